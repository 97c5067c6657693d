import { TURNS } from "./paths/channels.ts";

/**
 * Part of a call with two operations. `stage` copies and sends data, and `finish` waits for the received data
 * and consumes it.
 */
export interface Step {
  /** Enqueues the outgoing data and returns the number of the command. */
  readonly stage: () => number;
  readonly finish: (command: number) => void;
}

/** Runs steps in order. Staging runs ahead of finishing, so several commands are outstanding. */
export function runSteps(steps: readonly Step[]): void {
  const commands: number[] = [];
  const ahead = TURNS - 1;
  steps.forEach((step, i) => {
    commands.push(step.stage());
    if (i >= ahead) steps[i - ahead]!.finish(commands[i - ahead]!);
  });
  for (let i = Math.max(0, steps.length - ahead); i < steps.length; i++) steps[i]!.finish(commands[i]!);
}
