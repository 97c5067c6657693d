import { expect, test } from "vitest";
import { displays, readNotebook } from "./run-notebook.ts";

/** Masks numbers, addresses and keys, which differ from run to run. */
const masked = (text: string): string => text.replace(/0x[0-9a-f_]+|\b\d+\b/g, "N").replace(/N(, N)+/g, "N");

// The test does not run a Jupyter kernel. It formats each object with the function that Deno calls.
test("examples/notebook.ipynb runs, and its cells show the recorded output", async () => {
  const notebook = readNotebook();
  const shown = await displays(notebook);
  const code = notebook.cells.filter(({ cell_type }) => cell_type === "code");
  expect(code.length).toBeGreaterThan(6);
  expect(shown.size).toBe(code.length);
  for (const { id, outputs } of code) {
    const recorded = outputs?.[0]?.data ?? {};
    const bundle = shown.get(id) ?? {};
    expect([id, ...Object.keys(bundle)]).toEqual([id, ...Object.keys(recorded)]);
    expect(bundle["text/html"]).toMatch(/^<table><caption>[^<]+<\/caption>/);
    // The PCI tree differs on each machine.
    if (id === "topology") continue;
    for (const [type, text] of Object.entries(bundle))
      expect([id, type, masked(text)]).toEqual([id, type, masked((recorded[type] ?? []).join(""))]);
  }
});

test("a graph and the PCI tree are shown as diagrams with escaped text", async () => {
  const shown = await displays(readNotebook());
  for (const id of ["graph", "topology"])
    expect(shown.get(id)?.["image/svg+xml"]).toMatch(/^<svg (.|\n)*<\/svg>\s*$/);
});
