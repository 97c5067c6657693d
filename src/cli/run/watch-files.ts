import { type FSWatcher, watch } from "node:fs";
import { dirname } from "node:path";

/** Time without changes before a restart, in milliseconds. Editors write a file in several steps. */
const quietMs = 200;
const isSource = (name: string): boolean =>
  /\.([cm]?[jt]sx?|json|cuh?|ptx)$/.test(name) && !/(^|\/)(node_modules|\.git)\//.test(name);

/** Calls `changed` when a source file beside or below the script changes. */
export function watchFiles(script: string, changed: (name: string) => void): FSWatcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return watch(dirname(script) || ".", { recursive: true }, (_, name) => {
    if (name === null || !isSource(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => changed(name), quietMs);
  });
}
