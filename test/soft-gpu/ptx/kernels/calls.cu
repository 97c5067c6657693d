// Device functions: structures, pointers, virtual functions, recursion, barriers and shuffles.
struct Parts {
  int whole;
  double half;
  char letters[5];
};

__device__ __noinline__ Parts make(int a, float f, char c) {
  Parts p;
  p.whole = a;
  p.half = f * 0.5;
  for (int i = 0; i < 5; i++) p.letters[i] = c + i;
  return p;
}

extern "C" __global__ void structures(double *out) {
  int i = threadIdx.x;
  Parts p = make(i, i + 0.25f, 'a');
  out[i] = p.whole + p.half + p.letters[i % 5];
}

__device__ __noinline__ float add(float a, short b) { return a + b; }
__device__ __noinline__ float mul(float a, short b) { return a * b; }
typedef float (*Operation)(float, short);
__device__ Operation operations[3] = {add, mul, nullptr};

// Each thread calls a function of its own.
extern "C" __global__ void pointers(float *out, int which) {
  int i = threadIdx.x;
  out[i] = operations[which < 0 ? (i & 1) : which](i + 0.5f, -i);
}

struct Shape {
  __device__ virtual float area() const = 0;
};
struct Square : Shape {
  float side;
  __device__ float area() const override { return side * side; }
};
struct Disc : Shape {
  float radius;
  __device__ float area() const override { return 3 * radius * radius; }
};

extern "C" __global__ void virtuals(float *out) {
  int i = threadIdx.x;
  Square s;
  s.side = i;
  Disc d;
  d.radius = i;
  Shape *shape = i % 3 ? (Shape *)&s : (Shape *)&d;
  out[i] = shape->area();
}

__device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
extern "C" __global__ void recursive(int *out) { out[threadIdx.x] = fib(threadIdx.x % 14); }

__device__ __noinline__ int even(int n);
__device__ __noinline__ int odd(int n) { return n == 0 ? 0 : even(n - 1); }
__device__ __noinline__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }
__device__ long long depth(int n) {
  volatile long long here = n;
  return n == 0 ? 0 : depth(n - 1) + here;
}
extern "C" __global__ void deep(long long *out, int n) { out[threadIdx.x] = depth(n) * 2 + even(threadIdx.x); }

// A barrier in a function with one call site, and shuffles in a function called from both sides of a branch.
__device__ __noinline__ int total(int value) {
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  atomicAdd(&sum, value);
  __syncthreads();
  int found = sum;
  __syncthreads();
  return found;
}
__device__ __noinline__ int around(int value, unsigned mask) {
  for (int d = 8; d > 0; d >>= 1) value += __shfl_xor_sync(mask, value, d);
  return value;
}
extern "C" __global__ void barriers(int *out) {
  int i = threadIdx.x;
  int value = total(i) + total(i * i);
  if (i & 16)
    value += around(i, 0xffff0000u);
  else
    value -= around(i + 1, 0x0000ffffu);
  out[i] = value;
}

// Functions with barriers that are called through a pointer.
__device__ __noinline__ int twice(int value) { return total(2 * value); }
__device__ __noinline__ int least(int value) {
  __shared__ int found;
  if (threadIdx.x == 0) found = value;
  __syncthreads();
  atomicMin(&found, value);
  __syncthreads();
  return found;
}
typedef int (*Meeting)(int);
__device__ Meeting meetings[2] = {twice, least};
extern "C" __global__ void meeting(int *out, int which) { out[threadIdx.x] = meetings[which](threadIdx.x + 3); }

// One kernel stores a function pointer, and another kernel calls it.
extern "C" __global__ void give(Operation *out) { *out = mul; }
extern "C" __global__ void take(float *out, Operation f) { out[threadIdx.x] = f(threadIdx.x, 3); }
