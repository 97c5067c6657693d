import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type GroupLink, GroupLinks } from "../../../src/group/memory/group-links.ts";

// Reports on measured links.

const link = (from: number, to: number, GBps: number | undefined): GroupLink => ({
  ...{ from, to, GBps, latencyUs: GBps && 2 },
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
