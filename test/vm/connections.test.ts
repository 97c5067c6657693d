import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asClient,
  asServer,
  type Commands,
  limitMs,
  SoftHost,
  UDADDY_PORT,
} from "./connection-manager/peers/ends.ts";

// Connection managers of soft0 and of the kernel, with C programs at the kernel's end. Data flows when both
// agree on numbers, keys and packet sequence. `npm run test:tools` runs all programs, on rxe0 too.
const soft = new SoftHost();
beforeAll(() => soft.started, limitMs);
afterAll(() => soft.close());

const rping: Commands = (address, port) => ["rping", "-a", address, "-p", port, "-C", "5", "-S", "64", "-v"];

describe("soft0 and rdma_cm", () => {
  test("soft0's client and C's rping", { timeout: 2 * limitMs }, async () => {
    expect(await asClient(soft, "ping", 5, (...at) => [...rping(...at), "-s"])).toBe("5 rounds");
  });

  test("C's rping and soft0's server", { timeout: 2 * limitMs }, async () => {
    expect(await asServer(soft, "ping", 5, (...at) => [...rping(...at), "-c"])).toBe("5 rounds");
  });

  test("C's udaddy finds a service of soft0", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address) => ["udaddy", "-s", address];
    expect(await asServer(soft, "datagrams", 10, client, UDADDY_PORT)).toBe("10 datagrams each way");
  });
});
