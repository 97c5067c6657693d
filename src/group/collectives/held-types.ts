import { typeHeldBy } from "../../cuda/memory/buffer-holder.ts";
import type { ReduceOperation } from "./element.ts";

/** Options of a reduction that say what the elements are, before their check. */
interface Combination {
  readonly operation?: ReduceOperation;
  readonly bf16?: boolean;
}

const wanted: Readonly<Record<string, readonly ReduceOperation[]>> = {
  bool: ["min", "max", "product"],
  c64: ["sum", "average"],
};

/** Throws TypeError for an array whose elements a reduction would take for those of its buffer. */
export function checkHeldType(method: string, elements: unknown, options: Combination | undefined): void {
  const type = typeHeldBy(elements);
  if (type === undefined) return;
  const { operation = "sum", bf16 = false } = options ?? {};
  if (type === "bf16" && !bf16)
    throw new TypeError(`${method}: the array is bf16, whose buffer is u16. Use the option { bf16: true }`);
  const allowed = wanted[type];
  if (allowed !== undefined && !allowed.includes(operation))
    throw new TypeError(
      `${method}: the array is ${type}, for which the operation is ${allowed.map((each) => `"${each}"`).join(" or ")}, not "${operation}"`,
    );
}
