// A C library that produces and consumes DLPack tensors. It declares the structs itself, as such libraries do.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint32_t major, minor; } Version;
typedef struct { int32_t type, id; } Device;
typedef struct { uint8_t code, bits; uint16_t lanes; } DataType;
typedef struct {
  void *data;
  Device device;
  int32_t ndim;
  DataType dtype;
  int64_t *shape, *strides;
  uint64_t byte_offset;
} Tensor;
typedef struct Managed { Tensor t; void *ctx; void (*deleter)(struct Managed *); } Managed;
typedef struct Versioned { Version v; void *ctx; void (*deleter)(struct Versioned *); uint64_t flags; Tensor t; } Versioned;

static int live, deleted;

static void release_lists(Tensor *t) {
  free(t->shape);
  free(t->strides);
  live--;
  deleted++;
}
static void delete_versioned(Versioned *self) { release_lists(&self->t); free(self); }
static void delete_managed(Managed *self) { release_lists(&self->t); free(self); }

static int64_t *copy_of(const int64_t *list, int n) {
  if (!list || n < 0) return NULL;
  int64_t *copy = malloc(n * sizeof *copy + 1);
  return memcpy(copy, list, n * sizeof *copy);
}

int live_tensors(void) { return live; }
int deleted_tensors(void) { return deleted; }

// what: device type, device id, ndim, code, bits, lanes, byte offset, flags, versioned, major
void *produce(void *data, const int64_t *what, const int64_t *shape, const int64_t *strides) {
  Tensor t = {data, {what[0], what[1]}, what[2], {what[3], what[4], what[5]}, copy_of(shape, what[2]), copy_of(strides, what[2]), what[6]};
  live++;
  if (what[8]) {
    Versioned *made = malloc(sizeof *made);
    *made = (Versioned){{what[9], 1}, made, delete_versioned, what[7], t};
    return made;
  }
  Managed *made = malloc(sizeof *made);
  *made = (Managed){t, made, delete_managed};
  return made;
}

void drop(void *tensor, int versioned) {
  if (versioned) ((Versioned *)tensor)->deleter(tensor);
  else ((Managed *)tensor)->deleter(tensor);
}

static double sum_of(const Tensor *t, int axis, const char *at) {
  if (axis == t->ndim) return *(const float *)at;
  double sum = 0;
  for (int64_t i = 0; i < t->shape[axis]; i++) sum += sum_of(t, axis + 1, at + 4 * i * t->strides[axis]);
  return sum;
}

// Consumes a tensor of f32 in memory that the host reads. Returns NaN for another type, and keeps the tensor.
double consume(void *tensor, int versioned) {
  const Tensor *t = versioned ? &((Versioned *)tensor)->t : &((Managed *)tensor)->t;
  if (t->dtype.code != 2 || t->dtype.bits != 32 || t->dtype.lanes != 1) return 0.0 / 0.0;
  return sum_of(t, 0, (const char *)t->data + t->byte_offset);
}

static void *drop_versioned(void *tensor) { drop(tensor, 1); return NULL; }
static void *drop_managed(void *tensor) { drop(tensor, 0); return NULL; }

// Calls the deleter on a thread of its own.
int drop_elsewhere(void *tensor, int versioned) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, versioned ? drop_versioned : drop_managed, tensor)) return -1;
  return pthread_join(thread, NULL);
}
