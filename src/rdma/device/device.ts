import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConnectionContext, ContextPath } from "../../../ffi/ibverbs/connection-context.ts";
import { IBV_GID_TYPE_ROCE_V1, IBV_GID_TYPE_ROCE_V2 } from "../../../ffi/ibverbs/constants.ts";
import type { ContextOps, Ibverbs } from "../../../ffi/ibverbs/index.ts";
import { ibv_context, ibv_device_attr, ibv_gid_entry, ibv_port_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, wholeNumber } from "../../arguments/options.ts";
import { bare, hex, printedAs, Resource } from "../../lifetime/resource.ts";
import { forgetFd } from "../../wait/fd-watcher.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import {
  chooseGid,
  type GidEntry,
  gidText,
  type PortGidPreference,
  portGidPreference,
} from "../address/gid.ts";
import { CompletionChannel } from "../completion/completion-channel.ts";
import type { CompletionQueueOptions } from "../completion/completion-queue-options.ts";
import { type CompletionQueueFor, createCompletionQueue } from "../completion/create-completion-queue.ts";
import { checkPointer, checkResult, VerbsError } from "../errors/verbs-error.ts";
import { FlowCounters } from "../flow/flow-counters.ts";
import { CompletionOwners } from "../handles/completion-owners.ts";
import {
  type DeviceAttributes,
  deviceAttributes,
  type PortAttributes,
  portAttributes,
} from "../handles/device-attributes.ts";
import { NicMemory } from "../memory/nic-memory.ts";
import { ThreadDomain } from "../protection-domain/parent-domain.ts";
import { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import type { ProviderName } from "../provider.ts";
import { XrcDomain, type XrcDomainOptions } from "../xrc/xrc-domain.ts";
import { type AsyncEvent, nextAsyncEvent } from "./async-event.ts";
import { DeviceClock } from "./device-clock.ts";
import { type ExtendedAttributes, extendedAttributes } from "./extended-attributes.ts";

function duration(microseconds: number): string {
  if (microseconds < 1000) return `${microseconds} us`;
  return microseconds < 1e6
    ? `${(microseconds / 1000).toFixed(1)} ms`
    : `${(microseconds / 1e6).toFixed(1)} s`;
}

function pathText({ from, to, sourcePort, isUp, onTheWay, roundTripUs, delivery }: ContextPath): string {
  const ends = `${from} port ${sourcePort} to ${to}`;
  if (onTheWay === undefined || roundTripUs === undefined || delivery === undefined) return ends;
  const state = isUp ? "" : ", left";
  return `${ends}${state}, ${onTheWay} in flight, ${duration(roundTripUs)}, ${(100 * delivery).toFixed(0)}% arrive`;
}

/** Returns the same data as an object that prints with units. */
const printedContext = (context: ConnectionContext): ConnectionContext =>
  printedAs(`${context.kind} context ${context.id}`, context, ({ kind, state, peer, paths, ageUs }) => ({
    kind: bare(kind),
    state: bare(state),
    peer: bare(peer),
    paths: paths.map((path) => bare(pathText(path))),
    ageUs: bare(duration(ageUs)),
  }));

const root = "/sys/class/infiniband";

/**
 * Returns the counters of a port that a kernel driver provides: the files of
 * `/sys/class/infiniband/DEVICE/ports/PORT/{hw_counters,counters}`. Returns an empty record when there are
 * none.
 *
 * @example
 * const { rcvd_seq_err = 0 } = kernelCounters("rxe0", 1);
 */
export function kernelCounters(device: string, port: number, sysfs: string = root): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const folder of ["counters", "hw_counters"]) {
    const path = join(sysfs, device, "ports", String(port), folder);
    for (const name of namesIn(path)) {
      const value = read(join(path, name));
      // "lifespan" is the age of the counters, not a counter.
      if (value !== undefined && name !== "lifespan") counters[name] = value;
    }
  }
  return counters;
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path).sort();
  } catch {
    return [];
  }
}

/**
 * Returns the value of a counter, or undefined when the driver does not support it or only root may read it.
 */
function read(file: string): number | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

const typeNames: Readonly<Record<number, GidEntry["type"]>> = {
  [IBV_GID_TYPE_ROCE_V1]: "RoCE v1",
  [IBV_GID_TYPE_ROCE_V2]: "RoCE v2",
};

/**
 * Returns the names of network devices by interface index. They are read again each time, because links
 * change.
 */
function netdevNames(): Map<number, string> {
  const names = new Map<number, string>();
  try {
    for (const name of readdirSync("/sys/class/net")) {
      try {
        names.set(Number(readFileSync(`/sys/class/net/${name}/ifindex`, "utf8")), name);
      } catch {
        // The link was removed between the two reads, or the entry is not a device (bonding_masters).
      }
    }
  } catch {
    // There is no sysfs, as in a sandbox: names stay empty.
  }
  return names;
}

/** Returns the filled entries of a port's GID table (`ibv_query_gid_table`). */
function readGidTable(device: Device, port: number, length: number): GidEntry[] {
  if (length === 0) return [];
  const entries = new ArrayBuffer(ibv_gid_entry.size * length);
  const views = ibv_gid_entry.pool(entries, length);
  const count = Number(device.lib.ibv_query_gid_table(device.pointer, views[0]!.pointer, length, 0));
  if (count < 0) throw new VerbsError("ibv_query_gid_table", -count);
  const names = netdevNames();
  return views
    .slice(0, count)
    .filter((entry) => entry.port_num === port)
    .map((entry) => ({
      index: entry.gid_index,
      port: entry.port_num,
      gid: gidText(entry.gid.raw),
      type: typeNames[entry.gid_type] ?? "IB",
      netdev: names.get(entry.ndev_ifindex) ?? "",
    }));
}

/**
 * Opened RDMA device (`struct ibv_context`). All other objects are made from a device and close with it.
 *
 * @example
 * using device = openDevice("soft0");
 * const pd = device.createProtectionDomain();
 * const cq = device.createCompletionQueue();
 * const qp = pd.createQueuePair({ completions: cq });
 */
export class Device extends Resource {
  /** Pointer to the C object, `struct ibv_context *`. */
  readonly pointer: number;
  /** Table of C functions: `device.lib.ibv_query_pkey(device.pointer, ...)`. */
  readonly lib: Ibverbs;
  readonly name: string;
  readonly provider: ProviderName;
  /** @internal Functions of the data path, bound once. */
  readonly operations: ContextOps;
  /** Descriptor of asynchronous events. */
  readonly asyncFd: number;
  /** Descriptor of the context. A process that gets it can import the device ({@link importDevice}). */
  readonly commandFd: number;
  /** Number of completion vectors that a completion queue may choose from. */
  readonly completionVectors: number;
  /** @internal Owners of completions: queue pairs and XRC receive queues. */
  readonly completionOwners: CompletionOwners = new CompletionOwners();

  /** @internal Use {@link openDevice}. */
  constructor(lib: Ibverbs, device: number, name: string, imported?: number) {
    super();
    this.lib = lib;
    this.name = name;
    this.provider = lib.provider;
    this.pointer = imported ?? checkPointer("ibv_open_device", lib.ibv_open_device(device), name);
    this.operations = lib.ops(this.pointer);
    const context = ibv_context.at(this.pointer);
    this.asyncFd = context.async_fd;
    this.commandFd = context.cmd_fd;
    this.completionVectors = context.num_comp_vectors;
    this.ownFrozen();
  }

  get label(): string {
    return `Device ${this.name}`;
  }

  /**
   * Returns the limits and capabilities of the device (`ibv_query_device`). Each call queries the device.
   *
   * @example
   * const { maxQueuePairs, maxQueueDepth, atomics } = device.attributes();
   */
  attributes(): DeviceAttributes {
    this.ensureOpen();
    const attributes = ibv_device_attr.alloc();
    checkResult("ibv_query_device", this.lib.ibv_query_device(this.pointer, attributes.pointer));
    return deviceAttributes(attributes);
  }

  /**
   * Returns the state, MTU in bytes and link layer of a port (`ibv_query_port`). Ports count from 1. Throws
   * VerbsError for a port that does not exist.
   *
   * @example
   * const { state, activeMtu } = device.port(1); // "ACTIVE", 4096
   */
  port(number = 1): PortAttributes {
    this.ensureOpen();
    wholeNumber("port", number, 1, 255);
    const attributes = ibv_port_attr.alloc();
    checkResult(
      "ibv_query_port",
      this.lib.ibv_query_port(this.pointer, number, attributes.pointer),
      `port ${number}`,
    );
    return portAttributes(number, attributes);
  }

  /**
   * Returns the number of the first port in state ACTIVE, or undefined.
   *
   * @example
   * if (device.activePort() === undefined) console.log("no cable, or no network device up");
   */
  activePort(): number | undefined {
    const { ports } = this.attributes();
    for (let number = 1; number <= ports; number++) if (this.port(number).state === "ACTIVE") return number;
    return undefined;
  }

  /**
   * Returns the addresses of a port: index, GID, type and network device of each (`ibv_query_gid_table`).
   *
   * @example
   * for (const { index, gid, type } of device.gids()) console.log(index, gid, type); // 0 ::ffff:10.9.0.1 RoCE v2
   */
  gids(port = 1): GidEntry[] {
    return readGidTable(this, port, this.port(port).gidTableLength);
  }

  /**
   * Returns the address to use, chosen by content: the given one, else IPv4 before IPv6, routable before
   * link-local, RoCE v2 before v1. Throws RangeError, with the table, when there is none.
   *
   * @example
   * const best = device.gid();
   * const byAddress = device.gid({ localAddress: best.gid });
   * console.assert(byAddress.index === best.index);
   */
  gid(preference?: PortGidPreference): GidEntry {
    const { port, ...rest } = checkOptions(portGidPreference, "gid", preference);
    return chooseGid(this.gids(port), rest);
  }

  /**
   * Returns the counters of a port since the driver was loaded, by name. They are in
   * `/sys/class/infiniband/.../hw_counters` and `counters`. soft0 has the same names, counted since the
   * process began. The set of counters depends on the driver.
   *
   * @example
   * const { sent_pkts = 0, rcvd_seq_err = 0 } = device.counters();
   * console.log(`${sent_pkts} packets sent, ${rcvd_seq_err} repeats requested`);
   */
  counters(port = 1): Record<string, number> {
    this.ensureOpen();
    const { number } = this.port(port);
    return this.lib.counters?.(this.pointer) ?? kernelCounters(this.name, number);
  }

  /**
   * Returns the connections that the NIC made for dynamic queue pairs: state, peer, window, paths and age of
   * each, senders first. Returns [] on devices other than soft0, which have none.
   *
   * @example
   * for (const { kind, state, peer, onTheWay = 0, window, paths, ageUs } of device.contexts())
   *   console.log(`${kind} ${peer} ${state}: ${onTheWay} of ${window} packets by ${paths.length} paths,
   * ${ageUs} us old`);
   */
  contexts(): ConnectionContext[] {
    this.ensureOpen();
    return (this.lib.contexts?.(this.pointer) ?? []).map(printedContext);
  }

  /**
   * Creates a protection domain, to which memory, queue pairs and keys belong (`ibv_alloc_pd`).
   *
   * @example
   * using pd = device.createProtectionDomain();
   * const region = pd.allocate(4096);
   */
  createProtectionDomain(): ProtectionDomain {
    return new ProtectionDomain(this);
  }

  /**
   * Allocates memory on the NIC itself (`ibv_alloc_dm`), at most `extendedAttributes().deviceMemoryBytes`.
   * Throws VerbsError EOPNOTSUPP on a device without such memory.
   *
   * @example
   * using memory = device.allocateNicMemory(4096);
   */
  allocateNicMemory(byteLength: number): NicMemory {
    return new NicMemory(this, byteLength);
  }

  /**
   * Creates a thread domain (`ibv_alloc_td`), whose objects only one thread at a time uses. See {@link
   * ProtectionDomain.createParentDomain}.
   *
   * @example
   * using threads = device.createThreadDomain();
   */
  createThreadDomain(): ThreadDomain {
    return new ThreadDomain(this);
  }

  /**
   * Creates counters for flow rules of datagram queue pairs (`ibv_create_counters`). Throws VerbsError
   * EOPNOTSUPP on a device without counters.
   *
   * @example
   * using counters = device.createFlowCounters();
   * console.log(counters.read().packets); // 0n
   */
  createFlowCounters(): FlowCounters {
    return new FlowCounters(this);
  }

  /**
   * Creates a completion channel that several completion queues can share (`ibv_create_comp_channel`).
   *
   * @example
   * using channel = device.createCompletionChannel();
   * console.log(channel.fd); // readable when there is an event
   */
  createCompletionChannel(): CompletionChannel {
    return new CompletionChannel(this);
  }

  /**
   * Imports a protection domain of the process that this device was imported from (`ibv_import_pd`), by its
   * `handle` there. Throws VerbsError EINVAL when there is none, EOPNOTSUPP on a device that does not share.
   *
   * @example
   * const here = importDevice(device.commandFd);
   * const same = here.importProtectionDomain(pd.handle);
   * here.close();
   */
  importProtectionDomain(handle: number): ProtectionDomain {
    this.ensureOpen();
    wholeNumber("importProtectionDomain: handle", handle, 0, 0xffffffff);
    const made = this.lib.ibv_import_pd(this.pointer, handle);
    const pointer = checkPointer("ibv_import_pd", made, `handle ${handle}`);
    return new ProtectionDomain(this, { pointer, isImported: true, owners: [this] });
  }

  /**
   * Creates a completion queue (`ibv_create_cq`), with a channel of its own unless the options share one.
   * `fields` makes an extended queue (`ibv_create_cq_ex`), whose completions report these fields. Throws
   * VerbsError on a device without one of the fields.
   *
   * @example
   * using cq = device.createCompletionQueue({ entries: 1024 });
   * using timed = device.createCompletionQueue({ fields: ["byteLength", "timestamp"] });
   */
  createCompletionQueue<O extends CompletionQueueOptions>(options?: O): CompletionQueueFor<O> {
    return createCompletionQueue(this, options) as CompletionQueueFor<O>;
  }

  /**
   * Opens an XRC domain (`ibv_open_xrcd`). Messages of its queue pairs name the shared receive queue that
   * they are for. Throws VerbsError EOPNOTSUPP on a device without XRC, EAGAIN for `create: false` when the
   * file names no domain, EINVAL for `exclusive` when it names one.
   *
   * @example
   * using domain = device.openXrcDomain();
   * const queue = domain.createReceiveQueue({ protectionDomain: pd, completions: cq });
   * const target = domain.createTarget();
   */
  openXrcDomain(options?: XrcDomainOptions): XrcDomain {
    return new XrcDomain(this, options);
  }

  /**
   * Returns the clock of the device, which timestamps of completions use (`ibv_query_rt_values_ex`). Throws
   * VerbsError EOPNOTSUPP on a device without a clock.
   *
   * @example
   * const clock = device.clock();
   * console.log(clock.now(), clock.date(clock.now()).toISOString());
   */
  clock(): DeviceClock {
    return new DeviceClock(this);
  }

  /**
   * Returns further capabilities (`ibv_query_device_ex`), such as the clock, memory on the device and
   * on-demand paging.
   *
   * @example
   * const { coreClockKHz, deviceMemoryBytes, onDemandPaging } = device.extendedAttributes();
   */
  extendedAttributes(): ExtendedAttributes {
    return extendedAttributes(this);
  }

  /**
   * Waits for the next asynchronous event (`ibv_get_async_event`), such as a port that goes down or a fatal
   * error of a queue pair. Does not block the event loop. Throws DeadlineError after `timeoutMs` (default 30
   * s).
   *
   * @example
   * const event = await device.nextEvent({ timeoutMs: 5 }).catch(() => undefined);
   * if (event?.type === "PORT_ERR") console.log(`port ${event.port} went down`);
   */
  async nextEvent(options?: WaitOptions): Promise<AsyncEvent> {
    this.ensureOpen();
    return nextAsyncEvent(this, options);
  }

  /**
   * Yields asynchronous events as they arrive, without a deadline unless one is given.
   *
   * @example
   * const signal = AbortSignal.timeout(5);
   * try {
   *   for await (const { type, subject } of device.events({ signal })) console.log(type, subject);
   * } catch (error) {
   *   if (!signal.aborted) throw error;
   * }
   */
  async *events(
    options: WaitOptions = { timeoutMs: Number.POSITIVE_INFINITY },
  ): AsyncGenerator<AsyncEvent, void, void> {
    for (;;) yield await this.nextEvent(options);
  }

  protected override shown(): Record<string, unknown> {
    return {
      provider: bare(this.provider),
      completionVectors: this.completionVectors,
      pointer: hex(this.pointer),
    };
  }

  protected release(): void {
    forgetFd(this.asyncFd);
    checkResult("ibv_close_device", this.lib.ibv_close_device(this.pointer));
  }
}
