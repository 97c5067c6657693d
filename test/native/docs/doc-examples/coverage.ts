import { type Exported, exportsOf, read } from "./source.ts";

/** Returns the doc comment right before `index` in `text`, or "". */
function commentBefore(text: string, index: number): string {
  const before = text.slice(0, index).trimEnd();
  return before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
}

const hasExample = (comment: string): boolean => /^\s*\*\s*@example\b/m.test(comment);
const isInternal = (comment: string): boolean => comment.includes("@internal");

/** Pattern of public methods of a class: not private, not internal, no accessors, no symbols. */
const method = /^ {2}(?:static |async |override |\*)*([a-z][\w$]*)(?:<[^\n]*>)?\(/gm;

function methodsWithout(file: string, name: string, text: string, start: number): string[] {
  const body = text.slice(start, text.indexOf("\n}", start));
  const missing: string[] = [];
  for (const { 1: member, index } of body.matchAll(method)) {
    const comment = commentBefore(body, index);
    if (member === "constructor" || isInternal(comment) || hasExample(comment)) continue;
    missing.push(`${name}.${member} (${file})`);
  }
  return missing;
}

/** Returns the public functions, classes and methods among `exported` whose doc comment has no example. */
export function withoutExample(exported: readonly Exported[]): string[] {
  const missing = exported.flatMap(({ name, kind, file }) => {
    if (kind === "type") return [];
    const text = read(file);
    const found = new RegExp(
      `^export (?:abstract |async )*(?:(class) ${name}\\b|function\\*? ${name}\\b|const ${name}(?:: \\(|[^=\\n]* = (?:async )?(?:<[^\\n]*>)?\\())`,
      "m",
    ).exec(text);
    if (!found) return []; // Tables and numbers need no example.
    const comment = commentBefore(text, found.index);
    const own = hasExample(comment) || isInternal(comment) ? [] : [`${name} (${file})`];
    return found[1] ? [...own, ...methodsWithout(file, name, text, found.index)] : own;
  });
  return [...new Set(missing)];
}

/** Returns the public names of a module. */
export const publicNames = (index: string): Exported[] => exportsOf(index);
