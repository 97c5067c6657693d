import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Device, Stream } from "../../cuda/index.ts";
import { MismatchError } from "../group-error.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { CheckpointError } from "./checkpoint-error.ts";
import type { CheckpointBuffers } from "./checkpoint-options.ts";
import {
  type Manifest,
  manifestOf,
  manifestPath,
  versionFolder,
  versionsIn,
  type WrittenBuffer,
} from "./manifest.ts";
import { type OwnPart, type Snapshot, snapshot, writeParts } from "./write-parts.ts";

/** A checkpoint that is kept. */
export interface KeptCheckpoint {
  readonly version: number;
  readonly folder: string;
  /** Of all members. */
  readonly bytes: number;
}

/** What is kept, and where. */
export interface CheckpointPlan {
  readonly name: string;
  readonly folder: string;
  readonly buffers: CheckpointBuffers;
  readonly state: unknown;
  readonly keep: number;
}

interface Told {
  readonly call: string;
  readonly version: number;
}
type Written = Awaited<ReturnType<typeof writeParts>>;

const hint =
  "The versions before it are as they were. Is the disk full, and is the folder the same for all members?";
const reason = (error: unknown): string => (error as Error).message.split("\n")[0]!;

/** Writes checkpoints, one after another, while the program goes on. */
export class Checkpoints {
  readonly #membership: Membership;
  readonly #device: Device;
  #before: Promise<unknown> = Promise.resolve();

  constructor(membership: Membership, device: Device) {
    this.#membership = membership;
    this.#device = device;
  }

  /** Buffers are read in the stream's order from here on; resolves when the disks of all have them. */
  begin(plan: CheckpointPlan, stream: Stream, deadline: Until): Promise<KeptCheckpoint> {
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
        // What is still on its way goes where it goes.
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
    deadline: Until,
  ): Promise<KeptCheckpoint> {
    const membership = this.#membership;
    const { rank, size, mesh, epoch } = membership;
    const what = `checkpoint "${name}"`;
    const root = join(folder, name);
    const version = rank === 0 ? (versionsIn(root).at(-1) ?? 0) + 1 : 0;
    const told = await membership.exchange<Told>(
      "checkpoint",
      { call: callOf(name, buffers), version },
      deadline,
    );
    checkCalls(told);
    const number = told[0]!.version;
    const partial = join(root, `.partial-${number}-${mesh.session.slice(0, 8)}-${epoch}`);
    const agree = async <T>(step: string, work: () => Promise<T>): Promise<T[]> => {
      let result: { readonly value?: T; readonly failure: string };
      try {
        result = { value: await work(), failure: "" };
      } catch (error) {
        result = { failure: reason(error) };
      }
      const all = await membership.exchange(`checkpoint ${step}`, result, deadline);
      const failed = all.flatMap(({ failure }, each) => (failure === "" ? [] : [[each, failure] as const]));
      if (failed.length === 0) return all.map(({ value }) => value as T);
      if (rank === 0) rmSync(partial, { recursive: true, force: true });
      throw new CheckpointError(what, new Map(failed), hint);
    };
    const written = await agree<Written>("written", () => writeParts(partial, rank, parts, taken));
    const [kept = 0] = await agree("kept", async () => {
      if (rank !== 0) return 0;
      const lacking = written.flatMap(([part]) =>
        part && !existsSync(join(partial, part.file)) ? [part.rank] : [],
      );
      if (lacking.length > 0)
        throw new Error(`the files of ranks ${lacking.join(", ")} are not in ${partial} here`);
      // One that stood still in here, and without which the others went on, writes nothing.
      if ((await membership.seat?.holds(epoch, deadline)) === false)
        throw new Error("another part of the group went on: this one is of an old epoch");
      membership.check(what);
      const published = await publish(partial, root, number, (version) =>
        manifestOf(name, version, size, buffersOf(parts, written), state),
      );
      await syncFolder(root);
      prune(root, keep);
      return published;
    });
    const bytes = written.flat().reduce((sum, part) => sum + part.bytes, 0);
    return { version: kept, folder: versionFolder(root, kept), bytes };
  }
}

/** What this member writes: its parts of what is sharded, and at rank 0 what all have. */
function partsOf({ replicated = {}, sharded = {} }: CheckpointBuffers, rank: number): OwnPart[] {
  const parts = (named: CheckpointBuffers["sharded"] = {}, isSharded: boolean) =>
    Object.entries(named).map(([name, buffer]) => ({ name, type: buffer.type, sharded: isSharded, buffer }));
  return [...(rank === 0 ? parts(replicated, false) : []), ...parts(sharded, true)];
}

/** The same in all members, or they mean different things. */
function callOf(name: string, { replicated = {}, sharded = {} }: CheckpointBuffers): string {
  const same = Object.entries(replicated).map(([key, { type, length }]) => `${key}: ${type}[${length}]`);
  const parts = Object.entries(sharded).map(([key, { type }]) => `${key}: ${type} in parts`);
  return `checkpoint("${name}", ${[...same, ...parts].join(", ")})`;
}

function checkCalls(told: readonly Told[]): void {
  const calls = new Map(told.map(({ call }, rank) => [rank, call] as const));
  if (new Set(calls.values()).size > 1) throw new MismatchError(calls);
}

const buffersOf = (parts: readonly OwnPart[], written: readonly Written[]): WrittenBuffer[] =>
  parts.map(({ name, type, sharded }) => ({
    name,
    type,
    sharded,
    parts: written.flat().flatMap(({ name: whose, ...part }) => (whose === name ? [part] : [])),
  }));

/** Gives a checkpoint its name once all of it is there: that of the next version, should somebody else have this one. */
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

/** Takes away what is older than the last `keep`, and what runs that ended in the middle left behind. */
function prune(root: string, keep: number): void {
  for (const version of versionsIn(root).slice(0, -keep))
    rmSync(versionFolder(root, version), { recursive: true, force: true });
  for (const name of readdirSync(root))
    if (name.startsWith(".partial-")) rmSync(join(root, name), { recursive: true, force: true });
}
