// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func  (.param .b32 func_retval0) _ZN10collective6isOverENS_7MeetingEjRl
(
	.param .align 8 .b8 _ZN10collective6isOverENS_7MeetingEjRl_param_0[56],
	.param .b32 _ZN10collective6isOverENS_7MeetingEjRl_param_1,
	.param .b64 _ZN10collective6isOverENS_7MeetingEjRl_param_2
)
;
.func _ZN10collective6giveUpENS_7MeetingEjjj
(
	.param .align 8 .b8 _ZN10collective6giveUpENS_7MeetingEjjj_param_0[56],
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_1,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_2,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_3
)
;
.func _ZN10collective4copyEP13__nv_bfloat16PKS0_m
(
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_0,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_1,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_2
)
;
.func _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPK13__nv_bfloat16m(
	.param .b64 _Z12loadElementsPK13__nv_bfloat16m_param_0,
	.param .b64 _Z12loadElementsPK13__nv_bfloat16m_param_1
)
{
	.reg .pred 	%p<5>;
	.reg .b16 	%rs<11>;
	.reg .b32 	%r<15>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z12loadElementsPK13__nv_bfloat16m_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPK13__nv_bfloat16m_param_1];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r12, 0;
	@%p1 bra 	$L__BB0_2;
	ld.global.u16 	%rs1, [%rd1];
	mov.u16 	%rs2, 0;
	mov.b32 	%r12, {%rs1, %rs2};
$L__BB0_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB0_4;
	ld.global.u16 	%rs3, [%rd1+2];
	mov.b32 	{%rs4, %rs5}, %r12;
	mov.b32 	%r12, {%rs4, %rs3};
$L__BB0_4:
	setp.lt.u64 	%p3, %rd2, 3;
	mov.u32 	%r14, 0;
	@%p3 bra 	$L__BB0_6;
	ld.global.u16 	%rs6, [%rd1+4];
	mov.u16 	%rs7, 0;
	mov.b32 	%r14, {%rs6, %rs7};
$L__BB0_6:
	setp.lt.u64 	%p4, %rd2, 4;
	@%p4 bra 	$L__BB0_8;
	ld.global.u16 	%rs8, [%rd1+6];
	mov.b32 	{%rs9, %rs10}, %r14;
	mov.b32 	%r14, {%rs9, %rs8};
$L__BB0_8:
	st.param.b32 	[func_retval0+0], %r12;
	st.param.b32 	[func_retval0+4], %r14;
	ret;
}
.func _Z13storeElementsP13__nv_bfloat16m5uint2(
	.param .b64 _Z13storeElementsP13__nv_bfloat16m5uint2_param_0,
	.param .b64 _Z13storeElementsP13__nv_bfloat16m5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsP13__nv_bfloat16m5uint2_param_2[8]
)
{
	.reg .pred 	%p<5>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z13storeElementsP13__nv_bfloat16m5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsP13__nv_bfloat16m5uint2_param_1];
	ld.param.u32 	%r4, [_Z13storeElementsP13__nv_bfloat16m5uint2_param_2+4];
	ld.param.u32 	%r3, [_Z13storeElementsP13__nv_bfloat16m5uint2_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB1_2;
	st.global.u16 	[%rd1], %r3;
$L__BB1_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB1_4;
	mov.b32 	{%rs1, %rs2}, %r3;
	st.global.u16 	[%rd1+2], %rs2;
$L__BB1_4:
	setp.lt.u64 	%p3, %rd2, 3;
	@%p3 bra 	$L__BB1_6;
	st.global.u16 	[%rd1+4], %r4;
$L__BB1_6:
	setp.lt.u64 	%p4, %rd2, 4;
	@%p4 bra 	$L__BB1_8;
	mov.b32 	{%rs3, %rs4}, %r4;
	st.global.u16 	[%rd1+6], %rs4;
$L__BB1_8:
	ret;
}
.func  (.param .b32 func_retval0) _Z6isLostN10collective7MeetingEjjjRl(
	.param .align 8 .b8 _Z6isLostN10collective7MeetingEjjjRl_param_0[56],
	.param .b32 _Z6isLostN10collective7MeetingEjjjRl_param_1,
	.param .b32 _Z6isLostN10collective7MeetingEjjjRl_param_2,
	.param .b32 _Z6isLostN10collective7MeetingEjjjRl_param_3,
	.param .b64 _Z6isLostN10collective7MeetingEjjjRl_param_4
)
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<13>;
	.reg .b32 	%r<30>;
	.reg .b64 	%rd<19>;
	ld.param.v2.u32 	{%r18, %r19}, [_Z6isLostN10collective7MeetingEjjjRl_param_0+16];
	ld.param.v2.u32 	{%r20, %r21}, [_Z6isLostN10collective7MeetingEjjjRl_param_0+24];
	ld.param.u32 	%r15, [_Z6isLostN10collective7MeetingEjjjRl_param_1];
	ld.param.u32 	%r16, [_Z6isLostN10collective7MeetingEjjjRl_param_2];
	ld.param.u32 	%r17, [_Z6isLostN10collective7MeetingEjjjRl_param_3];
	ld.param.u64 	%rd10, [_Z6isLostN10collective7MeetingEjjjRl_param_4];
	ld.param.u32 	%r14, [_Z6isLostN10collective7MeetingEjjjRl_param_0+48];
	ld.param.u64 	%rd9, [_Z6isLostN10collective7MeetingEjjjRl_param_0+40];
	ld.param.u64 	%rd8, [_Z6isLostN10collective7MeetingEjjjRl_param_0+32];
	ld.param.u64 	%rd7, [_Z6isLostN10collective7MeetingEjjjRl_param_0+8];
	ld.param.u64 	%rd6, [_Z6isLostN10collective7MeetingEjjjRl_param_0];
	mov.u32 	%r22, %tid.x;
	and.b32  	%r23, %r22, 31;
	setp.ne.s32 	%p3, %r23, 0;
	mov.pred 	%p13, 0;
	@%p3 bra 	$L__BB2_3;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd6;
	st.param.b64 	[param0+8], %rd7;
	st.param.v2.b32 	[param0+16], {%r18, %r19};
	st.param.v2.b32 	[param0+24], {%r20, %r21};
	st.param.b64 	[param0+32], %rd8;
	st.param.b64 	[param0+40], %rd9;
	st.param.b32 	[param0+48], %r14;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r17;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd10;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r24, [retval0+0];
	}
	mov.u32 	%r25, %ctaid.x;
	mul.wide.u32 	%rd13, %r19, %r25;
	cvt.u64.u32 	%rd14, %r16;
	add.s64 	%rd15, %rd13, %rd14;
	shl.b64 	%rd16, %rd15, 3;
	add.s64 	%rd17, %rd9, %rd16;
	add.s64 	%rd12, %rd17, 4096;
	ld.acquire.sys.global.u64 %rd11, [%rd12];
	shr.u64 	%rd18, %rd11, 32;
	cvt.u32.u64 	%r8, %rd18;
	setp.eq.s32 	%p5, %r24, 0;
	cvt.u32.u64 	%r26, %rd11;
	setp.eq.s32 	%p6, %r26, %r15;
	and.pred  	%p7, %p5, %p6;
	setp.ne.s32 	%p8, %r20, %r8;
	and.pred  	%p9, %p7, %p8;
	selp.b32 	%r9, 2, %r24, %p9;
	setp.eq.s32 	%p10, %r9, 0;
	@%p10 bra 	$L__BB2_3;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd6;
	st.param.b64 	[param0+8], %rd7;
	st.param.v2.b32 	[param0+16], {%r18, %r19};
	st.param.v2.b32 	[param0+24], {%r20, %r21};
	st.param.b64 	[param0+32], %rd8;
	st.param.b64 	[param0+40], %rd9;
	st.param.b32 	[param0+48], %r14;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r9;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r16;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r8;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.pred 	%p13, -1;
$L__BB2_3:
	mov.u32 	%r27, -1;
	vote.sync.any.pred 	%p12, %p13, %r27;
	selp.u32 	%r29, 1, 0, %p12;
	st.param.b32 	[func_retval0+0], %r29;
	ret;
}
.func  (.param .b32 func_retval0) _ZN10collective6isOverENS_7MeetingEjRl(
	.param .align 8 .b8 _ZN10collective6isOverENS_7MeetingEjRl_param_0[56],
	.param .b32 _ZN10collective6isOverENS_7MeetingEjRl_param_1,
	.param .b64 _ZN10collective6isOverENS_7MeetingEjRl_param_2
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<12>;
	ld.param.u32 	%r8, [_ZN10collective6isOverENS_7MeetingEjRl_param_1];
	ld.param.u64 	%rd6, [_ZN10collective6isOverENS_7MeetingEjRl_param_2];
	ld.param.u64 	%rd5, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+40];
	ld.param.u64 	%rd4, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+32];
	ld.param.u64 	%rd3, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+8];
	cvta.to.local.u64 	%rd1, %rd6;
	mov.u32 	%r9, 20;
	nanosleep.u32 %r9;
	ld.volatile.u32 	%r15, [%rd5];
	setp.ne.s32 	%p1, %r15, 0;
	mov.u32 	%r24, 4;
	@%p1 bra 	$L__BB3_7;
	mov.u32 	%r17, %ctaid.x;
	setp.eq.s32 	%p2, %r17, 0;
	mov.u32 	%r16, 0;
	selp.b32 	%r18, 511, 16383, %p2;
	and.b32  	%r19, %r18, %r8;
	setp.ne.s32 	%p3, %r19, 0;
	mov.u32 	%r24, %r16;
	@%p3 bra 	$L__BB3_7;
	ld.volatile.u32 	%r21, [%rd3];
	setp.ne.s32 	%p4, %r21, 0;
	mov.u32 	%r24, 1;
	@%p4 bra 	$L__BB3_7;
	and.b32  	%r23, %r8, 16383;
	setp.ne.s32 	%p5, %r23, 0;
	mov.u32 	%r24, %r16;
	@%p5 bra 	$L__BB3_7;
	ld.local.u64 	%rd7, [%rd1];
	setp.ne.s64 	%p6, %rd7, 0;
	@%p6 bra 	$L__BB3_6;
	mov.u64 %rd8, %globaltimer;
	st.local.u64 	[%rd1], %rd8;
$L__BB3_6:
	mov.u64 %rd9, %globaltimer;
	ld.local.u64 	%rd10, [%rd1];
	sub.s64 	%rd11, %rd9, %rd10;
	setp.gt.s64 	%p7, %rd11, %rd4;
	selp.b32 	%r24, 3, 0, %p7;
$L__BB3_7:
	st.param.b32 	[func_retval0+0], %r24;
	ret;
}
.func _ZN10collective6giveUpENS_7MeetingEjjj(
	.param .align 8 .b8 _ZN10collective6giveUpENS_7MeetingEjjj_param_0[56],
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_1,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_2,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<12>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<32>;
	ld.param.v2.u32 	{%r24, %r25}, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r26, %r27}, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r21, [_ZN10collective6giveUpENS_7MeetingEjjj_param_1];
	ld.param.u32 	%r22, [_ZN10collective6giveUpENS_7MeetingEjjj_param_2];
	ld.param.u32 	%r23, [_ZN10collective6giveUpENS_7MeetingEjjj_param_3];
	ld.param.u64 	%rd21, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+40];
	ld.param.u64 	%rd19, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd18, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0];
	or.b32  	%r28, %r21, 1;
	setp.ne.s32 	%p1, %r28, 3;
	@%p1 bra 	$L__BB4_2;
	shl.b32 	%r29, %r22, 1;
	add.s32 	%r30, %r29, 17;
	mul.wide.u32 	%rd22, %r30, 4;
	add.s64 	%rd23, %rd19, %rd22;
	st.volatile.u32 	[%rd23], %r23;
	st.volatile.u32 	[%rd23+-4], %r21;
$L__BB4_2:
	st.volatile.u32 	[%rd19+8], %r27;
	membar.sys;
	st.volatile.u32 	[%rd19+4], %r21;
	setp.eq.s32 	%p2, %r25, 0;
	@%p2 bra 	$L__BB4_19;
	add.s32 	%r32, %r25, -1;
	and.b32  	%r47, %r25, 3;
	setp.lt.u32 	%p3, %r32, 3;
	mov.u32 	%r45, 0;
	@%p3 bra 	$L__BB4_14;
	neg.s32 	%r43, %r24;
	mov.u32 	%r45, 0;
	sub.s32 	%r5, %r47, %r25;
$L__BB4_5:
	mul.wide.u32 	%rd24, %r45, 8;
	add.s64 	%rd4, %rd18, %rd24;
	setp.eq.s32 	%p4, %r43, 0;
	mov.u64 	%rd26, %rd21;
	@%p4 bra 	$L__BB4_7;
	ld.u64 	%rd26, [%rd4];
$L__BB4_7:
	atom.sys.cas.b32 	%r34, [%rd26], 0, 4;
	add.s32 	%r35, %r45, 1;
	setp.eq.s32 	%p5, %r24, %r35;
	mov.u64 	%rd27, %rd21;
	@%p5 bra 	$L__BB4_9;
	ld.u64 	%rd27, [%rd4+8];
$L__BB4_9:
	atom.sys.cas.b32 	%r36, [%rd27], 0, 4;
	add.s32 	%r37, %r45, 2;
	setp.eq.s32 	%p6, %r24, %r37;
	mov.u64 	%rd28, %rd21;
	@%p6 bra 	$L__BB4_11;
	ld.u64 	%rd28, [%rd4+16];
$L__BB4_11:
	atom.sys.cas.b32 	%r38, [%rd28], 0, 4;
	add.s32 	%r39, %r45, 3;
	setp.eq.s32 	%p7, %r24, %r39;
	mov.u64 	%rd29, %rd21;
	@%p7 bra 	$L__BB4_13;
	ld.u64 	%rd29, [%rd4+24];
$L__BB4_13:
	atom.sys.cas.b32 	%r40, [%rd29], 0, 4;
	add.s32 	%r43, %r43, 4;
	add.s32 	%r45, %r45, 4;
	add.s32 	%r41, %r5, %r45;
	setp.ne.s32 	%p8, %r41, 0;
	@%p8 bra 	$L__BB4_5;
$L__BB4_14:
	setp.eq.s32 	%p9, %r47, 0;
	@%p9 bra 	$L__BB4_19;
	mul.wide.u32 	%rd25, %r45, 8;
	add.s64 	%rd30, %rd18, %rd25;
	sub.s32 	%r46, %r45, %r24;
$L__BB4_16:
	.pragma "nounroll";
	setp.eq.s32 	%p10, %r46, 0;
	mov.u64 	%rd31, %rd21;
	@%p10 bra 	$L__BB4_18;
	ld.u64 	%rd31, [%rd30];
$L__BB4_18:
	atom.sys.cas.b32 	%r42, [%rd31], 0, 4;
	add.s64 	%rd30, %rd30, 8;
	add.s32 	%r46, %r46, 1;
	add.s32 	%r47, %r47, -1;
	setp.ne.s32 	%p11, %r47, 0;
	@%p11 bra 	$L__BB4_16;
$L__BB4_19:
	ret;
}
.visible .entry move(
	.param .u64 move_param_0,
	.param .u64 move_param_1,
	.param .u32 move_param_2,
	.param .u32 move_param_3,
	.param .u32 move_param_4,
	.param .u32 move_param_5,
	.param .u64 move_param_6,
	.param .u64 move_param_7,
	.param .u64 move_param_8,
	.param .align 8 .b8 move_param_9[104]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot5[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<37>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<114>;
	.reg .b64 	%rd<199>;
	mov.u64 	%SPL, __local_depot5;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd29, [move_param_0];
	ld.param.u64 	%rd30, [move_param_1];
	ld.param.u32 	%r30, [move_param_2];
	ld.param.u32 	%r31, [move_param_3];
	ld.param.u32 	%r32, [move_param_4];
	ld.param.u32 	%r33, [move_param_5];
	ld.param.u64 	%rd31, [move_param_6];
	ld.param.u64 	%rd32, [move_param_7];
	ld.param.u64 	%rd33, [move_param_8];
	ld.param.v2.u32 	{%r40, %r41}, [move_param_9+80];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+88];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+96];
	ld.param.u64 	%rd43, [move_param_9+72];
	ld.param.u64 	%rd38, [move_param_9+32];
	ld.param.u64 	%rd37, [move_param_9+24];
	ld.param.u64 	%rd35, [move_param_9+8];
	ld.param.u64 	%rd34, [move_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd44, %rd43;
	mov.u32 	%r46, %ctaid.x;
	mul.wide.u32 	%rd45, %r46, 4;
	add.s64 	%rd46, %rd44, %rd45;
	ld.global.u32 	%r1, [%rd46+64];
	mov.u32 	%r47, %tid.x;
	setp.ne.s32 	%p1, %r47, 0;
	mov.u16 	%rs4, 0;
	@%p1 bra 	$L__BB5_2;
	ld.volatile.global.u32 	%r48, [%rd44];
	setp.ne.s32 	%p2, %r48, 0;
	selp.u16 	%rs4, 1, 0, %p2;
$L__BB5_2:
	setp.eq.s16 	%p3, %rs4, 0;
	@%p3 bra 	$L__BB5_6;
	cvta.to.global.u64 	%rd3, %rd30;
	ld.volatile.global.u32 	%r49, [%rd3+4];
	setp.ne.s32 	%p4, %r49, 0;
	@%p4 bra 	$L__BB5_5;
	st.global.u32 	[%rd3+8], %r33;
$L__BB5_5:
	membar.sys;
	mov.u32 	%r50, 4;
	st.global.u32 	[%rd3+4], %r50;
$L__BB5_6:
	cvt.u32.u16 	%r51, %rs4;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r51, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r52, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r52, 0;
	@%p5 bra 	$L__BB5_49;
	bra.uni 	$L__BB5_7;
$L__BB5_49:
	ret;
$L__BB5_7:
	mov.u32 	%r53, %nctaid.x;
	add.s64 	%rd48, %rd34, 7;
	shr.u64 	%rd49, %rd48, 3;
	cvt.u64.u32 	%rd5, %r53;
	add.s64 	%rd50, %rd5, %rd49;
	add.s64 	%rd6, %rd50, -1;
	and.b64  	%rd51, %rd6, -4294967296;
	setp.eq.s64 	%p6, %rd51, 0;
	@%p6 bra 	$L__BB5_9;
	div.u64 	%rd194, %rd6, %rd5;
	bra.uni 	$L__BB5_10;
$L__BB5_9:
	cvt.u32.u64 	%r54, %rd5;
	cvt.u32.u64 	%r55, %rd6;
	div.u32 	%r56, %r55, %r54;
	cvt.u64.u32 	%rd194, %r56;
$L__BB5_10:
	cvt.u64.u32 	%rd52, %r46;
	shl.b64 	%rd53, %rd194, 3;
	mul.lo.s64 	%rd54, %rd53, %rd52;
	min.u64 	%rd11, %rd54, %rd34;
	add.s64 	%rd55, %rd11, %rd53;
	min.u64 	%rd12, %rd55, %rd34;
	setp.eq.s64 	%p7, %rd12, %rd11;
	mov.u32 	%r105, 1;
	@%p7 bra 	$L__BB5_15;
	shr.u64 	%rd56, %rd37, 1;
	not.b64 	%rd57, %rd11;
	add.s64 	%rd58, %rd56, %rd57;
	add.s64 	%rd13, %rd58, %rd12;
	or.b64  	%rd59, %rd13, %rd56;
	and.b64  	%rd60, %rd59, -4294967296;
	setp.eq.s64 	%p8, %rd60, 0;
	@%p8 bra 	$L__BB5_13;
	div.u64 	%rd195, %rd13, %rd56;
	bra.uni 	$L__BB5_14;
$L__BB5_13:
	cvt.u32.u64 	%r59, %rd56;
	cvt.u32.u64 	%r60, %rd13;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd195, %r61;
$L__BB5_14:
	cvt.u32.u64 	%r105, %rd195;
$L__BB5_15:
	mov.u32 	%r106, 0;
	add.s32 	%r10, %r30, 1;
	cvta.to.global.u64 	%rd64, %rd29;
	cvt.u64.u32 	%rd70, %r31;
	cvt.u64.u32 	%rd72, %r30;
	shr.u64 	%rd80, %rd37, 1;
$L__BB5_16:
	.pragma "nounroll";
	setp.ge.u32 	%p9, %r106, %r105;
	@%p9 bra 	$L__BB5_24;
	setp.eq.s32 	%p10, %r41, 0;
	@%p10 bra 	$L__BB5_22;
	mov.u32 	%r108, 0;
	mov.u32 	%r107, %r10;
$L__BB5_19:
	.pragma "nounroll";
	rem.u32 	%r64, %r107, %r41;
	add.s32 	%r13, %r64, %r40;
	setp.eq.s32 	%p11, %r13, %r30;
	@%p11 bra 	$L__BB5_21;
	cvt.u64.u32 	%rd63, %r13;
	mul.wide.u32 	%rd65, %r13, 8;
	add.s64 	%rd66, %rd64, %rd65;
	add.s32 	%r66, %r106, %r1;
	add.s32 	%r67, %r66, 1;
	and.b32  	%r68, %r67, 3;
	cvt.u64.u32 	%rd68, %r68;
	or.b64  	%rd69, %rd45, %rd68;
	mul.lo.s64 	%rd71, %rd69, %rd70;
	add.s64 	%rd73, %rd71, %rd72;
	mul.lo.s64 	%rd74, %rd73, %rd37;
	add.s64 	%rd75, %rd74, %rd38;
	ld.global.u64 	%rd76, [%rd66];
	add.s64 	%rd77, %rd76, %rd75;
	mul.lo.s64 	%rd78, %rd35, %rd63;
	cvt.u64.u32 	%rd79, %r106;
	mul.lo.s64 	%rd81, %rd80, %rd79;
	add.s64 	%rd82, %rd81, %rd11;
	add.s64 	%rd83, %rd78, %rd82;
	shl.b64 	%rd84, %rd83, 1;
	add.s64 	%rd85, %rd32, %rd84;
	sub.s64 	%rd86, %rd12, %rd82;
	min.u64 	%rd87, %rd80, %rd86;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd77;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd85;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd87;
	call.uni
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB5_21:
	add.s32 	%r108, %r108, 1;
	add.s32 	%r107, %r107, 1;
	setp.lt.u32 	%p12, %r108, %r41;
	@%p12 bra 	$L__BB5_19;
$L__BB5_22:
	bar.sync 	0;
	setp.eq.s32 	%p13, %r47, %r30;
	setp.ge.u32 	%p14, %r47, %r31;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB5_24;
	mul.wide.u32 	%rd91, %r47, 8;
	add.s64 	%rd92, %rd64, %rd91;
	membar.sys;
	ld.global.u64 	%rd93, [%rd92];
	mul.wide.u32 	%rd94, %r31, %r46;
	add.s64 	%rd96, %rd94, %rd72;
	shl.b64 	%rd97, %rd96, 3;
	add.s64 	%rd98, %rd93, %rd97;
	add.s64 	%rd88, %rd98, 4096;
	cvt.u64.u32 	%rd99, %r32;
	add.s32 	%r72, %r106, %r1;
	add.s32 	%r73, %r72, 1;
	cvt.u64.u32 	%rd100, %r73;
	bfi.b64 	%rd89, %rd99, %rd100, 32, 32;
	st.release.sys.global.u64 [%rd88], %rd89;
$L__BB5_24:
	setp.eq.s32 	%p16, %r106, 0;
	@%p16 bra 	$L__BB5_46;
	add.s32 	%r16, %r106, %r1;
	setp.eq.s32 	%p17, %r47, %r30;
	setp.ge.u32 	%p18, %r47, %r31;
	or.pred  	%p19, %p17, %p18;
	mov.u32 	%r111, 0;
	@%p19 bra 	$L__BB5_35;
	mul.wide.u32 	%rd103, %r31, %r46;
	cvt.u64.u32 	%rd104, %r47;
	add.s64 	%rd105, %rd103, %rd104;
	shl.b64 	%rd106, %rd105, 3;
	add.s64 	%rd107, %rd43, %rd106;
	add.s64 	%rd102, %rd107, 4096;
	ld.acquire.sys.global.u64 %rd196, [%rd102];
	add.u64 	%rd108, %SP, 0;
	add.u64 	%rd109, %SPL, 0;
	mov.u64 	%rd110, 0;
	st.local.u64 	[%rd109], %rd110;
	cvt.u32.u64 	%r110, %rd196;
	sub.s32 	%r78, %r110, %r16;
	setp.gt.s32 	%p20, %r78, -1;
	@%p20 bra 	$L__BB5_32;
	mov.u32 	%r109, 1;
$L__BB5_28:
	and.b32  	%r80, %r109, 63;
	setp.ne.s32 	%p21, %r80, 0;
	@%p21 bra 	$L__BB5_31;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd29;
	st.param.b64 	[param0+8], %rd30;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd31;
	st.param.b64 	[param0+40], %rd43;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r109;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd108;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r19, [retval0+0];
	}
	setp.eq.s32 	%p22, %r19, 0;
	@%p22 bra 	$L__BB5_31;
	bra.uni 	$L__BB5_30;
$L__BB5_31:
	ld.acquire.sys.global.u64 %rd196, [%rd102];
	add.s32 	%r109, %r109, 1;
	cvt.u32.u64 	%r110, %rd196;
	sub.s32 	%r85, %r110, %r16;
	setp.lt.s32 	%p23, %r85, 0;
	@%p23 bra 	$L__BB5_28;
$L__BB5_32:
	setp.ne.s32 	%p24, %r16, %r110;
	mov.u32 	%r111, 0;
	@%p24 bra 	$L__BB5_35;
	shr.u64 	%rd119, %rd196, 32;
	cvt.u32.u64 	%r23, %rd119;
	setp.eq.s32 	%p25, %r23, %r32;
	@%p25 bra 	$L__BB5_35;
	mov.u32 	%r111, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd29;
	st.param.b64 	[param0+8], %rd30;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd31;
	st.param.b64 	[param0+40], %rd43;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r47;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r23;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB5_35;
$L__BB5_30:
	mov.u32 	%r111, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd29;
	st.param.b64 	[param0+8], %rd30;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd31;
	st.param.b64 	[param0+40], %rd43;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r19;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r47;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB5_35:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r111, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r90, 1, 0, %p2;
	}
	setp.ne.s32 	%p26, %r90, 0;
	@%p26 bra 	$L__BB5_49;
	setp.eq.s32 	%p27, %r44, 5;
	add.u64 	%rd121, %SPL, 8;
	add.s32 	%r91, %r106, -1;
	cvt.u64.u32 	%rd122, %r91;
	mul.lo.s64 	%rd124, %rd80, %rd122;
	add.s64 	%rd125, %rd124, %rd11;
	and.b32  	%r93, %r16, 3;
	cvt.u64.u32 	%rd126, %r93;
	or.b64  	%rd128, %rd45, %rd126;
	mul.lo.s64 	%rd130, %rd37, %rd70;
	mul.lo.s64 	%rd131, %rd130, %rd128;
	add.s64 	%rd132, %rd131, %rd38;
	add.s64 	%rd133, %rd43, %rd132;
	mul.lo.s64 	%rd135, %rd35, %rd72;
	add.s64 	%rd136, %rd125, %rd135;
	shl.b64 	%rd137, %rd136, 1;
	add.s64 	%rd23, %rd32, %rd137;
	st.local.u64 	[%rd121], %rd23;
	st.local.u64 	[%rd121+8], %rd133;
	st.local.u64 	[%rd121+16], %rd37;
	st.local.u32 	[%rd121+24], %r30;
	@%p27 bra 	$L__BB5_39;
	bra.uni 	$L__BB5_37;
$L__BB5_39:
	setp.eq.s32 	%p30, %r43, 0;
	@%p30 bra 	$L__BB5_46;
	mov.u32 	%r113, 0;
$L__BB5_41:
	.pragma "nounroll";
	add.s32 	%r27, %r113, %r42;
	setp.eq.s32 	%p31, %r27, %r30;
	cvta.to.global.u64 	%rd154, %rd32;
	add.s64 	%rd197, %rd154, %rd137;
	mov.u64 	%rd198, %rd23;
	@%p31 bra 	$L__BB5_43;
	cvt.u64.u32 	%rd156, %r27;
	mul.lo.s64 	%rd157, %rd37, %rd156;
	add.s64 	%rd165, %rd132, %rd157;
	add.s64 	%rd197, %rd44, %rd165;
	add.s64 	%rd198, %rd133, %rd157;
$L__BB5_43:
	ld.param.u64 	%rd193, [move_param_9+16];
	cvt.u64.u32 	%rd168, %r113;
	mul.lo.s64 	%rd169, %rd193, %rd168;
	add.s64 	%rd174, %rd169, %rd125;
	cvta.to.global.u64 	%rd175, %rd33;
	shl.b64 	%rd176, %rd174, 1;
	add.s64 	%rd177, %rd175, %rd176;
	setp.eq.s64 	%p32, %rd177, %rd197;
	@%p32 bra 	$L__BB5_45;
	add.s64 	%rd186, %rd33, %rd176;
	sub.s64 	%rd187, %rd12, %rd125;
	min.u64 	%rd188, %rd80, %rd187;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd186;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd198;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd188;
	call.uni
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB5_45:
	add.s32 	%r113, %r113, 1;
	setp.lt.u32 	%p33, %r113, %r43;
	@%p33 bra 	$L__BB5_41;
	bra.uni 	$L__BB5_46;
$L__BB5_37:
	setp.eq.s32 	%p28, %r43, 0;
	@%p28 bra 	$L__BB5_46;
	add.u64 	%rd189, %SP, 8;
	shl.b64 	%rd142, %rd125, 1;
	add.s64 	%rd143, %rd33, %rd142;
	sub.s64 	%rd144, %rd12, %rd125;
	setp.gt.u64 	%p29, %rd80, %rd144;
	selp.b64 	%rd145, %rd144, %rd80, %p29;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd143;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd189;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd145;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r44;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r31;
	call.uni
	_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB5_46:
	add.s32 	%r106, %r106, 1;
	setp.le.u32 	%p34, %r106, %r105;
	@%p34 bra 	$L__BB5_16;
	setp.ne.s32 	%p36, %r47, 0;
	@%p36 bra 	$L__BB5_49;
	cvta.to.global.u64 	%rd192, %rd43;
	add.s64 	%rd191, %rd192, %rd45;
	add.s64 	%rd190, %rd191, 64;
	add.s32 	%r104, %r105, %r1;
	st.global.u32 	[%rd190], %r104;
	bra.uni 	$L__BB5_49;
}
.func _ZN10collective4copyEP13__nv_bfloat16PKS0_m(
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_0,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_1,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd51, 0;
	@%p1 bra 	$L__BB6_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB6_9;
	shr.u64 	%rd2, %rd22, 3;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd49, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	add.s64 	%rd27, %rd49, %rd4;
	setp.ge.u64 	%p3, %rd27, %rd2;
	@%p3 bra 	$L__BB6_5;
	shl.b32 	%r4, %r1, 2;
	cvt.u64.u32 	%rd5, %r4;
	cvt.u64.u32 	%rd6, %r1;
	shl.b32 	%r5, %r1, 1;
	cvt.u64.u32 	%rd7, %r5;
	shl.b64 	%rd30, %rd6, 4;
	shl.b64 	%rd32, %rd7, 4;
$L__BB6_4:
	.pragma "nounroll";
	shl.b64 	%rd28, %rd49, 4;
	add.s64 	%rd29, %rd1, %rd28;
	ld.global.v4.u32 	{%r6, %r7, %r8, %r9}, [%rd29];
	add.s64 	%rd31, %rd29, %rd30;
	ld.global.v4.u32 	{%r14, %r15, %r16, %r17}, [%rd31];
	add.s64 	%rd33, %rd29, %rd32;
	ld.global.v4.u32 	{%r22, %r23, %r24, %r25}, [%rd33];
	shl.b64 	%rd34, %rd4, 4;
	add.s64 	%rd35, %rd29, %rd34;
	ld.global.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd35];
	add.s64 	%rd36, %rd20, %rd28;
	st.v4.u32 	[%rd36], {%r6, %r7, %r8, %r9};
	add.s64 	%rd37, %rd36, %rd30;
	st.v4.u32 	[%rd37], {%r14, %r15, %r16, %r17};
	add.s64 	%rd38, %rd36, %rd32;
	st.v4.u32 	[%rd38], {%r22, %r23, %r24, %r25};
	add.s64 	%rd39, %rd36, %rd34;
	st.v4.u32 	[%rd39], {%r30, %r31, %r32, %r33};
	add.s64 	%rd49, %rd49, %rd5;
	add.s64 	%rd40, %rd49, %rd4;
	setp.lt.u64 	%p4, %rd40, %rd2;
	@%p4 bra 	$L__BB6_4;
$L__BB6_5:
	setp.ge.u64 	%p5, %rd49, %rd2;
	@%p5 bra 	$L__BB6_8;
	cvt.u64.u32 	%rd11, %r1;
$L__BB6_7:
	.pragma "nounroll";
	shl.b64 	%rd41, %rd49, 4;
	add.s64 	%rd42, %rd20, %rd41;
	add.s64 	%rd43, %rd1, %rd41;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd43];
	st.v4.u32 	[%rd42], {%r38, %r39, %r40, %r41};
	add.s64 	%rd49, %rd49, %rd11;
	setp.lt.u64 	%p6, %rd49, %rd2;
	@%p6 bra 	$L__BB6_7;
$L__BB6_8:
	and.b64  	%rd51, %rd22, -8;
$L__BB6_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd44, %r46;
	add.s64 	%rd52, %rd51, %rd44;
	setp.ge.u64 	%p7, %rd52, %rd22;
	@%p7 bra 	$L__BB6_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd17, %r47;
$L__BB6_11:
	.pragma "nounroll";
	shl.b64 	%rd45, %rd52, 1;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.u16 	%rs1, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.u16 	[%rd47], %rs1;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
	@%p8 bra 	$L__BB6_11;
$L__BB6_12:
	ret;
}
.func _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<119>;
	.reg .f32 	%f<464>;
	.reg .b32 	%r<88>;
	.reg .b64 	%rd<132>;
	ld.param.u64 	%rd57, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd58, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd56, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd57;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd57, 15;
	cvta.to.local.u64 	%rd3, %rd58;
	@%p1 bra 	$L__BB7_113;
	bra.uni 	$L__BB7_1;
$L__BB7_113:
	setp.ne.s64 	%p77, %rd2, 0;
	mov.u64 	%rd127, 0;
	@%p77 bra 	$L__BB7_180;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd83, %rd25, 15;
	setp.ne.s64 	%p78, %rd83, 0;
	@%p78 bra 	$L__BB7_180;
	shr.u64 	%rd26, %rd56, 3;
	mov.u32 	%r38, %tid.x;
	cvt.u64.u32 	%rd124, %r38;
	mov.u32 	%r39, %ntid.x;
	cvt.u64.u32 	%rd28, %r39;
	add.s64 	%rd84, %rd124, %rd28;
	setp.ge.u64 	%p79, %rd84, %rd26;
	@%p79 bra 	$L__BB7_155;
	cvt.u32.u64 	%r40, %rd28;
	cvt.rn.f32.u32 	%f102, %r22;
	shl.b32 	%r41, %r40, 1;
	cvt.u64.u32 	%rd29, %r41;
$L__BB7_117:
	.pragma "nounroll";
	setp.eq.s32 	%p80, %r22, 0;
	@%p80 bra 	$L__BB7_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r85, 0;
$L__BB7_119:
	.pragma "nounroll";
	setp.eq.s32 	%p81, %r11, %r85;
	mov.u64 	%rd123, %rd25;
	@%p81 bra 	$L__BB7_121;
	ld.local.u64 	%rd85, [%rd3+16];
	cvt.u64.u32 	%rd86, %r85;
	mul.lo.s64 	%rd87, %rd85, %rd86;
	ld.local.u64 	%rd88, [%rd3+8];
	add.s64 	%rd123, %rd88, %rd87;
$L__BB7_121:
	shl.b64 	%rd89, %rd124, 4;
	add.s64 	%rd90, %rd123, %rd89;
	ld.v4.u32 	{%r43, %r44, %r45, %r46}, [%rd90];
	shl.b64 	%rd91, %rd28, 4;
	add.s64 	%rd92, %rd90, %rd91;
	ld.v4.u32 	{%r51, %r52, %r53, %r54}, [%rd92];
	mov.b32 	{%rs68, %rs69}, %r43;
	{ mov.b32 %f261, {0,%rs68};}
	add.f32 	%f277, %f261, %f412;
	setp.eq.s32 	%p82, %r85, 0;
	selp.f32 	%f412, %f261, %f277, %p82;
	{ mov.b32 %f262, {0,%rs69};}
	add.f32 	%f278, %f262, %f411;
	selp.f32 	%f411, %f262, %f278, %p82;
	mov.b32 	{%rs70, %rs71}, %r44;
	{ mov.b32 %f263, {0,%rs70};}
	add.f32 	%f279, %f263, %f410;
	selp.f32 	%f410, %f263, %f279, %p82;
	{ mov.b32 %f264, {0,%rs71};}
	add.f32 	%f280, %f264, %f409;
	selp.f32 	%f409, %f264, %f280, %p82;
	mov.b32 	{%rs72, %rs73}, %r45;
	{ mov.b32 %f265, {0,%rs72};}
	add.f32 	%f281, %f265, %f408;
	selp.f32 	%f408, %f265, %f281, %p82;
	{ mov.b32 %f266, {0,%rs73};}
	add.f32 	%f282, %f266, %f407;
	selp.f32 	%f407, %f266, %f282, %p82;
	mov.b32 	{%rs74, %rs75}, %r46;
	{ mov.b32 %f267, {0,%rs74};}
	add.f32 	%f283, %f267, %f406;
	selp.f32 	%f406, %f267, %f283, %p82;
	{ mov.b32 %f268, {0,%rs75};}
	add.f32 	%f284, %f268, %f405;
	selp.f32 	%f405, %f268, %f284, %p82;
	mov.b32 	{%rs76, %rs77}, %r51;
	{ mov.b32 %f269, {0,%rs76};}
	add.f32 	%f285, %f269, %f404;
	selp.f32 	%f404, %f269, %f285, %p82;
	{ mov.b32 %f270, {0,%rs77};}
	add.f32 	%f286, %f270, %f403;
	selp.f32 	%f403, %f270, %f286, %p82;
	mov.b32 	{%rs78, %rs79}, %r52;
	{ mov.b32 %f271, {0,%rs78};}
	add.f32 	%f287, %f271, %f402;
	selp.f32 	%f402, %f271, %f287, %p82;
	{ mov.b32 %f272, {0,%rs79};}
	add.f32 	%f288, %f272, %f401;
	selp.f32 	%f401, %f272, %f288, %p82;
	mov.b32 	{%rs80, %rs81}, %r53;
	{ mov.b32 %f273, {0,%rs80};}
	add.f32 	%f289, %f273, %f400;
	selp.f32 	%f400, %f273, %f289, %p82;
	{ mov.b32 %f274, {0,%rs81};}
	add.f32 	%f290, %f274, %f399;
	selp.f32 	%f399, %f274, %f290, %p82;
	mov.b32 	{%rs82, %rs83}, %r54;
	{ mov.b32 %f275, {0,%rs82};}
	add.f32 	%f291, %f275, %f398;
	selp.f32 	%f398, %f275, %f291, %p82;
	{ mov.b32 %f276, {0,%rs83};}
	add.f32 	%f292, %f276, %f397;
	selp.f32 	%f397, %f276, %f292, %p82;
	add.s32 	%r85, %r85, 1;
	setp.lt.u32 	%p83, %r85, %r22;
	@%p83 bra 	$L__BB7_119;
$L__BB7_122:
	setp.ne.s32 	%p84, %r21, 4;
	@%p84 bra 	$L__BB7_124;
	div.rn.f32 	%f412, %f412, %f102;
$L__BB7_124:
	{  cvt.rn.bf16.f32 %rs84, %f412;}
	@%p84 bra 	$L__BB7_126;
	div.rn.f32 	%f411, %f411, %f102;
$L__BB7_126:
	{  cvt.rn.bf16.f32 %rs85, %f411;}
	@%p84 bra 	$L__BB7_128;
	div.rn.f32 	%f410, %f410, %f102;
$L__BB7_128:
	{  cvt.rn.bf16.f32 %rs86, %f410;}
	@%p84 bra 	$L__BB7_130;
	div.rn.f32 	%f409, %f409, %f102;
$L__BB7_130:
	{  cvt.rn.bf16.f32 %rs87, %f409;}
	@%p84 bra 	$L__BB7_132;
	div.rn.f32 	%f408, %f408, %f102;
$L__BB7_132:
	{  cvt.rn.bf16.f32 %rs88, %f408;}
	@%p84 bra 	$L__BB7_134;
	div.rn.f32 	%f407, %f407, %f102;
$L__BB7_134:
	{  cvt.rn.bf16.f32 %rs89, %f407;}
	@%p84 bra 	$L__BB7_136;
	div.rn.f32 	%f406, %f406, %f102;
$L__BB7_136:
	{  cvt.rn.bf16.f32 %rs90, %f406;}
	@%p84 bra 	$L__BB7_138;
	div.rn.f32 	%f405, %f405, %f102;
$L__BB7_138:
	shl.b64 	%rd93, %rd124, 4;
	add.s64 	%rd34, %rd1, %rd93;
	{  cvt.rn.bf16.f32 %rs91, %f405;}
	mov.b32 	%r59, {%rs90, %rs91};
	mov.b32 	%r60, {%rs88, %rs89};
	mov.b32 	%r61, {%rs86, %rs87};
	mov.b32 	%r62, {%rs84, %rs85};
	st.global.v4.u32 	[%rd34], {%r62, %r61, %r60, %r59};
	@%p84 bra 	$L__BB7_140;
	div.rn.f32 	%f404, %f404, %f102;
$L__BB7_140:
	{  cvt.rn.bf16.f32 %rs92, %f404;}
	@%p84 bra 	$L__BB7_142;
	div.rn.f32 	%f403, %f403, %f102;
$L__BB7_142:
	{  cvt.rn.bf16.f32 %rs93, %f403;}
	@%p84 bra 	$L__BB7_144;
	div.rn.f32 	%f402, %f402, %f102;
$L__BB7_144:
	{  cvt.rn.bf16.f32 %rs94, %f402;}
	@%p84 bra 	$L__BB7_146;
	div.rn.f32 	%f401, %f401, %f102;
$L__BB7_146:
	{  cvt.rn.bf16.f32 %rs95, %f401;}
	@%p84 bra 	$L__BB7_148;
	div.rn.f32 	%f400, %f400, %f102;
$L__BB7_148:
	{  cvt.rn.bf16.f32 %rs96, %f400;}
	@%p84 bra 	$L__BB7_150;
	div.rn.f32 	%f399, %f399, %f102;
$L__BB7_150:
	{  cvt.rn.bf16.f32 %rs97, %f399;}
	@%p84 bra 	$L__BB7_152;
	div.rn.f32 	%f398, %f398, %f102;
$L__BB7_152:
	{  cvt.rn.bf16.f32 %rs98, %f398;}
	@%p84 bra 	$L__BB7_154;
	div.rn.f32 	%f397, %f397, %f102;
$L__BB7_154:
	shl.b64 	%rd94, %rd28, 4;
	add.s64 	%rd95, %rd34, %rd94;
	{  cvt.rn.bf16.f32 %rs99, %f397;}
	mov.b32 	%r63, {%rs98, %rs99};
	mov.b32 	%r64, {%rs96, %rs97};
	mov.b32 	%r65, {%rs94, %rs95};
	mov.b32 	%r66, {%rs92, %rs93};
	st.global.v4.u32 	[%rd95], {%r66, %r65, %r64, %r63};
	add.s64 	%rd124, %rd124, %rd29;
	add.s64 	%rd96, %rd124, %rd28;
	setp.lt.u64 	%p100, %rd96, %rd26;
	@%p100 bra 	$L__BB7_117;
$L__BB7_155:
	setp.ge.u64 	%p101, %rd124, %rd26;
	@%p101 bra 	$L__BB7_179;
	cvt.rn.f32.u32 	%f183, %r22;
$L__BB7_157:
	.pragma "nounroll";
	setp.eq.s32 	%p102, %r22, 0;
	@%p102 bra 	$L__BB7_162;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r86, 0;
$L__BB7_159:
	.pragma "nounroll";
	setp.eq.s32 	%p103, %r14, %r86;
	mov.u64 	%rd126, %rd25;
	@%p103 bra 	$L__BB7_161;
	ld.local.u64 	%rd97, [%rd3+16];
	cvt.u64.u32 	%rd98, %r86;
	mul.lo.s64 	%rd99, %rd97, %rd98;
	ld.local.u64 	%rd100, [%rd3+8];
	add.s64 	%rd126, %rd100, %rd99;
$L__BB7_161:
	shl.b64 	%rd101, %rd124, 4;
	add.s64 	%rd102, %rd126, %rd101;
	ld.v4.u32 	{%r68, %r69, %r70, %r71}, [%rd102];
	mov.b32 	{%rs100, %rs101}, %r68;
	{ mov.b32 %f310, {0,%rs100};}
	add.f32 	%f318, %f310, %f448;
	setp.eq.s32 	%p104, %r86, 0;
	selp.f32 	%f448, %f310, %f318, %p104;
	{ mov.b32 %f311, {0,%rs101};}
	add.f32 	%f319, %f311, %f447;
	selp.f32 	%f447, %f311, %f319, %p104;
	mov.b32 	{%rs102, %rs103}, %r69;
	{ mov.b32 %f312, {0,%rs102};}
	add.f32 	%f320, %f312, %f446;
	selp.f32 	%f446, %f312, %f320, %p104;
	{ mov.b32 %f313, {0,%rs103};}
	add.f32 	%f321, %f313, %f445;
	selp.f32 	%f445, %f313, %f321, %p104;
	mov.b32 	{%rs104, %rs105}, %r70;
	{ mov.b32 %f314, {0,%rs104};}
	add.f32 	%f322, %f314, %f449;
	selp.f32 	%f449, %f314, %f322, %p104;
	{ mov.b32 %f315, {0,%rs105};}
	add.f32 	%f323, %f315, %f450;
	selp.f32 	%f450, %f315, %f323, %p104;
	mov.b32 	{%rs106, %rs107}, %r71;
	{ mov.b32 %f316, {0,%rs106};}
	add.f32 	%f324, %f316, %f451;
	selp.f32 	%f451, %f316, %f324, %p104;
	{ mov.b32 %f317, {0,%rs107};}
	add.f32 	%f325, %f317, %f452;
	selp.f32 	%f452, %f317, %f325, %p104;
	add.s32 	%r86, %r86, 1;
	setp.lt.u32 	%p105, %r86, %r22;
	@%p105 bra 	$L__BB7_159;
$L__BB7_162:
	setp.ne.s32 	%p106, %r21, 4;
	mov.f32 	%f453, %f448;
	@%p106 bra 	$L__BB7_164;
	div.rn.f32 	%f453, %f448, %f183;
$L__BB7_164:
	{  cvt.rn.bf16.f32 %rs108, %f453;}
	mov.f32 	%f454, %f447;
	@%p106 bra 	$L__BB7_166;
	div.rn.f32 	%f454, %f447, %f183;
$L__BB7_166:
	{  cvt.rn.bf16.f32 %rs109, %f454;}
	mov.f32 	%f455, %f446;
	@%p106 bra 	$L__BB7_168;
	div.rn.f32 	%f455, %f446, %f183;
$L__BB7_168:
	{  cvt.rn.bf16.f32 %rs110, %f455;}
	mov.f32 	%f456, %f445;
	@%p106 bra 	$L__BB7_170;
	div.rn.f32 	%f456, %f445, %f183;
$L__BB7_170:
	{  cvt.rn.bf16.f32 %rs111, %f456;}
	mov.f32 	%f457, %f449;
	@%p106 bra 	$L__BB7_172;
	div.rn.f32 	%f457, %f449, %f183;
$L__BB7_172:
	{  cvt.rn.bf16.f32 %rs112, %f457;}
	mov.f32 	%f458, %f450;
	@%p106 bra 	$L__BB7_174;
	div.rn.f32 	%f458, %f450, %f183;
$L__BB7_174:
	{  cvt.rn.bf16.f32 %rs113, %f458;}
	mov.f32 	%f459, %f451;
	@%p106 bra 	$L__BB7_176;
	div.rn.f32 	%f459, %f451, %f183;
$L__BB7_176:
	{  cvt.rn.bf16.f32 %rs114, %f459;}
	mov.f32 	%f460, %f452;
	@%p106 bra 	$L__BB7_178;
	div.rn.f32 	%f460, %f452, %f183;
$L__BB7_178:
	shl.b64 	%rd103, %rd124, 4;
	add.s64 	%rd104, %rd1, %rd103;
	{  cvt.rn.bf16.f32 %rs115, %f460;}
	mov.b32 	%r76, {%rs114, %rs115};
	mov.b32 	%r77, {%rs112, %rs113};
	mov.b32 	%r78, {%rs110, %rs111};
	mov.b32 	%r79, {%rs108, %rs109};
	st.global.v4.u32 	[%rd104], {%r79, %r78, %r77, %r76};
	add.s64 	%rd124, %rd124, %rd28;
	setp.lt.u64 	%p114, %rd124, %rd26;
	@%p114 bra 	$L__BB7_157;
$L__BB7_179:
	and.b64  	%rd127, %rd56, -8;
$L__BB7_180:
	mov.u32 	%r80, %tid.x;
	cvt.u64.u32 	%rd105, %r80;
	add.s64 	%rd128, %rd127, %rd105;
	setp.ge.u64 	%p115, %rd128, %rd56;
	@%p115 bra 	$L__BB7_194;
	cvt.rn.f32.u32 	%f232, %r22;
	mov.u32 	%r81, %ntid.x;
	cvt.u64.u32 	%rd45, %r81;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB7_182:
	.pragma "nounroll";
	setp.eq.s32 	%p116, %r17, 0;
	@%p116 bra 	$L__BB7_184;
	ld.local.u64 	%rd129, [%rd3+8];
	bra.uni 	$L__BB7_185;
$L__BB7_184:
	ld.local.u64 	%rd129, [%rd3];
$L__BB7_185:
	shl.b64 	%rd106, %rd128, 1;
	add.s64 	%rd107, %rd129, %rd106;
	ld.u16 	%rs116, [%rd107];
	{ mov.b32 %f462, {0,%rs116};}
	setp.lt.u32 	%p117, %r22, 2;
	@%p117 bra 	$L__BB7_191;
	mov.u64 	%rd130, 1;
	mov.u32 	%r87, %r18;
$L__BB7_187:
	.pragma "nounroll";
	setp.eq.s32 	%p118, %r87, -1;
	@%p118 bra 	$L__BB7_189;
	ld.local.u64 	%rd109, [%rd3+16];
	mul.lo.s64 	%rd110, %rd109, %rd130;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd131, %rd111, %rd110;
	bra.uni 	$L__BB7_190;
$L__BB7_189:
	ld.local.u64 	%rd131, [%rd3];
$L__BB7_190:
	add.s64 	%rd113, %rd131, %rd106;
	ld.u16 	%rs117, [%rd113];
	{ mov.b32 %f335, {0,%rs117};}
	add.f32 	%f462, %f462, %f335;
	add.s64 	%rd130, %rd130, 1;
	cvt.u32.u64 	%r82, %rd130;
	add.s32 	%r87, %r87, 1;
	setp.lt.u32 	%p119, %r82, %r22;
	@%p119 bra 	$L__BB7_187;
$L__BB7_191:
	setp.ne.s32 	%p120, %r21, 4;
	@%p120 bra 	$L__BB7_193;
	div.rn.f32 	%f462, %f462, %f232;
$L__BB7_193:
	{  cvt.rn.bf16.f32 %rs118, %f462;}
	add.s64 	%rd115, %rd1, %rd106;
	st.global.u16 	[%rd115], %rs118;
	add.s64 	%rd128, %rd128, %rd45;
	setp.lt.u64 	%p121, %rd128, %rd56;
	@%p121 bra 	$L__BB7_182;
	bra.uni 	$L__BB7_194;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd118, 0;
	@%p2 bra 	$L__BB7_92;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd61, %rd4, 15;
	setp.ne.s64 	%p3, %rd61, 0;
	@%p3 bra 	$L__BB7_92;
	shr.u64 	%rd5, %rd56, 3;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd116, %r24;
	setp.le.u64 	%p4, %rd5, %rd116;
	@%p4 bra 	$L__BB7_91;
	cvt.rn.f32.u32 	%f1, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd7, %r25;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB7_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r83, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.f32 	%f17, %f360;
	mov.f32 	%f16, %f359;
	mov.f32 	%f15, %f358;
	mov.f32 	%f14, %f357;
	mov.f32 	%f13, %f353;
	mov.f32 	%f12, %f354;
	mov.f32 	%f11, %f355;
	mov.f32 	%f10, %f356;
	setp.eq.s32 	%p6, %r1, %r83;
	mov.u64 	%rd117, %rd4;
	@%p6 bra 	$L__BB7_9;
	ld.local.u64 	%rd62, [%rd3+16];
	cvt.u64.u32 	%rd63, %r83;
	mul.lo.s64 	%rd64, %rd62, %rd63;
	ld.local.u64 	%rd65, [%rd3+8];
	add.s64 	%rd117, %rd65, %rd64;
$L__BB7_9:
	shl.b64 	%rd66, %rd116, 4;
	add.s64 	%rd67, %rd117, %rd66;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd67];
	mov.b32 	{%rs49, %rs2}, %r27;
	{ mov.b32 %f353, {0,%rs49};}
	setp.eq.s32 	%p7, %r83, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB7_16;
	setp.gt.f32 	%p11, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p11;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	setp.lt.f32 	%p12, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p12;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.f32 	%f353, %f353, %f13;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.f32 	%f353, %f353, %f13;
$L__BB7_17:
	{ mov.b32 %f354, {0,%rs2};}
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p14, %r21, 1;
	@%p14 bra 	$L__BB7_23;
	setp.eq.s32 	%p15, %r21, 2;
	@%p15 bra 	$L__BB7_22;
	setp.ne.s32 	%p16, %r21, 3;
	@%p16 bra 	$L__BB7_24;
	setp.gt.f32 	%p17, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p17;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.f32 	%p18, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p18;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.f32 	%f354, %f354, %f12;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.f32 	%f354, %f354, %f12;
$L__BB7_25:
	mov.b32 	{%rs51, %rs4}, %r28;
	{ mov.b32 %f355, {0,%rs51};}
	@%p7 bra 	$L__BB7_33;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB7_31;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB7_30;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB7_32;
	setp.gt.f32 	%p23, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p23;
	bra.uni 	$L__BB7_33;
$L__BB7_30:
	setp.lt.f32 	%p24, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p24;
	bra.uni 	$L__BB7_33;
$L__BB7_31:
	mul.f32 	%f355, %f355, %f11;
	bra.uni 	$L__BB7_33;
$L__BB7_32:
	add.f32 	%f355, %f355, %f11;
$L__BB7_33:
	{ mov.b32 %f356, {0,%rs4};}
	@%p7 bra 	$L__BB7_41;
	setp.eq.s32 	%p26, %r21, 1;
	@%p26 bra 	$L__BB7_39;
	setp.eq.s32 	%p27, %r21, 2;
	@%p27 bra 	$L__BB7_38;
	setp.ne.s32 	%p28, %r21, 3;
	@%p28 bra 	$L__BB7_40;
	setp.gt.f32 	%p29, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p29;
	bra.uni 	$L__BB7_41;
$L__BB7_38:
	setp.lt.f32 	%p30, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p30;
	bra.uni 	$L__BB7_41;
$L__BB7_39:
	mul.f32 	%f356, %f356, %f10;
	bra.uni 	$L__BB7_41;
$L__BB7_40:
	add.f32 	%f356, %f356, %f10;
$L__BB7_41:
	mov.b32 	{%rs53, %rs6}, %r29;
	{ mov.b32 %f357, {0,%rs53};}
	@%p7 bra 	$L__BB7_49;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB7_47;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB7_46;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB7_48;
	setp.gt.f32 	%p35, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p35;
	bra.uni 	$L__BB7_49;
$L__BB7_46:
	setp.lt.f32 	%p36, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p36;
	bra.uni 	$L__BB7_49;
$L__BB7_47:
	mul.f32 	%f357, %f357, %f14;
	bra.uni 	$L__BB7_49;
$L__BB7_48:
	add.f32 	%f357, %f357, %f14;
$L__BB7_49:
	{ mov.b32 %f358, {0,%rs6};}
	@%p7 bra 	$L__BB7_57;
	setp.eq.s32 	%p38, %r21, 1;
	@%p38 bra 	$L__BB7_55;
	setp.eq.s32 	%p39, %r21, 2;
	@%p39 bra 	$L__BB7_54;
	setp.ne.s32 	%p40, %r21, 3;
	@%p40 bra 	$L__BB7_56;
	setp.gt.f32 	%p41, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p41;
	bra.uni 	$L__BB7_57;
$L__BB7_54:
	setp.lt.f32 	%p42, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p42;
	bra.uni 	$L__BB7_57;
$L__BB7_55:
	mul.f32 	%f358, %f358, %f15;
	bra.uni 	$L__BB7_57;
$L__BB7_56:
	add.f32 	%f358, %f358, %f15;
$L__BB7_57:
	mov.b32 	{%rs55, %rs8}, %r30;
	{ mov.b32 %f359, {0,%rs55};}
	@%p7 bra 	$L__BB7_65;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB7_63;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB7_62;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB7_64;
	setp.gt.f32 	%p47, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p47;
	bra.uni 	$L__BB7_65;
$L__BB7_62:
	setp.lt.f32 	%p48, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p48;
	bra.uni 	$L__BB7_65;
$L__BB7_63:
	mul.f32 	%f359, %f359, %f16;
	bra.uni 	$L__BB7_65;
$L__BB7_64:
	add.f32 	%f359, %f359, %f16;
$L__BB7_65:
	{ mov.b32 %f360, {0,%rs8};}
	@%p7 bra 	$L__BB7_73;
	setp.eq.s32 	%p50, %r21, 1;
	@%p50 bra 	$L__BB7_71;
	setp.eq.s32 	%p51, %r21, 2;
	@%p51 bra 	$L__BB7_70;
	setp.ne.s32 	%p52, %r21, 3;
	@%p52 bra 	$L__BB7_72;
	setp.gt.f32 	%p53, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p53;
	bra.uni 	$L__BB7_73;
$L__BB7_70:
	setp.lt.f32 	%p54, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p54;
	bra.uni 	$L__BB7_73;
$L__BB7_71:
	mul.f32 	%f360, %f360, %f17;
	bra.uni 	$L__BB7_73;
$L__BB7_72:
	add.f32 	%f360, %f360, %f17;
$L__BB7_73:
	add.s32 	%r83, %r83, 1;
	setp.lt.u32 	%p55, %r83, %r22;
	@%p55 bra 	$L__BB7_7;
$L__BB7_74:
	setp.ne.s32 	%p56, %r21, 4;
	mov.f32 	%f369, %f353;
	@%p56 bra 	$L__BB7_76;
	div.rn.f32 	%f369, %f353, %f1;
$L__BB7_76:
	{  cvt.rn.bf16.f32 %rs57, %f369;}
	mov.f32 	%f370, %f354;
	@%p56 bra 	$L__BB7_78;
	div.rn.f32 	%f370, %f354, %f1;
$L__BB7_78:
	{  cvt.rn.bf16.f32 %rs58, %f370;}
	mov.f32 	%f371, %f355;
	@%p56 bra 	$L__BB7_80;
	div.rn.f32 	%f371, %f355, %f1;
$L__BB7_80:
	{  cvt.rn.bf16.f32 %rs59, %f371;}
	mov.f32 	%f372, %f356;
	@%p56 bra 	$L__BB7_82;
	div.rn.f32 	%f372, %f356, %f1;
$L__BB7_82:
	{  cvt.rn.bf16.f32 %rs60, %f372;}
	mov.f32 	%f373, %f357;
	@%p56 bra 	$L__BB7_84;
	div.rn.f32 	%f373, %f357, %f1;
$L__BB7_84:
	{  cvt.rn.bf16.f32 %rs61, %f373;}
	mov.f32 	%f374, %f358;
	@%p56 bra 	$L__BB7_86;
	div.rn.f32 	%f374, %f358, %f1;
$L__BB7_86:
	{  cvt.rn.bf16.f32 %rs62, %f374;}
	mov.f32 	%f375, %f359;
	@%p56 bra 	$L__BB7_88;
	div.rn.f32 	%f375, %f359, %f1;
$L__BB7_88:
	{  cvt.rn.bf16.f32 %rs63, %f375;}
	mov.f32 	%f376, %f360;
	@%p56 bra 	$L__BB7_90;
	div.rn.f32 	%f376, %f360, %f1;
$L__BB7_90:
	shl.b64 	%rd68, %rd116, 4;
	add.s64 	%rd69, %rd1, %rd68;
	{  cvt.rn.bf16.f32 %rs64, %f376;}
	mov.b32 	%r31, {%rs63, %rs64};
	mov.b32 	%r32, {%rs61, %rs62};
	mov.b32 	%r33, {%rs59, %rs60};
	mov.b32 	%r34, {%rs57, %rs58};
	st.global.v4.u32 	[%rd69], {%r34, %r33, %r32, %r31};
	add.s64 	%rd116, %rd116, %rd7;
	setp.lt.u64 	%p64, %rd116, %rd5;
	@%p64 bra 	$L__BB7_5;
$L__BB7_91:
	and.b64  	%rd118, %rd56, -8;
$L__BB7_92:
	mov.u32 	%r35, %tid.x;
	cvt.u64.u32 	%rd70, %r35;
	add.s64 	%rd119, %rd118, %rd70;
	setp.ge.u64 	%p65, %rd119, %rd56;
	@%p65 bra 	$L__BB7_194;
	cvt.rn.f32.u32 	%f90, %r22;
	mov.u32 	%r36, %ntid.x;
	cvt.u64.u32 	%rd16, %r36;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB7_94:
	.pragma "nounroll";
	setp.eq.s32 	%p66, %r8, 0;
	@%p66 bra 	$L__BB7_96;
	ld.local.u64 	%rd120, [%rd3+8];
	bra.uni 	$L__BB7_97;
$L__BB7_96:
	ld.local.u64 	%rd120, [%rd3];
$L__BB7_97:
	shl.b64 	%rd71, %rd119, 1;
	add.s64 	%rd72, %rd120, %rd71;
	ld.u16 	%rs65, [%rd72];
	{ mov.b32 %f378, {0,%rs65};}
	setp.lt.u32 	%p67, %r22, 2;
	@%p67 bra 	$L__BB7_110;
	mov.u32 	%r84, 1;
$L__BB7_99:
	.pragma "nounroll";
	setp.eq.s32 	%p68, %r8, %r84;
	@%p68 bra 	$L__BB7_101;
	bra.uni 	$L__BB7_100;
$L__BB7_101:
	ld.local.u64 	%rd121, [%rd3];
	bra.uni 	$L__BB7_102;
$L__BB7_100:
	ld.local.u64 	%rd73, [%rd3+16];
	cvt.u64.u32 	%rd74, %r84;
	mul.lo.s64 	%rd75, %rd73, %rd74;
	ld.local.u64 	%rd76, [%rd3+8];
	add.s64 	%rd121, %rd76, %rd75;
$L__BB7_102:
	add.s64 	%rd78, %rd121, %rd71;
	ld.u16 	%rs66, [%rd78];
	{ mov.b32 %f257, {0,%rs66};}
	setp.eq.s32 	%p69, %r21, 1;
	@%p69 bra 	$L__BB7_107;
	setp.eq.s32 	%p70, %r21, 2;
	@%p70 bra 	$L__BB7_106;
	setp.ne.s32 	%p71, %r21, 3;
	@%p71 bra 	$L__BB7_108;
	setp.gt.f32 	%p72, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p72;
	bra.uni 	$L__BB7_109;
$L__BB7_107:
	mul.f32 	%f378, %f378, %f257;
	bra.uni 	$L__BB7_109;
$L__BB7_106:
	setp.lt.f32 	%p73, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p73;
	bra.uni 	$L__BB7_109;
$L__BB7_108:
	add.f32 	%f378, %f378, %f257;
$L__BB7_109:
	add.s32 	%r84, %r84, 1;
	setp.lt.u32 	%p74, %r84, %r22;
	@%p74 bra 	$L__BB7_99;
$L__BB7_110:
	setp.ne.s32 	%p75, %r21, 4;
	@%p75 bra 	$L__BB7_112;
	div.rn.f32 	%f378, %f378, %f90;
$L__BB7_112:
	{  cvt.rn.bf16.f32 %rs67, %f378;}
	add.s64 	%rd80, %rd1, %rd71;
	st.global.u16 	[%rd80], %rs67;
	add.s64 	%rd119, %rd119, %rd16;
	setp.lt.u64 	%p76, %rd119, %rd56;
	@%p76 bra 	$L__BB7_94;
$L__BB7_194:
	ret;
}
.visible .entry two_shot(
	.param .u64 two_shot_param_0,
	.param .u64 two_shot_param_1,
	.param .u32 two_shot_param_2,
	.param .u32 two_shot_param_3,
	.param .u32 two_shot_param_4,
	.param .u32 two_shot_param_5,
	.param .u64 two_shot_param_6,
	.param .u64 two_shot_param_7,
	.param .u64 two_shot_param_8,
	.param .align 8 .b8 two_shot_param_9[104]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot8[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<39>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<140>;
	.reg .b64 	%rd<219>;
	mov.u64 	%SPL, __local_depot8;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd42, [two_shot_param_0];
	ld.param.u64 	%rd43, [two_shot_param_1];
	ld.param.u32 	%r39, [two_shot_param_2];
	ld.param.u32 	%r40, [two_shot_param_3];
	ld.param.u32 	%r41, [two_shot_param_4];
	ld.param.u32 	%r42, [two_shot_param_5];
	ld.param.u64 	%rd44, [two_shot_param_6];
	ld.param.u64 	%rd45, [two_shot_param_7];
	ld.param.u64 	%rd46, [two_shot_param_8];
	ld.param.v2.u32 	{%r53, %r54}, [two_shot_param_9+96];
	ld.param.u64 	%rd56, [two_shot_param_9+72];
	ld.param.u64 	%rd51, [two_shot_param_9+32];
	ld.param.u64 	%rd50, [two_shot_param_9+24];
	ld.param.u64 	%rd47, [two_shot_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd57, %rd56;
	mov.u32 	%r55, %ctaid.x;
	mul.wide.u32 	%rd58, %r55, 4;
	add.s64 	%rd59, %rd57, %rd58;
	cvt.u64.u32 	%rd2, %r55;
	add.s64 	%rd3, %rd59, 64;
	ld.global.u32 	%r1, [%rd59+64];
	mov.u32 	%r56, %tid.x;
	setp.ne.s32 	%p1, %r56, 0;
	mov.u16 	%rs8, 0;
	@%p1 bra 	$L__BB8_2;
	ld.volatile.global.u32 	%r57, [%rd57];
	setp.ne.s32 	%p2, %r57, 0;
	selp.u16 	%rs8, 1, 0, %p2;
$L__BB8_2:
	setp.eq.s16 	%p3, %rs8, 0;
	@%p3 bra 	$L__BB8_6;
	cvta.to.global.u64 	%rd4, %rd43;
	ld.volatile.global.u32 	%r58, [%rd4+4];
	setp.ne.s32 	%p4, %r58, 0;
	@%p4 bra 	$L__BB8_5;
	st.global.u32 	[%rd4+8], %r42;
$L__BB8_5:
	membar.sys;
	mov.u32 	%r59, 4;
	st.global.u32 	[%rd4+4], %r59;
$L__BB8_6:
	cvt.u32.u16 	%r60, %rs8;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r60, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r61, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r61, 0;
	@%p5 bra 	$L__BB8_53;
	bra.uni 	$L__BB8_7;
$L__BB8_53:
	ret;
$L__BB8_7:
	mov.u32 	%r62, %nctaid.x;
	add.s64 	%rd61, %rd47, 7;
	shr.u64 	%rd62, %rd61, 3;
	cvt.u64.u32 	%rd6, %r62;
	add.s64 	%rd63, %rd6, %rd62;
	add.s64 	%rd7, %rd63, -1;
	and.b64  	%rd64, %rd7, -4294967296;
	setp.eq.s64 	%p6, %rd64, 0;
	@%p6 bra 	$L__BB8_9;
	div.u64 	%rd212, %rd7, %rd6;
	bra.uni 	$L__BB8_10;
$L__BB8_9:
	cvt.u32.u64 	%r63, %rd6;
	cvt.u32.u64 	%r64, %rd7;
	div.u32 	%r65, %r64, %r63;
	cvt.u64.u32 	%rd212, %r65;
$L__BB8_10:
	shl.b64 	%rd65, %rd212, 3;
	mul.lo.s64 	%rd66, %rd65, %rd2;
	min.u64 	%rd213, %rd66, %rd47;
	add.s64 	%rd67, %rd213, %rd65;
	min.u64 	%rd14, %rd67, %rd47;
	mov.u32 	%r127, %r1;
$L__BB8_11:
	mov.u32 	%r8, %r127;
	cvt.u64.u32 	%rd68, %r40;
	shr.u64 	%rd69, %rd50, 1;
	mul.lo.s64 	%rd70, %rd69, %rd68;
	sub.s64 	%rd71, %rd14, %rd213;
	min.u64 	%rd20, %rd70, %rd71;
	add.s64 	%rd72, %rd20, 7;
	shr.u64 	%rd73, %rd72, 3;
	add.s64 	%rd74, %rd68, %rd73;
	add.s64 	%rd21, %rd74, -1;
	and.b64  	%rd75, %rd21, -4294967296;
	setp.eq.s64 	%p7, %rd75, 0;
	@%p7 bra 	$L__BB8_13;
	div.u64 	%rd214, %rd21, %rd68;
	bra.uni 	$L__BB8_14;
$L__BB8_13:
	cvt.u32.u64 	%r66, %rd21;
	div.u32 	%r67, %r66, %r40;
	cvt.u64.u32 	%rd214, %r67;
$L__BB8_14:
	shl.b64 	%rd25, %rd214, 3;
	setp.lt.u32 	%p8, %r40, 2;
	@%p8 bra 	$L__BB8_20;
	add.s32 	%r128, %r39, 1;
	mov.u32 	%r129, 1;
$L__BB8_16:
	.pragma "nounroll";
	rem.u32 	%r12, %r128, %r40;
	setp.eq.s32 	%p9, %r12, %r39;
	@%p9 bra 	$L__BB8_18;
	bra.uni 	$L__BB8_17;
$L__BB8_18:
	mov.u64 	%rd215, %rd56;
	bra.uni 	$L__BB8_19;
$L__BB8_17:
	cvta.to.global.u64 	%rd77, %rd42;
	mul.wide.u32 	%rd78, %r12, 8;
	add.s64 	%rd79, %rd77, %rd78;
	ld.global.u64 	%rd215, [%rd79];
$L__BB8_19:
	add.s32 	%r70, %r8, 1;
	and.b32  	%r71, %r70, 3;
	cvt.u64.u32 	%rd81, %r71;
	or.b64  	%rd82, %rd58, %rd81;
	mul.lo.s64 	%rd84, %rd82, %rd68;
	cvt.u64.u32 	%rd85, %r39;
	add.s64 	%rd86, %rd84, %rd85;
	mul.lo.s64 	%rd87, %rd86, %rd50;
	add.s64 	%rd88, %rd87, %rd51;
	add.s64 	%rd89, %rd215, %rd88;
	cvt.u64.u32 	%rd90, %r12;
	mul.lo.s64 	%rd91, %rd25, %rd90;
	min.u64 	%rd92, %rd91, %rd20;
	add.s64 	%rd93, %rd92, %rd213;
	shl.b64 	%rd94, %rd93, 1;
	add.s64 	%rd95, %rd45, %rd94;
	add.s32 	%r72, %r12, 1;
	cvt.u64.u32 	%rd96, %r72;
	mul.lo.s64 	%rd97, %rd25, %rd96;
	min.u64 	%rd98, %rd97, %rd20;
	sub.s64 	%rd99, %rd98, %rd92;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd89;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd95;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd99;
	call.uni
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r128, %r128, 1;
	add.s32 	%r129, %r129, 1;
	setp.lt.u32 	%p10, %r129, %r40;
	@%p10 bra 	$L__BB8_16;
$L__BB8_20:
	bar.sync 	0;
	setp.eq.s32 	%p11, %r56, %r39;
	setp.ge.u32 	%p12, %r56, %r40;
	or.pred  	%p13, %p11, %p12;
	mov.u32 	%r132, 0;
	@%p13 bra 	$L__BB8_30;
	membar.sys;
	cvt.u64.u32 	%rd104, %r56;
	cvta.to.global.u64 	%rd105, %rd42;
	mul.wide.u32 	%rd106, %r56, 8;
	add.s64 	%rd107, %rd105, %rd106;
	ld.global.u64 	%rd108, [%rd107];
	mov.u64 	%rd109, 0;
	mul.wide.u32 	%rd110, %r40, %r55;
	cvt.u64.u32 	%rd111, %r39;
	add.s64 	%rd112, %rd110, %rd111;
	shl.b64 	%rd113, %rd112, 3;
	add.s64 	%rd114, %rd108, %rd113;
	add.s64 	%rd100, %rd114, 4096;
	add.s32 	%r77, %r8, 1;
	cvt.u64.u32 	%rd115, %r77;
	cvt.u64.u32 	%rd116, %r41;
	bfi.b64 	%rd101, %rd116, %rd115, 32, 32;
	st.release.sys.global.u64 [%rd100], %rd101;
	add.s64 	%rd117, %rd110, %rd104;
	shl.b64 	%rd118, %rd117, 3;
	add.s64 	%rd119, %rd56, %rd118;
	add.s64 	%rd103, %rd119, 4096;
	ld.acquire.sys.global.u64 %rd216, [%rd103];
	add.u64 	%rd120, %SP, 0;
	add.u64 	%rd121, %SPL, 0;
	st.local.u64 	[%rd121], %rd109;
	cvt.u32.u64 	%r131, %rd216;
	sub.s32 	%r78, %r131, %r77;
	setp.gt.s32 	%p14, %r78, -1;
	@%p14 bra 	$L__BB8_27;
	mov.u32 	%r130, 1;
$L__BB8_23:
	and.b32  	%r80, %r130, 63;
	setp.ne.s32 	%p15, %r80, 0;
	@%p15 bra 	$L__BB8_26;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r130;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd120;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r17, [retval0+0];
	}
	setp.eq.s32 	%p16, %r17, 0;
	@%p16 bra 	$L__BB8_26;
	bra.uni 	$L__BB8_25;
$L__BB8_26:
	ld.acquire.sys.global.u64 %rd216, [%rd103];
	add.s32 	%r130, %r130, 1;
	cvt.u32.u64 	%r131, %rd216;
	sub.s32 	%r86, %r131, %r77;
	setp.lt.s32 	%p17, %r86, 0;
	@%p17 bra 	$L__BB8_23;
$L__BB8_27:
	setp.ne.s32 	%p18, %r77, %r131;
	mov.u32 	%r132, 0;
	@%p18 bra 	$L__BB8_30;
	shr.u64 	%rd130, %rd216, 32;
	cvt.u32.u64 	%r21, %rd130;
	setp.eq.s32 	%p19, %r21, %r41;
	@%p19 bra 	$L__BB8_30;
	mov.u32 	%r132, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r56;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r21;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB8_30;
$L__BB8_25:
	mov.u32 	%r132, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r17;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r56;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB8_30:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r132, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r92, 1, 0, %p2;
	}
	setp.ne.s32 	%p20, %r92, 0;
	@%p20 bra 	$L__BB8_53;
	add.u64 	%rd131, %SP, 8;
	add.u64 	%rd132, %SPL, 8;
	add.s32 	%r93, %r8, 1;
	and.b32  	%r94, %r93, 3;
	cvt.u64.u32 	%rd133, %r94;
	or.b64  	%rd135, %rd58, %rd133;
	mul.lo.s64 	%rd137, %rd50, %rd68;
	mul.lo.s64 	%rd138, %rd137, %rd135;
	add.s64 	%rd139, %rd138, %rd51;
	add.s64 	%rd140, %rd56, %rd139;
	cvt.u64.u32 	%rd141, %r39;
	mul.lo.s64 	%rd142, %rd25, %rd141;
	min.u64 	%rd143, %rd142, %rd20;
	add.s64 	%rd144, %rd143, %rd213;
	shl.b64 	%rd145, %rd144, 1;
	add.s64 	%rd32, %rd46, %rd145;
	add.s64 	%rd146, %rd45, %rd145;
	st.local.u64 	[%rd132], %rd146;
	st.local.u64 	[%rd132+8], %rd140;
	st.local.u64 	[%rd132+16], %rd50;
	st.local.u32 	[%rd132+24], %r39;
	add.s32 	%r96, %r39, 1;
	cvt.u64.u32 	%rd147, %r96;
	mul.lo.s64 	%rd148, %rd25, %rd147;
	min.u64 	%rd149, %rd148, %rd20;
	sub.s64 	%rd33, %rd149, %rd143;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd32;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd131;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd33;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r53;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r40;
	call.uni
	_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
	bar.sync 	0;
	add.s32 	%r127, %r8, 2;
	@%p8 bra 	$L__BB8_36;
	mov.u32 	%r134, 1;
$L__BB8_33:
	.pragma "nounroll";
	add.s32 	%r98, %r134, %r39;
	rem.u32 	%r26, %r98, %r40;
	setp.eq.s32 	%p22, %r26, %r39;
	mov.u64 	%rd217, %rd56;
	@%p22 bra 	$L__BB8_35;
	cvta.to.global.u64 	%rd150, %rd42;
	mul.wide.u32 	%rd151, %r26, 8;
	add.s64 	%rd152, %rd150, %rd151;
	ld.global.u64 	%rd217, [%rd152];
$L__BB8_35:
	and.b32  	%r100, %r127, 3;
	cvt.u64.u32 	%rd154, %r100;
	or.b64  	%rd155, %rd58, %rd154;
	mul.lo.s64 	%rd157, %rd155, %rd68;
	add.s64 	%rd159, %rd157, %rd141;
	mul.lo.s64 	%rd160, %rd159, %rd50;
	add.s64 	%rd161, %rd160, %rd51;
	add.s64 	%rd162, %rd217, %rd161;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd162;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd32;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd33;
	call.uni
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r134, %r134, 1;
	setp.lt.u32 	%p23, %r134, %r40;
	@%p23 bra 	$L__BB8_33;
$L__BB8_36:
	bar.sync 	0;
	mov.u32 	%r137, 0;
	@%p13 bra 	$L__BB8_46;
	membar.sys;
	cvt.u64.u32 	%rd167, %r56;
	cvta.to.global.u64 	%rd168, %rd42;
	mul.wide.u32 	%rd169, %r56, 8;
	add.s64 	%rd170, %rd168, %rd169;
	ld.global.u64 	%rd171, [%rd170];
	mov.u64 	%rd172, 0;
	mul.wide.u32 	%rd173, %r40, %r55;
	add.s64 	%rd175, %rd173, %rd141;
	shl.b64 	%rd176, %rd175, 3;
	add.s64 	%rd177, %rd171, %rd176;
	add.s64 	%rd163, %rd177, 4096;
	cvt.u64.u32 	%rd178, %r41;
	cvt.u64.u32 	%rd179, %r127;
	bfi.b64 	%rd164, %rd178, %rd179, 32, 32;
	st.release.sys.global.u64 [%rd163], %rd164;
	add.s64 	%rd180, %rd173, %rd167;
	shl.b64 	%rd181, %rd180, 3;
	add.s64 	%rd182, %rd56, %rd181;
	add.s64 	%rd166, %rd182, 4096;
	ld.acquire.sys.global.u64 %rd218, [%rd166];
	add.u64 	%rd183, %SP, 0;
	add.u64 	%rd184, %SPL, 0;
	st.local.u64 	[%rd184], %rd172;
	cvt.u32.u64 	%r136, %rd218;
	sub.s32 	%r105, %r136, %r127;
	setp.gt.s32 	%p27, %r105, -1;
	@%p27 bra 	$L__BB8_43;
	mov.u32 	%r135, 1;
$L__BB8_39:
	and.b32  	%r107, %r135, 63;
	setp.ne.s32 	%p28, %r107, 0;
	@%p28 bra 	$L__BB8_42;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r135;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd183;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r30, [retval0+0];
	}
	setp.eq.s32 	%p29, %r30, 0;
	@%p29 bra 	$L__BB8_42;
	bra.uni 	$L__BB8_41;
$L__BB8_42:
	ld.acquire.sys.global.u64 %rd218, [%rd166];
	add.s32 	%r135, %r135, 1;
	cvt.u32.u64 	%r136, %rd218;
	sub.s32 	%r112, %r136, %r127;
	setp.lt.s32 	%p30, %r112, 0;
	@%p30 bra 	$L__BB8_39;
$L__BB8_43:
	setp.ne.s32 	%p31, %r127, %r136;
	mov.u32 	%r137, 0;
	@%p31 bra 	$L__BB8_46;
	shr.u64 	%rd193, %rd218, 32;
	cvt.u32.u64 	%r34, %rd193;
	setp.eq.s32 	%p32, %r34, %r41;
	@%p32 bra 	$L__BB8_46;
	mov.u32 	%r137, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r56;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r34;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB8_46;
$L__BB8_41:
	mov.u32 	%r137, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r30;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r56;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB8_46:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r137, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r117, 1, 0, %p2;
	}
	setp.ne.s32 	%p33, %r117, 0;
	@%p33 bra 	$L__BB8_53;
	@%p8 bra 	$L__BB8_50;
	and.b32  	%r119, %r127, 3;
	cvt.u64.u32 	%rd194, %r119;
	or.b64  	%rd196, %rd58, %rd194;
	mul.lo.s64 	%rd40, %rd196, %rd68;
	mov.u32 	%r139, 1;
$L__BB8_49:
	.pragma "nounroll";
	add.s32 	%r121, %r139, %r39;
	rem.u32 	%r122, %r121, %r40;
	cvt.u64.u32 	%rd198, %r122;
	add.s64 	%rd199, %rd40, %rd198;
	mul.lo.s64 	%rd200, %rd199, %rd50;
	add.s64 	%rd201, %rd200, %rd51;
	add.s64 	%rd202, %rd56, %rd201;
	mul.lo.s64 	%rd203, %rd25, %rd198;
	min.u64 	%rd204, %rd203, %rd20;
	add.s64 	%rd205, %rd204, %rd213;
	shl.b64 	%rd206, %rd205, 1;
	add.s64 	%rd207, %rd46, %rd206;
	add.s32 	%r123, %r122, 1;
	cvt.u64.u32 	%rd208, %r123;
	mul.lo.s64 	%rd209, %rd25, %rd208;
	min.u64 	%rd210, %rd209, %rd20;
	sub.s64 	%rd211, %rd210, %rd204;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd207;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd202;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd211;
	call.uni
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r139, %r139, 1;
	setp.lt.u32 	%p35, %r139, %r40;
	@%p35 bra 	$L__BB8_49;
$L__BB8_50:
	add.s64 	%rd213, %rd20, %rd213;
	setp.lt.u64 	%p36, %rd213, %rd14;
	@%p36 bra 	$L__BB8_11;
	setp.ne.s32 	%p38, %r56, 0;
	@%p38 bra 	$L__BB8_53;
	add.s32 	%r125, %r8, 2;
	st.global.u32 	[%rd3], %r125;
	bra.uni 	$L__BB8_53;
}
.visible .entry words(
	.param .u64 words_param_0,
	.param .u64 words_param_1,
	.param .u32 words_param_2,
	.param .u32 words_param_3,
	.param .u32 words_param_4,
	.param .u32 words_param_5,
	.param .u64 words_param_6,
	.param .u64 words_param_7,
	.param .u64 words_param_8,
	.param .align 8 .b8 words_param_9[104]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot9[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<81>;
	.reg .b16 	%rs<65>;
	.reg .f32 	%f<83>;
	.reg .b32 	%r<181>;
	.reg .b64 	%rd<194>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd43, [words_param_0];
	ld.param.u64 	%rd44, [words_param_1];
	ld.param.u32 	%r69, [words_param_2];
	ld.param.u32 	%r70, [words_param_3];
	ld.param.u32 	%r71, [words_param_4];
	ld.param.u32 	%r72, [words_param_5];
	ld.param.u64 	%rd45, [words_param_6];
	ld.param.u64 	%rd46, [words_param_7];
	ld.param.u64 	%rd47, [words_param_8];
	ld.param.v2.u32 	{%r83, %r84}, [words_param_9+96];
	ld.param.u64 	%rd57, [words_param_9+72];
	ld.param.u64 	%rd54, [words_param_9+48];
	ld.param.u64 	%rd48, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd59, %rd57;
	mov.u32 	%r85, %ctaid.x;
	mul.wide.u32 	%rd60, %r85, 4;
	add.s64 	%rd61, %rd59, %rd60;
	cvt.u64.u32 	%rd3, %r85;
	ld.global.u32 	%r1, [%rd61+64];
	mov.u32 	%r161, %tid.x;
	setp.ne.s32 	%p1, %r161, 0;
	mov.u16 	%rs57, 0;
	@%p1 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r86, [%rd59];
	setp.ne.s32 	%p2, %r86, 0;
	selp.u16 	%rs57, 1, 0, %p2;
$L__BB9_2:
	setp.eq.s16 	%p3, %rs57, 0;
	@%p3 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd5, %rd44;
	ld.volatile.global.u32 	%r87, [%rd5+4];
	setp.ne.s32 	%p4, %r87, 0;
	@%p4 bra 	$L__BB9_5;
	st.global.u32 	[%rd5+8], %r72;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r88, 4;
	st.global.u32 	[%rd5+4], %r88;
$L__BB9_6:
	cvt.u32.u16 	%r89, %rs57;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r89, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r90, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r90, 0;
	@%p5 bra 	$L__BB9_78;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd63, %rd48, 7;
	shr.u64 	%rd64, %rd63, 3;
	mov.u32 	%r91, %nctaid.x;
	cvt.u64.u32 	%rd7, %r91;
	add.s64 	%rd65, %rd7, %rd64;
	add.s64 	%rd8, %rd65, -1;
	and.b64  	%rd66, %rd8, -4294967296;
	setp.eq.s64 	%p6, %rd66, 0;
	@%p6 bra 	$L__BB9_9;
	div.u64 	%rd190, %rd8, %rd7;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r92, %rd7;
	cvt.u32.u64 	%r93, %rd8;
	div.u32 	%r94, %r93, %r92;
	cvt.u64.u32 	%rd190, %r94;
$L__BB9_10:
	shl.b64 	%rd67, %rd190, 3;
	mov.u64 	%rd68, 3;
	mul.lo.s64 	%rd69, %rd67, %rd3;
	min.u64 	%rd12, %rd69, %rd48;
	add.s64 	%rd70, %rd12, %rd67;
	min.u64 	%rd13, %rd70, %rd48;
	sub.s64 	%rd71, %rd68, %rd12;
	add.s64 	%rd72, %rd71, %rd13;
	shr.u64 	%rd73, %rd72, 2;
	cvt.u32.u64 	%r4, %rd73;
	setp.eq.s32 	%p7, %r161, %r69;
	setp.ge.u32 	%p8, %r161, %r70;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_12;
	cvta.to.global.u64 	%rd76, %rd43;
	mul.wide.u32 	%rd77, %r161, 8;
	add.s64 	%rd78, %rd76, %rd77;
	ld.global.u64 	%rd79, [%rd78];
	cvt.u64.u32 	%rd80, %r70;
	mul.lo.s64 	%rd81, %rd80, %rd3;
	cvt.u64.u32 	%rd82, %r69;
	add.s64 	%rd83, %rd81, %rd82;
	shl.b64 	%rd84, %rd83, 3;
	add.s64 	%rd85, %rd79, %rd84;
	add.s64 	%rd74, %rd85, 4096;
	cvt.u64.u32 	%rd86, %r71;
	cvt.u64.u32 	%rd87, %r3;
	bfi.b64 	%rd75, %rd86, %rd87, 32, 32;
	st.relaxed.sys.global.u64 [%rd74], %rd75;
$L__BB9_12:
	setp.ge.u32 	%p10, %r161, %r4;
	@%p10 bra 	$L__BB9_27;
	or.b64  	%rd90, %rd47, %rd46;
	and.b64  	%rd91, %rd90, 7;
	cvta.to.global.u64 	%rd92, %rd46;
	add.u64 	%rd95, %SP, 0;
	add.u64 	%rd96, %SPL, 0;
$L__BB9_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd88, %r161, 4;
	add.s64 	%rd16, %rd88, %rd12;
	add.s64 	%rd89, %rd16, 4;
	setp.gt.u64 	%p11, %rd89, %rd13;
	setp.ne.s64 	%p12, %rd91, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	mov.u32 	%r162, 0;
	st.local.v2.u32 	[%rd96], {%r162, %r162};
	mov.u64 	%rd191, %rd96;
$L__BB9_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd98, %r162;
	add.s64 	%rd19, %rd16, %rd98;
	setp.ge.u64 	%p14, %rd19, %rd13;
	@%p14 bra 	$L__BB9_19;
	shl.b64 	%rd100, %rd19, 1;
	add.s64 	%rd101, %rd92, %rd100;
	ld.global.u16 	%rs19, [%rd101];
	st.local.u16 	[%rd191], %rs19;
$L__BB9_19:
	add.s32 	%r162, %r162, 1;
	add.s64 	%rd191, %rd191, 2;
	setp.ne.s32 	%p15, %r162, 4;
	@%p15 bra 	$L__BB9_17;
	cvta.to.local.u64 	%rd103, %rd95;
	ld.local.v2.u32 	{%r163, %r164}, [%rd103];
	bra.uni 	$L__BB9_21;
$L__BB9_15:
	shl.b64 	%rd93, %rd16, 1;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r163, %r164}, [%rd94];
	st.local.v2.u32 	[%rd96], {%r163, %r164};
$L__BB9_21:
	setp.lt.u32 	%p16, %r70, 2;
	@%p16 bra 	$L__BB9_26;
	mov.u32 	%r165, 1;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r101, %r165, %r69;
	rem.u32 	%r15, %r101, %r70;
	setp.eq.s32 	%p17, %r15, %r69;
	mov.u64 	%rd192, %rd57;
	@%p17 bra 	$L__BB9_25;
	cvta.to.global.u64 	%rd104, %rd43;
	mul.wide.u32 	%rd105, %r15, 8;
	add.s64 	%rd106, %rd104, %rd105;
	ld.global.u64 	%rd192, [%rd106];
$L__BB9_25:
	ld.param.u64 	%rd185, [words_param_9+40];
	and.b32  	%r106, %r3, 3;
	cvt.u64.u32 	%rd109, %r106;
	or.b64  	%rd110, %rd60, %rd109;
	cvt.u64.u32 	%rd111, %r70;
	mul.lo.s64 	%rd112, %rd110, %rd111;
	cvt.u64.u32 	%rd113, %r69;
	add.s64 	%rd114, %rd112, %rd113;
	mul.lo.s64 	%rd115, %rd114, %rd185;
	add.s64 	%rd116, %rd115, %rd54;
	mul.wide.u32 	%rd117, %r161, 16;
	add.s64 	%rd118, %rd116, %rd117;
	add.s64 	%rd107, %rd192, %rd118;
	st.volatile.global.v4.u32 [%rd107], {%r163, %r3, %r164, %r3};
	add.s32 	%r165, %r165, 1;
	setp.lt.u32 	%p18, %r165, %r70;
	@%p18 bra 	$L__BB9_23;
$L__BB9_26:
	mov.u32 	%r107, %ntid.x;
	add.s32 	%r161, %r161, %r107;
	setp.lt.u32 	%p19, %r161, %r4;
	@%p19 bra 	$L__BB9_14;
$L__BB9_27:
	mov.u32 	%r166, %tid.x;
	setp.ge.u32 	%p20, %r166, %r4;
	mov.u16 	%rs61, 0;
	@%p20 bra 	$L__BB9_66;
	cvt.rn.f32.u32 	%f1, %r70;
	or.b64  	%rd121, %rd47, %rd46;
	and.b64  	%rd122, %rd121, 7;
	cvta.to.global.u64 	%rd123, %rd46;
	add.u64 	%rd127, %SPL, 0;
	cvt.u64.u32 	%rd143, %r70;
$L__BB9_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd119, %r166, 4;
	add.s64 	%rd28, %rd119, %rd12;
	add.s64 	%rd120, %rd28, 4;
	setp.gt.u64 	%p21, %rd120, %rd13;
	setp.ne.s64 	%p22, %rd122, 0;
	or.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB9_31;
	bra.uni 	$L__BB9_30;
$L__BB9_31:
	mov.u32 	%r167, 0;
	st.local.v2.u32 	[%rd127], {%r167, %r167};
$L__BB9_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd29, %r167;
	add.s64 	%rd30, %rd28, %rd29;
	setp.ge.u64 	%p24, %rd30, %rd13;
	@%p24 bra 	$L__BB9_34;
	shl.b64 	%rd133, %rd30, 1;
	add.s64 	%rd134, %rd123, %rd133;
	ld.global.u16 	%rs21, [%rd134];
	shl.b64 	%rd135, %rd29, 1;
	add.s64 	%rd136, %rd127, %rd135;
	st.local.u16 	[%rd136], %rs21;
$L__BB9_34:
	cvt.u32.u64 	%r112, %rd29;
	add.s32 	%r167, %r112, 1;
	setp.ne.s32 	%p25, %r167, 4;
	@%p25 bra 	$L__BB9_32;
	ld.local.v2.u32 	{%r168, %r169}, [%rd127];
	bra.uni 	$L__BB9_36;
$L__BB9_30:
	shl.b64 	%rd124, %rd28, 1;
	add.s64 	%rd125, %rd123, %rd124;
	ld.global.v2.u32 	{%r168, %r169}, [%rd125];
	st.local.v2.u32 	[%rd127], {%r168, %r169};
$L__BB9_36:
	setp.eq.s32 	%p26, %r70, 0;
	mov.u16 	%rs61, 0;
	@%p26 bra 	$L__BB9_55;
	mov.u16 	%rs61, 0;
	mov.u32 	%r170, 0;
$L__BB9_38:
	.pragma "nounroll";
	setp.eq.s32 	%p27, %r170, %r69;
	mov.u32 	%r174, %r169;
	mov.u32 	%r175, %r168;
	@%p27 bra 	$L__BB9_47;
	ld.param.u64 	%rd183, [words_param_9+48];
	ld.param.u64 	%rd182, [words_param_9+40];
	and.b32  	%r121, %r3, 3;
	cvt.u64.u32 	%rd141, %r121;
	or.b64  	%rd142, %rd60, %rd141;
	mul.lo.s64 	%rd144, %rd142, %rd143;
	cvt.u64.u32 	%rd145, %r170;
	add.s64 	%rd146, %rd144, %rd145;
	mul.lo.s64 	%rd147, %rd146, %rd182;
	mul.wide.u32 	%rd148, %r166, 16;
	add.s64 	%rd149, %rd148, %rd183;
	add.s64 	%rd150, %rd149, %rd147;
	add.s64 	%rd139, %rd57, %rd150;
	add.u64 	%rd152, %SPL, 16;
	mov.u64 	%rd153, 0;
	st.local.u64 	[%rd152], %rd153;
	ld.volatile.global.v4.u32 {%r175, %r117, %r174, %r119}, [%rd139];
	setp.eq.s32 	%p28, %r117, %r3;
	setp.eq.s32 	%p29, %r119, %r3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB9_45;
	mov.u32 	%r173, 1;
$L__BB9_41:
	and.b32  	%r123, %r173, 63;
	setp.ne.s32 	%p31, %r123, 0;
	@%p31 bra 	$L__BB9_44;
	add.u64 	%rd184, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r69, %r70};
	st.param.v2.b32 	[param0+24], {%r71, %r72};
	st.param.b64 	[param0+32], %rd45;
	st.param.b64 	[param0+40], %rd57;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r173;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd184;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r43, [retval0+0];
	}
	setp.eq.s32 	%p32, %r43, 0;
	@%p32 bra 	$L__BB9_44;
	bra.uni 	$L__BB9_43;
$L__BB9_44:
	add.s32 	%r173, %r173, 1;
	ld.volatile.global.v4.u32 {%r175, %r125, %r174, %r127}, [%rd139];
	setp.ne.s32 	%p33, %r125, %r3;
	setp.ne.s32 	%p34, %r127, %r3;
	or.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB9_41;
	bra.uni 	$L__BB9_45;
$L__BB9_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r69, %r70};
	st.param.v2.b32 	[param0+24], {%r71, %r72};
	st.param.b64 	[param0+32], %rd45;
	st.param.b64 	[param0+40], %rd57;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r43;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r170;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs61, 1;
$L__BB9_45:
	setp.eq.s32 	%p36, %r84, 0;
	@%p36 bra 	$L__BB9_47;
	ld.volatile.global.v4.u32 {%r175, %r129, %r174, %r131}, [%rd139];
$L__BB9_47:
	setp.eq.s32 	%p37, %r83, 1;
	@%p37 bra 	$L__BB9_52;
	setp.eq.s32 	%p38, %r83, 2;
	@%p38 bra 	$L__BB9_51;
	setp.ne.s32 	%p39, %r83, 3;
	@%p39 bra 	$L__BB9_53;
	setp.eq.s32 	%p40, %r170, 0;
	mov.b32 	{%rs25, %rs26}, %r175;
	{ mov.b32 %f35, {0,%rs25};}
	setp.gt.f32 	%p41, %f35, %f78;
	or.pred  	%p42, %p40, %p41;
	selp.f32 	%f78, %f35, %f78, %p42;
	{ mov.b32 %f36, {0,%rs26};}
	setp.gt.f32 	%p43, %f36, %f77;
	or.pred  	%p44, %p40, %p43;
	selp.f32 	%f77, %f36, %f77, %p44;
	mov.b32 	{%rs27, %rs28}, %r174;
	{ mov.b32 %f37, {0,%rs27};}
	setp.gt.f32 	%p45, %f37, %f76;
	or.pred  	%p46, %p40, %p45;
	selp.f32 	%f76, %f37, %f76, %p46;
	{ mov.b32 %f38, {0,%rs28};}
	setp.gt.f32 	%p47, %f38, %f75;
	or.pred  	%p48, %p40, %p47;
	selp.f32 	%f75, %f38, %f75, %p48;
	bra.uni 	$L__BB9_54;
$L__BB9_52:
	setp.eq.s32 	%p58, %r170, 0;
	mov.b32 	{%rs33, %rs34}, %r175;
	{ mov.b32 %f43, {0,%rs33};}
	mul.f32 	%f47, %f43, %f78;
	selp.f32 	%f78, %f43, %f47, %p58;
	{ mov.b32 %f44, {0,%rs34};}
	mul.f32 	%f48, %f44, %f77;
	selp.f32 	%f77, %f44, %f48, %p58;
	mov.b32 	{%rs35, %rs36}, %r174;
	{ mov.b32 %f45, {0,%rs35};}
	mul.f32 	%f49, %f45, %f76;
	selp.f32 	%f76, %f45, %f49, %p58;
	{ mov.b32 %f46, {0,%rs36};}
	mul.f32 	%f50, %f46, %f75;
	selp.f32 	%f75, %f46, %f50, %p58;
	bra.uni 	$L__BB9_54;
$L__BB9_51:
	setp.eq.s32 	%p49, %r170, 0;
	mov.b32 	{%rs29, %rs30}, %r175;
	{ mov.b32 %f39, {0,%rs29};}
	setp.lt.f32 	%p50, %f39, %f78;
	or.pred  	%p51, %p49, %p50;
	selp.f32 	%f78, %f39, %f78, %p51;
	{ mov.b32 %f40, {0,%rs30};}
	setp.lt.f32 	%p52, %f40, %f77;
	or.pred  	%p53, %p49, %p52;
	selp.f32 	%f77, %f40, %f77, %p53;
	mov.b32 	{%rs31, %rs32}, %r174;
	{ mov.b32 %f41, {0,%rs31};}
	setp.lt.f32 	%p54, %f41, %f76;
	or.pred  	%p55, %p49, %p54;
	selp.f32 	%f76, %f41, %f76, %p55;
	{ mov.b32 %f42, {0,%rs32};}
	setp.lt.f32 	%p56, %f42, %f75;
	or.pred  	%p57, %p49, %p56;
	selp.f32 	%f75, %f42, %f75, %p57;
	bra.uni 	$L__BB9_54;
$L__BB9_53:
	setp.eq.s32 	%p59, %r170, 0;
	mov.b32 	{%rs37, %rs38}, %r175;
	{ mov.b32 %f51, {0,%rs37};}
	add.f32 	%f55, %f51, %f78;
	selp.f32 	%f78, %f51, %f55, %p59;
	{ mov.b32 %f52, {0,%rs38};}
	add.f32 	%f56, %f52, %f77;
	selp.f32 	%f77, %f52, %f56, %p59;
	mov.b32 	{%rs39, %rs40}, %r174;
	{ mov.b32 %f53, {0,%rs39};}
	add.f32 	%f57, %f53, %f76;
	selp.f32 	%f76, %f53, %f57, %p59;
	{ mov.b32 %f54, {0,%rs40};}
	add.f32 	%f58, %f54, %f75;
	selp.f32 	%f75, %f54, %f58, %p59;
$L__BB9_54:
	add.s32 	%r170, %r170, 1;
	setp.lt.u32 	%p60, %r170, %r70;
	@%p60 bra 	$L__BB9_38;
$L__BB9_55:
	and.b16  	%rs41, %rs61, 255;
	setp.ne.s16 	%p61, %rs41, 0;
	@%p61 bra 	$L__BB9_66;
	setp.eq.s32 	%p62, %r83, 4;
	@%p62 bra 	$L__BB9_58;
	bra.uni 	$L__BB9_57;
$L__BB9_58:
	div.rn.f32 	%f63, %f78, %f1;
	{  cvt.rn.bf16.f32 %rs46, %f63;}
	st.local.u16 	[%rd1], %rs46;
	div.rn.f32 	%f64, %f77, %f1;
	{  cvt.rn.bf16.f32 %rs47, %f64;}
	st.local.u16 	[%rd1+2], %rs47;
	div.rn.f32 	%f65, %f76, %f1;
	{  cvt.rn.bf16.f32 %rs48, %f65;}
	st.local.u16 	[%rd1+4], %rs48;
	div.rn.f32 	%f66, %f75, %f1;
	{  cvt.rn.bf16.f32 %rs49, %f66;}
	st.local.u16 	[%rd1+6], %rs49;
	bra.uni 	$L__BB9_59;
$L__BB9_57:
	{  cvt.rn.bf16.f32 %rs42, %f78;}
	st.local.u16 	[%rd1], %rs42;
	{  cvt.rn.bf16.f32 %rs43, %f77;}
	st.local.u16 	[%rd1+2], %rs43;
	{  cvt.rn.bf16.f32 %rs44, %f76;}
	st.local.u16 	[%rd1+4], %rs44;
	{  cvt.rn.bf16.f32 %rs45, %f75;}
	st.local.u16 	[%rd1+6], %rs45;
$L__BB9_59:
	setp.eq.s64 	%p63, %rd122, 0;
	setp.le.u64 	%p64, %rd120, %rd13;
	and.pred  	%p65, %p63, %p64;
	@%p65 bra 	$L__BB9_64;
	bra.uni 	$L__BB9_60;
$L__BB9_64:
	cvta.to.global.u64 	%rd165, %rd47;
	shl.b64 	%rd166, %rd28, 1;
	add.s64 	%rd167, %rd165, %rd166;
	ld.local.v2.u32 	{%r134, %r135}, [%rd1];
	st.global.v2.u32 	[%rd167], {%r134, %r135};
	bra.uni 	$L__BB9_65;
$L__BB9_60:
	mov.u32 	%r178, 0;
$L__BB9_61:
	.pragma "nounroll";
	cvt.u64.u32 	%rd33, %r178;
	add.s64 	%rd34, %rd28, %rd33;
	setp.ge.u64 	%p66, %rd34, %rd13;
	@%p66 bra 	$L__BB9_63;
	shl.b64 	%rd160, %rd33, 1;
	add.s64 	%rd161, %rd1, %rd160;
	ld.local.u16 	%rs50, [%rd161];
	cvta.to.global.u64 	%rd162, %rd47;
	shl.b64 	%rd163, %rd34, 1;
	add.s64 	%rd164, %rd162, %rd163;
	st.global.u16 	[%rd164], %rs50;
$L__BB9_63:
	cvt.u32.u64 	%r133, %rd33;
	add.s32 	%r178, %r133, 1;
	setp.eq.s32 	%p67, %r178, 4;
	@%p67 bra 	$L__BB9_65;
	bra.uni 	$L__BB9_61;
$L__BB9_65:
	mov.u32 	%r138, %ntid.x;
	add.s32 	%r166, %r166, %r138;
	setp.lt.u32 	%p68, %r166, %r4;
	mov.u16 	%rs61, 0;
	@%p68 bra 	$L__BB9_29;
$L__BB9_66:
	mov.u32 	%r155, %tid.x;
	setp.eq.s32 	%p69, %r155, %r69;
	setp.ge.u32 	%p70, %r155, %r70;
	and.b16  	%rs52, %rs61, 255;
	setp.ne.s16 	%p71, %rs52, 0;
	or.pred  	%p72, %p70, %p71;
	or.pred  	%p73, %p69, %p72;
	@%p73 bra 	$L__BB9_76;
	mov.u32 	%r158, %tid.x;
	mov.u32 	%r154, %ctaid.x;
	mul.wide.u32 	%rd170, %r70, %r154;
	cvt.u64.u32 	%rd171, %r158;
	add.s64 	%rd172, %rd170, %rd171;
	shl.b64 	%rd173, %rd172, 3;
	add.s64 	%rd174, %rd57, %rd173;
	add.s64 	%rd35, %rd174, 4096;
	ld.acquire.sys.global.u64 %rd193, [%rd35];
	add.u64 	%rd175, %SP, 8;
	add.u64 	%rd176, %SPL, 8;
	mov.u64 	%rd177, 0;
	st.local.u64 	[%rd176], %rd177;
	cvt.u32.u64 	%r180, %rd193;
	sub.s32 	%r142, %r180, %r3;
	setp.gt.s32 	%p74, %r142, -1;
	@%p74 bra 	$L__BB9_73;
	mov.u32 	%r179, 1;
$L__BB9_69:
	and.b32  	%r144, %r179, 63;
	setp.ne.s32 	%p75, %r144, 0;
	@%p75 bra 	$L__BB9_72;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r69, %r70};
	st.param.v2.b32 	[param0+24], {%r71, %r72};
	st.param.b64 	[param0+32], %rd45;
	st.param.b64 	[param0+40], %rd57;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r179;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd175;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r64, [retval0+0];
	}
	setp.eq.s32 	%p76, %r64, 0;
	@%p76 bra 	$L__BB9_72;
	bra.uni 	$L__BB9_71;
$L__BB9_72:
	ld.acquire.sys.global.u64 %rd193, [%rd35];
	add.s32 	%r179, %r179, 1;
	cvt.u32.u64 	%r180, %rd193;
	sub.s32 	%r146, %r180, %r3;
	setp.lt.s32 	%p77, %r146, 0;
	@%p77 bra 	$L__BB9_69;
$L__BB9_73:
	setp.ne.s32 	%p78, %r3, %r180;
	mov.u16 	%rs61, 0;
	@%p78 bra 	$L__BB9_76;
	shr.u64 	%rd181, %rd193, 32;
	cvt.u32.u64 	%r68, %rd181;
	setp.eq.s32 	%p79, %r68, %r71;
	@%p79 bra 	$L__BB9_76;
	mov.u32 	%r159, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r69, %r70};
	st.param.v2.b32 	[param0+24], {%r71, %r72};
	st.param.b64 	[param0+32], %rd45;
	st.param.b64 	[param0+40], %rd57;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r159;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r68;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs61, 1;
	bra.uni 	$L__BB9_76;
$L__BB9_71:
	mov.u32 	%r160, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r69, %r70};
	st.param.v2.b32 	[param0+24], {%r71, %r72};
	st.param.b64 	[param0+32], %rd45;
	st.param.b64 	[param0+40], %rd57;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r64;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r160;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs61, 1;
$L__BB9_76:
	mov.u32 	%r156, %tid.x;
	cvt.u32.u16 	%r148, %rs61;
	cvt.s32.s8 	%r149, %r148;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r149, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r150, 1, 0, %p2;
	}
	or.b32  	%r152, %r150, %r156;
	setp.ne.s32 	%p80, %r152, 0;
	@%p80 bra 	$L__BB9_78;
	mov.u32 	%r157, %ctaid.x;
	mul.wide.u32 	%rd189, %r157, 4;
	cvta.to.global.u64 	%rd188, %rd57;
	add.s64 	%rd187, %rd188, %rd189;
	add.s64 	%rd186, %rd187, 64;
	add.s32 	%r153, %r1, 1;
	st.global.u32 	[%rd186], %r153;
$L__BB9_78:
	ret;
}
.visible .entry lines(
	.param .u64 lines_param_0,
	.param .u64 lines_param_1,
	.param .u32 lines_param_2,
	.param .u32 lines_param_3,
	.param .u32 lines_param_4,
	.param .u32 lines_param_5,
	.param .u64 lines_param_6,
	.param .u64 lines_param_7,
	.param .u64 lines_param_8,
	.param .align 8 .b8 lines_param_9[104]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot10[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<258>;
	.reg .b16 	%rs<113>;
	.reg .f32 	%f<351>;
	.reg .b32 	%r<514>;
	.reg .b64 	%rd<307>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd59, [lines_param_0];
	ld.param.u64 	%rd60, [lines_param_1];
	ld.param.u32 	%r215, [lines_param_2];
	ld.param.u32 	%r216, [lines_param_3];
	ld.param.u32 	%r217, [lines_param_4];
	ld.param.u32 	%r218, [lines_param_5];
	ld.param.u64 	%rd61, [lines_param_6];
	ld.param.u64 	%rd62, [lines_param_7];
	ld.param.u64 	%rd63, [lines_param_8];
	mov.b64 	%rd64, lines_param_9;
	add.s64 	%rd1, %rd64, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd66, %rd2;
	mov.u32 	%r219, %ctaid.x;
	mul.wide.u32 	%rd67, %r219, 4;
	add.s64 	%rd68, %rd66, %rd67;
	cvt.u64.u32 	%rd3, %r219;
	ld.global.u32 	%r1, [%rd68+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs109, 0;
	@%p8 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r220, [%rd66];
	setp.ne.s32 	%p9, %r220, 0;
	selp.u16 	%rs109, 1, 0, %p9;
$L__BB10_2:
	setp.eq.s16 	%p10, %rs109, 0;
	@%p10 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd60;
	ld.volatile.global.u32 	%r221, [%rd4+4];
	setp.ne.s32 	%p11, %r221, 0;
	@%p11 bra 	$L__BB10_5;
	st.global.u32 	[%rd4+8], %r218;
$L__BB10_5:
	membar.sys;
	mov.u32 	%r222, 4;
	st.global.u32 	[%rd4+4], %r222;
$L__BB10_6:
	cvt.u32.u16 	%r223, %rs109;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r223, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r224, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r224, 0;
	@%p12 bra 	$L__BB10_283;
	ld.param.u64 	%rd70, [%rd1+-72];
	add.s64 	%rd71, %rd70, 59;
	mul.hi.u64 	%rd72, %rd71, -8608480567731124087;
	shr.u64 	%rd5, %rd72, 5;
	mov.u32 	%r226, %nctaid.x;
	mov.u32 	%r227, %ntid.x;
	shr.u32 	%r228, %r227, 5;
	mul.wide.u32 	%rd73, %r228, %r226;
	shl.b64 	%rd6, %rd73, 3;
	setp.lt.u64 	%p13, %rd71, 60;
	mov.u32 	%r419, 1;
	@%p13 bra 	$L__BB10_12;
	add.s64 	%rd74, %rd6, %rd5;
	add.s64 	%rd7, %rd74, -1;
	or.b64  	%rd75, %rd7, %rd6;
	and.b64  	%rd76, %rd75, -4294967296;
	setp.eq.s64 	%p14, %rd76, 0;
	@%p14 bra 	$L__BB10_10;
	div.u64 	%rd305, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r229, %rd6;
	cvt.u32.u64 	%r230, %rd7;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd305, %r231;
$L__BB10_11:
	cvt.u32.u64 	%r419, %rd305;
$L__BB10_12:
	setp.ne.s32 	%p15, %r2, %r215;
	setp.lt.u32 	%p16, %r2, %r216;
	and.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd79, %rd59;
	mul.wide.u32 	%rd80, %r2, 8;
	add.s64 	%rd81, %rd79, %rd80;
	ld.global.u64 	%rd82, [%rd81];
	cvt.u64.u32 	%rd83, %r216;
	mul.lo.s64 	%rd84, %rd83, %rd3;
	cvt.u64.u32 	%rd85, %r215;
	add.s64 	%rd86, %rd84, %rd85;
	shl.b64 	%rd87, %rd86, 3;
	add.s64 	%rd88, %rd82, %rd87;
	add.s64 	%rd77, %rd88, 4096;
	cvt.u64.u32 	%rd89, %r217;
	add.s32 	%r232, %r1, 1;
	cvt.u64.u32 	%rd90, %r232;
	bfi.b64 	%rd78, %rd89, %rd90, 32, 32;
	st.relaxed.sys.global.u64 [%rd77], %rd78;
$L__BB10_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r234, %r235}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.u32 	%r9, [%rd1+24];
	ld.param.v2.u32 	{%r236, %r237}, [%rd1+16];
	ld.param.v2.u32 	{%r238, %r239}, [%rd1+24];
	ld.param.u64 	%rd19, [%rd1+-56];
	cvt.rn.f32.u32 	%f1, %r216;
	mov.u16 	%rs112, 1;
	mov.u32 	%r420, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r420, %r419;
	@%p18 bra 	$L__BB10_49;
	setp.lt.u32 	%p19, %r216, 2;
	cvt.u64.u32 	%rd92, %r420;
	mul.lo.s64 	%rd93, %rd73, %rd92;
	mul.lo.s32 	%r244, %r228, %r219;
	cvt.u64.u32 	%rd94, %r244;
	shr.u32 	%r246, %r2, 5;
	cvt.u64.u32 	%rd95, %r246;
	add.s64 	%rd96, %rd94, %rd95;
	add.s64 	%rd97, %rd96, %rd93;
	shl.b64 	%rd20, %rd97, 3;
	and.b32  	%r247, %r2, 31;
	shr.u32 	%r248, %r247, 3;
	cvt.u64.u32 	%rd98, %r248;
	or.b64  	%rd99, %rd20, %rd98;
	mul.lo.s64 	%rd100, %rd99, 60;
	shl.b32 	%r249, %r2, 3;
	and.b32  	%r250, %r249, 56;
	cvt.u64.u32 	%rd101, %r250;
	add.s64 	%rd21, %rd100, %rd101;
	@%p19 bra 	$L__BB10_49;
	add.s32 	%r252, %r420, %r1;
	mov.u32 	%r421, 1;
	add.s32 	%r20, %r252, 1;
	and.b32  	%r253, %r20, 3;
	cvt.u64.u32 	%rd102, %r253;
	or.b64  	%rd104, %rd67, %rd102;
	cvt.u64.u32 	%rd105, %r216;
	mul.lo.s64 	%rd106, %rd104, %rd105;
	cvt.u64.u32 	%rd107, %r215;
	add.s64 	%rd108, %rd106, %rd107;
	mul.lo.s64 	%rd109, %rd12, %rd108;
	shl.b32 	%r256, %r2, 5;
	and.b32  	%r257, %r256, -1024;
	shl.b32 	%r258, %r2, 4;
	and.b32  	%r259, %r258, 496;
	or.b32  	%r260, %r257, %r259;
	cvt.u64.u32 	%rd110, %r260;
	add.s64 	%rd111, %rd110, %rd11;
	add.s64 	%rd22, %rd111, %rd109;
	sub.s64 	%rd23, %rd14, %rd21;
	cvt.u64.u32 	%rd112, %r20;
	cvt.u64.u32 	%rd113, %r217;
	bfi.b64 	%rd24, %rd113, %rd112, 32, 32;
	add.s64 	%rd25, %rd20, 4;
	cvta.to.global.u64 	%rd26, %rd62;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r261, %r421, %r215;
	setp.lt.u32 	%p20, %r261, %r216;
	selp.b32 	%r262, 0, %r216, %p20;
	sub.s32 	%r24, %r261, %r262;
	sub.s32 	%r25, %r24, %r234;
	setp.eq.s32 	%p21, %r24, %r215;
	@%p21 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd306, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd114, %rd59;
	mul.wide.u32 	%rd115, %r24, 8;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.u64 	%rd306, [%rd116];
$L__BB10_21:
	cvt.u64.u32 	%rd117, %r24;
	mul.lo.s64 	%rd118, %rd13, %rd117;
	add.s64 	%rd119, %rd118, %rd21;
	setp.lt.u32 	%p22, %r25, %r235;
	selp.b64 	%rd30, %rd23, 0, %p22;
	shl.b64 	%rd120, %rd119, 1;
	add.s64 	%rd32, %rd26, %rd120;
	add.s64 	%rd31, %rd62, %rd120;
	and.b64  	%rd121, %rd31, 7;
	setp.eq.s64 	%p23, %rd121, 0;
	setp.gt.s64 	%p24, %rd30, 3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r422, %r423}, [%rd32];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p26, %rd30, 1;
	mov.u32 	%r422, 0;
	mov.u32 	%r423, %r422;
	@%p26 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd31;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd30;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r422, [retval0+0];
	ld.param.b32 	%r423, [retval0+4];
	}
$L__BB10_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r424, 0;
	mov.u32 	%r425, %r424;
	@%p27 bra 	$L__BB10_30;
	add.s64 	%rd33, %rd31, 8;
	and.b64  	%rd122, %rd33, 7;
	setp.eq.s64 	%p28, %rd122, 0;
	setp.gt.s64 	%p29, %rd30, 7;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r424, %r425}, [%rd32+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p31, %rd30, 5;
	mov.u32 	%r424, 0;
	mov.u32 	%r425, %r424;
	@%p31 bra 	$L__BB10_30;
	add.s64 	%rd123, %rd30, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd123;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r424, [retval0+0];
	ld.param.b32 	%r425, [retval0+4];
	}
$L__BB10_30:
	add.s64 	%rd34, %rd31, 480;
	and.b64  	%rd124, %rd34, 7;
	setp.eq.s64 	%p32, %rd124, 0;
	setp.gt.s64 	%p33, %rd30, 243;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB10_33;
	bra.uni 	$L__BB10_31;
$L__BB10_33:
	ld.global.v2.u32 	{%r428, %r429}, [%rd32+480];
	bra.uni 	$L__BB10_34;
$L__BB10_31:
	setp.lt.s64 	%p35, %rd30, 241;
	mov.u32 	%r428, 0;
	mov.u32 	%r429, %r428;
	@%p35 bra 	$L__BB10_34;
	add.s64 	%rd125, %rd30, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd125;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r428, [retval0+0];
	ld.param.b32 	%r429, [retval0+4];
	}
$L__BB10_34:
	mov.u32 	%r430, 0;
	mov.u32 	%r431, %r430;
	@%p27 bra 	$L__BB10_39;
	add.s64 	%rd35, %rd31, 488;
	and.b64  	%rd126, %rd35, 7;
	setp.eq.s64 	%p37, %rd126, 0;
	setp.gt.s64 	%p38, %rd30, 247;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB10_38;
	bra.uni 	$L__BB10_36;
$L__BB10_38:
	ld.global.v2.u32 	{%r430, %r431}, [%rd32+488];
	bra.uni 	$L__BB10_39;
$L__BB10_36:
	setp.lt.s64 	%p40, %rd30, 245;
	mov.u32 	%r430, 0;
	mov.u32 	%r431, %r430;
	@%p40 bra 	$L__BB10_39;
	add.s64 	%rd127, %rd30, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd35;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd127;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r430, [retval0+0];
	ld.param.b32 	%r431, [retval0+4];
	}
$L__BB10_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB10_46;
	add.s64 	%rd128, %rd306, %rd22;
	cvt.u64.u32 	%rd130, %r423;
	cvt.u64.u32 	%rd131, %r422;
	bfi.b64 	%rd129, %rd130, %rd131, 32, 32;
	st.relaxed.sys.global.u64 [%rd128], %rd129;
	@%p27 bra 	$L__BB10_42;
	add.s64 	%rd132, %rd128, 8;
	cvt.u64.u32 	%rd134, %r425;
	cvt.u64.u32 	%rd135, %r424;
	bfi.b64 	%rd133, %rd134, %rd135, 32, 32;
	st.relaxed.sys.global.u64 [%rd132], %rd133;
$L__BB10_42:
	add.s64 	%rd136, %rd128, 512;
	cvt.u64.u32 	%rd138, %r429;
	cvt.u64.u32 	%rd139, %r428;
	bfi.b64 	%rd137, %rd138, %rd139, 32, 32;
	st.relaxed.sys.global.u64 [%rd136], %rd137;
	@%p27 bra 	$L__BB10_44;
	add.s64 	%rd140, %rd128, 520;
	cvt.u64.u32 	%rd142, %r431;
	cvt.u64.u32 	%rd143, %r430;
	bfi.b64 	%rd141, %rd142, %rd143, 32, 32;
	st.relaxed.sys.global.u64 [%rd140], %rd141;
$L__BB10_44:
	setp.ne.s32 	%p44, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p44 bra 	$L__BB10_48;
	add.s64 	%rd144, %rd128, 8;
	st.release.sys.global.u64 [%rd144], %rd24;
	add.s64 	%rd146, %rd128, 520;
	st.release.sys.global.u64 [%rd146], %rd24;
	bra.uni 	$L__BB10_48;
$L__BB10_46:
	setp.ge.u32 	%p45, %r25, %r235;
	selp.b32 	%r286, %r217, %r425, %p27;
	selp.b32 	%r285, %r20, %r424, %p27;
	add.s64 	%rd148, %rd306, %rd22;
	st.volatile.global.v4.u32 [%rd148], {%r422, %r423, %r285, %r286};
	selp.b32 	%r62, %r20, %r430, %p27;
	selp.b32 	%r63, %r217, %r431, %p27;
	setp.ge.u64 	%p47, %rd25, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB10_48;
	add.s64 	%rd149, %rd148, 512;
	st.volatile.global.v4.u32 [%rd149], {%r428, %r429, %r62, %r63};
$L__BB10_48:
	add.s32 	%r421, %r421, 1;
	setp.lt.u32 	%p49, %r421, %r216;
	@%p49 bra 	$L__BB10_18;
$L__BB10_49:
	setp.eq.s32 	%p50, %r420, 0;
	@%p50 bra 	$L__BB10_278;
	add.s32 	%r291, %r420, -1;
	cvt.u64.u32 	%rd150, %r291;
	mul.lo.s64 	%rd152, %rd73, %rd150;
	mul.lo.s32 	%r296, %r228, %r219;
	cvt.u64.u32 	%rd153, %r296;
	shr.u32 	%r298, %r2, 5;
	cvt.u64.u32 	%rd154, %r298;
	add.s64 	%rd155, %rd153, %rd154;
	add.s64 	%rd156, %rd155, %rd152;
	shl.b64 	%rd157, %rd156, 3;
	and.b32  	%r299, %r2, 31;
	shr.u32 	%r300, %r299, 3;
	cvt.u64.u32 	%rd158, %r300;
	or.b64  	%rd159, %rd157, %rd158;
	mul.lo.s64 	%rd160, %rd159, 60;
	shl.b32 	%r301, %r2, 3;
	and.b32  	%r302, %r301, 56;
	cvt.u64.u32 	%rd161, %r302;
	add.s64 	%rd38, %rd160, %rd161;
	sub.s64 	%rd39, %rd14, %rd38;
	cvt.u64.u32 	%rd162, %r215;
	mul.lo.s64 	%rd40, %rd13, %rd162;
	add.s64 	%rd163, %rd40, %rd38;
	shl.b64 	%rd164, %rd163, 1;
	add.s64 	%rd41, %rd62, %rd164;
	and.b64  	%rd165, %rd41, 7;
	setp.eq.s64 	%p51, %rd165, 0;
	setp.gt.s64 	%p52, %rd39, 3;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB10_53;
	bra.uni 	$L__BB10_51;
$L__BB10_53:
	cvta.to.global.u64 	%rd166, %rd62;
	add.s64 	%rd169, %rd166, %rd164;
	ld.global.v2.u32 	{%r434, %r435}, [%rd169];
	bra.uni 	$L__BB10_54;
$L__BB10_51:
	setp.lt.s64 	%p54, %rd39, 1;
	mov.u32 	%r434, 0;
	mov.u32 	%r435, %r434;
	@%p54 bra 	$L__BB10_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r434, [retval0+0];
	ld.param.b32 	%r435, [retval0+4];
	}
$L__BB10_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r437, 0;
	mov.u32 	%r436, %r437;
	@%p55 bra 	$L__BB10_59;
	add.s64 	%rd42, %rd41, 8;
	and.b64  	%rd170, %rd42, 7;
	setp.eq.s64 	%p56, %rd170, 0;
	setp.gt.s64 	%p57, %rd39, 7;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB10_58;
	bra.uni 	$L__BB10_56;
$L__BB10_58:
	cvta.to.global.u64 	%rd172, %rd62;
	add.s64 	%rd175, %rd172, %rd164;
	ld.global.v2.u32 	{%r436, %r437}, [%rd175+8];
	bra.uni 	$L__BB10_59;
$L__BB10_56:
	setp.lt.s64 	%p59, %rd39, 5;
	mov.u32 	%r436, 0;
	mov.u32 	%r437, %r436;
	@%p59 bra 	$L__BB10_59;
	add.s64 	%rd171, %rd39, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd171;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r436, [retval0+0];
	ld.param.b32 	%r437, [retval0+4];
	}
$L__BB10_59:
	add.s64 	%rd43, %rd41, 480;
	and.b64  	%rd176, %rd43, 7;
	setp.eq.s64 	%p60, %rd176, 0;
	setp.gt.s64 	%p61, %rd39, 243;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB10_62;
	bra.uni 	$L__BB10_60;
$L__BB10_62:
	cvta.to.global.u64 	%rd178, %rd62;
	add.s64 	%rd181, %rd178, %rd164;
	ld.global.v2.u32 	{%r440, %r441}, [%rd181+480];
	bra.uni 	$L__BB10_63;
$L__BB10_60:
	setp.lt.s64 	%p63, %rd39, 241;
	mov.u32 	%r440, 0;
	mov.u32 	%r441, %r440;
	@%p63 bra 	$L__BB10_63;
	add.s64 	%rd177, %rd39, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd43;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd177;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r440, [retval0+0];
	ld.param.b32 	%r441, [retval0+4];
	}
$L__BB10_63:
	mov.u32 	%r443, 0;
	mov.u32 	%r442, %r443;
	@%p55 bra 	$L__BB10_68;
	add.s64 	%rd44, %rd41, 488;
	and.b64  	%rd182, %rd44, 7;
	setp.eq.s64 	%p65, %rd182, 0;
	setp.gt.s64 	%p66, %rd39, 247;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB10_67;
	bra.uni 	$L__BB10_65;
$L__BB10_67:
	cvta.to.global.u64 	%rd184, %rd62;
	add.s64 	%rd187, %rd184, %rd164;
	ld.global.v2.u32 	{%r442, %r443}, [%rd187+488];
	bra.uni 	$L__BB10_68;
$L__BB10_65:
	setp.lt.s64 	%p68, %rd39, 245;
	mov.u32 	%r442, 0;
	mov.u32 	%r443, %r442;
	@%p68 bra 	$L__BB10_68;
	add.s64 	%rd183, %rd39, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd44;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd183;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r442, [retval0+0];
	ld.param.b32 	%r443, [retval0+4];
	}
$L__BB10_68:
	setp.eq.s32 	%p69, %r216, 0;
	@%p69 bra 	$L__BB10_227;
	mov.u32 	%r454, 0;
$L__BB10_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r454, %r215;
	mov.u32 	%r468, %r443;
	mov.u32 	%r469, %r442;
	mov.u32 	%r470, %r441;
	mov.u32 	%r471, %r440;
	mov.u32 	%r472, %r437;
	mov.u32 	%r473, %r436;
	mov.u32 	%r474, %r435;
	mov.u32 	%r475, %r434;
	@%p70 bra 	$L__BB10_89;
	shr.u32 	%r417, %r2, 5;
	mov.u64 	%rd188, 0;
	sub.s32 	%r326, %r454, %r236;
	mov.u32 	%r119, 1;
	setp.lt.u32 	%p71, %r326, %r237;
	setp.gt.u64 	%p72, %rd5, %rd157;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd197, %rd5, 3;
	sub.s64 	%rd198, %rd197, %rd157;
	shr.u64 	%rd199, %rd198, 2;
	min.u64 	%rd200, %rd199, 2;
	cvt.u32.u64 	%r335, %rd200;
	selp.b32 	%r110, %r335, 1, %p73;
	add.s32 	%r336, %r420, %r1;
	and.b32  	%r337, %r336, 3;
	cvt.u64.u32 	%rd202, %r337;
	or.b64  	%rd203, %rd67, %rd202;
	cvt.u64.u32 	%rd204, %r216;
	mul.lo.s64 	%rd205, %rd203, %rd204;
	cvt.u64.u32 	%rd206, %r454;
	add.s64 	%rd207, %rd205, %rd206;
	mul.lo.s64 	%rd208, %rd12, %rd207;
	shl.b32 	%r338, %r417, 10;
	shl.b32 	%r339, %r2, 4;
	and.b32  	%r340, %r339, 496;
	or.b32  	%r341, %r338, %r340;
	cvt.u64.u32 	%rd209, %r341;
	add.s64 	%rd210, %rd209, %rd11;
	add.s64 	%rd211, %rd210, %rd208;
	add.u64 	%rd213, %SPL, 0;
	st.local.u64 	[%rd213], %rd188;
	add.s64 	%rd45, %rd2, %rd211;
	mov.u32 	%r468, %r446;
	mov.u32 	%r469, %r447;
	mov.u32 	%r470, %r448;
	mov.u32 	%r471, %r449;
	mov.u32 	%r472, %r450;
	mov.u32 	%r473, %r451;
	mov.u32 	%r474, %r452;
	mov.u32 	%r475, %r453;
	bra.uni 	$L__BB10_72;
$L__BB10_284:
	add.s32 	%r119, %r119, 1;
$L__BB10_72:
	setp.eq.s32 	%p74, %r110, 0;
	mov.u32 	%r476, 0;
	@%p74 bra 	$L__BB10_76;
	add.s32 	%r418, %r420, %r1;
	setp.eq.s32 	%p75, %r110, 1;
	ld.volatile.global.v4.u32 {%r475, %r474, %r473, %r472}, [%rd45];
	setp.ne.s32 	%p76, %r473, %r418;
	and.pred  	%p256, %p55, %p76;
	@%p75 bra 	$L__BB10_75;
	add.s64 	%rd288, %rd45, 512;
	add.s32 	%r414, %r420, %r1;
	ld.volatile.global.v4.u32 {%r471, %r470, %r469, %r468}, [%rd288];
	setp.ne.s32 	%p79, %r469, %r414;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p256, %p256, %p80;
$L__BB10_75:
	selp.u32 	%r476, 1, 0, %p256;
$L__BB10_76:
	setp.ne.s32 	%p81, %r476, 0;
	mov.u32 	%r353, -1;
	vote.sync.any.pred 	%p82, %p81, %r353;
	@%p82 bra 	$L__BB10_86;
	bra.uni 	$L__BB10_77;
$L__BB10_86:
	and.b32  	%r370, %r119, 63;
	setp.ne.s32 	%p98, %r370, 0;
	@%p98 bra 	$L__BB10_284;
	add.u64 	%rd294, %SP, 0;
	add.s32 	%r371, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd59;
	st.param.b64 	[param0+8], %rd60;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd61;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r371;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r454;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r119;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd294;
	.param .b32 retval0;
	call.uni (retval0),
	_Z6isLostN10collective7MeetingEjjjRl,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	ld.param.b32 	%r372, [retval0+0];
	}
	cvt.u16.u32 	%rs38, %r372;
	mov.u16 	%rs111, 0;
	setp.eq.s16 	%p99, %rs38, 0;
	@%p99 bra 	$L__BB10_284;
	bra.uni 	$L__BB10_88;
$L__BB10_77:
	setp.eq.s32 	%p83, %r239, 0;
	@%p83 bra 	$L__BB10_83;
	setp.eq.s32 	%p250, %r110, 0;
	mov.u32 	%r489, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p250 bra 	$L__BB10_82;
	add.s32 	%r415, %r420, %r1;
	setp.eq.s32 	%p85, %r110, 1;
	ld.volatile.global.v4.u32 {%r475, %r474, %r473, %r472}, [%rd45];
	setp.ne.s32 	%p86, %r473, %r415;
	and.pred  	%p257, %p55, %p86;
	@%p85 bra 	$L__BB10_81;
	add.s64 	%rd289, %rd45, 512;
	add.s32 	%r416, %r420, %r1;
	ld.volatile.global.v4.u32 {%r471, %r470, %r469, %r468}, [%rd289];
	setp.ne.s32 	%p89, %r469, %r416;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p257, %p257, %p90;
$L__BB10_81:
	selp.u32 	%r489, 1, 0, %p257;
$L__BB10_82:
	setp.ne.s32 	%p91, %r489, 0;
	mov.u32 	%r366, -1;
	vote.sync.any.pred 	%p92, %p91, %r366;
$L__BB10_83:
	setp.ne.s32 	%p93, %r472, %r217;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB10_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd59;
	st.param.b64 	[param0+8], %rd60;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd61;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r454;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r472;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB10_85:
	mov.u32 	%r368, -1;
	vote.sync.any.pred 	%p96, %p7, %r368;
	not.pred 	%p97, %p96;
	selp.u16 	%rs111, 1, 0, %p97;
$L__BB10_88:
	setp.eq.s16 	%p100, %rs111, 0;
	mov.u16 	%rs112, 0;
	@%p100 bra 	$L__BB10_278;
$L__BB10_89:
	mov.u32 	%r453, %r475;
	mov.u32 	%r452, %r474;
	mov.u32 	%r451, %r473;
	mov.u32 	%r450, %r472;
	mov.u32 	%r449, %r471;
	mov.u32 	%r448, %r470;
	mov.u32 	%r447, %r469;
	mov.u32 	%r446, %r468;
	setp.eq.s32 	%p101, %r238, 5;
	@%p101 bra 	$L__BB10_206;
	bra.uni 	$L__BB10_90;
$L__BB10_206:
	sub.s32 	%r374, %r454, %r236;
	setp.ge.u32 	%p184, %r374, %r237;
	cvt.u64.u32 	%rd219, %r374;
	mul.lo.s64 	%rd220, %rd19, %rd219;
	shl.b32 	%r385, %r5, 3;
	cvt.u64.u32 	%rd232, %r385;
	add.s64 	%rd233, %rd160, %rd232;
	add.s64 	%rd47, %rd220, %rd233;
	@%p184 bra 	$L__BB10_226;
	setp.eq.s32 	%p253, %r454, %r215;
	cvt.u64.u32 	%rd291, %r215;
	mul.lo.s64 	%rd290, %rd13, %rd291;
	cvta.to.global.u64 	%rd234, %rd63;
	shl.b64 	%rd235, %rd47, 1;
	add.s64 	%rd48, %rd234, %rd235;
	add.s64 	%rd251, %rd290, %rd233;
	cvta.to.global.u64 	%rd252, %rd62;
	shl.b64 	%rd253, %rd251, 1;
	add.s64 	%rd254, %rd252, %rd253;
	setp.eq.s64 	%p186, %rd48, %rd254;
	and.pred  	%p187, %p253, %p186;
	@%p187 bra 	$L__BB10_226;
	setp.gt.s64 	%p254, %rd39, 3;
	add.s64 	%rd49, %rd63, %rd235;
	and.b64  	%rd256, %rd49, 7;
	setp.eq.s64 	%p189, %rd256, 0;
	and.pred  	%p190, %p254, %p189;
	@%p190 bra 	$L__BB10_211;
	bra.uni 	$L__BB10_209;
$L__BB10_211:
	cvta.to.global.u64 	%rd302, %rd63;
	add.s64 	%rd301, %rd302, %rd235;
	st.global.u32 	[%rd301], %r453;
	st.global.u32 	[%rd301+4], %r452;
	bra.uni 	$L__BB10_212;
$L__BB10_90:
	setp.eq.s32 	%p102, %r454, 0;
	mov.b32 	{%rs40, %rs11}, %r453;
	{ mov.b32 %f210, {0,%rs40};}
	@%p102 bra 	$L__BB10_205;
	or.b32  	%r373, %r9, 4;
	setp.eq.s32 	%p103, %r373, 4;
	@%p103 bra 	$L__BB10_204;
	bra.uni 	$L__BB10_92;
$L__BB10_204:
	add.f32 	%f318, %f210, %f318;
	{ mov.b32 %f226, {0,%rs11};}
	add.f32 	%f317, %f226, %f317;
	mov.b32 	{%rs57, %rs58}, %r452;
	{ mov.b32 %f227, {0,%rs57};}
	add.f32 	%f316, %f227, %f316;
	{ mov.b32 %f228, {0,%rs58};}
	add.f32 	%f315, %f228, %f315;
	mov.b32 	{%rs59, %rs60}, %r451;
	{ mov.b32 %f229, {0,%rs59};}
	add.f32 	%f314, %f229, %f314;
	{ mov.b32 %f230, {0,%rs60};}
	add.f32 	%f313, %f230, %f313;
	mov.b32 	{%rs61, %rs62}, %r450;
	{ mov.b32 %f231, {0,%rs61};}
	add.f32 	%f312, %f231, %f312;
	{ mov.b32 %f232, {0,%rs62};}
	add.f32 	%f311, %f232, %f311;
	mov.b32 	{%rs63, %rs64}, %r449;
	{ mov.b32 %f233, {0,%rs63};}
	add.f32 	%f310, %f233, %f310;
	{ mov.b32 %f234, {0,%rs64};}
	add.f32 	%f309, %f234, %f309;
	mov.b32 	{%rs65, %rs66}, %r448;
	{ mov.b32 %f235, {0,%rs65};}
	add.f32 	%f308, %f235, %f308;
	{ mov.b32 %f236, {0,%rs66};}
	add.f32 	%f307, %f236, %f307;
	mov.b32 	{%rs67, %rs68}, %r447;
	{ mov.b32 %f237, {0,%rs67};}
	add.f32 	%f306, %f237, %f306;
	{ mov.b32 %f238, {0,%rs68};}
	add.f32 	%f305, %f238, %f305;
	mov.b32 	{%rs69, %rs70}, %r446;
	{ mov.b32 %f239, {0,%rs69};}
	add.f32 	%f304, %f239, %f304;
	{ mov.b32 %f240, {0,%rs70};}
	add.f32 	%f303, %f240, %f303;
	bra.uni 	$L__BB10_226;
$L__BB10_205:
	{ mov.b32 %f317, {0,%rs11};}
	mov.b32 	{%rs72, %rs73}, %r452;
	{ mov.b32 %f316, {0,%rs72};}
	{ mov.b32 %f315, {0,%rs73};}
	mov.b32 	{%rs74, %rs75}, %r451;
	{ mov.b32 %f314, {0,%rs74};}
	{ mov.b32 %f313, {0,%rs75};}
	mov.b32 	{%rs76, %rs77}, %r450;
	{ mov.b32 %f312, {0,%rs76};}
	{ mov.b32 %f311, {0,%rs77};}
	mov.b32 	{%rs78, %rs79}, %r449;
	{ mov.b32 %f310, {0,%rs78};}
	{ mov.b32 %f309, {0,%rs79};}
	mov.b32 	{%rs80, %rs81}, %r448;
	{ mov.b32 %f308, {0,%rs80};}
	{ mov.b32 %f307, {0,%rs81};}
	mov.b32 	{%rs82, %rs83}, %r447;
	{ mov.b32 %f306, {0,%rs82};}
	{ mov.b32 %f305, {0,%rs83};}
	mov.b32 	{%rs84, %rs85}, %r446;
	{ mov.b32 %f304, {0,%rs84};}
	{ mov.b32 %f303, {0,%rs85};}
	mov.f32 	%f318, %f210;
	bra.uni 	$L__BB10_226;
$L__BB10_92:
	setp.eq.s32 	%p104, %r9, 1;
	@%p104 bra 	$L__BB10_97;
	setp.eq.s32 	%p105, %r9, 2;
	@%p105 bra 	$L__BB10_96;
	setp.ne.s32 	%p106, %r9, 3;
	@%p106 bra 	$L__BB10_98;
	setp.gt.f32 	%p107, %f210, %f318;
	selp.f32 	%f318, %f210, %f318, %p107;
	bra.uni 	$L__BB10_99;
$L__BB10_209:
	setp.lt.s64 	%p191, %rd39, 1;
	@%p191 bra 	$L__BB10_212;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd49;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r453, %r452};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_212:
	@%p55 bra 	$L__BB10_217;
	setp.gt.s64 	%p193, %rd39, 7;
	add.s64 	%rd51, %rd49, 8;
	and.b64  	%rd257, %rd51, 7;
	setp.eq.s64 	%p194, %rd257, 0;
	and.pred  	%p195, %p193, %p194;
	@%p195 bra 	$L__BB10_216;
	bra.uni 	$L__BB10_214;
$L__BB10_216:
	cvta.to.global.u64 	%rd296, %rd63;
	add.s64 	%rd295, %rd296, %rd235;
	st.global.v2.u32 	[%rd295+8], {%r451, %r450};
	bra.uni 	$L__BB10_217;
$L__BB10_97:
	mul.f32 	%f318, %f210, %f318;
	bra.uni 	$L__BB10_99;
$L__BB10_96:
	setp.lt.f32 	%p108, %f210, %f318;
	selp.f32 	%f318, %f210, %f318, %p108;
	bra.uni 	$L__BB10_99;
$L__BB10_98:
	add.f32 	%f318, %f210, %f318;
$L__BB10_99:
	{ mov.b32 %f211, {0,%rs11};}
	@%p104 bra 	$L__BB10_104;
	setp.eq.s32 	%p110, %r9, 2;
	@%p110 bra 	$L__BB10_103;
	setp.ne.s32 	%p111, %r9, 3;
	@%p111 bra 	$L__BB10_105;
	setp.gt.f32 	%p112, %f211, %f317;
	selp.f32 	%f317, %f211, %f317, %p112;
	bra.uni 	$L__BB10_106;
$L__BB10_104:
	mul.f32 	%f317, %f211, %f317;
	bra.uni 	$L__BB10_106;
$L__BB10_103:
	setp.lt.f32 	%p113, %f211, %f317;
	selp.f32 	%f317, %f211, %f317, %p113;
	bra.uni 	$L__BB10_106;
$L__BB10_105:
	add.f32 	%f317, %f211, %f317;
$L__BB10_106:
	mov.b32 	{%rs42, %rs13}, %r452;
	{ mov.b32 %f212, {0,%rs42};}
	@%p104 bra 	$L__BB10_111;
	setp.eq.s32 	%p115, %r9, 2;
	@%p115 bra 	$L__BB10_110;
	setp.ne.s32 	%p116, %r9, 3;
	@%p116 bra 	$L__BB10_112;
	setp.gt.f32 	%p117, %f212, %f316;
	selp.f32 	%f316, %f212, %f316, %p117;
	bra.uni 	$L__BB10_113;
$L__BB10_111:
	mul.f32 	%f316, %f212, %f316;
	bra.uni 	$L__BB10_113;
$L__BB10_110:
	setp.lt.f32 	%p118, %f212, %f316;
	selp.f32 	%f316, %f212, %f316, %p118;
	bra.uni 	$L__BB10_113;
$L__BB10_112:
	add.f32 	%f316, %f212, %f316;
$L__BB10_113:
	{ mov.b32 %f213, {0,%rs13};}
	@%p104 bra 	$L__BB10_118;
	setp.eq.s32 	%p120, %r9, 2;
	@%p120 bra 	$L__BB10_117;
	setp.ne.s32 	%p121, %r9, 3;
	@%p121 bra 	$L__BB10_119;
	setp.gt.f32 	%p122, %f213, %f315;
	selp.f32 	%f315, %f213, %f315, %p122;
	bra.uni 	$L__BB10_120;
$L__BB10_118:
	mul.f32 	%f315, %f213, %f315;
	bra.uni 	$L__BB10_120;
$L__BB10_117:
	setp.lt.f32 	%p123, %f213, %f315;
	selp.f32 	%f315, %f213, %f315, %p123;
	bra.uni 	$L__BB10_120;
$L__BB10_119:
	add.f32 	%f315, %f213, %f315;
$L__BB10_120:
	mov.b32 	{%rs44, %rs15}, %r451;
	{ mov.b32 %f214, {0,%rs44};}
	@%p104 bra 	$L__BB10_125;
	setp.eq.s32 	%p125, %r9, 2;
	@%p125 bra 	$L__BB10_124;
	setp.ne.s32 	%p126, %r9, 3;
	@%p126 bra 	$L__BB10_126;
	setp.gt.f32 	%p127, %f214, %f314;
	selp.f32 	%f314, %f214, %f314, %p127;
	bra.uni 	$L__BB10_127;
$L__BB10_125:
	mul.f32 	%f314, %f214, %f314;
	bra.uni 	$L__BB10_127;
$L__BB10_124:
	setp.lt.f32 	%p128, %f214, %f314;
	selp.f32 	%f314, %f214, %f314, %p128;
	bra.uni 	$L__BB10_127;
$L__BB10_126:
	add.f32 	%f314, %f214, %f314;
$L__BB10_127:
	{ mov.b32 %f215, {0,%rs15};}
	@%p104 bra 	$L__BB10_132;
	setp.eq.s32 	%p130, %r9, 2;
	@%p130 bra 	$L__BB10_131;
	setp.ne.s32 	%p131, %r9, 3;
	@%p131 bra 	$L__BB10_133;
	setp.gt.f32 	%p132, %f215, %f313;
	selp.f32 	%f313, %f215, %f313, %p132;
	bra.uni 	$L__BB10_134;
$L__BB10_132:
	mul.f32 	%f313, %f215, %f313;
	bra.uni 	$L__BB10_134;
$L__BB10_131:
	setp.lt.f32 	%p133, %f215, %f313;
	selp.f32 	%f313, %f215, %f313, %p133;
	bra.uni 	$L__BB10_134;
$L__BB10_133:
	add.f32 	%f313, %f215, %f313;
$L__BB10_134:
	mov.b32 	{%rs46, %rs17}, %r450;
	{ mov.b32 %f216, {0,%rs46};}
	@%p104 bra 	$L__BB10_139;
	setp.eq.s32 	%p135, %r9, 2;
	@%p135 bra 	$L__BB10_138;
	setp.ne.s32 	%p136, %r9, 3;
	@%p136 bra 	$L__BB10_140;
	setp.gt.f32 	%p137, %f216, %f312;
	selp.f32 	%f312, %f216, %f312, %p137;
	bra.uni 	$L__BB10_141;
$L__BB10_139:
	mul.f32 	%f312, %f216, %f312;
	bra.uni 	$L__BB10_141;
$L__BB10_138:
	setp.lt.f32 	%p138, %f216, %f312;
	selp.f32 	%f312, %f216, %f312, %p138;
	bra.uni 	$L__BB10_141;
$L__BB10_140:
	add.f32 	%f312, %f216, %f312;
$L__BB10_141:
	{ mov.b32 %f217, {0,%rs17};}
	@%p104 bra 	$L__BB10_146;
	setp.eq.s32 	%p140, %r9, 2;
	@%p140 bra 	$L__BB10_145;
	setp.ne.s32 	%p141, %r9, 3;
	@%p141 bra 	$L__BB10_147;
	setp.gt.f32 	%p142, %f217, %f311;
	selp.f32 	%f311, %f217, %f311, %p142;
	bra.uni 	$L__BB10_148;
$L__BB10_146:
	mul.f32 	%f311, %f217, %f311;
	bra.uni 	$L__BB10_148;
$L__BB10_145:
	setp.lt.f32 	%p143, %f217, %f311;
	selp.f32 	%f311, %f217, %f311, %p143;
	bra.uni 	$L__BB10_148;
$L__BB10_147:
	add.f32 	%f311, %f217, %f311;
$L__BB10_148:
	mov.b32 	{%rs48, %rs19}, %r449;
	{ mov.b32 %f218, {0,%rs48};}
	@%p104 bra 	$L__BB10_153;
	setp.eq.s32 	%p145, %r9, 2;
	@%p145 bra 	$L__BB10_152;
	setp.ne.s32 	%p146, %r9, 3;
	@%p146 bra 	$L__BB10_154;
	setp.gt.f32 	%p147, %f218, %f310;
	selp.f32 	%f310, %f218, %f310, %p147;
	bra.uni 	$L__BB10_155;
$L__BB10_153:
	mul.f32 	%f310, %f218, %f310;
	bra.uni 	$L__BB10_155;
$L__BB10_152:
	setp.lt.f32 	%p148, %f218, %f310;
	selp.f32 	%f310, %f218, %f310, %p148;
	bra.uni 	$L__BB10_155;
$L__BB10_154:
	add.f32 	%f310, %f218, %f310;
$L__BB10_155:
	{ mov.b32 %f219, {0,%rs19};}
	@%p104 bra 	$L__BB10_160;
	setp.eq.s32 	%p150, %r9, 2;
	@%p150 bra 	$L__BB10_159;
	setp.ne.s32 	%p151, %r9, 3;
	@%p151 bra 	$L__BB10_161;
	setp.gt.f32 	%p152, %f219, %f309;
	selp.f32 	%f309, %f219, %f309, %p152;
	bra.uni 	$L__BB10_162;
$L__BB10_160:
	mul.f32 	%f309, %f219, %f309;
	bra.uni 	$L__BB10_162;
$L__BB10_159:
	setp.lt.f32 	%p153, %f219, %f309;
	selp.f32 	%f309, %f219, %f309, %p153;
	bra.uni 	$L__BB10_162;
$L__BB10_161:
	add.f32 	%f309, %f219, %f309;
$L__BB10_162:
	mov.b32 	{%rs50, %rs21}, %r448;
	{ mov.b32 %f220, {0,%rs50};}
	@%p104 bra 	$L__BB10_167;
	setp.eq.s32 	%p155, %r9, 2;
	@%p155 bra 	$L__BB10_166;
	setp.ne.s32 	%p156, %r9, 3;
	@%p156 bra 	$L__BB10_168;
	setp.gt.f32 	%p157, %f220, %f308;
	selp.f32 	%f308, %f220, %f308, %p157;
	bra.uni 	$L__BB10_169;
$L__BB10_167:
	mul.f32 	%f308, %f220, %f308;
	bra.uni 	$L__BB10_169;
$L__BB10_166:
	setp.lt.f32 	%p158, %f220, %f308;
	selp.f32 	%f308, %f220, %f308, %p158;
	bra.uni 	$L__BB10_169;
$L__BB10_168:
	add.f32 	%f308, %f220, %f308;
$L__BB10_169:
	{ mov.b32 %f221, {0,%rs21};}
	@%p104 bra 	$L__BB10_174;
	setp.eq.s32 	%p160, %r9, 2;
	@%p160 bra 	$L__BB10_173;
	setp.ne.s32 	%p161, %r9, 3;
	@%p161 bra 	$L__BB10_175;
	setp.gt.f32 	%p162, %f221, %f307;
	selp.f32 	%f307, %f221, %f307, %p162;
	bra.uni 	$L__BB10_176;
$L__BB10_174:
	mul.f32 	%f307, %f221, %f307;
	bra.uni 	$L__BB10_176;
$L__BB10_173:
	setp.lt.f32 	%p163, %f221, %f307;
	selp.f32 	%f307, %f221, %f307, %p163;
	bra.uni 	$L__BB10_176;
$L__BB10_175:
	add.f32 	%f307, %f221, %f307;
$L__BB10_176:
	mov.b32 	{%rs52, %rs23}, %r447;
	{ mov.b32 %f222, {0,%rs52};}
	@%p104 bra 	$L__BB10_181;
	setp.eq.s32 	%p165, %r9, 2;
	@%p165 bra 	$L__BB10_180;
	setp.ne.s32 	%p166, %r9, 3;
	@%p166 bra 	$L__BB10_182;
	setp.gt.f32 	%p167, %f222, %f306;
	selp.f32 	%f306, %f222, %f306, %p167;
	bra.uni 	$L__BB10_183;
$L__BB10_181:
	mul.f32 	%f306, %f222, %f306;
	bra.uni 	$L__BB10_183;
$L__BB10_180:
	setp.lt.f32 	%p168, %f222, %f306;
	selp.f32 	%f306, %f222, %f306, %p168;
	bra.uni 	$L__BB10_183;
$L__BB10_182:
	add.f32 	%f306, %f222, %f306;
$L__BB10_183:
	{ mov.b32 %f223, {0,%rs23};}
	@%p104 bra 	$L__BB10_188;
	setp.eq.s32 	%p170, %r9, 2;
	@%p170 bra 	$L__BB10_187;
	setp.ne.s32 	%p171, %r9, 3;
	@%p171 bra 	$L__BB10_189;
	setp.gt.f32 	%p172, %f223, %f305;
	selp.f32 	%f305, %f223, %f305, %p172;
	bra.uni 	$L__BB10_190;
$L__BB10_188:
	mul.f32 	%f305, %f223, %f305;
	bra.uni 	$L__BB10_190;
$L__BB10_187:
	setp.lt.f32 	%p173, %f223, %f305;
	selp.f32 	%f305, %f223, %f305, %p173;
	bra.uni 	$L__BB10_190;
$L__BB10_189:
	add.f32 	%f305, %f223, %f305;
$L__BB10_190:
	mov.b32 	{%rs54, %rs25}, %r446;
	{ mov.b32 %f224, {0,%rs54};}
	@%p104 bra 	$L__BB10_195;
	setp.eq.s32 	%p175, %r9, 2;
	@%p175 bra 	$L__BB10_194;
	setp.ne.s32 	%p176, %r9, 3;
	@%p176 bra 	$L__BB10_196;
	setp.gt.f32 	%p177, %f224, %f304;
	selp.f32 	%f304, %f224, %f304, %p177;
	bra.uni 	$L__BB10_197;
$L__BB10_195:
	mul.f32 	%f304, %f224, %f304;
	bra.uni 	$L__BB10_197;
$L__BB10_194:
	setp.lt.f32 	%p178, %f224, %f304;
	selp.f32 	%f304, %f224, %f304, %p178;
	bra.uni 	$L__BB10_197;
$L__BB10_196:
	add.f32 	%f304, %f224, %f304;
$L__BB10_197:
	{ mov.b32 %f225, {0,%rs25};}
	@%p104 bra 	$L__BB10_202;
	setp.eq.s32 	%p180, %r9, 2;
	@%p180 bra 	$L__BB10_201;
	setp.ne.s32 	%p181, %r9, 3;
	@%p181 bra 	$L__BB10_203;
	setp.gt.f32 	%p182, %f225, %f303;
	selp.f32 	%f303, %f225, %f303, %p182;
	bra.uni 	$L__BB10_226;
$L__BB10_202:
	mul.f32 	%f303, %f225, %f303;
	bra.uni 	$L__BB10_226;
$L__BB10_201:
	setp.lt.f32 	%p183, %f225, %f303;
	selp.f32 	%f303, %f225, %f303, %p183;
	bra.uni 	$L__BB10_226;
$L__BB10_203:
	add.f32 	%f303, %f225, %f303;
	bra.uni 	$L__BB10_226;
$L__BB10_214:
	setp.lt.s64 	%p196, %rd39, 5;
	@%p196 bra 	$L__BB10_217;
	add.s64 	%rd303, %rd49, 8;
	add.s64 	%rd258, %rd39, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd303;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd258;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r451, %r450};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_217:
	setp.gt.s64 	%p255, %rd39, 243;
	add.s64 	%rd52, %rd49, 480;
	and.b64  	%rd259, %rd52, 7;
	setp.eq.s64 	%p198, %rd259, 0;
	and.pred  	%p199, %p255, %p198;
	@%p199 bra 	$L__BB10_220;
	bra.uni 	$L__BB10_218;
$L__BB10_220:
	cvta.to.global.u64 	%rd300, %rd63;
	add.s64 	%rd299, %rd300, %rd235;
	st.global.v2.u32 	[%rd299+480], {%r449, %r448};
	bra.uni 	$L__BB10_221;
$L__BB10_218:
	setp.lt.s64 	%p200, %rd39, 241;
	@%p200 bra 	$L__BB10_221;
	add.s64 	%rd304, %rd49, 480;
	add.s64 	%rd260, %rd39, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd304;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd260;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r449, %r448};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_221:
	@%p55 bra 	$L__BB10_226;
	setp.gt.s64 	%p202, %rd39, 247;
	add.s64 	%rd53, %rd49, 488;
	and.b64  	%rd261, %rd53, 7;
	setp.eq.s64 	%p203, %rd261, 0;
	and.pred  	%p204, %p202, %p203;
	@%p204 bra 	$L__BB10_225;
	bra.uni 	$L__BB10_223;
$L__BB10_225:
	cvta.to.global.u64 	%rd298, %rd63;
	add.s64 	%rd297, %rd298, %rd235;
	st.global.v2.u32 	[%rd297+488], {%r447, %r446};
	bra.uni 	$L__BB10_226;
$L__BB10_223:
	setp.lt.s64 	%p205, %rd39, 245;
	@%p205 bra 	$L__BB10_226;
	add.s64 	%rd262, %rd39, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd53;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd262;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r447, %r446};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_226:
	add.s32 	%r454, %r454, 1;
	setp.lt.u32 	%p206, %r454, %r216;
	@%p206 bra 	$L__BB10_70;
$L__BB10_227:
	setp.eq.s32 	%p207, %r237, 0;
	setp.eq.s32 	%p208, %r9, 5;
	or.pred  	%p209, %p208, %p207;
	mov.u16 	%rs112, 1;
	@%p209 bra 	$L__BB10_278;
	setp.ne.s32 	%p210, %r9, 4;
	@%p210 bra 	$L__BB10_230;
	div.rn.f32 	%f318, %f318, %f1;
$L__BB10_230:
	{  cvt.rn.bf16.f32 %rs87, %f318;}
	@%p210 bra 	$L__BB10_232;
	div.rn.f32 	%f317, %f317, %f1;
$L__BB10_232:
	{  cvt.rn.bf16.f32 %rs88, %f317;}
	mov.b32 	%r198, {%rs87, %rs88};
	@%p210 bra 	$L__BB10_234;
	div.rn.f32 	%f316, %f316, %f1;
$L__BB10_234:
	{  cvt.rn.bf16.f32 %rs89, %f316;}
	@%p210 bra 	$L__BB10_236;
	div.rn.f32 	%f315, %f315, %f1;
$L__BB10_236:
	{  cvt.rn.bf16.f32 %rs90, %f315;}
	mov.b32 	%r199, {%rs89, %rs90};
	@%p210 bra 	$L__BB10_238;
	div.rn.f32 	%f314, %f314, %f1;
$L__BB10_238:
	{  cvt.rn.bf16.f32 %rs91, %f314;}
	@%p210 bra 	$L__BB10_240;
	div.rn.f32 	%f313, %f313, %f1;
$L__BB10_240:
	{  cvt.rn.bf16.f32 %rs92, %f313;}
	mov.b32 	%r200, {%rs91, %rs92};
	@%p210 bra 	$L__BB10_242;
	div.rn.f32 	%f312, %f312, %f1;
$L__BB10_242:
	{  cvt.rn.bf16.f32 %rs93, %f312;}
	@%p210 bra 	$L__BB10_244;
	div.rn.f32 	%f311, %f311, %f1;
$L__BB10_244:
	{  cvt.rn.bf16.f32 %rs94, %f311;}
	mov.b32 	%r201, {%rs93, %rs94};
	@%p210 bra 	$L__BB10_246;
	div.rn.f32 	%f310, %f310, %f1;
$L__BB10_246:
	{  cvt.rn.bf16.f32 %rs95, %f310;}
	@%p210 bra 	$L__BB10_248;
	div.rn.f32 	%f309, %f309, %f1;
$L__BB10_248:
	{  cvt.rn.bf16.f32 %rs96, %f309;}
	mov.b32 	%r202, {%rs95, %rs96};
	@%p210 bra 	$L__BB10_250;
	div.rn.f32 	%f308, %f308, %f1;
$L__BB10_250:
	{  cvt.rn.bf16.f32 %rs97, %f308;}
	@%p210 bra 	$L__BB10_252;
	div.rn.f32 	%f307, %f307, %f1;
$L__BB10_252:
	{  cvt.rn.bf16.f32 %rs98, %f307;}
	mov.b32 	%r203, {%rs97, %rs98};
	@%p210 bra 	$L__BB10_254;
	div.rn.f32 	%f306, %f306, %f1;
$L__BB10_254:
	{  cvt.rn.bf16.f32 %rs99, %f306;}
	@%p210 bra 	$L__BB10_256;
	div.rn.f32 	%f305, %f305, %f1;
$L__BB10_256:
	{  cvt.rn.bf16.f32 %rs100, %f305;}
	mov.b32 	%r204, {%rs99, %rs100};
	@%p210 bra 	$L__BB10_258;
	div.rn.f32 	%f304, %f304, %f1;
$L__BB10_258:
	{  cvt.rn.bf16.f32 %rs101, %f304;}
	@%p210 bra 	$L__BB10_260;
	div.rn.f32 	%f303, %f303, %f1;
$L__BB10_260:
	setp.gt.s64 	%p251, %rd39, 3;
	{  cvt.rn.bf16.f32 %rs102, %f303;}
	mov.b32 	%r205, {%rs101, %rs102};
	shl.b32 	%r407, %r5, 3;
	cvt.u64.u32 	%rd274, %r407;
	add.s64 	%rd275, %rd160, %rd274;
	cvta.to.global.u64 	%rd276, %rd63;
	shl.b64 	%rd277, %rd275, 1;
	add.s64 	%rd55, %rd276, %rd277;
	add.s64 	%rd54, %rd63, %rd277;
	and.b64  	%rd278, %rd54, 7;
	setp.eq.s64 	%p226, %rd278, 0;
	and.pred  	%p228, %p251, %p226;
	@%p228 bra 	$L__BB10_263;
	bra.uni 	$L__BB10_261;
$L__BB10_263:
	st.global.u32 	[%rd55], %r198;
	st.global.u32 	[%rd55+4], %r199;
	bra.uni 	$L__BB10_264;
$L__BB10_261:
	setp.lt.s64 	%p229, %rd39, 1;
	@%p229 bra 	$L__BB10_264;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd54;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r198, %r199};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_264:
	@%p55 bra 	$L__BB10_269;
	add.s64 	%rd56, %rd54, 8;
	and.b64  	%rd279, %rd56, 7;
	setp.eq.s64 	%p231, %rd279, 0;
	setp.gt.s64 	%p232, %rd39, 7;
	and.pred  	%p233, %p232, %p231;
	@%p233 bra 	$L__BB10_268;
	bra.uni 	$L__BB10_266;
$L__BB10_268:
	st.global.v2.u32 	[%rd55+8], {%r200, %r201};
	bra.uni 	$L__BB10_269;
$L__BB10_266:
	setp.lt.s64 	%p234, %rd39, 5;
	@%p234 bra 	$L__BB10_269;
	add.s64 	%rd280, %rd39, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd56;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd280;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r200, %r201};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_269:
	setp.gt.s64 	%p252, %rd39, 243;
	add.s64 	%rd57, %rd54, 480;
	and.b64  	%rd281, %rd57, 7;
	setp.eq.s64 	%p236, %rd281, 0;
	and.pred  	%p237, %p252, %p236;
	@%p237 bra 	$L__BB10_272;
	bra.uni 	$L__BB10_270;
$L__BB10_272:
	st.global.v2.u32 	[%rd55+480], {%r202, %r203};
	bra.uni 	$L__BB10_273;
$L__BB10_270:
	setp.lt.s64 	%p238, %rd39, 241;
	@%p238 bra 	$L__BB10_273;
	add.s64 	%rd282, %rd39, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd57;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd282;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r202, %r203};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_273:
	@%p55 bra 	$L__BB10_278;
	add.s64 	%rd58, %rd54, 488;
	and.b64  	%rd283, %rd58, 7;
	setp.eq.s64 	%p240, %rd283, 0;
	setp.gt.s64 	%p241, %rd39, 247;
	and.pred  	%p242, %p241, %p240;
	@%p242 bra 	$L__BB10_277;
	bra.uni 	$L__BB10_275;
$L__BB10_277:
	st.global.v2.u32 	[%rd55+488], {%r204, %r205};
	bra.uni 	$L__BB10_278;
$L__BB10_275:
	setp.lt.s64 	%p243, %rd39, 245;
	@%p243 bra 	$L__BB10_278;
	add.s64 	%rd284, %rd39, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd58;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd284;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r204, %r205};
	call.uni
	_Z13storeElementsP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_278:
	setp.ne.s32 	%p244, %r420, 1;
	@%p244 bra 	$L__BB10_280;
	griddepcontrol.launch_dependents;
$L__BB10_280:
	add.s32 	%r420, %r420, 1;
	setp.le.u32 	%p245, %r420, %r419;
	and.b16  	%rs107, %rs112, 255;
	setp.ne.s16 	%p246, %rs107, 0;
	and.pred  	%p247, %p246, %p245;
	@%p247 bra 	$L__BB10_15;
	setp.eq.s16 	%p248, %rs107, 0;
	selp.u32 	%r408, 1, 0, %p248;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r408, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r409, 1, 0, %p2;
	}
	or.b32  	%r411, %r409, %r2;
	setp.ne.s32 	%p249, %r411, 0;
	@%p249 bra 	$L__BB10_283;
	cvta.to.global.u64 	%rd293, %rd2;
	add.s64 	%rd292, %rd293, %rd67;
	add.s32 	%r412, %r419, %r1;
	st.global.u32 	[%rd292+64], %r412;
$L__BB10_283:
	ret;
}
`;
