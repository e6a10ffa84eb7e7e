#ifndef LINEUP_CSQLITE_SHIM_H
#define LINEUP_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
