import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import {
  checkDtype,
  commonTypeOf,
  type Dtype,
  factsOf,
  integerRange,
  isComplex,
  isFloating,
  isInteger,
} from "./dtype.ts";
import { NdArray } from "./nd-array.ts";

/** Kind of element types: "signed" and "unsigned" are parts of "integral", which is a part of "numeric" with "float" and "complex". */
export type DtypeKind = "bool" | "signed" | "unsigned" | "integral" | "float" | "complex" | "numeric";

/** Limits of a float type. */
export interface FloatFacts {
  readonly dtype: Dtype;
  /** Size of an element, in bits. */
  readonly bits: number;
  /** Difference between 1 and the next number. */
  readonly eps: number;
  /** Smallest number. */
  readonly min: number;
  /** Largest number. */
  readonly max: number;
  /** Smallest positive number with all digits. */
  readonly smallestNormal: number;
}

/** Limits of an integer type. */
export interface IntegerFacts {
  readonly dtype: Dtype;
  /** Size of an element, in bits. */
  readonly bits: number;
  /** Smallest number. */
  readonly min: bigint;
  /** Largest number. */
  readonly max: bigint;
}

const typeOf = (method: string, of: Dtype | NdArray): Dtype => {
  if (of instanceof NdArray) return of.dtype;
  checkDtype(method, of);
  return of;
};

/** Bits of the fraction and of the exponent of the float types. */
const parts: Readonly<Record<string, readonly [fraction: number, exponent: number]>> = {
  f16: [10, 5],
  bf16: [7, 8],
  f32: [23, 8],
  f64: [52, 11],
};

/**
 * Returns the limits of a float type, or of the type of an array. Throws TypeError for another type.
 *
 * @example
 * console.log(finfo("f16").max, finfo("f32").eps === 2 ** -23); // 65504 true
 */
export function finfo(dtype: Dtype | NdArray): FloatFacts {
  if (arguments.length > 1) throw extraArguments("finfo", ["dtype"], arguments.length);
  const type = typeOf("finfo", dtype);
  if (!isFloating(type))
    throw new TypeError(
      `finfo: ${type} is not a float type. Use ${type === "c64" ? 'finfo("f32"), the type of the parts' : `iinfo("${type}")`}`,
    );
  const [fraction, exponent] = parts[type]!;
  const bias = 2 ** (exponent - 1) - 1;
  const max = (2 - 2 ** -fraction) * 2 ** bias;
  return {
    dtype: type,
    bits: factsOf(type).bits,
    eps: 2 ** -fraction,
    min: -max,
    max,
    smallestNormal: 2 ** (1 - bias),
  };
}

/**
 * Returns the limits of an integer type, or of the type of an array, as bigints. Throws TypeError for another type.
 *
 * @example
 * console.log(iinfo("i8").min, iinfo("i8").max); // -128n 127n
 */
export function iinfo(dtype: Dtype | NdArray): IntegerFacts {
  if (arguments.length > 1) throw extraArguments("iinfo", ["dtype"], arguments.length);
  const type = typeOf("iinfo", dtype);
  if (!isInteger(type))
    throw new TypeError(`iinfo: ${type} is not an integer type. Use an integer type such as "i32"`);
  const [min, max] = integerRange(type);
  return { dtype: type, bits: factsOf(type).bits, min, max };
}

/**
 * Returns true where the second type is the common type of both, by the rules of `resultType`. A float may then round large
 * integers, as f64 does with i64.
 *
 * @example
 * console.log(canCast("i8", "i16"), canCast("f32", "i32")); // true false
 */
export function canCast(from: Dtype | NdArray, to: Dtype): boolean {
  if (arguments.length > 2) throw extraArguments("canCast", ["from", "to"], arguments.length);
  const type = typeOf("canCast", from);
  checkDtype("canCast", to);
  return commonTypeOf(type, to) === to;
}

const kinds: Readonly<Record<DtypeKind, (dtype: Dtype) => boolean>> = {
  bool: (dtype) => dtype === "bool",
  signed: (dtype) => factsOf(dtype).kind === "signed",
  unsigned: (dtype) => factsOf(dtype).kind === "unsigned",
  integral: isInteger,
  float: isFloating,
  complex: isComplex,
  numeric: (dtype) => dtype !== "bool",
};

/**
 * Returns true for an element type of a kind: "bool", "signed", "unsigned", "integral", "float", "complex" or "numeric". A kind may be a
 * type too, and a list has several of them.
 *
 * @example
 * console.log(isdtype("u8", "integral"), isdtype("f32", ["f64", "bool"])); // true false
 */
export function isdtype(dtype: Dtype, kind: DtypeKind | Dtype | readonly (DtypeKind | Dtype)[]): boolean {
  if (arguments.length > 2) throw extraArguments("isdtype", ["dtype", "kind"], arguments.length);
  checkDtype("isdtype", dtype);
  return isOfKind("isdtype", dtype, kind);
}

/** Returns true for an element type of a kind. Throws TypeError, with the name of the method, for another kind. */
export function isOfKind(
  method: string,
  dtype: Dtype,
  kind: DtypeKind | Dtype | readonly (DtypeKind | Dtype)[],
): boolean {
  const list = (Array.isArray(kind) ? kind : [kind]) as readonly (DtypeKind | Dtype)[];
  return list
    .map((each) => {
      if (typeof each === "string" && Object.hasOwn(kinds, each)) return kinds[each as DtypeKind](dtype);
      try {
        checkDtype(method, each);
      } catch (cause) {
        const names = Object.keys(kinds).join(", ");
        throw new TypeError(`${method}: there is no kind ${shown(each)}. Use ${names}, or an element type`, {
          cause,
        });
      }
      return each === dtype;
    })
    .includes(true);
}
