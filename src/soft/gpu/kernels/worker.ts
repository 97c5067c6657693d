// A worker thread: takes pieces of the grid until there are none, and sleeps until the next launch.
import { readlinkSync } from "node:fs";
import process from "node:process";
import { workerData } from "node:worker_threads";
import {
  CUDA_ERROR_HARDWARE_STACK_ERROR,
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_LAUNCH_FAILED,
} from "../../../../ffi/cuda/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { enterWith } from "../core/left-behind.ts";
import type { CompiledKernel } from "../wasm/compile.ts";
import { CONTEXT_WORDS } from "../wasm/layout.ts";
import { ARGUMENTS, addressAt, Bell, putAddress, Word, type WorkerStart } from "./control.ts";
import { KernelFault } from "./fault.ts";
import { litter } from "./litter.ts";
import { Lookout } from "./lookout.ts";
import { clustersOf, Machine } from "./machine.ts";

const LONGEST_SLEEP_MS = 1000;
/** Garbage of a launch, in bytes. */
const LAUNCH_LITTER = 4096;

const { control, index, checksPages, pass } = workerData as WorkerStart;
const words = new Int32Array(control);
const given = new Uint8Array(control, ARGUMENTS);

// Node 26 aborts when it ends a thread within its module's first synchronous run.
await undefined;

// Who started it is gone, with all that it would look at.
if (!enterWith(pass)) process.exit(0);
const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
// Another was started in its place when this one did not come: it has it.
if (Atomics.compareExchange(words, Word.threads + index, 0, thread) !== 0) process.exit(0);
const machine = room();
putAddress(words, Word.bases + 2 * index, machine.base);
const lookout = new Lookout(words, index);
// Before it says that it is ready: a launch may follow at once.
let seen = Atomics.load(words, Word.launch);
// The others have begun without it.
if (!come(Bell.ready)) {
  machine.leave();
  process.exit(0);
}

for (;;) {
  lookout.look(seen);
  const bell = Atomics.load(words, Word.bells + index);
  if (Atomics.load(words, Word.launch) === seen)
    Atomics.wait(words, Word.bells + index, bell, LONGEST_SLEEP_MS);
  if (Atomics.load(words, Word.quit) !== 0) break;
  if (Atomics.load(words, Word.launch) === seen) continue;
  seen = Atomics.load(words, Word.launch);
  // A seat may be the next launch's, for who comes late: what it says is complete before there are seats. One number says whether there is
  // one: beside the number of seats, who had looked at the last launch's seats could take one of this launch while it is written.
  const seat = Atomics.sub(words, Word.seatsLeft, 1) - 1;
  if (seat < 0) continue;
  litter(LAUNCH_LITTER);
  try {
    runPieces(seat);
    machine.end();
  } catch (error) {
    tell(error);
  }
  lookout.announce();
  Atomics.add(words, Word.done, 1);
  Atomics.notify(words, Word.done);
}
machine.leave();

/** The others do without this one where the runtime has no memory for it. */
function room(): Machine {
  try {
    return new Machine(words, checksPages);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    come(Bell.gone);
    process.exit(0);
  }
}

/** False where somebody else has said already what becomes of this one. */
function come(as: number): boolean {
  if (Atomics.compareExchange(words, Word.bells + index, 0, as) !== 0) return false;
  Atomics.add(words, Word.ready, 1);
  Atomics.notify(words, Word.ready);
  return true;
}

function runPieces(seat: number): void {
  const module = words[Word.module]!;
  machine.forgetUnloaded();
  if (!machine.has(module)) {
    const text = new Uint8Array(
      memory(addressAt(words, Word.description), words[Word.descriptionBytes]!),
    ).slice();
    const kernels = JSON.parse(new TextDecoder().decode(text)) as CompiledKernel[];
    machine.load(module, addressAt(words, Word.image), words[Word.imageBytes]!, kernels);
  }
  const three = (at: number): [number, number, number] => [words[at]!, words[at + 1]!, words[at + 2]!];
  const [grid, block] = [three(Word.grid), three(Word.block)];
  machine.parameters.set(given.subarray(0, words[Word.parameterBytes]!));
  const { context } = machine;
  context[CONTEXT_WORDS.dynamicShared] = words[Word.dynamicShared]!;
  context[CONTEXT_WORDS.totalShared] = words[Word.dynamicShared]!;
  context[CONTEXT_WORDS.worker] = index;
  context[CONTEXT_WORDS.workers] = words[Word.workers]!;
  context[CONTEXT_WORDS.grid] = words[Word.gridId]!;
  context[CONTEXT_WORDS.workspace] = words[Word.workspace]!;
  context[CONTEXT_WORDS.workspace + 1] = words[Word.workspace + 1]!;
  machine.begin();
  const cluster = three(Word.cluster);
  const explicit = cluster[0] > 0;
  context.set(explicit ? cluster : [1, 1, 1], CONTEXT_WORDS.cluster);
  context[CONTEXT_WORDS.explicit] = Number(explicit);
  const kernel = words[Word.kernel]!;
  const clusters = clustersOf(grid, explicit ? cluster : [1, 1, 1]);
  if (words[Word.together] !== 0) {
    const own: number[] = [];
    for (let each = seat; each < clusters.count; each += words[Word.seats]!) own.push(each);
    if (own.length === 1 && clusters.blocks === 1)
      machine.run(module, kernel, { grid, block, from: own[0]!, to: own[0]! + 1 });
    else if (own.length > 0) machine.runGroup(module, kernel, { grid, block, clusters, which: own });
    return;
  }
  const piece = words[Word.piece]!;
  const pieces = words[Word.pieces]! >>> 0;
  const blocks = grid[0] * grid[1] * grid[2];
  for (;;) {
    const next = Atomics.add(words, Word.next, 1) >>> 0;
    if (next >= pieces || Atomics.load(words, Word.fault) !== 0) return;
    if (clusters.blocks > 1) {
      machine.runGroup(module, kernel, { grid, block, clusters, which: [next] });
      continue;
    }
    machine.run(module, kernel, {
      grid,
      block,
      from: next * piece,
      to: Math.min(blocks, next * piece + piece),
    });
  }
}

/** The first fault of a launch is the one that is told. */
function tell(error: unknown): void {
  let code: number = CUDA_ERROR_LAUNCH_FAILED;
  let position = -1;
  let address = 0n;
  if (error instanceof KernelFault) ({ code, position, address } = error);
  else if (error instanceof WebAssembly.RuntimeError) code = CUDA_ERROR_ILLEGAL_ADDRESS;
  else if (error instanceof RangeError) code = CUDA_ERROR_HARDWARE_STACK_ERROR;
  else console.error("doorbell: a worker of the soft GPU failed:", error);
  if (Atomics.compareExchange(words, Word.fault, 0, code) !== 0) return;
  words[Word.faultPosition] = position;
  words[Word.faultAddress] = Number(BigInt.asIntN(32, address));
  words[Word.faultAddress + 1] = Number(BigInt.asIntN(32, address >> 32n));
  for (let axis = 0; axis < 3; axis++)
    words[Word.faultBlock + axis] = machine.context[CONTEXT_WORDS.ctaid + axis]!;
}
