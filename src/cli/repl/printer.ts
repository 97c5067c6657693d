import { inspect } from "node:util";
import { isEnum, isStruct } from "../manual/struct-text.ts";
import { wrapped } from "../output/wrapped.ts";
import { cNameOf } from "./c-namespace.ts";

/** Maximum number of lines of an answer. `.more` shows the rest. */
const mostLines = 10;

/** The printed form of a value, and its full form when the printed form is shortened. */
export interface Shown {
  readonly text: string;
  readonly whole?: string;
}

/** Returns a value as the prompt prints it: the same on every runtime, in at most ten lines. */
export function shown(value: unknown, colors: boolean, columns = 80): Shown {
  const options = { colors, depth: 2, breakLength: Math.min(columns, 100), compact: 3 } as const;
  const all = inspect(described(value, columns), { ...options, maxArrayLength: 24, maxStringLength: 800 });
  // The stack of an error inside the value is shown by `.more` only.
  const few = all.replaceAll(/\n +at .+?( \{)?$/gm, "$1");
  const cut = shortened(few);
  if (cut === all && !/\.\.\. \d+ more (item|character)/.test(few)) return { text: few };
  return {
    text: cut,
    whole: inspect(described(value, columns), { ...options, depth: 5, maxArrayLength: 4096 }),
  };
}

/** Returns at most ten lines. The last line counts the omitted ones. */
export function shortened(text: string, most = mostLines): string {
  const lines = text.split("\n");
  if (lines.length <= most) return text;
  return [...lines.slice(0, most - 1), `... ${lines.length - most + 1} more lines: .more shows them`].join(
    "\n",
  );
}

/**
 * Returns one line for the type of a struct or an enum, since struct(x) shows its members, and the names of a
 * module.
 */
function described(value: unknown, columns: number): unknown {
  if (Object.prototype.toString.call(value) === "[object Module]") {
    const names = wrapped(Object.keys(value as object).join(", "), Math.min(columns, 100) - 3);
    return new Words(`Module {\n${names.map((line) => `  ${line}`).join("\n")}\n}`);
  }
  if (isStruct(value))
    return new Words(`[${value.kind} ${value.name}, ${value.size} bytes: struct("${value.name}") shows it]`);
  if (isEnum(value)) {
    const names = Object.keys(value.values);
    return new Words(
      `[${value.kind} ${value.name}, ${names.length} names: struct("${value.name}") shows them]`,
    );
  }
  const name = cNameOf(value);
  return name === undefined ? value : new Words(`[C function ${name}: help("${name}") describes it]`);
}

class Words {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.#text;
  }
}
