import { existsSync } from "node:fs";
import { Head, RING_AT, RING_BYTES } from "../../counters/layout.ts";
import { CliError, exitCode } from "../exit-code.ts";
import type { ShownFile } from "../running/shown-file.ts";
import { ENHANCED_PACKET } from "./pcapng.ts";

/** Milliseconds in which a NIC begins: one that sleeps looks up once a second. */
const BEGINS_WITHIN_MS = 5000;
const CHUNK_BYTES = 1 << 20;
/** Of a block around the largest packet of soft0, and the smallest there can be. */
const LARGEST_BLOCK = 8192;
const SMALLEST_BLOCK = 32;

const random = (): number => ((Math.random() * 0x7ffffffe) | 0) + 1;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Packets of one running NIC, from the ring in the memory that it shows. Only this end waits. What the process wrote is checked before it
 * goes into the file.
 */
export class PacketStream {
  readonly file: ShownFile;
  /** Its number in the capture file. */
  readonly number: number;
  packets = 0;
  readonly #session = random();
  readonly #chunk = Buffer.alloc(CHUNK_BYTES + LARGEST_BLOCK);
  /** Where the beginning of a block lies in the chunk that is not whole yet, and where that ends. */
  #restAt = 0;
  #restEnd = 0;
  #taken = 0;
  #lost = 0;

  constructor(file: ShownFile, number: number) {
    this.file = file;
    this.number = number;
  }

  /** Packets that found no room in the ring. */
  get lost(): number {
    return this.#lost;
  }

  /** Asks the NIC for its packets: CliError when it does not begin in time, or somebody else captures them. */
  async start(): Promise<void> {
    const { file } = this;
    const other = file.word(Head.capturing);
    if (other !== 0 && other === file.word(Head.captureSession)) {
      const before = file.word(Head.captureBeat);
      await pause(1200);
      // A capture that was killed has left its session behind, and does not beat.
      if (file.word(Head.captureBeat) !== before)
        throw new CliError(`the packets of process ${file.pid} are captured already`, exitCode.unavailable);
    }
    this.beat();
    file.setWord(Head.captureSession, this.#session);
    const end = performance.now() + BEGINS_WITHIN_MS;
    while (file.word(Head.capturing) !== this.#session) {
      if (performance.now() > end) {
        file.setWord(Head.captureSession, 0);
        throw new CliError(
          `soft0 of process ${file.pid} does not answer: is the process stopped, or has it closed its device?`,
          exitCode.unavailable,
        );
      }
      this.beat();
      await pause(20);
    }
  }

  /** Says that somebody still captures. */
  beat(): void {
    this.file.setWord(Head.captureBeat, random());
  }

  /** Is the process there, and does it still capture for us? */
  isLive(): boolean {
    return existsSync(`/proc/${this.file.pid}`) && this.file.word(Head.capturing) === this.#session;
  }

  /** The blocks that have come since, valid until the next call; undefined when there are none. */
  take(): Uint8Array | undefined {
    const head = this.file.head();
    this.#lost = head[Head.captureLost]! >>> 0;
    const waiting = (head[Head.captureWritten]! - this.#taken) >>> 0;
    if (waiting === 0) return undefined;
    if (waiting > RING_BYTES) this.#nonsense();
    const from = this.#taken & (RING_BYTES - 1);
    const bytes = Math.min(waiting, CHUNK_BYTES, RING_BYTES - from);
    this.#chunk.copyWithin(0, this.#restAt, this.#restEnd);
    const rest = this.#restEnd - this.#restAt;
    this.file.read(this.#chunk.subarray(rest, rest + bytes), RING_AT + from);
    this.#taken = (this.#taken + bytes) >>> 0;
    this.file.setWord(Head.captureTaken, this.#taken | 0);
    return this.#wholeBlocks(rest + bytes);
  }

  /** Leaves the NIC alone again. */
  stop(): void {
    if (this.file.word(Head.captureSession) === this.#session) this.file.setWord(Head.captureSession, 0);
  }

  #wholeBlocks(bytes: number): Uint8Array {
    const view = new DataView(this.#chunk.buffer, this.#chunk.byteOffset, bytes);
    let at = 0;
    while (bytes - at >= 8) {
      const length = view.getUint32(at + 4, true);
      const isSound = length >= SMALLEST_BLOCK && length <= LARGEST_BLOCK && length % 4 === 0;
      if (view.getUint32(at, true) !== ENHANCED_PACKET || !isSound) this.#nonsense();
      if (at + length > bytes) break;
      const captured = view.getUint32(at + 20, true);
      if (view.getUint32(at + length - 4, true) !== length || captured > length - SMALLEST_BLOCK)
        this.#nonsense();
      view.setUint32(at + 8, this.number, true);
      this.packets++;
      at += length;
    }
    this.#restAt = at;
    this.#restEnd = bytes;
    return this.#chunk.subarray(0, at);
  }

  #nonsense(): never {
    throw new CliError(`what process ${this.file.pid} gives are not packets`, exitCode.failed);
  }
}
