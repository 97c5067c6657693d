import type { Visit } from "../../links/door.ts";
import { connectOnce, knock, untilOf } from "../../links/handshake.ts";
import type { RunningGroup } from "../registry.ts";
import type { MeetingPlace } from "../roster.ts";

/** Leads those that come late from the rendezvous to the group that runs. */
export interface Inviter {
  /** 0: it cannot; 1: it can; 2: whoever goes to the rendezvous comes to this process already. */
  readonly claim: 0 | 1 | 2;
  /** Keeps the invitation up until it is withdrawn; `visit` gets those that come by a door of the inviter's own. */
  invite(session: string, visit: Visit): void;
  withdraw(): void;
}

const retryMs = 250;

/** Tries again and again to have an invitation where it should be: others may be in its place, or take it away. */
export class Renewal {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on = false;

  start(renew: () => Promise<void>): void {
    if (this.#on) return;
    this.#on = true;
    const turn = async (): Promise<void> => {
      await renew().catch(() => {});
      if (!this.#on) return;
      this.#timer = setTimeout(() => void turn(), retryMs);
      this.#timer.unref();
    };
    void turn();
  }

  get on(): boolean {
    return this.#on;
  }

  stop(): void {
    this.#on = false;
    clearTimeout(this.#timer);
  }
}

const knockMs = 1000;

/** Tells those that meet at a place to make a group that it runs already. Rejects when nobody is there, or nobody hears. */
export async function tellRunning(at: MeetingPlace, token: string, running: RunningGroup): Promise<void> {
  const deadline = untilOf(knockMs);
  const socket = await connectOnce(at.host, at.port, knockMs);
  if (socket === undefined) throw new Error(`nobody listens at ${at.host}:${at.port}`);
  try {
    await knock(socket, "running", running, token, deadline);
  } finally {
    socket.close();
  }
}
