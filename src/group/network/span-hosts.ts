import type { Device } from "../../cuda/index.ts";
import type { KernelSet } from "../collectives/kernel-set.ts";
import { KernelWay } from "../collectives/kernel-way.ts";
import type { Way } from "../collectives/way.ts";
import type { Island } from "../islands/open-island.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { HierarchicalWay } from "./hierarchical-way.ts";
import { type NetworkWish, openNetwork } from "./open-network.ts";

/** What the group's parts are for. */
export interface Spanning {
  readonly wish: NetworkWish;
  readonly device: Device;
  readonly kernelSet: KernelSet;
}

/** Why kernels do not meet within islands; "" where they do, or where there is nobody to meet. */
function noteOf({ islands }: Membership): string {
  if (islands.areEven) return "";
  const counts = islands.all.map(({ length }) => length);
  return `hosts have ${counts.slice(0, -1).join(", ")} and ${counts.at(-1)} members, so each is on its own`;
}

/**
 * The way of members of several islands, which are hosts, or parts of one whose members do not reach each other's memory: all call it together.
 * Where each has as many, more than one, their kernels meet as well. Why there is no way, in words that are the same in all.
 */
export async function spanHosts(
  membership: Membership,
  { device, kernelSet, wish }: Spanning,
  { circle, memory }: Island,
  deadline: Until,
): Promise<Way | string> {
  const { islands } = membership;
  const asked = { ...wish, note: noteOf(membership) };
  if (memory === undefined || !islands.areEven) {
    memory?.close();
    return await openNetwork(membership, device, asked, deadline);
  }
  const kernels = new KernelWay(circle, device, memory, kernelSet, wish.limitMs);
  try {
    const network = await openNetwork(membership, device, asked, deadline, kernels);
    if (typeof network !== "string") return new HierarchicalWay(membership, network, kernels);
    kernels.close();
    return network;
  } catch (error) {
    kernels.close();
    throw error;
  }
}
