// Moves, loads, stores and conversions of addresses between spaces.

import { bytesOf, isFloat, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import { type Guard, type Instruction, type InstructionOf, invalid, type Operand } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import { SCRATCH } from "../unit/layout.ts";
import { isWhole } from "../unit/vector-code.ts";
import { isWide, misalignment, pushAddress, pushIsBad, pushSum, writeFault } from "./address.ts";
import { setCanonical } from "./compare.ts";
import { loadLanes, storeLanes } from "./consecutive.ts";
import type { Form, Handler } from "./handler.ts";

export const mov: Form<"move"> = {
  thread(f, i) {
    const { type } = i.operation;
    const [to, from] = i.operands;
    if (to?.kind === "vector") unpack(f, i, to.elements, from, type);
    else if (from?.kind === "vector") pack(f, i, to, from.elements, type);
    else {
      f.push(i, from, type);
      if (type === "f32" && from?.kind === "register" && to?.kind === "register")
        canonicalizeMoved(f, from, to);
      f.pop(i, to, type);
    }
  },
  lanes(v, i) {
    const { type } = i.operation;
    const [to, from] = i.operands;
    if (!isWhole(type) || i.operands.length !== 2) return false;
    if (!v.canSet(to, type) || !v.canPush(from, type)) return false;
    for (let part = 0; part < v.count(type); part++) {
      v.pushPart(i, from, type, part);
      setCanonical(v, i, type, part);
    }
    return true;
  },
};

/** Canonicalizes a NaN of arithmetic that moves to a register which may hold arbitrary bits. */
function canonicalizeMoved(
  f: FunctionCode,
  from: Operand & { kind: "register" },
  to: Operand & { kind: "register" },
): void {
  if (f.hasRawNan(from.register) && !f.hasRawNan(to.register)) f.canonical();
}

/** Unpacks a value into two, four or eight parts. */
function unpack(
  f: FunctionCode,
  i: Instruction,
  parts: readonly Operand[],
  from: Operand | undefined,
  type: Scalar,
): void {
  const bits = (bytesOf(type) * 8) / parts.length;
  if (![8, 16, 32].includes(bits) || bytesOf(type) > 8) refuse(i);
  const v = valueType(type);
  const value = f.temporary(v === "f64" ? "i64" : v === "f32" ? "i32" : v, "packed");
  f.push(i, from, bytesOf(type) === 8 ? "b64" : bytesOf(type) === 4 ? "b32" : "b16");
  f.code.set(value);
  for (const [n, part] of parts.entries()) {
    if (part.kind === "sink") continue;
    f.code.get(value);
    if (bytesOf(type) === 8) {
      if (n > 0) f.code.i64(BigInt(n * bits)).op("i64.shr_u");
      f.code.op("i32.wrap_i64");
    } else if (n > 0) f.code.i32(n * bits).op("i32.shr_u");
    f.pop(i, part, `b${bits}` as Scalar);
  }
}

function pack(
  f: FunctionCode,
  i: Instruction,
  to: Operand | undefined,
  parts: readonly Operand[],
  type: Scalar,
): void {
  const bits = (bytesOf(type) * 8) / parts.length;
  if (![8, 16, 32].includes(bits) || bytesOf(type) > 8) refuse(i);
  const wide = bytesOf(type) === 8;
  for (const [n, part] of parts.entries()) {
    f.push(i, part, `u${bits}` as Scalar);
    if (wide) f.code.op("i64.extend_i32_u");
    if (n === 0) continue;
    if (wide) f.code.i64(BigInt(n * bits)).op("i64.shl", "i64.or");
    else f.code.i32(n * bits).op("i32.shl", "i32.or");
  }
  f.pop(i, to, wide ? "b64" : bytesOf(type) === 4 ? "b32" : "b16");
}

const elementsOf = (i: InstructionOf<"load" | "store">, operand: Operand | undefined): readonly Operand[] => {
  const elements = operand?.kind === "vector" ? operand.elements : operand === undefined ? [] : [operand];
  if (elements.length !== i.operation.elements)
    invalid(i, "Arguments mismatch for instruction: the vector has a different number of elements");
  return elements;
};

export const ld: Form<"load"> = {
  thread(f, i) {
    const { type, space, order } = i.operation;
    const elements = elementsOf(i, i.operands[0]);
    const bytes = bytesOf(type);
    const strong = elements.length === 1 && order !== "weak";
    const offset = pushAddress(f, i, i.operands[1], space, bytes * elements.length, { atomic: strong });
    const at = elements.length > 1 ? f.temporary("i32", "vector") : -1;
    if (at >= 0) f.code.set(at);
    for (const [n, element] of elements.entries()) {
      if (at >= 0) f.code.get(at);
      loadOne(f, i, element, type, offset + n * bytes, strong);
    }
  },
  lanes: loadLanes,
};

function loadOne(
  f: FunctionCode,
  i: Instruction,
  to: Operand,
  type: Scalar,
  offset: number,
  strong: boolean,
): void {
  const { code } = f;
  const bytes = bytesOf(type);
  const width = bytes < 4 ? String(bytes * 8) : "";
  const whole = bytes === 8 ? "i64" : "i32";
  if (strong) {
    code.memory(width === "" ? `${whole}.atomic.load` : `i32.atomic.load${width}_u`, offset);
    if (width !== "" && isSigned(type)) code.op(`i32.extend${width}_s`);
    f.pop(i, to, bytes >= 4 ? (`b${bytes * 8}` as Scalar) : type);
    return;
  }
  // A floating-point register is loaded directly.
  const register = to.kind === "register" ? to.register : undefined;
  const held = register === undefined ? undefined : f.value(register);
  if (bytes >= 4 && register !== undefined && bytesOf(register.type) === bytes) {
    const v = held!;
    code.memory(`${v}.load`, offset);
    code.set(f.local(register));
    f.checked.delete(register.index);
    return;
  }
  if (bytes >= 4) code.memory(`${isFloat(type) ? valueType(type) : whole}.load`, offset);
  else code.memory(`i32.load${width}_${isSigned(type) ? "s" : "u"}`, offset);
  f.pop(i, to, type);
}

export const st: Form<"store"> = {
  thread(f, i) {
    const { type, space, order } = i.operation;
    const [address, value] = i.operands;
    const elements = elementsOf(i, value);
    const bytes = bytesOf(type);
    const strong = order === "release" && elements.length === 1;
    const offset = pushAddress(f, i, address, space, bytes * elements.length, { atomic: strong });
    const at = elements.length > 1 ? f.temporary("i32", "vector") : -1;
    if (at >= 0) f.code.set(at);
    for (const [n, element] of elements.entries()) {
      if (at >= 0) f.code.get(at);
      storeOne(f, i, element, type, offset + n * bytes, strong);
    }
  },
  lanes: storeLanes,
};

/** Stores a value at the address on the stack. */
function storeOne(
  f: FunctionCode,
  i: Instruction,
  from: Operand,
  type: Scalar,
  offset: number,
  strong: boolean,
): void {
  const { code } = f;
  const bytes = bytesOf(type);
  const width = bytes < 4 ? String(bytes * 8) : "";
  const whole = bytes === 8 ? "i64" : "i32";
  const register = from.kind === "register" ? from.register : undefined;
  if (!strong && bytes >= 4 && register !== undefined && bytesOf(register.type) === bytes) {
    const v = f.value(register);
    code.get(f.local(register));
    if (v === "f32" && f.hasRawNan(register)) f.canonical();
    code.memory(`${v}.store`, offset);
    return;
  }
  f.push(i, from, bytes >= 4 && from.kind === "register" ? (`b${bytes * 8}` as Scalar) : type);
  if (strong && isFloat(type) && from.kind !== "register")
    code.op(bytes === 8 ? "i64.reinterpret_f64" : "i32.reinterpret_f32");
  if (strong) code.memory(width === "" ? `${whole}.atomic.store` : `i32.atomic.store${width}`, offset);
  else if (width !== "") code.memory(`i32.store${width}`, offset);
  else code.memory(`${from.kind === "register" || !isFloat(type) ? whole : valueType(type)}.store`, offset);
}

/** Maximum offset of a predicated store. The scratch address minus the offset must stay positive. */
const MAX_OFFSET = 4096;

/**
 * Returns true if a store has a branch-free predicated form, which stores to scratch memory when the
 * predicate is false.
 */
export function canPredicateStore({ operation, operands, guard }: Instruction): boolean {
  const [address, value] = operands;
  if (operation.kind !== "store" || guard !== undefined || operands.length !== 2) return false;
  const { type, space, order, elements } = operation;
  const bytes = bytesOf(type);
  if ((bytes !== 4 && bytes !== 8) || order !== "weak" || elements > 1 || space === "param") return false;
  if (address?.kind !== "address" || address.base?.kind !== "register") return false;
  if (address.offset < 0 || address.offset > MAX_OFFSET || misalignment(address.offset, bytes) !== 0)
    return false;
  return value?.kind === "register" && bytesOf(value.register.type) === bytes && value.part === undefined;
}

/**
 * Writes a predicated store in launches that are not inspected. Returns false without writing code if there
 * is no such form.
 */
export function writePredicatedStore(f: FunctionCode, i: Instruction, guard: Guard): boolean {
  const { unit, code } = f;
  if (!unit.isPlain) return false;
  if (i.operation.kind !== "store" || !canPredicateStore(i)) return false;
  const [address, value] = i.operands;
  if (address?.kind !== "address" || address.base?.kind !== "register") return false;
  const { base, offset } = address;
  const { type, space } = i.operation;
  const bytes = bytesOf(type);
  const wide = bytesOf(base.register.type) === 8;
  const window = isWide(space);
  if (window && !wide) return false;
  const pushGuard = () => {
    code.get(f.local(guard.register));
    if (guard.negated) code.op("i32.eqz");
  };
  if (window && (f.checked.get(base.register.index) ?? 0) < bytes) {
    const push = () => f.push(i, base, "b64");
    pushIsBad(f, bytes, push);
    pushGuard();
    code.op("i32.and").if();
    pushSum(f, offset, push);
    writeFault(f, i, bytes);
    code.end();
  }
  f.push(i, base, wide ? "b64" : "b32");
  if (wide) code.op("i32.wrap_i64");
  code.i32(SCRATCH - offset);
  pushGuard();
  code.op("select");
  storeOne(f, i, value!, type, offset, false);
  return true;
}

/** Writes cvta: sets or clears the upper half of an address. */
export const cvta: Handler<"convertAddress"> = (f, i) => {
  const { space, to } = i.operation;
  f.push(i, i.operands[1], "b64");
  if (space !== "global" && space !== "const") {
    f.code.i64(0xffffffffn).op("i64.and");
    if (!to) f.code.relocatable("window", 0, f.unit.bases).op("i64.or");
  }
  f.pop(i, i.operands[0], "b64");
};
