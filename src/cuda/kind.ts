import { shown } from "../arguments/shown.ts";
import { described, type ValueType } from "../arguments/value-type.ts";
import type { Device } from "./device/device.ts";
import type { Graph } from "./graph/graph.ts";
import type { GraphNode } from "./graph/graph-node.ts";
import type { Kernel } from "./kernel/kernel.ts";
import type { Buffer } from "./memory/buffer.ts";
import type { Event } from "./stream/event.ts";
import type { Stream } from "./stream/stream.ts";
import type { PhysicalMemory } from "./vmm/physical-memory.ts";

/**
 * The property by which an object says what it is: classes that take each other cannot all import each other. It asks for a
 * private member, so that no Proxy and nothing that merely inherits from one of ours passes.
 */
export const kind: unique symbol = Symbol("kind");

/** The objects that others take. */
export interface Kinds {
  Device: Device;
  Stream: Stream;
  Event: Event;
  Buffer: Buffer;
  Graph: Graph;
  GraphNode: GraphNode;
  Kernel: Kernel;
  PhysicalMemory: PhysicalMemory;
}

const makers: Readonly<Record<keyof Kinds, string>> = {
  Device: "a Device: openDevice() gives one",
  Stream: "a Stream: device.createStream() gives one",
  Event: "an Event: device.createEvent() gives one",
  Buffer: "a Buffer: device.allocate() gives one",
  Graph: "a Graph: new Graph(device), or stream.capture()",
  GraphNode: "a GraphNode: what graph.addKernel() and its like give",
  Kernel: "a Kernel: module.kernel() gives one",
  PhysicalMemory: "a PhysicalMemory: PhysicalMemory.allocate() gives one",
};

const kindOf = (value: unknown): unknown => (value as { [kind]?: string } | null | undefined)?.[kind];

/** Is it one of those objects? */
export const isKind = <K extends keyof Kinds>(value: unknown, wanted: K): value is Kinds[K] =>
  kindOf(value) === wanted;

/** TypeError, which names the argument, unless it is such an object. */
export function checkKind(value: unknown, wanted: keyof Kinds, name: string): void {
  if (kindOf(value) !== wanted) refuse(value, wanted, name);
}

/** checkKind for streams, on hot paths: a function of its own sees no other objects, and engines make it a comparison. */
export function checkStream(value: Stream, name: string): void {
  if ((value as Stream | null | undefined)?.[kind] !== "Stream") refuse(value, "Stream", name);
}

function refuse(value: unknown, wanted: keyof Kinds, name: string): never {
  throw new TypeError(`${name} is ${shown(value)}: use ${makers[wanted]}`);
}

/** Such an object, for the tables of options. */
export const ofKind = <K extends keyof Kinds>(wanted: K): ValueType<Kinds[K]> =>
  described(makers[wanted], (value) => isKind(value, wanted));
