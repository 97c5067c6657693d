import { readFileSync } from "node:fs";
import type { ErrorPosition } from "./kernel-error.ts";

/** Tokens of a text with their offsets. */
interface Tokens {
  readonly texts: readonly string[];
  readonly offsets: readonly number[];
  /** Number of words (names and numbers) before each token. */
  readonly wordsBefore: readonly number[];
}

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_$][\w$]*|\d[\w.]*|"[^"\n]*"|'[^'\n]*'|`[^`]*`|[^\s\w]/g;

const isWord = (text: string): boolean => /^[\w$]/.test(text);

function tokensOf(text: string): Tokens {
  const texts: string[] = [];
  const offsets: number[] = [];
  const wordsBefore: number[] = [];
  let words = 0;
  for (const match of text.matchAll(token)) {
    if (match[0].startsWith("//") || match[0].startsWith("/*")) continue;
    texts.push(match[0]);
    offsets.push(match.index);
    wordsBefore.push(words);
    if (isWord(match[0])) words++;
  }
  return { texts, offsets, wordsBefore };
}

interface File {
  readonly text: string;
  readonly lineStarts: readonly number[];
  /** Read where a function is aligned. A cached kernel needs the text only. */
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
    let tokens: Tokens | undefined;
    file = {
      text,
      lineStarts,
      get tokens() {
        return (tokens ??= tokensOf(text));
      },
    };
  } catch {
    file = undefined;
  }
  files.set(path, file);
  return file;
}

/** Returns the text of a file, as functions are aligned with it. Undefined where it is not readable. */
export const sourceFileText = (path: string): string | undefined => fileOf(path)?.text;

/** Number of texts near the call that are compared with the function. */
const MOST_STARTS = 40;
/** Number of words of the file for each word of the function, and for all of them: types add words. */
const [STRETCH, MORE_WORDS] = [1.5, 40];
/** Part of the function's words that its text in the file has, and the part that leaves no doubt. */
const [LEAST_FOUND, CERTAIN] = [0.8, 0.98];
/** Part of the function's words that must follow the word before them in the file too. Other text has few. */
const LEAST_NEIGHBOURS = 0.5;

interface Alignment {
  readonly file: File;
  readonly tokens: Tokens;
  /** Index of the file's token for each token of the function, or -1. */
  readonly matches: readonly number[];
  /** Number of words of the function that the file has in the same order. */
  readonly found: number;
}

const alignments = new Map<string, Alignment | undefined>();

/** Place of the call in the file, from 1. */
interface Near {
  readonly line: number;
  readonly column: number;
}

/**
 * Aligns the tokens of a function, as the runtime holds it, with the tokens of its file. Transpilers remove
 * types and comments, split and join declarations, and change spaces. They keep the order of most words.
 */
function align(path: string, near: Near, text: string): Alignment | undefined {
  const key = `${path}:${near.line}:${near.column}:${text}`;
  if (alignments.has(key)) return alignments.get(key);
  const file = fileOf(path);
  const found = file && bestAlignment(file, near, tokensOf(text));
  alignments.set(key, found);
  return found;
}

function bestAlignment(file: File, near: Near, tokens: Tokens): Alignment | undefined {
  const words = wordsOf(tokens, 0, tokens.texts.length);
  let best: Alignment | undefined;
  for (const start of starts(file, tokens, near)) {
    const each = aligned(file, tokens, { words, start });
    if (each.found < words.length * LEAST_FOUND || !hasNeighbours(each)) continue;
    if (best === undefined || each.found > best.found) best = each;
    if (best.found >= words.length * CERTAIN) break;
  }
  return best;
}

/** Returns the indices of the words among the tokens from `first` to before `last`. */
function wordsOf({ texts }: Tokens, first: number, last: number): number[] {
  const found: number[] = [];
  for (let i = first; i < last; i++) if (isWord(texts[i]!)) found.push(i);
  return found;
}

/** Aligns a function with the text that begins at a token of the file, by their longest common words. */
function aligned(
  file: File,
  tokens: Tokens,
  { words, start }: { readonly words: readonly number[]; readonly start: number },
): Alignment {
  const most = Math.ceil(words.length * STRETCH) + MORE_WORDS;
  const others = wordsOf(file.tokens, start, file.tokens.texts.length).slice(0, most);
  const matches = new Array<number>(tokens.texts.length).fill(-1);
  const width = others.length + 1;
  const isSame = (i: number, j: number) => tokens.texts[words[i]!] === file.tokens.texts[others[j]!];
  // lengths[i * width + j] is the number of common words of the words from i and the others from j.
  const lengths = new Uint16Array((words.length + 1) * width);
  for (let i = words.length - 1; i >= 0; i--)
    for (let j = others.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(i, j)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  for (let [i, j] = [0, 0]; i < words.length && j < others.length; ) {
    if (isSame(i, j)) matches[words[i++]!] = others[j++]!;
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  matchSigns(file.tokens, tokens, matches);
  return { file, tokens, matches, found: lengths[0]! };
}

/** Matches each sign of the function with the same sign before the next word of the file. */
function matchSigns(file: Tokens, tokens: Tokens, matches: number[]): void {
  let last = matches.find((index) => index >= 0) ?? 0;
  for (let i = 0; i < matches.length; i++) {
    if (matches[i]! >= 0) last = matches[i]!;
    if (isWord(tokens.texts[i]!)) continue;
    for (let at = last + 1; at < file.texts.length && !isWord(file.texts[at]!); at++) {
      if (file.texts[at] !== tokens.texts[i]) continue;
      matches[i] = last = at;
      break;
    }
  }
}

/** Returns true when most words of the function follow each other in the file as they do in the function. */
function hasNeighbours({ file, tokens, matches }: Alignment): boolean {
  let [words, neighbours, last] = [0, 0, -2];
  tokens.texts.forEach((text, i) => {
    if (!isWord(text)) return;
    const index = matches[i]!;
    const word = index < 0 ? -2 : file.tokens.wordsBefore[index]!;
    words++;
    if (word === last + 1) neighbours++;
    last = word;
  });
  return neighbours >= words * LEAST_NEIGHBOURS;
}

/** Returns the tokens of the file that the function may begin at, those near the call first. */
function starts(file: File, tokens: Tokens, { line, column }: Near): number[] {
  const [first, second] = tokens.texts;
  const near = (file.lineStarts[line - 1] ?? 0) + column - 1;
  const found: number[] = [];
  file.tokens.texts.forEach((text, i) => {
    if (text === first && (second === undefined || file.tokens.texts[i + 1] === second)) found.push(i);
  });
  const distance = (i: number) => Math.abs(file.tokens.offsets[i]! - near);
  return found.sort((a, b) => distance(a) - distance(b)).slice(0, MOST_STARTS);
}

/**
 * Returns the place in a file of an offset in the text of a function. Undefined where the file is missing, or
 * is not the source of the function.
 */
export function alignedPosition(
  caller: Near & { readonly file: string },
  text: string,
  offset: number,
): ErrorPosition | undefined {
  const alignment = align(caller.file, caller, text);
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
