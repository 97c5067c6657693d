import type { ProfiledInstruction } from "../../../ffi/cuda/inspector.ts";
import { inspectSymbol } from "../../lifetime/resource.ts";
import { type LaunchConfig, sharedBytesOf, volume } from "../launch/launch-config.ts";
import type { LaunchedKernel } from "../launch/launched-kernel.ts";
import { columns } from "../trace/trace-text.ts";
import { inspectorFor, launchCall, sourceText } from "./inspected.ts";
import { type InstructionKind, kindOf } from "./instruction-kind.ts";

/** Number of lanes of a warp. */
const LANES = 32;
/** Largest number of warps of a multiprocessor (compute capability 9.0). */
const MOST_WARPS = 64;

/** A line of the source, or of the PTX without source lines, with the counts of its instructions. */
export interface ProfiledLine {
  /** File name, "PTX" without source lines. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Number of instructions that warps issued. */
  readonly issued: number;
  /** Number of instructions that the threads of these warps ran. */
  readonly threads: number;
  readonly sectors: number;
  readonly idealSectors: number;
  readonly passes: number;
  readonly idealPasses: number;
  /** Share of all instructions, sectors and passes, from 0 to 1. */
  readonly heat: number;
}

/**
 * Instructions that warps issued, and instructions that their threads ran. `threads` is 32 times `issued`
 * when no lane is idle.
 */
export interface Issued {
  readonly issued: number;
  readonly threads: number;
}

interface Occupancy {
  /** Number of blocks that a multiprocessor of an H200 runs at once. */
  readonly blocks: number;
  /** Number of warps of these blocks. */
  readonly warps: number;
  /** Largest possible number of warps. */
  readonly mostWarps: number;
}

/**
 * Counts of a launch: instructions by kind, 32-byte sectors and shared memory banks of its accesses, idle
 * lanes, and occupancy. Lanes of a warp that reached an instruction equally often count as having run it
 * together. A profile prints as a table, and JSON.stringify returns its numbers.
 *
 * @example
 * const profile = kernel.profile({ grid: 8, block: 64 }, [x]);
 * console.log(profile.global.sectors / profile.global.idealSectors); // 1: all accesses are coalesced
 */
export class KernelProfile {
  readonly kernel: string;
  readonly blocks: number;
  /** Number of threads of a block. */
  readonly threads: number;
  readonly issued: Issued;
  readonly kinds: Readonly<Partial<Record<InstructionKind, Issued>>>;
  /**
   * Loads, stores and atomics of global memory: requests of warps, bytes, 32-byte sectors, and the smallest
   * possible number of sectors.
   */
  readonly global: {
    readonly requests: number;
    readonly bytes: number;
    readonly sectors: number;
    readonly idealSectors: number;
  };
  /**
   * Accesses of shared memory: requests of warps, passes over the 32 banks, and the smallest possible number
   * of passes.
   */
  readonly shared: { readonly requests: number; readonly passes: number; readonly idealPasses: number };
  readonly occupancy: Occupancy;
  readonly lines: readonly ProfiledLine[];
  /** Counts of each PTX instruction. */
  readonly instructions: readonly ProfiledInstruction[];

  constructor(
    kernel: string,
    shape: { readonly blocks: number; readonly threads: number },
    instructions: readonly ProfiledInstruction[],
    occupancy: Occupancy,
    textOf: (file: string, line: number) => string | undefined,
  ) {
    this.kernel = kernel;
    this.blocks = shape.blocks;
    this.threads = shape.threads;
    this.instructions = instructions;
    this.occupancy = occupancy;
    const sum = (of: (each: ProfiledInstruction) => number, among = instructions) =>
      among.reduce((all, each) => all + of(each), 0);
    this.issued = { issued: sum(({ issued }) => issued), threads: sum(({ threads }) => threads) };
    const kinds = new Map<InstructionKind, { issued: number; threads: number }>();
    for (const { opcode, issued, threads } of instructions) {
      const kind = kindOf(opcode);
      const so = kinds.get(kind) ?? { issued: 0, threads: 0 };
      kinds.set(kind, { issued: so.issued + issued, threads: so.threads + threads });
    }
    this.kinds = Object.fromEntries([...kinds].sort(([, a], [, b]) => b.issued - a.issued));
    const global = instructions.filter(({ sectors }) => sectors > 0);
    this.global = {
      requests: sum(({ requests }) => requests, global),
      bytes: sum(({ bytes }) => bytes, global),
      sectors: sum(({ sectors }) => sectors),
      idealSectors: sum(({ idealSectors }) => idealSectors),
    };
    const shared = instructions.filter(({ passes }) => passes > 0);
    this.shared = {
      requests: sum(({ requests }) => requests, shared),
      passes: sum(({ passes }) => passes),
      idealPasses: sum(({ idealPasses }) => idealPasses),
    };
    this.lines = linesOf(instructions, textOf);
  }

  /** Mean number of active lanes of a warp, of 32. */
  get activeLanes(): number {
    return this.issued.issued === 0 ? 0 : this.issued.threads / this.issued.issued;
  }

  /** Returns the profile as a table, with a heat bar beside each line of the source. */
  toString(): string {
    const { global, shared, occupancy, issued } = this;
    const share = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))}%`;
    const summary = [
      [
        "instructions",
        `${issued.issued} of warps, ${issued.threads} of threads: ${this.activeLanes.toFixed(1)} of ${LANES} lanes active`,
      ],
      ...Object.entries(this.kinds).map(([kind, { issued: some }]) => [
        `  ${kind}`,
        `${some} (${share(some, issued.issued)})`,
      ]),
      [
        "global memory",
        `${global.requests} requests, ${global.bytes} bytes in ${global.sectors} sectors of 32 bytes, ${global.idealSectors} at best (${share(global.idealSectors, global.sectors)})`,
      ],
      [
        "shared memory",
        `${shared.requests} requests in ${shared.passes} passes over the banks, ${shared.idealPasses} at best: ${shared.passes - shared.idealPasses} conflicts`,
      ],
      [
        "occupancy",
        `${occupancy.blocks} blocks on a multiprocessor: ${occupancy.warps} of ${occupancy.mostWarps} warps (${share(occupancy.warps, occupancy.mostWarps)})`,
      ],
    ];
    const rows = [
      ["heat", "issued", "lanes", "sectors", "passes", "line", ""],
      ...this.lines.map((each) => [
        bar(each.heat),
        String(each.issued),
        each.issued === 0 ? "" : (each.threads / each.issued).toFixed(1),
        ratio(each.sectors, each.idealSectors),
        ratio(each.passes, each.idealPasses),
        each.file === "PTX" ? String(each.line) : `${each.file.split("/").at(-1)}:${each.line}`,
        each.text,
      ]),
    ];
    return [
      `profile of ${this.kernel}: ${this.blocks} ${this.blocks === 1 ? "block" : "blocks"} of ${this.threads} threads`,
      ...columns(summary).map((line) => `  ${line}`),
      "",
      ...columns(rows, [1, 2, 3, 4, 5]).map((line) => `  ${line}`),
    ].join("\n");
  }

  [inspectSymbol](): string {
    return this.toString();
  }
}

const BAR = 10;
const bar = (heat: number): string => "█".repeat(Math.ceil(heat * BAR - 0.25)) || (heat > 0 ? "▏" : "");

/** Returns a ratio as text, such as "8 of 4": the count, and the smallest number possible. */
const ratio = (count: number, ideal: number): string =>
  count === 0 ? "" : count === ideal ? String(count) : `${count} (${ideal})`;

function linesOf(
  instructions: readonly ProfiledInstruction[],
  textOf: (file: string, line: number) => string | undefined,
): ProfiledLine[] {
  const named = instructions.some(({ source }) => source !== undefined);
  const found = new Map<string, Omit<ProfiledLine, "heat"> & { cost: number }>();
  let whole = 0;
  for (const each of instructions) {
    const file = named ? (each.source?.file ?? "PTX") : "PTX";
    const line = named ? (each.source?.line ?? each.line) : each.line;
    const key = `${file}:${line}`;
    const so = found.get(key);
    const cost = each.issued + each.sectors + each.passes;
    whole += cost;
    found.set(key, {
      file,
      line,
      text: so?.text ?? (file === "PTX" ? each.text : (textOf(file, line) ?? "").trim()),
      issued: (so?.issued ?? 0) + each.issued,
      threads: (so?.threads ?? 0) + each.threads,
      sectors: (so?.sectors ?? 0) + each.sectors,
      idealSectors: (so?.idealSectors ?? 0) + each.idealSectors,
      passes: (so?.passes ?? 0) + each.passes,
      idealPasses: (so?.idealPasses ?? 0) + each.idealPasses,
      cost: (so?.cost ?? 0) + cost,
    });
  }
  return [...found.values()]
    .map(({ cost, ...line }) => ({ ...line, heat: whole === 0 ? 0 : cost / whole }))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Launches the kernel, waits for its end, and returns the counts. */
export function profiledLaunch(kernel: LaunchedKernel, config: LaunchConfig, stream: number): KernelProfile {
  const { device, name } = kernel;
  const inspector = inspectorFor(device, "profile", "Nsight Compute profiles them");
  const { code, instructions } = inspector.profile(launchCall(kernel, config, stream));
  device.driver.check(code, "cuLaunchKernelEx", name);
  const threads = volume(config.block, "block");
  const blocks = kernel.activeBlocks(threads, sharedBytesOf(config));
  const occupancy = { blocks, warps: blocks * Math.ceil(threads / LANES), mostWarps: MOST_WARPS };
  const shape = { blocks: volume(config.grid, "grid"), threads };
  return new KernelProfile(name, shape, instructions, occupancy, sourceText(kernel.module));
}
