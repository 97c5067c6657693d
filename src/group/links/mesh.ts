import { ClosedError } from "../../errors.ts";
import { until } from "../../wait/until.ts";
import { type Loss, type LossCause, MemberLostError, MissingMembersError } from "../group-error.ts";
import { type Member, memberText } from "../member.ts";
import { isRecord, left, type Until } from "./handshake.ts";
import type { LineSocket } from "./line-socket.ts";

/** A message of a member: what it is about, and its value. */
interface Message {
  readonly about: string;
  readonly value: unknown;
}

/** The other end of a link. */
class Link {
  member: Member;
  /** undefined while it is expected. */
  socket: LineSocket | undefined;
  /** What came and was not taken yet, by what it is about. */
  readonly waiting = new Map<string, unknown[]>();
  /** When it was heard of last. */
  heardMs = performance.now();
  lost: Loss | undefined;

  constructor(member: Member) {
    this.member = member;
  }
}

/** What is waited for. */
export interface Question {
  readonly about: string;
  /** How errors name it. */
  readonly what: string;
  /** Whose loss ends the wait; those that are asked, without it. */
  readonly needed?: readonly number[];
}

export type Listener = (id: number, value: unknown) => void;

/**
 * A connection with each other member of a group, by which they tell each other what is to be known. Members are named by
 * their ids, which stay what they are when the group is reformed.
 */
export class Mesh {
  readonly session: string;
  readonly own: Member;
  readonly #links = new Map<number, Link>();
  readonly #waiting = new Set<() => void>();
  readonly #listeners = new Map<string, Listener>();
  #closed = false;
  /** What is known of a member by other ways than its link. */
  lastSign: (id: number) => { readonly silentMs: number; readonly doing: string } = () => ({
    silentMs: Number.POSITIVE_INFINITY,
    doing: "",
  });
  /** Called when a member was given up. */
  onLoss: (loss: Loss) => void = () => {};

  /** @internal links/linking.ts makes one, with its links. */
  constructor(session: string, own: Member) {
    this.session = session;
    this.own = own;
  }

  /** A member that will be linked: it can be lost before that. */
  expect(member: Member): void {
    if (!this.#links.has(member.id)) this.#links.set(member.id, new Link(member));
  }

  /** Members that are expected and not linked yet, by their ids. */
  get unlinked(): number[] {
    return [...this.#links.values()]
      .filter(({ socket, lost }) => socket === undefined && lost === undefined)
      .map(({ member }) => member.id);
  }

  /** @internal The connection with a member, from links/linking.ts. */
  add(member: Member, socket: LineSocket): void {
    this.expect(member);
    const link = this.#links.get(member.id)!;
    link.socket = socket;
    link.heardMs = performance.now();
    if (link.lost !== undefined) socket.destroy();
    socket.onEnd = () => {
      if (this.#links.get(member.id) === link) this.giveUp(member.id, "connection closed");
    };
    socket.listen((value) => this.#take(link, value));
    if (socket.ended) this.giveUp(member.id, "connection closed");
    this.wake();
  }

  #take(link: Link, value: unknown): void {
    if (!isRecord(value) || typeof value["about"] !== "string") return;
    const { about } = value as unknown as Message;
    const given = value["value"];
    link.heardMs = performance.now();
    if (about === "beat") return;
    if (about === "leave") {
      this.giveUp(link.member.id, "left");
      return;
    }
    if (about === "excluded") {
      this.giveUp(link.member.id, "excluded");
      return;
    }
    const listener = this.#listeners.get(about);
    if (listener !== undefined) {
      listener(link.member.id, given);
      return;
    }
    const before = link.waiting.get(about);
    if (before === undefined) link.waiting.set(about, [given]);
    else before.push(given);
    this.wake();
  }

  /** Ids of the other members that are not lost. */
  get others(): number[] {
    return [...this.#links.values()].filter(({ lost }) => lost === undefined).map(({ member }) => member.id);
  }

  /** How many were given up. */
  lossCount = 0;

  /** Those that were given up. */
  get losses(): Loss[] {
    return [...this.#links.values()].flatMap(({ lost }) => (lost === undefined ? [] : [lost]));
  }

  lossOf(id: number): Loss | undefined {
    return this.#links.get(id)?.lost;
  }

  /** Milliseconds since a member said anything. */
  silentMs(id: number): number {
    return performance.now() - (this.#links.get(id)?.heardMs ?? 0);
  }

  /** From now on what members say about that goes to `listener` as it comes. */
  listen(about: string, listener: Listener): void {
    this.#listeners.set(about, listener);
    for (const link of this.#links.values()) {
      for (const value of link.waiting.get(about) ?? []) listener(link.member.id, value);
      link.waiting.delete(about);
    }
  }

  send(id: number, about: string, value: unknown): void {
    const link = this.#links.get(id);
    if (link?.lost === undefined) link?.socket?.send({ about, value } satisfies Message);
  }

  sendAll(about: string, value: unknown): void {
    for (const id of this.others) this.send(id, about, value);
  }

  /** What a member said about that next, if anything. */
  take(id: number, about: string): { readonly value: unknown } | undefined {
    const link = this.#links.get(id);
    const values = link?.waiting.get(about);
    if (values === undefined) return undefined;
    const value = values.shift();
    if (values.length === 0) link!.waiting.delete(about);
    return { value };
  }

  /**
   * Waits until each of these members has said something about that, and gives what. MemberLostError when one of `needed` is lost
   * before, since those that have heard of it do something else now; MissingMembersError at the deadline.
   */
  async gather(
    ids: readonly number[],
    { about, what, needed = ids }: Question,
    deadline: Until,
  ): Promise<Map<number, unknown>> {
    const found = new Map<number, unknown>();
    const look = (): true | undefined => {
      for (const id of ids) {
        if (found.has(id)) continue;
        const message = this.take(id, about);
        if (message !== undefined) found.set(id, message.value);
      }
      if (found.size === ids.length) return true;
      if (needed.some((id) => this.#missed(id, found.has(id)))) throw new MemberLostError(what, this.losses);
      return undefined;
    };
    try {
      await until(look, (ready) => this.watch(ready), { ...left(deadline), what: () => what });
    } catch (error) {
      if (this.#closed || deadline.signal?.aborted || error instanceof MemberLostError) throw error;
      throw this.missing(
        what,
        ids.filter((id) => !found.has(id)),
        deadline.timeoutMs,
      );
    }
    return found;
  }

  /** Is that member lost to a wait? One that said its part and left in peace is not. */
  #missed(id: number, spoke: boolean): boolean {
    const loss = this.lossOf(id);
    return loss !== undefined && !(spoke && loss.cause === "left");
  }

  /** What a wait ends with at its deadline. */
  missing(what: string, ids: readonly number[], timeoutMs: number): MissingMembersError {
    const links = ids.map((id) => this.#links.get(id)!);
    const words = links.map(({ member }) => {
      const { doing } = this.lastSign(member.id);
      return `${memberText(member)}${doing === "" ? "" : `, last in ${doing}`}`;
    });
    return new MissingMembersError(
      what,
      words,
      links.map(({ member }) => member.rank),
      timeoutMs,
    );
  }

  /** Calls `ready` when anything was said or anybody was lost. ClosedError once this is closed: nobody says anything any more. */
  watch(ready: () => void): () => void {
    if (this.#closed) throw new ClosedError("the group");
    this.#waiting.add(ready);
    return () => this.#waiting.delete(ready);
  }

  wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  /** A member is lost: nothing is sent to it any more, and those who wait for it hear of it. */
  giveUp(id: number, cause: LossCause): void {
    const link = this.#links.get(id);
    if (link === undefined || link.lost !== undefined || this.#closed) return;
    const sign = this.lastSign(id);
    const silentMs = Math.min(sign.silentMs, performance.now() - link.heardMs);
    link.lost = { member: link.member, cause, silentMs, doing: sign.doing };
    this.lossCount++;
    // What was said last still goes out: that it is excluded.
    if (cause === "excluded") link.socket?.close();
    else link.socket?.destroy();
    this.onLoss(link.lost);
    this.wake();
  }

  /** A signal that fires when one of these members is lost, for waits that know nothing of members; dispose it after that. */
  lossSignal(ids: readonly number[]): { readonly signal: AbortSignal; [Symbol.dispose](): void } {
    const controller = new AbortController();
    const look = (): void => {
      if (ids.some((id) => this.lossOf(id) !== undefined)) controller.abort();
    };
    this.#waiting.add(look);
    look();
    return { signal: controller.signal, [Symbol.dispose]: () => this.#waiting.delete(look) };
  }

  /** Members have new ranks; what was said in older epochs is of no interest. */
  update(members: readonly Member[], epoch: number): void {
    for (const link of this.#links.values()) {
      link.member = members.find(({ id }) => id === link.member.id) ?? link.member;
      for (const about of link.waiting.keys()) {
        const [, said] = /^(\d+)\//.exec(about) ?? [];
        if (said !== undefined && Number(said) < epoch) link.waiting.delete(about);
      }
    }
  }

  /** Whose links are no longer needed, since the group goes on without them. */
  forget(id: number): void {
    const link = this.#links.get(id);
    this.#links.delete(id);
    link?.socket?.destroy();
    if (link?.lost !== undefined) this.lossCount--;
  }

  close(): void {
    if (this.#closed) return;
    this.sendAll("leave", null);
    this.#closed = true;
    for (const { socket } of this.#links.values()) socket?.close();
    this.wake();
  }
}
