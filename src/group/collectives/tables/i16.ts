// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective4copyEPsPKsm
(
	.param .b64 _ZN10collective4copyEPsPKsm_param_0,
	.param .b64 _ZN10collective4copyEPsPKsm_param_1,
	.param .b64 _ZN10collective4copyEPsPKsm_param_2
)
;
.func _ZN10collective6reduceEPsRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_4
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKsm
(
	.param .b64 _ZN10collective12loadElementsEPKsm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKsm_param_1
)
;
.func _ZN10collective13storeElementsEPsm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPsm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPsm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPsm5uint2_param_2[8]
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
	add.s64 	%rd47, %rd31, 7;
	shr.u64 	%rd48, %rd47, 3;
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
	shl.b64 	%rd51, %rd141, 3;
	mul.lo.s64 	%rd52, %rd51, %rd2;
	min.u64 	%rd12, %rd52, %rd31;
	add.s64 	%rd53, %rd12, %rd51;
	min.u64 	%rd13, %rd53, %rd31;
	setp.eq.s64 	%p8, %rd13, %rd12;
	mov.u32 	%r94, 1;
	@%p8 bra 	$L__BB0_15;
	shr.u64 	%rd54, %rd34, 1;
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
	shr.u64 	%rd78, %rd34, 1;
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
	shl.b64 	%rd82, %rd81, 1;
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
	_ZN10collective4copyEPsPKsm,
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
	shl.b64 	%rd133, %rd132, 1;
	add.s64 	%rd134, %rd29, %rd133;
	st.local.u64 	[%rd119], %rd134;
	st.local.u64 	[%rd119+8], %rd129;
	st.local.u64 	[%rd119+16], %rd34;
	st.local.u32 	[%rd119+24], %r25;
	@%p31 bra 	$L__BB0_39;
	sub.s64 	%rd135, %rd13, %rd25;
	shl.b64 	%rd136, %rd25, 1;
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
	_ZN10collective6reduceEPsRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPsPKsm(
	.param .b64 _ZN10collective4copyEPsPKsm_param_0,
	.param .b64 _ZN10collective4copyEPsPKsm_param_1,
	.param .b64 _ZN10collective4copyEPsPKsm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPsPKsm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPsPKsm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPsPKsm_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd51, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd2, %rd22, 3;
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
	and.b64  	%rd51, %rd22, -8;
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
	shl.b64 	%rd45, %rd52, 1;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.u16 	%rs1, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.u16 	[%rd47], %rs1;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN10collective6reduceEPsRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<100>;
	.reg .b16 	%rs<33>;
	.reg .b32 	%r<111>;
	.reg .b64 	%rd<399>;
	ld.param.u64 	%rd224, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd225, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd223, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_4];
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
	cvt.s64.s16 	%rd268, %rs23;
	setp.eq.s32 	%p73, %r109, 0;
	selp.b64 	%rd269, 0, %rd382, %p73;
	add.s64 	%rd382, %rd269, %rd268;
	cvt.s64.s16 	%rd270, %rs24;
	selp.b64 	%rd271, 0, %rd381, %p73;
	add.s64 	%rd381, %rd271, %rd270;
	mov.b32 	{%rs25, %rs26}, %r66;
	cvt.s64.s16 	%rd272, %rs25;
	selp.b64 	%rd273, 0, %rd380, %p73;
	add.s64 	%rd380, %rd273, %rd272;
	cvt.s64.s16 	%rd274, %rs26;
	selp.b64 	%rd275, 0, %rd379, %p73;
	add.s64 	%rd379, %rd275, %rd274;
	mov.b32 	{%rs27, %rs28}, %r67;
	cvt.s64.s16 	%rd276, %rs27;
	selp.b64 	%rd277, 0, %rd378, %p73;
	add.s64 	%rd378, %rd277, %rd276;
	cvt.s64.s16 	%rd278, %rs28;
	selp.b64 	%rd279, 0, %rd377, %p73;
	add.s64 	%rd377, %rd279, %rd278;
	mov.b32 	{%rs29, %rs30}, %r68;
	cvt.s64.s16 	%rd280, %rs29;
	selp.b64 	%rd281, 0, %rd376, %p73;
	add.s64 	%rd376, %rd281, %rd280;
	cvt.s64.s16 	%rd282, %rs30;
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
	div.s64 	%rd383, %rd382, %rd138;
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
	div.s64 	%rd384, %rd381, %rd138;
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
	div.s64 	%rd385, %rd380, %rd138;
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
	div.s64 	%rd386, %rd379, %rd138;
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
	div.s64 	%rd387, %rd378, %rd138;
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
	div.s64 	%rd388, %rd377, %rd138;
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
	div.s64 	%rd389, %rd376, %rd138;
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
	div.s64 	%rd390, %rd375, %rd138;
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
	ld.s16 	%rd397, [%rd296];
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
	ld.s16 	%rd303, [%rd302];
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
	div.s64 	%rd397, %rd397, %rd204;
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
	cvt.s64.s16 	%rd325, %rs1;
	setp.eq.s32 	%p7, %r107, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	max.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd325, %rd25, %rd325;
$L__BB2_17:
	cvt.s64.s16 	%rd326, %rs2;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB2_24;
	max.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd326, %rd24, %rd326;
$L__BB2_25:
	mov.b32 	{%rs3, %rs4}, %r25;
	cvt.s64.s16 	%rd327, %rs3;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r18, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r18, 3;
	@%p18 bra 	$L__BB2_32;
	max.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd327, %rd23, %rd327;
$L__BB2_33:
	cvt.s64.s16 	%rd328, %rs4;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB2_40;
	max.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd328, %rd22, %rd328;
$L__BB2_41:
	mov.b32 	{%rs5, %rs6}, %r26;
	cvt.s64.s16 	%rd329, %rs5;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r18, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r18, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r18, 3;
	@%p26 bra 	$L__BB2_48;
	max.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd329, %rd21, %rd329;
$L__BB2_49:
	cvt.s64.s16 	%rd330, %rs6;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r18, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r18, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r18, 3;
	@%p30 bra 	$L__BB2_56;
	max.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd330, %rd20, %rd330;
$L__BB2_57:
	mov.b32 	{%rs7, %rs8}, %r27;
	cvt.s64.s16 	%rd331, %rs7;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r18, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r18, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r18, 3;
	@%p34 bra 	$L__BB2_64;
	max.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd331, %rd19, %rd331;
$L__BB2_65:
	cvt.s64.s16 	%rd332, %rs8;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r18, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r18, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r18, 3;
	@%p38 bra 	$L__BB2_72;
	max.s64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.s64 	%rd332, %rd18, %rd332;
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
	div.s64 	%rd341, %rd325, %rd7;
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
	div.s64 	%rd342, %rd326, %rd7;
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
	div.s64 	%rd343, %rd327, %rd7;
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
	div.s64 	%rd344, %rd328, %rd7;
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
	div.s64 	%rd345, %rd329, %rd7;
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
	div.s64 	%rd346, %rd330, %rd7;
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
	div.s64 	%rd347, %rd331, %rd7;
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
	div.s64 	%rd348, %rd332, %rd7;
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
	ld.s16 	%rd354, [%rd248];
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
	ld.s16 	%rd124, [%rd254];
	setp.eq.s32 	%p61, %r18, 1;
	@%p61 bra 	$L__BB2_123;
	setp.eq.s32 	%p62, %r18, 2;
	@%p62 bra 	$L__BB2_122;
	setp.ne.s32 	%p63, %r18, 3;
	@%p63 bra 	$L__BB2_124;
	max.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_123:
	mul.lo.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_122:
	min.s64 	%rd354, %rd354, %rd124;
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
	div.s64 	%rd354, %rd354, %rd113;
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
	add.s64 	%rd65, %rd49, 7;
	shr.u64 	%rd66, %rd65, 3;
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
	shl.b64 	%rd69, %rd216, 3;
	mul.lo.s64 	%rd70, %rd69, %rd2;
	min.u64 	%rd217, %rd70, %rd49;
	add.s64 	%rd71, %rd217, %rd69;
	min.u64 	%rd14, %rd71, %rd49;
	add.s32 	%r9, %r39, 1;
	mov.u32 	%r126, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r126;
	cvt.u64.u32 	%rd72, %r40;
	shr.u64 	%rd73, %rd52, 1;
	mul.lo.s64 	%rd74, %rd73, %rd72;
	sub.s64 	%rd75, %rd14, %rd217;
	min.u64 	%rd20, %rd74, %rd75;
	add.s64 	%rd76, %rd20, 7;
	shr.u64 	%rd77, %rd76, 3;
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
	shl.b64 	%rd25, %rd218, 3;
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
	shl.b64 	%rd98, %rd97, 1;
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
	_ZN10collective4copyEPsPKsm,
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
	shl.b64 	%rd149, %rd148, 1;
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
	_ZN10collective6reduceEPsRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPsPKsm,
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
	shl.b64 	%rd210, %rd209, 1;
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
	_ZN10collective4copyEPsPKsm,
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
	.reg .pred 	%p<90>;
	.reg .b16 	%rs<63>;
	.reg .b32 	%r<195>;
	.reg .b64 	%rd<297>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd88, [words_param_0];
	ld.param.u64 	%rd89, [words_param_1];
	ld.param.u32 	%r76, [words_param_2];
	ld.param.u32 	%r77, [words_param_3];
	ld.param.u32 	%r78, [words_param_4];
	ld.param.u32 	%r79, [words_param_5];
	ld.param.u64 	%rd90, [words_param_6];
	ld.param.u64 	%rd91, [words_param_7];
	ld.param.u64 	%rd92, [words_param_8];
	ld.param.v2.u32 	{%r90, %r91}, [words_param_9+96];
	ld.param.u64 	%rd102, [words_param_9+72];
	ld.param.u64 	%rd93, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd106, %rd102;
	mov.u32 	%r92, %ctaid.x;
	mul.wide.u32 	%rd107, %r92, 4;
	add.s64 	%rd108, %rd106, %rd107;
	cvt.u64.u32 	%rd3, %r92;
	ld.global.u32 	%r1, [%rd108+64];
	mov.u32 	%r172, %tid.x;
	setp.ne.s32 	%p2, %r172, 0;
	mov.u16 	%rs56, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r93, [%rd106];
	setp.ne.s32 	%p3, %r93, 0;
	selp.u16 	%rs56, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs56, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd5, %rd89;
	ld.volatile.global.u32 	%r94, [%rd5+4];
	setp.ne.s32 	%p5, %r94, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd5+8], %r79;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r95, 4;
	st.global.u32 	[%rd5+4], %r95;
$L__BB4_6:
	cvt.u32.u16 	%r96, %rs56;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r96, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r97, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r97, 0;
	@%p6 bra 	$L__BB4_91;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd110, %rd93, 7;
	shr.u64 	%rd111, %rd110, 3;
	mov.u32 	%r98, %nctaid.x;
	cvt.u64.u32 	%rd7, %r98;
	add.s64 	%rd112, %rd7, %rd111;
	add.s64 	%rd8, %rd112, -1;
	and.b64  	%rd113, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd113, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd272, %rd8, %rd7;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r99, %rd7;
	cvt.u32.u64 	%r100, %rd8;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd272, %r101;
$L__BB4_10:
	shl.b64 	%rd114, %rd272, 3;
	mov.u64 	%rd115, 3;
	mul.lo.s64 	%rd116, %rd114, %rd3;
	min.u64 	%rd12, %rd116, %rd93;
	add.s64 	%rd117, %rd12, %rd114;
	min.u64 	%rd13, %rd117, %rd93;
	sub.s64 	%rd118, %rd115, %rd12;
	add.s64 	%rd119, %rd118, %rd13;
	shr.u64 	%rd120, %rd119, 2;
	cvt.u32.u64 	%r4, %rd120;
	setp.eq.s32 	%p8, %r172, %r76;
	setp.ge.u32 	%p9, %r172, %r77;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	cvta.to.global.u64 	%rd123, %rd88;
	mul.wide.u32 	%rd124, %r172, 8;
	add.s64 	%rd125, %rd123, %rd124;
	ld.global.u64 	%rd126, [%rd125];
	cvt.u64.u32 	%rd127, %r77;
	mul.lo.s64 	%rd128, %rd127, %rd3;
	cvt.u64.u32 	%rd129, %r76;
	add.s64 	%rd130, %rd128, %rd129;
	shl.b64 	%rd131, %rd130, 3;
	add.s64 	%rd132, %rd126, %rd131;
	add.s64 	%rd121, %rd132, 4096;
	cvt.u64.u32 	%rd133, %r78;
	cvt.u64.u32 	%rd134, %r3;
	bfi.b64 	%rd122, %rd133, %rd134, 32, 32;
	st.relaxed.sys.global.u64 [%rd121], %rd122;
$L__BB4_12:
	setp.ge.u32 	%p11, %r172, %r4;
	@%p11 bra 	$L__BB4_27;
	or.b64  	%rd137, %rd92, %rd91;
	and.b64  	%rd138, %rd137, 7;
	cvta.to.global.u64 	%rd139, %rd91;
	add.u64 	%rd143, %SPL, 0;
	cvta.to.global.u64 	%rd155, %rd88;
$L__BB4_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd135, %r172, 4;
	add.s64 	%rd16, %rd135, %rd12;
	add.s64 	%rd136, %rd16, 4;
	setp.gt.u64 	%p12, %rd136, %rd13;
	setp.ne.s64 	%p13, %rd138, 0;
	or.pred  	%p14, %p12, %p13;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r173, 0;
	st.local.v2.u32 	[%rd143], {%r173, %r173};
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r173;
	add.s64 	%rd18, %rd16, %rd17;
	setp.ge.u64 	%p15, %rd18, %rd13;
	@%p15 bra 	$L__BB4_19;
	shl.b64 	%rd149, %rd18, 1;
	add.s64 	%rd150, %rd139, %rd149;
	ld.global.u16 	%rs18, [%rd150];
	shl.b64 	%rd151, %rd17, 1;
	add.s64 	%rd152, %rd143, %rd151;
	st.local.u16 	[%rd152], %rs18;
$L__BB4_19:
	cvt.u32.u64 	%r105, %rd17;
	add.s32 	%r173, %r105, 1;
	setp.ne.s32 	%p16, %r173, 4;
	@%p16 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r174, %r175}, [%rd143];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd140, %rd16, 1;
	add.s64 	%rd141, %rd139, %rd140;
	ld.global.v2.u32 	{%r174, %r175}, [%rd141];
	st.local.v2.u32 	[%rd143], {%r174, %r175};
$L__BB4_21:
	setp.lt.u32 	%p17, %r77, 2;
	@%p17 bra 	$L__BB4_26;
	mov.u32 	%r176, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r109, %r176, %r76;
	rem.u32 	%r15, %r109, %r77;
	setp.eq.s32 	%p18, %r15, %r76;
	mov.u64 	%rd273, %rd102;
	@%p18 bra 	$L__BB4_25;
	mul.wide.u32 	%rd156, %r15, 8;
	add.s64 	%rd157, %rd155, %rd156;
	ld.global.u64 	%rd273, [%rd157];
$L__BB4_25:
	ld.param.u64 	%rd266, [words_param_9+48];
	ld.param.u64 	%rd265, [words_param_9+40];
	and.b32  	%r114, %r3, 3;
	cvt.u64.u32 	%rd160, %r114;
	or.b64  	%rd161, %rd107, %rd160;
	cvt.u64.u32 	%rd162, %r77;
	mul.lo.s64 	%rd163, %rd161, %rd162;
	cvt.u64.u32 	%rd164, %r76;
	add.s64 	%rd165, %rd163, %rd164;
	mul.lo.s64 	%rd166, %rd165, %rd265;
	add.s64 	%rd167, %rd166, %rd266;
	mul.wide.u32 	%rd168, %r172, 16;
	add.s64 	%rd169, %rd167, %rd168;
	add.s64 	%rd158, %rd273, %rd169;
	st.volatile.global.v4.u32 [%rd158], {%r174, %r3, %r175, %r3};
	add.s32 	%r176, %r176, 1;
	setp.lt.u32 	%p19, %r176, %r77;
	@%p19 bra 	$L__BB4_23;
$L__BB4_26:
	mov.u32 	%r115, %ntid.x;
	add.s32 	%r172, %r172, %r115;
	setp.lt.u32 	%p20, %r172, %r4;
	@%p20 bra 	$L__BB4_14;
$L__BB4_27:
	mov.u32 	%r177, %tid.x;
	setp.ge.u32 	%p21, %r177, %r4;
	mov.u16 	%rs60, 0;
	@%p21 bra 	$L__BB4_78;
	or.b64  	%rd173, %rd92, %rd91;
	and.b64  	%rd174, %rd173, 7;
$L__BB4_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd171, %r177, 4;
	add.s64 	%rd30, %rd171, %rd12;
	add.s64 	%rd172, %rd30, 4;
	setp.gt.u64 	%p22, %rd172, %rd13;
	setp.ne.s64 	%p23, %rd174, 0;
	or.pred  	%p24, %p22, %p23;
	@%p24 bra 	$L__BB4_31;
	bra.uni 	$L__BB4_30;
$L__BB4_31:
	add.u64 	%rd278, %SPL, 0;
	mov.u32 	%r178, 0;
	st.local.v2.u32 	[%rd278], {%r178, %r178};
$L__BB4_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd181, %r178;
	add.s64 	%rd33, %rd30, %rd181;
	setp.ge.u64 	%p25, %rd33, %rd13;
	@%p25 bra 	$L__BB4_34;
	cvta.to.global.u64 	%rd182, %rd91;
	shl.b64 	%rd183, %rd33, 1;
	add.s64 	%rd184, %rd182, %rd183;
	ld.global.u16 	%rs20, [%rd184];
	st.local.u16 	[%rd278], %rs20;
$L__BB4_34:
	add.s32 	%r178, %r178, 1;
	add.s64 	%rd278, %rd278, 2;
	setp.ne.s32 	%p26, %r178, 4;
	@%p26 bra 	$L__BB4_32;
	add.u64 	%rd186, %SPL, 0;
	ld.local.v2.u32 	{%r179, %r180}, [%rd186];
	bra.uni 	$L__BB4_36;
$L__BB4_30:
	cvta.to.global.u64 	%rd175, %rd91;
	shl.b64 	%rd176, %rd30, 1;
	add.s64 	%rd177, %rd175, %rd176;
	ld.global.v2.u32 	{%r179, %r180}, [%rd177];
	add.u64 	%rd179, %SPL, 0;
	st.local.v2.u32 	[%rd179], {%r179, %r180};
$L__BB4_36:
	setp.eq.s32 	%p27, %r77, 0;
	mov.u16 	%rs60, 0;
	@%p27 bra 	$L__BB4_55;
	mov.u16 	%rs60, 0;
	mov.u32 	%r181, 0;
$L__BB4_38:
	.pragma "nounroll";
	setp.eq.s32 	%p28, %r181, %r76;
	mov.u32 	%r185, %r180;
	mov.u32 	%r186, %r179;
	@%p28 bra 	$L__BB4_47;
	ld.param.u64 	%rd263, [words_param_9+48];
	ld.param.u64 	%rd262, [words_param_9+40];
	and.b32  	%r128, %r3, 3;
	cvt.u64.u32 	%rd189, %r128;
	or.b64  	%rd190, %rd107, %rd189;
	cvt.u64.u32 	%rd191, %r77;
	mul.lo.s64 	%rd192, %rd190, %rd191;
	cvt.u64.u32 	%rd193, %r181;
	add.s64 	%rd194, %rd192, %rd193;
	mul.lo.s64 	%rd195, %rd194, %rd262;
	mul.wide.u32 	%rd196, %r177, 16;
	add.s64 	%rd197, %rd196, %rd263;
	add.s64 	%rd198, %rd197, %rd195;
	add.s64 	%rd187, %rd102, %rd198;
	add.u64 	%rd200, %SPL, 16;
	mov.u64 	%rd201, 0;
	st.local.u64 	[%rd200], %rd201;
	ld.volatile.global.v4.u32 {%r186, %r124, %r185, %r126}, [%rd187];
	setp.eq.s32 	%p29, %r124, %r3;
	setp.eq.s32 	%p30, %r126, %r3;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB4_45;
	mov.u32 	%r184, 1;
$L__BB4_41:
	and.b32  	%r130, %r184, 63;
	setp.ne.s32 	%p32, %r130, 0;
	@%p32 bra 	$L__BB4_44;
	add.u64 	%rd264, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd90;
	st.param.b64 	[param0+40], %rd102;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r184;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd264;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r43, [retval0+0];
	}
	setp.eq.s32 	%p33, %r43, 0;
	@%p33 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_43;
$L__BB4_44:
	add.s32 	%r184, %r184, 1;
	ld.volatile.global.v4.u32 {%r186, %r132, %r185, %r134}, [%rd187];
	setp.ne.s32 	%p34, %r132, %r3;
	setp.ne.s32 	%p35, %r134, %r3;
	or.pred  	%p36, %p35, %p34;
	@%p36 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_45;
$L__BB4_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd90;
	st.param.b64 	[param0+40], %rd102;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r43;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r181;
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
	mov.u16 	%rs60, 1;
$L__BB4_45:
	setp.eq.s32 	%p37, %r91, 0;
	@%p37 bra 	$L__BB4_47;
	ld.volatile.global.v4.u32 {%r186, %r136, %r185, %r138}, [%rd187];
$L__BB4_47:
	setp.eq.s32 	%p38, %r90, 1;
	@%p38 bra 	$L__BB4_52;
	setp.eq.s32 	%p39, %r90, 2;
	@%p39 bra 	$L__BB4_51;
	setp.ne.s32 	%p40, %r90, 3;
	@%p40 bra 	$L__BB4_53;
	setp.eq.s32 	%p41, %r181, 0;
	mov.b32 	{%rs24, %rs25}, %r186;
	cvt.s64.s16 	%rd205, %rs24;
	setp.lt.s64 	%p42, %rd286, %rd205;
	or.pred  	%p43, %p41, %p42;
	selp.b64 	%rd286, %rd205, %rd286, %p43;
	cvt.s64.s16 	%rd206, %rs25;
	setp.lt.s64 	%p44, %rd285, %rd206;
	or.pred  	%p45, %p41, %p44;
	selp.b64 	%rd285, %rd206, %rd285, %p45;
	mov.b32 	{%rs26, %rs27}, %r185;
	cvt.s64.s16 	%rd207, %rs26;
	setp.lt.s64 	%p46, %rd284, %rd207;
	or.pred  	%p47, %p41, %p46;
	selp.b64 	%rd284, %rd207, %rd284, %p47;
	cvt.s64.s16 	%rd208, %rs27;
	setp.lt.s64 	%p48, %rd283, %rd208;
	or.pred  	%p49, %p41, %p48;
	selp.b64 	%rd283, %rd208, %rd283, %p49;
	bra.uni 	$L__BB4_54;
$L__BB4_52:
	setp.eq.s32 	%p59, %r181, 0;
	mov.b32 	{%rs32, %rs33}, %r186;
	cvt.s64.s16 	%rd213, %rs32;
	selp.b64 	%rd214, 1, %rd286, %p59;
	mul.lo.s64 	%rd286, %rd214, %rd213;
	cvt.s64.s16 	%rd215, %rs33;
	selp.b64 	%rd216, 1, %rd285, %p59;
	mul.lo.s64 	%rd285, %rd216, %rd215;
	mov.b32 	{%rs34, %rs35}, %r185;
	cvt.s64.s16 	%rd217, %rs34;
	selp.b64 	%rd218, 1, %rd284, %p59;
	mul.lo.s64 	%rd284, %rd218, %rd217;
	cvt.s64.s16 	%rd219, %rs35;
	selp.b64 	%rd220, 1, %rd283, %p59;
	mul.lo.s64 	%rd283, %rd220, %rd219;
	bra.uni 	$L__BB4_54;
$L__BB4_51:
	setp.eq.s32 	%p50, %r181, 0;
	mov.b32 	{%rs28, %rs29}, %r186;
	cvt.s64.s16 	%rd209, %rs28;
	setp.gt.s64 	%p51, %rd286, %rd209;
	or.pred  	%p52, %p50, %p51;
	selp.b64 	%rd286, %rd209, %rd286, %p52;
	cvt.s64.s16 	%rd210, %rs29;
	setp.gt.s64 	%p53, %rd285, %rd210;
	or.pred  	%p54, %p50, %p53;
	selp.b64 	%rd285, %rd210, %rd285, %p54;
	mov.b32 	{%rs30, %rs31}, %r185;
	cvt.s64.s16 	%rd211, %rs30;
	setp.gt.s64 	%p55, %rd284, %rd211;
	or.pred  	%p56, %p50, %p55;
	selp.b64 	%rd284, %rd211, %rd284, %p56;
	cvt.s64.s16 	%rd212, %rs31;
	setp.gt.s64 	%p57, %rd283, %rd212;
	or.pred  	%p58, %p50, %p57;
	selp.b64 	%rd283, %rd212, %rd283, %p58;
	bra.uni 	$L__BB4_54;
$L__BB4_53:
	setp.eq.s32 	%p60, %r181, 0;
	mov.b32 	{%rs36, %rs37}, %r186;
	cvt.s64.s16 	%rd221, %rs36;
	selp.b64 	%rd222, 0, %rd286, %p60;
	add.s64 	%rd286, %rd222, %rd221;
	cvt.s64.s16 	%rd223, %rs37;
	selp.b64 	%rd224, 0, %rd285, %p60;
	add.s64 	%rd285, %rd224, %rd223;
	mov.b32 	{%rs38, %rs39}, %r185;
	cvt.s64.s16 	%rd225, %rs38;
	selp.b64 	%rd226, 0, %rd284, %p60;
	add.s64 	%rd284, %rd226, %rd225;
	cvt.s64.s16 	%rd227, %rs39;
	selp.b64 	%rd228, 0, %rd283, %p60;
	add.s64 	%rd283, %rd228, %rd227;
$L__BB4_54:
	add.s32 	%r181, %r181, 1;
	setp.lt.u32 	%p61, %r181, %r77;
	@%p61 bra 	$L__BB4_38;
$L__BB4_55:
	and.b16  	%rs40, %rs60, 255;
	setp.ne.s16 	%p62, %rs40, 0;
	@%p62 bra 	$L__BB4_78;
	setp.eq.s32 	%p63, %r90, 4;
	@%p63 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_57;
$L__BB4_58:
	and.b64  	%rd229, %rd286, -4294967296;
	setp.eq.s64 	%p64, %rd229, 0;
	@%p64 bra 	$L__BB4_60;
	cvt.u64.u32 	%rd230, %r77;
	div.s64 	%rd291, %rd286, %rd230;
	bra.uni 	$L__BB4_61;
$L__BB4_57:
	cvt.u16.u64 	%rs41, %rd283;
	cvt.u16.u64 	%rs42, %rd284;
	cvt.u16.u64 	%rs43, %rd285;
	cvt.u16.u64 	%rs44, %rd286;
	st.local.v4.u16 	[%rd1], {%rs44, %rs43, %rs42, %rs41};
	mov.b32 	%r190, {%rs42, %rs41};
	mov.b32 	%r189, {%rs44, %rs43};
	bra.uni 	$L__BB4_71;
$L__BB4_60:
	cvt.u32.u64 	%r139, %rd286;
	div.u32 	%r140, %r139, %r77;
	cvt.u64.u32 	%rd291, %r140;
$L__BB4_61:
	and.b64  	%rd231, %rd285, -4294967296;
	setp.eq.s64 	%p65, %rd231, 0;
	@%p65 bra 	$L__BB4_63;
	cvt.u64.u32 	%rd232, %r77;
	div.s64 	%rd292, %rd285, %rd232;
	bra.uni 	$L__BB4_64;
$L__BB4_63:
	cvt.u32.u64 	%r141, %rd285;
	div.u32 	%r142, %r141, %r77;
	cvt.u64.u32 	%rd292, %r142;
$L__BB4_64:
	and.b64  	%rd233, %rd284, -4294967296;
	setp.eq.s64 	%p66, %rd233, 0;
	@%p66 bra 	$L__BB4_66;
	cvt.u64.u32 	%rd234, %r77;
	div.s64 	%rd293, %rd284, %rd234;
	bra.uni 	$L__BB4_67;
$L__BB4_66:
	cvt.u32.u64 	%r143, %rd284;
	div.u32 	%r144, %r143, %r77;
	cvt.u64.u32 	%rd293, %r144;
$L__BB4_67:
	and.b64  	%rd235, %rd283, -4294967296;
	setp.eq.s64 	%p67, %rd235, 0;
	@%p67 bra 	$L__BB4_69;
	cvt.u64.u32 	%rd236, %r77;
	div.s64 	%rd294, %rd283, %rd236;
	bra.uni 	$L__BB4_70;
$L__BB4_69:
	cvt.u32.u64 	%r145, %rd283;
	div.u32 	%r146, %r145, %r77;
	cvt.u64.u32 	%rd294, %r146;
$L__BB4_70:
	cvt.u16.u64 	%rs45, %rd294;
	cvt.u16.u64 	%rs46, %rd293;
	cvt.u16.u64 	%rs47, %rd292;
	cvt.u16.u64 	%rs48, %rd291;
	st.local.v4.u16 	[%rd1], {%rs48, %rs47, %rs46, %rs45};
	mov.b32 	%r190, {%rs46, %rs45};
	mov.b32 	%r189, {%rs48, %rs47};
$L__BB4_71:
	setp.eq.s64 	%p68, %rd174, 0;
	setp.le.u64 	%p69, %rd172, %rd13;
	and.pred  	%p70, %p68, %p69;
	@%p70 bra 	$L__BB4_76;
	bra.uni 	$L__BB4_72;
$L__BB4_76:
	cvta.to.global.u64 	%rd245, %rd92;
	shl.b64 	%rd246, %rd30, 1;
	add.s64 	%rd247, %rd245, %rd246;
	st.global.v2.u32 	[%rd247], {%r189, %r190};
	bra.uni 	$L__BB4_77;
$L__BB4_72:
	mov.u32 	%r191, 0;
$L__BB4_73:
	.pragma "nounroll";
	cvt.u64.u32 	%rd77, %r191;
	add.s64 	%rd78, %rd30, %rd77;
	setp.ge.u64 	%p71, %rd78, %rd13;
	@%p71 bra 	$L__BB4_75;
	shl.b64 	%rd240, %rd77, 1;
	add.s64 	%rd241, %rd1, %rd240;
	ld.local.u16 	%rs49, [%rd241];
	cvta.to.global.u64 	%rd242, %rd92;
	shl.b64 	%rd243, %rd78, 1;
	add.s64 	%rd244, %rd242, %rd243;
	st.global.u16 	[%rd244], %rs49;
$L__BB4_75:
	cvt.u32.u64 	%r148, %rd77;
	add.s32 	%r191, %r148, 1;
	setp.eq.s32 	%p72, %r191, 4;
	@%p72 bra 	$L__BB4_77;
	bra.uni 	$L__BB4_73;
$L__BB4_77:
	mov.u32 	%r149, %ntid.x;
	add.s32 	%r177, %r177, %r149;
	setp.lt.u32 	%p73, %r177, %r4;
	mov.u16 	%rs60, 0;
	@%p73 bra 	$L__BB4_29;
$L__BB4_78:
	mov.u32 	%r166, %tid.x;
	setp.eq.s32 	%p74, %r166, %r76;
	setp.ge.u32 	%p75, %r166, %r77;
	and.b16  	%rs51, %rs60, 255;
	setp.ne.s16 	%p76, %rs51, 0;
	or.pred  	%p77, %p75, %p76;
	or.pred  	%p78, %p74, %p77;
	@%p78 bra 	$L__BB4_89;
	mov.u32 	%r169, %tid.x;
	mov.u32 	%r165, %ctaid.x;
	mul.wide.u32 	%rd250, %r77, %r165;
	cvt.u64.u32 	%rd251, %r169;
	add.s64 	%rd252, %rd250, %rd251;
	shl.b64 	%rd253, %rd252, 3;
	add.s64 	%rd254, %rd102, %rd253;
	add.s64 	%rd79, %rd254, 4096;
	ld.acquire.sys.global.u64 %rd296, [%rd79];
	add.u64 	%rd255, %SP, 8;
	add.u64 	%rd256, %SPL, 8;
	mov.u64 	%rd257, 0;
	st.local.u64 	[%rd256], %rd257;
	cvt.u32.u64 	%r194, %rd296;
	sub.s32 	%r153, %r194, %r3;
	setp.gt.s32 	%p80, %r153, -1;
	mov.pred 	%p89, 0;
	@%p80 bra 	$L__BB4_85;
	mov.u32 	%r193, 1;
$L__BB4_81:
	and.b32  	%r155, %r193, 63;
	setp.ne.s32 	%p81, %r155, 0;
	@%p81 bra 	$L__BB4_84;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd90;
	st.param.b64 	[param0+40], %rd102;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r193;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd255;
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
	setp.eq.s32 	%p82, %r71, 0;
	@%p82 bra 	$L__BB4_84;
	bra.uni 	$L__BB4_83;
$L__BB4_84:
	ld.acquire.sys.global.u64 %rd296, [%rd79];
	add.s32 	%r193, %r193, 1;
	cvt.u32.u64 	%r194, %rd296;
	sub.s32 	%r157, %r194, %r3;
	setp.lt.s32 	%p85, %r157, 0;
	@%p85 bra 	$L__BB4_81;
	bra.uni 	$L__BB4_85;
$L__BB4_83:
	mov.u32 	%r171, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd90;
	st.param.b64 	[param0+40], %rd102;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r71;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r171;
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
	mov.pred 	%p89, -1;
$L__BB4_85:
	mov.u16 	%rs52, 1;
	mov.u16 	%rs60, %rs52;
	@%p89 bra 	$L__BB4_89;
	setp.ne.s32 	%p86, %r3, %r194;
	mov.u16 	%rs60, 0;
	@%p86 bra 	$L__BB4_89;
	shr.u64 	%rd261, %rd296, 32;
	cvt.u32.u64 	%r75, %rd261;
	setp.eq.s32 	%p87, %r75, %r78;
	@%p87 bra 	$L__BB4_89;
	mov.u32 	%r170, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r76, %r77};
	st.param.v2.b32 	[param0+24], {%r78, %r79};
	st.param.b64 	[param0+32], %rd90;
	st.param.b64 	[param0+40], %rd102;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r170;
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
	mov.u16 	%rs60, %rs52;
$L__BB4_89:
	mov.u32 	%r167, %tid.x;
	cvt.u32.u16 	%r159, %rs60;
	cvt.s32.s8 	%r160, %r159;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r160, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r161, 1, 0, %p2;
	}
	or.b32  	%r163, %r161, %r167;
	setp.ne.s32 	%p88, %r163, 0;
	@%p88 bra 	$L__BB4_91;
	mov.u32 	%r168, %ctaid.x;
	mul.wide.u32 	%rd270, %r168, 4;
	cvta.to.global.u64 	%rd269, %rd102;
	add.s64 	%rd268, %rd269, %rd270;
	add.s64 	%rd267, %rd268, 64;
	add.s32 	%r164, %r1, 1;
	st.global.u32 	[%rd267], %r164;
$L__BB4_91:
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
	.reg .pred 	%p<130>;
	.reg .b16 	%rs<59>;
	.reg .b32 	%r<396>;
	.reg .b64 	%rd<421>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd153, [lines_param_0];
	ld.param.u64 	%rd154, [lines_param_1];
	ld.param.u32 	%r115, [lines_param_2];
	ld.param.u32 	%r116, [lines_param_3];
	ld.param.u32 	%r117, [lines_param_4];
	ld.param.u32 	%r118, [lines_param_5];
	ld.param.u64 	%rd155, [lines_param_6];
	ld.param.u64 	%rd156, [lines_param_7];
	mov.b64 	%rd158, lines_param_9;
	add.s64 	%rd1, %rd158, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd160, %rd2;
	mov.u32 	%r119, %ctaid.x;
	mul.wide.u32 	%rd161, %r119, 4;
	add.s64 	%rd162, %rd160, %rd161;
	cvt.u64.u32 	%rd3, %r119;
	ld.global.u32 	%r1, [%rd162+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	mov.u16 	%rs55, 0;
	@%p3 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r120, [%rd160];
	setp.ne.s32 	%p4, %r120, 0;
	selp.u16 	%rs55, 1, 0, %p4;
$L__BB7_2:
	setp.eq.s16 	%p5, %rs55, 0;
	@%p5 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd154;
	ld.volatile.global.u32 	%r121, [%rd4+4];
	setp.ne.s32 	%p6, %r121, 0;
	@%p6 bra 	$L__BB7_5;
	st.global.u32 	[%rd4+8], %r118;
$L__BB7_5:
	membar.sys;
	mov.u32 	%r122, 4;
	st.global.u32 	[%rd4+4], %r122;
$L__BB7_6:
	cvt.u32.u16 	%r123, %rs55;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r123, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r124, 1, 0, %p2;
	}
	setp.ne.s32 	%p7, %r124, 0;
	@%p7 bra 	$L__BB7_172;
	ld.param.u64 	%rd164, [%rd1+-72];
	add.s64 	%rd165, %rd164, 59;
	mul.hi.u64 	%rd166, %rd165, -8608480567731124087;
	shr.u64 	%rd5, %rd166, 5;
	mov.u32 	%r126, %nctaid.x;
	mov.u32 	%r127, %ntid.x;
	shr.u32 	%r128, %r127, 5;
	mul.wide.u32 	%rd167, %r128, %r126;
	shl.b64 	%rd6, %rd167, 2;
	setp.lt.u64 	%p8, %rd165, 60;
	mov.u32 	%r349, 1;
	@%p8 bra 	$L__BB7_12;
	add.s64 	%rd168, %rd6, %rd5;
	add.s64 	%rd7, %rd168, -1;
	or.b64  	%rd169, %rd7, %rd6;
	and.b64  	%rd170, %rd169, -4294967296;
	setp.eq.s64 	%p9, %rd170, 0;
	@%p9 bra 	$L__BB7_10;
	div.u64 	%rd380, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r129, %rd6;
	cvt.u32.u64 	%r130, %rd7;
	div.u32 	%r131, %r130, %r129;
	cvt.u64.u32 	%rd380, %r131;
$L__BB7_11:
	cvt.u32.u64 	%r349, %rd380;
$L__BB7_12:
	setp.eq.s32 	%p10, %r2, %r115;
	setp.ge.u32 	%p11, %r2, %r116;
	or.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd173, %rd153;
	mul.wide.u32 	%rd174, %r2, 8;
	add.s64 	%rd175, %rd173, %rd174;
	ld.global.u64 	%rd176, [%rd175];
	cvt.u64.u32 	%rd177, %r116;
	mul.lo.s64 	%rd178, %rd177, %rd3;
	cvt.u64.u32 	%rd179, %r115;
	add.s64 	%rd180, %rd178, %rd179;
	shl.b64 	%rd181, %rd180, 3;
	add.s64 	%rd182, %rd176, %rd181;
	add.s64 	%rd171, %rd182, 4096;
	cvt.u64.u32 	%rd183, %r117;
	add.s32 	%r132, %r1, 1;
	cvt.u64.u32 	%rd184, %r132;
	bfi.b64 	%rd172, %rd183, %rd184, 32, 32;
	st.relaxed.sys.global.u64 [%rd171], %rd172;
$L__BB7_14:
	cvt.u64.u32 	%rd11, %r116;
	ld.param.v2.u32 	{%r134, %r135}, [%rd1+8];
	ld.param.u64 	%rd12, [%rd1+-8];
	ld.param.u64 	%rd13, [%rd1+-16];
	ld.param.u64 	%rd14, [%rd1+-64];
	ld.param.u64 	%rd15, [%rd1+-72];
	ld.param.u32 	%r7, [%rd1+28];
	ld.param.v2.u32 	{%r136, %r137}, [%rd1+16];
	ld.param.v2.u32 	{%r138, %r139}, [%rd1+24];
	mov.u16 	%rs58, 1;
	mov.u32 	%r350, 0;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p13, %r350, %r349;
	@%p13 bra 	$L__BB7_37;
	setp.lt.u32 	%p14, %r116, 2;
	cvt.u64.u32 	%rd186, %r350;
	mul.lo.s64 	%rd187, %rd167, %rd186;
	mul.lo.s32 	%r144, %r128, %r119;
	cvt.u64.u32 	%rd188, %r144;
	shr.u32 	%r146, %r2, 5;
	cvt.u64.u32 	%rd189, %r146;
	add.s64 	%rd190, %rd188, %rd189;
	add.s64 	%rd191, %rd190, %rd187;
	shl.b64 	%rd192, %rd191, 2;
	and.b32  	%r147, %r2, 31;
	shr.u32 	%r148, %r147, 3;
	cvt.u64.u32 	%rd193, %r148;
	or.b64  	%rd194, %rd192, %rd193;
	mul.lo.s64 	%rd195, %rd194, 60;
	shl.b32 	%r149, %r2, 3;
	and.b32  	%r150, %r149, 56;
	cvt.u64.u32 	%rd196, %r150;
	add.s64 	%rd20, %rd195, %rd196;
	@%p14 bra 	$L__BB7_37;
	add.s32 	%r152, %r350, %r1;
	mov.u32 	%r351, 1;
	add.s32 	%r20, %r152, 1;
	and.b32  	%r153, %r20, 3;
	cvt.u64.u32 	%rd197, %r153;
	or.b64  	%rd199, %rd161, %rd197;
	mul.lo.s64 	%rd200, %rd199, %rd11;
	cvt.u64.u32 	%rd201, %r115;
	add.s64 	%rd202, %rd200, %rd201;
	mul.lo.s64 	%rd203, %rd13, %rd202;
	shl.b32 	%r156, %r2, 4;
	cvt.u64.u32 	%rd204, %r156;
	add.s64 	%rd205, %rd204, %rd12;
	add.s64 	%rd21, %rd205, %rd203;
	cvt.u64.u32 	%rd206, %r20;
	cvt.u64.u32 	%rd207, %r117;
	bfi.b64 	%rd23, %rd207, %rd206, 32, 32;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r157, %r351, %r115;
	setp.lt.u32 	%p15, %r157, %r116;
	selp.b32 	%r158, 0, %r116, %p15;
	sub.s32 	%r24, %r157, %r158;
	setp.eq.s32 	%p16, %r24, %r115;
	@%p16 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd381, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd208, %rd153;
	mul.wide.u32 	%rd209, %r24, 8;
	add.s64 	%rd210, %rd208, %rd209;
	ld.global.u64 	%rd381, [%rd210];
$L__BB7_21:
	cvta.to.global.u64 	%rd379, %rd156;
	sub.s64 	%rd378, %rd15, %rd20;
	cvt.u64.u32 	%rd211, %r24;
	mul.lo.s64 	%rd212, %rd14, %rd211;
	add.s64 	%rd213, %rd212, %rd20;
	sub.s32 	%r159, %r24, %r134;
	setp.lt.u32 	%p17, %r159, %r135;
	selp.b64 	%rd28, %rd378, 0, %p17;
	shl.b64 	%rd214, %rd213, 1;
	add.s64 	%rd30, %rd379, %rd214;
	add.s64 	%rd29, %rd156, %rd214;
	and.b64  	%rd215, %rd29, 7;
	setp.eq.s64 	%p18, %rd215, 0;
	setp.gt.s64 	%p19, %rd28, 3;
	and.pred  	%p20, %p19, %p18;
	@%p20 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r352, %r353}, [%rd30];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p21, %rd28, 1;
	mov.u32 	%r352, 0;
	mov.u32 	%r353, %r352;
	@%p21 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd28;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKsm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r352, [retval0+0];
	ld.param.b32 	%r353, [retval0+4];
	}
$L__BB7_25:
	and.b32  	%r345, %r2, 7;
	setp.eq.s32 	%p22, %r345, 7;
	mov.u32 	%r354, 0;
	mov.u32 	%r355, %r354;
	@%p22 bra 	$L__BB7_30;
	add.s64 	%rd31, %rd29, 8;
	and.b64  	%rd216, %rd31, 7;
	setp.eq.s64 	%p23, %rd216, 0;
	setp.gt.s64 	%p24, %rd28, 7;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r354, %r355}, [%rd30+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	setp.lt.s64 	%p26, %rd28, 5;
	mov.u32 	%r354, 0;
	mov.u32 	%r355, %r354;
	@%p26 bra 	$L__BB7_30;
	add.s64 	%rd217, %rd28, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd31;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd217;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKsm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r354, [retval0+0];
	ld.param.b32 	%r355, [retval0+4];
	}
$L__BB7_30:
	setp.eq.s32 	%p27, %r7, 0;
	@%p27 bra 	$L__BB7_35;
	add.s64 	%rd218, %rd381, %rd21;
	cvt.u64.u32 	%rd220, %r353;
	cvt.u64.u32 	%rd221, %r352;
	bfi.b64 	%rd219, %rd220, %rd221, 32, 32;
	st.relaxed.sys.global.u64 [%rd218], %rd219;
	@%p22 bra 	$L__BB7_33;
	add.s64 	%rd222, %rd218, 8;
	cvt.u64.u32 	%rd224, %r355;
	cvt.u64.u32 	%rd225, %r354;
	bfi.b64 	%rd223, %rd224, %rd225, 32, 32;
	st.relaxed.sys.global.u64 [%rd222], %rd223;
$L__BB7_33:
	and.b32  	%r346, %r2, 7;
	setp.ne.s32 	%p29, %r346, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p29 bra 	$L__BB7_36;
	add.s64 	%rd226, %rd218, 8;
	st.release.sys.global.u64 [%rd226], %rd23;
	bra.uni 	$L__BB7_36;
$L__BB7_35:
	add.s32 	%r348, %r350, %r1;
	add.s32 	%r347, %r348, 1;
	selp.b32 	%r176, %r347, %r354, %p22;
	selp.b32 	%r177, %r117, %r355, %p22;
	add.s64 	%rd228, %rd381, %rd21;
	st.volatile.global.v4.u32 [%rd228], {%r352, %r353, %r176, %r177};
$L__BB7_36:
	add.s32 	%r351, %r351, 1;
	setp.lt.u32 	%p31, %r351, %r116;
	@%p31 bra 	$L__BB7_18;
$L__BB7_37:
	setp.eq.s32 	%p32, %r350, 0;
	@%p32 bra 	$L__BB7_167;
	add.s32 	%r180, %r350, -1;
	cvt.u64.u32 	%rd229, %r180;
	mul.lo.s64 	%rd231, %rd167, %rd229;
	mul.lo.s32 	%r185, %r128, %r119;
	cvt.u64.u32 	%rd232, %r185;
	shr.u32 	%r187, %r2, 5;
	cvt.u64.u32 	%rd233, %r187;
	add.s64 	%rd234, %rd232, %rd233;
	add.s64 	%rd235, %rd234, %rd231;
	shl.b64 	%rd236, %rd235, 2;
	and.b32  	%r188, %r2, 31;
	shr.u32 	%r189, %r188, 3;
	cvt.u64.u32 	%rd237, %r189;
	or.b64  	%rd238, %rd236, %rd237;
	mul.lo.s64 	%rd239, %rd238, 60;
	shl.b32 	%r190, %r2, 3;
	and.b32  	%r191, %r190, 56;
	cvt.u64.u32 	%rd240, %r191;
	add.s64 	%rd33, %rd239, %rd240;
	sub.s64 	%rd241, %rd15, %rd33;
	cvt.u64.u32 	%rd242, %r115;
	mul.lo.s64 	%rd243, %rd14, %rd242;
	add.s64 	%rd244, %rd243, %rd33;
	cvta.to.global.u64 	%rd245, %rd156;
	shl.b64 	%rd246, %rd244, 1;
	add.s64 	%rd35, %rd245, %rd246;
	add.s64 	%rd34, %rd156, %rd246;
	and.b64  	%rd247, %rd34, 7;
	setp.eq.s64 	%p33, %rd247, 0;
	setp.gt.s64 	%p34, %rd241, 3;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB7_41;
	bra.uni 	$L__BB7_39;
$L__BB7_41:
	ld.global.v2.u32 	{%r358, %r359}, [%rd35];
	bra.uni 	$L__BB7_42;
$L__BB7_39:
	setp.lt.s64 	%p36, %rd241, 1;
	mov.u32 	%r358, 0;
	mov.u32 	%r359, %r358;
	@%p36 bra 	$L__BB7_42;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd241;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKsm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r358, [retval0+0];
	ld.param.b32 	%r359, [retval0+4];
	}
$L__BB7_42:
	and.b32  	%r199, %r2, 7;
	setp.eq.s32 	%p37, %r199, 7;
	mov.u32 	%r361, 0;
	mov.u32 	%r360, %r361;
	@%p37 bra 	$L__BB7_47;
	add.s64 	%rd36, %rd34, 8;
	and.b64  	%rd250, %rd36, 7;
	setp.eq.s64 	%p38, %rd250, 0;
	setp.gt.s64 	%p39, %rd241, 7;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB7_46;
	bra.uni 	$L__BB7_44;
$L__BB7_46:
	ld.global.v2.u32 	{%r360, %r361}, [%rd35+8];
	bra.uni 	$L__BB7_47;
$L__BB7_44:
	setp.lt.s64 	%p41, %rd241, 5;
	mov.u32 	%r360, 0;
	mov.u32 	%r361, %r360;
	@%p41 bra 	$L__BB7_47;
	add.s64 	%rd252, %rd241, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd36;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd252;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKsm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r360, [retval0+0];
	ld.param.b32 	%r361, [retval0+4];
	}
$L__BB7_47:
	setp.eq.s32 	%p42, %r116, 0;
	@%p42 bra 	$L__BB7_125;
	mov.u32 	%r368, 0;
	bra.uni 	$L__BB7_49;
$L__BB7_66:
	setp.eq.s32 	%p71, %r138, 1;
	@%p71 bra 	$L__BB7_71;
	setp.eq.s32 	%p72, %r138, 2;
	@%p72 bra 	$L__BB7_70;
	setp.ne.s32 	%p73, %r138, 3;
	@%p73 bra 	$L__BB7_72;
	max.s64 	%rd404, %rd404, %rd47;
	bra.uni 	$L__BB7_73;
$L__BB7_71:
	mul.lo.s64 	%rd404, %rd404, %rd47;
	bra.uni 	$L__BB7_73;
$L__BB7_70:
	min.s64 	%rd404, %rd404, %rd47;
	bra.uni 	$L__BB7_73;
$L__BB7_72:
	add.s64 	%rd404, %rd404, %rd47;
$L__BB7_73:
	cvt.s64.s16 	%rd53, %rs11;
	@%p71 bra 	$L__BB7_78;
	setp.eq.s32 	%p75, %r138, 2;
	@%p75 bra 	$L__BB7_77;
	setp.ne.s32 	%p76, %r138, 3;
	@%p76 bra 	$L__BB7_79;
	max.s64 	%rd403, %rd403, %rd53;
	bra.uni 	$L__BB7_80;
$L__BB7_78:
	mul.lo.s64 	%rd403, %rd403, %rd53;
	bra.uni 	$L__BB7_80;
$L__BB7_77:
	min.s64 	%rd403, %rd403, %rd53;
	bra.uni 	$L__BB7_80;
$L__BB7_79:
	add.s64 	%rd403, %rd403, %rd53;
$L__BB7_80:
	mov.b32 	{%rs12, %rs13}, %r366;
	cvt.s64.s16 	%rd59, %rs12;
	@%p71 bra 	$L__BB7_85;
	setp.eq.s32 	%p78, %r138, 2;
	@%p78 bra 	$L__BB7_84;
	setp.ne.s32 	%p79, %r138, 3;
	@%p79 bra 	$L__BB7_86;
	max.s64 	%rd402, %rd402, %rd59;
	bra.uni 	$L__BB7_87;
$L__BB7_85:
	mul.lo.s64 	%rd402, %rd402, %rd59;
	bra.uni 	$L__BB7_87;
$L__BB7_84:
	min.s64 	%rd402, %rd402, %rd59;
	bra.uni 	$L__BB7_87;
$L__BB7_86:
	add.s64 	%rd402, %rd402, %rd59;
$L__BB7_87:
	cvt.s64.s16 	%rd65, %rs13;
	@%p71 bra 	$L__BB7_92;
	setp.eq.s32 	%p81, %r138, 2;
	@%p81 bra 	$L__BB7_91;
	setp.ne.s32 	%p82, %r138, 3;
	@%p82 bra 	$L__BB7_93;
	max.s64 	%rd401, %rd401, %rd65;
	bra.uni 	$L__BB7_94;
$L__BB7_92:
	mul.lo.s64 	%rd401, %rd401, %rd65;
	bra.uni 	$L__BB7_94;
$L__BB7_91:
	min.s64 	%rd401, %rd401, %rd65;
	bra.uni 	$L__BB7_94;
$L__BB7_93:
	add.s64 	%rd401, %rd401, %rd65;
$L__BB7_94:
	mov.b32 	{%rs14, %rs15}, %r365;
	cvt.s64.s16 	%rd71, %rs14;
	@%p71 bra 	$L__BB7_99;
	setp.eq.s32 	%p84, %r138, 2;
	@%p84 bra 	$L__BB7_98;
	setp.ne.s32 	%p85, %r138, 3;
	@%p85 bra 	$L__BB7_100;
	max.s64 	%rd400, %rd400, %rd71;
	bra.uni 	$L__BB7_101;
$L__BB7_99:
	mul.lo.s64 	%rd400, %rd400, %rd71;
	bra.uni 	$L__BB7_101;
$L__BB7_98:
	min.s64 	%rd400, %rd400, %rd71;
	bra.uni 	$L__BB7_101;
$L__BB7_100:
	add.s64 	%rd400, %rd400, %rd71;
$L__BB7_101:
	cvt.s64.s16 	%rd77, %rs15;
	@%p71 bra 	$L__BB7_106;
	setp.eq.s32 	%p87, %r138, 2;
	@%p87 bra 	$L__BB7_105;
	setp.ne.s32 	%p88, %r138, 3;
	@%p88 bra 	$L__BB7_107;
	max.s64 	%rd399, %rd399, %rd77;
	bra.uni 	$L__BB7_108;
$L__BB7_106:
	mul.lo.s64 	%rd399, %rd399, %rd77;
	bra.uni 	$L__BB7_108;
$L__BB7_105:
	min.s64 	%rd399, %rd399, %rd77;
	bra.uni 	$L__BB7_108;
$L__BB7_107:
	add.s64 	%rd399, %rd399, %rd77;
$L__BB7_108:
	mov.b32 	{%rs16, %rs17}, %r364;
	cvt.s64.s16 	%rd83, %rs16;
	@%p71 bra 	$L__BB7_113;
	setp.eq.s32 	%p90, %r138, 2;
	@%p90 bra 	$L__BB7_112;
	setp.ne.s32 	%p91, %r138, 3;
	@%p91 bra 	$L__BB7_114;
	max.s64 	%rd398, %rd398, %rd83;
	bra.uni 	$L__BB7_115;
$L__BB7_113:
	mul.lo.s64 	%rd398, %rd398, %rd83;
	bra.uni 	$L__BB7_115;
$L__BB7_112:
	min.s64 	%rd398, %rd398, %rd83;
	bra.uni 	$L__BB7_115;
$L__BB7_114:
	add.s64 	%rd398, %rd398, %rd83;
$L__BB7_115:
	cvt.s64.s16 	%rd89, %rs17;
	@%p71 bra 	$L__BB7_120;
	setp.eq.s32 	%p93, %r138, 2;
	@%p93 bra 	$L__BB7_119;
	setp.ne.s32 	%p94, %r138, 3;
	@%p94 bra 	$L__BB7_121;
	max.s64 	%rd397, %rd397, %rd89;
	bra.uni 	$L__BB7_124;
$L__BB7_120:
	mul.lo.s64 	%rd397, %rd397, %rd89;
	bra.uni 	$L__BB7_124;
$L__BB7_119:
	min.s64 	%rd397, %rd397, %rd89;
	bra.uni 	$L__BB7_124;
$L__BB7_121:
	add.s64 	%rd397, %rd397, %rd89;
	bra.uni 	$L__BB7_124;
$L__BB7_49:
	.pragma "nounroll";
	setp.eq.s32 	%p43, %r368, %r115;
	mov.u32 	%r374, %r361;
	mov.u32 	%r375, %r360;
	mov.u32 	%r376, %r359;
	mov.u32 	%r377, %r358;
	@%p43 bra 	$L__BB7_64;
	shr.u32 	%r343, %r2, 5;
	mov.u32 	%r71, 1;
	mov.u64 	%rd255, 0;
	sub.s32 	%r207, %r368, %r136;
	setp.ge.u32 	%p44, %r207, %r137;
	add.s64 	%rd264, %rd5, 3;
	sub.s64 	%rd265, %rd264, %rd236;
	and.b64  	%rd266, %rd265, -4;
	setp.ne.s64 	%p45, %rd266, 0;
	setp.le.u64 	%p46, %rd5, %rd236;
	or.pred  	%p47, %p45, %p46;
	or.pred  	%p1, %p47, %p44;
	add.s32 	%r216, %r350, %r1;
	and.b32  	%r217, %r216, 3;
	cvt.u64.u32 	%rd268, %r217;
	or.b64  	%rd269, %rd161, %rd268;
	mul.lo.s64 	%rd270, %rd269, %rd11;
	cvt.u64.u32 	%rd271, %r368;
	add.s64 	%rd272, %rd270, %rd271;
	mul.lo.s64 	%rd273, %rd13, %rd272;
	shl.b32 	%r218, %r343, 9;
	shl.b32 	%r219, %r2, 4;
	and.b32  	%r220, %r219, 496;
	or.b32  	%r221, %r218, %r220;
	cvt.u64.u32 	%rd274, %r221;
	add.s64 	%rd275, %rd274, %rd12;
	add.s64 	%rd276, %rd275, %rd273;
	add.u64 	%rd278, %SPL, 0;
	st.local.u64 	[%rd278], %rd255;
	add.s64 	%rd46, %rd2, %rd276;
	mov.u32 	%r374, %r364;
	mov.u32 	%r375, %r365;
	mov.u32 	%r376, %r366;
	mov.u32 	%r377, %r367;
	bra.uni 	$L__BB7_51;
$L__BB7_173:
	add.s32 	%r71, %r71, 1;
$L__BB7_51:
	mov.u32 	%r378, 0;
	not.pred 	%p48, %p1;
	@%p48 bra 	$L__BB7_53;
	add.s32 	%r344, %r350, %r1;
	ld.volatile.global.v4.u32 {%r377, %r376, %r375, %r374}, [%rd46];
	setp.ne.s32 	%p50, %r375, %r344;
	and.pred  	%p51, %p37, %p50;
	selp.u32 	%r378, 1, 0, %p51;
$L__BB7_53:
	setp.ne.s32 	%p52, %r378, 0;
	mov.u32 	%r230, -1;
	vote.sync.any.pred 	%p53, %p52, %r230;
	@%p53 bra 	$L__BB7_61;
	bra.uni 	$L__BB7_54;
$L__BB7_61:
	and.b32  	%r246, %r71, 63;
	setp.ne.s32 	%p66, %r246, 0;
	@%p66 bra 	$L__BB7_173;
	add.u64 	%rd377, %SP, 0;
	add.s32 	%r247, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd153;
	st.param.b64 	[param0+8], %rd154;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd155;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r247;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r368;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r71;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd377;
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
	ld.param.b32 	%r248, [retval0+0];
	}
	cvt.u16.u32 	%rs22, %r248;
	mov.u16 	%rs57, 0;
	setp.eq.s16 	%p67, %rs22, 0;
	@%p67 bra 	$L__BB7_173;
	bra.uni 	$L__BB7_63;
$L__BB7_54:
	setp.eq.s32 	%p54, %r139, 0;
	@%p54 bra 	$L__BB7_58;
	not.pred 	%p129, %p1;
	membar.sys;
	bar.warp.sync 	-1;
	mov.u32 	%r383, 0;
	@%p129 bra 	$L__BB7_57;
	add.s32 	%r342, %r350, %r1;
	ld.volatile.global.v4.u32 {%r377, %r376, %r375, %r374}, [%rd46];
	setp.ne.s32 	%p57, %r375, %r342;
	and.pred  	%p58, %p37, %p57;
	selp.u32 	%r383, 1, 0, %p58;
$L__BB7_57:
	setp.ne.s32 	%p59, %r383, 0;
	mov.u32 	%r240, -1;
	vote.sync.any.pred 	%p60, %p59, %r240;
$L__BB7_58:
	setp.ne.s32 	%p62, %r374, %r117;
	and.pred  	%p2, %p37, %p62;
	not.pred 	%p63, %p2;
	@%p63 bra 	$L__BB7_60;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd153;
	st.param.b64 	[param0+8], %rd154;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd155;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r368;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r374;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB7_60:
	mov.u32 	%r244, -1;
	vote.sync.any.pred 	%p64, %p2, %r244;
	not.pred 	%p65, %p64;
	selp.u16 	%rs57, 1, 0, %p65;
$L__BB7_63:
	setp.eq.s16 	%p68, %rs57, 0;
	mov.u16 	%rs58, 0;
	@%p68 bra 	$L__BB7_167;
$L__BB7_64:
	mov.u32 	%r367, %r377;
	mov.u32 	%r366, %r376;
	mov.u32 	%r365, %r375;
	mov.u32 	%r364, %r374;
	mov.b32 	{%rs10, %rs11}, %r367;
	cvt.s64.s16 	%rd47, %rs10;
	setp.eq.s32 	%p69, %r368, 0;
	@%p69 bra 	$L__BB7_123;
	or.b32  	%r249, %r138, 4;
	setp.eq.s32 	%p70, %r249, 4;
	@%p70 bra 	$L__BB7_122;
	bra.uni 	$L__BB7_66;
$L__BB7_122:
	add.s64 	%rd404, %rd404, %rd47;
	cvt.s64.s16 	%rd282, %rs11;
	add.s64 	%rd403, %rd403, %rd282;
	mov.b32 	{%rs24, %rs25}, %r366;
	cvt.s64.s16 	%rd283, %rs24;
	add.s64 	%rd402, %rd402, %rd283;
	cvt.s64.s16 	%rd284, %rs25;
	add.s64 	%rd401, %rd401, %rd284;
	mov.b32 	{%rs26, %rs27}, %r365;
	cvt.s64.s16 	%rd285, %rs26;
	add.s64 	%rd400, %rd400, %rd285;
	cvt.s64.s16 	%rd286, %rs27;
	add.s64 	%rd399, %rd399, %rd286;
	mov.b32 	{%rs28, %rs29}, %r364;
	cvt.s64.s16 	%rd287, %rs28;
	add.s64 	%rd398, %rd398, %rd287;
	cvt.s64.s16 	%rd288, %rs29;
	add.s64 	%rd397, %rd397, %rd288;
	bra.uni 	$L__BB7_124;
$L__BB7_123:
	cvt.s64.s16 	%rd403, %rs11;
	mov.b32 	{%rs30, %rs31}, %r366;
	cvt.s64.s16 	%rd402, %rs30;
	cvt.s64.s16 	%rd401, %rs31;
	mov.b32 	{%rs32, %rs33}, %r365;
	cvt.s64.s16 	%rd400, %rs32;
	cvt.s64.s16 	%rd399, %rs33;
	mov.b32 	{%rs34, %rs35}, %r364;
	cvt.s64.s16 	%rd398, %rs34;
	cvt.s64.s16 	%rd397, %rs35;
	mov.u64 	%rd404, %rd47;
$L__BB7_124:
	add.s32 	%r368, %r368, 1;
	setp.lt.u32 	%p95, %r368, %r116;
	@%p95 bra 	$L__BB7_49;
$L__BB7_125:
	setp.eq.s32 	%p96, %r137, 0;
	mov.u16 	%rs58, 1;
	@%p96 bra 	$L__BB7_167;
	setp.ne.s32 	%p97, %r138, 4;
	@%p97 bra 	$L__BB7_130;
	and.b64  	%rd289, %rd404, -4294967296;
	setp.eq.s64 	%p98, %rd289, 0;
	@%p98 bra 	$L__BB7_129;
	div.s64 	%rd404, %rd404, %rd11;
	bra.uni 	$L__BB7_130;
$L__BB7_129:
	cvt.u32.u64 	%r250, %rd11;
	cvt.u32.u64 	%r251, %rd404;
	div.u32 	%r252, %r251, %r250;
	cvt.u64.u32 	%rd404, %r252;
$L__BB7_130:
	@%p97 bra 	$L__BB7_134;
	and.b64  	%rd290, %rd403, -4294967296;
	setp.eq.s64 	%p100, %rd290, 0;
	@%p100 bra 	$L__BB7_133;
	div.s64 	%rd403, %rd403, %rd11;
	bra.uni 	$L__BB7_134;
$L__BB7_133:
	cvt.u32.u64 	%r253, %rd11;
	cvt.u32.u64 	%r254, %rd403;
	div.u32 	%r255, %r254, %r253;
	cvt.u64.u32 	%rd403, %r255;
$L__BB7_134:
	cvt.u16.u64 	%rs37, %rd403;
	cvt.u16.u64 	%rs38, %rd404;
	mov.b32 	%r106, {%rs38, %rs37};
	@%p97 bra 	$L__BB7_138;
	and.b64  	%rd291, %rd402, -4294967296;
	setp.eq.s64 	%p102, %rd291, 0;
	@%p102 bra 	$L__BB7_137;
	div.s64 	%rd402, %rd402, %rd11;
	bra.uni 	$L__BB7_138;
$L__BB7_137:
	cvt.u32.u64 	%r256, %rd11;
	cvt.u32.u64 	%r257, %rd402;
	div.u32 	%r258, %r257, %r256;
	cvt.u64.u32 	%rd402, %r258;
$L__BB7_138:
	@%p97 bra 	$L__BB7_142;
	and.b64  	%rd292, %rd401, -4294967296;
	setp.eq.s64 	%p104, %rd292, 0;
	@%p104 bra 	$L__BB7_141;
	div.s64 	%rd401, %rd401, %rd11;
	bra.uni 	$L__BB7_142;
$L__BB7_141:
	cvt.u32.u64 	%r259, %rd11;
	cvt.u32.u64 	%r260, %rd401;
	div.u32 	%r261, %r260, %r259;
	cvt.u64.u32 	%rd401, %r261;
$L__BB7_142:
	cvt.u16.u64 	%rs39, %rd401;
	cvt.u16.u64 	%rs40, %rd402;
	mov.b32 	%r107, {%rs40, %rs39};
	@%p97 bra 	$L__BB7_146;
	and.b64  	%rd293, %rd400, -4294967296;
	setp.eq.s64 	%p106, %rd293, 0;
	@%p106 bra 	$L__BB7_145;
	div.s64 	%rd400, %rd400, %rd11;
	bra.uni 	$L__BB7_146;
$L__BB7_145:
	cvt.u32.u64 	%r262, %rd11;
	cvt.u32.u64 	%r263, %rd400;
	div.u32 	%r264, %r263, %r262;
	cvt.u64.u32 	%rd400, %r264;
$L__BB7_146:
	@%p97 bra 	$L__BB7_150;
	and.b64  	%rd294, %rd399, -4294967296;
	setp.eq.s64 	%p108, %rd294, 0;
	@%p108 bra 	$L__BB7_149;
	div.s64 	%rd399, %rd399, %rd11;
	bra.uni 	$L__BB7_150;
$L__BB7_149:
	cvt.u32.u64 	%r265, %rd11;
	cvt.u32.u64 	%r266, %rd399;
	div.u32 	%r267, %r266, %r265;
	cvt.u64.u32 	%rd399, %r267;
$L__BB7_150:
	cvt.u16.u64 	%rs41, %rd399;
	cvt.u16.u64 	%rs42, %rd400;
	mov.b32 	%r108, {%rs42, %rs41};
	@%p97 bra 	$L__BB7_154;
	and.b64  	%rd295, %rd398, -4294967296;
	setp.eq.s64 	%p110, %rd295, 0;
	@%p110 bra 	$L__BB7_153;
	div.s64 	%rd398, %rd398, %rd11;
	bra.uni 	$L__BB7_154;
$L__BB7_153:
	cvt.u32.u64 	%r268, %rd11;
	cvt.u32.u64 	%r269, %rd398;
	div.u32 	%r270, %r269, %r268;
	cvt.u64.u32 	%rd398, %r270;
$L__BB7_154:
	@%p97 bra 	$L__BB7_158;
	and.b64  	%rd296, %rd397, -4294967296;
	setp.eq.s64 	%p112, %rd296, 0;
	@%p112 bra 	$L__BB7_157;
	div.s64 	%rd397, %rd397, %rd11;
	bra.uni 	$L__BB7_158;
$L__BB7_157:
	cvt.u32.u64 	%r271, %rd11;
	cvt.u32.u64 	%r272, %rd397;
	div.u32 	%r273, %r272, %r271;
	cvt.u64.u32 	%rd397, %r273;
$L__BB7_158:
	setp.gt.s64 	%p128, %rd241, 3;
	ld.param.u64 	%rd374, [lines_param_8];
	cvt.u16.u64 	%rs43, %rd397;
	cvt.u16.u64 	%rs44, %rd398;
	mov.b32 	%r109, {%rs44, %rs43};
	cvta.to.global.u64 	%rd311, %rd374;
	shl.b64 	%rd312, %rd33, 1;
	add.s64 	%rd150, %rd311, %rd312;
	add.s64 	%rd149, %rd374, %rd312;
	and.b64  	%rd313, %rd149, 7;
	setp.eq.s64 	%p114, %rd313, 0;
	and.pred  	%p115, %p114, %p128;
	@%p115 bra 	$L__BB7_161;
	bra.uni 	$L__BB7_159;
$L__BB7_161:
	st.global.u32 	[%rd150], %r106;
	st.global.u32 	[%rd150+4], %r107;
	bra.uni 	$L__BB7_162;
$L__BB7_159:
	setp.lt.s64 	%p116, %rd241, 1;
	@%p116 bra 	$L__BB7_162;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd149;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd241;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r106, %r107};
	call.uni
	_ZN10collective13storeElementsEPsm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_162:
	mov.u16 	%rs58, 1;
	@%p37 bra 	$L__BB7_167;
	add.s64 	%rd151, %rd149, 8;
	and.b64  	%rd355, %rd151, 7;
	setp.eq.s64 	%p118, %rd355, 0;
	setp.gt.s64 	%p119, %rd241, 7;
	mov.u16 	%rs58, 1;
	and.pred  	%p120, %p118, %p119;
	@%p120 bra 	$L__BB7_166;
	bra.uni 	$L__BB7_164;
$L__BB7_166:
	st.global.v2.u32 	[%rd150+8], {%r108, %r109};
	bra.uni 	$L__BB7_167;
$L__BB7_164:
	setp.lt.s64 	%p121, %rd241, 5;
	@%p121 bra 	$L__BB7_167;
	mov.u16 	%rs58, 1;
	add.s64 	%rd370, %rd241, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd151;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd370;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r108, %r109};
	call.uni
	_ZN10collective13storeElementsEPsm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_167:
	setp.ne.s32 	%p122, %r350, 1;
	@%p122 bra 	$L__BB7_169;
	griddepcontrol.launch_dependents;
$L__BB7_169:
	add.s32 	%r350, %r350, 1;
	setp.le.u32 	%p123, %r350, %r349;
	and.b16  	%rs49, %rs58, 255;
	setp.ne.s16 	%p124, %rs49, 0;
	and.pred  	%p125, %p124, %p123;
	@%p125 bra 	$L__BB7_15;
	setp.eq.s16 	%p126, %rs49, 0;
	selp.u32 	%r336, 1, 0, %p126;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r336, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r337, 1, 0, %p2;
	}
	or.b32  	%r339, %r337, %r2;
	setp.ne.s32 	%p127, %r339, 0;
	@%p127 bra 	$L__BB7_172;
	cvta.to.global.u64 	%rd376, %rd2;
	add.s64 	%rd375, %rd376, %rd161;
	add.s32 	%r340, %r349, %r1;
	st.global.u32 	[%rd375+64], %r340;
$L__BB7_172:
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKsm(
	.param .b64 _ZN10collective12loadElementsEPKsm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKsm_param_1
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<11>;
	.reg .b32 	%r<23>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd3, [_ZN10collective12loadElementsEPKsm_param_0];
	ld.param.u64 	%rd2, [_ZN10collective12loadElementsEPKsm_param_1];
	cvta.to.global.u64 	%rd1, %rd3;
	and.b64  	%rd4, %rd3, 3;
	setp.eq.s64 	%p1, %rd4, 0;
	setp.gt.u64 	%p2, %rd2, 3;
	and.pred  	%p3, %p2, %p1;
	@%p3 bra 	$L__BB9_9;
	bra.uni 	$L__BB9_1;
$L__BB9_9:
	ld.global.u32 	%r20, [%rd1+4];
	ld.global.u32 	%r18, [%rd1];
	bra.uni 	$L__BB9_10;
$L__BB9_1:
	setp.eq.s64 	%p4, %rd2, 0;
	mov.u32 	%r18, 0;
	@%p4 bra 	$L__BB9_3;
	ld.global.u16 	%rs1, [%rd1];
	mov.u16 	%rs2, 0;
	mov.b32 	%r18, {%rs1, %rs2};
$L__BB9_3:
	setp.lt.u64 	%p5, %rd2, 2;
	@%p5 bra 	$L__BB9_5;
	ld.global.u16 	%rs3, [%rd1+2];
	mov.b32 	{%rs4, %rs5}, %r18;
	mov.b32 	%r18, {%rs4, %rs3};
$L__BB9_5:
	setp.lt.u64 	%p6, %rd2, 3;
	mov.u32 	%r20, 0;
	@%p6 bra 	$L__BB9_7;
	ld.global.u16 	%rs6, [%rd1+4];
	mov.u16 	%rs7, 0;
	mov.b32 	%r20, {%rs6, %rs7};
$L__BB9_7:
	setp.lt.u64 	%p7, %rd2, 4;
	@%p7 bra 	$L__BB9_10;
	ld.global.u16 	%rs8, [%rd1+6];
	mov.b32 	{%rs9, %rs10}, %r20;
	mov.b32 	%r20, {%rs9, %rs8};
$L__BB9_10:
	st.param.b32 	[func_retval0+0], %r18;
	st.param.b32 	[func_retval0+4], %r20;
	ret;
}
.func _ZN10collective13storeElementsEPsm5uint2(
	.param .b64 _ZN10collective13storeElementsEPsm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPsm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPsm5uint2_param_2[8]
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd3, [_ZN10collective13storeElementsEPsm5uint2_param_0];
	ld.param.u64 	%rd2, [_ZN10collective13storeElementsEPsm5uint2_param_1];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPsm5uint2_param_2];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPsm5uint2_param_2+4];
	cvta.to.global.u64 	%rd1, %rd3;
	and.b64  	%rd4, %rd3, 3;
	setp.eq.s64 	%p1, %rd4, 0;
	setp.gt.u64 	%p2, %rd2, 3;
	and.pred  	%p3, %p2, %p1;
	@%p3 bra 	$L__BB10_9;
	bra.uni 	$L__BB10_1;
$L__BB10_9:
	st.global.u32 	[%rd1], %r1;
	st.global.u32 	[%rd1+4], %r2;
	bra.uni 	$L__BB10_10;
$L__BB10_1:
	setp.eq.s64 	%p4, %rd2, 0;
	@%p4 bra 	$L__BB10_3;
	st.global.u16 	[%rd1], %r1;
$L__BB10_3:
	setp.lt.u64 	%p5, %rd2, 2;
	@%p5 bra 	$L__BB10_5;
	mov.b32 	{%rs1, %rs2}, %r1;
	st.global.u16 	[%rd1+2], %rs2;
$L__BB10_5:
	setp.lt.u64 	%p6, %rd2, 3;
	@%p6 bra 	$L__BB10_7;
	st.global.u16 	[%rd1+4], %r2;
$L__BB10_7:
	setp.lt.u64 	%p7, %rd2, 4;
	@%p7 bra 	$L__BB10_10;
	mov.b32 	{%rs3, %rs4}, %r2;
	st.global.u16 	[%rd1+6], %rs4;
$L__BB10_10:
	ret;
}
`;
