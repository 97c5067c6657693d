// Shapes of warp-level matrix products (mma and wmma), and the mapping of matrix elements to lanes and
// registers.
// The mapping of mma follows the PTX ISA. The layout of wmma fragments is unspecified; here it is row by row.

export const ELEMENT_BITS = {
  ...{ b1: 1, s4: 4, u4: 4, s8: 8, u8: 8, e4m3: 8, e5m2: 8 },
  ...{ f16: 16, bf16: 16, tf32: 32, f32: 32, s32: 32, f64: 64 },
} as const;
export type Element = keyof typeof ELEMENT_BITS;

export interface MatrixProduct {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly a: Element;
  readonly b: Element;
  readonly c: Element;
  readonly d: Element;
  /** True for `.satfinite`: integer sums saturate to s32. */
  readonly saturates: boolean;
  /** Operation of 1-bit products. */
  readonly bits: "xor" | "and" | undefined;
  /** True for the fragment layout of wmma. */
  readonly hasWmmaLayout: boolean;
}

const isElement = (name: string): name is Element => Object.hasOwn(ELEMENT_BITS, name);

/** Returns the numbers m, n and k of a modifier such as "m16n8k8", or undefined without one. */
export function shapeIn(modifiers: readonly string[]): [m: number, n: number, k: number] | undefined {
  const shape = modifiers.map((each) => /^m(\d+)n(\d+)k(\d+)$/.exec(each)).find((each) => each !== null);
  return shape?.slice(1).map(Number) as [number, number, number] | undefined;
}

/** Returns the product that an instruction's modifiers describe, or undefined for an unsupported one. */
export function productOf(opcode: string, modifiers: readonly string[]): MatrixProduct | undefined {
  const shape = shapeIn(modifiers);
  if (shape === undefined || modifiers.includes("sp") || modifiers.some((each) => each.startsWith("kind::")))
    return undefined;
  const [m, n, k] = shape;
  const types = modifiers.filter(isElement);
  const hasWmmaLayout = opcode === "wmma";
  // The f16 form of wmma names only the types of D and C.
  const [d, a, b, c] = types.length === 2 ? [types[0]!, "f16" as const, "f16" as const, types[1]!] : types;
  if (d === undefined || a === undefined || b === undefined || c === undefined) return undefined;
  const bits = modifiers.find((each) => each === "xor" || each === "and");
  const saturates = modifiers.includes("satfinite");
  const product: MatrixProduct = { ...{ m, n, k, a, b, c, d }, saturates, bits, hasWmmaLayout };
  return isKnown(product) ? product : undefined;
}

const MMA: Readonly<Record<string, readonly string[]>> = {
  f16: ["m16n8k8", "m16n8k16"],
  bf16: ["m16n8k8", "m16n8k16"],
  tf32: ["m16n8k4", "m16n8k8"],
  e4m3: ["m16n8k32"],
  e5m2: ["m16n8k32"],
  f64: ["m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"],
  s8: ["m8n8k16", "m16n8k16", "m16n8k32"],
  u8: ["m8n8k16", "m16n8k16", "m16n8k32"],
  s4: ["m8n8k32", "m16n8k32", "m16n8k64"],
  u4: ["m8n8k32", "m16n8k32", "m16n8k64"],
  b1: ["m8n8k128", "m16n8k128", "m16n8k256"],
};
const SIXTEEN = ["m16n16k16", "m32n8k16", "m8n32k16"];
const WMMA: Readonly<Record<string, readonly string[]>> = {
  f16: SIXTEEN,
  bf16: SIXTEEN,
  tf32: ["m16n16k8"],
  f64: ["m8n8k4"],
  s8: SIXTEEN,
  u8: SIXTEEN,
};

function isKnown({ m, n, k, a, b, c, d, hasWmmaLayout }: MatrixProduct): boolean {
  const shapes = (hasWmmaLayout ? WMMA : MMA)[a];
  if (shapes === undefined || !shapes.includes(`m${m}n${n}k${k}`)) return false;
  if (ELEMENT_BITS[a] !== ELEMENT_BITS[b]) return false;
  if (a === "f64") return c === "f64" && d === "f64";
  if (["s8", "u8", "s4", "u4", "b1"].includes(a)) return c === "s32" && d === "s32";
  const sixteen = a === "f16" || a === "e4m3" || a === "e5m2";
  return [c, d].every((each) => each === "f32" || (sixteen && each === "f16")) && (hasWmmaLayout || c === d);
}

/** Returns the number of registers that hold a lane's fragment of a matrix. */
export function registersOf(product: MatrixProduct, matrix: "a" | "b" | "c" | "d"): number {
  const { m, n, k, hasWmmaLayout } = product;
  const size = matrix === "a" ? m * k : matrix === "b" ? k * n : m * n;
  const element = product[matrix];
  const bits = ELEMENT_BITS[element];
  // Fragments of f16 operands of wmma always have eight registers.
  if (hasWmmaLayout && element === "f16" && (matrix === "a" || matrix === "b")) return 8;
  return Math.max(1, (size * bits) / (32 * Math.max(32, bits)));
}

/** Returns the number of elements in one register. */
export const elementsPerRegister = (element: Element): number => Math.max(1, 32 / ELEMENT_BITS[element]);

/** Returns the row-major index in the matrix of an element of a lane's register. */
export function elementIndex(
  product: MatrixProduct,
  matrix: "a" | "b" | "c" | "d",
  lane: number,
  register: number,
  part: number,
): number {
  const { m, n, k, hasWmmaLayout } = product;
  const element = product[matrix];
  const each = elementsPerRegister(element);
  if (hasWmmaLayout) {
    const size = matrix === "a" ? m * k : matrix === "b" ? k * n : m * n;
    const own = size / 32;
    return lane * own + ((register * each + part) % own);
  }
  const [group, within] = [lane >> 2, lane & 3];
  if (matrix === "a") {
    const rows = m / 8;
    const row = group + 8 * (register % rows);
    return row * k + within * each + part + Math.floor(register / rows) * 4 * each;
  }
  if (matrix === "b") return (within * each + part + register * 4 * each) * n + group;
  if (each === 2) return (group + 8 * register) * n + within * 2 + part;
  return (group + 8 * (register >> 1)) * n + within * 2 + (register & 1);
}
