// cuStreamWaitValue, cuStreamWriteValue, cuStreamBatchMemOp.
import * as c from "../../../../../ffi/cuda/index.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import {
  type MemoryOperation,
  MemoryOperationsWork,
  readMemoryOperations,
} from "../../stream/memory-operations.ts";
import { enqueue } from "../../stream/stream.ts";
import { captureForbids, findStream } from "../lookup.ts";

/** Maximum number of operations per call, as in real drivers. */
const MOST_OPERATIONS = 256;

export function memoryOperationFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function put(handle: number, operations: readonly MemoryOperation[] | undefined): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, handle);
    if (stream === undefined) return c.CUDA_ERROR_INVALID_HANDLE;
    if (operations === undefined) return c.CUDA_ERROR_INVALID_VALUE;
    const forbidden = captureForbids(gpu, stream);
    if (forbidden !== 0) return forbidden;
    const work = new MemoryOperationsWork(operations, stream.context.device);
    return work.check(gpu) || enqueue(gpu, stream, work);
  }

  const one =
    (kind: "wait" | "write", bytes: 4 | 8) =>
    (stream: number, address: number, value: number | bigint, flags: number) =>
      put(stream, [{ kind, bytes, address, value: BigInt.asUintN(bytes * 8, BigInt(value)), flags }]);

  return {
    cuStreamWaitValue32_v2: one("wait", 4),
    cuStreamWaitValue64_v2: one("wait", 8),
    cuStreamWriteValue32_v2: one("write", 4),
    cuStreamWriteValue64_v2: one("write", 8),
    cuStreamBatchMemOp_v2: (stream, count, address, flags) =>
      put(
        stream,
        address === 0 || count > MOST_OPERATIONS || flags !== 0
          ? undefined
          : readMemoryOperations(address, count),
      ),
  };
}
