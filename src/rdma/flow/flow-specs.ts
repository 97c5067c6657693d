import {
  IBV_FLOW_ATTR_NORMAL,
  IBV_FLOW_SPEC_ACTION_COUNT,
  IBV_FLOW_SPEC_ACTION_DROP,
  IBV_FLOW_SPEC_IPV4,
  IBV_FLOW_SPEC_IPV6,
  IBV_FLOW_SPEC_UDP,
} from "../../../ffi/ibverbs/constants.ts";
import {
  ibv_flow_attr,
  ibv_flow_spec_action_drop,
  ibv_flow_spec_counter_action,
  ibv_flow_spec_ipv4,
  ibv_flow_spec_ipv6,
  ibv_flow_spec_tcp_udp,
} from "../../../ffi/ibverbs/structs.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import type { FlowRuleOptions } from "./flow-rule.ts";
import { type Network, parseNetwork } from "./network.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (struct: { readonly pointer: number }, size: number): Bytes =>
  new Uint8Array(memory(struct.pointer, size).slice(0));

/** Returns 16 bits in network order, as C reads them. */
const swapped16 = (value: number) => ((value & 255) << 8) | (value >> 8);

const wordOf = (bytes: Uint8Array | undefined): number =>
  bytes === undefined ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);

function addressSpec(from: Network | undefined, to: Network | undefined): Bytes[] {
  if (from === undefined && to === undefined) return [];
  if (from !== undefined && to !== undefined && from.isIpv6 !== to.isIpv6)
    throw new TypeError(
      "createFlowRule: from and to are of different address families. Use IPv4 or IPv6 for both",
    );
  if (!(from ?? to)!.isIpv6) {
    const spec = ibv_flow_spec_ipv4.alloc({ type: IBV_FLOW_SPEC_IPV4, size: ibv_flow_spec_ipv4.size });
    spec.val.src_ip = wordOf(from?.address);
    spec.val.dst_ip = wordOf(to?.address);
    spec.mask.src_ip = wordOf(from?.mask);
    spec.mask.dst_ip = wordOf(to?.mask);
    return [bytesOf(spec, ibv_flow_spec_ipv4.size)];
  }
  const spec = ibv_flow_spec_ipv6.alloc({ type: IBV_FLOW_SPEC_IPV6, size: ibv_flow_spec_ipv6.size });
  if (from) spec.val.src_ip.set(from.address);
  if (to) spec.val.dst_ip.set(to.address);
  if (from) spec.mask.src_ip.set(from.mask);
  if (to) spec.mask.dst_ip.set(to.mask);
  return [bytesOf(spec, ibv_flow_spec_ipv6.size)];
}

function portSpec(source: number | undefined, target: number | undefined): Bytes[] {
  if (source === undefined && target === undefined) return [];
  const spec = ibv_flow_spec_tcp_udp.alloc({ type: IBV_FLOW_SPEC_UDP, size: ibv_flow_spec_tcp_udp.size });
  spec.val.src_port = swapped16(source ?? 0);
  spec.val.dst_port = swapped16(target ?? 0);
  spec.mask.src_port = source === undefined ? 0 : 0xffff;
  spec.mask.dst_port = target === undefined ? 0 : 0xffff;
  return [bytesOf(spec, ibv_flow_spec_tcp_udp.size)];
}

function actionSpecs(options: FlowRuleOptions): Bytes[] {
  const specs: Bytes[] = [];
  if (options.counters) {
    const size = ibv_flow_spec_counter_action.size;
    const counters = options.counters.pointer;
    specs.push(
      bytesOf(ibv_flow_spec_counter_action.alloc({ type: IBV_FLOW_SPEC_ACTION_COUNT, size, counters }), size),
    );
  }
  if (options.drop) {
    const size = ibv_flow_spec_action_drop.size;
    specs.push(bytesOf(ibv_flow_spec_action_drop.alloc({ type: IBV_FLOW_SPEC_ACTION_DROP, size }), size));
  }
  return specs;
}

/** Returns the argument of `ibv_create_flow`: `struct ibv_flow_attr`, followed by the specs. */
export function flowSpecs(options: FlowRuleOptions, port: number): Bytes {
  const network = (what: "from" | "to") => {
    const text = options[what];
    return text === undefined ? undefined : parseNetwork(text, `createFlowRule: ${what}`);
  };
  const specs = [
    ...addressSpec(network("from"), network("to")),
    ...portSpec(options.sourcePort, options.destinationPort),
    ...actionSpecs(options),
  ];
  const size = specs.reduce((sum, spec) => sum + spec.length, ibv_flow_attr.size);
  const attr = ibv_flow_attr.alloc({ type: IBV_FLOW_ATTR_NORMAL, size, port });
  attr.num_of_specs = specs.length;
  attr.priority = options.priority ?? 0;
  const all = new Uint8Array(new ArrayBuffer(size));
  all.set(bytesOf(attr, ibv_flow_attr.size));
  let at = ibv_flow_attr.size;
  for (const spec of specs) {
    all.set(spec, at);
    at += spec.length;
  }
  return all;
}
