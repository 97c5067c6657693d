// Child process with a QP of its own soft0, for tests (see peer.ts).
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import type { Endpoint } from "./harness.ts";

/** First message of the child. */
export interface Hello {
  endpoint: Endpoint;
  address: number;
  rkey: number;
}

export interface PeerOptions {
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** User id that the child runs as. */
  uid?: number;
}

/** The child, which exits when its standard input ends. */
export class Peer {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #errors = "";

  constructor({ env = {}, uid }: PeerOptions = {}) {
    const script = fileURLToPath(new URL("./peer.ts", import.meta.url));
    const before = runtimeName === "deno" ? ["run", "-A"] : [];
    this.child = spawn(process.execPath, [...before, script], {
      env: { ...process.env, BUN_BE_BUN: "1", ...env },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    const reader: Interface = createInterface({ input: this.child.stdout });
    this.#lines = reader[Symbol.asyncIterator]();
    this.child.stderr.on("data", (data) => {
      this.#errors += data;
    });
  }

  async receive<T>(): Promise<T> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the peer exited: ${this.#errors}`);
    return JSON.parse(value) as T;
  }

  async request<T>(command: object): Promise<T> {
    this.child.stdin.write(`${JSON.stringify(command)}\n`);
    return this.receive<T>();
  }
}
