// Liveness analysis of registers at the start of each basic block.
import { read, used, written } from "./effects.ts";
import { type Block, readByEnd, successors } from "./graph.ts";
import { bytesOf } from "./operations/scalar.ts";
import type { Register } from "./syntax.ts";

/** Sets of live registers, one bit set for each block. */
export class Liveness {
  readonly #words: number;
  readonly #in: Uint32Array[];

  constructor(blocks: readonly Block[], registers: number) {
    this.#words = Math.ceil(registers / 32);
    const uses: Uint32Array[] = [];
    const killed: Uint32Array[] = [];
    for (const block of blocks) {
      const use = new Uint32Array(this.#words);
      const kill = new Uint32Array(this.#words);
      const add = (set: Uint32Array, index: number) => {
        set[index >>> 5]! |= 1 << (index & 31);
      };
      const reads = (index: number) => {
        if ((kill[index >>> 5]! & (1 << (index & 31))) === 0) add(use, index);
      };
      for (const instruction of block.instructions) {
        // The destination of a guarded instruction is live before it only if it is live after it.
        for (const register of used(instruction)) reads(register.index);
        if (instruction.guard === undefined) for (const each of written(instruction)) add(kill, each.index);
      }
      for (const register of readByEnd(block.end)) reads(register.index);
      if (block.end.kind === "wait") for (const each of written(block.end.instruction)) add(kill, each.index);
      uses.push(use);
      killed.push(kill);
    }
    this.#in = uses.map((set) => set.slice());
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = blocks.length - 1; i >= 0; i--) {
        const live = this.#in[i]!;
        for (const to of successors(blocks[i]!.end)) {
          const next = this.#in[to]!;
          for (let w = 0; w < this.#words; w++) {
            const more = live[w]! | (next[w]! & ~killed[i]![w]!);
            if (more >>> 0 === live[w]) continue;
            live[w] = more;
            changed = true;
          }
        }
      }
    }
  }

  /** Returns an empty set of registers. */
  empty(): Uint32Array {
    return new Uint32Array(this.#words);
  }

  /** Adds the registers that are live at the start of a block to a set. */
  add(block: number, into: Uint32Array): void {
    const set = this.#in[block]!;
    for (let w = 0; w < this.#words; w++) into[w]! |= set[w]!;
  }

  /** Returns the registers that are live at the start of a block. */
  at(block: number): number[] {
    const found: number[] = [];
    const set = this.#in[block]!;
    for (let w = 0; w < this.#words; w++) {
      for (let bits = set[w]!; bits !== 0; bits &= bits - 1)
        found.push(w * 32 + 31 - Math.clz32(bits & -bits));
    }
    return found;
  }
}

// Register pressure of a kernel, which NVIDIA's assembler would start from.

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
    let count = 0;
    const born = (index: number) => {
      if (live.has(index)) return;
      live.add(index);
      count += words(registers[index]!);
    };
    for (const to of successors(end)) liveness.at(to).forEach(born);
    if (end.kind === "wait") for (const { index } of written(end.instruction)) born(index);
    most = Math.max(most, count);
    for (const { index } of readByEnd(end)) born(index);
    most = Math.max(most, count);
    for (let i = instructions.length - 1; i >= 0; i--) {
      const instruction = instructions[i]!;
      if (instruction.inspects !== undefined) continue;
      if (instruction.guard === undefined)
        for (const { index } of written(instruction))
          if (live.delete(index)) count -= words(registers[index]!);
      for (const { index } of read(instruction)) born(index);
      most = Math.max(most, count);
    }
  }
  return most;
}
