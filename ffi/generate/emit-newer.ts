/**
 * Writes `newer.ts`: the additions of releases after the baseline, each with the release that introduced it.
 * @module
 */
import { enumImports, enumType, literal } from "./emit.ts";
import {
  emitInterface,
  emitSignatures,
  emitSince,
  isPublic,
  type Since,
  signature,
} from "./emit-functions.ts";
import { importLine, Scope } from "./emit-types.ts";
import { type Facts, measure, type RecordFacts } from "./facts.ts";
import type { Release } from "./history.ts";
import type { CFunction } from "./model.ts";
import type { Table, Tables } from "./tables.ts";

const block = (lines: readonly string[]): string => (lines.length > 0 ? `\n${lines.join("")}` : "");

/** Facts that C measured for a record that is new or has grown since the baseline. */
export interface NewerFacts {
  x64: RecordFacts;
  arm64: RecordFacts;
}

/** Collects the differences of one package, release after release. */
export class Newer {
  readonly #folder: string;
  readonly #baseline: Table;
  readonly #known = { constants: new Set<string>(), enums: new Set<string>(), functions: new Set<string>() };
  readonly #records = new Map<string, string>();
  readonly #layout = new Set<string>();
  readonly #imports = { constants: new Set<string>(), structs: new Set<string>() };
  readonly #constants: string[] = [];
  readonly #structs: string[] = [];
  readonly #versions = new Map<string, string[]>();
  readonly #exported: CFunction[] = [];
  readonly #inline: CFunction[] = [];
  readonly #operations: string[] = [];
  readonly #since = new Map<string, readonly [string, number]>();
  readonly #facts: Record<string, NewerFacts> = {};
  #tables: Tables;

  constructor(folder: string, baseline: Table, tables: Tables) {
    this.#folder = folder;
    this.#baseline = baseline;
    this.#tables = tables;
    const scope = new Scope(tables);
    for (const record of baseline.records)
      this.#records.set(record.tag ?? "", scope.record(record, record.tag ?? ""));
    for (const name of baseline.macros.keys()) this.#known.constants.add(name);
    for (const one of baseline.enums) {
      if (one.name !== undefined) this.#known.enums.add(one.name);
      for (const name of one.members) this.#known.constants.add(name);
    }
    for (const one of baseline.functions) this.#known.functions.add(one.name);
  }

  add(release: Release): void {
    const table = release.tables.tables.find((one) => one.package === this.#baseline.package);
    if (!table) throw new Error(`no ${this.#folder} table in release ${release.number}`);
    this.#tables = release.tables;
    this.#addConstants(table, release.number);
    this.#addRecords(table, release);
    this.#addFunctions(table, release.symbols);
  }

  #addConstants(table: Table, release: number): void {
    const values = [...table.macros, ...table.enums.flatMap((one) => [...one.values])];
    for (const [name, value] of values) {
      if (this.#known.constants.has(name)) continue;
      this.#known.constants.add(name);
      this.#constants.push(`export const ${name} = ${literal(value)}; // since rdma-core ${release}\n`);
    }
    for (const one of table.enums) {
      if (one.name === undefined || this.#known.enums.has(one.name)) continue;
      this.#known.enums.add(one.name);
      for (const used of enumImports(one)) this.#layout.add(used);
      this.#constants.push(`${enumType(one)}\n`);
    }
  }

  #addRecords(table: Table, release: Release): void {
    let measured: { x64: Facts; arm64: Facts } | undefined;
    for (const record of table.records) {
      const tag = record.tag ?? "";
      const scope = new Scope(release.tables);
      const text = scope.record(record, tag);
      const before = this.#records.get(tag);
      if (before === text) continue;
      this.#records.set(tag, text);
      const name = before === undefined ? tag : `${tag}_v${release.number}`;
      this.#structs.push(
        `/** Layout since rdma-core ${release.number}. */\n${scope.declaration(name, text)}`,
      );
      this.#versions.set(tag, [...(this.#versions.get(tag) ?? []), `[${release.number}, ${name}]`]);
      measured ??= { x64: measure(release.tables, "x64"), arm64: measure(release.tables, "arm64") };
      const [x64, arm64] = [measured.x64.structs[tag], measured.arm64.structs[tag]];
      if (x64 && arm64) this.#facts[name] = { x64, arm64 };
      for (const used of scope.layout) this.#layout.add(used);
      for (const used of scope.enums) this.#imports.constants.add(used);
      for (const used of scope.records) this.#imports.structs.add(used);
      for (const field of record.fields) {
        if (field.type.kind !== "fnPtr" || before?.includes(` ${field.name}: `)) continue;
        this.#operations.push(
          `  "${tag}.${field.name}": ${signature(field.type.signature, release.tables)},\n`,
        );
      }
    }
  }

  /** Returns the facts of the new records as C measured them, for test/abi. */
  facts(): Record<string, NewerFacts> {
    return this.#facts;
  }

  #addFunctions(table: Table, symbols: Since): void {
    for (const one of table.functions) {
      const version = symbols.get(one.name);
      if (this.#known.functions.has(one.name) || (!one.inline && !version) || !isPublic(one)) continue;
      this.#known.functions.add(one.name);
      (one.inline ? this.#inline : this.#exported).push(one);
      if (version) this.#since.set(one.name, version);
    }
  }

  /** Returns the text of the file without the banner. */
  text(): string {
    const own = (name: string): boolean =>
      [...this.#structs, ...this.#constants].some((text) => new RegExp(`const ${name}\\b`).test(text));
    const constants = [...this.#imports.constants].filter((name) => !own(name)).sort();
    const structs = [...this.#imports.structs].filter((name) => !own(name)).sort();
    const verbs = this.#folder === "ibverbs" ? [] : structs.filter((name) => name.startsWith("ibv_"));
    const verbsConstants =
      this.#folder === "ibverbs" ? [] : constants.filter((name) => name.startsWith("ibv_"));
    const versions = [...this.#versions].map(([tag, list]) => `  ${tag}: [${list.join(", ")}],\n`);
    return [
      importLine(verbsConstants, "../ibverbs/constants.ts"),
      importLine(verbs, "../ibverbs/structs.ts"),
      importLine([...this.#layout].sort(), "../layout/index.ts"),
      importLine(
        constants.filter((name) => !verbsConstants.includes(name)),
        "./constants.ts",
      ),
      importLine(
        structs.filter((name) => !verbs.includes(name)),
        "./structs.ts",
      ),
      "\n",
      this.#constants.join(""),
      "\n",
      this.#structs.join("\n"),
      "\n/** Structs that are new or have grown: each version with the release that introduced it, oldest first. */\n",
      `export const newerVersions = {\n${versions.join("")}} as const;\n\n`,
      emitSignatures(
        "Signatures of the exported functions that releases after the baseline added.",
        "newerFunctions",
        this.#exported,
        this.#tables,
      ),
      "\n",
      emitSignatures(
        "Signatures of the static inline functions that releases after the baseline added.",
        "newerInlineFunctions",
        this.#inline,
        this.#tables,
      ),
      "\n",
      emitSince(this.#exported, this.#since).replace("const since", "const newerSince"),
      "\n/** Signatures of the function pointers that releases after the baseline added to structs. */\n",
      `export const newerOperations = {${block(this.#operations)}} as const;\n\n`,
      emitInterface(
        "TypeScript types of {@link newerFunctions}, with the parameter names of the headers.",
        "NewerFunctions",
        this.#exported,
        this.#tables,
      ),
      "\n",
      emitInterface(
        "TypeScript types of {@link newerInlineFunctions}, with the parameter names of the headers.",
        "NewerInlineFunctions",
        this.#inline,
        this.#tables,
      ),
    ].join("");
  }
}
