import { once } from "node:events";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { sge } from "../../support/sge.ts";
import { type ConnectOptions, type Qp, Side } from "../support/harness.ts";
import { type Hello, Peer } from "../support/peer-process.ts";

const side = new Side();
afterAll(() => side.close());
const x = side.buffer(1 << 20).fill(5);

const peers: Peer[] = [];
afterEach(() => {
  for (const peer of peers.splice(0)) peer.child.kill("SIGKILL");
});

async function connected(options: ConnectOptions = {}): Promise<[Qp, Peer, Hello]> {
  const peer = new Peer();
  peers.push(peer);
  const hello = await peer.receive<Hello>();
  const qp = side.qp();
  qp.connect(hello.endpoint, options);
  await peer.request({ connect: qp.endpoint(), options });
  return [qp, peer, hello];
}

describe("two processes", () => {
  test("connect on loopback addresses of their own", async () => {
    const [qp, peer, hello] = await connected({ mtu: 5 });
    expect(hello.endpoint.gid.slice(10, 13)).toEqual([255, 255, 127]);
    expect(hello.endpoint.gid).not.toEqual(side.gid());
    await peer.request({ receive: 1 });
    qp.post({ sges: [sge(x, 0, 100_000)] });
    expect((await qp.one()).status).toBe(0);
    const { bytes } = await peer.request<{ bytes: number[] }>({ read: 99_990, bytes: 10 });
    expect(bytes).toEqual([...x.bytes.subarray(99_990, 100_000)]);
    qp.recv(1, [sge(x, 500_000, 5000)]);
    const { completion } = await peer.request<{ completion: { status: number } }>({ send: 5000 });
    expect(completion.status).toBe(0);
    expect(await qp.one()).toMatchObject({ status: 0, bytes: 5000 });
    qp.destroy();
  });

  test("one-sided operations complete while the target's main thread computes", async () => {
    const [qp, peer, hello] = await connected({ mtu: 5, timeout: 18 });
    await peer.request({ busyUntil: 1_000_000 });
    const target = { remote: hello.address + 1000, rkey: hello.rkey };
    qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 300_000)], ...target });
    expect((await qp.one()).status).toBe(0);
    qp.post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(x, 600_000, 300_000)], ...target });
    expect((await qp.one()).status).toBe(0);
    qp.post({ opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, sges: [sge(x, 0, 8)], ...target, compareAdd: 1n });
    expect((await qp.one()).status).toBe(0);
    expect(Buffer.compare(x.bytes.subarray(600_008, 900_000), x.bytes.subarray(8, 300_000))).toBe(0);
    // Only a WRITE can end the peer's loop.
    new Int32Array(x.bytes.buffer)[0] = 1;
    qp.post({
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [sge(x, 0, 4)],
      remote: hello.address + 1_000_000,
      rkey: hello.rkey,
    });
    expect((await qp.one()).status).toBe(0);
    expect(await peer.receive()).toEqual({ freed: true });
    qp.destroy();
  });

  test("a peer killed in mid-transfer ends in a retry error, and the rest is flushed", async () => {
    const [qp, peer, hello] = await connected({ mtu: 1, timeout: 15, retry: 5 });
    const target = { remote: hello.address, rkey: hello.rkey };
    const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 1 << 20)], ...target };
    let posted = 0;
    while (qp.post({ id: posted, ...write }) === 0) posted++;
    expect((await qp.one()).status).toBe(0);
    peer.child.kill("SIGKILL");
    await once(peer.child, "exit");
    const rest = await qp.take(posted - 1, 20_000);
    const firstBad = rest.findIndex(({ status }) => status !== 0);
    expect(firstBad).toBeGreaterThanOrEqual(0);
    expect(rest[firstBad]!.status).toBe(v.IBV_WC_RETRY_EXC_ERR);
    for (const { status } of rest.slice(firstBad + 1)) expect(status).toBe(v.IBV_WC_WR_FLUSH_ERR);
    expect(rest.map(({ id }) => id)).toEqual(Array.from({ length: posted - 1 }, (_, i) => i + 1));
    qp.destroy();
  });

  test("a peer that is stopped for a while loses nothing", async () => {
    // Timeout of 8.6 s for a silent peer, longer than the pause on any machine.
    const [qp, peer, hello] = await connected({ mtu: 3, timeout: 16, retry: 7 });
    const target = { remote: hello.address, rkey: hello.rkey };
    const count = 60;
    const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100_000)], ...target };
    const atomic = { opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, sges: [sge(x, 700_000, 8)], compareAdd: 1n };
    const counter = { remote: hello.address + 800_000, rkey: hello.rkey };
    qp.post({ id: 0, ...atomic, ...counter });
    expect((await qp.one()).status).toBe(0);
    const cell = new DataView(x.bytes.buffer, 700_000);
    const before = cell.getBigUint64(0, true);
    let next = 1;
    for (; next <= count / 2; next++)
      qp.post({ id: next, ...(next % 10 ? { ...write } : { ...atomic, ...counter }) });
    await qp.one();
    peer.child.kill("SIGSTOP");
    for (; next <= count; next++)
      qp.post({ id: next, ...(next % 10 ? { ...write } : { ...atomic, ...counter }) });
    await new Promise((resolve) => setTimeout(resolve, 500));
    peer.child.kill("SIGCONT");
    const rest = await qp.take(count - 1, 20_000);
    expect(rest.map(({ id, status }) => [id, status])).toEqual(
      Array.from({ length: count - 1 }, (_, i) => [i + 2, 0]),
    );
    expect(cell.getBigUint64(0, true)).toBe(before + BigInt(count / 10));
    const { bytes } = await peer.request<{ bytes: number[] }>({ read: 99_990, bytes: 10 });
    expect(bytes).toEqual([...x.bytes.subarray(99_990, 100_000)]);
    qp.destroy();
  });

  test("a process that closes its device, or only exits, exits at once with status 0", async () => {
    for (const how of ["quit", "eof"]) {
      const [qp, peer] = await connected();
      if (how === "quit") peer.child.stdin.write('{"quit":true}\n');
      else peer.child.stdin.end();
      const [code] = await once(peer.child, "exit");
      expect(code).toBe(0);
      qp.destroy();
    }
  });
});
