import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { clearLine, createInterface, cursorTo, type Interface } from "node:readline";
import { Writable } from "node:stream";
import { makeFolder } from "../../process/make-folder.ts";
import { InterruptedError, interruptWaits, setInterruption } from "../../wait/interruption.ts";
import { type Output, writeAll } from "../output/output.ts";
import { wrapped } from "../output/wrapped.ts";
import type { Completer } from "./complete.ts";
import { answerHint } from "./cuda-mistakes.ts";
import type { DotCommands } from "./dot-commands.ts";
import { errorText } from "./error-text.ts";
import { hintFor, undefinedText } from "./hint.ts";
import { isIncomplete } from "./parse.ts";
import { type Shown, shown } from "./printer.ts";
import { inTypedNames, type Session } from "./session.ts";
import { Terminal } from "./terminal.ts";
import { warmUp } from "./warm-up.ts";

/**
 * Output stream of readline. It writes synchronously, as the prompt prints answers, so the output stays in
 * order. Deno's own stream may sleep on a write.
 */
class TerminalOutput extends Writable {
  readonly isTTY = true;

  constructor() {
    super({ decodeStrings: false });
    process.on("SIGWINCH", () => this.emit("resize"));
  }

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, done: () => void): void {
    writeAll(1, String(chunk));
    done();
  }
}

/** Returns the folder for state that outlives a session, by the XDG base directory specification. */
function stateFolder(): string {
  const { XDG_STATE_HOME } = process.env;
  return join(XDG_STATE_HOME || join(homedir(), ".local/state"), "doorbell");
}

const most = 1000;

/**
 * Returns the inputs of earlier sessions, the newest first, as readline expects them. Returns none when the
 * file cannot be read.
 */
function readHistory(): string[] {
  try {
    return readFileSync(join(stateFolder(), "history"), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .reverse();
  } catch {
    return [];
  }
}

/** Stores the inputs for the next session. A folder that is not writable only loses the history. */
function writeHistory(newestFirst: readonly string[]): void {
  try {
    makeFolder(stateFolder());
    const text = newestFirst.slice(0, most).toReversed().join("\n");
    writeFileSync(join(stateFolder(), "history"), `${text}\n`, { mode: 0o600 });
  } catch {
    // The session ends here, so the error is ignored.
  }
}

const first = "> ";
const further = "... ";

/** The parts that a prompt is built from. */
interface PromptParts {
  readonly session: Session;
  readonly output: Output;
  readonly completer: Completer;
  readonly commands: DotCommands;
}

/** Reads inputs, runs them in the session, and prints their answers. */
export class Prompt {
  readonly #parts: PromptParts;
  /** Lines of an input that is not complete yet. */
  #lines: string[] = [];
  /** Text that `.more` shows. */
  #whole: string | undefined;
  #interrupt: ((error: unknown) => void) | undefined;

  constructor(parts: PromptParts) {
    this.#parts = parts;
  }

  /** Full text of the last answer or error, when the printed text was shortened. */
  get more(): string | undefined {
    return this.#whole;
  }

  get #colors(): boolean {
    return this.#parts.output.style.bold("x") !== "x";
  }

  /** Runs one complete input and prints its answer. Returns false when it failed. */
  async run(text: string): Promise<boolean> {
    const { session } = this.#parts;
    try {
      const { promise, reject } = Promise.withResolvers<never>();
      const abort = new AbortController();
      this.#interrupt = (error) => {
        abort.abort(error);
        reject(error);
      };
      const answer = await Promise.race([session.evaluate(text, abort.signal), promise]);
      if (answer === undefined) return true;
      session.define("_", answer[0]);
      if (answer[0] !== undefined) this.#printAnswer(answer[0], text);
      else this.#printUndefined(text);
      return true;
    } catch (error) {
      this.#fail(error, text);
      return false;
    } finally {
      this.#interrupt = undefined;
    }
  }

  /** Prints the error of an input or a command, and its hint. */
  #fail(error: unknown, text: string): void {
    const { session, commands } = this.#parts;
    session.define("_error", error);
    this.#printError(error, { hint: hintFor(error, text, session, commands.names) });
  }

  /** Runs a command of the prompt. Its errors are printed: one that escapes would end the session. */
  async #command(text: string): Promise<"done" | "exit" | "failed"> {
    try {
      return await this.#parts.commands.run(text, this);
    } catch (error) {
      this.#fail(inTypedNames(error), text);
      return "failed";
    }
  }

  #printAnswer(answer: unknown, text: string): void {
    const all = shown(answer, this.#colors, this.#parts.output.columns);
    // The error of the promise is printed here, so it must not be reported again as unhandled.
    if (answer instanceof Promise && all.text.includes("<rejected>")) answer.catch(() => {});
    this.#print(all);
    const hint = answerHint(answer, text);
    if (hint !== undefined) this.#parts.output.line(this.#parts.output.style.dim(`hint: ${hint}`));
  }

  /**
   * Prints nothing for a call without a result, and a line for a name without a value or a missing property.
   */
  #printUndefined(text: string): void {
    const words = undefinedText(text, this.#parts.session);
    if (words !== undefined) this.#print({ text: this.#parts.output.style.dim(words) });
  }

  #printError(error: unknown, { before = "", hint }: { before?: string; hint?: string | undefined }): void {
    const { columns, style } = this.#parts.output;
    const { text, whole } = errorText(error, columns);
    const lines = hint === undefined ? [] : wrapped(`hint: ${hint}`, (columns ?? 100) - 1, 4);
    this.#print({
      text: style.bad([before + text, ...lines].join("\n")),
      ...(whole !== undefined && { whole }),
    });
  }

  #print({ text, whole }: Shown): void {
    this.#whole = whole ?? text;
    this.#parts.output.line(text);
  }

  /** Adds a line to the current input. Returns the whole input once it is complete. */
  #add(line: string): string | undefined {
    if (this.#lines.length === 0 && this.#parts.commands.isOne(line)) return line;
    const text = [...this.#lines, line].join("\n");
    if (isIncomplete(text)) {
      this.#lines.push(line);
      return undefined;
    }
    this.#lines = [];
    return text;
  }

  /** Runs a complete input or a command of the prompt. */
  async #take(text: string): Promise<"done" | "exit" | "failed"> {
    if (this.#parts.commands.isOne(text)) return this.#command(text);
    if (text.trim() === "") return "done";
    if (/^\s*(exit|quit)(\(\))?\s*$/.test(text) && !this.#parts.session.has(text.trim().slice(0, 4)))
      return "exit";
    return (await this.run(text)) ? "done" : "failed";
  }

  /** Runs the inputs of a pipe or a file, as if they were typed. Stops at the first that fails. */
  async runAll(text: string): Promise<boolean> {
    for (const line of text.split("\n")) {
      const input = this.#add(line);
      if (input === undefined) continue;
      const outcome = await this.#take(input);
      if (outcome !== "done") return outcome === "exit";
    }
    const rest = this.#lines.splice(0).join("\n");
    return rest.trim() === "" || (await this.run(rest));
  }

  /** Runs the session at a terminal, until `.exit` or Ctrl-D. */
  async interact(): Promise<void> {
    const terminal = new Terminal();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const output = new TerminalOutput();
    const lines: Interface = createInterface({
      input: terminal.keys,
      output,
      terminal: true,
      prompt: first,
      history: readHistory(),
      historySize: 1000,
      removeHistoryDuplicates: true,
      completer: (line: string) => this.#parts.completer.complete([...this.#lines, line].join("\n")),
    });
    setInterruption(() => terminal.interrupted());
    // An error of a timer, or of a promise without a handler, is printed, and the session continues.
    const uncaught = (error: unknown) => {
      cursorTo(output, 0);
      clearLine(output, 0);
      this.#parts.session.define("_error", error);
      this.#printError(inTypedNames(error), { before: "not caught: " });
      if (!busy) lines.prompt(true);
    };
    process.on("uncaughtException", uncaught);
    process.on("unhandledRejection", uncaught);
    const waiting: string[] = [];
    let busy = false;
    const work = async () => {
      if (busy) return;
      busy = true;
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
        if ((await this.#take(text)) === "exit") {
          lines.close();
          return;
        }
      }
      busy = false;
      lines.prompt();
    };
    lines.on("line", (line) => {
      const text = this.#add(line);
      lines.setPrompt(text === undefined ? further : first);
      if (text !== undefined) waiting.push(text);
      if (text !== undefined || busy) void work();
      else lines.prompt();
    });
    lines.on("SIGINT", () => {
      if (this.#interrupt) {
        waiting.length = 0;
        interruptWaits();
        this.#interrupt(new InterruptedError());
        return;
      }
      const hadText = lines.line !== "" || this.#lines.length > 0;
      this.#lines = [];
      lines.setPrompt(first);
      this.#parts.output.line(hadText ? "" : "\n(.exit or Ctrl-D ends the session)");
      lines.write(null, { ctrl: true, name: "u" });
      lines.prompt();
    });
    lines.once("close", end);
    lines.prompt();
    const session = new AbortController();
    // An error is silent, because the user has asked for nothing. The first kernel reports it, or is slower.
    warmUp(() => busy, session.signal).catch(() => {});
    await ended;
    session.abort();
    setInterruption(undefined);
    process.off("uncaughtException", uncaught);
    process.off("unhandledRejection", uncaught);
    writeHistory((lines as Interface & { readonly history: string[] }).history);
    terminal.close();
    this.#parts.output.line();
  }
}
