// Data-parallel training that goes on while a new member gets its state from a healthy one.
import type { Buffer, Kernel, Module } from "doorbell/cuda";
import { type Group, type Healing, MemberLostError } from "doorbell/group";

const source = `
// Gradient of a member, and the number of members that contribute, in the last element.
extern "C" __global__ void gradient(float *out, const float *weights, unsigned n, unsigned step, unsigned rank) {
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i <= n; i += gridDim.x * blockDim.x)
    out[i] = i == n ? 1.0f : weights[i] - (float)((step * 31 + rank * 17 + i) % 64);
}
extern "C" __global__ void apply(float *weights, const float *sum, unsigned n) {
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    weights[i] -= 0.1f * sum[i] / sum[n];
}`;
const shape = { grid: 8, block: 128 };

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
  readonly #length: number;
  readonly #sum: Buffer<"f32">;
  readonly #module: Module;
  readonly #gradient: Kernel;
  readonly #apply: Kernel;
  /** Number of steps in the weights. It is less than `step` while this member has no current state. */
  #version = 0;
  /** Sums of the steps that this member could not apply yet. */
  #missed: Buffer<"f32">[] = [];
  #healing: Healing | undefined;

  constructor(group: Group, length: number) {
    const { device } = group;
    this.#group = group;
    this.#length = length;
    this.weights = device.allocate(length, "f32").fill(0);
    this.#sum = device.allocate(length + 1, "f32");
    this.#module = device.compile(source);
    this.#gradient = this.#module.kernel("gradient");
    this.#apply = this.#module.kernel("apply");
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
    const { isCurrent } = this;
    const sum = this.#sum;
    // A member without the state contributes zeros, and so the sums of the others do not change.
    if (isCurrent)
      this.#gradient.launch(shape, [sum, this.weights, this.#length, this.step, this.#group.rank]);
    else sum.fill(0);
    this.#group.allReduce(sum);
    try {
      await this.#group.done();
    } catch (error) {
      this.repeatedSteps++;
      throw error;
    }
    if (isCurrent) {
      this.#apply.launch(shape, [this.weights, sum, this.#length]);
      this.#version++;
    } else this.#missed.push(this.#group.device.allocate(this.#length + 1, "f32").set(sum));
    this.step++;
  }

  /** Applies the steps that the others computed during the transfer. */
  #catchUp(): void {
    const { version, bytes, milliseconds } = this.#healing!;
    this.healed = { version, bytes, milliseconds, missedSteps: this.#missed.length };
    for (const sum of this.#missed.splice(0)) {
      this.#apply.launch(shape, [this.weights, sum, this.#length]);
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
