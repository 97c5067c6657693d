import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { ENDED_TEXT } from "../../../exchange/ended-rendezvous.ts";
import { JoinError } from "../links/group-error.ts";
import { nonce } from "../links/handshake.ts";
import { Listener } from "../links/listener.ts";
import {
  admitHint,
  dialRendezvous,
  isGroupListener,
  type Newcomer,
  pause,
  type RendezvousResult,
  serveRendezvous,
} from "./meet.ts";
import { readPublished, rendezvousText } from "./published-address.ts";
import type { RendezvousAddress } from "./roster.ts";

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/**
 * Returns the meeting address in the rendezvous file. Returns undefined when the file is missing or
 * incomplete.
 */
const addressIn = (path: string, machine: string): RendezvousAddress | undefined =>
  readPublished(read(path), machine);

/** Replaces a file atomically. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, path);
}

/** Removes the rendezvous file unless another process has replaced it. */
export function removeOwn(path: string, text: string): void {
  if (read(path) === text) rmSync(path, { force: true });
}

function failure(path: string, error: unknown): JoinError {
  const { code, message } = error as NodeJS.ErrnoException;
  const hint = "Create the folder of the rendezvous file, and use the same folder for all members.";
  return new JoinError("rendezvous", `cannot write the rendezvous file ${path}: ${code ?? message}`, hint, {
    cause: error,
  });
}

/**
 * Time in milliseconds after which a rendezvous file whose address does not answer counts as left over from
 * an earlier run.
 */
const staleMs = 1000;

/**
 * Joins the group through a file that all members can read. Rank 0 writes its listen address there. Without
 * ranks, the first process to create the file does so. A file that an earlier run left behind is replaced.
 */
export async function meetByFile(path: string, newcomer: Newcomer): Promise<RendezvousResult> {
  const { hello, deadline } = newcomer;
  const look = () => {
    if (read(path) === ENDED_TEXT)
      throw new JoinError(
        "rendezvous",
        `join "${hello.name}": the group has ended without this process`,
        admitHint,
      );
    return addressIn(path, hello.identity.machine);
  };
  if (hello.rank === 0) {
    // The group may already run without its rank 0.
    const address = look();
    if (address !== undefined && (await isGroupListener(address)))
      return await dialRendezvous(look, newcomer);
    return await host(path, newcomer, "w");
  }
  if (hello.rank !== undefined) return await dialRendezvous(look, newcomer);
  for (;;) {
    if (look() === undefined) {
      const met = await host(path, newcomer, "wx").catch((error: unknown) => {
        if (!(error instanceof FileExistsError)) throw error;
      });
      if (met !== undefined) return met;
    }
    try {
      return await dialRendezvous(look, newcomer, deadline.within(staleMs));
    } catch (error) {
      const isUnreachable = error instanceof JoinError && error.reason === "rendezvous";
      if (!isUnreachable || deadline.remainingMs() < 100) throw error;
      rmSync(path, { force: true });
      // Several processes may remove the stale file at once. The first process after the random pause creates
      // the new file.
      await pause(20 + Math.random() * 50, deadline);
    }
  }
}

class FileExistsError extends Error {}

/** Listens, writes the address to the file, and removes the file after all members have joined. */
async function host(path: string, newcomer: Newcomer, flag: "w" | "wx"): Promise<RendezvousResult> {
  const { machine } = newcomer.hello.identity;
  const secret = nonce();
  const token = newcomer.token + secret;
  const listener = await Listener.open(token, "0.0.0.0", 0);
  const text = rendezvousText({ port: listener.port, machine, secret });
  try {
    if (flag === "wx") writeFileSync(path, text, { flag, mode: 0o600 });
    else replaceFile(path, text);
  } catch (error) {
    listener.close();
    throw (error as NodeJS.ErrnoException).code === "EEXIST" ? new FileExistsError() : failure(path, error);
  }
  try {
    return await serveRendezvous(listener, { ...newcomer, token }, secret);
  } finally {
    removeOwn(path, text);
  }
}
