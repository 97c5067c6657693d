// nvcc: -lineinfo
// Kernels with one faulty line each, and their correct versions.
extern "C" __global__ void writesBeyond(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= n) x[i] = i;
}
extern "C" __global__ void writesWithin(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = i;
}
extern "C" __global__ void misaligned(char *x) { *(int *)(x + 2 * threadIdx.x) = 1; }
extern "C" __global__ void followsNull(int **x, int *out) { out[0] = **x; }

extern "C" __global__ void reverseRacing(int *x) {
  __shared__ int s[128];
  s[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = s[127 - threadIdx.x];
}
extern "C" __global__ void reverse(int *x) {
  __shared__ int s[128];
  s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = s[127 - threadIdx.x];
}
// The loop lacks its last barrier, so the next iteration overwrites words that other threads still read.
extern "C" __global__ void sumRacing(const int *x, int *out) {
  __shared__ int s[64];
  int sum = 0;
  for (int k = 0; k < 4; k++) {
    s[threadIdx.x] = x[64 * k + threadIdx.x];
    __syncthreads();
    sum += s[(threadIdx.x + 33) % 64];
  }
  out[threadIdx.x] = sum;
}
extern "C" __global__ void sumWarp(const int *x, int *out) {
  __shared__ int s[64];
  volatile int *v = s;
  v[threadIdx.x] = x[threadIdx.x];
  __syncwarp();
  for (int d = 16; d > 0; d /= 2) {
    int other = v[threadIdx.x ^ d];
    __syncwarp();
    v[threadIdx.x] += other;
    __syncwarp();
  }
  out[threadIdx.x] = v[threadIdx.x];
}
extern "C" __global__ void countShared(int *out) {
  __shared__ int bins[8];
  if (threadIdx.x < 8) bins[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&bins[threadIdx.x % 8], 1);
  __syncthreads();
  if (threadIdx.x < 8) out[threadIdx.x] = bins[threadIdx.x];
}
extern "C" __global__ void readsUnwritten(int *out) {
  __shared__ int s[64];
  if (threadIdx.x < 63) s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
extern "C" __global__ void partsAtBarrier(int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = threadIdx.x;
  if (threadIdx.x < 32) { __syncthreads(); out[threadIdx.x] = s[threadIdx.x + 32]; }
  else { __syncthreads(); out[threadIdx.x] = s[threadIdx.x - 32] + 1; }
}
extern "C" __global__ void waitsForMore(int *out) {
  asm volatile("barrier.sync 1, 96;" ::: "memory");
  out[threadIdx.x] = 1;
}
extern "C" __global__ void sharedBeyond(int *out) {
  extern __shared__ int s[];
  s[threadIdx.x] = 1;
  out[threadIdx.x] = s[threadIdx.x];
}
extern "C" __global__ void readsFresh(const int *x, int *out) { out[threadIdx.x] = x[threadIdx.x]; }
extern "C" __global__ void readsNeighbour(int *x, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  x[i] = i;
  out[i] = x[(i + 1) % (gridDim.x * blockDim.x)];
}
extern "C" __global__ void readsNeighbourAfter(int *x, int *out) {
  x[threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = x[(threadIdx.x + 1) % blockDim.x];
}
extern "C" __global__ void writesSame(int *x) { x[0] = blockIdx.x; }
extern "C" __global__ void overwritesRead(int *x) {
  x[1 + blockIdx.x] = x[0];
  if (blockIdx.x == gridDim.x - 1) x[0] = 7;
}
extern "C" __global__ void countsGlobal(int *x) { atomicAdd(x, 1); }
__device__ unsigned arrived;
extern "C" __global__ void sumsLast(int *parts, int *out) {
  __shared__ bool last;
  parts[blockIdx.x] = blockIdx.x + 1;
  __threadfence();
  if (threadIdx.x == 0) last = atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last && threadIdx.x == 0) {
    int sum = 0;
    for (int i = 0; i < gridDim.x; i++) sum += parts[i];
    out[0] = sum;
  }
}
extern "C" __global__ void sumsLastUnfenced(int *parts, int *out) {
  parts[blockIdx.x] = blockIdx.x + 1;
  if (atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1) {
    int sum = 0;
    for (int i = 0; i < gridDim.x; i++) sum += parts[i];
    out[0] = sum;
  }
}
extern "C" __global__ void keepsMemory(void **out) { out[threadIdx.x] = malloc(48); if (threadIdx.x == 0) free(out[0]); }
extern "C" __global__ void passesBarrier(int *out, int to) { if (threadIdx.x < to) __syncthreads(); out[threadIdx.x] = to; }
// One thread's fence must not make its writes unordered behind a barrier.
extern "C" __global__ void fencesAlone(int *out) {
  __shared__ int s[64];
  if (threadIdx.x == 0) { __threadfence_block(); for (int i = 0; i < 64; i++) s[i] = i; out[64] = 1; }
  __syncthreads();
  out[threadIdx.x] = s[63 - threadIdx.x] + out[64];
}
// Any number of barriers between two accesses orders them; two accesses without a barrier race.
extern "C" __global__ void manyBarriers(int *out, int n, int wrong) {
  __shared__ int s[64];
  __shared__ char c[64];
  s[threadIdx.x] = threadIdx.x; c[threadIdx.x] = threadIdx.x;
  for (int i = 0; i < n; i++) { __syncthreads(); out[threadIdx.x] = s[63 - threadIdx.x] + c[63 - threadIdx.x]; }
  if (wrong) s[threadIdx.x] = 1;
}
