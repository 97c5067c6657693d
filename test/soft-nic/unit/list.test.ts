import { expect, test } from "vitest";
import { append, firstOf, isLinked, nextOf, takeFirst, unlink } from "../../../src/soft/hca/arena/heap.ts";
import type { Arena } from "../../../src/soft/hca/arena/views.ts";

const LIST = 2;
const LINK = 3;
const records = [16, 32, 48, 64];
const [a, b, c, d] = records as [number, number, number, number];

function full(): Arena {
  const arena = { i32: new Int32Array(128) } as Arena;
  for (const record of records) append(arena, LIST, record, LINK);
  return arena;
}

function contents(arena: Arena): number[] {
  const found: number[] = [];
  for (let at = firstOf(arena, LIST); at !== 0; at = nextOf(arena, at, LINK)) found.push(at);
  return found;
}

test("a list is first in, first out, and contains a record once", () => {
  const arena = full();
  append(arena, LIST, b, LINK);
  expect(contents(arena)).toEqual(records);
  expect(records.map(() => takeFirst(arena, LIST, LINK))).toEqual(records);
  expect(takeFirst(arena, LIST, LINK)).toBe(0);
  expect(records.some((record) => isLinked(arena, record, LINK))).toBe(false);
});

test.each([
  ["first", a, [b, c, d]],
  ["middle", b, [a, c, d]],
  ["last", d, [a, b, c]],
])("the %s record can be removed, and is appended again at the end", (_, record, left) => {
  const arena = full();
  unlink(arena, LIST, record, LINK);
  unlink(arena, LIST, record, LINK);
  expect(contents(arena)).toEqual(left);
  expect(isLinked(arena, record, LINK)).toBe(false);
  append(arena, LIST, record, LINK);
  expect(contents(arena)).toEqual([...left, record]);
});

test("a list whose records were all removed is empty", () => {
  const arena = full();
  for (const record of [c, a, d, b]) unlink(arena, LIST, record, LINK);
  append(arena, LIST, c, LINK);
  expect(contents(arena)).toEqual([c]);
});
