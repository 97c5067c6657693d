// Code of the operations that report memory accesses and count what orders them.
import type { Inserted } from "../../../ptx/operations/inserted.ts";
import { bytesOf, type Space } from "../../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../../ptx/syntax.ts";
import type { Code } from "../../encoding/code.ts";
import type { FunctionCode } from "../../unit/function-code.ts";
import { EPOCHS, MOST_THREADS } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import type { VectorCode } from "../../unit/vector-code.ts";
import { accessFunction } from "./access.ts";
import { countFence } from "./check-global.ts";
import { checkLanes } from "./check-lanes.ts";
import { checkCommonAddress } from "./check-shared-lanes.ts";
import { writeIsSettled, writeLanesAreSettled } from "./settled-lines.ts";
import { Touch } from "./violation.ts";

/** Report of an access. */
type Access = InstructionOf<"access">;

/** Pushes the generic address of an operand. Returns false for kernel parameters, which need no check. */
function pushGenericAddress(
  f: FunctionCode,
  i: Instruction,
  operand: Operand | undefined,
  space: Space,
): boolean {
  if (operand?.kind !== "address") return false;
  const { code, unit } = f;
  const high = BigInt(unit.windowHigh) << 32n;
  const { base, offset } = operand;
  if (base === undefined) {
    code.i64(BigInt(offset));
    return true;
  }
  if (base.kind === "symbol") {
    const symbol = f.symbol(i, base.name);
    if (symbol.space === "param") return false;
    if (symbol.space === "local") f.pushSpecial("%local", i);
    else code.i32(0);
    code.op("i64.extend_i32_u").i64(high | BigInt.asUintN(32, BigInt(symbol.address + base.offset + offset)));
    code.op("i64.add");
    return true;
  }
  if (base.kind !== "register") return false;
  const wide = bytesOf(base.register.type) === 8;
  f.push(i, base, wide ? "b64" : "b32");
  if (!wide) code.op("i64.extend_i32_u");
  code.i64(BigInt(offset)).op("i64.add");
  addWindowBase(f, space);
  return true;
}

/** Replaces the upper half of an address in shared or local space by the window's. */
function addWindowBase({ code, unit }: FunctionCode, space: Space): void {
  if (space !== "shared" && space !== "local") return;
  code
    .i64(0xffffffffn)
    .op("i64.and")
    .i64(BigInt(unit.windowHigh) << 32n)
    .op("i64.or");
}

/** Pushes the arguments of a check behind the address: bytes | Touch << 16, position and thread. */
function pushAccess(f: FunctionCode, i: Instruction, bytes: number, touch: number): void {
  f.code.i32(bytes | (touch << 16)).i32(f.unit.position(inspectedBy(i)));
  f.pushSpecial("%thread", i);
}

/** Returns the instruction that an inserted one inspects. */
export const inspectedBy = (i: Instruction<Inserted> | Instruction): Instruction => i.inspects?.[0] ?? i;

/** Returns true for a read of whole words of shared memory, which is often settled. */
export const maySettle = ({ operation: { space, touch, bytes } }: Access): boolean =>
  space === "shared" && touch === Touch.read && bytes % 4 === 0;

/** Writes `check` behind a test whether the access is settled; the local has the address. */
function unlessSettled(f: FunctionCode, i: Access, address: number, check: () => void): void {
  writeIsSettled(f, i, address, i.operation.bytes);
  f.code.op("i32.eqz").if();
  check();
  f.code.end();
}

/** Writes the report of one thread's access. */
export function writeAccess(f: FunctionCode, i: Access): void {
  const { code, unit } = f;
  const { space, bytes, touch, lanes } = i.operation;
  const isPartial = lanes < 32;
  if (isPartial) {
    f.pushSpecial("%laneid", i);
    code.i32(lanes).op("i32.lt_u").if();
  }
  if (pushGenericAddress(f, i, i.operands[0], space)) {
    const call = () => {
      pushAccess(f, i, bytes, touch);
      code.call(accessFunction(unit));
    };
    if (unit.checks && maySettle(i)) {
      const address = f.temporary("i64", "shared");
      code.set(address);
      unlessSettled(f, i, address, () => {
        code.get(address);
        call();
      });
    } else call();
  }
  if (isPartial) code.end();
}

/** Writes `check` unless a check of several reads has settled this one (read-runs.ts). */
function unlessRunSettled(f: FunctionCode, i: Access, check: () => void): void {
  const run = f.settledRuns.get(i);
  if (run !== undefined) f.code.get(run).op("i32.eqz").if();
  check();
  if (run !== undefined) f.code.end();
}

/** Writes the check of eight threads with consecutive addresses. */
export function writeCheckOfLanes(f: FunctionCode, i: Access): void {
  const { code } = f;
  unlessRunSettled(f, i, () => {
    if (!pushGenericAddress(f, i, i.operands[0], i.operation.space)) return;
    if (!maySettle(i)) {
      writeCheckOfPushed(f, i);
      return;
    }
    const address = f.temporary("i64", "shared");
    code.set(address);
    writeLanesAreSettled(f, i, address, i.operation.bytes);
    code.op("i32.eqz").if().get(address);
    writeCheckOfPushed(f, i);
    code.end();
  });
}

/** Writes the check of eight threads; the first thread's address in its space is on the stack. */
export function writeCheckOfPushed(f: FunctionCode, i: Access): void {
  const { space, bytes, touch } = i.operation;
  addWindowBase(f, space);
  pushAccess(f, i, bytes, touch);
  f.code.call(checkLanes(f.unit));
}

/** Writes the check of threads that read one address. If all lanes are active, two of them suffice. */
export function writeCheckOfCommonAddress(v: VectorCode, i: Access): void {
  const { code, f, mask } = v;
  const { space, bytes, touch } = i.operation;
  unlessRunSettled(f, i, () => {
    if (!pushGenericAddress(f, i, i.operands[0], space)) return;
    const address = f.temporary("i64", "shared");
    code.set(address);
    const checkLane = (lane: number) => {
      code.get(address);
      pushAccess(f, i, bytes, touch);
      code.i32(lane).op("i32.add").call(accessFunction(f.unit));
    };
    if (!maySettle(i)) checkEach(v, checkLane);
    else if (mask !== undefined) unlessSettled(f, i, address, () => checkEach(v, checkLane));
    else
      unlessSettled(f, i, address, () => {
        code.get(address);
        pushAccess(f, i, bytes, touch);
        code.call(checkCommonAddress(f.unit));
      });
  });
}

/** Writes the checks of two lanes, or of each active lane if some are inactive. */
function checkEach({ code, mask, lanes }: VectorCode, checkLane: (lane: number) => void): void {
  if (mask !== undefined) code.get(mask.full).if();
  for (const lane of [0, 1]) checkLane(lane);
  if (mask === undefined) return;
  code.else();
  for (let lane = 0; lane < lanes; lane++) {
    code
      .get(mask.parts[lane >> 2]!)
      .v("i32x4.extract_lane", lane & 3)
      .if();
    checkLane(lane);
    code.end();
  }
  code.end();
}

/** Writes the report of an access at a WebAssembly address in an i32 local. */
export function writeAccessAt(
  f: FunctionCode,
  i: Instruction,
  at: number,
  { bytes, touch }: { readonly bytes: number; readonly touch: number },
): void {
  const { code, unit } = f;
  code
    .get(at)
    .op("i64.extend_i32_u")
    .i64(BigInt(unit.windowHigh) << 32n)
    .op("i64.or");
  pushAccess(f, i, bytes, touch);
  code.call(accessFunction(unit));
}

/** Writes the report of a range, 16 bytes at a time. */
export function writeAccessRange(f: FunctionCode, i: InstructionOf<"accessRange">): void {
  const { code } = f;
  const { space, touch } = i.operation;
  const [address, bytes] = i.operands;
  const [at, end] = [f.temporary("i32", "checked"), f.temporary("i32", "checked end")];
  if (!pushGenericAddress(f, i, address, space)) return;
  code.op("i32.wrap_i64").tee(at);
  f.push(i, bytes, "u32");
  code.op("i32.add").set(end).block();
  const done = code.depth - 1;
  code.loop();
  const depth = code.depth - 1;
  code.get(at).get(end).op("i32.ge_u").brIf(done);
  writeAccessAt(f, i, at, { bytes: 16, touch });
  code.get(at).i32(16).op("i32.add").set(at).br(depth).end().end();
}

/** Writes the count of a barrier that a thread has passed. */
export function writeCountBarrier(f: FunctionCode, i: Instruction, ofWarp: boolean): void {
  const { code } = f;
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const [slot, epochs] = [f.temporary("i32", "ordered"), f.temporary("i32", "epochs")];
  f.pushSpecial("%thread", i);
  code.i32(2).op("i32.shl").tee(slot).get(slot).memory("i32.load", EPOCHS).tee(epochs);
  code.i32(~field).op("i32.and");
  code.get(epochs).i32(one).op("i32.add").i32(field).op("i32.and", "i32.or");
  if (!ofWarp) code.i32(0x10000).op("i32.add");
  code.memory("i32.store", EPOCHS);
}

/** Writes the count of a barrier that all threads of a group have passed. */
export function writeCountBarrierOfLanes(v: VectorCode, i: InstructionOf<"countBarrier">): boolean {
  const { code, f, quads, mask } = v;
  if (mask !== undefined) return false;
  const { ofWarp } = i.operation;
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const [slot, epochs] = [f.temporary("i32", "ordered"), f.temporary("v128", "epochs")];
  const splat = (value: number) => code.i32(value).v("i32x4.splat");
  f.pushSpecial("%thread", i);
  code.i32(2).op("i32.shl").set(slot);
  for (let part = 0; part < quads; part++) {
    const at = EPOCHS + 16 * part;
    code.get(slot).get(slot).vectorMemory("v128.load", at).tee(epochs);
    splat(~field).v("v128.and").get(epochs);
    splat(one).v("i32x4.add");
    splat(field).v("v128.and").v("v128.or");
    if (!ofWarp) splat(0x10000).v("i32x4.add");
    code.vectorMemory("v128.store", at);
  }
  return true;
}

/** Writes the count of a fence. A fence of a thread may order it with threads in other epochs. */
export function writeCountFence(f: FunctionCode, i: InstructionOf<"countFence">): void {
  if (i.operation.scope === "thread") writeCountBarrier(f, i, false);
  else countFence(f.unit, f.code);
}

export function writePublish(f: FunctionCode, i: InstructionOf<"publish">): void {
  f.pushSpecial("%thread", i);
  f.code.call(f.unit.host("published"));
}

/** Counts a barrier for all threads of the block. */
export function writeBarrierOfAll(unit: Unit, code: Code): void {
  if (unit.checks) code.call(barrierOfAll(unit));
}

function barrierOfAll(unit: Unit): number {
  return unit.helper("check_barrier_of_all", [], [], (code) => {
    const [slot, epochs] = [code.local("i32"), code.local("i32")];
    code.loop();
    const depth = code.depth - 1;
    code.get(slot).get(slot).memory("i32.load", EPOCHS).tee(epochs);
    code.i32(~0xff).op("i32.and");
    code.get(epochs).i32(1).op("i32.add").i32(0xff).op("i32.and", "i32.or").i32(0x10000).op("i32.add");
    code.memory("i32.store", EPOCHS);
    code
      .get(slot)
      .i32(4)
      .op("i32.add")
      .tee(slot)
      .i32(4 * MOST_THREADS)
      .op("i32.lt_u")
      .brIf(depth)
      .end();
  });
}
