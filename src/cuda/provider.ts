import { env } from "node:process";
import { nativeCuda } from "../../ffi/cuda/native.ts";
import type { Cuda } from "../../ffi/cuda/types.ts";
import { LibraryError } from "../../ffi/errors.ts";
import { softCuda } from "../soft/gpu/provider.ts";
import { Driver } from "./driver.ts";
import { internal } from "./internal.ts";

/** Whose CUDA driver: libcuda.so.1, or the embedded GPU's. */
export type ProviderName = "native" | "soft";

const drivers = new Map<ProviderName, Driver>();

/**
 * A provider's driver, initialised (`cuInit`). LibraryError when libcuda.so.1 is not installed, CudaError when it does not
 * start (CUDA_ERROR_NO_DEVICE on a machine without a GPU).
 */
export function driver(name: ProviderName): Driver {
  let found = drivers.get(name);
  if (found === undefined) {
    found = new Driver(internal, table(name));
    drivers.set(name, found);
  }
  return found;
}

function table(name: ProviderName): Cuda {
  if (name === "native") return nativeCuda();
  if (name === "soft") return softCuda();
  throw new TypeError(`unknown provider "${String(name)}": use "native" or "soft"`);
}

/** The driver, or in a word why there is none. */
export function driverOrReason(name: ProviderName): Driver | string {
  try {
    const found = driver(name);
    return found.deviceCount() > 0 ? found : "the CUDA driver sees no device";
  } catch (error) {
    if (error instanceof LibraryError) return "libcuda.so.1 is not installed";
    if (error instanceof Error && "call" in error) return `${String(error.call)}: ${error.name}`;
    throw error;
  }
}

/** What `DOORBELL_CUDA` asks for, if anything. TypeError for another word. */
export function wishFromEnvironment(): ProviderName | undefined {
  const wish = env["DOORBELL_CUDA"];
  if (!wish) return undefined;
  if (wish === "native" || wish === "soft") return wish;
  throw new TypeError(`DOORBELL_CUDA=${wish}: use native or soft`);
}

let told = false;

/** Falling back is never silent, and said once. */
function tell(reason: string): void {
  if (told) return;
  told = true;
  process.stderr.write(
    `doorbell: ${reason}; using the embedded GPU (DOORBELL_CUDA=soft asks for it without this line)\n`,
  );
}

/**
 * The driver to use: the one asked for, else what `DOORBELL_CUDA` names, else the native one if it has a device that
 * works, else the embedded GPU's, which is said once on stderr.
 */
export function chooseDriver(wanted?: ProviderName): Driver {
  const wish = wanted ?? wishFromEnvironment();
  if (wish !== undefined) return driver(wish);
  const native = driverOrReason("native");
  if (native instanceof Driver) return native;
  tell(native);
  return driver("soft");
}
