import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Writable } from "node:stream";

/** Command for the guest: a bash script that runs with `repository` mounted at its own path. */
export type Job = { repository: string; script: string };

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/**
 * Runs a job on the machine whose sockets are in the current directory. Forwards the output to `out` and
 * `err` as it arrives. Waits while another job runs on the machine. Resolves to the exit status. Rejects when
 * the machine exits or `signal` aborts, which closes the connection and kills the job. guest/agent.sh
 * describes the protocol.
 */
export async function execute(job: Job, out: Writable, err: Writable, signal: AbortSignal): Promise<number> {
  const token = crypto.randomUUID();
  const sockets: Socket[] = [];
  const open = async (name: string, firstLine: string): Promise<Socket> => {
    const socket = await dial(name, signal);
    socket.on("error", () => {}); // the reader of the data handles the error
    sockets.push(socket);
    socket.write(`${firstLine}\n`);
    return socket;
  };
  try {
    // QEMU 7 leaves the port of a vanished client blocked until the next disconnect.
    for (const name of ["out", "err"]) (await dial(name, signal)).destroy();
    const ctl = await open("ctl", `hello ${token}`);
    const replies = createInterface(ctl)[Symbol.asyncIterator]();
    await reply(replies, `ready ${token}`);
    const relays = [
      relay(await open("out", token), token, out, signal),
      relay(await open("err", token), token, err, signal),
    ];
    ctl.write(`run ${base64(job.repository)} ${base64(job.script)}\n`);
    await Promise.all(relays);
    return Number(await reply(replies, `done ${token} `));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

// Returns the rest of the first line with this start. Earlier lines were meant for another client.
async function reply(lines: AsyncIterator<string>, start: string): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error("the VM hung up");
    if (value.startsWith(start)) return value.slice(start.length);
  }
}

// The socket appears when QEMU has started.
async function dial(path: string, signal: AbortSignal): Promise<Socket> {
  for (;;) {
    signal.throwIfAborted();
    const socket = connect({ path });
    try {
      await once(socket, "connect", { signal });
      return socket;
    } catch {
      socket.destroy();
      await Bun.sleep(50);
    }
  }
}

// Forwards bytes up to the token. A possible beginning of the token is held back until more bytes arrive.
async function relay(from: Socket, token: string, to: Writable, signal: AbortSignal): Promise<void> {
  let held: Buffer = Buffer.alloc(0);
  signal.addEventListener("abort", () => from.destroy());
  for await (const chunk of from as AsyncIterable<Buffer>) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const found = held.indexOf(token);
    const safe = found >= 0 ? found : held.length - partial(held, token);
    if (safe > 0 && !to.write(held.subarray(0, safe))) await once(to, "drain", { signal });
    if (found >= 0) return;
    held = held.subarray(safe);
  }
  throw new Error("the VM hung up");
}

// Returns the number of bytes at the end of `bytes` that are a beginning of `token`.
function partial(bytes: Buffer, token: string): number {
  for (let length = Math.min(token.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(-length).toString("latin1") === token.slice(0, length)) return length;
  }
  return 0;
}
