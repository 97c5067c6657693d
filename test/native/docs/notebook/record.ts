// `bun test/native/docs/notebook/record.ts`: runs examples/notebook.ipynb and writes the output of its cells
// into it.
import { writeFileSync } from "node:fs";
import { displays, lines, notebookFile, readNotebook } from "./run-notebook.ts";

const notebook = readNotebook();
const shown = await displays(notebook);
let count = 0;
for (const cell of notebook.cells) {
  if (cell.cell_type !== "code") continue;
  const data = Object.fromEntries(
    Object.entries(shown.get(cell.id) ?? {}).map(([type, text]) => [type, lines(text)]),
  );
  cell.execution_count = ++count;
  cell.outputs =
    Object.keys(data).length === 0
      ? []
      : [{ output_type: "execute_result", execution_count: count, metadata: {}, data }];
}
writeFileSync(notebookFile, `${JSON.stringify(notebook, null, 1)}\n`);
