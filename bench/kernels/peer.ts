// Builds and runs the C loops of peer.c with a set of compiler flags.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const cores = availableParallelism();

/** Function that returns the milliseconds of one kernel. */
export type Peer = (name: string, size: number) => number;

/** Builds the C loops; returns undefined without clang. */
export function buildPeer(
  folder: string,
  real: string,
  options: { readonly threads: number; readonly scalar: boolean },
): Peer | undefined {
  const program = join(folder, `${real}-${options.scalar ? "scalar" : "vector"}`);
  const file = fileURLToPath(new URL("./peer.c", import.meta.url));
  const flags = options.scalar ? ["-fno-vectorize", "-fno-slp-vectorize"] : [];
  const common = ["-O2", "-fno-math-errno", `-DREAL=${real}`, "-pthread"];
  const built = spawnSync("clang", [...common, ...flags, file, "-o", program, "-lm"]);
  if (built.status !== 0) return undefined;
  return (name, size) =>
    Number(spawnSync(program, [name, String(size), String(options.threads)], { encoding: "utf8" }).stdout);
}
