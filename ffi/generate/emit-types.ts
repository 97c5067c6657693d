/**
 * Field types and imports as TypeScript text, shared by the files that declare structs. Types are written beside their values: JSR
 * takes no export whose type must be inferred, and editors are faster.
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

/** Do two bitfields of a struct share storage units? */
const isSameRun = (one: CField, other: CField): boolean =>
  other.bits !== undefined && JSON.stringify(other.type) === JSON.stringify(one.type);

/** Writes types and remembers which names the file must import. */
export class Scope {
  readonly layout = new Set<string>();
  readonly enums = new Set<string>();
  readonly records = new Set<string>();
  readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** A record, as {@link record} wrote it, as an exported constant with its type. */
  declaration(name: string, expression: string): string {
    const { text, needs } = explicitType(expression);
    for (const each of needs) this.layout.add(`type ${each}`);
    return `export const ${name}: ${text} = ${expression};\n`;
  }

  record(record: CRecord, path: string, indent = ""): string {
    this.layout.add(record.kind);
    let anonymous = 0;
    const lines: string[] = [];
    for (let i = 0; i < record.fields.length; i++) {
      const field = record.fields[i]!;
      if (field.bits !== undefined) {
        const end = record.fields.findIndex((other, at) => at > i && !isSameRun(field, other));
        const run = record.fields.slice(i, end < 0 ? undefined : end);
        lines.push(`${indent}  $${anonymous++}: ${this.bits(run, path)},\n`);
        i += run.length - 1;
      } else if (field.name !== undefined) {
        lines.push(
          `${indent}  ${field.name}: ${this.field(field, `${path}.${field.name}`, `${indent}  `)},\n`,
        );
      } else {
        const type = this.field(field, path, `${indent}  `).replace(`("${path}", `, '("", ');
        lines.push(`${indent}  $${anonymous++}: ${type},\n`);
      }
    }
    return `${record.kind}("${path}", {\n${lines.join("")}${indent}})`;
  }

  field(field: CField, path: string, indent: string): string {
    if (field.name !== undefined && ENUM_FIELDS[path] !== undefined) return this.enum(ENUM_FIELDS[path]);
    if (NUMBERS.has(path)) return this.use("u64n");
    return this.type(field.type, path, indent);
  }

  /** Consecutive bitfields of one type: "bits(u32, { mapped: 1, wc_mapping: 1 })". */
  private bits(run: readonly CField[], path: string): string {
    this.layout.add("bits");
    const widths = run.map((field) => `${field.name}: ${field.bits}`).join(", ");
    return `bits(${this.type(run[0]!.type, path, "")}, { ${widths} })`;
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

/** A field type as TypeScript text, `array(u8, 16)`, and the names of the layout's types that its own type needs. */
export interface ExplicitType {
  readonly text: string;
  readonly needs: ReadonlySet<string>;
}

/** The type of an expression that makes a field type: `array(be(u32), 4)` is an `ArrayType<BigEndian<typeof u32>>`. */
export function explicitType(expression: string): ExplicitType {
  const needs = new Set<string>();
  const reader = new Reader(expression);
  const text = typeOf(reader, needs, "");
  if (!reader.done) throw new Error(`no explicit type for ${expression}`);
  return { text, needs };
}

function typeOf(reader: Reader, needs: Set<string>, indent: string): string {
  const name = reader.take(/\w+/y);
  if (!reader.maybe("(")) return `typeof ${name}`;
  switch (name) {
    case "struct":
    case "union": {
      reader.take(/"[^"]*", /y);
      const members = membersOf(reader, needs, indent);
      reader.take(/\)/y);
      needs.add("StructType");
      return `StructType<${members}>`;
    }
    case "array": {
      const element = typeOf(reader, needs, indent);
      reader.take(/, \d+\)/y);
      needs.add("ArrayType");
      return `ArrayType<${element}>`;
    }
    case "be": {
      const little = typeOf(reader, needs, indent);
      reader.take(/\)/y);
      needs.add("BigEndian");
      return `BigEndian<${little}>`;
    }
    case "bits": {
      // Integers of up to 32 bits; wider ones would be bigints.
      reader.take(/[ui](8|16|32), \{ /y);
      const names = reader.take(/[\w: ,]+/y).match(/\w+(?=:)/g) ?? [];
      reader.take(/\}\)/y);
      needs.add("StructType").add("Scalar");
      return `StructType<{ ${names.map((one) => `readonly ${one}: Scalar<number>`).join("; ")} }>`;
    }
    case "chars":
      reader.take(/\d+\)/y);
      needs.add("Scalar");
      return "Scalar<string>";
    default:
      throw new Error(`${name}() has no explicit type`);
  }
}

function membersOf(reader: Reader, needs: Set<string>, indent: string): string {
  reader.take(/\{\s*/y);
  const inner = `${indent}  `;
  const lines: string[] = [];
  while (!reader.maybe("}")) {
    const member = reader.take(/[\w$]+/y);
    reader.take(/: /y);
    lines.push(`${inner}readonly ${member}: ${typeOf(reader, needs, inner)};\n`);
    reader.take(/,\s*/y);
  }
  return `{\n${lines.join("")}${indent}}`;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get done(): boolean {
    return this.#at === this.#text.length;
  }

  take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined)
      throw new Error(`${pattern.source} expected at ${this.#text.slice(this.#at, this.#at + 40)}`);
    this.#at += found.length;
    return found;
  }

  maybe(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}
