// Stream attributes. Priorities have an effect; other attributes are only stored.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { readBytes, writeBytes, writeI32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { SoftStream } from "../../stream/stream.ts";
import { refuseAccessPolicy } from "../access-policy.ts";
import { findStream } from "../lookup.ts";

const BYTES = c.CUlaunchAttributeValue.size;
const KEPT: readonly number[] = [
  c.CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW,
  c.CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY,
  c.CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
  c.CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN,
];

export function streamAttributeFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const values = new WeakMap<SoftStream, Map<number, Uint8Array>>();

  function withStream(handle: number, use: (stream: SoftStream) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, handle);
    return stream === undefined ? c.CUDA_ERROR_INVALID_HANDLE : use(stream);
  }

  function valuesOf(stream: SoftStream): Map<number, Uint8Array> {
    let own = values.get(stream);
    if (own === undefined) values.set(stream, (own = new Map()));
    return own;
  }

  return {
    cuStreamGetAttribute: (handle, attribute, out) =>
      withStream(handle, (stream) => {
        const isPriority = attribute === c.CU_STREAM_ATTRIBUTE_PRIORITY;
        if (out === 0 || !(isPriority || KEPT.includes(attribute))) return c.CUDA_ERROR_INVALID_VALUE;
        libc.memset(out, 0, BYTES);
        const kept = valuesOf(stream).get(attribute);
        if (isPriority) writeI32(out, stream.priority);
        else if (kept !== undefined) writeBytes(out, kept);
        return 0;
      }),
    cuStreamSetAttribute: (handle, attribute, value) =>
      withStream(handle, (stream) => {
        if (value === 0 || !KEPT.includes(attribute)) return c.CUDA_ERROR_INVALID_VALUE;
        const refused = refuseAccessPolicy(attribute, value);
        if (refused !== 0) return refused;
        valuesOf(stream).set(attribute, readBytes(value, BYTES));
        return 0;
      }),
    cuStreamCopyAttributes: (to, from) =>
      withStream(to, (target) =>
        withStream(from, (source) => {
          values.set(target, new Map(valuesOf(source)));
          return 0;
        }),
      ),
    cuModuleGetLoadingMode(out) {
      if (out === 0) return c.CUDA_ERROR_INVALID_VALUE;
      writeI32(out, c.CU_MODULE_LAZY_LOADING);
      return 0;
    },
    cuProfilerStart: () => 0,
    cuProfilerStop: () => 0,
  };
}
