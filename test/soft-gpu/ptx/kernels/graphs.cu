// nvcc: -rdc=true
// Kernels of graphs: one adds, the other sets the value of a conditional node.
extern "C" __global__ void add(int *p, int value) { atomicAdd(p, value); }
extern "C" __device__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);
extern "C" __global__ void countdown(int *p, unsigned long long handle) {
  int left = --*p;
  cudaGraphSetConditional(handle, left > 0);
}
extern "C" __global__ void choose(const int *p, unsigned long long handle) { cudaGraphSetConditional(handle, *p); }
