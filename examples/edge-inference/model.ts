import type { Buffer, Device, Kernel, Module } from "doorbell/cuda";
import { moduleOf } from "../common/module-of.ts";
import { SIDE } from "./camera.ts";

const FILTERS = 16;
/** Side length of the filters. */
const TAPS = 5;
/** Side length of an image after pooling, which takes the maximum of each patch. */
const CELLS = 8;
/** Number of values between the two layers. */
export const POOLED = FILTERS * CELLS * CELLS;
/** Number of features of an image, which the members exchange. */
export const FEATURES = 256;
const FILTER_WEIGHTS = 512;
const WEIGHTS = FILTER_WEIGHTS + POOLED * FEATURES;

const source = `
#define SIDE 64
#define TAPS 5
#define CELLS 8
#define POOLED 1024
#define FEATURES 256

// Each block applies a filter, and each thread finds the maximum response in a patch of 8 x 8 pixels.
extern "C" __global__ void convolve(const unsigned char *picture, const float *filters, float *pooled) {
  const float *filter = filters + blockIdx.x * TAPS * TAPS;
  const int left = threadIdx.x % CELLS * 8, top = threadIdx.x / CELLS * 8;
  float best = 0;
  for (int y = top; y < top + 8; y += 2)
    for (int x = left; x < left + 8; x += 2) {
      float sum = 0;
      for (int j = 0; j < TAPS; j++)
        for (int i = 0; i < TAPS; i++) {
          const int row = min(max(y + j - TAPS / 2, 0), SIDE - 1), column = min(max(x + i - TAPS / 2, 0), SIDE - 1);
          sum += filter[j * TAPS + i] * picture[row * SIDE + column];
        }
      best = fmaxf(best, sum);
    }
  pooled[blockIdx.x * CELLS * CELLS + threadIdx.x] = best;
}

// Each thread computes one feature.
extern "C" __global__ void project(const float *pooled, const float *weights, float *features) {
  const int feature = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int i = 0; i < POOLED; i++) sum += pooled[i] * weights[i * FEATURES + feature];
  features[feature] = sum;
}

// Finds the member with the largest sum of features, whose camera sees the object.
extern "C" __global__ void decide(const float *features, int *decision, int members) {
  __shared__ float parts[FEATURES];
  float most = -1;
  for (int member = 0; member < members; member++) {
    parts[threadIdx.x] = features[member * FEATURES + threadIdx.x];
    for (int half = FEATURES / 2; half > 0; half /= 2) {
      __syncthreads();
      if (threadIdx.x < half) parts[threadIdx.x] += parts[threadIdx.x + half];
    }
    if (threadIdx.x == 0 && parts[0] > most) {
      most = parts[0];
      *decision = member;
    }
    __syncthreads();
  }
}`;

/** Returns the weights: filters for bright spots and edges, and a layer that mixes their outputs. */
export function makeWeights(device: Device): Buffer<"f32"> {
  const weights = new Float32Array(WEIGHTS);
  for (let filter = 0; filter < FILTERS; filter++) {
    const angle = (filter / FILTERS) * Math.PI;
    for (let i = 0; i < TAPS * TAPS; i++) {
      const [x, y] = [(i % TAPS) - 2, Math.floor(i / TAPS) - 2];
      const across = x * Math.cos(angle) + y * Math.sin(angle);
      weights[filter * TAPS * TAPS + i] =
        (filter % 2 === 0 ? Math.exp(-(x * x + y * y) / 4) : Math.sign(across)) / 255;
    }
  }
  let state = 3;
  for (let i = FILTER_WEIGHTS; i < WEIGHTS; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    weights[i] = state / 2 ** 32 / POOLED;
  }
  return device.from(weights);
}

/** Model with its kernels and with weights of this process or another process. */
export class Model implements Disposable {
  readonly #module: Module;
  readonly #convolve: Kernel;
  readonly #project: Kernel;
  readonly #decide: Kernel;
  readonly #weights: Buffer<"f32">;

  constructor(device: Device, weights: Buffer<"f32">) {
    this.#module = moduleOf(device, source, "edge-inference");
    this.#convolve = this.#module.kernel("convolve", "ptr, ptr, ptr");
    this.#project = this.#module.kernel("project", "ptr, ptr, ptr");
    this.#decide = this.#module.kernel("decide", "ptr, ptr, i32");
    this.#weights = weights;
  }

  convolve(picture: Buffer, pooled: Buffer, stream: Device["stream"]): void {
    this.#convolve.launch({ grid: FILTERS, block: CELLS * CELLS, stream }, [picture, this.#weights, pooled]);
  }

  project(pooled: Buffer, features: Buffer, stream: Device["stream"]): void {
    const weights = this.#weights.slice(FILTER_WEIGHTS);
    this.#project.launch({ grid: FEATURES / 64, block: 64, stream }, [pooled, weights, features]);
  }

  decide(features: Buffer, decision: Buffer, members: number, stream: Device["stream"]): void {
    this.#decide.launch({ grid: 1, block: FEATURES, stream }, [features, decision, members]);
  }

  [Symbol.dispose](): void {
    this.#module.close();
  }
}

export const PIXELS = SIDE * SIDE;
