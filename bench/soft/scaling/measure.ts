import { Destinations } from "./destinations.ts";
import { Sender } from "./sender.ts";

export const transports = ["dynamic", "RC"] as const;
export type Transport = (typeof transports)[number];

/** Numbers of destinations that are measured. */
export const counts = [1, 16, 256, 4096] as const;

/** Result of one process that writes to `count` destinations in turn. */
export interface ScalingPoint {
  readonly transport: Transport;
  readonly destinations: number;
  /** Median rate of the rounds, in messages per second. */
  readonly rate: number;
  /** Additional NIC memory of the sender per destination added since the previous point, in bytes. */
  readonly bytesEach: number;
}

export interface ScalingOptions {
  /** Size of a message in bytes. */
  readonly bytes: number;
  readonly rounds: number;
  readonly counts?: readonly number[];
  readonly say?: (line: string) => void;
}

const leastMessages = 16_384;
/**
 * Number of bytes after which a round has enough messages, unless each destination then gets fewer than two.
 */
const leastBytes = 2 ** 31;
/** Number of warm-up writes before each point, because compilers and caches settle slowly. */
const warmUp = 40_000;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Measures one process that writes to many NICs of another process over soft0. The transports are `dynamic`
 * with its 64 contexts and RC with one queue pair per destination. They alternate at each number of
 * destinations.
 */
export async function measureScaling(options: ScalingOptions): Promise<ScalingPoint[]> {
  const { bytes, rounds, say = () => {} } = options;
  const destinations = new Destinations(bytes);
  const ends: { readonly transport: Transport; readonly sender: Sender }[] = [];
  const points: ScalingPoint[] = [];
  try {
    await destinations.make(1);
    for (const transport of transports)
      ends.push({ transport, sender: new Sender(transport, destinations, bytes) });
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
