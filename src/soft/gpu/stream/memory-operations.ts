// Waits for values in memory, and writes of values, in stream order.
import * as c from "../../../../ffi/cuda/index.ts";
import { readU32, readU64, writeU32, writeU64 } from "../core/c-memory.ts";
import { Fault } from "../core/errors.ts";
import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import { isUsable } from "../memory/host-copy.ts";
import { READ, reach, WRITE } from "../memory/region.ts";
import type { Work } from "./stream.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;
const WAIT_FLUSH = c.CU_STREAM_WAIT_VALUE_FLUSH;

export interface MemoryOperation {
  readonly kind: "wait" | "write" | "none";
  readonly bytes: 4 | 8;
  readonly address: number;
  readonly value: bigint;
  readonly flags: number;
}

/** Reads a CUstreamBatchMemOpParams array. Returns undefined for an unknown operation. */
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

/** Returns true when a value in memory satisfies a wait. */
export function satisfies(now: bigint, value: bigint, bytes: 4 | 8, flags: number): boolean {
  const bits = bytes * 8;
  switch (flags & ~WAIT_FLUSH) {
    case c.CU_STREAM_WAIT_VALUE_GEQ:
      // The comparison is signed, because counters may wrap around.
      return BigInt.asIntN(bits, now - value) >= 0n;
    case c.CU_STREAM_WAIT_VALUE_EQ:
      return now === value;
    case c.CU_STREAM_WAIT_VALUE_AND:
      return (now & value) !== 0n;
    default:
      return BigInt.asUintN(bits, ~(now | value)) !== 0n;
  }
}

export class MemoryOperationsWork implements Work {
  readonly type = c.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP;
  readonly operations: readonly MemoryOperation[];
  readonly device: SoftGpuDevice;
  #done = 0;

  constructor(operations: readonly MemoryOperation[], device: SoftGpuDevice) {
    this.operations = operations;
    this.device = device;
  }

  check(gpu: SoftGpu): number {
    for (const operation of this.operations) {
      const wrong = this.#checkOne(gpu, operation);
      if (wrong !== 0) return wrong;
    }
    return 0;
  }

  run(gpu: SoftGpu): boolean {
    if (this.#done === 0) {
      const wrong = this.check(gpu);
      if (wrong !== 0) throw new Fault(wrong, true);
    }
    for (; this.#done < this.operations.length; this.#done++) {
      const operation = this.operations[this.#done]!;
      // The memory may have been freed since the last attempt.
      const wrong = this.#checkOne(gpu, operation);
      if (wrong !== 0) throw new Fault(c.CUDA_ERROR_LAUNCH_FAILED);
      const { kind, bytes, address, value, flags } = operation;
      if (kind === "write") {
        if (bytes === 4) writeU32(address, Number(value));
        else writeU64(address, value);
      } else if (kind === "wait") {
        const now = bytes === 4 ? BigInt(readU32(address)) : readU64(address);
        if (!satisfies(now, value, bytes, flags)) return false;
      }
    }
    return true;
  }

  fresh(): Work {
    return new MemoryOperationsWork(this.operations, this.device);
  }

  #checkOne(gpu: SoftGpu, { kind, bytes, address, flags }: MemoryOperation): number {
    if (kind === "none") return 0;
    const known = kind === "wait" ? 3 | WAIT_FLUSH : c.CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER;
    if ((flags & ~known) !== 0 || address % bytes !== 0) return CUDA_ERROR_INVALID_VALUE;
    const right = kind === "wait" ? READ : WRITE;
    const reached = reach(gpu, this.device, address, bytes, { right, side: "device" });
    if (typeof reached === "number") return reached;
    return reached === "direct" || isUsable(address, bytes, kind === "write") ? 0 : CUDA_ERROR_INVALID_VALUE;
  }
}
