import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Dev, Sections, Socket } from "../../../src/soft/hca/arena/arena.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { softDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { pages, pair, Side } from "../support/harness.ts";

// Packets are meant: no way around them.
process.env.DOORBELL_SOFT_SHARED = "off";
const side = new Side();
afterAll(() => side.close());
const x = side.buffer(2 << 20);
const half = 1 << 20;
const { e } = softDevice();
const segments = Sections.sockets + Socket.segments;
const supported = e.i32[segments] === 1;

function counted() {
  const { i32 } = e;
  return {
    packets: i32[Dev.sentPackets]!,
    datagrams: i32[Dev.sentDatagrams]!,
    badIcrc: i32[Dev.badIcrc]!,
    solved: i32[Dev.solvedIdents]!,
    retransmits: i32[Dev.retransmits]!,
  };
}

/** Writes `bytes` bytes; what the counters gained, and whether the bytes came over. */
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
    "leave together and have the ICRC of their place, path MTU code %i",
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

  test("leave one by one where the kernel has no such option", async () => {
    e.i32[segments] = 0;
    const result = await write(500_001, 3);
    expect(result).toMatchObject(intact);
    expect(result.datagrams).toBe(result.packets);
  });

  test("leave one by one while faults are injected, and a hostile network is survived", async () => {
    setFaults(e, "drop=0.02,duplicate=0.02,reorder=0.02,corrupt=0.02,seed=5");
    try {
      const result = await write(200_001, 2);
      expect(result).toMatchObject({ status: 0, exact: true, clean: true });
      expect(result.datagrams).toBeGreaterThan(result.packets * 0.9);
    } finally {
      setFaults(e, "");
    }
  });

  test("go again singly when the kernel refuses a run: nothing is lost, and no run is tried any more", async () => {
    const fd = e.i32[Sections.sockets + Socket.fd]!;
    const option = pages(4096);
    const unchecked = (on: number) => {
      option.bytes[0] = on;
      // Without UDP checksums Linux cuts no datagrams: EINVAL.
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
