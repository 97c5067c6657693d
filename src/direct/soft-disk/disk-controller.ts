import {
  NVME_AQA_ACQS_MASK,
  NVME_AQA_ACQS_SHIFT,
  NVME_AQA_ASQS_MASK,
  NVME_CC_CSS_MASK,
  NVME_CC_CSS_NVM,
  NVME_CC_CSS_SHIFT,
  NVME_CC_EN_SHIFT,
  NVME_CC_IOCQES_MASK,
  NVME_CC_IOCQES_SHIFT,
  NVME_CC_IOSQES_MASK,
  NVME_CC_IOSQES_SHIFT,
  NVME_CC_MPS_MASK,
  NVME_CC_MPS_SHIFT,
  NVME_CC_SHN_MASK,
  NVME_CC_SHN_SHIFT,
  NVME_CSTS_CFS_SHIFT,
  NVME_CSTS_RDY_SHIFT,
  NVME_CSTS_SHST_CMPLT,
  NVME_CSTS_SHST_SHIFT,
  NVME_REG_ACQ,
  NVME_REG_AQA,
  NVME_REG_ASQ,
  NVME_REG_CC,
  NVME_REG_CSTS,
  NVME_SC_SUCCESS,
} from "../../../ffi/nvme/index.ts";
import { Commands } from "./commands.ts";
import type { DiskPorts } from "./disk-ports.ts";
import { CompletionQueue, Queues, SubmissionQueue } from "./queues.ts";
import { Scratch } from "./scratch.ts";
import { COMMAND_BYTES_LOG2, COMPLETION_BYTES_LOG2, powerOnRegisters } from "./soft-registers.ts";

/** Most commands of one step. The registers are read between steps. */
const MOST_COMMANDS = 32;
/** Number of bytes after which a step ends, so that their completions are reported. */
const MOST_BYTES = 2 ** 18;

/**
 * The NVMe controller of the soft disk (NVMe base specification 2.0): registers, queues and commands. It has no
 * thread and no memory of its own. `ports` reach the memory of the host and the blocks.
 */
export class DiskController {
  readonly #ports: DiskPorts;
  readonly #queues: Queues;
  readonly #commands: Commands;
  readonly #scratch: Scratch;
  #configuration = 0;
  #hasFailed = false;

  constructor(ports: DiskPorts) {
    this.#ports = ports;
    this.#scratch = new Scratch(ports.scratch);
    this.#queues = new Queues();
    this.#commands = new Commands(ports, this.#queues, this.#scratch);
  }

  /** Resets the function: registers have their values at power-on, and queues are gone. */
  reset(): void {
    this.#turnOff();
    this.#configuration = 0;
    powerOnRegisters(this.#ports.registers);
  }

  /** Handles changed registers and a bounded number of new commands. Returns true when there was work. */
  step(): boolean {
    const configuration = this.#read(NVME_REG_CC);
    const changed = configuration !== this.#configuration;
    if (changed) this.#configure(configuration);
    if (!this.#queues.areOpen || this.#hasFailed || !this.#ports.isBusMaster()) return changed;
    const ran = this.#run();
    return ran || changed;
  }

  #read(offset: number): number {
    return Atomics.load(this.#ports.registers, offset / 4);
  }

  #status(value: number): void {
    Atomics.store(this.#ports.registers, NVME_REG_CSTS / 4, value);
  }

  #configure(now: number): void {
    const before = this.#configuration;
    this.#configuration = now;
    const isOn = (value: number): boolean => ((value >>> NVME_CC_EN_SHIFT) & 1) === 1;
    if (!isOn(now)) {
      this.#turnOff();
      this.#status(0);
    } else if (!isOn(before)) this.#turnOn(now);
    const shutdown = (now >>> NVME_CC_SHN_SHIFT) & NVME_CC_SHN_MASK;
    if (shutdown !== 0 && shutdown !== ((before >>> NVME_CC_SHN_SHIFT) & NVME_CC_SHN_MASK)) {
      const failed = this.#ports.flush() !== NVME_SC_SUCCESS;
      const ready = isOn(now) ? 1 << NVME_CSTS_RDY_SHIFT : 0;
      this.#status(
        ready | (NVME_CSTS_SHST_CMPLT << NVME_CSTS_SHST_SHIFT) | (failed ? 1 << NVME_CSTS_CFS_SHIFT : 0),
      );
    }
  }

  #turnOff(): void {
    this.#queues.close();
    this.#commands.forget();
    this.#hasFailed = false;
  }

  #turnOn(configuration: number): void {
    const field = (shift: number, mask: number): number => (configuration >>> shift) & mask;
    const sizes = this.#read(NVME_REG_AQA);
    const [submissions, completions] = [this.#address(NVME_REG_ASQ), this.#address(NVME_REG_ACQ)];
    const isSupported =
      field(NVME_CC_CSS_SHIFT, NVME_CC_CSS_MASK) === NVME_CC_CSS_NVM &&
      field(NVME_CC_MPS_SHIFT, NVME_CC_MPS_MASK) === 0 &&
      field(NVME_CC_IOSQES_SHIFT, NVME_CC_IOSQES_MASK) === COMMAND_BYTES_LOG2 &&
      field(NVME_CC_IOCQES_SHIFT, NVME_CC_IOCQES_MASK) === COMPLETION_BYTES_LOG2 &&
      submissions % 4096 === 0 &&
      completions % 4096 === 0;
    if (!isSupported) {
      this.#fail();
      return;
    }
    const commandEntries = (sizes & NVME_AQA_ASQS_MASK) + 1;
    const completionEntries = ((sizes >>> NVME_AQA_ACQS_SHIFT) & NVME_AQA_ACQS_MASK) + 1;
    this.#queues.completions[0] = new CompletionQueue(0, completions, completionEntries, true);
    this.#queues.submissions[0] = new SubmissionQueue(0, submissions, commandEntries, 0);
    this.#queues.clearDoorbells(this.#ports.registers);
    this.#status(1 << NVME_CSTS_RDY_SHIFT);
  }

  #address(register: number): number {
    return this.#read(register) + this.#read(register + 4) * 2 ** 32;
  }

  /** Reports a failure that no completion can report. Only a reset of the controller ends this state. */
  #fail(): void {
    this.#hasFailed = true;
    this.#status(this.#read(NVME_REG_CSTS) | (1 << NVME_CSTS_CFS_SHIFT));
  }

  #run(): boolean {
    let [count, bytes] = [0, 0];
    let interrupts = false;
    for (const queue of this.#queues.submissions) {
      if (queue === undefined) continue;
      const tail = queue.tail(this.#ports.registers);
      if (tail >= queue.entries) {
        this.#fail();
        break;
      }
      while (queue.head !== tail && count < MOST_COMMANDS && bytes < MOST_BYTES) {
        const completions = this.#queues.completions[queue.completions]!;
        if (completions.isFull(this.#ports.registers)) break;
        if (!this.#ports.fetch(queue.headAddress, Scratch.command, 2 ** COMMAND_BYTES_LOG2)) {
          this.#fail();
          return true;
        }
        queue.advance();
        count++;
        const status = this.#commands.run(queue.id);
        bytes += this.#commands.movedBytes;
        if (status === undefined) continue;
        if (!this.#complete(queue, completions, status)) {
          this.#fail();
          return true;
        }
        interrupts ||= completions.interrupts;
        // A command may delete the queue.
        if (this.#queues.submissions[queue.id] !== queue) break;
      }
    }
    if (interrupts) this.#ports.interrupt();
    return count > 0;
  }

  /** Writes a completion. Its phase bit becomes visible last. */
  #complete(queue: SubmissionQueue, completions: CompletionQueue, status: number): boolean {
    const scratch = this.#scratch;
    scratch.setCompletion(
      this.#commands.result,
      queue.head + queue.id * 2 ** 16,
      scratch.commandId + completions.phase * 2 ** 16 + status * 2 ** 17,
    );
    const at = completions.tailAddress;
    const { completion, phase, completionEnd } = Scratch;
    const written =
      this.#ports.store(at, completion, phase - completion) &&
      this.#ports.store(at + phase - completion, phase, completionEnd - phase);
    completions.advance();
    return written;
  }
}
