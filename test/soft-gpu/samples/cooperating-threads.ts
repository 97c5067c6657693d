// Kernels whose threads cooperate: sums, scans, votes, histograms and sorting.
import { type Drive, indices, noise, same, sum, whole } from "./drive.ts";

const reductions: readonly [kernel: string, elements: number, dynamic: boolean][] = [
  ["_Z7reduce0IiEvPT_S1_j", 1, true],
  ["_Z7reduce1IiEvPT_S1_j", 1, true],
  ["_Z7reduce2IiEvPT_S1_j", 1, true],
  ["_Z7reduce3IiEvPT_S1_j", 2, true],
  ["_Z7reduce4IiLj256EEvPT_S1_j", 2, true],
  ["_Z7reduce5IiLj256EEvPT_S1_j", 2, true],
  ["_Z7reduce6IiLj256ELb1EEvPT_S1_j", 2, true],
  ["_Z7reduce7IiLj256ELb1EEvPKT_PS0_j", 2, true],
  ["_Z9cg_reduceIiEvPT_S1_j", 2, true],
];

export const together: readonly Drive[] = [
  ...reductions.map(
    ([kernel, elements]): Drive => ({
      file: "reduction_reduction_kernel",
      kernel,
      parameters: "ptr, ptr, u32",
      run(t) {
        const blocks = 4;
        const values = whole(blocks * 256 * elements, 1000);
        const out = t.device.allocate(blocks, "i32");
        t.launch({ grid: blocks, block: 256, sharedBytes: 256 * 4 }, [
          t.device.from(values),
          out,
          values.length,
        ]);
        if (sum(out.toArray()) !== sum(values))
          throw new Error(`${sum(out.toArray())}, expected ${sum(values)}`);
      },
    }),
  ),
  {
    file: "threadFenceReduction_threadFenceReduction",
    kernel: "_Z15reduceMultiPassILj128ELb1EEvPKfPfj",
    parameters: "ptr, ptr, u32",
    run(t) {
      const values = Float32Array.from(whole(1024, 100));
      const out = t.device.allocate(4, "f32");
      t.launch({ grid: 4, block: 128, sharedBytes: 512 }, [t.device.from(values), out, 1024]);
      same([sum(out.toArray())], [sum(values)]);
    },
  },
  {
    file: "reductionMultiBlockCG_reductionMultiBlockCG",
    kernel: "reduceSinglePassMultiBlockCG",
    parameters: "ptr, ptr, u32",
    run(t) {
      const values = Float32Array.from(whole(5000, 50));
      const out = t.device.allocate(8, "f32");
      t.launch({ grid: 8, block: 128, sharedBytes: 1024, cooperative: true }, [
        t.device.from(values),
        out,
        5000,
      ]);
      same([out.toArray()[0]!], [sum(values)]);
    },
  },
  {
    file: "simpleMultiGPU_simpleMultiGPU",
    kernel: "_Z12reduceKernelPfS_i",
    parameters: "ptr, ptr, i32",
    run(t) {
      const values = Float32Array.from(whole(3000, 9));
      const out = t.device.allocate(256, "f32");
      t.launch({ grid: 2, block: 128 }, [out, t.device.from(values), 3000]);
      same([sum(out.toArray())], [sum(values)]);
    },
  },
  {
    file: "scalarProd_scalarProd",
    kernel: "_Z13scalarProdGPUPfS_S_ii",
    parameters: "ptr, ptr, ptr, i32, i32",
    run(t) {
      const [a, b] = [noise(8 * 512), noise(8 * 512, 2)];
      const out = t.device.allocate(8, "f32");
      t.launch({ grid: 3, block: 256 }, [out, t.device.from(a), t.device.from(b), 8, 512]);
      const dot = (v: number) => sum(a.slice(v * 512, (v + 1) * 512).map((x, i) => x * b[v * 512 + i]!));
      same(out.toArray(), indices(8).map(dot), 1e-4);
    },
  },
  {
    file: "scan_scan",
    kernel: "_Z19scanExclusiveSharedP5uint4S0_j",
    parameters: "ptr, ptr, u32",
    run(t) {
      const values = whole(2048, 100);
      const out = t.device.allocate(2048, "i32");
      // The 256 threads have four numbers each, in lists of 1024.
      t.launch({ grid: 2, block: 256 }, [out, t.device.from(values), 1024]);
      let before = 0;
      const expected = [...values].map((value, i) => {
        if (i % 1024 === 0) before = 0;
        before += value;
        return before - value;
      });
      same(out.toArray(), expected);
    },
  },
  {
    file: "shfl_scan_shfl_scan",
    kernel: "_Z14shfl_scan_testPiiS_",
    parameters: "ptr, i32, ptr",
    run(t) {
      const values = whole(512, 50);
      const [data, sums] = [t.device.from(values), t.device.allocate(2, "i32")];
      t.launch({ grid: 2, block: 256, sharedBytes: 32 }, [data, 32, sums]);
      let running = 0;
      const expected = [...values].map((value, i) => (running = (i % 256 === 0 ? 0 : running) + value));
      same(data.toArray(), expected);
      same(sums.toArray(), [expected[255]!, expected[511]!]);
    },
  },
  {
    file: "simpleVoteIntrinsics_simpleVoteIntrinsics",
    kernel: "_Z14VoteAnyKernel1PjS_i",
    parameters: "ptr, ptr, i32",
    run(t) {
      const input = Uint32Array.from({ length: 128 }, (_, i) =>
        i < 32 ? 0 : i < 64 ? Number(i === 40) : i < 96 ? 5 : Number(i % 2),
      );
      const out = t.device.allocate(128, "u32");
      const data = t.device.from(input);
      const each = (f: (warp: Uint32Array) => boolean) =>
        indices(128).map((i) => Number(f(input.subarray(i & ~31, (i & ~31) + 32))));
      t.launch({ grid: 1, block: 128 }, [data, out, 128]);
      same(
        out.toArray(),
        each((warp) => warp.some((x) => x !== 0)),
      );
      t.also("_Z14VoteAllKernel2PjS_i", "ptr, ptr, i32", { grid: 1, block: 128 }, [data, out, 128]);
      same(
        out.toArray(),
        each((warp) => warp.every((x) => x !== 0)),
      );
    },
  },
  {
    file: "simpleAtomicIntrinsics_simpleAtomicIntrinsics",
    kernel: "_Z10testKernelPi",
    parameters: "ptr",
    run(t) {
      const data = t.device.from(Int32Array.of(0, 640, 0, 0, 0, 0, 0, 0, -1, 0, 0));
      t.launch({ grid: 1, block: 64 }, [data]);
      const found = data.toArray();
      const turns = (start: number, f: (x: number) => number) => indices(64).reduce(f, start);
      const expected = [
        640,
        0,
        found[2]!,
        63,
        0,
        turns(0, (x) => (x >= 17 ? 0 : x + 1)),
        turns(0, (x) => (x === 0 || x > 137 ? 137 : x - 1)),
        found[7]!,
        indices(64).reduce((x, i) => x & (2 * i + 7), -1),
        -1,
        indices(64).reduce((x, i) => x ^ i, 0),
      ];
      same(found, expected);
      if (!(found[2]! >= 0 && found[2]! < 64)) throw new Error(`exchanged ${found[2]}`);
    },
  },
  {
    file: "histogram_histogram64",
    kernel: "_Z17histogram64KernelPjP5uint4j",
    parameters: "ptr, ptr, u32",
    run(t) {
      const bytes = Uint8Array.from(noise(16 * 4096, 256), Math.floor);
      const out = t.device.allocate(64 * 4, "u32");
      t.launch({ grid: 4, block: 64 }, [out, t.device.from(bytes), 4096]);
      const bins = new Array<number>(64).fill(0);
      for (const byte of bytes) bins[byte >> 2]!++;
      const found = out.toArray();
      same(
        bins.map((_, bin) => sum([0, 1, 2, 3].map((block) => found[block * 64 + bin]!))),
        bins,
      );
    },
  },
  {
    file: "histogram_histogram256",
    kernel: "_Z18histogram256KernelPjS_j",
    parameters: "ptr, ptr, u32",
    run(t) {
      const bytes = Uint8Array.from(noise(40_000, 256), Math.floor);
      const out = t.device.allocate(256 * 4, "u32");
      t.launch({ grid: 4, block: 192 }, [out, t.device.from(bytes), 10_000]);
      const bins = new Array<number>(256).fill(0);
      for (const byte of bytes) bins[byte]!++;
      const found = out.toArray();
      same(
        bins.map((_, bin) => sum([0, 1, 2, 3].map((block) => found[block * 256 + bin]!))),
        bins,
      );
    },
  },
  ...["_Z17bitonicSortSharedPjS_S_S_jj", "_Z22oddEvenMergeSortSharedPjS_S_S_jj"].map(
    (kernel, which): Drive => ({
      file: which === 0 ? "sortingNetworks_bitonicSort" : "sortingNetworks_oddEvenMergeSort",
      kernel,
      parameters: "ptr, ptr, ptr, ptr, u32, u32",
      run(t) {
        const keys = Uint32Array.from(noise(1024, 1e6), Math.floor);
        const [outKeys, outValues] = [t.device.allocate(1024, "u32"), t.device.allocate(1024, "u32")];
        const values = Uint32Array.from(indices(1024));
        t.launch({ grid: 1, block: 512 }, [
          outKeys,
          outValues,
          t.device.from(keys),
          t.device.from(values),
          1024,
          1,
        ]);
        same(outKeys.toArray(), keys.slice().sort());
        same(
          [...outValues.toArray()].map((place) => keys[place]!),
          keys.slice().sort(),
        );
      },
    }),
  ),
  {
    file: "warpAggregatedAtomicsCG_warpAggregatedAtomicsCG",
    kernel: "_Z10filter_arrPiS_PKii",
    parameters: "ptr, ptr, ptr, i32",
    run(t) {
      const values = whole(3000, 20).map((x) => x - 10);
      const [out, count] = [t.device.allocate(3000, "i32"), t.device.from(Int32Array.of(0))];
      t.launch({ grid: 3, block: 128 }, [out, count, t.device.from(values), 3000]);
      const kept = values.filter((x) => x > 0).sort();
      same(count.toArray(), [kept.length]);
      same(out.toArray().slice(0, kept.length).sort(), kept);
    },
  },
  {
    file: "binaryPartitionCG_binaryPartitionCG",
    kernel: "_Z20oddEvenCountAndSumCGPiS_S_j",
    parameters: "ptr, ptr, ptr, u32",
    run(t) {
      const values = whole(4096, 50);
      const [odds, sums] = [t.device.from(Int32Array.of(0)), t.device.from(Int32Array.of(0, 0))];
      t.launch({ grid: 4, block: 128 }, [t.device.from(values), odds, sums, 4096]);
      const odd = values.filter((x) => x & 1);
      same(odds.toArray(), [odd.length]);
      same(sums.toArray(), [sum(odd), sum(values) - sum(odd)]);
    },
  },
  {
    file: "simpleAWBarrier_simpleAWBarrier",
    kernel: "_Z28normVecByDotProductAWBarrierPfS_Pdi",
    parameters: "ptr, ptr, ptr, i32",
    run(t) {
      const values = noise(2048, 3).map((x) => x + 1);
      const [a, b] = [t.device.from(values), t.device.from(values)];
      const partial = t.device.allocate(4, "f64");
      t.launch({ grid: 4, block: 128, sharedBytes: 128 * 8, cooperative: true }, [a, b, partial, 2048]);
      const norm = Math.sqrt(sum(values.map((x) => x * x)));
      same(
        a.toArray(),
        values.map((x) => x / norm),
        1e-5,
      );
      same(
        b.toArray(),
        values.map((x) => x / norm),
        1e-5,
      );
    },
  },
];
