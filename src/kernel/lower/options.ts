import type { Lowering } from "./lowering.ts";
import { fieldOf, type Operand, typeName } from "./operand.ts";

/** Scopes of the memory model, by their names in kernels. */
export const scopes = { block: "cta", cluster: "cluster", device: "gpu", system: "sys" } as const;

/** Returns the PTX text that an option of a call chooses: `{ scope: "block" }`. Undefined where it is missing. */
export function choiceOf<T extends string>(
  lowering: Lowering,
  options: Operand | undefined,
  name: string,
  known: Readonly<Record<string, T>>,
): T | undefined {
  if (options === undefined) return undefined;
  const node = lowering.callNode!;
  if (options.kind !== "record")
    return lowering.fail(
      node,
      `the options are ${typeName(options)}`,
      `Write { ${name}: "${Object.keys(known)[0]}" }.`,
    );
  const field = fieldOf(options, name);
  if (field === undefined) return undefined;
  const chosen = field.kind === "text" ? known[field.value] : undefined;
  if (chosen !== undefined && field.kind === "text" && Object.hasOwn(known, field.value)) return chosen;
  return lowering.fail(
    node,
    `the ${name} is ${field.kind === "text" ? JSON.stringify(field.value) : typeName(field)}`,
    `Use one of ${Object.keys(known)
      .map((each) => JSON.stringify(each))
      .join(", ")}.`,
  );
}

/** Throws KernelError for an option that is not among the names. */
export function checkOptions(
  lowering: Lowering,
  options: Operand | undefined,
  names: readonly string[],
): void {
  if (options?.kind !== "record") return;
  const unknown = Object.keys(options.fields).find((each) => !names.includes(each));
  if (unknown !== undefined)
    lowering.fail(lowering.callNode!, `there is no option ${unknown}`, `Use ${names.join(", ")}.`);
}
