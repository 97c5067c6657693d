import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const script = fileURLToPath(new URL("./rdma-endpoint.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A"] : [];

function start(...parameters: readonly string[]) {
  const child = spawn(process.execPath, [...flags, script, ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 50_000,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => (await lines.next()).value as string;
}

test("rdma_server.c and rdma_client.c exchange a message without a queue pair type of their own", async () => {
  const serverLine = start();
  const [address = "", port = ""] = (await serverLine()).split(" ");
  const clientLine = start(address, port);
  expect([await clientLine(), await serverLine()]).toEqual(["end 0", "end 0"]);
}, 60_000);
