import { expect, test } from "vitest";
import { adaptAlgorithms, type MeasuredGroup } from "../../../src/group/collectives/adapt-algorithms.ts";
import type { SizeChoices } from "../../../src/group/collectives/size-choices.ts";
import { Adaptivity } from "../../../src/group/metrics/changes.ts";

test("adapt() returns only its own changes, without earlier and concurrent changes", async () => {
  const adaptivity = new Adaptivity();
  const heartbeat = {
    ...({ what: "heartbeat", kind: "changed" } as const),
    ...{ from: "every 10 ms", to: "every 5 ms", reason: "a heartbeat costs little" },
  };
  // The list holds at most 256 changes.
  for (let i = 0; i < 256; i++) adaptivity.record(heartbeat);
  const event = { record: () => {}, millisecondsSince: () => 1, [Symbol.dispose]: () => {} };
  const memory = { byteLength: 4096, fill: () => memory, close: () => {} };
  const exchange = async (_: string, own: unknown): Promise<unknown[]> => {
    adaptivity.record(heartbeat);
    return [own, own];
  };
  const group = {
    membership: { adaptivity, exchange },
    device: {
      allocate: () => memory,
      createEvent: () => event,
      useReserve: (work: () => unknown) => work(),
    },
    allReduce: () => {},
    done: async () => {},
  };
  const choices = {
    busiest: () => [4096],
    candidates: () => [{ tier: "one" }, { tier: "two" }],
    use: () => {},
    decide: () => ({ from: "one", to: "two", reason: "1 us instead of 2 us" }),
  };
  const changes = await adaptAlgorithms(
    group as unknown as MeasuredGroup,
    choices as unknown as SizeChoices,
    {
      timeoutMs: 1000,
    },
  );
  expect(changes.map(({ what, to }) => `${what}: ${to}`)).toEqual(["allReduce of 4 KiB: two"]);
});
