import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Times of one call, in microseconds. */
export interface Times {
  readonly host: number;
  readonly gpu: number;
}

/** A measurement that all contenders make. */
export interface Request {
  /** Operation of a row, or of a special measurement. */
  readonly row: string;
  /** Bytes of an operand, or rows of a matrix. */
  readonly bytes: number;
  readonly calls: number;
  /** Precision of a matrix product. */
  readonly precision?: string;
  /** Shape of the input of a Fourier transform. */
  readonly shape?: readonly number[];
  /** True to start with an idle GPU. Otherwise one call before the measured ones keeps it busy. */
  readonly quiet?: boolean;
}

/** Seconds that an answer may take. The first answer waits for the import of torch. */
const LONGEST = 60;

const script = fileURLToPath(new URL("./peer.py", import.meta.url));

/** A process that measures the operations with a Python package. */
export class Peer {
  readonly name: string;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;
  #isLost = false;

  private constructor(name: string) {
    this.name = name;
    this.#process = spawn("python3", [script, name], { stdio: ["pipe", "pipe", "pipe"] });
    this.#process.stdin.on("error", () => {});
    this.#process.on("error", () => {});
    this.#process.stderr.resume();
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Starts a process. Returns null where the package or its GPU is missing. */
  static async start(name: string): Promise<Peer | null> {
    const peer = new Peer(name);
    const first = await peer.#next();
    return first === null ? null : peer;
  }

  async #next(): Promise<string | null> {
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), LONGEST * 1000).unref();
    });
    const answer = await Promise.race([this.#answers.next(), late]);
    if (answer !== null && !answer.done) return answer.value;
    this.close();
    return null;
  }

  /** Returns the times of a measurement, or the text of an error. */
  async times(request: Request): Promise<Times | string> {
    if (this.#isLost) return `the process with ${this.name} has ended`;
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const line = await this.#next();
    if (line === null) return `no answer of ${this.name} in ${LONGEST} s`;
    const answer = JSON.parse(line) as Times & { readonly error?: string };
    return answer.error ?? answer;
  }

  close(): void {
    this.#isLost = true;
    this.#process.kill();
  }
}
