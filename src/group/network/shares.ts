import { type CollectiveType, elementBytes } from "../collectives/element.ts";
import { signatureOf } from "../collectives/recent-calls.ts";
import type { CheckedCall } from "../collectives/way.ts";
import type { Combiner } from "./combiner.ts";
import type { Party } from "./party.ts";
import type { Staging } from "./staging.ts";

/** A chunk of which each rank combines a share: `begin(rank)` is the share's first element, `begin(size)` the chunk's end. */
interface Chunk {
  readonly at: number;
  readonly type: CollectiveType;
  readonly operation: number;
  readonly begin: (rank: number) => number;
}

type Operands = CheckedCall["operands"];

/** allReduce in two steps. */
export class Shares {
  readonly #staging: Staging;
  readonly #party: Party;
  readonly #combiner: Combiner;
  readonly #rank: number;
  readonly #size: number;

  constructor(staging: Staging, party: Party, combiner: Combiner) {
    this.#staging = staging;
    this.#party = party;
    this.#combiner = combiner;
    this.#rank = party.index;
    this.#size = party.ranks.length;
  }

  /** Each rank combines its share of a chunk, then gives it to all: while one chunk's result is on its way the next is combined. */
  run({ call, type, operands }: CheckedCall, number: number, operation: number): void {
    const signature = signatureOf(call);
    const share = Math.floor(this.#staging.layout.slotBytes / elementBytes[type] / 16) * 16;
    const chunks: Chunk[] = [];
    for (let at = 0; at < call.count; at += share * this.#size) {
      const count = Math.min(share * this.#size, call.count - at);
      // Whole words of 16 bytes, so that all begin where they may be moved as such.
      const each = Math.ceil(count / this.#size / 16) * 16;
      chunks.push({ at, type, operation, begin: (rank) => at + Math.min(each * rank, count) });
    }
    const stage = (i: number): number => this.#stageShares(number, signature, chunks[i]!, operands);
    const first: number[] = chunks.slice(0, 2).map((_, i) => stage(i));
    const second: number[] = [];
    const finish = (i: number): void => this.#finishShares(second[i]!, chunks[i]!, operands);
    chunks.forEach((chunk, i) => {
      second.push(this.#combineShare(number, signature, first[i]!, chunk, operands));
      if (i + 2 < chunks.length) first.push(stage(i + 2));
      if (i > 0) finish(i - 1);
    });
    finish(chunks.length - 1);
  }

  /** All shares of a chunk are laid ready side by side. */
  #stageShares(number: number, signature: number, chunk: Chunk, { input, stream }: Operands): number {
    const { lane, ranks } = this.#party;
    const command = lane.begin(number, signature);
    const to = this.#party.sent(command);
    const each = elementBytes[chunk.type];
    const { begin, at } = chunk;
    this.#staging.copyIn(to, input.slice(at, begin(this.#size)), stream);
    const mine = (begin(this.#rank + 1) - begin(this.#rank)) * each;
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank) continue;
      lane.give(ranks[peer]!, to + (begin(peer) - at) * each, (begin(peer + 1) - begin(peer)) * each);
      lane.take(ranks[peer]!, mine);
    }
    lane.commit(stream);
    return command;
  }

  /** The own share is combined once all others' have come, and given to all. */
  #combineShare(
    number: number,
    signature: number,
    first: number,
    { type, operation, begin }: Chunk,
    { input, output, stream }: Operands,
  ): number {
    const { lane, ranks } = this.#party;
    lane.wait(stream, first);
    const { slotBytes } = this.#staging.layout;
    const [from, to] = [begin(this.#rank), begin(this.#rank + 1)];
    const own = output.slice(from, to);
    const given = {
      own: input.slice(from, to),
      slots: this.#staging.part(this.#party.received(first), this.#size * slotBytes),
      ...{ slotBytes, operation, output: own, count: to - from },
    };
    this.#combiner.combine(type, this.#rank, this.#size, given, stream);
    lane.consumed(stream, first);
    const command = lane.begin(number, signature);
    const slot = this.#party.sent(command);
    this.#staging.copyIn(slot, own, stream);
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank) continue;
      lane.give(ranks[peer]!, slot, own.byteLength);
      lane.take(ranks[peer]!, (begin(peer + 1) - begin(peer)) * elementBytes[type]);
    }
    lane.commit(stream);
    return command;
  }

  #finishShares(command: number, { begin }: Chunk, { output, stream }: Operands): void {
    this.#party.lane.wait(stream, command);
    const slots = this.#party.received(command);
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank) continue;
      const into = output.slice(begin(peer), begin(peer + 1));
      this.#staging.copyOut(into, slots + peer * this.#staging.layout.slotBytes, stream);
    }
    this.#party.lane.consumed(stream, command);
  }
}
