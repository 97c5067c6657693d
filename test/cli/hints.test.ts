import { describe, expect, test } from "vitest";
import { hintFor, undefinedText } from "../../src/cli/repl/hint.ts";
import { Session } from "../../src/cli/repl/session.ts";
import * as rdma from "../../src/rdma/index.ts";

const session = new Session({ rdma: () => rdma, device: () => ({ name: "soft0", port: () => 1 }) }, () =>
  Promise.reject(new Error("nothing to import")),
);
const commands = [".devices", ".doctor"];

/** What is said of an input that fails on the runtime at hand. */
async function hint(text: string): Promise<string | undefined> {
  try {
    await session.evaluate(text);
  } catch (error) {
    return hintFor(error, text, session, commands);
  }
  throw new Error(`${text} does not fail`);
}

describe("an input that fails says what was probably meant", () => {
  test.each([
    ["openDevice()", "There is rdma.openDevice."],
    ["doctor", ".doctor, with a dot, is a command of the prompt's own."],
    ["devise.name", "Did you mean device?"],
    ["device.prot()", "Did you mean device.port?"],
    ["device.name()", "device.name is 'soft0': it is not called."],
    ["new rdma.CompletionQueue()", "One is made by Device.createCompletionQueue()."],
    ["new rdma.MemoryRegion()", expect.stringContaining("ProtectionDomain.register()")],
    ["nothingLikeIt", undefined],
    ["device.port().x.y()", undefined],
    ["(() => { throw new ReferenceError('elsewhere is not defined') })()", undefined],
  ])("%s", async (text, said) => {
    expect(await hint(text)).toEqual(said);
  });
});

test("a name or a property that is undefined says so; a call that gives nothing is silent", async () => {
  await session.evaluate("let empty; const full = { inner: undefined }");
  expect(undefinedText("empty", session)).toBe("undefined");
  expect(undefinedText("full.inner", session)).toBe("undefined");
  expect(undefinedText("device.ports", session)).toBe('undefined: device has no ports; did you mean "port"?');
  expect(undefinedText("device.port()", session)).toBeUndefined();
  expect(undefinedText("void 0", session)).toBeUndefined();
});
