/**
 * Functions that a library exports, with their symbol versions. A function without a symbol is inline.
 * @module
 */
import { execFileSync } from "node:child_process";
import { SYMBOL_VERSIONS } from "./overrides.ts";

const LIBRARY_DIRECTORIES = [
  "/usr/lib/x86_64-linux-gnu",
  "/usr/lib/aarch64-linux-gnu",
  "/usr/lib64",
  "/usr/lib",
];

/**
 * Returns the default (`@@`) version of each public function of a shared library, and the rdma-core release
 * of that version.
 */
export function exportedSymbols(soname: string): Map<string, readonly [tag: string, release: number]> {
  const lines = nm(soname).split("\n");
  const found = new Map<string, readonly [string, number]>();
  for (const line of lines) {
    const match = /^[0-9a-f]+ [TWi] (\w+)@@(\S+)$/.exec(line);
    if (match) record(found, match[1] ?? "", match[2] ?? "");
  }
  return found;
}

/**
 * Returns the minor symbol version of each function of a vendor's library, such as 7 for
 * `mlx5dv_open_device@@MLX5_1.7`. A function that is missing from the result is inline.
 */
export function minorVersions(soname: string): Map<string, number> {
  const lines = nm(soname).matchAll(/^[0-9a-f]+ [TWi] (\w+)@@\w+_1\.(\d+)$/gm);
  return new Map([...lines].map(([, name, minor]) => [name ?? "", Number(minor)]));
}

/**
 * Returns the default version of each function from a linker version script (`libibverbs.map.in`), for
 * releases that are not installed here.
 */
export function mappedSymbols(script: string): Map<string, readonly [tag: string, release: number]> {
  const found = new Map<string, readonly [string, number]>();
  let tag = "";
  for (const line of script.split("\n")) {
    tag = /^([A-Z]+_[\d.]+) \{/.exec(line)?.[1] ?? tag;
    const name = /^\s+(\w+);/.exec(line)?.[1];
    if (line.startsWith("}")) tag = "";
    if (tag && name) record(found, name, tag);
  }
  return found;
}

function record(found: Map<string, readonly [string, number]>, name: string, tag: string): void {
  if (tag.includes("PRIVATE")) return;
  const release = SYMBOL_VERSIONS[tag];
  if (release === undefined) throw new Error(`${name}@@${tag}: add the tag to SYMBOL_VERSIONS`);
  found.set(name, [tag, release]);
}

function nm(soname: string): string {
  for (const directory of LIBRARY_DIRECTORIES) {
    try {
      return execFileSync("nm", ["-D", `${directory}/${soname}`], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
    } catch {
      // The library is not in this directory.
    }
  }
  throw new Error(`${soname} not found: apt install libibverbs1 librdmacm1`);
}
