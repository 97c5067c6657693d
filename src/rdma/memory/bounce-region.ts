import { checkRange } from "../../memory/memory-slice.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { MemoryRegion } from "./memory-region.ts";
import type { Registration } from "./registration.ts";

/**
 * Region with a copy of GPU memory in pinned host memory, for a NIC that cannot reach the GPU. Call
 * `fromDevice` before sends and before peers read. Call `toDevice` after receives and after peers wrote.
 * Nothing is copied automatically.
 *
 * @example
 * const region = pd.register(memory, ["remoteWrite"], { bounce: true }); // or a GPU's buffer
 * if (region instanceof BounceRegion) await region.toDevice(0, 4096);
 */
export class BounceRegion extends MemoryRegion {
  readonly #registration: Registration;

  /** @internal Use {@link ProtectionDomain.register} with `{ bounce: true }`. */
  constructor(pd: ProtectionDomain, registration: Registration) {
    super(pd, registration);
    this.#registration = registration;
  }

  override get label(): string {
    return `BounceRegion (${this.byteLength} bytes)`;
  }

  /**
   * Copies bytes (end exclusive) from the device into the region. Resolves when the copy is complete.
   *
   * @example
   * if (region instanceof BounceRegion) await region.fromDevice(0, 64);
   */
  async fromDevice(from = 0, to: number = this.byteLength): Promise<void> {
    this.ensureOpen();
    checkRange(this.label, from, to, this.byteLength);
    if (to > from) await this.#registration.device!.copyToHost(from, this.address + from, to - from);
  }

  /**
   * Copies bytes (end exclusive) from the region to the device. Resolves when the copy is complete.
   *
   * @example
   * if (region instanceof BounceRegion) await region.toDevice();
   */
  async toDevice(from = 0, to: number = this.byteLength): Promise<void> {
    this.ensureOpen();
    checkRange(this.label, from, to, this.byteLength);
    if (to > from) await this.#registration.device!.copyFromHost(from, this.address + from, to - from);
  }
}
