import type { Buffer, Device } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";
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

// Each block applies a filter, and each thread finds the maximum response in a patch of 8 x 8 pixels.
const convolve = kernel(
  "convolve",
  { picture: "readonly u8[]", filters: "readonly f32[]", pooled: "f32[]", SIDE, TAPS, CELLS },
  ({ picture, filters, pooled, SIDE, TAPS, CELLS }, { threadIdx, blockIdx, f32 }) => {
    const filter = blockIdx.x * TAPS * TAPS;
    const left = (threadIdx.x % CELLS) * 8;
    const top = ((threadIdx.x / CELLS) | 0) * 8;
    let best = 0;
    for (let y = top; y < top + 8; y += 2)
      for (let x = left; x < left + 8; x += 2) {
        let sum = 0;
        for (let j = 0; j < TAPS; j++)
          for (let i = 0; i < TAPS; i++) {
            const row = Math.min(Math.max(y + j - 2, 0), SIDE - 1);
            const column = Math.min(Math.max(x + i - 2, 0), SIDE - 1);
            sum += filters[filter + j * TAPS + i] * f32(picture[row * SIDE + column]);
          }
        best = Math.max(best, sum);
      }
    pooled[blockIdx.x * CELLS * CELLS + threadIdx.x] = best;
  },
);

// Each thread computes one feature.
const project = kernel(
  "project",
  { pooled: "readonly f32[]", weights: "readonly f32[]", features: "f32[]", POOLED, FEATURES },
  ({ pooled, weights, features, POOLED, FEATURES }, { globalIdx }) => {
    const feature = globalIdx.x;
    let sum = 0;
    for (let i = 0; i < POOLED; i++) sum += pooled[i] * weights[i * FEATURES + feature];
    features[feature] = sum;
  },
);

// Finds the member with the largest sum of features, whose camera sees the object.
const decide = kernel(
  "decide",
  { features: "readonly f32[]", decision: "i32[]", members: "i32", FEATURES },
  ({ features, decision, members, FEATURES }, { threadIdx, shared, sync }) => {
    const parts = shared("f32", FEATURES);
    let most = -1;
    for (let member = 0; member < members; member++) {
      parts[threadIdx.x] = features[member * FEATURES + threadIdx.x];
      for (let half = FEATURES / 2; half > 0; half >>= 1) {
        sync();
        if (threadIdx.x < half) parts[threadIdx.x] += parts[threadIdx.x + half];
      }
      if (threadIdx.x === 0 && parts[0] > most) {
        most = parts[0];
        decision[0] = member;
      }
      sync();
    }
  },
);

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

/** Model with weights of this process or another process. */
export class Model {
  readonly #weights: Buffer<"f32">;

  constructor(weights: Buffer<"f32">) {
    this.#weights = weights;
  }

  convolve(picture: Buffer<"u8">, pooled: Buffer<"f32">, stream: Device["stream"]): void {
    const config = { grid: FILTERS, block: CELLS * CELLS, stream };
    convolve.launch(config, { picture, filters: this.#weights, pooled });
  }

  project(pooled: Buffer<"f32">, features: Buffer<"f32">, stream: Device["stream"]): void {
    const weights = this.#weights.slice(FILTER_WEIGHTS);
    project.launch({ grid: FEATURES / 64, block: 64, stream }, { pooled, weights, features });
  }

  decide(features: Buffer<"f32">, decision: Buffer<"i32">, members: number, stream: Device["stream"]): void {
    decide.launch({ grid: 1, block: FEATURES, stream }, { features, decision, members });
  }
}

export const PIXELS = SIDE * SIDE;
