import { described, type ValueType } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";

/**
 * Property that identifies the class of an object, because classes that take each other cannot all import
 * each other. It reads a private member, so that neither a Proxy nor an object that only inherits from one of
 * ours passes.
 */
export const kind: unique symbol = Symbol("kind");

/** Function that makes an object of each kind, for error texts. */
const makers = {
  Device: "a Device: openDevice() gives one",
  Stream: "a Stream: device.createStream() gives one",
  Event: "an Event: device.createEvent() gives one",
  Buffer: "a Buffer: device.allocate() gives one",
  Graph: "a Graph: new Graph(device), or stream.capture()",
  GraphNode: "a GraphNode: graph.addKernel() or another add function returns one",
  Kernel: "a Kernel: module.kernel() gives one",
  PhysicalMemory: "a PhysicalMemory: PhysicalMemory.allocate() gives one",
} as const;

/** Name of a class whose objects other functions take as arguments. */
export type Kind = keyof typeof makers;

const kindOf = (value: unknown): unknown => (value as { [kind]?: string } | null | undefined)?.[kind];

/**
 * Returns true if the value is an object of that kind. The caller names the class as `T`, so that this file
 * imports none.
 */
export const isKind = <T extends object>(value: unknown, wanted: Kind): value is T =>
  kindOf(value) === wanted;

/** Throws TypeError, with the name of the argument, unless the value is an object of that kind. */
export function checkKind(value: unknown, wanted: Kind, name: string): void {
  if (kindOf(value) !== wanted) refuse(value, wanted, name);
}

/**
 * Checks streams on hot paths as checkKind does. A function of its own sees only streams, so engines compile
 * it to a comparison.
 */
export function checkStream(value: { readonly [kind]?: string | undefined }, name: string): void {
  if ((value as { readonly [kind]?: string } | null | undefined)?.[kind] !== "Stream") {
    refuse(value, "Stream", name);
  }
}

function refuse(value: unknown, wanted: Kind, name: string): never {
  throw new TypeError(`${name} is ${shown(value)}. Use ${makers[wanted]}`);
}

/** Returns the type of an option that takes an object of that kind. */
export const ofKind = <T extends object>(wanted: Kind): ValueType<T> =>
  described(makers[wanted], (value) => isKind<T>(value, wanted));
