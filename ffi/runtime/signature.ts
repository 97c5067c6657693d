import type { CType, Signature } from "./types.ts";

const types: Record<CType, true> = {
  void: true,
  bool: true,
  i8: true,
  u8: true,
  i16: true,
  u16: true,
  i32: true,
  u32: true,
  i64: true,
  u64: true,
  f32: true,
  f64: true,
  ptr: true,
};

/** Largest number of parameters, a limit of Bun. */
const mostParameters = 32;

/** Throws TypeError for a wrong signature, because the runtimes treat one differently. */
export function checkSignature(signature: Signature, name: string): void {
  const [result, ...params] = signature;
  for (const type of [result, ...params]) {
    if (!Object.hasOwn(types, type)) throw new TypeError(`${name}: ${JSON.stringify(type)} is not a C type`);
  }
  if (params.includes("void")) throw new TypeError(`${name}: a parameter cannot be void`);
  if (params.length > mostParameters) {
    throw new TypeError(`${name}: ${params.length} parameters, but at most ${mostParameters} can be passed`);
  }
}
