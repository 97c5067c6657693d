import { env } from "node:process";
import { Members, type Process } from "./members.ts";

/** What a round of kills showed. */
export interface Round {
  /** Milliseconds from each kill until each survivor had its error. */
  readonly heardMs: readonly number[];
  /** Milliseconds from each kill until the process had gone, as whoever started it sees it: the kernel frees its memory before. */
  readonly goneMs: readonly number[];
  /** Milliseconds from the last kill until each survivor had computed rightly with the others. */
  readonly rightMs: readonly number[];
  /** Milliseconds that each reform took. */
  readonly reformMs: readonly number[];
  /** Files that nobody took away. */
  readonly leftBehind: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How members are killed, and where they meet. */
export interface KillWay {
  readonly signal?: "SIGKILL" | "SIGSTOP";
  readonly rendezvous?: string | undefined;
}

/**
 * Starts a group, kills members at random moments, one after another, and sees that every survivor hears of each by a typed error
 * that names it, goes on with the others, and computes rightly to its end. An Error with what was printed when not.
 */
export async function killRound(
  size: number,
  kills: number,
  random: () => number,
  { signal = "SIGKILL", rendezvous }: KillWay = {},
): Promise<Round> {
  const args = [`${size - kills}`, `${Math.floor(random() * 1e6)}`];
  using members = new Members("survive.ts", size, args, env["DOORBELL_CUDA"] ?? "soft", rendezvous);
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
  signal: "SIGKILL" | "SIGSTOP",
): Promise<Round> {
  await Promise.all(members.all.map((member) => member.line("ready")));
  const alive = [...members.all];
  const heardMs: number[] = [];
  const goneMs: number[] = [];
  let lastKill = 0;
  for (let killed = 0; killed < kills; killed++) {
    await pause(random() * 400);
    const [victim] = alive.splice(Math.floor(random() * alive.length), 1) as [Process];
    const at = (lastKill = Date.now());
    victim.child.once("exit", () => goneMs.push(Date.now() - at));
    victim.child.kill(signal);
    for (const heard of await Promise.all(alive.map((member) => heardOf(member, victim))))
      heardMs.push(heard - at);
    if (signal === "SIGSTOP") victim.child.kill("SIGKILL");
  }
  for (const { ended, rank, lines } of alive) {
    const { code } = await ended;
    if (code !== 0 || lines.at(-1) !== "fine")
      throw new Error(`rank ${rank} ended with ${code}:\n${lines.join("\n")}`);
  }
  await Promise.all(members.all.map(({ ended }) => ended));
  const rightMs = alive.map(
    ({ lines }) => Number(lines.findLast((line) => line.startsWith("right "))!.slice(6)) - lastKill,
  );
  const reforms = alive.flatMap(({ lines }) => lines.filter((line) => line.startsWith("reformed")));
  const reformMs = reforms.map((line) => (JSON.parse(line.slice("reformed ".length)) as { ms: number }).ms);
  return { heardMs, goneMs, rightMs, reformMs, leftBehind: members.leftBehind };
}

/** When a member told that it has lost another one: by an error, or in going on without it where that was lost during a reform. */
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
      const told = JSON.parse(line.slice("reformed ".length)) as { at: number; members: number[] };
      if (!told.members.includes(pid!)) return told.at;
    }
    if (over) throw new Error(`rank ${rank} heard nothing of rank ${victim.rank}:\n${lines.join("\n")}`);
    await pause(2);
  }
}
