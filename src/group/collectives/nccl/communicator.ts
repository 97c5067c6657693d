import { cString, libc } from "../../../../ffi/libc/index.ts";
import {
  NCCL_API_MAGIC,
  NCCL_CONFIG_UNDEF_INT,
  type Nccl,
  nativeNccl,
  ncclConfig_t,
  ncclInProgress,
  ncclSuccess,
} from "../../../../ffi/nccl/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import type { Device } from "../../../cuda/index.ts";
import { poll } from "../../../cuda/stream/poll.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { isText, listOf, recordOf, wholeFrom } from "../../membership/links/received-values.ts";
import type { Membership } from "../../membership/membership.ts";

const idBytes = 128;
/** Maximum time to enqueue a call, in milliseconds. The first call of a kind also connects to the peers. */
const enqueueMs = 20_000;

/** Values that a member sends to its peers before the communicator exists. */
interface Offer {
  readonly failure: string;
  readonly version: number;
  readonly id: readonly number[];
}

const isOffer = recordOf<Offer>({
  failure: isText,
  version: wholeFrom(0),
  id: listOf(wholeFrom(0, 255), idBytes),
});

/** Returns the version text of a version code, such as "2.28.3" for 22803. */
const release = (code: number): string =>
  `${Math.floor(code / 10_000)}.${Math.floor((code % 10_000) / 100)}.${code % 100}`;

/**
 * NCCL communicator of the members of one epoch. The communicator is non-blocking, so unfinished operations
 * are polled.
 */
export class NcclCommunicator {
  readonly lib: Nccl;
  readonly release: string;
  readonly #comm: number;
  readonly #device: Device;
  readonly #state = new Int32Array(new ArrayBuffer(4));
  #isAborted = false;
  /** Error text of NCCL. Empty without an error. */
  errorText = "";

  private constructor(lib: Nccl, version: number, comm: number, device: Device) {
    this.lib = lib;
    this.release = release(version);
    this.#comm = comm;
    this.#device = device;
  }

  /**
   * Opens the communicator together with all members. Returns the reason for a failure as a text that is the
   * same in all members.
   */
  static async open(
    membership: Membership,
    device: Device,
    deadline: Deadline,
  ): Promise<NcclCommunicator | string> {
    const id = new Uint8Array(new ArrayBuffer(idBytes));
    const version = new Int32Array(new ArrayBuffer(4));
    let lib: Nccl | undefined;
    let failure = device.provider === "native" ? "" : "the GPUs are soft GPUs";
    try {
      if (failure === "") lib = nativeNccl();
      lib?.ncclGetVersion(addressOf(version));
      if (membership.rank === 0) lib?.ncclGetUniqueId(addressOf(id));
    } catch (error) {
      failure = (error as Error).message.split("\n")[0]!;
    }
    const offer: Offer = { failure, version: version[0]!, id: [...id] };
    const offers = await membership.exchange("NCCL", offer, deadline, isOffer);
    const failedRank = offers.findIndex(({ failure }) => failure !== "");
    if (failedRank >= 0) return `rank ${failedRank}: ${offers[failedRank]!.failure}`;
    const other = offers.findIndex((each) => each.version !== offers[0]!.version);
    if (other >= 0)
      return `rank 0 has NCCL ${release(offers[0]!.version)}, rank ${other} ${release(offers[other]!.version)}`;
    id.set(offers[0]!.id);
    const made = await NcclCommunicator.#make(lib!, version[0]!, id, membership, device, deadline);
    const errors = await membership.exchange("NCCL made", made.errorText, deadline, isText);
    const failed = errors.findIndex((trouble) => trouble !== "");
    if (failed < 0) return made;
    made.abort();
    return `rank ${failed}: NCCL ${release(version[0]!)}: ${errors[failed]}`;
  }

  static async #make(
    lib: Nccl,
    version: number,
    id: Uint8Array<ArrayBuffer>,
    { size, rank }: Membership,
    device: Device,
    deadline: Deadline,
  ): Promise<NcclCommunicator> {
    const config = ncclConfig_t.alloc();
    for (const name of [
      ...(["cgaClusterSize", "minCTAs", "maxCTAs", "splitShare", "trafficClass", "collnetEnable"] as const),
      ...(["CTAPolicy", "shrinkShare", "nvlsCTAs", "nChannelsPerNetPeer", "nvlinkCentricSched"] as const),
      ...(["graphUsageMode", "numRmaCtx", "maxP2pPeers", "graphStreamOrdering"] as const),
    ])
      config[name] = NCCL_CONFIG_UNDEF_INT;
    config.size = BigInt(ncclConfig_t.size) as never;
    config.magic = NCCL_API_MAGIC;
    config.version = version;
    config.blocking = 0;
    const out = new BigUint64Array(new ArrayBuffer(8));
    device.enter();
    const code = lib.supports("ncclCommInitRankScalable")
      ? lib.ncclCommInitRankScalable(addressOf(out), size, rank, 1, addressOf(id), config.pointer)
      : lib.ncclCommInitRankConfig(addressOf(out), size, addressOf(id), rank, config.pointer);
    const made = new NcclCommunicator(lib, version, Number(out[0]), device);
    if (code !== ncclSuccess && code !== ncclInProgress) made.#recordError(code);
    else await made.settled("ncclCommInitRank", deadline);
    return made;
  }

  #recordError(code: number): void {
    if (this.errorText !== "") return;
    const text = cString(this.lib.ncclGetErrorString(code));
    const more =
      this.#comm === 0 ? "" : cString(this.lib.ncclGetLastError(this.#comm)).trim().split("\n")[0]!;
    this.errorText = more === "" ? text : `${text} (${more})`;
  }

  /** Polls the communicator. Returns true when no operation is in progress, and records an error of NCCL. */
  #isSettled(): boolean {
    if (this.#isAborted || this.errorText !== "") return true;
    this.lib.ncclCommGetAsyncError(this.#comm, addressOf(this.#state));
    const state = this.#state[0]!;
    if (state === ncclInProgress) return false;
    if (state !== ncclSuccess) this.#recordError(state);
    return true;
  }

  async settled(what: string, deadline: Deadline): Promise<void> {
    const { timeoutMs, signal } = deadline.remaining();
    const options = signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    await poll(() => this.#isSettled(), what, options);
  }

  /** Polls for a failure in the background. Returns true after one has occurred. */
  pollFailure(): boolean {
    this.#isSettled();
    return this.errorText !== "";
  }

  /** Enqueues a call. Returns false when NCCL did not accept the call. */
  enqueue(call: (lib: Nccl, comm: number) => number): boolean {
    if (this.#isAborted || this.errorText !== "") return false;
    this.#device.enter();
    const code = call(this.lib, this.#comm);
    if (code === ncclSuccess) return true;
    if (code !== ncclInProgress) this.#recordError(code);
    for (const end = performance.now() + enqueueMs; !this.#isSettled(); libc.sched_yield())
      if (performance.now() > end) this.errorText = `a call was not enqueued within ${enqueueMs} ms`;
    return this.errorText === "";
  }

  /** Aborts the communicator, which ends its kernels. */
  abort(): void {
    if (this.#isAborted) return;
    this.#isAborted = true;
    if (this.#comm === 0) return;
    this.#device.enter();
    this.lib.ncclCommAbort(this.#comm);
  }
}
