import { wrappedMessage } from "../output/source-lines.ts";
import { type Shown, shortened } from "./printer.ts";

/** Returns the text of an error: its message and its hint. `.more` shows the stack. */
export function errorText(error: unknown, columns = 100): Shown {
  if (!(error instanceof Error)) return { text: `thrown: ${String(error)}` };
  // JavaScriptCore appends the source expression, which the user has just typed.
  const words = `${error.name}: ${error.message.replace(/\. \(In '.*' is .*\)$/s, "")}`;
  const cause = error.cause instanceof Error ? `\n  cause: ${error.cause.name}: ${error.cause.message}` : "";
  const lines = wrappedMessage((words + cause).replace(/^ +(?=hint: )/m, ""), columns - 1);
  const text = shortened(lines.join("\n"));
  const stack = error.stack ?? "";
  return { text, whole: stack.includes(error.message) ? stack : `${words}\n${stack}` };
}
