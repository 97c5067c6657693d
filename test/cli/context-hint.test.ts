import { expect, test } from "vitest";
import { doorbell } from "./run-command.ts";

test("a C function of CUDA has the context of gpu at the prompt, and 201 for another reason has a hint", {
  timeout: 60_000,
}, () => {
  const input = [
    'const p = out("u64")',
    "cu.cuMemAlloc_v2(p, 64)",
    "const handle = cu.CUipcMemHandle.alloc()",
    "cu.cuIpcGetMemHandle(handle, p.value)",
    "cu.cuIpcOpenMemHandle_v2(out('u64'), handle, 1)",
  ].join("\n");
  const { stdout } = doorbell(["repl"], { input, env: { DOORBELL_CUDA: "soft" } });
  expect(stdout.split("\n")).toEqual([
    "0",
    "0",
    "201",
    "hint: cuIpcOpenMemHandle_v2 returned CUDA_ERROR_INVALID_CONTEXT: The process that made a handle cannot open it. Use the buffer itself there.",
    "",
  ]);
});
