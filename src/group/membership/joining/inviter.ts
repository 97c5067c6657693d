import { Deadline } from "../../../wait/deadline.ts";
import { connectOnce, handshake } from "../links/handshake.ts";
import type { RequestHandler } from "../links/listener.ts";
import type { RunningGroup } from "./registry.ts";
import type { RendezvousAddress } from "./roster.ts";

/** Directs late processes from the rendezvous to the running group. */
export interface Inviter {
  /**
   * Ability to invite: 0 means none, 1 means possible. 2 means that this process already listens at the
   * rendezvous port.
   */
  readonly claim: 0 | 1 | 2;
  /**
   * Maintains the invitation until `withdraw`. The handler receives requests that arrive at the inviter's own
   * listener.
   */
  invite(session: string, handler: RequestHandler): void;
  withdraw(): void;
}

const retryMs = 250;

/**
 * Periodic renewal of an invitation. Another process may hold the invitation's location or remove the
 * invitation.
 */
export class Renewal {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on = false;

  start(renew: () => Promise<void>): void {
    if (this.#on) return;
    this.#on = true;
    const renewOnce = async (): Promise<void> => {
      await renew().catch(() => {});
      if (!this.#on) return;
      this.#timer = setTimeout(() => void renewOnce(), retryMs);
      this.#timer.unref();
    };
    void renewOnce();
  }

  get on(): boolean {
    return this.#on;
  }

  stop(): void {
    this.#on = false;
    clearTimeout(this.#timer);
  }
}

const handshakeMs = 1000;

/**
 * Notifies the processes that meet at a rendezvous that the group already runs. Rejects when no process
 * listens there or when the handshake fails.
 */
export async function notifyRunning(
  at: RendezvousAddress,
  token: string,
  running: RunningGroup,
): Promise<void> {
  const deadline = new Deadline(handshakeMs);
  const socket = await connectOnce(at.host, at.port, handshakeMs);
  if (socket === undefined) throw new Error(`no process listens at ${at.host}:${at.port}`);
  try {
    await handshake(socket, "running", running, token, deadline);
  } finally {
    socket.close();
  }
}
