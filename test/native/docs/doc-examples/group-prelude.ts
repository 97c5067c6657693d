import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { type Group, join } from "../../../../src/group/index.ts";

/** Names in scope of the examples of doorbell/group: a group of one member on a soft GPU. */
export interface Prelude extends AsyncDisposable {
  readonly group: Group;
}

export const preludeNames = ["group"];

export async function makePrelude(): Promise<Prelude> {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-group-"));
  const group = await join({ rendezvous: `file://${folder}/meet`, size: 1 });
  return {
    group,
    async [Symbol.asyncDispose]() {
      group.close();
      rmSync(folder, { recursive: true });
    },
  };
}
