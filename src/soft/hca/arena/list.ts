// Lists through the records themselves, first in first out. A record has a link for each list that it can be in; a list has
// the words of its first and last record. Zeroed memory is an empty list, and a record in none.
import type { Arena } from "./arena.ts";

/** Words of a list, and of a record's link in one. */
export const LIST_WORDS = 2;
export const LINK_WORDS = 2;

const [FIRST, LAST] = [0, 1];
const [QUEUED, NEXT] = [0, 1];

/** The first record of the list at word `list`, 0 when it is empty. */
export function firstOf(arena: Arena, list: number): number {
  return arena.i32[list + FIRST]!;
}

/** The record behind one that is in the list, 0 behind the last; `link` is the offset of the link in a record. */
export function nextOf(arena: Arena, record: number, link: number): number {
  return arena.i32[record + link + NEXT]!;
}

/** Whether the record is in the list that the link is for. */
export function isLinked(arena: Arena, record: number, link: number): boolean {
  return arena.i32[record + link + QUEUED] !== 0;
}

/** Puts the record at the end of the list, once. */
export function append({ i32 }: Arena, list: number, record: number, link: number): void {
  if (i32[record + link + QUEUED] !== 0) return;
  i32[record + link + QUEUED] = 1;
  i32[record + link + NEXT] = 0;
  if (i32[list + FIRST] === 0) i32[list + FIRST] = record;
  else i32[i32[list + LAST]! + link + NEXT] = record;
  i32[list + LAST] = record;
}

/** Takes the first record out of the list: its word offset, 0 when the list is empty. */
export function takeFirst({ i32 }: Arena, list: number, link: number): number {
  const record = i32[list + FIRST]!;
  if (record === 0) return 0;
  i32[list + FIRST] = i32[record + link + NEXT]!;
  i32[record + link + QUEUED] = 0;
  return record;
}

/** Takes a record out of the list wherever it is; nothing happens when it is not in it. */
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
