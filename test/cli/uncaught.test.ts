import { describe, expect, test } from "vitest";
import { PseudoTerminal } from "./pseudo-terminal.ts";
import { type RuntimeName, runtimes } from "./run-command.ts";

// Node and Deno end a process after an unhandled error, which would lose the whole session.
describe("the prompt", { timeout: 120_000 }, () => {
  test.each(Object.keys(runtimes) as RuntimeName[])(
    "continues after unhandled errors on %s; exit leaves it",
    async (runtime) => {
      const terminal = new PseudoTerminal(["repl"], runtime);
      const seen = (text: string) =>
        terminal.until((screen) => screen.lines().join("\n").includes(text), text);
      try {
        await terminal.prompted();
        terminal.type("const kept = 40; void Promise.reject(new Error('of a promise'))\r");
        await seen("not caught: Error: of a promise");
        await terminal.prompted();
        terminal.type("void setTimeout(() => { throw new Error('of a timer') }, 10)\r");
        await seen("not caught: Error: of a timer");
        await terminal.prompted();
        terminal.type("kept + 2\r");
        await seen("\n42\n");
        await terminal.prompted();
        terminal.type("Promise.reject(new TypeError('told once'))\r");
        await seen("<rejected> TypeError: told once\n}");
        await terminal.prompted();
        terminal.type("exit\r");
        expect(await terminal.ended()).toBe(0);
        const screen = terminal.screen.lines().join("\n");
        expect(screen.match(/told once/g)).toHaveLength(2);
        expect(screen).not.toMatch(/session\.ts/);
      } finally {
        terminal.close();
      }
    },
  );
});
