import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { makeFolder } from "../../process/make-folder.ts";

/** Address of a member's metrics server, with the process that runs it. */
export interface Announcement {
  /** URL of the metrics as JSON. */
  readonly url: string;
  readonly processId: number;
}

/** Returns the folder in TMPDIR that holds one file for each metrics server of this user. */
const folder = (): string => join(tmpdir(), `doorbell-metrics-${process.getuid?.() ?? 0}`);

/** Returns true when only this user can change a path. Files of other users are not trusted. */
function isOwn(path: string): boolean {
  try {
    const { uid, mode } = lstatSync(path);
    return uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/**
 * Writes the file by which `doorbell watch` of this user finds a metrics server. Returns a function that
 * removes the file. Returns undefined if the file cannot be written; the server then runs without an
 * announcement.
 */
export function announce(announcement: Announcement): (() => void) | undefined {
  const path = join(folder(), `${announcement.processId}-${announcement.url.replace(/\W+/g, "_")}.json`);
  try {
    makeFolder(folder());
    if (!isOwn(folder())) return undefined;
    writeFileSync(`${path}.new`, JSON.stringify(announcement), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch {
    return undefined;
  }
  return () => rmSync(path, { force: true });
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Returns the announcement in the text of a file, or undefined for another text. */
export function announcementIn(text: string): Announcement | undefined {
  try {
    const { url, processId } = JSON.parse(text) as Announcement;
    return typeof url === "string" && Number.isSafeInteger(processId) && processId > 0
      ? { url, processId }
      : undefined;
  } catch {
    return undefined;
  }
}

function read(path: string): Announcement | undefined {
  try {
    return announcementIn(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Returns the metrics servers of this user on this host. Removes the files of exited processes. */
export function announced(): Announcement[] {
  if (arguments.length > 0) throw extraArguments("announced", [], arguments.length);
  const path = folder();
  if (!isOwn(path)) return [];
  return readdirSync(path).flatMap((name) => {
    if (!name.endsWith(".json")) return [];
    const file = join(path, name);
    const found = isOwn(file) ? read(file) : undefined;
    if (found !== undefined && isAlive(found.processId)) return [found];
    if (isOwn(file)) rmSync(file, { force: true });
    return [];
  });
}
