import * as store from "../../../examples/simulation/key-value-store.ts";
import * as membership from "../../../examples/simulation/membership.ts";
import * as log from "../../../examples/simulation/replicated-log.ts";
import type { FaultBudget, Program, SimulationOptions } from "../../../src/simulation/index.ts";

/** Simulated example, with errors that its test must find. */
export interface Example {
  readonly name: string;
  readonly options: SimulationOptions;
  readonly bugs: readonly string[];
  /** Returns the program with a planted error, or without one. */
  program(bug?: string): Program;
}

/** Returns the planted error with a name. */
function known<B extends string>(bugs: readonly B[], name: string | undefined): B | undefined {
  return bugs.find((one) => one === name);
}

/** All simulated examples. */
export const examples: readonly Example[] = [
  {
    ...{ name: "key-value-store", options: store.options, bugs: store.BUGS },
    program: (bug) => store.storeTest(known(store.BUGS, bug)),
  },
  {
    ...{ name: "replicated-log", options: log.options, bugs: log.BUGS },
    program: (bug) => log.logTest(known(log.BUGS, bug)),
  },
  {
    ...{ name: "membership", options: membership.options, bugs: [] },
    program: () => membership.membershipTest(),
  },
];

/** Returns the example with a name. Throws RangeError for an unknown one. */
export function exampleOf(name: string): Example {
  const found = examples.find((one) => one.name === name);
  if (found !== undefined) return found;
  throw new RangeError(
    `there is no example "${name}"; there are ${examples.map((one) => one.name).join(", ")}`,
  );
}

/** Returns the options of an example, whose seeds draw from all kinds of faults or from a random subset. */
export function optionsWith(name: string, isSwarm: boolean): SimulationOptions {
  const { options } = exampleOf(name);
  return { ...options, faults: { ...(options.faults as FaultBudget), swarm: isSwarm } };
}
