import type { Device, KernelArgument, LaunchConfig } from "../../../src/cuda/index.ts";
import { type KernelBody, KernelError, kernel, type TypeScriptKernel } from "../../../src/kernel/index.ts";
import { seeded } from "../../support/random.ts";
import { type Program, randomProgram } from "./program.ts";

const signature = {
  ...({ in_i32: "readonly i32[]", in_u32: "readonly u32[]" } as const),
  ...({ in_f32: "readonly f32[]", in_f64: "readonly f64[]" } as const),
  ...({ out_i32: "i32[]", out_u32: "u32[]", out_f32: "f32[]", out_f64: "f64[]", n: "i32" } as const),
};

const THREADS = 16;
const names = Object.keys(signature).join(", ");

const special = {
  i32: [0, 1, -1, 2147483647, -2147483648, 31, -7, 65536],
  u32: [0, 1, 4294967295, 2147483648, 2147483647, 33, 7, 65536],
  f32: [0, -0, Number.NaN, Infinity, -Infinity, 0.5, 2.5, -1.5, 2147483648, 1e-40, 3e38],
  f64: [0, -0, Number.NaN, Infinity, -Infinity, 0.5, -2.5, 4294967296, 1e-310, 1e308, 0.1],
};

/** Returns the arrays that a program reads and writes, from its seed. */
function arraysOf(seed: number) {
  const { chance, pick, random, int } = seeded(seed ^ 0x5bd1e995);
  const word = () => (chance(0.4) ? int(20) - 10 : Math.floor(random() * 2 ** 32));
  const float = () => (chance(0.5) ? int(64) / 4 - 8 : (random() - 0.5) * 10 ** (int(24) - 8));
  const filled = (from: readonly number[], next: () => number) =>
    Array.from({ length: THREADS }, () => (chance(0.3) ? pick(from) : next()));
  return {
    in_i32: Int32Array.from(filled(special.i32, word)),
    in_u32: Uint32Array.from(filled(special.u32, word)),
    in_f32: Float32Array.from(filled(special.f32, float)),
    in_f64: Float64Array.from(filled(special.f64, float)),
    out_i32: new Int32Array(THREADS),
    out_u32: new Uint32Array(THREADS),
    out_f32: new Float32Array(THREADS),
    out_f64: new Float64Array(THREADS),
  };
}

const outputs = ["out_i32", "out_u32", "out_f32", "out_f64"] as const;
const clamp = (low: number, high: number) => (x: number) =>
  Number.isNaN(x) ? 0 : Math.min(Math.max(Math.trunc(x), low), high) + 0;
const [toI32, toU32] = [clamp(-2147483648, 2147483647), clamp(0, 4294967295)];

/** Result of one program: equal, refused by the compiler with a KernelError, or different. */
export interface Comparison {
  readonly outcome: "equal" | "refused" | "different";
  /** Text of the difference, or of the error. */
  readonly detail: string;
  readonly text: string;
  readonly made: TypeScriptKernel<typeof signature>;
}

/** Makes the kernel of a seed, with the program and its text. A program that the compiler refuses throws at its first use. */
export function makeProgram(seed: number) {
  const program = randomProgram(seed);
  const helpers = Object.entries(program.helpers);
  const given = [names, ...helpers.map(([name]) => name)].join(", ");
  const text = `({ ${given} }, { globalIdx, i32, u32, i64, f32, f64, range, shared, sync }) => { const i = globalIdx.x;\n${program.kernel}\n}`;
  const body = new Function(`return ${text}`)() as KernelBody<typeof signature>;
  const functions = helpers.map(
    ([name, { kernel: each }]) => [name, new Function(`return ${each}`)()] as const,
  );
  const made = kernel(`program${seed}`, { ...signature, ...Object.fromEntries(functions) }, body, {
    fma: false,
  });
  return { program, text, made };
}

/**
 * Runs the program of a seed as plain JavaScript and on a device, and compares every bit but NaN's. With `pointers`
 * the device gets the text that real GPUs get.
 */
export function compareProgram(gpu: Device, seed: number, pointers?: boolean): Comparison {
  const { program, text, made } = makeProgram(seed);
  const arrays = arraysOf(seed);
  const n = 5;
  const found = Object.fromEntries(
    Object.entries(arrays).map(([name, each]) => [name, gpu.from(each as Float32Array<ArrayBuffer>)]),
  );
  try {
    const config = { grid: 1, block: THREADS };
    if (pointers === undefined) made.launch(config, { ...found, n } as never);
    else
      launchText(gpu, made.compile({ pointers, fma: false }).ptx, {
        config,
        values: [...Object.values(found), n],
      });
  } catch (error) {
    free(found);
    const outcome = error instanceof KernelError ? "refused" : "different";
    return { outcome, detail: String(error), text, made };
  }
  runPlain(program, arrays, n);
  const detail = outputs.flatMap((name) => differences(name, arrays[name], found[name]!.toArray()));
  free(found);
  return { outcome: detail.length === 0 ? "equal" : "different", detail: detail.join("\n"), text, made };
}

/** A launch of a text: its options and arguments. */
interface TextLaunch {
  readonly config: LaunchConfig;
  readonly values: readonly KernelArgument[];
}

function launchText(gpu: Device, ptx: string, { config, values }: TextLaunch): void {
  const name = /\.entry (\w+)/.exec(ptx)![1]!;
  using module = gpu.loadModule(ptx);
  module.kernel(name, `${"ptr, ".repeat(values.length - 1)}i32`).launch(config, values);
  gpu.synchronize();
}

/** Runs a program as plain JavaScript: the threads take turns at its barriers. */
function runPlain({ plain, helpers }: Program, arrays: object, n: number): void {
  const memories = new Map<string, ArrayLike<number>>();
  const shared = (name: string, type: keyof typeof sharedArrays) => {
    const memory = memories.get(name) ?? new sharedArrays[type](THREADS);
    memories.set(name, memory);
    return memory;
  };
  const functions = Object.entries(helpers).map(([name, each]) => `const ${name} = ${each.plain};`);
  const given = {
    arrays,
    n,
    i32: (x: number) => x | 0,
    fround: Math.fround,
    toI32,
    toU32,
    divide,
    range,
    shared,
  };
  const text = [
    `const { ${Object.keys(given).join(", ")} } = given;`,
    "const { in_i32, in_u32, in_f32, in_f64, out_i32, out_u32, out_f32, out_f64 } = arrays;",
    ...functions,
    `return function* (i) { ${plain} };`,
  ];
  const body = new Function("given", text.join("\n"))(given) as (i: number) => Generator;
  let threads = Array.from({ length: THREADS }, (_, i) => body(i));
  while (threads.length > 0) threads = threads.filter((each) => each.next().done !== true);
}

const sharedArrays = { i32: Int32Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array };

/** Divides bigints as kernels do: by zero gives 0, and the least i64 wraps. */
const divide = (operator: string, a: bigint, b: bigint): bigint =>
  b === 0n ? 0n : BigInt.asIntN(64, operator === "/" ? a / b : a % b);

function* range(first: number, second?: number, step = 1) {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  for (let i = from; step > 0 ? i < to : i > to; i += step) yield i;
}

function free(buffers: Readonly<Record<string, { close(): void }>>): void {
  for (const each of Object.values(buffers)) each.close();
}

function differences(name: string, wanted: ArrayLike<number>, got: ArrayLike<number | bigint>): string[] {
  return Array.from(wanted).flatMap((each, i) =>
    Object.is(each, got[i]) ? [] : [`${name}[${i}]: JavaScript ${each}, device ${got[i]}`],
  );
}
