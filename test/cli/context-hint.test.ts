import { expect, test } from "vitest";
import { doorbell } from "./run-command.ts";

test("a C function of CUDA without a current context has a hint at the prompt, and the hinted call mends it", {
  timeout: 60_000,
}, () => {
  const call = "cu.cuMemAlloc_v2(p, 64)";
  const input = ['const p = out("u64")', call, "cu.cuCtxSetCurrent(gpu)", call].join("\n");
  const { stdout } = doorbell(["repl"], { input, env: { DOORBELL_CUDA: "soft" } });
  expect(stdout.split("\n")).toEqual([
    "201",
    "hint: cuMemAlloc_v2 returned CUDA_ERROR_INVALID_CONTEXT: no context is current, so call cu.cuCtxSetCurrent(gpu) first.",
    "0",
    "0",
    "",
  ]);
});
