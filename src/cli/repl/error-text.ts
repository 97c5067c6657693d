import { type Shown, shortened } from "./printer.ts";

/** An error for eyes: what it is and what helps. The stack, the library's own lines in it, is for `.more`. */
export function errorText(error: unknown): Shown {
  if (!(error instanceof Error)) return { text: `thrown: ${String(error)}` };
  const words = `${error.name}: ${error.message}`;
  const cause = error.cause instanceof Error ? `\n  cause: ${error.cause.name}: ${error.cause.message}` : "";
  const text = shortened(words + cause);
  const stack = error.stack ?? "";
  return { text, whole: stack.includes(error.message) ? stack : `${words}\n${stack}` };
}
