import { didYouMean } from "../../../ffi/nearest.ts";
import type { CliCommand } from "../cli-command.ts";
import { CliError, exitCode } from "../exit-code.ts";
import { type CLibrary, librariesFor } from "../manual/c-names.ts";
import { manualEntry, manualPage } from "../manual/manual-page.ts";

const functionsOf = ({ functions, apiNames }: CLibrary): string[] => [
  ...Object.keys(functions),
  ...Object.keys(apiNames),
];

export const man: CliCommand = {
  words: [
    { word: "NAME", text: "a C function: ibv_post_send, rdma_connect, cuMemCreate, nvrtcCompileProgram" },
  ],
  examples: [
    ["doorbell man ibv_post_send", "prototype, what it does, what it fails with, and its object"],
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
    throw new CliError(`there is no function ${name}${didYouMean(name, found.flatMap(functionsOf))}`);
  },
};
