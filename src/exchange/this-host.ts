/** Identity of this process and its host, as a simulation gives it to the programs of a host. */
export interface SimulatedProcess {
  readonly host: string;
  /** Identifier of the machine. Processes of one machine share memory. */
  readonly machine: string;
  readonly processId: number;
  readonly pidNamespace: string;
  readonly started: string;
}

/** Host of the running code in a simulation. */
export interface SimulatedHost {
  /** Returns the identity of a new process of the host. */
  newProcess(): SimulatedProcess;
  /** Returns true when a name or an address is that of the host. */
  isHere(host: string): boolean;
  /** Throws when the simulation does not permit the access to the outside that `call` names. */
  leave(kind: "files" | "sockets", call: string): void;
}

let simulated: (() => SimulatedHost | undefined) | undefined;

/**
 * Makes {@link simulatedHost} return the result of `choose`. A simulation has several hosts in one process. Without
 * an argument, the process is on a real host again.
 */
export function replaceHost(choose?: () => SimulatedHost | undefined): void {
  simulated = choose;
}

/** Returns the simulated host of the running code, undefined outside of simulations. */
export const simulatedHost = (): SimulatedHost | undefined => simulated?.();
