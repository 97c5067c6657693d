import { kernel } from "doorbell/kernel";

/** Sums the columns. A block sums 32 columns, 8 rows at a time. */
export const biasGradient = kernel(
  "biasGradient",
  { outGradient: "readonly f32[]", gradient: "f32[]", count: "i32", outputs: "i32" },
  ({ outGradient, gradient, count, outputs }, { threadIdx, blockIdx, shared, sync }) => {
    const parts = shared("f32", 8, 32);
    const [x, y] = [threadIdx.x % 32, threadIdx.x >> 5];
    const column = blockIdx.x * 32 + x;
    let sum = 0;
    if (column < outputs) for (let row = y; row < count; row += 8) sum += outGradient[row * outputs + column];
    parts[y][x] = sum;
    sync();
    if (y !== 0 || column >= outputs) return;
    for (let i = 1; i < 8; i++) sum += parts[i][x];
    gradient[column] = sum;
  },
);

/** Picks a batch. The points depend on the step and the sample, and not on the member. */
export const pick = kernel(
  "pick",
  {
    ...{ points: "readonly f32x2[]", labels: "readonly i32[]", input: "f32x2[]", wanted: "i32[]" },
    ...{ total: "i32", step: "i32", first: "i32", count: "i32" },
  },
  ({ points, labels, input, wanted, total, step, first, count }, { globalIdx, i32, u32 }) => {
    const i = globalIdx.x;
    if (i >= count) return;
    let hash = Math.imul(step, 0x9e3779b1) ^ (Math.imul(first + i, 0x9e3779b9) + (0x85ebca6b | 0));
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    hash ^= hash >>> 16;
    const point = i32(u32(hash) % u32(total));
    input[i] = points[point];
    wanted[i] = labels[point];
  },
);

/**
 * Softmax and cross entropy. Writes the gradient of the mean of the whole batch, and for each sample its loss
 * and 1 if it is right.
 */
export const crossEntropy = kernel(
  "crossEntropy",
  {
    ...{ out: "readonly f32[]", wanted: "readonly i32[]", gradient: "f32[]", losses: "f32[]" },
    ...{ count: "i32", classes: "i32", share: "f32" },
  },
  ({ out, wanted, gradient, losses, count, classes, share }, { globalIdx, f32 }) => {
    const i = globalIdx.x;
    if (i >= count) return;
    const row = i * classes;
    let best = 0;
    for (let c = 1; c < classes; c++) if (out[row + c] > out[row + best]) best = c;
    const most = out[row + best];
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += Math.exp(out[row + c] - most);
    for (let c = 0; c < classes; c++)
      gradient[row + c] = (Math.exp(out[row + c] - most) / sum - f32(c === wanted[i])) * share;
    losses[2 * i] = Math.log(sum) - (out[row + wanted[i]] - most);
    losses[2 * i + 1] = f32(best === wanted[i]);
  },
);

/** Sums loss and accuracy of this member's samples, as a share of the whole batch. */
export const total = kernel(
  "total",
  { losses: "readonly f32[]", sums: "f32[]", count: "i32", share: "f32" },
  ({ losses, sums, count, share }, { threadIdx, blockIdx, shared, sync }) => {
    const parts = shared("f32", 256);
    const i = threadIdx.x;
    let sum = 0;
    for (let sample = i; sample < count; sample += 256) sum += losses[2 * sample + blockIdx.x];
    parts[i] = sum;
    for (let half = 128; half > 0; half >>= 1) {
      sync();
      if (i < half) parts[i] += parts[i + half];
    }
    if (i === 0) sums[blockIdx.x] = parts[0] * share;
  },
);

/** Adam: moving averages of the gradient and of its square. */
export const adam = kernel(
  "adam",
  {
    ...{ weights: "f32[]", gradients: "readonly f32[]", means: "f32[]", squares: "f32[]" },
    ...{ count: "i32", rate: "f32", correction: "f32", squareCorrection: "f32" },
  },
  (
    { weights, gradients, means, squares, count, rate, correction, squareCorrection },
    { globalIdx, globalSize },
  ) => {
    for (let i = globalIdx.x; i < count; i += globalSize.x) {
      const g = gradients[i];
      const mean = 0.9 * means[i] + 0.1 * g;
      const square = 0.999 * squares[i] + 0.001 * g * g;
      means[i] = mean;
      squares[i] = square;
      weights[i] -= (rate * (mean / correction)) / (Math.sqrt(square / squareCorrection) + 1e-8);
    }
  },
);
