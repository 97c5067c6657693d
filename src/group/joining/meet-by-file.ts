import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { JoinError } from "../group-error.ts";
import { Door } from "../links/door.ts";
import { left, nonce } from "../links/handshake.ts";
import { call, type MeetingPlace, type Met, type Newcomer, pause, receive } from "./meet.ts";

/** What the file says: where whoever made it listens, and what only those know who may read it. */
interface Written {
  readonly host: string;
  readonly port: number;
  readonly machine: string;
  readonly secret: string;
}

/** The place that a file leads to; undefined while it is not there, or not whole. */
function placeIn(path: string, machine: string): MeetingPlace | undefined {
  try {
    const written = JSON.parse(readFileSync(path, "utf8")) as Partial<Written>;
    const { host, port, secret } = written;
    if (typeof host !== "string" || typeof port !== "number" || typeof secret !== "string") return undefined;
    return { host: written.machine === machine ? "127.0.0.1" : host, port, secret };
  } catch {
    return undefined;
  }
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
  if (hello.rank === 0) return await host(path, newcomer, "w");
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
  const { machine, processId } = newcomer.hello.identity;
  const secret = nonce();
  const token = newcomer.token + secret;
  const door = await Door.open(token, "0.0.0.0", 0);
  const written: Written = { host: hostname(), port: door.port, machine, secret };
  const text = `${JSON.stringify(written)}\n`;
  try {
    if (flag === "wx") writeFileSync(path, text, { flag, mode: 0o600 });
    else {
      const whole = `${path}.${processId}`;
      writeFileSync(whole, text, { mode: 0o600 });
      renameSync(whole, path);
    }
  } catch (error) {
    door.close();
    throw (error as NodeJS.ErrnoException).code === "EEXIST" ? new FileThere() : failure(path, error);
  }
  try {
    return await receive(door, { ...newcomer, token });
  } finally {
    rmSync(path, { force: true });
  }
}
