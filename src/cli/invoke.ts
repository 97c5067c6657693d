import process from "node:process";
import { Command, CommanderError } from "commander";
import { AbiError, LibraryError } from "../../ffi/errors.ts";
import { nearest } from "../../ffi/nearest.ts";
import { DoorbellError } from "../errors.ts";
import { commands } from "./command-table.ts";
import { type CliCommand, CliError, type CommandEntry, exitCode } from "./common/command.ts";
import { standardOutput, writeAll } from "./output/output.ts";

/** Returns true for an error that the user can fix. It is printed without a stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof DoorbellError ||
  error instanceof LibraryError ||
  error instanceof AbiError ||
  error instanceof CliError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  typeof (error as NodeJS.ErrnoException | undefined)?.syscall === "string";

/** Prints an error on standard error and returns the exit code. DOORBELL_TRACE adds the stack. */
export function failure(command: string, error: unknown): number {
  if (isExpected(error) && !process.env["DOORBELL_TRACE"]) writeAll(2, `${command}: ${error.message}\n`);
  else
    writeAll(2, `${command}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (error instanceof CliError) return error.code;
  return error instanceof LibraryError ? exitCode.unavailable : exitCode.failed;
}

/** Loads the command, parses its arguments, runs it, and returns its exit code. */
export async function invoke(entry: CommandEntry, argv: readonly string[]): Promise<number> {
  const definition = await entry.load();
  const command = commanderFor(entry, definition);
  let code: number | undefined;
  command.action(async () => {
    const options = command.opts<Record<string, string | boolean | undefined>>();
    code = await definition.run({
      words: command.args,
      options,
      output: standardOutput(options["json"] === true),
    });
  });
  try {
    await command.parseAsync([...argv], { from: "user" });
    return code ?? exitCode.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.usage;
    return failure(`doorbell ${entry.name}`, error);
  }
}

function commanderFor(entry: CommandEntry, definition: CliCommand): Command {
  const command = new Command(`doorbell ${entry.name}`)
    .description(entry.summary)
    .exitOverride()
    .showSuggestionAfterError()
    .allowExcessArguments(false)
    .helpOption("-h, --help", "this page")
    .configureOutput({
      writeOut: (text) => writeAll(1, text),
      writeErr: (text) => writeAll(2, text),
    })
    .configureHelp({ helpWidth: Math.min(process.stdout.columns || 110, 110) });
  for (const { word, text } of definition.words ?? []) {
    command.argument(word.startsWith("[") ? word : `<${word}>`, text);
  }
  for (const { flags, text, default: value } of definition.options ?? []) {
    command.option(flags.replace(/ ([A-Z][A-Z0-9,.|]*)$/, " <$1>"), text, value);
  }
  command.option("--json", "print the answer as JSON");
  if (definition.passThrough) command.passThroughOptions().allowExcessArguments();
  const examples = definition.examples.map(([line, what]) => `  ${line}\n      ${what}`);
  command.addHelpText(
    "after",
    `\nExamples:\n${examples.join("\n")}\n${definition.notes ? `\n${definition.notes}\n` : ""}`,
  );
  return command;
}

export function unknownCommand(name: string): number {
  const near = nearest(
    name,
    commands.map((each) => each.name),
  );
  const hint = near === undefined ? "doorbell --help lists all commands" : `did you mean ${near}?`;
  writeAll(2, `doorbell: there is no command ${JSON.stringify(name)}; ${hint}\n`);
  return exitCode.usage;
}
