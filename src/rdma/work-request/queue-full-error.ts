import { DoorbellError } from "../../errors.ts";

/**
 * Error of a post to a queue without enough free slots. Nothing was posted.
 *
 * @example
 * const narrow = pd.createQueuePair({ completions: cq, receiveDepth: 1 });
 * narrow.receive();
 * try {
 *   narrow.receive();
 * } catch (error) {
 *   if (error instanceof QueueFullError) console.log(error.outstanding, error.capacity); // 1 1
 * }
 */
export class QueueFullError extends DoorbellError {
  override readonly name = "QueueFullError";
  readonly queue: "send" | "receive" | "shared receive";
  /** Number of work requests that hold a slot. */
  readonly outstanding: number;
  readonly capacity: number;

  constructor(
    label: string,
    queue: QueueFullError["queue"],
    outstanding: number,
    capacity: number,
    wanted: number,
  ) {
    super(
      `${label}: the ${queue} queue has ${capacity - outstanding} free slots of ${capacity}, ${wanted} wanted`,
      queue === "send"
        ? "Poll the send completion queue; unsignaled requests free their slots when a later signaled one completes."
        : "Poll the receive completion queue, or create the queue with a greater depth.",
    );
    this.queue = queue;
    this.outstanding = outstanding;
    this.capacity = capacity;
  }
}
