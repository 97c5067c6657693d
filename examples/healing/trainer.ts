// Data-parallel training that goes on while a new member gets its state from a healthy one.
import type { Buffer } from "doorbell/cuda";
import { type Group, type Healing, MemberLostError } from "doorbell/group";
import { kernel } from "doorbell/kernel";

/** Gradient of a member. The last element is its part of the number of members that contribute. */
const gradient = kernel(
  "gradient",
  { out: "f32[]", weights: "readonly f32[]", step: "i32", rank: "i32" },
  ({ out, weights, step, rank }, { globalIdx, f32 }) => {
    const i = globalIdx.x;
    if (i < weights.length) out[i] = weights[i] - f32((step * 31 + rank * 17 + i) % 64);
    else if (i < out.length) out[i] = 1;
  },
);

/** Applies the average of the gradients. */
const apply = kernel(
  "apply",
  { weights: "f32[]", sum: "readonly f32[]" },
  ({ weights, sum }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < weights.length) weights[i] = weights[i] - (0.1 * sum[i]) / sum[weights.length];
  },
);

/** Report of a member about its last healing. */
export interface Healed {
  readonly version: number;
  readonly bytes: number;
  readonly milliseconds: number;
  /** Steps of the other members during the transfer. */
  readonly missedSteps: number;
}

/** Model of one member, and its place in the training. */
export class Trainer {
  readonly weights: Buffer<"f32">;
  /** Step that the group computes next. */
  step = 0;
  /** Number of steps that this member computed in vain, because another member was lost. */
  repeatedSteps = 0;
  /** Last transfer to this member. */
  healed: Healed | undefined;
  readonly #group: Group;
  readonly #sum: Buffer<"f32">;
  /** Number of steps in the weights. It is less than `step` while this member has no current state. */
  #version = 0;
  /** Sums of the steps that this member could not apply yet. */
  #missed: Buffer<"f32">[] = [];
  #healing: Healing | undefined;

  constructor(group: Group, length: number) {
    const { device } = group;
    this.#group = group;
    this.weights = device.allocate(length, "f32").fill(0);
    this.#sum = device.allocate(length + 1, "f32");
  }

  /** True when the weights have all steps so far. */
  get isCurrent(): boolean {
    return this.#version === this.step;
  }

  /** Trains until all members have at least `steps` steps. `next` runs after each step, and may return false to end. */
  async train(next: (trainer: Trainer) => Promise<boolean>): Promise<void> {
    const group = this.#group;
    let mustReform = false;
    let mustHeal = true;
    for (let goesOn = true; goesOn; ) {
      try {
        if (mustReform) {
          await group.reform();
          mustReform = false;
          mustHeal = true;
        }
        if (mustHeal) {
          await this.#heal();
          mustHeal = false;
        }
        await this.#oneStep();
        const [waiting = 0] = await group.exchange(group.newcomers);
        goesOn = await next(this);
        if (!goesOn) await this.#finish();
        else mustReform = waiting > 0;
      } catch (error) {
        if (!(error instanceof MemberLostError)) throw error;
        goesOn = true;
        mustReform = true;
      }
    }
  }

  /** Members with an older version get the state of a healthy one. No member waits for them. */
  async #heal(): Promise<void> {
    for (const sum of this.#missed.splice(0)) sum.close();
    this.#healing = await this.#group.heal({ weights: this.weights }, { version: this.#version });
    this.step = this.#healing.version;
  }

  async #oneStep(): Promise<void> {
    if (!this.isCurrent && this.#healing!.ready) this.#catchUp();
    const { isCurrent, weights } = this;
    const sum = this.#sum;
    // A member without the state contributes zeros, and so the sums of the others do not change.
    if (isCurrent)
      gradient.launch(gradient.over(sum.length), {
        out: sum,
        weights,
        step: this.step,
        rank: this.#group.rank,
      });
    else sum.fill(0);
    this.#group.allReduce(sum);
    try {
      await this.#group.done();
    } catch (error) {
      this.repeatedSteps++;
      throw error;
    }
    if (isCurrent) {
      apply.launch(apply.over(weights.length), { weights, sum });
      this.#version++;
    } else this.#missed.push(this.#group.device.allocate(sum.length, "f32").set(sum));
    this.step++;
  }

  /** Applies the steps that the others computed during the transfer. */
  #catchUp(): void {
    const { weights } = this;
    const { version, bytes, milliseconds } = this.#healing!;
    this.healed = { version, bytes, milliseconds, missedSteps: this.#missed.length };
    for (const sum of this.#missed.splice(0)) {
      apply.launch(apply.over(weights.length), { weights, sum });
      sum.close();
    }
    this.#version = this.step;
  }

  /** Waits for the own transfer, and until all members have their states. */
  async #finish(): Promise<void> {
    await this.#healing!.done();
    if (!this.isCurrent) this.#catchUp();
    await this.#group.done();
    await this.#group.barrier();
  }
}
