import { errnoName, strerror } from "../../../ffi/libc/index.ts";

/** Text of each reason code of a refusal (InfiniBand Architecture, table 109). */
export const rejectReasons: Readonly<Record<number, string>> = {
  1: "no queue pair is available",
  2: "no end-to-end context is available",
  3: "no resources are available",
  4: "the other end timed out",
  5: "the message is not supported",
  6: "the connection is not known",
  7: "the connection is not known",
  8: "no program listens on this port",
  9: "the transport is not supported",
  10: "the connection is stale: its identifier was used a moment ago",
  11: "the RDC does not exist",
  12: "the GID is not accepted",
  13: "the LID is not accepted",
  14: "the service level is not accepted",
  15: "the traffic class is not accepted",
  16: "the hop limit is not accepted",
  17: "the packet rate is not accepted",
  18: "the alternate GID is not accepted",
  19: "the alternate LID is not accepted",
  20: "the alternate service level is not accepted",
  21: "the alternate traffic class is not accepted",
  22: "the alternate hop limit is not accepted",
  23: "the alternate packet rate is not accepted",
  24: "connection management is at another port",
  25: "the service is at another port",
  26: "the path MTU is too large",
  27: "there are too few responder resources",
  28: "the other program refused",
  29: "the RNR retry count is not accepted",
  30: "the identifier is used twice",
  31: "the class version is not supported",
  32: "the flow label is not accepted",
  33: "the alternate flow label is not accepted",
  35: "the vendor's options are not supported",
};

/** Text of each status of a service identification reply (table 124). */
const serviceStatus: Readonly<Record<number, string>> = {
  1: "no program offers the service there",
  2: "the other program refused",
  3: "no queue pair is available",
  4: "the service is at another port",
  5: "the version is not supported",
};

/**
 * Returns the text of an event's status. Negative numbers are errno values, others are codes of the event's
 * type. 0 gives "".
 */
export function statusWords(type: string, status: number): string {
  if (status === 0) return "";
  if (status < 0) return `${errnoName(-status)} (${strerror(-status)})`;
  const words = type === "REJECTED" ? rejectReasons[status] : serviceStatus[status];
  return words ?? `status ${status}`;
}
