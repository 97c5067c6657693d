import { readlinkSync } from "node:fs";
import { LibraryError } from "../../../ffi/errors.ts";
import type { Ibverbs } from "../../../ffi/ibverbs/index.ts";
import { ibv_context } from "../../../ffi/ibverbs/structs.ts";
import { cString, Errno } from "../../../ffi/libc/index.ts";
import { addressOf, errno, memory } from "../../../ffi/runtime/index.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { type ProviderName, providerWish, tellFallback } from "../../arguments/provider-wish.ts";
import { oneOf } from "../../arguments/value-type.ts";
import { wholeNumber } from "../../arguments/whole-number.ts";
import { DoorbellError } from "../../errors.ts";
import { provider } from "../provider.ts";
import { checkPointer, VerbsError } from "../verbs-error.ts";
import { Device } from "./device.ts";
import { guidText } from "./device-attributes.ts";

/** A device that can be opened. */
export interface DeviceInfo {
  readonly name: string;
  readonly provider: ProviderName;
  /** 64 bits as "0123:4567:89ab:cdef". */
  readonly guid: string;
}

/** Which device {@link openDevice} opens; nothing means the first that works. */
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
      text: "Whose verbs: libibverbs.so.1, or the embedded device's.",
    },
  },
);

/** Runs `use` for each C device of a provider until it returns something, and frees the list. */
function eachDevice<T>(lib: Ibverbs, use: (device: number, name: string) => T | undefined): T | undefined {
  const count = new Int32Array(new ArrayBuffer(8));
  const list = lib.ibv_get_device_list(addressOf(count));
  if (list === 0) {
    const failure = errno();
    if (failure === Errno.ENOSYS) return undefined; // no RDMA in this kernel: no devices
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

/** The GUID is in network order in C's return value. */
function guidOf(lib: Ibverbs, device: number): string {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, lib.ibv_get_device_guid(device), true);
  return guidText(bytes.getBigUint64(0));
}

/**
 * All devices of this machine (`ibv_get_device_list`): the native ones, then the embedded `soft0`, which is always there.
 *
 * @example
 * for (const { name, provider } of listDevices()) console.log(name, provider);
 */
export function listDevices(options?: OpenOptions): DeviceInfo[] {
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
    `Present: ${present.join(", ") || "none"}; native and soft mean the first of a kind. Soft-RoCE is added with: rdma link add ${name} type rxe netdev <netdev>`,
  );
}

/** The first native device with an active port, or why there is none. */
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
 * Opens a device (`ibv_open_device`): by name, or the first of a provider ("native", "soft"), or the first native one with an
 * active port, else the embedded `soft0` (said once on stderr). `DOORBELL_RDMA` takes the same words, for when nothing is given.
 * DoorbellError for an unknown name, LibraryError for `native` without libibverbs, VerbsError when opening fails.
 *
 * @example
 * using device = openDevice();
 * console.log(device.name, device.port().activeMtu);
 */
export function openDevice(name?: string, options?: OpenOptions): Device {
  const given = checkOptions(openOptions, "openDevice", options);
  const wish = providerWish("DOORBELL_RDMA", name, given.provider);
  if (wish.name !== undefined) return openNamed(wish.name, wish.provider);
  if (wish.provider === "soft") return openNamed("soft0", "soft");
  const lib = wish.provider === "native" ? provider("native") : nativeLibrary();
  const native = lib instanceof LibraryError ? "libibverbs.so.1 is not installed" : firstWorkingNative(lib);
  if (native instanceof Device) return native;
  if (wish.provider === "native") {
    throw new DoorbellError(
      `no native RDMA device works: ${native}`,
      'Check `ibv_devinfo`; Soft-RoCE: modprobe rdma_rxe && rdma link add rxe0 type rxe netdev <netdev>; openDevice("soft") needs neither.',
    );
  }
  tellFallback("DOORBELL_RDMA", native, "device soft0");
  return openNamed("soft0", "soft");
}

/** Whether the descriptor is the context of a soft0: a memfd by its name. */
function isSoftContext(fd: number): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`).startsWith("/memfd:doorbell-soft0");
  } catch {
    return false;
  }
}

/**
 * The device of another process (`ibv_import_device`), from the descriptor that is its `commandFd`: a child inherits it, a Unix socket carries
 * it. Its protection domains and regions can then be imported. The descriptor stays the caller's on soft0; on a native device it belongs
 * to the new one. VerbsError EINVAL for a descriptor that is none, EOPNOTSUPP where the driver cannot.
 *
 * @example
 * using here = importDevice(device.commandFd); // in life: in another process
 * const domain = here.importProtectionDomain(pd.handle);
 */
export function importDevice(commandFd: number): Device {
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
