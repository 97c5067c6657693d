import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import process from "node:process";

/** Access of the checks to a machine: files, the environment, and the output of a few programs. */
export interface System {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Path of the machine's sysfs. */
  readonly sys: string;
  /** Returns the trimmed text of a file, or undefined when it is missing or not readable. */
  read(path: string): string | undefined;
  /** Returns the sorted names in a folder, or none when it is missing. */
  list(path: string): readonly string[];
  exists(path: string): boolean;
  /** Returns true when this process may open the file for reading and writing. */
  mayUse(path: string): boolean;
  /** Returns the target of a link. */
  link(path: string): string | undefined;
  /**
   * Returns the standard output of a program that succeeded. Returns undefined after a failure, and for a
   * machine that is a folder.
   */
  output(program: string, args: readonly string[]): string | undefined;
  /** True for the machine that runs this process, whose libraries can be called. */
  readonly isHere: boolean;
}

/** Returns access to the machine below a folder: "/" is the machine that runs this process. */
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
