// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
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
	add.s64 	%rd50, %rd38, 1;
	shr.u64 	%rd51, %rd50, 1;
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
	shl.b64 	%rd54, %rd172, 1;
	mov.u32 	%r97, 1;
	mul.lo.s64 	%rd55, %rd54, %rd2;
	min.u64 	%rd11, %rd55, %rd38;
	add.s64 	%rd56, %rd11, %rd54;
	min.u64 	%rd12, %rd56, %rd38;
	setp.eq.s64 	%p7, %rd12, %rd11;
	@%p7 bra 	$L__BB0_15;
	shr.u64 	%rd57, %rd41, 3;
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
	shr.u64 	%rd64, %rd41, 3;
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
	shl.b64 	%rd85, %rd84, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd136, %rd135, 3;
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
	shl.b64 	%rd154, %rd153, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd140, %rd28, 3;
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
	_ZN10collective6reduceEPxRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPxPKxm(
	.param .b64 _ZN10collective4copyEPxPKxm_param_0,
	.param .b64 _ZN10collective4copyEPxPKxm_param_1,
	.param .b64 _ZN10collective4copyEPxPKxm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEPxPKxm_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEPxPKxm_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPxPKxm_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd51, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 1;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd49, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd3, %r3;
	add.s64 	%rd26, %rd49, %rd3;
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
	shl.b64 	%rd27, %rd49, 4;
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
	add.s64 	%rd49, %rd49, %rd4;
	add.s64 	%rd39, %rd49, %rd3;
	setp.lt.u64 	%p4, %rd39, %rd1;
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd49, %rd1;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd10, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd40, %rd49, 4;
	add.s64 	%rd41, %rd19, %rd40;
	add.s64 	%rd42, %rd20, %rd40;
	ld.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd42];
	st.v4.u32 	[%rd41], {%r38, %r39, %r40, %r41};
	add.s64 	%rd49, %rd49, %rd10;
	setp.lt.u64 	%p6, %rd49, %rd1;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd51, %rd21, -2;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd43, %r46;
	add.s64 	%rd52, %rd51, %rd43;
	setp.ge.u64 	%p7, %rd52, %rd21;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd16, %r47;
$L__BB1_11:
	.pragma "nounroll";
	shl.b64 	%rd44, %rd52, 3;
	add.s64 	%rd45, %rd20, %rd44;
	ld.u64 	%rd46, [%rd45];
	add.s64 	%rd47, %rd19, %rd44;
	st.u64 	[%rd47], %rd46;
	add.s64 	%rd52, %rd52, %rd16;
	setp.lt.u64 	%p8, %rd52, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
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
	@%p1 bra 	$L__BB2_59;
	bra.uni 	$L__BB2_1;
$L__BB2_59:
	setp.ne.s64 	%p32, %rd2, 0;
	mov.u64 	%rd345, 0;
	@%p32 bra 	$L__BB2_118;
	ld.local.u64 	%rd63, [%rd3];
	and.b64  	%rd202, %rd63, 15;
	setp.ne.s64 	%p33, %rd202, 0;
	@%p33 bra 	$L__BB2_118;
	shr.u64 	%rd64, %rd169, 1;
	mov.u32 	%r36, %tid.x;
	cvt.u64.u32 	%rd334, %r36;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r37, %r7, 3;
	cvt.u64.u32 	%rd66, %r37;
	add.s64 	%rd203, %rd334, %rd66;
	setp.ge.u64 	%p34, %rd203, %rd64;
	@%p34 bra 	$L__BB2_101;
	cvt.u64.u32 	%rd67, %r19;
	shl.b32 	%r38, %r7, 2;
	cvt.u64.u32 	%rd68, %r38;
	cvt.u64.u32 	%rd69, %r7;
	shl.b32 	%r39, %r7, 1;
	cvt.u64.u32 	%rd70, %r39;
$L__BB2_63:
	.pragma "nounroll";
	setp.eq.s32 	%p35, %r19, 0;
	@%p35 bra 	$L__BB2_68;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r80, 0;
$L__BB2_65:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r80;
	mov.u64 	%rd317, %rd63;
	@%p36 bra 	$L__BB2_67;
	ld.local.u64 	%rd206, [%rd3+16];
	cvt.u64.u32 	%rd207, %r80;
	mul.lo.s64 	%rd208, %rd206, %rd207;
	ld.local.u64 	%rd209, [%rd3+8];
	add.s64 	%rd317, %rd209, %rd208;
$L__BB2_67:
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
	@%p38 bra 	$L__BB2_65;
$L__BB2_68:
	setp.ne.s32 	%p39, %r18, 4;
	@%p39 bra 	$L__BB2_72;
	and.b64  	%rd242, %rd325, -4294967296;
	setp.eq.s64 	%p40, %rd242, 0;
	@%p40 bra 	$L__BB2_71;
	div.s64 	%rd325, %rd325, %rd67;
	bra.uni 	$L__BB2_72;
$L__BB2_71:
	cvt.u32.u64 	%r41, %rd67;
	cvt.u32.u64 	%r42, %rd325;
	div.u32 	%r43, %r42, %r41;
	cvt.u64.u32 	%rd325, %r43;
$L__BB2_72:
	@%p39 bra 	$L__BB2_76;
	and.b64  	%rd243, %rd327, -4294967296;
	setp.eq.s64 	%p42, %rd243, 0;
	@%p42 bra 	$L__BB2_75;
	div.s64 	%rd327, %rd327, %rd67;
	bra.uni 	$L__BB2_76;
$L__BB2_75:
	cvt.u32.u64 	%r44, %rd67;
	cvt.u32.u64 	%r45, %rd327;
	div.u32 	%r46, %r45, %r44;
	cvt.u64.u32 	%rd327, %r46;
$L__BB2_76:
	shl.b64 	%rd244, %rd334, 4;
	add.s64 	%rd105, %rd1, %rd244;
	st.global.v2.u64 	[%rd105], {%rd325, %rd327};
	@%p39 bra 	$L__BB2_80;
	and.b64  	%rd245, %rd328, -4294967296;
	setp.eq.s64 	%p44, %rd245, 0;
	@%p44 bra 	$L__BB2_79;
	div.s64 	%rd328, %rd328, %rd67;
	bra.uni 	$L__BB2_80;
$L__BB2_79:
	cvt.u32.u64 	%r47, %rd67;
	cvt.u32.u64 	%r48, %rd328;
	div.u32 	%r49, %r48, %r47;
	cvt.u64.u32 	%rd328, %r49;
$L__BB2_80:
	@%p39 bra 	$L__BB2_84;
	and.b64  	%rd246, %rd329, -4294967296;
	setp.eq.s64 	%p46, %rd246, 0;
	@%p46 bra 	$L__BB2_83;
	div.s64 	%rd329, %rd329, %rd67;
	bra.uni 	$L__BB2_84;
$L__BB2_83:
	cvt.u32.u64 	%r50, %rd67;
	cvt.u32.u64 	%r51, %rd329;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd329, %r52;
$L__BB2_84:
	shl.b64 	%rd247, %rd69, 4;
	add.s64 	%rd248, %rd105, %rd247;
	st.global.v2.u64 	[%rd248], {%rd328, %rd329};
	@%p39 bra 	$L__BB2_88;
	and.b64  	%rd249, %rd330, -4294967296;
	setp.eq.s64 	%p48, %rd249, 0;
	@%p48 bra 	$L__BB2_87;
	div.s64 	%rd330, %rd330, %rd67;
	bra.uni 	$L__BB2_88;
$L__BB2_87:
	cvt.u32.u64 	%r53, %rd67;
	cvt.u32.u64 	%r54, %rd330;
	div.u32 	%r55, %r54, %r53;
	cvt.u64.u32 	%rd330, %r55;
$L__BB2_88:
	@%p39 bra 	$L__BB2_92;
	and.b64  	%rd250, %rd331, -4294967296;
	setp.eq.s64 	%p50, %rd250, 0;
	@%p50 bra 	$L__BB2_91;
	div.s64 	%rd331, %rd331, %rd67;
	bra.uni 	$L__BB2_92;
$L__BB2_91:
	cvt.u32.u64 	%r56, %rd67;
	cvt.u32.u64 	%r57, %rd331;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd331, %r58;
$L__BB2_92:
	shl.b64 	%rd251, %rd70, 4;
	add.s64 	%rd252, %rd105, %rd251;
	st.global.v2.u64 	[%rd252], {%rd330, %rd331};
	@%p39 bra 	$L__BB2_96;
	and.b64  	%rd253, %rd332, -4294967296;
	setp.eq.s64 	%p52, %rd253, 0;
	@%p52 bra 	$L__BB2_95;
	div.s64 	%rd332, %rd332, %rd67;
	bra.uni 	$L__BB2_96;
$L__BB2_95:
	cvt.u32.u64 	%r59, %rd67;
	cvt.u32.u64 	%r60, %rd332;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd332, %r61;
$L__BB2_96:
	@%p39 bra 	$L__BB2_100;
	and.b64  	%rd254, %rd333, -4294967296;
	setp.eq.s64 	%p54, %rd254, 0;
	@%p54 bra 	$L__BB2_99;
	div.s64 	%rd333, %rd333, %rd67;
	bra.uni 	$L__BB2_100;
$L__BB2_99:
	cvt.u32.u64 	%r62, %rd67;
	cvt.u32.u64 	%r63, %rd333;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd333, %r64;
$L__BB2_100:
	shl.b64 	%rd255, %rd66, 4;
	add.s64 	%rd256, %rd105, %rd255;
	st.global.v2.u64 	[%rd256], {%rd332, %rd333};
	add.s64 	%rd334, %rd334, %rd68;
	add.s64 	%rd257, %rd334, %rd66;
	setp.lt.u64 	%p55, %rd257, %rd64;
	@%p55 bra 	$L__BB2_63;
$L__BB2_101:
	setp.ge.u64 	%p56, %rd334, %rd64;
	@%p56 bra 	$L__BB2_117;
	cvt.u64.u32 	%rd126, %r19;
	cvt.u64.u32 	%rd127, %r7;
$L__BB2_103:
	.pragma "nounroll";
	setp.eq.s32 	%p57, %r19, 0;
	@%p57 bra 	$L__BB2_108;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r81, 0;
$L__BB2_105:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r11, %r81;
	mov.u64 	%rd340, %rd63;
	@%p58 bra 	$L__BB2_107;
	ld.local.u64 	%rd259, [%rd3+16];
	cvt.u64.u32 	%rd260, %r81;
	mul.lo.s64 	%rd261, %rd259, %rd260;
	ld.local.u64 	%rd262, [%rd3+8];
	add.s64 	%rd340, %rd262, %rd261;
$L__BB2_107:
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
	@%p60 bra 	$L__BB2_105;
$L__BB2_108:
	setp.ne.s32 	%p61, %r18, 4;
	mov.u64 	%rd343, %rd341;
	@%p61 bra 	$L__BB2_112;
	and.b64  	%rd271, %rd341, -4294967296;
	setp.eq.s64 	%p62, %rd271, 0;
	@%p62 bra 	$L__BB2_111;
	div.s64 	%rd343, %rd341, %rd126;
	bra.uni 	$L__BB2_112;
$L__BB2_111:
	cvt.u32.u64 	%r66, %rd126;
	cvt.u32.u64 	%r67, %rd341;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd343, %r68;
$L__BB2_112:
	mov.u64 	%rd344, %rd342;
	@%p61 bra 	$L__BB2_116;
	and.b64  	%rd272, %rd342, -4294967296;
	setp.eq.s64 	%p64, %rd272, 0;
	@%p64 bra 	$L__BB2_115;
	div.s64 	%rd344, %rd342, %rd126;
	bra.uni 	$L__BB2_116;
$L__BB2_115:
	cvt.u32.u64 	%r69, %rd126;
	cvt.u32.u64 	%r70, %rd342;
	div.u32 	%r71, %r70, %r69;
	cvt.u64.u32 	%rd344, %r71;
$L__BB2_116:
	shl.b64 	%rd273, %rd334, 4;
	add.s64 	%rd274, %rd1, %rd273;
	st.global.v2.u64 	[%rd274], {%rd343, %rd344};
	add.s64 	%rd334, %rd334, %rd127;
	setp.lt.u64 	%p65, %rd334, %rd64;
	@%p65 bra 	$L__BB2_103;
$L__BB2_117:
	and.b64  	%rd345, %rd169, -2;
$L__BB2_118:
	mov.u32 	%r72, %tid.x;
	cvt.u64.u32 	%rd275, %r72;
	add.s64 	%rd346, %rd345, %rd275;
	setp.ge.u64 	%p66, %rd346, %rd169;
	@%p66 bra 	$L__BB2_134;
	cvt.u64.u32 	%rd150, %r19;
	mov.u32 	%r73, %ntid.x;
	cvt.u64.u32 	%rd151, %r73;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB2_120:
	.pragma "nounroll";
	setp.eq.s32 	%p67, %r14, 0;
	@%p67 bra 	$L__BB2_122;
	ld.local.u64 	%rd347, [%rd3+8];
	bra.uni 	$L__BB2_123;
$L__BB2_122:
	ld.local.u64 	%rd347, [%rd3];
$L__BB2_123:
	shl.b64 	%rd276, %rd346, 3;
	add.s64 	%rd277, %rd347, %rd276;
	ld.u64 	%rd351, [%rd277];
	setp.lt.u32 	%p68, %r19, 2;
	@%p68 bra 	$L__BB2_129;
	mov.u64 	%rd348, 1;
	mov.u32 	%r82, %r15;
$L__BB2_125:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r82, -1;
	@%p69 bra 	$L__BB2_127;
	ld.local.u64 	%rd279, [%rd3+16];
	mul.lo.s64 	%rd280, %rd279, %rd348;
	ld.local.u64 	%rd281, [%rd3+8];
	add.s64 	%rd350, %rd281, %rd280;
	bra.uni 	$L__BB2_128;
$L__BB2_127:
	ld.local.u64 	%rd350, [%rd3];
$L__BB2_128:
	add.s64 	%rd283, %rd350, %rd276;
	ld.u64 	%rd284, [%rd283];
	add.s64 	%rd351, %rd284, %rd351;
	add.s64 	%rd348, %rd348, 1;
	cvt.u32.u64 	%r74, %rd348;
	add.s32 	%r82, %r82, 1;
	setp.lt.u32 	%p70, %r74, %r19;
	@%p70 bra 	$L__BB2_125;
$L__BB2_129:
	setp.ne.s32 	%p71, %r18, 4;
	@%p71 bra 	$L__BB2_133;
	and.b64  	%rd285, %rd351, -4294967296;
	setp.eq.s64 	%p72, %rd285, 0;
	@%p72 bra 	$L__BB2_132;
	div.s64 	%rd351, %rd351, %rd150;
	bra.uni 	$L__BB2_133;
$L__BB2_132:
	cvt.u32.u64 	%r75, %rd150;
	cvt.u32.u64 	%r76, %rd351;
	div.u32 	%r77, %r76, %r75;
	cvt.u64.u32 	%rd351, %r77;
$L__BB2_133:
	add.s64 	%rd287, %rd1, %rd276;
	st.global.u64 	[%rd287], %rd351;
	add.s64 	%rd346, %rd346, %rd151;
	setp.lt.u64 	%p73, %rd346, %rd169;
	@%p73 bra 	$L__BB2_120;
	bra.uni 	$L__BB2_134;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd300, 0;
	@%p2 bra 	$L__BB2_36;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd174, %rd4, 15;
	setp.ne.s64 	%p3, %rd174, 0;
	@%p3 bra 	$L__BB2_36;
	shr.u64 	%rd5, %rd169, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd290, %r21;
	setp.le.u64 	%p4, %rd5, %rd290;
	@%p4 bra 	$L__BB2_35;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB2_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r78, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd13, %rd295;
	mov.u64 	%rd12, %rd294;
	setp.eq.s32 	%p6, %r1, %r78;
	mov.u64 	%rd293, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd176, [%rd3+16];
	cvt.u64.u32 	%rd177, %r78;
	mul.lo.s64 	%rd178, %rd176, %rd177;
	ld.local.u64 	%rd179, [%rd3+8];
	add.s64 	%rd293, %rd179, %rd178;
$L__BB2_9:
	shl.b64 	%rd180, %rd290, 4;
	add.s64 	%rd181, %rd293, %rd180;
	ld.v2.u64 	{%rd294, %rd295}, [%rd181];
	setp.eq.s32 	%p7, %r78, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	max.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd294, %rd12, %rd294;
$L__BB2_17:
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB2_24;
	max.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd295, %rd13, %rd295;
$L__BB2_25:
	add.s32 	%r78, %r78, 1;
	setp.lt.u32 	%p15, %r78, %r19;
	@%p15 bra 	$L__BB2_7;
$L__BB2_26:
	setp.ne.s32 	%p16, %r18, 4;
	mov.u64 	%rd298, %rd294;
	@%p16 bra 	$L__BB2_30;
	and.b64  	%rd184, %rd294, -4294967296;
	setp.eq.s64 	%p17, %rd184, 0;
	@%p17 bra 	$L__BB2_29;
	div.s64 	%rd298, %rd294, %rd7;
	bra.uni 	$L__BB2_30;
$L__BB2_29:
	cvt.u32.u64 	%r24, %rd7;
	cvt.u32.u64 	%r25, %rd294;
	div.u32 	%r26, %r25, %r24;
	cvt.u64.u32 	%rd298, %r26;
$L__BB2_30:
	mov.u64 	%rd299, %rd295;
	@%p16 bra 	$L__BB2_34;
	and.b64  	%rd185, %rd295, -4294967296;
	setp.eq.s64 	%p19, %rd185, 0;
	@%p19 bra 	$L__BB2_33;
	div.s64 	%rd299, %rd295, %rd7;
	bra.uni 	$L__BB2_34;
$L__BB2_33:
	cvt.u32.u64 	%r27, %rd7;
	cvt.u32.u64 	%r28, %rd295;
	div.u32 	%r29, %r28, %r27;
	cvt.u64.u32 	%rd299, %r29;
$L__BB2_34:
	shl.b64 	%rd186, %rd290, 4;
	add.s64 	%rd187, %rd1, %rd186;
	st.global.v2.u64 	[%rd187], {%rd298, %rd299};
	add.s64 	%rd290, %rd290, %rd8;
	setp.lt.u64 	%p20, %rd290, %rd5;
	@%p20 bra 	$L__BB2_5;
$L__BB2_35:
	and.b64  	%rd300, %rd169, -2;
$L__BB2_36:
	mov.u32 	%r30, %tid.x;
	cvt.u64.u32 	%rd188, %r30;
	add.s64 	%rd301, %rd300, %rd188;
	setp.ge.u64 	%p21, %rd301, %rd169;
	@%p21 bra 	$L__BB2_134;
	cvt.u64.u32 	%rd41, %r19;
	mov.u32 	%r31, %ntid.x;
	cvt.u64.u32 	%rd42, %r31;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB2_38:
	.pragma "nounroll";
	setp.eq.s32 	%p22, %r4, 0;
	@%p22 bra 	$L__BB2_40;
	ld.local.u64 	%rd302, [%rd3+8];
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	ld.local.u64 	%rd302, [%rd3];
$L__BB2_41:
	shl.b64 	%rd189, %rd301, 3;
	add.s64 	%rd190, %rd302, %rd189;
	ld.u64 	%rd305, [%rd190];
	setp.lt.u32 	%p23, %r19, 2;
	@%p23 bra 	$L__BB2_54;
	mov.u32 	%r79, 1;
$L__BB2_43:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, %r79;
	@%p24 bra 	$L__BB2_45;
	bra.uni 	$L__BB2_44;
$L__BB2_45:
	ld.local.u64 	%rd304, [%rd3];
	bra.uni 	$L__BB2_46;
$L__BB2_44:
	ld.local.u64 	%rd191, [%rd3+16];
	cvt.u64.u32 	%rd192, %r79;
	mul.lo.s64 	%rd193, %rd191, %rd192;
	ld.local.u64 	%rd194, [%rd3+8];
	add.s64 	%rd304, %rd194, %rd193;
$L__BB2_46:
	add.s64 	%rd196, %rd304, %rd189;
	ld.u64 	%rd52, [%rd196];
	setp.eq.s32 	%p25, %r18, 1;
	@%p25 bra 	$L__BB2_51;
	setp.eq.s32 	%p26, %r18, 2;
	@%p26 bra 	$L__BB2_50;
	setp.ne.s32 	%p27, %r18, 3;
	@%p27 bra 	$L__BB2_52;
	max.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB2_53;
$L__BB2_51:
	mul.lo.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB2_53;
$L__BB2_50:
	min.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB2_53;
$L__BB2_52:
	add.s64 	%rd305, %rd52, %rd305;
$L__BB2_53:
	add.s32 	%r79, %r79, 1;
	setp.lt.u32 	%p28, %r79, %r19;
	@%p28 bra 	$L__BB2_43;
$L__BB2_54:
	setp.ne.s32 	%p29, %r18, 4;
	@%p29 bra 	$L__BB2_58;
	and.b64  	%rd197, %rd305, -4294967296;
	setp.eq.s64 	%p30, %rd197, 0;
	@%p30 bra 	$L__BB2_57;
	div.s64 	%rd305, %rd305, %rd41;
	bra.uni 	$L__BB2_58;
$L__BB2_57:
	cvt.u32.u64 	%r33, %rd41;
	cvt.u32.u64 	%r34, %rd305;
	div.u32 	%r35, %r34, %r33;
	cvt.u64.u32 	%rd305, %r35;
$L__BB2_58:
	add.s64 	%rd199, %rd1, %rd189;
	st.global.u64 	[%rd199], %rd305;
	add.s64 	%rd301, %rd301, %rd42;
	setp.lt.u64 	%p31, %rd301, %rd169;
	@%p31 bra 	$L__BB2_38;
$L__BB2_134:
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
	add.s64 	%rd56, %rd44, 1;
	shr.u64 	%rd57, %rd56, 1;
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
	shl.b64 	%rd61, %rd216, 1;
	mul.lo.s64 	%rd62, %rd61, %rd60;
	min.u64 	%rd217, %rd62, %rd44;
	add.s64 	%rd63, %rd217, %rd61;
	min.u64 	%rd12, %rd63, %rd44;
	mov.u32 	%r121, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r121;
	cvt.u64.u32 	%rd64, %r39;
	shr.u64 	%rd65, %rd47, 3;
	mul.lo.s64 	%rd66, %rd65, %rd64;
	sub.s64 	%rd67, %rd12, %rd217;
	min.u64 	%rd17, %rd66, %rd67;
	add.s64 	%rd68, %rd17, 1;
	shr.u64 	%rd69, %rd68, 1;
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
	shl.b64 	%rd22, %rd218, 1;
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
	shl.b64 	%rd89, %rd88, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd142, %rd141, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd204, %rd203, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	.local .align 8 .b8 	__local_depot4[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<59>;
	.reg .b16 	%rs<38>;
	.reg .b32 	%r<169>;
	.reg .b64 	%rd<175>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd42, [words_param_0];
	ld.param.u64 	%rd43, [words_param_1];
	ld.param.u32 	%r60, [words_param_2];
	ld.param.u32 	%r61, [words_param_3];
	ld.param.u32 	%r62, [words_param_4];
	ld.param.u32 	%r63, [words_param_5];
	ld.param.u64 	%rd44, [words_param_6];
	ld.param.u64 	%rd45, [words_param_7];
	ld.param.u64 	%rd46, [words_param_8];
	ld.param.v2.u32 	{%r74, %r75}, [words_param_9+72];
	ld.param.u64 	%rd53, [words_param_9+48];
	ld.param.u64 	%rd52, [words_param_9+40];
	ld.param.u64 	%rd47, [words_param_9];
	cvta.to.global.u64 	%rd54, %rd42;
	mul.wide.u32 	%rd55, %r60, 8;
	add.s64 	%rd56, %rd54, %rd55;
	ld.global.u64 	%rd1, [%rd56];
	mov.u32 	%r76, %ctaid.x;
	mul.wide.u32 	%rd57, %r76, 4;
	add.s64 	%rd58, %rd1, %rd57;
	cvt.u64.u32 	%rd2, %r76;
	ld.u32 	%r1, [%rd58+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB4_2;
	ld.volatile.u32 	%r77, [%rd1];
	setp.ne.s32 	%p2, %r77, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB4_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd3, %rd43;
	ld.volatile.global.u32 	%r78, [%rd3+4];
	setp.ne.s32 	%p4, %r78, 0;
	@%p4 bra 	$L__BB4_5;
	st.global.u32 	[%rd3+8], %r63;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r79, 4;
	st.global.u32 	[%rd3+4], %r79;
$L__BB4_6:
	cvt.u32.u16 	%r80, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r80, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r81, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r81, 0;
	@%p5 bra 	$L__BB4_70;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd59, %rd47, 1;
	shr.u64 	%rd60, %rd59, 1;
	mov.u32 	%r82, %nctaid.x;
	cvt.u64.u32 	%rd5, %r82;
	add.s64 	%rd61, %rd5, %rd60;
	add.s64 	%rd6, %rd61, -1;
	and.b64  	%rd62, %rd6, -4294967296;
	setp.eq.s64 	%p6, %rd62, 0;
	@%p6 bra 	$L__BB4_9;
	div.u64 	%rd168, %rd6, %rd5;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r83, %rd5;
	cvt.u32.u64 	%r84, %rd6;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd168, %r85;
$L__BB4_10:
	shl.b64 	%rd63, %rd168, 1;
	mul.lo.s64 	%rd64, %rd63, %rd2;
	min.u64 	%rd10, %rd64, %rd47;
	add.s64 	%rd65, %rd10, %rd63;
	min.u64 	%rd11, %rd65, %rd47;
	setp.eq.s32 	%p7, %r2, %r60;
	setp.ge.u32 	%p8, %r2, %r61;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB4_12;
	mov.u32 	%r86, %tid.x;
	mul.wide.u32 	%rd69, %r86, 8;
	add.s64 	%rd70, %rd54, %rd69;
	ld.global.u64 	%rd71, [%rd70];
	mul.wide.u32 	%rd72, %r61, %r76;
	cvt.u64.u32 	%rd73, %r60;
	add.s64 	%rd74, %rd72, %rd73;
	shl.b64 	%rd75, %rd74, 3;
	add.s64 	%rd76, %rd71, %rd75;
	add.s64 	%rd66, %rd76, 4096;
	cvt.u64.u32 	%rd77, %r62;
	cvt.u64.u32 	%rd78, %r3;
	bfi.b64 	%rd67, %rd77, %rd78, 32, 32;
	st.relaxed.sys.global.u64 [%rd66], %rd67;
$L__BB4_12:
	sub.s64 	%rd79, %rd11, %rd10;
	cvt.u32.u64 	%r89, %rd79;
	setp.ge.u32 	%p10, %r2, %r89;
	@%p10 bra 	$L__BB4_22;
	mov.u32 	%r152, %tid.x;
	or.b64  	%rd82, %rd46, %rd45;
	and.b64  	%rd83, %rd82, 7;
	cvta.to.global.u64 	%rd84, %rd45;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd80, %r152;
	add.s64 	%rd14, %rd10, %rd80;
	add.s64 	%rd81, %rd14, 1;
	setp.gt.u64 	%p11, %rd81, %rd11;
	setp.ne.s64 	%p12, %rd83, 0;
	or.pred  	%p13, %p11, %p12;
	shl.b64 	%rd85, %rd14, 3;
	add.s64 	%rd15, %rd84, %rd85;
	@%p13 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	setp.ge.u64 	%p14, %rd14, %rd11;
	mov.u32 	%r153, 0;
	mov.u32 	%r154, %r153;
	@%p14 bra 	$L__BB4_18;
	ld.global.v2.u32 	{%r153, %r154}, [%rd15];
	bra.uni 	$L__BB4_18;
$L__BB4_15:
	ld.global.v2.u32 	{%r153, %r154}, [%rd15];
$L__BB4_18:
	setp.lt.u32 	%p15, %r61, 2;
	@%p15 bra 	$L__BB4_21;
	mov.u32 	%r155, 1;
$L__BB4_20:
	.pragma "nounroll";
	add.s32 	%r100, %r155, %r60;
	rem.u32 	%r101, %r100, %r61;
	mul.wide.u32 	%rd88, %r101, 8;
	add.s64 	%rd89, %rd54, %rd88;
	and.b32  	%r103, %r3, 3;
	cvt.u64.u32 	%rd91, %r103;
	or.b64  	%rd92, %rd57, %rd91;
	cvt.u64.u32 	%rd93, %r61;
	mul.lo.s64 	%rd94, %rd92, %rd93;
	cvt.u64.u32 	%rd95, %r60;
	add.s64 	%rd96, %rd94, %rd95;
	mul.lo.s64 	%rd97, %rd96, %rd52;
	add.s64 	%rd98, %rd97, %rd53;
	mul.wide.u32 	%rd99, %r152, 16;
	add.s64 	%rd100, %rd98, %rd99;
	ld.global.u64 	%rd101, [%rd89];
	add.s64 	%rd86, %rd101, %rd100;
	st.volatile.global.v4.u32 [%rd86], {%r153, %r3, %r154, %r3};
	add.s32 	%r155, %r155, 1;
	setp.lt.u32 	%p16, %r155, %r61;
	@%p16 bra 	$L__BB4_20;
$L__BB4_21:
	mov.u32 	%r104, %ntid.x;
	add.s32 	%r152, %r152, %r104;
	setp.lt.u32 	%p17, %r152, %r89;
	@%p17 bra 	$L__BB4_14;
$L__BB4_22:
	mov.u16 	%rs34, 0;
	@%p10 bra 	$L__BB4_58;
	or.b64  	%rd107, %rd46, %rd45;
	and.b64  	%rd108, %rd107, 7;
	cvta.to.global.u64 	%rd109, %rd45;
	mov.u32 	%r156, %r2;
$L__BB4_24:
	.pragma "nounroll";
	cvt.u64.u32 	%rd105, %r156;
	add.s64 	%rd20, %rd10, %rd105;
	add.s64 	%rd106, %rd20, 1;
	setp.gt.u64 	%p19, %rd106, %rd11;
	setp.ne.s64 	%p20, %rd108, 0;
	or.pred  	%p21, %p19, %p20;
	shl.b64 	%rd110, %rd20, 3;
	add.s64 	%rd21, %rd109, %rd110;
	@%p21 bra 	$L__BB4_26;
	bra.uni 	$L__BB4_25;
$L__BB4_26:
	setp.ge.u64 	%p22, %rd20, %rd11;
	mov.u32 	%r157, 0;
	mov.u32 	%r158, %r157;
	@%p22 bra 	$L__BB4_28;
	ld.global.v2.u32 	{%r157, %r158}, [%rd21];
	bra.uni 	$L__BB4_28;
$L__BB4_25:
	ld.global.v2.u32 	{%r157, %r158}, [%rd21];
$L__BB4_28:
	setp.eq.s32 	%p23, %r61, 0;
	mov.u16 	%rs34, 0;
	@%p23 bra 	$L__BB4_48;
	mov.u16 	%rs34, 0;
	mov.u32 	%r159, 0;
$L__BB4_30:
	.pragma "nounroll";
	mov.u64 	%rd22, %rd171;
	setp.eq.s32 	%p24, %r159, %r60;
	mov.u32 	%r164, %r158;
	mov.u32 	%r163, %r157;
	@%p24 bra 	$L__BB4_39;
	ld.param.u64 	%rd166, [words_param_9+48];
	ld.param.u64 	%rd165, [words_param_9+40];
	cvt.u64.u32 	%rd112, %r159;
	and.b32  	%r120, %r3, 3;
	cvt.u64.u32 	%rd114, %r120;
	or.b64  	%rd115, %rd57, %rd114;
	cvt.u64.u32 	%rd116, %r61;
	mul.lo.s64 	%rd117, %rd115, %rd116;
	add.s64 	%rd118, %rd117, %rd112;
	mul.lo.s64 	%rd122, %rd118, %rd165;
	mul.wide.u32 	%rd123, %r156, 16;
	add.s64 	%rd124, %rd123, %rd166;
	add.s64 	%rd125, %rd124, %rd122;
	ld.global.u64 	%rd126, [%rd56];
	mov.u64 	%rd127, 0;
	add.s64 	%rd111, %rd126, %rd125;
	add.u64 	%rd129, %SPL, 8;
	st.local.u64 	[%rd129], %rd127;
	ld.volatile.global.v4.u32 {%r163, %r116, %r164, %r118}, [%rd111];
	setp.eq.s32 	%p25, %r116, %r3;
	setp.eq.s32 	%p26, %r118, %r3;
	and.pred  	%p27, %p26, %p25;
	@%p27 bra 	$L__BB4_37;
	mov.u32 	%r162, 1;
$L__BB4_33:
	and.b32  	%r122, %r162, 63;
	setp.ne.s32 	%p28, %r122, 0;
	@%p28 bra 	$L__BB4_36;
	add.u64 	%rd167, %SP, 8;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd44;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r162;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd167;
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
	setp.eq.s32 	%p29, %r36, 0;
	@%p29 bra 	$L__BB4_36;
	bra.uni 	$L__BB4_35;
$L__BB4_36:
	add.s32 	%r162, %r162, 1;
	ld.volatile.global.v4.u32 {%r163, %r124, %r164, %r126}, [%rd111];
	setp.ne.s32 	%p30, %r124, %r3;
	setp.ne.s32 	%p31, %r126, %r3;
	or.pred  	%p32, %p31, %p30;
	@%p32 bra 	$L__BB4_33;
	bra.uni 	$L__BB4_37;
$L__BB4_35:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd44;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r36;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r159;
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
$L__BB4_37:
	setp.eq.s32 	%p33, %r75, 0;
	@%p33 bra 	$L__BB4_39;
	ld.volatile.global.v4.u32 {%r163, %r128, %r164, %r130}, [%rd111];
$L__BB4_39:
	mov.b64 	%rd171, {%r163, %r164};
	setp.eq.s32 	%p34, %r159, 0;
	@%p34 bra 	$L__BB4_47;
	setp.eq.s32 	%p35, %r74, 1;
	@%p35 bra 	$L__BB4_45;
	setp.eq.s32 	%p36, %r74, 2;
	@%p36 bra 	$L__BB4_44;
	setp.ne.s32 	%p37, %r74, 3;
	@%p37 bra 	$L__BB4_46;
	max.s64 	%rd171, %rd22, %rd171;
	bra.uni 	$L__BB4_47;
$L__BB4_45:
	mul.lo.s64 	%rd171, %rd22, %rd171;
	bra.uni 	$L__BB4_47;
$L__BB4_44:
	min.s64 	%rd171, %rd22, %rd171;
	bra.uni 	$L__BB4_47;
$L__BB4_46:
	add.s64 	%rd171, %rd22, %rd171;
$L__BB4_47:
	add.s32 	%r159, %r159, 1;
	setp.lt.u32 	%p38, %r159, %r61;
	@%p38 bra 	$L__BB4_30;
$L__BB4_48:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p39, %rs23, 0;
	@%p39 bra 	$L__BB4_58;
	setp.ne.s32 	%p40, %r74, 4;
	mov.u64 	%rd173, %rd171;
	@%p40 bra 	$L__BB4_53;
	and.b64  	%rd133, %rd171, -4294967296;
	setp.eq.s64 	%p41, %rd133, 0;
	@%p41 bra 	$L__BB4_52;
	cvt.u64.u32 	%rd134, %r61;
	div.s64 	%rd173, %rd171, %rd134;
	bra.uni 	$L__BB4_53;
$L__BB4_52:
	cvt.u32.u64 	%r131, %rd171;
	div.u32 	%r132, %r131, %r61;
	cvt.u64.u32 	%rd173, %r132;
$L__BB4_53:
	setp.eq.s64 	%p42, %rd108, 0;
	setp.le.u64 	%p43, %rd106, %rd11;
	and.pred  	%p44, %p42, %p43;
	cvta.to.global.u64 	%rd138, %rd46;
	add.s64 	%rd34, %rd138, %rd110;
	@%p44 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_54;
$L__BB4_56:
	st.global.u64 	[%rd34], %rd173;
	bra.uni 	$L__BB4_57;
$L__BB4_54:
	setp.ge.u64 	%p45, %rd20, %rd11;
	@%p45 bra 	$L__BB4_57;
	st.global.u64 	[%rd34], %rd173;
$L__BB4_57:
	mov.u32 	%r133, %ntid.x;
	add.s32 	%r156, %r156, %r133;
	setp.lt.u32 	%p46, %r156, %r89;
	mov.u16 	%rs34, 0;
	@%p46 bra 	$L__BB4_24;
$L__BB4_58:
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p49, %rs25, 0;
	or.pred  	%p50, %p8, %p49;
	or.pred  	%p51, %p7, %p50;
	@%p51 bra 	$L__BB4_68;
	mov.u32 	%r151, %ctaid.x;
	ld.global.u64 	%rd146, [%rd56];
	mov.u64 	%rd147, 0;
	mul.wide.u32 	%rd148, %r61, %r151;
	cvt.u64.u32 	%rd149, %r2;
	add.s64 	%rd150, %rd148, %rd149;
	shl.b64 	%rd151, %rd150, 3;
	add.s64 	%rd152, %rd146, %rd151;
	add.s64 	%rd35, %rd152, 4096;
	ld.acquire.sys.global.u64 %rd174, [%rd35];
	add.u64 	%rd153, %SP, 0;
	add.u64 	%rd154, %SPL, 0;
	st.local.u64 	[%rd154], %rd147;
	cvt.u32.u64 	%r168, %rd174;
	sub.s32 	%r138, %r168, %r3;
	setp.gt.s32 	%p52, %r138, -1;
	@%p52 bra 	$L__BB4_65;
	mov.u32 	%r167, 1;
$L__BB4_61:
	and.b32  	%r140, %r167, 63;
	setp.ne.s32 	%p53, %r140, 0;
	@%p53 bra 	$L__BB4_64;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd44;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r167;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd153;
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
	setp.eq.s32 	%p54, %r55, 0;
	@%p54 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_63;
$L__BB4_64:
	ld.acquire.sys.global.u64 %rd174, [%rd35];
	add.s32 	%r167, %r167, 1;
	cvt.u32.u64 	%r168, %rd174;
	sub.s32 	%r142, %r168, %r3;
	setp.lt.s32 	%p55, %r142, 0;
	@%p55 bra 	$L__BB4_61;
$L__BB4_65:
	setp.ne.s32 	%p56, %r3, %r168;
	mov.u16 	%rs34, 0;
	@%p56 bra 	$L__BB4_68;
	shr.u64 	%rd158, %rd174, 32;
	cvt.u32.u64 	%r59, %rd158;
	setp.eq.s32 	%p57, %r59, %r62;
	@%p57 bra 	$L__BB4_68;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd44;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
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
	bra.uni 	$L__BB4_68;
$L__BB4_63:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r60, %r61};
	st.param.v2.b32 	[param0+24], {%r62, %r63};
	st.param.b64 	[param0+32], %rd44;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r55;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
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
$L__BB4_68:
	cvt.u32.u16 	%r144, %rs34;
	cvt.s32.s8 	%r145, %r144;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r145, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r146, 1, 0, %p2;
	}
	or.b32  	%r148, %r146, %r2;
	setp.ne.s32 	%p58, %r148, 0;
	@%p58 bra 	$L__BB4_70;
	ld.global.u64 	%rd162, [%rd56];
	add.s64 	%rd164, %rd162, %rd57;
	add.s32 	%r150, %r1, 1;
	st.u32 	[%rd164+64], %r150;
$L__BB4_70:
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
