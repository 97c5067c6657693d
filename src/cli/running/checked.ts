/** What another process wrote, taken apart: each look gives a value of the kind that is asked for, whatever is there. */
export class Checked {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  /** Text as JSON; an empty one when it is none. */
  static json(text: string): Checked {
    try {
      return new Checked(JSON.parse(text));
    } catch {
      return new Checked(undefined);
    }
  }

  get(name: string): Checked {
    const value = this.#value;
    const has = typeof value === "object" && value !== null && Object.hasOwn(value, name);
    return new Checked(has ? (value as Record<string, unknown>)[name] : undefined);
  }

  has(name: string): boolean {
    return this.get(name).#value !== undefined;
  }

  /** A number from 0 on; 0 for anything else. */
  number(name: string): number {
    const value = this.get(name).#value;
    return typeof value === "number" && value >= 0 && value < 2 ** 60 ? value : 0;
  }

  /** A short text without control characters. */
  text(name: string): string {
    const value = this.get(name).#value;
    return typeof value === "string" ? printable(value, 64) : "";
  }

  /** At most `most` entries of a list. */
  list(name: string, most: number): readonly Checked[] {
    const value = this.get(name).#value;
    return Array.isArray(value) ? value.slice(0, most).map((one) => new Checked(one)) : [];
  }

  /** Numbers by name, at most 200; names that are others are left out. */
  numbers(name: string, names = /^\w{1,40}$/): Readonly<Record<string, number>> {
    const inner = this.get(name);
    const value = inner.#value;
    if (typeof value !== "object" || value === null) return {};
    const known = Object.keys(value).filter((key) => names.test(key));
    return Object.fromEntries(known.slice(0, 200).map((key) => [key, inner.number(key)]));
  }
}

/** Without what drives a terminal, and not longer than `most`. */
export function printable(text: string, most: number): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "?");
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
}
