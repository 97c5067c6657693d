import { checkRange } from "../../memory/memory-slice.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { MemoryRegion } from "./memory-region.ts";
import type { Registration } from "./registration.ts";

/**
 * A region whose bytes are a copy of a GPU's, in pinned host memory: the NIC cannot reach the GPU's own. `fromDevice` before
 * what it sends or peers read, `toDevice` after what it receives or peers wrote; nothing is copied by itself.
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
   * Copies bytes (end exclusive) from the device to where the NIC reads them; resolves when they are there.
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
   * Copies bytes (end exclusive) that the NIC wrote to the device; resolves when they are there.
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
