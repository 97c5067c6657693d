import type { Device } from "../cuda/device/device.ts";
import { refuseInherited } from "../lifetime/resource.ts";
import type { Dtype } from "./dtype.ts";
import { type DtypeKind, isOfKind } from "./type-facts.ts";

/** Version of the Python array API standard whose names arrays have. */
export const arrayApiVersion = "2024.12";

/** Names of the element types in the standard. It has no type for bf16 and f16. */
const standardNames = {
  ...{ bool: "bool", int8: "i8", int16: "i16", int32: "i32", int64: "i64" },
  ...{ uint8: "u8", uint16: "u16", uint32: "u32", uint64: "u64" },
  ...{ float32: "f32", float64: "f64", complex64: "c64" },
} as const satisfies Readonly<Record<string, Dtype>>;

/** Name of an element type in the standard. */
export type StandardTypeName = keyof typeof standardNames;

/** Abilities of arrays, by the inspection of the array API standard. */
export interface ArrayCapabilities {
  /** True, because `a.at(mask)` takes a mask. */
  readonly booleanIndexing: boolean;
  /** True, because the elements decide the shape of `nonzero` and of the unique elements. */
  readonly dataDependentShapes: boolean;
  /** Largest number of axes. Null stands for any number. */
  readonly maxDimensions: number | null;
}

/** Types of results whose type is not given. */
export interface DefaultTypes {
  /** Type of numbers. */
  readonly realFloating: Dtype;
  /** Type of complex numbers. */
  readonly complexFloating: Dtype;
  /** Type of bigints. */
  readonly integral: Dtype;
  /** Type of indices in results. */
  readonly indexing: Dtype;
}

/**
 * Inspection of the array API standard. `arrays(gpu).namespaceInfo()` returns it.
 *
 * @example
 * const info = arrays(gpu).namespaceInfo();
 * console.log(info.defaultDtypes().indexing, Object.keys(info.dtypes()).length); // i64 12
 */
export class NamespaceInfo {
  readonly #device: Device;

  /** @internal Use `arrays(gpu).namespaceInfo()`. */
  constructor(device: Device) {
    this.#device = device;
  }

  #own(): Device {
    return #device in this ? this.#device : refuseInherited();
  }

  /**
   * Returns the abilities of arrays.
   *
   * @example
   * console.log(arrays(gpu).namespaceInfo().capabilities().maxDimensions); // null
   */
  capabilities(): ArrayCapabilities {
    return { booleanIndexing: true, dataDependentShapes: true, maxDimensions: null };
  }

  /**
   * Returns the device of these arrays.
   *
   * @example
   * console.log(arrays(gpu).namespaceInfo().defaultDevice() === gpu); // true
   */
  defaultDevice(): Device {
    return this.#own();
  }

  /**
   * Returns a list with the device of these arrays. `openDevices` of `doorbell/cuda` opens all devices.
   *
   * @example
   * console.log(arrays(gpu).namespaceInfo().devices().length); // 1
   */
  devices(): readonly Device[] {
    return [this.#own()];
  }

  /**
   * Returns the types of results whose type is not given.
   *
   * @example
   * console.log(arrays(gpu).namespaceInfo().defaultDtypes().realFloating); // f32
   */
  defaultDtypes(): DefaultTypes {
    return { realFloating: "f32", complexFloating: "c64", integral: "i64", indexing: "i64" };
  }

  /**
   * Returns the element types by their names in the standard: all, or those of a kind of `isdtype`. `f16` and `bf16` are missing,
   * because the standard has no names for them.
   *
   * @example
   * console.log(arrays(gpu).namespaceInfo().dtypes("float")); // { float32: "f32", float64: "f64" }
   */
  dtypes(
    kind?: DtypeKind | Dtype | readonly (DtypeKind | Dtype)[],
  ): Readonly<Partial<Record<StandardTypeName, Dtype>>> {
    const found = Object.entries(standardNames).filter(
      ([, dtype]) => kind === undefined || isOfKind("dtypes", dtype, kind),
    );
    return Object.fromEntries(found);
  }
}
