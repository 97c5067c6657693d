// Compares RDMA latency, bandwidth and message rate with perftest and pyverbs.
// Run `npm run bench -- verbs`.

import type { Contender, MaybeContender } from "./contender.ts";
import { doorbell } from "./contenders/doorbell.ts";
import { perftest } from "./contenders/perftest.ts";
import { pyverbs } from "./contenders/pyverbs.ts";
import { readOptions } from "./options.ts";
import { Results } from "./results.ts";
import { plain, table, verdicts } from "./table.ts";

const options = readOptions(process.argv.slice(2));
const say = (line: string) => process.stderr.write(`${line}\n`);

const ours = await doorbell(options.device);
const { device, provider, mtu } = ours.opened;
const contenders: Contender[] = [ours];

function welcome(candidate: MaybeContender): void {
  if ("missing" in candidate) say(`${candidate.name}: ${candidate.missing}`);
  else contenders.push(candidate);
}

if (options.peers && provider === "soft")
  say("perftest and pyverbs need a native device: doorbell runs alone");
else if (options.peers) {
  welcome(perftest(device, mtu));
  const python = await pyverbs(device).catch((error) => ({ name: "pyverbs", missing: String(error) }));
  welcome(python);
}

const results = new Results();

/** Runs each case with each contender in turn, so that slow changes of the machine affect all contenders. */
async function playRound(round: number): Promise<void> {
  for (const one of options.cases) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const contender = contenders[(turn + round) % contenders.length]!;
      if (results.failure(one, contender.name) || contender.measures?.(one) === false) continue;
      try {
        const sample = await contender.run(one);
        if (round > 0) results.add(one, contender.name, sample);
      } catch (error) {
        results.fail(one, contender.name, (error as Error).message);
        say(`${contender.name}, ${one.name}: ${(error as Error).message}`);
      }
    }
  }
}

const started = performance.now();
const secondsSince = (start: number) => (performance.now() - start) / 1000;
let played = 0;
try {
  for (let round = 0; round <= options.rounds; round++) {
    const begin = performance.now();
    await playRound(round);
    played = round;
    const seconds = secondsSince(started);
    say(`${round === 0 ? "warmed up" : `round ${round} of ${options.rounds}`}, ${seconds.toFixed(0)} s`);
    if (round > 0 && seconds + secondsSince(begin) > options.minutes * 60) break;
  }
} finally {
  await Promise.all(contenders.map((contender) => contender.stop()));
}

const names = contenders.map(({ name }) => name);
const versions = contenders.map(({ version }) => version);
const failures = Object.fromEntries(results.failures);
if (options.json) {
  const rows = plain(options.cases, names, results);
  console.log(JSON.stringify({ device, provider, mtu, versions, rounds: played, rows, failures }, null, 1));
} else {
  console.log(
    `\n${device} (${provider}), packets of ${mtu} bytes, two processes each: ${versions.join("; ")}.`,
  );
  const meaning =
    names.length > 1 ? ' "/perftest" is ours over theirs: for latency less is better, else more.' : "";
  console.log(`Medians of ${played} interleaved rounds.${meaning}\n`);
  console.log(table(options.cases, names, results));
  const lines = verdicts(options.cases, results);
  if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
}
if ([...results.failures.keys()].some((key) => key.startsWith("doorbell "))) process.exitCode = 1;
