import { expect, test } from "vitest";
import { Door } from "../../../src/group/links/door.ts";
import { connectOnce, knock, untilOf } from "../../../src/group/links/handshake.ts";
import type { LineSocket } from "../../../src/group/links/line-socket.ts";

// A member's door: who is let in, and how long somebody who says nothing is waited for.

const host = "127.0.0.1";
const patienceMs = 100;

/** Blocks the event loop. */
const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

async function withDoor(work: (socket: LineSocket) => Promise<void>): Promise<void> {
  const door = await Door.open("secret", host, 0, patienceMs);
  door.handle("join", () => {});
  const socket = await connectOnce(host, door.port, 5000);
  try {
    await work(socket!);
  } finally {
    socket?.destroy();
    door.close();
  }
}

test("a caller is heard that spoke while the process stood still for longer than its patience", async () => {
  await withDoor(async (socket) => {
    const send = socket.send.bind(socket);
    socket.send = (value) => {
      send(value);
      standStill(3 * patienceMs);
    };
    await knock(socket, "join", {}, "secret", untilOf(10_000));
  });
});

test("a caller that says nothing is shown out", async () => {
  await withDoor(async (socket) => {
    await new Promise<void>((resolve) => {
      socket.onEnd = resolve;
    });
    expect(socket.ended).toBe(true);
  });
});
