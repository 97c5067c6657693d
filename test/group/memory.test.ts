import { expect, test } from "vitest";
import { Members } from "./members.ts";

// Memory that processes share. Each member runs test/group/programs/memory.ts.
test.each([2, 3])(
  "%i members share memory, with rights, and meet at barriers",
  { timeout: 60_000 },
  async (size) => {
    using members = new Members("memory.ts", size);
    for (const lines of await members.fine()) {
      expect(lines[0]).toMatch(/^write refused: (CudaError|CUDA_ERROR_\w+)$/);
      expect(lines.at(-1)).toBe("fine");
    }
    expect(members.leftBehind).toEqual([]);
  },
);
