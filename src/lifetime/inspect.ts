import { hexadecimal } from "../../ffi/hexadecimal.ts";
import { jupyterSymbol, mediaBundle } from "../../ffi/jupyter.ts";

/** The method that `console.log` calls in Bun, Deno and Node alike. */
export const inspectSymbol: unique symbol = Symbol.for("nodejs.util.inspect.custom") as never;

/** How the runtime prints a value with the options of the call in progress. */
export type Inspect = (value: unknown, options: object) => string;

/** `label { field: value }`, without the fields that say nothing; only `[label]` where printing has gone deep enough. */
export function inspected(
  label: string,
  fields: object,
  depth: number | undefined,
  options: object,
  inspect: Inspect | undefined,
): string {
  const shown = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(shown).length === 0) return label;
  if (depth !== undefined && depth < 0) return `[${label}]`;
  return `${label} ${inspect ? inspect(shown, options) : JSON.stringify(shown)}`;
}

/**
 * Plain data that prints (and in a notebook, under its label, is shown) with some of its fields in other words: keys and addresses in hexadecimal, flags by their names. JSON,
 * copies and comparisons see the data alone.
 */
export function printedAs<T extends object>(
  label: string,
  data: T,
  otherwise: (data: T) => Partial<Record<keyof T, unknown>>,
): T {
  const print = (_depth: number, options: object, inspect?: Inspect): unknown => {
    const shown = { ...data, ...otherwise(data) };
    return inspect ? inspect(shown, options) : shown;
  };
  const display = () => mediaBundle(label, { ...data, ...otherwise(data) });
  return Object.defineProperties(data, {
    [inspectSymbol]: { value: print },
    [jupyterSymbol]: { value: display },
  });
}

/** Prints as it is, without quotes. */
class Bare {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  [inspectSymbol](): string {
    return this.#text;
  }

  toJSON(): string {
    return this.#text;
  }
}

/** A number that is shown in hexadecimal, in groups: addresses, keys and handles. */
export const hex = (value: number): object => new Bare(hexadecimal(value));

/** Text that is shown without quotes: another object by its label. */
export const bare = (text: string | undefined): object | undefined =>
  text === undefined ? undefined : new Bare(text);
