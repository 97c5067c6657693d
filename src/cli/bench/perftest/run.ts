import { postReceives, receiveAll, sendAll } from "./bandwidth.ts";
import { connectEnd, type End, openEnd } from "./end.ts";
import { type Rounds, sendPingPong, writePingPong } from "./latency.ts";
import type { Program } from "./programs.ts";
import { settlePath } from "./stable-path.ts";
import { type Destination, destinationBytes, destinationFrom, destinationLine, type Wire } from "./wire.ts";

/** Protocol version of perftest 4.5 and the releases around it. */
const version = "6.06";
const versionBytes = 16;
const pageBytes = 4096;
const cacheLineBytes = 64;
const done = Buffer.from("done\0", "latin1");

/** Returns ibv_mtu as perftest writes it: one digit. */
const mtuDigit = (bytes: number): number => Math.log2(bytes) - 7;
const mtuBytes = (digit: number): number => 2 ** (digit + 7);

/**
 * Messages of perftest's programs over TCP, in order: versions and sizes, lines about the queue pairs for
 * each synchronization, figures, and an end. The client always sends first.
 */
export class Handshake {
  readonly #wire: Wire;
  readonly #isClient: boolean;

  constructor(wire: Wire, isClient: boolean) {
    this.#wire = wire;
    this.#isClient = isClient;
  }

  async #exchange(own: Uint8Array, bytes = own.length, waitMs?: number): Promise<Buffer> {
    if (this.#isClient) this.#wire.write(own);
    const theirs = await this.#wire.read(bytes, waitMs);
    if (!this.#isClient) this.#wire.write(own);
    return theirs;
  }

  /** Exchanges versions, page and cache line sizes, and MTUs. Returns the largest common MTU in bytes. */
  async begin(mtu: number): Promise<number> {
    await this.#exchange(Buffer.from(version.padEnd(versionBytes, "\0"), "latin1"));
    await this.#exchange(word(pageBytes));
    await this.#exchange(word(cacheLineBytes));
    const theirs = await this.#exchange(Buffer.from(`${mtuDigit(mtu)}\0`, "latin1"));
    const digit = Number.parseInt(theirs.toString("latin1"), 10);
    return digit >= 1 && digit <= 5 ? Math.min(mtu, mtuBytes(digit)) : mtu;
  }

  /** Exchanges the queue pair descriptions. Returning means that both ends have reached this point. */
  async meet(own: Destination, waitMs?: number): Promise<Destination> {
    return destinationFrom(await this.#exchange(destinationLine(own), destinationBytes, waitMs));
  }

  /** Exchanges five figures of 8 bytes each: size, iterations, peak, average, rate. A server sends none. */
  async figures(
    values: readonly [bytes: number, iterations: number, peak: number, average: number, rate: number],
    waitMs: number,
  ): Promise<void> {
    for (const [i, value] of values.entries()) {
      const bytes = Buffer.alloc(8);
      if (i < 2) bytes.writeBigUInt64BE(BigInt(value));
      else bytes.writeDoubleBE(value);
      await this.#exchange(bytes, 8, waitMs);
    }
  }

  /** Exchanges the final line and the word that ends it. */
  async end(own: Destination, waitMs: number): Promise<void> {
    await this.meet(own, waitMs);
    this.#wire.write(done);
    await this.#wire.read(done.length, waitMs);
  }
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Options of a run. */
export interface RunOptions {
  readonly program: Program;
  readonly isClient: boolean;
  readonly device: string | undefined;
  readonly bytes: number;
  readonly iterations: number;
  readonly depth: number;
  readonly localAddress: string | undefined;
  /** Duration of a one-sided bandwidth test in milliseconds, instead of a number of iterations. */
  readonly durationMs?: number | undefined;
  /** Receives the finished part of the run from time to time, from 0 to 1. */
  readonly tick?: ((part: number) => void) | undefined;
}

/** Measured values. The server of a one-sided bandwidth test has none. */
interface Measured {
  /** Number of messages, when it differs from the requested one. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly rounds?: Rounds;
}

/** Result of a run. */
export interface RunResult extends Measured {
  readonly device: string;
  /** Path of the messages, or the paths before and after the run when it changed. */
  readonly path: string;
}

/** Deadline for the peer's message after the run, in milliseconds. */
const runMs = 300_000;

const leaveMs = 10_000;

/** Number of synchronizations of perftest's programs before a run. */
const meetings = 3;

/** Runs one test with the peer at the other end of the wire, perftest's program or doorbell. */
export async function run(wire: Wire, options: RunOptions): Promise<RunResult> {
  const { program, isClient, bytes } = options;
  const end = openEnd(program, options);
  const { device } = end;
  try {
    const handshake = new Handshake(wire, isClient);
    const mtu = await handshake.begin(end.endpoint.mtu);
    const theirs = await handshake.meet(end.own);
    connectEnd(end, theirs, mtu);
    const receives =
      program.operation === "send" && (!isClient || program.measures === "latency")
        ? postReceives(end, bytes, options.iterations)
        : undefined;
    for (let i = 0; i < meetings; i++) await handshake.meet(end.own);
    const remote = { address: theirs.address, byteLength: bytes, remoteKey: theirs.remoteKey };
    // The server of a one-sided bandwidth test sends nothing.
    if (isClient || program.measures === "latency") settlePath(program, end, remote);
    const before = end.pair.path;
    const measured: Measured =
      program.measures === "latency"
        ? { rounds: pingPong(end, remote, receives, options) }
        : stream(end, remote, receives, options);
    const iterations = measured.iterations ?? options.iterations;
    const average =
      measured.milliseconds === undefined
        ? 0
        : (bytes * iterations) / 2 ** 20 / (measured.milliseconds / 1000);
    const rate = measured.milliseconds === undefined ? 0 : iterations / measured.milliseconds / 1000;
    if (program.ending.figures) await handshake.figures([bytes, iterations, average, average, rate], runMs);
    if (program.ending.line) await handshake.end(end.own, runMs);
    // Some tests have no final message that confirms the last acknowledgement. The peer disconnects once it
    // has it.
    if (!isClient) await wire.left(leaveMs);
    const path = before === end.pair.path ? before : `${before}, then ${end.pair.path}`;
    return { device: device.name, path, ...measured };
  } finally {
    wire.close();
    device.close();
  }
}

type Remote = { readonly address: number; readonly byteLength: number; readonly remoteKey: number };
type Receives = ReturnType<typeof postReceives> | undefined;

function pingPong(end: End, remote: Remote, receives: Receives, options: RunOptions): Rounds {
  if (receives) return sendPingPong(end, receives, options, options.isClient);
  // The server writes first in ib_write_lat.
  return writePingPong(end, remote, options, !options.isClient);
}

function stream(end: End, remote: Remote, receives: Receives, options: RunOptions): Measured {
  if (options.isClient) return sendAll(options.program, end, remote, options);
  return receives ? { milliseconds: receiveAll(end, receives, options.iterations) } : {};
}
