import type { Device } from "../cuda/index.ts";
import { poll } from "../cuda/stream/poll.ts";
import { DoorbellError } from "../errors.ts";
import type { Resource } from "../lifetime/resource.ts";
import { Collectives } from "./collectives/collectives.ts";
import { type MemoryOffer, memoryOffer } from "./collectives/group-memory.ts";
import { KernelSet } from "./collectives/kernel-set.ts";
import { KernelWay } from "./collectives/kernel-way.ts";
import type { Way } from "./collectives/way.ts";
import { Vigil } from "./failure/vigil.ts";
import { type Island, openIsland } from "./islands/open-island.ts";
import { left, type Until } from "./links/handshake.ts";
import type { Membership } from "./membership.ts";
import { withNccl } from "./nccl/with-nccl.ts";
import { spanHosts } from "./network/span-hosts.ts";

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
  /** Whether ways are barred whose results may differ from run to run. */
  readonly deterministic: boolean;
  /** May settings follow what is measured? */
  readonly adapt: boolean;
  /** The RDMA device by which members of other hosts are reached, and its address; undefined: what suits. */
  readonly networkDevice?: string;
  readonly networkAddress?: string;
}

/** What members tell each other when an epoch begins. */
interface Told {
  /** The epoch in which its vigil began, -1 without one. */
  readonly vigil: number;
  /** How many barriers it has come to in its machine's memory. */
  readonly barriers: number;
  /** How well it can keep the rendezvous. */
  readonly claim: 0 | 1 | 2;
  readonly adapts: boolean;
  /** Of its GPU, "" without one. */
  readonly provider: string;
  readonly memory: MemoryOffer | undefined;
  readonly deterministic: boolean;
}

/** How long the memory of a former epoch stays while the new one begins to compute. */
const formerMs = 250;

/** What lasts from one reform to the next: who watches over the members, and the memory that their kernels meet in. */
export class Epoch {
  readonly #membership: Membership;
  readonly #group: Resource;
  readonly #parts: GroupParts;
  /** Or why there are none. */
  collectives: Collectives | string = "the group was joined without GPUs";
  vigil: Vigil | undefined;
  #kernels: KernelSet | undefined;
  #memoryOffer: MemoryOffer | undefined;
  readonly #former = new Set<Collectives>();
  #isReforming = false;

  constructor(membership: Membership, group: Resource, parts: GroupParts) {
    this.#membership = membership;
    this.#group = group;
    this.#parts = parts;
  }

  /** One reform at a time: each makes memory and threads, which the other would lose sight of. */
  async alone(reform: () => Promise<void>): Promise<void> {
    if (this.#isReforming)
      throw new DoorbellError("reform: it is under way already", "Await the reform() that was called first.");
    this.#isReforming = true;
    await reform().finally(() => {
      this.#isReforming = false;
    });
  }

  /** What this member says of itself when the next one begins. */
  get told(): Told {
    const { adapt, device, stagingBytes, deterministic } = this.#parts;
    this.#memoryOffer ??= device && memoryOffer(device, stagingBytes);
    return {
      vigil: this.vigil?.epoch ?? -1,
      barriers: this.vigil?.barrier?.count ?? 0,
      claim: this.#membership.lobby?.claim ?? 0,
      adapts: adapt,
      provider: device?.provider ?? "",
      memory: this.#memoryOffer,
      deterministic,
    };
  }

  /** What an epoch begins with; `told`: what each member said. `again`: it is only there to invite newcomers. */
  async begin(told: readonly Told[], deadline: Until, again = false): Promise<void> {
    const membership = this.#membership;
    // All or none: what is measured is exchanged.
    membership.adaptivity.on = told.every(({ adapts }) => adapts);
    const best = Math.max(...told.map(({ claim }) => claim));
    membership.keeperId = best === 0 ? -1 : membership.idOf(told.findIndex(({ claim }) => claim === best));
    membership.lobby?.update(membership, membership.keeperId === membership.mesh.own.id);
    if (again) return;
    const watched = told.every(({ vigil }) => vigil === told[0]!.vigil) && this.vigil?.coversAll === true;
    try {
      if (!watched) {
        this.vigil?.close();
        this.vigil = undefined;
        this.vigil = await Vigil.start(membership, this.#parts.lostAfterMs, deadline);
      }
      this.vigil?.barrier?.begin(watched ? told.map(({ barriers }) => barriers) : []);
      membership.recovery.mark("all watch each other");
      await this.#startCollectives(told, deadline);
    } finally {
      // Closed meanwhile: nobody else knows of what was made since.
      if (this.#group.closed) this.close();
      else this.#freeFormer();
    }
    this.#group.ensureOpen();
  }

  /** The way of the collectives, where all members have GPUs. */
  async #startCollectives(told: readonly Told[], deadline: Until): Promise<void> {
    const membership = this.#membership;
    const { device, kernelLimitMs } = this.#parts;
    const odd = told.findIndex((each) => each.provider !== device?.provider);
    if (device === undefined) return;
    if (odd >= 0) {
      this.collectives = `rank ${odd} has ${told[odd]!.provider === "" ? "no GPU" : "a GPU of another kind"}`;
      return;
    }
    this.#kernels ??= new KernelSet(device);
    membership.metrics.beginEpoch(membership.size);
    const offers = told.map(({ memory }) => memory!);
    const island = await openIsland(membership, this.#group, device, offers, deadline);
    this.#tellIslands();
    let way =
      membership.islands.all.length === 1
        ? new KernelWay(membership, device, island.memory!, this.#kernels, kernelLimitMs)
        : await this.#spanHosts(device, island, deadline);
    if (typeof way === "string") {
      this.collectives = way;
      return;
    }
    this.vigil?.abortAt(way.hostBuffer.pointer, way.poisonAddress);
    this.collectives = new Collectives(membership, device, way, kernelLimitMs);
    if (told.every((each) => !each.deterministic)) {
      way = await withNccl(membership, device, way, kernelLimitMs, deadline);
      this.collectives = new Collectives(membership, device, way, kernelLimitMs);
    }
    // Whoever was lost meanwhile was written nowhere.
    membership.check("join");
  }

  /** Pairs that fail go another way: that is told as what it is, a change of the path. */
  #tellIslands(): void {
    const { islands, adaptivity, metrics } = this.#membership;
    if (islands.unreached.length === 0) return;
    metrics.reroutes += islands.unreached.length;
    adaptivity.tell({
      what: "path",
      kind: "changed",
      from: "each other's memory",
      to: `memory within ${islands.text}, the network between`,
      reason: islands.reason,
    });
  }

  /** Members of several islands connect by RDMA. */
  async #spanHosts(device: Device, island: Island, deadline: Until): Promise<Way | string> {
    const { stagingBytes, kernelLimitMs: limitMs, networkDevice, networkAddress } = this.#parts;
    const wish = { device: networkDevice, address: networkAddress, stagingBytes, limitMs };
    return await spanHosts(this.#membership, { wish, device, kernelSet: this.#kernels! }, island, deadline);
  }

  /** Ends what kernels wait for, and lets their memory go once they have left. */
  async stop(deadline: Until): Promise<void> {
    const collectives = this.collectives;
    if (typeof collectives === "string") return;
    collectives.way.abort();
    const { timeoutMs } = left(deadline);
    const what = `${this.#group.label}: reform()`;
    await poll(
      () => collectives.idle,
      what,
      { timeoutMs },
      "A kernel of the program's own that does not end?",
    );
    this.vigil?.abortAt(0);
    if (collectives.way instanceof KernelWay) this.#former.add(collectives);
    else collectives.close();
    this.collectives = "the group is being reformed";
  }

  /** Memory of former epochs goes a moment later: to unmap it is not what those that are left wait for. */
  #freeFormer(): void {
    if (this.#former.size === 0) return;
    setTimeout(() => this.#closeFormer(), formerMs).unref();
  }

  #closeFormer(): void {
    for (const collectives of this.#former) collectives.close();
    this.#former.clear();
  }

  /** Nothing waits for a member from now on. */
  lose(rank: number, left: boolean): void {
    if (typeof this.collectives !== "string") this.collectives.way.lose(rank, left);
  }

  /** From now on nothing waits for anybody. */
  end(): void {
    if (typeof this.collectives !== "string") this.collectives.way.abort();
  }

  close(): void {
    this.end();
    this.#closeFormer();
    this.vigil?.close();
    this.vigil = undefined;
    if (typeof this.collectives !== "string") this.collectives.close();
    this.collectives = "the group is closed";
    this.#kernels?.close();
  }
}
