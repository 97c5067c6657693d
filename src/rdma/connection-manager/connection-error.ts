import { DoorbellError } from "../../errors.ts";
import type { ConnectionEvent, ConnectionEventType } from "./connection-event.ts";

/** What to look at when nobody answers. */
export const nobodyAnswers =
  "Nobody answered: is the peer's RDMA device up (`rdma link`), its program running, and UDP port 4791 open between both?";

const hints: Readonly<Record<string, string>> = {
  "REJECTED 8": "Is the server running, and does it listen on this port and in this port space (RC or UD)?",
  "REJECTED 28": "What it sent along is in `privateData`.",
  "REJECTED 12":
    "The request came from another address than it says: a NAT lies between, or sourceAddress is wrong.",
  "REJECTED 26": "Give both network devices the same MTU.",
  "UNREACHABLE -110": nobodyAnswers,
  "UNREACHABLE 1": 'Is the server running, and does it listen on this port with { transport: "UD" }?',
  "ADDR_ERROR -19":
    "No RDMA device carries the address from which the host would send there: see `rdma link`, or give sourceAddress.",
  "ADDR_ERROR -98":
    "Another process on this host already uses this address for RoCE (UDP port 4791): give each soft0 process an address of its own (DOORBELL_SOFT_ADDRESS).",
  "ADDR_ERROR -110": "The peer's link address was not found (ARP): is it up, and in this network?",
  "ADDR_ERROR -101": "The host has no route there: see `ip route get ADDRESS`.",
  "ADDR_ERROR -113": "The host has no route there: see `ip route get ADDRESS`.",
};

/**
 * A connection was not made, or an address not found: what happened instead, and why.
 *
 * @example
 * try {
 *   await connect({ ...server.address, port: 9 }, { provider: "soft" });
 * } catch (error) {
 *   if (error instanceof ConnectionError) console.log(error.event, error.reason); // REJECTED nobody listens there
 * }
 */
export class ConnectionError extends DoorbellError {
  override readonly name = "ConnectionError";
  /** What happened: "REJECTED", "UNREACHABLE", "ADDR_ERROR", ... */
  readonly event: ConnectionEventType;
  /** 0, minus an errno, or the reason of a refusal. */
  readonly status: number;
  /** The status in words. */
  readonly reason: string;
  /** What the peer's program sent along with its refusal. */
  readonly privateData: Uint8Array;

  constructor(what: string, { type, status, reason, privateData }: ConnectionEvent) {
    super(`${what}: ${type}${reason ? `, ${reason}` : ""}`, hints[`${type} ${status}`] ?? "");
    this.event = type;
    this.status = status;
    this.reason = reason;
    this.privateData = privateData;
  }
}
