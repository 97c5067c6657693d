import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findCompiler, installedRelease, obstacle } from "./probe.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const why =
  obstacle() ??
  (installedRelease() !== 44
    ? `headers of rdma-core ${installedRelease()}, the tables are of 44`
    : undefined) ??
  (findCompiler(["clang"]) === undefined ? "no clang" : undefined) ??
  (findCompiler(["nm"]) === undefined ? "no nm" : undefined) ??
  (existsSync("/usr/lib/x86_64-linux-gnu/libibverbs.so.1") ? undefined : "no libibverbs.so.1");

test.skipIf(why !== undefined)(
  `the committed tables equal the output of the generator${why ? ` (skipped: ${why})` : ""}`,
  () => {
    const out = mkdtempSync(join(tmpdir(), "doorbell-generated-"));
    try {
      const run = spawnSync(join(root, "node_modules/.bin/tsx"), ["ffi/generate/main.ts", "--out", out], {
        cwd: root,
        encoding: "utf8",
      });
      expect(run.status, run.stderr).toBe(0);
      const written = [...run.stdout.matchAll(/^(\S+): \d+ lines$/gm)].map((match) => match[1] ?? "");
      expect(written.length).toBe(7);
      for (const file of written) {
        expect(readFileSync(join(out, file), "utf8"), file).toBe(readFileSync(join(root, file), "utf8"));
      }
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
);
