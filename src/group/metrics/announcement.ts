import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { makeFolder } from "../../make-folder.ts";

/** Where a member's metrics are told. */
export interface Announcement {
  /** In JSON. */
  readonly url: string;
  readonly processId: number;
}

/** In TMPDIR: a file for each member of this user that serves its metrics. */
const folder = (): string => join(tmpdir(), `doorbell-metrics-${process.getuid?.() ?? 0}`);

/** Nobody else may say where our members are. */
function isOwn(path: string): boolean {
  try {
    const { uid, mode } = lstatSync(path);
    return uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** Tells this user's `doorbell watch` of it. What it gives takes that back; undefined where no file can be written, which keeps nobody from serving. */
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

function read(path: string): Announcement | undefined {
  try {
    const { url, processId } = JSON.parse(readFileSync(path, "utf8")) as Announcement;
    return typeof url === "string" && Number.isInteger(processId) && processId > 0
      ? { url, processId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Members of this user on this host that serve their metrics. Files of processes that have ended are removed. */
export function announced(): Announcement[] {
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
