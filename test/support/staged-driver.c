// Driver whose memory no processor can access: the six functions of ffi/staged-memory.ts. A thread executes a
// stream in order, with a configurable delay. Like a real driver it refuses calls without a context, and ranges
// outside its memory.
#include <pthread.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum { INVALID_VALUE = 1, INVALID_CONTEXT = 201, NOT_READY = 600, ROOM = 4096 };
enum { TO_DEVICE, TO_HOST, VALUE };

struct work { int kind; uint64_t device; char *host; size_t bytes; uint32_t value; };
static struct work ring[ROOM];
static uint64_t given, done, copies;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t news = PTHREAD_COND_INITIALIZER;
static pthread_t thread;
static uint64_t from, bytes_there, begun;
static char *really;
static int delay_us, held, lost, refused, refused_after;
static __thread int entered;

static int inside(uint64_t at, size_t bytes) { return at >= from && at + bytes <= from + bytes_there; }

static void *serve(void *unused) {
  for (;;) {
    pthread_mutex_lock(&mutex);
    while (done == given || held || lost) pthread_cond_wait(&news, &mutex);
    struct work one = ring[done % ROOM];
    pthread_mutex_unlock(&mutex);
    if (delay_us > 0) usleep(delay_us);
    char *there = really + (one.device - from);
    if (one.kind == TO_DEVICE) memcpy(there, one.host, one.bytes);
    else if (one.kind == TO_HOST) memcpy(one.host, there, one.bytes);
    else __atomic_store_n((uint32_t *)one.host, one.value, __ATOMIC_RELEASE);
    pthread_mutex_lock(&mutex);
    done++;
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

static int give(struct work one) {
  if (entered == 0) return INVALID_CONTEXT;
  pthread_mutex_lock(&mutex);
  int code = lost ? lost : refused != 0 && refused_after-- <= 0 ? refused : given - done == ROOM ? 2 : 0;
  if (code == 0) ring[given++ % ROOM] = one;
  pthread_cond_signal(&news);
  pthread_mutex_unlock(&mutex);
  return code;
}

int pushContext(void *context) { return context == (void *)0xc0 ? (entered++, 0) : INVALID_CONTEXT; }
int popContext(void **context) { return entered > 0 ? (*context = (void *)0xc0, entered--, 0) : INVALID_CONTEXT; }
int toDevice(uint64_t to, void *host, size_t bytes, void *stream) {
  copies++;
  return inside(to, bytes) ? give((struct work){TO_DEVICE, to, host, bytes, 0}) : INVALID_VALUE;
}
int toHost(void *host, uint64_t at, size_t bytes, void *stream) {
  copies++;
  return inside(at, bytes) ? give((struct work){TO_HOST, at, host, bytes, 0}) : INVALID_VALUE;
}
int writeValue(void *stream, uint64_t at, uint32_t value, uint32_t flags) {
  return give((struct work){VALUE, from, (char *)at, 0, value});
}
int query(void *stream) {
  pthread_mutex_lock(&mutex);
  int code = lost ? lost : done == given ? 0 : NOT_READY;
  pthread_mutex_unlock(&mutex);
  return code;
}

// Controls of the tests.
void setMemory(uint64_t at, size_t bytes, void *where) {
  from = at, bytes_there = bytes, really = where, given = done = 0, delay_us = held = lost = refused = 0;
  if (!begun++) pthread_create(&thread, 0, serve, 0);
}
void setDelay(int us) { delay_us = us; }
void setHeld(int now) { pthread_mutex_lock(&mutex); held = now; pthread_cond_signal(&news); pthread_mutex_unlock(&mutex); }
void setRefused(int code, int after) { refused = code, refused_after = after; }
void setLost(int code) { lost = code; }
void shrink(size_t bytes) { bytes_there = bytes; }
uint64_t copiesSoFar(void) { return copies; }
uint64_t pending(void) { return given - done; }
static void *later(void *us) { usleep((uintptr_t)us); setHeld(0); return 0; }
void releaseLater(uint64_t us) { pthread_t one; pthread_create(&one, 0, later, (void *)us); pthread_detach(one); }
