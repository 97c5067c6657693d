// Kernels of the inter-node collectives in a captured graph. Each launch of the graph enqueues its commands for the network thread,
// and waits for them. The words are in pinned host memory, see captured-lane.ts.
#include "peer-sync.cuh"

using namespace collective;

/** Enqueues the command of an index in the table of commands, when the earlier work of the stream is done. */
extern "C" __global__ void enqueue(uint32_t* ready, uint32_t* ring, uint32_t slots, uint32_t index) {
  const uint32_t command = loadVolatile(ready) + 1;
  ring[command % slots] = index;
  __threadfence_system();
  *static_cast<volatile uint32_t*>(ready) = command;
}

/**
 * Waits for the oldest command that no kernel has waited for: until its data was sent, and all data it expects has arrived. A failure of
 * the group ends the wait. So does the limit in nanoseconds, with a failure, because the network thread may have ended.
 */
extern "C" __global__ void await_command(uint32_t* host, const uint32_t* done, uint32_t* consumed, int64_t limit) {
  const uint32_t command = loadVolatile(consumed) + 1;
  const int64_t start = now();
  while (static_cast<int32_t>(loadVolatile(done) - command) < 0) {
    if (loadVolatile(host + HOST_CODE) != 0 || loadVolatile(host + HOST_ABORT) != 0) break;
    if (now() - start > limit) {
      *static_cast<volatile uint32_t*>(host + HOST_CODE) = ABORTED;
      break;
    }
    __nanosleep(100);
  }
  __threadfence_system();
  *static_cast<volatile uint32_t*>(consumed) = command;
}
