import { expect, test } from "vitest";
import { Members } from "./members.ts";

test.each([
  [2, 1],
  [3, 1],
  [3, 3],
])(
  "fp8 numbers with scales have the bits of a reference in f32 (%i members on %i hosts)",
  {
    timeout: 180_000,
  },
  async (size, hosts) => {
    const hostOf = (rank: number) => (hosts === 1 ? "" : `host-${rank % hosts}`);
    using members = new Members("fp8.ts", size, [], "soft", undefined, hostOf);
    for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
  },
);
