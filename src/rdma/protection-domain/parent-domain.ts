import { ibv_parent_domain_init_attr, ibv_td_init_attr } from "../../../ffi/ibverbs/structs.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import type { ProtectionDomain } from "./protection-domain.ts";

/**
 * Domain of objects that only one thread at a time uses (`struct ibv_td`). A driver may leave out locks and
 * use separate resources for them.
 *
 * @example
 * using threads = device.createThreadDomain();
 * using own = pd.createParentDomain(threads);
 */
export class ThreadDomain extends Resource {
  readonly device: Device;
  /** Pointer to the C object. */
  readonly pointer: number;

  /** @internal Use {@link Device.createThreadDomain}. */
  constructor(device: Device) {
    super();
    device.ensureOpen();
    this.device = device;
    const attributes = ibv_td_init_attr.alloc();
    const made = device.lib.ibv_alloc_td(device.pointer, attributes.pointer);
    this.pointer = checkPointer("ibv_alloc_td", made);
    this.ownFrozen(device);
  }

  get label(): string {
    return `ThreadDomain of ${this.device.name}`;
  }

  protected release(): void {
    checkResult("ibv_dealloc_td", this.device.lib.ibv_dealloc_td(this.pointer));
  }
}

/**
 * Protection domain that was made from another one, with an optional thread domain: {@link
 * ProtectionDomain.createParentDomain}.
 */
export type ParentDomain = ProtectionDomain;

/** Creates a parent domain (`ibv_alloc_parent_domain`). */
export function createParentDomain(of: ProtectionDomain, threads: ThreadDomain | undefined): ParentDomain {
  if (threads !== undefined && !(threads instanceof ThreadDomain)) {
    throw new TypeError(
      `createParentDomain(${shown(threads)}). Use the result of device.createThreadDomain()`,
    );
  }
  const { device } = of;
  if (threads && threads.device !== device)
    throw new TypeError("the thread domain belongs to another device than the protection domain");
  threads?.ensureOpen();
  const c = ibv_parent_domain_init_attr.alloc();
  c.pd = of.pointer;
  c.td = threads?.pointer ?? 0;
  const made = device.lib.ibv_alloc_parent_domain(device.pointer, c.pointer);
  const pointer = checkPointer("ibv_alloc_parent_domain", made);
  const owners = threads ? [of, threads] : [of];
  // The class comes from the existing object: protection-domain.ts imports this file, so this file cannot
  // import the class.
  const Domain = of.constructor as new (device: Device, made: object) => ProtectionDomain;
  return new Domain(device, { pointer, base: of.base, owners });
}
