import { absent, type Check, type Finding, ok } from "./check.ts";

/** Checks the optional libraries in addition to the driver: NVRTC, NCCL, NVML. */
export const cudaLibraries: Check = {
  name: "CUDA libraries",
  run: async (system): Promise<Finding[]> => {
    if (!system.isHere) return [];
    const [{ compilerVersion }, { findCompiler }] = await Promise.all([
      import("../../../cuda/program/program.ts"),
      import("../machine/system.ts"),
    ]);
    try {
      return [ok("NVRTC", `${compilerVersion()}: compiles CUDA C++ for any device`)];
    } catch {
      const compiler = findCompiler(system);
      if (compiler !== undefined)
        return [ok("NVRTC", `not installed; ${compiler} compiles for the soft GPU`)];
      return [
        absent(
          "NVRTC",
          "not installed, nor are nvcc and clang: kernels must be PTX (pip install nvidia-cuda-nvrtc-cu12, apt install clang, or the CUDA toolkit)",
        ),
      ];
    }
  },
};
