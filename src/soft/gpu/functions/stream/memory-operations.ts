// cuStreamWaitValue, cuStreamWriteValue, cuStreamBatchMemOp.
import * as c from "../../../../../ffi/cuda/index.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { type MemoryOperation, MemoryOperationsWork } from "../../stream/memory-operations.ts";
import { enqueue } from "../../stream/work.ts";
import { captureForbids, findStream } from "../lookup.ts";

/** Operations of one call; more are refused, as by real drivers. */
const MOST_OPERATIONS = 256;

/** The operations of a CUstreamBatchMemOpParams array; undefined for an unknown one. */
export function readMemoryOperations(address: number, count: number): MemoryOperation[] | undefined {
  const operations: MemoryOperation[] = [];
  for (let i = 0; i < count; i++) {
    const p = c.CUstreamBatchMemOpParams.at(address + i * c.CUstreamBatchMemOpParams.size);
    const type = p.operation;
    const wide = type === c.CU_STREAM_MEM_OP_WAIT_VALUE_64 || type === c.CU_STREAM_MEM_OP_WRITE_VALUE_64;
    switch (type) {
      case c.CU_STREAM_MEM_OP_WAIT_VALUE_32:
      case c.CU_STREAM_MEM_OP_WAIT_VALUE_64:
      case c.CU_STREAM_MEM_OP_WRITE_VALUE_32:
      case c.CU_STREAM_MEM_OP_WRITE_VALUE_64: {
        const wait = type === c.CU_STREAM_MEM_OP_WAIT_VALUE_32 || type === c.CU_STREAM_MEM_OP_WAIT_VALUE_64;
        const one = p.waitValue;
        operations.push({
          kind: wait ? "wait" : "write",
          bytes: wide ? 8 : 4,
          address: one.address,
          value: wide ? one.value64 : BigInt(one.value),
          flags: one.flags,
        });
        break;
      }
      case c.CU_STREAM_MEM_OP_BARRIER:
      case c.CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES:
        operations.push({ kind: "none", bytes: 4, address: 0, value: 0n, flags: 0 });
        break;
      default:
        return undefined;
    }
  }
  return operations;
}

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
