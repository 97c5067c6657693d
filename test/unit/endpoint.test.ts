import { describe, expect, test } from "vitest";
import { DoorbellError } from "../../src/errors.ts";
import { checkEndpoint, checkMatch, type Endpoint } from "../../src/rdma/address/endpoint.ts";

const endpoint: Endpoint = {
  version: 1,
  transport: "RC",
  qpNumber: 17,
  psn: 0xffffff,
  gid: "::ffff:10.9.0.1",
  lid: 0,
  linkLayer: "Ethernet",
  mtu: 1024,
  readAtomic: 16,
};

describe("an endpoint from a peer", () => {
  test("is accepted unchanged, also from JSON and with fields of a later version", () => {
    const received = JSON.parse(JSON.stringify({ ...endpoint, later: true }));
    expect(checkEndpoint(received)).toBe(received);
  });

  test.each([undefined, null, 5, "endpoint", true, () => endpoint])("%s is refused", (value) => {
    expect(() => checkEndpoint(value)).toThrow(/Pass the result of the peer's endpoint\(\)/);
  });

  test("without a version or with another version is refused", () => {
    expect(() => checkEndpoint({})).toThrow(/not an endpoint/);
    expect(() => checkEndpoint([])).toThrow(/not an endpoint/);
    expect(() => checkEndpoint({ ...endpoint, version: 2 })).toThrow(/is 2: this library supports version 1/);
    expect(() => checkEndpoint({ ...endpoint, version: "1" })).toThrow(TypeError);
  });

  test.each(["qpNumber", "psn", "lid", "mtu", "readAtomic"] as const)(
    "has a whole %s in its range",
    (name) => {
      const most = { qpNumber: 0xffffff, psn: 0xffffff, lid: 0xffff, mtu: 4096, readAtomic: 255 }[name];
      expect(checkEndpoint({ ...endpoint, [name]: most })).toBeTruthy();
      const wrong = [most + 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "1", null, undefined, 1n, {}];
      for (const value of wrong) {
        expect(() => checkEndpoint({ ...endpoint, [name]: value })).toThrow(TypeError);
        expect(() => checkEndpoint({ ...endpoint, [name]: value })).toThrow(`endpoint.${name}`);
      }
    },
  );

  test("has a GID", () => {
    const { gid: _, ...without } = endpoint;
    expect(() => checkEndpoint(without)).toThrow(/endpoint\.gid/);
    expect(() => checkEndpoint({ ...endpoint, gid: 5 })).toThrow(/endpoint\.gid/);
  });
});

describe("two endpoints", () => {
  const messageFor = (remote: Partial<Endpoint>, own: Partial<Endpoint> = {}): string => {
    try {
      checkMatch({ ...endpoint, ...own }, { ...endpoint, ...remote });
      return "";
    } catch (error) {
      expect(error).toBeInstanceOf(DoorbellError);
      expect((error as DoorbellError).hint).not.toBe("");
      return (error as Error).message;
    }
  };

  test("of the same kind match", () => {
    expect(messageFor({ qpNumber: 5, mtu: 4096, gid: "fd00::1", lid: 9, readAtomic: 1 })).toBe("");
    expect(messageFor({ gid: "::ffff:127.1.2.3" }, { gid: "::ffff:127.3.2.1" })).toBe("");
  });

  test("of different transports, link layers or reach are an error with the reason", () => {
    expect(messageFor({ transport: "UC" })).toMatch(/this end is RC, the peer is UC/);
    expect(messageFor({ linkLayer: "InfiniBand" })).toMatch(
      /this port is Ethernet, the peer's is InfiniBand/,
    );
    expect(messageFor({ gid: "::ffff:127.0.0.1" })).toMatch(/one end is on a loopback address/);
    expect(messageFor({}, { gid: "::ffff:127.0.0.1" })).toMatch(/one end is on a loopback address/);
  });
});
