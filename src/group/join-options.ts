import {
  callback,
  described,
  either,
  flag,
  instance,
  number,
  oneOf,
  optionsTable,
  text,
  whole,
} from "../arguments/options.ts";
import { Device } from "../cuda/index.ts";
import { type WaitOptions, waitRows } from "../wait/wait-options.ts";
import { stagingLimits } from "./memory/staging-limits.ts";
import type { Change } from "./metrics/changes.ts";

/** Options of {@link join}. Values that the launcher sets in the environment need not be passed. */
export interface JoinOptions extends WaitOptions {
  /**
   * Address at which members meet. A "tcp://host:port" address is the listener of rank 0. A "file:///path" or
   * "etcd://host:2379/path" address names shared state.
   */
  readonly rendezvous?: string;
  /** Number of members. */
  readonly size?: number;
  /** Rank of this process, from 0. Undefined selects a free rank. */
  readonly rank?: number;
  /** Rank of this process among the members of this host. It selects the GPU. */
  readonly localRank?: number;
  /** Name of the group. Groups of different names do not mix. */
  readonly name?: string;
  /** Version of the program. Programs of different versions do not join the same group. */
  readonly version?: string;
  /** Secret that only the members of the group know. */
  readonly token?: string;
  /**
   * GPU of this process: an open device, or the ordinal of a device that the group opens. "none" joins
   * without a GPU. The caller keeps ownership of an open device.
   */
  readonly device?: Device | number | "none";
  /**
   * Bytes of GPU memory that the program cannot allocate. The group itself, other libraries and the driver use
   * them. For a device that the caller opens, pass the option of the same name to `openDevice`.
   */
  readonly reserveBytes?: number;
  /** Time without a heartbeat after which a member is considered failed, in milliseconds. */
  readonly lostAfterMs?: number;
  /** Longest time that a kernel waits for other members, in milliseconds. */
  readonly kernelLimitMs?: number;
  /**
   * True if all runs must give the same bits. False allows NCCL where it is faster, which does not guarantee
   * equal bits.
   */
  readonly deterministic?: boolean;
  /**
   * Name of the host. Members with different names share no memory, as if they were on different hosts. Use
   * it for containers of one machine that share no memory.
   */
  readonly host?: string;
  /** RDMA device that connects this member to members on other hosts, such as "mlx5_0" or "soft". */
  readonly networkDevice?: string;
  /** Address of the RDMA device that members on other hosts connect to. */
  readonly networkAddress?: string;
  /** Staging memory of each member for collectives, in bytes. */
  readonly stagingBytes?: number;
  /**
   * True if autotuning may change settings such as bucket sizes, collective algorithms, network paths and
   * `group.adaptive` values. All members must allow it.
   */
  readonly adapt?: boolean;
  /** Callback that receives each autotuned change with its reason. */
  readonly onChange?: (change: Change) => void;
}

export const joinOptions = optionsTable<JoinOptions>()(
  "group.JoinOptions",
  { join: 0 },
  {
    ...waitRows,
    rendezvous: {
      type: text('an address: "tcp://host:port", "file:///path" or "etcd://host:2379/path"'),
      defaultText: "value of the launcher",
      text: "Address at which members meet.",
    },
    size: { type: whole(1, 65_536), defaultText: "value of the launcher", text: "Number of members." },
    rank: {
      type: whole(0, 65_535),
      defaultText: "value of the launcher, else a free rank",
      text: "Rank of this process.",
    },
    localRank: {
      type: whole(0, 65_535),
      defaultText: "value of the launcher, else the order of ranks on this host",
      text: "Rank of this process among the members of this host.",
    },
    name: {
      type: text("a name"),
      default: "doorbell",
      text: "Name of the group. Groups of different names do not mix.",
    },
    version: {
      type: text("a version"),
      default: "",
      text: "Version of the program. Programs of different versions do not join the same group.",
    },
    token: {
      type: text("a secret of the group's members"),
      defaultText: "DOORBELL_GROUP_TOKEN, else none",
      text: "Secret that only the members know.",
    },
    device: {
      type: either(
        instance("Device", () => Device, "openDevice()"),
        whole(0, 1023),
        oneOf("none"),
      ),
      defaultText: "the GPU whose ordinal is localRank, modulo the number of GPUs",
      text: "GPU of this process.",
    },
    reserveBytes: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "GPU memory that the program cannot allocate.",
    },
    lostAfterMs: {
      type: number(100, 3_600_000),
      unit: "ms",
      default: 2000,
      text: "Time without a heartbeat after which a member is considered failed.",
    },
    kernelLimitMs: {
      type: number(10, 3_600_000),
      unit: "ms",
      default: 30_000,
      text: "Longest time that a kernel waits for other members.",
    },
    deterministic: {
      type: flag(),
      default: true,
      text: "All runs give the same bits. False allows NCCL where it is faster.",
    },
    host: {
      type: text("the name of a host"),
      defaultText: "DOORBELL_HOST, else this machine",
      text: "Name of the host. Members with different names share no memory.",
    },
    networkDevice: {
      type: text("an RDMA device: native, soft or a name"),
      defaultText: "DOORBELL_RDMA, else the device nearest to the GPU",
      text: "RDMA device for members on other hosts.",
    },
    networkAddress: {
      type: text('an address of that device, such as "10.9.0.1"'),
      defaultText: "the address at which the other members see this member",
      text: "Address of the RDMA device that members on other hosts connect to.",
    },
    stagingBytes: {
      type: described("a multiple of 4096 from 262144 to 1 GiB", (value) => {
        const bytes = value as number;
        const { least, most } = stagingLimits;
        return Number.isInteger(bytes) && bytes % 4096 === 0 && bytes >= least && bytes <= most;
      }),
      unit: "bytes",
      defaultText: "128 MiB, on soft GPUs 2 MiB, for inter-node collectives 8 MiB",
      text: "Staging memory of each member for collectives.",
    },
    adapt: {
      type: flag(),
      defaultText: "true, unless DOORBELL_ADAPT is off",
      text: "Allows autotuned settings. All members must allow them.",
    },
    onChange: {
      type: callback<(change: Change) => void>("a function that receives the change"),
      text: "Callback that receives each autotuned change with its reason.",
    },
  },
);
