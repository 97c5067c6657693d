import * as ffi from "node:ffi";
import { arch } from "node:process";
import { adaptCall, adaptCallback } from "./bigint-abi.ts";
import { imageLibcTable, withSymbolLibrary } from "./symbol-library.ts";
import type { AnyFunction, Backend, CFunction, CType, Signature, Table } from "./types.ts";

const types = {
  void: "void",
  bool: "bool",
  i8: "int8",
  u8: "uint8",
  i16: "int16",
  u16: "uint16",
  i32: "int32",
  u32: "uint32",
  i64: "int64",
  u64: "uint64",
  f32: "float32",
  f64: "float64",
  ptr: "uint64",
} as const satisfies Record<CType, string>;

const definition = ([result, ...params]: Signature) => ({
  return: types[result],
  arguments: params.map((type) => types[type]),
});

function openAll<T extends Table>(path: string, table: T) {
  const library = new ffi.DynamicLibrary(path);
  const functions: Record<string, AnyFunction> = {};
  for (const name in table) {
    const native = library.getFunction(name, definition(table[name]!));
    functions[name] = adaptCall(native as unknown as AnyFunction, table[name]!);
  }
  libraries.push(library);
  return functions as { [K in keyof T]: CFunction<T[K]> };
}

/** Libraries are never closed: a collected handle would unmap code that is still called. */
const libraries: ffi.DynamicLibrary[] = [];

const addressOf = (view: ArrayBuffer | ArrayBufferView): number => {
  if (view instanceof ArrayBuffer) return Number(ffi.getRawPointer(view));
  return addressOf(view.buffer as ArrayBuffer) + view.byteOffset;
};

const imageLibc = openAll("libc.so.6", imageLibcTable);
const callbackOwner = new ffi.DynamicLibrary("libc.so.6");

export const backend: Backend = {
  name: "node",
  libc: (table) => openAll("libc.so.6", table),

  bind<S extends Signature>(address: number, signature: S) {
    return withSymbolLibrary(
      address,
      arch,
      imageLibc,
      addressOf,
      (path) => openAll(path, { f: signature }).f as CFunction<S>,
    );
  },

  callback(signature, fn) {
    const native = adaptCallback(signature, fn as AnyFunction);
    const address = callbackOwner.registerCallback(definition(signature), native as () => never);
    return { address: Number(address), close: () => callbackOwner.unregisterCallback(address) };
  },

  addressOf,

  memory: (address, bytes) => ffi.toArrayBuffer(BigInt(address), bytes, false),
};
