import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import type { GidText } from "./gid.ts";
import type { QueuePairType } from "./queue-pair-type.ts";

/** Plain data that the peer needs to connect to a queue pair. JSON can carry it. */
export interface Endpoint {
  readonly version: 1;
  readonly transport: QueuePairType;
  readonly qpNumber: number;
  /** Role of an XRC endpoint. An initiator connects to a target. */
  readonly role?: "initiator" | "target";
  /** First packet sequence number that this end will send, 24 bits. */
  readonly psn: number;
  readonly gid: GidText;
  /** LID on InfiniBand; 0 on Ethernet. */
  readonly lid: number;
  readonly linkLayer: "Ethernet" | "InfiniBand" | "unspecified";
  /** Largest path MTU of this end in bytes. A connection uses the smaller one of both ends. */
  readonly mtu: number;
  /** Number of reads and atomics that this end answers at once. */
  readonly readAtomic: number;
  /** Key that requests to a UD or dynamic queue pair must carry. */
  readonly queueKey?: number;
}

/**
 * Returns the endpoint that a peer sent. Throws TypeError for data that is not an endpoint of this version.
 */
export function checkEndpoint(value: unknown): Endpoint {
  const endpoint = value as Partial<Endpoint> | null;
  if (typeof endpoint !== "object" || endpoint === null) {
    throw new TypeError(
      `connect(${shown(value)}). Pass the result of the peer's endpoint(): connect(peer.endpoint())`,
    );
  }
  if (endpoint.version === undefined) {
    const what = "endpoint" in endpoint ? "a queue pair, not its endpoint" : "not an endpoint";
    throw new TypeError(
      `connect: this is ${what}. Pass the result of the peer's endpoint(): connect(peer.endpoint())`,
    );
  }
  if (endpoint.version !== 1)
    throw new TypeError(
      `the version of the endpoint is ${shown(endpoint.version)}: this library supports version 1`,
    );
  const whole = (name: "qpNumber" | "psn" | "lid" | "mtu" | "readAtomic", most: number) => {
    const number = endpoint[name];
    if (typeof number !== "number" || !Number.isInteger(number) || number < 0 || number > most) {
      throw new TypeError(`endpoint.${name} is ${shown(number)}: expected a whole number from 0 to ${most}`);
    }
  };
  whole("qpNumber", 0xffffff);
  whole("psn", 0xffffff);
  whole("lid", 0xffff);
  whole("mtu", 4096);
  whole("readAtomic", 255);
  if (typeof endpoint.gid !== "string") throw new TypeError("endpoint.gid is missing");
  return endpoint as Endpoint;
}

/** Returns the text that a peer sent, or a description of a value that is not text. */
const asWord = (value: unknown): string => (typeof value === "string" ? value : shown(value));

/** Throws DoorbellError when two endpoints cannot connect to each other, with the reason. */
export function checkMatch(own: Endpoint, remote: Endpoint): void {
  if (own.transport !== remote.transport) {
    throw new DoorbellError(
      `this end is ${own.transport}, the peer is ${asWord(remote.transport)}`,
      "Create both queue pairs with the same type.",
    );
  }
  if (own.transport === "XRC" && own.role === remote.role) {
    throw new DoorbellError(
      `both ends are XRC ${asWord(own.role)}s`,
      "Connect a queue pair of type XRC to what createTarget() of the peer's XRC domain gives.",
    );
  }
  if (own.linkLayer !== remote.linkLayer) {
    throw new DoorbellError(
      `this port is ${own.linkLayer}, the peer's is ${asWord(remote.linkLayer)}`,
      "InfiniBand and RoCE do not reach each other; choose devices of the same kind.",
    );
  }
  const loopback = (gid: GidText) => gid.startsWith("::ffff:127.");
  if (loopback(own.gid) !== loopback(remote.gid)) {
    throw new DoorbellError(
      `one end is on a loopback address (${own.gid}), the other is not (${remote.gid})`,
      "Give soft0 an address that the peer reaches: endpoint({ localAddress }) or DOORBELL_SOFT_ADDRESS.",
    );
  }
}
