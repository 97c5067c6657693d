import {
  type AnyType,
  type AssignableOf,
  bool,
  f32,
  f64,
  i8,
  i16,
  i32,
  i64,
  ptr,
  struct,
  u8,
  u16,
  u32,
  u64,
  usize,
  type ValueOf,
} from "../layout/native.ts";
import { didYouMean } from "../nearest.ts";

const types = { bool, f32, f64, i8, i16, i32, i64, ptr, u8, u16, u32, u64, usize } as const;

/**
 * Type names that {@link out} accepts. `usize` is `size_t` and reads as a number; `u64` reads as a bigint.
 */
export type OutType = keyof typeof types;

/** C variable whose address is passed to a function, which writes a value there. */
export interface Out<V, S = V> {
  /** Address of the variable: `&variable` in C. */
  readonly pointer: number;
  get value(): V;
  set value(value: S);
}

type NamedValue<N extends OutType> = ValueOf<(typeof types)[N]>;
type NamedAssignable<N extends OutType> = AssignableOf<(typeof types)[N]>;
type Variable = ReturnType<typeof declare>;

const declare = (type: AnyType) => struct(`out ${type.name}`, { value: type });
const declared = new Map<AnyType, Variable>();

/**
 * Makes an out-parameter: zeroed memory for one value. Throws TypeError for an unknown type. Structs need no
 * out-parameter: `ibv_port_attr.alloc()` has a `.pointer`.
 *
 * @example
 * const count = out("i32");
 * const list = softIbverbs().ibv_get_device_list(count.pointer);
 * console.log(count.value, list !== 0); // 1 true
 */
export function out<N extends OutType>(
  type: N,
  value?: NamedAssignable<N>,
): Out<NamedValue<N>, NamedAssignable<N>>;
export function out<T extends AnyType>(type: T, value?: AssignableOf<T>): Out<ValueOf<T>, AssignableOf<T>>;
export function out(type: OutType | AnyType, value?: unknown): Out<unknown> {
  const known = typeof type === "string" ? (types as Readonly<Record<string, AnyType>>)[type] : type;
  if (known === undefined) {
    throw new TypeError(
      `out("${String(type)}"): no such type${didYouMean(String(type), Object.keys(types))}`,
    );
  }
  let variable = declared.get(known);
  if (variable === undefined) {
    variable = declare(known);
    declared.set(known, variable);
  }
  return variable.alloc(value === undefined ? {} : { value }) as unknown as Out<unknown>;
}
