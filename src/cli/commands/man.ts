import { didYouMean } from "../../../ffi/nearest.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { type CLibrary, librariesFor } from "../manual/c-names.ts";
import { manualEntry, manualPage } from "../manual/manual-page.ts";
import { structEntry, structManual } from "../manual/struct-page.ts";
import { isStruct } from "../manual/struct-text.ts";
import type { Output } from "../output/output.ts";
import { described, members, printType } from "./struct.ts";

const functionsOf = ({ functions, apiNames }: CLibrary): string[] => [
  ...Object.keys(functions),
  ...Object.keys(apiNames),
];

/** Returns the functions that take the struct or the enum. */
const usersOf = (type: string, { prototypes }: CLibrary): string[] =>
  Object.keys(prototypes).filter((name) => new RegExp(`\\b${type}\\b`).test(prototypes[name]!));

/** Prints the page of a struct or an enum. Returns false when the library has none of that name. */
function printTypePage(name: string, library: CLibrary, output: Output): boolean {
  const type = library.names[name];
  if (!isStruct(type)) return printType(name, library, output);
  if (!output.asJson) {
    output.line(structManual(type, library, columnsOf(output), output.style));
    return true;
  }
  const { description, members: known } = structEntry(type, library);
  const meanings = new Map(known.map(({ path, meaning }) => [path, meaning]));
  const all = members(type, library).map((member) => ({
    ...member,
    meaning: meanings.get(member.path) ?? "",
  }));
  const { kind, size, align } = type;
  output.json({ name, description, kind, size, align, library: library.title, members: all });
  return true;
}

const columnsOf = (output: Output): number => Math.min(output.columns ?? 100, 110);

export const man: CliCommand = {
  words: [
    { word: "NAME", text: "a C function or struct: ibv_post_send, ibv_send_wr, rdma_connect, cuMemCreate" },
  ],
  examples: [
    ["doorbell man ibv_post_send", "prototype, meaning, errors, and the method that replaces it"],
    ["doorbell man ibv_send_wr", "purpose of a struct, its members, and the functions that take it"],
    ["doorbell man cuMemCreate --json | jq .prototype", "for scripts"],
  ],
  complete: async (words) =>
    words.length > 0
      ? []
      : [...(await librariesFor("ibv_")), ...(await librariesFor("cuX"))].flatMap(functionsOf),
  run: async ({ words: [given = ""], output }) => {
    const name = given.replace(/\(.*$/, "");
    const found = await librariesFor(name);
    for (const library of found) {
      const entry = manualEntry(name, library);
      if (entry === undefined) continue;
      if (output.asJson) output.json(entry);
      else output.line(manualPage(entry, library, columnsOf(output), output.style));
      return exitCode.fine;
    }
    for (const library of found) {
      if (!printTypePage(name, library, output)) continue;
      const users = output.asJson ? [] : usersOf(name, library);
      if (users.length > 0) output.line(`\n${output.style.dim("see")}`);
      for (const user of users) output.line(`  doorbell man ${user}`);
      return exitCode.fine;
    }
    const names = found.flatMap((library) => [...functionsOf(library), ...described(library)]);
    throw new CliError(`there is no function or struct ${name}${didYouMean(name, names)}`);
  },
};
