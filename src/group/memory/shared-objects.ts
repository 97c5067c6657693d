import {
  type Buffer,
  type Device,
  Event,
  openBuffer,
  openEvent,
  type Share,
  share,
} from "../../cuda/index.ts";
import type { Deadline } from "../../wait/deadline.ts";
import { until } from "../../wait/until.ts";
import { MemberLostError } from "../membership/links/group-error.ts";
import { isText, oneOf, recordOf } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import type { PeerRight } from "./symmetric.ts";

/** Message that announces a shared object to a member that may open it. */
interface Announcement {
  readonly name: string;
  readonly ticket: string;
  readonly kind: "buffer" | "event";
  readonly right: PeerRight;
}

const isAnnouncement = recordOf<Announcement>({
  name: isText,
  ticket: isText,
  kind: oneOf("buffer", "event"),
  right: oneOf<PeerRight>("none", "read", "read-write"),
});

/** Object that this member shares, with the right of each rank. */
interface OwnShare {
  readonly shared: Share;
  readonly kind: Announcement["kind"];
  readonly rights: (rank: number) => PeerRight;
}

/**
 * Named buffers and events: the objects that this member shares, and the objects of other members that it
 * opened.
 */
export class SharedObjects {
  readonly #membership: Membership;
  readonly #device: Device;
  readonly #own = new Map<string, OwnShare>();
  /** Announcements of other members. The key is the member id and the name. */
  readonly #announced = new Map<string, Announcement>();
  /** Objects that this member opened. The keys are those of the announcements. */
  readonly #opened = new Map<string, (Buffer | Event)[]>();

  constructor(membership: Membership, device: Device) {
    this.#membership = membership;
    this.#device = device;
    const { mesh } = membership;
    mesh.listen("shared", (id, value) => {
      // A member that waits for an invalid announcement reaches its deadline, as without an announcement.
      if (!isAnnouncement(value)) return;
      this.#announced.set(`${id} ${value.name}`, value);
      mesh.wake();
    });
    mesh.listen("unshared", (id, name) => this.#withdraw(`${id} ${String(name)}`));
  }

  /** Shares an object and announces it to all members that may open it. */
  share(object: Buffer | Event, name: string, rights: (rank: number) => PeerRight): void {
    if (this.#own.has(name)) throw new TypeError(`share: "${name}" is already shared. Call unshare() first.`);
    const kind = object instanceof Event ? "event" : "buffer";
    const own: OwnShare = { shared: share(object), kind, rights };
    this.#own.set(name, own);
    this.#announce(name, own, this.#membership.others);
  }

  #announce(name: string, { shared, kind, rights }: OwnShare, ids: readonly number[]): void {
    const { mesh } = this.#membership;
    for (const id of ids) {
      const right = rights(this.#membership.rankOf(id));
      if (right === "none") continue;
      mesh.send(id, "shared", { name, ticket: shared.ticket, kind, right } satisfies Announcement);
    }
  }

  /** Announces all shared objects to members that joined later. */
  announceTo(ids: readonly number[]): void {
    for (const [name, own] of this.#own) this.#announce(name, own, ids);
  }

  unshare(name: string): void {
    const own = this.#own.get(name);
    if (own === undefined) throw new TypeError(`unshare: nothing is shared as "${name}"`);
    this.#own.delete(name);
    own.shared.close();
    this.#membership.mesh.sendAll("unshared", name);
  }

  /** Waits until the member of a rank shares an object of this name, and opens it. */
  async open(rank: number, name: string, deadline: Deadline): Promise<Buffer | Event> {
    const { mesh, name: group } = this.#membership;
    const id = this.#membership.idOf(rank);
    const key = `${id} ${name}`;
    const what = `group "${group}": open("${name}") of rank ${rank}`;
    const look = (): Announcement | undefined => {
      const found = this.#announced.get(key);
      if (found === undefined && mesh.lossOf(id) !== undefined) throw new MemberLostError(what, mesh.losses);
      return found;
    };
    const { ticket, kind, right } = await until(look, (ready) => mesh.watch(ready), {
      ...deadline.remaining(),
      what: () => what,
      hint: "Check that the member shares an object of this name and gives this rank a right to it.",
    });
    if (kind === "event") return this.#addOpened(key, openEvent(this.#device, ticket));
    using lost = mesh.lossSignal([id]);
    const { timeoutMs } = deadline.remaining();
    try {
      const options = { right: right as "read" | "read-write", timeoutMs, signal: lost.signal };
      return this.#addOpened(key, await openBuffer(this.#device, ticket, options));
    } catch (error) {
      if (lost.signal.aborted) throw new MemberLostError(what, mesh.losses);
      throw error;
    }
  }

  #addOpened<T extends Buffer | Event>(key: string, opened: T): T {
    this.#opened.set(key, [...(this.#opened.get(key) ?? []), opened]);
    return opened;
  }

  /**
   * Discards an announcement and closes the objects that were opened from it. A later use throws ClosedError.
   */
  #withdraw(key: string): void {
    this.#announced.delete(key);
    for (const opened of this.#opened.get(key) ?? []) opened.close();
    this.#opened.delete(key);
  }

  /** Closes all objects of a lost member. */
  drop(id: number): void {
    for (const key of [...this.#announced.keys()]) if (key.startsWith(`${id} `)) this.#withdraw(key);
  }

  close(): void {
    for (const name of [...this.#own.keys()]) this.unshare(name);
    for (const key of [...this.#opened.keys()]) this.#withdraw(key);
  }
}
