import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Writable } from "node:stream";

/** A command for the guest: a bash script that runs with `repository` mounted at its own path. */
export type Job = { repository: string; script: string };

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/**
 * Runs a job on the machine whose sockets lie in the current directory; bytes go to `out` and `err` as they come.
 * Waits its turn while another job runs there. Resolves to the exit status, rejects when the machine is gone or
 * `signal` aborts; that hangs up, which kills the job.
 * The protocol is described in guest/agent.sh.
 */
export async function execute(job: Job, out: Writable, err: Writable, signal: AbortSignal): Promise<number> {
  const token = crypto.randomUUID();
  const sockets: Socket[] = [];
  const open = async (name: string, firstLine: string): Promise<Socket> => {
    const socket = await dial(name, signal);
    socket.on("error", () => {}); // seen by whoever waits for its data
    sockets.push(socket);
    socket.write(`${firstLine}\n`);
    return socket;
  };
  try {
    // A client that vanished amid its output leaves its port blocked in QEMU 7; that ends with the next disconnect.
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

// The rest of the first line that starts like this; earlier ones were meant for another client.
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

// Passes bytes on up to the token; what could be the token's beginning is held back until more is known.
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

// How many bytes at the end of `bytes` are a beginning of `token`.
function partial(bytes: Buffer, token: string): number {
  for (let length = Math.min(token.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(-length).toString("latin1") === token.slice(0, length)) return length;
  }
  return 0;
}
