// What peers say of memory, on the Unix socket that shared memory was agreed on.
import { libc } from "../../../../../ffi/libc/index.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Peer } from "../shared-memory/records.ts";
import { granted, revoked } from "./asking.ts";
import { answerQuestion } from "./granting.ts";
import { receiveNote } from "./notes.ts";
import { NOTE_ASK, NOTE_GRANT, NOTE_REFUSE, NOTE_REVOKE, Note } from "./records.ts";

/** Notes of one peer that are read before the others have their turn. */
const BUDGET = 16;

/** Does what an open peer's notes say; false when it has hung up, or says what no NIC says. */
export function hearNotes(e: Engine, p: number): boolean {
  for (let i = 0; i < BUDGET; i++) {
    const heard = receiveNote(e, e.i32[p + Peer.fd]!);
    if (heard === "silent") return true;
    if (heard === "gone") return false;
    if (heard === "woken") continue;
    const { words, fds } = heard;
    const kind = words[Note.kind];
    if (kind === NOTE_GRANT && e.i32[Dev.mappings] !== 0) {
      granted(e, p, words, fds);
      continue;
    }
    // Descriptors that nobody asked for.
    for (const fd of fds) libc.close(fd);
    if (kind === NOTE_ASK) answerQuestion(e, p, words);
    else if (kind === NOTE_REVOKE) revoked(e, p, words);
    else if (kind !== NOTE_REFUSE) return false;
  }
  return true;
}
