import type { KernelStop, StopPlace, Stops } from "../../../ffi/cuda/inspector.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { list, text, whole } from "../../arguments/value-type.ts";
import { inspectSymbol } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { type Dimensions, dimensions } from "../kernel/dimensions.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { LaunchConfig } from "../kernel/launch-config.ts";
import {
  columns,
  inspectorFor,
  launchCall,
  lineText,
  placeIn,
  threadNumber,
  valueText,
} from "./inspected.ts";
import { sourceText } from "./source-text.ts";

/** Where a kernel's threads stop, and which of them. */
export interface DebugOptions {
  /** Lines: "saxpy.cu:12" of the source, or "ptx:33" of the PTX. */
  readonly at: readonly string[];
  /** Only threads of this block, counted from 0. */
  readonly block?: Dimensions;
  /** Only this thread of the block or of each block, counted from 0. */
  readonly thread?: Dimensions;
  /** How long a thread stands still until its launch is ended, in milliseconds: ten minutes if it is not said. */
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
    block: { type: dimensions, defaultText: "every block", text: "Only threads of this block." },
    thread: { type: dimensions, defaultText: "every thread", text: "Only this thread of a block." },
    timeoutMs: {
      type: whole(1, 0x7fffffff),
      unit: "milliseconds",
      default: STANDING_MS,
      text: "How long a thread stands still.",
    },
  },
);

/** A thread that stands still before a line, with its registers as they are there. */
export class Stop {
  /** The line of the PTX, and of the source where -lineinfo names it. */
  readonly line: number;
  readonly source: KernelStop["source"];
  /** The PTX of the instruction that is next. */
  readonly instruction: string;
  readonly block: KernelStop["block"];
  readonly thread: KernelStop["thread"];
  /** Their values by name: "%r1". Predicates are booleans, 64-bit integers bigints. */
  readonly registers: Readonly<Record<string, number | bigint | boolean>>;
  /** A copy of the block's shared memory. */
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

  /** The place, its line, and the registers. */
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
 * A launch whose threads stop at lines. Iterating lets a thread go on and waits for the next that stops; leaving the loop ends the launch.
 * While a thread stands still its stream is busy: `read` looks at memory without the stream.
 *
 * @example
 * for (const stop of kernel.debug({ grid: 1, block: 4 }, [x], { at: ["ptx:72"] })) console.log(stop);
 */
export class KernelDebugger extends Resource implements IterableIterator<Stop> {
  readonly #kernel: Kernel;
  readonly #stops: Stops;
  readonly #textOf: (file: string, line: number) => string | undefined;
  #now: Stop | undefined;
  #ended = false;

  /** @internal Use `kernel.debug`. */
  constructor(from: Internal, kernel: Kernel, stops: Stops) {
    checkInternal(from, "KernelDebugger", "kernel.debug()");
    super();
    this.#kernel = kernel;
    this.#stops = stops;
    this.#textOf = sourceText(kernel.module);
    // Newest of the device: it ends before memory that its kernel uses is freed.
    this.own(kernel.device, kernel.module);
  }

  get label(): string {
    return `KernelDebugger of ${this.#kernel.name}`;
  }

  [Symbol.iterator](): this {
    return this;
  }

  /** The thread that stands still now. */
  get stop(): Stop | undefined {
    return this.#now;
  }

  /** Lets it go on, until the next one stops or the launch is done. CudaError when the kernel failed. */
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

  /** Ends the launch, as `close()` does: blocks that stand still or have not begun do not go on. */
  return(): IteratorResult<Stop, undefined> {
    this.close();
    return { done: true, value: undefined };
  }

  protected override release(): void {
    if (!this.#ended) this.#stops.quit();
    this.#ended = true;
    this.#now = undefined;
  }

  /** A copy of device memory as it is now: a device address and bytes. RangeError where nothing is allocated. */
  read(address: number, bytes: number): Uint8Array {
    const { device } = this.#kernel;
    const found = inspectorFor(device, "read", "cuda-gdb does").read(address, bytes);
    if (found === undefined)
      throw new RangeError(
        `read: no ${bytes} bytes are allocated at 0x${address.toString(16)}: use a buffer's pointer`,
      );
    return found;
  }

  override [inspectSymbol](): string {
    if (this.#now !== undefined) return this.#now.toString();
    return `${this.label}: ${this.closed ? "done" : "next() goes to the first stop"}`;
  }
}

function placeOf(at: string): StopPlace {
  const [, file, line] = /^(.+):(\d+)$/.exec(at) ?? [];
  if (file === undefined || Number(line) < 1)
    throw new TypeError(
      `debug: at has "${at}": use "file.cu:12" for a line of the source, "ptx:33" for one of the PTX`,
    );
  return { file: file === "ptx" ? undefined : file, line: Number(line) };
}

/** Begins a launch whose threads stop. */
export function debuggedLaunch(
  kernel: Kernel,
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
        `debug: at has "${given.at[i]}", where kernel ${kernel.name} has no code: ${known(lines)}`,
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

/** The lines that have code, in words. */
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
