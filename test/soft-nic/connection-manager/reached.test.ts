import { spawn, spawnSync } from "node:child_process";
import { networkInterfaces } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { connect, listen } from "../../../src/index.ts";

// A server without a set address has a random loopback address. Clients on its host name it by 127.0.0.1, or
// by an address of the host.

const script = fileURLToPath(new URL("./reached.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A"] : [];
const { DOORBELL_SOFT_ADDRESS: _, ...environment } = process.env;
const client = (address: string, port: string): string =>
  spawnSync(process.execPath, [...flags, script, address, port], {
    encoding: "utf8",
    env: { ...environment, BUN_BE_BUN: "1" },
  }).stdout.trim();
const ofHost = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

test("a listener on all addresses of another process is reached at 127.0.0.1 and at the host's address", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = spawn(process.execPath, [...flags, script], { env: { ...environment, BUN_BE_BUN: "1" } });
  try {
    server.stdout.once("data", (data) => resolve(`${data}`.trim()));
    const port = await promise;
    for (const address of ["127.0.0.1", ...(ofHost === undefined ? [] : [ofHost])])
      expect(client(address, port)).toMatch(/^connected to 127\./);
  } finally {
    server.kill("SIGKILL");
  }
}, 60_000);

test("a listener on all addresses is reached at 127.0.0.1 by its own process, and not after it closes", async () => {
  const listener = listen("0.0.0.0:0", { provider: "soft" });
  const { port } = listener.address;
  const to = { address: "127.0.0.1", port };
  const connecting = connect(to, { provider: "soft" });
  using theirs = await (await listener.next()).accept();
  using ours = await connecting;
  expect(ours.peerAddress.port).toBe(port);
  expect(theirs.connected).toBe(true);
  listener.close();
  await expect(connect(to, { provider: "soft", timeoutMs: 500 })).rejects.toThrow();
});
