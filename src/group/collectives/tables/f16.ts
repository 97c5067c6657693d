// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective4copyEP6__halfPKS0_m
(
	.param .b64 _ZN10collective4copyEP6__halfPKS0_m_param_0,
	.param .b64 _ZN10collective4copyEP6__halfPKS0_m_param_1,
	.param .b64 _ZN10collective4copyEP6__halfPKS0_m_param_2
)
;
.func _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN10collective6isOverENS_7MeetingEjRl
(
	.param .align 8 .b8 _ZN10collective6isOverENS_7MeetingEjRl_param_0[48],
	.param .b32 _ZN10collective6isOverENS_7MeetingEjRl_param_1,
	.param .b64 _ZN10collective6isOverENS_7MeetingEjRl_param_2
)
;
.func _ZN10collective6giveUpENS_7MeetingEjjj
(
	.param .align 8 .b8 _ZN10collective6giveUpENS_7MeetingEjjj_param_0[48],
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_1,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_2,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_3
)
;
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
	.param .align 8 .b8 move_param_9[80]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot0[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<37>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<106>;
	.reg .b64 	%rd<176>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd33, [move_param_0];
	ld.param.u64 	%rd34, [move_param_1];
	ld.param.u32 	%r30, [move_param_2];
	ld.param.u32 	%r31, [move_param_3];
	ld.param.u32 	%r32, [move_param_4];
	ld.param.u32 	%r33, [move_param_5];
	ld.param.u64 	%rd35, [move_param_6];
	ld.param.u64 	%rd36, [move_param_7];
	ld.param.u64 	%rd37, [move_param_8];
	ld.param.v2.u32 	{%r40, %r41}, [move_param_9+56];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+64];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+72];
	ld.param.u64 	%rd42, [move_param_9+32];
	ld.param.u64 	%rd41, [move_param_9+24];
	ld.param.u64 	%rd39, [move_param_9+8];
	ld.param.u64 	%rd38, [move_param_9];
	cvta.to.global.u64 	%rd45, %rd33;
	mul.wide.u32 	%rd46, %r30, 8;
	add.s64 	%rd47, %rd45, %rd46;
	ld.global.u64 	%rd1, [%rd47];
	mov.u32 	%r46, %ctaid.x;
	mul.wide.u32 	%rd48, %r46, 4;
	add.s64 	%rd49, %rd1, %rd48;
	cvt.u64.u32 	%rd2, %r46;
	ld.u32 	%r1, [%rd49+64];
	mov.u32 	%r47, %tid.x;
	setp.ne.s32 	%p1, %r47, 0;
	mov.u16 	%rs4, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r48, [%rd1];
	setp.ne.s32 	%p2, %r48, 0;
	selp.u16 	%rs4, 1, 0, %p2;
$L__BB0_2:
	setp.eq.s16 	%p3, %rs4, 0;
	@%p3 bra 	$L__BB0_6;
	cvta.to.global.u64 	%rd3, %rd34;
	ld.volatile.global.u32 	%r49, [%rd3+4];
	setp.ne.s32 	%p4, %r49, 0;
	@%p4 bra 	$L__BB0_5;
	st.global.u32 	[%rd3+8], %r33;
$L__BB0_5:
	membar.sys;
	mov.u32 	%r50, 4;
	st.global.u32 	[%rd3+4], %r50;
$L__BB0_6:
	cvt.u32.u16 	%r51, %rs4;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r51, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r52, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r52, 0;
	@%p5 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_7;
$L__BB0_49:
	ret;
$L__BB0_7:
	mov.u32 	%r53, %nctaid.x;
	add.s64 	%rd50, %rd38, 7;
	shr.u64 	%rd51, %rd50, 3;
	cvt.u64.u32 	%rd5, %r53;
	add.s64 	%rd52, %rd5, %rd51;
	add.s64 	%rd6, %rd52, -1;
	and.b64  	%rd53, %rd6, -4294967296;
	setp.eq.s64 	%p6, %rd53, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd172, %rd6, %rd5;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r54, %rd5;
	cvt.u32.u64 	%r55, %rd6;
	div.u32 	%r56, %r55, %r54;
	cvt.u64.u32 	%rd172, %r56;
$L__BB0_10:
	shl.b64 	%rd54, %rd172, 3;
	mul.lo.s64 	%rd55, %rd54, %rd2;
	min.u64 	%rd11, %rd55, %rd38;
	add.s64 	%rd56, %rd11, %rd54;
	min.u64 	%rd12, %rd56, %rd38;
	setp.eq.s64 	%p7, %rd12, %rd11;
	mov.u32 	%r97, 1;
	@%p7 bra 	$L__BB0_15;
	shr.u64 	%rd57, %rd41, 1;
	not.b64 	%rd58, %rd11;
	add.s64 	%rd59, %rd57, %rd58;
	add.s64 	%rd13, %rd59, %rd12;
	or.b64  	%rd60, %rd13, %rd57;
	and.b64  	%rd61, %rd60, -4294967296;
	setp.eq.s64 	%p8, %rd61, 0;
	@%p8 bra 	$L__BB0_13;
	div.u64 	%rd173, %rd13, %rd57;
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.u32.u64 	%r58, %rd57;
	cvt.u32.u64 	%r59, %rd13;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd173, %r60;
$L__BB0_14:
	cvt.u32.u64 	%r97, %rd173;
$L__BB0_15:
	mov.u32 	%r98, 0;
	shr.u64 	%rd64, %rd41, 1;
	cvt.u64.u32 	%rd70, %r31;
	cvt.u64.u32 	%rd72, %r30;
	add.s32 	%r10, %r30, 1;
$L__BB0_16:
	.pragma "nounroll";
	setp.ge.u32 	%p9, %r98, %r97;
	@%p9 bra 	$L__BB0_24;
	setp.eq.s32 	%p10, %r41, 0;
	cvt.u64.u32 	%rd65, %r98;
	mul.lo.s64 	%rd66, %rd64, %rd65;
	add.s64 	%rd20, %rd66, %rd11;
	@%p10 bra 	$L__BB0_22;
	add.s32 	%r63, %r98, %r1;
	add.s32 	%r64, %r63, 1;
	and.b32  	%r65, %r64, 3;
	cvt.u64.u32 	%rd67, %r65;
	or.b64  	%rd69, %rd48, %rd67;
	mul.lo.s64 	%rd71, %rd69, %rd70;
	add.s64 	%rd73, %rd71, %rd72;
	mul.lo.s64 	%rd74, %rd73, %rd41;
	add.s64 	%rd21, %rd74, %rd42;
	sub.s64 	%rd76, %rd12, %rd20;
	min.u64 	%rd22, %rd64, %rd76;
	mov.u32 	%r100, 0;
	mov.u32 	%r99, %r10;
$L__BB0_19:
	.pragma "nounroll";
	rem.u32 	%r67, %r99, %r41;
	add.s32 	%r13, %r67, %r40;
	setp.eq.s32 	%p11, %r13, %r30;
	@%p11 bra 	$L__BB0_21;
	cvt.u64.u32 	%rd77, %r13;
	mul.wide.u32 	%rd79, %r13, 8;
	add.s64 	%rd80, %rd45, %rd79;
	ld.global.u64 	%rd81, [%rd80];
	add.s64 	%rd82, %rd81, %rd21;
	mul.lo.s64 	%rd83, %rd39, %rd77;
	add.s64 	%rd84, %rd83, %rd20;
	shl.b64 	%rd85, %rd84, 1;
	add.s64 	%rd86, %rd36, %rd85;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd82;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd86;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd22;
	call.uni
	_ZN10collective4copyEP6__halfPKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_21:
	add.s32 	%r100, %r100, 1;
	add.s32 	%r99, %r99, 1;
	setp.lt.u32 	%p12, %r100, %r41;
	@%p12 bra 	$L__BB0_19;
$L__BB0_22:
	bar.sync 	0;
	setp.eq.s32 	%p13, %r47, %r30;
	setp.ge.u32 	%p14, %r47, %r31;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB0_24;
	mul.wide.u32 	%rd90, %r47, 8;
	add.s64 	%rd91, %rd45, %rd90;
	membar.sys;
	ld.global.u64 	%rd92, [%rd91];
	mul.wide.u32 	%rd93, %r31, %r46;
	add.s64 	%rd95, %rd93, %rd72;
	shl.b64 	%rd96, %rd95, 3;
	add.s64 	%rd97, %rd92, %rd96;
	add.s64 	%rd87, %rd97, 4096;
	cvt.u64.u32 	%rd98, %r32;
	add.s32 	%r71, %r98, %r1;
	add.s32 	%r72, %r71, 1;
	cvt.u64.u32 	%rd99, %r72;
	bfi.b64 	%rd88, %rd98, %rd99, 32, 32;
	st.release.sys.global.u64 [%rd87], %rd88;
$L__BB0_24:
	setp.eq.s32 	%p16, %r98, 0;
	@%p16 bra 	$L__BB0_46;
	add.s32 	%r16, %r98, %r1;
	setp.eq.s32 	%p17, %r47, %r30;
	setp.ge.u32 	%p18, %r47, %r31;
	or.pred  	%p19, %p17, %p18;
	mov.u32 	%r103, 0;
	@%p19 bra 	$L__BB0_35;
	ld.global.u64 	%rd105, [%rd47];
	mov.u64 	%rd106, 0;
	mul.wide.u32 	%rd107, %r31, %r46;
	cvt.u64.u32 	%rd108, %r47;
	add.s64 	%rd109, %rd107, %rd108;
	shl.b64 	%rd110, %rd109, 3;
	add.s64 	%rd111, %rd105, %rd110;
	add.s64 	%rd23, %rd111, 4096;
	ld.acquire.sys.global.u64 %rd174, [%rd23];
	add.u64 	%rd112, %SP, 0;
	add.u64 	%rd113, %SPL, 0;
	st.local.u64 	[%rd113], %rd106;
	cvt.u32.u64 	%r102, %rd174;
	sub.s32 	%r77, %r102, %r16;
	setp.gt.s32 	%p20, %r77, -1;
	@%p20 bra 	$L__BB0_32;
	mov.u32 	%r101, 1;
$L__BB0_28:
	and.b32  	%r79, %r101, 63;
	setp.ne.s32 	%p21, %r79, 0;
	@%p21 bra 	$L__BB0_31;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd33;
	st.param.b64 	[param0+8], %rd34;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd35;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r101;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd112;
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
	@%p22 bra 	$L__BB0_31;
	bra.uni 	$L__BB0_30;
$L__BB0_31:
	ld.acquire.sys.global.u64 %rd174, [%rd23];
	add.s32 	%r101, %r101, 1;
	cvt.u32.u64 	%r102, %rd174;
	sub.s32 	%r82, %r102, %r16;
	setp.lt.s32 	%p23, %r82, 0;
	@%p23 bra 	$L__BB0_28;
$L__BB0_32:
	setp.ne.s32 	%p24, %r16, %r102;
	mov.u32 	%r103, 0;
	@%p24 bra 	$L__BB0_35;
	shr.u64 	%rd117, %rd174, 32;
	cvt.u32.u64 	%r23, %rd117;
	setp.eq.s32 	%p25, %r23, %r32;
	@%p25 bra 	$L__BB0_35;
	mov.u32 	%r103, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd33;
	st.param.b64 	[param0+8], %rd34;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd35;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
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
	bra.uni 	$L__BB0_35;
$L__BB0_30:
	mov.u32 	%r103, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd33;
	st.param.b64 	[param0+8], %rd34;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd35;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
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
$L__BB0_35:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r103, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r87, 1, 0, %p2;
	}
	setp.ne.s32 	%p26, %r87, 0;
	@%p26 bra 	$L__BB0_49;
	setp.eq.s32 	%p27, %r44, 5;
	add.u64 	%rd119, %SPL, 8;
	add.s32 	%r88, %r98, -1;
	cvt.u64.u32 	%rd120, %r88;
	mul.lo.s64 	%rd121, %rd64, %rd120;
	add.s64 	%rd28, %rd121, %rd11;
	and.b32  	%r89, %r16, 3;
	cvt.u64.u32 	%rd122, %r89;
	or.b64  	%rd124, %rd48, %rd122;
	mul.lo.s64 	%rd130, %rd41, %rd70;
	mul.lo.s64 	%rd131, %rd130, %rd124;
	add.s64 	%rd132, %rd131, %rd42;
	ld.global.u64 	%rd133, [%rd47];
	add.s64 	%rd29, %rd133, %rd132;
	mul.lo.s64 	%rd134, %rd39, %rd72;
	add.s64 	%rd135, %rd28, %rd134;
	shl.b64 	%rd136, %rd135, 1;
	add.s64 	%rd30, %rd36, %rd136;
	st.local.u64 	[%rd119], %rd30;
	st.local.u64 	[%rd119+8], %rd29;
	st.local.u64 	[%rd119+16], %rd41;
	st.local.u32 	[%rd119+24], %r30;
	@%p27 bra 	$L__BB0_39;
	bra.uni 	$L__BB0_37;
$L__BB0_39:
	setp.eq.s32 	%p30, %r43, 0;
	@%p30 bra 	$L__BB0_46;
	mov.u32 	%r105, 0;
$L__BB0_41:
	.pragma "nounroll";
	add.s32 	%r27, %r105, %r42;
	setp.eq.s32 	%p31, %r27, %r30;
	mov.u64 	%rd175, %rd30;
	@%p31 bra 	$L__BB0_43;
	cvt.u64.u32 	%rd146, %r27;
	mul.lo.s64 	%rd147, %rd41, %rd146;
	add.s64 	%rd175, %rd29, %rd147;
$L__BB0_43:
	ld.param.u64 	%rd171, [move_param_9+16];
	cvt.u64.u32 	%rd148, %r105;
	mul.lo.s64 	%rd149, %rd171, %rd148;
	add.s64 	%rd153, %rd149, %rd28;
	shl.b64 	%rd154, %rd153, 1;
	add.s64 	%rd155, %rd37, %rd154;
	setp.eq.s64 	%p32, %rd155, %rd175;
	@%p32 bra 	$L__BB0_45;
	sub.s64 	%rd162, %rd12, %rd28;
	min.u64 	%rd163, %rd64, %rd162;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd155;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd175;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd163;
	call.uni
	_ZN10collective4copyEP6__halfPKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_45:
	add.s32 	%r105, %r105, 1;
	setp.lt.u32 	%p33, %r105, %r43;
	@%p33 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_46;
$L__BB0_37:
	setp.eq.s32 	%p28, %r43, 0;
	@%p28 bra 	$L__BB0_46;
	add.u64 	%rd170, %SP, 8;
	shl.b64 	%rd140, %rd28, 1;
	add.s64 	%rd141, %rd37, %rd140;
	sub.s64 	%rd142, %rd12, %rd28;
	setp.gt.u64 	%p29, %rd64, %rd142;
	selp.b64 	%rd144, %rd142, %rd64, %p29;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd141;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd170;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd144;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r44;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r31;
	call.uni
	_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB0_46:
	add.s32 	%r98, %r98, 1;
	setp.le.u32 	%p34, %r98, %r97;
	@%p34 bra 	$L__BB0_16;
	setp.ne.s32 	%p36, %r47, 0;
	@%p36 bra 	$L__BB0_49;
	add.s32 	%r95, %r97, %r1;
	ld.global.u64 	%rd167, [%rd47];
	add.s64 	%rd169, %rd167, %rd48;
	st.u32 	[%rd169+64], %r95;
	bra.uni 	$L__BB0_49;
}
.func _ZN10collective4copyEP6__halfPKS0_m(
	.param .b64 _ZN10collective4copyEP6__halfPKS0_m_param_0,
	.param .b64 _ZN10collective4copyEP6__halfPKS0_m_param_1,
	.param .b64 _ZN10collective4copyEP6__halfPKS0_m_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEP6__halfPKS0_m_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEP6__halfPKS0_m_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEP6__halfPKS0_m_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 3;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd48, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd3, %r3;
	add.s64 	%rd26, %rd48, %rd3;
	setp.ge.u64 	%p3, %rd26, %rd1;
	@%p3 bra 	$L__BB1_5;
	shl.b32 	%r4, %r1, 2;
	cvt.u64.u32 	%rd4, %r4;
	cvt.u64.u32 	%rd5, %r1;
	shl.b32 	%r5, %r1, 1;
	cvt.u64.u32 	%rd6, %r5;
	shl.b64 	%rd29, %rd5, 4;
	shl.b64 	%rd31, %rd6, 4;
$L__BB1_4:
	.pragma "nounroll";
	shl.b64 	%rd27, %rd48, 4;
	add.s64 	%rd28, %rd20, %rd27;
	ld.v4.u32 	{%r6, %r7, %r8, %r9}, [%rd28];
	add.s64 	%rd30, %rd28, %rd29;
	ld.v4.u32 	{%r14, %r15, %r16, %r17}, [%rd30];
	add.s64 	%rd32, %rd28, %rd31;
	ld.v4.u32 	{%r22, %r23, %r24, %r25}, [%rd32];
	shl.b64 	%rd33, %rd3, 4;
	add.s64 	%rd34, %rd28, %rd33;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd34];
	add.s64 	%rd35, %rd19, %rd27;
	st.v4.u32 	[%rd35], {%r6, %r7, %r8, %r9};
	add.s64 	%rd36, %rd35, %rd29;
	st.v4.u32 	[%rd36], {%r14, %r15, %r16, %r17};
	add.s64 	%rd37, %rd35, %rd31;
	st.v4.u32 	[%rd37], {%r22, %r23, %r24, %r25};
	add.s64 	%rd38, %rd35, %rd33;
	st.v4.u32 	[%rd38], {%r30, %r31, %r32, %r33};
	add.s64 	%rd48, %rd48, %rd4;
	add.s64 	%rd39, %rd48, %rd3;
	setp.lt.u64 	%p4, %rd39, %rd1;
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd48, %rd1;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd10, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd40, %rd48, 4;
	add.s64 	%rd41, %rd19, %rd40;
	add.s64 	%rd42, %rd20, %rd40;
	ld.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd42];
	st.v4.u32 	[%rd41], {%r38, %r39, %r40, %r41};
	add.s64 	%rd48, %rd48, %rd10;
	setp.lt.u64 	%p6, %rd48, %rd1;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd50, %rd21, -8;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd43, %r46;
	add.s64 	%rd51, %rd50, %rd43;
	setp.ge.u64 	%p7, %rd51, %rd21;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd16, %r47;
$L__BB1_11:
	.pragma "nounroll";
	shl.b64 	%rd44, %rd51, 1;
	add.s64 	%rd45, %rd20, %rd44;
	ld.u16 	%rs1, [%rd45];
	add.s64 	%rd46, %rd19, %rd44;
	st.u16 	[%rd46], %rs1;
	add.s64 	%rd51, %rd51, %rd16;
	setp.lt.u64 	%p8, %rd51, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<119>;
	.reg .f32 	%f<464>;
	.reg .b32 	%r<88>;
	.reg .b64 	%rd<132>;
	ld.param.u64 	%rd57, [_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd58, [_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd56, [_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd57;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd57, 15;
	cvta.to.local.u64 	%rd3, %rd58;
	@%p1 bra 	$L__BB2_113;
	bra.uni 	$L__BB2_1;
$L__BB2_113:
	setp.ne.s64 	%p77, %rd2, 0;
	mov.u64 	%rd127, 0;
	@%p77 bra 	$L__BB2_180;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd83, %rd25, 15;
	setp.ne.s64 	%p78, %rd83, 0;
	@%p78 bra 	$L__BB2_180;
	shr.u64 	%rd26, %rd56, 3;
	mov.u32 	%r38, %tid.x;
	cvt.u64.u32 	%rd124, %r38;
	mov.u32 	%r39, %ntid.x;
	cvt.u64.u32 	%rd28, %r39;
	add.s64 	%rd84, %rd124, %rd28;
	setp.ge.u64 	%p79, %rd84, %rd26;
	@%p79 bra 	$L__BB2_155;
	cvt.u32.u64 	%r40, %rd28;
	cvt.rn.f32.u32 	%f102, %r22;
	shl.b32 	%r41, %r40, 1;
	cvt.u64.u32 	%rd29, %r41;
$L__BB2_117:
	.pragma "nounroll";
	setp.eq.s32 	%p80, %r22, 0;
	@%p80 bra 	$L__BB2_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r85, 0;
$L__BB2_119:
	.pragma "nounroll";
	setp.eq.s32 	%p81, %r11, %r85;
	mov.u64 	%rd123, %rd25;
	@%p81 bra 	$L__BB2_121;
	ld.local.u64 	%rd85, [%rd3+16];
	cvt.u64.u32 	%rd86, %r85;
	mul.lo.s64 	%rd87, %rd85, %rd86;
	ld.local.u64 	%rd88, [%rd3+8];
	add.s64 	%rd123, %rd88, %rd87;
$L__BB2_121:
	shl.b64 	%rd89, %rd124, 4;
	add.s64 	%rd90, %rd123, %rd89;
	ld.v4.u32 	{%r43, %r44, %r45, %r46}, [%rd90];
	shl.b64 	%rd91, %rd28, 4;
	add.s64 	%rd92, %rd90, %rd91;
	ld.v4.u32 	{%r51, %r52, %r53, %r54}, [%rd92];
	mov.b32 	{%rs68, %rs69}, %r43;
	{  cvt.f32.f16 %f261, %rs68;}
	add.f32 	%f277, %f261, %f412;
	setp.eq.s32 	%p82, %r85, 0;
	selp.f32 	%f412, %f261, %f277, %p82;
	{  cvt.f32.f16 %f262, %rs69;}
	add.f32 	%f278, %f262, %f411;
	selp.f32 	%f411, %f262, %f278, %p82;
	mov.b32 	{%rs70, %rs71}, %r44;
	{  cvt.f32.f16 %f263, %rs70;}
	add.f32 	%f279, %f263, %f410;
	selp.f32 	%f410, %f263, %f279, %p82;
	{  cvt.f32.f16 %f264, %rs71;}
	add.f32 	%f280, %f264, %f409;
	selp.f32 	%f409, %f264, %f280, %p82;
	mov.b32 	{%rs72, %rs73}, %r45;
	{  cvt.f32.f16 %f265, %rs72;}
	add.f32 	%f281, %f265, %f408;
	selp.f32 	%f408, %f265, %f281, %p82;
	{  cvt.f32.f16 %f266, %rs73;}
	add.f32 	%f282, %f266, %f407;
	selp.f32 	%f407, %f266, %f282, %p82;
	mov.b32 	{%rs74, %rs75}, %r46;
	{  cvt.f32.f16 %f267, %rs74;}
	add.f32 	%f283, %f267, %f406;
	selp.f32 	%f406, %f267, %f283, %p82;
	{  cvt.f32.f16 %f268, %rs75;}
	add.f32 	%f284, %f268, %f405;
	selp.f32 	%f405, %f268, %f284, %p82;
	mov.b32 	{%rs76, %rs77}, %r51;
	{  cvt.f32.f16 %f269, %rs76;}
	add.f32 	%f285, %f269, %f404;
	selp.f32 	%f404, %f269, %f285, %p82;
	{  cvt.f32.f16 %f270, %rs77;}
	add.f32 	%f286, %f270, %f403;
	selp.f32 	%f403, %f270, %f286, %p82;
	mov.b32 	{%rs78, %rs79}, %r52;
	{  cvt.f32.f16 %f271, %rs78;}
	add.f32 	%f287, %f271, %f402;
	selp.f32 	%f402, %f271, %f287, %p82;
	{  cvt.f32.f16 %f272, %rs79;}
	add.f32 	%f288, %f272, %f401;
	selp.f32 	%f401, %f272, %f288, %p82;
	mov.b32 	{%rs80, %rs81}, %r53;
	{  cvt.f32.f16 %f273, %rs80;}
	add.f32 	%f289, %f273, %f400;
	selp.f32 	%f400, %f273, %f289, %p82;
	{  cvt.f32.f16 %f274, %rs81;}
	add.f32 	%f290, %f274, %f399;
	selp.f32 	%f399, %f274, %f290, %p82;
	mov.b32 	{%rs82, %rs83}, %r54;
	{  cvt.f32.f16 %f275, %rs82;}
	add.f32 	%f291, %f275, %f398;
	selp.f32 	%f398, %f275, %f291, %p82;
	{  cvt.f32.f16 %f276, %rs83;}
	add.f32 	%f292, %f276, %f397;
	selp.f32 	%f397, %f276, %f292, %p82;
	add.s32 	%r85, %r85, 1;
	setp.lt.u32 	%p83, %r85, %r22;
	@%p83 bra 	$L__BB2_119;
$L__BB2_122:
	setp.ne.s32 	%p84, %r21, 4;
	@%p84 bra 	$L__BB2_124;
	div.rn.f32 	%f412, %f412, %f102;
$L__BB2_124:
	{  cvt.rn.f16.f32 %rs84, %f412;}
	@%p84 bra 	$L__BB2_126;
	div.rn.f32 	%f411, %f411, %f102;
$L__BB2_126:
	{  cvt.rn.f16.f32 %rs85, %f411;}
	@%p84 bra 	$L__BB2_128;
	div.rn.f32 	%f410, %f410, %f102;
$L__BB2_128:
	{  cvt.rn.f16.f32 %rs86, %f410;}
	@%p84 bra 	$L__BB2_130;
	div.rn.f32 	%f409, %f409, %f102;
$L__BB2_130:
	{  cvt.rn.f16.f32 %rs87, %f409;}
	@%p84 bra 	$L__BB2_132;
	div.rn.f32 	%f408, %f408, %f102;
$L__BB2_132:
	{  cvt.rn.f16.f32 %rs88, %f408;}
	@%p84 bra 	$L__BB2_134;
	div.rn.f32 	%f407, %f407, %f102;
$L__BB2_134:
	{  cvt.rn.f16.f32 %rs89, %f407;}
	@%p84 bra 	$L__BB2_136;
	div.rn.f32 	%f406, %f406, %f102;
$L__BB2_136:
	{  cvt.rn.f16.f32 %rs90, %f406;}
	@%p84 bra 	$L__BB2_138;
	div.rn.f32 	%f405, %f405, %f102;
$L__BB2_138:
	shl.b64 	%rd93, %rd124, 4;
	add.s64 	%rd34, %rd1, %rd93;
	{  cvt.rn.f16.f32 %rs91, %f405;}
	mov.b32 	%r59, {%rs90, %rs91};
	mov.b32 	%r60, {%rs88, %rs89};
	mov.b32 	%r61, {%rs86, %rs87};
	mov.b32 	%r62, {%rs84, %rs85};
	st.global.v4.u32 	[%rd34], {%r62, %r61, %r60, %r59};
	@%p84 bra 	$L__BB2_140;
	div.rn.f32 	%f404, %f404, %f102;
$L__BB2_140:
	{  cvt.rn.f16.f32 %rs92, %f404;}
	@%p84 bra 	$L__BB2_142;
	div.rn.f32 	%f403, %f403, %f102;
$L__BB2_142:
	{  cvt.rn.f16.f32 %rs93, %f403;}
	@%p84 bra 	$L__BB2_144;
	div.rn.f32 	%f402, %f402, %f102;
$L__BB2_144:
	{  cvt.rn.f16.f32 %rs94, %f402;}
	@%p84 bra 	$L__BB2_146;
	div.rn.f32 	%f401, %f401, %f102;
$L__BB2_146:
	{  cvt.rn.f16.f32 %rs95, %f401;}
	@%p84 bra 	$L__BB2_148;
	div.rn.f32 	%f400, %f400, %f102;
$L__BB2_148:
	{  cvt.rn.f16.f32 %rs96, %f400;}
	@%p84 bra 	$L__BB2_150;
	div.rn.f32 	%f399, %f399, %f102;
$L__BB2_150:
	{  cvt.rn.f16.f32 %rs97, %f399;}
	@%p84 bra 	$L__BB2_152;
	div.rn.f32 	%f398, %f398, %f102;
$L__BB2_152:
	{  cvt.rn.f16.f32 %rs98, %f398;}
	@%p84 bra 	$L__BB2_154;
	div.rn.f32 	%f397, %f397, %f102;
$L__BB2_154:
	shl.b64 	%rd94, %rd28, 4;
	add.s64 	%rd95, %rd34, %rd94;
	{  cvt.rn.f16.f32 %rs99, %f397;}
	mov.b32 	%r63, {%rs98, %rs99};
	mov.b32 	%r64, {%rs96, %rs97};
	mov.b32 	%r65, {%rs94, %rs95};
	mov.b32 	%r66, {%rs92, %rs93};
	st.global.v4.u32 	[%rd95], {%r66, %r65, %r64, %r63};
	add.s64 	%rd124, %rd124, %rd29;
	add.s64 	%rd96, %rd124, %rd28;
	setp.lt.u64 	%p100, %rd96, %rd26;
	@%p100 bra 	$L__BB2_117;
$L__BB2_155:
	setp.ge.u64 	%p101, %rd124, %rd26;
	@%p101 bra 	$L__BB2_179;
	cvt.rn.f32.u32 	%f183, %r22;
$L__BB2_157:
	.pragma "nounroll";
	setp.eq.s32 	%p102, %r22, 0;
	@%p102 bra 	$L__BB2_162;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r86, 0;
$L__BB2_159:
	.pragma "nounroll";
	setp.eq.s32 	%p103, %r14, %r86;
	mov.u64 	%rd126, %rd25;
	@%p103 bra 	$L__BB2_161;
	ld.local.u64 	%rd97, [%rd3+16];
	cvt.u64.u32 	%rd98, %r86;
	mul.lo.s64 	%rd99, %rd97, %rd98;
	ld.local.u64 	%rd100, [%rd3+8];
	add.s64 	%rd126, %rd100, %rd99;
$L__BB2_161:
	shl.b64 	%rd101, %rd124, 4;
	add.s64 	%rd102, %rd126, %rd101;
	ld.v4.u32 	{%r68, %r69, %r70, %r71}, [%rd102];
	mov.b32 	{%rs100, %rs101}, %r68;
	{  cvt.f32.f16 %f310, %rs100;}
	add.f32 	%f318, %f310, %f448;
	setp.eq.s32 	%p104, %r86, 0;
	selp.f32 	%f448, %f310, %f318, %p104;
	{  cvt.f32.f16 %f311, %rs101;}
	add.f32 	%f319, %f311, %f447;
	selp.f32 	%f447, %f311, %f319, %p104;
	mov.b32 	{%rs102, %rs103}, %r69;
	{  cvt.f32.f16 %f312, %rs102;}
	add.f32 	%f320, %f312, %f446;
	selp.f32 	%f446, %f312, %f320, %p104;
	{  cvt.f32.f16 %f313, %rs103;}
	add.f32 	%f321, %f313, %f445;
	selp.f32 	%f445, %f313, %f321, %p104;
	mov.b32 	{%rs104, %rs105}, %r70;
	{  cvt.f32.f16 %f314, %rs104;}
	add.f32 	%f322, %f314, %f449;
	selp.f32 	%f449, %f314, %f322, %p104;
	{  cvt.f32.f16 %f315, %rs105;}
	add.f32 	%f323, %f315, %f450;
	selp.f32 	%f450, %f315, %f323, %p104;
	mov.b32 	{%rs106, %rs107}, %r71;
	{  cvt.f32.f16 %f316, %rs106;}
	add.f32 	%f324, %f316, %f451;
	selp.f32 	%f451, %f316, %f324, %p104;
	{  cvt.f32.f16 %f317, %rs107;}
	add.f32 	%f325, %f317, %f452;
	selp.f32 	%f452, %f317, %f325, %p104;
	add.s32 	%r86, %r86, 1;
	setp.lt.u32 	%p105, %r86, %r22;
	@%p105 bra 	$L__BB2_159;
$L__BB2_162:
	setp.ne.s32 	%p106, %r21, 4;
	mov.f32 	%f453, %f448;
	@%p106 bra 	$L__BB2_164;
	div.rn.f32 	%f453, %f448, %f183;
$L__BB2_164:
	{  cvt.rn.f16.f32 %rs108, %f453;}
	mov.f32 	%f454, %f447;
	@%p106 bra 	$L__BB2_166;
	div.rn.f32 	%f454, %f447, %f183;
$L__BB2_166:
	{  cvt.rn.f16.f32 %rs109, %f454;}
	mov.f32 	%f455, %f446;
	@%p106 bra 	$L__BB2_168;
	div.rn.f32 	%f455, %f446, %f183;
$L__BB2_168:
	{  cvt.rn.f16.f32 %rs110, %f455;}
	mov.f32 	%f456, %f445;
	@%p106 bra 	$L__BB2_170;
	div.rn.f32 	%f456, %f445, %f183;
$L__BB2_170:
	{  cvt.rn.f16.f32 %rs111, %f456;}
	mov.f32 	%f457, %f449;
	@%p106 bra 	$L__BB2_172;
	div.rn.f32 	%f457, %f449, %f183;
$L__BB2_172:
	{  cvt.rn.f16.f32 %rs112, %f457;}
	mov.f32 	%f458, %f450;
	@%p106 bra 	$L__BB2_174;
	div.rn.f32 	%f458, %f450, %f183;
$L__BB2_174:
	{  cvt.rn.f16.f32 %rs113, %f458;}
	mov.f32 	%f459, %f451;
	@%p106 bra 	$L__BB2_176;
	div.rn.f32 	%f459, %f451, %f183;
$L__BB2_176:
	{  cvt.rn.f16.f32 %rs114, %f459;}
	mov.f32 	%f460, %f452;
	@%p106 bra 	$L__BB2_178;
	div.rn.f32 	%f460, %f452, %f183;
$L__BB2_178:
	shl.b64 	%rd103, %rd124, 4;
	add.s64 	%rd104, %rd1, %rd103;
	{  cvt.rn.f16.f32 %rs115, %f460;}
	mov.b32 	%r76, {%rs114, %rs115};
	mov.b32 	%r77, {%rs112, %rs113};
	mov.b32 	%r78, {%rs110, %rs111};
	mov.b32 	%r79, {%rs108, %rs109};
	st.global.v4.u32 	[%rd104], {%r79, %r78, %r77, %r76};
	add.s64 	%rd124, %rd124, %rd28;
	setp.lt.u64 	%p114, %rd124, %rd26;
	@%p114 bra 	$L__BB2_157;
$L__BB2_179:
	and.b64  	%rd127, %rd56, -8;
$L__BB2_180:
	mov.u32 	%r80, %tid.x;
	cvt.u64.u32 	%rd105, %r80;
	add.s64 	%rd128, %rd127, %rd105;
	setp.ge.u64 	%p115, %rd128, %rd56;
	@%p115 bra 	$L__BB2_194;
	cvt.rn.f32.u32 	%f232, %r22;
	mov.u32 	%r81, %ntid.x;
	cvt.u64.u32 	%rd45, %r81;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB2_182:
	.pragma "nounroll";
	setp.eq.s32 	%p116, %r17, 0;
	@%p116 bra 	$L__BB2_184;
	ld.local.u64 	%rd129, [%rd3+8];
	bra.uni 	$L__BB2_185;
$L__BB2_184:
	ld.local.u64 	%rd129, [%rd3];
$L__BB2_185:
	shl.b64 	%rd106, %rd128, 1;
	add.s64 	%rd107, %rd129, %rd106;
	ld.u16 	%rs116, [%rd107];
	{  cvt.f32.f16 %f462, %rs116;}
	setp.lt.u32 	%p117, %r22, 2;
	@%p117 bra 	$L__BB2_191;
	mov.u64 	%rd130, 1;
	mov.u32 	%r87, %r18;
$L__BB2_187:
	.pragma "nounroll";
	setp.eq.s32 	%p118, %r87, -1;
	@%p118 bra 	$L__BB2_189;
	ld.local.u64 	%rd109, [%rd3+16];
	mul.lo.s64 	%rd110, %rd109, %rd130;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd131, %rd111, %rd110;
	bra.uni 	$L__BB2_190;
$L__BB2_189:
	ld.local.u64 	%rd131, [%rd3];
$L__BB2_190:
	add.s64 	%rd113, %rd131, %rd106;
	ld.u16 	%rs117, [%rd113];
	{  cvt.f32.f16 %f335, %rs117;}
	add.f32 	%f462, %f462, %f335;
	add.s64 	%rd130, %rd130, 1;
	cvt.u32.u64 	%r82, %rd130;
	add.s32 	%r87, %r87, 1;
	setp.lt.u32 	%p119, %r82, %r22;
	@%p119 bra 	$L__BB2_187;
$L__BB2_191:
	setp.ne.s32 	%p120, %r21, 4;
	@%p120 bra 	$L__BB2_193;
	div.rn.f32 	%f462, %f462, %f232;
$L__BB2_193:
	{  cvt.rn.f16.f32 %rs118, %f462;}
	add.s64 	%rd115, %rd1, %rd106;
	st.global.u16 	[%rd115], %rs118;
	add.s64 	%rd128, %rd128, %rd45;
	setp.lt.u64 	%p121, %rd128, %rd56;
	@%p121 bra 	$L__BB2_182;
	bra.uni 	$L__BB2_194;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd118, 0;
	@%p2 bra 	$L__BB2_92;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd61, %rd4, 15;
	setp.ne.s64 	%p3, %rd61, 0;
	@%p3 bra 	$L__BB2_92;
	shr.u64 	%rd5, %rd56, 3;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd116, %r24;
	setp.le.u64 	%p4, %rd5, %rd116;
	@%p4 bra 	$L__BB2_91;
	cvt.rn.f32.u32 	%f1, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd7, %r25;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB2_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r83, 0;
$L__BB2_7:
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
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd62, [%rd3+16];
	cvt.u64.u32 	%rd63, %r83;
	mul.lo.s64 	%rd64, %rd62, %rd63;
	ld.local.u64 	%rd65, [%rd3+8];
	add.s64 	%rd117, %rd65, %rd64;
$L__BB2_9:
	shl.b64 	%rd66, %rd116, 4;
	add.s64 	%rd67, %rd117, %rd66;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd67];
	mov.b32 	{%rs49, %rs2}, %r27;
	{  cvt.f32.f16 %f353, %rs49;}
	setp.eq.s32 	%p7, %r83, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB2_16;
	setp.gt.f32 	%p11, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p11;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	setp.lt.f32 	%p12, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p12;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.f32 	%f353, %f353, %f13;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.f32 	%f353, %f353, %f13;
$L__BB2_17:
	{  cvt.f32.f16 %f354, %rs2;}
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p14, %r21, 1;
	@%p14 bra 	$L__BB2_23;
	setp.eq.s32 	%p15, %r21, 2;
	@%p15 bra 	$L__BB2_22;
	setp.ne.s32 	%p16, %r21, 3;
	@%p16 bra 	$L__BB2_24;
	setp.gt.f32 	%p17, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p17;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	setp.lt.f32 	%p18, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p18;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.f32 	%f354, %f354, %f12;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.f32 	%f354, %f354, %f12;
$L__BB2_25:
	mov.b32 	{%rs51, %rs4}, %r28;
	{  cvt.f32.f16 %f355, %rs51;}
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB2_31;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB2_30;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB2_32;
	setp.gt.f32 	%p23, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p23;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	setp.lt.f32 	%p24, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p24;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.f32 	%f355, %f355, %f11;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.f32 	%f355, %f355, %f11;
$L__BB2_33:
	{  cvt.f32.f16 %f356, %rs4;}
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p26, %r21, 1;
	@%p26 bra 	$L__BB2_39;
	setp.eq.s32 	%p27, %r21, 2;
	@%p27 bra 	$L__BB2_38;
	setp.ne.s32 	%p28, %r21, 3;
	@%p28 bra 	$L__BB2_40;
	setp.gt.f32 	%p29, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p29;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	setp.lt.f32 	%p30, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p30;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.f32 	%f356, %f356, %f10;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.f32 	%f356, %f356, %f10;
$L__BB2_41:
	mov.b32 	{%rs53, %rs6}, %r29;
	{  cvt.f32.f16 %f357, %rs53;}
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB2_47;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB2_46;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB2_48;
	setp.gt.f32 	%p35, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p35;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	setp.lt.f32 	%p36, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p36;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.f32 	%f357, %f357, %f14;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.f32 	%f357, %f357, %f14;
$L__BB2_49:
	{  cvt.f32.f16 %f358, %rs6;}
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p38, %r21, 1;
	@%p38 bra 	$L__BB2_55;
	setp.eq.s32 	%p39, %r21, 2;
	@%p39 bra 	$L__BB2_54;
	setp.ne.s32 	%p40, %r21, 3;
	@%p40 bra 	$L__BB2_56;
	setp.gt.f32 	%p41, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p41;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	setp.lt.f32 	%p42, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p42;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.f32 	%f358, %f358, %f15;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.f32 	%f358, %f358, %f15;
$L__BB2_57:
	mov.b32 	{%rs55, %rs8}, %r30;
	{  cvt.f32.f16 %f359, %rs55;}
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB2_63;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB2_62;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB2_64;
	setp.gt.f32 	%p47, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p47;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	setp.lt.f32 	%p48, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p48;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.f32 	%f359, %f359, %f16;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.f32 	%f359, %f359, %f16;
$L__BB2_65:
	{  cvt.f32.f16 %f360, %rs8;}
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p50, %r21, 1;
	@%p50 bra 	$L__BB2_71;
	setp.eq.s32 	%p51, %r21, 2;
	@%p51 bra 	$L__BB2_70;
	setp.ne.s32 	%p52, %r21, 3;
	@%p52 bra 	$L__BB2_72;
	setp.gt.f32 	%p53, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p53;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	setp.lt.f32 	%p54, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p54;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.f32 	%f360, %f360, %f17;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.f32 	%f360, %f360, %f17;
$L__BB2_73:
	add.s32 	%r83, %r83, 1;
	setp.lt.u32 	%p55, %r83, %r22;
	@%p55 bra 	$L__BB2_7;
$L__BB2_74:
	setp.ne.s32 	%p56, %r21, 4;
	mov.f32 	%f369, %f353;
	@%p56 bra 	$L__BB2_76;
	div.rn.f32 	%f369, %f353, %f1;
$L__BB2_76:
	{  cvt.rn.f16.f32 %rs57, %f369;}
	mov.f32 	%f370, %f354;
	@%p56 bra 	$L__BB2_78;
	div.rn.f32 	%f370, %f354, %f1;
$L__BB2_78:
	{  cvt.rn.f16.f32 %rs58, %f370;}
	mov.f32 	%f371, %f355;
	@%p56 bra 	$L__BB2_80;
	div.rn.f32 	%f371, %f355, %f1;
$L__BB2_80:
	{  cvt.rn.f16.f32 %rs59, %f371;}
	mov.f32 	%f372, %f356;
	@%p56 bra 	$L__BB2_82;
	div.rn.f32 	%f372, %f356, %f1;
$L__BB2_82:
	{  cvt.rn.f16.f32 %rs60, %f372;}
	mov.f32 	%f373, %f357;
	@%p56 bra 	$L__BB2_84;
	div.rn.f32 	%f373, %f357, %f1;
$L__BB2_84:
	{  cvt.rn.f16.f32 %rs61, %f373;}
	mov.f32 	%f374, %f358;
	@%p56 bra 	$L__BB2_86;
	div.rn.f32 	%f374, %f358, %f1;
$L__BB2_86:
	{  cvt.rn.f16.f32 %rs62, %f374;}
	mov.f32 	%f375, %f359;
	@%p56 bra 	$L__BB2_88;
	div.rn.f32 	%f375, %f359, %f1;
$L__BB2_88:
	{  cvt.rn.f16.f32 %rs63, %f375;}
	mov.f32 	%f376, %f360;
	@%p56 bra 	$L__BB2_90;
	div.rn.f32 	%f376, %f360, %f1;
$L__BB2_90:
	shl.b64 	%rd68, %rd116, 4;
	add.s64 	%rd69, %rd1, %rd68;
	{  cvt.rn.f16.f32 %rs64, %f376;}
	mov.b32 	%r31, {%rs63, %rs64};
	mov.b32 	%r32, {%rs61, %rs62};
	mov.b32 	%r33, {%rs59, %rs60};
	mov.b32 	%r34, {%rs57, %rs58};
	st.global.v4.u32 	[%rd69], {%r34, %r33, %r32, %r31};
	add.s64 	%rd116, %rd116, %rd7;
	setp.lt.u64 	%p64, %rd116, %rd5;
	@%p64 bra 	$L__BB2_5;
$L__BB2_91:
	and.b64  	%rd118, %rd56, -8;
$L__BB2_92:
	mov.u32 	%r35, %tid.x;
	cvt.u64.u32 	%rd70, %r35;
	add.s64 	%rd119, %rd118, %rd70;
	setp.ge.u64 	%p65, %rd119, %rd56;
	@%p65 bra 	$L__BB2_194;
	cvt.rn.f32.u32 	%f90, %r22;
	mov.u32 	%r36, %ntid.x;
	cvt.u64.u32 	%rd16, %r36;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB2_94:
	.pragma "nounroll";
	setp.eq.s32 	%p66, %r8, 0;
	@%p66 bra 	$L__BB2_96;
	ld.local.u64 	%rd120, [%rd3+8];
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	ld.local.u64 	%rd120, [%rd3];
$L__BB2_97:
	shl.b64 	%rd71, %rd119, 1;
	add.s64 	%rd72, %rd120, %rd71;
	ld.u16 	%rs65, [%rd72];
	{  cvt.f32.f16 %f378, %rs65;}
	setp.lt.u32 	%p67, %r22, 2;
	@%p67 bra 	$L__BB2_110;
	mov.u32 	%r84, 1;
$L__BB2_99:
	.pragma "nounroll";
	setp.eq.s32 	%p68, %r8, %r84;
	@%p68 bra 	$L__BB2_101;
	bra.uni 	$L__BB2_100;
$L__BB2_101:
	ld.local.u64 	%rd121, [%rd3];
	bra.uni 	$L__BB2_102;
$L__BB2_100:
	ld.local.u64 	%rd73, [%rd3+16];
	cvt.u64.u32 	%rd74, %r84;
	mul.lo.s64 	%rd75, %rd73, %rd74;
	ld.local.u64 	%rd76, [%rd3+8];
	add.s64 	%rd121, %rd76, %rd75;
$L__BB2_102:
	add.s64 	%rd78, %rd121, %rd71;
	ld.u16 	%rs66, [%rd78];
	{  cvt.f32.f16 %f257, %rs66;}
	setp.eq.s32 	%p69, %r21, 1;
	@%p69 bra 	$L__BB2_107;
	setp.eq.s32 	%p70, %r21, 2;
	@%p70 bra 	$L__BB2_106;
	setp.ne.s32 	%p71, %r21, 3;
	@%p71 bra 	$L__BB2_108;
	setp.gt.f32 	%p72, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p72;
	bra.uni 	$L__BB2_109;
$L__BB2_107:
	mul.f32 	%f378, %f378, %f257;
	bra.uni 	$L__BB2_109;
$L__BB2_106:
	setp.lt.f32 	%p73, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p73;
	bra.uni 	$L__BB2_109;
$L__BB2_108:
	add.f32 	%f378, %f378, %f257;
$L__BB2_109:
	add.s32 	%r84, %r84, 1;
	setp.lt.u32 	%p74, %r84, %r22;
	@%p74 bra 	$L__BB2_99;
$L__BB2_110:
	setp.ne.s32 	%p75, %r21, 4;
	@%p75 bra 	$L__BB2_112;
	div.rn.f32 	%f378, %f378, %f90;
$L__BB2_112:
	{  cvt.rn.f16.f32 %rs67, %f378;}
	add.s64 	%rd80, %rd1, %rd71;
	st.global.u16 	[%rd80], %rs67;
	add.s64 	%rd119, %rd119, %rd16;
	setp.lt.u64 	%p76, %rd119, %rd56;
	@%p76 bra 	$L__BB2_94;
$L__BB2_194:
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
	.param .align 8 .b8 two_shot_param_9[80]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot3[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<37>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<134>;
	.reg .b64 	%rd<221>;
	mov.u64 	%SPL, __local_depot3;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd39, [two_shot_param_0];
	ld.param.u64 	%rd40, [two_shot_param_1];
	ld.param.u32 	%r38, [two_shot_param_2];
	ld.param.u32 	%r39, [two_shot_param_3];
	ld.param.u32 	%r40, [two_shot_param_4];
	ld.param.u32 	%r41, [two_shot_param_5];
	ld.param.u64 	%rd41, [two_shot_param_6];
	ld.param.u64 	%rd42, [two_shot_param_7];
	ld.param.u64 	%rd43, [two_shot_param_8];
	ld.param.v2.u32 	{%r52, %r53}, [two_shot_param_9+72];
	ld.param.u64 	%rd48, [two_shot_param_9+32];
	ld.param.u64 	%rd47, [two_shot_param_9+24];
	ld.param.u64 	%rd44, [two_shot_param_9];
	cvta.to.global.u64 	%rd51, %rd39;
	mul.wide.u32 	%rd52, %r38, 8;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.u64 	%rd1, [%rd53];
	mov.u32 	%r54, %ctaid.x;
	mul.wide.u32 	%rd54, %r54, 4;
	add.s64 	%rd55, %rd1, %rd54;
	ld.u32 	%r1, [%rd55+64];
	mov.u32 	%r55, %tid.x;
	setp.ne.s32 	%p1, %r55, 0;
	mov.u16 	%rs8, 0;
	@%p1 bra 	$L__BB3_2;
	ld.volatile.u32 	%r56, [%rd1];
	setp.ne.s32 	%p2, %r56, 0;
	selp.u16 	%rs8, 1, 0, %p2;
$L__BB3_2:
	setp.eq.s16 	%p3, %rs8, 0;
	@%p3 bra 	$L__BB3_6;
	cvta.to.global.u64 	%rd2, %rd40;
	ld.volatile.global.u32 	%r57, [%rd2+4];
	setp.ne.s32 	%p4, %r57, 0;
	@%p4 bra 	$L__BB3_5;
	st.global.u32 	[%rd2+8], %r41;
$L__BB3_5:
	membar.sys;
	mov.u32 	%r58, 4;
	st.global.u32 	[%rd2+4], %r58;
$L__BB3_6:
	cvt.u32.u16 	%r59, %rs8;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r59, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r60, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r60, 0;
	@%p5 bra 	$L__BB3_48;
	bra.uni 	$L__BB3_7;
$L__BB3_48:
	ret;
$L__BB3_7:
	mov.u32 	%r61, %nctaid.x;
	add.s64 	%rd56, %rd44, 7;
	shr.u64 	%rd57, %rd56, 3;
	cvt.u64.u32 	%rd4, %r61;
	add.s64 	%rd58, %rd4, %rd57;
	add.s64 	%rd5, %rd58, -1;
	and.b64  	%rd59, %rd5, -4294967296;
	setp.eq.s64 	%p6, %rd59, 0;
	@%p6 bra 	$L__BB3_9;
	div.u64 	%rd216, %rd5, %rd4;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r62, %rd4;
	cvt.u32.u64 	%r63, %rd5;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd216, %r64;
$L__BB3_10:
	cvt.u64.u32 	%rd60, %r54;
	shl.b64 	%rd61, %rd216, 3;
	mul.lo.s64 	%rd62, %rd61, %rd60;
	min.u64 	%rd217, %rd62, %rd44;
	add.s64 	%rd63, %rd217, %rd61;
	min.u64 	%rd12, %rd63, %rd44;
	mov.u32 	%r121, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r121;
	cvt.u64.u32 	%rd64, %r39;
	shr.u64 	%rd65, %rd47, 1;
	mul.lo.s64 	%rd66, %rd65, %rd64;
	sub.s64 	%rd67, %rd12, %rd217;
	min.u64 	%rd17, %rd66, %rd67;
	add.s64 	%rd68, %rd17, 7;
	shr.u64 	%rd69, %rd68, 3;
	add.s64 	%rd70, %rd64, %rd69;
	add.s64 	%rd18, %rd70, -1;
	and.b64  	%rd71, %rd18, -4294967296;
	setp.eq.s64 	%p7, %rd71, 0;
	@%p7 bra 	$L__BB3_13;
	div.u64 	%rd218, %rd18, %rd64;
	bra.uni 	$L__BB3_14;
$L__BB3_13:
	cvt.u32.u64 	%r66, %rd18;
	div.u32 	%r67, %r66, %r39;
	cvt.u64.u32 	%rd218, %r67;
$L__BB3_14:
	shl.b64 	%rd22, %rd218, 3;
	add.s32 	%r9, %r8, 1;
	setp.lt.u32 	%p8, %r39, 2;
	@%p8 bra 	$L__BB3_17;
	add.s32 	%r122, %r38, 1;
	and.b32  	%r69, %r9, 3;
	cvt.u64.u32 	%rd73, %r69;
	or.b64  	%rd75, %rd54, %rd73;
	mul.lo.s64 	%rd77, %rd75, %rd64;
	cvt.u64.u32 	%rd78, %r38;
	add.s64 	%rd79, %rd77, %rd78;
	mul.lo.s64 	%rd80, %rd79, %rd47;
	add.s64 	%rd23, %rd80, %rd48;
	mov.u32 	%r123, 1;
$L__BB3_16:
	.pragma "nounroll";
	rem.u32 	%r71, %r122, %r39;
	cvt.u64.u32 	%rd81, %r71;
	mul.wide.u32 	%rd82, %r71, 8;
	add.s64 	%rd83, %rd51, %rd82;
	ld.global.u64 	%rd84, [%rd83];
	add.s64 	%rd85, %rd84, %rd23;
	mul.lo.s64 	%rd86, %rd22, %rd81;
	min.u64 	%rd87, %rd86, %rd17;
	add.s64 	%rd88, %rd87, %rd217;
	shl.b64 	%rd89, %rd88, 1;
	add.s64 	%rd90, %rd42, %rd89;
	add.s32 	%r72, %r71, 1;
	cvt.u64.u32 	%rd91, %r72;
	mul.lo.s64 	%rd92, %rd22, %rd91;
	min.u64 	%rd93, %rd92, %rd17;
	sub.s64 	%rd94, %rd93, %rd87;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd85;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd90;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd94;
	call.uni
	_ZN10collective4copyEP6__halfPKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r122, %r122, 1;
	add.s32 	%r123, %r123, 1;
	setp.lt.u32 	%p9, %r123, %r39;
	@%p9 bra 	$L__BB3_16;
$L__BB3_17:
	bar.sync 	0;
	setp.eq.s32 	%p10, %r55, %r38;
	setp.ge.u32 	%p11, %r55, %r39;
	or.pred  	%p12, %p10, %p11;
	mov.u32 	%r126, 0;
	@%p12 bra 	$L__BB3_27;
	membar.sys;
	cvt.u64.u32 	%rd99, %r55;
	mul.wide.u32 	%rd101, %r55, 8;
	add.s64 	%rd102, %rd51, %rd101;
	ld.global.u64 	%rd103, [%rd102];
	mov.u64 	%rd104, 0;
	mul.wide.u32 	%rd105, %r39, %r54;
	cvt.u64.u32 	%rd106, %r38;
	add.s64 	%rd107, %rd105, %rd106;
	shl.b64 	%rd108, %rd107, 3;
	add.s64 	%rd109, %rd103, %rd108;
	add.s64 	%rd95, %rd109, 4096;
	cvt.u64.u32 	%rd110, %r40;
	cvt.u64.u32 	%rd111, %r9;
	bfi.b64 	%rd96, %rd110, %rd111, 32, 32;
	st.release.sys.global.u64 [%rd95], %rd96;
	ld.global.u64 	%rd114, [%rd53];
	add.s64 	%rd115, %rd105, %rd99;
	shl.b64 	%rd116, %rd115, 3;
	add.s64 	%rd117, %rd114, %rd116;
	add.s64 	%rd25, %rd117, 4096;
	ld.acquire.sys.global.u64 %rd219, [%rd25];
	add.u64 	%rd118, %SP, 0;
	add.u64 	%rd119, %SPL, 0;
	st.local.u64 	[%rd119], %rd104;
	cvt.u32.u64 	%r125, %rd219;
	sub.s32 	%r77, %r125, %r9;
	setp.gt.s32 	%p13, %r77, -1;
	@%p13 bra 	$L__BB3_24;
	mov.u32 	%r124, 1;
$L__BB3_20:
	and.b32  	%r79, %r124, 63;
	setp.ne.s32 	%p14, %r79, 0;
	@%p14 bra 	$L__BB3_23;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r38, %r39};
	st.param.v2.b32 	[param0+24], {%r40, %r41};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r124;
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
	setp.eq.s32 	%p15, %r17, 0;
	@%p15 bra 	$L__BB3_23;
	bra.uni 	$L__BB3_22;
$L__BB3_23:
	ld.acquire.sys.global.u64 %rd219, [%rd25];
	add.s32 	%r124, %r124, 1;
	cvt.u32.u64 	%r125, %rd219;
	sub.s32 	%r82, %r125, %r9;
	setp.lt.s32 	%p16, %r82, 0;
	@%p16 bra 	$L__BB3_20;
$L__BB3_24:
	setp.ne.s32 	%p17, %r9, %r125;
	mov.u32 	%r126, 0;
	@%p17 bra 	$L__BB3_27;
	shr.u64 	%rd123, %rd219, 32;
	cvt.u32.u64 	%r21, %rd123;
	setp.eq.s32 	%p18, %r21, %r40;
	@%p18 bra 	$L__BB3_27;
	mov.u32 	%r126, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r38, %r39};
	st.param.v2.b32 	[param0+24], {%r40, %r41};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r55;
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
	bra.uni 	$L__BB3_27;
$L__BB3_22:
	mov.u32 	%r126, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r38, %r39};
	st.param.v2.b32 	[param0+24], {%r40, %r41};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r17;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r55;
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
$L__BB3_27:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r126, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r87, 1, 0, %p2;
	}
	setp.ne.s32 	%p19, %r87, 0;
	@%p19 bra 	$L__BB3_48;
	add.u64 	%rd124, %SP, 8;
	add.u64 	%rd125, %SPL, 8;
	and.b32  	%r88, %r9, 3;
	cvt.u64.u32 	%rd126, %r88;
	or.b64  	%rd128, %rd54, %rd126;
	cvt.u64.u32 	%rd129, %r38;
	mul.lo.s64 	%rd134, %rd47, %rd64;
	mul.lo.s64 	%rd135, %rd134, %rd128;
	add.s64 	%rd136, %rd135, %rd48;
	ld.global.u64 	%rd137, [%rd53];
	add.s64 	%rd138, %rd137, %rd136;
	mul.lo.s64 	%rd139, %rd22, %rd129;
	min.u64 	%rd140, %rd139, %rd17;
	add.s64 	%rd141, %rd140, %rd217;
	shl.b64 	%rd142, %rd141, 1;
	add.s64 	%rd29, %rd43, %rd142;
	add.s64 	%rd143, %rd42, %rd142;
	st.local.u64 	[%rd125], %rd143;
	st.local.u64 	[%rd125+8], %rd138;
	st.local.u64 	[%rd125+16], %rd47;
	st.local.u32 	[%rd125+24], %r38;
	add.s32 	%r90, %r38, 1;
	cvt.u64.u32 	%rd144, %r90;
	mul.lo.s64 	%rd145, %rd22, %rd144;
	min.u64 	%rd146, %rd145, %rd17;
	sub.s64 	%rd30, %rd146, %rd140;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd124;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd30;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r52;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r39;
	call.uni
	_ZN10collective6reduceEP6__halfRKNS_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
	bar.sync 	0;
	add.s32 	%r121, %r8, 2;
	@%p8 bra 	$L__BB3_31;
	and.b32  	%r92, %r121, 3;
	cvt.u64.u32 	%rd147, %r92;
	or.b64  	%rd149, %rd54, %rd147;
	mul.lo.s64 	%rd151, %rd149, %rd64;
	add.s64 	%rd153, %rd151, %rd129;
	mul.lo.s64 	%rd154, %rd153, %rd47;
	add.s64 	%rd31, %rd154, %rd48;
	mov.u32 	%r128, 1;
$L__BB3_30:
	.pragma "nounroll";
	add.s32 	%r94, %r128, %r38;
	rem.u32 	%r95, %r94, %r39;
	mul.wide.u32 	%rd156, %r95, 8;
	add.s64 	%rd157, %rd51, %rd156;
	ld.global.u64 	%rd158, [%rd157];
	add.s64 	%rd159, %rd158, %rd31;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd159;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd29;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd30;
	call.uni
	_ZN10collective4copyEP6__halfPKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r128, %r128, 1;
	setp.lt.u32 	%p21, %r128, %r39;
	@%p21 bra 	$L__BB3_30;
$L__BB3_31:
	bar.sync 	0;
	mov.u32 	%r131, 0;
	@%p12 bra 	$L__BB3_41;
	membar.sys;
	cvt.u64.u32 	%rd164, %r55;
	mul.wide.u32 	%rd166, %r55, 8;
	add.s64 	%rd167, %rd51, %rd166;
	ld.global.u64 	%rd168, [%rd167];
	mov.u64 	%rd169, 0;
	mul.wide.u32 	%rd170, %r39, %r54;
	add.s64 	%rd172, %rd170, %rd129;
	shl.b64 	%rd173, %rd172, 3;
	add.s64 	%rd174, %rd168, %rd173;
	add.s64 	%rd160, %rd174, 4096;
	cvt.u64.u32 	%rd175, %r40;
	cvt.u64.u32 	%rd176, %r121;
	bfi.b64 	%rd161, %rd175, %rd176, 32, 32;
	st.release.sys.global.u64 [%rd160], %rd161;
	ld.global.u64 	%rd179, [%rd53];
	add.s64 	%rd180, %rd170, %rd164;
	shl.b64 	%rd181, %rd180, 3;
	add.s64 	%rd182, %rd179, %rd181;
	add.s64 	%rd32, %rd182, 4096;
	ld.acquire.sys.global.u64 %rd220, [%rd32];
	add.u64 	%rd183, %SP, 0;
	add.u64 	%rd184, %SPL, 0;
	st.local.u64 	[%rd184], %rd169;
	cvt.u32.u64 	%r130, %rd220;
	sub.s32 	%r100, %r130, %r121;
	setp.gt.s32 	%p25, %r100, -1;
	@%p25 bra 	$L__BB3_38;
	mov.u32 	%r129, 1;
$L__BB3_34:
	and.b32  	%r102, %r129, 63;
	setp.ne.s32 	%p26, %r102, 0;
	@%p26 bra 	$L__BB3_37;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r38, %r39};
	st.param.v2.b32 	[param0+24], {%r40, %r41};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r129;
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
	ld.param.b32 	%r29, [retval0+0];
	}
	setp.eq.s32 	%p27, %r29, 0;
	@%p27 bra 	$L__BB3_37;
	bra.uni 	$L__BB3_36;
$L__BB3_37:
	ld.acquire.sys.global.u64 %rd220, [%rd32];
	add.s32 	%r129, %r129, 1;
	cvt.u32.u64 	%r130, %rd220;
	sub.s32 	%r105, %r130, %r121;
	setp.lt.s32 	%p28, %r105, 0;
	@%p28 bra 	$L__BB3_34;
$L__BB3_38:
	setp.ne.s32 	%p29, %r121, %r130;
	mov.u32 	%r131, 0;
	@%p29 bra 	$L__BB3_41;
	shr.u64 	%rd188, %rd220, 32;
	cvt.u32.u64 	%r33, %rd188;
	setp.eq.s32 	%p30, %r33, %r40;
	@%p30 bra 	$L__BB3_41;
	mov.u32 	%r131, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r38, %r39};
	st.param.v2.b32 	[param0+24], {%r40, %r41};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r55;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r33;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB3_41;
$L__BB3_36:
	mov.u32 	%r131, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r38, %r39};
	st.param.v2.b32 	[param0+24], {%r40, %r41};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r29;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r55;
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
$L__BB3_41:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r131, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r110, 1, 0, %p2;
	}
	setp.ne.s32 	%p31, %r110, 0;
	@%p31 bra 	$L__BB3_48;
	@%p8 bra 	$L__BB3_45;
	and.b32  	%r112, %r121, 3;
	cvt.u64.u32 	%rd189, %r112;
	or.b64  	%rd191, %rd54, %rd189;
	mul.lo.s64 	%rd36, %rd191, %rd64;
	mov.u32 	%r133, 1;
$L__BB3_44:
	.pragma "nounroll";
	add.s32 	%r114, %r133, %r38;
	rem.u32 	%r115, %r114, %r39;
	cvt.u64.u32 	%rd195, %r115;
	add.s64 	%rd196, %rd36, %rd195;
	mul.lo.s64 	%rd197, %rd196, %rd47;
	add.s64 	%rd198, %rd197, %rd48;
	ld.global.u64 	%rd199, [%rd53];
	add.s64 	%rd200, %rd199, %rd198;
	mul.lo.s64 	%rd201, %rd22, %rd195;
	min.u64 	%rd202, %rd201, %rd17;
	add.s64 	%rd203, %rd202, %rd217;
	shl.b64 	%rd204, %rd203, 1;
	add.s64 	%rd205, %rd43, %rd204;
	add.s32 	%r116, %r115, 1;
	cvt.u64.u32 	%rd206, %r116;
	mul.lo.s64 	%rd207, %rd22, %rd206;
	min.u64 	%rd208, %rd207, %rd17;
	sub.s64 	%rd209, %rd208, %rd202;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd205;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd200;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd209;
	call.uni
	_ZN10collective4copyEP6__halfPKS0_m,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r133, %r133, 1;
	setp.lt.u32 	%p33, %r133, %r39;
	@%p33 bra 	$L__BB3_44;
$L__BB3_45:
	add.s64 	%rd217, %rd17, %rd217;
	setp.lt.u64 	%p34, %rd217, %rd12;
	@%p34 bra 	$L__BB3_11;
	setp.ne.s32 	%p36, %r55, 0;
	@%p36 bra 	$L__BB3_48;
	ld.global.u64 	%rd213, [%rd53];
	add.s64 	%rd215, %rd213, %rd54;
	add.s32 	%r119, %r8, 2;
	st.u32 	[%rd215+64], %r119;
	bra.uni 	$L__BB3_48;
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
	.param .align 8 .b8 words_param_9[80]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot4[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<80>;
	.reg .b16 	%rs<65>;
	.reg .f32 	%f<83>;
	.reg .b32 	%r<184>;
	.reg .b64 	%rd<199>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd40, [words_param_0];
	ld.param.u64 	%rd41, [words_param_1];
	ld.param.u32 	%r70, [words_param_2];
	ld.param.u32 	%r71, [words_param_3];
	ld.param.u32 	%r72, [words_param_4];
	ld.param.u32 	%r73, [words_param_5];
	ld.param.u64 	%rd42, [words_param_6];
	ld.param.u64 	%rd43, [words_param_7];
	ld.param.u64 	%rd44, [words_param_8];
	ld.param.v2.u32 	{%r84, %r85}, [words_param_9+72];
	ld.param.u64 	%rd51, [words_param_9+48];
	ld.param.u64 	%rd45, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	cvt.u64.u32 	%rd2, %r70;
	cvta.to.global.u64 	%rd3, %rd40;
	mul.wide.u32 	%rd53, %r70, 8;
	add.s64 	%rd54, %rd3, %rd53;
	ld.global.u64 	%rd4, [%rd54];
	mov.u32 	%r86, %ctaid.x;
	mul.wide.u32 	%rd55, %r86, 4;
	add.s64 	%rd56, %rd4, %rd55;
	cvt.u64.u32 	%rd5, %r86;
	ld.u32 	%r1, [%rd56+64];
	mov.u32 	%r164, %tid.x;
	setp.ne.s32 	%p1, %r164, 0;
	mov.u16 	%rs57, 0;
	@%p1 bra 	$L__BB4_2;
	ld.volatile.u32 	%r87, [%rd4];
	setp.ne.s32 	%p2, %r87, 0;
	selp.u16 	%rs57, 1, 0, %p2;
$L__BB4_2:
	setp.eq.s16 	%p3, %rs57, 0;
	@%p3 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd6, %rd41;
	ld.volatile.global.u32 	%r88, [%rd6+4];
	setp.ne.s32 	%p4, %r88, 0;
	@%p4 bra 	$L__BB4_5;
	st.global.u32 	[%rd6+8], %r73;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r89, 4;
	st.global.u32 	[%rd6+4], %r89;
$L__BB4_6:
	cvt.u32.u16 	%r90, %rs57;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r90, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r91, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r91, 0;
	@%p5 bra 	$L__BB4_76;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd57, %rd45, 7;
	shr.u64 	%rd58, %rd57, 3;
	mov.u32 	%r92, %nctaid.x;
	cvt.u64.u32 	%rd8, %r92;
	add.s64 	%rd59, %rd8, %rd58;
	add.s64 	%rd9, %rd59, -1;
	and.b64  	%rd60, %rd9, -4294967296;
	setp.eq.s64 	%p6, %rd60, 0;
	@%p6 bra 	$L__BB4_9;
	div.u64 	%rd196, %rd9, %rd8;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r93, %rd8;
	cvt.u32.u64 	%r94, %rd9;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd196, %r95;
$L__BB4_10:
	shl.b64 	%rd61, %rd196, 3;
	mov.u64 	%rd62, 3;
	mul.lo.s64 	%rd63, %rd61, %rd5;
	min.u64 	%rd13, %rd63, %rd45;
	add.s64 	%rd64, %rd13, %rd61;
	min.u64 	%rd14, %rd64, %rd45;
	sub.s64 	%rd65, %rd62, %rd13;
	add.s64 	%rd66, %rd65, %rd14;
	shr.u64 	%rd67, %rd66, 2;
	cvt.u32.u64 	%r4, %rd67;
	setp.eq.s32 	%p7, %r164, %r70;
	setp.ge.u32 	%p8, %r164, %r71;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB4_12;
	mul.wide.u32 	%rd70, %r164, 8;
	add.s64 	%rd71, %rd3, %rd70;
	ld.global.u64 	%rd72, [%rd71];
	cvt.u64.u32 	%rd73, %r71;
	mul.lo.s64 	%rd74, %rd73, %rd5;
	add.s64 	%rd75, %rd74, %rd2;
	shl.b64 	%rd76, %rd75, 3;
	add.s64 	%rd77, %rd72, %rd76;
	add.s64 	%rd68, %rd77, 4096;
	cvt.u64.u32 	%rd78, %r72;
	cvt.u64.u32 	%rd79, %r3;
	bfi.b64 	%rd69, %rd78, %rd79, 32, 32;
	st.relaxed.sys.global.u64 [%rd68], %rd69;
$L__BB4_12:
	setp.ge.u32 	%p10, %r164, %r4;
	@%p10 bra 	$L__BB4_25;
	or.b64  	%rd82, %rd44, %rd43;
	and.b64  	%rd83, %rd82, 7;
	cvta.to.global.u64 	%rd84, %rd43;
	add.u64 	%rd88, %SPL, 0;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r164;
	mul.wide.u32 	%rd80, %r164, 4;
	add.s64 	%rd18, %rd80, %rd13;
	add.s64 	%rd81, %rd18, 4;
	setp.gt.u64 	%p11, %rd81, %rd14;
	setp.ne.s64 	%p12, %rd83, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r165, 0;
	st.local.v2.u32 	[%rd88], {%r165, %r165};
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd19, %r165;
	add.s64 	%rd20, %rd18, %rd19;
	setp.ge.u64 	%p14, %rd20, %rd14;
	@%p14 bra 	$L__BB4_19;
	shl.b64 	%rd94, %rd20, 1;
	add.s64 	%rd95, %rd84, %rd94;
	ld.global.u16 	%rs19, [%rd95];
	shl.b64 	%rd96, %rd19, 1;
	add.s64 	%rd97, %rd88, %rd96;
	st.local.u16 	[%rd97], %rs19;
$L__BB4_19:
	cvt.u32.u64 	%r99, %rd19;
	add.s32 	%r165, %r99, 1;
	setp.ne.s32 	%p15, %r165, 4;
	@%p15 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r166, %r167}, [%rd88];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd85, %rd18, 1;
	add.s64 	%rd86, %rd84, %rd85;
	ld.global.v2.u32 	{%r166, %r167}, [%rd86];
	st.local.v2.u32 	[%rd88], {%r166, %r167};
$L__BB4_21:
	setp.lt.u32 	%p16, %r71, 2;
	@%p16 bra 	$L__BB4_24;
	ld.param.u64 	%rd193, [words_param_9+40];
	shl.b64 	%rd100, %rd17, 4;
	and.b32  	%r104, %r3, 3;
	cvt.u64.u32 	%rd102, %r104;
	or.b64  	%rd103, %rd55, %rd102;
	cvt.u64.u32 	%rd104, %r71;
	mul.lo.s64 	%rd105, %rd103, %rd104;
	add.s64 	%rd107, %rd105, %rd2;
	mul.lo.s64 	%rd108, %rd107, %rd193;
	add.s64 	%rd109, %rd108, %rd51;
	add.s64 	%rd21, %rd109, %rd100;
	mov.u32 	%r168, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r108, %r168, %r70;
	rem.u32 	%r109, %r108, %r71;
	mul.wide.u32 	%rd112, %r109, 8;
	add.s64 	%rd113, %rd3, %rd112;
	ld.global.u64 	%rd114, [%rd113];
	add.s64 	%rd110, %rd114, %rd21;
	st.volatile.global.v4.u32 [%rd110], {%r166, %r3, %r167, %r3};
	add.s32 	%r168, %r168, 1;
	setp.lt.u32 	%p17, %r168, %r71;
	@%p17 bra 	$L__BB4_23;
$L__BB4_24:
	cvt.u32.u64 	%r110, %rd17;
	mov.u32 	%r111, %ntid.x;
	add.s32 	%r164, %r110, %r111;
	setp.lt.u32 	%p18, %r164, %r4;
	@%p18 bra 	$L__BB4_14;
$L__BB4_25:
	mov.u32 	%r169, %tid.x;
	setp.ge.u32 	%p19, %r169, %r4;
	mov.u16 	%rs61, 0;
	@%p19 bra 	$L__BB4_64;
	ld.param.u64 	%rd194, [words_param_7];
	cvt.rn.f32.u32 	%f1, %r71;
	or.b64  	%rd117, %rd44, %rd194;
	and.b64  	%rd118, %rd117, 7;
	cvta.to.global.u64 	%rd119, %rd194;
	add.u64 	%rd123, %SPL, 0;
	cvt.u64.u32 	%rd140, %r71;
$L__BB4_27:
	.pragma "nounroll";
	mul.wide.u32 	%rd115, %r169, 4;
	add.s64 	%rd25, %rd115, %rd13;
	add.s64 	%rd116, %rd25, 4;
	setp.gt.u64 	%p20, %rd116, %rd14;
	setp.ne.s64 	%p21, %rd118, 0;
	or.pred  	%p22, %p20, %p21;
	@%p22 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_28;
$L__BB4_29:
	mov.u32 	%r170, 0;
	st.local.v2.u32 	[%rd123], {%r170, %r170};
$L__BB4_30:
	.pragma "nounroll";
	cvt.u64.u32 	%rd26, %r170;
	add.s64 	%rd27, %rd25, %rd26;
	setp.ge.u64 	%p23, %rd27, %rd14;
	@%p23 bra 	$L__BB4_32;
	shl.b64 	%rd129, %rd27, 1;
	add.s64 	%rd130, %rd119, %rd129;
	ld.global.u16 	%rs21, [%rd130];
	shl.b64 	%rd131, %rd26, 1;
	add.s64 	%rd132, %rd123, %rd131;
	st.local.u16 	[%rd132], %rs21;
$L__BB4_32:
	cvt.u32.u64 	%r116, %rd26;
	add.s32 	%r170, %r116, 1;
	setp.ne.s32 	%p24, %r170, 4;
	@%p24 bra 	$L__BB4_30;
	ld.local.v2.u32 	{%r171, %r172}, [%rd123];
	bra.uni 	$L__BB4_34;
$L__BB4_28:
	shl.b64 	%rd120, %rd25, 1;
	add.s64 	%rd121, %rd119, %rd120;
	ld.global.v2.u32 	{%r171, %r172}, [%rd121];
	st.local.v2.u32 	[%rd123], {%r171, %r172};
$L__BB4_34:
	setp.eq.s32 	%p25, %r71, 0;
	mov.u16 	%rs61, 0;
	@%p25 bra 	$L__BB4_53;
	mov.u16 	%rs61, 0;
	mov.u32 	%r173, 0;
$L__BB4_36:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r173, %r70;
	mov.u32 	%r177, %r172;
	mov.u32 	%r178, %r171;
	@%p26 bra 	$L__BB4_45;
	ld.param.u64 	%rd195, [words_param_9+48];
	ld.param.u64 	%rd191, [words_param_9+40];
	cvt.u64.u32 	%rd136, %r173;
	and.b32  	%r125, %r3, 3;
	cvt.u64.u32 	%rd138, %r125;
	or.b64  	%rd139, %rd55, %rd138;
	mul.lo.s64 	%rd141, %rd139, %rd140;
	add.s64 	%rd142, %rd141, %rd136;
	mul.lo.s64 	%rd146, %rd142, %rd191;
	mul.wide.u32 	%rd147, %r169, 16;
	add.s64 	%rd148, %rd147, %rd195;
	add.s64 	%rd149, %rd148, %rd146;
	ld.global.u64 	%rd150, [%rd54];
	mov.u64 	%rd151, 0;
	add.s64 	%rd135, %rd150, %rd149;
	add.u64 	%rd153, %SPL, 16;
	st.local.u64 	[%rd153], %rd151;
	ld.volatile.global.v4.u32 {%r178, %r121, %r177, %r123}, [%rd135];
	setp.eq.s32 	%p27, %r121, %r3;
	setp.eq.s32 	%p28, %r123, %r3;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_43;
	mov.u32 	%r176, 1;
$L__BB4_39:
	and.b32  	%r127, %r176, 63;
	setp.ne.s32 	%p30, %r127, 0;
	@%p30 bra 	$L__BB4_42;
	add.u64 	%rd192, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r176;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd192;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r44, [retval0+0];
	}
	setp.eq.s32 	%p31, %r44, 0;
	@%p31 bra 	$L__BB4_42;
	bra.uni 	$L__BB4_41;
$L__BB4_42:
	add.s32 	%r176, %r176, 1;
	ld.volatile.global.v4.u32 {%r178, %r129, %r177, %r131}, [%rd135];
	setp.ne.s32 	%p32, %r129, %r3;
	setp.ne.s32 	%p33, %r131, %r3;
	or.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_39;
	bra.uni 	$L__BB4_43;
$L__BB4_41:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r44;
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
	mov.u16 	%rs61, 1;
$L__BB4_43:
	setp.eq.s32 	%p35, %r85, 0;
	@%p35 bra 	$L__BB4_45;
	ld.volatile.global.v4.u32 {%r178, %r133, %r177, %r135}, [%rd135];
$L__BB4_45:
	setp.eq.s32 	%p36, %r84, 1;
	@%p36 bra 	$L__BB4_50;
	setp.eq.s32 	%p37, %r84, 2;
	@%p37 bra 	$L__BB4_49;
	setp.ne.s32 	%p38, %r84, 3;
	@%p38 bra 	$L__BB4_51;
	setp.eq.s32 	%p39, %r173, 0;
	mov.b32 	{%rs25, %rs26}, %r178;
	{  cvt.f32.f16 %f35, %rs25;}
	setp.gt.f32 	%p40, %f35, %f78;
	or.pred  	%p41, %p39, %p40;
	selp.f32 	%f78, %f35, %f78, %p41;
	{  cvt.f32.f16 %f36, %rs26;}
	setp.gt.f32 	%p42, %f36, %f77;
	or.pred  	%p43, %p39, %p42;
	selp.f32 	%f77, %f36, %f77, %p43;
	mov.b32 	{%rs27, %rs28}, %r177;
	{  cvt.f32.f16 %f37, %rs27;}
	setp.gt.f32 	%p44, %f37, %f76;
	or.pred  	%p45, %p39, %p44;
	selp.f32 	%f76, %f37, %f76, %p45;
	{  cvt.f32.f16 %f38, %rs28;}
	setp.gt.f32 	%p46, %f38, %f75;
	or.pred  	%p47, %p39, %p46;
	selp.f32 	%f75, %f38, %f75, %p47;
	bra.uni 	$L__BB4_52;
$L__BB4_50:
	setp.eq.s32 	%p57, %r173, 0;
	mov.b32 	{%rs33, %rs34}, %r178;
	{  cvt.f32.f16 %f43, %rs33;}
	mul.f32 	%f47, %f43, %f78;
	selp.f32 	%f78, %f43, %f47, %p57;
	{  cvt.f32.f16 %f44, %rs34;}
	mul.f32 	%f48, %f44, %f77;
	selp.f32 	%f77, %f44, %f48, %p57;
	mov.b32 	{%rs35, %rs36}, %r177;
	{  cvt.f32.f16 %f45, %rs35;}
	mul.f32 	%f49, %f45, %f76;
	selp.f32 	%f76, %f45, %f49, %p57;
	{  cvt.f32.f16 %f46, %rs36;}
	mul.f32 	%f50, %f46, %f75;
	selp.f32 	%f75, %f46, %f50, %p57;
	bra.uni 	$L__BB4_52;
$L__BB4_49:
	setp.eq.s32 	%p48, %r173, 0;
	mov.b32 	{%rs29, %rs30}, %r178;
	{  cvt.f32.f16 %f39, %rs29;}
	setp.lt.f32 	%p49, %f39, %f78;
	or.pred  	%p50, %p48, %p49;
	selp.f32 	%f78, %f39, %f78, %p50;
	{  cvt.f32.f16 %f40, %rs30;}
	setp.lt.f32 	%p51, %f40, %f77;
	or.pred  	%p52, %p48, %p51;
	selp.f32 	%f77, %f40, %f77, %p52;
	mov.b32 	{%rs31, %rs32}, %r177;
	{  cvt.f32.f16 %f41, %rs31;}
	setp.lt.f32 	%p53, %f41, %f76;
	or.pred  	%p54, %p48, %p53;
	selp.f32 	%f76, %f41, %f76, %p54;
	{  cvt.f32.f16 %f42, %rs32;}
	setp.lt.f32 	%p55, %f42, %f75;
	or.pred  	%p56, %p48, %p55;
	selp.f32 	%f75, %f42, %f75, %p56;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	setp.eq.s32 	%p58, %r173, 0;
	mov.b32 	{%rs37, %rs38}, %r178;
	{  cvt.f32.f16 %f51, %rs37;}
	add.f32 	%f55, %f51, %f78;
	selp.f32 	%f78, %f51, %f55, %p58;
	{  cvt.f32.f16 %f52, %rs38;}
	add.f32 	%f56, %f52, %f77;
	selp.f32 	%f77, %f52, %f56, %p58;
	mov.b32 	{%rs39, %rs40}, %r177;
	{  cvt.f32.f16 %f53, %rs39;}
	add.f32 	%f57, %f53, %f76;
	selp.f32 	%f76, %f53, %f57, %p58;
	{  cvt.f32.f16 %f54, %rs40;}
	add.f32 	%f58, %f54, %f75;
	selp.f32 	%f75, %f54, %f58, %p58;
$L__BB4_52:
	add.s32 	%r173, %r173, 1;
	setp.lt.u32 	%p59, %r173, %r71;
	@%p59 bra 	$L__BB4_36;
$L__BB4_53:
	and.b16  	%rs41, %rs61, 255;
	setp.ne.s16 	%p60, %rs41, 0;
	@%p60 bra 	$L__BB4_64;
	setp.eq.s32 	%p61, %r84, 4;
	@%p61 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_55;
$L__BB4_56:
	div.rn.f32 	%f63, %f78, %f1;
	{  cvt.rn.f16.f32 %rs46, %f63;}
	st.local.u16 	[%rd1], %rs46;
	div.rn.f32 	%f64, %f77, %f1;
	{  cvt.rn.f16.f32 %rs47, %f64;}
	st.local.u16 	[%rd1+2], %rs47;
	div.rn.f32 	%f65, %f76, %f1;
	{  cvt.rn.f16.f32 %rs48, %f65;}
	st.local.u16 	[%rd1+4], %rs48;
	div.rn.f32 	%f66, %f75, %f1;
	{  cvt.rn.f16.f32 %rs49, %f66;}
	st.local.u16 	[%rd1+6], %rs49;
	bra.uni 	$L__BB4_57;
$L__BB4_55:
	{  cvt.rn.f16.f32 %rs42, %f78;}
	st.local.u16 	[%rd1], %rs42;
	{  cvt.rn.f16.f32 %rs43, %f77;}
	st.local.u16 	[%rd1+2], %rs43;
	{  cvt.rn.f16.f32 %rs44, %f76;}
	st.local.u16 	[%rd1+4], %rs44;
	{  cvt.rn.f16.f32 %rs45, %f75;}
	st.local.u16 	[%rd1+6], %rs45;
$L__BB4_57:
	setp.eq.s64 	%p62, %rd118, 0;
	setp.le.u64 	%p63, %rd116, %rd14;
	and.pred  	%p64, %p62, %p63;
	@%p64 bra 	$L__BB4_62;
	bra.uni 	$L__BB4_58;
$L__BB4_62:
	cvta.to.global.u64 	%rd164, %rd44;
	shl.b64 	%rd165, %rd25, 1;
	add.s64 	%rd166, %rd164, %rd165;
	ld.local.v2.u32 	{%r137, %r138}, [%rd1];
	st.global.v2.u32 	[%rd166], {%r137, %r138};
	bra.uni 	$L__BB4_63;
$L__BB4_58:
	mov.u32 	%r181, 0;
	mov.u64 	%rd197, %rd1;
$L__BB4_59:
	.pragma "nounroll";
	cvt.u64.u32 	%rd160, %r181;
	add.s64 	%rd31, %rd25, %rd160;
	setp.ge.u64 	%p65, %rd31, %rd14;
	@%p65 bra 	$L__BB4_61;
	ld.local.u16 	%rs50, [%rd197];
	cvta.to.global.u64 	%rd161, %rd44;
	shl.b64 	%rd162, %rd31, 1;
	add.s64 	%rd163, %rd161, %rd162;
	st.global.u16 	[%rd163], %rs50;
$L__BB4_61:
	add.s32 	%r181, %r181, 1;
	add.s64 	%rd197, %rd197, 2;
	setp.eq.s32 	%p66, %r181, 4;
	@%p66 bra 	$L__BB4_63;
	bra.uni 	$L__BB4_59;
$L__BB4_63:
	mov.u32 	%r141, %ntid.x;
	add.s32 	%r169, %r169, %r141;
	setp.lt.u32 	%p67, %r169, %r4;
	mov.u16 	%rs61, 0;
	@%p67 bra 	$L__BB4_27;
$L__BB4_64:
	mov.u32 	%r159, %tid.x;
	setp.eq.s32 	%p68, %r159, %r70;
	setp.ge.u32 	%p69, %r159, %r71;
	and.b16  	%rs52, %rs61, 255;
	setp.ne.s16 	%p70, %rs52, 0;
	or.pred  	%p71, %p69, %p70;
	or.pred  	%p72, %p68, %p71;
	@%p72 bra 	$L__BB4_74;
	mov.u32 	%r161, %tid.x;
	mov.u32 	%r158, %ctaid.x;
	ld.global.u64 	%rd172, [%rd54];
	mov.u64 	%rd173, 0;
	mul.wide.u32 	%rd174, %r71, %r158;
	cvt.u64.u32 	%rd175, %r161;
	add.s64 	%rd176, %rd174, %rd175;
	shl.b64 	%rd177, %rd176, 3;
	add.s64 	%rd178, %rd172, %rd177;
	add.s64 	%rd33, %rd178, 4096;
	ld.acquire.sys.global.u64 %rd198, [%rd33];
	add.u64 	%rd179, %SP, 8;
	add.u64 	%rd180, %SPL, 8;
	st.local.u64 	[%rd180], %rd173;
	cvt.u32.u64 	%r183, %rd198;
	sub.s32 	%r145, %r183, %r3;
	setp.gt.s32 	%p73, %r145, -1;
	@%p73 bra 	$L__BB4_71;
	mov.u32 	%r182, 1;
$L__BB4_67:
	and.b32  	%r147, %r182, 63;
	setp.ne.s32 	%p74, %r147, 0;
	@%p74 bra 	$L__BB4_70;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r182;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd179;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r65, [retval0+0];
	}
	setp.eq.s32 	%p75, %r65, 0;
	@%p75 bra 	$L__BB4_70;
	bra.uni 	$L__BB4_69;
$L__BB4_70:
	ld.acquire.sys.global.u64 %rd198, [%rd33];
	add.s32 	%r182, %r182, 1;
	cvt.u32.u64 	%r183, %rd198;
	sub.s32 	%r149, %r183, %r3;
	setp.lt.s32 	%p76, %r149, 0;
	@%p76 bra 	$L__BB4_67;
$L__BB4_71:
	setp.ne.s32 	%p77, %r3, %r183;
	mov.u16 	%rs61, 0;
	@%p77 bra 	$L__BB4_74;
	shr.u64 	%rd184, %rd198, 32;
	cvt.u32.u64 	%r69, %rd184;
	setp.eq.s32 	%p78, %r69, %r72;
	@%p78 bra 	$L__BB4_74;
	mov.u32 	%r162, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r162;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r69;
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
	bra.uni 	$L__BB4_74;
$L__BB4_69:
	mov.u32 	%r163, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r65;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r163;
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
$L__BB4_74:
	mov.u32 	%r160, %tid.x;
	cvt.u32.u16 	%r151, %rs61;
	cvt.s32.s8 	%r152, %r151;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r152, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r153, 1, 0, %p2;
	}
	or.b32  	%r155, %r153, %r160;
	setp.ne.s32 	%p79, %r155, 0;
	@%p79 bra 	$L__BB4_76;
	ld.global.u64 	%rd188, [%rd54];
	add.s64 	%rd190, %rd188, %rd55;
	add.s32 	%r157, %r1, 1;
	st.u32 	[%rd190+64], %r157;
$L__BB4_76:
	ret;
}
.func  (.param .b32 func_retval0) _ZN10collective6isOverENS_7MeetingEjRl(
	.param .align 8 .b8 _ZN10collective6isOverENS_7MeetingEjRl_param_0[48],
	.param .b32 _ZN10collective6isOverENS_7MeetingEjRl_param_1,
	.param .b64 _ZN10collective6isOverENS_7MeetingEjRl_param_2
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<14>;
	ld.param.v2.u32 	{%r11, %r12}, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+16];
	ld.param.u32 	%r8, [_ZN10collective6isOverENS_7MeetingEjRl_param_1];
	ld.param.u64 	%rd5, [_ZN10collective6isOverENS_7MeetingEjRl_param_2];
	ld.param.u64 	%rd4, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+32];
	ld.param.u64 	%rd3, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+8];
	ld.param.u64 	%rd2, [_ZN10collective6isOverENS_7MeetingEjRl_param_0];
	cvta.to.local.u64 	%rd1, %rd5;
	mov.u32 	%r9, 20;
	nanosleep.u32 %r9;
	mul.wide.u32 	%rd6, %r11, 8;
	add.s64 	%rd7, %rd2, %rd6;
	ld.u64 	%rd8, [%rd7];
	ld.volatile.u32 	%r15, [%rd8];
	setp.ne.s32 	%p1, %r15, 0;
	mov.u32 	%r24, 4;
	@%p1 bra 	$L__BB5_7;
	mov.u32 	%r17, %ctaid.x;
	setp.eq.s32 	%p2, %r17, 0;
	mov.u32 	%r16, 0;
	selp.b32 	%r18, 511, 16383, %p2;
	and.b32  	%r19, %r18, %r8;
	setp.ne.s32 	%p3, %r19, 0;
	mov.u32 	%r24, %r16;
	@%p3 bra 	$L__BB5_7;
	ld.volatile.u32 	%r21, [%rd3];
	setp.ne.s32 	%p4, %r21, 0;
	mov.u32 	%r24, 1;
	@%p4 bra 	$L__BB5_7;
	and.b32  	%r23, %r8, 16383;
	setp.ne.s32 	%p5, %r23, 0;
	mov.u32 	%r24, %r16;
	@%p5 bra 	$L__BB5_7;
	ld.local.u64 	%rd9, [%rd1];
	setp.ne.s64 	%p6, %rd9, 0;
	@%p6 bra 	$L__BB5_6;
	mov.u64 %rd10, %globaltimer;
	st.local.u64 	[%rd1], %rd10;
$L__BB5_6:
	mov.u64 %rd11, %globaltimer;
	ld.local.u64 	%rd12, [%rd1];
	sub.s64 	%rd13, %rd11, %rd12;
	setp.gt.s64 	%p7, %rd13, %rd4;
	selp.b32 	%r24, 3, 0, %p7;
$L__BB5_7:
	st.param.b32 	[func_retval0+0], %r24;
	ret;
}
.func _ZN10collective6giveUpENS_7MeetingEjjj(
	.param .align 8 .b8 _ZN10collective6giveUpENS_7MeetingEjjj_param_0[48],
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_1,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_2,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN10collective6giveUpENS_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN10collective6giveUpENS_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6giveUpENS_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0];
	or.b32  	%r23, %r16, 1;
	setp.ne.s32 	%p1, %r23, 3;
	@%p1 bra 	$L__BB6_2;
	shl.b32 	%r24, %r17, 1;
	add.s32 	%r25, %r24, 17;
	mul.wide.u32 	%rd9, %r25, 4;
	add.s64 	%rd10, %rd7, %rd9;
	st.volatile.u32 	[%rd10], %r18;
	st.volatile.u32 	[%rd10+-4], %r16;
$L__BB6_2:
	st.volatile.u32 	[%rd7+8], %r22;
	membar.sys;
	st.volatile.u32 	[%rd7+4], %r16;
	setp.eq.s32 	%p2, %r20, 0;
	@%p2 bra 	$L__BB6_9;
	add.s32 	%r27, %r20, -1;
	and.b32  	%r37, %r20, 3;
	setp.lt.u32 	%p3, %r27, 3;
	mov.u32 	%r36, 0;
	@%p3 bra 	$L__BB6_6;
	sub.s32 	%r35, %r20, %r37;
	mov.u32 	%r36, 0;
$L__BB6_5:
	mul.wide.u32 	%rd11, %r36, 8;
	add.s64 	%rd12, %rd6, %rd11;
	ld.u64 	%rd13, [%rd12];
	atom.sys.cas.b32 	%r29, [%rd13], 0, 4;
	ld.u64 	%rd14, [%rd12+8];
	atom.sys.cas.b32 	%r30, [%rd14], 0, 4;
	ld.u64 	%rd15, [%rd12+16];
	atom.sys.cas.b32 	%r31, [%rd15], 0, 4;
	ld.u64 	%rd16, [%rd12+24];
	atom.sys.cas.b32 	%r32, [%rd16], 0, 4;
	add.s32 	%r36, %r36, 4;
	add.s32 	%r35, %r35, -4;
	setp.ne.s32 	%p4, %r35, 0;
	@%p4 bra 	$L__BB6_5;
$L__BB6_6:
	setp.eq.s32 	%p5, %r37, 0;
	@%p5 bra 	$L__BB6_9;
	mul.wide.u32 	%rd17, %r36, 8;
	add.s64 	%rd19, %rd6, %rd17;
$L__BB6_8:
	.pragma "nounroll";
	ld.u64 	%rd18, [%rd19];
	atom.sys.cas.b32 	%r33, [%rd18], 0, 4;
	add.s64 	%rd19, %rd19, 8;
	add.s32 	%r37, %r37, -1;
	setp.ne.s32 	%p6, %r37, 0;
	@%p6 bra 	$L__BB6_8;
$L__BB6_9:
	ret;
}
`;
