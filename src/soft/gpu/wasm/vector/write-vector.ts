// Dispatch of an instruction to its form for a group of lanes: once, as a vector, or lane by lane.

import { written } from "../../ptx/effects.ts";
import { opcodes } from "../../ptx/operations/operation.ts";
import { bytesOf, isSigned, type Scalar } from "../../ptx/operations/scalar.ts";
import type { Guard, PlainInstruction, Register } from "../../ptx/syntax.ts";
import { lanesFormOf, writeInstruction } from "../instructions/index.ts";
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
    code.get(f.local(guard.register));
    if (guard.negated) code.op("i32.eqz");
    code.if();
    const before = new Map(f.checked);
    writeUnguarded(v, plain, group);
    v.forgetPairs(written(i));
    code.end();
    f.checked.clear();
    for (const [register, bytes] of before) f.checked.set(register, bytes);
    for (const { index } of written(i)) f.checked.delete(index);
  }
}

/** Writes code for the lanes whose guard holds. */
function writeMasked(v: VectorCode, guard: Guard, write: () => void): void {
  const { code, f, mask, preserved } = v;
  const parts = Array.from({ length: v.quads }, (_, n) => f.temporary("v128", `guard ${n}`));
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

/** Sets a local to nonzero if all lanes of a mask are active. */
export function allTrue({ code }: VectorCode, parts: readonly number[], full: number): void {
  for (const [n, part] of parts.entries()) {
    code.get(part);
    if (n > 0) code.v("v128.and");
  }
  code.v("i32x4.all_true").set(full);
}

/** Sets a local to nonzero if any lane of a mask is active. */
export function anyTrue({ code }: VectorCode, parts: readonly number[], any: number): void {
  for (const [n, part] of parts.entries()) {
    code.get(part);
    if (n > 0) code.v("v128.or");
  }
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
  const type = (
    register.type === "pred"
      ? "pred"
      : value === "f32" || value === "f64"
        ? value
        : value === "i64"
          ? "b64"
          : "b32"
  ) as Scalar;
  for (let part = 0; part < v.count(type); part++) {
    if (type === "pred") code.i32(0);
    code.get(f.local(register));
    if (type === "pred") code.op("i32.sub");
    code.v(`${value}x${value.endsWith("64") ? 2 : 4}.splat`);
    v.setPart(i, { kind: "register", register }, type, part);
  }
}

/** Computes the first lane behind a wrap for a widened value. */
function setWrap(v: VectorCode, i: PlainInstruction, result: Register): void {
  const shape = v.context.shapeOf(result.index);
  if (shape?.kind !== "affine" || shape.wrap === 0n) return;
  const { code } = v;
  const inputs = i.operands.slice(1);
  const before = inputs.find((each) => {
    const of = v.shape(each);
    return of.kind === "affine" && of.wrap !== 0n;
  });
  if (before?.kind === "register") {
    code.get(v.wrapOf(before.register)).set(v.wrapOf(result));
    return;
  }
  const narrow = pushWraps(v, i);
  if (narrow === undefined) return;
  const { first, stride } = narrow;
  const step = Math.abs(stride);
  code.if("i32");
  if (stride > 0)
    code
      .i32(step - 1)
      .get(first)
      .op("i32.sub")
      .i32(step)
      .op("i32.div_u");
  else code.get(first).i32(step).op("i32.div_u").i32(1).op("i32.add");
  code.else().i32(v.lanes).end().set(v.wrapOf(result));
}

/**
 * Pushes 1 if an affine value wraps around within the group where it is widened, else 0. Returns the local
 * with the first lane's value.
 * Returns undefined without writing code for other instructions.
 */
export function pushWraps(v: VectorCode, i: PlainInstruction): { first: number; stride: number } | undefined {
  const { code, f } = v;
  const type = i.operation.types.at(-1)!;
  const source = i.operands.slice(1).find((each) => v.shape(each).kind === "affine" && bytesOf(type) === 4);
  const from = v.shape(source);
  if (from.kind !== "affine") return undefined;
  const first = f.temporary("i32", "first");
  f.push(i, source, isSigned(type) ? "s32" : "u32");
  // Flipping the highest bit maps a signed wrap to an unsigned one.
  if (isSigned(type)) code.i32(-(2 ** 31)).op("i32.xor");
  code.set(first);
  code
    .get(first)
    .i32(from.stride * (v.lanes - 1))
    .op("i32.add")
    .get(first);
  code.op(from.stride > 0 ? "i32.lt_u" : "i32.gt_u");
  return { first, stride: from.stride };
}
