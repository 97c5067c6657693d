import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { MAX_LOCAL_PEERS, RING_BYTES } from "../../../src/soft/hca/links/shared-memory/records.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { sge } from "../../support/sge.ts";
import { stop } from "../../support/stop.ts";
import { type ConnectOptions, type Endpoint, pair, type Qp, Side } from "../support/harness.ts";
import { type Hello, Peer, type PeerOptions } from "../support/peer-process.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const side = new Side();
afterAll(() => side.close());
const x = side.buffer(1 << 20).fill(5);
const { e } = softNic();

const peers: Peer[] = [];
afterEach(() => {
  for (const peer of peers.splice(0)) peer.child.kill("SIGKILL");
});

async function connected(options: ConnectOptions = {}, how: PeerOptions = {}): Promise<[Qp, Peer, Hello]> {
  const peer = new Peer(how);
  peers.push(peer);
  const hello = await peer.receive<Hello>();
  const qp = side.qp({ sendWr: 128, cqe: 512 });
  qp.connect(hello.endpoint, options);
  await peer.request({ connect: qp.endpoint(), options });
  return [qp, peer, hello];
}
const pathOf = (qp: Qp) => side.lib.path?.(qp.pointer);

/**
 * Writes 8 bytes repeatedly until they go through shared memory, which may not be open for the first ones.
 */
async function untilShort(qp: Qp, hello: Hello): Promise<void> {
  const end = performance.now() + 10_000;
  while (pathOf(qp) !== "shared-memory") {
    if (performance.now() > end) throw new Error("no shared memory after 10 s");
    qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 8)], remote: hello.address, rkey: hello.rkey });
    expect((await qp.one()).status).toBe(0);
  }
}

describe("two processes of one user", () => {
  test("share memory for every operation, in both directions", async () => {
    const [qp, peer, hello] = await connected({ mtu: 3 });
    await untilShort(qp, hello);
    const target = { remote: hello.address + 1000, rkey: hello.rkey };
    const packets = e.i32[Counter.sentPackets]!;
    qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 8, 300_001)], ...target });
    expect((await qp.one()).status).toBe(0);
    qp.post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(x, 500_000, 300_001)], ...target });
    expect((await qp.one()).status).toBe(0);
    expect(Buffer.compare(x.bytes.subarray(500_000, 800_001), x.bytes.subarray(8, 300_009))).toBe(0);
    const word = { remote: hello.address, rkey: hello.rkey };
    qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 8)], ...word });
    qp.post({
      opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD,
      sges: [sge(x, 900_000, 8)],
      ...word,
      compareAdd: 1n,
    });
    expect((await qp.take(2)).map(({ status }) => status)).toEqual([0, 0]);
    expect([...x.bytes.subarray(900_000, 900_008)]).toEqual([...x.bytes.subarray(0, 8)]);
    await peer.request({ receive: 1 });
    qp.post({ opcode: v.IBV_WR_SEND_WITH_IMM, imm: 77, sges: [sge(x, 16, 70_000)] });
    expect((await qp.one()).status).toBe(0);
    const { completions } = await peer.request<{ completions: object[] }>({ take: 1 });
    expect(completions).toMatchObject([{ status: 0, bytes: 70_000, imm: 77 }]);
    qp.recv(5, [sge(x, 0, 200_000)]);
    const { completion } = await peer.request<{ completion: object }>({ send: 150_000 });
    expect(completion).toMatchObject({ status: 0 });
    expect(await qp.one()).toMatchObject({ id: 5, status: 0, bytes: 150_000 });
    expect(await peer.request({ path: true })).toEqual({ path: "shared-memory" });
    expect(e.i32[Counter.sentPackets]).toBe(packets);
    x.fill(5);
    qp.destroy();
  });

  test("the owner refuses a wrong key, an excessive length and a missing right, as on the wire", async () => {
    for (const wrong of [{ rkey: 0x1234 }, { bytes: 200_000, offset: (1 << 20) - 100_000 }]) {
      const [qp, , hello] = await connected();
      await untilShort(qp, hello);
      const { rkey = hello.rkey, bytes = 100, offset = 0 } = wrong;
      const target = { remote: hello.address + offset, rkey };
      qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, bytes)], ...target });
      qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 8)], ...target });
      expect((await qp.take(2)).map(({ status }) => status)).toEqual([
        v.IBV_WC_REM_ACCESS_ERR,
        v.IBV_WC_WR_FLUSH_ERR,
      ]);
      qp.destroy();
    }
  });

  test("a peer killed in mid-transfer ends in a retry error, and the rest is flushed in order", async () => {
    const [qp, peer, hello] = await connected({ mtu: 1, timeout: 13, retry: 5 });
    await untilShort(qp, hello);
    const target = { remote: hello.address, rkey: hello.rkey };
    let posted = 0;
    const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 1 << 20)], ...target };
    while (posted < 100 && qp.post({ id: posted, ...write }) === 0) posted++;
    expect((await qp.one()).status).toBe(0);
    peer.child.kill("SIGKILL");
    await once(peer.child, "exit");
    const rest = await qp.take(posted - 1, 20_000);
    const statuses = rest.map(({ status }) => status);
    const bad = statuses.findIndex((status) => status !== 0);
    expect(bad).toBeGreaterThanOrEqual(0);
    expect(statuses.slice(bad)).toEqual(
      statuses.slice(bad).map((_, i) => (i === 0 ? v.IBV_WC_RETRY_EXC_ERR : v.IBV_WC_WR_FLUSH_ERR)),
    );
    expect(rest.map(({ id }) => id)).toEqual(Array.from({ length: posted - 1 }, (_, i) => i + 1));
    expect(pathOf(qp)).toBe("roce");
    qp.destroy();
  });

  test("a stopped peer fills the ring: an error within the deadline, and the peer is unharmed", async () => {
    const [qp, peer, hello] = await connected({ mtu: 5, timeout: 14, retry: 3 });
    await untilShort(qp, hello);
    const target = { remote: hello.address, rkey: hello.rkey };
    await stop(peer.child);
    const count = Math.ceil((2 * RING_BYTES) / 100_000);
    const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100_000)], ...target };
    for (let id = 0; id < count; id++) expect(qp.post({ id, ...write })).toBe(0);
    const all = await qp.take(count, 10_000);
    expect(all[0]!.status).toBe(v.IBV_WC_RETRY_EXC_ERR);
    for (const { status } of all.slice(1)) expect(status).toBe(v.IBV_WC_WR_FLUSH_ERR);
    qp.destroy();
    peer.child.kill("SIGCONT");
    expect(await peer.request({ read: 0, bytes: 1 })).toHaveProperty("bytes");
  });

  test("a peer stopped for less than the deadline loses and doubles nothing", async () => {
    const [qp, peer, hello] = await connected({ mtu: 4, timeout: 16, retry: 7 });
    await untilShort(qp, hello);
    await stop(peer.child);
    const word = { remote: hello.address, rkey: hello.rkey };
    const add = { opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, ...word, compareAdd: 1n };
    const block = { remote: hello.address + 4096, rkey: hello.rkey };
    x.bytes.fill(0, 0, 8);
    qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 8)], ...word });
    for (let i = 0; i < 10; i++) {
      qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 4096, 120_000)], ...block });
      qp.post({ ...add, sges: [sge(x, 1024, 8)] });
    }
    setTimeout(() => peer.child.kill("SIGCONT"), 700);
    expect((await qp.take(21, 20_000)).map(({ status }) => status)).toEqual(Array(21).fill(0));
    expect(x.bytes[1024]).toBe(9);
    const { bytes } = await peer.request<{ bytes: number[] }>({ read: 124_090, bytes: 6 });
    expect(bytes).toEqual([...x.bytes.subarray(124_090, 124_096)]);
    qp.destroy();
  });

  test("processes that start and exit share memory each time", async () => {
    for (let round = 0; round < 3; round++) {
      const [qp, peer, hello] = await connected();
      await untilShort(qp, hello);
      peer.child.kill("SIGKILL");
      await once(peer.child, "exit");
      qp.destroy();
    }
  });
});

describe("packets are used", () => {
  const roce = async (how: PeerOptions) => {
    const [qp, peer, hello] = await connected({}, how);
    const target = { remote: hello.address, rkey: hello.rkey };
    for (let i = 0; i < 20; i++) {
      qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 5000)], ...target });
      expect((await qp.one()).status).toBe(0);
    }
    // This end may wait for the greeting of a peer that injects faults.
    const end = performance.now() + 10_000;
    while (pathOf(qp) === "undecided" && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(pathOf(qp)).toBe("roce");
    expect(await peer.request({ path: true })).toEqual({ path: "roce" });
    qp.destroy();
  };

  test("when the peer has shared memory disabled", () => roce({ env: { DOORBELL_SOFT_SHARED: "off" } }));

  // Only root can become another user, and that user must be able to read the runtime and these files.
  const nobody = 65_534;
  const reachable =
    process.getuid?.() === 0 &&
    spawnSync(process.execPath, ["-e", "0"], { uid: nobody, gid: nobody, cwd: import.meta.dirname })
      .status === 0;
  test.skipIf(!reachable)(
    "when the peer belongs to another user (root, and a checkout that others may read)",
    () => roce({ uid: nobody }),
  );

  test("when the peer's faults are injected", () =>
    roce({ env: { DOORBELL_SOFT_FAULTS: "drop=0.01,seed=3" } }));

  test("while faults are injected here, and not afterwards", async () => {
    const [qp, , hello] = await connected({ timeout: 14 });
    await untilShort(qp, hello);
    setFaults(e, "drop=0.01,seed=3");
    try {
      const packets = e.i32[Counter.sentPackets]!;
      qp.post({
        opcode: v.IBV_WR_RDMA_WRITE,
        sges: [sge(x, 0, 50_000)],
        remote: hello.address,
        rkey: hello.rkey,
      });
      expect((await qp.one()).status).toBe(0);
      expect(e.i32[Counter.sentPackets]!).toBeGreaterThan(packets + 40);
      expect(pathOf(qp)).toBe("roce");
    } finally {
      setFaults(e, "");
    }
    await untilShort(qp, hello);
    qp.destroy();
  });
});

test("a new connection is undecided until both ends share memory, before any message", async () => {
  const [qp, peer] = await connected();
  const theirs = async () => (await peer.request<{ path: string }>({ path: true })).path;
  const seen = [pathOf(qp), await theirs()];
  const end = performance.now() + 10_000;
  while (seen.slice(-2).some((path) => path !== "shared-memory") && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(pathOf(qp), await theirs());
  }
  expect(seen.slice(-2)).toEqual(["shared-memory", "shared-memory"]);
  expect(seen).not.toContain("roce");
  qp.destroy();
});

test("a peer without shared memory is reached by RoCE packets from the start", async () => {
  const [qp, peer] = await connected({}, { env: { DOORBELL_SOFT_SHARED: "off" } });
  expect([pathOf(qp), await peer.request({ path: true })]).toEqual(["roce", { path: "roce" }]);
  qp.destroy();
});

describe("one process", () => {
  test("shares memory between its QPs before the first message", () => {
    const [a, b] = pair(side);
    expect([pathOf(a), pathOf(b)]).toEqual(["shared-memory", "shared-memory"]);
    a.destroy();
    b.destroy();
  });

  test("shares memory between its QPs at once", async () => {
    const [a, b] = pair(side, { mtu: 2 });
    b.recv(1, [sge(x, 600_000, 100_000)]);
    a.post({ sges: [sge(x, 0, 99_999)] });
    expect((await a.one()).status).toBe(0);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 99_999 });
    expect(pathOf(a)).toBe("shared-memory");
    expect(Buffer.compare(x.bytes.subarray(0, 99_999), x.bytes.subarray(600_000, 699_999))).toBe(0);
    a.destroy();
    b.destroy();
  });

  test("with more addresses than records, used peers stay and unused ones are replaced", async () => {
    const elsewhere = (i: number): Endpoint => ({
      gid: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 127, 200, i >> 8, i & 255],
      qpn: 77,
      psn: 1,
    });
    const many = Array.from({ length: MAX_LOCAL_PEERS + 8 }, () => side.qp());
    for (const [i, qp] of many.entries()) qp.connect(elsewhere(i + 1));
    for (const qp of many) qp.destroy();
    const [a, b] = pair(side);
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 8)], remote: x.pointer + 64, rkey: x.rkey });
    expect((await a.one()).status).toBe(0);
    expect(pathOf(a)).toBe("shared-memory");
    a.destroy();
    b.destroy();
  });
});
