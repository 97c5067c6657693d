import { afterAll, describe, expect, test } from "vitest";
import { answerHint } from "../../src/cli/repl/cuda-mistakes.ts";
import { hintFor, undefinedText } from "../../src/cli/repl/hint.ts";
import { Session } from "../../src/cli/repl/session.ts";
import { openDevice } from "../../src/cuda/index.ts";
import * as rdma from "../../src/rdma/index.ts";

const gpu = openDevice("soft");
const session = new Session(
  {
    rdma: () => rdma,
    device: () => ({ name: "soft0", port: () => 1 }),
    x: () => gpu.from(new Float32Array([1, 2])),
  },
  () => Promise.reject(new Error("nothing to import")),
);
afterAll(() => gpu.close());
const commands = [".devices", ".doctor"];

/** Returns the hint for an input that fails on this runtime. */
async function hint(text: string): Promise<string | undefined> {
  try {
    await session.evaluate(text);
  } catch (error) {
    return hintFor(error, text, session, commands);
  }
  throw new Error(`${text} does not fail`);
}

describe("a failed input suggests the intended one", () => {
  test.each([
    ["openDevice()", "There is rdma.openDevice."],
    ["doctor", ".doctor, with a dot, is a command of the prompt."],
    ["devise.name", "Did you mean device?"],
    ["device.prot()", "Did you mean device.port?"],
    ["device.name()", "device.name is 'soft0', not a function."],
    ["new rdma.CompletionQueue()", "Create one with Device.createCompletionQueue()."],
    ["new rdma.MemoryRegion()", expect.stringContaining("ProtectionDomain.register()")],
    ["x.max()", "A Buffer has no max(). Use array.fromBuffer(x), an array over its memory."],
    ["x.reduce((a, b) => a + b)", "A Buffer has no reduce(), but x.toArray() is a typed array."],
    ["x.sum()", "A Buffer has no sum(). Use array.fromBuffer(x), an array over its memory."],
    ["x.toAray()", "Did you mean x.toArray?"],
    ["nothingLikeIt", undefined],
    ["device.port().x.y()", undefined],
    ["(() => { throw new ReferenceError('elsewhere is not defined') })()", undefined],
  ])("%s", async (text, said) => {
    expect(await hint(text)).toEqual(said);
  });
});

test("an undefined name or property is reported; a call without a result prints nothing", async () => {
  await session.evaluate("let empty; const full = { inner: undefined }");
  expect(undefinedText("empty", session)).toBe("undefined");
  expect(undefinedText("full.inner", session)).toBe("undefined");
  expect(undefinedText("device.ports", session)).toBe('undefined: device has no ports; did you mean "port"?');
  expect(undefinedText("device.port()", session)).toBeUndefined();
  expect(undefinedText("void 0", session)).toBeUndefined();
});

test("201 is CUDA_ERROR_INVALID_CONTEXT only as the answer of a C function of CUDA", () => {
  expect(answerHint(201, "cu.cuCtxSynchronize()")).toContain("cu.cuCtxSetCurrent(gpu)");
  expect(answerHint(0, "cu.cuCtxSynchronize()")).toBeUndefined();
  expect(answerHint(201, "200 + 1")).toBeUndefined();
  expect(answerHint(201, "cu.CUDA_ERROR_INVALID_CONTEXT")).toBeUndefined();
});
