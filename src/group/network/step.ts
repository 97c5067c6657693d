import { TURNS } from "./network-layout.ts";

/** A part of a call, as the stream meets it: what is given is laid ready, and what came is taken once it has. */
export interface Step {
  /** The number of its command. */
  readonly stage: () => number;
  readonly finish: (command: number) => void;
}

/** Lays steps ready ahead of those that are finished. */
export function runSteps(steps: readonly Step[]): void {
  const commands: number[] = [];
  const ahead = TURNS - 1;
  steps.forEach((step, i) => {
    commands.push(step.stage());
    if (i >= ahead) steps[i - ahead]!.finish(commands[i - ahead]!);
  });
  for (let i = Math.max(0, steps.length - ahead); i < steps.length; i++) steps[i]!.finish(commands[i]!);
}
