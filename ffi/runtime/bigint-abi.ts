import { afterCall, guarded } from "./after-call.ts";
import {
  fromPointer,
  toBool,
  toF32,
  toF64,
  toI8,
  toI16,
  toI32,
  toPointer,
  toU8,
  toU16,
  toU32,
  toWord,
} from "./c-values.ts";
import { type Convert, convertCall, convertCallback } from "./compile.ts";
import type { AnyFunction, CallbackSlot, CType, Signature } from "./types.ts";

// Deno and Node pass 64-bit values as bigint only and refuse values of another type. Pointers are passed as
// 64-bit integers: the registers are the same on x86-64 and arm64, and no pointer object is allocated.

/** Conversion of a JavaScript value for each C type before the runtime's FFI. */
export type Inward = Record<Exclude<CType, "void">, Convert>;

/**
 * Conversions that most types need. Pointers and 64-bit integers become bigint, and other types stay as they
 * are.
 */
export const plainInward: Inward = {
  bool: toBool,
  i8: toI8,
  u8: toU8,
  i16: toI16,
  u16: toU16,
  i32: toI32,
  u32: toU32,
  i64: toWord,
  u64: toWord,
  f32: toF32,
  f64: toF64,
  ptr: toPointer,
};

const same = (value: unknown) => {
  afterCall();
  return value;
};
const pointer = (value: bigint) => {
  afterCall();
  return fromPointer(value);
};
const boolean = (value: unknown) => {
  afterCall();
  return !!value;
};

/**
 * Wraps a function of the runtime so that it takes and returns the values of the seam. `extra` is passed
 * behind its arguments.
 */
export function adaptCall(
  native: AnyFunction,
  [result, ...params]: Signature,
  inward: Inward,
  extra?: bigint,
): AnyFunction {
  const finish = result === "ptr" ? pointer : result === "bool" ? boolean : same;
  return convertCall(
    native,
    params.map((type) => inward[type as keyof Inward]),
    finish,
    extra,
  );
}

const outward = (type: CType): Convert | undefined => {
  if (type === "ptr") return fromPointer;
  return type === "bool" ? toBool : undefined;
};

/** Wraps a JavaScript function as a C callback. The wrapper never throws, because Node would abort. */
export function adaptCallback(
  [result, ...params]: Signature,
  slot: CallbackSlot,
  inward: Inward,
): AnyFunction {
  const returned = (result === "void" ? () => undefined : inward[result]) as (value: unknown) => unknown;
  const zero = returned(result === "u64" || result === "i64" ? 0n : 0);
  const call = convertCallback(slot, params.map(outward)) as (...args: unknown[]) => unknown;
  return (...args: unknown[]) => guarded(() => returned(call(...args)), zero);
}
