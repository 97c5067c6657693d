import { spawnSync } from "node:child_process";
import { runClientServer } from "../../common/client-server.ts";
import { type MaybeContender, runSeconds } from "../contender.ts";
import { outstanding, perSecond, type Row, ucxShm, ucxTcp } from "../row.ts";

const program = "ucx_perftest";
const transports = { [ucxTcp]: "tcp", [ucxShm]: "shm" };

/** Messages of one run, which lasts about half a second. */
const messages = {
  [ucxTcp]: {
    bandwidth: (size: number) => Math.min((128 << 20) / size, 16_384),
    rate: 200_000,
    latency: 8000,
  },
  [ucxShm]: {
    bandwidth: (size: number) => Math.min((4096 * 1048576) / size, 400_000),
    rate: 4_000_000,
    latency: 200_000,
  },
};

/**
 * Window sizes of UCX 1.13 over TCP. A deep window is slow with large messages, so both sizes run and the
 * better result counts.
 */
const windows = [1, outstanding];

let port = 18_700;

/**
 * Returns ucx_perftest over one transport on loopback, with both processes polling. Returns the reason when
 * UCX is not installed.
 */
export function ucx(name: keyof typeof transports): MaybeContender {
  const { error, stdout } = spawnSync("ucx_info", ["-v"], { encoding: "utf8" });
  if (error) return { name, missing: "not installed (apt install ucx-utils)" };
  return {
    name,
    version: `UCX ${/Version\s+([\d.]+)/.exec(stdout)?.[1] ?? ""}`.trim(),
    measures: ({ target }) => target === "polls",
    run: async (row) => {
      if (row.kind !== "bandwidth") return measure(name, row, outstanding);
      const found = [];
      for (const window of windows) found.push(await measure(name, row, window));
      return Math.max(...found);
    },
  };
}

async function measure(name: keyof typeof transports, row: Row, window: number): Promise<number> {
  const { kind, size } = row;
  const test = kind === "latency" ? "ucp_put_lat" : row.operation === "send" ? "tag_bw" : "ucp_put_bw";
  const count = kind === "bandwidth" ? messages[name].bandwidth(size) : messages[name][kind];
  const serverArgs = ["-p", String(++port)];
  const text = await runClientServer({
    program,
    port,
    seconds: runSeconds,
    environment: { UCX_TLS: transports[name], UCX_NET_DEVICES: "lo" },
    serverArgs,
    clientArgs: [
      ...serverArgs,
      ...["127.0.0.1", "-f", "-t", test, "-s", String(size)],
      ...["-n", String(count), "-w", String(Math.ceil(count / 10)), "-O", String(window)],
    ],
  });
  return figure(row, text);
}

/**
 * Reads the last line of the output. Its columns are the iterations, three latencies in microseconds, two
 * rates in MB/s and two in messages/s.
 */
function figure(row: Row, text: string): number {
  const numbers = text.trim().split("\n").at(-1)!.trim().split(/\s+/).map(Number);
  const [microseconds, rate] = [numbers[3], numbers[7]];
  if (numbers.length !== 8 || !microseconds || !rate)
    throw new Error(`no result in ${program}'s output:\n${text}`);
  if (row.kind === "latency") return microseconds;
  // The output has two rates, and the rate with more digits is used.
  return perSecond(row, rate > 1e5 ? rate : 1e6 / microseconds);
}
