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

// The two processes exchange messages over TCP, and transfer the file by RDMA:
//
//     sender                                          receiver
//     offer {name, bytes, endpoint}    --TCP-->       creates its ring, posts a receive for each chunk of it
//                                      <--TCP--       accept {endpoint, ring, chunkBytes}
//     WRITE WITH IMMEDIATE of chunk k  --RDMA->       into slot k % chunks: hashes it while the disk writes it, posts a receive
//                                      <-RDMA--       SEND: one more slot is free (no bytes, only an immediate)
//     sent {sha256}                    --TCP-->       compares with its own, renames the file
//                                      <--TCP--       stored {sha256}
//
// The receiver may answer any message with refused {why}.

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
  /** Memory that receives the chunks as a ring. */
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

/**
 * Size and number of chunks, together 4 MiB. Many systems let a user without privileges lock at most 8 MiB.
 */
export const chunkBytes = 256 * 1024;
export const chunks = 16;

/** RDMA objects of one end. They close with the device. */
export interface End {
  readonly device: Device;
  readonly ring: MemoryRegion;
  readonly completions: CompletionQueue;
  readonly queuePair: QueuePair;
}

/** Opens the device and creates the objects of an end. With `remoteWrite`, peers may write to the ring. */
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

/**
 * Aborts when the peer's process exits. TCP detects the exit at once, while RDMA alone would only time out.
 */
export function goneSignal(peer: PeerSocket, who: string): AbortSignal {
  const controller = new AbortController();
  void peer.gone().then(() => {
    controller.abort(new DoorbellError(`the ${who} has exited`, `The output of the ${who} has the reason.`));
  });
  return controller.signal;
}

/** Returns the peer's next message of the expected kind. Throws the reason of a refusal. */
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
    throw new DoorbellError(`the other end sent ${said}, expected ${kind}`);
  }
  return message as T;
}

/** Removes control characters and text-direction characters from untrusted text. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "?");
}

/** Formats one line of a summary. */
export const line = (name: string, text: string): string => `  ${name.padEnd(10)} ${text}\n`;

/** Returns "soft0 (soft NIC, provider soft)" or "rxe0 (libibverbs, provider native)". */
export const deviceText = ({ name, provider }: Device): string =>
  `${name} (${provider === "soft" ? "soft NIC" : "libibverbs"}, provider ${provider})`;

/** Returns a size such as "64.0 MiB". */
export function sizeText(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return unit === 0 ? `${bytes} bytes` : `${(bytes / 1024 ** unit).toFixed(1)} ${units[unit]}`;
}
