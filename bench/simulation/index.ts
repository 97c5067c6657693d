// Compares virtual time of a simulation with real time, for one program on 8 hosts and on soft0
// Run `npm run bench -- simulation [ROUNDS]`.
import { loadavg } from "node:os";
import process, { argv } from "node:process";
import { simulate } from "../../src/simulation/index.ts";
import { type Place, ring } from "./ring.ts";

const rounds = Number(argv[2] ?? 5);
const HOSTS = 8;
const LOSS = 0.01;

/** Row of the benchmark: messages of each host, the time between two in milliseconds, and the messages on soft0. */
interface Row {
  readonly name: string;
  readonly messages: number;
  readonly gapMs: number;
  readonly realMessages: number;
}

const rows: readonly Row[] = [
  { name: "heartbeat each second", messages: 300, gapMs: 1000, realMessages: 2 },
  { name: "lease each 100 ms", messages: 500, gapMs: 100, realMessages: 10 },
  { name: "message each 10 ms", messages: 500, gapMs: 10, realMessages: 50 },
  { name: "as fast as possible", messages: 300, gapMs: 0, realMessages: 300 },
];

/** Result of one run. Processor time is that of this process, so that other processes do not count. */
interface Figures {
  readonly virtualPerSecond: number;
  readonly virtualPerCpu: number;
  readonly eventsPerCpu: number;
  readonly messagesPerSecond: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function simulated({ messages, gapMs }: Row, seed: number): Promise<Figures> {
  let sent = 0;
  const before = process.cpuUsage();
  const report = await simulate(
    { seed, hosts: HOSTS, network: { loss: LOSS }, untilMs: 1e9 },
    async (cluster) => {
      sent = await ring(cluster.hosts as readonly Place[], messages, gapMs);
    },
  );
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000;
  return {
    virtualPerSecond: report.timeMs / report.wallMs,
    virtualPerCpu: report.timeMs / cpuMs,
    eventsPerCpu: (report.events / cpuMs) * 1000,
    messagesPerSecond: (sent / report.wallMs) * 1000,
  };
}

/** Runs the same program on the soft0 of this process, in real time. Returns messages per second. */
async function real({ realMessages, gapMs }: Row): Promise<number> {
  const here: Place = { run: async (program) => await program() };
  const start = performance.now();
  const sent = await ring(
    Array.from({ length: HOSTS }, () => here),
    realMessages,
    gapMs,
  );
  return (sent / (performance.now() - start)) * 1000;
}

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
const table = [
  [
    "8 hosts, 4 KiB, 1 % loss",
    "virtual s / s",
    "virtual s / s of processor",
    "events / s",
    "messages / s",
    "soft0",
  ],
];
for (const row of rows) {
  const all: Figures[] = [];
  const reals: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const figures = await simulated(row, round + 1);
    const messages = await real(row);
    // The first round compiles.
    if (round === 0) continue;
    all.push(figures);
    reals.push(messages);
  }
  const of = (name: keyof Figures): number => median(all.map((each) => each[name]));
  table.push([
    row.name,
    of("virtualPerSecond").toPrecision(3),
    of("virtualPerCpu").toPrecision(3),
    whole(of("eventsPerCpu")),
    whole(of("messagesPerSecond")),
    whole(median(reals)),
  ]);
}
for (const cells of table) console.log(`| ${cells.join(" | ")} |`);
console.log(
  `load ${loadavg()[0]!.toFixed(1)}, medians of ${rounds}. soft0: messages per second of the same program in real time, without loss`,
);
process.exit(0);
