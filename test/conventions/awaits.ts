import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import type { Import } from "./imports.ts";

/** First file of each thread of the library. The network thread is not one of them: it loads all of src/rdma and src/cuda. */
const threads = [
  "src/direct/storage/io/storage-worker.ts",
  "src/group/membership/failure/heartbeat-worker.ts",
  "src/soft/gpu/kernels/worker/worker.ts",
  "src/soft/hca/nic/worker.ts",
  "src/wait/fd-watcher-worker.ts",
];

const functions = new Set(["ArrowFunctionExpression", "FunctionDeclaration", "FunctionExpression"]);

interface Node {
  readonly type?: string;
  readonly await?: boolean;
  readonly start?: number;
}

/** Returns the offset of the first `await` outside functions below a syntax node, or -1. */
function awaitBelow(node: Node): number {
  if (node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await)) return node.start!;
  if (node.type !== undefined && functions.has(node.type)) return -1;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = typeof child === "object" && child !== null ? awaitBelow(child as Node) : -1;
      if (found >= 0) return found;
    }
  return -1;
}

/** Returns the modules that a thread loads before it runs its first file. */
function loadedBy(thread: string, imports: readonly Import[]): Set<string> {
  const loaded = new Set([thread]);
  for (const file of loaded)
    for (const { from, to, typeOnly, late } of imports)
      if (from === file && !typeOnly && !late) loaded.add(to);
  loaded.delete(thread);
  return loaded;
}

/**
 * Returns the modules of threads that have an `await` at their top level. Node 26 aborts when a thread ends while it loads modules
 * that import such a module.
 */
export function awaitsOfThreads(imports: readonly Import[]): string[] {
  const loaded = new Set(threads.flatMap((thread) => [...loadedBy(thread, imports)]));
  return [...loaded].flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const at = source.includes("await") ? awaitBelow(parseSync(file, source).program as unknown as Node) : -1;
    if (at < 0) return [];
    const line = source.slice(0, at).split("\n").length;
    return [
      `${file}:${line}: a thread loads this await at the top level: await in a function, or import a smaller module`,
    ];
  });
}
