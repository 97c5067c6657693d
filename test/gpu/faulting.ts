// Program whose kernel faults. It prints its later observations as JSON.
import { CudaError, openDevice } from "../../src/cuda/index.ts";

const device = openDevice(0, { provider: "native" });
const buffer = device.allocate(16, "f32");
const module = device.compile(`
  extern "C" __global__ void wild(float *x) { x[1ull << 40] = 1; }
  extern "C" __global__ void trap() { asm("trap;"); }
  extern "C" __global__ void odd(char *x) { *(float *)(x + 1) = 1; }`);
const seen: Record<string, unknown> = {};
const caught = (work: () => unknown): CudaError | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof CudaError) return error;
    throw error;
  }
  return undefined;
};
const which = process.argv[2] ?? "wild";
module.kernel(which).launch({ grid: 1, block: 1 }, which === "trap" ? [] : [buffer]);
let first: CudaError | undefined;
try {
  await device.stream.done();
} catch (error) {
  first = error as CudaError;
}
seen["first"] = first?.name;
seen["lost"] = first?.contextLost;
seen["hint"] = first?.hint;
seen["after"] = caught(() => device.allocate(4))?.name;
seen["lostBy"] = device.lostBy?.name;
// Closing after the loss throws no error.
seen["closed"] = caught(() => buffer.close())?.name ?? "quiet";
try {
  const again = device.reset();
  using other = again.from(new Float32Array([1, 2]));
  seen["reset"] = other.toArray()[1] === 2;
} catch (error) {
  seen["reset"] = String(error);
}
process.stdout.write(`${JSON.stringify(seen)}\n`);
process.exit(0);
