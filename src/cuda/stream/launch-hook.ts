import type { Stream } from "./stream.ts";

/** A function that runs before each launch of a graph. A capture has it in the list of the objects that it uses. */
export class LaunchHook {
  readonly before: (stream: Stream) => void;

  constructor(before: (stream: Stream) => void) {
    this.before = before;
  }
}
