import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { type FileHandle, open, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import process from "node:process";
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
  type Refused,
  receiveKind,
  type Sent,
  type Stored,
} from "./connection.ts";

export interface ReceiveOptions {
  readonly directory: string;
  /** The address to listen on; default all. */
  readonly host: string | undefined;
  readonly port: number;
  /** How long nothing may happen once a sender is there. */
  readonly timeoutMs: number;
}

/** Waits for one sender and stores its file; rejects, and leaves no file, unless all of it came and is intact. */
export async function receiveFile({ directory, host, port, timeoutMs }: ReceiveOptions): Promise<void> {
  const end = openEnd(true);
  using device = end.device;
  process.stdout.write(line("receiver", `waits on TCP port ${port}, with ${deviceText(device)}`));
  using peer = await waitForPeer({
    port,
    ...(host ? { host } : {}),
    timeoutMs: Number.POSITIVE_INFINITY,
  });
  try {
    const offer = await receiveKind<Offer>(peer, "offer", { timeoutMs });
    await store(offer, directory, end, peer, timeoutMs);
  } catch (error) {
    peer.send({ kind: "refused", why: (error as Error).message.split("\n")[0]! } satisfies Refused);
    throw error;
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
    throw new DoorbellError(`an offer of ${offer.bytes} bytes`);
  }
  if (existsSync(path)) throw new DoorbellError(`${path} exists already`);
  // Under a name of its own until it is complete: a broken transfer never looks like the file.
  const partial = `${path}.${process.pid}.part`;
  const handle = await open(partial, "wx");
  const removePartial = () => rmSync(partial, { force: true });
  process.once("exit", removePartial); // also when a signal ends this process (see main)
  try {
    // Before the sender can write: a write with immediate takes a receive, which needs no memory of its own.
    for (let i = 0; i < chunks; i++) queuePair.receive();
    const endpoint = queuePair.endpoint(gidToward(device, queuePair.port, peer));
    queuePair.connect(offer.endpoint);
    peer.send({ kind: "accept", endpoint, ring: ring.remote(), chunkBytes } satisfies Accept);

    const own = await transfer(handle, offer.bytes, end, peer, timeoutMs);
    const { sha256 } = await receiveKind<Sent>(peer, "sent", { timeoutMs });
    if (own !== sha256) throw new DoorbellError(`SHA-256 is ${own} here and ${sha256} at the sender`);
    await handle.close();
    await rename(partial, path);
    process.stdout.write(line("receiver", `stored ${path}, complete and intact`));
    peer.send({ kind: "stored", sha256: own } satisfies Stored);
  } finally {
    await handle.close().catch(() => {});
    removePartial();
    process.off("exit", removePartial);
  }
  await peer.gone(); // this end still has to acknowledge the last messages
}

/**
 * Takes the chunks as they come, hashes each while the disk writes it, and gives the slots back in their order; gives the SHA-256
 * of all.
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
    if (completion.opcode === "send") continue; // a credit that arrived
    const length = Math.min(chunkBytes, bytes - received * chunkBytes);
    if (completion.immediate !== received >>> 0 || completion.byteLength !== length) {
      throw new DoorbellError(
        `chunk ${completion.immediate} of ${completion.byteLength} bytes came, expected ${received} of ${length}`,
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

/** The sender's name for the file, which must not lead anywhere else. */
function safeName(name: unknown): string {
  if (
    typeof name !== "string" ||
    name !== basename(name) ||
    ["", ".", ".."].includes(name) ||
    name.includes("\0")
  ) {
    throw new DoorbellError(`${JSON.stringify(name)} is not a file name`);
  }
  return name;
}
