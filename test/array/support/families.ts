// Functions of arrays with random cases beside NumPy, by families with one generator of cases each.
import { einsum } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import { accumulationCase, accumulationNames, mostUlpsOfAccumulation } from "./accumulation-cases.ts";
import type { Calls } from "./compare.ts";
import { caseOf, rows } from "./elementwise-cases.ts";
import type { Case, NumpyType, ViewOperand } from "./numpy.ts";
import { mostUlpsOfProduct, productCase, productNames } from "./product-cases.ts";
import { rearranging, calls as rearrangingCalls } from "./rearranging-cases.ts";
import { mostUlps, reductionCase, reductions } from "./reduction-cases.ts";
import { selecting, calls as selectingCalls } from "./selecting-cases.ts";

/** A function with random cases. */
export interface CaseFunction {
  readonly name: string;
  readonly make: (random: Random) => Case;
  /** Largest difference of a case in ulps. */
  readonly most: (given: Case) => number;
  /** Size below which the limit is that of a number of this size. */
  readonly floor: number;
  readonly calls: Calls;
}

const viewOf = ({ operands }: Case): ViewOperand => operands[0] as ViewOperand;

/** Returns the type of a case, which is that of its first operand. */
export const typeOfCase = (given: Case): NumpyType => viewOf(given).dtype;

const made = (
  makers: Readonly<Record<string, (random: Random) => Case>>,
  calls: Calls,
): readonly CaseFunction[] =>
  Object.entries(makers).map(([name, make]) => ({ name, make, most: () => 0, floor: 0, calls }));

const byName = <Name extends string>(
  names: readonly Name[],
  make: (name: Name, random: Random) => Case,
  most: (name: Name, given: Case) => number,
  calls: Calls = {},
): readonly CaseFunction[] =>
  names.map((name) => ({
    ...{ name, floor: 0, calls },
    make: (random) => make(name, random),
    most: (given) => most(name, given),
  }));

/** All functions that have random cases beside NumPy. */
export const caseFunctions: readonly CaseFunction[] = [
  ...Object.entries(rows).map(([name, row]) => ({
    ...{ name, floor: row.floor ?? 0, calls: {} },
    make: (random: Random) => caseOf(name, row, random),
    most: () => row.ulps,
  })),
  ...byName(reductions, reductionCase, (name, given) =>
    mostUlps(name, viewOf(given).dtype, viewOf(given).elements.length),
  ),
  ...byName(accumulationNames, accumulationCase, (name, given) =>
    mostUlpsOfAccumulation(name, viewOf(given).dtype, viewOf(given).elements.length),
  ),
  ...byName(productNames, productCase, mostUlpsOfProduct, {
    einsum: (inputs, [text]) => einsum(text!, inputs),
  }),
  ...made(rearranging, rearrangingCalls),
  ...made(selecting, selectingCalls),
];
