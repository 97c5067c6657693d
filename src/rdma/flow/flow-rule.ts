import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { checkOptions, flag, instance, optionsTable, text, whole } from "../../arguments/options.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import type { QueuePair } from "../queue-pair/queue-pair.ts";
import { FlowCounters } from "./flow-counters.ts";
import { flowSpecs } from "./flow-specs.ts";

/** Options of a {@link FlowRule}: the packets that it matches, and the action. */
export interface FlowRuleOptions {
  /** Source of matching packets: an address, or a network such as "10.0.0.0/8". Default: any. */
  readonly from?: string;
  /**
   * Destination of matching packets: an address of this host, a multicast group or a network. Default: any.
   */
  readonly to?: string;
  /** UDP source port of matching packets. Default: any. */
  readonly sourcePort?: number;
  /** UDP destination port of matching packets; RoCE uses 4791. Default: any. */
  readonly destinationPort?: number;
  /** Counters that matching packets are counted in. Default: none. */
  readonly counters?: FlowCounters;
  /** True to drop matching packets instead of receiving them. Default false. */
  readonly drop?: boolean;
  /** Priority of the rule. Of several matching rules the lowest number wins, then the oldest. Default 0. */
  readonly priority?: number;
}

export const flowRuleOptions = optionsTable<FlowRuleOptions>()(
  "rdma.FlowRuleOptions",
  { "QueuePair.createFlowRule": 0 },
  {
    from: {
      type: text("an address, or a network such as 10.0.0.0/8"),
      defaultText: "any",
      text: "The source of matching packets.",
    },
    to: {
      type: text("an address, or a network such as 10.0.0.0/8"),
      defaultText: "any",
      text: "The destination of matching packets: an address of this host, or a multicast group.",
    },
    sourcePort: {
      type: whole(0, 65_535),
      defaultText: "any",
      text: "The UDP source port of matching packets.",
    },
    destinationPort: {
      type: whole(0, 65_535),
      defaultText: "any",
      text: "The UDP destination port of matching packets.",
    },
    counters: {
      type: instance("FlowCounters", () => FlowCounters, "device.createFlowCounters()"),
      defaultText: "none",
      text: "The counters of matching packets.",
    },
    drop: { type: flag(), default: false, text: "Drop matching packets instead of receiving them." },
    priority: {
      type: whole(0, 65_535),
      default: 0,
      text: "Of several matching rules the lowest number wins.",
    },
  },
);

/**
 * Rule for packets to a queue pair (`struct ibv_flow`): addresses and ports to match, and whether to count or
 * drop the packets. On soft0 a queue pair receives the packets for its number with or without rules. On NICs
 * that steer, a rule also directs other packets to it.
 *
 * @example
 * const inbox = pd.createQueuePair({ type: "UD", completions: cq });
 * using counters = device.createFlowCounters();
 * using quiet = inbox.createFlowRule({ from: "10.9.0.7", drop: true, counters }); // nothing from there any more
 */
export class FlowRule extends Resource {
  readonly queuePair: QueuePair;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly counters: FlowCounters | undefined;

  /** @internal Use {@link QueuePair.createFlowRule}. */
  constructor(queuePair: QueuePair, given?: FlowRuleOptions) {
    super();
    const options = checkOptions(flowRuleOptions, "createFlowRule", given);
    const { device } = queuePair.protectionDomain;
    if (queuePair.type !== "UD")
      throw new TypeError(`${queuePair.label} is ${queuePair.type}: only UD queue pairs have flow rules`);
    if (options.counters && options.counters.device !== device)
      throw new TypeError("createFlowRule: the counters belong to another device");
    queuePair.ensureOpen();
    options.counters?.ensureOpen();
    const specs = flowSpecs(options, queuePair.port);
    const made = device.lib.ibv_create_flow(queuePair.pointer, addressOf(specs));
    keepAlive(specs);
    this.pointer = checkPointer("ibv_create_flow", made);
    this.queuePair = queuePair;
    this.counters = options.counters;
    this.ownFrozen(queuePair, ...(options.counters ? [options.counters] : []));
  }

  get label(): string {
    return `FlowRule of ${this.queuePair.label}`;
  }

  protected override shown(): Record<string, unknown> {
    return { counters: this.counters, pointer: hex(this.pointer) };
  }

  protected release(): void {
    const { device } = this.queuePair.protectionDomain;
    checkResult("ibv_destroy_flow", device.lib.ibv_destroy_flow(this.pointer));
  }
}
