// Kernels that use texture and surface objects.
typedef cudaTextureObject_t Texture;
typedef cudaSurfaceObject_t Surface;

extern "C" __global__ void fetch1d(Texture t, float *out, int from) {
  out[threadIdx.x] = tex1Dfetch<float>(t, from + (int)threadIdx.x);
}
extern "C" __global__ void sample1d(Texture t, const float *at, float *out) { out[threadIdx.x] = tex1D<float>(t, at[threadIdx.x]); }
extern "C" __global__ void sample2d(Texture t, const float2 *at, float *out) {
  float2 p = at[threadIdx.x];
  out[threadIdx.x] = tex2D<float>(t, p.x, p.y);
}
extern "C" __global__ void sample2d4(Texture t, const float2 *at, float4 *out) {
  float2 p = at[threadIdx.x];
  out[threadIdx.x] = tex2D<float4>(t, p.x, p.y);
}
extern "C" __global__ void integers2d(Texture t, const float2 *at, int4 *out) {
  float2 p = at[threadIdx.x];
  char4 v = tex2D<char4>(t, p.x, p.y);
  out[threadIdx.x] = make_int4(v.x, v.y, v.z, v.w);
}
extern "C" __global__ void sample3d(Texture t, const float4 *at, float *out) {
  float4 p = at[threadIdx.x];
  out[threadIdx.x] = tex3D<float>(t, p.x, p.y, p.z);
}
extern "C" __global__ void layered(Texture t, const float4 *at, float *out) {
  float4 p = at[threadIdx.x];
  out[threadIdx.x] = tex2DLayered<float>(t, p.x, p.y, (int)p.z);
}
extern "C" __global__ void cube(Texture t, const float4 *at, float *out) {
  float4 p = at[threadIdx.x];
  out[threadIdx.x] = texCubemap<float>(t, p.x, p.y, p.z);
}
extern "C" __global__ void gather(Texture t, const float2 *at, float4 *out) {
  float2 p = at[threadIdx.x];
  out[threadIdx.x] = tex2Dgather<float4>(t, p.x, p.y, 0);
}
extern "C" __global__ void level(Texture t, const float4 *at, float *out) {
  float4 p = at[threadIdx.x];
  out[threadIdx.x] = tex2DLod<float>(t, p.x, p.y, p.z);
}
extern "C" __global__ void turn(Surface from, Surface to, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  uchar4 v = surf2Dread<uchar4>(from, x * 4, y);
  surf2Dwrite(make_uchar4(v.w, v.z, v.y, v.x), to, (width - 1 - x) * 4, y);
}
extern "C" __global__ void volume(Surface s, float *out) {
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  float v = surf3Dread<float>(s, x * 4, y, z);
  surf3Dwrite(v * 2, s, x * 4, y, z);
  out[(z * blockDim.y + y) * blockDim.x + x] = v;
}
extern "C" __global__ void edges(Surface s, int *out, int mode) {
  int x = (int)threadIdx.x - 2;
  int v = 99;
  if (mode == 0) v = surf1Dread<int>(s, x * 4, cudaBoundaryModeZero);
  if (mode == 1) v = surf1Dread<int>(s, x * 4, cudaBoundaryModeClamp);
  if (mode == 2) v = surf1Dread<int>(s, x * 4, cudaBoundaryModeTrap);
  out[threadIdx.x] = v;
}
