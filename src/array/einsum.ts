import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import { checkOperand } from "./apply.ts";
import { commonDtype, type Dtype, refuseComplex } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { matrixProduct } from "./products.ts";
import { scope } from "./scope.ts";
import { shapeText, sizeOf } from "./shape.ts";
import { castArray } from "./temporary.ts";
import { viewOf } from "./views.ts";

/** An array whose axes have labels, each of them once. */
interface Labelled {
  readonly array: NdArray;
  readonly labels: readonly string[];
}

/**
 * Sums of products by Einstein's notation, as NumPy writes it. A term has a letter for each axis, and "..." for the axes
 * between. The axes of the result are behind "->", and letters that it does not have are summed. The operands are
 * multiplied from left to right, as matrices. Throws TypeError for a wrong text and RangeError for other lengths.
 *
 * @example
 * using a = arange(6).reshape([2, 3]);
 * console.log(einsum("ij,kj->ik", [a, a]).toList()); // [[5, 14], [14, 50]]
 */
export function einsum(subscripts: string, operands: readonly NdArray[]): NdArray {
  if (arguments.length > 2) throw extraArguments("einsum", ["subscripts", "operands"], arguments.length);
  if (typeof subscripts !== "string")
    throw new TypeError(`einsum: the subscripts are ${shown(subscripts)}. Use a text such as "ij,jk->ik"`);
  const [first] = Array.isArray(operands) ? operands : [];
  if (!(first instanceof NdArray))
    throw new TypeError(`einsum: the operands are ${shown(operands)}. Use a list of arrays`);
  for (const operand of operands) checkOperand("einsum", first, operand);
  const { inputs, output } = parsed(subscripts, operands);
  for (const each of operands) refuseComplex("einsum", each.dtype);
  const dtype = commonDtype(
    "einsum",
    operands.map((each) => each.dtype),
  );
  return scope(() => {
    const labelled = broadcast(inputs, operands).map(diagonal);
    const result = labelled.reduce((left, right, i) => {
      const later = labelled.slice(i + 1).flatMap(({ labels }) => labels);
      return contracted(left, right, new Set([...later, ...output]));
    });
    return ordered(summed(result, new Set(output)), output, dtype);
  });
}

/** Returns the labels of the operands and of the result. Axes of an ellipsis are labelled from their end. */
function parsed(subscripts: string, operands: readonly NdArray[]) {
  const refuse = (why: string, fix: string): never => {
    throw new TypeError(`einsum: ${shown(subscripts)} ${why}. ${fix}`);
  };
  const match = /^((?:[a-zA-Z.,])*)(?:->([a-zA-Z.]*))?$/.exec(subscripts.replaceAll(" ", ""));
  if (match === null) return refuse("has other characters", 'Use letters, "...", "," and "->"');
  const terms = match[1]!.split(",");
  if (terms.length !== operands.length)
    return refuse(`has ${terms.length} terms for ${operands.length} arrays`, "Use one term for each array");
  const labelsOf = (term: string, rest: number): string[] => {
    const dots = Array.from({ length: rest }, (_, i) => `.${rest - i}`);
    const labels = term.split(/(\.\.\.)|/).flatMap((part) => (part === "..." ? dots : part ? [part] : []));
    return labels.includes(".")
      ? refuse('has dots that are not "..."', "Use three dots, once in a term")
      : labels;
  };
  const inputs = terms.map((term, i) => {
    const { ndim, shape } = operands[i]!;
    const letters = term.replace("...", "").length;
    const rest = ndim - letters;
    if (rest < 0 || (rest > 0 && !term.includes("...")))
      refuse(
        `has ${letters} letters for operand ${i} of shape ${shapeText(shape)}`,
        "Use one letter for each axis",
      );
    return labelsOf(term, rest);
  });
  const all = inputs.flat();
  const dots = [...new Set(all.filter((label) => label[0] === "."))].sort(
    (a, b) => Number(b.slice(1)) - Number(a.slice(1)),
  );
  const once = [...new Set(all)].filter(
    (label) => label[0] !== "." && all.filter((each) => each === label).length === 1,
  );
  const output = match[2] === undefined ? [...dots, ...once.sort()] : labelsOf(match[2], dots.length);
  for (const label of output)
    if (!all.includes(label) || output.filter((each) => each === label).length > 1)
      refuse(
        `has the label ${shown(label)} in the result, and not exactly once there and in a term`,
        "Rename it",
      );
  return { inputs, output };
}

/** Returns the operands with the common length of each label. Throws RangeError with the shapes. */
function broadcast(inputs: readonly (readonly string[])[], operands: readonly NdArray[]): Labelled[] {
  const lengths = new Map<string, number>();
  for (const [i, labels] of inputs.entries())
    for (const [axis, label] of labels.entries()) {
      const length = operands[i]!.shape[axis]!;
      const known = lengths.get(label) ?? 1;
      if (known !== 1 && length !== 1 && known !== length)
        throw new RangeError(
          `einsum: axis ${axis} of operand ${i} has the length ${length}, and ${shown(label)} is ${known} in the shapes ${operands.map(({ shape }) => shapeText(shape)).join(" and ")}. Lengths must be equal, or one of them 1`,
        );
      lengths.set(label, known === 1 ? length : known);
    }
  return inputs.map((labels, i) => ({
    labels,
    array: operands[i]!.broadcastTo(labels.map((label) => lengths.get(label)!)),
  }));
}

/** Returns the diagonal of axes with the same label, as a view. */
function diagonal({ array, labels }: Labelled): Labelled {
  const unique = [...new Set(labels)];
  if (unique.length === labels.length) return { array, labels };
  const view = array.node.view();
  const strides = unique.map((label) =>
    labels.reduce((sum, each, axis) => sum + (each === label ? view.strides[axis]! : 0), 0),
  );
  const shape = unique.map((label) => array.shape[labels.indexOf(label)]!);
  return { labels: unique, array: viewOf(array.node, shape, { ...view, strides }) };
}

/** Returns the sums over the labels that do not remain. The type stays. */
function summed({ array, labels }: Labelled, remaining: ReadonlySet<string>): Labelled {
  const axes = labels.flatMap((label, axis) => (remaining.has(label) ? [] : [axis]));
  if (axes.length === 0) return { array, labels };
  const sums = array.dtype === "bool" ? array.any(axes) : castArray(array.sum(axes), array.dtype);
  return { labels: labels.filter((label) => remaining.has(label)), array: sums };
}

/** Returns the product of two operands, summed over the labels that do not remain. */
function contracted(left: Labelled, right: Labelled, remaining: ReadonlySet<string>): Labelled {
  const [a, b] = [
    summed(left, new Set([...remaining, ...right.labels])),
    summed(right, new Set([...remaining, ...left.labels])),
  ];
  const shared = a.labels.filter((label) => b.labels.includes(label));
  const batch = shared.filter((label) => remaining.has(label));
  const inner = shared.filter((label) => !remaining.has(label));
  const rows = a.labels.filter((label) => !shared.includes(label));
  const columns = b.labels.filter((label) => !shared.includes(label));
  const lengthsOf = ({ array, labels }: Labelled, which: readonly string[]) =>
    which.map((label) => array.shape[labels.indexOf(label)]!);
  const matrices = (each: Labelled, groups: readonly (readonly string[])[]) =>
    ordered(each, groups.flat()).reshape(groups.map((group) => sizeOf(lengthsOf(each, group))));
  const product = matrixProduct(matrices(a, [batch, rows, inner]), matrices(b, [batch, inner, columns]));
  return {
    labels: [...batch, ...rows, ...columns],
    array: product.reshape([...lengthsOf(a, batch), ...lengthsOf(a, rows), ...lengthsOf(b, columns)]),
  };
}

/** Returns the array with its axes in an order, and in a type. */
function ordered({ array, labels }: Labelled, order: readonly string[], dtype?: Dtype): NdArray {
  const result = array.permuteDims(order.map((label) => labels.indexOf(label)));
  return dtype === undefined ? result : castArray(result, dtype);
}
