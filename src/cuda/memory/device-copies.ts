import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { STAGING_BYTES, type StagedMemory, type StagingFunctions } from "../../../ffi/staged-memory.ts";
import { DoorbellError } from "../../errors.ts";
import { closingOnFailure, Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { cText } from "../driver/driver.ts";
import type { Stream } from "../stream/stream.ts";
import type { Buffer } from "./buffer.ts";

const names: Readonly<Record<keyof StagingFunctions, string>> = {
  pushContext: "cuCtxPushCurrent",
  popContext: "cuCtxPopCurrent",
  toDevice: "cuMemcpyHtoDAsync",
  toHost: "cuMemcpyDtoHAsync",
  writeValue: "cuStreamWriteValue32",
  query: "cuStreamQuery",
};
/** CUDA version whose functions are requested, because cuGetProcAddress takes names without `_v2`. */
const abi = 12000;
const lineBytes = 64;

/**
 * Resources with which a NIC copies from and to a GPU: a stream, page-locked memory, and addresses of driver
 * functions.
 */
class DeviceCopies extends Resource implements StagedMemory {
  readonly functions: StagingFunctions;
  readonly context: number;
  readonly staging: number;
  readonly progress: number;
  readonly stream: number;
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #memory: Buffer;

  constructor(device: Device) {
    super();
    this.#device = device;
    this.functions = functionsOf(device);
    this.context = device.pointer;
    this.#memory = device.allocatePinned(STAGING_BYTES + lineBytes);
    this.staging = this.#memory.pointer;
    this.progress = this.staging + STAGING_BYTES;
    this.#stream = closingOnFailure(this.#memory, () => device.createStream({ nonBlocking: true }));
    this.stream = this.#stream.pointer;
    try {
      // Writes the initial progress, since fresh memory may hold any value. A driver that cannot write values
      // fails here.
      this.#stream.writeValue(this.#memory.slice(STAGING_BYTES).as("u32").slice(0, 1), 0);
      this.#stream.synchronize();
      this.own(device);
    } catch (error) {
      this.release();
      throw error;
    }
  }

  get label(): string {
    return `copies of a NIC to and from ${this.#device.label}`;
  }

  describe(code: number): string {
    if (code === -1) return "a copy was not done after 5 seconds";
    return this.#device.driver.failure(code, "a copy").message.split("\n")[0]!;
  }

  protected release(): void {
    this.#stream.close();
    this.#memory.close();
  }
}

function functionsOf(device: Device): StagingFunctions {
  const { lib, results } = device.driver;
  const found = Object.entries(names).map(([key, name]) => {
    const text = cText(name);
    const code = lib.cuGetProcAddress(addressOf(text), results.pointer, abi, 0, results.second);
    keepAlive(text);
    device.driver.check(code, "cuGetProcAddress", name);
    const address = results.u64();
    if (address === 0) throw new DoorbellError(`the driver has no ${name}`);
    return [key, address];
  });
  return Object.fromEntries(found) as StagingFunctions;
}

const made = new WeakMap<Device, WeakMap<object, DeviceCopies>>();

/**
 * Returns the copy resources of a NIC without hardware (`user`) for the device, or the reason why there are
 * none.
 */
export function copiesFor(device: Device, user: object): DeviceCopies | string {
  if (device.provider === "soft") return "functions of the soft GPU have no C addresses";
  const ofDevice = made.get(device) ?? new WeakMap<object, DeviceCopies>();
  made.set(device, ofDevice);
  const known = ofDevice.get(user);
  if (known !== undefined && !known.closed) return known;
  try {
    const copies = new DeviceCopies(device);
    ofDevice.set(user, copies);
    return copies;
  } catch (error) {
    if (error instanceof DoorbellError) return error.message.split("\n")[0]!;
    throw error;
  }
}
