import { arch } from "node:process";
import { adaptCall, adaptCallback, plainInward } from "./bigint-abi.ts";
import { watchWithNet } from "./event-loop.ts";
import { imageLibcTable, withSymbolLibrary } from "./symbol-library.ts";
import type { AnyFunction, Backend, CFunction, CType, Signature, Table } from "./types.ts";

type DenoType = "void" | "bool" | "i8" | "u8" | "i16" | "u16" | "i32" | "u32" | "i64" | "u64" | "f32" | "f64";
type PointerObject = { readonly __pointer: unique symbol };
interface Definition {
  parameters: DenoType[];
  result: DenoType;
}

/** Part of Deno's FFI that this file uses. Deno's own types clash with Bun's. */
interface DenoFfi {
  dlopen(path: string, symbols: Record<string, Definition>): { symbols: Record<string, AnyFunction> };
  UnsafeCallback: new (definition: Definition, fn: AnyFunction) => { pointer: PointerObject; close(): void };
  UnsafePointer: {
    create(address: bigint): PointerObject;
    value(pointer: PointerObject): bigint | number;
    of(buffer: ArrayBuffer): PointerObject;
  };
  UnsafePointerView: { getArrayBuffer(pointer: PointerObject, bytes: number): ArrayBuffer };
}

/** Arguments are passed unsigned, so that one conversion serves both signs. Results keep their sign. */
const inward = (type: CType): DenoType => (type === "ptr" || type === "i64" ? "u64" : type);
const outward = (type: CType): DenoType => (type === "ptr" ? "u64" : type);

/** Returns the backend of Deno. */
export function denoBackend(): Backend {
  const { Deno: deno } = globalThis as unknown as { Deno: DenoFfi };

  function openAll<T extends Table>(path: string, table: T) {
    const definitions: Record<string, Definition> = {};
    for (const name in table) {
      const [result, ...params] = table[name]!;
      definitions[name] = { result: outward(result), parameters: params.map(inward) };
    }
    const { symbols } = deno.dlopen(path, definitions);
    const functions: Record<string, AnyFunction> = {};
    for (const name in table) functions[name] = adaptCall(symbols[name]!, table[name]!, plainInward);
    return functions as { [K in keyof T]: CFunction<T[K]> };
  }

  const addressOf = (buffer: ArrayBuffer): number =>
    Number(deno.UnsafePointer.value(deno.UnsafePointer.of(buffer)));

  const imageLibc = openAll("libc.so.6", imageLibcTable);

  return {
    name: "deno",
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

    callback(signature, slot) {
      const [result, ...params] = signature;
      const native = new deno.UnsafeCallback(
        { result: inward(result), parameters: params.map(outward) },
        adaptCallback(signature, slot, plainInward),
      );
      return {
        address: Number(deno.UnsafePointer.value(native.pointer)),
        close: () => native.close(),
      };
    },

    addressOf,

    memory: (address, bytes) =>
      deno.UnsafePointerView.getArrayBuffer(deno.UnsafePointer.create(BigInt(address)), bytes),

    watchSocket: watchWithNet,
  };
}
