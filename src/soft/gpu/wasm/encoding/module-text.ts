// Writes generated code in the WebAssembly text format, with the PTX line of each part.
import type { Code } from "./code.ts";
import { decode } from "./decode.ts";
import type { ModuleBuilder, Signature } from "./module-builder.ts";

const signatureText = ({ parameters, results }: Signature, named: boolean): string => {
  const unnamed = parameters.length > 0 ? ` (param ${parameters.join(" ")})` : "";
  const inputs = named ? parameters.map((type, i) => ` (param $${i} ${type})`).join("") : unnamed;
  return `${inputs}${results.length > 0 ? ` (result ${results.join(" ")})` : ""}`;
};

/** Returns the module's text; `comment` returns a line of the PTX. */
export function moduleText(builder: ModuleBuilder, comment: (line: number) => string): string {
  const { types, imports, functions, exports, names, pages, table } = builder;
  const nameOf = (index: number): string => `$${names.get(index) ?? imports[index]?.name ?? `f${index}`}`;
  // Imports that no function calls are omitted.
  const bodies = functions.map(({ type, code }, n) => {
    const index = imports.length + n;
    return functionText(nameOf(index), signatureText(types[type]!, true), code!, { nameOf, comment });
  });
  const all = bodies.join("\n");
  const used = imports.filter((_, index) => all.includes(`call ${nameOf(index)}\n`));
  return [
    "(module",
    ...(table.length === 0 ? [] : types).map(
      (each, n) => `  (type (;${n};) (func${signatureText(each, false)}))`,
    ),
    `  (import "env" "memory" (memory ${pages} 65536))`,
    ...used.map(
      ({ name, type }) => `  (import "env" "${name}" (func $${name}${signatureText(types[type]!, false)}))`,
    ),
    ...(table.length > 0 ? [`  (table ${table.length} funcref)`] : []),
    ...exports.map(({ name, index }) => `  (export "${name}" (func ${nameOf(index)}))`),
    ...table.flatMap((index, slot) =>
      index === undefined ? [] : [`  (elem (i32.const ${slot}) func ${nameOf(index)})`],
    ),
    all,
    ")",
    "",
  ].join("\n");
}

/** Instructions whose code is indented. */
const OPENING: ReadonlySet<string> = new Set(["block", "loop", "if", "else"]);

interface Context {
  nameOf(index: number): string;
  comment(line: number): string;
}

function functionText(name: string, signature: string, code: Code, { nameOf, comment }: Context): string {
  const lines = [`  (func ${name}${signature}`];
  const { locals } = code;
  const first = code.parameters.length;
  for (let at = 0; at < locals.length; at += 8) {
    const some = locals.slice(at, at + 8).map((type, i) => `(local $${first + at + i} ${type})`);
    lines.push(`    ${some.join(" ")}`);
  }
  let depth = 0;
  const line = (text: string) => lines.push(`    ${"  ".repeat(Math.max(0, depth))}${text}`);
  let lastLine = -1;
  for (const { at, name: opcode, operands } of decode(code.bytes)) {
    const mark = code.marks.get(at);
    if (mark !== undefined && mark.line !== lastLine) line(`;; ${mark.line}: ${comment(mark.line)}`);
    lastLine = mark?.line ?? lastLine;
    if (opcode === "end" || opcode === "else") depth--;
    const named = (operand: string): string => {
      if (opcode === "call") return nameOf(Number(operand));
      return opcode.startsWith("local.") ? `$${operand}` : operand;
    };
    line([opcode, ...operands.map(named)].join(" "));
    if (OPENING.has(opcode)) depth++;
  }
  lines.push("  )");
  return lines.join("\n");
}
