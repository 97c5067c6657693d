import { jupyterSymbol, mediaBundle } from "../jupyter.ts";
import { didYouMean } from "../nearest.ts";
import { type Arch, arch } from "./arch.ts";
import type { BitRun } from "./bit-field.ts";
import {
  bufferOf,
  byteOffsetOf,
  bytesOf,
  cachedAccessor,
  Instance,
  isReserved,
  POINTER,
  TYPE,
  type TypeNames,
} from "./instance.ts";
import { hasNativeMemory, nativeMemory } from "./native-memory.ts";
import type { Member, Placement } from "./place.ts";
import { Printer } from "./printer.ts";
import type { Bytes, Fields, StructType } from "./struct-types.ts";
import { FIELDS, roundUp } from "./type.ts";

/** Declaration from which a struct type is built. */
export interface StructDefinition<F extends Fields> {
  readonly kind: "struct" | "union" | "bits";
  readonly name: string;
  readonly fields: F;
  readonly run?: BitRun;
  placement(arch: Arch): Placement;
}

// Untyped instances and values, used inside this file. The declaration determines the public types.
type Untyped = Record<string, unknown>;
type InstanceClass = new (buffer: ArrayBufferLike, byteOffset: number, byteLength: number) => Instance;

/** Builds the type: a class with one accessor for each member. */
export function structType<F extends Fields>(definition: StructDefinition<F>): StructType<F> {
  const { kind, name } = definition;
  const placements = new Map<Arch, Placement>();
  const placement = (on: Arch): Placement => {
    let placed = placements.get(on);
    if (placed === undefined) {
      placed = definition.placement(on);
      placements.set(on, placed);
    }
    return placed;
  };
  const { size, align, members } = placement(arch);
  const byName = new Map(members.map((member) => [member.name, member]));
  const Class = instanceClass(name, members, byName);
  const tailOf = flexible(members, size);

  const lengthWith = (tail: number): number => {
    if (tail === 0) return size;
    if (!Number.isInteger(tail) || tail < 0) throw new RangeError(`${name}: ${tail} tail elements`);
    if (tailOf === undefined) throw new TypeError(`${name} has no flexible array member`);
    return Math.max(size, tailOf.offset + tail * tailOf.size);
  };
  const within = (memory: Bytes, byteOffset: number, bytes: number) => {
    const view = ArrayBuffer.isView(memory);
    if (!(Number.isInteger(byteOffset) && byteOffset >= 0 && byteOffset + bytes <= memory.byteLength))
      throw new RangeError(
        `${name}: ${bytes} bytes at offset ${byteOffset} are outside a buffer of ${memory.byteLength}`,
      );
    return view
      ? { buffer: memory.buffer, start: memory.byteOffset + byteOffset }
      : { buffer: memory, start: byteOffset };
  };
  const native = (address: number, bytes: number): ArrayBuffer => {
    if (!(Number.isSafeInteger(address) && address > 0))
      throw new RangeError(`${name}: ${address === 0 ? "NULL" : address} is not an address`);
    const { memory } = nativeMemory(`${name}.at(address)`);
    return bytes === 0 ? new ArrayBuffer(0) : memory(address, bytes);
  };
  const placed = (buffer: ArrayBufferLike, start: number, bytes: number, address: number) => {
    const instance = new Class(buffer, start, bytes);
    instance[POINTER] = address;
    return instance;
  };

  const store = (view: DataView, offset: number, value: unknown, label: string): void => {
    if (value instanceof Class) bytesOf(view, offset, size).set(bytesOf(value, 0, size));
    else if (typeof value !== "object" || value === null || ArrayBuffer.isView(value))
      throw new TypeError(`${label}: expected a ${name} or an object with its members`);
    else
      for (const [key, item] of Object.entries(value)) {
        const member = byName.get(key);
        if (member === undefined)
          throw new TypeError(
            `${label === name ? "" : `${label}: `}${name} has no member ${key}${didYouMean(key, byName.keys())}`,
          );
        member.type.store(view, offset + member.offset, item, `${label}.${key}`);
      }
  };
  const plain = (view: DataView, offset: number): Untyped => {
    const object: Untyped = {};
    for (const member of members) object[member.name] = member.type.plain(view, offset + member.offset);
    return object;
  };
  const show = (view: DataView, offset: number, printer: Printer): string => {
    if (printer.depth < 0) return `[${name}]`;
    const inner = printer.deeper();
    const items = members.map((m) => `${m.name}: ${m.type.show(view, offset + m.offset, inner)}`);
    return printer.list(`${name} `, "{", items, "}");
  };
  const part = (view: DataView, offset: number) =>
    placed(bufferOf(view), byteOffsetOf(view) + offset, size, offsetPointer(view, offset));

  Object.defineProperties(Class.prototype, {
    toObject: {
      value(this: DataView) {
        return plain(this, 0);
      },
    },
    [Symbol.for("nodejs.util.inspect.custom")]: {
      value(this: DataView, depth?: number, options?: unknown) {
        return show(this, 0, new Printer(typeof depth === "number" ? depth : 2, options));
      },
    },
    [jupyterSymbol]: {
      value(this: DataView) {
        const printer = new Printer(2, undefined);
        const rows = members.map((each) => [each.name, each.type.show(this, each.offset, printer)]);
        return mediaBundle(`${name}, ${size} bytes`, Object.fromEntries(rows));
      },
    },
  });

  const type = {
    kind,
    name,
    size,
    align,
    [FIELDS]: definition.fields,
    fields: Object.fromEntries(byName),
    offsets: Object.fromEntries(members.map((member) => [member.name, member.offset])),
    ...(definition.run && { run: definition.run }),
    placement,
    layout: placement,
    read: part,
    store,
    plain,
    show,
    accessor: (offset: number, label: string, slot: number) =>
      cachedAccessor(
        slot,
        (view) => part(view, offset),
        function (value) {
          store(this, offset, value, label);
        },
      ),
    on(memory: Bytes, byteOffset = 0, tail = 0) {
      const bytes = lengthWith(tail);
      const { buffer, start } = within(memory, byteOffset, bytes);
      return new Class(buffer, start, bytes);
    },
    at(address: number, tail = 0) {
      const bytes = lengthWith(tail);
      return placed(native(address, bytes), 0, bytes, address);
    },
    alloc(values?: Untyped, tail = 0) {
      const bytes = lengthWith(tail);
      const { buffer, start } = allocate(bytes, align);
      const instance = new Class(buffer, start, bytes);
      if (values !== undefined) store(instance, 0, values, name);
      return instance;
    },
    assign(instance: DataView, values: Untyped) {
      if (!(instance instanceof Class)) throw new TypeError(`${name}.assign: not a ${name}`);
      store(instance, 0, values, name);
      return instance;
    },
    pool(memory: Bytes | number, count: number, byteOffset = 0) {
      if (!Number.isInteger(count) || count < 0) throw new RangeError(`${name}: a pool of ${count}`);
      const address = typeof memory === "number" ? memory + byteOffset : 0;
      const { buffer, start } =
        typeof memory === "number"
          ? { buffer: native(address, size * count), start: 0 }
          : within(memory, byteOffset, size * count);
      return Array.from({ length: count }, (_, i) =>
        placed(buffer, start + i * size, size, address && address + i * size),
      );
    },
  };
  return type as unknown as StructType<F>;
}

function instanceClass(name: string, members: readonly Member[], byName: Map<string, Member>): InstanceClass {
  if (byName.size !== members.length) {
    const seen = new Set<string>();
    for (const member of members) {
      if (seen.has(member.name)) throw new TypeError(`${name}: two members are called ${member.name}`);
      seen.add(member.name);
    }
  }
  const Class: InstanceClass = class extends Instance {};
  Object.defineProperty(Class, "name", { value: name });
  const names: TypeNames = { name, members: byName.keys().toArray() };
  Object.defineProperty(Class.prototype, TYPE, { value: names });
  members.forEach((member, slot) => {
    if (isReserved(member.name))
      throw new TypeError(`${name}: a member may not be called ${member.name}, instances need that name`);
    const { get, set } = member.type.accessor(member.offset, `${name}.${member.name}`, slot);
    Object.defineProperty(Class.prototype, member.name, { get, set, enumerable: true, configurable: true });
  });
  return Class;
}

function flexible(members: readonly Member[], size: number) {
  const last = members.at(-1);
  if (last === undefined || last.type.kind !== "array" || last.size !== 0 || last.offset > size)
    return undefined;
  return { offset: last.offset, size: (last.type as unknown as { element: { size: number } }).element.size };
}

function offsetPointer(view: DataView, offset: number): number {
  const pointer = view instanceof Instance ? view[POINTER] : 0;
  return pointer && pointer + offset;
}

// Allocates memory of the given alignment. Runtimes align small buffers to 8 bytes only. In Bun a `new
// XArray(n)` moves, so a buffer is made first.
function allocate(bytes: number, align: number): { buffer: ArrayBuffer; start: number } {
  if (align <= 8 || !hasNativeMemory()) return { buffer: new ArrayBuffer(bytes), start: 0 };
  const buffer = new ArrayBuffer(bytes + align);
  const address = nativeMemory("alloc").addressOf(buffer);
  return { buffer, start: roundUp(address, align) - address };
}
