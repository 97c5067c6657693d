// Symbols of glibc that Debian's libstdc++ and libgcc_s use and musl 1.2.3 lacks.
#include <stddef.h>
typedef struct tm tm_t;
extern long syscall(long, ...);
extern size_t strftime_l(char *, size_t, const char *, const void *, void *);
unsigned arc4random(void) { unsigned v = 0; syscall(318, &v, sizeof v, 0); return v; }
size_t __strftime_l(char *s, size_t n, const char *f, const void *t, void *l) { return strftime_l(s, n, f, t, l); }
int __cxa_thread_atexit_impl(void (*f)(void *), void *o, void *d) { return 0; }
char __libc_single_threaded = 0;
int _dl_find_object(void *pc, void *r) { return -1; }
int __cpu_indicator_init(void) { return 0; }
struct { unsigned a, b, c, d[1]; } __cpu_model;
