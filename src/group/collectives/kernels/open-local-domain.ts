import type { Device } from "../../../cuda/index.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { listOf } from "../../membership/links/received-values.ts";
import { LocalDomainView } from "../../membership/local-domain-view.ts";
import { isUnreached, LocalDomains, type Unreached } from "../../membership/local-domains.ts";
import type { Membership } from "../../membership/membership.ts";
import { GroupMemory, type MemoryOffer } from "./group-memory.ts";

/** Members whose GPUs reach each other's memory, and the group memory that they share. */
export interface LocalDomain {
  /**
   * View of the members of the local domain. The view is the whole group when all members are in one domain.
   */
  readonly view: Membership | LocalDomainView;
  /** Group memory of the local domain. Undefined for a member that is alone in its domain. */
  readonly memory: GroupMemory | undefined;
}

/**
 * Creates group memory for the members of each machine and tests every pair by writing. Splits domains at
 * unreachable pairs and repeats until every pair works. All members call this function together. `offers`
 * holds the memory offer of each rank.
 */
export async function openLocalDomain(
  membership: Membership,
  group: Resource,
  device: Device,
  offers: readonly MemoryOffer[],
  deadline: Deadline,
): Promise<LocalDomain> {
  membership.localDomains = LocalDomains.ofMachines(membership.members);
  for (;;) {
    const { localDomains } = membership;
    const isWhole = localDomains.all.length === 1;
    const view = isWhole ? membership : new LocalDomainView(membership);
    const ranks = view.members.map(({ id }) => membership.rankOf(id));
    const own = ranks.map((rank) => offers[rank]!);
    const isAlone = !isWhole && ranks.length === 1;
    const made = isAlone ? undefined : await GroupMemory.make(view, group, device, own, deadline);
    const memory = made instanceof GroupMemory ? made : undefined;
    try {
      const failed = (made instanceof GroupMemory ? [] : (made ?? [])).map((pair) => inGroup(pair, ranks));
      const isPairs = listOf(isUnreached(membership.size));
      const all = isWhole
        ? failed
        : (await membership.exchange("pairs failed", failed, deadline, isPairs)).flat();
      if (all.length === 0) return { view, memory };
      const seen = new Map(all.map((pair) => [`${pair.from} ${pair.to}`, pair]));
      membership.localDomains = localDomains.without([...seen.values()]);
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
