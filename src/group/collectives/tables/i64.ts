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
.func _ZN10collective4copyEPxPKxm
(
	.param .b64 _ZN10collective4copyEPxPKxm_param_0,
	.param .b64 _ZN10collective4copyEPxPKxm_param_1,
	.param .b64 _ZN10collective4copyEPxPKxm_param_2
)
;
.func _ZN10collective6reduceEPxRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPKxm(
	.param .b64 _Z12loadElementsPKxm_param_0,
	.param .b64 _Z12loadElementsPKxm_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_Z12loadElementsPKxm_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPKxm_param_1];
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r9, 0;
	mov.u32 	%r10, %r9;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd3, %rd1;
	ld.global.v2.u32 	{%r10, %r9}, [%rd3];
$L__BB0_2:
	st.param.b32 	[func_retval0+0], %r10;
	st.param.b32 	[func_retval0+4], %r9;
	ret;
}
.func _Z13storeElementsPxm5uint2(
	.param .b64 _Z13storeElementsPxm5uint2_param_0,
	.param .b64 _Z13storeElementsPxm5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsPxm5uint2_param_2[8]
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_Z13storeElementsPxm5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsPxm5uint2_param_1];
	ld.param.u32 	%r2, [_Z13storeElementsPxm5uint2_param_2+4];
	ld.param.u32 	%r1, [_Z13storeElementsPxm5uint2_param_2];
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd3, %rd1;
	st.global.v2.u32 	[%rd3], {%r1, %r2};
$L__BB1_2:
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
	add.s64 	%rd48, %rd34, 1;
	shr.u64 	%rd49, %rd48, 1;
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
	shl.b64 	%rd53, %rd194, 1;
	mov.u32 	%r105, 1;
	mul.lo.s64 	%rd54, %rd53, %rd52;
	min.u64 	%rd11, %rd54, %rd34;
	add.s64 	%rd55, %rd11, %rd53;
	min.u64 	%rd12, %rd55, %rd34;
	setp.eq.s64 	%p7, %rd12, %rd11;
	@%p7 bra 	$L__BB5_15;
	shr.u64 	%rd56, %rd37, 3;
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
	shr.u64 	%rd80, %rd37, 3;
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
	shl.b64 	%rd84, %rd83, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd137, %rd136, 3;
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
	shl.b64 	%rd176, %rd174, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd142, %rd125, 3;
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
	_ZN10collective6reduceEPxRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPxPKxm(
	.param .b64 _ZN10collective4copyEPxPKxm_param_0,
	.param .b64 _ZN10collective4copyEPxPKxm_param_1,
	.param .b64 _ZN10collective4copyEPxPKxm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<54>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPxPKxm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPxPKxm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPxPKxm_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd52, 0;
	@%p1 bra 	$L__BB6_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB6_9;
	shr.u64 	%rd2, %rd22, 1;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd50, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	add.s64 	%rd27, %rd50, %rd4;
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
	shl.b64 	%rd28, %rd50, 4;
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
	add.s64 	%rd50, %rd50, %rd5;
	add.s64 	%rd40, %rd50, %rd4;
	setp.lt.u64 	%p4, %rd40, %rd2;
	@%p4 bra 	$L__BB6_4;
$L__BB6_5:
	setp.ge.u64 	%p5, %rd50, %rd2;
	@%p5 bra 	$L__BB6_8;
	cvt.u64.u32 	%rd11, %r1;
$L__BB6_7:
	.pragma "nounroll";
	shl.b64 	%rd41, %rd50, 4;
	add.s64 	%rd42, %rd20, %rd41;
	add.s64 	%rd43, %rd1, %rd41;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd43];
	st.v4.u32 	[%rd42], {%r38, %r39, %r40, %r41};
	add.s64 	%rd50, %rd50, %rd11;
	setp.lt.u64 	%p6, %rd50, %rd2;
	@%p6 bra 	$L__BB6_7;
$L__BB6_8:
	and.b64  	%rd52, %rd22, -2;
$L__BB6_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd44, %r46;
	add.s64 	%rd53, %rd52, %rd44;
	setp.ge.u64 	%p7, %rd53, %rd22;
	@%p7 bra 	$L__BB6_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd17, %r47;
$L__BB6_11:
	.pragma "nounroll";
	shl.b64 	%rd45, %rd53, 3;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.u64 	%rd47, [%rd46];
	add.s64 	%rd48, %rd20, %rd45;
	st.u64 	[%rd48], %rd47;
	add.s64 	%rd53, %rd53, %rd17;
	setp.lt.u64 	%p8, %rd53, %rd22;
	@%p8 bra 	$L__BB6_11;
$L__BB6_12:
	ret;
}
.func _ZN10collective6reduceEPxRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPxRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<74>;
	.reg .b32 	%r<83>;
	.reg .b64 	%rd<353>;
	ld.param.u64 	%rd170, [_ZN10collective6reduceEPxRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd171, [_ZN10collective6reduceEPxRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd169, [_ZN10collective6reduceEPxRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPxRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPxRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd170;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd170, 15;
	cvta.to.local.u64 	%rd3, %rd171;
	@%p1 bra 	$L__BB7_59;
	bra.uni 	$L__BB7_1;
$L__BB7_59:
	setp.ne.s64 	%p32, %rd2, 0;
	mov.u64 	%rd345, 0;
	@%p32 bra 	$L__BB7_118;
	ld.local.u64 	%rd63, [%rd3];
	and.b64  	%rd202, %rd63, 15;
	setp.ne.s64 	%p33, %rd202, 0;
	@%p33 bra 	$L__BB7_118;
	shr.u64 	%rd64, %rd169, 1;
	mov.u32 	%r36, %tid.x;
	cvt.u64.u32 	%rd334, %r36;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r37, %r7, 3;
	cvt.u64.u32 	%rd66, %r37;
	add.s64 	%rd203, %rd334, %rd66;
	setp.ge.u64 	%p34, %rd203, %rd64;
	@%p34 bra 	$L__BB7_101;
	cvt.u64.u32 	%rd67, %r19;
	shl.b32 	%r38, %r7, 2;
	cvt.u64.u32 	%rd68, %r38;
	cvt.u64.u32 	%rd69, %r7;
	shl.b32 	%r39, %r7, 1;
	cvt.u64.u32 	%rd70, %r39;
$L__BB7_63:
	.pragma "nounroll";
	setp.eq.s32 	%p35, %r19, 0;
	@%p35 bra 	$L__BB7_68;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r80, 0;
$L__BB7_65:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r80;
	mov.u64 	%rd317, %rd63;
	@%p36 bra 	$L__BB7_67;
	ld.local.u64 	%rd206, [%rd3+16];
	cvt.u64.u32 	%rd207, %r80;
	mul.lo.s64 	%rd208, %rd206, %rd207;
	ld.local.u64 	%rd209, [%rd3+8];
	add.s64 	%rd317, %rd209, %rd208;
$L__BB7_67:
	shl.b64 	%rd210, %rd334, 4;
	add.s64 	%rd211, %rd317, %rd210;
	ld.v2.u64 	{%rd212, %rd213}, [%rd211];
	shl.b64 	%rd216, %rd69, 4;
	add.s64 	%rd217, %rd211, %rd216;
	ld.v2.u64 	{%rd218, %rd219}, [%rd217];
	shl.b64 	%rd222, %rd70, 4;
	add.s64 	%rd223, %rd211, %rd222;
	ld.v2.u64 	{%rd224, %rd225}, [%rd223];
	shl.b64 	%rd228, %rd66, 4;
	add.s64 	%rd229, %rd211, %rd228;
	ld.v2.u64 	{%rd230, %rd231}, [%rd229];
	setp.eq.s32 	%p37, %r80, 0;
	selp.b64 	%rd234, 0, %rd325, %p37;
	add.s64 	%rd325, %rd234, %rd212;
	selp.b64 	%rd235, 0, %rd327, %p37;
	add.s64 	%rd327, %rd235, %rd213;
	selp.b64 	%rd236, 0, %rd328, %p37;
	add.s64 	%rd328, %rd236, %rd218;
	selp.b64 	%rd237, 0, %rd329, %p37;
	add.s64 	%rd329, %rd237, %rd219;
	selp.b64 	%rd238, 0, %rd330, %p37;
	add.s64 	%rd330, %rd238, %rd224;
	selp.b64 	%rd239, 0, %rd331, %p37;
	add.s64 	%rd331, %rd239, %rd225;
	selp.b64 	%rd240, 0, %rd332, %p37;
	add.s64 	%rd332, %rd240, %rd230;
	selp.b64 	%rd241, 0, %rd333, %p37;
	add.s64 	%rd333, %rd241, %rd231;
	add.s32 	%r80, %r80, 1;
	setp.lt.u32 	%p38, %r80, %r19;
	@%p38 bra 	$L__BB7_65;
$L__BB7_68:
	setp.ne.s32 	%p39, %r18, 4;
	@%p39 bra 	$L__BB7_72;
	and.b64  	%rd242, %rd325, -4294967296;
	setp.eq.s64 	%p40, %rd242, 0;
	@%p40 bra 	$L__BB7_71;
	div.s64 	%rd325, %rd325, %rd67;
	bra.uni 	$L__BB7_72;
$L__BB7_71:
	cvt.u32.u64 	%r41, %rd67;
	cvt.u32.u64 	%r42, %rd325;
	div.u32 	%r43, %r42, %r41;
	cvt.u64.u32 	%rd325, %r43;
$L__BB7_72:
	@%p39 bra 	$L__BB7_76;
	and.b64  	%rd243, %rd327, -4294967296;
	setp.eq.s64 	%p42, %rd243, 0;
	@%p42 bra 	$L__BB7_75;
	div.s64 	%rd327, %rd327, %rd67;
	bra.uni 	$L__BB7_76;
$L__BB7_75:
	cvt.u32.u64 	%r44, %rd67;
	cvt.u32.u64 	%r45, %rd327;
	div.u32 	%r46, %r45, %r44;
	cvt.u64.u32 	%rd327, %r46;
$L__BB7_76:
	shl.b64 	%rd244, %rd334, 4;
	add.s64 	%rd105, %rd1, %rd244;
	st.global.v2.u64 	[%rd105], {%rd325, %rd327};
	@%p39 bra 	$L__BB7_80;
	and.b64  	%rd245, %rd328, -4294967296;
	setp.eq.s64 	%p44, %rd245, 0;
	@%p44 bra 	$L__BB7_79;
	div.s64 	%rd328, %rd328, %rd67;
	bra.uni 	$L__BB7_80;
$L__BB7_79:
	cvt.u32.u64 	%r47, %rd67;
	cvt.u32.u64 	%r48, %rd328;
	div.u32 	%r49, %r48, %r47;
	cvt.u64.u32 	%rd328, %r49;
$L__BB7_80:
	@%p39 bra 	$L__BB7_84;
	and.b64  	%rd246, %rd329, -4294967296;
	setp.eq.s64 	%p46, %rd246, 0;
	@%p46 bra 	$L__BB7_83;
	div.s64 	%rd329, %rd329, %rd67;
	bra.uni 	$L__BB7_84;
$L__BB7_83:
	cvt.u32.u64 	%r50, %rd67;
	cvt.u32.u64 	%r51, %rd329;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd329, %r52;
$L__BB7_84:
	shl.b64 	%rd247, %rd69, 4;
	add.s64 	%rd248, %rd105, %rd247;
	st.global.v2.u64 	[%rd248], {%rd328, %rd329};
	@%p39 bra 	$L__BB7_88;
	and.b64  	%rd249, %rd330, -4294967296;
	setp.eq.s64 	%p48, %rd249, 0;
	@%p48 bra 	$L__BB7_87;
	div.s64 	%rd330, %rd330, %rd67;
	bra.uni 	$L__BB7_88;
$L__BB7_87:
	cvt.u32.u64 	%r53, %rd67;
	cvt.u32.u64 	%r54, %rd330;
	div.u32 	%r55, %r54, %r53;
	cvt.u64.u32 	%rd330, %r55;
$L__BB7_88:
	@%p39 bra 	$L__BB7_92;
	and.b64  	%rd250, %rd331, -4294967296;
	setp.eq.s64 	%p50, %rd250, 0;
	@%p50 bra 	$L__BB7_91;
	div.s64 	%rd331, %rd331, %rd67;
	bra.uni 	$L__BB7_92;
$L__BB7_91:
	cvt.u32.u64 	%r56, %rd67;
	cvt.u32.u64 	%r57, %rd331;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd331, %r58;
$L__BB7_92:
	shl.b64 	%rd251, %rd70, 4;
	add.s64 	%rd252, %rd105, %rd251;
	st.global.v2.u64 	[%rd252], {%rd330, %rd331};
	@%p39 bra 	$L__BB7_96;
	and.b64  	%rd253, %rd332, -4294967296;
	setp.eq.s64 	%p52, %rd253, 0;
	@%p52 bra 	$L__BB7_95;
	div.s64 	%rd332, %rd332, %rd67;
	bra.uni 	$L__BB7_96;
$L__BB7_95:
	cvt.u32.u64 	%r59, %rd67;
	cvt.u32.u64 	%r60, %rd332;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd332, %r61;
$L__BB7_96:
	@%p39 bra 	$L__BB7_100;
	and.b64  	%rd254, %rd333, -4294967296;
	setp.eq.s64 	%p54, %rd254, 0;
	@%p54 bra 	$L__BB7_99;
	div.s64 	%rd333, %rd333, %rd67;
	bra.uni 	$L__BB7_100;
$L__BB7_99:
	cvt.u32.u64 	%r62, %rd67;
	cvt.u32.u64 	%r63, %rd333;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd333, %r64;
$L__BB7_100:
	shl.b64 	%rd255, %rd66, 4;
	add.s64 	%rd256, %rd105, %rd255;
	st.global.v2.u64 	[%rd256], {%rd332, %rd333};
	add.s64 	%rd334, %rd334, %rd68;
	add.s64 	%rd257, %rd334, %rd66;
	setp.lt.u64 	%p55, %rd257, %rd64;
	@%p55 bra 	$L__BB7_63;
$L__BB7_101:
	setp.ge.u64 	%p56, %rd334, %rd64;
	@%p56 bra 	$L__BB7_117;
	cvt.u64.u32 	%rd126, %r19;
	cvt.u64.u32 	%rd127, %r7;
$L__BB7_103:
	.pragma "nounroll";
	setp.eq.s32 	%p57, %r19, 0;
	@%p57 bra 	$L__BB7_108;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r81, 0;
$L__BB7_105:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r11, %r81;
	mov.u64 	%rd340, %rd63;
	@%p58 bra 	$L__BB7_107;
	ld.local.u64 	%rd259, [%rd3+16];
	cvt.u64.u32 	%rd260, %r81;
	mul.lo.s64 	%rd261, %rd259, %rd260;
	ld.local.u64 	%rd262, [%rd3+8];
	add.s64 	%rd340, %rd262, %rd261;
$L__BB7_107:
	shl.b64 	%rd263, %rd334, 4;
	add.s64 	%rd264, %rd340, %rd263;
	ld.v2.u64 	{%rd265, %rd266}, [%rd264];
	setp.eq.s32 	%p59, %r81, 0;
	selp.b64 	%rd269, 0, %rd341, %p59;
	add.s64 	%rd341, %rd269, %rd265;
	selp.b64 	%rd270, 0, %rd342, %p59;
	add.s64 	%rd342, %rd270, %rd266;
	add.s32 	%r81, %r81, 1;
	setp.lt.u32 	%p60, %r81, %r19;
	@%p60 bra 	$L__BB7_105;
$L__BB7_108:
	setp.ne.s32 	%p61, %r18, 4;
	mov.u64 	%rd343, %rd341;
	@%p61 bra 	$L__BB7_112;
	and.b64  	%rd271, %rd341, -4294967296;
	setp.eq.s64 	%p62, %rd271, 0;
	@%p62 bra 	$L__BB7_111;
	div.s64 	%rd343, %rd341, %rd126;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	cvt.u32.u64 	%r66, %rd126;
	cvt.u32.u64 	%r67, %rd341;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd343, %r68;
$L__BB7_112:
	mov.u64 	%rd344, %rd342;
	@%p61 bra 	$L__BB7_116;
	and.b64  	%rd272, %rd342, -4294967296;
	setp.eq.s64 	%p64, %rd272, 0;
	@%p64 bra 	$L__BB7_115;
	div.s64 	%rd344, %rd342, %rd126;
	bra.uni 	$L__BB7_116;
$L__BB7_115:
	cvt.u32.u64 	%r69, %rd126;
	cvt.u32.u64 	%r70, %rd342;
	div.u32 	%r71, %r70, %r69;
	cvt.u64.u32 	%rd344, %r71;
$L__BB7_116:
	shl.b64 	%rd273, %rd334, 4;
	add.s64 	%rd274, %rd1, %rd273;
	st.global.v2.u64 	[%rd274], {%rd343, %rd344};
	add.s64 	%rd334, %rd334, %rd127;
	setp.lt.u64 	%p65, %rd334, %rd64;
	@%p65 bra 	$L__BB7_103;
$L__BB7_117:
	and.b64  	%rd345, %rd169, -2;
$L__BB7_118:
	mov.u32 	%r72, %tid.x;
	cvt.u64.u32 	%rd275, %r72;
	add.s64 	%rd346, %rd345, %rd275;
	setp.ge.u64 	%p66, %rd346, %rd169;
	@%p66 bra 	$L__BB7_134;
	cvt.u64.u32 	%rd150, %r19;
	mov.u32 	%r73, %ntid.x;
	cvt.u64.u32 	%rd151, %r73;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB7_120:
	.pragma "nounroll";
	setp.eq.s32 	%p67, %r14, 0;
	@%p67 bra 	$L__BB7_122;
	ld.local.u64 	%rd347, [%rd3+8];
	bra.uni 	$L__BB7_123;
$L__BB7_122:
	ld.local.u64 	%rd347, [%rd3];
$L__BB7_123:
	shl.b64 	%rd276, %rd346, 3;
	add.s64 	%rd277, %rd347, %rd276;
	ld.u64 	%rd351, [%rd277];
	setp.lt.u32 	%p68, %r19, 2;
	@%p68 bra 	$L__BB7_129;
	mov.u64 	%rd348, 1;
	mov.u32 	%r82, %r15;
$L__BB7_125:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r82, -1;
	@%p69 bra 	$L__BB7_127;
	ld.local.u64 	%rd279, [%rd3+16];
	mul.lo.s64 	%rd280, %rd279, %rd348;
	ld.local.u64 	%rd281, [%rd3+8];
	add.s64 	%rd350, %rd281, %rd280;
	bra.uni 	$L__BB7_128;
$L__BB7_127:
	ld.local.u64 	%rd350, [%rd3];
$L__BB7_128:
	add.s64 	%rd283, %rd350, %rd276;
	ld.u64 	%rd284, [%rd283];
	add.s64 	%rd351, %rd284, %rd351;
	add.s64 	%rd348, %rd348, 1;
	cvt.u32.u64 	%r74, %rd348;
	add.s32 	%r82, %r82, 1;
	setp.lt.u32 	%p70, %r74, %r19;
	@%p70 bra 	$L__BB7_125;
$L__BB7_129:
	setp.ne.s32 	%p71, %r18, 4;
	@%p71 bra 	$L__BB7_133;
	and.b64  	%rd285, %rd351, -4294967296;
	setp.eq.s64 	%p72, %rd285, 0;
	@%p72 bra 	$L__BB7_132;
	div.s64 	%rd351, %rd351, %rd150;
	bra.uni 	$L__BB7_133;
$L__BB7_132:
	cvt.u32.u64 	%r75, %rd150;
	cvt.u32.u64 	%r76, %rd351;
	div.u32 	%r77, %r76, %r75;
	cvt.u64.u32 	%rd351, %r77;
$L__BB7_133:
	add.s64 	%rd287, %rd1, %rd276;
	st.global.u64 	[%rd287], %rd351;
	add.s64 	%rd346, %rd346, %rd151;
	setp.lt.u64 	%p73, %rd346, %rd169;
	@%p73 bra 	$L__BB7_120;
	bra.uni 	$L__BB7_134;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd300, 0;
	@%p2 bra 	$L__BB7_36;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd174, %rd4, 15;
	setp.ne.s64 	%p3, %rd174, 0;
	@%p3 bra 	$L__BB7_36;
	shr.u64 	%rd5, %rd169, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd290, %r21;
	setp.le.u64 	%p4, %rd5, %rd290;
	@%p4 bra 	$L__BB7_35;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB7_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r78, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.u64 	%rd13, %rd295;
	mov.u64 	%rd12, %rd294;
	setp.eq.s32 	%p6, %r1, %r78;
	mov.u64 	%rd293, %rd4;
	@%p6 bra 	$L__BB7_9;
	ld.local.u64 	%rd176, [%rd3+16];
	cvt.u64.u32 	%rd177, %r78;
	mul.lo.s64 	%rd178, %rd176, %rd177;
	ld.local.u64 	%rd179, [%rd3+8];
	add.s64 	%rd293, %rd179, %rd178;
$L__BB7_9:
	shl.b64 	%rd180, %rd290, 4;
	add.s64 	%rd181, %rd293, %rd180;
	ld.v2.u64 	{%rd294, %rd295}, [%rd181];
	setp.eq.s32 	%p7, %r78, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB7_16;
	max.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	min.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.lo.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.s64 	%rd294, %rd12, %rd294;
$L__BB7_17:
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB7_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB7_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB7_24;
	max.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	min.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.lo.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.s64 	%rd295, %rd13, %rd295;
$L__BB7_25:
	add.s32 	%r78, %r78, 1;
	setp.lt.u32 	%p15, %r78, %r19;
	@%p15 bra 	$L__BB7_7;
$L__BB7_26:
	setp.ne.s32 	%p16, %r18, 4;
	mov.u64 	%rd298, %rd294;
	@%p16 bra 	$L__BB7_30;
	and.b64  	%rd184, %rd294, -4294967296;
	setp.eq.s64 	%p17, %rd184, 0;
	@%p17 bra 	$L__BB7_29;
	div.s64 	%rd298, %rd294, %rd7;
	bra.uni 	$L__BB7_30;
$L__BB7_29:
	cvt.u32.u64 	%r24, %rd7;
	cvt.u32.u64 	%r25, %rd294;
	div.u32 	%r26, %r25, %r24;
	cvt.u64.u32 	%rd298, %r26;
$L__BB7_30:
	mov.u64 	%rd299, %rd295;
	@%p16 bra 	$L__BB7_34;
	and.b64  	%rd185, %rd295, -4294967296;
	setp.eq.s64 	%p19, %rd185, 0;
	@%p19 bra 	$L__BB7_33;
	div.s64 	%rd299, %rd295, %rd7;
	bra.uni 	$L__BB7_34;
$L__BB7_33:
	cvt.u32.u64 	%r27, %rd7;
	cvt.u32.u64 	%r28, %rd295;
	div.u32 	%r29, %r28, %r27;
	cvt.u64.u32 	%rd299, %r29;
$L__BB7_34:
	shl.b64 	%rd186, %rd290, 4;
	add.s64 	%rd187, %rd1, %rd186;
	st.global.v2.u64 	[%rd187], {%rd298, %rd299};
	add.s64 	%rd290, %rd290, %rd8;
	setp.lt.u64 	%p20, %rd290, %rd5;
	@%p20 bra 	$L__BB7_5;
$L__BB7_35:
	and.b64  	%rd300, %rd169, -2;
$L__BB7_36:
	mov.u32 	%r30, %tid.x;
	cvt.u64.u32 	%rd188, %r30;
	add.s64 	%rd301, %rd300, %rd188;
	setp.ge.u64 	%p21, %rd301, %rd169;
	@%p21 bra 	$L__BB7_134;
	cvt.u64.u32 	%rd41, %r19;
	mov.u32 	%r31, %ntid.x;
	cvt.u64.u32 	%rd42, %r31;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB7_38:
	.pragma "nounroll";
	setp.eq.s32 	%p22, %r4, 0;
	@%p22 bra 	$L__BB7_40;
	ld.local.u64 	%rd302, [%rd3+8];
	bra.uni 	$L__BB7_41;
$L__BB7_40:
	ld.local.u64 	%rd302, [%rd3];
$L__BB7_41:
	shl.b64 	%rd189, %rd301, 3;
	add.s64 	%rd190, %rd302, %rd189;
	ld.u64 	%rd305, [%rd190];
	setp.lt.u32 	%p23, %r19, 2;
	@%p23 bra 	$L__BB7_54;
	mov.u32 	%r79, 1;
$L__BB7_43:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, %r79;
	@%p24 bra 	$L__BB7_45;
	bra.uni 	$L__BB7_44;
$L__BB7_45:
	ld.local.u64 	%rd304, [%rd3];
	bra.uni 	$L__BB7_46;
$L__BB7_44:
	ld.local.u64 	%rd191, [%rd3+16];
	cvt.u64.u32 	%rd192, %r79;
	mul.lo.s64 	%rd193, %rd191, %rd192;
	ld.local.u64 	%rd194, [%rd3+8];
	add.s64 	%rd304, %rd194, %rd193;
$L__BB7_46:
	add.s64 	%rd196, %rd304, %rd189;
	ld.u64 	%rd52, [%rd196];
	setp.eq.s32 	%p25, %r18, 1;
	@%p25 bra 	$L__BB7_51;
	setp.eq.s32 	%p26, %r18, 2;
	@%p26 bra 	$L__BB7_50;
	setp.ne.s32 	%p27, %r18, 3;
	@%p27 bra 	$L__BB7_52;
	max.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB7_53;
$L__BB7_51:
	mul.lo.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB7_53;
$L__BB7_50:
	min.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB7_53;
$L__BB7_52:
	add.s64 	%rd305, %rd52, %rd305;
$L__BB7_53:
	add.s32 	%r79, %r79, 1;
	setp.lt.u32 	%p28, %r79, %r19;
	@%p28 bra 	$L__BB7_43;
$L__BB7_54:
	setp.ne.s32 	%p29, %r18, 4;
	@%p29 bra 	$L__BB7_58;
	and.b64  	%rd197, %rd305, -4294967296;
	setp.eq.s64 	%p30, %rd197, 0;
	@%p30 bra 	$L__BB7_57;
	div.s64 	%rd305, %rd305, %rd41;
	bra.uni 	$L__BB7_58;
$L__BB7_57:
	cvt.u32.u64 	%r33, %rd41;
	cvt.u32.u64 	%r34, %rd305;
	div.u32 	%r35, %r34, %r33;
	cvt.u64.u32 	%rd305, %r35;
$L__BB7_58:
	add.s64 	%rd199, %rd1, %rd189;
	st.global.u64 	[%rd199], %rd305;
	add.s64 	%rd301, %rd301, %rd42;
	setp.lt.u64 	%p31, %rd301, %rd169;
	@%p31 bra 	$L__BB7_38;
$L__BB7_134:
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
	add.s64 	%rd61, %rd47, 1;
	shr.u64 	%rd62, %rd61, 1;
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
	shl.b64 	%rd65, %rd212, 1;
	mul.lo.s64 	%rd66, %rd65, %rd2;
	min.u64 	%rd213, %rd66, %rd47;
	add.s64 	%rd67, %rd213, %rd65;
	min.u64 	%rd14, %rd67, %rd47;
	mov.u32 	%r127, %r1;
$L__BB8_11:
	mov.u32 	%r8, %r127;
	cvt.u64.u32 	%rd68, %r40;
	shr.u64 	%rd69, %rd50, 3;
	mul.lo.s64 	%rd70, %rd69, %rd68;
	sub.s64 	%rd71, %rd14, %rd213;
	min.u64 	%rd20, %rd70, %rd71;
	add.s64 	%rd72, %rd20, 1;
	shr.u64 	%rd73, %rd72, 1;
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
	shl.b64 	%rd25, %rd214, 1;
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
	shl.b64 	%rd94, %rd93, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd145, %rd144, 3;
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
	_ZN10collective6reduceEPxRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd206, %rd205, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	.local .align 8 .b8 	__local_depot9[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<60>;
	.reg .b16 	%rs<38>;
	.reg .b32 	%r<164>;
	.reg .b64 	%rd<171>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd48, [words_param_0];
	ld.param.u64 	%rd49, [words_param_1];
	ld.param.u32 	%r60, [words_param_2];
	ld.param.u32 	%r61, [words_param_3];
	ld.param.u32 	%r62, [words_param_4];
	ld.param.u32 	%r63, [words_param_5];
	ld.param.u64 	%rd50, [words_param_6];
	ld.param.u64 	%rd51, [words_param_7];
	ld.param.u64 	%rd52, [words_param_8];
	ld.param.v2.u32 	{%r74, %r75}, [words_param_9+96];
	ld.param.u64 	%rd62, [words_param_9+72];
	ld.param.u64 	%rd59, [words_param_9+48];
	ld.param.u64 	%rd58, [words_param_9+40];
	ld.param.u64 	%rd53, [words_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd63, %rd62;
	mov.u32 	%r76, %ctaid.x;
	mul.wide.u32 	%rd64, %r76, 4;
	add.s64 	%rd65, %rd63, %rd64;
	cvt.u64.u32 	%rd2, %r76;
	add.s64 	%rd3, %rd65, 64;
	ld.global.u32 	%r1, [%rd65+64];
	mov.u32 	%r147, %tid.x;
	setp.ne.s32 	%p1, %r147, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r77, [%rd63];
	setp.ne.s32 	%p2, %r77, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB9_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd4, %rd49;
	ld.volatile.global.u32 	%r78, [%rd4+4];
	setp.ne.s32 	%p4, %r78, 0;
	@%p4 bra 	$L__BB9_5;
	st.global.u32 	[%rd4+8], %r63;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r79, 4;
	st.global.u32 	[%rd4+4], %r79;
$L__BB9_6:
	cvt.u32.u16 	%r80, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r80, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r81, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r81, 0;
	@%p5 bra 	$L__BB9_72;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd67, %rd53, 1;
	shr.u64 	%rd68, %rd67, 1;
	mov.u32 	%r82, %nctaid.x;
	cvt.u64.u32 	%rd6, %r82;
	add.s64 	%rd69, %rd6, %rd68;
	add.s64 	%rd7, %rd69, -1;
	and.b64  	%rd70, %rd7, -4294967296;
	setp.eq.s64 	%p6, %rd70, 0;
	@%p6 bra 	$L__BB9_9;
	div.u64 	%rd163, %rd7, %rd6;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r83, %rd6;
	cvt.u32.u64 	%r84, %rd7;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd163, %r85;
$L__BB9_10:
	shl.b64 	%rd71, %rd163, 1;
	mul.lo.s64 	%rd72, %rd71, %rd2;
	min.u64 	%rd11, %rd72, %rd53;
	add.s64 	%rd73, %rd11, %rd71;
	min.u64 	%rd12, %rd73, %rd53;
	setp.eq.s32 	%p7, %r147, %r60;
	setp.ge.u32 	%p8, %r147, %r61;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_12;
	cvta.to.global.u64 	%rd76, %rd48;
	mul.wide.u32 	%rd77, %r147, 8;
	add.s64 	%rd78, %rd76, %rd77;
	ld.global.u64 	%rd79, [%rd78];
	cvt.u64.u32 	%rd80, %r61;
	mul.lo.s64 	%rd81, %rd80, %rd2;
	cvt.u64.u32 	%rd82, %r60;
	add.s64 	%rd83, %rd81, %rd82;
	shl.b64 	%rd84, %rd83, 3;
	add.s64 	%rd85, %rd79, %rd84;
	add.s64 	%rd74, %rd85, 4096;
	cvt.u64.u32 	%rd86, %r62;
	cvt.u64.u32 	%rd87, %r3;
	bfi.b64 	%rd75, %rd86, %rd87, 32, 32;
	st.relaxed.sys.global.u64 [%rd74], %rd75;
$L__BB9_12:
	sub.s64 	%rd88, %rd12, %rd11;
	cvt.u32.u64 	%r86, %rd88;
	setp.ge.u32 	%p10, %r147, %r86;
	@%p10 bra 	$L__BB9_24;
	or.b64  	%rd91, %rd52, %rd51;
	and.b64  	%rd92, %rd91, 7;
	cvta.to.global.u64 	%rd93, %rd51;
$L__BB9_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd89, %r147;
	add.s64 	%rd15, %rd11, %rd89;
	add.s64 	%rd90, %rd15, 1;
	setp.gt.u64 	%p11, %rd90, %rd12;
	setp.ne.s64 	%p12, %rd92, 0;
	or.pred  	%p13, %p11, %p12;
	shl.b64 	%rd94, %rd15, 3;
	add.s64 	%rd16, %rd93, %rd94;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	setp.ge.u64 	%p14, %rd15, %rd12;
	mov.u32 	%r148, 0;
	mov.u32 	%r149, %r148;
	@%p14 bra 	$L__BB9_18;
	ld.global.v2.u32 	{%r148, %r149}, [%rd16];
	bra.uni 	$L__BB9_18;
$L__BB9_15:
	ld.global.v2.u32 	{%r148, %r149}, [%rd16];
$L__BB9_18:
	setp.lt.u32 	%p15, %r61, 2;
	@%p15 bra 	$L__BB9_23;
	mov.u32 	%r150, 1;
$L__BB9_20:
	.pragma "nounroll";
	add.s32 	%r94, %r150, %r60;
	rem.u32 	%r12, %r94, %r61;
	setp.eq.s32 	%p16, %r12, %r60;
	mov.u64 	%rd164, %rd62;
	@%p16 bra 	$L__BB9_22;
	cvta.to.global.u64 	%rd95, %rd48;
	mul.wide.u32 	%rd96, %r12, 8;
	add.s64 	%rd97, %rd95, %rd96;
	ld.global.u64 	%rd164, [%rd97];
$L__BB9_22:
	and.b32  	%r99, %r3, 3;
	cvt.u64.u32 	%rd100, %r99;
	or.b64  	%rd101, %rd64, %rd100;
	cvt.u64.u32 	%rd102, %r61;
	mul.lo.s64 	%rd103, %rd101, %rd102;
	cvt.u64.u32 	%rd104, %r60;
	add.s64 	%rd105, %rd103, %rd104;
	mul.lo.s64 	%rd106, %rd105, %rd58;
	add.s64 	%rd107, %rd106, %rd59;
	mul.wide.u32 	%rd108, %r147, 16;
	add.s64 	%rd109, %rd107, %rd108;
	add.s64 	%rd98, %rd164, %rd109;
	st.volatile.global.v4.u32 [%rd98], {%r148, %r3, %r149, %r3};
	add.s32 	%r150, %r150, 1;
	setp.lt.u32 	%p17, %r150, %r61;
	@%p17 bra 	$L__BB9_20;
$L__BB9_23:
	mov.u32 	%r100, %ntid.x;
	add.s32 	%r147, %r147, %r100;
	setp.lt.u32 	%p18, %r147, %r86;
	@%p18 bra 	$L__BB9_14;
$L__BB9_24:
	mov.u32 	%r102, %tid.x;
	setp.ge.u32 	%p19, %r102, %r86;
	mov.u16 	%rs34, 0;
	@%p19 bra 	$L__BB9_60;
	or.b64  	%rd115, %rd52, %rd51;
	and.b64  	%rd116, %rd115, 7;
	cvta.to.global.u64 	%rd117, %rd51;
	mov.u32 	%r151, %r102;
$L__BB9_26:
	.pragma "nounroll";
	cvt.u64.u32 	%rd113, %r151;
	add.s64 	%rd25, %rd11, %rd113;
	add.s64 	%rd114, %rd25, 1;
	setp.gt.u64 	%p20, %rd114, %rd12;
	setp.ne.s64 	%p21, %rd116, 0;
	or.pred  	%p22, %p20, %p21;
	shl.b64 	%rd118, %rd25, 3;
	add.s64 	%rd26, %rd117, %rd118;
	@%p22 bra 	$L__BB9_28;
	bra.uni 	$L__BB9_27;
$L__BB9_28:
	setp.ge.u64 	%p23, %rd25, %rd12;
	mov.u32 	%r152, 0;
	mov.u32 	%r153, %r152;
	@%p23 bra 	$L__BB9_30;
	ld.global.v2.u32 	{%r152, %r153}, [%rd26];
	bra.uni 	$L__BB9_30;
$L__BB9_27:
	ld.global.v2.u32 	{%r152, %r153}, [%rd26];
$L__BB9_30:
	setp.eq.s32 	%p24, %r61, 0;
	mov.u16 	%rs34, 0;
	@%p24 bra 	$L__BB9_50;
	mov.u16 	%rs34, 0;
	mov.u32 	%r154, 0;
$L__BB9_32:
	.pragma "nounroll";
	mov.u64 	%rd27, %rd167;
	setp.eq.s32 	%p25, %r154, %r60;
	mov.u32 	%r159, %r153;
	mov.u32 	%r158, %r152;
	@%p25 bra 	$L__BB9_41;
	ld.param.u64 	%rd161, [words_param_9+48];
	ld.param.u64 	%rd160, [words_param_9+40];
	and.b32  	%r116, %r3, 3;
	cvt.u64.u32 	%rd121, %r116;
	or.b64  	%rd122, %rd64, %rd121;
	cvt.u64.u32 	%rd123, %r61;
	mul.lo.s64 	%rd124, %rd122, %rd123;
	cvt.u64.u32 	%rd125, %r154;
	add.s64 	%rd126, %rd124, %rd125;
	mul.lo.s64 	%rd127, %rd126, %rd160;
	mul.wide.u32 	%rd128, %r151, 16;
	add.s64 	%rd129, %rd128, %rd161;
	add.s64 	%rd130, %rd129, %rd127;
	add.s64 	%rd119, %rd62, %rd130;
	add.u64 	%rd132, %SPL, 8;
	mov.u64 	%rd133, 0;
	st.local.u64 	[%rd132], %rd133;
	ld.volatile.global.v4.u32 {%r158, %r112, %r159, %r114}, [%rd119];
	setp.eq.s32 	%p26, %r112, %r3;
	setp.eq.s32 	%p27, %r114, %r3;
	and.pred  	%p28, %p27, %p26;
	@%p28 bra 	$L__BB9_39;
	mov.u32 	%r157, 1;
$L__BB9_35:
	and.b32  	%r118, %r157, 63;
	setp.ne.s32 	%p29, %r118, 0;
	@%p29 bra 	$L__BB9_38;
	add.u64 	%rd162, %SP, 8;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd48;
	st.param.b64 	[param0+8], %rd49;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd50;
	st.param.b64 	[param0+40], %rd62;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r157;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd162;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r36, [retval0+0];
	}
	setp.eq.s32 	%p30, %r36, 0;
	@%p30 bra 	$L__BB9_38;
	bra.uni 	$L__BB9_37;
$L__BB9_38:
	add.s32 	%r157, %r157, 1;
	ld.volatile.global.v4.u32 {%r158, %r120, %r159, %r122}, [%rd119];
	setp.ne.s32 	%p31, %r120, %r3;
	setp.ne.s32 	%p32, %r122, %r3;
	or.pred  	%p33, %p32, %p31;
	@%p33 bra 	$L__BB9_35;
	bra.uni 	$L__BB9_39;
$L__BB9_37:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd48;
	st.param.b64 	[param0+8], %rd49;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd50;
	st.param.b64 	[param0+40], %rd62;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r36;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r154;
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
$L__BB9_39:
	setp.eq.s32 	%p34, %r75, 0;
	@%p34 bra 	$L__BB9_41;
	ld.volatile.global.v4.u32 {%r158, %r124, %r159, %r126}, [%rd119];
$L__BB9_41:
	mov.b64 	%rd167, {%r158, %r159};
	setp.eq.s32 	%p35, %r154, 0;
	@%p35 bra 	$L__BB9_49;
	setp.eq.s32 	%p36, %r74, 1;
	@%p36 bra 	$L__BB9_47;
	setp.eq.s32 	%p37, %r74, 2;
	@%p37 bra 	$L__BB9_46;
	setp.ne.s32 	%p38, %r74, 3;
	@%p38 bra 	$L__BB9_48;
	max.s64 	%rd167, %rd27, %rd167;
	bra.uni 	$L__BB9_49;
$L__BB9_47:
	mul.lo.s64 	%rd167, %rd27, %rd167;
	bra.uni 	$L__BB9_49;
$L__BB9_46:
	min.s64 	%rd167, %rd27, %rd167;
	bra.uni 	$L__BB9_49;
$L__BB9_48:
	add.s64 	%rd167, %rd27, %rd167;
$L__BB9_49:
	add.s32 	%r154, %r154, 1;
	setp.lt.u32 	%p39, %r154, %r61;
	@%p39 bra 	$L__BB9_32;
$L__BB9_50:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p40, %rs23, 0;
	@%p40 bra 	$L__BB9_60;
	setp.ne.s32 	%p41, %r74, 4;
	mov.u64 	%rd169, %rd167;
	@%p41 bra 	$L__BB9_55;
	and.b64  	%rd137, %rd167, -4294967296;
	setp.eq.s64 	%p42, %rd137, 0;
	@%p42 bra 	$L__BB9_54;
	cvt.u64.u32 	%rd138, %r61;
	div.s64 	%rd169, %rd167, %rd138;
	bra.uni 	$L__BB9_55;
$L__BB9_54:
	cvt.u32.u64 	%r127, %rd167;
	div.u32 	%r128, %r127, %r61;
	cvt.u64.u32 	%rd169, %r128;
$L__BB9_55:
	ld.param.u64 	%rd159, [words_param_8];
	setp.eq.s64 	%p43, %rd116, 0;
	setp.le.u64 	%p44, %rd114, %rd12;
	and.pred  	%p45, %p43, %p44;
	cvta.to.global.u64 	%rd142, %rd159;
	add.s64 	%rd39, %rd142, %rd118;
	@%p45 bra 	$L__BB9_58;
	bra.uni 	$L__BB9_56;
$L__BB9_58:
	st.global.u64 	[%rd39], %rd169;
	bra.uni 	$L__BB9_59;
$L__BB9_56:
	setp.ge.u64 	%p46, %rd25, %rd12;
	@%p46 bra 	$L__BB9_59;
	st.global.u64 	[%rd39], %rd169;
$L__BB9_59:
	mov.u32 	%r129, %ntid.x;
	add.s32 	%r151, %r151, %r129;
	setp.lt.u32 	%p47, %r151, %r86;
	mov.u16 	%rs34, 0;
	@%p47 bra 	$L__BB9_26;
$L__BB9_60:
	setp.eq.s32 	%p48, %r102, %r60;
	setp.ge.u32 	%p49, %r102, %r61;
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p50, %rs25, 0;
	or.pred  	%p51, %p49, %p50;
	or.pred  	%p52, %p48, %p51;
	@%p52 bra 	$L__BB9_70;
	mov.u32 	%r146, %ctaid.x;
	mul.wide.u32 	%rd147, %r61, %r146;
	cvt.u64.u32 	%rd148, %r102;
	add.s64 	%rd149, %rd147, %rd148;
	shl.b64 	%rd150, %rd149, 3;
	add.s64 	%rd151, %rd62, %rd150;
	add.s64 	%rd40, %rd151, 4096;
	ld.acquire.sys.global.u64 %rd170, [%rd40];
	add.u64 	%rd152, %SP, 0;
	add.u64 	%rd153, %SPL, 0;
	mov.u64 	%rd154, 0;
	st.local.u64 	[%rd153], %rd154;
	cvt.u32.u64 	%r163, %rd170;
	sub.s32 	%r134, %r163, %r3;
	setp.gt.s32 	%p53, %r134, -1;
	@%p53 bra 	$L__BB9_67;
	mov.u32 	%r162, 1;
$L__BB9_63:
	and.b32  	%r136, %r162, 63;
	setp.ne.s32 	%p54, %r136, 0;
	@%p54 bra 	$L__BB9_66;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd48;
	st.param.b64 	[param0+8], %rd49;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd50;
	st.param.b64 	[param0+40], %rd62;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r162;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd152;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r55, [retval0+0];
	}
	setp.eq.s32 	%p55, %r55, 0;
	@%p55 bra 	$L__BB9_66;
	bra.uni 	$L__BB9_65;
$L__BB9_66:
	ld.acquire.sys.global.u64 %rd170, [%rd40];
	add.s32 	%r162, %r162, 1;
	cvt.u32.u64 	%r163, %rd170;
	sub.s32 	%r138, %r163, %r3;
	setp.lt.s32 	%p56, %r138, 0;
	@%p56 bra 	$L__BB9_63;
$L__BB9_67:
	setp.ne.s32 	%p57, %r3, %r163;
	mov.u16 	%rs34, 0;
	@%p57 bra 	$L__BB9_70;
	shr.u64 	%rd158, %rd170, 32;
	cvt.u32.u64 	%r59, %rd158;
	setp.eq.s32 	%p58, %r59, %r62;
	@%p58 bra 	$L__BB9_70;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd48;
	st.param.b64 	[param0+8], %rd49;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd50;
	st.param.b64 	[param0+40], %rd62;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r102;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r59;
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
	bra.uni 	$L__BB9_70;
$L__BB9_65:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd48;
	st.param.b64 	[param0+8], %rd49;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd50;
	st.param.b64 	[param0+40], %rd62;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r55;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r102;
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
$L__BB9_70:
	cvt.u32.u16 	%r140, %rs34;
	cvt.s32.s8 	%r141, %r140;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r141, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r142, 1, 0, %p2;
	}
	or.b32  	%r144, %r142, %r102;
	setp.ne.s32 	%p59, %r144, 0;
	@%p59 bra 	$L__BB9_72;
	add.s32 	%r145, %r1, 1;
	st.global.u32 	[%rd3], %r145;
$L__BB9_72:
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
	.reg .pred 	%p<186>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<407>;
	.reg .b64 	%rd<485>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd149, [lines_param_0];
	ld.param.u64 	%rd150, [lines_param_1];
	ld.param.u32 	%r115, [lines_param_2];
	ld.param.u32 	%r116, [lines_param_3];
	ld.param.u32 	%r117, [lines_param_4];
	ld.param.u32 	%r118, [lines_param_5];
	ld.param.u64 	%rd151, [lines_param_6];
	ld.param.u64 	%rd152, [lines_param_7];
	ld.param.u64 	%rd153, [lines_param_8];
	mov.b64 	%rd154, lines_param_9;
	add.s64 	%rd1, %rd154, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd156, %rd2;
	mov.u32 	%r119, %ctaid.x;
	mul.wide.u32 	%rd157, %r119, 4;
	add.s64 	%rd158, %rd156, %rd157;
	cvt.u64.u32 	%rd3, %r119;
	ld.global.u32 	%r1, [%rd158+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs23, 0;
	@%p8 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r120, [%rd156];
	setp.ne.s32 	%p9, %r120, 0;
	selp.u16 	%rs23, 1, 0, %p9;
$L__BB10_2:
	setp.eq.s16 	%p10, %rs23, 0;
	@%p10 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd150;
	ld.volatile.global.u32 	%r121, [%rd4+4];
	setp.ne.s32 	%p11, %r121, 0;
	@%p11 bra 	$L__BB10_5;
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
	setp.ne.s32 	%p12, %r124, 0;
	@%p12 bra 	$L__BB10_182;
	ld.param.u64 	%rd160, [%rd1+-72];
	add.s64 	%rd161, %rd160, 14;
	mul.hi.u64 	%rd162, %rd161, -8608480567731124087;
	shr.u64 	%rd5, %rd162, 3;
	mov.u32 	%r126, %nctaid.x;
	mov.u32 	%r127, %ntid.x;
	shr.u32 	%r128, %r127, 5;
	mul.wide.u32 	%rd163, %r128, %r126;
	shl.b64 	%rd6, %rd163, 3;
	setp.lt.u64 	%p13, %rd161, 15;
	mov.u32 	%r376, 1;
	@%p13 bra 	$L__BB10_12;
	add.s64 	%rd164, %rd6, %rd5;
	add.s64 	%rd7, %rd164, -1;
	or.b64  	%rd165, %rd7, %rd6;
	and.b64  	%rd166, %rd165, -4294967296;
	setp.eq.s64 	%p14, %rd166, 0;
	@%p14 bra 	$L__BB10_10;
	div.u64 	%rd432, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r129, %rd6;
	cvt.u32.u64 	%r130, %rd7;
	div.u32 	%r131, %r130, %r129;
	cvt.u64.u32 	%rd432, %r131;
$L__BB10_11:
	cvt.u32.u64 	%r376, %rd432;
$L__BB10_12:
	setp.ne.s32 	%p15, %r2, %r115;
	setp.lt.u32 	%p16, %r2, %r116;
	and.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd169, %rd149;
	mul.wide.u32 	%rd170, %r2, 8;
	add.s64 	%rd171, %rd169, %rd170;
	ld.global.u64 	%rd172, [%rd171];
	cvt.u64.u32 	%rd173, %r116;
	mul.lo.s64 	%rd174, %rd173, %rd3;
	cvt.u64.u32 	%rd175, %r115;
	add.s64 	%rd176, %rd174, %rd175;
	shl.b64 	%rd177, %rd176, 3;
	add.s64 	%rd178, %rd172, %rd177;
	add.s64 	%rd167, %rd178, 4096;
	cvt.u64.u32 	%rd179, %r117;
	add.s32 	%r132, %r1, 1;
	cvt.u64.u32 	%rd180, %r132;
	bfi.b64 	%rd168, %rd179, %rd180, 32, 32;
	st.relaxed.sys.global.u64 [%rd167], %rd168;
$L__BB10_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r134, %r135}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.u32 	%r9, [%rd1+24];
	ld.param.v2.u32 	{%r136, %r137}, [%rd1+16];
	ld.param.v2.u32 	{%r138, %r139}, [%rd1+24];
	ld.param.u64 	%rd19, [%rd1+-56];
	mov.u16 	%rs26, 1;
	mov.u32 	%r377, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r377, %r376;
	@%p18 bra 	$L__BB10_49;
	setp.lt.u32 	%p19, %r116, 2;
	@%p19 bra 	$L__BB10_49;
	mov.u32 	%r378, 1;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r141, %r378, %r115;
	setp.lt.u32 	%p20, %r141, %r116;
	selp.b32 	%r142, 0, %r116, %p20;
	sub.s32 	%r22, %r141, %r142;
	setp.eq.s32 	%p21, %r22, %r115;
	@%p21 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd433, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd181, %rd149;
	mul.wide.u32 	%rd182, %r22, 8;
	add.s64 	%rd183, %rd181, %rd182;
	ld.global.u64 	%rd433, [%rd183];
$L__BB10_21:
	add.s32 	%r370, %r378, %r115;
	setp.lt.u32 	%p182, %r370, %r116;
	selp.b32 	%r369, 0, %r116, %p182;
	sub.s32 	%r368, %r370, %r369;
	cvta.to.global.u64 	%rd431, %rd152;
	sub.s32 	%r146, %r368, %r134;
	setp.lt.u32 	%p23, %r146, %r135;
	cvt.u64.u32 	%rd184, %r368;
	mul.lo.s64 	%rd185, %rd13, %rd184;
	mul.lo.s32 	%r150, %r128, %r119;
	cvt.u64.u32 	%rd186, %r150;
	shr.u32 	%r152, %r2, 5;
	cvt.u64.u32 	%rd187, %r152;
	add.s64 	%rd188, %rd186, %rd187;
	cvt.u64.u32 	%rd190, %r377;
	mul.lo.s64 	%rd191, %rd163, %rd190;
	add.s64 	%rd192, %rd188, %rd191;
	shl.b64 	%rd193, %rd192, 3;
	and.b32  	%r154, %r2, 31;
	shr.u32 	%r155, %r154, 3;
	cvt.u64.u32 	%rd194, %r155;
	or.b64  	%rd195, %rd193, %rd194;
	mul.lo.s64 	%rd196, %rd195, 15;
	shl.b32 	%r156, %r2, 1;
	and.b32  	%r157, %r156, 14;
	cvt.u64.u32 	%rd197, %r157;
	add.s64 	%rd198, %rd196, %rd197;
	add.s64 	%rd199, %rd185, %rd198;
	sub.s64 	%rd200, %rd14, %rd198;
	selp.b64 	%rd24, %rd200, 0, %p23;
	shl.b64 	%rd201, %rd199, 3;
	add.s64 	%rd26, %rd431, %rd201;
	add.s64 	%rd25, %rd152, %rd201;
	and.b64  	%rd202, %rd25, 7;
	setp.eq.s64 	%p24, %rd202, 0;
	setp.gt.s64 	%p25, %rd24, 0;
	and.pred  	%p26, %p25, %p24;
	@%p26 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r379, %r380}, [%rd26];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p27, %rd24, 1;
	mov.u32 	%r379, 0;
	mov.u32 	%r380, %r379;
	@%p27 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd25;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd24;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r379, [retval0+0];
	ld.param.b32 	%r380, [retval0+4];
	}
$L__BB10_25:
	setp.eq.s32 	%p28, %r5, 7;
	mov.u32 	%r381, 0;
	mov.u32 	%r382, %r381;
	@%p28 bra 	$L__BB10_30;
	add.s64 	%rd27, %rd25, 8;
	and.b64  	%rd203, %rd27, 7;
	setp.eq.s64 	%p29, %rd203, 0;
	add.s64 	%rd28, %rd24, -1;
	setp.gt.s64 	%p30, %rd28, 0;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r381, %r382}, [%rd26+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p32, %rd28, 1;
	mov.u32 	%r381, 0;
	mov.u32 	%r382, %r381;
	@%p32 bra 	$L__BB10_30;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd27;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd28;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r381, [retval0+0];
	ld.param.b32 	%r382, [retval0+4];
	}
$L__BB10_30:
	add.s64 	%rd29, %rd25, 480;
	and.b64  	%rd204, %rd29, 7;
	setp.eq.s64 	%p33, %rd204, 0;
	setp.gt.s64 	%p34, %rd24, 60;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB10_33;
	bra.uni 	$L__BB10_31;
$L__BB10_33:
	ld.global.v2.u32 	{%r385, %r386}, [%rd26+480];
	bra.uni 	$L__BB10_34;
$L__BB10_31:
	setp.lt.s64 	%p36, %rd24, 61;
	mov.u32 	%r385, 0;
	mov.u32 	%r386, %r385;
	@%p36 bra 	$L__BB10_34;
	add.s64 	%rd205, %rd24, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd205;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r385, [retval0+0];
	ld.param.b32 	%r386, [retval0+4];
	}
$L__BB10_34:
	mov.u32 	%r387, 0;
	mov.u32 	%r388, %r387;
	@%p28 bra 	$L__BB10_39;
	add.s64 	%rd30, %rd25, 488;
	and.b64  	%rd206, %rd30, 7;
	setp.eq.s64 	%p38, %rd206, 0;
	add.s64 	%rd31, %rd24, -61;
	setp.gt.s64 	%p39, %rd31, 0;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB10_38;
	bra.uni 	$L__BB10_36;
$L__BB10_38:
	ld.global.v2.u32 	{%r387, %r388}, [%rd26+488];
	bra.uni 	$L__BB10_39;
$L__BB10_36:
	setp.lt.s64 	%p41, %rd31, 1;
	mov.u32 	%r387, 0;
	mov.u32 	%r388, %r387;
	@%p41 bra 	$L__BB10_39;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd30;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd31;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r387, [retval0+0];
	ld.param.b32 	%r388, [retval0+4];
	}
$L__BB10_39:
	setp.eq.s32 	%p42, %r8, 0;
	@%p42 bra 	$L__BB10_46;
	shl.b32 	%r179, %r2, 5;
	and.b32  	%r180, %r179, -1024;
	shl.b32 	%r181, %r2, 4;
	and.b32  	%r182, %r181, 496;
	or.b32  	%r183, %r180, %r182;
	cvt.u64.u32 	%rd209, %r183;
	add.s64 	%rd210, %rd209, %rd11;
	add.s32 	%r185, %r377, %r1;
	add.s32 	%r186, %r185, 1;
	and.b32  	%r187, %r186, 3;
	cvt.u64.u32 	%rd212, %r187;
	or.b64  	%rd213, %rd157, %rd212;
	cvt.u64.u32 	%rd214, %r116;
	mul.lo.s64 	%rd215, %rd213, %rd214;
	cvt.u64.u32 	%rd216, %r115;
	add.s64 	%rd217, %rd215, %rd216;
	mul.lo.s64 	%rd218, %rd12, %rd217;
	add.s64 	%rd219, %rd210, %rd218;
	add.s64 	%rd207, %rd433, %rd219;
	cvt.u64.u32 	%rd220, %r380;
	cvt.u64.u32 	%rd221, %r379;
	bfi.b64 	%rd208, %rd220, %rd221, 32, 32;
	st.relaxed.sys.global.u64 [%rd207], %rd208;
	@%p28 bra 	$L__BB10_42;
	add.s64 	%rd222, %rd207, 8;
	cvt.u64.u32 	%rd224, %r382;
	cvt.u64.u32 	%rd225, %r381;
	bfi.b64 	%rd223, %rd224, %rd225, 32, 32;
	st.relaxed.sys.global.u64 [%rd222], %rd223;
$L__BB10_42:
	add.s64 	%rd226, %rd207, 512;
	cvt.u64.u32 	%rd228, %r386;
	cvt.u64.u32 	%rd229, %r385;
	bfi.b64 	%rd227, %rd228, %rd229, 32, 32;
	st.relaxed.sys.global.u64 [%rd226], %rd227;
	@%p28 bra 	$L__BB10_44;
	add.s64 	%rd230, %rd207, 520;
	cvt.u64.u32 	%rd232, %r388;
	cvt.u64.u32 	%rd233, %r387;
	bfi.b64 	%rd231, %rd232, %rd233, 32, 32;
	st.relaxed.sys.global.u64 [%rd230], %rd231;
$L__BB10_44:
	setp.ne.s32 	%p45, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p45 bra 	$L__BB10_48;
	add.s64 	%rd234, %rd207, 8;
	cvt.u64.u32 	%rd238, %r117;
	cvt.u64.u32 	%rd239, %r186;
	bfi.b64 	%rd235, %rd238, %rd239, 32, 32;
	st.release.sys.global.u64 [%rd234], %rd235;
	add.s64 	%rd236, %rd207, 520;
	st.release.sys.global.u64 [%rd236], %rd235;
	bra.uni 	$L__BB10_48;
$L__BB10_46:
	add.s32 	%r375, %r378, %r115;
	shr.u32 	%r374, %r2, 5;
	setp.lt.u32 	%p183, %r375, %r116;
	selp.b32 	%r373, 0, %r116, %p183;
	sub.s32 	%r372, %r375, %r373;
	sub.s32 	%r371, %r368, %r134;
	setp.ge.u32 	%p47, %r371, %r135;
	or.b64  	%rd249, %rd193, 4;
	setp.ge.u64 	%p48, %rd249, %rd5;
	selp.b32 	%r193, %r117, %r382, %p28;
	add.s32 	%r205, %r377, %r1;
	add.s32 	%r206, %r205, 1;
	selp.b32 	%r192, %r206, %r381, %p28;
	shl.b32 	%r207, %r374, 10;
	shl.b32 	%r208, %r2, 4;
	and.b32  	%r209, %r208, 496;
	or.b32  	%r210, %r207, %r209;
	cvt.u64.u32 	%rd250, %r210;
	add.s64 	%rd251, %rd250, %rd11;
	and.b32  	%r211, %r206, 3;
	cvt.u64.u32 	%rd253, %r211;
	or.b64  	%rd254, %rd157, %rd253;
	cvt.u64.u32 	%rd255, %r116;
	mul.lo.s64 	%rd256, %rd254, %rd255;
	cvt.u64.u32 	%rd257, %r115;
	add.s64 	%rd258, %rd256, %rd257;
	mul.lo.s64 	%rd259, %rd12, %rd258;
	add.s64 	%rd260, %rd251, %rd259;
	add.s64 	%rd240, %rd433, %rd260;
	st.volatile.global.v4.u32 [%rd240], {%r379, %r380, %r192, %r193};
	selp.b32 	%r59, %r206, %r387, %p28;
	selp.b32 	%r60, %r117, %r388, %p28;
	or.pred  	%p50, %p47, %p48;
	@%p50 bra 	$L__BB10_48;
	add.s64 	%rd261, %rd240, 512;
	st.volatile.global.v4.u32 [%rd261], {%r385, %r386, %r59, %r60};
$L__BB10_48:
	add.s32 	%r378, %r378, 1;
	setp.lt.u32 	%p51, %r378, %r116;
	@%p51 bra 	$L__BB10_18;
$L__BB10_49:
	setp.eq.s32 	%p52, %r377, 0;
	@%p52 bra 	$L__BB10_177;
	add.s32 	%r216, %r377, -1;
	cvt.u64.u32 	%rd262, %r216;
	mul.lo.s64 	%rd264, %rd163, %rd262;
	mul.lo.s32 	%r221, %r128, %r119;
	cvt.u64.u32 	%rd265, %r221;
	shr.u32 	%r223, %r2, 5;
	cvt.u64.u32 	%rd266, %r223;
	add.s64 	%rd267, %rd265, %rd266;
	add.s64 	%rd268, %rd267, %rd264;
	shl.b64 	%rd269, %rd268, 3;
	and.b32  	%r224, %r2, 31;
	shr.u32 	%r225, %r224, 3;
	cvt.u64.u32 	%rd270, %r225;
	or.b64  	%rd271, %rd269, %rd270;
	mul.lo.s64 	%rd272, %rd271, 15;
	shl.b32 	%r226, %r2, 1;
	and.b32  	%r227, %r226, 14;
	cvt.u64.u32 	%rd273, %r227;
	add.s64 	%rd34, %rd272, %rd273;
	sub.s64 	%rd35, %rd14, %rd34;
	cvt.u64.u32 	%rd274, %r115;
	mul.lo.s64 	%rd36, %rd13, %rd274;
	add.s64 	%rd275, %rd36, %rd34;
	shl.b64 	%rd276, %rd275, 3;
	add.s64 	%rd37, %rd152, %rd276;
	and.b64  	%rd277, %rd37, 7;
	setp.eq.s64 	%p53, %rd277, 0;
	setp.gt.s64 	%p54, %rd35, 0;
	and.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB10_53;
	bra.uni 	$L__BB10_51;
$L__BB10_53:
	cvta.to.global.u64 	%rd278, %rd152;
	add.s64 	%rd281, %rd278, %rd276;
	ld.global.v2.u32 	{%r391, %r392}, [%rd281];
	bra.uni 	$L__BB10_54;
$L__BB10_51:
	setp.lt.s64 	%p56, %rd35, 1;
	mov.u32 	%r391, 0;
	mov.u32 	%r392, %r391;
	@%p56 bra 	$L__BB10_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd37;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r391, [retval0+0];
	ld.param.b32 	%r392, [retval0+4];
	}
$L__BB10_54:
	setp.eq.s32 	%p57, %r5, 7;
	mov.u32 	%r394, 0;
	mov.u32 	%r393, %r394;
	@%p57 bra 	$L__BB10_59;
	add.s64 	%rd38, %rd37, 8;
	and.b64  	%rd282, %rd38, 7;
	setp.eq.s64 	%p58, %rd282, 0;
	add.s64 	%rd39, %rd35, -1;
	setp.gt.s64 	%p59, %rd39, 0;
	and.pred  	%p60, %p59, %p58;
	@%p60 bra 	$L__BB10_58;
	bra.uni 	$L__BB10_56;
$L__BB10_58:
	cvta.to.global.u64 	%rd283, %rd152;
	add.s64 	%rd286, %rd283, %rd276;
	ld.global.v2.u32 	{%r393, %r394}, [%rd286+8];
	bra.uni 	$L__BB10_59;
$L__BB10_56:
	setp.lt.s64 	%p61, %rd39, 1;
	mov.u32 	%r393, 0;
	mov.u32 	%r394, %r393;
	@%p61 bra 	$L__BB10_59;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r393, [retval0+0];
	ld.param.b32 	%r394, [retval0+4];
	}
$L__BB10_59:
	add.s64 	%rd40, %rd37, 480;
	and.b64  	%rd287, %rd40, 7;
	setp.eq.s64 	%p62, %rd287, 0;
	setp.gt.s64 	%p63, %rd35, 60;
	and.pred  	%p64, %p63, %p62;
	@%p64 bra 	$L__BB10_62;
	bra.uni 	$L__BB10_60;
$L__BB10_62:
	cvta.to.global.u64 	%rd289, %rd152;
	add.s64 	%rd292, %rd289, %rd276;
	ld.global.v2.u32 	{%r397, %r398}, [%rd292+480];
	bra.uni 	$L__BB10_63;
$L__BB10_60:
	setp.lt.s64 	%p65, %rd35, 61;
	mov.u32 	%r397, 0;
	mov.u32 	%r398, %r397;
	@%p65 bra 	$L__BB10_63;
	add.s64 	%rd288, %rd35, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd40;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd288;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r397, [retval0+0];
	ld.param.b32 	%r398, [retval0+4];
	}
$L__BB10_63:
	mov.u32 	%r400, 0;
	mov.u32 	%r399, %r400;
	@%p57 bra 	$L__BB10_68;
	add.s64 	%rd41, %rd37, 488;
	and.b64  	%rd293, %rd41, 7;
	setp.eq.s64 	%p67, %rd293, 0;
	add.s64 	%rd42, %rd35, -61;
	setp.gt.s64 	%p68, %rd42, 0;
	and.pred  	%p69, %p68, %p67;
	@%p69 bra 	$L__BB10_67;
	bra.uni 	$L__BB10_65;
$L__BB10_67:
	cvta.to.global.u64 	%rd294, %rd152;
	add.s64 	%rd297, %rd294, %rd276;
	ld.global.v2.u32 	{%r399, %r400}, [%rd297+488];
	bra.uni 	$L__BB10_68;
$L__BB10_65:
	setp.lt.s64 	%p70, %rd42, 1;
	mov.u32 	%r399, 0;
	mov.u32 	%r400, %r399;
	@%p70 bra 	$L__BB10_68;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd42;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r399, [retval0+0];
	ld.param.b32 	%r400, [retval0+4];
	}
$L__BB10_68:
	setp.eq.s32 	%p71, %r116, 0;
	@%p71 bra 	$L__BB10_142;
	mov.u32 	%r403, 0;
	mov.b64 	%rd43, {%r391, %r392};
	mov.b64 	%rd44, {%r393, %r394};
	mov.b64 	%rd45, {%r397, %r398};
	mov.b64 	%rd46, {%r399, %r400};
$L__BB10_70:
	.pragma "nounroll";
	mov.u64 	%rd50, %rd476;
	mov.u64 	%rd49, %rd475;
	mov.u64 	%rd48, %rd474;
	mov.u64 	%rd47, %rd473;
	setp.eq.s32 	%p72, %r403, %r115;
	mov.u64 	%rd448, %rd46;
	mov.u64 	%rd449, %rd45;
	mov.u64 	%rd450, %rd44;
	mov.u64 	%rd451, %rd43;
	@%p72 bra 	$L__BB10_89;
	shr.u32 	%r366, %r2, 5;
	mov.u64 	%rd300, 0;
	sub.s32 	%r250, %r403, %r136;
	mov.u32 	%r96, 1;
	setp.lt.u32 	%p73, %r250, %r137;
	setp.gt.u64 	%p74, %rd5, %rd269;
	and.pred  	%p75, %p73, %p74;
	add.s64 	%rd309, %rd5, 3;
	sub.s64 	%rd310, %rd309, %rd269;
	shr.u64 	%rd311, %rd310, 2;
	min.u64 	%rd312, %rd311, 2;
	cvt.u32.u64 	%r259, %rd312;
	selp.b32 	%r95, %r259, 1, %p75;
	add.s32 	%r260, %r377, %r1;
	and.b32  	%r261, %r260, 3;
	cvt.u64.u32 	%rd314, %r261;
	or.b64  	%rd315, %rd157, %rd314;
	cvt.u64.u32 	%rd316, %r116;
	mul.lo.s64 	%rd317, %rd315, %rd316;
	cvt.u64.u32 	%rd318, %r403;
	add.s64 	%rd319, %rd317, %rd318;
	mul.lo.s64 	%rd320, %rd12, %rd319;
	shl.b32 	%r262, %r366, 10;
	shl.b32 	%r263, %r2, 4;
	and.b32  	%r264, %r263, 496;
	or.b32  	%r265, %r262, %r264;
	cvt.u64.u32 	%rd321, %r265;
	add.s64 	%rd322, %rd321, %rd11;
	add.s64 	%rd323, %rd322, %rd320;
	add.u64 	%rd325, %SPL, 0;
	st.local.u64 	[%rd325], %rd300;
	add.s64 	%rd55, %rd2, %rd323;
	mov.u64 	%rd448, %rd438;
	mov.u64 	%rd449, %rd439;
	mov.u64 	%rd450, %rd440;
	mov.u64 	%rd451, %rd441;
	bra.uni 	$L__BB10_72;
$L__BB10_183:
	add.s32 	%r96, %r96, 1;
$L__BB10_72:
	setp.eq.s32 	%p76, %r95, 0;
	mov.u32 	%r405, 0;
	@%p76 bra 	$L__BB10_76;
	add.s32 	%r367, %r377, %r1;
	setp.eq.s32 	%p77, %r95, 1;
	ld.volatile.global.v4.u32 {%r267, %r268, %r269, %r270}, [%rd55];
	setp.ne.s32 	%p78, %r269, %r367;
	and.pred  	%p184, %p57, %p78;
	@%p77 bra 	$L__BB10_75;
	add.s64 	%rd410, %rd55, 512;
	add.s32 	%r363, %r377, %r1;
	ld.volatile.global.v4.u32 {%r272, %r273, %r274, %r275}, [%rd410];
	mov.b64 	%rd449, {%r272, %r273};
	mov.b64 	%rd448, {%r274, %r275};
	setp.ne.s32 	%p81, %r274, %r363;
	and.pred  	%p82, %p57, %p81;
	or.pred  	%p184, %p184, %p82;
$L__BB10_75:
	selp.u32 	%r405, 1, 0, %p184;
	mov.b64 	%rd450, {%r269, %r270};
	mov.b64 	%rd451, {%r267, %r268};
$L__BB10_76:
	setp.ne.s32 	%p83, %r405, 0;
	mov.u32 	%r277, -1;
	vote.sync.any.pred 	%p84, %p83, %r277;
	@%p84 bra 	$L__BB10_86;
	bra.uni 	$L__BB10_77;
$L__BB10_86:
	and.b32  	%r295, %r96, 63;
	setp.ne.s32 	%p100, %r295, 0;
	@%p100 bra 	$L__BB10_183;
	add.u64 	%rd416, %SP, 0;
	add.s32 	%r296, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd149;
	st.param.b64 	[param0+8], %rd150;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd151;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r296;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r403;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r96;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd416;
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
	ld.param.b32 	%r297, [retval0+0];
	}
	cvt.u16.u32 	%rs14, %r297;
	mov.u16 	%rs25, 0;
	setp.eq.s16 	%p101, %rs14, 0;
	@%p101 bra 	$L__BB10_183;
	bra.uni 	$L__BB10_88;
$L__BB10_77:
	setp.eq.s32 	%p85, %r139, 0;
	@%p85 bra 	$L__BB10_83;
	setp.eq.s32 	%p176, %r95, 0;
	mov.u32 	%r406, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p176 bra 	$L__BB10_82;
	add.s32 	%r364, %r377, %r1;
	setp.eq.s32 	%p87, %r95, 1;
	ld.volatile.global.v4.u32 {%r280, %r281, %r282, %r283}, [%rd55];
	setp.ne.s32 	%p88, %r282, %r364;
	and.pred  	%p185, %p57, %p88;
	@%p87 bra 	$L__BB10_81;
	add.s64 	%rd411, %rd55, 512;
	add.s32 	%r365, %r377, %r1;
	ld.volatile.global.v4.u32 {%r285, %r286, %r287, %r288}, [%rd411];
	mov.b64 	%rd449, {%r285, %r286};
	mov.b64 	%rd448, {%r287, %r288};
	setp.ne.s32 	%p91, %r287, %r365;
	and.pred  	%p92, %p57, %p91;
	or.pred  	%p185, %p185, %p92;
$L__BB10_81:
	selp.u32 	%r406, 1, 0, %p185;
	mov.b64 	%rd450, {%r282, %r283};
	mov.b64 	%rd451, {%r280, %r281};
$L__BB10_82:
	setp.ne.s32 	%p93, %r406, 0;
	mov.u32 	%r290, -1;
	vote.sync.any.pred 	%p94, %p93, %r290;
$L__BB10_83:
	mov.b64 	{%r292, %r111}, %rd450;
	setp.ne.s32 	%p95, %r111, %r117;
	and.pred  	%p7, %p57, %p95;
	not.pred 	%p97, %p7;
	@%p97 bra 	$L__BB10_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd149;
	st.param.b64 	[param0+8], %rd150;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd151;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r403;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r111;
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
	mov.u32 	%r293, -1;
	vote.sync.any.pred 	%p98, %p7, %r293;
	not.pred 	%p99, %p98;
	selp.u16 	%rs25, 1, 0, %p99;
$L__BB10_88:
	setp.eq.s16 	%p102, %rs25, 0;
	mov.u16 	%rs26, 0;
	@%p102 bra 	$L__BB10_177;
$L__BB10_89:
	mov.u64 	%rd441, %rd451;
	mov.u64 	%rd440, %rd450;
	mov.u64 	%rd439, %rd449;
	mov.u64 	%rd438, %rd448;
	setp.eq.s32 	%p103, %r138, 5;
	@%p103 bra 	$L__BB10_121;
	bra.uni 	$L__BB10_90;
$L__BB10_121:
	sub.s32 	%r299, %r403, %r136;
	setp.ge.u32 	%p118, %r299, %r137;
	cvt.u64.u32 	%rd331, %r299;
	mul.lo.s64 	%rd332, %rd19, %rd331;
	shl.b32 	%r310, %r5, 1;
	cvt.u64.u32 	%rd344, %r310;
	add.s64 	%rd345, %rd272, %rd344;
	add.s64 	%rd116, %rd332, %rd345;
	mov.u64 	%rd473, %rd47;
	mov.u64 	%rd474, %rd48;
	mov.u64 	%rd475, %rd49;
	mov.u64 	%rd476, %rd50;
	@%p118 bra 	$L__BB10_141;
	setp.eq.s32 	%p179, %r403, %r115;
	cvt.u64.u32 	%rd413, %r115;
	mul.lo.s64 	%rd412, %rd13, %rd413;
	cvta.to.global.u64 	%rd346, %rd153;
	shl.b64 	%rd347, %rd116, 3;
	add.s64 	%rd117, %rd346, %rd347;
	add.s64 	%rd363, %rd412, %rd345;
	cvta.to.global.u64 	%rd364, %rd152;
	shl.b64 	%rd365, %rd363, 3;
	add.s64 	%rd366, %rd364, %rd365;
	setp.eq.s64 	%p120, %rd117, %rd366;
	and.pred  	%p121, %p179, %p120;
	mov.u64 	%rd473, %rd47;
	mov.u64 	%rd474, %rd48;
	mov.u64 	%rd475, %rd49;
	mov.u64 	%rd476, %rd50;
	@%p121 bra 	$L__BB10_141;
	setp.gt.s64 	%p180, %rd35, 0;
	add.s64 	%rd118, %rd153, %rd347;
	and.b64  	%rd368, %rd118, 7;
	setp.eq.s64 	%p123, %rd368, 0;
	and.pred  	%p124, %p180, %p123;
	@%p124 bra 	$L__BB10_126;
	bra.uni 	$L__BB10_124;
$L__BB10_126:
	cvta.to.global.u64 	%rd424, %rd153;
	add.s64 	%rd423, %rd424, %rd347;
	st.global.u64 	[%rd423], %rd441;
	bra.uni 	$L__BB10_127;
$L__BB10_90:
	setp.eq.s32 	%p104, %r403, 0;
	mov.u64 	%rd473, %rd438;
	mov.u64 	%rd474, %rd439;
	mov.u64 	%rd475, %rd440;
	mov.u64 	%rd476, %rd441;
	@%p104 bra 	$L__BB10_141;
	or.b32  	%r298, %r9, 4;
	setp.eq.s32 	%p105, %r298, 4;
	@%p105 bra 	$L__BB10_120;
	bra.uni 	$L__BB10_92;
$L__BB10_120:
	add.s64 	%rd476, %rd50, %rd441;
	add.s64 	%rd475, %rd49, %rd440;
	add.s64 	%rd474, %rd48, %rd439;
	add.s64 	%rd473, %rd47, %rd438;
	bra.uni 	$L__BB10_141;
$L__BB10_92:
	setp.eq.s32 	%p106, %r9, 1;
	@%p106 bra 	$L__BB10_97;
	setp.eq.s32 	%p107, %r9, 2;
	@%p107 bra 	$L__BB10_96;
	setp.ne.s32 	%p108, %r9, 3;
	@%p108 bra 	$L__BB10_98;
	max.s64 	%rd476, %rd441, %rd50;
	bra.uni 	$L__BB10_99;
$L__BB10_124:
	setp.lt.s64 	%p125, %rd35, 1;
	@%p125 bra 	$L__BB10_127;
	mov.b64 	{%r322, %r323}, %rd441;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd118;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r322, %r323};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_127:
	@%p57 bra 	$L__BB10_132;
	add.s64 	%rd369, %rd35, -1;
	setp.gt.s64 	%p127, %rd369, 0;
	add.s64 	%rd119, %rd118, 8;
	and.b64  	%rd370, %rd119, 7;
	setp.eq.s64 	%p128, %rd370, 0;
	and.pred  	%p129, %p127, %p128;
	@%p129 bra 	$L__BB10_131;
	bra.uni 	$L__BB10_129;
$L__BB10_131:
	cvta.to.global.u64 	%rd418, %rd153;
	add.s64 	%rd417, %rd418, %rd347;
	st.global.u64 	[%rd417+8], %rd440;
	bra.uni 	$L__BB10_132;
$L__BB10_97:
	mul.lo.s64 	%rd476, %rd50, %rd441;
	bra.uni 	$L__BB10_99;
$L__BB10_96:
	min.s64 	%rd476, %rd441, %rd50;
	bra.uni 	$L__BB10_99;
$L__BB10_98:
	add.s64 	%rd476, %rd50, %rd441;
$L__BB10_99:
	@%p106 bra 	$L__BB10_104;
	setp.eq.s32 	%p110, %r9, 2;
	@%p110 bra 	$L__BB10_103;
	setp.ne.s32 	%p111, %r9, 3;
	@%p111 bra 	$L__BB10_105;
	max.s64 	%rd475, %rd440, %rd49;
	bra.uni 	$L__BB10_106;
$L__BB10_104:
	mul.lo.s64 	%rd475, %rd49, %rd440;
	bra.uni 	$L__BB10_106;
$L__BB10_103:
	min.s64 	%rd475, %rd440, %rd49;
	bra.uni 	$L__BB10_106;
$L__BB10_105:
	add.s64 	%rd475, %rd49, %rd440;
$L__BB10_106:
	@%p106 bra 	$L__BB10_111;
	setp.eq.s32 	%p113, %r9, 2;
	@%p113 bra 	$L__BB10_110;
	setp.ne.s32 	%p114, %r9, 3;
	@%p114 bra 	$L__BB10_112;
	max.s64 	%rd474, %rd439, %rd48;
	bra.uni 	$L__BB10_113;
$L__BB10_111:
	mul.lo.s64 	%rd474, %rd48, %rd439;
	bra.uni 	$L__BB10_113;
$L__BB10_110:
	min.s64 	%rd474, %rd439, %rd48;
	bra.uni 	$L__BB10_113;
$L__BB10_112:
	add.s64 	%rd474, %rd48, %rd439;
$L__BB10_113:
	@%p106 bra 	$L__BB10_118;
	setp.eq.s32 	%p116, %r9, 2;
	@%p116 bra 	$L__BB10_117;
	setp.ne.s32 	%p117, %r9, 3;
	@%p117 bra 	$L__BB10_119;
	max.s64 	%rd473, %rd438, %rd47;
	bra.uni 	$L__BB10_141;
$L__BB10_118:
	mul.lo.s64 	%rd473, %rd47, %rd438;
	bra.uni 	$L__BB10_141;
$L__BB10_117:
	min.s64 	%rd473, %rd438, %rd47;
	bra.uni 	$L__BB10_141;
$L__BB10_119:
	add.s64 	%rd473, %rd47, %rd438;
	bra.uni 	$L__BB10_141;
$L__BB10_129:
	add.s64 	%rd425, %rd35, -1;
	setp.lt.s64 	%p130, %rd425, 1;
	@%p130 bra 	$L__BB10_132;
	add.s64 	%rd427, %rd118, 8;
	add.s64 	%rd426, %rd35, -1;
	mov.b64 	{%r324, %r325}, %rd440;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd427;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd426;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r324, %r325};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_132:
	setp.gt.s64 	%p181, %rd35, 60;
	add.s64 	%rd120, %rd118, 480;
	and.b64  	%rd373, %rd120, 7;
	setp.eq.s64 	%p132, %rd373, 0;
	and.pred  	%p133, %p181, %p132;
	@%p133 bra 	$L__BB10_135;
	bra.uni 	$L__BB10_133;
$L__BB10_135:
	cvta.to.global.u64 	%rd422, %rd153;
	add.s64 	%rd421, %rd422, %rd347;
	st.global.u64 	[%rd421+480], %rd439;
	bra.uni 	$L__BB10_136;
$L__BB10_133:
	setp.lt.s64 	%p134, %rd35, 61;
	@%p134 bra 	$L__BB10_136;
	add.s64 	%rd428, %rd118, 480;
	add.s64 	%rd374, %rd35, -60;
	mov.b64 	{%r326, %r327}, %rd439;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd428;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd374;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r326, %r327};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_136:
	mov.u64 	%rd473, %rd47;
	mov.u64 	%rd474, %rd48;
	mov.u64 	%rd475, %rd49;
	mov.u64 	%rd476, %rd50;
	@%p57 bra 	$L__BB10_141;
	add.s64 	%rd375, %rd35, -61;
	setp.gt.s64 	%p136, %rd375, 0;
	add.s64 	%rd121, %rd118, 488;
	and.b64  	%rd376, %rd121, 7;
	setp.eq.s64 	%p137, %rd376, 0;
	and.pred  	%p138, %p136, %p137;
	@%p138 bra 	$L__BB10_140;
	bra.uni 	$L__BB10_138;
$L__BB10_140:
	cvta.to.global.u64 	%rd420, %rd153;
	add.s64 	%rd419, %rd420, %rd347;
	st.global.u64 	[%rd419+488], %rd438;
	mov.u64 	%rd473, %rd47;
	mov.u64 	%rd474, %rd48;
	mov.u64 	%rd475, %rd49;
	mov.u64 	%rd476, %rd50;
	bra.uni 	$L__BB10_141;
$L__BB10_138:
	add.s64 	%rd429, %rd35, -61;
	setp.lt.s64 	%p139, %rd429, 1;
	mov.u64 	%rd473, %rd47;
	mov.u64 	%rd474, %rd48;
	mov.u64 	%rd475, %rd49;
	mov.u64 	%rd476, %rd50;
	@%p139 bra 	$L__BB10_141;
	add.s64 	%rd430, %rd35, -61;
	mov.b64 	{%r328, %r329}, %rd438;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd121;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd430;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r328, %r329};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
	mov.u64 	%rd473, %rd47;
	mov.u64 	%rd474, %rd48;
	mov.u64 	%rd475, %rd49;
	mov.u64 	%rd476, %rd50;
$L__BB10_141:
	add.s32 	%r403, %r403, 1;
	setp.lt.u32 	%p140, %r403, %r116;
	@%p140 bra 	$L__BB10_70;
$L__BB10_142:
	setp.eq.s32 	%p141, %r137, 0;
	setp.eq.s32 	%p142, %r9, 5;
	or.pred  	%p143, %p142, %p141;
	mov.u16 	%rs26, 1;
	@%p143 bra 	$L__BB10_177;
	setp.ne.s32 	%p144, %r9, 4;
	@%p144 bra 	$L__BB10_147;
	and.b64  	%rd379, %rd476, -4294967296;
	setp.eq.s64 	%p145, %rd379, 0;
	@%p145 bra 	$L__BB10_146;
	cvt.u64.u32 	%rd380, %r116;
	div.s64 	%rd476, %rd476, %rd380;
	bra.uni 	$L__BB10_147;
$L__BB10_146:
	cvt.u32.u64 	%r330, %rd476;
	div.u32 	%r331, %r330, %r116;
	cvt.u64.u32 	%rd476, %r331;
$L__BB10_147:
	@%p144 bra 	$L__BB10_151;
	and.b64  	%rd381, %rd475, -4294967296;
	setp.eq.s64 	%p147, %rd381, 0;
	@%p147 bra 	$L__BB10_150;
	cvt.u64.u32 	%rd382, %r116;
	div.s64 	%rd475, %rd475, %rd382;
	bra.uni 	$L__BB10_151;
$L__BB10_150:
	cvt.u32.u64 	%r332, %rd475;
	div.u32 	%r333, %r332, %r116;
	cvt.u64.u32 	%rd475, %r333;
$L__BB10_151:
	@%p144 bra 	$L__BB10_155;
	and.b64  	%rd383, %rd474, -4294967296;
	setp.eq.s64 	%p149, %rd383, 0;
	@%p149 bra 	$L__BB10_154;
	cvt.u64.u32 	%rd384, %r116;
	div.s64 	%rd474, %rd474, %rd384;
	bra.uni 	$L__BB10_155;
$L__BB10_154:
	cvt.u32.u64 	%r334, %rd474;
	div.u32 	%r335, %r334, %r116;
	cvt.u64.u32 	%rd474, %r335;
$L__BB10_155:
	@%p144 bra 	$L__BB10_159;
	and.b64  	%rd385, %rd473, -4294967296;
	setp.eq.s64 	%p151, %rd385, 0;
	@%p151 bra 	$L__BB10_158;
	cvt.u64.u32 	%rd386, %r116;
	div.s64 	%rd473, %rd473, %rd386;
	bra.uni 	$L__BB10_159;
$L__BB10_158:
	cvt.u32.u64 	%r336, %rd473;
	div.u32 	%r337, %r336, %r116;
	cvt.u64.u32 	%rd473, %r337;
$L__BB10_159:
	setp.gt.s64 	%p177, %rd35, 0;
	shl.b32 	%r348, %r5, 1;
	cvt.u64.u32 	%rd398, %r348;
	add.s64 	%rd399, %rd272, %rd398;
	cvta.to.global.u64 	%rd400, %rd153;
	shl.b64 	%rd401, %rd399, 3;
	add.s64 	%rd142, %rd400, %rd401;
	add.s64 	%rd143, %rd153, %rd401;
	and.b64  	%rd402, %rd143, 7;
	setp.eq.s64 	%p152, %rd402, 0;
	and.pred  	%p154, %p177, %p152;
	@%p154 bra 	$L__BB10_162;
	bra.uni 	$L__BB10_160;
$L__BB10_162:
	st.global.u64 	[%rd142], %rd476;
	bra.uni 	$L__BB10_163;
$L__BB10_160:
	setp.lt.s64 	%p155, %rd35, 1;
	@%p155 bra 	$L__BB10_163;
	mov.b64 	{%r349, %r350}, %rd476;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd143;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r349, %r350};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_163:
	@%p57 bra 	$L__BB10_168;
	add.s64 	%rd144, %rd143, 8;
	and.b64  	%rd403, %rd144, 7;
	setp.eq.s64 	%p157, %rd403, 0;
	add.s64 	%rd145, %rd35, -1;
	setp.gt.s64 	%p158, %rd145, 0;
	and.pred  	%p159, %p158, %p157;
	@%p159 bra 	$L__BB10_167;
	bra.uni 	$L__BB10_165;
$L__BB10_167:
	st.global.u64 	[%rd142+8], %rd475;
	bra.uni 	$L__BB10_168;
$L__BB10_165:
	setp.lt.s64 	%p160, %rd145, 1;
	@%p160 bra 	$L__BB10_168;
	mov.b64 	{%r351, %r352}, %rd475;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd144;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd145;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r351, %r352};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_168:
	setp.gt.s64 	%p178, %rd35, 60;
	add.s64 	%rd146, %rd143, 480;
	and.b64  	%rd404, %rd146, 7;
	setp.eq.s64 	%p162, %rd404, 0;
	and.pred  	%p163, %p178, %p162;
	@%p163 bra 	$L__BB10_171;
	bra.uni 	$L__BB10_169;
$L__BB10_171:
	st.global.u64 	[%rd142+480], %rd474;
	bra.uni 	$L__BB10_172;
$L__BB10_169:
	setp.lt.s64 	%p164, %rd35, 61;
	@%p164 bra 	$L__BB10_172;
	add.s64 	%rd405, %rd35, -60;
	mov.b64 	{%r353, %r354}, %rd474;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd146;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd405;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r353, %r354};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_172:
	@%p57 bra 	$L__BB10_177;
	add.s64 	%rd147, %rd143, 488;
	and.b64  	%rd406, %rd147, 7;
	setp.eq.s64 	%p166, %rd406, 0;
	add.s64 	%rd148, %rd35, -61;
	setp.gt.s64 	%p167, %rd148, 0;
	and.pred  	%p168, %p167, %p166;
	@%p168 bra 	$L__BB10_176;
	bra.uni 	$L__BB10_174;
$L__BB10_176:
	st.global.u64 	[%rd142+488], %rd473;
	bra.uni 	$L__BB10_177;
$L__BB10_174:
	setp.lt.s64 	%p169, %rd148, 1;
	@%p169 bra 	$L__BB10_177;
	mov.b64 	{%r355, %r356}, %rd473;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd147;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd148;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r355, %r356};
	call.uni
	_Z13storeElementsPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_177:
	setp.ne.s32 	%p170, %r377, 1;
	@%p170 bra 	$L__BB10_179;
	griddepcontrol.launch_dependents;
$L__BB10_179:
	add.s32 	%r377, %r377, 1;
	setp.le.u32 	%p171, %r377, %r376;
	and.b16  	%rs21, %rs26, 255;
	setp.ne.s16 	%p172, %rs21, 0;
	and.pred  	%p173, %p172, %p171;
	@%p173 bra 	$L__BB10_15;
	setp.eq.s16 	%p174, %rs21, 0;
	selp.u32 	%r357, 1, 0, %p174;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r357, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r358, 1, 0, %p2;
	}
	or.b32  	%r360, %r358, %r2;
	setp.ne.s32 	%p175, %r360, 0;
	@%p175 bra 	$L__BB10_182;
	cvta.to.global.u64 	%rd415, %rd2;
	add.s64 	%rd414, %rd415, %rd157;
	add.s32 	%r361, %r376, %r1;
	st.global.u32 	[%rd414+64], %r361;
$L__BB10_182:
	ret;
}
`;
