// nvcc: -rdc=true
// The functions and variables of link_main.cu.
__device__ int counter = 100;
__constant__ int factor = 3;
static __device__ int hidden = 1000;
static __device__ __noinline__ int own(int value) { return value * hidden; }
__device__ int step(int value) { return own(value) + 7; }

extern "C" __global__ void count(int *out) { *out = counter; }
