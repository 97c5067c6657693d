// Basic kernels: memory, barriers, warps, static and dynamic shared memory, constants and variables.
extern "C" __global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

extern "C" __global__ void nothing() {}

extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n) {
  __shared__ float x[16][16], y[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    x[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
    y[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
    __syncthreads();
    for (int j = 0; j < 16; j++) sum += x[threadIdx.y][j] * y[j][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__device__ float sumOfWarp(float value) {
  for (int offset = 16; offset; offset >>= 1) value += __shfl_down_sync(~0u, value, offset);
  return value;
}

extern "C" __global__ void reduce(const float *x, float *out, int n) {
  __shared__ float parts[32];
  float value = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) value += x[i];
  value = sumOfWarp(value);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  if (lane == 0) parts[warp] = value;
  __syncthreads();
  value = threadIdx.x < blockDim.x / 32 ? parts[lane] : 0;
  if (warp == 0) {
    value = sumOfWarp(value);
    if (lane == 0) atomicAdd(out, value);
  }
}

__constant__ int table[4] = {10, 20, 30, 40};
__device__ unsigned counter = 7;
__device__ int *pointer = (int *)&counter;

extern "C" __global__ void spaces(int *out) {
  extern __shared__ int dynamic[];
  int local[8];
  dynamic[threadIdx.x] = table[threadIdx.x & 3];
  __syncthreads();
  for (int i = 0; i < 8; i++) local[i] = dynamic[(threadIdx.x + i) % blockDim.x] + i;
  out[threadIdx.x] = local[out[threadIdx.x] & 7];
  atomicAdd((unsigned *)pointer, 1u);
}

// Threads of a block diverge and reconverge.
extern "C" __global__ void diverge(int *out) {
  __shared__ int shared[256];
  int t = threadIdx.x, value = t;
  shared[t] = t;
  for (int i = 0; i < t % 5; i++) value += i * t;
  __syncthreads();
  if (t % 3 == 0) value += shared[(t + 1) % blockDim.x];
  else if (t % 3 == 1) value -= shared[(t + 2) % blockDim.x];
  unsigned even = __ballot_sync(~0u, value % 2 == 0);
  if ((t & 31) < 16) value += __shfl_xor_sync(0xffff, value, 3);
  else value += __shfl_sync(0xffff0000, value, 20);
  out[t] = value ^ even;
}

// Each thread of a block takes a lock, so every thread must make progress while others spin.
extern "C" __global__ void lock(int *mutex, int *count) {
  for (bool done = false; !done;) {
    if (atomicCAS(mutex, 0, 1) == 0) {
      *(volatile int *)count += 1;
      __threadfence();
      atomicExch(mutex, 0);
      done = true;
    }
  }
}

// One thread spins until another thread of its block writes.
extern "C" __global__ void handOver(volatile int *flag, int *out) {
  if (threadIdx.x == 0) {
    while (*flag == 0) {
    }
    *out = *flag;
  } else if (threadIdx.x == 33) *flag = 42;
}

extern "C" __global__ void forever(volatile int *flag) {
  while (*flag == 0) {
  }
}

extern "C" __global__ void spin(int *out) {
  unsigned x = 1;
  while (x != 0) x = x * 5 + 2 | 1;
  *out = x;
}

extern "C" __global__ void wild(int *at) { *at = 1; }

extern "C" __global__ void stop() { __trap(); }
