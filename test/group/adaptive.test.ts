import { expect, test } from "vitest";
import { Members } from "./members.ts";

test("a setting follows what the slowest member measured, the same in all", { timeout: 60_000 }, async () => {
  using members = new Members("adaptive.ts", 3);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});

test("one member that does not allow it is enough, and settings stay", { timeout: 60_000 }, async () => {
  using members = new Members("adaptive.ts", 2, ["off"]);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});
