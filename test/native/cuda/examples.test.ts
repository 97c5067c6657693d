// Runs the examples in the manner of a user, with the provider under test.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { devices, environment, native } from "./provider.ts";

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/${name}.ts`, import.meta.url));

const run = (name: string, ...args: string[]) => runWith({}, name, ...args);

function runWith(
  more: Readonly<Record<string, string>>,
  name: string,
  ...args: string[]
): { status: number | null; output: string } {
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const result = spawnSync(process.execPath, [...flags, example(name), ...args], {
    env: { ...environment, ...more },
    encoding: "utf8",
    timeout: 60_000,
  });
  if (native) process.stdout.write(result.stdout);
  return { status: result.status, output: result.stdout + result.stderr };
}

describe("the CUDA examples", { timeout: 120_000 }, () => {
  test.each([
    ["gpu-devices", [], /can: virtual memory, shared by fd/],
    ["growable-buffer", ["6", "8"], /all of it: map [\d.]+ ms, copy [\d.]+ ms/],
    ["vmm-multi-gpu", [], /every word is right/],
    ["vmm-ipc", ["2"], /every part holds what its process wrote/],
    ["cuda-ipc", ["2"], /the last part holds every process's mark/],
    ["look-inside", [], /race in reverse, line 18 of look-inside.ts[\s\S]*4 findings; x\[0\] is 0/],
  ] as const)("%s", (name, args, expected) => {
    const { status, output } = run(name, ...args);
    expect(output).toMatch(expected);
    expect(status).toBe(0);
  });

  test.each([
    ["vector-add", /all 1000000 sums are right/],
    ["virtual-alias", /with fence.proxy.alias: fresh in 1000 of 1000/],
  ] as const)("%s, with kernels in TypeScript", (name, expected) => {
    const { status, output } = run(name);
    expect(output).toMatch(expected);
    expect(status).toBe(0);
  });

  test.skipIf(!native)("graphs, with a kernel in CUDA C++", () => {
    const { status, output } = run("graphs");
    expect(output).toMatch(/the loop ran \d+ times on the device/);
    expect(status).toBe(0);
  });

  test.skipIf(native && devices < 2)("peer-kernel, with two GPUs", () => {
    const { status, output } = run("peer-kernel");
    expect(output).toMatch(/sum right/);
    expect(status).toBe(0);
  });

  const nowhere = { DOORBELL_NVCC: "/nowhere/nvcc", DOORBELL_CLANG: "/nowhere/clang" };

  test.skipIf(native)("rdma-to-gpu, with a kernel that checks what the NIC wrote", () => {
    const { status, output } = runWith({ DOORBELL_RDMA: "soft" }, "rdma-to-gpu", "1");
    expect(output).toMatch(/a kernel checked all 262144 numbers, and all are right/);
    expect(status).toBe(0);
  });

  test.skipIf(native)("graphs on the soft GPU, from source and without a compiler", () => {
    for (const more of [{}, nowhere]) {
      const { status, output } = runWith(more, "graphs");
      expect(output).toMatch(/the loop ran \d+ times on the device/);
      expect(status).toBe(0);
    }
  });
});
