// Worker thread: takes pieces of the grid until none is left, then sleeps until the next launch.
import { readlinkSync } from "node:fs";
import process from "node:process";
import { workerData } from "node:worker_threads";
import {
  CUDA_ERROR_HARDWARE_STACK_ERROR,
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_LAUNCH_FAILED,
} from "../../../../../ffi/cuda/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { enterWith } from "../../core/left-behind.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import { CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import {
  ARGUMENTS,
  addressAt,
  KernelFault,
  putAddress,
  WakeState,
  Word,
  type WorkerStart,
} from "../shared/control.ts";
import { addGarbage } from "./gc-pressure.ts";
import { clustersOf, Machine } from "./machine.ts";
import { SpinWaiter } from "./spin-waiter.ts";

const LONGEST_SLEEP_MS = 1000;
/** Estimated garbage of a launch, in bytes. */
const LAUNCH_GARBAGE = 4096;

const { control, index, checksPages, far, pass } = workerData as WorkerStart;
const words = new Int32Array(control);
const given = new Uint8Array(control, ARGUMENTS);

// Node 26 aborts when it ends a thread during the first synchronous run of its module.
await undefined;

// The thread that started this worker has exited, and its memory may be freed.
if (!enterWith(pass)) process.exit(0);
const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
// A replacement was started for this worker, because it started too late.
if (Atomics.compareExchange(words, Word.threads + index, 0, thread) !== 0) process.exit(0);
const machine = room();
putAddress(words, Word.bases + 2 * index, machine.base);
const spinWaiter = new SpinWaiter(words, index);
// Read before the worker reports that it is ready, because a launch may follow at once.
let seen = Atomics.load(words, Word.launch);
// The other workers have begun without this one.
if (!come(WakeState.ready)) {
  machine.leave();
  process.exit(0);
}

for (;;) {
  spinWaiter.look(seen);
  const bell = Atomics.load(words, Word.wakeWords + index);
  if (Atomics.load(words, Word.launch) === seen)
    Atomics.wait(words, Word.wakeWords + index, bell, LONGEST_SLEEP_MS);
  if (Atomics.load(words, Word.quit) !== 0) break;
  if (Atomics.load(words, Word.launch) === seen) continue;
  seen = Atomics.load(words, Word.launch);
  // A late worker may take a slot of the next launch: the control words are complete before slots are
  // available. A single counter decides, so a worker that read the previous launch cannot take a slot while
  // the words change.
  const slot = Atomics.sub(words, Word.slotsLeft, 1) - 1;
  if (slot < 0) continue;
  addGarbage(LAUNCH_GARBAGE);
  try {
    runPieces(slot);
    machine.end();
  } catch (error) {
    report(error);
  }
  spinWaiter.announce();
  Atomics.add(words, Word.done, 1);
  Atomics.notify(words, Word.done);
}
machine.leave();

/**
 * Returns the machine. When the runtime has no memory for it, this worker exits, and the others run without
 * it.
 */
function room(): Machine {
  try {
    return new Machine(words, checksPages, far);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    come(WakeState.gone);
    process.exit(0);
  }
}

/** Sets the wake word of this worker. Returns false when another thread has already decided its state. */
function come(as: number): boolean {
  if (Atomics.compareExchange(words, Word.wakeWords + index, 0, as) !== 0) return false;
  Atomics.add(words, Word.ready, 1);
  Atomics.notify(words, Word.ready);
  return true;
}

function runPieces(slot: number): void {
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
  if (words[Word.coresident] !== 0) {
    const own: number[] = [];
    for (let each = slot; each < clusters.count; each += words[Word.slots]!) own.push(each);
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

/** Reports an error as the fault of the launch, unless the launch already has one. */
function report(error: unknown): void {
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
