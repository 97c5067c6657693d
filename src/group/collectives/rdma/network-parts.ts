import { libc } from "../../../../ffi/libc/index.ts";
import type { Buffer, Device } from "../../../cuda/index.ts";
import { needsFlush } from "../../../cuda/memory/flush-rdma-writes.ts";
import { DoorbellError } from "../../../errors.ts";
import { closingOnFailure } from "../../../lifetime/resource.ts";
import { type DeviceMemory, deviceMemory } from "../../../memory/device-memory.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import type { AttachedPart, PartOffer, PartTransport, StartedPart } from "../../memory/part-transport.ts";
import type { NetworkThread } from "./network-thread.ts";
import type { AttachedMemory } from "./paths/attached-parts.ts";
import { Ring } from "./ring-layout.ts";

/** Kinds of the NICs of the paths to other hosts. */
export interface NicKinds {
  readonly hasSoft: boolean;
  readonly hasNative: boolean;
}

interface RingMemory {
  readonly ring: Buffer<"u32">;
  /** Number of the next request, and number below which kernels need not look for space in the ring. */
  readonly tickets: Buffer<"u64">;
}

const closedText = "its owner closed it";

/**
 * Symmetric memory that the network thread writes for kernels. The first attached memory starts the ring, in which kernels of this
 * member request puts and signals.
 */
export class NetworkParts implements PartTransport {
  readonly #device: Device;
  readonly #thread: NetworkThread;
  readonly #nics: NicKinds;
  /** Memory of the ring. The thread may use it from the first request on, even when the answer is a failure. */
  #ring: RingMemory | undefined;
  #isStarted = false;
  /** Number of the next memory. */
  #next = 0;

  constructor(device: Device, thread: NetworkThread, nics: NicKinds) {
    this.#device = device;
    this.#thread = thread;
    this.#nics = nics;
  }

  attach(local: Buffer, deadline: Deadline): StartedPart {
    const number = this.#next++;
    const described = this.#describe(local, number);
    if (typeof described === "string")
      return { offer: Promise.resolve({ parts: [], failure: described }), part: undefined };
    const thread = this.#thread;
    let isCounted = false;
    let isDetached = false;
    let descriptor = described.dmaBuf?.fd;
    const closeDescriptor = (): void => {
      if (descriptor !== undefined) libc.close(descriptor);
      descriptor = undefined;
    };
    const register = async (): Promise<PartOffer> => {
      const failure = await this.#startRing(deadline);
      if (failure !== "" || isDetached) {
        closeDescriptor();
        return { parts: [], failure: failure || closedText };
      }
      const answer = await thread.ask({ attach: described }, deadline);
      closeDescriptor();
      // The thread may have answered after the memory was closed.
      if (isDetached) thread.askNow({ detach: number });
      if (answer.failure !== "" || isDetached) return { parts: [], failure: answer.failure || closedText };
      thread.countAttached(1);
      isCounted = true;
      return { parts: answer.parts, failure: "" };
    };
    const detach = (): boolean => {
      isDetached = true;
      if (isCounted) thread.countAttached(-1);
      isCounted = false;
      const hasAnswered = thread.askNow({ detach: number });
      // After an interrupted wait, the thread may still have to open the descriptor.
      if (hasAnswered) closeDescriptor();
      return hasAnswered;
    };
    const part = this.#attachedPart(number, local.byteLength, detach);
    return { offer: register(), part };
  }

  #attachedPart(number: number, byteLength: number, detach: () => boolean): AttachedPart {
    const thread = this.#thread;
    const words = (): bigint[] => [this.#ring!.ring.pointer, this.#ring!.tickets.pointer, number].map(BigInt);
    return {
      get tableWords() {
        return words();
      },
      connect: async (offers, deadline) => {
        const parts = offers.map((offer) =>
          offer === undefined || offer.parts.length === 0 ? null : offer.parts,
        );
        const { failure } = await thread.ask({ connect: number, byteLength, parts }, deadline);
        if (failure !== "")
          throw new DoorbellError(
            `symmetric memory cannot be connected with the members on other hosts: ${failure}`,
            "The network thread of the group has failed. Call reform() or leave the group.",
          );
      },
      detach,
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

  /** Starts the ring. Returns "" or the reason for a failure, after which the next call tries again. */
  async #startRing(deadline: Deadline): Promise<string> {
    if (this.#isStarted) return "";
    this.#ring ??= ringMemory(this.#device);
    const { failure } = await this.#thread.ask({ ring: this.#ring.ring.pointer }, deadline);
    if (failure === "") this.#isStarted = true;
    return failure;
  }

  /** Frees the ring after the network thread has stopped. */
  close(): void {
    this.#ring?.ring.close();
    this.#ring?.tickets.close();
  }
}

function ringMemory(device: Device): RingMemory {
  const ring = device.allocatePinned(Ring.words, "u32");
  ring.array.fill(0);
  const tickets = closingOnFailure(ring, () => device.useReserve(() => device.allocate(2, "u64")));
  return { ring, tickets: tickets.set([0n, BigInt(Ring.slots)]) };
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
