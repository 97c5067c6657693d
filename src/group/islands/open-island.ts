import type { Device } from "../../cuda/index.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { GroupMemory, type MemoryOffer } from "../collectives/group-memory.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { HostCircle } from "./host-circle.ts";
import { Islands, type Unreached } from "./islands.ts";

/** Memory that the members of an island meet in, and they as a group of their own. */
export interface Island {
  /** The whole group where all are in one. */
  readonly circle: Membership | HostCircle;
  /** undefined for a member that is alone in it. */
  readonly memory: GroupMemory | undefined;
}

/**
 * Members of each machine make memory together, and write to each other: pairs that fail are put into different islands, until no pair of
 * any island fails. All call it together; `offers`: what each gives, by rank.
 */
export async function openIsland(
  membership: Membership,
  group: Resource,
  device: Device,
  offers: readonly MemoryOffer[],
  deadline: Until,
): Promise<Island> {
  membership.islands = Islands.ofMachines(membership.members);
  for (;;) {
    const { islands } = membership;
    const isWhole = islands.all.length === 1;
    const circle = isWhole ? membership : new HostCircle(membership);
    const ranks = circle.members.map(({ id }) => membership.rankOf(id));
    const own = ranks.map((rank) => offers[rank]!);
    const isAlone = !isWhole && ranks.length === 1;
    const made = isAlone ? undefined : await GroupMemory.make(circle, group, device, own, deadline);
    const memory = made instanceof GroupMemory ? made : undefined;
    try {
      const failed = (made instanceof GroupMemory ? [] : (made ?? [])).map((pair) => inGroup(pair, ranks));
      const all = isWhole ? failed : (await membership.exchange("pairs failed", failed, deadline)).flat();
      if (all.length === 0) return { circle, memory };
      const seen = new Map(all.map((pair) => [`${pair.from} ${pair.to}`, pair]));
      membership.islands = islands.without([...seen.values()]);
    } catch (error) {
      memory?.close();
      throw error;
    }
    memory?.close();
  }
}

const inGroup = ({ from, to, reason }: Unreached, ranks: readonly number[]): Unreached => ({
  from: ranks[from]!,
  to: ranks[to]!,
  reason,
});
