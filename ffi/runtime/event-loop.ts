import type { SocketConstructorOpts } from "node:net";
import process from "node:process";

/** What arrives only says that something happened: a few bytes at a time are plenty. */
const buffer = new Uint8Array(new ArrayBuffer(64));

/**
 * The way of Node and Deno to have the event loop watch the connected stream socket `fd`: `ready` is called after bytes came,
 * which are gone then. The socket belongs to the runtime from now on; it does not keep the process alive.
 */
export async function watchWithNet(fd: number, ready: () => void): Promise<void> {
  const onread = {
    buffer,
    callback: () => {
      ready();
      return true;
    },
  };
  // `onread` is documented for net.connect only; the constructor takes it on both runtimes.
  const options = { fd, readable: true, writable: false, onread } as SocketConstructorOpts;
  const { Socket } = process.getBuiltinModule("node:net");
  const socket = new Socket(options);
  socket.on("error", () => {});
  socket.resume();
  socket.unref();
}
