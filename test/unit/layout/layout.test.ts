import { describe, expect, test } from "vitest";
import {
  array,
  be,
  bits,
  bool,
  chars,
  f32,
  f64,
  flat,
  i32,
  layoutOf,
  opaque,
  ptr,
  struct,
  u8,
  u16,
  u32,
  u64,
  u64n,
  union,
  usize,
} from "../../../ffi/layout/index.ts";

const sge = struct("ibv_sge", { addr: u64n, length: u32, lkey: u32 });
const mutex = opaque("pthread_mutex_t", { x64: [40, 8], arm64: [48, 8] });

describe("offsets follow C", () => {
  test("members are padded to their alignment and the struct to its largest", () => {
    const mixed = struct("mixed", { a: u8, b: u16, c: u8, d: u32, e: u8, f: f64, g: bool });
    expect(mixed.offsets).toEqual({ a: 0, b: 2, c: 4, d: 8, e: 12, f: 16, g: 24 });
    expect([mixed.size, mixed.align]).toEqual([32, 8]);
  });

  test("nested structs and arrays keep their own alignment", () => {
    const inner = struct("inner", { a: u32, b: u8 });
    const outer = struct("outer", { x: u8, inner, list: array(inner, 3), y: u8, tail: array(u16, 3) });
    expect(outer.offsets).toEqual({ x: 0, inner: 4, list: 12, y: 36, tail: 38 });
    expect(outer.size).toBe(44);
  });

  test("every member of a union is at offset 0, and the largest gives the size", () => {
    const either = union("either", { byte: u8, text: chars(9), wide: u64 });
    expect(either.offsets).toEqual({ byte: 0, text: 0, wide: 0 });
    expect([either.size, either.align]).toEqual([16, 8]);
  });

  test("members of an unnamed union belong to the struct around it", () => {
    const wc = struct("wc", {
      byte_len: u32,
      $0: union("", { imm_data: be(u32), invalidated_rkey: u32 }),
      $1: struct("", { deep: u8, $0: union("", { x: u16, y: u16 }) }),
      qp_num: u32,
    });
    expect(wc.offsets).toEqual({
      byte_len: 0,
      imm_data: 4,
      invalidated_rkey: 4,
      deep: 8,
      x: 10,
      y: 10,
      qp_num: 12,
    });
    const one = wc.alloc({ imm_data: 0x01020304 });
    expect(one.invalidated_rkey).toBe(0x04030201);
  });

  test("a packed struct has no padding, on all or on selected architectures", () => {
    const everywhere = struct("aeth", { va: be(u64), key: be(u32), swap: be(u64) }, { packed: true });
    expect([everywhere.size, everywhere.align, everywhere.offsets.swap]).toEqual([20, 1, 12]);
    const epoll = struct("epoll_event", { events: u32, data: u64 }, { packed: ["x64"] });
    expect(layoutOf(epoll, "x64").size).toBe(12);
    expect(layoutOf(epoll, "arm64").size).toBe(16);
  });

  test("align raises the alignment as alignas does", () => {
    const line = struct("line", { head: u32 }, { align: 64 });
    expect([line.size, line.align]).toEqual([64, 64]);
    expect(struct("two", { a: u8, line }).offsets.line).toBe(64);
  });

  test("a type whose size depends on the architecture shifts the following members", () => {
    const context = struct("context", { fd: i32, mutex, last: ptr, q: struct("q", { m: mutex, n: u8 }) });
    const x64 = layoutOf(context, "x64");
    const arm64 = layoutOf(context, "arm64");
    expect(x64.fields["last"]).toEqual({ offset: 48, size: 8 });
    expect(arm64.fields["last"]).toEqual({ offset: 56, size: 8 });
    expect([x64.size, arm64.size]).toEqual([104, 120]);
    expect(layoutOf(array(context, 2), "arm64")).toMatchObject({ size: 240, align: 8 });
    expect(layoutOf(flat(context), "arm64").fields["q_n"]).toEqual({ offset: 112, size: 1 });
  });

  test("fields report the type, offset and size of each member", () => {
    expect(sge.name).toBe("ibv_sge");
    expect(sge.fields.lkey).toMatchObject({ name: "lkey", offset: 12, size: 4, type: u32 });
  });

  test("duplicate and reserved member names are refused", () => {
    expect(() => struct("twice", { a: u8, $0: union("", { a: u8 }) })).toThrow(/two members are called a/);
    expect(() => struct("bad", { pointer: u8 })).toThrow(/may not be called pointer/);
    expect(() => struct("bad", { getUint8: u8 })).toThrow(TypeError);
    expect(() => struct("bad", { $0: u8 })).toThrow(/unnamed struct or union/);
    expect(struct("fine", { buffer: u8, byteLength: u16 }).alloc({ byteLength: 3 }).toObject()).toEqual({
      buffer: 0,
      byteLength: 3,
    });
  });
});

describe("instances", () => {
  test("alloc returns new zeroed memory, filled from an object if there is one", () => {
    expect(sge.alloc().toObject()).toEqual({ addr: 0, length: 0, lkey: 0 });
    expect(sge.alloc({ lkey: 7 }).lkey).toBe(7);
  });

  test("two instances over the same bytes share their values", () => {
    const buffer = new ArrayBuffer(64);
    const a = sge.on(buffer, 16);
    const b = sge.on(new Uint8Array(buffer, 8), 8);
    a.addr = 0x7f00_1234_5678;
    expect(b.addr).toBe(0x7f00_1234_5678);
  });

  test("an offset outside the buffer is a RangeError that names the struct", () => {
    const buffer = new ArrayBuffer(40);
    const part = new Uint8Array(buffer, 8, 20);
    for (const bad of [25, -1, 0.5, Number.NaN, 2 ** 53])
      expect(() => sge.on(buffer, bad), `${bad}`).toThrow(/ibv_sge/);
    expect(() => sge.on(part, 5)).toThrow(RangeError);
    expect(() => sge.pool(buffer, 3)).toThrow(/ibv_sge: 48 bytes at offset 0 are outside a buffer of 40/);
    expect(sge.on(part, 4).length).toBe(0);
  });

  test("a pool is consecutive instances, as a C array is", () => {
    const buffer = new ArrayBuffer(8 + 3 * sge.size);
    const pool = sge.pool(buffer, 3, 8);
    pool.forEach((entry, i) => {
      entry.lkey = i + 1;
    });
    const view = new DataView(buffer);
    expect([20, 36, 52].map((at) => view.getUint32(at, true))).toEqual([1, 2, 3]);
    expect(sge.pool(buffer, 0)).toEqual([]);
  });

  test("setters never write outside the struct", () => {
    const all = struct("all", { a: u8, b: u16, c: u64, d: f32, e: chars(5), f: array(u8, 3), g: usize });
    const bytes = new Uint8Array(all.size + 32).fill(0xee);
    const one = all.on(bytes, 16);
    Object.assign(one, { a: 1e9, b: -1, c: 2n ** 70n, d: 1e300, e: "abcd", g: -1 });
    one.f = new Uint8Array([1, 2, 3]);
    expect([...bytes.subarray(0, 16), ...bytes.subarray(16 + all.size)].every((byte) => byte === 0xee)).toBe(
      true,
    );
    expect(() => (one.f = new Uint8Array(4))).toThrow(/all\.f: 4 elements do not fit in 3/);
  });

  test("assign sets several members, also nested ones, and leaves the others unchanged", () => {
    const wr = struct("wr", { id: u64, wr: union("w", { rdma: struct("r", { addr: u64n, rkey: u32 }) }) });
    const one = wr.alloc({ id: 5 });
    wr.assign(one, { wr: { rdma: { rkey: 9 } } });
    expect(one.toObject()).toEqual({ id: 5n, wr: { rdma: { addr: 0, rkey: 9 } } });
    expect(() => wr.assign(one, { ...{ idd: 4 } })).toThrow(/wr has no member idd/);
  });

  test("nested structs are views of the same memory, and assigning one copies", () => {
    const pair = struct("pair", { a: sge, b: sge });
    const one = pair.alloc();
    one.a.lkey = 3;
    expect(one.a).toBe(one.a);
    one.b = one.a;
    one.a.lkey = 4;
    expect([one.a.lkey, one.b.lkey]).toEqual([4, 3]);
    expect(() => (one.a = 5 as never)).toThrow(/pair\.a: expected a ibv_sge/);
  });

  test("a flexible array member has the requested number of elements", () => {
    const message = struct("message", { count: u32, items: array(sge, 0) });
    expect(message.size).toBe(8);
    const three = message.alloc({ count: 3 }, 3);
    expect(three.items).toHaveLength(3);
    three.items[2]!.lkey = 1;
    expect(message.alloc().items).toHaveLength(0);
    const buffer = new ArrayBuffer(8 + 32);
    expect(message.on(buffer, 0, 2).items).toHaveLength(2);
    expect(() => message.on(buffer, 0, 3)).toThrow(RangeError);
    expect(() => sge.alloc({}, 1)).toThrow(/no flexible array member/);
    const bytes = struct("bytes", { length: u16, tag: u8, data: array(u8, 0) });
    expect([bytes.size, bytes.offsets.data, bytes.alloc({}, 5).data.length]).toEqual([4, 3, 5]);
  });

  test("addresses without native memory are an error with the import to add", () => {
    expect(() => sge.at(0)).toThrow(/ibv_sge: NULL is not an address/);
    expect(() => sge.at(-8)).toThrow(RangeError);
    expect(() => sge.at(4096)).toThrow(/doorbell\/ffi\/libc/);
    expect(() => sge.alloc().pointer).toThrow(/native memory/);
  });
});

describe("flat", () => {
  const wr = struct("wr", {
    id: u64,
    wr: union("w", {
      rdma: struct("rdma", { addr: u64n, rkey: u32 }),
      ud: struct("ud", { ah: ptr, qpn: u32 }),
    }),
    $0: union("", { mw: struct("mw", { key: u32, list: array(u16, 2) }) }),
    flags: bits(u32, { fence: 1, mode: 3 }),
  });

  test("every leaf is reached by its path joined with underscores", () => {
    const leaf = flat(wr);
    expect(Object.keys(leaf.offsets)).toEqual([
      "id",
      "wr_rdma_addr",
      "wr_rdma_rkey",
      "wr_ud_ah",
      "wr_ud_qpn",
      "mw_key",
      "mw_list",
      "flags_fence",
      "flags_mode",
    ]);
    expect([leaf.size, leaf.align]).toEqual([wr.size, wr.align]);
    const memory = new ArrayBuffer(wr.size);
    const one = leaf.on(memory);
    one.wr_rdma_addr = 0x1234_5678_9abc;
    one.mw_list[1] = 77;
    one.flags_mode = 5;
    const nested = wr.on(memory);
    expect(nested.wr.rdma.addr).toBe(0x1234_5678_9abc);
    expect(nested.mw.list[1]).toBe(77);
    expect(nested.flags.toObject()).toEqual({ fence: 0, mode: 5 });
  });

  test("64-bit members read as numbers on request", () => {
    const memory = new ArrayBuffer(wr.size);
    flat(wr).on(memory).id = 5n;
    const one = flat(wr, { u64: "number" }).on(memory);
    expect(one.id).toBe(5);
    flat(wr).on(memory).id = 2n ** 60n;
    expect(() => one.id).toThrow(RangeError);
  });

  test("a struct has one flat form, and colliding paths are refused", () => {
    expect(flat(wr)).toBe(flat(wr));
    expect(() => flat(struct("clash", { a_b: u8, a: struct("a", { b: u8 }) }))).toThrow(/a_b/);
  });
});
