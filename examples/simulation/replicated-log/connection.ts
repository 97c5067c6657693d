import {
  type CompletionQueue,
  type Endpoint,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
} from "doorbell";
import type { Bug } from "./bugs.ts";
import type { Log, LogEnd } from "./log.ts";

/** TCP port on which a host answers candidates. */
export const PORT = 7000;
/** Small packets, so that an entry takes two, and short timeouts, so that a failure is noticed after milliseconds. */
const CONNECT = { retryCount: 5, timeout: 8, pathMtu: 256 } as const;
/** Receives of a connection. Each announcement and each acknowledgement takes one. */
const RECEIVES = 64;
const SEND_DEPTH = 128;
/** Longest inline WRITE: the heartbeat. */
const INLINE_BYTES = 8;

/** Request of a candidate for a vote, or of the leader for a new connection. */
export interface VoteRequest {
  readonly host: number;
  readonly epoch: number;
  readonly end: LogEnd;
  readonly endpoint: Endpoint;
}

/** Vote of a host, with a connection to its log. */
export interface Vote {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
  readonly commit: number;
  /** Epochs of the entries behind `commit`. */
  readonly epochs: readonly number[];
  /** False for a host that has lost its memory: it may have forgotten a vote or an entry. */
  readonly counts: boolean;
}

/** Answer of a host that does not vote. */
export interface Refusal {
  /** Epoch that the host has voted for. */
  readonly refusedFor: number;
}

/** Parts of a host that its roles share. */
export interface Member {
  readonly host: number;
  /** Addresses of all hosts, by number. */
  readonly addresses: readonly string[];
  readonly log: Log;
  readonly domain: ProtectionDomain;
  /** Log memory, registered for requests of this host. */
  readonly local: MemoryRegion;
  /** Source of inline WRITEs to a follower's header. */
  readonly scratch: MemoryRegion;
  readonly bug: Bug | undefined;
}

/** Opens the device of a host. */
export function openMember(parts: Omit<Member, "domain" | "local" | "scratch">): Member {
  const domain = openDevice().createProtectionDomain();
  const [local, scratch] = [domain.register(parts.log.memory), domain.allocate(INLINE_BYTES)];
  return { ...parts, domain, local, scratch };
}

/** Reliable connection between a leader and a follower. */
export class Connection {
  readonly completions: CompletionQueue;
  readonly queuePair: QueuePair;
  readonly #domain: ProtectionDomain;
  #region: MemoryRegion | undefined;

  constructor({ domain }: Member) {
    this.#domain = domain;
    this.completions = domain.device.createCompletionQueue();
    this.queuePair = domain.createQueuePair({
      ...{ completions: this.completions, receiveDepth: RECEIVES, sendDepth: SEND_DEPTH },
      inlineBytes: INLINE_BYTES,
    });
    for (let i = 0; i < RECEIVES; i++) this.queuePair.receive();
  }

  connect(endpoint: Endpoint): void {
    this.queuePair.connect(endpoint, CONNECT);
  }

  /**
   * Returns the log for the peer. Each connection registers it anew, so that the key of a deposed leader is worthless. A
   * memory window would do the same without a registration.
   */
  expose({ memory }: Log): RemoteMemory {
    this.#region = this.#domain.register(memory, ["localWrite", "remoteWrite"]);
    return this.#region.remote();
  }

  /** Ends the connection. From now on no request of the peer reaches the log. */
  close(): void {
    this.queuePair.close();
    this.#region?.close();
    this.completions.close();
  }
}
