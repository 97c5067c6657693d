// The code that tells of an access before it happens, in launches that are checked, traced or profiled.
import type { Instruction, Operand, Space } from "../../ptx/syntax.ts";
import { bytesOf } from "../../ptx/types.ts";
import type { FunctionCode } from "../function-code.ts";
import { EPOCHS } from "../layout.ts";
import { accessFunction } from "../watch/access.ts";
import { countFence } from "./check-global.ts";
import { writeIsKnown } from "./check-shared.ts";
import { Touch } from "./violation.ts";

/** Two accesses that are both one of these do not race. */
const STRONG = ["volatile", "relaxed", "acquire", "release", "mmio"];

function touchOf({ opcode, modifiers }: Instruction): number {
  const strong = modifiers.some((each) => STRONG.includes(each)) ? Touch.strong : 0;
  if (opcode === "ld" || opcode === "ldu") return Touch.read | strong;
  if (opcode === "st") return Touch.write | strong;
  return opcode === "atom" || opcode === "red" ? Touch.atomic : Touch.none;
}

/** Writes a call with the address that an operand means. Parameters are not looked at: they are the kernel's own. */
export function writeCheck(
  f: FunctionCode,
  i: Instruction,
  operand: Operand & { kind: "address" },
  { space, bytes }: { readonly space: Space; readonly bytes: number },
): void {
  if (space === "param") return;
  const { code, unit } = f;
  const high = BigInt(unit.windowHigh) << 32n;
  const { base, offset } = operand;
  if (base === undefined) code.i64(BigInt(offset));
  else if (base.kind === "symbol") {
    const place = f.symbol(i, base.name);
    if (place.space === "param") return;
    if (place.space === "local") f.special("%local", i);
    else code.i32(0);
    code.op("i64.extend_i32_u").i64(high | BigInt.asUintN(32, BigInt(place.address + base.offset + offset)));
    code.op("i64.add");
  } else if (base.kind === "register") {
    const wide = bytesOf(base.register.type) === 8;
    f.push(i, base, wide ? "b64" : "b32");
    if (!wide) code.op("i64.extend_i32_u");
    code.i64(BigInt(offset)).op("i64.add");
    const private_ = space === "shared" || space === "local";
    // Addresses in a space of their own have no upper half.
    if (private_) code.i64(0xffffffffn).op("i64.and").i64(high).op("i64.or");
  } else return;
  const what = bytes | (touchOf(i) << 16);
  const write = () => {
    code.i32(what).i32(unit.position(i));
    f.special("%thread", i);
    code.call(accessFunction(unit));
  };
  if (space !== "shared" || !unit.checks || touchOf(i) !== Touch.read || bytes % 4 !== 0) {
    write();
    return;
  }
  // Most reads of shared memory are nothing new.
  const address = f.temporary("i64", "shared");
  code.set(address);
  writeIsKnown(f, i, address, bytes);
  code.op("i32.eqz").if().get(address);
  write();
  code.end();
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

/** Counts a barrier of the thread's own: it may be ordered now with threads that its counts are not the same as. */
export function writeOrdered(f: FunctionCode, i: Instruction): void {
  const place = f.temporary("i32", "ordered");
  f.special("%thread", i);
  f.code.i32(2).op("i32.shl").set(place);
  writeBarrierPassed(f, place, false);
}

const RELEASING = ["release", "acq_rel", "sc"];
const WIDE_SCOPES = ["gpu", "sys", "gl", "cluster"];

/** Notes what orders memory: fences and releases for the device by their block, those for the block and mbarriers by their thread. */
export function writeFence(f: FunctionCode, i: Instruction): void {
  const { opcode, modifiers } = i;
  if (!f.unit.checks) return;
  if (opcode === "mbarrier") {
    writeOrdered(f, i);
    return;
  }
  const fence = opcode === "membar" || opcode === "fence";
  if (!fence && !modifiers.some((each) => RELEASING.includes(each))) return;
  if (modifiers.some((each) => WIDE_SCOPES.includes(each))) countFence(f.unit, f.code);
  else writeOrdered(f, i);
}
