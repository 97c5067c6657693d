import { layers } from "./layers.ts";

/** Modules whose inner layers get a diagram of their own. */
const modules = ["ffi", "src/rdma", "src/cuda", "src/soft/hca", "src/soft/gpu", "src/cli"] as const;

const inside = (path: string, module: string): boolean => path === module || path.startsWith(`${module}/`);

/** Returns the path without a trailing wildcard. */
const plain = (path: string): string => path.replace(/\/\*\*$/, "");

/** Returns the innermost of `modules` that holds a layer, or the layer itself. */
const moduleOf = (path: string): string => modules.find((module) => inside(path, module)) ?? path;

/** Removes each edge that a longer path makes redundant. */
function reduced(edges: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const reaches = (from: string, to: string, seen: Set<string>): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(edges.get(from) ?? [])].some((next) => reaches(next, to, seen));
  };
  const result = new Map<string, string[]>();
  for (const [from, targets] of edges) {
    const others = (to: string) => [...targets].filter((each) => each !== to);
    result.set(
      from,
      [...targets].filter((to) => !others(to).some((each) => reaches(each, to, new Set([from])))),
    );
  }
  return result;
}

/** Returns a Mermaid flowchart: an arrow leads from a layer to a layer that it may import. */
function flowchart(edges: ReadonlyMap<string, ReadonlySet<string>>, label: (path: string) => string): string {
  const ids = new Map<string, string>();
  const node = (path: string): string => {
    const known = ids.get(path);
    if (known !== undefined) return known;
    ids.set(path, `n${ids.size}`);
    return `${ids.get(path)}["${label(path)}"]`;
  };
  const lines = [...reduced(edges)].flatMap(([from, targets]) =>
    targets.length === 0 ? [`  ${node(from)}`] : targets.map((to) => `  ${node(from)} --> ${node(to)}`),
  );
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

function edgesOf(
  keep: (path: string) => boolean,
  as: (path: string) => string,
): Map<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [layer, allowed] of Object.entries(layers).reverse()) {
    if (!keep(layer)) continue;
    const from = as(layer);
    const targets = edges.get(from) ?? new Set<string>();
    edges.set(from, targets);
    for (const to of allowed.map(plain).filter(keep).map(as)) if (to !== from) targets.add(to);
  }
  return edges;
}

/** Returns the layers of the library as Markdown: one diagram of all modules, then one of each module that has layers inside. */
export function layerDiagrams(): string {
  const label = (path: string): string => path.replace(/^src\//, "");
  const outer = edgesOf((path) => path !== "ffi/generate" && path !== "src/standalone", moduleOf);
  const inner = modules.map((module) => {
    const isPart = (path: string): boolean => path !== module && inside(path, module);
    const edges = edgesOf(isPart, (path) => path);
    return `### ${module}\n\n${flowchart(edges, (path) => path.slice(module.length + 1))}`;
  });
  return [`### Modules\n\n${flowchart(outer, label)}`, ...inner].join("\n\n");
}

if (import.meta.main) console.log(layerDiagrams());
