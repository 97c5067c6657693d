import { nativeCuda } from "../../ffi/cuda/native.ts";
import type { Cuda } from "../../ffi/cuda/types.ts";
import { LibraryError } from "../../ffi/errors.ts";
import { type ProviderName, providerWish, tellFallback } from "../arguments/provider-wish.ts";
import { shown } from "../arguments/shown.ts";
import { DoorbellError } from "../errors.ts";
import { namesOf, ordinalOf } from "./device/device-names.ts";
import { Driver } from "./driver.ts";
import { internal } from "./internal.ts";

export type { ProviderName } from "../arguments/provider-wish.ts";

// As src/rdma/provider.ts: Bun loads the embedded GPU when it is asked for.
const loaded =
  import.meta.require !== undefined && import.meta.url.endsWith("/cuda/provider.ts")
    ? undefined
    : await import("../soft/gpu/provider.ts");
type Soft = NonNullable<typeof loaded>;

function softCuda(): Cuda {
  const soft = loaded ?? (import.meta.require("../soft/gpu/provider.ts") as Soft);
  return soft.softCuda();
}

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
  throw new TypeError(`unknown provider ${shown(name)}: use "native" or "soft"`);
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

/**
 * The driver to use, and of its devices the one that is named, if one is: by a word (a provider, a device's UUID or PCI id) and
 * a provider, else by `DOORBELL_CUDA`, else the native driver if it has a device that works, else the embedded GPU's,
 * which is said once on stderr. DoorbellError, with what there is, for a name that no device has.
 */
export function chooseDevice(
  word?: string,
  provider?: ProviderName,
): { readonly driver: Driver; readonly ordinal?: number } {
  const wish = providerWish("DOORBELL_CUDA", word, provider);
  if (wish.name !== undefined) return named(wish.name, wish.provider);
  if (wish.provider !== undefined) return { driver: driver(wish.provider) };
  const native = driverOrReason("native");
  if (native instanceof Driver) return { driver: native };
  tellFallback("DOORBELL_CUDA", native, "GPU");
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

/** The driver of {@link chooseDevice}. */
export const chooseDriver = (wanted?: ProviderName): Driver => chooseDevice(undefined, wanted).driver;
