import { expect, test } from "vitest";
import { DeadlineError } from "../../../src/errors.ts";
import { Wait } from "../../../src/wait/until.ts";

/** A state that waits watch. It calls the last watcher, as often as a test asks for. */
function state() {
  const watchers: (() => void)[] = [];
  const cancelled: (() => void)[] = [];
  let found: number | undefined;
  const unwatch = (ready: () => void) => {
    cancelled.push(ready);
  };
  const watch = (ready: () => void) => {
    watchers.push(ready);
    return unwatch;
  };
  const look = () => {
    const taken = found;
    found = undefined;
    return taken;
  };
  const wait = new Wait(look, watch, { what: () => "a number" });
  const set = (value: number) => {
    found = value;
  };
  return { wait, watchers, cancelled, set, left: () => found };
}

test("a wait that has ended begins again, with the same function to call", async () => {
  const { wait, watchers, set } = state();
  for (const value of [1, 2, 3]) {
    const waiting = wait.begin(1000, undefined);
    expect(wait.isOpen).toBe(true);
    set(value);
    watchers.at(-1)!();
    expect(wait.isOpen).toBe(false);
    expect(await waiting).toBe(value);
  }
  expect(new Set(watchers).size).toBe(1);
});

test("a call after the end of a wait takes nothing", async () => {
  const { wait, watchers, cancelled, set, left } = state();
  const error = await wait.begin(1, undefined).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(DeadlineError);
  expect(cancelled).toEqual(watchers);
  set(5);
  watchers[0]!();
  expect(left()).toBe(5);
  expect(await wait.begin(1000, undefined)).toBe(5);
});

test("each begin has its own signal", async () => {
  const { wait, watchers, set } = state();
  const stop = new AbortController();
  const aborted = wait.begin(1000, stop.signal);
  stop.abort(new Error("enough"));
  await expect(aborted).rejects.toThrow("enough");
  const waiting = wait.begin(1000, new AbortController().signal);
  set(6);
  watchers.at(-1)!();
  expect(await waiting).toBe(6);
  await expect(wait.begin(1000, stop.signal)).rejects.toThrow("enough");
});

test("a wait that finds nothing stays in a set of watchers, and is called once for each change", async () => {
  const watchers = new Set<() => void>();
  let looks = 0;
  const look = () => (++looks < 4 ? undefined : looks);
  const watch = (ready: () => void) => {
    watchers.add(ready);
    return (gone: () => void) => {
      watchers.delete(gone);
    };
  };
  const waiting = new Wait(look, watch, { what: () => "the fourth look" }).begin(1000, undefined);
  for (const expected of [2, 3, 4]) {
    for (const ready of watchers) ready();
    expect(looks).toBe(expected);
  }
  expect(await waiting).toBe(4);
  expect(watchers.size).toBe(0);
});
