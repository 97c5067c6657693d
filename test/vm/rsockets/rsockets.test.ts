import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sockaddr_in } from "../../../ffi/rdmacm/index.ts";
import { address, done, kinds, MESSAGE, PORT, rdmacm, receiveAll, room, sendAll, stream } from "./socket.ts";

const server = fileURLToPath(new URL("./server.ts", import.meta.url));

test("sockets of librdmacm by their C names: a stream over rxe, and memory that the peer writes", async () => {
  const child = spawn(process.execPath, [server], { stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 });
  const complaints = text(child.stderr);
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  const socket = stream();
  done("rconnect", rdmacm.rconnect(socket, address.pointer, 16));
  const peer = sockaddr_in.alloc();
  const length = room(8);
  length.bytes[0] = 16;
  done("rgetpeername", rdmacm.rgetpeername(socket, peer.pointer, length.at));
  expect([peer.sin_addr.s_addr, peer.sin_port]).toEqual([0x0a090001, PORT]);
  done("rgetsockname", rdmacm.rgetsockname(socket, peer.pointer, length.at));
  expect(peer.sin_addr.s_addr).toBe(0x0a090001);
  expect(peer.sin_port).not.toBe(PORT);

  const { at, bytes } = room(MESSAGE);
  for (const [round, kind] of kinds.entries()) {
    for (let i = 0; i < MESSAGE; i++) bytes[i] = (i * 7 + round) & 255;
    const sent = bytes.slice();
    sendAll(socket, kind, at, MESSAGE);
    bytes.fill(0);
    receiveAll(socket, kind, at, MESSAGE);
    expect(bytes, kind).toEqual(sent);
  }

  receiveAll(socket, "plain", at, 8);
  const offset = new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(0, true);
  for (let i = 0; i < MESSAGE; i++) bytes[i] = i & 255;
  expect(Number(rdmacm.riowrite(socket, at, MESSAGE, offset + 512n, 0))).toBe(MESSAGE);
  sendAll(socket, "plain", at, 1);
  // A descriptor set has one bit for each descriptor.
  const set = room(128);
  set.bytes[socket >> 3] = 1 << (socket & 7);
  expect(done("rselect", rdmacm.rselect(socket + 1, set.at, 0, 0, 0))).toBe(1);
  receiveAll(socket, "plain", at, 1);
  expect(bytes[0], "the server has the written data").toBe(1);

  const SHUT_RDWR = 2;
  done("rshutdown", rdmacm.rshutdown(socket, SHUT_RDWR));
  done("rclose", rdmacm.rclose(socket));
  expect((await ended)[0], await complaints).toBe(0);
});
