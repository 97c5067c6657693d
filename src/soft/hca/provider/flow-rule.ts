// Parser of the argument of ibv_create_flow: a rule, followed by its specs.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { AF_INET, AF_INET6 } from "../arena/peer-address.ts";
import { mayPoint } from "./checked.ts";

const { EINVAL, EOPNOTSUPP } = c.Errno;
const HEADER_BYTES = 6;
const MOST_SPECS = 16;

/**
 * A flow rule for the engine. Addresses and ports are in network byte order, with the source port in the low
 * half.
 */
export interface WantedRule {
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
export function readRule(pointer: number): WantedRule | number {
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
