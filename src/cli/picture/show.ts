import { writeFileSync } from "node:fs";
import { graphDiagram } from "../../cuda/graph/graph-diagram.ts";
import { Graph } from "../../cuda/index.ts";
import { Topology } from "../../direct/index.ts";
import { topologyDiagram } from "../../direct/topology/topology-diagram.ts";
import { type Diagram, diagramSvg, diagramText } from "../../picture/diagram.ts";

/** A picture of a graph of work, of a machine's PCI tree, or of anything that has nodes and edges: SVG into `file`, a rough form for the terminal. */
export function show(value: unknown, file?: string): string {
  const diagram =
    value instanceof Graph
      ? graphDiagram(value)
      : value instanceof Topology
        ? topologyDiagram(value)
        : asDiagram(value);
  if (file === undefined) return diagramText(diagram);
  writeFileSync(file, diagramSvg(diagram));
  return `${diagramText(diagram)}\n${file} is the picture`;
}

function asDiagram(value: unknown): Diagram {
  const { nodes, edges, title = "" } = Object(value) as Partial<Diagram>;
  if (Array.isArray(nodes) && Array.isArray(edges)) return { title, nodes, edges };
  throw new TypeError(
    "show: give a Graph, a Topology, or an object with nodes [{ id, label }] and edges [[from, to]]",
  );
}
