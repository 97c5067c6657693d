import { libc } from "../../../../ffi/libc/index.ts";
import type { Buffer, Device } from "../../../cuda/index.ts";
import { needsFlush } from "../../../cuda/memory/flush-rdma-writes.ts";
import { type DeviceMemory, deviceMemory } from "../../../memory/device-memory.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import type { AttachedPart, PartOffer, PartTransport } from "../../memory/part-transport.ts";
import type { NetworkThread } from "./network-thread.ts";
import type { AttachedMemory } from "./paths/attached-parts.ts";
import { Ring } from "./ring-layout.ts";

/** Kinds of the NICs of the paths to other hosts. */
export interface NicKinds {
  readonly hasSoft: boolean;
  readonly hasNative: boolean;
}

/**
 * Symmetric memory that the network thread writes for kernels. The first attached memory starts the ring, in which kernels of this
 * member request puts and signals.
 */
export class NetworkParts implements PartTransport {
  readonly #device: Device;
  readonly #thread: NetworkThread;
  readonly #nics: NicKinds;
  #ring: Buffer<"u32"> | undefined;
  /** Number of the next request, and number below which kernels need not look for space in the ring. */
  #tickets: Buffer<"u64"> | undefined;
  /** Number of the next memory. */
  #next = 0;

  constructor(device: Device, thread: NetworkThread, nics: NicKinds) {
    this.#device = device;
    this.#thread = thread;
    this.#nics = nics;
  }

  async attach(
    local: Buffer,
    deadline: Deadline,
  ): Promise<{ readonly offer: PartOffer; readonly attached?: AttachedPart }> {
    const number = this.#next++;
    const described = this.#describe(local, number);
    if (typeof described === "string") return { offer: { parts: [], failure: described } };
    await this.#startRing(deadline);
    const { dmaBuf } = described;
    const answer = await this.#thread.ask({ attach: described }, deadline).finally(() => {
      if (dmaBuf !== undefined) libc.close(dmaBuf.fd);
    });
    const { parts, failure } = answer;
    if (failure !== "") return { offer: { parts, failure } };
    this.#thread.countAttached(1);
    return { offer: { parts, failure }, attached: this.#attachedPart(number, local.byteLength) };
  }

  #attachedPart(number: number, byteLength: number): AttachedPart {
    const thread = this.#thread;
    return {
      tableWords: [this.#ring!.pointer, this.#tickets!.pointer, number].map(BigInt),
      connect: async (offers, deadline) => {
        const parts = offers.map((offer) =>
          offer === undefined || offer.parts.length === 0 ? null : offer.parts,
        );
        await thread.ask({ connect: number, byteLength, parts }, deadline);
      },
      detach: () => {
        thread.countAttached(-1);
        return thread.askNow({ detach: number });
      },
    };
  }

  /** Returns the description of a part for the network thread, or the reason why no NIC can reach it. */
  #describe(local: Buffer, number: number): AttachedMemory | string {
    const memory = local[deviceMemory]();
    const { byteLength, hostAddress } = memory;
    const part = { number, byteLength, dmaBuf: undefined, staged: undefined };
    if (hostAddress !== undefined) return { ...part, address: hostAddress };
    const address = memory.pointer;
    const staged = this.#nics.hasSoft ? memory.copies(this) : undefined;
    const { hasNative } = this.#nics;
    if (typeof staged === "string" && !hasNative) return staged;
    const found = { ...part, address, staged: typeof staged === "object" ? plain(staged) : undefined };
    if (!hasNative) return found;
    // A kernel that waits for a signal must see the data that the NIC wrote before it.
    if (needsFlush(this.#device, "owner")) return "this GPU needs a host call to order a NIC's writes";
    memory.orderCopies();
    return { ...found, dmaBuf: dmaBufOf(memory) };
  }

  async #startRing(deadline: Deadline): Promise<void> {
    if (this.#ring !== undefined) return;
    const device = this.#device;
    this.#tickets = device.useReserve(() => device.allocate(2, "u64")).set([0n, BigInt(Ring.slots)]);
    const ring = device.allocatePinned(Ring.words, "u32");
    ring.array.fill(0);
    this.#ring = ring;
    await this.#thread.ask({ ring: ring.pointer }, deadline);
  }

  /** Frees the ring after the network thread has stopped. */
  close(): void {
    this.#ring?.close();
    this.#tickets?.close();
  }
}

/** Returns the numbers of a soft NIC's functions and resources, without the object that owns them. */
const plain = ({ functions, context, stream, staging, progress }: NonNullable<AttachedMemory["staged"]>) => ({
  ...{ functions, context, stream, staging, progress },
});

/** Returns the descriptor of GPU memory. Without one, the NIC needs a kernel module that translates addresses. */
function dmaBufOf(memory: DeviceMemory): AttachedMemory["dmaBuf"] {
  try {
    return memory.dmaBuf();
  } catch {
    return undefined;
  }
}
