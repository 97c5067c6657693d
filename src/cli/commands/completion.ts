import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { scripts } from "../completion/scripts.ts";

export const completion: CliCommand = {
  words: [{ word: "SHELL", text: "bash or zsh" }],
  examples: [
    ["source <(doorbell completion bash)", "in ~/.bashrc"],
    ["source <(doorbell completion zsh)", "in ~/.zshrc, after compinit"],
  ],
  complete: async () => Object.keys(scripts),
  run: async ({ words: [shell = ""], output }) => {
    const script = scripts[shell];
    if (script === undefined) throw new CliError(`there is no completion for ${shell}. Use bash or zsh`);
    if (output.asJson) output.json({ shell, script });
    else output.text(script);
    return exitCode.fine;
  },
};
