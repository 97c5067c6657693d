import { Destinations } from "./destinations.ts";
import { Sender } from "./sender.ts";

export const transports = ["dynamic", "RC"] as const;
export type Transport = (typeof transports)[number];

/** Numbers of destinations that the issue asks for. */
export const counts = [1, 16, 256, 4096] as const;

/** What one process reached, writing to so many destinations in turn. */
export interface ScalingPoint {
  readonly transport: Transport;
  readonly destinations: number;
  /** Messages a second, the median of the rounds. */
  readonly rate: number;
  /** Bytes of the sender's NIC memory for each destination added since the point before. */
  readonly bytesEach: number;
}

export interface ScalingOptions {
  /** Bytes of a message. */
  readonly bytes: number;
  readonly rounds: number;
  readonly counts?: readonly number[];
  readonly say?: (line: string) => void;
}

const leastMessages = 16_384;
/** ... but no more bytes than this. */
const leastBytes = 2 ** 31;
/** Before each number of destinations is measured: compilers and caches settle late. */
const warmUp = 40_000;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * One process writing to 1, 16, 256, 4096 NICs of another process over soft0, by `dynamic` with its 64 contexts and by RC with a
 * queue pair a destination. The two take turns at each number of destinations.
 */
export async function measureScaling(options: ScalingOptions): Promise<ScalingPoint[]> {
  const { bytes, rounds, say = () => {} } = options;
  const destinations = new Destinations(bytes);
  await destinations.make(1);
  const ends = transports.map((transport) => ({
    transport,
    sender: new Sender(transport, destinations, bytes),
  }));
  const points: ScalingPoint[] = [];
  try {
    for (const count of options.counts ?? counts) {
      const messages = Math.max(Math.min(leastMessages, Math.ceil(leastBytes / bytes)), 2 * count);
      const found = new Map<Transport, { bytesEach: number; rates: number[] }>();
      for (const { transport, sender } of ends) {
        found.set(transport, { bytesEach: await sender.reach(count), rates: [] });
        sender.send(Math.min(warmUp, Math.ceil(2.6e9 / bytes)));
      }
      for (let round = 0; round < rounds; round++) {
        for (const { transport, sender } of ends) found.get(transport)!.rates.push(sender.send(messages));
      }
      for (const [transport, { bytesEach, rates }] of found) {
        points.push({ transport, destinations: count, rate: median(rates), bytesEach });
        say(`${transport}, ${count} destinations: ${Math.round(median(rates))} messages a second`);
      }
    }
  } finally {
    for (const { sender } of ends) sender.close();
    await destinations.stop();
  }
  return points;
}
