import { type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { type Diagram, diagramSvg } from "../../diagram/diagram.ts";
import type { Graph } from "./graph.ts";

/** Returns the diagram of a graph: its nodes, numbered where several are alike, and their dependencies. */
export function graphDiagram(graph: Graph): Diagram {
  const nodes = graph.nodes();
  const types = nodes.map(({ type }) => type.toLowerCase());
  const labels = types.map((type, i) => {
    const alike = types.filter((each) => each === type).length;
    return alike < 2 ? type : `${type} ${types.slice(0, i + 1).filter((each) => each === type).length}`;
  });
  return {
    title: graph.label,
    nodes: nodes.map(({ pointer }, i) => ({ id: `${pointer}`, label: labels[i]! })),
    edges: graph.edges().map(([from, to]) => [`${from.pointer}`, `${to.pointer}`]),
  };
}

/** Returns the display of a graph for a notebook. */
export function graphBundle(graph: Graph): MediaBundle {
  const diagram = graphDiagram(graph);
  return mediaBundle(graph.label, { nodes: diagram.nodes.map(({ label }) => label) }, diagramSvg(diagram));
}
