import { describe, expect, test } from "vitest";
import {
  big,
  callback,
  checkOptions,
  described,
  either,
  flag,
  instance,
  list,
  map,
  nested,
  number,
  oneOf,
  optionsTable,
  optionsTables,
  refuseUnknown,
  text,
  whole,
} from "../../src/arguments/index.ts";

interface Paint {
  readonly color: "white" | "red";
}
const paint = optionsTable<Paint>()(
  "test.Paint",
  {},
  { color: { type: oneOf("white", "red"), required: true, text: "The color." } },
);

interface Options {
  readonly entries?: number;
  readonly channel?: Map<string, string> | false;
  readonly vector?: number;
  readonly seconds?: number;
  readonly swap?: bigint;
  readonly verbose?: boolean;
  readonly path?: string;
  readonly names?: readonly string[];
  readonly define?: Readonly<Record<string, string | number>>;
  readonly done?: (count: number) => void;
  readonly even?: number;
  readonly paint?: Paint;
  readonly type: 1 | 2;
}

const options = optionsTable<Options>()(
  "test.Options",
  { "Device.make": 0 },
  {
    entries: { type: whole(1, 100), default: 16, text: "How many." },
    channel: {
      type: either(
        instance("Map", () => Map<string, string>),
        oneOf(false),
      ),
      text: "The channel.",
    },
    vector: { type: whole(0, 3), default: 0, text: "The vector." },
    seconds: { type: number(0), unit: "s", text: "How long." },
    swap: { type: big(), text: "What comes in." },
    verbose: { type: flag(), default: false, text: "Say more." },
    path: { type: text("a file's path"), text: "Where." },
    names: { type: list(text(), 1), text: "Names." },
    define: { type: map(either(text(), number(0))), text: "Definitions." },
    done: { type: callback("a function that is given the count"), text: "Called at the end." },
    even: { type: described<number>("an even number", (v) => Number(v) % 2 === 0), text: "Even." },
    paint: { type: nested(() => paint), text: "How it looks." },
    type: { type: oneOf(1, 2), required: true, text: "The type." },
  },
);

const check = (given: unknown) => checkOptions(options, "make", given as Options);

describe("options", () => {
  test("get the defaults of their table", () => {
    const checked = check({ type: 1, vector: undefined });
    expect(checked).toEqual({ type: 1, entries: 16, vector: 0, verbose: false });
    const entries: number = checked.entries; // The compiler sees the property too.
    expect(entries).toBe(16);
  });

  test("of an unknown name are refused with the nearest name", () => {
    expect(() => check({ type: 1, entrys: 16 })).toThrow(
      new TypeError('make: unknown option "entrys"; did you mean "entries"?'),
    );
    expect(() => check({ type: 1, Entries: 16 })).toThrow(/did you mean "entries"/);
    expect(() => check({ type: 1, zzz: undefined })).toThrow(
      /unknown option "zzz"; there are entries, channel/,
    );
    expect(() => check(Object.create({ entrys: 1 }))).toThrow(/"entrys"/);
  });

  test("that are not an object are refused", () => {
    for (const [given, words] of [
      [null, "null"],
      [7, "7"],
      ["entries", '"entries"'],
      [() => 1, "a function"],
      [[1], "an array of 1"],
    ] as const) {
      expect(() => check(given)).toThrow(TypeError);
      expect(() => check(given)).toThrow(`make: the options are ${words}`);
    }
  });

  test("that are required and missing are named", () => {
    expect(() => check({})).toThrow(new TypeError("make: type is missing. Use 1 or 2"));
    expect(() => check(undefined)).toThrow(/type is missing/);
  });

  test.each([
    ["entries", "16", TypeError, 'make: entries is "16". Use a whole number from 1 to 100'],
    ["entries", null, TypeError, "make: entries is null. Use"],
    ["entries", 0, RangeError, "make: entries is 0. Use a whole number from 1 to 100"],
    ["entries", 1.5, RangeError, "make: entries is 1.5"],
    ["entries", Number.NaN, RangeError, "make: entries is NaN"],
    ["channel", true, TypeError, "make: channel is true. Use a Map or false"],
    ["channel", {}, TypeError, "make: channel is an object. Use a Map or false"],
    ["seconds", -1, RangeError, "make: seconds is -1. Use a number, 0 or more (s)"],
    ["swap", 1, TypeError, "make: swap is 1. Use a bigint"],
    ["swap", 2n ** 64n, RangeError, "make: swap is 18446744073709551616n. Use"],
    ["verbose", 1, TypeError, "make: verbose is 1. Use true or false"],
    ["path", new Map(), TypeError, "make: path is a Map. Use a file's path"],
    ["names", "x", TypeError, 'make: names is "x". Use an array of at least 1, each a string'],
    ["names", [], RangeError, "make: names is an array of 0"],
    ["names", [7], TypeError, "make: names[] is 7. Use a string"],
    ["define", { a: true }, TypeError, "make: define.a is true. Use a string or a number, 0 or more"],
    ["done", 5, TypeError, "make: done is 5. Use a function that is given the count"],
    ["even", 3, TypeError, "make: even is 3. Use an even number"],
    [
      "paint",
      { color: "rad" },
      TypeError,
      'make: paint: color is "rad". Use "white" or "red"; did you mean "red"?',
    ],
    ["paint", { colour: "red" }, TypeError, 'make: paint: unknown option "colour"; did you mean "color"?'],
    ["paint", 7, TypeError, "make: paint is 7. Use an object with color"],
  ])("%s, case %#, is refused", (key, value, type, message) => {
    const refused = () => check({ type: 1, [key]: value });
    expect(refused).toThrow(type);
    expect(refused).toThrow(message);
  });

  test("are read once each, also from a Proxy or a getter", () => {
    let reads = 0;
    const given = new Proxy(
      { type: 1, entries: 5 },
      {
        get: (target, key) => {
          reads++;
          return Reflect.get(target, key);
        },
      },
    );
    expect(check(given).entries).toBe(5);
    expect(reads).toBe(options.keys.size);
    expect(() => check(new Proxy({ type: 1, entrys: 5 }, {}))).toThrow(/did you mean "entries"/);
  });

  test("can be checked by name only", () => {
    expect(() => refuseUnknown(options, "make", { entries: "unchecked" })).not.toThrow();
    expect(() => refuseUnknown(options, "make", { entrys: 1 })).toThrow(/did you mean "entries"/);
  });
});

describe("a table", () => {
  test("is in the list of all tables, with the calls that take it", () => {
    const found = optionsTables().find(({ name }) => name === "test.Options");
    expect(found?.takenBy).toEqual({ "Device.make": 0 });
    expect(found?.rows["entries"]).toMatchObject({ default: 16, text: "How many." });
  });

  test("exists once", () => {
    const again = () =>
      optionsTable<Paint>()(
        "test.Paint",
        {},
        { color: { type: oneOf("white", "red"), required: true, text: "" } },
      );
    expect(again).toThrow(/two options tables are named test.Paint/);
  });

  test("has exactly the keys and types of its interface", () => {
    const never = () => {
      // @ts-expect-error: a key is missing
      optionsTable<{ readonly a?: number }>()("test.a", {}, {});
      optionsTable<{ readonly a?: number }>()(
        "test.b",
        {},
        {
          a: { type: whole(1, 2), text: "" },
          // @ts-expect-error: a key that the interface does not have
          b: { type: whole(1, 2), text: "" },
        },
      );
      // @ts-expect-error: another type
      optionsTable<{ readonly a?: number }>()("test.c", {}, { a: { type: text(), text: "" } });
      // @ts-expect-error: a wider type
      optionsTable<{ readonly a?: 1 | 2 }>()("test.d", {}, { a: { type: whole(1, 2), text: "" } });
      // @ts-expect-error: a narrower type
      optionsTable<{ readonly a?: string }>()("test.e", {}, { a: { type: oneOf("x"), text: "" } });
      // @ts-expect-error: it must be given, and the table does not say so
      optionsTable<{ readonly a: number }>()("test.f", {}, { a: { type: whole(1, 2), text: "" } });
      // @ts-expect-error: a default of another type
      optionsTable<{ a?: number }>()("test.g", {}, { a: { type: whole(1, 2), default: "1", text: "" } });
    };
    expect(never).toBeTypeOf("function");
  });
});
