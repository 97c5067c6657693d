// Reads nodes and edges of a graph as C's pointers.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import type { Device } from "../device/device.ts";
import { cText } from "../driver/driver.ts";

/** Returns the nodes of a graph (`cuGraphGetNodes`). */
export function nodesOf(device: Device, graph: number): number[] {
  const { driver } = device;
  const { lib } = driver;
  const { results } = driver;
  results.put(0);
  driver.check(lib.cuGraphGetNodes(graph, 0, results.pointer), "cuGraphGetNodes");
  const count = results.u64();
  if (count === 0) return [];
  const list = new BigUint64Array(new ArrayBuffer(count * 8));
  driver.check(lib.cuGraphGetNodes(graph, addressOf(list), results.pointer), "cuGraphGetNodes");
  return [...list].map(Number);
}

/** Returns the edges of a graph (`cuGraphGetEdges`). */
export function edgesOf(device: Device, graph: number): [from: number, to: number][] {
  const { driver } = device;
  const { lib } = driver;
  const { results } = driver;
  results.put(0);
  driver.check(lib.cuGraphGetEdges_v2(graph, 0, 0, 0, results.pointer), "cuGraphGetEdges_v2");
  const count = results.u64();
  if (count === 0) return [];
  const lists = new BigUint64Array(new ArrayBuffer(count * 16));
  const data = new Uint8Array(new ArrayBuffer(count * 8));
  const at = addressOf(lists);
  const code = lib.cuGraphGetEdges_v2(graph, at, at + count * 8, addressOf(data), results.pointer);
  keepAlive(data);
  driver.check(code, "cuGraphGetEdges_v2");
  return Array.from({ length: count }, (_, i) => [Number(lists[i]!), Number(lists[count + i]!)]);
}

/** Returns the graph as text for Graphviz (`cuGraphDebugDotPrint`). */
export function dotOf(device: Device, graph: number, verbose: boolean): string {
  const folder = temporaryFolder("doorbell-dot-");
  const file = join(folder, "graph.dot");
  const path = cText(file);
  try {
    const code = device.driver.lib.cuGraphDebugDotPrint(graph, addressOf(path), verbose ? 1 : 0);
    keepAlive(path);
    device.driver.check(code, "cuGraphDebugDotPrint");
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
