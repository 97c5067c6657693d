import { writeFileSync } from "node:fs";
import { Graph } from "../../cuda/index.ts";
import { type Diagram, diagramSvg, diagramText } from "../../picture/diagram.ts";

/** A picture of a graph of work, or of anything that has nodes and edges: SVG into `file`, a rough form for the terminal. */
export function show(value: unknown, file?: string): string {
  const diagram = value instanceof Graph ? graphDiagram(value) : asDiagram(value);
  if (file === undefined) return diagramText(diagram);
  writeFileSync(file, diagramSvg(diagram));
  return `${diagramText(diagram)}\n${file} is the picture`;
}

/** The nodes of a graph, numbered where several are alike, and what waits for what . */
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

function asDiagram(value: unknown): Diagram {
  const { nodes, edges, title = "" } = Object(value) as Partial<Diagram>;
  if (Array.isArray(nodes) && Array.isArray(edges)) return { title, nodes, edges };
  throw new TypeError("show: give a Graph, or an object with nodes [{ id, label }] and edges [[from, to]]");
}
