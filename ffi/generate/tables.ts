/**
 * Reads and measures one header set for the emitters and the ABI facts.
 * @module
 */
import { evaluate, macros, parse, type Target } from "./clang.ts";
import { buildModel, type CEnum, type CFunction, type CRecord, type Model } from "./model.ts";
import { PACKAGES, type Package, SKIPPED_MACROS } from "./overrides.ts";
import { aliasTag, type CTypeRef } from "./types.ts";

export interface MeasuredEnum extends CEnum {
  base: "i32" | "u32" | "u64";
  values: ReadonlyMap<string, bigint>;
}

export interface Table {
  package: Package;
  /** Records of the headers and the libc records they contain, each after the records that it contains. */
  records: CRecord[];
  enums: MeasuredEnum[];
  /** Macros of the form `#define NAME <integer>`. */
  macros: Map<string, bigint>;
  functions: CFunction[];
}

export interface Tables {
  target: Target;
  model: Model;
  byName: Map<string, MeasuredEnum>;
  tables: Table[];
}

/** Reads the headers of every package at once. */
export function readTables(directory?: string): Tables {
  const target: Target = { headers: PACKAGES.flatMap((p) => p.headers), directory, arch: "x64" };
  const defined = macros(
    target,
    PACKAGES.flatMap((p) => p.files),
  );
  for (const { name, body } of defined) {
    if (/^ib_uverbs_|^IB_UVERBS_/.test(body) && /^(ibv|IBV)_/.test(name)) aliasTag(body, name);
  }
  const model = buildModel(parse(target));
  const byName = new Map<string, MeasuredEnum>();
  const claimed = new Set<string>();
  const tables = PACKAGES.map((pkg): Table => {
    const owns = (file: string): boolean => pkg.files.some((name) => file.endsWith(`/${name}`));
    const enums = measureEnums(
      target,
      model.enums.filter((one) => owns(one.file)),
    );
    for (const one of enums) if (one.name !== undefined) byName.set(one.name, one);
    const members = new Set(enums.flatMap((one) => one.members));
    const names = defined.filter((m) => owns(m.file) && !SKIPPED_MACROS.test(m.name) && !members.has(m.name));
    const values = evaluate(
      target,
      names.map((m) => m.name),
    );
    return {
      package: pkg,
      records: withDependencies(
        model,
        [...model.records.values()].filter((r) => owns(r.file)),
        claimed,
      ),
      enums,
      macros: new Map(
        names.flatMap((m, i) => (values[i] === undefined ? [] : [[m.name, values[i]] as const])),
      ),
      functions: [...model.functions.values()].filter((f) => owns(f.file)),
    };
  });
  return { target, model, byName, tables };
}

function measureEnums(target: Target, enums: readonly CEnum[]): MeasuredEnum[] {
  const values = evaluate(
    target,
    enums.flatMap((one) => one.members),
  );
  const named = enums.filter((one) => one.name !== undefined);
  const bases = evaluate(
    target,
    named.flatMap((one) => [`sizeof(enum ${one.name})`, `((enum ${one.name})-1) < 0`]),
  );
  let next = 0;
  return enums.map((one) => {
    const i = named.indexOf(one);
    const wide = i >= 0 && bases[2 * i] === 8n;
    const signed = i >= 0 && bases[2 * i + 1] === 1n;
    const pairs = one.members.map((name) => [name, values[next++] ?? 0n] as const);
    // An enum is a set of flags when its values are shifts and at most one member, a mask, has more than one
    // bit.
    const flags = one.flags && pairs.filter(([, value]) => (value & (value - 1n)) !== 0n).length <= 1;
    return { ...one, flags, base: wide ? "u64" : signed ? "i32" : "u32", values: new Map(pairs) };
  });
}

/**
 * Adds the libc records that other records contain by value, and sorts so that a record follows its parts.
 */
function withDependencies(model: Model, own: readonly CRecord[], claimed: Set<string>): CRecord[] {
  const sorted: CRecord[] = [];
  const visitType = (type: CTypeRef): void => {
    if (type.kind === "array") visitType(type.of);
    if (type.kind === "untagged") for (const field of type.record.fields) visitType(field.type);
    if (type.kind === "record") visit(model.records.get(type.name), type.name);
  };
  const visit = (record: CRecord | undefined, name: string): void => {
    if (!record) throw new Error(`no definition of ${name}`);
    if (claimed.has(name)) return;
    claimed.add(name);
    for (const field of record.fields) visitType(field.type);
    sorted.push(record);
  };
  for (const record of own) if (record.tag !== undefined) visit(record, record.tag);
  return sorted;
}
