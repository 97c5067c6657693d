import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

// The examples of doorbell/direct as a user runs them, on the embedded devices.

const limitMs = 60_000;

async function run(
  name: string,
  args: readonly string[],
): Promise<{ status: number | null; output: string }> {
  const script = fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
  const runtime = runtimeName === "deno" ? ["run", "-A"] : [];
  const env = { ...process.env, DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" };
  const child = spawn(process.execPath, [...runtime, script, ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: limitMs,
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { status: child.exitCode, output: out + error };
}

describe("the examples of GPU memory, files and NICs", { timeout: limitMs }, () => {
  test("load-weights loads tensors by name, and saves them again", async () => {
    const { status, output } = await run("load-weights.ts", ["--demo", "--mib", "20"]);
    expect(output).toMatch(/^loaded 2 tensors, 20\.0 MiB in .* GB\/s$/m);
    expect(output).toMatch(/^ {2}\w+, direct: the embedded GPU's memory is this machine's memory/m);
    expect(output).toContain("the copy has the same tensors, byte for byte\n");
    expect(status).toBe(0);
  });

  test("rdma-to-gpu writes from one process's GPU into another's", async () => {
    const { status, output } = await run("rdma-to-gpu.ts", ["2"]);
    expect(output).toMatch(/^receiver: .* through soft0, shared memory: the embedded GPU's memory/m);
    expect(output).toContain("a kernel found all 524288 numbers as they were sent\n");
    expect(status).toBe(0);
  });
});
