import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { type Endpoint, openDevice, type RemoteMemory, remoteSlice } from "../../../src/index.ts";

interface Peer {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}

test("a NIC whose thread has not started answers its peers from the event loop", async () => {
  const script = fileURLToPath(new URL("../../fixtures/late-nic.ts", import.meta.url));
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const child = spawn(process.execPath, [...flags, script], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { endpoint, memory } = JSON.parse((await lines.next()).value as string) as Peer;
  using device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue();
  const queuePair = domain.createQueuePair({ type: "dynamic", completions });
  queuePair.connect();
  const local = domain.allocate(8);
  local.bytes[0] = 7;
  const addressHandle = domain.createAddressHandle({ to: endpoint });
  const to = { addressHandle, qpNumber: endpoint.qpNumber, queueKey: endpoint.queueKey! };
  queuePair.write({ to, local: local.slice(0), remote: remoteSlice(memory, 0, 8) });
  expect((await completions.next({ timeoutMs: 60_000 })).status).toBe("SUCCESS");
  child.stdin.end();
  expect((await lines.next()).value).toBe("7");
}, 90_000);
