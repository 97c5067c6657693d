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

/** The prompt's own commands, which begin with a dot. */
export class DotCommands {
  readonly #session: Session;
  readonly #output: Output;
  readonly #all: Readonly<Record<string, DotCommand>>;

  constructor(session: Session, output: Output) {
    this.#session = session;
    this.#output = output;
    this.#all = {
      ".help": this.#command("", "this list", async () => this.#help()),
      ".more": this.#command(
        "",
        "all of the last answer, or the stack of the last error",
        async (_, { more }) => {
          output.line(more ?? "nothing was cut");
        },
      ),
      ".time": this.#command(
        "EXPR",
        "how long it takes: the median of many runs, and their spread",
        async (rest) => {
          output.line(await spread(rest, (text) => session.evaluate(text)));
        },
      ),
      ".trace": this.#command("on|off", "print every C call, with arguments, result and time", async (rest) =>
        this.#trace(rest),
      ),
      ".devices": this.#command("", "NICs and GPUs", () => this.#shell("devices")),
      ".doctor": this.#command("", "what must be right, and what is not", () => this.#shell("doctor")),
      ".clear": this.#command("", "closes all that was opened, newest first, and forgets the names", () =>
        this.#clear(),
      ),
      ".exit": {
        usage: "",
        text: "closes everything and leaves; Ctrl-D does too",
        run: async () => "exit",
      },
    };
  }

  get names(): readonly string[] {
    return Object.keys(this.#all);
  }

  /** A dot and a word: no expression begins so. */
  isOne(line: string): boolean {
    return /^\.[a-z]+(\s|$)/.test(line.trim());
  }

  async run(line: string, prompt: Prompt): Promise<Outcome> {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    const command = this.#all[name];
    if (command === undefined) {
      this.#output.line(`there is no ${name}; .help lists what there is`);
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
    this.#output.line("Ctrl-C ends what runs; Tab completes; help() tells of the names that are there.");
  }

  #trace(rest: string): void {
    if (rest !== "on" && rest !== "off")
      this.#output.line(`tracing is ${traceSwitch.on ? "on" : "off"}: .trace on, .trace off`);
    else traceSwitch.on = rest === "on";
  }

  async #shell(name: "devices" | "doctor"): Promise<void> {
    const command =
      name === "devices"
        ? (await import("../commands/devices.ts")).devices
        : (await import("../commands/doctor.ts")).doctor;
    await command.run({ words: [], options: {}, output: this.#output });
  }

  async #clear(): Promise<void> {
    const errors = await this.#session.clear();
    for (const error of errors)
      this.#output.line(`while closing: ${error instanceof Error ? error.message : String(error)}`);
  }
}
