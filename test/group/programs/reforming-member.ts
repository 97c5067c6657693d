// Member that reforms its group after each loss until it is alone, for processes and for hosts of a simulation.
import {
  type Group,
  type JoinOptions,
  join,
  MemberLostError,
  MissingMembersError,
} from "../../../src/group/index.ts";

/** Options and reports of a member. */
export interface ReformingMember {
  readonly options: JoinOptions;
  /** Size that each reform asks for, 0 for none. */
  readonly size: number;
  /** Deadline of a reform, in milliseconds. */
  readonly limitMs: number;
  /** Reports how far the member is. */
  readonly print: (line: string) => void;
  /** True as soon as the member may begin its reforms. */
  readonly isStarted: () => boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the start of the reforms, and prints the number of waiting processes meanwhile. */
async function start(group: Group, { print, isStarted }: ReformingMember): Promise<void> {
  for (let before = -1; ; await pause(5)) {
    const waiting = group["membership"].candidates.length;
    if (waiting !== before) print(`newcomers ${waiting}`);
    before = waiting;
    if (isStarted()) return;
  }
}

/** Reforms the group once. Only a typed error may end the reform. */
async function reform(group: Group, { print, size, limitMs }: ReformingMember): Promise<void> {
  try {
    await group.reform({ timeoutMs: limitMs, ...(size === 0 ? {} : { size }) });
    print(`reformed ${group.size} epoch ${group.epoch}`);
  } catch (error) {
    if (!(error instanceof MemberLostError) && !(error instanceof MissingMembersError)) throw error;
    print(`refused ${group.size} epoch ${group.epoch}: ${error.name}`);
  }
}

/** Takes part in a group until it has lost all other members. Prints how each reform ended. */
export async function reformUntilAlone(member: ReformingMember): Promise<void> {
  const { print } = member;
  using group = await join({ device: "none", timeoutMs: 60_000, lostAfterMs: 1000, ...member.options });
  print(`ready ${group.epoch}`);
  let isLost = false;
  while (!isLost || group.size > 1) {
    try {
      await group.exchange(null);
      await pause(5);
    } catch (error) {
      if (!(error instanceof MemberLostError)) throw error;
      if (!isLost) print("lost");
      isLost = true;
      await start(group, member);
      print("reforms");
      await reform(group, member);
    }
  }
  print("alone");
}
