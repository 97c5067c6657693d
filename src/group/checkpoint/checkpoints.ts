import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkOptions } from "../../arguments/options.ts";
import type { Device, Stream } from "../../cuda/index.ts";
import { Deadline } from "../../wait/deadline.ts";
import { MismatchError } from "../membership/links/group-error.ts";
import { isRecord } from "../membership/links/handshake.ts";
import { type Accepts, isFlag, isText, recordOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { CheckpointError } from "./checkpoint-error.ts";
import {
  type CheckpointBuffers,
  type CheckpointOptions,
  checkBuffers,
  checkName,
  checkpointOptions,
} from "./checkpoint-options.ts";
import {
  isNamedPart,
  type Manifest,
  manifestOf,
  manifestPath,
  versionFolder,
  versionsIn,
  type WrittenBuffer,
} from "./manifest.ts";
import { type OwnPart, type Snapshot, snapshot, writeParts } from "./write-parts.ts";

/** Version of a checkpoint on disk. */
export interface KeptCheckpoint {
  readonly version: number;
  readonly folder: string;
  /** Bytes of all members. */
  readonly bytes: number;
}

/** Contents of a checkpoint, and the folder that it goes to. */
interface CheckpointPlan {
  readonly name: string;
  readonly folder: string;
  readonly buffers: CheckpointBuffers;
  readonly state: unknown;
  /** Number of versions that remain on disk. */
  readonly keep: number;
}

/** Message by which the members compare their calls and agree on a version. */
interface CallOffer {
  /** Text of the call, which must be equal in all members. */
  readonly call: string;
  /** Next version, found by rank 0. 0 from other ranks. */
  readonly version: number;
}

const isCallOffer = recordOf<CallOffer>({ call: isText, version: wholeFrom(0) });

type Written = Awaited<ReturnType<typeof writeParts>>;

/** Result of one step of a member: its value, or the reason of its failure. */
interface StepResult<T> {
  readonly value?: T;
  /** Reason of the failure, or "" after a success. */
  readonly failure: string;
}

/** Returns a check for a result of another member. A result without a failure has a value. */
const isResult =
  <T>(accepts: Accepts<T>): Accepts<StepResult<T>> =>
  (value): value is StepResult<T> =>
    isRecord(value) && isText(value["failure"]) && (value["failure"] !== "" || accepts(value["value"]));

const hint =
  "Older versions are unchanged. Check that the disk has space and that all members use the same folder.";
const reason = (error: unknown): string => (error as Error).message.split("\n")[0]!;

/** Writer of checkpoints. Writes one checkpoint after another while the program continues. */
export class Checkpoints {
  readonly #membership: Membership;
  readonly #device: Device;
  /** Checkpoint that must end before the next one is written. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(membership: Membership, device: Device) {
    this.#membership = membership;
    this.#device = device;
  }

  /** Checks the arguments of `group.checkpoint()` and starts a checkpoint. */
  checkpoint(name: string, buffers: CheckpointBuffers, options: CheckpointOptions): Promise<KeptCheckpoint> {
    const given = checkOptions(checkpointOptions, "checkpoint", options);
    const { folder, state, keep, timeoutMs, signal, stream = this.#device.stream } = given;
    checkName("checkpoint", name);
    checkBuffers("checkpoint", buffers);
    this.#membership.check("checkpoint");
    return this.#begin({ name, folder, buffers, state, keep }, stream, new Deadline(timeoutMs, signal));
  }

  /**
   * Enqueues the copies of the buffers in the stream. Resolves when the disks of all members hold the data.
   */
  #begin(plan: CheckpointPlan, stream: Stream, deadline: Deadline): Promise<KeptCheckpoint> {
    const parts = partsOf(plan.buffers, this.#membership.rank);
    const taken = snapshot(this.#device, parts, stream);
    const event = this.#device.createEvent({ timing: false });
    event.record(stream);
    const { timeoutMs, signal } = deadline;
    const wait = signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    const read = event.done(wait).finally(() => event.close());
    const before = this.#before;
    const made = (async () => {
      try {
        await before.catch(() => {});
        await read;
        return await this.#write(plan, parts, taken, deadline);
      } finally {
        // Copies into the pinned memory may still run after an error, so the memory is freed after them.
        await read.catch(() => this.#device.synchronize());
        taken.close();
      }
    })();
    this.#before = made;
    return made;
  }

  async #write(
    { name, folder, buffers, state, keep }: CheckpointPlan,
    parts: readonly OwnPart[],
    taken: Snapshot,
    deadline: Deadline,
  ): Promise<KeptCheckpoint> {
    const membership = this.#membership;
    const { rank, size, mesh, epoch } = membership;
    const what = `checkpoint "${name}"`;
    const root = join(folder, name);
    const version = rank === 0 ? (versionsIn(root).at(-1) ?? 0) + 1 : 0;
    const offers = await membership.exchange<CallOffer>(
      "checkpoint",
      { call: callOf(name, buffers), version },
      deadline,
      isCallOffer,
    );
    checkCalls(offers);
    const number = offers[0]!.version;
    const partial = join(root, `.partial-${number}-${mesh.session.slice(0, 8)}-${epoch}`);
    const agree = async <T>(step: string, work: () => Promise<T>, accepts: Accepts<T>): Promise<T[]> => {
      let result: StepResult<T>;
      try {
        result = { value: await work(), failure: "" };
      } catch (error) {
        result = { failure: reason(error) };
      }
      const all = await membership.exchange(`checkpoint ${step}`, result, deadline, isResult(accepts));
      const failed = all.flatMap(({ failure }, each) => (failure === "" ? [] : [[each, failure] as const]));
      if (failed.length === 0) return all.map(({ value }) => value as T);
      if (rank === 0) rmSync(partial, { recursive: true, force: true });
      throw new CheckpointError(what, new Map(failed), hint);
    };
    const written = await agree<Written>(
      "written",
      () => writeParts(partial, rank, parts, taken),
      (value): value is Written => Array.isArray(value) && value.every(isNamedPart),
    );
    // If this process stalled here, the other members may have continued without it. Each member asks etcd, because
    // this one may not reach it. An answer of all members also shows that they are still in this epoch.
    const { etcdLease } = membership;
    const isCurrent = async (): Promise<boolean> => {
      if ((await etcdLease?.holds(epoch, deadline)) === false)
        throw new Error("another partition of the group has continued, and this member is in an old epoch");
      return true;
    };
    if (etcdLease !== undefined) await agree("confirmed", isCurrent, isFlag);
    const [finalVersion = 0] = await agree(
      "published",
      async () => {
        if (rank !== 0) return 0;
        const missingRanks = written.flatMap(([part]) =>
          part && !existsSync(join(partial, part.file)) ? [part.rank] : [],
        );
        if (missingRanks.length > 0)
          throw new Error(
            `the files of ranks ${missingRanks.join(", ")} are not in ${partial} of this member`,
          );
        membership.check(what);
        const published = await publish(partial, root, number, (version) =>
          manifestOf(name, version, size, buffersOf(parts, written), state),
        );
        await syncFolder(root);
        prune(root, keep);
        return published;
      },
      wholeFrom(0),
    );
    const bytes = written.flat().reduce((sum, part) => sum + part.bytes, 0);
    return { version: finalVersion, folder: versionFolder(root, finalVersion), bytes };
  }
}

/**
 * Returns the buffers that this member writes: its sharded buffers, and the replicated buffers if it is rank
 * 0.
 */
function partsOf({ replicated = {}, sharded = {} }: CheckpointBuffers, rank: number): OwnPart[] {
  const parts = (named: CheckpointBuffers["sharded"] = {}, isSharded: boolean) =>
    Object.entries(named).map(([name, buffer]) => ({ name, type: buffer.type, sharded: isSharded, buffer }));
  return [...(rank === 0 ? parts(replicated, false) : []), ...parts(sharded, true)];
}

/** Returns the text of a call, which must be equal in all members. Lengths of sharded buffers may differ. */
function callOf(name: string, { replicated = {}, sharded = {} }: CheckpointBuffers): string {
  const same = Object.entries(replicated).map(([key, { type, length }]) => `${key}: ${type}[${length}]`);
  const parts = Object.entries(sharded).map(([key, { type }]) => `${key}: ${type}, sharded`);
  return `checkpoint("${name}", ${[...same, ...parts].join(", ")})`;
}

function checkCalls(offers: readonly CallOffer[]): void {
  const calls = new Map(offers.map(({ call }, rank) => [rank, call] as const));
  if (new Set(calls.values()).size > 1) throw new MismatchError(calls);
}

const buffersOf = (parts: readonly OwnPart[], written: readonly Written[]): WrittenBuffer[] =>
  parts.map(({ name, type, sharded }) => ({
    name,
    type,
    sharded,
    parts: written.flat().flatMap(({ name: owner, ...part }) => (owner === name ? [part] : [])),
  }));

/**
 * Renames the complete folder of a checkpoint to its version, and returns the version. Uses the next free
 * version if another process has already published this one.
 */
async function publish(
  partial: string,
  root: string,
  first: number,
  manifest: (version: number) => Manifest,
): Promise<number> {
  for (let version = first; ; version++) {
    await writeFile(manifestPath(partial), `${JSON.stringify(manifest(version))}\n`, { flush: true });
    try {
      renameSync(partial, versionFolder(root, version));
      return version;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    }
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes the versions older than the last `keep`, and the partial folders of interrupted runs. */
function prune(root: string, keep: number): void {
  for (const version of versionsIn(root).slice(0, -keep))
    rmSync(versionFolder(root, version), { recursive: true, force: true });
  for (const name of readdirSync(root))
    if (name.startsWith(".partial-")) rmSync(join(root, name), { recursive: true, force: true });
}
