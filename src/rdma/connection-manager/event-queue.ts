import { until } from "../../wait/until.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ConnectionEvent, ConnectionEventType } from "./connection-event.ts";

/** Who gets an id's events; `request` is the C id that a request brought. */
export type EventHandler = (event: ConnectionEvent, request: number) => void;

/** What happened to an id and nobody has looked at yet. */
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

  /** Hands the events to `handler` from now on, those that wait at once. */
  handle(handler: EventHandler | undefined): void {
    this.#handler = handler;
    if (handler) for (const [event, request] of this.#events.splice(0)) handler(event, request);
  }

  #wake(): void {
    for (const ready of this.#waiting) queueMicrotask(ready);
    this.#waiting.clear();
  }

  /** The next event; `ensureOpen` throws once there will be none. */
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

  /** `event`, if it is of that type; else ConnectionError. */
  check(type: ConnectionEventType, event: ConnectionEvent, label: string): ConnectionEvent {
    if (event.type !== type) throw new ConnectionError(label, event);
    return event;
  }

  /** No more events come: who waits finds out. */
  end(): void {
    this.#wake();
  }
}
