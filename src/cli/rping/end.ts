import { DoorbellError } from "../../index.ts";
import type { CompletionQueue, MemoryRegion, QueuePair, RemoteMemory } from "../../rdma/index.ts";
import { messageBytes, readMessage, writeMessage } from "./message.ts";

/** Receives that stand ready: each side speaks twice a round, and waits between. */
const receives = 4;

/** One end of an rping: what it says and hears on a connected queue pair. */
export class RpingEnd {
  readonly #queuePair: QueuePair;
  readonly #completions: CompletionQueue;
  readonly #says: MemoryRegion;
  readonly #hears: MemoryRegion;
  readonly #timeoutMs: number;
  readonly #messages: RemoteMemory[] = [];
  readonly #done = new Set<number>();

  /** On a queue pair in INIT: its receives are posted. */
  constructor(queuePair: QueuePair, timeoutMs: number) {
    const { protectionDomain: pd } = queuePair;
    this.#queuePair = queuePair;
    this.#completions = queuePair.completions;
    this.#says = pd.allocate(messageBytes);
    this.#hears = pd.allocate(messageBytes * receives);
    this.#timeoutMs = timeoutMs;
    for (let i = 0; i < receives; i++) this.#postReceive(i);
  }

  /** Receives have ids below 0, so that they are nobody else's. */
  #postReceive(i: number): void {
    const local = this.#hears.slice(i * messageBytes, (i + 1) * messageBytes);
    this.#queuePair.receive({ local, wrId: -1 - i });
  }

  /** Tells the peer where memory of ours is. */
  async say(memory: RemoteMemory): Promise<void> {
    writeMessage(this.#says.bytes, memory);
    await this.finish(this.#queuePair.send({ local: this.#says }));
  }

  /** The peer's next message. */
  async hear(): Promise<RemoteMemory> {
    while (this.#messages.length === 0) await this.#next();
    return this.#messages.shift()!;
  }

  /** Waits until a request of ours is done. */
  async finish(id: number): Promise<void> {
    while (!this.#done.delete(id)) await this.#next();
  }

  async #next(): Promise<void> {
    const { wrId, byteLength } = await this.#completions.next({ timeoutMs: this.#timeoutMs });
    if (wrId >= 0) {
      this.#done.add(wrId);
      return;
    }
    if (byteLength !== messageBytes)
      throw new DoorbellError(`the peer's message has ${byteLength} bytes: rping's have ${messageBytes}`);
    const i = -1 - wrId;
    this.#messages.push(readMessage(this.#hears.bytes.subarray(i * messageBytes, (i + 1) * messageBytes)));
    this.#postReceive(i);
  }
}
