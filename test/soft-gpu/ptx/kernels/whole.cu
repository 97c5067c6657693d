// Whole kernels with recorded answers of a real GPU: (in, out, n), 4096 words in, n = 512 words out, blocks of 256.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
#include <mma.h>
#include <stdint.h>
namespace cg = cooperative_groups;
using namespace nvcuda;
#define KERNEL extern "C" __global__ void
#define I (blockIdx.x * blockDim.x + threadIdx.x)
// Returns a float in [0.5, 1) with the sign and the digits of a word.
__device__ float unit(uint32_t w) { return __uint_as_float((w & 0x807fffffu) | 0x3f000000u); }
__device__ double unit64(uint32_t w, uint32_t v) { return unit(w) + unit(v) * 0x1p-24; }

KERNEL reduceShuffle(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ uint32_t part[8];
  uint32_t sum = 0;
  for (uint32_t i = threadIdx.x; i < 2048; i += blockDim.x) sum += in[blockIdx.x * 2048 + i];
  for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(~0u, sum, d);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
  __syncthreads();
  out[I] = part[threadIdx.x % 8] + threadIdx.x;
}
KERNEL scanBlock(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ float a[2][256];
  int t = threadIdx.x, from = 0;
  a[0][t] = unit(in[I]);
  for (int d = 1; d < 256; d *= 2) {
    __syncthreads();
    a[1 - from][t] = t >= d ? a[from][t] + a[from][t - d] : a[from][t];
    from = 1 - from;
  }
  out[I] = __float_as_uint(a[from][t]);
}
KERNEL bitonicSort(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ uint32_t a[256];
  int t = threadIdx.x;
  a[t] = in[I];
  for (int k = 2; k <= 256; k *= 2)
    for (int j = k / 2; j > 0; j /= 2) {
      __syncthreads();
      int o = t ^ j;
      if (o > t && (a[t] > a[o]) == ((t & k) == 0)) { uint32_t x = a[t]; a[t] = a[o]; a[o] = x; }
    }
  __syncthreads();
  out[I] = a[t];
}
KERNEL matmulTiled(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ float a[16][16], b[16][17];
  int x = threadIdx.x % 16, y = threadIdx.x / 16;
  float sum = 0;
  for (int k = 0; k < 48; k += 16) {
    a[y][x] = unit(in[blockIdx.x * 1024 + y * 48 + k + x]);
    b[y][x] = unit(in[2048 + (k + y) * 16 + x]);
    __syncthreads();
    for (int i = 0; i < 16; i++) sum += a[y][i] * b[i][x];
    __syncthreads();
  }
  out[I] = __float_as_uint(sum);
}
KERNEL histogram(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ uint32_t bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < 2048; i += 256) atomicAdd(&bins[in[blockIdx.x * 2048 + i] & 255], 1);
  __syncthreads();
  atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
  atomicMax(&out[256 + threadIdx.x], bins[threadIdx.x ^ 1]);
}
KERNEL mandelbrot(const uint32_t* in, uint32_t* out, uint32_t n) {
  float cx = (I % 32) * 0.09375f - 2.0f, cy = (I / 32) * 0.125f - 1.0f, x = 0, y = 0;
  int count = 0;
  while (count < 500 && x * x + y * y < 4.0f) { float t = x * x - y * y + cx; y = 2 * x * y + cy; x = t; count++; }
  out[I] = count * 1000 + (__float_as_uint(x) & 255);
}
KERNEL nbody(const uint32_t* in, uint32_t* out, uint32_t n) {
  float px = unit(in[I]), py = unit(in[I + 512]), ax = 0;
  for (int j = 0; j < 128; j++) {
    float dx = unit(in[j]) - px, dy = unit(in[j + 512]) - py, r = rsqrtf(dx * dx + dy * dy + 0.01f);
    ax += dx * r * r * r;
  }
  out[I] = __float_as_uint(ax);
}
KERNEL halfDot(const uint32_t* in, uint32_t* out, uint32_t n) {
  __half2 sum = __float2half2_rn(0.0f), most = sum;
  for (int j = 0; j < 32; j++) {
    __half2 a = __floats2half2_rn(unit(in[I + j]), unit(in[I + j + 64])), b = __floats2half2_rn(unit(in[j]), 0.5f);
    sum = __hfma2(a, b, sum);
    most = __hmax2(most, __hmul2(a, b));
  }
  __half2 all = __hsub2(sum, __hadd2(most, h2sqrt(__habs2(sum))));
  out[I] = *(uint32_t*)&all;
}
KERNEL brainDot(const uint32_t* in, uint32_t* out, uint32_t n) {
  __nv_bfloat162 sum = __float2bfloat162_rn(0.0f);
  for (int j = 0; j < 32; j++) {
    __nv_bfloat162 a = __floats2bfloat162_rn(unit(in[I + j]), unit(in[I + j + 64])), b = __floats2bfloat162_rn(unit(in[j]), 0.5f);
    sum = __hfma2(a, b, sum);
    sum = __hadd2(sum, __hmin2(a, b));
  }
  out[I] = *(uint32_t*)&sum;
}
KERNEL wmmaHalf(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ __half a[16 * 64], b[64 * 16];
  __shared__ float d[256];
  for (int i = threadIdx.x; i < 1024; i += 256) { a[i] = __float2half(unit(in[blockIdx.x * 1024 + i])); b[i] = __float2half(unit(in[2048 + i])); }
  __syncthreads();
  if (threadIdx.x < 32) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
    wmma::fill_fragment(fc, 0.25f);
    for (int k = 0; k < 64; k += 16) { wmma::load_matrix_sync(fa, a + k, 64); wmma::load_matrix_sync(fb, b + k, 64); wmma::mma_sync(fc, fa, fb, fc); }
    wmma::store_matrix_sync(d, fc, 16, wmma::mem_row_major);
  }
  __syncthreads();
  out[I] = __float_as_uint(d[threadIdx.x]);
}
KERNEL wmmaHalfHalf(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ __half a[512], b[512], d[1024];
  for (int i = threadIdx.x; i < 512; i += 256) { a[i] = __float2half(unit(in[blockIdx.x * 512 + i])); b[i] = __float2half(unit(in[2048 + i])); }
  __syncthreads();
  if (threadIdx.x < 32) {
    wmma::fragment<wmma::matrix_a, 32, 8, 16, __half, wmma::col_major> fa;
    wmma::fragment<wmma::matrix_b, 32, 8, 16, __half, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 32, 8, 16, __half> fc;
    wmma::fill_fragment(fc, __float2half(0.0f));
    wmma::load_matrix_sync(fa, a, 32); wmma::load_matrix_sync(fb, b, 8);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(d, fc, 32, wmma::mem_col_major);
  }
  __syncthreads();
  out[I] = __half_as_ushort(d[threadIdx.x]);
}
KERNEL wmmaBrain(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ __nv_bfloat16 a[512], b[512];
  __shared__ float d[256];
  for (int i = threadIdx.x; i < 512; i += 256) { a[i] = __float2bfloat16(unit(in[blockIdx.x * 512 + i])); b[i] = __float2bfloat16(unit(in[2048 + i])); }
  __syncthreads();
  if (threadIdx.x < 32) {
    wmma::fragment<wmma::matrix_a, 8, 32, 16, __nv_bfloat16, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 8, 32, 16, __nv_bfloat16, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 8, 32, 16, float> fc;
    wmma::fill_fragment(fc, -1.0f);
    wmma::load_matrix_sync(fa, a, 16); wmma::load_matrix_sync(fb, b, 16);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(d, fc, 32, wmma::mem_row_major);
  }
  __syncthreads();
  out[I] = __float_as_uint(d[threadIdx.x]);
}
KERNEL wmmaBytes(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ int d[256];
  if (threadIdx.x < 32) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> fc;
    wmma::fill_fragment(fc, 7);
    for (int k = 0; k < 4; k++) {
      wmma::load_matrix_sync(fa, (const signed char*)in + blockIdx.x * 1024 + k * 256, 16);
      wmma::load_matrix_sync(fb, (const signed char*)in + 8192 + k * 256, 16);
      wmma::mma_sync(fc, fa, fb, fc);
    }
    wmma::store_matrix_sync(d, fc, 16, wmma::mem_col_major);
  }
  __syncthreads();
  out[I] = d[threadIdx.x];
}
KERNEL wmmaTf32(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ float a[128], b[128], d[256];
  if (threadIdx.x < 128) { a[threadIdx.x] = unit(in[blockIdx.x * 128 + threadIdx.x]); b[threadIdx.x] = unit(in[2048 + threadIdx.x]); }
  __syncthreads();
  if (threadIdx.x < 32) {
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> fc;
    wmma::fill_fragment(fc, 0.5f);
    wmma::load_matrix_sync(fa, a, 8); wmma::load_matrix_sync(fb, b, 8);
    for (int i = 0; i < fa.num_elements; i++) fa.x[i] = wmma::__float_to_tf32(fa.x[i]);
    for (int i = 0; i < fb.num_elements; i++) fb.x[i] = wmma::__float_to_tf32(fb.x[i]);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(d, fc, 16, wmma::mem_row_major);
  }
  __syncthreads();
  out[I] = __float_as_uint(d[threadIdx.x]);
}
KERNEL wmmaDouble(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ double a[32], b[32], d[64];
  if (threadIdx.x < 32) {
    a[threadIdx.x] = unit64(in[blockIdx.x * 64 + threadIdx.x], in[threadIdx.x + 700]);
    b[threadIdx.x] = unit64(in[2048 + threadIdx.x], in[threadIdx.x]);
    __syncwarp();
    wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 8, 8, 4, double> fc;
    wmma::fill_fragment(fc, 0.125);
    wmma::load_matrix_sync(fa, a, 4); wmma::load_matrix_sync(fb, b, 4);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(d, fc, 8, wmma::mem_row_major);
  }
  __syncthreads();
  out[I] = ((uint32_t*)d)[threadIdx.x % 128];
}
KERNEL pipelined(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ uint32_t stage[2][256 * 4];
  uint32_t sum = 0;
  int t = threadIdx.x;
  __pipeline_memcpy_async(&stage[0][4 * t], in + 4 * t, 16);
  __pipeline_commit();
  for (int k = 1; k <= 3; k++) {
    if (k < 3) __pipeline_memcpy_async(&stage[k % 2][4 * t], in + (k * 1024 + 4 * t) % 4096, 16);
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    sum = sum * 31 + stage[(k - 1) % 2][(4 * t + 5 * blockIdx.x + k) % 1024];
    __syncthreads();
  }
  out[I] = sum;
}
KERNEL compact(const uint32_t* in, uint32_t* out, uint32_t n) {
  uint32_t w = in[I], votes = __ballot_sync(~0u, w & 1), same = __match_any_sync(~0u, w & 7);
  out[I] = __popc(votes & ((1u << (threadIdx.x % 32)) - 1)) * 100 + __popc(same) + (__ffs(same) << 16) + __reduce_add_sync(~0u, w & 255);
}
KERNEL groups(const uint32_t* in, uint32_t* out, uint32_t n) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  float sum = cg::reduce(tile, unit(in[I]), cg::plus<float>());
  uint32_t most = cg::reduce(tile, in[I], cg::greater<uint32_t>());
  auto odd = cg::coalesced_threads();
  out[I] = __float_as_uint(sum) ^ most ^ tile.shfl_down(in[I], 3) ^ odd.size();
}
KERNEL bytesAndBits(const uint32_t* in, uint32_t* out, uint32_t n) {
  uint32_t a = in[I], b = in[I + 512], c = in[I + 1024];
  uint32_t r = __vadd4(a, b) ^ __vabsdiffu4(b, c) ^ __byte_perm(a, b, c) ^ __brev(a) ^ __dp4a(a, b, c) ^ __funnelshift_l(a, b, c);
  r = r * 31 + __usad(a, b, c) + __clz(a >> (c & 31)) + __vmaxs2(a, b) + __vcmpgtu4(a, c) + __vavgs2(a, b) + __uhadd(a, c) + __mul24(a, b);
  out[I] = r ^ __vsetltu4(b, c) ^ __viaddmax_s32(a, b, c) ^ __vimin3_u16x2(a, b, c);
}
KERNEL division(const uint32_t* in, uint32_t* out, uint32_t n) {
  uint64_t a = ((uint64_t)in[I] << 32) | in[I + 1], b = ((uint64_t)in[I + 2] << 20) >> (in[I] & 31);
  int64_t s = (int64_t)a / ((int64_t)b | 1), m = (int64_t)b % ((int32_t)in[I + 3] | 1);
  out[I] = (uint32_t)(a / (b | 1)) ^ (uint32_t)(a % (b | 1)) ^ (uint32_t)s ^ (uint32_t)m ^ (uint32_t)__umul64hi(a, b);
}
KERNEL fastMath(const uint32_t* in, uint32_t* out, uint32_t n) {
  float x = unit(in[I]) * 3, y = fabsf(unit(in[I + 2]));
  out[I] = __float_as_uint(__sinf(x) + __cosf(y) + __expf(x) + __logf(y) + __powf(y, x) + __fdividef(x, y) + __fsqrt_rz(y) + __frcp_rd(y) + __fmaf_ru(x, y, x));
}
KERNEL hashes(const uint32_t* in, uint32_t* out, uint32_t n) {
  uint32_t h = 0x811c9dc5u ^ I, crc = ~0u;
  for (int j = 0; j < 64; j++) {
    uint32_t w = in[(I * 7 + j) % 4096];
    h = (h ^ w) * 0x01000193u; h = (h << 13) | (h >> 19);
    crc ^= w & 255;
    for (int k = 0; k < 8; k++) crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);
  }
  out[I] = h ^ crc;
}
__device__ uint32_t lockWord, lockedSum;
KERNEL locked(const uint32_t* in, uint32_t* out, uint32_t n) {
  if (threadIdx.x % 32 == 0) {
    while (atomicCAS(&lockWord, 0, 1) != 0) {}
    __threadfence();
    lockedSum += in[I] & 1023;
    __threadfence();
    atomicExch(&lockWord, 0);
  }
  __syncthreads();
  out[I] = in[I] ^ 5;
}
