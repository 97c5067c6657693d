// Memory of a node must exist when the node runs. Otherwise libcuda ends the context or crashes on a stale
// handle.
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

describe("closing the memory of a kernel node", () => {
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

  test("closes an executable that received it in setKernel()", () => {
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

  test("is usable in nodes that depend on the allocating node", () => {
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
    expect(() => fill(graph, buffer, [step])).toThrow(/a node of its graph frees graph memory/);
    expect(() => graph.addFree(buffer, [run])).toThrow(/freed already/);
    using executable = graph.instantiate();
    executable.setFill(filled, buffer, 7);
    executable.launch();
    device.synchronize();
    kernel.module.close();
  });

  test("is usable in one graph only", () => {
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

  test("can be copied after a launch if the graph does not free it", () => {
    using graph = new Graph(device);
    const { node, buffer } = allocated(graph);
    fill(graph, buffer, [node]);
    expect(() => buffer.toArray()).toThrow(/not allocated before its graph is launched/);
    using executable = graph.instantiate({ autoFree: true });
    expect(() => buffer.fill(1)).toThrow(/not allocated before/);
    executable.launch();
    expect(buffer.toArray()[15]).toBe(1);
  });
});

test("an executable accepts only nodes of its own graph", () => {
  using buffer = device.allocate(16, "u32");
  const [one, other] = [new Graph(device), new Graph(device)];
  const [mine, theirs] = [one.addFill(buffer, 1), other.addFill(buffer, 2)];
  using executable = one.instantiate();
  executable.setFill(mine, buffer, 3);
  expect(() => executable.setFill(theirs, buffer, 3)).toThrow(/setFill: node is a node of another graph/);
  expect(() => executable.setCopy(theirs, buffer, buffer)).toThrow(/another graph/);
  expect(() => executable.setEnabled(theirs, false)).toThrow(/another graph/);
  one.close();
  expect(() => executable.setFill(mine, buffer, 3)).toThrow(ClosedError);
  other.close();
});

describe("while a stream is captured", () => {
  test("the stream and a forked stream cannot be closed", () => {
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

  test("pool memory is neither allocated nor freed on the stream", () => {
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

test("a pool is destroyed after all streams have finished with its memory", () => {
  const run = runFixture("cuda/pool-closed.ts", [], { environment: { ...environment, DOORBELL_TRACE: "1" } });
  const calls = run.stderr.match(/cu(MemFreeAsync|CtxSynchronize|MemPoolDestroy)(?=\()/g);
  expect(calls).toEqual(["cuMemFreeAsync", "cuCtxSynchronize", "cuMemPoolDestroy"]);
});

test("nodes need access to the range, and revoking the access closes their graphs", () => {
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
  expect(() => second.fill(1)).toThrow(/no device has access/);
  expect(() => graph.addCopy(first, second)).toThrow(/no device has access/);
  range.setAccess(device, "none", 0, granule);
  expect([graph.closed, executable.closed]).toEqual([true, true]);
  expect(() => first.toArray()).toThrow(/no device has access/);
  range.setAccess(device);
  second.fill(2);
  expect(second.toArray()[0]).toBe(2);
});
