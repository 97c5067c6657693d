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
.func _ZN10collective4copyEPdPKdm
(
	.param .b64 _ZN10collective4copyEPdPKdm_param_0,
	.param .b64 _ZN10collective4copyEPdPKdm_param_1,
	.param .b64 _ZN10collective4copyEPdPKdm_param_2
)
;
.func _ZN10collective6reduceEPdRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _Z12loadElementsPKdm(
	.param .b64 _Z12loadElementsPKdm_param_0,
	.param .b64 _Z12loadElementsPKdm_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_Z12loadElementsPKdm_param_0];
	ld.param.u64 	%rd2, [_Z12loadElementsPKdm_param_1];
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r9, 0;
	mov.u32 	%r10, %r9;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd3, %rd1;
	ld.global.v2.u32 	{%r9, %r10}, [%rd3];
$L__BB0_2:
	st.param.b32 	[func_retval0+0], %r9;
	st.param.b32 	[func_retval0+4], %r10;
	ret;
}
.func _Z13storeElementsPdm5uint2(
	.param .b64 _Z13storeElementsPdm5uint2_param_0,
	.param .b64 _Z13storeElementsPdm5uint2_param_1,
	.param .align 8 .b8 _Z13storeElementsPdm5uint2_param_2[8]
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_Z13storeElementsPdm5uint2_param_0];
	ld.param.u64 	%rd2, [_Z13storeElementsPdm5uint2_param_1];
	ld.param.u32 	%r2, [_Z13storeElementsPdm5uint2_param_2+4];
	ld.param.u32 	%r1, [_Z13storeElementsPdm5uint2_param_2];
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective6reduceEPdRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPdPKdm(
	.param .b64 _ZN10collective4copyEPdPKdm_param_0,
	.param .b64 _ZN10collective4copyEPdPKdm_param_1,
	.param .b64 _ZN10collective4copyEPdPKdm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<48>;
	.reg .f64 	%fd<2>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPdPKdm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPdPKdm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPdPKdm_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd51, 0;
	@%p1 bra 	$L__BB6_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB6_9;
	shr.u64 	%rd2, %rd22, 1;
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
	and.b64  	%rd51, %rd22, -2;
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
	shl.b64 	%rd45, %rd52, 3;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.f64 	%fd1, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.f64 	[%rd47], %fd1;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
	@%p8 bra 	$L__BB6_11;
$L__BB6_12:
	ret;
}
.func _ZN10collective6reduceEPdRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<66>;
	.reg .b32 	%r<41>;
	.reg .f64 	%fd<183>;
	.reg .b64 	%rd<143>;
	ld.param.u64 	%rd60, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd61, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd59, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd60;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd60, 15;
	cvta.to.local.u64 	%rd3, %rd61;
	@%p1 bra 	$L__BB7_53;
	bra.uni 	$L__BB7_1;
$L__BB7_53:
	setp.ne.s64 	%p35, %rd2, 0;
	mov.u64 	%rd138, 0;
	@%p35 bra 	$L__BB7_92;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd86, %rd25, 15;
	setp.ne.s64 	%p36, %rd86, 0;
	@%p36 bra 	$L__BB7_92;
	shr.u64 	%rd26, %rd59, 1;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd135, %r27;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r28, %r7, 3;
	cvt.u64.u32 	%rd28, %r28;
	add.s64 	%rd87, %rd135, %rd28;
	setp.ge.u64 	%p37, %rd87, %rd26;
	@%p37 bra 	$L__BB7_79;
	cvt.rn.f64.u32 	%fd36, %r19;
	shl.b32 	%r29, %r7, 2;
	cvt.u64.u32 	%rd29, %r29;
	cvt.u64.u32 	%rd30, %r7;
	shl.b32 	%r30, %r7, 1;
	cvt.u64.u32 	%rd31, %r30;
$L__BB7_57:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r19, 0;
	@%p38 bra 	$L__BB7_62;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r38, 0;
$L__BB7_59:
	.pragma "nounroll";
	setp.eq.s32 	%p39, %r8, %r38;
	mov.u64 	%rd134, %rd25;
	@%p39 bra 	$L__BB7_61;
	ld.local.u64 	%rd88, [%rd3+16];
	cvt.u64.u32 	%rd89, %r38;
	mul.lo.s64 	%rd90, %rd88, %rd89;
	ld.local.u64 	%rd91, [%rd3+8];
	add.s64 	%rd134, %rd91, %rd90;
$L__BB7_61:
	shl.b64 	%rd92, %rd135, 4;
	add.s64 	%rd93, %rd134, %rd92;
	ld.v2.f64 	{%fd102, %fd103}, [%rd93];
	shl.b64 	%rd94, %rd30, 4;
	add.s64 	%rd95, %rd93, %rd94;
	ld.v2.f64 	{%fd106, %fd107}, [%rd95];
	shl.b64 	%rd96, %rd31, 4;
	add.s64 	%rd97, %rd93, %rd96;
	ld.v2.f64 	{%fd110, %fd111}, [%rd97];
	shl.b64 	%rd98, %rd28, 4;
	add.s64 	%rd99, %rd93, %rd98;
	ld.v2.f64 	{%fd114, %fd115}, [%rd99];
	add.f64 	%fd118, %fd163, %fd102;
	setp.eq.s32 	%p40, %r38, 0;
	selp.f64 	%fd163, %fd102, %fd118, %p40;
	add.f64 	%fd119, %fd162, %fd103;
	selp.f64 	%fd162, %fd103, %fd119, %p40;
	add.f64 	%fd120, %fd161, %fd106;
	selp.f64 	%fd161, %fd106, %fd120, %p40;
	add.f64 	%fd121, %fd160, %fd107;
	selp.f64 	%fd160, %fd107, %fd121, %p40;
	add.f64 	%fd122, %fd159, %fd110;
	selp.f64 	%fd159, %fd110, %fd122, %p40;
	add.f64 	%fd123, %fd158, %fd111;
	selp.f64 	%fd158, %fd111, %fd123, %p40;
	add.f64 	%fd124, %fd157, %fd114;
	selp.f64 	%fd157, %fd114, %fd124, %p40;
	add.f64 	%fd125, %fd156, %fd115;
	selp.f64 	%fd156, %fd115, %fd125, %p40;
	add.s32 	%r38, %r38, 1;
	setp.lt.u32 	%p41, %r38, %r19;
	@%p41 bra 	$L__BB7_59;
$L__BB7_62:
	setp.ne.s32 	%p42, %r18, 4;
	@%p42 bra 	$L__BB7_64;
	div.rn.f64 	%fd163, %fd163, %fd36;
$L__BB7_64:
	@%p42 bra 	$L__BB7_66;
	div.rn.f64 	%fd162, %fd162, %fd36;
$L__BB7_66:
	shl.b64 	%rd100, %rd135, 4;
	add.s64 	%rd36, %rd1, %rd100;
	st.global.v2.f64 	[%rd36], {%fd163, %fd162};
	@%p42 bra 	$L__BB7_68;
	div.rn.f64 	%fd161, %fd161, %fd36;
$L__BB7_68:
	@%p42 bra 	$L__BB7_70;
	div.rn.f64 	%fd160, %fd160, %fd36;
$L__BB7_70:
	shl.b64 	%rd101, %rd30, 4;
	add.s64 	%rd102, %rd36, %rd101;
	st.global.v2.f64 	[%rd102], {%fd161, %fd160};
	@%p42 bra 	$L__BB7_72;
	div.rn.f64 	%fd159, %fd159, %fd36;
$L__BB7_72:
	@%p42 bra 	$L__BB7_74;
	div.rn.f64 	%fd158, %fd158, %fd36;
$L__BB7_74:
	shl.b64 	%rd103, %rd31, 4;
	add.s64 	%rd104, %rd36, %rd103;
	st.global.v2.f64 	[%rd104], {%fd159, %fd158};
	@%p42 bra 	$L__BB7_76;
	div.rn.f64 	%fd157, %fd157, %fd36;
$L__BB7_76:
	@%p42 bra 	$L__BB7_78;
	div.rn.f64 	%fd156, %fd156, %fd36;
$L__BB7_78:
	shl.b64 	%rd105, %rd28, 4;
	add.s64 	%rd106, %rd36, %rd105;
	st.global.v2.f64 	[%rd106], {%fd157, %fd156};
	add.s64 	%rd135, %rd135, %rd29;
	add.s64 	%rd107, %rd135, %rd28;
	setp.lt.u64 	%p50, %rd107, %rd26;
	@%p50 bra 	$L__BB7_57;
$L__BB7_79:
	setp.ge.u64 	%p51, %rd135, %rd26;
	@%p51 bra 	$L__BB7_91;
	cvt.rn.f64.u32 	%fd77, %r19;
	cvt.u64.u32 	%rd39, %r7;
$L__BB7_81:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r19, 0;
	@%p52 bra 	$L__BB7_86;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r39, 0;
$L__BB7_83:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r11, %r39;
	mov.u64 	%rd137, %rd25;
	@%p53 bra 	$L__BB7_85;
	ld.local.u64 	%rd108, [%rd3+16];
	cvt.u64.u32 	%rd109, %r39;
	mul.lo.s64 	%rd110, %rd108, %rd109;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd137, %rd111, %rd110;
$L__BB7_85:
	shl.b64 	%rd112, %rd135, 4;
	add.s64 	%rd113, %rd137, %rd112;
	ld.v2.f64 	{%fd127, %fd128}, [%rd113];
	add.f64 	%fd131, %fd176, %fd127;
	setp.eq.s32 	%p54, %r39, 0;
	selp.f64 	%fd176, %fd127, %fd131, %p54;
	add.f64 	%fd132, %fd177, %fd128;
	selp.f64 	%fd177, %fd128, %fd132, %p54;
	add.s32 	%r39, %r39, 1;
	setp.lt.u32 	%p55, %r39, %r19;
	@%p55 bra 	$L__BB7_83;
$L__BB7_86:
	setp.ne.s32 	%p56, %r18, 4;
	mov.f64 	%fd178, %fd176;
	@%p56 bra 	$L__BB7_88;
	div.rn.f64 	%fd178, %fd176, %fd77;
$L__BB7_88:
	mov.f64 	%fd179, %fd177;
	@%p56 bra 	$L__BB7_90;
	div.rn.f64 	%fd179, %fd177, %fd77;
$L__BB7_90:
	shl.b64 	%rd114, %rd135, 4;
	add.s64 	%rd115, %rd1, %rd114;
	st.global.v2.f64 	[%rd115], {%fd178, %fd179};
	add.s64 	%rd135, %rd135, %rd39;
	setp.lt.u64 	%p58, %rd135, %rd26;
	@%p58 bra 	$L__BB7_81;
$L__BB7_91:
	and.b64  	%rd138, %rd59, -2;
$L__BB7_92:
	mov.u32 	%r33, %tid.x;
	cvt.u64.u32 	%rd116, %r33;
	add.s64 	%rd139, %rd138, %rd116;
	setp.ge.u64 	%p59, %rd139, %rd59;
	@%p59 bra 	$L__BB7_106;
	cvt.rn.f64.u32 	%fd90, %r19;
	mov.u32 	%r34, %ntid.x;
	cvt.u64.u32 	%rd48, %r34;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB7_94:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r14, 0;
	@%p60 bra 	$L__BB7_96;
	ld.local.u64 	%rd140, [%rd3+8];
	bra.uni 	$L__BB7_97;
$L__BB7_96:
	ld.local.u64 	%rd140, [%rd3];
$L__BB7_97:
	shl.b64 	%rd117, %rd139, 3;
	add.s64 	%rd118, %rd140, %rd117;
	ld.f64 	%fd181, [%rd118];
	setp.lt.u32 	%p61, %r19, 2;
	@%p61 bra 	$L__BB7_103;
	mov.u64 	%rd141, 1;
	mov.u32 	%r40, %r15;
$L__BB7_99:
	.pragma "nounroll";
	setp.eq.s32 	%p62, %r40, -1;
	@%p62 bra 	$L__BB7_101;
	ld.local.u64 	%rd120, [%rd3+16];
	mul.lo.s64 	%rd121, %rd120, %rd141;
	ld.local.u64 	%rd122, [%rd3+8];
	add.s64 	%rd142, %rd122, %rd121;
	bra.uni 	$L__BB7_102;
$L__BB7_101:
	ld.local.u64 	%rd142, [%rd3];
$L__BB7_102:
	add.s64 	%rd124, %rd142, %rd117;
	ld.f64 	%fd133, [%rd124];
	add.f64 	%fd181, %fd181, %fd133;
	add.s64 	%rd141, %rd141, 1;
	cvt.u32.u64 	%r35, %rd141;
	add.s32 	%r40, %r40, 1;
	setp.lt.u32 	%p63, %r35, %r19;
	@%p63 bra 	$L__BB7_99;
$L__BB7_103:
	setp.ne.s32 	%p64, %r18, 4;
	@%p64 bra 	$L__BB7_105;
	div.rn.f64 	%fd181, %fd181, %fd90;
$L__BB7_105:
	add.s64 	%rd126, %rd1, %rd117;
	st.global.f64 	[%rd126], %fd181;
	add.s64 	%rd139, %rd139, %rd48;
	setp.lt.u64 	%p65, %rd139, %rd59;
	@%p65 bra 	$L__BB7_94;
	bra.uni 	$L__BB7_106;
$L__BB7_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd129, 0;
	@%p2 bra 	$L__BB7_32;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd64, %rd4, 15;
	setp.ne.s64 	%p3, %rd64, 0;
	@%p3 bra 	$L__BB7_32;
	shr.u64 	%rd5, %rd59, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd127, %r21;
	setp.le.u64 	%p4, %rd5, %rd127;
	@%p4 bra 	$L__BB7_31;
	cvt.rn.f64.u32 	%fd1, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd7, %r22;
$L__BB7_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB7_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r36, 0;
$L__BB7_7:
	.pragma "nounroll";
	mov.f64 	%fd5, %fd139;
	mov.f64 	%fd4, %fd138;
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
	ld.v2.f64 	{%fd138, %fd139}, [%rd70];
	setp.eq.s32 	%p7, %r36, 0;
	@%p7 bra 	$L__BB7_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB7_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB7_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB7_16;
	setp.lt.f64 	%p11, %fd4, %fd138;
	selp.f64 	%fd138, %fd138, %fd4, %p11;
	bra.uni 	$L__BB7_17;
$L__BB7_14:
	setp.gt.f64 	%p12, %fd4, %fd138;
	selp.f64 	%fd138, %fd138, %fd4, %p12;
	bra.uni 	$L__BB7_17;
$L__BB7_15:
	mul.f64 	%fd138, %fd4, %fd138;
	bra.uni 	$L__BB7_17;
$L__BB7_16:
	add.f64 	%fd138, %fd4, %fd138;
$L__BB7_17:
	@%p7 bra 	$L__BB7_25;
	setp.eq.s32 	%p14, %r18, 1;
	@%p14 bra 	$L__BB7_23;
	setp.eq.s32 	%p15, %r18, 2;
	@%p15 bra 	$L__BB7_22;
	setp.ne.s32 	%p16, %r18, 3;
	@%p16 bra 	$L__BB7_24;
	setp.lt.f64 	%p17, %fd5, %fd139;
	selp.f64 	%fd139, %fd139, %fd5, %p17;
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.gt.f64 	%p18, %fd5, %fd139;
	selp.f64 	%fd139, %fd139, %fd5, %p18;
	bra.uni 	$L__BB7_25;
$L__BB7_23:
	mul.f64 	%fd139, %fd5, %fd139;
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	add.f64 	%fd139, %fd5, %fd139;
$L__BB7_25:
	add.s32 	%r36, %r36, 1;
	setp.lt.u32 	%p19, %r36, %r19;
	@%p19 bra 	$L__BB7_7;
$L__BB7_26:
	setp.ne.s32 	%p20, %r18, 4;
	mov.f64 	%fd142, %fd138;
	@%p20 bra 	$L__BB7_28;
	div.rn.f64 	%fd142, %fd138, %fd1;
$L__BB7_28:
	mov.f64 	%fd143, %fd139;
	@%p20 bra 	$L__BB7_30;
	div.rn.f64 	%fd143, %fd139, %fd1;
$L__BB7_30:
	shl.b64 	%rd71, %rd127, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.v2.f64 	[%rd72], {%fd142, %fd143};
	add.s64 	%rd127, %rd127, %rd7;
	setp.lt.u64 	%p22, %rd127, %rd5;
	@%p22 bra 	$L__BB7_5;
$L__BB7_31:
	and.b64  	%rd129, %rd59, -2;
$L__BB7_32:
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd73, %r24;
	add.s64 	%rd130, %rd129, %rd73;
	setp.ge.u64 	%p23, %rd130, %rd59;
	@%p23 bra 	$L__BB7_106;
	cvt.rn.f64.u32 	%fd24, %r19;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd16, %r25;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB7_34:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, 0;
	@%p24 bra 	$L__BB7_36;
	ld.local.u64 	%rd131, [%rd3+8];
	bra.uni 	$L__BB7_37;
$L__BB7_36:
	ld.local.u64 	%rd131, [%rd3];
$L__BB7_37:
	shl.b64 	%rd74, %rd130, 3;
	add.s64 	%rd75, %rd131, %rd74;
	ld.f64 	%fd145, [%rd75];
	setp.lt.u32 	%p25, %r19, 2;
	@%p25 bra 	$L__BB7_50;
	mov.u32 	%r37, 1;
$L__BB7_39:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r4, %r37;
	@%p26 bra 	$L__BB7_41;
	bra.uni 	$L__BB7_40;
$L__BB7_41:
	ld.local.u64 	%rd132, [%rd3];
	bra.uni 	$L__BB7_42;
$L__BB7_40:
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r37;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd132, %rd79, %rd78;
$L__BB7_42:
	add.s64 	%rd81, %rd132, %rd74;
	ld.f64 	%fd27, [%rd81];
	setp.eq.s32 	%p27, %r18, 1;
	@%p27 bra 	$L__BB7_47;
	setp.eq.s32 	%p28, %r18, 2;
	@%p28 bra 	$L__BB7_46;
	setp.ne.s32 	%p29, %r18, 3;
	@%p29 bra 	$L__BB7_48;
	setp.gt.f64 	%p30, %fd27, %fd145;
	selp.f64 	%fd145, %fd27, %fd145, %p30;
	bra.uni 	$L__BB7_49;
$L__BB7_47:
	mul.f64 	%fd145, %fd145, %fd27;
	bra.uni 	$L__BB7_49;
$L__BB7_46:
	setp.lt.f64 	%p31, %fd27, %fd145;
	selp.f64 	%fd145, %fd27, %fd145, %p31;
	bra.uni 	$L__BB7_49;
$L__BB7_48:
	add.f64 	%fd145, %fd145, %fd27;
$L__BB7_49:
	add.s32 	%r37, %r37, 1;
	setp.lt.u32 	%p32, %r37, %r19;
	@%p32 bra 	$L__BB7_39;
$L__BB7_50:
	setp.ne.s32 	%p33, %r18, 4;
	@%p33 bra 	$L__BB7_52;
	div.rn.f64 	%fd145, %fd145, %fd24;
$L__BB7_52:
	add.s64 	%rd83, %rd1, %rd74;
	st.global.f64 	[%rd83], %fd145;
	add.s64 	%rd130, %rd130, %rd16;
	setp.lt.u64 	%p34, %rd130, %rd59;
	@%p34 bra 	$L__BB7_34;
$L__BB7_106:
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective6reduceEPdRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	.reg .pred 	%p<61>;
	.reg .b16 	%rs<38>;
	.reg .b32 	%r<131>;
	.reg .f64 	%fd<32>;
	.reg .b64 	%rd<158>;
	mov.u64 	%SPL, __local_depot9;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd36, [words_param_0];
	ld.param.u64 	%rd37, [words_param_1];
	ld.param.u32 	%r42, [words_param_2];
	ld.param.u32 	%r43, [words_param_3];
	ld.param.u32 	%r44, [words_param_4];
	ld.param.u32 	%r45, [words_param_5];
	ld.param.u64 	%rd38, [words_param_6];
	ld.param.u64 	%rd39, [words_param_7];
	ld.param.u64 	%rd40, [words_param_8];
	ld.param.v2.u32 	{%r56, %r57}, [words_param_9+96];
	ld.param.u64 	%rd50, [words_param_9+72];
	ld.param.u64 	%rd47, [words_param_9+48];
	ld.param.u64 	%rd46, [words_param_9+40];
	ld.param.u64 	%rd41, [words_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd51, %rd50;
	mov.u32 	%r58, %ctaid.x;
	mul.wide.u32 	%rd52, %r58, 4;
	add.s64 	%rd53, %rd51, %rd52;
	cvt.u64.u32 	%rd2, %r58;
	ld.global.u32 	%r1, [%rd53+64];
	mov.u32 	%r122, %tid.x;
	setp.ne.s32 	%p1, %r122, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB9_2;
	ld.volatile.global.u32 	%r59, [%rd51];
	setp.ne.s32 	%p2, %r59, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB9_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB9_6;
	cvta.to.global.u64 	%rd4, %rd37;
	ld.volatile.global.u32 	%r60, [%rd4+4];
	setp.ne.s32 	%p4, %r60, 0;
	@%p4 bra 	$L__BB9_5;
	st.global.u32 	[%rd4+8], %r45;
$L__BB9_5:
	membar.sys;
	mov.u32 	%r61, 4;
	st.global.u32 	[%rd4+4], %r61;
$L__BB9_6:
	cvt.u32.u16 	%r62, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r62, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r63, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r63, 0;
	@%p5 bra 	$L__BB9_70;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd55, %rd41, 1;
	shr.u64 	%rd56, %rd55, 1;
	mov.u32 	%r64, %nctaid.x;
	cvt.u64.u32 	%rd6, %r64;
	add.s64 	%rd57, %rd6, %rd56;
	add.s64 	%rd7, %rd57, -1;
	and.b64  	%rd58, %rd7, -4294967296;
	setp.eq.s64 	%p6, %rd58, 0;
	@%p6 bra 	$L__BB9_9;
	div.u64 	%rd155, %rd7, %rd6;
	bra.uni 	$L__BB9_10;
$L__BB9_9:
	cvt.u32.u64 	%r65, %rd6;
	cvt.u32.u64 	%r66, %rd7;
	div.u32 	%r67, %r66, %r65;
	cvt.u64.u32 	%rd155, %r67;
$L__BB9_10:
	shl.b64 	%rd59, %rd155, 1;
	mul.lo.s64 	%rd60, %rd59, %rd2;
	min.u64 	%rd11, %rd60, %rd41;
	add.s64 	%rd61, %rd11, %rd59;
	min.u64 	%rd12, %rd61, %rd41;
	setp.eq.s32 	%p7, %r122, %r42;
	setp.ge.u32 	%p8, %r122, %r43;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_12;
	cvta.to.global.u64 	%rd64, %rd36;
	mul.wide.u32 	%rd65, %r122, 8;
	add.s64 	%rd66, %rd64, %rd65;
	ld.global.u64 	%rd67, [%rd66];
	cvt.u64.u32 	%rd68, %r43;
	mul.lo.s64 	%rd69, %rd68, %rd2;
	cvt.u64.u32 	%rd70, %r42;
	add.s64 	%rd71, %rd69, %rd70;
	shl.b64 	%rd72, %rd71, 3;
	add.s64 	%rd73, %rd67, %rd72;
	add.s64 	%rd62, %rd73, 4096;
	cvt.u64.u32 	%rd74, %r44;
	cvt.u64.u32 	%rd75, %r3;
	bfi.b64 	%rd63, %rd74, %rd75, 32, 32;
	st.relaxed.sys.global.u64 [%rd62], %rd63;
$L__BB9_12:
	sub.s64 	%rd76, %rd12, %rd11;
	cvt.u32.u64 	%r68, %rd76;
	setp.ge.u32 	%p10, %r122, %r68;
	@%p10 bra 	$L__BB9_24;
	or.b64  	%rd79, %rd40, %rd39;
	and.b64  	%rd80, %rd79, 7;
	cvta.to.global.u64 	%rd81, %rd39;
$L__BB9_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd77, %r122;
	add.s64 	%rd15, %rd11, %rd77;
	add.s64 	%rd78, %rd15, 1;
	setp.gt.u64 	%p11, %rd78, %rd12;
	setp.ne.s64 	%p12, %rd80, 0;
	or.pred  	%p13, %p11, %p12;
	shl.b64 	%rd82, %rd15, 3;
	add.s64 	%rd16, %rd81, %rd82;
	@%p13 bra 	$L__BB9_16;
	bra.uni 	$L__BB9_15;
$L__BB9_16:
	setp.ge.u64 	%p14, %rd15, %rd12;
	mov.u32 	%r123, 0;
	mov.u32 	%r124, %r123;
	@%p14 bra 	$L__BB9_18;
	ld.global.v2.u32 	{%r123, %r124}, [%rd16];
	bra.uni 	$L__BB9_18;
$L__BB9_15:
	ld.global.v2.u32 	{%r123, %r124}, [%rd16];
$L__BB9_18:
	setp.lt.u32 	%p15, %r43, 2;
	@%p15 bra 	$L__BB9_23;
	mov.u32 	%r125, 1;
$L__BB9_20:
	.pragma "nounroll";
	add.s32 	%r76, %r125, %r42;
	rem.u32 	%r12, %r76, %r43;
	setp.eq.s32 	%p16, %r12, %r42;
	mov.u64 	%rd156, %rd50;
	@%p16 bra 	$L__BB9_22;
	cvta.to.global.u64 	%rd83, %rd36;
	mul.wide.u32 	%rd84, %r12, 8;
	add.s64 	%rd85, %rd83, %rd84;
	ld.global.u64 	%rd156, [%rd85];
$L__BB9_22:
	and.b32  	%r81, %r3, 3;
	cvt.u64.u32 	%rd88, %r81;
	or.b64  	%rd89, %rd52, %rd88;
	cvt.u64.u32 	%rd90, %r43;
	mul.lo.s64 	%rd91, %rd89, %rd90;
	cvt.u64.u32 	%rd92, %r42;
	add.s64 	%rd93, %rd91, %rd92;
	mul.lo.s64 	%rd94, %rd93, %rd46;
	add.s64 	%rd95, %rd94, %rd47;
	mul.wide.u32 	%rd96, %r122, 16;
	add.s64 	%rd97, %rd95, %rd96;
	add.s64 	%rd86, %rd156, %rd97;
	st.volatile.global.v4.u32 [%rd86], {%r123, %r3, %r124, %r3};
	add.s32 	%r125, %r125, 1;
	setp.lt.u32 	%p17, %r125, %r43;
	@%p17 bra 	$L__BB9_20;
$L__BB9_23:
	mov.u32 	%r82, %ntid.x;
	add.s32 	%r122, %r122, %r82;
	setp.lt.u32 	%p18, %r122, %r68;
	@%p18 bra 	$L__BB9_14;
$L__BB9_24:
	mov.u32 	%r84, %tid.x;
	setp.ge.u32 	%p19, %r84, %r68;
	mov.u16 	%rs34, 0;
	@%p19 bra 	$L__BB9_58;
	cvt.rn.f64.u32 	%fd1, %r43;
	or.b64  	%rd102, %rd40, %rd39;
	and.b64  	%rd103, %rd102, 7;
	cvta.to.global.u64 	%rd104, %rd39;
	mov.u32 	%r126, %r84;
$L__BB9_26:
	.pragma "nounroll";
	cvt.u64.u32 	%rd100, %r126;
	add.s64 	%rd24, %rd11, %rd100;
	add.s64 	%rd101, %rd24, 1;
	setp.gt.u64 	%p20, %rd101, %rd12;
	setp.ne.s64 	%p21, %rd103, 0;
	or.pred  	%p22, %p20, %p21;
	shl.b64 	%rd105, %rd24, 3;
	add.s64 	%rd25, %rd104, %rd105;
	@%p22 bra 	$L__BB9_28;
	bra.uni 	$L__BB9_27;
$L__BB9_28:
	setp.ge.u64 	%p23, %rd24, %rd12;
	mov.f64 	%fd24, 0d0000000000000000;
	@%p23 bra 	$L__BB9_30;
	ld.global.f64 	%fd24, [%rd25];
	bra.uni 	$L__BB9_30;
$L__BB9_27:
	ld.global.f64 	%fd24, [%rd25];
$L__BB9_30:
	setp.eq.s32 	%p24, %r43, 0;
	mov.u16 	%rs34, 0;
	@%p24 bra 	$L__BB9_50;
	mov.u16 	%rs34, 0;
	mov.u32 	%r127, 0;
$L__BB9_32:
	.pragma "nounroll";
	mov.f64 	%fd6, %fd27;
	setp.eq.s32 	%p25, %r127, %r42;
	mov.f64 	%fd27, %fd24;
	@%p25 bra 	$L__BB9_41;
	ld.param.u64 	%rd149, [words_param_9+48];
	ld.param.u64 	%rd148, [words_param_9+40];
	and.b32  	%r92, %r3, 3;
	cvt.u64.u32 	%rd108, %r92;
	or.b64  	%rd109, %rd52, %rd108;
	cvt.u64.u32 	%rd110, %r43;
	mul.lo.s64 	%rd111, %rd109, %rd110;
	cvt.u64.u32 	%rd112, %r127;
	add.s64 	%rd113, %rd111, %rd112;
	mul.lo.s64 	%rd114, %rd113, %rd148;
	mul.wide.u32 	%rd115, %r126, 16;
	add.s64 	%rd116, %rd115, %rd149;
	add.s64 	%rd117, %rd116, %rd114;
	add.s64 	%rd106, %rd50, %rd117;
	add.u64 	%rd119, %SPL, 8;
	mov.u64 	%rd120, 0;
	st.local.u64 	[%rd119], %rd120;
	ld.volatile.global.v4.u32 {%r87, %r88, %r89, %r90}, [%rd106];
	mov.b64 	%rd121, {%r87, %r89};
	mov.b64 	%fd27, %rd121;
	setp.eq.s32 	%p26, %r88, %r3;
	setp.eq.s32 	%p27, %r90, %r3;
	and.pred  	%p28, %p27, %p26;
	@%p28 bra 	$L__BB9_39;
	mov.u32 	%r128, 1;
$L__BB9_35:
	and.b32  	%r94, %r128, 63;
	setp.ne.s32 	%p29, %r94, 0;
	@%p29 bra 	$L__BB9_38;
	add.u64 	%rd150, %SP, 8;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd36;
	st.param.b64 	[param0+8], %rd37;
	st.param.v2.b32 	[param0+16], {%r42, %r43};
	st.param.v2.b32 	[param0+24], {%r44, %r45};
	st.param.b64 	[param0+32], %rd38;
	st.param.b64 	[param0+40], %rd50;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r128;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd150;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r26, [retval0+0];
	}
	setp.eq.s32 	%p30, %r26, 0;
	@%p30 bra 	$L__BB9_38;
	bra.uni 	$L__BB9_37;
$L__BB9_38:
	add.s32 	%r128, %r128, 1;
	ld.volatile.global.v4.u32 {%r95, %r96, %r97, %r98}, [%rd106];
	mov.b64 	%rd124, {%r95, %r97};
	mov.b64 	%fd27, %rd124;
	setp.ne.s32 	%p31, %r96, %r3;
	setp.ne.s32 	%p32, %r98, %r3;
	or.pred  	%p33, %p32, %p31;
	@%p33 bra 	$L__BB9_35;
	bra.uni 	$L__BB9_39;
$L__BB9_37:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd36;
	st.param.b64 	[param0+8], %rd37;
	st.param.v2.b32 	[param0+16], {%r42, %r43};
	st.param.v2.b32 	[param0+24], {%r44, %r45};
	st.param.b64 	[param0+32], %rd38;
	st.param.b64 	[param0+40], %rd50;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r26;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r127;
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
	setp.eq.s32 	%p34, %r57, 0;
	@%p34 bra 	$L__BB9_41;
	ld.volatile.global.v4.u32 {%r99, %r100, %r101, %r102}, [%rd106];
	mov.b64 	%rd126, {%r99, %r101};
	mov.b64 	%fd27, %rd126;
$L__BB9_41:
	setp.eq.s32 	%p35, %r127, 0;
	@%p35 bra 	$L__BB9_49;
	setp.eq.s32 	%p36, %r56, 1;
	@%p36 bra 	$L__BB9_47;
	setp.eq.s32 	%p37, %r56, 2;
	@%p37 bra 	$L__BB9_46;
	setp.ne.s32 	%p38, %r56, 3;
	@%p38 bra 	$L__BB9_48;
	setp.gt.f64 	%p39, %fd27, %fd6;
	selp.f64 	%fd27, %fd27, %fd6, %p39;
	bra.uni 	$L__BB9_49;
$L__BB9_47:
	mul.f64 	%fd27, %fd6, %fd27;
	bra.uni 	$L__BB9_49;
$L__BB9_46:
	setp.lt.f64 	%p40, %fd27, %fd6;
	selp.f64 	%fd27, %fd27, %fd6, %p40;
	bra.uni 	$L__BB9_49;
$L__BB9_48:
	add.f64 	%fd27, %fd6, %fd27;
$L__BB9_49:
	add.s32 	%r127, %r127, 1;
	setp.lt.u32 	%p41, %r127, %r43;
	@%p41 bra 	$L__BB9_32;
$L__BB9_50:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p42, %rs23, 0;
	@%p42 bra 	$L__BB9_58;
	setp.ne.s32 	%p43, %r56, 4;
	mov.f64 	%fd31, %fd27;
	@%p43 bra 	$L__BB9_53;
	div.rn.f64 	%fd31, %fd27, %fd1;
$L__BB9_53:
	ld.param.u64 	%rd147, [words_param_8];
	setp.eq.s64 	%p44, %rd103, 0;
	setp.le.u64 	%p45, %rd101, %rd12;
	and.pred  	%p46, %p44, %p45;
	cvta.to.global.u64 	%rd130, %rd147;
	add.s64 	%rd27, %rd130, %rd105;
	@%p46 bra 	$L__BB9_56;
	bra.uni 	$L__BB9_54;
$L__BB9_56:
	st.global.f64 	[%rd27], %fd31;
	bra.uni 	$L__BB9_57;
$L__BB9_54:
	setp.ge.u64 	%p47, %rd24, %rd12;
	@%p47 bra 	$L__BB9_57;
	st.global.f64 	[%rd27], %fd31;
$L__BB9_57:
	mov.u32 	%r103, %ntid.x;
	add.s32 	%r126, %r126, %r103;
	setp.lt.u32 	%p48, %r126, %r68;
	mov.u16 	%rs34, 0;
	@%p48 bra 	$L__BB9_26;
$L__BB9_58:
	setp.eq.s32 	%p49, %r84, %r42;
	setp.ge.u32 	%p50, %r84, %r43;
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p51, %rs25, 0;
	or.pred  	%p52, %p50, %p51;
	or.pred  	%p53, %p49, %p52;
	@%p53 bra 	$L__BB9_68;
	mov.u32 	%r120, %ctaid.x;
	mul.wide.u32 	%rd135, %r43, %r120;
	cvt.u64.u32 	%rd136, %r84;
	add.s64 	%rd137, %rd135, %rd136;
	shl.b64 	%rd138, %rd137, 3;
	add.s64 	%rd139, %rd50, %rd138;
	add.s64 	%rd28, %rd139, 4096;
	ld.acquire.sys.global.u64 %rd157, [%rd28];
	add.u64 	%rd140, %SP, 0;
	add.u64 	%rd141, %SPL, 0;
	mov.u64 	%rd142, 0;
	st.local.u64 	[%rd141], %rd142;
	cvt.u32.u64 	%r130, %rd157;
	sub.s32 	%r108, %r130, %r3;
	setp.gt.s32 	%p54, %r108, -1;
	@%p54 bra 	$L__BB9_65;
	mov.u32 	%r129, 1;
$L__BB9_61:
	and.b32  	%r110, %r129, 63;
	setp.ne.s32 	%p55, %r110, 0;
	@%p55 bra 	$L__BB9_64;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd36;
	st.param.b64 	[param0+8], %rd37;
	st.param.v2.b32 	[param0+16], {%r42, %r43};
	st.param.v2.b32 	[param0+24], {%r44, %r45};
	st.param.b64 	[param0+32], %rd38;
	st.param.b64 	[param0+40], %rd50;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r129;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd140;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r37, [retval0+0];
	}
	setp.eq.s32 	%p56, %r37, 0;
	@%p56 bra 	$L__BB9_64;
	bra.uni 	$L__BB9_63;
$L__BB9_64:
	ld.acquire.sys.global.u64 %rd157, [%rd28];
	add.s32 	%r129, %r129, 1;
	cvt.u32.u64 	%r130, %rd157;
	sub.s32 	%r112, %r130, %r3;
	setp.lt.s32 	%p57, %r112, 0;
	@%p57 bra 	$L__BB9_61;
$L__BB9_65:
	setp.ne.s32 	%p58, %r3, %r130;
	mov.u16 	%rs34, 0;
	@%p58 bra 	$L__BB9_68;
	shr.u64 	%rd146, %rd157, 32;
	cvt.u32.u64 	%r41, %rd146;
	setp.eq.s32 	%p59, %r41, %r44;
	@%p59 bra 	$L__BB9_68;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd36;
	st.param.b64 	[param0+8], %rd37;
	st.param.v2.b32 	[param0+16], {%r42, %r43};
	st.param.v2.b32 	[param0+24], {%r44, %r45};
	st.param.b64 	[param0+32], %rd38;
	st.param.b64 	[param0+40], %rd50;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r84;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r41;
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
	bra.uni 	$L__BB9_68;
$L__BB9_63:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd36;
	st.param.b64 	[param0+8], %rd37;
	st.param.v2.b32 	[param0+16], {%r42, %r43};
	st.param.v2.b32 	[param0+24], {%r44, %r45};
	st.param.b64 	[param0+32], %rd38;
	st.param.b64 	[param0+40], %rd50;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r37;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r84;
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
$L__BB9_68:
	cvt.u32.u16 	%r114, %rs34;
	cvt.s32.s8 	%r115, %r114;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r115, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r116, 1, 0, %p2;
	}
	or.b32  	%r118, %r116, %r84;
	setp.ne.s32 	%p60, %r118, 0;
	@%p60 bra 	$L__BB9_70;
	mov.u32 	%r121, %ctaid.x;
	mul.wide.u32 	%rd154, %r121, 4;
	cvta.to.global.u64 	%rd153, %rd50;
	add.s64 	%rd152, %rd153, %rd154;
	add.s64 	%rd151, %rd152, 64;
	add.s32 	%r119, %r1, 1;
	st.global.u32 	[%rd151], %r119;
$L__BB9_70:
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
	.reg .pred 	%p<190>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<399>;
	.reg .f64 	%fd<142>;
	.reg .b64 	%rd<354>;
	mov.u64 	%SPL, __local_depot10;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd58, [lines_param_0];
	ld.param.u64 	%rd59, [lines_param_1];
	ld.param.u32 	%r115, [lines_param_2];
	ld.param.u32 	%r116, [lines_param_3];
	ld.param.u32 	%r117, [lines_param_4];
	ld.param.u32 	%r118, [lines_param_5];
	ld.param.u64 	%rd60, [lines_param_6];
	ld.param.u64 	%rd61, [lines_param_7];
	ld.param.u64 	%rd62, [lines_param_8];
	mov.b64 	%rd63, lines_param_9;
	add.s64 	%rd1, %rd63, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd65, %rd2;
	mov.u32 	%r119, %ctaid.x;
	mul.wide.u32 	%rd66, %r119, 4;
	add.s64 	%rd67, %rd65, %rd66;
	cvt.u64.u32 	%rd3, %r119;
	ld.global.u32 	%r1, [%rd67+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs23, 0;
	@%p8 bra 	$L__BB10_2;
	ld.volatile.global.u32 	%r120, [%rd65];
	setp.ne.s32 	%p9, %r120, 0;
	selp.u16 	%rs23, 1, 0, %p9;
$L__BB10_2:
	setp.eq.s16 	%p10, %rs23, 0;
	@%p10 bra 	$L__BB10_6;
	cvta.to.global.u64 	%rd4, %rd59;
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
	@%p12 bra 	$L__BB10_174;
	ld.param.u64 	%rd69, [%rd1+-72];
	add.s64 	%rd70, %rd69, 14;
	mul.hi.u64 	%rd71, %rd70, -8608480567731124087;
	shr.u64 	%rd5, %rd71, 3;
	mov.u32 	%r126, %nctaid.x;
	mov.u32 	%r127, %ntid.x;
	shr.u32 	%r128, %r127, 5;
	mul.wide.u32 	%rd72, %r128, %r126;
	shl.b64 	%rd6, %rd72, 3;
	setp.lt.u64 	%p13, %rd70, 15;
	mov.u32 	%r368, 1;
	@%p13 bra 	$L__BB10_12;
	add.s64 	%rd73, %rd6, %rd5;
	add.s64 	%rd7, %rd73, -1;
	or.b64  	%rd74, %rd7, %rd6;
	and.b64  	%rd75, %rd74, -4294967296;
	setp.eq.s64 	%p14, %rd75, 0;
	@%p14 bra 	$L__BB10_10;
	div.u64 	%rd352, %rd7, %rd6;
	bra.uni 	$L__BB10_11;
$L__BB10_10:
	cvt.u32.u64 	%r129, %rd6;
	cvt.u32.u64 	%r130, %rd7;
	div.u32 	%r131, %r130, %r129;
	cvt.u64.u32 	%rd352, %r131;
$L__BB10_11:
	cvt.u32.u64 	%r368, %rd352;
$L__BB10_12:
	setp.ne.s32 	%p15, %r2, %r115;
	setp.lt.u32 	%p16, %r2, %r116;
	and.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB10_13;
	bra.uni 	$L__BB10_14;
$L__BB10_13:
	cvta.to.global.u64 	%rd78, %rd58;
	mul.wide.u32 	%rd79, %r2, 8;
	add.s64 	%rd80, %rd78, %rd79;
	ld.global.u64 	%rd81, [%rd80];
	cvt.u64.u32 	%rd82, %r116;
	mul.lo.s64 	%rd83, %rd82, %rd3;
	cvt.u64.u32 	%rd84, %r115;
	add.s64 	%rd85, %rd83, %rd84;
	shl.b64 	%rd86, %rd85, 3;
	add.s64 	%rd87, %rd81, %rd86;
	add.s64 	%rd76, %rd87, 4096;
	cvt.u64.u32 	%rd88, %r117;
	add.s32 	%r132, %r1, 1;
	cvt.u64.u32 	%rd89, %r132;
	bfi.b64 	%rd77, %rd88, %rd89, 32, 32;
	st.relaxed.sys.global.u64 [%rd76], %rd77;
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
	cvt.rn.f64.u32 	%fd1, %r116;
	mov.u16 	%rs26, 1;
	mov.u32 	%r369, 0;
$L__BB10_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r369, %r368;
	@%p18 bra 	$L__BB10_49;
	setp.lt.u32 	%p19, %r116, 2;
	@%p19 bra 	$L__BB10_49;
	mov.u32 	%r370, 1;
$L__BB10_18:
	.pragma "nounroll";
	add.s32 	%r141, %r370, %r115;
	setp.lt.u32 	%p20, %r141, %r116;
	selp.b32 	%r142, 0, %r116, %p20;
	sub.s32 	%r22, %r141, %r142;
	setp.eq.s32 	%p21, %r22, %r115;
	@%p21 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_19;
$L__BB10_20:
	mov.u64 	%rd353, %rd2;
	bra.uni 	$L__BB10_21;
$L__BB10_19:
	cvta.to.global.u64 	%rd90, %rd58;
	mul.wide.u32 	%rd91, %r22, 8;
	add.s64 	%rd92, %rd90, %rd91;
	ld.global.u64 	%rd353, [%rd92];
$L__BB10_21:
	add.s32 	%r362, %r370, %r115;
	setp.lt.u32 	%p186, %r362, %r116;
	selp.b32 	%r361, 0, %r116, %p186;
	sub.s32 	%r360, %r362, %r361;
	cvta.to.global.u64 	%rd351, %rd61;
	sub.s32 	%r146, %r360, %r134;
	setp.lt.u32 	%p23, %r146, %r135;
	cvt.u64.u32 	%rd93, %r360;
	mul.lo.s64 	%rd94, %rd13, %rd93;
	mul.lo.s32 	%r150, %r128, %r119;
	cvt.u64.u32 	%rd95, %r150;
	shr.u32 	%r152, %r2, 5;
	cvt.u64.u32 	%rd96, %r152;
	add.s64 	%rd97, %rd95, %rd96;
	cvt.u64.u32 	%rd99, %r369;
	mul.lo.s64 	%rd100, %rd72, %rd99;
	add.s64 	%rd101, %rd97, %rd100;
	shl.b64 	%rd102, %rd101, 3;
	and.b32  	%r154, %r2, 31;
	shr.u32 	%r155, %r154, 3;
	cvt.u64.u32 	%rd103, %r155;
	or.b64  	%rd104, %rd102, %rd103;
	mul.lo.s64 	%rd105, %rd104, 15;
	shl.b32 	%r156, %r2, 1;
	and.b32  	%r157, %r156, 14;
	cvt.u64.u32 	%rd106, %r157;
	add.s64 	%rd107, %rd105, %rd106;
	add.s64 	%rd108, %rd94, %rd107;
	sub.s64 	%rd109, %rd14, %rd107;
	selp.b64 	%rd24, %rd109, 0, %p23;
	shl.b64 	%rd110, %rd108, 3;
	add.s64 	%rd26, %rd351, %rd110;
	add.s64 	%rd25, %rd61, %rd110;
	and.b64  	%rd111, %rd25, 7;
	setp.eq.s64 	%p24, %rd111, 0;
	setp.gt.s64 	%p25, %rd24, 0;
	and.pred  	%p26, %p25, %p24;
	@%p26 bra 	$L__BB10_24;
	bra.uni 	$L__BB10_22;
$L__BB10_24:
	ld.global.v2.u32 	{%r371, %r372}, [%rd26];
	bra.uni 	$L__BB10_25;
$L__BB10_22:
	setp.lt.s64 	%p27, %rd24, 1;
	mov.u32 	%r371, 0;
	mov.u32 	%r372, %r371;
	@%p27 bra 	$L__BB10_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd25;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd24;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r371, [retval0+0];
	ld.param.b32 	%r372, [retval0+4];
	}
$L__BB10_25:
	setp.eq.s32 	%p28, %r5, 7;
	mov.u32 	%r373, 0;
	mov.u32 	%r374, %r373;
	@%p28 bra 	$L__BB10_30;
	add.s64 	%rd27, %rd25, 8;
	and.b64  	%rd112, %rd27, 7;
	setp.eq.s64 	%p29, %rd112, 0;
	add.s64 	%rd28, %rd24, -1;
	setp.gt.s64 	%p30, %rd28, 0;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB10_29;
	bra.uni 	$L__BB10_27;
$L__BB10_29:
	ld.global.v2.u32 	{%r373, %r374}, [%rd26+8];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	setp.lt.s64 	%p32, %rd28, 1;
	mov.u32 	%r373, 0;
	mov.u32 	%r374, %r373;
	@%p32 bra 	$L__BB10_30;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd27;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd28;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r373, [retval0+0];
	ld.param.b32 	%r374, [retval0+4];
	}
$L__BB10_30:
	add.s64 	%rd29, %rd25, 480;
	and.b64  	%rd113, %rd29, 7;
	setp.eq.s64 	%p33, %rd113, 0;
	setp.gt.s64 	%p34, %rd24, 60;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB10_33;
	bra.uni 	$L__BB10_31;
$L__BB10_33:
	ld.global.v2.u32 	{%r377, %r378}, [%rd26+480];
	bra.uni 	$L__BB10_34;
$L__BB10_31:
	setp.lt.s64 	%p36, %rd24, 61;
	mov.u32 	%r377, 0;
	mov.u32 	%r378, %r377;
	@%p36 bra 	$L__BB10_34;
	add.s64 	%rd114, %rd24, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd114;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r377, [retval0+0];
	ld.param.b32 	%r378, [retval0+4];
	}
$L__BB10_34:
	mov.u32 	%r379, 0;
	mov.u32 	%r380, %r379;
	@%p28 bra 	$L__BB10_39;
	add.s64 	%rd30, %rd25, 488;
	and.b64  	%rd115, %rd30, 7;
	setp.eq.s64 	%p38, %rd115, 0;
	add.s64 	%rd31, %rd24, -61;
	setp.gt.s64 	%p39, %rd31, 0;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB10_38;
	bra.uni 	$L__BB10_36;
$L__BB10_38:
	ld.global.v2.u32 	{%r379, %r380}, [%rd26+488];
	bra.uni 	$L__BB10_39;
$L__BB10_36:
	setp.lt.s64 	%p41, %rd31, 1;
	mov.u32 	%r379, 0;
	mov.u32 	%r380, %r379;
	@%p41 bra 	$L__BB10_39;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd30;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd31;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r379, [retval0+0];
	ld.param.b32 	%r380, [retval0+4];
	}
$L__BB10_39:
	setp.eq.s32 	%p42, %r8, 0;
	@%p42 bra 	$L__BB10_46;
	shl.b32 	%r179, %r2, 5;
	and.b32  	%r180, %r179, -1024;
	shl.b32 	%r181, %r2, 4;
	and.b32  	%r182, %r181, 496;
	or.b32  	%r183, %r180, %r182;
	cvt.u64.u32 	%rd118, %r183;
	add.s64 	%rd119, %rd118, %rd11;
	add.s32 	%r185, %r369, %r1;
	add.s32 	%r186, %r185, 1;
	and.b32  	%r187, %r186, 3;
	cvt.u64.u32 	%rd121, %r187;
	or.b64  	%rd122, %rd66, %rd121;
	cvt.u64.u32 	%rd123, %r116;
	mul.lo.s64 	%rd124, %rd122, %rd123;
	cvt.u64.u32 	%rd125, %r115;
	add.s64 	%rd126, %rd124, %rd125;
	mul.lo.s64 	%rd127, %rd12, %rd126;
	add.s64 	%rd128, %rd119, %rd127;
	add.s64 	%rd116, %rd353, %rd128;
	cvt.u64.u32 	%rd129, %r372;
	cvt.u64.u32 	%rd130, %r371;
	bfi.b64 	%rd117, %rd129, %rd130, 32, 32;
	st.relaxed.sys.global.u64 [%rd116], %rd117;
	@%p28 bra 	$L__BB10_42;
	add.s64 	%rd131, %rd116, 8;
	cvt.u64.u32 	%rd133, %r374;
	cvt.u64.u32 	%rd134, %r373;
	bfi.b64 	%rd132, %rd133, %rd134, 32, 32;
	st.relaxed.sys.global.u64 [%rd131], %rd132;
$L__BB10_42:
	add.s64 	%rd135, %rd116, 512;
	cvt.u64.u32 	%rd137, %r378;
	cvt.u64.u32 	%rd138, %r377;
	bfi.b64 	%rd136, %rd137, %rd138, 32, 32;
	st.relaxed.sys.global.u64 [%rd135], %rd136;
	@%p28 bra 	$L__BB10_44;
	add.s64 	%rd139, %rd116, 520;
	cvt.u64.u32 	%rd141, %r380;
	cvt.u64.u32 	%rd142, %r379;
	bfi.b64 	%rd140, %rd141, %rd142, 32, 32;
	st.relaxed.sys.global.u64 [%rd139], %rd140;
$L__BB10_44:
	setp.ne.s32 	%p45, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p45 bra 	$L__BB10_48;
	add.s64 	%rd143, %rd116, 8;
	cvt.u64.u32 	%rd147, %r117;
	cvt.u64.u32 	%rd148, %r186;
	bfi.b64 	%rd144, %rd147, %rd148, 32, 32;
	st.release.sys.global.u64 [%rd143], %rd144;
	add.s64 	%rd145, %rd116, 520;
	st.release.sys.global.u64 [%rd145], %rd144;
	bra.uni 	$L__BB10_48;
$L__BB10_46:
	add.s32 	%r367, %r370, %r115;
	shr.u32 	%r366, %r2, 5;
	setp.lt.u32 	%p187, %r367, %r116;
	selp.b32 	%r365, 0, %r116, %p187;
	sub.s32 	%r364, %r367, %r365;
	sub.s32 	%r363, %r360, %r134;
	setp.ge.u32 	%p47, %r363, %r135;
	or.b64  	%rd158, %rd102, 4;
	setp.ge.u64 	%p48, %rd158, %rd5;
	selp.b32 	%r193, %r117, %r374, %p28;
	add.s32 	%r205, %r369, %r1;
	add.s32 	%r206, %r205, 1;
	selp.b32 	%r192, %r206, %r373, %p28;
	shl.b32 	%r207, %r366, 10;
	shl.b32 	%r208, %r2, 4;
	and.b32  	%r209, %r208, 496;
	or.b32  	%r210, %r207, %r209;
	cvt.u64.u32 	%rd159, %r210;
	add.s64 	%rd160, %rd159, %rd11;
	and.b32  	%r211, %r206, 3;
	cvt.u64.u32 	%rd162, %r211;
	or.b64  	%rd163, %rd66, %rd162;
	cvt.u64.u32 	%rd164, %r116;
	mul.lo.s64 	%rd165, %rd163, %rd164;
	cvt.u64.u32 	%rd166, %r115;
	add.s64 	%rd167, %rd165, %rd166;
	mul.lo.s64 	%rd168, %rd12, %rd167;
	add.s64 	%rd169, %rd160, %rd168;
	add.s64 	%rd149, %rd353, %rd169;
	st.volatile.global.v4.u32 [%rd149], {%r371, %r372, %r192, %r193};
	selp.b32 	%r59, %r206, %r379, %p28;
	selp.b32 	%r60, %r117, %r380, %p28;
	or.pred  	%p50, %p47, %p48;
	@%p50 bra 	$L__BB10_48;
	add.s64 	%rd170, %rd149, 512;
	st.volatile.global.v4.u32 [%rd170], {%r377, %r378, %r59, %r60};
$L__BB10_48:
	add.s32 	%r370, %r370, 1;
	setp.lt.u32 	%p51, %r370, %r116;
	@%p51 bra 	$L__BB10_18;
$L__BB10_49:
	setp.eq.s32 	%p52, %r369, 0;
	@%p52 bra 	$L__BB10_169;
	add.s32 	%r216, %r369, -1;
	cvt.u64.u32 	%rd171, %r216;
	mul.lo.s64 	%rd173, %rd72, %rd171;
	mul.lo.s32 	%r221, %r128, %r119;
	cvt.u64.u32 	%rd174, %r221;
	shr.u32 	%r223, %r2, 5;
	cvt.u64.u32 	%rd175, %r223;
	add.s64 	%rd176, %rd174, %rd175;
	add.s64 	%rd177, %rd176, %rd173;
	shl.b64 	%rd178, %rd177, 3;
	and.b32  	%r224, %r2, 31;
	shr.u32 	%r225, %r224, 3;
	cvt.u64.u32 	%rd179, %r225;
	or.b64  	%rd180, %rd178, %rd179;
	mul.lo.s64 	%rd181, %rd180, 15;
	shl.b32 	%r226, %r2, 1;
	and.b32  	%r227, %r226, 14;
	cvt.u64.u32 	%rd182, %r227;
	add.s64 	%rd34, %rd181, %rd182;
	sub.s64 	%rd35, %rd14, %rd34;
	cvt.u64.u32 	%rd183, %r115;
	mul.lo.s64 	%rd36, %rd13, %rd183;
	add.s64 	%rd184, %rd36, %rd34;
	shl.b64 	%rd185, %rd184, 3;
	add.s64 	%rd37, %rd61, %rd185;
	and.b64  	%rd186, %rd37, 7;
	setp.eq.s64 	%p53, %rd186, 0;
	setp.gt.s64 	%p54, %rd35, 0;
	and.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB10_53;
	bra.uni 	$L__BB10_51;
$L__BB10_53:
	cvta.to.global.u64 	%rd187, %rd61;
	add.s64 	%rd190, %rd187, %rd185;
	ld.global.v2.u32 	{%r383, %r384}, [%rd190];
	bra.uni 	$L__BB10_54;
$L__BB10_51:
	setp.lt.s64 	%p56, %rd35, 1;
	mov.u32 	%r383, 0;
	mov.u32 	%r384, %r383;
	@%p56 bra 	$L__BB10_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd37;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r383, [retval0+0];
	ld.param.b32 	%r384, [retval0+4];
	}
$L__BB10_54:
	setp.eq.s32 	%p57, %r5, 7;
	mov.u32 	%r386, 0;
	mov.u32 	%r385, %r386;
	@%p57 bra 	$L__BB10_59;
	add.s64 	%rd38, %rd37, 8;
	and.b64  	%rd191, %rd38, 7;
	setp.eq.s64 	%p58, %rd191, 0;
	add.s64 	%rd39, %rd35, -1;
	setp.gt.s64 	%p59, %rd39, 0;
	and.pred  	%p60, %p59, %p58;
	@%p60 bra 	$L__BB10_58;
	bra.uni 	$L__BB10_56;
$L__BB10_58:
	cvta.to.global.u64 	%rd192, %rd61;
	add.s64 	%rd195, %rd192, %rd185;
	ld.global.v2.u32 	{%r385, %r386}, [%rd195+8];
	bra.uni 	$L__BB10_59;
$L__BB10_56:
	setp.lt.s64 	%p61, %rd39, 1;
	mov.u32 	%r385, 0;
	mov.u32 	%r386, %r385;
	@%p61 bra 	$L__BB10_59;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r385, [retval0+0];
	ld.param.b32 	%r386, [retval0+4];
	}
$L__BB10_59:
	add.s64 	%rd40, %rd37, 480;
	and.b64  	%rd196, %rd40, 7;
	setp.eq.s64 	%p62, %rd196, 0;
	setp.gt.s64 	%p63, %rd35, 60;
	and.pred  	%p64, %p63, %p62;
	@%p64 bra 	$L__BB10_62;
	bra.uni 	$L__BB10_60;
$L__BB10_62:
	cvta.to.global.u64 	%rd198, %rd61;
	add.s64 	%rd201, %rd198, %rd185;
	ld.global.v2.u32 	{%r389, %r390}, [%rd201+480];
	bra.uni 	$L__BB10_63;
$L__BB10_60:
	setp.lt.s64 	%p65, %rd35, 61;
	mov.u32 	%r389, 0;
	mov.u32 	%r390, %r389;
	@%p65 bra 	$L__BB10_63;
	add.s64 	%rd197, %rd35, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd40;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd197;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r389, [retval0+0];
	ld.param.b32 	%r390, [retval0+4];
	}
$L__BB10_63:
	mov.u32 	%r392, 0;
	mov.u32 	%r391, %r392;
	@%p57 bra 	$L__BB10_68;
	add.s64 	%rd41, %rd37, 488;
	and.b64  	%rd202, %rd41, 7;
	setp.eq.s64 	%p67, %rd202, 0;
	add.s64 	%rd42, %rd35, -61;
	setp.gt.s64 	%p68, %rd42, 0;
	and.pred  	%p69, %p68, %p67;
	@%p69 bra 	$L__BB10_67;
	bra.uni 	$L__BB10_65;
$L__BB10_67:
	cvta.to.global.u64 	%rd203, %rd61;
	add.s64 	%rd206, %rd203, %rd185;
	ld.global.v2.u32 	{%r391, %r392}, [%rd206+488];
	bra.uni 	$L__BB10_68;
$L__BB10_65:
	setp.lt.s64 	%p70, %rd42, 1;
	mov.u32 	%r391, 0;
	mov.u32 	%r392, %r391;
	@%p70 bra 	$L__BB10_68;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd42;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_Z12loadElementsPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r391, [retval0+0];
	ld.param.b32 	%r392, [retval0+4];
	}
$L__BB10_68:
	setp.eq.s32 	%p71, %r116, 0;
	@%p71 bra 	$L__BB10_142;
	mov.u32 	%r395, 0;
	mov.b64 	%rd207, {%r383, %r384};
	mov.b64 	%fd2, %rd207;
	mov.b64 	%rd208, {%r385, %r386};
	mov.b64 	%fd3, %rd208;
	mov.b64 	%rd209, {%r389, %r390};
	mov.b64 	%fd4, %rd209;
	mov.b64 	%rd210, {%r391, %r392};
	mov.b64 	%fd5, %rd210;
$L__BB10_70:
	.pragma "nounroll";
	mov.f64 	%fd9, %fd133;
	mov.f64 	%fd8, %fd132;
	mov.f64 	%fd7, %fd131;
	mov.f64 	%fd6, %fd130;
	setp.eq.s32 	%p72, %r395, %r115;
	mov.f64 	%fd105, %fd5;
	mov.f64 	%fd106, %fd4;
	mov.f64 	%fd107, %fd3;
	mov.f64 	%fd108, %fd2;
	@%p72 bra 	$L__BB10_89;
	shr.u32 	%r358, %r2, 5;
	mov.u64 	%rd211, 0;
	sub.s32 	%r250, %r395, %r136;
	mov.u32 	%r96, 1;
	setp.lt.u32 	%p73, %r250, %r137;
	setp.gt.u64 	%p74, %rd5, %rd178;
	and.pred  	%p75, %p73, %p74;
	add.s64 	%rd220, %rd5, 3;
	sub.s64 	%rd221, %rd220, %rd178;
	shr.u64 	%rd222, %rd221, 2;
	min.u64 	%rd223, %rd222, 2;
	cvt.u32.u64 	%r259, %rd223;
	selp.b32 	%r95, %r259, 1, %p75;
	add.s32 	%r260, %r369, %r1;
	and.b32  	%r261, %r260, 3;
	cvt.u64.u32 	%rd225, %r261;
	or.b64  	%rd226, %rd66, %rd225;
	cvt.u64.u32 	%rd227, %r116;
	mul.lo.s64 	%rd228, %rd226, %rd227;
	cvt.u64.u32 	%rd229, %r395;
	add.s64 	%rd230, %rd228, %rd229;
	mul.lo.s64 	%rd231, %rd12, %rd230;
	shl.b32 	%r262, %r358, 10;
	shl.b32 	%r263, %r2, 4;
	and.b32  	%r264, %r263, 496;
	or.b32  	%r265, %r262, %r264;
	cvt.u64.u32 	%rd232, %r265;
	add.s64 	%rd233, %rd232, %rd11;
	add.s64 	%rd234, %rd233, %rd231;
	add.u64 	%rd236, %SPL, 0;
	st.local.u64 	[%rd236], %rd211;
	add.s64 	%rd43, %rd2, %rd234;
	mov.f64 	%fd105, %fd95;
	mov.f64 	%fd106, %fd96;
	mov.f64 	%fd107, %fd97;
	mov.f64 	%fd108, %fd98;
	bra.uni 	$L__BB10_72;
$L__BB10_175:
	add.s32 	%r96, %r96, 1;
$L__BB10_72:
	setp.eq.s32 	%p76, %r95, 0;
	mov.u32 	%r397, 0;
	@%p76 bra 	$L__BB10_76;
	add.s32 	%r359, %r369, %r1;
	setp.eq.s32 	%p77, %r95, 1;
	ld.volatile.global.v4.u32 {%r267, %r268, %r269, %r270}, [%rd43];
	setp.ne.s32 	%p78, %r269, %r359;
	and.pred  	%p188, %p57, %p78;
	@%p77 bra 	$L__BB10_75;
	add.s64 	%rd330, %rd43, 512;
	add.s32 	%r355, %r369, %r1;
	ld.volatile.global.v4.u32 {%r272, %r273, %r274, %r275}, [%rd330];
	mov.b64 	%rd239, {%r272, %r273};
	mov.b64 	%fd106, %rd239;
	mov.b64 	%rd240, {%r274, %r275};
	mov.b64 	%fd105, %rd240;
	setp.ne.s32 	%p81, %r274, %r355;
	and.pred  	%p82, %p57, %p81;
	or.pred  	%p188, %p188, %p82;
$L__BB10_75:
	selp.u32 	%r397, 1, 0, %p188;
	mov.b64 	%rd241, {%r269, %r270};
	mov.b64 	%fd107, %rd241;
	mov.b64 	%rd242, {%r267, %r268};
	mov.b64 	%fd108, %rd242;
$L__BB10_76:
	setp.ne.s32 	%p83, %r397, 0;
	mov.u32 	%r277, -1;
	vote.sync.any.pred 	%p84, %p83, %r277;
	@%p84 bra 	$L__BB10_86;
	bra.uni 	$L__BB10_77;
$L__BB10_86:
	and.b32  	%r295, %r96, 63;
	setp.ne.s32 	%p100, %r295, 0;
	@%p100 bra 	$L__BB10_175;
	add.u64 	%rd336, %SP, 0;
	add.s32 	%r296, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd58;
	st.param.b64 	[param0+8], %rd59;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd60;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r296;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r395;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r96;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd336;
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
	@%p101 bra 	$L__BB10_175;
	bra.uni 	$L__BB10_88;
$L__BB10_77:
	setp.eq.s32 	%p85, %r139, 0;
	@%p85 bra 	$L__BB10_83;
	setp.eq.s32 	%p180, %r95, 0;
	mov.u32 	%r398, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p180 bra 	$L__BB10_82;
	add.s32 	%r356, %r369, %r1;
	setp.eq.s32 	%p87, %r95, 1;
	ld.volatile.global.v4.u32 {%r280, %r281, %r282, %r283}, [%rd43];
	setp.ne.s32 	%p88, %r282, %r356;
	and.pred  	%p189, %p57, %p88;
	@%p87 bra 	$L__BB10_81;
	add.s64 	%rd331, %rd43, 512;
	add.s32 	%r357, %r369, %r1;
	ld.volatile.global.v4.u32 {%r285, %r286, %r287, %r288}, [%rd331];
	mov.b64 	%rd245, {%r285, %r286};
	mov.b64 	%fd106, %rd245;
	mov.b64 	%rd246, {%r287, %r288};
	mov.b64 	%fd105, %rd246;
	setp.ne.s32 	%p91, %r287, %r357;
	and.pred  	%p92, %p57, %p91;
	or.pred  	%p189, %p189, %p92;
$L__BB10_81:
	selp.u32 	%r398, 1, 0, %p189;
	mov.b64 	%rd247, {%r282, %r283};
	mov.b64 	%fd107, %rd247;
	mov.b64 	%rd248, {%r280, %r281};
	mov.b64 	%fd108, %rd248;
$L__BB10_82:
	setp.ne.s32 	%p93, %r398, 0;
	mov.u32 	%r290, -1;
	vote.sync.any.pred 	%p94, %p93, %r290;
$L__BB10_83:
	mov.b64 	%rd249, %fd107;
	mov.b64 	{%r292, %r111}, %rd249;
	setp.ne.s32 	%p95, %r111, %r117;
	and.pred  	%p7, %p57, %p95;
	not.pred 	%p97, %p7;
	@%p97 bra 	$L__BB10_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd58;
	st.param.b64 	[param0+8], %rd59;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd60;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r395;
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
	@%p102 bra 	$L__BB10_169;
$L__BB10_89:
	mov.f64 	%fd98, %fd108;
	mov.f64 	%fd97, %fd107;
	mov.f64 	%fd96, %fd106;
	mov.f64 	%fd95, %fd105;
	setp.eq.s32 	%p103, %r138, 5;
	@%p103 bra 	$L__BB10_121;
	bra.uni 	$L__BB10_90;
$L__BB10_121:
	sub.s32 	%r299, %r395, %r136;
	setp.ge.u32 	%p126, %r299, %r137;
	cvt.u64.u32 	%rd251, %r299;
	mul.lo.s64 	%rd252, %rd19, %rd251;
	shl.b32 	%r310, %r5, 1;
	cvt.u64.u32 	%rd264, %r310;
	add.s64 	%rd265, %rd181, %rd264;
	add.s64 	%rd45, %rd252, %rd265;
	mov.f64 	%fd130, %fd6;
	mov.f64 	%fd131, %fd7;
	mov.f64 	%fd132, %fd8;
	mov.f64 	%fd133, %fd9;
	@%p126 bra 	$L__BB10_141;
	setp.eq.s32 	%p183, %r395, %r115;
	cvt.u64.u32 	%rd333, %r115;
	mul.lo.s64 	%rd332, %rd13, %rd333;
	cvta.to.global.u64 	%rd266, %rd62;
	shl.b64 	%rd267, %rd45, 3;
	add.s64 	%rd46, %rd266, %rd267;
	add.s64 	%rd283, %rd332, %rd265;
	cvta.to.global.u64 	%rd284, %rd61;
	shl.b64 	%rd285, %rd283, 3;
	add.s64 	%rd286, %rd284, %rd285;
	setp.eq.s64 	%p128, %rd46, %rd286;
	and.pred  	%p129, %p183, %p128;
	mov.f64 	%fd130, %fd6;
	mov.f64 	%fd131, %fd7;
	mov.f64 	%fd132, %fd8;
	mov.f64 	%fd133, %fd9;
	@%p129 bra 	$L__BB10_141;
	setp.gt.s64 	%p184, %rd35, 0;
	add.s64 	%rd47, %rd62, %rd267;
	and.b64  	%rd288, %rd47, 7;
	setp.eq.s64 	%p131, %rd288, 0;
	and.pred  	%p132, %p184, %p131;
	@%p132 bra 	$L__BB10_126;
	bra.uni 	$L__BB10_124;
$L__BB10_126:
	cvta.to.global.u64 	%rd344, %rd62;
	add.s64 	%rd343, %rd344, %rd267;
	st.global.f64 	[%rd343], %fd98;
	bra.uni 	$L__BB10_127;
$L__BB10_90:
	setp.eq.s32 	%p104, %r395, 0;
	mov.f64 	%fd130, %fd95;
	mov.f64 	%fd131, %fd96;
	mov.f64 	%fd132, %fd97;
	mov.f64 	%fd133, %fd98;
	@%p104 bra 	$L__BB10_141;
	or.b32  	%r298, %r9, 4;
	setp.eq.s32 	%p105, %r298, 4;
	@%p105 bra 	$L__BB10_120;
	bra.uni 	$L__BB10_92;
$L__BB10_120:
	add.f64 	%fd133, %fd98, %fd9;
	add.f64 	%fd132, %fd97, %fd8;
	add.f64 	%fd131, %fd96, %fd7;
	add.f64 	%fd130, %fd95, %fd6;
	bra.uni 	$L__BB10_141;
$L__BB10_92:
	setp.eq.s32 	%p106, %r9, 1;
	@%p106 bra 	$L__BB10_97;
	setp.eq.s32 	%p107, %r9, 2;
	@%p107 bra 	$L__BB10_96;
	setp.ne.s32 	%p108, %r9, 3;
	@%p108 bra 	$L__BB10_98;
	setp.gt.f64 	%p109, %fd98, %fd9;
	selp.f64 	%fd133, %fd98, %fd9, %p109;
	bra.uni 	$L__BB10_99;
$L__BB10_124:
	setp.lt.s64 	%p133, %rd35, 1;
	@%p133 bra 	$L__BB10_127;
	mov.b64 	%rd289, %fd98;
	mov.b64 	{%r322, %r323}, %rd289;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd47;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r322, %r323};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_127:
	@%p57 bra 	$L__BB10_132;
	add.s64 	%rd290, %rd35, -1;
	setp.gt.s64 	%p135, %rd290, 0;
	add.s64 	%rd48, %rd47, 8;
	and.b64  	%rd291, %rd48, 7;
	setp.eq.s64 	%p136, %rd291, 0;
	and.pred  	%p137, %p135, %p136;
	@%p137 bra 	$L__BB10_131;
	bra.uni 	$L__BB10_129;
$L__BB10_131:
	cvta.to.global.u64 	%rd338, %rd62;
	add.s64 	%rd337, %rd338, %rd267;
	st.global.f64 	[%rd337+8], %fd97;
	bra.uni 	$L__BB10_132;
$L__BB10_97:
	mul.f64 	%fd133, %fd98, %fd9;
	bra.uni 	$L__BB10_99;
$L__BB10_96:
	setp.lt.f64 	%p110, %fd98, %fd9;
	selp.f64 	%fd133, %fd98, %fd9, %p110;
	bra.uni 	$L__BB10_99;
$L__BB10_98:
	add.f64 	%fd133, %fd98, %fd9;
$L__BB10_99:
	@%p106 bra 	$L__BB10_104;
	setp.eq.s32 	%p112, %r9, 2;
	@%p112 bra 	$L__BB10_103;
	setp.ne.s32 	%p113, %r9, 3;
	@%p113 bra 	$L__BB10_105;
	setp.gt.f64 	%p114, %fd97, %fd8;
	selp.f64 	%fd132, %fd97, %fd8, %p114;
	bra.uni 	$L__BB10_106;
$L__BB10_104:
	mul.f64 	%fd132, %fd97, %fd8;
	bra.uni 	$L__BB10_106;
$L__BB10_103:
	setp.lt.f64 	%p115, %fd97, %fd8;
	selp.f64 	%fd132, %fd97, %fd8, %p115;
	bra.uni 	$L__BB10_106;
$L__BB10_105:
	add.f64 	%fd132, %fd97, %fd8;
$L__BB10_106:
	@%p106 bra 	$L__BB10_111;
	setp.eq.s32 	%p117, %r9, 2;
	@%p117 bra 	$L__BB10_110;
	setp.ne.s32 	%p118, %r9, 3;
	@%p118 bra 	$L__BB10_112;
	setp.gt.f64 	%p119, %fd96, %fd7;
	selp.f64 	%fd131, %fd96, %fd7, %p119;
	bra.uni 	$L__BB10_113;
$L__BB10_111:
	mul.f64 	%fd131, %fd96, %fd7;
	bra.uni 	$L__BB10_113;
$L__BB10_110:
	setp.lt.f64 	%p120, %fd96, %fd7;
	selp.f64 	%fd131, %fd96, %fd7, %p120;
	bra.uni 	$L__BB10_113;
$L__BB10_112:
	add.f64 	%fd131, %fd96, %fd7;
$L__BB10_113:
	@%p106 bra 	$L__BB10_118;
	setp.eq.s32 	%p122, %r9, 2;
	@%p122 bra 	$L__BB10_117;
	setp.ne.s32 	%p123, %r9, 3;
	@%p123 bra 	$L__BB10_119;
	setp.gt.f64 	%p124, %fd95, %fd6;
	selp.f64 	%fd130, %fd95, %fd6, %p124;
	bra.uni 	$L__BB10_141;
$L__BB10_118:
	mul.f64 	%fd130, %fd95, %fd6;
	bra.uni 	$L__BB10_141;
$L__BB10_117:
	setp.lt.f64 	%p125, %fd95, %fd6;
	selp.f64 	%fd130, %fd95, %fd6, %p125;
	bra.uni 	$L__BB10_141;
$L__BB10_119:
	add.f64 	%fd130, %fd95, %fd6;
	bra.uni 	$L__BB10_141;
$L__BB10_129:
	add.s64 	%rd345, %rd35, -1;
	setp.lt.s64 	%p138, %rd345, 1;
	@%p138 bra 	$L__BB10_132;
	add.s64 	%rd347, %rd47, 8;
	add.s64 	%rd346, %rd35, -1;
	mov.b64 	%rd293, %fd97;
	mov.b64 	{%r324, %r325}, %rd293;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd347;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd346;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r324, %r325};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_132:
	setp.gt.s64 	%p185, %rd35, 60;
	add.s64 	%rd49, %rd47, 480;
	and.b64  	%rd295, %rd49, 7;
	setp.eq.s64 	%p140, %rd295, 0;
	and.pred  	%p141, %p185, %p140;
	@%p141 bra 	$L__BB10_135;
	bra.uni 	$L__BB10_133;
$L__BB10_135:
	cvta.to.global.u64 	%rd342, %rd62;
	add.s64 	%rd341, %rd342, %rd267;
	st.global.f64 	[%rd341+480], %fd96;
	bra.uni 	$L__BB10_136;
$L__BB10_133:
	setp.lt.s64 	%p142, %rd35, 61;
	@%p142 bra 	$L__BB10_136;
	add.s64 	%rd348, %rd47, 480;
	mov.b64 	%rd296, %fd96;
	add.s64 	%rd297, %rd35, -60;
	mov.b64 	{%r326, %r327}, %rd296;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd348;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd297;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r326, %r327};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_136:
	mov.f64 	%fd130, %fd6;
	mov.f64 	%fd131, %fd7;
	mov.f64 	%fd132, %fd8;
	mov.f64 	%fd133, %fd9;
	@%p57 bra 	$L__BB10_141;
	add.s64 	%rd298, %rd35, -61;
	setp.gt.s64 	%p144, %rd298, 0;
	add.s64 	%rd50, %rd47, 488;
	and.b64  	%rd299, %rd50, 7;
	setp.eq.s64 	%p145, %rd299, 0;
	and.pred  	%p146, %p144, %p145;
	@%p146 bra 	$L__BB10_140;
	bra.uni 	$L__BB10_138;
$L__BB10_140:
	cvta.to.global.u64 	%rd340, %rd62;
	add.s64 	%rd339, %rd340, %rd267;
	st.global.f64 	[%rd339+488], %fd95;
	mov.f64 	%fd130, %fd6;
	mov.f64 	%fd131, %fd7;
	mov.f64 	%fd132, %fd8;
	mov.f64 	%fd133, %fd9;
	bra.uni 	$L__BB10_141;
$L__BB10_138:
	add.s64 	%rd349, %rd35, -61;
	setp.lt.s64 	%p147, %rd349, 1;
	mov.f64 	%fd130, %fd6;
	mov.f64 	%fd131, %fd7;
	mov.f64 	%fd132, %fd8;
	mov.f64 	%fd133, %fd9;
	@%p147 bra 	$L__BB10_141;
	add.s64 	%rd350, %rd35, -61;
	mov.b64 	%rd301, %fd95;
	mov.b64 	{%r328, %r329}, %rd301;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd50;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd350;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r328, %r329};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
	mov.f64 	%fd130, %fd6;
	mov.f64 	%fd131, %fd7;
	mov.f64 	%fd132, %fd8;
	mov.f64 	%fd133, %fd9;
$L__BB10_141:
	add.s32 	%r395, %r395, 1;
	setp.lt.u32 	%p148, %r395, %r116;
	@%p148 bra 	$L__BB10_70;
$L__BB10_142:
	setp.eq.s32 	%p149, %r137, 0;
	setp.eq.s32 	%p150, %r9, 5;
	or.pred  	%p151, %p150, %p149;
	mov.u16 	%rs26, 1;
	@%p151 bra 	$L__BB10_169;
	setp.ne.s32 	%p152, %r9, 4;
	@%p152 bra 	$L__BB10_145;
	div.rn.f64 	%fd133, %fd133, %fd1;
$L__BB10_145:
	@%p152 bra 	$L__BB10_147;
	div.rn.f64 	%fd132, %fd132, %fd1;
$L__BB10_147:
	@%p152 bra 	$L__BB10_149;
	div.rn.f64 	%fd131, %fd131, %fd1;
$L__BB10_149:
	@%p152 bra 	$L__BB10_151;
	div.rn.f64 	%fd130, %fd130, %fd1;
$L__BB10_151:
	setp.gt.s64 	%p181, %rd35, 0;
	shl.b32 	%r340, %r5, 1;
	cvt.u64.u32 	%rd314, %r340;
	add.s64 	%rd315, %rd181, %rd314;
	cvta.to.global.u64 	%rd316, %rd62;
	shl.b64 	%rd317, %rd315, 3;
	add.s64 	%rd51, %rd316, %rd317;
	add.s64 	%rd52, %rd62, %rd317;
	and.b64  	%rd318, %rd52, 7;
	setp.eq.s64 	%p156, %rd318, 0;
	and.pred  	%p158, %p181, %p156;
	@%p158 bra 	$L__BB10_154;
	bra.uni 	$L__BB10_152;
$L__BB10_154:
	st.global.f64 	[%rd51], %fd133;
	bra.uni 	$L__BB10_155;
$L__BB10_152:
	setp.lt.s64 	%p159, %rd35, 1;
	@%p159 bra 	$L__BB10_155;
	mov.b64 	%rd319, %fd133;
	mov.b64 	{%r341, %r342}, %rd319;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd52;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd35;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r341, %r342};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_155:
	@%p57 bra 	$L__BB10_160;
	add.s64 	%rd53, %rd52, 8;
	and.b64  	%rd320, %rd53, 7;
	setp.eq.s64 	%p161, %rd320, 0;
	add.s64 	%rd54, %rd35, -1;
	setp.gt.s64 	%p162, %rd54, 0;
	and.pred  	%p163, %p162, %p161;
	@%p163 bra 	$L__BB10_159;
	bra.uni 	$L__BB10_157;
$L__BB10_159:
	st.global.f64 	[%rd51+8], %fd132;
	bra.uni 	$L__BB10_160;
$L__BB10_157:
	setp.lt.s64 	%p164, %rd54, 1;
	@%p164 bra 	$L__BB10_160;
	mov.b64 	%rd321, %fd132;
	mov.b64 	{%r343, %r344}, %rd321;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd53;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd54;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r343, %r344};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_160:
	setp.gt.s64 	%p182, %rd35, 60;
	add.s64 	%rd55, %rd52, 480;
	and.b64  	%rd322, %rd55, 7;
	setp.eq.s64 	%p166, %rd322, 0;
	and.pred  	%p167, %p182, %p166;
	@%p167 bra 	$L__BB10_163;
	bra.uni 	$L__BB10_161;
$L__BB10_163:
	st.global.f64 	[%rd51+480], %fd131;
	bra.uni 	$L__BB10_164;
$L__BB10_161:
	setp.lt.s64 	%p168, %rd35, 61;
	@%p168 bra 	$L__BB10_164;
	mov.b64 	%rd323, %fd131;
	add.s64 	%rd324, %rd35, -60;
	mov.b64 	{%r345, %r346}, %rd323;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd55;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd324;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r345, %r346};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_164:
	@%p57 bra 	$L__BB10_169;
	add.s64 	%rd56, %rd52, 488;
	and.b64  	%rd325, %rd56, 7;
	setp.eq.s64 	%p170, %rd325, 0;
	add.s64 	%rd57, %rd35, -61;
	setp.gt.s64 	%p171, %rd57, 0;
	and.pred  	%p172, %p171, %p170;
	@%p172 bra 	$L__BB10_168;
	bra.uni 	$L__BB10_166;
$L__BB10_168:
	st.global.f64 	[%rd51+488], %fd130;
	bra.uni 	$L__BB10_169;
$L__BB10_166:
	setp.lt.s64 	%p173, %rd57, 1;
	@%p173 bra 	$L__BB10_169;
	mov.b64 	%rd326, %fd130;
	mov.b64 	{%r347, %r348}, %rd326;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd56;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd57;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r347, %r348};
	call.uni
	_Z13storeElementsPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB10_169:
	setp.ne.s32 	%p174, %r369, 1;
	@%p174 bra 	$L__BB10_171;
	griddepcontrol.launch_dependents;
$L__BB10_171:
	add.s32 	%r369, %r369, 1;
	setp.le.u32 	%p175, %r369, %r368;
	and.b16  	%rs21, %rs26, 255;
	setp.ne.s16 	%p176, %rs21, 0;
	and.pred  	%p177, %p176, %p175;
	@%p177 bra 	$L__BB10_15;
	setp.eq.s16 	%p178, %rs21, 0;
	selp.u32 	%r349, 1, 0, %p178;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r349, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r350, 1, 0, %p2;
	}
	or.b32  	%r352, %r350, %r2;
	setp.ne.s32 	%p179, %r352, 0;
	@%p179 bra 	$L__BB10_174;
	cvta.to.global.u64 	%rd335, %rd2;
	add.s64 	%rd334, %rd335, %rd66;
	add.s32 	%r353, %r368, %r1;
	st.global.u32 	[%rd334+64], %r353;
$L__BB10_174:
	ret;
}
`;
