// Addresses: from an operand to a WebAssembly address that may be touched.
import { invalid } from "../../ptx/ptx-error.ts";
import type { Instruction, Operand, Space } from "../../ptx/syntax.ts";
import { bytesOf } from "../../ptx/types.ts";
import { writeCheck } from "../checks/write-check.ts";
import type { FunctionCode } from "../function-code.ts";
import { PAGE_BITS, PAGES } from "../layout.ts";

const SPACES: readonly string[] = ["global", "const", "shared", "local", "param"];

/** The space that an instruction names; generic without one. "shared::cta" is shared, "param::entry" is param. */
export function spaceOf({ modifiers }: Instruction): Space {
  const found = modifiers.map((each) => each.split("::")[0]!).find((each) => SPACES.includes(each));
  return (found as Space | undefined) ?? "generic";
}

/** Wide spaces have addresses of 64 bits whose upper half is the window's. */
export const isWide = (space: Space): boolean =>
  space === "generic" || space === "global" || space === "const";

/**
 * Pushes the address of an operand and gives the offset that loads and stores add to it. An address outside of the window, or one
 * that `bytes` do not divide, is a fault.
 */
export function pushAddress(
  f: FunctionCode,
  i: Instruction,
  operand: Operand | undefined,
  space: Space,
  bytes: number,
): number {
  const { code } = f;
  if (operand?.kind !== "address") invalid(i, "Arguments mismatch for instruction: an address is needed");
  const { base, offset } = operand;
  if (f.unit.tellsAccesses && !f.unchecked) writeCheck(f, i, operand, { space, bytes });
  if (base === undefined) {
    code.i32(offset);
    return 0;
  }
  if (base.kind === "symbol") {
    const place = f.symbol(i, base.name);
    const at = place.address + base.offset + offset;
    if (place.space === "local") {
      f.special("%local", i);
      return at;
    }
    if (place.variable === undefined) code.i32(Number(BigInt.asIntN(32, BigInt(at))));
    else f.unit.pushVariable(code, place.variable + base.offset + offset, false);
    return 0;
  }
  if (base.kind !== "register")
    invalid(i, "Arguments mismatch for instruction: an address is a register or a name");
  const { register } = base;
  const wide = bytesOf(register.type) === 8;
  if (isWide(space)) {
    if (!wide)
      invalid(i, `Address expected in a register of 64 bits, '${register.name}' is .${register.type}`);
    const rest = restOf(offset, bytes);
    const known = f.checked.get(register.index) ?? 0;
    if (rest !== 0 || known < bytes) {
      const push = () => pushSum(f, rest, () => f.push(i, base, "b64"));
      checkHigh(f, i, bytes, { push, offset: offset - rest });
      if (rest === 0) f.checked.set(register.index, bytes);
    }
  }
  f.push(i, base, wide ? "b64" : "b32");
  if (wide) code.op("i32.wrap_i64");
  if (offset < 0) code.i32(offset).op("i32.add");
  if (f.unit.abilities.checksPages) checkPage(f, i, Math.max(0, offset));
  return Math.max(0, offset);
}

/** What an offset adds to an address's lower bits: the address itself need not be a multiple of `bytes`, nor is it always enough. */
export const restOf = (offset: number, bytes: number): number => ((offset % bytes) + bytes) % bytes;

/** Pushes an address and a number more. */
export function pushSum({ code }: FunctionCode, more: number, push: () => void): void {
  push();
  if (more !== 0) code.i64(BigInt(more)).op("i64.add");
}

/** Pushes whether an address is wrong. One comparison for both: the upper half, and the lower bits that a rotation brings above it. */
export function pushIsBad({ code, unit }: FunctionCode, bytes: number, push: () => void): void {
  const low = BigInt(Math.log2(bytes));
  push();
  if (low > 0n) code.i64(low).op("i64.rotr");
  code
    .i64(32n - low)
    .op("i64.shr_u")
    .placed("windowHigh", 0, unit.bases)
    .op("i64.ne");
}

/** Whose upper half is not the window's, or whose lower bits are not zero, is a fault, which is told `offset` bytes further on. */
export function checkHigh(
  f: FunctionCode,
  i: Instruction,
  bytes: number,
  { push, offset }: { readonly push: () => void; readonly offset: number },
): void {
  pushIsBad(f, bytes, push);
  f.code.if();
  pushSum(f, offset, push);
  writeFault(f, i, bytes);
  f.code.end();
}

/** The access of the address that was pushed is a fault. */
export function writeFault({ code, unit }: FunctionCode, i: Instruction, bytes: number): void {
  code.i32(bytes).i32(unit.position(i)).call(unit.host("fault")).op("unreachable");
}

/** Looks up whether something is mapped at the address on the stack plus an offset, for runtimes that cannot catch it. */
function checkPage(f: FunctionCode, i: Instruction, offset: number): void {
  const { code, unit } = f;
  const at = f.temporary("i32", "page");
  code.tee(at).get(at);
  if (offset > 0) code.i32(offset).op("i32.add");
  code.i32(PAGE_BITS).op("i32.shr_u").memory("i32.load8_u", PAGES).op("i32.eqz").if();
  pushSum(f, offset, () => code.get(at).op("i64.extend_i32_u").placed("window", 0, unit.bases).op("i64.or"));
  writeFault(f, i, 1);
  code.end();
}
