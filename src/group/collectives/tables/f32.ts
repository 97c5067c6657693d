// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective4copyEPfPKfm
(
	.param .b64 _ZN10collective4copyEPfPKfm_param_0,
	.param .b64 _ZN10collective4copyEPfPKfm_param_1,
	.param .b64 _ZN10collective4copyEPfPKfm_param_2
)
;
.func _ZN10collective6reduceEPfRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKfm
(
	.param .b64 _ZN10collective12loadElementsEPKfm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKfm_param_1
)
;
.func _ZN10collective13storeElementsEPfm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPfm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPfm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPfm5uint2_param_2[8]
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective6reduceEPfRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPfPKfm(
	.param .b64 _ZN10collective4copyEPfPKfm_param_0,
	.param .b64 _ZN10collective4copyEPfPKfm_param_1,
	.param .b64 _ZN10collective4copyEPfPKfm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .f32 	%f<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPfPKfm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPfPKfm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPfPKfm_param_2];
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
	ld.global.f32 	%f1, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.f32 	[%rd47], %f1;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN10collective6reduceEPfRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<90>;
	.reg .f32 	%f<335>;
	.reg .b32 	%r<41>;
	.reg .b64 	%rd<143>;
	ld.param.u64 	%rd60, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd61, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd59, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd60;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd60, 15;
	cvta.to.local.u64 	%rd3, %rd61;
	@%p1 bra 	$L__BB2_73;
	bra.uni 	$L__BB2_1;
$L__BB2_73:
	setp.ne.s64 	%p49, %rd2, 0;
	mov.u64 	%rd138, 0;
	@%p49 bra 	$L__BB2_132;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd86, %rd25, 15;
	setp.ne.s64 	%p50, %rd86, 0;
	@%p50 bra 	$L__BB2_132;
	shr.u64 	%rd26, %rd59, 2;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd135, %r27;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r28, %r7, 3;
	cvt.u64.u32 	%rd28, %r28;
	add.s64 	%rd87, %rd135, %rd28;
	setp.ge.u64 	%p51, %rd87, %rd26;
	@%p51 bra 	$L__BB2_115;
	cvt.rn.f32.u32 	%f62, %r19;
	shl.b32 	%r29, %r7, 2;
	cvt.u64.u32 	%rd29, %r29;
	cvt.u64.u32 	%rd30, %r7;
	shl.b32 	%r30, %r7, 1;
	cvt.u64.u32 	%rd31, %r30;
$L__BB2_77:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r19, 0;
	@%p52 bra 	$L__BB2_82;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r38, 0;
$L__BB2_79:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r8, %r38;
	mov.u64 	%rd134, %rd25;
	@%p53 bra 	$L__BB2_81;
	ld.local.u64 	%rd88, [%rd3+16];
	cvt.u64.u32 	%rd89, %r38;
	mul.lo.s64 	%rd90, %rd88, %rd89;
	ld.local.u64 	%rd91, [%rd3+8];
	add.s64 	%rd134, %rd91, %rd90;
$L__BB2_81:
	shl.b64 	%rd92, %rd135, 4;
	add.s64 	%rd93, %rd134, %rd92;
	shl.b64 	%rd94, %rd30, 4;
	add.s64 	%rd95, %rd93, %rd94;
	shl.b64 	%rd96, %rd31, 4;
	add.s64 	%rd97, %rd93, %rd96;
	shl.b64 	%rd98, %rd28, 4;
	add.s64 	%rd99, %rd93, %rd98;
	ld.v4.f32 	{%f182, %f183, %f184, %f185}, [%rd93];
	add.f32 	%f187, %f291, %f182;
	setp.eq.s32 	%p54, %r38, 0;
	selp.f32 	%f291, %f182, %f187, %p54;
	add.f32 	%f189, %f290, %f183;
	selp.f32 	%f290, %f183, %f189, %p54;
	add.f32 	%f191, %f289, %f184;
	selp.f32 	%f289, %f184, %f191, %p54;
	add.f32 	%f193, %f288, %f185;
	selp.f32 	%f288, %f185, %f193, %p54;
	ld.v4.f32 	{%f194, %f195, %f196, %f197}, [%rd95];
	add.f32 	%f199, %f287, %f194;
	selp.f32 	%f287, %f194, %f199, %p54;
	add.f32 	%f201, %f286, %f195;
	selp.f32 	%f286, %f195, %f201, %p54;
	add.f32 	%f203, %f285, %f196;
	selp.f32 	%f285, %f196, %f203, %p54;
	add.f32 	%f205, %f284, %f197;
	selp.f32 	%f284, %f197, %f205, %p54;
	ld.v4.f32 	{%f206, %f207, %f208, %f209}, [%rd97];
	add.f32 	%f211, %f292, %f206;
	selp.f32 	%f292, %f206, %f211, %p54;
	add.f32 	%f213, %f293, %f207;
	selp.f32 	%f293, %f207, %f213, %p54;
	add.f32 	%f215, %f294, %f208;
	selp.f32 	%f294, %f208, %f215, %p54;
	add.f32 	%f217, %f295, %f209;
	selp.f32 	%f295, %f209, %f217, %p54;
	ld.v4.f32 	{%f218, %f219, %f220, %f221}, [%rd99];
	add.f32 	%f223, %f296, %f218;
	selp.f32 	%f296, %f218, %f223, %p54;
	add.f32 	%f225, %f297, %f219;
	selp.f32 	%f297, %f219, %f225, %p54;
	add.f32 	%f227, %f298, %f220;
	selp.f32 	%f298, %f220, %f227, %p54;
	add.f32 	%f229, %f299, %f221;
	selp.f32 	%f299, %f221, %f229, %p54;
	add.s32 	%r38, %r38, 1;
	setp.lt.u32 	%p55, %r38, %r19;
	@%p55 bra 	$L__BB2_79;
$L__BB2_82:
	setp.ne.s32 	%p56, %r18, 4;
	@%p56 bra 	$L__BB2_84;
	div.rn.f32 	%f291, %f291, %f62;
$L__BB2_84:
	@%p56 bra 	$L__BB2_86;
	div.rn.f32 	%f290, %f290, %f62;
$L__BB2_86:
	@%p56 bra 	$L__BB2_88;
	div.rn.f32 	%f289, %f289, %f62;
$L__BB2_88:
	@%p56 bra 	$L__BB2_90;
	div.rn.f32 	%f288, %f288, %f62;
$L__BB2_90:
	shl.b64 	%rd100, %rd135, 4;
	add.s64 	%rd36, %rd1, %rd100;
	st.global.v4.f32 	[%rd36], {%f291, %f290, %f289, %f288};
	@%p56 bra 	$L__BB2_92;
	div.rn.f32 	%f287, %f287, %f62;
$L__BB2_92:
	@%p56 bra 	$L__BB2_94;
	div.rn.f32 	%f286, %f286, %f62;
$L__BB2_94:
	@%p56 bra 	$L__BB2_96;
	div.rn.f32 	%f285, %f285, %f62;
$L__BB2_96:
	@%p56 bra 	$L__BB2_98;
	div.rn.f32 	%f284, %f284, %f62;
$L__BB2_98:
	shl.b64 	%rd101, %rd30, 4;
	add.s64 	%rd102, %rd36, %rd101;
	st.global.v4.f32 	[%rd102], {%f287, %f286, %f285, %f284};
	@%p56 bra 	$L__BB2_100;
	div.rn.f32 	%f292, %f292, %f62;
$L__BB2_100:
	@%p56 bra 	$L__BB2_102;
	div.rn.f32 	%f293, %f293, %f62;
$L__BB2_102:
	@%p56 bra 	$L__BB2_104;
	div.rn.f32 	%f294, %f294, %f62;
$L__BB2_104:
	@%p56 bra 	$L__BB2_106;
	div.rn.f32 	%f295, %f295, %f62;
$L__BB2_106:
	shl.b64 	%rd103, %rd31, 4;
	add.s64 	%rd104, %rd36, %rd103;
	st.global.v4.f32 	[%rd104], {%f292, %f293, %f294, %f295};
	@%p56 bra 	$L__BB2_108;
	div.rn.f32 	%f296, %f296, %f62;
$L__BB2_108:
	@%p56 bra 	$L__BB2_110;
	div.rn.f32 	%f297, %f297, %f62;
$L__BB2_110:
	@%p56 bra 	$L__BB2_112;
	div.rn.f32 	%f298, %f298, %f62;
$L__BB2_112:
	@%p56 bra 	$L__BB2_114;
	div.rn.f32 	%f299, %f299, %f62;
$L__BB2_114:
	shl.b64 	%rd105, %rd28, 4;
	add.s64 	%rd106, %rd36, %rd105;
	st.global.v4.f32 	[%rd106], {%f296, %f297, %f298, %f299};
	add.s64 	%rd135, %rd135, %rd29;
	add.s64 	%rd107, %rd135, %rd28;
	setp.lt.u64 	%p72, %rd107, %rd26;
	@%p72 bra 	$L__BB2_77;
$L__BB2_115:
	setp.ge.u64 	%p73, %rd135, %rd26;
	@%p73 bra 	$L__BB2_131;
	cvt.rn.f32.u32 	%f143, %r19;
	cvt.u64.u32 	%rd39, %r7;
$L__BB2_117:
	.pragma "nounroll";
	setp.eq.s32 	%p74, %r19, 0;
	@%p74 bra 	$L__BB2_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r39, 0;
$L__BB2_119:
	.pragma "nounroll";
	setp.eq.s32 	%p75, %r11, %r39;
	mov.u64 	%rd137, %rd25;
	@%p75 bra 	$L__BB2_121;
	ld.local.u64 	%rd108, [%rd3+16];
	cvt.u64.u32 	%rd109, %r39;
	mul.lo.s64 	%rd110, %rd108, %rd109;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd137, %rd111, %rd110;
$L__BB2_121:
	shl.b64 	%rd112, %rd135, 4;
	add.s64 	%rd113, %rd137, %rd112;
	ld.v4.f32 	{%f231, %f232, %f233, %f234}, [%rd113];
	add.f32 	%f236, %f324, %f231;
	setp.eq.s32 	%p76, %r39, 0;
	selp.f32 	%f324, %f231, %f236, %p76;
	add.f32 	%f238, %f325, %f232;
	selp.f32 	%f325, %f232, %f238, %p76;
	add.f32 	%f240, %f326, %f233;
	selp.f32 	%f326, %f233, %f240, %p76;
	add.f32 	%f242, %f327, %f234;
	selp.f32 	%f327, %f234, %f242, %p76;
	add.s32 	%r39, %r39, 1;
	setp.lt.u32 	%p77, %r39, %r19;
	@%p77 bra 	$L__BB2_119;
$L__BB2_122:
	setp.ne.s32 	%p78, %r18, 4;
	mov.f32 	%f328, %f324;
	@%p78 bra 	$L__BB2_124;
	div.rn.f32 	%f328, %f324, %f143;
$L__BB2_124:
	mov.f32 	%f329, %f325;
	@%p78 bra 	$L__BB2_126;
	div.rn.f32 	%f329, %f325, %f143;
$L__BB2_126:
	mov.f32 	%f330, %f326;
	@%p78 bra 	$L__BB2_128;
	div.rn.f32 	%f330, %f326, %f143;
$L__BB2_128:
	mov.f32 	%f331, %f327;
	@%p78 bra 	$L__BB2_130;
	div.rn.f32 	%f331, %f327, %f143;
$L__BB2_130:
	shl.b64 	%rd114, %rd135, 4;
	add.s64 	%rd115, %rd1, %rd114;
	st.global.v4.f32 	[%rd115], {%f328, %f329, %f330, %f331};
	add.s64 	%rd135, %rd135, %rd39;
	setp.lt.u64 	%p82, %rd135, %rd26;
	@%p82 bra 	$L__BB2_117;
$L__BB2_131:
	and.b64  	%rd138, %rd59, -4;
$L__BB2_132:
	mov.u32 	%r33, %tid.x;
	cvt.u64.u32 	%rd116, %r33;
	add.s64 	%rd139, %rd138, %rd116;
	setp.ge.u64 	%p83, %rd139, %rd59;
	@%p83 bra 	$L__BB2_146;
	cvt.rn.f32.u32 	%f168, %r19;
	mov.u32 	%r34, %ntid.x;
	cvt.u64.u32 	%rd48, %r34;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB2_134:
	.pragma "nounroll";
	setp.eq.s32 	%p84, %r14, 0;
	@%p84 bra 	$L__BB2_136;
	ld.local.u64 	%rd140, [%rd3+8];
	bra.uni 	$L__BB2_137;
$L__BB2_136:
	ld.local.u64 	%rd140, [%rd3];
$L__BB2_137:
	shl.b64 	%rd117, %rd139, 2;
	add.s64 	%rd118, %rd140, %rd117;
	ld.f32 	%f333, [%rd118];
	setp.lt.u32 	%p85, %r19, 2;
	@%p85 bra 	$L__BB2_143;
	mov.u64 	%rd141, 1;
	mov.u32 	%r40, %r15;
$L__BB2_139:
	.pragma "nounroll";
	setp.eq.s32 	%p86, %r40, -1;
	@%p86 bra 	$L__BB2_141;
	ld.local.u64 	%rd120, [%rd3+16];
	mul.lo.s64 	%rd121, %rd120, %rd141;
	ld.local.u64 	%rd122, [%rd3+8];
	add.s64 	%rd142, %rd122, %rd121;
	bra.uni 	$L__BB2_142;
$L__BB2_141:
	ld.local.u64 	%rd142, [%rd3];
$L__BB2_142:
	add.s64 	%rd124, %rd142, %rd117;
	ld.f32 	%f243, [%rd124];
	add.f32 	%f333, %f333, %f243;
	add.s64 	%rd141, %rd141, 1;
	cvt.u32.u64 	%r35, %rd141;
	add.s32 	%r40, %r40, 1;
	setp.lt.u32 	%p87, %r35, %r19;
	@%p87 bra 	$L__BB2_139;
$L__BB2_143:
	setp.ne.s32 	%p88, %r18, 4;
	@%p88 bra 	$L__BB2_145;
	div.rn.f32 	%f333, %f333, %f168;
$L__BB2_145:
	add.s64 	%rd126, %rd1, %rd117;
	st.global.f32 	[%rd126], %f333;
	add.s64 	%rd139, %rd139, %rd48;
	setp.lt.u64 	%p89, %rd139, %rd59;
	@%p89 bra 	$L__BB2_134;
	bra.uni 	$L__BB2_146;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd129, 0;
	@%p2 bra 	$L__BB2_52;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd64, %rd4, 15;
	setp.ne.s64 	%p3, %rd64, 0;
	@%p3 bra 	$L__BB2_52;
	shr.u64 	%rd5, %rd59, 2;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd127, %r21;
	setp.le.u64 	%p4, %rd5, %rd127;
	@%p4 bra 	$L__BB2_51;
	cvt.rn.f32.u32 	%f1, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd7, %r22;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB2_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r36, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.f32 	%f9, %f255;
	mov.f32 	%f8, %f254;
	mov.f32 	%f7, %f253;
	mov.f32 	%f6, %f252;
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
	ld.v4.f32 	{%f252, %f253, %f254, %f255}, [%rd70];
	setp.eq.s32 	%p7, %r36, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	setp.lt.f32 	%p11, %f6, %f252;
	selp.f32 	%f252, %f252, %f6, %p11;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	setp.gt.f32 	%p12, %f6, %f252;
	selp.f32 	%f252, %f252, %f6, %p12;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.f32 	%f252, %f6, %f252;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.f32 	%f252, %f6, %f252;
$L__BB2_17:
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p14, %r18, 1;
	@%p14 bra 	$L__BB2_23;
	setp.eq.s32 	%p15, %r18, 2;
	@%p15 bra 	$L__BB2_22;
	setp.ne.s32 	%p16, %r18, 3;
	@%p16 bra 	$L__BB2_24;
	setp.lt.f32 	%p17, %f7, %f253;
	selp.f32 	%f253, %f253, %f7, %p17;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	setp.gt.f32 	%p18, %f7, %f253;
	selp.f32 	%f253, %f253, %f7, %p18;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.f32 	%f253, %f7, %f253;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.f32 	%f253, %f7, %f253;
$L__BB2_25:
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB2_31;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB2_30;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB2_32;
	setp.lt.f32 	%p23, %f8, %f254;
	selp.f32 	%f254, %f254, %f8, %p23;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	setp.gt.f32 	%p24, %f8, %f254;
	selp.f32 	%f254, %f254, %f8, %p24;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.f32 	%f254, %f8, %f254;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.f32 	%f254, %f8, %f254;
$L__BB2_33:
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p26, %r18, 1;
	@%p26 bra 	$L__BB2_39;
	setp.eq.s32 	%p27, %r18, 2;
	@%p27 bra 	$L__BB2_38;
	setp.ne.s32 	%p28, %r18, 3;
	@%p28 bra 	$L__BB2_40;
	setp.lt.f32 	%p29, %f9, %f255;
	selp.f32 	%f255, %f255, %f9, %p29;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	setp.gt.f32 	%p30, %f9, %f255;
	selp.f32 	%f255, %f255, %f9, %p30;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.f32 	%f255, %f9, %f255;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.f32 	%f255, %f9, %f255;
$L__BB2_41:
	add.s32 	%r36, %r36, 1;
	setp.lt.u32 	%p31, %r36, %r19;
	@%p31 bra 	$L__BB2_7;
$L__BB2_42:
	setp.ne.s32 	%p32, %r18, 4;
	mov.f32 	%f260, %f252;
	@%p32 bra 	$L__BB2_44;
	div.rn.f32 	%f260, %f252, %f1;
$L__BB2_44:
	mov.f32 	%f261, %f253;
	@%p32 bra 	$L__BB2_46;
	div.rn.f32 	%f261, %f253, %f1;
$L__BB2_46:
	mov.f32 	%f262, %f254;
	@%p32 bra 	$L__BB2_48;
	div.rn.f32 	%f262, %f254, %f1;
$L__BB2_48:
	mov.f32 	%f263, %f255;
	@%p32 bra 	$L__BB2_50;
	div.rn.f32 	%f263, %f255, %f1;
$L__BB2_50:
	shl.b64 	%rd71, %rd127, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.v4.f32 	[%rd72], {%f260, %f261, %f262, %f263};
	add.s64 	%rd127, %rd127, %rd7;
	setp.lt.u64 	%p36, %rd127, %rd5;
	@%p36 bra 	$L__BB2_5;
$L__BB2_51:
	and.b64  	%rd129, %rd59, -4;
$L__BB2_52:
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd73, %r24;
	add.s64 	%rd130, %rd129, %rd73;
	setp.ge.u64 	%p37, %rd130, %rd59;
	@%p37 bra 	$L__BB2_146;
	cvt.rn.f32.u32 	%f50, %r19;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd16, %r25;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB2_54:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r4, 0;
	@%p38 bra 	$L__BB2_56;
	ld.local.u64 	%rd131, [%rd3+8];
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	ld.local.u64 	%rd131, [%rd3];
$L__BB2_57:
	shl.b64 	%rd74, %rd130, 2;
	add.s64 	%rd75, %rd131, %rd74;
	ld.f32 	%f265, [%rd75];
	setp.lt.u32 	%p39, %r19, 2;
	@%p39 bra 	$L__BB2_70;
	mov.u32 	%r37, 1;
$L__BB2_59:
	.pragma "nounroll";
	setp.eq.s32 	%p40, %r4, %r37;
	@%p40 bra 	$L__BB2_61;
	bra.uni 	$L__BB2_60;
$L__BB2_61:
	ld.local.u64 	%rd132, [%rd3];
	bra.uni 	$L__BB2_62;
$L__BB2_60:
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r37;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd132, %rd79, %rd78;
$L__BB2_62:
	add.s64 	%rd81, %rd132, %rd74;
	ld.f32 	%f53, [%rd81];
	setp.eq.s32 	%p41, %r18, 1;
	@%p41 bra 	$L__BB2_67;
	setp.eq.s32 	%p42, %r18, 2;
	@%p42 bra 	$L__BB2_66;
	setp.ne.s32 	%p43, %r18, 3;
	@%p43 bra 	$L__BB2_68;
	setp.gt.f32 	%p44, %f53, %f265;
	selp.f32 	%f265, %f53, %f265, %p44;
	bra.uni 	$L__BB2_69;
$L__BB2_67:
	mul.f32 	%f265, %f265, %f53;
	bra.uni 	$L__BB2_69;
$L__BB2_66:
	setp.lt.f32 	%p45, %f53, %f265;
	selp.f32 	%f265, %f53, %f265, %p45;
	bra.uni 	$L__BB2_69;
$L__BB2_68:
	add.f32 	%f265, %f265, %f53;
$L__BB2_69:
	add.s32 	%r37, %r37, 1;
	setp.lt.u32 	%p46, %r37, %r19;
	@%p46 bra 	$L__BB2_59;
$L__BB2_70:
	setp.ne.s32 	%p47, %r18, 4;
	@%p47 bra 	$L__BB2_72;
	div.rn.f32 	%f265, %f265, %f50;
$L__BB2_72:
	add.s64 	%rd83, %rd1, %rd74;
	st.global.f32 	[%rd83], %f265;
	add.s64 	%rd130, %rd130, %rd16;
	setp.lt.u64 	%p48, %rd130, %rd59;
	@%p48 bra 	$L__BB2_54;
$L__BB2_146:
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective6reduceEPfRKNS_5PartsEmjj,
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
	_ZN10collective4copyEPfPKfm,
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
	_ZN10collective4copyEPfPKfm,
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
	.reg .pred 	%p<78>;
	.reg .b16 	%rs<36>;
	.reg .f32 	%f<44>;
	.reg .b32 	%r<191>;
	.reg .b64 	%rd<198>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd42, [words_param_0];
	ld.param.u64 	%rd43, [words_param_1];
	ld.param.u32 	%r73, [words_param_2];
	ld.param.u32 	%r74, [words_param_3];
	ld.param.u32 	%r75, [words_param_4];
	ld.param.u32 	%r76, [words_param_5];
	ld.param.u64 	%rd44, [words_param_6];
	ld.param.u64 	%rd45, [words_param_7];
	ld.param.u64 	%rd46, [words_param_8];
	ld.param.v2.u32 	{%r87, %r88}, [words_param_9+96];
	ld.param.u64 	%rd56, [words_param_9+72];
	ld.param.u64 	%rd53, [words_param_9+48];
	ld.param.u64 	%rd52, [words_param_9+40];
	ld.param.u64 	%rd47, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd60, %rd56;
	mov.u32 	%r89, %ctaid.x;
	mul.wide.u32 	%rd61, %r89, 4;
	add.s64 	%rd62, %rd60, %rd61;
	cvt.u64.u32 	%rd3, %r89;
	ld.global.u32 	%r1, [%rd62+64];
	mov.u32 	%r168, %tid.x;
	setp.ne.s32 	%p2, %r168, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r90, [%rd60];
	setp.ne.s32 	%p3, %r90, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd5, %rd43;
	ld.volatile.global.u32 	%r91, [%rd5+4];
	setp.ne.s32 	%p5, %r91, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd5+8], %r76;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r92, 4;
	st.global.u32 	[%rd5+4], %r92;
$L__BB4_6:
	cvt.u32.u16 	%r93, %rs29;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r93, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r94, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r94, 0;
	@%p6 bra 	$L__BB4_79;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd64, %rd47, 3;
	shr.u64 	%rd65, %rd64, 2;
	mov.u32 	%r95, %nctaid.x;
	cvt.u64.u32 	%rd7, %r95;
	add.s64 	%rd66, %rd7, %rd65;
	add.s64 	%rd8, %rd66, -1;
	and.b64  	%rd67, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd67, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd194, %rd8, %rd7;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r96, %rd7;
	cvt.u32.u64 	%r97, %rd8;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd194, %r98;
$L__BB4_10:
	shl.b64 	%rd68, %rd194, 2;
	mul.lo.s64 	%rd69, %rd68, %rd3;
	min.u64 	%rd12, %rd69, %rd47;
	add.s64 	%rd70, %rd12, %rd68;
	min.u64 	%rd13, %rd70, %rd47;
	mov.u64 	%rd71, 1;
	sub.s64 	%rd72, %rd71, %rd12;
	add.s64 	%rd73, %rd72, %rd13;
	shr.u64 	%rd74, %rd73, 1;
	cvt.u32.u64 	%r4, %rd74;
	setp.eq.s32 	%p8, %r168, %r73;
	setp.ge.u32 	%p9, %r168, %r74;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	cvta.to.global.u64 	%rd77, %rd42;
	mul.wide.u32 	%rd78, %r168, 8;
	add.s64 	%rd79, %rd77, %rd78;
	ld.global.u64 	%rd80, [%rd79];
	cvt.u64.u32 	%rd81, %r74;
	mul.lo.s64 	%rd82, %rd81, %rd3;
	cvt.u64.u32 	%rd83, %r73;
	add.s64 	%rd84, %rd82, %rd83;
	shl.b64 	%rd85, %rd84, 3;
	add.s64 	%rd86, %rd80, %rd85;
	add.s64 	%rd75, %rd86, 4096;
	cvt.u64.u32 	%rd87, %r75;
	cvt.u64.u32 	%rd88, %r3;
	bfi.b64 	%rd76, %rd87, %rd88, 32, 32;
	st.relaxed.sys.global.u64 [%rd75], %rd76;
$L__BB4_12:
	setp.ge.u32 	%p11, %r168, %r4;
	@%p11 bra 	$L__BB4_27;
	or.b64  	%rd91, %rd46, %rd45;
	and.b64  	%rd92, %rd91, 7;
	cvta.to.global.u64 	%rd93, %rd45;
	add.u64 	%rd97, %SPL, 0;
	cvta.to.global.u64 	%rd109, %rd42;
$L__BB4_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd89, %r168, 2;
	add.s64 	%rd16, %rd89, %rd12;
	add.s64 	%rd90, %rd16, 2;
	setp.gt.u64 	%p12, %rd90, %rd13;
	setp.ne.s64 	%p13, %rd92, 0;
	or.pred  	%p14, %p12, %p13;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r169, 0;
	st.local.v2.u32 	[%rd97], {%r169, %r169};
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd17, %r169;
	add.s64 	%rd18, %rd16, %rd17;
	setp.ge.u64 	%p15, %rd18, %rd13;
	@%p15 bra 	$L__BB4_19;
	shl.b64 	%rd103, %rd18, 2;
	add.s64 	%rd104, %rd93, %rd103;
	ld.global.f32 	%f18, [%rd104];
	shl.b64 	%rd105, %rd17, 2;
	add.s64 	%rd106, %rd97, %rd105;
	st.local.f32 	[%rd106], %f18;
$L__BB4_19:
	cvt.u32.u64 	%r103, %rd17;
	add.s32 	%r104, %r103, 1;
	mov.u32 	%r169, 1;
	setp.lt.u32 	%p16, %r104, 2;
	@%p16 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r170, %r171}, [%rd97];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd94, %rd16, 2;
	add.s64 	%rd95, %rd93, %rd94;
	ld.global.v2.u32 	{%r170, %r171}, [%rd95];
	st.local.v2.u32 	[%rd97], {%r170, %r171};
$L__BB4_21:
	setp.lt.u32 	%p17, %r74, 2;
	@%p17 bra 	$L__BB4_26;
	mov.u32 	%r172, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r108, %r172, %r73;
	rem.u32 	%r14, %r108, %r74;
	setp.eq.s32 	%p18, %r14, %r73;
	mov.u64 	%rd195, %rd56;
	@%p18 bra 	$L__BB4_25;
	mul.wide.u32 	%rd110, %r14, 8;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.u64 	%rd195, [%rd111];
$L__BB4_25:
	and.b32  	%r113, %r3, 3;
	cvt.u64.u32 	%rd114, %r113;
	or.b64  	%rd115, %rd61, %rd114;
	cvt.u64.u32 	%rd116, %r74;
	mul.lo.s64 	%rd117, %rd115, %rd116;
	cvt.u64.u32 	%rd118, %r73;
	add.s64 	%rd119, %rd117, %rd118;
	mul.lo.s64 	%rd120, %rd119, %rd52;
	add.s64 	%rd121, %rd120, %rd53;
	mul.wide.u32 	%rd122, %r168, 16;
	add.s64 	%rd123, %rd121, %rd122;
	add.s64 	%rd112, %rd195, %rd123;
	st.volatile.global.v4.u32 [%rd112], {%r170, %r3, %r171, %r3};
	add.s32 	%r172, %r172, 1;
	setp.lt.u32 	%p19, %r172, %r74;
	@%p19 bra 	$L__BB4_23;
$L__BB4_26:
	mov.u32 	%r114, %ntid.x;
	add.s32 	%r168, %r168, %r114;
	setp.lt.u32 	%p20, %r168, %r4;
	@%p20 bra 	$L__BB4_14;
$L__BB4_27:
	mov.u32 	%r173, %tid.x;
	setp.ge.u32 	%p21, %r173, %r4;
	mov.u16 	%rs33, 0;
	@%p21 bra 	$L__BB4_66;
	cvt.rn.f32.u32 	%f1, %r74;
	or.b64  	%rd126, %rd46, %rd45;
	and.b64  	%rd127, %rd126, 7;
	cvta.to.global.u64 	%rd128, %rd45;
	add.u64 	%rd132, %SPL, 0;
	cvt.u64.u32 	%rd148, %r74;
$L__BB4_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd124, %r173, 2;
	add.s64 	%rd26, %rd124, %rd12;
	add.s64 	%rd125, %rd26, 2;
	setp.gt.u64 	%p22, %rd125, %rd13;
	setp.ne.s64 	%p23, %rd127, 0;
	or.pred  	%p24, %p22, %p23;
	@%p24 bra 	$L__BB4_31;
	bra.uni 	$L__BB4_30;
$L__BB4_31:
	mov.u32 	%r174, 0;
	st.local.v2.u32 	[%rd132], {%r174, %r174};
$L__BB4_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd27, %r174;
	add.s64 	%rd28, %rd26, %rd27;
	setp.ge.u64 	%p25, %rd28, %rd13;
	@%p25 bra 	$L__BB4_34;
	shl.b64 	%rd138, %rd28, 2;
	add.s64 	%rd139, %rd128, %rd138;
	ld.global.f32 	%f20, [%rd139];
	shl.b64 	%rd140, %rd27, 2;
	add.s64 	%rd141, %rd132, %rd140;
	st.local.f32 	[%rd141], %f20;
$L__BB4_34:
	cvt.u32.u64 	%r120, %rd27;
	add.s32 	%r121, %r120, 1;
	mov.u32 	%r174, 1;
	setp.lt.u32 	%p26, %r121, 2;
	@%p26 bra 	$L__BB4_32;
	ld.local.v2.u32 	{%r175, %r176}, [%rd132];
	bra.uni 	$L__BB4_36;
$L__BB4_30:
	shl.b64 	%rd129, %rd26, 2;
	add.s64 	%rd130, %rd128, %rd129;
	ld.global.v2.u32 	{%r175, %r176}, [%rd130];
	st.local.v2.u32 	[%rd132], {%r175, %r176};
$L__BB4_36:
	setp.eq.s32 	%p27, %r74, 0;
	mov.u16 	%rs33, 0;
	@%p27 bra 	$L__BB4_55;
	mov.u16 	%rs33, 0;
	mov.u32 	%r177, 0;
$L__BB4_38:
	.pragma "nounroll";
	setp.eq.s32 	%p28, %r177, %r73;
	mov.u32 	%r181, %r176;
	mov.u32 	%r182, %r175;
	@%p28 bra 	$L__BB4_47;
	ld.param.u64 	%rd188, [words_param_9+48];
	ld.param.u64 	%rd187, [words_param_9+40];
	and.b32  	%r130, %r3, 3;
	cvt.u64.u32 	%rd146, %r130;
	or.b64  	%rd147, %rd61, %rd146;
	mul.lo.s64 	%rd149, %rd147, %rd148;
	cvt.u64.u32 	%rd150, %r177;
	add.s64 	%rd151, %rd149, %rd150;
	mul.lo.s64 	%rd152, %rd151, %rd187;
	mul.wide.u32 	%rd153, %r173, 16;
	add.s64 	%rd154, %rd153, %rd188;
	add.s64 	%rd155, %rd154, %rd152;
	add.s64 	%rd144, %rd56, %rd155;
	add.u64 	%rd157, %SPL, 16;
	mov.u64 	%rd158, 0;
	st.local.u64 	[%rd157], %rd158;
	ld.volatile.global.v4.u32 {%r182, %r126, %r181, %r128}, [%rd144];
	setp.eq.s32 	%p29, %r126, %r3;
	setp.eq.s32 	%p30, %r128, %r3;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB4_45;
	mov.u32 	%r180, 1;
$L__BB4_41:
	and.b32  	%r132, %r180, 63;
	setp.ne.s32 	%p32, %r132, 0;
	@%p32 bra 	$L__BB4_44;
	add.u64 	%rd189, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r180;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd189;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r41, [retval0+0];
	}
	setp.eq.s32 	%p33, %r41, 0;
	@%p33 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_43;
$L__BB4_44:
	add.s32 	%r180, %r180, 1;
	ld.volatile.global.v4.u32 {%r182, %r134, %r181, %r136}, [%rd144];
	setp.ne.s32 	%p34, %r134, %r3;
	setp.ne.s32 	%p35, %r136, %r3;
	or.pred  	%p36, %p35, %p34;
	@%p36 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_45;
$L__BB4_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r41;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r177;
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
	setp.eq.s32 	%p37, %r88, 0;
	@%p37 bra 	$L__BB4_47;
	ld.volatile.global.v4.u32 {%r182, %r138, %r181, %r140}, [%rd144];
$L__BB4_47:
	setp.eq.s32 	%p38, %r87, 1;
	@%p38 bra 	$L__BB4_52;
	setp.eq.s32 	%p39, %r87, 2;
	@%p39 bra 	$L__BB4_51;
	setp.ne.s32 	%p40, %r87, 3;
	@%p40 bra 	$L__BB4_53;
	setp.eq.s32 	%p41, %r177, 0;
	mov.b32 	%f21, %r182;
	setp.lt.f32 	%p42, %f41, %f21;
	or.pred  	%p43, %p41, %p42;
	selp.f32 	%f41, %f21, %f41, %p43;
	mov.b32 	%f22, %r181;
	setp.lt.f32 	%p44, %f40, %f22;
	or.pred  	%p45, %p41, %p44;
	selp.f32 	%f40, %f22, %f40, %p45;
	bra.uni 	$L__BB4_54;
$L__BB4_52:
	setp.eq.s32 	%p51, %r177, 0;
	mov.b32 	%f25, %r182;
	mul.f32 	%f26, %f41, %f25;
	selp.f32 	%f41, %f25, %f26, %p51;
	mov.b32 	%f27, %r181;
	mul.f32 	%f28, %f40, %f27;
	selp.f32 	%f40, %f27, %f28, %p51;
	bra.uni 	$L__BB4_54;
$L__BB4_51:
	setp.eq.s32 	%p46, %r177, 0;
	mov.b32 	%f23, %r182;
	setp.gt.f32 	%p47, %f41, %f23;
	or.pred  	%p48, %p46, %p47;
	selp.f32 	%f41, %f23, %f41, %p48;
	mov.b32 	%f24, %r181;
	setp.gt.f32 	%p49, %f40, %f24;
	or.pred  	%p50, %p46, %p49;
	selp.f32 	%f40, %f24, %f40, %p50;
	bra.uni 	$L__BB4_54;
$L__BB4_53:
	setp.eq.s32 	%p52, %r177, 0;
	mov.b32 	%f29, %r182;
	add.f32 	%f30, %f41, %f29;
	selp.f32 	%f41, %f29, %f30, %p52;
	mov.b32 	%f31, %r181;
	add.f32 	%f32, %f40, %f31;
	selp.f32 	%f40, %f31, %f32, %p52;
$L__BB4_54:
	add.s32 	%r177, %r177, 1;
	setp.lt.u32 	%p53, %r177, %r74;
	@%p53 bra 	$L__BB4_38;
$L__BB4_55:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p54, %rs22, 0;
	@%p54 bra 	$L__BB4_66;
	setp.eq.s32 	%p55, %r87, 4;
	@%p55 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_57;
$L__BB4_58:
	div.rn.f32 	%f33, %f40, %f1;
	div.rn.f32 	%f34, %f41, %f1;
	st.local.v2.f32 	[%rd1], {%f34, %f33};
	mov.b32 	%r186, %f33;
	mov.b32 	%r185, %f34;
	bra.uni 	$L__BB4_59;
$L__BB4_57:
	st.local.v2.f32 	[%rd1], {%f41, %f40};
	mov.b32 	%r186, %f40;
	mov.b32 	%r185, %f41;
$L__BB4_59:
	setp.eq.s64 	%p56, %rd127, 0;
	setp.le.u64 	%p57, %rd125, %rd13;
	and.pred  	%p58, %p56, %p57;
	@%p58 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_60;
$L__BB4_64:
	cvta.to.global.u64 	%rd170, %rd46;
	shl.b64 	%rd171, %rd26, 2;
	add.s64 	%rd172, %rd170, %rd171;
	st.global.v2.u32 	[%rd172], {%r185, %r186};
	bra.uni 	$L__BB4_65;
$L__BB4_60:
	mov.u32 	%r187, 0;
$L__BB4_61:
	.pragma "nounroll";
	cvt.u64.u32 	%rd31, %r187;
	add.s64 	%rd32, %rd26, %rd31;
	setp.ge.u64 	%p59, %rd32, %rd13;
	@%p59 bra 	$L__BB4_63;
	shl.b64 	%rd165, %rd31, 2;
	add.s64 	%rd166, %rd1, %rd165;
	ld.local.f32 	%f35, [%rd166];
	cvta.to.global.u64 	%rd167, %rd46;
	shl.b64 	%rd168, %rd32, 2;
	add.s64 	%rd169, %rd167, %rd168;
	st.global.f32 	[%rd169], %f35;
$L__BB4_63:
	cvt.u32.u64 	%r143, %rd31;
	add.s32 	%r144, %r143, 1;
	mov.u32 	%r187, 1;
	setp.lt.u32 	%p60, %r144, 2;
	@%p60 bra 	$L__BB4_61;
$L__BB4_65:
	mov.u32 	%r145, %ntid.x;
	add.s32 	%r173, %r173, %r145;
	setp.lt.u32 	%p61, %r173, %r4;
	mov.u16 	%rs33, 0;
	@%p61 bra 	$L__BB4_29;
$L__BB4_66:
	mov.u32 	%r163, %tid.x;
	setp.eq.s32 	%p62, %r163, %r73;
	setp.ge.u32 	%p63, %r163, %r74;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p64, %rs24, 0;
	or.pred  	%p65, %p63, %p64;
	or.pred  	%p66, %p62, %p65;
	@%p66 bra 	$L__BB4_77;
	mov.u32 	%r165, %tid.x;
	mov.u32 	%r161, %ctaid.x;
	mul.wide.u32 	%rd175, %r74, %r161;
	cvt.u64.u32 	%rd176, %r165;
	add.s64 	%rd177, %rd175, %rd176;
	shl.b64 	%rd178, %rd177, 3;
	add.s64 	%rd179, %rd56, %rd178;
	add.s64 	%rd33, %rd179, 4096;
	ld.acquire.sys.global.u64 %rd197, [%rd33];
	add.u64 	%rd180, %SP, 8;
	add.u64 	%rd181, %SPL, 8;
	mov.u64 	%rd182, 0;
	st.local.u64 	[%rd181], %rd182;
	cvt.u32.u64 	%r190, %rd197;
	sub.s32 	%r149, %r190, %r3;
	setp.gt.s32 	%p68, %r149, -1;
	mov.pred 	%p77, 0;
	@%p68 bra 	$L__BB4_73;
	mov.u32 	%r189, 1;
$L__BB4_69:
	and.b32  	%r151, %r189, 63;
	setp.ne.s32 	%p69, %r151, 0;
	@%p69 bra 	$L__BB4_72;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r189;
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
	ld.param.b32 	%r68, [retval0+0];
	}
	setp.eq.s32 	%p70, %r68, 0;
	@%p70 bra 	$L__BB4_72;
	bra.uni 	$L__BB4_71;
$L__BB4_72:
	ld.acquire.sys.global.u64 %rd197, [%rd33];
	add.s32 	%r189, %r189, 1;
	cvt.u32.u64 	%r190, %rd197;
	sub.s32 	%r153, %r190, %r3;
	setp.lt.s32 	%p73, %r153, 0;
	@%p73 bra 	$L__BB4_69;
	bra.uni 	$L__BB4_73;
$L__BB4_71:
	mov.u32 	%r167, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r68;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r167;
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
	mov.pred 	%p77, -1;
$L__BB4_73:
	mov.u16 	%rs25, 1;
	mov.u16 	%rs33, %rs25;
	@%p77 bra 	$L__BB4_77;
	setp.ne.s32 	%p74, %r3, %r190;
	mov.u16 	%rs33, 0;
	@%p74 bra 	$L__BB4_77;
	shr.u64 	%rd186, %rd197, 32;
	cvt.u32.u64 	%r72, %rd186;
	setp.eq.s32 	%p75, %r72, %r75;
	@%p75 bra 	$L__BB4_77;
	mov.u32 	%r166, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd42;
	st.param.b64 	[param0+8], %rd43;
	st.param.v2.b32 	[param0+16], {%r73, %r74};
	st.param.v2.b32 	[param0+24], {%r75, %r76};
	st.param.b64 	[param0+32], %rd44;
	st.param.b64 	[param0+40], %rd56;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r166;
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
	mov.u16 	%rs33, %rs25;
$L__BB4_77:
	mov.u32 	%r164, %tid.x;
	cvt.u32.u16 	%r155, %rs33;
	cvt.s32.s8 	%r156, %r155;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r156, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r157, 1, 0, %p2;
	}
	or.b32  	%r159, %r157, %r164;
	setp.ne.s32 	%p76, %r159, 0;
	@%p76 bra 	$L__BB4_79;
	mov.u32 	%r162, %ctaid.x;
	mul.wide.u32 	%rd193, %r162, 4;
	cvta.to.global.u64 	%rd192, %rd56;
	add.s64 	%rd191, %rd192, %rd193;
	add.s64 	%rd190, %rd191, 64;
	add.s32 	%r160, %r1, 1;
	st.global.u32 	[%rd190], %r160;
$L__BB4_79:
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
	.reg .pred 	%p<182>;
	.reg .b16 	%rs<31>;
	.reg .f32 	%f<186>;
	.reg .b32 	%r<485>;
	.reg .b64 	%rd<238>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd50, [lines_param_0];
	ld.param.u64 	%rd51, [lines_param_1];
	ld.param.u32 	%r207, [lines_param_2];
	ld.param.u32 	%r208, [lines_param_3];
	ld.param.u32 	%r209, [lines_param_4];
	ld.param.u32 	%r210, [lines_param_5];
	ld.param.u64 	%rd52, [lines_param_6];
	ld.param.u64 	%rd53, [lines_param_7];
	mov.b64 	%rd55, lines_param_9;
	add.s64 	%rd1, %rd55, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd57, %rd2;
	mov.u32 	%r211, %ctaid.x;
	mul.wide.u32 	%rd58, %r211, 4;
	add.s64 	%rd59, %rd57, %rd58;
	cvt.u64.u32 	%rd3, %r211;
	ld.global.u32 	%r1, [%rd59+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs27, 0;
	@%p8 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r212, [%rd57];
	setp.ne.s32 	%p9, %r212, 0;
	selp.u16 	%rs27, 1, 0, %p9;
$L__BB7_2:
	setp.eq.s16 	%p10, %rs27, 0;
	@%p10 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd51;
	ld.volatile.global.u32 	%r213, [%rd4+4];
	setp.ne.s32 	%p11, %r213, 0;
	@%p11 bra 	$L__BB7_5;
	st.global.u32 	[%rd4+8], %r210;
$L__BB7_5:
	membar.sys;
	mov.u32 	%r214, 4;
	st.global.u32 	[%rd4+4], %r214;
$L__BB7_6:
	cvt.u32.u16 	%r215, %rs27;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r215, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r216, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r216, 0;
	@%p12 bra 	$L__BB7_190;
	ld.param.u64 	%rd61, [%rd1+-72];
	add.s64 	%rd62, %rd61, 29;
	mul.hi.u64 	%rd63, %rd62, -8608480567731124087;
	shr.u64 	%rd5, %rd63, 4;
	mov.u32 	%r218, %nctaid.x;
	mov.u32 	%r219, %ntid.x;
	shr.u32 	%r220, %r219, 5;
	mul.wide.u32 	%rd64, %r220, %r218;
	shl.b64 	%rd6, %rd64, 3;
	setp.lt.u64 	%p13, %rd62, 30;
	mov.u32 	%r390, 1;
	@%p13 bra 	$L__BB7_12;
	add.s64 	%rd65, %rd6, %rd5;
	add.s64 	%rd7, %rd65, -1;
	or.b64  	%rd66, %rd7, %rd6;
	and.b64  	%rd67, %rd66, -4294967296;
	setp.eq.s64 	%p14, %rd67, 0;
	@%p14 bra 	$L__BB7_10;
	div.u64 	%rd236, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r221, %rd6;
	cvt.u32.u64 	%r222, %rd7;
	div.u32 	%r223, %r222, %r221;
	cvt.u64.u32 	%rd236, %r223;
$L__BB7_11:
	cvt.u32.u64 	%r390, %rd236;
$L__BB7_12:
	setp.eq.s32 	%p15, %r2, %r207;
	setp.ge.u32 	%p16, %r2, %r208;
	or.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd70, %rd50;
	mul.wide.u32 	%rd71, %r2, 8;
	add.s64 	%rd72, %rd70, %rd71;
	ld.global.u64 	%rd73, [%rd72];
	cvt.u64.u32 	%rd74, %r208;
	mul.lo.s64 	%rd75, %rd74, %rd3;
	cvt.u64.u32 	%rd76, %r207;
	add.s64 	%rd77, %rd75, %rd76;
	shl.b64 	%rd78, %rd77, 3;
	add.s64 	%rd79, %rd73, %rd78;
	add.s64 	%rd68, %rd79, 4096;
	cvt.u64.u32 	%rd80, %r209;
	add.s32 	%r224, %r1, 1;
	cvt.u64.u32 	%rd81, %r224;
	bfi.b64 	%rd69, %rd80, %rd81, 32, 32;
	st.relaxed.sys.global.u64 [%rd68], %rd69;
$L__BB7_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r226, %r227}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.v2.u32 	{%r228, %r229}, [%rd1+16];
	ld.param.v2.u32 	{%r230, %r231}, [%rd1+24];
	mov.u32 	%r391, 0;
	cvt.rn.f32.u32 	%f1, %r208;
	mov.u16 	%rs30, 1;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r391, %r390;
	@%p18 bra 	$L__BB7_49;
	setp.lt.u32 	%p19, %r208, 2;
	cvt.u64.u32 	%rd83, %r391;
	mul.lo.s64 	%rd84, %rd64, %rd83;
	mul.lo.s32 	%r236, %r220, %r211;
	cvt.u64.u32 	%rd85, %r236;
	shr.u32 	%r238, %r2, 5;
	cvt.u64.u32 	%rd86, %r238;
	add.s64 	%rd87, %rd85, %rd86;
	add.s64 	%rd88, %rd87, %rd84;
	shl.b64 	%rd19, %rd88, 3;
	and.b32  	%r239, %r2, 31;
	shr.u32 	%r240, %r239, 3;
	cvt.u64.u32 	%rd89, %r240;
	or.b64  	%rd90, %rd19, %rd89;
	mul.lo.s64 	%rd91, %rd90, 30;
	shl.b32 	%r241, %r2, 2;
	and.b32  	%r242, %r241, 28;
	cvt.u64.u32 	%rd92, %r242;
	add.s64 	%rd20, %rd91, %rd92;
	@%p19 bra 	$L__BB7_49;
	add.s32 	%r244, %r391, %r1;
	mov.u32 	%r392, 1;
	add.s32 	%r20, %r244, 1;
	and.b32  	%r245, %r20, 3;
	cvt.u64.u32 	%rd93, %r245;
	or.b64  	%rd95, %rd58, %rd93;
	cvt.u64.u32 	%rd96, %r208;
	mul.lo.s64 	%rd97, %rd95, %rd96;
	cvt.u64.u32 	%rd98, %r207;
	add.s64 	%rd99, %rd97, %rd98;
	mul.lo.s64 	%rd100, %rd12, %rd99;
	shl.b32 	%r248, %r2, 5;
	and.b32  	%r249, %r248, -1024;
	shl.b32 	%r250, %r2, 4;
	and.b32  	%r251, %r250, 496;
	or.b32  	%r252, %r249, %r251;
	cvt.u64.u32 	%rd101, %r252;
	add.s64 	%rd102, %rd101, %rd11;
	add.s64 	%rd21, %rd102, %rd100;
	cvt.u64.u32 	%rd103, %r20;
	cvt.u64.u32 	%rd104, %r209;
	bfi.b64 	%rd23, %rd104, %rd103, 32, 32;
	add.s64 	%rd24, %rd19, 4;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r253, %r392, %r207;
	setp.lt.u32 	%p20, %r253, %r208;
	selp.b32 	%r254, 0, %r208, %p20;
	sub.s32 	%r24, %r253, %r254;
	sub.s32 	%r25, %r24, %r226;
	setp.eq.s32 	%p21, %r24, %r207;
	@%p21 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd237, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd105, %rd50;
	mul.wide.u32 	%rd106, %r24, 8;
	add.s64 	%rd107, %rd105, %rd106;
	ld.global.u64 	%rd237, [%rd107];
$L__BB7_21:
	cvta.to.global.u64 	%rd229, %rd53;
	sub.s64 	%rd228, %rd14, %rd20;
	cvt.u64.u32 	%rd108, %r24;
	mul.lo.s64 	%rd109, %rd13, %rd108;
	add.s64 	%rd110, %rd109, %rd20;
	setp.lt.u32 	%p22, %r25, %r227;
	selp.b64 	%rd29, %rd228, 0, %p22;
	shl.b64 	%rd111, %rd110, 2;
	add.s64 	%rd31, %rd229, %rd111;
	add.s64 	%rd30, %rd53, %rd111;
	and.b64  	%rd112, %rd30, 7;
	setp.eq.s64 	%p23, %rd112, 0;
	setp.gt.s64 	%p24, %rd29, 1;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r393, %r394}, [%rd31];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p26, %rd29, 1;
	mov.u32 	%r393, 0;
	mov.u32 	%r394, %r393;
	@%p26 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd30;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd29;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r393, [retval0+0];
	ld.param.b32 	%r394, [retval0+4];
	}
$L__BB7_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r395, 0;
	mov.u32 	%r396, %r395;
	@%p27 bra 	$L__BB7_30;
	add.s64 	%rd32, %rd30, 8;
	and.b64  	%rd113, %rd32, 7;
	setp.eq.s64 	%p28, %rd113, 0;
	setp.gt.s64 	%p29, %rd29, 3;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r395, %r396}, [%rd31+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	setp.lt.s64 	%p31, %rd29, 3;
	mov.u32 	%r395, 0;
	mov.u32 	%r396, %r395;
	@%p31 bra 	$L__BB7_30;
	add.s64 	%rd230, %rd30, 8;
	add.s64 	%rd114, %rd29, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd230;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd114;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r395, [retval0+0];
	ld.param.b32 	%r396, [retval0+4];
	}
$L__BB7_30:
	add.s64 	%rd33, %rd30, 480;
	and.b64  	%rd115, %rd33, 7;
	setp.eq.s64 	%p32, %rd115, 0;
	setp.gt.s64 	%p33, %rd29, 121;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB7_33;
	bra.uni 	$L__BB7_31;
$L__BB7_33:
	ld.global.v2.u32 	{%r399, %r400}, [%rd31+480];
	bra.uni 	$L__BB7_34;
$L__BB7_31:
	setp.lt.s64 	%p35, %rd29, 121;
	mov.u32 	%r399, 0;
	mov.u32 	%r400, %r399;
	@%p35 bra 	$L__BB7_34;
	add.s64 	%rd231, %rd30, 480;
	add.s64 	%rd116, %rd29, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd231;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd116;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r399, [retval0+0];
	ld.param.b32 	%r400, [retval0+4];
	}
$L__BB7_34:
	mov.u32 	%r401, 0;
	mov.u32 	%r402, %r401;
	@%p27 bra 	$L__BB7_39;
	add.s64 	%rd34, %rd30, 488;
	and.b64  	%rd117, %rd34, 7;
	setp.eq.s64 	%p37, %rd117, 0;
	setp.gt.s64 	%p38, %rd29, 123;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB7_38;
	bra.uni 	$L__BB7_36;
$L__BB7_38:
	ld.global.v2.u32 	{%r401, %r402}, [%rd31+488];
	bra.uni 	$L__BB7_39;
$L__BB7_36:
	setp.lt.s64 	%p40, %rd29, 123;
	mov.u32 	%r401, 0;
	mov.u32 	%r402, %r401;
	@%p40 bra 	$L__BB7_39;
	add.s64 	%rd118, %rd29, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd118;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r401, [retval0+0];
	ld.param.b32 	%r402, [retval0+4];
	}
$L__BB7_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB7_46;
	add.s64 	%rd119, %rd237, %rd21;
	cvt.u64.u32 	%rd121, %r394;
	cvt.u64.u32 	%rd122, %r393;
	bfi.b64 	%rd120, %rd121, %rd122, 32, 32;
	st.relaxed.sys.global.u64 [%rd119], %rd120;
	@%p27 bra 	$L__BB7_42;
	add.s64 	%rd232, %rd237, %rd21;
	add.s64 	%rd123, %rd232, 8;
	cvt.u64.u32 	%rd125, %r396;
	cvt.u64.u32 	%rd126, %r395;
	bfi.b64 	%rd124, %rd125, %rd126, 32, 32;
	st.relaxed.sys.global.u64 [%rd123], %rd124;
$L__BB7_42:
	add.s64 	%rd233, %rd237, %rd21;
	add.s64 	%rd127, %rd233, 512;
	cvt.u64.u32 	%rd129, %r400;
	cvt.u64.u32 	%rd130, %r399;
	bfi.b64 	%rd128, %rd129, %rd130, 32, 32;
	st.relaxed.sys.global.u64 [%rd127], %rd128;
	@%p27 bra 	$L__BB7_44;
	add.s64 	%rd234, %rd237, %rd21;
	add.s64 	%rd131, %rd234, 520;
	cvt.u64.u32 	%rd133, %r402;
	cvt.u64.u32 	%rd134, %r401;
	bfi.b64 	%rd132, %rd133, %rd134, 32, 32;
	st.relaxed.sys.global.u64 [%rd131], %rd132;
$L__BB7_44:
	setp.ne.s32 	%p44, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p44 bra 	$L__BB7_48;
	add.s64 	%rd235, %rd237, %rd21;
	add.s64 	%rd135, %rd235, 8;
	st.release.sys.global.u64 [%rd135], %rd23;
	add.s64 	%rd137, %rd235, 520;
	st.release.sys.global.u64 [%rd137], %rd23;
	bra.uni 	$L__BB7_48;
$L__BB7_46:
	add.s32 	%r389, %r391, %r1;
	add.s32 	%r388, %r389, 1;
	setp.ge.u32 	%p45, %r25, %r227;
	selp.b32 	%r278, %r209, %r396, %p27;
	selp.b32 	%r277, %r388, %r395, %p27;
	add.s64 	%rd139, %rd237, %rd21;
	st.volatile.global.v4.u32 [%rd139], {%r393, %r394, %r277, %r278};
	selp.b32 	%r62, %r388, %r401, %p27;
	selp.b32 	%r63, %r209, %r402, %p27;
	setp.ge.u64 	%p47, %rd24, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB7_48;
	add.s64 	%rd140, %rd139, 512;
	st.volatile.global.v4.u32 [%rd140], {%r399, %r400, %r62, %r63};
$L__BB7_48:
	add.s32 	%r392, %r392, 1;
	setp.lt.u32 	%p49, %r392, %r208;
	@%p49 bra 	$L__BB7_18;
$L__BB7_49:
	setp.eq.s32 	%p50, %r391, 0;
	@%p50 bra 	$L__BB7_185;
	add.s32 	%r283, %r391, -1;
	cvt.u64.u32 	%rd141, %r283;
	mul.lo.s64 	%rd143, %rd64, %rd141;
	mul.lo.s32 	%r288, %r220, %r211;
	cvt.u64.u32 	%rd144, %r288;
	shr.u32 	%r290, %r2, 5;
	cvt.u64.u32 	%rd145, %r290;
	add.s64 	%rd146, %rd144, %rd145;
	add.s64 	%rd147, %rd146, %rd143;
	shl.b64 	%rd148, %rd147, 3;
	and.b32  	%r291, %r2, 31;
	shr.u32 	%r292, %r291, 3;
	cvt.u64.u32 	%rd149, %r292;
	or.b64  	%rd150, %rd148, %rd149;
	mul.lo.s64 	%rd151, %rd150, 30;
	shl.b32 	%r293, %r2, 2;
	and.b32  	%r294, %r293, 28;
	cvt.u64.u32 	%rd152, %r294;
	add.s64 	%rd153, %rd151, %rd152;
	sub.s64 	%rd37, %rd14, %rd153;
	cvt.u64.u32 	%rd154, %r207;
	mul.lo.s64 	%rd155, %rd13, %rd154;
	add.s64 	%rd156, %rd155, %rd153;
	cvta.to.global.u64 	%rd157, %rd53;
	shl.b64 	%rd158, %rd156, 2;
	add.s64 	%rd39, %rd157, %rd158;
	add.s64 	%rd38, %rd53, %rd158;
	and.b64  	%rd159, %rd38, 7;
	setp.eq.s64 	%p51, %rd159, 0;
	setp.gt.s64 	%p52, %rd37, 1;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB7_53;
	bra.uni 	$L__BB7_51;
$L__BB7_53:
	ld.global.v2.u32 	{%r405, %r406}, [%rd39];
	bra.uni 	$L__BB7_54;
$L__BB7_51:
	setp.lt.s64 	%p54, %rd37, 1;
	mov.u32 	%r405, 0;
	mov.u32 	%r406, %r405;
	@%p54 bra 	$L__BB7_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd37;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r405, [retval0+0];
	ld.param.b32 	%r406, [retval0+4];
	}
$L__BB7_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r408, 0;
	mov.u32 	%r407, %r408;
	@%p55 bra 	$L__BB7_59;
	add.s64 	%rd40, %rd38, 8;
	and.b64  	%rd160, %rd40, 7;
	setp.eq.s64 	%p56, %rd160, 0;
	setp.gt.s64 	%p57, %rd37, 3;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB7_58;
	bra.uni 	$L__BB7_56;
$L__BB7_58:
	ld.global.v2.u32 	{%r407, %r408}, [%rd39+8];
	bra.uni 	$L__BB7_59;
$L__BB7_56:
	setp.lt.s64 	%p59, %rd37, 3;
	mov.u32 	%r407, 0;
	mov.u32 	%r408, %r407;
	@%p59 bra 	$L__BB7_59;
	add.s64 	%rd161, %rd37, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd40;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd161;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r407, [retval0+0];
	ld.param.b32 	%r408, [retval0+4];
	}
$L__BB7_59:
	add.s64 	%rd41, %rd38, 480;
	and.b64  	%rd162, %rd41, 7;
	setp.eq.s64 	%p60, %rd162, 0;
	setp.gt.s64 	%p61, %rd37, 121;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB7_62;
	bra.uni 	$L__BB7_60;
$L__BB7_62:
	ld.global.v2.u32 	{%r411, %r412}, [%rd39+480];
	bra.uni 	$L__BB7_63;
$L__BB7_60:
	setp.lt.s64 	%p63, %rd37, 121;
	mov.u32 	%r411, 0;
	mov.u32 	%r412, %r411;
	@%p63 bra 	$L__BB7_63;
	add.s64 	%rd163, %rd37, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd163;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r411, [retval0+0];
	ld.param.b32 	%r412, [retval0+4];
	}
$L__BB7_63:
	mov.u32 	%r414, 0;
	mov.u32 	%r413, %r414;
	@%p55 bra 	$L__BB7_68;
	add.s64 	%rd42, %rd38, 488;
	and.b64  	%rd164, %rd42, 7;
	setp.eq.s64 	%p65, %rd164, 0;
	setp.gt.s64 	%p66, %rd37, 123;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB7_67;
	bra.uni 	$L__BB7_65;
$L__BB7_67:
	ld.global.v2.u32 	{%r413, %r414}, [%rd39+488];
	bra.uni 	$L__BB7_68;
$L__BB7_65:
	setp.lt.s64 	%p68, %rd37, 123;
	mov.u32 	%r413, 0;
	mov.u32 	%r414, %r413;
	@%p68 bra 	$L__BB7_68;
	add.s64 	%rd165, %rd37, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd165;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKfm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r413, [retval0+0];
	ld.param.b32 	%r414, [retval0+4];
	}
$L__BB7_68:
	setp.eq.s32 	%p69, %r208, 0;
	@%p69 bra 	$L__BB7_150;
	mov.u32 	%r425, 0;
	bra.uni 	$L__BB7_70;
$L__BB7_91:
	setp.eq.s32 	%p103, %r230, 1;
	@%p103 bra 	$L__BB7_96;
	setp.eq.s32 	%p104, %r230, 2;
	@%p104 bra 	$L__BB7_95;
	setp.ne.s32 	%p105, %r230, 3;
	@%p105 bra 	$L__BB7_97;
	mov.b32 	%f114, %r424;
	setp.lt.f32 	%p106, %f169, %f114;
	selp.f32 	%f169, %f114, %f169, %p106;
	bra.uni 	$L__BB7_98;
$L__BB7_96:
	mov.b32 	%f116, %r424;
	mul.f32 	%f169, %f169, %f116;
	bra.uni 	$L__BB7_98;
$L__BB7_95:
	mov.b32 	%f115, %r424;
	setp.gt.f32 	%p107, %f169, %f115;
	selp.f32 	%f169, %f115, %f169, %p107;
	bra.uni 	$L__BB7_98;
$L__BB7_97:
	mov.b32 	%f113, %r424;
	add.f32 	%f169, %f169, %f113;
$L__BB7_98:
	@%p103 bra 	$L__BB7_103;
	setp.eq.s32 	%p109, %r230, 2;
	@%p109 bra 	$L__BB7_102;
	setp.ne.s32 	%p110, %r230, 3;
	@%p110 bra 	$L__BB7_104;
	mov.b32 	%f120, %r423;
	setp.lt.f32 	%p111, %f168, %f120;
	selp.f32 	%f168, %f120, %f168, %p111;
	bra.uni 	$L__BB7_105;
$L__BB7_103:
	mov.b32 	%f122, %r423;
	mul.f32 	%f168, %f168, %f122;
	bra.uni 	$L__BB7_105;
$L__BB7_102:
	mov.b32 	%f121, %r423;
	setp.gt.f32 	%p112, %f168, %f121;
	selp.f32 	%f168, %f121, %f168, %p112;
	bra.uni 	$L__BB7_105;
$L__BB7_104:
	mov.b32 	%f119, %r423;
	add.f32 	%f168, %f168, %f119;
$L__BB7_105:
	@%p103 bra 	$L__BB7_110;
	setp.eq.s32 	%p114, %r230, 2;
	@%p114 bra 	$L__BB7_109;
	setp.ne.s32 	%p115, %r230, 3;
	@%p115 bra 	$L__BB7_111;
	mov.b32 	%f124, %r422;
	setp.lt.f32 	%p116, %f167, %f124;
	selp.f32 	%f167, %f124, %f167, %p116;
	bra.uni 	$L__BB7_112;
$L__BB7_110:
	mov.b32 	%f126, %r422;
	mul.f32 	%f167, %f167, %f126;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	mov.b32 	%f125, %r422;
	setp.gt.f32 	%p117, %f167, %f125;
	selp.f32 	%f167, %f125, %f167, %p117;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	mov.b32 	%f123, %r422;
	add.f32 	%f167, %f167, %f123;
$L__BB7_112:
	@%p103 bra 	$L__BB7_117;
	setp.eq.s32 	%p119, %r230, 2;
	@%p119 bra 	$L__BB7_116;
	setp.ne.s32 	%p120, %r230, 3;
	@%p120 bra 	$L__BB7_118;
	mov.b32 	%f128, %r421;
	setp.lt.f32 	%p121, %f166, %f128;
	selp.f32 	%f166, %f128, %f166, %p121;
	bra.uni 	$L__BB7_119;
$L__BB7_117:
	mov.b32 	%f130, %r421;
	mul.f32 	%f166, %f166, %f130;
	bra.uni 	$L__BB7_119;
$L__BB7_116:
	mov.b32 	%f129, %r421;
	setp.gt.f32 	%p122, %f166, %f129;
	selp.f32 	%f166, %f129, %f166, %p122;
	bra.uni 	$L__BB7_119;
$L__BB7_118:
	mov.b32 	%f127, %r421;
	add.f32 	%f166, %f166, %f127;
$L__BB7_119:
	@%p103 bra 	$L__BB7_124;
	setp.eq.s32 	%p124, %r230, 2;
	@%p124 bra 	$L__BB7_123;
	setp.ne.s32 	%p125, %r230, 3;
	@%p125 bra 	$L__BB7_125;
	mov.b32 	%f132, %r420;
	setp.lt.f32 	%p126, %f165, %f132;
	selp.f32 	%f165, %f132, %f165, %p126;
	bra.uni 	$L__BB7_126;
$L__BB7_124:
	mov.b32 	%f134, %r420;
	mul.f32 	%f165, %f165, %f134;
	bra.uni 	$L__BB7_126;
$L__BB7_123:
	mov.b32 	%f133, %r420;
	setp.gt.f32 	%p127, %f165, %f133;
	selp.f32 	%f165, %f133, %f165, %p127;
	bra.uni 	$L__BB7_126;
$L__BB7_125:
	mov.b32 	%f131, %r420;
	add.f32 	%f165, %f165, %f131;
$L__BB7_126:
	@%p103 bra 	$L__BB7_131;
	setp.eq.s32 	%p129, %r230, 2;
	@%p129 bra 	$L__BB7_130;
	setp.ne.s32 	%p130, %r230, 3;
	@%p130 bra 	$L__BB7_132;
	mov.b32 	%f136, %r419;
	setp.lt.f32 	%p131, %f164, %f136;
	selp.f32 	%f164, %f136, %f164, %p131;
	bra.uni 	$L__BB7_133;
$L__BB7_131:
	mov.b32 	%f138, %r419;
	mul.f32 	%f164, %f164, %f138;
	bra.uni 	$L__BB7_133;
$L__BB7_130:
	mov.b32 	%f137, %r419;
	setp.gt.f32 	%p132, %f164, %f137;
	selp.f32 	%f164, %f137, %f164, %p132;
	bra.uni 	$L__BB7_133;
$L__BB7_132:
	mov.b32 	%f135, %r419;
	add.f32 	%f164, %f164, %f135;
$L__BB7_133:
	@%p103 bra 	$L__BB7_138;
	setp.eq.s32 	%p134, %r230, 2;
	@%p134 bra 	$L__BB7_137;
	setp.ne.s32 	%p135, %r230, 3;
	@%p135 bra 	$L__BB7_139;
	mov.b32 	%f140, %r418;
	setp.lt.f32 	%p136, %f163, %f140;
	selp.f32 	%f163, %f140, %f163, %p136;
	bra.uni 	$L__BB7_140;
$L__BB7_138:
	mov.b32 	%f142, %r418;
	mul.f32 	%f163, %f163, %f142;
	bra.uni 	$L__BB7_140;
$L__BB7_137:
	mov.b32 	%f141, %r418;
	setp.gt.f32 	%p137, %f163, %f141;
	selp.f32 	%f163, %f141, %f163, %p137;
	bra.uni 	$L__BB7_140;
$L__BB7_139:
	mov.b32 	%f139, %r418;
	add.f32 	%f163, %f163, %f139;
$L__BB7_140:
	@%p103 bra 	$L__BB7_145;
	setp.eq.s32 	%p139, %r230, 2;
	@%p139 bra 	$L__BB7_144;
	setp.ne.s32 	%p140, %r230, 3;
	@%p140 bra 	$L__BB7_146;
	mov.b32 	%f144, %r417;
	setp.lt.f32 	%p141, %f162, %f144;
	selp.f32 	%f162, %f144, %f162, %p141;
	bra.uni 	$L__BB7_149;
$L__BB7_145:
	mov.b32 	%f146, %r417;
	mul.f32 	%f162, %f162, %f146;
	bra.uni 	$L__BB7_149;
$L__BB7_144:
	mov.b32 	%f145, %r417;
	setp.gt.f32 	%p142, %f162, %f145;
	selp.f32 	%f162, %f145, %f162, %p142;
	bra.uni 	$L__BB7_149;
$L__BB7_146:
	mov.b32 	%f143, %r417;
	add.f32 	%f162, %f162, %f143;
	bra.uni 	$L__BB7_149;
$L__BB7_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r425, %r207;
	mov.u32 	%r439, %r414;
	mov.u32 	%r440, %r413;
	mov.u32 	%r441, %r412;
	mov.u32 	%r442, %r411;
	mov.u32 	%r443, %r408;
	mov.u32 	%r444, %r407;
	mov.u32 	%r445, %r406;
	mov.u32 	%r446, %r405;
	@%p70 bra 	$L__BB7_89;
	shr.u32 	%r383, %r2, 5;
	mov.u32 	%r119, 1;
	mov.u64 	%rd166, 0;
	sub.s32 	%r318, %r425, %r228;
	setp.lt.u32 	%p71, %r318, %r229;
	setp.gt.u64 	%p72, %rd5, %rd148;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd175, %rd5, 3;
	sub.s64 	%rd176, %rd175, %rd148;
	shr.u64 	%rd177, %rd176, 2;
	min.u64 	%rd178, %rd177, 2;
	cvt.u32.u64 	%r327, %rd178;
	selp.b32 	%r110, %r327, 1, %p73;
	add.s32 	%r328, %r391, %r1;
	and.b32  	%r329, %r328, 3;
	cvt.u64.u32 	%rd180, %r329;
	or.b64  	%rd181, %rd58, %rd180;
	cvt.u64.u32 	%rd182, %r208;
	mul.lo.s64 	%rd183, %rd181, %rd182;
	cvt.u64.u32 	%rd184, %r425;
	add.s64 	%rd185, %rd183, %rd184;
	mul.lo.s64 	%rd186, %rd12, %rd185;
	shl.b32 	%r330, %r383, 10;
	shl.b32 	%r331, %r2, 4;
	and.b32  	%r332, %r331, 496;
	or.b32  	%r333, %r330, %r332;
	cvt.u64.u32 	%rd187, %r333;
	add.s64 	%rd188, %rd187, %rd11;
	add.s64 	%rd189, %rd188, %rd186;
	add.u64 	%rd191, %SPL, 0;
	st.local.u64 	[%rd191], %rd166;
	add.s64 	%rd43, %rd2, %rd189;
	mov.u32 	%r439, %r417;
	mov.u32 	%r440, %r418;
	mov.u32 	%r441, %r419;
	mov.u32 	%r442, %r420;
	mov.u32 	%r443, %r421;
	mov.u32 	%r444, %r422;
	mov.u32 	%r445, %r423;
	mov.u32 	%r446, %r424;
	bra.uni 	$L__BB7_72;
$L__BB7_191:
	add.s32 	%r119, %r119, 1;
$L__BB7_72:
	setp.eq.s32 	%p74, %r110, 0;
	mov.u32 	%r447, 0;
	@%p74 bra 	$L__BB7_76;
	add.s32 	%r386, %r391, %r1;
	setp.eq.s32 	%p75, %r110, 1;
	ld.volatile.global.v4.u32 {%r446, %r445, %r444, %r443}, [%rd43];
	setp.ne.s32 	%p76, %r444, %r386;
	and.pred  	%p180, %p55, %p76;
	@%p75 bra 	$L__BB7_75;
	add.s32 	%r387, %r391, %r1;
	add.s64 	%rd222, %rd43, 512;
	ld.volatile.global.v4.u32 {%r442, %r441, %r440, %r439}, [%rd222];
	setp.ne.s32 	%p79, %r440, %r387;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p180, %p180, %p80;
$L__BB7_75:
	selp.u32 	%r447, 1, 0, %p180;
$L__BB7_76:
	setp.ne.s32 	%p81, %r447, 0;
	mov.u32 	%r345, -1;
	vote.sync.any.pred 	%p82, %p81, %r345;
	@%p82 bra 	$L__BB7_86;
	bra.uni 	$L__BB7_77;
$L__BB7_86:
	and.b32  	%r362, %r119, 63;
	setp.ne.s32 	%p98, %r362, 0;
	@%p98 bra 	$L__BB7_191;
	add.u64 	%rd227, %SP, 0;
	add.s32 	%r363, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd50;
	st.param.b64 	[param0+8], %rd51;
	st.param.v2.b32 	[param0+16], {%r207, %r208};
	st.param.v2.b32 	[param0+24], {%r209, %r210};
	st.param.b64 	[param0+32], %rd52;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r363;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r425;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r119;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd227;
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
	ld.param.b32 	%r364, [retval0+0];
	}
	cvt.u16.u32 	%rs14, %r364;
	mov.u16 	%rs29, 0;
	setp.eq.s16 	%p99, %rs14, 0;
	@%p99 bra 	$L__BB7_191;
	bra.uni 	$L__BB7_88;
$L__BB7_77:
	setp.eq.s32 	%p83, %r231, 0;
	@%p83 bra 	$L__BB7_83;
	setp.eq.s32 	%p177, %r110, 0;
	mov.u32 	%r460, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p177 bra 	$L__BB7_82;
	add.s32 	%r384, %r391, %r1;
	setp.eq.s32 	%p85, %r110, 1;
	ld.volatile.global.v4.u32 {%r446, %r445, %r444, %r443}, [%rd43];
	setp.ne.s32 	%p86, %r444, %r384;
	and.pred  	%p181, %p55, %p86;
	@%p85 bra 	$L__BB7_81;
	add.s32 	%r385, %r391, %r1;
	add.s64 	%rd223, %rd43, 512;
	ld.volatile.global.v4.u32 {%r442, %r441, %r440, %r439}, [%rd223];
	setp.ne.s32 	%p89, %r440, %r385;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p181, %p181, %p90;
$L__BB7_81:
	selp.u32 	%r460, 1, 0, %p181;
$L__BB7_82:
	setp.ne.s32 	%p91, %r460, 0;
	mov.u32 	%r358, -1;
	vote.sync.any.pred 	%p92, %p91, %r358;
$L__BB7_83:
	setp.ne.s32 	%p93, %r443, %r209;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB7_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd50;
	st.param.b64 	[param0+8], %rd51;
	st.param.v2.b32 	[param0+16], {%r207, %r208};
	st.param.v2.b32 	[param0+24], {%r209, %r210};
	st.param.b64 	[param0+32], %rd52;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r425;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r443;
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
	mov.u32 	%r360, -1;
	vote.sync.any.pred 	%p96, %p7, %r360;
	not.pred 	%p97, %p96;
	selp.u16 	%rs29, 1, 0, %p97;
$L__BB7_88:
	setp.eq.s16 	%p100, %rs29, 0;
	mov.u16 	%rs30, 0;
	@%p100 bra 	$L__BB7_185;
$L__BB7_89:
	mov.u32 	%r424, %r446;
	mov.u32 	%r423, %r445;
	mov.u32 	%r422, %r444;
	mov.u32 	%r421, %r443;
	mov.u32 	%r420, %r442;
	mov.u32 	%r419, %r441;
	mov.u32 	%r418, %r440;
	mov.u32 	%r417, %r439;
	setp.eq.s32 	%p101, %r425, 0;
	@%p101 bra 	$L__BB7_148;
	or.b32  	%r365, %r230, 4;
	setp.eq.s32 	%p102, %r365, 4;
	@%p102 bra 	$L__BB7_147;
	bra.uni 	$L__BB7_91;
$L__BB7_147:
	mov.b32 	%f117, %r424;
	add.f32 	%f169, %f169, %f117;
	mov.b32 	%f106, %r423;
	add.f32 	%f168, %f168, %f106;
	mov.b32 	%f107, %r422;
	add.f32 	%f167, %f167, %f107;
	mov.b32 	%f108, %r421;
	add.f32 	%f166, %f166, %f108;
	mov.b32 	%f109, %r420;
	add.f32 	%f165, %f165, %f109;
	mov.b32 	%f110, %r419;
	add.f32 	%f164, %f164, %f110;
	mov.b32 	%f111, %r418;
	add.f32 	%f163, %f163, %f111;
	mov.b32 	%f112, %r417;
	add.f32 	%f162, %f162, %f112;
	bra.uni 	$L__BB7_149;
$L__BB7_148:
	mov.b32 	%f169, %r424;
	mov.b32 	%f168, %r423;
	mov.b32 	%f167, %r422;
	mov.b32 	%f166, %r421;
	mov.b32 	%f165, %r420;
	mov.b32 	%f164, %r419;
	mov.b32 	%f163, %r418;
	mov.b32 	%f162, %r417;
$L__BB7_149:
	add.s32 	%r425, %r425, 1;
	setp.lt.u32 	%p143, %r425, %r208;
	@%p143 bra 	$L__BB7_70;
$L__BB7_150:
	setp.eq.s32 	%p144, %r229, 0;
	mov.u16 	%rs30, 1;
	@%p144 bra 	$L__BB7_185;
	setp.ne.s32 	%p145, %r230, 4;
	@%p145 bra 	$L__BB7_153;
	div.rn.f32 	%f169, %f169, %f1;
$L__BB7_153:
	@%p145 bra 	$L__BB7_155;
	div.rn.f32 	%f168, %f168, %f1;
$L__BB7_155:
	@%p145 bra 	$L__BB7_157;
	div.rn.f32 	%f167, %f167, %f1;
$L__BB7_157:
	@%p145 bra 	$L__BB7_159;
	div.rn.f32 	%f166, %f166, %f1;
$L__BB7_159:
	@%p145 bra 	$L__BB7_161;
	div.rn.f32 	%f165, %f165, %f1;
$L__BB7_161:
	@%p145 bra 	$L__BB7_163;
	div.rn.f32 	%f164, %f164, %f1;
$L__BB7_163:
	@%p145 bra 	$L__BB7_165;
	div.rn.f32 	%f163, %f163, %f1;
$L__BB7_165:
	@%p145 bra 	$L__BB7_167;
	div.rn.f32 	%f162, %f162, %f1;
$L__BB7_167:
	setp.gt.s64 	%p178, %rd37, 1;
	ld.param.u64 	%rd224, [lines_param_8];
	shl.b32 	%r376, %r5, 2;
	cvt.u64.u32 	%rd208, %r376;
	add.s64 	%rd209, %rd151, %rd208;
	cvta.to.global.u64 	%rd210, %rd224;
	shl.b64 	%rd211, %rd209, 2;
	add.s64 	%rd45, %rd210, %rd211;
	add.s64 	%rd46, %rd224, %rd211;
	and.b64  	%rd212, %rd46, 7;
	setp.eq.s64 	%p153, %rd212, 0;
	and.pred  	%p155, %p178, %p153;
	@%p155 bra 	$L__BB7_170;
	bra.uni 	$L__BB7_168;
$L__BB7_170:
	st.global.f32 	[%rd45], %f169;
	st.global.f32 	[%rd45+4], %f168;
	bra.uni 	$L__BB7_171;
$L__BB7_168:
	setp.lt.s64 	%p156, %rd37, 1;
	mov.b32 	%r199, %f168;
	mov.b32 	%r198, %f169;
	@%p156 bra 	$L__BB7_171;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd46;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd37;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r198, %r199};
	call.uni
	_ZN10collective13storeElementsEPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_171:
	@%p55 bra 	$L__BB7_176;
	add.s64 	%rd47, %rd46, 8;
	and.b64  	%rd213, %rd47, 7;
	setp.eq.s64 	%p158, %rd213, 0;
	setp.gt.s64 	%p159, %rd37, 3;
	and.pred  	%p160, %p159, %p158;
	@%p160 bra 	$L__BB7_175;
	bra.uni 	$L__BB7_173;
$L__BB7_175:
	st.global.v2.f32 	[%rd45+8], {%f167, %f166};
	bra.uni 	$L__BB7_176;
$L__BB7_173:
	setp.lt.s64 	%p161, %rd37, 3;
	mov.b32 	%r201, %f166;
	mov.b32 	%r200, %f167;
	@%p161 bra 	$L__BB7_176;
	add.s64 	%rd214, %rd37, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd47;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd214;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r200, %r201};
	call.uni
	_ZN10collective13storeElementsEPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_176:
	setp.gt.s64 	%p179, %rd37, 121;
	add.s64 	%rd48, %rd46, 480;
	and.b64  	%rd215, %rd48, 7;
	setp.eq.s64 	%p163, %rd215, 0;
	and.pred  	%p164, %p179, %p163;
	@%p164 bra 	$L__BB7_179;
	bra.uni 	$L__BB7_177;
$L__BB7_179:
	st.global.v2.f32 	[%rd45+480], {%f165, %f164};
	bra.uni 	$L__BB7_180;
$L__BB7_177:
	setp.lt.s64 	%p165, %rd37, 121;
	mov.b32 	%r203, %f164;
	mov.b32 	%r202, %f165;
	@%p165 bra 	$L__BB7_180;
	add.s64 	%rd216, %rd37, -120;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd48;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd216;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r202, %r203};
	call.uni
	_ZN10collective13storeElementsEPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_180:
	mov.u16 	%rs30, 1;
	@%p55 bra 	$L__BB7_185;
	add.s64 	%rd49, %rd46, 488;
	and.b64  	%rd217, %rd49, 7;
	setp.eq.s64 	%p167, %rd217, 0;
	setp.gt.s64 	%p168, %rd37, 123;
	mov.u16 	%rs30, 1;
	and.pred  	%p169, %p168, %p167;
	@%p169 bra 	$L__BB7_184;
	bra.uni 	$L__BB7_182;
$L__BB7_184:
	st.global.v2.f32 	[%rd45+488], {%f163, %f162};
	bra.uni 	$L__BB7_185;
$L__BB7_182:
	setp.lt.s64 	%p170, %rd37, 123;
	mov.b32 	%r205, %f162;
	mov.b32 	%r204, %f163;
	@%p170 bra 	$L__BB7_185;
	mov.u16 	%rs30, 1;
	add.s64 	%rd218, %rd37, -122;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd49;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd218;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r204, %r205};
	call.uni
	_ZN10collective13storeElementsEPfm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_185:
	setp.ne.s32 	%p171, %r391, 1;
	@%p171 bra 	$L__BB7_187;
	griddepcontrol.launch_dependents;
$L__BB7_187:
	add.s32 	%r391, %r391, 1;
	setp.le.u32 	%p172, %r391, %r390;
	and.b16  	%rs21, %rs30, 255;
	setp.ne.s16 	%p173, %rs21, 0;
	and.pred  	%p174, %p173, %p172;
	@%p174 bra 	$L__BB7_15;
	setp.eq.s16 	%p175, %rs21, 0;
	selp.u32 	%r377, 1, 0, %p175;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r377, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r378, 1, 0, %p2;
	}
	or.b32  	%r380, %r378, %r2;
	setp.ne.s32 	%p176, %r380, 0;
	@%p176 bra 	$L__BB7_190;
	cvta.to.global.u64 	%rd226, %rd2;
	add.s64 	%rd225, %rd226, %rd58;
	add.s32 	%r381, %r390, %r1;
	st.global.u32 	[%rd225+64], %r381;
$L__BB7_190:
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKfm(
	.param .b64 _ZN10collective12loadElementsEPKfm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKfm_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_ZN10collective12loadElementsEPKfm_param_0];
	ld.param.u64 	%rd2, [_ZN10collective12loadElementsEPKfm_param_1];
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
.func _ZN10collective13storeElementsEPfm5uint2(
	.param .b64 _ZN10collective13storeElementsEPfm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPfm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPfm5uint2_param_2[8]
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd3, [_ZN10collective13storeElementsEPfm5uint2_param_0];
	ld.param.u64 	%rd2, [_ZN10collective13storeElementsEPfm5uint2_param_1];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPfm5uint2_param_2+4];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPfm5uint2_param_2];
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
