import { DoorbellError } from "../../index.ts";
import type { CompletionQueue, MemoryRegion, QueuePair, RemoteMemory } from "../../rdma/index.ts";
import { messageBytes, readMessage, writeMessage } from "./message.ts";

/** Number of posted receives. Each side sends twice a round, and waits between. */
const receives = 4;

/** One end of an rping: sends and receives messages on a connected queue pair. */
export class RpingEnd {
  readonly #queuePair: QueuePair;
  readonly #completions: CompletionQueue;
  readonly #says: MemoryRegion;
  readonly #receiveRegion: MemoryRegion;
  readonly #timeoutMs: number;
  readonly #messages: RemoteMemory[] = [];
  readonly #done = new Set<number>();

  /** Takes a queue pair in state INIT and posts its receives. */
  constructor(queuePair: QueuePair, timeoutMs: number) {
    const { protectionDomain: pd } = queuePair;
    this.#queuePair = queuePair;
    this.#completions = queuePair.completions;
    this.#says = pd.allocate(messageBytes);
    this.#receiveRegion = pd.allocate(messageBytes * receives);
    this.#timeoutMs = timeoutMs;
    for (let i = 0; i < receives; i++) this.#postReceive(i);
  }

  /** Posts a receive. Its id is negative, so that it differs from the ids of requests. */
  #postReceive(i: number): void {
    const local = this.#receiveRegion.slice(i * messageBytes, (i + 1) * messageBytes);
    this.#queuePair.receive({ local, wrId: -1 - i });
  }

  /** Sends the address of local memory to the peer. */
  async send(memory: RemoteMemory): Promise<void> {
    writeMessage(this.#says.bytes, memory);
    await this.finish(this.#queuePair.send({ local: this.#says }));
  }

  /** Returns the peer's next message. */
  async receive(): Promise<RemoteMemory> {
    while (this.#messages.length === 0) await this.#next();
    return this.#messages.shift()!;
  }

  /** Waits until a request of this end completes. */
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
    this.#messages.push(
      readMessage(this.#receiveRegion.bytes.subarray(i * messageBytes, (i + 1) * messageBytes)),
    );
    this.#postReceive(i);
  }
}
