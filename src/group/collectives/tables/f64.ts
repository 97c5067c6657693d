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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKdm
(
	.param .b64 _ZN10collective12loadElementsEPKdm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKdm_param_1
)
;
.func _ZN10collective13storeElementsEPdm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPdm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPdm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPdm5uint2_param_2[8]
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective6reduceEPdRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPdPKdm(
	.param .b64 _ZN10collective4copyEPdPKdm_param_0,
	.param .b64 _ZN10collective4copyEPdPKdm_param_1,
	.param .b64 _ZN10collective4copyEPdPKdm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<48>;
	.reg .f64 	%fd<2>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPdPKdm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPdPKdm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPdPKdm_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd51, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd2, %rd22, 1;
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
	and.b64  	%rd51, %rd22, -2;
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
	shl.b64 	%rd45, %rd52, 3;
	add.s64 	%rd46, %rd1, %rd45;
	ld.global.f64 	%fd1, [%rd46];
	add.s64 	%rd47, %rd20, %rd45;
	st.f64 	[%rd47], %fd1;
	add.s64 	%rd52, %rd52, %rd17;
	setp.lt.u64 	%p8, %rd52, %rd22;
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	_ZN10collective4copyEPdPKdm,
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
	.reg .pred 	%p<66>;
	.reg .b16 	%rs<36>;
	.reg .b32 	%r<132>;
	.reg .f64 	%fd<32>;
	.reg .b64 	%rd<158>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd37, [words_param_0];
	ld.param.u64 	%rd38, [words_param_1];
	ld.param.u32 	%r43, [words_param_2];
	ld.param.u32 	%r44, [words_param_3];
	ld.param.u32 	%r45, [words_param_4];
	ld.param.u32 	%r46, [words_param_5];
	ld.param.u64 	%rd39, [words_param_6];
	ld.param.u64 	%rd40, [words_param_7];
	ld.param.u64 	%rd41, [words_param_8];
	ld.param.v2.u32 	{%r57, %r58}, [words_param_9+96];
	ld.param.u64 	%rd51, [words_param_9+72];
	ld.param.u64 	%rd48, [words_param_9+48];
	ld.param.u64 	%rd47, [words_param_9+40];
	ld.param.u64 	%rd42, [words_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd54, %rd51;
	mov.u32 	%r59, %ctaid.x;
	mul.wide.u32 	%rd55, %r59, 4;
	add.s64 	%rd56, %rd54, %rd55;
	cvt.u64.u32 	%rd2, %r59;
	add.s64 	%rd3, %rd56, 64;
	ld.global.u32 	%r1, [%rd56+64];
	mov.u32 	%r122, %tid.x;
	setp.ne.s32 	%p2, %r122, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r60, [%rd54];
	setp.ne.s32 	%p3, %r60, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd4, %rd38;
	ld.volatile.global.u32 	%r61, [%rd4+4];
	setp.ne.s32 	%p5, %r61, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd4+8], %r46;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r62, 4;
	st.global.u32 	[%rd4+4], %r62;
$L__BB4_6:
	cvt.u32.u16 	%r63, %rs29;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r63, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r64, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r64, 0;
	@%p6 bra 	$L__BB4_71;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd58, %rd42, 1;
	shr.u64 	%rd59, %rd58, 1;
	mov.u32 	%r65, %nctaid.x;
	cvt.u64.u32 	%rd6, %r65;
	add.s64 	%rd60, %rd6, %rd59;
	add.s64 	%rd7, %rd60, -1;
	and.b64  	%rd61, %rd7, -4294967296;
	setp.eq.s64 	%p7, %rd61, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd154, %rd7, %rd6;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r66, %rd6;
	cvt.u32.u64 	%r67, %rd7;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd154, %r68;
$L__BB4_10:
	shl.b64 	%rd62, %rd154, 1;
	mul.lo.s64 	%rd63, %rd62, %rd2;
	min.u64 	%rd11, %rd63, %rd42;
	add.s64 	%rd64, %rd11, %rd62;
	min.u64 	%rd12, %rd64, %rd42;
	setp.eq.s32 	%p8, %r122, %r43;
	setp.ge.u32 	%p9, %r122, %r44;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	cvta.to.global.u64 	%rd67, %rd37;
	mul.wide.u32 	%rd68, %r122, 8;
	add.s64 	%rd69, %rd67, %rd68;
	ld.global.u64 	%rd70, [%rd69];
	cvt.u64.u32 	%rd71, %r44;
	mul.lo.s64 	%rd72, %rd71, %rd2;
	cvt.u64.u32 	%rd73, %r43;
	add.s64 	%rd74, %rd72, %rd73;
	shl.b64 	%rd75, %rd74, 3;
	add.s64 	%rd76, %rd70, %rd75;
	add.s64 	%rd65, %rd76, 4096;
	cvt.u64.u32 	%rd77, %r45;
	cvt.u64.u32 	%rd78, %r3;
	bfi.b64 	%rd66, %rd77, %rd78, 32, 32;
	st.relaxed.sys.global.u64 [%rd65], %rd66;
$L__BB4_12:
	sub.s64 	%rd79, %rd12, %rd11;
	cvt.u32.u64 	%r69, %rd79;
	setp.ge.u32 	%p11, %r122, %r69;
	@%p11 bra 	$L__BB4_24;
	or.b64  	%rd82, %rd41, %rd40;
	and.b64  	%rd83, %rd82, 7;
	cvta.to.global.u64 	%rd84, %rd40;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd80, %r122;
	add.s64 	%rd15, %rd11, %rd80;
	add.s64 	%rd81, %rd15, 1;
	setp.gt.u64 	%p12, %rd81, %rd12;
	setp.ne.s64 	%p13, %rd83, 0;
	or.pred  	%p14, %p12, %p13;
	shl.b64 	%rd85, %rd15, 3;
	add.s64 	%rd16, %rd84, %rd85;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	setp.ge.u64 	%p15, %rd15, %rd12;
	mov.u32 	%r123, 0;
	mov.u32 	%r124, %r123;
	@%p15 bra 	$L__BB4_18;
	ld.global.v2.u32 	{%r123, %r124}, [%rd16];
	bra.uni 	$L__BB4_18;
$L__BB4_15:
	ld.global.v2.u32 	{%r123, %r124}, [%rd16];
$L__BB4_18:
	setp.lt.u32 	%p16, %r44, 2;
	@%p16 bra 	$L__BB4_23;
	mov.u32 	%r125, 1;
$L__BB4_20:
	.pragma "nounroll";
	add.s32 	%r77, %r125, %r43;
	rem.u32 	%r12, %r77, %r44;
	setp.eq.s32 	%p17, %r12, %r43;
	mov.u64 	%rd155, %rd51;
	@%p17 bra 	$L__BB4_22;
	cvta.to.global.u64 	%rd86, %rd37;
	mul.wide.u32 	%rd87, %r12, 8;
	add.s64 	%rd88, %rd86, %rd87;
	ld.global.u64 	%rd155, [%rd88];
$L__BB4_22:
	and.b32  	%r82, %r3, 3;
	cvt.u64.u32 	%rd91, %r82;
	or.b64  	%rd92, %rd55, %rd91;
	cvt.u64.u32 	%rd93, %r44;
	mul.lo.s64 	%rd94, %rd92, %rd93;
	cvt.u64.u32 	%rd95, %r43;
	add.s64 	%rd96, %rd94, %rd95;
	mul.lo.s64 	%rd97, %rd96, %rd47;
	add.s64 	%rd98, %rd97, %rd48;
	mul.wide.u32 	%rd99, %r122, 16;
	add.s64 	%rd100, %rd98, %rd99;
	add.s64 	%rd89, %rd155, %rd100;
	st.volatile.global.v4.u32 [%rd89], {%r123, %r3, %r124, %r3};
	add.s32 	%r125, %r125, 1;
	setp.lt.u32 	%p18, %r125, %r44;
	@%p18 bra 	$L__BB4_20;
$L__BB4_23:
	mov.u32 	%r83, %ntid.x;
	add.s32 	%r122, %r122, %r83;
	setp.lt.u32 	%p19, %r122, %r69;
	@%p19 bra 	$L__BB4_14;
$L__BB4_24:
	mov.u32 	%r85, %tid.x;
	setp.ge.u32 	%p20, %r85, %r69;
	mov.u16 	%rs33, 0;
	@%p20 bra 	$L__BB4_58;
	cvt.rn.f64.u32 	%fd1, %r44;
	or.b64  	%rd105, %rd41, %rd40;
	and.b64  	%rd106, %rd105, 7;
	cvta.to.global.u64 	%rd107, %rd40;
	mov.u32 	%r126, %r85;
$L__BB4_26:
	.pragma "nounroll";
	cvt.u64.u32 	%rd103, %r126;
	add.s64 	%rd24, %rd11, %rd103;
	add.s64 	%rd104, %rd24, 1;
	setp.gt.u64 	%p21, %rd104, %rd12;
	setp.ne.s64 	%p22, %rd106, 0;
	or.pred  	%p23, %p21, %p22;
	shl.b64 	%rd108, %rd24, 3;
	add.s64 	%rd25, %rd107, %rd108;
	@%p23 bra 	$L__BB4_28;
	bra.uni 	$L__BB4_27;
$L__BB4_28:
	setp.ge.u64 	%p24, %rd24, %rd12;
	mov.f64 	%fd24, 0d0000000000000000;
	@%p24 bra 	$L__BB4_30;
	ld.global.f64 	%fd24, [%rd25];
	bra.uni 	$L__BB4_30;
$L__BB4_27:
	ld.global.f64 	%fd24, [%rd25];
$L__BB4_30:
	setp.eq.s32 	%p25, %r44, 0;
	mov.u16 	%rs33, 0;
	@%p25 bra 	$L__BB4_50;
	mov.u16 	%rs33, 0;
	mov.u32 	%r127, 0;
$L__BB4_32:
	.pragma "nounroll";
	mov.f64 	%fd6, %fd27;
	setp.eq.s32 	%p26, %r127, %r43;
	mov.f64 	%fd27, %fd24;
	@%p26 bra 	$L__BB4_41;
	ld.param.u64 	%rd152, [words_param_9+48];
	ld.param.u64 	%rd151, [words_param_9+40];
	and.b32  	%r93, %r3, 3;
	cvt.u64.u32 	%rd111, %r93;
	or.b64  	%rd112, %rd55, %rd111;
	cvt.u64.u32 	%rd113, %r44;
	mul.lo.s64 	%rd114, %rd112, %rd113;
	cvt.u64.u32 	%rd115, %r127;
	add.s64 	%rd116, %rd114, %rd115;
	mul.lo.s64 	%rd117, %rd116, %rd151;
	mul.wide.u32 	%rd118, %r126, 16;
	add.s64 	%rd119, %rd118, %rd152;
	add.s64 	%rd120, %rd119, %rd117;
	add.s64 	%rd109, %rd51, %rd120;
	add.u64 	%rd122, %SPL, 8;
	mov.u64 	%rd123, 0;
	st.local.u64 	[%rd122], %rd123;
	ld.volatile.global.v4.u32 {%r88, %r89, %r90, %r91}, [%rd109];
	mov.b64 	%rd124, {%r88, %r90};
	mov.b64 	%fd27, %rd124;
	setp.eq.s32 	%p27, %r89, %r3;
	setp.eq.s32 	%p28, %r91, %r3;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_39;
	mov.u32 	%r128, 1;
$L__BB4_35:
	and.b32  	%r95, %r128, 63;
	setp.ne.s32 	%p30, %r95, 0;
	@%p30 bra 	$L__BB4_38;
	add.u64 	%rd153, %SP, 8;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd37;
	st.param.b64 	[param0+8], %rd38;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd39;
	st.param.b64 	[param0+40], %rd51;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r128;
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
	ld.param.b32 	%r26, [retval0+0];
	}
	setp.eq.s32 	%p31, %r26, 0;
	@%p31 bra 	$L__BB4_38;
	bra.uni 	$L__BB4_37;
$L__BB4_38:
	add.s32 	%r128, %r128, 1;
	ld.volatile.global.v4.u32 {%r96, %r97, %r98, %r99}, [%rd109];
	mov.b64 	%rd127, {%r96, %r98};
	mov.b64 	%fd27, %rd127;
	setp.ne.s32 	%p32, %r97, %r3;
	setp.ne.s32 	%p33, %r99, %r3;
	or.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_35;
	bra.uni 	$L__BB4_39;
$L__BB4_37:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd37;
	st.param.b64 	[param0+8], %rd38;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd39;
	st.param.b64 	[param0+40], %rd51;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r26;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r127;
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
	setp.eq.s32 	%p35, %r58, 0;
	@%p35 bra 	$L__BB4_41;
	ld.volatile.global.v4.u32 {%r100, %r101, %r102, %r103}, [%rd109];
	mov.b64 	%rd129, {%r100, %r102};
	mov.b64 	%fd27, %rd129;
$L__BB4_41:
	setp.eq.s32 	%p36, %r127, 0;
	@%p36 bra 	$L__BB4_49;
	setp.eq.s32 	%p37, %r57, 1;
	@%p37 bra 	$L__BB4_47;
	setp.eq.s32 	%p38, %r57, 2;
	@%p38 bra 	$L__BB4_46;
	setp.ne.s32 	%p39, %r57, 3;
	@%p39 bra 	$L__BB4_48;
	setp.gt.f64 	%p40, %fd27, %fd6;
	selp.f64 	%fd27, %fd27, %fd6, %p40;
	bra.uni 	$L__BB4_49;
$L__BB4_47:
	mul.f64 	%fd27, %fd6, %fd27;
	bra.uni 	$L__BB4_49;
$L__BB4_46:
	setp.lt.f64 	%p41, %fd27, %fd6;
	selp.f64 	%fd27, %fd27, %fd6, %p41;
	bra.uni 	$L__BB4_49;
$L__BB4_48:
	add.f64 	%fd27, %fd6, %fd27;
$L__BB4_49:
	add.s32 	%r127, %r127, 1;
	setp.lt.u32 	%p42, %r127, %r44;
	@%p42 bra 	$L__BB4_32;
$L__BB4_50:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p43, %rs22, 0;
	@%p43 bra 	$L__BB4_58;
	setp.ne.s32 	%p44, %r57, 4;
	mov.f64 	%fd31, %fd27;
	@%p44 bra 	$L__BB4_53;
	div.rn.f64 	%fd31, %fd27, %fd1;
$L__BB4_53:
	ld.param.u64 	%rd150, [words_param_8];
	setp.eq.s64 	%p45, %rd106, 0;
	setp.le.u64 	%p46, %rd104, %rd12;
	and.pred  	%p47, %p45, %p46;
	cvta.to.global.u64 	%rd133, %rd150;
	add.s64 	%rd27, %rd133, %rd108;
	@%p47 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_54;
$L__BB4_56:
	st.global.f64 	[%rd27], %fd31;
	bra.uni 	$L__BB4_57;
$L__BB4_54:
	setp.ge.u64 	%p48, %rd24, %rd12;
	@%p48 bra 	$L__BB4_57;
	st.global.f64 	[%rd27], %fd31;
$L__BB4_57:
	mov.u32 	%r104, %ntid.x;
	add.s32 	%r126, %r126, %r104;
	setp.lt.u32 	%p49, %r126, %r69;
	mov.u16 	%rs33, 0;
	@%p49 bra 	$L__BB4_26;
$L__BB4_58:
	setp.eq.s32 	%p50, %r85, %r43;
	setp.ge.u32 	%p51, %r85, %r44;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p52, %rs24, 0;
	or.pred  	%p53, %p51, %p52;
	or.pred  	%p54, %p50, %p53;
	@%p54 bra 	$L__BB4_69;
	mov.u32 	%r121, %ctaid.x;
	mul.wide.u32 	%rd138, %r44, %r121;
	cvt.u64.u32 	%rd139, %r85;
	add.s64 	%rd140, %rd138, %rd139;
	shl.b64 	%rd141, %rd140, 3;
	add.s64 	%rd142, %rd51, %rd141;
	add.s64 	%rd28, %rd142, 4096;
	ld.acquire.sys.global.u64 %rd157, [%rd28];
	add.u64 	%rd143, %SP, 0;
	add.u64 	%rd144, %SPL, 0;
	mov.u64 	%rd145, 0;
	st.local.u64 	[%rd144], %rd145;
	cvt.u32.u64 	%r131, %rd157;
	sub.s32 	%r109, %r131, %r3;
	setp.gt.s32 	%p56, %r109, -1;
	mov.pred 	%p65, 0;
	@%p56 bra 	$L__BB4_65;
	mov.u32 	%r130, 1;
$L__BB4_61:
	and.b32  	%r111, %r130, 63;
	setp.ne.s32 	%p57, %r111, 0;
	@%p57 bra 	$L__BB4_64;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd37;
	st.param.b64 	[param0+8], %rd38;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd39;
	st.param.b64 	[param0+40], %rd51;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r130;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd143;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r38, [retval0+0];
	}
	setp.eq.s32 	%p58, %r38, 0;
	@%p58 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_63;
$L__BB4_64:
	ld.acquire.sys.global.u64 %rd157, [%rd28];
	add.s32 	%r130, %r130, 1;
	cvt.u32.u64 	%r131, %rd157;
	sub.s32 	%r113, %r131, %r3;
	setp.lt.s32 	%p61, %r113, 0;
	@%p61 bra 	$L__BB4_61;
	bra.uni 	$L__BB4_65;
$L__BB4_63:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd37;
	st.param.b64 	[param0+8], %rd38;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd39;
	st.param.b64 	[param0+40], %rd51;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r38;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r85;
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
	mov.pred 	%p65, -1;
$L__BB4_65:
	mov.u16 	%rs25, 1;
	mov.u16 	%rs33, %rs25;
	@%p65 bra 	$L__BB4_69;
	setp.ne.s32 	%p62, %r3, %r131;
	mov.u16 	%rs33, 0;
	@%p62 bra 	$L__BB4_69;
	shr.u64 	%rd149, %rd157, 32;
	cvt.u32.u64 	%r42, %rd149;
	setp.eq.s32 	%p63, %r42, %r45;
	@%p63 bra 	$L__BB4_69;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd37;
	st.param.b64 	[param0+8], %rd38;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd39;
	st.param.b64 	[param0+40], %rd51;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r85;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r42;
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
$L__BB4_69:
	cvt.u32.u16 	%r115, %rs33;
	cvt.s32.s8 	%r116, %r115;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r116, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r117, 1, 0, %p2;
	}
	or.b32  	%r119, %r117, %r85;
	setp.ne.s32 	%p64, %r119, 0;
	@%p64 bra 	$L__BB4_71;
	add.s32 	%r120, %r1, 1;
	st.global.u32 	[%rd3], %r120;
$L__BB4_71:
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
	.reg .pred 	%p<162>;
	.reg .b16 	%rs<31>;
	.reg .b32 	%r<371>;
	.reg .f64 	%fd<142>;
	.reg .b64 	%rd<270>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd50, [lines_param_0];
	ld.param.u64 	%rd51, [lines_param_1];
	ld.param.u32 	%r114, [lines_param_2];
	ld.param.u32 	%r115, [lines_param_3];
	ld.param.u32 	%r116, [lines_param_4];
	ld.param.u32 	%r117, [lines_param_5];
	ld.param.u64 	%rd52, [lines_param_6];
	ld.param.u64 	%rd53, [lines_param_7];
	mov.b64 	%rd55, lines_param_9;
	add.s64 	%rd1, %rd55, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd57, %rd2;
	mov.u32 	%r118, %ctaid.x;
	mul.wide.u32 	%rd58, %r118, 4;
	add.s64 	%rd59, %rd57, %rd58;
	cvt.u64.u32 	%rd3, %r118;
	ld.global.u32 	%r1, [%rd59+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs27, 0;
	@%p8 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r119, [%rd57];
	setp.ne.s32 	%p9, %r119, 0;
	selp.u16 	%rs27, 1, 0, %p9;
$L__BB7_2:
	setp.eq.s16 	%p10, %rs27, 0;
	@%p10 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd51;
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
	@%p12 bra 	$L__BB7_153;
	ld.param.u64 	%rd61, [%rd1+-72];
	add.s64 	%rd62, %rd61, 14;
	mul.hi.u64 	%rd63, %rd62, -8608480567731124087;
	shr.u64 	%rd5, %rd63, 3;
	mov.u32 	%r125, %nctaid.x;
	mov.u32 	%r126, %ntid.x;
	shr.u32 	%r127, %r126, 5;
	mul.wide.u32 	%rd64, %r127, %r125;
	shl.b64 	%rd6, %rd64, 3;
	setp.lt.u64 	%p13, %rd62, 15;
	mov.u32 	%r340, 1;
	@%p13 bra 	$L__BB7_12;
	add.s64 	%rd65, %rd6, %rd5;
	add.s64 	%rd7, %rd65, -1;
	or.b64  	%rd66, %rd7, %rd6;
	and.b64  	%rd67, %rd66, -4294967296;
	setp.eq.s64 	%p14, %rd67, 0;
	@%p14 bra 	$L__BB7_10;
	div.u64 	%rd268, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r128, %rd6;
	cvt.u32.u64 	%r129, %rd7;
	div.u32 	%r130, %r129, %r128;
	cvt.u64.u32 	%rd268, %r130;
$L__BB7_11:
	cvt.u32.u64 	%r340, %rd268;
$L__BB7_12:
	setp.eq.s32 	%p15, %r2, %r114;
	setp.ge.u32 	%p16, %r2, %r115;
	or.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd70, %rd50;
	mul.wide.u32 	%rd71, %r2, 8;
	add.s64 	%rd72, %rd70, %rd71;
	ld.global.u64 	%rd73, [%rd72];
	cvt.u64.u32 	%rd74, %r115;
	mul.lo.s64 	%rd75, %rd74, %rd3;
	cvt.u64.u32 	%rd76, %r114;
	add.s64 	%rd77, %rd75, %rd76;
	shl.b64 	%rd78, %rd77, 3;
	add.s64 	%rd79, %rd73, %rd78;
	add.s64 	%rd68, %rd79, 4096;
	cvt.u64.u32 	%rd80, %r116;
	add.s32 	%r131, %r1, 1;
	cvt.u64.u32 	%rd81, %r131;
	bfi.b64 	%rd69, %rd80, %rd81, 32, 32;
	st.relaxed.sys.global.u64 [%rd68], %rd69;
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
	cvt.rn.f64.u32 	%fd1, %r115;
	mov.u16 	%rs30, 1;
	mov.u32 	%r341, 0;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r341, %r340;
	@%p18 bra 	$L__BB7_49;
	setp.lt.u32 	%p19, %r115, 2;
	@%p19 bra 	$L__BB7_49;
	mov.u32 	%r342, 1;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r140, %r342, %r114;
	setp.lt.u32 	%p20, %r140, %r115;
	selp.b32 	%r141, 0, %r115, %p20;
	sub.s32 	%r21, %r140, %r141;
	setp.eq.s32 	%p21, %r21, %r114;
	@%p21 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd269, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd82, %rd50;
	mul.wide.u32 	%rd83, %r21, 8;
	add.s64 	%rd84, %rd82, %rd83;
	ld.global.u64 	%rd269, [%rd84];
$L__BB7_21:
	add.s32 	%r334, %r342, %r114;
	setp.lt.u32 	%p158, %r334, %r115;
	selp.b32 	%r333, 0, %r115, %p158;
	sub.s32 	%r332, %r334, %r333;
	cvta.to.global.u64 	%rd263, %rd53;
	sub.s32 	%r145, %r332, %r133;
	setp.lt.u32 	%p23, %r145, %r134;
	cvt.u64.u32 	%rd85, %r332;
	mul.lo.s64 	%rd86, %rd13, %rd85;
	mul.lo.s32 	%r149, %r127, %r118;
	cvt.u64.u32 	%rd87, %r149;
	shr.u32 	%r151, %r2, 5;
	cvt.u64.u32 	%rd88, %r151;
	add.s64 	%rd89, %rd87, %rd88;
	cvt.u64.u32 	%rd91, %r341;
	mul.lo.s64 	%rd92, %rd64, %rd91;
	add.s64 	%rd93, %rd89, %rd92;
	shl.b64 	%rd94, %rd93, 3;
	and.b32  	%r153, %r2, 31;
	shr.u32 	%r154, %r153, 3;
	cvt.u64.u32 	%rd95, %r154;
	or.b64  	%rd96, %rd94, %rd95;
	mul.lo.s64 	%rd97, %rd96, 15;
	shl.b32 	%r155, %r2, 1;
	and.b32  	%r156, %r155, 14;
	cvt.u64.u32 	%rd98, %r156;
	add.s64 	%rd99, %rd97, %rd98;
	add.s64 	%rd100, %rd86, %rd99;
	sub.s64 	%rd101, %rd14, %rd99;
	selp.b64 	%rd23, %rd101, 0, %p23;
	shl.b64 	%rd102, %rd100, 3;
	add.s64 	%rd25, %rd263, %rd102;
	add.s64 	%rd24, %rd53, %rd102;
	and.b64  	%rd103, %rd24, 7;
	setp.eq.s64 	%p24, %rd103, 0;
	setp.gt.s64 	%p25, %rd23, 0;
	and.pred  	%p26, %p25, %p24;
	@%p26 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r343, %r344}, [%rd25];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p27, %rd23, 1;
	mov.u32 	%r343, 0;
	mov.u32 	%r344, %r343;
	@%p27 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd24;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd23;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r343, [retval0+0];
	ld.param.b32 	%r344, [retval0+4];
	}
$L__BB7_25:
	setp.eq.s32 	%p28, %r5, 7;
	mov.u32 	%r345, 0;
	mov.u32 	%r346, %r345;
	@%p28 bra 	$L__BB7_30;
	add.s64 	%rd26, %rd24, 8;
	and.b64  	%rd104, %rd26, 7;
	setp.eq.s64 	%p29, %rd104, 0;
	add.s64 	%rd27, %rd23, -1;
	setp.gt.s64 	%p30, %rd27, 0;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r345, %r346}, [%rd25+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	add.s64 	%rd264, %rd23, -1;
	setp.lt.s64 	%p32, %rd264, 1;
	mov.u32 	%r345, 0;
	mov.u32 	%r346, %r345;
	@%p32 bra 	$L__BB7_30;
	add.s64 	%rd266, %rd24, 8;
	add.s64 	%rd265, %rd23, -1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd266;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd265;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r345, [retval0+0];
	ld.param.b32 	%r346, [retval0+4];
	}
$L__BB7_30:
	add.s64 	%rd28, %rd24, 480;
	and.b64  	%rd105, %rd28, 7;
	setp.eq.s64 	%p33, %rd105, 0;
	setp.gt.s64 	%p34, %rd23, 60;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB7_33;
	bra.uni 	$L__BB7_31;
$L__BB7_33:
	ld.global.v2.u32 	{%r349, %r350}, [%rd25+480];
	bra.uni 	$L__BB7_34;
$L__BB7_31:
	setp.lt.s64 	%p36, %rd23, 61;
	mov.u32 	%r349, 0;
	mov.u32 	%r350, %r349;
	@%p36 bra 	$L__BB7_34;
	add.s64 	%rd267, %rd24, 480;
	add.s64 	%rd106, %rd23, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd267;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd106;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r349, [retval0+0];
	ld.param.b32 	%r350, [retval0+4];
	}
$L__BB7_34:
	mov.u32 	%r351, 0;
	mov.u32 	%r352, %r351;
	@%p28 bra 	$L__BB7_39;
	add.s64 	%rd29, %rd24, 488;
	and.b64  	%rd107, %rd29, 7;
	setp.eq.s64 	%p38, %rd107, 0;
	add.s64 	%rd30, %rd23, -61;
	setp.gt.s64 	%p39, %rd30, 0;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB7_38;
	bra.uni 	$L__BB7_36;
$L__BB7_38:
	ld.global.v2.u32 	{%r351, %r352}, [%rd25+488];
	bra.uni 	$L__BB7_39;
$L__BB7_36:
	setp.lt.s64 	%p41, %rd30, 1;
	mov.u32 	%r351, 0;
	mov.u32 	%r352, %r351;
	@%p41 bra 	$L__BB7_39;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd30;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r351, [retval0+0];
	ld.param.b32 	%r352, [retval0+4];
	}
$L__BB7_39:
	setp.eq.s32 	%p42, %r8, 0;
	@%p42 bra 	$L__BB7_46;
	shl.b32 	%r178, %r2, 5;
	and.b32  	%r179, %r178, -1024;
	shl.b32 	%r180, %r2, 4;
	and.b32  	%r181, %r180, 496;
	or.b32  	%r182, %r179, %r181;
	cvt.u64.u32 	%rd110, %r182;
	add.s64 	%rd111, %rd110, %rd11;
	add.s32 	%r184, %r341, %r1;
	add.s32 	%r185, %r184, 1;
	and.b32  	%r186, %r185, 3;
	cvt.u64.u32 	%rd113, %r186;
	or.b64  	%rd114, %rd58, %rd113;
	cvt.u64.u32 	%rd115, %r115;
	mul.lo.s64 	%rd116, %rd114, %rd115;
	cvt.u64.u32 	%rd117, %r114;
	add.s64 	%rd118, %rd116, %rd117;
	mul.lo.s64 	%rd119, %rd12, %rd118;
	add.s64 	%rd120, %rd111, %rd119;
	add.s64 	%rd108, %rd269, %rd120;
	cvt.u64.u32 	%rd121, %r344;
	cvt.u64.u32 	%rd122, %r343;
	bfi.b64 	%rd109, %rd121, %rd122, 32, 32;
	st.relaxed.sys.global.u64 [%rd108], %rd109;
	@%p28 bra 	$L__BB7_42;
	add.s64 	%rd123, %rd108, 8;
	cvt.u64.u32 	%rd125, %r346;
	cvt.u64.u32 	%rd126, %r345;
	bfi.b64 	%rd124, %rd125, %rd126, 32, 32;
	st.relaxed.sys.global.u64 [%rd123], %rd124;
$L__BB7_42:
	add.s64 	%rd127, %rd108, 512;
	cvt.u64.u32 	%rd129, %r350;
	cvt.u64.u32 	%rd130, %r349;
	bfi.b64 	%rd128, %rd129, %rd130, 32, 32;
	st.relaxed.sys.global.u64 [%rd127], %rd128;
	@%p28 bra 	$L__BB7_44;
	add.s64 	%rd131, %rd108, 520;
	cvt.u64.u32 	%rd133, %r352;
	cvt.u64.u32 	%rd134, %r351;
	bfi.b64 	%rd132, %rd133, %rd134, 32, 32;
	st.relaxed.sys.global.u64 [%rd131], %rd132;
$L__BB7_44:
	setp.ne.s32 	%p45, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p45 bra 	$L__BB7_48;
	add.s64 	%rd135, %rd108, 8;
	cvt.u64.u32 	%rd139, %r116;
	cvt.u64.u32 	%rd140, %r185;
	bfi.b64 	%rd136, %rd139, %rd140, 32, 32;
	st.release.sys.global.u64 [%rd135], %rd136;
	add.s64 	%rd137, %rd108, 520;
	st.release.sys.global.u64 [%rd137], %rd136;
	bra.uni 	$L__BB7_48;
$L__BB7_46:
	add.s32 	%r339, %r342, %r114;
	shr.u32 	%r338, %r2, 5;
	setp.lt.u32 	%p159, %r339, %r115;
	selp.b32 	%r337, 0, %r115, %p159;
	sub.s32 	%r336, %r339, %r337;
	sub.s32 	%r335, %r332, %r133;
	setp.ge.u32 	%p47, %r335, %r134;
	or.b64  	%rd150, %rd94, 4;
	setp.ge.u64 	%p48, %rd150, %rd5;
	selp.b32 	%r192, %r116, %r346, %p28;
	add.s32 	%r204, %r341, %r1;
	add.s32 	%r205, %r204, 1;
	selp.b32 	%r191, %r205, %r345, %p28;
	shl.b32 	%r206, %r338, 10;
	shl.b32 	%r207, %r2, 4;
	and.b32  	%r208, %r207, 496;
	or.b32  	%r209, %r206, %r208;
	cvt.u64.u32 	%rd151, %r209;
	add.s64 	%rd152, %rd151, %rd11;
	and.b32  	%r210, %r205, 3;
	cvt.u64.u32 	%rd154, %r210;
	or.b64  	%rd155, %rd58, %rd154;
	cvt.u64.u32 	%rd156, %r115;
	mul.lo.s64 	%rd157, %rd155, %rd156;
	cvt.u64.u32 	%rd158, %r114;
	add.s64 	%rd159, %rd157, %rd158;
	mul.lo.s64 	%rd160, %rd12, %rd159;
	add.s64 	%rd161, %rd152, %rd160;
	add.s64 	%rd141, %rd269, %rd161;
	st.volatile.global.v4.u32 [%rd141], {%r343, %r344, %r191, %r192};
	selp.b32 	%r58, %r205, %r351, %p28;
	selp.b32 	%r59, %r116, %r352, %p28;
	or.pred  	%p50, %p47, %p48;
	@%p50 bra 	$L__BB7_48;
	add.s64 	%rd162, %rd141, 512;
	st.volatile.global.v4.u32 [%rd162], {%r349, %r350, %r58, %r59};
$L__BB7_48:
	add.s32 	%r342, %r342, 1;
	setp.lt.u32 	%p51, %r342, %r115;
	@%p51 bra 	$L__BB7_18;
$L__BB7_49:
	setp.eq.s32 	%p52, %r341, 0;
	@%p52 bra 	$L__BB7_148;
	add.s32 	%r215, %r341, -1;
	cvt.u64.u32 	%rd163, %r215;
	mul.lo.s64 	%rd165, %rd64, %rd163;
	mul.lo.s32 	%r220, %r127, %r118;
	cvt.u64.u32 	%rd166, %r220;
	shr.u32 	%r222, %r2, 5;
	cvt.u64.u32 	%rd167, %r222;
	add.s64 	%rd168, %rd166, %rd167;
	add.s64 	%rd169, %rd168, %rd165;
	shl.b64 	%rd170, %rd169, 3;
	and.b32  	%r223, %r2, 31;
	shr.u32 	%r224, %r223, 3;
	cvt.u64.u32 	%rd171, %r224;
	or.b64  	%rd172, %rd170, %rd171;
	mul.lo.s64 	%rd173, %rd172, 15;
	shl.b32 	%r225, %r2, 1;
	and.b32  	%r226, %r225, 14;
	cvt.u64.u32 	%rd174, %r226;
	add.s64 	%rd175, %rd173, %rd174;
	sub.s64 	%rd33, %rd14, %rd175;
	cvt.u64.u32 	%rd176, %r114;
	mul.lo.s64 	%rd177, %rd13, %rd176;
	add.s64 	%rd178, %rd177, %rd175;
	cvta.to.global.u64 	%rd179, %rd53;
	shl.b64 	%rd180, %rd178, 3;
	add.s64 	%rd35, %rd179, %rd180;
	add.s64 	%rd34, %rd53, %rd180;
	and.b64  	%rd181, %rd34, 7;
	setp.eq.s64 	%p53, %rd181, 0;
	setp.gt.s64 	%p54, %rd33, 0;
	and.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB7_53;
	bra.uni 	$L__BB7_51;
$L__BB7_53:
	ld.global.v2.u32 	{%r355, %r356}, [%rd35];
	bra.uni 	$L__BB7_54;
$L__BB7_51:
	setp.lt.s64 	%p56, %rd33, 1;
	mov.u32 	%r355, 0;
	mov.u32 	%r356, %r355;
	@%p56 bra 	$L__BB7_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r355, [retval0+0];
	ld.param.b32 	%r356, [retval0+4];
	}
$L__BB7_54:
	setp.eq.s32 	%p57, %r5, 7;
	mov.u32 	%r358, 0;
	mov.u32 	%r357, %r358;
	@%p57 bra 	$L__BB7_59;
	add.s64 	%rd36, %rd34, 8;
	and.b64  	%rd182, %rd36, 7;
	setp.eq.s64 	%p58, %rd182, 0;
	add.s64 	%rd37, %rd33, -1;
	setp.gt.s64 	%p59, %rd37, 0;
	and.pred  	%p60, %p59, %p58;
	@%p60 bra 	$L__BB7_58;
	bra.uni 	$L__BB7_56;
$L__BB7_58:
	ld.global.v2.u32 	{%r357, %r358}, [%rd35+8];
	bra.uni 	$L__BB7_59;
$L__BB7_56:
	setp.lt.s64 	%p61, %rd37, 1;
	mov.u32 	%r357, 0;
	mov.u32 	%r358, %r357;
	@%p61 bra 	$L__BB7_59;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd36;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd37;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r357, [retval0+0];
	ld.param.b32 	%r358, [retval0+4];
	}
$L__BB7_59:
	add.s64 	%rd38, %rd34, 480;
	and.b64  	%rd183, %rd38, 7;
	setp.eq.s64 	%p62, %rd183, 0;
	setp.gt.s64 	%p63, %rd33, 60;
	and.pred  	%p64, %p63, %p62;
	@%p64 bra 	$L__BB7_62;
	bra.uni 	$L__BB7_60;
$L__BB7_62:
	ld.global.v2.u32 	{%r361, %r362}, [%rd35+480];
	bra.uni 	$L__BB7_63;
$L__BB7_60:
	setp.lt.s64 	%p65, %rd33, 61;
	mov.u32 	%r361, 0;
	mov.u32 	%r362, %r361;
	@%p65 bra 	$L__BB7_63;
	add.s64 	%rd184, %rd33, -60;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd184;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r361, [retval0+0];
	ld.param.b32 	%r362, [retval0+4];
	}
$L__BB7_63:
	mov.u32 	%r364, 0;
	mov.u32 	%r363, %r364;
	@%p57 bra 	$L__BB7_68;
	add.s64 	%rd39, %rd34, 488;
	and.b64  	%rd185, %rd39, 7;
	setp.eq.s64 	%p67, %rd185, 0;
	add.s64 	%rd40, %rd33, -61;
	setp.gt.s64 	%p68, %rd40, 0;
	and.pred  	%p69, %p68, %p67;
	@%p69 bra 	$L__BB7_67;
	bra.uni 	$L__BB7_65;
$L__BB7_67:
	ld.global.v2.u32 	{%r363, %r364}, [%rd35+488];
	bra.uni 	$L__BB7_68;
$L__BB7_65:
	setp.lt.s64 	%p70, %rd40, 1;
	mov.u32 	%r363, 0;
	mov.u32 	%r364, %r363;
	@%p70 bra 	$L__BB7_68;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd39;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd40;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKdm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r363, [retval0+0];
	ld.param.b32 	%r364, [retval0+4];
	}
$L__BB7_68:
	setp.eq.s32 	%p71, %r115, 0;
	@%p71 bra 	$L__BB7_121;
	mov.u32 	%r367, 0;
	mov.b64 	%rd186, {%r355, %r356};
	mov.b64 	%fd2, %rd186;
	mov.b64 	%rd187, {%r357, %r358};
	mov.b64 	%fd3, %rd187;
	mov.b64 	%rd188, {%r361, %r362};
	mov.b64 	%fd4, %rd188;
	mov.b64 	%rd189, {%r363, %r364};
	mov.b64 	%fd5, %rd189;
$L__BB7_70:
	.pragma "nounroll";
	mov.f64 	%fd9, %fd133;
	mov.f64 	%fd8, %fd132;
	mov.f64 	%fd7, %fd131;
	mov.f64 	%fd6, %fd130;
	setp.eq.s32 	%p72, %r367, %r114;
	mov.f64 	%fd105, %fd5;
	mov.f64 	%fd106, %fd4;
	mov.f64 	%fd107, %fd3;
	mov.f64 	%fd108, %fd2;
	@%p72 bra 	$L__BB7_89;
	shr.u32 	%r327, %r2, 5;
	mov.u32 	%r95, 1;
	mov.u64 	%rd190, 0;
	sub.s32 	%r249, %r367, %r135;
	setp.lt.u32 	%p73, %r249, %r136;
	setp.gt.u64 	%p74, %rd5, %rd170;
	and.pred  	%p75, %p73, %p74;
	add.s64 	%rd199, %rd5, 3;
	sub.s64 	%rd200, %rd199, %rd170;
	shr.u64 	%rd201, %rd200, 2;
	min.u64 	%rd202, %rd201, 2;
	cvt.u32.u64 	%r258, %rd202;
	selp.b32 	%r94, %r258, 1, %p75;
	add.s32 	%r259, %r341, %r1;
	and.b32  	%r260, %r259, 3;
	cvt.u64.u32 	%rd204, %r260;
	or.b64  	%rd205, %rd58, %rd204;
	cvt.u64.u32 	%rd206, %r115;
	mul.lo.s64 	%rd207, %rd205, %rd206;
	cvt.u64.u32 	%rd208, %r367;
	add.s64 	%rd209, %rd207, %rd208;
	mul.lo.s64 	%rd210, %rd12, %rd209;
	shl.b32 	%r261, %r327, 10;
	shl.b32 	%r262, %r2, 4;
	and.b32  	%r263, %r262, 496;
	or.b32  	%r264, %r261, %r263;
	cvt.u64.u32 	%rd211, %r264;
	add.s64 	%rd212, %rd211, %rd11;
	add.s64 	%rd213, %rd212, %rd210;
	add.u64 	%rd215, %SPL, 0;
	st.local.u64 	[%rd215], %rd190;
	add.s64 	%rd41, %rd2, %rd213;
	mov.f64 	%fd105, %fd95;
	mov.f64 	%fd106, %fd96;
	mov.f64 	%fd107, %fd97;
	mov.f64 	%fd108, %fd98;
	bra.uni 	$L__BB7_72;
$L__BB7_154:
	add.s32 	%r95, %r95, 1;
$L__BB7_72:
	setp.eq.s32 	%p76, %r94, 0;
	mov.u32 	%r369, 0;
	@%p76 bra 	$L__BB7_76;
	add.s32 	%r330, %r341, %r1;
	setp.eq.s32 	%p77, %r94, 1;
	ld.volatile.global.v4.u32 {%r266, %r267, %r268, %r269}, [%rd41];
	setp.ne.s32 	%p78, %r268, %r330;
	and.pred  	%p160, %p57, %p78;
	@%p77 bra 	$L__BB7_75;
	add.s32 	%r331, %r341, %r1;
	add.s64 	%rd257, %rd41, 512;
	ld.volatile.global.v4.u32 {%r271, %r272, %r273, %r274}, [%rd257];
	mov.b64 	%rd218, {%r271, %r272};
	mov.b64 	%fd106, %rd218;
	mov.b64 	%rd219, {%r273, %r274};
	mov.b64 	%fd105, %rd219;
	setp.ne.s32 	%p81, %r273, %r331;
	and.pred  	%p82, %p57, %p81;
	or.pred  	%p160, %p160, %p82;
$L__BB7_75:
	selp.u32 	%r369, 1, 0, %p160;
	mov.b64 	%rd220, {%r268, %r269};
	mov.b64 	%fd107, %rd220;
	mov.b64 	%rd221, {%r266, %r267};
	mov.b64 	%fd108, %rd221;
$L__BB7_76:
	setp.ne.s32 	%p83, %r369, 0;
	mov.u32 	%r276, -1;
	vote.sync.any.pred 	%p84, %p83, %r276;
	@%p84 bra 	$L__BB7_86;
	bra.uni 	$L__BB7_77;
$L__BB7_86:
	and.b32  	%r294, %r95, 63;
	setp.ne.s32 	%p100, %r294, 0;
	@%p100 bra 	$L__BB7_154;
	add.u64 	%rd262, %SP, 0;
	add.s32 	%r295, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd50;
	st.param.b64 	[param0+8], %rd51;
	st.param.v2.b32 	[param0+16], {%r114, %r115};
	st.param.v2.b32 	[param0+24], {%r116, %r117};
	st.param.b64 	[param0+32], %rd52;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r295;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r367;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r95;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd262;
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
	@%p101 bra 	$L__BB7_154;
	bra.uni 	$L__BB7_88;
$L__BB7_77:
	setp.eq.s32 	%p85, %r138, 0;
	@%p85 bra 	$L__BB7_83;
	setp.eq.s32 	%p155, %r94, 0;
	mov.u32 	%r370, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p155 bra 	$L__BB7_82;
	add.s32 	%r328, %r341, %r1;
	setp.eq.s32 	%p87, %r94, 1;
	ld.volatile.global.v4.u32 {%r279, %r280, %r281, %r282}, [%rd41];
	setp.ne.s32 	%p88, %r281, %r328;
	and.pred  	%p161, %p57, %p88;
	@%p87 bra 	$L__BB7_81;
	add.s32 	%r329, %r341, %r1;
	add.s64 	%rd258, %rd41, 512;
	ld.volatile.global.v4.u32 {%r284, %r285, %r286, %r287}, [%rd258];
	mov.b64 	%rd224, {%r284, %r285};
	mov.b64 	%fd106, %rd224;
	mov.b64 	%rd225, {%r286, %r287};
	mov.b64 	%fd105, %rd225;
	setp.ne.s32 	%p91, %r286, %r329;
	and.pred  	%p92, %p57, %p91;
	or.pred  	%p161, %p161, %p92;
$L__BB7_81:
	selp.u32 	%r370, 1, 0, %p161;
	mov.b64 	%rd226, {%r281, %r282};
	mov.b64 	%fd107, %rd226;
	mov.b64 	%rd227, {%r279, %r280};
	mov.b64 	%fd108, %rd227;
$L__BB7_82:
	setp.ne.s32 	%p93, %r370, 0;
	mov.u32 	%r289, -1;
	vote.sync.any.pred 	%p94, %p93, %r289;
$L__BB7_83:
	mov.b64 	%rd228, %fd107;
	mov.b64 	{%r291, %r110}, %rd228;
	setp.ne.s32 	%p95, %r110, %r116;
	and.pred  	%p7, %p57, %p95;
	not.pred 	%p97, %p7;
	@%p97 bra 	$L__BB7_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd50;
	st.param.b64 	[param0+8], %rd51;
	st.param.v2.b32 	[param0+16], {%r114, %r115};
	st.param.v2.b32 	[param0+24], {%r116, %r117};
	st.param.b64 	[param0+32], %rd52;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r367;
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
	@%p102 bra 	$L__BB7_148;
$L__BB7_89:
	mov.f64 	%fd98, %fd108;
	mov.f64 	%fd97, %fd107;
	mov.f64 	%fd96, %fd106;
	mov.f64 	%fd95, %fd105;
	setp.eq.s32 	%p103, %r367, 0;
	mov.f64 	%fd130, %fd95;
	mov.f64 	%fd131, %fd96;
	mov.f64 	%fd132, %fd97;
	mov.f64 	%fd133, %fd98;
	@%p103 bra 	$L__BB7_120;
	or.b32  	%r297, %r137, 4;
	setp.eq.s32 	%p104, %r297, 4;
	@%p104 bra 	$L__BB7_119;
	bra.uni 	$L__BB7_91;
$L__BB7_119:
	add.f64 	%fd133, %fd98, %fd9;
	add.f64 	%fd132, %fd97, %fd8;
	add.f64 	%fd131, %fd96, %fd7;
	add.f64 	%fd130, %fd95, %fd6;
	bra.uni 	$L__BB7_120;
$L__BB7_91:
	setp.eq.s32 	%p105, %r137, 1;
	@%p105 bra 	$L__BB7_96;
	setp.eq.s32 	%p106, %r137, 2;
	@%p106 bra 	$L__BB7_95;
	setp.ne.s32 	%p107, %r137, 3;
	@%p107 bra 	$L__BB7_97;
	setp.gt.f64 	%p108, %fd98, %fd9;
	selp.f64 	%fd133, %fd98, %fd9, %p108;
	bra.uni 	$L__BB7_98;
$L__BB7_96:
	mul.f64 	%fd133, %fd98, %fd9;
	bra.uni 	$L__BB7_98;
$L__BB7_95:
	setp.lt.f64 	%p109, %fd98, %fd9;
	selp.f64 	%fd133, %fd98, %fd9, %p109;
	bra.uni 	$L__BB7_98;
$L__BB7_97:
	add.f64 	%fd133, %fd98, %fd9;
$L__BB7_98:
	@%p105 bra 	$L__BB7_103;
	setp.eq.s32 	%p111, %r137, 2;
	@%p111 bra 	$L__BB7_102;
	setp.ne.s32 	%p112, %r137, 3;
	@%p112 bra 	$L__BB7_104;
	setp.gt.f64 	%p113, %fd97, %fd8;
	selp.f64 	%fd132, %fd97, %fd8, %p113;
	bra.uni 	$L__BB7_105;
$L__BB7_103:
	mul.f64 	%fd132, %fd97, %fd8;
	bra.uni 	$L__BB7_105;
$L__BB7_102:
	setp.lt.f64 	%p114, %fd97, %fd8;
	selp.f64 	%fd132, %fd97, %fd8, %p114;
	bra.uni 	$L__BB7_105;
$L__BB7_104:
	add.f64 	%fd132, %fd97, %fd8;
$L__BB7_105:
	@%p105 bra 	$L__BB7_110;
	setp.eq.s32 	%p116, %r137, 2;
	@%p116 bra 	$L__BB7_109;
	setp.ne.s32 	%p117, %r137, 3;
	@%p117 bra 	$L__BB7_111;
	setp.gt.f64 	%p118, %fd96, %fd7;
	selp.f64 	%fd131, %fd96, %fd7, %p118;
	bra.uni 	$L__BB7_112;
$L__BB7_110:
	mul.f64 	%fd131, %fd96, %fd7;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	setp.lt.f64 	%p119, %fd96, %fd7;
	selp.f64 	%fd131, %fd96, %fd7, %p119;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	add.f64 	%fd131, %fd96, %fd7;
$L__BB7_112:
	@%p105 bra 	$L__BB7_117;
	setp.eq.s32 	%p121, %r137, 2;
	@%p121 bra 	$L__BB7_116;
	setp.ne.s32 	%p122, %r137, 3;
	@%p122 bra 	$L__BB7_118;
	setp.gt.f64 	%p123, %fd95, %fd6;
	selp.f64 	%fd130, %fd95, %fd6, %p123;
	bra.uni 	$L__BB7_120;
$L__BB7_117:
	mul.f64 	%fd130, %fd95, %fd6;
	bra.uni 	$L__BB7_120;
$L__BB7_116:
	setp.lt.f64 	%p124, %fd95, %fd6;
	selp.f64 	%fd130, %fd95, %fd6, %p124;
	bra.uni 	$L__BB7_120;
$L__BB7_118:
	add.f64 	%fd130, %fd95, %fd6;
$L__BB7_120:
	add.s32 	%r367, %r367, 1;
	setp.lt.u32 	%p125, %r367, %r115;
	@%p125 bra 	$L__BB7_70;
$L__BB7_121:
	setp.eq.s32 	%p126, %r136, 0;
	mov.u16 	%rs30, 1;
	@%p126 bra 	$L__BB7_148;
	setp.ne.s32 	%p127, %r137, 4;
	@%p127 bra 	$L__BB7_124;
	div.rn.f64 	%fd133, %fd133, %fd1;
$L__BB7_124:
	@%p127 bra 	$L__BB7_126;
	div.rn.f64 	%fd132, %fd132, %fd1;
$L__BB7_126:
	@%p127 bra 	$L__BB7_128;
	div.rn.f64 	%fd131, %fd131, %fd1;
$L__BB7_128:
	@%p127 bra 	$L__BB7_130;
	div.rn.f64 	%fd130, %fd130, %fd1;
$L__BB7_130:
	setp.gt.s64 	%p156, %rd33, 0;
	ld.param.u64 	%rd259, [lines_param_8];
	shl.b32 	%r312, %r5, 1;
	cvt.u64.u32 	%rd241, %r312;
	add.s64 	%rd242, %rd173, %rd241;
	cvta.to.global.u64 	%rd243, %rd259;
	shl.b64 	%rd244, %rd242, 3;
	add.s64 	%rd43, %rd243, %rd244;
	add.s64 	%rd44, %rd259, %rd244;
	and.b64  	%rd245, %rd44, 7;
	setp.eq.s64 	%p131, %rd245, 0;
	and.pred  	%p133, %p156, %p131;
	@%p133 bra 	$L__BB7_133;
	bra.uni 	$L__BB7_131;
$L__BB7_133:
	st.global.f64 	[%rd43], %fd133;
	bra.uni 	$L__BB7_134;
$L__BB7_131:
	setp.lt.s64 	%p134, %rd33, 1;
	@%p134 bra 	$L__BB7_134;
	mov.b64 	%rd246, %fd133;
	mov.b64 	{%r313, %r314}, %rd246;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd44;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r313, %r314};
	call.uni
	_ZN10collective13storeElementsEPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_134:
	@%p57 bra 	$L__BB7_139;
	add.s64 	%rd45, %rd44, 8;
	and.b64  	%rd247, %rd45, 7;
	setp.eq.s64 	%p136, %rd247, 0;
	add.s64 	%rd46, %rd33, -1;
	setp.gt.s64 	%p137, %rd46, 0;
	and.pred  	%p138, %p137, %p136;
	@%p138 bra 	$L__BB7_138;
	bra.uni 	$L__BB7_136;
$L__BB7_138:
	st.global.f64 	[%rd43+8], %fd132;
	bra.uni 	$L__BB7_139;
$L__BB7_136:
	setp.lt.s64 	%p139, %rd46, 1;
	@%p139 bra 	$L__BB7_139;
	mov.b64 	%rd248, %fd132;
	mov.b64 	{%r315, %r316}, %rd248;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd45;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd46;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r315, %r316};
	call.uni
	_ZN10collective13storeElementsEPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_139:
	setp.gt.s64 	%p157, %rd33, 60;
	add.s64 	%rd47, %rd44, 480;
	and.b64  	%rd249, %rd47, 7;
	setp.eq.s64 	%p141, %rd249, 0;
	and.pred  	%p142, %p157, %p141;
	@%p142 bra 	$L__BB7_142;
	bra.uni 	$L__BB7_140;
$L__BB7_142:
	st.global.f64 	[%rd43+480], %fd131;
	bra.uni 	$L__BB7_143;
$L__BB7_140:
	setp.lt.s64 	%p143, %rd33, 61;
	@%p143 bra 	$L__BB7_143;
	mov.b64 	%rd250, %fd131;
	add.s64 	%rd251, %rd33, -60;
	mov.b64 	{%r317, %r318}, %rd250;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd47;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd251;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r317, %r318};
	call.uni
	_ZN10collective13storeElementsEPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_143:
	mov.u16 	%rs30, 1;
	@%p57 bra 	$L__BB7_148;
	add.s64 	%rd48, %rd44, 488;
	and.b64  	%rd252, %rd48, 7;
	setp.eq.s64 	%p145, %rd252, 0;
	add.s64 	%rd49, %rd33, -61;
	setp.gt.s64 	%p146, %rd49, 0;
	mov.u16 	%rs30, 1;
	and.pred  	%p147, %p146, %p145;
	@%p147 bra 	$L__BB7_147;
	bra.uni 	$L__BB7_145;
$L__BB7_147:
	st.global.f64 	[%rd43+488], %fd130;
	bra.uni 	$L__BB7_148;
$L__BB7_145:
	setp.lt.s64 	%p148, %rd49, 1;
	@%p148 bra 	$L__BB7_148;
	mov.u16 	%rs30, 1;
	mov.b64 	%rd253, %fd130;
	mov.b64 	{%r319, %r320}, %rd253;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd48;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd49;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r319, %r320};
	call.uni
	_ZN10collective13storeElementsEPdm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_148:
	setp.ne.s32 	%p149, %r341, 1;
	@%p149 bra 	$L__BB7_150;
	griddepcontrol.launch_dependents;
$L__BB7_150:
	add.s32 	%r341, %r341, 1;
	setp.le.u32 	%p150, %r341, %r340;
	and.b16  	%rs21, %rs30, 255;
	setp.ne.s16 	%p151, %rs21, 0;
	and.pred  	%p152, %p151, %p150;
	@%p152 bra 	$L__BB7_15;
	setp.eq.s16 	%p153, %rs21, 0;
	selp.u32 	%r321, 1, 0, %p153;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r321, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r322, 1, 0, %p2;
	}
	or.b32  	%r324, %r322, %r2;
	setp.ne.s32 	%p154, %r324, 0;
	@%p154 bra 	$L__BB7_153;
	cvta.to.global.u64 	%rd261, %rd2;
	add.s64 	%rd260, %rd261, %rd58;
	add.s32 	%r325, %r340, %r1;
	st.global.u32 	[%rd260+64], %r325;
$L__BB7_153:
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKdm(
	.param .b64 _ZN10collective12loadElementsEPKdm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKdm_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_ZN10collective12loadElementsEPKdm_param_0];
	ld.param.u64 	%rd2, [_ZN10collective12loadElementsEPKdm_param_1];
	setp.eq.s64 	%p1, %rd2, 0;
	mov.u32 	%r9, 0;
	mov.u32 	%r10, %r9;
	@%p1 bra 	$L__BB9_2;
	cvta.to.global.u64 	%rd3, %rd1;
	ld.global.v2.u32 	{%r9, %r10}, [%rd3];
$L__BB9_2:
	st.param.b32 	[func_retval0+0], %r9;
	st.param.b32 	[func_retval0+4], %r10;
	ret;
}
.func _ZN10collective13storeElementsEPdm5uint2(
	.param .b64 _ZN10collective13storeElementsEPdm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPdm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPdm5uint2_param_2[8]
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<4>;
	ld.param.u64 	%rd1, [_ZN10collective13storeElementsEPdm5uint2_param_0];
	ld.param.u64 	%rd2, [_ZN10collective13storeElementsEPdm5uint2_param_1];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPdm5uint2_param_2+4];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPdm5uint2_param_2];
	setp.eq.s64 	%p1, %rd2, 0;
	@%p1 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd3, %rd1;
	st.global.v2.u32 	[%rd3], {%r1, %r2};
$L__BB10_2:
	ret;
}
`;
