// All forms of instructions under test.
import type { Form } from "../form.ts";
import { accessForms } from "./accesses.ts";
import { controlForms } from "./control.ts";
import { convertForms } from "./convert.ts";
import { floatForms } from "./float.ts";
import { halfForms } from "./half.ts";
import { imageForms } from "./image.ts";
import { integerForms } from "./integer.ts";
import { matrixForms } from "./matrix.ts";
import { memoryForms } from "./memory.ts";
import { refusedForms } from "./refused.ts";
import { warpForms } from "./warp.ts";
import { wmmaForms } from "./wmma.ts";

export const allForms: readonly Form[] = [
  ...integerForms,
  ...floatForms,
  ...halfForms,
  ...convertForms,
  ...warpForms,
  ...memoryForms,
  ...matrixForms,
  ...accessForms,
  ...controlForms,
  ...imageForms,
  ...wmmaForms,
  ...refusedForms,
];
