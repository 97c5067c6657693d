// Stops etcd for some seconds while a group runs. `npm run etcd:away -- 60` sets the number of seconds. The
// group must continue to compute. A process that joins during the outage must get an error. After the outage
// the group's keys must exist again, and a reform must succeed.
import process from "node:process";
import { pathToFileURL } from "node:url";
import { type Group, join } from "../../src/group/index.ts";
import { Deadline } from "../../src/wait/deadline.ts";
import { EtcdServer } from "./etcd-server.ts";

/** Observations during an etcd outage. */
export interface OutageResult {
  /** Error of a process that tried to join during the outage. */
  readonly error: unknown;
  /** Number of right results during the outage. */
  readonly right: number;
  readonly longestMs: number;
  /** Time from the end of the outage until all members' keys existed, in milliseconds. */
  readonly keysMs: number;
  /** Duration of a reform after the outage, in milliseconds. */
  readonly reformMs: number;
}

/** Stops an etcd server with SIGSTOP for some seconds. Throws an Error when a check fails. */
export async function stopEtcdFor(server: EtcdServer, seconds: number): Promise<OutageResult> {
  const rendezvous = `etcd://127.0.0.1:${server.port}/away`;
  const groups = await Promise.all(
    [0, 1, 2].map((rank) => join({ rendezvous, size: 3, rank, device: "none", timeoutMs: 20_000 })),
  );
  let count = 0;
  const step = async (group: Group): Promise<void> => {
    const values = await group.exchange(count * group.rank);
    await group.barrier();
    if (values.some((each, rank) => each !== count * rank)) throw new Error(`wrong: ${values}`);
  };
  const all = async (): Promise<void> => {
    count++;
    await Promise.all(groups.map(step));
  };
  try {
    await all();
    server.process.kill("SIGSTOP");
    const outage = { right: 0, longestMs: 0 };
    let joined: Promise<unknown> | undefined;
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      const begun = performance.now();
      await all();
      outage.right++;
      outage.longestMs = Math.max(outage.longestMs, performance.now() - begun);
      joined ??= join({
        rendezvous,
        name: "newcomer",
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
    // The leases have expired, so each member must write its key again.
    for (;;) {
      const entries = await server.etcd.get("/away/doorbell/", new Deadline(5000)).catch(() => []);
      if (entries.filter(({ key }) => key.includes("/members/")).length === groups.length) break;
      if (performance.now() - back > 30_000)
        throw new Error("the members' keys do not exist again after 30 s");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const keysMs = performance.now() - back;
    const begun = performance.now();
    await Promise.all(groups.map((group) => group.reform()));
    const reformMs = performance.now() - begun;
    await all();
    return { ...outage, error, keysMs, reformMs };
  } finally {
    server.process.kill("SIGCONT");
    for (const group of groups) group.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const seconds = Number(process.argv[2] ?? 60);
  using server = await EtcdServer.start();
  const { error, right, longestMs, keysMs, reformMs } = await stopEtcdFor(server, seconds);
  console.log(`etcd stopped for ${seconds} s: ${right} right steps, the slowest ${longestMs.toFixed(1)} ms`);
  console.log(`error of a process that joins meanwhile: ${(error as Error).message.split("\n")[0]}`);
  console.log(
    `after the outage: all keys exist after ${keysMs.toFixed(0)} ms; a reform, which uses etcd, took ${reformMs.toFixed(0)} ms`,
  );
}
