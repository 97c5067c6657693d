import {
  type AddressHandle,
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type PreparedRequests,
  type ProtectionDomain,
  QueueFullError,
  type QueuePair,
} from "../../../src/index.ts";
import type { Destinations, FarmNic } from "./destinations.ts";

/** Requests in flight over all destinations. */
const outstanding = 64;
const limitMs = 60_000;

/** Depth of an RC queue pair. */
const rcDepth = 16;

type Prepared = Pick<PreparedRequests<never>, "post">;

/** Sender that writes to each destination in turn over `dynamic` or RC. */
export class Sender {
  readonly #device: Device = openDevice("soft0");
  readonly #domain: ProtectionDomain = this.#device.createProtectionDomain();
  readonly #completions: CompletionQueue = this.#device.createCompletionQueue({
    entries: 4096,
    channel: false,
  });
  readonly #outbox: MemoryRegion;
  readonly #destinations: Destinations;
  readonly #writes: Prepared[] = [];
  readonly #handles: AddressHandle[] = [];
  readonly #pairs: QueuePair[] = [];
  readonly #type: "RC" | "dynamic";

  constructor(type: "RC" | "dynamic", destinations: Destinations, bytes: number) {
    this.#type = type;
    this.#destinations = destinations;
    this.#outbox = this.#domain.allocate(bytes);
    this.#outbox.bytes.fill(0x5a);
    if (type === "dynamic") {
      const pair = this.#pair(outstanding);
      pair.connect();
      this.#pairs.push(pair);
    }
  }

  #pair(sendDepth: number): QueuePair {
    const sizes = { sendDepth, receiveDepth: 1, sendSegments: 1, receiveSegments: 1 };
    return this.#domain.createQueuePair({ type: this.#type, completions: this.#completions, ...sizes });
  }

  get counters(): Record<string, number> {
    return this.#device.counters();
  }

  /** Allocated bytes of the NIC's memory. */
  get nicBytes(): number {
    return this.#device.counters().memory_bytes ?? Number.NaN;
  }

  /** Connects to `count` destinations and returns the NIC memory that each new one took, in bytes. */
  async reach(count: number): Promise<number> {
    const nics = await this.#destinations.make(count);
    const known = this.#writes.length;
    const before = this.nicBytes;
    if (this.#type === "dynamic") for (const nic of nics.slice(known)) this.#aim(nic);
    else await this.#connect(nics.slice(known), nics.length);
    if (this.#type === "dynamic") this.send(count); // The NIC creates the record of a peer at the first message to it.
    return (this.nicBytes - before) / Math.max(1, count - known);
  }

  #aim({ dynamic: endpoint, memory }: FarmNic): void {
    const addressHandle = this.#domain.createAddressHandle({ to: endpoint });
    this.#handles.push(addressHandle);
    const to = { addressHandle, qpNumber: endpoint.qpNumber, queueKey: endpoint.queueKey ?? 0 };
    this.#writes.push(
      this.#pairs[0]!.prepare([{ opcode: "write", local: this.#outbox, remote: memory, to }]),
    );
  }

  async #connect(nics: readonly FarmNic[], total: number): Promise<void> {
    const pairs = nics.map(() => this.#pair(rcDepth));
    this.#pairs.push(...pairs);
    await this.#destinations.connect(this.#pairs.slice(0, total).map((pair) => pair.endpoint()));
    for (const [i, { RC, memory }] of nics.entries()) {
      pairs[i]!.connect(RC, { timeout: 16 });
      this.#writes.push(pairs[i]!.prepare([{ opcode: "write", local: this.#outbox, remote: memory }]));
    }
  }

  /** Writes `messages` messages, round robin over all destinations. Returns the messages per second. */
  send(messages: number): number {
    const writes = this.#writes;
    const completions = this.#completions;
    const start = performance.now();
    let lastProgress = start;
    let next = 0;
    let posted = 0;
    let done = 0;
    while (done < messages) {
      while (posted < messages && posted - done < outstanding) {
        if (!hasPosted(writes[next]!)) break;
        posted++;
        next = next + 1 === writes.length ? 0 : next + 1;
      }
      const found = completions.pollInto(16);
      for (let i = 0; i < found; i++) if (!completions.isOk(i)) completions.completion(i).check();
      done += found;
      if (found > 0) lastProgress = performance.now();
      else if (performance.now() - lastProgress > limitMs) throw new Error(`stuck at ${done} of ${messages}`);
    }
    return (messages / (performance.now() - start)) * 1000;
  }

  close(): void {
    this.#device.close();
  }
}

/** Posts a write. Returns false when the destination's queue pair is full. */
function hasPosted(write: Prepared): boolean {
  try {
    write.post();
    return true;
  } catch (error) {
    if (error instanceof QueueFullError) return false;
    throw error;
  }
}
