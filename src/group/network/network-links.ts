import { Memory } from "../../memory/index.ts";
import {
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
} from "../../rdma/index.ts";
import { registerAddress } from "../../rdma/memory/register-address.ts";
import { RECEIVE_TURNS, TURNS } from "./network-layout.ts";
import type { NetworkEnd, NetworkShare } from "./thread-messages.ts";

/** What a completion is of: its kind, the peer and a command's number make its id. Of data the kind is the lane. */
export const Kind = { credit: 4, poison: 5, receive: 6 } as const;
export const idOf = (kind: number, peer: number, command: number): number =>
  (kind * 65_536 + peer) * 2 ** 32 + (command >>> 0);

/** What a peer may have sent before anything of it was looked at: collectives, passes, and that it gave up. */
const receives = RECEIVE_TURNS + TURNS + 4;
const sendDepth = 64;

/** A connection with each other member, for the thread that moves data: what is written goes into their staging memory. */
export class NetworkLinks {
  readonly device: Device;
  readonly completions: CompletionQueue;
  readonly #domain: ProtectionDomain;
  readonly #staging: MemoryRegion;
  /** Words: how many passes each rank has taken of this one, and what this one says of each. */
  readonly #credits: MemoryRegion;
  readonly taken: Uint32Array;
  readonly #said: Uint32Array;
  readonly #pairs: readonly (QueuePair | undefined)[];
  #ends: readonly NetworkEnd[] = [];
  readonly #rank: number;
  readonly #size: number;
  readonly #wish: { readonly localAddress?: string };
  readonly #note: string;

  constructor({ rank, size, device, address, addressAsked, staging, stagingBytes, dmaBuf }: NetworkShare) {
    this.#rank = rank;
    this.#size = size;
    this.device = openDevice(device);
    const has = this.device.gids().some(({ gid }) => gid.replace(/^::ffff:/, "") === address);
    this.#wish = address !== undefined && (has || addressAsked) ? { localAddress: address } : {};
    this.#note = address === undefined || has ? "" : `${this.device.name} has no address ${address}`;
    this.#domain = this.device.createProtectionDomain();
    this.#staging = registerAddress(this.#domain, staging, stagingBytes, dmaBuf);
    const memory = Memory.allocate(8 * size);
    this.#credits = this.#domain.register(memory, ["localWrite", "remoteWrite"]);
    const { buffer, byteOffset } = memory.bytes;
    this.taken = new Uint32Array(buffer, byteOffset, size);
    this.#said = new Uint32Array(buffer, byteOffset + 4 * size, size);
    this.completions = this.device.createCompletionQueue({
      entries: Math.max(64, (size - 1) * (receives + sendDepth)),
      channel: false,
    });
    this.#pairs = Array.from({ length: size }, (_, peer) =>
      peer === rank
        ? undefined
        : this.#domain.createQueuePair({
            completions: this.completions,
            sendDepth,
            receiveDepth: receives,
            sendSegments: 1,
            receiveSegments: 1,
            ...this.#wish,
          }),
    );
  }

  /** What the others need to know. */
  get end(): NetworkEnd {
    const endpoints = this.#pairs.map((pair) => pair?.endpoint());
    const address = endpoints.find((one) => one !== undefined)?.gid.replace(/^::ffff:/, "") ?? "";
    return {
      ...{ device: this.device.name, address, note: this.#note, endpoints },
      staging: this.#staging.remote(),
      credits: this.#credits.remote(),
    };
  }

  connect(ends: readonly NetworkEnd[]): void {
    this.#ends = ends;
    this.#pairs.forEach((pair, peer) => {
      if (pair === undefined) return;
      for (let i = 0; i < receives; i++) pair.receive({ wrId: idOf(Kind.receive, peer, 0) });
      pair.connect(ends[peer]!.endpoints[this.#rank]!);
    });
  }

  /** One more receive, for the one that was taken. */
  renew(peer: number): void {
    this.#pairs[peer]!.receive({ wrId: idOf(Kind.receive, peer, 0) });
  }

  /** Is there room for one more request? */
  hasRoom(peer: number): boolean {
    return this.#pairs[peer]!.outstanding.sends < sendDepth - 2;
  }

  /** Bytes of the own staging memory, into a peer's; it hears of them by the immediate. */
  write(peer: number, from: number, bytes: number, into: number, immediate: number, wrId: number): void {
    const { address, remoteKey } = this.#ends[peer]!.staging;
    const remote: RemoteMemory = { address: address + into, byteLength: bytes, remoteKey };
    const local = bytes === 0 ? {} : { local: this.#staging.slice(from, from + bytes) };
    this.#pairs[peer]!.write({ ...local, remote, immediate, wrId });
  }

  /** Tells a peer how many of its passes were taken. */
  credit(peer: number, count: number): void {
    this.#said[peer] = count;
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const remote = { address: address + 4 * this.#rank, byteLength: 4, remoteKey };
    const at = 4 * (this.#size + peer);
    const local = this.#credits.slice(at, at + 4);
    this.#pairs[peer]!.write({ local, remote, wrId: idOf(Kind.credit, peer, 0) });
  }

  close(): void {
    this.device.close();
  }
}
