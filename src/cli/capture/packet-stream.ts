import { existsSync } from "node:fs";
import { Head, RING_AT, RING_BYTES } from "../../counters/layout.ts";
import { CliError, exitCode } from "../common/command.ts";
import type { ShownFile } from "../processes/shown-file.ts";
import { ENHANCED_PACKET } from "./pcapng.ts";

/**
 * Deadline for the first answer of a NIC, in milliseconds. A sleeping NIC checks for requests once a second.
 */
const BEGINS_WITHIN_MS = 5000;
const CHUNK_BYTES = 1 << 20;
/** Bounds of a block: the largest packet of soft0 fits the maximum. */
const LARGEST_BLOCK = 8192;
const SMALLEST_BLOCK = 32;

const random = (): number => ((Math.random() * 0x7ffffffe) | 0) + 1;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Packets of one running NIC, read from the ring in its shared memory. Only the reader waits. Data of the
 * process is checked before it is written to the file.
 */
export class PacketStream {
  readonly file: ShownFile;
  /** Interface number in the capture file. */
  readonly number: number;
  packets = 0;
  readonly #session = random();
  readonly #chunk = Buffer.alloc(CHUNK_BYTES + LARGEST_BLOCK);
  /** Position of the first incomplete block in the chunk, and the end of the chunk. */
  #restAt = 0;
  #restEnd = 0;
  #taken = 0;
  #lost = 0;

  constructor(file: ShownFile, number: number) {
    this.file = file;
    this.number = number;
  }

  /** Number of packets that did not fit in the ring. */
  get lost(): number {
    return this.#lost;
  }

  /**
   * Requests the NIC's packets. Throws CliError when the NIC does not start in time, or another capture runs.
   */
  async start(): Promise<void> {
    const { file } = this;
    const other = file.word(Head.capturing);
    if (other !== 0 && other === file.word(Head.captureSession)) {
      const before = file.word(Head.captureBeat);
      await pause(1200);
      // A killed capture leaves its session behind, but sends no heartbeats.
      if (file.word(Head.captureBeat) !== before)
        throw new CliError(
          `another capture reads the packets of process ${file.pid}: they are captured already`,
          exitCode.unavailable,
        );
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

  /** Sends a heartbeat of this capture. */
  beat(): void {
    this.file.setWord(Head.captureBeat, random());
  }

  /** Returns true while the process exists and captures for this session. */
  isLive(): boolean {
    return existsSync(`/proc/${this.file.pid}`) && this.file.word(Head.capturing) === this.#session;
  }

  /** Returns the blocks since the last call, valid until the next call, or undefined when there are none. */
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

  /** Ends the capture of this NIC. */
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
    throw new CliError(`process ${this.file.pid} published data that are not packets`, exitCode.failed);
  }
}
