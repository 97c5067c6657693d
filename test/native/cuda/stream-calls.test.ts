// Functions of JavaScript in stream order, and as nodes of graphs, on the soft GPU and on a real GPU.
import { describe, expect, test } from "vitest";
import { Graph, type Stream } from "../../../src/cuda/index.ts";
import { ClosedError, DeadlineError, DoorbellError } from "../../../src/errors.ts";
import { Memory } from "../../../src/memory/index.ts";
import { native, open } from "./provider.ts";

/** Returns the error of a promise. (In `bun test`, `expect(promise).rejects` blocks until the promise settles.) */
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`the call succeeded: ${value}`);
    },
    (error: unknown) => error,
  );

const later = (ms = 5) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe("a function in stream order", () => {
  test("runs after the earlier work, and later work waits for it", async () => {
    using device = open();
    using stream = device.createStream();
    using seen = device.allocatePinned(1, "u32");
    using x = device.allocate(1, "u32");
    x.fill(1, stream);
    seen.set(x, 0, stream);
    const order: number[] = [];
    const result = stream.call(() => {
      order.push(seen.array[0]!);
      seen.array[0] = 7;
      return "done";
    });
    x.set(seen, 0, stream);
    expect(order).toEqual([]);
    expect(await result).toBe("done");
    await stream.done();
    expect(order).toEqual([1]);
    expect(x.toArray()[0]).toBe(7);
  });

  test("that is asynchronous holds the stream until its promise settles", async () => {
    using device = open();
    using stream = device.createStream();
    using word = device.allocatePinned(1, "u32");
    word.array[0] = 0;
    let settle = (): void => {};
    const result = stream.call(
      () =>
        new Promise<number>((resolve) => {
          settle = () => resolve(5);
        }),
    );
    stream.writeValue(word, 9);
    await later(20);
    expect(word.array[0]).toBe(0);
    expect(stream.idle).toBe(false);
    settle();
    expect(await result).toBe(5);
    await stream.done();
    expect(word.array[0]).toBe(9);
  });

  test("of many calls runs in the order of the calls, each once", async () => {
    using device = open();
    using a = device.createStream();
    using b = device.createStream({ nonBlocking: true });
    const order = new Map<Stream, number[]>([
      [a, []],
      [b, []],
    ]);
    const all: Promise<unknown>[] = [];
    for (let i = 0; i < 200; i++) {
      for (const stream of [a, b])
        all.push(
          stream.call((): unknown => {
            const length = order.get(stream)!.push(i);
            return i % 3 === 0 ? Promise.resolve(length) : length;
          }),
        );
    }
    await Promise.all(all);
    const expected = Array.from({ length: 200 }, (_, i) => i);
    expect([order.get(a), order.get(b)]).toEqual([expected, expected]);
  });

  test("that throws or rejects releases the stream, and the promise has its error", async () => {
    using device = open();
    using stream = device.createStream();
    const thrown = stream.call(() => {
      throw new Error("thrown");
    });
    const rejected = stream.call(async () => {
      await later();
      throw new Error("rejected");
    });
    await expect(thrown).rejects.toThrow("thrown");
    await expect(rejected).rejects.toThrow("rejected");
    await stream.done();
    expect(await stream.call(() => 3)).toBe(3);
  });

  test("that ends after its deadline, or its signal, does not hold the stream any longer", async () => {
    using device = open();
    using stream = device.createStream();
    const slow = stream.call(() => later(100_000), { timeoutMs: 20 });
    await expect(slow).rejects.toThrow(DeadlineError);
    const abort = new AbortController();
    const aborted = stream.call(() => later(100_000), { signal: abort.signal });
    setTimeout(() => abort.abort(new Error("enough")), 10);
    await expect(aborted).rejects.toThrow("enough");
    await stream.done();
    // A call whose turn comes after its deadline does not run.
    using gate = device.allocatePinned(1, "u32");
    gate.array[0] = 0;
    stream.waitValue(gate, 1);
    let ran = 0;
    const late = stream.call(() => ran++, { timeoutMs: 10 });
    const next = stream.call(() => ran++);
    await expect(late).rejects.toThrow(/call\(\): nothing within 10 ms/);
    gate.array[0] = 1;
    await next;
    expect(ran).toBe(1);
  });

  test("refuses wrong arguments before anything is queued", async () => {
    using device = open();
    using stream = device.createStream();
    await expect(stream.call(5 as unknown as () => void)).rejects.toThrow(/call: work is 5. Use a function/);
    await expect(stream.call(() => 1, { timeoutMs: -1 })).rejects.toThrow(/timeoutMs/);
    await expect(stream.call(() => 1, { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow(
      "before",
    );
    expect(stream.idle).toBe(true);
    stream.close();
    await expect(stream.call(() => 1)).rejects.toThrow(ClosedError);
  });
});

describe("a call that blocks the thread while a stream waits for a function", () => {
  test("runs the function: synchronize, copies and fills", async () => {
    using device = open();
    using stream = device.createStream();
    using independent = device.createStream({ nonBlocking: true });
    using x = device.allocate(4, "u32").fill(0);
    using pinned = device.allocatePinned(4, "u32");
    const order: string[] = [];
    const calls: Promise<unknown>[] = [];
    const blocking: Readonly<Record<string, () => unknown>> = {
      "stream.synchronize": () => stream.synchronize(),
      "device.synchronize": () => device.synchronize(),
      "event.synchronize": () => stream.record().synchronize(),
      toArray: () => x.toArray(),
      set: () => x.set([1, 2, 3, 4]),
      fill: () => x.fill(3),
      copy: () => x.slice(0, 2).set(x.slice(2, 4)),
      "copy between pinned memories": () => pinned.set(pinned, 0, stream),
    };
    for (const [name, block] of Object.entries(blocking)) {
      calls.push(stream.call(() => order.push(name)));
      block();
      expect(order.at(-1)).toBe(name);
    }
    calls.push(independent.call(() => order.push("independent")));
    independent.synchronize();
    expect(order.at(-1)).toBe("independent");
    await Promise.all(calls);
  });

  test("does not wait for the functions of independent streams", async () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    using x = device.from(new Uint32Array([5]));
    using gate = device.allocatePinned(1, "u32");
    gate.array[0] = 0;
    stream.waitValue(gate, 1);
    let ran = false;
    const result = stream.call(() => {
      ran = true;
    });
    expect(x.toArray()[0]).toBe(5);
    expect(ran).toBe(false);
    gate.array[0] = 1;
    await result;
  });

  test("throws for an asynchronous function, and inside of the function itself", async () => {
    using device = open();
    using stream = device.createStream();
    using x = device.from(new Uint32Array([5]));
    const slow = stream.call(() => later(20));
    for (const block of [
      () => stream.synchronize(),
      () => device.synchronize(),
      () => x.toArray(),
      () => x.fill(1),
      () => x.copyTo(new Uint32Array(1), stream),
    ]) {
      expect(block).toThrow(/would never return: it waits for Stream .*\n.*hint: Await the promise/);
    }
    // These wait on the event loop.
    const read = x.read(stream);
    await slow;
    expect((await read)[0]).toBe(5);
    for (const block of [() => stream.synchronize(), () => device.synchronize(), () => x.toArray()])
      await expect(stream.call(block)).rejects.toThrow(DoorbellError);
    await stream.done();
  });

  test("passes a function whose deadline ends meanwhile", async () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    const slow = stream.call(() => later(100_000), { timeoutMs: 30 });
    const failed = errorOf(slow);
    await later();
    const event = stream.record();
    event.synchronize();
    expect(event.reached).toBe(true);
    expect(await failed).toBeInstanceOf(DeadlineError);
  });

  test("may be in a function for another stream, and a function may close memory", async () => {
    using device = open();
    using stream = device.createStream();
    using other = device.createStream({ nonBlocking: true });
    const found = await stream.call(async () => {
      using scratch = device.allocate(4, "u32");
      scratch.fill(6, other);
      return (await scratch.read(other))[3];
    });
    expect(found).toBe(6);
    await stream.done();
  });
});

describe("closing", () => {
  test("a stream releases its work, and the calls have a ClosedError", async () => {
    using device = open();
    const stream = device.createStream();
    using word = device.allocatePinned(1, "u32");
    word.array[0] = 0;
    const calls = [stream.call(() => later(100_000)), stream.call(() => 2), stream.call(() => 3)];
    const failed = Promise.all(calls.map(errorOf));
    await later();
    stream.writeValue(word, 1);
    stream.close();
    for (const error of await failed) expect(error).toBeInstanceOf(ClosedError);
    device.synchronize();
    expect(word.array[0]).toBe(1);
  });

  test("a device does so too, before and after its functions have begun", async () => {
    for (const wait of [false, true]) {
      const device = open();
      const call = device.createStream().call(() => later(100_000));
      const failed = errorOf(call);
      if (wait) await later();
      device.close();
      expect(await failed).toBeInstanceOf(ClosedError);
      using again = open();
      expect(again.from(new Uint32Array([4])).toArray()[0]).toBe(4);
    }
  });
});

describe("a function of a graph", () => {
  test("runs once for each launch, in the order of the nodes", async () => {
    using device = open();
    using stream = device.createStream();
    using word = device.allocatePinned(2, "u32");
    using x = device.allocate(1, "u32");
    using graph = new Graph(device);
    const first = graph.addFill(word.slice(0, 1), 3);
    const seen: number[] = [];
    const call = graph.addCall(async () => {
      await later(1);
      seen.push(word.array[0]!);
      word.array[0]! += 1;
    }, [first]);
    graph.addCopy(word.slice(1, 2), x, [graph.addCopy(x, word.slice(0, 1), [call])]);
    expect(graph.nodes().map(({ type }) => type)).toContain("BATCH_MEM_OP");
    using executable = graph.instantiate();
    for (let i = 0; i < 3; i++) executable.launch(stream);
    await stream.done();
    expect(seen).toEqual([3, 3, 3]);
    expect(word.array[1]).toBe(4);
    // Synchronous functions run inside a call that blocks.
    using plain = new Graph(device);
    plain.addCall(() => seen.push(9));
    using launched = plain.instantiate();
    launched.launch(stream);
    stream.synchronize();
    expect(seen.at(-1)).toBe(9);
  });

  test("is captured from stream.call, on several streams", async () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    using other = device.createStream({ nonBlocking: true });
    const seen: string[] = [];
    using graph = stream.capture(() => {
      void stream.call(() => seen.push("first"));
      other.waitFor(stream);
      void other.call(() => seen.push("second"));
      stream.waitFor(other);
      void stream.call(() => seen.push("third"));
    });
    expect(seen).toEqual([]);
    using executable = graph.instantiate();
    for (let i = 0; i < 2; i++) executable.launch(stream);
    await stream.done();
    expect(seen).toEqual(["first", "second", "third", "first", "second", "third"]);
    // The stream itself is not captured any more.
    expect(await stream.call(() => 5)).toBe(5);
  });

  test("cannot stand beside a copy between pinned memories, for whose end the launch waits", async () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    using a = device.allocatePinned(1, "u32").fill(3);
    using b = device.allocatePinned(1, "u32").fill(0);
    device.synchronize();
    using mixed = new Graph(device);
    mixed.addCopy(b, a, [mixed.addCall(() => {})]);
    const refusal = /the graph has functions and a copy between pinned memories/;
    expect(() => mixed.instantiate()).toThrow(refusal);
    using captured = stream.capture(() => {
      void stream.call(() => {});
      b.set(a, 0, stream);
    });
    expect(() => captured.instantiate()).toThrow(refusal);
    // Without functions of its own it is launched after those of the stream.
    using copies = new Graph(device);
    copies.addCopy(b, a);
    using executable = copies.instantiate();
    const order: number[] = [];
    const call = stream.call(() => order.push(b.array[0]!));
    executable.launch(stream);
    expect(order).toEqual([0]);
    await call;
    await stream.done();
    expect(b.array[0]).toBe(3);
    const slow = stream.call(() => later(20));
    expect(() => executable.launch(stream)).toThrow(/launch\(\) would never return/);
    await slow;
  });

  test("that fails, or takes too long, releases the launch, and the wait for the stream throws its error", async () => {
    using device = open();
    using stream = device.createStream();
    using word = device.allocatePinned(1, "u32");
    word.array[0] = 0;
    using graph = new Graph(device);
    const call = graph.addCall(() => {
      throw new Error("in the graph");
    });
    graph.addFill(word, 5, [graph.addCall(() => later(100_000), [call], { timeoutMs: 10 })]);
    using executable = graph.instantiate();
    executable.launch(stream);
    await expect(stream.done()).rejects.toThrow("in the graph");
    expect(word.array[0]).toBe(5);
    await stream.done();
  });

  test("outlives its graph and executable while launches run", async () => {
    using device = open();
    using stream = device.createStream();
    let runs = 0;
    for (let i = 0; i < 300; i++) {
      using graph = new Graph(device);
      graph.addCall(() => runs++);
      using executable = graph.instantiate();
      executable.launch(stream);
    }
    await stream.done();
    expect(runs).toBe(300);
  });

  test("is refused where two graphs would call it", () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    using graph = new Graph(device);
    graph.addCall(() => {});
    using executable = graph.instantiate();
    expect(() => graph.instantiate()).toThrow(/another executable of Graph .* calls its functions/);
    expect(() => graph.clone()).toThrow(/clone: the graph has functions/);
    using outer = new Graph(device);
    expect(() => outer.addGraph(graph)).toThrow(/addGraph: the graph has functions/);
    expect(() => executable.update(outer)).toThrow(/update: the graph has functions/);
    expect(() => stream.capture(() => executable.launch(stream))).toThrow(/launch: the graph has functions/);
    expect(() => outer.addCall(undefined as unknown as () => void)).toThrow(/addCall: work is undefined/);
    const { bodies } = outer.addConditional("if", outer.createConditionalHandle(1));
    expect(() => bodies[0]!.addCall(() => {})).toThrow(/a body of a conditional node cannot wait/);
  });
});

test("memory and modules that close while a function runs are freed after it, and other closes are refused", async () => {
  using device = open();
  using stream = device.createStream();
  using memory = Memory.allocate(4096);
  const registered = device.register(memory, "u8");
  const x = device.allocate(1 << 20);
  const pinned = device.allocatePinned(16);
  const before = device.memory().free;
  await stream.call(async () => {
    await later(1);
    x.close();
    pinned.close();
    expect(() => registered.close()).toThrow(/close\(\) would never return/);
  });
  registered.close();
  expect(device.memory().free).toBeGreaterThan(before);
});

test("a launch of a graph whose turn does not come ends a blocking call of the soft GPU as before", async () => {
  using device = open();
  using stream = device.createStream({ nonBlocking: true });
  using gate = device.allocatePinned(1, "u32");
  gate.array[0] = 0;
  using graph = new Graph(device);
  let runs = 0;
  graph.addCall(() => runs++);
  using executable = graph.instantiate();
  stream.waitValue(gate, 1);
  executable.launch(stream);
  if (!native) {
    process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "20";
    try {
      expect(() => stream.synchronize()).toThrow(/CUDA_ERROR_TIMEOUT/);
    } finally {
      delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
    }
  }
  gate.array[0] = 1;
  await stream.done();
  expect(runs).toBe(1);
});
