import { hipErrorNoDevice, nativeHip } from "../../../ffi/hip/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { wholeNumber } from "../../arguments/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import { pciAddressFrom } from "../../machine/pci-address.ts";
import { AmdBuffer } from "./amd-buffer.ts";
import { AmdError, checkHip } from "./amd-error.ts";

const word = (): Int32Array<ArrayBuffer> => new Int32Array(new ArrayBuffer(8));

function textFrom(call: (address: number, bytes: number) => number, what: string): string {
  const bytes = new Uint8Array(new ArrayBuffer(256));
  checkHip(call(addressOf(bytes), bytes.length), what);
  return new TextDecoder().decode(bytes.slice(0, Math.max(0, bytes.indexOf(0))));
}

/** An AMD GPU, opened through HIP. It has not run on AMD hardware. */
export class AmdDevice extends Resource {
  /** Index of the GPU in HIP. */
  readonly index: number;
  readonly name: string;
  /** PCI address of the GPU, as `topology()` reports it: "0000:c1:00.0". */
  readonly pciAddress: string;
  readonly memoryBytes: number;

  /** @internal Use `openAmdDevice()`. */
  constructor(index: number) {
    super();
    const hip = nativeHip();
    this.index = index;
    const what = `AMD GPU ${index}`;
    this.name = textFrom((address, bytes) => hip.hipDeviceGetName(address, bytes, index), what);
    const address = textFrom((place, bytes) => hip.hipDeviceGetPCIBusId(place, bytes, index), what);
    this.pciAddress = pciAddressFrom(address) ?? address;
    const total = new BigUint64Array(new ArrayBuffer(8));
    checkHip(hip.hipDeviceTotalMem(addressOf(total), index), what);
    this.memoryBytes = Number(total[0]);
    this.ownFrozen();
  }

  get label(): string {
    return `AmdDevice ${this.index} (${this.name})`;
  }

  /**
   * Allocates memory of the GPU.
   *
   * @example
   * using gpu = openAmdDevice(0);
   * using memory = gpu.allocate(2 ** 20);
   * console.log(memory.byteLength);
   * @throws AmdError
   */
  allocate(bytes: number): AmdBuffer {
    this.ensureOpen();
    return new AmdBuffer(this, bytes);
  }

  /** @internal Selects this GPU for HIP calls of this thread. */
  select(): void {
    this.ensureOpen();
    checkHip(nativeHip().hipSetDevice(this.index), this.label);
  }

  protected override shown(): Record<string, unknown> {
    const { pciAddress, memoryBytes } = this;
    return { pciAddress, memoryBytes };
  }

  protected release(): void {}
}

/**
 * Returns the number of AMD GPUs that HIP reports, 0 without any.
 *
 * @throws LibraryError where HIP is not installed; AmdError
 */
export function amdDeviceCount(): number {
  if (arguments.length > 0) throw extraArguments("amdDeviceCount", [], arguments.length);
  const count = word();
  try {
    checkHip(nativeHip().hipGetDeviceCount(addressOf(count)), "AMD GPUs");
  } catch (error) {
    if (error instanceof AmdError && error.code === "hipErrorNoDevice") return 0;
    throw error;
  }
  return count[0]!;
}

/**
 * Opens an AMD GPU by its index in HIP.
 *
 * @example
 * using device = openAmdDevice(0);
 * console.log(device.name, topology().bestNicFor(device.pciAddress)?.reason);
 * @throws LibraryError where HIP is not installed; AmdError where there is no such GPU
 */
export function openAmdDevice(index = 0): AmdDevice {
  if (arguments.length > 1) throw extraArguments("openAmdDevice", ["index"], arguments.length);
  const count = amdDeviceCount();
  if (count === 0) checkHip(hipErrorNoDevice, "AMD GPUs");
  wholeNumber("openAmdDevice: index", index, 0, count - 1);
  return new AmdDevice(index);
}
