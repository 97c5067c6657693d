import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { expect, test } from "vitest";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import type { Collectives } from "../../src/group/collectives/collectives.ts";
import { shapes } from "../../src/group/collectives/plan.ts";
import type { ShapedAlgorithm } from "../../src/group/collectives/shapes/shaped-algorithm.ts";
import { type Explanation, type Group, join, type ReduceOptions } from "../../src/group/index.ts";

// Members with one GPU would share its stream, and each kernel would wait for the next one.
process.env["DOORBELL_SOFT_GPUS"] = "5";

/** Runs `work` with a group of soft GPUs in this process. */
async function withGroup(
  size: number,
  hostOf: (rank: number) => string,
  work: (groups: readonly Group[]) => Promise<void>,
): Promise<void> {
  const before = process.env["DOORBELL_RDMA"];
  process.env["DOORBELL_RDMA"] = "soft";
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-shapes-"));
  const rendezvous = `file://${folder}/meet`;
  const devices: Device[] = Array.from({ length: size }, (_, rank) => openDevice(rank, { provider: "soft" }));
  const groups = await Promise.all(
    devices.map((device, rank) =>
      join({ rendezvous, size, rank, device, host: hostOf(rank), timeoutMs: 30_000 }),
    ),
  );
  try {
    await work(groups);
  } finally {
    for (const group of groups) group.close();
    for (const device of devices) device.close();
    rmSync(folder, { recursive: true });
    if (before === undefined) delete process.env["DOORBELL_RDMA"];
    else process.env["DOORBELL_RDMA"] = before;
  }
}

const algorithmOf = (group: Group): ShapedAlgorithm =>
  (group["currentEpoch"].collectives as Collectives).algorithm as ShapedAlgorithm;

const types = [
  ["f32", {}],
  ["u16", { bf16: true }],
  ["f16", {}],
  ["i32", {}],
] as const;
const operations = ["sum", "max", "average"] as const;

/** Returns the bytes of an allReduce in each member. The inputs have values whose sum depends on their order. */
async function reduced(
  groups: readonly Group[],
  length: number,
  type: (typeof types)[number][0],
  options: ReduceOptions,
  isInPlace: boolean,
): Promise<string[]> {
  const buffers = groups.map(({ device, rank }) => {
    const words = Array.from({ length }, (_, i) => (i * 7919 + rank * 104_729 + 12_345) % 30_000);
    const values =
      type === "f32"
        ? Float32Array.from(words, (word) => word / 977)
        : type === "i32"
          ? Int32Array.from(words)
          : Uint16Array.from(words, (word) => 0x3c00 + (word % 0x400));
    const input = device.allocate(length, type).set(values as never);
    return { input, output: isInPlace ? input : device.allocate(length, type).fill(0) };
  });
  for (const [rank, group] of groups.entries()) {
    const { input, output } = buffers[rank]!;
    group.allReduce(input, isInPlace ? undefined : output, options);
  }
  await Promise.all(groups.map((group) => group.done()));
  return buffers.map(({ input, output }) => {
    const bytes = Buffer.from(output.as("u8").toArray()).toString("base64");
    input.close();
    output.close();
    return bytes;
  });
}

test.each([
  [4, "one host", () => "one"],
  [3, "one host", () => "one"],
  [3, "three hosts", (rank: number) => `host-${rank}`],
  [5, "five hosts", (rank: number) => `host-${rank}`],
])(
  "star, ring and tree give the bits of the direct algorithms (%i members on %s)",
  {
    timeout: 120_000,
  },
  async (size, _, hostOf) => {
    await withGroup(size, hostOf, async (groups) => {
      const useAll = (bytes: number, tier?: (typeof shapes)[number]): void => {
        for (const group of groups) algorithmOf(group).choices.use(bytes, tier === undefined ? {} : { tier });
      };
      for (const group of groups)
        algorithmOf(group).order = { center: 1, ring: [0, 2, 1, 4, 3].filter((rank) => rank < size) };
      for (const [type, more] of types)
        for (const length of [1, 1237]) {
          const bytes = length * (type === "f32" || type === "i32" ? 4 : 2);
          const operation = operations[(length + type.length) % 3]!;
          const isInPlace = length === 1237;
          useAll(bytes);
          const direct = await reduced(groups, length, type, { operation, ...more }, isInPlace);
          expect(new Set(direct).size).toBe(1);
          for (const shape of shapes) {
            useAll(bytes, shape);
            expect(groups[0]!.plan("allReduce", bytes).tier).toBe(shape);
            const found = await reduced(groups, length, type, { operation, ...more }, isInPlace);
            expect(found, `${shape} of ${type}[${length}], ${operation}`).toEqual(direct);
          }
          useAll(bytes);
        }
    });
  },
);

test("a group of two has no shapes", async () => {
  await withGroup(
    2,
    () => "one",
    async ([first]) => {
      expect("order" in algorithmOf(first!)).toBe(false);
    },
  );
});

test.each([
  [4, "one host", () => "one", true],
  [3, "three hosts", (rank: number) => `host-${rank}`, true],
  [2, "one host", () => "one", false],
])(
  "explain() compares the ways through measured links, and all members choose the same one (%i members on %s)",
  {
    timeout: 120_000,
  },
  async (size, _, hostOf, isMeasured) => {
    await withGroup(size, hostOf, async (groups) => {
      const sizes = [1024, 65_536];
      const all = await Promise.all(groups.map((group) => group.explain({ sizes, timeoutMs: 60_000 })));
      const [first] = all as [Explanation];
      expect(first.sizes.map(({ bytes }) => bytes)).toEqual(sizes);
      for (const [i, { bytes, chosen, reason, algorithms }] of first.sizes.entries()) {
        // The reason begins with the member's own address.
        for (const one of all) expect({ ...one.sizes[i], reason }).toEqual(first.sizes[i]);
        for (const group of groups) expect(group.plan("allReduce", bytes).tier).toBe(chosen);
        expect(algorithms.map(({ algorithm }) => algorithm)).toEqual(["direct", "star", "ring", "tree"]);
        for (const { predictedUs } of algorithms) expect(predictedUs).toBeGreaterThan(0);
        expect(algorithms[0]!.measuredUs !== undefined).toBe(isMeasured);
        expect(reason).toMatch(
          /predicted from the links: direct [\d.]+ us, star [\d.]+ us, ring [\d.]+ us, tree [\d.]+ us; /,
        );
        expect(reason).toContain(isMeasured ? "measured: direct " : "not measured");
      }
      expect(`${first}`).toMatch(/^Explanation: .*\n {2}1 KiB: /);
      // A call with the chosen way has the right sum.
      const buffers = groups.map(({ device, rank }) => device.allocate(16_384, "f32").fill(rank + 1));
      for (const [rank, group] of groups.entries()) group.allReduce(buffers[rank]!);
      await Promise.all(groups.map((group) => group.done()));
      for (const buffer of buffers)
        expect(new Set(buffer.toArray())).toEqual(new Set([(size * (size + 1)) / 2]));
    });
  },
);

test("explain() refuses other sizes in another member, and sizes that are not numbers of bytes", async () => {
  await withGroup(
    2,
    () => "one",
    async (groups) => {
      await expect(groups[0]!.explain({ sizes: [1] })).rejects.toThrow("whole numbers from 4 to 2 ** 30");
      const ends = await Promise.allSettled(
        groups.map((group, rank) => group.explain({ sizes: [1024 << rank] })),
      );
      for (const end of ends)
        expect(String((end as PromiseRejectedResult).reason)).toContain("explain(2048)");
    },
  );
});
