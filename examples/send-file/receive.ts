import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { type FileHandle, link, open, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { DoorbellError, type PeerSocket, waitForPeer } from "doorbell";
import { gidToward } from "../common/gid-toward.ts";
import {
  type Accept,
  chunkBytes,
  chunks,
  deviceText,
  type End,
  goneSignal,
  line,
  type Offer,
  openEnd,
  printable,
  type Refused,
  receiveKind,
  type Sent,
  type Stored,
} from "./connection.ts";

export interface ReceiveOptions {
  readonly directory: string;
  /** Address to listen on; undefined for all addresses. */
  readonly host: string | undefined;
  readonly port: number;
  /** Maximum idle time with a connected sender, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Waits for one sender and stores its file. Rejects and leaves no file unless the whole file arrived intact.
 */
export async function receiveFile({ directory, host, port, timeoutMs }: ReceiveOptions): Promise<void> {
  const end = openEnd(true);
  using device = end.device;
  process.stdout.write(line("receiver", `waits on TCP port ${port}, with ${deviceText(device)}`));
  const { peer: sender, offer } = await waitForOffer(port, host, timeoutMs);
  using peer = sender;
  try {
    await store(offer, directory, end, peer, timeoutMs);
  } catch (error) {
    peer.send({ kind: "refused", why: (error as Error).message.split("\n")[0]! } satisfies Refused);
    throw error;
  }
}

/** Time limit for the offer of a connected client, in milliseconds. */
const offerMs = 2000;

/** Waits for the first client with an offer, and disconnects clients that send anything else. */
async function waitForOffer(
  port: number,
  host: string | undefined,
  timeoutMs: number,
): Promise<{ peer: PeerSocket; offer: Offer }> {
  for (;;) {
    const peer = await waitForPeer({
      port,
      ...(host ? { host } : {}),
      timeoutMs: Number.POSITIVE_INFINITY,
    });
    const from = peer.remoteAddress;
    try {
      return {
        peer,
        offer: await receiveKind<Offer>(peer, "offer", { timeoutMs: Math.min(offerMs, timeoutMs) }),
      };
    } catch (error) {
      peer.close();
      const why = (error as Error).message.split("\n")[0]!;
      process.stdout.write(line("receiver", `disconnected ${from}: ${printable(why)}`));
    }
  }
}

/** Renames the complete file; fails when the target exists. */
async function name(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EEXIST")
      throw new DoorbellError(`${path} exists already. It was created during the transfer.`);
    // The file system has no hard links. Creating the name first ensures that the rename replaces only this
    // file.
    await (await open(path, "wx")).close();
    await rename(partial, path);
  }
}

async function store(
  offer: Offer,
  directory: string,
  end: End,
  peer: PeerSocket,
  timeoutMs: number,
): Promise<void> {
  const { device, ring, queuePair } = end;
  const path = join(directory, safeName(offer.name));
  if (!Number.isSafeInteger(offer.bytes) || offer.bytes < 0) {
    throw new DoorbellError(`the offer has an invalid size of ${offer.bytes} bytes`);
  }
  if (existsSync(path)) throw new DoorbellError(`${path} exists already`);
  // The file has a temporary name until it is complete, so an interrupted transfer leaves no file of that
  // name.
  const partial = `${path}.${process.pid}.part`;
  const handle = await open(partial, "wx");
  const removePartial = () => rmSync(partial, { force: true });
  process.once("exit", removePartial); // a signal also runs exit handlers, see send-file.ts
  try {
    // The receives are posted before the sender can write. A write with immediate consumes one, which needs
    // no memory.
    for (let i = 0; i < chunks; i++) queuePair.receive();
    const endpoint = queuePair.endpoint(gidToward(device, queuePair.port, peer));
    queuePair.connect(offer.endpoint);
    peer.send({ kind: "accept", endpoint, ring: ring.remote(), chunkBytes } satisfies Accept);

    const own = await transfer(handle, offer.bytes, end, peer, timeoutMs);
    const { sha256 } = await receiveKind<Sent>(peer, "sent", { timeoutMs });
    if (own !== sha256)
      throw new DoorbellError(
        `the SHA-256 of the stored file is ${own}, and that of the sender is ${sha256}`,
      );
    await handle.close();
    await name(partial, path);
    process.stdout.write(line("receiver", `stored ${path}, complete and intact`));
    peer.send({ kind: "stored", sha256: own } satisfies Stored);
  } finally {
    await handle.close().catch(() => {});
    removePartial();
    process.off("exit", removePartial);
  }
  // The NIC must still acknowledge the last messages, so the queue pair stays open until the sender has left.
  // The file is complete in any case.
  const limit = new AbortController();
  await Promise.race([peer.gone(), delay(timeoutMs, undefined, { signal: limit.signal }).catch(() => {})]);
  limit.abort();
}

/**
 * Receives the chunks and returns the SHA-256 of all. Hashes each chunk while the disk writes it, and
 * releases the slots in order.
 */
async function transfer(
  handle: FileHandle,
  bytes: number,
  { ring, completions, queuePair }: End,
  peer: PeerSocket,
  timeoutMs: number,
): Promise<string> {
  const total = Math.ceil(bytes / chunkBytes);
  const diskFailed = new AbortController();
  const signal = AbortSignal.any([goneSignal(peer, "sender"), diskFailed.signal]);
  const hash = createHash("sha256");
  let stored = 0;
  let storing = Promise.resolve();
  for (let received = 0; received < total; ) {
    const completion = await completions.next({ timeoutMs, signal });
    if (completion.opcode === "send") continue; // completion of this end's own message about a free slot
    const length = Math.min(chunkBytes, bytes - received * chunkBytes);
    if (completion.immediate !== received >>> 0 || completion.byteLength !== length) {
      throw new DoorbellError(
        `chunk ${completion.immediate} of ${completion.byteLength} bytes arrived, expected ${received} of ${length}`,
      );
    }
    const from = (received % chunks) * chunkBytes;
    const slot = ring.bytes.subarray(from, from + length);
    const writing = writeFully(handle, slot, received * chunkBytes);
    storing = Promise.all([storing, writing]).then(() => {
      queuePair.receive();
      queuePair.send({ immediate: ++stored >>> 0 });
    });
    storing.catch((error: unknown) => diskFailed.abort(error));
    hash.update(slot);
    received++;
  }
  await storing;
  return hash.digest("hex");
}

async function writeFully(handle: FileHandle, from: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < from.length; ) {
    at += (await handle.write(from, at, from.length - at, position + at)).bytesWritten;
  }
}

/** Returns the sender's file name after a check that it contains no path. */
function safeName(name: unknown): string {
  if (
    typeof name !== "string" ||
    name !== basename(name) ||
    ["", ".", ".."].includes(name) ||
    name !== printable(name)
  ) {
    throw new DoorbellError(`${printable(JSON.stringify(name) ?? "")} is not a file name`);
  }
  return name;
}
