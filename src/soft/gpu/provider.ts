/**
 * The soft GPU: the CUDA driver API in TypeScript, for machines without a GPU and for tests.
 * @module
 */
import { type Cuda, unsupported } from "../../../ffi/cuda/index.ts";
import { tracedCuda } from "../../../ffi/cuda/unsupported.ts";
import { SoftGpu } from "./driver/gpu.ts";
import { withAliases } from "./functions/aliases.ts";
import { contextFunctions } from "./functions/device/context.ts";
import { deviceFunctions } from "./functions/device/device.ts";
import { peerFunctions } from "./functions/device/peer.ts";
import { errorFunctions } from "./functions/errors.ts";
import { captureFunctions } from "./functions/graph/capture.ts";
import { graphBuildFunctions } from "./functions/graph/graph-build.ts";
import { graphExecFunctions } from "./functions/graph/graph-exec.ts";
import { graphMemoryFunctions } from "./functions/graph/graph-memory.ts";
import { graphQueryFunctions } from "./functions/graph/graph-query.ts";
import { kernelNodeFunctions } from "./functions/graph/kernel-nodes.ts";
import { guarded } from "./functions/guard.ts";
import { inspectorOf } from "./functions/inspect/inspector.ts";
import { functionFunctions, launchFunctions } from "./functions/kernel/function.ts";
import { libraryFunctions } from "./functions/kernel/library.ts";
import { linkFunctions } from "./functions/kernel/link.ts";
import { moduleFunctions } from "./functions/kernel/module.ts";
import { arrayFunctions } from "./functions/memory/array.ts";
import { batchCopyFunctions } from "./functions/memory/batch-copy.ts";
import { copyFunctions } from "./functions/memory/copy.ts";
import { dmaBufFunctions } from "./functions/memory/dma-buf.ts";
import { hostMemoryFunctions } from "./functions/memory/host-memory.ts";
import { managedFunctions } from "./functions/memory/managed.ts";
import { memoryFunctions } from "./functions/memory/memory.ts";
import { pointerFunctions } from "./functions/memory/pointer.ts";
import { poolFunctions } from "./functions/memory/pool.ts";
import { poolSharingFunctions, sharingFunctions } from "./functions/memory/pool-sharing.ts";
import { textureFunctions } from "./functions/memory/texture.ts";
import { vmmFunctions } from "./functions/memory/vmm.ts";
import { eventFunctions } from "./functions/stream/event.ts";
import { memoryOperationFunctions } from "./functions/stream/memory-operations.ts";
import { streamFunctions } from "./functions/stream/stream.ts";
import { streamAttributeFunctions } from "./functions/stream/stream-attributes.ts";
import { ipcEventFunctions } from "./ipc/events.ts";
import { ipcMemoryFunctions } from "./ipc/memory.ts";

let table: Cuda | undefined;

/** Functions that validate their addresses in the region map themselves. */
const hotCopies = [
  "cuMemcpy",
  "cuMemcpyAsync",
  "cuMemcpyHtoD_v2",
  "cuMemcpyHtoDAsync_v2",
  "cuMemcpyDtoH_v2",
  "cuMemcpyDtoHAsync_v2",
] as const;

/** Returns the functions of a driver. */
export function functionsOf(gpu: SoftGpu): Cuda {
  const functions = {
    ...guarded(errorFunctions),
    ...guarded(deviceFunctions(gpu)),
    ...guarded(contextFunctions(gpu), ["cuCtxGetCurrent", "cuCtxSetCurrent"]),
    ...guarded(memoryFunctions(gpu)),
    ...guarded(hostMemoryFunctions(gpu)),
    ...guarded(vmmFunctions(gpu)),
    ...guarded(copyFunctions(gpu), hotCopies),
    ...guarded(batchCopyFunctions(gpu)),
    ...guarded(arrayFunctions(gpu)),
    ...guarded(textureFunctions(gpu)),
    ...guarded(streamFunctions(gpu), ["cuStreamQuery", "cuStreamSynchronize", "cuStreamWaitEvent"]),
    ...guarded(streamAttributeFunctions(gpu)),
    ...guarded(eventFunctions(gpu), ["cuEventRecord", "cuEventQuery"]),
    ...guarded(memoryOperationFunctions(gpu)),
    ...guarded(peerFunctions(gpu)),
    ...guarded(pointerFunctions(gpu)),
    ...guarded(sharingFunctions(gpu)),
    ...guarded(dmaBufFunctions(gpu)),
    ...guarded(poolFunctions(gpu)),
    ...guarded(poolSharingFunctions(gpu)),
    ...guarded(managedFunctions(gpu)),
    ...guarded(captureFunctions(gpu)),
    ...guarded(graphBuildFunctions(gpu)),
    ...guarded(kernelNodeFunctions(gpu)),
    ...guarded(graphQueryFunctions(gpu)),
    ...guarded(graphMemoryFunctions(gpu)),
    ...guarded(graphExecFunctions(gpu)),
    ...guarded(moduleFunctions(gpu)),
    ...guarded(linkFunctions(gpu)),
    ...guarded(libraryFunctions(gpu)),
    ...guarded(functionFunctions(gpu)),
    ...guarded(launchFunctions(gpu)),
    ...guarded(ipcMemoryFunctions(gpu)),
    ...guarded(ipcEventFunctions(gpu)),
  };
  const keepHost = (buffer: ArrayBuffer) => void gpu.heldHosts.push(buffer);
  const inspector = inspectorOf(gpu);
  return unsupported({
    provider: "soft",
    keepHost,
    startWorkers: () => gpu.startWorkers(),
    workerTime: (ordinal) => gpu.workerTime(ordinal),
    inspector,
    ...withAliases(functions, (call) => gpu.onPerThreadStream(call)),
  });
}

/**
 * Returns the CUDA driver API of the soft GPU. `DOORBELL_SOFT_GPUS` sets the number of devices (2).
 * `DOORBELL_SOFT_GPU_MEMORY` sets the bytes of each (default: half of the machine's memory, divided among the
 * devices). Each JavaScript thread has its own driver. Handles and device addresses of one Worker are invalid
 * in another. Workers share memory as processes do.
 *
 * Device addresses are addresses of this process, backed by memfds. Mapping, aliasing, access rights and
 * sharing are those of the operating system. Each copy is checked against the allocations, so an invalid
 * address is the CUDA error of a real device. See stream/scheduler.ts for the order of streams and kernels/
 * for kernels.
 *
 * @example
 * const cuda = softCuda();
 * cuda.cuInit(0); // 0
 */
export function softCuda(): Cuda {
  table ??= tracedCuda(functionsOf(new SoftGpu()));
  return table;
}
