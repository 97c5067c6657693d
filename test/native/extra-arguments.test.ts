// Surplus arguments are refused: each is a mistake of the caller, such as an option in the wrong place.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openDevice as openGpu } from "../../src/cuda/index.ts";
import { Memory, openDevice } from "../../src/index.ts";
import {
  classesOf,
  exportsOf,
  isHot,
  type Method,
  modules,
  pathOf,
  textOf,
} from "../conventions/parameters/table.ts";
import { exportedFunctions } from "../fuzz/objects/exported.ts";

type Callable = (...given: unknown[]) => unknown;

/** Functions that the library itself calls, with a check in the public function before them. */
const internal: ReadonlySet<string> = new Set(["plainIntrinsics"]);

/** Calls a function with `count` arguments. Returns the message of its error, thrown or rejected. */
async function messageOf(call: Callable, self: unknown, count: number): Promise<string> {
  try {
    await call.apply(self, new Array(count).fill(undefined));
    return "no error";
  } catch (error) {
    return `${error}`;
  }
}

describe.each(modules)("%s", (module) => {
  const functions = exportedFunctions(exportsOf[module]).filter(([name]) => !internal.has(name));
  test.each(functions)("%s() refuses more arguments than it takes", async (_, call) => {
    expect(await messageOf(call as Callable, undefined, 9)).toMatch(/TypeError: \S+ takes .*, 9 given/);
  });

  const methods = classesOf(module)
    .flatMap(({ methods }) => methods)
    .filter((method) => !isHot(method));
  const holderOf = ({ owner, isStatic }: Method): Record<string, Callable> => {
    const found = (exportsOf[module] as Record<string, unknown>)[owner] as { readonly prototype: never };
    return (isStatic ? found : found.prototype) as Record<string, Callable>;
  };

  test("methods off the hot paths refuse one argument more than they take", async () => {
    for (const method of methods) {
      const { name, parameters, owner } = method;
      const holder = holderOf(method);
      const count = parameters.length + 1;
      const message = await messageOf(holder[name]!, Object.create(holder), count);
      expect(message, `${owner}.${name}`).toMatch(new RegExp(`^TypeError: ${name} takes .*, ${count} given`));
    }
    expect(methods.length).toBeGreaterThan(0);
  });

  test("the generated file is that of `npm run generate:parameters`", () => {
    expect(readFileSync(pathOf(module), "utf8")).toBe(textOf(module));
  });
});

test("factories name their parameters, and take them all", () => {
  using device = openDevice("soft0");
  using domain = device.createProtectionDomain();
  using completions = device.createCompletionQueue();
  const any = domain as unknown as Record<string, Callable>;
  expect(() => any["createQueuePair"]!({ completions }, 1)).toThrow(
    "createQueuePair takes 1 argument (options), 2 given",
  );
  using region = domain.register(Memory.allocate(4096), ["remoteWrite"], {});
  expect(region.byteLength).toBe(4096);
  using queuePair = domain.createQueuePair({ completions });
  expect(domain.createQueuePair.name).toBe("createQueuePair");
  expect(queuePair.endpoint().version).toBe(1);
  expect(() => (openDevice as Callable)("soft0", undefined, 1)).toThrow(
    "openDevice takes at most 2 arguments (name, options), 3 given",
  );
  using gpu = openGpu(0, { provider: "soft" });
  expect(() => (gpu.createStream as Callable).call(gpu, {}, 1)).toThrow("createStream takes 1 argument");
});
