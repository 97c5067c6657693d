import { describe, expect, test } from "vitest";
import { chooseGid, type GidEntry, gidBytes, gidText } from "../../src/rdma/address/gid.ts";
import { seeded } from "../support/random.ts";

const bytesOf = (...words: number[]) => Uint8Array.from(words.flatMap((word) => [word >> 8, word & 0xff]));

describe("GID text", () => {
  test("every byte sequence is unchanged by conversion to text and back", () => {
    const { int, random } = seeded(1);
    for (let round = 0; round < 5000; round++) {
      const zeros = random();
      const bytes = Uint8Array.from({ length: 16 }, () => (random() < zeros ? 0 : int(256)));
      expect([...gidBytes(gidText(bytes))]).toEqual([...bytes]);
    }
  });

  test("has the form of RFC 5952, as in browsers", () => {
    const { int, random } = seeded(2);
    for (let round = 0; round < 3000; round++) {
      const zeros = random();
      const words = Array.from({ length: 8 }, () => (random() < zeros ? 0 : int(0x10000)));
      if (words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff) continue; // IPv4-mapped addresses: URL prints no dots.
      const expanded = words.map((word) => word.toString(16)).join(":");
      expect(`[${gidText(bytesOf(...words))}]`).toBe(new URL(`http://[${expanded}]`).hostname);
    }
  });

  test.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], "::"],
    [[0, 0, 0, 0, 0, 0, 0, 1], "::1"],
    [[1, 0, 0, 0, 0, 0, 0, 0], "1::"],
    [[0xfe80, 0, 0, 0, 0, 0, 0, 1], "fe80::1"],
    [[1, 0, 2, 3, 4, 5, 6, 7], "1:0:2:3:4:5:6:7"],
    [[0, 1, 0, 2, 0, 3, 0, 4], "0:1:0:2:0:3:0:4"],
    [[1, 0, 0, 2, 0, 0, 0, 3], "1:0:0:2::3"],
    [[1, 0, 0, 0, 2, 0, 0, 3], "1::2:0:0:3"],
    [[0, 0, 1, 0, 0, 2, 0, 0], "::1:0:0:2:0:0"],
    [[1, 0, 0, 2, 3, 4, 0, 0], "1::2:3:4:0:0"],
    [[0, 0, 0, 0, 0, 0xffff, 0x0a09, 1], "::ffff:10.9.0.1"],
    [[0, 0, 0, 0, 0, 0xffff, 0, 0], "::ffff:0.0.0.0"],
    [[0, 0, 0, 0, 0, 0xfffe, 0x0a09, 1], "::fffe:a09:1"],
    [[1, 0, 0, 0, 0, 0xffff, 0x0a09, 1], "1::ffff:a09:1"],
    [[0x10, 0x100, 0x1000, 0, 0, 0x20, 0x200, 0x2000], "10:100:1000::20:200:2000"],
  ])("of %j is %s", (words, text) => {
    expect(gidText(bytesOf(...words))).toBe(text);
    expect([...gidBytes(text)]).toEqual([...bytesOf(...words)]);
  });

  test.each([
    ["10.9.0.1", "::ffff:10.9.0.1"],
    ["255.255.255.255", "::ffff:255.255.255.255"],
    ["::FFFF:10.9.0.1", "::ffff:10.9.0.1"],
    ["0:0:0:0:0:ffff:10.9.0.1", "::ffff:10.9.0.1"],
    ["::ffff:a09:1", "::ffff:10.9.0.1"],
    ["64:ff9b::192.0.2.33", "64:ff9b::c000:221"],
    ["FE80:0000:0000:0000:0202:B3FF:FE1E:8329", "fe80::202:b3ff:fe1e:8329"],
    ["fe80:0000:0000:0000:0000:0000:0a09:0001", "fe80::a09:1"],
    ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
    ["::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"],
    ["0::0", "::"],
  ])("%s means %s", (written, canonical) => {
    expect(gidText(gidBytes(written))).toBe(canonical);
  });

  test.each([
    ...[
      "",
      ":",
      ":::",
      "1",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "1::2::3",
      "1:2:3:4:5:6:7:8::",
      ":1:2:3:4:5:6:7",
    ],
    ...["1:2:3:4:5:6:7:", "::12345", "::g", "::-1", ":: 1", " ::1", "::1 ", "fe80::1%eth0", "10.9.0.1/24"],
    ...["10.9.0", "10.9.0.1.2", "10.9.0.256", "10.9.0.-1", "010.9.0.1", "10.9.0.0x1", "1.2.3.4::", "x.2.3.4"],
    ...["1:2:3:4:5:6:7:1.2.3.4", "::1.2.3.4:5", "0x1::", "::1\n", "١::"],
  ])("%j is refused", (text) => {
    expect(() => gidBytes(text)).toThrow(TypeError);
    expect(() => gidBytes(text)).toThrow(/is not a GID/);
  });

  test("a value that is neither text nor 16 bytes is a TypeError", () => {
    for (const value of [undefined, null, 5, {}, [], Symbol.iterator]) {
      expect(() => gidBytes(value as unknown as string)).toThrow(/is not a GID/);
    }
    for (const value of [undefined, [], new Uint8Array(15), new Uint8Array(17)]) {
      expect(() => gidText(value as unknown as Uint8Array)).toThrow(TypeError);
    }
  });
});

describe("the GID to use", () => {
  const entry = (index: number, gid: string, type: GidEntry["type"] = "RoCE v2"): GidEntry => ({
    index,
    port: 1,
    gid,
    type,
    netdev: "eth0",
  });

  /** GIDs in descending order of preference. */
  const ranked = [
    entry(7, "::ffff:10.9.0.1"),
    entry(3, "::ffff:10.9.0.1", "RoCE v1"),
    entry(6, "::ffff:169.254.1.2"),
    entry(2, "::ffff:169.254.1.2", "RoCE v1"),
    entry(5, "2001:db8::1"),
    entry(1, "2001:db8::1", "RoCE v1"),
    entry(4, "fe80::1"),
    entry(0, "fe80::1", "RoCE v1"),
  ];

  test("is IPv4 before IPv6, routable before link-local, RoCE v2 before v1, for any order of the table", () => {
    const { int } = seeded(3);
    for (let worse = 0; worse < ranked.length; worse++) {
      for (let round = 0; round < 20; round++) {
        const table = ranked.slice(worse);
        for (let i = table.length - 1; i > 0; i--) {
          const j = int(i + 1);
          [table[i], table[j]] = [table[j]!, table[i]!];
        }
        expect(chooseGid(table)).toEqual(ranked[worse]);
      }
    }
  });

  test("is the lowest index of equals", () => {
    expect(chooseGid([entry(9, "::ffff:10.0.0.2"), entry(4, "::ffff:10.0.0.3")]).index).toBe(4);
  });

  test("is never the zero GID or the bare link-local prefix", () => {
    expect(() => chooseGid([entry(0, "::"), entry(1, "fe80::")])).toThrow(
      /no usable GID.* has 0: :: RoCE v2/,
    );
    expect(() => chooseGid([])).toThrow(/the table has no entry/);
    expect(chooseGid([entry(0, "::"), entry(1, "fe80::1")]).index).toBe(1);
  });

  test("is the requested index in any case, or the best type of a requested address", () => {
    expect(chooseGid([...ranked, entry(8, "::")], { gidIndex: 8 }).gid).toBe("::");
    expect(chooseGid(ranked, { localAddress: "10.9.0.1" }).index).toBe(7);
    expect(chooseGid(ranked, { localAddress: "2001:DB8:0::1" }).index).toBe(5);
    expect(chooseGid(ranked, { gidIndex: 3, localAddress: "10.9.0.1" }).type).toBe("RoCE v1");
  });

  test("that does not exist is a RangeError with the existing ones", () => {
    for (const gidIndex of [8, -1, 0.5, Number.NaN]) {
      expect(() => chooseGid(ranked, { gidIndex })).toThrow(RangeError);
    }
    expect(() => chooseGid(ranked, { gidIndex: "7" as unknown as number })).toThrow(TypeError);
    expect(() => chooseGid(ranked, { gidIndex: 99 })).toThrow(/7: ::ffff:10\.9\.0\.1 RoCE v2 eth0/);
    expect(() => chooseGid(ranked, { localAddress: "10.9.0.9" })).toThrow(/no GID for 10\.9\.0\.9/);
    expect(() => chooseGid(ranked, { localAddress: "nonsense" })).toThrow(TypeError);
  });
});
