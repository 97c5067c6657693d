import { describe, expect, test } from "vitest";
import { CudaError, Graph } from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/errors.ts";
import { open, ramp } from "./provider.ts";

describe("a graph", () => {
  test("of fills and copies runs its nodes in order, at each launch", async () => {
    using device = open();
    using stream = device.createStream();
    using a = device.allocate(1024, "f32");
    using b = device.allocate(1024, "f32");
    using c = device.allocate(1024, "f32");
    using graph = new Graph(device);
    const zero = graph.addFill(a, 1.5);
    const copy = graph.addCopy(b, a, [zero]);
    const join = graph.addEmpty([copy]);
    graph.addCopy(c, b, [join]);
    expect(
      graph
        .nodes()
        .map((node) => node.type)
        .sort(),
    ).toEqual(["EMPTY", "MEMCPY", "MEMCPY", "MEMSET"]);
    expect(graph.edges().length).toBe(3);
    using executable = graph.instantiate();
    for (let i = 0; i < 3; i++) {
      c.fill(0);
      executable.launch(stream);
      await stream.done();
      expect(c.toArray().every((value) => value === 1.5)).toBe(true);
    }
  });

  test("is captured from a stream and from a forked stream", async () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    using other = device.createStream({ nonBlocking: true });
    using a = device.allocate(256, "u32");
    using b = device.allocate(256, "u32");
    using c = device.allocate(256, "u32");
    a.fill(0);
    using graph = stream.capture(() => {
      a.fill(7, stream);
      other.waitFor(stream);
      b.set(a, 0, other);
      stream.waitFor(other);
      c.set(b, 0, stream);
    });
    expect(a.toArray()[0]).toBe(0);
    using executable = graph.instantiate();
    executable.launch(stream);
    await stream.done();
    expect(c.toArray()[255]).toBe(7);
  });

  test("a capture ends when its function throws, and the stream stays usable", async () => {
    using device = open();
    using stream = device.createStream({ nonBlocking: true });
    using a = device.allocate(16, "u32");
    expect(() =>
      stream.capture(() => {
        a.fill(1, stream);
        throw new Error("changed my mind");
      }),
    ).toThrow("changed my mind");
    a.fill(2, stream);
    expect((await a.read(stream))[0]).toBe(2);
    expect(() => device.stream.capture(() => {})).toThrow(TypeError);
  });

  test("is updated in place, by node and from another graph of equal shape", async () => {
    using device = open();
    using stream = device.createStream();
    using a = device.allocate(64, "u32");
    using graph = new Graph(device);
    const node = graph.addFill(a, 1);
    using executable = graph.instantiate();
    executable.setFill(node, a, 2);
    executable.launch(stream);
    expect((await a.read(stream))[0]).toBe(2);
    using similar = new Graph(device);
    similar.addFill(a, 3);
    executable.update(similar);
    executable.launch(stream);
    expect((await a.read(stream))[0]).toBe(3);
    using different = new Graph(device);
    different.addEmpty([different.addFill(a, 4)]);
    expect(() => executable.update(different)).toThrow(CudaError);
    executable.setEnabled(node, false);
    a.fill(9);
    executable.launch(stream);
    expect((await a.read(stream))[0]).toBe(9);
  });

  test("can be cloned, be a node of another graph, and have event nodes", async () => {
    using device = open();
    using stream = device.createStream();
    using a = device.from(ramp(64));
    using b = device.allocate(64, "f32");
    using inner = new Graph(device);
    inner.addCopy(b, a);
    using copy = inner.clone();
    using outer = new Graph(device);
    using event = device.createEvent();
    const child = outer.addGraph(copy, [outer.addFill(b, 0)]);
    outer.addRecord(event, [child]);
    using executable = outer.instantiate();
    executable.launch(stream);
    await event.done();
    await stream.done();
    expect(b.toArray()).toEqual(a.toArray());
  });

  test("allocates and frees memory while it runs", async () => {
    using device = open();
    using stream = device.createStream();
    using out = device.allocate(256, "u32");
    using graph = new Graph(device);
    if (!device.lib.supports("cuGraphAddMemAllocNode")) {
      expect(() => graph.addAllocate(256, "u32")).toThrow(/NOT_SUPPORTED/);
      return;
    }
    const { node, buffer } = graph.addAllocate(256, "u32");
    const filled = graph.addFill(buffer, 21, [node]);
    const copied = graph.addCopy(out, buffer, [filled]);
    graph.addFree(buffer, [copied]);
    expect(() => graph.addFree(out)).toThrow(TypeError);
    // @ts-expect-error: no address
    expect(() => graph.addHostFunction(() => {})).toThrow(TypeError);
    using executable = graph.instantiate();
    for (let i = 0; i < 2; i++) {
      out.fill(0);
      executable.launch(stream);
      expect((await out.read(stream))[255]).toBe(21);
    }
  });

  test("is drawn as DOT", () => {
    using device = open();
    using a = device.allocate(64, "u32");
    using graph = new Graph(device);
    graph.addEmpty([graph.addFill(a, 1)]);
    const dot = graph.dot();
    expect(dot).toContain("digraph");
    expect(dot).toContain("->");
  });

  test("refuses mismatched sizes and types, and closed objects", () => {
    using device = open();
    using a = device.allocate(64, "u32");
    using small = device.allocate(32, "u32");
    const graph = new Graph(device);
    expect(() => graph.addCopy(a, small)).toThrow(RangeError);
    using wide = device.allocate(4, "u64");
    expect(() => graph.addFill(wide, 1n)).toThrow(TypeError);
    const executable = graph.instantiate();
    graph.close();
    expect(() => graph.addEmpty()).toThrow(ClosedError);
    executable.close();
    expect(() => executable.launch()).toThrow(ClosedError);
  });
});
