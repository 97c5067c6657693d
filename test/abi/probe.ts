/** C programs that print or assert the claims of the tables, compiled against the installed headers. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeclaredStructs } from "../../ffi/generate/declared.ts";
import type { StructFacts } from "./compare.ts";

const HEADERS = [
  "infiniband/verbs.h",
  "infiniband/sa.h",
  "rdma/rdma_cma.h",
  "rdma/rdma_verbs.h",
  "rdma/rsocket.h",
];

/** First lines of every probe program. */
export const PRELUDE = `#define _GNU_SOURCE\n#include <stdio.h>\n#include <stddef.h>\n${HEADERS.map((h) => `#include <${h}>\n`).join("")}`;

/** Returns a C compiler of this machine, undefined without one. */
export function findCompiler(candidates: readonly string[] = ["cc", "gcc", "clang"]): string | undefined {
  return candidates.find((name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0);
}

/** Returns the reason why the probe cannot be built on this machine, or undefined. */
export function obstacle(): string | undefined {
  const compiler = findCompiler();
  if (compiler === undefined) return "no C compiler";
  const missing = HEADERS.find((header) => !existsSync(`/usr/include/${header}`));
  if (missing !== undefined) return `no <${missing}> (apt install libibverbs-dev librdmacm-dev)`;
  const release = installedRelease();
  return release < 44 ? `headers of rdma-core ${release}, older than the tables` : undefined;
}

/**
 * Returns the rdma-core release of the installed headers (libibverbs 1.14.44.0 is 44), or the release of the
 * tables when it is unknown.
 */
export function installedRelease(): number {
  const asked = spawnSync("pkg-config", ["--modversion", "libibverbs"], { encoding: "utf8" });
  return Number(/^\d+\.\d+\.(\d+)/.exec(asked.stdout ?? "")?.[1] ?? 44);
}

/** Compiles a program, runs it and returns its output. */
function output(program: string): string {
  const directory = mkdtempSync(join(tmpdir(), "doorbell-abi-"));
  try {
    writeFileSync(join(directory, "probe.c"), program);
    execFileSync(findCompiler() ?? "cc", [
      "-w",
      "-O0",
      "-o",
      join(directory, "probe"),
      join(directory, "probe.c"),
    ]);
    return execFileSync(join(directory, "probe"), { encoding: "utf8" });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns the functions whose prototype in the headers differs from the given one. */
export function otherPrototypes(prototypes: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(prototypes).map(([name, prototype]) => {
    const type = prototype.replace(`${name}(`, "(");
    return `P("${name}", __builtin_types_compatible_p(__typeof__(${name}), __typeof__(${type})));`;
  });
  const printed = output(
    `${PRELUDE}#define P(name, same) if (!(same)) puts(name)\nint main(void) {\n${lines.join("\n")}\n}\n`,
  );
  return printed.split("\n").filter((name) => name !== "");
}

/** Returns the sizes and offsets of all declared structs, as the C compiler computes them. */
export function measureStructs(declared: DeclaredStructs): Record<string, StructFacts> {
  const lines = Object.entries(declared).flatMap(([name, { kind, fields }]) => [
    `P("${name}", "", sizeof(${kind} ${name}));`,
    ...Object.keys(fields).map((path) => `P("${name}", "${path}", offsetof(${kind} ${name}, ${path}));`),
  ]);
  const printed = output(
    `${PRELUDE}#define P(a, b, n) printf("%s %zu %s\\n", a, (size_t)(n), b)\nint main(void) {\n${lines.join("\n")}\n}\n`,
  );
  const facts: Record<string, StructFacts> = {};
  for (const line of printed.trim().split("\n")) {
    const [name = "", number, path = ""] = line.split(" ");
    if (path === "") facts[name] = { size: Number(number), fields: {} };
    else facts[name]!.fields[path] = Number(number);
  }
  return facts;
}

/** Returns the values of constants, as the C compiler computes them. */
export function measureConstants(names: readonly string[]): Record<string, bigint> {
  const lines = names.map((name) => `printf("%s %llu\\n", "${name}", (unsigned long long)(${name}));`);
  const printed = output(`${PRELUDE}int main(void) {\n${lines.join("\n")}\n}\n`);
  return Object.fromEntries(
    printed
      .trim()
      .split("\n")
      .map((line) => line.split(" "))
      .map(([name = "", value = "0"]) => [name, BigInt(value)]),
  );
}

/** Returns the preprocessed text of the headers. Each line carries the name of its file. */
export function headerLines(): string[] {
  const args = ["-E", "-dD", "-x", "c", "-"];
  const text = execFileSync(findCompiler() ?? "cc", args, {
    input: PRELUDE,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const lines: string[] = [];
  let own = false;
  for (const line of text.split("\n")) {
    const marker = /^# \d+ "([^"]+)"/.exec(line);
    if (marker) own = HEADERS.some((header) => marker[1]?.endsWith(header));
    else if (own) lines.push(line);
  }
  return lines;
}

/**
 * Returns a program that compiles only if every claim holds, for architectures whose programs this machine
 * cannot run.
 */
export function assertions(declared: DeclaredStructs): string {
  const lines = Object.entries(declared).flatMap(([name, { kind, size, fields }]) => [
    `_Static_assert(sizeof(${kind} ${name}) == ${size}, "sizeof ${name}");`,
    ...Object.entries(fields).map(
      ([path, at]) => `_Static_assert(offsetof(${kind} ${name}, ${path}) == ${at}, "${name} ${path}");`,
    ),
  ]);
  return `${PRELUDE.replace("#include <stdio.h>\n", "")}${lines.join("\n")}\n`;
}
