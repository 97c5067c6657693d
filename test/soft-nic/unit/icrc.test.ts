import * as zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  crc32Bytes,
  crc32Words,
  IcrcViews,
  icrc,
  icrcAfter,
  PSEUDO_BYTES,
  PSEUDO_BYTES_6,
  polynomialProduct,
  pseudoHeaderState,
  solveIdentification,
  UNSHIFT_BYTE,
  writePseudoHeader,
  writePseudoHeader6,
} from "../../../src/soft/hca/wire/icrc.ts";
import { seeded } from "../../support/random.ts";
import { bytesOf, referenceIcrc, referenceIcrc6 } from "./packet.ts";

// Whole IP packets with their ICRC (docs/rocev2.md section 4.6).
const VECTORS = {
  "V1 SEND_ONLY":
    "45000034 00004000 401126a5 0a090001 0a090002 c00112b7 00200000 0400ffff 00000011 80000100 646f6f72 62656c6c 71a93c25",
  "V2 ACK":
    "45000030 00004000 401126a9 0a090002 0a090001 c00212b7 001c0000 1100ffff 00000012 00000100 1f000001 b38e2a6a",
  "V3 WRITE_ONLY":
    "45000044 00004000 40112695 0a090001 0a090002 c00112b7 00300000 0a30ffff 00000011 80ffffff 00007f00 00001000 000001a5 00000005 68656c6c 6f000000 ca7b0597",
  "V4 READ_REQUEST":
    "4500003c 00004000 4011269d 0a090001 0a090002 c00112b7 00280000 0c00ffff 00000011 80000101 00007f00 00001000 000001a5 00002000 a6de6802",
  "V5 COMPARE_SWAP":
    "45000048 00004000 40112691 0a090001 0a090002 c00112b7 00340000 1300ffff 00000011 8000010a 00007f00 00001008 000001a5 00000000 00000007 00000000 00000003 34beda90",
  "V6 ATOMIC_ACK":
    "45000038 00004000 401126a1 0a090002 0a090001 c00212b7 00240000 1200ffff 00000012 0000010a 1f000004 00000000 00000003 ae4be0a0",
  "V7 UD SEND_ONLY":
    "45000038 00004000 401126a1 0a090001 0a090002 c00112b7 00240000 6420ffff 00000013 00000001 11111111 00000014 68690000 4226e847",
  // A CNP captured from a ConnectX-4: identification 0x718c, TOS and reserved bits set.
  "captured CNP":
    "45c2003c 718c4000 40119161 0a001101 0a001201 000012b7 00280000 8100ffff 40000118 00000000 00000000 00000000 00000000 00000000 82fd002a",
} as const;

const V8 =
  "60000000 00201140 fd000000 00000000 00000000 00000001 fd000000 00000000 00000000 00000002 c00112b7 00200000 0400ffff 00000011 80000100 646f6f72 62656c6c 9939c1e2";

const SLOT = 8192;

/** Computes the ICRC as the engine does: masked headers in front, BTH byte 4 all ones. */
function ours(packet: Uint8Array): number {
  const buffer = new ArrayBuffer(SLOT);
  const bytes = new Uint8Array(buffer);
  const words = new Int32Array(buffer);
  const raw = new DataView(packet.buffer, packet.byteOffset);
  writePseudoHeader(
    words,
    0,
    raw.getInt32(12, true),
    raw.getInt32(16, true),
    raw.getUint16(20, true),
    packet.length - 28,
  );
  bytes.set(packet.subarray(28, packet.length - 4), PSEUDO_BYTES);
  bytes[PSEUDO_BYTES + 4] = 0xff;
  return icrc(words, 0, packet.length - 4, new IcrcViews(1), 0) >>> 0;
}

const wireIcrc = (packet: Uint8Array) => new DataView(packet.buffer).getUint32(packet.length - 4, true);

function randomPacket(random: () => number, payload: number, ident: number): Uint8Array {
  const packet = bytesOf(VECTORS["V1 SEND_ONLY"]);
  const out = new Uint8Array(new ArrayBuffer(28 + 12 + payload + 4));
  out.set(packet.subarray(0, 40));
  const view = new DataView(out.buffer);
  view.setUint16(2, out.length);
  view.setUint16(4, ident);
  view.setUint16(24, out.length - 20);
  for (let i = 40; i < out.length - 4; i++) out[i] = Math.floor(random() * 256);
  view.setUint32(out.length - 4, referenceIcrc(out.subarray(0, out.length - 4)), true);
  return out;
}

describe("the ICRC over IPv6", () => {
  test("V8: equals the definition, computed by the engine at once and from a saved state", () => {
    const packet = bytesOf(V8);
    expect(referenceIcrc6(packet.slice(0, -4))).toBe(wireIcrc(packet));
    const buffer = new ArrayBuffer(SLOT);
    const bytes = new Uint8Array(buffer);
    const words = new Int32Array(buffer);
    bytes.set(packet.subarray(8, 40), 4096);
    const port = new DataView(packet.buffer).getUint16(40, true);
    writePseudoHeader6(words, 0, 1024, 1028, port, packet.length - 48);
    bytes.set(packet.subarray(48, packet.length - 4), PSEUDO_BYTES_6);
    bytes[PSEUDO_BYTES_6 + 4] = 0xff;
    const views = new IcrcViews(1);
    expect(icrc(words, 0, packet.length - 4, views, 0) >>> 0).toBe(wireIcrc(packet));
    const state = pseudoHeaderState(words, 0, PSEUDO_BYTES_6);
    const rest = packet.length - 4 - PSEUDO_BYTES_6;
    expect(icrcAfter(state, words, PSEUDO_BYTES_6, rest, views, 0) >>> 0).toBe(wireIcrc(packet));
  });
});

describe("crc32", () => {
  test("words and bytes agree with zlib at every length and seed", () => {
    const { random } = seeded(1);
    const bytes = new Uint8Array(new ArrayBuffer(64)).map(() => Math.floor(random() * 256));
    const words = new Int32Array(bytes.buffer);
    for (let count = 0; count <= 15; count++) {
      const expected = zlib.crc32(bytes.subarray(4, 4 + 4 * count));
      expect(~crc32Bytes(bytes.subarray(4, 4 + 4 * count), -1) >>> 0).toBe(expected);
      expect(~crc32Words(words, 1, count, -1) >>> 0).toBe(expected);
    }
  });

  test("the unshift operator removes a zero byte", () => {
    for (const state of [1, 0x12345678, -1, 0x80000000 | 0]) {
      expect(polynomialProduct(crc32Bytes(new Uint8Array(1), state), UNSHIFT_BYTE)).toBe(state);
    }
  });
});

describe("icrc", () => {
  test.each(Object.entries(VECTORS))("%s has the published ICRC", (name, hex) => {
    const packet = bytesOf(hex);
    expect(referenceIcrc(packet.subarray(0, -4))).toBe(wireIcrc(packet));
    const difference = (ours(packet) ^ wireIcrc(packet)) | 0;
    if (name === "captured CNP") {
      expect(difference).not.toBe(0);
      expect(solveIdentification(difference, packet.length - 4)).toBe(0x718c);
    } else expect(difference).toBe(0);
  });

  test("every packet length agrees with the definition, on both sides of the native threshold", () => {
    const { random } = seeded(2);
    for (const payload of [0, 4, 60, 84, 88, 92, 96, 256, 1024, 4096]) {
      const packet = randomPacket(random, payload, 0);
      expect(ours(packet)).toBe(wireIcrc(packet));
    }
  });

  test("the identification is found at every length", () => {
    const { random } = seeded(3);
    for (const payload of [0, 4, 8, 1000, 1024, 4096]) {
      for (const ident of [1, 0x100, 0xbeef, 0xffff]) {
        const packet = randomPacket(random, payload, ident);
        expect(solveIdentification((ours(packet) ^ wireIcrc(packet)) | 0, packet.length - 4)).toBe(ident);
      }
    }
  });

  test("corruption is accepted no more often than a 16-bit check allows", () => {
    const { random } = seeded(4);
    const packet = randomPacket(random, 32, 0x1234);
    const trials = 200_000;
    let accepted = 0;
    for (let i = 0; i < trials; i++) {
      const difference = Math.floor(random() * 4294967296) | 0;
      if (difference !== 0 && solveIdentification(difference, packet.length - 4) >= 0) accepted++;
    }
    // The expected number is 3.05; a value above 15 has a probability of one in a million.
    expect(accepted).toBeLessThan(15);
    // A few corrupted bytes in a real packet are detected too.
    let survived = 0;
    for (let i = 0; i < 5000; i++) {
      const damaged = packet.slice();
      for (let k = 0; k < 3; k++) damaged[40 + Math.floor(random() * 32)]! ^= 1 + Math.floor(random() * 255);
      const difference = (ours(damaged) ^ wireIcrc(packet)) | 0;
      if (difference === 0 || solveIdentification(difference, packet.length - 4) >= 0) survived++;
    }
    expect(survived).toBeLessThan(5);
  });
});
