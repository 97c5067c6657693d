import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { Socket, Sockets } from "../../../src/soft/hca/links/common/sockets.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { pages, pair, Side } from "../support/harness.ts";

// The test needs packets, so shared memory is disabled.
process.env.DOORBELL_SOFT_SHARED = "off";
const side = new Side();
afterAll(() => side.close());
const x = side.buffer(2 << 20);
const half = 1 << 20;
const { e } = softNic();
const segments = Sockets.table + Socket.segments;
const supported = e.i32[segments] === 1;

function counted() {
  const { i32 } = e;
  return {
    packets: i32[Counter.sentPackets]!,
    datagrams: i32[Counter.sentDatagrams]!,
    badIcrc: i32[Counter.badIcrc]!,
    solved: i32[Counter.solvedIdents]!,
    retransmits: i32[Counter.retransmits]!,
  };
}

/** Writes `bytes` bytes. Returns the increase of the counters, and whether the bytes arrived. */
async function write(bytes: number, mtu: number, opcode: number = v.IBV_WR_RDMA_WRITE) {
  x.fill(bytes).bytes.fill(0, half);
  const [a, b] = pair(side, { mtu, timeout: 16 });
  const before = counted();
  const local = opcode === v.IBV_WR_RDMA_READ ? half : 0;
  a.post({
    opcode,
    sges: [[x.pointer + local, bytes, x.lkey]],
    remote: x.pointer + half - local,
    rkey: x.rkey,
  });
  const { status } = await a.one();
  const now = counted();
  a.destroy();
  b.destroy();
  const [from, to] = [x.bytes.subarray(0, bytes), x.bytes.subarray(half, half + bytes)];
  return {
    status,
    exact: Buffer.compare(from, to) === 0,
    clean: x.bytes[half + bytes] === 0,
    packets: now.packets - before.packets,
    datagrams: now.datagrams - before.datagrams,
    badIcrc: now.badIcrc - before.badIcrc,
    solved: now.solved - before.solved,
    retransmits: now.retransmits - before.retransmits,
  };
}

const intact = { status: 0, exact: true, clean: true, badIcrc: 0, solved: 0 };

describe.skipIf(!supported)("packets of one length", () => {
  beforeEach(() => {
    e.i32[segments] = 1;
  });

  test.each([1, 2, 3, 4, 5])(
    "leave together with the ICRC of their index in the run, path MTU code %i",
    async (mtu) => {
      const packet = 128 << mtu;
      for (const bytes of [packet * 64, packet * 65 + 1, packet * 15, 3 * packet - 3]) {
        const result = await write(bytes, mtu);
        expect(result).toMatchObject(intact);
        if (bytes > packet * 20) expect(result.datagrams).toBeLessThan(result.packets / 2);
        expect(await write(bytes, mtu, v.IBV_WR_RDMA_READ)).toMatchObject(intact);
      }
    },
  );

  test("leave one by one where the kernel has no UDP_SEGMENT", async () => {
    e.i32[segments] = 0;
    const result = await write(500_001, 3);
    expect(result).toMatchObject(intact);
    expect(result.datagrams).toBe(result.packets);
  });

  test("leave one by one while faults are injected, and survive a hostile network", async () => {
    setFaults(e, "drop=0.02,duplicate=0.02,reorder=0.02,corrupt=0.02,seed=5");
    try {
      const result = await write(200_001, 2);
      expect(result).toMatchObject({ status: 0, exact: true, clean: true });
      expect(result.datagrams).toBeGreaterThan(result.packets * 0.9);
    } finally {
      setFaults(e, "");
    }
  });

  test("are sent one by one when the kernel refuses a run: nothing is lost, and no run follows", async () => {
    const fd = e.i32[Sockets.table + Socket.fd]!;
    const option = pages(4096);
    const unchecked = (on: number) => {
      option.bytes[0] = on;
      // Without UDP checksums Linux does not segment datagrams and returns EINVAL.
      expect(c.libc.setsockopt(fd, c.SOL_SOCKET, c.SO_NO_CHECK, option.pointer, 4)).toBe(0);
    };
    unchecked(1);
    try {
      const result = await write(300_001, 3);
      expect(result).toMatchObject({ ...intact, retransmits: 0 });
      expect(e.i32[segments]).toBe(0);
      const next = await write(300_001, 3);
      expect(next).toMatchObject(intact);
      expect(next.datagrams).toBe(next.packets);
    } finally {
      unchecked(0);
    }
  });
});
