// `bun test` loads this file before each test file under the emulator. It provides vitest's functions where
// bun:test differs, and a path of the runtime that this machine's kernel can start.
import * as bunTest from "bun:test";
import process from "node:process";

type Body = (...args: unknown[]) => unknown;
type Rest = [Body, number?] | [{ readonly timeout?: number }, Body];
type Declare = (name: string, ...rest: Rest) => void;
interface BunDeclare {
  (name: string, body: Body, timeout?: number): void;
  skip: BunDeclare;
  each(cases: readonly unknown[]): BunDeclare;
}

class Skipped extends Error {}

const context = {
  skip: (why = "") => {
    // run.ts counts these lines because bun:test reports the test as passed.
    console.log(`(skipped itself) ${why}`);
    throw new Skipped(why);
  },
};

/** The body has no parameters because bun:test passes a callback to bodies that have one. */
const asTest =
  (body: Body, ...args: unknown[]) =>
  async (): Promise<void> => {
    try {
      await body(...args, context);
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    }
  };
const asGroup =
  (body: Body, ...args: unknown[]) =>
  (): unknown =>
    body(...args);

/** The options stand before or after the body. */
const partsOf = ([first, second]: Rest): { body: Body; timeout: number | undefined } =>
  typeof first === "function"
    ? { body: first, timeout: typeof second === "number" ? second : undefined }
    : { body: second as Body, timeout: first.timeout };

/** Returns a function that declares tests in the manner of vitest's `test` and `describe`. */
function like(declare: BunDeclare, as: typeof asTest | typeof asGroup): Declare {
  const plain: Declare = (name, ...rest) => {
    const { body, timeout } = partsOf(rest);
    declare(name, as(body), timeout);
  };
  const given = {
    each:
      (cases: readonly unknown[]): Declare =>
      (name, ...rest) => {
        const { body, timeout } = partsOf(rest);
        declare.each(cases)(name, (...args) => as(body, ...args)(), timeout);
      },
    for:
      (cases: readonly unknown[]): Declare =>
      (name, ...rest) => {
        const { body, timeout } = partsOf(rest);
        for (const one of cases) declare(name.replace("%s", String(one)), as(body, one), timeout);
      },
    runIf: (condition: unknown): Declare => like(condition ? declare : declare.skip, as),
    skipIf: (condition: unknown): Declare => like(condition ? declare.skip : declare, as),
  };
  return Object.assign(plain, given);
}

const test = like(bunTest.test as unknown as BunDeclare, asTest);
const describe = like(bunTest.describe as unknown as BunDeclare, asGroup);
// Bun also resolves this module by the name "vitest".
const everything = { ...bunTest };
bunTest.mock.module("bun:test", () => ({ ...everything, test, it: test, describe }));

const emulated = process.env["DOORBELL_ARM64_BUN"];
if (emulated !== undefined) process.execPath = emulated;
