// Fault matrix: a path is cut while traffic runs. With other paths the traffic continues. A single path is
// mended before the timeouts expire.
import { describe, expect, test } from "vitest";
import { pathsOf, RIGHT, THREE_PATHS, TRANSPORTS } from "./transport.ts";
import { runScenario } from "./workload.ts";

const cut = (...addresses: string[]) => addresses.map((address) => `cut=${address}`).join(",");

describe.each(TRANSPORTS)("$name", (transport) => {
  test("the only path is cut for a while", () => {
    const all = cut(...pathsOf(RIGHT, 3));
    const later = [
      [200, all],
      [90_200, ""],
      [90_300, all],
      [180_300, ""],
    ] as const;
    const outcome = runScenario(transport, { seed: 601, messages: 400, leftFaults: "drop=0", later });
    expect(outcome.elapsedUs).toBeGreaterThan(180_300);
  });
});

describe("over three paths", () => {
  test.each([0, 1, 2])("path %d is cut and stays cut", (path) => {
    const gone = cut(pathsOf(RIGHT, 3)[path]!);
    for (const seed of [602, 603, 604]) {
      const later = [[200, gone]] as const;
      runScenario(THREE_PATHS, { seed, messages: 300, leftFaults: "drop=0", later });
    }
  });

  test("two paths are cut and the third loses every tenth packet", () => {
    const [first = "", , third = ""] = pathsOf(RIGHT, 3);
    for (const seed of [605, 606]) {
      const later = [[200, `${cut(first, third)},drop=0.1`]] as const;
      runScenario(THREE_PATHS, { seed, messages: 200, leftFaults: "drop=0", later });
    }
  });

  test("the paths are cut and mended one after the other", () => {
    const later = pathsOf(RIGHT, 3).map((address, index) => [200 + 20_000 * index, cut(address)] as const);
    runScenario(THREE_PATHS, {
      seed: 607,
      messages: 1000,
      leftFaults: "drop=0.02",
      later: [...later, [80_000, ""]],
    });
  });
});
