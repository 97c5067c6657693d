import { mathFunctions } from "../device/index.ts";
import { basicMathematics } from "./basic-mathematics.ts";
import { intrinsic } from "./define-intrinsic.ts";
import { deviceFunctions } from "./device-functions.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type IntrinsicOperand, literal, type Operand, type RecordOperand } from "./operand.ts";

const known = new WeakMap<Lowering, RecordOperand>();

/** Returns the `Math` of kernels. */
export function mathematics(lowering: Lowering): RecordOperand {
  const made = known.get(lowering) ?? make(lowering);
  known.set(lowering, made);
  return made;
}

function make(lowering: Lowering): RecordOperand {
  const { fields } = basicMathematics(lowering);
  const device = deviceFunctions(lowering, "Math", mathFunctions);
  const { hypot } = device as Record<"hypot", IntrinsicOperand>;
  const special = { pow: power(lowering), hypot: hypotenuse(lowering, hypot) };
  return { kind: "record", name: "Math", fields: { ...fields, ...device, ...special } };
}

/** Returns `Math.pow`, which is also the operator `**`. The power 2 is a product, which is rounded correctly. */
export function power(lowering: Lowering): IntrinsicOperand {
  const { pow } = deviceFunctions(lowering, "Math", { pow: mathFunctions["pow"]! });
  return intrinsic(lowering, "Math.pow", [2, 2], ([x, y]) => {
    const isSquare = y?.kind === "literal" && y.value === 2 && x?.kind === "value" && x.type !== "bool";
    if (!isSquare) return (pow as IntrinsicOperand).call([x!, y!]);
    return computed(lowering.build.binary("mul", x.value, x.value), x.weak);
  });
}

/** Returns `Math.hypot`. More than two values are taken one by one. */
function hypotenuse(lowering: Lowering, hypot: IntrinsicOperand): IntrinsicOperand {
  return intrinsic(lowering, "Math.hypot", [1, 8], (args) => {
    const [first, ...others] = args as readonly [Operand, ...Operand[]];
    const start = others.length === 0 ? hypot.call([first, literal(0)]) : first;
    return others.reduce<Operand>((sum, each) => hypot.call([sum, each]), start);
  });
}
