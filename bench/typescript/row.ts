// Measures one case in a process of its own and prints it as JSON: `bun row.ts NAME ROUNDS native|soft`.
import { readFileSync } from "node:fs";
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { type Device, type Kernel, openDevice } from "../../src/cuda/index.ts";
import { median } from "../common/median.ts";
import { caseOn } from "./cases.ts";
import { compileMs } from "./compile.ts";

/** Row of the table. Times are medians. */
export interface Row {
  readonly label: string;
  readonly oursMs: number;
  readonly peerMs: number;
  /** Registers of both kernels on a real GPU. */
  readonly registers?: readonly [ours: number, peer: number];
  /** Compilation to PTX, in milliseconds. */
  readonly compileMs: number;
  /** Host time of a launch, in microseconds. */
  readonly launchUs: number;
}

/** A round repeats short kernels until it takes this time, in milliseconds. The workers of the soft GPU need longer rounds. */
const ROUND_MS = { native: 2, soft: 20 };
const MOST_REPEATS = 100;
/** Launches of a batch. The queue of a GPU takes more of them, so none waits for it. */
const BATCH = 64;
const BATCHES = 50;
/** Batches before those that count. The engine compiles the path of a launch meanwhile. */
const WARM_BATCHES = 400;

const [name = "", rounds = "15", provider = "soft"] = argv.slice(2);
const isNative = provider === "native";

/** Returns a function that measures one launch of several, in milliseconds. */
function stopwatch(device: Device): (launch: () => void, repeats: number) => number {
  if (!isNative)
    return (launch, repeats) => {
      const begin = performance.now();
      for (let i = 0; i < repeats; i++) launch();
      device.synchronize();
      return (performance.now() - begin) / repeats;
    };
  const [begin, end] = [device.createEvent({ timing: true }), device.createEvent({ timing: true })];
  return (launch, repeats) => {
    begin.record();
    for (let i = 0; i < repeats; i++) launch();
    end.record();
    end.synchronize();
    return end.millisecondsSince(begin) / repeats;
  };
}

/** Measures launches by turns. Returns the median of each in milliseconds. */
function compared(device: Device, launches: readonly (() => void)[]): number[] {
  const measure = stopwatch(device);
  for (const launch of launches) for (let i = 0; i < 3; i++) measure(launch, 1);
  const least = Math.min(...launches.map((launch) => measure(launch, 1)));
  const repeats = Math.max(
    1,
    Math.min(MOST_REPEATS, Math.ceil(ROUND_MS[isNative ? "native" : "soft"] / least)),
  );
  const times = launches.map((): number[] => []);
  for (let round = 0; round < Number(rounds); round++)
    for (let i = 0; i < launches.length; i++) {
      const turn = (i + round) % launches.length;
      times[turn]!.push(measure(launches[turn]!, repeats));
    }
  return times.map(median);
}

/** Host time of one launch, in microseconds. The GPU is idle before each batch of launches. */
function launchUs(device: Device, launch: () => void): number {
  const times: number[] = [];
  for (let batch = -WARM_BATCHES; batch < BATCHES; batch++) {
    const begin = performance.now();
    for (let i = 0; i < BATCH; i++) launch();
    const elapsed = performance.now() - begin;
    device.synchronize();
    if (batch >= 0) times.push((elapsed * 1000) / BATCH);
  }
  return median(times);
}

const registersOf = (kernel: Kernel): number => kernel.attributes().registers;

function measured(): Row {
  using device = isNative ? openDevice(0, { provider: "native" }) : openDevice("soft");
  // The soft GPU rounds products and sums separately, because that is faster there. Its peer does the same.
  const source = readFileSync(fileURLToPath(new URL("peer.cu", import.meta.url)), "utf8");
  const peer = device.compile(source, { options: [`--fmad=${isNative}`] }).kernel(name);
  const each = caseOn(name, device, isNative ? "large" : "small");
  const { kernel, values, grid, block, lengths = [] } = each;
  const ours = () => kernel.launch({ grid, block }, values);
  const peerValues = [...values, ...lengths];
  const theirs = () => peer.launch({ grid, block }, peerValues);
  ours();
  const [oursMs, peerMs] = compared(device, [ours, theirs]) as [number, number];
  // The host's time does not depend on the size of the work. Short kernels leave the queue free.
  const short = caseOn(name, device, "small");
  const shortLaunch = () => kernel.launch({ grid: short.grid, block: short.block }, short.values);
  return {
    ...{
      label: each.label,
      oursMs,
      peerMs,
      compileMs: compileMs(each.kernel),
      launchUs: launchUs(device, shortLaunch),
    },
    ...(isNative ? { registers: [registersOf(kernel.on(device)), registersOf(peer)] as const } : {}),
  };
}

stdout.write(`${JSON.stringify(measured())}\n`);
