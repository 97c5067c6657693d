// Register pressure of a kernel, which NVIDIA's assembler would start from.
import { read, written } from "./effects.ts";
import { type Block, readByEnd, successors } from "./graph.ts";
import type { Liveness } from "./liveness.ts";
import { bytesOf, type Register } from "./syntax.ts";

const words = ({ type }: Register): number => (type === "pred" ? 0 : Math.max(1, bytesOf(type) / 4));

/** Returns the maximum number of 32-bit registers that are live at once. */
export function registerPressure(
  blocks: readonly Block[],
  registers: readonly Register[],
  liveness: Liveness,
): number {
  let most = 0;
  for (const { instructions, end } of blocks) {
    const live = new Set<number>();
    const after = liveness.empty();
    for (const to of successors(end)) liveness.add(to, after);
    for (const register of registers)
      if ((after[register.index >>> 5]! & (1 << (register.index & 31))) !== 0) live.add(register.index);
    let count = [...live].reduce((sum, index) => sum + words(registers[index]!), 0);
    const born = (index: number) => {
      if (live.has(index)) return;
      live.add(index);
      count += words(registers[index]!);
    };
    if (end.kind === "wait") for (const { index } of written(end.instruction)) born(index);
    most = Math.max(most, count);
    for (const { index } of readByEnd(end)) born(index);
    most = Math.max(most, count);
    for (let i = instructions.length - 1; i >= 0; i--) {
      const instruction = instructions[i]!;
      if (instruction.guard === undefined)
        for (const { index } of written(instruction))
          if (live.delete(index)) count -= words(registers[index]!);
      for (const { index } of read(instruction)) born(index);
      most = Math.max(most, count);
    }
  }
  return most;
}
