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
.func  (.param .b32 func_retval0) _ZN10collective6isLostENS_7MeetingEjjjRl
(
	.param .align 8 .b8 _ZN10collective6isLostENS_7MeetingEjjjRl_param_0[56],
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_1,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_2,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_3,
	.param .b64 _ZN10collective6isLostENS_7MeetingEjjjRl_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKjm
(
	.param .b64 _ZN10collective12loadElementsEPKjm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKjm_param_1
)
;
.func _ZN10collective13storeElementsEPjm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPjm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPjm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPjm5uint2_param_2[8]
)
;
.visible .entry one_shot(
	.param .u64 one_shot_param_0,
	.param .u64 one_shot_param_1,
	.param .u32 one_shot_param_2,
	.param .u32 one_shot_param_3,
	.param .u32 one_shot_param_4,
	.param .u32 one_shot_param_5,
	.param .u64 one_shot_param_6,
	.param .u64 one_shot_param_7,
	.param .u64 one_shot_param_8,
	.param .align 8 .b8 one_shot_param_9[120]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot0[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<35>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<102>;
	.reg .b64 	%rd<145>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd26, [one_shot_param_0];
	ld.param.u64 	%rd27, [one_shot_param_1];
	ld.param.u32 	%r25, [one_shot_param_2];
	ld.param.u32 	%r26, [one_shot_param_3];
	ld.param.u32 	%r27, [one_shot_param_4];
	ld.param.u32 	%r28, [one_shot_param_5];
	ld.param.u64 	%rd28, [one_shot_param_6];
	ld.param.u64 	%rd29, [one_shot_param_7];
	ld.param.u64 	%rd30, [one_shot_param_8];
	ld.param.v2.u32 	{%r35, %r36}, [one_shot_param_9+80];
	ld.param.v2.u32 	{%r37, %r38}, [one_shot_param_9+88];
	ld.param.v2.u32 	{%r39, %r40}, [one_shot_param_9+96];
	ld.param.u64 	%rd40, [one_shot_param_9+72];
	ld.param.u64 	%rd35, [one_shot_param_9+32];
	ld.param.u64 	%rd34, [one_shot_param_9+24];
	ld.param.u64 	%rd32, [one_shot_param_9+8];
	ld.param.u64 	%rd31, [one_shot_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd43, %rd40;
	mov.u32 	%r41, %ctaid.x;
	mul.wide.u32 	%rd44, %r41, 4;
	add.s64 	%rd45, %rd43, %rd44;
	cvt.u64.u32 	%rd2, %r41;
	add.s64 	%rd3, %rd45, 64;
	ld.global.u32 	%r1, [%rd45+64];
	mov.u32 	%r42, %tid.x;
	setp.ne.s32 	%p2, %r42, 0;
	mov.u16 	%rs4, 0;
	@%p2 bra 	$L__BB0_2;
	ld.volatile.global.u32 	%r43, [%rd43];
	setp.ne.s32 	%p3, %r43, 0;
	selp.u16 	%rs4, 1, 0, %p3;
$L__BB0_2:
	setp.eq.s16 	%p4, %rs4, 0;
	@%p4 bra 	$L__BB0_6;
	cvta.to.global.u64 	%rd4, %rd27;
	ld.volatile.global.u32 	%r44, [%rd4+4];
	setp.ne.s32 	%p5, %r44, 0;
	@%p5 bra 	$L__BB0_5;
	st.global.u32 	[%rd4+8], %r28;
$L__BB0_5:
	membar.sys;
	mov.u32 	%r45, 4;
	st.global.u32 	[%rd4+4], %r45;
$L__BB0_6:
	cvt.u32.u16 	%r46, %rs4;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r46, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r47, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r47, 0;
	@%p6 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_7;
$L__BB0_42:
	ret;
$L__BB0_7:
	mov.u32 	%r48, %nctaid.x;
	add.s64 	%rd47, %rd31, 3;
	shr.u64 	%rd48, %rd47, 2;
	cvt.u64.u32 	%rd6, %r48;
	add.s64 	%rd49, %rd6, %rd48;
	add.s64 	%rd7, %rd49, -1;
	and.b64  	%rd50, %rd7, -4294967296;
	setp.eq.s64 	%p7, %rd50, 0;
	@%p7 bra 	$L__BB0_9;
	div.u64 	%rd141, %rd7, %rd6;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r49, %rd6;
	cvt.u32.u64 	%r50, %rd7;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd141, %r51;
$L__BB0_10:
	shl.b64 	%rd51, %rd141, 2;
	mul.lo.s64 	%rd52, %rd51, %rd2;
	min.u64 	%rd12, %rd52, %rd31;
	add.s64 	%rd53, %rd12, %rd51;
	min.u64 	%rd13, %rd53, %rd31;
	setp.eq.s64 	%p8, %rd13, %rd12;
	mov.u32 	%r94, 1;
	@%p8 bra 	$L__BB0_15;
	shr.u64 	%rd54, %rd34, 2;
	not.b64 	%rd55, %rd12;
	add.s64 	%rd56, %rd54, %rd55;
	add.s64 	%rd14, %rd56, %rd13;
	or.b64  	%rd57, %rd14, %rd54;
	and.b64  	%rd58, %rd57, -4294967296;
	setp.eq.s64 	%p9, %rd58, 0;
	@%p9 bra 	$L__BB0_13;
	div.u64 	%rd142, %rd14, %rd54;
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.u32.u64 	%r53, %rd54;
	cvt.u32.u64 	%r54, %rd14;
	div.u32 	%r55, %r54, %r53;
	cvt.u64.u32 	%rd142, %r55;
$L__BB0_14:
	cvt.u32.u64 	%r94, %rd142;
$L__BB0_15:
	mov.u32 	%r95, 0;
	add.s32 	%r9, %r25, 1;
	cvta.to.global.u64 	%rd62, %rd26;
	cvt.u64.u32 	%rd68, %r26;
	cvt.u64.u32 	%rd70, %r25;
	shr.u64 	%rd78, %rd34, 2;
$L__BB0_16:
	.pragma "nounroll";
	setp.ge.u32 	%p10, %r95, %r94;
	@%p10 bra 	$L__BB0_24;
	setp.eq.s32 	%p11, %r36, 0;
	@%p11 bra 	$L__BB0_22;
	mov.u32 	%r97, 0;
	mov.u32 	%r96, %r9;
$L__BB0_19:
	.pragma "nounroll";
	rem.u32 	%r58, %r96, %r36;
	add.s32 	%r12, %r58, %r35;
	setp.eq.s32 	%p12, %r12, %r25;
	@%p12 bra 	$L__BB0_21;
	cvt.u64.u32 	%rd61, %r12;
	mul.wide.u32 	%rd63, %r12, 8;
	add.s64 	%rd64, %rd62, %rd63;
	add.s32 	%r60, %r95, %r1;
	add.s32 	%r61, %r60, 1;
	and.b32  	%r62, %r61, 3;
	cvt.u64.u32 	%rd66, %r62;
	or.b64  	%rd67, %rd44, %rd66;
	mul.lo.s64 	%rd69, %rd67, %rd68;
	add.s64 	%rd71, %rd69, %rd70;
	mul.lo.s64 	%rd72, %rd71, %rd34;
	add.s64 	%rd73, %rd72, %rd35;
	ld.global.u64 	%rd74, [%rd64];
	add.s64 	%rd75, %rd74, %rd73;
	mul.lo.s64 	%rd76, %rd32, %rd61;
	cvt.u64.u32 	%rd77, %r95;
	mul.lo.s64 	%rd79, %rd78, %rd77;
	add.s64 	%rd80, %rd79, %rd12;
	add.s64 	%rd81, %rd76, %rd80;
	shl.b64 	%rd82, %rd81, 2;
	add.s64 	%rd83, %rd29, %rd82;
	sub.s64 	%rd84, %rd13, %rd80;
	min.u64 	%rd85, %rd78, %rd84;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd75;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd83;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd85;
	call.uni
	_ZN10collective4copyEPjPKjm,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_21:
	add.s32 	%r97, %r97, 1;
	add.s32 	%r96, %r96, 1;
	setp.lt.u32 	%p13, %r97, %r36;
	@%p13 bra 	$L__BB0_19;
$L__BB0_22:
	bar.sync 	0;
	setp.eq.s32 	%p14, %r42, %r25;
	setp.ge.u32 	%p15, %r42, %r26;
	or.pred  	%p16, %p14, %p15;
	@%p16 bra 	$L__BB0_24;
	mul.wide.u32 	%rd89, %r42, 8;
	add.s64 	%rd90, %rd62, %rd89;
	membar.sys;
	ld.global.u64 	%rd91, [%rd90];
	mul.wide.u32 	%rd92, %r26, %r41;
	add.s64 	%rd94, %rd92, %rd70;
	shl.b64 	%rd95, %rd94, 3;
	add.s64 	%rd96, %rd91, %rd95;
	add.s64 	%rd86, %rd96, 4096;
	cvt.u64.u32 	%rd97, %r27;
	add.s32 	%r66, %r95, %r1;
	add.s32 	%r67, %r66, 1;
	cvt.u64.u32 	%rd98, %r67;
	bfi.b64 	%rd87, %rd97, %rd98, 32, 32;
	st.release.sys.global.u64 [%rd86], %rd87;
$L__BB0_24:
	setp.eq.s32 	%p17, %r95, 0;
	@%p17 bra 	$L__BB0_39;
	setp.eq.s32 	%p18, %r42, %r25;
	setp.ge.u32 	%p19, %r42, %r26;
	or.pred  	%p20, %p18, %p19;
	mov.u32 	%r68, 0;
	mov.u32 	%r101, %r68;
	@%p20 bra 	$L__BB0_36;
	mul.wide.u32 	%rd101, %r26, %r41;
	cvt.u64.u32 	%rd102, %r42;
	add.s64 	%rd103, %rd101, %rd102;
	shl.b64 	%rd104, %rd103, 3;
	add.s64 	%rd105, %rd40, %rd104;
	add.s64 	%rd100, %rd105, 4096;
	ld.acquire.sys.global.u64 %rd144, [%rd100];
	add.u64 	%rd107, %SPL, 0;
	mov.u64 	%rd108, 0;
	st.local.u64 	[%rd107], %rd108;
	cvt.u32.u64 	%r100, %rd144;
	add.s32 	%r72, %r95, %r1;
	sub.s32 	%r73, %r100, %r72;
	setp.gt.s32 	%p22, %r73, -1;
	mov.pred 	%p34, 0;
	@%p22 bra 	$L__BB0_32;
	mov.u32 	%r99, 1;
$L__BB0_28:
	and.b32  	%r75, %r99, 63;
	setp.ne.s32 	%p23, %r75, 0;
	@%p23 bra 	$L__BB0_31;
	add.u64 	%rd140, %SP, 0;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd26;
	st.param.b64 	[param0+8], %rd27;
	st.param.v2.b32 	[param0+16], {%r25, %r26};
	st.param.v2.b32 	[param0+24], {%r27, %r28};
	st.param.b64 	[param0+32], %rd28;
	st.param.b64 	[param0+40], %rd40;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r99;
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
	ld.param.b32 	%r18, [retval0+0];
	}
	setp.eq.s32 	%p24, %r18, 0;
	@%p24 bra 	$L__BB0_31;
	bra.uni 	$L__BB0_30;
$L__BB0_31:
	ld.acquire.sys.global.u64 %rd144, [%rd100];
	add.s32 	%r99, %r99, 1;
	cvt.u32.u64 	%r100, %rd144;
	sub.s32 	%r80, %r100, %r72;
	setp.lt.s32 	%p27, %r80, 0;
	@%p27 bra 	$L__BB0_28;
	bra.uni 	$L__BB0_32;
$L__BB0_30:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd26;
	st.param.b64 	[param0+8], %rd27;
	st.param.v2.b32 	[param0+16], {%r25, %r26};
	st.param.v2.b32 	[param0+24], {%r27, %r28};
	st.param.b64 	[param0+32], %rd28;
	st.param.b64 	[param0+40], %rd40;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r18;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r42;
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
	mov.pred 	%p34, -1;
$L__BB0_32:
	mov.u32 	%r81, 1;
	mov.u32 	%r101, %r81;
	@%p34 bra 	$L__BB0_36;
	setp.ne.s32 	%p28, %r72, %r100;
	mov.u32 	%r101, %r68;
	@%p28 bra 	$L__BB0_36;
	shr.u64 	%rd117, %rd144, 32;
	cvt.u32.u64 	%r22, %rd117;
	setp.eq.s32 	%p29, %r22, %r27;
	mov.u32 	%r101, %r68;
	@%p29 bra 	$L__BB0_36;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd26;
	st.param.b64 	[param0+8], %rd27;
	st.param.v2.b32 	[param0+16], {%r25, %r26};
	st.param.v2.b32 	[param0+24], {%r27, %r28};
	st.param.b64 	[param0+32], %rd28;
	st.param.b64 	[param0+40], %rd40;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r42;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r22;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u32 	%r101, %r81;
$L__BB0_36:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r101, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r87, 1, 0, %p2;
	}
	setp.ne.s32 	%p30, %r87, 0;
	@%p30 bra 	$L__BB0_42;
	setp.eq.s32 	%p31, %r38, 0;
	add.u64 	%rd118, %SP, 8;
	add.u64 	%rd119, %SPL, 8;
	add.s32 	%r88, %r95, -1;
	cvt.u64.u32 	%rd120, %r88;
	mul.lo.s64 	%rd121, %rd78, %rd120;
	add.s64 	%rd25, %rd121, %rd12;
	add.s32 	%r89, %r95, %r1;
	and.b32  	%r90, %r89, 3;
	cvt.u64.u32 	%rd122, %r90;
	or.b64  	%rd124, %rd44, %rd122;
	mul.lo.s64 	%rd126, %rd34, %rd68;
	mul.lo.s64 	%rd127, %rd126, %rd124;
	add.s64 	%rd128, %rd127, %rd35;
	add.s64 	%rd129, %rd40, %rd128;
	mul.lo.s64 	%rd131, %rd32, %rd70;
	add.s64 	%rd132, %rd25, %rd131;
	shl.b64 	%rd133, %rd132, 2;
	add.s64 	%rd134, %rd29, %rd133;
	st.local.u64 	[%rd119], %rd134;
	st.local.u64 	[%rd119+8], %rd129;
	st.local.u64 	[%rd119+16], %rd34;
	st.local.u32 	[%rd119+24], %r25;
	@%p31 bra 	$L__BB0_39;
	sub.s64 	%rd135, %rd13, %rd25;
	shl.b64 	%rd136, %rd25, 2;
	add.s64 	%rd137, %rd30, %rd136;
	min.u64 	%rd138, %rd78, %rd135;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd137;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd118;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd138;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r39;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r26;
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
$L__BB0_39:
	add.s32 	%r95, %r95, 1;
	setp.le.u32 	%p32, %r95, %r94;
	@%p32 bra 	$L__BB0_16;
	@%p2 bra 	$L__BB0_42;
	add.s32 	%r93, %r94, %r1;
	st.global.u32 	[%rd3], %r93;
	bra.uni 	$L__BB0_42;
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
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd2, %rd22, 2;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd49, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	add.s64 	%rd27, %rd49, %rd4;
	setp.ge.u64 	%p3, %rd27, %rd2;
	@%p3 bra 	$L__BB1_5;
	shl.b32 	%r4, %r1, 2;
	cvt.u64.u32 	%rd5, %r4;
	cvt.u64.u32 	%rd6, %r1;
	shl.b32 	%r5, %r1, 1;
	cvt.u64.u32 	%rd7, %r5;
	shl.b64 	%rd30, %rd6, 4;
	shl.b64 	%rd32, %rd7, 4;
$L__BB1_4:
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
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd49, %rd2;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd11, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd41, %rd49, 4;
	add.s64 	%rd42, %rd20, %rd41;
	add.s64 	%rd43, %rd1, %rd41;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd43];
	st.v4.u32 	[%rd42], {%r38, %r39, %r40, %r41};
	add.s64 	%rd49, %rd49, %rd11;
	setp.lt.u64 	%p6, %rd49, %rd2;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd51, %rd22, -4;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd44, %r46;
	add.s64 	%rd52, %rd51, %rd44;
	setp.ge.u64 	%p7, %rd52, %rd22;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd17, %r47;
$L__BB1_11:
	.pragma "nounroll";
	shl.b64 	%rd45, %rd52, 2;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.u32 	%r48, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.u32 	[%rd47], %r48;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
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
	.param .align 8 .b8 two_shot_param_9[120]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot3[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<48>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<139>;
	.reg .b64 	%rd<225>;
	mov.u64 	%SPL, __local_depot3;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd44, [two_shot_param_0];
	ld.param.u64 	%rd45, [two_shot_param_1];
	ld.param.u32 	%r39, [two_shot_param_2];
	ld.param.u32 	%r40, [two_shot_param_3];
	ld.param.u32 	%r41, [two_shot_param_4];
	ld.param.u32 	%r42, [two_shot_param_5];
	ld.param.u64 	%rd46, [two_shot_param_6];
	ld.param.u64 	%rd47, [two_shot_param_7];
	ld.param.u64 	%rd48, [two_shot_param_8];
	ld.param.v2.u32 	{%r53, %r54}, [two_shot_param_9+96];
	ld.param.u64 	%rd58, [two_shot_param_9+72];
	ld.param.u64 	%rd53, [two_shot_param_9+32];
	ld.param.u64 	%rd52, [two_shot_param_9+24];
	ld.param.u64 	%rd49, [two_shot_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd61, %rd58;
	mov.u32 	%r55, %ctaid.x;
	mul.wide.u32 	%rd62, %r55, 4;
	add.s64 	%rd63, %rd61, %rd62;
	cvt.u64.u32 	%rd2, %r55;
	add.s64 	%rd3, %rd63, 64;
	ld.global.u32 	%r1, [%rd63+64];
	mov.u32 	%r56, %tid.x;
	setp.ne.s32 	%p3, %r56, 0;
	mov.u16 	%rs8, 0;
	@%p3 bra 	$L__BB3_2;
	ld.volatile.global.u32 	%r57, [%rd61];
	setp.ne.s32 	%p4, %r57, 0;
	selp.u16 	%rs8, 1, 0, %p4;
$L__BB3_2:
	setp.eq.s16 	%p5, %rs8, 0;
	@%p5 bra 	$L__BB3_6;
	cvta.to.global.u64 	%rd4, %rd45;
	ld.volatile.global.u32 	%r58, [%rd4+4];
	setp.ne.s32 	%p6, %r58, 0;
	@%p6 bra 	$L__BB3_5;
	st.global.u32 	[%rd4+8], %r42;
$L__BB3_5:
	membar.sys;
	mov.u32 	%r59, 4;
	st.global.u32 	[%rd4+4], %r59;
$L__BB3_6:
	cvt.u32.u16 	%r60, %rs8;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r60, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r61, 1, 0, %p2;
	}
	setp.ne.s32 	%p7, %r61, 0;
	@%p7 bra 	$L__BB3_55;
	bra.uni 	$L__BB3_7;
$L__BB3_55:
	ret;
$L__BB3_7:
	mov.u32 	%r62, %nctaid.x;
	add.s64 	%rd65, %rd49, 3;
	shr.u64 	%rd66, %rd65, 2;
	cvt.u64.u32 	%rd6, %r62;
	add.s64 	%rd67, %rd6, %rd66;
	add.s64 	%rd7, %rd67, -1;
	and.b64  	%rd68, %rd7, -4294967296;
	setp.eq.s64 	%p8, %rd68, 0;
	@%p8 bra 	$L__BB3_9;
	div.u64 	%rd216, %rd7, %rd6;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r63, %rd6;
	cvt.u32.u64 	%r64, %rd7;
	div.u32 	%r65, %r64, %r63;
	cvt.u64.u32 	%rd216, %r65;
$L__BB3_10:
	shl.b64 	%rd69, %rd216, 2;
	mul.lo.s64 	%rd70, %rd69, %rd2;
	min.u64 	%rd217, %rd70, %rd49;
	add.s64 	%rd71, %rd217, %rd69;
	min.u64 	%rd14, %rd71, %rd49;
	add.s32 	%r9, %r39, 1;
	mov.u32 	%r126, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r126;
	cvt.u64.u32 	%rd72, %r40;
	shr.u64 	%rd73, %rd52, 2;
	mul.lo.s64 	%rd74, %rd73, %rd72;
	sub.s64 	%rd75, %rd14, %rd217;
	min.u64 	%rd20, %rd74, %rd75;
	add.s64 	%rd76, %rd20, 3;
	shr.u64 	%rd77, %rd76, 2;
	add.s64 	%rd78, %rd72, %rd77;
	add.s64 	%rd21, %rd78, -1;
	and.b64  	%rd79, %rd21, -4294967296;
	setp.eq.s64 	%p9, %rd79, 0;
	@%p9 bra 	$L__BB3_13;
	div.u64 	%rd218, %rd21, %rd72;
	bra.uni 	$L__BB3_14;
$L__BB3_13:
	cvt.u32.u64 	%r66, %rd21;
	div.u32 	%r67, %r66, %r40;
	cvt.u64.u32 	%rd218, %r67;
$L__BB3_14:
	shl.b64 	%rd25, %rd218, 2;
	setp.lt.u32 	%p10, %r40, 2;
	@%p10 bra 	$L__BB3_20;
	mov.u32 	%r128, 1;
	mov.u32 	%r127, %r9;
$L__BB3_16:
	.pragma "nounroll";
	rem.u32 	%r12, %r127, %r40;
	setp.eq.s32 	%p11, %r12, %r39;
	@%p11 bra 	$L__BB3_18;
	bra.uni 	$L__BB3_17;
$L__BB3_18:
	mov.u64 	%rd219, %rd58;
	bra.uni 	$L__BB3_19;
$L__BB3_17:
	cvta.to.global.u64 	%rd81, %rd44;
	mul.wide.u32 	%rd82, %r12, 8;
	add.s64 	%rd83, %rd81, %rd82;
	ld.global.u64 	%rd219, [%rd83];
$L__BB3_19:
	add.s32 	%r70, %r8, 1;
	and.b32  	%r71, %r70, 3;
	cvt.u64.u32 	%rd85, %r71;
	or.b64  	%rd86, %rd62, %rd85;
	mul.lo.s64 	%rd88, %rd86, %rd72;
	cvt.u64.u32 	%rd89, %r39;
	add.s64 	%rd90, %rd88, %rd89;
	mul.lo.s64 	%rd91, %rd90, %rd52;
	add.s64 	%rd92, %rd91, %rd53;
	add.s64 	%rd93, %rd219, %rd92;
	cvt.u64.u32 	%rd94, %r12;
	mul.lo.s64 	%rd95, %rd25, %rd94;
	min.u64 	%rd96, %rd95, %rd20;
	add.s64 	%rd97, %rd96, %rd217;
	shl.b64 	%rd98, %rd97, 2;
	add.s64 	%rd99, %rd47, %rd98;
	add.s32 	%r72, %r12, 1;
	cvt.u64.u32 	%rd100, %r72;
	mul.lo.s64 	%rd101, %rd25, %rd100;
	min.u64 	%rd102, %rd101, %rd20;
	sub.s64 	%rd103, %rd102, %rd96;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd99;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd103;
	call.uni
	_ZN10collective4copyEPjPKjm,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r127, %r127, 1;
	add.s32 	%r128, %r128, 1;
	setp.lt.u32 	%p12, %r128, %r40;
	@%p12 bra 	$L__BB3_16;
$L__BB3_20:
	bar.sync 	0;
	setp.eq.s32 	%p13, %r56, %r39;
	setp.ge.u32 	%p14, %r56, %r40;
	or.pred  	%p15, %p13, %p14;
	mov.u32 	%r73, 0;
	mov.u32 	%r132, %r73;
	@%p15 bra 	$L__BB3_31;
	membar.sys;
	cvt.u64.u32 	%rd108, %r56;
	cvta.to.global.u64 	%rd109, %rd44;
	mul.wide.u32 	%rd110, %r56, 8;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.u64 	%rd112, [%rd111];
	mov.u64 	%rd113, 0;
	mul.wide.u32 	%rd114, %r40, %r55;
	cvt.u64.u32 	%rd115, %r39;
	add.s64 	%rd116, %rd114, %rd115;
	shl.b64 	%rd117, %rd116, 3;
	add.s64 	%rd118, %rd112, %rd117;
	add.s64 	%rd104, %rd118, 4096;
	add.s32 	%r77, %r8, 1;
	cvt.u64.u32 	%rd119, %r77;
	cvt.u64.u32 	%rd120, %r41;
	bfi.b64 	%rd105, %rd120, %rd119, 32, 32;
	st.release.sys.global.u64 [%rd104], %rd105;
	add.s64 	%rd121, %rd114, %rd108;
	shl.b64 	%rd122, %rd121, 3;
	add.s64 	%rd123, %rd58, %rd122;
	add.s64 	%rd107, %rd123, 4096;
	ld.acquire.sys.global.u64 %rd221, [%rd107];
	add.u64 	%rd124, %SP, 0;
	add.u64 	%rd125, %SPL, 0;
	st.local.u64 	[%rd125], %rd113;
	cvt.u32.u64 	%r131, %rd221;
	sub.s32 	%r78, %r131, %r77;
	setp.gt.s32 	%p17, %r78, -1;
	mov.pred 	%p46, 0;
	@%p17 bra 	$L__BB3_27;
	mov.u32 	%r130, 1;
$L__BB3_23:
	and.b32  	%r80, %r130, 63;
	setp.ne.s32 	%p18, %r80, 0;
	@%p18 bra 	$L__BB3_26;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r130;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd124;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r18, [retval0+0];
	}
	setp.eq.s32 	%p19, %r18, 0;
	@%p19 bra 	$L__BB3_26;
	bra.uni 	$L__BB3_25;
$L__BB3_26:
	ld.acquire.sys.global.u64 %rd221, [%rd107];
	add.s32 	%r130, %r130, 1;
	cvt.u32.u64 	%r131, %rd221;
	sub.s32 	%r85, %r131, %r77;
	setp.lt.s32 	%p22, %r85, 0;
	@%p22 bra 	$L__BB3_23;
	bra.uni 	$L__BB3_27;
$L__BB3_25:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r18;
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
	mov.pred 	%p46, -1;
$L__BB3_27:
	mov.u32 	%r86, 1;
	mov.u32 	%r132, %r86;
	@%p46 bra 	$L__BB3_31;
	setp.ne.s32 	%p23, %r77, %r131;
	mov.u32 	%r132, %r73;
	@%p23 bra 	$L__BB3_31;
	shr.u64 	%rd134, %rd221, 32;
	cvt.u32.u64 	%r22, %rd134;
	setp.eq.s32 	%p24, %r22, %r41;
	mov.u32 	%r132, %r73;
	@%p24 bra 	$L__BB3_31;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r56;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r22;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u32 	%r132, %r86;
$L__BB3_31:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r132, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r92, 1, 0, %p2;
	}
	setp.ne.s32 	%p25, %r92, 0;
	@%p25 bra 	$L__BB3_55;
	add.u64 	%rd135, %SP, 8;
	add.u64 	%rd136, %SPL, 8;
	add.s32 	%r93, %r8, 1;
	and.b32  	%r94, %r93, 3;
	cvt.u64.u32 	%rd137, %r94;
	or.b64  	%rd139, %rd62, %rd137;
	mul.lo.s64 	%rd141, %rd52, %rd72;
	mul.lo.s64 	%rd142, %rd141, %rd139;
	add.s64 	%rd143, %rd142, %rd53;
	add.s64 	%rd144, %rd58, %rd143;
	cvt.u64.u32 	%rd145, %r39;
	mul.lo.s64 	%rd146, %rd25, %rd145;
	min.u64 	%rd147, %rd146, %rd20;
	add.s64 	%rd148, %rd147, %rd217;
	shl.b64 	%rd149, %rd148, 2;
	add.s64 	%rd33, %rd48, %rd149;
	add.s64 	%rd150, %rd47, %rd149;
	st.local.u64 	[%rd136], %rd150;
	st.local.u64 	[%rd136+8], %rd144;
	st.local.u64 	[%rd136+16], %rd52;
	st.local.u32 	[%rd136+24], %r39;
	add.s32 	%r96, %r39, 1;
	cvt.u64.u32 	%rd151, %r96;
	mul.lo.s64 	%rd152, %rd25, %rd151;
	min.u64 	%rd153, %rd152, %rd20;
	sub.s64 	%rd34, %rd153, %rd147;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd135;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
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
	add.s32 	%r126, %r8, 2;
	@%p10 bra 	$L__BB3_37;
	mov.u32 	%r133, 1;
$L__BB3_34:
	.pragma "nounroll";
	add.s32 	%r98, %r133, %r39;
	rem.u32 	%r26, %r98, %r40;
	setp.eq.s32 	%p27, %r26, %r39;
	mov.u64 	%rd222, %rd58;
	@%p27 bra 	$L__BB3_36;
	cvta.to.global.u64 	%rd154, %rd44;
	mul.wide.u32 	%rd155, %r26, 8;
	add.s64 	%rd156, %rd154, %rd155;
	ld.global.u64 	%rd222, [%rd156];
$L__BB3_36:
	and.b32  	%r100, %r126, 3;
	cvt.u64.u32 	%rd158, %r100;
	or.b64  	%rd159, %rd62, %rd158;
	mul.lo.s64 	%rd161, %rd159, %rd72;
	add.s64 	%rd163, %rd161, %rd145;
	mul.lo.s64 	%rd164, %rd163, %rd52;
	add.s64 	%rd165, %rd164, %rd53;
	add.s64 	%rd166, %rd222, %rd165;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd166;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	call.uni
	_ZN10collective4copyEPjPKjm,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r133, %r133, 1;
	setp.lt.u32 	%p28, %r133, %r40;
	@%p28 bra 	$L__BB3_34;
$L__BB3_37:
	bar.sync 	0;
	mov.u32 	%r101, 0;
	mov.u32 	%r137, %r101;
	@%p15 bra 	$L__BB3_48;
	membar.sys;
	cvt.u64.u32 	%rd171, %r56;
	cvta.to.global.u64 	%rd172, %rd44;
	mul.wide.u32 	%rd173, %r56, 8;
	add.s64 	%rd174, %rd172, %rd173;
	ld.global.u64 	%rd175, [%rd174];
	mov.u64 	%rd176, 0;
	mul.wide.u32 	%rd177, %r40, %r55;
	add.s64 	%rd179, %rd177, %rd145;
	shl.b64 	%rd180, %rd179, 3;
	add.s64 	%rd181, %rd175, %rd180;
	add.s64 	%rd167, %rd181, 4096;
	cvt.u64.u32 	%rd182, %r41;
	cvt.u64.u32 	%rd183, %r126;
	bfi.b64 	%rd168, %rd182, %rd183, 32, 32;
	st.release.sys.global.u64 [%rd167], %rd168;
	add.s64 	%rd184, %rd177, %rd171;
	shl.b64 	%rd185, %rd184, 3;
	add.s64 	%rd186, %rd58, %rd185;
	add.s64 	%rd170, %rd186, 4096;
	ld.acquire.sys.global.u64 %rd224, [%rd170];
	add.u64 	%rd187, %SP, 0;
	add.u64 	%rd188, %SPL, 0;
	st.local.u64 	[%rd188], %rd176;
	cvt.u32.u64 	%r136, %rd224;
	sub.s32 	%r105, %r136, %r126;
	setp.gt.s32 	%p33, %r105, -1;
	mov.pred 	%p47, 0;
	@%p33 bra 	$L__BB3_44;
	mov.u32 	%r135, 1;
$L__BB3_40:
	and.b32  	%r107, %r135, 63;
	setp.ne.s32 	%p34, %r107, 0;
	@%p34 bra 	$L__BB3_43;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r135;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd187;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r31, [retval0+0];
	}
	setp.eq.s32 	%p35, %r31, 0;
	@%p35 bra 	$L__BB3_43;
	bra.uni 	$L__BB3_42;
$L__BB3_43:
	ld.acquire.sys.global.u64 %rd224, [%rd170];
	add.s32 	%r135, %r135, 1;
	cvt.u32.u64 	%r136, %rd224;
	sub.s32 	%r111, %r136, %r126;
	setp.lt.s32 	%p38, %r111, 0;
	@%p38 bra 	$L__BB3_40;
	bra.uni 	$L__BB3_44;
$L__BB3_42:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r31;
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
	mov.pred 	%p47, -1;
$L__BB3_44:
	mov.u32 	%r112, 1;
	mov.u32 	%r137, %r112;
	@%p47 bra 	$L__BB3_48;
	setp.ne.s32 	%p39, %r126, %r136;
	mov.u32 	%r137, %r101;
	@%p39 bra 	$L__BB3_48;
	shr.u64 	%rd197, %rd224, 32;
	cvt.u32.u64 	%r35, %rd197;
	setp.eq.s32 	%p40, %r35, %r41;
	mov.u32 	%r137, %r101;
	@%p40 bra 	$L__BB3_48;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r39, %r40};
	st.param.v2.b32 	[param0+24], {%r41, %r42};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r56;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r35;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u32 	%r137, %r112;
$L__BB3_48:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r137, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r117, 1, 0, %p2;
	}
	setp.ne.s32 	%p41, %r117, 0;
	@%p41 bra 	$L__BB3_55;
	@%p10 bra 	$L__BB3_52;
	and.b32  	%r119, %r126, 3;
	cvt.u64.u32 	%rd198, %r119;
	or.b64  	%rd200, %rd62, %rd198;
	mul.lo.s64 	%rd42, %rd200, %rd72;
	mov.u32 	%r138, 1;
$L__BB3_51:
	.pragma "nounroll";
	add.s32 	%r121, %r138, %r39;
	rem.u32 	%r122, %r121, %r40;
	cvt.u64.u32 	%rd202, %r122;
	add.s64 	%rd203, %rd42, %rd202;
	mul.lo.s64 	%rd204, %rd203, %rd52;
	add.s64 	%rd205, %rd204, %rd53;
	add.s64 	%rd206, %rd58, %rd205;
	mul.lo.s64 	%rd207, %rd25, %rd202;
	min.u64 	%rd208, %rd207, %rd20;
	add.s64 	%rd209, %rd208, %rd217;
	shl.b64 	%rd210, %rd209, 2;
	add.s64 	%rd211, %rd48, %rd210;
	add.s32 	%r123, %r122, 1;
	cvt.u64.u32 	%rd212, %r123;
	mul.lo.s64 	%rd213, %rd25, %rd212;
	min.u64 	%rd214, %rd213, %rd20;
	sub.s64 	%rd215, %rd214, %rd208;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd211;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd206;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd215;
	call.uni
	_ZN10collective4copyEPjPKjm,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r138, %r138, 1;
	setp.lt.u32 	%p43, %r138, %r40;
	@%p43 bra 	$L__BB3_51;
$L__BB3_52:
	add.s64 	%rd217, %rd20, %rd217;
	setp.lt.u64 	%p44, %rd217, %rd14;
	@%p44 bra 	$L__BB3_11;
	@%p3 bra 	$L__BB3_55;
	add.s32 	%r125, %r8, 2;
	st.global.u32 	[%rd3], %r125;
	bra.uni 	$L__BB3_55;
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
	.param .align 8 .b8 words_param_9[120]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot4[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<82>;
	.reg .b16 	%rs<36>;
	.reg .b32 	%r<199>;
	.reg .b64 	%rd<250>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd64, [words_param_0];
	ld.param.u64 	%rd65, [words_param_1];
	ld.param.u32 	%r74, [words_param_2];
	ld.param.u32 	%r75, [words_param_3];
	ld.param.u32 	%r76, [words_param_4];
	ld.param.u32 	%r77, [words_param_5];
	ld.param.u64 	%rd66, [words_param_6];
	ld.param.u64 	%rd67, [words_param_7];
	ld.param.u64 	%rd68, [words_param_8];
	ld.param.v2.u32 	{%r88, %r89}, [words_param_9+96];
	ld.param.u64 	%rd78, [words_param_9+72];
	ld.param.u64 	%rd69, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd82, %rd78;
	mov.u32 	%r90, %ctaid.x;
	mul.wide.u32 	%rd83, %r90, 4;
	add.s64 	%rd84, %rd82, %rd83;
	cvt.u64.u32 	%rd3, %r90;
	ld.global.u32 	%r1, [%rd84+64];
	mov.u32 	%r181, %tid.x;
	setp.ne.s32 	%p2, %r181, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r91, [%rd82];
	setp.ne.s32 	%p3, %r91, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd5, %rd65;
	ld.volatile.global.u32 	%r92, [%rd5+4];
	setp.ne.s32 	%p5, %r92, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd5+8], %r77;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r93, 4;
	st.global.u32 	[%rd5+4], %r93;
$L__BB4_6:
	cvt.u32.u16 	%r94, %rs29;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r94, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r95, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r95, 0;
	@%p6 bra 	$L__BB4_85;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd86, %rd69, 3;
	shr.u64 	%rd87, %rd86, 2;
	mov.u32 	%r96, %nctaid.x;
	cvt.u64.u32 	%rd7, %r96;
	add.s64 	%rd88, %rd7, %rd87;
	add.s64 	%rd8, %rd88, -1;
	and.b64  	%rd89, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd89, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd236, %rd8, %rd7;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r97, %rd7;
	cvt.u32.u64 	%r98, %rd8;
	div.u32 	%r99, %r98, %r97;
	cvt.u64.u32 	%rd236, %r99;
$L__BB4_10:
	shl.b64 	%rd90, %rd236, 2;
	mul.lo.s64 	%rd91, %rd90, %rd3;
	min.u64 	%rd12, %rd91, %rd69;
	add.s64 	%rd92, %rd12, %rd90;
	min.u64 	%rd13, %rd92, %rd69;
	mov.u64 	%rd93, 1;
	sub.s64 	%rd94, %rd93, %rd12;
	add.s64 	%rd95, %rd94, %rd13;
	shr.u64 	%rd96, %rd95, 1;
	cvt.u32.u64 	%r4, %rd96;
	setp.eq.s32 	%p8, %r181, %r74;
	setp.ge.u32 	%p9, %r181, %r75;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	cvta.to.global.u64 	%rd99, %rd64;
	mul.wide.u32 	%rd100, %r181, 8;
	add.s64 	%rd101, %rd99, %rd100;
	ld.global.u64 	%rd102, [%rd101];
	cvt.u64.u32 	%rd103, %r75;
	mul.lo.s64 	%rd104, %rd103, %rd3;
	cvt.u64.u32 	%rd105, %r74;
	add.s64 	%rd106, %rd104, %rd105;
	shl.b64 	%rd107, %rd106, 3;
	add.s64 	%rd108, %rd102, %rd107;
	add.s64 	%rd97, %rd108, 4096;
	cvt.u64.u32 	%rd109, %r76;
	cvt.u64.u32 	%rd110, %r3;
	bfi.b64 	%rd98, %rd109, %rd110, 32, 32;
	st.relaxed.sys.global.u64 [%rd97], %rd98;
$L__BB4_12:
	setp.ge.u32 	%p11, %r181, %r4;
	@%p11 bra 	$L__BB4_27;
	mov.u32 	%r176, %tid.x;
	or.b64  	%rd113, %rd68, %rd67;
	and.b64  	%rd114, %rd113, 7;
	cvta.to.global.u64 	%rd115, %rd67;
	add.u64 	%rd119, %SPL, 0;
	cvta.to.global.u64 	%rd131, %rd64;
$L__BB4_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd111, %r176, 2;
	add.s64 	%rd16, %rd111, %rd12;
	add.s64 	%rd112, %rd16, 2;
	setp.gt.u64 	%p12, %rd112, %rd13;
	setp.ne.s64 	%p13, %rd114, 0;
	or.pred  	%p14, %p12, %p13;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r177, 0;
	st.local.v2.u32 	[%rd119], {%r177, %r177};
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r177;
	add.s64 	%rd18, %rd16, %rd17;
	setp.ge.u64 	%p15, %rd18, %rd13;
	@%p15 bra 	$L__BB4_19;
	shl.b64 	%rd125, %rd18, 2;
	add.s64 	%rd126, %rd115, %rd125;
	ld.global.u32 	%r103, [%rd126];
	shl.b64 	%rd127, %rd17, 2;
	add.s64 	%rd128, %rd119, %rd127;
	st.local.u32 	[%rd128], %r103;
$L__BB4_19:
	cvt.u32.u64 	%r105, %rd17;
	add.s32 	%r106, %r105, 1;
	mov.u32 	%r177, 1;
	setp.lt.u32 	%p16, %r106, 2;
	@%p16 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r178, %r179}, [%rd119];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd116, %rd16, 2;
	add.s64 	%rd117, %rd115, %rd116;
	ld.global.v2.u32 	{%r178, %r179}, [%rd117];
	st.local.v2.u32 	[%rd119], {%r178, %r179};
$L__BB4_21:
	setp.lt.u32 	%p17, %r75, 2;
	@%p17 bra 	$L__BB4_26;
	mov.u32 	%r180, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r110, %r180, %r74;
	rem.u32 	%r15, %r110, %r75;
	setp.eq.s32 	%p18, %r15, %r74;
	mov.u64 	%rd237, %rd78;
	@%p18 bra 	$L__BB4_25;
	mul.wide.u32 	%rd132, %r15, 8;
	add.s64 	%rd133, %rd131, %rd132;
	ld.global.u64 	%rd237, [%rd133];
$L__BB4_25:
	ld.param.u64 	%rd231, [words_param_9+48];
	ld.param.u64 	%rd230, [words_param_9+40];
	and.b32  	%r115, %r3, 3;
	cvt.u64.u32 	%rd136, %r115;
	or.b64  	%rd137, %rd83, %rd136;
	cvt.u64.u32 	%rd138, %r75;
	mul.lo.s64 	%rd139, %rd137, %rd138;
	cvt.u64.u32 	%rd140, %r74;
	add.s64 	%rd141, %rd139, %rd140;
	mul.lo.s64 	%rd142, %rd141, %rd230;
	add.s64 	%rd143, %rd142, %rd231;
	mul.wide.u32 	%rd144, %r176, 16;
	add.s64 	%rd145, %rd143, %rd144;
	add.s64 	%rd134, %rd237, %rd145;
	st.volatile.global.v4.u32 [%rd134], {%r178, %r3, %r179, %r3};
	add.s32 	%r180, %r180, 1;
	setp.lt.u32 	%p19, %r180, %r75;
	@%p19 bra 	$L__BB4_23;
$L__BB4_26:
	mov.u32 	%r116, %ntid.x;
	add.s32 	%r176, %r176, %r116;
	setp.lt.u32 	%p20, %r176, %r4;
	@%p20 bra 	$L__BB4_14;
$L__BB4_27:
	mov.u16 	%rs33, 0;
	@%p11 bra 	$L__BB4_72;
	ld.param.u64 	%rd229, [words_param_7];
	or.b64  	%rd149, %rd68, %rd229;
	and.b64  	%rd150, %rd149, 7;
	cvta.to.global.u64 	%rd151, %rd229;
	add.u64 	%rd157, %SPL, 0;
$L__BB4_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd147, %r181, 2;
	add.s64 	%rd28, %rd147, %rd12;
	add.s64 	%rd148, %rd28, 2;
	setp.gt.u64 	%p22, %rd148, %rd13;
	setp.ne.s64 	%p23, %rd150, 0;
	or.pred  	%p24, %p22, %p23;
	@%p24 bra 	$L__BB4_31;
	bra.uni 	$L__BB4_30;
$L__BB4_31:
	mov.u32 	%r182, 0;
	st.local.v2.u32 	[%rd157], {%r182, %r182};
$L__BB4_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd29, %r182;
	add.s64 	%rd30, %rd28, %rd29;
	setp.ge.u64 	%p25, %rd30, %rd13;
	@%p25 bra 	$L__BB4_34;
	shl.b64 	%rd161, %rd30, 2;
	add.s64 	%rd162, %rd151, %rd161;
	ld.global.u32 	%r121, [%rd162];
	shl.b64 	%rd163, %rd29, 2;
	add.s64 	%rd164, %rd157, %rd163;
	st.local.u32 	[%rd164], %r121;
$L__BB4_34:
	cvt.u32.u64 	%r123, %rd29;
	add.s32 	%r124, %r123, 1;
	mov.u32 	%r182, 1;
	setp.lt.u32 	%p26, %r124, 2;
	@%p26 bra 	$L__BB4_32;
	ld.local.v2.u32 	{%r183, %r184}, [%rd157];
	bra.uni 	$L__BB4_36;
$L__BB4_30:
	shl.b64 	%rd152, %rd28, 2;
	add.s64 	%rd153, %rd151, %rd152;
	ld.global.v2.u32 	{%r183, %r184}, [%rd153];
	st.local.v2.u32 	[%rd157], {%r183, %r184};
$L__BB4_36:
	setp.eq.s32 	%p27, %r75, 0;
	mov.u16 	%rs33, 0;
	@%p27 bra 	$L__BB4_55;
	mov.u16 	%rs33, 0;
	mov.u32 	%r185, 0;
$L__BB4_38:
	.pragma "nounroll";
	setp.eq.s32 	%p28, %r185, %r74;
	mov.u32 	%r189, %r184;
	mov.u32 	%r190, %r183;
	@%p28 bra 	$L__BB4_47;
	ld.param.u64 	%rd227, [words_param_9+48];
	ld.param.u64 	%rd226, [words_param_9+40];
	and.b32  	%r133, %r3, 3;
	cvt.u64.u32 	%rd169, %r133;
	or.b64  	%rd170, %rd83, %rd169;
	cvt.u64.u32 	%rd171, %r75;
	mul.lo.s64 	%rd172, %rd170, %rd171;
	cvt.u64.u32 	%rd173, %r185;
	add.s64 	%rd174, %rd172, %rd173;
	mul.lo.s64 	%rd175, %rd174, %rd226;
	mul.wide.u32 	%rd176, %r181, 16;
	add.s64 	%rd177, %rd176, %rd227;
	add.s64 	%rd178, %rd177, %rd175;
	add.s64 	%rd167, %rd78, %rd178;
	add.u64 	%rd180, %SPL, 16;
	mov.u64 	%rd181, 0;
	st.local.u64 	[%rd180], %rd181;
	ld.volatile.global.v4.u32 {%r190, %r129, %r189, %r131}, [%rd167];
	setp.eq.s32 	%p29, %r129, %r3;
	setp.eq.s32 	%p30, %r131, %r3;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB4_45;
	mov.u32 	%r188, 1;
$L__BB4_41:
	and.b32  	%r135, %r188, 63;
	setp.ne.s32 	%p32, %r135, 0;
	@%p32 bra 	$L__BB4_44;
	add.u64 	%rd228, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd64;
	st.param.b64 	[param0+8], %rd65;
	st.param.v2.b32 	[param0+16], {%r74, %r75};
	st.param.v2.b32 	[param0+24], {%r76, %r77};
	st.param.b64 	[param0+32], %rd66;
	st.param.b64 	[param0+40], %rd78;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r188;
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
	ld.param.b32 	%r42, [retval0+0];
	}
	setp.eq.s32 	%p33, %r42, 0;
	@%p33 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_43;
$L__BB4_44:
	add.s32 	%r188, %r188, 1;
	ld.volatile.global.v4.u32 {%r190, %r137, %r189, %r139}, [%rd167];
	setp.ne.s32 	%p34, %r137, %r3;
	setp.ne.s32 	%p35, %r139, %r3;
	or.pred  	%p36, %p35, %p34;
	@%p36 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_45;
$L__BB4_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd64;
	st.param.b64 	[param0+8], %rd65;
	st.param.v2.b32 	[param0+16], {%r74, %r75};
	st.param.v2.b32 	[param0+24], {%r76, %r77};
	st.param.b64 	[param0+32], %rd66;
	st.param.b64 	[param0+40], %rd78;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r42;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r185;
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
	mov.u16 	%rs33, 1;
$L__BB4_45:
	setp.eq.s32 	%p37, %r89, 0;
	@%p37 bra 	$L__BB4_47;
	ld.volatile.global.v4.u32 {%r190, %r141, %r189, %r143}, [%rd167];
$L__BB4_47:
	setp.eq.s32 	%p38, %r88, 1;
	@%p38 bra 	$L__BB4_52;
	setp.eq.s32 	%p39, %r88, 2;
	@%p39 bra 	$L__BB4_51;
	setp.ne.s32 	%p40, %r88, 3;
	@%p40 bra 	$L__BB4_53;
	setp.eq.s32 	%p41, %r185, 0;
	cvt.u64.u32 	%rd185, %r190;
	setp.lt.u64 	%p42, %rd243, %rd185;
	or.pred  	%p43, %p41, %p42;
	selp.b64 	%rd243, %rd185, %rd243, %p43;
	cvt.u64.u32 	%rd186, %r189;
	setp.lt.u64 	%p44, %rd242, %rd186;
	or.pred  	%p45, %p41, %p44;
	selp.b64 	%rd242, %rd186, %rd242, %p45;
	bra.uni 	$L__BB4_54;
$L__BB4_52:
	setp.eq.s32 	%p51, %r185, 0;
	selp.b64 	%rd189, 1, %rd243, %p51;
	cvt.u64.u32 	%rd190, %r190;
	mul.lo.s64 	%rd243, %rd189, %rd190;
	selp.b64 	%rd191, 1, %rd242, %p51;
	cvt.u64.u32 	%rd192, %r189;
	mul.lo.s64 	%rd242, %rd191, %rd192;
	bra.uni 	$L__BB4_54;
$L__BB4_51:
	setp.eq.s32 	%p46, %r185, 0;
	cvt.u64.u32 	%rd187, %r190;
	setp.gt.u64 	%p47, %rd243, %rd187;
	or.pred  	%p48, %p46, %p47;
	selp.b64 	%rd243, %rd187, %rd243, %p48;
	cvt.u64.u32 	%rd188, %r189;
	setp.gt.u64 	%p49, %rd242, %rd188;
	or.pred  	%p50, %p46, %p49;
	selp.b64 	%rd242, %rd188, %rd242, %p50;
	bra.uni 	$L__BB4_54;
$L__BB4_53:
	setp.eq.s32 	%p52, %r185, 0;
	selp.b64 	%rd193, 0, %rd243, %p52;
	cvt.u64.u32 	%rd194, %r190;
	add.s64 	%rd243, %rd193, %rd194;
	selp.b64 	%rd195, 0, %rd242, %p52;
	cvt.u64.u32 	%rd196, %r189;
	add.s64 	%rd242, %rd195, %rd196;
$L__BB4_54:
	add.s32 	%r185, %r185, 1;
	setp.lt.u32 	%p53, %r185, %r75;
	@%p53 bra 	$L__BB4_38;
$L__BB4_55:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p54, %rs22, 0;
	@%p54 bra 	$L__BB4_72;
	setp.eq.s32 	%p55, %r88, 4;
	@%p55 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_57;
$L__BB4_58:
	and.b64  	%rd197, %rd243, -4294967296;
	setp.eq.s64 	%p56, %rd197, 0;
	@%p56 bra 	$L__BB4_60;
	cvt.u64.u32 	%rd198, %r75;
	div.u64 	%rd246, %rd243, %rd198;
	bra.uni 	$L__BB4_61;
$L__BB4_57:
	cvt.u32.u64 	%r194, %rd242;
	cvt.u32.u64 	%r193, %rd243;
	st.local.v2.u32 	[%rd1], {%r193, %r194};
	bra.uni 	$L__BB4_65;
$L__BB4_60:
	cvt.u32.u64 	%r144, %rd243;
	div.u32 	%r145, %r144, %r75;
	cvt.u64.u32 	%rd246, %r145;
$L__BB4_61:
	and.b64  	%rd199, %rd242, -4294967296;
	setp.eq.s64 	%p57, %rd199, 0;
	@%p57 bra 	$L__BB4_63;
	cvt.u64.u32 	%rd200, %r75;
	div.u64 	%rd247, %rd242, %rd200;
	bra.uni 	$L__BB4_64;
$L__BB4_63:
	cvt.u32.u64 	%r146, %rd242;
	div.u32 	%r147, %r146, %r75;
	cvt.u64.u32 	%rd247, %r147;
$L__BB4_64:
	cvt.u32.u64 	%r194, %rd247;
	cvt.u32.u64 	%r193, %rd246;
	st.local.v2.u32 	[%rd1], {%r193, %r194};
$L__BB4_65:
	setp.eq.s64 	%p58, %rd150, 0;
	setp.le.u64 	%p59, %rd148, %rd13;
	and.pred  	%p60, %p58, %p59;
	@%p60 bra 	$L__BB4_70;
	bra.uni 	$L__BB4_66;
$L__BB4_70:
	cvta.to.global.u64 	%rd209, %rd68;
	shl.b64 	%rd210, %rd28, 2;
	add.s64 	%rd211, %rd209, %rd210;
	st.global.v2.u32 	[%rd211], {%r193, %r194};
	bra.uni 	$L__BB4_71;
$L__BB4_66:
	mov.u32 	%r195, 0;
$L__BB4_67:
	.pragma "nounroll";
	cvt.u64.u32 	%rd53, %r195;
	add.s64 	%rd54, %rd28, %rd53;
	setp.ge.u64 	%p61, %rd54, %rd13;
	@%p61 bra 	$L__BB4_69;
	shl.b64 	%rd204, %rd53, 2;
	add.s64 	%rd205, %rd1, %rd204;
	ld.local.u32 	%r149, [%rd205];
	cvta.to.global.u64 	%rd206, %rd68;
	shl.b64 	%rd207, %rd54, 2;
	add.s64 	%rd208, %rd206, %rd207;
	st.global.u32 	[%rd208], %r149;
$L__BB4_69:
	cvt.u32.u64 	%r151, %rd53;
	add.s32 	%r152, %r151, 1;
	mov.u32 	%r195, 1;
	setp.lt.u32 	%p62, %r152, 2;
	@%p62 bra 	$L__BB4_67;
$L__BB4_71:
	mov.u32 	%r153, %ntid.x;
	add.s32 	%r181, %r181, %r153;
	setp.lt.u32 	%p63, %r181, %r4;
	mov.u16 	%rs33, 0;
	@%p63 bra 	$L__BB4_29;
$L__BB4_72:
	mov.u32 	%r169, %tid.x;
	setp.eq.s32 	%p80, %r169, %r74;
	setp.ge.u32 	%p79, %r169, %r75;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p66, %rs24, 0;
	or.pred  	%p67, %p79, %p66;
	or.pred  	%p68, %p80, %p67;
	@%p68 bra 	$L__BB4_83;
	mov.u32 	%r173, %tid.x;
	mov.u32 	%r170, %ctaid.x;
	mul.wide.u32 	%rd214, %r75, %r170;
	cvt.u64.u32 	%rd215, %r173;
	add.s64 	%rd216, %rd214, %rd215;
	shl.b64 	%rd217, %rd216, 3;
	add.s64 	%rd218, %rd78, %rd217;
	add.s64 	%rd55, %rd218, 4096;
	ld.acquire.sys.global.u64 %rd249, [%rd55];
	add.u64 	%rd219, %SP, 8;
	add.u64 	%rd220, %SPL, 8;
	mov.u64 	%rd221, 0;
	st.local.u64 	[%rd220], %rd221;
	cvt.u32.u64 	%r198, %rd249;
	sub.s32 	%r157, %r198, %r3;
	setp.gt.s32 	%p70, %r157, -1;
	mov.pred 	%p81, 0;
	@%p70 bra 	$L__BB4_79;
	mov.u32 	%r197, 1;
$L__BB4_75:
	and.b32  	%r159, %r197, 63;
	setp.ne.s32 	%p71, %r159, 0;
	@%p71 bra 	$L__BB4_78;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd64;
	st.param.b64 	[param0+8], %rd65;
	st.param.v2.b32 	[param0+16], {%r74, %r75};
	st.param.v2.b32 	[param0+24], {%r76, %r77};
	st.param.b64 	[param0+32], %rd66;
	st.param.b64 	[param0+40], %rd78;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r197;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd219;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r69, [retval0+0];
	}
	setp.eq.s32 	%p72, %r69, 0;
	@%p72 bra 	$L__BB4_78;
	bra.uni 	$L__BB4_77;
$L__BB4_78:
	ld.acquire.sys.global.u64 %rd249, [%rd55];
	add.s32 	%r197, %r197, 1;
	cvt.u32.u64 	%r198, %rd249;
	sub.s32 	%r161, %r198, %r3;
	setp.lt.s32 	%p75, %r161, 0;
	@%p75 bra 	$L__BB4_75;
	bra.uni 	$L__BB4_79;
$L__BB4_77:
	mov.u32 	%r175, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd64;
	st.param.b64 	[param0+8], %rd65;
	st.param.v2.b32 	[param0+16], {%r74, %r75};
	st.param.v2.b32 	[param0+24], {%r76, %r77};
	st.param.b64 	[param0+32], %rd66;
	st.param.b64 	[param0+40], %rd78;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r69;
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
	mov.pred 	%p81, -1;
$L__BB4_79:
	mov.u16 	%rs25, 1;
	mov.u16 	%rs33, %rs25;
	@%p81 bra 	$L__BB4_83;
	setp.ne.s32 	%p76, %r3, %r198;
	mov.u16 	%rs33, 0;
	@%p76 bra 	$L__BB4_83;
	shr.u64 	%rd225, %rd249, 32;
	cvt.u32.u64 	%r73, %rd225;
	setp.eq.s32 	%p77, %r73, %r76;
	@%p77 bra 	$L__BB4_83;
	mov.u32 	%r174, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd64;
	st.param.b64 	[param0+8], %rd65;
	st.param.v2.b32 	[param0+16], {%r74, %r75};
	st.param.v2.b32 	[param0+24], {%r76, %r77};
	st.param.b64 	[param0+32], %rd66;
	st.param.b64 	[param0+40], %rd78;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r174;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r73;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, %rs25;
$L__BB4_83:
	mov.u32 	%r172, %tid.x;
	cvt.u32.u16 	%r163, %rs33;
	cvt.s32.s8 	%r164, %r163;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r164, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r165, 1, 0, %p2;
	}
	or.b32  	%r167, %r165, %r172;
	setp.ne.s32 	%p78, %r167, 0;
	@%p78 bra 	$L__BB4_85;
	mov.u32 	%r171, %ctaid.x;
	mul.wide.u32 	%rd235, %r171, 4;
	cvta.to.global.u64 	%rd234, %rd78;
	add.s64 	%rd233, %rd234, %rd235;
	add.s64 	%rd232, %rd233, 64;
	add.s32 	%r168, %r1, 1;
	st.global.u32 	[%rd232], %r168;
$L__BB4_85:
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
	ld.local.u64 	%rd7, [%rd1];
	setp.ne.s64 	%p6, %rd7, 0;
	@%p6 bra 	$L__BB5_6;
	mov.u64 %rd8, %globaltimer;
	st.local.u64 	[%rd1], %rd8;
$L__BB5_6:
	mov.u64 %rd9, %globaltimer;
	ld.local.u64 	%rd10, [%rd1];
	sub.s64 	%rd11, %rd9, %rd10;
	setp.gt.s64 	%p7, %rd11, %rd4;
	selp.b32 	%r24, 3, 0, %p7;
$L__BB5_7:
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
	@%p1 bra 	$L__BB6_2;
	shl.b32 	%r29, %r22, 1;
	add.s32 	%r30, %r29, 17;
	mul.wide.u32 	%rd22, %r30, 4;
	add.s64 	%rd23, %rd19, %rd22;
	st.volatile.u32 	[%rd23], %r23;
	st.volatile.u32 	[%rd23+-4], %r21;
$L__BB6_2:
	st.volatile.u32 	[%rd19+8], %r27;
	membar.sys;
	st.volatile.u32 	[%rd19+4], %r21;
	setp.eq.s32 	%p2, %r25, 0;
	@%p2 bra 	$L__BB6_19;
	add.s32 	%r32, %r25, -1;
	and.b32  	%r47, %r25, 3;
	setp.lt.u32 	%p3, %r32, 3;
	mov.u32 	%r45, 0;
	@%p3 bra 	$L__BB6_14;
	neg.s32 	%r43, %r24;
	mov.u32 	%r45, 0;
	sub.s32 	%r5, %r47, %r25;
$L__BB6_5:
	mul.wide.u32 	%rd24, %r45, 8;
	add.s64 	%rd4, %rd18, %rd24;
	setp.eq.s32 	%p4, %r43, 0;
	mov.u64 	%rd26, %rd21;
	@%p4 bra 	$L__BB6_7;
	ld.u64 	%rd26, [%rd4];
$L__BB6_7:
	atom.sys.cas.b32 	%r34, [%rd26], 0, 4;
	add.s32 	%r35, %r45, 1;
	setp.eq.s32 	%p5, %r24, %r35;
	mov.u64 	%rd27, %rd21;
	@%p5 bra 	$L__BB6_9;
	ld.u64 	%rd27, [%rd4+8];
$L__BB6_9:
	atom.sys.cas.b32 	%r36, [%rd27], 0, 4;
	add.s32 	%r37, %r45, 2;
	setp.eq.s32 	%p6, %r24, %r37;
	mov.u64 	%rd28, %rd21;
	@%p6 bra 	$L__BB6_11;
	ld.u64 	%rd28, [%rd4+16];
$L__BB6_11:
	atom.sys.cas.b32 	%r38, [%rd28], 0, 4;
	add.s32 	%r39, %r45, 3;
	setp.eq.s32 	%p7, %r24, %r39;
	mov.u64 	%rd29, %rd21;
	@%p7 bra 	$L__BB6_13;
	ld.u64 	%rd29, [%rd4+24];
$L__BB6_13:
	atom.sys.cas.b32 	%r40, [%rd29], 0, 4;
	add.s32 	%r43, %r43, 4;
	add.s32 	%r45, %r45, 4;
	add.s32 	%r41, %r5, %r45;
	setp.ne.s32 	%p8, %r41, 0;
	@%p8 bra 	$L__BB6_5;
$L__BB6_14:
	setp.eq.s32 	%p9, %r47, 0;
	@%p9 bra 	$L__BB6_19;
	mul.wide.u32 	%rd25, %r45, 8;
	add.s64 	%rd30, %rd18, %rd25;
	sub.s32 	%r46, %r45, %r24;
$L__BB6_16:
	.pragma "nounroll";
	setp.eq.s32 	%p10, %r46, 0;
	mov.u64 	%rd31, %rd21;
	@%p10 bra 	$L__BB6_18;
	ld.u64 	%rd31, [%rd30];
$L__BB6_18:
	atom.sys.cas.b32 	%r42, [%rd31], 0, 4;
	add.s64 	%rd30, %rd30, 8;
	add.s32 	%r46, %r46, 1;
	add.s32 	%r47, %r47, -1;
	setp.ne.s32 	%p11, %r47, 0;
	@%p11 bra 	$L__BB6_16;
$L__BB6_19:
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
	.param .align 8 .b8 lines_param_9[120]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot7[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<174>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<517>;
	.reg .b64 	%rd<398>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd161, [lines_param_0];
	ld.param.u64 	%rd162, [lines_param_1];
	ld.param.u32 	%r215, [lines_param_2];
	ld.param.u32 	%r216, [lines_param_3];
	ld.param.u32 	%r217, [lines_param_4];
	ld.param.u32 	%r218, [lines_param_5];
	ld.param.u64 	%rd163, [lines_param_6];
	ld.param.u64 	%rd164, [lines_param_7];
	mov.b64 	%rd166, lines_param_9;
	add.s64 	%rd1, %rd166, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd168, %rd2;
	mov.u32 	%r219, %ctaid.x;
	mul.wide.u32 	%rd169, %r219, 4;
	add.s64 	%rd170, %rd168, %rd169;
	cvt.u64.u32 	%rd3, %r219;
	ld.global.u32 	%r1, [%rd170+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs23, 0;
	@%p8 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r220, [%rd168];
	setp.ne.s32 	%p9, %r220, 0;
	selp.u16 	%rs23, 1, 0, %p9;
$L__BB7_2:
	setp.eq.s16 	%p10, %rs23, 0;
	@%p10 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd162;
	ld.volatile.global.u32 	%r221, [%rd4+4];
	setp.ne.s32 	%p11, %r221, 0;
	@%p11 bra 	$L__BB7_5;
	st.global.u32 	[%rd4+8], %r218;
$L__BB7_5:
	membar.sys;
	mov.u32 	%r222, 4;
	st.global.u32 	[%rd4+4], %r222;
$L__BB7_6:
	cvt.u32.u16 	%r223, %rs23;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r223, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r224, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r224, 0;
	@%p12 bra 	$L__BB7_206;
	ld.param.u64 	%rd172, [%rd1+-72];
	add.s64 	%rd173, %rd172, 29;
	mul.hi.u64 	%rd174, %rd173, -8608480567731124087;
	shr.u64 	%rd5, %rd174, 4;
	mov.u32 	%r226, %nctaid.x;
	mov.u32 	%r227, %ntid.x;
	shr.u32 	%r228, %r227, 5;
	mul.wide.u32 	%rd175, %r228, %r226;
	shl.b64 	%rd6, %rd175, 3;
	setp.lt.u64 	%p13, %rd173, 30;
	mov.u32 	%r422, 1;
	@%p13 bra 	$L__BB7_12;
	add.s64 	%rd176, %rd6, %rd5;
	add.s64 	%rd7, %rd176, -1;
	or.b64  	%rd177, %rd7, %rd6;
	and.b64  	%rd178, %rd177, -4294967296;
	setp.eq.s64 	%p14, %rd178, 0;
	@%p14 bra 	$L__BB7_10;
	div.u64 	%rd357, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r229, %rd6;
	cvt.u32.u64 	%r230, %rd7;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd357, %r231;
$L__BB7_11:
	cvt.u32.u64 	%r422, %rd357;
$L__BB7_12:
	setp.eq.s32 	%p15, %r2, %r215;
	setp.ge.u32 	%p16, %r2, %r216;
	or.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd181, %rd161;
	mul.wide.u32 	%rd182, %r2, 8;
	add.s64 	%rd183, %rd181, %rd182;
	ld.global.u64 	%rd184, [%rd183];
	cvt.u64.u32 	%rd185, %r216;
	mul.lo.s64 	%rd186, %rd185, %rd3;
	cvt.u64.u32 	%rd187, %r215;
	add.s64 	%rd188, %rd186, %rd187;
	shl.b64 	%rd189, %rd188, 3;
	add.s64 	%rd190, %rd184, %rd189;
	add.s64 	%rd179, %rd190, 4096;
	cvt.u64.u32 	%rd191, %r217;
	add.s32 	%r232, %r1, 1;
	cvt.u64.u32 	%rd192, %r232;
	bfi.b64 	%rd180, %rd191, %rd192, 32, 32;
	st.relaxed.sys.global.u64 [%rd179], %rd180;
$L__BB7_14:
	cvt.u64.u32 	%rd11, %r216;
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r234, %r235}, [%rd1+8];
	ld.param.u64 	%rd12, [%rd1+-8];
	ld.param.u64 	%rd13, [%rd1+-16];
	ld.param.u64 	%rd14, [%rd1+-64];
	ld.param.u64 	%rd15, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.v2.u32 	{%r236, %r237}, [%rd1+16];
	ld.param.v2.u32 	{%r238, %r239}, [%rd1+24];
	mov.u16 	%rs26, 1;
	mov.u32 	%r423, 0;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r423, %r422;
	@%p18 bra 	$L__BB7_49;
	setp.lt.u32 	%p19, %r216, 2;
	cvt.u64.u32 	%rd194, %r423;
	mul.lo.s64 	%rd195, %rd175, %rd194;
	mul.lo.s32 	%r244, %r228, %r219;
	cvt.u64.u32 	%rd196, %r244;
	shr.u32 	%r246, %r2, 5;
	cvt.u64.u32 	%rd197, %r246;
	add.s64 	%rd198, %rd196, %rd197;
	add.s64 	%rd199, %rd198, %rd195;
	shl.b64 	%rd20, %rd199, 3;
	and.b32  	%r247, %r2, 31;
	shr.u32 	%r248, %r247, 3;
	cvt.u64.u32 	%rd200, %r248;
	or.b64  	%rd201, %rd20, %rd200;
	mul.lo.s64 	%rd202, %rd201, 30;
	shl.b32 	%r249, %r2, 2;
	and.b32  	%r250, %r249, 28;
	cvt.u64.u32 	%rd203, %r250;
	add.s64 	%rd21, %rd202, %rd203;
	@%p19 bra 	$L__BB7_49;
	add.s32 	%r252, %r423, %r1;
	mov.u32 	%r424, 1;
	add.s32 	%r20, %r252, 1;
	and.b32  	%r253, %r20, 3;
	cvt.u64.u32 	%rd204, %r253;
	or.b64  	%rd206, %rd169, %rd204;
	mul.lo.s64 	%rd207, %rd206, %rd11;
	cvt.u64.u32 	%rd208, %r215;
	add.s64 	%rd209, %rd207, %rd208;
	mul.lo.s64 	%rd210, %rd13, %rd209;
	shl.b32 	%r256, %r2, 5;
	and.b32  	%r257, %r256, -1024;
	shl.b32 	%r258, %r2, 4;
	and.b32  	%r259, %r258, 496;
	or.b32  	%r260, %r257, %r259;
	cvt.u64.u32 	%rd211, %r260;
	add.s64 	%rd212, %rd211, %rd12;
	add.s64 	%rd22, %rd212, %rd210;
	cvt.u64.u32 	%rd213, %r20;
	cvt.u64.u32 	%rd214, %r217;
	bfi.b64 	%rd24, %rd214, %rd213, 32, 32;
	add.s64 	%rd25, %rd20, 4;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r261, %r424, %r215;
	setp.lt.u32 	%p20, %r261, %r216;
	selp.b32 	%r262, 0, %r216, %p20;
	sub.s32 	%r24, %r261, %r262;
	sub.s32 	%r25, %r24, %r234;
	setp.eq.s32 	%p21, %r24, %r215;
	@%p21 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd358, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd215, %rd161;
	mul.wide.u32 	%rd216, %r24, 8;
	add.s64 	%rd217, %rd215, %rd216;
	ld.global.u64 	%rd358, [%rd217];
$L__BB7_21:
	cvta.to.global.u64 	%rd355, %rd164;
	sub.s64 	%rd354, %rd15, %rd21;
	cvt.u64.u32 	%rd218, %r24;
	mul.lo.s64 	%rd219, %rd14, %rd218;
	add.s64 	%rd220, %rd219, %rd21;
	setp.lt.u32 	%p22, %r25, %r235;
	selp.b64 	%rd30, %rd354, 0, %p22;
	shl.b64 	%rd221, %rd220, 2;
	add.s64 	%rd32, %rd355, %rd221;
	add.s64 	%rd31, %rd164, %rd221;
	and.b64  	%rd222, %rd31, 7;
	setp.eq.s64 	%p23, %rd222, 0;
	setp.gt.s64 	%p24, %rd30, 1;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r425, %r426}, [%rd32];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p26, %rd30, 1;
	mov.u32 	%r425, 0;
	mov.u32 	%r426, %r425;
	@%p26 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd31;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd30;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r425, [retval0+0];
	ld.param.b32 	%r426, [retval0+4];
	}
$L__BB7_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r427, 0;
	mov.u32 	%r428, %r427;
	@%p27 bra 	$L__BB7_30;
	add.s64 	%rd33, %rd31, 8;
	and.b64  	%rd223, %rd33, 7;
	setp.eq.s64 	%p28, %rd223, 0;
	setp.gt.s64 	%p29, %rd30, 3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r427, %r428}, [%rd32+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	setp.lt.s64 	%p31, %rd30, 3;
	mov.u32 	%r427, 0;
	mov.u32 	%r428, %r427;
	@%p31 bra 	$L__BB7_30;
	add.s64 	%rd224, %rd30, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd224;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r427, [retval0+0];
	ld.param.b32 	%r428, [retval0+4];
	}
$L__BB7_30:
	add.s64 	%rd34, %rd31, 480;
	and.b64  	%rd225, %rd34, 7;
	setp.eq.s64 	%p32, %rd225, 0;
	setp.gt.s64 	%p33, %rd30, 121;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB7_33;
	bra.uni 	$L__BB7_31;
$L__BB7_33:
	ld.global.v2.u32 	{%r431, %r432}, [%rd32+480];
	bra.uni 	$L__BB7_34;
$L__BB7_31:
	setp.lt.s64 	%p35, %rd30, 121;
	mov.u32 	%r431, 0;
	mov.u32 	%r432, %r431;
	@%p35 bra 	$L__BB7_34;
	add.s64 	%rd356, %rd31, 480;
	add.s64 	%rd226, %rd30, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd356;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd226;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r431, [retval0+0];
	ld.param.b32 	%r432, [retval0+4];
	}
$L__BB7_34:
	mov.u32 	%r433, 0;
	mov.u32 	%r434, %r433;
	@%p27 bra 	$L__BB7_39;
	add.s64 	%rd35, %rd31, 488;
	and.b64  	%rd227, %rd35, 7;
	setp.eq.s64 	%p37, %rd227, 0;
	setp.gt.s64 	%p38, %rd30, 123;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB7_38;
	bra.uni 	$L__BB7_36;
$L__BB7_38:
	ld.global.v2.u32 	{%r433, %r434}, [%rd32+488];
	bra.uni 	$L__BB7_39;
$L__BB7_36:
	setp.lt.s64 	%p40, %rd30, 123;
	mov.u32 	%r433, 0;
	mov.u32 	%r434, %r433;
	@%p40 bra 	$L__BB7_39;
	add.s64 	%rd228, %rd30, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd35;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd228;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r433, [retval0+0];
	ld.param.b32 	%r434, [retval0+4];
	}
$L__BB7_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB7_46;
	add.s64 	%rd229, %rd358, %rd22;
	cvt.u64.u32 	%rd231, %r426;
	cvt.u64.u32 	%rd232, %r425;
	bfi.b64 	%rd230, %rd231, %rd232, 32, 32;
	st.relaxed.sys.global.u64 [%rd229], %rd230;
	@%p27 bra 	$L__BB7_42;
	add.s64 	%rd233, %rd229, 8;
	cvt.u64.u32 	%rd235, %r428;
	cvt.u64.u32 	%rd236, %r427;
	bfi.b64 	%rd234, %rd235, %rd236, 32, 32;
	st.relaxed.sys.global.u64 [%rd233], %rd234;
$L__BB7_42:
	add.s64 	%rd237, %rd229, 512;
	cvt.u64.u32 	%rd239, %r432;
	cvt.u64.u32 	%rd240, %r431;
	bfi.b64 	%rd238, %rd239, %rd240, 32, 32;
	st.relaxed.sys.global.u64 [%rd237], %rd238;
	@%p27 bra 	$L__BB7_44;
	add.s64 	%rd241, %rd229, 520;
	cvt.u64.u32 	%rd243, %r434;
	cvt.u64.u32 	%rd244, %r433;
	bfi.b64 	%rd242, %rd243, %rd244, 32, 32;
	st.relaxed.sys.global.u64 [%rd241], %rd242;
$L__BB7_44:
	setp.ne.s32 	%p44, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p44 bra 	$L__BB7_48;
	add.s64 	%rd245, %rd229, 8;
	st.release.sys.global.u64 [%rd245], %rd24;
	add.s64 	%rd247, %rd229, 520;
	st.release.sys.global.u64 [%rd247], %rd24;
	bra.uni 	$L__BB7_48;
$L__BB7_46:
	add.s32 	%r421, %r423, %r1;
	add.s32 	%r420, %r421, 1;
	setp.ge.u32 	%p45, %r25, %r235;
	selp.b32 	%r286, %r217, %r428, %p27;
	selp.b32 	%r285, %r420, %r427, %p27;
	add.s64 	%rd249, %rd358, %rd22;
	st.volatile.global.v4.u32 [%rd249], {%r425, %r426, %r285, %r286};
	selp.b32 	%r62, %r420, %r433, %p27;
	selp.b32 	%r63, %r217, %r434, %p27;
	setp.ge.u64 	%p47, %rd25, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB7_48;
	add.s64 	%rd250, %rd249, 512;
	st.volatile.global.v4.u32 [%rd250], {%r431, %r432, %r62, %r63};
$L__BB7_48:
	add.s32 	%r424, %r424, 1;
	setp.lt.u32 	%p49, %r424, %r216;
	@%p49 bra 	$L__BB7_18;
$L__BB7_49:
	setp.eq.s32 	%p50, %r423, 0;
	@%p50 bra 	$L__BB7_201;
	add.s32 	%r291, %r423, -1;
	cvt.u64.u32 	%rd251, %r291;
	mul.lo.s64 	%rd253, %rd175, %rd251;
	mul.lo.s32 	%r296, %r228, %r219;
	cvt.u64.u32 	%rd254, %r296;
	shr.u32 	%r298, %r2, 5;
	cvt.u64.u32 	%rd255, %r298;
	add.s64 	%rd256, %rd254, %rd255;
	add.s64 	%rd257, %rd256, %rd253;
	shl.b64 	%rd258, %rd257, 3;
	and.b32  	%r299, %r2, 31;
	shr.u32 	%r300, %r299, 3;
	cvt.u64.u32 	%rd259, %r300;
	or.b64  	%rd260, %rd258, %rd259;
	mul.lo.s64 	%rd261, %rd260, 30;
	shl.b32 	%r301, %r2, 2;
	and.b32  	%r302, %r301, 28;
	cvt.u64.u32 	%rd262, %r302;
	add.s64 	%rd263, %rd261, %rd262;
	sub.s64 	%rd38, %rd15, %rd263;
	cvt.u64.u32 	%rd264, %r215;
	mul.lo.s64 	%rd265, %rd14, %rd264;
	add.s64 	%rd266, %rd265, %rd263;
	cvta.to.global.u64 	%rd267, %rd164;
	shl.b64 	%rd268, %rd266, 2;
	add.s64 	%rd40, %rd267, %rd268;
	add.s64 	%rd39, %rd164, %rd268;
	and.b64  	%rd269, %rd39, 7;
	setp.eq.s64 	%p51, %rd269, 0;
	setp.gt.s64 	%p52, %rd38, 1;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB7_53;
	bra.uni 	$L__BB7_51;
$L__BB7_53:
	ld.global.v2.u32 	{%r437, %r438}, [%rd40];
	bra.uni 	$L__BB7_54;
$L__BB7_51:
	setp.lt.s64 	%p54, %rd38, 1;
	mov.u32 	%r437, 0;
	mov.u32 	%r438, %r437;
	@%p54 bra 	$L__BB7_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd39;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd38;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r437, [retval0+0];
	ld.param.b32 	%r438, [retval0+4];
	}
$L__BB7_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r440, 0;
	mov.u32 	%r439, %r440;
	@%p55 bra 	$L__BB7_59;
	add.s64 	%rd41, %rd39, 8;
	and.b64  	%rd270, %rd41, 7;
	setp.eq.s64 	%p56, %rd270, 0;
	setp.gt.s64 	%p57, %rd38, 3;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB7_58;
	bra.uni 	$L__BB7_56;
$L__BB7_58:
	ld.global.v2.u32 	{%r439, %r440}, [%rd40+8];
	bra.uni 	$L__BB7_59;
$L__BB7_56:
	setp.lt.s64 	%p59, %rd38, 3;
	mov.u32 	%r439, 0;
	mov.u32 	%r440, %r439;
	@%p59 bra 	$L__BB7_59;
	add.s64 	%rd271, %rd38, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd271;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r439, [retval0+0];
	ld.param.b32 	%r440, [retval0+4];
	}
$L__BB7_59:
	add.s64 	%rd42, %rd39, 480;
	and.b64  	%rd272, %rd42, 7;
	setp.eq.s64 	%p60, %rd272, 0;
	setp.gt.s64 	%p61, %rd38, 121;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB7_62;
	bra.uni 	$L__BB7_60;
$L__BB7_62:
	ld.global.v2.u32 	{%r443, %r444}, [%rd40+480];
	bra.uni 	$L__BB7_63;
$L__BB7_60:
	setp.lt.s64 	%p63, %rd38, 121;
	mov.u32 	%r443, 0;
	mov.u32 	%r444, %r443;
	@%p63 bra 	$L__BB7_63;
	add.s64 	%rd273, %rd38, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd273;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r443, [retval0+0];
	ld.param.b32 	%r444, [retval0+4];
	}
$L__BB7_63:
	mov.u32 	%r446, 0;
	mov.u32 	%r445, %r446;
	@%p55 bra 	$L__BB7_68;
	add.s64 	%rd43, %rd39, 488;
	and.b64  	%rd274, %rd43, 7;
	setp.eq.s64 	%p65, %rd274, 0;
	setp.gt.s64 	%p66, %rd38, 123;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB7_67;
	bra.uni 	$L__BB7_65;
$L__BB7_67:
	ld.global.v2.u32 	{%r445, %r446}, [%rd40+488];
	bra.uni 	$L__BB7_68;
$L__BB7_65:
	setp.lt.s64 	%p68, %rd38, 123;
	mov.u32 	%r445, 0;
	mov.u32 	%r446, %r445;
	@%p68 bra 	$L__BB7_68;
	add.s64 	%rd275, %rd38, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd43;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd275;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKjm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r445, [retval0+0];
	ld.param.b32 	%r446, [retval0+4];
	}
$L__BB7_68:
	setp.eq.s32 	%p69, %r216, 0;
	@%p69 bra 	$L__BB7_150;
	mov.u32 	%r457, 0;
	bra.uni 	$L__BB7_70;
$L__BB7_91:
	setp.eq.s32 	%p103, %r238, 1;
	@%p103 bra 	$L__BB7_96;
	setp.eq.s32 	%p104, %r238, 2;
	@%p104 bra 	$L__BB7_95;
	setp.ne.s32 	%p105, %r238, 3;
	@%p105 bra 	$L__BB7_97;
	max.u64 	%rd381, %rd381, %rd54;
	bra.uni 	$L__BB7_98;
$L__BB7_96:
	mul.lo.s64 	%rd381, %rd381, %rd54;
	bra.uni 	$L__BB7_98;
$L__BB7_95:
	min.u64 	%rd381, %rd381, %rd54;
	bra.uni 	$L__BB7_98;
$L__BB7_97:
	add.s64 	%rd381, %rd381, %rd54;
$L__BB7_98:
	cvt.u64.u32 	%rd60, %r455;
	@%p103 bra 	$L__BB7_103;
	setp.eq.s32 	%p107, %r238, 2;
	@%p107 bra 	$L__BB7_102;
	setp.ne.s32 	%p108, %r238, 3;
	@%p108 bra 	$L__BB7_104;
	max.u64 	%rd380, %rd380, %rd60;
	bra.uni 	$L__BB7_105;
$L__BB7_103:
	mul.lo.s64 	%rd380, %rd380, %rd60;
	bra.uni 	$L__BB7_105;
$L__BB7_102:
	min.u64 	%rd380, %rd380, %rd60;
	bra.uni 	$L__BB7_105;
$L__BB7_104:
	add.s64 	%rd380, %rd380, %rd60;
$L__BB7_105:
	cvt.u64.u32 	%rd66, %r454;
	@%p103 bra 	$L__BB7_110;
	setp.eq.s32 	%p110, %r238, 2;
	@%p110 bra 	$L__BB7_109;
	setp.ne.s32 	%p111, %r238, 3;
	@%p111 bra 	$L__BB7_111;
	max.u64 	%rd379, %rd379, %rd66;
	bra.uni 	$L__BB7_112;
$L__BB7_110:
	mul.lo.s64 	%rd379, %rd379, %rd66;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	min.u64 	%rd379, %rd379, %rd66;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	add.s64 	%rd379, %rd379, %rd66;
$L__BB7_112:
	cvt.u64.u32 	%rd72, %r453;
	@%p103 bra 	$L__BB7_117;
	setp.eq.s32 	%p113, %r238, 2;
	@%p113 bra 	$L__BB7_116;
	setp.ne.s32 	%p114, %r238, 3;
	@%p114 bra 	$L__BB7_118;
	max.u64 	%rd378, %rd378, %rd72;
	bra.uni 	$L__BB7_119;
$L__BB7_117:
	mul.lo.s64 	%rd378, %rd378, %rd72;
	bra.uni 	$L__BB7_119;
$L__BB7_116:
	min.u64 	%rd378, %rd378, %rd72;
	bra.uni 	$L__BB7_119;
$L__BB7_118:
	add.s64 	%rd378, %rd378, %rd72;
$L__BB7_119:
	cvt.u64.u32 	%rd78, %r452;
	@%p103 bra 	$L__BB7_124;
	setp.eq.s32 	%p116, %r238, 2;
	@%p116 bra 	$L__BB7_123;
	setp.ne.s32 	%p117, %r238, 3;
	@%p117 bra 	$L__BB7_125;
	max.u64 	%rd377, %rd377, %rd78;
	bra.uni 	$L__BB7_126;
$L__BB7_124:
	mul.lo.s64 	%rd377, %rd377, %rd78;
	bra.uni 	$L__BB7_126;
$L__BB7_123:
	min.u64 	%rd377, %rd377, %rd78;
	bra.uni 	$L__BB7_126;
$L__BB7_125:
	add.s64 	%rd377, %rd377, %rd78;
$L__BB7_126:
	cvt.u64.u32 	%rd84, %r451;
	@%p103 bra 	$L__BB7_131;
	setp.eq.s32 	%p119, %r238, 2;
	@%p119 bra 	$L__BB7_130;
	setp.ne.s32 	%p120, %r238, 3;
	@%p120 bra 	$L__BB7_132;
	max.u64 	%rd376, %rd376, %rd84;
	bra.uni 	$L__BB7_133;
$L__BB7_131:
	mul.lo.s64 	%rd376, %rd376, %rd84;
	bra.uni 	$L__BB7_133;
$L__BB7_130:
	min.u64 	%rd376, %rd376, %rd84;
	bra.uni 	$L__BB7_133;
$L__BB7_132:
	add.s64 	%rd376, %rd376, %rd84;
$L__BB7_133:
	cvt.u64.u32 	%rd90, %r450;
	@%p103 bra 	$L__BB7_138;
	setp.eq.s32 	%p122, %r238, 2;
	@%p122 bra 	$L__BB7_137;
	setp.ne.s32 	%p123, %r238, 3;
	@%p123 bra 	$L__BB7_139;
	max.u64 	%rd375, %rd375, %rd90;
	bra.uni 	$L__BB7_140;
$L__BB7_138:
	mul.lo.s64 	%rd375, %rd375, %rd90;
	bra.uni 	$L__BB7_140;
$L__BB7_137:
	min.u64 	%rd375, %rd375, %rd90;
	bra.uni 	$L__BB7_140;
$L__BB7_139:
	add.s64 	%rd375, %rd375, %rd90;
$L__BB7_140:
	cvt.u64.u32 	%rd96, %r449;
	@%p103 bra 	$L__BB7_145;
	setp.eq.s32 	%p125, %r238, 2;
	@%p125 bra 	$L__BB7_144;
	setp.ne.s32 	%p126, %r238, 3;
	@%p126 bra 	$L__BB7_146;
	max.u64 	%rd374, %rd374, %rd96;
	bra.uni 	$L__BB7_149;
$L__BB7_145:
	mul.lo.s64 	%rd374, %rd374, %rd96;
	bra.uni 	$L__BB7_149;
$L__BB7_144:
	min.u64 	%rd374, %rd374, %rd96;
	bra.uni 	$L__BB7_149;
$L__BB7_146:
	add.s64 	%rd374, %rd374, %rd96;
	bra.uni 	$L__BB7_149;
$L__BB7_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r457, %r215;
	mov.u32 	%r471, %r446;
	mov.u32 	%r472, %r445;
	mov.u32 	%r473, %r444;
	mov.u32 	%r474, %r443;
	mov.u32 	%r475, %r440;
	mov.u32 	%r476, %r439;
	mov.u32 	%r477, %r438;
	mov.u32 	%r478, %r437;
	@%p70 bra 	$L__BB7_89;
	shr.u32 	%r415, %r2, 5;
	mov.u32 	%r119, 1;
	mov.u64 	%rd278, 0;
	sub.s32 	%r326, %r457, %r236;
	setp.lt.u32 	%p71, %r326, %r237;
	setp.gt.u64 	%p72, %rd5, %rd258;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd287, %rd5, 3;
	sub.s64 	%rd288, %rd287, %rd258;
	shr.u64 	%rd289, %rd288, 2;
	min.u64 	%rd290, %rd289, 2;
	cvt.u32.u64 	%r335, %rd290;
	selp.b32 	%r110, %r335, 1, %p73;
	add.s32 	%r336, %r423, %r1;
	and.b32  	%r337, %r336, 3;
	cvt.u64.u32 	%rd292, %r337;
	or.b64  	%rd293, %rd169, %rd292;
	mul.lo.s64 	%rd294, %rd293, %rd11;
	cvt.u64.u32 	%rd295, %r457;
	add.s64 	%rd296, %rd294, %rd295;
	mul.lo.s64 	%rd297, %rd13, %rd296;
	shl.b32 	%r338, %r415, 10;
	shl.b32 	%r339, %r2, 4;
	and.b32  	%r340, %r339, 496;
	or.b32  	%r341, %r338, %r340;
	cvt.u64.u32 	%rd298, %r341;
	add.s64 	%rd299, %rd298, %rd12;
	add.s64 	%rd300, %rd299, %rd297;
	add.u64 	%rd302, %SPL, 0;
	st.local.u64 	[%rd302], %rd278;
	add.s64 	%rd52, %rd2, %rd300;
	mov.u32 	%r471, %r449;
	mov.u32 	%r472, %r450;
	mov.u32 	%r473, %r451;
	mov.u32 	%r474, %r452;
	mov.u32 	%r475, %r453;
	mov.u32 	%r476, %r454;
	mov.u32 	%r477, %r455;
	mov.u32 	%r478, %r456;
	bra.uni 	$L__BB7_72;
$L__BB7_207:
	add.s32 	%r119, %r119, 1;
$L__BB7_72:
	setp.eq.s32 	%p74, %r110, 0;
	mov.u32 	%r479, 0;
	@%p74 bra 	$L__BB7_76;
	add.s32 	%r416, %r423, %r1;
	setp.eq.s32 	%p75, %r110, 1;
	ld.volatile.global.v4.u32 {%r478, %r477, %r476, %r475}, [%rd52];
	setp.ne.s32 	%p76, %r476, %r416;
	and.pred  	%p172, %p55, %p76;
	@%p75 bra 	$L__BB7_75;
	add.s32 	%r417, %r423, %r1;
	add.s64 	%rd348, %rd52, 512;
	ld.volatile.global.v4.u32 {%r474, %r473, %r472, %r471}, [%rd348];
	setp.ne.s32 	%p79, %r472, %r417;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p172, %p172, %p80;
$L__BB7_75:
	selp.u32 	%r479, 1, 0, %p172;
$L__BB7_76:
	setp.ne.s32 	%p81, %r479, 0;
	mov.u32 	%r353, -1;
	vote.sync.any.pred 	%p82, %p81, %r353;
	@%p82 bra 	$L__BB7_86;
	bra.uni 	$L__BB7_77;
$L__BB7_86:
	and.b32  	%r370, %r119, 63;
	setp.ne.s32 	%p98, %r370, 0;
	@%p98 bra 	$L__BB7_207;
	add.u64 	%rd353, %SP, 0;
	add.s32 	%r371, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd161;
	st.param.b64 	[param0+8], %rd162;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd163;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r371;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r457;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r119;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd353;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isLostENS_7MeetingEjjjRl,
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
	@%p99 bra 	$L__BB7_207;
	bra.uni 	$L__BB7_88;
$L__BB7_77:
	setp.eq.s32 	%p83, %r239, 0;
	@%p83 bra 	$L__BB7_83;
	setp.eq.s32 	%p171, %r110, 0;
	mov.u32 	%r492, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p171 bra 	$L__BB7_82;
	add.s32 	%r418, %r423, %r1;
	setp.eq.s32 	%p85, %r110, 1;
	ld.volatile.global.v4.u32 {%r478, %r477, %r476, %r475}, [%rd52];
	setp.ne.s32 	%p86, %r476, %r418;
	and.pred  	%p173, %p55, %p86;
	@%p85 bra 	$L__BB7_81;
	add.s32 	%r419, %r423, %r1;
	add.s64 	%rd349, %rd52, 512;
	ld.volatile.global.v4.u32 {%r474, %r473, %r472, %r471}, [%rd349];
	setp.ne.s32 	%p89, %r472, %r419;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p173, %p173, %p90;
$L__BB7_81:
	selp.u32 	%r492, 1, 0, %p173;
$L__BB7_82:
	setp.ne.s32 	%p91, %r492, 0;
	mov.u32 	%r366, -1;
	vote.sync.any.pred 	%p92, %p91, %r366;
$L__BB7_83:
	setp.ne.s32 	%p93, %r475, %r217;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB7_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd161;
	st.param.b64 	[param0+8], %rd162;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd163;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r457;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r475;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB7_85:
	mov.u32 	%r368, -1;
	vote.sync.any.pred 	%p96, %p7, %r368;
	not.pred 	%p97, %p96;
	selp.u16 	%rs25, 1, 0, %p97;
$L__BB7_88:
	setp.eq.s16 	%p100, %rs25, 0;
	mov.u16 	%rs26, 0;
	@%p100 bra 	$L__BB7_201;
$L__BB7_89:
	mov.u32 	%r456, %r478;
	mov.u32 	%r455, %r477;
	mov.u32 	%r454, %r476;
	mov.u32 	%r453, %r475;
	mov.u32 	%r452, %r474;
	mov.u32 	%r451, %r473;
	mov.u32 	%r450, %r472;
	mov.u32 	%r449, %r471;
	cvt.u64.u32 	%rd54, %r456;
	setp.eq.s32 	%p101, %r457, 0;
	@%p101 bra 	$L__BB7_148;
	or.b32  	%r373, %r238, 4;
	setp.eq.s32 	%p102, %r373, 4;
	@%p102 bra 	$L__BB7_147;
	bra.uni 	$L__BB7_91;
$L__BB7_147:
	add.s64 	%rd381, %rd381, %rd54;
	cvt.u64.u32 	%rd308, %r455;
	add.s64 	%rd380, %rd380, %rd308;
	cvt.u64.u32 	%rd309, %r454;
	add.s64 	%rd379, %rd379, %rd309;
	cvt.u64.u32 	%rd310, %r453;
	add.s64 	%rd378, %rd378, %rd310;
	cvt.u64.u32 	%rd311, %r452;
	add.s64 	%rd377, %rd377, %rd311;
	cvt.u64.u32 	%rd312, %r451;
	add.s64 	%rd376, %rd376, %rd312;
	cvt.u64.u32 	%rd313, %r450;
	add.s64 	%rd375, %rd375, %rd313;
	cvt.u64.u32 	%rd314, %r449;
	add.s64 	%rd374, %rd374, %rd314;
	bra.uni 	$L__BB7_149;
$L__BB7_148:
	cvt.u64.u32 	%rd380, %r455;
	cvt.u64.u32 	%rd379, %r454;
	cvt.u64.u32 	%rd378, %r453;
	cvt.u64.u32 	%rd377, %r452;
	cvt.u64.u32 	%rd376, %r451;
	cvt.u64.u32 	%rd375, %r450;
	cvt.u64.u32 	%rd374, %r449;
	mov.u64 	%rd381, %rd54;
$L__BB7_149:
	add.s32 	%r457, %r457, 1;
	setp.lt.u32 	%p127, %r457, %r216;
	@%p127 bra 	$L__BB7_70;
$L__BB7_150:
	setp.eq.s32 	%p128, %r237, 0;
	mov.u16 	%rs26, 1;
	@%p128 bra 	$L__BB7_201;
	setp.ne.s32 	%p129, %r238, 4;
	@%p129 bra 	$L__BB7_155;
	and.b64  	%rd315, %rd381, -4294967296;
	setp.eq.s64 	%p130, %rd315, 0;
	@%p130 bra 	$L__BB7_154;
	div.u64 	%rd381, %rd381, %rd11;
	bra.uni 	$L__BB7_155;
$L__BB7_154:
	cvt.u32.u64 	%r374, %rd11;
	cvt.u32.u64 	%r375, %rd381;
	div.u32 	%r376, %r375, %r374;
	cvt.u64.u32 	%rd381, %r376;
$L__BB7_155:
	cvt.u32.u64 	%r198, %rd381;
	@%p129 bra 	$L__BB7_159;
	and.b64  	%rd316, %rd380, -4294967296;
	setp.eq.s64 	%p132, %rd316, 0;
	@%p132 bra 	$L__BB7_158;
	div.u64 	%rd380, %rd380, %rd11;
	bra.uni 	$L__BB7_159;
$L__BB7_158:
	cvt.u32.u64 	%r377, %rd11;
	cvt.u32.u64 	%r378, %rd380;
	div.u32 	%r379, %r378, %r377;
	cvt.u64.u32 	%rd380, %r379;
$L__BB7_159:
	cvt.u32.u64 	%r199, %rd380;
	@%p129 bra 	$L__BB7_163;
	and.b64  	%rd317, %rd379, -4294967296;
	setp.eq.s64 	%p134, %rd317, 0;
	@%p134 bra 	$L__BB7_162;
	div.u64 	%rd379, %rd379, %rd11;
	bra.uni 	$L__BB7_163;
$L__BB7_162:
	cvt.u32.u64 	%r380, %rd11;
	cvt.u32.u64 	%r381, %rd379;
	div.u32 	%r382, %r381, %r380;
	cvt.u64.u32 	%rd379, %r382;
$L__BB7_163:
	cvt.u32.u64 	%r200, %rd379;
	@%p129 bra 	$L__BB7_167;
	and.b64  	%rd318, %rd378, -4294967296;
	setp.eq.s64 	%p136, %rd318, 0;
	@%p136 bra 	$L__BB7_166;
	div.u64 	%rd378, %rd378, %rd11;
	bra.uni 	$L__BB7_167;
$L__BB7_166:
	cvt.u32.u64 	%r383, %rd11;
	cvt.u32.u64 	%r384, %rd378;
	div.u32 	%r385, %r384, %r383;
	cvt.u64.u32 	%rd378, %r385;
$L__BB7_167:
	cvt.u32.u64 	%r201, %rd378;
	@%p129 bra 	$L__BB7_171;
	and.b64  	%rd319, %rd377, -4294967296;
	setp.eq.s64 	%p138, %rd319, 0;
	@%p138 bra 	$L__BB7_170;
	div.u64 	%rd377, %rd377, %rd11;
	bra.uni 	$L__BB7_171;
$L__BB7_170:
	cvt.u32.u64 	%r386, %rd11;
	cvt.u32.u64 	%r387, %rd377;
	div.u32 	%r388, %r387, %r386;
	cvt.u64.u32 	%rd377, %r388;
$L__BB7_171:
	cvt.u32.u64 	%r202, %rd377;
	@%p129 bra 	$L__BB7_175;
	and.b64  	%rd320, %rd376, -4294967296;
	setp.eq.s64 	%p140, %rd320, 0;
	@%p140 bra 	$L__BB7_174;
	div.u64 	%rd376, %rd376, %rd11;
	bra.uni 	$L__BB7_175;
$L__BB7_174:
	cvt.u32.u64 	%r389, %rd11;
	cvt.u32.u64 	%r390, %rd376;
	div.u32 	%r391, %r390, %r389;
	cvt.u64.u32 	%rd376, %r391;
$L__BB7_175:
	cvt.u32.u64 	%r203, %rd376;
	@%p129 bra 	$L__BB7_179;
	and.b64  	%rd321, %rd375, -4294967296;
	setp.eq.s64 	%p142, %rd321, 0;
	@%p142 bra 	$L__BB7_178;
	div.u64 	%rd375, %rd375, %rd11;
	bra.uni 	$L__BB7_179;
$L__BB7_178:
	cvt.u32.u64 	%r392, %rd11;
	cvt.u32.u64 	%r393, %rd375;
	div.u32 	%r394, %r393, %r392;
	cvt.u64.u32 	%rd375, %r394;
$L__BB7_179:
	cvt.u32.u64 	%r204, %rd375;
	@%p129 bra 	$L__BB7_183;
	and.b64  	%rd322, %rd374, -4294967296;
	setp.eq.s64 	%p144, %rd322, 0;
	@%p144 bra 	$L__BB7_182;
	div.u64 	%rd374, %rd374, %rd11;
	bra.uni 	$L__BB7_183;
$L__BB7_182:
	cvt.u32.u64 	%r395, %rd11;
	cvt.u32.u64 	%r396, %rd374;
	div.u32 	%r397, %r396, %r395;
	cvt.u64.u32 	%rd374, %r397;
$L__BB7_183:
	setp.gt.s64 	%p169, %rd38, 1;
	ld.param.u64 	%rd350, [lines_param_8];
	cvt.u32.u64 	%r205, %rd374;
	shl.b32 	%r408, %r5, 2;
	cvt.u64.u32 	%rd334, %r408;
	add.s64 	%rd335, %rd261, %rd334;
	cvta.to.global.u64 	%rd336, %rd350;
	shl.b64 	%rd337, %rd335, 2;
	add.s64 	%rd156, %rd336, %rd337;
	add.s64 	%rd157, %rd350, %rd337;
	and.b64  	%rd338, %rd157, 7;
	setp.eq.s64 	%p145, %rd338, 0;
	and.pred  	%p147, %p169, %p145;
	@%p147 bra 	$L__BB7_186;
	bra.uni 	$L__BB7_184;
$L__BB7_186:
	st.global.u32 	[%rd156], %r198;
	st.global.u32 	[%rd156+4], %r199;
	bra.uni 	$L__BB7_187;
$L__BB7_184:
	setp.lt.s64 	%p148, %rd38, 1;
	@%p148 bra 	$L__BB7_187;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd157;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd38;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r198, %r199};
	call.uni
	_ZN10collective13storeElementsEPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_187:
	@%p55 bra 	$L__BB7_192;
	add.s64 	%rd158, %rd157, 8;
	and.b64  	%rd339, %rd158, 7;
	setp.eq.s64 	%p150, %rd339, 0;
	setp.gt.s64 	%p151, %rd38, 3;
	and.pred  	%p152, %p151, %p150;
	@%p152 bra 	$L__BB7_191;
	bra.uni 	$L__BB7_189;
$L__BB7_191:
	st.global.v2.u32 	[%rd156+8], {%r200, %r201};
	bra.uni 	$L__BB7_192;
$L__BB7_189:
	setp.lt.s64 	%p153, %rd38, 3;
	@%p153 bra 	$L__BB7_192;
	add.s64 	%rd340, %rd38, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd158;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd340;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r200, %r201};
	call.uni
	_ZN10collective13storeElementsEPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_192:
	setp.gt.s64 	%p170, %rd38, 121;
	add.s64 	%rd159, %rd157, 480;
	and.b64  	%rd341, %rd159, 7;
	setp.eq.s64 	%p155, %rd341, 0;
	and.pred  	%p156, %p170, %p155;
	@%p156 bra 	$L__BB7_195;
	bra.uni 	$L__BB7_193;
$L__BB7_195:
	st.global.v2.u32 	[%rd156+480], {%r202, %r203};
	bra.uni 	$L__BB7_196;
$L__BB7_193:
	setp.lt.s64 	%p157, %rd38, 121;
	@%p157 bra 	$L__BB7_196;
	add.s64 	%rd342, %rd38, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd159;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd342;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r202, %r203};
	call.uni
	_ZN10collective13storeElementsEPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_196:
	@%p55 bra 	$L__BB7_201;
	add.s64 	%rd160, %rd157, 488;
	and.b64  	%rd343, %rd160, 7;
	setp.eq.s64 	%p159, %rd343, 0;
	setp.gt.s64 	%p160, %rd38, 123;
	and.pred  	%p161, %p160, %p159;
	@%p161 bra 	$L__BB7_200;
	bra.uni 	$L__BB7_198;
$L__BB7_200:
	st.global.v2.u32 	[%rd156+488], {%r204, %r205};
	bra.uni 	$L__BB7_201;
$L__BB7_198:
	setp.lt.s64 	%p162, %rd38, 123;
	@%p162 bra 	$L__BB7_201;
	add.s64 	%rd344, %rd38, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd160;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd344;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r204, %r205};
	call.uni
	_ZN10collective13storeElementsEPjm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_201:
	setp.ne.s32 	%p163, %r423, 1;
	@%p163 bra 	$L__BB7_203;
	griddepcontrol.launch_dependents;
$L__BB7_203:
	add.s32 	%r423, %r423, 1;
	setp.le.u32 	%p164, %r423, %r422;
	and.b16  	%rs21, %rs26, 255;
	setp.ne.s16 	%p165, %rs21, 0;
	and.pred  	%p166, %p165, %p164;
	@%p166 bra 	$L__BB7_15;
	setp.eq.s16 	%p167, %rs21, 0;
	selp.u32 	%r409, 1, 0, %p167;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r409, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r410, 1, 0, %p2;
	}
	or.b32  	%r412, %r410, %r2;
	setp.ne.s32 	%p168, %r412, 0;
	@%p168 bra 	$L__BB7_206;
	cvta.to.global.u64 	%rd352, %rd2;
	add.s64 	%rd351, %rd352, %rd169;
	add.s32 	%r413, %r422, %r1;
	st.global.u32 	[%rd351+64], %r413;
$L__BB7_206:
	ret;
}
.func  (.param .b32 func_retval0) _ZN10collective6isLostENS_7MeetingEjjjRl(
	.param .align 8 .b8 _ZN10collective6isLostENS_7MeetingEjjjRl_param_0[56],
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_1,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_2,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_3,
	.param .b64 _ZN10collective6isLostENS_7MeetingEjjjRl_param_4
)
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<13>;
	.reg .b32 	%r<30>;
	.reg .b64 	%rd<19>;
	ld.param.v2.u32 	{%r18, %r19}, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+16];
	ld.param.v2.u32 	{%r20, %r21}, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+24];
	ld.param.u32 	%r15, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_1];
	ld.param.u32 	%r16, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_2];
	ld.param.u32 	%r17, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_3];
	ld.param.u64 	%rd10, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_4];
	ld.param.u32 	%r14, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+48];
	ld.param.u64 	%rd9, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+40];
	ld.param.u64 	%rd8, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+32];
	ld.param.u64 	%rd7, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+8];
	ld.param.u64 	%rd6, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0];
	mov.u32 	%r22, %tid.x;
	and.b32  	%r23, %r22, 31;
	setp.ne.s32 	%p3, %r23, 0;
	mov.pred 	%p13, 0;
	@%p3 bra 	$L__BB8_3;
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
	@%p10 bra 	$L__BB8_3;
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
$L__BB8_3:
	mov.u32 	%r27, -1;
	vote.sync.any.pred 	%p12, %p13, %r27;
	selp.u32 	%r29, 1, 0, %p12;
	st.param.b32 	[func_retval0+0], %r29;
	ret;
}
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKjm(
	.param .b64 _ZN10collective12loadElementsEPKjm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKjm_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_ZN10collective12loadElementsEPKjm_param_0];
	ld.param.u64 	%rd2, [_ZN10collective12loadElementsEPKjm_param_1];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r8, 0;
	mov.u32 	%r7, %r8;
	@%p1 bra 	$L__BB9_2;
	ld.global.u32 	%r7, [%rd1];
$L__BB9_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB9_4;
	ld.global.u32 	%r8, [%rd1+4];
$L__BB9_4:
	st.param.b32 	[func_retval0+0], %r7;
	st.param.b32 	[func_retval0+4], %r8;
	ret;
}
.func _ZN10collective13storeElementsEPjm5uint2(
	.param .b64 _ZN10collective13storeElementsEPjm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPjm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPjm5uint2_param_2[8]
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_ZN10collective13storeElementsEPjm5uint2_param_0];
	ld.param.u64 	%rd2, [_ZN10collective13storeElementsEPjm5uint2_param_1];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPjm5uint2_param_2+4];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPjm5uint2_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB10_2;
	st.global.u32 	[%rd1], %r1;
$L__BB10_2:
	setp.lt.u64 	%p2, %rd2, 2;
	@%p2 bra 	$L__BB10_4;
	st.global.u32 	[%rd1+4], %r2;
$L__BB10_4:
	ret;
}
`;
