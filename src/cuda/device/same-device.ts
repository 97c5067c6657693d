import type { Driver } from "../driver.ts";
import type { Device } from "./device.ts";

/** Device objects that are not closed, by their context. One that was dropped without close() still retains it. */
const open = new WeakMap<Driver, Map<number, Set<WeakRef<Device>>>>();

function listOf({ driver, pointer }: Device): Set<WeakRef<Device>> {
  const contexts = open.get(driver) ?? new Map<number, Set<WeakRef<Device>>>();
  open.set(driver, contexts);
  const list = contexts.get(pointer) ?? new Set();
  contexts.set(pointer, list);
  return list;
}

/** Says that a device is open. */
export const enlist = (device: Device): void => {
  listOf(device).add(new WeakRef(device));
};

/** Says that a device is closed. */
export function delist(device: Device): void {
  const list = listOf(device);
  for (const one of list) if (one.deref() === device) list.delete(one);
}

/** Is no other of the same GPU open? */
export const isLast = (device: Device): boolean => listOf(device).size <= 1;

/** The open devices that are the same GPU, itself too. */
export const sameDevice = (device: Device): Device[] =>
  [...listOf(device)].map((one) => one.deref()).filter((one) => one !== undefined);
