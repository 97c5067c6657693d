// Texts of the codes, as in libibverbs, as C strings that are never freed.
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";

const STATUS = [
  "success",
  "local length error",
  "local QP operation error",
  "local EE context operation error",
  "local protection error",
  "Work Request Flushed Error",
  "memory bind operation error",
  "bad response error",
  "local access error",
  "remote invalid request error",
  "remote access error",
  "remote operation error",
  "transport retry counter exceeded",
  "RNR retry counter exceeded",
  "local RDD violation error",
  "remote invalid RD request",
  "aborted error",
  "invalid EE context number",
  "invalid EE context state",
  "fatal error",
  "response timeout error",
  "general error",
  "TM error",
  "TM software rendezvous",
];

const EVENT = [
  "CQ error",
  "local work queue catastrophic error",
  "invalid request local work queue error",
  "local access violation work queue error",
  "communication established",
  "send queue drained",
  "path migrated",
  "path migration request error",
  "local catastrophic error",
  "port active",
  "port error",
  "LID change",
  "P_Key change",
  "SM change",
  "SRQ catastrophic error",
  "SRQ limit reached",
  "last WQE reached",
  "client reregistration",
  "GID table change",
  "WQ fatal",
];

const PORT_STATE = ["no state change (NOP)", "down", "init", "armed", "active", "active defer"];

const cached = new Map<string, number>();

function cText(text: string): number {
  let pointer = cached.get(text);
  if (pointer === undefined) {
    const bytes = new TextEncoder().encode(`${text}\0`);
    pointer = libc.malloc(bytes.length);
    new Uint8Array(memory(pointer, bytes.length)).set(bytes);
    cached.set(text, pointer);
  }
  return pointer;
}

/** Verbs that return texts. */
export const textVerbs: Partial<VerbsFunctions> = {
  ibv_wc_status_str: (status) => cText(STATUS[status] ?? "unknown"),
  ibv_event_type_str: (event) => cText(EVENT[event] ?? "unknown"),
  ibv_port_state_str: (state) => cText(PORT_STATE[state] ?? "unknown"),
  ibv_node_type_str: (type) => cText(type === 1 ? "InfiniBand channel adapter" : "unknown"),
};
