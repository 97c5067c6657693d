import { IBV_WC_SUCCESS, ibv_wc_status } from "../../../ffi/ibverbs/constants.ts";
import { DoorbellError } from "../../errors.ts";

/** Usual cause of each status, with the fix. */
const hints: Readonly<Record<string, string>> = {
  LOC_LEN_ERR:
    "A receive buffer is smaller than the message, or a request is larger than the port's maximum.",
  LOC_QP_OP_ERR:
    "The request does not fit the queue pair: its type, its state, or a receive too small for the message.",
  LOC_PROT_ERR:
    "A local segment is not inside a registered region of this protection domain, or the region lacks local write. For a staged region, a copy from or to the GPU failed: see its pathReason.",
  WR_FLUSH_ERR:
    "An earlier request failed, or the queue pair was moved to ERR: the first completion with another status has the cause.",
  MW_BIND_ERR: "The window does not fit the region, or the region lacks windowBind access.",
  LOC_ACCESS_ERR: "An RDMA operation of a peer used memory that this side does not allow.",
  REM_INV_REQ_ERR:
    "The peer refused the request: its queue pair does not allow this operation, or its receive buffer is too small.",
  REM_ACCESS_ERR:
    "The remote key, address range or access right is wrong: check that the peer's region is open, is long enough, allows this operation and belongs to its queue pair's protection domain.",
  REM_OP_ERR: "The peer failed to execute the request: see its own completion, or its region's pathReason.",
  RETRY_EXC_ERR:
    "The peer did not answer: check that its process is alive, that its queue pair is connected, that GID, QP number and PSN match, that UDP port 4791 is open, and that the path MTU fits the network.",
  RNR_RETRY_EXC_ERR:
    "The peer had no receive posted: post receives before connecting, or raise rnrRetry (7 means no limit).",
};

/** Returns the usual cause of a status. */
export const reasonOf = (status: string): string | undefined => hints[status];

export const success = "SUCCESS";

/** Returns the name of a status: `enum ibv_wc_status` without its prefix. */
export const statusName = (status: number): string =>
  status === IBV_WC_SUCCESS ? success : ibv_wc_status.nameOf(status).replace("IBV_WC_", "");

/**
 * Error of a work request that failed.
 *
 * @example
 * qp.write({ local: region.slice(0, 8), remote: { ...remote, remoteKey: 0 } });
 * try {
 *   await cq.next();
 * } catch (error) {
 *   if (error instanceof CompletionError) console.log(error.status); // "REM_ACCESS_ERR"
 * }
 */
export class CompletionError extends DoorbellError {
  override readonly name = "CompletionError";
  /** Name of the status: `enum ibv_wc_status` without its prefix, such as "REM_ACCESS_ERR". */
  readonly status: string;
  readonly wrId: number;
  readonly qpNumber: number;
  readonly vendorError: number;

  constructor(status: string, wrId: number, qpNumber: number, vendorError: number) {
    super(
      `work request ${wrId} on queue pair ${qpNumber} failed: ${status}` +
        (vendorError ? ` (vendor error 0x${vendorError.toString(16)})` : ""),
      hints[status] ?? "",
    );
    this.status = status;
    this.wrId = wrId;
    this.qpNumber = qpNumber;
    this.vendorError = vendorError;
  }
}
