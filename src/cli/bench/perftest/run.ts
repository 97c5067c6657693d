import { postReceives, receiveAll, sendAll } from "./bandwidth.ts";
import { connectEnd, type End, openEnd } from "./end.ts";
import { Handshake } from "./handshake.ts";
import { type Rounds, sendPingPong, writePingPong } from "./latency.ts";
import type { Program } from "./programs.ts";
import type { Wire } from "./wire.ts";

/** What a run is asked to be. */
export interface RunOptions {
  readonly program: Program;
  readonly isClient: boolean;
  readonly device: string | undefined;
  readonly bytes: number;
  readonly iterations: number;
  readonly depth: number;
  readonly localAddress: string | undefined;
  /** Of a one-sided bandwidth test: how long, instead of the iterations. */
  readonly durationMs?: number | undefined;
  /** Told now and then which part is done. */
  readonly tick?: ((part: number) => void) | undefined;
}

/** A server of one-sided bandwidth measures nothing. */
interface Measured {
  /** Messages, where they are not those that were asked for. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly rounds?: Rounds;
}

/** What came of it. */
export interface RunResult extends Measured {
  readonly device: string;
  readonly path: string;
}

/** The peer's run may take a while before it says more. */
const runMs = 300_000;

const leaveMs = 10_000;

/** As often do perftest's programs wait for each other before they begin. */
const meetings = 3;

/** One run with the peer at the other end of the wire: a program of perftest's, or ours. */
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
    // Without a last line nobody knows whether the peer's last message was acknowledged: it leaves when it was.
    if (!isClient) await wire.left(leaveMs);
    return { device: device.name, path: end.pair.path, ...measured };
  } finally {
    wire.close();
    device.close();
  }
}

type Remote = { readonly address: number; readonly byteLength: number; readonly remoteKey: number };
type Receives = ReturnType<typeof postReceives> | undefined;

function pingPong(end: End, remote: Remote, receives: Receives, options: RunOptions): Rounds {
  if (receives) return sendPingPong(end, receives, options, options.isClient);
  // In ib_write_lat it is the server who writes first.
  return writePingPong(end, remote, options, !options.isClient);
}

function stream(end: End, remote: Remote, receives: Receives, options: RunOptions): Measured {
  if (options.isClient) return sendAll(options.program, end, remote, options);
  return receives ? { milliseconds: receiveAll(end, receives, options.iterations) } : {};
}
