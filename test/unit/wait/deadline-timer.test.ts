import { expect, test } from "vitest";
import { DeadlineError } from "../../../src/errors.ts";
import { until, type Watch } from "../../../src/wait/until.ts";

const never: Watch = () => () => {};

/** Waits until the deadline. Returns the name of the wait. */
async function wait(name: string, timeoutMs: number, signal?: AbortSignal): Promise<string> {
  const limit = { what: () => name, timeoutMs, signal };
  const error = await until(() => undefined, never, limit).catch((reason: Error) => reason);
  return error instanceof DeadlineError ? name : String(error);
}

test("waits end at their own deadlines, in the order of these", async () => {
  const ended: string[] = [];
  const waits = [40, 5, 20, 5].map(async (ms, i) => ended.push(await wait(`${ms} ms, ${i}`, ms)));
  await Promise.all(waits);
  expect(ended).toEqual(["5 ms, 1", "5 ms, 3", "20 ms, 2", "40 ms, 0"]);
});

test("a wait that ended or was aborted is not in the way of the others", async () => {
  let isReady = false;
  const ready: Watch = (call) => {
    const timer = setTimeout(call, 1);
    return () => clearTimeout(timer);
  };
  const look = () => (isReady ? "ready" : undefined);
  const first = until(look, ready, { what: () => "ready", timeoutMs: 10_000, signal: undefined });
  const stop = new AbortController();
  const aborted = wait("aborted", 10_000, stop.signal);
  const last = wait("last", 20);
  stop.abort(new Error("enough"));
  isReady = true;
  expect(await Promise.all([first, aborted, last])).toEqual(["ready", "Error: enough", "last"]);
  expect(await wait("later", 5)).toBe("later");
});

test("a wait without an end does not end the waits after it", async () => {
  const stop = new AbortController();
  const endless = wait("endless", Number.POSITIVE_INFINITY, stop.signal);
  expect(await wait("short", 5)).toBe("short");
  stop.abort("stopped");
  expect(await endless).toBe("stopped");
});
