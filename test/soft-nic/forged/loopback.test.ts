// Another user of the host forges packets on loopback.
// The user may send from every local address, and from port 4791 with any of them as the source (IP_PKTINFO),
// so neither proves the sender. The user lacks the connection's key, which is made of both queue pair
// numbers.
// Packets without the key are not delivered and not answered, so a guess does not show whether it was right.
import { execFileSync, spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { gidOfAddress, randomLoopback } from "../../../src/soft/hca/links/common/addresses.ts";
import { GuessDetector } from "../../../src/soft/hca/nic/guess-detector.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { pairKey, ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seal } from "../../fuzz/seal.ts";
import { sge } from "../../support/sge.ts";
import { until } from "../../support/until.ts";
import type { Forgery } from "../support/forger.ts";
import { type Qp, Side } from "../support/harness.ts";

const side = new Side();
const { e } = softNic();
const own = side.gid().slice(12).join(".");
const memory = side.buffer(4096);
const PEER_QP = 0x123456;
const PSN = 1000;

/** A peer that looks honest to the kernel: its address and port are in use. */
const peer = randomLoopback();
const taken = createSocket("udp4");
await new Promise<void>((resolve) => taken.bind(ROCE_PORT, peer, resolve));
let answers = 0;
taken.on("message", () => answers++);
afterAll(() => {
  taken.close();
  side.close();
});

const script = fileURLToPath(new URL("../support/forger.ts", import.meta.url));
const nobody = 65_534;
const reachable =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "0"], { uid: nobody, gid: nobody, cwd: import.meta.dirname }).status ===
    0;

/** Sends as another user where possible, and waits until the NIC has processed all packets. */
async function forge(bound: Forgery["bound"], packets: readonly Uint8Array[]): Promise<void> {
  const before = e.i32[Counter.receivedPackets]!;
  const hex = packets.map((packet) => Buffer.from(packet).toString("hex"));
  const forgery: Forgery = { bound, from: peer, to: own, packets: hex };
  execFileSync(process.execPath, [script, JSON.stringify(forgery)], {
    env: { ...process.env, BUN_BE_BUN: "1" },
    ...(reachable ? { uid: nobody, gid: nobody } : {}),
  });
  await until(() => e.i32[Counter.receivedPackets]! >= before + packets.length);
}

/** Returns a message of 8 bytes for the queue pair in the peer's name, with or without the key. */
function send(qp: Qp, psn: number, key: number, port = ROCE_PORT): Uint8Array {
  const bytes = new Uint8Array(new ArrayBuffer(12 + 8 + 4)).fill(0x66);
  const view = new DataView(bytes.buffer);
  const transport = qp.type === v.IBV_QPT_UC ? op.TRANSPORT_UC : op.TRANSPORT_RC;
  view.setUint32(0, ((transport | op.SEND_ONLY) << 24) | 0xffff);
  view.setUint32(4, qp.number);
  view.setUint32(8, psn | 0x80000000);
  seal(bytes, peer, own, port);
  view.setInt32(20, view.getInt32(20, true) ^ key, true);
  return bytes;
}

function victim(type: number = v.IBV_QPT_RC): Qp {
  const qp = side.qp({ type });
  qp.connect({ gid: [...gidOfAddress(peer)], qpn: PEER_QP, psn: PSN }, { timeout: 0 });
  qp.recv(1, [sge(memory, 0, 64)]);
  return qp;
}

const everywhere = { address: randomLoopback(), port: ROCE_PORT };

describe.each([
  ["RC", v.IBV_QPT_RC],
  ["UC", v.IBV_QPT_UC],
])("%s on loopback, to another user who knows number, PSN and address", (_name, type) => {
  test("a packet with the peer's address and port, but without the connection's key, is dropped and counted", async () => {
    const qp = victim(type);
    memory.bytes.fill(0);
    const [bad, answered, sent] = [e.u32[Counter.badIcrc]!, answers, e.u32[Counter.sentPackets]!];
    const keys = [0, pairKey(qp.number, 0), pairKey(qp.number, PEER_QP ^ 1), pairKey(qp.number, qp.number)];
    const guesses = keys.flatMap((key) => [PSN, PSN - 1, PSN + 1].map((psn) => send(qp, psn, key)));
    await forge(everywhere, guesses);
    expect(qp.poll()).toBeUndefined();
    expect([answers, e.u32[Counter.sentPackets]]).toEqual([answered, sent]);
    expect(e.u32[Counter.badIcrc]! - bad).toBe(guesses.length);
    expect(memory.bytes.every((byte) => byte === 0)).toBe(true);
    qp.destroy();
  });

  test("a packet with the key, but from another port, is dropped", async () => {
    const qp = victim(type);
    const port = 20_000 + (qp.number % 20_000);
    await forge({ address: peer, port }, [send(qp, PSN, pairKey(qp.number, PEER_QP), port)]);
    expect(qp.poll()).toBeUndefined();
    qp.destroy();
  });

  test("a packet with the key from another address's port 4791 is accepted, so only the key protects", async () => {
    const qp = victim(type);
    const before = answers;
    await forge(everywhere, [send(qp, PSN, pairKey(qp.number, PEER_QP))]);
    expect(await qp.one()).toMatchObject({ status: 0, bytes: 8 });
    expect(memory.bytes[0]).toBe(0x66);
    // RC acknowledges, perhaps later, and another test must not take the acknowledgement for its own.
    if (type === v.IBV_QPT_RC) await until(() => answers > before);
    qp.destroy();
  });
});

test("packets for a destroyed queue pair are late, not guesses, and raise no alarm", async () => {
  const qp = victim();
  const late = new Array<Uint8Array>(100).fill(send(qp, PSN, pairKey(qp.number, PEER_QP)));
  // An unused number of the same slot.
  const guessed = late.map((packet) =>
    Uint8Array.from(packet, (byte, at) => (at === 5 ? byte ^ 0x80 : byte)),
  );
  qp.destroy();
  const before = [e.u32[Counter.badPackets]!, e.u32[Counter.latePackets]!] as const;
  const counted = () => [e.u32[Counter.badPackets]! - before[0], e.u32[Counter.latePackets]! - before[1]];
  await forge(everywhere, late);
  expect(counted()).toEqual([100, 100]);
  await forge(everywhere, guessed);
  expect(counted()).toEqual([200, 100]);

  const said: string[] = [];
  const watch = new GuessDetector();
  const more = (bad: number, late: number) => {
    e.u32[Counter.badPackets]! += bad;
    e.u32[Counter.latePackets]! += late;
    watch.check(e, (text) => said.push(text));
  };
  more(0, 0);
  more(6000, 6000);
  expect(said).toEqual([]);
  // The first guesses may end a window that has been open since the device started.
  more(6000, 0);
  more(6000, 0);
  expect(said).toHaveLength(1);
});
