// Modules that the prompt imports and preloads.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importFromHere } from "../../src/cli/repl/importer.ts";
import { importedModules } from "../package/support/install.ts";
import { doorbell } from "./run-command.ts";

test("every public module can be imported in a folder without the package", async () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "doorbell-import-"));
  try {
    process.chdir(folder);
    for (const module of importedModules())
      expect(Object.keys((await importFromHere(module)) as object).length, module).toBeGreaterThan(0);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

test("the module of groups is preloaded, with its help", () => {
  const input = 'group\nhelp(group.join)\nimport { join } from "doorbell/group"; join === group.join\n';
  const { status, stdout } = doorbell(["repl"], { input, env: { DOORBELL_CUDA: "soft" } });
  expect(status).toBe(0);
  expect(stdout).toContain("join");
  expect(stdout).toContain("join(options");
  expect(stdout).toMatch(/\ntrue\n$/);
});

test("the objects of NVIDIA's libraries are preloaded, with their help", () => {
  const input = [
    ...["help(libraries.Blas)", 'help("Solver.getrf")', "help(libraries.view)"],
    ...["String(libraries.view(gpu.allocate(6), [2, 3]).mT)", "new libraries.Blas(gpu)"],
  ].join("\n");
  const { stdout, stderr } = doorbell(["repl"], { input: `${input}\n`, env: { DOORBELL_CUDA: "soft" } });
  expect(stdout).toContain("math    Precision of products of f32");
  expect(stdout).toContain("Solver.getrf(a: Operand, pivots: Operand, options?: FactorizationOptions): void");
  expect(stdout).toContain(
    "view(buffer: Buffer, shape: readonly number[], options?: ViewOptions): BufferView",
  );
  expect(stdout).toContain("BufferView u8 (3, 2)");
  expect(`${stdout}${stderr}`).toContain("Blas needs cuBLAS, which does not run on the soft GPU");
});

test("the functions of arrays have their help, and load and save files", () => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-prompt-arrays-"));
  const file = JSON.stringify(join(folder, "a.npy"));
  const lines = [
    ...["help(array)", "help(array.zeros)", "help(array.load)", "help(array.save)"],
    ...[`await array.save(${file}, array.arange(4))`, `(await array.load(${file})).sum().item()`],
  ];
  try {
    const { status, stdout } = doorbell(["repl"], {
      input: `${lines.join("\n")}\n`,
      env: { DOORBELL_CUDA: "soft" },
    });
    expect(status).toBe(0);
    for (const name of ["ArrayMaker.array", "ArrayMaker.zeros", "ArrayMaker.load", "function save(path"])
      expect(stdout).toContain(name);
    expect(stdout).toMatch(/\n6\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("kernel at the prompt", () => {
  const repl = (...lines: readonly string[]) =>
    doorbell(["repl"], { input: `${lines.join("\n")}\n`, env: { DOORBELL_CUDA: "soft" } });

  test("makes a kernel with a constant of the session", () => {
    const { status, stdout } = repl(
      "const BY = 4",
      "x = gpu.from(new Float32Array([1, 2, 3]))",
      'k = kernel({ y: "f32[]", BY }, ({ y, BY }, { globalIdx: { x: i } }) => { if (i < y.length) y[i] *= BY; })',
      "k.launch(k.over(3), { y: x })",
      "x.toArray().join()",
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/\n'?4,8,12'?\n$/);
  });

  test("shows a variable of the session in an error by the name that was typed", () => {
    const { stdout, stderr } = repl("const BY = 4", 'kernel({ y: "f32[]" }, ({ y }) => { y[0] = BY; }).ptx');
    expect(stdout + stderr).toContain("BY is not known inside of the kernel");
    expect(stdout + stderr).toContain("1 | ({ y }) => { y[0] = BY; }\n    |                     ^");
  });

  test("specialises a generic kernel", () => {
    const { status, stdout } = repl(
      "x = gpu.from(new Float64Array([0.1, 0.2]))",
      'k = gpu.kernel({ y: "(f32 | f64)[]" }, ({ y }, { globalIdx: { x: i } }) => { if (i < y.length) y[i] *= 3; })',
      "k.launch(k.over(2), { y: x })",
      "x.toArray().join()",
      'k.ptx.split("\\n")[0]',
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`${0.1 * 3},${0.2 * 3}`);
    expect(stdout).toContain("// y: f64 of f32 | f64");
  });

  test("has help, and gpu.kernel knows its device", () => {
    const { status, stdout } = repl(
      "help(kernel)",
      'k = gpu.kernel({ n: "i32" }, ({ n }, { trap }) => { if (n > 5) trap(); })',
      "k.launch({ grid: 1, block: 1 }, { n: 3 })",
      "gpu.synchronize()",
      "7 * 6",
    );
    expect(status).toBe(0);
    expect(stdout).toContain("Makes a kernel of a TypeScript function.");
    expect(stdout).toMatch(/\n42\n$/);
  });
});
