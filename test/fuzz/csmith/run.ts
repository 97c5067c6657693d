// Runs random C programs of csmith on the soft GPU (`npm run fuzz:csmith -- [--programs 200] [--seed 1]`). The programs
// are translated to PTX by clang, and by nvcc where it is installed, without and with optimisation. Each result must be
// that of gcc's program on the host. Needs the Debian packages csmith, libcsmith-dev, gcc and clang.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDevice } from "../../../src/cuda/index.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { programs: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});
const [programs, first] = [Number(values.programs), Number(values.seed)];
const own = fileURLToPath(new URL(".", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "doorbell-csmith-"));
const include = ["-w", `-I${own}`, "-I/usr/include/csmith"];
const LIMIT_MS = 60_000;
/** Longest run of a program on the host. csmith's programs may never end. */
const HOST_LIMIT_MS = 3000;

/** Runs a command. Returns what it prints, or undefined when it fails or is not installed. */
function output(command: string, args: readonly string[], limitMs = LIMIT_MS): string | undefined {
  const run = spawnSync(command, args, {
    encoding: "utf8",
    timeout: limitMs,
    maxBuffer: 1 << 26,
    cwd: folder,
  });
  return run.status === 0 ? run.stdout : undefined;
}

for (const [command, packages] of Object.entries({
  csmith: "csmith libcsmith-dev",
  gcc: "gcc",
  clang: "clang",
}))
  if (output(command, ["--version"]) === undefined) {
    process.stderr.write(`fuzz:csmith: ${command} is not installed: apt-get install ${packages}\n`);
    process.exit(2);
  }
const hasNvcc = output("nvcc", ["--version"]) !== undefined;

/** Kernel that calls the program of clang's PTX and stores its checksum. */
const entry = `
.visible .entry run(.param .u64 out) {
  .reg .b32 %r<2>; .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [out];
  cvta.to.global.u64 %rd2, %rd1;
  { .param .b32 retval0; call.uni (retval0), csmith_main; ld.param.b32 %r1, [retval0+0]; }
  ld.global.u32 %r1, [csmith_result];
  st.global.u32 [%rd2], %r1;
  ret;
}
`;

/** Returns the PTX of a program by compiler and level. clang 14 crashes on some programs, and nvcc refuses C's casts. */
function translations(source: string): ReadonlyMap<string, string> {
  const [c, cuda] = [join(folder, "program.c"), join(folder, "program.cu")];
  writeFileSync(c, source);
  const found = new Map<string, string>();
  const clang =
    "--target=nvptx64-nvidia-cuda -march=sm_75 -Xclang -target-feature -Xclang +ptx63 -ffreestanding";
  for (const level of ["-O0", "-O2"]) {
    const options = [
      ...clang.split(" "),
      "-fno-crash-diagnostics",
      "-fwrapv",
      "-fno-strict-aliasing",
      ...include,
    ];
    const ptx = output("clang", [...options, level, "-S", c, "-o", "-"]);
    if (ptx !== undefined) found.set(`clang ${level}`, ptx + entry);
  }
  if (!hasNvcc) return found;
  const onDevice = source
    .replaceAll(/^static /gm, "__device__ static ")
    .replace(/^int main/m, "__device__ int csmith_main");
  const kernel = 'extern "C" __global__ void run(unsigned *out) { csmith_main(); *out = csmith_result; }';
  writeFileSync(cuda, `${onDevice}\n${kernel}\n`);
  for (const level of ["-O0", "-O3"]) {
    const ptx = join(folder, "program.ptx");
    const options = [...include, "-arch=compute_80", "-ptx", `-Xcicc=${level}`, cuda, "-o", ptx];
    if (output("nvcc", options) !== undefined) found.set(`nvcc ${level}`, readFileSync(ptx, "utf8"));
  }
  return found;
}

let device = openDevice("soft");

/** Runs a program on the soft GPU. Returns its checksum, or the first line of its error. */
function checksum(ptx: string): string {
  try {
    using module = device.loadModule(ptx);
    using out = device.allocate(1, "u32").fill(0);
    module.kernel("run").launch({ grid: 1, block: 1 }, [out]);
    return String(out.toArray()[0]);
  } catch (error) {
    device = device.reset();
    return (error as Error).message.split("\n")[0]!;
  }
}

let [equal, different] = [0, 0];
for (let seed = first; seed < first + programs; seed++) {
  // csmith's packed structs make accesses that are not aligned, which a GPU refuses.
  const shape = ["--no-pointers", "--no-arrays", "--pointers"][seed % 3]!;
  const limits = ["--max-funcs", "6", "--max-block-size", "4", "--no-packed-struct"];
  const source = output("csmith", ["--seed", `${seed}`, "--no-argc", ...limits, shape]);
  if (source === undefined) continue;
  const [c, program] = [join(folder, "host.c"), join(folder, "host")];
  writeFileSync(c, source);
  const host = ["-DHOST", ...include, "-O1", "-fwrapv", "-fno-strict-aliasing", c, "-o", program];
  if (output("gcc", host) === undefined) continue;
  const expected = output(program, [], HOST_LIMIT_MS)?.trim();
  if (expected === undefined) continue;
  for (const [how, ptx] of translations(source)) {
    const found = checksum(ptx);
    if (found === expected) equal++;
    else {
      different++;
      process.stdout.write(`seed ${seed}, ${how}: ${found}, but the host has ${expected}\n`);
    }
  }
  if ((seed - first) % 10 === 9)
    process.stdout.write(`${seed - first + 1} programs: ${equal} results equal, ${different} different\n`);
}
process.stdout.write(`${programs} programs: ${equal} results equal, ${different} different\n`);
device.close();
rmSync(folder, { recursive: true });
process.exit(different > 0 || equal === 0 ? 1 : 0);
