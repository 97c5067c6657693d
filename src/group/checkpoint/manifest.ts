import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ElementType } from "../../cuda/index.ts";

/** Bytes that one checksum is of. */
export const BLOCK_BYTES = 1 << 20;
const MANIFEST = "manifest.json";
const FORMAT = 1;

/** A part of a buffer, as one member wrote it. */
export interface WrittenPart {
  readonly rank: number;
  readonly file: string;
  /** Where it begins in the file. */
  readonly at: number;
  /** Elements. */
  readonly length: number;
  readonly bytes: number;
  /** CRC-32 of each block. */
  readonly sums: readonly number[];
}

/** One buffer of a checkpoint: the parts, in the order of the ranks. */
export interface WrittenBuffer {
  readonly name: string;
  readonly type: ElementType;
  readonly sharded: boolean;
  readonly parts: readonly WrittenPart[];
}

/** What a checkpoint is. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly version: number;
  readonly members: number;
  readonly madeAt: string;
  readonly state?: unknown;
  readonly buffers: readonly WrittenBuffer[];
}

export const manifestPath = (folder: string): string => join(folder, MANIFEST);

export const manifestOf = (
  name: string,
  version: number,
  members: number,
  buffers: readonly WrittenBuffer[],
  state: unknown,
): Manifest => ({ format: FORMAT, name, version, members, madeAt: new Date().toISOString(), state, buffers });

const folderName = /^\d{9}$/;

export const versionFolder = (root: string, version: number): string =>
  join(root, `${version}`.padStart(9, "0"));

/** Versions that are whole, the newest last: a folder has its name once everything is in it. */
export function versionsIn(root: string): number[] {
  try {
    return readdirSync(root)
      .filter((name) => folderName.test(name))
      .map(Number)
      .sort((a, b) => a - b);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Error when it cannot be read, or is of another kind. */
export function readManifest(folder: string): Manifest {
  const found = JSON.parse(readFileSync(manifestPath(folder), "utf8")) as Manifest;
  if (found.format !== FORMAT)
    throw new Error(`${manifestPath(folder)} is of format ${found.format}, not ${FORMAT}`);
  return found;
}
