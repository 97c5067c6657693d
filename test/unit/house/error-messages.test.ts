import { describe, expect, test } from "vitest";
import { errorMessagesOf } from "../../house/error-messages.ts";
import { sourceFiles } from "../../house/files.ts";

const messages = sourceFiles().flatMap(errorMessagesOf);

describe("the error messages of the library", () => {
  test("are found where errors are made, with their hints, and in the tables of hints", () => {
    const find = (file: string, part: string) =>
      messages.some((each) => each.file.endsWith(file) && each.texts.some((text) => text.includes(part)));
    expect(find("queue-pair/endpoint.ts", "pass what the peer's endpoint() gave")).toBe(true);
    expect(find("queue-pair/endpoint.ts", "Create both queue pairs with the same type.")).toBe(true);
    expect(find("rdma/error-hints.ts", "modprobe ib_uverbs")).toBe(true);
    expect(messages.length).toBeGreaterThan(250);
  });
});
