/**
 * What clang needs to compile a kernel without CUDA's headers: qualifiers, the places of threads, barriers, shuffles, atomics and
 * the arithmetic that the hardware has. Functions that need NVIDIA's libdevice (exact sin, exp, pow and the like) are not there.
 */
export const clangHeader = `#pragma once
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
typedef unsigned long size_t;
typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long int64_t;
typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t; typedef unsigned long uint64_t;
#define DOORBELL_FN static __device__ __inline__ __attribute__((always_inline))
#define DOORBELL_VECTOR(T, N) struct N##1 { T x; }; struct __attribute__((aligned(2 * sizeof(T)))) N##2 { T x, y; }; \\
  struct N##3 { T x, y, z; }; struct __attribute__((aligned(sizeof(T) == 8 ? 16 : 4 * sizeof(T)))) N##4 { T x, y, z, w; }; \\
  DOORBELL_FN N##2 make_##N##2(T x, T y) { return {x, y}; } DOORBELL_FN N##3 make_##N##3(T x, T y, T z) { return {x, y, z}; } \\
  DOORBELL_FN N##4 make_##N##4(T x, T y, T z, T w) { return {x, y, z, w}; }
DOORBELL_VECTOR(float, float) DOORBELL_VECTOR(double, double) DOORBELL_VECTOR(int, int) DOORBELL_VECTOR(unsigned int, uint)
DOORBELL_VECTOR(short, short) DOORBELL_VECTOR(unsigned short, ushort) DOORBELL_VECTOR(signed char, char) DOORBELL_VECTOR(unsigned char, uchar)
DOORBELL_VECTOR(long long, longlong) DOORBELL_VECTOR(unsigned long long, ulonglong)
#define DOORBELL_PLACE(N, R) struct doorbell_##N { \\
  __declspec(property(get = get_x)) unsigned x; __declspec(property(get = get_y)) unsigned y; __declspec(property(get = get_z)) unsigned z; \\
  static __device__ unsigned get_x() { return __nvvm_read_ptx_sreg_##R##_x(); } static __device__ unsigned get_y() { return __nvvm_read_ptx_sreg_##R##_y(); } \\
  static __device__ unsigned get_z() { return __nvvm_read_ptx_sreg_##R##_z(); } }; extern const __device__ __attribute__((weak)) doorbell_##N N;
DOORBELL_PLACE(threadIdx, tid) DOORBELL_PLACE(blockIdx, ctaid) DOORBELL_PLACE(blockDim, ntid) DOORBELL_PLACE(gridDim, nctaid)
#define warpSize 32
DOORBELL_FN void __syncwarp(unsigned m = 0xffffffff) { __nvvm_bar_warp_sync(m); }
DOORBELL_FN int __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
DOORBELL_FN int __syncthreads_and(int p) { return __nvvm_bar0_and(p); }
DOORBELL_FN int __syncthreads_or(int p) { return __nvvm_bar0_or(p); }
DOORBELL_FN void __threadfence() { __nvvm_membar_gl(); }
DOORBELL_FN void __threadfence_block() { __nvvm_membar_cta(); }
DOORBELL_FN void __threadfence_system() { __nvvm_membar_sys(); }
#define DOORBELL_SHUFFLE(N, M, C) \\
  DOORBELL_FN int N(unsigned m, int v, int o, int w = 32) { return __nvvm_shfl_sync_##M##_i32(m, v, o, ((32 - w) << 8) | C); } \\
  DOORBELL_FN unsigned N(unsigned m, unsigned v, int o, int w = 32) { return N(m, (int)v, o, w); } \\
  DOORBELL_FN float N(unsigned m, float v, int o, int w = 32) { return __nvvm_shfl_sync_##M##_f32(m, v, o, ((32 - w) << 8) | C); }
DOORBELL_SHUFFLE(__shfl_sync, idx, 31) DOORBELL_SHUFFLE(__shfl_up_sync, up, 0) DOORBELL_SHUFFLE(__shfl_down_sync, down, 31) DOORBELL_SHUFFLE(__shfl_xor_sync, bfly, 31)
DOORBELL_FN int __all_sync(unsigned m, int p) { return __nvvm_vote_all_sync(m, p); }
DOORBELL_FN int __any_sync(unsigned m, int p) { return __nvvm_vote_any_sync(m, p); }
DOORBELL_FN unsigned __ballot_sync(unsigned m, int p) { return __nvvm_vote_ballot_sync(m, p); }
#define DOORBELL_ATOMIC(N, F) \\
  DOORBELL_FN int N(int *p, int v) { return F(p, v, __ATOMIC_RELAXED); } DOORBELL_FN unsigned N(unsigned *p, unsigned v) { return F(p, v, __ATOMIC_RELAXED); } \\
  DOORBELL_FN unsigned long long N(unsigned long long *p, unsigned long long v) { return F(p, v, __ATOMIC_RELAXED); }
DOORBELL_ATOMIC(atomicAdd, __atomic_fetch_add) DOORBELL_ATOMIC(atomicSub, __atomic_fetch_sub) DOORBELL_ATOMIC(atomicAnd, __atomic_fetch_and)
DOORBELL_ATOMIC(atomicOr, __atomic_fetch_or) DOORBELL_ATOMIC(atomicXor, __atomic_fetch_xor) DOORBELL_ATOMIC(atomicExch, __atomic_exchange_n)
DOORBELL_ATOMIC(atomicMin, __atomic_fetch_min) DOORBELL_ATOMIC(atomicMax, __atomic_fetch_max)
DOORBELL_FN float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
DOORBELL_FN double atomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
#define DOORBELL_CAS(T) DOORBELL_FN T atomicCAS(T *p, T c, T v) { __atomic_compare_exchange_n(p, &c, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED); return c; }
DOORBELL_CAS(int) DOORBELL_CAS(unsigned) DOORBELL_CAS(unsigned long long)
DOORBELL_FN float sqrtf(float x) { return __nvvm_sqrt_rn_f(x); }
DOORBELL_FN double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
DOORBELL_FN float rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
DOORBELL_FN float fmaf(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
DOORBELL_FN double fma(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
DOORBELL_FN float fabsf(float x) { return __builtin_fabsf(x); }
DOORBELL_FN double fabs(double x) { return __builtin_fabs(x); }
DOORBELL_FN float fminf(float a, float b) { return __builtin_fminf(a, b); }
DOORBELL_FN float fmaxf(float a, float b) { return __builtin_fmaxf(a, b); }
DOORBELL_FN float floorf(float x) { return __builtin_floorf(x); }
DOORBELL_FN float ceilf(float x) { return __builtin_ceilf(x); }
DOORBELL_FN float truncf(float x) { return __builtin_truncf(x); }
DOORBELL_FN float __sinf(float x) { return __nvvm_sin_approx_f(x); }
DOORBELL_FN float __cosf(float x) { return __nvvm_cos_approx_f(x); }
DOORBELL_FN float exp2f(float x) { return __nvvm_ex2_approx_f(x); }
DOORBELL_FN float __expf(float x) { return __nvvm_ex2_approx_f(x * 1.442695041f); }
DOORBELL_FN float __log2f(float x) { return __nvvm_lg2_approx_f(x); }
DOORBELL_FN float __logf(float x) { return __nvvm_lg2_approx_f(x) * 0.6931471806f; }
DOORBELL_FN int min(int a, int b) { return a < b ? a : b; }
DOORBELL_FN int max(int a, int b) { return a > b ? a : b; }
DOORBELL_FN unsigned min(unsigned a, unsigned b) { return a < b ? a : b; }
DOORBELL_FN unsigned max(unsigned a, unsigned b) { return a > b ? a : b; }
DOORBELL_FN float min(float a, float b) { return fminf(a, b); }
DOORBELL_FN float max(float a, float b) { return fmaxf(a, b); }
DOORBELL_FN int abs(int x) { return x < 0 ? -x : x; }
DOORBELL_FN int __popc(unsigned x) { return __builtin_popcount(x); }
DOORBELL_FN int __clz(int x) { return x == 0 ? 32 : __builtin_clz(x); }
DOORBELL_FN int __ffs(int x) { return __builtin_ffs(x); }
extern "C" __device__ int vprintf(const char *, const char *);
`;
