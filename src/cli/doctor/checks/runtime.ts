import process from "node:process";
import { type Check, ok, warning } from "./check.ts";

const tested = { bun: "1.4", deno: "2.9", node: "26.1" } as const;

const older = (version: string, least: string): boolean => {
  const [a = 0, b = 0] = version.split(".").map(Number);
  const [c = 0, d = 0] = least.split(".").map(Number);
  return a < c || (a === c && b < d);
};

/**
 * Checks the version and architecture of the JavaScript runtime. This program runs, so the runtime can call
 * C.
 */
export const runtime: Check = {
  name: "runtime",
  run: () => {
    const { bun, deno, node } = process.versions as Record<string, string | undefined>;
    const [name, version] =
      bun !== undefined
        ? (["bun", bun] as const)
        : deno !== undefined
          ? (["deno", deno] as const)
          : (["node", node!] as const);
    const where = `${name} ${version} on ${process.platform} ${process.arch}`;
    if (older(version, tested[name])) {
      return [warning("runtime", `${where} is older than the tested ${tested[name]}`, `upgrade ${name}`)];
    }
    if (process.arch !== "x64" && process.arch !== "arm64") {
      return [warning("runtime", `${where}: struct layouts are known for x64 and arm64 only`)];
    }
    return [ok("runtime", where)];
  },
};
