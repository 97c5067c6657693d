import { checkOptions } from "../arguments/check-options.ts";
import { shown } from "../arguments/shown.ts";
import { Buffer } from "../cuda/index.ts";
import {
  type CheckpointBuffers,
  type CheckpointOptions,
  checkpointOptions,
  type NamedBuffers,
  type RestoreOptions,
  restoreOptions,
} from "./checkpoint/checkpoint-options.ts";
import { Checkpoints, type KeptCheckpoint } from "./checkpoint/checkpoints.ts";
import { type RestoredCheckpoint, restoreAll } from "./checkpoint/restore.ts";
import { GroupSharing } from "./group-sharing.ts";
import { untilOf } from "./links/handshake.ts";

/** Checkpoints of a group. */
export abstract class GroupCheckpoints extends GroupSharing {
  #checkpoints: Checkpoints | undefined;

  /**
   * Keeps buffers of all members as they are at this place of the stream, on disk: all call it at the same place. Work may be given to
   * the stream at once, it does not change what is kept; resolves when the disks of all have it. A version is there whole or not at
   * all; `keep` of them are kept. CheckpointError, in all members, when one cannot write; the versions before it stay.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32").fill(1);
   * const folder = "/tmp/doorbell-example-checkpoints";
   * const kept = group.checkpoint("model", { replicated: { weights } }, { folder, state: { step: 7 } });
   * weights.fill(2); // is not in it
   * console.log((await kept).version);
   */
  checkpoint(name: string, buffers: CheckpointBuffers, options: CheckpointOptions): Promise<KeptCheckpoint> {
    this.ensureOpen();
    const { device } = this;
    const given = checkOptions(checkpointOptions, "checkpoint", options);
    const { folder, state, keep, timeoutMs, signal, stream = device.stream } = given;
    checkName("checkpoint", name);
    checkBuffers("checkpoint", buffers);
    this.membership.check("checkpoint");
    this.#checkpoints ??= new Checkpoints(this.membership, device);
    return this.#checkpoints.begin(
      { name, folder, buffers, state, keep },
      stream,
      untilOf(timeoutMs, signal),
    );
  }

  /**
   * Fills buffers from a checkpoint, the newest or that of a version: all members call it. What was written in parts is read by
   * any number of members, each its part of the whole. undefined where there is none; CheckpointError where it is damaged or does
   * not fit.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32");
   * const found = await group.restore("model", { replicated: { weights } }, { folder: "/tmp/doorbell-example-checkpoints" });
   * console.log(found?.state); // { step: 7 }
   */
  async restore(
    name: string,
    buffers: CheckpointBuffers,
    options: RestoreOptions,
  ): Promise<RestoredCheckpoint | undefined> {
    this.ensureOpen();
    const { folder, version, timeoutMs, signal } = checkOptions(restoreOptions, "restore", options);
    checkName("restore", name);
    checkBuffers("restore", buffers);
    this.membership.check("restore");
    return await restoreAll(this.membership, { name, folder, buffers, version }, untilOf(timeoutMs, signal));
  }
}

function checkName(what: string, name: unknown): void {
  if (typeof name !== "string" || !/^[\w][\w.-]{0,99}$/.test(name))
    throw new TypeError(
      `${what}: the name is ${shown(name)}: use letters, digits, "_", "." and "-", at most 100`,
    );
}

function checkBuffers(what: string, buffers: CheckpointBuffers): void {
  const { replicated = {}, sharded = {} } = buffers;
  const names = new Set<string>();
  const look = (named: NamedBuffers): void => {
    for (const [name, buffer] of Object.entries(named)) {
      if (!(buffer instanceof Buffer))
        throw new TypeError(`${what}: "${name}" is ${shown(buffer)}: use a Buffer`);
      buffer.ensureOpen();
      if (names.has(name)) throw new TypeError(`${what}: "${name}" is among replicated and sharded buffers`);
      names.add(name);
    }
  };
  look(replicated);
  look(sharded);
  if (names.size === 0)
    throw new TypeError(`${what}: there is no buffer: use { replicated: { name: buffer } }`);
}
