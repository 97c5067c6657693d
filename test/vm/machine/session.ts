import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Writable } from "node:stream";

/** A command for the guest: a bash script that runs with `repository` mounted at its own path. */
export type Job = { repository: string; script: string };

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/**
 * Runs a job on the machine whose sockets lie in the current directory; bytes go to `out` and `err` as they come.
 * Waits its turn while another job runs there. Resolves to the exit status; aborting hangs up, which kills the job.
 * The protocol is described in guest/agent.sh.
 */
export async function execute(job: Job, out: Writable, err: Writable, signal: AbortSignal): Promise<number> {
  const token = `${crypto.randomUUID()}`;
  const sockets: Socket[] = [];
  const open = async (name: string, firstLine: string): Promise<Socket> => {
    const socket = await dial(name, signal);
    sockets.push(socket);
    socket.write(`${firstLine}\n`);
    return socket;
  };
  try {
    const ctl = await open("ctl", `hello ${token}`);
    let heard = "";
    while (!heard.includes(`ready ${token}\n`)) heard += String((await once(ctl, "data", { signal }))[0]);
    const streams = [
      relay(await open("out", token), token, out, signal),
      relay(await open("err", token), token, err, signal),
    ];
    ctl.write(`run ${base64(job.repository)} ${base64(job.script)}\n`);
    const [status = 125] = await Promise.all(streams);
    return status;
  } finally {
    for (const socket of sockets) socket.destroy();
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
async function relay(from: Socket, token: string, to: Writable, signal: AbortSignal): Promise<number> {
  let held: Buffer = Buffer.alloc(0);
  const end = new RegExp(`${token} (\\d+)\\n$`);
  signal.addEventListener("abort", () => from.destroy());
  for await (const chunk of from as AsyncIterable<Buffer>) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const found = held.indexOf(token);
    const safe = found >= 0 ? found : held.length - partial(held, token);
    if (safe > 0 && !to.write(held.subarray(0, safe))) await once(to, "drain", { signal });
    held = held.subarray(safe);
    const status = found >= 0 ? end.exec(held.toString("latin1")) : null;
    if (status) return Number(status[1]);
  }
  signal.throwIfAborted();
  throw new Error("the VM ended before the command did");
}

// How many bytes at the end of `bytes` are a beginning of `token`.
function partial(bytes: Buffer, token: string): number {
  for (let length = Math.min(token.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(-length).toString("latin1") === token.slice(0, length)) return length;
  }
  return 0;
}
