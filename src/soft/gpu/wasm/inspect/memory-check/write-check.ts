// Code of the operations that report memory accesses and count what orders them.
import type { Inserted } from "../../../ptx/operations/operation.ts";
import { bytesOf, type Space } from "../../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../../ptx/syntax.ts";

import type { Value, Variable } from "../../encoding/expression.ts";
import { InstructionBody } from "../../unit/instruction-body.ts";
import { EPOCHS, MOST_THREADS } from "../../unit/layout.ts";
import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import type { VectorCode } from "../../unit/vector-code.ts";
import { checkAccess } from "./check-access.ts";
import { fenceCounter } from "./check-global.ts";
import { checkLanes } from "./check-lanes.ts";
import { checkCommonAddress } from "./check-shared-lanes.ts";
import { areLanesSettled, isSettled } from "./settled-lines.ts";
import { Touch } from "./violation.ts";

/** Report of an access. */
type Access = InstructionOf<"access">;

/** Returns the generic address of an operand, or undefined for kernel parameters, which need no check. */
function genericAddress(w: InstructionBody, operand: Operand | undefined, space: Space): Value | undefined {
  if (operand?.kind !== "address") return undefined;
  const { base, offset } = operand;
  if (base === undefined) return w.constant("i64", offset);
  if (base.kind === "symbol") {
    const symbol = w.f.symbol(w.i, base.name);
    if (symbol.space === "param") return undefined;
    const start = symbol.space === "local" ? w.special("%local") : w.constant("i32", 0);
    const at = BigInt.asUintN(32, BigInt(symbol.address + base.offset + offset));
    return start.wide().add(windowOf(w.unit) | at);
  }
  if (base.kind !== "register") return undefined;
  const isWide = bytesOf(base.register.type) === 8;
  const start = isWide ? w.operand(base, "b64") : w.operand(base, "b32").wide();
  return inWindow(w.unit, start.add(offset), space);
}

const windowOf = (unit: Unit): bigint => BigInt(unit.windowHigh) << 32n;

/** Returns an address in shared or local space with the upper half of the window's. */
const inWindow = (unit: Unit, address: Value, space: Space): Value =>
  space === "shared" || space === "local" ? address.and(0xffffffffn).or(windowOf(unit)) : address;

/** Returns the instruction that an inserted one inspects. */
export const inspectedBy = (i: Instruction<Inserted> | Instruction): Instruction => i.inspects?.[0] ?? i;

/** Calls a check of an access by a lane. Its arguments are address, bytes | Touch << 16, position and thread. */
function callCheck(
  w: InstructionBody,
  i: Instruction,
  check: (unit: Unit) => number,
  address: Value,
  { bytes, touch, lane }: { readonly bytes: number; readonly touch: number; readonly lane?: number },
): void {
  const thread = w.special("%thread");
  const position = w.unit.position(inspectedBy(i));
  const running = lane === undefined ? thread : thread.add(lane);
  w.call(check(w.unit), address, bytes | (touch << 16), position, running);
}

/** Returns the function that inspected launches call for an access, with the arguments of a check. */
function accessFunction(unit: Unit): number {
  if (unit.checks) return checkAccess(unit);
  return unit.helper("tell_access", "i64 i32 i32 i32 >", (w, address, access, position, thread) => {
    if (unit.instrumentation?.kind === "trace") w.returnIf(thread.ne(contextWord(w, "inspectedThread")));
    w.call(unit.host("touched"), address.low(), access, position, thread);
  });
}

/** Returns true for a read of whole words of shared memory, which is often settled. */
export const maySettle = ({ operation: { space, touch, bytes } }: Access): boolean =>
  space === "shared" && touch === Touch.read && bytes % 4 === 0;

/** Writes the report of one thread's access. */
export function writeAccess(w: InstructionBody, i: Access): void {
  const { space, bytes, lanes } = i.operation;
  const address = genericAddress(w, i.operands[0], space);
  if (address === undefined) return;
  const report = () => {
    const call = (address: Value) => callCheck(w, i, accessFunction, address, i.operation);
    if (!w.unit.checks || !maySettle(i)) {
      call(address);
      return;
    }
    const at = w.saved("shared", address);
    w.if(isSettled(w.unit, w, at, bytes).not(), () => call(at));
  };
  if (lanes < 32) w.if(w.special("%laneid").lt(lanes), report);
  else report();
}

/** Writes `check` unless a check of several reads has settled this one (read-runs.ts). */
function unlessRunSettled(w: InstructionBody, i: Access, check: (address: Value) => void): void {
  const address = genericAddress(w, i.operands[0], i.operation.space);
  if (address === undefined) return;
  const run = w.f.settledRuns.get(i);
  if (run === undefined) check(address);
  else w.if(w.local("i32", run).not(), () => check(address));
}

/** Writes the check of eight threads with consecutive addresses. */
export function writeCheckOfLanes(w: InstructionBody, i: Access): void {
  unlessRunSettled(w, i, (address) => {
    if (!maySettle(i)) {
      writeCheckOfRow(w, i, address);
      return;
    }
    const at = w.saved("shared", address);
    w.if(areLanesSettled(w, at, i.operation.bytes).not(), () => writeCheckOfRow(w, i, at));
  });
}

/** Writes the check of eight threads, given the first thread's address in its space. */
export const writeCheckOfRow = (w: InstructionBody, i: Access, address: Value): void =>
  callCheck(w, i, checkLanes, inWindow(w.unit, address, i.operation.space), i.operation);

/** Writes the check of threads that read one address. If all lanes are active, two of them suffice. */
export function writeCheckOfCommonAddress(v: VectorCode, i: Access): void {
  const { f, mask } = v;
  const w = new InstructionBody(f, i);
  unlessRunSettled(w, i, (address) => {
    const at = w.saved("shared", address);
    const checkLane = (lane: number) => callCheck(w, i, accessFunction, at, { ...i.operation, lane });
    const check = () => {
      if (mask !== undefined || !maySettle(i)) checkEach(v, w, checkLane);
      else callCheck(w, i, checkCommonAddress, at, i.operation);
    };
    if (maySettle(i)) w.if(isSettled(f.unit, w, at, i.operation.bytes).not(), check);
    else check();
  });
}

/** Writes the checks of two lanes, or of each active lane if some are inactive. */
function checkEach({ mask, lanes }: VectorCode, w: InstructionBody, check: (lane: number) => void): void {
  const checkTwo = () => [0, 1].forEach(check);
  if (mask === undefined) {
    checkTwo();
    return;
  }
  w.if(w.local("i32", mask.full), checkTwo, () => {
    for (let lane = 0; lane < lanes; lane++)
      w.if(w.local("i32x4", mask.parts[lane >> 2]!).lane(lane & 3), () => check(lane));
  });
}

/** Writes the report of an access at a WebAssembly address. */
export const writeAccessAt = (
  w: InstructionBody,
  i: Instruction,
  at: Value,
  access: { readonly bytes: number; readonly touch: number },
): void => callCheck(w, i, accessFunction, at.wide().or(windowOf(w.unit)), access);

/** Writes the report of a range, 16 bytes at a time. */
export function accessRange(w: InstructionBody, i: InstructionOf<"accessRange">): void {
  const { space, touch } = i.operation;
  const [at, end] = [w.temporary("i32", "checked"), w.temporary("i32", "checked end")];
  const address = genericAddress(w, i.operands[0], space);
  if (address === undefined) return;
  end.set(at.tee(address.low()).add(w.operand(1, "u32")));
  w.if(at.lt(end), () =>
    w.loop(() => {
      writeAccessAt(w, i, at, { bytes: 16, touch });
      return at.tee(at.add(16)).lt(end);
    }),
  );
}

/** Returns epochs after a barrier. */
function afterBarrier(epochs: Variable, before: Value, ofWarp: boolean): Value {
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const counted = epochs.tee(before).and(~field).or(epochs.add(one).and(field));
  return ofWarp ? counted : counted.add(0x10000);
}

/** Writes the count of a barrier that a thread has passed. */
export function writeCountBarrier(w: InstructionBody, ofWarp: boolean): void {
  const [slot, epochs] = [w.temporary("i32", "ordered"), w.temporary("i32", "epochs")];
  slot.set(w.special("%thread").shl(2));
  w.store(slot, EPOCHS, afterBarrier(epochs, slot.load(EPOCHS), ofWarp));
}

/** Writes the count of a barrier that all threads of a group have passed. */
export function writeCountBarrierOfLanes(v: VectorCode, i: InstructionOf<"countBarrier">): boolean {
  if (v.mask !== undefined) return false;
  const w = new InstructionBody(v.f, i);
  const [slot, epochs] = [w.temporary("i32", "ordered"), w.temporary("i32x4", "epochs")];
  slot.set(w.special("%thread").shl(2));
  for (let at = EPOCHS; at < EPOCHS + 16 * v.quads; at += 16)
    w.storeVector(slot, at, afterBarrier(epochs, slot.loadVector(at), i.operation.ofWarp));
  return true;
}

/** Writes the count of a fence. A fence of a thread may order it with threads in other epochs. */
export function countFence(w: InstructionBody, i: InstructionOf<"countFence">): void {
  if (i.operation.scope === "thread") writeCountBarrier(w, false);
  else w.call(fenceCounter(w.unit));
}

export function publish(w: InstructionBody): void {
  w.call(w.unit.host("published"), w.special("%thread"));
}

/** Returns the helper that counts a barrier for all threads of the block. */
export const barrierOfAll = (unit: Unit): number =>
  unit.helper("check_barrier_of_all", ">", (w) => {
    const [slot, epochs] = w.locals("i32", 2);
    w.loop(() => {
      w.store(slot, EPOCHS, afterBarrier(epochs, slot.load(EPOCHS), false));
      return slot.tee(slot.add(4)).lt(4 * MOST_THREADS);
    });
  });
