import process from "node:process";
import { didYouMean } from "../../../ffi/nearest.ts";
import { type EnvironmentVariable, environmentGroups } from "../../environment.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { wrapped } from "../output/wrapped.ts";

const variables: readonly EnvironmentVariable[] = environmentGroups.flatMap((group) => group.variables);
const names: readonly string[] = variables.map(({ name }) => name);

/**
 * Returns the variables of this process that begin with DOORBELL_ and that doorbell does not read, such as
 * misspelt ones.
 */
const unknownVariables = (): string[] =>
  Object.keys(process.env)
    .filter((name) => name.startsWith("DOORBELL_") && !names.includes(name))
    .sort();

export const env: CliCommand = {
  words: [{ word: "[NAME]", text: "one variable, or a part of its name such as SOFT_GPU; without it all" }],
  options: [{ flags: "--set", text: "only the variables that are set now" }],
  examples: [
    ["doorbell env", "every variable, with its value, default and meaning"],
    ["doorbell env SOFT_GPU", "the variables of the soft GPU"],
    ["doorbell env --set", "the variables that change this machine's behaviour now"],
    ["doorbell env --json | jq '.variables[] | select(.value != null)'", "for scripts"],
  ],
  complete: async (words) => (words.length > 0 ? [] : names),
  run: async ({ words: [wanted], options, output }) => {
    const onlySet = options["set"] === true;
    const unknown = unknownVariables();
    const matches = ({ name }: EnvironmentVariable): boolean =>
      (wanted === undefined || name.includes(wanted.toUpperCase())) &&
      (!onlySet || process.env[name] !== undefined);
    const found = environmentGroups
      .map(({ title, variables }) => ({ title, variables: variables.filter(matches) }))
      .filter(({ variables }) => variables.length > 0);
    if (wanted !== undefined && found.length === 0 && !onlySet)
      throw new CliError(`no variable has ${wanted} in its name${didYouMean(wanted.toUpperCase(), names)}`);
    if (output.asJson) {
      output.json({
        variables: found.flatMap(({ title, variables }) =>
          variables.map((each) => ({ ...each, group: title, value: process.env[each.name] ?? null })),
        ),
        unknown,
      });
      return exitCode.fine;
    }
    const { style } = output;
    for (const { title, variables } of found) {
      output.line(style.bold(title));
      for (const { name, default: standard, meaning } of variables) {
        const value = process.env[name];
        output.line(
          value === undefined
            ? `  ${name}  ${style.dim(`not set; default: ${plain(standard)}`)}`
            : `  ${name}=${value}  ${style.dim(`default: ${plain(standard)}`)}`,
        );
        for (const line of wrapped(plain(meaning), (output.columns ?? 100) - 6)) output.line(`      ${line}`);
      }
      output.line();
    }
    if (found.length === 0) output.line("no variable of doorbell is set");
    for (const name of unknown)
      output.note(`${name} is set, and doorbell does not read it${didYouMean(name, names)}`);
    return exitCode.fine;
  },
};

/** Removes backquotes and links, which only the generated page needs. */
const plain = (text: string): string => text.replaceAll("`", "").replace(/ ?See \[[^\]]*\]\([^)]*\)\.?/, "");
