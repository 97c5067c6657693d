// Data-parallel training: every process has its own part of the data, gradients are averaged on GPUs. When a process is killed,
// the others go on without it.
//
//   npx doorbell run -n 4 --survive examples/data-parallel.ts
import { type Group, join, MemberLostError } from "doorbell/group";

const WEIGHTS = 64;
const SAMPLES = 512;
const STEPS = Number(process.argv[2] ?? 300);
const RATE = 0.5;

/** Numbers from -1 to 1 that are the same wherever they begin with the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const next = numbers(42);
const wanted = Float32Array.from({ length: WEIGHTS }, () => next());

/** The data of one member: inputs, and the answers to learn. */
function dataOf(id: number): { readonly inputs: Float32Array[]; readonly answers: Float32Array } {
  const random = numbers(1000 + id);
  const inputs = Array.from({ length: SAMPLES }, () =>
    Float32Array.from({ length: WEIGHTS }, () => random()),
  );
  const answers = Float32Array.from(inputs, (input) => dot(input, wanted));
  return { inputs, answers };
}

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** The gradient of the mean squared error over the data, and behind it the error itself. */
function gradientOf(
  { inputs, answers }: ReturnType<typeof dataOf>,
  weights: Float32Array,
): Float32Array<ArrayBuffer> {
  const gradient = new Float32Array(WEIGHTS + 1);
  inputs.forEach((input, sample) => {
    const error = dot(input, weights) - answers[sample]!;
    for (let i = 0; i < WEIGHTS; i++) gradient[i]! += (error * input[i]!) / SAMPLES;
    gradient[WEIGHTS]! += (error * error) / SAMPLES;
  });
  return gradient;
}

async function train(group: Group): Promise<Float32Array> {
  const data = dataOf(group.members[group.rank]!.id);
  const weights = new Float32Array(WEIGHTS);
  using buffer = group.device.allocate(WEIGHTS + 1, "f32");
  for (let step = 0; step < STEPS; step++) {
    buffer.set(gradientOf(data, weights));
    group.allReduce(buffer, undefined, { operation: "average" });
    try {
      await group.done();
    } catch (error) {
      if (!(error instanceof MemberLostError)) throw error;
      await group.reform();
      // Those that heard of it later are at the same step as those that have the result already: all take the least.
      const steps = await group.exchange(step);
      console.log(`${error.message.split("\n")[0]}; ${group.size} go on from step ${Math.min(...steps)}`);
      step = Math.min(...steps) - 1;
      const [first] = await group.exchange([...weights]);
      weights.set(first!);
      continue;
    }
    const mean = buffer.toArray();
    for (let i = 0; i < WEIGHTS; i++) weights[i]! -= RATE * mean[i]!;
    if (step % 100 === 0 && group.rank === 0)
      console.log(`step ${step}: error ${mean[WEIGHTS]!.toExponential(2)}`);
  }
  return weights;
}

using group = await join();
console.log(`rank ${group.rank} of ${group.size}, process ${process.pid}, ${group.device.name}`);
const weights = await train(group);
const furthest = Math.max(...weights.map((weight, i) => Math.abs(weight - wanted[i]!)));
const all = await group.exchange([...weights].join());
if (new Set(all).size > 1) throw new Error("the members have different weights");
console.log(
  `learned: the furthest weight is off by ${furthest.toExponential(1)}, the same in all ${group.size} members`,
);
if (furthest > 1e-3) throw new Error("that is not learned");
