import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { Members } from "./members.ts";

// Kernels that are compiled here access memory of other members through <doorbell.cuh>.

const hasCompiler = ["clang", "nvcc"].some((tool) => spawnSync(tool, ["--version"]).status === 0);

test.skipIf(!hasCompiler)(
  "kernels put, signal, wait and use barriers with doorbell.cuh, and a wait ends when a member leaves",
  { timeout: 90_000 },
  async () => {
    using members = new Members("device-header.ts", 3);
    for (const lines of await members.fine()) expect(lines).toContain("fine");
  },
);
