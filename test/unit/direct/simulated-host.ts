import * as nvme from "../../../ffi/nvme/index.ts";
import { DOORBELLS } from "../../../src/direct/nvme/registers.ts";
import { DiskController } from "../../../src/direct/soft-disk/disk-controller.ts";
import type { DiskPorts } from "../../../src/direct/soft-disk/disk-ports.ts";
import { Scratch } from "../../../src/direct/soft-disk/scratch.ts";
import { BAR_BYTES } from "../../../src/direct/soft-disk/soft-registers.ts";

/** Words of a command: opcode, namespace, PRP entries, and words 10 to 12. */
export interface Submission {
  readonly opcode: number;
  readonly id?: number;
  readonly namespace?: number;
  readonly first?: number;
  readonly second?: number;
  readonly words?: readonly number[];
  /** Further bits of the first word. */
  readonly flags?: number;
}

export interface Completion {
  readonly result: number;
  readonly head: number;
  readonly queue: number;
  readonly id: number;
  readonly phase: number;
  /** Status type and code. */
  readonly status: number;
}

/** Bus addresses of the host's memory: queues of the host, then data. */
export const Place = {
  adminCommands: 0x1000,
  adminCompletions: 0x2000,
  commands: 0x3000,
  completions: 0x4000,
  data: 0x10000,
} as const;

const MEMORY_BYTES = 0x400000;

/** A host without threads: its memory and its disk are arrays, and bus addresses are offsets. */
export class SimulatedHost {
  readonly memory = new Uint8Array(MEMORY_BYTES);
  readonly disk: Uint8Array;
  readonly registers = new Uint32Array(new ArrayBuffer(BAR_BYTES));
  readonly controller: DiskController;
  /** Bus addresses that no memory answers. */
  unmapped: readonly [from: number, to: number] = [MEMORY_BYTES, Number.POSITIVE_INFINITY];
  isBusMaster = true;
  interrupts = 0;
  flushes = 0;
  /** Each move of data: its bus address and its bytes. */
  readonly moves: [address: number, bytes: number][] = [];
  readonly #tails: number[] = [0, 0];
  readonly #heads: number[] = [0, 0];

  constructor({ blocks = 64, isWritable = true } = {}) {
    this.disk = Uint8Array.from({ length: blocks * 512 }, (_, i) => (i * 3 + (i >> 9)) & 0xff);
    const scratch = new ArrayBuffer(Scratch.bytes);
    const local = new Uint8Array(scratch);
    const isMapped = (address: number, bytes: number): boolean =>
      this.isBusMaster && (address + bytes <= this.unmapped[0] || address >= this.unmapped[1]);
    const ports: DiskPorts = {
      registers: this.registers,
      scratch,
      disk: { blocks, isWritable, serial: "unit" },
      isBusMaster: () => this.isBusMaster,
      fetch: (address, at, bytes) => {
        if (!isMapped(address, bytes)) return false;
        local.set(this.memory.subarray(address, address + bytes), at);
        return true;
      },
      store: (address, at, bytes) => {
        if (!isMapped(address, bytes)) return false;
        this.memory.set(local.subarray(at, at + bytes), address);
        return true;
      },
      move: (toDisk, address, bytes, diskOffset) => {
        if (!isMapped(address, bytes)) return nvme.NVME_SC_DATA_XFER_ERROR;
        this.moves.push([address, bytes]);
        const memory = this.memory.subarray(address, address + bytes);
        const disk = this.disk.subarray(diskOffset, diskOffset + bytes);
        if (toDisk) disk.set(memory);
        else memory.set(disk);
        return nvme.NVME_SC_SUCCESS;
      },
      flush: () => {
        this.flushes++;
        return nvme.NVME_SC_SUCCESS;
      },
      interrupt: () => {
        this.interrupts++;
      },
    };
    this.controller = new DiskController(ports);
    this.controller.reset();
  }

  read(register: number): number {
    return this.registers[register / 4]!;
  }

  write(register: number, value: number): void {
    this.registers[register / 4] = value;
  }

  /** Enables the controller with admin queues of `entries`. */
  enable({ entries = 4, configuration = 0x460001 } = {}): void {
    this.write(nvme.NVME_REG_AQA, (entries - 1) | ((entries - 1) << 16));
    this.write(nvme.NVME_REG_ASQ, Place.adminCommands);
    this.write(nvme.NVME_REG_ACQ, Place.adminCompletions);
    this.write(nvme.NVME_REG_CC, configuration);
    this.#tails.fill(0);
    this.#heads.fill(0);
    this.run();
  }

  /** Enables it and creates queue pair 1 for data, with interrupts. */
  enableData(entries = 4): void {
    this.enable();
    const size = 1 | ((entries - 1) << 16);
    this.admin({ opcode: nvme.nvme_admin_create_cq, first: Place.completions, words: [size, 3] });
    this.admin({ opcode: nvme.nvme_admin_create_sq, first: Place.commands, words: [size, 0x10001] });
  }

  run(): void {
    while (this.controller.step());
  }

  /** Puts a command into queue 0 or 1. `ring` makes it visible. */
  put(queue: 0 | 1, entries: number, given: Submission): void {
    const { opcode, id = 0, namespace = 0, first = 0, second = 0, words = [], flags = 0 } = given;
    const base = queue === 0 ? Place.adminCommands : Place.commands;
    const tail = this.#tails[queue]!;
    const command = new Uint32Array(this.memory.buffer, base + tail * 64, 16).fill(0);
    command.set([opcode | flags | (id << 16), namespace]);
    command.set([first % 2 ** 32, first / 2 ** 32, second % 2 ** 32, second / 2 ** 32], 6);
    command.set(words, 10);
    this.#tails[queue] = (tail + 1) % entries;
  }

  ring(queue: 0 | 1): void {
    this.write(DOORBELLS + queue * 8, this.#tails[queue]!);
  }

  /** Returns the next completion of a queue and consumes it. */
  take(queue: 0 | 1, entries: number): Completion {
    const base = queue === 0 ? Place.adminCompletions : Place.completions;
    const head = this.#heads[queue]!;
    const words = new Uint32Array(this.memory.buffer, base + head * 16, 4);
    this.#heads[queue] = (head + 1) % entries;
    this.write(DOORBELLS + queue * 8 + 4, this.#heads[queue]!);
    const [result, , where, end] = words as unknown as [number, number, number, number];
    return {
      result,
      head: where & 0xffff,
      queue: where >>> 16,
      id: end & 0xffff,
      phase: (end >>> 16) & 1,
      status: (end >>> 17) & 0x7ff,
    };
  }

  admin(given: Submission): Completion {
    this.put(0, 4, given);
    this.ring(0);
    this.run();
    return this.take(0, 4);
  }

  data(given: Submission): Completion {
    this.put(1, 4, { namespace: 1, ...given });
    this.ring(1);
    this.run();
    return this.take(1, 4);
  }
}
