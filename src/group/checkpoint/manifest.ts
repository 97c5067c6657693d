import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { shown } from "../../arguments/shown.ts";
import type { ElementType } from "../../cuda/index.ts";
import { isElementType } from "../../cuda/memory/element-type.ts";

/** Size of the block that one checksum covers, in bytes. */
export const BLOCK_BYTES = 1 << 20;
const MANIFEST = "manifest.json";
const FORMAT = 1;

/** Part of a buffer that one member wrote. */
export interface WrittenPart {
  readonly rank: number;
  readonly file: string;
  /** Offset of the part in the file, in bytes. */
  readonly at: number;
  /** Number of elements. */
  readonly length: number;
  readonly bytes: number;
  /** CRC-32 of each block. */
  readonly sums: readonly number[];
}

/** One buffer of a checkpoint, with its parts in the order of the ranks. */
export interface WrittenBuffer {
  readonly name: string;
  readonly type: ElementType;
  readonly sharded: boolean;
  readonly parts: readonly WrittenPart[];
}

/** Description of a checkpoint, stored in its folder as JSON. */
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

/**
 * Returns the complete versions, the newest last. A folder gets a version as its name after all its files are
 * written.
 */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isListOf = (value: unknown, isItem: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

/** Returns true for a part whose file is in the folder of the checkpoint. */
function isPart(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { rank, file, at, length, bytes, sums } = value;
  const isName = typeof file === "string" && basename(file) === file && !/^\.{0,2}$|\0/.test(file);
  return isName && [rank, at, length, bytes].every(isCount) && isListOf(sums, isCount);
}

/** Returns true for a part with the name of its buffer, which another member wrote. */
export const isNamedPart = (value: unknown): boolean =>
  isPart(value) && typeof (value as { readonly name?: unknown }).name === "string";

const isBuffer = (value: unknown): boolean =>
  isObject(value) &&
  typeof value["name"] === "string" &&
  isElementType(value["type"]) &&
  typeof value["sharded"] === "boolean" &&
  isListOf(value["parts"], isPart);

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  isCount(value["version"]) &&
  isCount(value["members"]) &&
  isListOf(value["buffers"], isBuffer);

/** Reads the manifest of a checkpoint. Throws Error if the file cannot be read or has another format. */
export function readManifest(folder: string): Manifest {
  const path = manifestPath(folder);
  try {
    return manifestIn(readFileSync(path, "utf8"), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Returns the manifest in the text of a file. Throws Error, with the path, for another text. */
export function manifestIn(text: string, path: string): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`);
  }
  const format = isObject(found) ? found["format"] : undefined;
  if (format !== FORMAT) throw new Error(`${path} has format ${shown(format)}, not ${FORMAT}`);
  if (!isManifest(found)) throw new Error(`${path} is damaged: its entries are not those of a checkpoint`);
  return found;
}
