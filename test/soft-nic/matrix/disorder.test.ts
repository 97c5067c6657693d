// Fault matrix: duplicate, late, reordered and corrupted packets, and all of them together.
import { describe, expect, test } from "vitest";
import { seedsFrom } from "../../support/seeds.ts";
import { TRANSPORTS } from "./transport.ts";
import { runScenario } from "./workload.ts";

describe.each(TRANSPORTS)("$name with", (transport) => {
  test.each([
    ["2% duplicates", "duplicate=0.02"],
    ["every packet twice", "duplicate=1"],
    ["3% reordering by up to 8", "reorder=0.03:8"],
    ["half of the packets reordered by up to 8", "reorder=0.5:8"],
    ["half of the packets reordered by up to 40", "reorder=0.5:40"],
    ["0 to 5 ms of delay", "delay=0-5ms"],
    ["delays on both sides of the network", "delay=0-5ms,receive.delay=0-2ms"],
    ["a quarter of the packets late", "delay=0.25:1-5ms"],
    ["acknowledgements late", "response.delay=0-5ms"],
    ["1% damage", "corrupt=0.01:3"],
    ["20% damage", "corrupt=0.2:8"],
    ["bursts of damage", "burst=0.05:64"],
    ["truncated packets", "truncate=0.05"],
    ["loss and duplicates", "drop=0.05,duplicate=0.02"],
    ["loss and reordering", "drop=0.05,reorder=0.5:8"],
    ["loss and delay", "drop=0.05,delay=0-5ms"],
    ["loss, duplicates and reordering", "drop=0.01,duplicate=0.02,reorder=0.03:8"],
    ["duplicates, reordering and delay", "duplicate=0.02,reorder=0.5:8,delay=0-5ms"],
    [
      "everything at once",
      "drop=0.05,duplicate=0.02,reorder=0.03:8,delay=0-5ms,corrupt=0.01,burst=0.01,truncate=0.01,receive.drop=0.01",
    ],
    [
      "everything at once, and 30% loss",
      "drop=0.3,duplicate=0.02,reorder=0.5:8,delay=0-5ms,corrupt=0.01,burst=0.01,truncate=0.01",
    ],
  ])("%s", (_name, faults) => {
    for (const seed of seedsFrom(301, transport.connected ? 2 : 1)) {
      const outcome = runScenario(transport, { seed, messages: 120, largest: 32_768, faults });
      expect(outcome.packets).toBeGreaterThan(240);
    }
  });

  test.each([256, 512, 1024, 2048, 4096])("a path MTU of %d bytes and loss", (mtu) => {
    const scenario = {
      seed: 310,
      messages: 100,
      mtu: Math.log2(mtu) - 7,
      faults: "drop=0.05,reorder=0.03:8",
    };
    expect(runScenario(transport, scenario).retransmits).toBeGreaterThan(0);
  });

  test.each(["send", "send-imm", "write", "write-imm", "read", "add"] as const)(
    "nothing but %s, and loss",
    (kind) => {
      const faults = "drop=0.1,duplicate=0.02,reorder=0.03:8";
      expect(
        runScenario(transport, { seed: 320, messages: 200, kinds: { [kind]: 1 }, faults }).retransmits,
      ).toBeGreaterThan(0);
    },
  );

  test("one message at a time, and loss", () => {
    expect(runScenario(transport, { seed: 330, window: 1, faults: "drop=0.1" }).retransmits).toBeGreaterThan(
      0,
    );
  });
});
