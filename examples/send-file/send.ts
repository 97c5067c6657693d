import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import process from "node:process";
import { DoorbellError, meetPeer, type PeerSocket, remoteSlice, type WaitOptions } from "doorbell";
import { gidToward } from "../common/gid-toward.ts";
import { Progress } from "../common/progress.ts";
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
  receiveKind,
  type Sent,
  type Stored,
  sizeText,
} from "./connection.ts";

export interface SendOptions {
  readonly file: string;
  readonly host: string;
  readonly port: number;
  /** Maximum idle time in milliseconds. */
  readonly timeoutMs: number;
  /** True to measure the NIC without a file after the file is stored. */
  readonly measure?: boolean;
}

/**
 * Sends a file to a receiver and prints a summary. Rejects unless the receiver stored the file with the same
 * SHA-256.
 */
export async function sendFile({ file, host, port, timeoutMs, measure }: SendOptions): Promise<void> {
  await using handle = await open(file);
  const about = await handle.stat();
  if (!about.isFile()) throw new DoorbellError(`${file} is not a file`);
  const bytes = about.size;
  const end = openEnd(false);
  using device = end.device;
  const { queuePair } = end;
  using peer = await meetPeer(host, { port, timeoutMs });

  // One receive for each message about a free slot. These messages have no bytes.
  for (let i = 0; i < chunks; i++) queuePair.receive();
  const endpoint = queuePair.endpoint(gidToward(device, queuePair.port, peer));
  peer.send({ kind: "offer", version: 1, name: basename(file), bytes, endpoint } satisfies Offer);
  const accept = await receiveKind<Accept>(peer, "accept", { timeoutMs });
  queuePair.connect(accept.endpoint);

  const start = performance.now();
  const sha256 = await transfer(handle, bytes, end, accept, peer, timeoutMs);
  const seconds = (performance.now() - start) / 1000;

  peer.send({ kind: "sent", sha256 } satisfies Sent);
  const stored = await receiveKind<Stored>(peer, "stored", { timeoutMs });
  if (stored.sha256 !== sha256) {
    throw new DoorbellError(`the receiver has SHA-256 ${stored.sha256}, the file has ${sha256}`);
  }
  const rate = measure ? await measureNic(end, accept, { timeoutMs }) : undefined;
  process.stdout.write(
    line("sender", `sent ${basename(file)}, ${sizeText(bytes)} (${bytes} bytes)`) +
      line("device", deviceText(device)) +
      line("path", `${endpoint.gid} to ${accept.endpoint.gid}`) +
      line("path MTU", `${queuePair.query().pathMtu} bytes`) +
      line("time", `${seconds.toFixed(3)} s, from the first byte read to the last byte stored`) +
      line(
        "file rate",
        `${gigabytes(bytes / seconds)}: reading, hashing, sending, hashing and storing at once`,
      ) +
      (rate === undefined
        ? ""
        : line("NIC rate", `${gigabytes(rate)}: RDMA WRITE of ${nicText}, without the file`)) +
      line("SHA-256", `${sha256}, the same on both sides`),
  );
}

/** Bytes that {@link measureNic} transfers. */
const measuredBytes = 64 * 1024 * 1024;

const gigabytes = (bytesPerSecond: number): string => `${(bytesPerSecond / 1e9).toFixed(3)} GB/s`;
const nicText = `${sizeText(measuredBytes)} in chunks of ${sizeText(chunkBytes)}`;

/**
 * Sends the bytes and returns their SHA-256. Reads the file ahead into all free slots. Posts each chunk as
 * soon as it is read, and hashes it while the NIC sends it.
 */
async function transfer(
  handle: FileHandle,
  bytes: number,
  { ring, completions, queuePair }: End,
  { ring: remoteRing }: Accept,
  peer: PeerSocket,
  timeoutMs: number,
): Promise<string> {
  const total = Math.ceil(bytes / chunkBytes);
  const wait: WaitOptions = { timeoutMs, signal: goneSignal(peer, "receiver") };
  const hash = createHash("sha256");
  const progress = new Progress(bytes);
  const slotOf = (chunk: number) => {
    const from = (chunk % chunks) * chunkBytes;
    return { from, to: from + Math.min(chunkBytes, bytes - chunk * chunkBytes) };
  };
  const reads: Promise<void>[] = []; // by slot
  let reading = 0; // chunks that are read or being read
  let posted = 0; // chunks posted to the NIC
  let written = 0; // chunks that the peer's NIC acknowledged, whose local slot is free
  let stored = 0; // chunks on the peer's disk, whose remote slot is free
  try {
    while (written < total || stored < total) {
      for (; reading < total && reading - Math.min(written, stored) < chunks; reading++) {
        const { from, to } = slotOf(reading);
        const read = readFully(handle, ring.bytes.subarray(from, to), reading * chunkBytes);
        read.catch(() => {}); // the await below throws the error
        reads[reading % chunks] = read;
      }
      if (posted < reading) {
        const { from, to } = slotOf(posted);
        await reads[posted % chunks];
        queuePair.write({
          local: ring.slice(from, to),
          remote: remoteSlice(remoteRing, from, to),
          immediate: posted >>> 0,
        });
        posted++;
        hash.update(ring.bytes.subarray(from, to));
      } else {
        count((await completions.next(wait)).opcode);
      }
      for (const completion of completions.poll()) count(completion.check().opcode);
      progress.update(stored * chunkBytes);
    }
    return hash.digest("hex");
  } catch (error) {
    // A receiver that fails sends the reason before it exits.
    await peer.receive<{ why?: string }>({ timeoutMs: 0 }).then(
      ({ why }) => {
        if (why) throw new DoorbellError(`the receiver failed: ${why}`);
      },
      () => {},
    );
    throw error;
  } finally {
    progress.end();
  }

  function count(opcode: string): void {
    if (opcode === "write") written++;
    else {
      stored++;
      queuePair.receive();
    }
  }
}

/**
 * Measures the rate of the NIC alone, in bytes a second. Writes the ring to the receiver's ring repeatedly,
 * without reading, hashing or storing. Runs only after the file is stored.
 */
async function measureNic(
  { ring, completions, queuePair }: End,
  { ring: remoteRing }: Accept,
  wait: WaitOptions,
): Promise<number> {
  const total = measuredBytes / chunkBytes;
  const start = performance.now();
  for (let posted = 0, written = 0; written < total; ) {
    for (; posted < total && posted - written < chunks; posted++) {
      const from = (posted % chunks) * chunkBytes;
      const to = from + chunkBytes;
      queuePair.write({ local: ring.slice(from, to), remote: remoteSlice(remoteRing, from, to) });
    }
    await completions.next(wait);
    written += 1 + completions.poll().length;
  }
  return measuredBytes / ((performance.now() - start) / 1000);
}

async function readFully(handle: FileHandle, into: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await handle.read(into, at, into.length - at, position + at);
    if (bytesRead === 0) throw new DoorbellError("the file became shorter while it was sent");
    at += bytesRead;
  }
}
