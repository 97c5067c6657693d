import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { processesWith } from "./programs/holdings.ts";

const flags = { bun: [], deno: ["run", "-A", "--no-check"], node: ["--no-warnings"] };

/** One process of a group, as a test sees it. */
export interface Process {
  readonly rank: number;
  readonly child: ChildProcess;
  /** What it printed so far, line by line. */
  readonly lines: string[];
  /** Resolves when it has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Resolves with the first line that begins with that, from now or before. */
  line(beginning: string): Promise<string>;
}

/** Processes of a program of test/group/programs that meet as a group, on embedded GPUs unless told; dispose ends them all. */
export class Members implements Disposable {
  readonly all: Process[];
  readonly #folder = mkdtempSync(join(tmpdir(), "doorbell-test-"));
  readonly #temporary = join(this.#folder, "tmp");

  readonly #provider: string;
  readonly #run: (rank: number) => Process;
  readonly #former: Process[] = [];

  readonly #rendezvous: string;
  readonly #hostOf: (rank: number) => string;

  /** `provider`: "native" for real GPUs. `rendezvous`: a file of their own without it. `hostOf`: names of hosts that they count as being on. */
  constructor(
    program: string,
    size: number,
    args: readonly string[] = [],
    provider = "soft",
    rendezvous?: string,
    hostOf: (rank: number) => string = () => "",
  ) {
    this.#hostOf = hostOf;
    this.#provider = provider;
    this.#rendezvous = rendezvous ?? `file://${this.#folder}/meet`;
    mkdirSync(this.#temporary);
    this.#run = (rank) => this.#start(program, size, rank, args);
    this.all = Array.from({ length: size }, (_, rank) => this.#run(rank));
  }

  /** Starts another process for a rank whose process has ended, or will. */
  replace(rank: number): Process {
    this.#former.push(this.all[rank]!);
    return (this.all[rank] = this.#run(rank));
  }

  #start(program: string, size: number, rank: number, args: readonly string[]): Process {
    const file = fileURLToPath(new URL(`./programs/${program}`, import.meta.url));
    const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...inherited } = env;
    const child = spawn(execPath, [...flags[runtimeName], file, ...args], {
      env: {
        ...inherited,
        BUN_BE_BUN: "1",
        DOORBELL_CUDA: this.#provider,
        DOORBELL_RANK: `${rank}`,
        DOORBELL_SIZE: `${size}`,
        DOORBELL_LOCAL_RANK: `${rank}`,
        DOORBELL_HOST: this.#hostOf(rank),
        TMPDIR: this.#temporary,
        DOORBELL_RENDEZVOUS: this.#rendezvous,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: string[] = [];
    const waiting = new Set<() => void>();
    const hear = (line: string) => {
      lines.push(line);
      for (const wake of [...waiting]) wake();
    };
    createInterface({ input: child.stdout! }).on("line", hear);
    createInterface({ input: child.stderr! }).on("line", (line) => hear(`stderr: ${line}`));
    let over = false;
    const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
      child.on("close", (code, signal) => {
        over = true;
        for (const wake of [...waiting]) wake();
        resolve({ code, signal });
      }),
    );
    const line = (beginning: string) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const found = lines.find((each) => each.startsWith(beginning));
          if (found === undefined && !over) return;
          waiting.delete(look);
          if (found !== undefined) resolve(found);
          else reject(new Error(`rank ${rank} ended without "${beginning}":\n${lines.join("\n")}`));
        };
        waiting.add(look);
        look();
      });
    return { rank, child, lines, ended, line };
  }

  /** Waits until all have ended; an Error with what they printed unless all were fine. */
  async fine(): Promise<readonly string[][]> {
    const ends = await Promise.all(this.all.map(({ ended }) => ended));
    if (ends.some(({ code }) => code !== 0))
      throw new Error(
        this.all
          .map(({ rank, lines }, i) => `rank ${rank}: ${JSON.stringify(ends[i])}\n${lines.join("\n")}`)
          .join("\n"),
      );
    return this.all.map(({ lines }) => lines);
  }

  /** What its processes left behind once all have ended: files, shared memory with a name, processes that they started. */
  get leftBehind(): readonly string[] {
    const ids = this.all.map(({ child }) => `${child.pid}`);
    const memory = readdirSync("/dev/shm").filter((name) => ids.some((id) => name.includes(id)));
    return [
      ...readdirSync(this.#temporary),
      ...readdirSync(this.#folder).filter((name) => name !== "tmp"),
      ...memory.map((name) => `/dev/shm/${name}`),
      ...processesWith(this.#temporary).map((id) => `process ${id}`),
    ];
  }

  [Symbol.dispose](): void {
    for (const { child } of [...this.all, ...this.#former]) child.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
