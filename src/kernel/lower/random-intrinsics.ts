import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import { inlined } from "./device-functions.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type Operand, type RecordOperand, typeName } from "./operand.ts";

/** Returns the random numbers: Philox4x32-10, as cuRAND has it, and their conversion to f32. */
export function randomNumbers(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const words = (operand: Operand | undefined, names: readonly string[], what: string): Operand => {
    if (operand?.kind === "record" && names.every((each) => Object.hasOwn(operand.fields, each)))
      return operand;
    return lowering.fail(
      lowering.callNode!,
      `the ${what} of random.philox is ${operand === undefined ? "missing" : typeName(operand)}`,
      `Write { ${names.join(", ")} }, all of them 32-bit integers.`,
    );
  };
  return {
    kind: "record",
    name: "random",
    fields: {
      philox: intrinsic(lowering, "random.philox", [2, 2], ([counter, key]) => {
        const given = [words(counter, ["x", "y", "z", "w"], "counter"), words(key, ["x", "y"], "key")];
        return inlined(lowering, "randoms", "philox", given);
      }),
      // As cuRAND: 2^-32 times the word, plus half of that, so that 0 is not among the results.
      uniform: intrinsic(lowering, "random.uniform", [1, 1], ([x]) => {
        const word = build.convert(argumentOf(lowering, x, ["u32", "i32"], "random.uniform"), "u32");
        const [step, half] = [build.constant("f32", 2 ** -32), build.constant("f32", 2 ** -33)];
        return computed(build.fma(build.convert(word, "f32"), step, half));
      }),
    },
  };
}
