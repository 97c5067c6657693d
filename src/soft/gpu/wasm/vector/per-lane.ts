// Lane-by-lane code for instructions without a vector form: extracts each lane's operands, runs the scalar
// instruction and inserts its results.

import { read, written } from "../../ptx/effects.ts";
import { opcodes } from "../../ptx/operations/operation.ts";
import { leavesOf, type Operand, type PlainInstruction, type Register } from "../../ptx/syntax.ts";
import { Body } from "../encoding/expression.ts";
import { writeInstruction } from "../instructions/index.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { PURE, type ShapeContext } from "./analysis/instruction-shape.ts";

/** Locals that identify the group's first thread. */
export interface GroupLocals {
  readonly thread: number;
  readonly x: number;
  /** Four times the thread's number. */
  readonly at: number;
  readonly context: ShapeContext;
}

/** Opcodes with side effects that depend only on their operands, not on the thread. */
const THREAD_INDEPENDENT = opcodes("st atom red");

const unique = (registers: readonly Register[]): Register[] => [
  ...new Map(registers.map((each) => [each.index, each])).values(),
];

const dependsOnThread = (operand: Operand): boolean =>
  leavesOf(operand).some(({ kind }) => kind === "special" || kind === "symbol");

/** Writes an instruction once for each lane. */
export function writeByLanes(v: VectorCode, i: PlainInstruction, group: GroupLocals): void {
  const results = unique(written(i));
  const advances =
    i.operands.some(dependsOnThread) ||
    !(PURE.has(i.operation.opcode) || THREAD_INDEPENDENT.has(i.operation.opcode));
  forLanes(v, unique([...read(i), ...results]), { results, group: advances ? group : undefined }, () =>
    writeInstruction(v.f, i),
  );
}

/** Writes code for each active lane, whose scalars are in `registers`. Then `results` are inserted. */
export function forLanes(
  v: VectorCode,
  registers: readonly Register[],
  options: { readonly results: readonly Register[]; readonly group: GroupLocals | undefined },
  write: () => void,
): void {
  const { code, f } = v;
  const { results, group } = options;
  v.forgetPairs(results);
  const affine = registers.filter(({ index }) => v.context.shapeOf(index)?.kind === "affine");
  const saved = affine.map((register) => {
    const local = f.temporary(f.value(register), `first ${register.index}`);
    code.get(f.local(register)).set(local);
    return local;
  });
  for (let lane = 0; lane < v.lanes; lane++) {
    if (lane > 0 && group !== undefined) advance(v, group, 1);
    const mask = v.mask?.parts[lane >> 2];
    if (mask !== undefined)
      code
        .get(mask)
        .v("i32x4.extract_lane", lane & 3)
        .if();
    for (const [n, register] of affine.entries()) setAffineLane(v, register, saved[n]!, lane);
    for (const register of registers) if (v.isVarying(register)) extract(v, register, lane);
    f.checked.clear();
    write();
    for (const register of results) if (v.isVarying(register)) insert(v, register, lane);
    if (mask !== undefined) code.end();
  }
  if (group !== undefined) advance(v, group, 1 - v.lanes);
  for (const [n, register] of affine.entries()) code.get(saved[n]!).set(f.local(register));
  f.checked.clear();
}

function advance({ code }: VectorCode, { thread, x, at }: GroupLocals, by: number): void {
  for (const local of [thread, x]) code.get(local).i32(by).op("i32.add").set(local);
  code
    .get(at)
    .i32(4 * by)
    .op("i32.add")
    .set(at);
}

/** Computes a lane's value of an affine register from the first lane's. */
function setAffineLane(v: VectorCode, register: Register, from: number, lane: number): void {
  const { code, f } = v;
  const shape = v.context.shapeOf(register.index);
  if (shape?.kind !== "affine") return;
  const w = new Body(code);
  const first = w.local(f.value(register), from);
  let value = first.add(shape.stride * lane);
  if (shape.wrap !== 0n) {
    const isBehind = w.local("i32", v.wrapOf(register)).le(lane);
    value = value.sub(w.constant("i64", shape.wrap).when(isBehind, 0));
  }
  w.local(first.shape, f.local(register)).set(value);
}

/** Returns the number of lanes in a vector of a register, and the local with one of them. */
function laneOf(
  v: VectorCode,
  register: Register,
  lane: number,
): [name: string, part: number, index: number] {
  const value = v.f.value(register);
  const each = value.endsWith("64") ? 2 : 4;
  return [`${value}x${each}`, v.parts(register)[Math.floor(lane / each)]!, lane % each];
}

function extract(v: VectorCode, register: Register, lane: number): void {
  const [name, part, index] = laneOf(v, register, lane);
  v.code.get(part).v(`${name}.extract_lane`, index);
  if (register.type === "pred") v.code.i32(1).op("i32.and");
  v.code.set(v.f.local(register));
}

function insert(v: VectorCode, register: Register, lane: number): void {
  const [name, part, index] = laneOf(v, register, lane);
  v.code.get(part);
  if (register.type === "pred") v.code.i32(0);
  v.code.get(v.f.local(register));
  if (register.type === "pred") v.code.op("i32.sub");
  v.code.v(`${name}.replace_lane`, index).set(part);
}
