// Intrusive lists, first in first out. A record has a link for each list that it can be in. A list holds its
// first and last record. Zeroed memory is an empty list, or a record in no list.
import type { Arena } from "./arena.ts";

const [FIRST, LAST] = [0, 1];
const [QUEUED, NEXT] = [0, 1];

/** Returns the first record of the list at word `list`, 0 for an empty list. */
export function firstOf(arena: Arena, list: number): number {
  return arena.i32[list + FIRST]!;
}

/**
 * Returns the record behind `record`, 0 behind the last one. `link` is the offset of the link in a record.
 */
export function nextOf(arena: Arena, record: number, link: number): number {
  return arena.i32[record + link + NEXT]!;
}

/** Returns true when the record is in the list of this link. */
export function isLinked(arena: Arena, record: number, link: number): boolean {
  return arena.i32[record + link + QUEUED] !== 0;
}

/** Appends the record to the list unless it is there. */
export function append({ i32 }: Arena, list: number, record: number, link: number): void {
  if (i32[record + link + QUEUED] !== 0) return;
  i32[record + link + QUEUED] = 1;
  i32[record + link + NEXT] = 0;
  if (i32[list + FIRST] === 0) i32[list + FIRST] = record;
  else i32[i32[list + LAST]! + link + NEXT] = record;
  i32[list + LAST] = record;
}

/** Removes the first record of the list and returns it; 0 for an empty list. */
export function takeFirst({ i32 }: Arena, list: number, link: number): number {
  const record = i32[list + FIRST]!;
  if (record === 0) return 0;
  i32[list + FIRST] = i32[record + link + NEXT]!;
  i32[record + link + QUEUED] = 0;
  return record;
}

/** Removes a record from the list, if it is there. */
export function unlink({ i32 }: Arena, list: number, record: number, link: number): void {
  if (i32[record + link + QUEUED] === 0) return;
  i32[record + link + QUEUED] = 0;
  let before = 0;
  let at = i32[list + FIRST]!;
  while (at !== record) {
    before = at;
    at = i32[at + link + NEXT]!;
  }
  const next = i32[record + link + NEXT]!;
  if (before === 0) i32[list + FIRST] = next;
  else i32[before + link + NEXT] = next;
  if (i32[list + LAST] === record) i32[list + LAST] = before;
}
