import { env } from "node:process";
import type { RecoveryStep } from "../../src/group/index.ts";
import { Members, type Process } from "./members.ts";
import { sharedMappings } from "./programs/holdings.ts";

/** Milliseconds from a kill. */
export interface Kill {
  readonly signal: KillSignal;
  /** Until each survivor had its error, or knew of it where it was reforming the group already. */
  readonly heardMs: readonly number[];
  /** Until the process had gone, as whoever started it sees it: the kernel frees its memory before. */
  readonly goneMs: Promise<number>;
}

/** What a round of kills showed. */
export interface Round {
  readonly kills: readonly Kill[];
  /** Milliseconds from the last kill until each survivor had computed rightly with the others. */
  readonly rightMs: readonly number[];
  /** Milliseconds that each reform took. */
  readonly reformMs: readonly number[];
  /** How each survivor got over the last kill: steps, with milliseconds from the kill. */
  readonly recoveries: readonly (readonly RecoveryStep[])[];
  /** Files, processes and memory that nobody took away. */
  readonly leftBehind: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type KillSignal = "SIGKILL" | "SIGSTOP";

/** How members are killed, and where they meet. */
export interface KillWay {
  readonly signal?: () => KillSignal;
  readonly rendezvous?: string | undefined;
  /** Names of hosts that members count as being on. */
  readonly hostOf?: (rank: number) => string;
}

/** The heart's page, which members keep while all that are left watch each other by it. */
const heartPage = "doorbell-group";

/**
 * Starts a group, kills members at random moments, one after another, and sees that every survivor hears of each by a typed error
 * that names it, goes on with the others, and computes rightly to its end. An Error with what was printed when not.
 */
export async function killRound(
  size: number,
  kills: number,
  random: () => number,
  { signal = () => "SIGKILL", rendezvous, hostOf }: KillWay = {},
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
  const gone = new Set<string>();
  let lastKill = 0;
  for (let killed = 0; killed < kills; killed++) {
    await pause(random() * 400);
    const [victim] = alive.splice(Math.floor(random() * alive.length), 1) as [Process];
    const signal = signalOf();
    for (const [inode, name] of sharedMappings(victim.child.pid)) if (name !== heartPage) gone.add(inode);
    const at = (lastKill = Date.now());
    const goneMs = new Promise<number>((resolve) =>
      victim.child.once("exit", () => resolve(Date.now() - at)),
    );
    victim.child.kill(signal);
    const heard = await Promise.all(alive.map((member) => heardOf(member, victim)));
    done.push({ signal, heardMs: heard.map((each) => each - at), goneMs });
    if (signal === "SIGSTOP") victim.child.kill("SIGKILL");
  }
  for (const { ended, rank, lines } of alive) {
    const { code } = await ended;
    if (code !== 0 || lines.at(-1) !== "fine")
      throw new Error(`rank ${rank} ended with ${code}:\n${lines.join("\n")}`);
  }
  await Promise.all(members.all.map(({ ended }) => ended));
  const told = alive.map(({ lines }) => toldOf(lines, lastKill));
  const kept = alive.flatMap(({ rank, lines }) =>
    (JSON.parse(last(lines, "mapped ")) as [string, string][])
      .filter(([inode]) => gone.has(inode))
      .map(([inode, name]) => `rank ${rank} has mapped ${name} ${inode} that a killed member had mapped`),
  );
  const reforms = alive.flatMap(({ lines }) => lines.filter((line) => line.startsWith("reformed")));
  return {
    kills: done,
    rightMs: told.map(({ rightMs }) => rightMs),
    reformMs: reforms.map((line) => (JSON.parse(line.slice("reformed ".length)) as { ms: number }).ms),
    recoveries: told.map(({ steps }) => steps),
    leftBehind: [...members.leftBehind, ...kept],
  };
}

const last = (lines: readonly string[], beginning: string): string =>
  lines.findLast((line) => line.startsWith(beginning))!.slice(beginning.length);

/** What a member printed of its last recovery, counted from the kill, and its first right result. */
function toldOf(lines: readonly string[], killedAt: number) {
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

/** When a member told that it has lost another one: by an error, or, where it was lost during a reform, by the steps of that. */
async function heardOf({ lines, rank, ended }: Process, victim: Process): Promise<number> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const { pid } = victim.child;
  for (;;) {
    for (const line of lines) {
      if (line.startsWith("{") && (line.includes(`"processId":${pid},`) || line.includes(`process ${pid})`)))
        return (JSON.parse(line) as { heard: number }).heard;
      if (!line.startsWith("reformed ")) continue;
      const told = JSON.parse(line.slice("reformed ".length)) as { steps: RecoveryStep[]; members: number[] };
      const step = told.steps.find(({ what }) => what.includes(`process ${pid})`));
      if (step !== undefined && !told.members.includes(pid!)) return step.at;
    }
    if (over) throw new Error(`rank ${rank} heard nothing of rank ${victim.rank}:\n${lines.join("\n")}`);
    await pause(2);
  }
}
