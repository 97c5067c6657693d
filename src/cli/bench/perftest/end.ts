import {
  type CompletionQueue,
  type Device,
  type Endpoint,
  type MemoryRegion,
  openDevice,
  type QueuePair,
} from "../../../rdma/index.ts";
import { CliError, exitCode } from "../../common/command.ts";
import type { Program } from "./programs.ts";
import type { Destination } from "./wire.ts";

/** Options of one end of a run. */
export interface EndOptions {
  readonly device: string | undefined;
  readonly bytes: number;
  readonly depth: number;
  /** Local address of the device. */
  readonly localAddress: string | undefined;
}

const receiveDepth = 512;

/** One end of a run: a queue pair, its memory, and the description of both for the peer. */
export interface End {
  readonly device: Device;
  readonly pair: QueuePair;
  readonly sent: CompletionQueue;
  readonly received: CompletionQueue;
  readonly outbox: MemoryRegion;
  readonly inbox: MemoryRegion;
  readonly endpoint: Endpoint;
  readonly own: Destination;
  readonly receiveDepth: number;
}

export function openEnd(
  { operation }: Program,
  { device: name, bytes, depth, localAddress }: EndOptions,
): End {
  const device = openDevice(name);
  const domain = device.createProtectionDomain();
  const sent = device.createCompletionQueue({ entries: depth, channel: false });
  const received = device.createCompletionQueue({ entries: receiveDepth, channel: false });
  const pair = domain.createQueuePair({
    completions: sent,
    receiveCompletions: received,
    sendDepth: depth,
    receiveDepth: operation === "send" ? receiveDepth : 1,
  });
  const room = Math.max(4096, bytes);
  const outbox = domain.allocate(room, ["localWrite"]);
  const inbox = domain.allocate(room, ["remoteWrite", "remoteRead"]);
  const endpoint = pair.endpoint(localAddress === undefined ? {} : gidOption(device, localAddress));
  const remote = inbox.remote();
  const own = {
    lid: endpoint.lid,
    readAtomic: operation === "read" ? endpoint.readAtomic : 1,
    qpNumber: endpoint.qpNumber,
    psn: endpoint.psn,
    remoteKey: remote.remoteKey,
    address: remote.address,
    gid: endpoint.gid,
  };
  return { device, pair, sent, received, outbox, inbox, endpoint, own, receiveDepth };
}

/** Returns the GID option for the address, or no option when the port does not have it. */
function gidOption(device: Device, address: string): { localAddress: string } | Record<string, never> {
  const wanted = device
    .gids(device.activePort() ?? 1)
    .some(({ gid }) => gid === address || gid === `::ffff:${address}`);
  return wanted ? { localAddress: address } : {};
}

/** Connects this end to the peer's description. */
export function connectEnd({ pair, endpoint }: End, theirs: Destination, mtu: number): void {
  pair.connect({
    version: 1,
    transport: "RC",
    ...{ qpNumber: theirs.qpNumber, psn: theirs.psn, gid: theirs.gid, lid: theirs.lid },
    linkLayer: endpoint.linkLayer,
    mtu,
    readAtomic: Math.max(1, theirs.readAtomic),
  });
}

const looksBetweenClocks = 4096;
const limitMs = 60_000;

/** Deadline of a polling loop, for a peer that has exited. */
export class PollDeadline {
  #looks = 0;
  #end = performance.now() + limitMs;

  check(): void {
    if (++this.#looks % looksBetweenClocks !== 0 || performance.now() < this.#end) return;
    throw new CliError(
      `no message arrived within ${limitMs / 1000} s: do both ends have the same number of iterations?`,
      exitCode.failed,
    );
  }

  renew(): void {
    this.#end = performance.now() + limitMs;
  }
}
