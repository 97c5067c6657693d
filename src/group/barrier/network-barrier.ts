import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";

/** Members of any hosts meet by their links: each tells all, and hears all. */
export async function networkBarrier(membership: Membership, deadline: Until): Promise<void> {
  await membership.exchange("barrier", null, deadline);
}
