// Dispatch of an instruction to its form for a group of lanes: once, as a vector, or lane by lane.

import { written } from "../../ptx/effects.ts";
import { opcodes } from "../../ptx/operations/operation.ts";
import { bytesOf, isSigned, type Scalar } from "../../ptx/operations/scalar.ts";
import { conditionOf, type Guard, type PlainInstruction, type Register } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import { lanesFormOf, writeInstruction } from "../instructions/index.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { instructionShape } from "./analysis/instruction-shape.ts";
import { type GroupLocals, writeByLanes } from "./per-lane.ts";

/** Opcodes that need to run only once for a group. */
const ONCE = opcodes("membar fence prefetch prefetchu discard applypriority pmevent nanosleep");

/** Writes an instruction for the active lanes. */
export function writeVector(v: VectorCode, i: PlainInstruction, group: GroupLocals): void {
  const { guard } = i;
  v.unit.mark(v.code, i);
  if (guard === undefined) {
    writeUnguarded(v, i, group);
    return;
  }
  const plain = { ...i, guard: undefined };
  if (v.isVarying(guard.register)) writeMasked(v, guard, () => writeUnguarded(v, plain, group));
  else {
    const { code, f } = v;
    f.push(i, conditionOf(guard), "pred");
    code.if();
    const before = new Map(f.checked);
    writeUnguarded(v, plain, group);
    v.forgetPairs(written(i));
    code.end();
    f.checked = before;
    for (const { index } of written(i)) f.checked.delete(index);
  }
}

/** Writes code for the lanes whose guard holds. */
function writeMasked(v: VectorCode, guard: Guard, write: () => void): void {
  const { code, f, mask, preserved } = v;
  const parts = v.temporaries("guard");
  const full = f.temporary("i32", "guarded");
  for (const [n, part] of parts.entries()) {
    code.get(v.parts(guard.register)[n]!);
    if (guard.negated) code.v("v128.not");
    if (mask !== undefined) code.get(mask.parts[n]!).v("v128.and");
    code.set(part);
  }
  allTrue(v, parts, full);
  v.mask = { parts, full };
  v.preserved = v.context.everything;
  write();
  v.mask = mask;
  v.preserved = preserved;
}

/** Pushes vectors combined by an operation such as "v128.or". */
export function pushCombined(code: Code, parts: readonly number[], operation: string): void {
  for (const [n, part] of parts.entries()) {
    code.get(part);
    if (n > 0) code.v(operation);
  }
}

/** Sets a local to nonzero if all lanes of a mask are active. */
export function allTrue({ code }: VectorCode, parts: readonly number[], full: number): void {
  pushCombined(code, parts, "v128.and");
  code.v("i32x4.all_true").set(full);
}

/** Sets a local to nonzero if any lane of a mask is active. */
export function anyTrue({ code }: VectorCode, parts: readonly number[], any: number): void {
  pushCombined(code, parts, "v128.or");
  code.v("v128.any_true").set(any);
}

function writeUnguarded(v: VectorCode, i: PlainInstruction, group: GroupLocals): void {
  const results = written(i);
  const { f } = v;
  if (ONCE.has(i.operation.opcode) || (results.length > 0 && !results.some((each) => v.isVarying(each)))) {
    writeInstruction(f, i);
    for (const each of results) setWrap(v, i, each);
    return;
  }
  if (results.length > 0 && instructionShape(i, group.context)?.kind === "uniform") {
    writeInstruction(f, i);
    for (const each of results) if (v.isVarying(each)) broadcast(v, i, each);
    return;
  }
  const byLanes = () => writeByLanes(v, i, group);
  if (!lanesFormOf(i)?.(v, i, byLanes)) byLanes();
  for (const { index } of results) f.checked.delete(index);
}

/** Copies a register's scalar to all lanes. */
function broadcast(v: VectorCode, i: PlainInstruction, register: Register): void {
  const { code, f } = v;
  const value = f.value(register);
  const isPredicate = register.type === "pred";
  const type = isPredicate ? "pred" : (value.replace("i", "b") as Scalar);
  for (let part = 0; part < v.count(type); part++) {
    if (isPredicate) code.i32(0);
    code.get(f.local(register));
    if (isPredicate) code.op("i32.sub");
    code.v(`${value}x${value.endsWith("64") ? 2 : 4}.splat`);
    v.setPart(i, { kind: "register", register }, type, part);
  }
}

/** Computes the first lane behind a wrap for a widened value. */
function setWrap(v: VectorCode, i: PlainInstruction, result: Register): void {
  const shape = v.context.shapeOf(result.index);
  if (shape?.kind !== "affine" || shape.wrap === 0n) return;
  const w = new Body(v.code);
  const wrap = w.local("i32", v.wrapOf(result));
  const before = i.operands.slice(1).find((each) => {
    const of = v.shape(each);
    return of.kind === "affine" && of.wrap !== 0n;
  });
  if (before?.kind === "register") {
    wrap.set(w.local("i32", v.wrapOf(before.register)));
    return;
  }
  const found = wrapsOf(v, i);
  if (found === undefined) return;
  const { first, stride, wraps } = found;
  const step = Math.abs(stride);
  const above = w.constant("i32", step - 1).sub(first);
  const behind = stride > 0 ? above.op("div_u", step) : first.op("div_u", step).add(1);
  wrap.set(w.choose(wraps, behind, v.lanes));
}

/**
 * Returns 1 if an affine value wraps around within the group where it is widened, else 0, with the first lane's value.
 * Returns undefined for other instructions.
 */
export function wrapsOf(
  v: VectorCode,
  i: PlainInstruction,
): { readonly first: Variable; readonly stride: number; readonly wraps: Value } | undefined {
  const w = new InstructionBody(v.f, i);
  const type = i.operation.types.at(-1)!;
  const source = i.operands.slice(1).find((each) => v.shape(each).kind === "affine" && bytesOf(type) === 4);
  const from = v.shape(source);
  if (from.kind !== "affine") return undefined;
  const { stride } = from;
  const value = w.operand(source, isSigned(type) ? "s32" : "u32");
  // Flipping the highest bit maps a signed wrap to an unsigned one.
  const first = w.saved("first", isSigned(type) ? value.xor(-(2 ** 31)) : value);
  const last = first.add(stride * (v.lanes - 1));
  return { first, stride, wraps: stride > 0 ? last.lt(first) : last.gt(first) };
}
