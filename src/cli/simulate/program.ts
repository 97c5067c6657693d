import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { Cluster, Fault, Program, SimulationOptions } from "../../simulation/index.ts";
import { CliError } from "../common/command.ts";

/** Program of the user, its arguments, and the options of the command in place of its own. */
export interface Plan {
  readonly path: string;
  readonly words: readonly string[];
  readonly hosts: number | undefined;
  readonly untilMs: number | undefined;
  readonly faults: readonly Fault[] | undefined;
}

/** Program that was loaded. */
export interface LoadedProgram {
  readonly options: SimulationOptions;
  readonly program: Program;
}

const EXPORT =
  /\bexport\s+(?:default|const|let|var|function|async|class|type|interface|enum|abstract)\b|\bexport\s*[*{]/;

/** Returns true for a module without exports: an ordinary program, which would run when it is loaded. */
const isOrdinary = (file: string): boolean => !EXPORT.test(readFileSync(file, "utf8"));

/** Returns the program of a cluster that starts an ordinary program on its first host, and waits for its end. */
const started =
  (file: string, words: readonly string[]): Program =>
  (cluster: Cluster) =>
    cluster.host(0).start(file, words).done();

/**
 * Loads the module of a plan. Its default export, or its export `program`, is the program. Its export `options` has
 * the options. A module without exports is started on the first host.
 */
export async function load({ path, words, hosts, untilMs, faults }: Plan): Promise<LoadedProgram> {
  if (!existsSync(path)) throw new CliError(`there is no file ${path}`);
  const file = resolve(path);
  if (isOrdinary(file))
    return { program: started(file, words), options: optionsIn({ hosts, untilMs, faults }, {}) };
  process.argv.splice(1, process.argv.length, file, ...words);
  const module = (await import(pathToFileURL(file).href)) as {
    default?: unknown;
    program?: unknown;
    options?: unknown;
  };
  const { program = module.default, options = {} } = module;
  if (typeof program !== "function")
    throw new CliError(
      `${path} has no program: write export default async (cluster) => { ... }, and export const options = { hosts: 3 }`,
    );
  if (typeof options !== "object" || options === null)
    throw new CliError(`the export "options" of ${path} must be an object, such as { hosts: 3 }`);
  return {
    program: program as Program,
    options: optionsIn({ hosts, untilMs, faults }, options as SimulationOptions),
  };
}

/** Returns the options of a program, with those of the command in their place. */
const optionsIn = (
  { hosts, untilMs, faults }: Pick<Plan, "hosts" | "untilMs" | "faults">,
  options: SimulationOptions,
): SimulationOptions => ({
  ...options,
  ...(hosts === undefined ? {} : { hosts }),
  ...(untilMs === undefined ? {} : { untilMs }),
  ...(faults === undefined ? {} : { faults }),
});
