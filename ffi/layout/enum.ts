import { didYouMean } from "../nearest.ts";
import { i32, u32 } from "./integers.ts";
import type { Printer } from "./printer.ts";
import type { Scalar, Wide } from "./scalar.ts";
import { u64n } from "./wide.ts";

/** Any integer type that reads as a number. */
type Base = Scalar<number, number> | Wide;

type Constants = Readonly<Record<string, number>>;

/** A known value, or any number that a newer C library returns. */
export type EnumValue<C extends Constants> = C[keyof C] | (number & {});

/** A C enum as a field type. Its constants are properties too. */
export type EnumType<C extends Constants, V = EnumValue<C>, S = V | (keyof C & string)> = Scalar<V, S, V> & {
  readonly values: C;
  /**
   * Returns the name of a value ("IBV_WC_SUCCESS"), or the names of flags joined by "|". An unknown value is
   * returned as its number.
   */
  nameOf(value: number): string;
} & C;

/** A set of bits of a C enum as a field type. `alloc` and `assign` also take a list of names. */
export type FlagsType<C extends Constants> = EnumType<
  C,
  number,
  number | (keyof C & string) | readonly (keyof C & string)[]
>;

// Returns the storage type that C chooses: unsigned int, unless a constant is negative or needs 64 bits.
function baseFor(constants: Constants): Base {
  const values = Object.values(constants);
  if (values.some((value) => value < 0)) return i32;
  return values.some((value) => value >= 2 ** 32) ? u64n : u32;
}

/** Converts a number, a name, or a list of names of bits to the number. */
function numberFor(value: unknown, kind: "enum" | "flags", name: string, constants: Constants): unknown {
  if (typeof value === "string") {
    if (Object.hasOwn(constants, value)) return constants[value];
    throw new TypeError(`${name} has no constant ${value}${didYouMean(value, Object.keys(constants))}`);
  }
  if (kind !== "flags" || !Array.isArray(value)) return value;
  let bits = 0n;
  for (const each of value) bits |= BigInt(numberFor(each, "enum", name, constants) as number);
  return Number(bits);
}

function named<C extends Constants, V extends number, S>(
  kind: "enum" | "flags",
  name: string,
  constants: C,
  base: Base,
  nameOf: (value: number) => string,
): EnumType<C, V, S> {
  const type = {
    ...(base as unknown as Scalar<V, S, V>),
    kind,
    name,
    elements: undefined,
    values: constants,
    nameOf,
    store(view: DataView, offset: number, value: unknown, label: string) {
      base.store(view, offset, numberFor(value, kind, name, constants) as number, label);
    },
    show(view: DataView, offset: number, printer: Printer) {
      return printer.name(nameOf(Number(base.plain(view, offset))));
    },
  };
  for (const constant in constants)
    if (constant in type) throw new TypeError(`${name}: a constant may not be called ${constant}`);
  return Object.assign(type, constants);
}

/**
 * Declares a C enum. A field of this type reads as a number and prints by name.
 * @param base storage type, uint32_t unless the constants need another one, as C chooses
 * @example
 * const ibv_mtu = enumOf("ibv_mtu", { IBV_MTU_256: 1, IBV_MTU_512: 2 } as const);
 * ibv_mtu.nameOf(2); // "IBV_MTU_512"
 * ibv_mtu.IBV_MTU_512; // 2
 */
export function enumOf<const C extends Constants>(
  name: string,
  constants: C,
  base: Base = baseFor(constants),
): EnumType<C> {
  const names = new Map<number, string>();
  for (const [constant, value] of Object.entries(constants))
    if (!names.has(value)) names.set(value, constant);
  return named("enum", name, constants, base, (value) => names.get(value) ?? `${value}`);
}

/**
 * Declares a set of bits. A field of this type reads as a number and prints as names joined by "|".
 * @example
 * const flags = flagsOf("ibv_send_flags", { IBV_SEND_FENCE: 1, IBV_SEND_SIGNALED: 2 } as const);
 * flags.nameOf(3); // "IBV_SEND_FENCE|IBV_SEND_SIGNALED"
 */
export function flagsOf<const C extends Constants>(
  name: string,
  constants: C,
  base: Base = baseFor(constants),
): FlagsType<C> {
  const bits = base.size * 8;
  // Wide masks come first, so that a name of several bits wins over names of its parts. The sort is stable.
  const masks = Object.entries(constants)
    .filter(([, value]) => value !== 0)
    .map(([constant, value]) => ({ constant, mask: BigInt.asUintN(bits, BigInt(value)), order: value }))
    .sort((a, b) => bitCount(b.mask) - bitCount(a.mask));
  const zero = Object.entries(constants).find(([, value]) => value === 0)?.[0] ?? "0";
  return named("flags", name, constants, base, (value) => {
    let rest = BigInt.asUintN(bits, BigInt(value));
    if (rest === 0n) return zero;
    const found: { constant: string; order: number }[] = [];
    for (const { constant, mask, order } of masks)
      if ((rest & mask) === mask) {
        found.push({ constant, order });
        rest &= ~mask;
      }
    const names = found.sort((a, b) => a.order - b.order).map(({ constant }) => constant);
    if (rest !== 0n) names.push(`0x${rest.toString(16)}`);
    return names.join("|");
  });
}

function bitCount(mask: bigint): number {
  return mask.toString(2).replaceAll("0", "").length;
}
