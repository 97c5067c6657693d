import { expect, test } from "vitest";
import { elementBytes } from "../../../src/group/collectives/element.ts";
import { names } from "../../../src/group/collectives/kernels/generated/ptx.ts";
import { type KernelModule, kernelText } from "../../../src/group/collectives/kernels/kernel-text.ts";

const entries: Readonly<Record<string, readonly string[]>> = {
  captured: ["await_command", "enqueue"],
  collective: ["lines", "low_latency", "one_shot", "two_shot"],
  combine: ["combine"],
  fp8: ["e4m3", "e5m2"],
  moving: ["move", "move_lines", "point_to_point"],
};

test("the archive holds a module per source file and element type", () => {
  const types = Object.keys(elementBytes);
  const expected = [
    ...types.flatMap((type) => [`collective/${type}`, `combine/${type}`]),
    ...["moving", "fp8", "captured"],
  ];
  expect([...names].sort()).toEqual(expected.sort());
});

test.each(names)("%s decompresses to PTX with its kernels", (name) => {
  const ptx = kernelText(name as KernelModule);
  expect(ptx).toMatch(/^\.version 7\.8\n\.target sm_80\n\.address_size 64\n/);
  expect(ptx.endsWith("}\n")).toBe(true);
  const found = [...ptx.matchAll(/\.visible \.entry (\w+)\(/g)].map(([, entry]) => entry);
  expect(found.sort()).toEqual(entries[name.split("/")[0]!]);
});
