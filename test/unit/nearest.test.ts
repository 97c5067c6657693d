import { expect, test } from "vitest";
import { nearest } from "../../ffi/nearest.ts";

const names = ["entries", "channel", "vector", "timeoutMs", "immediate", "interprocess", "opcode"];

test.each([
  ["entrys", "entries"],
  ["imediate", "immediate"],
  ["interproces", "interprocess"],
  ["timeoutMS", "timeoutMs"],
  ["timeout", "timeoutMs"],
  ["opcod", "opcode"],
  ["vectro", "vector"],
  ["chanel", "channel"],
  ["CHANNEL", "channel"],
])("the nearest name to %s is %s", (word, name) => {
  expect(nearest(word, names)).toBe(name);
});

test.each(["", "x", "color", "local", "e".repeat(100_000)])("no name is near %j", (word) => {
  expect(nearest(word, names)).toBeUndefined();
});

test("the nearest of several similar names is chosen", () => {
  expect(nearest("sendDepht", ["receiveDepth", "sendDepths", "sendDepth"])).toBe("sendDepth");
  expect(nearest("a", ["b", "a"])).toBe("a");
  expect(nearest("", [])).toBeUndefined();
});
