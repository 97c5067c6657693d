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
.func _ZN10collective4copyEPfPKfm
(
	.param .b64 _ZN10collective4copyEPfPKfm_param_0,
	.param .b64 _ZN10collective4copyEPfPKfm_param_1,
	.param .b64 _ZN10collective4copyEPfPKfm_param_2
)
;
.func _ZN10collective6reduceEPfRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPKfm(
	.param .b64 _Z12loadElementsPKfm_param_0,
	.param .b64 _Z12loadElementsPKfm_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z12loadElementsPKfm_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPKfm_param_1];
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
.func _Z13storeElementsPfm5uint2(
	.param .b64 _Z13storeElementsPfm5uint2_param_0,
	.param .b64 _Z13storeElementsPfm5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsPfm5uint2_param_2[8]
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_Z13storeElementsPfm5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsPfm5uint2_param_1];
	ld.param.u32 	%r2, [_Z13storeElementsPfm5uint2_param_2+4];
	ld.param.u32 	%r1, [_Z13storeElementsPfm5uint2_param_2];
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective6reduceEPfRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPfPKfm(
	.param .b64 _ZN10collective4copyEPfPKfm_param_0,
	.param .b64 _ZN10collective4copyEPfPKfm_param_1,
	.param .b64 _ZN10collective4copyEPfPKfm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .f32 	%f<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPfPKfm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPfPKfm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPfPKfm_param_2];
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
	ld.global.f32 	%f1, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.f32 	[%rd47], %f1;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
	@%p8 bra 	$L__BB6_11;
$L__BB6_12:
	ret;
}
.func _ZN10collective6reduceEPfRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<90>;
	.reg .f32 	%f<335>;
	.reg .b32 	%r<41>;
	.reg .b64 	%rd<143>;
	ld.param.u64 	%rd60, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd61, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd59, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd60;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd60, 15;
	cvta.to.local.u64 	%rd3, %rd61;
	@%p1 bra 	$L__BB7_73;
	bra.uni 	$L__BB7_1;
$L__BB7_73:
	setp.ne.s64 	%p49, %rd2, 0;
	mov.u64 	%rd138, 0;
	@%p49 bra 	$L__BB7_132;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd86, %rd25, 15;
	setp.ne.s64 	%p50, %rd86, 0;
	@%p50 bra 	$L__BB7_132;
	shr.u64 	%rd26, %rd59, 2;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd135, %r27;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r28, %r7, 3;
	cvt.u64.u32 	%rd28, %r28;
	add.s64 	%rd87, %rd135, %rd28;
	setp.ge.u64 	%p51, %rd87, %rd26;
	@%p51 bra 	$L__BB7_115;
	cvt.rn.f32.u32 	%f62, %r19;
	shl.b32 	%r29, %r7, 2;
	cvt.u64.u32 	%rd29, %r29;
	cvt.u64.u32 	%rd30, %r7;
	shl.b32 	%r30, %r7, 1;
	cvt.u64.u32 	%rd31, %r30;
$L__BB7_77:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r19, 0;
	@%p52 bra 	$L__BB7_82;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r38, 0;
$L__BB7_79:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r8, %r38;
	mov.u64 	%rd134, %rd25;
	@%p53 bra 	$L__BB7_81;
	ld.local.u64 	%rd88, [%rd3+16];
	cvt.u64.u32 	%rd89, %r38;
	mul.lo.s64 	%rd90, %rd88, %rd89;
	ld.local.u64 	%rd91, [%rd3+8];
	add.s64 	%rd134, %rd91, %rd90;
$L__BB7_81:
	shl.b64 	%rd92, %rd135, 4;
	add.s64 	%rd93, %rd134, %rd92;
	shl.b64 	%rd94, %rd30, 4;
	add.s64 	%rd95, %rd93, %rd94;
	shl.b64 	%rd96, %rd31, 4;
	add.s64 	%rd97, %rd93, %rd96;
	shl.b64 	%rd98, %rd28, 4;
	add.s64 	%rd99, %rd93, %rd98;
	ld.v4.f32 	{%f182, %f183, %f184, %f185}, [%rd93];
	add.f32 	%f187, %f291, %f182;
	setp.eq.s32 	%p54, %r38, 0;
	selp.f32 	%f291, %f182, %f187, %p54;
	add.f32 	%f189, %f290, %f183;
	selp.f32 	%f290, %f183, %f189, %p54;
	add.f32 	%f191, %f289, %f184;
	selp.f32 	%f289, %f184, %f191, %p54;
	add.f32 	%f193, %f288, %f185;
	selp.f32 	%f288, %f185, %f193, %p54;
	ld.v4.f32 	{%f194, %f195, %f196, %f197}, [%rd95];
	add.f32 	%f199, %f287, %f194;
	selp.f32 	%f287, %f194, %f199, %p54;
	add.f32 	%f201, %f286, %f195;
	selp.f32 	%f286, %f195, %f201, %p54;
	add.f32 	%f203, %f285, %f196;
	selp.f32 	%f285, %f196, %f203, %p54;
	add.f32 	%f205, %f284, %f197;
	selp.f32 	%f284, %f197, %f205, %p54;
	ld.v4.f32 	{%f206, %f207, %f208, %f209}, [%rd97];
	add.f32 	%f211, %f292, %f206;
	selp.f32 	%f292, %f206, %f211, %p54;
	add.f32 	%f213, %f293, %f207;
	selp.f32 	%f293, %f207, %f213, %p54;
	add.f32 	%f215, %f294, %f208;
	selp.f32 	%f294, %f208, %f215, %p54;
	add.f32 	%f217, %f295, %f209;
	selp.f32 	%f295, %f209, %f217, %p54;
	ld.v4.f32 	{%f218, %f219, %f220, %f221}, [%rd99];
	add.f32 	%f223, %f296, %f218;
	selp.f32 	%f296, %f218, %f223, %p54;
	add.f32 	%f225, %f297, %f219;
	selp.f32 	%f297, %f219, %f225, %p54;
	add.f32 	%f227, %f298, %f220;
	selp.f32 	%f298, %f220, %f227, %p54;
	add.f32 	%f229, %f299, %f221;
	selp.f32 	%f299, %f221, %f229, %p54;
	add.s32 	%r38, %r38, 1;
	setp.lt.u32 	%p55, %r38, %r19;
	@%p55 bra 	$L__BB7_79;
$L__BB7_82:
	setp.ne.s32 	%p56, %r18, 4;
	@%p56 bra 	$L__BB7_84;
	div.rn.f32 	%f291, %f291, %f62;
$L__BB7_84:
	@%p56 bra 	$L__BB7_86;
	div.rn.f32 	%f290, %f290, %f62;
$L__BB7_86:
	@%p56 bra 	$L__BB7_88;
	div.rn.f32 	%f289, %f289, %f62;
$L__BB7_88:
	@%p56 bra 	$L__BB7_90;
	div.rn.f32 	%f288, %f288, %f62;
$L__BB7_90:
	shl.b64 	%rd100, %rd135, 4;
	add.s64 	%rd36, %rd1, %rd100;
	st.global.v4.f32 	[%rd36], {%f291, %f290, %f289, %f288};
	@%p56 bra 	$L__BB7_92;
	div.rn.f32 	%f287, %f287, %f62;
$L__BB7_92:
	@%p56 bra 	$L__BB7_94;
	div.rn.f32 	%f286, %f286, %f62;
$L__BB7_94:
	@%p56 bra 	$L__BB7_96;
	div.rn.f32 	%f285, %f285, %f62;
$L__BB7_96:
	@%p56 bra 	$L__BB7_98;
	div.rn.f32 	%f284, %f284, %f62;
$L__BB7_98:
	shl.b64 	%rd101, %rd30, 4;
	add.s64 	%rd102, %rd36, %rd101;
	st.global.v4.f32 	[%rd102], {%f287, %f286, %f285, %f284};
	@%p56 bra 	$L__BB7_100;
	div.rn.f32 	%f292, %f292, %f62;
$L__BB7_100:
	@%p56 bra 	$L__BB7_102;
	div.rn.f32 	%f293, %f293, %f62;
$L__BB7_102:
	@%p56 bra 	$L__BB7_104;
	div.rn.f32 	%f294, %f294, %f62;
$L__BB7_104:
	@%p56 bra 	$L__BB7_106;
	div.rn.f32 	%f295, %f295, %f62;
$L__BB7_106:
	shl.b64 	%rd103, %rd31, 4;
	add.s64 	%rd104, %rd36, %rd103;
	st.global.v4.f32 	[%rd104], {%f292, %f293, %f294, %f295};
	@%p56 bra 	$L__BB7_108;
	div.rn.f32 	%f296, %f296, %f62;
$L__BB7_108:
	@%p56 bra 	$L__BB7_110;
	div.rn.f32 	%f297, %f297, %f62;
$L__BB7_110:
	@%p56 bra 	$L__BB7_112;
	div.rn.f32 	%f298, %f298, %f62;
$L__BB7_112:
	@%p56 bra 	$L__BB7_114;
	div.rn.f32 	%f299, %f299, %f62;
$L__BB7_114:
	shl.b64 	%rd105, %rd28, 4;
	add.s64 	%rd106, %rd36, %rd105;
	st.global.v4.f32 	[%rd106], {%f296, %f297, %f298, %f299};
	add.s64 	%rd135, %rd135, %rd29;
	add.s64 	%rd107, %rd135, %rd28;
	setp.lt.u64 	%p72, %rd107, %rd26;
	@%p72 bra 	$L__BB7_77;
$L__BB7_115:
	setp.ge.u64 	%p73, %rd135, %rd26;
	@%p73 bra 	$L__BB7_131;
	cvt.rn.f32.u32 	%f143, %r19;
	cvt.u64.u32 	%rd39, %r7;
$L__BB7_117:
	.pragma "nounroll";
	setp.eq.s32 	%p74, %r19, 0;
	@%p74 bra 	$L__BB7_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r39, 0;
$L__BB7_119:
	.pragma "nounroll";
	setp.eq.s32 	%p75, %r11, %r39;
	mov.u64 	%rd137, %rd25;
	@%p75 bra 	$L__BB7_121;
	ld.local.u64 	%rd108, [%rd3+16];
	cvt.u64.u32 	%rd109, %r39;
	mul.lo.s64 	%rd110, %rd108, %rd109;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd137, %rd111, %rd110;
$L__BB7_121:
	shl.b64 	%rd112, %rd135, 4;
	add.s64 	%rd113, %rd137, %rd112;
	ld.v4.f32 	{%f231, %f232, %f233, %f234}, [%rd113];
	add.f32 	%f236, %f324, %f231;
	setp.eq.s32 	%p76, %r39, 0;
	selp.f32 	%f324, %f231, %f236, %p76;
	add.f32 	%f238, %f325, %f232;
	selp.f32 	%f325, %f232, %f238, %p76;
	add.f32 	%f240, %f326, %f233;
	selp.f32 	%f326, %f233, %f240, %p76;
	add.f32 	%f242, %f327, %f234;
	selp.f32 	%f327, %f234, %f242, %p76;
	add.s32 	%r39, %r39, 1;
	setp.lt.u32 	%p77, %r39, %r19;
	@%p77 bra 	$L__BB7_119;
$L__BB7_122:
	setp.ne.s32 	%p78, %r18, 4;
	mov.f32 	%f328, %f324;
	@%p78 bra 	$L__BB7_124;
	div.rn.f32 	%f328, %f324, %f143;
$L__BB7_124:
	mov.f32 	%f329, %f325;
	@%p78 bra 	$L__BB7_126;
	div.rn.f32 	%f329, %f325, %f143;
$L__BB7_126:
	mov.f32 	%f330, %f326;
	@%p78 bra 	$L__BB7_128;
	div.rn.f32 	%f330, %f326, %f143;
$L__BB7_128:
	mov.f32 	%f331, %f327;
	@%p78 bra 	$L__BB7_130;
	div.rn.f32 	%f331, %f327, %f143;
$L__BB7_130:
	shl.b64 	%rd114, %rd135, 4;
	add.s64 	%rd115, %rd1, %rd114;
	st.global.v4.f32 	[%rd115], {%f328, %f329, %f330, %f331};
	add.s64 	%rd135, %rd135, %rd39;
	setp.lt.u64 	%p82, %rd135, %rd26;
	@%p82 bra 	$L__BB7_117;
$L__BB7_131:
	and.b64  	%rd138, %rd59, -4;
$L__BB7_132:
	mov.u32 	%r33, %tid.x;
	cvt.u64.u32 	%rd116, %r33;
	add.s64 	%rd139, %rd138, %rd116;
	setp.ge.u64 	%p83, %rd139, %rd59;
	@%p83 bra 	$L__BB7_146;
	cvt.rn.f32.u32 	%f168, %r19;
	mov.u32 	%r34, %ntid.x;
	cvt.u64.u32 	%rd48, %r34;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB7_134:
	.pragma "nounroll";
	setp.eq.s32 	%p84, %r14, 0;
	@%p84 bra 	$L__BB7_136;
	ld.local.u64 	%rd140, [%rd3+8];
	bra.uni 	$L__BB7_137;
$L__BB7_136:
	ld.local.u64 	%rd140, [%rd3];
$L__BB7_137:
	shl.b64 	%rd117, %rd139, 2;
	add.s64 	%rd118, %rd140, %rd117;
	ld.f32 	%f333, [%rd118];
	setp.lt.u32 	%p85, %r19, 2;
	@%p85 bra 	$L__BB7_143;
	mov.u64 	%rd141, 1;
	mov.u32 	%r40, %r15;
$L__BB7_139:
	.pragma "nounroll";
	setp.eq.s32 	%p86, %r40, -1;
	@%p86 bra 	$L__BB7_141;
	ld.local.u64 	%rd120, [%rd3+16];
	mul.lo.s64 	%rd121, %rd120, %rd141;
	ld.local.u64 	%rd122, [%rd3+8];
	add.s64 	%rd142, %rd122, %rd121;
	bra.uni 	$L__BB7_142;
$L__BB7_141:
	ld.local.u64 	%rd142, [%rd3];
$L__BB7_142:
	add.s64 	%rd124, %rd142, %rd117;
	ld.f32 	%f243, [%rd124];
	add.f32 	%f333, %f333, %f243;
	add.s64 	%rd141, %rd141, 1;
	cvt.u32.u64 	%r35, %rd141;
	add.s32 	%r40, %r40, 1;
	setp.lt.u32 	%p87, %r35, %r19;
	@%p87 bra 	$L__BB7_139;
$L__BB7_143:
	setp.ne.s32 	%p88, %r18, 4;
	@%p88 bra 	$L__BB7_145;
	div.rn.f32 	%f333, %f333, %f168;
$L__BB7_145:
	add.s64 	%rd126, %rd1, %rd117;
	st.global.f32 	[%rd126], %f333;
	add.s64 	%rd139, %rd139, %rd48;
	setp.lt.u64 	%p89, %rd139, %rd59;
	@%p89 bra 	$L__BB7_134;
	bra.uni 	$L__BB7_146;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd129, 0;
	@%p2 bra 	$L__BB7_52;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd64, %rd4, 15;
	setp.ne.s64 	%p3, %rd64, 0;
	@%p3 bra 	$L__BB7_52;
	shr.u64 	%rd5, %rd59, 2;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd127, %r21;
	setp.le.u64 	%p4, %rd5, %rd127;
	@%p4 bra 	$L__BB7_51;
	cvt.rn.f32.u32 	%f1, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd7, %r22;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB7_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r36, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.f32 	%f9, %f255;
	mov.f32 	%f8, %f254;
	mov.f32 	%f7, %f253;
	mov.f32 	%f6, %f252;
	setp.eq.s32 	%p6, %r1, %r36;
	mov.u64 	%rd128, %rd4;
	@%p6 bra 	$L__BB7_9;
	ld.local.u64 	%rd65, [%rd3+16];
	cvt.u64.u32 	%rd66, %r36;
	mul.lo.s64 	%rd67, %rd65, %rd66;
	ld.local.u64 	%rd68, [%rd3+8];
	add.s64 	%rd128, %rd68, %rd67;
$L__BB7_9:
	shl.b64 	%rd69, %rd127, 4;
	add.s64 	%rd70, %rd128, %rd69;
	ld.v4.f32 	{%f252, %f253, %f254, %f255}, [%rd70];
	setp.eq.s32 	%p7, %r36, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB7_16;
	setp.lt.f32 	%p11, %f6, %f252;
	selp.f32 	%f252, %f252, %f6, %p11;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	setp.gt.f32 	%p12, %f6, %f252;
	selp.f32 	%f252, %f252, %f6, %p12;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.f32 	%f252, %f6, %f252;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.f32 	%f252, %f6, %f252;
$L__BB7_17:
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p14, %r18, 1;
	@%p14 bra 	$L__BB7_23;
	setp.eq.s32 	%p15, %r18, 2;
	@%p15 bra 	$L__BB7_22;
	setp.ne.s32 	%p16, %r18, 3;
	@%p16 bra 	$L__BB7_24;
	setp.lt.f32 	%p17, %f7, %f253;
	selp.f32 	%f253, %f253, %f7, %p17;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.gt.f32 	%p18, %f7, %f253;
	selp.f32 	%f253, %f253, %f7, %p18;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.f32 	%f253, %f7, %f253;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.f32 	%f253, %f7, %f253;
$L__BB7_25:
	@%p7 bra 	$L__BB7_33;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB7_31;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB7_30;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB7_32;
	setp.lt.f32 	%p23, %f8, %f254;
	selp.f32 	%f254, %f254, %f8, %p23;
	bra.uni 	$L__BB7_33;
$L__BB7_30:
	setp.gt.f32 	%p24, %f8, %f254;
	selp.f32 	%f254, %f254, %f8, %p24;
	bra.uni 	$L__BB7_33;
$L__BB7_31:
	mul.f32 	%f254, %f8, %f254;
	bra.uni 	$L__BB7_33;
$L__BB7_32:
	add.f32 	%f254, %f8, %f254;
$L__BB7_33:
	@%p7 bra 	$L__BB7_41;
	setp.eq.s32 	%p26, %r18, 1;
	@%p26 bra 	$L__BB7_39;
	setp.eq.s32 	%p27, %r18, 2;
	@%p27 bra 	$L__BB7_38;
	setp.ne.s32 	%p28, %r18, 3;
	@%p28 bra 	$L__BB7_40;
	setp.lt.f32 	%p29, %f9, %f255;
	selp.f32 	%f255, %f255, %f9, %p29;
	bra.uni 	$L__BB7_41;
$L__BB7_38:
	setp.gt.f32 	%p30, %f9, %f255;
	selp.f32 	%f255, %f255, %f9, %p30;
	bra.uni 	$L__BB7_41;
$L__BB7_39:
	mul.f32 	%f255, %f9, %f255;
	bra.uni 	$L__BB7_41;
$L__BB7_40:
	add.f32 	%f255, %f9, %f255;
$L__BB7_41:
	add.s32 	%r36, %r36, 1;
	setp.lt.u32 	%p31, %r36, %r19;
	@%p31 bra 	$L__BB7_7;
$L__BB7_42:
	setp.ne.s32 	%p32, %r18, 4;
	mov.f32 	%f260, %f252;
	@%p32 bra 	$L__BB7_44;
	div.rn.f32 	%f260, %f252, %f1;
$L__BB7_44:
	mov.f32 	%f261, %f253;
	@%p32 bra 	$L__BB7_46;
	div.rn.f32 	%f261, %f253, %f1;
$L__BB7_46:
	mov.f32 	%f262, %f254;
	@%p32 bra 	$L__BB7_48;
	div.rn.f32 	%f262, %f254, %f1;
$L__BB7_48:
	mov.f32 	%f263, %f255;
	@%p32 bra 	$L__BB7_50;
	div.rn.f32 	%f263, %f255, %f1;
$L__BB7_50:
	shl.b64 	%rd71, %rd127, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.v4.f32 	[%rd72], {%f260, %f261, %f262, %f263};
	add.s64 	%rd127, %rd127, %rd7;
	setp.lt.u64 	%p36, %rd127, %rd5;
	@%p36 bra 	$L__BB7_5;
$L__BB7_51:
	and.b64  	%rd129, %rd59, -4;
$L__BB7_52:
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd73, %r24;
	add.s64 	%rd130, %rd129, %rd73;
	setp.ge.u64 	%p37, %rd130, %rd59;
	@%p37 bra 	$L__BB7_146;
	cvt.rn.f32.u32 	%f50, %r19;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd16, %r25;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB7_54:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r4, 0;
	@%p38 bra 	$L__BB7_56;
	ld.local.u64 	%rd131, [%rd3+8];
	bra.uni 	$L__BB7_57;
$L__BB7_56:
	ld.local.u64 	%rd131, [%rd3];
$L__BB7_57:
	shl.b64 	%rd74, %rd130, 2;
	add.s64 	%rd75, %rd131, %rd74;
	ld.f32 	%f265, [%rd75];
	setp.lt.u32 	%p39, %r19, 2;
	@%p39 bra 	$L__BB7_70;
	mov.u32 	%r37, 1;
$L__BB7_59:
	.pragma "nounroll";
	setp.eq.s32 	%p40, %r4, %r37;
	@%p40 bra 	$L__BB7_61;
	bra.uni 	$L__BB7_60;
$L__BB7_61:
	ld.local.u64 	%rd132, [%rd3];
	bra.uni 	$L__BB7_62;
$L__BB7_60:
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r37;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd132, %rd79, %rd78;
$L__BB7_62:
	add.s64 	%rd81, %rd132, %rd74;
	ld.f32 	%f53, [%rd81];
	setp.eq.s32 	%p41, %r18, 1;
	@%p41 bra 	$L__BB7_67;
	setp.eq.s32 	%p42, %r18, 2;
	@%p42 bra 	$L__BB7_66;
	setp.ne.s32 	%p43, %r18, 3;
	@%p43 bra 	$L__BB7_68;
	setp.gt.f32 	%p44, %f53, %f265;
	selp.f32 	%f265, %f53, %f265, %p44;
	bra.uni 	$L__BB7_69;
$L__BB7_67:
	mul.f32 	%f265, %f265, %f53;
	bra.uni 	$L__BB7_69;
$L__BB7_66:
	setp.lt.f32 	%p45, %f53, %f265;
	selp.f32 	%f265, %f53, %f265, %p45;
	bra.uni 	$L__BB7_69;
$L__BB7_68:
	add.f32 	%f265, %f265, %f53;
$L__BB7_69:
	add.s32 	%r37, %r37, 1;
	setp.lt.u32 	%p46, %r37, %r19;
	@%p46 bra 	$L__BB7_59;
$L__BB7_70:
	setp.ne.s32 	%p47, %r18, 4;
	@%p47 bra 	$L__BB7_72;
	div.rn.f32 	%f265, %f265, %f50;
$L__BB7_72:
	add.s64 	%rd83, %rd1, %rd74;
	st.global.f32 	[%rd83], %f265;
	add.s64 	%rd130, %rd130, %rd16;
	setp.lt.u64 	%p48, %rd130, %rd59;
	@%p48 bra 	$L__BB7_54;
$L__BB7_146:
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective6reduceEPfRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective4copyEPfPKfm,
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
	.reg .pred 	%p<73>;
	.reg .b16 	%rs<38>;
	.reg .f32 	%f<44>;
	.reg .b32 	%r<189>;
	.reg .b64 	%rd<194>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd41, [words_param_0];
	ld.param.u64 	%rd42, [words_param_1];
	ld.param.u32 	%r72, [words_param_2];
	ld.param.u32 	%r73, [words_param_3];
	ld.param.u32 	%r74, [words_param_4];
	ld.param.u32 	%r75, [words_param_5];
	ld.param.u64 	%rd43, [words_param_6];
	ld.param.u64 	%rd44, [words_param_7];
	ld.param.u64 	%rd45, [words_param_8];
	ld.param.v2.u32 	{%r86, %r87}, [words_param_9+96];
	ld.param.u64 	%rd55, [words_param_9+72];
	ld.param.u64 	%rd52, [words_param_9+48];
	ld.param.u64 	%rd51, [words_param_9+40];
	ld.param.u64 	%rd46, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd57, %rd55;
	mov.u32 	%r88, %ctaid.x;
	mul.wide.u32 	%rd58, %r88, 4;
	add.s64 	%rd59, %rd57, %rd58;
	cvt.u64.u32 	%rd3, %r88;
	ld.global.u32 	%r1, [%rd59+64];
	mov.u32 	%r167, %tid.x;
	setp.ne.s32 	%p1, %r167, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r89, [%rd57];
	setp.ne.s32 	%p2, %r89, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB9_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd5, %rd42;
	ld.volatile.global.u32 	%r90, [%rd5+4];
	setp.ne.s32 	%p4, %r90, 0;
	@%p4 bra 	$L__BB9_5;
	st.global.u32 	[%rd5+8], %r75;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r91, 4;
	st.global.u32 	[%rd5+4], %r91;
$L__BB9_6:
	cvt.u32.u16 	%r92, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r92, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r93, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r93, 0;
	@%p5 bra 	$L__BB9_78;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd61, %rd46, 3;
	shr.u64 	%rd62, %rd61, 2;
	mov.u32 	%r94, %nctaid.x;
	cvt.u64.u32 	%rd7, %r94;
	add.s64 	%rd63, %rd7, %rd62;
	add.s64 	%rd8, %rd63, -1;
	and.b64  	%rd64, %rd8, -4294967296;
	setp.eq.s64 	%p6, %rd64, 0;
	@%p6 bra 	$L__BB9_9;
	div.u64 	%rd191, %rd8, %rd7;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r95, %rd7;
	cvt.u32.u64 	%r96, %rd8;
	div.u32 	%r97, %r96, %r95;
	cvt.u64.u32 	%rd191, %r97;
$L__BB9_10:
	shl.b64 	%rd65, %rd191, 2;
	mul.lo.s64 	%rd66, %rd65, %rd3;
	min.u64 	%rd12, %rd66, %rd46;
	add.s64 	%rd67, %rd12, %rd65;
	min.u64 	%rd13, %rd67, %rd46;
	mov.u64 	%rd68, 1;
	sub.s64 	%rd69, %rd68, %rd12;
	add.s64 	%rd70, %rd69, %rd13;
	shr.u64 	%rd71, %rd70, 1;
	cvt.u32.u64 	%r4, %rd71;
	setp.eq.s32 	%p7, %r167, %r72;
	setp.ge.u32 	%p8, %r167, %r73;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_12;
	cvta.to.global.u64 	%rd74, %rd41;
	mul.wide.u32 	%rd75, %r167, 8;
	add.s64 	%rd76, %rd74, %rd75;
	ld.global.u64 	%rd77, [%rd76];
	cvt.u64.u32 	%rd78, %r73;
	mul.lo.s64 	%rd79, %rd78, %rd3;
	cvt.u64.u32 	%rd80, %r72;
	add.s64 	%rd81, %rd79, %rd80;
	shl.b64 	%rd82, %rd81, 3;
	add.s64 	%rd83, %rd77, %rd82;
	add.s64 	%rd72, %rd83, 4096;
	cvt.u64.u32 	%rd84, %r74;
	cvt.u64.u32 	%rd85, %r3;
	bfi.b64 	%rd73, %rd84, %rd85, 32, 32;
	st.relaxed.sys.global.u64 [%rd72], %rd73;
$L__BB9_12:
	setp.ge.u32 	%p10, %r167, %r4;
	@%p10 bra 	$L__BB9_27;
	or.b64  	%rd88, %rd45, %rd44;
	and.b64  	%rd89, %rd88, 7;
	cvta.to.global.u64 	%rd90, %rd44;
	add.u64 	%rd94, %SPL, 0;
	cvta.to.global.u64 	%rd106, %rd41;
$L__BB9_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd86, %r167, 2;
	add.s64 	%rd16, %rd86, %rd12;
	add.s64 	%rd87, %rd16, 2;
	setp.gt.u64 	%p11, %rd87, %rd13;
	setp.ne.s64 	%p12, %rd89, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	mov.u32 	%r168, 0;
	st.local.v2.u32 	[%rd94], {%r168, %r168};
$L__BB9_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r168;
	add.s64 	%rd18, %rd16, %rd17;
	setp.ge.u64 	%p14, %rd18, %rd13;
	@%p14 bra 	$L__BB9_19;
	shl.b64 	%rd100, %rd18, 2;
	add.s64 	%rd101, %rd90, %rd100;
	ld.global.f32 	%f18, [%rd101];
	shl.b64 	%rd102, %rd17, 2;
	add.s64 	%rd103, %rd94, %rd102;
	st.local.f32 	[%rd103], %f18;
$L__BB9_19:
	cvt.u32.u64 	%r102, %rd17;
	add.s32 	%r103, %r102, 1;
	mov.u32 	%r168, 1;
	setp.lt.u32 	%p15, %r103, 2;
	@%p15 bra 	$L__BB9_17;
	ld.local.v2.u32 	{%r169, %r170}, [%rd94];
	bra.uni 	$L__BB9_21;
$L__BB9_15:
	shl.b64 	%rd91, %rd16, 2;
	add.s64 	%rd92, %rd90, %rd91;
	ld.global.v2.u32 	{%r169, %r170}, [%rd92];
	st.local.v2.u32 	[%rd94], {%r169, %r170};
$L__BB9_21:
	setp.lt.u32 	%p16, %r73, 2;
	@%p16 bra 	$L__BB9_26;
	mov.u32 	%r171, 1;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r107, %r171, %r72;
	rem.u32 	%r14, %r107, %r73;
	setp.eq.s32 	%p17, %r14, %r72;
	mov.u64 	%rd192, %rd55;
	@%p17 bra 	$L__BB9_25;
	mul.wide.u32 	%rd107, %r14, 8;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.u64 	%rd192, [%rd108];
$L__BB9_25:
	and.b32  	%r112, %r3, 3;
	cvt.u64.u32 	%rd111, %r112;
	or.b64  	%rd112, %rd58, %rd111;
	cvt.u64.u32 	%rd113, %r73;
	mul.lo.s64 	%rd114, %rd112, %rd113;
	cvt.u64.u32 	%rd115, %r72;
	add.s64 	%rd116, %rd114, %rd115;
	mul.lo.s64 	%rd117, %rd116, %rd51;
	add.s64 	%rd118, %rd117, %rd52;
	mul.wide.u32 	%rd119, %r167, 16;
	add.s64 	%rd120, %rd118, %rd119;
	add.s64 	%rd109, %rd192, %rd120;
	st.volatile.global.v4.u32 [%rd109], {%r169, %r3, %r170, %r3};
	add.s32 	%r171, %r171, 1;
	setp.lt.u32 	%p18, %r171, %r73;
	@%p18 bra 	$L__BB9_23;
$L__BB9_26:
	mov.u32 	%r113, %ntid.x;
	add.s32 	%r167, %r167, %r113;
	setp.lt.u32 	%p19, %r167, %r4;
	@%p19 bra 	$L__BB9_14;
$L__BB9_27:
	mov.u32 	%r172, %tid.x;
	setp.ge.u32 	%p20, %r172, %r4;
	mov.u16 	%rs34, 0;
	@%p20 bra 	$L__BB9_66;
	cvt.rn.f32.u32 	%f1, %r73;
	or.b64  	%rd123, %rd45, %rd44;
	and.b64  	%rd124, %rd123, 7;
	cvta.to.global.u64 	%rd125, %rd44;
	add.u64 	%rd129, %SPL, 0;
	cvt.u64.u32 	%rd145, %r73;
$L__BB9_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd121, %r172, 2;
	add.s64 	%rd26, %rd121, %rd12;
	add.s64 	%rd122, %rd26, 2;
	setp.gt.u64 	%p21, %rd122, %rd13;
	setp.ne.s64 	%p22, %rd124, 0;
	or.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB9_31;
	bra.uni 	$L__BB9_30;
$L__BB9_31:
	mov.u32 	%r173, 0;
	st.local.v2.u32 	[%rd129], {%r173, %r173};
$L__BB9_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd27, %r173;
	add.s64 	%rd28, %rd26, %rd27;
	setp.ge.u64 	%p24, %rd28, %rd13;
	@%p24 bra 	$L__BB9_34;
	shl.b64 	%rd135, %rd28, 2;
	add.s64 	%rd136, %rd125, %rd135;
	ld.global.f32 	%f20, [%rd136];
	shl.b64 	%rd137, %rd27, 2;
	add.s64 	%rd138, %rd129, %rd137;
	st.local.f32 	[%rd138], %f20;
$L__BB9_34:
	cvt.u32.u64 	%r119, %rd27;
	add.s32 	%r120, %r119, 1;
	mov.u32 	%r173, 1;
	setp.lt.u32 	%p25, %r120, 2;
	@%p25 bra 	$L__BB9_32;
	ld.local.v2.u32 	{%r174, %r175}, [%rd129];
	bra.uni 	$L__BB9_36;
$L__BB9_30:
	shl.b64 	%rd126, %rd26, 2;
	add.s64 	%rd127, %rd125, %rd126;
	ld.global.v2.u32 	{%r174, %r175}, [%rd127];
	st.local.v2.u32 	[%rd129], {%r174, %r175};
$L__BB9_36:
	setp.eq.s32 	%p26, %r73, 0;
	mov.u16 	%rs34, 0;
	@%p26 bra 	$L__BB9_55;
	mov.u16 	%rs34, 0;
	mov.u32 	%r176, 0;
$L__BB9_38:
	.pragma "nounroll";
	setp.eq.s32 	%p27, %r176, %r72;
	mov.u32 	%r180, %r175;
	mov.u32 	%r181, %r174;
	@%p27 bra 	$L__BB9_47;
	ld.param.u64 	%rd185, [words_param_9+48];
	ld.param.u64 	%rd184, [words_param_9+40];
	and.b32  	%r129, %r3, 3;
	cvt.u64.u32 	%rd143, %r129;
	or.b64  	%rd144, %rd58, %rd143;
	mul.lo.s64 	%rd146, %rd144, %rd145;
	cvt.u64.u32 	%rd147, %r176;
	add.s64 	%rd148, %rd146, %rd147;
	mul.lo.s64 	%rd149, %rd148, %rd184;
	mul.wide.u32 	%rd150, %r172, 16;
	add.s64 	%rd151, %rd150, %rd185;
	add.s64 	%rd152, %rd151, %rd149;
	add.s64 	%rd141, %rd55, %rd152;
	add.u64 	%rd154, %SPL, 16;
	mov.u64 	%rd155, 0;
	st.local.u64 	[%rd154], %rd155;
	ld.volatile.global.v4.u32 {%r181, %r125, %r180, %r127}, [%rd141];
	setp.eq.s32 	%p28, %r125, %r3;
	setp.eq.s32 	%p29, %r127, %r3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB9_45;
	mov.u32 	%r179, 1;
$L__BB9_41:
	and.b32  	%r131, %r179, 63;
	setp.ne.s32 	%p31, %r131, 0;
	@%p31 bra 	$L__BB9_44;
	add.u64 	%rd186, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd41;
	st.param.b64 	[param0+8], %rd42;
	st.param.v2.b32 	[param0+16], {%r72, %r73};
	st.param.v2.b32 	[param0+24], {%r74, %r75};
	st.param.b64 	[param0+32], %rd43;
	st.param.b64 	[param0+40], %rd55;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r179;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd186;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r41, [retval0+0];
	}
	setp.eq.s32 	%p32, %r41, 0;
	@%p32 bra 	$L__BB9_44;
	bra.uni 	$L__BB9_43;
$L__BB9_44:
	add.s32 	%r179, %r179, 1;
	ld.volatile.global.v4.u32 {%r181, %r133, %r180, %r135}, [%rd141];
	setp.ne.s32 	%p33, %r133, %r3;
	setp.ne.s32 	%p34, %r135, %r3;
	or.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB9_41;
	bra.uni 	$L__BB9_45;
$L__BB9_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd41;
	st.param.b64 	[param0+8], %rd42;
	st.param.v2.b32 	[param0+16], {%r72, %r73};
	st.param.v2.b32 	[param0+24], {%r74, %r75};
	st.param.b64 	[param0+32], %rd43;
	st.param.b64 	[param0+40], %rd55;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r41;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r176;
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
	setp.eq.s32 	%p36, %r87, 0;
	@%p36 bra 	$L__BB9_47;
	ld.volatile.global.v4.u32 {%r181, %r137, %r180, %r139}, [%rd141];
$L__BB9_47:
	setp.eq.s32 	%p37, %r86, 1;
	@%p37 bra 	$L__BB9_52;
	setp.eq.s32 	%p38, %r86, 2;
	@%p38 bra 	$L__BB9_51;
	setp.ne.s32 	%p39, %r86, 3;
	@%p39 bra 	$L__BB9_53;
	setp.eq.s32 	%p40, %r176, 0;
	mov.b32 	%f21, %r181;
	setp.lt.f32 	%p41, %f41, %f21;
	or.pred  	%p42, %p40, %p41;
	selp.f32 	%f41, %f21, %f41, %p42;
	mov.b32 	%f22, %r180;
	setp.lt.f32 	%p43, %f40, %f22;
	or.pred  	%p44, %p40, %p43;
	selp.f32 	%f40, %f22, %f40, %p44;
	bra.uni 	$L__BB9_54;
$L__BB9_52:
	setp.eq.s32 	%p50, %r176, 0;
	mov.b32 	%f25, %r181;
	mul.f32 	%f26, %f41, %f25;
	selp.f32 	%f41, %f25, %f26, %p50;
	mov.b32 	%f27, %r180;
	mul.f32 	%f28, %f40, %f27;
	selp.f32 	%f40, %f27, %f28, %p50;
	bra.uni 	$L__BB9_54;
$L__BB9_51:
	setp.eq.s32 	%p45, %r176, 0;
	mov.b32 	%f23, %r181;
	setp.gt.f32 	%p46, %f41, %f23;
	or.pred  	%p47, %p45, %p46;
	selp.f32 	%f41, %f23, %f41, %p47;
	mov.b32 	%f24, %r180;
	setp.gt.f32 	%p48, %f40, %f24;
	or.pred  	%p49, %p45, %p48;
	selp.f32 	%f40, %f24, %f40, %p49;
	bra.uni 	$L__BB9_54;
$L__BB9_53:
	setp.eq.s32 	%p51, %r176, 0;
	mov.b32 	%f29, %r181;
	add.f32 	%f30, %f41, %f29;
	selp.f32 	%f41, %f29, %f30, %p51;
	mov.b32 	%f31, %r180;
	add.f32 	%f32, %f40, %f31;
	selp.f32 	%f40, %f31, %f32, %p51;
$L__BB9_54:
	add.s32 	%r176, %r176, 1;
	setp.lt.u32 	%p52, %r176, %r73;
	@%p52 bra 	$L__BB9_38;
$L__BB9_55:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p53, %rs23, 0;
	@%p53 bra 	$L__BB9_66;
	setp.eq.s32 	%p54, %r86, 4;
	@%p54 bra 	$L__BB9_58;
	bra.uni 	$L__BB9_57;
$L__BB9_58:
	div.rn.f32 	%f33, %f40, %f1;
	div.rn.f32 	%f34, %f41, %f1;
	st.local.v2.f32 	[%rd1], {%f34, %f33};
	mov.b32 	%r185, %f33;
	mov.b32 	%r184, %f34;
	bra.uni 	$L__BB9_59;
$L__BB9_57:
	st.local.v2.f32 	[%rd1], {%f41, %f40};
	mov.b32 	%r185, %f40;
	mov.b32 	%r184, %f41;
$L__BB9_59:
	setp.eq.s64 	%p55, %rd124, 0;
	setp.le.u64 	%p56, %rd122, %rd13;
	and.pred  	%p57, %p55, %p56;
	@%p57 bra 	$L__BB9_64;
	bra.uni 	$L__BB9_60;
$L__BB9_64:
	cvta.to.global.u64 	%rd167, %rd45;
	shl.b64 	%rd168, %rd26, 2;
	add.s64 	%rd169, %rd167, %rd168;
	st.global.v2.u32 	[%rd169], {%r184, %r185};
	bra.uni 	$L__BB9_65;
$L__BB9_60:
	mov.u32 	%r186, 0;
$L__BB9_61:
	.pragma "nounroll";
	cvt.u64.u32 	%rd31, %r186;
	add.s64 	%rd32, %rd26, %rd31;
	setp.ge.u64 	%p58, %rd32, %rd13;
	@%p58 bra 	$L__BB9_63;
	shl.b64 	%rd162, %rd31, 2;
	add.s64 	%rd163, %rd1, %rd162;
	ld.local.f32 	%f35, [%rd163];
	cvta.to.global.u64 	%rd164, %rd45;
	shl.b64 	%rd165, %rd32, 2;
	add.s64 	%rd166, %rd164, %rd165;
	st.global.f32 	[%rd166], %f35;
$L__BB9_63:
	cvt.u32.u64 	%r142, %rd31;
	add.s32 	%r143, %r142, 1;
	mov.u32 	%r186, 1;
	setp.lt.u32 	%p59, %r143, 2;
	@%p59 bra 	$L__BB9_61;
$L__BB9_65:
	mov.u32 	%r144, %ntid.x;
	add.s32 	%r172, %r172, %r144;
	setp.lt.u32 	%p60, %r172, %r4;
	mov.u16 	%rs34, 0;
	@%p60 bra 	$L__BB9_29;
$L__BB9_66:
	mov.u32 	%r162, %tid.x;
	setp.eq.s32 	%p61, %r162, %r72;
	setp.ge.u32 	%p62, %r162, %r73;
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p63, %rs25, 0;
	or.pred  	%p64, %p62, %p63;
	or.pred  	%p65, %p61, %p64;
	@%p65 bra 	$L__BB9_76;
	mov.u32 	%r164, %tid.x;
	mov.u32 	%r160, %ctaid.x;
	mul.wide.u32 	%rd172, %r73, %r160;
	cvt.u64.u32 	%rd173, %r164;
	add.s64 	%rd174, %rd172, %rd173;
	shl.b64 	%rd175, %rd174, 3;
	add.s64 	%rd176, %rd55, %rd175;
	add.s64 	%rd33, %rd176, 4096;
	ld.acquire.sys.global.u64 %rd193, [%rd33];
	add.u64 	%rd177, %SP, 8;
	add.u64 	%rd178, %SPL, 8;
	mov.u64 	%rd179, 0;
	st.local.u64 	[%rd178], %rd179;
	cvt.u32.u64 	%r188, %rd193;
	sub.s32 	%r148, %r188, %r3;
	setp.gt.s32 	%p66, %r148, -1;
	@%p66 bra 	$L__BB9_73;
	mov.u32 	%r187, 1;
$L__BB9_69:
	and.b32  	%r150, %r187, 63;
	setp.ne.s32 	%p67, %r150, 0;
	@%p67 bra 	$L__BB9_72;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd41;
	st.param.b64 	[param0+8], %rd42;
	st.param.v2.b32 	[param0+16], {%r72, %r73};
	st.param.v2.b32 	[param0+24], {%r74, %r75};
	st.param.b64 	[param0+32], %rd43;
	st.param.b64 	[param0+40], %rd55;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r187;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd177;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r67, [retval0+0];
	}
	setp.eq.s32 	%p68, %r67, 0;
	@%p68 bra 	$L__BB9_72;
	bra.uni 	$L__BB9_71;
$L__BB9_72:
	ld.acquire.sys.global.u64 %rd193, [%rd33];
	add.s32 	%r187, %r187, 1;
	cvt.u32.u64 	%r188, %rd193;
	sub.s32 	%r152, %r188, %r3;
	setp.lt.s32 	%p69, %r152, 0;
	@%p69 bra 	$L__BB9_69;
$L__BB9_73:
	setp.ne.s32 	%p70, %r3, %r188;
	mov.u16 	%rs34, 0;
	@%p70 bra 	$L__BB9_76;
	shr.u64 	%rd183, %rd193, 32;
	cvt.u32.u64 	%r71, %rd183;
	setp.eq.s32 	%p71, %r71, %r74;
	@%p71 bra 	$L__BB9_76;
	mov.u32 	%r165, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd41;
	st.param.b64 	[param0+8], %rd42;
	st.param.v2.b32 	[param0+16], {%r72, %r73};
	st.param.v2.b32 	[param0+24], {%r74, %r75};
	st.param.b64 	[param0+32], %rd43;
	st.param.b64 	[param0+40], %rd55;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r165;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r71;
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
	bra.uni 	$L__BB9_76;
$L__BB9_71:
	mov.u32 	%r166, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd41;
	st.param.b64 	[param0+8], %rd42;
	st.param.v2.b32 	[param0+16], {%r72, %r73};
	st.param.v2.b32 	[param0+24], {%r74, %r75};
	st.param.b64 	[param0+32], %rd43;
	st.param.b64 	[param0+40], %rd55;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r67;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r166;
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
$L__BB9_76:
	mov.u32 	%r163, %tid.x;
	cvt.u32.u16 	%r154, %rs34;
	cvt.s32.s8 	%r155, %r154;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r155, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r156, 1, 0, %p2;
	}
	or.b32  	%r158, %r156, %r163;
	setp.ne.s32 	%p72, %r158, 0;
	@%p72 bra 	$L__BB9_78;
	mov.u32 	%r161, %ctaid.x;
	mul.wide.u32 	%rd190, %r161, 4;
	cvta.to.global.u64 	%rd189, %rd55;
	add.s64 	%rd188, %rd189, %rd190;
	add.s64 	%rd187, %rd188, 64;
	add.s32 	%r159, %r1, 1;
	st.global.u32 	[%rd187], %r159;
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
	.reg .pred 	%p<210>;
	.reg .b16 	%rs<27>;
	.reg .f32 	%f<186>;
	.reg .b32 	%r<508>;
	.reg .b64 	%rd<310>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd59, [lines_param_0];
	ld.param.u64 	%rd60, [lines_param_1];
	ld.param.u32 	%r207, [lines_param_2];
	ld.param.u32 	%r208, [lines_param_3];
	ld.param.u32 	%r209, [lines_param_4];
	ld.param.u32 	%r210, [lines_param_5];
	ld.param.u64 	%rd61, [lines_param_6];
	ld.param.u64 	%rd62, [lines_param_7];
	ld.param.u64 	%rd63, [lines_param_8];
	mov.b64 	%rd64, lines_param_9;
	add.s64 	%rd1, %rd64, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd66, %rd2;
	mov.u32 	%r211, %ctaid.x;
	mul.wide.u32 	%rd67, %r211, 4;
	add.s64 	%rd68, %rd66, %rd67;
	cvt.u64.u32 	%rd3, %r211;
	ld.global.u32 	%r1, [%rd68+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs23, 0;
	@%p8 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r212, [%rd66];
	setp.ne.s32 	%p9, %r212, 0;
	selp.u16 	%rs23, 1, 0, %p9;
$L__BB10_2:
	setp.eq.s16 	%p10, %rs23, 0;
	@%p10 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd60;
	ld.volatile.global.u32 	%r213, [%rd4+4];
	setp.ne.s32 	%p11, %r213, 0;
	@%p11 bra 	$L__BB10_5;
	st.global.u32 	[%rd4+8], %r210;
$L__BB10_5:
	membar.sys;
	mov.u32 	%r214, 4;
	st.global.u32 	[%rd4+4], %r214;
$L__BB10_6:
	cvt.u32.u16 	%r215, %rs23;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r215, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r216, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r216, 0;
	@%p12 bra 	$L__BB10_211;
	ld.param.u64 	%rd70, [%rd1+-72];
	add.s64 	%rd71, %rd70, 29;
	mul.hi.u64 	%rd72, %rd71, -8608480567731124087;
	shr.u64 	%rd5, %rd72, 4;
	mov.u32 	%r218, %nctaid.x;
	mov.u32 	%r219, %ntid.x;
	shr.u32 	%r220, %r219, 5;
	mul.wide.u32 	%rd73, %r220, %r218;
	shl.b64 	%rd6, %rd73, 3;
	setp.lt.u64 	%p13, %rd71, 30;
	mov.u32 	%r413, 1;
	@%p13 bra 	$L__BB10_12;
	add.s64 	%rd74, %rd6, %rd5;
	add.s64 	%rd7, %rd74, -1;
	or.b64  	%rd75, %rd7, %rd6;
	and.b64  	%rd76, %rd75, -4294967296;
	setp.eq.s64 	%p14, %rd76, 0;
	@%p14 bra 	$L__BB10_10;
	div.u64 	%rd308, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r221, %rd6;
	cvt.u32.u64 	%r222, %rd7;
	div.u32 	%r223, %r222, %r221;
	cvt.u64.u32 	%rd308, %r223;
$L__BB10_11:
	cvt.u32.u64 	%r413, %rd308;
$L__BB10_12:
	setp.ne.s32 	%p15, %r2, %r207;
	setp.lt.u32 	%p16, %r2, %r208;
	and.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd79, %rd59;
	mul.wide.u32 	%rd80, %r2, 8;
	add.s64 	%rd81, %rd79, %rd80;
	ld.global.u64 	%rd82, [%rd81];
	cvt.u64.u32 	%rd83, %r208;
	mul.lo.s64 	%rd84, %rd83, %rd3;
	cvt.u64.u32 	%rd85, %r207;
	add.s64 	%rd86, %rd84, %rd85;
	shl.b64 	%rd87, %rd86, 3;
	add.s64 	%rd88, %rd82, %rd87;
	add.s64 	%rd77, %rd88, 4096;
	cvt.u64.u32 	%rd89, %r209;
	add.s32 	%r224, %r1, 1;
	cvt.u64.u32 	%rd90, %r224;
	bfi.b64 	%rd78, %rd89, %rd90, 32, 32;
	st.relaxed.sys.global.u64 [%rd77], %rd78;
$L__BB10_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r226, %r227}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.u32 	%r9, [%rd1+24];
	ld.param.v2.u32 	{%r228, %r229}, [%rd1+16];
	ld.param.v2.u32 	{%r230, %r231}, [%rd1+24];
	ld.param.u64 	%rd19, [%rd1+-56];
	cvt.rn.f32.u32 	%f1, %r208;
	mov.u16 	%rs26, 1;
	mov.u32 	%r414, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r414, %r413;
	@%p18 bra 	$L__BB10_49;
	setp.lt.u32 	%p19, %r208, 2;
	cvt.u64.u32 	%rd92, %r414;
	mul.lo.s64 	%rd93, %rd73, %rd92;
	mul.lo.s32 	%r236, %r220, %r211;
	cvt.u64.u32 	%rd94, %r236;
	shr.u32 	%r238, %r2, 5;
	cvt.u64.u32 	%rd95, %r238;
	add.s64 	%rd96, %rd94, %rd95;
	add.s64 	%rd97, %rd96, %rd93;
	shl.b64 	%rd20, %rd97, 3;
	and.b32  	%r239, %r2, 31;
	shr.u32 	%r240, %r239, 3;
	cvt.u64.u32 	%rd98, %r240;
	or.b64  	%rd99, %rd20, %rd98;
	mul.lo.s64 	%rd100, %rd99, 30;
	shl.b32 	%r241, %r2, 2;
	and.b32  	%r242, %r241, 28;
	cvt.u64.u32 	%rd101, %r242;
	add.s64 	%rd21, %rd100, %rd101;
	@%p19 bra 	$L__BB10_49;
	add.s32 	%r244, %r414, %r1;
	mov.u32 	%r415, 1;
	add.s32 	%r20, %r244, 1;
	and.b32  	%r245, %r20, 3;
	cvt.u64.u32 	%rd102, %r245;
	or.b64  	%rd104, %rd67, %rd102;
	cvt.u64.u32 	%rd105, %r208;
	mul.lo.s64 	%rd106, %rd104, %rd105;
	cvt.u64.u32 	%rd107, %r207;
	add.s64 	%rd108, %rd106, %rd107;
	mul.lo.s64 	%rd109, %rd12, %rd108;
	shl.b32 	%r248, %r2, 5;
	and.b32  	%r249, %r248, -1024;
	shl.b32 	%r250, %r2, 4;
	and.b32  	%r251, %r250, 496;
	or.b32  	%r252, %r249, %r251;
	cvt.u64.u32 	%rd110, %r252;
	add.s64 	%rd111, %rd110, %rd11;
	add.s64 	%rd22, %rd111, %rd109;
	cvt.u64.u32 	%rd112, %r20;
	cvt.u64.u32 	%rd113, %r209;
	bfi.b64 	%rd24, %rd113, %rd112, 32, 32;
	add.s64 	%rd25, %rd20, 4;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r253, %r415, %r207;
	setp.lt.u32 	%p20, %r253, %r208;
	selp.b32 	%r254, 0, %r208, %p20;
	sub.s32 	%r24, %r253, %r254;
	sub.s32 	%r25, %r24, %r226;
	setp.eq.s32 	%p21, %r24, %r207;
	@%p21 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd309, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd114, %rd59;
	mul.wide.u32 	%rd115, %r24, 8;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.u64 	%rd309, [%rd116];
$L__BB10_21:
	cvta.to.global.u64 	%rd304, %rd62;
	sub.s64 	%rd303, %rd14, %rd21;
	cvt.u64.u32 	%rd117, %r24;
	mul.lo.s64 	%rd118, %rd13, %rd117;
	add.s64 	%rd119, %rd118, %rd21;
	setp.lt.u32 	%p22, %r25, %r227;
	selp.b64 	%rd30, %rd303, 0, %p22;
	shl.b64 	%rd120, %rd119, 2;
	add.s64 	%rd32, %rd304, %rd120;
	add.s64 	%rd31, %rd62, %rd120;
	and.b64  	%rd121, %rd31, 7;
	setp.eq.s64 	%p23, %rd121, 0;
	setp.gt.s64 	%p24, %rd30, 1;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r416, %r417}, [%rd32];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p26, %rd30, 1;
	mov.u32 	%r416, 0;
	mov.u32 	%r417, %r416;
	@%p26 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd31;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd30;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r416, [retval0+0];
	ld.param.b32 	%r417, [retval0+4];
	}
$L__BB10_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r418, 0;
	mov.u32 	%r419, %r418;
	@%p27 bra 	$L__BB10_30;
	add.s64 	%rd33, %rd31, 8;
	and.b64  	%rd122, %rd33, 7;
	setp.eq.s64 	%p28, %rd122, 0;
	setp.gt.s64 	%p29, %rd30, 3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r418, %r419}, [%rd32+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p31, %rd30, 3;
	mov.u32 	%r418, 0;
	mov.u32 	%r419, %r418;
	@%p31 bra 	$L__BB10_30;
	add.s64 	%rd123, %rd30, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd123;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r418, [retval0+0];
	ld.param.b32 	%r419, [retval0+4];
	}
$L__BB10_30:
	add.s64 	%rd34, %rd31, 480;
	and.b64  	%rd124, %rd34, 7;
	setp.eq.s64 	%p32, %rd124, 0;
	setp.gt.s64 	%p33, %rd30, 121;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB10_33;
	bra.uni 	$L__BB10_31;
$L__BB10_33:
	ld.global.v2.u32 	{%r422, %r423}, [%rd32+480];
	bra.uni 	$L__BB10_34;
$L__BB10_31:
	setp.lt.s64 	%p35, %rd30, 121;
	mov.u32 	%r422, 0;
	mov.u32 	%r423, %r422;
	@%p35 bra 	$L__BB10_34;
	add.s64 	%rd307, %rd31, 480;
	add.s64 	%rd125, %rd30, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd307;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd125;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r422, [retval0+0];
	ld.param.b32 	%r423, [retval0+4];
	}
$L__BB10_34:
	mov.u32 	%r424, 0;
	mov.u32 	%r425, %r424;
	@%p27 bra 	$L__BB10_39;
	add.s64 	%rd35, %rd31, 488;
	and.b64  	%rd126, %rd35, 7;
	setp.eq.s64 	%p37, %rd126, 0;
	setp.gt.s64 	%p38, %rd30, 123;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB10_38;
	bra.uni 	$L__BB10_36;
$L__BB10_38:
	ld.global.v2.u32 	{%r424, %r425}, [%rd32+488];
	bra.uni 	$L__BB10_39;
$L__BB10_36:
	setp.lt.s64 	%p40, %rd30, 123;
	mov.u32 	%r424, 0;
	mov.u32 	%r425, %r424;
	@%p40 bra 	$L__BB10_39;
	add.s64 	%rd127, %rd30, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd35;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd127;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r424, [retval0+0];
	ld.param.b32 	%r425, [retval0+4];
	}
$L__BB10_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB10_46;
	add.s64 	%rd128, %rd309, %rd22;
	cvt.u64.u32 	%rd130, %r417;
	cvt.u64.u32 	%rd131, %r416;
	bfi.b64 	%rd129, %rd130, %rd131, 32, 32;
	st.relaxed.sys.global.u64 [%rd128], %rd129;
	@%p27 bra 	$L__BB10_42;
	add.s64 	%rd132, %rd128, 8;
	cvt.u64.u32 	%rd134, %r419;
	cvt.u64.u32 	%rd135, %r418;
	bfi.b64 	%rd133, %rd134, %rd135, 32, 32;
	st.relaxed.sys.global.u64 [%rd132], %rd133;
$L__BB10_42:
	add.s64 	%rd136, %rd128, 512;
	cvt.u64.u32 	%rd138, %r423;
	cvt.u64.u32 	%rd139, %r422;
	bfi.b64 	%rd137, %rd138, %rd139, 32, 32;
	st.relaxed.sys.global.u64 [%rd136], %rd137;
	@%p27 bra 	$L__BB10_44;
	add.s64 	%rd140, %rd128, 520;
	cvt.u64.u32 	%rd142, %r425;
	cvt.u64.u32 	%rd143, %r424;
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
	add.s32 	%r412, %r414, %r1;
	add.s32 	%r411, %r412, 1;
	setp.ge.u32 	%p45, %r25, %r227;
	selp.b32 	%r278, %r209, %r419, %p27;
	selp.b32 	%r277, %r411, %r418, %p27;
	add.s64 	%rd148, %rd309, %rd22;
	st.volatile.global.v4.u32 [%rd148], {%r416, %r417, %r277, %r278};
	selp.b32 	%r62, %r411, %r424, %p27;
	selp.b32 	%r63, %r209, %r425, %p27;
	setp.ge.u64 	%p47, %rd25, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB10_48;
	add.s64 	%rd149, %rd148, 512;
	st.volatile.global.v4.u32 [%rd149], {%r422, %r423, %r62, %r63};
$L__BB10_48:
	add.s32 	%r415, %r415, 1;
	setp.lt.u32 	%p49, %r415, %r208;
	@%p49 bra 	$L__BB10_18;
$L__BB10_49:
	setp.eq.s32 	%p50, %r414, 0;
	@%p50 bra 	$L__BB10_206;
	add.s32 	%r283, %r414, -1;
	cvt.u64.u32 	%rd150, %r283;
	mul.lo.s64 	%rd152, %rd73, %rd150;
	mul.lo.s32 	%r288, %r220, %r211;
	cvt.u64.u32 	%rd153, %r288;
	shr.u32 	%r290, %r2, 5;
	cvt.u64.u32 	%rd154, %r290;
	add.s64 	%rd155, %rd153, %rd154;
	add.s64 	%rd156, %rd155, %rd152;
	shl.b64 	%rd157, %rd156, 3;
	and.b32  	%r291, %r2, 31;
	shr.u32 	%r292, %r291, 3;
	cvt.u64.u32 	%rd158, %r292;
	or.b64  	%rd159, %rd157, %rd158;
	mul.lo.s64 	%rd160, %rd159, 30;
	shl.b32 	%r293, %r2, 2;
	and.b32  	%r294, %r293, 28;
	cvt.u64.u32 	%rd161, %r294;
	add.s64 	%rd38, %rd160, %rd161;
	sub.s64 	%rd39, %rd14, %rd38;
	cvt.u64.u32 	%rd162, %r207;
	mul.lo.s64 	%rd40, %rd13, %rd162;
	add.s64 	%rd163, %rd40, %rd38;
	shl.b64 	%rd164, %rd163, 2;
	add.s64 	%rd41, %rd62, %rd164;
	and.b64  	%rd165, %rd41, 7;
	setp.eq.s64 	%p51, %rd165, 0;
	setp.gt.s64 	%p52, %rd39, 1;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB10_53;
	bra.uni 	$L__BB10_51;
$L__BB10_53:
	cvta.to.global.u64 	%rd166, %rd62;
	add.s64 	%rd169, %rd166, %rd164;
	ld.global.v2.u32 	{%r428, %r429}, [%rd169];
	bra.uni 	$L__BB10_54;
$L__BB10_51:
	setp.lt.s64 	%p54, %rd39, 1;
	mov.u32 	%r428, 0;
	mov.u32 	%r429, %r428;
	@%p54 bra 	$L__BB10_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r428, [retval0+0];
	ld.param.b32 	%r429, [retval0+4];
	}
$L__BB10_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r431, 0;
	mov.u32 	%r430, %r431;
	@%p55 bra 	$L__BB10_59;
	add.s64 	%rd42, %rd41, 8;
	and.b64  	%rd170, %rd42, 7;
	setp.eq.s64 	%p56, %rd170, 0;
	setp.gt.s64 	%p57, %rd39, 3;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB10_58;
	bra.uni 	$L__BB10_56;
$L__BB10_58:
	cvta.to.global.u64 	%rd172, %rd62;
	add.s64 	%rd175, %rd172, %rd164;
	ld.global.v2.u32 	{%r430, %r431}, [%rd175+8];
	bra.uni 	$L__BB10_59;
$L__BB10_56:
	setp.lt.s64 	%p59, %rd39, 3;
	mov.u32 	%r430, 0;
	mov.u32 	%r431, %r430;
	@%p59 bra 	$L__BB10_59;
	add.s64 	%rd171, %rd39, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd171;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r430, [retval0+0];
	ld.param.b32 	%r431, [retval0+4];
	}
$L__BB10_59:
	add.s64 	%rd43, %rd41, 480;
	and.b64  	%rd176, %rd43, 7;
	setp.eq.s64 	%p60, %rd176, 0;
	setp.gt.s64 	%p61, %rd39, 121;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB10_62;
	bra.uni 	$L__BB10_60;
$L__BB10_62:
	cvta.to.global.u64 	%rd178, %rd62;
	add.s64 	%rd181, %rd178, %rd164;
	ld.global.v2.u32 	{%r434, %r435}, [%rd181+480];
	bra.uni 	$L__BB10_63;
$L__BB10_60:
	setp.lt.s64 	%p63, %rd39, 121;
	mov.u32 	%r434, 0;
	mov.u32 	%r435, %r434;
	@%p63 bra 	$L__BB10_63;
	add.s64 	%rd177, %rd39, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd43;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd177;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r434, [retval0+0];
	ld.param.b32 	%r435, [retval0+4];
	}
$L__BB10_63:
	mov.u32 	%r437, 0;
	mov.u32 	%r436, %r437;
	@%p55 bra 	$L__BB10_68;
	add.s64 	%rd44, %rd41, 488;
	and.b64  	%rd182, %rd44, 7;
	setp.eq.s64 	%p65, %rd182, 0;
	setp.gt.s64 	%p66, %rd39, 123;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB10_67;
	bra.uni 	$L__BB10_65;
$L__BB10_67:
	cvta.to.global.u64 	%rd184, %rd62;
	add.s64 	%rd187, %rd184, %rd164;
	ld.global.v2.u32 	{%r436, %r437}, [%rd187+488];
	bra.uni 	$L__BB10_68;
$L__BB10_65:
	setp.lt.s64 	%p68, %rd39, 123;
	mov.u32 	%r436, 0;
	mov.u32 	%r437, %r436;
	@%p68 bra 	$L__BB10_68;
	add.s64 	%rd183, %rd39, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd44;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd183;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r436, [retval0+0];
	ld.param.b32 	%r437, [retval0+4];
	}
$L__BB10_68:
	setp.eq.s32 	%p69, %r208, 0;
	@%p69 bra 	$L__BB10_171;
	mov.u32 	%r448, 0;
$L__BB10_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r448, %r207;
	mov.u32 	%r462, %r437;
	mov.u32 	%r463, %r436;
	mov.u32 	%r464, %r435;
	mov.u32 	%r465, %r434;
	mov.u32 	%r466, %r431;
	mov.u32 	%r467, %r430;
	mov.u32 	%r468, %r429;
	mov.u32 	%r469, %r428;
	@%p70 bra 	$L__BB10_89;
	shr.u32 	%r409, %r2, 5;
	mov.u64 	%rd188, 0;
	sub.s32 	%r318, %r448, %r228;
	mov.u32 	%r119, 1;
	setp.lt.u32 	%p71, %r318, %r229;
	setp.gt.u64 	%p72, %rd5, %rd157;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd197, %rd5, 3;
	sub.s64 	%rd198, %rd197, %rd157;
	shr.u64 	%rd199, %rd198, 2;
	min.u64 	%rd200, %rd199, 2;
	cvt.u32.u64 	%r327, %rd200;
	selp.b32 	%r110, %r327, 1, %p73;
	add.s32 	%r328, %r414, %r1;
	and.b32  	%r329, %r328, 3;
	cvt.u64.u32 	%rd202, %r329;
	or.b64  	%rd203, %rd67, %rd202;
	cvt.u64.u32 	%rd204, %r208;
	mul.lo.s64 	%rd205, %rd203, %rd204;
	cvt.u64.u32 	%rd206, %r448;
	add.s64 	%rd207, %rd205, %rd206;
	mul.lo.s64 	%rd208, %rd12, %rd207;
	shl.b32 	%r330, %r409, 10;
	shl.b32 	%r331, %r2, 4;
	and.b32  	%r332, %r331, 496;
	or.b32  	%r333, %r330, %r332;
	cvt.u64.u32 	%rd209, %r333;
	add.s64 	%rd210, %rd209, %rd11;
	add.s64 	%rd211, %rd210, %rd208;
	add.u64 	%rd213, %SPL, 0;
	st.local.u64 	[%rd213], %rd188;
	add.s64 	%rd45, %rd2, %rd211;
	mov.u32 	%r462, %r440;
	mov.u32 	%r463, %r441;
	mov.u32 	%r464, %r442;
	mov.u32 	%r465, %r443;
	mov.u32 	%r466, %r444;
	mov.u32 	%r467, %r445;
	mov.u32 	%r468, %r446;
	mov.u32 	%r469, %r447;
	bra.uni 	$L__BB10_72;
$L__BB10_212:
	add.s32 	%r119, %r119, 1;
$L__BB10_72:
	setp.eq.s32 	%p74, %r110, 0;
	mov.u32 	%r470, 0;
	@%p74 bra 	$L__BB10_76;
	add.s32 	%r410, %r414, %r1;
	setp.eq.s32 	%p75, %r110, 1;
	ld.volatile.global.v4.u32 {%r469, %r468, %r467, %r466}, [%rd45];
	setp.ne.s32 	%p76, %r467, %r410;
	and.pred  	%p208, %p55, %p76;
	@%p75 bra 	$L__BB10_75;
	add.s64 	%rd288, %rd45, 512;
	add.s32 	%r406, %r414, %r1;
	ld.volatile.global.v4.u32 {%r465, %r464, %r463, %r462}, [%rd288];
	setp.ne.s32 	%p79, %r463, %r406;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p208, %p208, %p80;
$L__BB10_75:
	selp.u32 	%r470, 1, 0, %p208;
$L__BB10_76:
	setp.ne.s32 	%p81, %r470, 0;
	mov.u32 	%r345, -1;
	vote.sync.any.pred 	%p82, %p81, %r345;
	@%p82 bra 	$L__BB10_86;
	bra.uni 	$L__BB10_77;
$L__BB10_86:
	and.b32  	%r362, %r119, 63;
	setp.ne.s32 	%p98, %r362, 0;
	@%p98 bra 	$L__BB10_212;
	add.u64 	%rd294, %SP, 0;
	add.s32 	%r363, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd59;
	st.param.b64 	[param0+8], %rd60;
	st.param.v2.b32 	[param0+16], {%r207, %r208};
	st.param.v2.b32 	[param0+24], {%r209, %r210};
	st.param.b64 	[param0+32], %rd61;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r363;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r448;
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
	ld.param.b32 	%r364, [retval0+0];
	}
	cvt.u16.u32 	%rs14, %r364;
	mov.u16 	%rs25, 0;
	setp.eq.s16 	%p99, %rs14, 0;
	@%p99 bra 	$L__BB10_212;
	bra.uni 	$L__BB10_88;
$L__BB10_77:
	setp.eq.s32 	%p83, %r231, 0;
	@%p83 bra 	$L__BB10_83;
	setp.eq.s32 	%p202, %r110, 0;
	mov.u32 	%r483, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p202 bra 	$L__BB10_82;
	add.s32 	%r407, %r414, %r1;
	setp.eq.s32 	%p85, %r110, 1;
	ld.volatile.global.v4.u32 {%r469, %r468, %r467, %r466}, [%rd45];
	setp.ne.s32 	%p86, %r467, %r407;
	and.pred  	%p209, %p55, %p86;
	@%p85 bra 	$L__BB10_81;
	add.s64 	%rd289, %rd45, 512;
	add.s32 	%r408, %r414, %r1;
	ld.volatile.global.v4.u32 {%r465, %r464, %r463, %r462}, [%rd289];
	setp.ne.s32 	%p89, %r463, %r408;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p209, %p209, %p90;
$L__BB10_81:
	selp.u32 	%r483, 1, 0, %p209;
$L__BB10_82:
	setp.ne.s32 	%p91, %r483, 0;
	mov.u32 	%r358, -1;
	vote.sync.any.pred 	%p92, %p91, %r358;
$L__BB10_83:
	setp.ne.s32 	%p93, %r466, %r209;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB10_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd59;
	st.param.b64 	[param0+8], %rd60;
	st.param.v2.b32 	[param0+16], {%r207, %r208};
	st.param.v2.b32 	[param0+24], {%r209, %r210};
	st.param.b64 	[param0+32], %rd61;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r448;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r466;
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
	mov.u32 	%r360, -1;
	vote.sync.any.pred 	%p96, %p7, %r360;
	not.pred 	%p97, %p96;
	selp.u16 	%rs25, 1, 0, %p97;
$L__BB10_88:
	setp.eq.s16 	%p100, %rs25, 0;
	mov.u16 	%rs26, 0;
	@%p100 bra 	$L__BB10_206;
$L__BB10_89:
	mov.u32 	%r447, %r469;
	mov.u32 	%r446, %r468;
	mov.u32 	%r445, %r467;
	mov.u32 	%r444, %r466;
	mov.u32 	%r443, %r465;
	mov.u32 	%r442, %r464;
	mov.u32 	%r441, %r463;
	mov.u32 	%r440, %r462;
	setp.eq.s32 	%p101, %r230, 5;
	@%p101 bra 	$L__BB10_150;
	bra.uni 	$L__BB10_90;
$L__BB10_150:
	sub.s32 	%r366, %r448, %r228;
	setp.ge.u32 	%p144, %r366, %r229;
	cvt.u64.u32 	%rd219, %r366;
	mul.lo.s64 	%rd220, %rd19, %rd219;
	shl.b32 	%r377, %r5, 2;
	cvt.u64.u32 	%rd232, %r377;
	add.s64 	%rd233, %rd160, %rd232;
	add.s64 	%rd47, %rd220, %rd233;
	@%p144 bra 	$L__BB10_170;
	setp.eq.s32 	%p205, %r448, %r207;
	cvt.u64.u32 	%rd291, %r207;
	mul.lo.s64 	%rd290, %rd13, %rd291;
	cvta.to.global.u64 	%rd234, %rd63;
	shl.b64 	%rd235, %rd47, 2;
	add.s64 	%rd48, %rd234, %rd235;
	add.s64 	%rd251, %rd290, %rd233;
	cvta.to.global.u64 	%rd252, %rd62;
	shl.b64 	%rd253, %rd251, 2;
	add.s64 	%rd254, %rd252, %rd253;
	setp.eq.s64 	%p146, %rd48, %rd254;
	and.pred  	%p147, %p205, %p146;
	@%p147 bra 	$L__BB10_170;
	setp.gt.s64 	%p206, %rd39, 1;
	add.s64 	%rd49, %rd63, %rd235;
	and.b64  	%rd256, %rd49, 7;
	setp.eq.s64 	%p149, %rd256, 0;
	and.pred  	%p150, %p206, %p149;
	@%p150 bra 	$L__BB10_155;
	bra.uni 	$L__BB10_153;
$L__BB10_155:
	cvta.to.global.u64 	%rd302, %rd63;
	add.s64 	%rd301, %rd302, %rd235;
	st.global.u32 	[%rd301], %r447;
	st.global.u32 	[%rd301+4], %r446;
	bra.uni 	$L__BB10_156;
$L__BB10_90:
	setp.eq.s32 	%p102, %r448, 0;
	@%p102 bra 	$L__BB10_149;
	or.b32  	%r365, %r9, 4;
	setp.eq.s32 	%p103, %r365, 4;
	@%p103 bra 	$L__BB10_148;
	bra.uni 	$L__BB10_92;
$L__BB10_148:
	mov.b32 	%f117, %r447;
	add.f32 	%f169, %f169, %f117;
	mov.b32 	%f106, %r446;
	add.f32 	%f168, %f168, %f106;
	mov.b32 	%f107, %r445;
	add.f32 	%f167, %f167, %f107;
	mov.b32 	%f108, %r444;
	add.f32 	%f166, %f166, %f108;
	mov.b32 	%f109, %r443;
	add.f32 	%f165, %f165, %f109;
	mov.b32 	%f110, %r442;
	add.f32 	%f164, %f164, %f110;
	mov.b32 	%f111, %r441;
	add.f32 	%f163, %f163, %f111;
	mov.b32 	%f112, %r440;
	add.f32 	%f162, %f162, %f112;
	bra.uni 	$L__BB10_170;
$L__BB10_149:
	mov.b32 	%f169, %r447;
	mov.b32 	%f168, %r446;
	mov.b32 	%f167, %r445;
	mov.b32 	%f166, %r444;
	mov.b32 	%f165, %r443;
	mov.b32 	%f164, %r442;
	mov.b32 	%f163, %r441;
	mov.b32 	%f162, %r440;
	bra.uni 	$L__BB10_170;
$L__BB10_92:
	setp.eq.s32 	%p104, %r9, 1;
	@%p104 bra 	$L__BB10_97;
	setp.eq.s32 	%p105, %r9, 2;
	@%p105 bra 	$L__BB10_96;
	setp.ne.s32 	%p106, %r9, 3;
	@%p106 bra 	$L__BB10_98;
	mov.b32 	%f114, %r447;
	setp.lt.f32 	%p107, %f169, %f114;
	selp.f32 	%f169, %f114, %f169, %p107;
	bra.uni 	$L__BB10_99;
$L__BB10_153:
	setp.lt.s64 	%p151, %rd39, 1;
	@%p151 bra 	$L__BB10_156;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd49;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r447, %r446};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_156:
	@%p55 bra 	$L__BB10_161;
	setp.gt.s64 	%p153, %rd39, 3;
	add.s64 	%rd51, %rd49, 8;
	and.b64  	%rd257, %rd51, 7;
	setp.eq.s64 	%p154, %rd257, 0;
	and.pred  	%p155, %p153, %p154;
	@%p155 bra 	$L__BB10_160;
	bra.uni 	$L__BB10_158;
$L__BB10_160:
	cvta.to.global.u64 	%rd296, %rd63;
	add.s64 	%rd295, %rd296, %rd235;
	st.global.v2.u32 	[%rd295+8], {%r445, %r444};
	bra.uni 	$L__BB10_161;
$L__BB10_97:
	mov.b32 	%f116, %r447;
	mul.f32 	%f169, %f169, %f116;
	bra.uni 	$L__BB10_99;
$L__BB10_96:
	mov.b32 	%f115, %r447;
	setp.gt.f32 	%p108, %f169, %f115;
	selp.f32 	%f169, %f115, %f169, %p108;
	bra.uni 	$L__BB10_99;
$L__BB10_98:
	mov.b32 	%f113, %r447;
	add.f32 	%f169, %f169, %f113;
$L__BB10_99:
	@%p104 bra 	$L__BB10_104;
	setp.eq.s32 	%p110, %r9, 2;
	@%p110 bra 	$L__BB10_103;
	setp.ne.s32 	%p111, %r9, 3;
	@%p111 bra 	$L__BB10_105;
	mov.b32 	%f120, %r446;
	setp.lt.f32 	%p112, %f168, %f120;
	selp.f32 	%f168, %f120, %f168, %p112;
	bra.uni 	$L__BB10_106;
$L__BB10_104:
	mov.b32 	%f122, %r446;
	mul.f32 	%f168, %f168, %f122;
	bra.uni 	$L__BB10_106;
$L__BB10_103:
	mov.b32 	%f121, %r446;
	setp.gt.f32 	%p113, %f168, %f121;
	selp.f32 	%f168, %f121, %f168, %p113;
	bra.uni 	$L__BB10_106;
$L__BB10_105:
	mov.b32 	%f119, %r446;
	add.f32 	%f168, %f168, %f119;
$L__BB10_106:
	@%p104 bra 	$L__BB10_111;
	setp.eq.s32 	%p115, %r9, 2;
	@%p115 bra 	$L__BB10_110;
	setp.ne.s32 	%p116, %r9, 3;
	@%p116 bra 	$L__BB10_112;
	mov.b32 	%f124, %r445;
	setp.lt.f32 	%p117, %f167, %f124;
	selp.f32 	%f167, %f124, %f167, %p117;
	bra.uni 	$L__BB10_113;
$L__BB10_111:
	mov.b32 	%f126, %r445;
	mul.f32 	%f167, %f167, %f126;
	bra.uni 	$L__BB10_113;
$L__BB10_110:
	mov.b32 	%f125, %r445;
	setp.gt.f32 	%p118, %f167, %f125;
	selp.f32 	%f167, %f125, %f167, %p118;
	bra.uni 	$L__BB10_113;
$L__BB10_112:
	mov.b32 	%f123, %r445;
	add.f32 	%f167, %f167, %f123;
$L__BB10_113:
	@%p104 bra 	$L__BB10_118;
	setp.eq.s32 	%p120, %r9, 2;
	@%p120 bra 	$L__BB10_117;
	setp.ne.s32 	%p121, %r9, 3;
	@%p121 bra 	$L__BB10_119;
	mov.b32 	%f128, %r444;
	setp.lt.f32 	%p122, %f166, %f128;
	selp.f32 	%f166, %f128, %f166, %p122;
	bra.uni 	$L__BB10_120;
$L__BB10_118:
	mov.b32 	%f130, %r444;
	mul.f32 	%f166, %f166, %f130;
	bra.uni 	$L__BB10_120;
$L__BB10_117:
	mov.b32 	%f129, %r444;
	setp.gt.f32 	%p123, %f166, %f129;
	selp.f32 	%f166, %f129, %f166, %p123;
	bra.uni 	$L__BB10_120;
$L__BB10_119:
	mov.b32 	%f127, %r444;
	add.f32 	%f166, %f166, %f127;
$L__BB10_120:
	@%p104 bra 	$L__BB10_125;
	setp.eq.s32 	%p125, %r9, 2;
	@%p125 bra 	$L__BB10_124;
	setp.ne.s32 	%p126, %r9, 3;
	@%p126 bra 	$L__BB10_126;
	mov.b32 	%f132, %r443;
	setp.lt.f32 	%p127, %f165, %f132;
	selp.f32 	%f165, %f132, %f165, %p127;
	bra.uni 	$L__BB10_127;
$L__BB10_125:
	mov.b32 	%f134, %r443;
	mul.f32 	%f165, %f165, %f134;
	bra.uni 	$L__BB10_127;
$L__BB10_124:
	mov.b32 	%f133, %r443;
	setp.gt.f32 	%p128, %f165, %f133;
	selp.f32 	%f165, %f133, %f165, %p128;
	bra.uni 	$L__BB10_127;
$L__BB10_126:
	mov.b32 	%f131, %r443;
	add.f32 	%f165, %f165, %f131;
$L__BB10_127:
	@%p104 bra 	$L__BB10_132;
	setp.eq.s32 	%p130, %r9, 2;
	@%p130 bra 	$L__BB10_131;
	setp.ne.s32 	%p131, %r9, 3;
	@%p131 bra 	$L__BB10_133;
	mov.b32 	%f136, %r442;
	setp.lt.f32 	%p132, %f164, %f136;
	selp.f32 	%f164, %f136, %f164, %p132;
	bra.uni 	$L__BB10_134;
$L__BB10_132:
	mov.b32 	%f138, %r442;
	mul.f32 	%f164, %f164, %f138;
	bra.uni 	$L__BB10_134;
$L__BB10_131:
	mov.b32 	%f137, %r442;
	setp.gt.f32 	%p133, %f164, %f137;
	selp.f32 	%f164, %f137, %f164, %p133;
	bra.uni 	$L__BB10_134;
$L__BB10_133:
	mov.b32 	%f135, %r442;
	add.f32 	%f164, %f164, %f135;
$L__BB10_134:
	@%p104 bra 	$L__BB10_139;
	setp.eq.s32 	%p135, %r9, 2;
	@%p135 bra 	$L__BB10_138;
	setp.ne.s32 	%p136, %r9, 3;
	@%p136 bra 	$L__BB10_140;
	mov.b32 	%f140, %r441;
	setp.lt.f32 	%p137, %f163, %f140;
	selp.f32 	%f163, %f140, %f163, %p137;
	bra.uni 	$L__BB10_141;
$L__BB10_139:
	mov.b32 	%f142, %r441;
	mul.f32 	%f163, %f163, %f142;
	bra.uni 	$L__BB10_141;
$L__BB10_138:
	mov.b32 	%f141, %r441;
	setp.gt.f32 	%p138, %f163, %f141;
	selp.f32 	%f163, %f141, %f163, %p138;
	bra.uni 	$L__BB10_141;
$L__BB10_140:
	mov.b32 	%f139, %r441;
	add.f32 	%f163, %f163, %f139;
$L__BB10_141:
	@%p104 bra 	$L__BB10_146;
	setp.eq.s32 	%p140, %r9, 2;
	@%p140 bra 	$L__BB10_145;
	setp.ne.s32 	%p141, %r9, 3;
	@%p141 bra 	$L__BB10_147;
	mov.b32 	%f144, %r440;
	setp.lt.f32 	%p142, %f162, %f144;
	selp.f32 	%f162, %f144, %f162, %p142;
	bra.uni 	$L__BB10_170;
$L__BB10_146:
	mov.b32 	%f146, %r440;
	mul.f32 	%f162, %f162, %f146;
	bra.uni 	$L__BB10_170;
$L__BB10_145:
	mov.b32 	%f145, %r440;
	setp.gt.f32 	%p143, %f162, %f145;
	selp.f32 	%f162, %f145, %f162, %p143;
	bra.uni 	$L__BB10_170;
$L__BB10_147:
	mov.b32 	%f143, %r440;
	add.f32 	%f162, %f162, %f143;
	bra.uni 	$L__BB10_170;
$L__BB10_158:
	setp.lt.s64 	%p156, %rd39, 3;
	@%p156 bra 	$L__BB10_161;
	add.s64 	%rd305, %rd49, 8;
	add.s64 	%rd258, %rd39, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd305;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd258;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r445, %r444};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_161:
	setp.gt.s64 	%p207, %rd39, 121;
	add.s64 	%rd52, %rd49, 480;
	and.b64  	%rd259, %rd52, 7;
	setp.eq.s64 	%p158, %rd259, 0;
	and.pred  	%p159, %p207, %p158;
	@%p159 bra 	$L__BB10_164;
	bra.uni 	$L__BB10_162;
$L__BB10_164:
	cvta.to.global.u64 	%rd300, %rd63;
	add.s64 	%rd299, %rd300, %rd235;
	st.global.v2.u32 	[%rd299+480], {%r443, %r442};
	bra.uni 	$L__BB10_165;
$L__BB10_162:
	setp.lt.s64 	%p160, %rd39, 121;
	@%p160 bra 	$L__BB10_165;
	add.s64 	%rd306, %rd49, 480;
	add.s64 	%rd260, %rd39, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd306;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd260;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r443, %r442};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_165:
	@%p55 bra 	$L__BB10_170;
	setp.gt.s64 	%p162, %rd39, 123;
	add.s64 	%rd53, %rd49, 488;
	and.b64  	%rd261, %rd53, 7;
	setp.eq.s64 	%p163, %rd261, 0;
	and.pred  	%p164, %p162, %p163;
	@%p164 bra 	$L__BB10_169;
	bra.uni 	$L__BB10_167;
$L__BB10_169:
	cvta.to.global.u64 	%rd298, %rd63;
	add.s64 	%rd297, %rd298, %rd235;
	st.global.v2.u32 	[%rd297+488], {%r441, %r440};
	bra.uni 	$L__BB10_170;
$L__BB10_167:
	setp.lt.s64 	%p165, %rd39, 123;
	@%p165 bra 	$L__BB10_170;
	add.s64 	%rd262, %rd39, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd53;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd262;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r441, %r440};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_170:
	add.s32 	%r448, %r448, 1;
	setp.lt.u32 	%p166, %r448, %r208;
	@%p166 bra 	$L__BB10_70;
$L__BB10_171:
	setp.eq.s32 	%p167, %r229, 0;
	setp.eq.s32 	%p168, %r9, 5;
	or.pred  	%p169, %p168, %p167;
	mov.u16 	%rs26, 1;
	@%p169 bra 	$L__BB10_206;
	setp.ne.s32 	%p170, %r9, 4;
	@%p170 bra 	$L__BB10_174;
	div.rn.f32 	%f169, %f169, %f1;
$L__BB10_174:
	@%p170 bra 	$L__BB10_176;
	div.rn.f32 	%f168, %f168, %f1;
$L__BB10_176:
	@%p170 bra 	$L__BB10_178;
	div.rn.f32 	%f167, %f167, %f1;
$L__BB10_178:
	@%p170 bra 	$L__BB10_180;
	div.rn.f32 	%f166, %f166, %f1;
$L__BB10_180:
	@%p170 bra 	$L__BB10_182;
	div.rn.f32 	%f165, %f165, %f1;
$L__BB10_182:
	@%p170 bra 	$L__BB10_184;
	div.rn.f32 	%f164, %f164, %f1;
$L__BB10_184:
	@%p170 bra 	$L__BB10_186;
	div.rn.f32 	%f163, %f163, %f1;
$L__BB10_186:
	@%p170 bra 	$L__BB10_188;
	div.rn.f32 	%f162, %f162, %f1;
$L__BB10_188:
	setp.gt.s64 	%p203, %rd39, 1;
	shl.b32 	%r399, %r5, 2;
	cvt.u64.u32 	%rd274, %r399;
	add.s64 	%rd275, %rd160, %rd274;
	cvta.to.global.u64 	%rd276, %rd63;
	shl.b64 	%rd277, %rd275, 2;
	add.s64 	%rd54, %rd276, %rd277;
	add.s64 	%rd55, %rd63, %rd277;
	and.b64  	%rd278, %rd55, 7;
	setp.eq.s64 	%p178, %rd278, 0;
	and.pred  	%p180, %p203, %p178;
	@%p180 bra 	$L__BB10_191;
	bra.uni 	$L__BB10_189;
$L__BB10_191:
	st.global.f32 	[%rd54], %f169;
	st.global.f32 	[%rd54+4], %f168;
	bra.uni 	$L__BB10_192;
$L__BB10_189:
	setp.lt.s64 	%p181, %rd39, 1;
	mov.b32 	%r199, %f168;
	mov.b32 	%r198, %f169;
	@%p181 bra 	$L__BB10_192;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd55;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r198, %r199};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_192:
	@%p55 bra 	$L__BB10_197;
	add.s64 	%rd56, %rd55, 8;
	and.b64  	%rd279, %rd56, 7;
	setp.eq.s64 	%p183, %rd279, 0;
	setp.gt.s64 	%p184, %rd39, 3;
	and.pred  	%p185, %p184, %p183;
	@%p185 bra 	$L__BB10_196;
	bra.uni 	$L__BB10_194;
$L__BB10_196:
	st.global.v2.f32 	[%rd54+8], {%f167, %f166};
	bra.uni 	$L__BB10_197;
$L__BB10_194:
	setp.lt.s64 	%p186, %rd39, 3;
	mov.b32 	%r201, %f166;
	mov.b32 	%r200, %f167;
	@%p186 bra 	$L__BB10_197;
	add.s64 	%rd280, %rd39, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd56;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd280;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r200, %r201};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_197:
	setp.gt.s64 	%p204, %rd39, 121;
	add.s64 	%rd57, %rd55, 480;
	and.b64  	%rd281, %rd57, 7;
	setp.eq.s64 	%p188, %rd281, 0;
	and.pred  	%p189, %p204, %p188;
	@%p189 bra 	$L__BB10_200;
	bra.uni 	$L__BB10_198;
$L__BB10_200:
	st.global.v2.f32 	[%rd54+480], {%f165, %f164};
	bra.uni 	$L__BB10_201;
$L__BB10_198:
	setp.lt.s64 	%p190, %rd39, 121;
	mov.b32 	%r203, %f164;
	mov.b32 	%r202, %f165;
	@%p190 bra 	$L__BB10_201;
	add.s64 	%rd282, %rd39, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd57;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd282;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r202, %r203};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_201:
	@%p55 bra 	$L__BB10_206;
	add.s64 	%rd58, %rd55, 488;
	and.b64  	%rd283, %rd58, 7;
	setp.eq.s64 	%p192, %rd283, 0;
	setp.gt.s64 	%p193, %rd39, 123;
	and.pred  	%p194, %p193, %p192;
	@%p194 bra 	$L__BB10_205;
	bra.uni 	$L__BB10_203;
$L__BB10_205:
	st.global.v2.f32 	[%rd54+488], {%f163, %f162};
	bra.uni 	$L__BB10_206;
$L__BB10_203:
	setp.lt.s64 	%p195, %rd39, 123;
	mov.b32 	%r205, %f162;
	mov.b32 	%r204, %f163;
	@%p195 bra 	$L__BB10_206;
	add.s64 	%rd284, %rd39, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd58;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd284;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r204, %r205};
	call.uni
	_Z13storeElementsPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_206:
	setp.ne.s32 	%p196, %r414, 1;
	@%p196 bra 	$L__BB10_208;
	griddepcontrol.launch_dependents;
$L__BB10_208:
	add.s32 	%r414, %r414, 1;
	setp.le.u32 	%p197, %r414, %r413;
	and.b16  	%rs21, %rs26, 255;
	setp.ne.s16 	%p198, %rs21, 0;
	and.pred  	%p199, %p198, %p197;
	@%p199 bra 	$L__BB10_15;
	setp.eq.s16 	%p200, %rs21, 0;
	selp.u32 	%r400, 1, 0, %p200;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r400, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r401, 1, 0, %p2;
	}
	or.b32  	%r403, %r401, %r2;
	setp.ne.s32 	%p201, %r403, 0;
	@%p201 bra 	$L__BB10_211;
	cvta.to.global.u64 	%rd293, %rd2;
	add.s64 	%rd292, %rd293, %rd67;
	add.s32 	%r404, %r413, %r1;
	st.global.u32 	[%rd292+64], %r404;
$L__BB10_211:
	ret;
}
`;
