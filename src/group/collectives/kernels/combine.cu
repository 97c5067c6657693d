// Kernel of the inter-node collectives. It combines chunks that RDMA has already delivered to staging memory, so it never waits.
#include "elements.cuh"

using namespace collective;

/** Combines this rank's chunk with the chunks of all ranks, in rank order. The chunks in `slots` are `slot` bytes apart. */
extern "C" __global__ void __launch_bounds__(512, 2)
combine(const T* own, const uint8_t* slots, uint64_t slot, uint32_t rank, uint32_t size, uint32_t operation, T* out, uint64_t count) {
  const uint64_t part = partOf(count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, count), to = min(from + part, count);
  if (from == to) return;
  reduce(out + from, Parts{own + from, slots + from * sizeof(T), slot, rank}, to - from, operation, size);
}
