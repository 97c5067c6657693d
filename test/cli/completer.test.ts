import { describe, expect, test } from "vitest";
import { declarationsIn } from "../../src/cli/manual/declaration.ts";
import { argumentAt, optionsAt } from "../../src/cli/repl/cursor-call.ts";
import { wordsOfParameter } from "../../src/cli/repl/parameter-words.ts";

describe("the call at the cursor", () => {
  test("is found in an options object, with the existing keys", () => {
    expect(optionsAt("a.write({ local: r, re")).toEqual({ callee: "a.write", argument: 0, given: ["local"] });
    expect(optionsAt("new cuda.Graph(gpu, { ")).toEqual({ callee: "cuda.Graph", argument: 1, given: [] });
    expect(optionsAt("a.write(")).toBeUndefined();
  });

  test("is found in an argument, also in a list", () => {
    expect(argumentAt("domain.allocate(64, [")).toEqual({ callee: "domain.allocate", argument: 1 });
    expect(argumentAt('q.modify(f("x)("), ')).toEqual({ callee: "q.modify", argument: 1 });
    expect(argumentAt("q.write({ local: [")).toBeUndefined();
    expect(argumentAt("[1, 2, ")).toBeUndefined();
  });
});

describe("completions of a parameter, by its declared type", () => {
  test("are rights, states, element types, and literal types", () => {
    expect(wordsOfParameter(["ProtectionDomain"], "allocate", 1)).toContain("remoteWrite");
    expect(wordsOfParameter(["ProtectionDomain"], "allocate", 1)).not.toContain("remoteMemory");
    expect(wordsOfParameter(["QueuePair"], "modify", 0)).toEqual([
      "RESET",
      "INIT",
      "RTR",
      "RTS",
      "SQD",
      "SQE",
      "ERR",
    ]);
    expect(wordsOfParameter(["Device"], "allocate", 1)).toEqual(expect.arrayContaining(["u8", "f32", "f64"]));
    expect(wordsOfParameter(["Device"], "attribute", 0)).toContain("warpSize");
    expect(wordsOfParameter(["Device"], "allocate", 0)).toEqual([]);
    expect(wordsOfParameter(["QueuePair"], "nothing", 0)).toEqual([]);
  });
});

test("a default of a type parameter does not end a signature", () => {
  const [declared] = declarationsIn(
    `export class A {\n  /** Words. */\n  make<E extends T = "u8">(length: number, type?: E): B<E> {\n    return 1;\n  }\n}\n`,
    "cuda",
  );
  expect(declared!.signature).toBe('make<E extends T = "u8">(length: number, type?: E): B<E>');
});
