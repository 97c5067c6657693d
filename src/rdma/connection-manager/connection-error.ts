import { DoorbellError } from "../../errors.ts";
import type { ConnectionEvent, ConnectionEventType } from "./connection-event.ts";

/** Hint for a connection request without an answer. */
export const noAnswerHint =
  "The peer did not answer: check that its RDMA device is up (`rdma link`), that its program runs, and that UDP port 4791 is open between both hosts.";

const hints: Readonly<Record<string, string>> = {
  "REJECTED 8": "Check that the server runs and listens on this port in this port space (RC or UD).",
  "REJECTED 28": "`privateData` has the data that the peer sent with its refusal.",
  "REJECTED 12":
    "The request came from another address than it contains: a NAT lies between, or sourceAddress is wrong.",
  "REJECTED 26": "Give both network devices the same MTU.",
  "UNREACHABLE -110": noAnswerHint,
  "UNREACHABLE 1": 'Check that the server runs and listens on this port with { transport: "UD" }.',
  "ADDR_ERROR -19":
    "No RDMA device has the source address of the host's route to the peer: see `rdma link`, or give sourceAddress.",
  "ADDR_ERROR -98":
    "Another process on this host already uses this address for RoCE (UDP port 4791): give each soft0 process its own address (DOORBELL_SOFT_ADDRESS).",
  "ADDR_ERROR -110":
    "The peer's link address was not found (ARP): check that the peer is up and in this network.",
  "ADDR_ERROR -101": "The host has no route to the peer: see `ip route get ADDRESS`.",
  "ADDR_ERROR -113": "The host has no route to the peer: see `ip route get ADDRESS`.",
};

/**
 * Error of a connection that was not made, or of an address that was not found. It has the event and the
 * reason.
 *
 * @example
 * try {
 *   await connect({ ...server.address, port: 9 }, { provider: "soft" });
 * } catch (error) {
 *   if (error instanceof ConnectionError) console.log(error.event, error.reason); // REJECTED: no listener
 * }
 */
export class ConnectionError extends DoorbellError {
  override readonly name = "ConnectionError";
  /** Type of the event: "REJECTED", "UNREACHABLE", "ADDR_ERROR" and so on. */
  readonly event: ConnectionEventType;
  /** Status of the event: 0, a negative errno, or the reason code of a refusal. */
  readonly status: number;
  /** Text of the status. */
  readonly reason: string;
  /** Private data that the peer's program sent with its refusal. */
  readonly privateData: Uint8Array;

  constructor(what: string, { type, status, reason, privateData }: ConnectionEvent) {
    super(`${what}: ${type}${reason ? `, ${reason}` : ""}`, hints[`${type} ${status}`] ?? "");
    this.event = type;
    this.status = status;
    this.reason = reason;
    this.privateData = privateData;
  }
}
