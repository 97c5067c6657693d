import { guarded, rethrowPending } from "./callback-error.ts";
import { convertCall } from "./convert.ts";
import type { AnyFunction, CType, Signature } from "./types.ts";

// Deno and Node pass 64-bit values as bigint only and refuse numbers out of a narrow type's range.
// Pointers travel as u64: the same register class on x86-64 and arm64, without an object per pointer.

const toU64 = (value: number | bigint) => BigInt.asUintN(64, BigInt(value));
const toI64 = (value: number | bigint) => BigInt.asIntN(64, BigInt(value));
const toNumber = (value: bigint | number) => Number(value);

type Convert = ((value: never) => unknown) | undefined;

/** JavaScript value to what the runtime takes; numbers wrap as a C cast does. */
const inward: Record<CType, Convert> = {
  void: undefined,
  bool: undefined,
  i8: (v: number) => (v << 24) >> 24,
  u8: (v: number) => v & 0xff,
  i16: (v: number) => (v << 16) >> 16,
  u16: (v: number) => v & 0xffff,
  i32: (v: number) => v | 0,
  u32: (v: number) => v >>> 0,
  i64: toI64,
  u64: toU64,
  f32: undefined,
  f64: undefined,
  ptr: toU64,
};

const toBigInt = (value: number | bigint) => BigInt(value);

const outward = (type: CType): Convert => {
  if (type === "ptr") return toNumber;
  return type === "i64" || type === "u64" ? toBigInt : undefined;
};

/** Wraps a function of the runtime so that it takes and gives the seam's values. */
export function adaptCall(native: AnyFunction, [result, ...params]: Signature): AnyFunction {
  const out = outward(result) as ((value: unknown) => unknown) | undefined;
  const finish = out
    ? (value: unknown) => {
        rethrowPending();
        return out(value);
      }
    : (value: unknown) => {
        rethrowPending();
        return value;
      };
  return convertCall(
    native,
    params.map((type) => inward[type]),
    finish,
  );
}

const zeroOf = (type: CType): unknown => {
  if (type === "void") return undefined;
  if (type === "bool") return false;
  return type === "ptr" || type === "u64" || type === "i64" ? 0n : 0;
};

/** Wraps a JavaScript function so that the runtime may hand it to C. */
export function adaptCallback(
  [result, ...params]: Signature,
  fn: AnyFunction,
): (...args: unknown[]) => unknown {
  const incoming = params.map((type) => outward(type) as ((value: unknown) => unknown) | undefined);
  const returned = inward[result] as ((value: unknown) => unknown) | undefined;
  const zero = zeroOf(result);
  const call = fn as unknown as (...args: unknown[]) => unknown;
  return (...args) =>
    guarded(() => {
      const value = call(...args.map((arg, i) => (incoming[i] ? incoming[i](arg) : arg)));
      return returned ? returned(value) : value;
    }, zero);
}
