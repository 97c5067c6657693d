import { afterEach, expect, test } from "vitest";
import { SoftNic } from "../../../src/soft/hca/nic/soft-nic.ts";

const names = ["DOORBELL_SOFT_DCQCN", "DOORBELL_SOFT_SHARED"] as const;
const before = names.map((name) => process.env[name]);

afterEach(() => {
  for (const [index, name] of names.entries()) {
    const value = before[index];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test.each(names)("%s accepts only on and off", (name) => {
  process.env[name] = "of";
  expect(() => new SoftNic()).toThrow(new RangeError(`${name} is "of", but only "on" and "off" are allowed`));
});
