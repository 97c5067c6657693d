import * as cuda from "../../../../src/cuda/index.ts";
import type { Recipe } from "../call.ts";
import { free, type Made, maybe, of, waiting } from "../recipe.ts";
import { hostArray, sameSize, side, stream, types, valueFor } from "./parts.ts";

/** Calls on memory. */
export const buffers: Recipe[] = [
  of(8, "Buffer", "slice", (_, d, on: cuda.Buffer) => ({
    args: [d.int(on.length), on.length],
    makes: "Buffer",
  })),
  of(4, "Buffer", "as", (_, d) => ({ args: [d.pick(types)], makes: "Buffer" })),
  of(16, "Buffer", "set", (w, d, on: cuda.Buffer) => ({
    args: [sameSize(w, d, on), ...maybe(d, () => d.int(4)), ...stream(w, d)],
  })),
  of(16, "Buffer", "copyTo", (w, d, on: cuda.Buffer) => ({ args: [sameSize(w, d, on), ...stream(w, d)] })),
  of(4, "Buffer", "toArray"),
  of(8, "Buffer", "read", (w, d) => ({ args: [...stream(w, d), ...maybe(d, () => waiting(d))].slice(0, 2) })),
  of(8, "Buffer", "fill", (w, d, on: cuda.Buffer) => ({ args: [valueFor(on, d), ...stream(w, d)] })),
  of(2, "Buffer", "array"),
  of(3, "Buffer", "close", (w, d) => ({ args: stream(w, d) })),
  of(2, "GrowableBuffer", "resize", (_, d) => ({ args: [d.int(100_000)] })),
  of(2, "GrowableBuffer", "push", (_, d) => ({ args: [hostArray(d)] })),
  of(1, "GrowableBuffer", "trim"),
  of(1, "GrowableBuffer", "buffer", (): Made => ({ args: [], makes: "Buffer" })),
  free(4, cuda, "copyBox", (w, d) => ({
    args: [side(w, d), side(w, d), { width: 1 + d.int(8), height: 1 + d.int(4) }, ...stream(w, d)],
  })),
  free(2, cuda, "prefetch", (w) => ({ args: [w.need("Buffer"), w.need("Device")] })),
  free(2, cuda, "advise", (w, d) => ({
    args: [w.need("Buffer"), d.pick(["readMostly", "preferredLocation", "accessedBy"]), w.need("Device")],
  })),
  of(3, "MemoryPool", "allocate", (w, d) => ({
    args: [1 + d.int(5000), d.pick(types), ...stream(w, d)],
    makes: "Buffer",
  })),
  of(1, "MemoryPool", "trim", (_, d) => ({ args: maybe(d, () => d.int(1e6)) })),
  of(1, "MemoryPool", "use"),
  of(1, "MemoryPool", "setAccess", (w, d) => ({
    args: [w.need("Device"), d.pick(["read", "read-write", "none"])],
  })),
  of(0.5, "MemoryPool", "releaseThreshold"),
  of(1, "Buffer", "byteLength"),
  of(0.5, "GrowableBuffer", "capacity"),
  of(0.5, "GrowableBuffer", "pointer"),
  free(0.3, cuda, "dmaBuf", (w) => ({ args: [w.need("Buffer")] })),
  free(0.5, cuda, "flushRdmaWrites", (w) => ({ args: [w.need("Device")] })),
];
