import { describe, expect, test } from "vitest";
import { connect, leadsTo, SoftGraph } from "../../../src/soft/gpu/graph/graph.ts";

const work = { type: 5, check: () => 0, run: () => true };

describe("a graph", () => {
  test("finds its cycles and reachable nodes", () => {
    const graph = new SoftGraph();
    const a = graph.add(work, []);
    const b = graph.add(work, [a]);
    const c = graph.add(work, [b]);
    const apart = graph.add(work, []);
    expect(graph.acyclic).toBe(true);
    expect(leadsTo(a, [c])).toBe(true);
    expect(leadsTo(c, [a])).toBe(false);
    expect(leadsTo(apart, [c])).toBe(false);
    connect(c, a);
    expect(graph.acyclic).toBe(false);
  });

  test("is cloned with its edges, and a clone's nodes are found by the original's", () => {
    const graph = new SoftGraph();
    const a = graph.add(work, []);
    const b = graph.add(work, [a]);
    const clone = graph.clone();
    expect(clone.edges()).toEqual([[clone.origins.get(a), clone.origins.get(b)]]);
    graph.remove(a);
    expect(graph.edges()).toEqual([]);
    expect(clone.edges()).toHaveLength(1);
  });
});
