import { type Topology, topology } from "../../direct/index.ts";
import { DoorbellError } from "../../errors.ts";
import { CliError, exitCode } from "../common/command.ts";

/** Returns the described or recorded machine of `--like`. Reports an unknown or damaged one as wrong usage. */
export function machineLike(like: string): Topology {
  try {
    return topology({ like });
  } catch (error) {
    if (error instanceof DoorbellError) throw new CliError(error.message, exitCode.unavailable);
    if (error instanceof RangeError) throw new CliError(error.message.replace("topology: like", "--like"));
    throw error;
  }
}
