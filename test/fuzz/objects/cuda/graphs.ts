import * as cuda from "../../../../src/cuda/index.ts";
import type { Recipe } from "../call.ts";
import { type Made, maybe, of } from "../recipe.ts";
import { dependencies, hostArray, stream, types, valueFor } from "./parts.ts";

/** Calls on graphs. */
export const graphs: Recipe[] = [
  of(5, "Graph", "addCopy", (w, d) => ({
    args: [w.need("Buffer"), d.chance(0.7) ? w.need("Buffer") : hostArray(d), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(5, "Graph", "addFill", (w, d) => {
    const buffer = w.need<cuda.Buffer>("Buffer");
    return { args: [buffer, valueFor(buffer, d), ...dependencies(w, d)], makes: "GraphNode" };
  }),
  of(2, "Graph", "addCall", (w, d) => ({
    args: [() => d.chance(0.5), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(3, "Graph", "addEmpty", (w, d) => ({ args: dependencies(w, d), makes: "GraphNode" })),
  of(2, "Graph", "addRecord", (w, d) => ({
    args: [w.need("Event"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(2, "Graph", "addWait", (w, d) => ({
    args: [w.need("Event"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(1, "Graph", "addGraph", (w, d) => ({
    args: [w.need("Graph"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(2, "Graph", "nodes"),
  of(2, "Graph", "edges"),
  of(1, "Graph", "dot"),
  of(2, "Graph", "clone", (): Made => ({ args: [], makes: "Graph" })),
  of(4, "Graph", "instantiate", (_, d) => ({
    args: maybe(d, () => ({ autoFree: d.chance(0.5) })),
    makes: "GraphExecutable",
  })),
  of(8, "GraphExecutable", "launch", (w, d) => ({ args: stream(w, d) })),
  of(2, "GraphExecutable", "upload", (w, d) => ({ args: stream(w, d) })),
  of(2, "GraphExecutable", "update", (w) => ({ args: [w.need("Graph")] })),
  of(2, "GraphExecutable", "setCopy", (w) => ({
    args: [w.need("GraphNode"), w.need("Buffer"), w.need("Buffer")],
  })),
  of(2, "GraphExecutable", "setFill", (w) => ({ args: [w.need("GraphNode"), w.need("Buffer"), 1] })),
  of(1, "GraphExecutable", "setEnabled", (w, d) => ({ args: [w.need("GraphNode"), d.chance(0.5)] })),
  [
    2,
    "allocate and free in a graph",
    (w, d) => ({
      on: {
        both: (graph: cuda.Graph, length: number, type: "f32", kernel: cuda.Kernel | undefined) => {
          const { node, buffer } = graph.addAllocate(length, type);
          const filled = graph.addFill(buffer, 1, [node]);
          const run =
            kernel === undefined
              ? []
              : [graph.addKernel(kernel, { grid: 1, block: 4 }, [buffer, 1], [filled])];
          graph.addFree(buffer, [filled, ...run]);
          return buffer;
        },
      },
      method: "both",
      args: [w.need("Graph"), 1 + d.int(5000), d.pick(types), d.chance(0.3) ? w.some("Kernel") : undefined],
      makes: "Buffer",
      exact: true,
    }),
  ],
  of(1, "Graph", "addAllocate", (w, d) => ({
    args: [1 + d.int(5000), d.pick(types), ...dependencies(w, d)],
  })),
  of(1, "Graph", "addFree", (w, d) => ({
    args: [w.need("Buffer"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(0.5, "Graph", "createConditionalHandle", (_, d) => ({ args: maybe(d, () => d.int(2)) })),
  of(1, "GraphNode", "type"),
  [
    3,
    "change a copy and a fill",
    (w, d) => ({
      on: {
        both: (device: cuda.Device, target: cuda.Buffer, source: cuda.Buffer) => {
          const graph = new cuda.Graph(device);
          const copy = graph.addCopy(target, source);
          const fill = graph.addFill(target, valueFor(target, d) as never, [copy]);
          const executable = graph.instantiate();
          executable.setCopy(copy, target, source);
          executable.setFill(fill, target, valueFor(target, d) as never);
          executable.launch();
          return executable;
        },
      },
      method: "both",
      args: [
        w.need("Device"),
        ...((buffer: cuda.Buffer) => [buffer, buffer.slice(0, buffer.length)])(w.need<cuda.Buffer>("Buffer")),
      ],
      makes: "GraphExecutable",
      exact: true,
    }),
  ],
];
