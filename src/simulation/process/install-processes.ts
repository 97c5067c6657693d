import process from "node:process";
import { Diversions } from "../virtual/diversions.ts";
import { syncImports } from "../virtual/escapes.ts";
import { ProcessEnd } from "../virtual/world.ts";
import { divertProcesses } from "./divert-process.ts";

/** Real process, as far as simulated ones use it. */
export interface RealProcess {
  /** Writes text to standard output, or to standard error. */
  write(text: string, isError: boolean): void;
}

let installed: { readonly real: RealProcess; readonly restore: () => void } | undefined;
let fail: (error: unknown) => void = () => {};

/** Ignores the end of a simulated process in a promise that no code awaits. Fails the simulation for another error. */
function uncaught(error: unknown): void {
  if (!(error instanceof ProcessEnd)) fail(error);
}

/**
 * Puts the parts of simulated processes in place of the real ones, at the first call of a simulation. Most
 * simulations start no process.
 *
 * @internal
 */
export function installProcesses(): RealProcess {
  if (installed !== undefined) return installed.real;
  const { stdout, stderr } = process;
  const diversions = new Diversions();
  divertProcesses(diversions);
  syncImports();
  const listeners = ["unhandledRejection", "uncaughtException"] as const;
  for (const name of listeners) process.on(name as "uncaughtException", uncaught);
  const restore = (): void => {
    for (const name of listeners) process.removeListener(name, uncaught);
    diversions.restore();
    syncImports();
  };
  const real: RealProcess = { write: (text, isError) => void (isError ? stderr : stdout).write(text) };
  installed = { real, restore };
  return real;
}

/** Names the function that ends the simulation with an error. The returned function restores the real process. @internal */
export function allowProcesses(failed: (error: unknown) => void): () => void {
  fail = failed;
  return () => {
    installed?.restore();
    installed = undefined;
    fail = () => {};
  };
}
