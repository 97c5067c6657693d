import { basename } from "node:path";
import { columns } from "../../cuda/trace/trace-text.ts";
import { inspectSymbol } from "../../lifetime/resource.ts";
import type { KernelAccessRow } from "./accesses.ts";
import type { KernelBarrierRow } from "./barriers.ts";

/** Resources of a kernel on a device, as the driver reports them. */
export interface KernelResources {
  /** Name of the device. */
  readonly device: string;
  /** Number of registers of a thread. 0 on the soft GPU, which has none. */
  readonly registers: number;
  /** Static shared memory of a block, in bytes. */
  readonly sharedBytes: number;
  /** Local memory of a thread, in bytes. */
  readonly localBytes: number;
  /** Number of threads of a block that the occupancy is for. */
  readonly block: number;
  /** Number of such blocks that a multiprocessor runs at once. */
  readonly blocks: number;
  /** Share of the warps of a multiprocessor that these blocks fill, from 0 to 1. */
  readonly occupancy: number;
}

/** Parts of an explanation. */
interface ExplanationParts {
  readonly accesses: readonly KernelAccessRow[];
  readonly barriers: readonly KernelBarrierRow[];
  readonly resources: KernelResources | undefined;
}

/**
 * Resources, memory accesses and barriers of a kernel. It prints as a table, and JSON.stringify returns its rows.
 *
 * @example
 * const { accesses } = twice.explain();
 * console.log(accesses.every(({ pattern }) => pattern === "coalesced"));
 */
export class KernelExplanation {
  readonly kernel: string;
  /** Undefined without a device. */
  readonly resources: KernelResources | undefined;
  /** Loads, stores and atomics by line. */
  readonly accesses: readonly KernelAccessRow[];
  /** Barriers by line. */
  readonly barriers: readonly KernelBarrierRow[];

  /** @internal Use `explain` of a kernel. */
  constructor(kernel: string, { accesses, barriers, resources }: ExplanationParts) {
    this.kernel = kernel;
    this.resources = resources;
    this.accesses = accesses;
    this.barriers = barriers;
  }

  /**
   * Returns the resources, a table of the accesses, and one of the barriers.
   *
   * @example
   * console.log(twice.explain({ device }).toString());
   */
  toString(): string {
    const rows = [
      ["line", "access", "bytes", "pattern", "cost of a warp", ""],
      ...this.accesses.map((each) => [
        `${basename(each.file)}:${each.line}`,
        `${each.count > 1 ? `${each.count} × ` : ""}${each.kind} ${each.space}${each.array === undefined ? "" : ` ${each.array}`}`,
        String(each.bytes),
        each.pattern === "strided" ? `stride ${each.stride} bytes` : each.pattern,
        costText(each),
        each.text,
      ]),
    ];
    return [
      `kernel ${this.kernel}`,
      ...resourceLines(this.resources).map((line) => `  ${line}`),
      "",
      ...(this.accesses.length === 0 ? ["  no accesses"] : columns(rows, [2]).map((line) => `  ${line}`)),
      ...barrierLines(this.barriers).map((line) => `  ${line}`),
    ].join("\n");
  }

  [inspectSymbol](): string {
    return this.toString();
  }
}

const LANES = 32;
const SECTOR_BYTES = 32;

/** Returns the sectors or passes of an access, with the smallest possible number where it is smaller. */
function costText({ sectors, passes, pattern, bytes }: KernelAccessRow): string {
  if (passes !== undefined) return passes === 1 ? "1 pass" : `${passes} passes (1 at best)`;
  if (sectors === undefined) return "";
  const ideal = pattern === "broadcast" ? sectors : Math.ceil((LANES * bytes) / SECTOR_BYTES);
  return `${sectors} ${sectors === 1 ? "sector" : "sectors"}${sectors > ideal ? ` (${ideal} at best)` : ""}`;
}

/** Returns the table of the barriers. Empty for a kernel without any. */
function barrierLines(barriers: readonly KernelBarrierRow[]): string[] {
  if (barriers.length === 0) return [];
  const rows = barriers.map(({ file, line, scope, waits, loops, count, text }) => [
    `${basename(file)}:${line}`,
    `${count > 1 ? `${count} × ` : ""}${waits ? "wait for" : "arrive at"} the ${scope}`,
    loops === 0 ? "once" : `each round of ${loops === 1 ? "a loop" : `${loops} loops`}`,
    text,
  ]);
  return ["", ...columns([["line", "barrier", "passed", ""], ...rows], [])];
}

function resourceLines(resources: KernelResources | undefined): string[] {
  if (resources === undefined)
    return ["Resources are those of a device. Launch the kernel, or pass one: explain({ device })."];
  const { device, registers, sharedBytes, localBytes, block, blocks, occupancy } = resources;
  return [
    `${device}: ${registers} registers, ${sharedBytes} bytes of shared memory, ${localBytes} bytes of local memory`,
    `${blocks} blocks of ${block} threads on a multiprocessor: ${Math.round(occupancy * 100)} % of its warps`,
  ];
}
