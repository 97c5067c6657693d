import { readFileSync } from "node:fs";
import type { ErrorPosition } from "./kernel-error.ts";

/** Tokens of a text with their offsets. */
interface Tokens {
  readonly texts: readonly string[];
  readonly offsets: readonly number[];
}

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_$][\w$]*|\d[\w.]*|"[^"\n]*"|'[^'\n]*'|`[^`]*`|[^\s\w]/g;

function tokensOf(text: string): Tokens {
  const texts: string[] = [];
  const offsets: number[] = [];
  for (const match of text.matchAll(token)) {
    if (match[0].startsWith("//") || match[0].startsWith("/*")) continue;
    texts.push(match[0]);
    offsets.push(match.index);
  }
  return { texts, offsets };
}

interface File {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly tokens: Tokens;
}

const files = new Map<string, File | undefined>();

function fileOf(path: string): File | undefined {
  if (files.has(path)) return files.get(path);
  let file: File | undefined;
  try {
    const text = readFileSync(path, "utf8");
    const lineStarts = [0];
    for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) lineStarts.push(i + 1);
    file = { text, lineStarts, tokens: tokensOf(text) };
  } catch {
    file = undefined;
  }
  files.set(path, file);
  return file;
}

/** Number of tokens of a file that may stand between two tokens of the function, such as a type. */
const LONGEST_GAP = 60;
/** Part of the function's tokens that must be found in the file. */
const LEAST_FOUND = 0.7;
/** Part of the function's tokens that must follow the token before them in the file too. Other text has few. */
const LEAST_NEIGHBOURS = 0.6;

interface Alignment {
  readonly file: File;
  readonly tokens: Tokens;
  /** Index of the file's token for each token of the function, or -1. */
  readonly matches: readonly number[];
}

const alignments = new Map<string, Alignment | undefined>();

/**
 * Aligns the tokens of a function, as the runtime holds it, with the tokens of its file. Transpilers remove
 * types and comments and change spaces, but keep the order of the tokens.
 */
function align(path: string, line: number, text: string): Alignment | undefined {
  const key = `${path}:${line}:${text}`;
  if (alignments.has(key)) return alignments.get(key);
  const file = fileOf(path);
  let best: Alignment | undefined;
  if (file !== undefined) {
    const tokens = tokensOf(text);
    let [most, shortest] = [0, Number.POSITIVE_INFINITY];
    for (const start of starts(file, tokens, line)) {
      const matches = match(file.tokens, tokens, start);
      const found = matches.filter((index) => index >= 0).length;
      // Several functions may match with gaps. The right one has the shortest gaps.
      const span = Math.max(...matches) - start;
      if (found < most || (found === most && span >= shortest)) continue;
      [most, shortest, best] = [found, span, { file, tokens, matches }];
    }
    const neighbours = best?.matches.filter(
      (index, i) => i > 0 && index === best!.matches[i - 1]! + 1,
    ).length;
    const [least, leastNeighbours] = [LEAST_FOUND, LEAST_NEIGHBOURS].map(
      (part) => part * tokens.texts.length,
    );
    if (most < least! || (neighbours ?? 0) < leastNeighbours!) best = undefined;
  }
  alignments.set(key, best);
  return best;
}

/** Returns the tokens of the file that the function may begin at, those near the line of the call first. */
function starts(file: File, tokens: Tokens, line: number): number[] {
  const first = tokens.texts[0];
  const second = tokens.texts[1];
  const near = file.lineStarts[line - 1] ?? 0;
  const found: number[] = [];
  file.tokens.texts.forEach((text, i) => {
    if (text === first && (second === undefined || file.tokens.texts[i + 1] === second)) found.push(i);
  });
  const distance = (i: number) => Math.abs(file.tokens.offsets[i]! - near);
  return found.sort((a, b) => distance(a) - distance(b)).slice(0, 200);
}

function match(file: Tokens, tokens: Tokens, start: number): number[] {
  let at = start;
  return tokens.texts.map((text) => {
    for (let i = at; i < Math.min(file.texts.length, at + LONGEST_GAP); i++) {
      if (file.texts[i] !== text) continue;
      at = i + 1;
      return i;
    }
    return -1;
  });
}

/**
 * Returns the place in a file of an offset in the text of a function. Undefined where the file is missing, or
 * is not the source of the function.
 */
export function alignedPosition(
  caller: { readonly file: string; readonly line: number },
  text: string,
  offset: number,
): ErrorPosition | undefined {
  const alignment = align(caller.file, caller.line, text);
  if (alignment === undefined) return undefined;
  const { file, tokens, matches } = alignment;
  let index = tokens.offsets.findIndex((each) => each >= offset);
  if (index < 0) index = tokens.offsets.length - 1;
  while (index > 0 && matches[index] === -1) index--;
  const inFile = file.tokens.offsets[Math.max(0, matches[index]!)] ?? 0;
  let [low, high] = [0, file.lineStarts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (file.lineStarts[middle]! <= inFile) low = middle;
    else high = middle - 1;
  }
  const lineText = file.text.slice(file.lineStarts[low]!, file.lineStarts[low + 1] ?? file.text.length);
  return { file: caller.file, line: low + 1, column: inFile - file.lineStarts[low]! + 1, lineText };
}
