import { ClosedError } from "../../../errors.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { until } from "../../../wait/until.ts";
import { type Loss, type LossCause, MemberLostError, MissingMembersError } from "./group-error.ts";
import { isRecord } from "./handshake.ts";
import type { LineSocket } from "./line-socket.ts";
import { type Member, memberText } from "./member.ts";

/** Message between two members, with a topic and a value. */
interface Message {
  readonly topic: string;
  readonly value: unknown;
}

/** Link to one other member. */
class PeerLink {
  member: Member;
  /** Connection to the peer. Undefined until the expected peer has connected. */
  socket: LineSocket | undefined;
  /** Received values without a handler, by topic. */
  readonly waiting = new Map<string, unknown[]>();
  /** Time of the last message from the peer, in milliseconds. */
  lastMessageMs = performance.now();
  lost: Loss | undefined;

  constructor(member: Member) {
    this.member = member;
  }
}

/** Parameters of a wait for messages. */
export interface MessageWait {
  readonly topic: string;
  /** Name of the wait in error messages. */
  readonly what: string;
  /** Ids of the members whose loss ends the wait. The default is the members whose messages are awaited. */
  readonly needed?: readonly number[];
}

export type MessageHandler = (id: number, value: unknown) => void;

/**
 * Connections to all other members of a group, which carry control messages. Member ids identify the members
 * and stay constant across reforms.
 */
export class Mesh {
  readonly session: string;
  readonly own: Member;
  readonly #links = new Map<number, PeerLink>();
  readonly #waiting = new Set<() => void>();
  readonly #handlers = new Map<string, MessageHandler>();
  #closed = false;
  /**
   * Returns the last heartbeat and operation of a member from shared memory. The failure detector sets this
   * function.
   */
  heartbeatOf: (id: number) => { readonly silentMs: number; readonly doing: string } = () => ({
    silentMs: Number.POSITIVE_INFINITY,
    doing: "",
  });
  /** Callback for the loss of a member. */
  onLoss: (loss: Loss) => void = () => {};

  /** @internal Creates a mesh without links. See links/linking.ts, which adds the links. */
  constructor(session: string, own: Member) {
    this.session = session;
    this.own = own;
  }

  /** Registers a member whose connection is expected. The member can be lost before it connects. */
  expect(member: Member): void {
    if (!this.#links.has(member.id)) this.#links.set(member.id, new PeerLink(member));
  }

  /** Ids of the expected members that have not connected yet. */
  get unlinked(): number[] {
    return [...this.#links.values()]
      .filter(({ socket, lost }) => socket === undefined && lost === undefined)
      .map(({ member }) => member.id);
  }

  /** @internal Adds the connection to a member, for links/linking.ts. */
  add(member: Member, socket: LineSocket): void {
    this.expect(member);
    const link = this.#links.get(member.id)!;
    link.socket = socket;
    link.lastMessageMs = performance.now();
    if (link.lost !== undefined) socket.destroy();
    socket.onEnd = () => {
      if (this.#links.get(member.id) === link) this.markLost(member.id, "connection closed");
    };
    socket.listen((value) => this.#take(link, value));
    if (socket.ended) this.markLost(member.id, "connection closed");
    this.wake();
  }

  #take(link: PeerLink, value: unknown): void {
    if (!isRecord(value) || typeof value["topic"] !== "string") return;
    const { topic } = value as unknown as Message;
    const given = value["value"];
    link.lastMessageMs = performance.now();
    if (topic === "beat") return;
    if (topic === "leave") {
      this.markLost(link.member.id, "left");
      return;
    }
    if (topic === "excluded") {
      this.markLost(link.member.id, "excluded");
      return;
    }
    const handler = this.#handlers.get(topic);
    if (handler !== undefined) {
      handler(link.member.id, given);
      return;
    }
    const before = link.waiting.get(topic);
    if (before === undefined) link.waiting.set(topic, [given]);
    else before.push(given);
    this.wake();
  }

  /** Ids of all other members that are not lost. */
  get others(): number[] {
    return [...this.#links.values()].filter(({ lost }) => lost === undefined).map(({ member }) => member.id);
  }

  /** Number of lost members. */
  lossCount = 0;

  /** Losses of all lost members. */
  get losses(): Loss[] {
    return [...this.#links.values()].flatMap(({ lost }) => (lost === undefined ? [] : [lost]));
  }

  lossOf(id: number): Loss | undefined {
    return this.#links.get(id)?.lost;
  }

  /** Returns the milliseconds since the last message from a member. */
  silentMs(id: number): number {
    return performance.now() - (this.#links.get(id)?.lastMessageMs ?? 0);
  }

  /** Passes all queued and later messages of a topic to `handler`. */
  listen(topic: string, handler: MessageHandler): void {
    this.#handlers.set(topic, handler);
    for (const link of this.#links.values()) {
      for (const value of link.waiting.get(topic) ?? []) handler(link.member.id, value);
      link.waiting.delete(topic);
    }
  }

  send(id: number, topic: string, value: unknown): void {
    const link = this.#links.get(id);
    if (link?.lost === undefined) link?.socket?.send({ topic, value } satisfies Message);
  }

  sendAll(topic: string, value: unknown): void {
    for (const id of this.others) this.send(id, topic, value);
  }

  /** Removes and returns the oldest queued message of a member for a topic. */
  take(id: number, topic: string): { readonly value: unknown } | undefined {
    const link = this.#links.get(id);
    const values = link?.waiting.get(topic);
    if (values === undefined) return undefined;
    const value = values.shift();
    if (values.length === 0) link!.waiting.delete(topic);
    return { value };
  }

  /**
   * Waits for one message of each member on a topic, and returns the values by the ids of the members. Throws
   * MemberLostError if a member in `needed` is lost first. Throws MissingMembersError at the deadline.
   */
  async gather(
    ids: readonly number[],
    { topic, what, needed = ids }: MessageWait,
    deadline: Deadline,
  ): Promise<Map<number, unknown>> {
    const found = new Map<number, unknown>();
    const look = (): true | undefined => {
      for (const id of ids) {
        if (found.has(id)) continue;
        const message = this.take(id, topic);
        if (message !== undefined) found.set(id, message.value);
      }
      if (found.size === ids.length) return true;
      if (needed.some((id) => this.#missed(id, found.has(id)))) throw new MemberLostError(what, this.losses);
      return undefined;
    };
    try {
      await until(look, (ready) => this.watch(ready), { ...deadline.remaining(), what: () => what });
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

  /**
   * Returns true when the loss of a member ends a wait. A member that sent its message and then left in order
   * does not end the wait.
   */
  #missed(id: number, hasSent: boolean): boolean {
    const loss = this.lossOf(id);
    return loss !== undefined && !(hasSent && loss.cause === "left");
  }

  /** Returns the error for a wait that reached its deadline. */
  missing(what: string, ids: readonly number[], timeoutMs: number): MissingMembersError {
    const links = ids.map((id) => this.#links.get(id)!);
    const words = links.map(({ member }) => {
      const { doing } = this.heartbeatOf(member.id);
      return `${memberText(member)}${doing === "" ? "" : `, last in ${doing}`}`;
    });
    return new MissingMembersError(
      what,
      words,
      links.map(({ member }) => member.rank),
      timeoutMs,
    );
  }

  /**
   * Calls `ready` after each message and each loss, until the returned function is called. Throws a
   * ClosedError when the mesh is closed.
   */
  watch(ready: () => void): () => void {
    if (this.#closed) throw new ClosedError("the group");
    this.#waiting.add(ready);
    return () => this.#waiting.delete(ready);
  }

  wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  /** Marks a member as lost. The member receives no further messages, and waiting calls detect the loss. */
  markLost(id: number, cause: LossCause): void {
    const link = this.#links.get(id);
    if (link === undefined || link.lost !== undefined || this.#closed) return;
    const heartbeat = this.heartbeatOf(id);
    const silentMs = Math.min(heartbeat.silentMs, performance.now() - link.lastMessageMs);
    link.lost = { member: link.member, cause, silentMs, doing: heartbeat.doing };
    this.lossCount++;
    // An excluded member still receives the last message, which reports its exclusion.
    if (cause === "excluded") link.socket?.close();
    else link.socket?.destroy();
    this.onLoss(link.lost);
    this.wake();
  }

  /**
   * Returns a signal that aborts when one of the given members is lost. The caller disposes of the signal
   * after use.
   */
  lossSignal(ids: readonly number[]): { readonly signal: AbortSignal; [Symbol.dispose](): void } {
    const controller = new AbortController();
    const look = (): void => {
      if (ids.some((id) => this.lossOf(id) !== undefined)) controller.abort();
    };
    this.#waiting.add(look);
    look();
    return { signal: controller.signal, [Symbol.dispose]: () => this.#waiting.delete(look) };
  }

  /** Updates the members' ranks and discards queued messages of older epochs. */
  update(members: readonly Member[], epoch: number): void {
    for (const link of this.#links.values()) {
      link.member = members.find(({ id }) => id === link.member.id) ?? link.member;
      for (const topic of link.waiting.keys()) {
        const [, topicEpoch] = /^(\d+)\//.exec(topic) ?? [];
        if (topicEpoch !== undefined && Number(topicEpoch) < epoch) link.waiting.delete(topic);
      }
    }
  }

  /** Closes and removes the link to a member that is no longer in the group. */
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
