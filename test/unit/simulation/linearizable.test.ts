import { describe, expect, test } from "vitest";
import { History, type Operation } from "../../../src/simulation/checks/history.ts";
import { checkLinearizable } from "../../../src/simulation/checks/linearizable.ts";
import {
  type KeyValueInput,
  keyValueModel,
  type QueueInput,
  queueModel,
  type RegisterInput,
  registerModel,
} from "../../../src/simulation/checks/models.ts";
import { Random } from "../../../src/simulation/schedule/random.ts";

type Step = readonly [
  client: string,
  input: RegisterInput,
  output: number | undefined,
  called: number,
  returned: number,
];

const operations = (...steps: Step[]): Operation<RegisterInput, number>[] =>
  steps.map(([client, input, output, called, returned]) => ({ client, input, output, called, returned }));
const verdict = (...steps: Step[]) => checkLinearizable(operations(...steps), registerModel).verdict;

const write = (value: number): RegisterInput => ({ kind: "write", value });
const read: RegisterInput = { kind: "read" };
const never = Number.POSITIVE_INFINITY;

describe("a history of a register", () => {
  test("allows both values during a write, and only the new one afterwards", () => {
    for (const seen of [0, 1])
      expect(verdict(["a", write(1), 1, 0, 5], ["b", read, seen, 1, 2])).toBe("linearizable");
    expect(verdict(["a", write(1), 1, 0, 1], ["b", read, 0, 2, 3])).toBe("not linearizable");
  });

  test("does not allow a read of the old value after a read of the new one", () => {
    const newThenOld = verdict(["a", write(1), 1, 0, 9], ["b", read, 1, 1, 2], ["c", read, 0, 3, 4]);
    expect(newThenOld).toBe("not linearizable");
    const oldThenNew = verdict(["a", write(1), 1, 0, 9], ["b", read, 0, 1, 2], ["c", read, 1, 3, 4]);
    expect(oldThenNew).toBe("linearizable");
  });

  test("allows an operation without result to happen late or not at all", () => {
    const lost: Step = ["a", write(1), undefined, 0, never];
    expect(verdict(lost, ["b", read, 0, 1, 2], ["b", read, 0, 3, 4])).toBe("linearizable");
    expect(verdict(lost, ["b", read, 0, 1, 2], ["b", read, 1, 3, 4])).toBe("linearizable");
    expect(verdict(lost, ["b", read, 1, 1, 2], ["b", read, 0, 3, 4])).toBe("not linearizable");
  });

  test("allows one winner of two swaps", () => {
    const swap: RegisterInput = { kind: "swap", expected: 0, value: 1 };
    expect(verdict(["a", swap, 1, 0, 3], ["b", swap, 0, 1, 2])).toBe("linearizable");
    expect(verdict(["a", swap, 1, 0, 3], ["b", swap, 1, 1, 2])).toBe("not linearizable");
  });
});

test("keys of a store are checked one by one", () => {
  const history = new History<KeyValueInput, string>();
  history.call("a", { kind: "put", key: "x", value: "1" })("1");
  history.call("a", { kind: "put", key: "y", value: "2" })("2");
  history.call("b", { kind: "get", key: "x" })("1");
  expect(checkLinearizable(history.operations, keyValueModel).verdict).toBe("linearizable");
  history.call("b", { kind: "get", key: "y" })("1");
  expect(checkLinearizable(history.operations, keyValueModel).verdict).toBe("not linearizable");
});

test("a queue returns values in their order", () => {
  const history = new History<QueueInput, string>();
  for (const value of ["1", "2"]) history.call("a", { kind: "enqueue", value })(value);
  history.call("b", { kind: "dequeue" })("2");
  const { verdict: found, order } = checkLinearizable(history.operations, queueModel);
  expect(found).toBe("not linearizable");
  expect(order.length).toBe(2);
});

/** Returns whether some order of all operations explains the history, by trying each. */
function isExplained(left: readonly Operation<RegisterInput, number>[], state: number): boolean {
  if (left.every(({ returned }) => returned === never)) return true;
  const first = Math.min(...left.map(({ returned }) => returned));
  return left.some((operation) => {
    if (operation.called > first) return false;
    const next = registerModel.step(state, operation.input, operation.output);
    return (
      next !== undefined &&
      isExplained(
        left.filter((one) => one !== operation),
        next,
      )
    );
  });
}

test("random histories get the verdict of an exhaustive search", () => {
  const random = new Random(1, "histories");
  const counts = { linearizable: 0, "not linearizable": 0, undecided: 0 };
  for (let round = 0; round < 2000; round++) {
    const history: Operation<RegisterInput, number>[] = [];
    for (let i = 0; i < 6; i++) {
      const called = random.below(20) + i / 10;
      const input = random.chance(0.5) ? read : write(random.below(3));
      const isLost = random.chance(0.1);
      const output = isLost ? undefined : input.kind === "write" ? input.value : random.below(3);
      const returned = isLost ? never : called + random.below(8) + 0.05;
      history.push({ client: String(i), input, output, called, returned });
    }
    const found = checkLinearizable(history, registerModel).verdict;
    expect(found).toBe(isExplained(history, 0) ? "linearizable" : "not linearizable");
    counts[found]++;
  }
  expect(counts.linearizable).toBeGreaterThan(200);
  expect(counts["not linearizable"]).toBeGreaterThan(200);
});
