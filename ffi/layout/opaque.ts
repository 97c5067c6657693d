import { type Arch, arch } from "./arch.ts";
import { bytesOf, cachedAccessor } from "./instance.ts";
import { type Extent, roundUp, type Type } from "./type.ts";

/** A type of known size and unknown members. Its value is its bytes. */
export type OpaqueType = Type<Uint8Array, ArrayLike<number>, Uint8Array>;

/**
 * Declares a type of known size and unknown members. The size may differ by architecture, and the value is
 * the bytes.
 * @example
 * const pthread_mutex_t = opaque("pthread_mutex_t", { x64: [40, 8], arm64: [48, 8] });
 */
export function opaque(
  name: string,
  sizes: Readonly<Record<Arch, readonly [size: number, align: number]>>,
): OpaqueType {
  const extents: Record<Arch, Extent> = { x64: extentOf(sizes.x64), arm64: extentOf(sizes.arm64) };
  const { size, align } = extents[arch];
  const store = (view: DataView, offset: number, value: ArrayLike<number>, label: string) => {
    if (value.length !== size)
      throw new RangeError(`${label}: ${name} takes ${size} bytes, got ${value.length}`);
    bytesOf(view, offset, size).set(value);
  };
  return {
    kind: "opaque",
    name,
    size,
    align,
    layout: (on) => extents[on],
    read: (view, offset) => bytesOf(view, offset, size),
    store,
    plain: (view, offset) => bytesOf(view, offset, size).slice(),
    show: () => `[${name}: ${size} bytes]`,
    accessor: (offset, label, slot) =>
      cachedAccessor(
        slot,
        (view) => bytesOf(view, offset, size),
        function (value) {
          store(this, offset, value, label);
        },
      ),
  };
}

function extentOf([size, align]: readonly [number, number]): Extent {
  if (roundUp(size, align) !== size)
    throw new RangeError(`size ${size} is not a multiple of its alignment ${align}`);
  return { size, align };
}
