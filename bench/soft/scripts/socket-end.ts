import { rmSync } from "node:fs";
import { createServer, connect as dial, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { End } from "./end.ts";
import { messageBytes } from "./methods.ts";

/** Returns one end of a Unix socket. The end that receives no address listens. */
export async function socketEnd(): Promise<End> {
  const path = join(tmpdir(), `doorbell-bench-${process.pid}.sock`);
  const message = Buffer.alloc(messageBytes, 1);
  let stream: Socket | undefined;
  let came = 0;
  /** Number of messages that arrived before a call waited for them. */
  let early = 0;
  let onMessage: (() => void) | undefined;
  const use = (one: Socket) => {
    stream = one;
    one.on("data", (bytes) => {
      came += bytes.length;
      if (came < messageBytes) return;
      came -= messageBytes;
      if (onMessage) onMessage();
      else early++;
    });
  };
  const server = createServer(use);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return {
    address: path,
    async connect(peer, role) {
      if (role === "passive") return;
      const one = dial(peer as string);
      await new Promise<void>((resolve) => one.once("connect", resolve));
      use(one);
    },
    async exchange(rounds, note) {
      for (let i = 0; i < rounds; i++) {
        const start = performance.now();
        await new Promise<void>((resolve) => {
          onMessage = resolve;
          stream!.write(message);
        });
        note(performance.now() - start);
      }
    },
    answer: (rounds) =>
      new Promise((resolve) => {
        let left = rounds;
        onMessage = () => {
          stream!.write(message);
          if (--left > 0) return;
          onMessage = undefined;
          resolve();
        };
        for (; early > 0; early--) onMessage();
      }),
    close() {
      stream?.destroy();
      server.close();
      rmSync(path, { force: true });
    },
  };
}
