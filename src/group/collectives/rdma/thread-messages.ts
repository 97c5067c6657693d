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
  | { readonly failed: string };

/** Message from the program to the network thread, with the ends of all members by rank. */
export interface ToThread {
  readonly ends: readonly NetworkEnd[];
}
