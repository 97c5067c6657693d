// Saves the CUDA state of another process to host memory and restores it, on a real GPU with a driver from
// 12.8 on.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CheckpointProcess, CudaError, driver } from "../../src/cuda/index.ts";
import { environment, native, open } from "../native/cuda/provider.ts";

const script = fileURLToPath(new URL("./holder.ts", import.meta.url));

describe.skipIf(!native)("a process's CUDA state", () => {
  test("is checkpointed, which frees its device memory, and restored with its contents", async () => {
    const child = spawn(process.execPath, [script], { env: environment, stdio: ["pipe", "pipe", "inherit"] });
    try {
      const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
      const line = async (): Promise<string> => (await lines.next()).value ?? "";
      expect(await line()).toBe("ready");
      using device = open();
      const held = device.memory().free;
      const other = new CheckpointProcess(device.driver, child.pid!);
      expect(other.state).toBe("running");
      other.lock(5000);
      expect(other.state).toBe("locked");
      other.checkpoint();
      expect(other.state).toBe("checkpointed");
      expect(device.memory().free).toBeGreaterThan(held + (256 << 20));
      other.restore();
      other.unlock();
      expect(other.state).toBe("running");
      child.stdin!.write("\n");
      expect(await line()).toBe("4711");
    } finally {
      child.kill("SIGKILL");
    }
  });

  test("of a process that does not exist is a typed error", () => {
    expect(() => new CheckpointProcess(driver("native"), -1)).toThrow(RangeError);
    expect(() => new CheckpointProcess(driver("native"), 4_000_000).lock(10)).toThrow(CudaError);
  });
});
