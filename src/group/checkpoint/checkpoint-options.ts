import { described, instance, optionsTable, text, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Buffer, Stream } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";

/** Buffers by name. */
export type NamedBuffers = Readonly<Record<string, Buffer>>;

/** Contents of a checkpoint. */
export interface CheckpointBuffers {
  /** Buffers with equal contents in all members. The checkpoint stores those of rank 0. */
  readonly replicated?: NamedBuffers;
  /** Buffers of which each member has a part. The parts form the whole in the order of the ranks. */
  readonly sharded?: NamedBuffers;
}

/** Options of `group.checkpoint()`. */
export interface CheckpointOptions extends WaitOptions {
  /** Folder that all members can access. */
  readonly folder: string;
  /** Plain data of rank 0 that the checkpoint stores as JSON, such as the step or a seed. */
  readonly state?: unknown;
  /** Stream in which the buffers are read. The default is the device's default stream. */
  readonly stream?: Stream;
  /** Number of versions that remain on disk. Older versions are deleted. */
  readonly keep?: number;
}

/** Options of `group.restore()`. */
export interface RestoreOptions extends WaitOptions {
  /** Folder that all members can access. */
  readonly folder: string;
  /** Version to read. The default is the newest version. */
  readonly version?: number;
}

const folderRow = {
  type: text("a folder that all members can access"),
  text: "Folder of the checkpoints, which all members can access.",
  required: true,
} as const;

export const checkpointOptions = optionsTable<CheckpointOptions>()(
  "group.CheckpointOptions",
  { "Group.checkpoint": 2 },
  {
    ...waitRows,
    folder: folderRow,
    state: {
      type: described("plain data", () => true),
      text: "Data of rank 0 that the checkpoint stores as JSON.",
    },
    stream: {
      type: instance("Stream", () => Stream, "device.createStream()"),
      defaultText: "the device's default stream",
      text: "Stream in which the buffers are read.",
    },
    keep: { type: whole(1, 1_000_000), default: 3, text: "Number of versions that remain on disk." },
  },
);

export const restoreOptions = optionsTable<RestoreOptions>()(
  "group.RestoreOptions",
  { "Group.restore": 2 },
  {
    ...waitRows,
    folder: folderRow,
    version: { type: whole(1, 999_999_999), defaultText: "the newest", text: "Version to read." },
  },
);

/** Throws TypeError for a name that cannot be the name of a folder. */
export function checkName(what: string, name: unknown): void {
  if (typeof name !== "string" || !/^[\w][\w.-]{0,99}$/.test(name))
    throw new TypeError(
      `${what}: the name is ${shown(name)}. Use at most 100 letters, digits, "_", "." and "-".`,
    );
}

/** Throws TypeError if there is no buffer, a value is not a buffer, or a name occurs twice. */
export function checkBuffers(what: string, buffers: CheckpointBuffers): void {
  const { replicated = {}, sharded = {} } = buffers;
  const names = new Set<string>();
  const check = (named: NamedBuffers): void => {
    for (const [name, buffer] of Object.entries(named)) {
      if (!(buffer instanceof Buffer))
        throw new TypeError(`${what}: "${name}" is ${shown(buffer)}. Use a Buffer.`);
      buffer.ensureOpen();
      if (names.has(name))
        throw new TypeError(`${what}: "${name}" names both a replicated and a sharded buffer`);
      names.add(name);
    }
  };
  check(replicated);
  check(sharded);
  if (names.size === 0)
    throw new TypeError(`${what}: there is no buffer. Add at least one to "replicated" or "sharded".`);
}
