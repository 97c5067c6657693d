import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("examples/connect.ts finds the other process by its address, and receives its line in capitals", () => {
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [...flags, "examples/connect.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...env, DOORBELL_RDMA: "soft" },
    timeout: 25_000,
  });
  expect(stdout).toMatch(/^client: QueuePair \d+ is connected by soft0$/m);
  expect(stdout).toMatch(/^server: 127\.\S+ says "hello from the other process"$/m);
  expect(stdout).toContain('client: the answer is "HELLO FROM THE OTHER PROCESS"\n');
  expect(stdout).toContain("server: the client has disconnected\n");
  expect(status).toBe(0);
});
