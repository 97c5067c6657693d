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
.func _ZN10collective4copyEPtPKtm
(
	.param .b64 _ZN10collective4copyEPtPKtm_param_0,
	.param .b64 _ZN10collective4copyEPtPKtm_param_1,
	.param .b64 _ZN10collective4copyEPtPKtm_param_2
)
;
.func _ZN10collective6reduceEPtRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPKtm(
	.param .b64 _Z12loadElementsPKtm_param_0,
	.param .b64 _Z12loadElementsPKtm_param_1
)
{
	.reg .pred 	%p<5>;
	.reg .b16 	%rs<11>;
	.reg .b32 	%r<15>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z12loadElementsPKtm_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPKtm_param_1];
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
.func _Z13storeElementsPtm5uint2(
	.param .b64 _Z13storeElementsPtm5uint2_param_0,
	.param .b64 _Z13storeElementsPtm5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsPtm5uint2_param_2[8]
)
{
	.reg .pred 	%p<5>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z13storeElementsPtm5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsPtm5uint2_param_1];
	ld.param.u32 	%r4, [_Z13storeElementsPtm5uint2_param_2+4];
	ld.param.u32 	%r3, [_Z13storeElementsPtm5uint2_param_2];
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective6reduceEPtRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPtPKtm(
	.param .b64 _ZN10collective4copyEPtPKtm_param_0,
	.param .b64 _ZN10collective4copyEPtPKtm_param_1,
	.param .b64 _ZN10collective4copyEPtPKtm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPtPKtm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPtPKtm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPtPKtm_param_2];
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
.func _ZN10collective6reduceEPtRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPtRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<100>;
	.reg .b16 	%rs<33>;
	.reg .b32 	%r<111>;
	.reg .b64 	%rd<399>;
	ld.param.u64 	%rd224, [_ZN10collective6reduceEPtRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd225, [_ZN10collective6reduceEPtRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd223, [_ZN10collective6reduceEPtRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPtRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPtRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd224;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd224, 15;
	cvta.to.local.u64 	%rd3, %rd225;
	@%p1 bra 	$L__BB7_131;
	bra.uni 	$L__BB7_1;
$L__BB7_131:
	setp.ne.s64 	%p68, %rd2, 0;
	mov.u64 	%rd391, 0;
	@%p68 bra 	$L__BB7_174;
	ld.local.u64 	%rd135, [%rd3];
	and.b64  	%rd260, %rd135, 15;
	setp.ne.s64 	%p69, %rd260, 0;
	@%p69 bra 	$L__BB7_174;
	shr.u64 	%rd136, %rd223, 3;
	mov.u32 	%r62, %tid.x;
	cvt.u64.u32 	%rd365, %r62;
	setp.le.u64 	%p70, %rd136, %rd365;
	@%p70 bra 	$L__BB7_173;
	cvt.u64.u32 	%rd138, %r19;
	mov.u32 	%r63, %ntid.x;
	cvt.u64.u32 	%rd139, %r63;
$L__BB7_135:
	.pragma "nounroll";
	setp.eq.s32 	%p71, %r19, 0;
	@%p71 bra 	$L__BB7_140;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r109, 0;
$L__BB7_137:
	.pragma "nounroll";
	setp.eq.s32 	%p72, %r11, %r109;
	mov.u64 	%rd374, %rd135;
	@%p72 bra 	$L__BB7_139;
	ld.local.u64 	%rd262, [%rd3+16];
	cvt.u64.u32 	%rd263, %r109;
	mul.lo.s64 	%rd264, %rd262, %rd263;
	ld.local.u64 	%rd265, [%rd3+8];
	add.s64 	%rd374, %rd265, %rd264;
$L__BB7_139:
	shl.b64 	%rd266, %rd365, 4;
	add.s64 	%rd267, %rd374, %rd266;
	ld.v4.u32 	{%r65, %r66, %r67, %r68}, [%rd267];
	mov.b32 	{%rs23, %rs24}, %r65;
	cvt.u64.u16 	%rd268, %rs23;
	setp.eq.s32 	%p73, %r109, 0;
	selp.b64 	%rd269, 0, %rd382, %p73;
	add.s64 	%rd382, %rd269, %rd268;
	cvt.u64.u16 	%rd270, %rs24;
	selp.b64 	%rd271, 0, %rd381, %p73;
	add.s64 	%rd381, %rd271, %rd270;
	mov.b32 	{%rs25, %rs26}, %r66;
	cvt.u64.u16 	%rd272, %rs25;
	selp.b64 	%rd273, 0, %rd380, %p73;
	add.s64 	%rd380, %rd273, %rd272;
	cvt.u64.u16 	%rd274, %rs26;
	selp.b64 	%rd275, 0, %rd379, %p73;
	add.s64 	%rd379, %rd275, %rd274;
	mov.b32 	{%rs27, %rs28}, %r67;
	cvt.u64.u16 	%rd276, %rs27;
	selp.b64 	%rd277, 0, %rd378, %p73;
	add.s64 	%rd378, %rd277, %rd276;
	cvt.u64.u16 	%rd278, %rs28;
	selp.b64 	%rd279, 0, %rd377, %p73;
	add.s64 	%rd377, %rd279, %rd278;
	mov.b32 	{%rs29, %rs30}, %r68;
	cvt.u64.u16 	%rd280, %rs29;
	selp.b64 	%rd281, 0, %rd376, %p73;
	add.s64 	%rd376, %rd281, %rd280;
	cvt.u64.u16 	%rd282, %rs30;
	selp.b64 	%rd283, 0, %rd375, %p73;
	add.s64 	%rd375, %rd283, %rd282;
	add.s32 	%r109, %r109, 1;
	setp.lt.u32 	%p74, %r109, %r19;
	@%p74 bra 	$L__BB7_137;
$L__BB7_140:
	setp.ne.s32 	%p75, %r18, 4;
	mov.u64 	%rd383, %rd382;
	@%p75 bra 	$L__BB7_144;
	and.b64  	%rd284, %rd382, -4294967296;
	setp.eq.s64 	%p76, %rd284, 0;
	@%p76 bra 	$L__BB7_143;
	div.u64 	%rd383, %rd382, %rd138;
	bra.uni 	$L__BB7_144;
$L__BB7_143:
	cvt.u32.u64 	%r73, %rd138;
	cvt.u32.u64 	%r74, %rd382;
	div.u32 	%r75, %r74, %r73;
	cvt.u64.u32 	%rd383, %r75;
$L__BB7_144:
	mov.u64 	%rd384, %rd381;
	@%p75 bra 	$L__BB7_148;
	and.b64  	%rd285, %rd381, -4294967296;
	setp.eq.s64 	%p78, %rd285, 0;
	@%p78 bra 	$L__BB7_147;
	div.u64 	%rd384, %rd381, %rd138;
	bra.uni 	$L__BB7_148;
$L__BB7_147:
	cvt.u32.u64 	%r76, %rd138;
	cvt.u32.u64 	%r77, %rd381;
	div.u32 	%r78, %r77, %r76;
	cvt.u64.u32 	%rd384, %r78;
$L__BB7_148:
	cvt.u16.u64 	%rs16, %rd384;
	cvt.u16.u64 	%rs15, %rd383;
	mov.u64 	%rd385, %rd380;
	@%p75 bra 	$L__BB7_152;
	and.b64  	%rd286, %rd380, -4294967296;
	setp.eq.s64 	%p80, %rd286, 0;
	@%p80 bra 	$L__BB7_151;
	div.u64 	%rd385, %rd380, %rd138;
	bra.uni 	$L__BB7_152;
$L__BB7_151:
	cvt.u32.u64 	%r79, %rd138;
	cvt.u32.u64 	%r80, %rd380;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd385, %r81;
$L__BB7_152:
	mov.u64 	%rd386, %rd379;
	@%p75 bra 	$L__BB7_156;
	and.b64  	%rd287, %rd379, -4294967296;
	setp.eq.s64 	%p82, %rd287, 0;
	@%p82 bra 	$L__BB7_155;
	div.u64 	%rd386, %rd379, %rd138;
	bra.uni 	$L__BB7_156;
$L__BB7_155:
	cvt.u32.u64 	%r82, %rd138;
	cvt.u32.u64 	%r83, %rd379;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd386, %r84;
$L__BB7_156:
	cvt.u16.u64 	%rs18, %rd386;
	cvt.u16.u64 	%rs17, %rd385;
	mov.u64 	%rd387, %rd378;
	@%p75 bra 	$L__BB7_160;
	and.b64  	%rd288, %rd378, -4294967296;
	setp.eq.s64 	%p84, %rd288, 0;
	@%p84 bra 	$L__BB7_159;
	div.u64 	%rd387, %rd378, %rd138;
	bra.uni 	$L__BB7_160;
$L__BB7_159:
	cvt.u32.u64 	%r85, %rd138;
	cvt.u32.u64 	%r86, %rd378;
	div.u32 	%r87, %r86, %r85;
	cvt.u64.u32 	%rd387, %r87;
$L__BB7_160:
	mov.u64 	%rd388, %rd377;
	@%p75 bra 	$L__BB7_164;
	and.b64  	%rd289, %rd377, -4294967296;
	setp.eq.s64 	%p86, %rd289, 0;
	@%p86 bra 	$L__BB7_163;
	div.u64 	%rd388, %rd377, %rd138;
	bra.uni 	$L__BB7_164;
$L__BB7_163:
	cvt.u32.u64 	%r88, %rd138;
	cvt.u32.u64 	%r89, %rd377;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd388, %r90;
$L__BB7_164:
	cvt.u16.u64 	%rs20, %rd388;
	cvt.u16.u64 	%rs19, %rd387;
	mov.u64 	%rd389, %rd376;
	@%p75 bra 	$L__BB7_168;
	and.b64  	%rd290, %rd376, -4294967296;
	setp.eq.s64 	%p88, %rd290, 0;
	@%p88 bra 	$L__BB7_167;
	div.u64 	%rd389, %rd376, %rd138;
	bra.uni 	$L__BB7_168;
$L__BB7_167:
	cvt.u32.u64 	%r91, %rd138;
	cvt.u32.u64 	%r92, %rd376;
	div.u32 	%r93, %r92, %r91;
	cvt.u64.u32 	%rd389, %r93;
$L__BB7_168:
	mov.u64 	%rd390, %rd375;
	@%p75 bra 	$L__BB7_172;
	and.b64  	%rd291, %rd375, -4294967296;
	setp.eq.s64 	%p90, %rd291, 0;
	@%p90 bra 	$L__BB7_171;
	div.u64 	%rd390, %rd375, %rd138;
	bra.uni 	$L__BB7_172;
$L__BB7_171:
	cvt.u32.u64 	%r94, %rd138;
	cvt.u32.u64 	%r95, %rd375;
	div.u32 	%r96, %r95, %r94;
	cvt.u64.u32 	%rd390, %r96;
$L__BB7_172:
	shl.b64 	%rd292, %rd365, 4;
	add.s64 	%rd293, %rd1, %rd292;
	cvt.u16.u64 	%rs31, %rd390;
	cvt.u16.u64 	%rs32, %rd389;
	mov.b32 	%r97, {%rs32, %rs31};
	mov.b32 	%r98, {%rs19, %rs20};
	mov.b32 	%r99, {%rs17, %rs18};
	mov.b32 	%r100, {%rs15, %rs16};
	st.global.v4.u32 	[%rd293], {%r100, %r99, %r98, %r97};
	add.s64 	%rd365, %rd365, %rd139;
	setp.lt.u64 	%p91, %rd365, %rd136;
	@%p91 bra 	$L__BB7_135;
$L__BB7_173:
	and.b64  	%rd391, %rd223, -8;
$L__BB7_174:
	mov.u32 	%r101, %tid.x;
	cvt.u64.u32 	%rd294, %r101;
	add.s64 	%rd392, %rd391, %rd294;
	setp.ge.u64 	%p92, %rd392, %rd223;
	@%p92 bra 	$L__BB7_190;
	cvt.u64.u32 	%rd204, %r19;
	mov.u32 	%r102, %ntid.x;
	cvt.u64.u32 	%rd205, %r102;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB7_176:
	.pragma "nounroll";
	setp.eq.s32 	%p93, %r14, 0;
	@%p93 bra 	$L__BB7_178;
	ld.local.u64 	%rd393, [%rd3+8];
	bra.uni 	$L__BB7_179;
$L__BB7_178:
	ld.local.u64 	%rd393, [%rd3];
$L__BB7_179:
	shl.b64 	%rd295, %rd392, 1;
	add.s64 	%rd296, %rd393, %rd295;
	ld.u16 	%rd397, [%rd296];
	setp.lt.u32 	%p94, %r19, 2;
	@%p94 bra 	$L__BB7_185;
	mov.u64 	%rd394, 1;
	mov.u32 	%r110, %r15;
$L__BB7_181:
	.pragma "nounroll";
	setp.eq.s32 	%p95, %r110, -1;
	@%p95 bra 	$L__BB7_183;
	ld.local.u64 	%rd298, [%rd3+16];
	mul.lo.s64 	%rd299, %rd298, %rd394;
	ld.local.u64 	%rd300, [%rd3+8];
	add.s64 	%rd396, %rd300, %rd299;
	bra.uni 	$L__BB7_184;
$L__BB7_183:
	ld.local.u64 	%rd396, [%rd3];
$L__BB7_184:
	add.s64 	%rd302, %rd396, %rd295;
	ld.u16 	%rd303, [%rd302];
	add.s64 	%rd397, %rd397, %rd303;
	add.s64 	%rd394, %rd394, 1;
	cvt.u32.u64 	%r103, %rd394;
	add.s32 	%r110, %r110, 1;
	setp.lt.u32 	%p96, %r103, %r19;
	@%p96 bra 	$L__BB7_181;
$L__BB7_185:
	setp.ne.s32 	%p97, %r18, 4;
	@%p97 bra 	$L__BB7_189;
	and.b64  	%rd304, %rd397, -4294967296;
	setp.eq.s64 	%p98, %rd304, 0;
	@%p98 bra 	$L__BB7_188;
	div.u64 	%rd397, %rd397, %rd204;
	bra.uni 	$L__BB7_189;
$L__BB7_188:
	cvt.u32.u64 	%r104, %rd204;
	cvt.u32.u64 	%r105, %rd397;
	div.u32 	%r106, %r105, %r104;
	cvt.u64.u32 	%rd397, %r106;
$L__BB7_189:
	add.s64 	%rd306, %rd1, %rd295;
	st.global.u16 	[%rd306], %rd397;
	add.s64 	%rd392, %rd392, %rd205;
	setp.lt.u64 	%p99, %rd392, %rd223;
	@%p99 bra 	$L__BB7_176;
	bra.uni 	$L__BB7_190;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd349, 0;
	@%p2 bra 	$L__BB7_108;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd228, %rd4, 15;
	setp.ne.s64 	%p3, %rd228, 0;
	@%p3 bra 	$L__BB7_108;
	shr.u64 	%rd5, %rd223, 3;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd315, %r21;
	setp.le.u64 	%p4, %rd5, %rd315;
	@%p4 bra 	$L__BB7_107;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB7_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r107, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.u64 	%rd25, %rd325;
	mov.u64 	%rd24, %rd326;
	mov.u64 	%rd23, %rd327;
	mov.u64 	%rd22, %rd328;
	mov.u64 	%rd21, %rd329;
	mov.u64 	%rd20, %rd330;
	mov.u64 	%rd19, %rd331;
	mov.u64 	%rd18, %rd332;
	setp.eq.s32 	%p6, %r1, %r107;
	mov.u64 	%rd324, %rd4;
	@%p6 bra 	$L__BB7_9;
	ld.local.u64 	%rd230, [%rd3+16];
	cvt.u64.u32 	%rd231, %r107;
	mul.lo.s64 	%rd232, %rd230, %rd231;
	ld.local.u64 	%rd233, [%rd3+8];
	add.s64 	%rd324, %rd233, %rd232;
$L__BB7_9:
	shl.b64 	%rd234, %rd315, 4;
	add.s64 	%rd235, %rd324, %rd234;
	ld.v4.u32 	{%r24, %r25, %r26, %r27}, [%rd235];
	mov.b32 	{%rs1, %rs2}, %r24;
	cvt.u64.u16 	%rd325, %rs1;
	setp.eq.s32 	%p7, %r107, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB7_16;
	max.u64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	min.u64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.lo.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.s64 	%rd325, %rd25, %rd325;
$L__BB7_17:
	cvt.u64.u16 	%rd326, %rs2;
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB7_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB7_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB7_24;
	max.u64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	min.u64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.lo.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.s64 	%rd326, %rd24, %rd326;
$L__BB7_25:
	mov.b32 	{%rs3, %rs4}, %r25;
	cvt.u64.u16 	%rd327, %rs3;
	@%p7 bra 	$L__BB7_33;
	setp.eq.s32 	%p16, %r18, 1;
	@%p16 bra 	$L__BB7_31;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB7_30;
	setp.ne.s32 	%p18, %r18, 3;
	@%p18 bra 	$L__BB7_32;
	max.u64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB7_33;
$L__BB7_30:
	min.u64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB7_33;
$L__BB7_31:
	mul.lo.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB7_33;
$L__BB7_32:
	add.s64 	%rd327, %rd23, %rd327;
$L__BB7_33:
	cvt.u64.u16 	%rd328, %rs4;
	@%p7 bra 	$L__BB7_41;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB7_39;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB7_38;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB7_40;
	max.u64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB7_41;
$L__BB7_38:
	min.u64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB7_41;
$L__BB7_39:
	mul.lo.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB7_41;
$L__BB7_40:
	add.s64 	%rd328, %rd22, %rd328;
$L__BB7_41:
	mov.b32 	{%rs5, %rs6}, %r26;
	cvt.u64.u16 	%rd329, %rs5;
	@%p7 bra 	$L__BB7_49;
	setp.eq.s32 	%p24, %r18, 1;
	@%p24 bra 	$L__BB7_47;
	setp.eq.s32 	%p25, %r18, 2;
	@%p25 bra 	$L__BB7_46;
	setp.ne.s32 	%p26, %r18, 3;
	@%p26 bra 	$L__BB7_48;
	max.u64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB7_49;
$L__BB7_46:
	min.u64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB7_49;
$L__BB7_47:
	mul.lo.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB7_49;
$L__BB7_48:
	add.s64 	%rd329, %rd21, %rd329;
$L__BB7_49:
	cvt.u64.u16 	%rd330, %rs6;
	@%p7 bra 	$L__BB7_57;
	setp.eq.s32 	%p28, %r18, 1;
	@%p28 bra 	$L__BB7_55;
	setp.eq.s32 	%p29, %r18, 2;
	@%p29 bra 	$L__BB7_54;
	setp.ne.s32 	%p30, %r18, 3;
	@%p30 bra 	$L__BB7_56;
	max.u64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB7_57;
$L__BB7_54:
	min.u64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB7_57;
$L__BB7_55:
	mul.lo.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB7_57;
$L__BB7_56:
	add.s64 	%rd330, %rd20, %rd330;
$L__BB7_57:
	mov.b32 	{%rs7, %rs8}, %r27;
	cvt.u64.u16 	%rd331, %rs7;
	@%p7 bra 	$L__BB7_65;
	setp.eq.s32 	%p32, %r18, 1;
	@%p32 bra 	$L__BB7_63;
	setp.eq.s32 	%p33, %r18, 2;
	@%p33 bra 	$L__BB7_62;
	setp.ne.s32 	%p34, %r18, 3;
	@%p34 bra 	$L__BB7_64;
	max.u64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB7_65;
$L__BB7_62:
	min.u64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB7_65;
$L__BB7_63:
	mul.lo.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB7_65;
$L__BB7_64:
	add.s64 	%rd331, %rd19, %rd331;
$L__BB7_65:
	cvt.u64.u16 	%rd332, %rs8;
	@%p7 bra 	$L__BB7_73;
	setp.eq.s32 	%p36, %r18, 1;
	@%p36 bra 	$L__BB7_71;
	setp.eq.s32 	%p37, %r18, 2;
	@%p37 bra 	$L__BB7_70;
	setp.ne.s32 	%p38, %r18, 3;
	@%p38 bra 	$L__BB7_72;
	max.u64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB7_73;
$L__BB7_70:
	min.u64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB7_73;
$L__BB7_71:
	mul.lo.s64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB7_73;
$L__BB7_72:
	add.s64 	%rd332, %rd18, %rd332;
$L__BB7_73:
	add.s32 	%r107, %r107, 1;
	setp.lt.u32 	%p39, %r107, %r19;
	@%p39 bra 	$L__BB7_7;
$L__BB7_74:
	setp.ne.s32 	%p40, %r18, 4;
	mov.u64 	%rd341, %rd325;
	@%p40 bra 	$L__BB7_78;
	and.b64  	%rd236, %rd325, -4294967296;
	setp.eq.s64 	%p41, %rd236, 0;
	@%p41 bra 	$L__BB7_77;
	div.u64 	%rd341, %rd325, %rd7;
	bra.uni 	$L__BB7_78;
$L__BB7_77:
	cvt.u32.u64 	%r28, %rd7;
	cvt.u32.u64 	%r29, %rd325;
	div.u32 	%r30, %r29, %r28;
	cvt.u64.u32 	%rd341, %r30;
$L__BB7_78:
	mov.u64 	%rd342, %rd326;
	@%p40 bra 	$L__BB7_82;
	and.b64  	%rd237, %rd326, -4294967296;
	setp.eq.s64 	%p43, %rd237, 0;
	@%p43 bra 	$L__BB7_81;
	div.u64 	%rd342, %rd326, %rd7;
	bra.uni 	$L__BB7_82;
$L__BB7_81:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd326;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd342, %r33;
$L__BB7_82:
	cvt.u16.u64 	%rs10, %rd342;
	cvt.u16.u64 	%rs9, %rd341;
	mov.u64 	%rd343, %rd327;
	@%p40 bra 	$L__BB7_86;
	and.b64  	%rd238, %rd327, -4294967296;
	setp.eq.s64 	%p45, %rd238, 0;
	@%p45 bra 	$L__BB7_85;
	div.u64 	%rd343, %rd327, %rd7;
	bra.uni 	$L__BB7_86;
$L__BB7_85:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd327;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd343, %r36;
$L__BB7_86:
	mov.u64 	%rd344, %rd328;
	@%p40 bra 	$L__BB7_90;
	and.b64  	%rd239, %rd328, -4294967296;
	setp.eq.s64 	%p47, %rd239, 0;
	@%p47 bra 	$L__BB7_89;
	div.u64 	%rd344, %rd328, %rd7;
	bra.uni 	$L__BB7_90;
$L__BB7_89:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd328;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd344, %r39;
$L__BB7_90:
	cvt.u16.u64 	%rs12, %rd344;
	cvt.u16.u64 	%rs11, %rd343;
	mov.u64 	%rd345, %rd329;
	@%p40 bra 	$L__BB7_94;
	and.b64  	%rd240, %rd329, -4294967296;
	setp.eq.s64 	%p49, %rd240, 0;
	@%p49 bra 	$L__BB7_93;
	div.u64 	%rd345, %rd329, %rd7;
	bra.uni 	$L__BB7_94;
$L__BB7_93:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd329;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd345, %r42;
$L__BB7_94:
	mov.u64 	%rd346, %rd330;
	@%p40 bra 	$L__BB7_98;
	and.b64  	%rd241, %rd330, -4294967296;
	setp.eq.s64 	%p51, %rd241, 0;
	@%p51 bra 	$L__BB7_97;
	div.u64 	%rd346, %rd330, %rd7;
	bra.uni 	$L__BB7_98;
$L__BB7_97:
	cvt.u32.u64 	%r43, %rd7;
	cvt.u32.u64 	%r44, %rd330;
	div.u32 	%r45, %r44, %r43;
	cvt.u64.u32 	%rd346, %r45;
$L__BB7_98:
	cvt.u16.u64 	%rs14, %rd346;
	cvt.u16.u64 	%rs13, %rd345;
	mov.u64 	%rd347, %rd331;
	@%p40 bra 	$L__BB7_102;
	and.b64  	%rd242, %rd331, -4294967296;
	setp.eq.s64 	%p53, %rd242, 0;
	@%p53 bra 	$L__BB7_101;
	div.u64 	%rd347, %rd331, %rd7;
	bra.uni 	$L__BB7_102;
$L__BB7_101:
	cvt.u32.u64 	%r46, %rd7;
	cvt.u32.u64 	%r47, %rd331;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd347, %r48;
$L__BB7_102:
	mov.u64 	%rd348, %rd332;
	@%p40 bra 	$L__BB7_106;
	and.b64  	%rd243, %rd332, -4294967296;
	setp.eq.s64 	%p55, %rd243, 0;
	@%p55 bra 	$L__BB7_105;
	div.u64 	%rd348, %rd332, %rd7;
	bra.uni 	$L__BB7_106;
$L__BB7_105:
	cvt.u32.u64 	%r49, %rd7;
	cvt.u32.u64 	%r50, %rd332;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd348, %r51;
$L__BB7_106:
	shl.b64 	%rd244, %rd315, 4;
	add.s64 	%rd245, %rd1, %rd244;
	cvt.u16.u64 	%rs21, %rd348;
	cvt.u16.u64 	%rs22, %rd347;
	mov.b32 	%r52, {%rs22, %rs21};
	mov.b32 	%r53, {%rs13, %rs14};
	mov.b32 	%r54, {%rs11, %rs12};
	mov.b32 	%r55, {%rs9, %rs10};
	st.global.v4.u32 	[%rd245], {%r55, %r54, %r53, %r52};
	add.s64 	%rd315, %rd315, %rd8;
	setp.lt.u64 	%p56, %rd315, %rd5;
	@%p56 bra 	$L__BB7_5;
$L__BB7_107:
	and.b64  	%rd349, %rd223, -8;
$L__BB7_108:
	mov.u32 	%r56, %tid.x;
	cvt.u64.u32 	%rd246, %r56;
	add.s64 	%rd350, %rd349, %rd246;
	setp.ge.u64 	%p57, %rd350, %rd223;
	@%p57 bra 	$L__BB7_190;
	cvt.u64.u32 	%rd113, %r19;
	mov.u32 	%r57, %ntid.x;
	cvt.u64.u32 	%rd114, %r57;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB7_110:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r8, 0;
	@%p58 bra 	$L__BB7_112;
	ld.local.u64 	%rd351, [%rd3+8];
	bra.uni 	$L__BB7_113;
$L__BB7_112:
	ld.local.u64 	%rd351, [%rd3];
$L__BB7_113:
	shl.b64 	%rd247, %rd350, 1;
	add.s64 	%rd248, %rd351, %rd247;
	ld.u16 	%rd354, [%rd248];
	setp.lt.u32 	%p59, %r19, 2;
	@%p59 bra 	$L__BB7_126;
	mov.u32 	%r108, 1;
$L__BB7_115:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r8, %r108;
	@%p60 bra 	$L__BB7_117;
	bra.uni 	$L__BB7_116;
$L__BB7_117:
	ld.local.u64 	%rd353, [%rd3];
	bra.uni 	$L__BB7_118;
$L__BB7_116:
	ld.local.u64 	%rd249, [%rd3+16];
	cvt.u64.u32 	%rd250, %r108;
	mul.lo.s64 	%rd251, %rd249, %rd250;
	ld.local.u64 	%rd252, [%rd3+8];
	add.s64 	%rd353, %rd252, %rd251;
$L__BB7_118:
	add.s64 	%rd254, %rd353, %rd247;
	ld.u16 	%rd124, [%rd254];
	setp.eq.s32 	%p61, %r18, 1;
	@%p61 bra 	$L__BB7_123;
	setp.eq.s32 	%p62, %r18, 2;
	@%p62 bra 	$L__BB7_122;
	setp.ne.s32 	%p63, %r18, 3;
	@%p63 bra 	$L__BB7_124;
	max.u64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB7_125;
$L__BB7_123:
	mul.lo.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB7_125;
$L__BB7_122:
	min.u64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB7_125;
$L__BB7_124:
	add.s64 	%rd354, %rd354, %rd124;
$L__BB7_125:
	add.s32 	%r108, %r108, 1;
	setp.lt.u32 	%p64, %r108, %r19;
	@%p64 bra 	$L__BB7_115;
$L__BB7_126:
	setp.ne.s32 	%p65, %r18, 4;
	@%p65 bra 	$L__BB7_130;
	and.b64  	%rd255, %rd354, -4294967296;
	setp.eq.s64 	%p66, %rd255, 0;
	@%p66 bra 	$L__BB7_129;
	div.u64 	%rd354, %rd354, %rd113;
	bra.uni 	$L__BB7_130;
$L__BB7_129:
	cvt.u32.u64 	%r59, %rd113;
	cvt.u32.u64 	%r60, %rd354;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd354, %r61;
$L__BB7_130:
	add.s64 	%rd257, %rd1, %rd247;
	st.global.u16 	[%rd257], %rd354;
	add.s64 	%rd350, %rd350, %rd114;
	setp.lt.u64 	%p67, %rd350, %rd223;
	@%p67 bra 	$L__BB7_110;
$L__BB7_190:
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective6reduceEPtRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective4copyEPtPKtm,
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
	.reg .pred 	%p<85>;
	.reg .b16 	%rs<65>;
	.reg .b32 	%r<193>;
	.reg .b64 	%rd<293>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd87, [words_param_0];
	ld.param.u64 	%rd88, [words_param_1];
	ld.param.u32 	%r75, [words_param_2];
	ld.param.u32 	%r76, [words_param_3];
	ld.param.u32 	%r77, [words_param_4];
	ld.param.u32 	%r78, [words_param_5];
	ld.param.u64 	%rd89, [words_param_6];
	ld.param.u64 	%rd90, [words_param_7];
	ld.param.u64 	%rd91, [words_param_8];
	ld.param.v2.u32 	{%r89, %r90}, [words_param_9+96];
	ld.param.u64 	%rd101, [words_param_9+72];
	ld.param.u64 	%rd92, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd103, %rd101;
	mov.u32 	%r91, %ctaid.x;
	mul.wide.u32 	%rd104, %r91, 4;
	add.s64 	%rd105, %rd103, %rd104;
	cvt.u64.u32 	%rd3, %r91;
	ld.global.u32 	%r1, [%rd105+64];
	mov.u32 	%r171, %tid.x;
	setp.ne.s32 	%p1, %r171, 0;
	mov.u16 	%rs57, 0;
	@%p1 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r92, [%rd103];
	setp.ne.s32 	%p2, %r92, 0;
	selp.u16 	%rs57, 1, 0, %p2;
$L__BB9_2:
	setp.eq.s16 	%p3, %rs57, 0;
	@%p3 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd5, %rd88;
	ld.volatile.global.u32 	%r93, [%rd5+4];
	setp.ne.s32 	%p4, %r93, 0;
	@%p4 bra 	$L__BB9_5;
	st.global.u32 	[%rd5+8], %r78;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r94, 4;
	st.global.u32 	[%rd5+4], %r94;
$L__BB9_6:
	cvt.u32.u16 	%r95, %rs57;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r95, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r96, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r96, 0;
	@%p5 bra 	$L__BB9_90;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd107, %rd92, 7;
	shr.u64 	%rd108, %rd107, 3;
	mov.u32 	%r97, %nctaid.x;
	cvt.u64.u32 	%rd7, %r97;
	add.s64 	%rd109, %rd7, %rd108;
	add.s64 	%rd8, %rd109, -1;
	and.b64  	%rd110, %rd8, -4294967296;
	setp.eq.s64 	%p6, %rd110, 0;
	@%p6 bra 	$L__BB9_9;
	div.u64 	%rd269, %rd8, %rd7;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r98, %rd7;
	cvt.u32.u64 	%r99, %rd8;
	div.u32 	%r100, %r99, %r98;
	cvt.u64.u32 	%rd269, %r100;
$L__BB9_10:
	shl.b64 	%rd111, %rd269, 3;
	mov.u64 	%rd112, 3;
	mul.lo.s64 	%rd113, %rd111, %rd3;
	min.u64 	%rd12, %rd113, %rd92;
	add.s64 	%rd114, %rd12, %rd111;
	min.u64 	%rd13, %rd114, %rd92;
	sub.s64 	%rd115, %rd112, %rd12;
	add.s64 	%rd116, %rd115, %rd13;
	shr.u64 	%rd117, %rd116, 2;
	cvt.u32.u64 	%r4, %rd117;
	setp.eq.s32 	%p7, %r171, %r75;
	setp.ge.u32 	%p8, %r171, %r76;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_12;
	cvta.to.global.u64 	%rd120, %rd87;
	mul.wide.u32 	%rd121, %r171, 8;
	add.s64 	%rd122, %rd120, %rd121;
	ld.global.u64 	%rd123, [%rd122];
	cvt.u64.u32 	%rd124, %r76;
	mul.lo.s64 	%rd125, %rd124, %rd3;
	cvt.u64.u32 	%rd126, %r75;
	add.s64 	%rd127, %rd125, %rd126;
	shl.b64 	%rd128, %rd127, 3;
	add.s64 	%rd129, %rd123, %rd128;
	add.s64 	%rd118, %rd129, 4096;
	cvt.u64.u32 	%rd130, %r77;
	cvt.u64.u32 	%rd131, %r3;
	bfi.b64 	%rd119, %rd130, %rd131, 32, 32;
	st.relaxed.sys.global.u64 [%rd118], %rd119;
$L__BB9_12:
	setp.ge.u32 	%p10, %r171, %r4;
	@%p10 bra 	$L__BB9_27;
	or.b64  	%rd134, %rd91, %rd90;
	and.b64  	%rd135, %rd134, 7;
	cvta.to.global.u64 	%rd136, %rd90;
	add.u64 	%rd140, %SPL, 0;
	cvta.to.global.u64 	%rd152, %rd87;
$L__BB9_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd132, %r171, 4;
	add.s64 	%rd16, %rd132, %rd12;
	add.s64 	%rd133, %rd16, 4;
	setp.gt.u64 	%p11, %rd133, %rd13;
	setp.ne.s64 	%p12, %rd135, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	mov.u32 	%r172, 0;
	st.local.v2.u32 	[%rd140], {%r172, %r172};
$L__BB9_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r172;
	add.s64 	%rd18, %rd16, %rd17;
	setp.ge.u64 	%p14, %rd18, %rd13;
	@%p14 bra 	$L__BB9_19;
	shl.b64 	%rd146, %rd18, 1;
	add.s64 	%rd147, %rd136, %rd146;
	ld.global.u16 	%rs19, [%rd147];
	shl.b64 	%rd148, %rd17, 1;
	add.s64 	%rd149, %rd140, %rd148;
	st.local.u16 	[%rd149], %rs19;
$L__BB9_19:
	cvt.u32.u64 	%r104, %rd17;
	add.s32 	%r172, %r104, 1;
	setp.ne.s32 	%p15, %r172, 4;
	@%p15 bra 	$L__BB9_17;
	ld.local.v2.u32 	{%r173, %r174}, [%rd140];
	bra.uni 	$L__BB9_21;
$L__BB9_15:
	shl.b64 	%rd137, %rd16, 1;
	add.s64 	%rd138, %rd136, %rd137;
	ld.global.v2.u32 	{%r173, %r174}, [%rd138];
	st.local.v2.u32 	[%rd140], {%r173, %r174};
$L__BB9_21:
	setp.lt.u32 	%p16, %r76, 2;
	@%p16 bra 	$L__BB9_26;
	mov.u32 	%r175, 1;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r108, %r175, %r75;
	rem.u32 	%r15, %r108, %r76;
	setp.eq.s32 	%p17, %r15, %r75;
	mov.u64 	%rd270, %rd101;
	@%p17 bra 	$L__BB9_25;
	mul.wide.u32 	%rd153, %r15, 8;
	add.s64 	%rd154, %rd152, %rd153;
	ld.global.u64 	%rd270, [%rd154];
$L__BB9_25:
	ld.param.u64 	%rd263, [words_param_9+48];
	ld.param.u64 	%rd262, [words_param_9+40];
	and.b32  	%r113, %r3, 3;
	cvt.u64.u32 	%rd157, %r113;
	or.b64  	%rd158, %rd104, %rd157;
	cvt.u64.u32 	%rd159, %r76;
	mul.lo.s64 	%rd160, %rd158, %rd159;
	cvt.u64.u32 	%rd161, %r75;
	add.s64 	%rd162, %rd160, %rd161;
	mul.lo.s64 	%rd163, %rd162, %rd262;
	add.s64 	%rd164, %rd163, %rd263;
	mul.wide.u32 	%rd165, %r171, 16;
	add.s64 	%rd166, %rd164, %rd165;
	add.s64 	%rd155, %rd270, %rd166;
	st.volatile.global.v4.u32 [%rd155], {%r173, %r3, %r174, %r3};
	add.s32 	%r175, %r175, 1;
	setp.lt.u32 	%p18, %r175, %r76;
	@%p18 bra 	$L__BB9_23;
$L__BB9_26:
	mov.u32 	%r114, %ntid.x;
	add.s32 	%r171, %r171, %r114;
	setp.lt.u32 	%p19, %r171, %r4;
	@%p19 bra 	$L__BB9_14;
$L__BB9_27:
	mov.u32 	%r176, %tid.x;
	setp.ge.u32 	%p20, %r176, %r4;
	mov.u16 	%rs61, 0;
	@%p20 bra 	$L__BB9_78;
	or.b64  	%rd170, %rd91, %rd90;
	and.b64  	%rd171, %rd170, 7;
$L__BB9_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd168, %r176, 4;
	add.s64 	%rd30, %rd168, %rd12;
	add.s64 	%rd169, %rd30, 4;
	setp.gt.u64 	%p21, %rd169, %rd13;
	setp.ne.s64 	%p22, %rd171, 0;
	or.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB9_31;
	bra.uni 	$L__BB9_30;
$L__BB9_31:
	add.u64 	%rd275, %SPL, 0;
	mov.u32 	%r177, 0;
	st.local.v2.u32 	[%rd275], {%r177, %r177};
$L__BB9_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd178, %r177;
	add.s64 	%rd33, %rd30, %rd178;
	setp.ge.u64 	%p24, %rd33, %rd13;
	@%p24 bra 	$L__BB9_34;
	cvta.to.global.u64 	%rd179, %rd90;
	shl.b64 	%rd180, %rd33, 1;
	add.s64 	%rd181, %rd179, %rd180;
	ld.global.u16 	%rs21, [%rd181];
	st.local.u16 	[%rd275], %rs21;
$L__BB9_34:
	add.s32 	%r177, %r177, 1;
	add.s64 	%rd275, %rd275, 2;
	setp.ne.s32 	%p25, %r177, 4;
	@%p25 bra 	$L__BB9_32;
	add.u64 	%rd183, %SPL, 0;
	ld.local.v2.u32 	{%r178, %r179}, [%rd183];
	bra.uni 	$L__BB9_36;
$L__BB9_30:
	cvta.to.global.u64 	%rd172, %rd90;
	shl.b64 	%rd173, %rd30, 1;
	add.s64 	%rd174, %rd172, %rd173;
	ld.global.v2.u32 	{%r178, %r179}, [%rd174];
	add.u64 	%rd176, %SPL, 0;
	st.local.v2.u32 	[%rd176], {%r178, %r179};
$L__BB9_36:
	setp.eq.s32 	%p26, %r76, 0;
	mov.u16 	%rs61, 0;
	@%p26 bra 	$L__BB9_55;
	mov.u16 	%rs61, 0;
	mov.u32 	%r180, 0;
$L__BB9_38:
	.pragma "nounroll";
	setp.eq.s32 	%p27, %r180, %r75;
	mov.u32 	%r184, %r179;
	mov.u32 	%r185, %r178;
	@%p27 bra 	$L__BB9_47;
	ld.param.u64 	%rd260, [words_param_9+48];
	ld.param.u64 	%rd259, [words_param_9+40];
	and.b32  	%r127, %r3, 3;
	cvt.u64.u32 	%rd186, %r127;
	or.b64  	%rd187, %rd104, %rd186;
	cvt.u64.u32 	%rd188, %r76;
	mul.lo.s64 	%rd189, %rd187, %rd188;
	cvt.u64.u32 	%rd190, %r180;
	add.s64 	%rd191, %rd189, %rd190;
	mul.lo.s64 	%rd192, %rd191, %rd259;
	mul.wide.u32 	%rd193, %r176, 16;
	add.s64 	%rd194, %rd193, %rd260;
	add.s64 	%rd195, %rd194, %rd192;
	add.s64 	%rd184, %rd101, %rd195;
	add.u64 	%rd197, %SPL, 16;
	mov.u64 	%rd198, 0;
	st.local.u64 	[%rd197], %rd198;
	ld.volatile.global.v4.u32 {%r185, %r123, %r184, %r125}, [%rd184];
	setp.eq.s32 	%p28, %r123, %r3;
	setp.eq.s32 	%p29, %r125, %r3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB9_45;
	mov.u32 	%r183, 1;
$L__BB9_41:
	and.b32  	%r129, %r183, 63;
	setp.ne.s32 	%p31, %r129, 0;
	@%p31 bra 	$L__BB9_44;
	add.u64 	%rd261, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r75, %r76};
	st.param.v2.b32 	[param0+24], {%r77, %r78};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd101;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r183;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd261;
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
	add.s32 	%r183, %r183, 1;
	ld.volatile.global.v4.u32 {%r185, %r131, %r184, %r133}, [%rd184];
	setp.ne.s32 	%p33, %r131, %r3;
	setp.ne.s32 	%p34, %r133, %r3;
	or.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB9_41;
	bra.uni 	$L__BB9_45;
$L__BB9_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r75, %r76};
	st.param.v2.b32 	[param0+24], {%r77, %r78};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd101;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r43;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r180;
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
	setp.eq.s32 	%p36, %r90, 0;
	@%p36 bra 	$L__BB9_47;
	ld.volatile.global.v4.u32 {%r185, %r135, %r184, %r137}, [%rd184];
$L__BB9_47:
	setp.eq.s32 	%p37, %r89, 1;
	@%p37 bra 	$L__BB9_52;
	setp.eq.s32 	%p38, %r89, 2;
	@%p38 bra 	$L__BB9_51;
	setp.ne.s32 	%p39, %r89, 3;
	@%p39 bra 	$L__BB9_53;
	setp.eq.s32 	%p40, %r180, 0;
	mov.b32 	{%rs25, %rs26}, %r185;
	cvt.u64.u16 	%rd202, %rs25;
	setp.lt.u64 	%p41, %rd283, %rd202;
	or.pred  	%p42, %p40, %p41;
	selp.b64 	%rd283, %rd202, %rd283, %p42;
	cvt.u64.u16 	%rd203, %rs26;
	setp.lt.u64 	%p43, %rd282, %rd203;
	or.pred  	%p44, %p40, %p43;
	selp.b64 	%rd282, %rd203, %rd282, %p44;
	mov.b32 	{%rs27, %rs28}, %r184;
	cvt.u64.u16 	%rd204, %rs27;
	setp.lt.u64 	%p45, %rd281, %rd204;
	or.pred  	%p46, %p40, %p45;
	selp.b64 	%rd281, %rd204, %rd281, %p46;
	cvt.u64.u16 	%rd205, %rs28;
	setp.lt.u64 	%p47, %rd280, %rd205;
	or.pred  	%p48, %p40, %p47;
	selp.b64 	%rd280, %rd205, %rd280, %p48;
	bra.uni 	$L__BB9_54;
$L__BB9_52:
	setp.eq.s32 	%p58, %r180, 0;
	mov.b32 	{%rs33, %rs34}, %r185;
	cvt.u64.u16 	%rd210, %rs33;
	selp.b64 	%rd211, 1, %rd283, %p58;
	mul.lo.s64 	%rd283, %rd211, %rd210;
	cvt.u64.u16 	%rd212, %rs34;
	selp.b64 	%rd213, 1, %rd282, %p58;
	mul.lo.s64 	%rd282, %rd213, %rd212;
	mov.b32 	{%rs35, %rs36}, %r184;
	cvt.u64.u16 	%rd214, %rs35;
	selp.b64 	%rd215, 1, %rd281, %p58;
	mul.lo.s64 	%rd281, %rd215, %rd214;
	cvt.u64.u16 	%rd216, %rs36;
	selp.b64 	%rd217, 1, %rd280, %p58;
	mul.lo.s64 	%rd280, %rd217, %rd216;
	bra.uni 	$L__BB9_54;
$L__BB9_51:
	setp.eq.s32 	%p49, %r180, 0;
	mov.b32 	{%rs29, %rs30}, %r185;
	cvt.u64.u16 	%rd206, %rs29;
	setp.gt.u64 	%p50, %rd283, %rd206;
	or.pred  	%p51, %p49, %p50;
	selp.b64 	%rd283, %rd206, %rd283, %p51;
	cvt.u64.u16 	%rd207, %rs30;
	setp.gt.u64 	%p52, %rd282, %rd207;
	or.pred  	%p53, %p49, %p52;
	selp.b64 	%rd282, %rd207, %rd282, %p53;
	mov.b32 	{%rs31, %rs32}, %r184;
	cvt.u64.u16 	%rd208, %rs31;
	setp.gt.u64 	%p54, %rd281, %rd208;
	or.pred  	%p55, %p49, %p54;
	selp.b64 	%rd281, %rd208, %rd281, %p55;
	cvt.u64.u16 	%rd209, %rs32;
	setp.gt.u64 	%p56, %rd280, %rd209;
	or.pred  	%p57, %p49, %p56;
	selp.b64 	%rd280, %rd209, %rd280, %p57;
	bra.uni 	$L__BB9_54;
$L__BB9_53:
	setp.eq.s32 	%p59, %r180, 0;
	mov.b32 	{%rs37, %rs38}, %r185;
	cvt.u64.u16 	%rd218, %rs37;
	selp.b64 	%rd219, 0, %rd283, %p59;
	add.s64 	%rd283, %rd219, %rd218;
	cvt.u64.u16 	%rd220, %rs38;
	selp.b64 	%rd221, 0, %rd282, %p59;
	add.s64 	%rd282, %rd221, %rd220;
	mov.b32 	{%rs39, %rs40}, %r184;
	cvt.u64.u16 	%rd222, %rs39;
	selp.b64 	%rd223, 0, %rd281, %p59;
	add.s64 	%rd281, %rd223, %rd222;
	cvt.u64.u16 	%rd224, %rs40;
	selp.b64 	%rd225, 0, %rd280, %p59;
	add.s64 	%rd280, %rd225, %rd224;
$L__BB9_54:
	add.s32 	%r180, %r180, 1;
	setp.lt.u32 	%p60, %r180, %r76;
	@%p60 bra 	$L__BB9_38;
$L__BB9_55:
	and.b16  	%rs41, %rs61, 255;
	setp.ne.s16 	%p61, %rs41, 0;
	@%p61 bra 	$L__BB9_78;
	setp.eq.s32 	%p62, %r89, 4;
	@%p62 bra 	$L__BB9_58;
	bra.uni 	$L__BB9_57;
$L__BB9_58:
	and.b64  	%rd226, %rd283, -4294967296;
	setp.eq.s64 	%p63, %rd226, 0;
	@%p63 bra 	$L__BB9_60;
	cvt.u64.u32 	%rd227, %r76;
	div.u64 	%rd288, %rd283, %rd227;
	bra.uni 	$L__BB9_61;
$L__BB9_57:
	cvt.u16.u64 	%rs42, %rd280;
	cvt.u16.u64 	%rs43, %rd281;
	cvt.u16.u64 	%rs44, %rd282;
	cvt.u16.u64 	%rs45, %rd283;
	st.local.v4.u16 	[%rd1], {%rs45, %rs44, %rs43, %rs42};
	mov.b32 	%r189, {%rs43, %rs42};
	mov.b32 	%r188, {%rs45, %rs44};
	bra.uni 	$L__BB9_71;
$L__BB9_60:
	cvt.u32.u64 	%r138, %rd283;
	div.u32 	%r139, %r138, %r76;
	cvt.u64.u32 	%rd288, %r139;
$L__BB9_61:
	and.b64  	%rd228, %rd282, -4294967296;
	setp.eq.s64 	%p64, %rd228, 0;
	@%p64 bra 	$L__BB9_63;
	cvt.u64.u32 	%rd229, %r76;
	div.u64 	%rd289, %rd282, %rd229;
	bra.uni 	$L__BB9_64;
$L__BB9_63:
	cvt.u32.u64 	%r140, %rd282;
	div.u32 	%r141, %r140, %r76;
	cvt.u64.u32 	%rd289, %r141;
$L__BB9_64:
	and.b64  	%rd230, %rd281, -4294967296;
	setp.eq.s64 	%p65, %rd230, 0;
	@%p65 bra 	$L__BB9_66;
	cvt.u64.u32 	%rd231, %r76;
	div.u64 	%rd290, %rd281, %rd231;
	bra.uni 	$L__BB9_67;
$L__BB9_66:
	cvt.u32.u64 	%r142, %rd281;
	div.u32 	%r143, %r142, %r76;
	cvt.u64.u32 	%rd290, %r143;
$L__BB9_67:
	and.b64  	%rd232, %rd280, -4294967296;
	setp.eq.s64 	%p66, %rd232, 0;
	@%p66 bra 	$L__BB9_69;
	cvt.u64.u32 	%rd233, %r76;
	div.u64 	%rd291, %rd280, %rd233;
	bra.uni 	$L__BB9_70;
$L__BB9_69:
	cvt.u32.u64 	%r144, %rd280;
	div.u32 	%r145, %r144, %r76;
	cvt.u64.u32 	%rd291, %r145;
$L__BB9_70:
	cvt.u16.u64 	%rs46, %rd291;
	cvt.u16.u64 	%rs47, %rd290;
	cvt.u16.u64 	%rs48, %rd289;
	cvt.u16.u64 	%rs49, %rd288;
	st.local.v4.u16 	[%rd1], {%rs49, %rs48, %rs47, %rs46};
	mov.b32 	%r189, {%rs47, %rs46};
	mov.b32 	%r188, {%rs49, %rs48};
$L__BB9_71:
	setp.eq.s64 	%p67, %rd171, 0;
	setp.le.u64 	%p68, %rd169, %rd13;
	and.pred  	%p69, %p67, %p68;
	@%p69 bra 	$L__BB9_76;
	bra.uni 	$L__BB9_72;
$L__BB9_76:
	cvta.to.global.u64 	%rd242, %rd91;
	shl.b64 	%rd243, %rd30, 1;
	add.s64 	%rd244, %rd242, %rd243;
	st.global.v2.u32 	[%rd244], {%r188, %r189};
	bra.uni 	$L__BB9_77;
$L__BB9_72:
	mov.u32 	%r190, 0;
$L__BB9_73:
	.pragma "nounroll";
	cvt.u64.u32 	%rd77, %r190;
	add.s64 	%rd78, %rd30, %rd77;
	setp.ge.u64 	%p70, %rd78, %rd13;
	@%p70 bra 	$L__BB9_75;
	shl.b64 	%rd237, %rd77, 1;
	add.s64 	%rd238, %rd1, %rd237;
	ld.local.u16 	%rs50, [%rd238];
	cvta.to.global.u64 	%rd239, %rd91;
	shl.b64 	%rd240, %rd78, 1;
	add.s64 	%rd241, %rd239, %rd240;
	st.global.u16 	[%rd241], %rs50;
$L__BB9_75:
	cvt.u32.u64 	%r147, %rd77;
	add.s32 	%r190, %r147, 1;
	setp.eq.s32 	%p71, %r190, 4;
	@%p71 bra 	$L__BB9_77;
	bra.uni 	$L__BB9_73;
$L__BB9_77:
	mov.u32 	%r148, %ntid.x;
	add.s32 	%r176, %r176, %r148;
	setp.lt.u32 	%p72, %r176, %r4;
	mov.u16 	%rs61, 0;
	@%p72 bra 	$L__BB9_29;
$L__BB9_78:
	mov.u32 	%r165, %tid.x;
	setp.eq.s32 	%p73, %r165, %r75;
	setp.ge.u32 	%p74, %r165, %r76;
	and.b16  	%rs52, %rs61, 255;
	setp.ne.s16 	%p75, %rs52, 0;
	or.pred  	%p76, %p74, %p75;
	or.pred  	%p77, %p73, %p76;
	@%p77 bra 	$L__BB9_88;
	mov.u32 	%r168, %tid.x;
	mov.u32 	%r164, %ctaid.x;
	mul.wide.u32 	%rd247, %r76, %r164;
	cvt.u64.u32 	%rd248, %r168;
	add.s64 	%rd249, %rd247, %rd248;
	shl.b64 	%rd250, %rd249, 3;
	add.s64 	%rd251, %rd101, %rd250;
	add.s64 	%rd79, %rd251, 4096;
	ld.acquire.sys.global.u64 %rd292, [%rd79];
	add.u64 	%rd252, %SP, 8;
	add.u64 	%rd253, %SPL, 8;
	mov.u64 	%rd254, 0;
	st.local.u64 	[%rd253], %rd254;
	cvt.u32.u64 	%r192, %rd292;
	sub.s32 	%r152, %r192, %r3;
	setp.gt.s32 	%p78, %r152, -1;
	@%p78 bra 	$L__BB9_85;
	mov.u32 	%r191, 1;
$L__BB9_81:
	and.b32  	%r154, %r191, 63;
	setp.ne.s32 	%p79, %r154, 0;
	@%p79 bra 	$L__BB9_84;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r75, %r76};
	st.param.v2.b32 	[param0+24], {%r77, %r78};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd101;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r191;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd252;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r70, [retval0+0];
	}
	setp.eq.s32 	%p80, %r70, 0;
	@%p80 bra 	$L__BB9_84;
	bra.uni 	$L__BB9_83;
$L__BB9_84:
	ld.acquire.sys.global.u64 %rd292, [%rd79];
	add.s32 	%r191, %r191, 1;
	cvt.u32.u64 	%r192, %rd292;
	sub.s32 	%r156, %r192, %r3;
	setp.lt.s32 	%p81, %r156, 0;
	@%p81 bra 	$L__BB9_81;
$L__BB9_85:
	setp.ne.s32 	%p82, %r3, %r192;
	mov.u16 	%rs61, 0;
	@%p82 bra 	$L__BB9_88;
	shr.u64 	%rd258, %rd292, 32;
	cvt.u32.u64 	%r74, %rd258;
	setp.eq.s32 	%p83, %r74, %r77;
	@%p83 bra 	$L__BB9_88;
	mov.u32 	%r169, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r75, %r76};
	st.param.v2.b32 	[param0+24], {%r77, %r78};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd101;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r169;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r74;
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
	bra.uni 	$L__BB9_88;
$L__BB9_83:
	mov.u32 	%r170, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r75, %r76};
	st.param.v2.b32 	[param0+24], {%r77, %r78};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd101;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r70;
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
$L__BB9_88:
	mov.u32 	%r166, %tid.x;
	cvt.u32.u16 	%r158, %rs61;
	cvt.s32.s8 	%r159, %r158;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r159, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r160, 1, 0, %p2;
	}
	or.b32  	%r162, %r160, %r166;
	setp.ne.s32 	%p84, %r162, 0;
	@%p84 bra 	$L__BB9_90;
	mov.u32 	%r167, %ctaid.x;
	mul.wide.u32 	%rd267, %r167, 4;
	cvta.to.global.u64 	%rd266, %rd101;
	add.s64 	%rd265, %rd266, %rd267;
	add.s64 	%rd264, %rd265, 64;
	add.s32 	%r163, %r1, 1;
	st.global.u32 	[%rd264], %r163;
$L__BB9_90:
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
	.reg .pred 	%p<148>;
	.reg .b16 	%rs<55>;
	.reg .b32 	%r<375>;
	.reg .b64 	%rd<415>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd158, [lines_param_0];
	ld.param.u64 	%rd159, [lines_param_1];
	ld.param.u32 	%r115, [lines_param_2];
	ld.param.u32 	%r116, [lines_param_3];
	ld.param.u32 	%r117, [lines_param_4];
	ld.param.u32 	%r118, [lines_param_5];
	ld.param.u64 	%rd160, [lines_param_6];
	ld.param.u64 	%rd161, [lines_param_7];
	ld.param.u64 	%rd162, [lines_param_8];
	mov.b64 	%rd163, lines_param_9;
	add.s64 	%rd1, %rd163, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd165, %rd2;
	mov.u32 	%r119, %ctaid.x;
	mul.wide.u32 	%rd166, %r119, 4;
	add.s64 	%rd167, %rd165, %rd166;
	cvt.u64.u32 	%rd3, %r119;
	ld.global.u32 	%r1, [%rd167+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	mov.u16 	%rs51, 0;
	@%p3 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r120, [%rd165];
	setp.ne.s32 	%p4, %r120, 0;
	selp.u16 	%rs51, 1, 0, %p4;
$L__BB10_2:
	setp.eq.s16 	%p5, %rs51, 0;
	@%p5 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd159;
	ld.volatile.global.u32 	%r121, [%rd4+4];
	setp.ne.s32 	%p6, %r121, 0;
	@%p6 bra 	$L__BB10_5;
	st.global.u32 	[%rd4+8], %r118;
$L__BB10_5:
	membar.sys;
	mov.u32 	%r122, 4;
	st.global.u32 	[%rd4+4], %r122;
$L__BB10_6:
	cvt.u32.u16 	%r123, %rs51;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r123, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r124, 1, 0, %p2;
	}
	setp.ne.s32 	%p7, %r124, 0;
	@%p7 bra 	$L__BB10_184;
	ld.param.u64 	%rd169, [%rd1+-72];
	add.s64 	%rd170, %rd169, 59;
	mul.hi.u64 	%rd171, %rd170, -8608480567731124087;
	shr.u64 	%rd5, %rd171, 5;
	mov.u32 	%r126, %nctaid.x;
	mov.u32 	%r127, %ntid.x;
	shr.u32 	%r128, %r127, 5;
	mul.wide.u32 	%rd172, %r128, %r126;
	shl.b64 	%rd6, %rd172, 2;
	setp.lt.u64 	%p8, %rd170, 60;
	mov.u32 	%r328, 1;
	@%p8 bra 	$L__BB10_12;
	add.s64 	%rd173, %rd6, %rd5;
	add.s64 	%rd7, %rd173, -1;
	or.b64  	%rd174, %rd7, %rd6;
	and.b64  	%rd175, %rd174, -4294967296;
	setp.eq.s64 	%p9, %rd175, 0;
	@%p9 bra 	$L__BB10_10;
	div.u64 	%rd374, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r129, %rd6;
	cvt.u32.u64 	%r130, %rd7;
	div.u32 	%r131, %r130, %r129;
	cvt.u64.u32 	%rd374, %r131;
$L__BB10_11:
	cvt.u32.u64 	%r328, %rd374;
$L__BB10_12:
	setp.ne.s32 	%p10, %r2, %r115;
	setp.lt.u32 	%p11, %r2, %r116;
	and.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd178, %rd158;
	mul.wide.u32 	%rd179, %r2, 8;
	add.s64 	%rd180, %rd178, %rd179;
	ld.global.u64 	%rd181, [%rd180];
	cvt.u64.u32 	%rd182, %r116;
	mul.lo.s64 	%rd183, %rd182, %rd3;
	cvt.u64.u32 	%rd184, %r115;
	add.s64 	%rd185, %rd183, %rd184;
	shl.b64 	%rd186, %rd185, 3;
	add.s64 	%rd187, %rd181, %rd186;
	add.s64 	%rd176, %rd187, 4096;
	cvt.u64.u32 	%rd188, %r117;
	add.s32 	%r132, %r1, 1;
	cvt.u64.u32 	%rd189, %r132;
	bfi.b64 	%rd177, %rd188, %rd189, 32, 32;
	st.relaxed.sys.global.u64 [%rd176], %rd177;
$L__BB10_14:
	cvt.u64.u32 	%rd11, %r116;
	ld.param.v2.u32 	{%r134, %r135}, [%rd1+8];
	ld.param.u64 	%rd12, [%rd1+-8];
	ld.param.u64 	%rd13, [%rd1+-16];
	ld.param.u64 	%rd14, [%rd1+-64];
	ld.param.u64 	%rd15, [%rd1+-72];
	ld.param.u32 	%r7, [%rd1+28];
	ld.param.u32 	%r8, [%rd1+24];
	ld.param.v2.u32 	{%r136, %r137}, [%rd1+16];
	ld.param.v2.u32 	{%r138, %r139}, [%rd1+24];
	ld.param.u64 	%rd20, [%rd1+-56];
	mov.u16 	%rs54, 1;
	mov.u32 	%r329, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p13, %r329, %r328;
	@%p13 bra 	$L__BB10_37;
	setp.lt.u32 	%p14, %r116, 2;
	cvt.u64.u32 	%rd191, %r329;
	mul.lo.s64 	%rd192, %rd172, %rd191;
	mul.lo.s32 	%r144, %r128, %r119;
	cvt.u64.u32 	%rd193, %r144;
	shr.u32 	%r146, %r2, 5;
	cvt.u64.u32 	%rd194, %r146;
	add.s64 	%rd195, %rd193, %rd194;
	add.s64 	%rd196, %rd195, %rd192;
	shl.b64 	%rd197, %rd196, 2;
	and.b32  	%r147, %r2, 31;
	shr.u32 	%r148, %r147, 3;
	cvt.u64.u32 	%rd198, %r148;
	or.b64  	%rd199, %rd197, %rd198;
	mul.lo.s64 	%rd200, %rd199, 60;
	shl.b32 	%r149, %r2, 3;
	and.b32  	%r150, %r149, 56;
	cvt.u64.u32 	%rd201, %r150;
	add.s64 	%rd21, %rd200, %rd201;
	@%p14 bra 	$L__BB10_37;
	add.s32 	%r152, %r329, %r1;
	mov.u32 	%r330, 1;
	add.s32 	%r20, %r152, 1;
	and.b32  	%r153, %r20, 3;
	cvt.u64.u32 	%rd202, %r153;
	or.b64  	%rd204, %rd166, %rd202;
	mul.lo.s64 	%rd205, %rd204, %rd11;
	cvt.u64.u32 	%rd206, %r115;
	add.s64 	%rd207, %rd205, %rd206;
	mul.lo.s64 	%rd208, %rd13, %rd207;
	shl.b32 	%r156, %r2, 4;
	cvt.u64.u32 	%rd209, %r156;
	add.s64 	%rd210, %rd209, %rd12;
	add.s64 	%rd22, %rd210, %rd208;
	cvt.u64.u32 	%rd211, %r20;
	cvt.u64.u32 	%rd212, %r117;
	bfi.b64 	%rd24, %rd212, %rd211, 32, 32;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r157, %r330, %r115;
	setp.lt.u32 	%p15, %r157, %r116;
	selp.b32 	%r158, 0, %r116, %p15;
	sub.s32 	%r24, %r157, %r158;
	setp.eq.s32 	%p16, %r24, %r115;
	@%p16 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd375, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd213, %rd158;
	mul.wide.u32 	%rd214, %r24, 8;
	add.s64 	%rd215, %rd213, %rd214;
	ld.global.u64 	%rd375, [%rd215];
$L__BB10_21:
	cvta.to.global.u64 	%rd373, %rd161;
	sub.s64 	%rd372, %rd15, %rd21;
	cvt.u64.u32 	%rd216, %r24;
	mul.lo.s64 	%rd217, %rd14, %rd216;
	add.s64 	%rd218, %rd217, %rd21;
	sub.s32 	%r159, %r24, %r134;
	setp.lt.u32 	%p17, %r159, %r135;
	selp.b64 	%rd29, %rd372, 0, %p17;
	shl.b64 	%rd219, %rd218, 1;
	add.s64 	%rd31, %rd373, %rd219;
	add.s64 	%rd30, %rd161, %rd219;
	and.b64  	%rd220, %rd30, 7;
	setp.eq.s64 	%p18, %rd220, 0;
	setp.gt.s64 	%p19, %rd29, 3;
	and.pred  	%p20, %p19, %p18;
	@%p20 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r331, %r332}, [%rd31];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p21, %rd29, 1;
	mov.u32 	%r331, 0;
	mov.u32 	%r332, %r331;
	@%p21 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd30;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd29;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKtm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r331, [retval0+0];
	ld.param.b32 	%r332, [retval0+4];
	}
$L__BB10_25:
	and.b32  	%r324, %r2, 7;
	setp.eq.s32 	%p22, %r324, 7;
	mov.u32 	%r333, 0;
	mov.u32 	%r334, %r333;
	@%p22 bra 	$L__BB10_30;
	add.s64 	%rd32, %rd30, 8;
	and.b64  	%rd221, %rd32, 7;
	setp.eq.s64 	%p23, %rd221, 0;
	setp.gt.s64 	%p24, %rd29, 7;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r333, %r334}, [%rd31+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p26, %rd29, 5;
	mov.u32 	%r333, 0;
	mov.u32 	%r334, %r333;
	@%p26 bra 	$L__BB10_30;
	add.s64 	%rd222, %rd29, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd32;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd222;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKtm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r333, [retval0+0];
	ld.param.b32 	%r334, [retval0+4];
	}
$L__BB10_30:
	setp.eq.s32 	%p27, %r7, 0;
	@%p27 bra 	$L__BB10_35;
	add.s64 	%rd223, %rd375, %rd22;
	cvt.u64.u32 	%rd225, %r332;
	cvt.u64.u32 	%rd226, %r331;
	bfi.b64 	%rd224, %rd225, %rd226, 32, 32;
	st.relaxed.sys.global.u64 [%rd223], %rd224;
	@%p22 bra 	$L__BB10_33;
	add.s64 	%rd227, %rd223, 8;
	cvt.u64.u32 	%rd229, %r334;
	cvt.u64.u32 	%rd230, %r333;
	bfi.b64 	%rd228, %rd229, %rd230, 32, 32;
	st.relaxed.sys.global.u64 [%rd227], %rd228;
$L__BB10_33:
	and.b32  	%r325, %r2, 7;
	setp.ne.s32 	%p29, %r325, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p29 bra 	$L__BB10_36;
	add.s64 	%rd231, %rd223, 8;
	st.release.sys.global.u64 [%rd231], %rd24;
	bra.uni 	$L__BB10_36;
$L__BB10_35:
	add.s32 	%r327, %r329, %r1;
	add.s32 	%r326, %r327, 1;
	selp.b32 	%r176, %r326, %r333, %p22;
	selp.b32 	%r177, %r117, %r334, %p22;
	add.s64 	%rd233, %rd375, %rd22;
	st.volatile.global.v4.u32 [%rd233], {%r331, %r332, %r176, %r177};
$L__BB10_36:
	add.s32 	%r330, %r330, 1;
	setp.lt.u32 	%p31, %r330, %r116;
	@%p31 bra 	$L__BB10_18;
$L__BB10_37:
	setp.eq.s32 	%p32, %r329, 0;
	@%p32 bra 	$L__BB10_179;
	add.s32 	%r180, %r329, -1;
	cvt.u64.u32 	%rd234, %r180;
	mul.lo.s64 	%rd236, %rd172, %rd234;
	mul.lo.s32 	%r185, %r128, %r119;
	cvt.u64.u32 	%rd237, %r185;
	shr.u32 	%r187, %r2, 5;
	cvt.u64.u32 	%rd238, %r187;
	add.s64 	%rd239, %rd237, %rd238;
	add.s64 	%rd240, %rd239, %rd236;
	shl.b64 	%rd241, %rd240, 2;
	and.b32  	%r188, %r2, 31;
	shr.u32 	%r189, %r188, 3;
	cvt.u64.u32 	%rd242, %r189;
	or.b64  	%rd243, %rd241, %rd242;
	mul.lo.s64 	%rd244, %rd243, 60;
	shl.b32 	%r190, %r2, 3;
	and.b32  	%r191, %r190, 56;
	cvt.u64.u32 	%rd245, %r191;
	add.s64 	%rd34, %rd244, %rd245;
	sub.s64 	%rd35, %rd15, %rd34;
	cvt.u64.u32 	%rd246, %r115;
	mul.lo.s64 	%rd36, %rd14, %rd246;
	add.s64 	%rd247, %rd36, %rd34;
	shl.b64 	%rd248, %rd247, 1;
	add.s64 	%rd37, %rd161, %rd248;
	and.b64  	%rd249, %rd37, 7;
	setp.eq.s64 	%p33, %rd249, 0;
	setp.gt.s64 	%p34, %rd35, 3;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB10_41;
	bra.uni 	$L__BB10_39;
$L__BB10_41:
	cvta.to.global.u64 	%rd250, %rd161;
	add.s64 	%rd253, %rd250, %rd248;
	ld.global.v2.u32 	{%r337, %r338}, [%rd253];
	bra.uni 	$L__BB10_42;
$L__BB10_39:
	setp.lt.s64 	%p36, %rd35, 1;
	mov.u32 	%r337, 0;
	mov.u32 	%r338, %r337;
	@%p36 bra 	$L__BB10_42;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd37;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKtm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r337, [retval0+0];
	ld.param.b32 	%r338, [retval0+4];
	}
$L__BB10_42:
	and.b32  	%r199, %r2, 7;
	setp.eq.s32 	%p37, %r199, 7;
	mov.u32 	%r340, 0;
	mov.u32 	%r339, %r340;
	@%p37 bra 	$L__BB10_47;
	add.s64 	%rd38, %rd37, 8;
	and.b64  	%rd254, %rd38, 7;
	setp.eq.s64 	%p38, %rd254, 0;
	setp.gt.s64 	%p39, %rd35, 7;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB10_46;
	bra.uni 	$L__BB10_44;
$L__BB10_46:
	cvta.to.global.u64 	%rd256, %rd161;
	add.s64 	%rd259, %rd256, %rd248;
	ld.global.v2.u32 	{%r339, %r340}, [%rd259+8];
	bra.uni 	$L__BB10_47;
$L__BB10_44:
	setp.lt.s64 	%p41, %rd35, 5;
	mov.u32 	%r339, 0;
	mov.u32 	%r340, %r339;
	@%p41 bra 	$L__BB10_47;
	add.s64 	%rd255, %rd35, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd255;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKtm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r339, [retval0+0];
	ld.param.b32 	%r340, [retval0+4];
	}
$L__BB10_47:
	setp.eq.s32 	%p42, %r116, 0;
	@%p42 bra 	$L__BB10_137;
	mov.u32 	%r347, 0;
$L__BB10_49:
	.pragma "nounroll";
	setp.eq.s32 	%p43, %r347, %r115;
	mov.u32 	%r353, %r340;
	mov.u32 	%r354, %r339;
	mov.u32 	%r355, %r338;
	mov.u32 	%r356, %r337;
	@%p43 bra 	$L__BB10_64;
	shr.u32 	%r322, %r2, 5;
	mov.u64 	%rd262, 0;
	sub.s32 	%r207, %r347, %r136;
	mov.u32 	%r71, 1;
	setp.ge.u32 	%p44, %r207, %r137;
	add.s64 	%rd271, %rd5, 3;
	sub.s64 	%rd272, %rd271, %rd241;
	and.b64  	%rd273, %rd272, -4;
	setp.ne.s64 	%p45, %rd273, 0;
	setp.le.u64 	%p46, %rd5, %rd241;
	or.pred  	%p47, %p45, %p46;
	or.pred  	%p1, %p47, %p44;
	add.s32 	%r216, %r329, %r1;
	and.b32  	%r217, %r216, 3;
	cvt.u64.u32 	%rd275, %r217;
	or.b64  	%rd276, %rd166, %rd275;
	mul.lo.s64 	%rd277, %rd276, %rd11;
	cvt.u64.u32 	%rd278, %r347;
	add.s64 	%rd279, %rd277, %rd278;
	mul.lo.s64 	%rd280, %rd13, %rd279;
	shl.b32 	%r218, %r322, 9;
	shl.b32 	%r219, %r2, 4;
	and.b32  	%r220, %r219, 496;
	or.b32  	%r221, %r218, %r220;
	cvt.u64.u32 	%rd281, %r221;
	add.s64 	%rd282, %rd281, %rd12;
	add.s64 	%rd283, %rd282, %rd280;
	add.u64 	%rd285, %SPL, 0;
	st.local.u64 	[%rd285], %rd262;
	add.s64 	%rd47, %rd2, %rd283;
	mov.u32 	%r353, %r343;
	mov.u32 	%r354, %r344;
	mov.u32 	%r355, %r345;
	mov.u32 	%r356, %r346;
	bra.uni 	$L__BB10_51;
$L__BB10_185:
	add.s32 	%r71, %r71, 1;
$L__BB10_51:
	mov.u32 	%r357, 0;
	not.pred 	%p48, %p1;
	@%p48 bra 	$L__BB10_53;
	add.s32 	%r323, %r329, %r1;
	ld.volatile.global.v4.u32 {%r356, %r355, %r354, %r353}, [%rd47];
	setp.ne.s32 	%p50, %r354, %r323;
	and.pred  	%p51, %p37, %p50;
	selp.u32 	%r357, 1, 0, %p51;
$L__BB10_53:
	setp.ne.s32 	%p52, %r357, 0;
	mov.u32 	%r230, -1;
	vote.sync.any.pred 	%p53, %p52, %r230;
	@%p53 bra 	$L__BB10_61;
	bra.uni 	$L__BB10_54;
$L__BB10_61:
	and.b32  	%r246, %r71, 63;
	setp.ne.s32 	%p66, %r246, 0;
	@%p66 bra 	$L__BB10_185;
	add.u64 	%rd367, %SP, 0;
	add.s32 	%r247, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd158;
	st.param.b64 	[param0+8], %rd159;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd160;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r247;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r347;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r71;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd367;
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
	ld.param.b32 	%r248, [retval0+0];
	}
	cvt.u16.u32 	%rs22, %r248;
	mov.u16 	%rs53, 0;
	setp.eq.s16 	%p67, %rs22, 0;
	@%p67 bra 	$L__BB10_185;
	bra.uni 	$L__BB10_63;
$L__BB10_54:
	setp.eq.s32 	%p54, %r139, 0;
	@%p54 bra 	$L__BB10_58;
	not.pred 	%p147, %p1;
	membar.sys;
	bar.warp.sync 	-1;
	mov.u32 	%r362, 0;
	@%p147 bra 	$L__BB10_57;
	add.s32 	%r321, %r329, %r1;
	ld.volatile.global.v4.u32 {%r356, %r355, %r354, %r353}, [%rd47];
	setp.ne.s32 	%p57, %r354, %r321;
	and.pred  	%p58, %p37, %p57;
	selp.u32 	%r362, 1, 0, %p58;
$L__BB10_57:
	setp.ne.s32 	%p59, %r362, 0;
	mov.u32 	%r240, -1;
	vote.sync.any.pred 	%p60, %p59, %r240;
$L__BB10_58:
	setp.ne.s32 	%p62, %r353, %r117;
	and.pred  	%p2, %p37, %p62;
	not.pred 	%p63, %p2;
	@%p63 bra 	$L__BB10_60;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd158;
	st.param.b64 	[param0+8], %rd159;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd160;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r347;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r353;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB10_60:
	mov.u32 	%r244, -1;
	vote.sync.any.pred 	%p64, %p2, %r244;
	not.pred 	%p65, %p64;
	selp.u16 	%rs53, 1, 0, %p65;
$L__BB10_63:
	setp.eq.s16 	%p68, %rs53, 0;
	mov.u16 	%rs54, 0;
	@%p68 bra 	$L__BB10_179;
$L__BB10_64:
	mov.u32 	%r346, %r356;
	mov.u32 	%r345, %r355;
	mov.u32 	%r344, %r354;
	mov.u32 	%r343, %r353;
	setp.eq.s32 	%p69, %r138, 5;
	@%p69 bra 	$L__BB10_125;
	bra.uni 	$L__BB10_65;
$L__BB10_125:
	sub.s32 	%r250, %r347, %r136;
	setp.ge.u32 	%p96, %r250, %r137;
	cvt.u64.u32 	%rd296, %r250;
	mul.lo.s64 	%rd297, %rd20, %rd296;
	add.s64 	%rd110, %rd297, %rd34;
	@%p96 bra 	$L__BB10_136;
	setp.eq.s32 	%p145, %r347, %r115;
	cvta.to.global.u64 	%rd311, %rd162;
	shl.b64 	%rd312, %rd110, 1;
	add.s64 	%rd111, %rd311, %rd312;
	cvta.to.global.u64 	%rd329, %rd161;
	add.s64 	%rd331, %rd329, %rd248;
	setp.eq.s64 	%p98, %rd111, %rd331;
	and.pred  	%p99, %p145, %p98;
	@%p99 bra 	$L__BB10_136;
	setp.gt.s64 	%p146, %rd35, 3;
	add.s64 	%rd112, %rd162, %rd312;
	and.b64  	%rd333, %rd112, 7;
	setp.eq.s64 	%p101, %rd333, 0;
	and.pred  	%p102, %p146, %p101;
	@%p102 bra 	$L__BB10_130;
	bra.uni 	$L__BB10_128;
$L__BB10_130:
	cvta.to.global.u64 	%rd371, %rd162;
	add.s64 	%rd370, %rd371, %rd312;
	st.global.u32 	[%rd370], %r346;
	st.global.u32 	[%rd370+4], %r345;
	bra.uni 	$L__BB10_131;
$L__BB10_65:
	setp.eq.s32 	%p70, %r347, 0;
	mov.b32 	{%rs10, %rs11}, %r346;
	cvt.u64.u16 	%rd48, %rs10;
	@%p70 bra 	$L__BB10_124;
	or.b32  	%r249, %r8, 4;
	setp.eq.s32 	%p71, %r249, 4;
	@%p71 bra 	$L__BB10_123;
	bra.uni 	$L__BB10_67;
$L__BB10_123:
	add.s64 	%rd398, %rd398, %rd48;
	cvt.u64.u16 	%rd289, %rs11;
	add.s64 	%rd397, %rd397, %rd289;
	mov.b32 	{%rs24, %rs25}, %r345;
	cvt.u64.u16 	%rd290, %rs24;
	add.s64 	%rd396, %rd396, %rd290;
	cvt.u64.u16 	%rd291, %rs25;
	add.s64 	%rd395, %rd395, %rd291;
	mov.b32 	{%rs26, %rs27}, %r344;
	cvt.u64.u16 	%rd292, %rs26;
	add.s64 	%rd394, %rd394, %rd292;
	cvt.u64.u16 	%rd293, %rs27;
	add.s64 	%rd393, %rd393, %rd293;
	mov.b32 	{%rs28, %rs29}, %r343;
	cvt.u64.u16 	%rd294, %rs28;
	add.s64 	%rd392, %rd392, %rd294;
	cvt.u64.u16 	%rd295, %rs29;
	add.s64 	%rd391, %rd391, %rd295;
	bra.uni 	$L__BB10_136;
$L__BB10_124:
	cvt.u64.u16 	%rd397, %rs11;
	mov.b32 	{%rs30, %rs31}, %r345;
	cvt.u64.u16 	%rd396, %rs30;
	cvt.u64.u16 	%rd395, %rs31;
	mov.b32 	{%rs32, %rs33}, %r344;
	cvt.u64.u16 	%rd394, %rs32;
	cvt.u64.u16 	%rd393, %rs33;
	mov.b32 	{%rs34, %rs35}, %r343;
	cvt.u64.u16 	%rd392, %rs34;
	cvt.u64.u16 	%rd391, %rs35;
	mov.u64 	%rd398, %rd48;
	bra.uni 	$L__BB10_136;
$L__BB10_67:
	setp.eq.s32 	%p72, %r8, 1;
	@%p72 bra 	$L__BB10_72;
	setp.eq.s32 	%p73, %r8, 2;
	@%p73 bra 	$L__BB10_71;
	setp.ne.s32 	%p74, %r8, 3;
	@%p74 bra 	$L__BB10_73;
	max.u64 	%rd398, %rd398, %rd48;
	bra.uni 	$L__BB10_74;
$L__BB10_128:
	setp.lt.s64 	%p103, %rd35, 1;
	@%p103 bra 	$L__BB10_131;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd112;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r346, %r345};
	call.uni
	_Z13storeElementsPtm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_131:
	@%p37 bra 	$L__BB10_136;
	setp.gt.s64 	%p105, %rd35, 7;
	add.s64 	%rd114, %rd112, 8;
	and.b64  	%rd334, %rd114, 7;
	setp.eq.s64 	%p106, %rd334, 0;
	and.pred  	%p107, %p105, %p106;
	@%p107 bra 	$L__BB10_135;
	bra.uni 	$L__BB10_133;
$L__BB10_135:
	cvta.to.global.u64 	%rd369, %rd162;
	add.s64 	%rd368, %rd369, %rd312;
	st.global.v2.u32 	[%rd368+8], {%r344, %r343};
	bra.uni 	$L__BB10_136;
$L__BB10_72:
	mul.lo.s64 	%rd398, %rd398, %rd48;
	bra.uni 	$L__BB10_74;
$L__BB10_71:
	min.u64 	%rd398, %rd398, %rd48;
	bra.uni 	$L__BB10_74;
$L__BB10_73:
	add.s64 	%rd398, %rd398, %rd48;
$L__BB10_74:
	cvt.u64.u16 	%rd54, %rs11;
	@%p72 bra 	$L__BB10_79;
	setp.eq.s32 	%p76, %r8, 2;
	@%p76 bra 	$L__BB10_78;
	setp.ne.s32 	%p77, %r8, 3;
	@%p77 bra 	$L__BB10_80;
	max.u64 	%rd397, %rd397, %rd54;
	bra.uni 	$L__BB10_81;
$L__BB10_79:
	mul.lo.s64 	%rd397, %rd397, %rd54;
	bra.uni 	$L__BB10_81;
$L__BB10_78:
	min.u64 	%rd397, %rd397, %rd54;
	bra.uni 	$L__BB10_81;
$L__BB10_80:
	add.s64 	%rd397, %rd397, %rd54;
$L__BB10_81:
	mov.b32 	{%rs12, %rs13}, %r345;
	cvt.u64.u16 	%rd60, %rs12;
	@%p72 bra 	$L__BB10_86;
	setp.eq.s32 	%p79, %r8, 2;
	@%p79 bra 	$L__BB10_85;
	setp.ne.s32 	%p80, %r8, 3;
	@%p80 bra 	$L__BB10_87;
	max.u64 	%rd396, %rd396, %rd60;
	bra.uni 	$L__BB10_88;
$L__BB10_86:
	mul.lo.s64 	%rd396, %rd396, %rd60;
	bra.uni 	$L__BB10_88;
$L__BB10_85:
	min.u64 	%rd396, %rd396, %rd60;
	bra.uni 	$L__BB10_88;
$L__BB10_87:
	add.s64 	%rd396, %rd396, %rd60;
$L__BB10_88:
	cvt.u64.u16 	%rd66, %rs13;
	@%p72 bra 	$L__BB10_93;
	setp.eq.s32 	%p82, %r8, 2;
	@%p82 bra 	$L__BB10_92;
	setp.ne.s32 	%p83, %r8, 3;
	@%p83 bra 	$L__BB10_94;
	max.u64 	%rd395, %rd395, %rd66;
	bra.uni 	$L__BB10_95;
$L__BB10_93:
	mul.lo.s64 	%rd395, %rd395, %rd66;
	bra.uni 	$L__BB10_95;
$L__BB10_92:
	min.u64 	%rd395, %rd395, %rd66;
	bra.uni 	$L__BB10_95;
$L__BB10_94:
	add.s64 	%rd395, %rd395, %rd66;
$L__BB10_95:
	mov.b32 	{%rs14, %rs15}, %r344;
	cvt.u64.u16 	%rd72, %rs14;
	@%p72 bra 	$L__BB10_100;
	setp.eq.s32 	%p85, %r8, 2;
	@%p85 bra 	$L__BB10_99;
	setp.ne.s32 	%p86, %r8, 3;
	@%p86 bra 	$L__BB10_101;
	max.u64 	%rd394, %rd394, %rd72;
	bra.uni 	$L__BB10_102;
$L__BB10_100:
	mul.lo.s64 	%rd394, %rd394, %rd72;
	bra.uni 	$L__BB10_102;
$L__BB10_99:
	min.u64 	%rd394, %rd394, %rd72;
	bra.uni 	$L__BB10_102;
$L__BB10_101:
	add.s64 	%rd394, %rd394, %rd72;
$L__BB10_102:
	cvt.u64.u16 	%rd78, %rs15;
	@%p72 bra 	$L__BB10_107;
	setp.eq.s32 	%p88, %r8, 2;
	@%p88 bra 	$L__BB10_106;
	setp.ne.s32 	%p89, %r8, 3;
	@%p89 bra 	$L__BB10_108;
	max.u64 	%rd393, %rd393, %rd78;
	bra.uni 	$L__BB10_109;
$L__BB10_107:
	mul.lo.s64 	%rd393, %rd393, %rd78;
	bra.uni 	$L__BB10_109;
$L__BB10_106:
	min.u64 	%rd393, %rd393, %rd78;
	bra.uni 	$L__BB10_109;
$L__BB10_108:
	add.s64 	%rd393, %rd393, %rd78;
$L__BB10_109:
	mov.b32 	{%rs16, %rs17}, %r343;
	cvt.u64.u16 	%rd84, %rs16;
	@%p72 bra 	$L__BB10_114;
	setp.eq.s32 	%p91, %r8, 2;
	@%p91 bra 	$L__BB10_113;
	setp.ne.s32 	%p92, %r8, 3;
	@%p92 bra 	$L__BB10_115;
	max.u64 	%rd392, %rd392, %rd84;
	bra.uni 	$L__BB10_116;
$L__BB10_114:
	mul.lo.s64 	%rd392, %rd392, %rd84;
	bra.uni 	$L__BB10_116;
$L__BB10_113:
	min.u64 	%rd392, %rd392, %rd84;
	bra.uni 	$L__BB10_116;
$L__BB10_115:
	add.s64 	%rd392, %rd392, %rd84;
$L__BB10_116:
	cvt.u64.u16 	%rd90, %rs17;
	@%p72 bra 	$L__BB10_121;
	setp.eq.s32 	%p94, %r8, 2;
	@%p94 bra 	$L__BB10_120;
	setp.ne.s32 	%p95, %r8, 3;
	@%p95 bra 	$L__BB10_122;
	max.u64 	%rd391, %rd391, %rd90;
	bra.uni 	$L__BB10_136;
$L__BB10_121:
	mul.lo.s64 	%rd391, %rd391, %rd90;
	bra.uni 	$L__BB10_136;
$L__BB10_120:
	min.u64 	%rd391, %rd391, %rd90;
	bra.uni 	$L__BB10_136;
$L__BB10_122:
	add.s64 	%rd391, %rd391, %rd90;
	bra.uni 	$L__BB10_136;
$L__BB10_133:
	setp.lt.s64 	%p108, %rd35, 5;
	@%p108 bra 	$L__BB10_136;
	add.s64 	%rd335, %rd35, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd114;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd335;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r344, %r343};
	call.uni
	_Z13storeElementsPtm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_136:
	add.s32 	%r347, %r347, 1;
	setp.lt.u32 	%p109, %r347, %r116;
	@%p109 bra 	$L__BB10_49;
$L__BB10_137:
	setp.eq.s32 	%p110, %r137, 0;
	setp.eq.s32 	%p111, %r8, 5;
	or.pred  	%p112, %p111, %p110;
	mov.u16 	%rs54, 1;
	@%p112 bra 	$L__BB10_179;
	setp.ne.s32 	%p113, %r8, 4;
	@%p113 bra 	$L__BB10_142;
	and.b64  	%rd336, %rd398, -4294967296;
	setp.eq.s64 	%p114, %rd336, 0;
	@%p114 bra 	$L__BB10_141;
	div.u64 	%rd398, %rd398, %rd11;
	bra.uni 	$L__BB10_142;
$L__BB10_141:
	cvt.u32.u64 	%r277, %rd11;
	cvt.u32.u64 	%r278, %rd398;
	div.u32 	%r279, %r278, %r277;
	cvt.u64.u32 	%rd398, %r279;
$L__BB10_142:
	@%p113 bra 	$L__BB10_146;
	and.b64  	%rd337, %rd397, -4294967296;
	setp.eq.s64 	%p116, %rd337, 0;
	@%p116 bra 	$L__BB10_145;
	div.u64 	%rd397, %rd397, %rd11;
	bra.uni 	$L__BB10_146;
$L__BB10_145:
	cvt.u32.u64 	%r280, %rd11;
	cvt.u32.u64 	%r281, %rd397;
	div.u32 	%r282, %r281, %r280;
	cvt.u64.u32 	%rd397, %r282;
$L__BB10_146:
	cvt.u16.u64 	%rs37, %rd397;
	cvt.u16.u64 	%rs38, %rd398;
	mov.b32 	%r106, {%rs38, %rs37};
	@%p113 bra 	$L__BB10_150;
	and.b64  	%rd338, %rd396, -4294967296;
	setp.eq.s64 	%p118, %rd338, 0;
	@%p118 bra 	$L__BB10_149;
	div.u64 	%rd396, %rd396, %rd11;
	bra.uni 	$L__BB10_150;
$L__BB10_149:
	cvt.u32.u64 	%r283, %rd11;
	cvt.u32.u64 	%r284, %rd396;
	div.u32 	%r285, %r284, %r283;
	cvt.u64.u32 	%rd396, %r285;
$L__BB10_150:
	@%p113 bra 	$L__BB10_154;
	and.b64  	%rd339, %rd395, -4294967296;
	setp.eq.s64 	%p120, %rd339, 0;
	@%p120 bra 	$L__BB10_153;
	div.u64 	%rd395, %rd395, %rd11;
	bra.uni 	$L__BB10_154;
$L__BB10_153:
	cvt.u32.u64 	%r286, %rd11;
	cvt.u32.u64 	%r287, %rd395;
	div.u32 	%r288, %r287, %r286;
	cvt.u64.u32 	%rd395, %r288;
$L__BB10_154:
	cvt.u16.u64 	%rs39, %rd395;
	cvt.u16.u64 	%rs40, %rd396;
	mov.b32 	%r107, {%rs40, %rs39};
	@%p113 bra 	$L__BB10_158;
	and.b64  	%rd340, %rd394, -4294967296;
	setp.eq.s64 	%p122, %rd340, 0;
	@%p122 bra 	$L__BB10_157;
	div.u64 	%rd394, %rd394, %rd11;
	bra.uni 	$L__BB10_158;
$L__BB10_157:
	cvt.u32.u64 	%r289, %rd11;
	cvt.u32.u64 	%r290, %rd394;
	div.u32 	%r291, %r290, %r289;
	cvt.u64.u32 	%rd394, %r291;
$L__BB10_158:
	@%p113 bra 	$L__BB10_162;
	and.b64  	%rd341, %rd393, -4294967296;
	setp.eq.s64 	%p124, %rd341, 0;
	@%p124 bra 	$L__BB10_161;
	div.u64 	%rd393, %rd393, %rd11;
	bra.uni 	$L__BB10_162;
$L__BB10_161:
	cvt.u32.u64 	%r292, %rd11;
	cvt.u32.u64 	%r293, %rd393;
	div.u32 	%r294, %r293, %r292;
	cvt.u64.u32 	%rd393, %r294;
$L__BB10_162:
	cvt.u16.u64 	%rs41, %rd393;
	cvt.u16.u64 	%rs42, %rd394;
	mov.b32 	%r108, {%rs42, %rs41};
	@%p113 bra 	$L__BB10_166;
	and.b64  	%rd342, %rd392, -4294967296;
	setp.eq.s64 	%p126, %rd342, 0;
	@%p126 bra 	$L__BB10_165;
	div.u64 	%rd392, %rd392, %rd11;
	bra.uni 	$L__BB10_166;
$L__BB10_165:
	cvt.u32.u64 	%r295, %rd11;
	cvt.u32.u64 	%r296, %rd392;
	div.u32 	%r297, %r296, %r295;
	cvt.u64.u32 	%rd392, %r297;
$L__BB10_166:
	@%p113 bra 	$L__BB10_170;
	and.b64  	%rd343, %rd391, -4294967296;
	setp.eq.s64 	%p128, %rd343, 0;
	@%p128 bra 	$L__BB10_169;
	div.u64 	%rd391, %rd391, %rd11;
	bra.uni 	$L__BB10_170;
$L__BB10_169:
	cvt.u32.u64 	%r298, %rd11;
	cvt.u32.u64 	%r299, %rd391;
	div.u32 	%r300, %r299, %r298;
	cvt.u64.u32 	%rd391, %r300;
$L__BB10_170:
	setp.gt.s64 	%p144, %rd35, 3;
	cvt.u16.u64 	%rs43, %rd391;
	cvt.u16.u64 	%rs44, %rd392;
	mov.b32 	%r109, {%rs44, %rs43};
	cvta.to.global.u64 	%rd357, %rd162;
	shl.b64 	%rd358, %rd34, 1;
	add.s64 	%rd156, %rd357, %rd358;
	add.s64 	%rd155, %rd162, %rd358;
	and.b64  	%rd359, %rd155, 7;
	setp.eq.s64 	%p129, %rd359, 0;
	and.pred  	%p131, %p129, %p144;
	@%p131 bra 	$L__BB10_173;
	bra.uni 	$L__BB10_171;
$L__BB10_173:
	st.global.u32 	[%rd156], %r106;
	st.global.u32 	[%rd156+4], %r107;
	bra.uni 	$L__BB10_174;
$L__BB10_171:
	setp.lt.s64 	%p132, %rd35, 1;
	@%p132 bra 	$L__BB10_174;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd155;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r106, %r107};
	call.uni
	_Z13storeElementsPtm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_174:
	@%p37 bra 	$L__BB10_179;
	add.s64 	%rd157, %rd155, 8;
	and.b64  	%rd360, %rd157, 7;
	setp.eq.s64 	%p134, %rd360, 0;
	setp.gt.s64 	%p135, %rd35, 7;
	and.pred  	%p136, %p134, %p135;
	@%p136 bra 	$L__BB10_178;
	bra.uni 	$L__BB10_176;
$L__BB10_178:
	st.global.v2.u32 	[%rd156+8], {%r108, %r109};
	bra.uni 	$L__BB10_179;
$L__BB10_176:
	setp.lt.s64 	%p137, %rd35, 5;
	@%p137 bra 	$L__BB10_179;
	add.s64 	%rd361, %rd35, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd157;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd361;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r108, %r109};
	call.uni
	_Z13storeElementsPtm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_179:
	setp.ne.s32 	%p138, %r329, 1;
	@%p138 bra 	$L__BB10_181;
	griddepcontrol.launch_dependents;
$L__BB10_181:
	add.s32 	%r329, %r329, 1;
	setp.le.u32 	%p139, %r329, %r328;
	and.b16  	%rs49, %rs54, 255;
	setp.ne.s16 	%p140, %rs49, 0;
	and.pred  	%p141, %p140, %p139;
	@%p141 bra 	$L__BB10_15;
	setp.eq.s16 	%p142, %rs49, 0;
	selp.u32 	%r315, 1, 0, %p142;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r315, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r316, 1, 0, %p2;
	}
	or.b32  	%r318, %r316, %r2;
	setp.ne.s32 	%p143, %r318, 0;
	@%p143 bra 	$L__BB10_184;
	cvta.to.global.u64 	%rd366, %rd2;
	add.s64 	%rd365, %rd366, %rd166;
	add.s32 	%r319, %r328, %r1;
	st.global.u32 	[%rd365+64], %r319;
$L__BB10_184:
	ret;
}
`;
