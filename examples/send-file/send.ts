import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import process from "node:process";
import { DoorbellError, meetPeer, type PeerSocket, remoteSlice, type WaitOptions } from "doorbell";
import { gidToward } from "../common/gid-toward.ts";
import {
  type Accept,
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
import { Progress } from "./progress.ts";

export interface SendOptions {
  readonly file: string;
  readonly host: string;
  readonly port: number;
  /** How long nothing may happen. */
  readonly timeoutMs: number;
}

/** Sends a file to a receiver and says how it went; rejects unless the receiver stored it with the same SHA-256. */
export async function sendFile({ file, host, port, timeoutMs }: SendOptions): Promise<void> {
  await using handle = await open(file);
  const about = await handle.stat();
  if (!about.isFile()) throw new DoorbellError(`${file} is not a file`);
  const bytes = about.size;
  const end = openEnd(false);
  using device = end.device;
  const { queuePair } = end;
  using peer = await meetPeer(host, { port, timeoutMs });

  // A receive for each credit that may be on its way; credits carry no bytes.
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
  process.stdout.write(
    line("sender", `sent ${basename(file)}, ${sizeText(bytes)} (${bytes} bytes)`) +
      line("device", deviceText(device)) +
      line("path", `${endpoint.gid} to ${accept.endpoint.gid}`) +
      line("path MTU", `${queuePair.query().pathMtu} bytes`) +
      line("time", `${seconds.toFixed(3)} s, from the first byte read to the last byte stored`) +
      line("rate", `${(bytes / 1e9 / seconds).toFixed(3)} GB/s`) +
      line("SHA-256", `${sha256}, the same on both sides`),
  );
}

/** Moves the bytes; gives their SHA-256. */
async function transfer(
  handle: FileHandle,
  bytes: number,
  { ring, completions, queuePair }: End,
  { ring: remoteRing, chunkBytes }: Accept,
  peer: PeerSocket,
  timeoutMs: number,
): Promise<string> {
  const total = Math.ceil(bytes / chunkBytes);
  const wait: WaitOptions = { timeoutMs, signal: goneSignal(peer, "receiver") };
  const hash = createHash("sha256");
  const progress = new Progress(bytes);
  let posted = 0; // chunks given to the NIC
  let written = 0; // chunks that the peer's NIC acknowledged: their local slot is free
  let stored = 0; // chunks that the peer has on disk: their remote slot is free
  try {
    while (written < total || stored < total) {
      if (posted < total && posted - Math.min(written, stored) < chunks) {
        const from = (posted % chunks) * chunkBytes;
        const length = Math.min(chunkBytes, bytes - posted * chunkBytes);
        const slot = ring.bytes.subarray(from, from + length);
        await readFully(handle, slot, posted * chunkBytes);
        queuePair.write({
          local: ring.slice(from, from + length),
          remote: remoteSlice(remoteRing, from, from + length),
          immediate: posted >>> 0,
        });
        posted++;
        hash.update(slot); // while the NIC carries it
      } else {
        count((await completions.next(wait)).opcode);
      }
      for (const completion of completions.poll()) count(completion.check().opcode);
      progress.update(stored * chunkBytes);
    }
    return hash.digest("hex");
  } catch (error) {
    // A receiver that could not go on has said why before it left.
    await peer.receive<{ why?: string }>({ timeoutMs: 0 }).then(
      ({ why }) => {
        if (why) throw new DoorbellError(`the receiver gave up: ${why}`);
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

async function readFully(handle: FileHandle, into: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await handle.read(into, at, into.length - at, position + at);
    if (bytesRead === 0) throw new DoorbellError("the file became shorter while it was sent");
    at += bytesRead;
  }
}
