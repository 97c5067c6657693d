import type { Device } from "../../../cuda/index.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import type { Membership } from "../../membership/membership.ts";
import type { Algorithm } from "../algorithm.ts";
import { KernelAlgorithm } from "../kernels/kernel-algorithm.ts";
import type { KernelSet } from "../kernels/kernel-set.ts";
import type { LocalDomain } from "../kernels/open-local-domain.ts";
import { HierarchicalAlgorithm } from "./hierarchical-algorithm.ts";
import { type NetworkPreference, openNetwork } from "./open-network.ts";

/** Parts of a group from which the algorithm is created. */
export interface Spanning {
  readonly preference: NetworkPreference;
  readonly device: Device;
  readonly kernelSet: KernelSet;
}

/** Returns the reason why hosts do not combine data by kernels. Returns an empty text when they do. */
function noteOf({ localDomains }: Membership): string {
  if (localDomains.areEven) return "";
  const counts = localDomains.all.map(({ length }) => length);
  return `hosts have ${counts.slice(0, -1).join(", ")} and ${counts.at(-1)} members, so kernels do not combine data within a host`;
}

/**
 * Creates the algorithm of a group with several local domains. All members call this function together.
 * The algorithm is hierarchical when all domains have the same number of members, and more than one.
 * Returns the reason for a failure as a text that is the same in all members.
 */
export async function spanHosts(
  membership: Membership,
  { device, kernelSet, preference }: Spanning,
  { view, memory }: LocalDomain,
  deadline: Deadline,
): Promise<Algorithm | string> {
  const { localDomains } = membership;
  const asked = { ...preference, note: noteOf(membership) };
  if (memory === undefined || !localDomains.areEven) {
    memory?.close();
    return await openNetwork(membership, device, asked, deadline);
  }
  const kernels = new KernelAlgorithm(view, device, memory, kernelSet, preference.limitMs);
  try {
    const network = await openNetwork(membership, device, asked, deadline, kernels);
    if (typeof network !== "string") return new HierarchicalAlgorithm(membership, network, kernels);
    kernels.close();
    return network;
  } catch (error) {
    kernels.close();
    throw error;
  }
}
