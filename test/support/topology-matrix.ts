/**
 * Parses the output of `nvidia-smi topo -m`. Returns the distance of each pair by row and column ("GPU0",
 * "NIC3").
 */
export function topologyMatrix(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the head is underlined
  const lines = text.replace(/\x1b\[[0-9;]*m/g, "").split("\n");
  const words = (line: string): string[] => line.trim().split(/\s+/);
  const head = words(lines.find((line) => /\bGPU0\b/.test(line)) ?? "").filter((word) =>
    /^(GPU|NIC|mlx5_)\d+$/.test(word),
  );
  const rows = lines
    .map(words)
    .filter(([name, first]) => head.includes(name ?? "") && !head.includes(first ?? ""));
  return new Map(
    rows.map(([name, ...cells]) => [name!, new Map(head.map((column, i) => [column, cells[i]!]))]),
  );
}

/** Returns the RDMA device of each NIC in the matrix, from the legend below it. */
export const nicNames = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^\s*(NIC\d+): (\S+)/gm)].map(([, nic, name]) => [nic!, name!]));
