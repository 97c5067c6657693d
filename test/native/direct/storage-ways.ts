import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll } from "vitest";
import type { StorageOptions } from "../../../src/direct/index.ts";

/** Folder for the files and the cached measurements of one test file, removed at its end. */
export const folder = mkdtempSync(join(tmpdir(), "doorbell-storage-"));
process.env["DOORBELL_STORAGE_CACHE"] = join(folder, "storage.json");
export const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const pattern = (bytes: number, seed = 1): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(bytes)).map((_, i) => (Math.imul(i + seed, 2654435761) >>> 13) & 255);

export const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/**
 * Combinations of engine, page cache (bypassed or used) and destination (the memory itself or staging
 * memory).
 */
const ways = (["io_uring", "threads"] as const).flatMap((engine) =>
  [true, false].flatMap((direct) =>
    (["any", "bounce"] as const).map(
      (require): StorageOptions => ({ engine, direct, require, pieceBytes: 65_536 }),
    ),
  ),
);
export const named = ways.map(
  (way) => [`${way.engine}, ${way.direct ? "direct" : "page cache"}, ${way.require}`, way] as const,
);
