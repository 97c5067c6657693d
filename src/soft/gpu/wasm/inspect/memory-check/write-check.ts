// Instrumentation of memory accesses in checked, traced and profiled launches.
import { bytesOf, type Space } from "../../../ptx/operations/scalar.ts";
import type { Instruction, Operand, PlainInstruction } from "../../../ptx/syntax.ts";
import type { Code } from "../../encoding/code.ts";
import type { FunctionCode } from "../../unit/function-code.ts";
import { EPOCHS, MOST_THREADS } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { accessFunction } from "./access.ts";
import { countFence } from "./check-global.ts";
import { checkLanes } from "./check-lanes.ts";
import { checkCommonAddress } from "./check-shared-lanes.ts";
import { writeIsSettled, writeLanesAreSettled } from "./settled-lines.ts";
import { Touch } from "./violation.ts";

/** Code of a group of threads, as in VectorCode. */
interface Lanes {
  readonly code: Code;
  readonly f: FunctionCode;
  readonly quads: number;
}

/** Strong accesses do not race with each other. */
function touchOf({ operation }: Instruction): number {
  switch (operation.kind) {
    case "load":
      return operation.order === "weak" ? Touch.read : Touch.read | Touch.strong;
    case "store":
      return operation.order === "weak" ? Touch.write : Touch.write | Touch.strong;
    default:
      return operation.kind === "atomic" ? Touch.atomic : Touch.none;
  }
}

interface CheckedAccess {
  readonly space: Space;
  readonly bytes: number;
}

/** Pushes the generic address of an operand. Returns false for kernel parameters, which need no check. */
function pushGenericAddress(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  space: Space,
): boolean {
  if (space === "param") return false;
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

/** Returns the word that describes an access to the check functions: bytes | Touch << 16. */
const accessWord = (i: Instruction, bytes: number): number => bytes | (touchOf(i) << 16);

/** Returns true for a read of whole words of shared memory, which is often settled. */
export const maySettle = (i: Instruction, { space, bytes }: CheckedAccess): boolean =>
  space === "shared" && touchOf(i) === Touch.read && bytes % 4 === 0;

/** Writes the check of one thread's access, unless it has been checked already. */
export function writeCheck(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  access: CheckedAccess,
): void {
  const { code, unit } = f;
  if (!unit.reportsAccesses || f.unchecked) return;
  if (!pushGenericAddress(f, i, operand, access.space)) return;
  const write = () => {
    code.i32(accessWord(i, access.bytes)).i32(unit.position(i));
    f.pushSpecial("%thread", i);
    code.call(accessFunction(unit));
  };
  if (!unit.checks || !maySettle(i, access)) {
    write();
    return;
  }
  const address = f.temporary("i64", "shared");
  code.set(address);
  writeIsSettled(f, i, address, access.bytes);
  code.op("i32.eqz").if().get(address);
  write();
  code.end();
}

/** Writes the check of eight threads with consecutive addresses. */
export function writeCheckOfLanes(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  access: CheckedAccess,
): void {
  const { code } = f;
  const run = f.settledRuns.get(i);
  if (run !== undefined) code.get(run).op("i32.eqz").if();
  writeLaneCheck(f, i, operand, access);
  if (run !== undefined) code.end();
}

function writeLaneCheck(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  access: CheckedAccess,
): void {
  const { code } = f;
  if (!pushGenericAddress(f, i, operand, access.space)) return;
  const write = () => writeCheckOfPushed(f, i, access);
  if (!maySettle(i, access)) {
    write();
    return;
  }
  const address = f.temporary("i64", "shared");
  code.set(address);
  writeLanesAreSettled(f, i, address, access.bytes);
  code.op("i32.eqz").if().get(address);
  write();
  code.end();
}

/** Writes the check of eight threads; the first thread's address in its space is on the stack. */
export function writeCheckOfPushed(f: FunctionCode, i: Instruction, { space, bytes }: CheckedAccess): void {
  addWindowBase(f, space);
  f.code.i32(accessWord(i, bytes)).i32(f.unit.position(i));
  f.pushSpecial("%thread", i);
  f.code.call(checkLanes(f.unit));
}

/**
 * Writes the check of threads that access one address. `forEachLane` writes its argument once for each lane
 * to check.
 */
export function writeCheckOfCommonAddress(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  access: CommonAddress,
): void {
  const { code } = f;
  const run = f.settledRuns.get(i);
  if (run !== undefined) code.get(run).op("i32.eqz").if();
  writeCommonAddressCheck(f, i, operand, access);
  if (run !== undefined) code.end();
}

interface CommonAddress extends CheckedAccess {
  readonly all: boolean;
  readonly forEachLane: (write: (lane: number) => void) => void;
}

function writeCommonAddressCheck(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  access: CommonAddress,
): void {
  const { code, unit } = f;
  if (!pushGenericAddress(f, i, operand, access.space)) return;
  const address = f.temporary("i64", "shared");
  code.set(address);
  const settles = maySettle(i, access);
  if (settles) {
    writeIsSettled(f, i, address, access.bytes);
    code.op("i32.eqz").if();
  }
  if (settles && access.all === true) {
    code.get(address).i32(accessWord(i, access.bytes)).i32(unit.position(i));
    f.pushSpecial("%thread", i);
    code.call(checkCommonAddress(unit)).end();
    return;
  }
  access.forEachLane((lane) => {
    code.get(address).i32(accessWord(i, access.bytes)).i32(unit.position(i));
    f.pushSpecial("%thread", i);
    code.i32(lane).op("i32.add").call(accessFunction(unit));
  });
  if (settles) code.end();
}

/** Writes the check of an access at a WebAssembly address in an i32 local. */
export function writeCheckAt(
  f: FunctionCode,
  i: Instruction,
  at: number,
  { bytes, touch }: { readonly bytes: number; readonly touch: number },
): void {
  const { code, unit } = f;
  if (!unit.reportsAccesses) return;
  code
    .get(at)
    .op("i64.extend_i32_u")
    .i64(BigInt(unit.windowHigh) << 32n)
    .op("i64.or");
  code.i32(bytes | (touch << 16)).i32(unit.position(i));
  f.pushSpecial("%thread", i);
  code.call(accessFunction(unit));
}

/**
 * Writes the check of an access at the WebAssembly address on the stack. `local` names a local for the address.
 * `pushRuns` pushes 1 if the thread accesses memory, else 0.
 */
export function writeCheckOfTop(
  f: FunctionCode,
  i: Instruction,
  access: { readonly bytes: number; readonly touch: number },
  local: string,
  pushRuns?: () => Code,
): void {
  if (!f.unit.reportsAccesses) return;
  const { code } = f;
  const at = f.temporary("i32", local);
  code.set(at);
  pushRuns?.().if();
  writeCheckAt(f, i, at, access);
  if (pushRuns !== undefined) code.end();
  code.get(at);
}

/** Writes the check of a range, 16 bytes at a time. `at` and `bytes` are locals. */
export function writeCheckRange(
  f: FunctionCode,
  i: Instruction,
  range: { readonly at: number; readonly bytes: number },
  touch: number,
): void {
  const { code } = f;
  if (!f.unit.reportsAccesses) return;
  const [at, end] = [f.temporary("i32", "checked"), f.temporary("i32", "checked end")];
  code.get(range.at).tee(at).get(range.bytes).op("i32.add").set(end).block();
  const done = code.depth - 1;
  code.loop();
  const depth = code.depth - 1;
  code.get(at).get(end).op("i32.ge_u").brIf(done);
  writeCheckAt(f, i, at, { bytes: 16, touch });
  code.get(at).i32(16).op("i32.add").set(at).br(depth).end().end();
}

/** Counts a barrier that a thread has passed; `slot` is four times its number. */
export function writeBarrierPassed(f: FunctionCode, slot: number, ofWarp: boolean): void {
  const { code, unit } = f;
  if (!unit.checks) return;
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const epochs = f.temporary("i32", "epochs");
  code.get(slot).get(slot).memory("i32.load", EPOCHS).tee(epochs);
  code.i32(~field).op("i32.and");
  code.get(epochs).i32(one).op("i32.add").i32(field).op("i32.and", "i32.or");
  if (!ofWarp) code.i32(0x10000).op("i32.add");
  code.memory("i32.store", EPOCHS);
}

/** Counts a barrier that all threads of a group have passed. */
export function writeBarrierPassedByLanes({ code, f, quads }: Lanes, slot: number, ofWarp: boolean): void {
  if (!f.unit.checks) return;
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const epochs = f.temporary("v128", "epochs");
  const splat = (value: number) => code.i32(value).v("i32x4.splat");
  for (let part = 0; part < quads; part++) {
    code
      .get(slot)
      .get(slot)
      .vectorMemory("v128.load", EPOCHS + 16 * part)
      .tee(epochs);
    splat(~field).v("v128.and").get(epochs);
    splat(one).v("i32x4.add");
    splat(field).v("v128.and").v("v128.or");
    if (!ofWarp) splat(0x10000).v("i32x4.add");
    code.vectorMemory("v128.store", EPOCHS + 16 * part);
  }
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

/** Advances the running thread's epoch, because a fence may order it with threads in other epochs. */
export function advanceEpoch(f: FunctionCode, i: Instruction): void {
  const slot = f.temporary("i32", "ordered");
  f.pushSpecial("%thread", i);
  f.code.i32(2).op("i32.shl").set(slot);
  writeBarrierPassed(f, slot, false);
}

/** Returns the scope in which an instruction orders earlier accesses before later ones, or undefined. */
function fenceOf({ operation }: PlainInstruction): "thread" | "device" | undefined {
  switch (operation.kind) {
    case "clusterArrival":
      return operation.releases ? "device" : undefined;
    case "load":
    case "store":
    case "atomic":
      if (operation.order !== "release" && operation.order !== "acq_rel") return undefined;
      break;
    default:
      if (operation.kind !== "fence") return undefined;
  }
  return operation.scope === undefined || operation.scope === "cta" ? "thread" : "device";
}

/** Returns true if an instruction orders memory for its thread, but not for the device. */
export const isThreadFence = (i: PlainInstruction): boolean =>
  i.operation.kind === "mbarrier" || fenceOf(i) === "thread";

/**
 * Returns true if accesses of the previous launch may be visible after an instruction. A thread may also
 * acquire them from another thread that waited.
 */
function publishes({ operation }: PlainInstruction): boolean {
  switch (operation.kind) {
    case "dependency":
      return operation.waits;
    case "fence":
    case "mbarrier":
      return true;
    case "load":
    case "store":
    case "atomic":
      return operation.order === "acquire" || operation.order === "acq_rel";
    default:
      return false;
  }
}

/** Records a fence or release: device-wide for the block, else for the thread. */
export function writeFence(f: FunctionCode, i: PlainInstruction): void {
  if (!f.unit.checks) return;
  if (f.unit.overlaps && publishes(i)) {
    f.pushSpecial("%thread", i);
    f.code.call(f.unit.host("published"));
  }
  const fence = fenceOf(i);
  if (fence === "thread") advanceEpoch(f, i);
  else if (fence === "device") countFence(f.unit, f.code);
}
