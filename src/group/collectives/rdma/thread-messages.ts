import type { RemoteMemory } from "../../../rdma/index.ts";
import type { AttachedMemory } from "./paths/attached-parts.ts";
import type { NetworkEnd } from "./paths/network-end.ts";
import type { LinkSetup } from "./paths/network-links.ts";
import type { PathChange } from "./paths/network-paths.ts";

/** Start parameters of the network thread. */
export interface NetworkShare extends LinkSetup {
  readonly limitMs: number;
  /** True when the thread may leave a path that has become slow. */
  readonly leavesSlow: boolean;
  /** Address of the board in this process. */
  readonly board: number;
  /**
   * True when the program needs a message about released streams. A soft GPU advances its streams only when
   * they are polled.
   */
  readonly notifies: boolean;
  /** Offset in the staging memory of a peer at which the point-to-point messages of this member arrive, in bytes. */
  readonly transferAt: number;
  /** Distance between two such messages, in bytes. */
  readonly slotBytes: number;
  /**
   * Address of the {@link Host} words of this host's kernels, or 0 without kernels. A failure of one
   * transport ends the waits of the other transport.
   */
  readonly kernels: number;
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
  /** Text of the {@link ThreadRequest} that `Control.asked` counts: its length in 4 bytes, and JSON. */
  readonly requests: Uint8Array<SharedArrayBuffer>;
}

/**
 * Request of the program to the connected thread. The thread does not read messages while it runs, so that requests are in shared
 * memory. One request is outstanding at a time.
 * - `ring`: reads the requests of kernels from the ring at this address
 * - `attach`: registers memory, and answers with its description on each path
 * - `connect`: allows puts to the peers' parts of a memory. `parts` holds the parts of each rank by path, or null.
 * - `detach`: waits a limited time until the requests for a memory have completed, deregisters it, and refuses further requests
 */
export type ThreadRequest =
  | { readonly ring: number }
  | { readonly attach: AttachedMemory }
  | {
      readonly connect: number;
      readonly byteLength: number;
      readonly parts: readonly (readonly RemoteMemory[] | null)[];
    }
  | { readonly detach: number };

/** Answer to a request: the parts of attached memory by path, or the reason for a failure. */
export interface ThreadAnswer {
  readonly number: number;
  readonly parts: readonly RemoteMemory[];
  readonly failure: string;
}

/** Path change of a peer, with texts in place of devices. */
export interface Rerouted extends Omit<PathChange, "from" | "to"> {
  readonly from: string;
  readonly to: string;
}

/** Message from the network thread to the program. */
export type FromThread =
  | { readonly opened: NetworkEnd }
  | { readonly rerouted: Rerouted }
  | { readonly connected: true }
  | { readonly released: true }
  | { readonly answer: ThreadAnswer }
  | { readonly failed: string };

/** Message from the program to the network thread, with the ends of all members by rank. */
export interface ToThread {
  readonly ends: readonly NetworkEnd[];
}
