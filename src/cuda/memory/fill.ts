import type { Stream } from "../stream/stream.ts";
import type { Allocation } from "./allocation.ts";
import { elementBits } from "./element-bits.ts";
import { type ElementOf, type ElementType, elementBytes } from "./element-type.ts";

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
  const [low, high] = elementBits("fill", type, value);
  if (stream === undefined) device.enter();
  else stream.enter();
  const { lib, driver } = device;
  const queue = stream?.pointer;
  const bytes = elementBytes(type);
  if (bytes === 1) {
    if (queue === undefined) driver.check(lib.cuMemsetD8_v2(pointer, low, length), "cuMemsetD8_v2");
    else driver.check(lib.cuMemsetD8Async(pointer, low, length, queue), "cuMemsetD8Async");
  } else if (bytes === 2) {
    if (queue === undefined) driver.check(lib.cuMemsetD16_v2(pointer, low, length), "cuMemsetD16_v2");
    else driver.check(lib.cuMemsetD16Async(pointer, low, length, queue), "cuMemsetD16Async");
  } else if (bytes === 4 || low === high) {
    const words = (length * bytes) / 4;
    if (queue === undefined) driver.check(lib.cuMemsetD32_v2(pointer, low, words), "cuMemsetD32_v2");
    else driver.check(lib.cuMemsetD32Async(pointer, low, words, queue), "cuMemsetD32Async");
  } else {
    // There is no 64-bit set: the low and the high words are two columns of a two-dimensional one.
    for (const [at, word] of [
      [pointer, low],
      [pointer + 4, high],
    ] as const) {
      if (queue === undefined) {
        driver.check(lib.cuMemsetD2D32_v2(at, 8, word, 1, length), "cuMemsetD2D32_v2");
      } else {
        driver.check(lib.cuMemsetD2D32Async(at, 8, word, 1, length, queue), "cuMemsetD2D32Async");
      }
    }
  }
}
