// Loads, stores, atomic operations and copies. M is 64 bytes of the thread in global memory, S in shared
// memory.
import { type Form, forms } from "../form.ts";

export const memoryForms: readonly Form[] = [
  ...forms(
    "loads and stores",
    `
    st.global.b32 [M], A; ld.global{,.ca,.cg,.cs,.lu,.cv}.u32 D, [M] | i32 > w
    ld.global.nc{,.L1::no_allocate,.L1::evict_last.L2::128B}.u32 D, [%in] | i32 > w
    ld.global.nc.v2.u32 <<D, E>>, [%in] | i64 > w w
    st.global.b32 [M], A; ld.global.{u8,s8} D, [M+1] | i32 > w
    st.global.b32 [M], A; ld.global.{u16,s16} D, [M+2] | i32 > w
    st.global.b64 [M], A; ld.global.{u64,s64,f64,b64} D, [M] | i64 > l
    st.global{,.wb,.cg,.cs,.wt}.u32 [M+4], A; ld.u32 D, [M+4] | i32 > w
    st.global.b64 [M], A; ld.global.v2.{u32,f32,b32} <<D, E>>, [M] | i64 > w w
    st.global.v4.u32 [M], <<A, B, A, B>>; ld.global.v4.u32 <<D, %x0, %x1, E>>, [M] | i32 i32 > w w
    st.global.v4.u32 [M], <<A, B, A, B>>; ld.global.v2.u64 <<D, E>>, [M] | i32 i32 > l l
    st.global.b32 [M], A; ld.global.v4.u8 <<%h0, %h1, %h2, %h3>>, [M]; cvt.u32.u16 D, %h2; cvt.u32.u16 E, %h1 | i32 > w w
    st.global.b64 [M], A; ld.global.v4.u16 <<%h0, %h1, %h2, %h3>>, [M]; cvt.u32.u16 D, %h3; cvt.s32.s16 E, %h1 | i64 > w w
    st.global.v2.u16 [M], <<A, B>>; ld.global.u32 D, [M] | i16 i16 > w
    st.shared.v2.u32 [S+8], <<A, B>>; ld.shared.v2.u32 <<D, E>>, [S+8] | i32 i32 > w w
    st.shared.u8 [S], A; ld.shared.{u8,s8} D, [S] | i32 > w
    st.shared.u16 [S+6], A; ld.shared.{u16,s16} D, [S+6] | i16 > w
    st.volatile.global.u32 [M], A; ld.volatile.global.u32 D, [M] | i32 > w
    st.{relaxed,release}.{cta,gpu,sys}.global.u32 [M], A; ld.{relaxed,acquire}.{cta,gpu,sys}.global.u32 D, [M] | i32 > w
    st.release.sys.global.{u8,u16} [M], A; ld.acquire.sys.global.{u8,u16} D, [M] | i16 > h
    st.relaxed.gpu.global.v2.u64 [M], <<A, B>>; ld.relaxed.gpu.global.v2.u64 <<D, E>>, [M] | i64 i64 > l l
    st.weak.global.u64 [M], A; ld.weak.global.u64 D, [M] | i64 > l
    mov.b128 %q0, <<A, B>>; st.global.b128 [M], %q0; ld.global.b128 %q1, [M]; mov.b128 <<D, E>>, %q1 | i64 i64 > l l
    .local .align 16 .b8 own[64]; mov.u64 %y0, own; st.local.v4.u32 [%y0+16], <<A, B, B, A>>; ld.local.v2.u32 <<D, E>>, [own+24] | i32 i32 > w w
    .local .align 8 .b8 own[16]; mov.u64 %y0, own; cvta.local.u64 %y1, %y0; st.u32 [%y1+4], A; ld.local.u32 D, [own+4] | i32 > w
    cvt.u64.u32 %y0, S; cvta.shared.u64 %y1, %y0; st.u32 [%y1+4], A; ld.shared.u32 D, [S+4]; cvta.to.shared.u64 %y2, %y1; sub.u64 E, %y2, %y0 | i32 > w l
    cvta.to.global.u64 %y0, M; cvta.global.u64 %y1, %y0; sub.u64 D, %y1, M | bit > l
    isspacep.{global,shared,local,shared::cta,const} %p0, M; selp.u32 D, 1, 0, %p0 | bit > w
    cvt.u64.u32 %y0, S; cvta.shared.u64 %y1, %y0; isspacep.{global,shared,local,shared::cluster,param::entry} %p0, %y1; selp.u32 D, 1, 0, %p0 | bit > w
    .local .b8 own[16]; mov.u64 %y0, own; cvta.local.u64 %y1, %y0; isspacep.{global,shared,local} %p0, %y1; st.local.u32 [%y0], A; selp.u32 D, 1, 0, %p0 | bit > w
    st.global.u32 [M], A; prefetch.{global.L1,global.L2,global.L2::evict_last,global.L2::evict_normal} [M]; prefetchu.L1 [M]; ld.global.u32 D, [M] | i32 > w
    st.global.u32 [M], A; applypriority.global.L2::evict_normal [%in+0], 128; ld.global.u32 D, [M] | i32 > w
    createpolicy.fractional.L2::evict_last.b64 %y0, 0.5; st.global.u32 [M], A; ld.global.L2::cache_hint.u32 D, [M], %y0 | i32 > w
    createpolicy.fractional.L2::evict_last.L2::evict_unchanged.b64 %y0; st.global.L2::cache_hint.u32 [M], A, %y0; ld.global.u32 D, [M] | i32 > w
    st.global.u32 [M], A; ld.global.{L1::evict_last,L1::no_allocate,L2::128B,L1::evict_first.L2::256B}.u32 D, [M] | i32 > w
    st.global.u32 [M], A; membar.{cta,gl,sys}; ld.global.u32 D, [M] | i32 > w
    st.global.u32 [M], A; fence.{sc,acq_rel}.{cta,cluster,gpu,sys}; ld.global.u32 D, [M] | i32 > w
    st.global.u32 [M], A; fence.proxy.{alias,async,async.global,async.shared::cta}; ld.global.u32 D, [M] | i32 > w
    fence.mbarrier_init.release.cluster; mov.u32 D, A | i32 > w
    nanosleep.u32 20; mov.u32 D, A | i32 > w
    and.b32 %x0, A, 15; nanosleep.u32 %x0; mov.u32 D, A | i32 > w
    griddepcontrol.{wait,launch_dependents}; mov.u32 D, A | i32 > w
    ldu.global.u32 D, [%in] | i32 > w
    ld.param.u64 %y0, [scratch]; discard.global.L2 [%y0], 128; mov.u32 D, A | i32 > w
    mapa.shared::cluster.u32 %x0, S, 0; st.shared::cluster.u32 [%x0], A; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; ld.shared::cta.u32 D, [S] | i32 > w
    getctarank.shared::cluster.u32 D, S; mov.u32 E, %cluster_nctarank | bit > w w
    pmevent 1; mov.u32 D, A | i32 > w
    setp.gt.u32 %p0, A, 9; @%p0 exit; mov.u32 D, A; st.global.u32 [%out], D; mov.u32 E, 3 | i32 > w w
    targets: .branchtargets one, two, three; and.b32 %x0, A, 1; brx.idx %x0, targets; one: mov.u32 D, 11; bra.uni three; two: mov.u32 D, 22; three: add.u32 D, D, 1 | i32 > w
    `,
  ),
  ...forms(
    "atomic operations",
    `
    st.global.b32 [M], A; atom.global.{add,min,max,inc,dec}.u32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.global.{min,max,add}.s32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.global.{and,or,xor,exch}.b32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b64 [M], A; atom.global.{add,min,max}.u64 D, [M], B; ld.global.u64 E, [M] | i64 i64 > l l
    st.global.b64 [M], A; atom.global.{min,max}.s64 D, [M], B; ld.global.u64 E, [M] | i64 i64 > l l
    st.global.b64 [M], A; atom.global.{and,or,xor,exch}.b64 D, [M], B; ld.global.u64 E, [M] | i64 i64 > l l
    st.global.b32 [M], A; atom.global.cas.b32 D, [M], B, C; ld.global.u32 E, [M] | few few i32 > w w
    st.global.b16 [M+2], A; atom.global.cas.b16 D, [M+2], B, C; ld.global.u16 E, [M+2] | f16 f16 i16 > h h
    st.global.b64 [M], A; atom.global.cas.b64 D, [M], A, C; ld.global.u64 E, [M] | i64 i64 i64 > l l
    st.global.f32 [M], A; atom.global.add.f32 D, [M], B; ld.global.u32 E, [M] | f32 f32 > w w
    st.global.f64 [M], A; atom.global.add.f64 D, [M], B; ld.global.u64 E, [M] | f64 f64 > l l
    st.global.b16 [M+2], A; atom.global.add.noftz.f16 D, [M+2], B; ld.global.u16 E, [M+2] | f16 f16 > h h
    st.global.b16 [M], A; atom.global.add.noftz.bf16 D, [M], B; ld.global.u16 E, [M] | bf16 bf16 > h h
    st.global.b32 [M], A; atom.global.add.noftz.f16x2 D, [M], B; ld.global.u32 E, [M] | f16x2 f16x2 > w w
    st.global.b32 [M], A; atom.global.add.noftz.bf16x2 D, [M], B; ld.global.u32 E, [M] | bf16x2 bf16x2 > w w
    st.global.v2.f32 [M], <<A, B>>; atom.global.v2.f32.add <<D, E>>, [M], <<B, A>>; ld.global.v2.u32 <<%d2, %d3>>, [M] | f32 f32 > w w w w
    st.global.v2.b32 [M], <<A, B>>; atom.global.v2.f16x2.{add.noftz,min.noftz,max.noftz} <<D, E>>, [M], <<B, A>>; ld.global.v2.u32 <<%d2, %d3>>, [M] | f16x2 f16x2 > w w w w
    mov.b128 %q0, <<A, B>>; mov.b128 %q1, <<B, A>>; st.global.b128 [M], %q0; atom.global.exch.b128 %q2, [M], %q1; mov.b128 <<D, E>>, %q2; ld.global.v2.u64 <<%d2, %d3>>, [M] | i64 i64 > l l l l
    mov.b128 %q0, <<A, B>>; mov.b128 %q1, <<B, A>>; st.global.b128 [M], %q0; atom.global.cas.b128 %q2, [M], %q0, %q1; mov.b128 <<D, E>>, %q2; ld.global.v2.u64 <<%d2, %d3>>, [M] | i64 i64 > l l l l
    st.shared.b32 [S], A; atom.shared.{add,min,max,inc,dec}.u32 D, [S], B; ld.shared.u32 E, [S] | i32 i32 > w w
    st.shared.b64 [S], A; atom.shared.{add,max}.u64 D, [S], B; ld.shared.u64 E, [S] | i64 i64 > l l
    st.shared.b32 [S], A; atom.shared.cas.b32 D, [S], B, C; ld.shared.u32 E, [S] | few few i32 > w w
    st.shared.b16 [S], A; atom.shared.cas.b16 D, [S], B, C; ld.shared.u16 E, [S] | f16 f16 i16 > h h
    st.shared.f32 [S], A; atom.shared.add.f32 D, [S], B; ld.shared.u32 E, [S] | f32 f32 > w w
    st.shared.f64 [S], A; atom.shared.add.f64 D, [S], B; ld.shared.u64 E, [S] | f64 f64 > l l
    st.shared.b32 [S], A; atom.shared.add.noftz.f16x2 D, [S], B; ld.shared.u32 E, [S] | f16x2 f16x2 > w w
    st.global.b32 [M], A; atom{,.relaxed,.acquire,.release,.acq_rel}.{cta,gpu,sys}.global.add.u32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.add.u32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.{add,min,max}{.relaxed,.acquire,.release,.acq_rel}.{cta,gpu,sys}.u32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.{and,or,xor,exch}.acq_rel.{cta,gpu}.b32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.global.sys.{add,min,max,inc,dec}.u32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.global.sys.{min,max}.s32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.global.sys.{and,or,xor,exch}.b32 D, [M], B; ld.global.u32 E, [M] | i32 i32 > w w
    st.global.b32 [M], A; atom.global.sys.cas.b32 D, [M], B, C; ld.global.u32 E, [M] | few few i32 > w w
    st.global.f64 [M], A; atom.global.sys.add.f64 D, [M], B; ld.global.u64 E, [M] | f64 f64 > l l
    st.global.f32 [M], A; atom.global.{cta,sys}.add.f32 D, [M], B; ld.global.u32 E, [M] | f32 f32 > w w
    st.shared.b32 [S], A; atom.shared.{and,or,xor,exch}.b32 D, [S], B; ld.shared.u32 E, [S] | i32 i32 > w w
    st.shared.b32 [S], A; atom.shared.{min,max}.s32 D, [S], B; ld.shared.u32 E, [S] | i32 i32 > w w
    st.global.b32 [M], A; red.{and,or,xor}.{relaxed,release}.{cta,gpu}.b32 [M], B; ld.global.u32 D, [M] | i32 i32 > w
    st.global.b32 [M], A; red.global.{add,min,max,inc,dec}.u32 [M], B; ld.global.u32 E, [M]; mov.u32 D, 0 | i32 i32 > w w
    st.global.b32 [M], A; red.release.gpu.global.add.s32 [M], B; ld.global.u32 D, [M] | i32 i32 > w
    st.global.b32 [M], A; red.global.{and,or,xor}.b32 [M], B; ld.global.u32 D, [M] | i32 i32 > w
    st.global.f32 [M], A; red.global.add.f32 [M], B; ld.global.u32 D, [M] | f32 f32 > w
    st.global.f64 [M], A; red.global.add.f64 [M], B; ld.global.u64 D, [M] | f64 f64 > l
    st.global.b32 [M], A; red.global.add.noftz.{f16x2,bf16x2} [M], B; ld.global.u32 D, [M] | halves halves > w
    st.global.b16 [M], A; red.global.add.noftz.f16 [M], B; ld.global.u16 D, [M] | f16 f16 > h
    st.global.v4.f32 [M], <<A, B, A, B>>; red.global.v4.f32.add [M], <<B, A, A, B>>; ld.global.v2.u64 <<D, E>>, [M] | f32 f32 > l l
    st.global.v2.b32 [M], <<A, B>>; red.global.v2.bf16x2.add.noftz [M], <<B, A>>; ld.global.u64 D, [M] | bf16x2 bf16x2 > l
    st.shared.b32 [S], A; red.shared.add.u32 [S], B; ld.shared.u32 D, [S] | i32 i32 > w
    st.global.u32 [%in], A; bar.sync 0; mov.u32 %x0, 0; ld.param.u64 %y0, [scratch]; setp.eq.u32 %p0, %t, 0; @%p0 st.global.u64 [%y0], 0; bar.sync 0; red.global.add.u32 [%y0], A; red.global.max.u32 [%y0+4], A; bar.sync 0; ld.global.v2.u32 <<D, E>>, [%y0] | i32 > w w
    `,
  ),
  ...forms(
    "asynchronous copies and barriers in memory",
    `
    st.global.v2.u64 [M+16], <<A, B>>; bar.sync 0; cp.async.{ca,cg}.shared.global [S], [M+16], 16; cp.async.commit_group; cp.async.wait_group 0; ld.shared.v2.u64 <<D, E>>, [S] | i64 i64 > l l
    st.global.v2.u64 [M+16], <<A, B>>; cp.async.ca.shared.global [S+8], [M+16], {4,8}; cp.async.wait_all; ld.shared.u32 D, [S+8] | i64 i64 > w
    st.global.v2.u64 [M+16], <<A, B>>; and.b32 %x0, C, 15; cp.async.cg.shared.global.L2::128B [S], [M+16], 16, %x0; cp.async.commit_group; cp.async.wait_group 0; ld.shared.v2.u64 <<D, E>>, [S] | i64 i64 bytes > l l
    st.global.v2.u64 [M+16], <<A, B>>; cp.async.ca.shared::cta.global [S], [M+16], 16, 5; cp.async.commit_group; cp.async.wait_group 0; ld.shared.v2.u64 <<D, E>>, [S] | i64 i64 > l l
    setp.ne.u32 %p0, C, 0; st.global.v2.u64 [M+16], <<A, B>>; cp.async.cg.shared.global [S], [M+16], 16, %p0; cp.async.wait_all; ld.shared.v2.u64 <<D, E>>, [S] | i64 i64 bit > l l
    mbarrier.init.shared.b64 [S], 2; mbarrier.arrive.shared.b64 %y0, [S]; mbarrier.test_wait.shared.b64 %p0, [S], %y0; mbarrier.arrive.shared.b64 %y1, [S]; mbarrier.test_wait.shared.b64 %p1, [S], %y0; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | bit > w w
    mbarrier.init.shared::cta.b64 [S], 3; mbarrier.arrive.shared.b64 %y0, [S], 2; mbarrier.pending_count.b64 D, %y0; mbarrier.arrive.shared.b64 %y1, [S]; mbarrier.pending_count.b64 E, %y1; mbarrier.inval.shared.b64 [S] | bit > w w
    mbarrier.init.shared.b64 [S], 3; mbarrier.arrive_drop.shared.b64 %y0, [S]; mbarrier.arrive.shared.b64 %y1, [S], 2; mbarrier.test_wait.shared.b64 %p0, [S], %y0; mbarrier.arrive.shared.b64 %y2, [S]; mbarrier.pending_count.b64 E, %y2; selp.u32 D, 1, 0, %p0 | bit > w w
    mbarrier.init.shared.b64 [S], 2; mbarrier.arrive.noComplete.shared.b64 %y0, [S], 1; mbarrier.test_wait.parity.shared.b64 %p0, [S], 0; mbarrier.arrive.shared.b64 _, [S]; mbarrier.test_wait.parity.shared.b64 %p1, [S], 0; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | bit > w w
    mbarrier.init.shared.b64 [S], 1; mbarrier.test_wait.parity.shared.b64 %p0, [S], 1; mbarrier.arrive.expect_tx.shared.b64 %y0, [S], 64; mbarrier.test_wait.shared.b64 %p1, [S], %y0; mbarrier.complete_tx.shared.b64 [S], 64; mbarrier.test_wait.shared.b64 %p2, [S], %y0; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1; selp.u32 %d2, 1, 0, %p2 | bit > w w w
    mbarrier.init.shared.b64 [S], 1; mbarrier.expect_tx.relaxed.cta.shared.b64 [S], 32; mbarrier.arrive.shared.b64 %y0, [S]; mbarrier.try_wait.shared.b64 %p0, [S], %y0, 10; mbarrier.complete_tx.relaxed.cta.shared.b64 [S], 32; mbarrier.try_wait.parity.shared.b64 %p1, [S], 0; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | bit > w w
    st.global.u64 [M], A; mbarrier.init.shared.b64 [S], 1; cp.async.ca.shared.global [S+8], [M], 8; cp.async.mbarrier.arrive{,.noinc}.shared.b64 [S]; cp.async.wait_all; ld.shared.u64 D, [S+8] | i64 > l
    st.global.v2.u64 [M], <<A, B>>; fence.proxy.async; mbarrier.init.shared.b64 [S], 1; mbarrier.arrive.expect_tx.shared.b64 %y0, [S], 16; cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [S+16], [M], 16, [S]; wait: mbarrier.try_wait.shared.b64 %p0, [S], %y0; @!%p0 bra wait; ld.shared.v2.u64 <<D, E>>, [S+16] | i64 i64 > l l
    st.shared.v2.u64 [S], <<A, B>>; fence.proxy.async; cp.async.bulk.global.shared::cta.bulk_group [M], [S], 16; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ld.global.v2.u64 <<D, E>>, [M] | i64 i64 > l l
    st.global.v2.u64 [M], <<A, B>>; st.shared.v2.u64 [S], <<B, A>>; fence.proxy.async; cp.reduce.async.bulk.global.shared::cta.bulk_group.{add,min,max}.u64 [M], [S], 16; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ld.global.v2.u64 <<D, E>>, [M] | i64 i64 > l l
    st.global.v2.u64 [M], <<A, B>>; st.shared.v2.u64 [S], <<B, A>>; fence.proxy.async; cp.reduce.async.bulk.global.shared::cta.bulk_group.{and,or,xor}.b32 [M], [S], 16; cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; cp.async.bulk.wait_group 0; ld.global.v2.u64 <<D, E>>, [M] | i64 i64 > l l
    st.global.v2.u64 [M], <<A, B>>; cp.async.bulk.prefetch.L2.global [M], 16; ld.global.v2.u64 <<D, E>>, [M] | i64 i64 > l l
    `,
  ),
];
