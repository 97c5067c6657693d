import { deviceAttributeNames } from "../../cuda/index.ts";
import { elementTypes } from "../../cuda/memory/element-type.ts";
import { queuePairTypes } from "../../rdma/address/queue-pair-type.ts";
import { accessFlags } from "../../rdma/memory/access.ts";
import { queuePairStates } from "../../rdma/queue-pair/queue-pair-attributes.ts";
import { declarations } from "../manual/declarations.ts";

/** Words that a type name stands for. */
const wordsOfType: Readonly<Record<string, readonly string[]>> = {
  Access: Object.keys(accessFlags),
  QueuePairState: queuePairStates,
  QueuePairType: queuePairTypes,
  ElementType: elementTypes,
  DeviceAttribute: deviceAttributeNames,
};

/** Splits the parameters of a signature, such as "a: A, b?: B<C, D>". */
function parametersOf(signature: string): string[] {
  const from = signature.indexOf("(") + 1;
  const parts = [""];
  let depth = 0;
  for (const char of signature.slice(from)) {
    if (depth === 0 && char === ")") break;
    if ("([{<".includes(char)) depth++;
    if (")]}>".includes(char)) depth--;
    if (depth === 0 && char === ",") parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/**
 * Returns the words that parameter `index` of a function, or of a method of one of the classes, takes by its
 * declared type.
 */
export function wordsOfParameter(owners: readonly string[], name: string, index: number): readonly string[] {
  const declared = declarations().filter(
    (one) =>
      one.name === name && (owners.length === 0 ? one.owner === undefined : owners.includes(one.owner ?? "")),
  );
  return declared.flatMap(({ signature }) => {
    const type = /:(.*)$/s.exec(parametersOf(signature)[index] ?? "")?.[1] ?? "";
    const literals = [...type.matchAll(/"([\w-]+)"/g)].map(([, word]) => word!);
    const types = type.match(/[A-Z]\w*/g) ?? [];
    // A type parameter of the function itself, such as "E extends ElementType".
    const bounds = types.map((one) => new RegExp(`\\b${one} extends (\\w+)`).exec(signature)?.[1] ?? one);
    return [...literals, ...bounds.flatMap((one) => wordsOfType[one] ?? [])];
  });
}
