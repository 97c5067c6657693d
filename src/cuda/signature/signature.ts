import {
  type Parameter,
  type ParameterType,
  parameterBytes,
  parameterKind,
  parameterType,
} from "./parameter-type.ts";

/**
 * Parameters of a kernel: "ptr, ptr, f32, u32", or a list of types. C++ names ("float", "unsigned int", "int
 * *") work too.
 */
export type KernelSignature = string | readonly ParameterType[];

/** Size and offset of a parameter that the driver reports. */
export interface ParameterPlace {
  readonly offset: number;
  readonly bytes: number;
}

/** Parses a signature. Throws TypeError with the word for an unknown type. */
export function parseSignature(signature: KernelSignature): ParameterType[] {
  const parts = typeof signature === "string" ? splitParameters(signature) : signature;
  return parts.map((part) => {
    const type = typeOf(String(part));
    if (type !== undefined) return type;
    throw new TypeError(
      `there is no parameter type "${part}". Use ptr, f32, f64, i32, u32, i64, u64, i8, u8, i16, u16, bool, or "bytes N" for a struct`,
    );
  });
}

/** Parses a C++ parameter with or without its name: "const float *__restrict__ x". */
function typeOf(text: string): ParameterType | undefined {
  const plain = text
    .replace(/\b(const|volatile|__restrict__|__grid_constant__|restrict|std::)\b/g, " ")
    .trim();
  if (/[*&\]]/.test(plain)) return "ptr";
  const whole = parameterType(plain);
  if (whole !== undefined) return whole;
  // The type alone of a parameter such as "float alpha".
  const nameless = plain.replace(/\s+[A-Za-z_]\w*$/, "");
  return nameless === plain ? undefined : parameterType(nameless);
}

/** Splits text at commas outside of brackets. */
function splitParameters(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if ("<([".includes(text[i]!)) depth++;
    else if (">)]".includes(text[i]!)) depth--;
    else if (text[i] === "," && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== "" && part !== "void");
}

/** Returns the offsets of parameters by the rules of C: each at a multiple of its size or alignment. */
export function place(
  types: readonly ParameterType[],
  alignments: readonly (number | undefined)[] = [],
): Parameter[] {
  let end = 0;
  return types.map((type, i) => {
    const bytes = parameterBytes(type);
    const align = alignments[i] ?? (parameterKind(type) === 12 ? 8 : bytes);
    const offset = Math.ceil(end / align) * align;
    end = offset + bytes;
    return { type, kind: parameterKind(type), bytes, offset };
  });
}

/**
 * Returns the declared types at the offsets that the driver reports (`cuFuncGetParamInfo`). Throws TypeError
 * when they differ in number or size, because a launch would read wrong arguments.
 */
export function placeAs(
  name: string,
  types: readonly ParameterType[],
  places: readonly ParameterPlace[],
): Parameter[] {
  if (types.length !== places.length) {
    throw new TypeError(
      `kernel ${name} has ${places.length} parameters, its signature declares ${types.length} (${types.join(", ")})`,
    );
  }
  return types.map((type, i) => {
    const { offset, bytes } = places[i]!;
    if (parameterBytes(type) !== bytes) {
      throw new TypeError(
        `kernel ${name}: parameter ${i} is ${bytes} bytes, its signature declares ${type} (${parameterBytes(type)} bytes)`,
      );
    }
    return { type, kind: parameterKind(type), bytes, offset };
  });
}

/**
 * Returns the parameters of a `__global__` function as its source declares them. Undefined when the source is
 * not clear.
 */
export function signatureInSource(
  source: string,
  name: string,
  places?: readonly ParameterPlace[],
): ParameterType[] | undefined {
  const plain = source.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/\/\/[^\n]*/g, " ");
  const head = new RegExp(`__global__[^;{}]*?\\b${name.replace(/[^\w]/g, "\\$&")}\\s*\\(`).exec(plain);
  if (head === null) return undefined;
  const start = head.index + head[0].length;
  let depth = 1;
  let end = start;
  while (end < plain.length && depth > 0) {
    if (plain[end] === "(") depth++;
    else if (plain[end] === ")") depth--;
    end++;
  }
  const types = splitParameters(plain.slice(start, end - 1)).map((text, i) => {
    const type = typeOf(text);
    // A struct, or another type of the source, is a byte count of the driver.
    return type ?? (places?.[i] ? (`bytes ${places[i].bytes}` as const) : undefined);
  });
  return types.every((type) => type !== undefined) ? types : undefined;
}
