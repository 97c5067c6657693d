import { type DeviceInfo, openDevice } from "../../rdma/index.ts";
import { measure } from "../bench/measure.ts";
import { type Program, programs } from "../bench/perftest/programs.ts";
import { perftestFigure } from "./perftest-figures.ts";
import { Lacking, type Trial } from "./trial.ts";

const durationMs = 500;
/** Fewer say little, and perftest refuses a few. */
const leastIterations = 100;
/** Several processes start for it, which an emulated machine takes long for. */
const limitMs = 300_000;

/** Bandwidth and latency between two processes on this device, and what perftest's programs measure there. */
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
  if (port === undefined) throw new Lacking("it has no active port");
  return device.gid({ port }).index;
}

async function ourFigure(program: Program, device: string): Promise<{ value: number; iterations: number }> {
  const settings = { host: undefined, listens: false, port: undefined, iterations: undefined };
  const how = { durationMs, depth: 128, device, localAddress: undefined, note: () => {} };
  const figures = await measure(program, program.bytes, { ...settings, ...how });
  const value = program.measures === "bandwidth" ? figures.gbitPerSecond : figures.medianUs;
  if (value === undefined) throw new Error("nothing was measured");
  return { value, iterations: Math.max(leastIterations, figures.iterations) };
}
