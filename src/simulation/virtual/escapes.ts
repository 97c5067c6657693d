import { syncBuiltinESMExports } from "node:module";
import type { Diversions } from "./diversions.ts";
import type { Escape } from "./world.ts";

/** Calls that reach outside of the process, by the kind that permits them and the module that has them. */
const builtin = {
  sockets: {
    "node:net": ["connect", "createConnection", "createServer", "Socket", "Server"],
    "node:dgram": ["createSocket"],
    "node:http": ["request", "get", "createServer"],
    "node:https": ["request", "get", "createServer"],
    "node:tls": ["connect", "createServer"],
  },
  threads: { "node:worker_threads": ["Worker"] },
  processes: {
    "node:child_process": ["spawn", "exec", "execFile", "fork", "spawnSync", "execSync", "execFileSync"],
  },
  files: {
    "node:fs": [
      "readFileSync",
      "writeFileSync",
      "openSync",
      "readFile",
      "writeFile",
      "open",
      "createReadStream",
      "createWriteStream",
      "appendFileSync",
      "appendFile",
      "copyFileSync",
      "copyFile",
      "readdirSync",
      "readdir",
      "opendirSync",
      "opendir",
    ],
    "node:fs/promises": ["readFile", "writeFile", "open", "appendFile", "copyFile", "readdir", "opendir"],
  },
} as const satisfies Record<Escape, Record<string, readonly string[]>>;

const globals = {
  sockets: ["fetch", "WebSocket", "EventSource"],
  threads: ["Worker"],
} as const;

/** Members of the `Bun` and `Deno` objects. */
const runtimes = {
  sockets: ["connect", "listen", "serve", "connectTls"],
  processes: ["spawn", "spawnSync", "Command"],
  files: [
    ...["file", "write", "readFile", "readTextFile", "writeFile", "writeTextFile", "open"],
    ...["readDir", "readDirSync"],
  ],
} as const;

/**
 * Makes calls that reach outside of the process fail by name inside a simulation.
 *
 * @internal
 */
export function refuseEscapes(diversions: Diversions): void {
  const refuse = (owner: object, names: readonly string[], kind: Escape, prefix: string) => {
    for (const name of names)
      diversions.check(owner, name, (world) => world.refuse(kind, `${prefix}${name}`));
  };
  for (const [kind, modules] of Object.entries(builtin))
    for (const [module, names] of Object.entries(modules)) {
      const found = process.getBuiltinModule(module) as object | undefined;
      if (found !== undefined) refuse(found, names, kind as Escape, `${module} `);
    }
  for (const [kind, names] of Object.entries(globals)) refuse(globalThis, names, kind as Escape, "");
  for (const runtime of ["Bun", "Deno"]) {
    const found = Reflect.get(globalThis, runtime) as object | undefined;
    if (found === undefined) continue;
    for (const [kind, names] of Object.entries(runtimes)) refuse(found, names, kind as Escape, `${runtime}.`);
  }
}

/** Makes named imports of Node's modules use the functions that the modules have now. @internal */
export const syncImports = (): void => syncBuiltinESMExports();
