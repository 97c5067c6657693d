import { expect, test } from "vitest";
import { neverRun, sections } from "../../conventions/support/claims.ts";
import { claimProblems, supportPage, supportProblems } from "../../conventions/support/page.ts";

const [some] = sections["RDMA"]!;

test("every row of the support table has a test that runs on its devices", () => {
  expect(supportProblems()).toEqual([]);
  const rows = supportPage()
    .split("\n")
    .filter((line) => line.includes("](../../test/"));
  expect(rows).toHaveLength(Object.values(sections).flat().length);
});

test("a claim without its test, on no device, or on a device that does not run the test is a problem", () => {
  expect(claimProblems({ ...some!, test: "a test that does not exist" })).toHaveLength(1);
  expect(claimProblems({ ...some!, file: "test/nothing.test.ts" }).length).toBeGreaterThan(0);
  expect(claimProblems({ ...some!, on: [] })).toHaveLength(1);
  expect(claimProblems({ ...some!, on: ["H200"] })).toEqual([
    'support claim "RC: send": npm run test:gpu does not run test/native/verbs/transfers.test.ts',
  ]);
});

test("the soft GPU's missing features are rows of refusals", () => {
  const refusals = supportPage()
    .split("\n")
    .filter((line) => line.includes("refused by name"))
    .join("\n");
  for (const feature of [
    "texture references",
    "multicast objects",
    "external memory",
    "`wgmma`",
    "tensor maps",
  ])
    expect(refusals).toContain(feature);
});

test("features that ran on no device are a list of their own", () => {
  const [, list = ""] = supportPage().split("## Declared, and run on no device\n");
  expect(list.trim().split("\n")).toHaveLength(neverRun.length);
});
