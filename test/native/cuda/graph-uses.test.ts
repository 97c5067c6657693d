// What a graph's nodes use must not go before the graph: libcuda would crash on the next launch (it takes the address of memory
// that is gone for one of the host), so that closing it closes the graph and what was made of it first.
import { afterAll, describe, expect, test } from "vitest";
import { AddressRange, Graph, PhysicalMemory } from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/index.ts";
import { open } from "./provider.ts";

const device = open();
afterAll(() => device.close());
const granule = 2 ** 21;

describe("closing what a graph uses closes the graph and its executables first", () => {
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

  test("captured copies too; a graph that uses other memory stays", () => {
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

test("nodes of a closed graph, or of another one, go into none", () => {
  const [one, other] = [new Graph(device), new Graph(device)];
  const node = one.addEmpty();
  expect(() => other.addEmpty([node])).toThrow(/after\[0\] is a step of another graph/);
  one.close();
  expect(() => other.addEmpty([node])).toThrow(/another graph/);
  expect(() => node.type).toThrow(ClosedError);
  using executable = other.instantiate();
  expect(() => executable.setEnabled(node, true)).toThrow(ClosedError);
  other.close();
});

test("a graph is no step of its own", () => {
  using graph = new Graph(device);
  expect(() => graph.addGraph(graph)).toThrow(/cannot hold itself/);
});

test("copies and fills reach no part of a range without memory, and no memory that its graph frees", () => {
  using range = AddressRange.reserve(device, 2 * granule);
  using physical = PhysicalMemory.allocate(device, granule);
  const all = range.buffer("u8", 2 * granule);
  const half = range.buffer("u8", granule);
  const host = new Uint8Array(granule);
  expect(() => half.toArray()).toThrow(/nothing is mapped at 0/);
  range.map(physical);
  expect(() => half.set(host)).toThrow(/nobody has access/);
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
