import { describe, expect, test } from "vitest";
import { ClosedError, DeadlineError } from "../../../src/errors.ts";
import { devices, native, open } from "./provider.ts";

describe("a stream", () => {
  test("does its work in order, and await does not stop the event loop", async () => {
    using device = open();
    using stream = device.createStream();
    using gate = device.allocatePinned(1, "u32");
    gate.array[0] = 0;
    using buffer = device.allocate(1 << 16, "u32");
    stream.waitValue(gate, 1, "==");
    buffer.fill(3, stream);
    expect(stream.idle).toBe(false);
    let turns = 0;
    const timer = setInterval(() => {
      if (++turns === 5) gate.array[0] = 1;
    }, 1);
    await stream.done();
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(stream.idle).toBe(true);
    expect(buffer.toArray()[65535]).toBe(3);
  });

  test("is read without a stop of the event loop, and later work does not change what is read", async () => {
    using device = open();
    using stream = device.createStream();
    using gate = device.allocatePinned(1, "u32");
    using pinned = device.allocatePinned(4, "u32");
    using buffer = device.allocate(4, "u32");
    gate.array[0] = 0;
    stream.waitValue(gate, 1, "==");
    buffer.fill(3, stream);
    pinned.fill(4, stream);
    const reads = Promise.all([buffer.read(stream), pinned.read(stream)]);
    buffer.fill(5, stream);
    pinned.fill(6, stream);
    setTimeout(() => {
      gate.array[0] = 1;
    }, 5);
    expect((await reads).map((each) => [...each])).toEqual([
      [3, 3, 3, 3],
      [4, 4, 4, 4],
    ]);
    await stream.done();
    expect([buffer.toArray()[0], pinned.array[0]]).toEqual([5, 6]);
  });

  test("that waits beyond its deadline is a DeadlineError, and continues afterwards", async () => {
    using device = open();
    using stream = device.createStream();
    using gate = device.allocatePinned(1, "u32");
    gate.array[0] = 0;
    stream.waitValue(gate, 7, "==");
    await expect(stream.done({ timeoutMs: 20 })).rejects.toThrow(DeadlineError);
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error("enough")), 5);
    await expect(stream.done({ signal: abort.signal })).rejects.toThrow("enough");
    gate.array[0] = 7;
    await stream.done();
  });

  test("writes and waits for values, of 32 and 64 bits, on every condition", async () => {
    using device = open();
    using stream = device.createStream();
    using small = device.allocatePinned(2, "u32");
    using large = device.allocatePinned(2, "u64");
    small.array.fill(0);
    large.array.fill(0n);
    stream.writeValue(small.slice(0, 1), 5);
    stream.writeValue(large.slice(1, 2), 2n ** 40n);
    stream.waitValue(small, 4, ">=");
    stream.waitValue(small, 1, "&");
    stream.waitValue(large.slice(1, 2), 2n ** 40n, "==");
    await stream.done();
    expect(small.array[0]).toBe(5);
    expect(large.array[1]).toBe(2n ** 40n);
    // @ts-expect-error: no condition
    expect(() => stream.waitValue(small, 1, "<")).toThrow(TypeError);
    using floats = device.allocate(1, "f32");
    // @ts-expect-error: no integer
    expect(() => stream.writeValue(floats, 1)).toThrow(TypeError);
  });

  test("calls back on the event loop when its previous work is done", async () => {
    using device = open();
    using stream = device.createStream();
    using gate = device.allocatePinned(1, "u32");
    gate.array[0] = 0;
    stream.waitValue(gate, 1);
    let called = false;
    const reached = stream.whenDone(() => {
      called = true;
      return 5;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(called).toBe(false);
    gate.array[0] = 1;
    expect(await reached).toBe(5);
  });

  test("has a priority and can be independent of the default stream", () => {
    using device = open();
    const { greatest } = device.streamPriorities();
    using stream = device.createStream({ priority: greatest, nonBlocking: true });
    expect(stream.priority).toBe(greatest);
    expect(stream.nonBlocking).toBe(true);
    // @ts-expect-error: no number
    expect(() => device.createStream({ priority: "high" })).toThrow(TypeError);
  });

  test("waits for another, also of another device", async () => {
    using first = open(0);
    using second = open(devices > 1 ? 1 : 0);
    using a = first.createStream({ nonBlocking: true });
    using b = second.createStream({ nonBlocking: true });
    using gate = first.allocatePinned(1, "u32");
    using mark = first.allocatePinned(1, "u32");
    gate.array[0] = 0;
    mark.array[0] = 0;
    a.waitValue(gate, 1);
    a.writeValue(mark, 1);
    b.waitFor(a);
    b.writeValue(gate.slice(0, 1), 2);
    expect(b.idle).toBe(false);
    expect(mark.array[0]).toBe(0);
    gate.array[0] = 1;
    await b.done();
    expect([mark.array[0], gate.array[0]]).toEqual([1, 2]);
  });

  test("after close refuses", () => {
    using device = open();
    const stream = device.createStream();
    stream.close();
    expect(() => stream.idle).toThrow(ClosedError);
    using buffer = device.allocate(4);
    expect(() => buffer.fill(0, stream)).toThrow(ClosedError);
  });
});

describe("an event", () => {
  test("is reached after the work before it, and measures times", async () => {
    using device = open();
    using stream = device.createStream();
    using gate = device.allocatePinned(1, "u32");
    gate.array[0] = 0;
    const start = stream.record();
    stream.waitValue(gate, 1);
    const end = stream.record();
    expect(end.reached).toBe(false);
    setTimeout(() => {
      gate.array[0] = 1;
    }, 10);
    await end.done();
    expect(end.reached).toBe(true);
    expect(end.millisecondsSince(start)).toBeGreaterThan(native ? 1 : 0);
  });

  test("that was never recorded counts as reached, and without timing it measures no time", () => {
    using device = open();
    using event = device.createEvent({ timing: false });
    using other = device.createEvent();
    expect(event.reached).toBe(true);
    event.synchronize();
    expect(() => other.millisecondsSince(event)).toThrow(TypeError);
    expect(() => device.createEvent({ interprocess: true, timing: true })).toThrow(TypeError);
  });

  test("after close refuses", () => {
    using device = open();
    const event = device.createEvent();
    event.close();
    expect(() => event.record()).toThrow(ClosedError);
    expect(() => event.reached).toThrow(ClosedError);
  });
});
