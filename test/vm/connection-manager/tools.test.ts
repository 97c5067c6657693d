import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asClient,
  asClientOfEndless,
  asServer,
  type Commands,
  limitMs,
  type Ours,
  onRxe,
  runC,
  SoftHost,
  UDADDY_PORT,
} from "./peers/ends.ts";

const soft: { host?: SoftHost } = {};
beforeAll(async () => {
  soft.host = new SoftHost();
  await soft.host.started;
}, limitMs);
afterAll(() => soft.host?.close());

const places: readonly [string, () => Ours][] = [
  ["rxe0", () => onRxe],
  ["soft0", () => soft.host!],
];

describe.each(places)("on %s", (name, ours) => {
  test("rping is client and server", { timeout: 2 * limitMs }, async () => {
    const rping: Commands = (address, port) => [
      "rping",
      "-a",
      address,
      "-p",
      port,
      "-C",
      "5",
      "-S",
      "64",
      "-v",
    ];
    expect(await asServer(ours(), "ping", 5, (...at) => [...rping(...at), "-c"])).toBe("5 rounds");
    expect(await asClient(ours(), "ping", 5, (...at) => [...rping(...at), "-s"])).toBe("5 rounds");
  });

  test("rdma_client and rdma_server exchange 16 bytes", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address, port) => ["rdma_client", "-s", address, "-p", port];
    const server: Commands = (address, port) => ["rdma_server", "-s", address, "-p", port];
    expect(await asServer(ours(), "shortMessage", 1, client)).toBe("received 16 bytes");
    expect(await asClient(ours(), "shortMessage", 1, server)).toBe("received 16 bytes");
  });

  test("ucmatose exchanges ten messages", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address, port) => ["ucmatose", "-s", address, "-p", port];
    const server: Commands = (address, port) => ["ucmatose", "-b", address, "-p", port];
    expect(await asServer(ours(), "messages", 10, client)).toBe("10 messages each way");
    expect(await asClient(ours(), "messages", 10, server)).toBe("10 messages each way");
  });

  test("udaddy exchanges datagrams as client and as server", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address) => ["udaddy", "-s", address];
    const server: Commands = (address) => ["udaddy", "-b", address];
    expect(await asServer(ours(), "datagrams", 10, client, UDADDY_PORT)).toBe("10 datagrams each way");
    expect(await asClient(ours(), "datagrams", 10, server, UDADDY_PORT)).toBe("10 datagrams each way");
  });

  test("cmtime opens and closes fifty connections as client and as server", {
    timeout: 2 * limitMs,
  }, async () => {
    const client: Commands = (address, port) => ["cmtime", "-s", address, "-p", port, "-c", "50"];
    const server: Commands = (address, port) => ["cmtime", "-b", address, "-p", port];
    expect(await asServer(ours(), "many", 50, client)).toBe("50 connections");
    expect(await asClientOfEndless(ours(), "many", 50, server)).toBe("50 connections");
  });

  test("mckey receives datagrams of a group from doorbell", { timeout: 2 * limitMs }, async () => {
    const at = { address: "239.7.7.7", port: 0 };
    const task = { program: "group", isServer: false, at, count: 1, provider: ours().provider };
    const receiving = runC(["mckey", "-m", "239.7.7.7", "-b", "10.9.0.1"]);
    // mckey prints nothing before it has received all ten datagrams, so the test sends until it ends.
    let done = false;
    void receiving.finally(() => {
      done = true;
    });
    const end = performance.now() + limitMs;
    while (!done && performance.now() < end) {
      await ours().run({ ...task, source: ours().address }, () => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await receiving;
  });

  test("doorbell receives datagrams of a group from mckey", { timeout: 2 * limitMs }, async () => {
    const at = { address: "239.7.7.8", port: 0 };
    const task = { program: "group", isServer: true, at, count: 10, provider: ours().provider };
    let serving = Promise.resolve("");
    await new Promise<void>((ready, failed) => {
      serving = ours().run({ ...task, source: ours().address }, ready);
      serving.catch(failed);
    });
    await runC(["mckey", "-m", "239.7.7.8", "-b", "10.9.0.1", "-s"]);
    expect(await serving).toBe("10 datagrams of the group");
  });

  test(`${name} connects to no server, and the error has the reason`, { timeout: limitMs }, async () => {
    const at = { address: "10.9.0.1", port: 7999 };
    const task = { program: "ping", isServer: false, at, count: 1, provider: ours().provider };
    await expect(ours().run(task, () => {})).rejects.toThrow("REJECTED, no program listens on this port");
  });
});
