import type { SysfsFiles } from "./sysfs.ts";

/** Files and links of a described machine, in the structure of sysfs. */
export class DescribedFiles implements SysfsFiles {
  /** Content of each file, by its path. */
  readonly files = new Map<string, Uint8Array>();
  /** Target of each link, by its path. */
  readonly links = new Map<string, string>();
  readonly #folders = new Map<string, Set<string>>([["", new Set()]]);

  /** Paths of all folders. */
  get folders(): readonly string[] {
    return [...this.#folders.keys()].filter((path) => path !== "");
  }

  /** Makes a folder, and the folders above it. */
  folder(path: string): void {
    if (this.#folders.has(path)) return;
    this.#folders.set(path, new Set());
    this.#list(path);
  }

  /** Writes a file. Text gets a line end, as the kernel's files have it. */
  write(path: string, content: string | Uint8Array): void {
    this.#list(path);
    this.files.set(path, typeof content === "string" ? new TextEncoder().encode(`${content}\n`) : content);
  }

  /** Makes a link to a folder, and the folder if it is missing. */
  link(path: string, target: string): void {
    this.folder(target);
    this.#list(path);
    this.links.set(path, target);
  }

  bytes(file: string): Uint8Array | undefined {
    return this.files.get(this.realPath(file) ?? "");
  }

  names(folder: string): readonly string[] {
    return [...(this.#folders.get(this.realPath(folder) ?? "") ?? [])].sort();
  }

  realPath(path: string): string | undefined {
    let real = "";
    for (const part of path.split("/").slice(1)) {
      real = `${real}/${part}`;
      // A description has no link to a link.
      real = this.links.get(real) ?? real;
    }
    return this.files.has(real) || this.#folders.has(real) ? real : undefined;
  }

  #list(path: string): void {
    const end = path.lastIndexOf("/");
    const above = path.slice(0, end);
    this.folder(above);
    this.#folders.get(above)!.add(path.slice(end + 1));
  }
}
