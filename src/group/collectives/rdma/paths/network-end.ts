import type { Endpoint, RemoteMemory } from "../../../../rdma/index.ts";
import { isRecord } from "../../../membership/links/handshake.ts";
import {
  type Accepts,
  isText,
  listOf,
  optional,
  recordOf,
  wholeFrom,
} from "../../../membership/links/received-values.ts";

/** Description of one end of the links, which each member sends to its peers. */
export interface NetworkEnd {
  /** Name of the device, such as "soft0". */
  readonly device: string;
  readonly address: string;
  /** Reason for this device and address; "" without one. */
  readonly note: string;
  /** Endpoints by rank. The own endpoint is undefined. */
  readonly endpoints: readonly (Endpoint | undefined)[];
  readonly staging: RemoteMemory;
  /** Received point-to-point messages, one word for each rank. The peer writes the word by RDMA. */
  readonly credits: RemoteMemory;
  /** End of the second path, where there is one. */
  readonly other?: NetworkEnd;
}

const isRemoteMemory = recordOf<RemoteMemory>({
  address: wholeFrom(0),
  byteLength: wholeFrom(0),
  remoteKey: wholeFrom(0, 0xffffffff),
});

/** Accepts any object: `connect` of a queue pair checks its members. */
const isEndpoint: Accepts<Endpoint> = (value): value is Endpoint => isRecord(value);

/** Returns a check for an end in a group of `size` members, which another member sent. */
export function isNetworkEnd(size: number): Accepts<NetworkEnd> {
  const path = {
    ...{ device: isText, address: isText, note: isText },
    endpoints: listOf(optional(isEndpoint), size),
    ...{ staging: isRemoteMemory, credits: isRemoteMemory },
  };
  // A second path has no further path.
  const isOther = recordOf<Omit<NetworkEnd, "other">>(path);
  return recordOf<NetworkEnd>({ ...path, other: optional(isOther) as Accepts<NetworkEnd["other"]> });
}
