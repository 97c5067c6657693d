import { describe, expect, test } from "vitest";
import { ibv_qp, ibv_send_wr, ibv_sge, ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { array, flat, layoutOf, struct, u8, u32, u64 } from "../../../ffi/layout/native.ts";
import { libc } from "../../../ffi/libc/index.ts";

test("the work request of the verbs headers has the offsets C gives it", () => {
  expect(ibv_send_wr.size).toBe(128);
  expect(ibv_send_wr.offsets).toEqual({
    wr_id: 0,
    next: 8,
    sg_list: 16,
    num_sge: 24,
    opcode: 28,
    send_flags: 32,
    imm_data: 36,
    invalidate_rkey: 36,
    wr: 40,
    qp_type: 72,
    bind_mw: 80,
    tso: 80,
  });
  expect(flat(ibv_send_wr).offsets).toMatchObject({
    wr_rdma_remote_addr: 40,
    wr_rdma_rkey: 48,
    wr_atomic_compare_add: 48,
    wr_atomic_swap: 56,
    wr_atomic_rkey: 64,
    wr_ud_remote_qpn: 48,
    wr_ud_remote_qkey: 52,
    qp_type_xrc_remote_srqn: 72,
    tso_mss: 90,
  });
  expect(ibv_wc.offsets).toMatchObject({
    status: 8,
    byte_len: 20,
    imm_data: 24,
    wc_flags: 36,
    dlid_path_bits: 45,
  });
  expect(layoutOf(ibv_qp, "x64").size).toBe(160);
  expect(layoutOf(ibv_qp, "arm64").size).toBe(168);
});

describe("native memory", () => {
  test("JavaScript and C read each other's writes at an address", () => {
    const own = ibv_sge.alloc({ addr: 4096, length: 1, lkey: 2 });
    const other = ibv_sge.at(own.pointer);
    other.length = 77;
    expect(own.length).toBe(77);
    expect(other.pointer).toBe(own.pointer);
    libc.memset(own.pointer, 0xff, ibv_sge.size);
    expect(own.lkey).toBe(0xffffffff);
  });

  test("parts know their own address", () => {
    const base = ibv_send_wr.alloc();
    expect(base.wr.rdma.pointer).toBe(base.pointer + 40);
    expect(ibv_send_wr.at(base.pointer).wr.atomic.pointer).toBe(base.pointer + 40);
    const buffer = new ArrayBuffer(4 * ibv_sge.size + 16);
    const pool = ibv_sge.pool(buffer, 4, 16);
    const start = pool[0]!.pointer;
    expect(pool.map((entry) => entry.pointer - start)).toEqual([0, 16, 32, 48]);
    pool[3]!.lkey = 9;
    expect(ibv_sge.pool(start, 4)[3]).toMatchObject({ lkey: 9, pointer: start + 48 });
  });

  test("memory does not move while instances are used", () => {
    const own = ibv_sge.alloc();
    const { pointer } = own;
    let wrong = 0;
    for (let i = 1; i < 200_000; i++) {
      own.lkey = i;
      if (i % 1000 === 0 && ibv_sge.at(pointer).lkey !== i) wrong++;
    }
    expect(wrong).toBe(0);
    libc.memset(pointer, 0, ibv_sge.size);
    expect(own.lkey).toBe(0);
  });

  test("alloc honours alignments beyond eight bytes", () => {
    const line = struct("line", { head: u32 }, { align: 64 });
    for (let i = 0; i < 20; i++) expect(line.alloc().pointer % 64).toBe(0);
  });

  test("a flexible array has the requested length beyond the struct", () => {
    const message = struct("message", { count: u32, data: array(u8, 0) });
    const own = message.alloc({ count: 5 }, 5);
    own.data.set([1, 2, 3, 4, 5]);
    expect([...message.at(own.pointer, 5).data]).toEqual([1, 2, 3, 4, 5]);
    expect(message.at(own.pointer).data).toHaveLength(0);
  });

  test("NULL and invalid addresses are refused before an access", () => {
    for (const bad of [0, -1, 1.5, Number.NaN, 2 ** 60])
      expect(() => ibv_sge.at(bad), `${bad}`).toThrow(/ibv_sge: .* is not an address/);
    expect(() => ibv_sge.pool(0, 1)).toThrow(RangeError);
  });
});

describe("a name that the struct does not have", () => {
  const rdma = struct("rdma", { remote_addr: u64, rkey: u32 });
  const wr = struct("wr", { wr_id: u64, opcode: u32, rdma });

  test("is refused at an assignment, with the nearest name", () => {
    const it = wr.alloc() as Record<string, unknown> & ReturnType<typeof wr.alloc>;
    expect(() => (it["opcod"] = 3)).toThrow(new TypeError('wr has no member opcod; did you mean "opcode"?'));
    expect(() => (it["colour"] = 3)).toThrow(new TypeError("wr has no member colour"));
    expect(() => ((it.rdma as Record<string, unknown> & typeof it.rdma)["rkye"] = 3)).toThrow(
      /rdma has no member rkye; .*"rkey"/,
    );
    expect(() => wr.alloc({ ...{ opcod: 3 } })).toThrow(
      new TypeError('wr has no member opcod; did you mean "opcode"?'),
    );
    expect([it.opcode, it["opcod"]]).toEqual([0, undefined]);
  });

  test("leaves members, the methods of DataView, symbols and pools unchanged", () => {
    const [first, second] = wr.pool(new ArrayBuffer(2 * wr.size), 2);
    first!.opcode = 7;
    second!.rdma = first!.rdma;
    expect(first).toBeInstanceOf(DataView);
    expect((first as unknown as DataView).getUint32(8, true)).toBe(7);
    const mark = Symbol("mark");
    Object.assign(first!, { [mark]: 1 });
    expect((first as unknown as { [mark]: number })[mark]).toBe(1);
    expect(second!.toObject()).toEqual({ wr_id: 0n, opcode: 0, rdma: { remote_addr: 0n, rkey: 0 } });
  });
});
