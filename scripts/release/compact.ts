// Makes the files of the package smaller without a change of their meaning: indentation, and types of enums that repeat names.
import { parseSync, Visitor } from "oxc-parser";

/** Spaces of one level in the output of the TypeScript compiler. */
const LEVEL = 4;

/** Returns a line with a tab for each level of indentation. */
function withTabs(line: string): string {
  const spaces = /^ */.exec(line)![0].length;
  return `${"\t".repeat(Math.floor(spaces / LEVEL))}${" ".repeat(spaces % LEVEL)}${line.slice(spaces)}`;
}

/** Returns the ranges of the texts between the expressions of template literals, which may have line breaks. */
function quasis(name: string, text: string): { readonly start: number; readonly end: number }[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  const found: { readonly start: number; readonly end: number }[] = [];
  new Visitor({ TemplateElement: (node) => void found.push(node) }).visit(program);
  return found.sort((a, b) => a.start - b.start);
}

/** Returns a script with a tab for each level of indentation. Lines inside of template literals stay as they are. */
export function compactScript(name: string, text: string): string {
  const ranges = quasis(name, text);
  let [at, next] = [0, 0];
  const lines = text.split("\n").map((line) => {
    while (next < ranges.length && ranges[next]!.end < at) next++;
    const isInside = next < ranges.length && ranges[next]!.start < at && at <= ranges[next]!.end;
    at += line.length + 1;
    return isInside ? line : withTabs(line);
  });
  return lines.join("\n");
}

/**
 * Returns declarations with a tab for each level of indentation. The type of an enum repeats the name of each constant as
 * `typeof NAME`. The literal of the constant is the same type, and shorter.
 */
export function compactDeclarations(text: string): string {
  const values = new Map<string, string>();
  for (const [, name, value] of text.matchAll(/^export declare const (\w+) = (-?[\w.]+|"[^"\\]*");$/gm))
    values.set(name!, value!);
  const literal = (line: string, name: string): string =>
    values.has(name) ? line.replace(`: typeof ${name};`, `: ${values.get(name)};`) : line;
  const short = text.replaceAll(/^ *readonly (\w+): typeof \1;$/gm, literal);
  return short.split("\n").map(withTabs).join("\n");
}
