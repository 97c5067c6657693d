import { expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import type { GpuUse, LinkTotal, NicTotal } from "../../src/group/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { Members } from "./members.ts";

interface Shown {
  readonly totals: readonly LinkTotal[];
  readonly nics: readonly NicTotal[];
  readonly links: readonly { readonly to: number; readonly bytes: number }[];
  readonly gpu: GpuUse;
}

test.each([
  ["one host", () => "", 0],
  ["three hosts", (rank: number) => `host-${rank}`, 1],
])(
  "totals of links and NICs continue after a member on %s is killed and the group reforms",
  {
    timeout: 90_000,
  },
  async (_, hostOf, nicCount) => {
    const before = process.env["DOORBELL_RDMA"];
    process.env["DOORBELL_RDMA"] = "soft";
    try {
      using members = new Members("totals.ts", 3, [], "soft", undefined, hostOf);
      const [first, second, killed] = members.all;
      expect((await killed!.ended).signal).toBe("SIGKILL");
      for (const one of [first!, second!]) {
        const { code } = await one.ended;
        expect(code, one.lines.join("\n")).toBe(0);
        const shown = ["before", "reformed", "after"].map(
          (when) => JSON.parse(one.lines.find((line) => line.startsWith(when))!.slice(when.length)) as Shown,
        );
        const [start, reformed, end] = shown as [Shown, Shown, Shown];
        const other = one === first ? second! : first!;
        const of = ({ totals }: Shown, id: number | undefined) =>
          totals.find((each) => each.processId === id)!;
        const perRank = start.links[0]!.bytes;
        expect(start.totals.map(({ bytes }) => bytes)).toEqual([perRank, perRank]);
        expect(of(start, killed!.child.pid).rank).toBe(2);
        // The links of the new epoch start at 0, and the totals do not.
        expect(
          reformed.links.map(({ bytes }) => bytes),
          one.lines.join("\n"),
        ).toEqual([0]);
        expect(of(reformed, killed!.child.pid)).toMatchObject({ rank: null });
        expect(of(reformed, killed!.child.pid).bytes).toBeGreaterThanOrEqual(perRank);
        const total = of(reformed, other.child.pid);
        expect(of(end, other.child.pid)).toMatchObject({ rank: one === first ? 1 : 0 });
        expect(of(end, other.child.pid).bytes).toBe(total.bytes + end.links[0]!.bytes);
        expect(end.links[0]!.bytes).toBeGreaterThan(0);
        expect(end.nics.map(({ device }) => device)).toEqual(nicCount === 0 ? [] : ["soft0"]);
        for (const [i, nic] of end.nics.entries()) {
          expect(start.nics[i]!.packets).toBeGreaterThan(0);
          expect(nic.packets).toBeGreaterThanOrEqual(reformed.nics[i]!.packets);
          expect(reformed.nics[i]!.packets).toBeGreaterThanOrEqual(start.nics[i]!.packets);
        }
        expect(end.gpu.source).toBe("soft GPU");
        const text = one.lines.find((line) => line.startsWith("# HELP"))!;
        const { bytes } = of(end, killed!.child.pid);
        expect(text).toMatch(
          new RegExp(
            `doorbell_group_member_bytes_total\\{[^}]*process="${killed!.child.pid}"\\} ${bytes}\\|`,
          ),
        );
        expect(text).toContain("doorbell_group_gpu_memory_used_bytes{");
      }
    } finally {
      if (before === undefined) delete process.env["DOORBELL_RDMA"];
      else process.env["DOORBELL_RDMA"] = before;
    }
  },
);

test("the workers of a soft GPU count the time of kernels, for the device of the launch", () => {
  using first = openDevice(0, { provider: "soft" });
  using second = openDevice(1, { provider: "soft" });
  const busyUs = () => [first, second].map(({ lib, ordinal }) => lib.workerTime!(ordinal).busyUs);
  const work = kernel("work", { y: "f32[]" }, ({ y }, { globalIdx, f32 }) => {
    for (let i = 0; i < 300_000; i++) y[globalIdx.x] = y[globalIdx.x]! * 0.5 + f32(i);
  });
  using y = first.allocate(32, "f32").fill(0);
  const before = busyUs();
  work.launch({ grid: 1, block: 32 }, { y });
  first.synchronize();
  const after = busyUs();
  // 9.6 million steps take more than 100 us on every processor.
  expect(after[0]! - before[0]!).toBeGreaterThan(100);
  expect(after[1]).toBe(before[1]);
  expect(first.lib.workerTime!(0).workers).toBeGreaterThan(0);
});
