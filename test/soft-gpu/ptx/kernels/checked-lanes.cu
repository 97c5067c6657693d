// Correct and faulty accesses of eight threads that are checked together. The thread number counts through all dimensions of the block.
#define HERE int t = threadIdx.y * blockDim.x + threadIdx.x, n = blockDim.x * blockDim.y; (void)t, (void)n

extern "C" __global__ void shiftsShared(int *x) {
  HERE;
  __shared__ int s[128];
  s[t] = t;
  x[t] = s[(t + 1) % n];
}
extern "C" __global__ void broadcastThenWrite(int *x) {
  HERE;
  __shared__ int s[128];
  s[t] = t;
  __syncthreads();
  x[t] = s[0];
  s[t] = x[t];
}
extern "C" __global__ void readsThenWrites(int *x) {
  HERE;
  __shared__ int s[128];
  s[t] = t;
  __syncthreads();
  int sum = s[t] + s[n - 1 - t];
  s[t] = sum;
  x[t] = sum;
}
extern "C" __global__ void rightInTurns(double *x) {
  HERE;
  __shared__ double s[128];
  for (int i = 0; i < 300; i++) {
    s[t] = x[t] + i;
    __syncthreads();
    x[t] = s[0] + s[t] + s[(t + 8) % n];
    __syncthreads();
  }
}
extern "C" __global__ void writesRows(int *x) {
  HERE;
  x[t] = t;
  __syncthreads();
  x[(t + 8) % n] = x[(t + 8) % n] + 1;
  __syncthreads();
  x[n - 1 - t] += 1;
}
extern "C" __global__ void writesRowsUnordered(int *x) {
  HERE;
  x[t] = t;
  x[(t + 8) % n] = 1;
}
extern "C" __global__ void readsRowOfOthers(double *x) {
  HERE;
  double before = x[(t + 4) % n];
  x[t] = before + 1;
}
extern "C" __global__ void touchesOneOfRow(int *x) {
  HERE;
  x[t] += 1;
  if (t == 13) x[20] = 7;
}
extern "C" __global__ void touchesOneBefore(int *x) {
  HERE;
  if (t == 13) x[20] = 7;
  x[t] = 1;
}
extern "C" __global__ void readsOnly(double *x) {
  HERE;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] + x[t];
  x[n + t] = sum;
}
extern "C" __global__ void readsHalves(const short *x, int *out) {
  HERE;
  out[t] = x[t];
}
extern "C" __global__ void bothBlocksWrite(int *x) {
  HERE;
  x[t] = 1;
}
extern "C" __global__ void oneBlockReads(int *x) {
  HERE;
  if (blockIdx.x == 0) x[t] = 1;
  else x[n + t] = x[t];
}
extern "C" __global__ void unwrittenShared(int *x) {
  HERE;
  __shared__ int s[128];
  if (t != 77) s[t] = 1;
  __syncthreads();
  x[t] = s[t];
}
