// What a node reaches must be there when it runs: libcuda would end the whole context, or crash on a handle that is gone.
import { afterAll, describe, expect, test } from "vitest";
import { AddressRange, type Buffer, Graph, MappingError, PhysicalMemory } from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/index.ts";
import { ptx } from "../../fuzz/objects/kernel-source.ts";
import { runFixture } from "../../support/subprocess.ts";
import { environment, open } from "./provider.ts";

const device = open();
afterAll(() => device.close());
const granule = 2 ** 21;

const count = () => device.loadModule(ptx).kernel("count", "ptr, u32");
const config = { grid: 1, block: 4 };

describe("memory that a kernel's node writes", () => {
  test("closes the graph and its executables first", () => {
    const [graph, kernel] = [new Graph(device), count()];
    const buffer = device.allocate(16, "u32");
    graph.addKernel(kernel, config, [buffer, 4]);
    const executable = graph.instantiate();
    executable.launch();
    device.synchronize();
    expect([...buffer.toArray().slice(0, 4)]).toEqual([0, 1, 2, 3]);
    buffer.close();
    expect([graph.closed, executable.closed]).toEqual([true, true]);
    kernel.module.close();
  });

  test("closes the executable that was given it later", () => {
    using graph = new Graph(device);
    const kernel = count();
    using first = device.allocate(16, "u32");
    const node = graph.addKernel(kernel, config, [first, 4]);
    const executable = graph.instantiate();
    const second = device.allocate(16, "u32");
    executable.setKernel(node, kernel, config, [second, 4]);
    second.close();
    expect([graph.closed, executable.closed]).toEqual([false, true]);
    kernel.module.close();
  });
});

describe("memory that a graph allocates and frees", () => {
  const allocated = (graph: Graph) => graph.addAllocate(16, "u32");
  const fill = (graph: Graph, buffer: Buffer<"u32">, after: Parameters<Graph["addEmpty"]>[0] = []) =>
    graph.addFill(buffer, 1, after);

  test("is used behind the node that allocates it, in any number of steps", () => {
    using graph = new Graph(device);
    const { node, buffer } = allocated(graph);
    expect(() => fill(graph, buffer)).toThrow(/does not come behind the node that allocates it/);
    const step = graph.addEmpty([graph.addEmpty([node])]);
    const filled = fill(graph, buffer, [step]);
    const kernel = count();
    expect(() => graph.addKernel(kernel, config, [buffer, 4])).toThrow(/does not come behind/);
    const run = graph.addKernel(kernel, config, [buffer, 4], [filled]);
    expect(() => graph.addFree(buffer, [filled])).toThrow(/behind all nodes that use it/);
    graph.addFree(buffer, [run]);
    expect(() => fill(graph, buffer, [step])).toThrow(/freed by a node of its graph/);
    expect(() => graph.addFree(buffer, [run])).toThrow(/freed already/);
    using executable = graph.instantiate();
    executable.setFill(filled, buffer, 7);
    executable.launch();
    device.synchronize();
    kernel.module.close();
  });

  test("is no other graph's", () => {
    using graph = new Graph(device);
    using other = new Graph(device);
    const { node, buffer } = allocated(graph);
    graph.addFree(buffer, [fill(graph, buffer, [node])]);
    expect(() => fill(other, buffer)).toThrow(/only nodes of that graph/);
    using target = device.allocate(16, "u32");
    const copied = other.addFill(target, 1);
    using executable = other.instantiate();
    expect(() => executable.setFill(copied, buffer, 1)).toThrow(/freed by its graph/);
  });

  test("and is not freed there, can be copied from once the graph was launched", () => {
    using graph = new Graph(device);
    const { node, buffer } = allocated(graph);
    fill(graph, buffer, [node]);
    expect(() => buffer.toArray()).toThrow(/not there before its graph was launched/);
    using executable = graph.instantiate({ autoFree: true });
    expect(() => buffer.fill(1)).toThrow(/not there before/);
    executable.launch();
    expect(buffer.toArray()[15]).toBe(1);
  });
});

test("an executable takes nodes of the graph that it was made from alone", () => {
  using buffer = device.allocate(16, "u32");
  const [one, other] = [new Graph(device), new Graph(device)];
  const [mine, theirs] = [one.addFill(buffer, 1), other.addFill(buffer, 2)];
  using executable = one.instantiate();
  executable.setFill(mine, buffer, 3);
  expect(() => executable.setFill(theirs, buffer, 3)).toThrow(/setFill: node is a step of another graph/);
  expect(() => executable.setCopy(theirs, buffer, buffer)).toThrow(/another graph/);
  expect(() => executable.setEnabled(theirs, false)).toThrow(/another graph/);
  one.close();
  expect(() => executable.setFill(mine, buffer, 3)).toThrow(ClosedError);
  other.close();
});

describe("while a stream is captured", () => {
  test("it, and one that was forked to, stay open", () => {
    const [stream, other] = [device.createStream(), device.createStream()];
    using buffer = device.allocate(16);
    using graph = stream.capture(() => {
      buffer.fill(1, stream);
      expect(() => stream.close()).toThrow(/is being captured/);
      other.waitFor(stream);
      expect(() => other.close()).toThrow(/is being captured/);
      buffer.fill(2, other);
      stream.waitFor(other);
    });
    expect(graph.nodes()).toHaveLength(2);
    stream.close();
    other.close();
  });

  test("memory of pools is neither allocated nor freed on it", () => {
    using stream = device.createStream();
    using buffer = device.allocateAsync(16, "u8", stream);
    using graph = stream.capture(() => {
      expect(() => device.allocateAsync(16, "u8", stream)).toThrow(/addAllocate/);
      expect(() => buffer.close(stream)).toThrow(/is being captured/);
      buffer.fill(1, stream);
    });
    expect([buffer.closed, graph.nodes().length]).toEqual([false, 1]);
  });
});

test("a pool is destroyed when all streams are done with its memory", () => {
  const run = runFixture("cuda/pool-closed.ts", [], { environment: { ...environment, DOORBELL_TRACE: "1" } });
  const calls = run.stderr.match(/cu(MemFreeAsync|CtxSynchronize|MemPoolDestroy)(?=\()/g);
  expect(calls).toEqual(["cuMemFreeAsync", "cuCtxSynchronize", "cuMemPoolDestroy"]);
});

test("nodes reach no part of a range that nobody may use; taking the right away closes their graphs", () => {
  using range = AddressRange.reserve(device, 2 * granule);
  const [first, second] = [0, granule].map((at) => {
    using memory = PhysicalMemory.allocate(device, granule);
    range.map(memory, at);
    return range.buffer("u8", 16, at);
  }) as [Buffer<"u8">, Buffer<"u8">];
  const graph = new Graph(device);
  expect(() => graph.addFill(first, 1)).toThrow(MappingError);
  range.setAccess(device, "read-write", 0, granule);
  graph.addFill(first, 1);
  const executable = graph.instantiate();
  executable.launch();
  expect(first.toArray()[15]).toBe(1);
  expect(() => second.fill(1)).toThrow(/nobody has access/);
  expect(() => graph.addCopy(first, second)).toThrow(/nobody has access/);
  range.setAccess(device, "none", 0, granule);
  expect([graph.closed, executable.closed]).toEqual([true, true]);
  expect(() => first.toArray()).toThrow(/nobody has access/);
  range.setAccess(device);
  second.fill(2);
  expect(second.toArray()[0]).toBe(2);
});
