import type { CommandEntry } from "./cli-command.ts";

/** Every command. A new one is a line here and a file in commands/, which is loaded when it is called. */
export const commands: readonly CommandEntry[] = [
  {
    name: "devices",
    usage: "[NAME]",
    summary: "NICs, their ports and addresses, and GPUs: what this machine has",
    load: async () => (await import("./commands/devices.ts")).devices,
  },
  {
    name: "completion",
    usage: "bash|zsh",
    summary: "a completion script for a shell",
    load: async () => (await import("./commands/completion.ts")).completion,
  },
];

export const commandNamed = (name: string): CommandEntry | undefined =>
  commands.find((each) => each.name === name);
