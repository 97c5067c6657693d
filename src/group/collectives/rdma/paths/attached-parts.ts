import type { StagedMemory } from "../../../../../ffi/staged-memory.ts";
import type { MemoryRegion, ProtectionDomain, RemoteMemory } from "../../../../rdma/index.ts";
import { registerAddress } from "../../../../rdma/protection-domain/register-address.ts";

/** Memory of the program that the network thread registers, so that kernels put data from it and into it. */
export interface AttachedMemory {
  /** Number of the memory in requests of kernels, from 0. */
  readonly number: number;
  /** Address of this member's part, on the host or on the GPU. */
  readonly address: number;
  readonly byteLength: number;
  /** Descriptor for a hardware NIC; undefined for host memory, and where the GPU gives none. */
  readonly dmaBuf: { readonly fd: number; readonly offset: number } | undefined;
  /** Functions with which a soft NIC copies the memory; undefined for host memory. */
  readonly staged: StagedMemory | undefined;
}

/** Source and target of a write. */
export interface WriteEnds {
  readonly local: ReturnType<MemoryRegion["slice"]>;
  readonly remote: RemoteMemory;
}

/** A peer's part that was not registered on this path, although other paths reach it. */
export const MISSING = "missing";

/** Parts of attached memory on one path: the regions of this member, and the parts of the peers. */
export class AttachedParts {
  readonly #domain: ProtectionDomain;
  readonly #regions = new Map<number, MemoryRegion>();
  readonly #remotes = new Map<number, readonly (RemoteMemory | typeof MISSING | undefined)[]>();
  /** Ring of requests, which holds the values of signals. */
  #ring: MemoryRegion | undefined;

  constructor(domain: ProtectionDomain) {
    this.#domain = domain;
  }

  openRing(address: number, byteLength: number): void {
    this.#ring = registerAddress(this.#domain, address, byteLength, undefined);
  }

  closeRing(): void {
    this.#ring?.close();
    this.#ring = undefined;
  }

  /** Registers this member's part. Returns its description for the peers. */
  attach({ number, address, byteLength, dmaBuf, staged }: AttachedMemory): RemoteMemory {
    const isSoft = this.#domain.device.provider === "soft";
    const region = registerAddress(this.#domain, address, byteLength, isSoft ? staged : dmaBuf);
    this.#regions.set(number, region);
    return region.remote();
  }

  /** Sets the parts of the peers, by rank. A part is undefined when this member may not write it, or its owner closed it. */
  connect(number: number, remotes: readonly (RemoteMemory | typeof MISSING | undefined)[]): void {
    this.#remotes.set(number, remotes);
  }

  detach(number: number): void {
    this.#remotes.delete(number);
    this.#regions.get(number)?.close();
    this.#regions.delete(number);
  }

  /**
   * Returns the source and the target of a put. Returns undefined after the memory was detached or its owner closed it, and `MISSING`
   * when this path does not reach the open part.
   */
  ends(
    peer: number,
    number: number,
    from: number,
    into: number,
    byteLength: number,
  ): WriteEnds | typeof MISSING | undefined {
    const remote = this.#remoteOf(peer, number, into, byteLength);
    const region = this.#regions.get(number);
    if (remote === undefined || remote === MISSING) return remote;
    return region === undefined ? MISSING : { local: region.slice(from, from + byteLength), remote };
  }

  /** Returns the source and the target of a signal, whose value is in the ring. */
  signalEnds(peer: number, number: number, from: number, into: number): ReturnType<AttachedParts["ends"]> {
    const remote = this.#remoteOf(peer, number, into, 8);
    if (remote === undefined || remote === MISSING) return remote;
    return { local: this.#ring!.slice(from, from + 8), remote };
  }

  #remoteOf(
    peer: number,
    number: number,
    into: number,
    byteLength: number,
  ): RemoteMemory | typeof MISSING | undefined {
    const part = this.#remotes.get(number)?.[peer];
    if (part === undefined || part === MISSING) return part;
    return { address: part.address + into, byteLength, remoteKey: part.remoteKey };
  }
}
