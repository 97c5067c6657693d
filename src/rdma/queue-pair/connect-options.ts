import { optionsTable } from "../../arguments/options-table.ts";
import { addressRows } from "./address-vector.ts";
import { attributeRows } from "./queue-pair-attributes.ts";

/** How `connect` goes on; all have defaults that work. */
export interface ConnectOptions {
  /** Bytes; default the smaller of both ends. */
  readonly pathMtu?: number;
  /** Acknowledgement timeout: 4.096 us times 2^timeout; default 14, 67 ms. */
  readonly timeout?: number;
  /** Retransmissions before RETRY_EXC_ERR; default 7. */
  readonly retryCount?: number;
  /** Retries when the peer has no receive posted; default 7, forever. */
  readonly rnrRetry?: number;
  /** How long the peer waits when no receive is posted here; default 12, 0.64 ms. */
  readonly minRnrTimer?: number;
  readonly hopLimit?: number;
  readonly trafficClass?: number;
  readonly flowLabel?: number;
  readonly serviceLevel?: number;
}

const { pathMtu, timeout, retryCount, rnrRetry, minRnrTimer } = attributeRows;
const { hopLimit, trafficClass, flowLabel, serviceLevel } = addressRows;

/** Defaults are RC's, and words: a dynamic queue pair takes the device's. */
export const connectOptions = optionsTable<ConnectOptions>()(
  "rdma.ConnectOptions",
  { "QueuePair.connect": 1 },
  {
    pathMtu: { ...pathMtu, defaultText: "the smaller of both ends" },
    timeout: { ...timeout, defaultText: "14, which is 67 ms" },
    retryCount: { ...retryCount, defaultText: "7" },
    rnrRetry: { ...rnrRetry, defaultText: "7, forever" },
    minRnrTimer: { ...minRnrTimer, defaultText: "12, which is 0.64 ms" },
    hopLimit,
    trafficClass,
    flowLabel,
    serviceLevel,
  },
);
