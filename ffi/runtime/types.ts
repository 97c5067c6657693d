/** C types a signature may name. `ptr` is a number (NULL is 0), 64-bit integers come back as bigint. */
export type CType =
  | "void"
  | "bool"
  | "i8"
  | "u8"
  | "i16"
  | "u16"
  | "i32"
  | "u32"
  | "i64"
  | "u64"
  | "f32"
  | "f64"
  | "ptr";

/** Result first, then the parameters: `["i32", "ptr", "u32"]` is `int f(void *, uint32_t)`. */
export type Signature = readonly [result: CType, ...params: CType[]];

/** Functions of a library by name, with their signatures. */
export type Table = { readonly [name: string]: Signature };

interface In {
  void: undefined;
  bool: boolean;
  i8: number;
  u8: number;
  i16: number;
  u16: number;
  i32: number;
  u32: number;
  i64: number | bigint;
  u64: number | bigint;
  f32: number;
  f64: number;
  ptr: number;
}

interface Out extends Omit<In, "void" | "i64" | "u64"> {
  void: void;
  i64: bigint;
  u64: bigint;
}

type Arguments<P extends readonly CType[], M extends Record<CType, unknown>> = {
  -readonly [K in keyof P]: M[P[K]];
};

/** The TypeScript function type of a signature. */
export type CFunction<S extends Signature> = S extends readonly [
  infer R extends CType,
  ...infer P extends readonly CType[],
]
  ? (...args: Arguments<P, In>) => Out[R]
  : never;

/** The TypeScript function type that a C callback of this signature is written as. */
export type CallbackFunction<S extends Signature> = S extends readonly [
  infer R extends CType,
  ...infer P extends readonly CType[],
]
  ? (...args: Arguments<P, Out>) => R extends "void" ? void : In[R]
  : never;

/** A library's functions; those it does not have are undefined. */
export type Functions<T extends Table> = { readonly [K in keyof T]: CFunction<T[K]> | undefined };

/** A C function pointer that calls back into JavaScript, until closed. */
export interface Callback {
  readonly address: number;
  close(): void;
  [Symbol.dispose](): void;
}

/** The runtime that a process is. */
export type RuntimeName = "bun" | "deno" | "node";

/** A function whose types were checked by its signature, not by the compiler. */
export type AnyFunction = (...args: never[]) => unknown;

/** The JavaScript function behind a callback; closing one puts another here. */
export interface CallbackSlot {
  fn: AnyFunction;
}

/** A callback as the runtime makes it. */
export interface NativeCallback {
  readonly address: number;
  close(): void;
}

/** What a JavaScript runtime has to offer; everything else in the library is built on these. */
export interface Backend {
  readonly name: RuntimeName;
  /** Functions of the C library by name: the loader is built from them. */
  libc<T extends Table>(table: T): { readonly [K in keyof T]: CFunction<T[K]> };
  bind<S extends Signature>(address: number, signature: S): CFunction<S>;
  /** Calls whatever function is in the slot at that moment. */
  callback(signature: Signature, slot: CallbackSlot): NativeCallback;
  addressOf(buffer: ArrayBuffer): number;
  memory(address: number, bytes: number): ArrayBuffer;
  /** Has this thread's event loop call `ready` when bytes come in on a connected stream socket, and take them. */
  watchSocket(fd: number, ready: () => void): Promise<void>;
}
