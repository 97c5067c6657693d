import type { Buffer } from "../../cuda/index.ts";
import { Deadline } from "../../wait/deadline.ts";
import type { AttachedPart, PartOffer, PartTransport } from "./part-transport.ts";

/** Maximum time in which the network thread stops writes to a part, in milliseconds. */
const dropMs = 5000;

/** Parts of symmetric memory that kernels write over the network of the current epoch. */
export class RemoteParts {
  /** Registrations of the local part, the last one with the network of this epoch. */
  readonly #attached: AttachedPart[] = [];
  #part: AttachedPart | undefined;
  #isDetached = false;
  /** Offers of the members that may be written, by rank. */
  #offers: readonly (PartOffer | undefined)[] = [];

  /** Words of the network in the table of a view. */
  get tableWords(): readonly bigint[] {
    return this.#part?.tableWords ?? [0n, 0n, 0n];
  }

  /** Registers the local part with the network. Returns its description for the other members. */
  async attach(network: PartTransport, local: Buffer, deadline: Deadline): Promise<PartOffer> {
    const { offer, part } = network.attach(local, deadline);
    // The thread may register the part after an interrupted wait.
    if (part !== undefined) this.#attached.push(part);
    const registered = await offer;
    this.#part = registered.failure === "" && !this.#isDetached ? part : undefined;
    return registered;
  }

  /** Connects the parts of the members that may be written, by rank. */
  async connect(offers: readonly (PartOffer | undefined)[], deadline: Deadline): Promise<void> {
    // A view that is made meanwhile already has the new ways. The thread has them when the promise resolves.
    this.#offers = offers;
    await this.#part?.connect(offers, deadline);
  }

  /** Returns true when kernels can write the part of a rank. */
  reaches(rank: number): boolean {
    return this.#part !== undefined && (this.#offers[rank]?.parts.length ?? 0) > 0;
  }

  /** Text for the error of a part that is not mapped, or "". */
  text(rank: number): string {
    if (this.reaches(rank)) return "; put() and signal() of doorbell.cuh write to it by RDMA";
    const failure = this.#offers[rank]?.failure ?? "";
    return failure === "" ? "" : `; doorbell.cuh cannot write to it: ${failure}`;
  }

  /** Refuses later requests of kernels for the part of a rank, because its owner closed it. */
  drop(rank: number): void {
    if (!this.reaches(rank)) return;
    const offers = this.#offers.map((offer, each) => (each === rank ? undefined : offer));
    // A thread that does not answer has ended, and writes nothing.
    this.connect(offers, new Deadline(dropMs)).catch(() => {});
  }

  /** Forgets the network of the last epoch, which has ended. */
  endEpoch(): void {
    this.#part = undefined;
    this.#offers = [];
  }

  /** Deregisters the local part. Returns false when a NIC may still write it. */
  detach(): boolean {
    this.endEpoch();
    this.#isDetached = true;
    const detached = this.#attached.map((attached) => attached.detach());
    return !detached.includes(false);
  }
}
