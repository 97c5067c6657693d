import { didYouMean } from "../../../ffi/nearest.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { type CLibrary, librariesFor } from "../manual/c-names.ts";
import { manualEntry, manualPage } from "../manual/manual-page.ts";
import { described, printType } from "./struct.ts";

const functionsOf = ({ functions, apiNames }: CLibrary): string[] => [
  ...Object.keys(functions),
  ...Object.keys(apiNames),
];

/** Returns the functions that take the struct or the enum. */
const usersOf = (type: string, { prototypes }: CLibrary): string[] =>
  Object.keys(prototypes).filter((name) => new RegExp(`\\b${type}\\b`).test(prototypes[name]!));

export const man: CliCommand = {
  words: [
    { word: "NAME", text: "a C function or struct: ibv_post_send, ibv_send_wr, rdma_connect, cuMemCreate" },
  ],
  examples: [
    ["doorbell man ibv_post_send", "prototype, meaning, errors, and the method that replaces it"],
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
      else output.line(manualPage(entry, library, Math.min(output.columns ?? 100, 110), output.style));
      return exitCode.fine;
    }
    for (const library of found) {
      if (!printType(name, library, output)) continue;
      const users = output.asJson ? [] : usersOf(name, library);
      if (users.length > 0) output.line(`\n${output.style.dim("see")}`);
      for (const user of users) output.line(`  doorbell man ${user}`);
      return exitCode.fine;
    }
    const names = found.flatMap((library) => [...functionsOf(library), ...described(library)]);
    throw new CliError(`there is no function or struct ${name}${didYouMean(name, names)}`);
  },
};
