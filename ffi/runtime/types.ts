/** C types of signatures. `ptr` is a number, NULL is 0, and 64-bit integers are returned as bigint. */
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

/** Signature of a C function, the result type first: `["i32", "ptr", "u32"]` is `int f(void *, uint32_t)`. */
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

/** TypeScript type of a function that C calls with this signature. */
export type CallbackFunction<S extends Signature> = S extends readonly [
  infer R extends CType,
  ...infer P extends readonly CType[],
]
  ? (...args: Arguments<P, Out>) => R extends "void" ? void : In[R]
  : never;

/** Functions of a library. A missing one is undefined. */
export type Functions<T extends Table> = { readonly [K in keyof T]: CFunction<T[K]> | undefined };

/** A C function pointer that calls back into JavaScript, until closed. */
export interface Callback {
  readonly address: number;
  close(): void;
  [Symbol.dispose](): void;
}

/** Name of a JavaScript runtime. */
export type RuntimeName = "bun" | "deno" | "node";

/** A function whose types are checked against its signature at run time, not by the compiler. */
export type AnyFunction = (...args: never[]) => unknown;

/** Slot with the JavaScript function of a callback. Closing the callback replaces the function. */
export interface CallbackSlot {
  fn: AnyFunction;
}

/** A callback as the runtime creates it. */
export interface NativeCallback {
  readonly address: number;
  close(): void;
}

/** Operations that a JavaScript runtime must provide. Everything else in the library is built on them. */
export interface Backend {
  readonly name: RuntimeName;
  /** Returns functions of the C library by name, from which the loader is built. */
  libc<T extends Table>(table: T): { readonly [K in keyof T]: CFunction<T[K]> };
  bind<S extends Signature>(address: number, signature: S): CFunction<S>;
  /** Creates a C function pointer that calls the function in the slot. */
  callback(signature: Signature, slot: CallbackSlot): NativeCallback;
  addressOf(buffer: ArrayBuffer): number;
  memory(address: number, bytes: number): ArrayBuffer;
  /**
   * Lets the event loop of this thread read and drop received bytes of a connected stream socket, and call
   * `ready`.
   */
  watchSocket(fd: number, ready: () => void): Promise<void>;
}
