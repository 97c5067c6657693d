/**
 * Finds the version that introduced each function of a library. For CUDA it reads the names of function
 * pointer types, for NCCL the git tags.
 * @module
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LibraryTables } from "./cuda-tables.ts";

const suffix = (name: string): string => /_pt[ds][sz]$/.exec(name)?.[0] ?? "";
const base = (name: string): string => name.replace(/_pt[ds][sz]$/, "").replace(/_v\d+$/, "");
const revision = (name: string): number => Number(/_v(\d+)(?:_pt[ds][sz])?$/.exec(name)?.[1] ?? 1);

const TYPEDEFS = ["cuda", "cudaProfiler", "cudaGL", "cudaEGL", "cudaVDPAU"].map(
  (name) => `${name}Typedefs.h`,
);

/**
 * Returns the driver version that introduced each exported symbol: 12010 is 12.1. Headers such as
 * cudaTypedefs.h declare one type for each version of a function. PFN_cuMemAlloc_v3020 is the type of the
 * export cuMemAlloc_v2. Exports and versions pair up in ascending order.
 */
export function cudaVersions(tables: LibraryTables, directories: readonly string[]): Map<string, number> {
  const text = TYPEDEFS.map((name) =>
    directories.map((one) => join(one, name)).find((path) => existsSync(path)),
  )
    .map((path) => (path === undefined ? "" : readFileSync(path, "utf8")))
    .join("\n");
  const types = new Map<string, Set<number>>();
  for (const match of text.matchAll(/\*PFN_(\w+?)_v(\d+)((?:_pt[ds][sz])?)\)/g)) {
    const key = `${match[1]}${match[3]}`;
    types.set(key, (types.get(key) ?? new Set()).add(Number(match[2])));
  }
  const exported = new Map<string, string[]>();
  for (const { name } of tables.exported) {
    const key = base(name) + suffix(name);
    exported.set(key, [...(exported.get(key) ?? []), name]);
  }
  const found = new Map<string, number>();
  for (const [key, names] of exported) {
    const versions = [...(types.get(key) ?? [])].sort((a, b) => a - b);
    names.sort((a, b) => revision(a) - revision(b));
    if (versions.length !== names.length) {
      throw new Error(`${names.join(", ")}: cudaTypedefs.h knows versions ${versions.join(", ") || "none"}`);
    }
    names.forEach((name, i) => {
      found.set(name, versions[i] ?? 0);
    });
  }
  return found;
}

/**
 * Returns the NCCL release whose nccl.h first declares each function: 22304 is 2.23.4. `git` is a git
 * directory of NCCL.
 */
export function ncclVersions(git: string): Map<string, number> {
  const tags = run(git, ["tag"])
    .split("\n")
    .flatMap((tag) => {
      const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)-1$/.exec(tag) ?? [];
      return major === undefined
        ? []
        : [{ tag, code: ncclCode(Number(major), Number(minor), Number(patch)) }];
    })
    .sort((a, b) => a.code - b.code);
  const found = new Map<string, number>();
  for (const { tag, code } of tags) {
    for (const match of declaredIn(git, tag).matchAll(/\b(nccl[A-Z]\w*)\s*\(/g)) {
      const name = match[1] ?? "";
      if (!found.has(name)) found.set(name, code);
    }
  }
  return found;
}

function declaredIn(git: string, tag: string): string {
  try {
    return run(git, ["show", `${tag}:src/nccl.h.in`]);
  } catch {
    // The first releases have nccl.h at another path. Their functions count as functions of the first release
    // with this path.
    return "";
  }
}

/** Returns the version code of a release, as NCCL_VERSION of nccl.h computes it. */
export function ncclCode(major: number, minor: number, patch: number): number {
  return major <= 2 && minor <= 8 ? major * 1000 + minor * 100 + patch : major * 10000 + minor * 100 + patch;
}

function run(git: string, args: readonly string[]): string {
  return execFileSync("git", ["--git-dir", git, ...args], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Returns nccl.h of the newest tag, made from its template as NCCL's makefile makes it. */
export function ncclHeader(git: string): { text: string; version: string } {
  const newest = run(git, ["tag", "--sort=-v:refname"])
    .split("\n")
    .find((tag) => /^v\d+\.\d+\.\d+-1$/.test(tag));
  const [, major = "", minor = "", patch = ""] = /^v(\d+)\.(\d+)\.(\d+)/.exec(newest ?? "") ?? [];
  const values: Record<string, string> = {
    Major: major,
    Minor: minor,
    Patch: patch,
    Suffix: "",
    Version: String(ncclCode(Number(major), Number(minor), Number(patch))),
  };
  const text = run(git, ["show", `${newest}:src/nccl.h.in`]).replace(
    /\$\{nccl:(\w+)\}/g,
    (_, name: string) => values[name] ?? "",
  );
  return { text, version: `${major}.${minor}.${patch}` };
}
