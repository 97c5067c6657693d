import { expect, test } from "vitest";
import { AF_UNIX, libc, SOCK_NONBLOCK, SOCK_STREAM } from "../../../ffi/libc/index.ts";
import { addressOf, watchSocket } from "../../../ffi/runtime/index.ts";

test("the event loop reports incoming bytes on a watched socket, again and again", async () => {
  const ends = new Int32Array(new ArrayBuffer(8));
  expect(libc.socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, addressOf(ends))).toBe(0);
  let woken = () => {};
  await watchSocket(ends[0]!, () => woken());
  const byte = new Uint8Array(new ArrayBuffer(1));
  for (let i = 0; i < 10; i++) {
    const next = new Promise<void>((resolve) => {
      woken = resolve;
    });
    expect(Number(libc.write(ends[1]!, addressOf(byte), 1))).toBe(1);
    await next;
  }
  libc.close(ends[1]!);
});
