import type { BoundWindows } from "../memory/bound-windows.ts";
import type { SegmentLimits } from "./fill-segments.ts";

/** What a queue pair allows of a send request. */
export interface SendLimits extends SegmentLimits {
  readonly inlineBytes: number;
  /** Whether requests say where they go: not those of a connection, sends of UD, all of a dynamic queue pair; of XRC into which queue. */
  readonly addressing: "connected" | "datagram" | "queue" | "dynamic";
  /** Of UD: what one datagram holds at most, the port's MTU. */
  readonly datagramBytes: number | undefined;
  readonly windows: BoundWindows;
  /** Those that it has by `ibv_wr_*`; undefined when it was created without any. */
  readonly operations: ReadonlySet<string> | undefined;
}
