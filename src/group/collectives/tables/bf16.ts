// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective4copyEP13__nv_bfloat16PKS0_m
(
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_0,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_1,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_2
)
;
.func _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPK13__nv_bfloat16m
(
	.param .b64 _ZN10collective12loadElementsEPK13__nv_bfloat16m_param_0,
	.param .b64 _ZN10collective12loadElementsEPK13__nv_bfloat16m_param_1
)
;
.func _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2
(
	.param .b64 _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_2[8]
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
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
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
	_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj,
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
.func _ZN10collective4copyEP13__nv_bfloat16PKS0_m(
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_0,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_1,
	.param .b64 _ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<53>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEP13__nv_bfloat16PKS0_m_param_2];
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
.func _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<119>;
	.reg .f32 	%f<464>;
	.reg .b32 	%r<88>;
	.reg .b64 	%rd<132>;
	ld.param.u64 	%rd57, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd58, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd56, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd57;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd57, 15;
	cvta.to.local.u64 	%rd3, %rd58;
	@%p1 bra 	$L__BB2_113;
	bra.uni 	$L__BB2_1;
$L__BB2_113:
	setp.ne.s64 	%p77, %rd2, 0;
	mov.u64 	%rd127, 0;
	@%p77 bra 	$L__BB2_180;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd83, %rd25, 15;
	setp.ne.s64 	%p78, %rd83, 0;
	@%p78 bra 	$L__BB2_180;
	shr.u64 	%rd26, %rd56, 3;
	mov.u32 	%r38, %tid.x;
	cvt.u64.u32 	%rd124, %r38;
	mov.u32 	%r39, %ntid.x;
	cvt.u64.u32 	%rd28, %r39;
	add.s64 	%rd84, %rd124, %rd28;
	setp.ge.u64 	%p79, %rd84, %rd26;
	@%p79 bra 	$L__BB2_155;
	cvt.u32.u64 	%r40, %rd28;
	cvt.rn.f32.u32 	%f102, %r22;
	shl.b32 	%r41, %r40, 1;
	cvt.u64.u32 	%rd29, %r41;
$L__BB2_117:
	.pragma "nounroll";
	setp.eq.s32 	%p80, %r22, 0;
	@%p80 bra 	$L__BB2_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r85, 0;
$L__BB2_119:
	.pragma "nounroll";
	setp.eq.s32 	%p81, %r11, %r85;
	mov.u64 	%rd123, %rd25;
	@%p81 bra 	$L__BB2_121;
	ld.local.u64 	%rd85, [%rd3+16];
	cvt.u64.u32 	%rd86, %r85;
	mul.lo.s64 	%rd87, %rd85, %rd86;
	ld.local.u64 	%rd88, [%rd3+8];
	add.s64 	%rd123, %rd88, %rd87;
$L__BB2_121:
	shl.b64 	%rd89, %rd124, 4;
	add.s64 	%rd90, %rd123, %rd89;
	ld.v4.u32 	{%r43, %r44, %r45, %r46}, [%rd90];
	shl.b64 	%rd91, %rd28, 4;
	add.s64 	%rd92, %rd90, %rd91;
	ld.v4.u32 	{%r51, %r52, %r53, %r54}, [%rd92];
	mov.b32 	{%rs68, %rs69}, %r43;
	{ mov.b32 %f261, {0,%rs68};}
	add.f32 	%f277, %f261, %f412;
	setp.eq.s32 	%p82, %r85, 0;
	selp.f32 	%f412, %f261, %f277, %p82;
	{ mov.b32 %f262, {0,%rs69};}
	add.f32 	%f278, %f262, %f411;
	selp.f32 	%f411, %f262, %f278, %p82;
	mov.b32 	{%rs70, %rs71}, %r44;
	{ mov.b32 %f263, {0,%rs70};}
	add.f32 	%f279, %f263, %f410;
	selp.f32 	%f410, %f263, %f279, %p82;
	{ mov.b32 %f264, {0,%rs71};}
	add.f32 	%f280, %f264, %f409;
	selp.f32 	%f409, %f264, %f280, %p82;
	mov.b32 	{%rs72, %rs73}, %r45;
	{ mov.b32 %f265, {0,%rs72};}
	add.f32 	%f281, %f265, %f408;
	selp.f32 	%f408, %f265, %f281, %p82;
	{ mov.b32 %f266, {0,%rs73};}
	add.f32 	%f282, %f266, %f407;
	selp.f32 	%f407, %f266, %f282, %p82;
	mov.b32 	{%rs74, %rs75}, %r46;
	{ mov.b32 %f267, {0,%rs74};}
	add.f32 	%f283, %f267, %f406;
	selp.f32 	%f406, %f267, %f283, %p82;
	{ mov.b32 %f268, {0,%rs75};}
	add.f32 	%f284, %f268, %f405;
	selp.f32 	%f405, %f268, %f284, %p82;
	mov.b32 	{%rs76, %rs77}, %r51;
	{ mov.b32 %f269, {0,%rs76};}
	add.f32 	%f285, %f269, %f404;
	selp.f32 	%f404, %f269, %f285, %p82;
	{ mov.b32 %f270, {0,%rs77};}
	add.f32 	%f286, %f270, %f403;
	selp.f32 	%f403, %f270, %f286, %p82;
	mov.b32 	{%rs78, %rs79}, %r52;
	{ mov.b32 %f271, {0,%rs78};}
	add.f32 	%f287, %f271, %f402;
	selp.f32 	%f402, %f271, %f287, %p82;
	{ mov.b32 %f272, {0,%rs79};}
	add.f32 	%f288, %f272, %f401;
	selp.f32 	%f401, %f272, %f288, %p82;
	mov.b32 	{%rs80, %rs81}, %r53;
	{ mov.b32 %f273, {0,%rs80};}
	add.f32 	%f289, %f273, %f400;
	selp.f32 	%f400, %f273, %f289, %p82;
	{ mov.b32 %f274, {0,%rs81};}
	add.f32 	%f290, %f274, %f399;
	selp.f32 	%f399, %f274, %f290, %p82;
	mov.b32 	{%rs82, %rs83}, %r54;
	{ mov.b32 %f275, {0,%rs82};}
	add.f32 	%f291, %f275, %f398;
	selp.f32 	%f398, %f275, %f291, %p82;
	{ mov.b32 %f276, {0,%rs83};}
	add.f32 	%f292, %f276, %f397;
	selp.f32 	%f397, %f276, %f292, %p82;
	add.s32 	%r85, %r85, 1;
	setp.lt.u32 	%p83, %r85, %r22;
	@%p83 bra 	$L__BB2_119;
$L__BB2_122:
	setp.ne.s32 	%p84, %r21, 4;
	@%p84 bra 	$L__BB2_124;
	div.rn.f32 	%f412, %f412, %f102;
$L__BB2_124:
	{  cvt.rn.bf16.f32 %rs84, %f412;}
	@%p84 bra 	$L__BB2_126;
	div.rn.f32 	%f411, %f411, %f102;
$L__BB2_126:
	{  cvt.rn.bf16.f32 %rs85, %f411;}
	@%p84 bra 	$L__BB2_128;
	div.rn.f32 	%f410, %f410, %f102;
$L__BB2_128:
	{  cvt.rn.bf16.f32 %rs86, %f410;}
	@%p84 bra 	$L__BB2_130;
	div.rn.f32 	%f409, %f409, %f102;
$L__BB2_130:
	{  cvt.rn.bf16.f32 %rs87, %f409;}
	@%p84 bra 	$L__BB2_132;
	div.rn.f32 	%f408, %f408, %f102;
$L__BB2_132:
	{  cvt.rn.bf16.f32 %rs88, %f408;}
	@%p84 bra 	$L__BB2_134;
	div.rn.f32 	%f407, %f407, %f102;
$L__BB2_134:
	{  cvt.rn.bf16.f32 %rs89, %f407;}
	@%p84 bra 	$L__BB2_136;
	div.rn.f32 	%f406, %f406, %f102;
$L__BB2_136:
	{  cvt.rn.bf16.f32 %rs90, %f406;}
	@%p84 bra 	$L__BB2_138;
	div.rn.f32 	%f405, %f405, %f102;
$L__BB2_138:
	shl.b64 	%rd93, %rd124, 4;
	add.s64 	%rd34, %rd1, %rd93;
	{  cvt.rn.bf16.f32 %rs91, %f405;}
	mov.b32 	%r59, {%rs90, %rs91};
	mov.b32 	%r60, {%rs88, %rs89};
	mov.b32 	%r61, {%rs86, %rs87};
	mov.b32 	%r62, {%rs84, %rs85};
	st.global.v4.u32 	[%rd34], {%r62, %r61, %r60, %r59};
	@%p84 bra 	$L__BB2_140;
	div.rn.f32 	%f404, %f404, %f102;
$L__BB2_140:
	{  cvt.rn.bf16.f32 %rs92, %f404;}
	@%p84 bra 	$L__BB2_142;
	div.rn.f32 	%f403, %f403, %f102;
$L__BB2_142:
	{  cvt.rn.bf16.f32 %rs93, %f403;}
	@%p84 bra 	$L__BB2_144;
	div.rn.f32 	%f402, %f402, %f102;
$L__BB2_144:
	{  cvt.rn.bf16.f32 %rs94, %f402;}
	@%p84 bra 	$L__BB2_146;
	div.rn.f32 	%f401, %f401, %f102;
$L__BB2_146:
	{  cvt.rn.bf16.f32 %rs95, %f401;}
	@%p84 bra 	$L__BB2_148;
	div.rn.f32 	%f400, %f400, %f102;
$L__BB2_148:
	{  cvt.rn.bf16.f32 %rs96, %f400;}
	@%p84 bra 	$L__BB2_150;
	div.rn.f32 	%f399, %f399, %f102;
$L__BB2_150:
	{  cvt.rn.bf16.f32 %rs97, %f399;}
	@%p84 bra 	$L__BB2_152;
	div.rn.f32 	%f398, %f398, %f102;
$L__BB2_152:
	{  cvt.rn.bf16.f32 %rs98, %f398;}
	@%p84 bra 	$L__BB2_154;
	div.rn.f32 	%f397, %f397, %f102;
$L__BB2_154:
	shl.b64 	%rd94, %rd28, 4;
	add.s64 	%rd95, %rd34, %rd94;
	{  cvt.rn.bf16.f32 %rs99, %f397;}
	mov.b32 	%r63, {%rs98, %rs99};
	mov.b32 	%r64, {%rs96, %rs97};
	mov.b32 	%r65, {%rs94, %rs95};
	mov.b32 	%r66, {%rs92, %rs93};
	st.global.v4.u32 	[%rd95], {%r66, %r65, %r64, %r63};
	add.s64 	%rd124, %rd124, %rd29;
	add.s64 	%rd96, %rd124, %rd28;
	setp.lt.u64 	%p100, %rd96, %rd26;
	@%p100 bra 	$L__BB2_117;
$L__BB2_155:
	setp.ge.u64 	%p101, %rd124, %rd26;
	@%p101 bra 	$L__BB2_179;
	cvt.rn.f32.u32 	%f183, %r22;
$L__BB2_157:
	.pragma "nounroll";
	setp.eq.s32 	%p102, %r22, 0;
	@%p102 bra 	$L__BB2_162;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r86, 0;
$L__BB2_159:
	.pragma "nounroll";
	setp.eq.s32 	%p103, %r14, %r86;
	mov.u64 	%rd126, %rd25;
	@%p103 bra 	$L__BB2_161;
	ld.local.u64 	%rd97, [%rd3+16];
	cvt.u64.u32 	%rd98, %r86;
	mul.lo.s64 	%rd99, %rd97, %rd98;
	ld.local.u64 	%rd100, [%rd3+8];
	add.s64 	%rd126, %rd100, %rd99;
$L__BB2_161:
	shl.b64 	%rd101, %rd124, 4;
	add.s64 	%rd102, %rd126, %rd101;
	ld.v4.u32 	{%r68, %r69, %r70, %r71}, [%rd102];
	mov.b32 	{%rs100, %rs101}, %r68;
	{ mov.b32 %f310, {0,%rs100};}
	add.f32 	%f318, %f310, %f448;
	setp.eq.s32 	%p104, %r86, 0;
	selp.f32 	%f448, %f310, %f318, %p104;
	{ mov.b32 %f311, {0,%rs101};}
	add.f32 	%f319, %f311, %f447;
	selp.f32 	%f447, %f311, %f319, %p104;
	mov.b32 	{%rs102, %rs103}, %r69;
	{ mov.b32 %f312, {0,%rs102};}
	add.f32 	%f320, %f312, %f446;
	selp.f32 	%f446, %f312, %f320, %p104;
	{ mov.b32 %f313, {0,%rs103};}
	add.f32 	%f321, %f313, %f445;
	selp.f32 	%f445, %f313, %f321, %p104;
	mov.b32 	{%rs104, %rs105}, %r70;
	{ mov.b32 %f314, {0,%rs104};}
	add.f32 	%f322, %f314, %f449;
	selp.f32 	%f449, %f314, %f322, %p104;
	{ mov.b32 %f315, {0,%rs105};}
	add.f32 	%f323, %f315, %f450;
	selp.f32 	%f450, %f315, %f323, %p104;
	mov.b32 	{%rs106, %rs107}, %r71;
	{ mov.b32 %f316, {0,%rs106};}
	add.f32 	%f324, %f316, %f451;
	selp.f32 	%f451, %f316, %f324, %p104;
	{ mov.b32 %f317, {0,%rs107};}
	add.f32 	%f325, %f317, %f452;
	selp.f32 	%f452, %f317, %f325, %p104;
	add.s32 	%r86, %r86, 1;
	setp.lt.u32 	%p105, %r86, %r22;
	@%p105 bra 	$L__BB2_159;
$L__BB2_162:
	setp.ne.s32 	%p106, %r21, 4;
	mov.f32 	%f453, %f448;
	@%p106 bra 	$L__BB2_164;
	div.rn.f32 	%f453, %f448, %f183;
$L__BB2_164:
	{  cvt.rn.bf16.f32 %rs108, %f453;}
	mov.f32 	%f454, %f447;
	@%p106 bra 	$L__BB2_166;
	div.rn.f32 	%f454, %f447, %f183;
$L__BB2_166:
	{  cvt.rn.bf16.f32 %rs109, %f454;}
	mov.f32 	%f455, %f446;
	@%p106 bra 	$L__BB2_168;
	div.rn.f32 	%f455, %f446, %f183;
$L__BB2_168:
	{  cvt.rn.bf16.f32 %rs110, %f455;}
	mov.f32 	%f456, %f445;
	@%p106 bra 	$L__BB2_170;
	div.rn.f32 	%f456, %f445, %f183;
$L__BB2_170:
	{  cvt.rn.bf16.f32 %rs111, %f456;}
	mov.f32 	%f457, %f449;
	@%p106 bra 	$L__BB2_172;
	div.rn.f32 	%f457, %f449, %f183;
$L__BB2_172:
	{  cvt.rn.bf16.f32 %rs112, %f457;}
	mov.f32 	%f458, %f450;
	@%p106 bra 	$L__BB2_174;
	div.rn.f32 	%f458, %f450, %f183;
$L__BB2_174:
	{  cvt.rn.bf16.f32 %rs113, %f458;}
	mov.f32 	%f459, %f451;
	@%p106 bra 	$L__BB2_176;
	div.rn.f32 	%f459, %f451, %f183;
$L__BB2_176:
	{  cvt.rn.bf16.f32 %rs114, %f459;}
	mov.f32 	%f460, %f452;
	@%p106 bra 	$L__BB2_178;
	div.rn.f32 	%f460, %f452, %f183;
$L__BB2_178:
	shl.b64 	%rd103, %rd124, 4;
	add.s64 	%rd104, %rd1, %rd103;
	{  cvt.rn.bf16.f32 %rs115, %f460;}
	mov.b32 	%r76, {%rs114, %rs115};
	mov.b32 	%r77, {%rs112, %rs113};
	mov.b32 	%r78, {%rs110, %rs111};
	mov.b32 	%r79, {%rs108, %rs109};
	st.global.v4.u32 	[%rd104], {%r79, %r78, %r77, %r76};
	add.s64 	%rd124, %rd124, %rd28;
	setp.lt.u64 	%p114, %rd124, %rd26;
	@%p114 bra 	$L__BB2_157;
$L__BB2_179:
	and.b64  	%rd127, %rd56, -8;
$L__BB2_180:
	mov.u32 	%r80, %tid.x;
	cvt.u64.u32 	%rd105, %r80;
	add.s64 	%rd128, %rd127, %rd105;
	setp.ge.u64 	%p115, %rd128, %rd56;
	@%p115 bra 	$L__BB2_194;
	cvt.rn.f32.u32 	%f232, %r22;
	mov.u32 	%r81, %ntid.x;
	cvt.u64.u32 	%rd45, %r81;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB2_182:
	.pragma "nounroll";
	setp.eq.s32 	%p116, %r17, 0;
	@%p116 bra 	$L__BB2_184;
	ld.local.u64 	%rd129, [%rd3+8];
	bra.uni 	$L__BB2_185;
$L__BB2_184:
	ld.local.u64 	%rd129, [%rd3];
$L__BB2_185:
	shl.b64 	%rd106, %rd128, 1;
	add.s64 	%rd107, %rd129, %rd106;
	ld.u16 	%rs116, [%rd107];
	{ mov.b32 %f462, {0,%rs116};}
	setp.lt.u32 	%p117, %r22, 2;
	@%p117 bra 	$L__BB2_191;
	mov.u64 	%rd130, 1;
	mov.u32 	%r87, %r18;
$L__BB2_187:
	.pragma "nounroll";
	setp.eq.s32 	%p118, %r87, -1;
	@%p118 bra 	$L__BB2_189;
	ld.local.u64 	%rd109, [%rd3+16];
	mul.lo.s64 	%rd110, %rd109, %rd130;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd131, %rd111, %rd110;
	bra.uni 	$L__BB2_190;
$L__BB2_189:
	ld.local.u64 	%rd131, [%rd3];
$L__BB2_190:
	add.s64 	%rd113, %rd131, %rd106;
	ld.u16 	%rs117, [%rd113];
	{ mov.b32 %f335, {0,%rs117};}
	add.f32 	%f462, %f462, %f335;
	add.s64 	%rd130, %rd130, 1;
	cvt.u32.u64 	%r82, %rd130;
	add.s32 	%r87, %r87, 1;
	setp.lt.u32 	%p119, %r82, %r22;
	@%p119 bra 	$L__BB2_187;
$L__BB2_191:
	setp.ne.s32 	%p120, %r21, 4;
	@%p120 bra 	$L__BB2_193;
	div.rn.f32 	%f462, %f462, %f232;
$L__BB2_193:
	{  cvt.rn.bf16.f32 %rs118, %f462;}
	add.s64 	%rd115, %rd1, %rd106;
	st.global.u16 	[%rd115], %rs118;
	add.s64 	%rd128, %rd128, %rd45;
	setp.lt.u64 	%p121, %rd128, %rd56;
	@%p121 bra 	$L__BB2_182;
	bra.uni 	$L__BB2_194;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd118, 0;
	@%p2 bra 	$L__BB2_92;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd61, %rd4, 15;
	setp.ne.s64 	%p3, %rd61, 0;
	@%p3 bra 	$L__BB2_92;
	shr.u64 	%rd5, %rd56, 3;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd116, %r24;
	setp.le.u64 	%p4, %rd5, %rd116;
	@%p4 bra 	$L__BB2_91;
	cvt.rn.f32.u32 	%f1, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd7, %r25;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB2_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r83, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.f32 	%f17, %f360;
	mov.f32 	%f16, %f359;
	mov.f32 	%f15, %f358;
	mov.f32 	%f14, %f357;
	mov.f32 	%f13, %f353;
	mov.f32 	%f12, %f354;
	mov.f32 	%f11, %f355;
	mov.f32 	%f10, %f356;
	setp.eq.s32 	%p6, %r1, %r83;
	mov.u64 	%rd117, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd62, [%rd3+16];
	cvt.u64.u32 	%rd63, %r83;
	mul.lo.s64 	%rd64, %rd62, %rd63;
	ld.local.u64 	%rd65, [%rd3+8];
	add.s64 	%rd117, %rd65, %rd64;
$L__BB2_9:
	shl.b64 	%rd66, %rd116, 4;
	add.s64 	%rd67, %rd117, %rd66;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd67];
	mov.b32 	{%rs49, %rs2}, %r27;
	{ mov.b32 %f353, {0,%rs49};}
	setp.eq.s32 	%p7, %r83, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB2_16;
	setp.gt.f32 	%p11, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p11;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	setp.lt.f32 	%p12, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p12;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.f32 	%f353, %f353, %f13;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.f32 	%f353, %f353, %f13;
$L__BB2_17:
	{ mov.b32 %f354, {0,%rs2};}
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p14, %r21, 1;
	@%p14 bra 	$L__BB2_23;
	setp.eq.s32 	%p15, %r21, 2;
	@%p15 bra 	$L__BB2_22;
	setp.ne.s32 	%p16, %r21, 3;
	@%p16 bra 	$L__BB2_24;
	setp.gt.f32 	%p17, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p17;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	setp.lt.f32 	%p18, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p18;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.f32 	%f354, %f354, %f12;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.f32 	%f354, %f354, %f12;
$L__BB2_25:
	mov.b32 	{%rs51, %rs4}, %r28;
	{ mov.b32 %f355, {0,%rs51};}
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB2_31;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB2_30;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB2_32;
	setp.gt.f32 	%p23, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p23;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	setp.lt.f32 	%p24, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p24;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.f32 	%f355, %f355, %f11;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.f32 	%f355, %f355, %f11;
$L__BB2_33:
	{ mov.b32 %f356, {0,%rs4};}
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p26, %r21, 1;
	@%p26 bra 	$L__BB2_39;
	setp.eq.s32 	%p27, %r21, 2;
	@%p27 bra 	$L__BB2_38;
	setp.ne.s32 	%p28, %r21, 3;
	@%p28 bra 	$L__BB2_40;
	setp.gt.f32 	%p29, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p29;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	setp.lt.f32 	%p30, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p30;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.f32 	%f356, %f356, %f10;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.f32 	%f356, %f356, %f10;
$L__BB2_41:
	mov.b32 	{%rs53, %rs6}, %r29;
	{ mov.b32 %f357, {0,%rs53};}
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB2_47;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB2_46;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB2_48;
	setp.gt.f32 	%p35, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p35;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	setp.lt.f32 	%p36, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p36;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.f32 	%f357, %f357, %f14;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.f32 	%f357, %f357, %f14;
$L__BB2_49:
	{ mov.b32 %f358, {0,%rs6};}
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p38, %r21, 1;
	@%p38 bra 	$L__BB2_55;
	setp.eq.s32 	%p39, %r21, 2;
	@%p39 bra 	$L__BB2_54;
	setp.ne.s32 	%p40, %r21, 3;
	@%p40 bra 	$L__BB2_56;
	setp.gt.f32 	%p41, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p41;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	setp.lt.f32 	%p42, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p42;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.f32 	%f358, %f358, %f15;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.f32 	%f358, %f358, %f15;
$L__BB2_57:
	mov.b32 	{%rs55, %rs8}, %r30;
	{ mov.b32 %f359, {0,%rs55};}
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB2_63;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB2_62;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB2_64;
	setp.gt.f32 	%p47, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p47;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	setp.lt.f32 	%p48, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p48;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.f32 	%f359, %f359, %f16;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.f32 	%f359, %f359, %f16;
$L__BB2_65:
	{ mov.b32 %f360, {0,%rs8};}
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p50, %r21, 1;
	@%p50 bra 	$L__BB2_71;
	setp.eq.s32 	%p51, %r21, 2;
	@%p51 bra 	$L__BB2_70;
	setp.ne.s32 	%p52, %r21, 3;
	@%p52 bra 	$L__BB2_72;
	setp.gt.f32 	%p53, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p53;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	setp.lt.f32 	%p54, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p54;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.f32 	%f360, %f360, %f17;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.f32 	%f360, %f360, %f17;
$L__BB2_73:
	add.s32 	%r83, %r83, 1;
	setp.lt.u32 	%p55, %r83, %r22;
	@%p55 bra 	$L__BB2_7;
$L__BB2_74:
	setp.ne.s32 	%p56, %r21, 4;
	mov.f32 	%f369, %f353;
	@%p56 bra 	$L__BB2_76;
	div.rn.f32 	%f369, %f353, %f1;
$L__BB2_76:
	{  cvt.rn.bf16.f32 %rs57, %f369;}
	mov.f32 	%f370, %f354;
	@%p56 bra 	$L__BB2_78;
	div.rn.f32 	%f370, %f354, %f1;
$L__BB2_78:
	{  cvt.rn.bf16.f32 %rs58, %f370;}
	mov.f32 	%f371, %f355;
	@%p56 bra 	$L__BB2_80;
	div.rn.f32 	%f371, %f355, %f1;
$L__BB2_80:
	{  cvt.rn.bf16.f32 %rs59, %f371;}
	mov.f32 	%f372, %f356;
	@%p56 bra 	$L__BB2_82;
	div.rn.f32 	%f372, %f356, %f1;
$L__BB2_82:
	{  cvt.rn.bf16.f32 %rs60, %f372;}
	mov.f32 	%f373, %f357;
	@%p56 bra 	$L__BB2_84;
	div.rn.f32 	%f373, %f357, %f1;
$L__BB2_84:
	{  cvt.rn.bf16.f32 %rs61, %f373;}
	mov.f32 	%f374, %f358;
	@%p56 bra 	$L__BB2_86;
	div.rn.f32 	%f374, %f358, %f1;
$L__BB2_86:
	{  cvt.rn.bf16.f32 %rs62, %f374;}
	mov.f32 	%f375, %f359;
	@%p56 bra 	$L__BB2_88;
	div.rn.f32 	%f375, %f359, %f1;
$L__BB2_88:
	{  cvt.rn.bf16.f32 %rs63, %f375;}
	mov.f32 	%f376, %f360;
	@%p56 bra 	$L__BB2_90;
	div.rn.f32 	%f376, %f360, %f1;
$L__BB2_90:
	shl.b64 	%rd68, %rd116, 4;
	add.s64 	%rd69, %rd1, %rd68;
	{  cvt.rn.bf16.f32 %rs64, %f376;}
	mov.b32 	%r31, {%rs63, %rs64};
	mov.b32 	%r32, {%rs61, %rs62};
	mov.b32 	%r33, {%rs59, %rs60};
	mov.b32 	%r34, {%rs57, %rs58};
	st.global.v4.u32 	[%rd69], {%r34, %r33, %r32, %r31};
	add.s64 	%rd116, %rd116, %rd7;
	setp.lt.u64 	%p64, %rd116, %rd5;
	@%p64 bra 	$L__BB2_5;
$L__BB2_91:
	and.b64  	%rd118, %rd56, -8;
$L__BB2_92:
	mov.u32 	%r35, %tid.x;
	cvt.u64.u32 	%rd70, %r35;
	add.s64 	%rd119, %rd118, %rd70;
	setp.ge.u64 	%p65, %rd119, %rd56;
	@%p65 bra 	$L__BB2_194;
	cvt.rn.f32.u32 	%f90, %r22;
	mov.u32 	%r36, %ntid.x;
	cvt.u64.u32 	%rd16, %r36;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB2_94:
	.pragma "nounroll";
	setp.eq.s32 	%p66, %r8, 0;
	@%p66 bra 	$L__BB2_96;
	ld.local.u64 	%rd120, [%rd3+8];
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	ld.local.u64 	%rd120, [%rd3];
$L__BB2_97:
	shl.b64 	%rd71, %rd119, 1;
	add.s64 	%rd72, %rd120, %rd71;
	ld.u16 	%rs65, [%rd72];
	{ mov.b32 %f378, {0,%rs65};}
	setp.lt.u32 	%p67, %r22, 2;
	@%p67 bra 	$L__BB2_110;
	mov.u32 	%r84, 1;
$L__BB2_99:
	.pragma "nounroll";
	setp.eq.s32 	%p68, %r8, %r84;
	@%p68 bra 	$L__BB2_101;
	bra.uni 	$L__BB2_100;
$L__BB2_101:
	ld.local.u64 	%rd121, [%rd3];
	bra.uni 	$L__BB2_102;
$L__BB2_100:
	ld.local.u64 	%rd73, [%rd3+16];
	cvt.u64.u32 	%rd74, %r84;
	mul.lo.s64 	%rd75, %rd73, %rd74;
	ld.local.u64 	%rd76, [%rd3+8];
	add.s64 	%rd121, %rd76, %rd75;
$L__BB2_102:
	add.s64 	%rd78, %rd121, %rd71;
	ld.u16 	%rs66, [%rd78];
	{ mov.b32 %f257, {0,%rs66};}
	setp.eq.s32 	%p69, %r21, 1;
	@%p69 bra 	$L__BB2_107;
	setp.eq.s32 	%p70, %r21, 2;
	@%p70 bra 	$L__BB2_106;
	setp.ne.s32 	%p71, %r21, 3;
	@%p71 bra 	$L__BB2_108;
	setp.gt.f32 	%p72, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p72;
	bra.uni 	$L__BB2_109;
$L__BB2_107:
	mul.f32 	%f378, %f378, %f257;
	bra.uni 	$L__BB2_109;
$L__BB2_106:
	setp.lt.f32 	%p73, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p73;
	bra.uni 	$L__BB2_109;
$L__BB2_108:
	add.f32 	%f378, %f378, %f257;
$L__BB2_109:
	add.s32 	%r84, %r84, 1;
	setp.lt.u32 	%p74, %r84, %r22;
	@%p74 bra 	$L__BB2_99;
$L__BB2_110:
	setp.ne.s32 	%p75, %r21, 4;
	@%p75 bra 	$L__BB2_112;
	div.rn.f32 	%f378, %f378, %f90;
$L__BB2_112:
	{  cvt.rn.bf16.f32 %rs67, %f378;}
	add.s64 	%rd80, %rd1, %rd71;
	st.global.u16 	[%rd80], %rs67;
	add.s64 	%rd119, %rd119, %rd16;
	setp.lt.u64 	%p76, %rd119, %rd56;
	@%p76 bra 	$L__BB2_94;
$L__BB2_194:
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
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
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
	_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj,
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
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
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
	_ZN10collective4copyEP13__nv_bfloat16PKS0_m,
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
	.reg .pred 	%p<86>;
	.reg .b16 	%rs<63>;
	.reg .f32 	%f<83>;
	.reg .b32 	%r<183>;
	.reg .b64 	%rd<198>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd44, [words_param_0];
	ld.param.u64 	%rd45, [words_param_1];
	ld.param.u32 	%r70, [words_param_2];
	ld.param.u32 	%r71, [words_param_3];
	ld.param.u32 	%r72, [words_param_4];
	ld.param.u32 	%r73, [words_param_5];
	ld.param.u64 	%rd46, [words_param_6];
	ld.param.u64 	%rd47, [words_param_7];
	ld.param.u64 	%rd48, [words_param_8];
	ld.param.v2.u32 	{%r84, %r85}, [words_param_9+96];
	ld.param.u64 	%rd58, [words_param_9+72];
	ld.param.u64 	%rd55, [words_param_9+48];
	ld.param.u64 	%rd49, [words_param_9];
	add.u64 	%rd1, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd62, %rd58;
	mov.u32 	%r86, %ctaid.x;
	mul.wide.u32 	%rd63, %r86, 4;
	add.s64 	%rd64, %rd62, %rd63;
	cvt.u64.u32 	%rd3, %r86;
	ld.global.u32 	%r1, [%rd64+64];
	mov.u32 	%r162, %tid.x;
	setp.ne.s32 	%p2, %r162, 0;
	mov.u16 	%rs56, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r87, [%rd62];
	setp.ne.s32 	%p3, %r87, 0;
	selp.u16 	%rs56, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs56, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd5, %rd45;
	ld.volatile.global.u32 	%r88, [%rd5+4];
	setp.ne.s32 	%p5, %r88, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd5+8], %r73;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r89, 4;
	st.global.u32 	[%rd5+4], %r89;
$L__BB4_6:
	cvt.u32.u16 	%r90, %rs56;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r90, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r91, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r91, 0;
	@%p6 bra 	$L__BB4_79;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd66, %rd49, 7;
	shr.u64 	%rd67, %rd66, 3;
	mov.u32 	%r92, %nctaid.x;
	cvt.u64.u32 	%rd7, %r92;
	add.s64 	%rd68, %rd7, %rd67;
	add.s64 	%rd8, %rd68, -1;
	and.b64  	%rd69, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd69, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd193, %rd8, %rd7;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r93, %rd7;
	cvt.u32.u64 	%r94, %rd8;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd193, %r95;
$L__BB4_10:
	shl.b64 	%rd70, %rd193, 3;
	mov.u64 	%rd71, 3;
	mul.lo.s64 	%rd72, %rd70, %rd3;
	min.u64 	%rd12, %rd72, %rd49;
	add.s64 	%rd73, %rd12, %rd70;
	min.u64 	%rd13, %rd73, %rd49;
	sub.s64 	%rd74, %rd71, %rd12;
	add.s64 	%rd75, %rd74, %rd13;
	shr.u64 	%rd76, %rd75, 2;
	cvt.u32.u64 	%r4, %rd76;
	setp.eq.s32 	%p8, %r162, %r70;
	setp.ge.u32 	%p9, %r162, %r71;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	cvta.to.global.u64 	%rd79, %rd44;
	mul.wide.u32 	%rd80, %r162, 8;
	add.s64 	%rd81, %rd79, %rd80;
	ld.global.u64 	%rd82, [%rd81];
	cvt.u64.u32 	%rd83, %r71;
	mul.lo.s64 	%rd84, %rd83, %rd3;
	cvt.u64.u32 	%rd85, %r70;
	add.s64 	%rd86, %rd84, %rd85;
	shl.b64 	%rd87, %rd86, 3;
	add.s64 	%rd88, %rd82, %rd87;
	add.s64 	%rd77, %rd88, 4096;
	cvt.u64.u32 	%rd89, %r72;
	cvt.u64.u32 	%rd90, %r3;
	bfi.b64 	%rd78, %rd89, %rd90, 32, 32;
	st.relaxed.sys.global.u64 [%rd77], %rd78;
$L__BB4_12:
	setp.ge.u32 	%p11, %r162, %r4;
	@%p11 bra 	$L__BB4_27;
	or.b64  	%rd93, %rd48, %rd47;
	and.b64  	%rd94, %rd93, 7;
	cvta.to.global.u64 	%rd95, %rd47;
	add.u64 	%rd98, %SP, 0;
	add.u64 	%rd99, %SPL, 0;
$L__BB4_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd91, %r162, 4;
	add.s64 	%rd16, %rd91, %rd12;
	add.s64 	%rd92, %rd16, 4;
	setp.gt.u64 	%p12, %rd92, %rd13;
	setp.ne.s64 	%p13, %rd94, 0;
	or.pred  	%p14, %p12, %p13;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r163, 0;
	st.local.v2.u32 	[%rd99], {%r163, %r163};
	mov.u64 	%rd194, %rd99;
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd101, %r163;
	add.s64 	%rd19, %rd16, %rd101;
	setp.ge.u64 	%p15, %rd19, %rd13;
	@%p15 bra 	$L__BB4_19;
	shl.b64 	%rd103, %rd19, 1;
	add.s64 	%rd104, %rd95, %rd103;
	ld.global.u16 	%rs18, [%rd104];
	st.local.u16 	[%rd194], %rs18;
$L__BB4_19:
	add.s32 	%r163, %r163, 1;
	add.s64 	%rd194, %rd194, 2;
	setp.ne.s32 	%p16, %r163, 4;
	@%p16 bra 	$L__BB4_17;
	cvta.to.local.u64 	%rd106, %rd98;
	ld.local.v2.u32 	{%r164, %r165}, [%rd106];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	shl.b64 	%rd96, %rd16, 1;
	add.s64 	%rd97, %rd95, %rd96;
	ld.global.v2.u32 	{%r164, %r165}, [%rd97];
	st.local.v2.u32 	[%rd99], {%r164, %r165};
$L__BB4_21:
	setp.lt.u32 	%p17, %r71, 2;
	@%p17 bra 	$L__BB4_26;
	mov.u32 	%r166, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r102, %r166, %r70;
	rem.u32 	%r15, %r102, %r71;
	setp.eq.s32 	%p18, %r15, %r70;
	mov.u64 	%rd195, %rd58;
	@%p18 bra 	$L__BB4_25;
	cvta.to.global.u64 	%rd107, %rd44;
	mul.wide.u32 	%rd108, %r15, 8;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd195, [%rd109];
$L__BB4_25:
	ld.param.u64 	%rd188, [words_param_9+40];
	and.b32  	%r107, %r3, 3;
	cvt.u64.u32 	%rd112, %r107;
	or.b64  	%rd113, %rd63, %rd112;
	cvt.u64.u32 	%rd114, %r71;
	mul.lo.s64 	%rd115, %rd113, %rd114;
	cvt.u64.u32 	%rd116, %r70;
	add.s64 	%rd117, %rd115, %rd116;
	mul.lo.s64 	%rd118, %rd117, %rd188;
	add.s64 	%rd119, %rd118, %rd55;
	mul.wide.u32 	%rd120, %r162, 16;
	add.s64 	%rd121, %rd119, %rd120;
	add.s64 	%rd110, %rd195, %rd121;
	st.volatile.global.v4.u32 [%rd110], {%r164, %r3, %r165, %r3};
	add.s32 	%r166, %r166, 1;
	setp.lt.u32 	%p19, %r166, %r71;
	@%p19 bra 	$L__BB4_23;
$L__BB4_26:
	mov.u32 	%r108, %ntid.x;
	add.s32 	%r162, %r162, %r108;
	setp.lt.u32 	%p20, %r162, %r4;
	@%p20 bra 	$L__BB4_14;
$L__BB4_27:
	mov.u32 	%r167, %tid.x;
	setp.ge.u32 	%p21, %r167, %r4;
	mov.u16 	%rs60, 0;
	@%p21 bra 	$L__BB4_66;
	cvt.rn.f32.u32 	%f1, %r71;
	or.b64  	%rd124, %rd48, %rd47;
	and.b64  	%rd125, %rd124, 7;
	cvta.to.global.u64 	%rd126, %rd47;
	add.u64 	%rd130, %SPL, 0;
	cvt.u64.u32 	%rd146, %r71;
$L__BB4_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd122, %r167, 4;
	add.s64 	%rd28, %rd122, %rd12;
	add.s64 	%rd123, %rd28, 4;
	setp.gt.u64 	%p22, %rd123, %rd13;
	setp.ne.s64 	%p23, %rd125, 0;
	or.pred  	%p24, %p22, %p23;
	@%p24 bra 	$L__BB4_31;
	bra.uni 	$L__BB4_30;
$L__BB4_31:
	mov.u32 	%r168, 0;
	st.local.v2.u32 	[%rd130], {%r168, %r168};
$L__BB4_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd29, %r168;
	add.s64 	%rd30, %rd28, %rd29;
	setp.ge.u64 	%p25, %rd30, %rd13;
	@%p25 bra 	$L__BB4_34;
	shl.b64 	%rd136, %rd30, 1;
	add.s64 	%rd137, %rd126, %rd136;
	ld.global.u16 	%rs20, [%rd137];
	shl.b64 	%rd138, %rd29, 1;
	add.s64 	%rd139, %rd130, %rd138;
	st.local.u16 	[%rd139], %rs20;
$L__BB4_34:
	cvt.u32.u64 	%r113, %rd29;
	add.s32 	%r168, %r113, 1;
	setp.ne.s32 	%p26, %r168, 4;
	@%p26 bra 	$L__BB4_32;
	ld.local.v2.u32 	{%r169, %r170}, [%rd130];
	bra.uni 	$L__BB4_36;
$L__BB4_30:
	shl.b64 	%rd127, %rd28, 1;
	add.s64 	%rd128, %rd126, %rd127;
	ld.global.v2.u32 	{%r169, %r170}, [%rd128];
	st.local.v2.u32 	[%rd130], {%r169, %r170};
$L__BB4_36:
	setp.eq.s32 	%p27, %r71, 0;
	mov.u16 	%rs60, 0;
	@%p27 bra 	$L__BB4_55;
	mov.u16 	%rs60, 0;
	mov.u32 	%r171, 0;
$L__BB4_38:
	.pragma "nounroll";
	setp.eq.s32 	%p28, %r171, %r70;
	mov.u32 	%r175, %r170;
	mov.u32 	%r176, %r169;
	@%p28 bra 	$L__BB4_47;
	ld.param.u64 	%rd186, [words_param_9+48];
	ld.param.u64 	%rd185, [words_param_9+40];
	and.b32  	%r122, %r3, 3;
	cvt.u64.u32 	%rd144, %r122;
	or.b64  	%rd145, %rd63, %rd144;
	mul.lo.s64 	%rd147, %rd145, %rd146;
	cvt.u64.u32 	%rd148, %r171;
	add.s64 	%rd149, %rd147, %rd148;
	mul.lo.s64 	%rd150, %rd149, %rd185;
	mul.wide.u32 	%rd151, %r167, 16;
	add.s64 	%rd152, %rd151, %rd186;
	add.s64 	%rd153, %rd152, %rd150;
	add.s64 	%rd142, %rd58, %rd153;
	add.u64 	%rd155, %SPL, 16;
	mov.u64 	%rd156, 0;
	st.local.u64 	[%rd155], %rd156;
	ld.volatile.global.v4.u32 {%r176, %r118, %r175, %r120}, [%rd142];
	setp.eq.s32 	%p29, %r118, %r3;
	setp.eq.s32 	%p30, %r120, %r3;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB4_45;
	mov.u32 	%r174, 1;
$L__BB4_41:
	and.b32  	%r124, %r174, 63;
	setp.ne.s32 	%p32, %r124, 0;
	@%p32 bra 	$L__BB4_44;
	add.u64 	%rd187, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r174;
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
	ld.param.b32 	%r43, [retval0+0];
	}
	setp.eq.s32 	%p33, %r43, 0;
	@%p33 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_43;
$L__BB4_44:
	add.s32 	%r174, %r174, 1;
	ld.volatile.global.v4.u32 {%r176, %r126, %r175, %r128}, [%rd142];
	setp.ne.s32 	%p34, %r126, %r3;
	setp.ne.s32 	%p35, %r128, %r3;
	or.pred  	%p36, %p35, %p34;
	@%p36 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_45;
$L__BB4_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r43;
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
	mov.u16 	%rs60, 1;
$L__BB4_45:
	setp.eq.s32 	%p37, %r85, 0;
	@%p37 bra 	$L__BB4_47;
	ld.volatile.global.v4.u32 {%r176, %r130, %r175, %r132}, [%rd142];
$L__BB4_47:
	setp.eq.s32 	%p38, %r84, 1;
	@%p38 bra 	$L__BB4_52;
	setp.eq.s32 	%p39, %r84, 2;
	@%p39 bra 	$L__BB4_51;
	setp.ne.s32 	%p40, %r84, 3;
	@%p40 bra 	$L__BB4_53;
	setp.eq.s32 	%p41, %r171, 0;
	mov.b32 	{%rs24, %rs25}, %r176;
	{ mov.b32 %f35, {0,%rs24};}
	setp.gt.f32 	%p42, %f35, %f78;
	or.pred  	%p43, %p41, %p42;
	selp.f32 	%f78, %f35, %f78, %p43;
	{ mov.b32 %f36, {0,%rs25};}
	setp.gt.f32 	%p44, %f36, %f77;
	or.pred  	%p45, %p41, %p44;
	selp.f32 	%f77, %f36, %f77, %p45;
	mov.b32 	{%rs26, %rs27}, %r175;
	{ mov.b32 %f37, {0,%rs26};}
	setp.gt.f32 	%p46, %f37, %f76;
	or.pred  	%p47, %p41, %p46;
	selp.f32 	%f76, %f37, %f76, %p47;
	{ mov.b32 %f38, {0,%rs27};}
	setp.gt.f32 	%p48, %f38, %f75;
	or.pred  	%p49, %p41, %p48;
	selp.f32 	%f75, %f38, %f75, %p49;
	bra.uni 	$L__BB4_54;
$L__BB4_52:
	setp.eq.s32 	%p59, %r171, 0;
	mov.b32 	{%rs32, %rs33}, %r176;
	{ mov.b32 %f43, {0,%rs32};}
	mul.f32 	%f47, %f43, %f78;
	selp.f32 	%f78, %f43, %f47, %p59;
	{ mov.b32 %f44, {0,%rs33};}
	mul.f32 	%f48, %f44, %f77;
	selp.f32 	%f77, %f44, %f48, %p59;
	mov.b32 	{%rs34, %rs35}, %r175;
	{ mov.b32 %f45, {0,%rs34};}
	mul.f32 	%f49, %f45, %f76;
	selp.f32 	%f76, %f45, %f49, %p59;
	{ mov.b32 %f46, {0,%rs35};}
	mul.f32 	%f50, %f46, %f75;
	selp.f32 	%f75, %f46, %f50, %p59;
	bra.uni 	$L__BB4_54;
$L__BB4_51:
	setp.eq.s32 	%p50, %r171, 0;
	mov.b32 	{%rs28, %rs29}, %r176;
	{ mov.b32 %f39, {0,%rs28};}
	setp.lt.f32 	%p51, %f39, %f78;
	or.pred  	%p52, %p50, %p51;
	selp.f32 	%f78, %f39, %f78, %p52;
	{ mov.b32 %f40, {0,%rs29};}
	setp.lt.f32 	%p53, %f40, %f77;
	or.pred  	%p54, %p50, %p53;
	selp.f32 	%f77, %f40, %f77, %p54;
	mov.b32 	{%rs30, %rs31}, %r175;
	{ mov.b32 %f41, {0,%rs30};}
	setp.lt.f32 	%p55, %f41, %f76;
	or.pred  	%p56, %p50, %p55;
	selp.f32 	%f76, %f41, %f76, %p56;
	{ mov.b32 %f42, {0,%rs31};}
	setp.lt.f32 	%p57, %f42, %f75;
	or.pred  	%p58, %p50, %p57;
	selp.f32 	%f75, %f42, %f75, %p58;
	bra.uni 	$L__BB4_54;
$L__BB4_53:
	setp.eq.s32 	%p60, %r171, 0;
	mov.b32 	{%rs36, %rs37}, %r176;
	{ mov.b32 %f51, {0,%rs36};}
	add.f32 	%f55, %f51, %f78;
	selp.f32 	%f78, %f51, %f55, %p60;
	{ mov.b32 %f52, {0,%rs37};}
	add.f32 	%f56, %f52, %f77;
	selp.f32 	%f77, %f52, %f56, %p60;
	mov.b32 	{%rs38, %rs39}, %r175;
	{ mov.b32 %f53, {0,%rs38};}
	add.f32 	%f57, %f53, %f76;
	selp.f32 	%f76, %f53, %f57, %p60;
	{ mov.b32 %f54, {0,%rs39};}
	add.f32 	%f58, %f54, %f75;
	selp.f32 	%f75, %f54, %f58, %p60;
$L__BB4_54:
	add.s32 	%r171, %r171, 1;
	setp.lt.u32 	%p61, %r171, %r71;
	@%p61 bra 	$L__BB4_38;
$L__BB4_55:
	and.b16  	%rs40, %rs60, 255;
	setp.ne.s16 	%p62, %rs40, 0;
	@%p62 bra 	$L__BB4_66;
	setp.eq.s32 	%p63, %r84, 4;
	@%p63 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_57;
$L__BB4_58:
	div.rn.f32 	%f63, %f78, %f1;
	{  cvt.rn.bf16.f32 %rs45, %f63;}
	st.local.u16 	[%rd1], %rs45;
	div.rn.f32 	%f64, %f77, %f1;
	{  cvt.rn.bf16.f32 %rs46, %f64;}
	st.local.u16 	[%rd1+2], %rs46;
	div.rn.f32 	%f65, %f76, %f1;
	{  cvt.rn.bf16.f32 %rs47, %f65;}
	st.local.u16 	[%rd1+4], %rs47;
	div.rn.f32 	%f66, %f75, %f1;
	{  cvt.rn.bf16.f32 %rs48, %f66;}
	st.local.u16 	[%rd1+6], %rs48;
	bra.uni 	$L__BB4_59;
$L__BB4_57:
	{  cvt.rn.bf16.f32 %rs41, %f78;}
	st.local.u16 	[%rd1], %rs41;
	{  cvt.rn.bf16.f32 %rs42, %f77;}
	st.local.u16 	[%rd1+2], %rs42;
	{  cvt.rn.bf16.f32 %rs43, %f76;}
	st.local.u16 	[%rd1+4], %rs43;
	{  cvt.rn.bf16.f32 %rs44, %f75;}
	st.local.u16 	[%rd1+6], %rs44;
$L__BB4_59:
	setp.eq.s64 	%p64, %rd125, 0;
	setp.le.u64 	%p65, %rd123, %rd13;
	and.pred  	%p66, %p64, %p65;
	@%p66 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_60;
$L__BB4_64:
	cvta.to.global.u64 	%rd168, %rd48;
	shl.b64 	%rd169, %rd28, 1;
	add.s64 	%rd170, %rd168, %rd169;
	ld.local.v2.u32 	{%r135, %r136}, [%rd1];
	st.global.v2.u32 	[%rd170], {%r135, %r136};
	bra.uni 	$L__BB4_65;
$L__BB4_60:
	mov.u32 	%r179, 0;
$L__BB4_61:
	.pragma "nounroll";
	cvt.u64.u32 	%rd33, %r179;
	add.s64 	%rd34, %rd28, %rd33;
	setp.ge.u64 	%p67, %rd34, %rd13;
	@%p67 bra 	$L__BB4_63;
	shl.b64 	%rd163, %rd33, 1;
	add.s64 	%rd164, %rd1, %rd163;
	ld.local.u16 	%rs49, [%rd164];
	cvta.to.global.u64 	%rd165, %rd48;
	shl.b64 	%rd166, %rd34, 1;
	add.s64 	%rd167, %rd165, %rd166;
	st.global.u16 	[%rd167], %rs49;
$L__BB4_63:
	cvt.u32.u64 	%r134, %rd33;
	add.s32 	%r179, %r134, 1;
	setp.eq.s32 	%p68, %r179, 4;
	@%p68 bra 	$L__BB4_65;
	bra.uni 	$L__BB4_61;
$L__BB4_65:
	mov.u32 	%r139, %ntid.x;
	add.s32 	%r167, %r167, %r139;
	setp.lt.u32 	%p69, %r167, %r4;
	mov.u16 	%rs60, 0;
	@%p69 bra 	$L__BB4_29;
$L__BB4_66:
	mov.u32 	%r157, %tid.x;
	setp.eq.s32 	%p70, %r157, %r70;
	setp.ge.u32 	%p71, %r157, %r71;
	and.b16  	%rs51, %rs60, 255;
	setp.ne.s16 	%p72, %rs51, 0;
	or.pred  	%p73, %p71, %p72;
	or.pred  	%p74, %p70, %p73;
	@%p74 bra 	$L__BB4_77;
	mov.u32 	%r159, %tid.x;
	mov.u32 	%r155, %ctaid.x;
	mul.wide.u32 	%rd173, %r71, %r155;
	cvt.u64.u32 	%rd174, %r159;
	add.s64 	%rd175, %rd173, %rd174;
	shl.b64 	%rd176, %rd175, 3;
	add.s64 	%rd177, %rd58, %rd176;
	add.s64 	%rd35, %rd177, 4096;
	ld.acquire.sys.global.u64 %rd197, [%rd35];
	add.u64 	%rd178, %SP, 8;
	add.u64 	%rd179, %SPL, 8;
	mov.u64 	%rd180, 0;
	st.local.u64 	[%rd179], %rd180;
	cvt.u32.u64 	%r182, %rd197;
	sub.s32 	%r143, %r182, %r3;
	setp.gt.s32 	%p76, %r143, -1;
	mov.pred 	%p85, 0;
	@%p76 bra 	$L__BB4_73;
	mov.u32 	%r181, 1;
$L__BB4_69:
	and.b32  	%r145, %r181, 63;
	setp.ne.s32 	%p77, %r145, 0;
	@%p77 bra 	$L__BB4_72;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r181;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd178;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r65, [retval0+0];
	}
	setp.eq.s32 	%p78, %r65, 0;
	@%p78 bra 	$L__BB4_72;
	bra.uni 	$L__BB4_71;
$L__BB4_72:
	ld.acquire.sys.global.u64 %rd197, [%rd35];
	add.s32 	%r181, %r181, 1;
	cvt.u32.u64 	%r182, %rd197;
	sub.s32 	%r147, %r182, %r3;
	setp.lt.s32 	%p81, %r147, 0;
	@%p81 bra 	$L__BB4_69;
	bra.uni 	$L__BB4_73;
$L__BB4_71:
	mov.u32 	%r161, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r65;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r161;
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
	mov.pred 	%p85, -1;
$L__BB4_73:
	mov.u16 	%rs52, 1;
	mov.u16 	%rs60, %rs52;
	@%p85 bra 	$L__BB4_77;
	setp.ne.s32 	%p82, %r3, %r182;
	mov.u16 	%rs60, 0;
	@%p82 bra 	$L__BB4_77;
	shr.u64 	%rd184, %rd197, 32;
	cvt.u32.u64 	%r69, %rd184;
	setp.eq.s32 	%p83, %r69, %r72;
	@%p83 bra 	$L__BB4_77;
	mov.u32 	%r160, %tid.x;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd44;
	st.param.b64 	[param0+8], %rd45;
	st.param.v2.b32 	[param0+16], {%r70, %r71};
	st.param.v2.b32 	[param0+24], {%r72, %r73};
	st.param.b64 	[param0+32], %rd46;
	st.param.b64 	[param0+40], %rd58;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r160;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r69;
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
$L__BB4_77:
	mov.u32 	%r158, %tid.x;
	cvt.u32.u16 	%r149, %rs60;
	cvt.s32.s8 	%r150, %r149;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r150, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r151, 1, 0, %p2;
	}
	or.b32  	%r153, %r151, %r158;
	setp.ne.s32 	%p84, %r153, 0;
	@%p84 bra 	$L__BB4_79;
	mov.u32 	%r156, %ctaid.x;
	mul.wide.u32 	%rd192, %r156, 4;
	cvta.to.global.u64 	%rd191, %rd58;
	add.s64 	%rd190, %rd191, %rd192;
	add.s64 	%rd189, %rd190, 64;
	add.s32 	%r154, %r1, 1;
	st.global.u32 	[%rd189], %r154;
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
	.reg .pred 	%p<230>;
	.reg .b16 	%rs<113>;
	.reg .f32 	%f<351>;
	.reg .b32 	%r<495>;
	.reg .b64 	%rd<241>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd50, [lines_param_0];
	ld.param.u64 	%rd51, [lines_param_1];
	ld.param.u32 	%r215, [lines_param_2];
	ld.param.u32 	%r216, [lines_param_3];
	ld.param.u32 	%r217, [lines_param_4];
	ld.param.u32 	%r218, [lines_param_5];
	ld.param.u64 	%rd52, [lines_param_6];
	ld.param.u64 	%rd53, [lines_param_7];
	mov.b64 	%rd55, lines_param_9;
	add.s64 	%rd1, %rd55, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd57, %rd2;
	mov.u32 	%r219, %ctaid.x;
	mul.wide.u32 	%rd58, %r219, 4;
	add.s64 	%rd59, %rd57, %rd58;
	cvt.u64.u32 	%rd3, %r219;
	ld.global.u32 	%r1, [%rd59+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs109, 0;
	@%p8 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r220, [%rd57];
	setp.ne.s32 	%p9, %r220, 0;
	selp.u16 	%rs109, 1, 0, %p9;
$L__BB7_2:
	setp.eq.s16 	%p10, %rs109, 0;
	@%p10 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd51;
	ld.volatile.global.u32 	%r221, [%rd4+4];
	setp.ne.s32 	%p11, %r221, 0;
	@%p11 bra 	$L__BB7_5;
	st.global.u32 	[%rd4+8], %r218;
$L__BB7_5:
	membar.sys;
	mov.u32 	%r222, 4;
	st.global.u32 	[%rd4+4], %r222;
$L__BB7_6:
	cvt.u32.u16 	%r223, %rs109;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r223, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r224, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r224, 0;
	@%p12 bra 	$L__BB7_262;
	ld.param.u64 	%rd61, [%rd1+-72];
	add.s64 	%rd62, %rd61, 59;
	mul.hi.u64 	%rd63, %rd62, -8608480567731124087;
	shr.u64 	%rd5, %rd63, 5;
	mov.u32 	%r226, %nctaid.x;
	mov.u32 	%r227, %ntid.x;
	shr.u32 	%r228, %r227, 5;
	mul.wide.u32 	%rd64, %r228, %r226;
	shl.b64 	%rd6, %rd64, 3;
	setp.lt.u64 	%p13, %rd62, 60;
	mov.u32 	%r400, 1;
	@%p13 bra 	$L__BB7_12;
	add.s64 	%rd65, %rd6, %rd5;
	add.s64 	%rd7, %rd65, -1;
	or.b64  	%rd66, %rd7, %rd6;
	and.b64  	%rd67, %rd66, -4294967296;
	setp.eq.s64 	%p14, %rd67, 0;
	@%p14 bra 	$L__BB7_10;
	div.u64 	%rd239, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r229, %rd6;
	cvt.u32.u64 	%r230, %rd7;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd239, %r231;
$L__BB7_11:
	cvt.u32.u64 	%r400, %rd239;
$L__BB7_12:
	setp.eq.s32 	%p15, %r2, %r215;
	setp.ge.u32 	%p16, %r2, %r216;
	or.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd70, %rd50;
	mul.wide.u32 	%rd71, %r2, 8;
	add.s64 	%rd72, %rd70, %rd71;
	ld.global.u64 	%rd73, [%rd72];
	cvt.u64.u32 	%rd74, %r216;
	mul.lo.s64 	%rd75, %rd74, %rd3;
	cvt.u64.u32 	%rd76, %r215;
	add.s64 	%rd77, %rd75, %rd76;
	shl.b64 	%rd78, %rd77, 3;
	add.s64 	%rd79, %rd73, %rd78;
	add.s64 	%rd68, %rd79, 4096;
	cvt.u64.u32 	%rd80, %r217;
	add.s32 	%r232, %r1, 1;
	cvt.u64.u32 	%rd81, %r232;
	bfi.b64 	%rd69, %rd80, %rd81, 32, 32;
	st.relaxed.sys.global.u64 [%rd68], %rd69;
$L__BB7_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r234, %r235}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.v2.u32 	{%r236, %r237}, [%rd1+16];
	ld.param.v2.u32 	{%r238, %r239}, [%rd1+24];
	mov.u32 	%r401, 0;
	cvt.rn.f32.u32 	%f1, %r216;
	mov.u16 	%rs112, 1;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r401, %r400;
	@%p18 bra 	$L__BB7_49;
	setp.lt.u32 	%p19, %r216, 2;
	cvt.u64.u32 	%rd83, %r401;
	mul.lo.s64 	%rd84, %rd64, %rd83;
	mul.lo.s32 	%r244, %r228, %r219;
	cvt.u64.u32 	%rd85, %r244;
	shr.u32 	%r246, %r2, 5;
	cvt.u64.u32 	%rd86, %r246;
	add.s64 	%rd87, %rd85, %rd86;
	add.s64 	%rd88, %rd87, %rd84;
	shl.b64 	%rd19, %rd88, 3;
	and.b32  	%r247, %r2, 31;
	shr.u32 	%r248, %r247, 3;
	cvt.u64.u32 	%rd89, %r248;
	or.b64  	%rd90, %rd19, %rd89;
	mul.lo.s64 	%rd91, %rd90, 60;
	shl.b32 	%r249, %r2, 3;
	and.b32  	%r250, %r249, 56;
	cvt.u64.u32 	%rd92, %r250;
	add.s64 	%rd20, %rd91, %rd92;
	@%p19 bra 	$L__BB7_49;
	add.s32 	%r252, %r401, %r1;
	mov.u32 	%r402, 1;
	add.s32 	%r20, %r252, 1;
	and.b32  	%r253, %r20, 3;
	cvt.u64.u32 	%rd93, %r253;
	or.b64  	%rd95, %rd58, %rd93;
	cvt.u64.u32 	%rd96, %r216;
	mul.lo.s64 	%rd97, %rd95, %rd96;
	cvt.u64.u32 	%rd98, %r215;
	add.s64 	%rd99, %rd97, %rd98;
	mul.lo.s64 	%rd100, %rd12, %rd99;
	shl.b32 	%r256, %r2, 5;
	and.b32  	%r257, %r256, -1024;
	shl.b32 	%r258, %r2, 4;
	and.b32  	%r259, %r258, 496;
	or.b32  	%r260, %r257, %r259;
	cvt.u64.u32 	%rd101, %r260;
	add.s64 	%rd102, %rd101, %rd11;
	add.s64 	%rd21, %rd102, %rd100;
	cvt.u64.u32 	%rd103, %r20;
	cvt.u64.u32 	%rd104, %r217;
	bfi.b64 	%rd23, %rd104, %rd103, 32, 32;
	add.s64 	%rd24, %rd19, 4;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r261, %r402, %r215;
	setp.lt.u32 	%p20, %r261, %r216;
	selp.b32 	%r262, 0, %r216, %p20;
	sub.s32 	%r24, %r261, %r262;
	sub.s32 	%r25, %r24, %r234;
	setp.eq.s32 	%p21, %r24, %r215;
	@%p21 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd240, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd105, %rd50;
	mul.wide.u32 	%rd106, %r24, 8;
	add.s64 	%rd107, %rd105, %rd106;
	ld.global.u64 	%rd240, [%rd107];
$L__BB7_21:
	cvta.to.global.u64 	%rd232, %rd53;
	sub.s64 	%rd231, %rd14, %rd20;
	cvt.u64.u32 	%rd108, %r24;
	mul.lo.s64 	%rd109, %rd13, %rd108;
	add.s64 	%rd110, %rd109, %rd20;
	setp.lt.u32 	%p22, %r25, %r235;
	selp.b64 	%rd29, %rd231, 0, %p22;
	shl.b64 	%rd111, %rd110, 1;
	add.s64 	%rd31, %rd232, %rd111;
	add.s64 	%rd30, %rd53, %rd111;
	and.b64  	%rd112, %rd30, 7;
	setp.eq.s64 	%p23, %rd112, 0;
	setp.gt.s64 	%p24, %rd29, 3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r403, %r404}, [%rd31];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p26, %rd29, 1;
	mov.u32 	%r403, 0;
	mov.u32 	%r404, %r403;
	@%p26 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd30;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd29;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r403, [retval0+0];
	ld.param.b32 	%r404, [retval0+4];
	}
$L__BB7_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r405, 0;
	mov.u32 	%r406, %r405;
	@%p27 bra 	$L__BB7_30;
	add.s64 	%rd32, %rd30, 8;
	and.b64  	%rd113, %rd32, 7;
	setp.eq.s64 	%p28, %rd113, 0;
	setp.gt.s64 	%p29, %rd29, 7;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r405, %r406}, [%rd31+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	setp.lt.s64 	%p31, %rd29, 5;
	mov.u32 	%r405, 0;
	mov.u32 	%r406, %r405;
	@%p31 bra 	$L__BB7_30;
	add.s64 	%rd233, %rd30, 8;
	add.s64 	%rd114, %rd29, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd233;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd114;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r405, [retval0+0];
	ld.param.b32 	%r406, [retval0+4];
	}
$L__BB7_30:
	add.s64 	%rd33, %rd30, 480;
	and.b64  	%rd115, %rd33, 7;
	setp.eq.s64 	%p32, %rd115, 0;
	setp.gt.s64 	%p33, %rd29, 243;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB7_33;
	bra.uni 	$L__BB7_31;
$L__BB7_33:
	ld.global.v2.u32 	{%r409, %r410}, [%rd31+480];
	bra.uni 	$L__BB7_34;
$L__BB7_31:
	setp.lt.s64 	%p35, %rd29, 241;
	mov.u32 	%r409, 0;
	mov.u32 	%r410, %r409;
	@%p35 bra 	$L__BB7_34;
	add.s64 	%rd234, %rd30, 480;
	add.s64 	%rd116, %rd29, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd234;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd116;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r409, [retval0+0];
	ld.param.b32 	%r410, [retval0+4];
	}
$L__BB7_34:
	mov.u32 	%r411, 0;
	mov.u32 	%r412, %r411;
	@%p27 bra 	$L__BB7_39;
	add.s64 	%rd34, %rd30, 488;
	and.b64  	%rd117, %rd34, 7;
	setp.eq.s64 	%p37, %rd117, 0;
	setp.gt.s64 	%p38, %rd29, 247;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB7_38;
	bra.uni 	$L__BB7_36;
$L__BB7_38:
	ld.global.v2.u32 	{%r411, %r412}, [%rd31+488];
	bra.uni 	$L__BB7_39;
$L__BB7_36:
	setp.lt.s64 	%p40, %rd29, 245;
	mov.u32 	%r411, 0;
	mov.u32 	%r412, %r411;
	@%p40 bra 	$L__BB7_39;
	add.s64 	%rd118, %rd29, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd118;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r411, [retval0+0];
	ld.param.b32 	%r412, [retval0+4];
	}
$L__BB7_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB7_46;
	add.s64 	%rd119, %rd240, %rd21;
	cvt.u64.u32 	%rd121, %r404;
	cvt.u64.u32 	%rd122, %r403;
	bfi.b64 	%rd120, %rd121, %rd122, 32, 32;
	st.relaxed.sys.global.u64 [%rd119], %rd120;
	@%p27 bra 	$L__BB7_42;
	add.s64 	%rd235, %rd240, %rd21;
	add.s64 	%rd123, %rd235, 8;
	cvt.u64.u32 	%rd125, %r406;
	cvt.u64.u32 	%rd126, %r405;
	bfi.b64 	%rd124, %rd125, %rd126, 32, 32;
	st.relaxed.sys.global.u64 [%rd123], %rd124;
$L__BB7_42:
	add.s64 	%rd236, %rd240, %rd21;
	add.s64 	%rd127, %rd236, 512;
	cvt.u64.u32 	%rd129, %r410;
	cvt.u64.u32 	%rd130, %r409;
	bfi.b64 	%rd128, %rd129, %rd130, 32, 32;
	st.relaxed.sys.global.u64 [%rd127], %rd128;
	@%p27 bra 	$L__BB7_44;
	add.s64 	%rd237, %rd240, %rd21;
	add.s64 	%rd131, %rd237, 520;
	cvt.u64.u32 	%rd133, %r412;
	cvt.u64.u32 	%rd134, %r411;
	bfi.b64 	%rd132, %rd133, %rd134, 32, 32;
	st.relaxed.sys.global.u64 [%rd131], %rd132;
$L__BB7_44:
	setp.ne.s32 	%p44, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p44 bra 	$L__BB7_48;
	add.s64 	%rd238, %rd240, %rd21;
	add.s64 	%rd135, %rd238, 8;
	st.release.sys.global.u64 [%rd135], %rd23;
	add.s64 	%rd137, %rd238, 520;
	st.release.sys.global.u64 [%rd137], %rd23;
	bra.uni 	$L__BB7_48;
$L__BB7_46:
	add.s32 	%r399, %r401, %r1;
	add.s32 	%r398, %r399, 1;
	setp.ge.u32 	%p45, %r25, %r235;
	selp.b32 	%r286, %r217, %r406, %p27;
	selp.b32 	%r285, %r398, %r405, %p27;
	add.s64 	%rd139, %rd240, %rd21;
	st.volatile.global.v4.u32 [%rd139], {%r403, %r404, %r285, %r286};
	selp.b32 	%r62, %r398, %r411, %p27;
	selp.b32 	%r63, %r217, %r412, %p27;
	setp.ge.u64 	%p47, %rd24, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB7_48;
	add.s64 	%rd140, %rd139, 512;
	st.volatile.global.v4.u32 [%rd140], {%r409, %r410, %r62, %r63};
$L__BB7_48:
	add.s32 	%r402, %r402, 1;
	setp.lt.u32 	%p49, %r402, %r216;
	@%p49 bra 	$L__BB7_18;
$L__BB7_49:
	setp.eq.s32 	%p50, %r401, 0;
	@%p50 bra 	$L__BB7_257;
	add.s32 	%r291, %r401, -1;
	cvt.u64.u32 	%rd141, %r291;
	mul.lo.s64 	%rd143, %rd64, %rd141;
	mul.lo.s32 	%r296, %r228, %r219;
	cvt.u64.u32 	%rd144, %r296;
	shr.u32 	%r298, %r2, 5;
	cvt.u64.u32 	%rd145, %r298;
	add.s64 	%rd146, %rd144, %rd145;
	add.s64 	%rd147, %rd146, %rd143;
	shl.b64 	%rd148, %rd147, 3;
	and.b32  	%r299, %r2, 31;
	shr.u32 	%r300, %r299, 3;
	cvt.u64.u32 	%rd149, %r300;
	or.b64  	%rd150, %rd148, %rd149;
	mul.lo.s64 	%rd151, %rd150, 60;
	shl.b32 	%r301, %r2, 3;
	and.b32  	%r302, %r301, 56;
	cvt.u64.u32 	%rd152, %r302;
	add.s64 	%rd153, %rd151, %rd152;
	sub.s64 	%rd37, %rd14, %rd153;
	cvt.u64.u32 	%rd154, %r215;
	mul.lo.s64 	%rd155, %rd13, %rd154;
	add.s64 	%rd156, %rd155, %rd153;
	cvta.to.global.u64 	%rd157, %rd53;
	shl.b64 	%rd158, %rd156, 1;
	add.s64 	%rd39, %rd157, %rd158;
	add.s64 	%rd38, %rd53, %rd158;
	and.b64  	%rd159, %rd38, 7;
	setp.eq.s64 	%p51, %rd159, 0;
	setp.gt.s64 	%p52, %rd37, 3;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB7_53;
	bra.uni 	$L__BB7_51;
$L__BB7_53:
	ld.global.v2.u32 	{%r415, %r416}, [%rd39];
	bra.uni 	$L__BB7_54;
$L__BB7_51:
	setp.lt.s64 	%p54, %rd37, 1;
	mov.u32 	%r415, 0;
	mov.u32 	%r416, %r415;
	@%p54 bra 	$L__BB7_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd37;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r415, [retval0+0];
	ld.param.b32 	%r416, [retval0+4];
	}
$L__BB7_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r418, 0;
	mov.u32 	%r417, %r418;
	@%p55 bra 	$L__BB7_59;
	add.s64 	%rd40, %rd38, 8;
	and.b64  	%rd160, %rd40, 7;
	setp.eq.s64 	%p56, %rd160, 0;
	setp.gt.s64 	%p57, %rd37, 7;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB7_58;
	bra.uni 	$L__BB7_56;
$L__BB7_58:
	ld.global.v2.u32 	{%r417, %r418}, [%rd39+8];
	bra.uni 	$L__BB7_59;
$L__BB7_56:
	setp.lt.s64 	%p59, %rd37, 5;
	mov.u32 	%r417, 0;
	mov.u32 	%r418, %r417;
	@%p59 bra 	$L__BB7_59;
	add.s64 	%rd161, %rd37, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd40;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd161;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r417, [retval0+0];
	ld.param.b32 	%r418, [retval0+4];
	}
$L__BB7_59:
	add.s64 	%rd41, %rd38, 480;
	and.b64  	%rd162, %rd41, 7;
	setp.eq.s64 	%p60, %rd162, 0;
	setp.gt.s64 	%p61, %rd37, 243;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB7_62;
	bra.uni 	$L__BB7_60;
$L__BB7_62:
	ld.global.v2.u32 	{%r421, %r422}, [%rd39+480];
	bra.uni 	$L__BB7_63;
$L__BB7_60:
	setp.lt.s64 	%p63, %rd37, 241;
	mov.u32 	%r421, 0;
	mov.u32 	%r422, %r421;
	@%p63 bra 	$L__BB7_63;
	add.s64 	%rd163, %rd37, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd163;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r421, [retval0+0];
	ld.param.b32 	%r422, [retval0+4];
	}
$L__BB7_63:
	mov.u32 	%r424, 0;
	mov.u32 	%r423, %r424;
	@%p55 bra 	$L__BB7_68;
	add.s64 	%rd42, %rd38, 488;
	and.b64  	%rd164, %rd42, 7;
	setp.eq.s64 	%p65, %rd164, 0;
	setp.gt.s64 	%p66, %rd37, 247;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB7_67;
	bra.uni 	$L__BB7_65;
$L__BB7_67:
	ld.global.v2.u32 	{%r423, %r424}, [%rd39+488];
	bra.uni 	$L__BB7_68;
$L__BB7_65:
	setp.lt.s64 	%p68, %rd37, 245;
	mov.u32 	%r423, 0;
	mov.u32 	%r424, %r423;
	@%p68 bra 	$L__BB7_68;
	add.s64 	%rd165, %rd37, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd165;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPK13__nv_bfloat16m,
	(
	param0,
	param1
	);
	ld.param.b32 	%r423, [retval0+0];
	ld.param.b32 	%r424, [retval0+4];
	}
$L__BB7_68:
	setp.eq.s32 	%p69, %r216, 0;
	@%p69 bra 	$L__BB7_206;
	mov.u32 	%r435, 0;
	bra.uni 	$L__BB7_70;
$L__BB7_91:
	setp.eq.s32 	%p103, %r238, 1;
	@%p103 bra 	$L__BB7_96;
	setp.eq.s32 	%p104, %r238, 2;
	@%p104 bra 	$L__BB7_95;
	setp.ne.s32 	%p105, %r238, 3;
	@%p105 bra 	$L__BB7_97;
	setp.gt.f32 	%p106, %f210, %f318;
	selp.f32 	%f318, %f210, %f318, %p106;
	bra.uni 	$L__BB7_98;
$L__BB7_96:
	mul.f32 	%f318, %f210, %f318;
	bra.uni 	$L__BB7_98;
$L__BB7_95:
	setp.lt.f32 	%p107, %f210, %f318;
	selp.f32 	%f318, %f210, %f318, %p107;
	bra.uni 	$L__BB7_98;
$L__BB7_97:
	add.f32 	%f318, %f210, %f318;
$L__BB7_98:
	{ mov.b32 %f211, {0,%rs11};}
	@%p103 bra 	$L__BB7_103;
	setp.eq.s32 	%p109, %r238, 2;
	@%p109 bra 	$L__BB7_102;
	setp.ne.s32 	%p110, %r238, 3;
	@%p110 bra 	$L__BB7_104;
	setp.gt.f32 	%p111, %f211, %f317;
	selp.f32 	%f317, %f211, %f317, %p111;
	bra.uni 	$L__BB7_105;
$L__BB7_103:
	mul.f32 	%f317, %f211, %f317;
	bra.uni 	$L__BB7_105;
$L__BB7_102:
	setp.lt.f32 	%p112, %f211, %f317;
	selp.f32 	%f317, %f211, %f317, %p112;
	bra.uni 	$L__BB7_105;
$L__BB7_104:
	add.f32 	%f317, %f211, %f317;
$L__BB7_105:
	mov.b32 	{%rs42, %rs13}, %r433;
	{ mov.b32 %f212, {0,%rs42};}
	@%p103 bra 	$L__BB7_110;
	setp.eq.s32 	%p114, %r238, 2;
	@%p114 bra 	$L__BB7_109;
	setp.ne.s32 	%p115, %r238, 3;
	@%p115 bra 	$L__BB7_111;
	setp.gt.f32 	%p116, %f212, %f316;
	selp.f32 	%f316, %f212, %f316, %p116;
	bra.uni 	$L__BB7_112;
$L__BB7_110:
	mul.f32 	%f316, %f212, %f316;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	setp.lt.f32 	%p117, %f212, %f316;
	selp.f32 	%f316, %f212, %f316, %p117;
	bra.uni 	$L__BB7_112;
$L__BB7_111:
	add.f32 	%f316, %f212, %f316;
$L__BB7_112:
	{ mov.b32 %f213, {0,%rs13};}
	@%p103 bra 	$L__BB7_117;
	setp.eq.s32 	%p119, %r238, 2;
	@%p119 bra 	$L__BB7_116;
	setp.ne.s32 	%p120, %r238, 3;
	@%p120 bra 	$L__BB7_118;
	setp.gt.f32 	%p121, %f213, %f315;
	selp.f32 	%f315, %f213, %f315, %p121;
	bra.uni 	$L__BB7_119;
$L__BB7_117:
	mul.f32 	%f315, %f213, %f315;
	bra.uni 	$L__BB7_119;
$L__BB7_116:
	setp.lt.f32 	%p122, %f213, %f315;
	selp.f32 	%f315, %f213, %f315, %p122;
	bra.uni 	$L__BB7_119;
$L__BB7_118:
	add.f32 	%f315, %f213, %f315;
$L__BB7_119:
	mov.b32 	{%rs44, %rs15}, %r432;
	{ mov.b32 %f214, {0,%rs44};}
	@%p103 bra 	$L__BB7_124;
	setp.eq.s32 	%p124, %r238, 2;
	@%p124 bra 	$L__BB7_123;
	setp.ne.s32 	%p125, %r238, 3;
	@%p125 bra 	$L__BB7_125;
	setp.gt.f32 	%p126, %f214, %f314;
	selp.f32 	%f314, %f214, %f314, %p126;
	bra.uni 	$L__BB7_126;
$L__BB7_124:
	mul.f32 	%f314, %f214, %f314;
	bra.uni 	$L__BB7_126;
$L__BB7_123:
	setp.lt.f32 	%p127, %f214, %f314;
	selp.f32 	%f314, %f214, %f314, %p127;
	bra.uni 	$L__BB7_126;
$L__BB7_125:
	add.f32 	%f314, %f214, %f314;
$L__BB7_126:
	{ mov.b32 %f215, {0,%rs15};}
	@%p103 bra 	$L__BB7_131;
	setp.eq.s32 	%p129, %r238, 2;
	@%p129 bra 	$L__BB7_130;
	setp.ne.s32 	%p130, %r238, 3;
	@%p130 bra 	$L__BB7_132;
	setp.gt.f32 	%p131, %f215, %f313;
	selp.f32 	%f313, %f215, %f313, %p131;
	bra.uni 	$L__BB7_133;
$L__BB7_131:
	mul.f32 	%f313, %f215, %f313;
	bra.uni 	$L__BB7_133;
$L__BB7_130:
	setp.lt.f32 	%p132, %f215, %f313;
	selp.f32 	%f313, %f215, %f313, %p132;
	bra.uni 	$L__BB7_133;
$L__BB7_132:
	add.f32 	%f313, %f215, %f313;
$L__BB7_133:
	mov.b32 	{%rs46, %rs17}, %r431;
	{ mov.b32 %f216, {0,%rs46};}
	@%p103 bra 	$L__BB7_138;
	setp.eq.s32 	%p134, %r238, 2;
	@%p134 bra 	$L__BB7_137;
	setp.ne.s32 	%p135, %r238, 3;
	@%p135 bra 	$L__BB7_139;
	setp.gt.f32 	%p136, %f216, %f312;
	selp.f32 	%f312, %f216, %f312, %p136;
	bra.uni 	$L__BB7_140;
$L__BB7_138:
	mul.f32 	%f312, %f216, %f312;
	bra.uni 	$L__BB7_140;
$L__BB7_137:
	setp.lt.f32 	%p137, %f216, %f312;
	selp.f32 	%f312, %f216, %f312, %p137;
	bra.uni 	$L__BB7_140;
$L__BB7_139:
	add.f32 	%f312, %f216, %f312;
$L__BB7_140:
	{ mov.b32 %f217, {0,%rs17};}
	@%p103 bra 	$L__BB7_145;
	setp.eq.s32 	%p139, %r238, 2;
	@%p139 bra 	$L__BB7_144;
	setp.ne.s32 	%p140, %r238, 3;
	@%p140 bra 	$L__BB7_146;
	setp.gt.f32 	%p141, %f217, %f311;
	selp.f32 	%f311, %f217, %f311, %p141;
	bra.uni 	$L__BB7_147;
$L__BB7_145:
	mul.f32 	%f311, %f217, %f311;
	bra.uni 	$L__BB7_147;
$L__BB7_144:
	setp.lt.f32 	%p142, %f217, %f311;
	selp.f32 	%f311, %f217, %f311, %p142;
	bra.uni 	$L__BB7_147;
$L__BB7_146:
	add.f32 	%f311, %f217, %f311;
$L__BB7_147:
	mov.b32 	{%rs48, %rs19}, %r430;
	{ mov.b32 %f218, {0,%rs48};}
	@%p103 bra 	$L__BB7_152;
	setp.eq.s32 	%p144, %r238, 2;
	@%p144 bra 	$L__BB7_151;
	setp.ne.s32 	%p145, %r238, 3;
	@%p145 bra 	$L__BB7_153;
	setp.gt.f32 	%p146, %f218, %f310;
	selp.f32 	%f310, %f218, %f310, %p146;
	bra.uni 	$L__BB7_154;
$L__BB7_152:
	mul.f32 	%f310, %f218, %f310;
	bra.uni 	$L__BB7_154;
$L__BB7_151:
	setp.lt.f32 	%p147, %f218, %f310;
	selp.f32 	%f310, %f218, %f310, %p147;
	bra.uni 	$L__BB7_154;
$L__BB7_153:
	add.f32 	%f310, %f218, %f310;
$L__BB7_154:
	{ mov.b32 %f219, {0,%rs19};}
	@%p103 bra 	$L__BB7_159;
	setp.eq.s32 	%p149, %r238, 2;
	@%p149 bra 	$L__BB7_158;
	setp.ne.s32 	%p150, %r238, 3;
	@%p150 bra 	$L__BB7_160;
	setp.gt.f32 	%p151, %f219, %f309;
	selp.f32 	%f309, %f219, %f309, %p151;
	bra.uni 	$L__BB7_161;
$L__BB7_159:
	mul.f32 	%f309, %f219, %f309;
	bra.uni 	$L__BB7_161;
$L__BB7_158:
	setp.lt.f32 	%p152, %f219, %f309;
	selp.f32 	%f309, %f219, %f309, %p152;
	bra.uni 	$L__BB7_161;
$L__BB7_160:
	add.f32 	%f309, %f219, %f309;
$L__BB7_161:
	mov.b32 	{%rs50, %rs21}, %r429;
	{ mov.b32 %f220, {0,%rs50};}
	@%p103 bra 	$L__BB7_166;
	setp.eq.s32 	%p154, %r238, 2;
	@%p154 bra 	$L__BB7_165;
	setp.ne.s32 	%p155, %r238, 3;
	@%p155 bra 	$L__BB7_167;
	setp.gt.f32 	%p156, %f220, %f308;
	selp.f32 	%f308, %f220, %f308, %p156;
	bra.uni 	$L__BB7_168;
$L__BB7_166:
	mul.f32 	%f308, %f220, %f308;
	bra.uni 	$L__BB7_168;
$L__BB7_165:
	setp.lt.f32 	%p157, %f220, %f308;
	selp.f32 	%f308, %f220, %f308, %p157;
	bra.uni 	$L__BB7_168;
$L__BB7_167:
	add.f32 	%f308, %f220, %f308;
$L__BB7_168:
	{ mov.b32 %f221, {0,%rs21};}
	@%p103 bra 	$L__BB7_173;
	setp.eq.s32 	%p159, %r238, 2;
	@%p159 bra 	$L__BB7_172;
	setp.ne.s32 	%p160, %r238, 3;
	@%p160 bra 	$L__BB7_174;
	setp.gt.f32 	%p161, %f221, %f307;
	selp.f32 	%f307, %f221, %f307, %p161;
	bra.uni 	$L__BB7_175;
$L__BB7_173:
	mul.f32 	%f307, %f221, %f307;
	bra.uni 	$L__BB7_175;
$L__BB7_172:
	setp.lt.f32 	%p162, %f221, %f307;
	selp.f32 	%f307, %f221, %f307, %p162;
	bra.uni 	$L__BB7_175;
$L__BB7_174:
	add.f32 	%f307, %f221, %f307;
$L__BB7_175:
	mov.b32 	{%rs52, %rs23}, %r428;
	{ mov.b32 %f222, {0,%rs52};}
	@%p103 bra 	$L__BB7_180;
	setp.eq.s32 	%p164, %r238, 2;
	@%p164 bra 	$L__BB7_179;
	setp.ne.s32 	%p165, %r238, 3;
	@%p165 bra 	$L__BB7_181;
	setp.gt.f32 	%p166, %f222, %f306;
	selp.f32 	%f306, %f222, %f306, %p166;
	bra.uni 	$L__BB7_182;
$L__BB7_180:
	mul.f32 	%f306, %f222, %f306;
	bra.uni 	$L__BB7_182;
$L__BB7_179:
	setp.lt.f32 	%p167, %f222, %f306;
	selp.f32 	%f306, %f222, %f306, %p167;
	bra.uni 	$L__BB7_182;
$L__BB7_181:
	add.f32 	%f306, %f222, %f306;
$L__BB7_182:
	{ mov.b32 %f223, {0,%rs23};}
	@%p103 bra 	$L__BB7_187;
	setp.eq.s32 	%p169, %r238, 2;
	@%p169 bra 	$L__BB7_186;
	setp.ne.s32 	%p170, %r238, 3;
	@%p170 bra 	$L__BB7_188;
	setp.gt.f32 	%p171, %f223, %f305;
	selp.f32 	%f305, %f223, %f305, %p171;
	bra.uni 	$L__BB7_189;
$L__BB7_187:
	mul.f32 	%f305, %f223, %f305;
	bra.uni 	$L__BB7_189;
$L__BB7_186:
	setp.lt.f32 	%p172, %f223, %f305;
	selp.f32 	%f305, %f223, %f305, %p172;
	bra.uni 	$L__BB7_189;
$L__BB7_188:
	add.f32 	%f305, %f223, %f305;
$L__BB7_189:
	mov.b32 	{%rs54, %rs25}, %r427;
	{ mov.b32 %f224, {0,%rs54};}
	@%p103 bra 	$L__BB7_194;
	setp.eq.s32 	%p174, %r238, 2;
	@%p174 bra 	$L__BB7_193;
	setp.ne.s32 	%p175, %r238, 3;
	@%p175 bra 	$L__BB7_195;
	setp.gt.f32 	%p176, %f224, %f304;
	selp.f32 	%f304, %f224, %f304, %p176;
	bra.uni 	$L__BB7_196;
$L__BB7_194:
	mul.f32 	%f304, %f224, %f304;
	bra.uni 	$L__BB7_196;
$L__BB7_193:
	setp.lt.f32 	%p177, %f224, %f304;
	selp.f32 	%f304, %f224, %f304, %p177;
	bra.uni 	$L__BB7_196;
$L__BB7_195:
	add.f32 	%f304, %f224, %f304;
$L__BB7_196:
	{ mov.b32 %f225, {0,%rs25};}
	@%p103 bra 	$L__BB7_201;
	setp.eq.s32 	%p179, %r238, 2;
	@%p179 bra 	$L__BB7_200;
	setp.ne.s32 	%p180, %r238, 3;
	@%p180 bra 	$L__BB7_202;
	setp.gt.f32 	%p181, %f225, %f303;
	selp.f32 	%f303, %f225, %f303, %p181;
	bra.uni 	$L__BB7_205;
$L__BB7_201:
	mul.f32 	%f303, %f225, %f303;
	bra.uni 	$L__BB7_205;
$L__BB7_200:
	setp.lt.f32 	%p182, %f225, %f303;
	selp.f32 	%f303, %f225, %f303, %p182;
	bra.uni 	$L__BB7_205;
$L__BB7_202:
	add.f32 	%f303, %f225, %f303;
	bra.uni 	$L__BB7_205;
$L__BB7_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r435, %r215;
	mov.u32 	%r449, %r424;
	mov.u32 	%r450, %r423;
	mov.u32 	%r451, %r422;
	mov.u32 	%r452, %r421;
	mov.u32 	%r453, %r418;
	mov.u32 	%r454, %r417;
	mov.u32 	%r455, %r416;
	mov.u32 	%r456, %r415;
	@%p70 bra 	$L__BB7_89;
	shr.u32 	%r393, %r2, 5;
	mov.u32 	%r119, 1;
	mov.u64 	%rd166, 0;
	sub.s32 	%r326, %r435, %r236;
	setp.lt.u32 	%p71, %r326, %r237;
	setp.gt.u64 	%p72, %rd5, %rd148;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd175, %rd5, 3;
	sub.s64 	%rd176, %rd175, %rd148;
	shr.u64 	%rd177, %rd176, 2;
	min.u64 	%rd178, %rd177, 2;
	cvt.u32.u64 	%r335, %rd178;
	selp.b32 	%r110, %r335, 1, %p73;
	add.s32 	%r336, %r401, %r1;
	and.b32  	%r337, %r336, 3;
	cvt.u64.u32 	%rd180, %r337;
	or.b64  	%rd181, %rd58, %rd180;
	cvt.u64.u32 	%rd182, %r216;
	mul.lo.s64 	%rd183, %rd181, %rd182;
	cvt.u64.u32 	%rd184, %r435;
	add.s64 	%rd185, %rd183, %rd184;
	mul.lo.s64 	%rd186, %rd12, %rd185;
	shl.b32 	%r338, %r393, 10;
	shl.b32 	%r339, %r2, 4;
	and.b32  	%r340, %r339, 496;
	or.b32  	%r341, %r338, %r340;
	cvt.u64.u32 	%rd187, %r341;
	add.s64 	%rd188, %rd187, %rd11;
	add.s64 	%rd189, %rd188, %rd186;
	add.u64 	%rd191, %SPL, 0;
	st.local.u64 	[%rd191], %rd166;
	add.s64 	%rd43, %rd2, %rd189;
	mov.u32 	%r449, %r427;
	mov.u32 	%r450, %r428;
	mov.u32 	%r451, %r429;
	mov.u32 	%r452, %r430;
	mov.u32 	%r453, %r431;
	mov.u32 	%r454, %r432;
	mov.u32 	%r455, %r433;
	mov.u32 	%r456, %r434;
	bra.uni 	$L__BB7_72;
$L__BB7_263:
	add.s32 	%r119, %r119, 1;
$L__BB7_72:
	setp.eq.s32 	%p74, %r110, 0;
	mov.u32 	%r457, 0;
	@%p74 bra 	$L__BB7_76;
	add.s32 	%r396, %r401, %r1;
	setp.eq.s32 	%p75, %r110, 1;
	ld.volatile.global.v4.u32 {%r456, %r455, %r454, %r453}, [%rd43];
	setp.ne.s32 	%p76, %r454, %r396;
	and.pred  	%p228, %p55, %p76;
	@%p75 bra 	$L__BB7_75;
	add.s32 	%r397, %r401, %r1;
	add.s64 	%rd222, %rd43, 512;
	ld.volatile.global.v4.u32 {%r452, %r451, %r450, %r449}, [%rd222];
	setp.ne.s32 	%p79, %r450, %r397;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p228, %p228, %p80;
$L__BB7_75:
	selp.u32 	%r457, 1, 0, %p228;
$L__BB7_76:
	setp.ne.s32 	%p81, %r457, 0;
	mov.u32 	%r353, -1;
	vote.sync.any.pred 	%p82, %p81, %r353;
	@%p82 bra 	$L__BB7_86;
	bra.uni 	$L__BB7_77;
$L__BB7_86:
	and.b32  	%r370, %r119, 63;
	setp.ne.s32 	%p98, %r370, 0;
	@%p98 bra 	$L__BB7_263;
	add.u64 	%rd230, %SP, 0;
	add.s32 	%r371, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd50;
	st.param.b64 	[param0+8], %rd51;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd52;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r371;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r435;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r119;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd230;
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
	cvt.u16.u32 	%rs38, %r372;
	mov.u16 	%rs111, 0;
	setp.eq.s16 	%p99, %rs38, 0;
	@%p99 bra 	$L__BB7_263;
	bra.uni 	$L__BB7_88;
$L__BB7_77:
	setp.eq.s32 	%p83, %r239, 0;
	@%p83 bra 	$L__BB7_83;
	setp.eq.s32 	%p227, %r110, 0;
	mov.u32 	%r470, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p227 bra 	$L__BB7_82;
	add.s32 	%r394, %r401, %r1;
	setp.eq.s32 	%p85, %r110, 1;
	ld.volatile.global.v4.u32 {%r456, %r455, %r454, %r453}, [%rd43];
	setp.ne.s32 	%p86, %r454, %r394;
	and.pred  	%p229, %p55, %p86;
	@%p85 bra 	$L__BB7_81;
	add.s32 	%r395, %r401, %r1;
	add.s64 	%rd223, %rd43, 512;
	ld.volatile.global.v4.u32 {%r452, %r451, %r450, %r449}, [%rd223];
	setp.ne.s32 	%p89, %r450, %r395;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p229, %p229, %p90;
$L__BB7_81:
	selp.u32 	%r470, 1, 0, %p229;
$L__BB7_82:
	setp.ne.s32 	%p91, %r470, 0;
	mov.u32 	%r366, -1;
	vote.sync.any.pred 	%p92, %p91, %r366;
$L__BB7_83:
	setp.ne.s32 	%p93, %r453, %r217;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB7_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd50;
	st.param.b64 	[param0+8], %rd51;
	st.param.v2.b32 	[param0+16], {%r215, %r216};
	st.param.v2.b32 	[param0+24], {%r217, %r218};
	st.param.b64 	[param0+32], %rd52;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r435;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r453;
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
	selp.u16 	%rs111, 1, 0, %p97;
$L__BB7_88:
	setp.eq.s16 	%p100, %rs111, 0;
	mov.u16 	%rs112, 0;
	@%p100 bra 	$L__BB7_257;
$L__BB7_89:
	mov.u32 	%r434, %r456;
	mov.u32 	%r433, %r455;
	mov.u32 	%r432, %r454;
	mov.u32 	%r431, %r453;
	mov.u32 	%r430, %r452;
	mov.u32 	%r429, %r451;
	mov.u32 	%r428, %r450;
	mov.u32 	%r427, %r449;
	mov.b32 	{%rs40, %rs11}, %r434;
	{ mov.b32 %f210, {0,%rs40};}
	setp.eq.s32 	%p101, %r435, 0;
	@%p101 bra 	$L__BB7_204;
	or.b32  	%r373, %r238, 4;
	setp.eq.s32 	%p102, %r373, 4;
	@%p102 bra 	$L__BB7_203;
	bra.uni 	$L__BB7_91;
$L__BB7_203:
	add.f32 	%f318, %f210, %f318;
	{ mov.b32 %f226, {0,%rs11};}
	add.f32 	%f317, %f226, %f317;
	mov.b32 	{%rs57, %rs58}, %r433;
	{ mov.b32 %f227, {0,%rs57};}
	add.f32 	%f316, %f227, %f316;
	{ mov.b32 %f228, {0,%rs58};}
	add.f32 	%f315, %f228, %f315;
	mov.b32 	{%rs59, %rs60}, %r432;
	{ mov.b32 %f229, {0,%rs59};}
	add.f32 	%f314, %f229, %f314;
	{ mov.b32 %f230, {0,%rs60};}
	add.f32 	%f313, %f230, %f313;
	mov.b32 	{%rs61, %rs62}, %r431;
	{ mov.b32 %f231, {0,%rs61};}
	add.f32 	%f312, %f231, %f312;
	{ mov.b32 %f232, {0,%rs62};}
	add.f32 	%f311, %f232, %f311;
	mov.b32 	{%rs63, %rs64}, %r430;
	{ mov.b32 %f233, {0,%rs63};}
	add.f32 	%f310, %f233, %f310;
	{ mov.b32 %f234, {0,%rs64};}
	add.f32 	%f309, %f234, %f309;
	mov.b32 	{%rs65, %rs66}, %r429;
	{ mov.b32 %f235, {0,%rs65};}
	add.f32 	%f308, %f235, %f308;
	{ mov.b32 %f236, {0,%rs66};}
	add.f32 	%f307, %f236, %f307;
	mov.b32 	{%rs67, %rs68}, %r428;
	{ mov.b32 %f237, {0,%rs67};}
	add.f32 	%f306, %f237, %f306;
	{ mov.b32 %f238, {0,%rs68};}
	add.f32 	%f305, %f238, %f305;
	mov.b32 	{%rs69, %rs70}, %r427;
	{ mov.b32 %f239, {0,%rs69};}
	add.f32 	%f304, %f239, %f304;
	{ mov.b32 %f240, {0,%rs70};}
	add.f32 	%f303, %f240, %f303;
	bra.uni 	$L__BB7_205;
$L__BB7_204:
	{ mov.b32 %f317, {0,%rs11};}
	mov.b32 	{%rs72, %rs73}, %r433;
	{ mov.b32 %f316, {0,%rs72};}
	{ mov.b32 %f315, {0,%rs73};}
	mov.b32 	{%rs74, %rs75}, %r432;
	{ mov.b32 %f314, {0,%rs74};}
	{ mov.b32 %f313, {0,%rs75};}
	mov.b32 	{%rs76, %rs77}, %r431;
	{ mov.b32 %f312, {0,%rs76};}
	{ mov.b32 %f311, {0,%rs77};}
	mov.b32 	{%rs78, %rs79}, %r430;
	{ mov.b32 %f310, {0,%rs78};}
	{ mov.b32 %f309, {0,%rs79};}
	mov.b32 	{%rs80, %rs81}, %r429;
	{ mov.b32 %f308, {0,%rs80};}
	{ mov.b32 %f307, {0,%rs81};}
	mov.b32 	{%rs82, %rs83}, %r428;
	{ mov.b32 %f306, {0,%rs82};}
	{ mov.b32 %f305, {0,%rs83};}
	mov.b32 	{%rs84, %rs85}, %r427;
	{ mov.b32 %f304, {0,%rs84};}
	{ mov.b32 %f303, {0,%rs85};}
	mov.f32 	%f318, %f210;
$L__BB7_205:
	add.s32 	%r435, %r435, 1;
	setp.lt.u32 	%p183, %r435, %r216;
	@%p183 bra 	$L__BB7_70;
$L__BB7_206:
	setp.eq.s32 	%p184, %r237, 0;
	mov.u16 	%rs112, 1;
	@%p184 bra 	$L__BB7_257;
	setp.ne.s32 	%p185, %r238, 4;
	@%p185 bra 	$L__BB7_209;
	div.rn.f32 	%f318, %f318, %f1;
$L__BB7_209:
	{  cvt.rn.bf16.f32 %rs87, %f318;}
	@%p185 bra 	$L__BB7_211;
	div.rn.f32 	%f317, %f317, %f1;
$L__BB7_211:
	{  cvt.rn.bf16.f32 %rs88, %f317;}
	mov.b32 	%r198, {%rs87, %rs88};
	@%p185 bra 	$L__BB7_213;
	div.rn.f32 	%f316, %f316, %f1;
$L__BB7_213:
	{  cvt.rn.bf16.f32 %rs89, %f316;}
	@%p185 bra 	$L__BB7_215;
	div.rn.f32 	%f315, %f315, %f1;
$L__BB7_215:
	{  cvt.rn.bf16.f32 %rs90, %f315;}
	mov.b32 	%r199, {%rs89, %rs90};
	@%p185 bra 	$L__BB7_217;
	div.rn.f32 	%f314, %f314, %f1;
$L__BB7_217:
	{  cvt.rn.bf16.f32 %rs91, %f314;}
	@%p185 bra 	$L__BB7_219;
	div.rn.f32 	%f313, %f313, %f1;
$L__BB7_219:
	{  cvt.rn.bf16.f32 %rs92, %f313;}
	mov.b32 	%r200, {%rs91, %rs92};
	@%p185 bra 	$L__BB7_221;
	div.rn.f32 	%f312, %f312, %f1;
$L__BB7_221:
	{  cvt.rn.bf16.f32 %rs93, %f312;}
	@%p185 bra 	$L__BB7_223;
	div.rn.f32 	%f311, %f311, %f1;
$L__BB7_223:
	{  cvt.rn.bf16.f32 %rs94, %f311;}
	mov.b32 	%r201, {%rs93, %rs94};
	@%p185 bra 	$L__BB7_225;
	div.rn.f32 	%f310, %f310, %f1;
$L__BB7_225:
	{  cvt.rn.bf16.f32 %rs95, %f310;}
	@%p185 bra 	$L__BB7_227;
	div.rn.f32 	%f309, %f309, %f1;
$L__BB7_227:
	{  cvt.rn.bf16.f32 %rs96, %f309;}
	mov.b32 	%r202, {%rs95, %rs96};
	@%p185 bra 	$L__BB7_229;
	div.rn.f32 	%f308, %f308, %f1;
$L__BB7_229:
	{  cvt.rn.bf16.f32 %rs97, %f308;}
	@%p185 bra 	$L__BB7_231;
	div.rn.f32 	%f307, %f307, %f1;
$L__BB7_231:
	{  cvt.rn.bf16.f32 %rs98, %f307;}
	mov.b32 	%r203, {%rs97, %rs98};
	@%p185 bra 	$L__BB7_233;
	div.rn.f32 	%f306, %f306, %f1;
$L__BB7_233:
	{  cvt.rn.bf16.f32 %rs99, %f306;}
	@%p185 bra 	$L__BB7_235;
	div.rn.f32 	%f305, %f305, %f1;
$L__BB7_235:
	{  cvt.rn.bf16.f32 %rs100, %f305;}
	mov.b32 	%r204, {%rs99, %rs100};
	@%p185 bra 	$L__BB7_237;
	div.rn.f32 	%f304, %f304, %f1;
$L__BB7_237:
	{  cvt.rn.bf16.f32 %rs101, %f304;}
	@%p185 bra 	$L__BB7_239;
	div.rn.f32 	%f303, %f303, %f1;
$L__BB7_239:
	setp.gt.s64 	%p225, %rd37, 3;
	ld.param.u64 	%rd227, [lines_param_8];
	and.b32  	%r392, %r2, 31;
	shr.u32 	%r391, %r392, 3;
	cvt.u64.u32 	%rd226, %r391;
	or.b64  	%rd225, %rd148, %rd226;
	mul.lo.s64 	%rd224, %rd225, 60;
	{  cvt.rn.bf16.f32 %rs102, %f303;}
	mov.b32 	%r205, {%rs101, %rs102};
	shl.b32 	%r384, %r5, 3;
	cvt.u64.u32 	%rd208, %r384;
	add.s64 	%rd209, %rd224, %rd208;
	cvta.to.global.u64 	%rd210, %rd227;
	shl.b64 	%rd211, %rd209, 1;
	add.s64 	%rd46, %rd210, %rd211;
	add.s64 	%rd45, %rd227, %rd211;
	and.b64  	%rd212, %rd45, 7;
	setp.eq.s64 	%p201, %rd212, 0;
	and.pred  	%p203, %p225, %p201;
	@%p203 bra 	$L__BB7_242;
	bra.uni 	$L__BB7_240;
$L__BB7_242:
	st.global.u32 	[%rd46], %r198;
	st.global.u32 	[%rd46+4], %r199;
	bra.uni 	$L__BB7_243;
$L__BB7_240:
	setp.lt.s64 	%p204, %rd37, 1;
	@%p204 bra 	$L__BB7_243;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd45;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd37;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r198, %r199};
	call.uni
	_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_243:
	@%p55 bra 	$L__BB7_248;
	add.s64 	%rd47, %rd45, 8;
	and.b64  	%rd213, %rd47, 7;
	setp.eq.s64 	%p206, %rd213, 0;
	setp.gt.s64 	%p207, %rd37, 7;
	and.pred  	%p208, %p207, %p206;
	@%p208 bra 	$L__BB7_247;
	bra.uni 	$L__BB7_245;
$L__BB7_247:
	st.global.v2.u32 	[%rd46+8], {%r200, %r201};
	bra.uni 	$L__BB7_248;
$L__BB7_245:
	setp.lt.s64 	%p209, %rd37, 5;
	@%p209 bra 	$L__BB7_248;
	add.s64 	%rd214, %rd37, -4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd47;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd214;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r200, %r201};
	call.uni
	_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_248:
	setp.gt.s64 	%p226, %rd37, 243;
	add.s64 	%rd48, %rd45, 480;
	and.b64  	%rd215, %rd48, 7;
	setp.eq.s64 	%p211, %rd215, 0;
	and.pred  	%p212, %p226, %p211;
	@%p212 bra 	$L__BB7_251;
	bra.uni 	$L__BB7_249;
$L__BB7_251:
	st.global.v2.u32 	[%rd46+480], {%r202, %r203};
	bra.uni 	$L__BB7_252;
$L__BB7_249:
	setp.lt.s64 	%p213, %rd37, 241;
	@%p213 bra 	$L__BB7_252;
	add.s64 	%rd216, %rd37, -240;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd48;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd216;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r202, %r203};
	call.uni
	_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_252:
	@%p55 bra 	$L__BB7_257;
	add.s64 	%rd49, %rd45, 488;
	and.b64  	%rd217, %rd49, 7;
	setp.eq.s64 	%p215, %rd217, 0;
	setp.gt.s64 	%p216, %rd37, 247;
	and.pred  	%p217, %p216, %p215;
	@%p217 bra 	$L__BB7_256;
	bra.uni 	$L__BB7_254;
$L__BB7_256:
	st.global.v2.u32 	[%rd46+488], {%r204, %r205};
	bra.uni 	$L__BB7_257;
$L__BB7_254:
	setp.lt.s64 	%p218, %rd37, 245;
	@%p218 bra 	$L__BB7_257;
	add.s64 	%rd218, %rd37, -244;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd49;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd218;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r204, %r205};
	call.uni
	_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_257:
	setp.ne.s32 	%p219, %r401, 1;
	@%p219 bra 	$L__BB7_259;
	griddepcontrol.launch_dependents;
$L__BB7_259:
	add.s32 	%r401, %r401, 1;
	setp.le.u32 	%p220, %r401, %r400;
	and.b16  	%rs107, %rs112, 255;
	setp.ne.s16 	%p221, %rs107, 0;
	and.pred  	%p222, %p221, %p220;
	@%p222 bra 	$L__BB7_15;
	setp.eq.s16 	%p223, %rs107, 0;
	selp.u32 	%r385, 1, 0, %p223;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r385, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r386, 1, 0, %p2;
	}
	or.b32  	%r388, %r386, %r2;
	setp.ne.s32 	%p224, %r388, 0;
	@%p224 bra 	$L__BB7_262;
	cvta.to.global.u64 	%rd229, %rd2;
	add.s64 	%rd228, %rd229, %rd58;
	add.s32 	%r389, %r400, %r1;
	st.global.u32 	[%rd228+64], %r389;
$L__BB7_262:
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPK13__nv_bfloat16m(
	.param .b64 _ZN10collective12loadElementsEPK13__nv_bfloat16m_param_0,
	.param .b64 _ZN10collective12loadElementsEPK13__nv_bfloat16m_param_1
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<11>;
	.reg .b32 	%r<23>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd3, [_ZN10collective12loadElementsEPK13__nv_bfloat16m_param_0];
	ld.param.u64 	%rd2, [_ZN10collective12loadElementsEPK13__nv_bfloat16m_param_1];
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
.func _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2(
	.param .b64 _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_2[8]
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd3, [_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_0];
	ld.param.u64 	%rd2, [_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_1];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_2];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEP13__nv_bfloat16m5uint2_param_2+4];
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
