// Loaded before each test file by `bun test` under the emulator: tests as vitest has them, where bun:test has others, and a path
// of the runtime that this machine's kernel can start.
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
    // Counted by run.ts: bun:test takes it for one that passed.
    console.log(`(skipped itself) ${why}`);
    throw new Skipped(why);
  },
};

/** Without parameters: bun:test waits for a call of one that it gives to bodies that have any. */
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

/** Options come before or behind the body. */
const partsOf = ([first, second]: Rest): { body: Body; timeout: number | undefined } =>
  typeof first === "function"
    ? { body: first, timeout: typeof second === "number" ? second : undefined }
    : { body: second as Body, timeout: first.timeout };

/** Declares as vitest's `test` and `describe` do. */
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
// Bun knows vitest by this name, too.
const everything = { ...bunTest };
bunTest.mock.module("bun:test", () => ({ ...everything, test, it: test, describe }));

const emulated = process.env["DOORBELL_ARM64_BUN"];
if (emulated !== undefined) process.execPath = emulated;
