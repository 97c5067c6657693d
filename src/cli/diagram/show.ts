import { writeFileSync } from "node:fs";
import { graphDiagram } from "../../cuda/graph/graph-diagram.ts";
import { Graph } from "../../cuda/index.ts";
import { type Diagram, diagramSvg, diagramText } from "../../diagram/diagram.ts";
import { Topology } from "../../direct/index.ts";
import { topologyDiagram } from "../../direct/topology/topology-diagram.ts";

/**
 * Returns a diagram for the terminal of a graph of work, a machine's PCI tree, or any object with nodes and
 * edges. With `file`, writes the SVG there.
 */
export function show(value: unknown, file?: string): string {
  const diagram =
    value instanceof Graph
      ? graphDiagram(value)
      : value instanceof Topology
        ? topologyDiagram(value)
        : asDiagram(value);
  if (file === undefined) return diagramText(diagram);
  writeFileSync(file, diagramSvg(diagram));
  return `${diagramText(diagram)}\nwrote ${file}`;
}

function asDiagram(value: unknown): Diagram {
  const { nodes, edges, title = "" } = Object(value) as Partial<Diagram>;
  if (Array.isArray(nodes) && Array.isArray(edges)) return { title, nodes, edges };
  throw new TypeError(
    "show: expected a Graph, a Topology, or an object with nodes [{ id, label }] and edges [[from, to]]",
  );
}
