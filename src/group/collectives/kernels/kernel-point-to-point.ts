import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import type { MemberView } from "../../membership/membership.ts";
import type { TransferSide } from "../algorithm.ts";
import { type RecentCalls, signatureOf } from "../recent-calls.ts";
import { StreamOrder } from "../stream-order.ts";
import type { GroupMemory } from "./group-memory.ts";
import type { KernelSet } from "./kernel-set.ts";

/**
 * Size of the kernel parameter of a point-to-point transfer, in bytes. The layout matches Pass in
 * kernels/collective.cu.
 */
export const PASS_BYTES = 64;
const NOBODY = 0xffffffff;

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
  pass(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    const { rank, size } = this.#membership;
    const { places, hostBuffer } = this.#memory;
    const { passHeads, passSlots, passSlotBytes, passBlocks } = this.#memory.layout;
    if (sent !== undefined) this.#sends.enter(stream);
    if (got !== undefined) this.#receives.enter(stream);
    const words = new Uint32Array(PASS_BYTES / 4);
    const long = (at: number, value: number): void => {
      words[at] = value >>> 0;
      words[at + 1] = Math.floor(value / 2 ** 32);
    };
    long(0, sent?.buffer.byteLength ?? 0);
    long(2, got?.buffer.byteLength ?? 0);
    long(4, passHeads);
    long(6, passSlots);
    long(8, passSlotBytes);
    words[10] = sent?.rank ?? NOBODY;
    words[11] = got?.rank ?? NOBODY;
    words[12] = sent === undefined ? 0 : signatureFor(sent.buffer);
    words[13] = got === undefined ? 0 : signatureFor(got.buffer);
    words[14] = passBlocks;
    const name = sent === undefined ? "receive" : got === undefined ? "send" : "sendReceive";
    const { buffer } = (sent ?? got)!;
    const detail = [sent && `to ${sent.rank}`, got && `from ${got.rank}`].filter(Boolean).join(", ");
    const number = this.#calls.add({ name, type: buffer.type, count: buffer.length, detail });
    const { metrics } = this.#membership;
    const counter = metrics.counter(name, "pass");
    counter.calls++;
    counter.bytes += sent?.buffer.byteLength ?? 0;
    const given = sent?.buffer.byteLength ?? 0;
    const traffic = { first: sent?.rank ?? 0, count: sent === undefined ? 0 : 1, bytes: given };
    const both = sent !== undefined && got !== undefined;
    const { pass } = this.#kernels.moving;
    const config = { grid: both ? 2 * passBlocks : passBlocks, block: 256, stream };
    metrics.timed(stream, metrics.times(name, "pass", buffer.byteLength), traffic, () =>
      pass.launch(config, [
        ...[places, hostBuffer, rank, size, 1, number, this.#limitNanoseconds],
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
