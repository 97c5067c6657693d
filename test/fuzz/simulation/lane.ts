import type { MemoryWindow, QueuePair, RemoteMemory, XrcTarget } from "../../../src/index.ts";
import type { Cluster } from "../../../src/simulation/index.ts";
import { ByteModel, CounterModel } from "./model.ts";
import { DATA, type Node } from "./node.ts";

/** Receives of a connection: its own ones, those of a shared receive queue, or those that each message of XRC names. */
export type ConnectionKind = "own" | "shared" | "XRC";
/** Key that a connection uses: that of the region, or that of a memory window of type 1 or 2. */
export type KeyKind = "region" | 1 | 2;

const CONNECTION_KINDS: readonly ConnectionKind[] = ["own", "shared", "XRC"];
const KEY_KINDS: readonly KeyKind[] = ["region", "region", 1, 2];

const EPOCH_BITS = 12;
const LANE_BITS = 24;

/** One direction between two hosts: its connection, and the models of its effects. */
export class Lane {
  readonly index: number;
  /** Numbers of the two hosts. */
  readonly from: number;
  readonly to: number;
  out: QueuePair | undefined;
  into: QueuePair | XrcTarget | undefined;
  kind: ConnectionKind = "own";
  keyKind: KeyKind = "region";
  window: MemoryWindow | undefined;
  /** Memory that the receiver's host has granted. */
  remote: RemoteMemory | undefined;
  /** Number of connections so far, and of messages sent and received on the last one. */
  epoch = 0;
  sent = 0;
  received = 0;
  /** Number of messages of the last connection when the receiver's host crashed, 0 without a crash. */
  #sentBeforeCrash = 0;
  /** Number of rounds that have ended. */
  rounds = 0;
  data = new ByteModel(DATA);
  counter = new CounterModel();
  /** Messages of the last connection whose send has succeeded, and all messages that were received. */
  readonly #acknowledged = new Set<number>();
  readonly #delivered = new Set<number>();
  /** Numbers of the receive queues that the messages of XRC have named. */
  readonly #queues = new Map<number, number>();
  /** Number of the last message, by the name of the receive queue. */
  readonly #last = new Map<string, number>();

  constructor(index: number, from: number, to: number) {
    this.index = index;
    this.from = from;
    this.to = to;
  }

  get name(): string {
    return `host${this.from} to host${this.to}`;
  }

  /** Begins a new connection, of a random kind unless it is given. */
  begin(cluster: Cluster, kind?: ConnectionKind): void {
    this.epoch++;
    // The key of the former connection may be of another kind, and other lanes choose by the kind.
    this.remote = undefined;
    this.sent = 0;
    this.#sentBeforeCrash = 0;
    this.received = 0;
    this.#acknowledged.clear();
    this.kind = kind ?? CONNECTION_KINDS[cluster.random(CONNECTION_KINDS.length)]!;
    // The answering end of XRC cannot bind a window.
    this.keyKind = this.kind === "XRC" ? "region" : KEY_KINDS[cluster.random(KEY_KINDS.length)]!;
  }

  /**
   * Closes the receiving end. Its host runs this. A queue pair that is closed within a message loses the receive that it
   * has taken from a shared queue, as IBTA allows. The error state completes this receive first.
   */
  closeInto(): void {
    this.window?.close();
    this.window = undefined;
    if (this.into?.closed === false) this.into.modify("ERR");
    this.into?.close();
  }

  /** Returns the number of the next message. It names the lane and the connection. A message of XRC names its queue. */
  nextMessage(queue?: number): number {
    const message = this.index * 2 ** LANE_BITS + this.epoch * 2 ** EPOCH_BITS + this.sent++;
    if (queue !== undefined) this.#queues.set(message, queue);
    return message;
  }

  /** A send has succeeded. */
  acknowledge(message: number): void {
    const isOld = message % 2 ** EPOCH_BITS < this.#sentBeforeCrash;
    if (this.#epochOf(message) === this.epoch && !isOld) this.#acknowledged.add(message);
  }

  #epochOf(message: number): number {
    return (message % 2 ** LANE_BITS) >>> EPOCH_BITS;
  }

  /** A receive queue has received a message. The messages of a queue come once, and in the order of sending. */
  deliver(message: number, queue: string, queueNumber?: number): void {
    const what = `${this.name}, ${queue}: message ${message}`;
    if (this.#queues.get(message) !== queueNumber) throw new Error(`${what} has named another queue`);
    if (this.#delivered.has(message)) throw new Error(`${what} comes twice`);
    this.#delivered.add(message);
    const last = this.#last.get(queue) ?? -1;
    if (message <= last) throw new Error(`${what} comes after ${last}`);
    this.#last.set(queue, message);
    if (this.#epochOf(message) !== this.epoch) return;
    const count = message % 2 ** EPOCH_BITS;
    if (count >= this.sent) throw new Error(`${what} comes, and only ${this.sent} were sent`);
    // Messages of XRC have several queues.
    if (this.kind !== "XRC" && count !== this.received)
      throw new Error(`${what} comes in place of message ${this.received} of the connection`);
    this.received++;
  }

  /** True when the receiver has all messages of the last connection whose send has succeeded. */
  get isDelivered(): boolean {
    for (const message of this.#acknowledged) if (!this.#delivered.has(message)) return false;
    return true;
  }

  /** The sender's connection or host has ended with requests that may have been executed. */
  lost(): void {
    this.data.lost();
    this.counter.lost();
  }

  /** The receiver's host has crashed, and its memory is empty. */
  emptied(): void {
    this.data = new ByteModel(DATA);
    this.counter = new CounterModel();
    this.#acknowledged.clear();
    this.#sentBeforeCrash = this.sent;
  }
}

/** State of a run. */
export interface Run {
  readonly cluster: Cluster;
  /** Devices by number of the host. Undefined while the host is down. */
  readonly nodes: (Node | undefined)[];
  readonly lanes: readonly Lane[];
  /** True when the receivers of shared queues post no more receives. */
  isDraining: boolean;
}

/** Returns the lane of a message. */
export function laneOf({ lanes }: Run, message: number): Lane {
  const lane = lanes[Math.floor(message / 2 ** LANE_BITS)];
  if (lane === undefined) throw new Error(`message ${message} belongs to no lane`);
  return lane;
}

/** Fills a message with its number, and with bytes that follow from it. */
export function fillMessage(bytes: Uint8Array, message: number): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, message);
  for (let i = 4; i < bytes.length; i++) bytes[i] = (message * 31 + i * 7) & 255;
}

/** Checks the bytes of a message, and returns its number. */
export function readMessage(bytes: Uint8Array, what: string): number {
  const message = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const wanted = new Uint8Array(bytes.length);
  fillMessage(wanted, message);
  if (Buffer.compare(bytes, wanted) !== 0) throw new Error(`${what}: message ${message} has other bytes`);
  return message;
}
