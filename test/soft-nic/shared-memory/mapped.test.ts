// WRITE and READ in mapped memory of another process: bytes, order, rights, and cases without mapping.
import { spawnSync } from "node:child_process";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { seeded } from "../../support/random.ts";
import { ALL_ACCESS, type ConnectOptions, type Qp, type Send, Side } from "../support/harness.ts";
import { type Hello, Peer, type PeerOptions } from "../support/peer-process.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const SIZE = 1 << 20;
const side = new Side();
afterAll(() => side.close());
const x = side.buffer(SIZE).fill(5);
const { e } = softNic();
const peers: Peer[] = [];
afterEach(() => {
  for (const peer of peers.splice(0)) peer.child.kill("SIGKILL");
});

const READ_ONLY = v.IBV_ACCESS_REMOTE_READ;

async function connected(how: PeerOptions = {}, options: ConnectOptions = {}): Promise<[Qp, Peer, Hello]> {
  const peer = new Peer({ ...how, env: { SHARED: String(ALL_ACCESS), ...how.env } });
  peers.push(peer);
  const hello = await peer.receive<Hello>();
  const qp = side.qp({ sendWr: 128, cqe: 512 });
  qp.connect(hello.endpoint, options);
  await peer.request({ connect: qp.endpoint(), options });
  return [qp, peer, hello];
}

const pathOf = (qp: Qp) => side.lib.path?.(qp.pointer);
const write = (hello: Hello, offset: number, bytes: number, at = 0): Send => ({
  opcode: v.IBV_WR_RDMA_WRITE,
  sges: [[x.pointer + offset, bytes, x.lkey]],
  remote: hello.address + at,
  rkey: hello.rkey,
});
const read = (hello: Hello, offset: number, bytes: number, at = 0): Send => ({
  ...write(hello, offset, bytes, at),
  opcode: v.IBV_WR_RDMA_READ,
});

/** Returns whether requests use the mapped memory within a second. The first request asks for the mapping. */
async function isMapped(qp: Qp, request: Send, limitMs = 1000): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (pathOf(qp) !== "mapped" && performance.now() < end) {
    qp.post(request);
    expect((await qp.one()).status).toBe(0);
  }
  return pathOf(qp) === "mapped";
}

describe("two processes of one user", () => {
  test("WRITE and READ of every boundary length, from several SGEs, inline, without a frame", async () => {
    const [qp, peer, hello] = await connected();
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    const before = [e.i32[Counter.sentFrames], e.i32[Counter.copiedRequests]] as const;
    let requests = 0;
    for (const bytes of [1, 7, 8, 63, 64, 65, 4095, 4096, 4097, 65_537, 262_144, 262_145, 400_001]) {
      const [from, to] = [bytes % 97, (bytes * 31) % 1001];
      qp.post(write(hello, from, bytes, to));
      expect(await qp.one()).toMatchObject({ status: 0, bytes, opcode: v.IBV_WC_RDMA_WRITE });
      x.bytes.fill(0, 500_000, 500_000 + bytes + 8);
      qp.post(read(hello, 500_004, bytes, to));
      expect(await qp.one()).toMatchObject({ status: 0, bytes, opcode: v.IBV_WC_RDMA_READ });
      expect(
        Buffer.compare(x.bytes.subarray(500_004, 500_004 + bytes), x.bytes.subarray(from, from + bytes)),
      ).toBe(0);
      expect([
        ...x.bytes.subarray(500_000, 500_004),
        ...x.bytes.subarray(500_004 + bytes, 500_008 + bytes),
      ]).toEqual(Array(8).fill(0));
      requests += 2;
    }
    const pieces = [
      [x.pointer + 10, 100, x.lkey],
      [x.pointer + 1000, 0, x.lkey],
      [x.pointer + 2000, 300_000, x.lkey],
      [x.pointer + 7, 1, x.lkey],
    ] satisfies Send["sges"];
    qp.post({ ...write(hello, 0, 1, 9), sges: pieces });
    expect(await qp.one()).toMatchObject({ status: 0, bytes: 300_101 });
    qp.post({ ...read(hello, 0, 1, 9), sges: [[x.pointer + 600_000, 300_101, x.lkey]] });
    expect((await qp.one()).status).toBe(0);
    const sent = Buffer.concat(
      pieces.map(([at, bytes]) => x.bytes.subarray(at - x.pointer, at - x.pointer + bytes)),
    );
    expect(Buffer.compare(x.bytes.subarray(600_000, 900_101), sent)).toBe(0);
    qp.post({ ...write(hello, 40, 100, 3), flags: v.IBV_SEND_INLINE | v.IBV_SEND_SIGNALED });
    expect(await qp.one()).toMatchObject({ status: 0, bytes: 100 });
    const { bytes } = await peer.request<{ bytes: number[] }>({ read: 3, bytes: 100 });
    expect(bytes).toEqual([...x.bytes.subarray(40, 140)]);
    expect(e.i32[Counter.copiedRequests]! - before[1]!).toBe(requests + 3);
    expect(e.i32[Counter.sentFrames]).toBe(before[0]);
    qp.destroy();
  });

  test("a message of many turns arrives completely, and later requests arrive after it", async () => {
    const bytes = 24 << 20;
    const large = side.buffer(bytes).fill(77);
    const [qp, peer, hello] = await connected({ env: { BYTES: String(bytes) } });
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    const all: Send = { ...write(hello, 0, 1), sges: [[large.pointer, bytes, large.lkey]] };
    qp.post({ ...all, id: 1 });
    qp.post({ ...write(hello, 0, 4, bytes - 4), id: 2 });
    qp.post({ ...read(hello, 8192, 4, bytes - 4), id: 3 });
    expect((await qp.take(3)).map(({ id, status }) => [id, status])).toEqual([1, 2, 3].map((id) => [id, 0]));
    expect([...x.bytes.subarray(8192, 8196)]).toEqual([...x.bytes.subarray(0, 4)]);
    const { bytes: middle } = await peer.request<{ bytes: number[] }>({ read: bytes / 2, bytes: 16 });
    expect(middle).toEqual([...large.bytes.subarray(bytes / 2, bytes / 2 + 16)]);
    qp.destroy();
  });

  test("a message arrives after the WRITEs before it, and requests complete in order on every route", async () => {
    const [qp, peer, hello] = await connected({}, { rnrRetry: 7, minRnr: 1 });
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    const rounds = 3000;
    const verdict = peer.request<{ late: number }>({ verify: rounds });
    const words = new Int32Array(x.bytes.buffer, x.bytes.byteOffset);
    const { int } = seeded(7);
    const ids: number[] = [];
    let id = 0;
    let open = 0;
    for (let round = 1; round <= rounds; round++) {
      words[round & 63] = round;
      const at = 4 * (round & 63);
      qp.post({ ...write(hello, 65_536, 1 + int(9000), 4096), id: id++ });
      qp.post({ ...write(hello, at, 4), id: id++ });
      const send = int(2) === 0 ? { opcode: v.IBV_WR_SEND_WITH_IMM } : write(hello, 0, 0, 64);
      qp.post({
        ...send,
        opcode: send.opcode === v.IBV_WR_RDMA_WRITE ? v.IBV_WR_RDMA_WRITE_WITH_IMM : send.opcode!,
        imm: round,
        id: id++,
      });
      open += 3;
      while (open > (round === rounds ? 0 : int(40))) {
        const { status, id: done } = await qp.one();
        expect(status).toBe(0);
        ids.push(done);
        open--;
      }
    }
    expect(ids).toEqual(ids.map((_, i) => i));
    expect(await verdict).toEqual({ late: 0 });
    qp.destroy();
  });

  test("completions are signalled on request, and counted by the queue's event", async () => {
    const [qp, , hello] = await connected();
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    for (let id = 0; id < 200; id++)
      expect(qp.post({ ...write(hello, 0, 64), id, flags: id % 50 === 49 ? v.IBV_SEND_SIGNALED : 0 })).toBe(
        0,
      );
    expect((await qp.take(4)).map(({ id }) => id)).toEqual([49, 99, 149, 199]);
    expect(qp.poll()).toBeUndefined();
    qp.destroy();
  });
});

describe("the owner's rights are enforced", () => {
  /** Returns the status of one request, and checks that the QP and its peer fail as with RC packets. */
  async function refused(qp: Qp, peer: Peer, request: Send, status: number): Promise<void> {
    qp.post({ ...request, id: 1 });
    qp.post({ ...request, id: 2 });
    const statuses = (await qp.take(2, 20_000)).map((one) => one.status);
    expect(statuses).toEqual([status, v.IBV_WC_WR_FLUSH_ERR]);
    expect(qp.state()).toBe(v.IBV_QPS_ERR);
    if (status === v.IBV_WC_REM_ACCESS_ERR) {
      await expect.poll(async () => peer.request({ state: true })).toEqual({ state: v.IBV_QPS_ERR });
    }
    qp.destroy();
  }

  const cases: [what: string, request: (hello: Hello) => Send][] = [
    ["behind the end", (hello) => write(hello, 0, 64, SIZE - 63)],
    ["before the start", (hello) => write(hello, 0, 64, -1)],
    ["far away", (hello) => write(hello, 0, 64, 2 ** 40)],
    ["READ across the end", (hello) => read(hello, 0, 4096, SIZE - 4095)],
    ["with a forged key", (hello) => ({ ...write(hello, 0, 64), rkey: hello.rkey ^ 0x5500 })],
    ["with the key's neighbour", (hello) => ({ ...write(hello, 0, 64), rkey: hello.rkey ^ 1 })],
  ];
  for (const [what, request] of cases) {
    test(`${what}: REM_ACCESS_ERR, nothing written`, async () => {
      const [qp, peer, hello] = await connected();
      expect(await isMapped(qp, write(hello, 0, 8, 16), 10_000)).toBe(true);
      const before = await peer.request({ read: SIZE - 64, bytes: 64 });
      await refused(qp, peer, request(hello), v.IBV_WC_REM_ACCESS_ERR);
      expect(await peer.request({ read: SIZE - 64, bytes: 64 })).toEqual(before);
    });
  }

  test("read-only memory is mapped read-only, and a WRITE is refused", async () => {
    const [qp, peer, hello] = await connected({ env: { SHARED: String(READ_ONLY) } });
    expect(await isMapped(qp, read(hello, 0, 8), 10_000)).toBe(true);
    await refused(qp, peer, write(hello, 0, 8), v.IBV_WC_REM_ACCESS_ERR);
  });

  test("write-only memory allows no READ", async () => {
    const access = v.IBV_ACCESS_LOCAL_WRITE | v.IBV_ACCESS_REMOTE_WRITE;
    const [qp, peer, hello] = await connected({ env: { SHARED: String(access) } });
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    await refused(qp, peer, read(hello, 0, 8), v.IBV_WC_REM_ACCESS_ERR);
  });

  test("a queue pair without remote write refuses a WRITE", async () => {
    const [qp, peer, hello] = await connected({}, { access: v.IBV_ACCESS_REMOTE_READ });
    expect(await isMapped(qp, read(hello, 0, 8), 10_000)).toBe(true);
    await refused(qp, peer, write(hello, 0, 8), v.IBV_WC_REM_INV_REQ_ERR);
  });

  test("the key of a deregistered region is invalid", async () => {
    const [qp, peer, hello] = await connected();
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    expect(await peer.request({ deregister: true })).toEqual({ error: 0 });
    const before = await peer.request({ read: 0, bytes: 64 });
    await refused(qp, peer, write(hello, 64, 64), v.IBV_WC_REM_ACCESS_ERR);
    expect(await peer.request({ read: 0, bytes: 64 })).toEqual(before);
  });

  test("a destroyed queue pair accepts nothing more", async () => {
    // Three attempts of 268 ms. A busy machine may suspend the peer for shorter limits.
    const [qp, peer, hello] = await connected({}, { timeout: 16, retry: 2 });
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    expect(await peer.request({ destroy: true })).toEqual({ error: 0 });
    const before = await peer.request({ read: 0, bytes: 64 });
    await refused(qp, peer, write(hello, 64, 64), v.IBV_WC_RETRY_EXC_ERR);
    expect(await peer.request({ read: 0, bytes: 64 })).toEqual(before);
  });

  test("local memory without rights fails as with packets", async () => {
    const [qp, , hello] = await connected();
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    qp.post({ ...write(hello, 0, 8), sges: [[x.pointer + SIZE - 4, 8, x.lkey]] });
    expect((await qp.one()).status).toBe(v.IBV_WC_LOC_PROT_ERR);
    qp.destroy();
  });
});

describe("memory is not mapped", () => {
  test("when the memory was registered, not allocated", async () => {
    const [qp, , hello] = await connected({ env: { SHARED: "" } });
    expect(await isMapped(qp, write(hello, 0, 8))).toBe(false);
    expect(pathOf(qp)).toBe("shared-memory");
    qp.destroy();
  });

  test("when the peer has shared memory disabled", async () => {
    const [qp, , hello] = await connected({ env: { DOORBELL_SOFT_SHARED: "off" } });
    expect(await isMapped(qp, write(hello, 0, 8))).toBe(false);
    expect(pathOf(qp)).toBe("roce");
    qp.destroy();
  });

  // Only root can become another user, and that user must be able to read the runtime and these files.
  const nobody = 65_534;
  const reachable =
    process.getuid?.() === 0 &&
    spawnSync(process.execPath, ["-e", "0"], { uid: nobody, gid: nobody, cwd: import.meta.dirname })
      .status === 0;
  test.skipIf(!reachable)(
    "when the peer belongs to another user (root, and a checkout that others may read)",
    async () => {
      const [qp, , hello] = await connected({ uid: nobody });
      expect(await isMapped(qp, write(hello, 0, 8))).toBe(false);
      expect(pathOf(qp)).toBe("roce");
      qp.destroy();
    },
  );

  test("while faults are injected here", async () => {
    const [qp, , hello] = await connected({}, { timeout: 14 });
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    setFaults(e, "drop=0.01,seed=3");
    try {
      const [packets, copied] = [e.i32[Counter.sentPackets]!, e.i32[Counter.copiedRequests]!];
      qp.post(write(hello, 0, 50_000));
      expect((await qp.one()).status).toBe(0);
      expect(e.i32[Counter.sentPackets]!).toBeGreaterThan(packets + 40);
      expect(e.i32[Counter.copiedRequests]!).toBe(copied);
    } finally {
      setFaults(e, "");
    }
    expect(await isMapped(qp, write(hello, 0, 8), 10_000)).toBe(true);
    qp.destroy();
  });
});
