import { writeFileSync } from "node:fs";
import { bytesText } from "../../arguments/bytes-text.ts";
import {
  bandwidthHead,
  bandwidthRow,
  type Figures,
  latencyBars,
  latencyHead,
  latencyRow,
} from "../bench/figures.ts";
import type { GpuFigures } from "../bench/gpu.ts";
import type { BenchSettings } from "../bench/measure.ts";
import { defaultPort, isOneSided, type Program, programNamed, programs } from "../bench/perftest/programs.ts";
import { type CliCommand, CliError, exitCode, type Given } from "../common/command.ts";
import { lineChart } from "../diagram/line-chart.ts";
import { terminalChart } from "../diagram/terminal-chart.ts";
import type { Output } from "../output/output.ts";
import { table } from "../output/table.ts";
import { bytesFrom } from "../output/units.ts";

/** Maximum duration, in seconds. The peer's deadline for the last message ends the run after it. */
const longestSeconds = 240;
const chartSizes = [64, 256, 1024, 4096, 16384, 65536, 262144, 1048576];

export const bench: CliCommand = {
  words: [
    {
      word: "[NAME]",
      text: `${programs.map(({ name }) => name).join(", ")} (or ib_write_bw and so on), gpu; all without it`,
    },
    {
      word: "[HOST]",
      text: "the server: a host that runs doorbell bench NAME --listen, or perftest's program",
    },
  ],
  options: [
    { flags: "-l, --listen", text: "be the server: wait for one client" },
    { flags: "-s, --sizes SIZES", text: "bytes of a message, separated by commas: 2,64K,1M" },
    { flags: "-n, --iterations COUNT", text: "messages; both ends must have the same number" },
    {
      flags: "-D, --duration SECONDS",
      text: "duration of each test, instead of a number of messages",
    },
    { flags: "-t, --depth COUNT", text: "maximum number of requests in the send queue", default: "128" },
    { flags: "-d, --device NAME", text: "the RDMA device" },
    { flags: "-a, --address ADDRESS", text: "the local address of the device" },
    { flags: "-p, --port PORT", text: `TCP port where both ends meet (${defaultPort})` },
    { flags: "--plot FILE", text: "a chart over the sizes, as SVG and in the terminal" },
  ],
  examples: [
    ["doorbell bench", "each test between two processes of this machine, and the GPU's copies and launches"],
    ["doorbell bench write-bw --sizes 64,4K,1M --plot write.svg", "one test over sizes, with a chart"],
    ["doorbell bench read-bw --duration 10", "one test for ten seconds"],
    ["ib_write_bw -d mlx5_0            # on host b", "perftest's program as the server, ..."],
    ["doorbell bench write-bw b -n 5000", "... doorbell as its client; --listen for the other direction"],
  ],
  notes:
    "It uses perftest's handshake (4.5 and the releases around it), so either end may be ib_write_bw, ib_send_bw, ib_read_bw, ib_write_lat or\nib_send_lat, on RoCE with a GID (-x), RC. As in perftest, latency is half of the round trip; MiB is 2^20 bytes, Gbit is 10^9 bits.",
  complete: async (words) => (words.length === 0 ? [...programs.map(({ name }) => name), "gpu"] : []),
  run: async (given) => {
    const { words, output } = given;
    const [name, host] = words;
    if (name === "gpu")
      return printGpu(
        output,
        (await import("../bench/gpu.ts")).measureGpu(sizesOf(given) ?? [4096, 1 << 20, 16 << 20]),
      );
    const chosen = name === undefined ? programs : [programNamed(name)].filter((each) => each !== undefined);
    if (chosen.length === 0)
      throw new CliError(
        `there is no test ${name}: there are ${programs.map((each) => each.name).join(", ")}, gpu`,
      );
    const found = await measureAll(chosen, given, settingsOf(given, host));
    const gpu = name === undefined ? (await import("../bench/gpu.ts")).measureGpu([1 << 20]) : [];
    if (output.asJson) output.json([...found, ...gpu]);
    else {
      printFigures(output, found);
      if (gpu.length > 0) {
        output.line();
        printGpu(output, gpu);
      }
    }
    if (typeof given.options["plot"] === "string") plot(output, found, given.options["plot"]);
    return exitCode.fine;
  },
};

async function measureAll(
  chosen: readonly Program[],
  given: Given,
  settings: BenchSettings,
): Promise<Figures[]> {
  const [{ measure }, { Progress }] = await Promise.all([
    import("../bench/measure.ts"),
    import("../bench/progress.ts"),
  ]);
  const sizes = sizesOf(given) ?? (given.options["plot"] ? chartSizes : undefined);
  const runs = chosen.flatMap((program) => (sizes ?? [program.bytes]).map((bytes) => ({ program, bytes })));
  using progress = new Progress(runs.length, !given.output.asJson && !settings.listens);
  const found: Figures[] = [];
  for (const { program, bytes } of runs) {
    progress.begin(`${program.name} ${bytesText(bytes)}`);
    found.push(await measure(program, bytes, { ...settings, tick: progress.tick }));
    progress.end();
  }
  return found;
}

const whole = (given: Given, name: string, fallback: number): number => {
  const text = given.options[name];
  if (typeof text !== "string") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new CliError(`--${name} is ${text}. Use a whole number from 1 on`);
  return value;
};

function sizesOf({ options }: Given): number[] | undefined {
  const text = options["sizes"];
  if (typeof text !== "string") return undefined;
  return text.split(",").map((each) => {
    const bytes = bytesFrom(each);
    if (bytes === undefined || bytes < 1)
      throw new CliError(`--sizes has ${each}, which is not a size. Use for example 64, 4K or 1M.`);
    return bytes;
  });
}

function durationMs(given: Given, host: string | undefined): number | undefined {
  const text = given.options["duration"];
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds >= 0.1 && seconds <= longestSeconds))
    throw new CliError(`--duration is ${text}. Use seconds from 0.1 to ${longestSeconds}`);
  if (given.options["iterations"] !== undefined)
    throw new CliError("--duration and --iterations. Use one of them");
  if (given.options["listen"] === true)
    throw new CliError("--duration is for the client: the server follows it");
  if (host !== undefined && given.words[0] !== undefined && !isOneSided(programNamed(given.words[0])))
    throw new CliError(`${given.words[0]} counts its messages at both ends. Use --iterations there and here`);
  return seconds * 1000;
}

function settingsOf(given: Given, host: string | undefined): BenchSettings {
  const text = (name: string) =>
    typeof given.options[name] === "string" ? (given.options[name] as string) : undefined;
  return {
    host,
    listens: given.options["listen"] === true,
    port: text("port") === undefined ? undefined : whole(given, "port", defaultPort),
    iterations: text("iterations") === undefined ? undefined : whole(given, "iterations", 1),
    durationMs: durationMs(given, host),
    depth: whole(given, "depth", 128),
    device: text("device"),
    localAddress: text("address"),
    note: given.output.note,
  };
}

function printFigures(output: Output, found: readonly Figures[]): void {
  const [first] = found;
  if (first) output.line(`${first.device}, by ${first.path}`);
  const bandwidth = found.filter(({ test }) => test.endsWith("-bw"));
  const latency = found.filter(({ test }) => test.endsWith("-lat"));
  const options = { head: output.style.dim, right: [1, 2, 3, 4, 5, 6, 7, 8] };
  if (bandwidth.length > 0) output.text(table(bandwidthHead, bandwidth.map(bandwidthRow), options));
  if (latency.length > 0) output.text(table(latencyHead, latency.map(latencyRow), options));
  for (const line of latency.flatMap(latencyBars)) output.line(line);
}

function printGpu(output: Output, found: readonly GpuFigures[]): number {
  if (output.asJson) output.json(found);
  else {
    output.line(found[0]?.device ?? "");
    const rows = found.map(({ test, bytes, medianUs, gibPerSecond }) => [
      ` ${test}`,
      bytes > 0 ? bytesText(bytes) : "",
      `${medianUs}`,
      `${gibPerSecond ?? ""}`,
    ]);
    output.text(
      table([" test", "bytes", "median µs", "GiB/s"], rows, { head: output.style.dim, right: [1, 2, 3] }),
    );
  }
  return exitCode.fine;
}

function plot(output: Output, found: readonly Figures[], file: string): void {
  const isLatency = found.every(({ test }) => test.endsWith("-lat"));
  const value = (each: Figures) => (isLatency ? each.medianUs : each.gbitPerSecond) ?? 0;
  const tests = [...new Set(found.map(({ test }) => test))].filter(
    (test) => isLatency || test.endsWith("-bw"),
  );
  const series = tests.map((test) => ({
    name: test,
    points: found.filter((each) => each.test === test).map((each) => [each.bytes, value(each)] as const),
  }));
  const options = {
    title: `doorbell bench on ${found[0]?.device}`,
    x: "bytes",
    y: isLatency ? "µs" : "Gbit/s",
    logX: true,
  };
  writeFileSync(file, lineChart(series, options));
  if (output.asJson) return;
  output.line(terminalChart(series, options, output.columns ?? 80));
  output.line(`wrote ${file}`);
}
