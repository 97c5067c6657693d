/**
 * Which functions a library exports, under which symbol version: the truth about "is it inline or a symbol".
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

/** Default (`@@`) version of each public function of a shared library, and the rdma-core release of that version. */
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
 * The minor number of the symbol version of each function of a vendor's library: 7 for `mlx5dv_open_device@@MLX5_1.7`. What is not in
 * there is inline.
 */
export function minorVersions(soname: string): Map<string, number> {
  const lines = nm(soname).matchAll(/^[0-9a-f]+ [TWi] (\w+)@@\w+_1\.(\d+)$/gm);
  return new Map([...lines].map(([, name, minor]) => [name ?? "", Number(minor)]));
}

/** The same from the linker version script of a source tree (`libibverbs.map.in`), for versions not installed here. */
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
      // Not in this directory.
    }
  }
  throw new Error(`${soname} not found: apt install libibverbs1 librdmacm1`);
}
