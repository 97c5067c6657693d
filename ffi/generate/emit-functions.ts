/**
 * Writes function tables as TypeScript: the signatures for the FFI, and an interface with parameter names.
 * @module
 */
import { docComment } from "./emit.ts";
import type { CFunction } from "./model.ts";
import type { Table, Tables } from "./tables.ts";
import type { CTypeRef, SignatureRef } from "./types.ts";

/** Symbol version and rdma-core release of exported functions. */
export type Since = ReadonlyMap<string, readonly [tag: string, release: number]>;

/**
 * Returns the text of `functions.ts`: exported and inline functions, function pointers of structs, and symbol
 * versions.
 */
export function emitFunctions(table: Table, tables: Tables, since: Since): string {
  const exported = table.functions.filter((one) => since.has(one.name));
  const inline = table.functions.filter((one) => one.inline && isPublic(one));
  const parts = [
    emitSignatures(
      `Signatures of the functions that ${table.package.soname} exports: result type, then parameter types.`,
      "functions",
      exported,
      tables,
    ),
    emitSignatures(
      "Signatures of the functions that are static inline in the header.\nThe library exports no symbols for them, so inline*.ts implements them.",
      "inlineFunctions",
      inline,
      tables,
    ),
    emitOperations(table, tables),
    emitSince(exported, since),
    emitInterface(
      "TypeScript types of {@link functions}, with the parameter names of the headers.",
      "Functions",
      exported,
      tables,
    ),
    emitInterface(
      "TypeScript types of {@link inlineFunctions}, with the parameter names of the headers.",
      "InlineFunctions",
      inline,
      tables,
    ),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/**
 * Returns true for a function that callers may use. Inline helpers of the header itself (`__ibv_reg_mr`) are
 * private.
 */
export function isPublic(one: CFunction): boolean {
  return !one.name.startsWith("__") && one.name !== "verbs_get_ctx";
}

function constant(doc: string, name: string, lines: readonly string[]): string {
  return `${docComment(doc)}export const ${name} = {${lines.length > 0 ? "\n" : ""}${lines.join("")}} as const;\n`;
}

/** Returns a table of signatures: `export const NAME = { f: ["i32", "ptr"], ... } as const`. */
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

/** Returns the table of symbol versions: `export const since = { f: ["IBVERBS_1.1", 1], ... }`. */
export function emitSince(list: readonly CFunction[], since: Since): string {
  const lines = list.map((one) => {
    const [tag, release] = since.get(one.name) ?? ["", 0];
    return `  ${one.name}: ["${tag}", ${release}],\n`;
  });
  return constant(
    "Symbol version of each exported function, and the rdma-core release that introduced it.",
    "since",
    lines,
  );
}

/** Returns the functions as a TypeScript interface. */
export function emitInterface(doc: string, name: string, list: readonly CFunction[], tables: Tables): string {
  const lines = list.map((one) => {
    const [result, ...types] = one.signature.map((type) => parameter(type, tables));
    const parameters = types.map((type, i) => `${one.parameters[i]}: ${IN[type ?? ""] ?? "number"}`);
    return `  readonly ${one.name}: (${parameters.join(", ")}) => ${OUT[result ?? ""] ?? "number"};\n`;
  });
  return `${docComment(doc)}export interface ${name} {${lines.length > 0 ? "\n" : ""}${lines.join("")}}\n`;
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
    ? constant("Signatures of the function pointers in structs, by struct and field.", "operations", groups)
    : "";
}

/** Returns a signature as a tuple of the type names of ffi/runtime. */
export function signature(types: SignatureRef, tables: Tables): string {
  return `[${types.map((type) => `"${parameter(type, tables)}"`).join(", ")}]`;
}

function parameter(type: CTypeRef, tables: Tables): string {
  if (type.kind === "scalar") return type.parameter;
  if (type.kind === "enum") return tables.byName.get(type.name)?.base ?? "u32";
  if (type.kind === "unknown") throw new Error(`unknown C type "${type.written}" in a signature`);
  return "ptr";
}
