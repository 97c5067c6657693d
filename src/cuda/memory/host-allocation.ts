import { memory as view } from "../../../ffi/runtime/index.ts";
import { DoorbellError } from "../../errors.ts";
import { noteOwn } from "../../memory/own-buffers.ts";
import { type Retirement, retire } from "../../memory/retired.ts";
import { isCapturing } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import type { Driver } from "../driver/driver.ts";
import { afterHostFunctions } from "../stream/host-functions.ts";
import { isBusy } from "../stream/open-streams.ts";
import { Allocation } from "./allocation.ts";

/** Closed memory of a context that arrays may still reach. */
interface Closed {
  readonly context: number;
  retirement: Retirement | undefined;
}

const closed = new WeakMap<Driver, Set<Closed>>();
const retryMs = 20;
const inUseHint =
  "A reset would unmap them under zlib, fs, or the thread that they were transferred to: wait for those, and transfer copies.";

/**
 * Memory of the driver that the host reaches at the same address. It is a class of its own because a further
 * field in every allocation would slow short-lived ones down.
 */
export abstract class HostAllocation extends Allocation {
  #host: ArrayBuffer | undefined;
  readonly pointer: number;

  /** `call` is the C function that allocates the memory, with `flags`. */
  constructor(
    device: Device,
    byteLength: number,
    call: "cuMemAllocManaged" | "cuMemHostAlloc",
    flags: number,
  ) {
    super(device, byteLength);
    device.enter();
    const { driver } = device;
    driver.check(driver.lib[call](driver.results.pointer, byteLength, flags), call, `${byteLength} bytes`);
    this.pointer = driver.results.u64();
    this.own(device);
  }

  /** C function that frees the memory. */
  protected abstract get freeCall(): "cuMemFree_v2" | "cuMemFreeHost";

  override get hostAccessible(): boolean {
    return true;
  }

  override hostMemory(): ArrayBuffer {
    this.ensureOpen();
    this.#host ??= noteOwn(view(this.pointer, this.byteLength));
    return this.#host;
  }

  protected release(): void {
    const { device, pointer, byteLength, freeCall } = this;
    const host = this.#host;
    this.#host = undefined;
    if (host === undefined) free(device.driver, device.pointer, freeCall, pointer);
    else freeLater(device, host, byteLength, () => free(device.driver, device.pointer, freeCall, pointer));
  }
}

function free(driver: Driver, context: number, call: HostAllocation["freeCall"], pointer: number): void {
  afterHostFunctions(driver, context, () => {
    driver.enter(context);
    driver.checkRelease(driver.lib[call](pointer), call);
  });
}

function mustWait(driver: Driver, context: number): boolean {
  if (isCapturing()) return true;
  driver.enter(context);
  return isBusy(driver, context);
}

/**
 * Frees memory when the arrays over it are no longer used. Its context is retained until then, because its
 * end would free the memory.
 */
function freeLater(device: Device, host: ArrayBuffer, bytes: number, freeIt: () => void): void {
  const { driver, ordinal } = device;
  const list = closed.get(driver) ?? new Set();
  closed.set(driver, list);
  const one: Closed = { context: device.pointer, retirement: undefined };
  list.add(one);
  const call = "cuDevicePrimaryCtxRetain";
  driver.check(driver.lib[call](driver.results.pointer, ordinal), call);
  const finish = () => {
    // A reset or the end of the driver freed the memory, and its address may belong to other memory now.
    if (!list.has(one) || driver.isEnded) return;
    // The free must wait: inside a capture it would become part of the graph or break it, or it would block
    // on all queued work.
    if (one.retirement !== undefined && mustWait(driver, one.context)) {
      setTimeout(finish, retryMs).unref();
      return;
    }
    list.delete(one);
    try {
      freeIt();
    } finally {
      driver.lib.cuDevicePrimaryCtxRelease_v2(ordinal);
    }
  };
  one.retirement = retire(host, { bytes, free: finish });
}

/**
 * Leaves closed memory whose arrays are not collected yet to the reset of a context, which frees all of it.
 * Throws DoorbellError while arrays of closed memory are in use.
 */
export function leaveToReset({ driver, pointer, ordinal }: Device): void {
  const list = closed.get(driver) ?? new Set();
  const those = [...list].filter((one) => one.context === pointer);
  const states = those.map((one) => one.retirement?.state);
  const used = states.filter((state) => state === "in use" || state === "given away").length;
  if (used > 0) throw new DoorbellError(`reset: arrays of ${used} closed buffers are in use`, inUseHint);
  for (const one of those) {
    list.delete(one);
    driver.lib.cuDevicePrimaryCtxRelease_v2(ordinal);
  }
}
