import { CUdevice_attribute } from "../../../ffi/cuda/constants.ts";
import { shown } from "../../arguments/shown.ts";

type CName = Exclude<keyof typeof CUdevice_attribute.values, "CU_DEVICE_ATTRIBUTE_MAX">;

/** Converts "MAX_THREADS_PER_BLOCK" to "maxThreadsPerBlock". */
type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Words<Tail>}`
  : Lowercase<S>;
type Words<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Capitalize<Lowercase<Head>>}${Words<Tail>}`
  : Capitalize<Lowercase<S>>;
type Short<N> = N extends `CU_DEVICE_ATTRIBUTE_${infer S}` ? Camel<S> : never;

/** A device attribute: "multiprocessorCount" is CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT. */
export type DeviceAttribute = Short<CName>;

function camel(name: string): string {
  return name
    .slice("CU_DEVICE_ATTRIBUTE_".length)
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries(CUdevice_attribute.values)
    .filter(([name]) => name !== "CU_DEVICE_ATTRIBUTE_MAX")
    .map(([name, value]) => [camel(name), value]),
);

/** Names of all attributes. */
export const deviceAttributeNames: readonly DeviceAttribute[] = [...numbers.keys()] as DeviceAttribute[];

/** Returns C's number of an attribute. Throws TypeError, with the nearest names, for an unknown one. */
export function attributeNumber(name: string): number {
  const number = numbers.get(name);
  if (number !== undefined) return number;
  if (typeof name !== "string") throw new TypeError(`attribute: the name is ${shown(name)}. Use a string`);
  const words = name.toLowerCase();
  const like = deviceAttributeNames.filter((known) => known.toLowerCase().includes(words)).slice(0, 5);
  throw new TypeError(
    `there is no device attribute "${name}"${like.length > 0 ? `; near: ${like.join(", ")}` : ""}`,
  );
}
