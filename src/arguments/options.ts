import { didYouMean } from "../../ffi/nearest.ts";
import { shown } from "./shown.ts";

/** Values that `===` compares. */
type Plain = string | number | bigint | boolean | null;

/**
 * Type of a value as plain data, which checks, completion at the prompt and help pages read. `T` is exactly
 * the described type: an option of type `1 | 2` takes `oneOf(1, 2)` and not `whole(1, 2)`.
 */
export type ValueType<T = unknown> = Kind & { readonly describes?: (value: T) => T };

type Kind =
  | { readonly kind: "flag" }
  | { readonly kind: "whole"; readonly least: number; readonly most: number }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "bigint"; readonly bits: number }
  | { readonly kind: "text"; readonly words: string }
  | { readonly kind: "function"; readonly words: string }
  | { readonly kind: "oneOf"; readonly values: readonly Plain[] }
  | { readonly kind: "instance"; readonly name: string; readonly from: string; readonly of: () => AnyClass }
  | { readonly kind: "list"; readonly of: AnyType; readonly least: number }
  | { readonly kind: "map"; readonly of: AnyType }
  | { readonly kind: "either"; readonly types: readonly AnyType[] }
  | { readonly kind: "options"; readonly table: () => OptionsTable }
  | { readonly kind: "described"; readonly words: string; readonly is: (value: unknown) => boolean };

/** Type for checks, which ignore the described TypeScript type. */
export type AnyType = Kind;

/** Class with a public or private constructor. */
interface AnyClass {
  readonly prototype: unknown;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** Returns the type of booleans. */
export const flag = (): ValueType<boolean> => ({ kind: "flag" });

/** Returns the type of integers from `least` to `most`. */
export const whole = (least: number, most: number): ValueType<number> => ({ kind: "whole", least, most });

/** Returns the type of values of a C `int`, from `least` on. */
export const int = (least = 1): ValueType<number> => whole(least, 0x7fffffff);

/** Returns the type of numbers from `least` to `most`, with fractions. */
export const number = (least: number, most = Number.POSITIVE_INFINITY): ValueType<number> => ({
  kind: "number",
  least,
  most,
});

/** Returns the type of bigints from 0 that fit into `bits` bits. */
export const big = (bits = 64): ValueType<bigint> => ({ kind: "bigint", bits });

/** Returns the type of strings. `words` describes them: "a file's path". */
export const text = (words = "a string"): ValueType<string> => ({ kind: "text", words });

/** Returns the type of functions. `words` describes the arguments and the result. */
export const callback = <F extends (...given: never[]) => unknown>(words: string): ValueType<F> => ({
  kind: "function",
  words,
});

/** Returns the type of a fixed set of values. */
export const oneOf = <const V extends readonly Plain[]>(...values: V): ValueType<V[number]> => ({
  kind: "oneOf",
  values,
});

/**
 * Returns the type of objects of a class. A function names the class, so that files may import each other.
 * `from` names the method that makes one.
 */
export const instance = <T>(
  name: string,
  of: () => AnyClass & { readonly prototype: T },
  from = "",
): ValueType<T> => ({ kind: "instance", name, from, of });

/** Returns the type of arrays with at least `least` elements. */
export const list = <T>(of: ValueType<T>, least = 0): ValueType<readonly T[]> => ({
  kind: "list",
  of,
  least,
});

/** Returns the type of objects with any keys, whose values have one type. */
export const map = <T>(of: ValueType<T>): ValueType<Readonly<Record<string, T>>> => ({
  kind: "map",
  of,
});

/** Returns the type of values that have one of several types. */
export const either = <T extends readonly unknown[]>(
  ...types: { readonly [K in keyof T]: ValueType<T[K]> }
): ValueType<T[number]> => ({ kind: "either", types: types as readonly AnyType[] });

/** Returns the type of an options object inside an options object. */
export const nested = <O extends object>(table: () => OptionsTable<O>): ValueType<O> => ({
  kind: "options",
  table: table as unknown as () => OptionsTable,
});

/**
 * Returns the type of other values, with a description and a test. Without a test, the function that uses the
 * value checks it.
 */
export const described = <T>(words: string, is: (value: unknown) => boolean = () => true): ValueType<T> => ({
  kind: "described",
  words,
  is,
});

/** Returns true when the value has the type, ignoring its range. */
function hasType(type: AnyType, value: unknown): boolean {
  switch (type.kind) {
    case "flag":
      return typeof value === "boolean";
    case "whole":
    case "number":
      return typeof value === "number";
    case "bigint":
      return typeof value === "bigint";
    case "text":
      return typeof value === "string";
    case "function":
      return typeof value === "function";
    case "oneOf":
      return (type.values as readonly unknown[]).includes(value);
    case "instance":
      return value instanceof (type.of() as never);
    case "list":
      return Array.isArray(value);
    case "map":
    case "options":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "either":
      return type.types.some((one) => hasType(one, value));
    case "described":
      return type.is(value);
  }
}

/** Returns true when a value of the right type is in range. */
function inRange(type: AnyType, value: unknown): boolean {
  switch (type.kind) {
    case "whole":
      return Number.isInteger(value) && (value as number) >= type.least && (value as number) <= type.most;
    case "number":
      return (value as number) >= type.least && (value as number) <= type.most;
    case "bigint":
      return (value as bigint) >= 0n && BigInt.asUintN(type.bits, value as bigint) === value;
    case "list":
      return (value as unknown[]).length >= type.least;
    case "either":
      return type.types.some((one) => hasType(one, value) && inRange(one, value));
    default:
      return true;
  }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

const upTo = (most: number): string => (most >= Number.MAX_SAFE_INTEGER ? " on" : ` to ${most}`);

/** Returns the text that describes allowed values: "a whole number from 1 to 255". */
export function wordsFor(type: AnyType, unit?: string): string {
  const counted = unit === undefined ? "" : ` (${unit})`;
  switch (type.kind) {
    case "flag":
      return "true or false";
    case "whole":
      return `a whole number from ${type.least}${upTo(type.most)}${counted}`;
    case "number":
      if (type.least === Number.NEGATIVE_INFINITY && type.most === Number.POSITIVE_INFINITY)
        return `a number${counted}`;
      return type.most === Number.POSITIVE_INFINITY
        ? `a number, ${type.least} or more${counted}`
        : `a number from ${type.least} to ${type.most}${counted}`;
    case "bigint":
      return `a bigint from 0n to 2n ** ${type.bits}n - 1n${counted}`;
    case "oneOf":
      return listed(type.values.map(shown));
    case "instance":
      return type.from
        ? `the result of ${type.from}`
        : `${/^[AEIOU]/.test(type.name) ? "an" : "a"} ${type.name}`;
    case "list":
      return `an array${type.least > 0 ? ` of at least ${type.least}` : ""}, each ${wordsFor(type.of, unit)}`;
    case "map":
      return `an object with values that are ${wordsFor(type.of, unit)}`;
    case "either":
      return listed(type.types.map((one) => wordsFor(one, unit)));
    case "options":
      return `an object with ${[...type.table().keys].join(", ")}`;
    default:
      return type.words;
  }
}

/**
 * Returns `value` when it has the type. Otherwise throws TypeError or RangeError with the name, the value and
 * the allowed values.
 */
export function checkValue<T>(name: string, type: AnyType, value: T, unit?: string): T {
  const typed = hasType(type, value);
  if (typed && inRange(type, value)) {
    if (type.kind === "list")
      for (const each of value as unknown[]) checkValue(`${name}[]`, type.of, each, unit);
    if (type.kind === "map") {
      for (const [key, each] of Object.entries(value as object))
        checkValue(`${name}.${key}`, type.of, each, unit);
    }
    return value;
  }
  const message = `${name} is ${shown(value)}. Use ${wordsFor(type, unit)}`;
  if (typed) throw new RangeError(message);
  const names = type.kind === "oneOf" ? type.values.filter((one) => typeof one === "string") : [];
  throw new TypeError(typeof value === "string" ? message + didYouMean(value, names) : message);
}

/**
 * Returns `value` when it is an integer from `least` to `most`. Throws RangeError for another number,
 * TypeError for other values.
 */
export function wholeNumber(name: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) checkValue(name, whole(least, most), value);
  return value;
}

/** Returns a number of 32 bits, signed or unsigned, as C takes it. */
export const word32 = (name: string, value: number): number =>
  wholeNumber(name, value, -0x80000000, 0xffffffff);

/** Returns a value of a C `int`, from `least` on. */
export const positiveInt = (name: string, value: number, least = 1): number =>
  wholeNumber(name, value, least, 0x7fffffff);

/** Description of one option: its type and meaning. */
export interface OptionRow<T = unknown> {
  readonly type: ValueType<T>;
  /** Unit of a number: "bytes", "ms". */
  readonly unit?: string;
  /** Value of a missing option. */
  readonly default?: T;
  /** Description of the default when it is not a value: "the first active port". */
  readonly defaultText?: string;
  /** True when the option has no default and must be given. */
  readonly required?: boolean;
  /** Line of help text about the effect of the option. */
  readonly text: string;
}

/** Row of any type. */
export type AnyRow = Omit<OptionRow, "type"> & { readonly type: AnyType };

type RequiredRow<T> = OptionRow<T> & {
  readonly required: true;
  readonly default?: never;
  readonly defaultText?: never;
};
type OptionalRow<T> = OptionRow<T> & { readonly required?: false };

/** Rows for every key of an options interface, with required ones marked. */
export type Rows<O> = {
  readonly [K in keyof O]-?: Record<never, never> extends Pick<O, K>
    ? OptionalRow<Exclude<O[K], undefined>>
    : RequiredRow<O[K]>;
};

type WithDefault<R> = { [K in keyof R]: R[K] extends { readonly default: unknown } ? K : never }[keyof R];

/** Options after the check, with defaults filled in. */
export type Checked<O, R> = O & {
  readonly [K in WithDefault<R> & keyof O]-?: Exclude<O[K], undefined>;
};

/** Description of an options object as plain data, for checks, completion at the prompt and help. */
export interface OptionsTable<O extends object = object, R = unknown> {
  /** Name of the module and the interface: "rdma.CompletionQueueOptions". */
  readonly name: string;
  /**
   * Functions that take the options, with the index of the argument: `{ "Device.createCompletionQueue": 0 }`.
   */
  readonly takenBy: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, AnyRow>>;
  /** Names of all options. */
  readonly keys: ReadonlySet<string>;
  /** @internal Used only for types. */
  readonly describes?: { readonly options: (options: O) => O; readonly rows: R };
}

const tables = new Map<string, OptionsTable>();

/** Returns all tables of the loaded modules. */
export const optionsTables = (): readonly OptionsTable[] =>
  [...tables.values()].sort((a, b) => a.name.localeCompare(b.name));

/**
 * Describes the options interface `O` key by key. TypeScript refuses a table with a missing key, an
 * additional key or another type. Call it while the module loads. {@link checkOptions} takes the result.
 *
 * @example
 * interface LampOptions {
 *   readonly watts?: number;
 *   readonly color?: "white" | "red";
 * }
 * const lampOptions = optionsTable<LampOptions>()(
 *   "example.LampOptions",
 *   { createLamp: 0 },
 *   {
 *     watts: { type: whole(1, 100), unit: "W", default: 10, text: "The power it takes." },
 *     color: { type: oneOf("white", "red"), default: "white", text: "The light's color." },
 *   },
 * );
 * const { watts } = checkOptions(lampOptions, "createLamp", { color: "red" });
 * console.log(watts); // 10
 */
export const optionsTable =
  <O extends object>() =>
  <const R extends Rows<O>>(
    name: string,
    takenBy: Readonly<Record<string, number>>,
    rows: R & Readonly<Record<Exclude<keyof R, keyof O>, never>>,
  ): OptionsTable<O, R> => {
    if (tables.has(name)) throw new TypeError(`two options tables are named ${name}`);
    const plain = rows as Readonly<Record<string, AnyRow>>;
    const table: OptionsTable<O, R> = Object.freeze({
      name,
      takenBy,
      rows: Object.freeze({ ...plain }),
      keys: new Set(Object.keys(plain)),
    });
    tables.set(name, table as unknown as OptionsTable);
    return table;
  };

/**
 * Returns the checked options with the defaults of the table. Each value is read once, so that a getter or a
 * Proxy cannot change it later. Throws TypeError for an unknown key, with the nearest known one, for a
 * missing key, and for a value of another type. Throws RangeError for a number out of range. `caller` is the
 * method's name, which begins every message.
 *
 * @example
 * const bell = optionsTable<{ readonly rings?: number }>()("example.BellOptions", { ringBell: 0 }, {
 *   rings: { type: whole(1, 10), default: 3, text: "How often it rings." },
 * });
 * console.log(checkOptions(bell, "ringBell", {}).rings); // 3
 * checkOptions(bell, "ringBell", { rings: 2 }); // { ring: 2 }: unknown option "ring"; did you mean "rings"?
 */
export function checkOptions<O extends object, R>(
  table: OptionsTable<O, R>,
  caller: string,
  given: O | undefined,
): Checked<O, R> {
  if (given !== undefined) refuseUnknown(table, caller, given);
  const read: Record<string, unknown> = {};
  for (const key of table.keys) {
    const row = table.rows[key]!;
    const value = (given as Record<string, unknown> | undefined)?.[key];
    if (value !== undefined) read[key] = checkRow(`${caller}: ${key}`, row, value);
    else if (row.required) throw new TypeError(`${caller}: ${key} is missing. Use ${words(row)}`);
    else if (row.default !== undefined) read[key] = row.default;
  }
  return read as Checked<O, R>;
}

const words = (row: AnyRow): string => wordsFor(row.type, row.unit);

function checkRow(name: string, row: AnyRow, value: unknown): unknown {
  checkValue(name, row.type, value, row.unit);
  return row.type.kind === "options" ? checkOptions(row.type.table(), name, value as object) : value;
}

/**
 * Throws TypeError unless `given` is an object whose keys are all in the table. It allocates nothing, for
 * frequent calls that check their values themselves.
 *
 * @example
 * refuseUnknown({ keys: new Set(["local", "remote"]) }, "write", { local: region, remote });
 */
export function refuseUnknown(
  table: { readonly keys: ReadonlySet<string> },
  caller: string,
  given: object,
): void {
  if (typeof given !== "object" || given === null) throw noOptions(table, caller, given);
  for (const key in given) if (!table.keys.has(key)) throw unknownOption(table, caller, given, key);
}

function noOptions(table: { readonly keys: ReadonlySet<string> }, caller: string, given: unknown): TypeError {
  const [first] = table.keys;
  return new TypeError(
    `${caller}: the options are ${shown(given)}. Use an object such as { ${first}: ... }, or leave them out`,
  );
}

function unknownOption(
  { keys }: { readonly keys: ReadonlySet<string> },
  caller: string,
  given: object,
  key: string,
): TypeError {
  if (Array.isArray(given)) return noOptions({ keys }, caller, given);
  const near = didYouMean(key, keys);
  const known = near === "" ? `; there are ${[...keys].join(", ")}` : near;
  return new TypeError(`${caller}: unknown option ${JSON.stringify(key)}${known}`);
}
