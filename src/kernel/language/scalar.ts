/** Types that a register of the typed SSA holds. */
export type RegisterType = "bool" | "i32" | "u32" | "i64" | "u64" | "f32" | "f64";

/** Facts of one scalar type: its size in memory, in bytes, and the register type that it is loaded into. */
export interface ScalarFacts {
  readonly bytes: number;
  readonly register: RegisterType;
  /** Suffix of PTX for loads and stores. */
  readonly memory: string;
}

/** The scalar types of the kernel language. Small integers are loaded as i32, small floats as f32. */
export const scalars = {
  bool: { bytes: 1, register: "bool", memory: "u8" },
  i8: { bytes: 1, register: "i32", memory: "s8" },
  u8: { bytes: 1, register: "i32", memory: "u8" },
  i16: { bytes: 2, register: "i32", memory: "s16" },
  u16: { bytes: 2, register: "i32", memory: "u16" },
  i32: { bytes: 4, register: "i32", memory: "u32" },
  u32: { bytes: 4, register: "u32", memory: "u32" },
  i64: { bytes: 8, register: "i64", memory: "u64" },
  u64: { bytes: 8, register: "u64", memory: "u64" },
  f16: { bytes: 2, register: "f32", memory: "b16" },
  bf16: { bytes: 2, register: "f32", memory: "b16" },
  f32: { bytes: 4, register: "f32", memory: "f32" },
  f64: { bytes: 8, register: "f64", memory: "f64" },
} as const satisfies Readonly<Record<string, ScalarFacts>>;

/** Name of a scalar type, such as "f32". */
export type ScalarName = keyof typeof scalars;

export const isScalar = (text: string): text is ScalarName => Object.hasOwn(scalars, text);

export const isFloat = (type: RegisterType): type is "f32" | "f64" => type === "f32" || type === "f64";
export const isInteger = (type: RegisterType): boolean => type !== "bool" && !isFloat(type);
export const isSigned = (type: RegisterType): boolean => type === "i32" || type === "i64";
export const isWide = (type: RegisterType): boolean => type === "i64" || type === "u64";

/** Returns the size of a register type, in bits. */
export const bitsOf = (type: RegisterType): number =>
  type === "bool" ? 1 : type === "i32" || type === "u32" || type === "f32" ? 32 : 64;

/** Names of the components of a vector, in order. */
export const componentNames = ["x", "y", "z", "w"] as const;
