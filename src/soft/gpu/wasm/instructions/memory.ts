// Moves, loads, stores and conversions of addresses between spaces.

import { bytesOf, isFloat, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import {
  conditionOf,
  type Guard,
  type Instruction,
  type InstructionOf,
  mismatch,
  type Operand,
} from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { type LaneCode, writeEach } from "../unit/lane-code.ts";
import { SCRATCH } from "../unit/layout.ts";
import { isWhole } from "../unit/vector-code.ts";
import { isBad, isWide, misalignment, plus, pushAddress, writeFault } from "./address.ts";

import { moveOfLanes } from "./consecutive.ts";
import type { Form, Handler } from "./handler.ts";
import { type Access, operandsOf } from "./lane-access.ts";
import { MAX_OFFSET } from "./masked.ts";

const moveValue = (lane: LaneCode, i: InstructionOf<"move">): boolean =>
  writeEach(lane, i, i.operation.type, [i.operation.type], () => {});

export const move: Form<"move"> = {
  thread(w, i) {
    const { type } = i.operation;
    const [to, from] = i.operands;
    if (to?.kind === "vector") unpack(w, to.elements, type);
    else if (from?.kind === "vector") pack(w, from.elements, type);
    else moveValue(w.f, i);
  },
  lanes: (v, i) => isWhole(i.operation.type) && moveValue(v, i),
};

/** Unpacks a value into parts. */
function unpack(w: InstructionBody, parts: readonly Operand[], type: Scalar): void {
  const bits = (bytesOf(type) * 8) / parts.length;
  const value = w.stored("packed", 1, `b${8 * bytesOf(type)}` as Scalar);
  for (const [n, part] of parts.entries()) {
    if (part.kind === "sink") continue;
    const shifted = n > 0 ? value.shr(n * bits) : value;
    w.result(`b${bits}` as Scalar, bytesOf(type) === 8 ? shifted.low() : shifted, part);
  }
}

function pack(w: InstructionBody, parts: readonly Operand[], type: Scalar): void {
  const bits = (bytesOf(type) * 8) / parts.length;
  const shifted = parts.map((part, n) => {
    const value = w.operand(part, `u${bits}` as Scalar);
    const wide = bytesOf(type) === 8 ? value.wide() : value;
    return n > 0 ? wide.shl(n * bits) : wide;
  });
  const packed = shifted.reduce((all, each) => all.or(each));
  w.result(`b${8 * bytesOf(type)}` as Scalar, packed);
}

/** Writes a load or store of one or several elements. */
function access(w: InstructionBody, i: Access): void {
  const { f } = w;
  const { kind, type, space, order, elements: count } = i.operation;
  const [address, value] = operandsOf(i);
  const elements = value?.kind === "vector" ? value.elements : value === undefined ? [] : [value];
  if (elements.length !== count) mismatch(i, "the vector has a different number of elements");
  const bytes = bytesOf(type);
  const atomic = elements.length === 1 && (kind === "load" ? order !== "weak" : order === "release");
  const offset = pushAddress(w, address, space, bytes * elements.length, { atomic });
  const at = elements.length > 1 ? f.temporary("i32", "vector") : -1;
  if (at >= 0) f.code.set(at);
  const write = kind === "load" ? loadOne : storeOne;
  for (const [n, element] of elements.entries()) {
    if (at >= 0) f.code.get(at);
    write(w, element, type, offset + n * bytes, atomic);
  }
}

export const load: Form<"load"> = { thread: access, lanes: moveOfLanes };
export const store: Form<"store"> = { thread: access, lanes: moveOfLanes };

/** Loads a value from the address on the stack. */
function loadOne(w: InstructionBody, to: Operand, type: Scalar, offset: number, strong: boolean): void {
  const { code, f, i } = w;
  const bytes = bytesOf(type);
  const width = bytes < 4 ? String(bytes * 8) : "";
  const whole = bytes === 8 ? "i64" : "i32";
  if (strong) {
    code.memory(width === "" ? `${whole}.atomic.load` : `i32.atomic.load${width}_u`, offset);
    if (width !== "" && isSigned(type)) code.op(`i32.extend${width}_s`);
    // The bits of a floating-point number are on the stack. A signed integer is extended in a wider register.
    f.pop(i, to, isFloat(type) && bytes >= 4 ? (`b${bytes * 8}` as Scalar) : type);
    return;
  }
  // A floating-point register is loaded directly.
  const register = to.kind === "register" ? to.register : undefined;
  if (bytes >= 4 && register !== undefined && bytesOf(register.type) === bytes) {
    code.memory(`${f.value(register)}.load`, offset).set(f.local(register));
    f.checked.delete(register.index);
    return;
  }
  if (bytes >= 4) code.memory(`${isFloat(type) ? valueType(type) : whole}.load`, offset);
  else code.memory(`i32.load${width}_${isSigned(type) ? "s" : "u"}`, offset);
  f.pop(i, to, type);
}

/** Stores a value at the address on the stack. */
function storeOne(w: InstructionBody, from: Operand, type: Scalar, offset: number, strong: boolean): void {
  const { code, f, i } = w;
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

/** Returns true if a store can be predicated: it stores to scratch memory when the predicate is false. */
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

/** Writes a predicated store. Returns false without writing code if there is no such form. */
export function writePredicatedStore(f: FunctionCode, i: Instruction, guard: Guard): boolean {
  if (!f.unit.isPlain) return false;
  if (i.operation.kind !== "store" || !canPredicateStore(i)) return false;
  const [address, value] = i.operands;
  if (address?.kind !== "address" || address.base?.kind !== "register") return false;
  const { base, offset } = address;
  const { type, space } = i.operation;
  const bytes = bytesOf(type);
  const wide = bytesOf(base.register.type) === 8;
  const window = isWide(space);
  if (window && !wide) return false;
  const w = new InstructionBody(f, i);
  const start = w.operand(base, wide ? "b64" : "b32");
  const condition = w.operand(conditionOf(guard), "pred");
  if (window && (f.checked.get(base.register.index) ?? 0) < bytes)
    w.if(isBad(w, bytes, start).and(condition), () => writeFault(w, bytes, plus(start, offset)));
  (wide ? start.low() : start).when(condition, SCRATCH - offset).push();
  storeOne(w, value!, type, offset, false);
  return true;
}

/** Writes cvta: sets or clears the upper half of an address. */
export const convertAddress: Handler<"convertAddress"> = (w, i) => {
  const { space, to } = i.operation;
  const address = w.operand(1, "b64");
  const window = w.value("i64", () => w.code.relocatable("window", 0, w.unit.bases));
  const low = address.and(0xffffffffn);
  w.result("b64", space === "global" || space === "const" ? address : to ? low : low.or(window));
};
