// Cases of the benchmark: a kernel in TypeScript, its launch, and its arguments on a device.
import type { Buffer, Device } from "../../src/cuda/index.ts";
import type { TypeScriptKernel } from "../../src/kernel/index.ts";
import {
  bitonic,
  histogram,
  mandelbrot,
  matmul,
  nbody,
  reduction,
  saxpy,
} from "../../test/soft-gpu/kernel/seven.ts";

/** Sizes of the cases: "large" for a real GPU, "small" for the soft GPU. */
export type Scale = "large" | "small";

/** Arguments of the kernel, in the order of the signature. CUDA C++ takes the same ones. */
export type Values = readonly (Buffer | number)[];

export interface Case {
  readonly name: string;
  readonly label: string;
  // biome-ignore lint/suspicious/noExplicitAny: kernels of different signatures stand in one list.
  readonly kernel: TypeScriptKernel<any>;
  readonly grid: number | readonly [number, number];
  readonly block: number | readonly [number, number];
  readonly values: Values;
}

/** Returns the cases with new buffers on a device. */
export function casesOn(device: Device, scale: Scale): Case[] {
  const of = (large: number, small: number): number => (scale === "large" ? large : small);
  const mega = 2 ** 20;
  const many = of(64, 1) * mega;
  const side = of(2048, 512);
  const pixels = of(4096, 512);
  const sorted = of(4, 1) * mega;
  const bodies = of(65_536, 4096);
  const floats = (length: number) =>
    device.from(Float32Array.from({ length }, (_, i) => (i % 1000) / 1000 - 0.5));
  const x = floats(many);
  const blocks = of(1056, 64);
  const covering = (count: number) => ({ grid: count / 256, block: 256 });
  const title = (text: string, count: number) =>
    `${text}, ${count >= mega ? `${count / mega} Mi` : count >= 1024 ? `${count / 1024} Ki` : count}`;
  return [
    {
      ...{ name: "saxpy", label: title("saxpy", many), kernel: saxpy, ...covering(many) },
      values: [2, x, floats(many), many],
    },
    {
      ...{ name: "reduction", label: title("reduction", many), kernel: reduction, grid: blocks, block: 256 },
      values: [x, device.from(new Float32Array(1)), many],
    },
    {
      ...{ name: "matmul", label: `matrix product, ${side}`, kernel: matmul },
      ...{ grid: [side / 16, side / 16], block: [16, 16] },
      values: [floats(side * side), floats(side * side), device.allocate(side * side, "f32"), side],
    },
    {
      ...{ name: "histogram", label: title("histogram", many), kernel: histogram, grid: blocks, block: 256 },
      values: [
        device.from(Uint8Array.from({ length: many }, (_, i) => (i * 2_654_435_761) >>> 24)),
        device.from(new Int32Array(256)),
        many,
      ],
    },
    {
      ...{ name: "mandelbrot", label: `Mandelbrot, ${pixels}`, kernel: mandelbrot },
      ...{ grid: [pixels / 16, pixels / 8], block: [16, 8] },
      values: [device.allocate(pixels * pixels, "i32"), pixels, pixels, 256],
    },
    {
      ...{ name: "bitonic", label: title("bitonic pass", sorted), kernel: bitonic, ...covering(sorted) },
      values: [
        device.from(Int32Array.from({ length: sorted }, (_, i) => (i * 2_654_435_761) | 0)),
        1024,
        2048,
      ],
    },
    {
      ...{ name: "nbody", label: title("n-body", bodies), kernel: nbody, ...covering(bodies) },
      values: [floats(bodies * 4), device.allocate(bodies * 4, "f32"), bodies],
    },
  ];
}
