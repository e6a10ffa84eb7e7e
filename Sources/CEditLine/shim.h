#ifndef LINEUP_CEDITLINE_SHIM_H
#define LINEUP_CEDITLINE_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

// libedit's setters are variadic, which Swift cannot call: one typed function for each use. Only the wide interface
// appears; the narrow one crashes on what the locale cannot encode.

typedef wchar_t *(*editline_prompt)(EditLine *);
typedef int (*editline_reader)(EditLine *, wchar_t *);
typedef unsigned char (*editline_command)(EditLine *, wint_t);

/// `el_init` on the standard streams; warnings go to `errors`.
static inline EditLine *editline_open(const char *program, FILE *errors) {
  return el_init(program, stdin, stdout, errors);
}

/// Has it draw on `drawings`, and sends later warnings (of `~/.editrc`) to standard error.
static inline void editline_redirect(EditLine *editor, FILE *drawings) {
  el_wset(editor, EL_SETFP, 1, drawings);
  el_wset(editor, EL_SETFP, 2, stderr);
}

static inline void editline_flush(void) {
  fflush(stdout);
}

static inline void editline_set_prompt(EditLine *editor, editline_prompt prompt) {
  el_wset(editor, EL_PROMPT, prompt);
}

static inline void editline_set_reader(EditLine *editor, editline_reader reader) {
  el_wset(editor, EL_GETCFN, reader);
}

static inline void editline_set_context(EditLine *editor, void *context) {
  el_wset(editor, EL_CLIENTDATA, context);
}

static inline void *editline_context(EditLine *editor) {
  void *context = NULL;
  el_wget(editor, EL_CLIENTDATA, &context);
  return context;
}

/// `EL_EDITOR`: "emacs" or "vi". It resets all key bindings.
static inline int editline_set_editor(EditLine *editor, const wchar_t *name) {
  return el_wset(editor, EL_EDITOR, name);
}

/// `EL_SIGNAL`: whether libedit installs its own signal handlers.
static inline void editline_handle_signals(EditLine *editor, int on) {
  el_wset(editor, EL_SIGNAL, on);
}

/// `EL_EDITMODE`: 0 when the terminal or `~/.editrc` has turned editing off.
static inline int editline_is_editing(EditLine *editor) {
  int on = 0;
  el_wget(editor, EL_EDITMODE, &on);
  return on;
}

/// `EL_PREP_TERM`: 1 puts the terminal in editing mode, 0 in its ordinary one.
static inline void editline_prepare_terminal(EditLine *editor, int on) {
  el_wset(editor, EL_PREP_TERM, on);
}

/// `EL_SETTY`: turns flow control off in the editing mode, so that ^S is a key and does not freeze the screen.
static inline void editline_free_control_s(EditLine *editor) {
  el_wset(editor, EL_SETTY, L"-d", L"-ixon", NULL);
}

/// `EL_REFRESH`: draws prompt and line anew.
static inline void editline_refresh(EditLine *editor) {
  el_wset(editor, EL_REFRESH);
}

/// `EL_ADDFN`: neither string is copied.
static inline int editline_add_command(
    EditLine *editor, const wchar_t *name, const wchar_t *help, editline_command command) {
  return el_wset(editor, EL_ADDFN, name, help, command);
}

/// `EL_BIND`: binds keys to a command in the key map that insertion uses.
static inline int editline_bind(EditLine *editor, const wchar_t *keys, const wchar_t *command) {
  return el_wset(editor, EL_BIND, keys, command, NULL);
}

/// `EL_BIND -a`: binds keys to a command in the key map of vi's command mode.
static inline int editline_bind_alternative(EditLine *editor, const wchar_t *keys, const wchar_t *command) {
  return el_wset(editor, EL_BIND, L"-a", keys, command, NULL);
}

/// `EL_GETTC`: a string capability of the terminal, such as "up"; NULL when it has none of that name.
static inline const char *editline_capability(EditLine *editor, const char *name) {
  char *value = NULL;
  return el_wget(editor, EL_GETTC, name, &value) == 0 ? value : NULL;
}

/// `EL_SETTC`: sets the columns ("co") or rows ("li") that libedit draws for.
static inline void editline_set_size(EditLine *editor, const wchar_t *name, const wchar_t *value) {
  el_wset(editor, EL_SETTC, name, value, NULL);
}

/// `history_winit`, of that size, for an editor; NULL when there is no memory.
static inline HistoryW *editline_add_history(EditLine *editor, int size) {
  HistoryW *history = history_winit();
  HistEventW event;
  if (history == NULL) return NULL;
  history_w(history, &event, H_SETSIZE, size);
  el_wset(editor, EL_HIST, history_w, history);
  return history;
}

static inline void editline_enter_history(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

static inline void editline_clear_history(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

/// Whether multibyte text is UTF-8 in the present locale.
static inline int editline_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset[0] == 'U' && codeset[1] == 'T' && codeset[2] == 'F' && codeset[3] == '-' && codeset[4] == '8' &&
         codeset[5] == 0;
}

/// `wcwidth`, which Swift sees only with extensions of the C library.
static inline int editline_width(wchar_t character) {
  return wcwidth(character);
}

/// Installs a handler that interrupts system calls (no `SA_RESTART`) and tells what was there before; 0 when the
/// process ignores the signal, which is left so, SIGINT apart: at a prompt that is a key.
static inline int editline_catch_signal(int number, void (*handler)(int), struct sigaction *previous) {
  if (sigaction(number, NULL, previous) != 0) return 0;
  if (previous->sa_handler == SIG_IGN && number != SIGINT) return 0;
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL) == 0;
}

/// Lets the default action of a signal happen now, once; afterwards the handler is as before.
static inline void editline_raise_by_default(int number) {
  struct sigaction previous, action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  if (sigaction(number, &action, &previous) != 0) return;
  raise(number);
  sigaction(number, &previous, NULL);
}

#endif
