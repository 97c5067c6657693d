// Path of every pair of devices in doorbell and in nvidia-smi, on a machine with NVIDIA's driver.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { topology } from "../../src/direct/index.ts";
import { nicNames, topologyMatrix } from "../support/topology-matrix.ts";

const { stdout, status } = spawnSync("nvidia-smi", ["topo", "-m"], { encoding: "utf8" });

test.skipIf(status !== 0)("paths are those of nvidia-smi topo -m, for every pair", () => {
  const machine = topology();
  const gpus = machine.gpus.filter(({ vendorId }) => vendorId === 0x10de);
  const nics = nicNames(stdout);
  const named = (name: string) =>
    name.startsWith("GPU") ? gpus[Number(name.slice(3))]! : machine.device(nics.get(name) ?? name);
  const matrix = topologyMatrix(stdout);
  expect(matrix.size).toBeGreaterThan(0);
  const differing = [...matrix].flatMap(([row, cells]) =>
    [...cells].flatMap(([column, theirs]) => {
      const { kind, reason } = machine.path(named(row), named(column));
      return kind === theirs ? [] : `${row} ${column}: nvidia-smi ${theirs}, doorbell ${kind} (${reason})`;
    }),
  );
  expect(differing).toEqual([]);
});
