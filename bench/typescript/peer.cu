// The kernels of cases.ts in CUDA C++, as the peer of `npm run bench -- typescript`.
#define TILE 16
#define SOFTENING 1e-3f

extern "C" __global__ void saxpy(float a, const float *__restrict__ x, float *__restrict__ y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

extern "C" __global__ void reduction(const float *__restrict__ x, float *__restrict__ sum, int n) {
  __shared__ float partial[32];
  float s = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) s += x[i];
  for (int d = 16; d > 0; d >>= 1) s += __shfl_down_sync(0xffffffffu, s, d);
  if ((threadIdx.x & 31) == 0) partial[threadIdx.x >> 5] = s;
  __syncthreads();
  if (threadIdx.x < 32) {
    s = threadIdx.x < 8 ? partial[threadIdx.x] : 0;
    for (int d = 4; d > 0; d >>= 1) s += __shfl_down_sync(0xffffffffu, s, d);
    if (threadIdx.x == 0) atomicAdd(&sum[0], s);
  }
}

extern "C" __global__ void matmul(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c,
                                  int n) {
  __shared__ float p[TILE][TILE];
  __shared__ float q[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty, column = blockIdx.x * TILE + tx;
  float sum = 0;
  for (int k = 0; k < n; k += TILE) {
    p[ty][tx] = a[row * n + k + tx];
    q[ty][tx] = b[(k + ty) * n + column];
    __syncthreads();
    for (int i = 0; i < TILE; i++) sum += p[ty][i] * q[i][tx];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

extern "C" __global__ void histogram(const unsigned char *__restrict__ data, int *__restrict__ counts, int n) {
  __shared__ int local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&local[data[i]], 1);
  __syncthreads();
  atomicAdd(&counts[threadIdx.x], local[threadIdx.x]);
}

extern "C" __global__ void mandelbrot(int *__restrict__ rounds, int width, int height, int limit) {
  int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  float x0 = (float(px) / float(width)) * 3.5f - 2.5f;
  float y0 = (float(py) / float(height)) * 2.0f - 1.0f;
  float x = 0, y = 0;
  int k = 0;
  while (k < limit && x * x + y * y <= 4) {
    float t = x * x - y * y + x0;
    y = 2 * x * y + y0;
    x = t;
    k++;
  }
  rounds[py * width + px] = k;
}

extern "C" __global__ void bitonic(int *__restrict__ x, int j, int k) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int partner = i ^ j;
  if (partner <= i) return;
  int a = x[i], b = x[partner];
  bool isAscending = (i & k) == 0;
  if ((a > b) == isAscending) {
    x[i] = b;
    x[partner] = a;
  }
}

extern "C" __global__ void nbody(const float4 *__restrict__ bodies, float4 *__restrict__ accelerations, int n) {
  __shared__ float4 tile[256];
  float4 me = bodies[blockIdx.x * blockDim.x + threadIdx.x];
  float ax = 0, ay = 0, az = 0;
  for (int start = 0; start < n; start += blockDim.x) {
    tile[threadIdx.x] = bodies[start + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 256; j++) {
      float4 other = tile[j];
      float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING);
      float s = other.w * inverse * inverse * inverse;
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    __syncthreads();
  }
  accelerations[blockIdx.x * blockDim.x + threadIdx.x] = make_float4(ax, ay, az, 0);
}

extern "C" __global__ void vectorAdd(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c,
                                     int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

extern "C" __global__ void transpose(const float *__restrict__ x, float *__restrict__ y, int n) {
  __shared__ float tile[TILE][TILE + 1];
  int i = threadIdx.x, j = threadIdx.y, left = blockIdx.x * TILE, top = blockIdx.y * TILE;
  if (top + j < n && left + i < n) tile[j][i] = x[(top + j) * n + left + i];
  __syncthreads();
  if (left + j < n && top + i < n) y[(left + j) * n + top + i] = tile[i][j];
}

extern "C" __global__ void jacobi(const double *__restrict__ x, double *__restrict__ y, int n) {
  int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= n || column >= n) return;
  bool isInside = row > 0 && row < n - 1 && column > 0 && column < n - 1;
  y[row * n + column] = isInside ? 0.25 * (x[(row - 1) * n + column] + x[(row + 1) * n + column] +
                                           x[row * n + column - 1] + x[row * n + column + 1])
                                 : x[row * n + column];
}

__device__ float largestOfWarp(float v) {
  for (int d = 16; d > 0; d >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, d));
  return v;
}

__device__ float sumOfWarp(float v) {
  for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffffu, v, d);
  return v;
}

extern "C" __global__ void softmax(const float *__restrict__ x, float *__restrict__ y, int columns) {
  int row = blockIdx.x * columns;
  float most = x[row];
  for (int i = threadIdx.x; i < columns; i += 32) most = fmaxf(most, x[row + i]);
  most = largestOfWarp(most);
  float sum = 0;
  for (int i = threadIdx.x; i < columns; i += 32) sum += expf(x[row + i] - most);
  sum = sumOfWarp(sum);
  for (int i = threadIdx.x; i < columns; i += 32) y[row + i] = expf(x[row + i] - most) / sum;
}

__device__ double normal(double d) {
  double k = 1 / (1 + 0.2316419 * fabs(d));
  double tail = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  double below = exp(-0.5 * d * d) * 0.3989422804014327 * tail;
  return d > 0 ? 1 - below : below;
}

extern "C" __global__ void blackScholes(const double *__restrict__ price, const double *__restrict__ strike,
                                        const double *__restrict__ years, double *__restrict__ call, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double rate = 0.02, volatility = 0.3, spread = volatility * sqrt(years[i]);
  double d = (log(price[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / spread;
  call[i] = price[i] * normal(d) - strike[i] * exp(-rate * years[i]) * normal(d - spread);
}
