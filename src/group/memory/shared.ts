import {
  type Buffer,
  type Device,
  Event,
  openBuffer,
  openEvent,
  type Share,
  share,
} from "../../cuda/index.ts";
import { until } from "../../wait/until.ts";
import { MemberLostError } from "../group-error.ts";
import { left, type Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import type { PeerRight } from "./symmetric.ts";

/** What a member lets others open. */
interface Announcement {
  readonly name: string;
  readonly ticket: string;
  readonly kind: "buffer" | "event";
  readonly right: PeerRight;
}

/** What this member shares, and with whom. */
interface OwnShare {
  readonly shared: Share;
  readonly kind: Announcement["kind"];
  readonly rights: (rank: number) => PeerRight;
}

/** Single buffers and events by name: what this member shares, and what it has opened of others. */
export class SharedThings {
  readonly #membership: Membership;
  readonly #device: Device;
  readonly #own = new Map<string, OwnShare>();
  /** By member and name. */
  readonly #announced = new Map<string, Announcement>();
  readonly #opened = new Map<string, (Buffer | Event)[]>();

  constructor(membership: Membership, device: Device) {
    this.#membership = membership;
    this.#device = device;
    const { mesh } = membership;
    mesh.listen("shared", (id, value) => {
      const announcement = value as Announcement;
      this.#announced.set(`${id} ${announcement.name}`, announcement);
      mesh.wake();
    });
    mesh.listen("unshared", (id, name) => this.#gone(`${id} ${String(name)}`));
  }

  /** Tells all members of it; each may open it from now on. */
  share(what: Buffer | Event, name: string, rights: (rank: number) => PeerRight): void {
    if (this.#own.has(name)) throw new TypeError(`share: "${name}" is shared already: unshare it first`);
    const kind = what instanceof Event ? "event" : "buffer";
    const own: OwnShare = { shared: share(what), kind, rights };
    this.#own.set(name, own);
    this.#tell(name, own, this.#membership.others);
  }

  #tell(name: string, { shared, kind, rights }: OwnShare, ids: readonly number[]): void {
    const { mesh } = this.#membership;
    for (const id of ids) {
      const right = rights(this.#membership.rankOf(id));
      if (right === "none") continue;
      mesh.send(id, "shared", { name, ticket: shared.ticket, kind, right } satisfies Announcement);
    }
  }

  /** Tells members that have come later. */
  welcome(ids: readonly number[]): void {
    for (const [name, own] of this.#own) this.#tell(name, own, ids);
  }

  unshare(name: string): void {
    const own = this.#own.get(name);
    if (own === undefined) throw new TypeError(`unshare: nothing is shared as "${name}"`);
    this.#own.delete(name);
    own.shared.close();
    this.#membership.mesh.sendAll("unshared", name);
  }

  /** Opens what the member of a rank shares by that name, as soon as it does. */
  async open(rank: number, name: string, deadline: Until): Promise<Buffer | Event> {
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
      ...left(deadline),
      what: () => what,
      hint: "Does it share that with this rank?",
    });
    if (kind === "event") return this.#keep(key, openEvent(this.#device, ticket));
    using lost = mesh.lossSignal([id]);
    const { timeoutMs } = left(deadline);
    try {
      const options = { right: right as "read" | "read-write", timeoutMs, signal: lost.signal };
      return this.#keep(key, await openBuffer(this.#device, ticket, options));
    } catch (error) {
      if (lost.signal.aborted) throw new MemberLostError(what, mesh.losses);
      throw error;
    }
  }

  #keep<T extends Buffer | Event>(key: string, opened: T): T {
    this.#opened.set(key, [...(this.#opened.get(key) ?? []), opened]);
    return opened;
  }

  /** What was opened of it here is closed: a later use is a ClosedError. */
  #gone(key: string): void {
    this.#announced.delete(key);
    for (const opened of this.#opened.get(key) ?? []) opened.close();
    this.#opened.delete(key);
  }

  /** Nothing of a member that is lost is used any more. */
  drop(id: number): void {
    for (const key of [...this.#announced.keys()]) if (key.startsWith(`${id} `)) this.#gone(key);
  }

  close(): void {
    for (const name of [...this.#own.keys()]) this.unshare(name);
    for (const key of [...this.#opened.keys()]) this.#gone(key);
  }
}
