// The parts of ncursesw that Swift can't reach: macros, shared variables (which Swift 6 refuses), the fields of cchar_t.
#ifndef ISLET_CNCURSES_SHIM_H
#define ISLET_CNCURSES_SHIM_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// From <term.h> and <sys/ioctl.h>, which are not included, since they declare `struct termios` and `struct winsize`:
// importers of this module's users would then find those here, and not in Glibc.
typedef struct term TERMINAL;
extern TERMINAL *cur_term;
extern int setupterm(const char *type, int descriptor, int *result);
extern int del_curterm(TERMINAL *terminal);
extern int ioctl(int descriptor, unsigned long request, ...);

// The variables of the current screen.
static inline WINDOW *islet_standard_window(void) { return stdscr; }
static inline WINDOW *islet_current_window(void) { return curscr; }
static inline int islet_lines(void) { return LINES; }
static inline int islet_columns(void) { return COLS; }
static inline int islet_colors(void) { return COLORS; }
static inline int islet_pairs(void) { return COLOR_PAIRS; }

// The attributes that a cell can ask for; bits as in CellAttributes.
static inline attr_t islet_attributes(uint8_t bits) {
  return (bits & 1 ? WA_BOLD : 0) | (bits & 2 ? WA_ITALIC : 0) | (bits & 4 ? WA_UNDERLINE : 0)
      | (bits & 16 ? WA_REVERSE : 0) | (bits & 32 ? WA_DIM : 0);
}

// Fills a cell as setcchar() does, in a tenth of the time, since it is called for each cell of a moving picture.
// `glyph` holds a base and two marks of 21 bits each; `strike` is the mark of a struck-out cell, or 0.
static inline void islet_set_cell(
    cchar_t *cell, uint64_t glyph, attr_t attributes, wchar_t strike, int pair) {
  int count = 0;
  memset(cell, 0, sizeof *cell);
  for (uint64_t rest = glyph; (rest & 0x1FFFFF) != 0 && count < 3; rest >>= 21)
    cell->chars[count++] = (wchar_t)(rest & 0x1FFFFF);
  cell->chars[count] = strike;
  // Programs limited to 256 pairs read the number from the attribute; ncurses keeps both.
  cell->attr = attributes | (attr_t)COLOR_PAIR(pair > 255 ? 255 : pair);
  cell->ext_color = pair;
}

// Gives cells from the cursor on a pair and attributes; their glyphs stay.
static inline void islet_recolor(WINDOW *window, int count, attr_t attributes, int pair) {
  // The pair's number is taken from the last argument, since a short cannot hold it.
  wchgat(window, count, attributes, (short)(pair > 255 ? 255 : pair), &pair);
}

// Returns whether the C library can encode any Unicode scalar.
static inline bool islet_locale_is_unicode(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

// The same, after changing to a UTF-8 locale where necessary.
static inline bool islet_use_unicode(void) {
  if (islet_locale_is_unicode()) return true;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL && islet_locale_is_unicode();
}

// The width of a scalar in the C library, by which ncurses places it: 0 for a mark, -1 for an unprintable one.
// glibc declares wcwidth() to X/Open programs only.
extern int wcwidth(wchar_t scalar);
static inline int islet_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// Reads the kernel's size of a terminal (tty_ioctl(2)); false when it has none.
static inline bool islet_window_size(int descriptor, int *columns, int *rows) {
  enum { tiocgwinsz = 0x5413 };
  unsigned short size[4] = {0};
  if (ioctl(descriptor, tiocgwinsz, size) != 0 || size[0] == 0 || size[1] == 0) return false;
  *rows = size[0];
  *columns = size[1];
  return true;
}

// A file in memory, or -1 where the system has none (memfd_create(2); unistd.h has it for GNU programs only).
extern int memfd_create(const char *name, unsigned int flags);
static inline int islet_memory_file(void) {
  enum { mfdCloseOnExec = 1 };
  return memfd_create("frame", mfdCloseOnExec);
}

// Opens a descriptor's terminal anew, nonblocking; -1 on failure.
static inline int islet_reopen_unwaiting(int descriptor) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

// Writes without blocking and returns the number of bytes: 0 when none fit now, -1 when none ever will.
static inline long islet_write(int descriptor, const void *bytes, size_t count) {
  for (;;) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) return written;
    if (written < 0 && errno == EINTR) continue;
    return written < 0 && errno != EAGAIN ? -1 : 0;
  }
}

// Returns whether a write would take bytes now. For a serial line this means that the kernel's queue is almost empty.
static inline bool islet_is_writable(int descriptor) {
  struct pollfd waiting = {.fd = descriptor, .events = POLLOUT};
  return poll(&waiting, 1, 0) == 1;
}

// Discards the kernel's output queue of a terminal (TCFLSH of tty_ioctl(2), with TCOFLUSH).
static inline void islet_discard_output(int descriptor) {
  enum { tcflsh = 0x540B, tcoflush = 1 };
  ioctl(descriptor, tcflsh, tcoflush);
}

// Lets a terminal that was stopped by Ctrl-S go on (TCXONC of tty_ioctl(2), with TCOOFF and TCOON): the kernel undoes
// only a stop of one's own, so that is made first.
static inline void islet_resume_output(int descriptor) {
  enum { tcxonc = 0x540A, tcooff = 0, tcoon = 1 };
  ioctl(descriptor, tcxonc, tcooff);
  ioctl(descriptor, tcxonc, tcoon);
}

// Opens a pipe whose ends never block; false on failure.
static inline bool islet_open_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  *reading = ends[0];
  *writing = ends[1];
  return true;
}

// Reads bytes that are there within some milliseconds, and returns their number: 0 when there are none.
static inline long islet_read_within(int descriptor, int milliseconds, void *bytes, size_t count) {
  struct pollfd waiting = {.fd = descriptor, .events = POLLIN};
  if (poll(&waiting, 1, milliseconds) != 1 || !(waiting.revents & POLLIN)) return 0;
  ssize_t taken = read(descriptor, bytes, count);
  return taken > 0 ? taken : 0;
}

// Discards the bytes of a terminal that were not read (TCFLSH of tty_ioctl(2), with TCIFLUSH).
static inline void islet_discard_input(int descriptor) {
  enum { tcflsh = 0x540B, tciflush = 0 };
  ioctl(descriptor, tcflsh, tciflush);
}

// The modes of a terminal (TCGETS and TCSETS of tty_ioctl(2)); the kernel's structure has 36 bytes.
typedef struct {
  uint8_t bytes[64];
} islet_terminal_modes;

static inline bool islet_get_modes(int descriptor, islet_terminal_modes *modes) {
  enum { tcgets = 0x5401 };
  return ioctl(descriptor, tcgets, modes) == 0;
}

static inline void islet_set_modes(int descriptor, const islet_terminal_modes *modes) {
  enum { tcsets = 0x5402 };
  ioctl(descriptor, tcsets, modes);
}

// Sets a variable of the environment, unless the value is NULL, and returns a copy of its former value.
static inline char *islet_exchange_variable(const char *name, const char *value) {
  const char *found = getenv(name);
  char *before = found ? strdup(found) : NULL;
  if (value) setenv(name, value, 1);
  return before;
}

static inline void islet_restore_variable(const char *name, char *before) {
  if (before) setenv(name, before, 1); else unsetenv(name);
  free(before);
}

// Limits a side of a screen that is about to open: ncurses takes it from the variable, if set, or else the kernel's.
static inline char *islet_limit_side(const char *name, int side, int maximum) {
  char limit[12];
  const char *given = getenv(name);
  if (given && atoi(given) > 0) side = atoi(given);
  snprintf(limit, sizeof limit, "%d", maximum);
  return islet_exchange_variable(name, side > maximum ? limit : NULL);
}

// Opens a screen on streams of its own, of so many columns and rows at the most. `description`, when there is one, is a
// whole compiled terminal description ("b64:..."), which ncurses takes from the environment only: it stands there for
// the length of this call.
static inline SCREEN *islet_open_screen(
    const char *type, const char *description, FILE *output, FILE *input, int columns_maximum,
    int rows_maximum) {
  int columns = 0, rows = 0;
  islet_window_size(fileno(output), &columns, &rows);
  char *terminfo = islet_exchange_variable("TERMINFO", description);
  char *width = islet_limit_side("COLUMNS", columns, columns_maximum);
  char *height = islet_limit_side("LINES", rows, rows_maximum);
  SCREEN *screen = newterm(type, output, input);
  islet_restore_variable("LINES", height);
  islet_restore_variable("COLUMNS", width);
  islet_restore_variable("TERMINFO", terminfo);
  return screen;
}

// Looks a terminal type up: 1 when it is known, 0 when not, -1 when there is no database.
static inline int islet_look_up(const char *type, int descriptor) {
  int found = 0;
  if (setupterm(type, descriptor, &found) != OK) return found == 1 ? 0 : found;
  return 1;
}

static inline void islet_forget_type(void) { del_curterm(cur_term); }

// The text of a capability that takes one number, or NULL.
static inline const char *islet_capability(const char *name, int number) {
  const char *text = tigetstr(name);
  if (text == NULL || text == (char *)-1) return NULL;
  return tiparm(text, number);
}

// One mouse event: the button (1 to 5) that went down or up, or 0 when the mouse only moved.
typedef struct {
  int column, row, pressed, released;
} islet_mouse_event;

static inline bool islet_read_mouse(islet_mouse_event *event) {
  MEVENT read;
  if (getmouse(&read) != OK) return false;
  *event = (islet_mouse_event){.column = read.x, .row = read.y};
  for (int button = 1; button <= 5; button++) {
    if (read.bstate & NCURSES_MOUSE_MASK(button, NCURSES_BUTTON_PRESSED)) event->pressed = button;
    if (read.bstate & NCURSES_MOUSE_MASK(button, NCURSES_BUTTON_RELEASED)) event->released = button;
  }
  return true;
}

static inline void islet_listen_to_mouse(void) {
  mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, NULL);
  mouseinterval(0);
}

#endif
