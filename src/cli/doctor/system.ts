import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import process from "node:process";

/** What the checks see of a machine: files, the environment, and what few programs say. */
export interface System {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Where its sysfs lies. */
  readonly sys: string;
  /** The file's text, trimmed; undefined where it is not, or may not be read. */
  read(path: string): string | undefined;
  /** Names in a folder, sorted; none where it is not. */
  list(path: string): readonly string[];
  exists(path: string): boolean;
  /** May this process open it for reading and writing? */
  mayUse(path: string): boolean;
  /** What a link points to. */
  link(path: string): string | undefined;
  /** Standard output of a program that ended well; undefined otherwise, and for a machine that is a folder. */
  output(program: string, args: readonly string[]): string | undefined;
  /** Is this the machine that we run on, whose libraries can be called? */
  readonly isHere: boolean;
}

/** The machine as it lies in a folder, "/" for the one that we run on. */
export function systemAt(root = "/", env: System["env"] = process.env): System {
  const isHere = root === "/";
  const at = (path: string) => (isHere ? path : `${root}${path}`);
  const attempt = <T>(look: () => T): T | undefined => {
    try {
      return look();
    } catch {
      return undefined;
    }
  };
  return {
    env,
    isHere,
    sys: isHere ? "/sys" : `${root}/sys`,
    isRoot: isHere && process.getuid?.() === 0,
    read: (path) => attempt(() => readFileSync(at(path), "utf8").trim()),
    list: (path) => attempt(() => readdirSync(at(path)).sort()) ?? [],
    exists: (path) => existsSync(at(path)),
    link: (path) => attempt(() => readlinkSync(at(path))),
    mayUse: (path) =>
      attempt(() => {
        accessSync(at(path), constants.R_OK | constants.W_OK);
        return true;
      }) ?? false,
    output: (program, args) => {
      if (!isHere) return undefined;
      const { status, stdout } = spawnSync(program, [...args], { encoding: "utf8", timeout: 1000 });
      return status === 0 ? stdout : undefined;
    },
  };
}
