// Lists of allocations, for checked launches and leak reports.
import type { LiveAllocation } from "../../../../../ffi/cuda/inspector.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { SoftContext, type SoftGpu, WORKSPACE_BYTES } from "../../driver/gpu.ts";
import type { Allocation } from "../../kernels/inspect/inspection.ts";
import { type SoftFunction, SoftModule } from "../../kernels/program/soft-module.ts";
import { HEAP_HEAD, piecesInUse } from "../../kernels/worker/device-heap.ts";
import { NO_ACCESS, READ_WRITE } from "../../memory/region.ts";

/** Returns all memory that a kernel may access, with the rights of its context. */
export function allocationsFor(gpu: SoftGpu, { module }: SoftFunction): Allocation[] {
  const found: Allocation[] = [];
  const notes = new Set(gpu.handles.all(SoftContext).map(({ shadow }) => shadow?.region.base));
  for (const { base, size } of gpu.regions) {
    const rights = gpu.space.kernelRights(base, module.context);
    if (!notes.has(base) && rights !== NO_ACCESS)
      found.push({ base, size, name: "the allocation", isReadOnly: rights !== READ_WRITE });
  }
  const { globals, globalBase } = module.program;
  for (const [name, { offset, bytes }] of globals.variables)
    found.push({ base: globalBase + offset, size: bytes, name: `variable ${name}` });
  if (gpu.workspace !== 0)
    found.push({ base: gpu.workspace, size: WORKSPACE_BYTES, name: "the grid's barrier" });
  return found;
}

const KINDS = {
  device: "cuMemAlloc",
  managed: "cuMemAllocManaged",
  host: "cuMemAllocHost",
  array: "cuArrayCreate",
} as const;

/** Returns the allocations of a context that were not freed. Variables of modules are not listed. */
export function liveAllocations(gpu: SoftGpu, context: SoftContext): LiveAllocation[] {
  const own = new Set<number>();
  for (const { program } of gpu.handles.all(SoftModule)) own.add(program.globalBase);
  const found: LiveAllocation[] = [];
  for (const region of gpu.regions) {
    const kind = KINDS[region.kind as keyof typeof KINDS];
    const pooled = region.pool !== undefined && region.device === context.device;
    if (kind === undefined || (region.context !== context && !pooled)) continue;
    if (own.has(region.base) || region === context.kernelHeap || region === context.shadow?.region) continue;
    found.push({ kind: pooled ? "cuMemAllocAsync" : kind, address: region.base, bytes: region.size });
  }
  const heap = context.kernelHeap;
  if (heap !== undefined)
    for (const { at, bytes } of piecesInUse(new DataView(memory(heap.base, heap.size))))
      found.push({
        kind: "malloc of a kernel",
        address: heap.base + at + HEAP_HEAD,
        bytes: bytes - HEAP_HEAD,
      });
  return found;
}
