import { didYouMean } from "../../ffi/nearest.ts";
import { shown } from "./shown.ts";
import type { AnyType } from "./value-type.ts";

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
