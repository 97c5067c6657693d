import { describe, expect, test } from "vitest";
import { beyondBaseline } from "../../conventions/prose/baseline.ts";
import { subjectProblems } from "../../conventions/prose/commits.ts";
import { glossaryTerms } from "../../conventions/prose/glossary.ts";
import { pageTexts } from "../../conventions/prose/pages.ts";
import { type Breach, breachesOf, sentencesOf } from "../../conventions/prose/rules.ts";
import { type Kind, sourceTexts } from "../../conventions/prose/texts.ts";

const terms = glossaryTerms();

const rulesBroken = (kind: Kind, text: string): string[] =>
  breachesOf({ line: 1, kind, text, first: true, followed: false }, terms).map(({ rule }) => rule);

const ofSource = (source: string): Breach[] =>
  sourceTexts("sample.ts", source, false).flatMap((text) => breachesOf(text, terms));

/** Sentences of this repository before issue 24 and their replacements: kind, rules that the old text breaks, old and new text. */
const replaced: readonly (readonly [Kind, readonly string[], string, string])[] = [
  [
    "doc",
    ["opener"],
    "Whether any stream of the context has work left.",
    "True while a stream of the context has work left.",
  ],
  [
    "doc",
    ["opener"],
    "That it costs more is believed where it is more than times differ by themselves, so many times as much.",
    "Factor by which a slowdown must exceed the measurement noise before the tuner acts on it.",
  ],
  [
    "comment",
    ["opener"],
    "What a thread's GPU holds, noted for when the thread is gone",
    "Resources owned by a thread's soft GPU, recorded so that another thread can free them after the owner exits.",
  ],
  [
    "paragraph",
    ["length", "chain"],
    "The group: many processes, many GPUs, one program: processes find each other, share memory of their GPUs, compute together, notice who is lost, and go on without those that are, where that can be done",
    "A group runs one program in several processes, one GPU each. It shares GPU memory between them, runs collectives, detects failed members and continues without them.",
  ],
  [
    "comment",
    ["opener"],
    "How long the one that decides waits for those that do not come.",
    "The coordinator waits this long for members that do not join, in milliseconds.",
  ],
  [
    "message",
    ["opener"],
    "what is no ticket",
    'openBuffer: expected a ticket made by shareBuffer(), got "abc"',
  ],
  [
    "doc",
    ["ending", "opener"],
    "So many members lack of what was asked for,",
    "Number of members that are missing from the requested size.",
  ],
  [
    "test",
    ["inversion"],
    "an ArrayBuffer has no address, nor has a SharedArrayBuffer",
    "an ArrayBuffer and a SharedArrayBuffer have no address",
  ],
  [
    "comment",
    ["term"],
    "An embedded GPU keeps some memory as long as the process lives.",
    "A soft GPU retains some memory until the process exits.",
  ],
  [
    "comment",
    ["phrase"],
    "A name that is not here is no failure of the command.",
    "A missing name does not fail the command.",
  ],
  [
    "comment",
    ["term"],
    "All are read before anybody sees them.",
    "The batch reads all completions before the caller sees one.",
  ],
  [
    "comment",
    ["inversion", "chain"],
    "The peer takes such; its datagrams have no checksum: only then does rxe reach it.",
    "The peer's datagrams have no UDP checksum, so rxe reaches it.",
  ],
];

describe("the prose check", () => {
  test.each(replaced)("refuses the old text of a %s by the rules %j: %s", (kind, rules, before) => {
    expect(rulesBroken(kind, before)).toEqual(expect.arrayContaining([...rules]));
  });

  test.each(replaced)(
    "accepts the new text of a %s in place of %j %s: %s",
    (kind, _rules, _before, after) => {
      expect(rulesBroken(kind, after)).toEqual([]);
    },
  );

  test("ignores code, links and examples, and counts code as one word", () => {
    const source = [
      "/**",
      " * Returns the sum of `what(a: 1; b: 2; c: 3)` and {@link whoever}.",
      " *",
      " * @example",
      " * What is here is code.",
      " */",
      "const sum = 1; // Sum of both",
    ].join("\n");
    expect(ofSource(source)).toEqual([]);
  });

  test("reports the line of the sentence", () => {
    const source =
      "const first = 1;\n\n// The first line is fine.\n// What comes next is not.\nconst next = 2;";
    expect(ofSource(source)).toMatchObject([{ line: 4, rule: "opener" }]);
  });

  test("reads paragraphs, items and cells of a page, and skips code blocks and the front matter", () => {
    const page = [
      "---",
      "title: what is here",
      "---",
      "# How it works",
      "",
      "What is here breaks a rule.",
      "",
      "```ts",
      "// What is here does not.",
      "```",
      "",
      "| where | how |",
      "|---|---|",
      "| `nobody` | nobody |",
    ].join("\n");
    const found = pageTexts(page).flatMap((text) => breachesOf(text, terms));
    expect(found.map(({ line, rule }) => [line, rule])).toEqual([
      [6, "opener"],
      [14, "term"],
    ]);
  });

  test("splits a text behind a number and a full stop", () => {
    expect(sentencesOf({ line: 1, text: "The count is 64. The next one is 65." })).toHaveLength(2);
  });

  test("finds a term of the glossary in any case, and not inside other words", () => {
    expect(rulesBroken("comment", "The Lobby is full.")).toEqual(["term"]);
    expect(
      rulesBroken("comment", "The outdoor sensor replaces the heartbeat of a third-party board."),
    ).toEqual([]);
  });

  test("allows a file its count in the baseline, and a new file the count of a deleted one", () => {
    const breach: Breach = { line: 1, rule: "opener", message: "", sentence: "" };
    const found = (counts: Record<string, number>) =>
      new Map(Object.entries(counts).map(([file, count]) => [file, Array<Breach>(count).fill(breach)]));
    const beyond = (counts: Record<string, number>, gone: readonly string[] = []) => [
      ...beyondBaseline(
        found(counts),
        { "src/a/x.ts": 2, "src/b/y.ts": 1 },
        (file) => !gone.includes(file),
      ).keys(),
    ];
    expect(beyond({ "src/a/x.ts": 2, "src/b/y.ts": 1 })).toEqual([]);
    expect(beyond({ "src/a/x.ts": 3, "src/b/y.ts": 0 })).toEqual(["src/a/x.ts"]);
    expect(beyond({ "src/a/x.ts": 2, "src/a/new.ts": 1 })).toEqual(["src/a/new.ts"]);
    expect(beyond({ "src/c/x.ts": 2 }, ["src/a/x.ts"])).toEqual([]);
    expect(beyond({ "src/a/x.ts": 1, "src/a/half.ts": 1 })).toEqual([]);
  });
});

describe("the rules of commit subjects", () => {
  test.each([
    "Retry the handshake when the listener restarts",
    "Name the stalled rank, not its first victim, in inter-node timeouts",
    "Move the files of src/group into seven folders",
    "Process frames in batches",
  ])("accept %j", (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  test.each([
    "Tests of clang use the house's random numbers and types",
    "What clang compiled is kept on disk by the header too",
    "Shared memory that a kernel does not name is no fault",
    "Fixed the handshake",
    "Adding a test",
    "fix the handshake",
    "Fix the handshake.",
    "Fix the handshake of members that join while the listener restarts, and name them in errors",
  ])("refuse %j", (subject) => {
    expect(subjectProblems(subject)).not.toEqual([]);
  });
});
