import {
  type CompletionQueue,
  type Device,
  DoorbellError,
  type Endpoint,
  type MemoryRegion,
  openDevice,
  type PeerSocket,
  type QueuePair,
  type RemoteMemory,
  type WaitOptions,
} from "doorbell";

// The two processes talk over TCP before and after; the file itself goes by RDMA:
//
//   sender                                          receiver
//   offer {name, bytes, endpoint}    --TCP-->       makes its ring, posts a receive for each chunk of it
//                                    <--TCP--       accept {endpoint, ring, chunkBytes}
//   WRITE WITH IMMEDIATE of chunk k  --RDMA->       into slot k % chunks: hashed while the disk writes it, receive posted again
//                                    <-RDMA--       SEND: one more slot is free (no bytes, only an immediate)
//   sent {sha256}                    --TCP-->       compares with its own, gives the file its name
//                                    <--TCP--       stored {sha256}
//
// Instead of any answer the receiver may say: refused {why}.

export interface Offer {
  readonly kind: "offer";
  readonly version: 1;
  readonly name: string;
  readonly bytes: number;
  readonly endpoint: Endpoint;
}

export interface Accept {
  readonly kind: "accept";
  readonly endpoint: Endpoint;
  /** Where the chunks go, one after the other and then again from the start. */
  readonly ring: RemoteMemory;
  readonly chunkBytes: number;
}

export interface Sent {
  readonly kind: "sent";
  readonly sha256: string;
}

export interface Stored {
  readonly kind: "stored";
  readonly sha256: string;
}

export interface Refused {
  readonly kind: "refused";
  readonly why: string;
}

/** Together 4 MiB: below the 8 MiB that systems let an ordinary user lock. */
export const chunkBytes = 256 * 1024;
export const chunks = 16;

/** One end's RDMA objects; all of them close with the device. */
export interface End {
  readonly device: Device;
  readonly ring: MemoryRegion;
  readonly completions: CompletionQueue;
  readonly queuePair: QueuePair;
}

/** Opens the device and makes what an end needs; peers may write to the ring if `remoteWrite`. */
export function openEnd(remoteWrite: boolean): End {
  const device = openDevice();
  try {
    const domain = device.createProtectionDomain();
    const ring = domain.allocate(chunkBytes * chunks, remoteWrite ? ["remoteWrite"] : ["localWrite"]);
    const completions = device.createCompletionQueue({ entries: 4 * chunks });
    const queuePair = domain.createQueuePair({
      completions,
      sendDepth: chunks + 1,
      receiveDepth: chunks + 1,
      access: ["remoteWrite"],
    });
    return { device, ring, completions, queuePair };
  } catch (error) {
    device.close();
    throw error;
  }
}

/** Aborts when the peer's process is gone: TCP tells that at once, where RDMA alone would fall silent. */
export function goneSignal(peer: PeerSocket, who: string): AbortSignal {
  const controller = new AbortController();
  void peer.gone().then(() => {
    controller.abort(new DoorbellError(`the ${who} is gone`, `What the ${who} printed says why.`));
  });
  return controller.signal;
}

/** The peer's next message, which must be of this kind; its refusal is thrown. */
export async function receiveKind<T extends { readonly kind: string }>(
  peer: PeerSocket,
  kind: T["kind"],
  options: WaitOptions,
): Promise<T> {
  const message = await peer.receive<T | Refused>(options);
  if (message?.kind === "refused")
    throw new DoorbellError(`the other end refused: ${printable(String((message as Refused).why))}`);
  if (message?.kind !== kind) {
    const said = printable(JSON.stringify(message)?.slice(0, 80));
    throw new DoorbellError(`the other end said ${said}, expected ${kind}`);
  }
  return message as T;
}

/** Text of somebody else's without what a terminal obeys: control characters, and those that turn the direction of text. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "?");
}

/** One line of a summary. */
export const line = (name: string, text: string): string => `  ${name.padEnd(10)} ${text}\n`;

/** "soft0 (embedded, provider soft)" or "rxe0 (libibverbs, provider native)". */
export const deviceText = ({ name, provider }: Device): string =>
  `${name} (${provider === "soft" ? "embedded" : "libibverbs"}, provider ${provider})`;

/** "64.0 MiB" */
export function sizeText(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return unit === 0 ? `${bytes} bytes` : `${(bytes / 1024 ** unit).toFixed(1)} ${units[unit]}`;
}
