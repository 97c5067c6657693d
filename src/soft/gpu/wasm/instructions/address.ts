// Addresses: converts an operand to a WebAssembly address that is safe to access.
import { bytesOf, type Space } from "../../ptx/operations/scalar.ts";
import { type Instruction, invalid, type Operand } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { FAR_PAGES, PAGE_BITS, PAGE_READABLE, PAGE_WRITABLE, PAGES } from "../unit/layout.ts";

/** Returns true for spaces with 64-bit addresses whose upper half is the window's. */
export const isWide = (space: Space): boolean =>
  space === "generic" || space === "global" || space === "const";

/** Returns true for instructions whose only address operand is written. */
const writesMemory = ({ operation }: Instruction): boolean =>
  operation.kind === "store" ||
  operation.kind === "atomic" ||
  (operation.kind === "fragment" && operation.stores);

/**
 * Pushes the address of an operand and returns the offset that loads and stores add to it.
 * An address outside of the window, or one that is not a multiple of `bytes`, is a fault. `atomic` is true for
 * code that uses atomic instructions of WebAssembly.
 */
export function pushAddress(
  f: FunctionCode,
  i: Instruction,
  operand: Operand | undefined,
  space: Space,
  bytes: number,
  { writes = writesMemory(i), atomic = false }: { writes?: boolean; atomic?: boolean } = {},
): number {
  const { code } = f;
  if (operand?.kind !== "address") invalid(i, "Arguments mismatch for instruction: an address is needed");
  const { base, offset } = operand;
  if (base === undefined) {
    code.i32(offset);
    return 0;
  }
  if (base.kind === "symbol") {
    const symbol = f.symbol(i, base.name);
    const at = symbol.address + base.offset + offset;
    if (symbol.space === "local") {
      f.pushSpecial("%local", i);
      return at;
    }
    const { variable } = symbol;
    if (variable !== undefined && f.unit.far)
      return pushFar(f, i, () => f.unit.pushVariable(code, variable + base.offset + offset, true), {
        bytes,
        writes,
        atomic,
      });
    if (variable === undefined) code.i32(Number(BigInt.asIntN(32, BigInt(at))));
    else f.unit.pushVariable(code, variable + base.offset + offset, false);
    return 0;
  }
  if (base.kind !== "register")
    invalid(i, "Arguments mismatch for instruction: an address is a register or a name");
  const { register } = base;
  const wide = bytesOf(register.type) === 8;
  if (isWide(space)) {
    if (!wide)
      invalid(i, `Address expected in a register of 64 bits, '${register.name}' is .${register.type}`);
    if (f.unit.far)
      return pushFar(f, i, () => pushSum(f, offset, () => f.push(i, base, "b64")), { bytes, writes, atomic });
    const misaligned = misalignment(offset, bytes);
    const known = f.checked.get(register.index) ?? 0;
    if (misaligned !== 0 || known < bytes) {
      const push = () => pushSum(f, misaligned, () => f.push(i, base, "b64"));
      checkHigh(f, i, bytes, { push, offset: offset - misaligned });
      if (misaligned === 0) f.checked.set(register.index, bytes);
    }
  }
  f.push(i, base, wide ? "b64" : "b32");
  if (wide) code.op("i32.wrap_i64");
  if (offset < 0) code.i32(offset).op("i32.add");
  if (needsPageCheck(f, atomic)) checkPage(f, i, Math.max(0, offset), writes);
  return Math.max(0, offset);
}

const needsPageCheck = ({ unit: { abilities } }: FunctionCode, atomic: boolean): boolean =>
  abilities.checksPages || (atomic && abilities.checksAtomics);

interface FarAccess {
  readonly bytes: number;
  readonly writes: boolean;
  readonly atomic: boolean;
}

/** Log2 of the size of an entry of FAR_PAGES. */
const FAR_ENTRY_BITS = 3;

/**
 * Writes the address of an access in far code, and returns the offset 0. The host function `reach` shows the
 * page unless the table has it. Another page may then take its place, so each access looks it up.
 */
function pushFar(f: FunctionCode, i: Instruction, push: () => void, { bytes, writes, atomic }: FarAccess): 0 {
  const { code, unit } = f;
  const address = f.temporary("i64", "far address");
  const entry = f.temporary("i32", "far entry");
  const low = BigInt(Math.log2(bytes));
  push();
  code.set(address).get(address).op("i32.wrap_i64");
  code
    .i32(PAGE_BITS - FAR_ENTRY_BITS)
    .op("i32.shr_u")
    .i32(-(2 ** FAR_ENTRY_BITS))
    .op("i32.and")
    .set(entry);
  code.get(address);
  if (low > 0n) code.i64(low).op("i64.rotr");
  code
    .i64(32n - low)
    .op("i64.shr_u")
    .get(entry)
    .memory("i64.load32_u", FAR_PAGES)
    .op("i64.ne")
    .if();
  code.get(address).i32(bytes).i32(unit.position(i)).call(unit.host("reach")).end();
  code
    .get(address)
    .op("i32.wrap_i64")
    .get(entry)
    .memory("i32.load", FAR_PAGES + 4)
    .op("i32.add");
  if (needsPageCheck(f, atomic)) checkPage(f, i, 0, writes, address);
  return 0;
}

/** Returns an offset modulo `bytes`. Unless it is 0, the alignment check must include the offset. */
export const misalignment = (offset: number, bytes: number): number => ((offset % bytes) + bytes) % bytes;

/** Pushes an address plus a constant. */
export function pushSum({ code }: FunctionCode, more: number, push: () => void): void {
  push();
  if (more !== 0) code.i64(BigInt(more)).op("i64.add");
}

/**
 * Pushes 1 if an address is invalid, else 0. A rotation moves the low bits above the upper half, so one
 * comparison tests both.
 */
export function pushIsBad({ code, unit }: FunctionCode, bytes: number, push: () => void): void {
  const low = BigInt(Math.log2(bytes));
  push();
  if (low > 0n) code.i64(low).op("i64.rotr");
  code
    .i64(32n - low)
    .op("i64.shr_u")
    .relocatable("windowHigh", 0, unit.bases)
    .op("i64.ne");
}

/**
 * Writes the fault check of an address: upper half and alignment. The fault reports the address plus
 * `offset`.
 */
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

/** Writes the fault of an access to the address on the stack. */
export function writeFault({ code, unit }: FunctionCode, i: Instruction, bytes: number): void {
  code.i32(bytes).i32(unit.position(i)).call(unit.host("fault")).op("unreachable");
}

/**
 * Writes the check whether a page is accessible, for runtimes that cannot catch the trap. `address` is a local
 * with the device address, if it is not in the window.
 */
function checkPage(f: FunctionCode, i: Instruction, offset: number, writes: boolean, address?: number): void {
  const { code, unit } = f;
  const at = f.temporary("i32", "page");
  code.tee(at).get(at);
  if (offset > 0) code.i32(offset).op("i32.add");
  code.i32(PAGE_BITS).op("i32.shr_u").memory("i32.load8_u", PAGES);
  code
    .i32(writes ? PAGE_WRITABLE : PAGE_READABLE)
    .op("i32.lt_u")
    .if();
  if (address !== undefined) code.get(address);
  else
    pushSum(f, offset, () =>
      code.get(at).op("i64.extend_i32_u").relocatable("window", 0, unit.bases).op("i64.or"),
    );
  writeFault(f, i, 1);
  code.end();
}
