import { hipHostMallocDefault, nativeHip } from "../../../ffi/hip/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { AmdDevice } from "./amd-device.ts";
import { checkHip } from "./amd-error.ts";

/** Page-locked host memory for copies to and from an AMD GPU (`hipHostMalloc`). */
export class PinnedPages extends Resource {
  readonly pointer: number;
  readonly #bytes: number;

  constructor(device: AmdDevice, bytes: number) {
    super();
    this.#bytes = bytes;
    const place = new BigUint64Array(new ArrayBuffer(8));
    device.select();
    checkHip(
      nativeHip().hipHostMalloc(addressOf(place), bytes, hipHostMallocDefault),
      `${bytes} bytes of pinned memory`,
    );
    this.pointer = Number(place[0]);
    this.ownFrozen(device);
  }

  get label(): string {
    return `PinnedPages (${this.#bytes} bytes)`;
  }

  protected release(): void {
    checkHip(nativeHip().hipHostFree(this.pointer), `${this.label}: hipHostFree`);
  }
}
