// Device functions for kernels of a group, which read and write the parts of symmetric memory that other members own:
//
//   #include <doorbell.cuh>
//   extern "C" __global__ void shift(doorbell::View view, unsigned count) {
//     const unsigned next = (view.rank + 1) % view.size;
//     doorbell::put(view.at<float>(next, count), view.at<float>(view.rank), count);
//     if (!doorbell::barrier(view, count, 1)) return;
//   }
//
// "device.compile(source, { include: [deviceHeaders()] })" compiles it; "group.deviceView(memory)" makes the view. All threads of a block
// call these functions together. A block that waits for another member occupies the GPU, so all waiting blocks must be resident at once.
//
// `npm run generate:headers` packs this file into src/group/memory/generated/doorbell-header.ts.
#pragma once

namespace doorbell {

typedef unsigned long long word;

/** Group and symmetric memory of a kernel. */
struct View {
  /** Addresses of the members' parts by rank, valid on this device. 0: the part cannot be reached. */
  const word* parts;
  /** Flag in host memory. Not 0 after a member failed, or the group was closed or reformed. */
  const unsigned* over;
  /** Maximum time of a wait, in nanoseconds. */
  long long limit;
  unsigned rank, size;

  /** Returns the address of element `offset` in the part of a member. */
  template <class T> __device__ T* at(unsigned peer, unsigned long offset = 0) const {
    return reinterpret_cast<T*>(parts[peer]) + offset;
  }
};

__device__ inline word loadWord(const word* at) {
  word value;
  asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(value) : "l"(at) : "memory");
  return value;
}

__device__ inline void storeWord(word* at, word value) {
  asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(at), "l"(value) : "memory");
}

/** Copies elements from local to remote memory. Each thread of the block copies a share. */
template <class T> __device__ void put(T* to, const T* from, unsigned long count) {
  for (unsigned long i = threadIdx.x; i < count; i += blockDim.x) to[i] = from[i];
}

/** Copies elements from remote to local memory. Remote reads are slower than remote writes. */
template <class T> __device__ void get(T* to, const T* from, unsigned long count) { put(to, from, count); }

/** Stores a value with release order: a thread that loads the value also sees all earlier writes of the block. */
__device__ inline void signal(word* at, word value) {
  __syncthreads();
  if (threadIdx.x != 0) return;
  __threadfence_system();
  storeWord(at, value);
}

/** Waits, in one thread, until a word is at least `value`. Returns false at the time limit of the view, or after a member failed. */
__device__ inline bool waitAlone(const View& view, const word* at, word value) {
  long long start = 0;
  for (unsigned looks = 1; loadWord(at) < value; looks++) {
    if (looks % 1024 != 0) continue;
    asm volatile("nanosleep.u32 100;");
    if (*static_cast<const volatile unsigned*>(view.over) != 0) return false;
    long long now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    if (start == 0) start = now;
    if (now - start > view.limit) return false;
  }
  return true;
}

/** Waits, in the whole block, until a word of this member is at least `value`. Returns false in all threads on failure. */
__device__ inline bool wait(const View& view, const word* at, word value) {
  const bool failed = threadIdx.x == 0 && !waitAlone(view, at, value);
  return __syncthreads_or(failed) == 0;
}

/**
 * Waits until the blocks with this block index on all members have called it. Writes before the call are visible to all of them after it.
 * "words" is the offset, in 8-byte words, of an array of "size" words per block, initially zero. "turn" is 1 at the first call and grows
 * by 1. Returns false at the time limit of the view, or after a member failed.
 */
__device__ inline bool barrier(const View& view, unsigned long words, word turn) {
  const unsigned long own = words + (unsigned long)blockIdx.x * view.size;
  __syncthreads();
  bool failed = false;
  for (unsigned peer = threadIdx.x; peer < view.size; peer += blockDim.x) {
    __threadfence_system();
    storeWord(view.at<word>(peer, own + view.rank), turn);
  }
  for (unsigned peer = threadIdx.x; peer < view.size; peer += blockDim.x)
    failed = failed || !waitAlone(view, view.at<word>(view.rank, own + peer), turn);
  return __syncthreads_or(failed) == 0;
}

}  // namespace doorbell
