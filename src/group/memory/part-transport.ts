import type { Buffer } from "../../cuda/index.ts";
import type { RemoteMemory } from "../../rdma/index.ts";
import type { Deadline } from "../../wait/deadline.ts";
import { type Accepts, isText, listOf, recordOf, wholeFrom } from "../membership/links/received-values.ts";

/** Description of a member's part for members that cannot map it. */
export interface PartOffer {
  /** The part on each path of the network, which its NIC registered. Empty after a failure. */
  readonly parts: readonly RemoteMemory[];
  /** Reason why no NIC reaches the part, or "". */
  readonly failure: string;
}

export const isPartOffer: Accepts<PartOffer> = recordOf<PartOffer>({
  parts: listOf(
    recordOf<RemoteMemory>({
      address: wholeFrom(0),
      byteLength: wholeFrom(0),
      remoteKey: wholeFrom(0, 0xffffffff),
    }),
  ),
  failure: isText,
});

/** Part of this member that a NIC has registered, and the parts of the other members. */
export interface AttachedPart {
  /** Words that follow the addresses of the parts in the table of a view, see `Table` in doorbell.cuh. */
  readonly tableWords: readonly bigint[];
  /**
   * Allows kernels to write the parts of these members, by rank. An offer is undefined where this member has no right.
   */
  connect(offers: readonly (PartOffer | undefined)[], deadline: Deadline): Promise<void>;
  /**
   * Deregisters the part. Returns false when a NIC may still write it, so that it must not be freed.
   */
  detach(): boolean;
}

/** Part whose registration has started. */
export interface StartedPart {
  /** Description for the other members, with the reason after a failed registration. */
  readonly offer: Promise<PartOffer>;
  /** Undefined when no NIC can reach the memory. Detach the part also when the wait for the offer was interrupted. */
  readonly part: AttachedPart | undefined;
}

/** Network by which kernels write to parts that this process cannot map. */
export interface PartTransport {
  /** Starts to register this member's part. The memory of the part must stay open until `detach`. */
  attach(local: Buffer, deadline: Deadline): StartedPart;
}
