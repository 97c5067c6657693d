import type { FFIFunction, FFITypeOrString, Pointer } from "bun:ffi";
import process from "node:process";
import { convertCall, convertCallback } from "./compile.ts";
import type { AnyFunction, Backend, CFunction, Signature, Table } from "./types.ts";

const definition = ([result, ...params]: Signature): FFIFunction => ({
  returns: result as FFITypeOrString,
  args: params as FFITypeOrString[],
});

/** Converts Bun's null (NULL) and bigint above 2^53 (MAP_FAILED) to numbers. */
const pointer = (value: number | bigint | null) => (value === null ? 0 : Number(value));

function adapt(native: AnyFunction, [result, ...params]: Signature): AnyFunction {
  if (result !== "ptr") return native;
  return convertCall(
    native,
    params.map(() => undefined),
    pointer,
  );
}

/** Returns the backend of Bun. */
export function bunBackend(): Backend {
  const { dlopen, JSCallback, linkSymbols, ptr, toArrayBuffer } = process.getBuiltinModule(
    "bun:ffi",
  ) as typeof import("bun:ffi");
  return {
    name: "bun",

    libc<T extends Table>(table: T) {
      const definitions: Record<string, FFIFunction> = {};
      for (const name in table) definitions[name] = definition(table[name]!);
      const { symbols } = dlopen("libc.so.6", definitions);
      const functions: Record<string, AnyFunction> = {};
      for (const name in table) functions[name] = adapt(symbols[name] as AnyFunction, table[name]!);
      return functions as { [K in keyof T]: CFunction<T[K]> };
    },

    bind<S extends Signature>(address: number, signature: S) {
      const { symbols } = linkSymbols({ f: { ...definition(signature), ptr: address as Pointer } });
      return adapt(symbols.f as unknown as AnyFunction, signature) as CFunction<S>;
    },

    callback(signature, slot) {
      const [, ...params] = signature;
      const fn = convertCallback(
        slot,
        params.map((type) => (type === "ptr" ? pointer : undefined)),
      );
      const native = new JSCallback(fn, definition(signature));
      return { address: Number(native.ptr), close: () => native.close() };
    },

    addressOf: (buffer) => ptr(buffer),

    memory: (address, bytes) => toArrayBuffer(address as Pointer, 0, bytes),

    // net.Socket({ fd }) reads nothing in Bun.
    async watchSocket(fd, ready) {
      const socket = { data: ready, error: () => {} };
      const watched = await Bun.connect({ fd, socket } as unknown as Bun.TCPSocketConnectOptions);
      watched.unref();
    },
  };
}
