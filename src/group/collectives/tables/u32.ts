// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
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
	add.s64 	%rd50, %rd38, 3;
	shr.u64 	%rd51, %rd50, 2;
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
	shl.b64 	%rd54, %rd172, 2;
	mul.lo.s64 	%rd55, %rd54, %rd2;
	min.u64 	%rd11, %rd55, %rd38;
	add.s64 	%rd56, %rd11, %rd54;
	min.u64 	%rd12, %rd56, %rd38;
	setp.eq.s64 	%p7, %rd12, %rd11;
	mov.u32 	%r97, 1;
	@%p7 bra 	$L__BB0_15;
	shr.u64 	%rd57, %rd41, 2;
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
	shr.u64 	%rd64, %rd41, 2;
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
	shl.b64 	%rd85, %rd84, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd136, %rd135, 2;
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
	shl.b64 	%rd154, %rd153, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd140, %rd28, 2;
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
	_ZN10collective6reduceEPjRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPjPKjm(
	.param .b64 _ZN10collective4copyEPjPKjm_param_0,
	.param .b64 _ZN10collective4copyEPjPKjm_param_1,
	.param .b64 _ZN10collective4copyEPjPKjm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<49>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEPjPKjm_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEPjPKjm_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPjPKjm_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 2;
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
	and.b64  	%rd50, %rd21, -4;
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
	shl.b64 	%rd44, %rd51, 2;
	add.s64 	%rd45, %rd20, %rd44;
	ld.u32 	%r48, [%rd45];
	add.s64 	%rd46, %rd19, %rd44;
	st.u32 	[%rd46], %r48;
	add.s64 	%rd51, %rd51, %rd16;
	setp.lt.u64 	%p8, %rd51, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
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
	@%p1 bra 	$L__BB2_83;
	bra.uni 	$L__BB2_1;
$L__BB2_83:
	setp.ne.s64 	%p44, %rd2, 0;
	mov.u64 	%rd386, 0;
	@%p44 bra 	$L__BB2_150;
	ld.local.u64 	%rd87, [%rd3];
	and.b64  	%rd237, %rd87, 15;
	setp.ne.s64 	%p45, %rd237, 0;
	@%p45 bra 	$L__BB2_150;
	shr.u64 	%rd88, %rd204, 2;
	mov.u32 	%r53, %tid.x;
	cvt.u64.u32 	%rd367, %r53;
	mov.u32 	%r54, %ntid.x;
	cvt.u64.u32 	%rd90, %r54;
	add.s64 	%rd238, %rd367, %rd90;
	setp.ge.u64 	%p46, %rd238, %rd88;
	@%p46 bra 	$L__BB2_125;
	cvt.u32.u64 	%r55, %rd90;
	cvt.u64.u32 	%rd91, %r22;
	shl.b32 	%r56, %r55, 1;
	cvt.u64.u32 	%rd92, %r56;
$L__BB2_87:
	.pragma "nounroll";
	setp.eq.s32 	%p47, %r22, 0;
	@%p47 bra 	$L__BB2_92;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r139, 0;
$L__BB2_89:
	.pragma "nounroll";
	setp.eq.s32 	%p48, %r11, %r139;
	mov.u64 	%rd350, %rd87;
	@%p48 bra 	$L__BB2_91;
	ld.local.u64 	%rd241, [%rd3+16];
	cvt.u64.u32 	%rd242, %r139;
	mul.lo.s64 	%rd243, %rd241, %rd242;
	ld.local.u64 	%rd244, [%rd3+8];
	add.s64 	%rd350, %rd244, %rd243;
$L__BB2_91:
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
	@%p50 bra 	$L__BB2_89;
$L__BB2_92:
	setp.ne.s32 	%p51, %r21, 4;
	@%p51 bra 	$L__BB2_96;
	and.b64  	%rd265, %rd358, -4294967296;
	setp.eq.s64 	%p52, %rd265, 0;
	@%p52 bra 	$L__BB2_95;
	div.u64 	%rd358, %rd358, %rd91;
	bra.uni 	$L__BB2_96;
$L__BB2_95:
	cvt.u32.u64 	%r74, %rd91;
	cvt.u32.u64 	%r75, %rd358;
	div.u32 	%r76, %r75, %r74;
	cvt.u64.u32 	%rd358, %r76;
$L__BB2_96:
	@%p51 bra 	$L__BB2_100;
	and.b64  	%rd266, %rd360, -4294967296;
	setp.eq.s64 	%p54, %rd266, 0;
	@%p54 bra 	$L__BB2_99;
	div.u64 	%rd360, %rd360, %rd91;
	bra.uni 	$L__BB2_100;
$L__BB2_99:
	cvt.u32.u64 	%r77, %rd91;
	cvt.u32.u64 	%r78, %rd360;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd360, %r79;
$L__BB2_100:
	@%p51 bra 	$L__BB2_104;
	and.b64  	%rd267, %rd361, -4294967296;
	setp.eq.s64 	%p56, %rd267, 0;
	@%p56 bra 	$L__BB2_103;
	div.u64 	%rd361, %rd361, %rd91;
	bra.uni 	$L__BB2_104;
$L__BB2_103:
	cvt.u32.u64 	%r80, %rd91;
	cvt.u32.u64 	%r81, %rd361;
	div.u32 	%r82, %r81, %r80;
	cvt.u64.u32 	%rd361, %r82;
$L__BB2_104:
	@%p51 bra 	$L__BB2_108;
	and.b64  	%rd268, %rd362, -4294967296;
	setp.eq.s64 	%p58, %rd268, 0;
	@%p58 bra 	$L__BB2_107;
	div.u64 	%rd362, %rd362, %rd91;
	bra.uni 	$L__BB2_108;
$L__BB2_107:
	cvt.u32.u64 	%r83, %rd91;
	cvt.u32.u64 	%r84, %rd362;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd362, %r85;
$L__BB2_108:
	shl.b64 	%rd269, %rd367, 4;
	add.s64 	%rd133, %rd1, %rd269;
	cvt.u32.u64 	%r86, %rd362;
	cvt.u32.u64 	%r87, %rd361;
	cvt.u32.u64 	%r88, %rd360;
	cvt.u32.u64 	%r89, %rd358;
	st.global.v4.u32 	[%rd133], {%r89, %r88, %r87, %r86};
	@%p51 bra 	$L__BB2_112;
	and.b64  	%rd270, %rd363, -4294967296;
	setp.eq.s64 	%p60, %rd270, 0;
	@%p60 bra 	$L__BB2_111;
	div.u64 	%rd363, %rd363, %rd91;
	bra.uni 	$L__BB2_112;
$L__BB2_111:
	cvt.u32.u64 	%r90, %rd91;
	cvt.u32.u64 	%r91, %rd363;
	div.u32 	%r92, %r91, %r90;
	cvt.u64.u32 	%rd363, %r92;
$L__BB2_112:
	@%p51 bra 	$L__BB2_116;
	and.b64  	%rd271, %rd364, -4294967296;
	setp.eq.s64 	%p62, %rd271, 0;
	@%p62 bra 	$L__BB2_115;
	div.u64 	%rd364, %rd364, %rd91;
	bra.uni 	$L__BB2_116;
$L__BB2_115:
	cvt.u32.u64 	%r93, %rd91;
	cvt.u32.u64 	%r94, %rd364;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd364, %r95;
$L__BB2_116:
	@%p51 bra 	$L__BB2_120;
	and.b64  	%rd272, %rd365, -4294967296;
	setp.eq.s64 	%p64, %rd272, 0;
	@%p64 bra 	$L__BB2_119;
	div.u64 	%rd365, %rd365, %rd91;
	bra.uni 	$L__BB2_120;
$L__BB2_119:
	cvt.u32.u64 	%r96, %rd91;
	cvt.u32.u64 	%r97, %rd365;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd365, %r98;
$L__BB2_120:
	@%p51 bra 	$L__BB2_124;
	and.b64  	%rd273, %rd366, -4294967296;
	setp.eq.s64 	%p66, %rd273, 0;
	@%p66 bra 	$L__BB2_123;
	div.u64 	%rd366, %rd366, %rd91;
	bra.uni 	$L__BB2_124;
$L__BB2_123:
	cvt.u32.u64 	%r99, %rd91;
	cvt.u32.u64 	%r100, %rd366;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd366, %r101;
$L__BB2_124:
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
	@%p67 bra 	$L__BB2_87;
$L__BB2_125:
	setp.ge.u64 	%p68, %rd367, %rd88;
	@%p68 bra 	$L__BB2_149;
	cvt.u64.u32 	%rd148, %r22;
$L__BB2_127:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r22, 0;
	@%p69 bra 	$L__BB2_132;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r140, 0;
$L__BB2_129:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r14, %r140;
	mov.u64 	%rd377, %rd87;
	@%p70 bra 	$L__BB2_131;
	ld.local.u64 	%rd278, [%rd3+16];
	cvt.u64.u32 	%rd279, %r140;
	mul.lo.s64 	%rd280, %rd278, %rd279;
	ld.local.u64 	%rd281, [%rd3+8];
	add.s64 	%rd377, %rd281, %rd280;
$L__BB2_131:
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
	@%p72 bra 	$L__BB2_129;
$L__BB2_132:
	setp.ne.s32 	%p73, %r21, 4;
	mov.u64 	%rd382, %rd378;
	@%p73 bra 	$L__BB2_136;
	and.b64  	%rd292, %rd378, -4294967296;
	setp.eq.s64 	%p74, %rd292, 0;
	@%p74 bra 	$L__BB2_135;
	div.u64 	%rd382, %rd378, %rd148;
	bra.uni 	$L__BB2_136;
$L__BB2_135:
	cvt.u32.u64 	%r115, %rd148;
	cvt.u32.u64 	%r116, %rd378;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd382, %r117;
$L__BB2_136:
	mov.u64 	%rd383, %rd379;
	@%p73 bra 	$L__BB2_140;
	and.b64  	%rd293, %rd379, -4294967296;
	setp.eq.s64 	%p76, %rd293, 0;
	@%p76 bra 	$L__BB2_139;
	div.u64 	%rd383, %rd379, %rd148;
	bra.uni 	$L__BB2_140;
$L__BB2_139:
	cvt.u32.u64 	%r118, %rd148;
	cvt.u32.u64 	%r119, %rd379;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd383, %r120;
$L__BB2_140:
	mov.u64 	%rd384, %rd380;
	@%p73 bra 	$L__BB2_144;
	and.b64  	%rd294, %rd380, -4294967296;
	setp.eq.s64 	%p78, %rd294, 0;
	@%p78 bra 	$L__BB2_143;
	div.u64 	%rd384, %rd380, %rd148;
	bra.uni 	$L__BB2_144;
$L__BB2_143:
	cvt.u32.u64 	%r121, %rd148;
	cvt.u32.u64 	%r122, %rd380;
	div.u32 	%r123, %r122, %r121;
	cvt.u64.u32 	%rd384, %r123;
$L__BB2_144:
	mov.u64 	%rd385, %rd381;
	@%p73 bra 	$L__BB2_148;
	and.b64  	%rd295, %rd381, -4294967296;
	setp.eq.s64 	%p80, %rd295, 0;
	@%p80 bra 	$L__BB2_147;
	div.u64 	%rd385, %rd381, %rd148;
	bra.uni 	$L__BB2_148;
$L__BB2_147:
	cvt.u32.u64 	%r124, %rd148;
	cvt.u32.u64 	%r125, %rd381;
	div.u32 	%r126, %r125, %r124;
	cvt.u64.u32 	%rd385, %r126;
$L__BB2_148:
	shl.b64 	%rd296, %rd367, 4;
	add.s64 	%rd297, %rd1, %rd296;
	cvt.u32.u64 	%r127, %rd385;
	cvt.u32.u64 	%r128, %rd384;
	cvt.u32.u64 	%r129, %rd383;
	cvt.u32.u64 	%r130, %rd382;
	st.global.v4.u32 	[%rd297], {%r130, %r129, %r128, %r127};
	add.s64 	%rd367, %rd367, %rd90;
	setp.lt.u64 	%p81, %rd367, %rd88;
	@%p81 bra 	$L__BB2_127;
$L__BB2_149:
	and.b64  	%rd386, %rd204, -4;
$L__BB2_150:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd298, %r131;
	add.s64 	%rd387, %rd386, %rd298;
	setp.ge.u64 	%p82, %rd387, %rd204;
	@%p82 bra 	$L__BB2_166;
	cvt.u64.u32 	%rd185, %r22;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd186, %r132;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB2_152:
	.pragma "nounroll";
	setp.eq.s32 	%p83, %r17, 0;
	@%p83 bra 	$L__BB2_154;
	ld.local.u64 	%rd388, [%rd3+8];
	bra.uni 	$L__BB2_155;
$L__BB2_154:
	ld.local.u64 	%rd388, [%rd3];
$L__BB2_155:
	shl.b64 	%rd299, %rd387, 2;
	add.s64 	%rd300, %rd388, %rd299;
	ld.u32 	%rd392, [%rd300];
	setp.lt.u32 	%p84, %r22, 2;
	@%p84 bra 	$L__BB2_161;
	mov.u64 	%rd389, 1;
	mov.u32 	%r141, %r18;
$L__BB2_157:
	.pragma "nounroll";
	setp.eq.s32 	%p85, %r141, -1;
	@%p85 bra 	$L__BB2_159;
	ld.local.u64 	%rd302, [%rd3+16];
	mul.lo.s64 	%rd303, %rd302, %rd389;
	ld.local.u64 	%rd304, [%rd3+8];
	add.s64 	%rd391, %rd304, %rd303;
	bra.uni 	$L__BB2_160;
$L__BB2_159:
	ld.local.u64 	%rd391, [%rd3];
$L__BB2_160:
	add.s64 	%rd306, %rd391, %rd299;
	ld.u32 	%rd307, [%rd306];
	add.s64 	%rd392, %rd392, %rd307;
	add.s64 	%rd389, %rd389, 1;
	cvt.u32.u64 	%r133, %rd389;
	add.s32 	%r141, %r141, 1;
	setp.lt.u32 	%p86, %r133, %r22;
	@%p86 bra 	$L__BB2_157;
$L__BB2_161:
	setp.ne.s32 	%p87, %r21, 4;
	@%p87 bra 	$L__BB2_165;
	and.b64  	%rd308, %rd392, -4294967296;
	setp.eq.s64 	%p88, %rd308, 0;
	@%p88 bra 	$L__BB2_164;
	div.u64 	%rd392, %rd392, %rd185;
	bra.uni 	$L__BB2_165;
$L__BB2_164:
	cvt.u32.u64 	%r134, %rd185;
	cvt.u32.u64 	%r135, %rd392;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd392, %r136;
$L__BB2_165:
	add.s64 	%rd310, %rd1, %rd299;
	st.global.u32 	[%rd310], %rd392;
	add.s64 	%rd387, %rd387, %rd186;
	setp.lt.u64 	%p89, %rd387, %rd204;
	@%p89 bra 	$L__BB2_152;
	bra.uni 	$L__BB2_166;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd333, 0;
	@%p2 bra 	$L__BB2_60;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd209, %rd4, 15;
	setp.ne.s64 	%p3, %rd209, 0;
	@%p3 bra 	$L__BB2_60;
	shr.u64 	%rd5, %rd204, 2;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd315, %r24;
	setp.le.u64 	%p4, %rd5, %rd315;
	@%p4 bra 	$L__BB2_59;
	cvt.u64.u32 	%rd7, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd8, %r25;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB2_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r137, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd17, %rd324;
	mov.u64 	%rd16, %rd323;
	mov.u64 	%rd15, %rd322;
	mov.u64 	%rd14, %rd321;
	setp.eq.s32 	%p6, %r1, %r137;
	mov.u64 	%rd320, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd211, [%rd3+16];
	cvt.u64.u32 	%rd212, %r137;
	mul.lo.s64 	%rd213, %rd211, %rd212;
	ld.local.u64 	%rd214, [%rd3+8];
	add.s64 	%rd320, %rd214, %rd213;
$L__BB2_9:
	shl.b64 	%rd215, %rd315, 4;
	add.s64 	%rd216, %rd320, %rd215;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd216];
	cvt.u64.u32 	%rd321, %r27;
	setp.eq.s32 	%p7, %r137, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB2_16;
	max.u64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.u64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd321, %rd14, %rd321;
$L__BB2_17:
	cvt.u64.u32 	%rd322, %r28;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r21, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r21, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r21, 3;
	@%p14 bra 	$L__BB2_24;
	max.u64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.u64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd322, %rd15, %rd322;
$L__BB2_25:
	cvt.u64.u32 	%rd323, %r29;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r21, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r21, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r21, 3;
	@%p18 bra 	$L__BB2_32;
	max.u64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.u64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd323, %rd16, %rd323;
$L__BB2_33:
	cvt.u64.u32 	%rd324, %r30;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB2_40;
	max.u64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.u64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd324, %rd17, %rd324;
$L__BB2_41:
	add.s32 	%r137, %r137, 1;
	setp.lt.u32 	%p23, %r137, %r22;
	@%p23 bra 	$L__BB2_7;
$L__BB2_42:
	setp.ne.s32 	%p24, %r21, 4;
	mov.u64 	%rd329, %rd321;
	@%p24 bra 	$L__BB2_46;
	and.b64  	%rd217, %rd321, -4294967296;
	setp.eq.s64 	%p25, %rd217, 0;
	@%p25 bra 	$L__BB2_45;
	div.u64 	%rd329, %rd321, %rd7;
	bra.uni 	$L__BB2_46;
$L__BB2_45:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd321;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd329, %r33;
$L__BB2_46:
	mov.u64 	%rd330, %rd322;
	@%p24 bra 	$L__BB2_50;
	and.b64  	%rd218, %rd322, -4294967296;
	setp.eq.s64 	%p27, %rd218, 0;
	@%p27 bra 	$L__BB2_49;
	div.u64 	%rd330, %rd322, %rd7;
	bra.uni 	$L__BB2_50;
$L__BB2_49:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd322;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd330, %r36;
$L__BB2_50:
	mov.u64 	%rd331, %rd323;
	@%p24 bra 	$L__BB2_54;
	and.b64  	%rd219, %rd323, -4294967296;
	setp.eq.s64 	%p29, %rd219, 0;
	@%p29 bra 	$L__BB2_53;
	div.u64 	%rd331, %rd323, %rd7;
	bra.uni 	$L__BB2_54;
$L__BB2_53:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd323;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd331, %r39;
$L__BB2_54:
	mov.u64 	%rd332, %rd324;
	@%p24 bra 	$L__BB2_58;
	and.b64  	%rd220, %rd324, -4294967296;
	setp.eq.s64 	%p31, %rd220, 0;
	@%p31 bra 	$L__BB2_57;
	div.u64 	%rd332, %rd324, %rd7;
	bra.uni 	$L__BB2_58;
$L__BB2_57:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd324;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd332, %r42;
$L__BB2_58:
	shl.b64 	%rd221, %rd315, 4;
	add.s64 	%rd222, %rd1, %rd221;
	cvt.u32.u64 	%r43, %rd332;
	cvt.u32.u64 	%r44, %rd331;
	cvt.u32.u64 	%r45, %rd330;
	cvt.u32.u64 	%r46, %rd329;
	st.global.v4.u32 	[%rd222], {%r46, %r45, %r44, %r43};
	add.s64 	%rd315, %rd315, %rd8;
	setp.lt.u64 	%p32, %rd315, %rd5;
	@%p32 bra 	$L__BB2_5;
$L__BB2_59:
	and.b64  	%rd333, %rd204, -4;
$L__BB2_60:
	mov.u32 	%r47, %tid.x;
	cvt.u64.u32 	%rd223, %r47;
	add.s64 	%rd334, %rd333, %rd223;
	setp.ge.u64 	%p33, %rd334, %rd204;
	@%p33 bra 	$L__BB2_166;
	cvt.u64.u32 	%rd65, %r22;
	mov.u32 	%r48, %ntid.x;
	cvt.u64.u32 	%rd66, %r48;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB2_62:
	.pragma "nounroll";
	setp.eq.s32 	%p34, %r8, 0;
	@%p34 bra 	$L__BB2_64;
	ld.local.u64 	%rd335, [%rd3+8];
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	ld.local.u64 	%rd335, [%rd3];
$L__BB2_65:
	shl.b64 	%rd224, %rd334, 2;
	add.s64 	%rd225, %rd335, %rd224;
	ld.u32 	%rd338, [%rd225];
	setp.lt.u32 	%p35, %r22, 2;
	@%p35 bra 	$L__BB2_78;
	mov.u32 	%r138, 1;
$L__BB2_67:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r138;
	@%p36 bra 	$L__BB2_69;
	bra.uni 	$L__BB2_68;
$L__BB2_69:
	ld.local.u64 	%rd337, [%rd3];
	bra.uni 	$L__BB2_70;
$L__BB2_68:
	ld.local.u64 	%rd226, [%rd3+16];
	cvt.u64.u32 	%rd227, %r138;
	mul.lo.s64 	%rd228, %rd226, %rd227;
	ld.local.u64 	%rd229, [%rd3+8];
	add.s64 	%rd337, %rd229, %rd228;
$L__BB2_70:
	add.s64 	%rd231, %rd337, %rd224;
	ld.u32 	%rd76, [%rd231];
	setp.eq.s32 	%p37, %r21, 1;
	@%p37 bra 	$L__BB2_75;
	setp.eq.s32 	%p38, %r21, 2;
	@%p38 bra 	$L__BB2_74;
	setp.ne.s32 	%p39, %r21, 3;
	@%p39 bra 	$L__BB2_76;
	max.u64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB2_77;
$L__BB2_75:
	mul.lo.s64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB2_77;
$L__BB2_74:
	min.u64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB2_77;
$L__BB2_76:
	add.s64 	%rd338, %rd338, %rd76;
$L__BB2_77:
	add.s32 	%r138, %r138, 1;
	setp.lt.u32 	%p40, %r138, %r22;
	@%p40 bra 	$L__BB2_67;
$L__BB2_78:
	setp.ne.s32 	%p41, %r21, 4;
	@%p41 bra 	$L__BB2_82;
	and.b64  	%rd232, %rd338, -4294967296;
	setp.eq.s64 	%p42, %rd232, 0;
	@%p42 bra 	$L__BB2_81;
	div.u64 	%rd338, %rd338, %rd65;
	bra.uni 	$L__BB2_82;
$L__BB2_81:
	cvt.u32.u64 	%r50, %rd65;
	cvt.u32.u64 	%r51, %rd338;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd338, %r52;
$L__BB2_82:
	add.s64 	%rd234, %rd1, %rd224;
	st.global.u32 	[%rd234], %rd338;
	add.s64 	%rd334, %rd334, %rd66;
	setp.lt.u64 	%p43, %rd334, %rd204;
	@%p43 bra 	$L__BB2_62;
$L__BB2_166:
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
	add.s64 	%rd56, %rd44, 3;
	shr.u64 	%rd57, %rd56, 2;
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
	shl.b64 	%rd61, %rd216, 2;
	mul.lo.s64 	%rd62, %rd61, %rd60;
	min.u64 	%rd217, %rd62, %rd44;
	add.s64 	%rd63, %rd217, %rd61;
	min.u64 	%rd12, %rd63, %rd44;
	mov.u32 	%r121, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r121;
	cvt.u64.u32 	%rd64, %r39;
	shr.u64 	%rd65, %rd47, 2;
	mul.lo.s64 	%rd66, %rd65, %rd64;
	sub.s64 	%rd67, %rd12, %rd217;
	min.u64 	%rd17, %rd66, %rd67;
	add.s64 	%rd68, %rd17, 3;
	shr.u64 	%rd69, %rd68, 2;
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
	shl.b64 	%rd22, %rd218, 2;
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
	shl.b64 	%rd89, %rd88, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd142, %rd141, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	shl.b64 	%rd204, %rd203, 2;
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
	_ZN10collective4copyEPjPKjm,
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
	.reg .pred 	%p<76>;
	.reg .b16 	%rs<38>;
	.reg .b32 	%r<206>;
	.reg .b64 	%rd<258>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd56, [words_param_0];
	ld.param.u64 	%rd57, [words_param_1];
	ld.param.u32 	%r73, [words_param_2];
	ld.param.u32 	%r74, [words_param_3];
	ld.param.u32 	%r75, [words_param_4];
	ld.param.u32 	%r76, [words_param_5];
	ld.param.u64 	%rd58, [words_param_6];
	ld.param.u64 	%rd59, [words_param_7];
	ld.param.u64 	%rd60, [words_param_8];
	ld.param.v2.u32 	{%r87, %r88}, [words_param_9+72];
	ld.param.u64 	%rd61, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	cvta.to.global.u64 	%rd69, %rd56;
	mul.wide.u32 	%rd70, %r73, 8;
	add.s64 	%rd71, %rd69, %rd70;
	ld.global.u64 	%rd2, [%rd71];
	mov.u32 	%r89, %ctaid.x;
	mul.wide.u32 	%rd72, %r89, 4;
	add.s64 	%rd73, %rd2, %rd72;
	ld.u32 	%r1, [%rd73+64];
	mov.u32 	%r189, %tid.x;
	setp.ne.s32 	%p1, %r189, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB4_2;
	ld.volatile.u32 	%r91, [%rd2];
	setp.ne.s32 	%p2, %r91, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB4_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd3, %rd57;
	ld.volatile.global.u32 	%r92, [%rd3+4];
	setp.ne.s32 	%p4, %r92, 0;
	@%p4 bra 	$L__BB4_5;
	st.global.u32 	[%rd3+8], %r76;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r93, 4;
	st.global.u32 	[%rd3+4], %r93;
$L__BB4_6:
	cvt.u32.u16 	%r94, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r94, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r95, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r95, 0;
	@%p5 bra 	$L__BB4_82;
	add.s32 	%r2, %r1, 1;
	add.s64 	%rd74, %rd61, 3;
	shr.u64 	%rd75, %rd74, 2;
	mov.u32 	%r96, %nctaid.x;
	cvt.u64.u32 	%rd76, %r96;
	add.s64 	%rd77, %rd76, %rd75;
	add.s64 	%rd78, %rd77, -1;
	and.b64  	%rd79, %rd78, -4294967296;
	setp.eq.s64 	%p6, %rd79, 0;
	@%p6 bra 	$L__BB4_9;
	div.u64 	%rd246, %rd78, %rd76;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r99, %rd78;
	div.u32 	%r100, %r99, %r96;
	cvt.u64.u32 	%rd246, %r100;
$L__BB4_10:
	cvt.u64.u32 	%rd90, %r89;
	shl.b64 	%rd91, %rd246, 2;
	mul.lo.s64 	%rd92, %rd91, %rd90;
	min.u64 	%rd8, %rd92, %rd61;
	add.s64 	%rd93, %rd8, %rd91;
	min.u64 	%rd9, %rd93, %rd61;
	mov.u64 	%rd94, 1;
	sub.s64 	%rd95, %rd94, %rd8;
	add.s64 	%rd96, %rd95, %rd9;
	shr.u64 	%rd97, %rd96, 1;
	cvt.u32.u64 	%r3, %rd97;
	setp.ge.u32 	%p7, %r189, %r74;
	setp.eq.s32 	%p8, %r189, %r73;
	or.pred  	%p9, %p8, %p7;
	@%p9 bra 	$L__BB4_12;
	mov.u32 	%r103, %tid.x;
	mul.wide.u32 	%rd101, %r103, 8;
	add.s64 	%rd102, %rd69, %rd101;
	ld.global.u64 	%rd103, [%rd102];
	mul.wide.u32 	%rd104, %r74, %r89;
	cvt.u64.u32 	%rd105, %r73;
	add.s64 	%rd106, %rd104, %rd105;
	shl.b64 	%rd107, %rd106, 3;
	add.s64 	%rd108, %rd103, %rd107;
	add.s64 	%rd98, %rd108, 4096;
	cvt.u64.u32 	%rd109, %r75;
	cvt.u64.u32 	%rd110, %r2;
	bfi.b64 	%rd99, %rd109, %rd110, 32, 32;
	st.relaxed.sys.global.u64 [%rd98], %rd99;
$L__BB4_12:
	setp.ge.u32 	%p10, %r189, %r3;
	@%p10 bra 	$L__BB4_25;
	mov.u32 	%r184, %tid.x;
	or.b64  	%rd113, %rd60, %rd59;
	and.b64  	%rd114, %rd113, 7;
	cvta.to.global.u64 	%rd115, %rd59;
	add.u64 	%rd119, %SPL, 0;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd12, %r184;
	mul.wide.u32 	%rd111, %r184, 2;
	add.s64 	%rd13, %rd111, %rd8;
	add.s64 	%rd112, %rd13, 2;
	setp.gt.u64 	%p11, %rd112, %rd9;
	setp.ne.s64 	%p12, %rd114, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r185, 0;
	st.local.v2.u32 	[%rd119], {%r185, %r185};
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd14, %r185;
	add.s64 	%rd15, %rd13, %rd14;
	setp.ge.u64 	%p14, %rd15, %rd9;
	@%p14 bra 	$L__BB4_19;
	shl.b64 	%rd125, %rd15, 2;
	add.s64 	%rd126, %rd115, %rd125;
	ld.global.u32 	%r109, [%rd126];
	shl.b64 	%rd127, %rd14, 2;
	add.s64 	%rd128, %rd119, %rd127;
	st.local.u32 	[%rd128], %r109;
$L__BB4_19:
	cvt.u32.u64 	%r111, %rd14;
	add.s32 	%r112, %r111, 1;
	mov.u32 	%r185, 1;
	setp.lt.u32 	%p15, %r112, 2;
	@%p15 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r186, %r187}, [%rd119];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd116, %rd13, 2;
	add.s64 	%rd117, %rd115, %rd116;
	ld.global.v2.u32 	{%r186, %r187}, [%rd117];
	st.local.v2.u32 	[%rd119], {%r186, %r187};
$L__BB4_21:
	setp.lt.u32 	%p16, %r74, 2;
	@%p16 bra 	$L__BB4_24;
	ld.param.u64 	%rd245, [words_param_9+48];
	ld.param.u64 	%rd244, [words_param_9+40];
	shl.b64 	%rd131, %rd12, 4;
	and.b32  	%r117, %r2, 3;
	cvt.u64.u32 	%rd133, %r117;
	or.b64  	%rd134, %rd72, %rd133;
	cvt.u64.u32 	%rd135, %r74;
	mul.lo.s64 	%rd136, %rd134, %rd135;
	cvt.u64.u32 	%rd137, %r73;
	add.s64 	%rd138, %rd136, %rd137;
	mul.lo.s64 	%rd139, %rd138, %rd244;
	add.s64 	%rd140, %rd139, %rd245;
	add.s64 	%rd16, %rd140, %rd131;
	mov.u32 	%r188, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r121, %r188, %r73;
	rem.u32 	%r122, %r121, %r74;
	mul.wide.u32 	%rd143, %r122, 8;
	add.s64 	%rd144, %rd69, %rd143;
	ld.global.u64 	%rd145, [%rd144];
	add.s64 	%rd141, %rd145, %rd16;
	st.volatile.global.v4.u32 [%rd141], {%r186, %r2, %r187, %r2};
	add.s32 	%r188, %r188, 1;
	setp.lt.u32 	%p17, %r188, %r74;
	@%p17 bra 	$L__BB4_23;
$L__BB4_24:
	cvt.u32.u64 	%r123, %rd12;
	mov.u32 	%r124, %ntid.x;
	add.s32 	%r184, %r123, %r124;
	setp.lt.u32 	%p18, %r184, %r3;
	@%p18 bra 	$L__BB4_14;
$L__BB4_25:
	mov.u16 	%rs34, 0;
	@%p10 bra 	$L__BB4_70;
	ld.param.u64 	%rd243, [words_param_7];
	or.b64  	%rd149, %rd60, %rd243;
	and.b64  	%rd150, %rd149, 7;
	cvta.to.global.u64 	%rd151, %rd243;
	add.u64 	%rd157, %SPL, 0;
$L__BB4_27:
	.pragma "nounroll";
	mul.wide.u32 	%rd147, %r189, 2;
	add.s64 	%rd22, %rd147, %rd8;
	add.s64 	%rd148, %rd22, 2;
	setp.gt.u64 	%p20, %rd148, %rd9;
	setp.ne.s64 	%p21, %rd150, 0;
	or.pred  	%p22, %p20, %p21;
	@%p22 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_28;
$L__BB4_29:
	mov.u32 	%r190, 0;
	st.local.v2.u32 	[%rd157], {%r190, %r190};
$L__BB4_30:
	.pragma "nounroll";
	cvt.u64.u32 	%rd23, %r190;
	add.s64 	%rd24, %rd22, %rd23;
	setp.ge.u64 	%p23, %rd24, %rd9;
	@%p23 bra 	$L__BB4_32;
	shl.b64 	%rd161, %rd24, 2;
	add.s64 	%rd162, %rd151, %rd161;
	ld.global.u32 	%r129, [%rd162];
	shl.b64 	%rd163, %rd23, 2;
	add.s64 	%rd164, %rd157, %rd163;
	st.local.u32 	[%rd164], %r129;
$L__BB4_32:
	cvt.u32.u64 	%r131, %rd23;
	add.s32 	%r132, %r131, 1;
	mov.u32 	%r190, 1;
	setp.lt.u32 	%p24, %r132, 2;
	@%p24 bra 	$L__BB4_30;
	ld.local.v2.u32 	{%r191, %r192}, [%rd157];
	bra.uni 	$L__BB4_34;
$L__BB4_28:
	shl.b64 	%rd152, %rd22, 2;
	add.s64 	%rd153, %rd151, %rd152;
	ld.global.v2.u32 	{%r191, %r192}, [%rd153];
	st.local.v2.u32 	[%rd157], {%r191, %r192};
$L__BB4_34:
	setp.eq.s32 	%p25, %r74, 0;
	mov.u16 	%rs34, 0;
	@%p25 bra 	$L__BB4_53;
	mov.u16 	%rs34, 0;
	mov.u32 	%r193, 0;
$L__BB4_36:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r193, %r73;
	mov.u32 	%r197, %r192;
	mov.u32 	%r198, %r191;
	@%p26 bra 	$L__BB4_45;
	ld.param.u64 	%rd241, [words_param_9+48];
	ld.param.u64 	%rd240, [words_param_9+40];
	cvt.u64.u32 	%rd168, %r193;
	and.b32  	%r141, %r2, 3;
	cvt.u64.u32 	%rd170, %r141;
	or.b64  	%rd171, %rd72, %rd170;
	cvt.u64.u32 	%rd172, %r74;
	mul.lo.s64 	%rd173, %rd171, %rd172;
	add.s64 	%rd174, %rd173, %rd168;
	mul.lo.s64 	%rd178, %rd174, %rd240;
	mul.wide.u32 	%rd179, %r189, 16;
	add.s64 	%rd180, %rd179, %rd241;
	add.s64 	%rd181, %rd180, %rd178;
	ld.global.u64 	%rd182, [%rd71];
	mov.u64 	%rd183, 0;
	add.s64 	%rd167, %rd182, %rd181;
	add.u64 	%rd185, %SPL, 16;
	st.local.u64 	[%rd185], %rd183;
	ld.volatile.global.v4.u32 {%r198, %r137, %r197, %r139}, [%rd167];
	setp.eq.s32 	%p27, %r137, %r2;
	setp.eq.s32 	%p28, %r139, %r2;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_43;
	mov.u32 	%r196, 1;
$L__BB4_39:
	and.b32  	%r143, %r196, 63;
	setp.ne.s32 	%p30, %r143, 0;
	@%p30 bra 	$L__BB4_42;
	add.u64 	%rd242, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd56;
	st.param.b64 	[param0+8], %rd57;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd58;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r196;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd242;
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
	setp.eq.s32 	%p31, %r42, 0;
	@%p31 bra 	$L__BB4_42;
	bra.uni 	$L__BB4_41;
$L__BB4_42:
	add.s32 	%r196, %r196, 1;
	ld.volatile.global.v4.u32 {%r198, %r145, %r197, %r147}, [%rd167];
	setp.ne.s32 	%p32, %r145, %r2;
	setp.ne.s32 	%p33, %r147, %r2;
	or.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_39;
	bra.uni 	$L__BB4_43;
$L__BB4_41:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd56;
	st.param.b64 	[param0+8], %rd57;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd58;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r42;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r193;
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
$L__BB4_43:
	setp.eq.s32 	%p35, %r88, 0;
	@%p35 bra 	$L__BB4_45;
	ld.volatile.global.v4.u32 {%r198, %r149, %r197, %r151}, [%rd167];
$L__BB4_45:
	setp.eq.s32 	%p36, %r87, 1;
	@%p36 bra 	$L__BB4_50;
	setp.eq.s32 	%p37, %r87, 2;
	@%p37 bra 	$L__BB4_49;
	setp.ne.s32 	%p38, %r87, 3;
	@%p38 bra 	$L__BB4_51;
	setp.eq.s32 	%p39, %r193, 0;
	cvt.u64.u32 	%rd189, %r198;
	setp.lt.u64 	%p40, %rd252, %rd189;
	or.pred  	%p41, %p39, %p40;
	selp.b64 	%rd252, %rd189, %rd252, %p41;
	cvt.u64.u32 	%rd190, %r197;
	setp.lt.u64 	%p42, %rd251, %rd190;
	or.pred  	%p43, %p39, %p42;
	selp.b64 	%rd251, %rd190, %rd251, %p43;
	bra.uni 	$L__BB4_52;
$L__BB4_50:
	setp.eq.s32 	%p49, %r193, 0;
	selp.b64 	%rd193, 1, %rd252, %p49;
	cvt.u64.u32 	%rd194, %r198;
	mul.lo.s64 	%rd252, %rd193, %rd194;
	selp.b64 	%rd195, 1, %rd251, %p49;
	cvt.u64.u32 	%rd196, %r197;
	mul.lo.s64 	%rd251, %rd195, %rd196;
	bra.uni 	$L__BB4_52;
$L__BB4_49:
	setp.eq.s32 	%p44, %r193, 0;
	cvt.u64.u32 	%rd191, %r198;
	setp.gt.u64 	%p45, %rd252, %rd191;
	or.pred  	%p46, %p44, %p45;
	selp.b64 	%rd252, %rd191, %rd252, %p46;
	cvt.u64.u32 	%rd192, %r197;
	setp.gt.u64 	%p47, %rd251, %rd192;
	or.pred  	%p48, %p44, %p47;
	selp.b64 	%rd251, %rd192, %rd251, %p48;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	setp.eq.s32 	%p50, %r193, 0;
	selp.b64 	%rd197, 0, %rd252, %p50;
	cvt.u64.u32 	%rd198, %r198;
	add.s64 	%rd252, %rd197, %rd198;
	selp.b64 	%rd199, 0, %rd251, %p50;
	cvt.u64.u32 	%rd200, %r197;
	add.s64 	%rd251, %rd199, %rd200;
$L__BB4_52:
	add.s32 	%r193, %r193, 1;
	setp.lt.u32 	%p51, %r193, %r74;
	@%p51 bra 	$L__BB4_36;
$L__BB4_53:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p52, %rs23, 0;
	@%p52 bra 	$L__BB4_70;
	setp.eq.s32 	%p53, %r87, 4;
	@%p53 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_55;
$L__BB4_56:
	and.b64  	%rd201, %rd252, -4294967296;
	setp.eq.s64 	%p54, %rd201, 0;
	@%p54 bra 	$L__BB4_58;
	cvt.u64.u32 	%rd202, %r74;
	div.u64 	%rd255, %rd252, %rd202;
	bra.uni 	$L__BB4_59;
$L__BB4_55:
	cvt.u32.u64 	%r202, %rd251;
	cvt.u32.u64 	%r201, %rd252;
	st.local.v2.u32 	[%rd1], {%r201, %r202};
	bra.uni 	$L__BB4_63;
$L__BB4_58:
	cvt.u32.u64 	%r152, %rd252;
	div.u32 	%r153, %r152, %r74;
	cvt.u64.u32 	%rd255, %r153;
$L__BB4_59:
	and.b64  	%rd203, %rd251, -4294967296;
	setp.eq.s64 	%p55, %rd203, 0;
	@%p55 bra 	$L__BB4_61;
	cvt.u64.u32 	%rd204, %r74;
	div.u64 	%rd256, %rd251, %rd204;
	bra.uni 	$L__BB4_62;
$L__BB4_61:
	cvt.u32.u64 	%r154, %rd251;
	div.u32 	%r155, %r154, %r74;
	cvt.u64.u32 	%rd256, %r155;
$L__BB4_62:
	cvt.u32.u64 	%r202, %rd256;
	cvt.u32.u64 	%r201, %rd255;
	st.local.v2.u32 	[%rd1], {%r201, %r202};
$L__BB4_63:
	setp.eq.s64 	%p56, %rd150, 0;
	setp.le.u64 	%p57, %rd148, %rd9;
	and.pred  	%p58, %p56, %p57;
	@%p58 bra 	$L__BB4_68;
	bra.uni 	$L__BB4_64;
$L__BB4_68:
	cvta.to.global.u64 	%rd213, %rd60;
	shl.b64 	%rd214, %rd22, 2;
	add.s64 	%rd215, %rd213, %rd214;
	st.global.v2.u32 	[%rd215], {%r201, %r202};
	bra.uni 	$L__BB4_69;
$L__BB4_64:
	mov.u32 	%r203, 0;
$L__BB4_65:
	.pragma "nounroll";
	cvt.u64.u32 	%rd47, %r203;
	add.s64 	%rd48, %rd22, %rd47;
	setp.ge.u64 	%p59, %rd48, %rd9;
	@%p59 bra 	$L__BB4_67;
	shl.b64 	%rd208, %rd47, 2;
	add.s64 	%rd209, %rd1, %rd208;
	ld.local.u32 	%r157, [%rd209];
	cvta.to.global.u64 	%rd210, %rd60;
	shl.b64 	%rd211, %rd48, 2;
	add.s64 	%rd212, %rd210, %rd211;
	st.global.u32 	[%rd212], %r157;
$L__BB4_67:
	cvt.u32.u64 	%r159, %rd47;
	add.s32 	%r160, %r159, 1;
	mov.u32 	%r203, 1;
	setp.lt.u32 	%p60, %r160, 2;
	@%p60 bra 	$L__BB4_65;
$L__BB4_69:
	mov.u32 	%r161, %ntid.x;
	add.s32 	%r189, %r189, %r161;
	setp.lt.u32 	%p61, %r189, %r3;
	mov.u16 	%rs34, 0;
	@%p61 bra 	$L__BB4_27;
$L__BB4_70:
	mov.u32 	%r179, %tid.x;
	setp.eq.s32 	%p75, %r179, %r73;
	setp.ge.u32 	%p74, %r179, %r74;
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p64, %rs25, 0;
	or.pred  	%p65, %p74, %p64;
	or.pred  	%p66, %p75, %p65;
	@%p66 bra 	$L__BB4_80;
	mov.u32 	%r181, %tid.x;
	mov.u32 	%r178, %ctaid.x;
	ld.global.u64 	%rd221, [%rd71];
	mov.u64 	%rd222, 0;
	mul.wide.u32 	%rd223, %r74, %r178;
	cvt.u64.u32 	%rd224, %r181;
	add.s64 	%rd225, %rd223, %rd224;
	shl.b64 	%rd226, %rd225, 3;
	add.s64 	%rd227, %rd221, %rd226;
	add.s64 	%rd49, %rd227, 4096;
	ld.acquire.sys.global.u64 %rd257, [%rd49];
	add.u64 	%rd228, %SP, 8;
	add.u64 	%rd229, %SPL, 8;
	st.local.u64 	[%rd229], %rd222;
	cvt.u32.u64 	%r205, %rd257;
	sub.s32 	%r165, %r205, %r2;
	setp.gt.s32 	%p67, %r165, -1;
	@%p67 bra 	$L__BB4_77;
	mov.u32 	%r204, 1;
$L__BB4_73:
	and.b32  	%r167, %r204, 63;
	setp.ne.s32 	%p68, %r167, 0;
	@%p68 bra 	$L__BB4_76;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd56;
	st.param.b64 	[param0+8], %rd57;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd58;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r204;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd228;
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
	setp.eq.s32 	%p69, %r68, 0;
	@%p69 bra 	$L__BB4_76;
	bra.uni 	$L__BB4_75;
$L__BB4_76:
	ld.acquire.sys.global.u64 %rd257, [%rd49];
	add.s32 	%r204, %r204, 1;
	cvt.u32.u64 	%r205, %rd257;
	sub.s32 	%r169, %r205, %r2;
	setp.lt.s32 	%p70, %r169, 0;
	@%p70 bra 	$L__BB4_73;
$L__BB4_77:
	setp.ne.s32 	%p71, %r2, %r205;
	mov.u16 	%rs34, 0;
	@%p71 bra 	$L__BB4_80;
	shr.u64 	%rd233, %rd257, 32;
	cvt.u32.u64 	%r72, %rd233;
	setp.eq.s32 	%p72, %r72, %r75;
	@%p72 bra 	$L__BB4_80;
	mov.u32 	%r182, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd56;
	st.param.b64 	[param0+8], %rd57;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd58;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r182;
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
	bra.uni 	$L__BB4_80;
$L__BB4_75:
	mov.u32 	%r183, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd56;
	st.param.b64 	[param0+8], %rd57;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd58;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r68;
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
$L__BB4_80:
	mov.u32 	%r180, %tid.x;
	cvt.u32.u16 	%r171, %rs34;
	cvt.s32.s8 	%r172, %r171;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r172, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r173, 1, 0, %p2;
	}
	or.b32  	%r175, %r173, %r180;
	setp.ne.s32 	%p73, %r175, 0;
	@%p73 bra 	$L__BB4_82;
	ld.global.u64 	%rd237, [%rd71];
	add.s64 	%rd239, %rd237, %rd72;
	add.s32 	%r177, %r1, 1;
	st.u32 	[%rd239+64], %r177;
$L__BB4_82:
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
