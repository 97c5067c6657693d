import type { Buffer } from "../cuda/index.ts";
import { Resource } from "../lifetime/resource.ts";
import type { AbortWord } from "./collectives/algorithm.ts";
import type { FailureDetector } from "./membership/failure/failure-detector.ts";

/**
 * Words of memory to which the heartbeat thread writes when it detects a loss. The thread forgets them before the
 * memory is freed, also when a device or a group frees it as its parent.
 */
export class AbortTarget extends Resource {
  readonly label = "the words that a heartbeat thread writes";
  readonly #detector: FailureDetector;

  constructor(detector: FailureDetector, page: Buffer<"u32">, poison: AbortWord | undefined) {
    super();
    this.#detector = detector;
    this.own(page.allocation);
    if (poison !== undefined) this.need(poison.buffer.allocation);
    detector.abortAt(page.pointer, poison?.address);
  }

  protected release(): void {
    this.#detector.abortAt(0);
  }
}
