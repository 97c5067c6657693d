import process from "node:process";
import type { JoinOptions } from "../../../src/group/index.ts";

/** Start of a member, as a process or as a program of a simulated host. */
export interface MemberStart {
  readonly options: JoinOptions;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/** Returns the start of the member that this process is. `doorbell run` and the tests set the environment. */
export const ofProcess = (): MemberStart => ({
  options: { timeoutMs: 60_000 },
  args: process.argv.slice(2),
  print: (line) => console.log(line),
});
