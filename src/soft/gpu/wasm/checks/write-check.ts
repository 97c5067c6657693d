// The code that tells of an access before it happens, in launches that are checked, traced or profiled.
import type { Instruction, Operand, Space } from "../../ptx/syntax.ts";
import { bytesOf } from "../../ptx/types.ts";
import type { Code } from "../code.ts";
import type { FunctionCode } from "../function-code.ts";
import { EPOCHS, MOST_THREADS } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { accessFunction } from "../watch/access.ts";
import { countFence } from "./check-global.ts";
import { checkLanes } from "./check-lanes.ts";
import { checkTogether } from "./check-shared-lanes.ts";
import { writeIsKnown, writeLanesAreKnown } from "./known-lines.ts";
import { Touch } from "./violation.ts";

/** A group of threads, as VectorCode has it. */
interface Lanes {
  readonly code: Code;
  readonly f: FunctionCode;
  readonly quads: number;
}

/** Two accesses that are both one of these do not race. */
const STRONG = ["volatile", "relaxed", "acquire", "release", "mmio"];

function touchOf({ opcode, modifiers }: Instruction): number {
  const strong = modifiers.some((each) => STRONG.includes(each)) ? Touch.strong : 0;
  if (opcode === "ld" || opcode === "ldu") return Touch.read | strong;
  if (opcode === "st") return Touch.write | strong;
  return opcode === "atom" || opcode === "red" ? Touch.atomic : Touch.none;
}

interface Place {
  readonly space: Space;
  readonly bytes: number;
}

/** Pushes the address that an operand means; false for parameters, which are not looked at: they are the kernel's own. */
function pushWhole(
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
    const place = f.symbol(i, base.name);
    if (place.space === "param") return false;
    if (place.space === "local") f.special("%local", i);
    else code.i32(0);
    code.op("i64.extend_i32_u").i64(high | BigInt.asUintN(32, BigInt(place.address + base.offset + offset)));
    code.op("i64.add");
    return true;
  }
  if (base.kind !== "register") return false;
  const wide = bytesOf(base.register.type) === 8;
  f.push(i, base, wide ? "b64" : "b32");
  if (!wide) code.op("i64.extend_i32_u");
  code.i64(BigInt(offset)).op("i64.add");
  giveUpperHalf(f, space);
  return true;
}

/** Addresses in a space of their own have no upper half: the one on the stack gets the window's. */
function giveUpperHalf({ code, unit }: FunctionCode, space: Space): void {
  if (space !== "shared" && space !== "local") return;
  code
    .i64(0xffffffffn)
    .op("i64.and")
    .i64(BigInt(unit.windowHigh) << 32n)
    .op("i64.or");
}

/** What the functions that check are given beside the address: bytes and Touch. */
const whatOf = (i: Instruction, bytes: number): number => bytes | (touchOf(i) << 16);

/** Whether it is a read of whole words of shared memory: most of them are nothing new. */
export const mayBeKnown = (i: Instruction, { space, bytes }: Place): boolean =>
  space === "shared" && touchOf(i) === Touch.read && bytes % 4 === 0;

/** Writes a call with the address that an operand means. */
export function writeCheck(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  place: Place,
): void {
  const { code, unit } = f;
  if (!pushWhole(f, i, operand, place.space)) return;
  const write = () => {
    code.i32(whatOf(i, place.bytes)).i32(unit.position(i));
    f.special("%thread", i);
    code.call(accessFunction(unit));
  };
  if (!unit.checks || !mayBeKnown(i, place)) {
    write();
    return;
  }
  const address = f.temporary("i64", "shared");
  code.set(address);
  writeIsKnown(f, i, address, place.bytes);
  code.op("i32.eqz").if().get(address);
  write();
  code.end();
}

/** The same for eight threads whose addresses follow each other. */
export function writeCheckOfLanes(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  place: Place,
): void {
  const { code } = f;
  const run = f.knownRuns.get(i);
  if (run !== undefined) code.get(run).op("i32.eqz").if();
  writeCheckOfThese(f, i, operand, place);
  if (run !== undefined) code.end();
}

function writeCheckOfThese(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  place: Place,
): void {
  const { code } = f;
  if (!pushWhole(f, i, operand, place.space)) return;
  const write = () => writeCheckOfPushed(f, i, place);
  if (!mayBeKnown(i, place)) {
    write();
    return;
  }
  const address = f.temporary("i64", "shared");
  code.set(address);
  writeLanesAreKnown(f, i, address, place.bytes);
  code.op("i32.eqz").if().get(address);
  write();
  code.end();
}

/** The same with the first thread's address on the stack, as it is in its space. */
export function writeCheckOfPushed(f: FunctionCode, i: Instruction, { space, bytes }: Place): void {
  giveUpperHalf(f, space);
  f.code.i32(whatOf(i, bytes)).i32(f.unit.position(i));
  f.special("%thread", i);
  f.code.call(checkLanes(f.unit));
}

/** The same for threads that touch one address, all of a group or not: `which` writes what it is given once for each of those that are to be looked at. */
export function writeCheckShared(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  place: SharedPlace,
): void {
  const { code } = f;
  const run = f.knownRuns.get(i);
  if (run !== undefined) code.get(run).op("i32.eqz").if();
  writeCheckOfOne(f, i, operand, place);
  if (run !== undefined) code.end();
}

interface SharedPlace extends Place {
  readonly all: boolean;
  readonly which: (write: (lane: number) => void) => void;
}

function writeCheckOfOne(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  place: SharedPlace,
): void {
  const { code, unit } = f;
  if (!pushWhole(f, i, operand, place.space)) return;
  const address = f.temporary("i64", "shared");
  code.set(address);
  const known = mayBeKnown(i, place);
  if (known) {
    writeIsKnown(f, i, address, place.bytes);
    code.op("i32.eqz").if();
  }
  if (known && place.all === true) {
    code.get(address).i32(whatOf(i, place.bytes)).i32(unit.position(i));
    f.special("%thread", i);
    code.call(checkTogether(unit)).end();
    return;
  }
  place.which((lane) => {
    code.get(address).i32(whatOf(i, place.bytes)).i32(unit.position(i));
    f.special("%thread", i);
    code.i32(lane).op("i32.add").call(accessFunction(unit));
  });
  if (known) code.end();
}

/** The same for an address in a local of i32, in WebAssembly's memory. */
export function writeCheckAt(
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
  code.i32(bytes | (touch << 16)).i32(unit.position(i));
  f.special("%thread", i);
  code.call(accessFunction(unit));
}

/** The same for a range: a local with its start, one with its bytes, 16 of them at a time. */
export function writeCheckRange(
  f: FunctionCode,
  i: Instruction,
  range: { readonly at: number; readonly bytes: number },
  touch: number,
): void {
  const { code } = f;
  const [at, end] = [f.temporary("i32", "checked"), f.temporary("i32", "checked end")];
  code.get(range.at).tee(at).get(range.bytes).op("i32.add").set(end).block();
  const done = code.depth - 1;
  code.loop();
  const depth = code.depth - 1;
  code.get(at).get(end).op("i32.ge_u").brIf(done);
  writeCheckAt(f, i, at, { bytes: 16, touch });
  code.get(at).i32(16).op("i32.add").set(at).br(depth).end().end();
}

/** Counts a barrier that a thread has passed; `place` is four times its number. */
export function writeBarrierPassed(f: FunctionCode, place: number, ofWarp: boolean): void {
  const { code } = f;
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const epochs = f.temporary("i32", "epochs");
  code.get(place).get(place).memory("i32.load", EPOCHS).tee(epochs);
  code.i32(~field).op("i32.and");
  code.get(epochs).i32(one).op("i32.add").i32(field).op("i32.and", "i32.or");
  if (!ofWarp) code.i32(0x10000).op("i32.add");
  code.memory("i32.store", EPOCHS);
}

/** The same for a group of threads. */
export function writeBarrierPassedByLanes({ code, f, quads }: Lanes, place: number, ofWarp: boolean): void {
  const [field, one] = ofWarp ? [0xff00, 0x100] : [0xff, 1];
  const epochs = f.temporary("v128", "epochs");
  const splat = (value: number) => code.i32(value).v("i32x4.splat");
  for (let part = 0; part < quads; part++) {
    code
      .get(place)
      .get(place)
      .vectorMemory("v128.load", EPOCHS + 16 * part)
      .tee(epochs);
    splat(~field).v("v128.and").get(epochs);
    splat(one).v("i32x4.add");
    splat(field).v("v128.and").v("v128.or");
    if (!ofWarp) splat(0x10000).v("i32x4.add");
    code.vectorMemory("v128.store", EPOCHS + 16 * part);
  }
}

/** A function that counts a barrier of the block for all its threads. */
export function barrierOfAll(unit: Unit): number {
  return unit.helper("check_barrier_of_all", [], [], (code) => {
    const [place, epochs] = [code.local("i32"), code.local("i32")];
    code.loop();
    const depth = code.depth - 1;
    code.get(place).get(place).memory("i32.load", EPOCHS).tee(epochs);
    code.i32(~0xff).op("i32.and");
    code.get(epochs).i32(1).op("i32.add").i32(0xff).op("i32.and", "i32.or").i32(0x10000).op("i32.add");
    code.memory("i32.store", EPOCHS);
    code
      .get(place)
      .i32(4)
      .op("i32.add")
      .tee(place)
      .i32(4 * MOST_THREADS)
      .op("i32.lt_u")
      .brIf(depth)
      .end();
  });
}

/** Counts a barrier of the thread's own: it may be ordered now with threads that its counts are not the same as. */
export function writeOrdered(f: FunctionCode, i: Instruction): void {
  const place = f.temporary("i32", "ordered");
  f.special("%thread", i);
  f.code.i32(2).op("i32.shl").set(place);
  writeBarrierPassed(f, place, false);
}

const RELEASING = ["release", "acq_rel", "sc"];
const WIDE_SCOPES = ["gpu", "sys", "gl", "cluster"];

/** Whether an instruction orders memory for its thread, and not for all threads of its block. */
export function ordersAlone({ opcode, modifiers }: Instruction): boolean {
  if (opcode === "mbarrier") return true;
  const fence =
    opcode === "membar" || opcode === "fence" || modifiers.some((each) => RELEASING.includes(each));
  return fence && !modifiers.some((each) => WIDE_SCOPES.includes(each));
}

/** Notes what orders memory: fences and releases for the device by their block, those for the block by their thread. */
export function writeFence(f: FunctionCode, i: Instruction): void {
  const { opcode, modifiers } = i;
  if (!f.unit.checks) return;
  if (opcode === "mbarrier") return;
  if (ordersAlone(i)) writeOrdered(f, i);
  else if (opcode === "membar" || opcode === "fence" || modifiers.some((each) => RELEASING.includes(each)))
    countFence(f.unit, f.code);
}
