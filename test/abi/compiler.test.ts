import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileFlags } from "../../ffi/generate/clang.ts";
import { declaredConstants, declaredStructs, newerConstants } from "../../ffi/generate/declared.ts";
import { functions, inlineFunctions } from "../../ffi/ibverbs/functions.ts";
import * as verbsText from "../../ffi/ibverbs/generated/c-text.ts";
import { functions as cmFunctions, inlineFunctions as cmInline } from "../../ffi/rdmacm/functions.ts";
import * as connectionText from "../../ffi/rdmacm/generated/c-text.ts";
import { constantDifferences, structDifferences } from "./compare.ts";
import {
  assertions,
  findCompiler,
  headerLines,
  installedRelease,
  measureConstants,
  measureStructs,
  obstacle,
  otherPrototypes,
} from "./probe.ts";

const why = obstacle();
const note = why === undefined ? "" : ` (skipped: ${why})`;
const release = installedRelease();
const arch = process.arch === "arm64" ? "arm64" : "x64";

test.skipIf(why !== undefined)(`C agrees with every size and offset${note}`, () => {
  const declared = declaredStructs(arch, release);
  expect(structDifferences(declared, measureStructs(declared))).toEqual([]);
  expect(Object.keys(declared).length).toBeGreaterThan(125);
});

test.skipIf(why !== undefined)(`C agrees with every constant${note}`, () => {
  const declared = declaredConstants();
  expect(constantDifferences(declared, measureConstants(Object.keys(declared)))).toEqual([]);
  expect(Object.keys(declared).length).toBeGreaterThan(590);
});

test.skipIf(why !== undefined)(`a wrong offset makes the comparison with C fail${note}`, () => {
  const declared = declaredStructs(arch, release);
  const { ibv_wc } = declared;
  const planted = { ibv_wc: { ...ibv_wc!, fields: { ...ibv_wc!.fields, byte_len: 24 } } };
  expect(structDifferences(planted, measureStructs(planted))).toEqual([
    "offsetof(ibv_wc, byte_len): declared 24, C 20",
  ]);
});

test.skipIf(why !== undefined)(
  `the tables have every struct, union, constant and function of the headers${note}`,
  () => {
    const text = headerLines().join("\n");
    const tags = [...text.matchAll(/^(?:struct|union) (\w+) \{/gm)].map((match) => match[1] ?? "");
    const structs = declaredStructs(arch, release);
    expect(tags.filter((tag) => structs[tag] === undefined)).toEqual([]);

    const known = { ...declaredConstants(), ...newerConstants() };
    const names = new Set(text.match(/\b(?:IBV|RDMA|RAI)_[A-Z0-9_]+\b/g));
    expect(
      [...names].filter((name) => known[name] === undefined && !/_H$|^RDMA_(STATIC|UAPI)/.test(name)),
    ).toEqual([]);

    expect(names.size).toBeGreaterThan(450);

    const functionsOfOurs = { ...functions, ...inlineFunctions, ...cmFunctions, ...cmInline };
    const declared = [
      ...text.matchAll(/\b((?:ibv|rdma|mult|mbps|r[a-z]+)\w*)\([^()]*(?:\([^()]*\)[^()]*)*\)\s*[;{]/g),
    ];
    const missing = declared
      .map((match) => match[1] ?? "")
      .filter((name) => /^(ibv_|rdma_|mult_|mbps_)/.test(name) && !(name in functionsOfOurs));
    expect(declared.length).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  },
);

test.skipIf(why !== undefined)(`C agrees with the prototype of every function in the manual${note}`, () => {
  expect(otherPrototypes({ ...verbsText.prototypes, ...connectionText.prototypes })).toEqual([]);
  const wrong = "int rdma_get_recv_comp(struct rdma_cm_id *id, void *wc)";
  expect(otherPrototypes({ rdma_get_recv_comp: wrong })).toEqual(["rdma_get_recv_comp"]);
});

const clang = findCompiler(["clang"]);
const whyArm = why ?? (clang === undefined ? "no clang" : undefined);

test.skipIf(whyArm !== undefined)(
  `C for arm64 agrees with every size and offset${whyArm ? ` (skipped: ${whyArm})` : ""}`,
  () => {
    const scratch = mkdtempSync(join(tmpdir(), "doorbell-abi-arm64-"));
    try {
      const check = (program: string): string => {
        const args = [
          ...compileFlags("arm64", scratch),
          "-w",
          "-ferror-limit=0",
          "-fsyntax-only",
          "-x",
          "c",
          "-",
        ];
        return spawnSync("clang", args, { input: program, encoding: "utf8" }).stderr;
      };
      expect(check(assertions(declaredStructs("arm64", release)))).toBe("");
      expect(check(assertions({ ibv_qp: { kind: "struct", size: 160, fields: {} } }))).toContain(
        "sizeof ibv_qp",
      );
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
);
