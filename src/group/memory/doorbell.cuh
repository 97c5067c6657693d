// Device functions for kernels of a group, which read and write the parts of symmetric memory that other members own:
//
//   #include <doorbell.cuh>
//   extern "C" __global__ void shift(doorbell::View view, unsigned count) {
//     const unsigned next = (view.rank + 1) % view.size;
//     if (!doorbell::put<float>(view, next, count, 0, count)) return;
//     if (!doorbell::barrier(view, count, 1)) return;
//   }
//
// The functions that take a view and a rank reach members on all hosts. They store directly where the part of the member is mapped.
// Elsewhere they write a request into a ring in host memory, and the network thread of this process writes the data by RDMA.
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
  /** Addresses of the members' parts by rank, valid on this device. 0: the part is not mapped. The words of `Table` follow. */
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

/**
 * Words behind the addresses of the parts: the ring of requests and its counters, or 0 without a network. The number of the memory in
 * requests, and the bytes of a part. The `Way` to each rank follows.
 */
enum Table : unsigned { RING, TICKETS, MEMORY, BYTES, WAYS };

/** Ways to write the part of a member: it gives no right or is unreachable; by stores; by requests to the network thread. */
enum Way : word { NONE, DIRECT, NETWORK };

/** Request to the network thread, in pinned host memory. The kernel writes the sequence number last. */
struct Request {
  word sequence;
  unsigned peer, kind;
  word memory, to, from, bytes;
  word unused[2];
};
enum Kind : unsigned { PUT = 1, SIGNAL = 2 };
constexpr word SLOTS = 1024;

/** Ring of requests of this process. */
struct Ring {
  /** Number of completed requests. The network thread writes it. */
  word completed;
  word unused[7];
  Request requests[SLOTS];
};

__device__ inline word tableWord(const View& view, unsigned index) { return view.parts[view.size + index]; }

__device__ inline Way wayTo(const View& view, unsigned peer) {
  return peer < view.size ? static_cast<Way>(tableWord(view, WAYS + peer)) : NONE;
}

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

/** Limit of a wait in one thread. */
struct Clock {
  long long start = 0;
  /** Number of calls of `isOver`. */
  unsigned polls = 0;

  /** Returns true at the time limit of the view, or after a member failed. Most calls only count. */
  __device__ bool isOver(const View& view) {
    if (++polls % 1024 != 0) return false;
    asm volatile("nanosleep.u32 100;");
    if (*static_cast<const volatile unsigned*>(view.over) != 0) return true;
    long long now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    if (start == 0) start = now;
    return now - start > view.limit;
  }
};

/** Waits, in one thread, until a word is at least `value`. Returns false at the time limit of the view, or after a member failed. */
__device__ inline bool waitAlone(const View& view, const word* at, word value) {
  Clock clock;
  while (loadWord(at) < value)
    if (clock.isOver(view)) return false;
  return true;
}

/** Waits, in the whole block, until a word of this member is at least `value`. Returns false in all threads on failure. */
__device__ inline bool wait(const View& view, const word* at, word value) {
  const bool failed = threadIdx.x == 0 && !waitAlone(view, at, value);
  return __syncthreads_or(failed) == 0;
}

/**
 * Writes a request into the ring, in one thread. Waits while the ring is full. Returns false at the time limit of the view, or after a
 * member failed.
 */
__device__ inline bool request(const View& view, unsigned peer, Kind kind, word to, word from, word bytes) {
  Ring* const ring = reinterpret_cast<Ring*>(tableWord(view, RING));
  // The number of the next request, and a number up to which slots were free at the last look.
  word* const tickets = reinterpret_cast<word*>(tableWord(view, TICKETS));
  word ticket = *static_cast<volatile word*>(tickets);
  Clock clock;
  // A thread takes a ticket only when the slot is free, so that a wait that ends leaves no gap in the ring.
  while (true) {
    if (ticket < *static_cast<volatile word*>(tickets + 1)) {
      const word before = atomicCAS(tickets, ticket, ticket + 1);
      if (before == ticket) break;
      ticket = before;
    } else {
      atomicMax(tickets + 1, loadWord(&ring->completed) + SLOTS);
      if (clock.isOver(view)) return false;
      ticket = *static_cast<volatile word*>(tickets);
    }
  }
  Request* const slot = &ring->requests[ticket % SLOTS];
  slot->peer = peer;
  slot->kind = kind;
  slot->memory = tableWord(view, MEMORY);
  slot->to = to;
  slot->from = from;
  slot->bytes = bytes;
  __threadfence_system();
  storeWord(&slot->sequence, ticket + 1);
  return true;
}

/**
 * Copies `count` elements of this member's part, from element `from` on, to element `to` of the part of a member on any host. A
 * transfer to another host continues after the return: the source must not change before `quiet`. Returns false in all threads if the
 * elements are not inside of both parts, if the member gives no right to write, at the time limit of the view, or after a member failed.
 */
template <class T> __device__ bool put(const View& view, unsigned peer, word to, word from, word count) {
  const word length = tableWord(view, BYTES) / sizeof(T);
  const Way way = wayTo(view, peer);
  if (way == NONE || count > length || to > length - count || from > length - count) return false;
  if (count == 0) return true;
  // Other threads of the block may have written the source.
  __syncthreads();
  if (way == DIRECT) {
    put(view.at<T>(peer, to), view.at<T>(view.rank, from), count);
    return true;
  }
  bool failed = false;
  if (threadIdx.x == 0) {
    __threadfence_system();
    failed = !request(view, peer, PUT, to * sizeof(T), from * sizeof(T), count * sizeof(T));
  }
  return __syncthreads_or(failed) == 0;
}

/** Stores a value to a word of a member on any host, in one thread, after all earlier writes of the thread to this member. */
__device__ inline bool signalAlone(const View& view, unsigned peer, word at, word value) {
  const Way way = wayTo(view, peer);
  if (way == NONE || at >= tableWord(view, BYTES) / sizeof(word)) return false;
  __threadfence_system();
  if (way == NETWORK) return request(view, peer, SIGNAL, at * sizeof(word), value, sizeof(word));
  storeWord(view.at<word>(peer, at), value);
  return true;
}

/**
 * Stores a value to word `at` (in words of 8 bytes) of the part of a member on any host, with release order: a thread of the member
 * that loads the value also sees all earlier puts of the block to it. Returns false in all threads as `put` does.
 */
__device__ inline bool signal(const View& view, unsigned peer, word at, word value) {
  __syncthreads();
  const bool failed = threadIdx.x == 0 && !signalAlone(view, peer, at, value);
  return __syncthreads_or(failed) == 0;
}

/**
 * Waits, in the whole block, until all earlier puts and signals of this member's kernels have arrived. Their sources may change then.
 * Returns false in all threads at the time limit of the view, or after a member failed.
 */
__device__ inline bool quiet(const View& view) {
  __syncthreads();
  bool failed = false;
  const Ring* const ring = reinterpret_cast<const Ring*>(tableWord(view, RING));
  if (threadIdx.x == 0) {
    __threadfence_system();
    if (ring != nullptr) {
      const word* const tickets = reinterpret_cast<const word*>(tableWord(view, TICKETS));
      failed = !waitAlone(view, &ring->completed, *static_cast<const volatile word*>(tickets));
    }
  }
  return __syncthreads_or(failed) == 0;
}

/**
 * Waits until the blocks with this block index on all members, on all hosts, have called it. Writes and puts before the call are
 * visible to their targets after it. Like `quiet`, it waits for all earlier puts and signals of this member's kernels.
 * "words" is the offset, in 8-byte words, of an array of "size" words per block, initially zero. "turn" is 1 at the first call and grows
 * by 1. Returns false at the time limit of the view, or after a member failed.
 */
__device__ inline bool barrier(const View& view, unsigned long words, word turn) {
  const unsigned long own = words + (unsigned long)blockIdx.x * view.size;
  __syncthreads();
  bool failed = false;
  for (unsigned peer = threadIdx.x; peer < view.size; peer += blockDim.x)
    failed = !signalAlone(view, peer, own + view.rank, turn) || failed;
  for (unsigned peer = threadIdx.x; peer < view.size; peer += blockDim.x)
    failed = failed || !waitAlone(view, view.at<word>(view.rank, own + peer), turn);
  // A signal of a peer may arrive before the own puts have left.
  return __syncthreads_or(failed) == 0 && (tableWord(view, RING) == 0 || quiet(view));
}

}  // namespace doorbell
