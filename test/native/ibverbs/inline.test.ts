import { expect, test } from "vitest";
import { Errno } from "../../../ffi/errno.ts";
import { AbiError } from "../../../ffi/errors.ts";
import {
  IBV_ACCESS_LOCAL_WRITE,
  IBV_ACCESS_RELAXED_ORDERING,
  IBV_MW_TYPE_1,
  IBV_MW_TYPE_2,
  IBV_QP_INIT_ATTR_PD,
  ibv_context,
  ibv_flow,
  ibv_mr,
  ibv_mw,
  ibv_mw_bind,
  ibv_port_attr,
  ibv_port_attr_v49,
  ibv_qp_init_attr_ex,
  ibv_query_device_ex_input,
  signatures,
  unsupported,
  verbs_context,
} from "../../../ffi/ibverbs/index.ts";
import { build } from "../../../ffi/ibverbs/native.ts";
import { readPointer, writePointer } from "../../../ffi/ibverbs/peek.ts";
import { errno, libc, setErrno } from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { fakeContext, zeroed } from "./fake-context.ts";

/** Library without any symbol, so that only inline verbs work. */
const empty = Object.fromEntries(Object.keys(signatures).map((name) => [name, undefined]));
const lib = build(empty as never);

const bytes = (address: number, count: number): Uint8Array => new Uint8Array(memory(address, count));

test("posting and polling go through the operations of the object's context", () => {
  const fake = fakeContext();
  const calls: unknown[] = [];
  fake.op("post_send", (...args) => {
    calls.push(["post_send", ...args]);
    return 12;
  });
  fake.op("poll_cq", (...args) => {
    calls.push(["poll_cq", ...args]);
    return 3;
  });
  const qp = fake.object(64);
  expect(lib.ibv_post_send(qp, 0x1000, 0x2000)).toBe(12);
  expect(lib.ibv_poll_cq(qp, 16, 0x3000)).toBe(3);
  expect(lib.ops(fake.context).post_send(qp, 1, 2)).toBe(12);
  expect(calls).toEqual([
    ["post_send", qp, 0x1000, 0x2000],
    ["poll_cq", qp, 16, 0x3000],
    ["post_send", qp, 1, 2],
  ]);
  expect(lib.ops(fake.context)).toBe(lib.ops(fake.context));
});

test("an operation that the driver left NULL fails with EOPNOTSUPP and is not called", () => {
  const fake = fakeContext();
  const object = fake.object(64);
  expect(lib.ibv_post_recv(object, 1, 2)).toBe(Errno.EOPNOTSUPP);
  expect(lib.ibv_post_srq_recv(object, 1, 2)).toBe(Errno.EOPNOTSUPP);
  expect(lib.ibv_poll_cq(object, 1, 2)).toBe(-1);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
  setErrno(0);
  expect(lib.ibv_alloc_mw(object, IBV_MW_TYPE_1)).toBe(0);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
});

test("every verb fails with EOPNOTSUPP if the driver lacks its function", () => {
  const fake = fakeContext();
  const target = zeroed(4096);
  for (const [name, signature] of Object.entries(signatures)) {
    if (!name.startsWith("ibv_") || /ibv_inc_rkey|qpt_supported|udp_sport|to_cq$|abi/.test(name)) continue;
    if (name === "ibv_bind_mw" || name === "ibv_wr_abort") continue;
    const takesContext = /^ibv_(open|create|alloc|query|import)_/.test(name);
    const object =
      takesContext && !/alloc_null|alloc_mw|create_flow$/.test(name) ? fake.context : fake.object(4096);
    if (name === "ibv_destroy_flow") writePointer(object + ibv_flow.offsets.context, fake.context);
    libc.memset(target, 0, 64);
    const args = [object, ...signature.slice(2).map((type) => (type === "ptr" ? target : 0))];
    if (name === "ibv_memcpy_from_dm") args.splice(0, 2, target, object);
    setErrno(0);
    const result = (lib[name as keyof typeof lib] as (...args: number[]) => unknown)(...args);
    const refused = [Errno.EOPNOTSUPP, -1, -4, 0, 0n, false, undefined, BigInt(-Errno.EOPNOTSUPP)];
    expect(refused, `${name} gave ${result}`).toContain(result);
    expect(result === Errno.EOPNOTSUPP || errno() === Errno.EOPNOTSUPP, name).toBe(true);
  }
});

test("an extended verb calls its slot with all arguments", () => {
  const fake = fakeContext();
  const calls: unknown[] = [];
  fake.extended("advise_mr", (...args) => {
    calls.push(args);
    return 0;
  });
  fake.extended("alloc_dm", (...args) => {
    calls.push(args);
    return 0xd0;
  });
  fake.extended("ibv_destroy_flow", (flow) => {
    calls.push([flow]);
    return 7;
  });
  const pd = fake.object(16);
  expect(lib.ibv_advise_mr(pd, 1, 2, 0x3000, 4)).toBe(0);
  expect(lib.ibv_alloc_dm(fake.context, 0x40)).toBe(0xd0);
  // ibv_flow has its context after comp_mask.
  const flow = zeroed(24);
  writePointer(flow + ibv_flow.offsets.context, fake.context);
  expect(lib.ibv_destroy_flow(flow)).toBe(7);
  expect(calls).toEqual([[pd, 1, 2, 0x3000, 4], [fake.context, 0x40], [flow]]);
});

test("a slot beyond verbs_context.sz is not read", () => {
  const { alloc_td, context } = verbs_context.offsets;
  // The struct ends just before alloc_td, as in an older library with other data at that offset.
  const size = context - alloc_td + ibv_context.size - 8;
  const fake = fakeContext({ size });
  fake.extended("alloc_td", () => {
    throw new Error("called beyond the end");
  });
  fake.extended("dealloc_td", () => 5);
  expect(lib.ibv_alloc_td(fake.context, 0)).toBe(0);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
  const object = fake.object(16);
  expect(lib.ibv_dealloc_td(object)).toBe(
    size >= context - verbs_context.offsets.dealloc_td + ibv_context.size ? 5 : Errno.EOPNOTSUPP,
  );
});

test("a context without the marker of an extended one is refused", () => {
  const fake = fakeContext({ extended: false });
  expect(() => lib.ops(fake.context)).toThrow(AbiError);
  expect(() => lib.ibv_alloc_td(fake.context, 0)).toThrow(/abi_compat/);
});

test.each([0, 328, 339, 100000])("a verbs_context.sz of %i is refused", (size) => {
  const fake = fakeContext({ size });
  expect(() => lib.ops(fake.context)).toThrow(AbiError);
});

test("a verbs_context.sz above the known size is accepted", () => {
  const fake = fakeContext({ size: 696 });
  fake.op("req_notify_cq", (_cq, solicited) => solicited);
  expect(lib.ops(fake.context).req_notify_cq(0, 1)).toBe(1);
});

test("ibv_query_port passes the size of the caller's struct", () => {
  const fake = fakeContext();
  const sizes: bigint[] = [];
  fake.extended("query_port", (_context, port, attr, size) => {
    sizes.push(size);
    bytes(attr, 1)[0] = port;
    return 0;
  });
  const attr = ibv_port_attr.alloc();
  expect(lib.ibv_query_port(fake.context, 3, attr.pointer)).toBe(0);
  expect(lib.ibv_query_port(fake.context, 3, ibv_port_attr_v49.alloc().pointer, ibv_port_attr_v49.size)).toBe(
    0,
  );
  expect(sizes).toEqual([52n, 56n]);
  expect(attr.state).toBe(3);
});

test("without the slot ibv_query_port falls back to the exported function over cleared memory", () => {
  const fake = fakeContext();
  const old = build({
    ...empty,
    ibv_query_port: (_c: number, _p: number, attr: number) => bytes(attr, 1)[0]!,
  } as never);
  const attr = ibv_port_attr.alloc();
  bytes(attr.pointer, ibv_port_attr.size).fill(0xaa);
  expect(old.ibv_query_port(fake.context, 1, attr.pointer)).toBe(0);
  expect(attr.port_cap_flags2).toBe(0);
});

test("ibv_query_device_ex falls back to ibv_query_device, and refuses an input mask", () => {
  const fake = fakeContext();
  fake.extended("query_device_ex", () => Errno.ENOSYS);
  let filled = 0;
  const old = build({
    ...empty,
    ibv_query_device: (_context: number, attr: number) => {
      filled = attr;
      return 0;
    },
  } as never);
  const attr = zeroed(400);
  bytes(attr, 400).fill(0xaa);
  expect(old.ibv_query_device_ex(fake.context, 0, attr)).toBe(0);
  expect(filled).toBe(attr);
  expect(bytes(attr, 400).every((byte) => byte === 0)).toBe(true);
  const input = ibv_query_device_ex_input.alloc({ comp_mask: 1 });
  expect(old.ibv_query_device_ex(fake.context, input.pointer, attr)).toBe(Errno.EINVAL);
});

test("ibv_create_qp_ex with only a protection domain calls ibv_create_qp", () => {
  const fake = fakeContext();
  const old = build({ ...empty, ibv_create_qp: (pd: number, attr: number) => pd + attr } as never);
  const attr = ibv_qp_init_attr_ex.alloc({ comp_mask: IBV_QP_INIT_ATTR_PD, pd: 0x100 });
  expect(old.ibv_create_qp_ex(fake.context, attr.pointer)).toBe(0x100 + attr.pointer);
});

test("ibv_post_srq_ops names the operation that could not be posted", () => {
  const fake = fakeContext();
  const bad = zeroed(8);
  expect(lib.ibv_post_srq_ops(fake.object(128), 0x1234, bad)).toBe(Errno.EOPNOTSUPP);
  expect(readPointer(bad)).toBe(0x1234);
});

test("ibv_bind_mw checks window type, empty binds and the domain before it calls the driver", () => {
  const fake = fakeContext();
  fake.op("bind_mw", () => 0);
  const held: object[] = []; // The memory of a struct is freed with the struct.
  const hold = (struct: { pointer: number }) => {
    held.push(struct);
    return struct.pointer;
  };
  const window = (values: object) => hold(ibv_mw.alloc({ context: fake.context, pd: 0x10, ...values }));
  const region = ibv_mr.alloc({ context: fake.context, pd: 0x20 });
  const bind = (info: object) => hold(ibv_mw_bind.alloc({ bind_info: info }));
  const ok = window({ type: IBV_MW_TYPE_1 });
  expect(lib.ibv_bind_mw(0, window({ type: IBV_MW_TYPE_2 }), bind({}))).toBe(Errno.EINVAL);
  expect(lib.ibv_bind_mw(0, ok, bind({ length: 1 }))).toBe(Errno.EINVAL);
  expect(lib.ibv_bind_mw(0, ok, bind({ mr: region.pointer }))).toBe(Errno.EPERM);
  expect(lib.ibv_bind_mw(0, ok, bind({}))).toBe(0);
  region.pd = 0x10;
  expect(lib.ibv_bind_mw(0, ok, bind({ mr: region.pointer, length: 8 }))).toBe(0);
  expect(held).toHaveLength(7);
});

test("a provider with some functions gets defaults for the others", () => {
  const soft = unsupported({
    provider: "soft",
    ops: () => ({ ...lib.ops(fakeContext().context), post_send: () => 99 }),
    ibv_alloc_pd: () => 0x77,
  });
  const qp = zeroed(8);
  expect(soft.ibv_post_send(qp, 0, 0)).toBe(99);
  expect(soft.ibv_alloc_pd(0)).toBe(0x77);
  expect(soft.ibv_create_counters(0, 0)).toBe(0);
  expect(soft.ibv_query_gid_table(0, 0, 1, 0)).toBe(BigInt(-Errno.EOPNOTSUPP));
  expect(soft.ibv_inc_rkey(0x123456ff)).toBe(0x12345600);
});

test("opening a device whose context is of an unknown ABI closes it and throws AbiError", () => {
  const fake = fakeContext({ extended: false });
  const closed: number[] = [];
  const odd = build({
    ...empty,
    ibv_open_device: () => fake.context,
    ibv_close_device: (context: number) => {
      closed.push(context);
      return 0;
    },
  } as never);
  expect(() => odd.ibv_open_device(1)).toThrow(AbiError);
  expect(closed).toEqual([fake.context]);
});

test("ibv_reg_mr goes through ibv_reg_mr_iova2, and without it drops the optional access flags", () => {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return 1;
    };
  const access = IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_RELAXED_ORDERING;
  build({ ...empty, ibv_reg_mr_iova2: note("iova2") } as never).ibv_reg_mr(1, 0x1000, 64, access);
  build({ ...empty, ibv_reg_mr: note("plain") } as never).ibv_reg_mr(1, 0x1000, 64, access);
  expect(calls).toEqual([
    ["iova2", 1, 0x1000, 64, 0x1000, access],
    ["plain", 1, 0x1000, 64, IBV_ACCESS_LOCAL_WRITE],
  ]);
});
