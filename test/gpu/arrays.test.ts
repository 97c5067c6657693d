// Arrays have the same bits on a real GPU as on the soft GPU of the same machine. Run with `npm run test:gpu -- arrays`.
// DOORBELL_ARRAY_CASES and DOORBELL_ARRAY_SEED choose other cases, and DOORBELL_ARRAY_PEER=soft a second soft GPU as peer.
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import { accumulationCase, accumulationNames } from "../array/support/accumulation-cases.ts";
import type { Calls } from "../array/support/compare.ts";
import {
  caseTypes,
  elementsCase,
  long,
  longTypes,
  calls as otherCalls,
  others,
  sometimesBf16,
  typesOf,
} from "../array/support/device-cases.ts";
import { rows } from "../array/support/elementwise-cases.ts";
import { type Case, type NumpyType, randomView, type ViewOperand } from "../array/support/numpy.ts";
import { productCase, productNames } from "../array/support/product-cases.ts";
import { elementsOf, randomProgram, runProgram } from "../array/support/programs.ts";
import { casesOr, SEED } from "../array/support/random-cases.ts";
import { rearranging, calls as rearrangingCalls } from "../array/support/rearranging-cases.ts";
import { reductionCase, reductions } from "../array/support/reduction-cases.ts";
import { differenceOfBits, mostUlpsBetween } from "../array/support/same-bits.ts";
import { selecting, calls as selectingCalls } from "../array/support/selecting-cases.ts";
import { native } from "../native/cuda/provider.ts";
import { type Random, seeded } from "../support/random.ts";

const CASES = casesOr(12);
const peer = process.env["DOORBELL_ARRAY_PEER"] === "soft" ? "soft" : "native";
const calls: Calls = { ...rearrangingCalls, ...selectingCalls, ...otherCalls };

/** Returns cases of a function from the seed and its name, so that one function can run alone. */
function cases(name: string, make: (random: Random, i: number) => Case, count = CASES): Case[] {
  const random = seeded([...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) | 0, SEED));
  return Array.from({ length: count }, (_, i) => make(random, i));
}

/** Largest difference of an element of a product of large matrices, in ulps of the largest element. tf32 has factors of 11 bits. */
const mostUlpsOf = { f32: 32, tf32: 2 ** 10, f16: 2, bf16: 2 };

const largeCalls: Calls = {
  product: ([a, b], [precision]) => a!.matmul(b!, { precision: precision! }),
};

/** Types of products that are computed by the order of the inner axis on all devices. */
const portableTypes = ["f32", "f64", "f16", "bf16", "i8", "u8", "i16", "i32", "u32", "i64", "u64"] as const;

/** Shapes of products: above the tiles and beside their edges, and batches. */
const largeShapes = [
  [
    [64, 64],
    [64, 64],
  ],
  [
    [200, 300],
    [300, 129],
  ],
  [
    [257, 130],
    [130, 320],
  ],
  [
    [2, 1, 70, 80],
    [3, 80, 66],
  ],
] as const;

/** Returns products of large matrices. Floats are from -0.5 to 0.5, and integers are any. */
const largeProducts = (dtype: (typeof portableTypes)[number] | "tf32"): Case[] =>
  largeShapes.map(([first, second]) => {
    const random = seeded(SEED + first.at(-2)!);
    const type = dtype === "bf16" || dtype === "tf32" ? "f32" : dtype;
    const matrix = (shape: readonly number[]): ViewOperand => {
      const view = randomView(random, type, shape);
      if (type.startsWith("f"))
        for (let i = 0; i < view.elements.length; i++) view.elements[i] = random.random() - 0.5;
      return dtype === "bf16" ? { ...view, as: dtype } : view;
    };
    return {
      name: "product",
      operands: [matrix(first), matrix(second)],
      values: [dtype === "tf32" ? "tf32" : "f32"],
    };
  });

describe.skipIf(!native && peer === "native")(
  `the bits of a real GPU and of the soft GPU (seed ${SEED})`,
  () => {
    let devices: readonly [Device, Device];
    const before = process.env["DOORBELL_LIBCUFFT"];
    beforeAll(() => {
      // The transforms of cuFFT have other bits than our own kernels.
      process.env["DOORBELL_LIBCUFFT"] = "/nonexistent/libcufft.so";
      devices = [openDevice(peer), openDevice("soft")];
    });
    afterAll(() => {
      for (const device of devices) device.close();
      if (before === undefined) delete process.env["DOORBELL_LIBCUFFT"];
      else process.env["DOORBELL_LIBCUFFT"] = before;
    });

    /** Expects equal bits of all cases, and reports the first differences. */
    const expectSame = (given: readonly Case[], called = calls) => {
      const found = given
        .map((each) => differenceOfBits(devices, each, called))
        .filter((text) => text !== "");
      expect(
        found.length === 0
          ? ""
          : `${found.length} of ${given.length} cases differ\n${found.slice(0, 8).join("\n")}`,
      ).toBe("");
    };

    test.each(Object.keys(rows))("%s has the same bits", (name) => {
      const types = typesOf(name);
      const count = Math.max(types.length, CASES);
      expectSame(cases(name, (random, i) => elementsCase(name, types[i % types.length]!, random), count));
    });

    test.each(caseTypes.filter((from) => from !== "c64"))("conversions of %s have the same bits", (from) => {
      const given = caseTypes.map((to): Case => {
        const [made] = cases(
          `${from} ${to}`,
          (random) => ({
            name: "astype",
            operands: [randomView(random, from === "bf16" ? "f32" : (from as NumpyType), [300])],
            values: [to],
          }),
          1,
        );
        return from === "bf16"
          ? { ...made!, operands: made!.operands.map((each) => ({ ...each, as: from })) }
          : made!;
      });
      expectSame(given);
    });

    test.each(reductions)("%s has the same bits", (name) => {
      expectSame(cases(name, (random) => sometimesBf16(random, reductionCase(name, random))));
    });

    test.each(accumulationNames)("%s has the same bits", (name) => {
      expectSame(cases(name, (random) => sometimesBf16(random, accumulationCase(name, random))));
    });

    test.each(productNames.filter((name) => name !== "tensordot"))("%s has the same bits", (name) => {
      expectSame(cases(name, (random) => sometimesBf16(random, productCase(name, random))));
    });

    test.each([...Object.entries(rearranging), ...Object.entries(selecting), ...Object.entries(others)])(
      "%s has the same bits",
      (name, make) => {
        expectSame(cases(name, (random) => sometimesBf16(random, make(random))));
      },
    );

    test.each(Object.keys(long))("%s of a million elements has the same bits", (name) => {
      expectSame(longTypes.map((dtype, i) => ({ name: "long", operands: [], values: [name, i, dtype] })));
    });

    test.each(portableTypes)("portable products of large matrices of %s have the same bits", (dtype) => {
      const given = largeProducts(dtype).map((each) => ({ ...each, values: ["portable"] }));
      expectSame(given, largeCalls);
    });

    test.each([true, false])(
      "programs of operations in place and pending expressions have the same bits, closing arrays: %s",
      (closes) => {
        let writes = 0;
        for (let i = 0; i < CASES; i++) {
          const program = randomProgram(seeded(SEED * 1000 + i));
          const [found, expected] = devices.map((device) => runProgram(arrays(device), program, closes));
          expect(found!.map(elementsOf), `seed ${SEED}, program ${i}: ${JSON.stringify(program)}`).toEqual(
            expected!.map(elementsOf),
          );
          for (const [k, [kind]] of program.entries())
            if (["assign", "fill", "update", "inPlace"].includes(kind) && found![k] === "done") writes++;
        }
        // Programs of errors only would show nothing.
        expect(writes).toBeGreaterThan(CASES);
      },
    );

    // Kernels with large tiles join products and sums, or add in the order of tensor cores.
    test("products of large matrices differ by few ulps", () => {
      const report: string[] = [];
      for (const dtype of ["f32", "tf32", "f16", "bf16"] as const) {
        let most = 0;
        for (const given of largeProducts(dtype))
          most = Math.max(most, mostUlpsBetween(devices, given, largeCalls));
        report.push(`${dtype}: ${most}`);
        expect(most, dtype).toBeLessThanOrEqual(mostUlpsOf[dtype]);
      }
      process.stdout.write(`products, ulps of the largest element: ${report.join(", ")}\n`);
    });
  },
);
