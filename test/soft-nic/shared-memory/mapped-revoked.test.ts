// Rights are revoked while a peer writes: nothing changes afterwards, whether the peer runs, is stopped, or
// has exited.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Qp as QpRecord } from "../../../src/soft/hca/arena/records.ts";
import { LocalPeer as PeerRecord, Shared } from "../../../src/soft/hca/links/shared-memory/records.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { until } from "../../support/until.ts";
import { type Qp, type Region, Side } from "../support/harness.ts";
import { type Hello, Peer } from "../support/peer-process.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const BYTES = 16 << 20;
const side = new Side();
afterAll(() => side.close());
const { e } = softNic();
const peers: Peer[] = [];
afterEach(() => {
  for (const peer of peers.splice(0)) {
    peer.child.kill("SIGCONT");
    peer.child.kill("SIGKILL");
  }
});

interface Writer {
  readonly qp: Qp;
  readonly peer: Peer;
  readonly region: Region;
}

/** A peer that writes the whole region repeatedly through its mapping. */
async function writer(region = side.shared(BYTES), bytes = BYTES): Promise<Writer> {
  const peer = new Peer({ env: { BYTES: String(bytes) } });
  peers.push(peer);
  const hello = await peer.receive<Hello>();
  const qp = side.qp();
  qp.connect(hello.endpoint);
  await peer.request({ connect: qp.endpoint() });
  await peer.request({ flood: { remote: region.pointer, rkey: region.rkey, bytes } });
  await until(() => copying(qp) !== 0, "a copy");
  return { qp, peer, region };
}

/** Slot (plus 1) of the local table that the peer announces as being copied. */
function copying(qp: Qp): number {
  const p = e.i32[(qp.pointer - e.base) / 4 + QpRecord.peer]!;
  if (e.i32[p + PeerRecord.segment] === 0) return 0;
  return Atomics.load(
    e.i32,
    e.i32[p + PeerRecord.segment]! + Shared.copying(1 - e.i32[p + PeerRecord.side]!),
  );
}

/** Stops the peer in the middle of a copy. */
async function stopInside({ qp, peer }: Writer): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    peer.child.kill("SIGSTOP");
    await until(() => stopped(peer), "the peer is stopped");
    if (copying(qp) !== 0) return;
    peer.child.kill("SIGCONT");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error("the peer was never stopped in the middle of a copy");
}

const stopped = ({ child }: Peer) => /\) T /.test(readFileSync(`/proc/${child.pid}/stat`, "utf8"));
const hash = (region: Region) => createHash("sha256").update(region.bytes).digest("hex");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const deregister = ({ mr }: Region) => expect(side.lib.ibv_dereg_mr(mr)).toBe(0);

test("a key revoked in mid-transfer: nothing is written afterwards, and the writer gets an error", async () => {
  for (let round = 0; round < 3; round++) {
    const { qp, peer, region } = await writer();
    deregister(region);
    const after = hash(region);
    expect(await peer.receive()).toEqual({ status: v.IBV_WC_REM_ACCESS_ERR });
    expect(hash(region)).toBe(after);
    expect(qp.state()).toBe(v.IBV_QPS_ERR);
    qp.destroy();
  }
});

test("a writer that is stopped in mid-copy and continues after deregistration changes nothing", async () => {
  // The peer may be stopped behind the last byte of a chunk, where nothing is visible.
  for (let round = 0; round < 3; round++) {
    const one = await writer();
    await stopInside(one);
    const start = performance.now();
    deregister(one.region);
    expect(performance.now() - start).toBeLessThan(2000);
    const after = hash(one.region);
    one.peer.child.kill("SIGCONT");
    expect(await one.peer.receive()).toEqual({ status: v.IBV_WC_REM_ACCESS_ERR });
    expect(hash(one.region)).toBe(after);
    one.qp.destroy();
  }
});

test("a stopped writer whose queue pair was destroyed changes nothing, and other peers continue", async () => {
  const one = await writer();
  await stopInside(one);
  one.qp.destroy();
  const after = hash(one.region);
  one.peer.child.kill("SIGCONT");
  expect(await one.peer.receive()).toEqual({ status: v.IBV_WC_RETRY_EXC_ERR });
  expect(hash(one.region)).toBe(after);
  const other = await writer(one.region);
  await until(() => hash(one.region) !== after, "another peer writes");
  deregister(one.region);
  other.qp.destroy();
});

test("a writer killed while writing leaves the owner intact: memory, keys, other peers", async () => {
  const region = side.shared(BYTES);
  const other = side.shared(4096);
  for (let round = 0; round < 3; round++) {
    const { qp, peer } = await writer(region);
    await pause(round * 3);
    peer.child.kill("SIGKILL");
    await once(peer.child, "exit");
    const after = hash(region);
    await until(() => side.lib.path?.(qp.pointer) === "roce", "the exit of the peer is detected");
    expect(hash(region)).toBe(after);
    qp.destroy();
  }
  const start = performance.now();
  deregister(region);
  deregister(other);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("a stopped writer does not delay the owner's other objects", async () => {
  const one = await writer();
  await stopInside(one);
  const start = performance.now();
  for (let i = 0; i < 50; i++) deregister(side.shared(1 << 16));
  expect(performance.now() - start).toBeLessThan(2000);
  one.peer.child.kill("SIGCONT");
  deregister(one.region);
  expect(await one.peer.receive()).toEqual({ status: v.IBV_WC_REM_ACCESS_ERR });
  one.qp.destroy();
});

const descriptors = () => readdirSync("/proc/self/fd").length;
const mappings = (pid: number | "self") =>
  readFileSync(`/proc/${pid}/maps`, "utf8")
    .split("\n")
    .filter((line) => line.includes("doorbell-memory")).length;

test("a thousand regions leak no descriptor and no mapping, here and at the peer", async () => {
  const peer = new Peer({});
  peers.push(peer);
  const hello = await peer.receive<Hello>();
  const qp = side.qp();
  qp.connect(hello.endpoint);
  await peer.request({ connect: qp.endpoint() });
  const cycle = async (): Promise<void> => {
    const region = side.shared(8192);
    const post = {
      opcode: v.IBV_WR_RDMA_WRITE,
      offset: 0,
      bytes: 64,
      remote: region.pointer,
      rkey: region.rkey,
    };
    const { completion } = await peer.request<{ completion: object }>({ post });
    expect(completion).toMatchObject({ status: 0 });
    // Granted, or refused because the request came too late.
    await peer.request({ post });
    deregister(region);
    c.libc.munmap(region.pointer, 8192);
  };
  for (let i = 0; i < 20; i++) await cycle();
  const before = [descriptors(), mappings("self"), mappings(peer.child.pid!)];
  for (let i = 0; i < 1000; i++) await cycle();
  const left = () => [descriptors(), mappings("self"), mappings(peer.child.pid!)];
  await until(() => left().every((count, i) => count <= before[i]!), `${before} again, not ${left()}`);
  const copied = await peer.request<{ copied: number }>({ copied: true });
  expect(copied.copied).toBeGreaterThan(100);
  qp.destroy();
});
