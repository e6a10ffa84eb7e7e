#ifndef LINEUP_CEDITLINE_SHIM_H
#define LINEUP_CEDITLINE_SHIM_H

#include <histedit.h>

#endif
