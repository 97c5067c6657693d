import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { constants as os, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Errno } from "../../ffi/errno.ts";
import { compileFlags } from "../../ffi/generate/clang.ts";
import { type Arch, arch, layoutOf } from "../../ffi/layout/index.ts";
import * as constants from "../../ffi/libc/constants.ts";
import * as structs from "../../ffi/libc/structs.ts";
import { constantDifferences, type StructFacts, structDifferences } from "./compare.ts";
import { findCompiler } from "./probe.ts";

const prelude = [
  "stdio.h", "stddef.h", "errno.h", "fcntl.h", "poll.h", "sched.h", "time.h", "netinet/in.h", "netinet/ip.h", "linux/magic.h", "linux/udp.h",
  "sys/epoll.h", "sys/eventfd.h", "sys/mman.h", "sys/resource.h", "sys/socket.h", "sys/statfs.h", "sys/uio.h", "sys/un.h",
] // biome-ignore format: one list
  .reduce((text, header) => `${text}#include <${header}>\n`, "#define _GNU_SOURCE\n");

const compiler = findCompiler();
const why = compiler === undefined ? "no C compiler" : undefined;
const note = why === undefined ? "" : ` (skipped: ${why})`;

/** Compiles statements into main and returns the lines that they print, split at spaces. */
function printed(statements: readonly string[]): string[][] {
  const directory = mkdtempSync(join(tmpdir(), "doorbell-libc-"));
  try {
    const [source, program] = [join(directory, "probe.c"), join(directory, "probe")];
    writeFileSync(source, `${prelude}int main(void) {\n${statements.join("\n")}\n}\n`);
    execFileSync(compiler!, ["-w", "-o", program, source]);
    const text = execFileSync(program, { encoding: "utf8" });
    return text
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const { MAP_FAILED, ...plain } = constants;
const declaredConstants = Object.fromEntries(
  Object.entries({ ...plain, ...Errno }).map(([name, value]) => [name, BigInt(value)]),
);

const declaredStructs = (on: Arch) =>
  Object.fromEntries(
    Object.entries(structs).map((type) => {
      const [name, { size, fields }] = [type[0], layoutOf(type[1], on)];
      const offsets = Object.entries(fields).map(([field, { offset }]) => [field, offset] as const);
      return [
        name,
        { kind: "struct" as const, size, fields: Object.fromEntries(offsets) as Record<string, number> },
      ];
    }),
  );

function measuredStructs(declared: ReturnType<typeof declaredStructs>): Record<string, StructFacts> {
  const lines = Object.entries(declared).flatMap(([name, { fields }]) => [
    `printf("${name} %zu\\n", sizeof(struct ${name}));`,
    ...Object.keys(fields).map(
      (field) => `printf("${name} %zu ${field}\\n", offsetof(struct ${name}, ${field}));`,
    ),
  ]);
  const facts: Record<string, StructFacts> = {};
  for (const [name = "", number, field] of printed(lines)) {
    if (field === undefined) facts[name] = { size: Number(number), fields: {} };
    else facts[name]!.fields[field] = Number(number);
  }
  return facts;
}

test.skipIf(why !== undefined)(`C agrees with every constant of libc and every errno${note}`, () => {
  const lines = Object.keys(declaredConstants).map(
    (name) => `printf("${name} %llu\\n", (unsigned long long)(${name}));`,
  );
  const measured = Object.fromEntries(printed(lines).map(([name = "", value = ""]) => [name, BigInt(value)]));
  expect(constantDifferences(declaredConstants, measured)).toEqual([]);
  expect(Object.keys(declaredConstants).length).toBeGreaterThan(180);
});

test.skipIf(why !== undefined)(`MAP_FAILED is C's${note}`, () => {
  const [[value = ""] = []] = printed(['printf("%llu\\n", (unsigned long long)MAP_FAILED);']);
  expect(Number(BigInt(value))).toBe(MAP_FAILED);
});

test.skipIf(why !== undefined)(`C agrees with every struct of libc${note}`, () => {
  const declared = declaredStructs(arch);
  expect(structDifferences(declared, measuredStructs(declared))).toEqual([]);
});

test.skipIf(why !== undefined)(`C agrees with every alignment${note}`, () => {
  const names = Object.keys(structs);
  const lines = names.map((name) => `printf("${name} %zu\\n", _Alignof(struct ${name}));`);
  const ours = Object.entries(structs).map(([name, type]) => [name, String(layoutOf(type, arch).align)]);
  expect(printed(lines)).toEqual(ours);
});

test.skipIf(why !== undefined)(`a wrong offset makes the comparison fail${note}`, () => {
  const { msghdr } = declaredStructs(arch);
  const planted = { msghdr: { ...msghdr!, fields: { ...msghdr!.fields, msg_iov: 12 } } };
  expect(structDifferences(planted, measuredStructs(planted))).toEqual([
    "offsetof(msghdr, msg_iov): declared 12, C 16",
  ]);
});

const clang = findCompiler(["clang"]);
const whyArm = clang === undefined ? "no clang" : undefined;

/** Returns clang's output for an arm64 program, empty when every assertion in the program holds. */
function complaints(
  headers: string,
  declared: ReturnType<typeof declaredStructs>,
  more: string[] = [],
): string {
  const scratch = mkdtempSync(join(tmpdir(), "doorbell-libc-arm64-"));
  const claims = Object.entries(declared).flatMap(([name, { size, fields }]) => [
    `_Static_assert(sizeof(struct ${name}) == ${size}, "sizeof ${name}");`,
    ...Object.entries(fields).map(
      ([field, at]) => `_Static_assert(offsetof(struct ${name}, ${field}) == ${at}, "${name} ${field}");`,
    ),
  ]);
  const flags = [...compileFlags("arm64", scratch), ...more, "-w", "-fsyntax-only", "-x", "c", "-"];
  try {
    return spawnSync("clang", flags, { input: `${headers}${claims.join("\n")}\n`, encoding: "utf8" }).stderr;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

test.skipIf(whyArm !== undefined)(`C for arm64 agrees too${whyArm ? ` (skipped: ${whyArm})` : ""}`, () => {
  const { epoll_event, ...others } = declaredStructs("arm64");
  // With x86-64's glibc headers in place of arm64's, sys/epoll.h packs as on x86-64. The kernel's header
  // handles both.
  const really = ["-U__x86_64__"];
  const kernel = "#include <stddef.h>\n#include <linux/eventpoll.h>\n";
  expect(complaints(prelude.replace(/#include <(stdio|sys\/epoll)\.h>\n/g, ""), others)).toBe("");
  expect(complaints(kernel, { epoll_event: epoll_event! }, really)).toBe("");
  expect(complaints(kernel, { epoll_event: { ...epoll_event!, size: 12 } }, really)).toContain(
    "sizeof epoll_event",
  );
});

test("errno values of the runtime equal those of the tables", () => {
  const ours: Record<string, number> = Errno;
  expect(Object.entries(os.errno).filter(([name, value]) => ours[name] !== value)).toEqual([]);
});
