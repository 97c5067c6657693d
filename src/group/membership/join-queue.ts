import type { Candidate } from "./joining/candidate.ts";
import type { Inviter } from "./joining/inviter.ts";
import { disagreement } from "./joining/registry.ts";
import { checkedHello, type JoinHello, type Roster } from "./joining/roster.ts";
import { JoinError } from "./links/group-error.ts";
import { nonce } from "./links/handshake.ts";
import type { LineSocket } from "./links/line-socket.ts";
import { type Listener, refusal } from "./links/listener.ts";
import type { Membership } from "./membership.ts";

/** Queue of processes that wait to join a running group. The rendezvous keeper holds the queue. */
export class JoinQueue {
  readonly #own: JoinHello;
  readonly #listener: Listener;
  readonly #inviter: Inviter;
  readonly #waiting = new Map<string, { readonly candidate: Candidate; readonly socket: LineSocket }>();
  #membership: Membership | undefined;

  /** Creates a closed queue. `own` is the join request that this process itself sent. */
  constructor(own: JoinHello, listener: Listener, inviter: Inviter) {
    this.#own = own;
    this.#listener = listener;
    this.#inviter = inviter;
  }

  /** Ability of this member to keep the rendezvous, see `Inviter.claim` in joining/inviter.ts. */
  get claim(): 0 | 1 | 2 {
    return this.#inviter.claim;
  }

  /** Opens or updates the queue for the current membership. With `keeps` false, the queue closes. */
  update(membership: Membership, isKeeper: boolean): void {
    if (!isKeeper) {
      this.close();
      return;
    }
    const first = this.#membership === undefined;
    this.#membership = membership;
    if (first) this.#listener.handle("join", this.#onRequest);
    if (membership.size < membership.slots) this.#inviter.invite(membership.mesh.session, this.#onRequest);
    else this.#inviter.withdraw();
    for (const { socket } of this.#waiting.values()) this.#sendStatus(socket);
    this.#announce();
  }

  readonly #onRequest = (value: unknown, socket: LineSocket): void => {
    const hello = checkedHello(value);
    const membership = this.#membership;
    if (membership === undefined)
      throw new JoinError("rendezvous", "the rendezvous has moved to another member");
    const wrong = disagreement(this.#own, hello);
    if (wrong !== undefined) {
      socket.send(refusal(wrong));
      socket.close();
      return;
    }
    const key = nonce();
    socket.keepAlive();
    this.#waiting.set(key, { candidate: { key, hello, address: socket.remoteAddress }, socket });
    socket.onEnd = () => {
      if (this.#waiting.delete(key)) this.#announce();
    };
    this.#sendStatus(socket);
    this.#announce();
  };

  #sendStatus(socket: LineSocket): void {
    const { size, slots } = this.#membership!;
    const what =
      size < slots
        ? `a reform() of the remaining members (${size}), which admits newcomers`
        : `a free slot: all ${slots} slots of the group are in use`;
    socket.send({ runs: true, waiting: [what] });
  }

  #announce(): void {
    const membership = this.#membership;
    if (membership === undefined) return;
    const candidates = [...this.#waiting.values()].map(({ candidate }) => candidate);
    membership.setCandidates(membership.mesh.own.id, candidates);
    membership.mesh.sendAll("candidates", candidates);
  }

  /** Sends the roster to an admitted candidate. Returns false when the candidate has disconnected. */
  admit(key: string, roster: Roster): boolean {
    const found = this.#waiting.get(key);
    if (found === undefined) return false;
    this.#waiting.delete(key);
    found.socket.onEnd = () => {};
    found.socket.send(roster);
    found.socket.close();
    // A candidate that never connects must not be chosen again, because a reform would repeat without a pause.
    this.#announce();
    return true;
  }

  close(): void {
    this.#inviter.withdraw();
    if (this.#membership === undefined) return;
    this.#membership = undefined;
    this.#listener.unhandle("join");
    for (const { socket } of this.#waiting.values()) {
      socket.onEnd = () => {};
      socket.close();
    }
    this.#waiting.clear();
  }
}
