// Read position in a list of tokens, with the look-ahead that the parser needs.
import { type Token, tokens } from "./lexer.ts";
import { invalid } from "./syntax.ts";

const LARGEST = 2n ** 64n;

export class Cursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = tokens(text);
  }

  get token(): Token {
    return this.#tokens[this.#at]!;
  }

  /** Token after the current one. */
  get following(): Token {
    return this.#tokens[Math.min(this.#at + 1, this.#tokens.length - 1)]!;
  }

  get atEnd(): boolean {
    return this.token.kind === "end";
  }

  next(): Token {
    const token = this.token;
    if (token.kind !== "end") this.#at++;
    return token;
  }

  /** Returns true if the current token is the given punctuation or word. */
  is(text: string): boolean {
    const { token } = this;
    return token.text === text && token.kind !== "string" && token.kind !== "end";
  }

  /** Consumes the current token if it is the given one. */
  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.#at++;
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.unexpected(`'${text}'`);
    return this.next();
  }

  /** Reads items that are separated by commas, up to an end that follows, and the end. */
  list<T>(end: string, item: () => T): T[] {
    const found: T[] = [];
    if (!this.is(end)) {
      do found.push(item());
      while (this.accept(","));
    }
    this.expect(end);
    return found;
  }

  word(what: string): Token {
    if (this.token.kind !== "word") this.unexpected(what);
    return this.next();
  }

  /** Reads a count, a size or a part of a version, which must be in [0, most]. */
  count(what: string, most = 2 ** 40): number {
    const at = this.token;
    const value = this.integer(what);
    if (value < 0n || value > BigInt(most)) invalid(at, `${what} ${value} is out of range`);
    return Number(value);
  }

  /** Reads an integer with an optional sign. The caller truncates the value to the width of its type. */
  integer(what: string): bigint {
    const at = this.token;
    const negative = this.accept("-");
    if (!negative) this.accept("+");
    const token = this.token;
    const value = token.kind === "number" ? integerOf(token.text) : undefined;
    if (value === undefined) this.unexpected(what);
    if (value >= LARGEST) invalid(at, `Integer constant ${token.text} is too large`);
    this.#at++;
    return negative ? -value : value;
  }

  /** Skips the rest of a statement. */
  skipStatement(): void {
    while (!this.atEnd && !this.is(";")) this.next();
    this.expect(";");
  }

  unexpected(wanted: string, at = this.token): never {
    invalid(at, `Parsing error near '${at.text}': syntax error, ${wanted} is expected here`.slice(0, 300));
  }
}

/** Returns the value of an integer constant, or undefined for a floating-point constant. */
export function integerOf(text: string): bigint | undefined {
  const plain = text.endsWith("U") ? text.slice(0, -1) : text;
  if (/^0[xXbB]/.test(plain)) return BigInt(plain);
  if (/^0[0-7]+$/.test(plain)) return BigInt(`0o${plain.slice(1)}`);
  return /^\d+$/.test(plain) ? BigInt(plain) : undefined;
}
