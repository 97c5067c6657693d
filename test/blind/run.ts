// Blind injection: npm run blind -- [--seconds 600] [--told] [--own-network]. See README.md. The exit status
// is 1 when a packet was delivered.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { argv, env, execPath, exit, getuid } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Endpoint } from "../../src/index.ts";
import type { Found } from "./attacker.ts";
import type { Verdict } from "./victim.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    seconds: { type: "string", default: "600" },
    "own-network": { type: "boolean" },
    told: { type: "boolean", default: false },
  },
});
const nobody = 65_534;
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const environment = { ...env, DOORBELL_RDMA: "soft", DOORBELL_SOFT_SHARED: "off", BUN_BE_BUN: "1" };

if (getuid?.() !== 0) {
  console.log("blind injection skipped: only root can become another user");
  exit(0);
}
const inside = env["DOORBELL_BLIND_INSIDE"] === "1";
if (!inside && values["own-network"] !== false) {
  const command = 'ip link set lo up && exec "$0" "$@"';
  const args = ["-n", "sh", "-c", command, execPath, ...argv.slice(1)];
  const { status, error } = spawnSync("unshare", args, {
    stdio: "inherit",
    env: { ...environment, DOORBELL_BLIND_INSIDE: "1" },
  });
  if (error === undefined && status !== 127) exit(status ?? 1);
  console.log("(without a network namespace of its own: datagrams of other programs disturb the oracle)");
}

/** One of the two programs, and its messages. */
class Victim {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  #errors = "";

  constructor() {
    this.#process = spawn(execPath, [script("./victim.ts")], { env: environment });
    this.#process.stderr!.setEncoding("utf8").on("data", (text: string) => (this.#errors += text));
    this.#lines = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
  }

  tell(line: string): void {
    this.#process.stdin!.write(`${line}\n`);
  }

  async hear(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`a victim ended: ${this.#errors}`);
    return value;
  }

  get warned(): boolean {
    return /may be guessing/.test(this.#errors);
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const victims = [new Victim(), new Victim()] as const;
const [first, second] = victims;
const endpoints = [await first.hear(), await second.hear()] as const;
first.tell(endpoints[1]);
second.tell(endpoints[0]);
for (const one of victims) await one.hear();

const numbers: Record<string, number[]> = {};
if (values.told) {
  for (const { gid, qpNumber } of endpoints.flatMap((text) => JSON.parse(text) as Endpoint[]))
    (numbers[gid.replace("::ffff:", "")] ??= []).push(qpNumber);
}
const attacker = spawn(execPath, [script("./attacker.ts"), values.seconds, JSON.stringify(numbers)], {
  env: environment,
  uid: nobody,
  gid: nobody,
  stdio: ["ignore", "pipe", "inherit"],
});
let output = "";
attacker.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
const ended = once(attacker, "close");
const heartbeat = setInterval(() => {
  for (const one of victims) one.tell("send");
}, 2000);
const [status] = (await ended) as [number | null];
clearInterval(heartbeat);
if (status !== 0) throw new Error(`the attacker exited with ${status}`);
const found = JSON.parse(output.trim().split("\n").at(-1)!) as Found;

await sleep(1000);
for (const one of victims) one.tell("last");
await sleep(3000);
for (const one of victims) one.tell("end");
const verdicts = await Promise.all(victims.map(async (one) => JSON.parse(await one.hear()) as Verdict));
const sum = (name: "honest" | "foreign" | "failed" | "changed" | "alive") =>
  verdicts.reduce((total, one) => total + one[name], 0);
const counter = (name: string) => verdicts.reduce((total, one) => total + (one.counters[name] ?? 0), 0);

console.log(
  `attacker: user ${found.user}, ${found.packets} packets in ${values.seconds} s, ${found.sweeps} passes over all numbers, ${found.answered} answered`,
);
console.log(
  `victims: ${sum("foreign")} foreign messages, ${sum("failed")} failed requests, ${sum("changed")} bytes changed; ${sum("honest")} honest messages; ${sum("alive")} of 32 queue pairs alive at the end`,
);
console.log(
  `counted: rcvd_bad_pkts ${counter("rcvd_bad_pkts")}, rcvd_bad_icrc ${counter("rcvd_bad_icrc")}, guess_alarms ${counter("guess_alarms")}; ${victims.filter((one) => one.warned).length} of 2 programs were warned`,
);
const held = sum("foreign") + sum("failed") + sum("changed") + found.answered === 0 && sum("alive") === 32;
console.log(held ? "nothing came through" : "SOMETHING CAME THROUGH");
exit(held ? 0 : 1);
