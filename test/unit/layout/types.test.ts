import { expect, expectTypeOf, test } from "vitest";
import {
  array,
  be,
  bits,
  bool,
  chars,
  type Elements,
  enumOf,
  flagsOf,
  flat,
  ptr,
  struct,
  u8,
  u16,
  u32,
  u64,
  union,
  type View,
} from "../../../ffi/layout/index.ts";

const opcode = enumOf("opcode", { SEND: 2, WRITE: 0 });
const flags = flagsOf("flags", { FENCE: 1 });
const wr = struct("wr", {
  id: u64,
  next: ptr,
  opcode,
  flags,
  on: bool,
  name: chars(4),
  $0: union("", { imm: be(u32), rkey: u32 }),
  wr: union("w", { rdma: struct("rdma", { addr: ptr, key: u32 }), ud: struct("ud", { ah: ptr }) }),
  gid: array(u8, 16),
  pointers: array(ptr, 2),
  items: array(struct("item", { x: u16 }), 2),
  mode: bits(u32, { a: 1, b: 2 }),
  $1: bits(bool, { c: 1 }),
});

test("accessor types come from the declaration", () => {
  type Wr = View<typeof wr>;
  expectTypeOf<Wr["id"]>().toEqualTypeOf<bigint>();
  expectTypeOf<Wr["next"]>().toEqualTypeOf<number>();
  expectTypeOf<Wr["on"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Wr["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Wr["imm"]>().toEqualTypeOf<number>();
  expectTypeOf<Wr["rkey"]>().toEqualTypeOf<number>();
  expectTypeOf<Wr["wr"]["rdma"]["key"]>().toEqualTypeOf<number>();
  expectTypeOf<Wr["gid"]>().toEqualTypeOf<Uint8Array>();
  expectTypeOf<Wr["pointers"]>().toEqualTypeOf<Elements<number>>();
  expectTypeOf<Wr["items"][number]["x"]>().toEqualTypeOf<number>();
  expectTypeOf<Wr["mode"]["b"]>().toEqualTypeOf<number>();
  expectTypeOf<Wr["c"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Wr["pointer"]>().toEqualTypeOf<number>();
});

test("enum members read as known values or other numbers, and accept both", () => {
  const one = wr.alloc();
  expectTypeOf(one.opcode).toEqualTypeOf<0 | 2 | (number & {})>();
  one.opcode = opcode.SEND;
  one.opcode = 5 as number;
  expectTypeOf(one.flags).toEqualTypeOf<number>();
  expectTypeOf(opcode.SEND).toEqualTypeOf<2>();
});

test("a member with a wrong name or type is a type error", () => {
  const one = wr.alloc({ id: 5, wr: { rdma: { key: 1 } }, gid: [1, 2] });
  // @ts-expect-error no such member
  one.missing;
  // @ts-expect-error a placeholder is not a member
  one.$0;
  // @ts-expect-error text is not a number
  one.name satisfies number;
  // @ts-expect-error a list of views is not assigned by index
  expect(() => (one.items[0] = one.items[1])).toThrow(TypeError);
  // @ts-expect-error no such member
  wr.offsets.missing;
});

test("bulk values are lenient, plain objects are exact", () => {
  expectTypeOf<Parameters<typeof wr.alloc>[0]>().toExtend<{ id?: number | bigint } | undefined>();
  const plain = wr.alloc().toObject();
  expectTypeOf(plain.id).toEqualTypeOf<bigint>();
  expectTypeOf(plain.gid).toEqualTypeOf<number[]>();
  expectTypeOf(plain.wr.ud.ah).toEqualTypeOf<number | bigint>();
  expectTypeOf(plain.imm).toEqualTypeOf<number>();
});

test("flat members are typed by path", () => {
  const one = flat(wr).alloc();
  expectTypeOf(one.wr_rdma_key).toEqualTypeOf<number>();
  expectTypeOf(one.id).toEqualTypeOf<bigint>();
  expectTypeOf(one.imm).toEqualTypeOf<number>();
  expectTypeOf(one.mode_b).toEqualTypeOf<number>();
  expectTypeOf(one.c).toEqualTypeOf<boolean>();
  expectTypeOf(flat(wr, { u64: "number" }).alloc().id).toEqualTypeOf<number>();
  // @ts-expect-error nested members are not on a flat view
  one.wr;
});
