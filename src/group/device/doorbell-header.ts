/** `doorbell.cuh`: CUDA C++ that is compiled with a program's own kernels, by NVRTC, nvcc or clang. */
export const doorbellHeader = `// For kernels of a group's members, which read and write each other's parts of symmetric memory:
//
//   #include <doorbell.cuh>
//   extern "C" __global__ void shift(doorbell::View view, unsigned count) {
//     const unsigned next = (view.rank + 1) % view.size;
//     doorbell::put(view.at<float>(next, count), view.at<float>(view.rank), count);
//     if (!doorbell::barrier(view, count, 1)) return;
//   }
//
// "device.compile(source, { include: [deviceHeaders()] })"; the view is "group.deviceView(memory)". All threads of a block call these
// functions together. Blocks that wait for other members must run at once: no more of them than the GPU has room for.
#pragma once

namespace doorbell {

typedef unsigned long long word;

/** What a kernel knows of its group, and of one symmetric memory. */
struct View {
  /** Each member's part, by rank, in this one's addresses; 0 for one that cannot be reached. */
  const word* parts;
  /** Host memory: not 0 once a member is lost, or the group is closed or reformed. */
  const unsigned* over;
  /** Nanoseconds that a wait may take. */
  long long limit;
  unsigned rank, size;

  /** The part of a member, from the offset-th element on. */
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

/** Copies elements, all threads of the block a share. */
template <class T> __device__ void put(T* to, const T* from, unsigned long count) {
  for (unsigned long i = threadIdx.x; i < count; i += blockDim.x) to[i] = from[i];
}

/** The same the other way: what is read is another's. Writes are faster than reads. */
template <class T> __device__ void get(T* to, const T* from, unsigned long count) { put(to, from, count); }

/** What the block has written so far is there for whoever sees the value. */
__device__ inline void signal(word* at, word value) {
  __syncthreads();
  if (threadIdx.x != 0) return;
  __threadfence_system();
  storeWord(at, value);
}

/** One thread waits until a word is at least that. False when nobody writes it: at the view's limit, or once a member is lost. */
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

/** The block waits until a word of this member is at least that; false in all threads when it does not come. */
__device__ inline bool wait(const View& view, const word* at, word value) {
  const bool failed = threadIdx.x == 0 && !waitAlone(view, at, value);
  return __syncthreads_or(failed) == 0;
}

/**
 * Blocks of the same number meet on all members: what each has written before is there for the others. "words" counts 8 bytes from the
 * beginning of the memory to size words for each block, zero at first; "turn" counts from 1 up. False when somebody does not come.
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
`;
