import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** JavaScript runtime that is installed on this machine. */
export interface Runtime {
  readonly name: "Bun" | "Deno" | "Node";
  /** Version that the runtime reports, such as "1.4.5". */
  readonly version: string;
  /** Command and arguments before a program's path. */
  readonly command: readonly string[];
}

const flags: Readonly<Record<Runtime["name"], readonly string[]>> = {
  Bun: [],
  Deno: ["run", "-A", "--no-check"],
  Node: ["--no-warnings"],
};
/** First major version of Node with an FFI. */
const LEAST_NODE = 26;

const inModules = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

/** Returns the runtimes in `node_modules`, or else those on the path. */
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
