/**
 * Reads the additions of each rdma-core release after the baseline from a git directory (`--history GIT`).
 * The result contains only facts: names, numbers, layouts and signatures.
 * @module
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mappedSymbols } from "./symbols.ts";
import { readTables, type Tables } from "./tables.ts";

/** Tables of one release. */
export interface Release {
  number: number;
  tables: Tables;
  symbols: Map<string, readonly [tag: string, release: number]>;
}

// Paths of each installed header in the source tree, oldest tree layout first.
const SOURCES: Record<string, readonly string[]> = {
  "infiniband/verbs.h": ["libibverbs/verbs.h"],
  "infiniband/verbs_api.h": ["libibverbs/verbs_api.h"],
  "infiniband/sa.h": ["libibverbs/sa.h"],
  "infiniband/ib_user_ioctl_verbs.h": ["kernel-headers/rdma/ib_user_ioctl_verbs.h"],
  "rdma/ib_user_ioctl_verbs.h": ["kernel-headers/rdma/ib_user_ioctl_verbs.h"],
  "rdma/ib_user_verbs.h": ["kernel-headers/rdma/ib_user_verbs.h"],
  "rdma/ib_user_sa.h": ["kernel-headers/rdma/ib_user_sa.h"],
  "rdma/rdma_cma.h": ["librdmacm/rdma_cma.h"],
  "rdma/rdma_verbs.h": ["librdmacm/rdma_verbs.h"],
  "rdma/rsocket.h": ["librdmacm/rsocket.h"],
};

/** Reads every release after `baseline`: first the tagged releases, then the branch head as `head`. */
export function* releases(git: string, baseline: number, head: number): Generator<Release> {
  const tags = run(git, ["tag"])
    .split("\n")
    .flatMap((tag) => {
      const number = Number(/^v(\d+)\.0$/.exec(tag)?.[1] ?? 0);
      return number > baseline ? [{ tag, number }] : [];
    })
    .sort((a, b) => a.number - b.number);
  for (const { tag, number } of [...tags, { tag: "HEAD", number: head }]) {
    const directory = mkdtempSync(join(tmpdir(), `doorbell-headers-${number}-`));
    try {
      for (const [name, paths] of Object.entries(SOURCES)) {
        const text = paths.map((path) => show(git, tag, path)).find((found) => found !== undefined);
        if (text === undefined) throw new Error(`${tag} has no ${name}`);
        mkdirSync(dirname(join(directory, name)), { recursive: true });
        writeFileSync(join(directory, name), text);
      }
      const maps = ["libibverbs/libibverbs.map.in", "librdmacm/librdmacm.map"].map(
        (path) => show(git, tag, path) ?? "",
      );
      yield {
        number,
        tables: readTables(directory),
        symbols: new Map(maps.flatMap((map) => [...mappedSymbols(map)])),
      };
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

function run(git: string, args: readonly string[]): string {
  return execFileSync("git", ["--git-dir", git, ...args], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

function show(git: string, tag: string, path: string): string | undefined {
  try {
    return run(git, ["show", `${tag}:${path}`]);
  } catch {
    return undefined;
  }
}
