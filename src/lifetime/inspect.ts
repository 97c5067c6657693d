import { hexadecimal } from "../../ffi/hexadecimal.ts";
import { jupyterSymbol, mediaBundle } from "../../ffi/jupyter.ts";

/** Key of the method that `console.log` calls in Bun, Deno and Node. */
export const inspectSymbol: unique symbol = Symbol.for("nodejs.util.inspect.custom") as never;

/** Function of the runtime that prints a value with the options of the current call. */
export type Inspect = (value: unknown, options: object) => string;

/** Returns `label { field: value }` without undefined fields, or `[label]` at the depth limit of printing. */
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
 * Returns data that prints some fields in another form, such as keys and addresses in hexadecimal. A notebook
 * shows it under its label. JSON, copies and comparisons use the plain data.
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

/** Text that prints without quotes. */
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

/** Returns a number that prints in hexadecimal, in groups of digits, for addresses, keys and handles. */
export const hex = (value: number): object => new Bare(hexadecimal(value));

/** Returns a number that prints in hexadecimal, in groups of digits, for addresses, keys and handles. */
export const bare = (text: string | undefined): object | undefined =>
  text === undefined ? undefined : new Bare(text);
