// Makes a program of the tables of docs/guide/kernels-from.md, so that tsc and the compiler of kernels check each row.

/** A line of TypeScript from the right column of a table. */
export interface RowCode {
  readonly code: string;
  /** True for code around a kernel, which runs on the host. */
  readonly isHost: boolean;
}

/** Returns the code of all rows. Types, and entries of a signature or of an options object, are left out. */
export function rowCodes(page: string): RowCode[] {
  const sections = page.split(/^## /m).filter((each) => each.startsWith("From "));
  return sections.flatMap((section) => {
    const isHost = section.split("\n", 1)[0]!.endsWith("around the kernel");
    const cells = [...section.matchAll(/^\|.*(?<!\\)\| (.*) \|$/gm)].map(([, cell]) =>
      cell!.replaceAll("\\|", "|"),
    );
    return cells
      .flatMap((cell) => [...cell.matchAll(/``(.+?)``|`(.+?)`/g)].map(([, long, short]) => (long ?? short)!))
      .filter((code) => !/^"|^\w+: |^(deviceFunction|fast|here)$/.test(code))
      .map((code) => ({ code, isHost }));
  });
}

const intrinsics =
  "threadIdx, blockIdx, blockDim, gridDim, globalIdx, globalSize, shared, local, dynamicShared, sync, syncCount, " +
  "syncAnd, syncOr, fence, barrier, grid, cluster, gridDependency, atomic, warp, fast, special, mma, ldmatrix, stmatrix, " +
  "stmatrixTransposed, pack, unpack, async, mbarrier, random, texture, surface, ptx, i32, u32, i64, f32, f64, bitsOf, f32FromBits, popc, clz, " +
  "ffs, brev, funnelLeft, funnelRight, mulhi, dp4a, prmt, fma, select, clock, sleep, trap, print, assert, range";

/** Returns a program that runs the host's code and compiles a kernel of each other line. It prints what fails. */
export function programOfRows(codes: readonly RowCode[]): string {
  const kernels = codes
    .filter(({ isHost }) => !isHost)
    .map(
      ({ code }) => `compiled(${JSON.stringify(code)}, kernel("row", signature, (
  { x, y, counts, words, rows, points, n, t, TABLE, N, square },
  { ${intrinsics} },
) => {
  const i = globalIdx.x;
  const k = counts[i]!;
  const [v, w] = [x[i]!, x[i + 1]!];
  const c = v > 0;
  let sum = v;
  const tile = shared("f32", 16, 64);
  const halves = shared("f16", 16, 16);
  const barriers = shared("u64", 1);
  const sums = new Float32Array(4);
  {
    ${code};
  }
}));`,
    );
  const host = codes.filter(({ isHost }) => isHost).map(({ code }) => `{\n  ${code};\n}`);
  return `import { openDevice } from "doorbell/cuda";
import { deviceFunction, kernel, type Signature, type TypeScriptKernel } from "doorbell/kernel";

const signature = {
  x: "readonly f32[]", y: "f32[]", counts: "i32[]", words: "u32[]", rows: "f32[][n]", points: "f32x4[]", n: "i32",
  t: "u64", TABLE: new Float32Array([1, 2, 3, 4]), N: 16, square: (v: number) => v * v,
} as const;

function compiled<S extends Signature>(code: string, made: TypeScriptKernel<S>): void {
  try {
    made.compile();
  } catch (error) {
    console.log(code, String(error));
  }
}

${kernels.join("\n")}

using gpu = openDevice("soft");
const f = kernel("f", { x: "readonly f32[]", y: "f32[]", n: "i32" }, ({ x, y, n }, { globalIdx }) => {
  if (globalIdx.x < n) y[globalIdx.x] = x[globalIdx.x]!;
});
const [n, grid, block] = [64, 4, 32];
const [x, y] = [gpu.from(new Float32Array(n)), gpu.from(new Float32Array(n))];
const stream = gpu.createStream();
${host.join("\n")}
gpu.synchronize();
export {};
`;
}
