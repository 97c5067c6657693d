import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import {
  fillPing,
  messageBytes,
  pingText,
  readMessage,
  writeMessage,
} from "../../../src/cli/rping/message.ts";
import { doorbell, environment, program, runtimes } from "../run-command.ts";

/** Returns a random loopback address, so that no other test uses it. */
const ownAddress = () => `127.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

/**
 * Runs `doorbell rping ...` on a soft0 of that address. Returns its output, and calls `ready` when it waits
 * for a client.
 */
async function rping(address: string, words: readonly string[], ready: () => void = () => {}) {
  const [executable = "", ...args] = runtimes.bun;
  const child = spawn(executable, [...args, program, "rping", ...words], {
    env: environment({ DOORBELL_RDMA: "soft", DOORBELL_SOFT_ADDRESS: address }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let error = "";
  child.stderr.on("data", (chunk) => {
    error += chunk;
    if (error.includes("waiting for a client")) ready();
  });
  const out = await text(child.stdout);
  if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
  ready();
  return { status: child.exitCode, out, error };
}

describe.concurrent("doorbell rping", () => {
  test.each([64, 10_000])(
    "two processes with pings of %i bytes: the returned data is the sent data",
    async (size) => {
      const [there, here] = [ownAddress(), ownAddress()];
      const { promise: waiting, resolve } = Promise.withResolvers<void>();
      const options = ["-v", "-S", `${size}`];
      const serving = rping(there, ["-a", there, ...options], resolve);
      await waiting;
      const client = await rping(here, [there, "-C", "5", "-V", ...options]);
      const server = await serving;
      expect(client, client.error).toMatchObject({ status: 0 });
      expect(server, server.error).toMatchObject({ status: 0 });
      expect(client.out).toMatch(/^5 pings of \d+ bytes, [\d.]+ us each$/m);
      expect(server.out).toMatch(new RegExp(`^5 pings of ${here}$`, "m"));
      const data = (output: string) => [...output.matchAll(/ping data: (.*)$/gm)].map(([, one]) => one);
      expect(data(client.out)).toEqual(data(server.out));
      expect(data(client.out)[4]).toMatch(/^rdma-ping-4: EFGH/);
      expect(data(client.out)[0]).toHaveLength(size - 1);
    },
  );

  test("a server on all addresses prints where it listens, and a client of this host reaches it there", async () => {
    const port = `${20_000 + Math.floor(Math.random() * 40_000)}`;
    const { promise: waiting, resolve } = Promise.withResolvers<void>();
    const serving = rping(ownAddress(), ["-p", port], resolve);
    await waiting;
    const client = await rping(ownAddress(), ["127.0.0.1", "-p", port, "-C", "2"]);
    expect(client, client.error).toMatchObject({ status: 0 });
    const server = await serving;
    expect(server.error).toContain(
      `waiting for a client at 0.0.0.0:${port}, on this host at 127.0.0.1:${port}`,
    );
    expect(server.out).toMatch(/^2 pings of 127\./m);
  });

  test("a client whose pings exceed the server's memory gets an error", async () => {
    const [there, here] = [ownAddress(), ownAddress()];
    const { promise: waiting, resolve } = Promise.withResolvers<void>();
    const serving = rping(there, ["-a", there], resolve);
    await waiting;
    const [client, server] = await Promise.all([rping(here, [there, "-S", "65", "-w", "5"]), serving]);
    expect(client.status).toBe(1);
    expect(server.status).toBe(1);
    expect(server.error).toMatch(/65 bytes, this server has room for 64/);
  });
});

test("an invalid port and a foreign address are rejected, with the fix", () => {
  const env = { DOORBELL_RDMA: "soft" };
  const port = doorbell(["rping", "-p", "99999"], { env });
  expect(port).toMatchObject({ status: 2 });
  expect(port.stderr).toContain('--port must be a whole number, from 1 to 65535, not "99999"');
  const address = doorbell(["rping", "-a", "203.0.113.9"], { env });
  expect(address).toMatchObject({ status: 1 });
  expect(address.stderr).toMatch(/EADDRNOTAVAIL .*; 203\.0\.113\.9:7174\n {2}hint: .*0\.0\.0\.0 for all/);
});

test("messages are compatible with rping", () => {
  const bytes = new Uint8Array(messageBytes);
  const memory = { address: 0x7f0102030405, byteLength: 64, remoteKey: 0xa1b2c3d4 };
  writeMessage(bytes, memory);
  expect([...bytes]).toEqual([0, 0, 0x7f, 1, 2, 3, 4, 5, 0xa1, 0xb2, 0xc3, 0xd4, 0, 0, 0, 64]);
  expect(readMessage(bytes)).toEqual(memory);
  expect(() => readMessage(new Uint8Array(messageBytes).fill(255))).toThrow(/is not rping's/);
  const ping = new Uint8Array(20);
  fillPing(ping, 57);
  expect(pingText(ping)).toBe("rdma-ping-57: zABCD");
});
