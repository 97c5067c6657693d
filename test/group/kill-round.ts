import { env } from "node:process";
import type { RecoveryStep } from "../../src/group/index.ts";
import { Members, type Process } from "./members.ts";
import { sharedMappings } from "./programs/holdings.ts";

/** Times after a kill, in milliseconds. */
export interface Kill {
  readonly signal: KillSignal;
  /** Time until each survivor reported the failure. */
  readonly detectedMs: readonly number[];
  /** Time until the parent saw the process exit. The kernel frees the memory earlier. */
  readonly exitMs: Promise<number>;
}

/** Result of a round of kills. */
export interface Round {
  readonly kills: readonly Kill[];
  /** Time from the last kill to each survivor's next right result, in milliseconds. */
  readonly rightMs: readonly number[];
  /** Duration of each reform, in milliseconds. */
  readonly reformMs: readonly number[];
  /** Recovery steps of each survivor after the last kill, with their times in milliseconds. */
  readonly recoveries: readonly (readonly RecoveryStep[])[];
  /** Files, processes and memory that remained after the round. */
  readonly leftBehind: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type KillSignal = "SIGKILL" | "SIGSTOP";

/** Method of the kills and rendezvous of the members. */
export interface KillMethod {
  readonly signal?: () => KillSignal;
  readonly rendezvous?: string | undefined;
  /** Returns the simulated host name of a rank. */
  readonly hostOf?: (rank: number) => string;
}

/** Name of the heartbeat page, which members keep while all survivors monitor each other through it. */
const heartbeatPage = "doorbell-group";

/**
 * Starts a group and kills members at random moments, one after another. Every survivor must get a typed
 * error that names the killed member, continue with the others, and compute right results. Otherwise throws
 * an Error with the output of all members.
 */
export async function killRound(
  size: number,
  kills: number,
  random: () => number,
  { signal = () => "SIGKILL", rendezvous, hostOf }: KillMethod = {},
): Promise<Round> {
  const args = [`${size - kills}`, `${Math.floor(random() * 1e6)}`];
  using members = new Members("survive.ts", size, args, env["DOORBELL_CUDA"] ?? "soft", rendezvous, hostOf);
  try {
    return await round(members, kills, random, signal);
  } catch (error) {
    const all = members.all.map(
      ({ rank, child, lines }) => `== rank ${rank}, process ${child.pid}\n${lines.join("\n")}`,
    );
    throw new Error(`${(error as Error).message}\n${all.join("\n")}`);
  }
}

async function round(
  members: Members,
  kills: number,
  random: () => number,
  signalOf: () => KillSignal,
): Promise<Round> {
  await Promise.all(members.all.map((member) => member.line("ready")));
  const alive = [...members.all];
  const done: Kill[] = [];
  const lostMappings = new Set<string>();
  let lastKill = 0;
  for (let killed = 0; killed < kills; killed++) {
    await pause(random() * 400);
    const [victim] = alive.splice(Math.floor(random() * alive.length), 1) as [Process];
    const signal = signalOf();
    for (const [inode, name] of sharedMappings(victim.child.pid))
      if (name !== heartbeatPage) lostMappings.add(inode);
    const at = (lastKill = Date.now());
    const exitMs = new Promise<number>((resolve) =>
      victim.child.once("exit", () => resolve(Date.now() - at)),
    );
    victim.child.kill(signal);
    const detected = await Promise.all(alive.map((member) => detectionTime(member, victim)));
    done.push({ signal, detectedMs: detected.map((each) => each - at), exitMs });
    if (signal === "SIGSTOP") victim.child.kill("SIGKILL");
  }
  for (const { ended, rank, lines } of alive) {
    const { code } = await ended;
    if (code !== 0 || lines.at(-1) !== "fine")
      throw new Error(`rank ${rank} ended with ${code}:\n${lines.join("\n")}`);
  }
  await Promise.all(members.all.map(({ ended }) => ended));
  const reports = alive.map(({ lines }) => recoveryOf(lines, lastKill));
  const stillMapped = alive.flatMap(({ rank, lines }) =>
    (JSON.parse(last(lines, "mapped ")) as [string, string][])
      .filter(([inode]) => lostMappings.has(inode))
      .map(([inode, name]) => `rank ${rank} has mapped ${name} ${inode} that a killed member had mapped`),
  );
  const reforms = alive.flatMap(({ lines }) => lines.filter((line) => line.startsWith("reformed")));
  return {
    kills: done,
    rightMs: reports.map(({ rightMs }) => rightMs),
    reformMs: reforms.map((line) => (JSON.parse(line.slice("reformed ".length)) as { ms: number }).ms),
    recoveries: reports.map(({ steps }) => steps),
    leftBehind: [...members.leftBehind, ...stillMapped],
  };
}

const last = (lines: readonly string[], beginning: string): string =>
  lines.findLast((line) => line.startsWith(beginning))!.slice(beginning.length);

/** Parses a member's output about its last recovery and its first right result after the kill. */
function recoveryOf(lines: readonly string[], killedAt: number) {
  const line = last(lines, "right ");
  const right = Number(line.slice(0, line.indexOf(" ")));
  const printed = JSON.parse(line.slice(line.indexOf(" "))) as RecoveryStep[];
  const steps: RecoveryStep[] = [];
  let before = killedAt;
  for (const { what, at } of [...printed, { what: "computed rightly", at: right }]) {
    const kind = what.replace(/rank.*\)/, "it").replace(/ \d+$/, "");
    if (at >= killedAt) steps.push({ what: kind, at: at - killedAt, ms: at - before });
    before = Math.max(killedAt, at);
  }
  return { rightMs: right - killedAt, steps };
}

/** Returns the time at which a member reported the loss of another member. */
async function detectionTime({ lines, rank, ended }: Process, victim: Process): Promise<number> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const { pid } = victim.child;
  for (;;) {
    for (const line of lines) {
      if (line.startsWith("{") && (line.includes(`"processId":${pid},`) || line.includes(`process ${pid})`)))
        return (JSON.parse(line) as { detectedAt: number }).detectedAt;
      if (!line.startsWith("reformed ")) continue;
      const report = JSON.parse(line.slice("reformed ".length)) as {
        steps: RecoveryStep[];
        members: number[];
      };
      const step = report.steps.find(({ what }) => what.includes(`process ${pid})`));
      if (step !== undefined && !report.members.includes(pid!)) return step.at;
    }
    if (over)
      throw new Error(`rank ${rank} did not report the loss of rank ${victim.rank}:\n${lines.join("\n")}`);
    await pause(2);
  }
}
