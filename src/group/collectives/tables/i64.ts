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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKxm
(
	.param .b64 _ZN10collective12loadElementsEPKxm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKxm_param_1
)
;
.func _ZN10collective13storeElementsEPxm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPxm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPxm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPxm5uint2_param_2[8]
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
	add.s64 	%rd47, %rd31, 1;
	shr.u64 	%rd48, %rd47, 1;
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
	shl.b64 	%rd51, %rd141, 1;
	mov.u32 	%r94, 1;
	mul.lo.s64 	%rd52, %rd51, %rd2;
	min.u64 	%rd12, %rd52, %rd31;
	add.s64 	%rd53, %rd12, %rd51;
	min.u64 	%rd13, %rd53, %rd31;
	setp.eq.s64 	%p8, %rd13, %rd12;
	@%p8 bra 	$L__BB0_15;
	shr.u64 	%rd54, %rd34, 3;
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
	shr.u64 	%rd78, %rd34, 3;
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
	shl.b64 	%rd82, %rd81, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd133, %rd132, 3;
	add.s64 	%rd134, %rd29, %rd133;
	st.local.u64 	[%rd119], %rd134;
	st.local.u64 	[%rd119+8], %rd129;
	st.local.u64 	[%rd119+16], %rd34;
	st.local.u32 	[%rd119+24], %r25;
	@%p31 bra 	$L__BB0_39;
	sub.s64 	%rd135, %rd13, %rd25;
	shl.b64 	%rd136, %rd25, 3;
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
	_ZN10collective6reduceEPxRKNS_5PartsEmjj,
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
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd2, %rd22, 1;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd50, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	add.s64 	%rd27, %rd50, %rd4;
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
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd50, %rd2;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd11, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd41, %rd50, 4;
	add.s64 	%rd42, %rd20, %rd41;
	add.s64 	%rd43, %rd1, %rd41;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd43];
	st.v4.u32 	[%rd42], {%r38, %r39, %r40, %r41};
	add.s64 	%rd50, %rd50, %rd11;
	setp.lt.u64 	%p6, %rd50, %rd2;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd52, %rd22, -2;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd44, %r46;
	add.s64 	%rd53, %rd52, %rd44;
	setp.ge.u64 	%p7, %rd53, %rd22;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd17, %r47;
$L__BB1_11:
	.pragma "nounroll";
	shl.b64 	%rd45, %rd53, 3;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.u64 	%rd47, [%rd46];
	add.s64 	%rd48, %rd20, %rd45;
	st.u64 	[%rd48], %rd47;
	add.s64 	%rd53, %rd53, %rd17;
	setp.lt.u64 	%p8, %rd53, %rd22;
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
	add.s64 	%rd65, %rd49, 1;
	shr.u64 	%rd66, %rd65, 1;
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
	shl.b64 	%rd69, %rd216, 1;
	mul.lo.s64 	%rd70, %rd69, %rd2;
	min.u64 	%rd217, %rd70, %rd49;
	add.s64 	%rd71, %rd217, %rd69;
	min.u64 	%rd14, %rd71, %rd49;
	add.s32 	%r9, %r39, 1;
	mov.u32 	%r126, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r126;
	cvt.u64.u32 	%rd72, %r40;
	shr.u64 	%rd73, %rd52, 3;
	mul.lo.s64 	%rd74, %rd73, %rd72;
	sub.s64 	%rd75, %rd14, %rd217;
	min.u64 	%rd20, %rd74, %rd75;
	add.s64 	%rd76, %rd20, 1;
	shr.u64 	%rd77, %rd76, 1;
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
	shl.b64 	%rd25, %rd218, 1;
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
	shl.b64 	%rd98, %rd97, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd149, %rd148, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	shl.b64 	%rd210, %rd209, 3;
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
	_ZN10collective4copyEPxPKxm,
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
	.local .align 8 .b8 	__local_depot4[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<65>;
	.reg .b16 	%rs<36>;
	.reg .b32 	%r<166>;
	.reg .b64 	%rd<174>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd49, [words_param_0];
	ld.param.u64 	%rd50, [words_param_1];
	ld.param.u32 	%r61, [words_param_2];
	ld.param.u32 	%r62, [words_param_3];
	ld.param.u32 	%r63, [words_param_4];
	ld.param.u32 	%r64, [words_param_5];
	ld.param.u64 	%rd51, [words_param_6];
	ld.param.u64 	%rd52, [words_param_7];
	ld.param.u64 	%rd53, [words_param_8];
	ld.param.v2.u32 	{%r75, %r76}, [words_param_9+96];
	ld.param.u64 	%rd63, [words_param_9+72];
	ld.param.u64 	%rd60, [words_param_9+48];
	ld.param.u64 	%rd59, [words_param_9+40];
	ld.param.u64 	%rd54, [words_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd66, %rd63;
	mov.u32 	%r77, %ctaid.x;
	mul.wide.u32 	%rd67, %r77, 4;
	add.s64 	%rd68, %rd66, %rd67;
	cvt.u64.u32 	%rd2, %r77;
	add.s64 	%rd3, %rd68, 64;
	ld.global.u32 	%r1, [%rd68+64];
	mov.u32 	%r148, %tid.x;
	setp.ne.s32 	%p2, %r148, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r78, [%rd66];
	setp.ne.s32 	%p3, %r78, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd4, %rd50;
	ld.volatile.global.u32 	%r79, [%rd4+4];
	setp.ne.s32 	%p5, %r79, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd4+8], %r64;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r80, 4;
	st.global.u32 	[%rd4+4], %r80;
$L__BB4_6:
	cvt.u32.u16 	%r81, %rs29;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r81, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r82, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r82, 0;
	@%p6 bra 	$L__BB4_73;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd70, %rd54, 1;
	shr.u64 	%rd71, %rd70, 1;
	mov.u32 	%r83, %nctaid.x;
	cvt.u64.u32 	%rd6, %r83;
	add.s64 	%rd72, %rd6, %rd71;
	add.s64 	%rd7, %rd72, -1;
	and.b64  	%rd73, %rd7, -4294967296;
	setp.eq.s64 	%p7, %rd73, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd165, %rd7, %rd6;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r84, %rd6;
	cvt.u32.u64 	%r85, %rd7;
	div.u32 	%r86, %r85, %r84;
	cvt.u64.u32 	%rd165, %r86;
$L__BB4_10:
	shl.b64 	%rd74, %rd165, 1;
	mul.lo.s64 	%rd75, %rd74, %rd2;
	min.u64 	%rd11, %rd75, %rd54;
	add.s64 	%rd76, %rd11, %rd74;
	min.u64 	%rd12, %rd76, %rd54;
	setp.eq.s32 	%p8, %r148, %r61;
	setp.ge.u32 	%p9, %r148, %r62;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	cvta.to.global.u64 	%rd79, %rd49;
	mul.wide.u32 	%rd80, %r148, 8;
	add.s64 	%rd81, %rd79, %rd80;
	ld.global.u64 	%rd82, [%rd81];
	cvt.u64.u32 	%rd83, %r62;
	mul.lo.s64 	%rd84, %rd83, %rd2;
	cvt.u64.u32 	%rd85, %r61;
	add.s64 	%rd86, %rd84, %rd85;
	shl.b64 	%rd87, %rd86, 3;
	add.s64 	%rd88, %rd82, %rd87;
	add.s64 	%rd77, %rd88, 4096;
	cvt.u64.u32 	%rd89, %r63;
	cvt.u64.u32 	%rd90, %r3;
	bfi.b64 	%rd78, %rd89, %rd90, 32, 32;
	st.relaxed.sys.global.u64 [%rd77], %rd78;
$L__BB4_12:
	sub.s64 	%rd91, %rd12, %rd11;
	cvt.u32.u64 	%r87, %rd91;
	setp.ge.u32 	%p11, %r148, %r87;
	@%p11 bra 	$L__BB4_24;
	or.b64  	%rd94, %rd53, %rd52;
	and.b64  	%rd95, %rd94, 7;
	cvta.to.global.u64 	%rd96, %rd52;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd92, %r148;
	add.s64 	%rd15, %rd11, %rd92;
	add.s64 	%rd93, %rd15, 1;
	setp.gt.u64 	%p12, %rd93, %rd12;
	setp.ne.s64 	%p13, %rd95, 0;
	or.pred  	%p14, %p12, %p13;
	shl.b64 	%rd97, %rd15, 3;
	add.s64 	%rd16, %rd96, %rd97;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	setp.ge.u64 	%p15, %rd15, %rd12;
	mov.u32 	%r149, 0;
	mov.u32 	%r150, %r149;
	@%p15 bra 	$L__BB4_18;
	ld.global.v2.u32 	{%r149, %r150}, [%rd16];
	bra.uni 	$L__BB4_18;
$L__BB4_15:
	ld.global.v2.u32 	{%r149, %r150}, [%rd16];
$L__BB4_18:
	setp.lt.u32 	%p16, %r62, 2;
	@%p16 bra 	$L__BB4_23;
	mov.u32 	%r151, 1;
$L__BB4_20:
	.pragma "nounroll";
	add.s32 	%r95, %r151, %r61;
	rem.u32 	%r12, %r95, %r62;
	setp.eq.s32 	%p17, %r12, %r61;
	mov.u64 	%rd166, %rd63;
	@%p17 bra 	$L__BB4_22;
	cvta.to.global.u64 	%rd98, %rd49;
	mul.wide.u32 	%rd99, %r12, 8;
	add.s64 	%rd100, %rd98, %rd99;
	ld.global.u64 	%rd166, [%rd100];
$L__BB4_22:
	and.b32  	%r100, %r3, 3;
	cvt.u64.u32 	%rd103, %r100;
	or.b64  	%rd104, %rd67, %rd103;
	cvt.u64.u32 	%rd105, %r62;
	mul.lo.s64 	%rd106, %rd104, %rd105;
	cvt.u64.u32 	%rd107, %r61;
	add.s64 	%rd108, %rd106, %rd107;
	mul.lo.s64 	%rd109, %rd108, %rd59;
	add.s64 	%rd110, %rd109, %rd60;
	mul.wide.u32 	%rd111, %r148, 16;
	add.s64 	%rd112, %rd110, %rd111;
	add.s64 	%rd101, %rd166, %rd112;
	st.volatile.global.v4.u32 [%rd101], {%r149, %r3, %r150, %r3};
	add.s32 	%r151, %r151, 1;
	setp.lt.u32 	%p18, %r151, %r62;
	@%p18 bra 	$L__BB4_20;
$L__BB4_23:
	mov.u32 	%r101, %ntid.x;
	add.s32 	%r148, %r148, %r101;
	setp.lt.u32 	%p19, %r148, %r87;
	@%p19 bra 	$L__BB4_14;
$L__BB4_24:
	mov.u32 	%r103, %tid.x;
	setp.ge.u32 	%p20, %r103, %r87;
	mov.u16 	%rs33, 0;
	@%p20 bra 	$L__BB4_60;
	or.b64  	%rd118, %rd53, %rd52;
	and.b64  	%rd119, %rd118, 7;
	cvta.to.global.u64 	%rd120, %rd52;
	mov.u32 	%r152, %r103;
$L__BB4_26:
	.pragma "nounroll";
	cvt.u64.u32 	%rd116, %r152;
	add.s64 	%rd25, %rd11, %rd116;
	add.s64 	%rd117, %rd25, 1;
	setp.gt.u64 	%p21, %rd117, %rd12;
	setp.ne.s64 	%p22, %rd119, 0;
	or.pred  	%p23, %p21, %p22;
	shl.b64 	%rd121, %rd25, 3;
	add.s64 	%rd26, %rd120, %rd121;
	@%p23 bra 	$L__BB4_28;
	bra.uni 	$L__BB4_27;
$L__BB4_28:
	setp.ge.u64 	%p24, %rd25, %rd12;
	mov.u32 	%r153, 0;
	mov.u32 	%r154, %r153;
	@%p24 bra 	$L__BB4_30;
	ld.global.v2.u32 	{%r153, %r154}, [%rd26];
	bra.uni 	$L__BB4_30;
$L__BB4_27:
	ld.global.v2.u32 	{%r153, %r154}, [%rd26];
$L__BB4_30:
	setp.eq.s32 	%p25, %r62, 0;
	mov.u16 	%rs33, 0;
	@%p25 bra 	$L__BB4_50;
	mov.u16 	%rs33, 0;
	mov.u32 	%r155, 0;
$L__BB4_32:
	.pragma "nounroll";
	mov.u64 	%rd27, %rd169;
	setp.eq.s32 	%p26, %r155, %r61;
	mov.u32 	%r160, %r154;
	mov.u32 	%r159, %r153;
	@%p26 bra 	$L__BB4_41;
	ld.param.u64 	%rd163, [words_param_9+48];
	and.b32  	%r117, %r3, 3;
	cvt.u64.u32 	%rd124, %r117;
	or.b64  	%rd125, %rd67, %rd124;
	cvt.u64.u32 	%rd126, %r62;
	mul.lo.s64 	%rd127, %rd125, %rd126;
	cvt.u64.u32 	%rd128, %r155;
	add.s64 	%rd129, %rd127, %rd128;
	mul.lo.s64 	%rd130, %rd129, %rd59;
	mul.wide.u32 	%rd131, %r152, 16;
	add.s64 	%rd132, %rd131, %rd163;
	add.s64 	%rd133, %rd132, %rd130;
	add.s64 	%rd122, %rd63, %rd133;
	add.u64 	%rd135, %SPL, 8;
	mov.u64 	%rd136, 0;
	st.local.u64 	[%rd135], %rd136;
	ld.volatile.global.v4.u32 {%r159, %r113, %r160, %r115}, [%rd122];
	setp.eq.s32 	%p27, %r113, %r3;
	setp.eq.s32 	%p28, %r115, %r3;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_39;
	mov.u32 	%r158, 1;
$L__BB4_35:
	and.b32  	%r119, %r158, 63;
	setp.ne.s32 	%p30, %r119, 0;
	@%p30 bra 	$L__BB4_38;
	add.u64 	%rd164, %SP, 8;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd49;
	st.param.b64 	[param0+8], %rd50;
	st.param.v2.b32 	[param0+16], {%r61, %r62};
	st.param.v2.b32 	[param0+24], {%r63, %r64};
	st.param.b64 	[param0+32], %rd51;
	st.param.b64 	[param0+40], %rd63;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r158;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd164;
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
	setp.eq.s32 	%p31, %r36, 0;
	@%p31 bra 	$L__BB4_38;
	bra.uni 	$L__BB4_37;
$L__BB4_38:
	add.s32 	%r158, %r158, 1;
	ld.volatile.global.v4.u32 {%r159, %r121, %r160, %r123}, [%rd122];
	setp.ne.s32 	%p32, %r121, %r3;
	setp.ne.s32 	%p33, %r123, %r3;
	or.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_35;
	bra.uni 	$L__BB4_39;
$L__BB4_37:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd49;
	st.param.b64 	[param0+8], %rd50;
	st.param.v2.b32 	[param0+16], {%r61, %r62};
	st.param.v2.b32 	[param0+24], {%r63, %r64};
	st.param.b64 	[param0+32], %rd51;
	st.param.b64 	[param0+40], %rd63;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r36;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r155;
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
$L__BB4_39:
	setp.eq.s32 	%p35, %r76, 0;
	@%p35 bra 	$L__BB4_41;
	ld.volatile.global.v4.u32 {%r159, %r125, %r160, %r127}, [%rd122];
$L__BB4_41:
	mov.b64 	%rd169, {%r159, %r160};
	setp.eq.s32 	%p36, %r155, 0;
	@%p36 bra 	$L__BB4_49;
	setp.eq.s32 	%p37, %r75, 1;
	@%p37 bra 	$L__BB4_47;
	setp.eq.s32 	%p38, %r75, 2;
	@%p38 bra 	$L__BB4_46;
	setp.ne.s32 	%p39, %r75, 3;
	@%p39 bra 	$L__BB4_48;
	max.s64 	%rd169, %rd27, %rd169;
	bra.uni 	$L__BB4_49;
$L__BB4_47:
	mul.lo.s64 	%rd169, %rd27, %rd169;
	bra.uni 	$L__BB4_49;
$L__BB4_46:
	min.s64 	%rd169, %rd27, %rd169;
	bra.uni 	$L__BB4_49;
$L__BB4_48:
	add.s64 	%rd169, %rd27, %rd169;
$L__BB4_49:
	add.s32 	%r155, %r155, 1;
	setp.lt.u32 	%p40, %r155, %r62;
	@%p40 bra 	$L__BB4_32;
$L__BB4_50:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p41, %rs22, 0;
	@%p41 bra 	$L__BB4_60;
	setp.ne.s32 	%p42, %r75, 4;
	mov.u64 	%rd171, %rd169;
	@%p42 bra 	$L__BB4_55;
	and.b64  	%rd140, %rd169, -4294967296;
	setp.eq.s64 	%p43, %rd140, 0;
	@%p43 bra 	$L__BB4_54;
	cvt.u64.u32 	%rd141, %r62;
	div.s64 	%rd171, %rd169, %rd141;
	bra.uni 	$L__BB4_55;
$L__BB4_54:
	cvt.u32.u64 	%r128, %rd169;
	div.u32 	%r129, %r128, %r62;
	cvt.u64.u32 	%rd171, %r129;
$L__BB4_55:
	ld.param.u64 	%rd162, [words_param_8];
	setp.eq.s64 	%p44, %rd119, 0;
	setp.le.u64 	%p45, %rd117, %rd12;
	and.pred  	%p46, %p44, %p45;
	cvta.to.global.u64 	%rd145, %rd162;
	add.s64 	%rd39, %rd145, %rd121;
	@%p46 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_56;
$L__BB4_58:
	st.global.u64 	[%rd39], %rd171;
	bra.uni 	$L__BB4_59;
$L__BB4_56:
	setp.ge.u64 	%p47, %rd25, %rd12;
	@%p47 bra 	$L__BB4_59;
	st.global.u64 	[%rd39], %rd171;
$L__BB4_59:
	mov.u32 	%r130, %ntid.x;
	add.s32 	%r152, %r152, %r130;
	setp.lt.u32 	%p48, %r152, %r87;
	mov.u16 	%rs33, 0;
	@%p48 bra 	$L__BB4_26;
$L__BB4_60:
	setp.eq.s32 	%p49, %r103, %r61;
	setp.ge.u32 	%p50, %r103, %r62;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p51, %rs24, 0;
	or.pred  	%p52, %p50, %p51;
	or.pred  	%p53, %p49, %p52;
	@%p53 bra 	$L__BB4_71;
	mov.u32 	%r147, %ctaid.x;
	mul.wide.u32 	%rd150, %r62, %r147;
	cvt.u64.u32 	%rd151, %r103;
	add.s64 	%rd152, %rd150, %rd151;
	shl.b64 	%rd153, %rd152, 3;
	add.s64 	%rd154, %rd63, %rd153;
	add.s64 	%rd40, %rd154, 4096;
	ld.acquire.sys.global.u64 %rd173, [%rd40];
	add.u64 	%rd155, %SP, 0;
	add.u64 	%rd156, %SPL, 0;
	mov.u64 	%rd157, 0;
	st.local.u64 	[%rd156], %rd157;
	cvt.u32.u64 	%r165, %rd173;
	sub.s32 	%r135, %r165, %r3;
	setp.gt.s32 	%p55, %r135, -1;
	mov.pred 	%p64, 0;
	@%p55 bra 	$L__BB4_67;
	mov.u32 	%r164, 1;
$L__BB4_63:
	and.b32  	%r137, %r164, 63;
	setp.ne.s32 	%p56, %r137, 0;
	@%p56 bra 	$L__BB4_66;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd49;
	st.param.b64 	[param0+8], %rd50;
	st.param.v2.b32 	[param0+16], {%r61, %r62};
	st.param.v2.b32 	[param0+24], {%r63, %r64};
	st.param.b64 	[param0+32], %rd51;
	st.param.b64 	[param0+40], %rd63;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r164;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd155;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r56, [retval0+0];
	}
	setp.eq.s32 	%p57, %r56, 0;
	@%p57 bra 	$L__BB4_66;
	bra.uni 	$L__BB4_65;
$L__BB4_66:
	ld.acquire.sys.global.u64 %rd173, [%rd40];
	add.s32 	%r164, %r164, 1;
	cvt.u32.u64 	%r165, %rd173;
	sub.s32 	%r139, %r165, %r3;
	setp.lt.s32 	%p60, %r139, 0;
	@%p60 bra 	$L__BB4_63;
	bra.uni 	$L__BB4_67;
$L__BB4_65:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd49;
	st.param.b64 	[param0+8], %rd50;
	st.param.v2.b32 	[param0+16], {%r61, %r62};
	st.param.v2.b32 	[param0+24], {%r63, %r64};
	st.param.b64 	[param0+32], %rd51;
	st.param.b64 	[param0+40], %rd63;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r56;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r103;
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
	mov.pred 	%p64, -1;
$L__BB4_67:
	mov.u16 	%rs25, 1;
	mov.u16 	%rs33, %rs25;
	@%p64 bra 	$L__BB4_71;
	setp.ne.s32 	%p61, %r3, %r165;
	mov.u16 	%rs33, 0;
	@%p61 bra 	$L__BB4_71;
	shr.u64 	%rd161, %rd173, 32;
	cvt.u32.u64 	%r60, %rd161;
	setp.eq.s32 	%p62, %r60, %r63;
	@%p62 bra 	$L__BB4_71;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd49;
	st.param.b64 	[param0+8], %rd50;
	st.param.v2.b32 	[param0+16], {%r61, %r62};
	st.param.v2.b32 	[param0+24], {%r63, %r64};
	st.param.b64 	[param0+32], %rd51;
	st.param.b64 	[param0+40], %rd63;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r103;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r60;
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
$L__BB4_71:
	cvt.u32.u16 	%r141, %rs33;
	cvt.s32.s8 	%r142, %r141;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r142, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r143, 1, 0, %p2;
	}
	or.b32  	%r145, %r143, %r103;
	setp.ne.s32 	%p63, %r145, 0;
	@%p63 bra 	$L__BB4_73;
	add.s32 	%r146, %r1, 1;
	st.global.u32 	[%rd3], %r146;
$L__BB4_73:
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
	.reg .pred 	%p<158>;
	.reg .b16 	%rs<31>;
	.reg .b32 	%r<379>;
	.reg .b64 	%rd<405>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd141, [lines_param_0];
	ld.param.u64 	%rd142, [lines_param_1];
	ld.param.u32 	%r114, [lines_param_2];
	ld.param.u32 	%r115, [lines_param_3];
	ld.param.u32 	%r116, [lines_param_4];
	ld.param.u32 	%r117, [lines_param_5];
	ld.param.u64 	%rd143, [lines_param_6];
	ld.param.u64 	%rd144, [lines_param_7];
	mov.b64 	%rd146, lines_param_9;
	add.s64 	%rd1, %rd146, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd148, %rd2;
	mov.u32 	%r118, %ctaid.x;
	mul.wide.u32 	%rd149, %r118, 4;
	add.s64 	%rd150, %rd148, %rd149;
	cvt.u64.u32 	%rd3, %r118;
	ld.global.u32 	%r1, [%rd150+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs27, 0;
	@%p8 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r119, [%rd148];
	setp.ne.s32 	%p9, %r119, 0;
	selp.u16 	%rs27, 1, 0, %p9;
$L__BB7_2:
	setp.eq.s16 	%p10, %rs27, 0;
	@%p10 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd142;
	ld.volatile.global.u32 	%r120, [%rd4+4];
	setp.ne.s32 	%p11, %r120, 0;
	@%p11 bra 	$L__BB7_5;
	st.global.u32 	[%rd4+8], %r117;
$L__BB7_5:
	membar.sys;
	mov.u32 	%r121, 4;
	st.global.u32 	[%rd4+4], %r121;
$L__BB7_6:
	cvt.u32.u16 	%r122, %rs27;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r122, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r123, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r123, 0;
	@%p12 bra 	$L__BB7_161;
	ld.param.u64 	%rd152, [%rd1+-72];
	add.s64 	%rd153, %rd152, 14;
	mul.hi.u64 	%rd154, %rd153, -8608480567731124087;
	shr.u64 	%rd5, %rd154, 3;
	mov.u32 	%r125, %nctaid.x;
	mov.u32 	%r126, %ntid.x;
	shr.u32 	%r127, %r126, 5;
	mul.wide.u32 	%rd155, %r127, %r125;
	shl.b64 	%rd6, %rd155, 3;
	setp.lt.u64 	%p13, %rd153, 15;
	mov.u32 	%r348, 1;
	@%p13 bra 	$L__BB7_12;
	add.s64 	%rd156, %rd6, %rd5;
	add.s64 	%rd7, %rd156, -1;
	or.b64  	%rd157, %rd7, %rd6;
	and.b64  	%rd158, %rd157, -4294967296;
	setp.eq.s64 	%p14, %rd158, 0;
	@%p14 bra 	$L__BB7_10;
	div.u64 	%rd352, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r128, %rd6;
	cvt.u32.u64 	%r129, %rd7;
	div.u32 	%r130, %r129, %r128;
	cvt.u64.u32 	%rd352, %r130;
$L__BB7_11:
	cvt.u32.u64 	%r348, %rd352;
$L__BB7_12:
	setp.eq.s32 	%p15, %r2, %r114;
	setp.ge.u32 	%p16, %r2, %r115;
	or.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd161, %rd141;
	mul.wide.u32 	%rd162, %r2, 8;
	add.s64 	%rd163, %rd161, %rd162;
	ld.global.u64 	%rd164, [%rd163];
	cvt.u64.u32 	%rd165, %r115;
	mul.lo.s64 	%rd166, %rd165, %rd3;
	cvt.u64.u32 	%rd167, %r114;
	add.s64 	%rd168, %rd166, %rd167;
	shl.b64 	%rd169, %rd168, 3;
	add.s64 	%rd170, %rd164, %rd169;
	add.s64 	%rd159, %rd170, 4096;
	cvt.u64.u32 	%rd171, %r116;
	add.s32 	%r131, %r1, 1;
	cvt.u64.u32 	%rd172, %r131;
	bfi.b64 	%rd160, %rd171, %rd172, 32, 32;
	st.relaxed.sys.global.u64 [%rd159], %rd160;
$L__BB7_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r133, %r134}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.v2.u32 	{%r135, %r136}, [%rd1+16];
	ld.param.v2.u32 	{%r137, %r138}, [%rd1+24];
	mov.u16 	%rs30, 1;
	mov.u32 	%r349, 0;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r349, %r348;
	@%p18 bra 	$L__BB7_49;
	setp.lt.u32 	%p19, %r115, 2;
	@%p19 bra 	$L__BB7_49;
	mov.u32 	%r350, 1;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r140, %r350, %r114;
	setp.lt.u32 	%p20, %r140, %r115;
	selp.b32 	%r141, 0, %r115, %p20;
	sub.s32 	%r21, %r140, %r141;
	setp.eq.s32 	%p21, %r21, %r114;
	@%p21 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd353, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd173, %rd141;
	mul.wide.u32 	%rd174, %r21, 8;
	add.s64 	%rd175, %rd173, %rd174;
	ld.global.u64 	%rd353, [%rd175];
$L__BB7_21:
	add.s32 	%r342, %r350, %r114;
	setp.lt.u32 	%p154, %r342, %r115;
	selp.b32 	%r341, 0, %r115, %p154;
	sub.s32 	%r340, %r342, %r341;
	cvta.to.global.u64 	%rd347, %rd144;
	sub.s32 	%r145, %r340, %r133;
	setp.lt.u32 	%p23, %r145, %r134;
	cvt.u64.u32 	%rd176, %r340;
	mul.lo.s64 	%rd177, %rd13, %rd176;
	mul.lo.s32 	%r149, %r127, %r118;
	cvt.u64.u32 	%rd178, %r149;
	shr.u32 	%r151, %r2, 5;
	cvt.u64.u32 	%rd179, %r151;
	add.s64 	%rd180, %rd178, %rd179;
	cvt.u64.u32 	%rd182, %r349;
	mul.lo.s64 	%rd183, %rd155, %rd182;
	add.s64 	%rd184, %rd180, %rd183;
	shl.b64 	%rd185, %rd184, 3;
	and.b32  	%r153, %r2, 31;
	shr.u32 	%r154, %r153, 3;
	cvt.u64.u32 	%rd186, %r154;
	or.b64  	%rd187, %rd185, %rd186;
	mul.lo.s64 	%rd188, %rd187, 15;
	shl.b32 	%r155, %r2, 1;
	and.b32  	%r156, %r155, 14;
	cvt.u64.u32 	%rd189, %r156;
	add.s64 	%rd190, %rd188, %rd189;
	add.s64 	%rd191, %rd177, %rd190;
	sub.s64 	%rd192, %rd14, %rd190;
	selp.b64 	%rd23, %rd192, 0, %p23;
	shl.b64 	%rd193, %rd191, 3;
	add.s64 	%rd25, %rd347, %rd193;
	add.s64 	%rd24, %rd144, %rd193;
	and.b64  	%rd194, %rd24, 7;
	setp.eq.s64 	%p24, %rd194, 0;
	setp.gt.s64 	%p25, %rd23, 0;
	and.pred  	%p26, %p25, %p24;
	@%p26 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r351, %r352}, [%rd25];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p27, %rd23, 1;
	mov.u32 	%r351, 0;
	mov.u32 	%r352, %r351;
	@%p27 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd24;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd23;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r351, [retval0+0];
	ld.param.b32 	%r352, [retval0+4];
	}
$L__BB7_25:
	setp.eq.s32 	%p28, %r5, 7;
	mov.u32 	%r353, 0;
	mov.u32 	%r354, %r353;
	@%p28 bra 	$L__BB7_30;
	add.s64 	%rd26, %rd24, 8;
	and.b64  	%rd195, %rd26, 7;
	setp.eq.s64 	%p29, %rd195, 0;
	add.s64 	%rd27, %rd23, -1;
	setp.gt.s64 	%p30, %rd27, 0;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r353, %r354}, [%rd25+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	add.s64 	%rd348, %rd23, -1;
	setp.lt.s64 	%p32, %rd348, 1;
	mov.u32 	%r353, 0;
	mov.u32 	%r354, %r353;
	@%p32 bra 	$L__BB7_30;
	add.s64 	%rd350, %rd24, 8;
	add.s64 	%rd349, %rd23, -1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd350;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd349;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r353, [retval0+0];
	ld.param.b32 	%r354, [retval0+4];
	}
$L__BB7_30:
	add.s64 	%rd28, %rd24, 480;
	and.b64  	%rd196, %rd28, 7;
	setp.eq.s64 	%p33, %rd196, 0;
	setp.gt.s64 	%p34, %rd23, 60;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB7_33;
	bra.uni 	$L__BB7_31;
$L__BB7_33:
	ld.global.v2.u32 	{%r357, %r358}, [%rd25+480];
	bra.uni 	$L__BB7_34;
$L__BB7_31:
	setp.lt.s64 	%p36, %rd23, 61;
	mov.u32 	%r357, 0;
	mov.u32 	%r358, %r357;
	@%p36 bra 	$L__BB7_34;
	add.s64 	%rd351, %rd24, 480;
	add.s64 	%rd197, %rd23, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd351;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd197;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r357, [retval0+0];
	ld.param.b32 	%r358, [retval0+4];
	}
$L__BB7_34:
	mov.u32 	%r359, 0;
	mov.u32 	%r360, %r359;
	@%p28 bra 	$L__BB7_39;
	add.s64 	%rd29, %rd24, 488;
	and.b64  	%rd198, %rd29, 7;
	setp.eq.s64 	%p38, %rd198, 0;
	add.s64 	%rd30, %rd23, -61;
	setp.gt.s64 	%p39, %rd30, 0;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB7_38;
	bra.uni 	$L__BB7_36;
$L__BB7_38:
	ld.global.v2.u32 	{%r359, %r360}, [%rd25+488];
	bra.uni 	$L__BB7_39;
$L__BB7_36:
	setp.lt.s64 	%p41, %rd30, 1;
	mov.u32 	%r359, 0;
	mov.u32 	%r360, %r359;
	@%p41 bra 	$L__BB7_39;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd30;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r359, [retval0+0];
	ld.param.b32 	%r360, [retval0+4];
	}
$L__BB7_39:
	setp.eq.s32 	%p42, %r8, 0;
	@%p42 bra 	$L__BB7_46;
	shl.b32 	%r178, %r2, 5;
	and.b32  	%r179, %r178, -1024;
	shl.b32 	%r180, %r2, 4;
	and.b32  	%r181, %r180, 496;
	or.b32  	%r182, %r179, %r181;
	cvt.u64.u32 	%rd201, %r182;
	add.s64 	%rd202, %rd201, %rd11;
	add.s32 	%r184, %r349, %r1;
	add.s32 	%r185, %r184, 1;
	and.b32  	%r186, %r185, 3;
	cvt.u64.u32 	%rd204, %r186;
	or.b64  	%rd205, %rd149, %rd204;
	cvt.u64.u32 	%rd206, %r115;
	mul.lo.s64 	%rd207, %rd205, %rd206;
	cvt.u64.u32 	%rd208, %r114;
	add.s64 	%rd209, %rd207, %rd208;
	mul.lo.s64 	%rd210, %rd12, %rd209;
	add.s64 	%rd211, %rd202, %rd210;
	add.s64 	%rd199, %rd353, %rd211;
	cvt.u64.u32 	%rd212, %r352;
	cvt.u64.u32 	%rd213, %r351;
	bfi.b64 	%rd200, %rd212, %rd213, 32, 32;
	st.relaxed.sys.global.u64 [%rd199], %rd200;
	@%p28 bra 	$L__BB7_42;
	add.s64 	%rd214, %rd199, 8;
	cvt.u64.u32 	%rd216, %r354;
	cvt.u64.u32 	%rd217, %r353;
	bfi.b64 	%rd215, %rd216, %rd217, 32, 32;
	st.relaxed.sys.global.u64 [%rd214], %rd215;
$L__BB7_42:
	add.s64 	%rd218, %rd199, 512;
	cvt.u64.u32 	%rd220, %r358;
	cvt.u64.u32 	%rd221, %r357;
	bfi.b64 	%rd219, %rd220, %rd221, 32, 32;
	st.relaxed.sys.global.u64 [%rd218], %rd219;
	@%p28 bra 	$L__BB7_44;
	add.s64 	%rd222, %rd199, 520;
	cvt.u64.u32 	%rd224, %r360;
	cvt.u64.u32 	%rd225, %r359;
	bfi.b64 	%rd223, %rd224, %rd225, 32, 32;
	st.relaxed.sys.global.u64 [%rd222], %rd223;
$L__BB7_44:
	setp.ne.s32 	%p45, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p45 bra 	$L__BB7_48;
	add.s64 	%rd226, %rd199, 8;
	cvt.u64.u32 	%rd230, %r116;
	cvt.u64.u32 	%rd231, %r185;
	bfi.b64 	%rd227, %rd230, %rd231, 32, 32;
	st.release.sys.global.u64 [%rd226], %rd227;
	add.s64 	%rd228, %rd199, 520;
	st.release.sys.global.u64 [%rd228], %rd227;
	bra.uni 	$L__BB7_48;
$L__BB7_46:
	add.s32 	%r347, %r350, %r114;
	shr.u32 	%r346, %r2, 5;
	setp.lt.u32 	%p155, %r347, %r115;
	selp.b32 	%r345, 0, %r115, %p155;
	sub.s32 	%r344, %r347, %r345;
	sub.s32 	%r343, %r340, %r133;
	setp.ge.u32 	%p47, %r343, %r134;
	or.b64  	%rd241, %rd185, 4;
	setp.ge.u64 	%p48, %rd241, %rd5;
	selp.b32 	%r192, %r116, %r354, %p28;
	add.s32 	%r204, %r349, %r1;
	add.s32 	%r205, %r204, 1;
	selp.b32 	%r191, %r205, %r353, %p28;
	shl.b32 	%r206, %r346, 10;
	shl.b32 	%r207, %r2, 4;
	and.b32  	%r208, %r207, 496;
	or.b32  	%r209, %r206, %r208;
	cvt.u64.u32 	%rd242, %r209;
	add.s64 	%rd243, %rd242, %rd11;
	and.b32  	%r210, %r205, 3;
	cvt.u64.u32 	%rd245, %r210;
	or.b64  	%rd246, %rd149, %rd245;
	cvt.u64.u32 	%rd247, %r115;
	mul.lo.s64 	%rd248, %rd246, %rd247;
	cvt.u64.u32 	%rd249, %r114;
	add.s64 	%rd250, %rd248, %rd249;
	mul.lo.s64 	%rd251, %rd12, %rd250;
	add.s64 	%rd252, %rd243, %rd251;
	add.s64 	%rd232, %rd353, %rd252;
	st.volatile.global.v4.u32 [%rd232], {%r351, %r352, %r191, %r192};
	selp.b32 	%r58, %r205, %r359, %p28;
	selp.b32 	%r59, %r116, %r360, %p28;
	or.pred  	%p50, %p47, %p48;
	@%p50 bra 	$L__BB7_48;
	add.s64 	%rd253, %rd232, 512;
	st.volatile.global.v4.u32 [%rd253], {%r357, %r358, %r58, %r59};
$L__BB7_48:
	add.s32 	%r350, %r350, 1;
	setp.lt.u32 	%p51, %r350, %r115;
	@%p51 bra 	$L__BB7_18;
$L__BB7_49:
	setp.eq.s32 	%p52, %r349, 0;
	@%p52 bra 	$L__BB7_156;
	add.s32 	%r215, %r349, -1;
	cvt.u64.u32 	%rd254, %r215;
	mul.lo.s64 	%rd256, %rd155, %rd254;
	mul.lo.s32 	%r220, %r127, %r118;
	cvt.u64.u32 	%rd257, %r220;
	shr.u32 	%r222, %r2, 5;
	cvt.u64.u32 	%rd258, %r222;
	add.s64 	%rd259, %rd257, %rd258;
	add.s64 	%rd260, %rd259, %rd256;
	shl.b64 	%rd261, %rd260, 3;
	and.b32  	%r223, %r2, 31;
	shr.u32 	%r224, %r223, 3;
	cvt.u64.u32 	%rd262, %r224;
	or.b64  	%rd263, %rd261, %rd262;
	mul.lo.s64 	%rd264, %rd263, 15;
	shl.b32 	%r225, %r2, 1;
	and.b32  	%r226, %r225, 14;
	cvt.u64.u32 	%rd265, %r226;
	add.s64 	%rd266, %rd264, %rd265;
	sub.s64 	%rd33, %rd14, %rd266;
	cvt.u64.u32 	%rd267, %r114;
	mul.lo.s64 	%rd268, %rd13, %rd267;
	add.s64 	%rd269, %rd268, %rd266;
	cvta.to.global.u64 	%rd270, %rd144;
	shl.b64 	%rd271, %rd269, 3;
	add.s64 	%rd35, %rd270, %rd271;
	add.s64 	%rd34, %rd144, %rd271;
	and.b64  	%rd272, %rd34, 7;
	setp.eq.s64 	%p53, %rd272, 0;
	setp.gt.s64 	%p54, %rd33, 0;
	and.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB7_53;
	bra.uni 	$L__BB7_51;
$L__BB7_53:
	ld.global.v2.u32 	{%r363, %r364}, [%rd35];
	bra.uni 	$L__BB7_54;
$L__BB7_51:
	setp.lt.s64 	%p56, %rd33, 1;
	mov.u32 	%r363, 0;
	mov.u32 	%r364, %r363;
	@%p56 bra 	$L__BB7_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r363, [retval0+0];
	ld.param.b32 	%r364, [retval0+4];
	}
$L__BB7_54:
	setp.eq.s32 	%p57, %r5, 7;
	mov.u32 	%r366, 0;
	mov.u32 	%r365, %r366;
	@%p57 bra 	$L__BB7_59;
	add.s64 	%rd36, %rd34, 8;
	and.b64  	%rd273, %rd36, 7;
	setp.eq.s64 	%p58, %rd273, 0;
	add.s64 	%rd37, %rd33, -1;
	setp.gt.s64 	%p59, %rd37, 0;
	and.pred  	%p60, %p59, %p58;
	@%p60 bra 	$L__BB7_58;
	bra.uni 	$L__BB7_56;
$L__BB7_58:
	ld.global.v2.u32 	{%r365, %r366}, [%rd35+8];
	bra.uni 	$L__BB7_59;
$L__BB7_56:
	setp.lt.s64 	%p61, %rd37, 1;
	mov.u32 	%r365, 0;
	mov.u32 	%r366, %r365;
	@%p61 bra 	$L__BB7_59;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd36;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd37;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r365, [retval0+0];
	ld.param.b32 	%r366, [retval0+4];
	}
$L__BB7_59:
	add.s64 	%rd38, %rd34, 480;
	and.b64  	%rd274, %rd38, 7;
	setp.eq.s64 	%p62, %rd274, 0;
	setp.gt.s64 	%p63, %rd33, 60;
	and.pred  	%p64, %p63, %p62;
	@%p64 bra 	$L__BB7_62;
	bra.uni 	$L__BB7_60;
$L__BB7_62:
	ld.global.v2.u32 	{%r369, %r370}, [%rd35+480];
	bra.uni 	$L__BB7_63;
$L__BB7_60:
	setp.lt.s64 	%p65, %rd33, 61;
	mov.u32 	%r369, 0;
	mov.u32 	%r370, %r369;
	@%p65 bra 	$L__BB7_63;
	add.s64 	%rd275, %rd33, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd275;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r369, [retval0+0];
	ld.param.b32 	%r370, [retval0+4];
	}
$L__BB7_63:
	mov.u32 	%r372, 0;
	mov.u32 	%r371, %r372;
	@%p57 bra 	$L__BB7_68;
	add.s64 	%rd39, %rd34, 488;
	and.b64  	%rd276, %rd39, 7;
	setp.eq.s64 	%p67, %rd276, 0;
	add.s64 	%rd40, %rd33, -61;
	setp.gt.s64 	%p68, %rd40, 0;
	and.pred  	%p69, %p68, %p67;
	@%p69 bra 	$L__BB7_67;
	bra.uni 	$L__BB7_65;
$L__BB7_67:
	ld.global.v2.u32 	{%r371, %r372}, [%rd35+488];
	bra.uni 	$L__BB7_68;
$L__BB7_65:
	setp.lt.s64 	%p70, %rd40, 1;
	mov.u32 	%r371, 0;
	mov.u32 	%r372, %r371;
	@%p70 bra 	$L__BB7_68;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd39;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd40;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKxm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r371, [retval0+0];
	ld.param.b32 	%r372, [retval0+4];
	}
$L__BB7_68:
	setp.eq.s32 	%p71, %r115, 0;
	@%p71 bra 	$L__BB7_121;
	mov.u32 	%r375, 0;
	mov.b64 	%rd41, {%r363, %r364};
	mov.b64 	%rd42, {%r365, %r366};
	mov.b64 	%rd43, {%r369, %r370};
	mov.b64 	%rd44, {%r371, %r372};
$L__BB7_70:
	.pragma "nounroll";
	mov.u64 	%rd48, %rd396;
	mov.u64 	%rd47, %rd395;
	mov.u64 	%rd46, %rd394;
	mov.u64 	%rd45, %rd393;
	setp.eq.s32 	%p72, %r375, %r114;
	mov.u64 	%rd368, %rd44;
	mov.u64 	%rd369, %rd43;
	mov.u64 	%rd370, %rd42;
	mov.u64 	%rd371, %rd41;
	@%p72 bra 	$L__BB7_89;
	shr.u32 	%r335, %r2, 5;
	mov.u32 	%r95, 1;
	mov.u64 	%rd279, 0;
	sub.s32 	%r249, %r375, %r135;
	setp.lt.u32 	%p73, %r249, %r136;
	setp.gt.u64 	%p74, %rd5, %rd261;
	and.pred  	%p75, %p73, %p74;
	add.s64 	%rd288, %rd5, 3;
	sub.s64 	%rd289, %rd288, %rd261;
	shr.u64 	%rd290, %rd289, 2;
	min.u64 	%rd291, %rd290, 2;
	cvt.u32.u64 	%r258, %rd291;
	selp.b32 	%r94, %r258, 1, %p75;
	add.s32 	%r259, %r349, %r1;
	and.b32  	%r260, %r259, 3;
	cvt.u64.u32 	%rd293, %r260;
	or.b64  	%rd294, %rd149, %rd293;
	cvt.u64.u32 	%rd295, %r115;
	mul.lo.s64 	%rd296, %rd294, %rd295;
	cvt.u64.u32 	%rd297, %r375;
	add.s64 	%rd298, %rd296, %rd297;
	mul.lo.s64 	%rd299, %rd12, %rd298;
	shl.b32 	%r261, %r335, 10;
	shl.b32 	%r262, %r2, 4;
	and.b32  	%r263, %r262, 496;
	or.b32  	%r264, %r261, %r263;
	cvt.u64.u32 	%rd300, %r264;
	add.s64 	%rd301, %rd300, %rd11;
	add.s64 	%rd302, %rd301, %rd299;
	add.u64 	%rd304, %SPL, 0;
	st.local.u64 	[%rd304], %rd279;
	add.s64 	%rd53, %rd2, %rd302;
	mov.u64 	%rd368, %rd358;
	mov.u64 	%rd369, %rd359;
	mov.u64 	%rd370, %rd360;
	mov.u64 	%rd371, %rd361;
	bra.uni 	$L__BB7_72;
$L__BB7_162:
	add.s32 	%r95, %r95, 1;
$L__BB7_72:
	setp.eq.s32 	%p76, %r94, 0;
	mov.u32 	%r377, 0;
	@%p76 bra 	$L__BB7_76;
	add.s32 	%r338, %r349, %r1;
	setp.eq.s32 	%p77, %r94, 1;
	ld.volatile.global.v4.u32 {%r266, %r267, %r268, %r269}, [%rd53];
	setp.ne.s32 	%p78, %r268, %r338;
	and.pred  	%p156, %p57, %p78;
	@%p77 bra 	$L__BB7_75;
	add.s32 	%r339, %r349, %r1;
	add.s64 	%rd341, %rd53, 512;
	ld.volatile.global.v4.u32 {%r271, %r272, %r273, %r274}, [%rd341];
	mov.b64 	%rd369, {%r271, %r272};
	mov.b64 	%rd368, {%r273, %r274};
	setp.ne.s32 	%p81, %r273, %r339;
	and.pred  	%p82, %p57, %p81;
	or.pred  	%p156, %p156, %p82;
$L__BB7_75:
	selp.u32 	%r377, 1, 0, %p156;
	mov.b64 	%rd370, {%r268, %r269};
	mov.b64 	%rd371, {%r266, %r267};
$L__BB7_76:
	setp.ne.s32 	%p83, %r377, 0;
	mov.u32 	%r276, -1;
	vote.sync.any.pred 	%p84, %p83, %r276;
	@%p84 bra 	$L__BB7_86;
	bra.uni 	$L__BB7_77;
$L__BB7_86:
	and.b32  	%r294, %r95, 63;
	setp.ne.s32 	%p100, %r294, 0;
	@%p100 bra 	$L__BB7_162;
	add.u64 	%rd346, %SP, 0;
	add.s32 	%r295, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r114, %r115};
	st.param.v2.b32 	[param0+24], {%r116, %r117};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r295;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r375;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r95;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd346;
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
	ld.param.b32 	%r296, [retval0+0];
	}
	cvt.u16.u32 	%rs14, %r296;
	mov.u16 	%rs29, 0;
	setp.eq.s16 	%p101, %rs14, 0;
	@%p101 bra 	$L__BB7_162;
	bra.uni 	$L__BB7_88;
$L__BB7_77:
	setp.eq.s32 	%p85, %r138, 0;
	@%p85 bra 	$L__BB7_83;
	setp.eq.s32 	%p151, %r94, 0;
	mov.u32 	%r378, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p151 bra 	$L__BB7_82;
	add.s32 	%r336, %r349, %r1;
	setp.eq.s32 	%p87, %r94, 1;
	ld.volatile.global.v4.u32 {%r279, %r280, %r281, %r282}, [%rd53];
	setp.ne.s32 	%p88, %r281, %r336;
	and.pred  	%p157, %p57, %p88;
	@%p87 bra 	$L__BB7_81;
	add.s32 	%r337, %r349, %r1;
	add.s64 	%rd342, %rd53, 512;
	ld.volatile.global.v4.u32 {%r284, %r285, %r286, %r287}, [%rd342];
	mov.b64 	%rd369, {%r284, %r285};
	mov.b64 	%rd368, {%r286, %r287};
	setp.ne.s32 	%p91, %r286, %r337;
	and.pred  	%p92, %p57, %p91;
	or.pred  	%p157, %p157, %p92;
$L__BB7_81:
	selp.u32 	%r378, 1, 0, %p157;
	mov.b64 	%rd370, {%r281, %r282};
	mov.b64 	%rd371, {%r279, %r280};
$L__BB7_82:
	setp.ne.s32 	%p93, %r378, 0;
	mov.u32 	%r289, -1;
	vote.sync.any.pred 	%p94, %p93, %r289;
$L__BB7_83:
	mov.b64 	{%r291, %r110}, %rd370;
	setp.ne.s32 	%p95, %r110, %r116;
	and.pred  	%p7, %p57, %p95;
	not.pred 	%p97, %p7;
	@%p97 bra 	$L__BB7_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd141;
	st.param.b64 	[param0+8], %rd142;
	st.param.v2.b32 	[param0+16], {%r114, %r115};
	st.param.v2.b32 	[param0+24], {%r116, %r117};
	st.param.b64 	[param0+32], %rd143;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r375;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r110;
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
	mov.u32 	%r292, -1;
	vote.sync.any.pred 	%p98, %p7, %r292;
	not.pred 	%p99, %p98;
	selp.u16 	%rs29, 1, 0, %p99;
$L__BB7_88:
	setp.eq.s16 	%p102, %rs29, 0;
	mov.u16 	%rs30, 0;
	@%p102 bra 	$L__BB7_156;
$L__BB7_89:
	mov.u64 	%rd361, %rd371;
	mov.u64 	%rd360, %rd370;
	mov.u64 	%rd359, %rd369;
	mov.u64 	%rd358, %rd368;
	setp.eq.s32 	%p103, %r375, 0;
	mov.u64 	%rd393, %rd358;
	mov.u64 	%rd394, %rd359;
	mov.u64 	%rd395, %rd360;
	mov.u64 	%rd396, %rd361;
	@%p103 bra 	$L__BB7_120;
	or.b32  	%r297, %r137, 4;
	setp.eq.s32 	%p104, %r297, 4;
	@%p104 bra 	$L__BB7_119;
	bra.uni 	$L__BB7_91;
$L__BB7_119:
	add.s64 	%rd396, %rd48, %rd361;
	add.s64 	%rd395, %rd47, %rd360;
	add.s64 	%rd394, %rd46, %rd359;
	add.s64 	%rd393, %rd45, %rd358;
	bra.uni 	$L__BB7_120;
$L__BB7_91:
	setp.eq.s32 	%p105, %r137, 1;
	@%p105 bra 	$L__BB7_96;
	setp.eq.s32 	%p106, %r137, 2;
	@%p106 bra 	$L__BB7_95;
	setp.ne.s32 	%p107, %r137, 3;
	@%p107 bra 	$L__BB7_97;
	max.s64 	%rd396, %rd361, %rd48;
	bra.uni 	$L__BB7_98;
$L__BB7_96:
	mul.lo.s64 	%rd396, %rd48, %rd361;
	bra.uni 	$L__BB7_98;
$L__BB7_95:
	min.s64 	%rd396, %rd361, %rd48;
	bra.uni 	$L__BB7_98;
$L__BB7_97:
	add.s64 	%rd396, %rd48, %rd361;
$L__BB7_98:
	@%p105 bra 	$L__BB7_103;
	setp.eq.s32 	%p109, %r137, 2;
	@%p109 bra 	$L__BB7_102;
	setp.ne.s32 	%p110, %r137, 3;
	@%p110 bra 	$L__BB7_104;
	max.s64 	%rd395, %rd360, %rd47;
	bra.uni 	$L__BB7_105;
$L__BB7_103:
	mul.lo.s64 	%rd395, %rd47, %rd360;
	bra.uni 	$L__BB7_105;
$L__BB7_102:
	min.s64 	%rd395, %rd360, %rd47;
	bra.uni 	$L__BB7_105;
$L__BB7_104:
	add.s64 	%rd395, %rd47, %rd360;
$L__BB7_105:
	@%p105 bra 	$L__BB7_110;
	setp.eq.s32 	%p112, %r137, 2;
	@%p112 bra 	$L__BB7_109;
	setp.ne.s32 	%p113, %r137, 3;
	@%p113 bra 	$L__BB7_111;
	max.s64 	%rd394, %rd359, %rd46;
	bra.uni 	$L__BB7_112;
$L__BB7_110:
	mul.lo.s64 	%rd394, %rd46, %rd359;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	min.s64 	%rd394, %rd359, %rd46;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	add.s64 	%rd394, %rd46, %rd359;
$L__BB7_112:
	@%p105 bra 	$L__BB7_117;
	setp.eq.s32 	%p115, %r137, 2;
	@%p115 bra 	$L__BB7_116;
	setp.ne.s32 	%p116, %r137, 3;
	@%p116 bra 	$L__BB7_118;
	max.s64 	%rd393, %rd358, %rd45;
	bra.uni 	$L__BB7_120;
$L__BB7_117:
	mul.lo.s64 	%rd393, %rd45, %rd358;
	bra.uni 	$L__BB7_120;
$L__BB7_116:
	min.s64 	%rd393, %rd358, %rd45;
	bra.uni 	$L__BB7_120;
$L__BB7_118:
	add.s64 	%rd393, %rd45, %rd358;
$L__BB7_120:
	add.s32 	%r375, %r375, 1;
	setp.lt.u32 	%p117, %r375, %r115;
	@%p117 bra 	$L__BB7_70;
$L__BB7_121:
	setp.eq.s32 	%p118, %r136, 0;
	mov.u16 	%rs30, 1;
	@%p118 bra 	$L__BB7_156;
	setp.ne.s32 	%p119, %r137, 4;
	@%p119 bra 	$L__BB7_126;
	and.b64  	%rd310, %rd396, -4294967296;
	setp.eq.s64 	%p120, %rd310, 0;
	@%p120 bra 	$L__BB7_125;
	cvt.u64.u32 	%rd311, %r115;
	div.s64 	%rd396, %rd396, %rd311;
	bra.uni 	$L__BB7_126;
$L__BB7_125:
	cvt.u32.u64 	%r302, %rd396;
	div.u32 	%r303, %r302, %r115;
	cvt.u64.u32 	%rd396, %r303;
$L__BB7_126:
	@%p119 bra 	$L__BB7_130;
	and.b64  	%rd312, %rd395, -4294967296;
	setp.eq.s64 	%p122, %rd312, 0;
	@%p122 bra 	$L__BB7_129;
	cvt.u64.u32 	%rd313, %r115;
	div.s64 	%rd395, %rd395, %rd313;
	bra.uni 	$L__BB7_130;
$L__BB7_129:
	cvt.u32.u64 	%r304, %rd395;
	div.u32 	%r305, %r304, %r115;
	cvt.u64.u32 	%rd395, %r305;
$L__BB7_130:
	@%p119 bra 	$L__BB7_134;
	and.b64  	%rd314, %rd394, -4294967296;
	setp.eq.s64 	%p124, %rd314, 0;
	@%p124 bra 	$L__BB7_133;
	cvt.u64.u32 	%rd315, %r115;
	div.s64 	%rd394, %rd394, %rd315;
	bra.uni 	$L__BB7_134;
$L__BB7_133:
	cvt.u32.u64 	%r306, %rd394;
	div.u32 	%r307, %r306, %r115;
	cvt.u64.u32 	%rd394, %r307;
$L__BB7_134:
	@%p119 bra 	$L__BB7_138;
	and.b64  	%rd316, %rd393, -4294967296;
	setp.eq.s64 	%p126, %rd316, 0;
	@%p126 bra 	$L__BB7_137;
	cvt.u64.u32 	%rd317, %r115;
	div.s64 	%rd393, %rd393, %rd317;
	bra.uni 	$L__BB7_138;
$L__BB7_137:
	cvt.u32.u64 	%r308, %rd393;
	div.u32 	%r309, %r308, %r115;
	cvt.u64.u32 	%rd393, %r309;
$L__BB7_138:
	setp.gt.s64 	%p152, %rd33, 0;
	ld.param.u64 	%rd343, [lines_param_8];
	shl.b32 	%r320, %r5, 1;
	cvt.u64.u32 	%rd329, %r320;
	add.s64 	%rd330, %rd264, %rd329;
	cvta.to.global.u64 	%rd331, %rd343;
	shl.b64 	%rd332, %rd330, 3;
	add.s64 	%rd134, %rd331, %rd332;
	add.s64 	%rd135, %rd343, %rd332;
	and.b64  	%rd333, %rd135, 7;
	setp.eq.s64 	%p127, %rd333, 0;
	and.pred  	%p129, %p152, %p127;
	@%p129 bra 	$L__BB7_141;
	bra.uni 	$L__BB7_139;
$L__BB7_141:
	st.global.u64 	[%rd134], %rd396;
	bra.uni 	$L__BB7_142;
$L__BB7_139:
	setp.lt.s64 	%p130, %rd33, 1;
	@%p130 bra 	$L__BB7_142;
	mov.b64 	{%r321, %r322}, %rd396;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd135;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r321, %r322};
	call.uni
	_ZN10collective13storeElementsEPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_142:
	@%p57 bra 	$L__BB7_147;
	add.s64 	%rd136, %rd135, 8;
	and.b64  	%rd334, %rd136, 7;
	setp.eq.s64 	%p132, %rd334, 0;
	add.s64 	%rd137, %rd33, -1;
	setp.gt.s64 	%p133, %rd137, 0;
	and.pred  	%p134, %p133, %p132;
	@%p134 bra 	$L__BB7_146;
	bra.uni 	$L__BB7_144;
$L__BB7_146:
	st.global.u64 	[%rd134+8], %rd395;
	bra.uni 	$L__BB7_147;
$L__BB7_144:
	setp.lt.s64 	%p135, %rd137, 1;
	@%p135 bra 	$L__BB7_147;
	mov.b64 	{%r323, %r324}, %rd395;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd136;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd137;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r323, %r324};
	call.uni
	_ZN10collective13storeElementsEPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_147:
	setp.gt.s64 	%p153, %rd33, 60;
	add.s64 	%rd138, %rd135, 480;
	and.b64  	%rd335, %rd138, 7;
	setp.eq.s64 	%p137, %rd335, 0;
	and.pred  	%p138, %p153, %p137;
	@%p138 bra 	$L__BB7_150;
	bra.uni 	$L__BB7_148;
$L__BB7_150:
	st.global.u64 	[%rd134+480], %rd394;
	bra.uni 	$L__BB7_151;
$L__BB7_148:
	setp.lt.s64 	%p139, %rd33, 61;
	@%p139 bra 	$L__BB7_151;
	add.s64 	%rd336, %rd33, -60;
	mov.b64 	{%r325, %r326}, %rd394;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd138;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd336;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r325, %r326};
	call.uni
	_ZN10collective13storeElementsEPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_151:
	mov.u16 	%rs30, 1;
	@%p57 bra 	$L__BB7_156;
	add.s64 	%rd139, %rd135, 488;
	and.b64  	%rd337, %rd139, 7;
	setp.eq.s64 	%p141, %rd337, 0;
	add.s64 	%rd140, %rd33, -61;
	setp.gt.s64 	%p142, %rd140, 0;
	mov.u16 	%rs30, 1;
	and.pred  	%p143, %p142, %p141;
	@%p143 bra 	$L__BB7_155;
	bra.uni 	$L__BB7_153;
$L__BB7_155:
	st.global.u64 	[%rd134+488], %rd393;
	bra.uni 	$L__BB7_156;
$L__BB7_153:
	setp.lt.s64 	%p144, %rd140, 1;
	@%p144 bra 	$L__BB7_156;
	mov.u16 	%rs30, 1;
	mov.b64 	{%r327, %r328}, %rd393;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd139;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd140;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r327, %r328};
	call.uni
	_ZN10collective13storeElementsEPxm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_156:
	setp.ne.s32 	%p145, %r349, 1;
	@%p145 bra 	$L__BB7_158;
	griddepcontrol.launch_dependents;
$L__BB7_158:
	add.s32 	%r349, %r349, 1;
	setp.le.u32 	%p146, %r349, %r348;
	and.b16  	%rs21, %rs30, 255;
	setp.ne.s16 	%p147, %rs21, 0;
	and.pred  	%p148, %p147, %p146;
	@%p148 bra 	$L__BB7_15;
	setp.eq.s16 	%p149, %rs21, 0;
	selp.u32 	%r329, 1, 0, %p149;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r329, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r330, 1, 0, %p2;
	}
	or.b32  	%r332, %r330, %r2;
	setp.ne.s32 	%p150, %r332, 0;
	@%p150 bra 	$L__BB7_161;
	cvta.to.global.u64 	%rd345, %rd2;
	add.s64 	%rd344, %rd345, %rd149;
	add.s32 	%r333, %r348, %r1;
	st.global.u32 	[%rd344+64], %r333;
$L__BB7_161:
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKxm(
	.param .b64 _ZN10collective12loadElementsEPKxm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKxm_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_ZN10collective12loadElementsEPKxm_param_0];
	ld.param.u64 	%rd2, [_ZN10collective12loadElementsEPKxm_param_1];
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r9, 0;
	mov.u32 	%r10, %r9;
	@%p1 bra 	$L__BB9_2;
	cvta.to.global.u64 	%rd3, %rd1;
	ld.global.v2.u32 	{%r10, %r9}, [%rd3];
$L__BB9_2:
	st.param.b32 	[func_retval0+0], %r10;
	st.param.b32 	[func_retval0+4], %r9;
	ret;
}
.func _ZN10collective13storeElementsEPxm5uint2(
	.param .b64 _ZN10collective13storeElementsEPxm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPxm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPxm5uint2_param_2[8]
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_ZN10collective13storeElementsEPxm5uint2_param_0];
	ld.param.u64 	%rd2, [_ZN10collective13storeElementsEPxm5uint2_param_1];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPxm5uint2_param_2+4];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPxm5uint2_param_2];
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd3, %rd1;
	st.global.v2.u32 	[%rd3], {%r1, %r2};
$L__BB10_2:
	ret;
}
`;
