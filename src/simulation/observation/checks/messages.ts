import {
  IBV_QPT_RC,
  IBV_WC_RECV,
  IBV_WC_RECV_RDMA_WITH_IMM,
  IBV_WC_SUCCESS,
  IBV_WC_WITH_IMM,
} from "../../../../ffi/ibverbs/constants.ts";
import { Qp } from "../../../soft/hca/arena/records.ts";
import { findQp } from "../../../soft/hca/objects/queue-pairs.ts";
import * as op from "../../../soft/hca/wire/opcodes.ts";
import type { SentPacket } from "../../network/observer.ts";
import { headersOf } from "../headers.ts";
import type { PolledCompletion } from "../observer.ts";
import { Check, isFrom } from "./check.ts";

/** Message that the receiver's program must get: a SEND, or a WRITE with immediate data. */
interface Message {
  readonly opcode: number;
  readonly bytes: number;
  readonly immediate: number | undefined;
}

/** Messages to a queue pair, as its peer sends them for the first time. */
interface Stream {
  readonly firstPsn: number;
  lastPsn: number;
  /** Payload bytes of the message that is not complete. */
  bytes: number;
  isWrite: boolean;
  readonly messages: Message[];
}

/**
 * Checks that the messages of a reliable connection are received once and in the order of sending. A message is known
 * by its kind, its length and its immediate data.
 */
export class MessageCheck extends Check {
  /** Streams by host and queue pair of the receiver. */
  readonly #streams = new Map<number, Stream>();

  override closed(host: number): void {
    super.closed(host);
    for (const key of this.#streams.keys()) if (hostOf(key) === host) this.#streams.delete(key);
  }

  sent({ to, packet, damagedBit }: SentPacket): void {
    const headers = headersOf(damagedBit === undefined ? packet.bytes : repaired(packet.bytes, damagedBit));
    if (headers === undefined || to === undefined) return;
    const { opcode, flags, psn, destinationQp, payloadBytes, immediate } = headers;
    const isRequest = (flags & (op.OP_RESPONSE | op.OP_CONGESTION)) === 0 && flags !== 0;
    if (!isRequest || (opcode & op.TRANSPORT_MASK) !== op.TRANSPORT_RC) return;
    const key = keyOf(to, destinationQp);
    let stream = this.#streams.get(key);
    if (stream === undefined) {
      stream = newStream(psn);
      this.#streams.set(key, stream);
    } else if (isFrom(stream.lastPsn, psn)) return;
    stream.lastPsn = psn;
    if (flags & op.OP_START) {
      stream.bytes = 0;
      stream.isWrite = (flags & op.OP_WRITE) !== 0;
    }
    stream.bytes += payloadBytes;
    const isReceived = (flags & op.OP_SEND) !== 0 || immediate !== undefined;
    if ((flags & op.OP_END) === 0 || !isReceived) return;
    const received = stream.isWrite ? IBV_WC_RECV_RDMA_WITH_IMM : IBV_WC_RECV;
    stream.messages.push({ opcode: received, bytes: stream.bytes, immediate });
  }

  completed(host: number, completion: PolledCompletion): void {
    const { status, opcode, qp_num, byte_len, wc_flags } = completion;
    const e = this.engines.get(host);
    if (e === undefined || status !== IBV_WC_SUCCESS || (opcode & IBV_WC_RECV) === 0) return;
    const q = findQp(e, qp_num);
    const stream = this.#streams.get(keyOf(host, qp_num));
    if (q === 0 || stream === undefined || e.i32[q + Qp.type] !== IBV_QPT_RC) return;
    if (stream.firstPsn !== e.i32[q + Qp.initialRqPsn]) return;
    const message = stream.messages.shift();
    if (message === undefined) {
      this.fail(host, `queue pair ${qp_num} receives a message a second time`);
      return;
    }
    const immediate = (wc_flags & IBV_WC_WITH_IMM) === 0 ? undefined : completion.imm_data >>> 0;
    if (message.opcode === opcode && message.bytes === byte_len && message.immediate === immediate) return;
    this.fail(
      host,
      `queue pair ${qp_num} receives ${byte_len} bytes in the place of a message of ${message.bytes} bytes`,
    );
  }
}

/** Returns a damaged packet as its host has sent it. */
function repaired(bytes: Uint8Array<ArrayBuffer>, bit: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

const QP_NUMBERS = 2 ** 24;
const keyOf = (host: number, number: number): number => host * QP_NUMBERS + number;
const hostOf = (key: number): number => Math.floor(key / QP_NUMBERS);
const newStream = (psn: number): Stream => ({
  ...{ firstPsn: psn, lastPsn: psn, bytes: 0, isWrite: false, messages: [] },
});
