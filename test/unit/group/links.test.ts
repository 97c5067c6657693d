import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type GroupLink, GroupLinks } from "../../../src/group/memory/group-links.ts";

// Reports on measured links.

const link = (from: number, to: number, GBps: number | undefined): GroupLink => ({
  ...{ from, to, hosts: 1, GBps, latencyUs: GBps && 2 },
  ...(GBps === undefined ? { kind: "none", reason: "another host" } : { kind: "NV18", reason: "" }),
});

test("similar links form a mesh", () => {
  const links = new GroupLinks(2, [link(0, 1, 371), link(1, 0, 375)]);
  expect(links.shape).toBe("a mesh: each member reaches each other's memory, 371 to 375 GB/s");
  expect(links.between(0, 1)?.GBps).toBe(371);
  expect(links.between(0, 0)).toBeUndefined();
  expect(inspect(links)).toMatch(/0 +- +NV18 371 GB\/s 2\.0 us\n/);
});

test("slow and missing links are named", () => {
  expect(new GroupLinks(2, [link(0, 1, 371), link(1, 0, 24)]).shape).toContain("from 24 (1 to 0, NV18)");
  expect(new GroupLinks(2, [link(0, 1, 371), link(1, 0, undefined)]).shape).toBe(
    "not a mesh: 1 to 0 cannot be reached",
  );
  expect(new GroupLinks(1, []).shape).toContain("one member");
});

test("a broken pair on one host is not several hosts", () => {
  const far = (from: number, to: number, hosts: 1 | 2): GroupLink => ({
    ...link(from, to, 5),
    hosts,
    kind: "RDMA",
  });
  const near = [link(0, 1, 371), link(1, 0, 371), link(1, 2, 371), link(2, 1, 371)];
  expect(new GroupLinks(3, [...near, far(0, 2, 1), far(2, 0, 1)]).shape).toBe(
    "one host: RDMA connects 0 and 2, which cannot reach each other's memory",
  );
  expect(new GroupLinks(2, [far(0, 1, 2), far(1, 0, 2)]).shape).toContain("several hosts");
});
