import { expect, test } from "vitest";
import { runFixture } from "../support/subprocess.ts";

test("every exported function refuses a wrong first argument with an error that names it", () => {
  const environment = { DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" };
  const { status, signal, stdout } = runFixture("wrong-first-arguments.ts", [], { environment });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
  const lines = stdout.trim().split("\n");
  expect(lines.slice(0, -1)).toEqual([]);
  expect(Number.parseInt(lines.at(-1)!, 10)).toBeGreaterThan(500);
});
