// Resources of a graph's nodes must outlive the graph. libcuda crashes on a launch after they are freed
// because it takes the address for host memory. Closing a resource therefore closes the graph and its
// executables first.
import { afterAll, describe, expect, test } from "vitest";
import { AddressRange, Graph, PhysicalMemory } from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/index.ts";
import { open } from "./provider.ts";

const device = open();
afterAll(() => device.close());
const granule = 2 ** 21;

describe("closing a resource of a graph closes the graph and its executables first", () => {
  test.each([
    [
      "a copy's source",
      (graph: Graph) => {
        const [from, to] = [device.allocate(16), device.allocate(16)];
        graph.addCopy(to, from);
        return () => from.close();
      },
    ],
    [
      "a fill's memory",
      (graph: Graph) => {
        const buffer = device.allocate(16);
        graph.addFill(buffer, 1);
        return () => buffer.close();
      },
    ],
    [
      "pinned memory of a copy",
      (graph: Graph) => {
        const [from, to] = [device.allocatePinned(16), device.allocate(16)];
        graph.addCopy(to, from);
        return () => from.close();
      },
    ],
    [
      "an event",
      (graph: Graph) => {
        const event = device.createEvent();
        graph.addRecord(event);
        return () => event.close();
      },
    ],
    [
      "mapped memory, which is unmapped",
      (graph: Graph) => {
        const range = AddressRange.reserve(device, granule);
        range.map(PhysicalMemory.allocate(device, granule));
        range.setAccess(device);
        graph.addFill(range.buffer("u8", 16), 1);
        return () => range.unmap();
      },
    ],
    [
      "memory of a child graph",
      (graph: Graph) => {
        const child = new Graph(device);
        const buffer = device.allocate(16);
        child.addFill(buffer, 1);
        graph.addGraph(child);
        return () => buffer.close();
      },
    ],
  ])("%s", (_name, make) => {
    const graph = new Graph(device);
    const close = make(graph);
    const executable = graph.instantiate();
    const copy = graph.clone();
    executable.launch();
    device.synchronize();
    close();
    expect([graph.closed, executable.closed, copy.closed]).toEqual([true, true, true]);
    expect(() => executable.launch()).toThrow(ClosedError);
  });

  test("also for captured copies, while a graph with other memory stays open", () => {
    using stream = device.createStream();
    const [gone, stays] = [device.allocate(16), device.allocate(16)];
    const both = stream.capture(() => gone.copyTo(stays, stream)).instantiate();
    const one = stream.capture(() => void stays.fill(1, stream)).instantiate();
    gone.close();
    expect([both.closed, one.closed]).toEqual([true, false]);
    one.launch(stream);
    stream.synchronize();
    expect(stays.toArray()[3]).toBe(1);
    stays.close();
    expect(one.closed).toBe(true);
  });
});

test("nodes of a closed graph or of another graph are refused", () => {
  const [one, other] = [new Graph(device), new Graph(device)];
  const node = one.addEmpty();
  expect(() => other.addEmpty([node])).toThrow(/after\[0\] is a node of another graph/);
  one.close();
  expect(() => other.addEmpty([node])).toThrow(/another graph/);
  expect(() => node.type).toThrow(ClosedError);
  using executable = other.instantiate();
  expect(() => executable.setEnabled(node, true)).toThrow(ClosedError);
  other.close();
});

test("a graph cannot be a child of itself", () => {
  using graph = new Graph(device);
  expect(() => graph.addGraph(graph)).toThrow(/cannot hold itself/);
});

test("copies and fills refuse unmapped parts of a range, and memory that the graph has freed", () => {
  using range = AddressRange.reserve(device, 2 * granule);
  using physical = PhysicalMemory.allocate(device, granule);
  const all = range.buffer("u8", 2 * granule);
  const half = range.buffer("u8", granule);
  const host = new Uint8Array(granule);
  expect(() => half.toArray()).toThrow(/nothing is mapped at 0/);
  range.map(physical);
  expect(() => half.set(host)).toThrow(/no device has access/);
  range.setAccess(device);
  half.set(host);
  expect(() => all.fill(1)).toThrow(/nothing is mapped at 2097152/);
  range.unmap();
  using other = device.allocate(granule);
  expect(() => half.copyTo(other)).toThrow(/nothing is mapped/);
  expect(() => other.copyTo(half)).toThrow(/nothing is mapped/);
  using graph = new Graph(device);
  const { node, buffer } = graph.addAllocate(16, "u8");
  graph.addFree(buffer, [node]);
  expect(() => buffer.toArray()).toThrow(/freed by its graph/);
});
