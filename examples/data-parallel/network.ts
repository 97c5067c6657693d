import type { Buffer, Device } from "doorbell/cuda";
import type { BucketOptions, GradientBuckets, Group } from "doorbell/group";
import { type Products, productsOf, THREADS } from "./kernels.ts";
import { adam, biasGradient, crossEntropy, pick, total } from "./small-kernels.ts";
import { CLASSES, numbers, spirals } from "./spirals.ts";

const POINTS = 3000;
const INPUTS = 2;

/** Shape of a network. */
export interface Shape {
  /** Number of hidden layers. */
  readonly layers: number;
  readonly width: number;
  /** Samples of a step over all members. */
  readonly batch: number;
  readonly rate: number;
}

interface Layer {
  readonly name: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Buffer<"f32">;
  readonly bias: Buffer<"f32">;
  /** Output of a layer. */
  readonly out: Buffer<"f32">;
  readonly outGradient: Buffer<"f32">;
}

/**
 * Multilayer perceptron with rectified linear units, a softmax and Adam. Its gradients are sums over all
 * members' samples.
 */
export class Network implements Disposable {
  readonly buckets: GradientBuckets;
  readonly #group: Group;
  readonly #device: Device;
  readonly #shape: Shape;
  readonly #products: Products;
  readonly #layers: readonly Layer[];
  /**
   * All weights, in the order of the gradients. Adam also has moving averages of the gradients and of their
   * squares.
   */
  readonly #weights: Buffer<"f32">;
  readonly #means: Buffer<"f32">;
  readonly #squares: Buffer<"f32">;
  readonly #points: Buffer<"f32">;
  readonly #arms: Buffer<"i32">;
  readonly #in: Buffer<"f32">;
  readonly #wanted: Buffer<"i32">;
  readonly #losses: Buffer<"f32">;

  constructor(group: Group, shape: Shape, options: BucketOptions) {
    const { device } = group;
    this.#group = group;
    this.#device = device;
    this.#shape = shape;
    this.#products = productsOf(device);
    const { layers, width, batch } = shape;
    const sizes = [INPUTS, ...Array<number>(layers).fill(width), CLASSES];
    const names = Array.from({ length: layers + 1 }, (_, i) => `layer${i}`);
    const lengths = names.flatMap((name, i) => [
      [`${name}.weights`, sizes[i]! * sizes[i + 1]!] as const,
      [`${name}.bias`, sizes[i + 1]!] as const,
    ]);
    // The loss is summed over all members like the gradients, and is available first.
    const all = Object.fromEntries([...lengths, ["loss", 2]]);
    this.buckets = group.buckets(all, { ...options, operation: "sum" });
    const floats = (length: number) => device.allocate(length, "f32").fill(0);
    const { length } = this.buckets.buffer;
    this.#weights = floats(length);
    this.#means = floats(length);
    this.#squares = floats(length);
    const place = (name: string): Buffer<"f32"> => {
      const { byteOffset, length: own } = this.buckets.at(name);
      return this.#weights.slice(byteOffset / 4, byteOffset / 4 + own);
    };
    this.#layers = names.map((name, i) => ({
      name,
      inputs: sizes[i]!,
      outputs: sizes[i + 1]!,
      weights: place(`${name}.weights`),
      bias: place(`${name}.bias`),
      out: floats(batch * sizes[i + 1]!),
      outGradient: floats(batch * sizes[i + 1]!),
    }));
    const { points, arms } = spirals(POINTS);
    this.#points = device.from(points);
    this.#arms = device.from(arms);
    this.#in = floats(INPUTS * batch);
    this.#wanted = device.allocate(batch, "i32");
    this.#losses = floats(2 * batch);
    this.begin();
  }

  /** Initializes the weights with equal values in all members. */
  begin(): void {
    const random = numbers(42);
    // The optimizer also changes the element of the loss, so that element is part of the state.
    this.#weights.fill(0);
    this.#means.fill(0);
    this.#squares.fill(0);
    for (const { inputs, weights, bias } of this.#layers) {
      const scale = Math.sqrt(6 / inputs);
      weights.set(Float32Array.from({ length: weights.length }, () => (2 * random() - 1) * scale));
      bias.fill(0);
    }
  }

  /** State that a checkpoint stores. */
  get state(): Readonly<Record<"weights" | "means" | "squares", Buffer>> {
    return { weights: this.#weights, means: this.#means, squares: this.#squares };
  }

  /**
   * Enqueues a step: forward and backward pass of this member's samples, overlapped gradient reduction, and
   * the weight update.
   */
  step(step: number): void {
    const { batch, rate } = this.#shape;
    const { rank, size } = this.#group;
    const first = Math.floor((batch * rank) / size);
    const count = Math.floor((batch * (rank + 1)) / size) - first;
    this.#forward(step, first, count);
    this.#backward(count);
    this.buckets.finish();
    const { length } = this.#weights;
    const grid = Math.min(Math.ceil(length / THREADS), this.#device.multiprocessors * 8);
    const corrections = [0.9, 0.999].map((decay) => 1 - decay ** (step + 1));
    const rows = [this.#weights, this.buckets.buffer, this.#means, this.#squares];
    adam.launch({ grid, block: THREADS }, [...rows, length, rate, ...corrections]);
  }

  #forward(step: number, first: number, count: number): void {
    const given = [this.#points, this.#arms, this.#in, this.#wanted];
    pick.launch(blocksFor(count), [...given, POINTS, step, first, count]);
    let input = this.#in;
    for (const [i, { inputs, outputs, weights, bias, out }] of this.#layers.entries()) {
      const { kernel, grid } = this.#products.product("forward", count, outputs);
      const isHidden = i < this.#layers.length - 1 ? 1 : 0;
      kernel.launch({ grid, block: THREADS }, [
        ...[input, weights, bias, out],
        ...[count, inputs, outputs, isHidden],
      ]);
      input = out;
    }
  }

  #backward(count: number): void {
    const { buckets } = this;
    const share = 1 / this.#shape.batch;
    const { out: result, outGradient: wrong } = this.#layers.at(-1)!;
    buckets.begin();
    crossEntropy.launch(blocksFor(count), [
      ...[result, this.#wanted, wrong, this.#losses],
      ...[count, CLASSES, share],
    ]);
    total.launch({ grid: 2, block: THREADS }, [this.#losses, buckets.at("loss"), count, share]);
    buckets.ready("loss");
    for (let i = this.#layers.length - 1; i >= 0; i--) {
      const { name, inputs, outputs, weights, outGradient } = this.#layers[i]!;
      const before = this.#layers[i - 1];
      const input = before?.out ?? this.#in;
      biasGradient.launch({ grid: Math.ceil(outputs / 32), block: THREADS }, [
        ...[outGradient, buckets.at(`${name}.bias`)],
        ...[count, outputs],
      ]);
      buckets.ready(`${name}.bias`);
      const ofWeights = this.#products.product("weightGradient", inputs, outputs);
      ofWeights.kernel.launch({ grid: ofWeights.grid, block: THREADS }, [
        ...[input, outGradient, buckets.at(`${name}.weights`)],
        ...[count, inputs, outputs],
      ]);
      buckets.ready(`${name}.weights`);
      if (before === undefined) continue;
      const ofInput = this.#products.product("inputGradient", count, inputs);
      ofInput.kernel.launch({ grid: ofInput.grid, block: THREADS }, [
        ...[input, outGradient, weights, before.outGradient],
        ...[count, inputs, outputs],
      ]);
    }
  }

  /** Waits for the last step and returns its loss and accuracy over the whole batch. */
  get result(): { readonly loss: number; readonly accuracy: number } {
    const [loss = 0, accuracy = 0] = this.buckets.at("loss").toArray() as Float32Array;
    return { loss, accuracy };
  }

  /** Short hash of all weights, equal exactly when the bits of the weights are equal. */
  get fingerprint(): string {
    let hash = 0x811c9dc5;
    for (const word of this.#weights.as("u32").toArray()) hash = Math.imul(hash ^ word, 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, "0");
  }

  [Symbol.dispose](): void {
    this.buckets.close();
    this.#products.module.close();
    const own = [this.#weights, this.#means, this.#squares, this.#points, this.#arms, this.#in];
    for (const buffer of [...own, this.#wanted, this.#losses]) buffer.close();
    for (const { out, outGradient } of this.#layers) {
      out.close();
      outGradient.close();
    }
  }
}

const blocksFor = (count: number) => ({ grid: Math.ceil(Math.max(1, count) / THREADS), block: THREADS });
