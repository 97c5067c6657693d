// Collectives of fp8 numbers, compared with a reference in f32 that reads the formats as the OCP specification writes them.
import { type Fp8Format, type Group, join, MismatchError } from "../../../src/group/index.ts";
import { type MemberStart, ofProcess } from "./member-program.ts";

const f32 = Math.fround;

/** Values of the 256 numbers of a format, from sign, exponent and mantissa. */
function valuesOf(format: Fp8Format): number[] {
  const [exponentBits, mantissaBits, bias] = format === "e4m3" ? [4, 3, 7] : [5, 2, 15];
  return Array.from({ length: 256 }, (_, bits) => {
    const sign = bits >> 7 ? -1 : 1;
    const exponent = (bits >> mantissaBits) & (2 ** exponentBits - 1);
    const mantissa = bits & (2 ** mantissaBits - 1);
    if (format === "e4m3" && (bits & 0x7f) === 0x7f) return Number.NaN;
    if (format === "e5m2" && exponent === 31)
      return mantissa === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    const fraction = mantissa / 2 ** mantissaBits;
    return exponent === 0
      ? sign * fraction * 2 ** (1 - bias)
      : sign * (1 + fraction) * 2 ** (exponent - bias);
  });
}

const tables = { e4m3: valuesOf("e4m3"), e5m2: valuesOf("e5m2") };
const largest = { e4m3: 0x7e, e5m2: 0x7b };

/** Rounds to the nearest number, to the even one of two. A result beyond the largest number is as the option says. */
function rounded(value: number, format: Fp8Format, saturate: boolean): number {
  if (Number.isNaN(value)) return 0x7f;
  const sign = value < 0 || Object.is(value, -0) ? 0x80 : 0;
  const magnitude = Math.abs(value);
  const table = tables[format];
  const top = largest[format];
  // The number after the largest one, as if the format went on.
  const beyond = table[top]! + (table[top]! - table[top - 1]!);
  let best = 0;
  const at = (bits: number): number => (bits > top ? beyond : table[bits]!);
  for (let bits = 1; bits <= top + 1; bits++) {
    const [near, far] = [Math.abs(at(bits) - magnitude), Math.abs(at(best) - magnitude)];
    if (near < far || (near === far && bits % 2 === 0)) best = bits;
  }
  if (best <= top && magnitude <= beyond) return sign | best;
  return sign | (saturate ? top : top + 1);
}

type Operation = "sum" | "product" | "min" | "max" | "average";
const steps: Readonly<Record<Operation, (a: number, b: number) => number>> = {
  sum: (a, b) => f32(a + b),
  average: (a, b) => f32(a + b),
  product: (a, b) => f32(a * b),
  // Math.min returns NaN for each NaN, and a kernel only for a first one.
  min: (a, b) => [a, b][Number(b < a)]!,
  max: (a, b) => [a, b][Number(b > a)]!,
};

const scaleOf = (rank: number): number => f32(0.37 * (rank + 1));
const inputOf = (rank: number, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, i) => (i * 7 + rank * 31 + (i >> 8) * 13) & 255);

export async function member({ options, print }: MemberStart): Promise<void> {
  using group = await join(options);
  for (const format of ["e4m3", "e5m2"] as const)
    for (const saturate of [false, true]) {
      for (const operation of ["sum", "product", "min", "max", "average"] as const)
        check(
          group,
          { format, saturate, operation },
          await reduced(group, { format, saturate, operation }, 1021),
          1021,
        );
      // Longer calls go in shards. The last shard of the second one is short.
      for (const length of [group.size * 32_768, 100_003]) {
        const call = { format, saturate, operation: "sum" } as const;
        check(group, call, await reduced(group, call, length), length);
      }
    }
  await scattered(group);
  await gathered(group);
  await refused(group);
  print("fine");
}

interface Call {
  readonly format: Fp8Format;
  readonly saturate: boolean;
  readonly operation: Operation;
}

const OUTPUT_SCALE = f32(0.21);

async function reduced(
  group: Group,
  { format, saturate, operation }: Call,
  length: number,
): Promise<Uint8Array> {
  const { device, rank } = group;
  // The buffer starts at the second byte, so it has no alignment.
  using room = device.allocate(length + 1, "u8").set(inputOf(rank, length), 1);
  using scale = device.from(new Float32Array([scaleOf(rank)]));
  using outputScale = device.from(new Float32Array([OUTPUT_SCALE]));
  group.allReduce(room.slice(1), { operation, fp8: { format, scale, outputScale, saturate } });
  await group.done();
  return room.slice(1).toArray();
}

function expected(group: Group, call: Call, bits: readonly number[]): number {
  const table = tables[call.format];
  const values = bits.map((one, rank) => f32(table[one]! * scaleOf(rank)));
  let sum = values.reduce(steps[call.operation]);
  if (call.operation === "average") sum = f32(sum / group.size);
  return rounded(f32(sum / OUTPUT_SCALE), call.format, call.saturate);
}

function check(group: Group, call: Call, found: Uint8Array, length: number, from = 0): void {
  const inputs = Array.from({ length: group.size }, (_, rank) => inputOf(rank, from + length));
  for (let i = 0; i < length; i += length > 2000 ? 97 : 1) {
    const wanted = expected(
      group,
      call,
      inputs.map((input) => input[from + i]!),
    );
    const [a, b] = [tables[call.format][found[i]!]!, tables[call.format][wanted]!];
    if (found[i] !== wanted && !(Number.isNaN(a) && Number.isNaN(b)))
      throw new Error(`${JSON.stringify(call)}[${length}] at ${i}: ${found[i]} (${a}), not ${wanted} (${b})`);
  }
}

async function scattered(group: Group): Promise<void> {
  const { device, rank, size } = group;
  const length = 777;
  using input = device.from(inputOf(rank, length * size));
  using output = device.allocate(length, "u8");
  using scale = device.from(new Float32Array([scaleOf(rank)]));
  using outputScale = device.from(new Float32Array([OUTPUT_SCALE]));
  group.reduceScatter(input, output, { fp8: { format: "e4m3", scale, outputScale } });
  await group.done();
  check(
    group,
    { format: "e4m3", saturate: false, operation: "sum" },
    output.toArray(),
    length,
    rank * length,
  );
}

async function gathered(group: Group): Promise<void> {
  const { device, rank, size } = group;
  using input = device.from(inputOf(rank, 500));
  using output = device.allocate(500 * size, "u8");
  using scale = device.from(new Float32Array([scaleOf(rank)]));
  using scales = device.allocate(size, "f32");
  group.allGather(input, output, { fp8: { format: "e5m2", scale, scales } });
  await group.done();
  for (let each = 0; each < size; each++) {
    const found = output.slice(each * 500, (each + 1) * 500).toArray();
    if (found.some((byte, i) => byte !== inputOf(each, 500)[i])) throw new Error(`allGather of rank ${each}`);
    if (scales.toArray()[each] !== scaleOf(each)) throw new Error(`scale of rank ${each}`);
  }
}

/** Members with different formats get a MismatchError, and wrong arguments are refused before any work. */
async function refused(group: Group): Promise<void> {
  const { device, rank } = group;
  using numbers = device.allocate(64, "u8");
  using wide = device.allocate(64, "f32");
  using scale = device.from(new Float32Array([1]));
  const fp8 = { format: "e4m3", scale, outputScale: scale } as const;
  const messages = [
    () => group.allReduce(wide, { fp8 }),
    () => group.allReduce(numbers, { fp8: { ...fp8, scale: wide } }),
    () => group.allReduce(numbers, { fp8, bf16: true }),
    () => group.allReduce(numbers, { fp8: { format: "e4m3", scale } as never }),
    () => group.allReduce(numbers, { fp8: { ...fp8, format: "e3m4" as never } }),
    () => group.allGather(numbers, numbers, { fp8: { format: "e4m3", scale, scales: scale } }),
  ].map((call) => {
    try {
      call();
      return "no error";
    } catch (error) {
      return (error as Error).message.split("\n")[0]!;
    }
  });
  const wanted = [
    "allReduce: fp8 numbers are in buffers of u8, but this buffer is f32",
    'allReduce: fp8.scale is "f32"[64]. Use a buffer of f32 with one element',
    "allReduce: bf16 and fp8 are two types of numbers. Use one of them",
    "allReduce: fp8: outputScale is missing.",
    "e3m4",
    "allGather: fp8.scales is",
  ];
  for (const [i, text] of wanted.entries())
    if (!messages[i]!.includes(text)) throw new Error(`${messages[i]}, not ${text}`);
  await group.barrier();
  group.allReduce(numbers, { fp8: { ...fp8, format: rank === 0 ? "e4m3" : "e5m2" } });
  const error = await group.done().catch((reason: unknown) => reason);
  if (!(error instanceof MismatchError) || !error.message.includes("allReduce(u8[64], sum, e4m3)"))
    throw new Error(`members with different formats get ${error}`);
}

if (import.meta.main) await member(ofProcess());
