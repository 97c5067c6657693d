import { Buffer } from "../memory/buffer.ts";
import type { ElementType } from "../memory/element-type.ts";

/** A buffer that another process shared. It may lie inside of what was opened for it, which only it knows of: closing it closes that. */
export class OpenedBuffer<E extends ElementType = ElementType> extends Buffer<E> {
  override close(): void {
    this.allocation.close();
  }
}
