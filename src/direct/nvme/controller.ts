import { libc } from "../../../ffi/libc/index.ts";
import {
  NVME_CC_EN_SHIFT,
  NVME_CC_IOCQES_SHIFT,
  NVME_CC_IOSQES_SHIFT,
  NVME_CC_MPS_SHIFT,
  NVME_CC_SHN_NORMAL,
  NVME_CC_SHN_SHIFT,
  NVME_CSTS_RDY_MASK,
  NVME_CSTS_SHST_CMPLT,
  NVME_CSTS_SHST_MASK,
  NVME_CSTS_SHST_SHIFT,
  NVME_REG_ACQ,
  NVME_REG_AQA,
  NVME_REG_ASQ,
  NVME_REG_CC,
  NVME_REG_CSTS,
} from "../../../ffi/nvme/index.ts";
import { DeadlineError } from "../../errors.ts";
import { until, type Watch } from "../../wait/until.ts";
import { NvmeError, NvmeResetError } from "./nvme-error.ts";
import { type Command, Queue } from "./queue.ts";
import type { QueueMemory } from "./queue-memory.ts";
import { type Capabilities, DOORBELLS, type Registers } from "./registers.ts";

const ADMIN_ENTRIES = 64;
/** Value that every register returns after the device is gone. */
export const GONE = 0xffff_ffff;

/**
 * Returns the value of register CC for a running controller: sizes of queue entries as powers of two, and the
 * page size.
 */
const configuration = (pageBytes: number): number =>
  (1 << NVME_CC_EN_SHIFT) |
  (Math.log2(pageBytes / 4096) << NVME_CC_MPS_SHIFT) |
  (6 << NVME_CC_IOSQES_SHIFT) |
  (4 << NVME_CC_IOCQES_SHIFT);

/** The controller of an SSD: power state and admin commands. */
export class Controller {
  readonly #registers: Registers;
  readonly #capabilities: Capabilities;
  readonly #memory: QueueMemory;
  readonly #watch: Watch;
  readonly #what: string;
  #admin: Queue | undefined;

  constructor(
    registers: Registers,
    capabilities: Capabilities,
    memory: QueueMemory,
    watch: Watch,
    what: string,
  ) {
    this.#registers = registers;
    this.#capabilities = capabilities;
    this.#memory = memory;
    this.#watch = watch;
    this.#what = what;
  }

  /**
   * Turns the controller off and on again with empty queues, which clears the state of an earlier process.
   */
  async start(): Promise<void> {
    this.stop();
    const { doorbellBytes, pageBytes, readyMs } = this.#capabilities;
    this.#admin = new Queue(this.#registers, {
      entries: ADMIN_ENTRIES,
      submissions: this.#memory.bytes("adminCommands"),
      completions: this.#memory.bytes("adminCompletions"),
      tailDoorbell: DOORBELLS,
      headDoorbell: DOORBELLS + doorbellBytes,
    });
    const size = ADMIN_ENTRIES - 1;
    this.#registers.write(NVME_REG_AQA, size | (size << 16));
    this.#registers.writeAddress(NVME_REG_ASQ, this.#memory.address("adminCommands"));
    this.#registers.writeAddress(NVME_REG_ACQ, this.#memory.address("adminCompletions"));
    this.#registers.write(NVME_REG_CC, configuration(pageBytes));
    const ready = (): true | undefined => ((this.#status() & NVME_CSTS_RDY_MASK) !== 0 ? true : undefined);
    await until(ready, every(1), {
      what: () => `${this.#what} to become ready`,
      timeoutMs: readyMs,
      signal: undefined,
    });
  }

  /**
   * Turns the controller off and waits for at most the time that it reports. Afterwards it accesses no
   * memory.
   */
  stop(): void {
    this.#admin = undefined;
    const now = this.#registers.read(NVME_REG_CC);
    if (now === GONE) throw this.#lost();
    if ((now & (1 << NVME_CC_EN_SHIFT)) === 0 && (this.#status() & NVME_CSTS_RDY_MASK) === 0) return;
    this.#registers.write(NVME_REG_CC, now & ~(1 << NVME_CC_EN_SHIFT));
    this.#spin("to stop", () => (this.#status() & NVME_CSTS_RDY_MASK) === 0);
  }

  /** Flushes the caches of the SSD, then turns the controller off. */
  shutDown(): void {
    const now = this.#registers.read(NVME_REG_CC);
    if (now === GONE) throw this.#lost();
    if ((now & (1 << NVME_CC_EN_SHIFT)) !== 0) {
      this.#registers.write(NVME_REG_CC, now | (NVME_CC_SHN_NORMAL << NVME_CC_SHN_SHIFT));
      const state = (): number => (this.#status() >> NVME_CSTS_SHST_SHIFT) & NVME_CSTS_SHST_MASK;
      this.#spin("to shut down", () => state() === NVME_CSTS_SHST_CMPLT);
    }
    this.stop();
  }

  #status(): number {
    const status = this.#registers.read(NVME_REG_CSTS);
    if (status === GONE) throw this.#lost();
    return status;
  }

  #lost(): NvmeResetError {
    return new NvmeResetError(
      `${this.#what} does not answer: its registers read as ones`,
      "The SSD was unplugged, lost its power, or its memory space is off (PCI command register).",
    );
  }

  #spin(what: string, done: () => boolean): void {
    const end = performance.now() + this.#capabilities.readyMs;
    while (!done()) {
      if (performance.now() > end)
        throw new DeadlineError(`${this.#what} ${what}`, this.#capabilities.readyMs);
      libc.usleep(50);
    }
  }

  /** Runs one admin command and returns its result word. Admin commands run one at a time. */
  async admin(command: Command, what: string): Promise<number> {
    const queue = this.#admin!;
    let outcome: readonly [status: number, result: number] | undefined;
    queue.put(command);
    queue.ring();
    const look = (): readonly [number, number] | undefined => {
      if (this.#admin !== queue) throw new NvmeResetError(`${this.#what} was turned off meanwhile`);
      queue.poll((_, status, result) => {
        outcome = [status, result];
      });
      return outcome;
    };
    const { readyMs: timeoutMs } = this.#capabilities;
    const deadline = {
      what: () => `${this.#what}: ${what}`,
      timeoutMs: Math.max(timeoutMs, 10_000),
      signal: undefined,
    };
    const [status, result] = await until(look, this.#watch, deadline);
    if ((status & 0x7ff) !== 0) throw new NvmeError(`${this.#what}: ${what}`, status);
    return result;
  }

  /** Returns the pair of queues for data, number 1. */
  dataQueue(entries: number): Queue {
    const { doorbellBytes } = this.#capabilities;
    return new Queue(this.#registers, {
      entries,
      submissions: this.#memory.bytes("commands"),
      completions: this.#memory.bytes("completions"),
      tailDoorbell: DOORBELLS + 2 * doorbellBytes,
      headDoorbell: DOORBELLS + 3 * doorbellBytes,
    });
  }
}

/** Returns a watch that polls at a fixed interval, in milliseconds. */
export const every =
  (milliseconds: number): Watch =>
  (ready) => {
    const timer = setTimeout(ready, milliseconds);
    return () => clearTimeout(timer);
  };
