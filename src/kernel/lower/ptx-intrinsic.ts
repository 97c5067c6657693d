import type { Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type IntrinsicOperand, nothing, typeName } from "./operand.ts";

const types = ["void", "bool", "i32", "u32", "i64", "u64", "f32", "f64"] as const;

/** Returns `ptx(type, text)`: one instruction by hand. `$d` of the text is the result, and `${x}` an operand. */
export function ptxByHand(lowering: Lowering): IntrinsicOperand {
  return intrinsic(lowering, "ptx", [2, 2], ([type, text]) => {
    const node = lowering.callNode!;
    const result = types.find((each) => type?.kind === "text" && type.value === each);
    if (result === undefined)
      return lowering.fail(node, "the result type of ptx is missing", `Use one of ${types.join(", ")}.`);
    if (text?.kind !== "text" && text?.kind !== "template")
      return lowering.fail(
        node,
        `the instruction is ${typeName(text ?? nothing)}`,
        "Write it as a template string, with $d for the result.",
      );
    const { texts, values } = text.kind === "text" ? { texts: [text.value], values: [] } : text;
    if (texts.join("").includes("$d") !== (result !== "void"))
      lowering.fail(
        node,
        result === "void" ? "the instruction has $d, and its type is void" : "the instruction has no $d",
        "Write $d for the result, and no $d where the type is void.",
      );
    const operands: Value[] = values.map((each) => lowering.toValue(each, node, "an operand of ptx").value);
    const template = texts.map((each, i) => (i < operands.length ? `${each}$${i}` : each)).join("");
    const value = lowering.build.ptx(template, result as RegisterType | "void", operands, "ordered");
    return result === "void" ? nothing : computed(value);
  });
}
