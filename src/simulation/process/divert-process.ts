import type { EventEmitter } from "node:events";
import process from "node:process";
import type { Diversions } from "../virtual/diversions.ts";
import type { World } from "../virtual/world.ts";
import { spawnChild } from "./children.ts";
import { type ProgramProcess, processHere } from "./program-process.ts";
import { connectSocket, createServer } from "./sockets.ts";

type Inside = (process: ProgramProcess, given: readonly unknown[], original: () => unknown) => unknown;

/** Makes calls of `target[key]` in a process return the result of `inside`. */
function divert(diversions: Diversions, target: object, key: string, inside: Inside): void {
  diversions.replace(
    target,
    key,
    (original) =>
      function (this: unknown, ...given: unknown[]): unknown {
        const here = processHere();
        const call = (): unknown => Reflect.apply(original, this, given);
        return here === undefined ? call() : inside(here, given, call);
      },
  );
}

/** Calls a method of an emitter. */
const callEvents = (events: EventEmitter, name: string, given: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(events, name) as (...all: unknown[]) => unknown, events, given);

const EVENTS = [
  ...["on", "once", "off", "addListener", "removeListener", "prependListener", "prependOnceListener"],
  "removeAllListeners",
] as const;

/** Methods of `console` that write. */
const CONSOLE = [
  ...["log", "info", "debug", "error", "warn", "trace", "dir", "table", "group", "groupCollapsed"],
  ...["groupEnd", "assert", "count", "countReset"],
] as const;

/** Refuses the end of the whole process to code of a host that is not in a simulated process. */
function refuseExit(world: World): void {
  world.refuse("processes", "process.exit");
}

/**
 * Gives the programs of simulated processes their own `process`, `console`, `node:net` and `spawn`.
 *
 * @internal
 */
export function divertProcesses(diversions: Diversions): void {
  divertProcess(diversions);
  for (const name of CONSOLE)
    divert(diversions, console, name, (here, given) =>
      Reflect.apply(here.console[name], here.console, given),
    );
  const net = process.getBuiltinModule("node:net");
  for (const name of ["connect", "createConnection"]) divert(diversions, net, name, connectSocket);
  divert(diversions, net, "createServer", createServer);
  divert(diversions, process.getBuiltinModule("node:child_process"), "spawn", spawnChild);
  const util = process.getBuiltinModule("node:util");
  const { parseArgs } = util;
  divert(diversions, util, "parseArgs", ({ argv }, [config]) =>
    parseArgs({ args: argv.slice(2), ...(config as object) }),
  );
}

/** Sends a signal to a process of the same host. */
function kill({ host, world }: ProgramProcess, [processId, signal = "SIGTERM"]: readonly unknown[]): boolean {
  const target = [...host.running].find((one) => one.processId === processId);
  if (target === undefined) world.refuse("processes", `process.kill(${String(processId)})`);
  target?.kill(String(signal));
  return true;
}

function divertProcess(diversions: Diversions): void {
  const values: Record<string, (here: ProgramProcess) => unknown> = {
    argv: ({ argv }) => argv,
    env: ({ env }) => env,
    pid: ({ processId }) => processId,
    stdin: ({ stdin }) => stdin,
    stdout: ({ stdout }) => stdout,
    stderr: ({ stderr }) => stderr,
  };
  for (const [name, value] of Object.entries(values))
    diversions.divertRead(process, name, () => {
      const here = processHere();
      return here && { value: value(here) };
    });
  const exit = (here: ProgramProcess, [code]: readonly unknown[]): never => here.exit(code);
  diversions.check(process, "exit", (world) => {
    if (processHere() === undefined) refuseExit(world);
  });
  divert(diversions, process, "exit", exit);
  divert(diversions, process, "kill", kill);
  for (const name of EVENTS)
    divert(diversions, process, name, ({ events }, given) => callEvents(events, name, given));
  // The runtime emits unhandled rejections in the context of their promises.
  for (const name of ["emit", "listeners", "listenerCount"] as const)
    divert(diversions, process, name, ({ events }, given, original) => {
      const isOwn = events.listenerCount(String(given[0])) > 0;
      return isOwn ? callEvents(events, name, given) : original();
    });
  const { Bun, Deno } = globalThis as { Bun?: object; Deno?: object };
  if (Bun !== undefined)
    diversions.divertRead(Bun, "argv", () => {
      const here = processHere();
      return here && { value: here.argv };
    });
  if (Deno === undefined) return;
  divert(diversions, Deno, "exit", exit);
  diversions.divertRead(Deno, "args", () => {
    const here = processHere();
    return here && { value: here.argv.slice(2) };
  });
}
