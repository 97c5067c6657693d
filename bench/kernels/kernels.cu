// The kernels of the benchmark; peer.c has the same as loops. REAL is float or double.
#define TILE 16
#define BODIES 256

#ifdef WIDE
typedef double4 Body;
#define RSQRT rsqrt
#else
typedef float4 Body;
#define RSQRT rsqrtf
#endif

extern "C" __global__ void nothing() {}

extern "C" __global__ void add(const REAL *a, const REAL *b, REAL *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

__device__ REAL sumOfWarp(REAL v) {
  for (int o = 16; o; o >>= 1) v += __shfl_down_sync(~0u, v, o);
  return v;
}

extern "C" __global__ void reduce(const REAL *x, REAL *out, int n) {
  __shared__ REAL parts[32];
  REAL v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) v += x[i];
  v = sumOfWarp(v);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  if (!lane) parts[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? parts[lane] : 0;
  if (!warp) {
    v = sumOfWarp(v);
    if (!lane) atomicAdd(out, v);
  }
}

extern "C" __global__ void matmul(const REAL *a, const REAL *b, REAL *c, int n) {
  __shared__ REAL x[TILE][TILE], y[TILE][TILE];
  int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
  REAL sum = 0;
  for (int k = 0; k < n; k += TILE) {
    x[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
    y[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
    __syncthreads();
    for (int j = 0; j < TILE; j++) sum += x[threadIdx.y][j] * y[j][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

extern "C" __global__ void nbody(const Body *bodies, Body *out, int n) {
  __shared__ Body tile[BODIES];
  Body me = bodies[blockIdx.x * BODIES + threadIdx.x];
  REAL ax = 0, ay = 0, az = 0;
  for (int t = 0; t < n; t += BODIES) {
    tile[threadIdx.x] = bodies[t + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < BODIES; j++) {
      Body other = tile[j];
      REAL dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      REAL r = RSQRT(dx * dx + dy * dy + dz * dz + (REAL)0.01);
      REAL s = other.w * r * r * r;
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    __syncthreads();
  }
  Body sum = {ax, ay, az, 0};
  out[blockIdx.x * BODIES + threadIdx.x] = sum;
}

extern "C" __global__ void mandelbrot(REAL *c, int n) {
  int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
  if (column >= n) return;
  REAL x0 = (REAL)3 * column / n - 2, y0 = (REAL)2 * row / n - 1, x = 0, y = 0;
  int i = 0;
  for (; i < 256 && x * x + y * y < 4; i++) {
    REAL t = x * x - y * y + x0;
    y = 2 * x * y + y0;
    x = t;
  }
  c[row * n + column] = i;
}

/** One pass of a bitonic sort: compares and exchanges at a distance. */
extern "C" __global__ void bitonic(REAL *v, int distance, int run) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, other = i ^ distance;
  if (other > i) {
    REAL a = v[i], b = v[other];
    if ((i & run) == 0 ? a > b : a < b) {
      v[i] = b;
      v[other] = a;
    }
  }
}
