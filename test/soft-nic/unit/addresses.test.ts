import { describe, expect, test } from "vitest";
import { deviceAddresses, gidOfAddress } from "../../../src/soft/hca/links/common/addresses.ts";

const hex = (address: string) => Buffer.from(gidOfAddress(address)).toString("hex");

describe("addresses of the soft NIC", () => {
  test.each([
    ["10.0.0.5", "00000000000000000000ffff0a000005"],
    ["::1", "00000000000000000000000000000001"],
    ["::", "00000000000000000000000000000000"],
    ["fd00::2", "fd000000000000000000000000000002"],
    ["fd00:1:2:3:4:5:6:7", "fd000001000200030004000500060007"],
    ["FD00:0:0:1::", "fd000000000000010000000000000000"],
  ])("the GID of %s", (address, gid) => {
    expect(hex(address)).toBe(gid);
  });

  test.each([
    "",
    "1.2.3",
    "1.2.3.256",
    "fd00",
    ":::",
    "1::2::3",
    "fd00:1:2:3:4:5:6",
    "::12345",
    "::g",
    "1:2:3:4:5:6:7:8:9",
  ])("%j is refused", (text) => {
    expect(() => gidOfAddress(text)).toThrow(RangeError);
  });

  test("the device's own address is first and appears once, in any notation", () => {
    const all = deviceAddresses("0:0:0:0:0:0:0:1");
    expect(all[0]).toMatchObject({ address: "0:0:0:0:0:0:0:1" });
    expect(all.filter(({ address }) => hex(address) === hex("::1"))).toHaveLength(1);
    expect(all.every(({ address }) => !/^fe[89ab]/i.test(address))).toBe(true);
  });
});
