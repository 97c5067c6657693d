import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runtimeName } from "../../../../ffi/runtime/index.ts";
import { environment } from "../provider.ts";

/** Order to a peer. `index` is the name of a tensor in it. */
export interface Order {
  /**
   * "open" opens a tensor of another process, "read" returns its first elements, "double" writes to it, and "drop"
   * closes it. "make" shares a tensor of the peer, "sum" reads it, and "forget" drops it. "collect" frees the
   * forgotten tensors that other processes have released, and returns the bytes that are left.
   */
  readonly do: "open" | "read" | "double" | "drop" | "make" | "sum" | "forget" | "collect";
  readonly index?: number;
  readonly length?: number;
  readonly torch?: unknown;
}

/** Another process that shares tensors and opens those of others. It answers each line of JSON with one line. */
export class Peer {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #exited: Promise<string>;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    this.#child = spawn(command, args, { env, stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface(this.#child.stdout!)[Symbol.asyncIterator]();
    this.#exited = new Promise((resolve) => {
      this.#child.once("close", (code, signal) => resolve(`${signal ?? code}`));
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Returns the answer. Rejects with the error of the peer. */
  async ask<T = Record<string, unknown>>(order: Order): Promise<T> {
    this.#child.stdin!.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error(`the peer has ended (${await this.#exited}) before "${order.do}"`);
    const answer = JSON.parse(value) as T & { readonly error?: string };
    if (answer.error !== undefined) throw new Error(`the peer failed at "${order.do}": ${answer.error}`);
    return answer;
  }

  /** Kills the process by SIGKILL, and waits until it is gone. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#exited;
  }

  /** Lets the process exit, and returns its status. */
  end(): Promise<string> {
    this.#child.stdin!.end();
    return this.#exited;
  }
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Starts a process of this library, which counts references as torch does. */
export const startScript = (): Peer =>
  new Peer(
    process.execPath,
    [...(runtimeName === "deno" ? ["run", "-A"] : []), here("./peer-program.ts")],
    environment,
  );

/** Starts a Python process with torch. */
export const startTorch = (python: string): Peer =>
  new Peer(python, [here("./peer.py")], {
    ...process.env,
    PYTHONPATH: here("../../../../examples/python"),
    PYTHONFAULTHANDLER: "1",
  });
