import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pidNamespace, startOf } from "../joining/this-process.ts";
import type { Member } from "../member.ts";

/** Takes away what a killed process of this host could not: the folders of sockets over which it gave descriptors. */
export function sweepAfter(member: Member, machine: string): void {
  if (member.machine !== machine || member.pidNamespace !== pidNamespace()) return;
  // It may only have been cut off, or its number may be somebody else's by now.
  if (startOf(member.processId) !== "") return;
  const beginning = `doorbell-${member.processId}-`;
  try {
    for (const name of readdirSync(tmpdir()))
      if (name.startsWith(beginning)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  } catch {
    // Another survivor was first, or the folder cannot be read.
  }
}
