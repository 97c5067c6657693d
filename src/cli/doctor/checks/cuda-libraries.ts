import { absent, type Check, type Finding, ok } from "../check.ts";

/** What compiles, collects and reads beside the driver: each is optional. */
export const cudaLibraries: Check = {
  name: "CUDA libraries",
  run: async (system): Promise<Finding[]> => {
    if (!system.isHere) return [];
    const [{ compilerVersion }, { findNvcc }] = await Promise.all([
      import("../../../cuda/program/program.ts"),
      import("../nvcc.ts"),
    ]);
    try {
      return [ok("NVRTC", `${compilerVersion()}: CUDA C++ compiles for any device`)];
    } catch {
      const nvcc = findNvcc(system);
      if (nvcc !== undefined) return [ok("NVRTC", `not here; ${nvcc} compiles for the embedded GPU`)];
      return [
        absent(
          "NVRTC",
          "not here, nor nvcc: kernels must come as PTX (pip install nvidia-cuda-nvrtc-cu12, or the CUDA toolkit)",
        ),
      ];
    }
  },
};
