import { afterEach, expect, test } from "vitest";
import { SoftDevice } from "../../../src/soft/hca/nic/soft-device.ts";

const names = ["DOORBELL_SOFT_DCQCN", "DOORBELL_SOFT_SHARED"] as const;
const before = names.map((name) => process.env[name]);

afterEach(() => {
  for (const [index, name] of names.entries()) {
    const value = before[index];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test.each(names)("%s is on or off, and nothing else", (name) => {
  process.env[name] = "of";
  expect(() => new SoftDevice()).toThrow(new RangeError(`${name} is on or off, not "of"`));
});
