import { nativeCuda } from "../../ffi/cuda/native.ts";
import type { Cuda } from "../../ffi/cuda/types.ts";
import { LibraryError } from "../../ffi/errors.ts";
import { extraArguments } from "../arguments/extra-arguments.ts";
import {
  checkNative,
  type ProviderName,
  providerPreference,
  reportFallback,
} from "../arguments/provider-preference.ts";
import { shown } from "../arguments/shown.ts";
import { DoorbellError } from "../errors.ts";
import { namesOf, ordinalOf } from "./driver/device-names.ts";
import { Driver } from "./driver/driver.ts";
import { internal } from "./driver/internal.ts";
import { simulatedDriver } from "./driver/simulated-driver.ts";

export type { ProviderName } from "../arguments/provider-preference.ts";

// Bun loads the soft GPU on demand, as in src/rdma/provider.ts.
const loaded =
  import.meta.require !== undefined && /\/cuda\/provider\.[jt]s$/.test(import.meta.url)
    ? undefined
    : await import("../soft/gpu/provider.ts");
type Soft = NonNullable<typeof loaded>;

function softCuda(): Cuda {
  const soft = loaded ?? (import.meta.require("../soft/gpu/provider.ts") as Soft);
  return soft.softCuda();
}

const drivers = new Map<ProviderName, Driver>();

/**
 * Returns the initialized driver of a provider (`cuInit`). Throws LibraryError without libcuda.so.1, and
 * CudaError when it does not start (CUDA_ERROR_NO_DEVICE on a machine without a GPU).
 */
export function driver(name: ProviderName): Driver {
  if (arguments.length > 1) throw extraArguments("driver", ["name"], arguments.length);
  const instead = simulatedDriver(name);
  if (instead !== undefined) return instead;
  let found = drivers.get(name);
  if (found === undefined) {
    found = new Driver(internal, table(name));
    drivers.set(name, found);
  }
  return found;
}

function table(name: ProviderName): Cuda {
  if (name === "native") {
    checkNative();
    return nativeCuda();
  }
  if (name === "soft") return softCuda();
  throw new TypeError(`unknown provider ${shown(name)}. Use "native" or "soft"`);
}

/** Returns the driver, or the reason why there is none. */
export function driverOrReason(name: ProviderName): Driver | string {
  try {
    const found = driver(name);
    return found.deviceCount() > 0 ? found : "the CUDA driver reports no device";
  } catch (error) {
    if (error instanceof LibraryError) return "libcuda.so.1 is not installed";
    if (error instanceof Error && "call" in error) return `${String(error.call)}: ${error.name}`;
    throw error;
  }
}

/**
 * Chooses the driver and, if one is named, a device. The name is a provider, a UUID or a PCI id. The default
 * is `DOORBELL_CUDA`, else the native driver if one of its devices works. Without any, the soft GPU is
 * chosen, which is reported once on stderr. Throws DoorbellError with the existing devices for an unknown
 * name.
 */
export function chooseDevice(
  word?: string,
  provider?: ProviderName,
): { readonly driver: Driver; readonly ordinal?: number } {
  const preference = providerPreference("DOORBELL_CUDA", word, provider);
  if (preference.name !== undefined) return named(preference.name, preference.provider);
  if (preference.provider !== undefined) return { driver: driver(preference.provider) };
  const native = driverOrReason("native");
  if (native instanceof Driver) return { driver: native };
  reportFallback("DOORBELL_CUDA", native, "GPU");
  return { driver: driver("soft") };
}

function named(name: string, only: ProviderName | undefined): { driver: Driver; ordinal: number } {
  const present: string[] = [];
  for (const each of only ? [only] : (["native", "soft"] as const)) {
    const found = only ? driver(only) : driverOrReason(each);
    if (typeof found === "string") continue;
    const ordinal = ordinalOf(found, name);
    if (ordinal !== undefined) return { driver: found, ordinal };
    present.push(...namesOf(found));
  }
  throw new DoorbellError(
    `there is no GPU "${name}"`,
    `Use native or soft, or one that is present: ${present.join(", ") || "none"}.`,
  );
}

/** Returns the driver of {@link chooseDevice}. */
export function chooseDriver(wanted?: ProviderName): Driver {
  if (arguments.length > 1) throw extraArguments("chooseDriver", ["wanted"], arguments.length);
  return chooseDevice(undefined, wanted).driver;
}
