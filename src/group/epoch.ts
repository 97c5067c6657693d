import type { Device } from "../cuda/index.ts";
import { poll } from "../cuda/stream/poll.ts";
import type { Resource } from "../lifetime/resource.ts";
import { Collectives } from "./collectives/collectives.ts";
import { GroupMemory } from "./collectives/group-memory.ts";
import { KernelSet } from "./collectives/kernel-set.ts";
import { Vigil } from "./failure/vigil.ts";
import { left, type Until } from "./links/handshake.ts";
import type { Membership } from "./membership.ts";

/** What a group is started with, when its members are linked. */
export interface GroupParts {
  readonly device: Device | undefined;
  /** Does the group close it? */
  readonly owned: boolean;
  readonly lostAfterMs: number;
  /** Of each member's memory through which collectives pass; undefined: what suits the device. */
  readonly stagingBytes?: number;
  /** How long a kernel waits for other members. */
  readonly kernelLimitMs: number;
}

/** What members tell each other when an epoch begins. */
interface Told {
  /** The epoch in which its vigil began, -1 without one. */
  readonly vigil: number;
  /** How well it can keep the rendezvous. */
  readonly claim: 0 | 1 | 2;
}

/** What lasts from one reform to the next: who watches over the members, and the memory that their kernels meet in. */
export class Epoch {
  readonly #membership: Membership;
  readonly #group: Resource;
  readonly #parts: GroupParts;
  /** Or why there are none. */
  collectives: Collectives | string = "the group was joined without GPUs";
  vigil: Vigil | undefined;
  #kernels: KernelSet | undefined;

  constructor(membership: Membership, group: Resource, parts: GroupParts) {
    this.#membership = membership;
    this.#group = group;
    this.#parts = parts;
  }

  /** What this member says of itself when the next one begins. */
  get told(): Told {
    return { vigil: this.vigil?.epoch ?? -1, claim: this.#membership.lobby?.claim ?? 0 };
  }

  /** What an epoch begins with; `told`: what each member said. `again`: it is only there to invite newcomers. */
  async begin(told: readonly Told[], deadline: Until, again = false): Promise<void> {
    const membership = this.#membership;
    const best = Math.max(...told.map(({ claim }) => claim));
    membership.keeperId = best === 0 ? -1 : membership.idOf(told.findIndex(({ claim }) => claim === best));
    membership.lobby?.update(membership, membership.keeperId === membership.mesh.own.id);
    if (again) return;
    const watched = told.every(({ vigil }) => vigil === told[0]!.vigil) && this.vigil?.coversAll === true;
    if (!watched) {
      this.vigil?.close();
      this.vigil = undefined;
      this.vigil = await Vigil.start(membership, this.#parts.lostAfterMs, deadline);
    }
    await this.#startCollectives(deadline);
  }

  /** Memory of the collectives, where all members have a GPU of one machine. */
  async #startCollectives(deadline: Until): Promise<void> {
    const membership = this.#membership;
    const { device, stagingBytes, kernelLimitMs } = this.#parts;
    const devices = await membership.exchange("device", device?.provider ?? "", deadline);
    const odd = devices.findIndex((each) => each !== device?.provider);
    if (device === undefined) return;
    if (odd >= 0)
      this.collectives = `rank ${odd} has ${devices[odd] === "" ? "no GPU" : "a GPU of another kind"}`;
    else if (membership.local.length < membership.size)
      this.collectives = "the members are on several hosts, which collectives do not span yet";
    else {
      this.#kernels ??= new KernelSet(device);
      const memory = await GroupMemory.make(membership, this.#group, device, stagingBytes, deadline);
      this.collectives = new Collectives(membership, device, memory, this.#kernels, kernelLimitMs);
      if (this.vigil !== undefined) this.vigil.abortAddress = memory.hostBuffer.pointer;
      // Whoever was lost meanwhile was written nowhere.
      membership.check("join");
    }
  }

  /** Ends what kernels wait for, and lets their memory go once they have left. */
  async stop(deadline: Until): Promise<void> {
    const collectives = this.collectives;
    if (typeof collectives === "string") return;
    collectives.memory.abort();
    const { timeoutMs } = left(deadline);
    const what = `${this.#group.label}: reform()`;
    await poll(
      () => collectives.idle,
      what,
      { timeoutMs },
      "A kernel of the program's own that does not end?",
    );
    if (this.vigil !== undefined) this.vigil.abortAddress = 0;
    collectives.close();
    this.collectives = "the group is being reformed";
  }

  /** No kernel waits for anybody from now on. */
  abort(): void {
    if (typeof this.collectives !== "string") this.collectives.memory.abort();
  }

  close(): void {
    this.vigil?.close();
    this.abort();
    if (typeof this.collectives !== "string") this.collectives.close();
    this.#kernels?.close();
  }
}
