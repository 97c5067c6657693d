import {
  NVME_IDENTIFY_CNS_CTRL,
  NVME_IDENTIFY_CNS_NS,
  NVME_IDENTIFY_CNS_NS_ACTIVE_LIST,
  nvme_admin_create_cq,
  nvme_admin_create_sq,
  nvme_admin_identify,
  nvme_cmd_flush,
  nvme_cmd_read,
  nvme_cmd_write,
} from "../../../ffi/nvme/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, checkValue, instance } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { DeadlineError, DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import { Memory } from "../../memory/index.ts";
import { until, type Watch } from "../../wait/until.ts";
import { DmaRange } from "../vfio/dma-range.ts";
import type { MappedBar } from "../vfio/mapped-bar.ts";
import type { Interrupt } from "../vfio/pci-function.ts";
import { Vfio } from "../vfio/vfio.ts";
import type { VfioDevice } from "../vfio/vfio-device.ts";
import { CommandSlots } from "./command-slots.ts";
import { Controller, every } from "./controller.ts";
import { identityFrom, type NvmeIdentity, type NvmeNamespace, namespaceFrom } from "./identity.ts";
import { NvmeResetError } from "./nvme-error.ts";
import {
  type FlushOptions,
  flushOptions,
  type NvmeOptions,
  nvmeOptions,
  type TransferOptions,
  transferOptions,
} from "./options.ts";
import { PageList } from "./page-list.ts";
import { Command } from "./queue.ts";
import { QueueMemory } from "./queue-memory.ts";
import { capabilitiesOf, Registers } from "./registers.ts";
import { type NvmeTransfer, Transfer } from "./transfer.ts";

/**
 * An NVMe SSD that this process drives itself. It reads and writes memory that `Vfio.map()` mapped: memory of
 * this process, or the BAR of another device (peer-to-peer DMA). Closing it turns the controller off.
 */
export class NvmeSsd extends Resource {
  readonly address: string;
  readonly #vfio: Vfio;
  readonly #device: VfioDevice;
  readonly #writable: boolean;
  readonly #bar: MappedBar;
  readonly #memory: Memory;
  readonly #queues: QueueMemory;
  readonly #controller: Controller;
  readonly #interrupt: Interrupt | undefined;
  readonly #watch: Watch;
  readonly #entries: number;
  readonly #state: {
    slots?: CommandSlots;
    identity?: NvmeIdentity;
    namespaces: NvmeNamespace[];
    /** Pending while the controller starts, and undefined afterwards. */
    up: Promise<void> | undefined;
  };
  readonly #longest: number;

  /** @internal Use `openNvme()`. */
  constructor(vfio: Vfio, device: VfioDevice, { writable, depth, interrupts }: Required<NvmeOptions>) {
    super();
    this.#vfio = vfio;
    this.#device = device;
    this.#writable = writable;
    this.address = device.address;
    this.#bar = device.mapBar(0, { write: true });
    const registers = new Registers(this.#bar);
    const capabilities = capabilitiesOf(registers);
    const { pageBytes } = capabilities;
    if (!capabilities.hasNvmCommands)
      throw new DoorbellError(`${device.address} has no NVM command set: it is not a block device`);
    this.#longest = PageList.longest(pageBytes);
    // A queue of n entries holds at most n - 1 commands.
    this.#entries = Math.min(depth + 1, capabilities.maximumEntries);
    this.#memory = Memory.allocate(QueueMemory.bytesFor(this.#entries, pageBytes));
    const range = vfio.map(this.#memory);
    this.#queues = new QueueMemory(this.#memory, range, this.#entries, pageBytes);
    this.#interrupt = interrupts ? device.openInterrupt() : undefined;
    const interrupt = this.#interrupt;
    this.#watch = interrupt === undefined ? every(0) : (ready) => interrupt.watch(ready);
    this.#controller = new Controller(registers, capabilities, this.#queues, this.#watch, device.address);
    this.#state = { namespaces: [], up: undefined };
    device.busMaster = true;
    this.own(device, this.#memory);
    // The queues and the mapped memory are unmapped after the controller is off.
    this.need(vfio);
    Object.freeze(this);
    this.#state.up = this.#start();
  }

  get label(): string {
    return `NvmeSsd ${this.address}`;
  }

  /** Model, serial number and capabilities. */
  get identity(): NvmeIdentity {
    return this.#state.identity!;
  }

  /** Namespaces in the order of their numbers. */
  get namespaces(): readonly NvmeNamespace[] {
    return this.#state.namespaces;
  }

  /** @internal */
  async ready(): Promise<void> {
    await this.#state.up;
  }

  async #start(): Promise<void> {
    await this.#controller.start();
    const command = new Command();
    const page = this.#queues.bytes("identity");
    const identify = async (what: number, namespace: number): Promise<void> => {
      const asked = command
        .begin(nvme_admin_identify, 0, namespace)
        .data(this.#queues.address("identity"), 0);
      await this.#controller.admin(asked.set(10, what), "identify");
    };
    await identify(NVME_IDENTIFY_CNS_CTRL, 0);
    this.#state.identity = identityFrom(page.buffer, page.byteOffset, 4096, this.#longest);
    await identify(NVME_IDENTIFY_CNS_NS_ACTIVE_LIST, 0);
    const ids = [...new Uint32Array(page.buffer.slice(page.byteOffset, page.byteOffset + 4096))].filter(
      (id) => id !== 0,
    );
    this.#state.namespaces = [];
    for (const id of ids) {
      await identify(NVME_IDENTIFY_CNS_NS, id);
      const found = namespaceFrom(page.buffer, page.byteOffset, id);
      if (found !== undefined) this.#state.namespaces.push(found);
    }
    await this.#createQueues(command);
  }

  async #createQueues(command: Command): Promise<void> {
    const queue = this.#controller.dataQueue(this.#entries);
    const size = 1 | ((this.#entries - 1) << 16);
    const inOneRow = 1;
    const withInterrupt = this.#interrupt === undefined ? 0 : 2;
    const completions = command
      .begin(nvme_admin_create_cq, 0, 0)
      .data(this.#queues.address("completions"), 0);
    await this.#controller.admin(
      completions.set(10, size).set(11, inOneRow | withInterrupt),
      "create completion queue",
    );
    const commands = command.begin(nvme_admin_create_sq, 0, 0).data(this.#queues.address("commands"), 0);
    await this.#controller.admin(
      commands.set(10, size).set(11, inOneRow | (1 << 16)),
      "create submission queue",
    );
    const lists = Array.from({ length: this.#entries - 1 }, (_, i) => this.#queues.list(i));
    const longest = this.#state.identity!.maximumTransferBytes;
    const blockBytes = (id: number): number =>
      this.#state.namespaces.find((each) => each.id === id)!.blockBytes;
    this.#state.slots = new CommandSlots(queue, lists, { longest, what: this.address, blockBytes });
    this.#state.up = undefined;
  }

  /**
   * Reads from the disk into mapped memory or straight into another device. Several transfers may run at
   * once.
   *
   * @example
   * await ssd.read(range, { diskOffset: 0, bytes: 2 ** 20 });
   * @throws RangeError outside of the disk or the range, before any transfer; NvmeError, NvmeResetError,
   * DeadlineError
   */
  read(into: DmaRange, given?: TransferOptions): Promise<NvmeTransfer> {
    return this.#transfer("read", into, given);
  }

  /**
   * Writes from mapped memory, or straight from another device, to the disk. The SSD must be opened with
   * `writable: true`.
   */
  write(from: DmaRange, given?: TransferOptions): Promise<NvmeTransfer> {
    return this.#transfer("write", from, given);
  }

  /**
   * Makes earlier writes durable, also without power.
   *
   * @example
   * await ssd.flush();
   */
  async flush(given?: FlushOptions): Promise<void> {
    this.ensureOpen();
    const { namespace, timeoutMs } = checkOptions(flushOptions, "flush", given);
    await this.#run(
      new Transfer(nvme_cmd_flush, this.#namespace("flush", namespace), undefined),
      "flush",
      timeoutMs,
    );
  }

  async #transfer(
    what: "read" | "write",
    range: DmaRange,
    given: TransferOptions | undefined,
  ): Promise<NvmeTransfer> {
    this.ensureOpen();
    if (!(range instanceof DmaRange))
      throw new TypeError(`${what}: the memory is ${shown(range)}. Use a range of Vfio.map()`);
    if (range.owner !== this.#vfio)
      throw new RangeError(
        `${what}: ${range.label} was mapped for other devices. Map it with this SSD's Vfio`,
      );
    if (what === "write" && !this.#writable)
      throw new DoorbellError(
        `${this.label} was opened for reading`,
        "Use openNvme(vfio, address, { writable: true }) if its data may be lost.",
      );
    const needed = what === "read" ? "write" : "read";
    if (range.access !== "both" && range.access !== needed)
      throw new RangeError(
        `${what}: devices may only ${range.access} ${range.label}. Map it with access: "${needed}" or "both"`,
      );
    const options = checkOptions(transferOptions, what, given);
    const { diskOffset, offset, timeoutMs, bytes = range.byteLength - offset } = options;
    const namespace = this.#namespace(what, options.namespace);
    const { blockBytes } = namespace;
    if (diskOffset % blockBytes !== 0 || bytes % blockBytes !== 0 || bytes <= 0)
      throw new RangeError(
        `${what}: diskOffset ${diskOffset} and bytes ${bytes} are multiples of a block (${blockBytes} bytes)`,
      );
    if (offset % 4 !== 0)
      throw new RangeError(`${what}: offset ${offset} must be a multiple of 4, because NVMe addresses words`);
    if (diskOffset + bytes > namespace.bytes)
      throw new RangeError(
        `${what}: bytes ${diskOffset} to ${diskOffset + bytes} are outside of the disk (${namespace.bytes} bytes)`,
      );
    const data = { range, address: range.at(offset, bytes), bytes, diskOffset };
    const opcode = what === "read" ? nvme_cmd_read : nvme_cmd_write;
    const transfer = new Transfer(opcode, namespace, data);
    try {
      return await this.#run(transfer, what, timeoutMs);
    } finally {
      transfer.release();
    }
  }

  async #run(transfer: Transfer, what: string, timeoutMs: number): Promise<NvmeTransfer> {
    // Without a wait here, close() finds the transfer in its slots and releases its range.
    if (this.#state.up !== undefined) await this.#state.up;
    this.ensureOpen();
    const slots = this.#state.slots!;
    slots.add(transfer);
    const look = (): true | undefined => {
      transfer.onEnd = undefined;
      if (transfer.isDone) return true;
      this.#interrupt?.clear();
      slots.poll();
      return transfer.isDone ? true : undefined;
    };
    // Another transfer may take the interrupt that reports the end of this one.
    const watch: Watch = (ready) => {
      transfer.onEnd = ready;
      return this.#watch(ready);
    };
    try {
      await until(look, watch, { what: () => `${this.address}: ${what}`, timeoutMs, signal: undefined });
    } catch (error) {
      if (!transfer.isDone) this.#restart(error);
      throw error;
    }
    if (transfer.failure !== undefined) throw transfer.failure;
    return transfer.result;
  }

  /**
   * Turns the controller off and on again, because a command in flight may still access memory. All other
   * transfers end too.
   */
  #restart(cause: unknown): void {
    const why =
      cause instanceof DeadlineError ? "another transfer had passed its deadline" : "the wait was aborted";
    const failure = new NvmeResetError(
      `${this.address} was reset: ${why}`,
      "Repeat it: the SSD is usable again.",
    );
    this.#controller.stop();
    this.#state.slots?.abandon(failure);
    this.#state.up = this.#start();
    // The next transfer reports the failure.
    this.#state.up.catch(() => {});
  }

  #namespace(what: string, id: number): NvmeNamespace {
    const found = this.namespaces.find((each) => each.id === id);
    if (found) return found;
    const there = this.namespaces.map((each) => each.id).join(", ") || "none";
    throw new RangeError(`${what}: ${this.address} has no namespace ${id}, only ${there}`);
  }

  protected override shown(): Record<string, unknown> {
    return { model: this.#state.identity?.model, namespaces: this.namespaces };
  }

  protected release(): void {
    try {
      this.#controller.shutDown();
    } catch (error) {
      // An SSD that does not answer is closed too. Without the bus master bit it reaches no memory.
      if (!(error instanceof NvmeResetError || error instanceof DeadlineError)) throw error;
    } finally {
      this.#device.busMaster = false;
      this.#state.slots?.abandon(
        new NvmeResetError(`${this.address} was closed`, "Await transfers before close()."),
      );
      this.#interrupt?.close();
      this.#bar.close();
      this.#memory.close();
    }
  }
}

const vfioType = instance("Vfio", () => Vfio, "openVfio()");

/**
 * Opens an NVMe SSD of `vfio`: resets its controller, identifies it and makes queues. It is read-only unless
 * `writable` is true.
 *
 * @example
 * using ssd = await openNvme(vfio, "0000:65:00.0");
 * console.log(ssd.identity.model, ssd.namespaces[0]?.bytes);
 */
export async function openNvme(vfio: Vfio, address: string, given?: NvmeOptions): Promise<NvmeSsd> {
  if (arguments.length > 3) throw extraArguments("openNvme", ["vfio", "address", "given"], arguments.length);
  const options = checkOptions(nvmeOptions, "openNvme", given);
  checkValue("openNvme: vfio", vfioType, vfio);
  const device = vfio.device(address);
  const ssd = new NvmeSsd(vfio, device, options);
  try {
    await ssd.ready();
    return ssd;
  } catch (error) {
    ssd.close();
    throw error;
  }
}
