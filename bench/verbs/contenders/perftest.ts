import { execFileSync } from "node:child_process";
import { runClientServer } from "../../common/client-server.ts";
import { type Case, readsInFlight, receiveDepth, receiveList, type Sample } from "../case.ts";
import { type MaybeContender, runSeconds } from "../contender.ts";

const programs = {
  latency: { write: "ib_write_lat" },
  stream: { write: "ib_write_bw", send: "ib_send_bw", read: "ib_read_bw" },
} as const;

const programOf = ({ kind, operation }: Case): string | undefined =>
  (programs as Record<string, Record<string, string> | undefined>)[kind]?.[operation];

/** Returns perftest's version, or undefined when it is not installed. */
function version(): string | undefined {
  try {
    // `ib_write_lat -V` prints "Version: 6.06" and exits with 1.
    execFileSync("ib_write_lat", ["-V"], { stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    const { code, stdout } = error as { code?: string; stdout?: Buffer };
    if (code === "ENOENT") return undefined;
    return /[\d.]+/.exec(String(stdout))?.[0] ?? "";
  }
  return "";
}

/** Returns the perftest contender, or the reason why it is missing. */
export function perftest(device: string, mtu: number): MaybeContender {
  const found = version();
  if (found === undefined) return { name: "perftest", missing: "not installed (apt install perftest)" };
  let port = 18_599;
  return {
    name: "perftest",
    version: `perftest ${found}`.trim(),
    measures: (one) => programOf(one) !== undefined && one.by !== "batch" && one.by !== "extended",
    run: (one) => runPair(programOf(one)!, options(one, device, mtu, ++port), port, one),
    stop: async () => {},
  };
}

/**
 * Returns perftest's options for a case. --perform_warm_up is omitted, because perftest 6.06 hangs with it
 * when -Q is more than 1.
 */
function options(one: Case, device: string, mtu: number, port: number): string[] {
  const always = ["-F", "-d", device, "-p", String(port), "-s", String(one.size), "-m", String(mtu)];
  // perftest uses ibv_wr_* by default.
  if (one.by === "post") always.push("--use_old_post_send");
  if (one.kind === "latency") return [...always, "-I", "0", "-n", String(one.warmup + one.iterations)];
  const stream = [...always, "-N", "-n", String(one.iterations), "-t", String(one.depth)];
  stream.push("-Q", String(one.every));
  if (one.list > 1) stream.push("-l", String(one.list));
  if (one.operation === "send")
    stream.push("-r", String(receiveDepth), "--recv_post_list", String(receiveList));
  if (one.operation === "read") stream.push("-o", String(readsInFlight));
  return stream;
}

async function runPair(program: string, args: string[], port: number, one: Case): Promise<Sample> {
  const clientArgs = [...args, "127.0.0.1"];
  return parse(
    await runClientServer({ program, serverArgs: args, clientArgs, port, seconds: runSeconds }),
    one,
  );
}

function parse(text: string, one: Case): Sample {
  const line = text.split("\n").find((each) => new RegExp(`^ *${one.size} +\\d+ `).test(each));
  if (!line) throw new Error(`no result in perftest's output:\n${text}`);
  const numbers = line.trim().split(/\s+/).map(Number);
  // Columns of the output: bytes and iterations, then six latencies and two percentiles, or peak, average and
  // million messages per second.
  if (one.kind === "latency") return { p50: numbers[4]!, p99: numbers[7]! };
  // The output has two rates, and the rate with more digits is used.
  return { perSecond: one.size < 1024 ? numbers[4]! * 1e6 : (numbers[3]! * 2 ** 20) / one.size };
}
