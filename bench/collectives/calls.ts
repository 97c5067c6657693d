import type { Buffer, Stream } from "../../src/cuda/index.ts";
import type { Group } from "../../src/group/index.ts";
import type { NcclPeer, Region } from "./nccl.ts";
import type { Operation } from "./rows.ts";

/**
 * Benchmark case: the lengths of input and output as a function of the larger one, and the calls of both
 * libraries.
 */
interface Case {
  readonly lengths: (length: number, size: number) => readonly [input: number, output: number];
  readonly ours: (group: Group, from: Buffer, to: Buffer, stream: Stream) => void;
  readonly nccl: (peer: NcclPeer, from: Region, to: Region, stream: Stream) => void;
}

const isBf16 = ({ type }: Buffer): boolean => type === "u16";

/** Timed operations by name, each as a call of doorbell and a call of NCCL. */
export const cases: Readonly<Record<Operation, Case>> = {
  allReduce: {
    lengths: (length) => [length, length],
    ours: (group, from, to, stream) => group.allReduce(from, to, { stream, bf16: isBf16(from) }),
    nccl: (peer, from, to, stream) => peer.allReduce(from, to, stream),
  },
  allGather: {
    lengths: (length, size) => [length / size, length],
    ours: (group, from, to, stream) => group.allGather(from, to, { stream }),
    nccl: (peer, from, to, stream) => peer.allGather(from, to, stream),
  },
  reduceScatter: {
    lengths: (length, size) => [length, length / size],
    ours: (group, from, to, stream) => group.reduceScatter(from, to, { stream, bf16: isBf16(from) }),
    nccl: (peer, from, to, stream) => peer.reduceScatter(from, to, stream),
  },
  broadcast: {
    lengths: (length) => [length, length],
    ours: (group, from, _, stream) => group.broadcast(from, { stream }),
    nccl: (peer, from, _, stream) => peer.broadcast(from, stream),
  },
  allToAll: {
    lengths: (length) => [length, length],
    ours: (group, from, to, stream) => group.allToAll(from, to, { stream }),
    nccl: (peer, from, to, stream) => peer.allToAll(from, to, stream),
  },
};
