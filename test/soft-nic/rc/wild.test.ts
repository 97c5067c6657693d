// Arguments that a C compiler or the kernel would refuse: non-integers, missing arguments, and invalid
// addresses.
import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { functions } from "../../../ffi/ibverbs/functions.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import { Errno, errno } from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Memory } from "../../../src/memory/index.ts";
import { openDevice } from "../../../src/rdma/index.ts";
import { pair, Side } from "../support/harness.ts";

const side = new Side();
const { lib } = side;
const region = side.buffer(4096);
afterAll(() => side.close());

const wild: readonly unknown[] = [undefined, null, Number.NaN, 1.5, "1", {}, true, Number.POSITIVE_INFINITY];

type Verb = (...args: unknown[]) => unknown;
const table = lib as unknown as Record<string, Verb>;

describe("verbs of soft0", () => {
  test.each(wild.map((value) => [value]))("ibv_create_cq(context, %s) makes nothing", (value) => {
    expect(table.ibv_create_cq!(side.context, value, 0, 0, 0)).toBe(0);
    expect(errno()).toBe(Errno.EINVAL);
    expect(table.ibv_create_cq!(side.context, 16, 0, 0, value)).toBe(0);
  });

  // Functions that open or close a device are excluded, because other tests use it. Text arguments accept
  // anything.
  const skipped = /_str$|fork|rate|_device$|device_list|get_device|ibv_qp_to_qp_ex|import|gid_type|resolve/;
  const verbs = Object.entries(functions).filter(
    ([name]) => table[name] !== undefined && !skipped.test(name),
  );

  test("every function refuses missing arguments, non-integers, and addresses in the first page", () => {
    for (const [name, [result, ...types]] of verbs as [string, readonly string[]][]) {
      for (const value of [...wild, 8]) {
        // With one bad argument, and with all of them bad.
        const answer = table[name]!(...types.map((type) => (value === 8 && type !== "ptr" ? 1 : value)));
        if (result === "ptr") expect(answer, `${name}(${String(value)})`).toBe(0);
        else if (result === "i32" || result === "i64")
          expect(answer, `${name}(${String(value)})`).not.toBe(0);
      }
      if (types.length > 0) table[name]!();
    }
  });

  test("an invalid window, bind or region is refused", () => {
    const [a, b] = pair(side);
    const bind = s.ibv_mw_bind.alloc();
    const window = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_1);
    for (const value of [...wild, 8, a.pointer, 0x7000_0000_0000]) {
      expect(table.ibv_bind_mw!(a.pointer, value, bind.pointer), String(value)).toBe(Errno.EINVAL);
      expect(table.ibv_dealloc_mw!(value)).toBe(Errno.EINVAL);
      expect(table.ibv_alloc_mw!(value, v.IBV_MW_TYPE_1)).toBe(0);
    }
    for (const value of [...wild, 0, 8])
      expect(table.ibv_bind_mw!(a.pointer, window, value)).toBe(Errno.EINVAL);
    for (const region of [8, a.pointer, window]) {
      bind.bind_info.mr = region;
      expect(table.ibv_bind_mw!(a.pointer, window, bind.pointer)).toBe(Errno.EINVAL);
    }
    expect(lib.ibv_dealloc_mw(window)).toBe(0);
    for (const qp of [a, b]) qp.destroy();
  });

  test("ibv_wr_* and extended polling ignore invalid queue pairs and queues", () => {
    const names = Object.keys(table).filter((name) =>
      /^ibv_(wr_|start_poll|next_poll|end_poll|wc_read_)/.test(name),
    );
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      for (const value of [...wild, 8, 0x7000_0000_0000])
        expect([undefined, 0, 0n, Errno.EOPNOTSUPP], name).toContain(table[name]!(value, 1, 1, 1, 1, 1));
  });

  test("a request, list or next request at an invalid address is refused, and earlier requests are posted", async () => {
    const [a, b] = pair(side);
    const wr = s.ibv_send_wr.alloc();
    const bad = s.ibv_mw_bind_info.alloc();
    const badWr = () => new BigUint64Array(memory(bad.pointer, 8))[0];
    const fill = (fields: { next?: number; list?: number; flags?: number }) => {
      wr.wr_id = 5;
      wr.next = fields.next ?? 0;
      wr.opcode = v.IBV_WR_RDMA_WRITE;
      wr.send_flags = v.IBV_SEND_SIGNALED | (fields.flags ?? 0);
      wr.num_sge = fields.list === undefined ? 0 : 1;
      wr.sg_list = fields.list ?? 0;
      wr.wr.rdma.remote_addr = region.pointer;
      wr.wr.rdma.rkey = region.rkey;
    };
    const post = table.ibv_post_send!;
    for (const request of [8, ...wild]) expect(post(a.pointer, request, bad.pointer)).toBe(Errno.EINVAL);
    for (const flags of [0, v.IBV_SEND_INLINE]) {
      fill({ list: 8, flags });
      expect(post(a.pointer, wr.pointer, bad.pointer)).toBe(Errno.EINVAL);
      expect(badWr()).toBe(BigInt(wr.pointer));
    }
    fill({});
    expect(post(a.pointer, wr.pointer, 8)).toBe(0);
    expect(await a.one()).toMatchObject({ id: 5, status: 0 });
    fill({ next: 8 });
    expect(post(a.pointer, wr.pointer, bad.pointer)).toBe(Errno.EINVAL);
    expect(badWr()).toBe(8n);
    expect(await a.one()).toMatchObject({ id: 5, status: 0 });
    expect(post(a.pointer, 8, 8)).toBe(Errno.EINVAL);
    for (const request of [8, ...wild])
      expect(table.ibv_post_recv!(b.pointer, request, 8)).toBe(Errno.EINVAL);
    b.recv(1);
    a.post({});
    await a.one();
    for (const room of [8, ...wild]) expect(table.ibv_poll_cq!(b.cq, 1, room)).toBeLessThanOrEqual(0);
    expect(await b.one()).toMatchObject({ id: 1, status: 0 });
    for (const qp of [a, b]) qp.destroy();
  });

  test("inline data at an invalid address is refused", async () => {
    const [a, b] = pair(side);
    const sge = s.ibv_sge.alloc();
    const wr = s.ibv_send_wr.alloc();
    const bad = s.ibv_mw_bind_info.alloc();
    wr.opcode = v.IBV_WR_SEND;
    wr.send_flags = v.IBV_SEND_SIGNALED | v.IBV_SEND_INLINE;
    wr.sg_list = sge.pointer;
    wr.num_sge = 1;
    sge.addr = 8;
    sge.length = 4;
    expect(table.ibv_post_send!(a.pointer, wr.pointer, bad.pointer)).toBe(Errno.EINVAL);
    b.recv(1);
    sge.length = 0;
    expect(table.ibv_post_send!(a.pointer, wr.pointer, bad.pointer)).toBe(0);
    await a.one();
    expect(await b.one()).toMatchObject({ id: 1, status: 0 });
    for (const qp of [a, b]) qp.destroy();
  });

  test("a receive's list or next receive at an invalid address is refused, and earlier receives are posted", async () => {
    const [a, b] = pair(side);
    const wr = s.ibv_recv_wr.alloc();
    const bad = s.ibv_mw_bind_info.alloc();
    const badWr = () => new BigUint64Array(memory(bad.pointer, 8))[0];
    wr.wr_id = 6;
    wr.sg_list = 8;
    wr.num_sge = 1;
    expect(table.ibv_post_recv!(b.pointer, wr.pointer, bad.pointer)).toBe(Errno.EINVAL);
    expect(badWr()).toBe(BigInt(wr.pointer));
    wr.sg_list = 0;
    wr.num_sge = 0;
    wr.next = 8;
    expect(table.ibv_post_recv!(b.pointer, wr.pointer, bad.pointer)).toBe(Errno.EINVAL);
    expect(badWr()).toBe(8n);
    wr.next = 0;
    a.post({});
    await a.one();
    expect(await b.one()).toMatchObject({ id: 6, status: 0 });
    for (const qp of [a, b]) qp.destroy();
  });
});

test("prepared requests with invalid pointers are refused when they are posted", () => {
  using device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const qp = domain.createQueuePair({ completions: device.createCompletionQueue() });
  qp.connect(qp.endpoint());
  const local = domain.allocate(64, ["remoteWrite"]);
  for (const field of ["sg_list", "next"] as const) {
    const prepared = qp.prepare([{ opcode: "write", local, remote: local.remote() }]);
    prepared.request(0)[field] = 8;
    expect(() => prepared.post(), field).toThrow(/EINVAL/);
  }
});

test("memory cannot be made from an address", () => {
  const Made = Memory as unknown as new (...args: unknown[]) => Memory;
  expect(() => new Made(4096, 4096, {})).toThrow(/not public. Use Memory.allocate/);
});
