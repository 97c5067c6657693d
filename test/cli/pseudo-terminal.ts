import { type ChildProcess, spawn } from "node:child_process";
import { environment, program, type RuntimeName, root, runtimes } from "./run-command.ts";
import { Screen } from "./screen.ts";

const columns = 100;
const limitMs = 60_000;

/** Runs `doorbell WORDS...` at a terminal that script(1) of util-linux creates. */
export class PseudoTerminal {
  readonly screen = new Screen(columns);
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #changed = () => {};

  constructor(words: readonly string[], runtime: RuntimeName, env: Readonly<Record<string, string>> = {}) {
    const command = [...runtimes[runtime], program, ...words].map((word) => `'${word}'`).join(" ");
    this.#child = spawn("script", ["-qefc", `stty cols ${columns} rows 50; exec ${command}`, "/dev/null"], {
      cwd: root,
      env: { ...environment(env), TERM: "xterm", NO_COLOR: "1" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.screen.write(text);
      this.#changed();
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once("exit", (code) => {
        resolve(code);
        this.#changed();
      });
    });
  }

  type(text: string): void {
    this.#child.stdin?.write(text);
  }

  /** Resolves once `is` accepts the screen. Throws with the screen's text at the deadline. */
  async until(is: (screen: Screen) => boolean, what: string): Promise<void> {
    const end = performance.now() + limitMs;
    while (!is(this.screen)) {
      const left = end - performance.now();
      if (left <= 0 || this.#child.exitCode !== null) {
        throw new Error(`${what}: not seen; the screen is\n${this.screen.lines().slice(-20).join("\n")}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 1000));
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Waits until the prompt accepts the next input. */
  async prompted(): Promise<void> {
    await this.until(({ beforeCursor }) => /^(> |\.\.\. )$/.test(beforeCursor), "a prompt");
  }

  /** Resolves with the exit code when the program has ended. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  close(): void {
    this.#child.kill("SIGKILL");
  }
}
