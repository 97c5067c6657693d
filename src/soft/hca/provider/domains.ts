// Protection domains, thread domains and parent domains.
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { Context, MAGIC_CONTEXT, MAGIC_PD, MAGIC_TD, Pd, Td } from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { failed, failPointer } from "./checked.ts";
import { KIND_DOMAIN, type SharedContext } from "./shared-contexts.ts";

const { EBUSY, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;

/** Returns the protection domain that owns objects made from `pointer`, -1 for no domain. */
export function domainAt(d: SoftNic, pointer: number): number {
  const at = d.live(pointer, Pd.magic, MAGIC_PD);
  return at < 0 ? at : d.e.i32[at + Pd.base]! || at;
}

/** Returns the verbs of domains. */
export function domainVerbs(
  d: SoftNic,
  contexts: ReadonlyMap<number, SharedContext>,
): Pick<VerbsFunctions, "ibv_alloc_pd" | "ibv_dealloc_pd"> & Partial<VerbsFunctions> {
  const { e } = d;
  const isContext = (pointer: number) => d.live(pointer, Context.magic, MAGIC_CONTEXT) >= 0;

  /** Creates a domain on top of `base` and a thread domain. Both are 0 for a plain protection domain. */
  function protectionDomain(context: number, base: number, threads: number): number {
    const at = d.allocate(Pd.bytes);
    if (at === 0) return failPointer(ENOMEM);
    d.exclusively(() => {
      e.i32[at + Pd.base] = base;
      e.i32[at + Pd.threads] = threads;
      if (base !== 0) e.i32[base + Pd.children]!++;
      if (threads !== 0) e.i32[threads + Td.children]!++;
      e.i32[at + Pd.magic] = MAGIC_PD;
    });
    const pointer = d.pointerOf(at);
    const view = s.ibv_pd.at(pointer);
    view.context = context;
    view.handle = at;
    return pointer;
  }

  return {
    ibv_alloc_pd(context) {
      if (!isContext(context)) return failPointer(EINVAL);
      const pointer = protectionDomain(context, 0, 0);
      if (pointer !== 0) contexts.get(context)?.add(KIND_DOMAIN, { handle: d.offset(pointer) });
      return pointer;
    },
    ibv_dealloc_pd(pointer) {
      const at = d.live(pointer, Pd.magic, MAGIC_PD);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Pd.children] !== 0) return failed(EBUSY);
      contexts.get(s.ibv_pd.at(pointer).context)?.remove(at, KIND_DOMAIN);
      d.exclusively(() => {
        const [base, threads] = [e.i32[at + Pd.base]!, e.i32[at + Pd.threads]!];
        if (base !== 0) e.i32[base + Pd.children]!--;
        if (threads !== 0) e.i32[threads + Td.children]!--;
        d.free(at, Pd.bytes);
      });
      return 0;
    },
    ibv_alloc_td(context, attributes) {
      const [mask] = new Uint32Array(memory(attributes, 4));
      if (!isContext(context) || mask !== 0) return failPointer(EINVAL);
      const at = d.allocate(Td.bytes);
      if (at === 0) return failPointer(ENOMEM);
      e.i32[at + Td.magic] = MAGIC_TD;
      const pointer = d.pointerOf(at);
      s.ibv_td.at(pointer).context = context;
      return pointer;
    },
    ibv_dealloc_td(pointer) {
      const at = d.live(pointer, Td.magic, MAGIC_TD);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Td.children] !== 0) return failed(EBUSY);
      d.exclusively(() => d.free(at, Td.bytes));
      return 0;
    },
    ibv_alloc_parent_domain(context, attributes) {
      const { pd, td, comp_mask } = s.ibv_parent_domain_init_attr.at(attributes);
      const base = domainAt(d, pd);
      const threads = td === 0 ? 0 : d.live(td, Td.magic, MAGIC_TD);
      if (!isContext(context) || base < 0 || threads < 0) return failPointer(EINVAL);
      // The soft NIC allocates nothing from the caller's memory.
      if (Number(comp_mask) !== 0) return failPointer(EOPNOTSUPP);
      return protectionDomain(context, base, threads);
    },
  };
}
