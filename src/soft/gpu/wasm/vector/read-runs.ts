// Runs of reads of shared memory through one register, without instructions between them that change the
// shadow. One check before the first read covers the run.

import { put } from "../../ptx/collections.ts";
import { written } from "../../ptx/effects.ts";
import { opcodes } from "../../ptx/operations/operation.ts";
import { bytesOf, type Space } from "../../ptx/operations/scalar.ts";
import { hasKind, type Instruction, type Operand, type Register } from "../../ptx/syntax.ts";
import { checkRun } from "../inspect/memory-check/check-read-run.ts";
import { isRangeSettled } from "../inspect/memory-check/settled-lines.ts";
import { LINE_BYTES } from "../inspect/memory-check/shared-shadow.ts";
import { Touch } from "../inspect/memory-check/violation.ts";
import { inspectedBy, maySettle } from "../inspect/memory-check/write-check.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { SHARED } from "../unit/layout.ts";
import type { Unit } from "../unit/unit.ts";
import type { VectorCode } from "../unit/vector-code.ts";

/** Minimum number of reads in a run. */
const FEWEST_READS = 3;
/** Maximum number of lines in a run for each read, because the check visits every line. */
const MOST_LINES_PER_READ = 4;

/** Opcodes without side effects. */
const SIDE_EFFECT_FREE = opcodes(
  "mov add sub mul mad fma mad24 mul24 and or xor not shl shr setp set selp slct cvt cvta min max neg abs rcp sqrt rsqrt sin cos lg2 ex2 tanh div rem popc clz bfind bfe bfi brev prmt lop3 shf dp2a dp4a copysign testp sad fns szext bmsk",
);
/** Spaces whose reads leave the shadow of shared memory unchanged. */
const OTHER_SPACES: readonly Space[] = ["global", "const", "param", "local"];

const keepsRunOpen = ({ operation }: Instruction): boolean =>
  SIDE_EFFECT_FREE.has(operation.opcode) ||
  operation.opcode === "ld" ||
  (operation.kind === "access" && operation.touch === Touch.read && OTHER_SPACES.includes(operation.space));

/** Run of reads through one register: lowest offset, and bytes up to the end of the last access. */
interface ReadRun {
  readonly base: Register;
  readonly reads: readonly { readonly instruction: Instruction; readonly offset: number }[];
  /** Bytes of one thread's read. `touched` has the bytes of a read by all lanes. */
  readonly bytes: number;
  readonly touched: number;
  readonly low: number;
  readonly span: number;
}

/** Returns the bytes that the lanes of a group read together through a register, or undefined. */
export type Reach = (base: Register, bytes: number) => number | undefined;

interface Read {
  readonly instruction: Instruction;
  readonly base: Register;
  readonly offset: number;
  readonly bytes: number;
}

/** Returns the report of an unguarded read of whole words of shared memory, or undefined for other instructions. */
function readOf(instruction: Instruction): Read | undefined {
  const [address] = instruction.operands;
  if (!hasKind(instruction, "access") || instruction.guard !== undefined || !maySettle(instruction))
    return undefined;
  if (address?.kind !== "address" || address.base?.kind !== "register") return undefined;
  const { bytes } = instruction.operation;
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

/** Returns the runs of a basic block, by their first instruction. */
function readRuns(instructions: readonly Instruction[], reach: Reach): Map<Instruction, ReadRun> {
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
      (open.get(read.base.index) ?? put<number, Read[]>(open, read.base.index, [])).push(read);
    } else if (!keepsRunOpen(instruction)) for (const register of [...open.keys()]) close(register);
    for (const { index } of written(instruction)) close(index);
  }
  for (const register of [...open.keys()]) close(register);
  return runs;
}

/** Returns the reads of a run in order of address if they are consecutive, else undefined. */
function consecutiveReads({ reads, bytes, low }: ReadRun): readonly Instruction[] | undefined {
  const sorted = [...reads].sort((a, b) => a.offset - b.offset);
  if (sorted.some(({ offset }, i) => offset !== low + i * bytes)) return undefined;
  return sorted.map(({ instruction }) => instruction);
}

/** Assigns consecutive position numbers to the reads of runs, before other instructions get theirs. */
export function numberReadRuns(unit: Unit, instructions: readonly Instruction[]): void {
  for (const run of readRuns(instructions, (_, bytes) => bytes).values())
    for (const each of consecutiveReads(run) ?? []) unit.position(inspectedBy(each));
}

/** Writes the check of a run before its first read. `all` is true when all lanes run. */
function writeRunIsSettled(
  f: FunctionCode,
  run: ReadRun,
  { number, all }: { readonly number: number; readonly all: boolean },
): void {
  const { unit } = f;
  const [{ instruction }] = run.reads as [ReadRun["reads"][0]];
  const w = new InstructionBody(f, instruction);
  const settled = w.temporary("i32", `known run ${number}`);
  const at = w.temporary("i32", "run");
  const base: Operand = { kind: "register", register: run.base };
  const isWide = bytesOf(run.base.type) === 8;
  at.set((isWide ? w.operand(base, "b64").low() : w.operand(base, "b32")).add(run.low - SHARED));
  settled.set(isRangeSettled(w, { ...run, at }));
  for (const read of run.reads) f.settledRuns.set(read.instruction, settled.index);
  const sorted = all && run.touched === run.bytes ? consecutiveReads(run) : undefined;
  if (sorted === undefined) return;
  const positions = sorted.map((each) => unit.position(inspectedBy(each)));
  if (positions.some((position, i) => position !== positions[0]! + i)) return;
  const step = Math.log2(run.bytes / 4);
  w.if(settled.or(at.and(run.bytes - 1)).not(), () =>
    settled.set(w.called("i32", checkRun(unit), at, run.span, step, positions[0]!, w.special("%thread"))),
  );
}

// Checks of runs of reads of shared memory, for groups of lanes in checked launches.

/** Returns the bytes that the lanes of a group read together, or undefined for scattered lanes. */
function reachOf(v: VectorCode, register: Register, bytes: number): number | undefined {
  const shape = v.shape({ kind: "register", register });
  if (shape.kind === "uniform") return bytes;
  return shape.kind === "affine" && shape.stride === bytes && shape.wrap === 0n ? bytes * v.lanes : undefined;
}

/** Returns a function that writes the check of the run that starts at an instruction, if there is one. */
export function readRunChecks(v: VectorCode, instructions: readonly Instruction[]) {
  const runs = readRuns(instructions, (base, bytes) => reachOf(v, base, bytes));
  let number = 0;
  return (instruction: Instruction): void => {
    const run = runs.get(instruction);
    if (run !== undefined) writeRunIsSettled(v.f, run, { number: number++, all: v.mask === undefined });
  };
}
