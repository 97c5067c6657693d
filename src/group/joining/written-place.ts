import { hostname } from "node:os";
import { isRecord } from "../links/handshake.ts";
import type { MeetingPlace } from "./roster.ts";

/** What a rendezvous file or key says: where somebody listens, and what only those know who may read it. */
export interface WrittenPlace {
  readonly port: number;
  readonly machine: string;
  readonly secret: string;
  /** Of a group that runs: which. */
  readonly session?: string;
}

export const rendezvousText = (place: WrittenPlace): string =>
  `${JSON.stringify({ host: hostname(), ...place })}\n`;

/** The place that was written down, as it is reached from this machine; undefined for what is none. */
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
