import type { SocketConstructorOpts } from "node:net";
import process from "node:process";

/** Receive buffer. A few bytes are enough, because the bytes have no meaning. */
const buffer = new Uint8Array(new ArrayBuffer(64));

/**
 * Lets the event loop of Node or Deno watch the connected stream socket `fd`. It reads and drops received
 * bytes, then calls `ready`.
 * The runtime owns the socket from now on, and the socket does not keep the process alive.
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
