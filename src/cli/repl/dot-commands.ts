import type { CliCommand } from "../common/command.ts";
import type { Output } from "../output/output.ts";
import type { Prompt } from "./prompt.ts";
import type { Session } from "./session.ts";
import { spread } from "./spread.ts";
import { traceSwitch } from "./trace-switch.ts";

type Outcome = "done" | "exit";

interface DotCommand {
  readonly usage: string;
  readonly text: string;
  readonly run: (rest: string, prompt: Prompt) => Promise<Outcome>;
}

/** Commands of the shell that the prompt offers too, by name. */
export type ShellCommands = Readonly<Record<"devices" | "doctor", () => Promise<CliCommand>>>;

/** The commands of the prompt that begin with a dot. */
export class DotCommands {
  readonly #session: Session;
  readonly #output: Output;
  readonly #shellCommands: ShellCommands;
  readonly #all: Readonly<Record<string, DotCommand>>;

  constructor(session: Session, output: Output, shellCommands: ShellCommands) {
    this.#session = session;
    this.#output = output;
    this.#shellCommands = shellCommands;
    this.#all = {
      ".help": this.#command("", "this list", async () => this.#help()),
      ".more": this.#command(
        "",
        "the whole of the last answer, or the stack of the last error",
        async (_, { more }) => {
          output.line(more ?? "the last answer was not shortened");
        },
      ),
      ".time": this.#command("EXPR", "the median time of many runs, and their spread", async (rest) => {
        output.line(await spread(rest, session));
      }),
      ".trace": this.#command(
        "on|off",
        "print every call of verbs and CUDA, with arguments, result and time",
        async (rest) => this.#trace(rest),
      ),
      ".devices": this.#command("", "NICs and GPUs", () => this.#shell("devices")),
      ".doctor": this.#command("", "checks of this machine, and the fix for each problem", () =>
        this.#shell("doctor"),
      ),
      ".clear": this.#command("", "closes every open object, newest first, and removes your names", () =>
        this.#clear(),
      ),
      ".exit": {
        usage: "",
        text: "closes every open object and leaves; Ctrl-D does the same",
        run: async () => "exit",
      },
    };
  }

  get names(): readonly string[] {
    return Object.keys(this.#all);
  }

  /** Returns true for a dot and a word. No JavaScript expression begins that way. */
  isOne(line: string): boolean {
    return /^\.[a-z]+(\s|$)/.test(line.trim());
  }

  async run(line: string, prompt: Prompt): Promise<Outcome> {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    const command = this.#all[name];
    if (command === undefined) {
      this.#output.line(`there is no command ${name}; .help lists the commands`);
      return "done";
    }
    return command.run(rest.join(" "), prompt);
  }

  #command(usage: string, text: string, run: (rest: string, prompt: Prompt) => Promise<void>): DotCommand {
    return {
      usage,
      text,
      run: async (rest, prompt) => {
        await run(rest, prompt);
        return "done";
      },
    };
  }

  #help(): void {
    for (const [name, { usage, text }] of Object.entries(this.#all)) {
      this.#output.line(`${`${name} ${usage}`.padEnd(14)} ${text}`);
    }
    this.#output.line("Ctrl-C interrupts a running input; Tab completes; help() lists the preloaded names.");
  }

  #trace(rest: string): void {
    if (rest !== "on" && rest !== "off")
      this.#output.line(`tracing is ${traceSwitch.on ? "on" : "off"}: .trace on, .trace off`);
    else traceSwitch.on = rest === "on";
  }

  async #shell(name: keyof ShellCommands): Promise<void> {
    const command = await this.#shellCommands[name]();
    await command.run({ words: [], options: {}, output: this.#output });
  }

  async #clear(): Promise<void> {
    const errors = await this.#session.clear();
    for (const error of errors)
      this.#output.line(`while closing: ${error instanceof Error ? error.message : String(error)}`);
  }
}
