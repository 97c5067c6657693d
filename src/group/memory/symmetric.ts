import { shown } from "../../arguments/shown.ts";
import { isCapturing } from "../../cuda/graph/open-captures.ts";
import {
  type Allocation,
  type Buffer,
  type Device,
  type ElementType,
  openBuffer,
  ShareError,
  share,
} from "../../cuda/index.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import { MismatchError } from "../group-error.ts";
import { left, type Until } from "../links/handshake.ts";
import { type Member, memberText } from "../member.ts";
import type { Circle } from "../membership.ts";
import { allocateShareable } from "./shareable.ts";

/** What another member may do with one's part of symmetric memory. */
export type PeerRight = "none" | "read" | "read-write";

/** What a member tells of its part. */
interface Offer {
  readonly call: string;
  readonly machine: string;
  /** The ticket for each rank, "" for one that gets none; or why there is none at all. */
  readonly tickets: readonly string[];
  readonly rights: readonly PeerRight[];
  readonly failure: string;
}

/** What is wanted of symmetric memory. */
export interface SymmetricShape<E extends ElementType> {
  readonly length: number;
  readonly type: E;
  /** What the member of each rank may do with this process's part. */
  readonly rights: (rank: number) => PeerRight;
  /** What is done with this process's part before anybody else reaches it. */
  readonly prepare?: (local: Buffer<E>) => void;
}

/** Symmetric memory that was opened by all, and what each said when it had. */
interface Opened<E extends ElementType, T> {
  readonly buffer: SymmetricBuffer<E>;
  readonly said: readonly T[];
}

/** Members whose parts a collective may write at once: kernels/moving.cu has the same. */
const mostDirect = 1024;

/** Memory by what it lies in: a collective whose output lies there may write it in all members at once. */
const byAllocation = new WeakMap<Allocation, SymmetricBuffer>();

/** A part of another member, or why it cannot be reached. */
type Part<E extends ElementType> = Buffer<E> | string;

/**
 * The same allocation in every member of a group, each mapped in all that can reach it. What one writes to a part is what its
 * owner reads: order it by collectives, barriers or flags.
 *
 * @example
 * using table = await group.symmetric(1024, "f32");
 * table.local.fill(group.rank);
 * await group.barrier();
 * console.log(table.at(group.size - 1).slice(0, 1).toArray()); // Float32Array [ size - 1 ]
 */
export class SymmetricBuffer<E extends ElementType = ElementType> extends Resource {
  readonly type: E;
  readonly length: number;
  /** This process's own part. */
  readonly local: Buffer<E>;
  readonly #membership: Circle;
  /** By the members' ids. */
  readonly #parts: Map<number, Part<E>>;
  readonly #id: string;
  /** Ids of those whose parts this member may write. */
  readonly #writable: ReadonlySet<number>;
  #wasClosed = false;
  /** Where the parts of these members are, and behind them a number that is this memory's alone, for collectives; undefined: not all may be written. */
  #direct: { readonly members: readonly Member[]; readonly table: Buffer<"u64"> | undefined } | undefined;
  /** @internal Where the parts are, for kernels, and of which epoch that is. */
  places: { readonly epoch: number; readonly table: Buffer<"u64"> } | undefined;

  private constructor(
    membership: Circle,
    group: Resource,
    id: string,
    local: Buffer<E>,
    parts: Map<number, Part<E>>,
    writable: ReadonlySet<number>,
  ) {
    super();
    this.type = local.type;
    this.length = local.length;
    this.local = local;
    this.#membership = membership;
    this.#parts = parts;
    this.#id = id;
    this.#writable = writable;
    byAllocation.set(local.allocation, this as unknown as SymmetricBuffer);
    this.own(group);
  }

  /** @internal The symmetric memory whose own part a buffer lies in. */
  static holding({ allocation }: Buffer): SymmetricBuffer | undefined {
    return byAllocation.get(allocation);
  }

  /**
   * @internal Addresses of the parts of these members, and behind them this memory's number, on the device; 0 where this member may not
   * write them all. What is captured can allocate nothing: then 0 unless it was asked for before.
   */
  partsOf(members: readonly Member[]): number {
    if (this.#direct?.members !== members) {
      if (isCapturing()) return 0;
      this.#direct?.table?.close();
      this.#direct = { members, table: this.#tableOf(members) };
    }
    return this.#direct.table?.pointer ?? 0;
  }

  #tableOf(members: readonly Member[]): Buffer<"u64"> | undefined {
    if (members.length > mostDirect) return undefined;
    const words: bigint[] = [];
    for (const { id } of members) {
      const part = this.#membership.unreached(id) ?? this.#parts.get(id);
      if (!this.#writable.has(id) || part === undefined || typeof part === "string" || part.closed)
        return undefined;
      words.push(BigInt(part.pointer));
    }
    const [epoch, , count] = this.#id.split("/").map(Number);
    words.push((BigInt(epoch!) << 32n) | BigInt(count!));
    return this.local.device.allocate(words.length, "u64").set(BigUint64Array.from(words));
  }

  /** @internal Use `group.symmetric`. Every member calls it at the same place. */
  static async make<E extends ElementType>(
    membership: Circle,
    group: Resource,
    device: Device,
    shape: SymmetricShape<E>,
    deadline: Until,
  ): Promise<SymmetricBuffer<E>> {
    const parts = { membership, group, device };
    return (await SymmetricBuffer.open(parts, shape, () => "", deadline)).buffer;
  }

  /** @internal As `make`; each says what `say` gives once it has opened the others' parts, and may write them there. */
  static async open<E extends ElementType, T>(
    { membership, group, device }: { membership: Circle; group: Resource; device: Device },
    shape: SymmetricShape<E>,
    say: (buffer: SymmetricBuffer<E>) => T,
    deadline: Until,
  ): Promise<Opened<E, T>> {
    const { length, type } = shape;
    const call = `symmetric(${length}, "${type}")`;
    const id = membership.topic("symmetric");
    let local: Buffer<E> | undefined;
    let shared: { readonly ticket: string; close(): void } | undefined;
    let failure = "";
    let made: SymmetricBuffer<E> | undefined;
    try {
      local = allocateShareable(device, length, type);
      shape.prepare?.(local);
      shared = share(local);
    } catch (error) {
      failure = (error as Error).message.split("\n")[0]!;
    }
    const parts = new Map<number, Part<E>>();
    try {
      const rights = membership.members.map(({ rank }) => shape.rights(rank));
      const ticket = shared?.ticket ?? "";
      const tickets = rights.map((right) => (right === "none" ? "" : ticket));
      const { machine } = membership.own;
      const offer: Offer = { call, machine, tickets, rights, failure };
      const offers = await membership.exchange("symmetric offer", offer, deadline);
      checkOffers(membership, offers);
      membership.recovery.mark("memory is offered");
      await openAll(membership, device, { parts, offers, local: local! }, deadline);
      membership.recovery.mark("memory is opened");
      const writable = membership.members.filter(
        (_, peer) => offers[peer]!.rights[membership.rank] === "read-write",
      );
      const ids = new Set(writable.map((member) => member.id)).add(membership.own.id);
      made = new SymmetricBuffer(membership, group, id, local!, parts, ids);
      // The descriptors are needed no longer once all have opened.
      const said = await membership.exchange("symmetric opened", say(made), deadline);
      return { buffer: made, said };
    } catch (error) {
      if (made !== undefined) made.close();
      else {
        for (const part of parts.values()) if (typeof part !== "string" && part !== local) part.close();
        local?.allocation.close();
      }
      throw error;
    } finally {
      shared?.close();
    }
  }

  get label(): string {
    return `SymmetricBuffer ${this.type}[${this.length}] of group "${this.#membership.name}"`;
  }

  /**
   * The part of the member of a rank: the same memory as its `local`. RangeError for no rank of the group; DoorbellError for one
   * that cannot be reached from here, and why; ClosedError once its owner closed it.
   */
  at(rank: number): Buffer<E> {
    this.ensureOpen();
    const { members, name } = this.#membership;
    const member = Number.isInteger(rank) ? members[rank] : undefined;
    if (member === undefined)
      throw new RangeError(`at(${shown(rank)}): group "${name}" has ranks 0 to ${members.length - 1}`);
    // Mapped or not: what fails now was well when it was mapped, or will be.
    const part = this.#membership.unreached(member.id) ?? this.#parts.get(member.id);
    if (part === undefined || typeof part === "string")
      throw new DoorbellError(
        `the part of ${memberText(member)} cannot be reached: ${part ?? "it joined later"}`,
        "Send what it needs by a collective, or give it the right to reach it.",
      );
    part.ensureOpen();
    return part;
  }

  /** Ranks whose parts can be reached from here. */
  get reachable(): number[] {
    return this.#membership.members
      .filter(({ id }) => {
        const part = this.#membership.unreached(id) ?? this.#parts.get(id);
        return part !== undefined && typeof part !== "string" && !part.closed;
      })
      .map(({ rank }) => rank);
  }

  /** @internal What tells it from others of the group. */
  get id(): string {
    return this.#id;
  }

  /** @internal A member closed its part, or is gone: what is left of it here is closed too. */
  drop(id: number, why: string): void {
    const part = this.#parts.get(id);
    if (part === undefined || typeof part === "string" || part === this.local) return;
    this.#parts.set(id, why);
    this.#direct?.table?.close();
    this.#direct = undefined;
    part.close();
  }

  /** @internal The group goes on with these ids. */
  keep(ids: ReadonlySet<number>): void {
    for (const id of [...this.#parts.keys()]) if (!ids.has(id)) this.drop(id, "it is no longer a member");
  }

  protected release(): void {
    if (this.#wasClosed) return;
    this.#wasClosed = true;
    for (const part of this.#parts.values())
      if (typeof part !== "string" && part !== this.local) part.close();
    // Its buffer is shorter than what it lies in, and would close nothing.
    this.local.allocation.close();
    this.places?.table.close();
    this.#direct?.table?.close();
    this.#membership.mesh.sendAll("symmetric closed", this.#id);
  }
}

function checkOffers(membership: Circle, offers: readonly Offer[]): void {
  const calls = new Map(offers.map(({ call }, rank) => [rank, call] as const));
  if (new Set(calls.values()).size > 1) throw new MismatchError(calls);
  const failed = offers.findIndex(({ failure }) => failure !== "");
  if (failed >= 0)
    throw new DoorbellError(
      `${offers[failed]!.call}: ${memberText(membership.members[failed]!)}: ${offers[failed]!.failure}`,
      "No member keeps memory of it.",
    );
}

interface Opening<E extends ElementType> {
  readonly parts: Map<number, Part<E>>;
  readonly offers: readonly Offer[];
  readonly local: Buffer<E>;
}

/**
 * Opens the parts of all others, at the same time: each asks another process, which answers when its turn comes. A driver's refusal is
 * kept as the reason why a part cannot be reached.
 */
async function openAll<E extends ElementType>(
  membership: Circle,
  device: Device,
  { parts, offers, local }: Opening<E>,
  deadline: Until,
): Promise<void> {
  const { members, rank, own } = membership;
  // Whoever hears of a loss closes what it has shared, and does not answer.
  using lost = membership.mesh.lossSignal(membership.others);
  const open = async (peer: number): Promise<Part<E>> => {
    const offer = offers[peer]!;
    const ticket = offer.tickets[rank]!;
    if (members[peer]!.machine !== own.machine) return "it is on another host";
    const unreached = membership.unreached(members[peer]!.id);
    if (unreached !== undefined) return unreached;
    if (ticket === "") return "it gives no right to it";
    const { timeoutMs } = left(deadline);
    const right = offer.rights[rank] as "read" | "read-write";
    try {
      return (await openBuffer(device, ticket, { right, timeoutMs, signal: lost.signal })) as Buffer<E>;
    } catch (error) {
      // It may have ended before its connection is seen to.
      if (error instanceof ShareError && error.reason === "owner gone")
        membership.mesh.giveUp(members[peer]!.id, "process ended");
      return (error as Error).message.split("\n")[0]!;
    }
  };
  await Promise.all(
    members.map(async ({ id, rank: peer }) => parts.set(id, peer === rank ? local : await open(peer))),
  );
  membership.check("symmetric");
  deadline.signal?.throwIfAborted();
}
