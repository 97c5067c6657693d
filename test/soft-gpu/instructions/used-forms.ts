// Names of the instructions in a PTX module, with their suffixes.
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";

export function usedForms(text: string): Set<string> {
  const found = new Set<string>();
  for (const { body } of parse(text).functions)
    for (const statement of body ?? []) if ("operation" in statement) found.add(statement.operation.name);
  return found;
}
