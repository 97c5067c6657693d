import { bytesOfType } from "./buffer-view.ts";
import { type CheckedOperand, countOf } from "./operand.ts";
import { shapeText } from "./shape-text.ts";

/** Bytes of an operand as lines of one length, whose begins have one distance. */
interface Lines {
  readonly begin: number;
  readonly length: number;
  readonly count: number;
  readonly distance: number;
}

/** Returns the lines of an operand. Undefined for a stack with gaps, whose lines have several distances. */
function linesOf({ pointer, type, shape, strides }: CheckedOperand): Lines | undefined {
  const bytes = bytesOfType(type);
  // Axes by their distances, without those that store nothing else. Axes without gaps are one.
  const axes: { length: number; stride: number }[] = [];
  let begin = pointer;
  const order = shape.map((_, axis) => axis).sort((a, b) => Math.abs(strides[a]!) - Math.abs(strides[b]!));
  for (const axis of order) {
    const [length, stride] = [shape[axis]!, strides[axis]!];
    if (length === 1 || stride === 0) continue;
    if (stride < 0) begin += (length - 1) * stride * bytes;
    const last = axes.at(-1);
    const size = Math.abs(stride);
    if (last === undefined ? size === 1 : size === last.stride * last.length && last.stride === 1) {
      if (last === undefined) axes.push({ length, stride: 1 });
      else last.length *= length;
    } else axes.push({ length, stride: size });
  }
  if (axes[0]?.stride !== 1) axes.unshift({ length: 1, stride: 1 });
  const [line, lines] = axes as [(typeof axes)[0], (typeof axes)[0] | undefined];
  if (axes.length > 2) return undefined;
  return {
    begin,
    length: line.length * bytes,
    count: lines?.length ?? 1,
    distance: (lines?.stride ?? 0) * bytes,
  };
}

/**
 * Returns true where two operands certainly share bytes. It is exact for vectors and matrices with one distance of lines, such as blocks
 * of one matrix, and for memory without gaps. It is false for other ones.
 */
export function sharesBytes(first: CheckedOperand, second: CheckedOperand): boolean {
  if (countOf(first.shape) === 0 || countOf(second.shape) === 0) return false;
  const [a, b] = [linesOf(first), linesOf(second)];
  if (a === undefined || b === undefined) return first.pointer === second.pointer;
  if (a.count > 1 && b.count > 1 && a.distance !== b.distance) return first.pointer === second.pointer;
  const offset = b.begin - a.begin;
  const distance = Math.max(a.distance, b.distance);
  if (distance === 0) return offset < a.length && -offset < b.length;
  // Byte c of line r of a is byte d of line s of b where offset = (r - s) * distance + (c - d).
  const least = Math.max(Math.ceil((offset - a.length + 1) / distance), 1 - b.count);
  const most = Math.min(Math.floor((offset + b.length - 1) / distance), a.count - 1);
  return least <= most;
}

/** Throws RangeError where a call would write memory that it reads. */
export function checkApart(written: CheckedOperand, ...read: readonly CheckedOperand[]): void {
  for (const each of read)
    if (sharesBytes(written, each))
      throw new RangeError(
        `${written.name} has memory of ${each.name}, which the library uses in the same call. Use other memory`,
      );
}

/**
 * Throws RangeError for an operand whose elements may share memory, because a function that writes them would overwrite its own
 * results. Each axis must reach past the elements of all axes with smaller strides, which matrices one after the other and blocks of one
 * matrix do.
 */
export function checkDistinct({ name, shape, strides }: CheckedOperand): void {
  if (shape.includes(0)) return;
  const axes = shape.map((length, axis) => ({ length, stride: Math.abs(strides[axis]!) }));
  let last = 0;
  for (const { length, stride } of axes.toSorted((a, b) => a.stride - b.stride)) {
    if (length === 1) continue;
    if (stride <= last)
      throw new RangeError(
        `${name} has the shape ${shapeText(shape)} and the strides (${strides.join(", ")}), so that its elements may share memory. Use a copy, or matrices one after the other`,
      );
    last += (length - 1) * stride;
  }
}
