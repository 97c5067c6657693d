import { arrays, type Dtype, type HostArray, type NdArray, scope } from "../../../src/array/index.ts";
import type { Device } from "../../../src/cuda/index.ts";
import { type Calls, caseText, onDevice } from "./compare.ts";
import { makers } from "./device-cases.ts";
import { type Case, ulps } from "./numpy.ts";

/** Result of a case on one device. */
interface Computed {
  readonly dtype: Dtype;
  readonly shape: readonly number[];
  readonly elements: HostArray;
}

const textOf = (given: Case): string =>
  given.operands.length > 0 ? caseText(given) : `${given.name}(${JSON.stringify(given.values)})`;

/** Returns the call of a case on a device. */
function callOf(gpu: Device, given: Case, calls: Calls): () => NdArray {
  const maker = makers[given.name];
  if (maker === undefined) return onDevice(gpu, given, calls).run;
  return () => maker(arrays(gpu), (given.values ?? []) as never[]);
}

/** Computes a case twice on a device. The second run repeats launches that the first one prepared. */
function computed(gpu: Device, given: Case, calls: Calls): [Computed, Computed] {
  const results: Computed[] = [];
  scope(() => {
    const run = callOf(gpu, given, calls);
    for (let i = 0; i < 2; i++) {
      const array = run();
      results.push({ dtype: array.dtype, shape: array.shape, elements: array.toArray() });
    }
    return undefined;
  });
  return results as [Computed, Computed];
}

/** Returns the indices of the elements with other bits. The bits of NaN are not compared. */
function differentElements(one: HostArray, other: HostArray): number[] {
  const found: number[] = [];
  for (let i = 0; i < one.length; i++) if (!Object.is(one[i], other[i])) found.push(i);
  return found;
}

/** Returns the difference between two results as text, or "" where there is none. */
function difference(one: Computed, other: Computed): string {
  if (one.dtype !== other.dtype || `${one.shape}` !== `${other.shape}`)
    return `${one.dtype} (${one.shape}) and ${other.dtype} (${other.shape})`;
  const found = differentElements(one.elements, other.elements);
  const [i] = found;
  if (i === undefined) return "";
  return `[${i}] is ${one.elements[i]} and ${other.elements[i]}, ${found.length} of ${one.elements.length} differ`;
}

/**
 * Returns the difference between the bits that two devices compute as text, or "" where there is none. Each device computes
 * the case twice.
 */
export function differenceOfBits(devices: readonly [Device, Device], given: Case, calls: Calls): string {
  try {
    const [one, other] = devices.map((gpu) => computed(gpu, given, calls)) as [
      [Computed, Computed],
      [Computed, Computed],
    ];
    const found =
      difference(one[0], other[0]) ||
      difference(one[0], one[1]).replace(/^(?=.)/, "first device, second run: ") ||
      difference(other[0], other[1]).replace(/^(?=.)/, "second device, second run: ");
    return found === "" ? "" : `${textOf(given)}: ${found}`;
  } catch (error) {
    return `${textOf(given)}: ${error}`;
  }
}

/** Returns the largest distance between the elements that two devices compute, in ulps of the largest element. */
export function mostUlpsBetween(devices: readonly [Device, Device], given: Case, calls: Calls): number {
  const [one, other] = devices.map((gpu) => computed(gpu, given, calls)[1]) as [Computed, Computed];
  let [size, most] = [0, 0];
  for (const each of one.elements) size = Math.max(size, Math.abs(Number(each)));
  for (const [i, each] of one.elements.entries())
    most = Math.max(most, ulps(Number(each), Number(other.elements[i]), one.dtype, size));
  return most;
}
