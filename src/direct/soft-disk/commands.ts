import {
  NVME_SC_DNR,
  NVME_SC_INVALID_FIELD,
  NVME_SC_INVALID_NS,
  NVME_SC_INVALID_OPCODE,
  NVME_SC_LBA_RANGE,
  NVME_SC_NS_WRITE_PROTECTED,
  NVME_SC_SUCCESS,
  nvme_cmd_flush,
  nvme_cmd_read,
  nvme_cmd_write,
} from "../../../ffi/nvme/index.ts";
import { AdminCommands } from "./admin-commands.ts";
import type { DiskPorts } from "./disk-ports.ts";
import { BLOCK_BYTES, LONGEST_COMMAND, NAMESPACE } from "./identify.ts";
import { PageWalk } from "./page-walk.ts";
import type { Queues } from "./queues.ts";
import type { Scratch } from "./scratch.ts";

/** Number of every namespace, which a flush may name. */
const EVERY_NAMESPACE = 0xffff_ffff;
/** Bits of the first command word that fuse commands or select scatter-gather lists. Neither is supported. */
const UNSUPPORTED_BITS = 0xc300;
/** Force unit access: a write ends when its data is durable (command word 12). */
const FORCE_UNIT_ACCESS = 2 ** 30;

/** Runs the command in the scratch memory. */
export class Commands {
  /** Result word of the last command. */
  result = 0;
  /** Number of data bytes of the last command. */
  movedBytes = 0;
  readonly #ports: DiskPorts;
  readonly #scratch: Scratch;
  readonly #admin: AdminCommands;
  readonly #walk: PageWalk;
  #toDisk = false;
  #diskOffset = 0;

  constructor(ports: DiskPorts, queues: Queues, scratch: Scratch) {
    this.#ports = ports;
    this.#scratch = scratch;
    this.#walk = new PageWalk(ports, scratch);
    this.#admin = new AdminCommands(ports, queues, scratch, this.#walk);
  }

  /** Forgets what the host has set. The controller was turned off. */
  forget(): void {
    this.#admin.forget();
  }

  /** Runs the command, which came from queue `queue`. Returns its status, or undefined when it never completes. */
  run(queue: number): number | undefined {
    this.result = 0;
    this.movedBytes = 0;
    if ((this.#scratch.word(0) & UNSUPPORTED_BITS) !== 0) return NVME_SC_INVALID_FIELD | NVME_SC_DNR;
    if (queue !== 0) return this.#transfer();
    const status = this.#admin.run();
    this.result = this.#admin.result;
    return status;
  }

  #transfer(): number {
    const opcode = this.#scratch.word(0) & 0xff;
    const namespace = this.#scratch.word(1);
    if (opcode === nvme_cmd_flush) {
      const isKnown = namespace === NAMESPACE || namespace === EVERY_NAMESPACE;
      return isKnown ? this.#ports.flush() : NVME_SC_INVALID_NS | NVME_SC_DNR;
    }
    if (opcode !== nvme_cmd_read && opcode !== nvme_cmd_write) return NVME_SC_INVALID_OPCODE | NVME_SC_DNR;
    if (namespace !== NAMESPACE) return NVME_SC_INVALID_NS | NVME_SC_DNR;
    const { disk } = this.#ports;
    const block = this.#scratch.long(10);
    const control = this.#scratch.word(12);
    const blocks = (control & 0xffff) + 1;
    const bytes = blocks * BLOCK_BYTES;
    if (bytes > LONGEST_COMMAND) return NVME_SC_INVALID_FIELD | NVME_SC_DNR;
    if (block + blocks > disk.blocks) return NVME_SC_LBA_RANGE | NVME_SC_DNR;
    this.#toDisk = opcode === nvme_cmd_write;
    if (this.#toDisk && !disk.isWritable) return NVME_SC_NS_WRITE_PROTECTED | NVME_SC_DNR;
    this.#diskOffset = block * BLOCK_BYTES;
    this.movedBytes = bytes;
    const status = this.#walk.each(this.#scratch.long(6), this.#scratch.long(8), bytes, this.#move);
    const isDurable = this.#toDisk && ((control & FORCE_UNIT_ACCESS) !== 0 || !this.#admin.hasWriteCache);
    return status === NVME_SC_SUCCESS && isDurable ? this.#ports.flush() : status;
  }

  readonly #move = (address: number, bytes: number, done: number): number =>
    this.#ports.move(this.#toDisk, address, bytes, this.#diskOffset + done);
}
