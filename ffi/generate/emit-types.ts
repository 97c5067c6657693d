/**
 * Field types and imports as TypeScript text, shared by the files that declare structs.
 * @module
 */
import type { CField, CRecord } from "./model.ts";
import { BYTES, ENUM_FIELDS, NUMBERS } from "./overrides.ts";
import type { Tables } from "./tables.ts";
import type { CTypeRef } from "./types.ts";

/** An import statement, broken over lines when it is long; empty when there is nothing to import. */
export function importLine(names: readonly string[], from: string): string {
  if (names.length === 0) return "";
  const line = `import { ${names.join(", ")} } from "${from}";\n`;
  return line.length <= 111
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";\n`;
}

/** Writes types and remembers which names the file must import. */
export class Scope {
  readonly layout = new Set<string>();
  readonly enums = new Set<string>();
  readonly records = new Set<string>();
  readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  record(record: CRecord, path: string, indent = ""): string {
    this.layout.add(record.kind);
    const anonymous = record.fields.filter((field) => field.name === undefined);
    const lines = record.fields.map((field) => {
      if (field.name !== undefined) {
        return `${indent}  ${field.name}: ${this.field(field, `${path}.${field.name}`, `${indent}  `)},\n`;
      }
      const type = this.field(field, path, `${indent}  `).replace(`("${path}", `, '("", ');
      return `${indent}  $${anonymous.indexOf(field)}: ${type},\n`;
    });
    return `${record.kind}("${path}", {\n${lines.join("")}${indent}})`;
  }

  field(field: CField, path: string, indent: string): string {
    if (field.name !== undefined && ENUM_FIELDS[path] !== undefined) return this.enum(ENUM_FIELDS[path]);
    if (NUMBERS.has(path)) return this.use("u64n");
    if (field.bits !== undefined) throw new Error(`bitfield ${path}: add a bits() group`);
    return this.type(field.type, path, indent);
  }

  type(type: CTypeRef, path: string, indent: string): string {
    switch (type.kind) {
      case "scalar":
        return this.scalar(type.layout);
      case "fnPtr":
        return this.use("fnPtr");
      case "enum":
        return this.enum(type.name);
      case "chars":
        return BYTES.has(path)
          ? `${this.use("array")}(${this.use("u8")}, ${type.length})`
          : `${this.use("chars")}(${type.length})`;
      case "array":
        return `${this.use("array")}(${this.type(type.of, path, indent)}, ${type.length})`;
      case "untagged":
        return this.record(type.record, path, indent);
      case "record":
        this.records.add(type.name);
        return type.name;
      case "unknown":
        throw new Error(`${path}: unknown C type "${type.written}"`);
    }
  }

  private scalar(layout: string): string {
    if (layout.startsWith("pthread_")) {
      this.records.add(layout);
      return layout;
    }
    for (const name of layout.match(/\w+/g) ?? []) this.layout.add(name);
    return layout;
  }

  private enum(name: string): string {
    if (!this.tables.byName.has(name)) throw new Error(`no enum ${name} in the headers`);
    this.enums.add(name);
    return name;
  }

  private use(name: string): string {
    this.layout.add(name);
    return name;
  }
}
