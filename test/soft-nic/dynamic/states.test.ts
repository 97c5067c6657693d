import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Ack, Control, Data } from "../../../src/soft/hca/transports/dynamic/packets/headers.ts";
import * as st from "../../../src/soft/hca/transports/dynamic/records/states.ts";

const page = readFileSync(new URL("../../../docs/design/dynamic-transport.md", import.meta.url), "utf8");

/** Returns the `from --> to: event` lines of the n-th diagram of the page. */
function drawn(index: number): string[] {
  const diagram = [...page.matchAll(/```mermaid\nstateDiagram-v2\n([^`]*)```/g)][index]![1]!;
  return diagram
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .sort();
}

const named = (transitions: readonly st.Transition[], states: readonly string[], events: readonly string[]) =>
  transitions.map(([from, event, to]) => `${states[from]} --> ${states[to]}: ${events[event]}`).sort();

describe("the states of contexts", () => {
  it("match the diagrams of the page", () => {
    expect(drawn(0)).toEqual(named(st.SEND_TRANSITIONS, st.SEND_STATES, st.SEND_EVENTS));
    expect(drawn(1)).toEqual(named(st.RECEIVE_TRANSITIONS, st.RECEIVE_STATES, st.RECEIVE_EVENTS));
  });

  it("change only by the transitions of the tables", () => {
    const tables = [
      { states: st.SEND_STATES, events: st.SEND_EVENTS, list: st.SEND_TRANSITIONS, next: st.sendTransition },
      {
        states: st.RECEIVE_STATES,
        events: st.RECEIVE_EVENTS,
        list: st.RECEIVE_TRANSITIONS,
        next: st.receiveTransition,
      },
    ];
    for (const { states, events, list, next } of tables) {
      for (const from of states.keys()) {
        for (const event of events.keys()) {
          const to = list.find(([f, e]) => f === from && e === event)?.[2] ?? -1;
          expect(next(from, event)).toBe(to);
        }
      }
    }
  });

  it("are all reachable, and all lead back to free", () => {
    for (const [states, list] of [
      [st.SEND_STATES, st.SEND_TRANSITIONS],
      [st.RECEIVE_STATES, st.RECEIVE_TRANSITIONS],
    ] as const) {
      for (const state of states.keys()) {
        expect(list.some(([, , to]) => to === state)).toBe(true);
        expect(list.some(([from, , to]) => from === state && (state === 0 || to === 0))).toBe(true);
      }
    }
  });
});

describe("the headers", () => {
  /** Returns the byte offsets in the page's table after `title`. */
  function offsets(title: string): number[] {
    const table = page.slice(page.indexOf(title)).split("\n\n")[1]!;
    return [...table.matchAll(/^\| (\d+) \|/gm)].map(([, offset]) => Number(offset));
  }

  it("have the offsets in the page", () => {
    const data = { ...Data, synBytes: -1, bytes: -1 };
    expect(new Set(offsets("**DATA**"))).toEqual(new Set(Object.values(data).filter((n) => n >= 0)));
    const ack = { ...Ack, nakBytes: -1 };
    expect(new Set(offsets("**ACK**"))).toEqual(new Set(Object.values(ack).filter((n) => n >= 0)));
    const control = { ...Control, addressBytes: -1, bytes: -1 };
    expect(new Set(offsets("**CONTROL**"))).toEqual(new Set(Object.values(control).filter((n) => n >= 0)));
  });
});
