import type { KernelAccess, KernelRegister, TraceStep } from "../../../ffi/cuda/inspector.ts";
import { inspectSymbol } from "../../lifetime/resource.ts";
import { columns, lineText, type Three, valueText } from "./trace-text.ts";

/** Maximum number of rows that a prompt prints of a trace. */
const SHOWN = 60;

/**
 * Instructions that one thread of a kernel executed, in order, with the registers and the memory that they
 * accessed.
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
  /** True when the thread continued after the last requested step. */
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

  /**
   * Returns the value of a register after a step, counted from 0. Returns undefined when no step has written
   * the register.
   */
  register(name: string, step = this.steps.length - 1): number | bigint | boolean | undefined {
    for (let at = Math.min(step, this.steps.length - 1); at >= 0; at--) {
      const found = this.steps[at]!.wrote.find((each) => each.name === name);
      if (found !== undefined) return found.value;
    }
    return undefined;
  }

  /** Returns all steps as lines of text. */
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
    if (left > 0) lines.push(`  ... ${left} more in .steps`);
    else if (this.truncated) lines.push("  ... and further: trace: { steps } limits the trace");
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
