import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { JoinError } from "../group-error.ts";
import { Door } from "../links/door.ts";
import { left, nonce } from "../links/handshake.ts";
import { call, type Met, type Newcomer, pause, receive, speaks } from "./meet.ts";
import type { MeetingPlace } from "./roster.ts";
import { readWritten, rendezvousText } from "./written-place.ts";

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** The place that a file leads to; undefined while it is not there, or not whole. */
const placeIn = (path: string, machine: string): MeetingPlace | undefined => readWritten(read(path), machine);

/** Writes a file whole, or not at all. */
export function replaceFile(path: string, text: string): void {
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, text, { mode: 0o600 });
  renameSync(whole, path);
}

/** Takes the file away, unless somebody else has replaced it. */
export function removeOwn(path: string, text: string): void {
  if (read(path) === text) rmSync(path, { force: true });
}

function failure(path: string, error: unknown): JoinError {
  const { code, message } = error as NodeJS.ErrnoException;
  const hint = "Its folder must be there, and be the same for all members.";
  return new JoinError("rendezvous", `cannot write the rendezvous file ${path}: ${code ?? message}`, hint, {
    cause: error,
  });
}

/** How long a file may lead nowhere before it is taken for one that a former run left behind. */
const staleMs = 1000;

/**
 * Meets the others by a file that all see: rank 0, or whoever makes it first, writes down where it listens. A file that a
 * former run left behind leads nowhere and is replaced.
 */
export async function meetByFile(path: string, newcomer: Newcomer): Promise<Met> {
  const { hello, deadline } = newcomer;
  const look = () => placeIn(path, hello.identity.machine);
  if (hello.rank === 0) {
    // The group may run already, without its rank 0.
    const place = look();
    if (place !== undefined && (await speaks(place))) return await call(look, newcomer);
    return await host(path, newcomer, "w");
  }
  if (hello.rank !== undefined) return await call(look, newcomer);
  for (;;) {
    if (look() === undefined) {
      const met = await host(path, newcomer, "wx").catch((error: unknown) => {
        if (!(error instanceof FileThere)) throw error;
      });
      if (met !== undefined) return met;
    }
    try {
      return await call(look, newcomer, performance.now() + staleMs);
    } catch (error) {
      const nobody = error instanceof JoinError && error.reason === "rendezvous";
      if (!nobody || left(deadline).timeoutMs < 100) throw error;
      rmSync(path, { force: true });
      // Others find the same at the same time: who is first makes it anew.
      await pause(20 + Math.random() * 50, deadline);
    }
  }
}

class FileThere extends Error {}

/** Listens, writes down where, and takes the file away when all are there. */
async function host(path: string, newcomer: Newcomer, flag: "w" | "wx"): Promise<Met> {
  const { machine } = newcomer.hello.identity;
  const secret = nonce();
  const token = newcomer.token + secret;
  const door = await Door.open(token, "0.0.0.0", 0);
  const text = rendezvousText({ port: door.port, machine, secret });
  try {
    if (flag === "wx") writeFileSync(path, text, { flag, mode: 0o600 });
    else replaceFile(path, text);
  } catch (error) {
    door.close();
    throw (error as NodeJS.ErrnoException).code === "EEXIST" ? new FileThere() : failure(path, error);
  }
  try {
    return await receive(door, { ...newcomer, token }, secret);
  } finally {
    removeOwn(path, text);
  }
}
