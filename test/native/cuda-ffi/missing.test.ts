import { existsSync } from "node:fs";
import { env } from "node:process";
import { expect, test } from "vitest";
import { nativeCublas } from "../../../ffi/cublas/index.ts";
import { nativeCublaslt } from "../../../ffi/cublaslt/index.ts";
import { nativeCuda } from "../../../ffi/cuda/index.ts";
import { nativeCufft } from "../../../ffi/cufft/index.ts";
import { nativeCufile } from "../../../ffi/cufile/index.ts";
import { nativeCurand } from "../../../ffi/curand/index.ts";
import { nativeCusolver } from "../../../ffi/cusolver/index.ts";
import { LibraryError } from "../../../ffi/errors.ts";
import { nativeNccl } from "../../../ffi/nccl/index.ts";
import { nativeNvjitlink } from "../../../ffi/nvjitlink/index.ts";
import { nativeNvml } from "../../../ffi/nvml/index.ts";
import { nativeNvrtc } from "../../../ffi/nvrtc/index.ts";
import { nativeNvtx } from "../../../ffi/nvtx/index.ts";
import { isInstalled } from "./library.ts";

// These tests need a process of their own because a library is opened once for each process.
const libraries = [
  { name: "CUDA", variable: "DOORBELL_LIBCUDA", soname: "libcuda.so.1", load: nativeCuda },
  { name: "NVRTC", variable: "DOORBELL_LIBNVRTC", soname: "libnvrtc.so.13", load: nativeNvrtc },
  { name: "NVML", variable: "DOORBELL_LIBNVML", soname: "libnvidia-ml.so.1", load: nativeNvml },
  { name: "NVTX", variable: "DOORBELL_LIBNVTX", soname: "libnvtx3interop.so.1", load: nativeNvtx },
  { name: "cuBLAS", variable: "DOORBELL_LIBCUBLAS", soname: "libcublas.so.13", load: nativeCublas },
  { name: "cuBLASLt", variable: "DOORBELL_LIBCUBLASLT", soname: "libcublasLt.so.13", load: nativeCublaslt },
  { name: "cuFFT", variable: "DOORBELL_LIBCUFFT", soname: "libcufft.so.12", load: nativeCufft },
  { name: "cuRAND", variable: "DOORBELL_LIBCURAND", soname: "libcurand.so.10", load: nativeCurand },
  { name: "cuSOLVER", variable: "DOORBELL_LIBCUSOLVER", soname: "libcusolver.so.12", load: nativeCusolver },
  {
    name: "nvJitLink",
    variable: "DOORBELL_LIBNVJITLINK",
    soname: "libnvJitLink.so.13",
    load: nativeNvjitlink,
  },
  { name: "NCCL", variable: "DOORBELL_LIBNCCL", soname: "libnccl.so.2", load: nativeNccl },
  { name: "cuFile", variable: "DOORBELL_LIBCUFILE", soname: "libcufile.so.0", load: nativeCufile },
];

function thrownBy(load: () => unknown): LibraryError {
  try {
    load();
  } catch (error) {
    if (error instanceof LibraryError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test.each(libraries)(
  "a $name library that a variable names and that is missing is an error with the variable",
  ({ variable, load }) => {
    env[variable] = `/nonexistent/${variable}.so`;
    const { message, library } = thrownBy(load);
    expect(library).toBe(env[variable]);
    expect(message).toContain(`${variable} says ${library}; unset it to look for lib`);
    delete env[variable];
  },
);

const here = isInstalled("libcuda.so.1") || existsSync("/usr/local/nvidia/lib64/libcuda.so.1");

test.skipIf(here)(
  `without a driver the error names what to install${here ? " (skipped: a driver is here)" : ""}`,
  () => {
    const error = thrownBy(nativeCuda);
    expect(error.library).toBe("libcuda.so.1");
    expect(error.message).toMatch(/^libcuda\.so\.1 could not be opened: .*No such file/);
    expect(error.hint).toBe(
      "Install the NVIDIA driver (apt install nvidia-driver-580; in a container, start it with --gpus all), " +
        "use the soft GPU (DOORBELL_CUDA=soft), or name the file: DOORBELL_LIBCUDA=/path/to/libcuda.so.1",
    );
  },
);
