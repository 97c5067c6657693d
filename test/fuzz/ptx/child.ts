// One process of the PTX fuzzer. It loads damaged and generated modules, runs those that load, and checks
// that nothing outside the device changed.
//   bun child.ts SEED ROUNDS
// The result goes to descriptor 3, because kernels print on standard output.
import { readdirSync, readFileSync, writeSync } from "node:fs";
import process from "node:process";
import { libc } from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import {
  CudaError,
  type Device,
  type Kernel,
  type KernelArgument,
  KernelCheckError,
  type LaunchConfig,
  openDevice,
} from "../../../src/cuda/index.ts";
import { fillPattern, seeded } from "../../support/random.ts";
import { mutated } from "./mutate.ts";
import { generated } from "./program.ts";

const CANARY_BYTES = 1 << 20;
const WILD = [0n, 8n, 0xffffffffn, 0x7fff00000000n, 2n ** 63n, 2n ** 64n - 8n];

const [seed, rounds] = process.argv.slice(2).map(Number) as [number, number];
const random = seeded(seed);
const folder = new URL("../../soft-gpu/ptx/generated/", import.meta.url);
const files = readdirSync(folder).map((name) => {
  const file = readFileSync(new URL(name, folder), "utf8");
  return { words: [...new Set(file.split(/\b/))], kernels: file.split(/(?=\.visible \.entry)/) };
});

const canary = libc.malloc(CANARY_BYTES);
const bytes = new Uint8Array(memory(canary, CANARY_BYTES));
fillPattern(bytes, seed);
const before = bytes.slice();

const RESULT = 3;
const tell = (found: object): void => {
  writeSync(RESULT, JSON.stringify(found));
};

let device = openDevice(0, { provider: "soft" });
const tally = { rounds: 0, loaded: 0, refused: 0, ran: 0, failed: 0 };

function text(): string {
  if (random.chance(0.4)) return generated(random);
  const { words, kernels } = random.pick(files);
  return mutated(
    `${kernels[0]}${kernels[1 + random.int(kernels.length - 1)]}`.split("\n"),
    words,
    random.int,
  );
}

/** Mostly a launch, and sometimes an instrumented launch. */
function look(
  kernel: Kernel,
  how: number,
  { config, values }: { readonly config: LaunchConfig; readonly values: readonly KernelArgument[] },
): void {
  if (how === 0) kernel.launch({ ...config, check: true }, values);
  else if (how === 1) String(kernel.launch({ ...config, trace: { thread: 0, steps: 200 } }, values));
  else if (how === 2) String(kernel.profile(config, values));
  else if (how === 3) String(kernel.wat);
  else if (how === 4) {
    let stops = 0;
    for (const stop of kernel.debug(config, values, { at: ["ptx:16"] }))
      if (String(stop) && ++stops > 20) break;
  } else kernel.launch(config, values);
}

/** Launches a kernel with valid addresses, invalid ones, or the canary's. */
function launch(on: Device, source: string): void {
  const module = on.loadModule(source);
  tally.loaded++;
  const name = /\.entry\s+([\w$]+)/.exec(source)?.[1];
  if (name === undefined || !random.chance(0.3)) {
    module.close();
    return;
  }
  const own = on.allocate(4096, "u32");
  const argument = (): bigint =>
    random.chance(0.7) ? BigInt(own.pointer) : random.chance(0.5) ? BigInt(canary) : random.pick(WILD);
  const block = 1 + random.int(64);
  const parameters = (/\.entry[^(]*\(([^)]*)\)/.exec(source)?.[1] ?? "")
    .split(",")
    .filter((each) => each.trim() !== "");
  const types = parameters.map((each) =>
    /\.[usb]64/.test(each) ? "u64" : /\.f32/.test(each) ? "f32" : "u32",
  );
  const values = types.map((type) => (type === "u64" ? argument() : random.int(40)));
  look(module.kernel(name, types.join(", ")), random.int(40), {
    config: { grid: 1 + random.int(3), block, sharedBytes: random.int(4096) },
    values,
  });
  on.synchronize();
  tally.ran++;
  own.close();
  module.close();
}

for (let round = 0; round < rounds; round++) {
  const source = text();
  tally.rounds++;
  try {
    launch(device, source);
  } catch (error) {
    if (
      !(
        error instanceof CudaError ||
        error instanceof KernelCheckError ||
        error instanceof TypeError ||
        error instanceof RangeError ||
        (error as Error).name === "KernelError"
      )
    ) {
      tell({ problem: `round ${round}: ${(error as Error).stack}`, source });
      process.exit(1);
    }
    if (error instanceof CudaError && error.contextLost) {
      tally.failed++;
      device = device.reset();
    } else tally.refused++;
  }
}
for (let i = 0; i < CANARY_BYTES; i++)
  if (bytes[i] !== before[i]) {
    tell({ problem: `a kernel changed host memory at ${i}` });
    process.exit(1);
  }
tell(tally);
process.exit(0);
