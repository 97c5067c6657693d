import { describe, expect, test } from "vitest";
import { errorMessagesOf } from "../../conventions/error-messages.ts";
import { sourceFiles } from "../../conventions/files.ts";

const messages = sourceFiles().flatMap(errorMessagesOf);

describe("the error messages of the library", () => {
  test("are found in expressions that create errors, with their hints, and in tables of hints", () => {
    const find = (file: string, part: string) =>
      messages.some((each) => each.file.endsWith(file) && each.texts.some((text) => text.includes(part)));
    expect(find("address/endpoint.ts", "Pass the result of the peer's endpoint()")).toBe(true);
    expect(find("address/endpoint.ts", "Create both queue pairs with the same type.")).toBe(true);
    expect(find("errors/error-hints.ts", "modprobe ib_uverbs")).toBe(true);
    expect(messages.length).toBeGreaterThan(250);
  });
});
