/**
 * The embedded GPU: the CUDA driver's functions in TypeScript, for machines without a GPU and for every test.
 * @module
 */
import { type Cuda, unsupported } from "../../../ffi/cuda/index.ts";
import { SoftGpu } from "./core/gpu.ts";
import { withAliases } from "./functions/aliases.ts";
import { arrayFunctions } from "./functions/array.ts";
import { batchCopyFunctions } from "./functions/batch-copy.ts";
import { captureFunctions } from "./functions/capture.ts";
import { contextFunctions } from "./functions/context.ts";
import { copyFunctions } from "./functions/copy.ts";
import { deviceFunctions } from "./functions/device.ts";
import { errorFunctions } from "./functions/errors.ts";
import { eventFunctions } from "./functions/event.ts";
import { graphBuildFunctions } from "./functions/graph-build.ts";
import { graphExecFunctions } from "./functions/graph-exec.ts";
import { graphMemoryFunctions } from "./functions/graph-memory.ts";
import { graphQueryFunctions } from "./functions/graph-query.ts";
import { guarded } from "./functions/guard.ts";
import { hostMemoryFunctions } from "./functions/host-memory.ts";
import { managedFunctions } from "./functions/managed.ts";
import { memoryFunctions } from "./functions/memory.ts";
import { memoryOperationFunctions } from "./functions/memory-operations.ts";
import { peerFunctions } from "./functions/peer.ts";
import { pointerFunctions } from "./functions/pointer.ts";
import { poolFunctions } from "./functions/pool.ts";
import { poolSharingFunctions } from "./functions/pool-sharing.ts";
import { sharingFunctions } from "./functions/sharing.ts";
import { streamFunctions } from "./functions/stream.ts";
import { streamAttributeFunctions } from "./functions/stream-attributes.ts";
import { vmmFunctions } from "./functions/vmm.ts";
import { ipcEventFunctions } from "./ipc/events.ts";
import { ipcMemoryFunctions } from "./ipc/memory.ts";

let table: Cuda | undefined;

function build(gpu: SoftGpu): Cuda {
  const functions = {
    ...errorFunctions,
    ...deviceFunctions(gpu),
    ...contextFunctions(gpu),
    ...memoryFunctions(gpu),
    ...hostMemoryFunctions(gpu),
    ...vmmFunctions(gpu),
    ...copyFunctions(gpu),
    ...guarded(batchCopyFunctions(gpu)),
    ...guarded(arrayFunctions(gpu)),
    ...streamFunctions(gpu),
    ...streamAttributeFunctions(gpu),
    ...eventFunctions(gpu),
    ...guarded(memoryOperationFunctions(gpu)),
    ...peerFunctions(gpu),
    ...pointerFunctions(gpu),
    ...sharingFunctions(gpu),
    ...guarded(poolFunctions(gpu)),
    ...poolSharingFunctions(gpu),
    ...managedFunctions(gpu),
    ...captureFunctions(gpu),
    ...guarded(graphBuildFunctions(gpu)),
    ...graphQueryFunctions(gpu),
    ...guarded(graphMemoryFunctions(gpu)),
    ...guarded(graphExecFunctions(gpu)),
    ...ipcMemoryFunctions(gpu),
    ...ipcEventFunctions(gpu),
  };
  return unsupported({ provider: "soft", ...withAliases(functions, (call) => gpu.onOwnStream(call)) });
}

/**
 * The driver of the embedded GPUs: as many as `DOORBELL_SOFT_GPUS` says (2), each with `DOORBELL_SOFT_GPU_MEMORY` bytes (half of
 * this machine's memory among them). One for each thread of JavaScript: handles and device addresses of one Worker mean nothing in
 * another; share memory as between processes.
 *
 * Memory is real: device addresses are addresses of this process, backed by memfds, and mapping, aliasing, access rights and sharing are
 * the operating system's own. Every copy is checked against what is allocated and mapped, so that a wrong address is the CUDA
 * error that a device gives. How streams run is told in stream/scheduler.ts; how kernels will, in executor.ts.
 *
 * @example
 * const cuda = softCuda();
 * cuda.cuInit(0); // 0
 */
export function softCuda(): Cuda {
  table ??= build(new SoftGpu());
  return table;
}
