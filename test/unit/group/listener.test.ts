import { expect, test } from "vitest";
import { connectOnce, handshake } from "../../../src/group/membership/links/handshake.ts";
import type { LineSocket } from "../../../src/group/membership/links/line-socket.ts";
import { Listener } from "../../../src/group/membership/links/listener.ts";
import { Deadline } from "../../../src/wait/deadline.ts";

// Listener of a member: admission of connections, and the time limit of a silent one.

const host = "127.0.0.1";
const waitLimitMs = 100;

/** Blocks the event loop for `ms` milliseconds. */
const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

async function withListener(work: (socket: LineSocket) => Promise<void>): Promise<void> {
  const listener = await Listener.open("secret", host, 0, waitLimitMs);
  listener.handle("join", () => {});
  const socket = await connectOnce(host, listener.port, 5000);
  try {
    await work(socket!);
  } finally {
    socket?.destroy();
    listener.close();
  }
}

test("a caller that sent its message while the process was stopped beyond the wait limit is admitted", async () => {
  await withListener(async (socket) => {
    const send = socket.send.bind(socket);
    socket.send = (value) => {
      send(value);
      standStill(3 * waitLimitMs);
    };
    await handshake(socket, "join", {}, "secret", new Deadline(10_000));
  });
});

test("a silent caller is disconnected", async () => {
  await withListener(async (socket) => {
    await new Promise<void>((resolve) => {
      socket.onEnd = resolve;
    });
    expect(socket.ended).toBe(true);
  });
});
