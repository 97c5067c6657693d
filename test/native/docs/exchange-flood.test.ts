import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { meetPeer, waitForPeer } from "../../../src/index.ts";
import { until } from "../../support/until.ts";

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

test("a peer that sends without pause is throttled, and all its data can be received", async () => {
  const port = await freePort();
  const waiting = waitForPeer({ port, host: "127.0.0.1" });
  const lines = 400_000;
  const line = `"${"x".repeat(400)}"\n`;
  const text = line.repeat(1000);
  const flood = connect(port, "127.0.0.1");
  using peer = await waiting;
  let sent = 0;
  const pour = () => {
    while (sent < lines) {
      sent += 1000;
      if (!flood.write(text)) return;
    }
    flood.end();
  };
  flood.on("drain", pour);
  pour();
  // The sender stops long before 160 MB, after the buffers of TCP and a little more.
  let [before, since] = [-1, 0];
  await until(() => {
    if (sent !== before) [before, since] = [sent, performance.now()];
    return performance.now() - since > 300;
  }, "the sender stands still");
  expect(sent).toBeLessThan(lines / 4);
  let received = 0;
  for (; received < lines; received++) await peer.receive();
  expect(received).toBe(lines);
  await expect(peer.receive()).rejects.toThrow(/closed the connection/);
}, 60_000);

test("send() to a peer that reads nothing fails before the process runs out of memory", async () => {
  const port = await freePort();
  const server = createServer((socket) => socket.pause()).listen(port, "127.0.0.1");
  using peer = await meetPeer("127.0.0.1", { port });
  const value = "x".repeat(1 << 20);
  const pour = async () => {
    for (let i = 0; i < 100; i++) {
      peer.send(value);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await expect(pour()).rejects.toThrow(/the peer does not read/);
  server.close();
});

test("a value that is nested too deep is a DoorbellError of receive()", async () => {
  const port = await freePort();
  const waiting = waitForPeer({ port, host: "127.0.0.1" });
  const stranger = connect(port, "127.0.0.1");
  using peer = await waiting;
  stranger.end(`${"[".repeat(100_000)}${"]".repeat(100_000)}\n[[1]]\n`);
  await expect(peer.receive()).rejects.toThrow("nested more than 1000 levels");
  expect(await peer.receive()).toEqual([[1]]);
});
