// What a checked launch notes of global memory: one piece of device memory, kept for the next launch of the context, with the counts of fences, a bit for each byte
// that is written, and cells for who wrote and read each word.
import { memory } from "../../../../../ffi/runtime/index.ts";
import type { ShadowMemory, SoftContext } from "../../driver/context.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { Allocation } from "../../kernels/inspect/inspection.ts";
import { allocateOnDevice } from "../../memory/allocate.ts";
import { freeRegion } from "../../memory/free.ts";
import type { Region } from "../../memory/region.ts";
import { FENCE_COUNTERS, GLOBAL_SHADOW_BYTES, LINE_WORDS, MOST_LAUNCHES } from "../../wasm/checks/cells.ts";

/** The most that is taken for one launch: larger allocations come last, and are checked for their bounds alone. */
const MOST_BYTES = 2 ** 29;
/** Memory that is so large comes from the system, zeros. */
const FRESH_BYTES = 1 << 22;

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;
const bitsFor = (bytes: number): number => roundUp(Math.ceil(bytes / 8), 64);
const cellsFor = (bytes: number): number => Math.ceil(bytes / 4) * GLOBAL_SHADOW_BYTES;

/** Where an allocation's cells and bits are: offsets in the piece; 0 for none. */
interface Part {
  readonly region: Region;
  readonly cells: number;
  readonly bits: number;
}

export class Shadow {
  /** The allocations of the launch, with the addresses of their cells and bits. */
  readonly allocations: readonly Allocation[];
  /** The launch's number in it. */
  readonly launch: number;
  readonly #gpu: SoftGpu;
  readonly #region: Region | undefined;
  readonly #parts: readonly Part[];
  readonly #end: number;

  constructor(gpu: SoftGpu, context: SoftContext, allocations: readonly Allocation[]) {
    this.#gpu = gpu;
    let end = FENCE_COUNTERS * 4;
    const parts: Part[] = [];
    const regions = [...gpu.regions].filter(
      // In the heap of kernels, memory of one thread becomes another's.
      (each) =>
        each.kind !== "array" &&
        each !== context.kernelHeap &&
        each !== context.shadow?.region &&
        gpu.space.inWindow(each.base),
    );
    for (const region of regions.sort((a, b) => a.size - b.size)) {
      const { size, written } = region;
      // What host code or another process may write has no bits.
      const bits = written === undefined || written.isAll(gpu.unseenLaunches) ? 0 : bitsFor(size);
      if (end + bits + cellsFor(size) > MOST_BYTES) break;
      parts.push({ region, bits: bits === 0 ? 0 : end, cells: end + bits });
      end += bits + roundUp(cellsFor(size), 64);
    }
    const layout = parts.map(({ region, bits }) => `${region.id}:${bits}`).join();
    // A line's cells are beside those of its words: an eighth of them.
    this.#end = roundUp(end, LINE_WORDS * 64);
    const bytes = this.#end + this.#end / LINE_WORDS;
    const kept = this.#memory(context, Math.max(bytes, FRESH_BYTES), layout);
    this.launch = kept?.launches ?? 0;
    this.#region = kept?.region;
    this.#parts = kept === undefined ? [] : parts;
    this.#fillBits();
    this.allocations = allocations.map((each) => this.#withShadow(each));
  }

  /** The memory of the launch before, when all has its place there; new memory, which is zeros, otherwise. */
  #memory(context: SoftContext, bytes: number, layout: string): ShadowMemory | undefined {
    const { shadow } = context;
    if (shadow !== undefined && shadow.layout === layout && shadow.launches < MOST_LAUNCHES - 1) {
      shadow.launches++;
      return shadow;
    }
    if (shadow !== undefined) freeRegion(this.#gpu, shadow.region);
    const region = allocateOnDevice(this.#gpu, context, bytes);
    context.shadow = undefined;
    if (region === undefined) return undefined;
    region.whenFreed.push(() => {
      context.shadow = undefined;
    });
    if (this.#gpu.space.inWindow(region.base)) return (context.shadow = { region, layout, launches: 1 });
    freeRegion(this.#gpu, region);
    return undefined;
  }

  /** The device address of the counts of fences; 0 when there was no room for any of this. */
  get fences(): number {
    return this.#region?.base ?? 0;
  }

  /** The device address of the lines' cells. */
  get lines(): number {
    return this.#region === undefined ? 0 : this.#region.base + this.#end;
  }

  #withShadow(allocation: Allocation): Allocation {
    const base = this.#region?.base ?? 0;
    const part = this.#parts.find(
      ({ region }) => allocation.base >= region.base && allocation.base < region.base + region.size,
    );
    if (part === undefined || base === 0) return allocation;
    const from = allocation.base - part.region.base;
    // Of a module's variables each has its place in their one allocation; all of them are written.
    const bits = part.bits === 0 || from !== 0 ? 0 : base + part.bits;
    return { ...allocation, cells: base + part.cells + cellsFor(from), bits };
  }

  #fillBits(): void {
    const base = this.#region?.base;
    if (base === undefined) return;
    for (const { region, bits } of this.#parts) {
      if (bits === 0) continue;
      const view = new Uint8Array(memory(base + bits, bitsFor(region.size)));
      view.fill(0);
      for (const [from, to] of region.written!.ranges()) setBits(view, from, to);
    }
  }

  /** Keeps what the kernel has written in mind. */
  end(): void {
    const base = this.#region?.base;
    if (base === undefined) return;
    for (const { region, bits } of this.#parts) {
      if (bits === 0) continue;
      const view = new Uint8Array(memory(base + bits, bitsFor(region.size)));
      for (const [from, to] of rangesOf(view, region.size)) region.written!.note(from, to);
    }
  }
}

/** Sets the bits [from, to). */
export function setBits(view: Uint8Array, from: number, to: number): void {
  let at = from;
  for (; at < to && at % 8 !== 0; at++) view[at >>> 3]! |= 1 << (at & 7);
  const whole = Math.floor((to - at) / 8);
  if (whole > 0) {
    view.fill(255, at >>> 3, (at >>> 3) + whole);
    at += 8 * whole;
  }
  for (; at < to; at++) view[at >>> 3]! |= 1 << (at & 7);
}

/** The runs of bits that are set. */
export function* rangesOf(view: Uint8Array, bytes: number): IterableIterator<readonly [number, number]> {
  let from = -1;
  for (let at = 0; at < bytes; ) {
    const byte = view[at >>> 3]!;
    if (at % 8 === 0 && at + 8 <= bytes && (byte === 255 || byte === 0)) {
      if (byte === 255 && from < 0) from = at;
      else if (byte === 0 && from >= 0) {
        yield [from, at];
        from = -1;
      }
      at += 8;
      continue;
    }
    const set = ((byte >>> (at & 7)) & 1) === 1;
    if (set && from < 0) from = at;
    else if (!set && from >= 0) {
      yield [from, at];
      from = -1;
    }
    at++;
  }
  if (from >= 0) yield [from, bytes];
}
