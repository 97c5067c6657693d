import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** Where what should outlive a session lies, by the XDG base directories. */
export function stateFolder(): string {
  const { XDG_STATE_HOME } = process.env;
  return join(XDG_STATE_HOME || join(homedir(), ".local/state"), "doorbell");
}
