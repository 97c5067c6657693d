/**
 * Measures the ABI with the C compiler: size, alignment and offsets of every record, and every constant. The
 * facts are recorded as JSON, so that a machine without headers can check the tables too.
 * @module
 */
import { evaluate, type Target } from "./clang.ts";
import type { CRecord, Model } from "./model.ts";
import type { Tables } from "./tables.ts";
import type { CTypeRef } from "./types.ts";

export interface RecordFacts {
  size: number;
  align: number;
  /** Offset of each member in bytes, by the path that offsetof(struct T, path) accepts. */
  fields: Record<string, number>;
}

export interface Facts {
  structs: Record<string, RecordFacts>;
  constants: Record<string, string>;
}

/**
 * Returns the paths that C's offsetof accepts, outer before inner. Members of anonymous records belong to the
 * outer record.
 */
export function paths(record: CRecord, model: Model): string[] {
  const inner = (type: CTypeRef): CRecord | undefined =>
    type.kind === "untagged"
      ? type.record
      : type.kind === "record"
        ? model.records.get(type.name)
        : undefined;
  return record.fields.flatMap((field) => {
    if (field.bits !== undefined) return [];
    const part = inner(field.type);
    const below = part ? paths(part, model) : [];
    if (field.name === undefined) return below;
    return [field.name, ...below.map((path) => `${field.name}.${path}`)];
  });
}

/** Measures every record of the tables for one architecture. */
export function measure(tables: Tables, arch: Target["arch"]): Facts {
  const target = { ...tables.target, arch };
  const records = tables.tables.flatMap((table) => table.records);
  const wanted = records.map((record) => ({ record, paths: paths(record, tables.model) }));
  const expressions = wanted.flatMap(({ record, paths }) => {
    const c = `${record.kind} ${record.tag}`;
    return [`sizeof(${c})`, `_Alignof(${c})`, ...paths.map((path) => `offsetof(${c}, ${path})`)];
  });
  const values = evaluate(target, expressions);
  const structs: Record<string, RecordFacts> = {};
  let next = 0;
  const take = (): number => {
    const value = values[next];
    if (value === undefined) throw new Error(`clang cannot evaluate ${expressions[next]} for ${arch}`);
    next++;
    return Number(value);
  };
  for (const { record, paths } of wanted) {
    const facts: RecordFacts = { size: take(), align: take(), fields: {} };
    for (const path of paths) facts.fields[path] = take();
    structs[record.tag ?? ""] = facts;
  }
  return { structs, constants: constants(tables) };
}

function constants(tables: Tables): Record<string, string> {
  const all: Record<string, string> = {};
  for (const table of tables.tables) {
    for (const [name, value] of table.macros) all[name] = value.toString();
    for (const one of table.enums) for (const [name, value] of one.values) all[name] = value.toString();
  }
  return all;
}

/** Returns `opaque` declarations with the size and alignment of pthread types on both architectures. */
export function opaqueDeclarations(tables: Tables): string {
  const names = ["pthread_mutex_t", "pthread_cond_t"];
  const expressions = names.flatMap((name) => [`sizeof(${name})`, `_Alignof(${name})`]);
  const x64 = evaluate({ ...tables.target, arch: "x64" }, expressions);
  const arm64 = evaluate({ ...tables.target, arch: "arm64" }, expressions);
  const pair = (values: (bigint | undefined)[], i: number): string =>
    `[${values[2 * i]}, ${values[2 * i + 1]}]`;
  return names
    .map(
      (name, i) =>
        `export const ${name}: OpaqueType = opaque("${name}", { x64: ${pair(x64, i)}, arm64: ${pair(arm64, i)} });\n`,
    )
    .join("");
}

/** Returns JSON with one line per record, so that a diff shows each change. */
export function factsJson(x64: Facts, arm64: Facts, version: string): string {
  const lines = (structs: Record<string, RecordFacts>): string =>
    Object.entries(structs)
      .map(([name, facts]) => `    "${name}": ${JSON.stringify(facts)}`)
      .join(",\n");
  const differing = Object.fromEntries(
    Object.entries(arm64.structs).filter(
      ([name, facts]) => JSON.stringify(facts) !== JSON.stringify(x64.structs[name]),
    ),
  );
  const numbers = Object.entries(x64.constants)
    .map(([name, value]) => `    "${name}": "${value}"`)
    .join(",\n");
  return `{\n  "source": "rdma-core ${version}, measured by clang",\n  "x64": {\n${lines(x64.structs)}\n  },\n  "arm64": {\n${lines(differing)}\n  },\n  "constants": {\n${numbers}\n  }\n}\n`;
}
