import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/suites/sequencer.ts";

// Runs inside the VM only; `npm run test:vm` sets this.
const vm = process.env["DOORBELL_VM_SUITE"]
  ? [
      {
        test: {
          name: "vm",
          include: ["test/vm/**/*.test.ts"],
          exclude: ["test/vm/p2p/**", "test/vm/connection-manager/**", "test/vm/tools/**"],
          pool: "forks" as const,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Not part of `npm run test:vm`: rdma-core's programs as peers, `npm run test:tools`.
      {
        test: {
          name: "tools",
          include: ["test/vm/connection-manager/*.test.ts", "test/vm/tools/*.test.ts"],
          pool: "forks" as const,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "conformance",
          include: ["test/soft-nic/conformance/rxe.test.ts"],
          pool: "forks" as const,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ]
  : [];

// Runs inside the VM of `npm run test:p2p`, which sets this.
const p2p = process.env["DOORBELL_P2P_FOLDER"]
  ? [
      {
        test: {
          name: "p2p",
          include: ["test/vm/p2p/*.test.ts"],
          pool: "forks" as const,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ]
  : [];

// unit: pure TypeScript, also on plain Node. native: goes through the FFI seam, one process for each file. Two files run at a time: each
// process has a loopback address of its own. test/suites/suites.ts names the files that run alone.
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/unit/**/*.test.ts", "test/soft-*/unit/**/*.test.ts"],
          pool: "threads",
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "native",
          include: [
            ...["test/native/**/*.test.ts", "test/abi/**/*.test.ts", "test/soft-*/**/*.test.ts"],
            ...[
              "test/cli/**/*.test.ts",
              "test/array/**/*.test.ts",
              "test/simulation/**/*.test.ts",
              "test/package/**/*.test.ts",
              "test/group/**/*.test.ts",
            ],
          ],
          exclude: ["test/soft-*/unit/**", "test/soft-nic/conformance/rxe.test.ts"],
          // The soft GPU compiles each module anew and does not touch the user's cache.
          env: { CUDA_CACHE_DISABLE: "1" },
          pool: "forks",
          testTimeout: 30_000,
        },
      },
      ...vm,
      ...p2p,
    ],
  },
});
