import { describe, expect, test } from "vitest";
import * as bth from "../../../src/soft/hca/wire/headers.ts";
import { rnrMicroseconds, transportMicroseconds } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { psnAdd, psnDistance, psnsOf } from "../../../src/soft/hca/wire/psn.ts";
import { bytesOf } from "./packet.ts";

describe("packet sequence numbers", () => {
  test("distances are signed and wrap at 24 bits", () => {
    expect(psnDistance(5, 3)).toBe(2);
    expect(psnDistance(3, 5)).toBe(-2);
    expect(psnDistance(0, 0xffffff)).toBe(1);
    expect(psnDistance(0xffffff, 0)).toBe(-1);
    expect(psnDistance(0x7fffff, 0)).toBe(0x7fffff);
    expect(psnDistance(0x800000, 0)).toBe(-0x800000);
  });

  test("addition wraps in both directions", () => {
    expect(psnAdd(0xffffff, 1)).toBe(0);
    expect(psnAdd(0, -1)).toBe(0xffffff);
  });

  test("a message uses one PSN per packet and at least one", () => {
    expect([0, 1, 1024, 1025, 4096].map((bytes) => psnsOf(bytes, 1024))).toEqual([1, 1, 1, 2, 4]);
  });
});

describe("base transport header", () => {
  /** Opcode, destination, PSN, pad, acknowledgement request, solicited. */
  const write = (view: DataView, at: number, fields: readonly number[]) =>
    bth.writeBth(view, at, Int32Array.of(0, ...fields), 1);

  test("is written as in vector V3 and read back", () => {
    const view = new DataView(new ArrayBuffer(16));
    write(view, 4, [op.WRITE_ONLY, 0x11, 0xffffff, 3, 1, 0]);
    expect(view.getUint8(8)).toBe(0xff);
    bth.clearReserved(view, 4);
    expect([...new Uint8Array(view.buffer, 4)]).toEqual([...bytesOf("0a30ffff 00000011 80ffffff")]);
    expect(bth.bthOpcode(view, 4)).toBe(0x0a);
    expect(bth.bthPad(view, 4)).toBe(3);
    expect(bth.bthVersion(view, 4)).toBe(0);
    expect(bth.bthPkey(view, 4)).toBe(0xffff);
    expect(bth.bthDestinationQp(view, 4)).toBe(0x11);
    expect(bth.bthAckRequest(view, 4)).toBe(true);
    expect(bth.bthSolicited(view, 4)).toBe(false);
    expect(bth.bthPsn(view, 4)).toBe(0xffffff);
  });

  test("the solicited bit and high QP numbers are preserved", () => {
    const view = new DataView(new ArrayBuffer(12));
    write(view, 0, [op.SEND_ONLY, 0xfffffe, 0x800000, 0, 0, 1]);
    expect(bth.bthSolicited(view, 0)).toBe(true);
    expect(bth.bthDestinationQp(view, 0)).toBe(0xfffffe);
    expect(bth.bthPsn(view, 0)).toBe(0x800000);
    expect(bth.bthAckRequest(view, 0)).toBe(false);
  });
});

describe("opcodes", () => {
  const sizes: [number, number][] = [
    [op.SEND_ONLY, 0],
    [op.SEND_ONLY_IMM, 4],
    [op.SEND_LAST_INVALIDATE, 4],
    [op.WRITE_FIRST, 16],
    [op.WRITE_ONLY_IMM, 20],
    [op.READ_REQUEST, 16],
    [op.READ_RESPONSE_MIDDLE, 0],
    [op.READ_RESPONSE_LAST, 4],
    [op.ACKNOWLEDGE, 4],
    [op.ATOMIC_ACKNOWLEDGE, 12],
    [op.COMPARE_SWAP, 28],
    [op.TRANSPORT_UD | op.SEND_ONLY_IMM, 12],
    // XRC requests name their shared receive queue, and answers do not.
    [op.TRANSPORT_XRC | op.SEND_ONLY, 4],
    [op.TRANSPORT_XRC | op.WRITE_FIRST, 20],
    [op.TRANSPORT_XRC | op.COMPARE_SWAP, 32],
    [op.TRANSPORT_XRC | op.ACKNOWLEDGE, 4],
  ];
  test.each(sizes)("opcode 0x%s carries %i bytes of headers", (opcode, bytes) => {
    expect(op.headerBytes(op.opcodeFlags(opcode))).toBe(bytes);
  });

  test("invalid opcodes have no flags", () => {
    for (const opcode of [
      0x15, 0x18, 0x1f, 0x2c, 0x31, 0x40, 0x60, 0x66, 0x80, 0x82, 0x91, 0xb5, 0xbe, 0xff,
    ]) {
      expect(op.opcodeFlags(opcode)).toBe(0);
    }
  });

  test("a congestion notification has 16 reserved bytes and nothing else", () => {
    expect(op.headerBytes(op.opcodeFlags(0x81))).toBe(16);
    expect(op.opcodeFlags(0x81) & (op.OP_PAYLOAD | op.OP_SEND | op.OP_RESPONSE)).toBe(0);
  });
});

describe("timers", () => {
  test("RNR codes and transport timeouts match the standard", () => {
    expect(rnrMicroseconds(0)).toBe(655360);
    expect(rnrMicroseconds(1)).toBe(10);
    expect(rnrMicroseconds(14)).toBe(1280);
    expect(rnrMicroseconds(31)).toBe(491520);
    expect(transportMicroseconds(14)).toBeCloseTo(67108.864);
    expect(transportMicroseconds(0)).toBe(0);
  });
});
