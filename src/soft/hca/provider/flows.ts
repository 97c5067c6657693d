// Parser of the argument of ibv_create_flow: a rule, followed by its specs.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { getDouble } from "../arena/engine.ts";
import { AF_INET, AF_INET6 } from "../arena/peer-address.ts";
import {
  COUNTER_POINTS,
  Context,
  Counters,
  Flow,
  MAGIC_CONTEXT,
  MAGIC_COUNTERS,
  MAGIC_FLOW,
  MAGIC_QP,
  Qp,
} from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { failed, failPointer, mayPoint } from "./checked.ts";

const { EBUSY, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;
const HEADER_BYTES = 6;
const MOST_SPECS = 16;

/**
 * A flow rule for the engine. Addresses and ports are in network byte order, with the source port in the low
 * half.
 */
interface WantedRule {
  readonly priority: number;
  family: number;
  readonly source: Int32Array;
  readonly sourceMask: Int32Array;
  readonly target: Int32Array;
  readonly targetMask: Int32Array;
  ports: number;
  portsMask: number;
  drop: boolean;
  /** Pointer of an ibv_counters, 0 for none. */
  counters: number;
}

/** Reads the rule at an address. Returns the errno for an invalid or unsupported one. */
function readRule(pointer: number): WantedRule | number {
  const attr = s.ibv_flow_attr.at(pointer);
  if (attr.comp_mask !== 0 || attr.port !== 1 || attr.num_of_specs > MOST_SPECS) return EINVAL;
  if (attr.type !== verbs.IBV_FLOW_ATTR_NORMAL || attr.flags !== 0) return EOPNOTSUPP;
  const none = () => new Int32Array(4);
  const rule: WantedRule = {
    ...{ priority: attr.priority, family: 0, ports: 0, portsMask: 0, drop: false, counters: 0 },
    ...{ source: none(), sourceMask: none(), target: none(), targetMask: none() },
  };
  let at = pointer + s.ibv_flow_attr.size;
  const end = pointer + attr.size;
  for (let left = attr.num_of_specs; left > 0; left--) {
    if (at + HEADER_BYTES > end) return EINVAL;
    const header = new DataView(memory(at, HEADER_BYTES));
    const [type, bytes] = [header.getUint32(0, true), header.getUint16(4, true)];
    const read = readers[type];
    if (read === undefined) return EOPNOTSUPP;
    if (bytes !== read.bytes || at + bytes > end) return EINVAL;
    const error = read.into(rule, at);
    if (error !== 0) return error;
    at += bytes;
  }
  return rule;
}

interface SpecReader {
  readonly bytes: number;
  /** Adds the spec at an address to the rule. Returns 0 or the errno. */
  into(rule: WantedRule, at: number): number;
}

const words = (at: number) => new Int32Array(memory(at, 16).slice(0, 16));

/** Sets the address family of a rule. Returns EINVAL when the rule already has the other family. */
function take(rule: WantedRule, family: number): number {
  if (rule.family !== 0 && rule.family !== family) return EINVAL;
  rule.family = family;
  return 0;
}

const ipv4: SpecReader = {
  bytes: s.ibv_flow_spec_ipv4.size,
  into(rule, at) {
    const { val, mask } = s.ibv_flow_spec_ipv4.at(at);
    rule.source[0] = val.src_ip;
    rule.sourceMask[0] = mask.src_ip;
    rule.target[0] = val.dst_ip;
    rule.targetMask[0] = mask.dst_ip;
    return take(rule, AF_INET);
  },
};

const ipv6: SpecReader = {
  bytes: s.ibv_flow_spec_ipv6.size,
  into(rule, at) {
    const { mask } = s.ibv_flow_spec_ipv6.at(at);
    // A UDP socket reports none of these fields.
    if (mask.flow_label !== 0 || mask.next_hdr !== 0 || mask.traffic_class !== 0 || mask.hop_limit !== 0)
      return EOPNOTSUPP;
    const { val: value, mask: bits } = s.ibv_flow_spec_ipv6.offsets;
    const { src_ip: from, dst_ip: to } = s.ibv_flow_ipv6_filter.offsets;
    rule.source.set(words(at + value + from));
    rule.sourceMask.set(words(at + bits + from));
    rule.target.set(words(at + value + to));
    rule.targetMask.set(words(at + bits + to));
    return take(rule, AF_INET6);
  },
};

const udp: SpecReader = {
  bytes: s.ibv_flow_spec_tcp_udp.size,
  into(rule, at) {
    const { val, mask } = s.ibv_flow_spec_tcp_udp.at(at);
    rule.ports = val.src_port | (val.dst_port << 16);
    rule.portsMask = mask.src_port | (mask.dst_port << 16);
    return 0;
  },
};

const drop: SpecReader = {
  bytes: s.ibv_flow_spec_action_drop.size,
  into(rule) {
    rule.drop = true;
    return 0;
  },
};

const count: SpecReader = {
  bytes: s.ibv_flow_spec_counter_action.size,
  into(rule, at) {
    // Specs follow each other without padding, so the pointer may be unaligned.
    const view = new DataView(memory(at, s.ibv_flow_spec_counter_action.size));
    const pointer = Number(view.getBigUint64(s.ibv_flow_spec_counter_action.offsets.counters, true));
    if (!mayPoint(pointer)) return EINVAL;
    rule.counters = pointer;
    return 0;
  },
};

const readers: Readonly<Record<number, SpecReader>> = {
  [verbs.IBV_FLOW_SPEC_IPV4]: ipv4,
  [verbs.IBV_FLOW_SPEC_IPV6]: ipv6,
  [verbs.IBV_FLOW_SPEC_UDP]: udp,
  [verbs.IBV_FLOW_SPEC_ACTION_DROP]: drop,
  [verbs.IBV_FLOW_SPEC_ACTION_COUNT]: count,
};

// Flow rules of UD queue pairs, and their counters. A UDP socket is not a wire, so a queue pair receives the
// datagrams for its number without any rule. Rules by address and port select datagrams to count and to drop.

/** Double that holds each ibv_counter_description. */
const COUNTED: readonly number[] = [Counters.datagrams, Counters.octets];

/** Returns the verbs of flow rules and their counters. */
export function flowVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;
  const countersAt = (pointer: number) => d.live(pointer, Counters.magic, MAGIC_COUNTERS);

  /** Makes rule `flow` count into `counters`. */
  function countInto(flow: number, counters: number): void {
    e.i32[flow + Flow.counters] = counters;
    if (counters !== 0) e.i32[counters + Counters.children]!++;
  }

  /** Inserts a rule behind the rules of the same priority. */
  function enlist(q: number, flow: number): void {
    let link = q + Qp.flows;
    for (let at = e.i32[link]!; at !== 0; at = e.i32[link]!) {
      if (e.i32[at + Flow.priority]! > e.i32[flow + Flow.priority]!) break;
      link = at + Flow.next;
    }
    e.i32[flow + Flow.next] = e.i32[link]!;
    e.i32[link] = flow;
  }

  function create(q: number, rule: WantedRule, counters: number): number {
    const flow = d.allocate(Flow.bytes);
    if (flow === 0) return 0;
    e.i32[flow + Flow.queuePair] = q;
    e.i32[flow + Flow.priority] = rule.priority;
    e.i32[flow + Flow.drop] = rule.drop ? 1 : 0;
    e.i32[flow + Flow.family] = rule.family;
    e.i32.set(rule.source, flow + Flow.source);
    e.i32.set(rule.sourceMask, flow + Flow.sourceMask);
    e.i32.set(rule.target, flow + Flow.target);
    e.i32.set(rule.targetMask, flow + Flow.targetMask);
    e.i32[flow + Flow.ports] = rule.ports;
    e.i32[flow + Flow.portsMask] = rule.portsMask;
    e.i32[flow + Flow.magic] = MAGIC_FLOW;
    d.exclusively(() => {
      countInto(flow, counters);
      enlist(q, flow);
    });
    return flow;
  }

  return {
    ibv_create_flow(queuePair, attributes) {
      const q = d.live(queuePair, Qp.magic, MAGIC_QP);
      if (q < 0) return failPointer(EINVAL);
      if (e.i32[q + Qp.type] !== verbs.IBV_QPT_UD) return failPointer(EOPNOTSUPP);
      const rule = readRule(attributes);
      if (typeof rule === "number") return failPointer(rule);
      const counters = rule.counters === 0 ? 0 : countersAt(rule.counters);
      if (counters < 0) return failPointer(EINVAL);
      const flow = create(q, rule, counters);
      if (flow === 0) return failPointer(ENOMEM);
      const pointer = d.pointerOf(flow);
      const view = s.ibv_flow.at(pointer);
      view.context = s.ibv_qp.at(queuePair).context;
      view.handle = flow;
      return pointer;
    },
    ibv_destroy_flow(pointer) {
      const flow = d.live(pointer, Flow.magic, MAGIC_FLOW);
      if (flow < 0) return failed(EINVAL);
      return d.exclusively(() => {
        let link = e.i32[flow + Flow.queuePair]! + Qp.flows;
        while (e.i32[link] !== flow) link = e.i32[link]! + Flow.next;
        e.i32[link] = e.i32[flow + Flow.next]!;
        const counters = e.i32[flow + Flow.counters]!;
        if (counters !== 0) e.i32[counters + Counters.children]!--;
        d.free(flow, Flow.bytes);
        return 0;
      });
    },
    ibv_create_counters(context, attributes) {
      if (d.live(context, Context.magic, MAGIC_CONTEXT) < 0) return failPointer(EINVAL);
      if (s.ibv_counters_init_attr.at(attributes).comp_mask !== 0) return failPointer(EOPNOTSUPP);
      const at = d.allocate(Counters.bytes);
      if (at === 0) return failPointer(ENOMEM);
      e.i32[at + Counters.magic] = MAGIC_COUNTERS;
      const pointer = d.pointerOf(at);
      s.ibv_counters.at(pointer).context = context;
      return pointer;
    },
    ibv_destroy_counters(pointer) {
      const at = countersAt(pointer);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Counters.children] !== 0) return failed(EBUSY);
      d.exclusively(() => d.free(at, Counters.bytes));
      return 0;
    },
    ibv_attach_counters_point_flow(pointer, attributes, flowPointer) {
      const at = countersAt(pointer);
      const flow = flowPointer === 0 ? 0 : d.live(flowPointer, Flow.magic, MAGIC_FLOW);
      const { comp_mask, counter_desc, index } = s.ibv_counter_attach_attr.at(attributes);
      if (at < 0 || flow < 0 || comp_mask !== 0 || index >= COUNTER_POINTS) return failed(EINVAL);
      if (COUNTED[counter_desc] === undefined) return failed(EOPNOTSUPP);
      // The counters of a rule cannot be changed.
      const counted = flow === 0 ? 0 : e.i32[flow + Flow.counters]!;
      if (counted !== 0 && counted !== at) return failed(EBUSY);
      d.exclusively(() => {
        e.i32[at + Counters.points + index] = counter_desc + 1;
        if (flow !== 0 && counted === 0) countInto(flow, at);
      });
      return 0;
    },
    ibv_read_counters(pointer, values, count, flags) {
      const at = countersAt(pointer);
      if (at < 0 || count > COUNTER_POINTS || (flags & ~verbs.IBV_READ_COUNTERS_ATTR_PREFER_CACHED) !== 0)
        return failed(EINVAL);
      if (count === 0) return 0;
      const into = new BigUint64Array(memory(values, count * 8));
      d.exclusively(() => {
        for (let i = 0; i < count; i++) {
          const point = e.i32[at + Counters.points + i]!;
          into[i] = point === 0 ? 0n : BigInt(getDouble(e, at + COUNTED[point - 1]!));
        }
      });
      return 0;
    },
  };
}
