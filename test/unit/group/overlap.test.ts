import { expect, test } from "vitest";
import { OverlapProfile } from "../../../src/group/training/overlap-profile.ts";
import { intersection, lengthOf, type Span, type SpanKind, union } from "../../../src/group/training/span.ts";

const span = (lane: string, kind: SpanKind, round: number, startMs: number, endMs: number): Span => ({
  ...{ lane, kind, round, startMs, endMs },
});

test("spans have a union and an intersection", () => {
  const first = union([
    span("a", "copy", 0, 5, 6),
    span("a", "copy", 0, 0, 2),
    span("a", "copy", 0, 1, 3),
    span("a", "copy", 0, 3, 4),
  ]);
  expect(first).toEqual([
    [0, 4],
    [5, 6],
  ]);
  const both = intersection(first, [
    [1, 2],
    [3, 5.5],
    [7, 8],
  ]);
  expect(both).toEqual([
    [1, 2],
    [3, 4],
    [5, 5.5],
  ]);
  expect(lengthOf(both)).toBe(2.5);
});

test("a profile reports the share of communication that overlapped with computation", () => {
  const profile = new OverlapProfile("training", [
    span("backward", "compute", 0, 10, 14),
    span("reduce <b>", "communication", 0, 12, 15),
    span("backward", "compute", 1, 15, 19),
    span("reduce <b>", "communication", 1, 17, 20),
  ]);
  expect([profile.wallMs, profile.computeMs, profile.communicationMs, profile.overlappedMs]).toEqual([
    10, 8, 6, 4,
  ]);
  expect(profile.hidden).toBeCloseTo(2 / 3);
  expect(`${profile}`.split("\n")).toEqual([
    "training: 10.0 ms; compute 8.000 ms, communication 6.000 ms, of which 4.000 ms (67%) overlap compute",
    "              kind           count  mean ms  busy  overlapped",
    "  backward    compute            2    4.000   80%         50%",
    "  reduce <b>  communication      2    3.000   60%         67%",
  ]);
  const { svg } = profile;
  expect(svg.match(/<rect /g)).toHaveLength(4 + 2);
  expect(svg).toContain("<title>reduce &lt;b&gt; 1: 7.000 to 10.000 ms (3.000)</title>");
  expect(svg).not.toContain("<b>");
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test("an empty profile prints a message and draws a valid SVG", () => {
  const profile = new OverlapProfile("training", []);
  expect(`${profile}`).toBe("training: no work is done yet");
  expect(profile.svg).not.toMatch(/NaN|Infinity|undefined/);
});
