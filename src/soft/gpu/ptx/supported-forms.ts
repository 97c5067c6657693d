// Refusals by operands: forms that the soft GPU lacks of instructions whose names it supports.
import { bytesOf, isPair } from "./operations/scalar.ts";
import { type Instruction, type Operand, unsupported } from "./syntax.ts";

/** Throws a PtxError if the soft GPU does not support the form of an instruction. */
export function requireSupported(i: Instruction): void {
  const what = missingForm(i);
  if (what !== undefined) unsupported(i, `${what}'${i.operation.name}'`);
}

/** Returns the words in front of the name of an unsupported instruction, or undefined for a supported one. */
function missingForm({ operation, operands }: Instruction): string | undefined {
  const [to, from] = operands;
  const unless = (isSupported: boolean, what = "") => (isSupported ? undefined : what);
  switch (operation.kind) {
    case "floatExtreme":
    case "halfExtreme":
      return unless(operands.length <= 3, "the form with three operands of ");
    case "tableLogic":
      if (operands[4]?.kind !== "immediate") return "a truth table in a register of ";
      return unless(operation.logic === undefined || to?.kind === "pair");
    case "video":
      return unless(operation.lanes === 1 || !operands.some(isPart), "a selection of lanes of ");
    case "move":
      return unless(
        [to, from].every((each) => each?.kind !== "vector" || hasParts(each, bytesOf(operation.type))),
      );
    case "convert":
      return unless(!isPair(operation.to) || operation.from !== "f32" || operands.length === 3);
    case "texture": {
      const more = { base: 0, level: 1, grad: 2 }[operation.level];
      return operands.length === more + 2 ? missingAddress(from) : "an offset or a comparison of ";
    }
    case "textureQuery":
      return unless(isInRegister(from), "a texture or surface reference of ");
    case "surface":
      return missingAddress(operation.hasResult ? from : to);
    default:
      return undefined;
  }
}

/** Returns true if an operand is a part of a register, such as the byte `%r1.b2`. */
export const isPart = (operand: Operand): boolean =>
  operand.kind === "register" && operand.part !== undefined;

/** Returns true if a value of some bytes can be packed from the elements of a vector, or unpacked to them. */
const hasParts = ({ elements }: Operand & { kind: "vector" }, bytes: number): boolean =>
  [1, 2, 4].includes(bytes / elements.length);

const isInRegister = (operand: Operand | undefined): boolean =>
  operand?.kind === "address" && operand.base?.kind === "register";

function missingAddress(operand: Operand | undefined): string | undefined {
  const isSupported =
    isInRegister(operand) && operand?.kind === "address" && operand.coordinates !== undefined;
  return isSupported ? undefined : "an indirect texture or surface without a coordinate vector, of ";
}
