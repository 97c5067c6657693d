import type { KernelStop, StopPlace, Stops } from "../../../ffi/cuda/inspector.ts";
import { checkOptions, list, optionsTable, text, whole } from "../../arguments/options.ts";
import { inspectSymbol, Resource } from "../../lifetime/resource.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { type Dimensions, dimensions } from "../launch/dimensions.ts";
import type { LaunchConfig } from "../launch/launch-config.ts";
import type { LaunchedKernel } from "../launch/launched-kernel.ts";
import { columns, lineText, valueText } from "../trace/trace-text.ts";
import { inspectorFor, launchCall, placeIn, sourceText, threadNumber } from "./inspected.ts";

/** Lines at which threads of a kernel stop, and a choice of threads. */
export interface DebugOptions {
  /** Lines at which threads stop: "saxpy.cu:12" of the source, or "ptx:33" of the PTX. */
  readonly at: readonly string[];
  /** Stops only threads of this block, counted from 0. */
  readonly block?: Dimensions;
  /** Stops only this thread of a block, counted from 0. */
  readonly thread?: Dimensions;
  /** Longest stop of a thread before its launch is ended, in milliseconds. Default: ten minutes. */
  readonly timeoutMs?: number;
}

const STANDING_MS = 600_000;

export const debugOptions = optionsTable<DebugOptions>()(
  "cuda.DebugOptions",
  { "Kernel.debug": 2 },
  {
    at: {
      type: list(text('"file.cu:12" or "ptx:33"'), 1),
      required: true,
      text: "Lines at which threads stop.",
    },
    block: { type: dimensions, defaultText: "every block", text: "Stops only threads of this block." },
    thread: { type: dimensions, defaultText: "every thread", text: "Stops only this thread of a block." },
    timeoutMs: {
      type: whole(1, 0x7fffffff),
      unit: "milliseconds",
      default: STANDING_MS,
      text: "Longest stop of a thread.",
    },
  },
);

/** A thread that stopped before a line, with the values of its registers. */
export class Stop {
  /** Line of the PTX. */
  readonly line: number;
  /** Line of the source, where -lineinfo names it. */
  readonly source: KernelStop["source"];
  /** PTX of the next instruction. */
  readonly instruction: string;
  readonly block: KernelStop["block"];
  readonly thread: KernelStop["thread"];
  /** Values of registers by name: "%r1". Predicates are booleans, 64-bit integers bigints. */
  readonly registers: Readonly<Record<string, number | bigint | boolean>>;
  /** Copy of the block's shared memory. */
  readonly shared: Uint8Array;
  readonly #text: string;

  constructor(stop: KernelStop, source: string | undefined) {
    this.line = stop.line;
    this.source = stop.source;
    this.instruction = stop.instruction;
    this.block = stop.block;
    this.thread = stop.thread;
    this.registers = Object.fromEntries(stop.registers.map(({ name, value }) => [name, value]));
    this.shared = stop.shared;
    this.#text = source?.trim() ?? stop.instruction;
  }

  /** Returns the thread, its line and the registers as text. */
  toString(): string {
    const { block, thread, registers } = this;
    const head = `thread (${thread.join(", ")}) of block (${block.join(", ")}) at ${lineText(this)}: ${this.#text}`;
    const cells = Object.entries(registers).map(([name, value]) => `${name} = ${valueText(value)}`);
    const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(4 * i, 4 * i + 4));
    return [head, ...columns(rows).map((line) => `  ${line}`)].join("\n");
  }

  [inspectSymbol](): string {
    return this.toString();
  }
}

/**
 * A launch whose threads stop at lines. Each iteration resumes the stopped thread and waits for the next
 * stop. Leaving the loop ends the launch. The stream of the launch is busy during a stop, so `read` accesses
 * memory without it.
 *
 * @example
 * for (const stop of kernel.debug({ grid: 1, block: 4 }, [x], { at: ["ptx:72"] })) console.log(stop);
 */
export class KernelDebugger extends Resource implements IterableIterator<Stop> {
  readonly #kernel: LaunchedKernel;
  readonly #stops: Stops;
  readonly #textOf: (file: string, line: number) => string | undefined;
  #now: Stop | undefined;
  #ended = false;

  /** @internal Use `kernel.debug`. */
  constructor(from: Internal, kernel: LaunchedKernel, stops: Stops) {
    checkInternal(from, "KernelDebugger", "kernel.debug()");
    super();
    this.#kernel = kernel;
    this.#stops = stops;
    this.#textOf = sourceText(kernel.module);
    // The newest child of the device, so that it ends before the memory of its kernel is freed.
    this.own(kernel.device, kernel.module);
  }

  get label(): string {
    return `KernelDebugger of ${this.#kernel.name}`;
  }

  [Symbol.iterator](): this {
    return this;
  }

  /** The current stop, or undefined. */
  get stop(): Stop | undefined {
    return this.#now;
  }

  /**
   * Resumes the thread until the next stop or the end of the launch. Throws CudaError when the kernel failed.
   */
  next(): IteratorResult<Stop, undefined> {
    const found = this.closed ? undefined : this.#stops.next();
    this.#now = undefined;
    if (found === undefined) {
      const first = !this.closed;
      this.#ended = true;
      this.close();
      const { device, name } = this.#kernel;
      if (first) device.driver.check(this.#stops.code, "cuLaunchKernelEx", name);
      return { done: true, value: undefined };
    }
    const { source } = found;
    this.#now = new Stop(found, source === undefined ? undefined : this.#textOf(source.file, source.line));
    return { done: false, value: this.#now };
  }

  /** Ends the launch, as `close()` does. Stopped blocks and blocks that have not started do not run. */
  return(): IteratorResult<Stop, undefined> {
    this.close();
    return { done: true, value: undefined };
  }

  protected override release(): void {
    if (!this.#ended) this.#stops.quit();
    this.#ended = true;
    this.#now = undefined;
  }

  /** Copies device memory as it is now. Throws RangeError for memory that is not allocated. */
  read(address: number, bytes: number): Uint8Array {
    const { device } = this.#kernel;
    const found = inspectorFor(device, "read", "cuda-gdb does").read(address, bytes);
    if (found === undefined)
      throw new RangeError(
        `read: no ${bytes} bytes are allocated at 0x${address.toString(16)}. Use a buffer's pointer`,
      );
    return found;
  }

  override [inspectSymbol](): string {
    if (this.#now !== undefined) return this.#now.toString();
    return `${this.label}: ${this.closed ? "done" : "next() runs to the first stop"}`;
  }
}

function placeOf(at: string): StopPlace {
  const [, file, line] = /^(.+):(\d+)$/.exec(at) ?? [];
  if (file === undefined || Number(line) < 1)
    throw new TypeError(
      `debug: at has "${at}". Use "file.cu:12" for a line of the source, "ptx:33" for one of the PTX`,
    );
  return { file: file === "ptx" ? undefined : file, line: Number(line) };
}

/** Starts a launch whose threads stop. */
export function debuggedLaunch(
  kernel: LaunchedKernel,
  config: LaunchConfig,
  stream: number,
  options: DebugOptions,
): KernelDebugger {
  const given = checkOptions(debugOptions, "debug", options);
  const { device } = kernel;
  const inspector = inspectorFor(device, "debug", "cuda-gdb stops their threads");
  const places = given.at.map(placeOf);
  const lines = inspector.lines(kernel.pointer);
  for (const [i, place] of places.entries()) {
    const there = lines.some(({ line, source }) =>
      place.file === undefined
        ? line === place.line
        : source?.line === place.line &&
          (source.file === place.file || source.file.endsWith(`/${place.file}`)),
    );
    if (!there)
      throw new RangeError(
        `debug: at has "${given.at[i]}", where kernel ${kernel.name} has no code. Lines with code: ${known(lines)}`,
      );
  }
  const block = given.block === undefined ? undefined : placeIn(given.block, config.grid, "debug: block");
  const thread =
    given.thread === undefined
      ? undefined
      : threadNumber(placeIn(given.thread, config.block, "debug: thread"), config.block);
  const { timeoutMs } = given;
  const stops = inspector.stops(launchCall(kernel, config, stream), { places, block, thread, timeoutMs });
  device.driver.check(stops.code, "cuLaunchKernelEx", kernel.name);
  return new KernelDebugger(internal, kernel, stops);
}

/** Returns the lines that have code, as text. */
function known(lines: readonly { readonly line: number; readonly source: KernelStop["source"] }[]): string {
  const sources = lines.flatMap(({ source }) => (source === undefined ? [] : [source]));
  const list = (all: readonly number[]) => [...new Set(all)].sort((a, b) => a - b).join(", ");
  if (sources.length === 0)
    return `the PTX has no lines of a source (compile with -lineinfo); ptx: ${list(lines.map(({ line }) => line))}`;
  const files = [...new Set(sources.map(({ file }) => file))];
  return files
    .map(
      (file) =>
        `${file.split("/").at(-1)}: ${list(sources.flatMap((each) => (each.file === file ? [each.line] : [])))}`,
    )
    .join("; ");
}
