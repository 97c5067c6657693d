import { hostname } from "node:os";
import { isRecord } from "../links/handshake.ts";
import { isRendezvousAddress, type RendezvousAddress } from "./roster.ts";

/** Content of a rendezvous file or etcd key, with the listen port and a secret for the handshake. */
export interface PublishedAddress {
  readonly port: number;
  readonly machine: string;
  readonly secret: string;
  /** Session of the running group. Absent while the group forms. */
  readonly session?: string;
}

export const rendezvousText = (address: PublishedAddress): string =>
  `${JSON.stringify({ host: hostname(), ...address })}\n`;

/**
 * Parses the content of a rendezvous file or key, and returns an address that this machine can reach. Returns
 * undefined for invalid content.
 */
export function readPublished(
  text: string,
  machine: string,
): (RendezvousAddress & { readonly session: string }) | undefined {
  try {
    const written: unknown = JSON.parse(text);
    if (!isRecord(written)) return undefined;
    const { host, port, secret, machine: theirs, session } = written;
    if (typeof secret !== "string" || !isRendezvousAddress({ host, port })) return undefined;
    return {
      host: theirs === machine ? "127.0.0.1" : (host as string),
      port: port as number,
      secret,
      session: typeof session === "string" ? session : "",
    };
  } catch {
    return undefined;
  }
}
