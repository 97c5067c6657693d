import type { Device } from "../../cuda/index.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { GroupMemory, memoryOffer } from "../collectives/group-memory.ts";
import type { KernelSet } from "../collectives/kernel-set.ts";
import { KernelWay } from "../collectives/kernel-way.ts";
import type { Way } from "../collectives/way.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { HierarchicalWay } from "./hierarchical-way.ts";
import { HostCircle } from "./host-circle.ts";
import { type NetworkWish, openNetwork } from "./open-network.ts";

/** How many members each host has, in the order of the hosts' first ranks. */
function perHost({ members }: Membership): number[] {
  const counts = new Map<string, number>();
  for (const { machine } of members) counts.set(machine, (counts.get(machine) ?? 0) + 1);
  return [...counts.values()];
}

/** What the group's parts are for. */
export interface Spanning {
  readonly wish: NetworkWish;
  readonly group: Resource;
  readonly device: Device;
  readonly kernelSet: KernelSet;
}

/**
 * The way of members of several hosts: all call it together. Where each host has as many, more than one, their kernels meet as well. Why there
 * is no way, in words that are the same in all.
 */
export async function spanHosts(
  membership: Membership,
  { group, device, kernelSet, wish }: Spanning,
  deadline: Until,
): Promise<Way | string> {
  const counts = perHost(membership);
  const uneven = new Set(counts).size > 1;
  const note = uneven
    ? `hosts have ${counts.slice(0, -1).join(", ")} and ${counts.at(-1)} members, so each is on its own`
    : "";
  if (uneven || counts[0] === 1) return await openNetwork(membership, device, { ...wish, note }, deadline);
  const circle = new HostCircle(membership);
  const offers = await circle.exchange("group memory", memoryOffer(device, wish.stagingBytes), deadline);
  const memory = await GroupMemory.make(circle, group, device, offers, deadline);
  const kernels = new KernelWay(circle, device, memory, kernelSet, wish.limitMs);
  try {
    const network = await openNetwork(membership, device, { ...wish, note }, deadline, kernels);
    if (typeof network !== "string") return new HierarchicalWay(membership, network, kernels);
    kernels.close();
    return network;
  } catch (error) {
    kernels.close();
    throw error;
  }
}
