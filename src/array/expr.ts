import { shown } from "../arguments/shown.ts";
import { appliedTo, type Operand } from "./apply.ts";
import { arithmetic } from "./arithmetic.ts";
import { bits } from "./bits.ts";
import { comparisons } from "./comparisons.ts";
import { complex } from "./complex.ts";
import { isScalar } from "./dtype.ts";
import { type Call, parseExpression, type Tree, textError } from "./expression-text.ts";
import { logic } from "./logic.ts";
import { mathematics } from "./mathematics.ts";
import { NdArray } from "./nd-array.ts";
import type { Operation } from "./operation.ts";

const operations: Readonly<Record<string, Operation>> = {
  ...arithmetic,
  ...bits,
  ...comparisons,
  ...complex,
  ...logic,
  ...mathematics,
};

/** Trees by their texts. */
const trees = new Map<string, Tree>();
/** Number of trees that stay in memory. The oldest leave. */
const MOST_TREES = 1000;

function treeOf(text: string): Tree {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const made = parseExpression(text);
  if (trees.size >= MOST_TREES) trees.delete(trees.keys().next().value!);
  trees.set(text, made);
  return made;
}

/** Numbers that an expression computes before its arrays. */
const ofNumbers: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  pow: (a, b) => a ** b,
  negative: (a) => -a,
};

/**
 * Computes an expression of arrays and numbers, in the notation of a formula: `+ - * / % **`, comparisons, parentheses, and
 * calls of operations on elements by their names. `==` and `!=` compare elements. It is the same chain of operations as the
 * calls of methods: one kernel, with the same types. Throws SyntaxError that points at the column.
 *
 * @example
 * using a = array([1, 2, 3]);
 * using b = expr`sqrt(${a} ** 2 + 1) - 2 * ${a}`;
 * using c = expr`1 - ${a} > -1`;
 * console.log(b.shape, c.toList()); // [3] [true, false, false]
 */
export function expr(text: TemplateStringsArray, ...values: readonly Operand[]): NdArray {
  const strings: unknown = (text as { readonly raw?: unknown } | undefined | null)?.raw;
  if (!Array.isArray(strings) || strings.length !== values.length + 1)
    throw new TypeError(
      `expr takes a template such as expr\`\${a} * 2\`, and the text is ${shown(text)}, ${arguments.length} given`,
    );
  const shownText = strings.map((part, i) => (i < values.length ? `${part}\${${i}}` : part)).join("");
  values.forEach((value, i) => {
    if (!(value instanceof NdArray) && !isScalar(value))
      throw new TypeError(`expr: value ${i} is ${shown(value)}. Use arrays, numbers, bigints and booleans`);
  });
  const made = new Set<NdArray>();
  try {
    const result = evaluated(treeOf(shownText), { text: shownText, values, made });
    if (!(result instanceof NdArray))
      throw new TypeError(
        `expr: the expression ${shownText} has no array. Use an array for one of its values`,
      );
    made.delete(result);
    return made.size === 0 && values.includes(result) ? new NdArray(result.node) : result;
  } finally {
    for (const each of made) each.close();
  }
}

interface Evaluation {
  readonly text: string;
  readonly values: readonly Operand[];
  /** Arrays of parts of the expression. */
  readonly made: Set<NdArray>;
}

function evaluated(tree: Tree, evaluation: Evaluation): Operand {
  if ("number" in tree) return tree.number;
  if ("value" in tree) return evaluation.values[tree.value]!;
  const { text, made } = evaluation;
  const operation = operationOf(tree, text);
  const operands = tree.operands.map((each) => evaluated(each, evaluation));
  const array = operands.find((each) => each instanceof NdArray);
  if (array !== undefined) {
    const result = appliedTo(operation, array, operands);
    made.add(result);
    return result;
  }
  const compute = Object.hasOwn(ofNumbers, tree.name) ? ofNumbers[tree.name] : undefined;
  if (compute === undefined || !operands.every((each) => typeof each === "number"))
    throw new TypeError(`expr: ${tree.name} of scalars has no type. Use an array for one of them`);
  return compute(operands[0] as number, operands[1] as number);
}

function operationOf({ name, operands, at }: Call, text: string): Operation {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined)
    throw textError(text, at, `there is no operation on elements ${JSON.stringify(name)}`);
  if (operation.count !== operands.length)
    throw textError(
      text,
      at,
      `${name} takes ${operation.count} ${operation.count === 1 ? "operand" : "operands"}, ${operands.length} given,`,
    );
  return operation;
}
