import type { Buffer, Stream } from "../../../cuda/index.ts";
import type { CheckedCall } from "../algorithm.ts";
import { CONCATENATE, type CollectiveType, elementBytes } from "../element.ts";
import type { ExchangePlan } from "../exchange-plan.ts";
import { signatureOf } from "../recent-calls.ts";
import type { Combiner } from "./combiner.ts";
import type { Participants } from "./lane.ts";
import type { Staging } from "./staging.ts";
import { runSteps, type Step } from "./step.ts";

/** Range of the elements of a call. */
interface Chunk {
  readonly at: number;
  readonly count: number;
  readonly type: CollectiveType;
}

/** Collective with one step, in which each member sends its chunks directly to the receivers. */
export class OneShot {
  readonly #staging: Staging;
  readonly #participants: Participants;
  readonly #combiner: Combiner;

  constructor(staging: Staging, participants: Participants, combiner: Combiner) {
    this.#staging = staging;
    this.#participants = participants;
    this.#combiner = combiner;
  }

  run(checked: CheckedCall, number: number, plan: ExchangePlan): void {
    const { call, type, operands } = checked;
    const chunk = Math.floor(this.#participants.slotBytes / elementBytes[type]);
    const steps: Step[] = [];
    const signature = signatureOf(call);
    for (let at = 0; at < plan.count || at === 0; at += chunk) {
      const part = { at, count: Math.min(chunk, plan.count - at), type };
      steps.push({
        stage: () => this.#stage(number, signature, plan, part, operands.input, operands.stream),
        finish: (command) => this.#finish(command, plan, part, operands),
      });
    }
    runSteps(steps);
  }

  #stage(
    number: number,
    signature: number,
    plan: ExchangePlan,
    { at, count, type }: Chunk,
    input: Buffer,
    stream: Stream,
  ): number {
    const { lane, ranks, index, slotBytes, sent, received } = this.#participants;
    const command = lane.begin(number, signature);
    lane.arriveAt(received(command) + index * slotBytes);
    const bytes = count * elementBytes[type];
    const to = sent(command);
    let copied = false;
    ranks.forEach((rank, peer) => {
      if (peer === index) return;
      const isTaken = peer >= plan.receiveFirst && peer < plan.receiveFirst + plan.receiveCount;
      lane.addReceive(rank, isTaken ? bytes : 0);
      if (peer < plan.sendFirst || peer >= plan.sendFirst + plan.sendCount) {
        // An empty message reports that this member has entered the call.
        lane.addSend(rank, to, 0);
        return;
      }
      // Data that is the same for all peers is copied to one slot.
      const slot = plan.inStride === 0 ? to : to + peer * slotBytes;
      const from = peer * plan.inStride + at;
      if (plan.inStride !== 0 || !copied) this.#staging.copyIn(slot, input.slice(from, from + count), stream);
      copied = true;
      lane.addSend(rank, slot, bytes);
    });
    lane.commit(stream);
    return command;
  }

  #finish(
    command: number,
    plan: ExchangePlan,
    { at, count, type }: Chunk,
    { input, output, stream }: CheckedCall["operands"],
  ): void {
    const { lane, ranks, index, slotBytes, received } = this.#participants;
    lane.wait(stream, command);
    const slots = received(command);
    const from = index * plan.inStride + at;
    const own = input.slice(from, from + (plan.receiveCount > 0 ? count : 0));
    if (plan.operation === CONCATENATE)
      for (let k = 0; k < plan.receiveCount; k++) {
        const peer = plan.receiveFirst + k;
        const into = output.slice(k * plan.outStride + at, k * plan.outStride + at + count);
        if (peer !== index) this.#staging.copyOut(into, slots + peer * slotBytes, stream);
        else if (own.pointer !== into.pointer && count > 0) into.set(own, 0, stream);
      }
    else if (plan.receiveCount > 0) {
      const combination = {
        own,
        slots: this.#staging.part(slots, ranks.length * slotBytes),
        output: output.slice(at, at + count),
        ...{ slotBytes, operation: plan.operation, count },
      };
      this.#combiner.combine(type, index, ranks.length, combination, stream);
    }
    lane.consumed(stream, command);
  }
}
