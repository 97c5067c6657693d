import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  array,
  bits,
  chars,
  enumOf,
  flagsOf,
  ptr,
  struct,
  u8,
  u32,
  u64,
  u64n,
} from "../../../ffi/layout/index.ts";

const status = enumOf("status", { OK: 0, BAD: 1 });
const access = flagsOf("access", { LOCAL: 1, REMOTE: 2 });

test("inspect shows enum names, flags, hexadecimal pointers, text and bytes", () => {
  const type = struct("mr", { next: ptr, status, access, id: u64, name: chars(8), gid: array(u8, 4) });
  const one = type.alloc({ next: 4096, status: 1, access: 3, id: 7, name: "a\n", gid: [0xfe, 0x80] });
  expect(inspect(one)).toBe(
    `mr {
  next: 0x1000,
  status: BAD,
  access: LOCAL|REMOTE,
  id: 7n,
  name: "a\\n",
  gid: <fe 80 00 00>
}`,
  );
});

test("short structs stay on one line, nested ones are indented, deep ones are cut", () => {
  const point = struct("point", { x: u32, y: u32 });
  const line = struct("line", { from: point, to: point, all: array(point, 2), mode: bits(u32, { a: 1 }) });
  expect(inspect(point.alloc({ x: 1 }))).toBe("point { x: 1, y: 0 }");
  expect(inspect(line.alloc())).toBe(
    `line {
  from: point { x: 0, y: 0 },
  to: point { x: 0, y: 0 },
  all: [ point { x: 0, y: 0 }, point { x: 0, y: 0 } ],
  mode: bits(u32) { a: 0 }
}`,
  );
  expect(inspect(line.alloc(), { depth: 0 })).toContain("from: [point]");
  expect(inspect({ wrapped: point.alloc() })).toContain("point { x: 0, y: 0 }");
});

test("inspect never throws on invalid data", () => {
  const type = struct("garbage", { a: u64n, b: ptr, status, access, text: chars(3), list: array(u32, 40) });
  const text = inspect(type.on(new Uint8Array(type.size).fill(0xff)));
  expect(text).toContain("a: 18446744073709551615n");
  expect(text).toContain("b: 0xffff_ffff_ffff_ffff");
  expect(text).toContain("status: 4294967295");
  expect(text).toContain("LOCAL|REMOTE|0xfffffffc");
  expect(text).toContain("... 8 more");
});
