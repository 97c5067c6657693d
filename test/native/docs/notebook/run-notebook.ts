import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jupyterSymbol, type MediaBundle } from "../../../../ffi/jupyter.ts";
import { importFromHere } from "../../../../src/cli/repl/importer.ts";
import { Session } from "../../../../src/cli/repl/session.ts";

export const notebookFile = fileURLToPath(new URL("../../../../examples/notebook.ipynb", import.meta.url));

interface Shown {
  readonly output_type: string;
  readonly execution_count: number;
  readonly metadata: object;
  readonly data: Readonly<Record<string, readonly string[]>>;
}

/** Cell of a notebook in the format nbformat 4. */
export interface Cell {
  readonly cell_type: "code" | "markdown";
  readonly id: string;
  readonly source: readonly string[];
  outputs?: readonly Shown[];
  execution_count?: number | null;
}

export interface Notebook {
  readonly cells: readonly Cell[];
}

export const readNotebook = (): Notebook => JSON.parse(readFileSync(notebookFile, "utf8")) as Notebook;

/** Runs the code cells in order, as a kernel does. Returns the displayed form of each cell's last value. */
export async function displays({ cells }: Notebook): Promise<Map<string, MediaBundle>> {
  const session = new Session({}, importFromHere);
  const shown = new Map<string, MediaBundle>();
  try {
    for (const { cell_type, id, source } of cells) {
      if (cell_type !== "code") continue;
      const answer = await session.evaluate(source.join(""));
      const value = Object((await answer?.[0]) ?? {}) as { [jupyterSymbol]?(): MediaBundle };
      const bundle = value[jupyterSymbol]?.();
      if (bundle !== undefined) shown.set(id, bundle);
    }
  } finally {
    await session.clear();
  }
  return shown;
}

/** Returns the lines of a text, each with its line end, as the format requires. */
export const lines = (text: string): string[] => text.split(/(?<=\n)/);
