/**
 * Declarations of the committed verbs tables as plain data, for a comparison with C.
 * @module
 */
import * as verbsConstants from "../ibverbs/constants.ts";
import * as verbsNewer from "../ibverbs/newer.ts";
import * as verbsStructs from "../ibverbs/structs.ts";
import { type Arch, layoutOf } from "../layout/index.ts";
import type { StructType } from "../layout/struct-types.ts";
import * as cmConstants from "../rdmacm/constants.ts";
import * as cmNewer from "../rdmacm/newer.ts";
import * as cmStructs from "../rdmacm/structs.ts";

/** Declared struct with the offset of each member by its C path. */
export interface DeclaredStruct {
  kind: "struct" | "union";
  size: number;
  fields: Record<string, number>;
}

export type DeclaredStructs = Record<string, DeclaredStruct>;

const isStruct = (value: unknown): value is StructType =>
  typeof value === "object" && value !== null && "placement" in value;

/** Returns the offsets of every member, including members of nested structs, from the start of `type`. */
function paths(type: StructType, arch: Arch, base: number, prefix: string): [string, number][] {
  return type.placement(arch).members.flatMap((member): [string, number][] => {
    // C has no offsetof for bitfields ("u32:1").
    if (/:\d+$/.test(member.type.name)) return [];
    const path = prefix + member.name;
    const at = base + member.offset;
    const inner = isStruct(member.type) ? paths(member.type, arch, at, `${path}.`) : [];
    return [[path, at], ...inner];
  });
}

/** Returns the size and the offsets of a declared type on an architecture. */
export function describe(type: StructType, arch: Arch): DeclaredStruct {
  return {
    kind: type.kind === "union" ? "union" : "struct",
    size: layoutOf(type, arch).size,
    fields: Object.fromEntries(paths(type, arch, 0, "")),
  };
}

/** Returns every struct and union of the tables in an rdma-core release, from the baseline (44) on. */
export function declaredStructs(arch: Arch, release = 44): DeclaredStructs {
  const all: DeclaredStructs = {};
  for (const [name, type] of Object.entries({ ...verbsStructs, ...cmStructs })) {
    if (isStruct(type)) all[name] = describe(type, arch);
  }
  for (const [name, list] of Object.entries({ ...verbsNewer.newerVersions, ...cmNewer.newerVersions })) {
    for (const [since, type] of list as readonly (readonly [number, StructType])[]) {
      if (since <= release) all[name] = describe(type, arch);
    }
  }
  return all;
}

/** Returns every constant of the baseline tables by name. */
export function declaredConstants(): Record<string, bigint> {
  return numbersOf({ ...verbsConstants, ...cmConstants });
}

/** Returns the constants of releases after the baseline. */
export function newerConstants(): Record<string, bigint> {
  return numbersOf({ ...verbsNewer, ...cmNewer });
}

function numbersOf(module: Record<string, unknown>): Record<string, bigint> {
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === "number" || typeof value === "bigint" ? [[name, BigInt(value)] as const] : [],
    ),
  );
}
