import type { Buffer, Device } from "../../cuda/index.ts";
import type { Deadline } from "../../wait/deadline.ts";
import {
  type Accepts,
  isAmount,
  isAnything,
  isText,
  listOf,
  oneOf,
  optional,
  recordOf,
  wholeFrom,
} from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { type GroupLink, GroupLinks } from "./group-links.ts";
import type { SymmetricBuffer } from "./symmetric.ts";

/** Size of the large copy, in bytes. */
const largeBytes = { native: 64 << 20, soft: 1 << 20 } as const;
/** Number of small copies in a round. */
const smallCopies = { native: 200, soft: 20 } as const;
/** Number of measured rounds. The fastest round counts. */
const rounds = 3;

/** Identity of a member's GPU, from which the other members look up the kind of the link. */
interface GpuIdentity {
  readonly uuid: string;
  readonly pciId: string;
}

const isIdentity = recordOf<GpuIdentity>({ uuid: isText, pciId: isText });

/** Returns a check for a link in a group of `size` members, which another member sent. */
const isLink = (size: number): Accepts<GroupLink> =>
  recordOf<GroupLink>({
    from: wholeFrom(0, size - 1),
    to: wholeFrom(0, size - 1),
    kind: isText,
    hosts: oneOf(1, 2),
    reason: isText,
    latencyUs: optional(isAmount),
    GBps: optional(isAmount),
  });

/** Point-to-point transport between members that share no memory. */
export interface NetworkTransport {
  /** Description of the transport, for the reason of a link. */
  readonly text: string;
  send(buffer: Buffer, to: number): void;
  receive(buffer: Buffer, from: number): void;
  /** Resolves when all transfers are complete. */
  done(): Promise<void>;
}

/** Returns the size of the memory that {@link measureLinks} needs from each member, in bytes. */
export const linkBytes = (device: Device): number => largeBytes[device.provider];

/**
 * Returns the kind of the link to another GPU of this machine. The kind is "mapped" if the topology is
 * unknown.
 */
async function kindOf(
  device: Device,
  own: GpuIdentity,
  other: GpuIdentity,
): Promise<Pick<GroupLink, "kind" | "reason">> {
  if (own.uuid === other.uuid) return { kind: "same GPU", reason: "both use one GPU" };
  if (device.provider === "soft")
    return { kind: "embedded", reason: "both parts are in the memory of this machine" };
  try {
    // This import is dynamic because every member joins, and few members measure links.
    const { topology } = await import("../../direct/topology/topology.ts");
    const { kind, reason } = topology({ soft: false }).path(own.pciId, other.pciId);
    return { kind, reason };
  } catch (error) {
    return { kind: "mapped", reason: (error as Error).message.split("\n")[0]! };
  }
}

/** Returns the time of one copy in the fastest round, in milliseconds. */
function millisecondsOf(device: Device, copies: number, copy: () => void): number {
  using start = device.createEvent();
  using stop = device.createEvent();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= rounds; round++) {
    start.record(device.stream);
    for (let i = 0; i < copies; i++) copy();
    stop.record(device.stream);
    stop.synchronize();
    // The first round includes mapping and wake-up costs, so it is not measured.
    if (round > 0) best = Math.min(best, stop.millisecondsSince(start) / copies);
  }
  return best;
}

/**
 * Measures the links from this member's GPU to the memory of all other members, and returns the links of all
 * members. All members call it with `memory` of {@link linkBytes} bytes that no other code uses. `network` is
 * the transport between members that share no memory.
 */
export async function measureLinks(
  membership: Membership,
  device: Device,
  memory: SymmetricBuffer<"u8">,
  deadline: Deadline,
  network: NetworkTransport | undefined,
): Promise<GroupLinks> {
  const { size, rank, members, localDomains } = membership;
  const identity: GpuIdentity = { uuid: device.uuid, pciId: device.pciId };
  const identities = await membership.exchange("links: GPUs", identity, deadline, isIdentity);
  const own: GroupLink[] = [];
  const bytes = linkBytes(device);
  const copies = smallCopies[device.provider];
  // Pairs are measured one after another. Pairs that share a switch would slow each other down.
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      if (to === from || (rank !== from && rank !== to)) continue;
      const hosts = members[to]!.machine === members[from]!.machine ? 1 : 2;
      const isRemote = hosts === 2 || localDomains.why(from, to) !== undefined;
      if (isRemote && network !== undefined) {
        const peer = rank === from ? to : from;
        const measured = await measureNetwork(device, memory.local, network, peer, rank === from);
        const why = localDomains.why(from, to);
        const reason = why === undefined ? network.text : `${why}; so ${network.text}`;
        if (rank === from) own.push({ from, to, hosts, kind: "RDMA", reason, ...measured });
        continue;
      }
      if (rank !== from) continue;
      if (!memory.reachable.includes(to)) {
        const reason = reasonOf(() => memory.at(to));
        own.push({ from, to, hosts, kind: "none", reason, latencyUs: undefined, GBps: undefined });
        continue;
      }
      const target = memory.at(to);
      const small = memory.local.slice(0, 8);
      const latency = millisecondsOf(device, copies, () => target.set(small, 0, device.stream));
      const large = millisecondsOf(device, 1, () => target.set(memory.local, 0, device.stream));
      own.push({
        ...{ from, to, hosts, ...(await kindOf(device, identity, identities[to]!)) },
        latencyUs: latency * 1000,
        GBps: bytes / (large * 1e6),
      });
    }
    await membership.exchange(`links: ${from} is done`, null, deadline, isAnything);
  }
  const all = await membership.exchange("links", own, deadline, listOf(isLink(size)));
  return new GroupLinks(size, all.flat());
}

function reasonOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message.split("\n")[0]!;
  }
  return "";
}

/** Number of round trips in a latency measurement. */
const roundTrips = 10;

/** Latency and bandwidth of a link over the network. */
interface NetworkLink {
  readonly latencyUs: number;
  readonly GBps: number;
}

/**
 * Measures round trips of 8 bytes, and transfers of all of `memory` from the sender to the receiver. The
 * sender and the receiver call it together, with each other's rank as `peer`. Only the result of the sender
 * is used.
 */
async function measureNetwork(
  device: Device,
  memory: Buffer,
  network: NetworkTransport,
  peer: number,
  isSender: boolean,
): Promise<NetworkLink> {
  using start = device.createEvent();
  using stop = device.createEvent();
  const small = memory.slice(0, 8);
  const timed = async (buffer: Buffer, count: number): Promise<number> => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round <= rounds; round++) {
      start.record(device.stream);
      for (let i = 0; i < count; i++) {
        if (isSender) network.send(buffer, peer);
        else network.receive(buffer, peer);
        if (isSender) network.receive(small, peer);
        else network.send(small, peer);
      }
      stop.record(device.stream);
      await network.done();
      // The first round includes wake-up costs, so it is not measured.
      if (round > 0) best = Math.min(best, stop.millisecondsSince(start) / count);
    }
    return best;
  };
  const latencyMs = (await timed(small, roundTrips)) / 2;
  const largeMs = Math.max(await timed(memory, 1), 2 * latencyMs) - latencyMs;
  return { latencyUs: latencyMs * 1000, GBps: memory.byteLength / (largeMs * 1e6) };
}
