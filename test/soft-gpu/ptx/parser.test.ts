// Errors in PTX have a position. Truncated and mixed files cause no other failure.
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { CUresult } from "../../../ffi/cuda/index.ts";
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";
import { PtxError } from "../../../src/soft/gpu/ptx/syntax.ts";
import { compileModule } from "../../../src/soft/gpu/wasm/compile.ts";
import { mutated } from "../../fuzz/ptx/mutate.ts";
import { seeded } from "../../support/random.ts";

const options = {
  abilities: {
    fused: false,
    checksPages: true,
    checksAtomics: false,
    sharedMemory: false,
    far: false,
    lanes: 8,
  },
  windowBase: 0x7000_0000_0000,
  globalBase: 0x7000_1000_0000,
};

const head = ".version 8.0\n.target sm_80\n.address_size 64\n";
const inKernel = (text: string): string =>
  `${head}.visible .entry k(.param .u64 p)\n{\n.reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n.reg .pred %p;\n.reg .f32 %f;\n${text}\nret;\n}\n`;

/** Returns the name and text of the error, or undefined if the module loads. */
function refusal(text: string): string | undefined {
  try {
    compileModule(parse(text), options);
    return undefined;
  } catch (error) {
    if (!(error instanceof PtxError)) throw error;
    return `${CUresult.nameOf(error.code)}: ${error.message}`;
  }
}

describe("initial values", () => {
  test.each([
    ["f32", "0f7fc12345", 0x7fc12345n],
    ["f32", "-0f7fc12345", 0xffc12345n],
    ["f64", "0d7ff8000000000001", 0x7ff8000000000001n],
    ["f64", "0f3fc00000", 0x3ff8000000000000n],
    ["f32", "-3", 0xc0400000n],
  ])("the bits of .%s = %s, with the payload of a NaN", (type, text, bits) => {
    const [variable] = parse(`${head}.global .${type} x = ${text};`).variables;
    expect(variable?.initial.map(({ value }) => value)).toEqual([bits]);
  });
});

describe("PTX that is refused", () => {
  test.each([
    ["", "INVALID_PTX: ptx, line 1, column 1; error   : Missing .version directive"],
    [".version 99.1\n.target sm_80\n", "UNSUPPORTED_PTX_VERSION: ptx, line 1, column 10"],
    [".version 8.0\n.target x\n", "'x' is not an architecture"],
    [`${head}/* no end`, "line 4, column 1; error   : a comment without an end"],
    [`${head}.entry k() { ret;`, "a function without an end"],
    [inKernel("add.s32 %r0, %r1, %r9;"), "line 10, column 19; error   : Unknown symbol '%r9'"],
    [
      inKernel("add.s64 %rd0, %rd1, %r1;"),
      "Arguments mismatch for instruction: '%r1' is .b32, expected .s64",
    ],
    [inKernel("add.s32 %r0, %r1;"), "an operand is missing"],
    // The result is unused.
    [inKernel("add.u16 [%rd1], %r0;"), "an operand is missing or of the wrong kind"],
    [inKernel("add.s32 %r1, 1;"), "an operand is missing or of the wrong kind"],
    [inKernel("bra nowhere;"), "Unknown symbol 'nowhere'"],
    [inKernel("@%r0 bra L;\nL:"), "'%r0' is not a predicate register"],
    [inKernel("L:\nL:"), "Duplicate definition of label 'L'"],
    [inKernel(".reg .b32 %x;\n.reg .b32 %x;"), "Duplicate definition of variable '%x'"],
    [inKernel("ld.global.u32 %r0, [%r1];"), "Address expected in a register of 64 bits"],
    [
      inKernel("frobnicate.b32 %r0, %r1;"),
      "INVALID_PTX: ptx, line 10, column 1; error   : Not a name of any known instruction: 'frobnicate'",
    ],
    [inKernel("wgmma.fence.sync.aligned;"), "'wgmma.fence.sync.aligned' is not supported"],
    [
      inKernel("tensormap.replace.tile.rank.global.b1024.b32 [%rd1], 3;"),
      "'tensormap.replace.tile.rank.global.b1024.b32' is not supported",
    ],
    [inKernel("multimem.red.add.u32 [%rd1], %r1;"), "'multimem.red.add.u32' is not supported"],
    [inKernel("mov.u32 %r0, 99999999999999999999;"), "is too large"],
    [
      `${head}.shared .b8 s[70000];\n${inKernel("mov.u32 %r0, s;").slice(head.length)}`,
      "uses too much shared data",
    ],
    [`${head}.global .b8 x[4] = {1, 2, 3, 4, 5};`, "too many initial values"],
    [`${head}.global .texref t;`, "NOT_SUPPORTED: ptx, line 4, column 9; error   : a .texref variable"],
  ])("a source that is wrong or not supported is refused by name: %#", (text, expected) => {
    expect(refusal(text)).toContain(expected);
  });

  test("a control-flow graph with a loop of two entries runs", () => {
    const text = inKernel(
      "setp.eq.u32 %p, %r0, 1;\n@%p bra B;\nA:\nadd.s32 %r0, %r0, 1;\nB:\nsetp.lt.u32 %p, %r0, 9;\n@%p bra A;\nbra.uni C;\nC:",
    );
    const { bytes } = compileModule(parse(text), options);
    expect(WebAssembly.validate(bytes)).toBe(true);
  });
});

test("mutated files are refused with a position, or compile to valid code", { timeout: 600_000 }, () => {
  const folder = new URL("./generated/", import.meta.url);
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const rounds = Number(process.env["DOORBELL_PTX_FUZZ"] ?? 400);
  const { int: pick } = seeded(Number(process.env["DOORBELL_PTX_SEED"] ?? 1));
  let loaded = 0;
  for (let round = 0; round < rounds; round++) {
    const text = files[pick(files.length)]!;
    const words = [...new Set(text.split(/\b/))];
    // The test uses one kernel of the file to save time.
    const kernels = text.split(/(?=\.visible \.entry)/);
    const one = `${kernels[0]}${kernels[1 + pick(kernels.length - 1)]}`;
    const wrong = mutated(one.split("\n"), words, pick);
    try {
      const { bytes } = compileModule(parse(wrong), options);
      if (!WebAssembly.validate(bytes)) throw new Error("the code is not valid");
      loaded++;
    } catch (error) {
      if (error instanceof PtxError || error instanceof RangeError) continue;
      throw new Error(`round ${round}: ${(error as Error).stack}\n${wrong}`);
    }
  }
  expect(loaded).toBeGreaterThan(rounds / 20);
});
