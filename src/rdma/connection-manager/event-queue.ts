import { until } from "../../wait/until.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ConnectionEvent, ConnectionEventType } from "./connection-event.ts";

/** Handler of the events of an id. `request` is the C id that a request brought. */
export type EventHandler = (event: ConnectionEvent, request: number) => void;

/** Events of an id that the caller has not taken yet. */
export class EventQueue {
  readonly #events: [ConnectionEvent, request: number][] = [];
  readonly #waiting = new Set<() => void>();
  #handler: EventHandler | undefined;

  deliver(event: ConnectionEvent, request: number): void {
    if (this.#handler) {
      this.#handler(event, request);
      return;
    }
    this.#events.push([event, request]);
    this.#wake();
  }

  /** Delivers events to `handler` from now on, pending ones at once. */
  handle(handler: EventHandler | undefined): void {
    this.#handler = handler;
    if (handler) for (const [event, request] of this.#events.splice(0)) handler(event, request);
  }

  #wake(): void {
    for (const ready of this.#waiting) queueMicrotask(ready);
    this.#waiting.clear();
  }

  /** Waits for the next event. `ensureOpen` throws when no more events can arrive. */
  next(
    what: string,
    wait: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
    ensureOpen: () => void,
  ): Promise<ConnectionEvent> {
    const look = () => {
      const event = this.#events.shift()?.[0];
      if (event === undefined) ensureOpen();
      return event;
    };
    const watch = (ready: () => void) => {
      this.#waiting.add(ready);
      return () => void this.#waiting.delete(ready);
    };
    return until(look, watch, { ...wait, what: () => what });
  }

  /** Returns the event if it is of that type. Otherwise throws ConnectionError. */
  check(type: ConnectionEventType, event: ConnectionEvent, label: string): ConnectionEvent {
    if (event.type !== type) throw new ConnectionError(label, event);
    return event;
  }

  /** Ends the queue. Waiting callers are rejected. */
  end(): void {
    this.#wake();
  }
}
