// `npm run connections -- COUNT`: opens and closes COUNT connections (10,000) between two processes, twice,
// and reports resources that were not released.
import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { here, left, nothingLeft, openMany, serveMany } from "./many-connections.ts";

const isServer = process.argv[2] === "server";
const count = Number(process.argv[isServer ? 3 : 2] ?? 10_000);
/** A few connections first, so that permanent memory is allocated. */
const rounds = [10, count, count];

/** Returns the memory of this process in MiB. Growth in the second round is a leak. */
function memory(): string {
  const { Bun } = globalThis as { Bun?: { gc(force: boolean): void } };
  Bun?.gc(true);
  return `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`;
}

async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2500));
}

if (isServer) {
  const at = here();
  for (const [round, each] of rounds.entries()) {
    const before = left();
    await serveMany(each, at, (port) => console.log(JSON.stringify({ ...at, port })));
    await quiet();
    if (round > 0) await nothingLeft(before);
  }
  console.log(JSON.stringify({ left: { ...left(), memory: memory() } }));
} else {
  const script = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [script, "server", `${count}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value as string) as Record<string, never>;
  for (const [round, each] of rounds.entries()) {
    const { address = "", port = 0 } = await next();
    const before = left();
    const { openedMs, closedMs } = await openMany(each, { address, port });
    await quiet();
    if (round === 0) continue;
    await nothingLeft(before);
    const each1 = (ms: number) => `${(ms / 1000).toFixed(1)} s, ${((ms * 1000) / each).toFixed(0)} us each`;
    console.log(
      `${each} connections opened in ${each1(openedMs)}; closed in ${each1(closedMs)}; ${memory()}`,
    );
  }
  const { left: there } = await next();
  console.log(`left here: ${JSON.stringify(left())}; there: ${JSON.stringify(there)}`);
}
