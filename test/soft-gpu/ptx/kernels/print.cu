// Kernels that call printf, assert, malloc and trap.
#include <cassert>
#include <cstdio>

extern "C" __global__ void formats(const char *text, double d, long long big) {
  printf("%d|%5d|%-5d|%05d|%+d|% d|%i\n", 42, -42, 42, -42, 42, 42, -7);
  printf("%u %x %X %#x %#o %o %lu %llx %hhd %hd\n", 4000000000u, 255, 255, 255, 8, 8, 1ul << 40, big, 300, 70000);
  printf("%f %.0f %.3f %10.2f %-10.1f| %e %.2E %g %g %G %a\n", d, 2.5, d, d, d, d, d, d, 1e-10, 1e20, 1.5);
  printf("%s|%10s|%-6s|%.2s|%c|%%|%p\n", text, "abc", "abc", "abcdef", 'x', (void *)0);
  printf("%*d %-*d| %.*f %5c|\n", 6, 7, 4, 7, 2, 3.14159, 'z');
  printf("%f %F %e %g %5f|%05.1f|%+.1e\n", 1.0 / 0.0, -1.0 / 0.0, 0.0 / 0.0, -0.0, 1e300, -2.25, 12345.678);
  printf("no arguments\n");
  int n = printf("%d %d\n", 1, 2);
  printf("%d\n", n);
}

extern "C" __global__ void lines(int count) {
  for (int i = 0; i < count; i++) printf("block %d thread %d line %d\n", blockIdx.x, threadIdx.x, i);
}

extern "C" __global__ void asserts(int *out, int limit) {
  assert(out[threadIdx.x] < limit);
  out[threadIdx.x]++;
}

struct Node {
  Node *next;
  int value;
};

extern "C" __global__ void lists(int **heads, int *out, int count) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  Node *list = nullptr;
  for (int i = 0; i < count; i++) {
    Node *node = (Node *)malloc(sizeof(Node));
    if (!node) {
      out[at] = -1;
      return;
    }
    node->next = list;
    node->value = at + i;
    list = node;
  }
  int sum = 0;
  while (list) {
    Node *next = list->next;
    sum += list->value;
    free(list);
    list = next;
  }
  out[at] = sum;
}

extern "C" __global__ void huge(int *out) {
  void *p = malloc(1ull << 40);
  void *q = malloc(7 << 20);
  out[0] = (p == nullptr) | (q != nullptr) << 1;
  free(q);
}

extern "C" __global__ void keep(int **out) {
  *out = (int *)malloc(64);
  **out = 77;
}
extern "C" __global__ void use(int *kept, int *out) {
  *out = *kept;
  free(kept);
}
extern "C" __global__ void twice(int *kept) {
  int *p = (int *)malloc(16);
  free(p);
  free(p);
}

extern "C" __global__ void traps(int which) {
  if (threadIdx.x == 5 && which == 0) __trap();
  if (threadIdx.x == 5 && which == 1) asm("exit;");
  if (threadIdx.x == 5 && which == 2) __brkpt();
}

extern "C" __global__ void printForever(int *stop) {
  while (!*stop) printf("%4000d %4000d %4000d\n", 1, 2, 3);
}
