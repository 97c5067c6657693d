import { expect, test } from "vitest";
import { nicNames, topologyMatrix } from "../../support/topology-matrix.ts";

const text = `\t\x1b[4mGPU0\tGPU1\tNIC0\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\x1b[0m
GPU0\t X \tNV18\tPIX\t0-55,112-167\t0\t\tN/A
GPU1\tNV18\t X \tSYS\t0-55,112-167\t0\t\tN/A
NIC0\tPIX\tSYS\t X \t\t\t\t

NIC Legend:

  NIC0: mlx5_4
`;

test("the matrix of nvidia-smi topo -m is parsed, with the names of its NICs", () => {
  const matrix = topologyMatrix(text);
  expect([...matrix.keys()]).toEqual(["GPU0", "GPU1", "NIC0"]);
  expect(Object.fromEntries(matrix.get("GPU1")!)).toEqual({ GPU0: "NV18", GPU1: "X", NIC0: "SYS" });
  expect(Object.fromEntries(matrix.get("NIC0")!)).toEqual({ GPU0: "PIX", GPU1: "SYS", NIC0: "X" });
  expect(nicNames(text).get("NIC0")).toBe("mlx5_4");
});
