// Addresses: converts an operand to a WebAssembly address that is safe to access.
import { bytesOf, type Space } from "../../ptx/operations/scalar.ts";
import { type Instruction, invalid, mismatch, type Operand } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { FAR_PAGES, PAGE_BITS, PAGE_READABLE, PAGE_WRITABLE, PAGES } from "../unit/layout.ts";
import type { Unit } from "../unit/unit.ts";

/** Returns true for spaces with 64-bit addresses whose upper half is the window's. */
export const isWide = (space: Space): boolean =>
  space === "generic" || space === "global" || space === "const";

/** Returns true for instructions whose only address operand is written. */
const writesMemory = ({ operation }: Instruction): boolean =>
  operation.kind === "store" ||
  operation.kind === "atomic" ||
  (operation.kind === "fragment" && operation.stores);

interface AccessOptions {
  readonly writes?: boolean;
  /** True for code that uses atomic instructions of WebAssembly. */
  readonly atomic?: boolean;
}

/**
 * Pushes the address of an operand and returns the offset that loads and stores add to it.
 * An address outside of the window, or one that is not a multiple of `bytes`, is a fault.
 */
export function pushAddress(
  w: InstructionBody,
  operand: Operand | undefined,
  space: Space,
  bytes: number,
  { writes = writesMemory(w.i), atomic = false }: AccessOptions = {},
): number {
  const { f, i, unit, code } = w;
  const access = { writes, atomic };
  if (operand?.kind !== "address") mismatch(i, "an address is needed");
  const { base, offset } = operand;
  if (base === undefined) {
    code.i32(offset);
    return 0;
  }
  if (base.kind === "symbol") {
    const symbol = f.symbol(i, base.name);
    const { variable } = symbol;
    const more = base.offset + offset;
    if (symbol.space === "local") {
      f.pushSpecial("%local", i);
      return symbol.address + more;
    }
    if (variable === undefined) code.i32(Number(BigInt.asIntN(32, BigInt(symbol.address + more))));
    else if (!unit.abilities.far) unit.pushVariable(code, variable + more, false);
    else {
      const address = w.value("i64", () => unit.pushVariable(code, variable + more, true));
      return pushFar(w, address, bytes, access);
    }
    return 0;
  }
  if (base.kind !== "register") mismatch(i, "an address is a register or a name");
  const { register } = base;
  const wide = bytesOf(register.type) === 8;
  const address = w.operand(base, wide ? "b64" : "b32");
  if (isWide(space)) {
    if (!wide)
      invalid(i, `Address expected in a register of 64 bits, '${register.name}' is .${register.type}`);
    if (unit.abilities.far) return pushFar(w, plus(address, offset), bytes, access);
    const misaligned = misalignment(offset, bytes);
    const known = f.checked.get(register.index) ?? 0;
    if (misaligned !== 0 || known < bytes) {
      checkHigh(w, bytes, plus(address, misaligned), offset - misaligned);
      if (misaligned === 0) f.checked.set(register.index, bytes);
    }
  }
  const low = wide ? address.low() : address;
  (offset < 0 ? low.add(offset) : low).push();
  if (needsPageCheck(unit, atomic)) checkPage(w, Math.max(0, offset), writes);
  return Math.max(0, offset);
}

/** Returns the address of an operand, given by its index, with its offset. */
export const operandAddress = (
  w: InstructionBody,
  operandIndex: number,
  space: Space,
  bytes: number,
  options: AccessOptions = {},
): Value =>
  w.value("i32", () => {
    const offset = pushAddress(w, w.i.operands[operandIndex], space, bytes, options);
    if (offset > 0) w.code.i32(offset).op("i32.add");
  });

const needsPageCheck = ({ abilities }: Unit, atomic: boolean): boolean =>
  abilities.checksPages || (atomic && abilities.checksAtomics);

/** Log2 of the size of an entry of FAR_PAGES. */
const FAR_ENTRY_BITS = 3;

/**
 * Writes the address of an access in far code, and returns the offset 0. The host function `reach` shows the
 * page unless the table has it. Another page may then take its place, so each access looks it up.
 */
function pushFar(
  w: InstructionBody,
  given: Value,
  bytes: number,
  { writes, atomic }: Required<AccessOptions>,
): 0 {
  const { unit } = w;
  const address = w.temporary("i64", "far address");
  const entry = w.temporary("i32", "far entry");
  address.set(given);
  const page = address.low().shr(PAGE_BITS - FAR_ENTRY_BITS);
  entry.set(page.and(-(2 ** FAR_ENTRY_BITS)));
  w.if(highOf(address, bytes).ne(entry.load(FAR_PAGES, "i64.load32_u")), () =>
    w.call(unit.host("reach"), address, bytes, unit.position(w.i)),
  );
  const difference = entry.load(FAR_PAGES + 4);
  address.low().add(difference).push();
  if (needsPageCheck(unit, atomic)) checkPage(w, 0, writes, address);
  return 0;
}

/** Returns an offset modulo `bytes`. Unless it is 0, the alignment check must include the offset. */
export const misalignment = (offset: number, bytes: number): number => ((offset % bytes) + bytes) % bytes;

/** Returns an address plus a constant. */
export const plus = (address: Value, more: number): Value => (more === 0 ? address : address.add(more));

/**
 * Returns the upper half of an address. The bits above it are zero if the address is a multiple of `bytes`. A rotation
 * moves the low bits there, so one comparison tests both.
 */
function highOf(address: Value, bytes: number): Value {
  const low = Math.log2(bytes);
  return (low > 0 ? address.op("rotr", low) : address).shr(32 - low);
}

/** Returns 1 if an address is outside of the window or is not a multiple of `bytes`, else 0. */
export const isBad = (w: InstructionBody, bytes: number, address: Value): Value =>
  highOf(address, bytes).ne(w.value("i64", () => w.code.relocatable("windowHigh", 0, w.unit.bases)));

/** Writes the fault check of an address. The fault reports the address plus `offset`. */
export const checkHigh = (w: InstructionBody, bytes: number, address: Value, offset: number): void =>
  w.if(isBad(w, bytes, address), () => writeFault(w, bytes, plus(address, offset)));

/** Writes the fault of an access to an address. */
export const writeFault = (w: InstructionBody, bytes: number, address: Value): void =>
  w.unit.fail(w, "fault", address, bytes, w.unit.position(w.i));

/**
 * Writes the check whether a page is accessible, for runtimes that cannot catch the trap. `far` is the device address, if
 * it is not in the window.
 */
function checkPage(w: InstructionBody, offset: number, writes: boolean, far?: Value): void {
  const at = w.temporary("i32", "page");
  const window = w.value("i64", () => w.code.relocatable("window", 0, w.unit.bases));
  w.code.tee(at.index);
  const page = (offset > 0 ? at.add(offset) : at).shr(PAGE_BITS);
  w.if(page.load(PAGES, "i32.load8_u").lt(writes ? PAGE_WRITABLE : PAGE_READABLE), () =>
    writeFault(w, 1, far ?? plus(at.wide().or(window), offset)),
  );
}
