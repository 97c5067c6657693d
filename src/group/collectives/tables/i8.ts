// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
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
	.reg .pred 	%p<36>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<108>;
	.reg .b64 	%rd<173>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd28, [move_param_0];
	ld.param.u64 	%rd29, [move_param_1];
	ld.param.u32 	%r30, [move_param_2];
	ld.param.u32 	%r31, [move_param_3];
	ld.param.u32 	%r32, [move_param_4];
	ld.param.u32 	%r33, [move_param_5];
	ld.param.u64 	%rd30, [move_param_6];
	ld.param.u64 	%rd31, [move_param_7];
	ld.param.u64 	%rd32, [move_param_8];
	ld.param.v2.u32 	{%r40, %r41}, [move_param_9+56];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+64];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+72];
	ld.param.u64 	%rd37, [move_param_9+32];
	ld.param.u64 	%rd36, [move_param_9+24];
	ld.param.u64 	%rd34, [move_param_9+8];
	ld.param.u64 	%rd33, [move_param_9];
	cvta.to.global.u64 	%rd40, %rd28;
	mul.wide.u32 	%rd41, %r30, 8;
	add.s64 	%rd42, %rd40, %rd41;
	ld.global.u64 	%rd1, [%rd42];
	mov.u32 	%r46, %ctaid.x;
	mul.wide.u32 	%rd43, %r46, 4;
	add.s64 	%rd44, %rd1, %rd43;
	cvt.u64.u32 	%rd2, %r46;
	ld.u32 	%r1, [%rd44+64];
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
	cvta.to.global.u64 	%rd3, %rd29;
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
	add.s64 	%rd45, %rd33, 15;
	shr.u64 	%rd46, %rd45, 4;
	cvt.u64.u32 	%rd5, %r53;
	add.s64 	%rd47, %rd5, %rd46;
	add.s64 	%rd6, %rd47, -1;
	and.b64  	%rd48, %rd6, -4294967296;
	setp.eq.s64 	%p6, %rd48, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd169, %rd6, %rd5;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r54, %rd5;
	cvt.u32.u64 	%r55, %rd6;
	div.u32 	%r56, %r55, %r54;
	cvt.u64.u32 	%rd169, %r56;
$L__BB0_10:
	shl.b64 	%rd49, %rd169, 4;
	mul.lo.s64 	%rd50, %rd49, %rd2;
	min.u64 	%rd11, %rd50, %rd33;
	add.s64 	%rd51, %rd11, %rd49;
	min.u64 	%rd12, %rd51, %rd33;
	setp.eq.s64 	%p7, %rd12, %rd11;
	mov.u32 	%r99, 1;
	@%p7 bra 	$L__BB0_15;
	not.b64 	%rd52, %rd11;
	add.s64 	%rd53, %rd36, %rd52;
	add.s64 	%rd13, %rd53, %rd12;
	or.b64  	%rd54, %rd13, %rd36;
	and.b64  	%rd55, %rd54, -4294967296;
	setp.eq.s64 	%p8, %rd55, 0;
	@%p8 bra 	$L__BB0_13;
	div.u64 	%rd170, %rd13, %rd36;
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.u32.u64 	%r58, %rd36;
	cvt.u32.u64 	%r59, %rd13;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd170, %r60;
$L__BB0_14:
	cvt.u32.u64 	%r99, %rd170;
$L__BB0_15:
	mov.u32 	%r100, 0;
	add.s32 	%r10, %r30, 1;
	cvt.u64.u32 	%rd63, %r31;
	cvt.u64.u32 	%rd65, %r30;
	cvt.u64.u32 	%rd90, %r32;
$L__BB0_16:
	.pragma "nounroll";
	setp.ge.u32 	%p9, %r100, %r99;
	@%p9 bra 	$L__BB0_24;
	setp.eq.s32 	%p10, %r41, 0;
	@%p10 bra 	$L__BB0_22;
	mov.u32 	%r102, 0;
	mov.u32 	%r101, %r10;
$L__BB0_19:
	.pragma "nounroll";
	rem.u32 	%r63, %r101, %r41;
	add.s32 	%r13, %r63, %r40;
	setp.eq.s32 	%p11, %r13, %r30;
	@%p11 bra 	$L__BB0_21;
	cvt.u64.u32 	%rd56, %r13;
	mul.wide.u32 	%rd58, %r13, 8;
	add.s64 	%rd59, %rd40, %rd58;
	add.s32 	%r65, %r100, %r1;
	add.s32 	%r66, %r65, 1;
	and.b32  	%r67, %r66, 3;
	cvt.u64.u32 	%rd61, %r67;
	or.b64  	%rd62, %rd43, %rd61;
	mul.lo.s64 	%rd64, %rd62, %rd63;
	add.s64 	%rd66, %rd64, %rd65;
	mul.lo.s64 	%rd67, %rd66, %rd36;
	add.s64 	%rd68, %rd67, %rd37;
	ld.global.u64 	%rd69, [%rd59];
	add.s64 	%rd70, %rd69, %rd68;
	mul.lo.s64 	%rd71, %rd34, %rd56;
	cvt.u64.u32 	%rd72, %r100;
	mul.lo.s64 	%rd73, %rd36, %rd72;
	add.s64 	%rd74, %rd73, %rd11;
	add.s64 	%rd75, %rd71, %rd74;
	add.s64 	%rd76, %rd31, %rd75;
	sub.s64 	%rd77, %rd12, %rd74;
	min.u64 	%rd78, %rd36, %rd77;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd70;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd76;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd78;
	call.uni
	_ZN10collective4copyEPaPKam,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_21:
	add.s32 	%r102, %r102, 1;
	add.s32 	%r101, %r101, 1;
	setp.lt.u32 	%p12, %r102, %r41;
	@%p12 bra 	$L__BB0_19;
$L__BB0_22:
	bar.sync 	0;
	setp.eq.s32 	%p13, %r47, %r30;
	setp.ge.u32 	%p14, %r47, %r31;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB0_24;
	mul.wide.u32 	%rd82, %r47, 8;
	add.s64 	%rd83, %rd40, %rd82;
	membar.sys;
	ld.global.u64 	%rd84, [%rd83];
	mul.wide.u32 	%rd85, %r31, %r46;
	add.s64 	%rd87, %rd85, %rd65;
	shl.b64 	%rd88, %rd87, 3;
	add.s64 	%rd89, %rd84, %rd88;
	add.s64 	%rd79, %rd89, 4096;
	add.s32 	%r71, %r100, %r1;
	add.s32 	%r72, %r71, 1;
	cvt.u64.u32 	%rd91, %r72;
	bfi.b64 	%rd80, %rd90, %rd91, 32, 32;
	st.release.sys.global.u64 [%rd79], %rd80;
$L__BB0_24:
	setp.eq.s32 	%p16, %r100, 0;
	@%p16 bra 	$L__BB0_46;
	add.s32 	%r16, %r100, %r1;
	setp.eq.s32 	%p17, %r47, %r30;
	setp.ge.u32 	%p18, %r47, %r31;
	or.pred  	%p19, %p17, %p18;
	mov.u32 	%r105, 0;
	@%p19 bra 	$L__BB0_35;
	ld.global.u64 	%rd97, [%rd42];
	mov.u64 	%rd98, 0;
	mul.wide.u32 	%rd99, %r31, %r46;
	cvt.u64.u32 	%rd100, %r47;
	add.s64 	%rd101, %rd99, %rd100;
	shl.b64 	%rd102, %rd101, 3;
	add.s64 	%rd103, %rd97, %rd102;
	add.s64 	%rd20, %rd103, 4096;
	ld.acquire.sys.global.u64 %rd171, [%rd20];
	add.u64 	%rd104, %SP, 0;
	add.u64 	%rd105, %SPL, 0;
	st.local.u64 	[%rd105], %rd98;
	cvt.u32.u64 	%r104, %rd171;
	sub.s32 	%r77, %r104, %r16;
	setp.gt.s32 	%p20, %r77, -1;
	@%p20 bra 	$L__BB0_32;
	mov.u32 	%r103, 1;
$L__BB0_28:
	and.b32  	%r79, %r103, 63;
	setp.ne.s32 	%p21, %r79, 0;
	@%p21 bra 	$L__BB0_31;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd28;
	st.param.b64 	[param0+8], %rd29;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd30;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r103;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd104;
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
	ld.acquire.sys.global.u64 %rd171, [%rd20];
	add.s32 	%r103, %r103, 1;
	cvt.u32.u64 	%r104, %rd171;
	sub.s32 	%r82, %r104, %r16;
	setp.lt.s32 	%p23, %r82, 0;
	@%p23 bra 	$L__BB0_28;
$L__BB0_32:
	setp.ne.s32 	%p24, %r16, %r104;
	mov.u32 	%r105, 0;
	@%p24 bra 	$L__BB0_35;
	shr.u64 	%rd109, %rd171, 32;
	cvt.u32.u64 	%r23, %rd109;
	setp.eq.s32 	%p25, %r23, %r32;
	@%p25 bra 	$L__BB0_35;
	mov.u32 	%r105, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd28;
	st.param.b64 	[param0+8], %rd29;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd30;
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
	mov.u32 	%r105, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd28;
	st.param.b64 	[param0+8], %rd29;
	st.param.v2.b32 	[param0+16], {%r30, %r31};
	st.param.v2.b32 	[param0+24], {%r32, %r33};
	st.param.b64 	[param0+32], %rd30;
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
	setp.ne.u32 	%p1, %r105, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r87, 1, 0, %p2;
	}
	setp.ne.s32 	%p26, %r87, 0;
	@%p26 bra 	$L__BB0_49;
	setp.eq.s32 	%p27, %r44, 5;
	add.u64 	%rd111, %SPL, 8;
	add.s32 	%r88, %r100, -1;
	cvt.u64.u32 	%rd112, %r88;
	mul.lo.s64 	%rd113, %rd36, %rd112;
	add.s64 	%rd114, %rd113, %rd11;
	and.b32  	%r89, %r16, 3;
	cvt.u64.u32 	%rd115, %r89;
	or.b64  	%rd117, %rd43, %rd115;
	mul.lo.s64 	%rd123, %rd36, %rd63;
	mul.lo.s64 	%rd124, %rd123, %rd117;
	add.s64 	%rd125, %rd124, %rd37;
	ld.global.u64 	%rd126, [%rd42];
	add.s64 	%rd24, %rd126, %rd125;
	mul.lo.s64 	%rd127, %rd34, %rd65;
	add.s64 	%rd128, %rd114, %rd127;
	add.s64 	%rd129, %rd31, %rd128;
	st.local.u64 	[%rd111], %rd129;
	st.local.u64 	[%rd111+8], %rd24;
	st.local.u64 	[%rd111+16], %rd36;
	st.local.u32 	[%rd111+24], %r30;
	@%p27 bra 	$L__BB0_39;
	bra.uni 	$L__BB0_37;
$L__BB0_39:
	setp.eq.s32 	%p29, %r43, 0;
	@%p29 bra 	$L__BB0_46;
	mov.u32 	%r107, 0;
$L__BB0_41:
	.pragma "nounroll";
	add.s32 	%r27, %r107, %r42;
	setp.eq.s32 	%p30, %r27, %r30;
	mov.u64 	%rd172, %rd129;
	@%p30 bra 	$L__BB0_43;
	cvt.u64.u32 	%rd143, %r27;
	mul.lo.s64 	%rd144, %rd36, %rd143;
	add.s64 	%rd172, %rd24, %rd144;
$L__BB0_43:
	ld.param.u64 	%rd168, [move_param_9+16];
	cvt.u64.u32 	%rd145, %r107;
	mul.lo.s64 	%rd146, %rd168, %rd145;
	add.s64 	%rd150, %rd146, %rd114;
	add.s64 	%rd151, %rd32, %rd150;
	setp.eq.s64 	%p31, %rd151, %rd172;
	@%p31 bra 	$L__BB0_45;
	sub.s64 	%rd159, %rd12, %rd114;
	min.u64 	%rd160, %rd36, %rd159;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd151;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd172;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd160;
	call.uni
	_ZN10collective4copyEPaPKam,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_45:
	add.s32 	%r107, %r107, 1;
	setp.lt.u32 	%p32, %r107, %r43;
	@%p32 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_46;
$L__BB0_37:
	setp.eq.s32 	%p28, %r43, 0;
	@%p28 bra 	$L__BB0_46;
	add.u64 	%rd167, %SP, 8;
	add.s64 	%rd133, %rd32, %rd114;
	sub.s64 	%rd134, %rd12, %rd114;
	min.u64 	%rd135, %rd36, %rd134;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd133;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd167;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd135;
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
$L__BB0_46:
	add.s32 	%r100, %r100, 1;
	setp.le.u32 	%p33, %r100, %r99;
	@%p33 bra 	$L__BB0_16;
	setp.ne.s32 	%p35, %r47, 0;
	@%p35 bra 	$L__BB0_49;
	add.s32 	%r97, %r99, %r1;
	ld.global.u64 	%rd164, [%rd42];
	add.s64 	%rd166, %rd164, %rd43;
	st.u32 	[%rd166+64], %r97;
	bra.uni 	$L__BB0_49;
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
	.reg .b64 	%rd<51>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEPaPKam_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEPaPKam_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPaPKam_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd49, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 4;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd47, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd3, %r3;
	add.s64 	%rd26, %rd47, %rd3;
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
	shl.b64 	%rd27, %rd47, 4;
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
	add.s64 	%rd47, %rd47, %rd4;
	add.s64 	%rd39, %rd47, %rd3;
	setp.lt.u64 	%p4, %rd39, %rd1;
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd47, %rd1;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd10, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd40, %rd47, 4;
	add.s64 	%rd41, %rd19, %rd40;
	add.s64 	%rd42, %rd20, %rd40;
	ld.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd42];
	st.v4.u32 	[%rd41], {%r38, %r39, %r40, %r41};
	add.s64 	%rd47, %rd47, %rd10;
	setp.lt.u64 	%p6, %rd47, %rd1;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd49, %rd21, -16;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd43, %r46;
	add.s64 	%rd50, %rd49, %rd43;
	setp.ge.u64 	%p7, %rd50, %rd21;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd16, %r47;
$L__BB1_11:
	.pragma "nounroll";
	add.s64 	%rd44, %rd20, %rd50;
	ld.u8 	%rs1, [%rd44];
	add.s64 	%rd45, %rd19, %rd50;
	st.u8 	[%rd45], %rs1;
	add.s64 	%rd50, %rd50, %rd16;
	setp.lt.u64 	%p8, %rd50, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
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
	@%p1 bra 	$L__BB2_227;
	bra.uni 	$L__BB2_1;
$L__BB2_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd673, 0;
	@%p116 bra 	$L__BB2_302;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd433, %rd231, 15;
	setp.ne.s64 	%p117, %rd433, 0;
	@%p117 bra 	$L__BB2_302;
	shr.u64 	%rd232, %rd375, 4;
	mov.u32 	%r137, %tid.x;
	cvt.u64.u32 	%rd623, %r137;
	setp.le.u64 	%p118, %rd232, %rd623;
	@%p118 bra 	$L__BB2_301;
	cvt.u64.u32 	%rd234, %r25;
	mov.u32 	%r138, %ntid.x;
	cvt.u64.u32 	%rd235, %r138;
$L__BB2_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r25, 0;
	@%p119 bra 	$L__BB2_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r253, 0;
$L__BB2_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r253;
	mov.u64 	%rd640, %rd231;
	@%p120 bra 	$L__BB2_235;
	ld.local.u64 	%rd435, [%rd3+16];
	cvt.u64.u32 	%rd436, %r253;
	mul.lo.s64 	%rd437, %rd435, %rd436;
	ld.local.u64 	%rd438, [%rd3+8];
	add.s64 	%rd640, %rd438, %rd437;
$L__BB2_235:
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
	@%p122 bra 	$L__BB2_233;
$L__BB2_236:
	setp.ne.s32 	%p123, %r24, 4;
	mov.u64 	%rd657, %rd656;
	@%p123 bra 	$L__BB2_240;
	and.b64  	%rd489, %rd656, -4294967296;
	setp.eq.s64 	%p124, %rd489, 0;
	@%p124 bra 	$L__BB2_239;
	div.s64 	%rd657, %rd656, %rd234;
	bra.uni 	$L__BB2_240;
$L__BB2_239:
	cvt.u32.u64 	%r160, %rd234;
	cvt.u32.u64 	%r161, %rd656;
	div.u32 	%r162, %r161, %r160;
	cvt.u64.u32 	%rd657, %r162;
$L__BB2_240:
	mov.u64 	%rd658, %rd655;
	@%p123 bra 	$L__BB2_244;
	and.b64  	%rd490, %rd655, -4294967296;
	setp.eq.s64 	%p126, %rd490, 0;
	@%p126 bra 	$L__BB2_243;
	div.s64 	%rd658, %rd655, %rd234;
	bra.uni 	$L__BB2_244;
$L__BB2_243:
	cvt.u32.u64 	%r163, %rd234;
	cvt.u32.u64 	%r164, %rd655;
	div.u32 	%r165, %r164, %r163;
	cvt.u64.u32 	%rd658, %r165;
$L__BB2_244:
	mov.u64 	%rd659, %rd654;
	@%p123 bra 	$L__BB2_248;
	and.b64  	%rd491, %rd654, -4294967296;
	setp.eq.s64 	%p128, %rd491, 0;
	@%p128 bra 	$L__BB2_247;
	div.s64 	%rd659, %rd654, %rd234;
	bra.uni 	$L__BB2_248;
$L__BB2_247:
	cvt.u32.u64 	%r166, %rd234;
	cvt.u32.u64 	%r167, %rd654;
	div.u32 	%r168, %r167, %r166;
	cvt.u64.u32 	%rd659, %r168;
$L__BB2_248:
	mov.u64 	%rd660, %rd653;
	@%p123 bra 	$L__BB2_252;
	and.b64  	%rd492, %rd653, -4294967296;
	setp.eq.s64 	%p130, %rd492, 0;
	@%p130 bra 	$L__BB2_251;
	div.s64 	%rd660, %rd653, %rd234;
	bra.uni 	$L__BB2_252;
$L__BB2_251:
	cvt.u32.u64 	%r169, %rd234;
	cvt.u32.u64 	%r170, %rd653;
	div.u32 	%r171, %r170, %r169;
	cvt.u64.u32 	%rd660, %r171;
$L__BB2_252:
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
	@%p123 bra 	$L__BB2_256;
	and.b64  	%rd493, %rd652, -4294967296;
	setp.eq.s64 	%p132, %rd493, 0;
	@%p132 bra 	$L__BB2_255;
	div.s64 	%rd661, %rd652, %rd234;
	bra.uni 	$L__BB2_256;
$L__BB2_255:
	cvt.u32.u64 	%r181, %rd234;
	cvt.u32.u64 	%r182, %rd652;
	div.u32 	%r183, %r182, %r181;
	cvt.u64.u32 	%rd661, %r183;
$L__BB2_256:
	mov.u64 	%rd662, %rd651;
	@%p123 bra 	$L__BB2_260;
	and.b64  	%rd494, %rd651, -4294967296;
	setp.eq.s64 	%p134, %rd494, 0;
	@%p134 bra 	$L__BB2_259;
	div.s64 	%rd662, %rd651, %rd234;
	bra.uni 	$L__BB2_260;
$L__BB2_259:
	cvt.u32.u64 	%r184, %rd234;
	cvt.u32.u64 	%r185, %rd651;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd662, %r186;
$L__BB2_260:
	mov.u64 	%rd663, %rd650;
	@%p123 bra 	$L__BB2_264;
	and.b64  	%rd495, %rd650, -4294967296;
	setp.eq.s64 	%p136, %rd495, 0;
	@%p136 bra 	$L__BB2_263;
	div.s64 	%rd663, %rd650, %rd234;
	bra.uni 	$L__BB2_264;
$L__BB2_263:
	cvt.u32.u64 	%r187, %rd234;
	cvt.u32.u64 	%r188, %rd650;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd663, %r189;
$L__BB2_264:
	mov.u64 	%rd664, %rd649;
	@%p123 bra 	$L__BB2_268;
	and.b64  	%rd496, %rd649, -4294967296;
	setp.eq.s64 	%p138, %rd496, 0;
	@%p138 bra 	$L__BB2_267;
	div.s64 	%rd664, %rd649, %rd234;
	bra.uni 	$L__BB2_268;
$L__BB2_267:
	cvt.u32.u64 	%r190, %rd234;
	cvt.u32.u64 	%r191, %rd649;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd664, %r192;
$L__BB2_268:
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
	@%p123 bra 	$L__BB2_272;
	and.b64  	%rd497, %rd648, -4294967296;
	setp.eq.s64 	%p140, %rd497, 0;
	@%p140 bra 	$L__BB2_271;
	div.s64 	%rd665, %rd648, %rd234;
	bra.uni 	$L__BB2_272;
$L__BB2_271:
	cvt.u32.u64 	%r202, %rd234;
	cvt.u32.u64 	%r203, %rd648;
	div.u32 	%r204, %r203, %r202;
	cvt.u64.u32 	%rd665, %r204;
$L__BB2_272:
	mov.u64 	%rd666, %rd647;
	@%p123 bra 	$L__BB2_276;
	and.b64  	%rd498, %rd647, -4294967296;
	setp.eq.s64 	%p142, %rd498, 0;
	@%p142 bra 	$L__BB2_275;
	div.s64 	%rd666, %rd647, %rd234;
	bra.uni 	$L__BB2_276;
$L__BB2_275:
	cvt.u32.u64 	%r205, %rd234;
	cvt.u32.u64 	%r206, %rd647;
	div.u32 	%r207, %r206, %r205;
	cvt.u64.u32 	%rd666, %r207;
$L__BB2_276:
	mov.u64 	%rd667, %rd646;
	@%p123 bra 	$L__BB2_280;
	and.b64  	%rd499, %rd646, -4294967296;
	setp.eq.s64 	%p144, %rd499, 0;
	@%p144 bra 	$L__BB2_279;
	div.s64 	%rd667, %rd646, %rd234;
	bra.uni 	$L__BB2_280;
$L__BB2_279:
	cvt.u32.u64 	%r208, %rd234;
	cvt.u32.u64 	%r209, %rd646;
	div.u32 	%r210, %r209, %r208;
	cvt.u64.u32 	%rd667, %r210;
$L__BB2_280:
	mov.u64 	%rd668, %rd645;
	@%p123 bra 	$L__BB2_284;
	and.b64  	%rd500, %rd645, -4294967296;
	setp.eq.s64 	%p146, %rd500, 0;
	@%p146 bra 	$L__BB2_283;
	div.s64 	%rd668, %rd645, %rd234;
	bra.uni 	$L__BB2_284;
$L__BB2_283:
	cvt.u32.u64 	%r211, %rd234;
	cvt.u32.u64 	%r212, %rd645;
	div.u32 	%r213, %r212, %r211;
	cvt.u64.u32 	%rd668, %r213;
$L__BB2_284:
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
	@%p123 bra 	$L__BB2_288;
	and.b64  	%rd501, %rd644, -4294967296;
	setp.eq.s64 	%p148, %rd501, 0;
	@%p148 bra 	$L__BB2_287;
	div.s64 	%rd669, %rd644, %rd234;
	bra.uni 	$L__BB2_288;
$L__BB2_287:
	cvt.u32.u64 	%r223, %rd234;
	cvt.u32.u64 	%r224, %rd644;
	div.u32 	%r225, %r224, %r223;
	cvt.u64.u32 	%rd669, %r225;
$L__BB2_288:
	mov.u64 	%rd670, %rd643;
	@%p123 bra 	$L__BB2_292;
	and.b64  	%rd502, %rd643, -4294967296;
	setp.eq.s64 	%p150, %rd502, 0;
	@%p150 bra 	$L__BB2_291;
	div.s64 	%rd670, %rd643, %rd234;
	bra.uni 	$L__BB2_292;
$L__BB2_291:
	cvt.u32.u64 	%r226, %rd234;
	cvt.u32.u64 	%r227, %rd643;
	div.u32 	%r228, %r227, %r226;
	cvt.u64.u32 	%rd670, %r228;
$L__BB2_292:
	mov.u64 	%rd671, %rd642;
	@%p123 bra 	$L__BB2_296;
	and.b64  	%rd503, %rd642, -4294967296;
	setp.eq.s64 	%p152, %rd503, 0;
	@%p152 bra 	$L__BB2_295;
	div.s64 	%rd671, %rd642, %rd234;
	bra.uni 	$L__BB2_296;
$L__BB2_295:
	cvt.u32.u64 	%r229, %rd234;
	cvt.u32.u64 	%r230, %rd642;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd671, %r231;
$L__BB2_296:
	mov.u64 	%rd672, %rd641;
	@%p123 bra 	$L__BB2_300;
	and.b64  	%rd504, %rd641, -4294967296;
	setp.eq.s64 	%p154, %rd504, 0;
	@%p154 bra 	$L__BB2_299;
	div.s64 	%rd672, %rd641, %rd234;
	bra.uni 	$L__BB2_300;
$L__BB2_299:
	cvt.u32.u64 	%r232, %rd234;
	cvt.u32.u64 	%r233, %rd641;
	div.u32 	%r234, %r233, %r232;
	cvt.u64.u32 	%rd672, %r234;
$L__BB2_300:
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
	@%p155 bra 	$L__BB2_231;
$L__BB2_301:
	and.b64  	%rd673, %rd375, -16;
$L__BB2_302:
	mov.u32 	%r245, %tid.x;
	cvt.u64.u32 	%rd507, %r245;
	add.s64 	%rd674, %rd673, %rd507;
	setp.ge.u64 	%p156, %rd674, %rd375;
	@%p156 bra 	$L__BB2_318;
	cvt.u64.u32 	%rd356, %r25;
	mov.u32 	%r246, %ntid.x;
	cvt.u64.u32 	%rd357, %r246;
	ld.local.u32 	%r20, [%rd3+24];
	neg.s32 	%r21, %r20;
$L__BB2_304:
	.pragma "nounroll";
	setp.eq.s32 	%p157, %r20, 0;
	@%p157 bra 	$L__BB2_306;
	ld.local.u64 	%rd675, [%rd3+8];
	bra.uni 	$L__BB2_307;
$L__BB2_306:
	ld.local.u64 	%rd675, [%rd3];
$L__BB2_307:
	add.s64 	%rd508, %rd675, %rd674;
	ld.s8 	%rd679, [%rd508];
	setp.lt.u32 	%p158, %r25, 2;
	@%p158 bra 	$L__BB2_313;
	mov.u64 	%rd676, 1;
	mov.u32 	%r254, %r21;
$L__BB2_309:
	.pragma "nounroll";
	setp.eq.s32 	%p159, %r254, -1;
	@%p159 bra 	$L__BB2_311;
	ld.local.u64 	%rd510, [%rd3+16];
	mul.lo.s64 	%rd511, %rd510, %rd676;
	ld.local.u64 	%rd512, [%rd3+8];
	add.s64 	%rd678, %rd512, %rd511;
	bra.uni 	$L__BB2_312;
$L__BB2_311:
	ld.local.u64 	%rd678, [%rd3];
$L__BB2_312:
	add.s64 	%rd513, %rd678, %rd674;
	ld.s8 	%rd514, [%rd513];
	add.s64 	%rd679, %rd679, %rd514;
	add.s64 	%rd676, %rd676, 1;
	cvt.u32.u64 	%r247, %rd676;
	add.s32 	%r254, %r254, 1;
	setp.lt.u32 	%p160, %r247, %r25;
	@%p160 bra 	$L__BB2_309;
$L__BB2_313:
	setp.ne.s32 	%p161, %r24, 4;
	@%p161 bra 	$L__BB2_317;
	and.b64  	%rd515, %rd679, -4294967296;
	setp.eq.s64 	%p162, %rd515, 0;
	@%p162 bra 	$L__BB2_316;
	div.s64 	%rd679, %rd679, %rd356;
	bra.uni 	$L__BB2_317;
$L__BB2_316:
	cvt.u32.u64 	%r248, %rd356;
	cvt.u32.u64 	%r249, %rd679;
	div.u32 	%r250, %r249, %r248;
	cvt.u64.u32 	%rd679, %r250;
$L__BB2_317:
	add.s64 	%rd516, %rd1, %rd674;
	st.global.u8 	[%rd516], %rd679;
	add.s64 	%rd674, %rd674, %rd357;
	setp.lt.u64 	%p163, %rd674, %rd375;
	@%p163 bra 	$L__BB2_304;
	bra.uni 	$L__BB2_318;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd599, 0;
	@%p2 bra 	$L__BB2_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd380, %rd4, 15;
	setp.ne.s64 	%p3, %rd380, 0;
	@%p3 bra 	$L__BB2_204;
	shr.u64 	%rd5, %rd375, 4;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd533, %r27;
	setp.le.u64 	%p4, %rd5, %rd533;
	@%p4 bra 	$L__BB2_203;
	cvt.u64.u32 	%rd7, %r25;
	mov.u32 	%r28, %ntid.x;
	cvt.u64.u32 	%rd8, %r28;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r25, 0;
	@%p5 bra 	$L__BB2_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r251, 0;
$L__BB2_7:
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
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd382, [%rd3+16];
	cvt.u64.u32 	%rd383, %r251;
	mul.lo.s64 	%rd384, %rd382, %rd383;
	ld.local.u64 	%rd385, [%rd3+8];
	add.s64 	%rd550, %rd385, %rd384;
$L__BB2_9:
	shl.b64 	%rd386, %rd533, 4;
	add.s64 	%rd387, %rd550, %rd386;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd387];
	cvt.u64.u32 	%rd388, %r30;
	cvt.s64.s8 	%rd551, %rd388;
	setp.eq.s32 	%p7, %r251, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r24, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r24, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r24, 3;
	@%p10 bra 	$L__BB2_16;
	max.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd551, %rd41, %rd551;
$L__BB2_17:
	shr.u32 	%r34, %r30, 8;
	cvt.u64.u32 	%rd389, %r34;
	cvt.s64.s8 	%rd552, %rd389;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r24, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r24, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r24, 3;
	@%p14 bra 	$L__BB2_24;
	max.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd552, %rd40, %rd552;
$L__BB2_25:
	shr.u32 	%r35, %r30, 16;
	cvt.u64.u32 	%rd390, %r35;
	cvt.s64.s8 	%rd553, %rd390;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r24, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r24, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r24, 3;
	@%p18 bra 	$L__BB2_32;
	max.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd553, %rd39, %rd553;
$L__BB2_33:
	shr.u32 	%r36, %r30, 24;
	cvt.u64.u32 	%rd391, %r36;
	cvt.s64.s8 	%rd554, %rd391;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r24, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r24, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r24, 3;
	@%p22 bra 	$L__BB2_40;
	max.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd554, %rd38, %rd554;
$L__BB2_41:
	cvt.u64.u32 	%rd392, %r31;
	cvt.s64.s8 	%rd555, %rd392;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r24, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r24, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r24, 3;
	@%p26 bra 	$L__BB2_48;
	max.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd555, %rd37, %rd555;
$L__BB2_49:
	shr.u32 	%r37, %r31, 8;
	cvt.u64.u32 	%rd393, %r37;
	cvt.s64.s8 	%rd556, %rd393;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r24, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r24, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r24, 3;
	@%p30 bra 	$L__BB2_56;
	max.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd556, %rd36, %rd556;
$L__BB2_57:
	shr.u32 	%r38, %r31, 16;
	cvt.u64.u32 	%rd394, %r38;
	cvt.s64.s8 	%rd557, %rd394;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r24, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r24, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r24, 3;
	@%p34 bra 	$L__BB2_64;
	max.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd557, %rd35, %rd557;
$L__BB2_65:
	shr.u32 	%r39, %r31, 24;
	cvt.u64.u32 	%rd395, %r39;
	cvt.s64.s8 	%rd558, %rd395;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r24, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r24, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r24, 3;
	@%p38 bra 	$L__BB2_72;
	max.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.lo.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.s64 	%rd558, %rd34, %rd558;
$L__BB2_73:
	cvt.u64.u32 	%rd396, %r32;
	cvt.s64.s8 	%rd559, %rd396;
	@%p7 bra 	$L__BB2_81;
	setp.eq.s32 	%p40, %r24, 1;
	@%p40 bra 	$L__BB2_79;
	setp.eq.s32 	%p41, %r24, 2;
	@%p41 bra 	$L__BB2_78;
	setp.ne.s32 	%p42, %r24, 3;
	@%p42 bra 	$L__BB2_80;
	max.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB2_81;
$L__BB2_78:
	min.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB2_81;
$L__BB2_79:
	mul.lo.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB2_81;
$L__BB2_80:
	add.s64 	%rd559, %rd33, %rd559;
$L__BB2_81:
	shr.u32 	%r40, %r32, 8;
	cvt.u64.u32 	%rd397, %r40;
	cvt.s64.s8 	%rd560, %rd397;
	@%p7 bra 	$L__BB2_89;
	setp.eq.s32 	%p44, %r24, 1;
	@%p44 bra 	$L__BB2_87;
	setp.eq.s32 	%p45, %r24, 2;
	@%p45 bra 	$L__BB2_86;
	setp.ne.s32 	%p46, %r24, 3;
	@%p46 bra 	$L__BB2_88;
	max.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB2_89;
$L__BB2_86:
	min.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB2_89;
$L__BB2_87:
	mul.lo.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB2_89;
$L__BB2_88:
	add.s64 	%rd560, %rd32, %rd560;
$L__BB2_89:
	shr.u32 	%r41, %r32, 16;
	cvt.u64.u32 	%rd398, %r41;
	cvt.s64.s8 	%rd561, %rd398;
	@%p7 bra 	$L__BB2_97;
	setp.eq.s32 	%p48, %r24, 1;
	@%p48 bra 	$L__BB2_95;
	setp.eq.s32 	%p49, %r24, 2;
	@%p49 bra 	$L__BB2_94;
	setp.ne.s32 	%p50, %r24, 3;
	@%p50 bra 	$L__BB2_96;
	max.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB2_97;
$L__BB2_94:
	min.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB2_97;
$L__BB2_95:
	mul.lo.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	add.s64 	%rd561, %rd31, %rd561;
$L__BB2_97:
	shr.u32 	%r42, %r32, 24;
	cvt.u64.u32 	%rd399, %r42;
	cvt.s64.s8 	%rd562, %rd399;
	@%p7 bra 	$L__BB2_105;
	setp.eq.s32 	%p52, %r24, 1;
	@%p52 bra 	$L__BB2_103;
	setp.eq.s32 	%p53, %r24, 2;
	@%p53 bra 	$L__BB2_102;
	setp.ne.s32 	%p54, %r24, 3;
	@%p54 bra 	$L__BB2_104;
	max.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB2_105;
$L__BB2_102:
	min.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB2_105;
$L__BB2_103:
	mul.lo.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB2_105;
$L__BB2_104:
	add.s64 	%rd562, %rd30, %rd562;
$L__BB2_105:
	cvt.u64.u32 	%rd400, %r33;
	cvt.s64.s8 	%rd563, %rd400;
	@%p7 bra 	$L__BB2_113;
	setp.eq.s32 	%p56, %r24, 1;
	@%p56 bra 	$L__BB2_111;
	setp.eq.s32 	%p57, %r24, 2;
	@%p57 bra 	$L__BB2_110;
	setp.ne.s32 	%p58, %r24, 3;
	@%p58 bra 	$L__BB2_112;
	max.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB2_113;
$L__BB2_110:
	min.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB2_113;
$L__BB2_111:
	mul.lo.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB2_113;
$L__BB2_112:
	add.s64 	%rd563, %rd29, %rd563;
$L__BB2_113:
	shr.u32 	%r43, %r33, 8;
	cvt.u64.u32 	%rd401, %r43;
	cvt.s64.s8 	%rd564, %rd401;
	@%p7 bra 	$L__BB2_121;
	setp.eq.s32 	%p60, %r24, 1;
	@%p60 bra 	$L__BB2_119;
	setp.eq.s32 	%p61, %r24, 2;
	@%p61 bra 	$L__BB2_118;
	setp.ne.s32 	%p62, %r24, 3;
	@%p62 bra 	$L__BB2_120;
	max.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB2_121;
$L__BB2_118:
	min.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB2_121;
$L__BB2_119:
	mul.lo.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB2_121;
$L__BB2_120:
	add.s64 	%rd564, %rd28, %rd564;
$L__BB2_121:
	shr.u32 	%r44, %r33, 16;
	cvt.u64.u32 	%rd402, %r44;
	cvt.s64.s8 	%rd565, %rd402;
	@%p7 bra 	$L__BB2_129;
	setp.eq.s32 	%p64, %r24, 1;
	@%p64 bra 	$L__BB2_127;
	setp.eq.s32 	%p65, %r24, 2;
	@%p65 bra 	$L__BB2_126;
	setp.ne.s32 	%p66, %r24, 3;
	@%p66 bra 	$L__BB2_128;
	max.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB2_129;
$L__BB2_126:
	min.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB2_129;
$L__BB2_127:
	mul.lo.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB2_129;
$L__BB2_128:
	add.s64 	%rd565, %rd27, %rd565;
$L__BB2_129:
	shr.u32 	%r45, %r33, 24;
	cvt.u64.u32 	%rd403, %r45;
	cvt.s64.s8 	%rd566, %rd403;
	@%p7 bra 	$L__BB2_137;
	setp.eq.s32 	%p68, %r24, 1;
	@%p68 bra 	$L__BB2_135;
	setp.eq.s32 	%p69, %r24, 2;
	@%p69 bra 	$L__BB2_134;
	setp.ne.s32 	%p70, %r24, 3;
	@%p70 bra 	$L__BB2_136;
	max.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB2_137;
$L__BB2_134:
	min.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB2_137;
$L__BB2_135:
	mul.lo.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB2_137;
$L__BB2_136:
	add.s64 	%rd566, %rd26, %rd566;
$L__BB2_137:
	add.s32 	%r251, %r251, 1;
	setp.lt.u32 	%p71, %r251, %r25;
	@%p71 bra 	$L__BB2_7;
$L__BB2_138:
	setp.ne.s32 	%p72, %r24, 4;
	mov.u64 	%rd583, %rd551;
	@%p72 bra 	$L__BB2_142;
	and.b64  	%rd404, %rd551, -4294967296;
	setp.eq.s64 	%p73, %rd404, 0;
	@%p73 bra 	$L__BB2_141;
	div.s64 	%rd583, %rd551, %rd7;
	bra.uni 	$L__BB2_142;
$L__BB2_141:
	cvt.u32.u64 	%r46, %rd7;
	cvt.u32.u64 	%r47, %rd551;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd583, %r48;
$L__BB2_142:
	mov.u64 	%rd584, %rd552;
	@%p72 bra 	$L__BB2_146;
	and.b64  	%rd405, %rd552, -4294967296;
	setp.eq.s64 	%p75, %rd405, 0;
	@%p75 bra 	$L__BB2_145;
	div.s64 	%rd584, %rd552, %rd7;
	bra.uni 	$L__BB2_146;
$L__BB2_145:
	cvt.u32.u64 	%r49, %rd7;
	cvt.u32.u64 	%r50, %rd552;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd584, %r51;
$L__BB2_146:
	mov.u64 	%rd585, %rd553;
	@%p72 bra 	$L__BB2_150;
	and.b64  	%rd406, %rd553, -4294967296;
	setp.eq.s64 	%p77, %rd406, 0;
	@%p77 bra 	$L__BB2_149;
	div.s64 	%rd585, %rd553, %rd7;
	bra.uni 	$L__BB2_150;
$L__BB2_149:
	cvt.u32.u64 	%r52, %rd7;
	cvt.u32.u64 	%r53, %rd553;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd585, %r54;
$L__BB2_150:
	mov.u64 	%rd586, %rd554;
	@%p72 bra 	$L__BB2_154;
	and.b64  	%rd407, %rd554, -4294967296;
	setp.eq.s64 	%p79, %rd407, 0;
	@%p79 bra 	$L__BB2_153;
	div.s64 	%rd586, %rd554, %rd7;
	bra.uni 	$L__BB2_154;
$L__BB2_153:
	cvt.u32.u64 	%r55, %rd7;
	cvt.u32.u64 	%r56, %rd554;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd586, %r57;
$L__BB2_154:
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
	@%p72 bra 	$L__BB2_158;
	and.b64  	%rd408, %rd555, -4294967296;
	setp.eq.s64 	%p81, %rd408, 0;
	@%p81 bra 	$L__BB2_157;
	div.s64 	%rd587, %rd555, %rd7;
	bra.uni 	$L__BB2_158;
$L__BB2_157:
	cvt.u32.u64 	%r67, %rd7;
	cvt.u32.u64 	%r68, %rd555;
	div.u32 	%r69, %r68, %r67;
	cvt.u64.u32 	%rd587, %r69;
$L__BB2_158:
	mov.u64 	%rd588, %rd556;
	@%p72 bra 	$L__BB2_162;
	and.b64  	%rd409, %rd556, -4294967296;
	setp.eq.s64 	%p83, %rd409, 0;
	@%p83 bra 	$L__BB2_161;
	div.s64 	%rd588, %rd556, %rd7;
	bra.uni 	$L__BB2_162;
$L__BB2_161:
	cvt.u32.u64 	%r70, %rd7;
	cvt.u32.u64 	%r71, %rd556;
	div.u32 	%r72, %r71, %r70;
	cvt.u64.u32 	%rd588, %r72;
$L__BB2_162:
	mov.u64 	%rd589, %rd557;
	@%p72 bra 	$L__BB2_166;
	and.b64  	%rd410, %rd557, -4294967296;
	setp.eq.s64 	%p85, %rd410, 0;
	@%p85 bra 	$L__BB2_165;
	div.s64 	%rd589, %rd557, %rd7;
	bra.uni 	$L__BB2_166;
$L__BB2_165:
	cvt.u32.u64 	%r73, %rd7;
	cvt.u32.u64 	%r74, %rd557;
	div.u32 	%r75, %r74, %r73;
	cvt.u64.u32 	%rd589, %r75;
$L__BB2_166:
	mov.u64 	%rd590, %rd558;
	@%p72 bra 	$L__BB2_170;
	and.b64  	%rd411, %rd558, -4294967296;
	setp.eq.s64 	%p87, %rd411, 0;
	@%p87 bra 	$L__BB2_169;
	div.s64 	%rd590, %rd558, %rd7;
	bra.uni 	$L__BB2_170;
$L__BB2_169:
	cvt.u32.u64 	%r76, %rd7;
	cvt.u32.u64 	%r77, %rd558;
	div.u32 	%r78, %r77, %r76;
	cvt.u64.u32 	%rd590, %r78;
$L__BB2_170:
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
	@%p72 bra 	$L__BB2_174;
	and.b64  	%rd412, %rd559, -4294967296;
	setp.eq.s64 	%p89, %rd412, 0;
	@%p89 bra 	$L__BB2_173;
	div.s64 	%rd591, %rd559, %rd7;
	bra.uni 	$L__BB2_174;
$L__BB2_173:
	cvt.u32.u64 	%r88, %rd7;
	cvt.u32.u64 	%r89, %rd559;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd591, %r90;
$L__BB2_174:
	mov.u64 	%rd592, %rd560;
	@%p72 bra 	$L__BB2_178;
	and.b64  	%rd413, %rd560, -4294967296;
	setp.eq.s64 	%p91, %rd413, 0;
	@%p91 bra 	$L__BB2_177;
	div.s64 	%rd592, %rd560, %rd7;
	bra.uni 	$L__BB2_178;
$L__BB2_177:
	cvt.u32.u64 	%r91, %rd7;
	cvt.u32.u64 	%r92, %rd560;
	div.u32 	%r93, %r92, %r91;
	cvt.u64.u32 	%rd592, %r93;
$L__BB2_178:
	mov.u64 	%rd593, %rd561;
	@%p72 bra 	$L__BB2_182;
	and.b64  	%rd414, %rd561, -4294967296;
	setp.eq.s64 	%p93, %rd414, 0;
	@%p93 bra 	$L__BB2_181;
	div.s64 	%rd593, %rd561, %rd7;
	bra.uni 	$L__BB2_182;
$L__BB2_181:
	cvt.u32.u64 	%r94, %rd7;
	cvt.u32.u64 	%r95, %rd561;
	div.u32 	%r96, %r95, %r94;
	cvt.u64.u32 	%rd593, %r96;
$L__BB2_182:
	mov.u64 	%rd594, %rd562;
	@%p72 bra 	$L__BB2_186;
	and.b64  	%rd415, %rd562, -4294967296;
	setp.eq.s64 	%p95, %rd415, 0;
	@%p95 bra 	$L__BB2_185;
	div.s64 	%rd594, %rd562, %rd7;
	bra.uni 	$L__BB2_186;
$L__BB2_185:
	cvt.u32.u64 	%r97, %rd7;
	cvt.u32.u64 	%r98, %rd562;
	div.u32 	%r99, %r98, %r97;
	cvt.u64.u32 	%rd594, %r99;
$L__BB2_186:
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
	@%p72 bra 	$L__BB2_190;
	and.b64  	%rd416, %rd563, -4294967296;
	setp.eq.s64 	%p97, %rd416, 0;
	@%p97 bra 	$L__BB2_189;
	div.s64 	%rd595, %rd563, %rd7;
	bra.uni 	$L__BB2_190;
$L__BB2_189:
	cvt.u32.u64 	%r109, %rd7;
	cvt.u32.u64 	%r110, %rd563;
	div.u32 	%r111, %r110, %r109;
	cvt.u64.u32 	%rd595, %r111;
$L__BB2_190:
	mov.u64 	%rd596, %rd564;
	@%p72 bra 	$L__BB2_194;
	and.b64  	%rd417, %rd564, -4294967296;
	setp.eq.s64 	%p99, %rd417, 0;
	@%p99 bra 	$L__BB2_193;
	div.s64 	%rd596, %rd564, %rd7;
	bra.uni 	$L__BB2_194;
$L__BB2_193:
	cvt.u32.u64 	%r112, %rd7;
	cvt.u32.u64 	%r113, %rd564;
	div.u32 	%r114, %r113, %r112;
	cvt.u64.u32 	%rd596, %r114;
$L__BB2_194:
	mov.u64 	%rd597, %rd565;
	@%p72 bra 	$L__BB2_198;
	and.b64  	%rd418, %rd565, -4294967296;
	setp.eq.s64 	%p101, %rd418, 0;
	@%p101 bra 	$L__BB2_197;
	div.s64 	%rd597, %rd565, %rd7;
	bra.uni 	$L__BB2_198;
$L__BB2_197:
	cvt.u32.u64 	%r115, %rd7;
	cvt.u32.u64 	%r116, %rd565;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd597, %r117;
$L__BB2_198:
	mov.u64 	%rd598, %rd566;
	@%p72 bra 	$L__BB2_202;
	and.b64  	%rd419, %rd566, -4294967296;
	setp.eq.s64 	%p103, %rd419, 0;
	@%p103 bra 	$L__BB2_201;
	div.s64 	%rd598, %rd566, %rd7;
	bra.uni 	$L__BB2_202;
$L__BB2_201:
	cvt.u32.u64 	%r118, %rd7;
	cvt.u32.u64 	%r119, %rd566;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd598, %r120;
$L__BB2_202:
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
	@%p104 bra 	$L__BB2_5;
$L__BB2_203:
	and.b64  	%rd599, %rd375, -16;
$L__BB2_204:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd422, %r131;
	add.s64 	%rd600, %rd599, %rd422;
	setp.ge.u64 	%p105, %rd600, %rd375;
	@%p105 bra 	$L__BB2_318;
	cvt.u64.u32 	%rd209, %r25;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd210, %r132;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB2_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB2_208;
	ld.local.u64 	%rd601, [%rd3+8];
	bra.uni 	$L__BB2_209;
$L__BB2_208:
	ld.local.u64 	%rd601, [%rd3];
$L__BB2_209:
	add.s64 	%rd423, %rd601, %rd600;
	ld.s8 	%rd604, [%rd423];
	setp.lt.u32 	%p107, %r25, 2;
	@%p107 bra 	$L__BB2_222;
	mov.u32 	%r252, 1;
$L__BB2_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r252;
	@%p108 bra 	$L__BB2_213;
	bra.uni 	$L__BB2_212;
$L__BB2_213:
	ld.local.u64 	%rd603, [%rd3];
	bra.uni 	$L__BB2_214;
$L__BB2_212:
	ld.local.u64 	%rd424, [%rd3+16];
	cvt.u64.u32 	%rd425, %r252;
	mul.lo.s64 	%rd426, %rd424, %rd425;
	ld.local.u64 	%rd427, [%rd3+8];
	add.s64 	%rd603, %rd427, %rd426;
$L__BB2_214:
	add.s64 	%rd428, %rd603, %rd600;
	ld.s8 	%rd220, [%rd428];
	setp.eq.s32 	%p109, %r24, 1;
	@%p109 bra 	$L__BB2_219;
	setp.eq.s32 	%p110, %r24, 2;
	@%p110 bra 	$L__BB2_218;
	setp.ne.s32 	%p111, %r24, 3;
	@%p111 bra 	$L__BB2_220;
	max.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_219:
	mul.lo.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_218:
	min.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_220:
	add.s64 	%rd604, %rd604, %rd220;
$L__BB2_221:
	add.s32 	%r252, %r252, 1;
	setp.lt.u32 	%p112, %r252, %r25;
	@%p112 bra 	$L__BB2_211;
$L__BB2_222:
	setp.ne.s32 	%p113, %r24, 4;
	@%p113 bra 	$L__BB2_226;
	and.b64  	%rd429, %rd604, -4294967296;
	setp.eq.s64 	%p114, %rd429, 0;
	@%p114 bra 	$L__BB2_225;
	div.s64 	%rd604, %rd604, %rd209;
	bra.uni 	$L__BB2_226;
$L__BB2_225:
	cvt.u32.u64 	%r134, %rd209;
	cvt.u32.u64 	%r135, %rd604;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd604, %r136;
$L__BB2_226:
	add.s64 	%rd430, %rd1, %rd600;
	st.global.u8 	[%rd430], %rd604;
	add.s64 	%rd600, %rd600, %rd210;
	setp.lt.u64 	%p115, %rd600, %rd375;
	@%p115 bra 	$L__BB2_206;
$L__BB2_318:
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
	.reg .b64 	%rd<217>;
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
	add.s64 	%rd56, %rd44, 15;
	shr.u64 	%rd57, %rd56, 4;
	cvt.u64.u32 	%rd4, %r61;
	add.s64 	%rd58, %rd4, %rd57;
	add.s64 	%rd5, %rd58, -1;
	and.b64  	%rd59, %rd5, -4294967296;
	setp.eq.s64 	%p6, %rd59, 0;
	@%p6 bra 	$L__BB3_9;
	div.u64 	%rd212, %rd5, %rd4;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r62, %rd4;
	cvt.u32.u64 	%r63, %rd5;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd212, %r64;
$L__BB3_10:
	cvt.u64.u32 	%rd60, %r54;
	shl.b64 	%rd61, %rd212, 4;
	mul.lo.s64 	%rd62, %rd61, %rd60;
	min.u64 	%rd213, %rd62, %rd44;
	add.s64 	%rd63, %rd213, %rd61;
	min.u64 	%rd12, %rd63, %rd44;
	mov.u32 	%r121, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r121;
	cvt.u64.u32 	%rd64, %r39;
	mul.lo.s64 	%rd65, %rd47, %rd64;
	sub.s64 	%rd66, %rd12, %rd213;
	min.u64 	%rd17, %rd65, %rd66;
	add.s64 	%rd67, %rd17, 15;
	shr.u64 	%rd68, %rd67, 4;
	add.s64 	%rd69, %rd64, %rd68;
	add.s64 	%rd18, %rd69, -1;
	and.b64  	%rd70, %rd18, -4294967296;
	setp.eq.s64 	%p7, %rd70, 0;
	@%p7 bra 	$L__BB3_13;
	div.u64 	%rd214, %rd18, %rd64;
	bra.uni 	$L__BB3_14;
$L__BB3_13:
	cvt.u32.u64 	%r66, %rd18;
	div.u32 	%r67, %r66, %r39;
	cvt.u64.u32 	%rd214, %r67;
$L__BB3_14:
	shl.b64 	%rd22, %rd214, 4;
	add.s32 	%r9, %r8, 1;
	setp.lt.u32 	%p8, %r39, 2;
	@%p8 bra 	$L__BB3_17;
	add.s32 	%r122, %r38, 1;
	and.b32  	%r69, %r9, 3;
	cvt.u64.u32 	%rd72, %r69;
	or.b64  	%rd74, %rd54, %rd72;
	mul.lo.s64 	%rd76, %rd74, %rd64;
	cvt.u64.u32 	%rd77, %r38;
	add.s64 	%rd78, %rd76, %rd77;
	mul.lo.s64 	%rd79, %rd78, %rd47;
	add.s64 	%rd23, %rd79, %rd48;
	mov.u32 	%r123, 1;
$L__BB3_16:
	.pragma "nounroll";
	rem.u32 	%r71, %r122, %r39;
	cvt.u64.u32 	%rd80, %r71;
	mul.wide.u32 	%rd81, %r71, 8;
	add.s64 	%rd82, %rd51, %rd81;
	ld.global.u64 	%rd83, [%rd82];
	add.s64 	%rd84, %rd83, %rd23;
	mul.lo.s64 	%rd85, %rd22, %rd80;
	min.u64 	%rd86, %rd85, %rd17;
	add.s64 	%rd87, %rd86, %rd213;
	add.s64 	%rd88, %rd42, %rd87;
	add.s32 	%r72, %r71, 1;
	cvt.u64.u32 	%rd89, %r72;
	mul.lo.s64 	%rd90, %rd22, %rd89;
	min.u64 	%rd91, %rd90, %rd17;
	sub.s64 	%rd92, %rd91, %rd86;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd84;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd88;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd92;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	cvt.u64.u32 	%rd97, %r55;
	mul.wide.u32 	%rd99, %r55, 8;
	add.s64 	%rd100, %rd51, %rd99;
	ld.global.u64 	%rd101, [%rd100];
	mov.u64 	%rd102, 0;
	mul.wide.u32 	%rd103, %r39, %r54;
	cvt.u64.u32 	%rd104, %r38;
	add.s64 	%rd105, %rd103, %rd104;
	shl.b64 	%rd106, %rd105, 3;
	add.s64 	%rd107, %rd101, %rd106;
	add.s64 	%rd93, %rd107, 4096;
	cvt.u64.u32 	%rd108, %r40;
	cvt.u64.u32 	%rd109, %r9;
	bfi.b64 	%rd94, %rd108, %rd109, 32, 32;
	st.release.sys.global.u64 [%rd93], %rd94;
	ld.global.u64 	%rd112, [%rd53];
	add.s64 	%rd113, %rd103, %rd97;
	shl.b64 	%rd114, %rd113, 3;
	add.s64 	%rd115, %rd112, %rd114;
	add.s64 	%rd25, %rd115, 4096;
	ld.acquire.sys.global.u64 %rd215, [%rd25];
	add.u64 	%rd116, %SP, 0;
	add.u64 	%rd117, %SPL, 0;
	st.local.u64 	[%rd117], %rd102;
	cvt.u32.u64 	%r125, %rd215;
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
	st.param.b64 	[param2+0], %rd116;
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
	ld.acquire.sys.global.u64 %rd215, [%rd25];
	add.s32 	%r124, %r124, 1;
	cvt.u32.u64 	%r125, %rd215;
	sub.s32 	%r82, %r125, %r9;
	setp.lt.s32 	%p16, %r82, 0;
	@%p16 bra 	$L__BB3_20;
$L__BB3_24:
	setp.ne.s32 	%p17, %r9, %r125;
	mov.u32 	%r126, 0;
	@%p17 bra 	$L__BB3_27;
	shr.u64 	%rd121, %rd215, 32;
	cvt.u32.u64 	%r21, %rd121;
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
	add.u64 	%rd122, %SP, 8;
	add.u64 	%rd123, %SPL, 8;
	and.b32  	%r88, %r9, 3;
	cvt.u64.u32 	%rd124, %r88;
	or.b64  	%rd126, %rd54, %rd124;
	cvt.u64.u32 	%rd127, %r38;
	mul.lo.s64 	%rd133, %rd65, %rd126;
	add.s64 	%rd134, %rd133, %rd48;
	ld.global.u64 	%rd135, [%rd53];
	add.s64 	%rd136, %rd135, %rd134;
	mul.lo.s64 	%rd137, %rd22, %rd127;
	min.u64 	%rd138, %rd137, %rd17;
	add.s64 	%rd139, %rd138, %rd213;
	add.s64 	%rd29, %rd43, %rd139;
	add.s64 	%rd140, %rd42, %rd139;
	st.local.u64 	[%rd123], %rd140;
	st.local.u64 	[%rd123+8], %rd136;
	st.local.u64 	[%rd123+16], %rd47;
	st.local.u32 	[%rd123+24], %r38;
	add.s32 	%r90, %r38, 1;
	cvt.u64.u32 	%rd141, %r90;
	mul.lo.s64 	%rd142, %rd22, %rd141;
	min.u64 	%rd143, %rd142, %rd17;
	sub.s64 	%rd30, %rd143, %rd138;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd122;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd30;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r52;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r39;
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
	add.s32 	%r121, %r8, 2;
	@%p8 bra 	$L__BB3_31;
	and.b32  	%r92, %r121, 3;
	cvt.u64.u32 	%rd144, %r92;
	or.b64  	%rd146, %rd54, %rd144;
	mul.lo.s64 	%rd148, %rd146, %rd64;
	add.s64 	%rd150, %rd148, %rd127;
	mul.lo.s64 	%rd151, %rd150, %rd47;
	add.s64 	%rd31, %rd151, %rd48;
	mov.u32 	%r128, 1;
$L__BB3_30:
	.pragma "nounroll";
	add.s32 	%r94, %r128, %r38;
	rem.u32 	%r95, %r94, %r39;
	mul.wide.u32 	%rd153, %r95, 8;
	add.s64 	%rd154, %rd51, %rd153;
	ld.global.u64 	%rd155, [%rd154];
	add.s64 	%rd156, %rd155, %rd31;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd156;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd29;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd30;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	cvt.u64.u32 	%rd161, %r55;
	mul.wide.u32 	%rd163, %r55, 8;
	add.s64 	%rd164, %rd51, %rd163;
	ld.global.u64 	%rd165, [%rd164];
	mov.u64 	%rd166, 0;
	mul.wide.u32 	%rd167, %r39, %r54;
	add.s64 	%rd169, %rd167, %rd127;
	shl.b64 	%rd170, %rd169, 3;
	add.s64 	%rd171, %rd165, %rd170;
	add.s64 	%rd157, %rd171, 4096;
	cvt.u64.u32 	%rd172, %r40;
	cvt.u64.u32 	%rd173, %r121;
	bfi.b64 	%rd158, %rd172, %rd173, 32, 32;
	st.release.sys.global.u64 [%rd157], %rd158;
	ld.global.u64 	%rd176, [%rd53];
	add.s64 	%rd177, %rd167, %rd161;
	shl.b64 	%rd178, %rd177, 3;
	add.s64 	%rd179, %rd176, %rd178;
	add.s64 	%rd32, %rd179, 4096;
	ld.acquire.sys.global.u64 %rd216, [%rd32];
	add.u64 	%rd180, %SP, 0;
	add.u64 	%rd181, %SPL, 0;
	st.local.u64 	[%rd181], %rd166;
	cvt.u32.u64 	%r130, %rd216;
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
	st.param.b64 	[param2+0], %rd180;
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
	ld.acquire.sys.global.u64 %rd216, [%rd32];
	add.s32 	%r129, %r129, 1;
	cvt.u32.u64 	%r130, %rd216;
	sub.s32 	%r105, %r130, %r121;
	setp.lt.s32 	%p28, %r105, 0;
	@%p28 bra 	$L__BB3_34;
$L__BB3_38:
	setp.ne.s32 	%p29, %r121, %r130;
	mov.u32 	%r131, 0;
	@%p29 bra 	$L__BB3_41;
	shr.u64 	%rd185, %rd216, 32;
	cvt.u32.u64 	%r33, %rd185;
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
	cvt.u64.u32 	%rd186, %r112;
	or.b64  	%rd188, %rd54, %rd186;
	mul.lo.s64 	%rd36, %rd188, %rd64;
	mov.u32 	%r133, 1;
$L__BB3_44:
	.pragma "nounroll";
	add.s32 	%r114, %r133, %r38;
	rem.u32 	%r115, %r114, %r39;
	cvt.u64.u32 	%rd192, %r115;
	add.s64 	%rd193, %rd36, %rd192;
	mul.lo.s64 	%rd194, %rd193, %rd47;
	add.s64 	%rd195, %rd194, %rd48;
	ld.global.u64 	%rd196, [%rd53];
	add.s64 	%rd197, %rd196, %rd195;
	mul.lo.s64 	%rd198, %rd22, %rd192;
	min.u64 	%rd199, %rd198, %rd17;
	add.s64 	%rd200, %rd199, %rd213;
	add.s64 	%rd201, %rd43, %rd200;
	add.s32 	%r116, %r115, 1;
	cvt.u64.u32 	%rd202, %r116;
	mul.lo.s64 	%rd203, %rd22, %rd202;
	min.u64 	%rd204, %rd203, %rd17;
	sub.s64 	%rd205, %rd204, %rd199;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd201;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd197;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd205;
	call.uni
	_ZN10collective4copyEPaPKam,
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
	add.s64 	%rd213, %rd17, %rd213;
	setp.lt.u64 	%p34, %rd213, %rd12;
	@%p34 bra 	$L__BB3_11;
	setp.ne.s32 	%p36, %r55, 0;
	@%p36 bra 	$L__BB3_48;
	ld.global.u64 	%rd209, [%rd53];
	add.s64 	%rd211, %rd209, %rd54;
	add.s32 	%r119, %r8, 2;
	st.u32 	[%rd211+64], %r119;
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
	.reg .pred 	%p<104>;
	.reg .b16 	%rs<49>;
	.reg .b32 	%r<265>;
	.reg .b64 	%rd<409>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd136, [words_param_0];
	ld.param.u64 	%rd137, [words_param_1];
	ld.param.u32 	%r76, [words_param_2];
	ld.param.u32 	%r77, [words_param_3];
	ld.param.u32 	%r78, [words_param_4];
	ld.param.u32 	%r79, [words_param_5];
	ld.param.u64 	%rd138, [words_param_6];
	ld.param.u64 	%rd139, [words_param_7];
	ld.param.u64 	%rd140, [words_param_8];
	ld.param.v2.u32 	{%r90, %r91}, [words_param_9+72];
	ld.param.u64 	%rd141, [words_param_9];
	cvta.to.global.u64 	%rd1, %rd139;
	add.u64 	%rd148, %SP, 0;
	add.u64 	%rd2, %SPL, 0;
	add.u64 	%rd3, %SPL, 24;
	cvt.u64.u32 	%rd4, %r76;
	cvta.to.global.u64 	%rd5, %rd136;
	mul.wide.u32 	%rd150, %r76, 8;
	add.s64 	%rd151, %rd5, %rd150;
	ld.global.u64 	%rd6, [%rd151];
	mov.u32 	%r92, %ctaid.x;
	mul.wide.u32 	%rd152, %r92, 4;
	add.s64 	%rd153, %rd6, %rd152;
	cvt.u64.u32 	%rd7, %r92;
	ld.u32 	%r1, [%rd153+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p2, %r2, 0;
	mov.u16 	%rs41, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.u32 	%r93, [%rd6];
	setp.ne.s32 	%p3, %r93, 0;
	selp.u16 	%rs41, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs41, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd8, %rd137;
	ld.volatile.global.u32 	%r94, [%rd8+4];
	setp.ne.s32 	%p5, %r94, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd8+8], %r79;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r95, 4;
	st.global.u32 	[%rd8+4], %r95;
$L__BB4_6:
	cvt.u32.u16 	%r96, %rs41;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r96, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r97, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r97, 0;
	@%p6 bra 	$L__BB4_100;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd154, %rd141, 15;
	shr.u64 	%rd155, %rd154, 4;
	mov.u32 	%r98, %nctaid.x;
	cvt.u64.u32 	%rd10, %r98;
	add.s64 	%rd156, %rd10, %rd155;
	add.s64 	%rd11, %rd156, -1;
	and.b64  	%rd157, %rd11, -4294967296;
	setp.eq.s64 	%p7, %rd157, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd366, %rd11, %rd10;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r99, %rd10;
	cvt.u32.u64 	%r100, %rd11;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd366, %r101;
$L__BB4_10:
	shl.b64 	%rd158, %rd366, 4;
	mul.lo.s64 	%rd159, %rd158, %rd7;
	min.u64 	%rd15, %rd159, %rd141;
	add.s64 	%rd160, %rd15, %rd158;
	min.u64 	%rd16, %rd160, %rd141;
	mov.u64 	%rd161, 7;
	sub.s64 	%rd162, %rd161, %rd15;
	add.s64 	%rd163, %rd162, %rd16;
	shr.u64 	%rd164, %rd163, 3;
	cvt.u32.u64 	%r4, %rd164;
	or.b64  	%rd165, %rd140, %rd139;
	and.b64  	%rd17, %rd165, 7;
	setp.eq.s32 	%p8, %r2, %r76;
	setp.ge.u32 	%p9, %r2, %r77;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mov.u32 	%r242, %tid.x;
	mul.wide.u32 	%rd168, %r242, 8;
	add.s64 	%rd169, %rd5, %rd168;
	ld.global.u64 	%rd170, [%rd169];
	cvt.u64.u32 	%rd171, %r77;
	mul.lo.s64 	%rd172, %rd171, %rd7;
	add.s64 	%rd173, %rd172, %rd4;
	shl.b64 	%rd174, %rd173, 3;
	add.s64 	%rd175, %rd170, %rd174;
	add.s64 	%rd166, %rd175, 4096;
	cvt.u64.u32 	%rd176, %r78;
	cvt.u64.u32 	%rd177, %r3;
	bfi.b64 	%rd167, %rd176, %rd177, 32, 32;
	st.relaxed.sys.global.u64 [%rd166], %rd167;
$L__BB4_12:
	mov.u32 	%r239, %tid.x;
	setp.ge.u32 	%p11, %r239, %r4;
	@%p11 bra 	$L__BB4_25;
	ld.param.u64 	%rd365, [words_param_9+48];
	ld.param.u64 	%rd364, [words_param_9+40];
	mov.u32 	%r243, %tid.x;
	setp.ne.s64 	%p1, %rd17, 0;
	and.b32  	%r102, %r3, 3;
	cvt.u64.u32 	%rd178, %r102;
	shl.b64 	%rd179, %rd7, 2;
	or.b64  	%rd180, %rd179, %rd178;
	cvt.u64.u32 	%rd181, %r77;
	mul.lo.s64 	%rd182, %rd180, %rd181;
	add.s64 	%rd183, %rd182, %rd4;
	mul.lo.s64 	%rd184, %rd183, %rd364;
	add.s64 	%rd21, %rd184, %rd365;
	mov.u32 	%r5, %ntid.x;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd22, %r243;
	mul.wide.u32 	%rd185, %r243, 8;
	add.s64 	%rd23, %rd185, %rd15;
	add.s64 	%rd186, %rd23, 8;
	setp.gt.u64 	%p12, %rd186, %rd16;
	or.pred  	%p13, %p12, %p1;
	@%p13 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r244, 0;
	st.local.v2.u32 	[%rd2], {%r244, %r244};
	mov.u64 	%rd367, %rd2;
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd188, %r244;
	add.s64 	%rd25, %rd23, %rd188;
	setp.ge.u64 	%p14, %rd25, %rd16;
	@%p14 bra 	$L__BB4_19;
	add.s64 	%rd189, %rd1, %rd25;
	ld.global.u8 	%rs19, [%rd189];
	st.local.u8 	[%rd367], %rs19;
$L__BB4_19:
	add.s32 	%r244, %r244, 1;
	add.s64 	%rd367, %rd367, 1;
	setp.ne.s32 	%p15, %r244, 8;
	@%p15 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r245, %r246}, [%rd2];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	add.s64 	%rd187, %rd1, %rd23;
	ld.global.v2.u32 	{%r245, %r246}, [%rd187];
	st.local.v2.u32 	[%rd2], {%r245, %r246};
$L__BB4_21:
	setp.lt.u32 	%p16, %r77, 2;
	@%p16 bra 	$L__BB4_24;
	shl.b64 	%rd190, %rd22, 4;
	add.s64 	%rd27, %rd21, %rd190;
	mov.u32 	%r247, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r112, %r247, %r76;
	rem.u32 	%r113, %r112, %r77;
	mul.wide.u32 	%rd192, %r113, 8;
	add.s64 	%rd193, %rd5, %rd192;
	ld.global.u64 	%rd194, [%rd193];
	add.s64 	%rd191, %rd194, %rd27;
	st.volatile.global.v4.u32 [%rd191], {%r245, %r3, %r246, %r3};
	add.s32 	%r247, %r247, 1;
	setp.lt.u32 	%p17, %r247, %r77;
	@%p17 bra 	$L__BB4_23;
$L__BB4_24:
	cvt.u32.u64 	%r114, %rd22;
	add.s32 	%r243, %r114, %r5;
	setp.lt.u32 	%p18, %r243, %r4;
	@%p18 bra 	$L__BB4_14;
$L__BB4_25:
	mov.u16 	%rs45, 0;
	@%p11 bra 	$L__BB4_88;
	mov.u32 	%r248, %tid.x;
	cvt.u64.u32 	%rd28, %r77;
$L__BB4_27:
	.pragma "nounroll";
	mul.wide.u32 	%rd196, %r248, 8;
	add.s64 	%rd41, %rd196, %rd15;
	add.s64 	%rd197, %rd41, 8;
	setp.gt.u64 	%p20, %rd197, %rd16;
	setp.ne.s64 	%p21, %rd17, 0;
	or.pred  	%p22, %p20, %p21;
	@%p22 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_28;
$L__BB4_29:
	cvta.to.local.u64 	%rd205, %rd148;
	mov.u32 	%r249, 0;
	st.local.v2.u32 	[%rd205], {%r249, %r249};
$L__BB4_30:
	.pragma "nounroll";
	cvt.u64.u32 	%rd42, %r249;
	add.s64 	%rd43, %rd41, %rd42;
	setp.ge.u64 	%p23, %rd43, %rd16;
	@%p23 bra 	$L__BB4_32;
	cvta.to.local.u64 	%rd358, %rd148;
	add.s64 	%rd209, %rd1, %rd43;
	ld.global.u8 	%rs21, [%rd209];
	add.s64 	%rd210, %rd358, %rd42;
	st.local.u8 	[%rd210], %rs21;
$L__BB4_32:
	cvt.u32.u64 	%r118, %rd42;
	add.s32 	%r249, %r118, 1;
	setp.ne.s32 	%p24, %r249, 8;
	@%p24 bra 	$L__BB4_30;
	cvta.to.local.u64 	%rd357, %rd148;
	ld.local.v2.u32 	{%r250, %r251}, [%rd357];
	bra.uni 	$L__BB4_34;
$L__BB4_28:
	add.s64 	%rd201, %rd1, %rd41;
	ld.global.v2.u32 	{%r250, %r251}, [%rd201];
	cvta.to.local.u64 	%rd203, %rd148;
	st.local.v2.u32 	[%rd203], {%r250, %r251};
$L__BB4_34:
	setp.eq.s32 	%p25, %r77, 0;
	mov.u16 	%rs45, 0;
	@%p25 bra 	$L__BB4_53;
	mov.u16 	%rs45, 0;
	mov.u32 	%r252, 0;
$L__BB4_36:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r252, %r76;
	mov.u32 	%r256, %r251;
	mov.u32 	%r257, %r250;
	@%p26 bra 	$L__BB4_45;
	cvt.u64.u32 	%rd363, %r248;
	ld.param.u64 	%rd362, [words_param_9+48];
	shl.b64 	%rd361, %rd363, 4;
	add.s64 	%rd360, %rd361, %rd362;
	ld.param.u64 	%rd355, [words_param_9+40];
	cvt.u64.u32 	%rd215, %r252;
	and.b32  	%r127, %r3, 3;
	cvt.u64.u32 	%rd217, %r127;
	or.b64  	%rd218, %rd152, %rd217;
	mul.lo.s64 	%rd219, %rd218, %rd28;
	add.s64 	%rd220, %rd219, %rd215;
	mul.lo.s64 	%rd224, %rd220, %rd355;
	add.s64 	%rd225, %rd360, %rd224;
	ld.global.u64 	%rd226, [%rd151];
	mov.u64 	%rd227, 0;
	add.s64 	%rd214, %rd226, %rd225;
	add.u64 	%rd229, %SPL, 16;
	st.local.u64 	[%rd229], %rd227;
	ld.volatile.global.v4.u32 {%r257, %r123, %r256, %r125}, [%rd214];
	setp.eq.s32 	%p27, %r123, %r3;
	setp.eq.s32 	%p28, %r125, %r3;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_43;
	mov.u32 	%r255, 1;
$L__BB4_39:
	and.b32  	%r129, %r255, 63;
	setp.ne.s32 	%p30, %r129, 0;
	@%p30 bra 	$L__BB4_42;
	add.u64 	%rd356, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd136;
	st.param.b64 	[param0+8], %rd137;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd138;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r255;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd356;
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
	add.s32 	%r255, %r255, 1;
	ld.volatile.global.v4.u32 {%r257, %r131, %r256, %r133}, [%rd214];
	setp.ne.s32 	%p32, %r131, %r3;
	setp.ne.s32 	%p33, %r133, %r3;
	or.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_39;
	bra.uni 	$L__BB4_43;
$L__BB4_41:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd136;
	st.param.b64 	[param0+8], %rd137;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd138;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r44;
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
$L__BB4_43:
	setp.eq.s32 	%p35, %r91, 0;
	@%p35 bra 	$L__BB4_45;
	ld.volatile.global.v4.u32 {%r257, %r135, %r256, %r137}, [%rd214];
$L__BB4_45:
	setp.eq.s32 	%p36, %r90, 1;
	@%p36 bra 	$L__BB4_50;
	setp.eq.s32 	%p37, %r90, 2;
	@%p37 bra 	$L__BB4_49;
	setp.ne.s32 	%p38, %r90, 3;
	@%p38 bra 	$L__BB4_51;
	setp.eq.s32 	%p39, %r252, 0;
	cvt.u64.u32 	%rd233, %r257;
	cvt.s64.s8 	%rd234, %rd233;
	setp.lt.s64 	%p40, %rd391, %rd234;
	or.pred  	%p41, %p39, %p40;
	selp.b64 	%rd391, %rd234, %rd391, %p41;
	shr.u32 	%r138, %r257, 8;
	cvt.u64.u32 	%rd235, %r138;
	cvt.s64.s8 	%rd236, %rd235;
	setp.lt.s64 	%p42, %rd390, %rd236;
	or.pred  	%p43, %p39, %p42;
	selp.b64 	%rd390, %rd236, %rd390, %p43;
	shr.u32 	%r139, %r257, 16;
	cvt.u64.u32 	%rd237, %r139;
	cvt.s64.s8 	%rd238, %rd237;
	setp.lt.s64 	%p44, %rd389, %rd238;
	or.pred  	%p45, %p39, %p44;
	selp.b64 	%rd389, %rd238, %rd389, %p45;
	shr.u32 	%r140, %r257, 24;
	cvt.u64.u32 	%rd239, %r140;
	cvt.s64.s8 	%rd240, %rd239;
	setp.lt.s64 	%p46, %rd388, %rd240;
	or.pred  	%p47, %p39, %p46;
	selp.b64 	%rd388, %rd240, %rd388, %p47;
	cvt.u64.u32 	%rd241, %r256;
	cvt.s64.s8 	%rd242, %rd241;
	setp.lt.s64 	%p48, %rd387, %rd242;
	or.pred  	%p49, %p39, %p48;
	selp.b64 	%rd387, %rd242, %rd387, %p49;
	shr.u32 	%r141, %r256, 8;
	cvt.u64.u32 	%rd243, %r141;
	cvt.s64.s8 	%rd244, %rd243;
	setp.lt.s64 	%p50, %rd386, %rd244;
	or.pred  	%p51, %p39, %p50;
	selp.b64 	%rd386, %rd244, %rd386, %p51;
	shr.u32 	%r142, %r256, 16;
	cvt.u64.u32 	%rd245, %r142;
	cvt.s64.s8 	%rd246, %rd245;
	setp.lt.s64 	%p52, %rd385, %rd246;
	or.pred  	%p53, %p39, %p52;
	selp.b64 	%rd385, %rd246, %rd385, %p53;
	shr.u32 	%r143, %r256, 24;
	cvt.u64.u32 	%rd247, %r143;
	cvt.s64.s8 	%rd248, %rd247;
	setp.lt.s64 	%p54, %rd384, %rd248;
	or.pred  	%p55, %p39, %p54;
	selp.b64 	%rd384, %rd248, %rd384, %p55;
	bra.uni 	$L__BB4_52;
$L__BB4_50:
	setp.eq.s32 	%p73, %r252, 0;
	cvt.u64.u32 	%rd265, %r257;
	cvt.s64.s8 	%rd266, %rd265;
	selp.b64 	%rd267, 1, %rd391, %p73;
	mul.lo.s64 	%rd391, %rd266, %rd267;
	shr.u32 	%r150, %r257, 8;
	cvt.u64.u32 	%rd268, %r150;
	cvt.s64.s8 	%rd269, %rd268;
	selp.b64 	%rd270, 1, %rd390, %p73;
	mul.lo.s64 	%rd390, %rd269, %rd270;
	shr.u32 	%r151, %r257, 16;
	cvt.u64.u32 	%rd271, %r151;
	cvt.s64.s8 	%rd272, %rd271;
	selp.b64 	%rd273, 1, %rd389, %p73;
	mul.lo.s64 	%rd389, %rd272, %rd273;
	shr.u32 	%r152, %r257, 24;
	cvt.u64.u32 	%rd274, %r152;
	cvt.s64.s8 	%rd275, %rd274;
	selp.b64 	%rd276, 1, %rd388, %p73;
	mul.lo.s64 	%rd388, %rd275, %rd276;
	cvt.u64.u32 	%rd277, %r256;
	cvt.s64.s8 	%rd278, %rd277;
	selp.b64 	%rd279, 1, %rd387, %p73;
	mul.lo.s64 	%rd387, %rd278, %rd279;
	shr.u32 	%r153, %r256, 8;
	cvt.u64.u32 	%rd280, %r153;
	cvt.s64.s8 	%rd281, %rd280;
	selp.b64 	%rd282, 1, %rd386, %p73;
	mul.lo.s64 	%rd386, %rd281, %rd282;
	shr.u32 	%r154, %r256, 16;
	cvt.u64.u32 	%rd283, %r154;
	cvt.s64.s8 	%rd284, %rd283;
	selp.b64 	%rd285, 1, %rd385, %p73;
	mul.lo.s64 	%rd385, %rd284, %rd285;
	shr.u32 	%r155, %r256, 24;
	cvt.u64.u32 	%rd286, %r155;
	cvt.s64.s8 	%rd287, %rd286;
	selp.b64 	%rd288, 1, %rd384, %p73;
	mul.lo.s64 	%rd384, %rd287, %rd288;
	bra.uni 	$L__BB4_52;
$L__BB4_49:
	setp.eq.s32 	%p56, %r252, 0;
	cvt.u64.u32 	%rd249, %r257;
	cvt.s64.s8 	%rd250, %rd249;
	setp.gt.s64 	%p57, %rd391, %rd250;
	or.pred  	%p58, %p56, %p57;
	selp.b64 	%rd391, %rd250, %rd391, %p58;
	shr.u32 	%r144, %r257, 8;
	cvt.u64.u32 	%rd251, %r144;
	cvt.s64.s8 	%rd252, %rd251;
	setp.gt.s64 	%p59, %rd390, %rd252;
	or.pred  	%p60, %p56, %p59;
	selp.b64 	%rd390, %rd252, %rd390, %p60;
	shr.u32 	%r145, %r257, 16;
	cvt.u64.u32 	%rd253, %r145;
	cvt.s64.s8 	%rd254, %rd253;
	setp.gt.s64 	%p61, %rd389, %rd254;
	or.pred  	%p62, %p56, %p61;
	selp.b64 	%rd389, %rd254, %rd389, %p62;
	shr.u32 	%r146, %r257, 24;
	cvt.u64.u32 	%rd255, %r146;
	cvt.s64.s8 	%rd256, %rd255;
	setp.gt.s64 	%p63, %rd388, %rd256;
	or.pred  	%p64, %p56, %p63;
	selp.b64 	%rd388, %rd256, %rd388, %p64;
	cvt.u64.u32 	%rd257, %r256;
	cvt.s64.s8 	%rd258, %rd257;
	setp.gt.s64 	%p65, %rd387, %rd258;
	or.pred  	%p66, %p56, %p65;
	selp.b64 	%rd387, %rd258, %rd387, %p66;
	shr.u32 	%r147, %r256, 8;
	cvt.u64.u32 	%rd259, %r147;
	cvt.s64.s8 	%rd260, %rd259;
	setp.gt.s64 	%p67, %rd386, %rd260;
	or.pred  	%p68, %p56, %p67;
	selp.b64 	%rd386, %rd260, %rd386, %p68;
	shr.u32 	%r148, %r256, 16;
	cvt.u64.u32 	%rd261, %r148;
	cvt.s64.s8 	%rd262, %rd261;
	setp.gt.s64 	%p69, %rd385, %rd262;
	or.pred  	%p70, %p56, %p69;
	selp.b64 	%rd385, %rd262, %rd385, %p70;
	shr.u32 	%r149, %r256, 24;
	cvt.u64.u32 	%rd263, %r149;
	cvt.s64.s8 	%rd264, %rd263;
	setp.gt.s64 	%p71, %rd384, %rd264;
	or.pred  	%p72, %p56, %p71;
	selp.b64 	%rd384, %rd264, %rd384, %p72;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	setp.eq.s32 	%p74, %r252, 0;
	cvt.u64.u32 	%rd289, %r257;
	cvt.s64.s8 	%rd290, %rd289;
	selp.b64 	%rd291, 0, %rd391, %p74;
	add.s64 	%rd391, %rd290, %rd291;
	shr.u32 	%r156, %r257, 8;
	cvt.u64.u32 	%rd292, %r156;
	cvt.s64.s8 	%rd293, %rd292;
	selp.b64 	%rd294, 0, %rd390, %p74;
	add.s64 	%rd390, %rd293, %rd294;
	shr.u32 	%r157, %r257, 16;
	cvt.u64.u32 	%rd295, %r157;
	cvt.s64.s8 	%rd296, %rd295;
	selp.b64 	%rd297, 0, %rd389, %p74;
	add.s64 	%rd389, %rd296, %rd297;
	shr.u32 	%r158, %r257, 24;
	cvt.u64.u32 	%rd298, %r158;
	cvt.s64.s8 	%rd299, %rd298;
	selp.b64 	%rd300, 0, %rd388, %p74;
	add.s64 	%rd388, %rd299, %rd300;
	cvt.u64.u32 	%rd301, %r256;
	cvt.s64.s8 	%rd302, %rd301;
	selp.b64 	%rd303, 0, %rd387, %p74;
	add.s64 	%rd387, %rd302, %rd303;
	shr.u32 	%r159, %r256, 8;
	cvt.u64.u32 	%rd304, %r159;
	cvt.s64.s8 	%rd305, %rd304;
	selp.b64 	%rd306, 0, %rd386, %p74;
	add.s64 	%rd386, %rd305, %rd306;
	shr.u32 	%r160, %r256, 16;
	cvt.u64.u32 	%rd307, %r160;
	cvt.s64.s8 	%rd308, %rd307;
	selp.b64 	%rd309, 0, %rd385, %p74;
	add.s64 	%rd385, %rd308, %rd309;
	shr.u32 	%r161, %r256, 24;
	cvt.u64.u32 	%rd310, %r161;
	cvt.s64.s8 	%rd311, %rd310;
	selp.b64 	%rd312, 0, %rd384, %p74;
	add.s64 	%rd384, %rd311, %rd312;
$L__BB4_52:
	add.s32 	%r252, %r252, 1;
	setp.lt.u32 	%p75, %r252, %r77;
	@%p75 bra 	$L__BB4_36;
$L__BB4_53:
	and.b16  	%rs25, %rs45, 255;
	setp.ne.s16 	%p76, %rs25, 0;
	@%p76 bra 	$L__BB4_88;
	setp.eq.s32 	%p77, %r90, 4;
	@%p77 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_55;
$L__BB4_56:
	and.b64  	%rd313, %rd391, -4294967296;
	setp.eq.s64 	%p78, %rd313, 0;
	@%p78 bra 	$L__BB4_58;
	div.s64 	%rd400, %rd391, %rd28;
	bra.uni 	$L__BB4_59;
$L__BB4_55:
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
	st.local.v4.u16 	[%rd3], {%rs29, %rs28, %rs27, %rs26};
	prmt.b32 	%r261, %r168, %r171, 4180;
	prmt.b32 	%r260, %r174, %r177, 4180;
	bra.uni 	$L__BB4_81;
$L__BB4_58:
	cvt.u32.u64 	%r178, %rd28;
	cvt.u32.u64 	%r179, %rd391;
	div.u32 	%r180, %r179, %r178;
	cvt.u64.u32 	%rd400, %r180;
$L__BB4_59:
	and.b64  	%rd314, %rd390, -4294967296;
	setp.eq.s64 	%p79, %rd314, 0;
	@%p79 bra 	$L__BB4_61;
	div.s64 	%rd401, %rd390, %rd28;
	bra.uni 	$L__BB4_62;
$L__BB4_61:
	cvt.u32.u64 	%r181, %rd28;
	cvt.u32.u64 	%r182, %rd390;
	div.u32 	%r183, %r182, %r181;
	cvt.u64.u32 	%rd401, %r183;
$L__BB4_62:
	and.b64  	%rd315, %rd389, -4294967296;
	setp.eq.s64 	%p80, %rd315, 0;
	@%p80 bra 	$L__BB4_64;
	div.s64 	%rd402, %rd389, %rd28;
	bra.uni 	$L__BB4_65;
$L__BB4_64:
	cvt.u32.u64 	%r184, %rd28;
	cvt.u32.u64 	%r185, %rd389;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd402, %r186;
$L__BB4_65:
	and.b64  	%rd316, %rd388, -4294967296;
	setp.eq.s64 	%p81, %rd316, 0;
	@%p81 bra 	$L__BB4_67;
	div.s64 	%rd403, %rd388, %rd28;
	bra.uni 	$L__BB4_68;
$L__BB4_67:
	cvt.u32.u64 	%r187, %rd28;
	cvt.u32.u64 	%r188, %rd388;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd403, %r189;
$L__BB4_68:
	and.b64  	%rd317, %rd387, -4294967296;
	setp.eq.s64 	%p82, %rd317, 0;
	@%p82 bra 	$L__BB4_70;
	div.s64 	%rd404, %rd387, %rd28;
	bra.uni 	$L__BB4_71;
$L__BB4_70:
	cvt.u32.u64 	%r190, %rd28;
	cvt.u32.u64 	%r191, %rd387;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd404, %r192;
$L__BB4_71:
	and.b64  	%rd318, %rd386, -4294967296;
	setp.eq.s64 	%p83, %rd318, 0;
	@%p83 bra 	$L__BB4_73;
	div.s64 	%rd405, %rd386, %rd28;
	bra.uni 	$L__BB4_74;
$L__BB4_73:
	cvt.u32.u64 	%r193, %rd28;
	cvt.u32.u64 	%r194, %rd386;
	div.u32 	%r195, %r194, %r193;
	cvt.u64.u32 	%rd405, %r195;
$L__BB4_74:
	and.b64  	%rd319, %rd385, -4294967296;
	setp.eq.s64 	%p84, %rd319, 0;
	@%p84 bra 	$L__BB4_76;
	div.s64 	%rd406, %rd385, %rd28;
	bra.uni 	$L__BB4_77;
$L__BB4_76:
	cvt.u32.u64 	%r196, %rd28;
	cvt.u32.u64 	%r197, %rd385;
	div.u32 	%r198, %r197, %r196;
	cvt.u64.u32 	%rd406, %r198;
$L__BB4_77:
	and.b64  	%rd320, %rd384, -4294967296;
	setp.eq.s64 	%p85, %rd320, 0;
	@%p85 bra 	$L__BB4_79;
	div.s64 	%rd407, %rd384, %rd28;
	bra.uni 	$L__BB4_80;
$L__BB4_79:
	cvt.u32.u64 	%r199, %rd28;
	cvt.u32.u64 	%r200, %rd384;
	div.u32 	%r201, %r200, %r199;
	cvt.u64.u32 	%rd407, %r201;
$L__BB4_80:
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
	st.local.v4.u16 	[%rd3], {%rs33, %rs32, %rs31, %rs30};
	prmt.b32 	%r261, %r208, %r211, 4180;
	prmt.b32 	%r260, %r214, %r217, 4180;
$L__BB4_81:
	add.s64 	%rd353, %rd41, 8;
	setp.eq.s64 	%p86, %rd17, 0;
	setp.le.u64 	%p87, %rd353, %rd16;
	and.pred  	%p88, %p86, %p87;
	@%p88 bra 	$L__BB4_86;
	bra.uni 	$L__BB4_82;
$L__BB4_86:
	cvta.to.global.u64 	%rd327, %rd140;
	add.s64 	%rd328, %rd327, %rd41;
	st.global.v2.u32 	[%rd328], {%r260, %r261};
	bra.uni 	$L__BB4_87;
$L__BB4_82:
	mov.u32 	%r262, 0;
$L__BB4_83:
	.pragma "nounroll";
	cvt.u64.u32 	%rd127, %r262;
	add.s64 	%rd128, %rd41, %rd127;
	setp.ge.u64 	%p89, %rd128, %rd16;
	@%p89 bra 	$L__BB4_85;
	add.s64 	%rd324, %rd3, %rd127;
	ld.local.u8 	%rs34, [%rd324];
	cvta.to.global.u64 	%rd325, %rd140;
	add.s64 	%rd326, %rd325, %rd128;
	st.global.u8 	[%rd326], %rs34;
$L__BB4_85:
	cvt.u32.u64 	%r219, %rd127;
	add.s32 	%r262, %r219, 1;
	setp.eq.s32 	%p90, %r262, 8;
	@%p90 bra 	$L__BB4_87;
	bra.uni 	$L__BB4_83;
$L__BB4_87:
	cvt.u64.u32 	%rd359, %r248;
	cvt.u32.u64 	%r220, %rd359;
	mov.u32 	%r221, %ntid.x;
	add.s32 	%r248, %r220, %r221;
	setp.lt.u32 	%p91, %r248, %r4;
	mov.u16 	%rs45, 0;
	@%p91 bra 	$L__BB4_27;
$L__BB4_88:
	mov.u32 	%r222, %tid.x;
	setp.eq.s32 	%p92, %r222, %r76;
	setp.ge.u32 	%p93, %r222, %r77;
	and.b16  	%rs36, %rs45, 255;
	setp.ne.s16 	%p94, %rs36, 0;
	or.pred  	%p95, %p93, %p94;
	or.pred  	%p96, %p92, %p95;
	@%p96 bra 	$L__BB4_98;
	mov.u32 	%r238, %ctaid.x;
	ld.global.u64 	%rd334, [%rd151];
	mov.u64 	%rd335, 0;
	mul.wide.u32 	%rd336, %r77, %r238;
	cvt.u64.u32 	%rd337, %r222;
	add.s64 	%rd338, %rd336, %rd337;
	shl.b64 	%rd339, %rd338, 3;
	add.s64 	%rd340, %rd334, %rd339;
	add.s64 	%rd129, %rd340, 4096;
	ld.acquire.sys.global.u64 %rd408, [%rd129];
	add.u64 	%rd341, %SP, 8;
	add.u64 	%rd342, %SPL, 8;
	st.local.u64 	[%rd342], %rd335;
	cvt.u32.u64 	%r264, %rd408;
	sub.s32 	%r225, %r264, %r3;
	setp.gt.s32 	%p97, %r225, -1;
	@%p97 bra 	$L__BB4_95;
	mov.u32 	%r263, 1;
$L__BB4_91:
	and.b32  	%r227, %r263, 63;
	setp.ne.s32 	%p98, %r227, 0;
	@%p98 bra 	$L__BB4_94;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd136;
	st.param.b64 	[param0+8], %rd137;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd138;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
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
	ld.param.b32 	%r71, [retval0+0];
	}
	setp.eq.s32 	%p99, %r71, 0;
	@%p99 bra 	$L__BB4_94;
	bra.uni 	$L__BB4_93;
$L__BB4_94:
	ld.acquire.sys.global.u64 %rd408, [%rd129];
	add.s32 	%r263, %r263, 1;
	cvt.u32.u64 	%r264, %rd408;
	sub.s32 	%r229, %r264, %r3;
	setp.lt.s32 	%p100, %r229, 0;
	@%p100 bra 	$L__BB4_91;
$L__BB4_95:
	setp.ne.s32 	%p101, %r3, %r264;
	mov.u16 	%rs45, 0;
	@%p101 bra 	$L__BB4_98;
	shr.u64 	%rd346, %rd408, 32;
	cvt.u32.u64 	%r75, %rd346;
	setp.eq.s32 	%p102, %r75, %r78;
	@%p102 bra 	$L__BB4_98;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd136;
	st.param.b64 	[param0+8], %rd137;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd138;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r222;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r75;
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
	bra.uni 	$L__BB4_98;
$L__BB4_93:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd136;
	st.param.b64 	[param0+8], %rd137;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd138;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r71;
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
$L__BB4_98:
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
	setp.ne.s32 	%p103, %r235, 0;
	@%p103 bra 	$L__BB4_100;
	ld.global.u64 	%rd350, [%rd151];
	add.s64 	%rd352, %rd350, %rd152;
	add.s32 	%r237, %r1, 1;
	st.u32 	[%rd352+64], %r237;
$L__BB4_100:
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
