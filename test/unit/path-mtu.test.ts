import { expect, test } from "vitest";
import { IBV_MTU_256, IBV_MTU_4096 } from "../../ffi/ibverbs/constants.ts";
import { mtuBytes, mtuCode } from "../../src/rdma/address/mtu.ts";
import { netdevPayload } from "../../src/rdma/address/netdev-mtu.ts";
import { guidText } from "../../src/rdma/handles/device-attributes.ts";

test("the codes of enum ibv_mtu are bytes, and back", () => {
  expect([1, 2, 3, 4, 5].map(mtuBytes)).toEqual([256, 512, 1024, 2048, 4096]);
  for (let code: number = IBV_MTU_256; code <= IBV_MTU_4096; code++)
    expect(mtuCode(mtuBytes(code))).toBe(code);
});

test("a path MTU that InfiniBand does not have is a RangeError", () => {
  for (const bytes of [
    0,
    1,
    128,
    255,
    257,
    1000,
    1500,
    8192,
    9000,
    -1024,
    1024.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ]) {
    expect(() => mtuCode(bytes)).toThrow(RangeError);
  }
});

test("a GUID is four groups of four digits", () => {
  expect(guidText(0n)).toBe("0000:0000:0000:0000");
  expect(guidText(0x0123456789abcdefn)).toBe("0123:4567:89ab:cdef");
  expect(guidText(0xffffffffffffffffn)).toBe("ffff:ffff:ffff:ffff");
});

test("a packet fits on its network device: a power of two, 4096 on loopback, 1024 when unknown", () => {
  expect(netdevPayload("lo")).toBe(4096);
  expect(netdevPayload("no such device")).toBe(1024);
});
