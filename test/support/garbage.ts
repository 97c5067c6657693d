import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

function collector(): () => void {
  if (globalThis.Bun) return () => Bun.gc(true);
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

const collect = collector();

/** Collects garbage and lets pending finalizers run. */
export async function collectGarbage(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
