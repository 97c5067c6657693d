// Files into GPU memory (or, with -DHOST, into host memory) from C: pread into two pinned buffers with copies behind, and cuFileRead where
// cufile.h is. peer FILE direct|cached ROUNDS MIB...: a line of JSON for each size, GB/s of the median round.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifndef HOST
#include <cuda.h>
#if __has_include(<cufile.h>) && !defined(NO_CUFILE)
#include <cufile.h>
#define WITH_CUFILE 1
#endif
#endif

#define PIECE (4u << 20)

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static int byValue(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static void tell(const char *name, const char *mode, size_t mib, double *seconds, int rounds) {
  qsort(seconds, rounds, sizeof *seconds, byValue);
  printf("{\"contender\":\"%s\",\"case\":\"read %zu MiB, %s\",\"value\":%f}\n", name, mib, mode,
         mib * 1048576.0 / seconds[rounds / 2] / 1e9);
  fflush(stdout);
}

static int readAll(int fd, char *to, size_t bytes, size_t offset) {
  for (size_t done = 0; done < bytes;) {
    ssize_t n = pread(fd, to + done, bytes - done, offset + done);
    if (n <= 0) return -1;
    done += n;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  const char *mode = argv[2];
  int rounds = atoi(argv[3]), fd = open(argv[1], O_RDONLY | (strcmp(mode, "direct") ? 0 : O_DIRECT));
  if (fd < 0) return perror(argv[1]), 1;
  double *seconds = calloc(rounds, sizeof *seconds);
#ifdef HOST
  for (int i = 4; i < argc; i++) {
    size_t mib = strtoul(argv[i], 0, 10), bytes = mib << 20;
    char *memory = 0, *staging = 0;
    if (posix_memalign((void **)&memory, 4096, bytes) || posix_memalign((void **)&staging, 4096, PIECE)) return 1;
    memset(memory, 1, bytes);
    for (int r = -1; r < rounds; r++) {
      double start = now();
      for (size_t at = 0; at < bytes; at += PIECE) {
        size_t n = bytes - at < PIECE ? bytes - at : PIECE;
        if (readAll(fd, staging, n, at)) return 1;
        memcpy(memory + at, staging, n);
      }
      if (r >= 0) seconds[r] = now() - start;
    }
    tell("read+copy in C", mode, mib, seconds, rounds);
    free(memory);
    free(staging);
  }
#else
  CUdevice device;
  CUcontext context;
  CUstream stream;
  CUevent copied[2];
  char *staging[2];
  if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) || cuCtxSetCurrent(context)) return 1;
  cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING);
  for (int i = 0; i < 2; i++) {
    if (cuMemHostAlloc((void **)&staging[i], PIECE, 0)) return 1;
    cuEventCreate(&copied[i], CU_EVENT_DISABLE_TIMING);
  }
  for (int i = 4; i < argc; i++) {
    size_t mib = strtoul(argv[i], 0, 10), bytes = mib << 20;
    CUdeviceptr memory;
    if (cuMemAlloc(&memory, bytes)) return 1;
    for (int r = -1; r < rounds; r++) {
      double start = now();
      for (size_t at = 0, turn = 0; at < bytes; at += PIECE, turn ^= 1) {
        size_t n = bytes - at < PIECE ? bytes - at : PIECE;
        cuEventSynchronize(copied[turn]);
        if (readAll(fd, staging[turn], n, at)) return 1;
        cuMemcpyHtoDAsync(memory + at, staging[turn], n, stream);
        cuEventRecord(copied[turn], stream);
      }
      cuStreamSynchronize(stream);
      if (r >= 0) seconds[r] = now() - start;
    }
    tell("read+copy in C", mode, mib, seconds, rounds);
    cuMemFree(memory);
  }
#ifdef WITH_CUFILE
  CUfileDescr_t descriptor = {0};
  CUfileHandle_t handle;
  descriptor.handle.fd = fd;
  descriptor.type = CU_FILE_HANDLE_TYPE_OPAQUE_FD;
  CUfileError_t opened = cuFileDriverOpen();
  if (opened.err == CU_FILE_SUCCESS) opened = cuFileHandleRegister(&handle, &descriptor);
  if (opened.err != CU_FILE_SUCCESS) return fprintf(stderr, "cuFile: %d\n", opened.err), 0;
  for (int i = 4; i < argc; i++) {
    size_t mib = strtoul(argv[i], 0, 10), bytes = mib << 20;
    CUdeviceptr memory;
    if (cuMemAlloc(&memory, bytes)) return 1;
    cuFileBufRegister((void *)memory, bytes, 0);
    for (int r = -1; r < rounds; r++) {
      double start = now();
      for (size_t done = 0; done < bytes;) {
        ssize_t n = cuFileRead(handle, (void *)memory, bytes - done, done, done);
        if (n <= 0) return fprintf(stderr, "cuFileRead: %zd\n", n), 0;
        done += n;
      }
      if (r >= 0) seconds[r] = now() - start;
    }
    tell("cuFile in C", mode, mib, seconds, rounds);
    cuFileBufDeregister((void *)memory);
    cuMemFree(memory);
  }
#endif
#endif
  return 0;
}
