import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import type { MemberView } from "../../membership/membership.ts";
import type { TransferSide } from "../algorithm.ts";
import { type RecentCalls, signatureOf } from "../recent-calls.ts";
import { StreamOrder } from "../stream-order.ts";
import type { GroupMemory } from "./group-memory.ts";
import type { KernelSet } from "./kernel-set.ts";

/**
 * Size of the kernel parameter of a point-to-point transfer, in bytes. The layout matches Transfer in
 * kernels/transfer.cuh.
 */
export const TRANSFER_BYTES = 64;
const NO_PEER = 0xffffffff;

/** Point-to-point transfers by kernels. Only the sender and the receiver of a transfer take part. */
export class KernelPointToPoint {
  readonly #kernels: KernelSet;
  readonly #memory: GroupMemory;
  readonly #membership: MemberView;
  readonly #calls: RecentCalls;
  readonly #limitNanoseconds: number;
  readonly #sends: StreamOrder;
  readonly #receives: StreamOrder;

  constructor(
    device: Device,
    kernels: KernelSet,
    membership: MemberView,
    memory: GroupMemory,
    calls: RecentCalls,
    limitMs: number,
  ) {
    this.#kernels = kernels;
    this.#membership = membership;
    this.#memory = memory;
    this.#calls = calls;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#sends = new StreamOrder(device);
    this.#receives = new StreamOrder(device);
  }

  /** Enqueues a send, a receive, or both in one kernel. */
  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    const { rank, size } = this.#membership;
    const { addresses, hostBuffer } = this.#memory;
    const { transferHeads, transferSlots, transferSlotBytes, transferBlocks } = this.#memory.layout;
    if (sent !== undefined) this.#sends.enter(stream);
    if (got !== undefined) this.#receives.enter(stream);
    const words = new Uint32Array(TRANSFER_BYTES / 4);
    const writeU64 = (at: number, value: number): void => {
      words[at] = value >>> 0;
      words[at + 1] = Math.floor(value / 2 ** 32);
    };
    writeU64(0, sent?.buffer.byteLength ?? 0);
    writeU64(2, got?.buffer.byteLength ?? 0);
    writeU64(4, transferHeads);
    writeU64(6, transferSlots);
    writeU64(8, transferSlotBytes);
    words[10] = sent?.rank ?? NO_PEER;
    words[11] = got?.rank ?? NO_PEER;
    words[12] = sent === undefined ? 0 : signatureFor(sent.buffer);
    words[13] = got === undefined ? 0 : signatureFor(got.buffer);
    words[14] = transferBlocks;
    const name = sent === undefined ? "receive" : got === undefined ? "send" : "sendReceive";
    const { buffer } = (sent ?? got)!;
    const detail = [sent && `to ${sent.rank}`, got && `from ${got.rank}`].filter(Boolean).join(", ");
    const number = this.#calls.add({ name, type: buffer.type, count: buffer.length, detail });
    const { metrics } = this.#membership;
    const counter = metrics.counter(name, "pass");
    counter.calls++;
    counter.bytes += sent?.buffer.byteLength ?? 0;
    const sentBytes = sent?.buffer.byteLength ?? 0;
    const traffic = { first: sent?.rank ?? 0, count: sent === undefined ? 0 : 1, bytes: sentBytes };
    const both = sent !== undefined && got !== undefined;
    const kernel = this.#kernels.moving().pass;
    const config = { grid: both ? 2 * transferBlocks : transferBlocks, block: 256, stream };
    metrics.timed(stream, metrics.times(name, "pass", buffer.byteLength), traffic, () =>
      kernel.launch(config, [
        ...[addresses, hostBuffer, rank, size, 1, number, this.#limitNanoseconds],
        ...[sent?.buffer.pointer ?? 0, got?.buffer.pointer ?? 0, words],
      ]),
    );
  }

  pollIdle(): boolean {
    return this.#sends.pollIdle() && this.#receives.pollIdle();
  }

  close(): void {
    this.#sends.close();
    this.#receives.close();
  }
}

/**
 * Returns the signature of a transfer. The sender and the receiver must use the same element type and length.
 */
const signatureFor = ({ type, length }: Buffer): number =>
  signatureOf({ name: "pass", type, count: length, detail: "" });
