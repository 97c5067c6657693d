// cp.async and cp.async.bulk. The copy runs immediately, which is one of the orders that PTX allows.
import { bytesOf } from "../../ptx/operations/scalar.ts";
import { invalid } from "../../ptx/syntax.ts";
import type { Variable } from "../encoding/expression.ts";
import { refuse } from "../unit/function-code.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { Unit } from "../unit/unit.ts";
import { operandAddress } from "./address.ts";
import { type AtomicOperation, writeAtomic } from "./atomic.ts";
import type { Handler } from "./handler.ts";
import { arriveHelper, bytesHelper } from "./mbarrier.ts";

/** Granularity of bulk copies in bytes. */
const UNIT = 16;

/** Writes the arrival of cp.async.mbarrier.arrive.noinc at an mbarrier. */
export const copyArrival: Handler<"copyArrival"> = (w, _i) => {
  const object = operandAddress(w, 0, "shared", 8, { writes: true });
  w.drop(w.called("i64", arriveHelper(w.unit), object, 1, 0, 0));
};

/** Writes a copy of 4, 8 or 16 bytes from global to shared memory, with zeros behind a partial source. */
export const asyncCopy: Handler<"asyncCopy"> = (w, i) => {
  const size = i.operands[2];
  if (size?.kind !== "immediate" || ![4n, 8n, 16n].includes(size.value))
    invalid(i, "cp.async copies 4, 8 or 16 bytes");
  const bytes = Number(size.value);
  const operands = i.operation.hasCacheHint ? i.operands.slice(0, -1) : i.operands;
  const [to, from] = [w.temporary("i32", "to"), w.temporary("i32", "from")];
  to.set(operandAddress(w, 0, "shared", bytes, { writes: true }));
  from.set(operandAddress(w, 1, "global", bytes, { writes: false }));
  const fourth = operands[3];
  if (fourth === undefined) {
    const v = bytes === 4 ? "i32" : "i64";
    for (let at = 0; at < bytes; at += 8) w.store(to, at, from.load(at, `${v}.load`), `${v}.store`);
    return;
  }
  const ignores = fourth.kind === "not" || (fourth.kind === "register" && fourth.register.type === "pred");
  const source = ignores
    ? w.constant("i32", 0).when(w.operand(fourth, "pred"), bytes)
    : w.operand(fourth, "u32");
  w.call(partialCopy(w.unit), to, from, bytes, source);
};

/** Returns the helper (to, from, bytes, source bytes) that fills the rest with zeros. */
const partialCopy = (unit: Unit): number =>
  unit.helper("copy_partial", "i32 i32 i32 i32 >", (w, to, from, bytes, source) => {
    const at = w.local("i32");
    w.loop(() => {
      const byte = w.choose(at.lt(source), from.add(at).load(0, "i32.load8_u"), 0);
      w.store(to.add(at), 0, byte, "i32.store8");
      return at.tee(at.add(1)).lt(bytes);
    });
  });

/** Returns the helper (to, from, bytes) that copies 16 bytes at a time. */
const copyHelper = (unit: Unit): number =>
  unit.helper("copy_bulk", "i32 i32 i32 >", (w, to, from, bytes) => {
    w.returnIf(bytes.not());
    w.loop(() => {
      for (const at of [0, 8]) w.store(to, at, from.load(at, "i64.load"), "i64.store");
      for (const each of [to, from]) each.set(each.add(UNIT));
      return bytes.tee(bytes.sub(UNIT)).compare("gt_s", 0);
    });
  });

export const bulkCopy: Handler<"bulkCopy"> = (w, i) => {
  const { reduction, completes, to: space, from: source } = i.operation;
  // The copy may cross pages, which are not adjacent in far code.
  if (w.unit.abilities.far) refuse(i, "memory outside of the window in");
  const [to, from] = [w.temporary("i32", "to"), w.temporary("i32", "from")];
  const atomic = reduction !== undefined;
  to.set(operandAddress(w, 0, space, UNIT, { writes: true, atomic }));
  from.set(operandAddress(w, 1, source, UNIT, { writes: false, atomic }));
  const bytes = w.stored("bytes", 2, "u32");
  if (reduction === undefined) w.call(copyHelper(w.unit), to, from, bytes);
  else reduce(w, { to, from, bytes, ...reduction, exclusive: space === "shared" });
  if (!completes) return;
  const barrier = operandAddress(w, 3, "shared", 8, { writes: false, atomic });
  w.call(bytesHelper(w.unit), barrier, w.constant("i32", 0).sub(w.operand(2, "u32")));
};

type Reduction = Pick<AtomicOperation, "type" | "action" | "exclusive"> &
  Readonly<Record<"to" | "from" | "bytes", Variable>>;

/** Writes a bulk reduction: an atomic operation on each element. */
function reduce(w: InstructionBody, reduction: Reduction): void {
  const { to, from, bytes, type, action, exclusive } = reduction;
  const size = bytesOf(type);
  const v = size === 8 ? "i64" : "i32";
  const value = w.temporary(v, "value");
  w.if(bytes.compare("gt_s", 0), () =>
    w.loop(() => {
      value.set(from.load(0, size === 2 ? "i32.load16_u" : `${v}.load`));
      writeAtomic(w, { at: to, offset: 0, type, action, exclusive, value, next: value });
      for (const each of [to, from]) each.set(each.add(size));
      return bytes.tee(bytes.sub(size)).compare("gt_s", 0);
    }),
  );
}
