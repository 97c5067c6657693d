import { arch } from "node:process";
import { adaptCall, adaptCallback, type Inward, plainInward } from "./bigint-abi.ts";
import { boolWord, i8Word, i16Word, i32Word, u8Word, u16Word, u32Word } from "./c-values.ts";
import { watchWithNet } from "./event-loop.ts";
import { endAfterCompilation } from "./node/end-after-compilation.ts";
import { loadNodeFfi, type NodeFfi } from "./node/node-ffi.ts";
import { imageLibcTable, withSymbolLibrary } from "./symbol-library.ts";
import type { AnyFunction, Backend, CFunction, CType, Signature, Table } from "./types.ts";

type Library = InstanceType<NodeFfi["DynamicLibrary"]>;
type Definition = Parameters<Library["getFunction"]>[1];
type NodeType = NonNullable<Definition["return"]>;

const outward = {
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
  f32: "float",
  f64: "double",
  ptr: "uint64",
} as const satisfies Record<CType, NodeType>;

// Node checks every integer argument in JavaScript but passes pointers straight to compiled code. Integers
// and pointers use the same registers and stack slots on x86-64 and arm64, so all are passed as pointers.
const inward = (type: CType) =>
  type === "void" || type === "f32" || type === "f64" ? outward[type] : "pointer";
const definition = (result: NodeType, params: readonly NodeType[]) => ({
  return: result,
  arguments: params as NonNullable<Definition["arguments"]>,
});

const words: Inward = {
  ...plainInward,
  bool: boolWord,
  i8: i8Word,
  u8: u8Word,
  i16: i16Word,
  u16: u16Word,
  i32: i32Word,
  u32: u32Word,
};

/** Returns the backend of Node. */
export function nodeBackend(): Backend {
  const ffi = loadNodeFfi();
  endAfterCompilation();

  function openAll<T extends Table>(path: string, table: T) {
    const library = new ffi.DynamicLibrary(path);
    const functions: Record<string, AnyFunction> = {};
    for (const name in table) {
      const [result, ...params] = table[name]!;
      const types = params.map(inward);
      // Node checks a single pointer argument in JavaScript all the same. A second argument, in a register that
      // C does not read, avoids that.
      const extra = types.length === 1 && types[0] === "pointer" ? 0n : undefined;
      if (extra !== undefined) types.push("pointer");
      const native = library.getFunction(name, definition(outward[result], types));
      functions[name] = adaptCall(native as unknown as AnyFunction, table[name]!, words, extra);
    }
    libraries.push(library);
    return functions as { [K in keyof T]: CFunction<T[K]> };
  }

  /** Libraries are never closed, because collecting a handle would unmap code that is still called. */
  const libraries: Library[] = [];

  const addressOf = (buffer: ArrayBuffer): number => Number(ffi.getRawPointer(buffer));

  const imageLibc = openAll("libc.so.6", imageLibcTable);
  const callbackOwner = new ffi.DynamicLibrary("libc.so.6");

  return {
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

    callback(signature, slot) {
      const [result, ...params] = signature;
      const native = adaptCallback(signature, slot, words);
      const address = callbackOwner.registerCallback(
        definition(
          inward(result),
          params.map((type) => outward[type]),
        ),
        native as () => never,
      );
      return { address: Number(address), close: () => callbackOwner.unregisterCallback(address) };
    },

    addressOf,

    memory: (address, bytes) => ffi.toArrayBuffer(BigInt(address), bytes, false),

    watchSocket: watchWithNet,
  };
}
