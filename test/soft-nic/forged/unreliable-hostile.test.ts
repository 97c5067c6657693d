// Packets of a slightly wrong grammar to UC and UD queue pairs. No received packet may move one to the error
// state or write outside the allowed memory.
import { afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seeded } from "../../support/random.ts";
import { QKEY, type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { referenceIcrc } from "../unit/packet.ts";

const PEER = "10.0.0.1";
const OWN = "10.0.0.2";
const PEER_QP = 0x4711;
const PAGE = 4096;

let network: SimulatedNetwork;
afterEach(() => network.close());

/** Returns the bytes of a packet (BTH to ICRC) from the peer. */
function sealed(opcode: number, pad: number, qpn: number, psn: number, body: Uint8Array): Uint8Array {
  const whole = Buffer.alloc(28 + 12 + body.length + 4);
  whole.writeUInt16BE(0x4500);
  whole.writeUInt16BE(whole.length, 2);
  whole.writeUInt32BE(0x4000, 4);
  whole.writeUInt16BE(0x4011, 8);
  whole.set(PEER.split(".").map(Number), 12);
  whole.set(OWN.split(".").map(Number), 16);
  whole.writeUInt16BE(4791, 20);
  whole.writeUInt16BE(4791, 22);
  whole.writeUInt16BE(whole.length - 20, 24);
  whole.writeUInt8(opcode, 28);
  whole.writeUInt8(pad << 4, 29);
  whole.writeUInt16BE(0xffff, 30);
  whole.writeUInt32BE(qpn, 32);
  whole.writeUInt32BE(psn & 0xffffff, 36);
  whole.set(body, 40);
  const bytes = Uint8Array.from(whole.subarray(28));
  const icrc = referenceIcrc(Uint8Array.from(whole.subarray(0, -4)));
  new DataView(bytes.buffer).setUint32(bytes.length - 4, icrc, true);
  return bytes;
}

const arrive = (bytes: Uint8Array) => network.inject({ from: PEER, to: OWN, port: 4791, bytes });

function drain(...qps: Qp[]): void {
  for (const qp of qps) {
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) expect(next.status).toBe(0);
  }
}

describe("unreliable queue pairs and hostile packets", () => {
  test("30000 packets cause no error state and no write outside a region", () => {
    network = new SimulatedNetwork();
    const side = new Side(network.addNic(OWN).lib);
    const field = side.buffer(3 * PAGE);
    field.bytes.fill(0xa5);
    const target = field.pointer + PAGE;
    const { rkey, lkey } = side.register(target, PAGE);
    const uc = side.qp({ type: v.IBV_QPT_UC });
    const ud = side.qp({ type: v.IBV_QPT_UD });
    const gid = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 10, 0, 0, 1];
    for (const qp of [uc, ud]) qp.connect({ gid, qpn: PEER_QP, psn: 100 });
    const { random } = seeded(4711);
    const pick = (n: number) => Math.floor(random() * n);
    const among = <T>(...values: T[]): T => values[pick(values.length)]!;
    let psn = 100;
    for (let round = 0; round < 600; round++) {
      for (const qp of [uc, ud]) while (qp.recv(1, [[target, among(40, 100, 2048, PAGE), lkey]]) === 0);
      for (let i = 0; i < 50; i++) {
        const opcode = among(0x20 + pick(12), 0x20 + pick(12), 0x64 + pick(2), 0x81, pick(256));
        const payload = among(0, 1, 4, 8, 1020, 1024, 1028, 4096);
        const pad = random() < 0.9 ? -payload & 3 : pick(4);
        const headers = op.headerBytes(op.opcodeFlags(opcode));
        const body = new Uint8Array(headers + ((payload + 3) & ~3)).fill(pick(256), headers);
        const view = new DataView(body.buffer);
        if (opcode >> 5 === 3 && headers >= 8) {
          view.setUint32(0, random() < 0.8 ? QKEY : pick(2 ** 32));
          view.setUint32(4, pick(2 ** 24));
        } else if (headers >= 16) {
          view.setBigUint64(0, BigInt(target + among(0, 1, 8, PAGE - 8, PAGE, -8)));
          view.setUint32(8, random() < 0.9 ? rkey : pick(2 ** 32));
          view.setUint32(12, among(payload, payload, 0, 2048, PAGE, 5000, 0xffffffff));
        }
        if (random() < 0.05 && body.length > 0) body[pick(body.length)] = pick(256);
        const qpn = among(uc.number, ud.number);
        const where = random() < 0.8 ? psn : psn + pick(7) - 3;
        const bytes = sealed(opcode, pad, qpn, where, body);
        if (random() < 0.02) bytes[pick(bytes.length)]! ^= 1 << pick(8);
        arrive(random() < 0.02 ? bytes.subarray(0, pick(bytes.length)) : bytes);
        if (random() < 0.8) psn++;
      }
      network.run(() => false, 100);
      drain(uc, ud);
    }
    expect(network.arrived).toBe(30_000);
    expect([uc.state(), ud.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
    expect(field.bytes.subarray(0, PAGE).every((byte) => byte === 0xa5)).toBe(true);
    expect(field.bytes.subarray(2 * PAGE).every((byte) => byte === 0xa5)).toBe(true);
    // Some packets were accepted, and both queue pairs still work.
    expect(field.bytes.subarray(PAGE, 2 * PAGE).some((byte) => byte !== 0xa5)).toBe(true);
    for (const qp of [uc, ud]) while (qp.recv(1, [[target, PAGE, lkey]]) === 0);
    const deth = [0, 0, QKEY >> 8, QKEY & 255, 0, 0, PEER_QP >> 8, PEER_QP & 255];
    // Small receives are still first in the queue: their messages fit or are dropped until one fits.
    for (let i = 0; i < 70; i++) {
      arrive(sealed(0x24, 0, uc.number, 1000 + i, new Uint8Array(32)));
      arrive(sealed(0x64, 0, ud.number, 0, Uint8Array.from(deth)));
    }
    network.run(() => false, 100);
    expect([uc.poll(), ud.poll()]).toMatchObject([
      { status: 0, bytes: 32, sourceQp: PEER_QP },
      { status: 0, bytes: 40, sourceQp: PEER_QP },
    ]);
  });
});
