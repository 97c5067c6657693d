import type { IrFunction, Value } from "../ir/value.ts";
import { dominatorsOf, loopsOf } from "../passes/dominators.ts";
import { inLineOrder, type SourceLine, sourceLineOf } from "./source-line.ts";

/** Threads that a barrier orders. */
export type BarrierScope = "warp" | "block" | "cluster";

/** Barriers of a line, as the compiled kernel has them. */
export interface KernelBarrierRow extends SourceLine {
  readonly scope: BarrierScope;
  /** True where the thread waits for the others. False where it only counts itself. */
  readonly waits: boolean;
  /** Number of loops around the barrier. Each round passes it again. */
  readonly loops: number;
  /** Number of such barriers that the line became. Unrolled loops repeat them. */
  readonly count: number;
}

const barriers: readonly (readonly [instruction: RegExp, scope: BarrierScope, waits: boolean])[] = [
  [/^bar\.warp\.sync\b/, "warp", true],
  [/^(?:bar\.sync|barrier\.sync|barrier\.red)\b/, "block", true],
  [/^barrier\.arrive\b/, "block", false],
  [/^barrier\.cluster\.wait\b/, "cluster", true],
  [/^barrier\.cluster\.arrive\b/, "cluster", false],
];

/** Returns the barriers of a kernel in the order of their lines. The barrier of a grid has two of each block. */
export function barriersOf(kernel: IrFunction): KernelBarrierRow[] {
  const loops = loopsOf(kernel, dominatorsOf(kernel));
  const rows = new Map<string, KernelBarrierRow>();
  for (const block of kernel.blocks) {
    const depth = loops.filter(({ blocks }) => blocks.has(block)).length;
    for (const value of block.body) {
      const row = rowOf(kernel, value, depth);
      if (row === undefined) continue;
      const key = JSON.stringify(row);
      const before = rows.get(key);
      rows.set(key, before === undefined ? row : { ...before, count: before.count + 1 });
    }
  }
  return inLineOrder([...rows.values()]);
}

function rowOf(kernel: IrFunction, value: Value, loops: number): KernelBarrierRow | undefined {
  const template = value.op === "ptx" ? value.attributes.template! : "";
  const found = barriers.find(([instruction]) => instruction.test(template));
  if (found === undefined) return undefined;
  const [, scope, waits] = found;
  return { ...sourceLineOf(kernel, value), scope, waits, loops, count: 1 };
}
