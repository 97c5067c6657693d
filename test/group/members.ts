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

/** Process of a group under test. */
export interface Process {
  readonly rank: number;
  readonly child: ChildProcess;
  /** Output lines so far. */
  readonly lines: string[];
  /** Resolves when the process has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Resolves with the first line, past or future, that starts with `beginning`. */
  line(beginning: string): Promise<string>;
}

/**
 * Processes of a program in test/group/programs that form a group. The GPUs are soft GPUs by default, and
 * dispose ends all processes.
 */
export class Members implements Disposable {
  readonly all: Process[];
  readonly #folder = mkdtempSync(join(tmpdir(), "doorbell-test-"));
  readonly #temporary = join(this.#folder, "tmp");

  readonly #provider: string;
  readonly #run: (rank: number) => Process;
  readonly #former: Process[] = [];

  readonly #rendezvous: string;
  readonly #hostOf: (rank: number) => string;

  /**
   * Starts the processes. A `provider` of "native" uses real GPUs. Without `rendezvous` the processes meet
   * through a new file. `hostOf` returns the simulated host name of a rank.
   */
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

  /** Starts another process for a rank whose process has ended or will end. */
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
    const addLine = (line: string) => {
      lines.push(line);
      for (const wake of [...waiting]) wake();
    };
    createInterface({ input: child.stdout! }).on("line", addLine);
    createInterface({ input: child.stderr! }).on("line", (line) => addLine(`stderr: ${line}`));
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

  /** Waits until all processes have ended. Throws an Error with their output unless all succeeded. */
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

  /** Files, named shared memory and child processes that remain after all processes have ended. */
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
