/**
 * Reads facts from the C compiler: declarations from clang's AST, and numbers from compiled constant
 * expressions. No compiled code is executed, so the same code measures every architecture that clang
 * supports.
 * @module
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Node of `clang -ast-dump=json`, limited to the fields that the generator reads. */
export interface AstNode {
  id: string;
  kind: string;
  name?: string;
  /**
   * Header that contains the declaration. {@link parse} fills the field in, because clang prints the header
   * only when it changes.
   */
  file?: string;
  tagUsed?: "struct" | "union";
  completeDefinition?: boolean;
  isImplicit?: boolean;
  isBitfield?: boolean;
  storageClass?: string;
  inline?: boolean;
  variadic?: boolean;
  opcode?: string;
  type?: { qualType: string; desugaredQualType?: string };
  inner?: AstNode[];
}

/** Headers to compile, their search path and the target architecture. */
export interface Target {
  headers: readonly string[];
  /** Directories to search before the system's, joined by ":". They hold headers of another version. */
  directory?: string | undefined;
  /** Macros to define before the headers. */
  defines?: readonly string[];
  arch: "x64" | "arm64";
}

const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * Sizes of pthread types on arm64, in bytes, for machines without arm64 headers. The values are those of
 * glibc's sysdeps/aarch64/nptl/bits/pthreadtypes-arch.h.
 */
const ARM64_PTHREAD_SIZES = {
  ATTR: 64,
  MUTEX: 48,
  MUTEXATTR: 8,
  CONDATTR: 8,
  RWLOCK: 56,
  RWLOCKATTR: 8,
  BARRIER: 32,
  BARRIERATTR: 8,
};

function source(target: Target): string {
  const defines = (target.defines ?? []).map((name) => `#define ${name}\n`).join("");
  return `#define _GNU_SOURCE\n${defines}#include <stddef.h>\n${target.headers.map((header) => `#include <${header}>\n`).join("")}`;
}

/**
 * Returns clang's flags for a target. Writes stand-in arm64 headers into `scratch` when the real headers are
 * absent.
 */
export function compileFlags(arch: Target["arch"], scratch: string, directory?: string): string[] {
  const own = directory ? directory.split(":").flatMap((one) => ["-I", one]) : [];
  if (arch === "x64") return ["--target=x86_64-linux-gnu", ...own];
  const cross = process.env["DOORBELL_ARM64_HEADERS"] ?? "/usr/aarch64-linux-gnu/include";
  if (existsSync(cross)) {
    return [
      "--target=aarch64-linux-gnu",
      "-nostdlibinc",
      ...own,
      "-isystem",
      cross,
      "-idirafter",
      "/usr/include",
    ];
  }
  mkdirSync(join(scratch, "bits"), { recursive: true });
  const sizes = Object.entries(ARM64_PTHREAD_SIZES).map(([k, v]) => `#define __SIZEOF_PTHREAD_${k}_T ${v}\n`);
  writeFileSync(
    join(scratch, "bits/pthreadtypes-arch.h"),
    `${sizes.join("")}#define __SIZEOF_PTHREAD_COND_T 48\n#define __LOCK_ALIGNMENT\n#define __ONCE_ALIGNMENT\n`,
  );
  // The x86 headers serve for everything else. Both architectures are LP64, and no struct in the tables
  // depends on another difference.
  const host = ["-D__x86_64__", "-isystem", "/usr/include/x86_64-linux-gnu"];
  return ["--target=aarch64-linux-gnu", ...own, "-isystem", scratch, ...host];
}

function withScratch<T>(work: (scratch: string) => T): T {
  const scratch = mkdtempSync(join(tmpdir(), "doorbell-generate-"));
  try {
    return work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Returns the top-level declarations of a translation unit that includes the target's headers, each with its
 * file.
 */
export function parse(target: Target): AstNode[] {
  const json = withScratch((scratch) =>
    execFileSync(
      "clang",
      [
        ...compileFlags(target.arch, scratch, target.directory),
        "-Xclang",
        "-ast-dump=json",
        "-fsyntax-only",
        "-x",
        "c",
        "-",
      ],
      {
        input: source(target),
        maxBuffer: MAX_OUTPUT,
        encoding: "utf8",
        stdio: ["pipe", "pipe", "inherit"],
      },
    ),
  );
  const unit = JSON.parse(json) as AstNode;
  // clang omits a location's file when it equals the one printed last, anywhere in the document.
  let last = "";
  const walk = (value: unknown, key: string): void => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item, "");
      return;
    }
    if (key === "includedFrom") return;
    const entries = value as Record<string, unknown>;
    if (typeof entries["file"] === "string") last = entries["file"];
    let begun = false;
    for (const name of Object.keys(entries)) {
      walk(entries[name], name);
      if (name === "loc" && !begun) {
        begun = true;
        entries["file"] = last;
      }
    }
  };
  walk(unit, "");
  return unit.inner ?? [];
}

/**
 * Returns the functions with `part` in their names that a C++ program sees, without those that the headers define.
 * Headers declare some C functions only for C++, because their types have operators there.
 */
export function parseCxx(target: Target, part: string): AstNode[] {
  const text = withScratch((scratch) =>
    execFileSync(
      "clang",
      [
        ...compileFlags(target.arch, scratch, target.directory),
        ...["-Xclang", "-ast-dump=json", "-Xclang", `-ast-dump-filter=${part}`, "-w", "-fsyntax-only"],
        ...["-x", "c++", "-"],
      ],
      { input: source(target), maxBuffer: MAX_OUTPUT, encoding: "utf8", stdio: ["pipe", "pipe", "inherit"] },
    ),
  );
  // clang prints one document after the other. The last line of each is a brace without indentation.
  const documents = text.match(/^\{$[\s\S]*?^\}$/gm) ?? [];
  const nodes = documents.map((json) => JSON.parse(json) as AstNode);
  return nodes.filter((node) => node.kind === "FunctionDecl" && node.inline !== true);
}

/**
 * Returns every object-like macro with a body that is defined in a header whose path ends with one of
 * `files`.
 */
export function macros(
  target: Target,
  files: readonly string[],
): { name: string; file: string; body: string }[] {
  const text = withScratch((scratch) =>
    execFileSync(
      "clang",
      [...compileFlags(target.arch, scratch, target.directory), "-E", "-dD", "-x", "c", "-"],
      {
        input: source(target),
        maxBuffer: MAX_OUTPUT,
        encoding: "utf8",
      },
    ),
  );
  const found: { name: string; file: string; body: string }[] = [];
  let file = "";
  for (const line of text.split("\n")) {
    const marker = /^# \d+ "([^"]+)"/.exec(line);
    if (marker) file = marker[1] ?? "";
    const define = /^#define (\w+) +(\S.*)$/.exec(line);
    if (define && files.some((name) => file.endsWith(`/${name}`))) {
      found.push({ name: define[1] ?? "", file, body: define[2] ?? "" });
    }
  }
  return found;
}

/** Returns the preprocessor's expansion of each name after the target's headers are included. */
export function expand(target: Target, names: readonly string[]): string[] {
  const lines = names.map((name, i) => `expanded_${i} ${name}\n`).join("");
  const text = withScratch((scratch) =>
    execFileSync(
      "clang",
      [...compileFlags(target.arch, scratch, target.directory), "-E", "-P", "-x", "c", "-"],
      { input: source(target) + lines, maxBuffer: MAX_OUTPUT, encoding: "utf8" },
    ),
  );
  const found = [...text.matchAll(/^expanded_\d+ (.*)$/gm)].map((match) => match[1] ?? "");
  if (found.length !== names.length) throw new Error("the preprocessor did not print every name on its line");
  return found;
}

/**
 * Returns the values of integer constant expressions as C computes them, or undefined for an expression that
 * is not constant. The values are read from global initializers in LLVM's textual form, so no program runs.
 */
export function evaluate(target: Target, expressions: readonly string[]): (bigint | undefined)[] {
  if (expressions.length === 0) return [];
  return withScratch((scratch) => {
    const args = [
      ...compileFlags(target.arch, scratch, target.directory),
      "-w",
      "-ferror-limit=0",
      "-S",
      "-emit-llvm",
      "-o",
      "-",
      "-x",
      "c",
      "-",
    ];
    const bad = new Set<number>();
    for (let attempt = 0; attempt < 3; attempt++) {
      const lines = expressions.map((text, i) =>
        bad.has(i)
          ? ""
          : `\n#line ${i + 1} "probe"\nconst struct { unsigned long long v; int n; } probe_${i} = { (unsigned long long)(${text}), (${text}) < 0 };`,
      );
      const run = spawnSync("clang", args, {
        input: source(target) + lines.join(""),
        maxBuffer: MAX_OUTPUT,
        encoding: "utf8",
      });
      if (run.status === 0) return readProbes(run.stdout, expressions.length);
      for (const error of run.stderr.matchAll(/^probe:(\d+):\d+: error/gm)) bad.add(Number(error[1]) - 1);
      if (bad.size === 0) throw new Error(run.stderr);
    }
    throw new Error("clang refuses the probe for a reason that is not one of its lines");
  });
}

function readProbes(llvm: string, count: number): (bigint | undefined)[] {
  const values = new Array<bigint | undefined>(count).fill(undefined);
  for (const match of llvm.matchAll(
    /^@probe_(\d+) = .*? constant %\S+ (?:zeroinitializer|\{ i64 (-?\d+), i32 (\d) \})/gm,
  )) {
    const raw = BigInt(match[2] ?? 0);
    values[Number(match[1])] = match[3] === "1" ? BigInt.asIntN(64, raw) : BigInt.asUintN(64, raw);
  }
  return values;
}
