// CUDA C++ for clang without NVIDIA's headers: qualifiers, vector types, thread indices, barriers, intrinsics and mathematics.
//
// Absent are half, bfloat16, textures, cooperative groups, complex numbers, Bessel and gamma functions and the inverses of erf.
// For double, erf, asinh, acosh and atanh are absent too.
//
// src/cuda/program/clang.ts passes this header to clang by -include. `npm run generate:headers` packs the header with all files that
// it includes into src/cuda/program/generated/clang-header.ts.
#pragma once
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(N) __attribute__((aligned(N)))
#define __builtin_align__(N) __align__(N)
#define __managed__ __attribute__((managed))
#define __grid_constant__
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
typedef unsigned long size_t;
typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long int64_t;
typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t; typedef unsigned long uint64_t;
#define DOORBELL_FN static __device__ __inline__ __attribute__((always_inline))
#define DOORBELL_VECTOR(T, N) struct N##1 { T x; }; struct __attribute__((aligned(2 * sizeof(T)))) N##2 { T x, y; }; \
  struct N##3 { T x, y, z; }; struct __attribute__((aligned(sizeof(T) == 8 ? 16 : 4 * sizeof(T)))) N##4 { T x, y, z, w; }; \
  DOORBELL_FN N##2 make_##N##2(T x, T y) { return {x, y}; } DOORBELL_FN N##3 make_##N##3(T x, T y, T z) { return {x, y, z}; } \
  DOORBELL_FN N##4 make_##N##4(T x, T y, T z, T w) { return {x, y, z, w}; }
DOORBELL_VECTOR(float, float) DOORBELL_VECTOR(double, double) DOORBELL_VECTOR(int, int) DOORBELL_VECTOR(unsigned int, uint)
DOORBELL_VECTOR(short, short) DOORBELL_VECTOR(unsigned short, ushort) DOORBELL_VECTOR(signed char, char) DOORBELL_VECTOR(unsigned char, uchar)
DOORBELL_VECTOR(long long, longlong) DOORBELL_VECTOR(unsigned long long, ulonglong)
struct dim3 { unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return {x, y, z}; } };
#define DOORBELL_INDEX(N, R, T) struct doorbell_##N { \
  __declspec(property(get = get_x)) unsigned x; __declspec(property(get = get_y)) unsigned y; __declspec(property(get = get_z)) unsigned z; \
  static __device__ unsigned get_x() { return __nvvm_read_ptx_sreg_##R##_x(); } static __device__ unsigned get_y() { return __nvvm_read_ptx_sreg_##R##_y(); } \
  static __device__ unsigned get_z() { return __nvvm_read_ptx_sreg_##R##_z(); } \
  __device__ operator T() const { return {get_x(), get_y(), get_z()}; } }; extern const __device__ __attribute__((weak)) doorbell_##N N;
DOORBELL_INDEX(threadIdx, tid, uint3) DOORBELL_INDEX(blockIdx, ctaid, uint3) DOORBELL_INDEX(blockDim, ntid, dim3) DOORBELL_INDEX(gridDim, nctaid, dim3)
#define warpSize 32
DOORBELL_FN void __syncwarp(unsigned m = 0xffffffff) { __nvvm_bar_warp_sync(m); }
DOORBELL_FN int __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
DOORBELL_FN int __syncthreads_and(int p) { return __nvvm_bar0_and(p); }
DOORBELL_FN int __syncthreads_or(int p) { return __nvvm_bar0_or(p); }
DOORBELL_FN void __threadfence() { __nvvm_membar_gl(); }
DOORBELL_FN void __threadfence_block() { __nvvm_membar_cta(); }
DOORBELL_FN void __threadfence_system() { __nvvm_membar_sys(); }

#include "intrinsics.cuh"
#include "math-f64.cuh"
#include "trigonometry-f64.cuh"
#include "math-f32.cuh"
