import { readFileSync } from "node:fs";
import process from "node:process";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { packageVersion } from "../common/package-version.ts";
import type { Output } from "../output/output.ts";
import { offerTraceSwitch } from "../repl/trace-switch.ts";

export const repl: CliCommand = {
  words: [{ word: "[FILE]", text: "TypeScript to run first, in the same session" }],
  examples: [
    ["doorbell repl", "device, gpu, topology, rdma, cuda, direct, ib, cu are preloaded; help() lists more"],
    ["doorbell repl setup.ts", "what setup.ts declares can be used at the prompt"],
    ["echo 'device.name' | doorbell repl", "inputs from a pipe; exit code 1 at the first that fails"],
  ],
  notes:
    "Top-level await, types, import and using work; using and const keep their values until .clear or the end.\nThe history is in $XDG_STATE_HOME/doorbell/history.",
  run: async ({ words: [file], output }) => {
    const source = file === undefined ? undefined : readSource(file);
    // The call precedes session(), because libraries that are loaded before it ignore the trace switch.
    offerTraceSwitch();
    return session(source, output);
  },
};

function readSource(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

async function session(source: string | undefined, output: Output): Promise<number> {
  const [
    { Session },
    { cLibraries, preloaded },
    { importFromHere },
    { Prompt },
    { Completer },
    { DotCommands },
  ] = await Promise.all([
    import("../repl/session.ts"),
    import("../repl/preloaded.ts"),
    import("../repl/importer.ts"),
    import("../repl/prompt.ts"),
    import("../repl/complete.ts"),
    import("../repl/dot-commands.ts"),
  ]);
  const libraries = await cLibraries();
  const names = new Session(
    preloaded(libraries, () => names, output),
    importFromHere,
  );
  const commands = new DotCommands(names, output, {
    devices: async () => (await import("./devices.ts")).devices,
    doctor: async () => (await import("./doctor.ts")).doctor,
  });
  const completer = new Completer(names, libraries, commands.names);
  const prompt = new Prompt({ session: names, output, completer, commands });
  let well = true;
  if (source !== undefined) well = await prompt.run(source);
  if (process.stdin.isTTY && output.isTerminal) {
    output.line(
      `doorbell ${packageVersion()}: help() lists the preloaded names, .help the prompt's commands`,
    );
    await prompt.interact();
    well = true;
  } else if (well) well = await prompt.runAll(readFileSync(0, "utf8"));
  const errors = await names.clear();
  for (const error of errors)
    output.note(`while closing: ${error instanceof Error ? error.message : String(error)}`);
  return well ? exitCode.fine : exitCode.failed;
}
