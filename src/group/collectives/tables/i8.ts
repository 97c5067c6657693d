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
.func _ZN10collective4copyEPaPKam
(
	.param .b64 _ZN10collective4copyEPaPKam_param_0,
	.param .b64 _ZN10collective4copyEPaPKam_param_1,
	.param .b64 _ZN10collective4copyEPaPKam_param_2
)
;
.func _ZN10collective6reduceEPaRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPKam(
	.param .b64 _Z12loadElementsPKam_param_0,
	.param .b64 _Z12loadElementsPKam_param_1
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<39>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z12loadElementsPKam_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPKam_param_1];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r32, 0;
	@%p1 bra 	$L__BB0_2;
	ld.global.u8 	%r32, [%rd1];
$L__BB0_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB0_4;
	ld.global.u8 	%rs1, [%rd1+1];
	mul.wide.u16 	%r18, %rs1, 256;
	or.b32  	%r32, %r32, %r18;
$L__BB0_4:
	setp.lt.u64 	%p3, %rd2, 3;
	@%p3 bra 	$L__BB0_6;
	ld.global.u8 	%r19, [%rd1+2];
	shl.b32 	%r20, %r19, 16;
	and.b32  	%r21, %r32, -16711681;
	or.b32  	%r32, %r21, %r20;
$L__BB0_6:
	setp.lt.u64 	%p4, %rd2, 4;
	@%p4 bra 	$L__BB0_8;
	ld.global.u8 	%r22, [%rd1+3];
	and.b32  	%r23, %r32, 16777215;
	prmt.b32 	%r32, %r22, %r23, 1620;
$L__BB0_8:
	setp.lt.u64 	%p5, %rd2, 5;
	mov.u32 	%r36, 0;
	@%p5 bra 	$L__BB0_10;
	ld.global.u8 	%r36, [%rd1+4];
$L__BB0_10:
	setp.lt.u64 	%p6, %rd2, 6;
	@%p6 bra 	$L__BB0_12;
	ld.global.u8 	%rs2, [%rd1+5];
	mul.wide.u16 	%r25, %rs2, 256;
	or.b32  	%r36, %r36, %r25;
$L__BB0_12:
	setp.lt.u64 	%p7, %rd2, 7;
	@%p7 bra 	$L__BB0_14;
	ld.global.u8 	%r26, [%rd1+6];
	shl.b32 	%r27, %r26, 16;
	and.b32  	%r28, %r36, -16711681;
	or.b32  	%r36, %r28, %r27;
$L__BB0_14:
	setp.lt.u64 	%p8, %rd2, 8;
	@%p8 bra 	$L__BB0_16;
	ld.global.u8 	%r29, [%rd1+7];
	and.b32  	%r30, %r36, 16777215;
	prmt.b32 	%r36, %r29, %r30, 1620;
$L__BB0_16:
	st.param.b32 	[func_retval0+0], %r32;
	st.param.b32 	[func_retval0+4], %r36;
	ret;
}
.func _Z13storeElementsPam5uint2(
	.param .b64 _Z13storeElementsPam5uint2_param_0,
	.param .b64 _Z13storeElementsPam5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsPam5uint2_param_2[8]
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z13storeElementsPam5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsPam5uint2_param_1];
	ld.param.u32 	%r4, [_Z13storeElementsPam5uint2_param_2+4];
	ld.param.u32 	%r3, [_Z13storeElementsPam5uint2_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB1_2;
	st.global.u8 	[%rd1], %r3;
$L__BB1_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB1_4;
	shr.u32 	%r5, %r3, 8;
	st.global.u8 	[%rd1+1], %r5;
$L__BB1_4:
	setp.lt.u64 	%p3, %rd2, 3;
	@%p3 bra 	$L__BB1_6;
	shr.u32 	%r6, %r3, 16;
	st.global.u8 	[%rd1+2], %r6;
$L__BB1_6:
	setp.lt.u64 	%p4, %rd2, 4;
	@%p4 bra 	$L__BB1_8;
	shr.u32 	%r7, %r3, 24;
	st.global.u8 	[%rd1+3], %r7;
$L__BB1_8:
	setp.lt.u64 	%p5, %rd2, 5;
	@%p5 bra 	$L__BB1_10;
	st.global.u8 	[%rd1+4], %r4;
$L__BB1_10:
	setp.lt.u64 	%p6, %rd2, 6;
	@%p6 bra 	$L__BB1_12;
	shr.u32 	%r8, %r4, 8;
	st.global.u8 	[%rd1+5], %r8;
$L__BB1_12:
	setp.lt.u64 	%p7, %rd2, 7;
	@%p7 bra 	$L__BB1_14;
	shr.u32 	%r9, %r4, 16;
	st.global.u8 	[%rd1+6], %r9;
$L__BB1_14:
	setp.lt.u64 	%p8, %rd2, 8;
	@%p8 bra 	$L__BB1_16;
	shr.u32 	%r10, %r4, 24;
	st.global.u8 	[%rd1+7], %r10;
$L__BB1_16:
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
	.reg .pred 	%p<36>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<114>;
	.reg .b64 	%rd<184>;
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
	add.s64 	%rd48, %rd34, 15;
	shr.u64 	%rd49, %rd48, 4;
	cvt.u64.u32 	%rd5, %r53;
	add.s64 	%rd50, %rd5, %rd49;
	add.s64 	%rd6, %rd50, -1;
	and.b64  	%rd51, %rd6, -4294967296;
	setp.eq.s64 	%p6, %rd51, 0;
	@%p6 bra 	$L__BB5_9;
	div.u64 	%rd179, %rd6, %rd5;
	bra.uni 	$L__BB5_10;
$L__BB5_9:
	cvt.u32.u64 	%r54, %rd5;
	cvt.u32.u64 	%r55, %rd6;
	div.u32 	%r56, %r55, %r54;
	cvt.u64.u32 	%rd179, %r56;
$L__BB5_10:
	cvt.u64.u32 	%rd52, %r46;
	shl.b64 	%rd53, %rd179, 4;
	mul.lo.s64 	%rd54, %rd53, %rd52;
	min.u64 	%rd11, %rd54, %rd34;
	add.s64 	%rd55, %rd11, %rd53;
	min.u64 	%rd12, %rd55, %rd34;
	setp.eq.s64 	%p7, %rd12, %rd11;
	mov.u32 	%r105, 1;
	@%p7 bra 	$L__BB5_15;
	not.b64 	%rd56, %rd11;
	add.s64 	%rd57, %rd37, %rd56;
	add.s64 	%rd13, %rd57, %rd12;
	or.b64  	%rd58, %rd13, %rd37;
	and.b64  	%rd59, %rd58, -4294967296;
	setp.eq.s64 	%p8, %rd59, 0;
	@%p8 bra 	$L__BB5_13;
	div.u64 	%rd180, %rd13, %rd37;
	bra.uni 	$L__BB5_14;
$L__BB5_13:
	cvt.u32.u64 	%r59, %rd37;
	cvt.u32.u64 	%r60, %rd13;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd180, %r61;
$L__BB5_14:
	cvt.u32.u64 	%r105, %rd180;
$L__BB5_15:
	mov.u32 	%r106, 0;
	add.s32 	%r10, %r30, 1;
	cvta.to.global.u64 	%rd61, %rd29;
	cvt.u64.u32 	%rd67, %r31;
	cvt.u64.u32 	%rd69, %r30;
	cvt.u64.u32 	%rd94, %r32;
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
	cvt.u64.u32 	%rd60, %r13;
	mul.wide.u32 	%rd62, %r13, 8;
	add.s64 	%rd63, %rd61, %rd62;
	add.s32 	%r66, %r106, %r1;
	add.s32 	%r67, %r66, 1;
	and.b32  	%r68, %r67, 3;
	cvt.u64.u32 	%rd65, %r68;
	or.b64  	%rd66, %rd45, %rd65;
	mul.lo.s64 	%rd68, %rd66, %rd67;
	add.s64 	%rd70, %rd68, %rd69;
	mul.lo.s64 	%rd71, %rd70, %rd37;
	add.s64 	%rd72, %rd71, %rd38;
	ld.global.u64 	%rd73, [%rd63];
	add.s64 	%rd74, %rd73, %rd72;
	mul.lo.s64 	%rd75, %rd35, %rd60;
	cvt.u64.u32 	%rd76, %r106;
	mul.lo.s64 	%rd77, %rd37, %rd76;
	add.s64 	%rd78, %rd77, %rd11;
	add.s64 	%rd79, %rd75, %rd78;
	add.s64 	%rd80, %rd32, %rd79;
	sub.s64 	%rd81, %rd12, %rd78;
	min.u64 	%rd82, %rd37, %rd81;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd74;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd80;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd82;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	mul.wide.u32 	%rd86, %r47, 8;
	add.s64 	%rd87, %rd61, %rd86;
	membar.sys;
	ld.global.u64 	%rd88, [%rd87];
	mul.wide.u32 	%rd89, %r31, %r46;
	add.s64 	%rd91, %rd89, %rd69;
	shl.b64 	%rd92, %rd91, 3;
	add.s64 	%rd93, %rd88, %rd92;
	add.s64 	%rd83, %rd93, 4096;
	add.s32 	%r72, %r106, %r1;
	add.s32 	%r73, %r72, 1;
	cvt.u64.u32 	%rd95, %r73;
	bfi.b64 	%rd84, %rd94, %rd95, 32, 32;
	st.release.sys.global.u64 [%rd83], %rd84;
$L__BB5_24:
	setp.eq.s32 	%p16, %r106, 0;
	@%p16 bra 	$L__BB5_46;
	add.s32 	%r16, %r106, %r1;
	setp.eq.s32 	%p17, %r47, %r30;
	setp.ge.u32 	%p18, %r47, %r31;
	or.pred  	%p19, %p17, %p18;
	mov.u32 	%r111, 0;
	@%p19 bra 	$L__BB5_35;
	mul.wide.u32 	%rd98, %r31, %r46;
	cvt.u64.u32 	%rd99, %r47;
	add.s64 	%rd100, %rd98, %rd99;
	shl.b64 	%rd101, %rd100, 3;
	add.s64 	%rd102, %rd43, %rd101;
	add.s64 	%rd97, %rd102, 4096;
	ld.acquire.sys.global.u64 %rd181, [%rd97];
	add.u64 	%rd103, %SP, 0;
	add.u64 	%rd104, %SPL, 0;
	mov.u64 	%rd105, 0;
	st.local.u64 	[%rd104], %rd105;
	cvt.u32.u64 	%r110, %rd181;
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
	st.param.b64 	[param2+0], %rd103;
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
	ld.acquire.sys.global.u64 %rd181, [%rd97];
	add.s32 	%r109, %r109, 1;
	cvt.u32.u64 	%r110, %rd181;
	sub.s32 	%r85, %r110, %r16;
	setp.lt.s32 	%p23, %r85, 0;
	@%p23 bra 	$L__BB5_28;
$L__BB5_32:
	setp.ne.s32 	%p24, %r16, %r110;
	mov.u32 	%r111, 0;
	@%p24 bra 	$L__BB5_35;
	shr.u64 	%rd114, %rd181, 32;
	cvt.u32.u64 	%r23, %rd114;
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
	add.u64 	%rd116, %SPL, 8;
	add.s32 	%r91, %r106, -1;
	cvt.u64.u32 	%rd117, %r91;
	mul.lo.s64 	%rd118, %rd37, %rd117;
	add.s64 	%rd119, %rd118, %rd11;
	and.b32  	%r93, %r16, 3;
	cvt.u64.u32 	%rd120, %r93;
	or.b64  	%rd122, %rd45, %rd120;
	mul.lo.s64 	%rd124, %rd37, %rd67;
	mul.lo.s64 	%rd125, %rd124, %rd122;
	add.s64 	%rd126, %rd125, %rd38;
	add.s64 	%rd127, %rd43, %rd126;
	mul.lo.s64 	%rd129, %rd35, %rd69;
	add.s64 	%rd130, %rd119, %rd129;
	add.s64 	%rd23, %rd32, %rd130;
	st.local.u64 	[%rd116], %rd23;
	st.local.u64 	[%rd116+8], %rd127;
	st.local.u64 	[%rd116+16], %rd37;
	st.local.u32 	[%rd116+24], %r30;
	@%p27 bra 	$L__BB5_39;
	bra.uni 	$L__BB5_37;
$L__BB5_39:
	setp.eq.s32 	%p29, %r43, 0;
	@%p29 bra 	$L__BB5_46;
	mov.u32 	%r113, 0;
$L__BB5_41:
	.pragma "nounroll";
	add.s32 	%r27, %r113, %r42;
	setp.eq.s32 	%p30, %r27, %r30;
	cvta.to.global.u64 	%rd144, %rd32;
	add.s64 	%rd182, %rd144, %rd130;
	mov.u64 	%rd183, %rd23;
	@%p30 bra 	$L__BB5_43;
	cvt.u64.u32 	%rd145, %r27;
	mul.lo.s64 	%rd146, %rd37, %rd145;
	add.s64 	%rd154, %rd126, %rd146;
	add.s64 	%rd182, %rd44, %rd154;
	add.s64 	%rd183, %rd127, %rd146;
$L__BB5_43:
	ld.param.u64 	%rd178, [move_param_9+16];
	cvt.u64.u32 	%rd157, %r113;
	mul.lo.s64 	%rd158, %rd178, %rd157;
	add.s64 	%rd162, %rd158, %rd119;
	cvta.to.global.u64 	%rd163, %rd33;
	add.s64 	%rd164, %rd163, %rd162;
	setp.eq.s64 	%p31, %rd164, %rd182;
	@%p31 bra 	$L__BB5_45;
	add.s64 	%rd171, %rd33, %rd162;
	sub.s64 	%rd172, %rd12, %rd119;
	min.u64 	%rd173, %rd37, %rd172;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd171;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd183;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd173;
	call.uni
	_ZN10collective4copyEPaPKam,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB5_45:
	add.s32 	%r113, %r113, 1;
	setp.lt.u32 	%p32, %r113, %r43;
	@%p32 bra 	$L__BB5_41;
	bra.uni 	$L__BB5_46;
$L__BB5_37:
	setp.eq.s32 	%p28, %r43, 0;
	@%p28 bra 	$L__BB5_46;
	add.u64 	%rd174, %SP, 8;
	add.s64 	%rd134, %rd33, %rd119;
	sub.s64 	%rd135, %rd12, %rd119;
	min.u64 	%rd136, %rd37, %rd135;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd134;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd174;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd136;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r44;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r31;
	call.uni
	_ZN10collective6reduceEPaRKNS_5PartsEmjj,
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
	setp.le.u32 	%p33, %r106, %r105;
	@%p33 bra 	$L__BB5_16;
	setp.ne.s32 	%p35, %r47, 0;
	@%p35 bra 	$L__BB5_49;
	cvta.to.global.u64 	%rd177, %rd43;
	add.s64 	%rd176, %rd177, %rd45;
	add.s64 	%rd175, %rd176, 64;
	add.s32 	%r104, %r105, %r1;
	st.global.u32 	[%rd175], %r104;
	bra.uni 	$L__BB5_49;
}
.func _ZN10collective4copyEPaPKam(
	.param .b64 _ZN10collective4copyEPaPKam_param_0,
	.param .b64 _ZN10collective4copyEPaPKam_param_1,
	.param .b64 _ZN10collective4copyEPaPKam_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPaPKam_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPaPKam_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPaPKam_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB6_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB6_9;
	shr.u64 	%rd2, %rd22, 4;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd48, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	add.s64 	%rd27, %rd48, %rd4;
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
	shl.b64 	%rd28, %rd48, 4;
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
	add.s64 	%rd48, %rd48, %rd5;
	add.s64 	%rd40, %rd48, %rd4;
	setp.lt.u64 	%p4, %rd40, %rd2;
	@%p4 bra 	$L__BB6_4;
$L__BB6_5:
	setp.ge.u64 	%p5, %rd48, %rd2;
	@%p5 bra 	$L__BB6_8;
	cvt.u64.u32 	%rd11, %r1;
$L__BB6_7:
	.pragma "nounroll";
	shl.b64 	%rd41, %rd48, 4;
	add.s64 	%rd42, %rd20, %rd41;
	add.s64 	%rd43, %rd1, %rd41;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd43];
	st.v4.u32 	[%rd42], {%r38, %r39, %r40, %r41};
	add.s64 	%rd48, %rd48, %rd11;
	setp.lt.u64 	%p6, %rd48, %rd2;
	@%p6 bra 	$L__BB6_7;
$L__BB6_8:
	and.b64  	%rd50, %rd22, -16;
$L__BB6_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd44, %r46;
	add.s64 	%rd51, %rd50, %rd44;
	setp.ge.u64 	%p7, %rd51, %rd22;
	@%p7 bra 	$L__BB6_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd17, %r47;
$L__BB6_11:
	.pragma "nounroll";
	add.s64 	%rd45, %rd1, %rd51;
	ld.global.u8 	%rs1, [%rd45];
	add.s64 	%rd46, %rd20, %rd51;
	st.u8 	[%rd46], %rs1;
	add.s64 	%rd51, %rd51, %rd17;
	setp.lt.u64 	%p8, %rd51, %rd22;
	@%p8 bra 	$L__BB6_11;
$L__BB6_12:
	ret;
}
.func _ZN10collective6reduceEPaRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<164>;
	.reg .b32 	%r<255>;
	.reg .b64 	%rd<681>;
	ld.param.u64 	%rd376, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd377, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd375, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r24, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r25, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd376;
	or.b32  	%r26, %r24, 4;
	setp.eq.s32 	%p1, %r26, 4;
	and.b64  	%rd2, %rd376, 15;
	cvta.to.local.u64 	%rd3, %rd377;
	@%p1 bra 	$L__BB7_227;
	bra.uni 	$L__BB7_1;
$L__BB7_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd673, 0;
	@%p116 bra 	$L__BB7_302;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd433, %rd231, 15;
	setp.ne.s64 	%p117, %rd433, 0;
	@%p117 bra 	$L__BB7_302;
	shr.u64 	%rd232, %rd375, 4;
	mov.u32 	%r137, %tid.x;
	cvt.u64.u32 	%rd623, %r137;
	setp.le.u64 	%p118, %rd232, %rd623;
	@%p118 bra 	$L__BB7_301;
	cvt.u64.u32 	%rd234, %r25;
	mov.u32 	%r138, %ntid.x;
	cvt.u64.u32 	%rd235, %r138;
$L__BB7_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r25, 0;
	@%p119 bra 	$L__BB7_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r253, 0;
$L__BB7_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r253;
	mov.u64 	%rd640, %rd231;
	@%p120 bra 	$L__BB7_235;
	ld.local.u64 	%rd435, [%rd3+16];
	cvt.u64.u32 	%rd436, %r253;
	mul.lo.s64 	%rd437, %rd435, %rd436;
	ld.local.u64 	%rd438, [%rd3+8];
	add.s64 	%rd640, %rd438, %rd437;
$L__BB7_235:
	shl.b64 	%rd439, %rd623, 4;
	add.s64 	%rd440, %rd640, %rd439;
	ld.v4.u32 	{%r140, %r141, %r142, %r143}, [%rd440];
	cvt.u64.u32 	%rd441, %r140;
	cvt.s64.s8 	%rd442, %rd441;
	setp.eq.s32 	%p121, %r253, 0;
	selp.b64 	%rd443, 0, %rd656, %p121;
	add.s64 	%rd656, %rd442, %rd443;
	shr.u32 	%r148, %r140, 8;
	cvt.u64.u32 	%rd444, %r148;
	cvt.s64.s8 	%rd445, %rd444;
	selp.b64 	%rd446, 0, %rd655, %p121;
	add.s64 	%rd655, %rd445, %rd446;
	shr.u32 	%r149, %r140, 16;
	cvt.u64.u32 	%rd447, %r149;
	cvt.s64.s8 	%rd448, %rd447;
	selp.b64 	%rd449, 0, %rd654, %p121;
	add.s64 	%rd654, %rd448, %rd449;
	shr.u32 	%r150, %r140, 24;
	cvt.u64.u32 	%rd450, %r150;
	cvt.s64.s8 	%rd451, %rd450;
	selp.b64 	%rd452, 0, %rd653, %p121;
	add.s64 	%rd653, %rd451, %rd452;
	cvt.u64.u32 	%rd453, %r141;
	cvt.s64.s8 	%rd454, %rd453;
	selp.b64 	%rd455, 0, %rd652, %p121;
	add.s64 	%rd652, %rd454, %rd455;
	shr.u32 	%r151, %r141, 8;
	cvt.u64.u32 	%rd456, %r151;
	cvt.s64.s8 	%rd457, %rd456;
	selp.b64 	%rd458, 0, %rd651, %p121;
	add.s64 	%rd651, %rd457, %rd458;
	shr.u32 	%r152, %r141, 16;
	cvt.u64.u32 	%rd459, %r152;
	cvt.s64.s8 	%rd460, %rd459;
	selp.b64 	%rd461, 0, %rd650, %p121;
	add.s64 	%rd650, %rd460, %rd461;
	shr.u32 	%r153, %r141, 24;
	cvt.u64.u32 	%rd462, %r153;
	cvt.s64.s8 	%rd463, %rd462;
	selp.b64 	%rd464, 0, %rd649, %p121;
	add.s64 	%rd649, %rd463, %rd464;
	cvt.u64.u32 	%rd465, %r142;
	cvt.s64.s8 	%rd466, %rd465;
	selp.b64 	%rd467, 0, %rd648, %p121;
	add.s64 	%rd648, %rd466, %rd467;
	shr.u32 	%r154, %r142, 8;
	cvt.u64.u32 	%rd468, %r154;
	cvt.s64.s8 	%rd469, %rd468;
	selp.b64 	%rd470, 0, %rd647, %p121;
	add.s64 	%rd647, %rd469, %rd470;
	shr.u32 	%r155, %r142, 16;
	cvt.u64.u32 	%rd471, %r155;
	cvt.s64.s8 	%rd472, %rd471;
	selp.b64 	%rd473, 0, %rd646, %p121;
	add.s64 	%rd646, %rd472, %rd473;
	shr.u32 	%r156, %r142, 24;
	cvt.u64.u32 	%rd474, %r156;
	cvt.s64.s8 	%rd475, %rd474;
	selp.b64 	%rd476, 0, %rd645, %p121;
	add.s64 	%rd645, %rd475, %rd476;
	cvt.u64.u32 	%rd477, %r143;
	cvt.s64.s8 	%rd478, %rd477;
	selp.b64 	%rd479, 0, %rd644, %p121;
	add.s64 	%rd644, %rd478, %rd479;
	shr.u32 	%r157, %r143, 8;
	cvt.u64.u32 	%rd480, %r157;
	cvt.s64.s8 	%rd481, %rd480;
	selp.b64 	%rd482, 0, %rd643, %p121;
	add.s64 	%rd643, %rd481, %rd482;
	shr.u32 	%r158, %r143, 16;
	cvt.u64.u32 	%rd483, %r158;
	cvt.s64.s8 	%rd484, %rd483;
	selp.b64 	%rd485, 0, %rd642, %p121;
	add.s64 	%rd642, %rd484, %rd485;
	shr.u32 	%r159, %r143, 24;
	cvt.u64.u32 	%rd486, %r159;
	cvt.s64.s8 	%rd487, %rd486;
	selp.b64 	%rd488, 0, %rd641, %p121;
	add.s64 	%rd641, %rd487, %rd488;
	add.s32 	%r253, %r253, 1;
	setp.lt.u32 	%p122, %r253, %r25;
	@%p122 bra 	$L__BB7_233;
$L__BB7_236:
	setp.ne.s32 	%p123, %r24, 4;
	mov.u64 	%rd657, %rd656;
	@%p123 bra 	$L__BB7_240;
	and.b64  	%rd489, %rd656, -4294967296;
	setp.eq.s64 	%p124, %rd489, 0;
	@%p124 bra 	$L__BB7_239;
	div.s64 	%rd657, %rd656, %rd234;
	bra.uni 	$L__BB7_240;
$L__BB7_239:
	cvt.u32.u64 	%r160, %rd234;
	cvt.u32.u64 	%r161, %rd656;
	div.u32 	%r162, %r161, %r160;
	cvt.u64.u32 	%rd657, %r162;
$L__BB7_240:
	mov.u64 	%rd658, %rd655;
	@%p123 bra 	$L__BB7_244;
	and.b64  	%rd490, %rd655, -4294967296;
	setp.eq.s64 	%p126, %rd490, 0;
	@%p126 bra 	$L__BB7_243;
	div.s64 	%rd658, %rd655, %rd234;
	bra.uni 	$L__BB7_244;
$L__BB7_243:
	cvt.u32.u64 	%r163, %rd234;
	cvt.u32.u64 	%r164, %rd655;
	div.u32 	%r165, %r164, %r163;
	cvt.u64.u32 	%rd658, %r165;
$L__BB7_244:
	mov.u64 	%rd659, %rd654;
	@%p123 bra 	$L__BB7_248;
	and.b64  	%rd491, %rd654, -4294967296;
	setp.eq.s64 	%p128, %rd491, 0;
	@%p128 bra 	$L__BB7_247;
	div.s64 	%rd659, %rd654, %rd234;
	bra.uni 	$L__BB7_248;
$L__BB7_247:
	cvt.u32.u64 	%r166, %rd234;
	cvt.u32.u64 	%r167, %rd654;
	div.u32 	%r168, %r167, %r166;
	cvt.u64.u32 	%rd659, %r168;
$L__BB7_248:
	mov.u64 	%rd660, %rd653;
	@%p123 bra 	$L__BB7_252;
	and.b64  	%rd492, %rd653, -4294967296;
	setp.eq.s64 	%p130, %rd492, 0;
	@%p130 bra 	$L__BB7_251;
	div.s64 	%rd660, %rd653, %rd234;
	bra.uni 	$L__BB7_252;
$L__BB7_251:
	cvt.u32.u64 	%r169, %rd234;
	cvt.u32.u64 	%r170, %rd653;
	div.u32 	%r171, %r170, %r169;
	cvt.u64.u32 	%rd660, %r171;
$L__BB7_252:
	cvt.u32.u64 	%r172, %rd658;
	cvt.u32.u64 	%r173, %rd657;
	mov.u32 	%r174, 64;
	prmt.b32 	%r175, %r173, %r172, %r174;
	cvt.u32.u64 	%r176, %rd659;
	mov.u32 	%r177, 1040;
	prmt.b32 	%r178, %r175, %r176, %r177;
	cvt.u32.u64 	%r179, %rd660;
	mov.u32 	%r180, 16912;
	prmt.b32 	%r17, %r178, %r179, %r180;
	mov.u64 	%rd661, %rd652;
	@%p123 bra 	$L__BB7_256;
	and.b64  	%rd493, %rd652, -4294967296;
	setp.eq.s64 	%p132, %rd493, 0;
	@%p132 bra 	$L__BB7_255;
	div.s64 	%rd661, %rd652, %rd234;
	bra.uni 	$L__BB7_256;
$L__BB7_255:
	cvt.u32.u64 	%r181, %rd234;
	cvt.u32.u64 	%r182, %rd652;
	div.u32 	%r183, %r182, %r181;
	cvt.u64.u32 	%rd661, %r183;
$L__BB7_256:
	mov.u64 	%rd662, %rd651;
	@%p123 bra 	$L__BB7_260;
	and.b64  	%rd494, %rd651, -4294967296;
	setp.eq.s64 	%p134, %rd494, 0;
	@%p134 bra 	$L__BB7_259;
	div.s64 	%rd662, %rd651, %rd234;
	bra.uni 	$L__BB7_260;
$L__BB7_259:
	cvt.u32.u64 	%r184, %rd234;
	cvt.u32.u64 	%r185, %rd651;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd662, %r186;
$L__BB7_260:
	mov.u64 	%rd663, %rd650;
	@%p123 bra 	$L__BB7_264;
	and.b64  	%rd495, %rd650, -4294967296;
	setp.eq.s64 	%p136, %rd495, 0;
	@%p136 bra 	$L__BB7_263;
	div.s64 	%rd663, %rd650, %rd234;
	bra.uni 	$L__BB7_264;
$L__BB7_263:
	cvt.u32.u64 	%r187, %rd234;
	cvt.u32.u64 	%r188, %rd650;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd663, %r189;
$L__BB7_264:
	mov.u64 	%rd664, %rd649;
	@%p123 bra 	$L__BB7_268;
	and.b64  	%rd496, %rd649, -4294967296;
	setp.eq.s64 	%p138, %rd496, 0;
	@%p138 bra 	$L__BB7_267;
	div.s64 	%rd664, %rd649, %rd234;
	bra.uni 	$L__BB7_268;
$L__BB7_267:
	cvt.u32.u64 	%r190, %rd234;
	cvt.u32.u64 	%r191, %rd649;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd664, %r192;
$L__BB7_268:
	cvt.u32.u64 	%r193, %rd662;
	cvt.u32.u64 	%r194, %rd661;
	mov.u32 	%r195, 64;
	prmt.b32 	%r196, %r194, %r193, %r195;
	cvt.u32.u64 	%r197, %rd663;
	mov.u32 	%r198, 1040;
	prmt.b32 	%r199, %r196, %r197, %r198;
	cvt.u32.u64 	%r200, %rd664;
	mov.u32 	%r201, 16912;
	prmt.b32 	%r18, %r199, %r200, %r201;
	mov.u64 	%rd665, %rd648;
	@%p123 bra 	$L__BB7_272;
	and.b64  	%rd497, %rd648, -4294967296;
	setp.eq.s64 	%p140, %rd497, 0;
	@%p140 bra 	$L__BB7_271;
	div.s64 	%rd665, %rd648, %rd234;
	bra.uni 	$L__BB7_272;
$L__BB7_271:
	cvt.u32.u64 	%r202, %rd234;
	cvt.u32.u64 	%r203, %rd648;
	div.u32 	%r204, %r203, %r202;
	cvt.u64.u32 	%rd665, %r204;
$L__BB7_272:
	mov.u64 	%rd666, %rd647;
	@%p123 bra 	$L__BB7_276;
	and.b64  	%rd498, %rd647, -4294967296;
	setp.eq.s64 	%p142, %rd498, 0;
	@%p142 bra 	$L__BB7_275;
	div.s64 	%rd666, %rd647, %rd234;
	bra.uni 	$L__BB7_276;
$L__BB7_275:
	cvt.u32.u64 	%r205, %rd234;
	cvt.u32.u64 	%r206, %rd647;
	div.u32 	%r207, %r206, %r205;
	cvt.u64.u32 	%rd666, %r207;
$L__BB7_276:
	mov.u64 	%rd667, %rd646;
	@%p123 bra 	$L__BB7_280;
	and.b64  	%rd499, %rd646, -4294967296;
	setp.eq.s64 	%p144, %rd499, 0;
	@%p144 bra 	$L__BB7_279;
	div.s64 	%rd667, %rd646, %rd234;
	bra.uni 	$L__BB7_280;
$L__BB7_279:
	cvt.u32.u64 	%r208, %rd234;
	cvt.u32.u64 	%r209, %rd646;
	div.u32 	%r210, %r209, %r208;
	cvt.u64.u32 	%rd667, %r210;
$L__BB7_280:
	mov.u64 	%rd668, %rd645;
	@%p123 bra 	$L__BB7_284;
	and.b64  	%rd500, %rd645, -4294967296;
	setp.eq.s64 	%p146, %rd500, 0;
	@%p146 bra 	$L__BB7_283;
	div.s64 	%rd668, %rd645, %rd234;
	bra.uni 	$L__BB7_284;
$L__BB7_283:
	cvt.u32.u64 	%r211, %rd234;
	cvt.u32.u64 	%r212, %rd645;
	div.u32 	%r213, %r212, %r211;
	cvt.u64.u32 	%rd668, %r213;
$L__BB7_284:
	cvt.u32.u64 	%r214, %rd666;
	cvt.u32.u64 	%r215, %rd665;
	mov.u32 	%r216, 64;
	prmt.b32 	%r217, %r215, %r214, %r216;
	cvt.u32.u64 	%r218, %rd667;
	mov.u32 	%r219, 1040;
	prmt.b32 	%r220, %r217, %r218, %r219;
	cvt.u32.u64 	%r221, %rd668;
	mov.u32 	%r222, 16912;
	prmt.b32 	%r19, %r220, %r221, %r222;
	mov.u64 	%rd669, %rd644;
	@%p123 bra 	$L__BB7_288;
	and.b64  	%rd501, %rd644, -4294967296;
	setp.eq.s64 	%p148, %rd501, 0;
	@%p148 bra 	$L__BB7_287;
	div.s64 	%rd669, %rd644, %rd234;
	bra.uni 	$L__BB7_288;
$L__BB7_287:
	cvt.u32.u64 	%r223, %rd234;
	cvt.u32.u64 	%r224, %rd644;
	div.u32 	%r225, %r224, %r223;
	cvt.u64.u32 	%rd669, %r225;
$L__BB7_288:
	mov.u64 	%rd670, %rd643;
	@%p123 bra 	$L__BB7_292;
	and.b64  	%rd502, %rd643, -4294967296;
	setp.eq.s64 	%p150, %rd502, 0;
	@%p150 bra 	$L__BB7_291;
	div.s64 	%rd670, %rd643, %rd234;
	bra.uni 	$L__BB7_292;
$L__BB7_291:
	cvt.u32.u64 	%r226, %rd234;
	cvt.u32.u64 	%r227, %rd643;
	div.u32 	%r228, %r227, %r226;
	cvt.u64.u32 	%rd670, %r228;
$L__BB7_292:
	mov.u64 	%rd671, %rd642;
	@%p123 bra 	$L__BB7_296;
	and.b64  	%rd503, %rd642, -4294967296;
	setp.eq.s64 	%p152, %rd503, 0;
	@%p152 bra 	$L__BB7_295;
	div.s64 	%rd671, %rd642, %rd234;
	bra.uni 	$L__BB7_296;
$L__BB7_295:
	cvt.u32.u64 	%r229, %rd234;
	cvt.u32.u64 	%r230, %rd642;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd671, %r231;
$L__BB7_296:
	mov.u64 	%rd672, %rd641;
	@%p123 bra 	$L__BB7_300;
	and.b64  	%rd504, %rd641, -4294967296;
	setp.eq.s64 	%p154, %rd504, 0;
	@%p154 bra 	$L__BB7_299;
	div.s64 	%rd672, %rd641, %rd234;
	bra.uni 	$L__BB7_300;
$L__BB7_299:
	cvt.u32.u64 	%r232, %rd234;
	cvt.u32.u64 	%r233, %rd641;
	div.u32 	%r234, %r233, %r232;
	cvt.u64.u32 	%rd672, %r234;
$L__BB7_300:
	cvt.u32.u64 	%r235, %rd670;
	cvt.u32.u64 	%r236, %rd669;
	mov.u32 	%r237, 64;
	prmt.b32 	%r238, %r236, %r235, %r237;
	cvt.u32.u64 	%r239, %rd671;
	mov.u32 	%r240, 1040;
	prmt.b32 	%r241, %r238, %r239, %r240;
	cvt.u32.u64 	%r242, %rd672;
	mov.u32 	%r243, 16912;
	shl.b64 	%rd505, %rd623, 4;
	add.s64 	%rd506, %rd1, %rd505;
	prmt.b32 	%r244, %r241, %r242, %r243;
	st.global.v4.u32 	[%rd506], {%r17, %r18, %r19, %r244};
	add.s64 	%rd623, %rd623, %rd235;
	setp.lt.u64 	%p155, %rd623, %rd232;
	@%p155 bra 	$L__BB7_231;
$L__BB7_301:
	and.b64  	%rd673, %rd375, -16;
$L__BB7_302:
	mov.u32 	%r245, %tid.x;
	cvt.u64.u32 	%rd507, %r245;
	add.s64 	%rd674, %rd673, %rd507;
	setp.ge.u64 	%p156, %rd674, %rd375;
	@%p156 bra 	$L__BB7_318;
	cvt.u64.u32 	%rd356, %r25;
	mov.u32 	%r246, %ntid.x;
	cvt.u64.u32 	%rd357, %r246;
	ld.local.u32 	%r20, [%rd3+24];
	neg.s32 	%r21, %r20;
$L__BB7_304:
	.pragma "nounroll";
	setp.eq.s32 	%p157, %r20, 0;
	@%p157 bra 	$L__BB7_306;
	ld.local.u64 	%rd675, [%rd3+8];
	bra.uni 	$L__BB7_307;
$L__BB7_306:
	ld.local.u64 	%rd675, [%rd3];
$L__BB7_307:
	add.s64 	%rd508, %rd675, %rd674;
	ld.s8 	%rd679, [%rd508];
	setp.lt.u32 	%p158, %r25, 2;
	@%p158 bra 	$L__BB7_313;
	mov.u64 	%rd676, 1;
	mov.u32 	%r254, %r21;
$L__BB7_309:
	.pragma "nounroll";
	setp.eq.s32 	%p159, %r254, -1;
	@%p159 bra 	$L__BB7_311;
	ld.local.u64 	%rd510, [%rd3+16];
	mul.lo.s64 	%rd511, %rd510, %rd676;
	ld.local.u64 	%rd512, [%rd3+8];
	add.s64 	%rd678, %rd512, %rd511;
	bra.uni 	$L__BB7_312;
$L__BB7_311:
	ld.local.u64 	%rd678, [%rd3];
$L__BB7_312:
	add.s64 	%rd513, %rd678, %rd674;
	ld.s8 	%rd514, [%rd513];
	add.s64 	%rd679, %rd679, %rd514;
	add.s64 	%rd676, %rd676, 1;
	cvt.u32.u64 	%r247, %rd676;
	add.s32 	%r254, %r254, 1;
	setp.lt.u32 	%p160, %r247, %r25;
	@%p160 bra 	$L__BB7_309;
$L__BB7_313:
	setp.ne.s32 	%p161, %r24, 4;
	@%p161 bra 	$L__BB7_317;
	and.b64  	%rd515, %rd679, -4294967296;
	setp.eq.s64 	%p162, %rd515, 0;
	@%p162 bra 	$L__BB7_316;
	div.s64 	%rd679, %rd679, %rd356;
	bra.uni 	$L__BB7_317;
$L__BB7_316:
	cvt.u32.u64 	%r248, %rd356;
	cvt.u32.u64 	%r249, %rd679;
	div.u32 	%r250, %r249, %r248;
	cvt.u64.u32 	%rd679, %r250;
$L__BB7_317:
	add.s64 	%rd516, %rd1, %rd674;
	st.global.u8 	[%rd516], %rd679;
	add.s64 	%rd674, %rd674, %rd357;
	setp.lt.u64 	%p163, %rd674, %rd375;
	@%p163 bra 	$L__BB7_304;
	bra.uni 	$L__BB7_318;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd599, 0;
	@%p2 bra 	$L__BB7_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd380, %rd4, 15;
	setp.ne.s64 	%p3, %rd380, 0;
	@%p3 bra 	$L__BB7_204;
	shr.u64 	%rd5, %rd375, 4;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd533, %r27;
	setp.le.u64 	%p4, %rd5, %rd533;
	@%p4 bra 	$L__BB7_203;
	cvt.u64.u32 	%rd7, %r25;
	mov.u32 	%r28, %ntid.x;
	cvt.u64.u32 	%rd8, %r28;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r25, 0;
	@%p5 bra 	$L__BB7_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r251, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.u64 	%rd41, %rd551;
	mov.u64 	%rd40, %rd552;
	mov.u64 	%rd39, %rd553;
	mov.u64 	%rd38, %rd554;
	mov.u64 	%rd37, %rd555;
	mov.u64 	%rd36, %rd556;
	mov.u64 	%rd35, %rd557;
	mov.u64 	%rd34, %rd558;
	mov.u64 	%rd33, %rd559;
	mov.u64 	%rd32, %rd560;
	mov.u64 	%rd31, %rd561;
	mov.u64 	%rd30, %rd562;
	mov.u64 	%rd29, %rd563;
	mov.u64 	%rd28, %rd564;
	mov.u64 	%rd27, %rd565;
	mov.u64 	%rd26, %rd566;
	setp.eq.s32 	%p6, %r1, %r251;
	mov.u64 	%rd550, %rd4;
	@%p6 bra 	$L__BB7_9;
	ld.local.u64 	%rd382, [%rd3+16];
	cvt.u64.u32 	%rd383, %r251;
	mul.lo.s64 	%rd384, %rd382, %rd383;
	ld.local.u64 	%rd385, [%rd3+8];
	add.s64 	%rd550, %rd385, %rd384;
$L__BB7_9:
	shl.b64 	%rd386, %rd533, 4;
	add.s64 	%rd387, %rd550, %rd386;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd387];
	cvt.u64.u32 	%rd388, %r30;
	cvt.s64.s8 	%rd551, %rd388;
	setp.eq.s32 	%p7, %r251, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r24, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r24, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r24, 3;
	@%p10 bra 	$L__BB7_16;
	max.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	min.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.lo.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.s64 	%rd551, %rd41, %rd551;
$L__BB7_17:
	shr.u32 	%r34, %r30, 8;
	cvt.u64.u32 	%rd389, %r34;
	cvt.s64.s8 	%rd552, %rd389;
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p12, %r24, 1;
	@%p12 bra 	$L__BB7_23;
	setp.eq.s32 	%p13, %r24, 2;
	@%p13 bra 	$L__BB7_22;
	setp.ne.s32 	%p14, %r24, 3;
	@%p14 bra 	$L__BB7_24;
	max.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	min.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.lo.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.s64 	%rd552, %rd40, %rd552;
$L__BB7_25:
	shr.u32 	%r35, %r30, 16;
	cvt.u64.u32 	%rd390, %r35;
	cvt.s64.s8 	%rd553, %rd390;
	@%p7 bra 	$L__BB7_33;
	setp.eq.s32 	%p16, %r24, 1;
	@%p16 bra 	$L__BB7_31;
	setp.eq.s32 	%p17, %r24, 2;
	@%p17 bra 	$L__BB7_30;
	setp.ne.s32 	%p18, %r24, 3;
	@%p18 bra 	$L__BB7_32;
	max.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB7_33;
$L__BB7_30:
	min.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB7_33;
$L__BB7_31:
	mul.lo.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB7_33;
$L__BB7_32:
	add.s64 	%rd553, %rd39, %rd553;
$L__BB7_33:
	shr.u32 	%r36, %r30, 24;
	cvt.u64.u32 	%rd391, %r36;
	cvt.s64.s8 	%rd554, %rd391;
	@%p7 bra 	$L__BB7_41;
	setp.eq.s32 	%p20, %r24, 1;
	@%p20 bra 	$L__BB7_39;
	setp.eq.s32 	%p21, %r24, 2;
	@%p21 bra 	$L__BB7_38;
	setp.ne.s32 	%p22, %r24, 3;
	@%p22 bra 	$L__BB7_40;
	max.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB7_41;
$L__BB7_38:
	min.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB7_41;
$L__BB7_39:
	mul.lo.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB7_41;
$L__BB7_40:
	add.s64 	%rd554, %rd38, %rd554;
$L__BB7_41:
	cvt.u64.u32 	%rd392, %r31;
	cvt.s64.s8 	%rd555, %rd392;
	@%p7 bra 	$L__BB7_49;
	setp.eq.s32 	%p24, %r24, 1;
	@%p24 bra 	$L__BB7_47;
	setp.eq.s32 	%p25, %r24, 2;
	@%p25 bra 	$L__BB7_46;
	setp.ne.s32 	%p26, %r24, 3;
	@%p26 bra 	$L__BB7_48;
	max.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB7_49;
$L__BB7_46:
	min.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB7_49;
$L__BB7_47:
	mul.lo.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB7_49;
$L__BB7_48:
	add.s64 	%rd555, %rd37, %rd555;
$L__BB7_49:
	shr.u32 	%r37, %r31, 8;
	cvt.u64.u32 	%rd393, %r37;
	cvt.s64.s8 	%rd556, %rd393;
	@%p7 bra 	$L__BB7_57;
	setp.eq.s32 	%p28, %r24, 1;
	@%p28 bra 	$L__BB7_55;
	setp.eq.s32 	%p29, %r24, 2;
	@%p29 bra 	$L__BB7_54;
	setp.ne.s32 	%p30, %r24, 3;
	@%p30 bra 	$L__BB7_56;
	max.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB7_57;
$L__BB7_54:
	min.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB7_57;
$L__BB7_55:
	mul.lo.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB7_57;
$L__BB7_56:
	add.s64 	%rd556, %rd36, %rd556;
$L__BB7_57:
	shr.u32 	%r38, %r31, 16;
	cvt.u64.u32 	%rd394, %r38;
	cvt.s64.s8 	%rd557, %rd394;
	@%p7 bra 	$L__BB7_65;
	setp.eq.s32 	%p32, %r24, 1;
	@%p32 bra 	$L__BB7_63;
	setp.eq.s32 	%p33, %r24, 2;
	@%p33 bra 	$L__BB7_62;
	setp.ne.s32 	%p34, %r24, 3;
	@%p34 bra 	$L__BB7_64;
	max.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB7_65;
$L__BB7_62:
	min.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB7_65;
$L__BB7_63:
	mul.lo.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB7_65;
$L__BB7_64:
	add.s64 	%rd557, %rd35, %rd557;
$L__BB7_65:
	shr.u32 	%r39, %r31, 24;
	cvt.u64.u32 	%rd395, %r39;
	cvt.s64.s8 	%rd558, %rd395;
	@%p7 bra 	$L__BB7_73;
	setp.eq.s32 	%p36, %r24, 1;
	@%p36 bra 	$L__BB7_71;
	setp.eq.s32 	%p37, %r24, 2;
	@%p37 bra 	$L__BB7_70;
	setp.ne.s32 	%p38, %r24, 3;
	@%p38 bra 	$L__BB7_72;
	max.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB7_73;
$L__BB7_70:
	min.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB7_73;
$L__BB7_71:
	mul.lo.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB7_73;
$L__BB7_72:
	add.s64 	%rd558, %rd34, %rd558;
$L__BB7_73:
	cvt.u64.u32 	%rd396, %r32;
	cvt.s64.s8 	%rd559, %rd396;
	@%p7 bra 	$L__BB7_81;
	setp.eq.s32 	%p40, %r24, 1;
	@%p40 bra 	$L__BB7_79;
	setp.eq.s32 	%p41, %r24, 2;
	@%p41 bra 	$L__BB7_78;
	setp.ne.s32 	%p42, %r24, 3;
	@%p42 bra 	$L__BB7_80;
	max.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB7_81;
$L__BB7_78:
	min.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB7_81;
$L__BB7_79:
	mul.lo.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB7_81;
$L__BB7_80:
	add.s64 	%rd559, %rd33, %rd559;
$L__BB7_81:
	shr.u32 	%r40, %r32, 8;
	cvt.u64.u32 	%rd397, %r40;
	cvt.s64.s8 	%rd560, %rd397;
	@%p7 bra 	$L__BB7_89;
	setp.eq.s32 	%p44, %r24, 1;
	@%p44 bra 	$L__BB7_87;
	setp.eq.s32 	%p45, %r24, 2;
	@%p45 bra 	$L__BB7_86;
	setp.ne.s32 	%p46, %r24, 3;
	@%p46 bra 	$L__BB7_88;
	max.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB7_89;
$L__BB7_86:
	min.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB7_89;
$L__BB7_87:
	mul.lo.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB7_89;
$L__BB7_88:
	add.s64 	%rd560, %rd32, %rd560;
$L__BB7_89:
	shr.u32 	%r41, %r32, 16;
	cvt.u64.u32 	%rd398, %r41;
	cvt.s64.s8 	%rd561, %rd398;
	@%p7 bra 	$L__BB7_97;
	setp.eq.s32 	%p48, %r24, 1;
	@%p48 bra 	$L__BB7_95;
	setp.eq.s32 	%p49, %r24, 2;
	@%p49 bra 	$L__BB7_94;
	setp.ne.s32 	%p50, %r24, 3;
	@%p50 bra 	$L__BB7_96;
	max.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB7_97;
$L__BB7_94:
	min.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB7_97;
$L__BB7_95:
	mul.lo.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB7_97;
$L__BB7_96:
	add.s64 	%rd561, %rd31, %rd561;
$L__BB7_97:
	shr.u32 	%r42, %r32, 24;
	cvt.u64.u32 	%rd399, %r42;
	cvt.s64.s8 	%rd562, %rd399;
	@%p7 bra 	$L__BB7_105;
	setp.eq.s32 	%p52, %r24, 1;
	@%p52 bra 	$L__BB7_103;
	setp.eq.s32 	%p53, %r24, 2;
	@%p53 bra 	$L__BB7_102;
	setp.ne.s32 	%p54, %r24, 3;
	@%p54 bra 	$L__BB7_104;
	max.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB7_105;
$L__BB7_102:
	min.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB7_105;
$L__BB7_103:
	mul.lo.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB7_105;
$L__BB7_104:
	add.s64 	%rd562, %rd30, %rd562;
$L__BB7_105:
	cvt.u64.u32 	%rd400, %r33;
	cvt.s64.s8 	%rd563, %rd400;
	@%p7 bra 	$L__BB7_113;
	setp.eq.s32 	%p56, %r24, 1;
	@%p56 bra 	$L__BB7_111;
	setp.eq.s32 	%p57, %r24, 2;
	@%p57 bra 	$L__BB7_110;
	setp.ne.s32 	%p58, %r24, 3;
	@%p58 bra 	$L__BB7_112;
	max.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB7_113;
$L__BB7_110:
	min.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB7_113;
$L__BB7_111:
	mul.lo.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB7_113;
$L__BB7_112:
	add.s64 	%rd563, %rd29, %rd563;
$L__BB7_113:
	shr.u32 	%r43, %r33, 8;
	cvt.u64.u32 	%rd401, %r43;
	cvt.s64.s8 	%rd564, %rd401;
	@%p7 bra 	$L__BB7_121;
	setp.eq.s32 	%p60, %r24, 1;
	@%p60 bra 	$L__BB7_119;
	setp.eq.s32 	%p61, %r24, 2;
	@%p61 bra 	$L__BB7_118;
	setp.ne.s32 	%p62, %r24, 3;
	@%p62 bra 	$L__BB7_120;
	max.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB7_121;
$L__BB7_118:
	min.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB7_121;
$L__BB7_119:
	mul.lo.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB7_121;
$L__BB7_120:
	add.s64 	%rd564, %rd28, %rd564;
$L__BB7_121:
	shr.u32 	%r44, %r33, 16;
	cvt.u64.u32 	%rd402, %r44;
	cvt.s64.s8 	%rd565, %rd402;
	@%p7 bra 	$L__BB7_129;
	setp.eq.s32 	%p64, %r24, 1;
	@%p64 bra 	$L__BB7_127;
	setp.eq.s32 	%p65, %r24, 2;
	@%p65 bra 	$L__BB7_126;
	setp.ne.s32 	%p66, %r24, 3;
	@%p66 bra 	$L__BB7_128;
	max.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB7_129;
$L__BB7_126:
	min.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB7_129;
$L__BB7_127:
	mul.lo.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB7_129;
$L__BB7_128:
	add.s64 	%rd565, %rd27, %rd565;
$L__BB7_129:
	shr.u32 	%r45, %r33, 24;
	cvt.u64.u32 	%rd403, %r45;
	cvt.s64.s8 	%rd566, %rd403;
	@%p7 bra 	$L__BB7_137;
	setp.eq.s32 	%p68, %r24, 1;
	@%p68 bra 	$L__BB7_135;
	setp.eq.s32 	%p69, %r24, 2;
	@%p69 bra 	$L__BB7_134;
	setp.ne.s32 	%p70, %r24, 3;
	@%p70 bra 	$L__BB7_136;
	max.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB7_137;
$L__BB7_134:
	min.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB7_137;
$L__BB7_135:
	mul.lo.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB7_137;
$L__BB7_136:
	add.s64 	%rd566, %rd26, %rd566;
$L__BB7_137:
	add.s32 	%r251, %r251, 1;
	setp.lt.u32 	%p71, %r251, %r25;
	@%p71 bra 	$L__BB7_7;
$L__BB7_138:
	setp.ne.s32 	%p72, %r24, 4;
	mov.u64 	%rd583, %rd551;
	@%p72 bra 	$L__BB7_142;
	and.b64  	%rd404, %rd551, -4294967296;
	setp.eq.s64 	%p73, %rd404, 0;
	@%p73 bra 	$L__BB7_141;
	div.s64 	%rd583, %rd551, %rd7;
	bra.uni 	$L__BB7_142;
$L__BB7_141:
	cvt.u32.u64 	%r46, %rd7;
	cvt.u32.u64 	%r47, %rd551;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd583, %r48;
$L__BB7_142:
	mov.u64 	%rd584, %rd552;
	@%p72 bra 	$L__BB7_146;
	and.b64  	%rd405, %rd552, -4294967296;
	setp.eq.s64 	%p75, %rd405, 0;
	@%p75 bra 	$L__BB7_145;
	div.s64 	%rd584, %rd552, %rd7;
	bra.uni 	$L__BB7_146;
$L__BB7_145:
	cvt.u32.u64 	%r49, %rd7;
	cvt.u32.u64 	%r50, %rd552;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd584, %r51;
$L__BB7_146:
	mov.u64 	%rd585, %rd553;
	@%p72 bra 	$L__BB7_150;
	and.b64  	%rd406, %rd553, -4294967296;
	setp.eq.s64 	%p77, %rd406, 0;
	@%p77 bra 	$L__BB7_149;
	div.s64 	%rd585, %rd553, %rd7;
	bra.uni 	$L__BB7_150;
$L__BB7_149:
	cvt.u32.u64 	%r52, %rd7;
	cvt.u32.u64 	%r53, %rd553;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd585, %r54;
$L__BB7_150:
	mov.u64 	%rd586, %rd554;
	@%p72 bra 	$L__BB7_154;
	and.b64  	%rd407, %rd554, -4294967296;
	setp.eq.s64 	%p79, %rd407, 0;
	@%p79 bra 	$L__BB7_153;
	div.s64 	%rd586, %rd554, %rd7;
	bra.uni 	$L__BB7_154;
$L__BB7_153:
	cvt.u32.u64 	%r55, %rd7;
	cvt.u32.u64 	%r56, %rd554;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd586, %r57;
$L__BB7_154:
	cvt.u32.u64 	%r58, %rd584;
	cvt.u32.u64 	%r59, %rd583;
	mov.u32 	%r60, 64;
	prmt.b32 	%r61, %r59, %r58, %r60;
	cvt.u32.u64 	%r62, %rd585;
	mov.u32 	%r63, 1040;
	prmt.b32 	%r64, %r61, %r62, %r63;
	cvt.u32.u64 	%r65, %rd586;
	mov.u32 	%r66, 16912;
	prmt.b32 	%r8, %r64, %r65, %r66;
	mov.u64 	%rd587, %rd555;
	@%p72 bra 	$L__BB7_158;
	and.b64  	%rd408, %rd555, -4294967296;
	setp.eq.s64 	%p81, %rd408, 0;
	@%p81 bra 	$L__BB7_157;
	div.s64 	%rd587, %rd555, %rd7;
	bra.uni 	$L__BB7_158;
$L__BB7_157:
	cvt.u32.u64 	%r67, %rd7;
	cvt.u32.u64 	%r68, %rd555;
	div.u32 	%r69, %r68, %r67;
	cvt.u64.u32 	%rd587, %r69;
$L__BB7_158:
	mov.u64 	%rd588, %rd556;
	@%p72 bra 	$L__BB7_162;
	and.b64  	%rd409, %rd556, -4294967296;
	setp.eq.s64 	%p83, %rd409, 0;
	@%p83 bra 	$L__BB7_161;
	div.s64 	%rd588, %rd556, %rd7;
	bra.uni 	$L__BB7_162;
$L__BB7_161:
	cvt.u32.u64 	%r70, %rd7;
	cvt.u32.u64 	%r71, %rd556;
	div.u32 	%r72, %r71, %r70;
	cvt.u64.u32 	%rd588, %r72;
$L__BB7_162:
	mov.u64 	%rd589, %rd557;
	@%p72 bra 	$L__BB7_166;
	and.b64  	%rd410, %rd557, -4294967296;
	setp.eq.s64 	%p85, %rd410, 0;
	@%p85 bra 	$L__BB7_165;
	div.s64 	%rd589, %rd557, %rd7;
	bra.uni 	$L__BB7_166;
$L__BB7_165:
	cvt.u32.u64 	%r73, %rd7;
	cvt.u32.u64 	%r74, %rd557;
	div.u32 	%r75, %r74, %r73;
	cvt.u64.u32 	%rd589, %r75;
$L__BB7_166:
	mov.u64 	%rd590, %rd558;
	@%p72 bra 	$L__BB7_170;
	and.b64  	%rd411, %rd558, -4294967296;
	setp.eq.s64 	%p87, %rd411, 0;
	@%p87 bra 	$L__BB7_169;
	div.s64 	%rd590, %rd558, %rd7;
	bra.uni 	$L__BB7_170;
$L__BB7_169:
	cvt.u32.u64 	%r76, %rd7;
	cvt.u32.u64 	%r77, %rd558;
	div.u32 	%r78, %r77, %r76;
	cvt.u64.u32 	%rd590, %r78;
$L__BB7_170:
	cvt.u32.u64 	%r79, %rd588;
	cvt.u32.u64 	%r80, %rd587;
	mov.u32 	%r81, 64;
	prmt.b32 	%r82, %r80, %r79, %r81;
	cvt.u32.u64 	%r83, %rd589;
	mov.u32 	%r84, 1040;
	prmt.b32 	%r85, %r82, %r83, %r84;
	cvt.u32.u64 	%r86, %rd590;
	mov.u32 	%r87, 16912;
	prmt.b32 	%r9, %r85, %r86, %r87;
	mov.u64 	%rd591, %rd559;
	@%p72 bra 	$L__BB7_174;
	and.b64  	%rd412, %rd559, -4294967296;
	setp.eq.s64 	%p89, %rd412, 0;
	@%p89 bra 	$L__BB7_173;
	div.s64 	%rd591, %rd559, %rd7;
	bra.uni 	$L__BB7_174;
$L__BB7_173:
	cvt.u32.u64 	%r88, %rd7;
	cvt.u32.u64 	%r89, %rd559;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd591, %r90;
$L__BB7_174:
	mov.u64 	%rd592, %rd560;
	@%p72 bra 	$L__BB7_178;
	and.b64  	%rd413, %rd560, -4294967296;
	setp.eq.s64 	%p91, %rd413, 0;
	@%p91 bra 	$L__BB7_177;
	div.s64 	%rd592, %rd560, %rd7;
	bra.uni 	$L__BB7_178;
$L__BB7_177:
	cvt.u32.u64 	%r91, %rd7;
	cvt.u32.u64 	%r92, %rd560;
	div.u32 	%r93, %r92, %r91;
	cvt.u64.u32 	%rd592, %r93;
$L__BB7_178:
	mov.u64 	%rd593, %rd561;
	@%p72 bra 	$L__BB7_182;
	and.b64  	%rd414, %rd561, -4294967296;
	setp.eq.s64 	%p93, %rd414, 0;
	@%p93 bra 	$L__BB7_181;
	div.s64 	%rd593, %rd561, %rd7;
	bra.uni 	$L__BB7_182;
$L__BB7_181:
	cvt.u32.u64 	%r94, %rd7;
	cvt.u32.u64 	%r95, %rd561;
	div.u32 	%r96, %r95, %r94;
	cvt.u64.u32 	%rd593, %r96;
$L__BB7_182:
	mov.u64 	%rd594, %rd562;
	@%p72 bra 	$L__BB7_186;
	and.b64  	%rd415, %rd562, -4294967296;
	setp.eq.s64 	%p95, %rd415, 0;
	@%p95 bra 	$L__BB7_185;
	div.s64 	%rd594, %rd562, %rd7;
	bra.uni 	$L__BB7_186;
$L__BB7_185:
	cvt.u32.u64 	%r97, %rd7;
	cvt.u32.u64 	%r98, %rd562;
	div.u32 	%r99, %r98, %r97;
	cvt.u64.u32 	%rd594, %r99;
$L__BB7_186:
	cvt.u32.u64 	%r100, %rd592;
	cvt.u32.u64 	%r101, %rd591;
	mov.u32 	%r102, 64;
	prmt.b32 	%r103, %r101, %r100, %r102;
	cvt.u32.u64 	%r104, %rd593;
	mov.u32 	%r105, 1040;
	prmt.b32 	%r106, %r103, %r104, %r105;
	cvt.u32.u64 	%r107, %rd594;
	mov.u32 	%r108, 16912;
	prmt.b32 	%r10, %r106, %r107, %r108;
	mov.u64 	%rd595, %rd563;
	@%p72 bra 	$L__BB7_190;
	and.b64  	%rd416, %rd563, -4294967296;
	setp.eq.s64 	%p97, %rd416, 0;
	@%p97 bra 	$L__BB7_189;
	div.s64 	%rd595, %rd563, %rd7;
	bra.uni 	$L__BB7_190;
$L__BB7_189:
	cvt.u32.u64 	%r109, %rd7;
	cvt.u32.u64 	%r110, %rd563;
	div.u32 	%r111, %r110, %r109;
	cvt.u64.u32 	%rd595, %r111;
$L__BB7_190:
	mov.u64 	%rd596, %rd564;
	@%p72 bra 	$L__BB7_194;
	and.b64  	%rd417, %rd564, -4294967296;
	setp.eq.s64 	%p99, %rd417, 0;
	@%p99 bra 	$L__BB7_193;
	div.s64 	%rd596, %rd564, %rd7;
	bra.uni 	$L__BB7_194;
$L__BB7_193:
	cvt.u32.u64 	%r112, %rd7;
	cvt.u32.u64 	%r113, %rd564;
	div.u32 	%r114, %r113, %r112;
	cvt.u64.u32 	%rd596, %r114;
$L__BB7_194:
	mov.u64 	%rd597, %rd565;
	@%p72 bra 	$L__BB7_198;
	and.b64  	%rd418, %rd565, -4294967296;
	setp.eq.s64 	%p101, %rd418, 0;
	@%p101 bra 	$L__BB7_197;
	div.s64 	%rd597, %rd565, %rd7;
	bra.uni 	$L__BB7_198;
$L__BB7_197:
	cvt.u32.u64 	%r115, %rd7;
	cvt.u32.u64 	%r116, %rd565;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd597, %r117;
$L__BB7_198:
	mov.u64 	%rd598, %rd566;
	@%p72 bra 	$L__BB7_202;
	and.b64  	%rd419, %rd566, -4294967296;
	setp.eq.s64 	%p103, %rd419, 0;
	@%p103 bra 	$L__BB7_201;
	div.s64 	%rd598, %rd566, %rd7;
	bra.uni 	$L__BB7_202;
$L__BB7_201:
	cvt.u32.u64 	%r118, %rd7;
	cvt.u32.u64 	%r119, %rd566;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd598, %r120;
$L__BB7_202:
	cvt.u32.u64 	%r121, %rd596;
	cvt.u32.u64 	%r122, %rd595;
	mov.u32 	%r123, 64;
	prmt.b32 	%r124, %r122, %r121, %r123;
	cvt.u32.u64 	%r125, %rd597;
	mov.u32 	%r126, 1040;
	prmt.b32 	%r127, %r124, %r125, %r126;
	cvt.u32.u64 	%r128, %rd598;
	mov.u32 	%r129, 16912;
	shl.b64 	%rd420, %rd533, 4;
	add.s64 	%rd421, %rd1, %rd420;
	prmt.b32 	%r130, %r127, %r128, %r129;
	st.global.v4.u32 	[%rd421], {%r8, %r9, %r10, %r130};
	add.s64 	%rd533, %rd533, %rd8;
	setp.lt.u64 	%p104, %rd533, %rd5;
	@%p104 bra 	$L__BB7_5;
$L__BB7_203:
	and.b64  	%rd599, %rd375, -16;
$L__BB7_204:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd422, %r131;
	add.s64 	%rd600, %rd599, %rd422;
	setp.ge.u64 	%p105, %rd600, %rd375;
	@%p105 bra 	$L__BB7_318;
	cvt.u64.u32 	%rd209, %r25;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd210, %r132;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB7_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB7_208;
	ld.local.u64 	%rd601, [%rd3+8];
	bra.uni 	$L__BB7_209;
$L__BB7_208:
	ld.local.u64 	%rd601, [%rd3];
$L__BB7_209:
	add.s64 	%rd423, %rd601, %rd600;
	ld.s8 	%rd604, [%rd423];
	setp.lt.u32 	%p107, %r25, 2;
	@%p107 bra 	$L__BB7_222;
	mov.u32 	%r252, 1;
$L__BB7_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r252;
	@%p108 bra 	$L__BB7_213;
	bra.uni 	$L__BB7_212;
$L__BB7_213:
	ld.local.u64 	%rd603, [%rd3];
	bra.uni 	$L__BB7_214;
$L__BB7_212:
	ld.local.u64 	%rd424, [%rd3+16];
	cvt.u64.u32 	%rd425, %r252;
	mul.lo.s64 	%rd426, %rd424, %rd425;
	ld.local.u64 	%rd427, [%rd3+8];
	add.s64 	%rd603, %rd427, %rd426;
$L__BB7_214:
	add.s64 	%rd428, %rd603, %rd600;
	ld.s8 	%rd220, [%rd428];
	setp.eq.s32 	%p109, %r24, 1;
	@%p109 bra 	$L__BB7_219;
	setp.eq.s32 	%p110, %r24, 2;
	@%p110 bra 	$L__BB7_218;
	setp.ne.s32 	%p111, %r24, 3;
	@%p111 bra 	$L__BB7_220;
	max.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB7_221;
$L__BB7_219:
	mul.lo.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB7_221;
$L__BB7_218:
	min.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB7_221;
$L__BB7_220:
	add.s64 	%rd604, %rd604, %rd220;
$L__BB7_221:
	add.s32 	%r252, %r252, 1;
	setp.lt.u32 	%p112, %r252, %r25;
	@%p112 bra 	$L__BB7_211;
$L__BB7_222:
	setp.ne.s32 	%p113, %r24, 4;
	@%p113 bra 	$L__BB7_226;
	and.b64  	%rd429, %rd604, -4294967296;
	setp.eq.s64 	%p114, %rd429, 0;
	@%p114 bra 	$L__BB7_225;
	div.s64 	%rd604, %rd604, %rd209;
	bra.uni 	$L__BB7_226;
$L__BB7_225:
	cvt.u32.u64 	%r134, %rd209;
	cvt.u32.u64 	%r135, %rd604;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd604, %r136;
$L__BB7_226:
	add.s64 	%rd430, %rd1, %rd600;
	st.global.u8 	[%rd430], %rd604;
	add.s64 	%rd600, %rd600, %rd210;
	setp.lt.u64 	%p115, %rd600, %rd375;
	@%p115 bra 	$L__BB7_206;
$L__BB7_318:
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
	.reg .b64 	%rd<215>;
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
	add.s64 	%rd61, %rd47, 15;
	shr.u64 	%rd62, %rd61, 4;
	cvt.u64.u32 	%rd6, %r62;
	add.s64 	%rd63, %rd6, %rd62;
	add.s64 	%rd7, %rd63, -1;
	and.b64  	%rd64, %rd7, -4294967296;
	setp.eq.s64 	%p6, %rd64, 0;
	@%p6 bra 	$L__BB8_9;
	div.u64 	%rd208, %rd7, %rd6;
	bra.uni 	$L__BB8_10;
$L__BB8_9:
	cvt.u32.u64 	%r63, %rd6;
	cvt.u32.u64 	%r64, %rd7;
	div.u32 	%r65, %r64, %r63;
	cvt.u64.u32 	%rd208, %r65;
$L__BB8_10:
	shl.b64 	%rd65, %rd208, 4;
	mul.lo.s64 	%rd66, %rd65, %rd2;
	min.u64 	%rd209, %rd66, %rd47;
	add.s64 	%rd67, %rd209, %rd65;
	min.u64 	%rd14, %rd67, %rd47;
	mov.u32 	%r127, %r1;
$L__BB8_11:
	mov.u32 	%r8, %r127;
	cvt.u64.u32 	%rd68, %r40;
	mul.lo.s64 	%rd69, %rd50, %rd68;
	sub.s64 	%rd70, %rd14, %rd209;
	min.u64 	%rd20, %rd69, %rd70;
	add.s64 	%rd71, %rd20, 15;
	shr.u64 	%rd72, %rd71, 4;
	add.s64 	%rd73, %rd68, %rd72;
	add.s64 	%rd21, %rd73, -1;
	and.b64  	%rd74, %rd21, -4294967296;
	setp.eq.s64 	%p7, %rd74, 0;
	@%p7 bra 	$L__BB8_13;
	div.u64 	%rd210, %rd21, %rd68;
	bra.uni 	$L__BB8_14;
$L__BB8_13:
	cvt.u32.u64 	%r66, %rd21;
	div.u32 	%r67, %r66, %r40;
	cvt.u64.u32 	%rd210, %r67;
$L__BB8_14:
	shl.b64 	%rd25, %rd210, 4;
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
	mov.u64 	%rd211, %rd56;
	bra.uni 	$L__BB8_19;
$L__BB8_17:
	cvta.to.global.u64 	%rd76, %rd42;
	mul.wide.u32 	%rd77, %r12, 8;
	add.s64 	%rd78, %rd76, %rd77;
	ld.global.u64 	%rd211, [%rd78];
$L__BB8_19:
	add.s32 	%r70, %r8, 1;
	and.b32  	%r71, %r70, 3;
	cvt.u64.u32 	%rd80, %r71;
	or.b64  	%rd81, %rd58, %rd80;
	mul.lo.s64 	%rd83, %rd81, %rd68;
	cvt.u64.u32 	%rd84, %r39;
	add.s64 	%rd85, %rd83, %rd84;
	mul.lo.s64 	%rd86, %rd85, %rd50;
	add.s64 	%rd87, %rd86, %rd51;
	add.s64 	%rd88, %rd211, %rd87;
	cvt.u64.u32 	%rd89, %r12;
	mul.lo.s64 	%rd90, %rd25, %rd89;
	min.u64 	%rd91, %rd90, %rd20;
	add.s64 	%rd92, %rd91, %rd209;
	add.s64 	%rd93, %rd45, %rd92;
	add.s32 	%r72, %r12, 1;
	cvt.u64.u32 	%rd94, %r72;
	mul.lo.s64 	%rd95, %rd25, %rd94;
	min.u64 	%rd96, %rd95, %rd20;
	sub.s64 	%rd97, %rd96, %rd91;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd88;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd93;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd97;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	cvt.u64.u32 	%rd102, %r56;
	cvta.to.global.u64 	%rd103, %rd42;
	mul.wide.u32 	%rd104, %r56, 8;
	add.s64 	%rd105, %rd103, %rd104;
	ld.global.u64 	%rd106, [%rd105];
	mov.u64 	%rd107, 0;
	mul.wide.u32 	%rd108, %r40, %r55;
	cvt.u64.u32 	%rd109, %r39;
	add.s64 	%rd110, %rd108, %rd109;
	shl.b64 	%rd111, %rd110, 3;
	add.s64 	%rd112, %rd106, %rd111;
	add.s64 	%rd98, %rd112, 4096;
	add.s32 	%r77, %r8, 1;
	cvt.u64.u32 	%rd113, %r77;
	cvt.u64.u32 	%rd114, %r41;
	bfi.b64 	%rd99, %rd114, %rd113, 32, 32;
	st.release.sys.global.u64 [%rd98], %rd99;
	add.s64 	%rd115, %rd108, %rd102;
	shl.b64 	%rd116, %rd115, 3;
	add.s64 	%rd117, %rd56, %rd116;
	add.s64 	%rd101, %rd117, 4096;
	ld.acquire.sys.global.u64 %rd212, [%rd101];
	add.u64 	%rd118, %SP, 0;
	add.u64 	%rd119, %SPL, 0;
	st.local.u64 	[%rd119], %rd107;
	cvt.u32.u64 	%r131, %rd212;
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
	st.param.b64 	[param2+0], %rd118;
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
	ld.acquire.sys.global.u64 %rd212, [%rd101];
	add.s32 	%r130, %r130, 1;
	cvt.u32.u64 	%r131, %rd212;
	sub.s32 	%r86, %r131, %r77;
	setp.lt.s32 	%p17, %r86, 0;
	@%p17 bra 	$L__BB8_23;
$L__BB8_27:
	setp.ne.s32 	%p18, %r77, %r131;
	mov.u32 	%r132, 0;
	@%p18 bra 	$L__BB8_30;
	shr.u64 	%rd128, %rd212, 32;
	cvt.u32.u64 	%r21, %rd128;
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
	add.u64 	%rd129, %SP, 8;
	add.u64 	%rd130, %SPL, 8;
	add.s32 	%r93, %r8, 1;
	and.b32  	%r94, %r93, 3;
	cvt.u64.u32 	%rd131, %r94;
	or.b64  	%rd133, %rd58, %rd131;
	mul.lo.s64 	%rd136, %rd69, %rd133;
	add.s64 	%rd137, %rd136, %rd51;
	add.s64 	%rd138, %rd56, %rd137;
	cvt.u64.u32 	%rd139, %r39;
	mul.lo.s64 	%rd140, %rd25, %rd139;
	min.u64 	%rd141, %rd140, %rd20;
	add.s64 	%rd142, %rd141, %rd209;
	add.s64 	%rd32, %rd46, %rd142;
	add.s64 	%rd143, %rd45, %rd142;
	st.local.u64 	[%rd130], %rd143;
	st.local.u64 	[%rd130+8], %rd138;
	st.local.u64 	[%rd130+16], %rd50;
	st.local.u32 	[%rd130+24], %r39;
	add.s32 	%r96, %r39, 1;
	cvt.u64.u32 	%rd144, %r96;
	mul.lo.s64 	%rd145, %rd25, %rd144;
	min.u64 	%rd146, %rd145, %rd20;
	sub.s64 	%rd33, %rd146, %rd141;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd32;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd129;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd33;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r53;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r40;
	call.uni
	_ZN10collective6reduceEPaRKNS_5PartsEmjj,
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
	mov.u64 	%rd213, %rd56;
	@%p22 bra 	$L__BB8_35;
	cvta.to.global.u64 	%rd147, %rd42;
	mul.wide.u32 	%rd148, %r26, 8;
	add.s64 	%rd149, %rd147, %rd148;
	ld.global.u64 	%rd213, [%rd149];
$L__BB8_35:
	and.b32  	%r100, %r127, 3;
	cvt.u64.u32 	%rd151, %r100;
	or.b64  	%rd152, %rd58, %rd151;
	mul.lo.s64 	%rd154, %rd152, %rd68;
	add.s64 	%rd156, %rd154, %rd139;
	mul.lo.s64 	%rd157, %rd156, %rd50;
	add.s64 	%rd158, %rd157, %rd51;
	add.s64 	%rd159, %rd213, %rd158;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd159;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd32;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd33;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	cvt.u64.u32 	%rd164, %r56;
	cvta.to.global.u64 	%rd165, %rd42;
	mul.wide.u32 	%rd166, %r56, 8;
	add.s64 	%rd167, %rd165, %rd166;
	ld.global.u64 	%rd168, [%rd167];
	mov.u64 	%rd169, 0;
	mul.wide.u32 	%rd170, %r40, %r55;
	add.s64 	%rd172, %rd170, %rd139;
	shl.b64 	%rd173, %rd172, 3;
	add.s64 	%rd174, %rd168, %rd173;
	add.s64 	%rd160, %rd174, 4096;
	cvt.u64.u32 	%rd175, %r41;
	cvt.u64.u32 	%rd176, %r127;
	bfi.b64 	%rd161, %rd175, %rd176, 32, 32;
	st.release.sys.global.u64 [%rd160], %rd161;
	add.s64 	%rd177, %rd170, %rd164;
	shl.b64 	%rd178, %rd177, 3;
	add.s64 	%rd179, %rd56, %rd178;
	add.s64 	%rd163, %rd179, 4096;
	ld.acquire.sys.global.u64 %rd214, [%rd163];
	add.u64 	%rd180, %SP, 0;
	add.u64 	%rd181, %SPL, 0;
	st.local.u64 	[%rd181], %rd169;
	cvt.u32.u64 	%r136, %rd214;
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
	st.param.b64 	[param2+0], %rd180;
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
	ld.acquire.sys.global.u64 %rd214, [%rd163];
	add.s32 	%r135, %r135, 1;
	cvt.u32.u64 	%r136, %rd214;
	sub.s32 	%r112, %r136, %r127;
	setp.lt.s32 	%p30, %r112, 0;
	@%p30 bra 	$L__BB8_39;
$L__BB8_43:
	setp.ne.s32 	%p31, %r127, %r136;
	mov.u32 	%r137, 0;
	@%p31 bra 	$L__BB8_46;
	shr.u64 	%rd190, %rd214, 32;
	cvt.u32.u64 	%r34, %rd190;
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
	cvt.u64.u32 	%rd191, %r119;
	or.b64  	%rd193, %rd58, %rd191;
	mul.lo.s64 	%rd40, %rd193, %rd68;
	mov.u32 	%r139, 1;
$L__BB8_49:
	.pragma "nounroll";
	add.s32 	%r121, %r139, %r39;
	rem.u32 	%r122, %r121, %r40;
	cvt.u64.u32 	%rd195, %r122;
	add.s64 	%rd196, %rd40, %rd195;
	mul.lo.s64 	%rd197, %rd196, %rd50;
	add.s64 	%rd198, %rd197, %rd51;
	add.s64 	%rd199, %rd56, %rd198;
	mul.lo.s64 	%rd200, %rd25, %rd195;
	min.u64 	%rd201, %rd200, %rd20;
	add.s64 	%rd202, %rd201, %rd209;
	add.s64 	%rd203, %rd46, %rd202;
	add.s32 	%r123, %r122, 1;
	cvt.u64.u32 	%rd204, %r123;
	mul.lo.s64 	%rd205, %rd25, %rd204;
	min.u64 	%rd206, %rd205, %rd20;
	sub.s64 	%rd207, %rd206, %rd201;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd203;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd199;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd207;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	add.s64 	%rd209, %rd20, %rd209;
	setp.lt.u64 	%p36, %rd209, %rd14;
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
	.reg .pred 	%p<105>;
	.reg .b16 	%rs<49>;
	.reg .b32 	%r<265>;
	.reg .b64 	%rd<409>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd141, [words_param_0];
	ld.param.u64 	%rd142, [words_param_1];
	ld.param.u32 	%r77, [words_param_2];
	ld.param.u32 	%r78, [words_param_3];
	ld.param.u32 	%r79, [words_param_4];
	ld.param.u32 	%r80, [words_param_5];
	ld.param.u64 	%rd143, [words_param_6];
	ld.param.u64 	%rd144, [words_param_7];
	ld.param.u64 	%rd145, [words_param_8];
	ld.param.v2.u32 	{%r91, %r92}, [words_param_9+96];
	ld.param.u64 	%rd155, [words_param_9+72];
	ld.param.u64 	%rd146, [words_param_9];
	cvta.to.global.u64 	%rd1, %rd144;
	cvta.to.global.u64 	%rd2, %rd141;
	add.u64 	%rd156, %SP, 0;
	add.u64 	%rd3, %SPL, 0;
	add.u64 	%rd4, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd158, %rd155;
	mov.u32 	%r93, %ctaid.x;
	mul.wide.u32 	%rd159, %r93, 4;
	add.s64 	%rd160, %rd158, %rd159;
	cvt.u64.u32 	%rd6, %r93;
	ld.global.u32 	%r1, [%rd160+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p2, %r2, 0;
	mov.u16 	%rs41, 0;
	@%p2 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r94, [%rd158];
	setp.ne.s32 	%p3, %r94, 0;
	selp.u16 	%rs41, 1, 0, %p3;
$L__BB9_2:
	setp.eq.s16 	%p4, %rs41, 0;
	@%p4 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd8, %rd142;
	ld.volatile.global.u32 	%r95, [%rd8+4];
	setp.ne.s32 	%p5, %r95, 0;
	@%p5 bra 	$L__BB9_5;
	st.global.u32 	[%rd8+8], %r80;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r96, 4;
	st.global.u32 	[%rd8+4], %r96;
$L__BB9_6:
	cvt.u32.u16 	%r97, %rs41;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r97, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r98, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r98, 0;
	@%p6 bra 	$L__BB9_102;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd162, %rd146, 15;
	shr.u64 	%rd163, %rd162, 4;
	mov.u32 	%r99, %nctaid.x;
	cvt.u64.u32 	%rd10, %r99;
	add.s64 	%rd164, %rd10, %rd163;
	add.s64 	%rd11, %rd164, -1;
	and.b64  	%rd165, %rd11, -4294967296;
	setp.eq.s64 	%p7, %rd165, 0;
	@%p7 bra 	$L__BB9_9;
	div.u64 	%rd365, %rd11, %rd10;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r100, %rd10;
	cvt.u32.u64 	%r101, %rd11;
	div.u32 	%r102, %r101, %r100;
	cvt.u64.u32 	%rd365, %r102;
$L__BB9_10:
	shl.b64 	%rd166, %rd365, 4;
	mul.lo.s64 	%rd167, %rd166, %rd6;
	min.u64 	%rd15, %rd167, %rd146;
	add.s64 	%rd168, %rd15, %rd166;
	min.u64 	%rd16, %rd168, %rd146;
	mov.u64 	%rd169, 7;
	sub.s64 	%rd170, %rd169, %rd15;
	add.s64 	%rd171, %rd170, %rd16;
	shr.u64 	%rd172, %rd171, 3;
	cvt.u32.u64 	%r4, %rd172;
	or.b64  	%rd173, %rd145, %rd144;
	and.b64  	%rd17, %rd173, 7;
	setp.eq.s32 	%p8, %r2, %r77;
	setp.ge.u32 	%p9, %r2, %r78;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB9_12;
	mov.u32 	%r242, %tid.x;
	mul.wide.u32 	%rd176, %r242, 8;
	add.s64 	%rd177, %rd2, %rd176;
	ld.global.u64 	%rd178, [%rd177];
	cvt.u64.u32 	%rd179, %r78;
	mul.lo.s64 	%rd180, %rd179, %rd6;
	cvt.u64.u32 	%rd181, %r77;
	add.s64 	%rd182, %rd180, %rd181;
	shl.b64 	%rd183, %rd182, 3;
	add.s64 	%rd184, %rd178, %rd183;
	add.s64 	%rd174, %rd184, 4096;
	cvt.u64.u32 	%rd185, %r79;
	cvt.u64.u32 	%rd186, %r3;
	bfi.b64 	%rd175, %rd185, %rd186, 32, 32;
	st.relaxed.sys.global.u64 [%rd174], %rd175;
$L__BB9_12:
	mov.u32 	%r239, %tid.x;
	setp.ge.u32 	%p11, %r239, %r4;
	@%p11 bra 	$L__BB9_27;
	ld.param.u64 	%rd364, [words_param_9+48];
	ld.param.u64 	%rd363, [words_param_9+40];
	mov.u32 	%r243, %tid.x;
	setp.ne.s64 	%p1, %rd17, 0;
	and.b32  	%r103, %r3, 3;
	cvt.u64.u32 	%rd187, %r103;
	shl.b64 	%rd188, %rd6, 2;
	or.b64  	%rd189, %rd188, %rd187;
	cvt.u64.u32 	%rd190, %r78;
	mul.lo.s64 	%rd191, %rd189, %rd190;
	cvt.u64.u32 	%rd192, %r77;
	add.s64 	%rd193, %rd191, %rd192;
	mul.lo.s64 	%rd194, %rd193, %rd363;
	add.s64 	%rd21, %rd194, %rd364;
	mov.u32 	%r5, %ntid.x;
$L__BB9_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd22, %r243;
	mul.wide.u32 	%rd195, %r243, 8;
	add.s64 	%rd23, %rd195, %rd15;
	add.s64 	%rd196, %rd23, 8;
	setp.gt.u64 	%p12, %rd196, %rd16;
	or.pred  	%p13, %p12, %p1;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	mov.u32 	%r244, 0;
	st.local.v2.u32 	[%rd3], {%r244, %r244};
	mov.u64 	%rd366, %rd3;
$L__BB9_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd198, %r244;
	add.s64 	%rd25, %rd23, %rd198;
	setp.ge.u64 	%p14, %rd25, %rd16;
	@%p14 bra 	$L__BB9_19;
	add.s64 	%rd199, %rd1, %rd25;
	ld.global.u8 	%rs19, [%rd199];
	st.local.u8 	[%rd366], %rs19;
$L__BB9_19:
	add.s32 	%r244, %r244, 1;
	add.s64 	%rd366, %rd366, 1;
	setp.ne.s32 	%p15, %r244, 8;
	@%p15 bra 	$L__BB9_17;
	ld.local.v2.u32 	{%r245, %r246}, [%rd3];
	bra.uni 	$L__BB9_21;
$L__BB9_15:
	add.s64 	%rd197, %rd1, %rd23;
	ld.global.v2.u32 	{%r245, %r246}, [%rd197];
	st.local.v2.u32 	[%rd3], {%r245, %r246};
$L__BB9_21:
	setp.lt.u32 	%p16, %r78, 2;
	@%p16 bra 	$L__BB9_26;
	shl.b64 	%rd200, %rd22, 4;
	add.s64 	%rd27, %rd21, %rd200;
	mov.u32 	%r247, 1;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r110, %r247, %r77;
	rem.u32 	%r18, %r110, %r78;
	setp.eq.s32 	%p17, %r18, %r77;
	mov.u64 	%rd367, %rd155;
	@%p17 bra 	$L__BB9_25;
	mul.wide.u32 	%rd201, %r18, 8;
	add.s64 	%rd202, %rd2, %rd201;
	ld.global.u64 	%rd367, [%rd202];
$L__BB9_25:
	add.s64 	%rd203, %rd367, %rd27;
	st.volatile.global.v4.u32 [%rd203], {%r245, %r3, %r246, %r3};
	add.s32 	%r247, %r247, 1;
	setp.lt.u32 	%p18, %r247, %r78;
	@%p18 bra 	$L__BB9_23;
$L__BB9_26:
	cvt.u32.u64 	%r114, %rd22;
	add.s32 	%r243, %r114, %r5;
	setp.lt.u32 	%p19, %r243, %r4;
	@%p19 bra 	$L__BB9_14;
$L__BB9_27:
	mov.u16 	%rs45, 0;
	@%p11 bra 	$L__BB9_90;
	mov.u32 	%r248, %tid.x;
	cvt.u64.u32 	%rd31, %r78;
$L__BB9_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd205, %r248, 8;
	add.s64 	%rd45, %rd205, %rd15;
	add.s64 	%rd206, %rd45, 8;
	setp.gt.u64 	%p21, %rd206, %rd16;
	setp.ne.s64 	%p22, %rd17, 0;
	or.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB9_31;
	bra.uni 	$L__BB9_30;
$L__BB9_31:
	cvta.to.local.u64 	%rd214, %rd156;
	mov.u32 	%r249, 0;
	st.local.v2.u32 	[%rd214], {%r249, %r249};
$L__BB9_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd46, %r249;
	add.s64 	%rd47, %rd45, %rd46;
	setp.ge.u64 	%p24, %rd47, %rd16;
	@%p24 bra 	$L__BB9_34;
	cvta.to.local.u64 	%rd357, %rd156;
	add.s64 	%rd218, %rd1, %rd47;
	ld.global.u8 	%rs21, [%rd218];
	add.s64 	%rd219, %rd357, %rd46;
	st.local.u8 	[%rd219], %rs21;
$L__BB9_34:
	cvt.u32.u64 	%r118, %rd46;
	add.s32 	%r249, %r118, 1;
	setp.ne.s32 	%p25, %r249, 8;
	@%p25 bra 	$L__BB9_32;
	cvta.to.local.u64 	%rd356, %rd156;
	ld.local.v2.u32 	{%r250, %r251}, [%rd356];
	bra.uni 	$L__BB9_36;
$L__BB9_30:
	add.s64 	%rd210, %rd1, %rd45;
	ld.global.v2.u32 	{%r250, %r251}, [%rd210];
	cvta.to.local.u64 	%rd212, %rd156;
	st.local.v2.u32 	[%rd212], {%r250, %r251};
$L__BB9_36:
	setp.eq.s32 	%p26, %r78, 0;
	mov.u16 	%rs45, 0;
	@%p26 bra 	$L__BB9_55;
	mov.u16 	%rs45, 0;
	mov.u32 	%r252, 0;
$L__BB9_38:
	.pragma "nounroll";
	setp.eq.s32 	%p27, %r252, %r77;
	mov.u32 	%r256, %r251;
	mov.u32 	%r257, %r250;
	@%p27 bra 	$L__BB9_47;
	cvt.u64.u32 	%rd362, %r248;
	ld.param.u64 	%rd361, [words_param_9+48];
	shl.b64 	%rd360, %rd362, 4;
	add.s64 	%rd359, %rd360, %rd361;
	ld.param.u64 	%rd354, [words_param_9+40];
	and.b32  	%r127, %r3, 3;
	cvt.u64.u32 	%rd225, %r127;
	or.b64  	%rd226, %rd159, %rd225;
	mul.lo.s64 	%rd227, %rd226, %rd31;
	cvt.u64.u32 	%rd228, %r252;
	add.s64 	%rd229, %rd227, %rd228;
	mul.lo.s64 	%rd230, %rd229, %rd354;
	add.s64 	%rd231, %rd359, %rd230;
	add.s64 	%rd223, %rd155, %rd231;
	add.u64 	%rd233, %SPL, 16;
	mov.u64 	%rd234, 0;
	st.local.u64 	[%rd233], %rd234;
	ld.volatile.global.v4.u32 {%r257, %r123, %r256, %r125}, [%rd223];
	setp.eq.s32 	%p28, %r123, %r3;
	setp.eq.s32 	%p29, %r125, %r3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB9_45;
	mov.u32 	%r255, 1;
$L__BB9_41:
	and.b32  	%r129, %r255, 63;
	setp.ne.s32 	%p31, %r129, 0;
	@%p31 bra 	$L__BB9_44;
	add.u64 	%rd355, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd155;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r255;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd355;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r45, [retval0+0];
	}
	setp.eq.s32 	%p32, %r45, 0;
	@%p32 bra 	$L__BB9_44;
	bra.uni 	$L__BB9_43;
$L__BB9_44:
	add.s32 	%r255, %r255, 1;
	ld.volatile.global.v4.u32 {%r257, %r131, %r256, %r133}, [%rd223];
	setp.ne.s32 	%p33, %r131, %r3;
	setp.ne.s32 	%p34, %r133, %r3;
	or.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB9_41;
	bra.uni 	$L__BB9_45;
$L__BB9_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd155;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r45;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r252;
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
	mov.u16 	%rs45, 1;
$L__BB9_45:
	setp.eq.s32 	%p36, %r92, 0;
	@%p36 bra 	$L__BB9_47;
	ld.volatile.global.v4.u32 {%r257, %r135, %r256, %r137}, [%rd223];
$L__BB9_47:
	setp.eq.s32 	%p37, %r91, 1;
	@%p37 bra 	$L__BB9_52;
	setp.eq.s32 	%p38, %r91, 2;
	@%p38 bra 	$L__BB9_51;
	setp.ne.s32 	%p39, %r91, 3;
	@%p39 bra 	$L__BB9_53;
	setp.eq.s32 	%p40, %r252, 0;
	cvt.u64.u32 	%rd238, %r257;
	cvt.s64.s8 	%rd239, %rd238;
	setp.lt.s64 	%p41, %rd391, %rd239;
	or.pred  	%p42, %p40, %p41;
	selp.b64 	%rd391, %rd239, %rd391, %p42;
	shr.u32 	%r138, %r257, 8;
	cvt.u64.u32 	%rd240, %r138;
	cvt.s64.s8 	%rd241, %rd240;
	setp.lt.s64 	%p43, %rd390, %rd241;
	or.pred  	%p44, %p40, %p43;
	selp.b64 	%rd390, %rd241, %rd390, %p44;
	shr.u32 	%r139, %r257, 16;
	cvt.u64.u32 	%rd242, %r139;
	cvt.s64.s8 	%rd243, %rd242;
	setp.lt.s64 	%p45, %rd389, %rd243;
	or.pred  	%p46, %p40, %p45;
	selp.b64 	%rd389, %rd243, %rd389, %p46;
	shr.u32 	%r140, %r257, 24;
	cvt.u64.u32 	%rd244, %r140;
	cvt.s64.s8 	%rd245, %rd244;
	setp.lt.s64 	%p47, %rd388, %rd245;
	or.pred  	%p48, %p40, %p47;
	selp.b64 	%rd388, %rd245, %rd388, %p48;
	cvt.u64.u32 	%rd246, %r256;
	cvt.s64.s8 	%rd247, %rd246;
	setp.lt.s64 	%p49, %rd387, %rd247;
	or.pred  	%p50, %p40, %p49;
	selp.b64 	%rd387, %rd247, %rd387, %p50;
	shr.u32 	%r141, %r256, 8;
	cvt.u64.u32 	%rd248, %r141;
	cvt.s64.s8 	%rd249, %rd248;
	setp.lt.s64 	%p51, %rd386, %rd249;
	or.pred  	%p52, %p40, %p51;
	selp.b64 	%rd386, %rd249, %rd386, %p52;
	shr.u32 	%r142, %r256, 16;
	cvt.u64.u32 	%rd250, %r142;
	cvt.s64.s8 	%rd251, %rd250;
	setp.lt.s64 	%p53, %rd385, %rd251;
	or.pred  	%p54, %p40, %p53;
	selp.b64 	%rd385, %rd251, %rd385, %p54;
	shr.u32 	%r143, %r256, 24;
	cvt.u64.u32 	%rd252, %r143;
	cvt.s64.s8 	%rd253, %rd252;
	setp.lt.s64 	%p55, %rd384, %rd253;
	or.pred  	%p56, %p40, %p55;
	selp.b64 	%rd384, %rd253, %rd384, %p56;
	bra.uni 	$L__BB9_54;
$L__BB9_52:
	setp.eq.s32 	%p74, %r252, 0;
	cvt.u64.u32 	%rd270, %r257;
	cvt.s64.s8 	%rd271, %rd270;
	selp.b64 	%rd272, 1, %rd391, %p74;
	mul.lo.s64 	%rd391, %rd271, %rd272;
	shr.u32 	%r150, %r257, 8;
	cvt.u64.u32 	%rd273, %r150;
	cvt.s64.s8 	%rd274, %rd273;
	selp.b64 	%rd275, 1, %rd390, %p74;
	mul.lo.s64 	%rd390, %rd274, %rd275;
	shr.u32 	%r151, %r257, 16;
	cvt.u64.u32 	%rd276, %r151;
	cvt.s64.s8 	%rd277, %rd276;
	selp.b64 	%rd278, 1, %rd389, %p74;
	mul.lo.s64 	%rd389, %rd277, %rd278;
	shr.u32 	%r152, %r257, 24;
	cvt.u64.u32 	%rd279, %r152;
	cvt.s64.s8 	%rd280, %rd279;
	selp.b64 	%rd281, 1, %rd388, %p74;
	mul.lo.s64 	%rd388, %rd280, %rd281;
	cvt.u64.u32 	%rd282, %r256;
	cvt.s64.s8 	%rd283, %rd282;
	selp.b64 	%rd284, 1, %rd387, %p74;
	mul.lo.s64 	%rd387, %rd283, %rd284;
	shr.u32 	%r153, %r256, 8;
	cvt.u64.u32 	%rd285, %r153;
	cvt.s64.s8 	%rd286, %rd285;
	selp.b64 	%rd287, 1, %rd386, %p74;
	mul.lo.s64 	%rd386, %rd286, %rd287;
	shr.u32 	%r154, %r256, 16;
	cvt.u64.u32 	%rd288, %r154;
	cvt.s64.s8 	%rd289, %rd288;
	selp.b64 	%rd290, 1, %rd385, %p74;
	mul.lo.s64 	%rd385, %rd289, %rd290;
	shr.u32 	%r155, %r256, 24;
	cvt.u64.u32 	%rd291, %r155;
	cvt.s64.s8 	%rd292, %rd291;
	selp.b64 	%rd293, 1, %rd384, %p74;
	mul.lo.s64 	%rd384, %rd292, %rd293;
	bra.uni 	$L__BB9_54;
$L__BB9_51:
	setp.eq.s32 	%p57, %r252, 0;
	cvt.u64.u32 	%rd254, %r257;
	cvt.s64.s8 	%rd255, %rd254;
	setp.gt.s64 	%p58, %rd391, %rd255;
	or.pred  	%p59, %p57, %p58;
	selp.b64 	%rd391, %rd255, %rd391, %p59;
	shr.u32 	%r144, %r257, 8;
	cvt.u64.u32 	%rd256, %r144;
	cvt.s64.s8 	%rd257, %rd256;
	setp.gt.s64 	%p60, %rd390, %rd257;
	or.pred  	%p61, %p57, %p60;
	selp.b64 	%rd390, %rd257, %rd390, %p61;
	shr.u32 	%r145, %r257, 16;
	cvt.u64.u32 	%rd258, %r145;
	cvt.s64.s8 	%rd259, %rd258;
	setp.gt.s64 	%p62, %rd389, %rd259;
	or.pred  	%p63, %p57, %p62;
	selp.b64 	%rd389, %rd259, %rd389, %p63;
	shr.u32 	%r146, %r257, 24;
	cvt.u64.u32 	%rd260, %r146;
	cvt.s64.s8 	%rd261, %rd260;
	setp.gt.s64 	%p64, %rd388, %rd261;
	or.pred  	%p65, %p57, %p64;
	selp.b64 	%rd388, %rd261, %rd388, %p65;
	cvt.u64.u32 	%rd262, %r256;
	cvt.s64.s8 	%rd263, %rd262;
	setp.gt.s64 	%p66, %rd387, %rd263;
	or.pred  	%p67, %p57, %p66;
	selp.b64 	%rd387, %rd263, %rd387, %p67;
	shr.u32 	%r147, %r256, 8;
	cvt.u64.u32 	%rd264, %r147;
	cvt.s64.s8 	%rd265, %rd264;
	setp.gt.s64 	%p68, %rd386, %rd265;
	or.pred  	%p69, %p57, %p68;
	selp.b64 	%rd386, %rd265, %rd386, %p69;
	shr.u32 	%r148, %r256, 16;
	cvt.u64.u32 	%rd266, %r148;
	cvt.s64.s8 	%rd267, %rd266;
	setp.gt.s64 	%p70, %rd385, %rd267;
	or.pred  	%p71, %p57, %p70;
	selp.b64 	%rd385, %rd267, %rd385, %p71;
	shr.u32 	%r149, %r256, 24;
	cvt.u64.u32 	%rd268, %r149;
	cvt.s64.s8 	%rd269, %rd268;
	setp.gt.s64 	%p72, %rd384, %rd269;
	or.pred  	%p73, %p57, %p72;
	selp.b64 	%rd384, %rd269, %rd384, %p73;
	bra.uni 	$L__BB9_54;
$L__BB9_53:
	setp.eq.s32 	%p75, %r252, 0;
	cvt.u64.u32 	%rd294, %r257;
	cvt.s64.s8 	%rd295, %rd294;
	selp.b64 	%rd296, 0, %rd391, %p75;
	add.s64 	%rd391, %rd295, %rd296;
	shr.u32 	%r156, %r257, 8;
	cvt.u64.u32 	%rd297, %r156;
	cvt.s64.s8 	%rd298, %rd297;
	selp.b64 	%rd299, 0, %rd390, %p75;
	add.s64 	%rd390, %rd298, %rd299;
	shr.u32 	%r157, %r257, 16;
	cvt.u64.u32 	%rd300, %r157;
	cvt.s64.s8 	%rd301, %rd300;
	selp.b64 	%rd302, 0, %rd389, %p75;
	add.s64 	%rd389, %rd301, %rd302;
	shr.u32 	%r158, %r257, 24;
	cvt.u64.u32 	%rd303, %r158;
	cvt.s64.s8 	%rd304, %rd303;
	selp.b64 	%rd305, 0, %rd388, %p75;
	add.s64 	%rd388, %rd304, %rd305;
	cvt.u64.u32 	%rd306, %r256;
	cvt.s64.s8 	%rd307, %rd306;
	selp.b64 	%rd308, 0, %rd387, %p75;
	add.s64 	%rd387, %rd307, %rd308;
	shr.u32 	%r159, %r256, 8;
	cvt.u64.u32 	%rd309, %r159;
	cvt.s64.s8 	%rd310, %rd309;
	selp.b64 	%rd311, 0, %rd386, %p75;
	add.s64 	%rd386, %rd310, %rd311;
	shr.u32 	%r160, %r256, 16;
	cvt.u64.u32 	%rd312, %r160;
	cvt.s64.s8 	%rd313, %rd312;
	selp.b64 	%rd314, 0, %rd385, %p75;
	add.s64 	%rd385, %rd313, %rd314;
	shr.u32 	%r161, %r256, 24;
	cvt.u64.u32 	%rd315, %r161;
	cvt.s64.s8 	%rd316, %rd315;
	selp.b64 	%rd317, 0, %rd384, %p75;
	add.s64 	%rd384, %rd316, %rd317;
$L__BB9_54:
	add.s32 	%r252, %r252, 1;
	setp.lt.u32 	%p76, %r252, %r78;
	@%p76 bra 	$L__BB9_38;
$L__BB9_55:
	and.b16  	%rs25, %rs45, 255;
	setp.ne.s16 	%p77, %rs25, 0;
	@%p77 bra 	$L__BB9_90;
	setp.eq.s32 	%p78, %r91, 4;
	@%p78 bra 	$L__BB9_58;
	bra.uni 	$L__BB9_57;
$L__BB9_58:
	and.b64  	%rd318, %rd391, -4294967296;
	setp.eq.s64 	%p79, %rd318, 0;
	@%p79 bra 	$L__BB9_60;
	div.s64 	%rd400, %rd391, %rd31;
	bra.uni 	$L__BB9_61;
$L__BB9_57:
	cvt.u32.u64 	%r162, %rd391;
	cvt.u32.u64 	%r163, %rd389;
	cvt.u32.u64 	%r164, %rd387;
	cvt.u32.u64 	%r165, %rd385;
	cvt.u32.u64 	%r166, %rd384;
	and.b32  	%r167, %r165, 255;
	prmt.b32 	%r168, %r166, %r167, 30212;
	cvt.u16.u32 	%rs26, %r168;
	cvt.u32.u64 	%r169, %rd386;
	and.b32  	%r170, %r164, 255;
	prmt.b32 	%r171, %r169, %r170, 30212;
	cvt.u16.u32 	%rs27, %r171;
	cvt.u32.u64 	%r172, %rd388;
	and.b32  	%r173, %r163, 255;
	prmt.b32 	%r174, %r172, %r173, 30212;
	cvt.u16.u32 	%rs28, %r174;
	cvt.u32.u64 	%r175, %rd390;
	and.b32  	%r176, %r162, 255;
	prmt.b32 	%r177, %r175, %r176, 30212;
	cvt.u16.u32 	%rs29, %r177;
	st.local.v4.u16 	[%rd4], {%rs29, %rs28, %rs27, %rs26};
	prmt.b32 	%r261, %r168, %r171, 4180;
	prmt.b32 	%r260, %r174, %r177, 4180;
	bra.uni 	$L__BB9_83;
$L__BB9_60:
	cvt.u32.u64 	%r178, %rd31;
	cvt.u32.u64 	%r179, %rd391;
	div.u32 	%r180, %r179, %r178;
	cvt.u64.u32 	%rd400, %r180;
$L__BB9_61:
	and.b64  	%rd319, %rd390, -4294967296;
	setp.eq.s64 	%p80, %rd319, 0;
	@%p80 bra 	$L__BB9_63;
	div.s64 	%rd401, %rd390, %rd31;
	bra.uni 	$L__BB9_64;
$L__BB9_63:
	cvt.u32.u64 	%r181, %rd31;
	cvt.u32.u64 	%r182, %rd390;
	div.u32 	%r183, %r182, %r181;
	cvt.u64.u32 	%rd401, %r183;
$L__BB9_64:
	and.b64  	%rd320, %rd389, -4294967296;
	setp.eq.s64 	%p81, %rd320, 0;
	@%p81 bra 	$L__BB9_66;
	div.s64 	%rd402, %rd389, %rd31;
	bra.uni 	$L__BB9_67;
$L__BB9_66:
	cvt.u32.u64 	%r184, %rd31;
	cvt.u32.u64 	%r185, %rd389;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd402, %r186;
$L__BB9_67:
	and.b64  	%rd321, %rd388, -4294967296;
	setp.eq.s64 	%p82, %rd321, 0;
	@%p82 bra 	$L__BB9_69;
	div.s64 	%rd403, %rd388, %rd31;
	bra.uni 	$L__BB9_70;
$L__BB9_69:
	cvt.u32.u64 	%r187, %rd31;
	cvt.u32.u64 	%r188, %rd388;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd403, %r189;
$L__BB9_70:
	and.b64  	%rd322, %rd387, -4294967296;
	setp.eq.s64 	%p83, %rd322, 0;
	@%p83 bra 	$L__BB9_72;
	div.s64 	%rd404, %rd387, %rd31;
	bra.uni 	$L__BB9_73;
$L__BB9_72:
	cvt.u32.u64 	%r190, %rd31;
	cvt.u32.u64 	%r191, %rd387;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd404, %r192;
$L__BB9_73:
	and.b64  	%rd323, %rd386, -4294967296;
	setp.eq.s64 	%p84, %rd323, 0;
	@%p84 bra 	$L__BB9_75;
	div.s64 	%rd405, %rd386, %rd31;
	bra.uni 	$L__BB9_76;
$L__BB9_75:
	cvt.u32.u64 	%r193, %rd31;
	cvt.u32.u64 	%r194, %rd386;
	div.u32 	%r195, %r194, %r193;
	cvt.u64.u32 	%rd405, %r195;
$L__BB9_76:
	and.b64  	%rd324, %rd385, -4294967296;
	setp.eq.s64 	%p85, %rd324, 0;
	@%p85 bra 	$L__BB9_78;
	div.s64 	%rd406, %rd385, %rd31;
	bra.uni 	$L__BB9_79;
$L__BB9_78:
	cvt.u32.u64 	%r196, %rd31;
	cvt.u32.u64 	%r197, %rd385;
	div.u32 	%r198, %r197, %r196;
	cvt.u64.u32 	%rd406, %r198;
$L__BB9_79:
	and.b64  	%rd325, %rd384, -4294967296;
	setp.eq.s64 	%p86, %rd325, 0;
	@%p86 bra 	$L__BB9_81;
	div.s64 	%rd407, %rd384, %rd31;
	bra.uni 	$L__BB9_82;
$L__BB9_81:
	cvt.u32.u64 	%r199, %rd31;
	cvt.u32.u64 	%r200, %rd384;
	div.u32 	%r201, %r200, %r199;
	cvt.u64.u32 	%rd407, %r201;
$L__BB9_82:
	cvt.u32.u64 	%r202, %rd400;
	cvt.u32.u64 	%r203, %rd402;
	cvt.u32.u64 	%r204, %rd404;
	cvt.u32.u64 	%r205, %rd406;
	cvt.u32.u64 	%r206, %rd407;
	and.b32  	%r207, %r205, 255;
	prmt.b32 	%r208, %r206, %r207, 30212;
	cvt.u16.u32 	%rs30, %r208;
	cvt.u32.u64 	%r209, %rd405;
	and.b32  	%r210, %r204, 255;
	prmt.b32 	%r211, %r209, %r210, 30212;
	cvt.u16.u32 	%rs31, %r211;
	cvt.u32.u64 	%r212, %rd403;
	and.b32  	%r213, %r203, 255;
	prmt.b32 	%r214, %r212, %r213, 30212;
	cvt.u16.u32 	%rs32, %r214;
	cvt.u32.u64 	%r215, %rd401;
	and.b32  	%r216, %r202, 255;
	prmt.b32 	%r217, %r215, %r216, 30212;
	cvt.u16.u32 	%rs33, %r217;
	st.local.v4.u16 	[%rd4], {%rs33, %rs32, %rs31, %rs30};
	prmt.b32 	%r261, %r208, %r211, 4180;
	prmt.b32 	%r260, %r214, %r217, 4180;
$L__BB9_83:
	add.s64 	%rd352, %rd45, 8;
	setp.eq.s64 	%p87, %rd17, 0;
	setp.le.u64 	%p88, %rd352, %rd16;
	and.pred  	%p89, %p87, %p88;
	@%p89 bra 	$L__BB9_88;
	bra.uni 	$L__BB9_84;
$L__BB9_88:
	cvta.to.global.u64 	%rd332, %rd145;
	add.s64 	%rd333, %rd332, %rd45;
	st.global.v2.u32 	[%rd333], {%r260, %r261};
	bra.uni 	$L__BB9_89;
$L__BB9_84:
	mov.u32 	%r262, 0;
$L__BB9_85:
	.pragma "nounroll";
	cvt.u64.u32 	%rd131, %r262;
	add.s64 	%rd132, %rd45, %rd131;
	setp.ge.u64 	%p90, %rd132, %rd16;
	@%p90 bra 	$L__BB9_87;
	add.s64 	%rd329, %rd4, %rd131;
	ld.local.u8 	%rs34, [%rd329];
	cvta.to.global.u64 	%rd330, %rd145;
	add.s64 	%rd331, %rd330, %rd132;
	st.global.u8 	[%rd331], %rs34;
$L__BB9_87:
	cvt.u32.u64 	%r219, %rd131;
	add.s32 	%r262, %r219, 1;
	setp.eq.s32 	%p91, %r262, 8;
	@%p91 bra 	$L__BB9_89;
	bra.uni 	$L__BB9_85;
$L__BB9_89:
	cvt.u64.u32 	%rd358, %r248;
	cvt.u32.u64 	%r220, %rd358;
	mov.u32 	%r221, %ntid.x;
	add.s32 	%r248, %r220, %r221;
	setp.lt.u32 	%p92, %r248, %r4;
	mov.u16 	%rs45, 0;
	@%p92 bra 	$L__BB9_29;
$L__BB9_90:
	mov.u32 	%r222, %tid.x;
	setp.eq.s32 	%p93, %r222, %r77;
	setp.ge.u32 	%p94, %r222, %r78;
	and.b16  	%rs36, %rs45, 255;
	setp.ne.s16 	%p95, %rs36, 0;
	or.pred  	%p96, %p94, %p95;
	or.pred  	%p97, %p93, %p96;
	@%p97 bra 	$L__BB9_100;
	mov.u32 	%r238, %ctaid.x;
	mul.wide.u32 	%rd336, %r78, %r238;
	cvt.u64.u32 	%rd337, %r222;
	add.s64 	%rd338, %rd336, %rd337;
	shl.b64 	%rd339, %rd338, 3;
	add.s64 	%rd340, %rd155, %rd339;
	add.s64 	%rd133, %rd340, 4096;
	ld.acquire.sys.global.u64 %rd408, [%rd133];
	add.u64 	%rd341, %SP, 8;
	add.u64 	%rd342, %SPL, 8;
	mov.u64 	%rd343, 0;
	st.local.u64 	[%rd342], %rd343;
	cvt.u32.u64 	%r264, %rd408;
	sub.s32 	%r225, %r264, %r3;
	setp.gt.s32 	%p98, %r225, -1;
	@%p98 bra 	$L__BB9_97;
	mov.u32 	%r263, 1;
$L__BB9_93:
	and.b32  	%r227, %r263, 63;
	setp.ne.s32 	%p99, %r227, 0;
	@%p99 bra 	$L__BB9_96;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd155;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r263;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd341;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r72, [retval0+0];
	}
	setp.eq.s32 	%p100, %r72, 0;
	@%p100 bra 	$L__BB9_96;
	bra.uni 	$L__BB9_95;
$L__BB9_96:
	ld.acquire.sys.global.u64 %rd408, [%rd133];
	add.s32 	%r263, %r263, 1;
	cvt.u32.u64 	%r264, %rd408;
	sub.s32 	%r229, %r264, %r3;
	setp.lt.s32 	%p101, %r229, 0;
	@%p101 bra 	$L__BB9_93;
$L__BB9_97:
	setp.ne.s32 	%p102, %r3, %r264;
	mov.u16 	%rs45, 0;
	@%p102 bra 	$L__BB9_100;
	shr.u64 	%rd347, %rd408, 32;
	cvt.u32.u64 	%r76, %rd347;
	setp.eq.s32 	%p103, %r76, %r79;
	@%p103 bra 	$L__BB9_100;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd155;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r222;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r76;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs45, 1;
	bra.uni 	$L__BB9_100;
$L__BB9_95:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd155;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r72;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r222;
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
	mov.u16 	%rs45, 1;
$L__BB9_100:
	cvt.u32.u16 	%r231, %rs45;
	cvt.s32.s8 	%r232, %r231;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r232, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r233, 1, 0, %p2;
	}
	or.b32  	%r235, %r233, %r222;
	setp.ne.s32 	%p104, %r235, 0;
	@%p104 bra 	$L__BB9_102;
	mov.u32 	%r237, %ctaid.x;
	mul.wide.u32 	%rd351, %r237, 4;
	cvta.to.global.u64 	%rd350, %rd155;
	add.s64 	%rd349, %rd350, %rd351;
	add.s64 	%rd348, %rd349, 64;
	add.s32 	%r236, %r1, 1;
	st.global.u32 	[%rd348], %r236;
$L__BB9_102:
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
	.reg .pred 	%p<188>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<468>;
	.reg .b64 	%rd<615>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd270, [lines_param_0];
	ld.param.u64 	%rd271, [lines_param_1];
	ld.param.u32 	%r115, [lines_param_2];
	ld.param.u32 	%r116, [lines_param_3];
	ld.param.u32 	%r117, [lines_param_4];
	ld.param.u32 	%r118, [lines_param_5];
	ld.param.u64 	%rd272, [lines_param_6];
	ld.param.u64 	%rd273, [lines_param_7];
	ld.param.u64 	%rd274, [lines_param_8];
	mov.b64 	%rd275, lines_param_9;
	add.s64 	%rd1, %rd275, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd277, %rd2;
	mov.u32 	%r119, %ctaid.x;
	mul.wide.u32 	%rd278, %r119, 4;
	add.s64 	%rd279, %rd277, %rd278;
	cvt.u64.u32 	%rd3, %r119;
	ld.global.u32 	%r1, [%rd279+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	mov.u16 	%rs23, 0;
	@%p3 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r120, [%rd277];
	setp.ne.s32 	%p4, %r120, 0;
	selp.u16 	%rs23, 1, 0, %p4;
$L__BB10_2:
	setp.eq.s16 	%p5, %rs23, 0;
	@%p5 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd271;
	ld.volatile.global.u32 	%r121, [%rd4+4];
	setp.ne.s32 	%p6, %r121, 0;
	@%p6 bra 	$L__BB10_5;
	st.global.u32 	[%rd4+8], %r118;
$L__BB10_5:
	membar.sys;
	mov.u32 	%r122, 4;
	st.global.u32 	[%rd4+4], %r122;
$L__BB10_6:
	cvt.u32.u16 	%r123, %rs23;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r123, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r124, 1, 0, %p2;
	}
	setp.ne.s32 	%p7, %r124, 0;
	@%p7 bra 	$L__BB10_272;
	ld.param.u64 	%rd281, [%rd1+-72];
	add.s64 	%rd282, %rd281, 119;
	mul.hi.u64 	%rd283, %rd282, -8608480567731124087;
	shr.u64 	%rd5, %rd283, 6;
	mov.u32 	%r126, %nctaid.x;
	mov.u32 	%r127, %ntid.x;
	shr.u32 	%r128, %r127, 5;
	mul.wide.u32 	%rd284, %r128, %r126;
	shl.b64 	%rd6, %rd284, 2;
	setp.lt.u64 	%p8, %rd282, 120;
	mov.u32 	%r421, 1;
	@%p8 bra 	$L__BB10_12;
	add.s64 	%rd285, %rd6, %rd5;
	add.s64 	%rd7, %rd285, -1;
	or.b64  	%rd286, %rd7, %rd6;
	and.b64  	%rd287, %rd286, -4294967296;
	setp.eq.s64 	%p9, %rd287, 0;
	@%p9 bra 	$L__BB10_10;
	div.u64 	%rd534, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r129, %rd6;
	cvt.u32.u64 	%r130, %rd7;
	div.u32 	%r131, %r130, %r129;
	cvt.u64.u32 	%rd534, %r131;
$L__BB10_11:
	cvt.u32.u64 	%r421, %rd534;
$L__BB10_12:
	setp.ne.s32 	%p10, %r2, %r115;
	setp.lt.u32 	%p11, %r2, %r116;
	and.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd290, %rd270;
	mul.wide.u32 	%rd291, %r2, 8;
	add.s64 	%rd292, %rd290, %rd291;
	ld.global.u64 	%rd293, [%rd292];
	cvt.u64.u32 	%rd294, %r116;
	mul.lo.s64 	%rd295, %rd294, %rd3;
	cvt.u64.u32 	%rd296, %r115;
	add.s64 	%rd297, %rd295, %rd296;
	shl.b64 	%rd298, %rd297, 3;
	add.s64 	%rd299, %rd293, %rd298;
	add.s64 	%rd288, %rd299, 4096;
	cvt.u64.u32 	%rd300, %r117;
	add.s32 	%r132, %r1, 1;
	cvt.u64.u32 	%rd301, %r132;
	bfi.b64 	%rd289, %rd300, %rd301, 32, 32;
	st.relaxed.sys.global.u64 [%rd288], %rd289;
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
	mov.u16 	%rs26, 1;
	mov.u32 	%r422, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p13, %r422, %r421;
	@%p13 bra 	$L__BB10_37;
	setp.lt.u32 	%p14, %r116, 2;
	cvt.u64.u32 	%rd303, %r422;
	mul.lo.s64 	%rd304, %rd284, %rd303;
	mul.lo.s32 	%r144, %r128, %r119;
	cvt.u64.u32 	%rd305, %r144;
	shr.u32 	%r146, %r2, 5;
	cvt.u64.u32 	%rd306, %r146;
	add.s64 	%rd307, %rd305, %rd306;
	add.s64 	%rd308, %rd307, %rd304;
	shl.b64 	%rd309, %rd308, 2;
	and.b32  	%r147, %r2, 31;
	shr.u32 	%r148, %r147, 3;
	cvt.u64.u32 	%rd310, %r148;
	or.b64  	%rd311, %rd309, %rd310;
	mul.lo.s64 	%rd312, %rd311, 120;
	and.b32  	%r19, %r2, 7;
	shl.b32 	%r149, %r2, 4;
	and.b32  	%r150, %r149, 112;
	cvt.u64.u32 	%rd313, %r150;
	add.s64 	%rd21, %rd312, %rd313;
	@%p14 bra 	$L__BB10_37;
	add.s32 	%r152, %r422, %r1;
	mov.u32 	%r423, 1;
	add.s32 	%r20, %r152, 1;
	and.b32  	%r153, %r20, 3;
	cvt.u64.u32 	%rd314, %r153;
	or.b64  	%rd316, %rd278, %rd314;
	mul.lo.s64 	%rd317, %rd316, %rd11;
	cvt.u64.u32 	%rd318, %r115;
	add.s64 	%rd319, %rd317, %rd318;
	mul.lo.s64 	%rd320, %rd13, %rd319;
	cvt.u64.u32 	%rd321, %r149;
	add.s64 	%rd322, %rd321, %rd12;
	add.s64 	%rd22, %rd322, %rd320;
	sub.s64 	%rd23, %rd15, %rd21;
	cvt.u64.u32 	%rd323, %r20;
	cvt.u64.u32 	%rd324, %r117;
	bfi.b64 	%rd24, %rd324, %rd323, 32, 32;
	cvta.to.global.u64 	%rd25, %rd273;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r157, %r423, %r115;
	setp.lt.u32 	%p15, %r157, %r116;
	selp.b32 	%r158, 0, %r116, %p15;
	sub.s32 	%r24, %r157, %r158;
	setp.eq.s32 	%p16, %r24, %r115;
	@%p16 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd535, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd325, %rd270;
	mul.wide.u32 	%rd326, %r24, 8;
	add.s64 	%rd327, %rd325, %rd326;
	ld.global.u64 	%rd535, [%rd327];
$L__BB10_21:
	cvt.u64.u32 	%rd328, %r24;
	mul.lo.s64 	%rd329, %rd14, %rd328;
	add.s64 	%rd330, %rd329, %rd21;
	sub.s32 	%r159, %r24, %r134;
	setp.lt.u32 	%p17, %r159, %r135;
	selp.b64 	%rd29, %rd23, 0, %p17;
	add.s64 	%rd31, %rd25, %rd330;
	add.s64 	%rd30, %rd273, %rd330;
	and.b64  	%rd331, %rd30, 7;
	setp.eq.s64 	%p18, %rd331, 0;
	setp.gt.s64 	%p19, %rd29, 7;
	and.pred  	%p20, %p19, %p18;
	@%p20 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r424, %r425}, [%rd31];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p21, %rd29, 1;
	mov.u32 	%r424, 0;
	mov.u32 	%r425, %r424;
	@%p21 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd30;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd29;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKam,
	(
	param0,
	param1
	);
	ld.param.b32 	%r424, [retval0+0];
	ld.param.b32 	%r425, [retval0+4];
	}
$L__BB10_25:
	setp.eq.s32 	%p22, %r19, 7;
	mov.u32 	%r426, 0;
	mov.u32 	%r427, %r426;
	@%p22 bra 	$L__BB10_30;
	add.s64 	%rd32, %rd30, 8;
	and.b64  	%rd332, %rd32, 7;
	setp.eq.s64 	%p23, %rd332, 0;
	setp.gt.s64 	%p24, %rd29, 15;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r426, %r427}, [%rd31+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p26, %rd29, 9;
	mov.u32 	%r426, 0;
	mov.u32 	%r427, %r426;
	@%p26 bra 	$L__BB10_30;
	add.s64 	%rd333, %rd29, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd32;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd333;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKam,
	(
	param0,
	param1
	);
	ld.param.b32 	%r426, [retval0+0];
	ld.param.b32 	%r427, [retval0+4];
	}
$L__BB10_30:
	setp.eq.s32 	%p27, %r7, 0;
	@%p27 bra 	$L__BB10_35;
	add.s64 	%rd334, %rd535, %rd22;
	cvt.u64.u32 	%rd336, %r425;
	cvt.u64.u32 	%rd337, %r424;
	bfi.b64 	%rd335, %rd336, %rd337, 32, 32;
	st.relaxed.sys.global.u64 [%rd334], %rd335;
	@%p22 bra 	$L__BB10_33;
	add.s64 	%rd338, %rd334, 8;
	cvt.u64.u32 	%rd340, %r427;
	cvt.u64.u32 	%rd341, %r426;
	bfi.b64 	%rd339, %rd340, %rd341, 32, 32;
	st.relaxed.sys.global.u64 [%rd338], %rd339;
$L__BB10_33:
	setp.ne.s32 	%p29, %r19, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p29 bra 	$L__BB10_36;
	add.s64 	%rd342, %rd334, 8;
	st.release.sys.global.u64 [%rd342], %rd24;
	bra.uni 	$L__BB10_36;
$L__BB10_35:
	selp.b32 	%r176, %r20, %r426, %p22;
	selp.b32 	%r177, %r117, %r427, %p22;
	add.s64 	%rd344, %rd535, %rd22;
	st.volatile.global.v4.u32 [%rd344], {%r424, %r425, %r176, %r177};
$L__BB10_36:
	add.s32 	%r423, %r423, 1;
	setp.lt.u32 	%p31, %r423, %r116;
	@%p31 bra 	$L__BB10_18;
$L__BB10_37:
	setp.eq.s32 	%p32, %r422, 0;
	@%p32 bra 	$L__BB10_267;
	add.s32 	%r180, %r422, -1;
	cvt.u64.u32 	%rd345, %r180;
	mul.lo.s64 	%rd347, %rd284, %rd345;
	mul.lo.s32 	%r185, %r128, %r119;
	cvt.u64.u32 	%rd348, %r185;
	shr.u32 	%r187, %r2, 5;
	cvt.u64.u32 	%rd349, %r187;
	add.s64 	%rd350, %rd348, %rd349;
	add.s64 	%rd351, %rd350, %rd347;
	shl.b64 	%rd352, %rd351, 2;
	and.b32  	%r188, %r2, 31;
	shr.u32 	%r189, %r188, 3;
	cvt.u64.u32 	%rd353, %r189;
	or.b64  	%rd354, %rd352, %rd353;
	mul.lo.s64 	%rd355, %rd354, 120;
	shl.b32 	%r190, %r2, 4;
	and.b32  	%r191, %r190, 112;
	cvt.u64.u32 	%rd356, %r191;
	add.s64 	%rd34, %rd355, %rd356;
	sub.s64 	%rd35, %rd15, %rd34;
	cvt.u64.u32 	%rd357, %r115;
	mul.lo.s64 	%rd36, %rd14, %rd357;
	add.s64 	%rd358, %rd36, %rd34;
	add.s64 	%rd37, %rd273, %rd358;
	and.b64  	%rd359, %rd37, 7;
	setp.eq.s64 	%p33, %rd359, 0;
	setp.gt.s64 	%p34, %rd35, 7;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB10_41;
	bra.uni 	$L__BB10_39;
$L__BB10_41:
	cvta.to.global.u64 	%rd360, %rd273;
	add.s64 	%rd362, %rd360, %rd358;
	ld.global.v2.u32 	{%r430, %r431}, [%rd362];
	bra.uni 	$L__BB10_42;
$L__BB10_39:
	setp.lt.s64 	%p36, %rd35, 1;
	mov.u32 	%r430, 0;
	mov.u32 	%r431, %r430;
	@%p36 bra 	$L__BB10_42;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd37;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKam,
	(
	param0,
	param1
	);
	ld.param.b32 	%r430, [retval0+0];
	ld.param.b32 	%r431, [retval0+4];
	}
$L__BB10_42:
	and.b32  	%r199, %r2, 7;
	setp.eq.s32 	%p37, %r199, 7;
	mov.u32 	%r433, 0;
	mov.u32 	%r432, %r433;
	@%p37 bra 	$L__BB10_47;
	add.s64 	%rd38, %rd37, 8;
	and.b64  	%rd363, %rd38, 7;
	setp.eq.s64 	%p38, %rd363, 0;
	setp.gt.s64 	%p39, %rd35, 15;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB10_46;
	bra.uni 	$L__BB10_44;
$L__BB10_46:
	cvta.to.global.u64 	%rd365, %rd273;
	add.s64 	%rd367, %rd365, %rd358;
	ld.global.v2.u32 	{%r432, %r433}, [%rd367+8];
	bra.uni 	$L__BB10_47;
$L__BB10_44:
	setp.lt.s64 	%p41, %rd35, 9;
	mov.u32 	%r432, 0;
	mov.u32 	%r433, %r432;
	@%p41 bra 	$L__BB10_47;
	add.s64 	%rd364, %rd35, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd364;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKam,
	(
	param0,
	param1
	);
	ld.param.b32 	%r432, [retval0+0];
	ld.param.b32 	%r433, [retval0+4];
	}
$L__BB10_47:
	setp.eq.s32 	%p42, %r116, 0;
	@%p42 bra 	$L__BB10_193;
	mov.u32 	%r440, 0;
$L__BB10_49:
	.pragma "nounroll";
	setp.eq.s32 	%p43, %r440, %r115;
	mov.u32 	%r446, %r433;
	mov.u32 	%r447, %r432;
	mov.u32 	%r448, %r431;
	mov.u32 	%r449, %r430;
	@%p43 bra 	$L__BB10_64;
	shl.b32 	%r419, %r2, 4;
	shr.u32 	%r418, %r2, 5;
	mov.u64 	%rd370, 0;
	sub.s32 	%r207, %r440, %r136;
	mov.u32 	%r71, 1;
	setp.ge.u32 	%p44, %r207, %r137;
	add.s64 	%rd379, %rd5, 3;
	sub.s64 	%rd380, %rd379, %rd352;
	and.b64  	%rd381, %rd380, -4;
	setp.ne.s64 	%p45, %rd381, 0;
	setp.le.u64 	%p46, %rd5, %rd352;
	or.pred  	%p47, %p45, %p46;
	or.pred  	%p1, %p47, %p44;
	add.s32 	%r216, %r422, %r1;
	and.b32  	%r217, %r216, 3;
	cvt.u64.u32 	%rd383, %r217;
	or.b64  	%rd384, %rd278, %rd383;
	mul.lo.s64 	%rd385, %rd384, %rd11;
	cvt.u64.u32 	%rd386, %r440;
	add.s64 	%rd387, %rd385, %rd386;
	mul.lo.s64 	%rd388, %rd13, %rd387;
	shl.b32 	%r218, %r418, 9;
	and.b32  	%r220, %r419, 496;
	or.b32  	%r221, %r218, %r220;
	cvt.u64.u32 	%rd389, %r221;
	add.s64 	%rd390, %rd389, %rd12;
	add.s64 	%rd391, %rd390, %rd388;
	add.u64 	%rd393, %SPL, 0;
	st.local.u64 	[%rd393], %rd370;
	add.s64 	%rd55, %rd2, %rd391;
	mov.u32 	%r446, %r436;
	mov.u32 	%r447, %r437;
	mov.u32 	%r448, %r438;
	mov.u32 	%r449, %r439;
	bra.uni 	$L__BB10_51;
$L__BB10_273:
	add.s32 	%r71, %r71, 1;
$L__BB10_51:
	mov.u32 	%r450, 0;
	not.pred 	%p48, %p1;
	@%p48 bra 	$L__BB10_53;
	add.s32 	%r420, %r422, %r1;
	ld.volatile.global.v4.u32 {%r449, %r448, %r447, %r446}, [%rd55];
	setp.ne.s32 	%p50, %r447, %r420;
	and.pred  	%p51, %p37, %p50;
	selp.u32 	%r450, 1, 0, %p51;
$L__BB10_53:
	setp.ne.s32 	%p52, %r450, 0;
	mov.u32 	%r230, -1;
	vote.sync.any.pred 	%p53, %p52, %r230;
	@%p53 bra 	$L__BB10_61;
	bra.uni 	$L__BB10_54;
$L__BB10_61:
	and.b32  	%r246, %r71, 63;
	setp.ne.s32 	%p66, %r246, 0;
	@%p66 bra 	$L__BB10_273;
	add.u64 	%rd533, %SP, 0;
	add.s32 	%r247, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd270;
	st.param.b64 	[param0+8], %rd271;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd272;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r247;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r440;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r71;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd533;
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
	cvt.u16.u32 	%rs14, %r248;
	mov.u16 	%rs25, 0;
	setp.eq.s16 	%p67, %rs14, 0;
	@%p67 bra 	$L__BB10_273;
	bra.uni 	$L__BB10_63;
$L__BB10_54:
	setp.eq.s32 	%p54, %r139, 0;
	@%p54 bra 	$L__BB10_58;
	not.pred 	%p187, %p1;
	membar.sys;
	bar.warp.sync 	-1;
	mov.u32 	%r455, 0;
	@%p187 bra 	$L__BB10_57;
	add.s32 	%r417, %r422, %r1;
	ld.volatile.global.v4.u32 {%r449, %r448, %r447, %r446}, [%rd55];
	setp.ne.s32 	%p57, %r447, %r417;
	and.pred  	%p58, %p37, %p57;
	selp.u32 	%r455, 1, 0, %p58;
$L__BB10_57:
	setp.ne.s32 	%p59, %r455, 0;
	mov.u32 	%r240, -1;
	vote.sync.any.pred 	%p60, %p59, %r240;
$L__BB10_58:
	setp.ne.s32 	%p62, %r446, %r117;
	and.pred  	%p2, %p37, %p62;
	not.pred 	%p63, %p2;
	@%p63 bra 	$L__BB10_60;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd270;
	st.param.b64 	[param0+8], %rd271;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd272;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r440;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r446;
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
	selp.u16 	%rs25, 1, 0, %p65;
$L__BB10_63:
	setp.eq.s16 	%p68, %rs25, 0;
	mov.u16 	%rs26, 0;
	@%p68 bra 	$L__BB10_267;
$L__BB10_64:
	mov.u32 	%r439, %r449;
	mov.u32 	%r438, %r448;
	mov.u32 	%r437, %r447;
	mov.u32 	%r436, %r446;
	setp.eq.s32 	%p69, %r138, 5;
	@%p69 bra 	$L__BB10_181;
	bra.uni 	$L__BB10_65;
$L__BB10_181:
	sub.s32 	%r286, %r440, %r136;
	setp.ge.u32 	%p120, %r286, %r137;
	cvt.u64.u32 	%rd458, %r286;
	mul.lo.s64 	%rd459, %rd20, %rd458;
	add.s64 	%rd182, %rd459, %rd34;
	@%p120 bra 	$L__BB10_192;
	setp.eq.s32 	%p185, %r440, %r115;
	cvta.to.global.u64 	%rd473, %rd274;
	add.s64 	%rd183, %rd473, %rd182;
	cvta.to.global.u64 	%rd490, %rd273;
	add.s64 	%rd491, %rd490, %rd358;
	setp.eq.s64 	%p122, %rd183, %rd491;
	and.pred  	%p123, %p185, %p122;
	@%p123 bra 	$L__BB10_192;
	setp.gt.s64 	%p186, %rd35, 7;
	add.s64 	%rd184, %rd274, %rd182;
	and.b64  	%rd492, %rd184, 7;
	setp.eq.s64 	%p125, %rd492, 0;
	and.pred  	%p126, %p186, %p125;
	@%p126 bra 	$L__BB10_186;
	bra.uni 	$L__BB10_184;
$L__BB10_186:
	st.global.v2.u32 	[%rd183], {%r439, %r438};
	bra.uni 	$L__BB10_187;
$L__BB10_65:
	setp.eq.s32 	%p70, %r440, 0;
	cvt.u64.u32 	%rd397, %r439;
	cvt.s64.s8 	%rd56, %rd397;
	@%p70 bra 	$L__BB10_180;
	or.b32  	%r249, %r8, 4;
	setp.eq.s32 	%p71, %r249, 4;
	@%p71 bra 	$L__BB10_179;
	bra.uni 	$L__BB10_67;
$L__BB10_179:
	add.s64 	%rd582, %rd582, %rd56;
	shr.u32 	%r262, %r439, 8;
	cvt.u64.u32 	%rd413, %r262;
	cvt.s64.s8 	%rd414, %rd413;
	add.s64 	%rd581, %rd581, %rd414;
	shr.u32 	%r263, %r439, 16;
	cvt.u64.u32 	%rd415, %r263;
	cvt.s64.s8 	%rd416, %rd415;
	add.s64 	%rd580, %rd580, %rd416;
	shr.u32 	%r264, %r439, 24;
	cvt.u64.u32 	%rd417, %r264;
	cvt.s64.s8 	%rd418, %rd417;
	add.s64 	%rd579, %rd579, %rd418;
	cvt.u64.u32 	%rd419, %r438;
	cvt.s64.s8 	%rd420, %rd419;
	add.s64 	%rd578, %rd578, %rd420;
	shr.u32 	%r265, %r438, 8;
	cvt.u64.u32 	%rd421, %r265;
	cvt.s64.s8 	%rd422, %rd421;
	add.s64 	%rd577, %rd577, %rd422;
	shr.u32 	%r266, %r438, 16;
	cvt.u64.u32 	%rd423, %r266;
	cvt.s64.s8 	%rd424, %rd423;
	add.s64 	%rd576, %rd576, %rd424;
	shr.u32 	%r267, %r438, 24;
	cvt.u64.u32 	%rd425, %r267;
	cvt.s64.s8 	%rd426, %rd425;
	add.s64 	%rd575, %rd575, %rd426;
	cvt.u64.u32 	%rd427, %r437;
	cvt.s64.s8 	%rd428, %rd427;
	add.s64 	%rd574, %rd574, %rd428;
	shr.u32 	%r268, %r437, 8;
	cvt.u64.u32 	%rd429, %r268;
	cvt.s64.s8 	%rd430, %rd429;
	add.s64 	%rd573, %rd573, %rd430;
	shr.u32 	%r269, %r437, 16;
	cvt.u64.u32 	%rd431, %r269;
	cvt.s64.s8 	%rd432, %rd431;
	add.s64 	%rd572, %rd572, %rd432;
	shr.u32 	%r270, %r437, 24;
	cvt.u64.u32 	%rd433, %r270;
	cvt.s64.s8 	%rd434, %rd433;
	add.s64 	%rd571, %rd571, %rd434;
	cvt.u64.u32 	%rd435, %r436;
	cvt.s64.s8 	%rd436, %rd435;
	add.s64 	%rd570, %rd570, %rd436;
	shr.u32 	%r271, %r436, 8;
	cvt.u64.u32 	%rd437, %r271;
	cvt.s64.s8 	%rd438, %rd437;
	add.s64 	%rd569, %rd569, %rd438;
	shr.u32 	%r272, %r436, 16;
	cvt.u64.u32 	%rd439, %r272;
	cvt.s64.s8 	%rd440, %rd439;
	add.s64 	%rd568, %rd568, %rd440;
	shr.u32 	%r273, %r436, 24;
	cvt.u64.u32 	%rd441, %r273;
	cvt.s64.s8 	%rd442, %rd441;
	add.s64 	%rd567, %rd567, %rd442;
	bra.uni 	$L__BB10_192;
$L__BB10_180:
	shr.u32 	%r274, %r439, 8;
	cvt.u64.u32 	%rd443, %r274;
	cvt.s64.s8 	%rd581, %rd443;
	shr.u32 	%r275, %r439, 16;
	cvt.u64.u32 	%rd444, %r275;
	cvt.s64.s8 	%rd580, %rd444;
	shr.u32 	%r276, %r439, 24;
	cvt.u64.u32 	%rd445, %r276;
	cvt.s64.s8 	%rd579, %rd445;
	cvt.u64.u32 	%rd446, %r438;
	cvt.s64.s8 	%rd578, %rd446;
	shr.u32 	%r277, %r438, 8;
	cvt.u64.u32 	%rd447, %r277;
	cvt.s64.s8 	%rd577, %rd447;
	shr.u32 	%r278, %r438, 16;
	cvt.u64.u32 	%rd448, %r278;
	cvt.s64.s8 	%rd576, %rd448;
	shr.u32 	%r279, %r438, 24;
	cvt.u64.u32 	%rd449, %r279;
	cvt.s64.s8 	%rd575, %rd449;
	cvt.u64.u32 	%rd450, %r437;
	cvt.s64.s8 	%rd574, %rd450;
	shr.u32 	%r280, %r437, 8;
	cvt.u64.u32 	%rd451, %r280;
	cvt.s64.s8 	%rd573, %rd451;
	shr.u32 	%r281, %r437, 16;
	cvt.u64.u32 	%rd452, %r281;
	cvt.s64.s8 	%rd572, %rd452;
	shr.u32 	%r282, %r437, 24;
	cvt.u64.u32 	%rd453, %r282;
	cvt.s64.s8 	%rd571, %rd453;
	cvt.u64.u32 	%rd454, %r436;
	cvt.s64.s8 	%rd570, %rd454;
	shr.u32 	%r283, %r436, 8;
	cvt.u64.u32 	%rd455, %r283;
	cvt.s64.s8 	%rd569, %rd455;
	shr.u32 	%r284, %r436, 16;
	cvt.u64.u32 	%rd456, %r284;
	cvt.s64.s8 	%rd568, %rd456;
	shr.u32 	%r285, %r436, 24;
	cvt.u64.u32 	%rd457, %r285;
	cvt.s64.s8 	%rd567, %rd457;
	mov.u64 	%rd582, %rd56;
	bra.uni 	$L__BB10_192;
$L__BB10_67:
	setp.eq.s32 	%p72, %r8, 1;
	@%p72 bra 	$L__BB10_72;
	setp.eq.s32 	%p73, %r8, 2;
	@%p73 bra 	$L__BB10_71;
	setp.ne.s32 	%p74, %r8, 3;
	@%p74 bra 	$L__BB10_73;
	max.s64 	%rd582, %rd582, %rd56;
	bra.uni 	$L__BB10_74;
$L__BB10_184:
	setp.lt.s64 	%p127, %rd35, 1;
	@%p127 bra 	$L__BB10_187;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd184;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r439, %r438};
	call.uni
	_Z13storeElementsPam5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_187:
	@%p37 bra 	$L__BB10_192;
	setp.gt.s64 	%p129, %rd35, 15;
	add.s64 	%rd186, %rd184, 8;
	and.b64  	%rd493, %rd186, 7;
	setp.eq.s64 	%p130, %rd493, 0;
	and.pred  	%p131, %p129, %p130;
	@%p131 bra 	$L__BB10_191;
	bra.uni 	$L__BB10_189;
$L__BB10_191:
	st.global.v2.u32 	[%rd183+8], {%r437, %r436};
	bra.uni 	$L__BB10_192;
$L__BB10_72:
	mul.lo.s64 	%rd582, %rd582, %rd56;
	bra.uni 	$L__BB10_74;
$L__BB10_71:
	min.s64 	%rd582, %rd582, %rd56;
	bra.uni 	$L__BB10_74;
$L__BB10_73:
	add.s64 	%rd582, %rd582, %rd56;
$L__BB10_74:
	shr.u32 	%r250, %r439, 8;
	cvt.u64.u32 	%rd398, %r250;
	cvt.s64.s8 	%rd62, %rd398;
	@%p72 bra 	$L__BB10_79;
	setp.eq.s32 	%p76, %r8, 2;
	@%p76 bra 	$L__BB10_78;
	setp.ne.s32 	%p77, %r8, 3;
	@%p77 bra 	$L__BB10_80;
	max.s64 	%rd581, %rd581, %rd62;
	bra.uni 	$L__BB10_81;
$L__BB10_79:
	mul.lo.s64 	%rd581, %rd581, %rd62;
	bra.uni 	$L__BB10_81;
$L__BB10_78:
	min.s64 	%rd581, %rd581, %rd62;
	bra.uni 	$L__BB10_81;
$L__BB10_80:
	add.s64 	%rd581, %rd581, %rd62;
$L__BB10_81:
	shr.u32 	%r251, %r439, 16;
	cvt.u64.u32 	%rd399, %r251;
	cvt.s64.s8 	%rd68, %rd399;
	@%p72 bra 	$L__BB10_86;
	setp.eq.s32 	%p79, %r8, 2;
	@%p79 bra 	$L__BB10_85;
	setp.ne.s32 	%p80, %r8, 3;
	@%p80 bra 	$L__BB10_87;
	max.s64 	%rd580, %rd580, %rd68;
	bra.uni 	$L__BB10_88;
$L__BB10_86:
	mul.lo.s64 	%rd580, %rd580, %rd68;
	bra.uni 	$L__BB10_88;
$L__BB10_85:
	min.s64 	%rd580, %rd580, %rd68;
	bra.uni 	$L__BB10_88;
$L__BB10_87:
	add.s64 	%rd580, %rd580, %rd68;
$L__BB10_88:
	shr.u32 	%r252, %r439, 24;
	cvt.u64.u32 	%rd400, %r252;
	cvt.s64.s8 	%rd74, %rd400;
	@%p72 bra 	$L__BB10_93;
	setp.eq.s32 	%p82, %r8, 2;
	@%p82 bra 	$L__BB10_92;
	setp.ne.s32 	%p83, %r8, 3;
	@%p83 bra 	$L__BB10_94;
	max.s64 	%rd579, %rd579, %rd74;
	bra.uni 	$L__BB10_95;
$L__BB10_93:
	mul.lo.s64 	%rd579, %rd579, %rd74;
	bra.uni 	$L__BB10_95;
$L__BB10_92:
	min.s64 	%rd579, %rd579, %rd74;
	bra.uni 	$L__BB10_95;
$L__BB10_94:
	add.s64 	%rd579, %rd579, %rd74;
$L__BB10_95:
	cvt.u64.u32 	%rd401, %r438;
	cvt.s64.s8 	%rd80, %rd401;
	@%p72 bra 	$L__BB10_100;
	setp.eq.s32 	%p85, %r8, 2;
	@%p85 bra 	$L__BB10_99;
	setp.ne.s32 	%p86, %r8, 3;
	@%p86 bra 	$L__BB10_101;
	max.s64 	%rd578, %rd578, %rd80;
	bra.uni 	$L__BB10_102;
$L__BB10_100:
	mul.lo.s64 	%rd578, %rd578, %rd80;
	bra.uni 	$L__BB10_102;
$L__BB10_99:
	min.s64 	%rd578, %rd578, %rd80;
	bra.uni 	$L__BB10_102;
$L__BB10_101:
	add.s64 	%rd578, %rd578, %rd80;
$L__BB10_102:
	shr.u32 	%r253, %r438, 8;
	cvt.u64.u32 	%rd402, %r253;
	cvt.s64.s8 	%rd86, %rd402;
	@%p72 bra 	$L__BB10_107;
	setp.eq.s32 	%p88, %r8, 2;
	@%p88 bra 	$L__BB10_106;
	setp.ne.s32 	%p89, %r8, 3;
	@%p89 bra 	$L__BB10_108;
	max.s64 	%rd577, %rd577, %rd86;
	bra.uni 	$L__BB10_109;
$L__BB10_107:
	mul.lo.s64 	%rd577, %rd577, %rd86;
	bra.uni 	$L__BB10_109;
$L__BB10_106:
	min.s64 	%rd577, %rd577, %rd86;
	bra.uni 	$L__BB10_109;
$L__BB10_108:
	add.s64 	%rd577, %rd577, %rd86;
$L__BB10_109:
	shr.u32 	%r254, %r438, 16;
	cvt.u64.u32 	%rd403, %r254;
	cvt.s64.s8 	%rd92, %rd403;
	@%p72 bra 	$L__BB10_114;
	setp.eq.s32 	%p91, %r8, 2;
	@%p91 bra 	$L__BB10_113;
	setp.ne.s32 	%p92, %r8, 3;
	@%p92 bra 	$L__BB10_115;
	max.s64 	%rd576, %rd576, %rd92;
	bra.uni 	$L__BB10_116;
$L__BB10_114:
	mul.lo.s64 	%rd576, %rd576, %rd92;
	bra.uni 	$L__BB10_116;
$L__BB10_113:
	min.s64 	%rd576, %rd576, %rd92;
	bra.uni 	$L__BB10_116;
$L__BB10_115:
	add.s64 	%rd576, %rd576, %rd92;
$L__BB10_116:
	shr.u32 	%r255, %r438, 24;
	cvt.u64.u32 	%rd404, %r255;
	cvt.s64.s8 	%rd98, %rd404;
	@%p72 bra 	$L__BB10_121;
	setp.eq.s32 	%p94, %r8, 2;
	@%p94 bra 	$L__BB10_120;
	setp.ne.s32 	%p95, %r8, 3;
	@%p95 bra 	$L__BB10_122;
	max.s64 	%rd575, %rd575, %rd98;
	bra.uni 	$L__BB10_123;
$L__BB10_121:
	mul.lo.s64 	%rd575, %rd575, %rd98;
	bra.uni 	$L__BB10_123;
$L__BB10_120:
	min.s64 	%rd575, %rd575, %rd98;
	bra.uni 	$L__BB10_123;
$L__BB10_122:
	add.s64 	%rd575, %rd575, %rd98;
$L__BB10_123:
	cvt.u64.u32 	%rd405, %r437;
	cvt.s64.s8 	%rd104, %rd405;
	@%p72 bra 	$L__BB10_128;
	setp.eq.s32 	%p97, %r8, 2;
	@%p97 bra 	$L__BB10_127;
	setp.ne.s32 	%p98, %r8, 3;
	@%p98 bra 	$L__BB10_129;
	max.s64 	%rd574, %rd574, %rd104;
	bra.uni 	$L__BB10_130;
$L__BB10_128:
	mul.lo.s64 	%rd574, %rd574, %rd104;
	bra.uni 	$L__BB10_130;
$L__BB10_127:
	min.s64 	%rd574, %rd574, %rd104;
	bra.uni 	$L__BB10_130;
$L__BB10_129:
	add.s64 	%rd574, %rd574, %rd104;
$L__BB10_130:
	shr.u32 	%r256, %r437, 8;
	cvt.u64.u32 	%rd406, %r256;
	cvt.s64.s8 	%rd110, %rd406;
	@%p72 bra 	$L__BB10_135;
	setp.eq.s32 	%p100, %r8, 2;
	@%p100 bra 	$L__BB10_134;
	setp.ne.s32 	%p101, %r8, 3;
	@%p101 bra 	$L__BB10_136;
	max.s64 	%rd573, %rd573, %rd110;
	bra.uni 	$L__BB10_137;
$L__BB10_135:
	mul.lo.s64 	%rd573, %rd573, %rd110;
	bra.uni 	$L__BB10_137;
$L__BB10_134:
	min.s64 	%rd573, %rd573, %rd110;
	bra.uni 	$L__BB10_137;
$L__BB10_136:
	add.s64 	%rd573, %rd573, %rd110;
$L__BB10_137:
	shr.u32 	%r257, %r437, 16;
	cvt.u64.u32 	%rd407, %r257;
	cvt.s64.s8 	%rd116, %rd407;
	@%p72 bra 	$L__BB10_142;
	setp.eq.s32 	%p103, %r8, 2;
	@%p103 bra 	$L__BB10_141;
	setp.ne.s32 	%p104, %r8, 3;
	@%p104 bra 	$L__BB10_143;
	max.s64 	%rd572, %rd572, %rd116;
	bra.uni 	$L__BB10_144;
$L__BB10_142:
	mul.lo.s64 	%rd572, %rd572, %rd116;
	bra.uni 	$L__BB10_144;
$L__BB10_141:
	min.s64 	%rd572, %rd572, %rd116;
	bra.uni 	$L__BB10_144;
$L__BB10_143:
	add.s64 	%rd572, %rd572, %rd116;
$L__BB10_144:
	shr.u32 	%r258, %r437, 24;
	cvt.u64.u32 	%rd408, %r258;
	cvt.s64.s8 	%rd122, %rd408;
	@%p72 bra 	$L__BB10_149;
	setp.eq.s32 	%p106, %r8, 2;
	@%p106 bra 	$L__BB10_148;
	setp.ne.s32 	%p107, %r8, 3;
	@%p107 bra 	$L__BB10_150;
	max.s64 	%rd571, %rd571, %rd122;
	bra.uni 	$L__BB10_151;
$L__BB10_149:
	mul.lo.s64 	%rd571, %rd571, %rd122;
	bra.uni 	$L__BB10_151;
$L__BB10_148:
	min.s64 	%rd571, %rd571, %rd122;
	bra.uni 	$L__BB10_151;
$L__BB10_150:
	add.s64 	%rd571, %rd571, %rd122;
$L__BB10_151:
	cvt.u64.u32 	%rd409, %r436;
	cvt.s64.s8 	%rd128, %rd409;
	@%p72 bra 	$L__BB10_156;
	setp.eq.s32 	%p109, %r8, 2;
	@%p109 bra 	$L__BB10_155;
	setp.ne.s32 	%p110, %r8, 3;
	@%p110 bra 	$L__BB10_157;
	max.s64 	%rd570, %rd570, %rd128;
	bra.uni 	$L__BB10_158;
$L__BB10_156:
	mul.lo.s64 	%rd570, %rd570, %rd128;
	bra.uni 	$L__BB10_158;
$L__BB10_155:
	min.s64 	%rd570, %rd570, %rd128;
	bra.uni 	$L__BB10_158;
$L__BB10_157:
	add.s64 	%rd570, %rd570, %rd128;
$L__BB10_158:
	shr.u32 	%r259, %r436, 8;
	cvt.u64.u32 	%rd410, %r259;
	cvt.s64.s8 	%rd134, %rd410;
	@%p72 bra 	$L__BB10_163;
	setp.eq.s32 	%p112, %r8, 2;
	@%p112 bra 	$L__BB10_162;
	setp.ne.s32 	%p113, %r8, 3;
	@%p113 bra 	$L__BB10_164;
	max.s64 	%rd569, %rd569, %rd134;
	bra.uni 	$L__BB10_165;
$L__BB10_163:
	mul.lo.s64 	%rd569, %rd569, %rd134;
	bra.uni 	$L__BB10_165;
$L__BB10_162:
	min.s64 	%rd569, %rd569, %rd134;
	bra.uni 	$L__BB10_165;
$L__BB10_164:
	add.s64 	%rd569, %rd569, %rd134;
$L__BB10_165:
	shr.u32 	%r260, %r436, 16;
	cvt.u64.u32 	%rd411, %r260;
	cvt.s64.s8 	%rd140, %rd411;
	@%p72 bra 	$L__BB10_170;
	setp.eq.s32 	%p115, %r8, 2;
	@%p115 bra 	$L__BB10_169;
	setp.ne.s32 	%p116, %r8, 3;
	@%p116 bra 	$L__BB10_171;
	max.s64 	%rd568, %rd568, %rd140;
	bra.uni 	$L__BB10_172;
$L__BB10_170:
	mul.lo.s64 	%rd568, %rd568, %rd140;
	bra.uni 	$L__BB10_172;
$L__BB10_169:
	min.s64 	%rd568, %rd568, %rd140;
	bra.uni 	$L__BB10_172;
$L__BB10_171:
	add.s64 	%rd568, %rd568, %rd140;
$L__BB10_172:
	shr.u32 	%r261, %r436, 24;
	cvt.u64.u32 	%rd412, %r261;
	cvt.s64.s8 	%rd146, %rd412;
	@%p72 bra 	$L__BB10_177;
	setp.eq.s32 	%p118, %r8, 2;
	@%p118 bra 	$L__BB10_176;
	setp.ne.s32 	%p119, %r8, 3;
	@%p119 bra 	$L__BB10_178;
	max.s64 	%rd567, %rd567, %rd146;
	bra.uni 	$L__BB10_192;
$L__BB10_177:
	mul.lo.s64 	%rd567, %rd567, %rd146;
	bra.uni 	$L__BB10_192;
$L__BB10_176:
	min.s64 	%rd567, %rd567, %rd146;
	bra.uni 	$L__BB10_192;
$L__BB10_178:
	add.s64 	%rd567, %rd567, %rd146;
	bra.uni 	$L__BB10_192;
$L__BB10_189:
	setp.lt.s64 	%p132, %rd35, 9;
	@%p132 bra 	$L__BB10_192;
	add.s64 	%rd494, %rd35, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd186;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd494;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r437, %r436};
	call.uni
	_Z13storeElementsPam5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_192:
	add.s32 	%r440, %r440, 1;
	setp.lt.u32 	%p133, %r440, %r116;
	@%p133 bra 	$L__BB10_49;
$L__BB10_193:
	setp.eq.s32 	%p134, %r137, 0;
	setp.eq.s32 	%p135, %r8, 5;
	or.pred  	%p136, %p135, %p134;
	mov.u16 	%rs26, 1;
	@%p136 bra 	$L__BB10_267;
	setp.ne.s32 	%p137, %r8, 4;
	@%p137 bra 	$L__BB10_198;
	and.b64  	%rd495, %rd582, -4294967296;
	setp.eq.s64 	%p138, %rd495, 0;
	@%p138 bra 	$L__BB10_197;
	div.s64 	%rd582, %rd582, %rd11;
	bra.uni 	$L__BB10_198;
$L__BB10_197:
	cvt.u32.u64 	%r313, %rd11;
	cvt.u32.u64 	%r314, %rd582;
	div.u32 	%r315, %r314, %r313;
	cvt.u64.u32 	%rd582, %r315;
$L__BB10_198:
	@%p137 bra 	$L__BB10_202;
	and.b64  	%rd496, %rd581, -4294967296;
	setp.eq.s64 	%p140, %rd496, 0;
	@%p140 bra 	$L__BB10_201;
	div.s64 	%rd581, %rd581, %rd11;
	bra.uni 	$L__BB10_202;
$L__BB10_201:
	cvt.u32.u64 	%r316, %rd11;
	cvt.u32.u64 	%r317, %rd581;
	div.u32 	%r318, %r317, %r316;
	cvt.u64.u32 	%rd581, %r318;
$L__BB10_202:
	@%p137 bra 	$L__BB10_206;
	and.b64  	%rd497, %rd580, -4294967296;
	setp.eq.s64 	%p142, %rd497, 0;
	@%p142 bra 	$L__BB10_205;
	div.s64 	%rd580, %rd580, %rd11;
	bra.uni 	$L__BB10_206;
$L__BB10_205:
	cvt.u32.u64 	%r319, %rd11;
	cvt.u32.u64 	%r320, %rd580;
	div.u32 	%r321, %r320, %r319;
	cvt.u64.u32 	%rd580, %r321;
$L__BB10_206:
	@%p137 bra 	$L__BB10_210;
	and.b64  	%rd498, %rd579, -4294967296;
	setp.eq.s64 	%p144, %rd498, 0;
	@%p144 bra 	$L__BB10_209;
	div.s64 	%rd579, %rd579, %rd11;
	bra.uni 	$L__BB10_210;
$L__BB10_209:
	cvt.u32.u64 	%r322, %rd11;
	cvt.u32.u64 	%r323, %rd579;
	div.u32 	%r324, %r323, %r322;
	cvt.u64.u32 	%rd579, %r324;
$L__BB10_210:
	cvt.u32.u64 	%r325, %rd581;
	cvt.u32.u64 	%r326, %rd582;
	mov.u32 	%r327, 64;
	prmt.b32 	%r328, %r326, %r325, %r327;
	cvt.u32.u64 	%r329, %rd580;
	mov.u32 	%r330, 1040;
	prmt.b32 	%r331, %r328, %r329, %r330;
	cvt.u32.u64 	%r332, %rd579;
	mov.u32 	%r333, 16912;
	prmt.b32 	%r106, %r331, %r332, %r333;
	@%p137 bra 	$L__BB10_214;
	and.b64  	%rd499, %rd578, -4294967296;
	setp.eq.s64 	%p146, %rd499, 0;
	@%p146 bra 	$L__BB10_213;
	div.s64 	%rd578, %rd578, %rd11;
	bra.uni 	$L__BB10_214;
$L__BB10_213:
	cvt.u32.u64 	%r334, %rd11;
	cvt.u32.u64 	%r335, %rd578;
	div.u32 	%r336, %r335, %r334;
	cvt.u64.u32 	%rd578, %r336;
$L__BB10_214:
	@%p137 bra 	$L__BB10_218;
	and.b64  	%rd500, %rd577, -4294967296;
	setp.eq.s64 	%p148, %rd500, 0;
	@%p148 bra 	$L__BB10_217;
	div.s64 	%rd577, %rd577, %rd11;
	bra.uni 	$L__BB10_218;
$L__BB10_217:
	cvt.u32.u64 	%r337, %rd11;
	cvt.u32.u64 	%r338, %rd577;
	div.u32 	%r339, %r338, %r337;
	cvt.u64.u32 	%rd577, %r339;
$L__BB10_218:
	@%p137 bra 	$L__BB10_222;
	and.b64  	%rd501, %rd576, -4294967296;
	setp.eq.s64 	%p150, %rd501, 0;
	@%p150 bra 	$L__BB10_221;
	div.s64 	%rd576, %rd576, %rd11;
	bra.uni 	$L__BB10_222;
$L__BB10_221:
	cvt.u32.u64 	%r340, %rd11;
	cvt.u32.u64 	%r341, %rd576;
	div.u32 	%r342, %r341, %r340;
	cvt.u64.u32 	%rd576, %r342;
$L__BB10_222:
	@%p137 bra 	$L__BB10_226;
	and.b64  	%rd502, %rd575, -4294967296;
	setp.eq.s64 	%p152, %rd502, 0;
	@%p152 bra 	$L__BB10_225;
	div.s64 	%rd575, %rd575, %rd11;
	bra.uni 	$L__BB10_226;
$L__BB10_225:
	cvt.u32.u64 	%r343, %rd11;
	cvt.u32.u64 	%r344, %rd575;
	div.u32 	%r345, %r344, %r343;
	cvt.u64.u32 	%rd575, %r345;
$L__BB10_226:
	cvt.u32.u64 	%r346, %rd577;
	cvt.u32.u64 	%r347, %rd578;
	mov.u32 	%r348, 64;
	prmt.b32 	%r349, %r347, %r346, %r348;
	cvt.u32.u64 	%r350, %rd576;
	mov.u32 	%r351, 1040;
	prmt.b32 	%r352, %r349, %r350, %r351;
	cvt.u32.u64 	%r353, %rd575;
	mov.u32 	%r354, 16912;
	prmt.b32 	%r107, %r352, %r353, %r354;
	@%p137 bra 	$L__BB10_230;
	and.b64  	%rd503, %rd574, -4294967296;
	setp.eq.s64 	%p154, %rd503, 0;
	@%p154 bra 	$L__BB10_229;
	div.s64 	%rd574, %rd574, %rd11;
	bra.uni 	$L__BB10_230;
$L__BB10_229:
	cvt.u32.u64 	%r355, %rd11;
	cvt.u32.u64 	%r356, %rd574;
	div.u32 	%r357, %r356, %r355;
	cvt.u64.u32 	%rd574, %r357;
$L__BB10_230:
	@%p137 bra 	$L__BB10_234;
	and.b64  	%rd504, %rd573, -4294967296;
	setp.eq.s64 	%p156, %rd504, 0;
	@%p156 bra 	$L__BB10_233;
	div.s64 	%rd573, %rd573, %rd11;
	bra.uni 	$L__BB10_234;
$L__BB10_233:
	cvt.u32.u64 	%r358, %rd11;
	cvt.u32.u64 	%r359, %rd573;
	div.u32 	%r360, %r359, %r358;
	cvt.u64.u32 	%rd573, %r360;
$L__BB10_234:
	@%p137 bra 	$L__BB10_238;
	and.b64  	%rd505, %rd572, -4294967296;
	setp.eq.s64 	%p158, %rd505, 0;
	@%p158 bra 	$L__BB10_237;
	div.s64 	%rd572, %rd572, %rd11;
	bra.uni 	$L__BB10_238;
$L__BB10_237:
	cvt.u32.u64 	%r361, %rd11;
	cvt.u32.u64 	%r362, %rd572;
	div.u32 	%r363, %r362, %r361;
	cvt.u64.u32 	%rd572, %r363;
$L__BB10_238:
	@%p137 bra 	$L__BB10_242;
	and.b64  	%rd506, %rd571, -4294967296;
	setp.eq.s64 	%p160, %rd506, 0;
	@%p160 bra 	$L__BB10_241;
	div.s64 	%rd571, %rd571, %rd11;
	bra.uni 	$L__BB10_242;
$L__BB10_241:
	cvt.u32.u64 	%r364, %rd11;
	cvt.u32.u64 	%r365, %rd571;
	div.u32 	%r366, %r365, %r364;
	cvt.u64.u32 	%rd571, %r366;
$L__BB10_242:
	cvt.u32.u64 	%r367, %rd573;
	cvt.u32.u64 	%r368, %rd574;
	mov.u32 	%r369, 64;
	prmt.b32 	%r370, %r368, %r367, %r369;
	cvt.u32.u64 	%r371, %rd572;
	mov.u32 	%r372, 1040;
	prmt.b32 	%r373, %r370, %r371, %r372;
	cvt.u32.u64 	%r374, %rd571;
	mov.u32 	%r375, 16912;
	prmt.b32 	%r108, %r373, %r374, %r375;
	@%p137 bra 	$L__BB10_246;
	and.b64  	%rd507, %rd570, -4294967296;
	setp.eq.s64 	%p162, %rd507, 0;
	@%p162 bra 	$L__BB10_245;
	div.s64 	%rd570, %rd570, %rd11;
	bra.uni 	$L__BB10_246;
$L__BB10_245:
	cvt.u32.u64 	%r376, %rd11;
	cvt.u32.u64 	%r377, %rd570;
	div.u32 	%r378, %r377, %r376;
	cvt.u64.u32 	%rd570, %r378;
$L__BB10_246:
	@%p137 bra 	$L__BB10_250;
	and.b64  	%rd508, %rd569, -4294967296;
	setp.eq.s64 	%p164, %rd508, 0;
	@%p164 bra 	$L__BB10_249;
	div.s64 	%rd569, %rd569, %rd11;
	bra.uni 	$L__BB10_250;
$L__BB10_249:
	cvt.u32.u64 	%r379, %rd11;
	cvt.u32.u64 	%r380, %rd569;
	div.u32 	%r381, %r380, %r379;
	cvt.u64.u32 	%rd569, %r381;
$L__BB10_250:
	@%p137 bra 	$L__BB10_254;
	and.b64  	%rd509, %rd568, -4294967296;
	setp.eq.s64 	%p166, %rd509, 0;
	@%p166 bra 	$L__BB10_253;
	div.s64 	%rd568, %rd568, %rd11;
	bra.uni 	$L__BB10_254;
$L__BB10_253:
	cvt.u32.u64 	%r382, %rd11;
	cvt.u32.u64 	%r383, %rd568;
	div.u32 	%r384, %r383, %r382;
	cvt.u64.u32 	%rd568, %r384;
$L__BB10_254:
	@%p137 bra 	$L__BB10_258;
	and.b64  	%rd510, %rd567, -4294967296;
	setp.eq.s64 	%p168, %rd510, 0;
	@%p168 bra 	$L__BB10_257;
	div.s64 	%rd567, %rd567, %rd11;
	bra.uni 	$L__BB10_258;
$L__BB10_257:
	cvt.u32.u64 	%r385, %rd11;
	cvt.u32.u64 	%r386, %rd567;
	div.u32 	%r387, %r386, %r385;
	cvt.u64.u32 	%rd567, %r387;
$L__BB10_258:
	setp.gt.s64 	%p184, %rd35, 7;
	cvt.u32.u64 	%r388, %rd569;
	cvt.u32.u64 	%r389, %rd570;
	mov.u32 	%r390, 64;
	prmt.b32 	%r391, %r389, %r388, %r390;
	cvt.u32.u64 	%r392, %rd568;
	mov.u32 	%r393, 1040;
	prmt.b32 	%r394, %r391, %r392, %r393;
	cvt.u32.u64 	%r395, %rd567;
	mov.u32 	%r396, 16912;
	prmt.b32 	%r109, %r394, %r395, %r396;
	cvta.to.global.u64 	%rd524, %rd274;
	add.s64 	%rd268, %rd524, %rd34;
	add.s64 	%rd267, %rd274, %rd34;
	and.b64  	%rd525, %rd267, 7;
	setp.eq.s64 	%p169, %rd525, 0;
	and.pred  	%p171, %p169, %p184;
	@%p171 bra 	$L__BB10_261;
	bra.uni 	$L__BB10_259;
$L__BB10_261:
	st.global.v2.u32 	[%rd268], {%r106, %r107};
	bra.uni 	$L__BB10_262;
$L__BB10_259:
	setp.lt.s64 	%p172, %rd35, 1;
	@%p172 bra 	$L__BB10_262;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd267;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r106, %r107};
	call.uni
	_Z13storeElementsPam5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_262:
	@%p37 bra 	$L__BB10_267;
	add.s64 	%rd269, %rd267, 8;
	and.b64  	%rd526, %rd269, 7;
	setp.eq.s64 	%p174, %rd526, 0;
	setp.gt.s64 	%p175, %rd35, 15;
	and.pred  	%p176, %p174, %p175;
	@%p176 bra 	$L__BB10_266;
	bra.uni 	$L__BB10_264;
$L__BB10_266:
	st.global.v2.u32 	[%rd268+8], {%r108, %r109};
	bra.uni 	$L__BB10_267;
$L__BB10_264:
	setp.lt.s64 	%p177, %rd35, 9;
	@%p177 bra 	$L__BB10_267;
	add.s64 	%rd527, %rd35, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd269;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd527;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r108, %r109};
	call.uni
	_Z13storeElementsPam5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_267:
	setp.ne.s32 	%p178, %r422, 1;
	@%p178 bra 	$L__BB10_269;
	griddepcontrol.launch_dependents;
$L__BB10_269:
	add.s32 	%r422, %r422, 1;
	setp.le.u32 	%p179, %r422, %r421;
	and.b16  	%rs21, %rs26, 255;
	setp.ne.s16 	%p180, %rs21, 0;
	and.pred  	%p181, %p180, %p179;
	@%p181 bra 	$L__BB10_15;
	setp.eq.s16 	%p182, %rs21, 0;
	selp.u32 	%r411, 1, 0, %p182;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r411, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r412, 1, 0, %p2;
	}
	or.b32  	%r414, %r412, %r2;
	setp.ne.s32 	%p183, %r414, 0;
	@%p183 bra 	$L__BB10_272;
	cvta.to.global.u64 	%rd532, %rd2;
	add.s64 	%rd531, %rd532, %rd278;
	add.s32 	%r415, %r421, %r1;
	st.global.u32 	[%rd531+64], %r415;
$L__BB10_272:
	ret;
}
`;
