/** Method to write work requests and read completions. Each contender runs in its own process. */
export interface Contender {
  readonly name: string;
  /** Remark about the contender in the table. */
  readonly note: string;
  /** Buffer of SLOTS work requests of 128 bytes. */
  readonly requests: ArrayBuffer;
  /** Expected result of read(SLOTS). */
  readonly sum: number;
  /**
   * Fills 8 fields of a work request `times` times: wr_id, next, sg_list, num_sge, opcode, send_flags,
   * remote_addr, rkey.
   */
  fill(times: number): void;
  /**
   * Reads 5 fields of a work completion `times` times: wr_id, status, opcode, byte_len, qp_num. Returns their
   * sum.
   */
  read(times: number): number;
}

/** Number of slots in the ring. */
export const SLOTS = 64;
export const REMOTE = 0x7f10_1234_0000;
export const LOCAL = 0x7f00_1234_0000;

/** Returns completions with recognisable content, in which every field of slot i is derived from i. */
export function completions(): ArrayBuffer {
  const buffer = new ArrayBuffer(SLOTS * 48);
  const view = new DataView(buffer);
  for (let i = 0; i < SLOTS; i++) {
    view.setBigUint64(i * 48, BigInt(i), true);
    view.setUint32(i * 48 + 8, i % 3, true);
    view.setUint32(i * 48 + 12, i % 5, true);
    view.setUint32(i * 48 + 20, i * 1000, true);
    view.setUint32(i * 48 + 28, i + 17, true);
  }
  return buffer;
}

/** Sum of the fields of all slots. */
export const SUM = Array.from({ length: SLOTS }, (_, i) => i + (i % 3) + (i % 5) + i * 1000 + i + 17).reduce(
  (a, b) => a + b,
);
