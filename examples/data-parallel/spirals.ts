/** Returns a generator of numbers from 0 to 1 that depend only on the seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const CLASSES = 3;

/**
 * Returns points on the arms of a spiral, with the arm of each point. No straight line separates the arms.
 */
export function spirals(count: number): {
  readonly points: Float32Array<ArrayBuffer>;
  readonly arms: Int32Array<ArrayBuffer>;
} {
  const random = numbers(7);
  const points = new Float32Array(2 * count);
  const arms = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const arm = i % CLASSES;
    const distance = random();
    const angle = (arm / CLASSES) * 2 * Math.PI + distance * 4.5 + (random() - 0.5) * 0.4;
    points[2 * i] = 2 * distance * Math.cos(angle);
    points[2 * i + 1] = 2 * distance * Math.sin(angle);
    arms[i] = arm;
  }
  return { points, arms };
}
