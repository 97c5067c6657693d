// Comparison of the soft GPU's answers with those of a real GPU.
import type { Bound, Form } from "./form.ts";
import { inputOf } from "./kernel.ts";
import { outputAt } from "./run.ts";
import { THREADS } from "./values.ts";

export type Verdict = "exact" | "within bounds" | "refused" | "differs" | "not asked";

export interface Judged {
  readonly verdict: Verdict;
  /** Description of the first difference, or the error of a refused form. */
  readonly detail: string;
}

const view = new DataView(new ArrayBuffer(8));

/** Returns the number that bits represent. */
export function numberOf(bits: bigint, as: string): number {
  switch (as) {
    case "f32":
      view.setUint32(0, Number(bits));
      return view.getFloat32(0);
    case "f64":
      view.setBigUint64(0, bits);
      return view.getFloat64(0);
    case "bf16":
      view.setUint32(0, Number(bits) * 65536);
      return view.getFloat32(0);
    default: {
      const size = Number(bits) & 0x7fff;
      const sign = Number(bits) & 0x8000 ? -1 : 1;
      if (size >= 0x7c00) return size === 0x7c00 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
      const exponent = Math.max(1, size >> 10);
      return sign * ((size & 0x3ff) + (size >= 0x400 ? 0x400 : 0)) * 2 ** (exponent - 25);
    }
  }
}

/** Returns the unit in the last place of an f32. */
const ulp = (value: number): number =>
  2 ** (Math.max(-126, Math.floor(Math.log2(Math.abs(value) || 1e-45))) - 23);

/** Returns true if two approximations agree, given that each may be off by the tolerance. */
export function near(ours: bigint, theirs: bigint, bound: Bound): boolean {
  if (ours === theirs) return true;
  if (bound.as.endsWith("x2")) {
    const half = { ...bound, as: bound.as.slice(0, -2) as Bound["as"] };
    return near(ours & 0xffffn, theirs & 0xffffn, half) && near(ours >> 16n, theirs >> 16n, half);
  }
  const [a, b] = [numberOf(ours, bound.as), numberOf(theirs, bound.as)];
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b);
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const far = Math.abs(a - b);
  // The unit in the last place of 16-bit numbers may exceed the tolerance.
  const rounding = bound.as === "f16" ? 2 ** -10 : bound.as === "bf16" ? 2 ** -7 : 0;
  if (bound.kind === "either" && far <= 2 * bound.most) return true;
  if (bound.kind === "absolute") return far <= 2 * bound.most + rounding * Math.abs(b);
  if (bound.kind === "ulp") return far <= 2 * bound.most * ulp(b);
  return far <= (2 * bound.most + rounding) * Math.abs(b) + (bound.as === "f32" ? 2 ** -149 : 0);
}

/** Compares two answers. The detail names the first thread that differs, with its operands. */
export function judge(
  form: Form,
  ours: Uint8Array | string,
  theirs: Uint8Array | string | undefined,
): Judged {
  if (theirs === undefined) return { verdict: "not asked", detail: "" };
  if (typeof ours === "string")
    return { verdict: ours.includes("NOT_SUPPORTED") ? "refused" : "differs", detail: ours };
  if (typeof theirs === "string") return { verdict: "not asked", detail: theirs };
  let exact = true;
  const wrong: string[] = [];
  for (let t = 0; t < THREADS; t++) {
    for (let n = 0; n < form.outputs.length; n++) {
      const [a, b] = [outputAt(form, ours, t, n), outputAt(form, theirs, t, n)];
      if (a === b) continue;
      if (form.outputs[n] === "b64" && Number.isNaN(numberOf(a, "f64")) && Number.isNaN(numberOf(b, "f64"))) {
        // The payload of an f64 NaN depends on the processor and on the engine's compiler.
        continue;
      }
      exact = false;
      if (form.bound !== undefined && near(a, b, form.bound)) continue;
      wrong.push(
        `thread ${t}, result ${n}: ${operandsOf(form, t)} gave 0x${a.toString(16)}, a real GPU 0x${b.toString(16)}`,
      );
    }
  }
  if (wrong.length > 0)
    return { verdict: "differs", detail: `${wrong.length} of ${THREADS * form.outputs.length}; ${wrong[0]}` };
  return { verdict: exact ? "exact" : "within bounds", detail: "" };
}

function operandsOf(form: Form, thread: number): string {
  const words = inputOf(form);
  return `(${form.inputs.map((_, n) => `0x${words[n * THREADS + thread]!.toString(16)}`).join(", ")})`;
}
