import type { Device } from "../../cuda/index.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { type GroupLink, GroupLinks } from "./group-links.ts";
import { measureFar, type Passing } from "./measure-far.ts";
import type { SymmetricBuffer } from "./symmetric.ts";

/** Bytes of the copies, how often each is made, and rounds of which the best counts. */
const largeBytes = { native: 64 << 20, soft: 1 << 20 } as const;
const smallCopies = { native: 200, soft: 20 } as const;
const rounds = 3;

/** What a member tells of its GPU, by which others know how far it is. */
interface Place {
  readonly uuid: string;
  readonly pciId: string;
}

/** How members are reached that share no memory. */
export interface FarWay extends Passing {
  readonly words: string;
}

/** Bytes that {@link measureLinks} needs of each member. */
export const linkBytes = (device: Device): number => largeBytes[device.provider];

/** How near another member's GPU is: what the topology of this machine says, where it says something. */
async function kindOf(device: Device, own: Place, other: Place): Promise<Pick<GroupLink, "kind" | "reason">> {
  if (own.uuid === other.uuid) return { kind: "same GPU", reason: "both use one GPU" };
  if (device.provider === "soft") return { kind: "embedded", reason: "both are this machine's memory" };
  try {
    // Loaded here: few ask, and all join.
    const { topology } = await import("../../direct/topology/topology.ts");
    const { kind, reason } = topology().path(own.pciId, other.pciId);
    return { kind, reason };
  } catch (error) {
    return { kind: "mapped", reason: (error as Error).message.split("\n")[0]! };
  }
}

/** The best of some rounds of copies from this member's part to another's: milliseconds of one. */
function millisecondsOf(device: Device, copies: number, copy: () => void): number {
  using start = device.createEvent();
  using stop = device.createEvent();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= rounds; round++) {
    start.record(device.stream);
    for (let i = 0; i < copies; i++) copy();
    stop.record(device.stream);
    stop.synchronize();
    // The first one maps and wakes what the others use.
    if (round > 0) best = Math.min(best, stop.millisecondsSince(start) / copies);
  }
  return best;
}

/**
 * Measures the way from this member's GPU to each other's memory, while nobody else does (each pair in its turn), and tells all. All
 * members call it, with memory of {@link linkBytes} that nothing else uses. `far`: how members are reached that share no memory.
 */
export async function measureLinks(
  membership: Membership,
  device: Device,
  memory: SymmetricBuffer<"u8">,
  deadline: Until,
  far: FarWay | undefined,
): Promise<GroupLinks> {
  const { size, rank, members, islands } = membership;
  const place: Place = { uuid: device.uuid, pciId: device.pciId };
  const places = await membership.exchange("links: places", place, deadline);
  const own: GroupLink[] = [];
  const bytes = linkBytes(device);
  const copies = smallCopies[device.provider];
  // One at a time: pairs that share a switch would slow each other down.
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      if (to === from || (rank !== from && rank !== to)) continue;
      const isFar = members[to]!.machine !== members[from]!.machine || islands.why(from, to) !== undefined;
      if (isFar && far !== undefined) {
        const peer = rank === from ? to : from;
        const measured = await measureFar(device, memory.local, far, peer, rank === from);
        const why = islands.why(from, to);
        const reason = why === undefined ? far.words : `${why}; so ${far.words}`;
        if (rank === from) own.push({ from, to, kind: "RDMA", reason, ...measured });
        continue;
      }
      if (rank !== from) continue;
      if (!memory.reachable.includes(to)) {
        const reason = reasonOf(() => memory.at(to));
        own.push({ from, to, kind: "none", reason, latencyUs: undefined, GBps: undefined });
        continue;
      }
      const target = memory.at(to);
      const small = memory.local.slice(0, 8);
      const latency = millisecondsOf(device, copies, () => target.set(small, 0, device.stream));
      const large = millisecondsOf(device, 1, () => target.set(memory.local, 0, device.stream));
      own.push({
        ...{ from, to, ...(await kindOf(device, place, places[to]!)) },
        latencyUs: latency * 1000,
        GBps: bytes / (large * 1e6),
      });
    }
    await membership.exchange(`links: ${from} is done`, null, deadline);
  }
  const all = await membership.exchange("links", own, deadline);
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
