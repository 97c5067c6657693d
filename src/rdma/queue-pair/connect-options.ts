import { optionsTable } from "../../arguments/options.ts";
import { addressRows } from "../address/address-vector.ts";
import { attributeRows } from "./queue-pair-attributes.ts";

/** Parameters of a connection. All have defaults that work. */
export interface ConnectOptions {
  /** Path MTU in bytes. Default: the smaller one of both ends. */
  readonly pathMtu?: number;
  /** Code of the acknowledgement timeout, which is 4.096 us times 2^timeout. Default 14, which is 67 ms. */
  readonly timeout?: number;
  /** Number of retransmissions before RETRY_EXC_ERR. Default 7. */
  readonly retryCount?: number;
  /** Number of retries when the peer has no receive posted. Default 7, which means no limit. */
  readonly rnrRetry?: number;
  /** Code of the time that the peer waits when no receive is posted here. Default 12, which is 0.64 ms. */
  readonly minRnrTimer?: number;
  readonly hopLimit?: number;
  readonly trafficClass?: number;
  readonly flowLabel?: number;
  readonly serviceLevel?: number;
}

const { pathMtu, timeout, retryCount, rnrRetry, minRnrTimer } = attributeRows;
const { hopLimit, trafficClass, flowLabel, serviceLevel } = addressRows;

/**
 * Table of the options. The default texts are for RC. A dynamic queue pair takes the defaults of its device.
 */
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
