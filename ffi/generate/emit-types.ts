/**
 * Writes field types and imports as TypeScript text, for the files that declare structs. Each exported value
 * has an explicit type, because JSR requires it and editors are faster with it.
 * @module
 */
import type { CField, CRecord } from "./model.ts";
import { BYTES, ENUM_FIELDS, NUMBERS } from "./overrides.ts";
import type { Tables } from "./tables.ts";
import type { CTypeRef } from "./types.ts";

/**
 * Returns an import statement, broken over lines when it is long. Returns an empty text when there is nothing
 * to import.
 */
export function importLine(names: readonly string[], from: string): string {
  if (names.length === 0) return "";
  const line = `import { ${names.join(", ")} } from "${from}";\n`;
  return line.length <= 111
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";\n`;
}

/** Returns true when two bitfields of a struct share storage units. */
const isSameRun = (one: CField, other: CField): boolean =>
  other.bits !== undefined && JSON.stringify(other.type) === JSON.stringify(one.type);

/** Writer of types that records the names the file must import. */
export class Scope {
  readonly layout = new Set<string>();
  readonly enums = new Set<string>();
  readonly records = new Set<string>();
  readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** Returns an exported constant with its type for a record that {@link record} wrote. */
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

  /** Emits consecutive bitfields of one type, such as `bits(u32, { mapped: 1, wc_mapping: 1 })`. */
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

/** TypeScript type of a field, such as `ArrayType<typeof u8>`, and the types of ffi/layout that it names. */
export interface ExplicitType {
  readonly text: string;
  readonly needs: ReadonlySet<string>;
}

/**
 * Returns the type of an expression that makes a field type: `array(be(u32), 4)` has the type
 * `ArrayType<BigEndian<typeof u32>>`.
 */
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
      // Only bitfields of up to 32 bits are supported. The runtime reads them as numbers, and wider ones as
      // bigints.
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
