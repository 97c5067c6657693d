// Shadow of global memory for checked launches, in device memory. It holds the fence counters, a bit per
// written byte, and cells for the writer and readers of each word. It is retained for the next launch of the
// context.
import { memory } from "../../../../../ffi/runtime/index.ts";
import type { ShadowMemory, SoftContext, SoftGpu } from "../../driver/gpu.ts";
import type { Allocation } from "../../kernels/inspect/inspection.ts";
import type { AccessedWords } from "../../kernels/inspect/previous-accesses.ts";
import { allocateOnDevice, freeRegion, type Region } from "../../memory/region.ts";
import {
  FENCE_COUNTERS,
  GLOBAL_SHADOW_BYTES,
  LINE_WORDS,
  MOST_LAUNCHES,
} from "../../wasm/inspect/memory-check/global-shadow.ts";
import { accessedWords } from "./accessed-words.ts";

/**
 * Maximum size of the shadow in bytes. The largest allocations come last: beyond the maximum only their
 * bounds are checked.
 */
const MOST_BYTES = 2 ** 29;
/** Size from which memory comes zeroed from the system, in bytes. */
const FRESH_BYTES = 1 << 22;

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;
const bitsFor = (bytes: number): number => roundUp(Math.ceil(bytes / 8), 64);
const cellsFor = (bytes: number): number => Math.ceil(bytes / 4) * GLOBAL_SHADOW_BYTES;

/** Offsets of an allocation's cells and bits in the shadow; 0 for none. */
interface Part {
  readonly region: Region;
  readonly cells: number;
  readonly bits: number;
}

export class Shadow {
  /** Allocations of the launch, with the addresses of their cells and bits. */
  readonly allocations: readonly Allocation[];
  /** Number of the launch in the shadow. */
  readonly launch: number;
  readonly #gpu: SoftGpu;
  readonly #context: SoftContext;
  readonly #kept: ShadowMemory | undefined;
  readonly #region: Region | undefined;
  readonly #parts: readonly Part[];
  readonly #end: number;

  constructor(gpu: SoftGpu, context: SoftContext, allocations: readonly Allocation[]) {
    this.#gpu = gpu;
    this.#context = context;
    let end = FENCE_COUNTERS * 4;
    const parts: Part[] = [];
    const regions = [...gpu.regions].filter(
      // Memory of the device heap passes from one thread to another.
      (each) =>
        each.kind !== "array" &&
        each !== context.kernelHeap &&
        each !== context.shadow?.region &&
        gpu.space.inWindow(each.base),
    );
    for (const region of regions.sort((a, b) => a.size - b.size)) {
      const { size, written } = region;
      // Memory that host code or other processes may write has no bits.
      const bits = written === undefined || written.isAll(gpu.unseenLaunches) ? 0 : bitsFor(size);
      if (end + bits + cellsFor(size) > MOST_BYTES) break;
      parts.push({ region, bits: bits === 0 ? 0 : end, cells: end + bits });
      end += bits + roundUp(cellsFor(size), 64);
    }
    const layout = parts.map(({ region, bits }) => `${region.id}:${bits}`).join();
    // The cells of a line follow the cells of its words and take an eighth of their size.
    this.#end = roundUp(end, LINE_WORDS * 64);
    const bytes = this.#end + this.#end / LINE_WORDS;
    const kept = this.#memory(context, Math.max(bytes, FRESH_BYTES), layout);
    this.#kept = kept;
    this.launch = kept?.launches ?? 0;
    this.#region = kept?.region;
    this.#parts = kept === undefined ? [] : parts;
    this.#fillBits();
    this.allocations = allocations.map((each) => this.#withShadow(each));
  }

  /** Returns the memory of the previous launch when the layout is the same, else new zeroed memory. */
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

  /** Device address of the fence counters; 0 when there was no memory for the shadow. */
  get fences(): number {
    return this.#region?.base ?? 0;
  }

  /** Device address of the cells of lines. */
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
    // The variables of a module are parts of one allocation. All of them are initialized.
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

  /**
   * Returns the accesses of the launch to each allocation, or nothing after a later checked launch of the
   * context.
   */
  accesses(): AccessedWords[] {
    const region = this.#region;
    const { shadow } = this.#context;
    if (region === undefined || shadow !== this.#kept || shadow?.launches !== this.launch) return [];
    const cells = new Uint32Array(memory(region.base, (region.size >>> 2) << 2));
    return this.#parts.flatMap(({ region: { base, size }, cells: from }) => {
      const lines = (this.#end + from / LINE_WORDS) / 4;
      const words = accessedWords(cells, { words: from / 4, lines, count: Math.ceil(size / 4) }, this.launch);
      return words === undefined ? [] : [{ base, size, words }];
    });
  }

  /** Stores which bytes the kernel has written. */
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

/** Yields the runs of set bits. */
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
