import { spawnSync } from "node:child_process";
import { runClientServer } from "../../common/client-server.ts";
import { type MaybeContender, runSeconds } from "../contender.ts";
import { fabricShm, fabricTcp, perSecond, type Row } from "../row.ts";

const program = "fi_pingpong";

/** Endpoint type of each provider that works without a utility layer. */
const providers = {
  [fabricTcp]: { provider: "tcp", endpoint: "msg", share: 1 },
  [fabricShm]: { provider: "shm", endpoint: "rdm", share: 5 },
};

let port = 18_800;

/**
 * fi_pingpong, the only benchmark in Debian's libfabric-bin; no package contains fi_rma_bw. It sends
 * two-sided messages with one message in flight. Its bandwidth rows therefore show the bandwidth of a single
 * message in flight.
 */
export function libfabric(name: keyof typeof providers): MaybeContender {
  const { error, stdout } = spawnSync("fi_info", ["--version"], { encoding: "utf8" });
  if (error) return { name, missing: "not installed (apt install libfabric-bin)" };
  return {
    name,
    version: `libfabric ${/libfabric:\s*([\d.]+)/.exec(stdout)?.[1] ?? ""}`.trim(),
    measures: ({ kind, target }) => kind !== "rate" && target === "polls",
    run: (row) => measure(name, row),
  };
}

async function measure(name: keyof typeof providers, row: Row): Promise<number> {
  const { provider, endpoint, share } = providers[name];
  const { kind, size } = row;
  const count = share * (kind === "latency" ? 5000 : Math.min((64 << 20) / size, 5000));
  const always = ["-p", provider, "-e", endpoint, "-S", String(size), "-I", String(count)];
  const text = await runClientServer({
    program,
    port: ++port,
    seconds: runSeconds,
    serverArgs: [...always, "-B", String(port)],
    clientArgs: [...always, "-P", String(port), "127.0.0.1"],
  });
  // Columns of the output: bytes, sent, acknowledged, total, time, MB/sec, usec/xfer (one way), Mxfers/sec.
  const microseconds = Number(text.trim().split("\n").at(-1)!.trim().split(/\s+/)[6]);
  if (!(microseconds > 0)) throw new Error(`no result in ${program}'s output:\n${text}`);
  return kind === "latency" ? microseconds : perSecond(row, 1e6 / microseconds);
}
