import type { Driver } from "../driver/driver.ts";
import type { Device } from "./device.ts";

/** Open Device objects by context. An object that was dropped without close() still retains its context. */
const open = new WeakMap<Driver, Map<number, Set<WeakRef<Device>>>>();

function listOf({ driver, pointer }: Device): Set<WeakRef<Device>> {
  const contexts = open.get(driver) ?? new Map<number, Set<WeakRef<Device>>>();
  open.set(driver, contexts);
  const list = contexts.get(pointer) ?? new Set();
  contexts.set(pointer, list);
  return list;
}

/** Registers an open device. */
export const enlist = (device: Device): void => {
  listOf(device).add(new WeakRef(device));
};

/** Removes a closed device. */
export function delist(device: Device): void {
  const list = listOf(device);
  for (const one of list) if (one.deref() === device) list.delete(one);
}

/** Returns true when no other Device object of the same GPU is open. */
export const isLast = (device: Device): boolean => listOf(device).size <= 1;

/** Returns the open Device objects of the same GPU, including the given one. */
export const sameDevice = (device: Device): Device[] =>
  [...listOf(device)].map((one) => one.deref()).filter((one) => one !== undefined);

/** Makes the context of a device current, unless the current one belongs to no Device object. */
export function enterForC({ driver, pointer }: Device): void {
  const { lib, results } = driver;
  if (lib.cuCtxGetCurrent(results.pointer) !== 0) return;
  const current = results.u64();
  if (current === pointer || (current !== 0 && open.get(driver)?.has(current) !== true)) return;
  // The call of C that follows returns the error of an unusable context.
  lib.cuCtxSetCurrent(pointer);
}
