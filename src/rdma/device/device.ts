import type { ConnectionContext } from "../../../ffi/ibverbs/connection-context.ts";
import type { ContextOps, Ibverbs } from "../../../ffi/ibverbs/index.ts";
import { ibv_context, ibv_device_attr, ibv_port_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { wholeNumber } from "../../arguments/whole-number.ts";
import { bare, hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { forgetFd } from "../../wait/fd-watcher.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { CompletionChannel } from "../completion/completion-channel.ts";
import type { CompletionQueueOptions } from "../completion/completion-queue-options.ts";
import { type CompletionQueueFor, createCompletionQueue } from "../completion/create-completion-queue.ts";
import { FlowCounters } from "../flow/flow-counters.ts";
import { NicMemory } from "../memory/nic-memory.ts";
import type { ProviderName } from "../provider.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import { XrcDomain, type XrcDomainOptions } from "../xrc/xrc-domain.ts";
import { type AsyncEvent, nextAsyncEvent } from "./async-event.ts";
import { printedContext } from "./connection-contexts.ts";
import { kernelCounters } from "./counters.ts";
import {
  type DeviceAttributes,
  deviceAttributes,
  type PortAttributes,
  portAttributes,
} from "./device-attributes.ts";
import { DeviceClock } from "./device-clock.ts";
import { type ExtendedAttributes, extendedAttributes } from "./extended-attributes.ts";
import { chooseGid, type GidEntry, type PortGidWish, portGidWish } from "./gid.ts";
import { readGidTable } from "./gid-table.ts";
import { ThreadDomain } from "./parent-domain.ts";
import { ProtectionDomain } from "./protection-domain.ts";
import { Settlers } from "./settlers.ts";

/**
 * An opened RDMA device (`struct ibv_context`). Everything else is made from it, and closes with it.
 *
 * @example
 * using device = openDevice("soft0");
 * const pd = device.createProtectionDomain();
 * const cq = device.createCompletionQueue();
 * const qp = pd.createQueuePair({ completions: cq });
 */
export class Device extends Resource {
  /** The C object, `struct ibv_context *`. */
  readonly pointer: number;
  /** The C functions behind it: `device.lib.ibv_query_pkey(device.pointer, ...)`. */
  readonly lib: Ibverbs;
  readonly name: string;
  readonly provider: ProviderName;
  /** @internal The data-path functions, bound once. */
  readonly operations: ContextOps;
  /** Descriptor of asynchronous events. */
  readonly asyncFd: number;
  /** Descriptor of the context: who gets it, by a Unix socket or as a child, imports it ({@link importDevice}). */
  readonly commandFd: number;
  /** Completion vectors that a completion queue may choose from. */
  readonly completionVectors: number;
  /** @internal Whose completions are whose. */
  readonly settlers: Settlers = new Settlers();

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
   * What it can do (`ibv_query_device`): limits, and which atomics it has. Asks the device each time.
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
   * A port's state, MTU in bytes and link layer (`ibv_query_port`). Ports count from 1; VerbsError for one that it does not have.
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
   * The first port in state ACTIVE, if any.
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
   * A port's addresses: index, GID, type and network device of each (`ibv_query_gid_table`).
   *
   * @example
   * for (const { index, gid, type } of device.gids()) console.log(index, gid, type); // 0 ::ffff:10.9.0.1 RoCE v2
   */
  gids(port = 1): GidEntry[] {
    return readGidTable(this, port, this.port(port).gidTableLength);
  }

  /**
   * The address to use, chosen by content: the wished one, else IPv4 before IPv6, routable before link-local,
   * RoCE v2 before v1. RangeError, with the table, when there is none.
   *
   * @example
   * const best = device.gid();
   * const byAddress = device.gid({ localAddress: best.gid });
   * console.assert(byAddress.index === best.index);
   */
  gid(wish?: PortGidWish): GidEntry {
    const { port, ...rest } = checkOptions(portGidWish, "gid", wish);
    return chooseGid(this.gids(port), rest);
  }

  /**
   * A port's counters since the driver was loaded, by name: those of `/sys/class/infiniband/.../hw_counters` and `counters`,
   * and of soft0 the same names, since the process began. What there is depends on the driver.
   *
   * @example
   * const { sent_pkts = 0, rcvd_seq_err = 0 } = device.counters();
   * console.log(`${sent_pkts} packets sent, ${rcvd_seq_err} times asked to repeat`);
   */
  counters(port = 1): Record<string, number> {
    this.ensureOpen();
    const { number } = this.port(port);
    return this.lib.counters?.(this.pointer) ?? kernelCounters(this.name, number);
  }

  /**
   * The connections that the NIC has made by itself, for queue pairs of type "dynamic", as they are now: state, peer, window,
   * paths and age of each, those that send first. Empty where no dynamic queue pair was made, and on devices other than
   * soft0, which tell of no such thing.
   *
   * @example
   * for (const { kind, state, peer, onTheWay = 0, window, paths, ageUs } of device.contexts())
   *   console.log(`${kind} ${peer} ${state}: ${onTheWay} of ${window} packets by ${paths.length} paths, ${ageUs} us old`);
   */
  contexts(): ConnectionContext[] {
    this.ensureOpen();
    return (this.lib.contexts?.(this.pointer) ?? []).map(printedContext);
  }

  /**
   * A protection domain: what memory, queue pairs and keys belong to (`ibv_alloc_pd`).
   *
   * @example
   * using pd = device.createProtectionDomain();
   * const region = pd.allocate(4096);
   */
  createProtectionDomain(): ProtectionDomain {
    return new ProtectionDomain(this);
  }

  /**
   * Memory on the NIC itself (`ibv_alloc_dm`), at most `extendedAttributes().deviceMemoryBytes`. VerbsError EOPNOTSUPP where it has none.
   *
   * @example
   * using memory = device.allocateNicMemory(4096);
   */
  allocateNicMemory(byteLength: number): NicMemory {
    return new NicMemory(this, byteLength);
  }

  /**
   * A promise that one thread at a time uses what is made with it (`ibv_alloc_td`): for {@link ProtectionDomain.createParentDomain}.
   *
   * @example
   * using threads = device.createThreadDomain();
   */
  createThreadDomain(): ThreadDomain {
    return new ThreadDomain(this);
  }

  /**
   * Counters for the rules of datagram queue pairs (`ibv_create_counters`). VerbsError EOPNOTSUPP where the device has none.
   *
   * @example
   * using counters = device.createFlowCounters();
   * console.log(counters.read().packets); // 0n
   */
  createFlowCounters(): FlowCounters {
    return new FlowCounters(this);
  }

  /**
   * A completion channel to share among completion queues (`ibv_create_comp_channel`).
   *
   * @example
   * using channel = device.createCompletionChannel();
   * console.log(channel.fd); // readable when there is an event
   */
  createCompletionChannel(): CompletionChannel {
    return new CompletionChannel(this);
  }

  /**
   * A protection domain of the process that this device was imported from (`ibv_import_pd`), by its `handle` there. VerbsError EINVAL when
   * there is none, EOPNOTSUPP where the device does not share.
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
   * A completion queue (`ibv_create_cq`), with a channel of its own unless told otherwise. With `fields` an extended one
   * (`ibv_create_cq_ex`), whose completions tell these: VerbsError where the device has not got one of them.
   *
   * @example
   * using cq = device.createCompletionQueue({ entries: 1024 });
   * using timed = device.createCompletionQueue({ fields: ["byteLength", "timestamp"] });
   */
  createCompletionQueue<O extends CompletionQueueOptions>(options?: O): CompletionQueueFor<O> {
    return createCompletionQueue(this, options) as CompletionQueueFor<O>;
  }

  /**
   * An XRC domain (`ibv_open_xrcd`): its queue pairs' messages say which shared receive queue they are for. VerbsError EOPNOTSUPP where
   * the device has no XRC, EAGAIN for a file that names none with `create: false`, EINVAL for one that does with `exclusive`.
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
   * The device's clock, which timestamps of completions are in, beside the wall clock (`ibv_query_rt_values_ex`).
   * VerbsError EOPNOTSUPP for a device that has none.
   *
   * @example
   * const clock = device.clock();
   * console.log(clock.now(), clock.date(clock.now()).toISOString());
   */
  clock(): DeviceClock {
    return new DeviceClock(this);
  }

  /**
   * What it can do beyond {@link attributes} (`ibv_query_device_ex`): its clock, memory of its own, on-demand paging, ...
   *
   * @example
   * const { coreClockKHz, deviceMemoryBytes, onDemandPaging } = device.extendedAttributes();
   */
  extendedAttributes(): ExtendedAttributes {
    return extendedAttributes(this);
  }

  /**
   * The next asynchronous event (`ibv_get_async_event`): a port going down, a queue pair's fatal error, ...
   * Waits without blocking the event loop; DeadlineError after `timeoutMs` (default 30 s).
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
   * Asynchronous events as they come, without a deadline unless one is given.
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
