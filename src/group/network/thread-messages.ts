import type { Endpoint, RemoteMemory } from "../../rdma/index.ts";
import type { PathChange } from "./paths/network-paths.ts";

/** What the thread is started with. */
export interface NetworkShare {
  readonly rank: number;
  readonly size: number;
  readonly limitMs: number;
  /** The RDMA device, and the address of its that peers are to use; undefined: what suits. */
  readonly device: string | undefined;
  readonly address: string | undefined;
  /** Whether the address was asked for: then another one will not do. */
  readonly addressAsked: boolean;
  /** May a path to a peer be left that only became slow? */
  readonly leavesSlow: boolean;
  /** Addresses of this process, or the GPU's. */
  readonly board: number;
  readonly staging: number;
  readonly stagingBytes: number;
  /** Whether the program is to be told when streams can go on: the embedded GPU's go on when they are asked. */
  readonly tells: boolean;
  /** A descriptor of staging memory that is the GPU's, and where in it the memory begins; undefined for host memory. */
  readonly dmaBuf: { readonly fd: number; readonly offset: number } | undefined;
  /** How many hosts there are, and this one's place among them, where members of the same place on each work together; 0 where not. */
  readonly hosts: number;
  readonly host: number;
  /** Words of {@link Host} by which kernels of this host meet, address of; 0 for none: what ends one way ends the other. */
  readonly kernels: number;
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
}

/** What a member tells the others of its end. */
export interface NetworkEnd {
  /** "soft0", and the address that it is reached at. */
  readonly device: string;
  readonly address: string;
  /** Why these, where there is more to say. */
  readonly note: string;
  /** By rank; its own is undefined. */
  readonly endpoints: readonly (Endpoint | undefined)[];
  readonly staging: RemoteMemory;
  /** Where peers write how many of their passes were taken: a word for each rank. */
  readonly credits: RemoteMemory;
  /** Of a second path, where there is one. */
  readonly other?: NetworkEnd;
}

/** What was found of the paths to a peer; devices and addresses in words. */
export interface Rerouted extends Omit<PathChange, "from" | "to"> {
  readonly from: string;
  readonly to: string;
}

/** What the thread says. */
export type FromThread =
  | { readonly opened: NetworkEnd }
  | { readonly rerouted: Rerouted }
  | { readonly connected: true }
  | { readonly released: true }
  | { readonly failed: string };

/** What it is told: the ends of all, by rank. */
export interface ToThread {
  readonly ends: readonly NetworkEnd[];
}
