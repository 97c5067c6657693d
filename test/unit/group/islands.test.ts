import { expect, test } from "vitest";
import { Islands } from "../../../src/group/islands/islands.ts";
import type { Member } from "../../../src/group/member.ts";

const onMachines = (machines: string): Islands =>
  Islands.ofMachines([...machines].map((machine, rank) => ({ rank, machine }) as Member));
const pairs = (text: string) =>
  text.split(" ").map((pair) => ({ from: Number(pair[0]), to: Number(pair[1]), reason: "broken" }));

test("members of a machine are an island", () => {
  expect(onMachines("aabb").all).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(onMachines("aab").areEven).toBe(false);
  expect(onMachines("aaaa").text).toBe("ranks 0, 1, 2 and 3");
});

test.each([
  // Machines, pairs that fail, islands.
  ["aa", "01", "0 1"],
  ["aaaa", "01", "02 13"],
  ["aaaa", "01 02", "03 12"],
  ["aaaa", "01 02 03", "0 1 2 3"],
  ["aaa", "12", "0 1 2"],
  ["aaaaaa", "34", "013 245"],
  ["aabb", "23", "0 1 2 3"],
  ["aaaabbbb", "45", "01 23 46 57"],
  ["abab", "20", "0 1 2 3"],
])("%s without %s: the largest islands of one size are %s", (machines, failed, wanted) => {
  const found = onMachines(machines).without(pairs(failed));
  expect(found.all.map((island) => island.join("")).join(" ")).toBe(wanted);
  expect(found.why(Number(failed[0]), Number(failed[1]))).toBe("broken");
  expect(found.why(Number(failed[1]), Number(failed[0]))).toBeUndefined();
});

test("a search that has no end is not made: smaller islands do", () => {
  const machine = "a".repeat(64);
  const some = Array.from({ length: 63 }, (_, i) => ({ from: i, to: i + 1, reason: "broken" }));
  const found = onMachines(machine).without(some);
  expect(found.all.flat().sort((a, b) => a - b)).toEqual([...Array(64).keys()]);
  for (const island of found.all) for (const rank of island) expect(island).not.toContain(rank + 1);
});
