/**
 * Function tables as TypeScript: signatures for the seam, and the same as an interface with parameter names.
 * @module
 */
import type { CFunction } from "./model.ts";
import type { Table, Tables } from "./tables.ts";
import type { CTypeRef, SignatureRef } from "./types.ts";

/** Symbol version and rdma-core release of exported functions. */
export type Since = ReadonlyMap<string, readonly [tag: string, release: number]>;

/** `functions.ts`: exported and inline functions, function pointers in structs, and when each symbol appeared. */
export function emitFunctions(table: Table, tables: Tables, since: Since): string {
  const exported = table.functions.filter((one) => since.has(one.name));
  const inline = table.functions.filter((one) => one.inline && isPublic(one));
  const parts = [
    emitSignatures(
      `What ${table.package.soname} exports: result, then parameters.`,
      "functions",
      exported,
      tables,
    ),
    emitSignatures(
      "Static inline in the header, so no symbol exists: see inline*.ts.",
      "inlineFunctions",
      inline,
      tables,
    ),
    emitOperations(table, tables),
    emitSince(exported, since),
    emitInterface("{@link functions} with the names of the parameters.", "Functions", exported, tables),
    emitInterface(
      "{@link inlineFunctions} with the names of the parameters.",
      "InlineFunctions",
      inline,
      tables,
    ),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** Inline helpers of the header's own (`__ibv_reg_mr`) are not for callers. */
export function isPublic(one: CFunction): boolean {
  return !one.name.startsWith("__") && one.name !== "verbs_get_ctx";
}

function constant(doc: string, name: string, lines: readonly string[]): string {
  return `/** ${doc} */\nexport const ${name} = {${lines.length > 0 ? "\n" : ""}${lines.join("")}} as const;\n`;
}

/** `export const NAME = { f: ["i32", "ptr"], ... } as const`. */
export function emitSignatures(
  doc: string,
  name: string,
  list: readonly CFunction[],
  tables: Tables,
): string {
  return constant(
    doc,
    name,
    list.map((one) => `  ${one.name}: ${signature(one.signature, tables)},\n`),
  );
}

/** `export const since = { f: ["IBVERBS_1.1", 1], ... }`. */
export function emitSince(list: readonly CFunction[], since: Since): string {
  const lines = list.map((one) => {
    const [tag, release] = since.get(one.name) ?? ["", 0];
    return `  ${one.name}: ["${tag}", ${release}],\n`;
  });
  return constant(
    "Symbol version of each exported function, and the rdma-core release that brought it.",
    "since",
    lines,
  );
}

/** The functions as TypeScript sees them. */
export function emitInterface(doc: string, name: string, list: readonly CFunction[], tables: Tables): string {
  const lines = list.map((one) => {
    const [result, ...types] = one.signature.map((type) => parameter(type, tables));
    const parameters = types.map((type, i) => `${one.parameters[i]}: ${IN[type ?? ""] ?? "number"}`);
    return `  readonly ${one.name}: (${parameters.join(", ")}) => ${OUT[result ?? ""] ?? "number"};\n`;
  });
  return `/** ${doc} */\nexport interface ${name} {${lines.length > 0 ? "\n" : ""}${lines.join("")}}\n`;
}

const IN: Record<string, string> = { u64: "number | bigint", i64: "number | bigint", bool: "boolean" };
const OUT: Record<string, string> = { u64: "bigint", i64: "bigint", bool: "boolean", void: "void" };

function emitOperations(table: Table, tables: Tables): string {
  const groups = table.records.flatMap((record) => {
    const fields = record.fields.flatMap((field) =>
      field.type.kind === "fnPtr" ? [`    ${field.name}: ${signature(field.type.signature, tables)},\n`] : [],
    );
    return fields.length > 0 ? [`  ${record.tag}: {\n${fields.join("")}  },\n`] : [];
  });
  return groups.length > 0
    ? constant("Function pointers that structs hold, by struct and field.", "operations", groups)
    : "";
}

/** A signature as a tuple of ffi/runtime's type names. */
export function signature(types: SignatureRef, tables: Tables): string {
  return `[${types.map((type) => `"${parameter(type, tables)}"`).join(", ")}]`;
}

function parameter(type: CTypeRef, tables: Tables): string {
  if (type.kind === "scalar") return type.parameter;
  if (type.kind === "enum") return tables.byName.get(type.name)?.base ?? "u32";
  if (type.kind === "unknown") throw new Error(`unknown C type "${type.written}" in a signature`);
  return "ptr";
}
