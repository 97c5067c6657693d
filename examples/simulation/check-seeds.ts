// Runs a simulated test with many seeds, from the command line: [SEEDS] [FIRST].
import process from "node:process";
import { type Program, SimulationError, type SimulationOptions, simulate } from "doorbell/simulation";

/** Runs the test with each seed, and prints each failure and the total. */
export async function checkSeeds(options: SimulationOptions, test: Program): Promise<void> {
  const [seeds, first] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 1)];
  let [failures, events, virtualMs] = [0, 0, 0];
  for (let seed = first; seed < first + seeds; seed++) {
    try {
      const report = await simulate({ ...options, seed }, test);
      events += report.events;
      virtualMs += report.timeMs;
    } catch (error) {
      if (!(error instanceof SimulationError)) throw error;
      failures++;
      console.log(error.message.split("\n")[0]);
    }
  }
  console.log(
    `${seeds} seeds, ${failures} failures, ${events} events, ${Math.round(virtualMs / 1000)} s of virtual time`,
  );
}
