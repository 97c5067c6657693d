import { addressOf } from "../../../ffi/runtime/index.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { flag, instance, text, whole } from "../../arguments/value-type.ts";
import { hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { QueuePair } from "../queue-pair/queue-pair.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import { FlowCounters } from "./flow-counters.ts";
import { flowSpecs } from "./flow-specs.ts";

/** Which packets a {@link FlowRule} is for, and what it does with them. */
export interface FlowRuleOptions {
  /** Only those from here: an address, or a network such as "10.0.0.0/8". Default: any. */
  readonly from?: string;
  /** Only those to this address of ours, or multicast group, or to one of this network. Default: any. */
  readonly to?: string;
  /** Only those from this UDP port. Default: any. */
  readonly sourcePort?: number;
  /** Only those to this UDP port; RoCE's is 4791. Default: any. */
  readonly destinationPort?: number;
  /** Where it counts them. Default: nowhere. */
  readonly counters?: FlowCounters;
  /** Drop them instead of receiving them. Default false. */
  readonly drop?: boolean;
  /** Of rules that fit, the one with the lowest number is taken, then the oldest. Default 0. */
  readonly priority?: number;
}

export const flowRuleOptions = optionsTable<FlowRuleOptions>()(
  "rdma.FlowRuleOptions",
  { "QueuePair.createFlowRule": 0 },
  {
    from: {
      type: text("an address, or a network such as 10.0.0.0/8"),
      defaultText: "any",
      text: "Only packets from here.",
    },
    to: {
      type: text("an address, or a network such as 10.0.0.0/8"),
      defaultText: "any",
      text: "Only packets to this address of ours, or multicast group.",
    },
    sourcePort: { type: whole(0, 65_535), defaultText: "any", text: "Only packets from this UDP port." },
    destinationPort: { type: whole(0, 65_535), defaultText: "any", text: "Only packets to this UDP port." },
    counters: {
      type: instance("FlowCounters", () => FlowCounters, "device.createFlowCounters()"),
      defaultText: "none",
      text: "Where it counts them.",
    },
    drop: { type: flag(), default: false, text: "Drop them instead of receiving them." },
    priority: { type: whole(0, 65_535), default: 0, text: "Of rules that fit, the lowest number is taken." },
  },
);

/**
 * A rule for what comes to a queue pair (`struct ibv_flow`): which packets it is for, by addresses and ports, and whether they are
 * counted or dropped. On soft0 a queue pair has what is for its number with and without rules; on NICs that steer, a rule is what
 * brings it packets of others as well.
 *
 * @example
 * const inbox = pd.createQueuePair({ type: "UD", completions: cq });
 * using counters = device.createFlowCounters();
 * using quiet = inbox.createFlowRule({ from: "10.9.0.7", drop: true, counters }); // nothing from there any more
 */
export class FlowRule extends Resource {
  readonly queuePair: QueuePair;
  /** The C object. */
  readonly pointer: number;
  readonly counters: FlowCounters | undefined;

  /** @internal Use {@link QueuePair.createFlowRule}. */
  constructor(queuePair: QueuePair, given?: FlowRuleOptions) {
    super();
    const options = checkOptions(flowRuleOptions, "createFlowRule", given);
    const { device } = queuePair.protectionDomain;
    if (queuePair.type !== "UD")
      throw new TypeError(`${queuePair.label} is ${queuePair.type}: flow rules are for UD`);
    if (options.counters && options.counters.device !== device)
      throw new TypeError("createFlowRule: the counters belong to another device");
    queuePair.ensureOpen();
    options.counters?.ensureOpen();
    const specs = flowSpecs(options, queuePair.port);
    const made = device.lib.ibv_create_flow(queuePair.pointer, addressOf(specs));
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
