import { specialFunctions } from "../device/index.ts";
import { deviceFunctions } from "./device-functions.ts";
import type { Lowering } from "./lowering.ts";
import type { RecordOperand } from "./operand.ts";

/** Returns the functions of mathematics that JavaScript does not have. */
export const special = (lowering: Lowering): RecordOperand => ({
  kind: "record",
  name: "special",
  fields: deviceFunctions(lowering, "special", specialFunctions),
});
