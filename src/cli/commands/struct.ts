import { didYouMean } from "../../../ffi/nearest.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { type CLibrary, librariesFor } from "../manual/c-names.ts";
import { enumPage, structPage } from "../manual/struct-page.ts";
import { isEnum, isStruct, structLines } from "../manual/struct-text.ts";
import type { Output } from "../output/output.ts";

/** Returns the names of the library's structs and enums. */
export const described = (library: CLibrary): string[] =>
  Object.entries(library.names)
    .filter(([, value]) => isStruct(value) || isEnum(value))
    .map(([name]) => name);

/** Prints a struct or an enum. Returns false when the library has none of that name. */
export function printType(name: string, library: CLibrary, output: Output): boolean {
  const type = library.names[name];
  if (isStruct(type)) {
    const { kind, size, align } = type;
    if (!output.asJson) output.line(structPage(type, library, output.style));
    else output.json({ name, kind, size, align, library: library.title, members: members(type, library) });
    return true;
  }
  if (!isEnum(type)) return false;
  if (!output.asJson) output.line(enumPage(type, library, output.style));
  else output.json({ name, kind: type.kind, library: library.title, values: type.values });
  return true;
}

export const struct: CliCommand = {
  words: [
    {
      word: "NAME",
      text: "a struct, union or enum of verbs.h, rdma_cma.h, cuda.h, nvml.h, nvToolsExt.h, nccl.h, cufile.h or CUDA's libraries",
    },
  ],
  examples: [
    ["doorbell struct ibv_wc", "a completion, with the offset and size of each member"],
    ["doorbell struct ibv_wc_status", "an enum and its values"],
    ["doorbell struct CUmemAllocationProp --json | jq .size", "for scripts"],
  ],
  complete: async (words) =>
    words.length > 0
      ? []
      : (await librariesFor("ibv_ CU")).concat(await librariesFor("cu")).flatMap(described),
  run: async ({ words: [given = ""], output }) => {
    const name = given.replace(/^(struct|union|enum)\s+/, "");
    const found = await librariesFor(name);
    if (found.some((library) => printType(name, library, output))) return exitCode.fine;
    throw new CliError(`there is no struct ${name}${didYouMean(name, found.flatMap(described))}`);
  },
};

/** Returns the members of a struct, with their C declarations. */
export const members = (type: Parameters<typeof structLines>[0], library: CLibrary) =>
  structLines(type, library).flatMap(({ path, text, offset, bytes }) =>
    path === undefined ? [] : [{ path, declaration: text.replace(/;$/, ""), offset, bytes }],
  );
