import { hexadecimal } from "../hexadecimal.ts";

/** Kinds of tokens that runtimes colour. */
type Style = "number" | "bigint" | "boolean" | "string" | "special" | "name";

interface InspectOptions {
  stylize?: (text: string, style: Style) => string;
  depth?: number | null;
}

/**
 * Converts values to the text that `console.log` and the prompt show. Each inspect call has its own printer.
 */
export class Printer {
  readonly #stylize: (text: string, style: Style) => string;
  readonly depth: number;
  readonly indent: number;

  constructor(depth: number, options: unknown, indent = 0) {
    const stylize = (options as InspectOptions | undefined)?.stylize;
    this.#stylize = typeof stylize === "function" ? (text, style) => stylize(text, style) : (text) => text;
    this.depth = depth;
    this.indent = indent;
  }

  /** Returns the printer for values one level deeper. */
  deeper(): Printer {
    return new Printer(this.depth - 1, { stylize: this.#stylize }, this.indent + 2);
  }

  number(value: number | bigint): string {
    return typeof value === "bigint"
      ? this.#stylize(`${value}n`, "bigint")
      : this.#stylize(Object.is(value, -0) ? "-0" : `${value}`, "number");
  }

  boolean(value: boolean): string {
    return this.#stylize(`${value}`, "boolean");
  }

  text(value: string): string {
    return this.#stylize(JSON.stringify(value), "string");
  }

  /** Returns a number in hexadecimal, for addresses and masks. */
  hex(value: number | bigint): string {
    return this.#stylize(hexadecimal(value), "number");
  }

  /** Returns the name that stands for a value, such as an enum constant. */
  name(value: string): string {
    return this.#stylize(value, "special");
  }

  /** Joins items between brackets, on one line when they fit in about 76 columns. */
  list(prefix: string, open: string, items: readonly string[], close: string): string {
    if (items.length === 0) return `${prefix}${open}${close}`;
    const one = `${prefix}${open} ${items.join(", ")} ${close}`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours do not count as columns
    const visible = one.replace(/\x1b\[[0-9;]*m/g, "");
    if (visible.length + this.indent <= 76 && !visible.includes("\n")) return one;
    const margin = " ".repeat(this.indent + 2);
    return `${prefix}${open}\n${margin}${items.join(`,\n${margin}`)}\n${" ".repeat(this.indent)}${close}`;
  }
}
