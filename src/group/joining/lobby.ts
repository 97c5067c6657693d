import { JoinError } from "../group-error.ts";
import { type Door, refusal } from "../links/door.ts";
import { nonce } from "../links/handshake.ts";
import type { LineSocket } from "../links/line-socket.ts";
import type { Membership } from "../membership.ts";
import type { Candidate } from "./candidate.ts";
import type { Inviter } from "./inviting/inviter.ts";
import { disagreement } from "./registry.ts";
import type { JoinHello, Roster } from "./roster.ts";

/** Where those wait that want to come into a group that runs: at the member that keeps the rendezvous. */
export class Lobby {
  readonly #own: JoinHello;
  readonly #door: Door;
  readonly #inviter: Inviter;
  readonly #waiting = new Map<string, { readonly candidate: Candidate; readonly socket: LineSocket }>();
  #membership: Membership | undefined;

  /** `own`: what this process itself said when it joined. */
  constructor(own: JoinHello, door: Door, inviter: Inviter) {
    this.#own = own;
    this.#door = door;
    this.#inviter = inviter;
  }

  /** How well this member can keep the rendezvous: not at all, or by listening there too, or as it does already. */
  get claim(): 0 | 1 | 2 {
    return this.#inviter.claim;
  }

  /** From now on this member keeps the rendezvous of the group as it is now, or does not. */
  update(membership: Membership, keeps: boolean): void {
    if (!keeps) {
      this.close();
      return;
    }
    const first = this.#membership === undefined;
    this.#membership = membership;
    if (first) this.#door.handle("join", this.#visit);
    if (membership.size < membership.places) this.#inviter.invite(membership.mesh.session, this.#visit);
    else this.#inviter.withdraw();
    for (const { socket } of this.#waiting.values()) this.#tell(socket);
    this.#announce();
  }

  readonly #visit = (value: unknown, socket: LineSocket): void => {
    const hello = value as JoinHello;
    const membership = this.#membership;
    if (membership === undefined) throw new JoinError("rendezvous", "the group meets at another member");
    const wrong = disagreement(this.#own, hello);
    if (wrong !== undefined) {
      socket.send(refusal(wrong));
      socket.close();
      return;
    }
    const key = nonce();
    this.#waiting.set(key, { candidate: { key, hello, address: socket.remoteAddress }, socket });
    socket.onEnd = () => {
      if (this.#waiting.delete(key)) this.#announce();
    };
    this.#tell(socket);
    this.#announce();
  };

  #tell(socket: LineSocket): void {
    const { size, places } = this.#membership!;
    const what =
      size < places
        ? `a reform() of the members that are left (${size}), which lets newcomers in`
        : `a free place: the group has its ${places} members`;
    socket.send({ runs: true, waiting: [what] });
  }

  #announce(): void {
    const membership = this.#membership;
    if (membership === undefined) return;
    const candidates = [...this.#waiting.values()].map(({ candidate }) => candidate);
    membership.hearCandidates(membership.mesh.own.id, candidates);
    membership.mesh.sendAll("candidates", candidates);
  }

  /** Tells one who waits that it is in; false when it has gone. */
  admit(key: string, roster: Roster): boolean {
    const found = this.#waiting.get(key);
    if (found === undefined) return false;
    this.#waiting.delete(key);
    found.socket.onEnd = () => {};
    found.socket.send(roster);
    found.socket.close();
    return true;
  }

  close(): void {
    this.#inviter.withdraw();
    if (this.#membership === undefined) return;
    this.#membership = undefined;
    this.#door.unhandle("join");
    for (const { socket } of this.#waiting.values()) {
      socket.onEnd = () => {};
      socket.close();
    }
    this.#waiting.clear();
  }
}
