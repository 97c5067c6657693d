import { CUDA_SUCCESS } from "../../../ffi/cuda/constants.ts";
import type { KernelAccess, KernelRegister, TraceStep } from "../../../ffi/cuda/inspector.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { inspectSymbol } from "../../lifetime/inspect.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { LaunchConfig } from "../kernel/launch-config.ts";
import {
  columns,
  inspectorFor,
  launchCall,
  lineText,
  placeIn,
  type Three,
  threadNumber,
  valueText,
} from "./inspected.ts";
import { type TraceOptions, traceOptions } from "./trace-options.ts";

/** Rows that are printed of a long trace. */
const SHOWN = 60;

/**
 * What one thread of a kernel did, instruction by instruction.
 *
 * @example
 * const trace = kernel.launch({ grid: 1, block: 64, trace: { thread: 5 } }, [x]);
 * for (const { source, instruction, wrote } of trace) console.log(source?.line, instruction, wrote);
 */
export class KernelTrace implements Iterable<TraceStep> {
  readonly kernel: string;
  readonly block: Three;
  readonly thread: Three;
  readonly steps: readonly TraceStep[];
  /** The thread went on after the last step that was asked for. */
  readonly truncated: boolean;

  constructor(
    kernel: string,
    [block, thread]: readonly [Three, Three],
    { steps, truncated }: { readonly steps: readonly TraceStep[]; readonly truncated: boolean },
  ) {
    this.kernel = kernel;
    this.block = block;
    this.thread = thread;
    this.steps = steps;
    this.truncated = truncated;
  }

  [Symbol.iterator](): Iterator<TraceStep> {
    return this.steps[Symbol.iterator]();
  }

  /** A register's value after a step, counted from 0; undefined when nothing has been written to it. */
  register(name: string, step = this.steps.length - 1): number | bigint | boolean | undefined {
    for (let at = Math.min(step, this.steps.length - 1); at >= 0; at--) {
      const found = this.steps[at]!.wrote.find((each) => each.name === name);
      if (found !== undefined) return found.value;
    }
    return undefined;
  }

  /** All steps as lines of text. */
  toString(): string {
    return this.#text(this.steps);
  }

  #text(steps: readonly TraceStep[]): string {
    const { kernel, block, thread } = this;
    const head = `trace of ${kernel}: thread (${thread.join(", ")}) of block (${block.join(", ")}), ${this.steps.length} steps`;
    let before = "";
    const rows = steps.map((step) => {
      const source = step.source === undefined ? "" : lineText(step);
      const shown = source === before ? "" : source;
      before = source;
      const what = [...step.wrote.map(registerText), ...step.touched.map(accessText)].join("   ");
      return [shown, String(step.line), step.instruction, step.skipped ? "(not run)" : what];
    });
    const lines = columns(rows, [1]).map((line) => `  ${line}`);
    const left = this.steps.length - steps.length;
    if (left > 0) lines.push(`  ... ${left} more: .steps has them all`);
    else if (this.truncated)
      lines.push("  ... and further: it was followed for so many steps (trace: { steps })");
    return [head, ...lines].join("\n");
  }

  [inspectSymbol](): string {
    return this.#text(this.steps.slice(0, SHOWN));
  }
}

export const registerText = ({ name, value }: KernelRegister): string => `${name} = ${valueText(value)}`;

const VERBS = { read: "reads", write: "writes", atomic: "updates" } as const;

function accessText({ kind, space, address, bytes }: KernelAccess): string {
  const where = space === "global" ? `0x${address.toString(16)}` : `${space} byte ${address}`;
  return `${VERBS[kind]} ${bytes} bytes at ${where}`;
}

/** Launches, waits, and gives the thread's steps; a CudaError has them as its `trace`. */
export function tracedLaunch(
  kernel: Kernel,
  config: LaunchConfig & { readonly trace: TraceOptions },
  stream: number,
): KernelTrace {
  const { device, name } = kernel;
  const given = checkOptions(traceOptions, "launch: trace", config.trace);
  const inspector = inspectorFor(device, "launch: trace", "cuda-gdb follows their threads");
  const block = placeIn(given.block ?? 0, config.grid, "launch: trace: block");
  const thread = placeIn(given.thread ?? 0, config.block, "launch: trace: thread");
  const { trace: _, ...rest } = config;
  const followed = { block, thread: threadNumber(thread, config.block), steps: given.steps };
  const { code, ...found } = inspector.trace(launchCall(kernel, rest, stream), followed);
  const trace = new KernelTrace(name, [block, thread], found);
  if (code === CUDA_SUCCESS) return trace;
  // Not shown with the error: it may be long.
  throw Object.defineProperty(device.driver.failure(code, "cuLaunchKernelEx", name), "trace", {
    value: trace,
  });
}
