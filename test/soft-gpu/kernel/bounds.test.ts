import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Device, openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";

// A failed assertion ends the device, so each test has its own.

let gpu: Device;
beforeEach(() => {
  gpu = openDevice("soft");
});
afterEach(() => {
  vi.restoreAllMocks();
  gpu.close();
});

const signature = { x: "readonly f32[]", y: "f32[]", rows: "f32[][n]", n: "i32", k: "i32" } as const;

/** Returns the text that a launch of a body with an index k prints, or "" when it ends without an error. */
function printed(body: KernelBody<typeof signature>, k: number): string {
  const made = kernel("checked", signature, body, { bounds: "check" });
  const [x, y, rows] = [4, 8, 6].map((length) => gpu.from(new Float32Array(length)));
  let text = "";
  vi.spyOn(process.stdout, "write").mockImplementation((part) => {
    text += typeof part === "string" ? part : new TextDecoder().decode(part);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  try {
    made.launch({ grid: 1, block: 1 }, { x: x!, y: y!, rows: rows!, n: 3, k });
    gpu.synchronize();
  } catch (error) {
    expect(String(error)).toContain("CUDA_ERROR_ASSERT");
    return text;
  }
  return text === "" ? "" : `no error: ${text}`;
}

const lines = readFileSync(new URL(import.meta.url), "utf8").split("\n");
/** Returns the line of this file, from 1, that ends with a mark. */
const lineOf = (mark: string) => lines.findIndex((each) => each.endsWith(`// ${mark}`)) + 1;

const copy: KernelBody<typeof signature> = ({ x, y, k }) => {
  y[0] = x[k]; // copy
};

test("an index inside runs", () => {
  expect(printed(copy, 3)).toBe("");
});

test.each([
  [4, 4],
  [-1, 4],
  [2147483647, 4],
])("the index %i of 4 elements is reported with its line", (k, size) => {
  expect(printed(copy, k)).toContain(
    `bounds.test.ts:${lineOf("copy")}: the index ${k} of x is outside of ${size} elements`,
  );
});

test("a row is checked", () => {
  const row: KernelBody<typeof signature> = ({ rows, k }) => {
    rows[1][k] = 1; // row
  };
  expect(printed(row, 2)).toBe("");
  expect(printed(row, 3)).toContain(`:${lineOf("row")}: the index 3 of rows is outside of 3 elements`);
});

test("memory of the block is checked", () => {
  const own: KernelBody<typeof signature> = ({ y, k }, { shared }) => {
    const s = shared("f32", 4, 8);
    s[k][k] = 1; // own
    y[0] = s[0][0];
  };
  expect(printed(own, 3)).toBe("");
  expect(printed(own, 4)).toContain(`:${lineOf("own")}: the index 4 of s is outside of 4 elements`);
});

test("a constant index is compared with the length that the launch gives", () => {
  const last: KernelBody<typeof signature> = ({ x, y }) => {
    y[7] = x[9]; // last
  };
  expect(printed(last, 0)).toContain(`:${lineOf("last")}: the index 9 of x is outside of 4 elements`);
});

test("the error of the launch names the index, the length, the array and the line", () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const made = kernel("checked", signature, copy, { bounds: "check" });
  const other = kernel("other", signature, copy, { bounds: "check" });
  const [x, y, rows] = [4, 8, 6].map((length) => gpu.from(new Float32Array(length)));
  const given = { x: x!, y: y!, rows: rows!, n: 3 };
  other.launch({ grid: 1, block: 1 }, { ...given, k: 3 });
  made.launch({ grid: 2, block: 64 }, { ...given, k: -7 });
  const message = `kernel checked: the index -7 of x is outside of 4 elements, at ${fileURLToPath(import.meta.url)}:${lineOf("copy")}`;
  expect(() => gpu.synchronize()).toThrow(message);
  expect(() => gpu.synchronize()).toThrow(message);
});

test("a reset forgets the index of the lost context", () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const touch = kernel(
    "touch",
    { y: "f32[]", k: "i32" },
    ({ y, k }) => {
      y[k] = 1;
    },
    { bounds: "check" },
  );
  const refuse = kernel("refuse", { k: "i32" }, ({ k }, { assert }) => {
    assert(k > 0);
  });
  touch.launch({ grid: 1, block: 1 }, { y: gpu.from(new Float32Array(4)), k: 4 });
  expect(() => gpu.synchronize()).toThrow("the index 4 of y");
  gpu = gpu.reset();
  refuse.launch({ grid: 1, block: 1, stream: gpu.stream }, { k: 0 });
  let error = "";
  try {
    gpu.synchronize();
  } catch (thrown) {
    error = String(thrown);
  }
  expect(error).toContain("CUDA_ERROR_ASSERT");
  expect(error).not.toContain("the index");
});

test("another value of the option is refused", () => {
  expect(() => kernel(signature, copy, { bounds: "chek" as never })).toThrow('the option bounds is "chek"');
});
