import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("../../../..", import.meta.url)).replace(/\/$/, "");

/** Returns the text of a source file by its path from the root. */
export const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Returns the paths of all TypeScript files below a folder, from the root. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name))
    .sort();

/** An `@example` of a doc comment. */
export interface Example {
  readonly file: string;
  /** First line of its code, counted from 1. */
  readonly line: number;
  /** Name that the comment documents: "write" for "QueuePair.write". */
  readonly subject: string;
  readonly code: string;
}

const comments = /^[ \t]*\/\*\*(?:[^*]|\*(?!\/))*\*\//gm;

/** Returns the name that a line declares, or "". */
const declared = (line: string): string =>
  /^(?:export\s+|abstract\s+|async\s+|static\s+|get\s+|readonly\s+|override\s+)*(?:class|function\*?|const|interface|type)?\s*\*?([\w$]+|\[[\w.]+\])/.exec(
    line.trim(),
  )?.[1] ?? "";

export function examplesOf(file: string): Example[] {
  const text = read(file);
  const found: Example[] = [];
  for (const { 0: comment, index } of text.matchAll(comments)) {
    const subject = declared(text.slice(index + comment.length).trimStart());
    const firstLine = text.slice(0, index).split("\n").length;
    const lines = comment
      .split("\n")
      .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\* ?)/, "").replace(/\*\/\s*$/, ""));
    lines.forEach((line, i) => {
      if (!/^\s*@example\b/.test(line)) return;
      const rest = lines.slice(i + 1);
      const end = rest.findIndex((each) => /^\s*@\w/.test(each));
      const code = (end < 0 ? rest : rest.slice(0, end)).filter((each) => !/^\s*```/.test(each)).join("\n");
      found.push({ file, line: firstLine + i + 1, subject, code: code.trimEnd() });
    });
  }
  return found;
}

/** Name that a module exports, and the file that declares it. */
export interface Exported {
  readonly name: string;
  readonly kind: "value" | "type";
  readonly file: string;
}

/**
 * Returns the exports of a module, including re-exports. Matching text is enough because the source has no
 * default exports and one code style.
 */
export function exportsOf(file: string): Exported[] {
  const text = read(file).replace(comments, "");
  const found: Exported[] = [];
  for (const [, keyword, name] of text.matchAll(
    /^export (?:declare |abstract |async )*(class|function\*?|const|interface|type) ([\w$]+)/gm,
  )) {
    found.push({ name: name!, kind: keyword === "interface" || keyword === "type" ? "type" : "value", file });
  }
  for (const [, typeOnly, list, from] of text.matchAll(
    /^export (type )?\{([^}]*)\}(?: from "([^"]+)")?;/gm,
  )) {
    for (const item of list!.split(",").map((each) => each.trim())) {
      const [, type, name, as] = /^(type )?([\w$]+)(?: as ([\w$]+))?$/.exec(item) ?? [];
      if (!name) continue;
      const origin = from ?? importedFrom(text, name);
      const kind = typeOnly || type ? "type" : "value";
      found.push({ name: as ?? name, kind, file: origin ? join(dirname(file), origin) : file });
    }
  }
  for (const [, from] of text.matchAll(/^export \* from "([^"]+)";/gm)) {
    found.push(...exportsOf(join(dirname(file), from!)));
  }
  return found;
}

/** Returns the module from which a name is imported. */
const importedFrom = (text: string, name: string): string | undefined =>
  new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)";`, "m").exec(text)?.[1];

/** Returns the index of a file's folder, or the nearest one above. */
export function indexAbove(file: string, files: ReadonlySet<string>): string | undefined {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const index = join(folder, "index.ts");
    if (files.has(index)) return index;
  }
  return undefined;
}

/** Returns the import path of another file in a generated file. */
export const importPath = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};
