// Reads of shared memory at several places by one register, with nothing between them that could change what is noted: whether all of them
// are nothing new is looked up once, before the first.
import { written } from "../../ptx/effects.ts";
import type { Instruction, Register } from "../../ptx/syntax.ts";
import { bytesOf } from "../../ptx/types.ts";
import { type FunctionCode, typeOf } from "../function-code.ts";
import { spaceOf } from "../instructions/address.ts";
import { SHARED } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { checkRun } from "./check-run.ts";
import { writeRangeIsKnown } from "./known-lines.ts";
import { LINE_BYTES } from "./shared-notes.ts";
import { mayBeKnown } from "./write-check.ts";

/** Fewer reads are looked at one by one. */
const FEWEST_READS = 3;
/** Lines that may lie between two reads: all of them are looked at. */
const MOST_LINES_PER_READ = 4;

/** What has no effect but its result. */
const PLAIN = new Set(
  (
    "mov add sub mul mad fma mad24 mul24 and or xor not shl shr setp set selp slct cvt cvta min max neg abs rcp sqrt rsqrt sin cos " +
    "lg2 ex2 tanh div rem popc clz bfind bfe bfi brev prmt lop3 shf dp2a dp4a copysign testp sad fns szext bmsk"
  ).split(" "),
);

/** Where reads change nothing that is noted of shared memory. */
const OTHER_SPACES = ["global", "const", "param", "local"];

const mayStandBetween = (instruction: Instruction): boolean =>
  PLAIN.has(instruction.opcode) ||
  (instruction.opcode === "ld" && OTHER_SPACES.includes(spaceOf(instruction)));

/** Reads by one register: the least offset, and the bytes from there to the end of what the last of them touches. */
export interface ReadRun {
  readonly base: Register;
  readonly reads: readonly { readonly instruction: Instruction; readonly offset: number }[];
  /** Bytes of one read by one thread, and by all lanes. */
  readonly bytes: number;
  readonly touched: number;
  readonly low: number;
  readonly span: number;
}

/** Bytes that all threads of a group touch that read so many each by a register; undefined where it is not looked at together. */
export type Reach = (base: Register, bytes: number) => number | undefined;

interface Read {
  readonly instruction: Instruction;
  readonly base: Register;
  readonly offset: number;
  readonly bytes: number;
}

/** An instruction as a read of whole words of shared memory, of which nobody is told. */
function readOf(instruction: Instruction): Read | undefined {
  const { opcode, guard, operands } = instruction;
  const [to, address] = operands;
  if (opcode !== "ld" || guard !== undefined) return undefined;
  if (address?.kind !== "address" || address.base?.kind !== "register") return undefined;
  const bytes = bytesOf(typeOf(instruction)) * (to?.kind === "vector" ? to.elements.length : 1);
  if (!mayBeKnown(instruction, { space: spaceOf(instruction), bytes })) return undefined;
  return { instruction, base: address.base.register, offset: address.offset, bytes };
}

function runOf(reads: readonly Read[], reach: Reach): ReadRun | undefined {
  const [{ base, bytes } = { base: undefined, bytes: 0 }] = reads;
  if (base === undefined || reads.length < FEWEST_READS) return undefined;
  const touched = reach(base, bytes);
  if (touched === undefined) return undefined;
  const low = Math.min(...reads.map(({ offset }) => offset));
  const span = Math.max(...reads.map(({ offset }) => offset)) - low + touched;
  if (reads.some((each) => each.bytes !== bytes || (each.offset - low) % bytes !== 0)) return undefined;
  if (span > MOST_LINES_PER_READ * LINE_BYTES * reads.length) return undefined;
  return { base, reads, bytes, touched, low, span };
}

/** The runs of a block, by their first instruction. */
export function readRuns(instructions: readonly Instruction[], reach: Reach): Map<Instruction, ReadRun> {
  const runs = new Map<Instruction, ReadRun>();
  const open = new Map<number, Read[]>();
  const close = (register: number) => {
    const run = runOf(open.get(register) ?? [], reach);
    if (run !== undefined) runs.set(run.reads[0]!.instruction, run);
    open.delete(register);
  };
  for (const instruction of instructions) {
    const read = readOf(instruction);
    if (read !== undefined) {
      const before = open.get(read.base.index);
      if (before === undefined) open.set(read.base.index, [read]);
      else before.push(read);
    } else if (!mayStandBetween(instruction)) for (const register of [...open.keys()]) close(register);
    for (const { index } of written(instruction)) close(index);
  }
  for (const register of [...open.keys()]) close(register);
  return runs;
}

/** The reads of a run from the lowest to the highest where one follows the other. */
function inOrder({ reads, bytes, low }: ReadRun): readonly Instruction[] | undefined {
  const sorted = [...reads].sort((a, b) => a.offset - b.offset);
  if (sorted.some(({ offset }, i) => offset !== low + i * bytes)) return undefined;
  return sorted.map(({ instruction }) => instruction);
}

/** Numbers the places in the text of what may be noted at once, before others get theirs. */
export function placeRuns(unit: Unit, instructions: readonly Instruction[]): void {
  for (const run of readRuns(instructions, (_, bytes) => bytes).values())
    for (const each of inOrder(run) ?? []) unit.position(each);
}

/** Writes the look at a run, before its first read; `number` tells runs of a block apart, `all` says that all lanes run. */
export function writeRunIsKnown(
  f: FunctionCode,
  run: ReadRun,
  { number, all }: { readonly number: number; readonly all: boolean },
): void {
  const { code, unit } = f;
  const known = f.temporary("i32", `known run ${number}`);
  const at = f.temporary("i32", "run");
  const [{ instruction }] = run.reads as [ReadRun["reads"][0]];
  const wide = bytesOf(run.base.type) === 8;
  f.push(instruction, { kind: "register", register: run.base }, wide ? "b64" : "b32");
  if (wide) code.op("i32.wrap_i64");
  code
    .i32(run.low - SHARED)
    .op("i32.add")
    .set(at);
  writeRangeIsKnown(f, instruction, { at, ...run });
  code.set(known);
  for (const read of run.reads) f.knownRuns.set(read.instruction, known);
  const sorted = all && run.touched === run.bytes ? inOrder(run) : undefined;
  if (sorted === undefined) return;
  const positions = sorted.map((each) => unit.position(each));
  if (positions.some((position, i) => position !== positions[0]! + i)) return;
  code
    .get(known)
    .get(at)
    .i32(run.bytes - 1)
    .op("i32.and", "i32.or", "i32.eqz")
    .if();
  code
    .get(at)
    .i32(run.span)
    .i32(Math.log2(run.bytes / 4))
    .i32(positions[0]!);
  f.special("%thread", instruction);
  code.call(checkRun(unit)).set(known).end();
}
