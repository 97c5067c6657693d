import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** Returns the folder for state that outlives a session, by the XDG base directory specification. */
export function stateFolder(): string {
  const { XDG_STATE_HOME } = process.env;
  return join(XDG_STATE_HOME || join(homedir(), ".local/state"), "doorbell");
}
