import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declaredConstants, declaredStructs, describe as describeType } from "../../ffi/generate/declared.ts";
import { newerVersions as verbsVersions } from "../../ffi/ibverbs/newer.ts";
import type { StructType } from "../../ffi/layout/struct-types.ts";
import { newerVersions as cmVersions } from "../../ffi/rdmacm/newer.ts";
import { constantDifferences, type StructFacts, structDifferences } from "./compare.ts";

interface Facts {
  x64: Record<string, StructFacts>;
  arm64: Record<string, StructFacts>;
  constants: Record<string, string>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const facts = read("facts.json") as Facts;
const newer = read("newer-facts.json") as Record<string, { x64: StructFacts; arm64: StructFacts }>;

test("every struct has the layout that clang measured on x86-64", () => {
  expect(structDifferences(declaredStructs("x64"), facts.x64)).toEqual([]);
});

test("every struct has the layout that clang measured on arm64", () => {
  expect(structDifferences(declaredStructs("arm64"), { ...facts.x64, ...facts.arm64 })).toEqual([]);
});

test("every constant has C's value", () => {
  const c = Object.fromEntries(Object.entries(facts.constants).map(([name, value]) => [name, BigInt(value)]));
  expect(constantDifferences(declaredConstants(), c)).toEqual([]);
});

test("structs that later releases added or changed have the layout that clang measured", () => {
  const lists = { ...verbsVersions, ...cmVersions } as Record<
    string,
    readonly (readonly [number, StructType])[]
  >;
  for (const [tag, list] of Object.entries(lists)) {
    for (const [release, type] of list) {
      const fact = newer[`${tag}_v${release}`] ?? newer[tag];
      expect(fact, tag).toBeDefined();
      for (const arch of ["x64", "arm64"] as const) {
        expect(structDifferences({ [tag]: describeType(type, arch) }, { [tag]: fact![arch] })).toEqual([]);
      }
    }
  }
});

test("the mutex shifts the fields after it on arm64", () => {
  const [x64, arm64] = [declaredStructs("x64"), declaredStructs("arm64")];
  expect([x64["ibv_context"]?.fields["abi_compat"], arm64["ibv_context"]?.fields["abi_compat"]]).toEqual([
    320, 328,
  ]);
  expect([x64["ibv_qp_ex"]?.fields["wr_send"], arm64["ibv_qp_ex"]?.fields["wr_send"]]).toEqual([240, 248]);
});

test("port attributes are 52 bytes in release 48 and 56 in release 49", () => {
  expect(declaredStructs("x64", 48)["ibv_port_attr"]?.size).toBe(52);
  expect(declaredStructs("x64", 49)["ibv_port_attr"]?.size).toBe(56);
  expect([59, 62, 64].map((n) => declaredStructs("x64", n)["verbs_context"]?.size)).toEqual([672, 680, 696]);
});

test("the comparison finds a wrong offset, size, name and value", () => {
  const declared = declaredStructs("x64");
  const c = structuredClone(facts.x64);
  c["ibv_wc"]!.fields["qp_num"] = 32;
  c["ibv_sge"]!.size = 24;
  c["ibv_pd"]!.fields["lost"] = 12;
  expect(structDifferences(declared, c)).toEqual(
    [
      "offsetof(ibv_pd, lost): declared undefined, C 12",
      "offsetof(ibv_wc, qp_num): declared 28, C 32",
      "sizeof(ibv_sge): declared 16, C 24",
    ].sort((a, b) => order(declared, a) - order(declared, b)),
  );
  expect(constantDifferences({ IBV_WR_SEND: 2n }, { IBV_WR_SEND: 3n })).toEqual([
    "IBV_WR_SEND: declared 2, C 3",
  ]);
});

function order(declared: object, line: string): number {
  return Object.keys(declared).indexOf(/\((\w+)/.exec(line)?.[1] ?? "");
}
