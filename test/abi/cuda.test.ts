import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileFlags } from "../../ffi/generate/clang.ts";
import {
  declaredConstantsOf,
  declaredEnumsOf,
  declaredFunctionsOf,
  declaredNamesOf,
  declaredStructsOf,
} from "../../ffi/generate/cuda-declared.ts";
import { factsFile, type RecordedFacts } from "../../ffi/generate/cuda-facts.ts";
import { LIBRARIES } from "../../ffi/generate/cuda-libraries.ts";
import { libraryNamed } from "../../ffi/generate/cuda-tables.ts";
import type { DeclaredStructs } from "../../ffi/generate/declared.ts";
import type { Library } from "../../ffi/generate/libraries/library.ts";
import { arch } from "../../ffi/layout/index.ts";
import { constantDifferences, type StructFacts, structDifferences } from "./compare.ts";
import {
  findHeaders,
  type Headers,
  headerText,
  includeFlags,
  meanings,
  measureNames,
  measureStructs,
  prelude,
} from "./cuda-probe.ts";
import { llvmDeclarations, signatureDifferences } from "./cuda-signatures.ts";
import { findCompiler } from "./probe.ts";

/** Names whose values count or date the contents of a header. */
const DATED =
  /^(CUDA_VERSION|CU(BLAS|FFT|RAND|SOLVER)_VER\w+|MAX_CUFFT_ERROR|CUBLASLT_\w+_END|NCCL_(MAJOR|MINOR|PATCH|VERSION_CODE)|ncclNum\w+|NVML_API_VERSION|\w+_(MAX|COUNT|LAST)|\w+_NUM_\w+)$/;

/** Names of the variants for the per-thread default stream. */
const PER_THREAD = /_pt(ds|sz)$/;

/** Returns true when a version ("2.28.9", "of CUDA 13.0") is newer than the version in the facts. */
function isNewer(version: string, source: string): boolean {
  const [ours, theirs] = [source, version].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  const differing = theirs!.findIndex((number, i) => number !== ours![i]);
  return differing >= 0 && theirs![differing]! > (ours![differing] ?? 0);
}

const bigints = (values: Readonly<Record<string, string | number>>): Record<string, bigint> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, BigInt(value)]));

const factsOf = ({ name }: Library): RecordedFacts =>
  JSON.parse(readFileSync(new URL(factsFile(name), import.meta.url), "utf8")) as RecordedFacts;

/**
 * Returns the part of `declared` that a header of another version also has. Missing fields are dropped, and
 * reserved space may shrink.
 */
function known(declared: DeclaredStructs, c: Readonly<Record<string, StructFacts>>): DeclaredStructs {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, { kind, size, fields }]) => {
      const theirs = c[name];
      if (theirs === undefined) return [];
      const shared = Object.entries(fields).filter(([path]) => path in theirs.fields && path !== "reserved");
      for (const path of Object.keys(theirs.fields)) if (path === "reserved") delete theirs.fields[path];
      const grown = shared.length < Object.keys(fields).length && theirs.size < size;
      return [[name, { kind, size: grown ? theirs.size : size, fields: Object.fromEntries(shared) }]];
    }),
  );
}

describe.each(LIBRARIES)("$name", (library) => {
  const facts = factsOf(library);
  const headers = findHeaders(library);
  const skip = typeof headers === "string";
  const same = !skip && facts.source.startsWith(`${library.headers[0]} ${headers.version},`);
  const note = skip ? ` (skipped: ${headers})` : same ? "" : ` (header ${headers.version}: its common part)`;
  const present = headers as Headers;
  // AMD renumbers enums between releases, so only its signatures can be compared with a header of another
  // release.
  const renumbered = library.version !== undefined && !same;

  test("every struct has the layout that clang measured on x86-64", () => {
    expect(structDifferences(declaredStructsOf(library.name, "x64"), facts.x64)).toEqual([]);
  });

  test("every struct has the layout that clang measured on arm64", () => {
    const measured = { ...facts.x64, ...facts.arm64 };
    expect(structDifferences(declaredStructsOf(library.name, "arm64"), measured)).toEqual([]);
  });

  test("every constant has C's value, every enum C's size", () => {
    expect(constantDifferences(declaredConstantsOf(library.name), bigints(facts.constants))).toEqual([]);
    expect(declaredEnumsOf(library.name)).toEqual(facts.enums);
  });

  test.skipIf(skip || renumbered)(`C agrees with every size and offset${note}`, () => {
    const declared = declaredStructsOf(library.name, arch);
    const measured = measureStructs(present, declared, facts.spelling);
    expect(structDifferences(same ? declared : known(declared, measured), measured)).toEqual([]);
  });

  test.skipIf(skip || renumbered)(`C agrees with every constant${note}`, () => {
    const declared = declaredConstantsOf(library.name);
    const measured = measureNames(present, Object.keys(declared), (name) => name);
    const shared = Object.entries(declared).filter(([name]) => name in measured && !DATED.test(name));
    const theirs = Object.fromEntries(Object.entries(measured).filter(([name]) => !DATED.test(name)));
    expect(
      constantDifferences(same ? declared : Object.fromEntries(shared), same ? measured : theirs),
    ).toEqual([]);
    expect(shared.length).toBeGreaterThan(Object.keys(declared).length * 0.8 - 5);
  });

  test.skipIf(skip || renumbered)(`C agrees with the size of every enum${note}`, () => {
    const enums = declaredEnumsOf(library.name);
    const spelled = (name: string): string => `sizeof(${facts.spelling[name] ?? name})`;
    const measured = measureNames(present, Object.keys(enums), spelled);
    const shared = Object.entries(enums).filter(([name]) => same || name in measured);
    expect(bigints(Object.fromEntries(shared))).toEqual(measured);
  });

  const structWithFields = Object.entries(declaredStructsOf(library.name, arch)).find(
    ([, { fields }]) => Object.keys(fields).length > 1,
  );

  test.skipIf(skip || renumbered || structWithFields === undefined)(
    `the comparison finds a wrong offset${note}`,
    () => {
      const [name, one] = structWithFields!;
      const [, field = ""] = Object.keys(one.fields);
      const right = one.fields[field]!;
      const planted = { [name]: { ...one, fields: { ...one.fields, [field]: right + 4 } } };
      const measured = measureStructs(present, planted, facts.spelling);
      expect(structDifferences(same ? planted : known(planted, measured), measured)).toEqual([
        `offsetof(${name}, ${field}): declared ${right + 4}, C ${right}`,
      ]);
    },
  );

  test.skipIf(skip || renumbered || library.macros.source === "^$")(
    `the comparison finds a wrong constant${note}`,
    () => {
      const [constant = "", value = 0n] = Object.entries(declaredConstantsOf(library.name)).at(-1) ?? [];
      const real = measureNames(present, [constant], (text) => text);
      expect(constantDifferences({ [constant]: value + 1n }, real)).toEqual([
        `${constant}: declared ${value + 1n}, C ${value}`,
      ]);
    },
  );

  test("a name that cuda.h maps to another export has its signature, and no name maps to the older export", () => {
    const { functions, byValue, apiNames } = declaredFunctionsOf(library.name);
    expect(apiNames).toEqual(facts.apiNames);
    for (const [name, meant] of Object.entries(apiNames)) {
      expect([name, functions[name], byValue[name]]).toEqual([name, functions[meant], byValue[meant]]);
      expect(apiNames, meant).not.toHaveProperty(meant);
    }
  });

  test.skipIf(skip)(`the C preprocessor maps each name to the export that we call${note}`, () => {
    const { functions, apiNames } = declaredFunctionsOf(library.name);
    const names = Object.keys(functions).filter((name) => !PER_THREAD.test(name));
    const plain = meanings(present, names);
    const wrong = (declared: Readonly<Record<string, string>>): string[] =>
      names.filter((name) => (declared[name] ?? name) !== plain.get(name));
    expect(wrong(apiNames)).toEqual([]);
    const [first = ""] = Object.keys(apiNames);
    if (first !== "") expect(wrong({ ...apiNames, [first]: first })).toEqual([first]);
    if (library.perThread === undefined) return;

    const perThread = meanings(present, names, [library.perThread]);
    const meantThere = [...perThread].flatMap(([name, meant]) => {
      const suffix = PER_THREAD.exec(meant)?.[0];
      return suffix === undefined ? [] : [{ name: name + suffix, meant }];
    });
    const differing = meantThere.filter(({ name, meant }) => (apiNames[name] ?? name) !== meant);
    // The header wraps this export in a function of its own.
    const inline = library.name === "cuda" ? ["cuGetProcAddress_v2_ptsz"] : [];
    expect(differing.map(({ meant }) => meant)).toEqual(inline);
    expect(meantThere.filter(({ name, meant }) => !(name in functions) && !inline.includes(meant))).toEqual(
      [],
    );
    expect(meantThere.length).toBeGreaterThan(1);
  });

  // A header newer than the tables may have additional names.
  const newer = !skip && isNewer(headers.version, facts.source);
  const leftOut = newer ? " (skipped: the header is newer than the tables)" : note;
  test.skipIf(skip || newer || library.soname === "")(
    `the tables have every type, constant and function of the header${leftOut}`,
    () => {
      const text = headerText(present)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
        .replace(/^#ifdef _WIN32$[\s\S]*?^#endif/gm, "");
      const types = [...text.matchAll(/^\}\s*(\w+)\s*;/gm)].map((match) => match[1] ?? "");
      const names = declaredNamesOf(library.name);
      expect(types.filter((name) => !names.has(name))).toEqual([]);
      const aliases = [...text.matchAll(/^typedef (\w+) (\w+);/gm)].filter(([, type = ""]) =>
        names.has(type),
      );
      expect(aliases.map((match) => match[2] ?? "").filter((name) => !names.has(name))).toEqual([]);

      const { functions } = declaredFunctionsOf(library.name);
      const prefix = library.functions.source.slice(1);
      const bodies = library.inlineWrappers === true ? "return" : "static| *(?:return|inline)";
      const prototypes = new RegExp(`^(?!#|typedef|${bodies})[\\w *]*?\\b(${prefix}\\w*)\\(`, "gm");
      const found = [...text.matchAll(prototypes)].map((match) => match[1] ?? "");
      // These names exist in C++ only.
      expect(
        found.filter(
          (name) => !(name in functions) && !/^(nvrtcGetTypeName|hip\w+SurfaceObject)$/.test(name),
        ),
      ).toEqual([]);
      expect(new Set(found).size).toBeGreaterThan(Object.keys(functions).length * 0.6);

      // A header of another version may lack constants.
      if (!same) return;
      const constants = declaredConstantsOf(library.name);
      const words = new Set<string>(
        text.match(
          /\b(CU|CUDA|NVRTC|NVML|NCCL|CUFILE|CU_FILE|CUBLAS|CUBLASLT|CUFFT|CURAND|CUSOLVER|NVJITLINK)_[A-Z0-9_]+\b(?!\()/g,
        ),
      );
      const valued = measureNames(present, [...words], (name) => name);
      const integers = Object.keys(valued).filter(
        (name) => !/UNDEF_FLOAT|_(STR|FMT|SUFFIX)$/.test(name) && !library.skippedMacros?.test(name),
      );
      const included = LIBRARIES.find(({ name }) => name === library.enumsFrom);
      const elsewhere = included === undefined ? {} : declaredConstantsOf(included.name);
      expect(integers.filter((name) => !(name in constants || name in elsewhere))).toEqual([]);
    },
  );

  const whyClang = skip ? headers : findCompiler(["clang"]) === undefined ? "no clang" : undefined;
  const clangNote = whyClang ? ` (skipped: ${whyClang})` : note;

  test.skipIf(whyClang !== undefined)(
    `the compiler's own declarations have our signatures${clangNote}`,
    () => {
      const { functions, byValue, apiNames } = declaredFunctionsOf(library.name);
      if (library.soname === "") return; // This interface has structs only.
      const exported = Object.keys(functions).filter((name) => !(name in apiNames));
      const declarations = llvmDeclarations(present, exported);
      // A table may keep functions of earlier headers.
      const isComplete = same && library.keepsRemoved !== true;
      const ours = exported.filter((name) => isComplete || declarations.has(name));
      expect(signatureDifferences(functions, byValue, ours, declarations)).toEqual([]);
      expect(ours.length).toBeGreaterThan(Object.keys(functions).length * 0.6);
      const name = ours.find((one) => functions[one]!.length > 1)!;
      const [result, , ...rest] = functions[name]!;
      const planted = { ...functions, [name]: [result, "f64", ...rest] as const };
      expect(signatureDifferences(planted, byValue, ours, declarations).length).toBe(1);
    },
  );

  test.skipIf(whyClang !== undefined || !same)(
    `C for arm64 agrees with every size and offset${clangNote}`,
    () => {
      const scratch = mkdtempSync(join(tmpdir(), "doorbell-cuda-arm64-"));
      const check = (declared: DeclaredStructs): string => {
        const claims = Object.entries(declared).flatMap(([name, { size, fields }]) => {
          const c = facts.spelling[name] ?? name;
          return [
            `_Static_assert(sizeof(${c}) == ${size}, "sizeof ${name}");`,
            ...Object.entries(fields).map(
              ([path, at]) => `_Static_assert(offsetof(${c}, ${path}) == ${at}, "${name} ${path}");`,
            ),
          ];
        });
        const flags = [
          ...compileFlags("arm64", scratch),
          ...includeFlags(present),
          "-w",
          "-fsyntax-only",
          "-x",
          "c",
          "-",
        ];
        const input = `${prelude(present).replace("#include <stdio.h>\n", "")}${claims.join("\n")}\n`;
        return spawnSync("clang", ["-ferror-limit=0", ...flags], { input, encoding: "utf8" }).stderr;
      };
      try {
        const declared = declaredStructsOf(library.name, "arm64");
        expect(check(declared)).toBe("");
        for (const [name, one] of Object.entries(declared).slice(0, 1)) {
          expect(check({ [name]: { ...one, size: one.size + 4 } })).toContain(`sizeof ${name}`);
        }
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  );
});

const root = fileURLToPath(new URL("../..", import.meta.url));
const tsx = join(root, "node_modules/.bin/tsx");
const cuda = findHeaders(LIBRARIES[0]!);
const why =
  typeof cuda === "string"
    ? cuda
    : !factsOf(LIBRARIES[0]!).source.includes(`${cuda.version},`)
      ? `headers ${cuda.version}`
      : findCompiler(["clang"]) === undefined
        ? "no clang"
        : existsSync(tsx)
          ? undefined
          : "no tsx";

test.skipIf(why !== undefined)(
  `the committed tables of libcuda equal the output of the generator${why ? ` (skipped: ${why})` : ""}`,
  () => {
    const out = mkdtempSync(join(tmpdir(), "doorbell-cuda-generated-"));
    try {
      const written = ["cuda", "interop"].flatMap((library) => {
        if (typeof findHeaders(libraryNamed(library as Library["name"])) === "string") return [];
        const args = ["ffi/generate/cuda.ts", "--only", library, "--out", out];
        const run = spawnSync(tsx, args, { cwd: root, encoding: "utf8" });
        expect(run.status, run.stderr).toBe(0);
        return [...run.stdout.matchAll(/^(\S+): \d+ lines$/gm)].map((match) => match[1] ?? "");
      });
      expect(written.length).toBeGreaterThanOrEqual(4);
      for (const file of written) {
        expect(readFileSync(join(out, file), "utf8") === readFileSync(join(root, file), "utf8"), file).toBe(
          true,
        );
      }
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
);
