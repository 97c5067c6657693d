import { kernel } from "../../../../src/kernel/index.ts";
import { type Program, wholeFloats } from "./program.ts";

/** Sum of a cluster of four blocks: each block adds its sum to the shared memory of the first. */
const clusterSum = kernel(
  "clusterSum",
  { x: "readonly f32[]", y: "f32[]" },
  ({ x, y }, { globalIdx, threadIdx, blockIdx, shared, warp, cluster, atomic }) => {
    const total = shared("f32", 1);
    if (threadIdx.x === 0) total[0] = 0;
    cluster.sync();
    const sum = warp.add(x[globalIdx.x]);
    if (warp.lane === 0) atomic.add(cluster.shared(total, 0), 0, sum, { scope: "cluster" });
    cluster.sync();
    if (cluster.rank === 0 && threadIdx.x === 0) y[(blockIdx.x / 4) | 0] = total[0];
  },
);

/** Steps of the heat equation on a ring, with a barrier of the grid after each. */
const heat = kernel(
  "heat",
  { x: "f32[]", y: "f32[]", steps: "i32" },
  ({ x, y, steps }, { globalIdx, globalSize, grid }) => {
    const [i, n] = [globalIdx.x, globalSize.x];
    for (let k = 0; k < steps; k++) {
      y[i] = (x[(i + n - 1) % n] + 2 * x[i] + x[(i + 1) % n]) * 0.25;
      grid.sync();
      x[i] = y[i];
      grid.sync();
    }
  },
);

/** A bounded queue with a ticket for each slot. Half of the blocks put numbers in, the others take them out. */
const queue = kernel(
  "queue",
  { slots: "i32[]", turns: "u32[]", tickets: "u32[]", sum: "i32[]", rounds: "i32", SLOTS: 8 },
  ({ slots, turns, tickets, sum, rounds, SLOTS }, { threadIdx, blockIdx, atomic, u32, i32 }) => {
    if (threadIdx.x !== 0) return;
    const isProducer = (blockIdx.x & 1) === 0;
    for (let k = 0; k < rounds; k++) {
      // The turn of a slot is even while it is empty, and odd while it is full.
      const ticket = i32(atomic.add(tickets, isProducer ? 0 : 1, 1));
      const slot = ticket % SLOTS;
      const turn = u32(((ticket / SLOTS) | 0) * 2 + (isProducer ? 0 : 1));
      while (atomic.load<number>(turns, slot, { order: "acquire" }) !== turn);
      if (isProducer) slots[slot] = ticket + 1;
      else atomic.add(sum, 0, slots[slot]);
      atomic.store(turns, slot, turn + 1, { order: "release" });
    }
  },
);

/** Largest element and its index. A lock protects both, because no atomic changes them together. */
const argmax = kernel(
  "argmax",
  { x: "readonly f32[]", lock: "u32[]", most: "f32[]", place: "i32[]" },
  ({ x, lock, most, place }, { globalIdx, warp, atomic, ffs }) => {
    const i = globalIdx.x;
    const largest = warp.max(x[i]);
    // One thread of each warp takes the lock: the first that has the largest element of the warp.
    if (warp.lane !== ffs(warp.ballot(x[i] === largest)) - 1) return;
    while (atomic.compareExchange(lock, 0, 0, 1, { order: "acquire" }) !== 0);
    if (largest > most[0] || (largest === most[0] && i < place[0])) {
      most[0] = largest;
      place[0] = i;
    }
    atomic.store(lock, 0, 0, { order: "release" });
  },
);

export const togetherPrograms: readonly Program[] = [
  {
    name: "reduction of a cluster",
    run(gpu, options = {}) {
      const x = wholeFloats(512, 61);
      const y = gpu.allocate(2, "f32");
      clusterSum.with(options).launch({ grid: 8, block: 64, cluster: 4 }, { x: gpu.from(x), y });
      const sum = (part: Float32Array) => part.reduce((a, b) => a + b, 0);
      return { found: y.toArray(), expected: [sum(x.subarray(0, 256)), sum(x.subarray(256))] };
    },
  },
  {
    name: "heat equation with barriers of the grid",
    run(gpu, options = {}) {
      let values: ArrayLike<number> = wholeFloats(128, 62);
      const [x, y] = [gpu.from(Float32Array.from(values)), gpu.allocate(128, "f32")];
      heat.with(options).launch({ grid: 4, block: 32, cooperative: true }, { x, y, steps: 4 });
      for (let k = 0; k < 4; k++) {
        const before = values;
        values = Array.from(
          before,
          (each, i) => (before[(i + 127) % 128]! + 2 * each + before[(i + 1) % 128]!) * 0.25,
        );
      }
      return { found: x.toArray(), expected: values };
    },
  },
  {
    name: "queue of producers and consumers",
    run(gpu) {
      const [slots, turns] = [gpu.from(new Int32Array(8)), gpu.from(new Uint32Array(8))];
      const [tickets, sum] = [gpu.from(new Uint32Array(2)), gpu.from(new Int32Array(1))];
      const config = { grid: 4, block: 32, cooperative: true };
      queue.launch(config, { slots, turns, tickets, sum, rounds: 20 });
      return { found: sum.toArray(), expected: [(40 * 41) / 2] };
    },
  },
  {
    name: "index of the largest element, with a lock",
    run(gpu) {
      const x = wholeFloats(512, 63);
      const [lock, most] = [gpu.from(new Uint32Array(1)), gpu.from(new Float32Array([-Infinity]))];
      const place = gpu.from(new Int32Array(1));
      argmax.launch({ grid: 8, block: 64 }, { x: gpu.from(x), lock, most, place });
      const largest = Math.max(...x);
      return { found: [...most.toArray(), ...place.toArray()], expected: [largest, x.indexOf(largest)] };
    },
  },
];
