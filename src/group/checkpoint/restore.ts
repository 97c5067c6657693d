import { open } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { checkOptions } from "../../arguments/options.ts";
import type { Buffer } from "../../cuda/index.ts";
import { Deadline } from "../../wait/deadline.ts";
import { isText, mapOf, recordOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { CheckpointError } from "./checkpoint-error.ts";
import {
  type CheckpointBuffers,
  checkBuffers,
  checkName,
  type RestoreOptions,
  restoreOptions,
} from "./checkpoint-options.ts";
import {
  BLOCK_BYTES,
  type Manifest,
  readManifest,
  versionFolder,
  versionsIn,
  type WrittenBuffer,
} from "./manifest.ts";

/** Checkpoint that was read. */
export interface RestoredCheckpoint {
  readonly version: number;
  /** Number of members that wrote the checkpoint. */
  readonly members: number;
  readonly state: unknown;
}

/** Requested checkpoint. */
interface RestorePlan {
  readonly name: string;
  readonly folder: string;
  readonly buffers: CheckpointBuffers;
  readonly version: number | undefined;
}

/** Message with which a member begins a restore. */
interface RestoreRequest {
  /** Version to restore, chosen by rank 0. 0 from other ranks. */
  readonly newest: number;
  /** Number of elements of each sharded buffer, by its name. */
  readonly lengths: Readonly<Record<string, number>>;
}

const isRequest = recordOf<RestoreRequest>({ newest: wholeFrom(0), lengths: mapOf(wholeFrom(0)) });

/** Range of elements of the whole buffer. */
interface Range {
  readonly from: number;
  readonly length: number;
}

/** Checks the arguments of `group.restore()` and reads the checkpoint. */
export async function restoreCheckpoint(
  membership: Membership,
  name: string,
  buffers: CheckpointBuffers,
  options: RestoreOptions,
): Promise<RestoredCheckpoint | undefined> {
  const { folder, version, timeoutMs, signal } = checkOptions(restoreOptions, "restore", options);
  checkName("restore", name);
  checkBuffers("restore", buffers);
  membership.check("restore");
  return await restoreAll(membership, { name, folder, buffers, version }, new Deadline(timeoutMs, signal));
}

/** Reads a checkpoint. All members call it together. Returns undefined where there is none. */
async function restoreAll(
  membership: Membership,
  { name, folder, buffers, version }: RestorePlan,
  deadline: Deadline,
): Promise<RestoredCheckpoint | undefined> {
  const root = join(folder, name);
  const what = `restore "${name}"`;
  const { replicated = {}, sharded = {} } = buffers;
  const lengths = Object.fromEntries(Object.entries(sharded).map(([key, { length }]) => [key, length]));
  const newest = membership.rank === 0 ? (version ?? versionsIn(root).at(-1) ?? 0) : 0;
  const requests = await membership.exchange("restore", { newest, lengths }, deadline, isRequest);
  const chosen = requests[0]!.newest;
  if (chosen === 0) return undefined;
  let manifest: Manifest | undefined;
  let failure = "";
  try {
    const path = versionFolder(root, chosen);
    manifest = readManifest(path);
    for (const [key, buffer] of Object.entries(replicated))
      await read(path, found(manifest, key, buffer, false, buffer.length), buffer, {
        from: 0,
        length: buffer.length,
      });
    for (const [key, buffer] of Object.entries(sharded)) {
      const all = requests.map((each) => (Object.hasOwn(each.lengths, key) ? each.lengths[key]! : 0));
      const from = all.slice(0, membership.rank).reduce((a, b) => a + b, 0);
      const total = all.reduce((a, b) => a + b, 0);
      await read(path, found(manifest, key, buffer, true, total), buffer, { from, length: buffer.length });
    }
  } catch (error) {
    failure = (error as Error).message.split("\n")[0]!;
  }
  const all = await membership.exchange("restored", failure, deadline, isText);
  const failed = new Map(all.flatMap((why, rank) => (why === "" ? [] : [[rank, why] as const])));
  if (failed.size > 0)
    throw new CheckpointError(
      what,
      failed,
      "The buffers may hold parts of this version. Restore another version, with { version }.",
    );
  const { state, members } = manifest!;
  return { version: chosen, members, state };
}

/** Returns the entry of a buffer in the manifest. Throws Error if the entry does not match the buffer. */
function found(
  manifest: Manifest,
  name: string,
  { type }: Buffer,
  sharded: boolean,
  length: number,
): WrittenBuffer {
  const buffer = manifest.buffers.find((one) => one.name === name);
  const stored = manifest.buffers.map((one) => one.name).join(", ");
  if (buffer === undefined)
    throw new Error(`version ${manifest.version} has no buffer "${name}". It has ${stored}.`);
  if (buffer.sharded !== sharded)
    throw new Error(`"${name}" is ${buffer.sharded ? "sharded" : "replicated"} in the checkpoint`);
  const total = buffer.parts.reduce((sum, part) => sum + part.length, 0);
  if (buffer.type !== type || total !== length)
    throw new Error(
      `"${name}" is ${buffer.type}[${total}] in the checkpoint, but ${type}[${length}] in the call`,
    );
  return buffer;
}

/**
 * Reads a range of the whole buffer from the members' files, and verifies the checksums of all blocks of the
 * range.
 */
async function read(
  folder: string,
  written: WrittenBuffer,
  into: Buffer,
  { from, length }: Range,
): Promise<void> {
  if (length === 0) return;
  const bytes = into.as("u8");
  const each = into.byteLength / into.length;
  let start = 0;
  for (const part of written.parts) {
    const first = Math.max(from, start);
    const last = Math.min(from + length, start + part.length);
    if (first < last) {
      const handle = await open(join(folder, part.file), "r");
      try {
        const wanted = { from: (first - start) * each, to: (last - start) * each };
        const partBytes = part.length * each;
        const block = new Uint8Array(new ArrayBuffer(BLOCK_BYTES));
        for (let i = Math.floor(wanted.from / BLOCK_BYTES); i * BLOCK_BYTES < wanted.to; i++) {
          const at = i * BLOCK_BYTES;
          const some = block.subarray(0, Math.min(BLOCK_BYTES, partBytes - at));
          const { bytesRead } = await handle.read(some, 0, some.length, part.at + at);
          if (bytesRead < some.length || crc32(some) !== part.sums[i])
            throw new Error(
              `${join(folder, part.file)} is damaged: "${written.name}" at byte ${part.at + at}`,
            );
          const use = { from: Math.max(wanted.from, at), to: Math.min(wanted.to, at + some.length) };
          const target = (first - from) * each + use.from - wanted.from;
          bytes.set(some.slice(use.from - at, use.to - at), target);
        }
      } finally {
        await handle.close();
      }
    }
    start += part.length;
  }
}
