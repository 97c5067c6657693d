import { expect, test } from "vitest";
import { Members } from "./members.ts";

const numbersIn = (line: string | undefined): number[] => (line?.match(/\d+(\.\d+)?/g) ?? []).map(Number);

test("one killed member of four is replaced by healing, and the others lose at most two steps", {
  timeout: 120_000,
}, async () => {
  const before = process.env["DOORBELL_RDMA"];
  process.env["DOORBELL_RDMA"] = "soft";
  try {
    using members = new Members("../../../examples/healing.ts", 4, ["--kill", "2@7", "--steps", "30"]);
    expect((await members.all[2]!.ended).signal).toBe("SIGKILL");
    const replacement = members.replace(2);
    const all = await members.fine();
    const healed = replacement.lines.find((line) => line.startsWith("healed: "));
    const [version = 0, bytes] = numbersIn(healed);
    // The state is newer than the step of the kill, so the others went on meanwhile.
    expect(version, replacement.lines.join("\n")).toBeGreaterThanOrEqual(7);
    expect(bytes).toBe(400_000);
    for (const lines of all) {
      const [step, size, repeated] = numbersIn(lines.find((line) => line.startsWith("done: ")));
      expect(step).toBeGreaterThanOrEqual(30);
      expect(size).toBe(4);
      expect(repeated).toBeLessThanOrEqual(2);
    }
    // This run also restores a checkpoint, which costs the steps since its version.
    expect(all[0]!.find((line) => line.startsWith("a checkpoint instead: "))).toMatch(
      /all members wait [\d.]+ ms, and repeat \d+ steps/,
    );
    expect(members.leftBehind).toEqual([]);
  } finally {
    if (before === undefined) delete process.env["DOORBELL_RDMA"];
    else process.env["DOORBELL_RDMA"] = before;
  }
});
