// Passes for launches that trace, stop or profile threads.
import { written } from "../effects.ts";
import { type Block, instructionOf, successors } from "../graph.ts";
import { Liveness } from "../liveness.ts";
import { countBlock, show, step } from "../operations/inserted.ts";
import { resultType, resultTypes } from "../result-type.ts";
import {
  conditionOf,
  type Instruction,
  type Operand,
  type PlainInstruction,
  type Position,
  type Register,
} from "../syntax.ts";
import { insertAfterWaits, insertAround, inspecting } from "./insert.ts";

const ALWAYS: Operand = { kind: "immediate", value: 1n };

const asOperand = (register: Register): Operand => ({ kind: "register", register });

/** Inserts a step before each instruction, and the registers that it writes after it. */
export function traceSteps(blocks: Block[]): void {
  const results = (i: Instruction): readonly PlainInstruction[] => {
    const registers = written(i);
    if (registers.length === 0) return [];
    const types = registers.map((each) => resultType(i, each));
    return [inspecting([i], show(false, types), registers.map(asOperand), i.guard)];
  };
  insertAround(
    blocks,
    (i) => [inspecting([i], step(), [i.guard === undefined ? ALWAYS : conditionOf(i.guard)])],
    results,
  );
  insertAfterWaits(blocks, results);
}

const lineOf = (i: Instruction): string =>
  i.source === undefined ? `ptx:${i.line}` : `${i.source.file}:${i.source.line}`;

/**
 * Inserts a stop before the first instruction of each line where `isStop` is true. A debugger can show the registers
 * that are live there, or that the block has written.
 */
export function stopAtLines(
  blocks: Block[],
  registers: readonly Register[],
  isStop: (at: Position) => boolean,
): void {
  const types = resultTypes(blocks);
  const liveness = new Liveness(blocks, registers.length);
  const lines = blocks.map((_, index) => linesBefore(blocks, index));
  const shown = blocks.map(
    (_, index) => new Map(liveness.at(index).map((register) => [register, registers[register]!])),
  );
  insertAround(
    blocks,
    (i, block) => {
      const line = lineOf(i);
      if (!isStop(i) || lines[block]!.has(line)) return [];
      lines[block]!.add(line);
      const live = [...shown[block]!.values()];
      const displayed = live.map(({ index, type }) => types.get(index) ?? type);
      return [inspecting([i], show(true, displayed), live.map(asOperand))];
    },
    (i, block) => {
      for (const each of written(i)) shown[block]!.set(each.index, each);
      return [];
    },
  );
}

/** Returns the source lines of all predecessors. A line that spans several blocks stops the thread once. */
function linesBefore(blocks: readonly Block[], index: number): Set<string> {
  const before = blocks.filter(
    (block, from) => from !== index && (successors(block.end) as readonly number[]).includes(index),
  );
  const lines = before.map((block) => new Set(instructionsOf(block).map(lineOf)));
  const [first = new Set<string>(), ...others] = lines;
  return new Set([...first].filter((line) => others.every((each) => each.has(line))));
}

/** Inserts a counter at the start of each basic block. */
export function countBlocks(blocks: readonly Block[]): void {
  for (const block of blocks) {
    const [first, ...others] = instructionsOf(block);
    if (first !== undefined) block.instructions.unshift(inspecting([first, ...others], countBlock()));
  }
}

/** Returns all instructions of a block, with the one that ends it. */
function instructionsOf({ instructions, end }: Block): readonly Instruction[] {
  const last = instructionOf(end);
  return last === undefined ? instructions : [...instructions, last];
}
