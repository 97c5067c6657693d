import { Buffer } from "../memory/buffer.ts";
import type { ElementType } from "../memory/element-type.ts";

/**
 * A buffer that another process shared. It may be a part of the opened memory, which belongs to this buffer
 * and closes with it.
 */
export class OpenedBuffer<E extends ElementType = ElementType> extends Buffer<E> {
  override close(): void {
    this.allocation.close();
  }
}
