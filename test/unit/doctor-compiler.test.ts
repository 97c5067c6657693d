import { expect, test } from "vitest";
import { findCompiler, type System } from "../../src/cli/doctor/machine/system.ts";

const found = (env: Record<string, string>, ...files: string[]) =>
  findCompiler({ env, exists: (path: string) => files.includes(path) } as unknown as System);

test("the doctor finds nvcc, else clang, else no compiler", () => {
  const env = { PATH: "/usr/bin:/cuda/bin" };
  expect(found(env, "/cuda/bin/nvcc", "/usr/bin/clang")).toBe("/cuda/bin/nvcc");
  expect(found(env, "/usr/bin/clang")).toBe("/usr/bin/clang");
  expect(found({ ...env, DOORBELL_CLANG: "/opt/clang-18" })).toBe("/opt/clang-18");
  expect(found(env)).toBeUndefined();
});
