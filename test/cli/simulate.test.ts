import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { doorbell, type RuntimeName, runtimes } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-simulate-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const door = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

/** Writes a program into the test's folder and returns its path. */
function program(name: string, text: string): string {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, text);
  return path;
}

// Host 1 may start three times, or as often as the argument says.
const starts = program(
  "starts",
  `export const options = { hosts: 3, untilMs: 5000, faults: { budget: 20, everyMs: [5, 50], kinds: ["crash", "stop"] } };
  const most = Number(process.argv[2] ?? 2);
  export default async (cluster) => {
    let starts = 0;
    console.log("the program starts");
    cluster.always("host 1 starts rarely", () => starts <= most);
    cluster.host(1).boot(() => void starts++);
    await cluster.sleep(1000);
  };`,
);

const exchange = program(
  "exchange",
  `import { connectPair } from ${door("test/simulation/support/pair.ts")};
  export const options = { hosts: 2, network: { loss: 0.3, duplication: 0.2 } };
  export default async (cluster) => {
    const { a } = await connectPair(cluster);
    await cluster.host(0).run(async () => {
      for (let i = 0; i < 8; i++) await a.completions.completionOf(a.queuePair.send({ local: a.region }));
    });
  };`,
);

// Seed 1 fails after all eight stops, every other seed after one.
const stops = program(
  "stops",
  `const stop = (i) => ({ kind: "stop", atMs: 10 + 10 * i, forMs: 5, host: 1 });
  export const options = { hosts: 2, faults: Array.from({ length: 8 }, (_, i) => stop(i)) };
  export default async (cluster) => {
    let [seen, last] = [0, 0];
    void cluster.host(1).run(async () => {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (performance.now() - last > 4) seen++;
        last = performance.now();
      }
    });
    await cluster.sleep(100);
    if (seen > (cluster.seed === 1 ? 7 : 0)) throw new Error("stopped too often");
  };`,
);

/** Runs the last line of an output, a command, again. */
function repeat(line: string) {
  const words = [...line.trim().matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");
  expect(words[0]).toBe("doorbell");
  return doorbell(words.slice(1));
}

describe.each(Object.keys(runtimes) as RuntimeName[])("doorbell simulate on %s", (runtime) => {
  test("finds a seed that fails, in two processes", { timeout: 60_000 }, () => {
    const { status, stdout, stderr } = doorbell(["simulate", starts, "-n", "2", "--runs", "60"], { runtime });
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toMatch(/^\d+ seeds?, \d+ faults, \d+ states reached by \d+ of them, /);
    expect(stdout).toMatch(/failed: seed \d+, after .* "host 1 starts rarely" does not hold/);
    expect(stdout).toMatch(/minimized in \d+ runs: 2 of \d+ faults, 2 hosts/);
  });
});

test("the smaller line names the seed that needs fewer faults", { timeout: 60_000 }, () => {
  const { stdout } = doorbell(["simulate", stops, "--seed", "1"]);
  const last = stdout.trimEnd().split("\n").at(-1)!;
  expect(last).toMatch(/--seed (?!1 )\d+ /);
  expect(repeat(`${last} --no-minimize`).status).toBe(1);
});

test("each printed line fails again, and the smaller one has the faults that matter", {
  timeout: 60_000,
}, () => {
  const { stdout } = doorbell(["simulate", starts, "-n", "1", "--runs", "60"]);
  const lines = stdout.split("\n").filter((line) => line.startsWith("  doorbell simulate "));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const again = repeat(`${line} --no-minimize`);
    expect(again.status).toBe(1);
    expect(again.stdout).toContain('"host 1 starts rarely" does not hold');
  }
  expect(JSON.parse(/'(\[.*\])'/.exec(lines[1]!)![1]!)).toHaveLength(2);
});

test("a search without a failure exits with 0 and shows no output of the program", {
  timeout: 60_000,
}, () => {
  const { status, stdout } = doorbell(["simulate", starts, "-n", "1", "--runs", "20", "--", "99"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^20 seeds, /);
  expect(stdout).not.toContain("the program starts");
});

test("one seed runs with the output of the program", () => {
  const { status, stdout } = doorbell(["simulate", starts, "--seed", "1", "--", "99"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^the program starts\nseed 1 has not failed: 1s, digest [0-9a-f]{16}\n$/);
});

test("seeds that reach new states are stored and run first", { timeout: 60_000 }, () => {
  const keep = join(folder, "seeds.txt");
  const search = (runs: string) =>
    JSON.parse(doorbell(["simulate", exchange, "-n", "1", "--runs", runs, "--keep", keep, "--json"]).stdout);
  const first = search("12");
  expect(first.states).toBeGreaterThan(10);
  expect(first.kept.length).toBeGreaterThan(1);
  expect(readFileSync(keep, "utf8").trim().split("\n").slice(1).map(Number)).toEqual(first.kept);
  const second = search("1");
  expect(second.states).toBe(first.states);
  expect(second.seeds).toBe(first.kept.length);
});

test("a failure that does not repeat is called so", () => {
  const flaky = program(
    "flaky",
    "let runs = 0; export default () => { if (++runs === 2) throw new Error('once'); };",
  );
  const { status, stdout } = doorbell(["simulate", flaky, "-n", "1", "--runs", "5"]);
  expect(status).toBe(1);
  expect(stdout).toContain("has not failed again: the program depends on real time");
});

test("a program without exports runs as a process of the first host", () => {
  const { status, stdout } = doorbell(["simulate", "examples/connect.ts", "--seed", "4", "--", "10.0.0.9:1"]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^failed: seed 4, after .*: host0: connect\.ts: it has ended with exit code 1$/m);
  expect(stdout).toMatch(
    /^ {2}doorbell simulate examples\/connect\.ts --seed 4 --until .* -- 10\.0\.0\.9:1$/m,
  );
  const fine = doorbell(["simulate", "examples/connect.ts", "--seed", "4"]);
  expect(fine.stdout).toContain('host0: client: the answer is "HELLO FROM THE OTHER PROCESS"\n');
  expect(fine.status).toBe(0);
});

test("wrong arguments are refused by name", () => {
  const none = program("none", "export const options = {};");
  const wrong: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [["absent.ts"], /there is no file absent\.ts/],
    [[none], /none\.ts has no program: write export default async \(cluster\)/],
    [[starts, "--until", "5"], /--until must be a duration such as 4\.2s or 250ms, not "5"/],
    [[starts, "--runs", "0"], /--runs must be a whole number, at least 1/],
    [[starts, "--minutes", "-1"], /--minutes must be a number of minutes above 0/],
    [[starts, "--faults", "{"], /--faults must be a JSON list of faults or a file of it/],
    [[starts, "--runs", "5", "--trace", folder], /--trace writes one run/],
    [[starts, "--speed", "5"], /unknown option '--speed'/],
  ];
  for (const [words, message] of wrong) {
    const { status, stderr } = doorbell(["simulate", ...words]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  }
});

test("--until ends a simulation that has not ended", () => {
  const { status, stdout } = doorbell([
    "simulate",
    starts,
    "--seed",
    "1",
    "--until",
    "80ms",
    "--no-minimize",
    "--",
    "99",
  ]);
  expect(status).toBe(1);
  expect(stdout).toContain("the program has not ended after 80 ms of virtual time");
  expect(existsSync("80ms")).toBe(false);
});
