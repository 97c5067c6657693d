import { Count } from "../../counters/layout.ts";
import { useInCaptures } from "../capture/open-captures.ts";
import type { Stream } from "../stream/stream.ts";
import type { Allocation } from "./allocation.ts";
import { elementBits } from "./element-bits.ts";
import { type ElementOf, type ElementType, elementBytes } from "./element-type.ts";
import { runFunctionsFirst } from "./functions-first.ts";

/** Sets `length` elements to one value. */
export function fillMemory<E extends ElementType>(
  memory: Allocation,
  pointer: number,
  type: E,
  length: number,
  value: ElementOf<E>,
  stream: Stream | undefined,
): void {
  const { device } = memory;
  runFunctionsFirst(device, stream, memory);
  memory.reach(pointer, length * elementBytes(type));
  const [low, high] = elementBits("fill", type, value);
  if (stream === undefined) device.enter();
  else stream.enter();
  const { driver } = device;
  const { lib } = driver;
  device.counts[Count.fills]! += 1;
  const bytes = elementBytes(type);
  if (bytes === 1) {
    if (stream === undefined) driver.check(lib.cuMemsetD8_v2(pointer, low, length), "cuMemsetD8_v2");
    else stream.check(lib.cuMemsetD8Async(pointer, low, length, stream.pointer), "cuMemsetD8Async");
  } else if (bytes === 2) {
    if (stream === undefined) driver.check(lib.cuMemsetD16_v2(pointer, low, length), "cuMemsetD16_v2");
    else stream.check(lib.cuMemsetD16Async(pointer, low, length, stream.pointer), "cuMemsetD16Async");
  } else if (bytes === 4 || low === high) {
    const words = (length * bytes) / 4;
    if (stream === undefined) driver.check(lib.cuMemsetD32_v2(pointer, low, words), "cuMemsetD32_v2");
    else stream.check(lib.cuMemsetD32Async(pointer, low, words, stream.pointer), "cuMemsetD32Async");
  } else {
    // C has no 64-bit memset. The low and the high words are two columns of a two-dimensional memset.
    for (const [at, word] of [
      [pointer, low],
      [pointer + 4, high],
    ] as const) {
      if (stream === undefined) {
        driver.check(lib.cuMemsetD2D32_v2(at, 8, word, 1, length), "cuMemsetD2D32_v2");
      } else {
        stream.check(lib.cuMemsetD2D32Async(at, 8, word, 1, length, stream.pointer), "cuMemsetD2D32Async");
      }
    }
  }
  if (stream !== undefined) useInCaptures(memory);
}
