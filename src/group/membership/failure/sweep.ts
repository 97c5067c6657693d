import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pidNamespace, startOf } from "../joining/this-process.ts";
import type { Member } from "../links/member.ts";

/** Removes the socket folders that a killed process of this machine left in the temporary directory. */
export function sweepAfter(member: Member, machine: string): void {
  if (member.machine !== machine || member.pidNamespace !== pidNamespace()) return;
  // The member may be cut off but alive, or a new process may use its process id.
  if (startOf(member.processId) !== "") return;
  const beginning = `doorbell-${member.processId}-`;
  try {
    for (const name of readdirSync(tmpdir()))
      if (name.startsWith(beginning)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  } catch {
    // Another survivor removed the folder first, or the folder is not readable.
  }
}
