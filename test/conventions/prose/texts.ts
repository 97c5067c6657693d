import { parseSync } from "oxc-parser";
import { errorMessagesOf } from "../error-messages.ts";

/** Kind of a text. Some rules hold for some kinds only. */
export type Kind = "doc" | "comment" | "message" | "test" | "paragraph" | "heading" | "cell";

/** One paragraph, list item, table cell or message of a file, without its code. */
export interface Text {
  /** Line of the file on which the text begins, counted from 1. */
  readonly line: number;
  readonly kind: Kind;
  readonly text: string;
  /** True when the text is the first paragraph of its comment, message or page element. */
  readonly first: boolean;
  /** True when code, a list or another paragraph follows in the same comment. */
  readonly followed: boolean;
}

/** Placeholder of code inside a text. Sentences count it as one word. */
const CODE = "CODE";

const withoutCode = (text: string): string =>
  text
    .replace(/``[^`]*``|`[^`]*`/g, (code) => CODE + "\n".repeat(code.split("\n").length - 1))
    .replace(
      /\{@link(?:code|plain)? ([^}|]*)(?:\|([^}]*))?\}/g,
      (_, target, title) => title ?? (target && CODE),
    )
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1")
    .replace(/\bhttps?:\/\/\S+/g, CODE)
    .replace(/\*\*|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)/g, "");

/** Comments addressed to tools. */
const directive = /^\s*(?:biome-ignore|@ts-|@__PURE__|#region|#endregion|v8 ignore|c8 ignore|\/ ?<|deno-)/;

const breaksAt = /^\s*(?:[-*] |\d+\. |@\w+|\||#{1,6} |>)/;
const tag = /^\s*@(\w+)\s*/;

/** Splits the lines of a comment into paragraphs, list items and tags, and drops the code. */
function paragraphs(lines: readonly string[], line: number, kind: Kind): Text[] {
  const found: { line: number; lines: string[] }[] = [];
  let current: { line: number; lines: string[] } | undefined;
  let fenced = false;
  let example = false;
  let followedByCode = -1;
  for (const [index, each] of lines.entries()) {
    if (/^\s*```/.test(each)) {
      fenced = !fenced;
      followedByCode = found.length - 1;
      current = undefined;
      continue;
    }
    const [, name] = tag.exec(each) ?? [];
    if (name !== undefined && !fenced) example = name === "example" || name === "see";
    if (fenced || example || each.trim() === "" || /^\s{4,}\S/.test(each)) {
      if (example || fenced || each.trim() !== "")
        followedByCode = Math.max(followedByCode, found.length - 1);
      current = undefined;
      continue;
    }
    if (breaksAt.test(each)) current = undefined;
    if (current === undefined) found.push((current = { line: line + index, lines: [] }));
    current.lines.push(
      each
        .replace(/^\s*@param\s+(?:\{[^}]*\}\s*)?\S+\s*-?\s*/, "")
        .replace(/^\s*@(?:throws|returns?)\s+(?:\{[^}]*\})?/, "")
        .replace(tag, "")
        .replace(/^\s*(?:[-*] |\d+\. |#{1,6} |>)\s*/, "")
        .trim(),
    );
  }
  return found.map(({ line: at, lines: body }, index) => ({
    line: at,
    kind,
    text: withoutCode(body.join("\n")),
    first: index === 0,
    followed: index < found.length - 1 || followedByCode >= index,
  }));
}

interface Comment {
  readonly type: "Line" | "Block";
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Texts of the comments of a TypeScript file. Line comments on consecutive lines are one text. */
function commentTexts(source: string, comments: readonly Comment[], lineOf: (at: number) => number): Text[] {
  const found: Text[] = [];
  let run: { line: number; lines: string[]; end: number; indent: number } | undefined;
  const flush = (): void => {
    if (run !== undefined) found.push(...paragraphs(run.lines, run.line, "comment"));
    run = undefined;
  };
  for (const { type, value, start, end } of comments) {
    const lineStart = source.lastIndexOf("\n", start - 1) + 1;
    const alone = source.slice(lineStart, start).trim() === "";
    if (directive.test(value)) continue;
    if (type === "Block") {
      flush();
      const doc = value.startsWith("*");
      const lines = (doc ? value.slice(1) : value).split("\n").map((each) => each.replace(/^\s*\* ?/, ""));
      found.push(
        ...paragraphs([lines[0]!.trim(), ...lines.slice(1)], lineOf(start), doc ? "doc" : "comment"),
      );
      continue;
    }
    const line = value.replace(/^ /, "");
    const indent = start - lineStart;
    if (
      alone &&
      run?.indent === indent &&
      source.slice(run.end, start).trim() === "" &&
      lineOf(run.end) + 1 === lineOf(start)
    ) {
      run.lines.push(line);
      run.end = end;
      continue;
    }
    flush();
    run = { line: lineOf(start), lines: [line], end, indent: alone ? indent : -1 };
  }
  flush();
  return found;
}

/** Names of the tests of a file: the first argument of `describe`, `it` and `test`, with or without `.each(...)`. */
function testNames(source: string, lineOf: (at: number) => number): Text[] {
  const call =
    /^\s*(?:describe|it|test)(?:\.\w+(?:\([^\n]*?\))?)*\(\s*(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gm;
  return [...source.matchAll(call)].map((match) => ({
    line: lineOf(match.index + match[0].search(/\S/)),
    kind: "test",
    text: withoutCode((match[1] ?? match[2] ?? "").replace(/\$\{[^}]*\}|%\w|\$\w+/g, CODE)),
    first: true,
    followed: false,
  }));
}

const message = (text: string): string =>
  withoutCode(
    text
      .replace(/\\[nt]/g, " ")
      .replace(/\\(.)/g, "$1")
      .replace(/\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, CODE),
  );

/** Texts of a TypeScript file: comments, names of tests, and the messages of errors when the file is part of the library. */
export function sourceTexts(file: string, source: string, library: boolean): Text[] {
  const starts = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  const lineOf = (at: number): number => {
    let low = 0;
    for (let high = starts.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const { comments } = parseSync(file, source);
  const messages = library
    ? errorMessagesOf(file).flatMap(({ line, texts }) =>
        texts.map((text) => ({
          line,
          kind: "message" as const,
          text: message(text),
          first: true,
          followed: false,
        })),
      )
    : [];
  const names = file.endsWith(".test.ts") ? testNames(source, lineOf) : [];
  return [...commentTexts(source, comments, lineOf), ...names, ...messages];
}
