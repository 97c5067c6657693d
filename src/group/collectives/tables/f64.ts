// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective6reduceEPdRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPdPKdm(
	.param .b64 _ZN10collective4copyEPdPKdm_param_0,
	.param .b64 _ZN10collective4copyEPdPKdm_param_1,
	.param .b64 _ZN10collective4copyEPdPKdm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<48>;
	.reg .f64 	%fd<2>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEPdPKdm_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEPdPKdm_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPdPKdm_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 1;
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
	and.b64  	%rd50, %rd21, -2;
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
	shl.b64 	%rd44, %rd51, 3;
	add.s64 	%rd45, %rd20, %rd44;
	ld.f64 	%fd1, [%rd45];
	add.s64 	%rd46, %rd19, %rd44;
	st.f64 	[%rd46], %fd1;
	add.s64 	%rd51, %rd51, %rd16;
	setp.lt.u64 	%p8, %rd51, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
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
	@%p1 bra 	$L__BB2_53;
	bra.uni 	$L__BB2_1;
$L__BB2_53:
	setp.ne.s64 	%p35, %rd2, 0;
	mov.u64 	%rd138, 0;
	@%p35 bra 	$L__BB2_92;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd86, %rd25, 15;
	setp.ne.s64 	%p36, %rd86, 0;
	@%p36 bra 	$L__BB2_92;
	shr.u64 	%rd26, %rd59, 1;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd135, %r27;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r28, %r7, 3;
	cvt.u64.u32 	%rd28, %r28;
	add.s64 	%rd87, %rd135, %rd28;
	setp.ge.u64 	%p37, %rd87, %rd26;
	@%p37 bra 	$L__BB2_79;
	cvt.rn.f64.u32 	%fd36, %r19;
	shl.b32 	%r29, %r7, 2;
	cvt.u64.u32 	%rd29, %r29;
	cvt.u64.u32 	%rd30, %r7;
	shl.b32 	%r30, %r7, 1;
	cvt.u64.u32 	%rd31, %r30;
$L__BB2_57:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r19, 0;
	@%p38 bra 	$L__BB2_62;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r38, 0;
$L__BB2_59:
	.pragma "nounroll";
	setp.eq.s32 	%p39, %r8, %r38;
	mov.u64 	%rd134, %rd25;
	@%p39 bra 	$L__BB2_61;
	ld.local.u64 	%rd88, [%rd3+16];
	cvt.u64.u32 	%rd89, %r38;
	mul.lo.s64 	%rd90, %rd88, %rd89;
	ld.local.u64 	%rd91, [%rd3+8];
	add.s64 	%rd134, %rd91, %rd90;
$L__BB2_61:
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
	@%p41 bra 	$L__BB2_59;
$L__BB2_62:
	setp.ne.s32 	%p42, %r18, 4;
	@%p42 bra 	$L__BB2_64;
	div.rn.f64 	%fd163, %fd163, %fd36;
$L__BB2_64:
	@%p42 bra 	$L__BB2_66;
	div.rn.f64 	%fd162, %fd162, %fd36;
$L__BB2_66:
	shl.b64 	%rd100, %rd135, 4;
	add.s64 	%rd36, %rd1, %rd100;
	st.global.v2.f64 	[%rd36], {%fd163, %fd162};
	@%p42 bra 	$L__BB2_68;
	div.rn.f64 	%fd161, %fd161, %fd36;
$L__BB2_68:
	@%p42 bra 	$L__BB2_70;
	div.rn.f64 	%fd160, %fd160, %fd36;
$L__BB2_70:
	shl.b64 	%rd101, %rd30, 4;
	add.s64 	%rd102, %rd36, %rd101;
	st.global.v2.f64 	[%rd102], {%fd161, %fd160};
	@%p42 bra 	$L__BB2_72;
	div.rn.f64 	%fd159, %fd159, %fd36;
$L__BB2_72:
	@%p42 bra 	$L__BB2_74;
	div.rn.f64 	%fd158, %fd158, %fd36;
$L__BB2_74:
	shl.b64 	%rd103, %rd31, 4;
	add.s64 	%rd104, %rd36, %rd103;
	st.global.v2.f64 	[%rd104], {%fd159, %fd158};
	@%p42 bra 	$L__BB2_76;
	div.rn.f64 	%fd157, %fd157, %fd36;
$L__BB2_76:
	@%p42 bra 	$L__BB2_78;
	div.rn.f64 	%fd156, %fd156, %fd36;
$L__BB2_78:
	shl.b64 	%rd105, %rd28, 4;
	add.s64 	%rd106, %rd36, %rd105;
	st.global.v2.f64 	[%rd106], {%fd157, %fd156};
	add.s64 	%rd135, %rd135, %rd29;
	add.s64 	%rd107, %rd135, %rd28;
	setp.lt.u64 	%p50, %rd107, %rd26;
	@%p50 bra 	$L__BB2_57;
$L__BB2_79:
	setp.ge.u64 	%p51, %rd135, %rd26;
	@%p51 bra 	$L__BB2_91;
	cvt.rn.f64.u32 	%fd77, %r19;
	cvt.u64.u32 	%rd39, %r7;
$L__BB2_81:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r19, 0;
	@%p52 bra 	$L__BB2_86;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r39, 0;
$L__BB2_83:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r11, %r39;
	mov.u64 	%rd137, %rd25;
	@%p53 bra 	$L__BB2_85;
	ld.local.u64 	%rd108, [%rd3+16];
	cvt.u64.u32 	%rd109, %r39;
	mul.lo.s64 	%rd110, %rd108, %rd109;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd137, %rd111, %rd110;
$L__BB2_85:
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
	@%p55 bra 	$L__BB2_83;
$L__BB2_86:
	setp.ne.s32 	%p56, %r18, 4;
	mov.f64 	%fd178, %fd176;
	@%p56 bra 	$L__BB2_88;
	div.rn.f64 	%fd178, %fd176, %fd77;
$L__BB2_88:
	mov.f64 	%fd179, %fd177;
	@%p56 bra 	$L__BB2_90;
	div.rn.f64 	%fd179, %fd177, %fd77;
$L__BB2_90:
	shl.b64 	%rd114, %rd135, 4;
	add.s64 	%rd115, %rd1, %rd114;
	st.global.v2.f64 	[%rd115], {%fd178, %fd179};
	add.s64 	%rd135, %rd135, %rd39;
	setp.lt.u64 	%p58, %rd135, %rd26;
	@%p58 bra 	$L__BB2_81;
$L__BB2_91:
	and.b64  	%rd138, %rd59, -2;
$L__BB2_92:
	mov.u32 	%r33, %tid.x;
	cvt.u64.u32 	%rd116, %r33;
	add.s64 	%rd139, %rd138, %rd116;
	setp.ge.u64 	%p59, %rd139, %rd59;
	@%p59 bra 	$L__BB2_106;
	cvt.rn.f64.u32 	%fd90, %r19;
	mov.u32 	%r34, %ntid.x;
	cvt.u64.u32 	%rd48, %r34;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB2_94:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r14, 0;
	@%p60 bra 	$L__BB2_96;
	ld.local.u64 	%rd140, [%rd3+8];
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	ld.local.u64 	%rd140, [%rd3];
$L__BB2_97:
	shl.b64 	%rd117, %rd139, 3;
	add.s64 	%rd118, %rd140, %rd117;
	ld.f64 	%fd181, [%rd118];
	setp.lt.u32 	%p61, %r19, 2;
	@%p61 bra 	$L__BB2_103;
	mov.u64 	%rd141, 1;
	mov.u32 	%r40, %r15;
$L__BB2_99:
	.pragma "nounroll";
	setp.eq.s32 	%p62, %r40, -1;
	@%p62 bra 	$L__BB2_101;
	ld.local.u64 	%rd120, [%rd3+16];
	mul.lo.s64 	%rd121, %rd120, %rd141;
	ld.local.u64 	%rd122, [%rd3+8];
	add.s64 	%rd142, %rd122, %rd121;
	bra.uni 	$L__BB2_102;
$L__BB2_101:
	ld.local.u64 	%rd142, [%rd3];
$L__BB2_102:
	add.s64 	%rd124, %rd142, %rd117;
	ld.f64 	%fd133, [%rd124];
	add.f64 	%fd181, %fd181, %fd133;
	add.s64 	%rd141, %rd141, 1;
	cvt.u32.u64 	%r35, %rd141;
	add.s32 	%r40, %r40, 1;
	setp.lt.u32 	%p63, %r35, %r19;
	@%p63 bra 	$L__BB2_99;
$L__BB2_103:
	setp.ne.s32 	%p64, %r18, 4;
	@%p64 bra 	$L__BB2_105;
	div.rn.f64 	%fd181, %fd181, %fd90;
$L__BB2_105:
	add.s64 	%rd126, %rd1, %rd117;
	st.global.f64 	[%rd126], %fd181;
	add.s64 	%rd139, %rd139, %rd48;
	setp.lt.u64 	%p65, %rd139, %rd59;
	@%p65 bra 	$L__BB2_94;
	bra.uni 	$L__BB2_106;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd129, 0;
	@%p2 bra 	$L__BB2_32;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd64, %rd4, 15;
	setp.ne.s64 	%p3, %rd64, 0;
	@%p3 bra 	$L__BB2_32;
	shr.u64 	%rd5, %rd59, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd127, %r21;
	setp.le.u64 	%p4, %rd5, %rd127;
	@%p4 bra 	$L__BB2_31;
	cvt.rn.f64.u32 	%fd1, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd7, %r22;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB2_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r36, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.f64 	%fd5, %fd139;
	mov.f64 	%fd4, %fd138;
	setp.eq.s32 	%p6, %r1, %r36;
	mov.u64 	%rd128, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd65, [%rd3+16];
	cvt.u64.u32 	%rd66, %r36;
	mul.lo.s64 	%rd67, %rd65, %rd66;
	ld.local.u64 	%rd68, [%rd3+8];
	add.s64 	%rd128, %rd68, %rd67;
$L__BB2_9:
	shl.b64 	%rd69, %rd127, 4;
	add.s64 	%rd70, %rd128, %rd69;
	ld.v2.f64 	{%fd138, %fd139}, [%rd70];
	setp.eq.s32 	%p7, %r36, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	setp.lt.f64 	%p11, %fd4, %fd138;
	selp.f64 	%fd138, %fd138, %fd4, %p11;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	setp.gt.f64 	%p12, %fd4, %fd138;
	selp.f64 	%fd138, %fd138, %fd4, %p12;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.f64 	%fd138, %fd4, %fd138;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.f64 	%fd138, %fd4, %fd138;
$L__BB2_17:
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p14, %r18, 1;
	@%p14 bra 	$L__BB2_23;
	setp.eq.s32 	%p15, %r18, 2;
	@%p15 bra 	$L__BB2_22;
	setp.ne.s32 	%p16, %r18, 3;
	@%p16 bra 	$L__BB2_24;
	setp.lt.f64 	%p17, %fd5, %fd139;
	selp.f64 	%fd139, %fd139, %fd5, %p17;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	setp.gt.f64 	%p18, %fd5, %fd139;
	selp.f64 	%fd139, %fd139, %fd5, %p18;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.f64 	%fd139, %fd5, %fd139;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.f64 	%fd139, %fd5, %fd139;
$L__BB2_25:
	add.s32 	%r36, %r36, 1;
	setp.lt.u32 	%p19, %r36, %r19;
	@%p19 bra 	$L__BB2_7;
$L__BB2_26:
	setp.ne.s32 	%p20, %r18, 4;
	mov.f64 	%fd142, %fd138;
	@%p20 bra 	$L__BB2_28;
	div.rn.f64 	%fd142, %fd138, %fd1;
$L__BB2_28:
	mov.f64 	%fd143, %fd139;
	@%p20 bra 	$L__BB2_30;
	div.rn.f64 	%fd143, %fd139, %fd1;
$L__BB2_30:
	shl.b64 	%rd71, %rd127, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.v2.f64 	[%rd72], {%fd142, %fd143};
	add.s64 	%rd127, %rd127, %rd7;
	setp.lt.u64 	%p22, %rd127, %rd5;
	@%p22 bra 	$L__BB2_5;
$L__BB2_31:
	and.b64  	%rd129, %rd59, -2;
$L__BB2_32:
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd73, %r24;
	add.s64 	%rd130, %rd129, %rd73;
	setp.ge.u64 	%p23, %rd130, %rd59;
	@%p23 bra 	$L__BB2_106;
	cvt.rn.f64.u32 	%fd24, %r19;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd16, %r25;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB2_34:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, 0;
	@%p24 bra 	$L__BB2_36;
	ld.local.u64 	%rd131, [%rd3+8];
	bra.uni 	$L__BB2_37;
$L__BB2_36:
	ld.local.u64 	%rd131, [%rd3];
$L__BB2_37:
	shl.b64 	%rd74, %rd130, 3;
	add.s64 	%rd75, %rd131, %rd74;
	ld.f64 	%fd145, [%rd75];
	setp.lt.u32 	%p25, %r19, 2;
	@%p25 bra 	$L__BB2_50;
	mov.u32 	%r37, 1;
$L__BB2_39:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r4, %r37;
	@%p26 bra 	$L__BB2_41;
	bra.uni 	$L__BB2_40;
$L__BB2_41:
	ld.local.u64 	%rd132, [%rd3];
	bra.uni 	$L__BB2_42;
$L__BB2_40:
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r37;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd132, %rd79, %rd78;
$L__BB2_42:
	add.s64 	%rd81, %rd132, %rd74;
	ld.f64 	%fd27, [%rd81];
	setp.eq.s32 	%p27, %r18, 1;
	@%p27 bra 	$L__BB2_47;
	setp.eq.s32 	%p28, %r18, 2;
	@%p28 bra 	$L__BB2_46;
	setp.ne.s32 	%p29, %r18, 3;
	@%p29 bra 	$L__BB2_48;
	setp.gt.f64 	%p30, %fd27, %fd145;
	selp.f64 	%fd145, %fd27, %fd145, %p30;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.f64 	%fd145, %fd145, %fd27;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	setp.lt.f64 	%p31, %fd27, %fd145;
	selp.f64 	%fd145, %fd27, %fd145, %p31;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.f64 	%fd145, %fd145, %fd27;
$L__BB2_49:
	add.s32 	%r37, %r37, 1;
	setp.lt.u32 	%p32, %r37, %r19;
	@%p32 bra 	$L__BB2_39;
$L__BB2_50:
	setp.ne.s32 	%p33, %r18, 4;
	@%p33 bra 	$L__BB2_52;
	div.rn.f64 	%fd145, %fd145, %fd24;
$L__BB2_52:
	add.s64 	%rd83, %rd1, %rd74;
	st.global.f64 	[%rd83], %fd145;
	add.s64 	%rd130, %rd130, %rd16;
	setp.lt.u64 	%p34, %rd130, %rd59;
	@%p34 bra 	$L__BB2_34;
$L__BB2_106:
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	.reg .pred 	%p<60>;
	.reg .b16 	%rs<38>;
	.reg .b32 	%r<138>;
	.reg .f64 	%fd<32>;
	.reg .b64 	%rd<169>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd27, [words_param_0];
	ld.param.u64 	%rd28, [words_param_1];
	ld.param.u32 	%r41, [words_param_2];
	ld.param.u32 	%r42, [words_param_3];
	ld.param.u32 	%r43, [words_param_4];
	ld.param.u32 	%r44, [words_param_5];
	ld.param.u64 	%rd29, [words_param_6];
	ld.param.u64 	%rd30, [words_param_7];
	ld.param.u64 	%rd31, [words_param_8];
	ld.param.v2.u32 	{%r55, %r56}, [words_param_9+72];
	ld.param.u64 	%rd38, [words_param_9+48];
	ld.param.u64 	%rd37, [words_param_9+40];
	ld.param.u64 	%rd32, [words_param_9];
	cvta.to.global.u64 	%rd39, %rd27;
	mul.wide.u32 	%rd40, %r41, 8;
	add.s64 	%rd41, %rd39, %rd40;
	ld.global.u64 	%rd1, [%rd41];
	mov.u32 	%r57, %ctaid.x;
	mul.wide.u32 	%rd42, %r57, 4;
	add.s64 	%rd43, %rd1, %rd42;
	ld.u32 	%r1, [%rd43+64];
	mov.u32 	%r58, %tid.x;
	setp.ne.s32 	%p1, %r58, 0;
	mov.u16 	%rs30, 0;
	@%p1 bra 	$L__BB4_2;
	ld.volatile.u32 	%r59, [%rd1];
	setp.ne.s32 	%p2, %r59, 0;
	selp.u16 	%rs30, 1, 0, %p2;
$L__BB4_2:
	setp.eq.s16 	%p3, %rs30, 0;
	@%p3 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd2, %rd28;
	ld.volatile.global.u32 	%r60, [%rd2+4];
	setp.ne.s32 	%p4, %r60, 0;
	@%p4 bra 	$L__BB4_5;
	st.global.u32 	[%rd2+8], %r44;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r61, 4;
	st.global.u32 	[%rd2+4], %r61;
$L__BB4_6:
	cvt.u32.u16 	%r62, %rs30;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r62, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r63, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r63, 0;
	@%p5 bra 	$L__BB4_68;
	add.s32 	%r2, %r1, 1;
	add.s64 	%rd44, %rd32, 1;
	shr.u64 	%rd45, %rd44, 1;
	mov.u32 	%r64, %nctaid.x;
	cvt.u64.u32 	%rd46, %r64;
	add.s64 	%rd47, %rd46, %rd45;
	add.s64 	%rd48, %rd47, -1;
	and.b64  	%rd49, %rd48, -4294967296;
	setp.eq.s64 	%p6, %rd49, 0;
	@%p6 bra 	$L__BB4_9;
	div.u64 	%rd167, %rd48, %rd46;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r67, %rd48;
	div.u32 	%r68, %r67, %r64;
	cvt.u64.u32 	%rd167, %r68;
$L__BB4_10:
	cvt.u64.u32 	%rd60, %r57;
	shl.b64 	%rd61, %rd167, 1;
	mul.lo.s64 	%rd62, %rd61, %rd60;
	min.u64 	%rd7, %rd62, %rd32;
	add.s64 	%rd63, %rd7, %rd61;
	min.u64 	%rd8, %rd63, %rd32;
	setp.ge.u32 	%p7, %r58, %r42;
	setp.eq.s32 	%p8, %r58, %r41;
	or.pred  	%p9, %p8, %p7;
	@%p9 bra 	$L__BB4_12;
	mov.u32 	%r71, %tid.x;
	mul.wide.u32 	%rd67, %r71, 8;
	add.s64 	%rd68, %rd39, %rd67;
	ld.global.u64 	%rd69, [%rd68];
	mul.wide.u32 	%rd70, %r42, %r57;
	cvt.u64.u32 	%rd71, %r41;
	add.s64 	%rd72, %rd70, %rd71;
	shl.b64 	%rd73, %rd72, 3;
	add.s64 	%rd74, %rd69, %rd73;
	add.s64 	%rd64, %rd74, 4096;
	cvt.u64.u32 	%rd75, %r43;
	cvt.u64.u32 	%rd76, %r2;
	bfi.b64 	%rd65, %rd75, %rd76, 32, 32;
	st.relaxed.sys.global.u64 [%rd64], %rd65;
$L__BB4_12:
	sub.s64 	%rd77, %rd8, %rd7;
	cvt.u32.u64 	%r74, %rd77;
	setp.ge.u32 	%p10, %r58, %r74;
	@%p10 bra 	$L__BB4_22;
	mov.u32 	%r129, %tid.x;
	or.b64  	%rd80, %rd31, %rd30;
	and.b64  	%rd81, %rd80, 7;
	cvta.to.global.u64 	%rd82, %rd30;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd78, %r129;
	add.s64 	%rd11, %rd7, %rd78;
	add.s64 	%rd79, %rd11, 1;
	setp.gt.u64 	%p11, %rd79, %rd8;
	setp.ne.s64 	%p12, %rd81, 0;
	or.pred  	%p13, %p11, %p12;
	shl.b64 	%rd83, %rd11, 3;
	add.s64 	%rd12, %rd82, %rd83;
	@%p13 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	setp.ge.u64 	%p14, %rd11, %rd8;
	mov.u32 	%r130, 0;
	mov.u32 	%r131, %r130;
	@%p14 bra 	$L__BB4_18;
	ld.global.v2.u32 	{%r130, %r131}, [%rd12];
	bra.uni 	$L__BB4_18;
$L__BB4_15:
	ld.global.v2.u32 	{%r130, %r131}, [%rd12];
$L__BB4_18:
	setp.lt.u32 	%p15, %r42, 2;
	@%p15 bra 	$L__BB4_21;
	mov.u32 	%r132, 1;
$L__BB4_20:
	.pragma "nounroll";
	add.s32 	%r85, %r132, %r41;
	rem.u32 	%r86, %r85, %r42;
	mul.wide.u32 	%rd86, %r86, 8;
	add.s64 	%rd87, %rd39, %rd86;
	and.b32  	%r88, %r2, 3;
	cvt.u64.u32 	%rd89, %r88;
	or.b64  	%rd90, %rd42, %rd89;
	cvt.u64.u32 	%rd91, %r42;
	mul.lo.s64 	%rd92, %rd90, %rd91;
	cvt.u64.u32 	%rd93, %r41;
	add.s64 	%rd94, %rd92, %rd93;
	mul.lo.s64 	%rd95, %rd94, %rd37;
	add.s64 	%rd96, %rd95, %rd38;
	mul.wide.u32 	%rd97, %r129, 16;
	add.s64 	%rd98, %rd96, %rd97;
	ld.global.u64 	%rd99, [%rd87];
	add.s64 	%rd84, %rd99, %rd98;
	st.volatile.global.v4.u32 [%rd84], {%r130, %r2, %r131, %r2};
	add.s32 	%r132, %r132, 1;
	setp.lt.u32 	%p16, %r132, %r42;
	@%p16 bra 	$L__BB4_20;
$L__BB4_21:
	mov.u32 	%r89, %ntid.x;
	add.s32 	%r129, %r129, %r89;
	setp.lt.u32 	%p17, %r129, %r74;
	@%p17 bra 	$L__BB4_14;
$L__BB4_22:
	mov.u16 	%rs34, 0;
	@%p10 bra 	$L__BB4_56;
	cvt.rn.f64.u32 	%fd1, %r42;
	or.b64  	%rd104, %rd31, %rd30;
	and.b64  	%rd105, %rd104, 7;
	cvta.to.global.u64 	%rd106, %rd30;
	mov.u32 	%r133, %r58;
$L__BB4_24:
	.pragma "nounroll";
	cvt.u64.u32 	%rd102, %r133;
	add.s64 	%rd16, %rd7, %rd102;
	add.s64 	%rd103, %rd16, 1;
	setp.gt.u64 	%p19, %rd103, %rd8;
	setp.ne.s64 	%p20, %rd105, 0;
	or.pred  	%p21, %p19, %p20;
	shl.b64 	%rd107, %rd16, 3;
	add.s64 	%rd17, %rd106, %rd107;
	@%p21 bra 	$L__BB4_26;
	bra.uni 	$L__BB4_25;
$L__BB4_26:
	setp.ge.u64 	%p22, %rd16, %rd8;
	mov.f64 	%fd24, 0d0000000000000000;
	@%p22 bra 	$L__BB4_28;
	ld.global.f64 	%fd24, [%rd17];
	bra.uni 	$L__BB4_28;
$L__BB4_25:
	ld.global.f64 	%fd24, [%rd17];
$L__BB4_28:
	setp.eq.s32 	%p23, %r42, 0;
	mov.u16 	%rs34, 0;
	@%p23 bra 	$L__BB4_48;
	mov.u16 	%rs34, 0;
	mov.u32 	%r134, 0;
$L__BB4_30:
	.pragma "nounroll";
	mov.f64 	%fd6, %fd27;
	setp.eq.s32 	%p24, %r134, %r41;
	mov.f64 	%fd27, %fd24;
	@%p24 bra 	$L__BB4_39;
	ld.param.u64 	%rd165, [words_param_9+48];
	ld.param.u64 	%rd164, [words_param_9+40];
	cvt.u64.u32 	%rd109, %r134;
	and.b32  	%r99, %r2, 3;
	cvt.u64.u32 	%rd111, %r99;
	or.b64  	%rd112, %rd42, %rd111;
	cvt.u64.u32 	%rd113, %r42;
	mul.lo.s64 	%rd114, %rd112, %rd113;
	add.s64 	%rd115, %rd114, %rd109;
	mul.lo.s64 	%rd119, %rd115, %rd164;
	mul.wide.u32 	%rd120, %r133, 16;
	add.s64 	%rd121, %rd120, %rd165;
	add.s64 	%rd122, %rd121, %rd119;
	ld.global.u64 	%rd123, [%rd41];
	mov.u64 	%rd124, 0;
	add.s64 	%rd108, %rd123, %rd122;
	add.u64 	%rd126, %SPL, 8;
	st.local.u64 	[%rd126], %rd124;
	ld.volatile.global.v4.u32 {%r94, %r95, %r96, %r97}, [%rd108];
	mov.b64 	%rd127, {%r94, %r96};
	mov.b64 	%fd27, %rd127;
	setp.eq.s32 	%p25, %r95, %r2;
	setp.eq.s32 	%p26, %r97, %r2;
	and.pred  	%p27, %p26, %p25;
	@%p27 bra 	$L__BB4_37;
	mov.u32 	%r135, 1;
$L__BB4_33:
	and.b32  	%r101, %r135, 63;
	setp.ne.s32 	%p28, %r101, 0;
	@%p28 bra 	$L__BB4_36;
	add.u64 	%rd166, %SP, 8;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd27;
	st.param.b64 	[param0+8], %rd28;
	st.param.v2.b32 	[param0+16], {%r41, %r42};
	st.param.v2.b32 	[param0+24], {%r43, %r44};
	st.param.b64 	[param0+32], %rd29;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r135;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd166;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r25, [retval0+0];
	}
	setp.eq.s32 	%p29, %r25, 0;
	@%p29 bra 	$L__BB4_36;
	bra.uni 	$L__BB4_35;
$L__BB4_36:
	add.s32 	%r135, %r135, 1;
	ld.volatile.global.v4.u32 {%r102, %r103, %r104, %r105}, [%rd108];
	mov.b64 	%rd130, {%r102, %r104};
	mov.b64 	%fd27, %rd130;
	setp.ne.s32 	%p30, %r103, %r2;
	setp.ne.s32 	%p31, %r105, %r2;
	or.pred  	%p32, %p31, %p30;
	@%p32 bra 	$L__BB4_33;
	bra.uni 	$L__BB4_37;
$L__BB4_35:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd27;
	st.param.b64 	[param0+8], %rd28;
	st.param.v2.b32 	[param0+16], {%r41, %r42};
	st.param.v2.b32 	[param0+24], {%r43, %r44};
	st.param.b64 	[param0+32], %rd29;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r25;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r134;
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
	setp.eq.s32 	%p33, %r56, 0;
	@%p33 bra 	$L__BB4_39;
	ld.volatile.global.v4.u32 {%r106, %r107, %r108, %r109}, [%rd108];
	mov.b64 	%rd132, {%r106, %r108};
	mov.b64 	%fd27, %rd132;
$L__BB4_39:
	setp.eq.s32 	%p34, %r134, 0;
	@%p34 bra 	$L__BB4_47;
	setp.eq.s32 	%p35, %r55, 1;
	@%p35 bra 	$L__BB4_45;
	setp.eq.s32 	%p36, %r55, 2;
	@%p36 bra 	$L__BB4_44;
	setp.ne.s32 	%p37, %r55, 3;
	@%p37 bra 	$L__BB4_46;
	setp.gt.f64 	%p38, %fd27, %fd6;
	selp.f64 	%fd27, %fd27, %fd6, %p38;
	bra.uni 	$L__BB4_47;
$L__BB4_45:
	mul.f64 	%fd27, %fd6, %fd27;
	bra.uni 	$L__BB4_47;
$L__BB4_44:
	setp.lt.f64 	%p39, %fd27, %fd6;
	selp.f64 	%fd27, %fd27, %fd6, %p39;
	bra.uni 	$L__BB4_47;
$L__BB4_46:
	add.f64 	%fd27, %fd6, %fd27;
$L__BB4_47:
	add.s32 	%r134, %r134, 1;
	setp.lt.u32 	%p40, %r134, %r42;
	@%p40 bra 	$L__BB4_30;
$L__BB4_48:
	and.b16  	%rs23, %rs34, 255;
	setp.ne.s16 	%p41, %rs23, 0;
	@%p41 bra 	$L__BB4_56;
	setp.ne.s32 	%p42, %r55, 4;
	mov.f64 	%fd31, %fd27;
	@%p42 bra 	$L__BB4_51;
	div.rn.f64 	%fd31, %fd27, %fd1;
$L__BB4_51:
	ld.param.u64 	%rd163, [words_param_8];
	setp.eq.s64 	%p43, %rd105, 0;
	setp.le.u64 	%p44, %rd103, %rd8;
	and.pred  	%p45, %p43, %p44;
	cvta.to.global.u64 	%rd136, %rd163;
	add.s64 	%rd19, %rd136, %rd107;
	@%p45 bra 	$L__BB4_54;
	bra.uni 	$L__BB4_52;
$L__BB4_54:
	st.global.f64 	[%rd19], %fd31;
	bra.uni 	$L__BB4_55;
$L__BB4_52:
	setp.ge.u64 	%p46, %rd16, %rd8;
	@%p46 bra 	$L__BB4_55;
	st.global.f64 	[%rd19], %fd31;
$L__BB4_55:
	mov.u32 	%r110, %ntid.x;
	add.s32 	%r133, %r133, %r110;
	setp.lt.u32 	%p47, %r133, %r74;
	mov.u16 	%rs34, 0;
	@%p47 bra 	$L__BB4_24;
$L__BB4_56:
	and.b16  	%rs25, %rs34, 255;
	setp.ne.s16 	%p50, %rs25, 0;
	or.pred  	%p51, %p7, %p50;
	or.pred  	%p52, %p8, %p51;
	@%p52 bra 	$L__BB4_66;
	mov.u32 	%r128, %ctaid.x;
	ld.global.u64 	%rd144, [%rd41];
	mov.u64 	%rd145, 0;
	mul.wide.u32 	%rd146, %r42, %r128;
	cvt.u64.u32 	%rd147, %r58;
	add.s64 	%rd148, %rd146, %rd147;
	shl.b64 	%rd149, %rd148, 3;
	add.s64 	%rd150, %rd144, %rd149;
	add.s64 	%rd20, %rd150, 4096;
	ld.acquire.sys.global.u64 %rd168, [%rd20];
	add.u64 	%rd151, %SP, 0;
	add.u64 	%rd152, %SPL, 0;
	st.local.u64 	[%rd152], %rd145;
	cvt.u32.u64 	%r137, %rd168;
	sub.s32 	%r115, %r137, %r2;
	setp.gt.s32 	%p53, %r115, -1;
	@%p53 bra 	$L__BB4_63;
	mov.u32 	%r136, 1;
$L__BB4_59:
	and.b32  	%r117, %r136, 63;
	setp.ne.s32 	%p54, %r117, 0;
	@%p54 bra 	$L__BB4_62;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd27;
	st.param.b64 	[param0+8], %rd28;
	st.param.v2.b32 	[param0+16], {%r41, %r42};
	st.param.v2.b32 	[param0+24], {%r43, %r44};
	st.param.b64 	[param0+32], %rd29;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r136;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd151;
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
	setp.eq.s32 	%p55, %r36, 0;
	@%p55 bra 	$L__BB4_62;
	bra.uni 	$L__BB4_61;
$L__BB4_62:
	ld.acquire.sys.global.u64 %rd168, [%rd20];
	add.s32 	%r136, %r136, 1;
	cvt.u32.u64 	%r137, %rd168;
	sub.s32 	%r119, %r137, %r2;
	setp.lt.s32 	%p56, %r119, 0;
	@%p56 bra 	$L__BB4_59;
$L__BB4_63:
	setp.ne.s32 	%p57, %r2, %r137;
	mov.u16 	%rs34, 0;
	@%p57 bra 	$L__BB4_66;
	shr.u64 	%rd156, %rd168, 32;
	cvt.u32.u64 	%r40, %rd156;
	setp.eq.s32 	%p58, %r40, %r43;
	@%p58 bra 	$L__BB4_66;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd27;
	st.param.b64 	[param0+8], %rd28;
	st.param.v2.b32 	[param0+16], {%r41, %r42};
	st.param.v2.b32 	[param0+24], {%r43, %r44};
	st.param.b64 	[param0+32], %rd29;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r58;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r40;
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
	bra.uni 	$L__BB4_66;
$L__BB4_61:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd27;
	st.param.b64 	[param0+8], %rd28;
	st.param.v2.b32 	[param0+16], {%r41, %r42};
	st.param.v2.b32 	[param0+24], {%r43, %r44};
	st.param.b64 	[param0+32], %rd29;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r36;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r58;
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
$L__BB4_66:
	cvt.u32.u16 	%r121, %rs34;
	cvt.s32.s8 	%r122, %r121;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r122, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r123, 1, 0, %p2;
	}
	or.b32  	%r125, %r123, %r58;
	setp.ne.s32 	%p59, %r125, 0;
	@%p59 bra 	$L__BB4_68;
	ld.global.u64 	%rd160, [%rd41];
	add.s64 	%rd162, %rd160, %rd42;
	add.s32 	%r127, %r1, 1;
	st.u32 	[%rd162+64], %r127;
$L__BB4_68:
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
