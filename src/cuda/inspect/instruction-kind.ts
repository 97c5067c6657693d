/** Kind of a PTX instruction in profiles. */
export type InstructionKind =
  | "integer"
  | "float"
  | "double"
  | "half"
  | "tensor"
  | "conversion"
  | "move"
  | "compare"
  | "branch"
  | "warp"
  | "barrier"
  | "global memory"
  | "shared memory"
  | "local memory"
  | "parameters"
  | "memory"
  | "atomic"
  | "texture"
  | "other";

const BY_OPCODE: Readonly<Record<string, InstructionKind>> = Object.fromEntries(
  (
    [
      ["branch", "bra brx ret exit call trap"],
      ["warp", "shfl vote match redux activemask elect"],
      ["barrier", "bar barrier mbarrier membar fence"],
      ["atomic", "atom red"],
      ["texture", "tex tld4 txq suld sust suq"],
      ["tensor", "mma wmma ldmatrix stmatrix movmatrix"],
      ["conversion", "cvt cvta"],
      ["move", "mov prmt selp mapa getctarank"],
      ["compare", "setp set slct testp isspacep"],
    ] as const
  ).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind])),
);

/** Returns the kind of an opcode with its modifiers ("fma.rn.f32"). */
export function kindOf(opcode: string): InstructionKind {
  const [name = "", ...modifiers] = opcode.split(".");
  const known = BY_OPCODE[name];
  if (known !== undefined) return known;
  const has = (...types: string[]) => types.some((type) => modifiers.includes(type));
  if (["ld", "st", "ldu", "cp", "prefetch", "prefetchu"].includes(name)) {
    const spaces = modifiers.map((each) => each.split("::")[0]);
    if (spaces.includes("global") || spaces.includes("const")) return "global memory";
    if (spaces.includes("shared")) return "shared memory";
    if (spaces.includes("local")) return "local memory";
    return spaces.includes("param") ? "parameters" : "memory";
  }
  if (has("f64")) return "double";
  if (has("f32")) return "float";
  if (has("f16", "f16x2", "bf16", "bf16x2")) return "half";
  return modifiers.some((each) => /^[usb](8|16|32|64)(x2)?$/.test(each)) ? "integer" : "other";
}
