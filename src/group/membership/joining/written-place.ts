import { hostname } from "node:os";
import { isRecord } from "../links/handshake.ts";
import type { MeetingPlace } from "./roster.ts";

/** Content of a rendezvous file or etcd key, with the listen port and a secret for the handshake. */
export interface WrittenPlace {
  readonly port: number;
  readonly machine: string;
  readonly secret: string;
  /** Session of the running group. Absent while the group forms. */
  readonly session?: string;
}

export const rendezvousText = (place: WrittenPlace): string =>
  `${JSON.stringify({ host: hostname(), ...place })}\n`;

/**
 * Parses the content of a rendezvous file or key, and returns an address that this machine can reach. Returns
 * undefined for invalid content.
 */
export function readWritten(
  text: string,
  machine: string,
): (MeetingPlace & { readonly session: string }) | undefined {
  try {
    const written: unknown = JSON.parse(text);
    if (!isRecord(written)) return undefined;
    const { host, port, secret, machine: theirs, session } = written;
    if (typeof host !== "string" || typeof port !== "number" || typeof secret !== "string") return undefined;
    return { host: theirs === machine ? "127.0.0.1" : host, port, secret, session: String(session ?? "") };
  } catch {
    return undefined;
  }
}
