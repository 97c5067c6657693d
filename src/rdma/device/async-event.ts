import {
  IBV_EVENT_CLIENT_REREGISTER,
  IBV_EVENT_COMM_EST,
  IBV_EVENT_CQ_ERR,
  IBV_EVENT_DEVICE_FATAL,
  IBV_EVENT_GID_CHANGE,
  IBV_EVENT_LID_CHANGE,
  IBV_EVENT_PATH_MIG,
  IBV_EVENT_PATH_MIG_ERR,
  IBV_EVENT_PKEY_CHANGE,
  IBV_EVENT_PORT_ACTIVE,
  IBV_EVENT_PORT_ERR,
  IBV_EVENT_QP_ACCESS_ERR,
  IBV_EVENT_QP_FATAL,
  IBV_EVENT_QP_LAST_WQE_REACHED,
  IBV_EVENT_QP_REQ_ERR,
  IBV_EVENT_SM_CHANGE,
  IBV_EVENT_SQ_DRAINED,
  IBV_EVENT_SRQ_ERR,
  IBV_EVENT_SRQ_LIMIT_REACHED,
  ibv_event_type,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_async_event } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { Errno, errno } from "../../../ffi/libc/index.ts";
import { hex, printedAs } from "../../lifetime/resource.ts";
import { fdWatcher } from "../../wait/fd-watcher.ts";
import { setNonBlocking } from "../../wait/non-blocking.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import type { Device } from "./device.ts";

/** Asynchronous event of a device, a port or one of its objects (`struct ibv_async_event`). */
export interface AsyncEvent {
  /** Type of the event: `enum ibv_event_type` without its prefix, such as "PORT_ACTIVE" or "QP_FATAL". */
  readonly type: string;
  /** Kind of object that the event concerns. */
  readonly subject: "device" | "port" | "queuePair" | "completionQueue" | "sharedReceiveQueue" | "other";
  /** Number of the port, for an event of a port. */
  readonly port: number | undefined;
  /** Pointer to the C object, for an event of an object. Compare it with `pointer` of your objects. */
  readonly pointer: number | undefined;
}

const queuePairEvents: ReadonlySet<number> = new Set([
  IBV_EVENT_QP_FATAL,
  IBV_EVENT_QP_REQ_ERR,
  IBV_EVENT_QP_ACCESS_ERR,
  IBV_EVENT_COMM_EST,
  IBV_EVENT_SQ_DRAINED,
  IBV_EVENT_PATH_MIG,
  IBV_EVENT_PATH_MIG_ERR,
  IBV_EVENT_QP_LAST_WQE_REACHED,
]);
const portEvents: ReadonlySet<number> = new Set([
  IBV_EVENT_PORT_ACTIVE,
  IBV_EVENT_PORT_ERR,
  IBV_EVENT_LID_CHANGE,
  IBV_EVENT_PKEY_CHANGE,
  IBV_EVENT_SM_CHANGE,
  IBV_EVENT_CLIENT_REREGISTER,
  IBV_EVENT_GID_CHANGE,
]);

function subjectOf(type: number): AsyncEvent["subject"] {
  if (queuePairEvents.has(type)) return "queuePair";
  if (portEvents.has(type)) return "port";
  if (type === IBV_EVENT_CQ_ERR) return "completionQueue";
  if (type === IBV_EVENT_SRQ_ERR || type === IBV_EVENT_SRQ_LIMIT_REACHED) return "sharedReceiveQueue";
  return type === IBV_EVENT_DEVICE_FATAL ? "device" : "other";
}

/** @internal Implements {@link Device.nextEvent}. */
export async function nextAsyncEvent(device: Device, options?: WaitOptions): Promise<AsyncEvent> {
  const { timeoutMs, signal } = waitOf(options, "nextEvent");
  device.ensureOpen(); // A getter in the options may have closed the device.
  const fd = device.asyncFd;
  setNonBlocking(fd);
  const event = ibv_async_event.alloc();
  return await until(
    () => takeEvent(device, event),
    (ready) => fdWatcher().watch(fd, ready),
    { what: () => `waiting for an event of ${device.label}`, timeoutMs, signal },
  );
}

/** Returns the waiting event, or undefined when there is none. */
function takeEvent(device: Device, event: View<typeof ibv_async_event>): AsyncEvent | undefined {
  device.ensureOpen();
  if (device.lib.ibv_get_async_event(device.pointer, event.pointer) !== 0) {
    const failure = errno();
    if (failure === Errno.EAGAIN || failure === Errno.EINTR) return undefined;
    throw new VerbsError("ibv_get_async_event", failure);
  }
  device.lib.ibv_ack_async_event(event.pointer); // Acknowledged at once, because destroying the object waits until every event is acknowledged.
  const subject = subjectOf(event.event_type);
  const ofObject = subject !== "port" && subject !== "device" && subject !== "other";
  const happened: AsyncEvent = {
    type: ibv_event_type.nameOf(event.event_type).replace("IBV_EVENT_", ""),
    subject,
    port: subject === "port" ? event.element.port_num : undefined,
    pointer: ofObject ? event.element.qp : undefined,
  };
  return printedAs("Event", happened, ({ pointer }) =>
    pointer === undefined ? {} : { pointer: hex(pointer) },
  );
}
