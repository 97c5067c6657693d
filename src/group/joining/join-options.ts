import { optionsTable } from "../../arguments/options-table.ts";
import {
  callback,
  described,
  either,
  flag,
  instance,
  number,
  oneOf,
  text,
  whole,
} from "../../arguments/value-type.ts";
import { Device } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { Change } from "../adaptivity/changes.ts";

/** How a process joins a group; what its launcher's environment says need not be given. */
export interface JoinOptions extends WaitOptions {
  /** Where to meet: "tcp://host:port", where rank 0 listens, "file:///path", a file that all see, or "etcd://host:2379/path". */
  readonly rendezvous?: string;
  /** How many members there are. */
  readonly size?: number;
  /** This process's rank, from 0; without one it is given one. */
  readonly rank?: number;
  /** Its place among the members of this host, which chooses its GPU. */
  readonly localRank?: number;
  /** Groups of other names do not mix. */
  readonly name?: string;
  /** Programs of other versions do not mix. */
  readonly version?: string;
  /** What only members know. */
  readonly token?: string;
  /** The GPU: an open device, which stays the caller's, or its ordinal; "none" for a group of processes alone. */
  readonly device?: Device | number | "none";
  /** After how long without a sign of life a member is lost. */
  readonly lostAfterMs?: number;
  /** How long a kernel waits for other members at most. */
  readonly kernelLimitMs?: number;
  /** Whether all runs give the same bits: NCCL, where it is faster, does not promise that. */
  readonly deterministic?: boolean;
  /** Members with other names here share no memory, as if they were on other hosts: for containers of one machine that do not. */
  readonly host?: string;
  /** The RDMA device by which members of other hosts are reached ("mlx5_0", "soft"), */
  readonly networkDevice?: string;
  /** and its address that they are to use. */
  readonly networkAddress?: string;
  /** Bytes of each member's memory through which collectives pass. */
  readonly stagingBytes?: number;
  /** May settings (sizes of buckets, ways of collectives, paths between hosts, what `group.adaptive` gives) follow what is measured? Only where all members say so. */
  readonly adapt?: boolean;
  /** Is told each of these changes, with its reason. */
  readonly onChange?: (change: Change) => void;
}

export const joinOptions = optionsTable<JoinOptions>()(
  "group.JoinOptions",
  { join: 0 },
  {
    ...waitRows,
    rendezvous: {
      type: text('where to meet: "tcp://host:port", "file:///path" or "etcd://host:2379/path"'),
      defaultText: "what the launcher says",
      text: "Where to meet.",
    },
    size: { type: whole(1, 65_536), defaultText: "what the launcher says", text: "How many members." },
    rank: {
      type: whole(0, 65_535),
      defaultText: "what the launcher says, else any",
      text: "This process's rank.",
    },
    localRank: {
      type: whole(0, 65_535),
      defaultText: "what the launcher says, else its place among the members of this host",
      text: "Its place among the members of this host.",
    },
    name: { type: text("a name"), default: "doorbell", text: "Groups of other names do not mix." },
    version: { type: text("a version"), default: "", text: "Programs of other versions do not mix." },
    token: {
      type: text("a secret of the group's members"),
      defaultText: "DOORBELL_GROUP_TOKEN, else none",
      text: "What only members know.",
    },
    device: {
      type: either(
        instance("Device", () => Device, "openDevice()"),
        whole(0, 1023),
        oneOf("none"),
      ),
      defaultText: "the GPU of its place on the host",
      text: "The GPU.",
    },
    lostAfterMs: {
      type: number(100, 3_600_000),
      unit: "ms",
      default: 2000,
      text: "After how long without a sign of life a member is lost.",
    },
    kernelLimitMs: {
      type: number(10, 3_600_000),
      unit: "ms",
      default: 30_000,
      text: "How long a kernel waits for other members at most.",
    },
    deterministic: {
      type: flag(),
      default: true,
      text: "All runs give the same bits; without it NCCL is used where it measured faster.",
    },
    host: {
      type: text("a host's name"),
      defaultText: "DOORBELL_HOST, else this machine",
      text: "Members with other names here share no memory.",
    },
    networkDevice: {
      type: text("an RDMA device: native, soft or a name"),
      defaultText: "DOORBELL_RDMA, else the one that is nearest to the GPU",
      text: "By what members of other hosts are reached.",
    },
    networkAddress: {
      type: text('an address of that device, such as "10.9.0.1"'),
      defaultText: "where the others see this member",
      text: "Its address that members of other hosts use.",
    },
    stagingBytes: {
      type: described("a multiple of 4096 from 262144 to 1 GiB", (value) => {
        const bytes = value as number;
        return Number.isInteger(bytes) && bytes % 4096 === 0 && bytes >= 262_144 && bytes <= 2 ** 30;
      }),
      unit: "bytes",
      defaultText: "128 MiB; on embedded GPUs 2 MiB, between hosts 8",
      text: "Each member's memory through which collectives pass.",
    },
    adapt: {
      type: flag(),
      defaultText: "unless DOORBELL_ADAPT is off",
      text: "May settings follow what is measured? Only where all members say so.",
    },
    onChange: {
      type: callback<(change: Change) => void>("a function that is given the change"),
      text: "Is told what was changed, and why.",
    },
  },
);
