import { commandNamed, commands } from "./command-table.ts";
import { type CliCommand, exitCode } from "./common/command.ts";
import { writeAll } from "./output/output.ts";

/** Prints the possible words at the cursor, one a line. The last given word may be unfinished. */
export async function offer(words: readonly string[]): Promise<number> {
  const found = await offers(words).catch(() => []);
  if (found.length > 0) writeAll(1, `${found.join("\n")}\n`);
  return exitCode.fine;
}

async function offers(words: readonly string[]): Promise<readonly string[]> {
  const last = words.at(-1) ?? "";
  const starting = (all: readonly string[]) => all.filter((each) => each.startsWith(last));
  if (words.length <= 1)
    return starting([...commands.map(({ name }) => name), "help", "--help", "--version"]);
  const [name = "", ...before] = words.slice(0, -1);
  if (name === "help") return starting(commands.map((each) => each.name));
  const command = await commandNamed(name)?.load();
  if (command === undefined) return [];
  if (last.startsWith("-")) return starting(flagsOf(command));
  const positional = before.filter((word) => !word.startsWith("-"));
  return starting((await command.complete?.(positional)) ?? []);
}

const flagsOf = (command: CliCommand): string[] => [
  ...(command.options ?? []).flatMap(({ flags }) => flags.match(/--?[a-zA-Z][a-z0-9-]*/g) ?? []),
  "--json",
  "--help",
];
