// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective6reduceEPtRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPtPKtm(
	.param .b64 _ZN10collective4copyEPtPKtm_param_0,
	.param .b64 _ZN10collective4copyEPtPKtm_param_1,
	.param .b64 _ZN10collective4copyEPtPKtm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEPtPKtm_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEPtPKtm_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPtPKtm_param_2];
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
	@%p1 bra 	$L__BB2_131;
	bra.uni 	$L__BB2_1;
$L__BB2_131:
	setp.ne.s64 	%p68, %rd2, 0;
	mov.u64 	%rd391, 0;
	@%p68 bra 	$L__BB2_174;
	ld.local.u64 	%rd135, [%rd3];
	and.b64  	%rd260, %rd135, 15;
	setp.ne.s64 	%p69, %rd260, 0;
	@%p69 bra 	$L__BB2_174;
	shr.u64 	%rd136, %rd223, 3;
	mov.u32 	%r62, %tid.x;
	cvt.u64.u32 	%rd365, %r62;
	setp.le.u64 	%p70, %rd136, %rd365;
	@%p70 bra 	$L__BB2_173;
	cvt.u64.u32 	%rd138, %r19;
	mov.u32 	%r63, %ntid.x;
	cvt.u64.u32 	%rd139, %r63;
$L__BB2_135:
	.pragma "nounroll";
	setp.eq.s32 	%p71, %r19, 0;
	@%p71 bra 	$L__BB2_140;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r109, 0;
$L__BB2_137:
	.pragma "nounroll";
	setp.eq.s32 	%p72, %r11, %r109;
	mov.u64 	%rd374, %rd135;
	@%p72 bra 	$L__BB2_139;
	ld.local.u64 	%rd262, [%rd3+16];
	cvt.u64.u32 	%rd263, %r109;
	mul.lo.s64 	%rd264, %rd262, %rd263;
	ld.local.u64 	%rd265, [%rd3+8];
	add.s64 	%rd374, %rd265, %rd264;
$L__BB2_139:
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
	@%p74 bra 	$L__BB2_137;
$L__BB2_140:
	setp.ne.s32 	%p75, %r18, 4;
	mov.u64 	%rd383, %rd382;
	@%p75 bra 	$L__BB2_144;
	and.b64  	%rd284, %rd382, -4294967296;
	setp.eq.s64 	%p76, %rd284, 0;
	@%p76 bra 	$L__BB2_143;
	div.u64 	%rd383, %rd382, %rd138;
	bra.uni 	$L__BB2_144;
$L__BB2_143:
	cvt.u32.u64 	%r73, %rd138;
	cvt.u32.u64 	%r74, %rd382;
	div.u32 	%r75, %r74, %r73;
	cvt.u64.u32 	%rd383, %r75;
$L__BB2_144:
	mov.u64 	%rd384, %rd381;
	@%p75 bra 	$L__BB2_148;
	and.b64  	%rd285, %rd381, -4294967296;
	setp.eq.s64 	%p78, %rd285, 0;
	@%p78 bra 	$L__BB2_147;
	div.u64 	%rd384, %rd381, %rd138;
	bra.uni 	$L__BB2_148;
$L__BB2_147:
	cvt.u32.u64 	%r76, %rd138;
	cvt.u32.u64 	%r77, %rd381;
	div.u32 	%r78, %r77, %r76;
	cvt.u64.u32 	%rd384, %r78;
$L__BB2_148:
	cvt.u16.u64 	%rs16, %rd384;
	cvt.u16.u64 	%rs15, %rd383;
	mov.u64 	%rd385, %rd380;
	@%p75 bra 	$L__BB2_152;
	and.b64  	%rd286, %rd380, -4294967296;
	setp.eq.s64 	%p80, %rd286, 0;
	@%p80 bra 	$L__BB2_151;
	div.u64 	%rd385, %rd380, %rd138;
	bra.uni 	$L__BB2_152;
$L__BB2_151:
	cvt.u32.u64 	%r79, %rd138;
	cvt.u32.u64 	%r80, %rd380;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd385, %r81;
$L__BB2_152:
	mov.u64 	%rd386, %rd379;
	@%p75 bra 	$L__BB2_156;
	and.b64  	%rd287, %rd379, -4294967296;
	setp.eq.s64 	%p82, %rd287, 0;
	@%p82 bra 	$L__BB2_155;
	div.u64 	%rd386, %rd379, %rd138;
	bra.uni 	$L__BB2_156;
$L__BB2_155:
	cvt.u32.u64 	%r82, %rd138;
	cvt.u32.u64 	%r83, %rd379;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd386, %r84;
$L__BB2_156:
	cvt.u16.u64 	%rs18, %rd386;
	cvt.u16.u64 	%rs17, %rd385;
	mov.u64 	%rd387, %rd378;
	@%p75 bra 	$L__BB2_160;
	and.b64  	%rd288, %rd378, -4294967296;
	setp.eq.s64 	%p84, %rd288, 0;
	@%p84 bra 	$L__BB2_159;
	div.u64 	%rd387, %rd378, %rd138;
	bra.uni 	$L__BB2_160;
$L__BB2_159:
	cvt.u32.u64 	%r85, %rd138;
	cvt.u32.u64 	%r86, %rd378;
	div.u32 	%r87, %r86, %r85;
	cvt.u64.u32 	%rd387, %r87;
$L__BB2_160:
	mov.u64 	%rd388, %rd377;
	@%p75 bra 	$L__BB2_164;
	and.b64  	%rd289, %rd377, -4294967296;
	setp.eq.s64 	%p86, %rd289, 0;
	@%p86 bra 	$L__BB2_163;
	div.u64 	%rd388, %rd377, %rd138;
	bra.uni 	$L__BB2_164;
$L__BB2_163:
	cvt.u32.u64 	%r88, %rd138;
	cvt.u32.u64 	%r89, %rd377;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd388, %r90;
$L__BB2_164:
	cvt.u16.u64 	%rs20, %rd388;
	cvt.u16.u64 	%rs19, %rd387;
	mov.u64 	%rd389, %rd376;
	@%p75 bra 	$L__BB2_168;
	and.b64  	%rd290, %rd376, -4294967296;
	setp.eq.s64 	%p88, %rd290, 0;
	@%p88 bra 	$L__BB2_167;
	div.u64 	%rd389, %rd376, %rd138;
	bra.uni 	$L__BB2_168;
$L__BB2_167:
	cvt.u32.u64 	%r91, %rd138;
	cvt.u32.u64 	%r92, %rd376;
	div.u32 	%r93, %r92, %r91;
	cvt.u64.u32 	%rd389, %r93;
$L__BB2_168:
	mov.u64 	%rd390, %rd375;
	@%p75 bra 	$L__BB2_172;
	and.b64  	%rd291, %rd375, -4294967296;
	setp.eq.s64 	%p90, %rd291, 0;
	@%p90 bra 	$L__BB2_171;
	div.u64 	%rd390, %rd375, %rd138;
	bra.uni 	$L__BB2_172;
$L__BB2_171:
	cvt.u32.u64 	%r94, %rd138;
	cvt.u32.u64 	%r95, %rd375;
	div.u32 	%r96, %r95, %r94;
	cvt.u64.u32 	%rd390, %r96;
$L__BB2_172:
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
	@%p91 bra 	$L__BB2_135;
$L__BB2_173:
	and.b64  	%rd391, %rd223, -8;
$L__BB2_174:
	mov.u32 	%r101, %tid.x;
	cvt.u64.u32 	%rd294, %r101;
	add.s64 	%rd392, %rd391, %rd294;
	setp.ge.u64 	%p92, %rd392, %rd223;
	@%p92 bra 	$L__BB2_190;
	cvt.u64.u32 	%rd204, %r19;
	mov.u32 	%r102, %ntid.x;
	cvt.u64.u32 	%rd205, %r102;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB2_176:
	.pragma "nounroll";
	setp.eq.s32 	%p93, %r14, 0;
	@%p93 bra 	$L__BB2_178;
	ld.local.u64 	%rd393, [%rd3+8];
	bra.uni 	$L__BB2_179;
$L__BB2_178:
	ld.local.u64 	%rd393, [%rd3];
$L__BB2_179:
	shl.b64 	%rd295, %rd392, 1;
	add.s64 	%rd296, %rd393, %rd295;
	ld.u16 	%rd397, [%rd296];
	setp.lt.u32 	%p94, %r19, 2;
	@%p94 bra 	$L__BB2_185;
	mov.u64 	%rd394, 1;
	mov.u32 	%r110, %r15;
$L__BB2_181:
	.pragma "nounroll";
	setp.eq.s32 	%p95, %r110, -1;
	@%p95 bra 	$L__BB2_183;
	ld.local.u64 	%rd298, [%rd3+16];
	mul.lo.s64 	%rd299, %rd298, %rd394;
	ld.local.u64 	%rd300, [%rd3+8];
	add.s64 	%rd396, %rd300, %rd299;
	bra.uni 	$L__BB2_184;
$L__BB2_183:
	ld.local.u64 	%rd396, [%rd3];
$L__BB2_184:
	add.s64 	%rd302, %rd396, %rd295;
	ld.u16 	%rd303, [%rd302];
	add.s64 	%rd397, %rd397, %rd303;
	add.s64 	%rd394, %rd394, 1;
	cvt.u32.u64 	%r103, %rd394;
	add.s32 	%r110, %r110, 1;
	setp.lt.u32 	%p96, %r103, %r19;
	@%p96 bra 	$L__BB2_181;
$L__BB2_185:
	setp.ne.s32 	%p97, %r18, 4;
	@%p97 bra 	$L__BB2_189;
	and.b64  	%rd304, %rd397, -4294967296;
	setp.eq.s64 	%p98, %rd304, 0;
	@%p98 bra 	$L__BB2_188;
	div.u64 	%rd397, %rd397, %rd204;
	bra.uni 	$L__BB2_189;
$L__BB2_188:
	cvt.u32.u64 	%r104, %rd204;
	cvt.u32.u64 	%r105, %rd397;
	div.u32 	%r106, %r105, %r104;
	cvt.u64.u32 	%rd397, %r106;
$L__BB2_189:
	add.s64 	%rd306, %rd1, %rd295;
	st.global.u16 	[%rd306], %rd397;
	add.s64 	%rd392, %rd392, %rd205;
	setp.lt.u64 	%p99, %rd392, %rd223;
	@%p99 bra 	$L__BB2_176;
	bra.uni 	$L__BB2_190;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd349, 0;
	@%p2 bra 	$L__BB2_108;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd228, %rd4, 15;
	setp.ne.s64 	%p3, %rd228, 0;
	@%p3 bra 	$L__BB2_108;
	shr.u64 	%rd5, %rd223, 3;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd315, %r21;
	setp.le.u64 	%p4, %rd5, %rd315;
	@%p4 bra 	$L__BB2_107;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB2_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r107, 0;
$L__BB2_7:
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
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd230, [%rd3+16];
	cvt.u64.u32 	%rd231, %r107;
	mul.lo.s64 	%rd232, %rd230, %rd231;
	ld.local.u64 	%rd233, [%rd3+8];
	add.s64 	%rd324, %rd233, %rd232;
$L__BB2_9:
	shl.b64 	%rd234, %rd315, 4;
	add.s64 	%rd235, %rd324, %rd234;
	ld.v4.u32 	{%r24, %r25, %r26, %r27}, [%rd235];
	mov.b32 	{%rs1, %rs2}, %r24;
	cvt.u64.u16 	%rd325, %rs1;
	setp.eq.s32 	%p7, %r107, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	max.u64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.u64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd325, %rd25, %rd325;
$L__BB2_17:
	cvt.u64.u16 	%rd326, %rs2;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB2_24;
	max.u64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.u64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd326, %rd24, %rd326;
$L__BB2_25:
	mov.b32 	{%rs3, %rs4}, %r25;
	cvt.u64.u16 	%rd327, %rs3;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r18, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r18, 3;
	@%p18 bra 	$L__BB2_32;
	max.u64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.u64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd327, %rd23, %rd327;
$L__BB2_33:
	cvt.u64.u16 	%rd328, %rs4;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB2_40;
	max.u64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.u64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd328, %rd22, %rd328;
$L__BB2_41:
	mov.b32 	{%rs5, %rs6}, %r26;
	cvt.u64.u16 	%rd329, %rs5;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r18, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r18, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r18, 3;
	@%p26 bra 	$L__BB2_48;
	max.u64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.u64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd329, %rd21, %rd329;
$L__BB2_49:
	cvt.u64.u16 	%rd330, %rs6;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r18, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r18, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r18, 3;
	@%p30 bra 	$L__BB2_56;
	max.u64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.u64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd330, %rd20, %rd330;
$L__BB2_57:
	mov.b32 	{%rs7, %rs8}, %r27;
	cvt.u64.u16 	%rd331, %rs7;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r18, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r18, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r18, 3;
	@%p34 bra 	$L__BB2_64;
	max.u64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.u64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd331, %rd19, %rd331;
$L__BB2_65:
	cvt.u64.u16 	%rd332, %rs8;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r18, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r18, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r18, 3;
	@%p38 bra 	$L__BB2_72;
	max.u64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.u64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.lo.s64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.s64 	%rd332, %rd18, %rd332;
$L__BB2_73:
	add.s32 	%r107, %r107, 1;
	setp.lt.u32 	%p39, %r107, %r19;
	@%p39 bra 	$L__BB2_7;
$L__BB2_74:
	setp.ne.s32 	%p40, %r18, 4;
	mov.u64 	%rd341, %rd325;
	@%p40 bra 	$L__BB2_78;
	and.b64  	%rd236, %rd325, -4294967296;
	setp.eq.s64 	%p41, %rd236, 0;
	@%p41 bra 	$L__BB2_77;
	div.u64 	%rd341, %rd325, %rd7;
	bra.uni 	$L__BB2_78;
$L__BB2_77:
	cvt.u32.u64 	%r28, %rd7;
	cvt.u32.u64 	%r29, %rd325;
	div.u32 	%r30, %r29, %r28;
	cvt.u64.u32 	%rd341, %r30;
$L__BB2_78:
	mov.u64 	%rd342, %rd326;
	@%p40 bra 	$L__BB2_82;
	and.b64  	%rd237, %rd326, -4294967296;
	setp.eq.s64 	%p43, %rd237, 0;
	@%p43 bra 	$L__BB2_81;
	div.u64 	%rd342, %rd326, %rd7;
	bra.uni 	$L__BB2_82;
$L__BB2_81:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd326;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd342, %r33;
$L__BB2_82:
	cvt.u16.u64 	%rs10, %rd342;
	cvt.u16.u64 	%rs9, %rd341;
	mov.u64 	%rd343, %rd327;
	@%p40 bra 	$L__BB2_86;
	and.b64  	%rd238, %rd327, -4294967296;
	setp.eq.s64 	%p45, %rd238, 0;
	@%p45 bra 	$L__BB2_85;
	div.u64 	%rd343, %rd327, %rd7;
	bra.uni 	$L__BB2_86;
$L__BB2_85:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd327;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd343, %r36;
$L__BB2_86:
	mov.u64 	%rd344, %rd328;
	@%p40 bra 	$L__BB2_90;
	and.b64  	%rd239, %rd328, -4294967296;
	setp.eq.s64 	%p47, %rd239, 0;
	@%p47 bra 	$L__BB2_89;
	div.u64 	%rd344, %rd328, %rd7;
	bra.uni 	$L__BB2_90;
$L__BB2_89:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd328;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd344, %r39;
$L__BB2_90:
	cvt.u16.u64 	%rs12, %rd344;
	cvt.u16.u64 	%rs11, %rd343;
	mov.u64 	%rd345, %rd329;
	@%p40 bra 	$L__BB2_94;
	and.b64  	%rd240, %rd329, -4294967296;
	setp.eq.s64 	%p49, %rd240, 0;
	@%p49 bra 	$L__BB2_93;
	div.u64 	%rd345, %rd329, %rd7;
	bra.uni 	$L__BB2_94;
$L__BB2_93:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd329;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd345, %r42;
$L__BB2_94:
	mov.u64 	%rd346, %rd330;
	@%p40 bra 	$L__BB2_98;
	and.b64  	%rd241, %rd330, -4294967296;
	setp.eq.s64 	%p51, %rd241, 0;
	@%p51 bra 	$L__BB2_97;
	div.u64 	%rd346, %rd330, %rd7;
	bra.uni 	$L__BB2_98;
$L__BB2_97:
	cvt.u32.u64 	%r43, %rd7;
	cvt.u32.u64 	%r44, %rd330;
	div.u32 	%r45, %r44, %r43;
	cvt.u64.u32 	%rd346, %r45;
$L__BB2_98:
	cvt.u16.u64 	%rs14, %rd346;
	cvt.u16.u64 	%rs13, %rd345;
	mov.u64 	%rd347, %rd331;
	@%p40 bra 	$L__BB2_102;
	and.b64  	%rd242, %rd331, -4294967296;
	setp.eq.s64 	%p53, %rd242, 0;
	@%p53 bra 	$L__BB2_101;
	div.u64 	%rd347, %rd331, %rd7;
	bra.uni 	$L__BB2_102;
$L__BB2_101:
	cvt.u32.u64 	%r46, %rd7;
	cvt.u32.u64 	%r47, %rd331;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd347, %r48;
$L__BB2_102:
	mov.u64 	%rd348, %rd332;
	@%p40 bra 	$L__BB2_106;
	and.b64  	%rd243, %rd332, -4294967296;
	setp.eq.s64 	%p55, %rd243, 0;
	@%p55 bra 	$L__BB2_105;
	div.u64 	%rd348, %rd332, %rd7;
	bra.uni 	$L__BB2_106;
$L__BB2_105:
	cvt.u32.u64 	%r49, %rd7;
	cvt.u32.u64 	%r50, %rd332;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd348, %r51;
$L__BB2_106:
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
	@%p56 bra 	$L__BB2_5;
$L__BB2_107:
	and.b64  	%rd349, %rd223, -8;
$L__BB2_108:
	mov.u32 	%r56, %tid.x;
	cvt.u64.u32 	%rd246, %r56;
	add.s64 	%rd350, %rd349, %rd246;
	setp.ge.u64 	%p57, %rd350, %rd223;
	@%p57 bra 	$L__BB2_190;
	cvt.u64.u32 	%rd113, %r19;
	mov.u32 	%r57, %ntid.x;
	cvt.u64.u32 	%rd114, %r57;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB2_110:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r8, 0;
	@%p58 bra 	$L__BB2_112;
	ld.local.u64 	%rd351, [%rd3+8];
	bra.uni 	$L__BB2_113;
$L__BB2_112:
	ld.local.u64 	%rd351, [%rd3];
$L__BB2_113:
	shl.b64 	%rd247, %rd350, 1;
	add.s64 	%rd248, %rd351, %rd247;
	ld.u16 	%rd354, [%rd248];
	setp.lt.u32 	%p59, %r19, 2;
	@%p59 bra 	$L__BB2_126;
	mov.u32 	%r108, 1;
$L__BB2_115:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r8, %r108;
	@%p60 bra 	$L__BB2_117;
	bra.uni 	$L__BB2_116;
$L__BB2_117:
	ld.local.u64 	%rd353, [%rd3];
	bra.uni 	$L__BB2_118;
$L__BB2_116:
	ld.local.u64 	%rd249, [%rd3+16];
	cvt.u64.u32 	%rd250, %r108;
	mul.lo.s64 	%rd251, %rd249, %rd250;
	ld.local.u64 	%rd252, [%rd3+8];
	add.s64 	%rd353, %rd252, %rd251;
$L__BB2_118:
	add.s64 	%rd254, %rd353, %rd247;
	ld.u16 	%rd124, [%rd254];
	setp.eq.s32 	%p61, %r18, 1;
	@%p61 bra 	$L__BB2_123;
	setp.eq.s32 	%p62, %r18, 2;
	@%p62 bra 	$L__BB2_122;
	setp.ne.s32 	%p63, %r18, 3;
	@%p63 bra 	$L__BB2_124;
	max.u64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_123:
	mul.lo.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_122:
	min.u64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_124:
	add.s64 	%rd354, %rd354, %rd124;
$L__BB2_125:
	add.s32 	%r108, %r108, 1;
	setp.lt.u32 	%p64, %r108, %r19;
	@%p64 bra 	$L__BB2_115;
$L__BB2_126:
	setp.ne.s32 	%p65, %r18, 4;
	@%p65 bra 	$L__BB2_130;
	and.b64  	%rd255, %rd354, -4294967296;
	setp.eq.s64 	%p66, %rd255, 0;
	@%p66 bra 	$L__BB2_129;
	div.u64 	%rd354, %rd354, %rd113;
	bra.uni 	$L__BB2_130;
$L__BB2_129:
	cvt.u32.u64 	%r59, %rd113;
	cvt.u32.u64 	%r60, %rd354;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd354, %r61;
$L__BB2_130:
	add.s64 	%rd257, %rd1, %rd247;
	st.global.u16 	[%rd257], %rd354;
	add.s64 	%rd350, %rd350, %rd114;
	setp.lt.u64 	%p67, %rd350, %rd223;
	@%p67 bra 	$L__BB2_110;
$L__BB2_190:
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective4copyEPtPKtm,
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
	_ZN10collective4copyEPtPKtm,
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
	.reg .pred 	%p<86>;
	.reg .b16 	%rs<65>;
	.reg .b32 	%r<200>;
	.reg .b64 	%rd<295>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd85, [words_param_0];
	ld.param.u64 	%rd86, [words_param_1];
	ld.param.u32 	%r77, [words_param_2];
	ld.param.u32 	%r78, [words_param_3];
	ld.param.u32 	%r79, [words_param_4];
	ld.param.u32 	%r80, [words_param_5];
	ld.param.u64 	%rd87, [words_param_6];
	ld.param.u64 	%rd88, [words_param_7];
	ld.param.u64 	%rd89, [words_param_8];
	ld.param.v2.u32 	{%r91, %r92}, [words_param_9+72];
	ld.param.u64 	%rd90, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	cvt.u64.u32 	%rd2, %r77;
	cvta.to.global.u64 	%rd3, %rd85;
	mul.wide.u32 	%rd98, %r77, 8;
	add.s64 	%rd99, %rd3, %rd98;
	ld.global.u64 	%rd4, [%rd99];
	mov.u32 	%r93, %ctaid.x;
	mul.wide.u32 	%rd100, %r93, 4;
	add.s64 	%rd101, %rd4, %rd100;
	cvt.u64.u32 	%rd5, %r93;
	ld.u32 	%r1, [%rd101+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	mov.u16 	%rs57, 0;
	@%p1 bra 	$L__BB4_2;
	ld.volatile.u32 	%r94, [%rd4];
	setp.ne.s32 	%p2, %r94, 0;
	selp.u16 	%rs57, 1, 0, %p2;
$L__BB4_2:
	setp.eq.s16 	%p3, %rs57, 0;
	@%p3 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd6, %rd86;
	ld.volatile.global.u32 	%r95, [%rd6+4];
	setp.ne.s32 	%p4, %r95, 0;
	@%p4 bra 	$L__BB4_5;
	st.global.u32 	[%rd6+8], %r80;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r96, 4;
	st.global.u32 	[%rd6+4], %r96;
$L__BB4_6:
	cvt.u32.u16 	%r97, %rs57;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r97, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r98, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r98, 0;
	@%p5 bra 	$L__BB4_88;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd102, %rd90, 7;
	shr.u64 	%rd103, %rd102, 3;
	mov.u32 	%r99, %nctaid.x;
	cvt.u64.u32 	%rd8, %r99;
	add.s64 	%rd104, %rd8, %rd103;
	add.s64 	%rd9, %rd104, -1;
	and.b64  	%rd105, %rd9, -4294967296;
	setp.eq.s64 	%p6, %rd105, 0;
	@%p6 bra 	$L__BB4_9;
	div.u64 	%rd272, %rd9, %rd8;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r100, %rd8;
	cvt.u32.u64 	%r101, %rd9;
	div.u32 	%r102, %r101, %r100;
	cvt.u64.u32 	%rd272, %r102;
$L__BB4_10:
	shl.b64 	%rd106, %rd272, 3;
	mov.u64 	%rd107, 3;
	mul.lo.s64 	%rd108, %rd106, %rd5;
	min.u64 	%rd13, %rd108, %rd90;
	add.s64 	%rd109, %rd13, %rd106;
	min.u64 	%rd14, %rd109, %rd90;
	sub.s64 	%rd110, %rd107, %rd13;
	add.s64 	%rd111, %rd110, %rd14;
	shr.u64 	%rd112, %rd111, 2;
	cvt.u32.u64 	%r4, %rd112;
	setp.eq.s32 	%p7, %r2, %r77;
	setp.ge.u32 	%p8, %r2, %r78;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB4_12;
	mov.u32 	%r177, %tid.x;
	mul.wide.u32 	%rd115, %r177, 8;
	add.s64 	%rd116, %rd3, %rd115;
	ld.global.u64 	%rd117, [%rd116];
	cvt.u64.u32 	%rd118, %r78;
	mul.lo.s64 	%rd119, %rd118, %rd5;
	add.s64 	%rd120, %rd119, %rd2;
	shl.b64 	%rd121, %rd120, 3;
	add.s64 	%rd122, %rd117, %rd121;
	add.s64 	%rd113, %rd122, 4096;
	cvt.u64.u32 	%rd123, %r79;
	cvt.u64.u32 	%rd124, %r3;
	bfi.b64 	%rd114, %rd123, %rd124, 32, 32;
	st.relaxed.sys.global.u64 [%rd113], %rd114;
$L__BB4_12:
	mov.u32 	%r171, %tid.x;
	setp.ge.u32 	%p10, %r171, %r4;
	@%p10 bra 	$L__BB4_25;
	mov.u32 	%r178, %tid.x;
	or.b64  	%rd127, %rd89, %rd88;
	and.b64  	%rd128, %rd127, 7;
	cvta.to.global.u64 	%rd129, %rd88;
	add.u64 	%rd133, %SPL, 0;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r178;
	mul.wide.u32 	%rd125, %r178, 4;
	add.s64 	%rd18, %rd125, %rd13;
	add.s64 	%rd126, %rd18, 4;
	setp.gt.u64 	%p11, %rd126, %rd14;
	setp.ne.s64 	%p12, %rd128, 0;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r179, 0;
	st.local.v2.u32 	[%rd133], {%r179, %r179};
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd19, %r179;
	add.s64 	%rd20, %rd18, %rd19;
	setp.ge.u64 	%p14, %rd20, %rd14;
	@%p14 bra 	$L__BB4_19;
	shl.b64 	%rd139, %rd20, 1;
	add.s64 	%rd140, %rd129, %rd139;
	ld.global.u16 	%rs19, [%rd140];
	shl.b64 	%rd141, %rd19, 1;
	add.s64 	%rd142, %rd133, %rd141;
	st.local.u16 	[%rd142], %rs19;
$L__BB4_19:
	cvt.u32.u64 	%r106, %rd19;
	add.s32 	%r179, %r106, 1;
	setp.ne.s32 	%p15, %r179, 4;
	@%p15 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r180, %r181}, [%rd133];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd130, %rd18, 1;
	add.s64 	%rd131, %rd129, %rd130;
	ld.global.v2.u32 	{%r180, %r181}, [%rd131];
	st.local.v2.u32 	[%rd133], {%r180, %r181};
$L__BB4_21:
	setp.lt.u32 	%p16, %r78, 2;
	@%p16 bra 	$L__BB4_24;
	ld.param.u64 	%rd271, [words_param_9+48];
	ld.param.u64 	%rd268, [words_param_9+40];
	shl.b64 	%rd145, %rd17, 4;
	and.b32  	%r111, %r3, 3;
	cvt.u64.u32 	%rd147, %r111;
	or.b64  	%rd148, %rd100, %rd147;
	cvt.u64.u32 	%rd149, %r78;
	mul.lo.s64 	%rd150, %rd148, %rd149;
	add.s64 	%rd152, %rd150, %rd2;
	mul.lo.s64 	%rd153, %rd152, %rd268;
	add.s64 	%rd154, %rd153, %rd271;
	add.s64 	%rd21, %rd154, %rd145;
	mov.u32 	%r182, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r115, %r182, %r77;
	rem.u32 	%r116, %r115, %r78;
	mul.wide.u32 	%rd157, %r116, 8;
	add.s64 	%rd158, %rd3, %rd157;
	ld.global.u64 	%rd159, [%rd158];
	add.s64 	%rd155, %rd159, %rd21;
	st.volatile.global.v4.u32 [%rd155], {%r180, %r3, %r181, %r3};
	add.s32 	%r182, %r182, 1;
	setp.lt.u32 	%p17, %r182, %r78;
	@%p17 bra 	$L__BB4_23;
$L__BB4_24:
	cvt.u32.u64 	%r117, %rd17;
	mov.u32 	%r118, %ntid.x;
	add.s32 	%r178, %r117, %r118;
	setp.lt.u32 	%p18, %r178, %r4;
	@%p18 bra 	$L__BB4_14;
$L__BB4_25:
	mov.u16 	%rs61, 0;
	@%p10 bra 	$L__BB4_76;
	mov.u32 	%r183, %tid.x;
	or.b64  	%rd163, %rd89, %rd88;
	and.b64  	%rd164, %rd163, 7;
$L__BB4_27:
	.pragma "nounroll";
	mul.wide.u32 	%rd161, %r183, 4;
	add.s64 	%rd29, %rd161, %rd13;
	add.s64 	%rd162, %rd29, 4;
	setp.gt.u64 	%p20, %rd162, %rd14;
	setp.ne.s64 	%p21, %rd164, 0;
	or.pred  	%p22, %p20, %p21;
	@%p22 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_28;
$L__BB4_29:
	add.u64 	%rd277, %SPL, 0;
	mov.u32 	%r184, 0;
	st.local.v2.u32 	[%rd277], {%r184, %r184};
$L__BB4_30:
	.pragma "nounroll";
	cvt.u64.u32 	%rd171, %r184;
	add.s64 	%rd32, %rd29, %rd171;
	setp.ge.u64 	%p23, %rd32, %rd14;
	@%p23 bra 	$L__BB4_32;
	cvta.to.global.u64 	%rd172, %rd88;
	shl.b64 	%rd173, %rd32, 1;
	add.s64 	%rd174, %rd172, %rd173;
	ld.global.u16 	%rs21, [%rd174];
	st.local.u16 	[%rd277], %rs21;
$L__BB4_32:
	add.s32 	%r184, %r184, 1;
	add.s64 	%rd277, %rd277, 2;
	setp.ne.s32 	%p24, %r184, 4;
	@%p24 bra 	$L__BB4_30;
	add.u64 	%rd176, %SPL, 0;
	ld.local.v2.u32 	{%r185, %r186}, [%rd176];
	bra.uni 	$L__BB4_34;
$L__BB4_28:
	cvta.to.global.u64 	%rd165, %rd88;
	shl.b64 	%rd166, %rd29, 1;
	add.s64 	%rd167, %rd165, %rd166;
	ld.global.v2.u32 	{%r185, %r186}, [%rd167];
	add.u64 	%rd169, %SPL, 0;
	st.local.v2.u32 	[%rd169], {%r185, %r186};
$L__BB4_34:
	setp.eq.s32 	%p25, %r78, 0;
	mov.u16 	%rs61, 0;
	@%p25 bra 	$L__BB4_53;
	mov.u16 	%rs61, 0;
	mov.u32 	%r187, 0;
$L__BB4_36:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r187, %r77;
	mov.u32 	%r191, %r186;
	mov.u32 	%r192, %r185;
	@%p26 bra 	$L__BB4_45;
	ld.param.u64 	%rd269, [words_param_9+48];
	ld.param.u64 	%rd266, [words_param_9+40];
	cvt.u64.u32 	%rd178, %r187;
	and.b32  	%r131, %r3, 3;
	cvt.u64.u32 	%rd180, %r131;
	or.b64  	%rd181, %rd100, %rd180;
	cvt.u64.u32 	%rd182, %r78;
	mul.lo.s64 	%rd183, %rd181, %rd182;
	add.s64 	%rd184, %rd183, %rd178;
	mul.lo.s64 	%rd188, %rd184, %rd266;
	mul.wide.u32 	%rd189, %r183, 16;
	add.s64 	%rd190, %rd189, %rd269;
	add.s64 	%rd191, %rd190, %rd188;
	ld.global.u64 	%rd192, [%rd99];
	mov.u64 	%rd193, 0;
	add.s64 	%rd177, %rd192, %rd191;
	add.u64 	%rd195, %SPL, 16;
	st.local.u64 	[%rd195], %rd193;
	ld.volatile.global.v4.u32 {%r192, %r127, %r191, %r129}, [%rd177];
	setp.eq.s32 	%p27, %r127, %r3;
	setp.eq.s32 	%p28, %r129, %r3;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_43;
	mov.u32 	%r190, 1;
$L__BB4_39:
	and.b32  	%r133, %r190, 63;
	setp.ne.s32 	%p30, %r133, 0;
	@%p30 bra 	$L__BB4_42;
	add.u64 	%rd267, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd85;
	st.param.b64 	[param0+8], %rd86;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd87;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r190;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd267;
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
	setp.eq.s32 	%p31, %r45, 0;
	@%p31 bra 	$L__BB4_42;
	bra.uni 	$L__BB4_41;
$L__BB4_42:
	add.s32 	%r190, %r190, 1;
	ld.volatile.global.v4.u32 {%r192, %r135, %r191, %r137}, [%rd177];
	setp.ne.s32 	%p32, %r135, %r3;
	setp.ne.s32 	%p33, %r137, %r3;
	or.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_39;
	bra.uni 	$L__BB4_43;
$L__BB4_41:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd85;
	st.param.b64 	[param0+8], %rd86;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd87;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r45;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r187;
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
	setp.eq.s32 	%p35, %r92, 0;
	@%p35 bra 	$L__BB4_45;
	ld.volatile.global.v4.u32 {%r192, %r139, %r191, %r141}, [%rd177];
$L__BB4_45:
	setp.eq.s32 	%p36, %r91, 1;
	@%p36 bra 	$L__BB4_50;
	setp.eq.s32 	%p37, %r91, 2;
	@%p37 bra 	$L__BB4_49;
	setp.ne.s32 	%p38, %r91, 3;
	@%p38 bra 	$L__BB4_51;
	setp.eq.s32 	%p39, %r187, 0;
	mov.b32 	{%rs25, %rs26}, %r192;
	cvt.u64.u16 	%rd199, %rs25;
	setp.lt.u64 	%p40, %rd285, %rd199;
	or.pred  	%p41, %p39, %p40;
	selp.b64 	%rd285, %rd199, %rd285, %p41;
	cvt.u64.u16 	%rd200, %rs26;
	setp.lt.u64 	%p42, %rd284, %rd200;
	or.pred  	%p43, %p39, %p42;
	selp.b64 	%rd284, %rd200, %rd284, %p43;
	mov.b32 	{%rs27, %rs28}, %r191;
	cvt.u64.u16 	%rd201, %rs27;
	setp.lt.u64 	%p44, %rd283, %rd201;
	or.pred  	%p45, %p39, %p44;
	selp.b64 	%rd283, %rd201, %rd283, %p45;
	cvt.u64.u16 	%rd202, %rs28;
	setp.lt.u64 	%p46, %rd282, %rd202;
	or.pred  	%p47, %p39, %p46;
	selp.b64 	%rd282, %rd202, %rd282, %p47;
	bra.uni 	$L__BB4_52;
$L__BB4_50:
	setp.eq.s32 	%p57, %r187, 0;
	mov.b32 	{%rs33, %rs34}, %r192;
	cvt.u64.u16 	%rd207, %rs33;
	selp.b64 	%rd208, 1, %rd285, %p57;
	mul.lo.s64 	%rd285, %rd208, %rd207;
	cvt.u64.u16 	%rd209, %rs34;
	selp.b64 	%rd210, 1, %rd284, %p57;
	mul.lo.s64 	%rd284, %rd210, %rd209;
	mov.b32 	{%rs35, %rs36}, %r191;
	cvt.u64.u16 	%rd211, %rs35;
	selp.b64 	%rd212, 1, %rd283, %p57;
	mul.lo.s64 	%rd283, %rd212, %rd211;
	cvt.u64.u16 	%rd213, %rs36;
	selp.b64 	%rd214, 1, %rd282, %p57;
	mul.lo.s64 	%rd282, %rd214, %rd213;
	bra.uni 	$L__BB4_52;
$L__BB4_49:
	setp.eq.s32 	%p48, %r187, 0;
	mov.b32 	{%rs29, %rs30}, %r192;
	cvt.u64.u16 	%rd203, %rs29;
	setp.gt.u64 	%p49, %rd285, %rd203;
	or.pred  	%p50, %p48, %p49;
	selp.b64 	%rd285, %rd203, %rd285, %p50;
	cvt.u64.u16 	%rd204, %rs30;
	setp.gt.u64 	%p51, %rd284, %rd204;
	or.pred  	%p52, %p48, %p51;
	selp.b64 	%rd284, %rd204, %rd284, %p52;
	mov.b32 	{%rs31, %rs32}, %r191;
	cvt.u64.u16 	%rd205, %rs31;
	setp.gt.u64 	%p53, %rd283, %rd205;
	or.pred  	%p54, %p48, %p53;
	selp.b64 	%rd283, %rd205, %rd283, %p54;
	cvt.u64.u16 	%rd206, %rs32;
	setp.gt.u64 	%p55, %rd282, %rd206;
	or.pred  	%p56, %p48, %p55;
	selp.b64 	%rd282, %rd206, %rd282, %p56;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	setp.eq.s32 	%p58, %r187, 0;
	mov.b32 	{%rs37, %rs38}, %r192;
	cvt.u64.u16 	%rd215, %rs37;
	selp.b64 	%rd216, 0, %rd285, %p58;
	add.s64 	%rd285, %rd216, %rd215;
	cvt.u64.u16 	%rd217, %rs38;
	selp.b64 	%rd218, 0, %rd284, %p58;
	add.s64 	%rd284, %rd218, %rd217;
	mov.b32 	{%rs39, %rs40}, %r191;
	cvt.u64.u16 	%rd219, %rs39;
	selp.b64 	%rd220, 0, %rd283, %p58;
	add.s64 	%rd283, %rd220, %rd219;
	cvt.u64.u16 	%rd221, %rs40;
	selp.b64 	%rd222, 0, %rd282, %p58;
	add.s64 	%rd282, %rd222, %rd221;
$L__BB4_52:
	add.s32 	%r187, %r187, 1;
	setp.lt.u32 	%p59, %r187, %r78;
	@%p59 bra 	$L__BB4_36;
$L__BB4_53:
	and.b16  	%rs41, %rs61, 255;
	setp.ne.s16 	%p60, %rs41, 0;
	@%p60 bra 	$L__BB4_76;
	setp.eq.s32 	%p61, %r91, 4;
	@%p61 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_55;
$L__BB4_56:
	and.b64  	%rd223, %rd285, -4294967296;
	setp.eq.s64 	%p62, %rd223, 0;
	@%p62 bra 	$L__BB4_58;
	cvt.u64.u32 	%rd224, %r78;
	div.u64 	%rd290, %rd285, %rd224;
	bra.uni 	$L__BB4_59;
$L__BB4_55:
	cvt.u16.u64 	%rs42, %rd282;
	cvt.u16.u64 	%rs43, %rd283;
	cvt.u16.u64 	%rs44, %rd284;
	cvt.u16.u64 	%rs45, %rd285;
	st.local.v4.u16 	[%rd1], {%rs45, %rs44, %rs43, %rs42};
	mov.b32 	%r196, {%rs43, %rs42};
	mov.b32 	%r195, {%rs45, %rs44};
	bra.uni 	$L__BB4_69;
$L__BB4_58:
	cvt.u32.u64 	%r142, %rd285;
	div.u32 	%r143, %r142, %r78;
	cvt.u64.u32 	%rd290, %r143;
$L__BB4_59:
	and.b64  	%rd225, %rd284, -4294967296;
	setp.eq.s64 	%p63, %rd225, 0;
	@%p63 bra 	$L__BB4_61;
	cvt.u64.u32 	%rd226, %r78;
	div.u64 	%rd291, %rd284, %rd226;
	bra.uni 	$L__BB4_62;
$L__BB4_61:
	cvt.u32.u64 	%r144, %rd284;
	div.u32 	%r145, %r144, %r78;
	cvt.u64.u32 	%rd291, %r145;
$L__BB4_62:
	and.b64  	%rd227, %rd283, -4294967296;
	setp.eq.s64 	%p64, %rd227, 0;
	@%p64 bra 	$L__BB4_64;
	cvt.u64.u32 	%rd228, %r78;
	div.u64 	%rd292, %rd283, %rd228;
	bra.uni 	$L__BB4_65;
$L__BB4_64:
	cvt.u32.u64 	%r146, %rd283;
	div.u32 	%r147, %r146, %r78;
	cvt.u64.u32 	%rd292, %r147;
$L__BB4_65:
	and.b64  	%rd229, %rd282, -4294967296;
	setp.eq.s64 	%p65, %rd229, 0;
	@%p65 bra 	$L__BB4_67;
	cvt.u64.u32 	%rd230, %r78;
	div.u64 	%rd293, %rd282, %rd230;
	bra.uni 	$L__BB4_68;
$L__BB4_67:
	cvt.u32.u64 	%r148, %rd282;
	div.u32 	%r149, %r148, %r78;
	cvt.u64.u32 	%rd293, %r149;
$L__BB4_68:
	cvt.u16.u64 	%rs46, %rd293;
	cvt.u16.u64 	%rs47, %rd292;
	cvt.u16.u64 	%rs48, %rd291;
	cvt.u16.u64 	%rs49, %rd290;
	st.local.v4.u16 	[%rd1], {%rs49, %rs48, %rs47, %rs46};
	mov.b32 	%r196, {%rs47, %rs46};
	mov.b32 	%r195, {%rs49, %rs48};
$L__BB4_69:
	setp.eq.s64 	%p66, %rd164, 0;
	setp.le.u64 	%p67, %rd162, %rd14;
	and.pred  	%p68, %p66, %p67;
	@%p68 bra 	$L__BB4_74;
	bra.uni 	$L__BB4_70;
$L__BB4_74:
	cvta.to.global.u64 	%rd239, %rd89;
	shl.b64 	%rd240, %rd29, 1;
	add.s64 	%rd241, %rd239, %rd240;
	st.global.v2.u32 	[%rd241], {%r195, %r196};
	bra.uni 	$L__BB4_75;
$L__BB4_70:
	mov.u32 	%r197, 0;
$L__BB4_71:
	.pragma "nounroll";
	cvt.u64.u32 	%rd76, %r197;
	add.s64 	%rd77, %rd29, %rd76;
	setp.ge.u64 	%p69, %rd77, %rd14;
	@%p69 bra 	$L__BB4_73;
	shl.b64 	%rd234, %rd76, 1;
	add.s64 	%rd235, %rd1, %rd234;
	ld.local.u16 	%rs50, [%rd235];
	cvta.to.global.u64 	%rd236, %rd89;
	shl.b64 	%rd237, %rd77, 1;
	add.s64 	%rd238, %rd236, %rd237;
	st.global.u16 	[%rd238], %rs50;
$L__BB4_73:
	cvt.u32.u64 	%r151, %rd76;
	add.s32 	%r197, %r151, 1;
	setp.eq.s32 	%p70, %r197, 4;
	@%p70 bra 	$L__BB4_75;
	bra.uni 	$L__BB4_71;
$L__BB4_75:
	mov.u32 	%r152, %ntid.x;
	add.s32 	%r183, %r183, %r152;
	setp.lt.u32 	%p71, %r183, %r4;
	mov.u16 	%rs61, 0;
	@%p71 bra 	$L__BB4_27;
$L__BB4_76:
	mov.u32 	%r169, %tid.x;
	setp.eq.s32 	%p85, %r169, %r77;
	setp.ge.u32 	%p84, %r169, %r78;
	and.b16  	%rs52, %rs61, 255;
	setp.ne.s16 	%p74, %rs52, 0;
	or.pred  	%p75, %p84, %p74;
	or.pred  	%p76, %p85, %p75;
	@%p76 bra 	$L__BB4_86;
	mov.u32 	%r173, %tid.x;
	mov.u32 	%r170, %ctaid.x;
	ld.global.u64 	%rd247, [%rd99];
	mov.u64 	%rd248, 0;
	mul.wide.u32 	%rd249, %r78, %r170;
	cvt.u64.u32 	%rd250, %r173;
	add.s64 	%rd251, %rd249, %rd250;
	shl.b64 	%rd252, %rd251, 3;
	add.s64 	%rd253, %rd247, %rd252;
	add.s64 	%rd78, %rd253, 4096;
	ld.acquire.sys.global.u64 %rd294, [%rd78];
	add.u64 	%rd254, %SP, 8;
	add.u64 	%rd255, %SPL, 8;
	st.local.u64 	[%rd255], %rd248;
	cvt.u32.u64 	%r199, %rd294;
	sub.s32 	%r156, %r199, %r3;
	setp.gt.s32 	%p77, %r156, -1;
	@%p77 bra 	$L__BB4_83;
	mov.u32 	%r198, 1;
$L__BB4_79:
	and.b32  	%r158, %r198, 63;
	setp.ne.s32 	%p78, %r158, 0;
	@%p78 bra 	$L__BB4_82;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd85;
	st.param.b64 	[param0+8], %rd86;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd87;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r198;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd254;
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
	setp.eq.s32 	%p79, %r72, 0;
	@%p79 bra 	$L__BB4_82;
	bra.uni 	$L__BB4_81;
$L__BB4_82:
	ld.acquire.sys.global.u64 %rd294, [%rd78];
	add.s32 	%r198, %r198, 1;
	cvt.u32.u64 	%r199, %rd294;
	sub.s32 	%r160, %r199, %r3;
	setp.lt.s32 	%p80, %r160, 0;
	@%p80 bra 	$L__BB4_79;
$L__BB4_83:
	setp.ne.s32 	%p81, %r3, %r199;
	mov.u16 	%rs61, 0;
	@%p81 bra 	$L__BB4_86;
	shr.u64 	%rd259, %rd294, 32;
	cvt.u32.u64 	%r76, %rd259;
	setp.eq.s32 	%p82, %r76, %r79;
	@%p82 bra 	$L__BB4_86;
	mov.u32 	%r174, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd85;
	st.param.b64 	[param0+8], %rd86;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd87;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r174;
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
	mov.u16 	%rs61, 1;
	bra.uni 	$L__BB4_86;
$L__BB4_81:
	mov.u32 	%r175, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd85;
	st.param.b64 	[param0+8], %rd86;
	st.param.v2.b32 	[param0+16], {%r77, %r78};
	st.param.v2.b32 	[param0+24], {%r79, %r80};
	st.param.b64 	[param0+32], %rd87;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r72;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r175;
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
$L__BB4_86:
	mov.u32 	%r172, %tid.x;
	cvt.u32.u16 	%r162, %rs61;
	cvt.s32.s8 	%r163, %r162;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r163, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r164, 1, 0, %p2;
	}
	or.b32  	%r166, %r164, %r172;
	setp.ne.s32 	%p83, %r166, 0;
	@%p83 bra 	$L__BB4_88;
	ld.global.u64 	%rd263, [%rd99];
	add.s64 	%rd265, %rd263, %rd100;
	add.s32 	%r168, %r1, 1;
	st.u32 	[%rd265+64], %r168;
$L__BB4_88:
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
