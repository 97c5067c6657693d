import type { CheckedCall } from "../algorithm.ts";
import { type CollectiveType, elementBytes } from "../element.ts";
import { signatureOf } from "../recent-calls.ts";
import type { Combiner } from "./combiner.ts";
import type { Participants } from "./lane.ts";
import type { Staging } from "./staging.ts";

/**
 * Chunk in which each rank combines one shard. `begin(rank)` is the first element of a shard, and
 * `begin(size)` is the end of the chunk.
 */
interface Chunk {
  readonly at: number;
  readonly type: CollectiveType;
  readonly operation: number;
  readonly begin: (rank: number) => number;
}

type Operands = CheckedCall["operands"];

/** allReduce with two steps. */
export class TwoShot {
  readonly #staging: Staging;
  readonly #participants: Participants;
  readonly #combiner: Combiner;
  readonly #rank: number;
  readonly #size: number;

  constructor(staging: Staging, participants: Participants, combiner: Combiner) {
    this.#staging = staging;
    this.#participants = participants;
    this.#combiner = combiner;
    this.#rank = participants.index;
    this.#size = participants.ranks.length;
  }

  /**
   * Combines one shard of each chunk per rank, and then sends the result to all ranks. The next chunk is
   * combined while a result is being sent.
   */
  run({ call, type, operands }: CheckedCall, number: number, operation: number): void {
    const signature = signatureOf(call);
    const shard = Math.floor(this.#participants.slotBytes / elementBytes[type] / 16) * 16;
    const chunks: Chunk[] = [];
    for (let at = 0; at < call.count; at += shard * this.#size) {
      const count = Math.min(shard * this.#size, call.count - at);
      // Shards are multiples of 16 elements, so that every shard begins at an aligned address.
      const each = Math.ceil(count / this.#size / 16) * 16;
      chunks.push({ at, type, operation, begin: (rank) => at + Math.min(each * rank, count) });
    }
    const stage = (i: number): number => this.#stageShards(number, signature, chunks[i]!, operands);
    const first: number[] = chunks.slice(0, 2).map((_, i) => stage(i));
    const second: number[] = [];
    const finish = (i: number): void => this.#finishShards(second[i]!, chunks[i]!, operands);
    chunks.forEach((chunk, i) => {
      second.push(this.#combineShard(number, signature, first[i]!, chunk, operands));
      if (i + 2 < chunks.length) first.push(stage(i + 2));
      if (i > 0) finish(i - 1);
    });
    finish(chunks.length - 1);
  }

  #begin(number: number, signature: number): number {
    const { lane, slotBytes, received } = this.#participants;
    const command = lane.begin(number, signature);
    lane.arriveAt(received(command) + this.#rank * slotBytes);
    return command;
  }

  /** Stages the shards of a chunk and sends each shard to its rank. */
  #stageShards(number: number, signature: number, chunk: Chunk, { input, stream }: Operands): number {
    const { lane, ranks } = this.#participants;
    const command = this.#begin(number, signature);
    const to = this.#participants.sent(command);
    const each = elementBytes[chunk.type];
    const { begin, at } = chunk;
    this.#staging.copyIn(to, input.slice(at, begin(this.#size)), stream);
    const mine = (begin(this.#rank + 1) - begin(this.#rank)) * each;
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank) continue;
      lane.addSend(ranks[peer]!, to + (begin(peer) - at) * each, (begin(peer + 1) - begin(peer)) * each);
      lane.addReceive(ranks[peer]!, mine);
    }
    lane.commit(stream);
    return command;
  }

  /** Combines the own shard after the shards of all peers have arrived, and sends the result to all peers. */
  #combineShard(
    number: number,
    signature: number,
    first: number,
    { type, operation, begin }: Chunk,
    { input, output, stream }: Operands,
  ): number {
    const { lane, ranks } = this.#participants;
    lane.wait(stream, first);
    const { slotBytes } = this.#participants;
    const [from, to] = [begin(this.#rank), begin(this.#rank + 1)];
    const own = output.slice(from, to);
    const combination = {
      own: input.slice(from, to),
      slots: this.#staging.part(this.#participants.received(first), this.#size * slotBytes),
      ...{ slotBytes, operation, output: own, count: to - from },
    };
    this.#combiner.combine(type, this.#rank, this.#size, combination, stream);
    lane.consumed(stream, first);
    const command = this.#begin(number, signature);
    const slot = this.#participants.sent(command);
    this.#staging.copyIn(slot, own, stream);
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank) continue;
      lane.addSend(ranks[peer]!, slot, own.byteLength);
      lane.addReceive(ranks[peer]!, (begin(peer + 1) - begin(peer)) * elementBytes[type]);
    }
    lane.commit(stream);
    return command;
  }

  #finishShards(command: number, { begin }: Chunk, { output, stream }: Operands): void {
    this.#participants.lane.wait(stream, command);
    const slots = this.#participants.received(command);
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank) continue;
      const into = output.slice(begin(peer), begin(peer + 1));
      this.#staging.copyOut(into, slots + peer * this.#participants.slotBytes, stream);
    }
    this.#participants.lane.consumed(stream, command);
  }
}
