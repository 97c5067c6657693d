// An etcd that is away for some time while a group runs: `npm run etcd:away -- 60` (seconds). The group computes on, who joins meanwhile
// hears why it cannot, and once etcd is back the group's keys are there again and it can be reformed.
import process from "node:process";
import { pathToFileURL } from "node:url";
import { type Group, join } from "../../src/group/index.ts";
import { untilOf } from "../../src/group/links/handshake.ts";
import { EtcdServer } from "./etcd-server.ts";

/** What was seen while etcd was away. */
export interface Away {
  /** What whoever tried to join meanwhile heard. */
  readonly error: unknown;
  /** Right results meanwhile, and how long the slowest took. */
  readonly right: number;
  readonly longestMs: number;
  /** Milliseconds from its coming back until all members' keys were there. */
  readonly keysMs: number;
  /** Milliseconds that a reform took then, which asks it. */
  readonly reformMs: number;
}

/** Stops a server (SIGSTOP: its connections stay, and say nothing) for so many seconds. An Error when anything is wrong. */
export async function awayFor(server: EtcdServer, seconds: number): Promise<Away> {
  const rendezvous = `etcd://127.0.0.1:${server.port}/away`;
  const groups = await Promise.all(
    [0, 1, 2].map((rank) => join({ rendezvous, size: 3, rank, device: "none", timeoutMs: 20_000 })),
  );
  let count = 0;
  const step = async (group: Group): Promise<void> => {
    const said = await group.exchange(count * group.rank);
    await group.barrier();
    if (said.some((each, rank) => each !== count * rank)) throw new Error(`wrong: ${said}`);
  };
  const all = async (): Promise<void> => {
    count++;
    await Promise.all(groups.map(step));
  };
  try {
    await all();
    server.process.kill("SIGSTOP");
    const away = { right: 0, longestMs: 0 };
    let joined: Promise<unknown> | undefined;
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      const begun = performance.now();
      await all();
      away.right++;
      away.longestMs = Math.max(away.longestMs, performance.now() - begun);
      joined ??= join({
        rendezvous,
        name: "nobody",
        size: 2,
        rank: 0,
        device: "none",
        timeoutMs: 1500,
      }).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const error = await joined;
    server.process.kill("SIGCONT");
    const back = performance.now();
    // Their leases ended long ago: each member takes its seat again.
    for (;;) {
      const entries = await server.etcd.get("/away/doorbell/", untilOf(5000)).catch(() => []);
      if (entries.filter(({ key }) => key.includes("/members/")).length === groups.length) break;
      if (performance.now() - back > 30_000) throw new Error("the members' keys are not there again");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const keysMs = performance.now() - back;
    const begun = performance.now();
    await Promise.all(groups.map((group) => group.reform()));
    const reformMs = performance.now() - begun;
    await all();
    return { ...away, error, keysMs, reformMs };
  } finally {
    server.process.kill("SIGCONT");
    for (const group of groups) group.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const seconds = Number(process.argv[2] ?? 60);
  using server = await EtcdServer.start();
  const { error, right, longestMs, keysMs, reformMs } = await awayFor(server, seconds);
  console.log(`etcd away for ${seconds} s: ${right} right steps, the slowest ${longestMs.toFixed(1)} ms`);
  console.log(`who joins meanwhile hears: ${(error as Error).message.split("\n")[0]}`);
  console.log(
    `back: all keys there after ${keysMs.toFixed(0)} ms; a reform, which asks it, took ${reformMs.toFixed(0)} ms`,
  );
}
