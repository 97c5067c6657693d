import { nvme_cmd_flush } from "../../../ffi/nvme/index.ts";
import { NvmeError } from "./nvme-error.ts";
import type { PageList } from "./page-list.ts";
import { Command, type Queue } from "./queue.ts";
import type { Transfer } from "./transfer.ts";

const names: Readonly<Record<number, string>> = { 0: "flush", 1: "write", 2: "read" };

/** Commands in flight on the data queue, each with its page list. Transfers take turns. */
export class CommandSlots {
  readonly #queue: Queue;
  readonly #lists: readonly PageList[];
  readonly #longest: number;
  readonly #what: string;
  readonly #command = new Command();
  readonly #free: number[];
  readonly #carried: (Transfer | undefined)[];
  readonly #blockBytes: (namespace: number) => number;
  /** Transfers with parts that no command carries yet. */
  readonly #waiting: Transfer[] = [];

  constructor(
    queue: Queue,
    lists: readonly PageList[],
    {
      longest,
      what,
      blockBytes,
    }: { longest: number; what: string; blockBytes: (namespace: number) => number },
  ) {
    this.#queue = queue;
    this.#lists = lists;
    this.#longest = longest;
    this.#what = what;
    this.#blockBytes = blockBytes;
    this.#free = lists.map((_, i) => i);
    this.#carried = lists.map(() => undefined);
  }

  add(transfer: Transfer): void {
    this.#waiting.push(transfer);
    this.#fill();
  }

  /** Takes completed commands and starts the next ones. */
  poll(): void {
    const ended = this.#queue.poll((id, status) => {
      const transfer = this.#carried[id];
      if (transfer === undefined) return;
      this.#carried[id] = undefined;
      this.#free.push(id);
      const failed = (status & 0x7ff) !== 0;
      transfer.end(failed ? new NvmeError(`${this.#what}: ${names[transfer.opcode]}`, status) : undefined);
    });
    if (ended > 0) this.#fill();
  }

  /** Fails every transfer, after the SSD was turned off. */
  abandon(failure: Error): void {
    for (const transfer of [...this.#carried, ...this.#waiting]) transfer?.abandon(failure);
    this.#waiting.length = 0;
    this.#carried.fill(undefined);
  }

  #fill(): void {
    let put = 0;
    while (this.#free.length > 0 && this.#waiting.length > 0) {
      const transfer = this.#waiting.shift()!;
      if (!transfer.hasMore) continue;
      const id = this.#free.pop()!;
      this.#carried[id] = transfer;
      this.#put(id, transfer);
      put++;
      if (transfer.hasMore) this.#waiting.push(transfer);
    }
    if (put > 0) this.#queue.ring();
  }

  #put(id: number, transfer: Transfer): void {
    const { address, bytes, block } = transfer.next(this.#longest);
    const command = this.#command.begin(transfer.opcode, id, transfer.namespace);
    if (transfer.opcode !== nvme_cmd_flush) {
      command
        .data(address, this.#lists[id]!.second(address, bytes))
        .set(10, block % 2 ** 32)
        .set(11, Math.floor(block / 2 ** 32))
        // Number of blocks minus one.
        .set(12, bytes / this.#blockBytes(transfer.namespace) - 1);
    }
    this.#queue.put(command);
  }
}
