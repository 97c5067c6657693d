import { type Figures, figuresOf } from "./figures.ts";
import { defaultPort, isOneSided, type Program } from "./perftest/programs.ts";
import { type RunOptions, type RunResult, run } from "./perftest/run.ts";
import { accept, reach } from "./perftest/wire.ts";
import { freePort, startAgain } from "./second-process.ts";

export interface BenchSettings {
  /**
   * Host of the server. Without it, a second process on this machine is the server, unless `listens` is set.
   */
  readonly host: string | undefined;
  readonly listens: boolean;
  readonly port: number | undefined;
  readonly iterations: number | undefined;
  readonly durationMs: number | undefined;
  readonly depth: number;
  readonly device: string | undefined;
  readonly localAddress: string | undefined;
  readonly note: (text: string) => void;
  readonly tick?: (part: number) => void;
}

/** Deadline for the second process to listen, in milliseconds. An emulated machine needs long. */
const startsWithinMs = 90_000;

/**
 * Runs one test with messages of one size: as server, as client of a host, or with a second process on this
 * machine.
 */
export async function measure(program: Program, bytes: number, settings: BenchSettings): Promise<Figures> {
  const { durationMs, listens } = settings;
  const iterations = settings.iterations ?? program.iterations;
  const { depth, device, localAddress, tick } = settings;
  const options = { program, bytes, iterations, depth, device, localAddress, tick };
  if (listens) {
    const port = settings.port ?? defaultPort;
    const wire = await accept(port, () =>
      settings.note(`waiting for a client of ${program.name} on TCP port ${port}`),
    );
    return figuresOf(program, await run(wire, { ...options, isClient: false }), bytes, iterations);
  }
  const client = { ...options, isClient: true };
  if (durationMs === undefined || isOneSided(program)) {
    const result = await runAsClient({ ...client, durationMs }, settings);
    return figuresOf(program, result, bytes, iterations);
  }
  // Both ends need the same number of messages, so a short run finds the number for the requested time.
  const first = await runAsClient({ ...client, tick: undefined }, settings);
  const many = Math.max(iterations, Math.round((iterations * durationMs) / millisecondsOf(first)));
  return figuresOf(program, await runAsClient({ ...client, iterations: many }, settings), bytes, many);
}

function millisecondsOf({ milliseconds, rounds }: RunResult): number {
  // A round's figure is half of its round trip.
  return milliseconds ?? ((rounds ?? []) as Float64Array).reduce((sum, half) => sum + (2 * half) / 1000, 0);
}

async function runAsClient(
  options: RunOptions,
  { host, port, depth, device }: BenchSettings,
): Promise<RunResult> {
  if (host !== undefined) return run(await reach(host, port ?? defaultPort, 3_000), options);
  const own = port ?? (await freePort());
  const { program, bytes, iterations } = options;
  const words = ["bench", program.name, "--listen", "-p", `${own}`, "-s", `${bytes}`, "-n", `${iterations}`];
  const second = startAgain([...words, "-t", `${depth}`, ...(device === undefined ? [] : ["-d", device])]);
  try {
    const connected = reach("127.0.0.1", own, startsWithinMs);
    const wire = await Promise.race([connected, second.ended.then(() => connected)]);
    const result = await run(wire, options);
    await second.ended;
    return result;
  } finally {
    second.stop();
  }
}
