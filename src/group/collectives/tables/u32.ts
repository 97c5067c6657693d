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
.func _ZN10collective4copyEPjPKjm
(
	.param .b64 _ZN10collective4copyEPjPKjm_param_0,
	.param .b64 _ZN10collective4copyEPjPKjm_param_1,
	.param .b64 _ZN10collective4copyEPjPKjm_param_2
)
;
.func _ZN10collective6reduceEPjRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPKjm(
	.param .b64 _Z12loadElementsPKjm_param_0,
	.param .b64 _Z12loadElementsPKjm_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z12loadElementsPKjm_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPKjm_param_1];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r8, 0;
	mov.u32 	%r7, %r8;
	@%p1 bra 	$L__BB0_2;
	ld.global.u32 	%r7, [%rd1];
$L__BB0_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB0_4;
	ld.global.u32 	%r8, [%rd1+4];
$L__BB0_4:
	st.param.b32 	[func_retval0+0], %r7;
	st.param.b32 	[func_retval0+4], %r8;
	ret;
}
.func _Z13storeElementsPjm5uint2(
	.param .b64 _Z13storeElementsPjm5uint2_param_0,
	.param .b64 _Z13storeElementsPjm5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsPjm5uint2_param_2[8]
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z13storeElementsPjm5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsPjm5uint2_param_1];
	ld.param.u32 	%r2, [_Z13storeElementsPjm5uint2_param_2+4];
	ld.param.u32 	%r1, [_Z13storeElementsPjm5uint2_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB1_2;
	st.global.u32 	[%rd1], %r1;
$L__BB1_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB1_4;
	st.global.u32 	[%rd1+4], %r2;
$L__BB1_4:
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
	add.s64 	%rd48, %rd34, 3;
	shr.u64 	%rd49, %rd48, 2;
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
	shl.b64 	%rd53, %rd194, 2;
	mul.lo.s64 	%rd54, %rd53, %rd52;
	min.u64 	%rd11, %rd54, %rd34;
	add.s64 	%rd55, %rd11, %rd53;
	min.u64 	%rd12, %rd55, %rd34;
	setp.eq.s64 	%p7, %rd12, %rd11;
	mov.u32 	%r105, 1;
	@%p7 bra 	$L__BB5_15;
	shr.u64 	%rd56, %rd37, 2;
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
	shr.u64 	%rd80, %rd37, 2;
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
	shl.b64 	%rd84, %rd83, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd137, %rd136, 2;
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
	shl.b64 	%rd176, %rd174, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd142, %rd125, 2;
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
	_ZN10collective6reduceEPjRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPjPKjm(
	.param .b64 _ZN10collective4copyEPjPKjm_param_0,
	.param .b64 _ZN10collective4copyEPjPKjm_param_1,
	.param .b64 _ZN10collective4copyEPjPKjm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<49>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPjPKjm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPjPKjm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPjPKjm_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd51, 0;
	@%p1 bra 	$L__BB6_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB6_9;
	shr.u64 	%rd2, %rd22, 2;
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
	and.b64  	%rd51, %rd22, -4;
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
	shl.b64 	%rd45, %rd52, 2;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.u32 	%r48, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.u32 	[%rd47], %r48;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
	@%p8 bra 	$L__BB6_11;
$L__BB6_12:
	ret;
}
.func _ZN10collective6reduceEPjRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<90>;
	.reg .b32 	%r<142>;
	.reg .b64 	%rd<394>;
	ld.param.u64 	%rd205, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd206, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd204, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd205;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd205, 15;
	cvta.to.local.u64 	%rd3, %rd206;
	@%p1 bra 	$L__BB7_83;
	bra.uni 	$L__BB7_1;
$L__BB7_83:
	setp.ne.s64 	%p44, %rd2, 0;
	mov.u64 	%rd386, 0;
	@%p44 bra 	$L__BB7_150;
	ld.local.u64 	%rd87, [%rd3];
	and.b64  	%rd237, %rd87, 15;
	setp.ne.s64 	%p45, %rd237, 0;
	@%p45 bra 	$L__BB7_150;
	shr.u64 	%rd88, %rd204, 2;
	mov.u32 	%r53, %tid.x;
	cvt.u64.u32 	%rd367, %r53;
	mov.u32 	%r54, %ntid.x;
	cvt.u64.u32 	%rd90, %r54;
	add.s64 	%rd238, %rd367, %rd90;
	setp.ge.u64 	%p46, %rd238, %rd88;
	@%p46 bra 	$L__BB7_125;
	cvt.u32.u64 	%r55, %rd90;
	cvt.u64.u32 	%rd91, %r22;
	shl.b32 	%r56, %r55, 1;
	cvt.u64.u32 	%rd92, %r56;
$L__BB7_87:
	.pragma "nounroll";
	setp.eq.s32 	%p47, %r22, 0;
	@%p47 bra 	$L__BB7_92;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r139, 0;
$L__BB7_89:
	.pragma "nounroll";
	setp.eq.s32 	%p48, %r11, %r139;
	mov.u64 	%rd350, %rd87;
	@%p48 bra 	$L__BB7_91;
	ld.local.u64 	%rd241, [%rd3+16];
	cvt.u64.u32 	%rd242, %r139;
	mul.lo.s64 	%rd243, %rd241, %rd242;
	ld.local.u64 	%rd244, [%rd3+8];
	add.s64 	%rd350, %rd244, %rd243;
$L__BB7_91:
	shl.b64 	%rd245, %rd367, 4;
	add.s64 	%rd246, %rd350, %rd245;
	ld.v4.u32 	{%r58, %r59, %r60, %r61}, [%rd246];
	shl.b64 	%rd247, %rd90, 4;
	add.s64 	%rd248, %rd246, %rd247;
	ld.v4.u32 	{%r66, %r67, %r68, %r69}, [%rd248];
	cvt.u64.u32 	%rd249, %r58;
	setp.eq.s32 	%p49, %r139, 0;
	selp.b64 	%rd250, 0, %rd358, %p49;
	add.s64 	%rd358, %rd250, %rd249;
	cvt.u64.u32 	%rd251, %r59;
	selp.b64 	%rd252, 0, %rd360, %p49;
	add.s64 	%rd360, %rd252, %rd251;
	cvt.u64.u32 	%rd253, %r60;
	selp.b64 	%rd254, 0, %rd361, %p49;
	add.s64 	%rd361, %rd254, %rd253;
	cvt.u64.u32 	%rd255, %r61;
	selp.b64 	%rd256, 0, %rd362, %p49;
	add.s64 	%rd362, %rd256, %rd255;
	cvt.u64.u32 	%rd257, %r66;
	selp.b64 	%rd258, 0, %rd363, %p49;
	add.s64 	%rd363, %rd258, %rd257;
	cvt.u64.u32 	%rd259, %r67;
	selp.b64 	%rd260, 0, %rd364, %p49;
	add.s64 	%rd364, %rd260, %rd259;
	cvt.u64.u32 	%rd261, %r68;
	selp.b64 	%rd262, 0, %rd365, %p49;
	add.s64 	%rd365, %rd262, %rd261;
	cvt.u64.u32 	%rd263, %r69;
	selp.b64 	%rd264, 0, %rd366, %p49;
	add.s64 	%rd366, %rd264, %rd263;
	add.s32 	%r139, %r139, 1;
	setp.lt.u32 	%p50, %r139, %r22;
	@%p50 bra 	$L__BB7_89;
$L__BB7_92:
	setp.ne.s32 	%p51, %r21, 4;
	@%p51 bra 	$L__BB7_96;
	and.b64  	%rd265, %rd358, -4294967296;
	setp.eq.s64 	%p52, %rd265, 0;
	@%p52 bra 	$L__BB7_95;
	div.u64 	%rd358, %rd358, %rd91;
	bra.uni 	$L__BB7_96;
$L__BB7_95:
	cvt.u32.u64 	%r74, %rd91;
	cvt.u32.u64 	%r75, %rd358;
	div.u32 	%r76, %r75, %r74;
	cvt.u64.u32 	%rd358, %r76;
$L__BB7_96:
	@%p51 bra 	$L__BB7_100;
	and.b64  	%rd266, %rd360, -4294967296;
	setp.eq.s64 	%p54, %rd266, 0;
	@%p54 bra 	$L__BB7_99;
	div.u64 	%rd360, %rd360, %rd91;
	bra.uni 	$L__BB7_100;
$L__BB7_99:
	cvt.u32.u64 	%r77, %rd91;
	cvt.u32.u64 	%r78, %rd360;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd360, %r79;
$L__BB7_100:
	@%p51 bra 	$L__BB7_104;
	and.b64  	%rd267, %rd361, -4294967296;
	setp.eq.s64 	%p56, %rd267, 0;
	@%p56 bra 	$L__BB7_103;
	div.u64 	%rd361, %rd361, %rd91;
	bra.uni 	$L__BB7_104;
$L__BB7_103:
	cvt.u32.u64 	%r80, %rd91;
	cvt.u32.u64 	%r81, %rd361;
	div.u32 	%r82, %r81, %r80;
	cvt.u64.u32 	%rd361, %r82;
$L__BB7_104:
	@%p51 bra 	$L__BB7_108;
	and.b64  	%rd268, %rd362, -4294967296;
	setp.eq.s64 	%p58, %rd268, 0;
	@%p58 bra 	$L__BB7_107;
	div.u64 	%rd362, %rd362, %rd91;
	bra.uni 	$L__BB7_108;
$L__BB7_107:
	cvt.u32.u64 	%r83, %rd91;
	cvt.u32.u64 	%r84, %rd362;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd362, %r85;
$L__BB7_108:
	shl.b64 	%rd269, %rd367, 4;
	add.s64 	%rd133, %rd1, %rd269;
	cvt.u32.u64 	%r86, %rd362;
	cvt.u32.u64 	%r87, %rd361;
	cvt.u32.u64 	%r88, %rd360;
	cvt.u32.u64 	%r89, %rd358;
	st.global.v4.u32 	[%rd133], {%r89, %r88, %r87, %r86};
	@%p51 bra 	$L__BB7_112;
	and.b64  	%rd270, %rd363, -4294967296;
	setp.eq.s64 	%p60, %rd270, 0;
	@%p60 bra 	$L__BB7_111;
	div.u64 	%rd363, %rd363, %rd91;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	cvt.u32.u64 	%r90, %rd91;
	cvt.u32.u64 	%r91, %rd363;
	div.u32 	%r92, %r91, %r90;
	cvt.u64.u32 	%rd363, %r92;
$L__BB7_112:
	@%p51 bra 	$L__BB7_116;
	and.b64  	%rd271, %rd364, -4294967296;
	setp.eq.s64 	%p62, %rd271, 0;
	@%p62 bra 	$L__BB7_115;
	div.u64 	%rd364, %rd364, %rd91;
	bra.uni 	$L__BB7_116;
$L__BB7_115:
	cvt.u32.u64 	%r93, %rd91;
	cvt.u32.u64 	%r94, %rd364;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd364, %r95;
$L__BB7_116:
	@%p51 bra 	$L__BB7_120;
	and.b64  	%rd272, %rd365, -4294967296;
	setp.eq.s64 	%p64, %rd272, 0;
	@%p64 bra 	$L__BB7_119;
	div.u64 	%rd365, %rd365, %rd91;
	bra.uni 	$L__BB7_120;
$L__BB7_119:
	cvt.u32.u64 	%r96, %rd91;
	cvt.u32.u64 	%r97, %rd365;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd365, %r98;
$L__BB7_120:
	@%p51 bra 	$L__BB7_124;
	and.b64  	%rd273, %rd366, -4294967296;
	setp.eq.s64 	%p66, %rd273, 0;
	@%p66 bra 	$L__BB7_123;
	div.u64 	%rd366, %rd366, %rd91;
	bra.uni 	$L__BB7_124;
$L__BB7_123:
	cvt.u32.u64 	%r99, %rd91;
	cvt.u32.u64 	%r100, %rd366;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd366, %r101;
$L__BB7_124:
	shl.b64 	%rd274, %rd90, 4;
	add.s64 	%rd275, %rd133, %rd274;
	cvt.u32.u64 	%r102, %rd366;
	cvt.u32.u64 	%r103, %rd365;
	cvt.u32.u64 	%r104, %rd364;
	cvt.u32.u64 	%r105, %rd363;
	st.global.v4.u32 	[%rd275], {%r105, %r104, %r103, %r102};
	add.s64 	%rd367, %rd367, %rd92;
	add.s64 	%rd276, %rd367, %rd90;
	setp.lt.u64 	%p67, %rd276, %rd88;
	@%p67 bra 	$L__BB7_87;
$L__BB7_125:
	setp.ge.u64 	%p68, %rd367, %rd88;
	@%p68 bra 	$L__BB7_149;
	cvt.u64.u32 	%rd148, %r22;
$L__BB7_127:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r22, 0;
	@%p69 bra 	$L__BB7_132;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r140, 0;
$L__BB7_129:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r14, %r140;
	mov.u64 	%rd377, %rd87;
	@%p70 bra 	$L__BB7_131;
	ld.local.u64 	%rd278, [%rd3+16];
	cvt.u64.u32 	%rd279, %r140;
	mul.lo.s64 	%rd280, %rd278, %rd279;
	ld.local.u64 	%rd281, [%rd3+8];
	add.s64 	%rd377, %rd281, %rd280;
$L__BB7_131:
	shl.b64 	%rd282, %rd367, 4;
	add.s64 	%rd283, %rd377, %rd282;
	ld.v4.u32 	{%r107, %r108, %r109, %r110}, [%rd283];
	cvt.u64.u32 	%rd284, %r107;
	setp.eq.s32 	%p71, %r140, 0;
	selp.b64 	%rd285, 0, %rd378, %p71;
	add.s64 	%rd378, %rd285, %rd284;
	cvt.u64.u32 	%rd286, %r108;
	selp.b64 	%rd287, 0, %rd379, %p71;
	add.s64 	%rd379, %rd287, %rd286;
	cvt.u64.u32 	%rd288, %r109;
	selp.b64 	%rd289, 0, %rd380, %p71;
	add.s64 	%rd380, %rd289, %rd288;
	cvt.u64.u32 	%rd290, %r110;
	selp.b64 	%rd291, 0, %rd381, %p71;
	add.s64 	%rd381, %rd291, %rd290;
	add.s32 	%r140, %r140, 1;
	setp.lt.u32 	%p72, %r140, %r22;
	@%p72 bra 	$L__BB7_129;
$L__BB7_132:
	setp.ne.s32 	%p73, %r21, 4;
	mov.u64 	%rd382, %rd378;
	@%p73 bra 	$L__BB7_136;
	and.b64  	%rd292, %rd378, -4294967296;
	setp.eq.s64 	%p74, %rd292, 0;
	@%p74 bra 	$L__BB7_135;
	div.u64 	%rd382, %rd378, %rd148;
	bra.uni 	$L__BB7_136;
$L__BB7_135:
	cvt.u32.u64 	%r115, %rd148;
	cvt.u32.u64 	%r116, %rd378;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd382, %r117;
$L__BB7_136:
	mov.u64 	%rd383, %rd379;
	@%p73 bra 	$L__BB7_140;
	and.b64  	%rd293, %rd379, -4294967296;
	setp.eq.s64 	%p76, %rd293, 0;
	@%p76 bra 	$L__BB7_139;
	div.u64 	%rd383, %rd379, %rd148;
	bra.uni 	$L__BB7_140;
$L__BB7_139:
	cvt.u32.u64 	%r118, %rd148;
	cvt.u32.u64 	%r119, %rd379;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd383, %r120;
$L__BB7_140:
	mov.u64 	%rd384, %rd380;
	@%p73 bra 	$L__BB7_144;
	and.b64  	%rd294, %rd380, -4294967296;
	setp.eq.s64 	%p78, %rd294, 0;
	@%p78 bra 	$L__BB7_143;
	div.u64 	%rd384, %rd380, %rd148;
	bra.uni 	$L__BB7_144;
$L__BB7_143:
	cvt.u32.u64 	%r121, %rd148;
	cvt.u32.u64 	%r122, %rd380;
	div.u32 	%r123, %r122, %r121;
	cvt.u64.u32 	%rd384, %r123;
$L__BB7_144:
	mov.u64 	%rd385, %rd381;
	@%p73 bra 	$L__BB7_148;
	and.b64  	%rd295, %rd381, -4294967296;
	setp.eq.s64 	%p80, %rd295, 0;
	@%p80 bra 	$L__BB7_147;
	div.u64 	%rd385, %rd381, %rd148;
	bra.uni 	$L__BB7_148;
$L__BB7_147:
	cvt.u32.u64 	%r124, %rd148;
	cvt.u32.u64 	%r125, %rd381;
	div.u32 	%r126, %r125, %r124;
	cvt.u64.u32 	%rd385, %r126;
$L__BB7_148:
	shl.b64 	%rd296, %rd367, 4;
	add.s64 	%rd297, %rd1, %rd296;
	cvt.u32.u64 	%r127, %rd385;
	cvt.u32.u64 	%r128, %rd384;
	cvt.u32.u64 	%r129, %rd383;
	cvt.u32.u64 	%r130, %rd382;
	st.global.v4.u32 	[%rd297], {%r130, %r129, %r128, %r127};
	add.s64 	%rd367, %rd367, %rd90;
	setp.lt.u64 	%p81, %rd367, %rd88;
	@%p81 bra 	$L__BB7_127;
$L__BB7_149:
	and.b64  	%rd386, %rd204, -4;
$L__BB7_150:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd298, %r131;
	add.s64 	%rd387, %rd386, %rd298;
	setp.ge.u64 	%p82, %rd387, %rd204;
	@%p82 bra 	$L__BB7_166;
	cvt.u64.u32 	%rd185, %r22;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd186, %r132;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB7_152:
	.pragma "nounroll";
	setp.eq.s32 	%p83, %r17, 0;
	@%p83 bra 	$L__BB7_154;
	ld.local.u64 	%rd388, [%rd3+8];
	bra.uni 	$L__BB7_155;
$L__BB7_154:
	ld.local.u64 	%rd388, [%rd3];
$L__BB7_155:
	shl.b64 	%rd299, %rd387, 2;
	add.s64 	%rd300, %rd388, %rd299;
	ld.u32 	%rd392, [%rd300];
	setp.lt.u32 	%p84, %r22, 2;
	@%p84 bra 	$L__BB7_161;
	mov.u64 	%rd389, 1;
	mov.u32 	%r141, %r18;
$L__BB7_157:
	.pragma "nounroll";
	setp.eq.s32 	%p85, %r141, -1;
	@%p85 bra 	$L__BB7_159;
	ld.local.u64 	%rd302, [%rd3+16];
	mul.lo.s64 	%rd303, %rd302, %rd389;
	ld.local.u64 	%rd304, [%rd3+8];
	add.s64 	%rd391, %rd304, %rd303;
	bra.uni 	$L__BB7_160;
$L__BB7_159:
	ld.local.u64 	%rd391, [%rd3];
$L__BB7_160:
	add.s64 	%rd306, %rd391, %rd299;
	ld.u32 	%rd307, [%rd306];
	add.s64 	%rd392, %rd392, %rd307;
	add.s64 	%rd389, %rd389, 1;
	cvt.u32.u64 	%r133, %rd389;
	add.s32 	%r141, %r141, 1;
	setp.lt.u32 	%p86, %r133, %r22;
	@%p86 bra 	$L__BB7_157;
$L__BB7_161:
	setp.ne.s32 	%p87, %r21, 4;
	@%p87 bra 	$L__BB7_165;
	and.b64  	%rd308, %rd392, -4294967296;
	setp.eq.s64 	%p88, %rd308, 0;
	@%p88 bra 	$L__BB7_164;
	div.u64 	%rd392, %rd392, %rd185;
	bra.uni 	$L__BB7_165;
$L__BB7_164:
	cvt.u32.u64 	%r134, %rd185;
	cvt.u32.u64 	%r135, %rd392;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd392, %r136;
$L__BB7_165:
	add.s64 	%rd310, %rd1, %rd299;
	st.global.u32 	[%rd310], %rd392;
	add.s64 	%rd387, %rd387, %rd186;
	setp.lt.u64 	%p89, %rd387, %rd204;
	@%p89 bra 	$L__BB7_152;
	bra.uni 	$L__BB7_166;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd333, 0;
	@%p2 bra 	$L__BB7_60;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd209, %rd4, 15;
	setp.ne.s64 	%p3, %rd209, 0;
	@%p3 bra 	$L__BB7_60;
	shr.u64 	%rd5, %rd204, 2;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd315, %r24;
	setp.le.u64 	%p4, %rd5, %rd315;
	@%p4 bra 	$L__BB7_59;
	cvt.u64.u32 	%rd7, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd8, %r25;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB7_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r137, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.u64 	%rd17, %rd324;
	mov.u64 	%rd16, %rd323;
	mov.u64 	%rd15, %rd322;
	mov.u64 	%rd14, %rd321;
	setp.eq.s32 	%p6, %r1, %r137;
	mov.u64 	%rd320, %rd4;
	@%p6 bra 	$L__BB7_9;
	ld.local.u64 	%rd211, [%rd3+16];
	cvt.u64.u32 	%rd212, %r137;
	mul.lo.s64 	%rd213, %rd211, %rd212;
	ld.local.u64 	%rd214, [%rd3+8];
	add.s64 	%rd320, %rd214, %rd213;
$L__BB7_9:
	shl.b64 	%rd215, %rd315, 4;
	add.s64 	%rd216, %rd320, %rd215;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd216];
	cvt.u64.u32 	%rd321, %r27;
	setp.eq.s32 	%p7, %r137, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB7_16;
	max.u64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	min.u64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.lo.s64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.s64 	%rd321, %rd14, %rd321;
$L__BB7_17:
	cvt.u64.u32 	%rd322, %r28;
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p12, %r21, 1;
	@%p12 bra 	$L__BB7_23;
	setp.eq.s32 	%p13, %r21, 2;
	@%p13 bra 	$L__BB7_22;
	setp.ne.s32 	%p14, %r21, 3;
	@%p14 bra 	$L__BB7_24;
	max.u64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	min.u64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.lo.s64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.s64 	%rd322, %rd15, %rd322;
$L__BB7_25:
	cvt.u64.u32 	%rd323, %r29;
	@%p7 bra 	$L__BB7_33;
	setp.eq.s32 	%p16, %r21, 1;
	@%p16 bra 	$L__BB7_31;
	setp.eq.s32 	%p17, %r21, 2;
	@%p17 bra 	$L__BB7_30;
	setp.ne.s32 	%p18, %r21, 3;
	@%p18 bra 	$L__BB7_32;
	max.u64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB7_33;
$L__BB7_30:
	min.u64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB7_33;
$L__BB7_31:
	mul.lo.s64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB7_33;
$L__BB7_32:
	add.s64 	%rd323, %rd16, %rd323;
$L__BB7_33:
	cvt.u64.u32 	%rd324, %r30;
	@%p7 bra 	$L__BB7_41;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB7_39;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB7_38;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB7_40;
	max.u64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB7_41;
$L__BB7_38:
	min.u64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB7_41;
$L__BB7_39:
	mul.lo.s64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB7_41;
$L__BB7_40:
	add.s64 	%rd324, %rd17, %rd324;
$L__BB7_41:
	add.s32 	%r137, %r137, 1;
	setp.lt.u32 	%p23, %r137, %r22;
	@%p23 bra 	$L__BB7_7;
$L__BB7_42:
	setp.ne.s32 	%p24, %r21, 4;
	mov.u64 	%rd329, %rd321;
	@%p24 bra 	$L__BB7_46;
	and.b64  	%rd217, %rd321, -4294967296;
	setp.eq.s64 	%p25, %rd217, 0;
	@%p25 bra 	$L__BB7_45;
	div.u64 	%rd329, %rd321, %rd7;
	bra.uni 	$L__BB7_46;
$L__BB7_45:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd321;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd329, %r33;
$L__BB7_46:
	mov.u64 	%rd330, %rd322;
	@%p24 bra 	$L__BB7_50;
	and.b64  	%rd218, %rd322, -4294967296;
	setp.eq.s64 	%p27, %rd218, 0;
	@%p27 bra 	$L__BB7_49;
	div.u64 	%rd330, %rd322, %rd7;
	bra.uni 	$L__BB7_50;
$L__BB7_49:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd322;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd330, %r36;
$L__BB7_50:
	mov.u64 	%rd331, %rd323;
	@%p24 bra 	$L__BB7_54;
	and.b64  	%rd219, %rd323, -4294967296;
	setp.eq.s64 	%p29, %rd219, 0;
	@%p29 bra 	$L__BB7_53;
	div.u64 	%rd331, %rd323, %rd7;
	bra.uni 	$L__BB7_54;
$L__BB7_53:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd323;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd331, %r39;
$L__BB7_54:
	mov.u64 	%rd332, %rd324;
	@%p24 bra 	$L__BB7_58;
	and.b64  	%rd220, %rd324, -4294967296;
	setp.eq.s64 	%p31, %rd220, 0;
	@%p31 bra 	$L__BB7_57;
	div.u64 	%rd332, %rd324, %rd7;
	bra.uni 	$L__BB7_58;
$L__BB7_57:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd324;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd332, %r42;
$L__BB7_58:
	shl.b64 	%rd221, %rd315, 4;
	add.s64 	%rd222, %rd1, %rd221;
	cvt.u32.u64 	%r43, %rd332;
	cvt.u32.u64 	%r44, %rd331;
	cvt.u32.u64 	%r45, %rd330;
	cvt.u32.u64 	%r46, %rd329;
	st.global.v4.u32 	[%rd222], {%r46, %r45, %r44, %r43};
	add.s64 	%rd315, %rd315, %rd8;
	setp.lt.u64 	%p32, %rd315, %rd5;
	@%p32 bra 	$L__BB7_5;
$L__BB7_59:
	and.b64  	%rd333, %rd204, -4;
$L__BB7_60:
	mov.u32 	%r47, %tid.x;
	cvt.u64.u32 	%rd223, %r47;
	add.s64 	%rd334, %rd333, %rd223;
	setp.ge.u64 	%p33, %rd334, %rd204;
	@%p33 bra 	$L__BB7_166;
	cvt.u64.u32 	%rd65, %r22;
	mov.u32 	%r48, %ntid.x;
	cvt.u64.u32 	%rd66, %r48;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB7_62:
	.pragma "nounroll";
	setp.eq.s32 	%p34, %r8, 0;
	@%p34 bra 	$L__BB7_64;
	ld.local.u64 	%rd335, [%rd3+8];
	bra.uni 	$L__BB7_65;
$L__BB7_64:
	ld.local.u64 	%rd335, [%rd3];
$L__BB7_65:
	shl.b64 	%rd224, %rd334, 2;
	add.s64 	%rd225, %rd335, %rd224;
	ld.u32 	%rd338, [%rd225];
	setp.lt.u32 	%p35, %r22, 2;
	@%p35 bra 	$L__BB7_78;
	mov.u32 	%r138, 1;
$L__BB7_67:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r138;
	@%p36 bra 	$L__BB7_69;
	bra.uni 	$L__BB7_68;
$L__BB7_69:
	ld.local.u64 	%rd337, [%rd3];
	bra.uni 	$L__BB7_70;
$L__BB7_68:
	ld.local.u64 	%rd226, [%rd3+16];
	cvt.u64.u32 	%rd227, %r138;
	mul.lo.s64 	%rd228, %rd226, %rd227;
	ld.local.u64 	%rd229, [%rd3+8];
	add.s64 	%rd337, %rd229, %rd228;
$L__BB7_70:
	add.s64 	%rd231, %rd337, %rd224;
	ld.u32 	%rd76, [%rd231];
	setp.eq.s32 	%p37, %r21, 1;
	@%p37 bra 	$L__BB7_75;
	setp.eq.s32 	%p38, %r21, 2;
	@%p38 bra 	$L__BB7_74;
	setp.ne.s32 	%p39, %r21, 3;
	@%p39 bra 	$L__BB7_76;
	max.u64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB7_77;
$L__BB7_75:
	mul.lo.s64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB7_77;
$L__BB7_74:
	min.u64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB7_77;
$L__BB7_76:
	add.s64 	%rd338, %rd338, %rd76;
$L__BB7_77:
	add.s32 	%r138, %r138, 1;
	setp.lt.u32 	%p40, %r138, %r22;
	@%p40 bra 	$L__BB7_67;
$L__BB7_78:
	setp.ne.s32 	%p41, %r21, 4;
	@%p41 bra 	$L__BB7_82;
	and.b64  	%rd232, %rd338, -4294967296;
	setp.eq.s64 	%p42, %rd232, 0;
	@%p42 bra 	$L__BB7_81;
	div.u64 	%rd338, %rd338, %rd65;
	bra.uni 	$L__BB7_82;
$L__BB7_81:
	cvt.u32.u64 	%r50, %rd65;
	cvt.u32.u64 	%r51, %rd338;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd338, %r52;
$L__BB7_82:
	add.s64 	%rd234, %rd1, %rd224;
	st.global.u32 	[%rd234], %rd338;
	add.s64 	%rd334, %rd334, %rd66;
	setp.lt.u64 	%p43, %rd334, %rd204;
	@%p43 bra 	$L__BB7_62;
$L__BB7_166:
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
	add.s64 	%rd61, %rd47, 3;
	shr.u64 	%rd62, %rd61, 2;
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
	shl.b64 	%rd65, %rd212, 2;
	mul.lo.s64 	%rd66, %rd65, %rd2;
	min.u64 	%rd213, %rd66, %rd47;
	add.s64 	%rd67, %rd213, %rd65;
	min.u64 	%rd14, %rd67, %rd47;
	mov.u32 	%r127, %r1;
$L__BB8_11:
	mov.u32 	%r8, %r127;
	cvt.u64.u32 	%rd68, %r40;
	shr.u64 	%rd69, %rd50, 2;
	mul.lo.s64 	%rd70, %rd69, %rd68;
	sub.s64 	%rd71, %rd14, %rd213;
	min.u64 	%rd20, %rd70, %rd71;
	add.s64 	%rd72, %rd20, 3;
	shr.u64 	%rd73, %rd72, 2;
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
	shl.b64 	%rd25, %rd214, 2;
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
	shl.b64 	%rd94, %rd93, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd145, %rd144, 2;
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
	_ZN10collective6reduceEPjRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd206, %rd205, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	.reg .pred 	%p<77>;
	.reg .b16 	%rs<38>;
	.reg .b32 	%r<196>;
	.reg .b64 	%rd<245>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd63, [words_param_0];
	ld.param.u64 	%rd64, [words_param_1];
	ld.param.u32 	%r73, [words_param_2];
	ld.param.u32 	%r74, [words_param_3];
	ld.param.u32 	%r75, [words_param_4];
	ld.param.u32 	%r76, [words_param_5];
	ld.param.u64 	%rd65, [words_param_6];
	ld.param.u64 	%rd66, [words_param_7];
	ld.param.u64 	%rd67, [words_param_8];
	ld.param.v2.u32 	{%r87, %r88}, [words_param_9+96];
	ld.param.u64 	%rd77, [words_param_9+72];
	ld.param.u64 	%rd68, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd79, %rd77;
	mov.u32 	%r89, %ctaid.x;
	mul.wide.u32 	%rd80, %r89, 4;
	add.s64 	%rd81, %rd79, %rd80;
	cvt.u64.u32 	%rd3, %r89;
	ld.global.u32 	%r1, [%rd81+64];
	mov.u32 	%r179, %tid.x;
	setp.ne.s32 	%p1, %r179, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r90, [%rd79];
	setp.ne.s32 	%p2, %r90, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB9_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd5, %rd64;
	ld.volatile.global.u32 	%r91, [%rd5+4];
	setp.ne.s32 	%p4, %r91, 0;
	@%p4 bra 	$L__BB9_5;
	st.global.u32 	[%rd5+8], %r76;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r92, 4;
	st.global.u32 	[%rd5+4], %r92;
$L__BB9_6:
	cvt.u32.u16 	%r93, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r93, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r94, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r94, 0;
	@%p5 bra 	$L__BB9_84;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd83, %rd68, 3;
	shr.u64 	%rd84, %rd83, 2;
	mov.u32 	%r95, %nctaid.x;
	cvt.u64.u32 	%rd7, %r95;
	add.s64 	%rd85, %rd7, %rd84;
	add.s64 	%rd8, %rd85, -1;
	and.b64  	%rd86, %rd8, -4294967296;
	setp.eq.s64 	%p6, %rd86, 0;
	@%p6 bra 	$L__BB9_9;
	div.u64 	%rd232, %rd8, %rd7;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r96, %rd7;
	cvt.u32.u64 	%r97, %rd8;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd232, %r98;
$L__BB9_10:
	shl.b64 	%rd87, %rd232, 2;
	mul.lo.s64 	%rd88, %rd87, %rd3;
	min.u64 	%rd12, %rd88, %rd68;
	add.s64 	%rd89, %rd12, %rd87;
	min.u64 	%rd13, %rd89, %rd68;
	mov.u64 	%rd90, 1;
	sub.s64 	%rd91, %rd90, %rd12;
	add.s64 	%rd92, %rd91, %rd13;
	shr.u64 	%rd93, %rd92, 1;
	cvt.u32.u64 	%r4, %rd93;
	setp.eq.s32 	%p7, %r179, %r73;
	setp.ge.u32 	%p8, %r179, %r74;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_12;
	cvta.to.global.u64 	%rd96, %rd63;
	mul.wide.u32 	%rd97, %r179, 8;
	add.s64 	%rd98, %rd96, %rd97;
	ld.global.u64 	%rd99, [%rd98];
	cvt.u64.u32 	%rd100, %r74;
	mul.lo.s64 	%rd101, %rd100, %rd3;
	cvt.u64.u32 	%rd102, %r73;
	add.s64 	%rd103, %rd101, %rd102;
	shl.b64 	%rd104, %rd103, 3;
	add.s64 	%rd105, %rd99, %rd104;
	add.s64 	%rd94, %rd105, 4096;
	cvt.u64.u32 	%rd106, %r75;
	cvt.u64.u32 	%rd107, %r3;
	bfi.b64 	%rd95, %rd106, %rd107, 32, 32;
	st.relaxed.sys.global.u64 [%rd94], %rd95;
$L__BB9_12:
	setp.ge.u32 	%p10, %r179, %r4;
	@%p10 bra 	$L__BB9_27;
	mov.u32 	%r174, %tid.x;
	or.b64  	%rd110, %rd67, %rd66;
	and.b64  	%rd111, %rd110, 7;
	cvta.to.global.u64 	%rd112, %rd66;
	add.u64 	%rd116, %SPL, 0;
	cvta.to.global.u64 	%rd128, %rd63;
$L__BB9_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd108, %r174, 2;
	add.s64 	%rd16, %rd108, %rd12;
	add.s64 	%rd109, %rd16, 2;
	setp.gt.u64 	%p11, %rd109, %rd13;
	setp.ne.s64 	%p12, %rd111, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	mov.u32 	%r175, 0;
	st.local.v2.u32 	[%rd116], {%r175, %r175};
$L__BB9_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r175;
	add.s64 	%rd18, %rd16, %rd17;
	setp.ge.u64 	%p14, %rd18, %rd13;
	@%p14 bra 	$L__BB9_19;
	shl.b64 	%rd122, %rd18, 2;
	add.s64 	%rd123, %rd112, %rd122;
	ld.global.u32 	%r102, [%rd123];
	shl.b64 	%rd124, %rd17, 2;
	add.s64 	%rd125, %rd116, %rd124;
	st.local.u32 	[%rd125], %r102;
$L__BB9_19:
	cvt.u32.u64 	%r104, %rd17;
	add.s32 	%r105, %r104, 1;
	mov.u32 	%r175, 1;
	setp.lt.u32 	%p15, %r105, 2;
	@%p15 bra 	$L__BB9_17;
	ld.local.v2.u32 	{%r176, %r177}, [%rd116];
	bra.uni 	$L__BB9_21;
$L__BB9_15:
	shl.b64 	%rd113, %rd16, 2;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.v2.u32 	{%r176, %r177}, [%rd114];
	st.local.v2.u32 	[%rd116], {%r176, %r177};
$L__BB9_21:
	setp.lt.u32 	%p16, %r74, 2;
	@%p16 bra 	$L__BB9_26;
	mov.u32 	%r178, 1;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r109, %r178, %r73;
	rem.u32 	%r15, %r109, %r74;
	setp.eq.s32 	%p17, %r15, %r73;
	mov.u64 	%rd233, %rd77;
	@%p17 bra 	$L__BB9_25;
	mul.wide.u32 	%rd129, %r15, 8;
	add.s64 	%rd130, %rd128, %rd129;
	ld.global.u64 	%rd233, [%rd130];
$L__BB9_25:
	ld.param.u64 	%rd231, [words_param_9+48];
	ld.param.u64 	%rd226, [words_param_9+40];
	and.b32  	%r114, %r3, 3;
	cvt.u64.u32 	%rd133, %r114;
	or.b64  	%rd134, %rd80, %rd133;
	cvt.u64.u32 	%rd135, %r74;
	mul.lo.s64 	%rd136, %rd134, %rd135;
	cvt.u64.u32 	%rd137, %r73;
	add.s64 	%rd138, %rd136, %rd137;
	mul.lo.s64 	%rd139, %rd138, %rd226;
	add.s64 	%rd140, %rd139, %rd231;
	mul.wide.u32 	%rd141, %r174, 16;
	add.s64 	%rd142, %rd140, %rd141;
	add.s64 	%rd131, %rd233, %rd142;
	st.volatile.global.v4.u32 [%rd131], {%r176, %r3, %r177, %r3};
	add.s32 	%r178, %r178, 1;
	setp.lt.u32 	%p18, %r178, %r74;
	@%p18 bra 	$L__BB9_23;
$L__BB9_26:
	mov.u32 	%r115, %ntid.x;
	add.s32 	%r174, %r174, %r115;
	setp.lt.u32 	%p19, %r174, %r4;
	@%p19 bra 	$L__BB9_14;
$L__BB9_27:
	mov.u16 	%rs34, 0;
	@%p10 bra 	$L__BB9_72;
	ld.param.u64 	%rd230, [words_param_7];
	or.b64  	%rd146, %rd67, %rd230;
	and.b64  	%rd147, %rd146, 7;
	cvta.to.global.u64 	%rd148, %rd230;
	add.u64 	%rd154, %SPL, 0;
$L__BB9_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd144, %r179, 2;
	add.s64 	%rd28, %rd144, %rd12;
	add.s64 	%rd145, %rd28, 2;
	setp.gt.u64 	%p21, %rd145, %rd13;
	setp.ne.s64 	%p22, %rd147, 0;
	or.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB9_31;
	bra.uni 	$L__BB9_30;
$L__BB9_31:
	mov.u32 	%r180, 0;
	st.local.v2.u32 	[%rd154], {%r180, %r180};
$L__BB9_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd29, %r180;
	add.s64 	%rd30, %rd28, %rd29;
	setp.ge.u64 	%p24, %rd30, %rd13;
	@%p24 bra 	$L__BB9_34;
	shl.b64 	%rd158, %rd30, 2;
	add.s64 	%rd159, %rd148, %rd158;
	ld.global.u32 	%r120, [%rd159];
	shl.b64 	%rd160, %rd29, 2;
	add.s64 	%rd161, %rd154, %rd160;
	st.local.u32 	[%rd161], %r120;
$L__BB9_34:
	cvt.u32.u64 	%r122, %rd29;
	add.s32 	%r123, %r122, 1;
	mov.u32 	%r180, 1;
	setp.lt.u32 	%p25, %r123, 2;
	@%p25 bra 	$L__BB9_32;
	ld.local.v2.u32 	{%r181, %r182}, [%rd154];
	bra.uni 	$L__BB9_36;
$L__BB9_30:
	shl.b64 	%rd149, %rd28, 2;
	add.s64 	%rd150, %rd148, %rd149;
	ld.global.v2.u32 	{%r181, %r182}, [%rd150];
	st.local.v2.u32 	[%rd154], {%r181, %r182};
$L__BB9_36:
	setp.eq.s32 	%p26, %r74, 0;
	mov.u16 	%rs34, 0;
	@%p26 bra 	$L__BB9_55;
	mov.u16 	%rs34, 0;
	mov.u32 	%r183, 0;
$L__BB9_38:
	.pragma "nounroll";
	setp.eq.s32 	%p27, %r183, %r73;
	mov.u32 	%r187, %r182;
	mov.u32 	%r188, %r181;
	@%p27 bra 	$L__BB9_47;
	ld.param.u64 	%rd224, [words_param_9+48];
	ld.param.u64 	%rd223, [words_param_9+40];
	and.b32  	%r132, %r3, 3;
	cvt.u64.u32 	%rd166, %r132;
	or.b64  	%rd167, %rd80, %rd166;
	cvt.u64.u32 	%rd168, %r74;
	mul.lo.s64 	%rd169, %rd167, %rd168;
	cvt.u64.u32 	%rd170, %r183;
	add.s64 	%rd171, %rd169, %rd170;
	mul.lo.s64 	%rd172, %rd171, %rd223;
	mul.wide.u32 	%rd173, %r179, 16;
	add.s64 	%rd174, %rd173, %rd224;
	add.s64 	%rd175, %rd174, %rd172;
	add.s64 	%rd164, %rd77, %rd175;
	add.u64 	%rd177, %SPL, 16;
	mov.u64 	%rd178, 0;
	st.local.u64 	[%rd177], %rd178;
	ld.volatile.global.v4.u32 {%r188, %r128, %r187, %r130}, [%rd164];
	setp.eq.s32 	%p28, %r128, %r3;
	setp.eq.s32 	%p29, %r130, %r3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB9_45;
	mov.u32 	%r186, 1;
$L__BB9_41:
	and.b32  	%r134, %r186, 63;
	setp.ne.s32 	%p31, %r134, 0;
	@%p31 bra 	$L__BB9_44;
	add.u64 	%rd225, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd63;
	st.param.b64 	[param0+8], %rd64;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd65;
	st.param.b64 	[param0+40], %rd77;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r186;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd225;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r42, [retval0+0];
	}
	setp.eq.s32 	%p32, %r42, 0;
	@%p32 bra 	$L__BB9_44;
	bra.uni 	$L__BB9_43;
$L__BB9_44:
	add.s32 	%r186, %r186, 1;
	ld.volatile.global.v4.u32 {%r188, %r136, %r187, %r138}, [%rd164];
	setp.ne.s32 	%p33, %r136, %r3;
	setp.ne.s32 	%p34, %r138, %r3;
	or.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB9_41;
	bra.uni 	$L__BB9_45;
$L__BB9_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd63;
	st.param.b64 	[param0+8], %rd64;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd65;
	st.param.b64 	[param0+40], %rd77;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r42;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r183;
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
	mov.u16 	%rs34, 1;
$L__BB9_45:
	setp.eq.s32 	%p36, %r88, 0;
	@%p36 bra 	$L__BB9_47;
	ld.volatile.global.v4.u32 {%r188, %r140, %r187, %r142}, [%rd164];
$L__BB9_47:
	setp.eq.s32 	%p37, %r87, 1;
	@%p37 bra 	$L__BB9_52;
	setp.eq.s32 	%p38, %r87, 2;
	@%p38 bra 	$L__BB9_51;
	setp.ne.s32 	%p39, %r87, 3;
	@%p39 bra 	$L__BB9_53;
	setp.eq.s32 	%p40, %r183, 0;
	cvt.u64.u32 	%rd182, %r188;
	setp.lt.u64 	%p41, %rd239, %rd182;
	or.pred  	%p42, %p40, %p41;
	selp.b64 	%rd239, %rd182, %rd239, %p42;
	cvt.u64.u32 	%rd183, %r187;
	setp.lt.u64 	%p43, %rd238, %rd183;
	or.pred  	%p44, %p40, %p43;
	selp.b64 	%rd238, %rd183, %rd238, %p44;
	bra.uni 	$L__BB9_54;
$L__BB9_52:
	setp.eq.s32 	%p50, %r183, 0;
	selp.b64 	%rd186, 1, %rd239, %p50;
	cvt.u64.u32 	%rd187, %r188;
	mul.lo.s64 	%rd239, %rd186, %rd187;
	selp.b64 	%rd188, 1, %rd238, %p50;
	cvt.u64.u32 	%rd189, %r187;
	mul.lo.s64 	%rd238, %rd188, %rd189;
	bra.uni 	$L__BB9_54;
$L__BB9_51:
	setp.eq.s32 	%p45, %r183, 0;
	cvt.u64.u32 	%rd184, %r188;
	setp.gt.u64 	%p46, %rd239, %rd184;
	or.pred  	%p47, %p45, %p46;
	selp.b64 	%rd239, %rd184, %rd239, %p47;
	cvt.u64.u32 	%rd185, %r187;
	setp.gt.u64 	%p48, %rd238, %rd185;
	or.pred  	%p49, %p45, %p48;
	selp.b64 	%rd238, %rd185, %rd238, %p49;
	bra.uni 	$L__BB9_54;
$L__BB9_53:
	setp.eq.s32 	%p51, %r183, 0;
	selp.b64 	%rd190, 0, %rd239, %p51;
	cvt.u64.u32 	%rd191, %r188;
	add.s64 	%rd239, %rd190, %rd191;
	selp.b64 	%rd192, 0, %rd238, %p51;
	cvt.u64.u32 	%rd193, %r187;
	add.s64 	%rd238, %rd192, %rd193;
$L__BB9_54:
	add.s32 	%r183, %r183, 1;
	setp.lt.u32 	%p52, %r183, %r74;
	@%p52 bra 	$L__BB9_38;
$L__BB9_55:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p53, %rs23, 0;
	@%p53 bra 	$L__BB9_72;
	setp.eq.s32 	%p54, %r87, 4;
	@%p54 bra 	$L__BB9_58;
	bra.uni 	$L__BB9_57;
$L__BB9_58:
	and.b64  	%rd194, %rd239, -4294967296;
	setp.eq.s64 	%p55, %rd194, 0;
	@%p55 bra 	$L__BB9_60;
	cvt.u64.u32 	%rd195, %r74;
	div.u64 	%rd242, %rd239, %rd195;
	bra.uni 	$L__BB9_61;
$L__BB9_57:
	cvt.u32.u64 	%r192, %rd238;
	cvt.u32.u64 	%r191, %rd239;
	st.local.v2.u32 	[%rd1], {%r191, %r192};
	bra.uni 	$L__BB9_65;
$L__BB9_60:
	cvt.u32.u64 	%r143, %rd239;
	div.u32 	%r144, %r143, %r74;
	cvt.u64.u32 	%rd242, %r144;
$L__BB9_61:
	and.b64  	%rd196, %rd238, -4294967296;
	setp.eq.s64 	%p56, %rd196, 0;
	@%p56 bra 	$L__BB9_63;
	cvt.u64.u32 	%rd197, %r74;
	div.u64 	%rd243, %rd238, %rd197;
	bra.uni 	$L__BB9_64;
$L__BB9_63:
	cvt.u32.u64 	%r145, %rd238;
	div.u32 	%r146, %r145, %r74;
	cvt.u64.u32 	%rd243, %r146;
$L__BB9_64:
	cvt.u32.u64 	%r192, %rd243;
	cvt.u32.u64 	%r191, %rd242;
	st.local.v2.u32 	[%rd1], {%r191, %r192};
$L__BB9_65:
	setp.eq.s64 	%p57, %rd147, 0;
	setp.le.u64 	%p58, %rd145, %rd13;
	and.pred  	%p59, %p57, %p58;
	@%p59 bra 	$L__BB9_70;
	bra.uni 	$L__BB9_66;
$L__BB9_70:
	cvta.to.global.u64 	%rd206, %rd67;
	shl.b64 	%rd207, %rd28, 2;
	add.s64 	%rd208, %rd206, %rd207;
	st.global.v2.u32 	[%rd208], {%r191, %r192};
	bra.uni 	$L__BB9_71;
$L__BB9_66:
	mov.u32 	%r193, 0;
$L__BB9_67:
	.pragma "nounroll";
	cvt.u64.u32 	%rd53, %r193;
	add.s64 	%rd54, %rd28, %rd53;
	setp.ge.u64 	%p60, %rd54, %rd13;
	@%p60 bra 	$L__BB9_69;
	shl.b64 	%rd201, %rd53, 2;
	add.s64 	%rd202, %rd1, %rd201;
	ld.local.u32 	%r148, [%rd202];
	cvta.to.global.u64 	%rd203, %rd67;
	shl.b64 	%rd204, %rd54, 2;
	add.s64 	%rd205, %rd203, %rd204;
	st.global.u32 	[%rd205], %r148;
$L__BB9_69:
	cvt.u32.u64 	%r150, %rd53;
	add.s32 	%r151, %r150, 1;
	mov.u32 	%r193, 1;
	setp.lt.u32 	%p61, %r151, 2;
	@%p61 bra 	$L__BB9_67;
$L__BB9_71:
	mov.u32 	%r152, %ntid.x;
	add.s32 	%r179, %r179, %r152;
	setp.lt.u32 	%p62, %r179, %r4;
	mov.u16 	%rs34, 0;
	@%p62 bra 	$L__BB9_29;
$L__BB9_72:
	mov.u32 	%r168, %tid.x;
	setp.eq.s32 	%p76, %r168, %r73;
	setp.ge.u32 	%p75, %r168, %r74;
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p65, %rs25, 0;
	or.pred  	%p66, %p75, %p65;
	or.pred  	%p67, %p76, %p66;
	@%p67 bra 	$L__BB9_82;
	mov.u32 	%r171, %tid.x;
	mov.u32 	%r169, %ctaid.x;
	mul.wide.u32 	%rd211, %r74, %r169;
	cvt.u64.u32 	%rd212, %r171;
	add.s64 	%rd213, %rd211, %rd212;
	shl.b64 	%rd214, %rd213, 3;
	add.s64 	%rd215, %rd77, %rd214;
	add.s64 	%rd55, %rd215, 4096;
	ld.acquire.sys.global.u64 %rd244, [%rd55];
	add.u64 	%rd216, %SP, 8;
	add.u64 	%rd217, %SPL, 8;
	mov.u64 	%rd218, 0;
	st.local.u64 	[%rd217], %rd218;
	cvt.u32.u64 	%r195, %rd244;
	sub.s32 	%r156, %r195, %r3;
	setp.gt.s32 	%p68, %r156, -1;
	@%p68 bra 	$L__BB9_79;
	mov.u32 	%r194, 1;
$L__BB9_75:
	and.b32  	%r158, %r194, 63;
	setp.ne.s32 	%p69, %r158, 0;
	@%p69 bra 	$L__BB9_78;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd63;
	st.param.b64 	[param0+8], %rd64;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd65;
	st.param.b64 	[param0+40], %rd77;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r194;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd216;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r68, [retval0+0];
	}
	setp.eq.s32 	%p70, %r68, 0;
	@%p70 bra 	$L__BB9_78;
	bra.uni 	$L__BB9_77;
$L__BB9_78:
	ld.acquire.sys.global.u64 %rd244, [%rd55];
	add.s32 	%r194, %r194, 1;
	cvt.u32.u64 	%r195, %rd244;
	sub.s32 	%r160, %r195, %r3;
	setp.lt.s32 	%p71, %r160, 0;
	@%p71 bra 	$L__BB9_75;
$L__BB9_79:
	setp.ne.s32 	%p72, %r3, %r195;
	mov.u16 	%rs34, 0;
	@%p72 bra 	$L__BB9_82;
	shr.u64 	%rd222, %rd244, 32;
	cvt.u32.u64 	%r72, %rd222;
	setp.eq.s32 	%p73, %r72, %r75;
	@%p73 bra 	$L__BB9_82;
	mov.u32 	%r172, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd63;
	st.param.b64 	[param0+8], %rd64;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd65;
	st.param.b64 	[param0+40], %rd77;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r172;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r72;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs34, 1;
	bra.uni 	$L__BB9_82;
$L__BB9_77:
	mov.u32 	%r173, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd63;
	st.param.b64 	[param0+8], %rd64;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd65;
	st.param.b64 	[param0+40], %rd77;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r68;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r173;
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
	mov.u16 	%rs34, 1;
$L__BB9_82:
	mov.u32 	%r170, %tid.x;
	cvt.u32.u16 	%r162, %rs34;
	cvt.s32.s8 	%r163, %r162;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r163, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r164, 1, 0, %p2;
	}
	or.b32  	%r166, %r164, %r170;
	setp.ne.s32 	%p74, %r166, 0;
	@%p74 bra 	$L__BB9_84;
	cvta.to.global.u64 	%rd229, %rd77;
	add.s64 	%rd228, %rd229, %rd80;
	add.s64 	%rd227, %rd228, 64;
	add.s32 	%r167, %r1, 1;
	st.global.u32 	[%rd227], %r167;
$L__BB9_84:
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
	.reg .pred 	%p<202>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<538>;
	.reg .b64 	%rd<471>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd169, [lines_param_0];
	ld.param.u64 	%rd170, [lines_param_1];
	ld.param.u32 	%r215, [lines_param_2];
	ld.param.u32 	%r216, [lines_param_3];
	ld.param.u32 	%r217, [lines_param_4];
	ld.param.u32 	%r218, [lines_param_5];
	ld.param.u64 	%rd171, [lines_param_6];
	ld.param.u64 	%rd172, [lines_param_7];
	ld.param.u64 	%rd173, [lines_param_8];
	mov.b64 	%rd174, lines_param_9;
	add.s64 	%rd1, %rd174, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd176, %rd2;
	mov.u32 	%r219, %ctaid.x;
	mul.wide.u32 	%rd177, %r219, 4;
	add.s64 	%rd178, %rd176, %rd177;
	cvt.u64.u32 	%rd3, %r219;
	ld.global.u32 	%r1, [%rd178+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs23, 0;
	@%p8 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r220, [%rd176];
	setp.ne.s32 	%p9, %r220, 0;
	selp.u16 	%rs23, 1, 0, %p9;
$L__BB10_2:
	setp.eq.s16 	%p10, %rs23, 0;
	@%p10 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd170;
	ld.volatile.global.u32 	%r221, [%rd4+4];
	setp.ne.s32 	%p11, %r221, 0;
	@%p11 bra 	$L__BB10_5;
	st.global.u32 	[%rd4+8], %r218;
$L__BB10_5:
	membar.sys;
	mov.u32 	%r222, 4;
	st.global.u32 	[%rd4+4], %r222;
$L__BB10_6:
	cvt.u32.u16 	%r223, %rs23;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r223, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r224, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r224, 0;
	@%p12 bra 	$L__BB10_227;
	ld.param.u64 	%rd180, [%rd1+-72];
	add.s64 	%rd181, %rd180, 29;
	mul.hi.u64 	%rd182, %rd181, -8608480567731124087;
	shr.u64 	%rd5, %rd182, 4;
	mov.u32 	%r226, %nctaid.x;
	mov.u32 	%r227, %ntid.x;
	shr.u32 	%r228, %r227, 5;
	mul.wide.u32 	%rd183, %r228, %r226;
	shl.b64 	%rd6, %rd183, 3;
	setp.lt.u64 	%p13, %rd181, 30;
	mov.u32 	%r443, 1;
	@%p13 bra 	$L__BB10_12;
	add.s64 	%rd184, %rd6, %rd5;
	add.s64 	%rd7, %rd184, -1;
	or.b64  	%rd185, %rd7, %rd6;
	and.b64  	%rd186, %rd185, -4294967296;
	setp.eq.s64 	%p14, %rd186, 0;
	@%p14 bra 	$L__BB10_10;
	div.u64 	%rd430, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r229, %rd6;
	cvt.u32.u64 	%r230, %rd7;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd430, %r231;
$L__BB10_11:
	cvt.u32.u64 	%r443, %rd430;
$L__BB10_12:
	setp.ne.s32 	%p15, %r2, %r215;
	setp.lt.u32 	%p16, %r2, %r216;
	and.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd189, %rd169;
	mul.wide.u32 	%rd190, %r2, 8;
	add.s64 	%rd191, %rd189, %rd190;
	ld.global.u64 	%rd192, [%rd191];
	cvt.u64.u32 	%rd193, %r216;
	mul.lo.s64 	%rd194, %rd193, %rd3;
	cvt.u64.u32 	%rd195, %r215;
	add.s64 	%rd196, %rd194, %rd195;
	shl.b64 	%rd197, %rd196, 3;
	add.s64 	%rd198, %rd192, %rd197;
	add.s64 	%rd187, %rd198, 4096;
	cvt.u64.u32 	%rd199, %r217;
	add.s32 	%r232, %r1, 1;
	cvt.u64.u32 	%rd200, %r232;
	bfi.b64 	%rd188, %rd199, %rd200, 32, 32;
	st.relaxed.sys.global.u64 [%rd187], %rd188;
$L__BB10_14:
	cvt.u64.u32 	%rd11, %r216;
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r234, %r235}, [%rd1+8];
	ld.param.u64 	%rd12, [%rd1+-8];
	ld.param.u64 	%rd13, [%rd1+-16];
	ld.param.u64 	%rd14, [%rd1+-64];
	ld.param.u64 	%rd15, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.u32 	%r9, [%rd1+24];
	ld.param.v2.u32 	{%r236, %r237}, [%rd1+16];
	ld.param.v2.u32 	{%r238, %r239}, [%rd1+24];
	ld.param.u64 	%rd20, [%rd1+-56];
	mov.u16 	%rs26, 1;
	mov.u32 	%r444, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r444, %r443;
	@%p18 bra 	$L__BB10_49;
	setp.lt.u32 	%p19, %r216, 2;
	cvt.u64.u32 	%rd202, %r444;
	mul.lo.s64 	%rd203, %rd183, %rd202;
	mul.lo.s32 	%r244, %r228, %r219;
	cvt.u64.u32 	%rd204, %r244;
	shr.u32 	%r246, %r2, 5;
	cvt.u64.u32 	%rd205, %r246;
	add.s64 	%rd206, %rd204, %rd205;
	add.s64 	%rd207, %rd206, %rd203;
	shl.b64 	%rd21, %rd207, 3;
	and.b32  	%r247, %r2, 31;
	shr.u32 	%r248, %r247, 3;
	cvt.u64.u32 	%rd208, %r248;
	or.b64  	%rd209, %rd21, %rd208;
	mul.lo.s64 	%rd210, %rd209, 30;
	shl.b32 	%r249, %r2, 2;
	and.b32  	%r250, %r249, 28;
	cvt.u64.u32 	%rd211, %r250;
	add.s64 	%rd22, %rd210, %rd211;
	@%p19 bra 	$L__BB10_49;
	add.s32 	%r252, %r444, %r1;
	mov.u32 	%r445, 1;
	add.s32 	%r20, %r252, 1;
	and.b32  	%r253, %r20, 3;
	cvt.u64.u32 	%rd212, %r253;
	or.b64  	%rd214, %rd177, %rd212;
	mul.lo.s64 	%rd215, %rd214, %rd11;
	cvt.u64.u32 	%rd216, %r215;
	add.s64 	%rd217, %rd215, %rd216;
	mul.lo.s64 	%rd218, %rd13, %rd217;
	shl.b32 	%r256, %r2, 5;
	and.b32  	%r257, %r256, -1024;
	shl.b32 	%r258, %r2, 4;
	and.b32  	%r259, %r258, 496;
	or.b32  	%r260, %r257, %r259;
	cvt.u64.u32 	%rd219, %r260;
	add.s64 	%rd220, %rd219, %rd12;
	add.s64 	%rd23, %rd220, %rd218;
	sub.s64 	%rd24, %rd15, %rd22;
	cvt.u64.u32 	%rd221, %r20;
	cvt.u64.u32 	%rd222, %r217;
	bfi.b64 	%rd25, %rd222, %rd221, 32, 32;
	add.s64 	%rd26, %rd21, 4;
	cvta.to.global.u64 	%rd27, %rd172;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r261, %r445, %r215;
	setp.lt.u32 	%p20, %r261, %r216;
	selp.b32 	%r262, 0, %r216, %p20;
	sub.s32 	%r24, %r261, %r262;
	sub.s32 	%r25, %r24, %r234;
	setp.eq.s32 	%p21, %r24, %r215;
	@%p21 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd431, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd223, %rd169;
	mul.wide.u32 	%rd224, %r24, 8;
	add.s64 	%rd225, %rd223, %rd224;
	ld.global.u64 	%rd431, [%rd225];
$L__BB10_21:
	cvt.u64.u32 	%rd226, %r24;
	mul.lo.s64 	%rd227, %rd14, %rd226;
	add.s64 	%rd228, %rd227, %rd22;
	setp.lt.u32 	%p22, %r25, %r235;
	selp.b64 	%rd31, %rd24, 0, %p22;
	shl.b64 	%rd229, %rd228, 2;
	add.s64 	%rd33, %rd27, %rd229;
	add.s64 	%rd32, %rd172, %rd229;
	and.b64  	%rd230, %rd32, 7;
	setp.eq.s64 	%p23, %rd230, 0;
	setp.gt.s64 	%p24, %rd31, 1;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r446, %r447}, [%rd33];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p26, %rd31, 1;
	mov.u32 	%r446, 0;
	mov.u32 	%r447, %r446;
	@%p26 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd32;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd31;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r446, [retval0+0];
	ld.param.b32 	%r447, [retval0+4];
	}
$L__BB10_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r448, 0;
	mov.u32 	%r449, %r448;
	@%p27 bra 	$L__BB10_30;
	add.s64 	%rd34, %rd32, 8;
	and.b64  	%rd231, %rd34, 7;
	setp.eq.s64 	%p28, %rd231, 0;
	setp.gt.s64 	%p29, %rd31, 3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r448, %r449}, [%rd33+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p31, %rd31, 3;
	mov.u32 	%r448, 0;
	mov.u32 	%r449, %r448;
	@%p31 bra 	$L__BB10_30;
	add.s64 	%rd232, %rd31, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd232;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r448, [retval0+0];
	ld.param.b32 	%r449, [retval0+4];
	}
$L__BB10_30:
	add.s64 	%rd35, %rd32, 480;
	and.b64  	%rd233, %rd35, 7;
	setp.eq.s64 	%p32, %rd233, 0;
	setp.gt.s64 	%p33, %rd31, 121;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB10_33;
	bra.uni 	$L__BB10_31;
$L__BB10_33:
	ld.global.v2.u32 	{%r452, %r453}, [%rd33+480];
	bra.uni 	$L__BB10_34;
$L__BB10_31:
	setp.lt.s64 	%p35, %rd31, 121;
	mov.u32 	%r452, 0;
	mov.u32 	%r453, %r452;
	@%p35 bra 	$L__BB10_34;
	add.s64 	%rd234, %rd31, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd35;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd234;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r452, [retval0+0];
	ld.param.b32 	%r453, [retval0+4];
	}
$L__BB10_34:
	mov.u32 	%r454, 0;
	mov.u32 	%r455, %r454;
	@%p27 bra 	$L__BB10_39;
	add.s64 	%rd36, %rd32, 488;
	and.b64  	%rd235, %rd36, 7;
	setp.eq.s64 	%p37, %rd235, 0;
	setp.gt.s64 	%p38, %rd31, 123;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB10_38;
	bra.uni 	$L__BB10_36;
$L__BB10_38:
	ld.global.v2.u32 	{%r454, %r455}, [%rd33+488];
	bra.uni 	$L__BB10_39;
$L__BB10_36:
	setp.lt.s64 	%p40, %rd31, 123;
	mov.u32 	%r454, 0;
	mov.u32 	%r455, %r454;
	@%p40 bra 	$L__BB10_39;
	add.s64 	%rd236, %rd31, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd36;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd236;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r454, [retval0+0];
	ld.param.b32 	%r455, [retval0+4];
	}
$L__BB10_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB10_46;
	add.s64 	%rd237, %rd431, %rd23;
	cvt.u64.u32 	%rd239, %r447;
	cvt.u64.u32 	%rd240, %r446;
	bfi.b64 	%rd238, %rd239, %rd240, 32, 32;
	st.relaxed.sys.global.u64 [%rd237], %rd238;
	@%p27 bra 	$L__BB10_42;
	add.s64 	%rd241, %rd237, 8;
	cvt.u64.u32 	%rd243, %r449;
	cvt.u64.u32 	%rd244, %r448;
	bfi.b64 	%rd242, %rd243, %rd244, 32, 32;
	st.relaxed.sys.global.u64 [%rd241], %rd242;
$L__BB10_42:
	add.s64 	%rd245, %rd237, 512;
	cvt.u64.u32 	%rd247, %r453;
	cvt.u64.u32 	%rd248, %r452;
	bfi.b64 	%rd246, %rd247, %rd248, 32, 32;
	st.relaxed.sys.global.u64 [%rd245], %rd246;
	@%p27 bra 	$L__BB10_44;
	add.s64 	%rd249, %rd237, 520;
	cvt.u64.u32 	%rd251, %r455;
	cvt.u64.u32 	%rd252, %r454;
	bfi.b64 	%rd250, %rd251, %rd252, 32, 32;
	st.relaxed.sys.global.u64 [%rd249], %rd250;
$L__BB10_44:
	setp.ne.s32 	%p44, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p44 bra 	$L__BB10_48;
	add.s64 	%rd253, %rd237, 8;
	st.release.sys.global.u64 [%rd253], %rd25;
	add.s64 	%rd255, %rd237, 520;
	st.release.sys.global.u64 [%rd255], %rd25;
	bra.uni 	$L__BB10_48;
$L__BB10_46:
	setp.ge.u32 	%p45, %r25, %r235;
	selp.b32 	%r286, %r217, %r449, %p27;
	selp.b32 	%r285, %r20, %r448, %p27;
	add.s64 	%rd257, %rd431, %rd23;
	st.volatile.global.v4.u32 [%rd257], {%r446, %r447, %r285, %r286};
	selp.b32 	%r62, %r20, %r454, %p27;
	selp.b32 	%r63, %r217, %r455, %p27;
	setp.ge.u64 	%p47, %rd26, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB10_48;
	add.s64 	%rd258, %rd257, 512;
	st.volatile.global.v4.u32 [%rd258], {%r452, %r453, %r62, %r63};
$L__BB10_48:
	add.s32 	%r445, %r445, 1;
	setp.lt.u32 	%p49, %r445, %r216;
	@%p49 bra 	$L__BB10_18;
$L__BB10_49:
	setp.eq.s32 	%p50, %r444, 0;
	@%p50 bra 	$L__BB10_222;
	add.s32 	%r291, %r444, -1;
	cvt.u64.u32 	%rd259, %r291;
	mul.lo.s64 	%rd261, %rd183, %rd259;
	mul.lo.s32 	%r296, %r228, %r219;
	cvt.u64.u32 	%rd262, %r296;
	shr.u32 	%r298, %r2, 5;
	cvt.u64.u32 	%rd263, %r298;
	add.s64 	%rd264, %rd262, %rd263;
	add.s64 	%rd265, %rd264, %rd261;
	shl.b64 	%rd266, %rd265, 3;
	and.b32  	%r299, %r2, 31;
	shr.u32 	%r300, %r299, 3;
	cvt.u64.u32 	%rd267, %r300;
	or.b64  	%rd268, %rd266, %rd267;
	mul.lo.s64 	%rd269, %rd268, 30;
	shl.b32 	%r301, %r2, 2;
	and.b32  	%r302, %r301, 28;
	cvt.u64.u32 	%rd270, %r302;
	add.s64 	%rd39, %rd269, %rd270;
	sub.s64 	%rd40, %rd15, %rd39;
	cvt.u64.u32 	%rd271, %r215;
	mul.lo.s64 	%rd41, %rd14, %rd271;
	add.s64 	%rd272, %rd41, %rd39;
	shl.b64 	%rd273, %rd272, 2;
	add.s64 	%rd42, %rd172, %rd273;
	and.b64  	%rd274, %rd42, 7;
	setp.eq.s64 	%p51, %rd274, 0;
	setp.gt.s64 	%p52, %rd40, 1;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB10_53;
	bra.uni 	$L__BB10_51;
$L__BB10_53:
	cvta.to.global.u64 	%rd275, %rd172;
	add.s64 	%rd278, %rd275, %rd273;
	ld.global.v2.u32 	{%r458, %r459}, [%rd278];
	bra.uni 	$L__BB10_54;
$L__BB10_51:
	setp.lt.s64 	%p54, %rd40, 1;
	mov.u32 	%r458, 0;
	mov.u32 	%r459, %r458;
	@%p54 bra 	$L__BB10_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd40;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r458, [retval0+0];
	ld.param.b32 	%r459, [retval0+4];
	}
$L__BB10_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r461, 0;
	mov.u32 	%r460, %r461;
	@%p55 bra 	$L__BB10_59;
	add.s64 	%rd43, %rd42, 8;
	and.b64  	%rd279, %rd43, 7;
	setp.eq.s64 	%p56, %rd279, 0;
	setp.gt.s64 	%p57, %rd40, 3;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB10_58;
	bra.uni 	$L__BB10_56;
$L__BB10_58:
	cvta.to.global.u64 	%rd281, %rd172;
	add.s64 	%rd284, %rd281, %rd273;
	ld.global.v2.u32 	{%r460, %r461}, [%rd284+8];
	bra.uni 	$L__BB10_59;
$L__BB10_56:
	setp.lt.s64 	%p59, %rd40, 3;
	mov.u32 	%r460, 0;
	mov.u32 	%r461, %r460;
	@%p59 bra 	$L__BB10_59;
	add.s64 	%rd280, %rd40, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd43;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd280;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r460, [retval0+0];
	ld.param.b32 	%r461, [retval0+4];
	}
$L__BB10_59:
	add.s64 	%rd44, %rd42, 480;
	and.b64  	%rd285, %rd44, 7;
	setp.eq.s64 	%p60, %rd285, 0;
	setp.gt.s64 	%p61, %rd40, 121;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB10_62;
	bra.uni 	$L__BB10_60;
$L__BB10_62:
	cvta.to.global.u64 	%rd287, %rd172;
	add.s64 	%rd290, %rd287, %rd273;
	ld.global.v2.u32 	{%r464, %r465}, [%rd290+480];
	bra.uni 	$L__BB10_63;
$L__BB10_60:
	setp.lt.s64 	%p63, %rd40, 121;
	mov.u32 	%r464, 0;
	mov.u32 	%r465, %r464;
	@%p63 bra 	$L__BB10_63;
	add.s64 	%rd286, %rd40, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd44;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd286;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r464, [retval0+0];
	ld.param.b32 	%r465, [retval0+4];
	}
$L__BB10_63:
	mov.u32 	%r467, 0;
	mov.u32 	%r466, %r467;
	@%p55 bra 	$L__BB10_68;
	add.s64 	%rd45, %rd42, 488;
	and.b64  	%rd291, %rd45, 7;
	setp.eq.s64 	%p65, %rd291, 0;
	setp.gt.s64 	%p66, %rd40, 123;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB10_67;
	bra.uni 	$L__BB10_65;
$L__BB10_67:
	cvta.to.global.u64 	%rd293, %rd172;
	add.s64 	%rd296, %rd293, %rd273;
	ld.global.v2.u32 	{%r466, %r467}, [%rd296+488];
	bra.uni 	$L__BB10_68;
$L__BB10_65:
	setp.lt.s64 	%p68, %rd40, 123;
	mov.u32 	%r466, 0;
	mov.u32 	%r467, %r466;
	@%p68 bra 	$L__BB10_68;
	add.s64 	%rd292, %rd40, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd45;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd292;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r466, [retval0+0];
	ld.param.b32 	%r467, [retval0+4];
	}
$L__BB10_68:
	setp.eq.s32 	%p69, %r216, 0;
	@%p69 bra 	$L__BB10_171;
	mov.u32 	%r478, 0;
$L__BB10_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r478, %r215;
	mov.u32 	%r492, %r467;
	mov.u32 	%r493, %r466;
	mov.u32 	%r494, %r465;
	mov.u32 	%r495, %r464;
	mov.u32 	%r496, %r461;
	mov.u32 	%r497, %r460;
	mov.u32 	%r498, %r459;
	mov.u32 	%r499, %r458;
	@%p70 bra 	$L__BB10_89;
	shr.u32 	%r442, %r2, 5;
	mov.u64 	%rd299, 0;
	sub.s32 	%r326, %r478, %r236;
	mov.u32 	%r119, 1;
	setp.lt.u32 	%p71, %r326, %r237;
	setp.gt.u64 	%p72, %rd5, %rd266;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd308, %rd5, 3;
	sub.s64 	%rd309, %rd308, %rd266;
	shr.u64 	%rd310, %rd309, 2;
	min.u64 	%rd311, %rd310, 2;
	cvt.u32.u64 	%r335, %rd311;
	selp.b32 	%r110, %r335, 1, %p73;
	add.s32 	%r336, %r444, %r1;
	and.b32  	%r337, %r336, 3;
	cvt.u64.u32 	%rd313, %r337;
	or.b64  	%rd314, %rd177, %rd313;
	mul.lo.s64 	%rd315, %rd314, %rd11;
	cvt.u64.u32 	%rd316, %r478;
	add.s64 	%rd317, %rd315, %rd316;
	mul.lo.s64 	%rd318, %rd13, %rd317;
	shl.b32 	%r338, %r442, 10;
	shl.b32 	%r339, %r2, 4;
	and.b32  	%r340, %r339, 496;
	or.b32  	%r341, %r338, %r340;
	cvt.u64.u32 	%rd319, %r341;
	add.s64 	%rd320, %rd319, %rd12;
	add.s64 	%rd321, %rd320, %rd318;
	add.u64 	%rd323, %SPL, 0;
	st.local.u64 	[%rd323], %rd299;
	add.s64 	%rd54, %rd2, %rd321;
	mov.u32 	%r492, %r470;
	mov.u32 	%r493, %r471;
	mov.u32 	%r494, %r472;
	mov.u32 	%r495, %r473;
	mov.u32 	%r496, %r474;
	mov.u32 	%r497, %r475;
	mov.u32 	%r498, %r476;
	mov.u32 	%r499, %r477;
	bra.uni 	$L__BB10_72;
$L__BB10_228:
	add.s32 	%r119, %r119, 1;
$L__BB10_72:
	setp.eq.s32 	%p74, %r110, 0;
	mov.u32 	%r500, 0;
	@%p74 bra 	$L__BB10_76;
	add.s32 	%r438, %r444, %r1;
	setp.eq.s32 	%p75, %r110, 1;
	ld.volatile.global.v4.u32 {%r499, %r498, %r497, %r496}, [%rd54];
	setp.ne.s32 	%p76, %r497, %r438;
	and.pred  	%p200, %p55, %p76;
	@%p75 bra 	$L__BB10_75;
	add.s64 	%rd413, %rd54, 512;
	add.s32 	%r439, %r444, %r1;
	ld.volatile.global.v4.u32 {%r495, %r494, %r493, %r492}, [%rd413];
	setp.ne.s32 	%p79, %r493, %r439;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p200, %p200, %p80;
$L__BB10_75:
	selp.u32 	%r500, 1, 0, %p200;
$L__BB10_76:
	setp.ne.s32 	%p81, %r500, 0;
	mov.u32 	%r353, -1;
	vote.sync.any.pred 	%p82, %p81, %r353;
	@%p82 bra 	$L__BB10_86;
	bra.uni 	$L__BB10_77;
$L__BB10_86:
	and.b32  	%r370, %r119, 63;
	setp.ne.s32 	%p98, %r370, 0;
	@%p98 bra 	$L__BB10_228;
	add.u64 	%rd419, %SP, 0;
	add.s32 	%r371, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd169;
	st.param.b64 	[param0+8], %rd170;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd171;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r371;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r478;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r119;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd419;
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
	cvt.u16.u32 	%rs14, %r372;
	mov.u16 	%rs25, 0;
	setp.eq.s16 	%p99, %rs14, 0;
	@%p99 bra 	$L__BB10_228;
	bra.uni 	$L__BB10_88;
$L__BB10_77:
	setp.eq.s32 	%p83, %r239, 0;
	@%p83 bra 	$L__BB10_83;
	setp.eq.s32 	%p199, %r110, 0;
	mov.u32 	%r513, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p199 bra 	$L__BB10_82;
	add.s32 	%r440, %r444, %r1;
	setp.eq.s32 	%p85, %r110, 1;
	ld.volatile.global.v4.u32 {%r499, %r498, %r497, %r496}, [%rd54];
	setp.ne.s32 	%p86, %r497, %r440;
	and.pred  	%p201, %p55, %p86;
	@%p85 bra 	$L__BB10_81;
	add.s64 	%rd414, %rd54, 512;
	add.s32 	%r441, %r444, %r1;
	ld.volatile.global.v4.u32 {%r495, %r494, %r493, %r492}, [%rd414];
	setp.ne.s32 	%p89, %r493, %r441;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p201, %p201, %p90;
$L__BB10_81:
	selp.u32 	%r513, 1, 0, %p201;
$L__BB10_82:
	setp.ne.s32 	%p91, %r513, 0;
	mov.u32 	%r366, -1;
	vote.sync.any.pred 	%p92, %p91, %r366;
$L__BB10_83:
	setp.ne.s32 	%p93, %r496, %r217;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB10_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd169;
	st.param.b64 	[param0+8], %rd170;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd171;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r478;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r496;
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
	selp.u16 	%rs25, 1, 0, %p97;
$L__BB10_88:
	setp.eq.s16 	%p100, %rs25, 0;
	mov.u16 	%rs26, 0;
	@%p100 bra 	$L__BB10_222;
$L__BB10_89:
	mov.u32 	%r477, %r499;
	mov.u32 	%r476, %r498;
	mov.u32 	%r475, %r497;
	mov.u32 	%r474, %r496;
	mov.u32 	%r473, %r495;
	mov.u32 	%r472, %r494;
	mov.u32 	%r471, %r493;
	mov.u32 	%r470, %r492;
	setp.eq.s32 	%p101, %r238, 5;
	@%p101 bra 	$L__BB10_150;
	bra.uni 	$L__BB10_90;
$L__BB10_150:
	sub.s32 	%r374, %r478, %r236;
	setp.ge.u32 	%p128, %r374, %r237;
	cvt.u64.u32 	%rd336, %r374;
	mul.lo.s64 	%rd337, %rd20, %rd336;
	shl.b32 	%r385, %r5, 2;
	cvt.u64.u32 	%rd349, %r385;
	add.s64 	%rd350, %rd269, %rd349;
	add.s64 	%rd118, %rd337, %rd350;
	@%p128 bra 	$L__BB10_170;
	setp.eq.s32 	%p196, %r478, %r215;
	cvt.u64.u32 	%rd416, %r215;
	mul.lo.s64 	%rd415, %rd14, %rd416;
	cvta.to.global.u64 	%rd351, %rd173;
	shl.b64 	%rd352, %rd118, 2;
	add.s64 	%rd119, %rd351, %rd352;
	add.s64 	%rd368, %rd415, %rd350;
	cvta.to.global.u64 	%rd369, %rd172;
	shl.b64 	%rd370, %rd368, 2;
	add.s64 	%rd371, %rd369, %rd370;
	setp.eq.s64 	%p130, %rd119, %rd371;
	and.pred  	%p131, %p196, %p130;
	@%p131 bra 	$L__BB10_170;
	setp.gt.s64 	%p197, %rd40, 1;
	add.s64 	%rd120, %rd173, %rd352;
	and.b64  	%rd373, %rd120, 7;
	setp.eq.s64 	%p133, %rd373, 0;
	and.pred  	%p134, %p197, %p133;
	@%p134 bra 	$L__BB10_155;
	bra.uni 	$L__BB10_153;
$L__BB10_155:
	cvta.to.global.u64 	%rd427, %rd173;
	add.s64 	%rd426, %rd427, %rd352;
	st.global.u32 	[%rd426], %r477;
	st.global.u32 	[%rd426+4], %r476;
	bra.uni 	$L__BB10_156;
$L__BB10_90:
	setp.eq.s32 	%p102, %r478, 0;
	cvt.u64.u32 	%rd56, %r477;
	@%p102 bra 	$L__BB10_149;
	or.b32  	%r373, %r9, 4;
	setp.eq.s32 	%p103, %r373, 4;
	@%p103 bra 	$L__BB10_148;
	bra.uni 	$L__BB10_92;
$L__BB10_148:
	add.s64 	%rd454, %rd454, %rd56;
	cvt.u64.u32 	%rd329, %r476;
	add.s64 	%rd453, %rd453, %rd329;
	cvt.u64.u32 	%rd330, %r475;
	add.s64 	%rd452, %rd452, %rd330;
	cvt.u64.u32 	%rd331, %r474;
	add.s64 	%rd451, %rd451, %rd331;
	cvt.u64.u32 	%rd332, %r473;
	add.s64 	%rd450, %rd450, %rd332;
	cvt.u64.u32 	%rd333, %r472;
	add.s64 	%rd449, %rd449, %rd333;
	cvt.u64.u32 	%rd334, %r471;
	add.s64 	%rd448, %rd448, %rd334;
	cvt.u64.u32 	%rd335, %r470;
	add.s64 	%rd447, %rd447, %rd335;
	bra.uni 	$L__BB10_170;
$L__BB10_149:
	cvt.u64.u32 	%rd453, %r476;
	cvt.u64.u32 	%rd452, %r475;
	cvt.u64.u32 	%rd451, %r474;
	cvt.u64.u32 	%rd450, %r473;
	cvt.u64.u32 	%rd449, %r472;
	cvt.u64.u32 	%rd448, %r471;
	cvt.u64.u32 	%rd447, %r470;
	mov.u64 	%rd454, %rd56;
	bra.uni 	$L__BB10_170;
$L__BB10_92:
	setp.eq.s32 	%p104, %r9, 1;
	@%p104 bra 	$L__BB10_97;
	setp.eq.s32 	%p105, %r9, 2;
	@%p105 bra 	$L__BB10_96;
	setp.ne.s32 	%p106, %r9, 3;
	@%p106 bra 	$L__BB10_98;
	max.u64 	%rd454, %rd454, %rd56;
	bra.uni 	$L__BB10_99;
$L__BB10_153:
	setp.lt.s64 	%p135, %rd40, 1;
	@%p135 bra 	$L__BB10_156;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd120;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd40;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r477, %r476};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_156:
	@%p55 bra 	$L__BB10_161;
	setp.gt.s64 	%p137, %rd40, 3;
	add.s64 	%rd121, %rd120, 8;
	and.b64  	%rd374, %rd121, 7;
	setp.eq.s64 	%p138, %rd374, 0;
	and.pred  	%p139, %p137, %p138;
	@%p139 bra 	$L__BB10_160;
	bra.uni 	$L__BB10_158;
$L__BB10_160:
	cvta.to.global.u64 	%rd421, %rd173;
	add.s64 	%rd420, %rd421, %rd352;
	st.global.v2.u32 	[%rd420+8], {%r475, %r474};
	bra.uni 	$L__BB10_161;
$L__BB10_97:
	mul.lo.s64 	%rd454, %rd454, %rd56;
	bra.uni 	$L__BB10_99;
$L__BB10_96:
	min.u64 	%rd454, %rd454, %rd56;
	bra.uni 	$L__BB10_99;
$L__BB10_98:
	add.s64 	%rd454, %rd454, %rd56;
$L__BB10_99:
	cvt.u64.u32 	%rd62, %r476;
	@%p104 bra 	$L__BB10_104;
	setp.eq.s32 	%p108, %r9, 2;
	@%p108 bra 	$L__BB10_103;
	setp.ne.s32 	%p109, %r9, 3;
	@%p109 bra 	$L__BB10_105;
	max.u64 	%rd453, %rd453, %rd62;
	bra.uni 	$L__BB10_106;
$L__BB10_104:
	mul.lo.s64 	%rd453, %rd453, %rd62;
	bra.uni 	$L__BB10_106;
$L__BB10_103:
	min.u64 	%rd453, %rd453, %rd62;
	bra.uni 	$L__BB10_106;
$L__BB10_105:
	add.s64 	%rd453, %rd453, %rd62;
$L__BB10_106:
	cvt.u64.u32 	%rd68, %r475;
	@%p104 bra 	$L__BB10_111;
	setp.eq.s32 	%p111, %r9, 2;
	@%p111 bra 	$L__BB10_110;
	setp.ne.s32 	%p112, %r9, 3;
	@%p112 bra 	$L__BB10_112;
	max.u64 	%rd452, %rd452, %rd68;
	bra.uni 	$L__BB10_113;
$L__BB10_111:
	mul.lo.s64 	%rd452, %rd452, %rd68;
	bra.uni 	$L__BB10_113;
$L__BB10_110:
	min.u64 	%rd452, %rd452, %rd68;
	bra.uni 	$L__BB10_113;
$L__BB10_112:
	add.s64 	%rd452, %rd452, %rd68;
$L__BB10_113:
	cvt.u64.u32 	%rd74, %r474;
	@%p104 bra 	$L__BB10_118;
	setp.eq.s32 	%p114, %r9, 2;
	@%p114 bra 	$L__BB10_117;
	setp.ne.s32 	%p115, %r9, 3;
	@%p115 bra 	$L__BB10_119;
	max.u64 	%rd451, %rd451, %rd74;
	bra.uni 	$L__BB10_120;
$L__BB10_118:
	mul.lo.s64 	%rd451, %rd451, %rd74;
	bra.uni 	$L__BB10_120;
$L__BB10_117:
	min.u64 	%rd451, %rd451, %rd74;
	bra.uni 	$L__BB10_120;
$L__BB10_119:
	add.s64 	%rd451, %rd451, %rd74;
$L__BB10_120:
	cvt.u64.u32 	%rd80, %r473;
	@%p104 bra 	$L__BB10_125;
	setp.eq.s32 	%p117, %r9, 2;
	@%p117 bra 	$L__BB10_124;
	setp.ne.s32 	%p118, %r9, 3;
	@%p118 bra 	$L__BB10_126;
	max.u64 	%rd450, %rd450, %rd80;
	bra.uni 	$L__BB10_127;
$L__BB10_125:
	mul.lo.s64 	%rd450, %rd450, %rd80;
	bra.uni 	$L__BB10_127;
$L__BB10_124:
	min.u64 	%rd450, %rd450, %rd80;
	bra.uni 	$L__BB10_127;
$L__BB10_126:
	add.s64 	%rd450, %rd450, %rd80;
$L__BB10_127:
	cvt.u64.u32 	%rd86, %r472;
	@%p104 bra 	$L__BB10_132;
	setp.eq.s32 	%p120, %r9, 2;
	@%p120 bra 	$L__BB10_131;
	setp.ne.s32 	%p121, %r9, 3;
	@%p121 bra 	$L__BB10_133;
	max.u64 	%rd449, %rd449, %rd86;
	bra.uni 	$L__BB10_134;
$L__BB10_132:
	mul.lo.s64 	%rd449, %rd449, %rd86;
	bra.uni 	$L__BB10_134;
$L__BB10_131:
	min.u64 	%rd449, %rd449, %rd86;
	bra.uni 	$L__BB10_134;
$L__BB10_133:
	add.s64 	%rd449, %rd449, %rd86;
$L__BB10_134:
	cvt.u64.u32 	%rd92, %r471;
	@%p104 bra 	$L__BB10_139;
	setp.eq.s32 	%p123, %r9, 2;
	@%p123 bra 	$L__BB10_138;
	setp.ne.s32 	%p124, %r9, 3;
	@%p124 bra 	$L__BB10_140;
	max.u64 	%rd448, %rd448, %rd92;
	bra.uni 	$L__BB10_141;
$L__BB10_139:
	mul.lo.s64 	%rd448, %rd448, %rd92;
	bra.uni 	$L__BB10_141;
$L__BB10_138:
	min.u64 	%rd448, %rd448, %rd92;
	bra.uni 	$L__BB10_141;
$L__BB10_140:
	add.s64 	%rd448, %rd448, %rd92;
$L__BB10_141:
	cvt.u64.u32 	%rd98, %r470;
	@%p104 bra 	$L__BB10_146;
	setp.eq.s32 	%p126, %r9, 2;
	@%p126 bra 	$L__BB10_145;
	setp.ne.s32 	%p127, %r9, 3;
	@%p127 bra 	$L__BB10_147;
	max.u64 	%rd447, %rd447, %rd98;
	bra.uni 	$L__BB10_170;
$L__BB10_146:
	mul.lo.s64 	%rd447, %rd447, %rd98;
	bra.uni 	$L__BB10_170;
$L__BB10_145:
	min.u64 	%rd447, %rd447, %rd98;
	bra.uni 	$L__BB10_170;
$L__BB10_147:
	add.s64 	%rd447, %rd447, %rd98;
	bra.uni 	$L__BB10_170;
$L__BB10_158:
	setp.lt.s64 	%p140, %rd40, 3;
	@%p140 bra 	$L__BB10_161;
	add.s64 	%rd428, %rd120, 8;
	add.s64 	%rd375, %rd40, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd428;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd375;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r475, %r474};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_161:
	setp.gt.s64 	%p198, %rd40, 121;
	add.s64 	%rd122, %rd120, 480;
	and.b64  	%rd376, %rd122, 7;
	setp.eq.s64 	%p142, %rd376, 0;
	and.pred  	%p143, %p198, %p142;
	@%p143 bra 	$L__BB10_164;
	bra.uni 	$L__BB10_162;
$L__BB10_164:
	cvta.to.global.u64 	%rd425, %rd173;
	add.s64 	%rd424, %rd425, %rd352;
	st.global.v2.u32 	[%rd424+480], {%r473, %r472};
	bra.uni 	$L__BB10_165;
$L__BB10_162:
	setp.lt.s64 	%p144, %rd40, 121;
	@%p144 bra 	$L__BB10_165;
	add.s64 	%rd429, %rd120, 480;
	add.s64 	%rd377, %rd40, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd429;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd377;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r473, %r472};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_165:
	@%p55 bra 	$L__BB10_170;
	setp.gt.s64 	%p146, %rd40, 123;
	add.s64 	%rd123, %rd120, 488;
	and.b64  	%rd378, %rd123, 7;
	setp.eq.s64 	%p147, %rd378, 0;
	and.pred  	%p148, %p146, %p147;
	@%p148 bra 	$L__BB10_169;
	bra.uni 	$L__BB10_167;
$L__BB10_169:
	cvta.to.global.u64 	%rd423, %rd173;
	add.s64 	%rd422, %rd423, %rd352;
	st.global.v2.u32 	[%rd422+488], {%r471, %r470};
	bra.uni 	$L__BB10_170;
$L__BB10_167:
	setp.lt.s64 	%p149, %rd40, 123;
	@%p149 bra 	$L__BB10_170;
	add.s64 	%rd379, %rd40, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd123;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd379;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r471, %r470};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_170:
	add.s32 	%r478, %r478, 1;
	setp.lt.u32 	%p150, %r478, %r216;
	@%p150 bra 	$L__BB10_70;
$L__BB10_171:
	setp.eq.s32 	%p151, %r237, 0;
	setp.eq.s32 	%p152, %r9, 5;
	or.pred  	%p153, %p152, %p151;
	mov.u16 	%rs26, 1;
	@%p153 bra 	$L__BB10_222;
	setp.ne.s32 	%p154, %r9, 4;
	@%p154 bra 	$L__BB10_176;
	and.b64  	%rd380, %rd454, -4294967296;
	setp.eq.s64 	%p155, %rd380, 0;
	@%p155 bra 	$L__BB10_175;
	div.u64 	%rd454, %rd454, %rd11;
	bra.uni 	$L__BB10_176;
$L__BB10_175:
	cvt.u32.u64 	%r397, %rd11;
	cvt.u32.u64 	%r398, %rd454;
	div.u32 	%r399, %r398, %r397;
	cvt.u64.u32 	%rd454, %r399;
$L__BB10_176:
	cvt.u32.u64 	%r198, %rd454;
	@%p154 bra 	$L__BB10_180;
	and.b64  	%rd381, %rd453, -4294967296;
	setp.eq.s64 	%p157, %rd381, 0;
	@%p157 bra 	$L__BB10_179;
	div.u64 	%rd453, %rd453, %rd11;
	bra.uni 	$L__BB10_180;
$L__BB10_179:
	cvt.u32.u64 	%r400, %rd11;
	cvt.u32.u64 	%r401, %rd453;
	div.u32 	%r402, %r401, %r400;
	cvt.u64.u32 	%rd453, %r402;
$L__BB10_180:
	cvt.u32.u64 	%r199, %rd453;
	@%p154 bra 	$L__BB10_184;
	and.b64  	%rd382, %rd452, -4294967296;
	setp.eq.s64 	%p159, %rd382, 0;
	@%p159 bra 	$L__BB10_183;
	div.u64 	%rd452, %rd452, %rd11;
	bra.uni 	$L__BB10_184;
$L__BB10_183:
	cvt.u32.u64 	%r403, %rd11;
	cvt.u32.u64 	%r404, %rd452;
	div.u32 	%r405, %r404, %r403;
	cvt.u64.u32 	%rd452, %r405;
$L__BB10_184:
	cvt.u32.u64 	%r200, %rd452;
	@%p154 bra 	$L__BB10_188;
	and.b64  	%rd383, %rd451, -4294967296;
	setp.eq.s64 	%p161, %rd383, 0;
	@%p161 bra 	$L__BB10_187;
	div.u64 	%rd451, %rd451, %rd11;
	bra.uni 	$L__BB10_188;
$L__BB10_187:
	cvt.u32.u64 	%r406, %rd11;
	cvt.u32.u64 	%r407, %rd451;
	div.u32 	%r408, %r407, %r406;
	cvt.u64.u32 	%rd451, %r408;
$L__BB10_188:
	cvt.u32.u64 	%r201, %rd451;
	@%p154 bra 	$L__BB10_192;
	and.b64  	%rd384, %rd450, -4294967296;
	setp.eq.s64 	%p163, %rd384, 0;
	@%p163 bra 	$L__BB10_191;
	div.u64 	%rd450, %rd450, %rd11;
	bra.uni 	$L__BB10_192;
$L__BB10_191:
	cvt.u32.u64 	%r409, %rd11;
	cvt.u32.u64 	%r410, %rd450;
	div.u32 	%r411, %r410, %r409;
	cvt.u64.u32 	%rd450, %r411;
$L__BB10_192:
	cvt.u32.u64 	%r202, %rd450;
	@%p154 bra 	$L__BB10_196;
	and.b64  	%rd385, %rd449, -4294967296;
	setp.eq.s64 	%p165, %rd385, 0;
	@%p165 bra 	$L__BB10_195;
	div.u64 	%rd449, %rd449, %rd11;
	bra.uni 	$L__BB10_196;
$L__BB10_195:
	cvt.u32.u64 	%r412, %rd11;
	cvt.u32.u64 	%r413, %rd449;
	div.u32 	%r414, %r413, %r412;
	cvt.u64.u32 	%rd449, %r414;
$L__BB10_196:
	cvt.u32.u64 	%r203, %rd449;
	@%p154 bra 	$L__BB10_200;
	and.b64  	%rd386, %rd448, -4294967296;
	setp.eq.s64 	%p167, %rd386, 0;
	@%p167 bra 	$L__BB10_199;
	div.u64 	%rd448, %rd448, %rd11;
	bra.uni 	$L__BB10_200;
$L__BB10_199:
	cvt.u32.u64 	%r415, %rd11;
	cvt.u32.u64 	%r416, %rd448;
	div.u32 	%r417, %r416, %r415;
	cvt.u64.u32 	%rd448, %r417;
$L__BB10_200:
	cvt.u32.u64 	%r204, %rd448;
	@%p154 bra 	$L__BB10_204;
	and.b64  	%rd387, %rd447, -4294967296;
	setp.eq.s64 	%p169, %rd387, 0;
	@%p169 bra 	$L__BB10_203;
	div.u64 	%rd447, %rd447, %rd11;
	bra.uni 	$L__BB10_204;
$L__BB10_203:
	cvt.u32.u64 	%r418, %rd11;
	cvt.u32.u64 	%r419, %rd447;
	div.u32 	%r420, %r419, %r418;
	cvt.u64.u32 	%rd447, %r420;
$L__BB10_204:
	setp.gt.s64 	%p194, %rd40, 1;
	cvt.u32.u64 	%r205, %rd447;
	shl.b32 	%r431, %r5, 2;
	cvt.u64.u32 	%rd399, %r431;
	add.s64 	%rd400, %rd269, %rd399;
	cvta.to.global.u64 	%rd401, %rd173;
	shl.b64 	%rd402, %rd400, 2;
	add.s64 	%rd164, %rd401, %rd402;
	add.s64 	%rd165, %rd173, %rd402;
	and.b64  	%rd403, %rd165, 7;
	setp.eq.s64 	%p170, %rd403, 0;
	and.pred  	%p172, %p194, %p170;
	@%p172 bra 	$L__BB10_207;
	bra.uni 	$L__BB10_205;
$L__BB10_207:
	st.global.u32 	[%rd164], %r198;
	st.global.u32 	[%rd164+4], %r199;
	bra.uni 	$L__BB10_208;
$L__BB10_205:
	setp.lt.s64 	%p173, %rd40, 1;
	@%p173 bra 	$L__BB10_208;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd165;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd40;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r198, %r199};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_208:
	@%p55 bra 	$L__BB10_213;
	add.s64 	%rd166, %rd165, 8;
	and.b64  	%rd404, %rd166, 7;
	setp.eq.s64 	%p175, %rd404, 0;
	setp.gt.s64 	%p176, %rd40, 3;
	and.pred  	%p177, %p176, %p175;
	@%p177 bra 	$L__BB10_212;
	bra.uni 	$L__BB10_210;
$L__BB10_212:
	st.global.v2.u32 	[%rd164+8], {%r200, %r201};
	bra.uni 	$L__BB10_213;
$L__BB10_210:
	setp.lt.s64 	%p178, %rd40, 3;
	@%p178 bra 	$L__BB10_213;
	add.s64 	%rd405, %rd40, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd166;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd405;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r200, %r201};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_213:
	setp.gt.s64 	%p195, %rd40, 121;
	add.s64 	%rd167, %rd165, 480;
	and.b64  	%rd406, %rd167, 7;
	setp.eq.s64 	%p180, %rd406, 0;
	and.pred  	%p181, %p195, %p180;
	@%p181 bra 	$L__BB10_216;
	bra.uni 	$L__BB10_214;
$L__BB10_216:
	st.global.v2.u32 	[%rd164+480], {%r202, %r203};
	bra.uni 	$L__BB10_217;
$L__BB10_214:
	setp.lt.s64 	%p182, %rd40, 121;
	@%p182 bra 	$L__BB10_217;
	add.s64 	%rd407, %rd40, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd167;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd407;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r202, %r203};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_217:
	@%p55 bra 	$L__BB10_222;
	add.s64 	%rd168, %rd165, 488;
	and.b64  	%rd408, %rd168, 7;
	setp.eq.s64 	%p184, %rd408, 0;
	setp.gt.s64 	%p185, %rd40, 123;
	and.pred  	%p186, %p185, %p184;
	@%p186 bra 	$L__BB10_221;
	bra.uni 	$L__BB10_219;
$L__BB10_221:
	st.global.v2.u32 	[%rd164+488], {%r204, %r205};
	bra.uni 	$L__BB10_222;
$L__BB10_219:
	setp.lt.s64 	%p187, %rd40, 123;
	@%p187 bra 	$L__BB10_222;
	add.s64 	%rd409, %rd40, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd168;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd409;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r204, %r205};
	call.uni
	_Z13storeElementsPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_222:
	setp.ne.s32 	%p188, %r444, 1;
	@%p188 bra 	$L__BB10_224;
	griddepcontrol.launch_dependents;
$L__BB10_224:
	add.s32 	%r444, %r444, 1;
	setp.le.u32 	%p189, %r444, %r443;
	and.b16  	%rs21, %rs26, 255;
	setp.ne.s16 	%p190, %rs21, 0;
	and.pred  	%p191, %p190, %p189;
	@%p191 bra 	$L__BB10_15;
	setp.eq.s16 	%p192, %rs21, 0;
	selp.u32 	%r432, 1, 0, %p192;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r432, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r433, 1, 0, %p2;
	}
	or.b32  	%r435, %r433, %r2;
	setp.ne.s32 	%p193, %r435, 0;
	@%p193 bra 	$L__BB10_227;
	cvta.to.global.u64 	%rd418, %rd2;
	add.s64 	%rd417, %rd418, %rd177;
	add.s32 	%r436, %r443, %r1;
	st.global.u32 	[%rd417+64], %r436;
$L__BB10_227:
	ret;
}
`;
