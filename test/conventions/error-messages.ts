import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

/**
 * An error that the source can throw: its position, its class, and its texts with `${...}` for inserted
 * values.
 */
export interface ErrorMessage {
  readonly file: string;
  readonly line: number;
  readonly type: string;
  readonly texts: readonly string[];
}

/** Returns the index after the string, template or bracket that begins at `at`. */
function behind(text: string, at: number): number {
  const open = text[at]!;
  if (open === '"' || open === "'") {
    for (let i = at + 1; ; i++) {
      if (text[i] === "\\") i++;
      else if (text[i] === open || text[i] === undefined) return i + 1;
    }
  }
  if (open === "`") {
    for (let i = at + 1; ; i++) {
      if (text[i] === "\\") i++;
      else if (text[i] === "$" && text[i + 1] === "{") i = behind(text, i + 1) - 1;
      else if (text[i] === "`" || text[i] === undefined) return i + 1;
    }
  }
  for (let i = at + 1; i < text.length; i++) {
    if ("([{\"'`".includes(text[i]!)) i = behind(text, i) - 1;
    else if (")]}".includes(text[i]!)) return i + 1;
  }
  return text.length;
}

/** Returns the strings and templates in `text`. Strings inside `${}` stay part of their template. */
function texts(text: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < text.length; i++) {
    if (!"\"'`".includes(text[i]!)) continue;
    const end = behind(text, i);
    const words = text.slice(i + 1, end - 1);
    // A single word is a name that the call passes on, not a sentence.
    if (/\s/.test(words)) found.push(words);
    i = end - 1;
  }
  return found;
}

/** Returns all strings and templates of a file that contain a space. */
function literalsOf(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value, raw }) => {
      if (typeof value === "string" && /\s/.test(value)) found.push(raw!.slice(1, -1));
    },
    TemplateLiteral: ({ start, end }) => {
      const words = source.slice(start + 1, end - 1);
      if (/\s/.test(words)) found.push(words);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/**
 * Returns the errors of a source file: the texts of all expressions that create an error, and
 * of tables of hints.
 */
export function errorMessagesOf(file: string): ErrorMessage[] {
  const source = readFileSync(file, "utf8");
  const found: ErrorMessage[] = [];
  const add = (at: number, type: string, words: string[]): void => {
    if (words.length > 0)
      found.push({ file, line: source.slice(0, at).split("\n").length, type, texts: words });
  };
  for (const match of source.matchAll(/\b(?:new|super|extends) ?(\w*Error|)\(/g)) {
    const open = match.index + match[0].length - 1;
    if (match[0].startsWith("super") && !/class \w*Error/.test(source)) continue;
    add(match.index, match[1] || "Error", texts(source.slice(open, behind(source, open))));
  }
  if (/hints?\.ts$/.test(file)) add(0, "hint", literalsOf(file, source));
  return found;
}
