// nvcc: -rdc=true
// One module of a program whose functions and variables are in link_other.cu.
extern __device__ int counter;
extern __device__ int step(int value);
extern __constant__ int factor;
static __device__ int hidden = 5;
static __device__ __noinline__ int own(int value) { return value + hidden; }

extern "C" __global__ void joined(int *out) {
  int i = threadIdx.x;
  out[i] = own(step(i)) * factor;
  atomicAdd(&counter, 1);
}
