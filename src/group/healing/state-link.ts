import type { CompletionQueue, Device, Endpoint, QueuePair, RemoteMemory } from "../../rdma/index.ts";
import type { Deadline } from "../../wait/deadline.ts";
import type { StateMemory } from "./state-memory.ts";

/** Bytes of one RDMA READ. */
const pieceBytes = 1 << 20;
/** Number of READs in progress. */
const depth = 8;

/** Offer of a source to a receiver: its queue pair, its copy of the state, and the header of the copy. */
export interface StateOffer {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
  readonly header: readonly number[];
}

/** Connection between the source of a state and its receiver. */
export class StateLink {
  readonly completions: CompletionQueue;
  readonly pair: QueuePair;

  /** Creates a queue pair in the domain of `memory`. `localAddress` selects the address that the peer reaches. */
  constructor(device: Device, memory: StateMemory, localAddress: string | undefined) {
    const isOwn = device.gids().some(({ gid }) => gid.replace(/^::ffff:/, "") === localAddress);
    this.completions = device.createCompletionQueue({ entries: 2 * depth });
    this.pair = memory.region.protectionDomain.createQueuePair({
      completions: this.completions,
      sendDepth: depth,
      receiveDepth: 1,
      ...(isOwn ? { localAddress: localAddress! } : {}),
    });
  }

  /** Reads the whole copy of the source by RDMA READs, in order. */
  async read(into: StateMemory, from: RemoteMemory, deadline: Deadline): Promise<void> {
    const { region, layout } = into;
    let posted = 0;
    let outstanding = 0;
    while (posted < layout.bytes || outstanding > 0) {
      while (posted < layout.bytes && outstanding < depth) {
        const bytes = Math.min(pieceBytes, layout.bytes - posted);
        const remote = { ...from, address: from.address + posted, byteLength: bytes };
        this.pair.read({ local: region.slice(posted, posted + bytes), remote });
        posted += bytes;
        outstanding++;
      }
      const { timeoutMs, signal } = deadline.remaining();
      await this.completions.next(signal === undefined ? { timeoutMs } : { timeoutMs, signal });
      outstanding--;
    }
  }
}
