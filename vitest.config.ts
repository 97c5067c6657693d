import { defineConfig } from "vitest/config";

// unit: pure TypeScript, also on plain Node. native: goes through the FFI seam, one process a file.
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["test/unit/**/*.test.ts"], pool: "threads" } },
      {
        test: {
          name: "native",
          include: ["test/native/**/*.test.ts", "test/abi/**/*.test.ts"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
