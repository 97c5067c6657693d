// nvcc: -arch=sm_90 -diag-suppress 177 --extended-lambda
// Kernels with CUB, cooperative groups, libcu++ and small floating-point types; recorded answers as in whole.cu.
#include <cstdint>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/tuple>
#include <cuda/std/optional>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
namespace cg = cooperative_groups;
#define KERNEL extern "C" __global__ void __launch_bounds__(256)
KERNEL cubReduce(const uint32_t* in, uint32_t* out, uint32_t n) {
  using R = cub::BlockReduce<uint32_t, 256>; __shared__ typename R::TempStorage t;
  uint32_t s = R(t).Sum(in[blockIdx.x * 256 + threadIdx.x] >> 8); if (threadIdx.x == 0) out[blockIdx.x] = s; }
KERNEL cubScan(const uint32_t* in, uint32_t* out, uint32_t n) {
  using S = cub::BlockScan<uint32_t, 256>; __shared__ typename S::TempStorage t; uint32_t i = blockIdx.x * 256 + threadIdx.x, v = in[i] >> 10, total;
  S(t).ExclusiveSum(v, v, total); out[i] = v ^ total; }
KERNEL cubRadixSort(const uint32_t* in, uint32_t* out, uint32_t n) {
  using S = cub::BlockRadixSort<uint32_t, 256, 4, uint32_t>; __shared__ typename S::TempStorage t; uint32_t k[4], v[4];
  for (int i = 0; i < 4; i++) { k[i] = in[(blockIdx.x * 256 + threadIdx.x) * 4 + i]; v[i] = threadIdx.x * 4 + i; }
  S(t).Sort(k, v); out[blockIdx.x * 256 + threadIdx.x] = k[0] ^ k[3] ^ (v[1] << 20) ^ v[2]; }
KERNEL cubMergeSort(const uint32_t* in, uint32_t* out, uint32_t n) {
  using S = cub::BlockMergeSort<float, 256, 2>; __shared__ typename S::TempStorage t; float k[2];
  for (int i = 0; i < 2; i++) k[i] = (float)(int)in[(blockIdx.x * 256 + threadIdx.x) * 2 + i];
  S(t).Sort(k, [] __device__(float a, float b) { return a < b; }); out[blockIdx.x * 256 + threadIdx.x] = __float_as_uint(k[0]) * 3 ^ __float_as_uint(k[1]); }
KERNEL cubHistogram(const uint32_t* in, uint32_t* out, uint32_t n) {
  using H = cub::BlockHistogram<uint8_t, 256, 4, 256>; __shared__ typename H::TempStorage t; __shared__ uint32_t h[256]; uint8_t v[4];
  for (int i = 0; i < 4; i++) v[i] = in[(blockIdx.x * 256 + threadIdx.x) * 4 + i] >> 7; H(t).Histogram(v, h); __syncthreads(); out[blockIdx.x * 256 + threadIdx.x] = h[threadIdx.x]; }
KERNEL cubLoadStore(const uint32_t* in, uint32_t* out, uint32_t n) {
  using L = cub::BlockLoad<uint32_t, 128, 2, cub::BLOCK_LOAD_WARP_TRANSPOSE>; using S = cub::BlockStore<uint32_t, 128, 2, cub::BLOCK_STORE_TRANSPOSE>;
  __shared__ union { typename L::TempStorage l; typename S::TempStorage s; } t; if (threadIdx.x >= 128) return; uint32_t v[2]; L(t.l).Load(in + blockIdx.x * 256, v);
  asm volatile("bar.sync 1, 128;"); v[0] += 5; v[1] ^= v[0]; out[blockIdx.x * 256 + threadIdx.x * 2] = v[0]; out[blockIdx.x * 256 + threadIdx.x * 2 + 1] = v[1]; }
KERNEL cubWarp(const uint32_t* in, uint32_t* out, uint32_t n) {
  using R = cub::WarpReduce<uint32_t>; using S = cub::WarpScan<int>; using M = cub::WarpMergeSort<int, 2, 32>;
  __shared__ typename R::TempStorage r[8]; __shared__ typename S::TempStorage s[8]; __shared__ typename M::TempStorage m[8]; int w = threadIdx.x / 32; uint32_t i = blockIdx.x * 256 + threadIdx.x;
  uint32_t big = R(r[w]).Reduce(in[i], cuda::maximum<>{}); int v; S(s[w]).InclusiveSum((int)(in[i] & 1023), v); int k[2] = {(int)in[2 * i], (int)in[2 * i + 1]};
  M(m[w]).Sort(k, [] __device__(int a, int b) { return a > b; }); out[i] = (threadIdx.x % 32 == 0 ? big : 0) ^ v ^ k[0] ^ (k[1] * 7); }
KERNEL groupsReduce(const uint32_t* in, uint32_t* out, uint32_t n) {
  auto b = cg::this_thread_block(); auto w = cg::tiled_partition<32>(b); auto q = cg::tiled_partition<8>(w); uint32_t i = blockIdx.x * 256 + threadIdx.x;
  uint32_t a = cg::reduce(w, in[i], cg::bit_xor<uint32_t>()); int c = cg::reduce(q, (int)in[i], cg::less<int>()); uint32_t d = cg::inclusive_scan(q, in[i] & 255, cg::plus<uint32_t>()); uint32_t e = cg::exclusive_scan(w, in[i] & 255);
  float f = cg::reduce(q, (float)(in[i] & 0xfff), cg::plus<float>()); out[i] = a ^ c ^ (d << 8) ^ (e << 16) ^ __float_as_uint(f); }
KERNEL groupsParts(const uint32_t* in, uint32_t* out, uint32_t n) {
  auto b = cg::this_thread_block(); auto w = cg::tiled_partition<32>(b); uint32_t i = blockIdx.x * 256 + threadIdx.x; uint32_t v = in[i];
  auto l = cg::labeled_partition(w, v & 3); uint32_t s = cg::reduce(l, v & 0xffff, cg::plus<uint32_t>()); auto h = cg::binary_partition(w, (v & 16) != 0); uint32_t r = h.thread_rank() * 100 + h.size(); uint32_t x = 0;
  if (v & 4) { auto c = cg::coalesced_threads(); x = c.shfl(v, 0) + c.size() + c.thread_rank(); } out[i] = s ^ (r << 12) ^ x ^ (l.meta_group_rank() << 28) ^ w.match_any(v & 1) ^ w.ballot(v & 2); }
KERNEL groupsCopy(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ alignas(16) uint32_t s[512]; auto b = cg::this_thread_block(); cg::memcpy_async(b, s, in + blockIdx.x * 512, sizeof s); cg::wait(b); out[blockIdx.x * 256 + threadIdx.x] = s[511 - threadIdx.x] ^ s[threadIdx.x]; }
KERNEL barrierCopy(const uint32_t* in, uint32_t* out, uint32_t n) {
  using B = cuda::barrier<cuda::thread_scope_block>; __shared__ B bar; __shared__ alignas(16) uint32_t s[1024]; if (threadIdx.x == 0) init(&bar, 256); __syncthreads();
  cuda::memcpy_async(s + threadIdx.x * 4, in + (blockIdx.x * 256 + threadIdx.x) * 4, cuda::aligned_size_t<16>(16), bar); bar.arrive_and_wait(); uint32_t a = s[1023 - threadIdx.x];
  auto token = bar.arrive(); bar.wait(std::move(token)); out[blockIdx.x * 256 + threadIdx.x] = a ^ s[threadIdx.x * 4]; }
KERNEL pipelineCopy(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> st; __shared__ alignas(16) uint32_t s[2][256]; auto b = cg::this_thread_block(); auto p = cuda::make_pipeline(b, &st); uint32_t sum = 0;
  for (int k = 0; k < 5; k++) { if (k < 4) { p.producer_acquire(); cuda::memcpy_async(b, s[k & 1], in + (blockIdx.x * 4 + k) * 256, sizeof s[0], p); p.producer_commit(); }
    if (k > 0) { p.consumer_wait(); sum = sum * 31 + s[(k - 1) & 1][255 - threadIdx.x]; p.consumer_release(); } } out[blockIdx.x * 256 + threadIdx.x] = sum; }
KERNEL bulkCopy(const uint32_t* in, uint32_t* out, uint32_t n) {
  using B = cuda::barrier<cuda::thread_scope_block>; __shared__ B bar; __shared__ alignas(128) uint32_t s[512]; if (threadIdx.x == 0) { init(&bar, 256); cuda::ptx::fence_proxy_async(cuda::ptx::space_shared); } __syncthreads(); B::arrival_token t;
  if (threadIdx.x == 0) { cuda::device::memcpy_async_tx(s, in + blockIdx.x * 512, cuda::aligned_size_t<16>(sizeof s), bar); t = cuda::device::barrier_arrive_tx(bar, 1, sizeof s); } else t = bar.arrive();
  bar.wait(std::move(t)); out[blockIdx.x * 256 + threadIdx.x] = s[threadIdx.x * 2] * 3 + s[511 - threadIdx.x]; }
KERNEL atomics(const uint32_t* in, uint32_t* out, uint32_t n) {
  __shared__ cuda::atomic<uint32_t, cuda::thread_scope_block> sum; __shared__ cuda::atomic<uint64_t, cuda::thread_scope_block> big; __shared__ int low; if (threadIdx.x == 0) { sum.store(0); big.store(0); low = 1 << 30; } __syncthreads(); uint32_t v = in[blockIdx.x * 256 + threadIdx.x];
  sum.fetch_add(v & 0xfff, cuda::memory_order_relaxed); big.fetch_max((uint64_t)v * 3, cuda::memory_order_acq_rel); cuda::atomic_ref<int, cuda::thread_scope_block>(low).fetch_min((int)v); uint32_t e = v; cuda::atomic_ref<uint32_t, cuda::thread_scope_device> o(out[blockIdx.x * 256 + threadIdx.x]); o.exchange(v); o.compare_exchange_strong(e, v ^ 1); __syncthreads();
  out[blockIdx.x * 256 + threadIdx.x] ^= sum.load() ^ (uint32_t)(big.load() >> 7) ^ low; }
KERNEL smallFloats(const uint32_t* in, uint32_t* out, uint32_t n) {
  uint32_t i = blockIdx.x * 256 + threadIdx.x, v = in[i]; __nv_fp8_e4m3 a; a.__x = v & 0xff; __nv_fp8_e5m2 b; b.__x = (v >> 8) & 0xff; __nv_fp8x4_e4m3 c(make_float4(v & 255, 0.1f, -3.0f, (float)v)); __half2 h = __floats2half2_rn((v & 0xffff) / 256.0f, (float)a); h = __hfma2(h, h, __float2half2_rn(0.5f)); __nv_bfloat162 d = __floats2bfloat162_rn((float)b, (v >> 16) / 3.0f); d = __hmax2(d, __hmul2(d, d));
  out[i] = *(uint32_t*)&h ^ *(uint32_t*)&d ^ c.__x; }
KERNEL standard(const uint32_t* in, uint32_t* out, uint32_t n) {
  uint32_t i = blockIdx.x * 256 + threadIdx.x; cuda::std::array<uint32_t, 7> a; for (int k = 0; k < 7; k++) a[k] = in[(i + k) % 4096]; uint32_t x = i % 7, y = in[i] % 7; cuda::std::swap(a[x], a[y]); auto t = cuda::std::make_tuple(a[y], (float)a[x], (short)a[0]); cuda::std::optional<int> o; if (i & 1) o = a[x]; cuda::std::complex<float> c(a[1] & 255, a[2] & 255); c = c * c + c;
  out[i] = cuda::std::get<0>(t) ^ (uint32_t)cuda::std::get<2>(t) ^ o.value_or(7) ^ __float_as_uint(c.real()) ^ __float_as_uint(c.imag()); }
