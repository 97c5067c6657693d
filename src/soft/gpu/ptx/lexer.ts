// Splits PTX text into tokens with positions.
import { invalid, type Position } from "./syntax.ts";

/** Kind of a token. A word is a name, register, directive or opcode with its suffixes ("ld.global.u32"). */
export type TokenKind = "word" | "number" | "string" | "mark" | "end";

export interface Token extends Position {
  readonly kind: TokenKind;
  readonly text: string;
}

const SKIP = /[ \t\r\v\f\n]+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\//y;
/** Patterns of tokens, in the order in which they are tried. */
const PATTERNS = Object.entries({
  word: /(?:\.?[A-Za-z_$%][\w$]*)(?:(?:\.|::)[\w$]+)*/y,
  number:
    /0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+U?/y,
  mark: /[,;:{}()[\]<>|@!=+\-*/]/y,
  string: /"[^"\n]*"/y,
}) as [TokenKind, RegExp][];

/** Returns all tokens and an end token. Throws a PtxError for an unknown character or an open comment. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const position = () => ({ line, column: at - lineStart + 1 });
  /** Adds the next token. Returns false if there is none. */
  const addToken = (): boolean => {
    for (const [kind, pattern] of PATTERNS) {
      const token = take(pattern);
      if (token === undefined) continue;
      found.push({ kind, text: token, line, column: at - lineStart + 1 });
      at += token.length;
      return true;
    }
    return false;
  };
  /** Skips blanks or a comment, and counts the lines. Returns false if there are none. */
  const skip = (): boolean => {
    const end = at + (take(SKIP)?.length ?? 0);
    if (at === end) return false;
    for (; at < end; at++) {
      if (text.charCodeAt(at) !== 10) continue;
      line++;
      lineStart = at + 1;
    }
    return true;
  };
  while (at < text.length) {
    if (skip()) continue;
    if (text.startsWith("/*", at)) invalid(position(), "a comment without an end");
    if (addToken()) continue;
    if (text[at] === "\0") break;
    invalid(position(), `Unexpected character ${JSON.stringify(text[at])}`);
  }
  found.push({ kind: "end", text: "the end of the text", ...position() });
  return found;
}
