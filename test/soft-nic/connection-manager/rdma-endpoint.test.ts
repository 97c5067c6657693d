import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const flags = runtimeName === "deno" ? ["run", "-A"] : [];

/** Starts a script of this folder. Returns a function that waits for its next line. */
function start(name: string, ...parameters: readonly string[]) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [...flags, script, ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 50_000,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => (await lines.next()).value as string;
}

test.each([
  ["rdma_server.c and rdma_client.c", "./rdma-endpoint.ts"],
  ["rdma_xserver.c and rdma_xclient.c", "./rdma-xendpoint.ts"],
])(
  "%s exchange a message without a queue pair type of their own",
  async (_, script) => {
    const serverLine = start(script);
    const [address = "", port = ""] = (await serverLine()).split(" ");
    const clientLine = start(script, address, port);
    expect([await clientLine(), await serverLine()]).toEqual(["end 0", "end 0"]);
  },
  60_000,
);
