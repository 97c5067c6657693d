/**
 * What the committed tables declare, as plain data: the other side of the comparison with C.
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

/** A struct as declared: offsets by path, as C's offsetof takes it. */
export interface DeclaredStruct {
  kind: "struct" | "union";
  size: number;
  fields: Record<string, number>;
}

export type DeclaredStructs = Record<string, DeclaredStruct>;

const isStruct = (value: unknown): value is StructType =>
  typeof value === "object" && value !== null && "placement" in value;

/** Offsets of every member, and of the members of nested structs, from the start of `type`. */
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

/** A declared type's size and offsets on an architecture. */
export function describe(type: StructType, arch: Arch): DeclaredStruct {
  return {
    kind: type.kind === "union" ? "union" : "struct",
    size: layoutOf(type, arch).size,
    fields: Object.fromEntries(paths(type, arch, 0, "")),
  };
}

/** Every struct and union of the tables, as of an rdma-core release from the baseline (44) on. */
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

/** Every constant of the baseline tables, by name. */
export function declaredConstants(): Record<string, bigint> {
  return numbersOf({ ...verbsConstants, ...cmConstants });
}

/** Constants of later releases. */
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
