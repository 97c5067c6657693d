import { type DeviceInfo, openDevice } from "../../rdma/index.ts";
import { measure } from "../bench/measure.ts";
import { type Program, programs } from "../bench/perftest/programs.ts";
import { perftestFigure } from "./perftest-figures.ts";
import { Lacking, type Trial } from "./trial.ts";

const durationMs = 500;
/** Minimum number of iterations. Fewer give no stable figure, and perftest rejects very small numbers. */
const leastIterations = 100;
/**
 * Deadline of a trial, in milliseconds. It starts several processes, which takes long on an emulated machine.
 */
const limitMs = 300_000;

/**
 * Returns the trials that measure bandwidth and latency between two processes, with doorbell and with
 * perftest's programs.
 */
export function figureTrials({ name, provider }: DeviceInfo): Trial[] {
  return programs.map((program) => ({
    name: `${name}: ${program.name}`,
    limitMs,
    run: async () => {
      const gid = gidIndexOf(name);
      const { value: ours, iterations } = await ourFigure(program, name);
      const unit = program.measures === "bandwidth" ? "Gbit/s" : "µs";
      const key = program.measures === "bandwidth" ? "gbitPerSecond" : "medianUs";
      const theirs =
        provider === "native"
          ? await perftestFigure(program, name, gid, { bytes: program.bytes, iterations })
          : undefined;
      const said = `${ours} ${unit}`;
      if (theirs === undefined) return { says: said, figures: { [key]: ours } };
      const says = `${said}; ${program.cName} ${theirs} ${unit} (${(ours / theirs).toFixed(2)}x)`;
      return { says, figures: { [key]: ours, [`${program.cName}_${key}`]: theirs } };
    },
  }));
}

function gidIndexOf(name: string): number {
  using device = openDevice(name);
  const port = device.activePort();
  if (port === undefined) throw new Lacking("the device has no active port");
  return device.gid({ port }).index;
}

async function ourFigure(program: Program, device: string): Promise<{ value: number; iterations: number }> {
  const settings = { host: undefined, listens: false, port: undefined, iterations: undefined };
  const how = { durationMs, depth: 128, device, localAddress: undefined, note: () => {} };
  const figures = await measure(program, program.bytes, { ...settings, ...how });
  const value = program.measures === "bandwidth" ? figures.gbitPerSecond : figures.medianUs;
  if (value === undefined) throw new Error("the run returned no figure");
  return { value, iterations: Math.max(leastIterations, figures.iterations) };
}
