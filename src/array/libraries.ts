import { env } from "node:process";
import { LibraryError } from "../../ffi/errors.ts";
import type { Device } from "../cuda/device/device.ts";
import { Resource } from "../lifetime/resource.ts";

/** A library that a device can use, or the reason why there is none. */
export interface LoadedLibrary<T> {
  readonly lib?: T;
  readonly reason: string;
}

/** Returns true where libraries run in place of own kernels. Throws RangeError for a setting that is neither on nor off. */
function isWanted(): boolean {
  const value = env["DOORBELL_ARRAY_LIBRARIES"];
  if (value === undefined || value === "" || value === "on") return true;
  if (value !== "off") throw new RangeError(`DOORBELL_ARRAY_LIBRARIES is "${value}". Use on or off`);
  return false;
}

/** Loads a library that runs in place of own kernels. `load` gets the highest version of CUDA that the driver supports. */
export function loadedLibrary<T>(device: Device, name: string, load: (major: number) => T): LoadedLibrary<T> {
  const wanted = isWanted();
  if (device.provider !== "native") return { reason: `${name} does not run on the soft GPU` };
  if (!wanted) return { reason: "DOORBELL_ARRAY_LIBRARIES is off" };
  try {
    return { lib: load(Math.floor(device.driver.version / 1000)), reason: `${name} is installed` };
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return { reason: `${name} is not found: ${error.message.split("\n")[0]}` };
  }
}

/** Handles and plans of NVIDIA's libraries on one device. They are destroyed before its context. */
class LibraryObjects extends Resource {
  readonly label: string;
  readonly #device: Device;
  readonly #destroy: (() => void)[] = [];

  constructor(device: Device) {
    super();
    this.#device = device;
    this.label = `objects of NVIDIA's libraries on ${device.name}`;
    this.own(device);
  }

  add(destroy: () => void): void {
    this.#destroy.push(destroy);
  }

  protected release(): void {
    this.#device.enter();
    for (const destroy of this.#destroy.splice(0).reverse()) destroy();
  }
}

const objects = new WeakMap<Device, LibraryObjects>();

/** Calls a function when a device closes, while its context exists. The function destroys an object of a library. */
export function whenClosed(device: Device, destroy: () => void): void {
  const owner = objects.get(device) ?? new LibraryObjects(device);
  objects.set(device, owner);
  owner.add(destroy);
}
