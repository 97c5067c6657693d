import { readlinkSync } from "node:fs";
import { LibraryError } from "../../../ffi/errors.ts";
import type { Ibverbs } from "../../../ffi/ibverbs/index.ts";
import { ibv_context } from "../../../ffi/ibverbs/structs.ts";
import { cString, Errno } from "../../../ffi/libc/index.ts";
import { addressOf, errno, memory } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, oneOf, optionsTable, wholeNumber } from "../../arguments/options.ts";
import {
  type ProviderName,
  providerPreference,
  reportFallback,
} from "../../arguments/provider-preference.ts";
import { DoorbellError } from "../../errors.ts";
import { checkPointer, VerbsError } from "../errors/verbs-error.ts";
import { guidText } from "../handles/device-attributes.ts";
import { provider } from "../provider.ts";
import { Device } from "./device.ts";

/** Device that can be opened. */
export interface DeviceInfo {
  readonly name: string;
  readonly provider: ProviderName;
  /** GUID of the device, 64 bits as "0123:4567:89ab:cdef". */
  readonly guid: string;
}

/** Options of {@link openDevice}. Default: the first device that works. */
export interface OpenOptions {
  readonly provider?: ProviderName;
}

export const openOptions = optionsTable<OpenOptions>()(
  "rdma.OpenOptions",
  { openDevice: 1, listDevices: 0 },
  {
    provider: {
      type: oneOf("native", "soft"),
      defaultText: "the first that works",
      text: "The provider: libibverbs.so.1 (native) or the soft NIC (soft).",
    },
  },
);

/** Calls `use` for each C device of a provider until it returns a value, then frees the list. */
function eachDevice<T>(lib: Ibverbs, use: (device: number, name: string) => T | undefined): T | undefined {
  const count = new Int32Array(new ArrayBuffer(8));
  const list = lib.ibv_get_device_list(addressOf(count));
  if (list === 0) {
    const failure = errno();
    if (failure === Errno.ENOSYS) return undefined; // The kernel has no RDMA support, so there are no devices.
    throw new VerbsError("ibv_get_device_list", failure);
  }
  try {
    if (count[0] === 0) return undefined;
    for (const device of new BigUint64Array(memory(list, count[0]! * 8)).slice()) {
      const result = use(Number(device), cString(lib.ibv_get_device_name(Number(device))));
      if (result !== undefined) return result;
    }
    return undefined;
  } finally {
    lib.ibv_free_device_list(list);
  }
}

function nativeLibrary(): Ibverbs | LibraryError {
  try {
    return provider("native");
  } catch (error) {
    if (error instanceof LibraryError) return error;
    throw error;
  }
}

/** Returns the GUID of a device. C returns it in network order. */
function guidOf(lib: Ibverbs, device: number): string {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, lib.ibv_get_device_guid(device), true);
  return guidText(bytes.getBigUint64(0));
}

/**
 * Returns all devices of this machine (`ibv_get_device_list`): the native ones, then `soft0`, which always
 * exists.
 *
 * @example
 * for (const { name, provider } of listDevices()) console.log(name, provider);
 */
export function listDevices(options?: OpenOptions): DeviceInfo[] {
  if (arguments.length > 1) throw extraArguments("listDevices", ["options"], arguments.length);
  const found: DeviceInfo[] = [];
  const { provider: only } = checkOptions(openOptions, "listDevices", options);
  const names: readonly ProviderName[] = only ? [only] : ["native", "soft"];
  for (const name of names) {
    const lib = name === "native" && !only ? nativeLibrary() : provider(name);
    if (lib instanceof LibraryError) continue;
    eachDevice(lib, (device, deviceName) => {
      found.push({ name: deviceName, provider: name, guid: guidOf(lib, device) });
      return undefined;
    });
  }
  return found;
}

function openFrom(lib: Ibverbs, name: string): Device | undefined {
  return eachDevice(lib, (device, found) => (found === name ? new Device(lib, device, found) : undefined));
}

function openNamed(name: string, only: ProviderName | undefined): Device {
  const names: readonly ProviderName[] = only ? [only] : ["native", "soft"];
  for (const providerName of names) {
    const lib = providerName === "native" && !only ? nativeLibrary() : provider(providerName);
    const device = lib instanceof LibraryError ? undefined : openFrom(lib, name);
    if (device) return device;
  }
  const present = listDevices(only ? { provider: only } : {}).map((d) => d.name);
  throw new DoorbellError(
    `there is no RDMA device "${name}"`,
    `Present: ${present.join(", ") || "none"}. The names native and soft select the first device of a provider. To add Soft-RoCE: rdma link add ${name} type rxe netdev <netdev>`,
  );
}

/** Returns the first native device with an active port, or the reason why there is none. */
function firstWorkingNative(lib: Ibverbs): Device | string {
  const reasons: string[] = [];
  const device = eachDevice(lib, (pointer, name) => {
    let candidate: Device | undefined;
    try {
      candidate = new Device(lib, pointer, name);
      if (candidate.activePort() !== undefined) return candidate;
      reasons.push(`${name} has no active port`);
    } catch (error) {
      if (!(error instanceof VerbsError)) throw error;
      reasons.push(`${name}: ${error.verb} ${error.code}`);
    }
    candidate?.close();
    return undefined;
  });
  return device ?? (reasons.join(", ") || "no RDMA device");
}

/**
 * Opens a device (`ibv_open_device`) by name, or the first one of a provider ("native", "soft"). Without a
 * name it opens the first native device with an active port, else `soft0`, which it reports on stderr.
 * `DOORBELL_RDMA` has the same values and is used when no argument is given. Throws DoorbellError for an
 * unknown name, LibraryError for `native` without libibverbs, VerbsError when opening fails.
 *
 * @example
 * using device = openDevice();
 * console.log(device.name, device.port().activeMtu);
 */
export function openDevice(name?: string, options?: OpenOptions): Device {
  if (arguments.length > 2) throw extraArguments("openDevice", ["name", "options"], arguments.length);
  const given = checkOptions(openOptions, "openDevice", options);
  const preference = providerPreference("DOORBELL_RDMA", name, given.provider);
  if (preference.name !== undefined) return openNamed(preference.name, preference.provider);
  if (preference.provider === "soft") return openNamed("soft0", "soft");
  const lib = preference.provider === "native" ? provider("native") : nativeLibrary();
  const native = lib instanceof LibraryError ? "libibverbs.so.1 is not installed" : firstWorkingNative(lib);
  if (native instanceof Device) return native;
  if (preference.provider === "native") {
    throw new DoorbellError(
      `no native RDMA device works: ${native}`,
      'Check `ibv_devinfo`. For Soft-RoCE, run `modprobe rdma_rxe && rdma link add rxe0 type rxe netdev <netdev>`. openDevice("soft") needs neither.',
    );
  }
  reportFallback("DOORBELL_RDMA", native, "device soft0");
  return openNamed("soft0", "soft");
}

/** Returns true when the descriptor is the context of a soft0, a memfd with a known name. */
function isSoftContext(fd: number): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`).startsWith("/memfd:doorbell-soft0");
  } catch {
    return false;
  }
}

/**
 * Opens the device of another process (`ibv_import_device`) by its `commandFd`, which a child inherits or a
 * Unix socket carries. Its protection domains and regions can then be imported. On soft0 the caller still
 * owns the descriptor. On a native device the new object owns it. Throws VerbsError EINVAL for another
 * descriptor, EOPNOTSUPP when the driver cannot do it.
 *
 * @example
 * using here = importDevice(device.commandFd); // in life: in another process
 * const domain = here.importProtectionDomain(pd.handle);
 */
export function importDevice(commandFd: number): Device {
  if (arguments.length > 1) throw extraArguments("importDevice", ["commandFd"], arguments.length);
  wholeNumber("importDevice: commandFd", commandFd, 0, 0x7fffffff);
  const lib = provider(isSoftContext(commandFd) ? "soft" : "native");
  const pointer = checkPointer(
    "ibv_import_device",
    lib.ibv_import_device(commandFd),
    `descriptor ${commandFd}`,
  );
  const device = ibv_context.at(pointer).device;
  return new Device(lib, device, cString(lib.ibv_get_device_name(device)), pointer);
}
