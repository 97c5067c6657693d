import { expect, test } from "vitest";
import type { Member } from "../../../src/group/membership/links/member.ts";
import { LocalDomains } from "../../../src/group/membership/local-domains.ts";

const onMachines = (machines: string): LocalDomains =>
  LocalDomains.ofMachines([...machines].map((machine, rank) => ({ rank, machine }) as Member));
const pairs = (text: string) =>
  text.split(" ").map((pair) => ({ from: Number(pair[0]), to: Number(pair[1]), reason: "broken" }));

test("members of a machine form a local domain", () => {
  expect(onMachines("aabb").all).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(onMachines("aab").areEven).toBe(false);
  expect(onMachines("aaaa").text).toBe("ranks 0, 1, 2 and 3");
});

test.each([
  // Each case: the machine of each member, failing pairs, expected local domains.
  ["aa", "01", "0 1"],
  ["aaaa", "01", "02 13"],
  ["aaaa", "01 02", "03 12"],
  ["aaaa", "01 02 03", "0 1 2 3"],
  ["aaa", "12", "0 1 2"],
  ["aaaaaa", "34", "013 245"],
  ["aabb", "23", "0 1 2 3"],
  ["aaaabbbb", "45", "01 23 46 57"],
  ["abab", "20", "0 1 2 3"],
])("%s without %s: the largest local domains of equal size are %s", (machines, failed, wanted) => {
  const found = onMachines(machines).without(pairs(failed));
  expect(found.all.map((localDomain) => localDomain.join("")).join(" ")).toBe(wanted);
  expect(found.why(Number(failed[0]), Number(failed[1]))).toBe("broken");
  expect(found.why(Number(failed[1]), Number(failed[0]))).toBeUndefined();
});

test("the search is limited and falls back to smaller local domains", () => {
  const machine = "a".repeat(64);
  const some = Array.from({ length: 63 }, (_, i) => ({ from: i, to: i + 1, reason: "broken" }));
  const found = onMachines(machine).without(some);
  expect(found.all.flat().sort((a, b) => a - b)).toEqual([...Array(64).keys()]);
  for (const localDomain of found.all)
    for (const rank of localDomain) expect(localDomain).not.toContain(rank + 1);
});
