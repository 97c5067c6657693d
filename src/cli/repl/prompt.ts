import process from "node:process";
import { clearLine, createInterface, cursorTo, type Interface } from "node:readline";
import { InterruptedError, interruptWaits, setInterruption } from "../../wait/interruption.ts";
import type { Output } from "../output/output.ts";
import { wrapped } from "../output/wrapped.ts";
import type { Completer } from "./complete.ts";
import type { DotCommands } from "./dot-commands.ts";
import { errorText } from "./error-text.ts";
import { hintFor, undefinedText } from "./hint.ts";
import { readHistory, writeHistory } from "./history.ts";
import { isIncomplete } from "./parse.ts";
import { type Shown, shown } from "./printer.ts";
import type { Session } from "./session.ts";
import { Terminal } from "./terminal.ts";
import { TerminalOutput } from "./terminal-output.ts";

const first = "> ";
const further = "... ";

/** What a prompt is made of. */
export interface PromptParts {
  readonly session: Session;
  readonly output: Output;
  readonly completer: Completer;
  readonly commands: DotCommands;
}

/** Reads inputs, runs them in the session, prints their answers. */
export class Prompt {
  readonly #parts: PromptParts;
  /** Lines of an input that is not complete. */
  #lines: string[] = [];
  /** What `.more` shows. */
  #whole: string | undefined;
  #interrupt: ((error: unknown) => void) | undefined;

  constructor(parts: PromptParts) {
    this.#parts = parts;
  }

  /** All of the last answer or error, where it was cut. */
  get more(): string | undefined {
    return this.#whole;
  }

  get #colors(): boolean {
    return this.#parts.output.style.bold("x") !== "x";
  }

  /** Runs one complete input and prints its answer. False when it failed. */
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
      if (answer[0] !== undefined) this.#printAnswer(answer[0]);
      else this.#printUndefined(text);
      return true;
    } catch (error) {
      session.define("_error", error);
      const hint = hintFor(error, text, session, this.#parts.commands.names);
      this.#printError(error, { hint });
      return false;
    } finally {
      this.#interrupt = undefined;
    }
  }

  #printAnswer(answer: unknown): void {
    const all = shown(answer, this.#colors, this.#parts.output.columns);
    // Its error is told here, and need not be told again as one that nobody waits for.
    if (answer instanceof Promise && all.text.includes("<rejected>")) answer.catch(() => {});
    this.#print(all);
  }

  /** Calls that give nothing are silent; of a name that holds nothing, and of a property that is not there, it is told. */
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

  /** Adds a line to the input at hand; the whole of it once it is complete. */
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

  /** Runs a complete input or a command of the prompt's own. */
  async #take(text: string): Promise<"done" | "exit" | "failed"> {
    if (this.#parts.commands.isOne(text)) return this.#parts.commands.run(text, this);
    if (text.trim() === "") return "done";
    if (/^\s*(exit|quit)(\(\))?\s*$/.test(text) && !this.#parts.session.has(text.trim().slice(0, 4)))
      return "exit";
    return (await this.run(text)) ? "done" : "failed";
  }

  /** Inputs of a pipe or a file, as they would be typed; ends at the first that fails. */
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

  /** The session at a terminal, until `.exit` or Ctrl-D. */
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
    // Of a timer, or of a promise that nobody awaits: told, and the session goes on.
    const uncaught = (error: unknown) => {
      cursorTo(output, 0);
      clearLine(output, 0);
      this.#parts.session.define("_error", error);
      this.#printError(error, { before: "not caught: " });
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
    await ended;
    setInterruption(undefined);
    process.off("uncaughtException", uncaught);
    process.off("unhandledRejection", uncaught);
    writeHistory((lines as Interface & { readonly history: string[] }).history);
    terminal.close();
    this.#parts.output.line();
  }
}
