import process from "node:process";
import type { Tcp } from "./tcp-socket.ts";

let simulated: (() => Tcp | undefined) | undefined;

/**
 * Makes {@link tcp} return the result of `choose`, unless that is undefined. A simulation carries connections over
 * its own network. Without an argument, connections use the kernel's TCP again.
 */
export function replaceTcp(choose?: () => Tcp | undefined): void {
  simulated = choose;
}

/** Returns the TCP of this host: `node:net`, which is loaded at the first call. */
export function tcp(): Tcp {
  return simulated?.() ?? process.getBuiltinModule("node:net");
}
