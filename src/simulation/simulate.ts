import { extraArguments } from "../arguments/extra-arguments.ts";
import { callback, checkValue } from "../arguments/options.ts";
import type { HostSurroundings } from "./cluster/host.ts";
import {
  type Program,
  type SimulationOptions,
  type SimulationReport,
  simulationOptions,
} from "./cluster/options.ts";
import { Simulation } from "./cluster/simulation.ts";
import type { SimulationObserver } from "./observation/observer.ts";
import { EscapeError } from "./simulation-error.ts";
import { worlds } from "./virtual/world.ts";

let isRunning = false;

/** Returns the function that makes the GPUs of a host. The soft GPU is loaded only for a simulation with GPUs. */
async function gpuMaker(gpus: number): Promise<HostSurroundings["makeGpus"]> {
  if (gpus === 0) return undefined;
  const { HostGpus } = await import("./cluster/gpu.ts");
  return (host, world) => new HostGpus(host, gpus, world);
}

/**
 * Runs a cluster in this thread, in virtual time. `program` starts programs on the hosts with `host.run()`. They use
 * the ordinary objects: devices, queue pairs, completions, timeouts, sockets of `meetPeer`. The seed decides the
 * order of all steps, the latency and loss of packets, and all random numbers. So a seed repeats a run. The
 * simulation ends when `program` returns. Rejects with {@link SimulationError} when a program throws, a check does
 * not hold, or nothing can happen any more.
 *
 * @example
 * const { timeMs, packets } = await simulate({ seed: 5, hosts: 2, network: { loss: 0.1 } }, async (cluster) => {
 *   const [server, client] = [cluster.host(0), cluster.host(1)];
 *   const served = server.run(async () => {
 *     using peer = await waitForPeer({ port: 7000 });
 *     console.log(await peer.receive()); // "hello"
 *   });
 *   await client.run(async () => {
 *     using peer = await meetPeer(server.address, { port: 7000 });
 *     peer.send("hello");
 *   });
 *   await served;
 * });
 */
export function simulate(options: SimulationOptions, program: Program): Promise<SimulationReport> {
  if (arguments.length > 2) throw extraArguments("simulate", ["options", "program"], arguments.length);
  return simulateObserved(options, program, []);
}

/** Runs a simulation as {@link simulate} does, and reports all that happens to observers. @internal */
export async function simulateObserved(
  options: SimulationOptions,
  program: Program,
  observers: readonly SimulationObserver[],
): Promise<SimulationReport> {
  const checked = simulationOptions(options);
  checkValue("simulate: program", callback("(cluster) => Promise<void>"), program);
  if (isRunning || worlds.getStore() !== undefined)
    throw new EscapeError(
      "simulate() during a simulation",
      "Await the first simulation, then start the next one.",
    );
  isRunning = true;
  try {
    return await new Simulation(checked, observers, await gpuMaker(checked.gpus)).run(program);
  } finally {
    isRunning = false;
  }
}
