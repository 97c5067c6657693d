// cp.async and cp.async.bulk. The copy runs immediately, which is one of the orders that PTX allows.
import type { AtomicName } from "../../ptx/operations/memory.ts";
import { bytesOf, type Scalar, type Space } from "../../ptx/operations/scalar.ts";
import { type Instruction, invalid } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Unit } from "../unit/unit.ts";
import { pushAddress } from "./address.ts";
import { writeAtomic } from "./atomic.ts";
import type { Handler } from "./handler.ts";
import { arriveHelper, bytesHelper } from "./mbarrier.ts";

/** Granularity of bulk copies in bytes. */
const UNIT = 16;

/** Writes the arrival of cp.async.mbarrier.arrive.noinc at an mbarrier. */
export const copyArrival: Handler<"copyArrival"> = (f, i) => {
  pushOperandAddress(f, i, 0, "shared", 8);
  f.code.i32(1).i32(0).i32(0).call(arriveHelper(f.unit)).op("drop");
};

function pushOperandAddress(
  f: FunctionCode,
  i: Instruction,
  operandIndex: number,
  space: Space,
  bytes: number,
): void {
  const offset = pushAddress(f, i, i.operands[operandIndex], space, bytes, {
    writes: operandIndex === 0,
    atomic: i.operation.kind === "bulkCopy" && i.operation.reduction !== undefined,
  });
  if (offset > 0) f.code.i32(offset).op("i32.add");
}

/** Writes a copy of 4, 8 or 16 bytes from global to shared memory, with zeros behind a partial source. */
export const asyncCopy: Handler<"asyncCopy"> = (f, i) => {
  const { code } = f;
  const size = i.operands[2];
  if (size?.kind !== "immediate" || ![4n, 8n, 16n].includes(size.value))
    invalid(i, "cp.async copies 4, 8 or 16 bytes");
  const bytes = Number(size.value);
  const operands = i.operation.hasCacheHint ? i.operands.slice(0, -1) : i.operands;
  const [to, from] = [f.temporary("i32", "to"), f.temporary("i32", "from")];
  pushOperandAddress(f, i, 0, "shared", bytes);
  code.set(to);
  pushOperandAddress(f, i, 1, "global", bytes);
  code.set(from);
  const fourth = operands[3];
  if (fourth === undefined) {
    for (let at = 0; at < bytes; at += 8) {
      const v = bytes === 4 ? "i32" : "i64";
      code.get(to).get(from).memory(`${v}.load`, at).memory(`${v}.store`, at);
    }
    return;
  }
  code.get(to).get(from).i32(bytes);
  const ignores = fourth.kind === "not" || (fourth.kind === "register" && fourth.register.type === "pred");
  if (ignores) {
    code.i32(0).i32(bytes);
    f.push(i, fourth, "pred");
    code.op("select");
  } else f.push(i, fourth, "u32");
  code.call(partialCopy(f.unit));
};

/** Returns the helper (to, from, bytes, source bytes) that fills the rest with zeros. */
function partialCopy(unit: Unit): number {
  return unit.helper("copy_partial", ["i32", "i32", "i32", "i32"], [], (code) => {
    const at = code.local("i32");
    code.loop();
    const depth = code.depth - 1;
    code.get(0).get(at).op("i32.add").get(at).get(3).op("i32.lt_u").if("i32");
    code.get(1).get(at).op("i32.add").memory("i32.load8_u").else().i32(0).end().memory("i32.store8");
    code.get(at).i32(1).op("i32.add").tee(at).get(2).op("i32.lt_u").brIf(depth).end();
  });
}

/**
 * Returns the helper (to, from, bytes) that copies 16 bytes at a time. A fault is reported at the
 * instruction.
 */
function copyHelper(unit: Unit): number {
  return unit.helper("copy_bulk", ["i32", "i32", "i32"], [], (code) => {
    code.get(2).op("i32.eqz").if().op("return").end().loop();
    const depth = code.depth - 1;
    for (const offset of [0, 8]) code.get(0).get(1).memory("i64.load", offset).memory("i64.store", offset);
    for (const local of [0, 1]) code.get(local).i32(UNIT).op("i32.add").set(local);
    code.get(2).i32(UNIT).op("i32.sub").tee(2).i32(0).op("i32.gt_s").brIf(depth).end();
  });
}

export const bulkCopy: Handler<"bulkCopy"> = (f, i) => {
  const { code } = f;
  const { operation } = i;
  const { reduction } = operation;
  // The copy may cross pages, which are not adjacent in far code.
  if (f.unit.far) refuse(i, "memory outside of the window in");
  const [to, from, bytes] = ["to", "from", "bytes"].map((name) => f.temporary("i32", name)) as [
    number,
    number,
    number,
  ];
  pushOperandAddress(f, i, 0, operation.to, UNIT);
  code.set(to);
  pushOperandAddress(f, i, 1, operation.from, UNIT);
  code.set(from);
  f.push(i, i.operands[2], "u32");
  code.set(bytes);
  if (reduction === undefined) code.get(to).get(from).get(bytes).call(copyHelper(f.unit));
  else reduce(f, { to, from, bytes, ...reduction, exclusive: operation.to === "shared" });
  if (!operation.completes) return;
  pushOperandAddress(f, i, 3, "shared", 8);
  code.i32(0);
  f.push(i, i.operands[2], "u32");
  code.op("i32.sub").call(bytesHelper(f.unit));
};

interface Reduction {
  readonly to: number;
  readonly from: number;
  readonly bytes: number;
  readonly type: Scalar;
  readonly action: AtomicName;
  readonly exclusive: boolean;
}

/** Writes a bulk reduction: an atomic operation on each element. */
function reduce(f: FunctionCode, { to, from, bytes, type, action, exclusive }: Reduction): void {
  const { code } = f;
  const size = bytesOf(type);
  const v = size === 8 ? "i64" : "i32";
  const value = f.temporary(v, "value");
  code.block();
  const done = code.depth - 1;
  code.loop();
  const depth = code.depth - 1;
  code.get(bytes).i32(0).op("i32.le_s").brIf(done);
  code
    .get(from)
    .memory(size === 2 ? "i32.load16_u" : `${v}.load`)
    .set(value);
  writeAtomic(f, { at: to, offset: 0, type, action, exclusive, value, next: value });
  for (const local of [to, from]) code.get(local).i32(size).op("i32.add").set(local);
  code.get(bytes).i32(size).op("i32.sub").set(bytes).br(depth).end().end();
}
