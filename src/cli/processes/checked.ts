/**
 * Typed access to data that another process wrote. Each method returns a value of the requested type,
 * whatever the data holds.
 */
export class Checked {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  /** Parses JSON. Invalid text gives an empty object. */
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

  /** Returns a number of at least 0, and 0 for other values. */
  number(name: string): number {
    const value = this.get(name).#value;
    return typeof value === "number" && value >= 0 && value < 2 ** 60 ? value : 0;
  }

  /** Returns a short text without control characters. */
  text(name: string): string {
    const value = this.get(name).#value;
    return typeof value === "string" ? printable(value, 64) : "";
  }

  /** Returns at most `most` entries of a list. */
  list(name: string, most: number): readonly Checked[] {
    const value = this.get(name).#value;
    return Array.isArray(value) ? value.slice(0, most).map((one) => new Checked(one)) : [];
  }

  /** Returns at most 200 numbers by name. Names that do not match are omitted. */
  numbers(name: string, names = /^\w{1,40}$/): Readonly<Record<string, number>> {
    const inner = this.get(name);
    const value = inner.#value;
    if (typeof value !== "object" || value === null) return {};
    const known = Object.keys(value).filter((key) => names.test(key));
    return Object.fromEntries(known.slice(0, 200).map((key) => [key, inner.number(key)]));
  }
}

/** Removes control characters from a text and limits its length to `most`. */
export function printable(text: string, most: number): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "?");
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
}
