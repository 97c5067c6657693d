import type { BoundWindows } from "../memory/bound-windows.ts";
import type { SegmentLimits } from "./fill-request.ts";

/** Limits of a queue pair for send requests. */
export interface SendLimits extends SegmentLimits {
  readonly inlineBytes: number;
  /**
   * Kind of destination that requests have. Requests of a connection have none, UD and dynamic requests have
   * an address handle, XRC requests name a receive queue.
   */
  readonly addressing: "connected" | "datagram" | "queue" | "dynamic";
  /** Largest UD datagram in bytes, the port's MTU. */
  readonly datagramBytes: number | undefined;
  readonly windows: BoundWindows;
  /**
   * Names of the operations that the queue pair has by `ibv_wr_*`. Undefined when it was created without any.
   */
  readonly operations: ReadonlySet<string> | undefined;
}
