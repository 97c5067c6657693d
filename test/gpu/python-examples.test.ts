// The examples with a Python process on a real GPU. Each is skipped without its library.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { driverOrReason } from "../../src/cuda/provider.ts";

const python = process.env["PYTHON"] ?? "python3";
const root = fileURLToPath(new URL("../..", import.meta.url));

function reasonOf(library: string): string | undefined {
  const driver = driverOrReason("native");
  if (typeof driver === "string") return driver;
  const probe = spawnSync(python, ["-c", `import ${library}; assert ${library}.cuda.is_available()`]);
  return probe.status === 0 ? undefined : `${python} has no ${library} with CUDA`;
}

/** Runs an example, and returns its lines. */
function run(example: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`examples/${example}`], {
    ...{ cwd: root, encoding: "utf8", timeout: 60_000 },
    env: { ...process.env, BUN_BE_BUN: "1", DOORBELL_CUDA: "native" },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout.trim().split("\n");
}

const noTorch = reasonOf("torch");
test.skipIf(noTorch !== undefined)(
  `torch and a script train the same weights${noTorch ? ` (skipped: ${noTorch})` : ""}`,
  { timeout: 70_000 },
  () => {
    const lines = run("torch-ipc.ts");
    const differences = lines.flatMap(
      (line) => Number(/difference (\S+) after us/.exec(line)?.[1] ?? NaN) || [],
    );
    expect(differences).toHaveLength(4);
    expect(differences.at(-1)).toBeLessThan(differences[0]! / 100);
    const [ours, torchs] = ["the script", "torch"].map((who) => {
      const line = lines.find((each) => each.startsWith(`${who} has the weights`))!;
      return line
        .match(/-?\d+\.\d+(e-?\d+)?/g)!
        .slice(0, 3)
        .map((text) => Math.fround(Number(text)));
    });
    expect(ours).toEqual(torchs!);
    for (const [i, value] of [2, -3, 0.5].entries()) expect(ours![i]).toBeCloseTo(value, 2);
    expect(lines.at(-1)).toBe("torch has released our data: true, true");
  },
);

const noCupy = reasonOf("cupy");
test.skipIf(noCupy !== undefined)(
  `CuPy and a script share views over a socket${noCupy ? ` (skipped: ${noCupy})` : ""}`,
  { timeout: 70_000 },
  () => {
    const text = run("cupy-socket.ts").join("\n").replace(/\s+/g, " ");
    expect(text).toContain('CuPy has {"shape":[3,2],"sum":60}');
    expect(text).toContain("[ 0, 1, 4, 3 ]");
    expect(text).toContain("the array of CuPy has the shape [ 4, 3 ] and the row [ 11, 9, 7 ]");
    expect(text).toContain('CuPy has {"row":[6,7,8,9,10,-1]}');
  },
);
