import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A JavaScript runtime that is here. */
export interface Runtime {
  readonly name: "Bun" | "Deno" | "Node";
  /** Its own words: "1.4.5". */
  readonly version: string;
  /** What stands in front of a program's path. */
  readonly command: readonly string[];
}

const flags: Readonly<Record<Runtime["name"], readonly string[]>> = {
  Bun: [],
  Deno: ["run", "-A", "--no-check"],
  Node: ["--no-warnings"],
};
/** The first Node that can call C. */
const LEAST_NODE = 26;

const inModules = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

/** The runtimes of `node_modules`, else those on the path. */
export function runtimesHere(): Runtime[] {
  return (Object.keys(flags) as Runtime["name"][]).flatMap((name) => {
    const own = inModules(name.toLowerCase());
    const program = existsSync(own) ? own : name.toLowerCase();
    const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8", timeout: 20_000 });
    const version = /\d+\.\d+\.\d+/.exec(stdout ?? "")?.[0];
    if (status !== 0 || version === undefined) return [];
    if (name === "Node" && Number.parseInt(version, 10) < LEAST_NODE) return [];
    return [{ name, version, command: [program, ...flags[name]] }];
  });
}
