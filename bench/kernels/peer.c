// The benchmark's kernels as C loops over all cores: peer NAME SIZE THREADS prints milliseconds of the best of some rounds.
// REAL is float or double.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LOOP static
#include "loops.h"

static REAL *a, *b, *c;
static int n, threads;
static volatile REAL sums[256];
static pthread_barrier_t barrier;

static const char *name;
static void *part(void *arg) {
  long t = (long)arg;
  long unit = !strcmp(name, "matmul") ? TILE : 1, units = n / unit;
  int from = units * t / threads * unit, to = units * (t + 1) / threads * unit;
  if (!strcmp(name, "add")) add(a, b, c, from, to);
  else if (!strcmp(name, "reduce")) sums[t] = reduce(a, from, to);
  else if (!strcmp(name, "matmul")) matmul(a, b, c, n, from, to);
  else if (!strcmp(name, "nbody")) nbody((const Body *)a, (Body *)c, n, from, to);
  else if (!strcmp(name, "mandelbrot")) mandelbrot(c, n, from, to);
  else
    for (int run = 2; run <= n; run *= 2)
      for (int distance = run / 2; distance > 0; distance /= 2) {
        bitonic(a, distance, run, from, to);
        pthread_barrier_wait(&barrier);
      }
  return 0;
}
int main(int argc, char **argv) {
  if (argc < 4) return 2;
  name = argv[1], n = atoi(argv[2]), threads = atoi(argv[3]);
  int square = !strcmp(name, "matmul") || !strcmp(name, "mandelbrot");
  size_t elements = square ? (size_t)n * n : !strcmp(name, "nbody") ? 4 * (size_t)n : n;
  a = malloc(elements * sizeof *a), b = malloc(elements * sizeof *a), c = malloc(elements * sizeof *a);
  pthread_barrier_init(&barrier, 0, threads);
  double best = 1e9, all = 0;
  for (int round = 0; (round < 5 || all < 2000) && all < 4000; round++) {
    for (size_t i = 0; i < elements; i++)
      a[i] = !strcmp(name, "bitonic") ? (REAL)(i * 2654435761u % 1000003) : i % 7, b[i] = i % 7, c[i] = 0;
    struct timespec start, end;
    pthread_t ids[256];
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long t = 0; t < threads; t++) pthread_create(&ids[t], 0, part, (void *)t);
    for (int t = 0; t < threads; t++) pthread_join(ids[t], 0);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double ms = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
    all += ms;
    if (ms < best) best = ms;
  }
  printf("%f\n", best);
  return c[n / 2] + sums[0] < -1;
}
