/**
 * Reads and measures one NVIDIA header.
 * @module
 */
import { type AstNode, evaluate, expand, macros, parse, parseCxx, type Target } from "./clang.ts";
import { LIBRARIES } from "./cuda-libraries.ts";
import { isFlags } from "./cuda-overrides.ts";
import { resolveTypedefs, type TagNames } from "./cuda-typedefs.ts";
import { paths, type RecordFacts } from "./facts.ts";
import type { Library } from "./libraries/library.ts";
import { buildModel, type CEnum, type CFunction, type CRecord, type Model } from "./model.ts";
import type { MeasuredEnum, Tables } from "./tables.ts";
import type { CTypeRef } from "./types.ts";

/** Declarations of a library that the emitters and the ABI facts need. */
export interface LibraryTables extends Omit<Tables, "tables"> {
  library: Library;
  names: TagNames;
  records: CRecord[];
  enums: MeasuredEnum[];
  macros: Map<string, bigint>;
  /** Functions that the library exports. */
  exported: CFunction[];
  /** Functions that C programs can name: exports without aliased names, plus the aliases themselves. */
  functions: CFunction[];
  /** Functions that the headers define inline and that inline.ts implements. */
  inline: CFunction[];
  /** Exported name behind each aliased function name: cuMemAlloc maps to cuMemAlloc_v2. */
  apiNames: Map<string, string>;
}

/** Returns the library with the given name. */
export function libraryNamed(name: Library["name"]): Library {
  const found = LIBRARIES.find((one) => one.name === name);
  if (found === undefined) throw new RangeError(`no library ${name}`);
  return found;
}

/** Reads a library's headers, found in `directories`. */
export function readLibrary(library: Library, directories: readonly string[]): LibraryTables {
  const target: Target = {
    headers: library.headers,
    directory: directories.join(":"),
    arch: "x64",
    defines: [...library.defines, ...library.exported],
  };
  const declarations = parse(target);
  declarations.push(...declaredForCxx(target, library, declarations));
  const names = resolveTypedefs(declarations);
  const model = buildModel(declarations);
  const owns = (file: string): boolean => library.files.some((name) => file.endsWith(`/${name}`));
  const enums = measureEnums(
    target,
    model.enums.filter((one) => owns(one.file) && (library.enums?.test(one.name ?? "") ?? true)),
    names,
  );
  const records = withDependencies(
    model,
    [...model.records.values()].filter(
      (one) => owns(one.file) && (library.records?.test(one.tag ?? "") ?? true),
    ),
  );
  const isInline = (one: CFunction): boolean => one.inline && library.inline?.test(one.name) === true;
  const exported = [...model.functions.values()].filter(
    (one) => owns(one.file) && library.functions.test(one.name) && !isInline(one),
  );
  const apiNames = readApiNames(target, library, exported);
  const inline = [...model.functions.values()].filter((one) => owns(one.file) && isInline(one));
  return {
    library,
    target,
    inline,
    model,
    names,
    byName: new Map(enums.flatMap((one) => (one.name === undefined ? [] : [[one.name, one] as const]))),
    records,
    enums,
    macros: measureMacros(target, library, new Set(enums.flatMap((one) => one.members))),
    exported,
    functions: namedFunctions(exported, apiNames),
    apiNames,
  };
}

/** Returns the functions that the headers declare for C++ alone, as declarations of the library's first header. */
function declaredForCxx(target: Target, library: Library, inC: readonly AstNode[]): AstNode[] {
  if (library.cxxOnly === undefined) return [];
  const known = new Set(inC.flatMap((node) => (node.kind === "FunctionDecl" ? [node.name] : [])));
  return parseCxx(target, library.cxxOnly)
    .filter((node) => !known.has(node.name))
    .map((node) => ({ ...node, file: `/${library.files[0]}` }));
}

function measureEnums(target: Target, enums: readonly CEnum[], names: TagNames): MeasuredEnum[] {
  const spelled = enums.map((one) => names.spelling.get(one.name ?? ""));
  const expressions = spelled.flatMap((c) => (c ? [`sizeof(${c})`, `((${c})-1) < 0`] : ["4", "0"]));
  const bases = evaluate(target, expressions);
  const values = evaluate(
    target,
    enums.flatMap((one) => one.members),
  );
  let next = 0;
  return enums.map((one, i) => {
    const pairs = one.members.map((name) => [name, values[next++] ?? 0n] as const);
    const wide = bases[2 * i] === 8n;
    return {
      ...one,
      flags: one.name !== undefined && isFlags(one.name),
      base: wide ? "u64" : bases[2 * i + 1] === 1n ? "i32" : "u32",
      values: new Map(pairs),
    };
  });
}

function measureMacros(target: Target, library: Library, members: ReadonlySet<string>): Map<string, bigint> {
  const defined = macros(target, library.files)
    .map((one) => one.name)
    .filter((name) => library.macros.test(name) && !library.skippedMacros?.test(name) && !members.has(name));
  const names = [...new Set(defined)];
  // Pointers such as `((CUstream)0x1)` are constants too. Text, floating-point values and type names are not.
  const integers = evaluate(
    target,
    names.map((name) => `__builtin_choose_expr(__builtin_classify_type(${name}) == 8, (void)0, (${name}))`),
  );
  return new Map(
    names.flatMap((name, i) => (integers[i] === undefined ? [] : [[name, integers[i]] as const])),
  );
}

const PER_THREAD = /_pt(ds|sz)$/;

/** Returns the export behind each aliased function name, according to the preprocessor. */
function readApiNames(target: Target, library: Library, exported: readonly CFunction[]): Map<string, string> {
  const exports = new Set(exported.map((one) => one.name));
  const plain = { ...target, defines: library.defines };
  const defined = macros(plain, library.files).map((one) => one.name);
  const names = [...new Set([...defined.filter((name) => library.functions.test(name)), ...exports])];
  const found = new Map<string, string>();
  expand(plain, names).forEach((meant, i) => {
    const name = names[i] ?? "";
    if (meant !== name && exports.has(meant)) found.set(name, meant);
  });
  if (library.perThread === undefined) return found;
  const perThread = { ...target, defines: [...library.defines, library.perThread] };
  expand(perThread, names).forEach((meant, i) => {
    const suffix = PER_THREAD.exec(meant)?.[0];
    if (suffix === undefined || PER_THREAD.test(names[i] ?? "")) return;
    const name = `${names[i]}${suffix}`;
    if (meant !== name && exports.has(meant)) found.set(name, meant);
  });
  return found;
}

/**
 * Returns the functions that a C program can name. The headers redefine the names of some exports, so the
 * result has the new names instead.
 */
function namedFunctions(exported: readonly CFunction[], apiNames: ReadonlyMap<string, string>): CFunction[] {
  const byName = new Map(exported.map((one) => [one.name, one]));
  const other = [...apiNames].map(([name, meant]) => ({ ...byName.get(meant)!, name }));
  return [...exported.filter((one) => !apiNames.has(one.name)), ...other];
}

/** Sorts records so that each one follows the records it contains, and adds records of other headers. */
function withDependencies(model: Model, own: readonly CRecord[]): CRecord[] {
  const sorted = new Map<string, CRecord>();
  const visitType = (type: CTypeRef): void => {
    if (type.kind === "array") visitType(type.of);
    if (type.kind === "untagged") for (const field of type.record.fields) visitType(field.type);
    if (type.kind === "record") visit(model.records.get(type.name), type.name);
  };
  const visit = (record: CRecord | undefined, name: string): void => {
    if (!record) throw new Error(`no definition of ${name}`);
    if (sorted.has(name)) return;
    for (const field of record.fields) visitType(field.type);
    sorted.set(name, record);
  };
  for (const record of own) if (record.tag !== undefined) visit(record, record.tag);
  return [...sorted.values()];
}

/** Facts that C reports for one library on one architecture. */
export interface LibraryFacts {
  structs: Record<string, RecordFacts>;
  /** Size of each named enum in bytes, which is also the size of its fields. */
  enums: Record<string, number>;
  constants: Record<string, string>;
}

/** Measures every record, enum and constant of a library. */
export function measureLibrary(tables: LibraryTables, arch: Target["arch"]): LibraryFacts {
  const target = { ...tables.target, arch };
  const spelled = (name: string): string => tables.names.spelling.get(name) ?? name;
  const named = tables.enums.flatMap((one) => (one.name === undefined ? [] : [one.name]));
  const wanted = tables.records.map((record) => ({ record, paths: paths(record, tables.model) }));
  const expressions = [
    ...wanted.flatMap(({ record, paths }) => {
      const c = spelled(record.tag ?? "");
      return [`sizeof(${c})`, `_Alignof(${c})`, ...paths.map((path) => `offsetof(${c}, ${path})`)];
    }),
    ...named.map((name) => `sizeof(${spelled(name)})`),
  ];
  const values = evaluate(target, expressions);
  let next = 0;
  const take = (): number => {
    const value = values[next];
    if (value === undefined) throw new Error(`clang cannot evaluate ${expressions[next]} for ${arch}`);
    next++;
    return Number(value);
  };
  const structs: Record<string, RecordFacts> = {};
  for (const { record, paths } of wanted) {
    const facts: RecordFacts = { size: take(), align: take(), fields: {} };
    for (const path of paths) facts.fields[path] = take();
    structs[record.tag ?? ""] = facts;
  }
  const enums = Object.fromEntries(named.map((name) => [name, take()]));
  const constants: Record<string, string> = {};
  for (const [name, value] of tables.macros) constants[name] = value.toString();
  for (const one of tables.enums) for (const [name, value] of one.values) constants[name] = value.toString();
  return { structs, enums, constants };
}
