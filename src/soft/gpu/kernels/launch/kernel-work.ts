import { readFileSync } from "node:fs";
import {
  CU_GRAPH_NODE_TYPE_KERNEL,
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_OUT_OF_MEMORY,
  CUresult,
} from "../../../../../ffi/cuda/index.ts";
import { Fault } from "../../core/errors.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { Position } from "../../ptx/syntax.ts";
import type { Work } from "../../stream/stream.ts";
import { positionText } from "../inspect/describe.ts";
import { sourceOf } from "../inspect/position.ts";
import { withReach } from "./reach.ts";
import type { LaunchFault, LaunchRequest, Ticket, WorkerPool } from "./worker-pool.ts";
import type { Workers } from "./workers.ts";

/**
 * Writes a kernel fault to stderr with its kernel and block, and with the position and address if they are known.
 * The source line follows if its file is readable. The driver API reports only the error number.
 */
function describeFault(
  { program, kernel }: LaunchRequest,
  { code, position, address, block }: LaunchFault,
): void {
  const at = program.positions[position];
  const where = at === undefined ? unknownPosition(code) : `, ${positionText(at)}`;
  const what = address === 0 ? "" : `, address 0x${BigInt.asUintN(64, BigInt(address)).toString(16)}`;
  const name = program.kernels[kernel]?.name ?? "?";
  console.error(
    `doorbell: ${CUresult.nameOf(code)} in kernel ${name}, block (${block.join(", ")})${where}${what}${quoted(at)}`,
  );
}

/**
 * Returns the text for a fault without a position. The engine ends code that reaches a page without access, and
 * does not report the instruction.
 */
const unknownPosition = (code: number): string =>
  code === CUDA_ERROR_ILLEGAL_ADDRESS ? ", at a line that { check: true } finds" : "";

/** Returns the source line of a position, or "". */
function quoted(at: Position | undefined): string {
  const source = sourceOf(at);
  if (source === undefined) return "";
  try {
    const line = readFileSync(source.file, "utf8").split("\n")[source.line - 1]?.trim() ?? "";
    return line === "" ? "" : `: ${line}`;
  } catch {
    // Text compiled from memory has a name that is not a file.
    return "";
  }
}

// Launch as work of a stream or a graph node.

export class KernelWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_KERNEL;
  readonly request: LaunchRequest;
  /** Attributes of a graph node, as the caller set them. */
  readonly attributes = new Map<number, Uint8Array>();
  readonly #workers: Workers;
  #pool: WorkerPool | undefined;
  /** Request with the code that is launched, or the CUresult of a refusal, at a version of the mappings. */
  #launched: LaunchRequest | number | undefined;
  #version = -1;
  /** Request that was begun, if it is not `request`. */
  #begun: LaunchRequest | undefined;
  #ticket: Ticket | undefined;
  /** Time at which the launch could first have begun, of performance.now(). */
  #since = 0;

  constructor(workers: Workers, request: LaunchRequest) {
    this.#workers = workers;
    this.request = request;
  }

  check(gpu: SoftGpu): number {
    const request = this.#reaching(gpu);
    return typeof request === "number" ? request : 0;
  }

  /** Returns the request with the code that reaches its memory, or a CUresult. */
  #reaching(gpu: SoftGpu): LaunchRequest | number {
    // Most programs stay in the window, and this is part of each launch.
    if (!gpu.space.hasFar && gpu.registeredRegions === 0) return this.request;
    if (this.#launched === undefined || this.#version !== gpu.space.version) {
      this.#launched = withReach(gpu, this.request);
      this.#version = gpu.space.version;
    }
    return this.#launched;
  }

  run(gpu: SoftGpu): boolean {
    if (this.#ticket === undefined) {
      this.#since ||= performance.now();
      const request = this.#reaching(gpu);
      if (typeof request === "number") throw new Fault(request, true);
      const pool = this.#workers.poolFor(request, this.#since);
      if (pool === undefined) return false;
      // The runtime has no room for the threads of far code.
      if (request.far === true && pool.failed) throw new Fault(CUDA_ERROR_OUT_OF_MEMORY, true);
      if (request.instrumented?.tracksWrites !== true) gpu.unseenLaunches++;
      this.#pool = pool;
      if (request !== this.request) this.#begun = request;
      this.#ticket = pool.begin(request);
      pool.follow(() => gpu.scheduler.progress());
      return false;
    }
    this.#pool?.poll();
    const { result } = this.#ticket;
    if (result === undefined) return false;
    if (result === null) return true;
    describeFault(this.#begun ?? this.request, result);
    throw new Fault(result.code);
  }

  fresh(): Work {
    return new KernelWork(this.#workers, this.request);
  }
}
