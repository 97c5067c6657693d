// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective4copyEPhPKhm
(
	.param .b64 _ZN10collective4copyEPhPKhm_param_0,
	.param .b64 _ZN10collective4copyEPhPKhm_param_1,
	.param .b64 _ZN10collective4copyEPhPKhm_param_2
)
;
.func _ZN10collective6reduceEPhRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_4
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKhm
(
	.param .b64 _ZN10collective12loadElementsEPKhm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKhm_param_1
)
;
.func _ZN10collective13storeElementsEPhm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPhm5uint2_param_2[8]
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
	.reg .b64 	%rd<137>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd25, [one_shot_param_0];
	ld.param.u64 	%rd26, [one_shot_param_1];
	ld.param.u32 	%r25, [one_shot_param_2];
	ld.param.u32 	%r26, [one_shot_param_3];
	ld.param.u32 	%r27, [one_shot_param_4];
	ld.param.u32 	%r28, [one_shot_param_5];
	ld.param.u64 	%rd27, [one_shot_param_6];
	ld.param.u64 	%rd28, [one_shot_param_7];
	ld.param.u64 	%rd29, [one_shot_param_8];
	ld.param.v2.u32 	{%r35, %r36}, [one_shot_param_9+80];
	ld.param.v2.u32 	{%r37, %r38}, [one_shot_param_9+88];
	ld.param.v2.u32 	{%r39, %r40}, [one_shot_param_9+96];
	ld.param.u64 	%rd39, [one_shot_param_9+72];
	ld.param.u64 	%rd34, [one_shot_param_9+32];
	ld.param.u64 	%rd33, [one_shot_param_9+24];
	ld.param.u64 	%rd31, [one_shot_param_9+8];
	ld.param.u64 	%rd30, [one_shot_param_9];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd42, %rd39;
	mov.u32 	%r41, %ctaid.x;
	mul.wide.u32 	%rd43, %r41, 4;
	add.s64 	%rd44, %rd42, %rd43;
	cvt.u64.u32 	%rd2, %r41;
	add.s64 	%rd3, %rd44, 64;
	ld.global.u32 	%r1, [%rd44+64];
	mov.u32 	%r42, %tid.x;
	setp.ne.s32 	%p2, %r42, 0;
	mov.u16 	%rs4, 0;
	@%p2 bra 	$L__BB0_2;
	ld.volatile.global.u32 	%r43, [%rd42];
	setp.ne.s32 	%p3, %r43, 0;
	selp.u16 	%rs4, 1, 0, %p3;
$L__BB0_2:
	setp.eq.s16 	%p4, %rs4, 0;
	@%p4 bra 	$L__BB0_6;
	cvta.to.global.u64 	%rd4, %rd26;
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
	add.s64 	%rd46, %rd30, 15;
	shr.u64 	%rd47, %rd46, 4;
	cvt.u64.u32 	%rd6, %r48;
	add.s64 	%rd48, %rd6, %rd47;
	add.s64 	%rd7, %rd48, -1;
	and.b64  	%rd49, %rd7, -4294967296;
	setp.eq.s64 	%p7, %rd49, 0;
	@%p7 bra 	$L__BB0_9;
	div.u64 	%rd133, %rd7, %rd6;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r49, %rd6;
	cvt.u32.u64 	%r50, %rd7;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd133, %r51;
$L__BB0_10:
	shl.b64 	%rd50, %rd133, 4;
	mul.lo.s64 	%rd51, %rd50, %rd2;
	min.u64 	%rd12, %rd51, %rd30;
	add.s64 	%rd52, %rd12, %rd50;
	min.u64 	%rd13, %rd52, %rd30;
	setp.eq.s64 	%p8, %rd13, %rd12;
	mov.u32 	%r94, 1;
	@%p8 bra 	$L__BB0_15;
	not.b64 	%rd53, %rd12;
	add.s64 	%rd54, %rd33, %rd53;
	add.s64 	%rd14, %rd54, %rd13;
	or.b64  	%rd55, %rd14, %rd33;
	and.b64  	%rd56, %rd55, -4294967296;
	setp.eq.s64 	%p9, %rd56, 0;
	@%p9 bra 	$L__BB0_13;
	div.u64 	%rd134, %rd14, %rd33;
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.u32.u64 	%r53, %rd33;
	cvt.u32.u64 	%r54, %rd14;
	div.u32 	%r55, %r54, %r53;
	cvt.u64.u32 	%rd134, %r55;
$L__BB0_14:
	cvt.u32.u64 	%r94, %rd134;
$L__BB0_15:
	mov.u32 	%r95, 0;
	add.s32 	%r9, %r25, 1;
	cvta.to.global.u64 	%rd58, %rd25;
	cvt.u64.u32 	%rd64, %r26;
	cvt.u64.u32 	%rd66, %r25;
	cvt.u64.u32 	%rd91, %r27;
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
	cvt.u64.u32 	%rd57, %r12;
	mul.wide.u32 	%rd59, %r12, 8;
	add.s64 	%rd60, %rd58, %rd59;
	add.s32 	%r60, %r95, %r1;
	add.s32 	%r61, %r60, 1;
	and.b32  	%r62, %r61, 3;
	cvt.u64.u32 	%rd62, %r62;
	or.b64  	%rd63, %rd43, %rd62;
	mul.lo.s64 	%rd65, %rd63, %rd64;
	add.s64 	%rd67, %rd65, %rd66;
	mul.lo.s64 	%rd68, %rd67, %rd33;
	add.s64 	%rd69, %rd68, %rd34;
	ld.global.u64 	%rd70, [%rd60];
	add.s64 	%rd71, %rd70, %rd69;
	mul.lo.s64 	%rd72, %rd31, %rd57;
	cvt.u64.u32 	%rd73, %r95;
	mul.lo.s64 	%rd74, %rd33, %rd73;
	add.s64 	%rd75, %rd74, %rd12;
	add.s64 	%rd76, %rd72, %rd75;
	add.s64 	%rd77, %rd28, %rd76;
	sub.s64 	%rd78, %rd13, %rd75;
	min.u64 	%rd79, %rd33, %rd78;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd71;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd77;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd79;
	call.uni
	_ZN10collective4copyEPhPKhm,
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
	mul.wide.u32 	%rd83, %r42, 8;
	add.s64 	%rd84, %rd58, %rd83;
	membar.sys;
	ld.global.u64 	%rd85, [%rd84];
	mul.wide.u32 	%rd86, %r26, %r41;
	add.s64 	%rd88, %rd86, %rd66;
	shl.b64 	%rd89, %rd88, 3;
	add.s64 	%rd90, %rd85, %rd89;
	add.s64 	%rd80, %rd90, 4096;
	add.s32 	%r66, %r95, %r1;
	add.s32 	%r67, %r66, 1;
	cvt.u64.u32 	%rd92, %r67;
	bfi.b64 	%rd81, %rd91, %rd92, 32, 32;
	st.release.sys.global.u64 [%rd80], %rd81;
$L__BB0_24:
	setp.eq.s32 	%p17, %r95, 0;
	@%p17 bra 	$L__BB0_39;
	setp.eq.s32 	%p18, %r42, %r25;
	setp.ge.u32 	%p19, %r42, %r26;
	or.pred  	%p20, %p18, %p19;
	mov.u32 	%r68, 0;
	mov.u32 	%r101, %r68;
	@%p20 bra 	$L__BB0_36;
	mul.wide.u32 	%rd95, %r26, %r41;
	cvt.u64.u32 	%rd96, %r42;
	add.s64 	%rd97, %rd95, %rd96;
	shl.b64 	%rd98, %rd97, 3;
	add.s64 	%rd99, %rd39, %rd98;
	add.s64 	%rd94, %rd99, 4096;
	ld.acquire.sys.global.u64 %rd136, [%rd94];
	add.u64 	%rd101, %SPL, 0;
	mov.u64 	%rd102, 0;
	st.local.u64 	[%rd101], %rd102;
	cvt.u32.u64 	%r100, %rd136;
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
	add.u64 	%rd132, %SP, 0;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd25;
	st.param.b64 	[param0+8], %rd26;
	st.param.v2.b32 	[param0+16], {%r25, %r26};
	st.param.v2.b32 	[param0+24], {%r27, %r28};
	st.param.b64 	[param0+32], %rd27;
	st.param.b64 	[param0+40], %rd39;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r99;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd132;
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
	ld.acquire.sys.global.u64 %rd136, [%rd94];
	add.s32 	%r99, %r99, 1;
	cvt.u32.u64 	%r100, %rd136;
	sub.s32 	%r80, %r100, %r72;
	setp.lt.s32 	%p27, %r80, 0;
	@%p27 bra 	$L__BB0_28;
	bra.uni 	$L__BB0_32;
$L__BB0_30:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd25;
	st.param.b64 	[param0+8], %rd26;
	st.param.v2.b32 	[param0+16], {%r25, %r26};
	st.param.v2.b32 	[param0+24], {%r27, %r28};
	st.param.b64 	[param0+32], %rd27;
	st.param.b64 	[param0+40], %rd39;
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
	shr.u64 	%rd111, %rd136, 32;
	cvt.u32.u64 	%r22, %rd111;
	setp.eq.s32 	%p29, %r22, %r27;
	mov.u32 	%r101, %r68;
	@%p29 bra 	$L__BB0_36;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd25;
	st.param.b64 	[param0+8], %rd26;
	st.param.v2.b32 	[param0+16], {%r25, %r26};
	st.param.v2.b32 	[param0+24], {%r27, %r28};
	st.param.b64 	[param0+32], %rd27;
	st.param.b64 	[param0+40], %rd39;
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
	add.u64 	%rd112, %SP, 8;
	add.u64 	%rd113, %SPL, 8;
	add.s32 	%r88, %r95, -1;
	cvt.u64.u32 	%rd114, %r88;
	mul.lo.s64 	%rd115, %rd33, %rd114;
	add.s64 	%rd24, %rd115, %rd12;
	add.s32 	%r89, %r95, %r1;
	and.b32  	%r90, %r89, 3;
	cvt.u64.u32 	%rd116, %r90;
	or.b64  	%rd118, %rd43, %rd116;
	mul.lo.s64 	%rd120, %rd33, %rd64;
	mul.lo.s64 	%rd121, %rd120, %rd118;
	add.s64 	%rd122, %rd121, %rd34;
	add.s64 	%rd123, %rd39, %rd122;
	mul.lo.s64 	%rd125, %rd31, %rd66;
	add.s64 	%rd126, %rd24, %rd125;
	add.s64 	%rd127, %rd28, %rd126;
	st.local.u64 	[%rd113], %rd127;
	st.local.u64 	[%rd113+8], %rd123;
	st.local.u64 	[%rd113+16], %rd33;
	st.local.u32 	[%rd113+24], %r25;
	@%p31 bra 	$L__BB0_39;
	sub.s64 	%rd128, %rd13, %rd24;
	add.s64 	%rd129, %rd29, %rd24;
	min.u64 	%rd130, %rd33, %rd128;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd129;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd112;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd130;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r39;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r26;
	call.uni
	_ZN10collective6reduceEPhRKNS_5PartsEmjj,
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
.func _ZN10collective4copyEPhPKhm(
	.param .b64 _ZN10collective4copyEPhPKhm_param_0,
	.param .b64 _ZN10collective4copyEPhPKhm_param_1,
	.param .b64 _ZN10collective4copyEPhPKhm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd20, [_ZN10collective4copyEPhPKhm_param_0];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPhPKhm_param_1];
	ld.param.u64 	%rd22, [_ZN10collective4copyEPhPKhm_param_2];
	cvta.to.global.u64 	%rd1, %rd21;
	and.b64  	%rd24, %rd20, 15;
	setp.ne.s64 	%p1, %rd24, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd26, %rd21, 15;
	setp.ne.s64 	%p2, %rd26, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd2, %rd22, 4;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd48, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	add.s64 	%rd27, %rd48, %rd4;
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
	shl.b64 	%rd28, %rd48, 4;
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
	add.s64 	%rd48, %rd48, %rd5;
	add.s64 	%rd40, %rd48, %rd4;
	setp.lt.u64 	%p4, %rd40, %rd2;
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd48, %rd2;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd11, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd41, %rd48, 4;
	add.s64 	%rd42, %rd20, %rd41;
	add.s64 	%rd43, %rd1, %rd41;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd43];
	st.v4.u32 	[%rd42], {%r38, %r39, %r40, %r41};
	add.s64 	%rd48, %rd48, %rd11;
	setp.lt.u64 	%p6, %rd48, %rd2;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd50, %rd22, -16;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd44, %r46;
	add.s64 	%rd51, %rd50, %rd44;
	setp.ge.u64 	%p7, %rd51, %rd22;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd17, %r47;
$L__BB1_11:
	.pragma "nounroll";
	add.s64 	%rd45, %rd1, %rd51;
	ld.global.u8 	%rs1, [%rd45];
	add.s64 	%rd46, %rd20, %rd51;
	st.u8 	[%rd46], %rs1;
	add.s64 	%rd51, %rd51, %rd17;
	setp.lt.u64 	%p8, %rd51, %rd22;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN10collective6reduceEPhRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<164>;
	.reg .b32 	%r<279>;
	.reg .b64 	%rd<649>;
	ld.param.u64 	%rd376, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd377, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd375, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r24, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r25, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd376;
	or.b32  	%r26, %r24, 4;
	setp.eq.s32 	%p1, %r26, 4;
	and.b64  	%rd2, %rd376, 15;
	cvta.to.local.u64 	%rd3, %rd377;
	@%p1 bra 	$L__BB2_227;
	bra.uni 	$L__BB2_1;
$L__BB2_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd641, 0;
	@%p116 bra 	$L__BB2_302;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd417, %rd231, 15;
	setp.ne.s64 	%p117, %rd417, 0;
	@%p117 bra 	$L__BB2_302;
	shr.u64 	%rd232, %rd375, 4;
	mov.u32 	%r149, %tid.x;
	cvt.u64.u32 	%rd591, %r149;
	setp.le.u64 	%p118, %rd232, %rd591;
	@%p118 bra 	$L__BB2_301;
	cvt.u64.u32 	%rd234, %r25;
	mov.u32 	%r150, %ntid.x;
	cvt.u64.u32 	%rd235, %r150;
$L__BB2_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r25, 0;
	@%p119 bra 	$L__BB2_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r277, 0;
$L__BB2_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r277;
	mov.u64 	%rd608, %rd231;
	@%p120 bra 	$L__BB2_235;
	ld.local.u64 	%rd419, [%rd3+16];
	cvt.u64.u32 	%rd420, %r277;
	mul.lo.s64 	%rd421, %rd419, %rd420;
	ld.local.u64 	%rd422, [%rd3+8];
	add.s64 	%rd608, %rd422, %rd421;
$L__BB2_235:
	shl.b64 	%rd423, %rd591, 4;
	add.s64 	%rd424, %rd608, %rd423;
	ld.v4.u32 	{%r152, %r153, %r154, %r155}, [%rd424];
	and.b32  	%r160, %r152, 255;
	cvt.u64.u32 	%rd425, %r160;
	setp.eq.s32 	%p121, %r277, 0;
	selp.b64 	%rd426, 0, %rd624, %p121;
	add.s64 	%rd624, %rd426, %rd425;
	shr.u32 	%r161, %r152, 8;
	and.b32  	%r162, %r161, 255;
	cvt.u64.u32 	%rd427, %r162;
	selp.b64 	%rd428, 0, %rd623, %p121;
	add.s64 	%rd623, %rd428, %rd427;
	shr.u32 	%r163, %r152, 16;
	and.b32  	%r164, %r163, 255;
	cvt.u64.u32 	%rd429, %r164;
	selp.b64 	%rd430, 0, %rd622, %p121;
	add.s64 	%rd622, %rd430, %rd429;
	shr.u32 	%r165, %r152, 24;
	cvt.u64.u32 	%rd431, %r165;
	selp.b64 	%rd432, 0, %rd621, %p121;
	add.s64 	%rd621, %rd432, %rd431;
	and.b32  	%r166, %r153, 255;
	cvt.u64.u32 	%rd433, %r166;
	selp.b64 	%rd434, 0, %rd620, %p121;
	add.s64 	%rd620, %rd434, %rd433;
	shr.u32 	%r167, %r153, 8;
	and.b32  	%r168, %r167, 255;
	cvt.u64.u32 	%rd435, %r168;
	selp.b64 	%rd436, 0, %rd619, %p121;
	add.s64 	%rd619, %rd436, %rd435;
	shr.u32 	%r169, %r153, 16;
	and.b32  	%r170, %r169, 255;
	cvt.u64.u32 	%rd437, %r170;
	selp.b64 	%rd438, 0, %rd618, %p121;
	add.s64 	%rd618, %rd438, %rd437;
	shr.u32 	%r171, %r153, 24;
	cvt.u64.u32 	%rd439, %r171;
	selp.b64 	%rd440, 0, %rd617, %p121;
	add.s64 	%rd617, %rd440, %rd439;
	and.b32  	%r172, %r154, 255;
	cvt.u64.u32 	%rd441, %r172;
	selp.b64 	%rd442, 0, %rd616, %p121;
	add.s64 	%rd616, %rd442, %rd441;
	shr.u32 	%r173, %r154, 8;
	and.b32  	%r174, %r173, 255;
	cvt.u64.u32 	%rd443, %r174;
	selp.b64 	%rd444, 0, %rd615, %p121;
	add.s64 	%rd615, %rd444, %rd443;
	shr.u32 	%r175, %r154, 16;
	and.b32  	%r176, %r175, 255;
	cvt.u64.u32 	%rd445, %r176;
	selp.b64 	%rd446, 0, %rd614, %p121;
	add.s64 	%rd614, %rd446, %rd445;
	shr.u32 	%r177, %r154, 24;
	cvt.u64.u32 	%rd447, %r177;
	selp.b64 	%rd448, 0, %rd613, %p121;
	add.s64 	%rd613, %rd448, %rd447;
	and.b32  	%r178, %r155, 255;
	cvt.u64.u32 	%rd449, %r178;
	selp.b64 	%rd450, 0, %rd612, %p121;
	add.s64 	%rd612, %rd450, %rd449;
	shr.u32 	%r179, %r155, 8;
	and.b32  	%r180, %r179, 255;
	cvt.u64.u32 	%rd451, %r180;
	selp.b64 	%rd452, 0, %rd611, %p121;
	add.s64 	%rd611, %rd452, %rd451;
	shr.u32 	%r181, %r155, 16;
	and.b32  	%r182, %r181, 255;
	cvt.u64.u32 	%rd453, %r182;
	selp.b64 	%rd454, 0, %rd610, %p121;
	add.s64 	%rd610, %rd454, %rd453;
	shr.u32 	%r183, %r155, 24;
	cvt.u64.u32 	%rd455, %r183;
	selp.b64 	%rd456, 0, %rd609, %p121;
	add.s64 	%rd609, %rd456, %rd455;
	add.s32 	%r277, %r277, 1;
	setp.lt.u32 	%p122, %r277, %r25;
	@%p122 bra 	$L__BB2_233;
$L__BB2_236:
	setp.ne.s32 	%p123, %r24, 4;
	mov.u64 	%rd625, %rd624;
	@%p123 bra 	$L__BB2_240;
	and.b64  	%rd457, %rd624, -4294967296;
	setp.eq.s64 	%p124, %rd457, 0;
	@%p124 bra 	$L__BB2_239;
	div.u64 	%rd625, %rd624, %rd234;
	bra.uni 	$L__BB2_240;
$L__BB2_239:
	cvt.u32.u64 	%r184, %rd234;
	cvt.u32.u64 	%r185, %rd624;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd625, %r186;
$L__BB2_240:
	mov.u64 	%rd626, %rd623;
	@%p123 bra 	$L__BB2_244;
	and.b64  	%rd458, %rd623, -4294967296;
	setp.eq.s64 	%p126, %rd458, 0;
	@%p126 bra 	$L__BB2_243;
	div.u64 	%rd626, %rd623, %rd234;
	bra.uni 	$L__BB2_244;
$L__BB2_243:
	cvt.u32.u64 	%r187, %rd234;
	cvt.u32.u64 	%r188, %rd623;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd626, %r189;
$L__BB2_244:
	mov.u64 	%rd627, %rd622;
	@%p123 bra 	$L__BB2_248;
	and.b64  	%rd459, %rd622, -4294967296;
	setp.eq.s64 	%p128, %rd459, 0;
	@%p128 bra 	$L__BB2_247;
	div.u64 	%rd627, %rd622, %rd234;
	bra.uni 	$L__BB2_248;
$L__BB2_247:
	cvt.u32.u64 	%r190, %rd234;
	cvt.u32.u64 	%r191, %rd622;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd627, %r192;
$L__BB2_248:
	mov.u64 	%rd628, %rd621;
	@%p123 bra 	$L__BB2_252;
	and.b64  	%rd460, %rd621, -4294967296;
	setp.eq.s64 	%p130, %rd460, 0;
	@%p130 bra 	$L__BB2_251;
	div.u64 	%rd628, %rd621, %rd234;
	bra.uni 	$L__BB2_252;
$L__BB2_251:
	cvt.u32.u64 	%r193, %rd234;
	cvt.u32.u64 	%r194, %rd621;
	div.u32 	%r195, %r194, %r193;
	cvt.u64.u32 	%rd628, %r195;
$L__BB2_252:
	cvt.u32.u64 	%r196, %rd626;
	cvt.u32.u64 	%r197, %rd625;
	mov.u32 	%r198, 64;
	prmt.b32 	%r199, %r197, %r196, %r198;
	cvt.u32.u64 	%r200, %rd627;
	mov.u32 	%r201, 1040;
	prmt.b32 	%r202, %r199, %r200, %r201;
	cvt.u32.u64 	%r203, %rd628;
	mov.u32 	%r204, 16912;
	prmt.b32 	%r17, %r202, %r203, %r204;
	mov.u64 	%rd629, %rd620;
	@%p123 bra 	$L__BB2_256;
	and.b64  	%rd461, %rd620, -4294967296;
	setp.eq.s64 	%p132, %rd461, 0;
	@%p132 bra 	$L__BB2_255;
	div.u64 	%rd629, %rd620, %rd234;
	bra.uni 	$L__BB2_256;
$L__BB2_255:
	cvt.u32.u64 	%r205, %rd234;
	cvt.u32.u64 	%r206, %rd620;
	div.u32 	%r207, %r206, %r205;
	cvt.u64.u32 	%rd629, %r207;
$L__BB2_256:
	mov.u64 	%rd630, %rd619;
	@%p123 bra 	$L__BB2_260;
	and.b64  	%rd462, %rd619, -4294967296;
	setp.eq.s64 	%p134, %rd462, 0;
	@%p134 bra 	$L__BB2_259;
	div.u64 	%rd630, %rd619, %rd234;
	bra.uni 	$L__BB2_260;
$L__BB2_259:
	cvt.u32.u64 	%r208, %rd234;
	cvt.u32.u64 	%r209, %rd619;
	div.u32 	%r210, %r209, %r208;
	cvt.u64.u32 	%rd630, %r210;
$L__BB2_260:
	mov.u64 	%rd631, %rd618;
	@%p123 bra 	$L__BB2_264;
	and.b64  	%rd463, %rd618, -4294967296;
	setp.eq.s64 	%p136, %rd463, 0;
	@%p136 bra 	$L__BB2_263;
	div.u64 	%rd631, %rd618, %rd234;
	bra.uni 	$L__BB2_264;
$L__BB2_263:
	cvt.u32.u64 	%r211, %rd234;
	cvt.u32.u64 	%r212, %rd618;
	div.u32 	%r213, %r212, %r211;
	cvt.u64.u32 	%rd631, %r213;
$L__BB2_264:
	mov.u64 	%rd632, %rd617;
	@%p123 bra 	$L__BB2_268;
	and.b64  	%rd464, %rd617, -4294967296;
	setp.eq.s64 	%p138, %rd464, 0;
	@%p138 bra 	$L__BB2_267;
	div.u64 	%rd632, %rd617, %rd234;
	bra.uni 	$L__BB2_268;
$L__BB2_267:
	cvt.u32.u64 	%r214, %rd234;
	cvt.u32.u64 	%r215, %rd617;
	div.u32 	%r216, %r215, %r214;
	cvt.u64.u32 	%rd632, %r216;
$L__BB2_268:
	cvt.u32.u64 	%r217, %rd630;
	cvt.u32.u64 	%r218, %rd629;
	mov.u32 	%r219, 64;
	prmt.b32 	%r220, %r218, %r217, %r219;
	cvt.u32.u64 	%r221, %rd631;
	mov.u32 	%r222, 1040;
	prmt.b32 	%r223, %r220, %r221, %r222;
	cvt.u32.u64 	%r224, %rd632;
	mov.u32 	%r225, 16912;
	prmt.b32 	%r18, %r223, %r224, %r225;
	mov.u64 	%rd633, %rd616;
	@%p123 bra 	$L__BB2_272;
	and.b64  	%rd465, %rd616, -4294967296;
	setp.eq.s64 	%p140, %rd465, 0;
	@%p140 bra 	$L__BB2_271;
	div.u64 	%rd633, %rd616, %rd234;
	bra.uni 	$L__BB2_272;
$L__BB2_271:
	cvt.u32.u64 	%r226, %rd234;
	cvt.u32.u64 	%r227, %rd616;
	div.u32 	%r228, %r227, %r226;
	cvt.u64.u32 	%rd633, %r228;
$L__BB2_272:
	mov.u64 	%rd634, %rd615;
	@%p123 bra 	$L__BB2_276;
	and.b64  	%rd466, %rd615, -4294967296;
	setp.eq.s64 	%p142, %rd466, 0;
	@%p142 bra 	$L__BB2_275;
	div.u64 	%rd634, %rd615, %rd234;
	bra.uni 	$L__BB2_276;
$L__BB2_275:
	cvt.u32.u64 	%r229, %rd234;
	cvt.u32.u64 	%r230, %rd615;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd634, %r231;
$L__BB2_276:
	mov.u64 	%rd635, %rd614;
	@%p123 bra 	$L__BB2_280;
	and.b64  	%rd467, %rd614, -4294967296;
	setp.eq.s64 	%p144, %rd467, 0;
	@%p144 bra 	$L__BB2_279;
	div.u64 	%rd635, %rd614, %rd234;
	bra.uni 	$L__BB2_280;
$L__BB2_279:
	cvt.u32.u64 	%r232, %rd234;
	cvt.u32.u64 	%r233, %rd614;
	div.u32 	%r234, %r233, %r232;
	cvt.u64.u32 	%rd635, %r234;
$L__BB2_280:
	mov.u64 	%rd636, %rd613;
	@%p123 bra 	$L__BB2_284;
	and.b64  	%rd468, %rd613, -4294967296;
	setp.eq.s64 	%p146, %rd468, 0;
	@%p146 bra 	$L__BB2_283;
	div.u64 	%rd636, %rd613, %rd234;
	bra.uni 	$L__BB2_284;
$L__BB2_283:
	cvt.u32.u64 	%r235, %rd234;
	cvt.u32.u64 	%r236, %rd613;
	div.u32 	%r237, %r236, %r235;
	cvt.u64.u32 	%rd636, %r237;
$L__BB2_284:
	cvt.u32.u64 	%r238, %rd634;
	cvt.u32.u64 	%r239, %rd633;
	mov.u32 	%r240, 64;
	prmt.b32 	%r241, %r239, %r238, %r240;
	cvt.u32.u64 	%r242, %rd635;
	mov.u32 	%r243, 1040;
	prmt.b32 	%r244, %r241, %r242, %r243;
	cvt.u32.u64 	%r245, %rd636;
	mov.u32 	%r246, 16912;
	prmt.b32 	%r19, %r244, %r245, %r246;
	mov.u64 	%rd637, %rd612;
	@%p123 bra 	$L__BB2_288;
	and.b64  	%rd469, %rd612, -4294967296;
	setp.eq.s64 	%p148, %rd469, 0;
	@%p148 bra 	$L__BB2_287;
	div.u64 	%rd637, %rd612, %rd234;
	bra.uni 	$L__BB2_288;
$L__BB2_287:
	cvt.u32.u64 	%r247, %rd234;
	cvt.u32.u64 	%r248, %rd612;
	div.u32 	%r249, %r248, %r247;
	cvt.u64.u32 	%rd637, %r249;
$L__BB2_288:
	mov.u64 	%rd638, %rd611;
	@%p123 bra 	$L__BB2_292;
	and.b64  	%rd470, %rd611, -4294967296;
	setp.eq.s64 	%p150, %rd470, 0;
	@%p150 bra 	$L__BB2_291;
	div.u64 	%rd638, %rd611, %rd234;
	bra.uni 	$L__BB2_292;
$L__BB2_291:
	cvt.u32.u64 	%r250, %rd234;
	cvt.u32.u64 	%r251, %rd611;
	div.u32 	%r252, %r251, %r250;
	cvt.u64.u32 	%rd638, %r252;
$L__BB2_292:
	mov.u64 	%rd639, %rd610;
	@%p123 bra 	$L__BB2_296;
	and.b64  	%rd471, %rd610, -4294967296;
	setp.eq.s64 	%p152, %rd471, 0;
	@%p152 bra 	$L__BB2_295;
	div.u64 	%rd639, %rd610, %rd234;
	bra.uni 	$L__BB2_296;
$L__BB2_295:
	cvt.u32.u64 	%r253, %rd234;
	cvt.u32.u64 	%r254, %rd610;
	div.u32 	%r255, %r254, %r253;
	cvt.u64.u32 	%rd639, %r255;
$L__BB2_296:
	mov.u64 	%rd640, %rd609;
	@%p123 bra 	$L__BB2_300;
	and.b64  	%rd472, %rd609, -4294967296;
	setp.eq.s64 	%p154, %rd472, 0;
	@%p154 bra 	$L__BB2_299;
	div.u64 	%rd640, %rd609, %rd234;
	bra.uni 	$L__BB2_300;
$L__BB2_299:
	cvt.u32.u64 	%r256, %rd234;
	cvt.u32.u64 	%r257, %rd609;
	div.u32 	%r258, %r257, %r256;
	cvt.u64.u32 	%rd640, %r258;
$L__BB2_300:
	cvt.u32.u64 	%r259, %rd638;
	cvt.u32.u64 	%r260, %rd637;
	mov.u32 	%r261, 64;
	prmt.b32 	%r262, %r260, %r259, %r261;
	cvt.u32.u64 	%r263, %rd639;
	mov.u32 	%r264, 1040;
	prmt.b32 	%r265, %r262, %r263, %r264;
	cvt.u32.u64 	%r266, %rd640;
	mov.u32 	%r267, 16912;
	shl.b64 	%rd473, %rd591, 4;
	add.s64 	%rd474, %rd1, %rd473;
	prmt.b32 	%r268, %r265, %r266, %r267;
	st.global.v4.u32 	[%rd474], {%r17, %r18, %r19, %r268};
	add.s64 	%rd591, %rd591, %rd235;
	setp.lt.u64 	%p155, %rd591, %rd232;
	@%p155 bra 	$L__BB2_231;
$L__BB2_301:
	and.b64  	%rd641, %rd375, -16;
$L__BB2_302:
	mov.u32 	%r269, %tid.x;
	cvt.u64.u32 	%rd475, %r269;
	add.s64 	%rd642, %rd641, %rd475;
	setp.ge.u64 	%p156, %rd642, %rd375;
	@%p156 bra 	$L__BB2_318;
	cvt.u64.u32 	%rd356, %r25;
	mov.u32 	%r270, %ntid.x;
	cvt.u64.u32 	%rd357, %r270;
	ld.local.u32 	%r20, [%rd3+24];
	neg.s32 	%r21, %r20;
$L__BB2_304:
	.pragma "nounroll";
	setp.eq.s32 	%p157, %r20, 0;
	@%p157 bra 	$L__BB2_306;
	ld.local.u64 	%rd643, [%rd3+8];
	bra.uni 	$L__BB2_307;
$L__BB2_306:
	ld.local.u64 	%rd643, [%rd3];
$L__BB2_307:
	add.s64 	%rd476, %rd643, %rd642;
	ld.u8 	%rd647, [%rd476];
	setp.lt.u32 	%p158, %r25, 2;
	@%p158 bra 	$L__BB2_313;
	mov.u64 	%rd644, 1;
	mov.u32 	%r278, %r21;
$L__BB2_309:
	.pragma "nounroll";
	setp.eq.s32 	%p159, %r278, -1;
	@%p159 bra 	$L__BB2_311;
	ld.local.u64 	%rd478, [%rd3+16];
	mul.lo.s64 	%rd479, %rd478, %rd644;
	ld.local.u64 	%rd480, [%rd3+8];
	add.s64 	%rd646, %rd480, %rd479;
	bra.uni 	$L__BB2_312;
$L__BB2_311:
	ld.local.u64 	%rd646, [%rd3];
$L__BB2_312:
	add.s64 	%rd481, %rd646, %rd642;
	ld.u8 	%rd482, [%rd481];
	add.s64 	%rd647, %rd647, %rd482;
	add.s64 	%rd644, %rd644, 1;
	cvt.u32.u64 	%r271, %rd644;
	add.s32 	%r278, %r278, 1;
	setp.lt.u32 	%p160, %r271, %r25;
	@%p160 bra 	$L__BB2_309;
$L__BB2_313:
	setp.ne.s32 	%p161, %r24, 4;
	@%p161 bra 	$L__BB2_317;
	and.b64  	%rd483, %rd647, -4294967296;
	setp.eq.s64 	%p162, %rd483, 0;
	@%p162 bra 	$L__BB2_316;
	div.u64 	%rd647, %rd647, %rd356;
	bra.uni 	$L__BB2_317;
$L__BB2_316:
	cvt.u32.u64 	%r272, %rd356;
	cvt.u32.u64 	%r273, %rd647;
	div.u32 	%r274, %r273, %r272;
	cvt.u64.u32 	%rd647, %r274;
$L__BB2_317:
	add.s64 	%rd484, %rd1, %rd642;
	st.global.u8 	[%rd484], %rd647;
	add.s64 	%rd642, %rd642, %rd357;
	setp.lt.u64 	%p163, %rd642, %rd375;
	@%p163 bra 	$L__BB2_304;
	bra.uni 	$L__BB2_318;
$L__BB2_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd567, 0;
	@%p2 bra 	$L__BB2_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd380, %rd4, 15;
	setp.ne.s64 	%p3, %rd380, 0;
	@%p3 bra 	$L__BB2_204;
	shr.u64 	%rd5, %rd375, 4;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd501, %r27;
	setp.le.u64 	%p4, %rd5, %rd501;
	@%p4 bra 	$L__BB2_203;
	cvt.u64.u32 	%rd7, %r25;
	mov.u32 	%r28, %ntid.x;
	cvt.u64.u32 	%rd8, %r28;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r25, 0;
	@%p5 bra 	$L__BB2_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r275, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd41, %rd519;
	mov.u64 	%rd40, %rd520;
	mov.u64 	%rd39, %rd521;
	mov.u64 	%rd38, %rd522;
	mov.u64 	%rd37, %rd523;
	mov.u64 	%rd36, %rd524;
	mov.u64 	%rd35, %rd525;
	mov.u64 	%rd34, %rd526;
	mov.u64 	%rd33, %rd527;
	mov.u64 	%rd32, %rd528;
	mov.u64 	%rd31, %rd529;
	mov.u64 	%rd30, %rd530;
	mov.u64 	%rd29, %rd531;
	mov.u64 	%rd28, %rd532;
	mov.u64 	%rd27, %rd533;
	mov.u64 	%rd26, %rd534;
	setp.eq.s32 	%p6, %r1, %r275;
	mov.u64 	%rd518, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd382, [%rd3+16];
	cvt.u64.u32 	%rd383, %r275;
	mul.lo.s64 	%rd384, %rd382, %rd383;
	ld.local.u64 	%rd385, [%rd3+8];
	add.s64 	%rd518, %rd385, %rd384;
$L__BB2_9:
	shl.b64 	%rd386, %rd501, 4;
	add.s64 	%rd387, %rd518, %rd386;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd387];
	and.b32  	%r34, %r30, 255;
	cvt.u64.u32 	%rd519, %r34;
	setp.eq.s32 	%p7, %r275, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r24, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r24, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r24, 3;
	@%p10 bra 	$L__BB2_16;
	max.u64 	%rd519, %rd41, %rd519;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.u64 	%rd519, %rd41, %rd519;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd519, %rd41, %rd519;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd519, %rd41, %rd519;
$L__BB2_17:
	shr.u32 	%r35, %r30, 8;
	and.b32  	%r36, %r35, 255;
	cvt.u64.u32 	%rd520, %r36;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r24, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r24, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r24, 3;
	@%p14 bra 	$L__BB2_24;
	max.u64 	%rd520, %rd40, %rd520;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.u64 	%rd520, %rd40, %rd520;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd520, %rd40, %rd520;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd520, %rd40, %rd520;
$L__BB2_25:
	shr.u32 	%r37, %r30, 16;
	and.b32  	%r38, %r37, 255;
	cvt.u64.u32 	%rd521, %r38;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r24, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r24, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r24, 3;
	@%p18 bra 	$L__BB2_32;
	max.u64 	%rd521, %rd39, %rd521;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.u64 	%rd521, %rd39, %rd521;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd521, %rd39, %rd521;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd521, %rd39, %rd521;
$L__BB2_33:
	shr.u32 	%r39, %r30, 24;
	cvt.u64.u32 	%rd522, %r39;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r24, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r24, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r24, 3;
	@%p22 bra 	$L__BB2_40;
	max.u64 	%rd522, %rd38, %rd522;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.u64 	%rd522, %rd38, %rd522;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd522, %rd38, %rd522;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd522, %rd38, %rd522;
$L__BB2_41:
	and.b32  	%r40, %r31, 255;
	cvt.u64.u32 	%rd523, %r40;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r24, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r24, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r24, 3;
	@%p26 bra 	$L__BB2_48;
	max.u64 	%rd523, %rd37, %rd523;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.u64 	%rd523, %rd37, %rd523;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd523, %rd37, %rd523;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd523, %rd37, %rd523;
$L__BB2_49:
	shr.u32 	%r41, %r31, 8;
	and.b32  	%r42, %r41, 255;
	cvt.u64.u32 	%rd524, %r42;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r24, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r24, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r24, 3;
	@%p30 bra 	$L__BB2_56;
	max.u64 	%rd524, %rd36, %rd524;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.u64 	%rd524, %rd36, %rd524;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd524, %rd36, %rd524;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd524, %rd36, %rd524;
$L__BB2_57:
	shr.u32 	%r43, %r31, 16;
	and.b32  	%r44, %r43, 255;
	cvt.u64.u32 	%rd525, %r44;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r24, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r24, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r24, 3;
	@%p34 bra 	$L__BB2_64;
	max.u64 	%rd525, %rd35, %rd525;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.u64 	%rd525, %rd35, %rd525;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd525, %rd35, %rd525;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd525, %rd35, %rd525;
$L__BB2_65:
	shr.u32 	%r45, %r31, 24;
	cvt.u64.u32 	%rd526, %r45;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r24, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r24, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r24, 3;
	@%p38 bra 	$L__BB2_72;
	max.u64 	%rd526, %rd34, %rd526;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.u64 	%rd526, %rd34, %rd526;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.lo.s64 	%rd526, %rd34, %rd526;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.s64 	%rd526, %rd34, %rd526;
$L__BB2_73:
	and.b32  	%r46, %r32, 255;
	cvt.u64.u32 	%rd527, %r46;
	@%p7 bra 	$L__BB2_81;
	setp.eq.s32 	%p40, %r24, 1;
	@%p40 bra 	$L__BB2_79;
	setp.eq.s32 	%p41, %r24, 2;
	@%p41 bra 	$L__BB2_78;
	setp.ne.s32 	%p42, %r24, 3;
	@%p42 bra 	$L__BB2_80;
	max.u64 	%rd527, %rd33, %rd527;
	bra.uni 	$L__BB2_81;
$L__BB2_78:
	min.u64 	%rd527, %rd33, %rd527;
	bra.uni 	$L__BB2_81;
$L__BB2_79:
	mul.lo.s64 	%rd527, %rd33, %rd527;
	bra.uni 	$L__BB2_81;
$L__BB2_80:
	add.s64 	%rd527, %rd33, %rd527;
$L__BB2_81:
	shr.u32 	%r47, %r32, 8;
	and.b32  	%r48, %r47, 255;
	cvt.u64.u32 	%rd528, %r48;
	@%p7 bra 	$L__BB2_89;
	setp.eq.s32 	%p44, %r24, 1;
	@%p44 bra 	$L__BB2_87;
	setp.eq.s32 	%p45, %r24, 2;
	@%p45 bra 	$L__BB2_86;
	setp.ne.s32 	%p46, %r24, 3;
	@%p46 bra 	$L__BB2_88;
	max.u64 	%rd528, %rd32, %rd528;
	bra.uni 	$L__BB2_89;
$L__BB2_86:
	min.u64 	%rd528, %rd32, %rd528;
	bra.uni 	$L__BB2_89;
$L__BB2_87:
	mul.lo.s64 	%rd528, %rd32, %rd528;
	bra.uni 	$L__BB2_89;
$L__BB2_88:
	add.s64 	%rd528, %rd32, %rd528;
$L__BB2_89:
	shr.u32 	%r49, %r32, 16;
	and.b32  	%r50, %r49, 255;
	cvt.u64.u32 	%rd529, %r50;
	@%p7 bra 	$L__BB2_97;
	setp.eq.s32 	%p48, %r24, 1;
	@%p48 bra 	$L__BB2_95;
	setp.eq.s32 	%p49, %r24, 2;
	@%p49 bra 	$L__BB2_94;
	setp.ne.s32 	%p50, %r24, 3;
	@%p50 bra 	$L__BB2_96;
	max.u64 	%rd529, %rd31, %rd529;
	bra.uni 	$L__BB2_97;
$L__BB2_94:
	min.u64 	%rd529, %rd31, %rd529;
	bra.uni 	$L__BB2_97;
$L__BB2_95:
	mul.lo.s64 	%rd529, %rd31, %rd529;
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	add.s64 	%rd529, %rd31, %rd529;
$L__BB2_97:
	shr.u32 	%r51, %r32, 24;
	cvt.u64.u32 	%rd530, %r51;
	@%p7 bra 	$L__BB2_105;
	setp.eq.s32 	%p52, %r24, 1;
	@%p52 bra 	$L__BB2_103;
	setp.eq.s32 	%p53, %r24, 2;
	@%p53 bra 	$L__BB2_102;
	setp.ne.s32 	%p54, %r24, 3;
	@%p54 bra 	$L__BB2_104;
	max.u64 	%rd530, %rd30, %rd530;
	bra.uni 	$L__BB2_105;
$L__BB2_102:
	min.u64 	%rd530, %rd30, %rd530;
	bra.uni 	$L__BB2_105;
$L__BB2_103:
	mul.lo.s64 	%rd530, %rd30, %rd530;
	bra.uni 	$L__BB2_105;
$L__BB2_104:
	add.s64 	%rd530, %rd30, %rd530;
$L__BB2_105:
	and.b32  	%r52, %r33, 255;
	cvt.u64.u32 	%rd531, %r52;
	@%p7 bra 	$L__BB2_113;
	setp.eq.s32 	%p56, %r24, 1;
	@%p56 bra 	$L__BB2_111;
	setp.eq.s32 	%p57, %r24, 2;
	@%p57 bra 	$L__BB2_110;
	setp.ne.s32 	%p58, %r24, 3;
	@%p58 bra 	$L__BB2_112;
	max.u64 	%rd531, %rd29, %rd531;
	bra.uni 	$L__BB2_113;
$L__BB2_110:
	min.u64 	%rd531, %rd29, %rd531;
	bra.uni 	$L__BB2_113;
$L__BB2_111:
	mul.lo.s64 	%rd531, %rd29, %rd531;
	bra.uni 	$L__BB2_113;
$L__BB2_112:
	add.s64 	%rd531, %rd29, %rd531;
$L__BB2_113:
	shr.u32 	%r53, %r33, 8;
	and.b32  	%r54, %r53, 255;
	cvt.u64.u32 	%rd532, %r54;
	@%p7 bra 	$L__BB2_121;
	setp.eq.s32 	%p60, %r24, 1;
	@%p60 bra 	$L__BB2_119;
	setp.eq.s32 	%p61, %r24, 2;
	@%p61 bra 	$L__BB2_118;
	setp.ne.s32 	%p62, %r24, 3;
	@%p62 bra 	$L__BB2_120;
	max.u64 	%rd532, %rd28, %rd532;
	bra.uni 	$L__BB2_121;
$L__BB2_118:
	min.u64 	%rd532, %rd28, %rd532;
	bra.uni 	$L__BB2_121;
$L__BB2_119:
	mul.lo.s64 	%rd532, %rd28, %rd532;
	bra.uni 	$L__BB2_121;
$L__BB2_120:
	add.s64 	%rd532, %rd28, %rd532;
$L__BB2_121:
	shr.u32 	%r55, %r33, 16;
	and.b32  	%r56, %r55, 255;
	cvt.u64.u32 	%rd533, %r56;
	@%p7 bra 	$L__BB2_129;
	setp.eq.s32 	%p64, %r24, 1;
	@%p64 bra 	$L__BB2_127;
	setp.eq.s32 	%p65, %r24, 2;
	@%p65 bra 	$L__BB2_126;
	setp.ne.s32 	%p66, %r24, 3;
	@%p66 bra 	$L__BB2_128;
	max.u64 	%rd533, %rd27, %rd533;
	bra.uni 	$L__BB2_129;
$L__BB2_126:
	min.u64 	%rd533, %rd27, %rd533;
	bra.uni 	$L__BB2_129;
$L__BB2_127:
	mul.lo.s64 	%rd533, %rd27, %rd533;
	bra.uni 	$L__BB2_129;
$L__BB2_128:
	add.s64 	%rd533, %rd27, %rd533;
$L__BB2_129:
	shr.u32 	%r57, %r33, 24;
	cvt.u64.u32 	%rd534, %r57;
	@%p7 bra 	$L__BB2_137;
	setp.eq.s32 	%p68, %r24, 1;
	@%p68 bra 	$L__BB2_135;
	setp.eq.s32 	%p69, %r24, 2;
	@%p69 bra 	$L__BB2_134;
	setp.ne.s32 	%p70, %r24, 3;
	@%p70 bra 	$L__BB2_136;
	max.u64 	%rd534, %rd26, %rd534;
	bra.uni 	$L__BB2_137;
$L__BB2_134:
	min.u64 	%rd534, %rd26, %rd534;
	bra.uni 	$L__BB2_137;
$L__BB2_135:
	mul.lo.s64 	%rd534, %rd26, %rd534;
	bra.uni 	$L__BB2_137;
$L__BB2_136:
	add.s64 	%rd534, %rd26, %rd534;
$L__BB2_137:
	add.s32 	%r275, %r275, 1;
	setp.lt.u32 	%p71, %r275, %r25;
	@%p71 bra 	$L__BB2_7;
$L__BB2_138:
	setp.ne.s32 	%p72, %r24, 4;
	mov.u64 	%rd551, %rd519;
	@%p72 bra 	$L__BB2_142;
	and.b64  	%rd388, %rd519, -4294967296;
	setp.eq.s64 	%p73, %rd388, 0;
	@%p73 bra 	$L__BB2_141;
	div.u64 	%rd551, %rd519, %rd7;
	bra.uni 	$L__BB2_142;
$L__BB2_141:
	cvt.u32.u64 	%r58, %rd7;
	cvt.u32.u64 	%r59, %rd519;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd551, %r60;
$L__BB2_142:
	mov.u64 	%rd552, %rd520;
	@%p72 bra 	$L__BB2_146;
	and.b64  	%rd389, %rd520, -4294967296;
	setp.eq.s64 	%p75, %rd389, 0;
	@%p75 bra 	$L__BB2_145;
	div.u64 	%rd552, %rd520, %rd7;
	bra.uni 	$L__BB2_146;
$L__BB2_145:
	cvt.u32.u64 	%r61, %rd7;
	cvt.u32.u64 	%r62, %rd520;
	div.u32 	%r63, %r62, %r61;
	cvt.u64.u32 	%rd552, %r63;
$L__BB2_146:
	mov.u64 	%rd553, %rd521;
	@%p72 bra 	$L__BB2_150;
	and.b64  	%rd390, %rd521, -4294967296;
	setp.eq.s64 	%p77, %rd390, 0;
	@%p77 bra 	$L__BB2_149;
	div.u64 	%rd553, %rd521, %rd7;
	bra.uni 	$L__BB2_150;
$L__BB2_149:
	cvt.u32.u64 	%r64, %rd7;
	cvt.u32.u64 	%r65, %rd521;
	div.u32 	%r66, %r65, %r64;
	cvt.u64.u32 	%rd553, %r66;
$L__BB2_150:
	mov.u64 	%rd554, %rd522;
	@%p72 bra 	$L__BB2_154;
	and.b64  	%rd391, %rd522, -4294967296;
	setp.eq.s64 	%p79, %rd391, 0;
	@%p79 bra 	$L__BB2_153;
	div.u64 	%rd554, %rd522, %rd7;
	bra.uni 	$L__BB2_154;
$L__BB2_153:
	cvt.u32.u64 	%r67, %rd7;
	cvt.u32.u64 	%r68, %rd522;
	div.u32 	%r69, %r68, %r67;
	cvt.u64.u32 	%rd554, %r69;
$L__BB2_154:
	cvt.u32.u64 	%r70, %rd552;
	cvt.u32.u64 	%r71, %rd551;
	mov.u32 	%r72, 64;
	prmt.b32 	%r73, %r71, %r70, %r72;
	cvt.u32.u64 	%r74, %rd553;
	mov.u32 	%r75, 1040;
	prmt.b32 	%r76, %r73, %r74, %r75;
	cvt.u32.u64 	%r77, %rd554;
	mov.u32 	%r78, 16912;
	prmt.b32 	%r8, %r76, %r77, %r78;
	mov.u64 	%rd555, %rd523;
	@%p72 bra 	$L__BB2_158;
	and.b64  	%rd392, %rd523, -4294967296;
	setp.eq.s64 	%p81, %rd392, 0;
	@%p81 bra 	$L__BB2_157;
	div.u64 	%rd555, %rd523, %rd7;
	bra.uni 	$L__BB2_158;
$L__BB2_157:
	cvt.u32.u64 	%r79, %rd7;
	cvt.u32.u64 	%r80, %rd523;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd555, %r81;
$L__BB2_158:
	mov.u64 	%rd556, %rd524;
	@%p72 bra 	$L__BB2_162;
	and.b64  	%rd393, %rd524, -4294967296;
	setp.eq.s64 	%p83, %rd393, 0;
	@%p83 bra 	$L__BB2_161;
	div.u64 	%rd556, %rd524, %rd7;
	bra.uni 	$L__BB2_162;
$L__BB2_161:
	cvt.u32.u64 	%r82, %rd7;
	cvt.u32.u64 	%r83, %rd524;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd556, %r84;
$L__BB2_162:
	mov.u64 	%rd557, %rd525;
	@%p72 bra 	$L__BB2_166;
	and.b64  	%rd394, %rd525, -4294967296;
	setp.eq.s64 	%p85, %rd394, 0;
	@%p85 bra 	$L__BB2_165;
	div.u64 	%rd557, %rd525, %rd7;
	bra.uni 	$L__BB2_166;
$L__BB2_165:
	cvt.u32.u64 	%r85, %rd7;
	cvt.u32.u64 	%r86, %rd525;
	div.u32 	%r87, %r86, %r85;
	cvt.u64.u32 	%rd557, %r87;
$L__BB2_166:
	mov.u64 	%rd558, %rd526;
	@%p72 bra 	$L__BB2_170;
	and.b64  	%rd395, %rd526, -4294967296;
	setp.eq.s64 	%p87, %rd395, 0;
	@%p87 bra 	$L__BB2_169;
	div.u64 	%rd558, %rd526, %rd7;
	bra.uni 	$L__BB2_170;
$L__BB2_169:
	cvt.u32.u64 	%r88, %rd7;
	cvt.u32.u64 	%r89, %rd526;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd558, %r90;
$L__BB2_170:
	cvt.u32.u64 	%r91, %rd556;
	cvt.u32.u64 	%r92, %rd555;
	mov.u32 	%r93, 64;
	prmt.b32 	%r94, %r92, %r91, %r93;
	cvt.u32.u64 	%r95, %rd557;
	mov.u32 	%r96, 1040;
	prmt.b32 	%r97, %r94, %r95, %r96;
	cvt.u32.u64 	%r98, %rd558;
	mov.u32 	%r99, 16912;
	prmt.b32 	%r9, %r97, %r98, %r99;
	mov.u64 	%rd559, %rd527;
	@%p72 bra 	$L__BB2_174;
	and.b64  	%rd396, %rd527, -4294967296;
	setp.eq.s64 	%p89, %rd396, 0;
	@%p89 bra 	$L__BB2_173;
	div.u64 	%rd559, %rd527, %rd7;
	bra.uni 	$L__BB2_174;
$L__BB2_173:
	cvt.u32.u64 	%r100, %rd7;
	cvt.u32.u64 	%r101, %rd527;
	div.u32 	%r102, %r101, %r100;
	cvt.u64.u32 	%rd559, %r102;
$L__BB2_174:
	mov.u64 	%rd560, %rd528;
	@%p72 bra 	$L__BB2_178;
	and.b64  	%rd397, %rd528, -4294967296;
	setp.eq.s64 	%p91, %rd397, 0;
	@%p91 bra 	$L__BB2_177;
	div.u64 	%rd560, %rd528, %rd7;
	bra.uni 	$L__BB2_178;
$L__BB2_177:
	cvt.u32.u64 	%r103, %rd7;
	cvt.u32.u64 	%r104, %rd528;
	div.u32 	%r105, %r104, %r103;
	cvt.u64.u32 	%rd560, %r105;
$L__BB2_178:
	mov.u64 	%rd561, %rd529;
	@%p72 bra 	$L__BB2_182;
	and.b64  	%rd398, %rd529, -4294967296;
	setp.eq.s64 	%p93, %rd398, 0;
	@%p93 bra 	$L__BB2_181;
	div.u64 	%rd561, %rd529, %rd7;
	bra.uni 	$L__BB2_182;
$L__BB2_181:
	cvt.u32.u64 	%r106, %rd7;
	cvt.u32.u64 	%r107, %rd529;
	div.u32 	%r108, %r107, %r106;
	cvt.u64.u32 	%rd561, %r108;
$L__BB2_182:
	mov.u64 	%rd562, %rd530;
	@%p72 bra 	$L__BB2_186;
	and.b64  	%rd399, %rd530, -4294967296;
	setp.eq.s64 	%p95, %rd399, 0;
	@%p95 bra 	$L__BB2_185;
	div.u64 	%rd562, %rd530, %rd7;
	bra.uni 	$L__BB2_186;
$L__BB2_185:
	cvt.u32.u64 	%r109, %rd7;
	cvt.u32.u64 	%r110, %rd530;
	div.u32 	%r111, %r110, %r109;
	cvt.u64.u32 	%rd562, %r111;
$L__BB2_186:
	cvt.u32.u64 	%r112, %rd560;
	cvt.u32.u64 	%r113, %rd559;
	mov.u32 	%r114, 64;
	prmt.b32 	%r115, %r113, %r112, %r114;
	cvt.u32.u64 	%r116, %rd561;
	mov.u32 	%r117, 1040;
	prmt.b32 	%r118, %r115, %r116, %r117;
	cvt.u32.u64 	%r119, %rd562;
	mov.u32 	%r120, 16912;
	prmt.b32 	%r10, %r118, %r119, %r120;
	mov.u64 	%rd563, %rd531;
	@%p72 bra 	$L__BB2_190;
	and.b64  	%rd400, %rd531, -4294967296;
	setp.eq.s64 	%p97, %rd400, 0;
	@%p97 bra 	$L__BB2_189;
	div.u64 	%rd563, %rd531, %rd7;
	bra.uni 	$L__BB2_190;
$L__BB2_189:
	cvt.u32.u64 	%r121, %rd7;
	cvt.u32.u64 	%r122, %rd531;
	div.u32 	%r123, %r122, %r121;
	cvt.u64.u32 	%rd563, %r123;
$L__BB2_190:
	mov.u64 	%rd564, %rd532;
	@%p72 bra 	$L__BB2_194;
	and.b64  	%rd401, %rd532, -4294967296;
	setp.eq.s64 	%p99, %rd401, 0;
	@%p99 bra 	$L__BB2_193;
	div.u64 	%rd564, %rd532, %rd7;
	bra.uni 	$L__BB2_194;
$L__BB2_193:
	cvt.u32.u64 	%r124, %rd7;
	cvt.u32.u64 	%r125, %rd532;
	div.u32 	%r126, %r125, %r124;
	cvt.u64.u32 	%rd564, %r126;
$L__BB2_194:
	mov.u64 	%rd565, %rd533;
	@%p72 bra 	$L__BB2_198;
	and.b64  	%rd402, %rd533, -4294967296;
	setp.eq.s64 	%p101, %rd402, 0;
	@%p101 bra 	$L__BB2_197;
	div.u64 	%rd565, %rd533, %rd7;
	bra.uni 	$L__BB2_198;
$L__BB2_197:
	cvt.u32.u64 	%r127, %rd7;
	cvt.u32.u64 	%r128, %rd533;
	div.u32 	%r129, %r128, %r127;
	cvt.u64.u32 	%rd565, %r129;
$L__BB2_198:
	mov.u64 	%rd566, %rd534;
	@%p72 bra 	$L__BB2_202;
	and.b64  	%rd403, %rd534, -4294967296;
	setp.eq.s64 	%p103, %rd403, 0;
	@%p103 bra 	$L__BB2_201;
	div.u64 	%rd566, %rd534, %rd7;
	bra.uni 	$L__BB2_202;
$L__BB2_201:
	cvt.u32.u64 	%r130, %rd7;
	cvt.u32.u64 	%r131, %rd534;
	div.u32 	%r132, %r131, %r130;
	cvt.u64.u32 	%rd566, %r132;
$L__BB2_202:
	cvt.u32.u64 	%r133, %rd564;
	cvt.u32.u64 	%r134, %rd563;
	mov.u32 	%r135, 64;
	prmt.b32 	%r136, %r134, %r133, %r135;
	cvt.u32.u64 	%r137, %rd565;
	mov.u32 	%r138, 1040;
	prmt.b32 	%r139, %r136, %r137, %r138;
	cvt.u32.u64 	%r140, %rd566;
	mov.u32 	%r141, 16912;
	shl.b64 	%rd404, %rd501, 4;
	add.s64 	%rd405, %rd1, %rd404;
	prmt.b32 	%r142, %r139, %r140, %r141;
	st.global.v4.u32 	[%rd405], {%r8, %r9, %r10, %r142};
	add.s64 	%rd501, %rd501, %rd8;
	setp.lt.u64 	%p104, %rd501, %rd5;
	@%p104 bra 	$L__BB2_5;
$L__BB2_203:
	and.b64  	%rd567, %rd375, -16;
$L__BB2_204:
	mov.u32 	%r143, %tid.x;
	cvt.u64.u32 	%rd406, %r143;
	add.s64 	%rd568, %rd567, %rd406;
	setp.ge.u64 	%p105, %rd568, %rd375;
	@%p105 bra 	$L__BB2_318;
	cvt.u64.u32 	%rd209, %r25;
	mov.u32 	%r144, %ntid.x;
	cvt.u64.u32 	%rd210, %r144;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB2_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB2_208;
	ld.local.u64 	%rd569, [%rd3+8];
	bra.uni 	$L__BB2_209;
$L__BB2_208:
	ld.local.u64 	%rd569, [%rd3];
$L__BB2_209:
	add.s64 	%rd407, %rd569, %rd568;
	ld.u8 	%rd572, [%rd407];
	setp.lt.u32 	%p107, %r25, 2;
	@%p107 bra 	$L__BB2_222;
	mov.u32 	%r276, 1;
$L__BB2_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r276;
	@%p108 bra 	$L__BB2_213;
	bra.uni 	$L__BB2_212;
$L__BB2_213:
	ld.local.u64 	%rd571, [%rd3];
	bra.uni 	$L__BB2_214;
$L__BB2_212:
	ld.local.u64 	%rd408, [%rd3+16];
	cvt.u64.u32 	%rd409, %r276;
	mul.lo.s64 	%rd410, %rd408, %rd409;
	ld.local.u64 	%rd411, [%rd3+8];
	add.s64 	%rd571, %rd411, %rd410;
$L__BB2_214:
	add.s64 	%rd412, %rd571, %rd568;
	ld.u8 	%rd220, [%rd412];
	setp.eq.s32 	%p109, %r24, 1;
	@%p109 bra 	$L__BB2_219;
	setp.eq.s32 	%p110, %r24, 2;
	@%p110 bra 	$L__BB2_218;
	setp.ne.s32 	%p111, %r24, 3;
	@%p111 bra 	$L__BB2_220;
	max.u64 	%rd572, %rd572, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_219:
	mul.lo.s64 	%rd572, %rd572, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_218:
	min.u64 	%rd572, %rd572, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_220:
	add.s64 	%rd572, %rd572, %rd220;
$L__BB2_221:
	add.s32 	%r276, %r276, 1;
	setp.lt.u32 	%p112, %r276, %r25;
	@%p112 bra 	$L__BB2_211;
$L__BB2_222:
	setp.ne.s32 	%p113, %r24, 4;
	@%p113 bra 	$L__BB2_226;
	and.b64  	%rd413, %rd572, -4294967296;
	setp.eq.s64 	%p114, %rd413, 0;
	@%p114 bra 	$L__BB2_225;
	div.u64 	%rd572, %rd572, %rd209;
	bra.uni 	$L__BB2_226;
$L__BB2_225:
	cvt.u32.u64 	%r146, %rd209;
	cvt.u32.u64 	%r147, %rd572;
	div.u32 	%r148, %r147, %r146;
	cvt.u64.u32 	%rd572, %r148;
$L__BB2_226:
	add.s64 	%rd414, %rd1, %rd568;
	st.global.u8 	[%rd414], %rd572;
	add.s64 	%rd568, %rd568, %rd210;
	setp.lt.u64 	%p115, %rd568, %rd375;
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
	.reg .b64 	%rd<221>;
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
	add.s64 	%rd65, %rd49, 15;
	shr.u64 	%rd66, %rd65, 4;
	cvt.u64.u32 	%rd6, %r62;
	add.s64 	%rd67, %rd6, %rd66;
	add.s64 	%rd7, %rd67, -1;
	and.b64  	%rd68, %rd7, -4294967296;
	setp.eq.s64 	%p8, %rd68, 0;
	@%p8 bra 	$L__BB3_9;
	div.u64 	%rd212, %rd7, %rd6;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r63, %rd6;
	cvt.u32.u64 	%r64, %rd7;
	div.u32 	%r65, %r64, %r63;
	cvt.u64.u32 	%rd212, %r65;
$L__BB3_10:
	shl.b64 	%rd69, %rd212, 4;
	mul.lo.s64 	%rd70, %rd69, %rd2;
	min.u64 	%rd213, %rd70, %rd49;
	add.s64 	%rd71, %rd213, %rd69;
	min.u64 	%rd14, %rd71, %rd49;
	add.s32 	%r9, %r39, 1;
	mov.u32 	%r126, %r1;
$L__BB3_11:
	mov.u32 	%r8, %r126;
	cvt.u64.u32 	%rd72, %r40;
	mul.lo.s64 	%rd73, %rd52, %rd72;
	sub.s64 	%rd74, %rd14, %rd213;
	min.u64 	%rd20, %rd73, %rd74;
	add.s64 	%rd75, %rd20, 15;
	shr.u64 	%rd76, %rd75, 4;
	add.s64 	%rd77, %rd72, %rd76;
	add.s64 	%rd21, %rd77, -1;
	and.b64  	%rd78, %rd21, -4294967296;
	setp.eq.s64 	%p9, %rd78, 0;
	@%p9 bra 	$L__BB3_13;
	div.u64 	%rd214, %rd21, %rd72;
	bra.uni 	$L__BB3_14;
$L__BB3_13:
	cvt.u32.u64 	%r66, %rd21;
	div.u32 	%r67, %r66, %r40;
	cvt.u64.u32 	%rd214, %r67;
$L__BB3_14:
	shl.b64 	%rd25, %rd214, 4;
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
	mov.u64 	%rd215, %rd58;
	bra.uni 	$L__BB3_19;
$L__BB3_17:
	cvta.to.global.u64 	%rd80, %rd44;
	mul.wide.u32 	%rd81, %r12, 8;
	add.s64 	%rd82, %rd80, %rd81;
	ld.global.u64 	%rd215, [%rd82];
$L__BB3_19:
	add.s32 	%r70, %r8, 1;
	and.b32  	%r71, %r70, 3;
	cvt.u64.u32 	%rd84, %r71;
	or.b64  	%rd85, %rd62, %rd84;
	mul.lo.s64 	%rd87, %rd85, %rd72;
	cvt.u64.u32 	%rd88, %r39;
	add.s64 	%rd89, %rd87, %rd88;
	mul.lo.s64 	%rd90, %rd89, %rd52;
	add.s64 	%rd91, %rd90, %rd53;
	add.s64 	%rd92, %rd215, %rd91;
	cvt.u64.u32 	%rd93, %r12;
	mul.lo.s64 	%rd94, %rd25, %rd93;
	min.u64 	%rd95, %rd94, %rd20;
	add.s64 	%rd96, %rd95, %rd213;
	add.s64 	%rd97, %rd47, %rd96;
	add.s32 	%r72, %r12, 1;
	cvt.u64.u32 	%rd98, %r72;
	mul.lo.s64 	%rd99, %rd25, %rd98;
	min.u64 	%rd100, %rd99, %rd20;
	sub.s64 	%rd101, %rd100, %rd95;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd92;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd97;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd101;
	call.uni
	_ZN10collective4copyEPhPKhm,
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
	cvt.u64.u32 	%rd106, %r56;
	cvta.to.global.u64 	%rd107, %rd44;
	mul.wide.u32 	%rd108, %r56, 8;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd110, [%rd109];
	mov.u64 	%rd111, 0;
	mul.wide.u32 	%rd112, %r40, %r55;
	cvt.u64.u32 	%rd113, %r39;
	add.s64 	%rd114, %rd112, %rd113;
	shl.b64 	%rd115, %rd114, 3;
	add.s64 	%rd116, %rd110, %rd115;
	add.s64 	%rd102, %rd116, 4096;
	add.s32 	%r77, %r8, 1;
	cvt.u64.u32 	%rd117, %r77;
	cvt.u64.u32 	%rd118, %r41;
	bfi.b64 	%rd103, %rd118, %rd117, 32, 32;
	st.release.sys.global.u64 [%rd102], %rd103;
	add.s64 	%rd119, %rd112, %rd106;
	shl.b64 	%rd120, %rd119, 3;
	add.s64 	%rd121, %rd58, %rd120;
	add.s64 	%rd105, %rd121, 4096;
	ld.acquire.sys.global.u64 %rd217, [%rd105];
	add.u64 	%rd122, %SP, 0;
	add.u64 	%rd123, %SPL, 0;
	st.local.u64 	[%rd123], %rd111;
	cvt.u32.u64 	%r131, %rd217;
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
	st.param.b64 	[param2+0], %rd122;
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
	ld.acquire.sys.global.u64 %rd217, [%rd105];
	add.s32 	%r130, %r130, 1;
	cvt.u32.u64 	%r131, %rd217;
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
	shr.u64 	%rd132, %rd217, 32;
	cvt.u32.u64 	%r22, %rd132;
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
	add.u64 	%rd133, %SP, 8;
	add.u64 	%rd134, %SPL, 8;
	add.s32 	%r93, %r8, 1;
	and.b32  	%r94, %r93, 3;
	cvt.u64.u32 	%rd135, %r94;
	or.b64  	%rd137, %rd62, %rd135;
	mul.lo.s64 	%rd140, %rd73, %rd137;
	add.s64 	%rd141, %rd140, %rd53;
	add.s64 	%rd142, %rd58, %rd141;
	cvt.u64.u32 	%rd143, %r39;
	mul.lo.s64 	%rd144, %rd25, %rd143;
	min.u64 	%rd145, %rd144, %rd20;
	add.s64 	%rd146, %rd145, %rd213;
	add.s64 	%rd33, %rd48, %rd146;
	add.s64 	%rd147, %rd47, %rd146;
	st.local.u64 	[%rd134], %rd147;
	st.local.u64 	[%rd134+8], %rd142;
	st.local.u64 	[%rd134+16], %rd52;
	st.local.u32 	[%rd134+24], %r39;
	add.s32 	%r96, %r39, 1;
	cvt.u64.u32 	%rd148, %r96;
	mul.lo.s64 	%rd149, %rd25, %rd148;
	min.u64 	%rd150, %rd149, %rd20;
	sub.s64 	%rd34, %rd150, %rd145;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd133;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r53;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r40;
	call.uni
	_ZN10collective6reduceEPhRKNS_5PartsEmjj,
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
	mov.u64 	%rd218, %rd58;
	@%p27 bra 	$L__BB3_36;
	cvta.to.global.u64 	%rd151, %rd44;
	mul.wide.u32 	%rd152, %r26, 8;
	add.s64 	%rd153, %rd151, %rd152;
	ld.global.u64 	%rd218, [%rd153];
$L__BB3_36:
	and.b32  	%r100, %r126, 3;
	cvt.u64.u32 	%rd155, %r100;
	or.b64  	%rd156, %rd62, %rd155;
	mul.lo.s64 	%rd158, %rd156, %rd72;
	add.s64 	%rd160, %rd158, %rd143;
	mul.lo.s64 	%rd161, %rd160, %rd52;
	add.s64 	%rd162, %rd161, %rd53;
	add.s64 	%rd163, %rd218, %rd162;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd163;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	call.uni
	_ZN10collective4copyEPhPKhm,
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
	cvt.u64.u32 	%rd168, %r56;
	cvta.to.global.u64 	%rd169, %rd44;
	mul.wide.u32 	%rd170, %r56, 8;
	add.s64 	%rd171, %rd169, %rd170;
	ld.global.u64 	%rd172, [%rd171];
	mov.u64 	%rd173, 0;
	mul.wide.u32 	%rd174, %r40, %r55;
	add.s64 	%rd176, %rd174, %rd143;
	shl.b64 	%rd177, %rd176, 3;
	add.s64 	%rd178, %rd172, %rd177;
	add.s64 	%rd164, %rd178, 4096;
	cvt.u64.u32 	%rd179, %r41;
	cvt.u64.u32 	%rd180, %r126;
	bfi.b64 	%rd165, %rd179, %rd180, 32, 32;
	st.release.sys.global.u64 [%rd164], %rd165;
	add.s64 	%rd181, %rd174, %rd168;
	shl.b64 	%rd182, %rd181, 3;
	add.s64 	%rd183, %rd58, %rd182;
	add.s64 	%rd167, %rd183, 4096;
	ld.acquire.sys.global.u64 %rd220, [%rd167];
	add.u64 	%rd184, %SP, 0;
	add.u64 	%rd185, %SPL, 0;
	st.local.u64 	[%rd185], %rd173;
	cvt.u32.u64 	%r136, %rd220;
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
	st.param.b64 	[param2+0], %rd184;
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
	ld.acquire.sys.global.u64 %rd220, [%rd167];
	add.s32 	%r135, %r135, 1;
	cvt.u32.u64 	%r136, %rd220;
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
	shr.u64 	%rd194, %rd220, 32;
	cvt.u32.u64 	%r35, %rd194;
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
	cvt.u64.u32 	%rd195, %r119;
	or.b64  	%rd197, %rd62, %rd195;
	mul.lo.s64 	%rd42, %rd197, %rd72;
	mov.u32 	%r138, 1;
$L__BB3_51:
	.pragma "nounroll";
	add.s32 	%r121, %r138, %r39;
	rem.u32 	%r122, %r121, %r40;
	cvt.u64.u32 	%rd199, %r122;
	add.s64 	%rd200, %rd42, %rd199;
	mul.lo.s64 	%rd201, %rd200, %rd52;
	add.s64 	%rd202, %rd201, %rd53;
	add.s64 	%rd203, %rd58, %rd202;
	mul.lo.s64 	%rd204, %rd25, %rd199;
	min.u64 	%rd205, %rd204, %rd20;
	add.s64 	%rd206, %rd205, %rd213;
	add.s64 	%rd207, %rd48, %rd206;
	add.s32 	%r123, %r122, 1;
	cvt.u64.u32 	%rd208, %r123;
	mul.lo.s64 	%rd209, %rd25, %rd208;
	min.u64 	%rd210, %rd209, %rd20;
	sub.s64 	%rd211, %rd210, %rd205;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd207;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd203;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd211;
	call.uni
	_ZN10collective4copyEPhPKhm,
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
	add.s64 	%rd213, %rd20, %rd213;
	setp.lt.u64 	%p44, %rd213, %rd14;
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
	.reg .pred 	%p<110>;
	.reg .b16 	%rs<47>;
	.reg .b32 	%r<291>;
	.reg .b64 	%rd<381>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd142, [words_param_0];
	ld.param.u64 	%rd143, [words_param_1];
	ld.param.u32 	%r78, [words_param_2];
	ld.param.u32 	%r79, [words_param_3];
	ld.param.u32 	%r80, [words_param_4];
	ld.param.u32 	%r81, [words_param_5];
	ld.param.u64 	%rd144, [words_param_6];
	ld.param.u64 	%rd145, [words_param_7];
	ld.param.u64 	%rd146, [words_param_8];
	ld.param.v2.u32 	{%r92, %r93}, [words_param_9+96];
	ld.param.u64 	%rd156, [words_param_9+72];
	ld.param.u64 	%rd147, [words_param_9];
	cvta.to.global.u64 	%rd1, %rd145;
	cvta.to.global.u64 	%rd2, %rd142;
	add.u64 	%rd159, %SP, 0;
	add.u64 	%rd3, %SPL, 0;
	add.u64 	%rd4, %SPL, 24;
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd161, %rd156;
	mov.u32 	%r94, %ctaid.x;
	mul.wide.u32 	%rd162, %r94, 4;
	add.s64 	%rd163, %rd161, %rd162;
	cvt.u64.u32 	%rd6, %r94;
	ld.global.u32 	%r1, [%rd163+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	mov.u16 	%rs40, 0;
	@%p3 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r95, [%rd161];
	setp.ne.s32 	%p4, %r95, 0;
	selp.u16 	%rs40, 1, 0, %p4;
$L__BB4_2:
	setp.eq.s16 	%p5, %rs40, 0;
	@%p5 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd8, %rd143;
	ld.volatile.global.u32 	%r96, [%rd8+4];
	setp.ne.s32 	%p6, %r96, 0;
	@%p6 bra 	$L__BB4_5;
	st.global.u32 	[%rd8+8], %r81;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r97, 4;
	st.global.u32 	[%rd8+4], %r97;
$L__BB4_6:
	cvt.u32.u16 	%r98, %rs40;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r98, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r99, 1, 0, %p2;
	}
	setp.ne.s32 	%p7, %r99, 0;
	@%p7 bra 	$L__BB4_103;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd165, %rd147, 15;
	shr.u64 	%rd166, %rd165, 4;
	mov.u32 	%r100, %nctaid.x;
	cvt.u64.u32 	%rd10, %r100;
	add.s64 	%rd167, %rd10, %rd166;
	add.s64 	%rd11, %rd167, -1;
	and.b64  	%rd168, %rd11, -4294967296;
	setp.eq.s64 	%p8, %rd168, 0;
	@%p8 bra 	$L__BB4_9;
	div.u64 	%rd336, %rd11, %rd10;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r101, %rd10;
	cvt.u32.u64 	%r102, %rd11;
	div.u32 	%r103, %r102, %r101;
	cvt.u64.u32 	%rd336, %r103;
$L__BB4_10:
	shl.b64 	%rd169, %rd336, 4;
	mul.lo.s64 	%rd170, %rd169, %rd6;
	min.u64 	%rd15, %rd170, %rd147;
	add.s64 	%rd171, %rd15, %rd169;
	min.u64 	%rd16, %rd171, %rd147;
	mov.u64 	%rd172, 7;
	sub.s64 	%rd173, %rd172, %rd15;
	add.s64 	%rd174, %rd173, %rd16;
	shr.u64 	%rd175, %rd174, 3;
	cvt.u32.u64 	%r4, %rd175;
	or.b64  	%rd176, %rd146, %rd145;
	and.b64  	%rd17, %rd176, 7;
	setp.eq.s32 	%p9, %r2, %r78;
	setp.ge.u32 	%p10, %r2, %r79;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB4_12;
	mov.u32 	%r267, %tid.x;
	mul.wide.u32 	%rd179, %r267, 8;
	add.s64 	%rd180, %rd2, %rd179;
	ld.global.u64 	%rd181, [%rd180];
	cvt.u64.u32 	%rd182, %r79;
	mul.lo.s64 	%rd183, %rd182, %rd6;
	cvt.u64.u32 	%rd184, %r78;
	add.s64 	%rd185, %rd183, %rd184;
	shl.b64 	%rd186, %rd185, 3;
	add.s64 	%rd187, %rd181, %rd186;
	add.s64 	%rd177, %rd187, 4096;
	cvt.u64.u32 	%rd188, %r80;
	cvt.u64.u32 	%rd189, %r3;
	bfi.b64 	%rd178, %rd188, %rd189, 32, 32;
	st.relaxed.sys.global.u64 [%rd177], %rd178;
$L__BB4_12:
	mov.u32 	%r264, %tid.x;
	setp.ge.u32 	%p12, %r264, %r4;
	@%p12 bra 	$L__BB4_27;
	ld.param.u64 	%rd335, [words_param_9+48];
	ld.param.u64 	%rd334, [words_param_9+40];
	mov.u32 	%r268, %tid.x;
	setp.ne.s64 	%p1, %rd17, 0;
	and.b32  	%r104, %r3, 3;
	cvt.u64.u32 	%rd190, %r104;
	shl.b64 	%rd191, %rd6, 2;
	or.b64  	%rd192, %rd191, %rd190;
	cvt.u64.u32 	%rd193, %r79;
	mul.lo.s64 	%rd194, %rd192, %rd193;
	cvt.u64.u32 	%rd195, %r78;
	add.s64 	%rd196, %rd194, %rd195;
	mul.lo.s64 	%rd197, %rd196, %rd334;
	add.s64 	%rd21, %rd197, %rd335;
	mov.u32 	%r5, %ntid.x;
$L__BB4_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd22, %r268;
	mul.wide.u32 	%rd198, %r268, 8;
	add.s64 	%rd23, %rd198, %rd15;
	add.s64 	%rd199, %rd23, 8;
	setp.gt.u64 	%p13, %rd199, %rd16;
	or.pred  	%p14, %p13, %p1;
	@%p14 bra 	$L__BB4_16;
	bra.uni 	$L__BB4_15;
$L__BB4_16:
	mov.u32 	%r269, 0;
	st.local.v2.u32 	[%rd3], {%r269, %r269};
	mov.u64 	%rd337, %rd3;
$L__BB4_17:
	.pragma "nounroll";
	cvt.u64.u32 	%rd201, %r269;
	add.s64 	%rd25, %rd23, %rd201;
	setp.ge.u64 	%p15, %rd25, %rd16;
	@%p15 bra 	$L__BB4_19;
	add.s64 	%rd202, %rd1, %rd25;
	ld.global.u8 	%rs18, [%rd202];
	st.local.u8 	[%rd337], %rs18;
$L__BB4_19:
	add.s32 	%r269, %r269, 1;
	add.s64 	%rd337, %rd337, 1;
	setp.ne.s32 	%p16, %r269, 8;
	@%p16 bra 	$L__BB4_17;
	ld.local.v2.u32 	{%r270, %r271}, [%rd3];
	bra.uni 	$L__BB4_21;
$L__BB4_15:
	add.s64 	%rd200, %rd1, %rd23;
	ld.global.v2.u32 	{%r270, %r271}, [%rd200];
	st.local.v2.u32 	[%rd3], {%r270, %r271};
$L__BB4_21:
	setp.lt.u32 	%p17, %r79, 2;
	@%p17 bra 	$L__BB4_26;
	shl.b64 	%rd203, %rd22, 4;
	add.s64 	%rd27, %rd21, %rd203;
	mov.u32 	%r272, 1;
$L__BB4_23:
	.pragma "nounroll";
	add.s32 	%r111, %r272, %r78;
	rem.u32 	%r18, %r111, %r79;
	setp.eq.s32 	%p18, %r18, %r78;
	mov.u64 	%rd338, %rd156;
	@%p18 bra 	$L__BB4_25;
	mul.wide.u32 	%rd204, %r18, 8;
	add.s64 	%rd205, %rd2, %rd204;
	ld.global.u64 	%rd338, [%rd205];
$L__BB4_25:
	add.s64 	%rd206, %rd338, %rd27;
	st.volatile.global.v4.u32 [%rd206], {%r270, %r3, %r271, %r3};
	add.s32 	%r272, %r272, 1;
	setp.lt.u32 	%p19, %r272, %r79;
	@%p19 bra 	$L__BB4_23;
$L__BB4_26:
	cvt.u32.u64 	%r115, %rd22;
	add.s32 	%r268, %r115, %r5;
	setp.lt.u32 	%p20, %r268, %r4;
	@%p20 bra 	$L__BB4_14;
$L__BB4_27:
	mov.u16 	%rs44, 0;
	@%p12 bra 	$L__BB4_90;
	mov.u32 	%r273, %tid.x;
	cvt.u64.u32 	%rd31, %r79;
$L__BB4_29:
	.pragma "nounroll";
	mul.wide.u32 	%rd208, %r273, 8;
	add.s64 	%rd45, %rd208, %rd15;
	add.s64 	%rd209, %rd45, 8;
	setp.gt.u64 	%p22, %rd209, %rd16;
	setp.ne.s64 	%p23, %rd17, 0;
	or.pred  	%p24, %p22, %p23;
	@%p24 bra 	$L__BB4_31;
	bra.uni 	$L__BB4_30;
$L__BB4_31:
	cvta.to.local.u64 	%rd217, %rd159;
	mov.u32 	%r274, 0;
	st.local.v2.u32 	[%rd217], {%r274, %r274};
$L__BB4_32:
	.pragma "nounroll";
	cvt.u64.u32 	%rd46, %r274;
	add.s64 	%rd47, %rd45, %rd46;
	setp.ge.u64 	%p25, %rd47, %rd16;
	@%p25 bra 	$L__BB4_34;
	cvta.to.local.u64 	%rd328, %rd159;
	add.s64 	%rd221, %rd1, %rd47;
	ld.global.u8 	%rs20, [%rd221];
	add.s64 	%rd222, %rd328, %rd46;
	st.local.u8 	[%rd222], %rs20;
$L__BB4_34:
	cvt.u32.u64 	%r119, %rd46;
	add.s32 	%r274, %r119, 1;
	setp.ne.s32 	%p26, %r274, 8;
	@%p26 bra 	$L__BB4_32;
	cvta.to.local.u64 	%rd327, %rd159;
	ld.local.v2.u32 	{%r275, %r276}, [%rd327];
	bra.uni 	$L__BB4_36;
$L__BB4_30:
	add.s64 	%rd213, %rd1, %rd45;
	ld.global.v2.u32 	{%r275, %r276}, [%rd213];
	cvta.to.local.u64 	%rd215, %rd159;
	st.local.v2.u32 	[%rd215], {%r275, %r276};
$L__BB4_36:
	setp.eq.s32 	%p27, %r79, 0;
	mov.u16 	%rs44, 0;
	@%p27 bra 	$L__BB4_55;
	mov.u16 	%rs44, 0;
	mov.u32 	%r277, 0;
$L__BB4_38:
	.pragma "nounroll";
	setp.eq.s32 	%p28, %r277, %r78;
	mov.u32 	%r281, %r276;
	mov.u32 	%r282, %r275;
	@%p28 bra 	$L__BB4_47;
	cvt.u64.u32 	%rd333, %r273;
	ld.param.u64 	%rd332, [words_param_9+48];
	shl.b64 	%rd331, %rd333, 4;
	add.s64 	%rd330, %rd331, %rd332;
	ld.param.u64 	%rd325, [words_param_9+40];
	and.b32  	%r128, %r3, 3;
	cvt.u64.u32 	%rd228, %r128;
	or.b64  	%rd229, %rd162, %rd228;
	mul.lo.s64 	%rd230, %rd229, %rd31;
	cvt.u64.u32 	%rd231, %r277;
	add.s64 	%rd232, %rd230, %rd231;
	mul.lo.s64 	%rd233, %rd232, %rd325;
	add.s64 	%rd234, %rd330, %rd233;
	add.s64 	%rd226, %rd156, %rd234;
	add.u64 	%rd236, %SPL, 16;
	mov.u64 	%rd237, 0;
	st.local.u64 	[%rd236], %rd237;
	ld.volatile.global.v4.u32 {%r282, %r124, %r281, %r126}, [%rd226];
	setp.eq.s32 	%p29, %r124, %r3;
	setp.eq.s32 	%p30, %r126, %r3;
	and.pred  	%p31, %p30, %p29;
	@%p31 bra 	$L__BB4_45;
	mov.u32 	%r280, 1;
$L__BB4_41:
	and.b32  	%r130, %r280, 63;
	setp.ne.s32 	%p32, %r130, 0;
	@%p32 bra 	$L__BB4_44;
	add.u64 	%rd326, %SP, 16;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd142;
	st.param.b64 	[param0+8], %rd143;
	st.param.v2.b32 	[param0+16], {%r78, %r79};
	st.param.v2.b32 	[param0+24], {%r80, %r81};
	st.param.b64 	[param0+32], %rd144;
	st.param.b64 	[param0+40], %rd156;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r280;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd326;
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
	setp.eq.s32 	%p33, %r45, 0;
	@%p33 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_43;
$L__BB4_44:
	add.s32 	%r280, %r280, 1;
	ld.volatile.global.v4.u32 {%r282, %r132, %r281, %r134}, [%rd226];
	setp.ne.s32 	%p34, %r132, %r3;
	setp.ne.s32 	%p35, %r134, %r3;
	or.pred  	%p36, %p35, %p34;
	@%p36 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_45;
$L__BB4_43:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd142;
	st.param.b64 	[param0+8], %rd143;
	st.param.v2.b32 	[param0+16], {%r78, %r79};
	st.param.v2.b32 	[param0+24], {%r80, %r81};
	st.param.b64 	[param0+32], %rd144;
	st.param.b64 	[param0+40], %rd156;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r45;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r277;
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
	mov.u16 	%rs44, 1;
$L__BB4_45:
	setp.eq.s32 	%p37, %r93, 0;
	@%p37 bra 	$L__BB4_47;
	ld.volatile.global.v4.u32 {%r282, %r136, %r281, %r138}, [%rd226];
$L__BB4_47:
	setp.eq.s32 	%p38, %r92, 1;
	@%p38 bra 	$L__BB4_52;
	setp.eq.s32 	%p39, %r92, 2;
	@%p39 bra 	$L__BB4_51;
	setp.ne.s32 	%p40, %r92, 3;
	@%p40 bra 	$L__BB4_53;
	setp.eq.s32 	%p41, %r277, 0;
	and.b32  	%r139, %r282, 255;
	cvt.u64.u32 	%rd241, %r139;
	setp.lt.u64 	%p42, %rd362, %rd241;
	or.pred  	%p43, %p41, %p42;
	selp.b64 	%rd362, %rd241, %rd362, %p43;
	shr.u32 	%r140, %r282, 8;
	and.b32  	%r141, %r140, 255;
	cvt.u64.u32 	%rd242, %r141;
	setp.lt.u64 	%p44, %rd361, %rd242;
	or.pred  	%p45, %p41, %p44;
	selp.b64 	%rd361, %rd242, %rd361, %p45;
	shr.u32 	%r142, %r282, 16;
	and.b32  	%r143, %r142, 255;
	cvt.u64.u32 	%rd243, %r143;
	setp.lt.u64 	%p46, %rd360, %rd243;
	or.pred  	%p47, %p41, %p46;
	selp.b64 	%rd360, %rd243, %rd360, %p47;
	shr.u32 	%r144, %r282, 24;
	cvt.u64.u32 	%rd244, %r144;
	setp.lt.u64 	%p48, %rd359, %rd244;
	or.pred  	%p49, %p41, %p48;
	selp.b64 	%rd359, %rd244, %rd359, %p49;
	and.b32  	%r145, %r281, 255;
	cvt.u64.u32 	%rd245, %r145;
	setp.lt.u64 	%p50, %rd358, %rd245;
	or.pred  	%p51, %p41, %p50;
	selp.b64 	%rd358, %rd245, %rd358, %p51;
	shr.u32 	%r146, %r281, 8;
	and.b32  	%r147, %r146, 255;
	cvt.u64.u32 	%rd246, %r147;
	setp.lt.u64 	%p52, %rd357, %rd246;
	or.pred  	%p53, %p41, %p52;
	selp.b64 	%rd357, %rd246, %rd357, %p53;
	shr.u32 	%r148, %r281, 16;
	and.b32  	%r149, %r148, 255;
	cvt.u64.u32 	%rd247, %r149;
	setp.lt.u64 	%p54, %rd356, %rd247;
	or.pred  	%p55, %p41, %p54;
	selp.b64 	%rd356, %rd247, %rd356, %p55;
	shr.u32 	%r150, %r281, 24;
	cvt.u64.u32 	%rd248, %r150;
	setp.lt.u64 	%p56, %rd355, %rd248;
	or.pred  	%p57, %p41, %p56;
	selp.b64 	%rd355, %rd248, %rd355, %p57;
	bra.uni 	$L__BB4_54;
$L__BB4_52:
	setp.eq.s32 	%p75, %r277, 0;
	and.b32  	%r163, %r282, 255;
	cvt.u64.u32 	%rd257, %r163;
	selp.b64 	%rd258, 1, %rd362, %p75;
	mul.lo.s64 	%rd362, %rd258, %rd257;
	shr.u32 	%r164, %r282, 8;
	and.b32  	%r165, %r164, 255;
	cvt.u64.u32 	%rd259, %r165;
	selp.b64 	%rd260, 1, %rd361, %p75;
	mul.lo.s64 	%rd361, %rd260, %rd259;
	shr.u32 	%r166, %r282, 16;
	and.b32  	%r167, %r166, 255;
	cvt.u64.u32 	%rd261, %r167;
	selp.b64 	%rd262, 1, %rd360, %p75;
	mul.lo.s64 	%rd360, %rd262, %rd261;
	shr.u32 	%r168, %r282, 24;
	cvt.u64.u32 	%rd263, %r168;
	selp.b64 	%rd264, 1, %rd359, %p75;
	mul.lo.s64 	%rd359, %rd264, %rd263;
	and.b32  	%r169, %r281, 255;
	cvt.u64.u32 	%rd265, %r169;
	selp.b64 	%rd266, 1, %rd358, %p75;
	mul.lo.s64 	%rd358, %rd266, %rd265;
	shr.u32 	%r170, %r281, 8;
	and.b32  	%r171, %r170, 255;
	cvt.u64.u32 	%rd267, %r171;
	selp.b64 	%rd268, 1, %rd357, %p75;
	mul.lo.s64 	%rd357, %rd268, %rd267;
	shr.u32 	%r172, %r281, 16;
	and.b32  	%r173, %r172, 255;
	cvt.u64.u32 	%rd269, %r173;
	selp.b64 	%rd270, 1, %rd356, %p75;
	mul.lo.s64 	%rd356, %rd270, %rd269;
	shr.u32 	%r174, %r281, 24;
	cvt.u64.u32 	%rd271, %r174;
	selp.b64 	%rd272, 1, %rd355, %p75;
	mul.lo.s64 	%rd355, %rd272, %rd271;
	bra.uni 	$L__BB4_54;
$L__BB4_51:
	setp.eq.s32 	%p58, %r277, 0;
	and.b32  	%r151, %r282, 255;
	cvt.u64.u32 	%rd249, %r151;
	setp.gt.u64 	%p59, %rd362, %rd249;
	or.pred  	%p60, %p58, %p59;
	selp.b64 	%rd362, %rd249, %rd362, %p60;
	shr.u32 	%r152, %r282, 8;
	and.b32  	%r153, %r152, 255;
	cvt.u64.u32 	%rd250, %r153;
	setp.gt.u64 	%p61, %rd361, %rd250;
	or.pred  	%p62, %p58, %p61;
	selp.b64 	%rd361, %rd250, %rd361, %p62;
	shr.u32 	%r154, %r282, 16;
	and.b32  	%r155, %r154, 255;
	cvt.u64.u32 	%rd251, %r155;
	setp.gt.u64 	%p63, %rd360, %rd251;
	or.pred  	%p64, %p58, %p63;
	selp.b64 	%rd360, %rd251, %rd360, %p64;
	shr.u32 	%r156, %r282, 24;
	cvt.u64.u32 	%rd252, %r156;
	setp.gt.u64 	%p65, %rd359, %rd252;
	or.pred  	%p66, %p58, %p65;
	selp.b64 	%rd359, %rd252, %rd359, %p66;
	and.b32  	%r157, %r281, 255;
	cvt.u64.u32 	%rd253, %r157;
	setp.gt.u64 	%p67, %rd358, %rd253;
	or.pred  	%p68, %p58, %p67;
	selp.b64 	%rd358, %rd253, %rd358, %p68;
	shr.u32 	%r158, %r281, 8;
	and.b32  	%r159, %r158, 255;
	cvt.u64.u32 	%rd254, %r159;
	setp.gt.u64 	%p69, %rd357, %rd254;
	or.pred  	%p70, %p58, %p69;
	selp.b64 	%rd357, %rd254, %rd357, %p70;
	shr.u32 	%r160, %r281, 16;
	and.b32  	%r161, %r160, 255;
	cvt.u64.u32 	%rd255, %r161;
	setp.gt.u64 	%p71, %rd356, %rd255;
	or.pred  	%p72, %p58, %p71;
	selp.b64 	%rd356, %rd255, %rd356, %p72;
	shr.u32 	%r162, %r281, 24;
	cvt.u64.u32 	%rd256, %r162;
	setp.gt.u64 	%p73, %rd355, %rd256;
	or.pred  	%p74, %p58, %p73;
	selp.b64 	%rd355, %rd256, %rd355, %p74;
	bra.uni 	$L__BB4_54;
$L__BB4_53:
	setp.eq.s32 	%p76, %r277, 0;
	and.b32  	%r175, %r282, 255;
	cvt.u64.u32 	%rd273, %r175;
	selp.b64 	%rd274, 0, %rd362, %p76;
	add.s64 	%rd362, %rd274, %rd273;
	shr.u32 	%r176, %r282, 8;
	and.b32  	%r177, %r176, 255;
	cvt.u64.u32 	%rd275, %r177;
	selp.b64 	%rd276, 0, %rd361, %p76;
	add.s64 	%rd361, %rd276, %rd275;
	shr.u32 	%r178, %r282, 16;
	and.b32  	%r179, %r178, 255;
	cvt.u64.u32 	%rd277, %r179;
	selp.b64 	%rd278, 0, %rd360, %p76;
	add.s64 	%rd360, %rd278, %rd277;
	shr.u32 	%r180, %r282, 24;
	cvt.u64.u32 	%rd279, %r180;
	selp.b64 	%rd280, 0, %rd359, %p76;
	add.s64 	%rd359, %rd280, %rd279;
	and.b32  	%r181, %r281, 255;
	cvt.u64.u32 	%rd281, %r181;
	selp.b64 	%rd282, 0, %rd358, %p76;
	add.s64 	%rd358, %rd282, %rd281;
	shr.u32 	%r182, %r281, 8;
	and.b32  	%r183, %r182, 255;
	cvt.u64.u32 	%rd283, %r183;
	selp.b64 	%rd284, 0, %rd357, %p76;
	add.s64 	%rd357, %rd284, %rd283;
	shr.u32 	%r184, %r281, 16;
	and.b32  	%r185, %r184, 255;
	cvt.u64.u32 	%rd285, %r185;
	selp.b64 	%rd286, 0, %rd356, %p76;
	add.s64 	%rd356, %rd286, %rd285;
	shr.u32 	%r186, %r281, 24;
	cvt.u64.u32 	%rd287, %r186;
	selp.b64 	%rd288, 0, %rd355, %p76;
	add.s64 	%rd355, %rd288, %rd287;
$L__BB4_54:
	add.s32 	%r277, %r277, 1;
	setp.lt.u32 	%p77, %r277, %r79;
	@%p77 bra 	$L__BB4_38;
$L__BB4_55:
	and.b16  	%rs24, %rs44, 255;
	setp.ne.s16 	%p78, %rs24, 0;
	@%p78 bra 	$L__BB4_90;
	setp.eq.s32 	%p79, %r92, 4;
	@%p79 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_57;
$L__BB4_58:
	and.b64  	%rd289, %rd362, -4294967296;
	setp.eq.s64 	%p80, %rd289, 0;
	@%p80 bra 	$L__BB4_60;
	div.u64 	%rd371, %rd362, %rd31;
	bra.uni 	$L__BB4_61;
$L__BB4_57:
	cvt.u32.u64 	%r187, %rd362;
	cvt.u32.u64 	%r188, %rd360;
	cvt.u32.u64 	%r189, %rd358;
	cvt.u32.u64 	%r190, %rd356;
	cvt.u32.u64 	%r191, %rd355;
	and.b32  	%r192, %r190, 255;
	prmt.b32 	%r193, %r191, %r192, 30212;
	cvt.u16.u32 	%rs25, %r193;
	cvt.u32.u64 	%r194, %rd357;
	and.b32  	%r195, %r189, 255;
	prmt.b32 	%r196, %r194, %r195, 30212;
	cvt.u16.u32 	%rs26, %r196;
	cvt.u32.u64 	%r197, %rd359;
	and.b32  	%r198, %r188, 255;
	prmt.b32 	%r199, %r197, %r198, 30212;
	cvt.u16.u32 	%rs27, %r199;
	cvt.u32.u64 	%r200, %rd361;
	and.b32  	%r201, %r187, 255;
	prmt.b32 	%r202, %r200, %r201, 30212;
	cvt.u16.u32 	%rs28, %r202;
	st.local.v4.u16 	[%rd4], {%rs28, %rs27, %rs26, %rs25};
	prmt.b32 	%r286, %r193, %r196, 4180;
	prmt.b32 	%r285, %r199, %r202, 4180;
	bra.uni 	$L__BB4_83;
$L__BB4_60:
	cvt.u32.u64 	%r203, %rd31;
	cvt.u32.u64 	%r204, %rd362;
	div.u32 	%r205, %r204, %r203;
	cvt.u64.u32 	%rd371, %r205;
$L__BB4_61:
	and.b64  	%rd290, %rd361, -4294967296;
	setp.eq.s64 	%p81, %rd290, 0;
	@%p81 bra 	$L__BB4_63;
	div.u64 	%rd372, %rd361, %rd31;
	bra.uni 	$L__BB4_64;
$L__BB4_63:
	cvt.u32.u64 	%r206, %rd31;
	cvt.u32.u64 	%r207, %rd361;
	div.u32 	%r208, %r207, %r206;
	cvt.u64.u32 	%rd372, %r208;
$L__BB4_64:
	and.b64  	%rd291, %rd360, -4294967296;
	setp.eq.s64 	%p82, %rd291, 0;
	@%p82 bra 	$L__BB4_66;
	div.u64 	%rd373, %rd360, %rd31;
	bra.uni 	$L__BB4_67;
$L__BB4_66:
	cvt.u32.u64 	%r209, %rd31;
	cvt.u32.u64 	%r210, %rd360;
	div.u32 	%r211, %r210, %r209;
	cvt.u64.u32 	%rd373, %r211;
$L__BB4_67:
	and.b64  	%rd292, %rd359, -4294967296;
	setp.eq.s64 	%p83, %rd292, 0;
	@%p83 bra 	$L__BB4_69;
	div.u64 	%rd374, %rd359, %rd31;
	bra.uni 	$L__BB4_70;
$L__BB4_69:
	cvt.u32.u64 	%r212, %rd31;
	cvt.u32.u64 	%r213, %rd359;
	div.u32 	%r214, %r213, %r212;
	cvt.u64.u32 	%rd374, %r214;
$L__BB4_70:
	and.b64  	%rd293, %rd358, -4294967296;
	setp.eq.s64 	%p84, %rd293, 0;
	@%p84 bra 	$L__BB4_72;
	div.u64 	%rd375, %rd358, %rd31;
	bra.uni 	$L__BB4_73;
$L__BB4_72:
	cvt.u32.u64 	%r215, %rd31;
	cvt.u32.u64 	%r216, %rd358;
	div.u32 	%r217, %r216, %r215;
	cvt.u64.u32 	%rd375, %r217;
$L__BB4_73:
	and.b64  	%rd294, %rd357, -4294967296;
	setp.eq.s64 	%p85, %rd294, 0;
	@%p85 bra 	$L__BB4_75;
	div.u64 	%rd376, %rd357, %rd31;
	bra.uni 	$L__BB4_76;
$L__BB4_75:
	cvt.u32.u64 	%r218, %rd31;
	cvt.u32.u64 	%r219, %rd357;
	div.u32 	%r220, %r219, %r218;
	cvt.u64.u32 	%rd376, %r220;
$L__BB4_76:
	and.b64  	%rd295, %rd356, -4294967296;
	setp.eq.s64 	%p86, %rd295, 0;
	@%p86 bra 	$L__BB4_78;
	div.u64 	%rd377, %rd356, %rd31;
	bra.uni 	$L__BB4_79;
$L__BB4_78:
	cvt.u32.u64 	%r221, %rd31;
	cvt.u32.u64 	%r222, %rd356;
	div.u32 	%r223, %r222, %r221;
	cvt.u64.u32 	%rd377, %r223;
$L__BB4_79:
	and.b64  	%rd296, %rd355, -4294967296;
	setp.eq.s64 	%p87, %rd296, 0;
	@%p87 bra 	$L__BB4_81;
	div.u64 	%rd378, %rd355, %rd31;
	bra.uni 	$L__BB4_82;
$L__BB4_81:
	cvt.u32.u64 	%r224, %rd31;
	cvt.u32.u64 	%r225, %rd355;
	div.u32 	%r226, %r225, %r224;
	cvt.u64.u32 	%rd378, %r226;
$L__BB4_82:
	cvt.u32.u64 	%r227, %rd371;
	cvt.u32.u64 	%r228, %rd373;
	cvt.u32.u64 	%r229, %rd375;
	cvt.u32.u64 	%r230, %rd377;
	cvt.u32.u64 	%r231, %rd378;
	and.b32  	%r232, %r230, 255;
	prmt.b32 	%r233, %r231, %r232, 30212;
	cvt.u16.u32 	%rs29, %r233;
	cvt.u32.u64 	%r234, %rd376;
	and.b32  	%r235, %r229, 255;
	prmt.b32 	%r236, %r234, %r235, 30212;
	cvt.u16.u32 	%rs30, %r236;
	cvt.u32.u64 	%r237, %rd374;
	and.b32  	%r238, %r228, 255;
	prmt.b32 	%r239, %r237, %r238, 30212;
	cvt.u16.u32 	%rs31, %r239;
	cvt.u32.u64 	%r240, %rd372;
	and.b32  	%r241, %r227, 255;
	prmt.b32 	%r242, %r240, %r241, 30212;
	cvt.u16.u32 	%rs32, %r242;
	st.local.v4.u16 	[%rd4], {%rs32, %rs31, %rs30, %rs29};
	prmt.b32 	%r286, %r233, %r236, 4180;
	prmt.b32 	%r285, %r239, %r242, 4180;
$L__BB4_83:
	add.s64 	%rd323, %rd45, 8;
	setp.eq.s64 	%p88, %rd17, 0;
	setp.le.u64 	%p89, %rd323, %rd16;
	and.pred  	%p90, %p88, %p89;
	@%p90 bra 	$L__BB4_88;
	bra.uni 	$L__BB4_84;
$L__BB4_88:
	cvta.to.global.u64 	%rd303, %rd146;
	add.s64 	%rd304, %rd303, %rd45;
	st.global.v2.u32 	[%rd304], {%r285, %r286};
	bra.uni 	$L__BB4_89;
$L__BB4_84:
	mov.u32 	%r287, 0;
$L__BB4_85:
	.pragma "nounroll";
	cvt.u64.u32 	%rd131, %r287;
	add.s64 	%rd132, %rd45, %rd131;
	setp.ge.u64 	%p91, %rd132, %rd16;
	@%p91 bra 	$L__BB4_87;
	add.s64 	%rd300, %rd4, %rd131;
	ld.local.u8 	%rs33, [%rd300];
	cvta.to.global.u64 	%rd301, %rd146;
	add.s64 	%rd302, %rd301, %rd132;
	st.global.u8 	[%rd302], %rs33;
$L__BB4_87:
	cvt.u32.u64 	%r244, %rd131;
	add.s32 	%r287, %r244, 1;
	setp.eq.s32 	%p92, %r287, 8;
	@%p92 bra 	$L__BB4_89;
	bra.uni 	$L__BB4_85;
$L__BB4_89:
	cvt.u64.u32 	%rd329, %r273;
	cvt.u32.u64 	%r245, %rd329;
	mov.u32 	%r246, %ntid.x;
	add.s32 	%r273, %r245, %r246;
	setp.lt.u32 	%p93, %r273, %r4;
	mov.u16 	%rs44, 0;
	@%p93 bra 	$L__BB4_29;
$L__BB4_90:
	mov.u32 	%r247, %tid.x;
	setp.eq.s32 	%p94, %r247, %r78;
	setp.ge.u32 	%p95, %r247, %r79;
	and.b16  	%rs35, %rs44, 255;
	setp.ne.s16 	%p96, %rs35, 0;
	or.pred  	%p97, %p95, %p96;
	or.pred  	%p98, %p94, %p97;
	@%p98 bra 	$L__BB4_101;
	mov.u32 	%r263, %ctaid.x;
	mul.wide.u32 	%rd307, %r79, %r263;
	cvt.u64.u32 	%rd308, %r247;
	add.s64 	%rd309, %rd307, %rd308;
	shl.b64 	%rd310, %rd309, 3;
	add.s64 	%rd311, %rd156, %rd310;
	add.s64 	%rd133, %rd311, 4096;
	ld.acquire.sys.global.u64 %rd380, [%rd133];
	add.u64 	%rd312, %SP, 8;
	add.u64 	%rd313, %SPL, 8;
	mov.u64 	%rd314, 0;
	st.local.u64 	[%rd313], %rd314;
	cvt.u32.u64 	%r290, %rd380;
	sub.s32 	%r250, %r290, %r3;
	setp.gt.s32 	%p100, %r250, -1;
	mov.pred 	%p109, 0;
	@%p100 bra 	$L__BB4_97;
	mov.u32 	%r289, 1;
$L__BB4_93:
	and.b32  	%r252, %r289, 63;
	setp.ne.s32 	%p101, %r252, 0;
	@%p101 bra 	$L__BB4_96;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd142;
	st.param.b64 	[param0+8], %rd143;
	st.param.v2.b32 	[param0+16], {%r78, %r79};
	st.param.v2.b32 	[param0+24], {%r80, %r81};
	st.param.b64 	[param0+32], %rd144;
	st.param.b64 	[param0+40], %rd156;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r289;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd312;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r73, [retval0+0];
	}
	setp.eq.s32 	%p102, %r73, 0;
	@%p102 bra 	$L__BB4_96;
	bra.uni 	$L__BB4_95;
$L__BB4_96:
	ld.acquire.sys.global.u64 %rd380, [%rd133];
	add.s32 	%r289, %r289, 1;
	cvt.u32.u64 	%r290, %rd380;
	sub.s32 	%r254, %r290, %r3;
	setp.lt.s32 	%p105, %r254, 0;
	@%p105 bra 	$L__BB4_93;
	bra.uni 	$L__BB4_97;
$L__BB4_95:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd142;
	st.param.b64 	[param0+8], %rd143;
	st.param.v2.b32 	[param0+16], {%r78, %r79};
	st.param.v2.b32 	[param0+24], {%r80, %r81};
	st.param.b64 	[param0+32], %rd144;
	st.param.b64 	[param0+40], %rd156;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r73;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r247;
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
	mov.pred 	%p109, -1;
$L__BB4_97:
	mov.u16 	%rs36, 1;
	mov.u16 	%rs44, %rs36;
	@%p109 bra 	$L__BB4_101;
	setp.ne.s32 	%p106, %r3, %r290;
	mov.u16 	%rs44, 0;
	@%p106 bra 	$L__BB4_101;
	shr.u64 	%rd318, %rd380, 32;
	cvt.u32.u64 	%r77, %rd318;
	setp.eq.s32 	%p107, %r77, %r80;
	@%p107 bra 	$L__BB4_101;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd142;
	st.param.b64 	[param0+8], %rd143;
	st.param.v2.b32 	[param0+16], {%r78, %r79};
	st.param.v2.b32 	[param0+24], {%r80, %r81};
	st.param.b64 	[param0+32], %rd144;
	st.param.b64 	[param0+40], %rd156;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r247;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r77;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs44, %rs36;
$L__BB4_101:
	cvt.u32.u16 	%r256, %rs44;
	cvt.s32.s8 	%r257, %r256;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r257, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r258, 1, 0, %p2;
	}
	or.b32  	%r260, %r258, %r247;
	setp.ne.s32 	%p108, %r260, 0;
	@%p108 bra 	$L__BB4_103;
	mov.u32 	%r262, %ctaid.x;
	mul.wide.u32 	%rd322, %r262, 4;
	cvta.to.global.u64 	%rd321, %rd156;
	add.s64 	%rd320, %rd321, %rd322;
	add.s64 	%rd319, %rd320, 64;
	add.s32 	%r261, %r1, 1;
	st.global.u32 	[%rd319], %r261;
$L__BB4_103:
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
	.reg .pred 	%p<170>;
	.reg .b16 	%rs<31>;
	.reg .b32 	%r<527>;
	.reg .b64 	%rd<589>;
	mov.u64 	%SPL, __local_depot7;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd265, [lines_param_0];
	ld.param.u64 	%rd266, [lines_param_1];
	ld.param.u32 	%r115, [lines_param_2];
	ld.param.u32 	%r116, [lines_param_3];
	ld.param.u32 	%r117, [lines_param_4];
	ld.param.u32 	%r118, [lines_param_5];
	ld.param.u64 	%rd267, [lines_param_6];
	ld.param.u64 	%rd268, [lines_param_7];
	mov.b64 	%rd270, lines_param_9;
	add.s64 	%rd1, %rd270, 72;
	ld.param.u64 	%rd2, [lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd272, %rd2;
	mov.u32 	%r119, %ctaid.x;
	mul.wide.u32 	%rd273, %r119, 4;
	add.s64 	%rd274, %rd272, %rd273;
	cvt.u64.u32 	%rd3, %r119;
	ld.global.u32 	%r1, [%rd274+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	mov.u16 	%rs27, 0;
	@%p3 bra 	$L__BB7_2;
	ld.volatile.global.u32 	%r120, [%rd272];
	setp.ne.s32 	%p4, %r120, 0;
	selp.u16 	%rs27, 1, 0, %p4;
$L__BB7_2:
	setp.eq.s16 	%p5, %rs27, 0;
	@%p5 bra 	$L__BB7_6;
	cvta.to.global.u64 	%rd4, %rd266;
	ld.volatile.global.u32 	%r121, [%rd4+4];
	setp.ne.s32 	%p6, %r121, 0;
	@%p6 bra 	$L__BB7_5;
	st.global.u32 	[%rd4+8], %r118;
$L__BB7_5:
	membar.sys;
	mov.u32 	%r122, 4;
	st.global.u32 	[%rd4+4], %r122;
$L__BB7_6:
	cvt.u32.u16 	%r123, %rs27;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r123, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r124, 1, 0, %p2;
	}
	setp.ne.s32 	%p7, %r124, 0;
	@%p7 bra 	$L__BB7_260;
	ld.param.u64 	%rd276, [%rd1+-72];
	add.s64 	%rd277, %rd276, 119;
	mul.hi.u64 	%rd278, %rd277, -8608480567731124087;
	shr.u64 	%rd5, %rd278, 6;
	mov.u32 	%r126, %nctaid.x;
	mov.u32 	%r127, %ntid.x;
	shr.u32 	%r128, %r127, 5;
	mul.wide.u32 	%rd279, %r128, %r126;
	shl.b64 	%rd6, %rd279, 2;
	setp.lt.u64 	%p8, %rd277, 120;
	mov.u32 	%r480, 1;
	@%p8 bra 	$L__BB7_12;
	add.s64 	%rd280, %rd6, %rd5;
	add.s64 	%rd7, %rd280, -1;
	or.b64  	%rd281, %rd7, %rd6;
	and.b64  	%rd282, %rd281, -4294967296;
	setp.eq.s64 	%p9, %rd282, 0;
	@%p9 bra 	$L__BB7_10;
	div.u64 	%rd508, %rd7, %rd6;
	bra.uni 	$L__BB7_11;
$L__BB7_10:
	cvt.u32.u64 	%r129, %rd6;
	cvt.u32.u64 	%r130, %rd7;
	div.u32 	%r131, %r130, %r129;
	cvt.u64.u32 	%rd508, %r131;
$L__BB7_11:
	cvt.u32.u64 	%r480, %rd508;
$L__BB7_12:
	setp.eq.s32 	%p10, %r2, %r115;
	setp.ge.u32 	%p11, %r2, %r116;
	or.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd285, %rd265;
	mul.wide.u32 	%rd286, %r2, 8;
	add.s64 	%rd287, %rd285, %rd286;
	ld.global.u64 	%rd288, [%rd287];
	cvt.u64.u32 	%rd289, %r116;
	mul.lo.s64 	%rd290, %rd289, %rd3;
	cvt.u64.u32 	%rd291, %r115;
	add.s64 	%rd292, %rd290, %rd291;
	shl.b64 	%rd293, %rd292, 3;
	add.s64 	%rd294, %rd288, %rd293;
	add.s64 	%rd283, %rd294, 4096;
	cvt.u64.u32 	%rd295, %r117;
	add.s32 	%r132, %r1, 1;
	cvt.u64.u32 	%rd296, %r132;
	bfi.b64 	%rd284, %rd295, %rd296, 32, 32;
	st.relaxed.sys.global.u64 [%rd283], %rd284;
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
	mov.u16 	%rs30, 1;
	mov.u32 	%r481, 0;
$L__BB7_15:
	.pragma "nounroll";
	setp.ge.u32 	%p13, %r481, %r480;
	@%p13 bra 	$L__BB7_37;
	setp.lt.u32 	%p14, %r116, 2;
	cvt.u64.u32 	%rd298, %r481;
	mul.lo.s64 	%rd299, %rd279, %rd298;
	mul.lo.s32 	%r144, %r128, %r119;
	cvt.u64.u32 	%rd300, %r144;
	shr.u32 	%r146, %r2, 5;
	cvt.u64.u32 	%rd301, %r146;
	add.s64 	%rd302, %rd300, %rd301;
	add.s64 	%rd303, %rd302, %rd299;
	shl.b64 	%rd304, %rd303, 2;
	and.b32  	%r147, %r2, 31;
	shr.u32 	%r148, %r147, 3;
	cvt.u64.u32 	%rd305, %r148;
	or.b64  	%rd306, %rd304, %rd305;
	mul.lo.s64 	%rd307, %rd306, 120;
	and.b32  	%r19, %r2, 7;
	shl.b32 	%r149, %r2, 4;
	and.b32  	%r150, %r149, 112;
	cvt.u64.u32 	%rd308, %r150;
	add.s64 	%rd20, %rd307, %rd308;
	@%p14 bra 	$L__BB7_37;
	add.s32 	%r152, %r481, %r1;
	mov.u32 	%r482, 1;
	add.s32 	%r20, %r152, 1;
	and.b32  	%r153, %r20, 3;
	cvt.u64.u32 	%rd309, %r153;
	or.b64  	%rd311, %rd273, %rd309;
	mul.lo.s64 	%rd312, %rd311, %rd11;
	cvt.u64.u32 	%rd313, %r115;
	add.s64 	%rd314, %rd312, %rd313;
	mul.lo.s64 	%rd315, %rd13, %rd314;
	cvt.u64.u32 	%rd316, %r149;
	add.s64 	%rd317, %rd316, %rd12;
	add.s64 	%rd21, %rd317, %rd315;
	sub.s64 	%rd22, %rd15, %rd20;
	cvt.u64.u32 	%rd318, %r20;
	cvt.u64.u32 	%rd319, %r117;
	bfi.b64 	%rd23, %rd319, %rd318, 32, 32;
	cvta.to.global.u64 	%rd24, %rd268;
$L__BB7_18:
	.pragma "nounroll";
	add.s32 	%r157, %r482, %r115;
	setp.lt.u32 	%p15, %r157, %r116;
	selp.b32 	%r158, 0, %r116, %p15;
	sub.s32 	%r24, %r157, %r158;
	setp.eq.s32 	%p16, %r24, %r115;
	@%p16 bra 	$L__BB7_20;
	bra.uni 	$L__BB7_19;
$L__BB7_20:
	mov.u64 	%rd509, %rd2;
	bra.uni 	$L__BB7_21;
$L__BB7_19:
	cvta.to.global.u64 	%rd320, %rd265;
	mul.wide.u32 	%rd321, %r24, 8;
	add.s64 	%rd322, %rd320, %rd321;
	ld.global.u64 	%rd509, [%rd322];
$L__BB7_21:
	cvt.u64.u32 	%rd323, %r24;
	mul.lo.s64 	%rd324, %rd14, %rd323;
	add.s64 	%rd325, %rd324, %rd20;
	sub.s32 	%r159, %r24, %r134;
	setp.lt.u32 	%p17, %r159, %r135;
	selp.b64 	%rd28, %rd22, 0, %p17;
	add.s64 	%rd30, %rd24, %rd325;
	add.s64 	%rd29, %rd268, %rd325;
	and.b64  	%rd326, %rd29, 7;
	setp.eq.s64 	%p18, %rd326, 0;
	setp.gt.s64 	%p19, %rd28, 7;
	and.pred  	%p20, %p19, %p18;
	@%p20 bra 	$L__BB7_24;
	bra.uni 	$L__BB7_22;
$L__BB7_24:
	ld.global.v2.u32 	{%r483, %r484}, [%rd30];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	setp.lt.s64 	%p21, %rd28, 1;
	mov.u32 	%r483, 0;
	mov.u32 	%r484, %r483;
	@%p21 bra 	$L__BB7_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd29;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd28;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r483, [retval0+0];
	ld.param.b32 	%r484, [retval0+4];
	}
$L__BB7_25:
	setp.eq.s32 	%p22, %r19, 7;
	mov.u32 	%r485, 0;
	mov.u32 	%r486, %r485;
	@%p22 bra 	$L__BB7_30;
	add.s64 	%rd31, %rd29, 8;
	and.b64  	%rd327, %rd31, 7;
	setp.eq.s64 	%p23, %rd327, 0;
	setp.gt.s64 	%p24, %rd28, 15;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB7_29;
	bra.uni 	$L__BB7_27;
$L__BB7_29:
	ld.global.v2.u32 	{%r485, %r486}, [%rd30+8];
	bra.uni 	$L__BB7_30;
$L__BB7_27:
	setp.lt.s64 	%p26, %rd28, 9;
	mov.u32 	%r485, 0;
	mov.u32 	%r486, %r485;
	@%p26 bra 	$L__BB7_30;
	add.s64 	%rd328, %rd28, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd31;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd328;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r485, [retval0+0];
	ld.param.b32 	%r486, [retval0+4];
	}
$L__BB7_30:
	setp.eq.s32 	%p27, %r7, 0;
	@%p27 bra 	$L__BB7_35;
	add.s64 	%rd329, %rd509, %rd21;
	cvt.u64.u32 	%rd331, %r484;
	cvt.u64.u32 	%rd332, %r483;
	bfi.b64 	%rd330, %rd331, %rd332, 32, 32;
	st.relaxed.sys.global.u64 [%rd329], %rd330;
	@%p22 bra 	$L__BB7_33;
	add.s64 	%rd333, %rd329, 8;
	cvt.u64.u32 	%rd335, %r486;
	cvt.u64.u32 	%rd336, %r485;
	bfi.b64 	%rd334, %rd335, %rd336, 32, 32;
	st.relaxed.sys.global.u64 [%rd333], %rd334;
$L__BB7_33:
	setp.ne.s32 	%p29, %r19, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p29 bra 	$L__BB7_36;
	add.s64 	%rd337, %rd329, 8;
	st.release.sys.global.u64 [%rd337], %rd23;
	bra.uni 	$L__BB7_36;
$L__BB7_35:
	selp.b32 	%r176, %r20, %r485, %p22;
	selp.b32 	%r177, %r117, %r486, %p22;
	add.s64 	%rd339, %rd509, %rd21;
	st.volatile.global.v4.u32 [%rd339], {%r483, %r484, %r176, %r177};
$L__BB7_36:
	add.s32 	%r482, %r482, 1;
	setp.lt.u32 	%p31, %r482, %r116;
	@%p31 bra 	$L__BB7_18;
$L__BB7_37:
	setp.eq.s32 	%p32, %r481, 0;
	@%p32 bra 	$L__BB7_255;
	add.s32 	%r180, %r481, -1;
	cvt.u64.u32 	%rd340, %r180;
	mul.lo.s64 	%rd342, %rd279, %rd340;
	mul.lo.s32 	%r185, %r128, %r119;
	cvt.u64.u32 	%rd343, %r185;
	shr.u32 	%r187, %r2, 5;
	cvt.u64.u32 	%rd344, %r187;
	add.s64 	%rd345, %rd343, %rd344;
	add.s64 	%rd346, %rd345, %rd342;
	shl.b64 	%rd347, %rd346, 2;
	and.b32  	%r188, %r2, 31;
	shr.u32 	%r189, %r188, 3;
	cvt.u64.u32 	%rd348, %r189;
	or.b64  	%rd349, %rd347, %rd348;
	mul.lo.s64 	%rd350, %rd349, 120;
	shl.b32 	%r190, %r2, 4;
	and.b32  	%r191, %r190, 112;
	cvt.u64.u32 	%rd351, %r191;
	add.s64 	%rd33, %rd350, %rd351;
	sub.s64 	%rd352, %rd15, %rd33;
	cvt.u64.u32 	%rd353, %r115;
	mul.lo.s64 	%rd354, %rd14, %rd353;
	add.s64 	%rd355, %rd354, %rd33;
	cvta.to.global.u64 	%rd356, %rd268;
	add.s64 	%rd35, %rd356, %rd355;
	add.s64 	%rd34, %rd268, %rd355;
	and.b64  	%rd357, %rd34, 7;
	setp.eq.s64 	%p33, %rd357, 0;
	setp.gt.s64 	%p34, %rd352, 7;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB7_41;
	bra.uni 	$L__BB7_39;
$L__BB7_41:
	ld.global.v2.u32 	{%r489, %r490}, [%rd35];
	bra.uni 	$L__BB7_42;
$L__BB7_39:
	setp.lt.s64 	%p36, %rd352, 1;
	mov.u32 	%r489, 0;
	mov.u32 	%r490, %r489;
	@%p36 bra 	$L__BB7_42;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd352;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r489, [retval0+0];
	ld.param.b32 	%r490, [retval0+4];
	}
$L__BB7_42:
	and.b32  	%r199, %r2, 7;
	setp.eq.s32 	%p37, %r199, 7;
	mov.u32 	%r492, 0;
	mov.u32 	%r491, %r492;
	@%p37 bra 	$L__BB7_47;
	add.s64 	%rd36, %rd34, 8;
	and.b64  	%rd360, %rd36, 7;
	setp.eq.s64 	%p38, %rd360, 0;
	setp.gt.s64 	%p39, %rd352, 15;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB7_46;
	bra.uni 	$L__BB7_44;
$L__BB7_46:
	ld.global.v2.u32 	{%r491, %r492}, [%rd35+8];
	bra.uni 	$L__BB7_47;
$L__BB7_44:
	setp.lt.s64 	%p41, %rd352, 9;
	mov.u32 	%r491, 0;
	mov.u32 	%r492, %r491;
	@%p41 bra 	$L__BB7_47;
	add.s64 	%rd362, %rd352, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd36;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd362;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r491, [retval0+0];
	ld.param.b32 	%r492, [retval0+4];
	}
$L__BB7_47:
	setp.eq.s32 	%p42, %r116, 0;
	@%p42 bra 	$L__BB7_181;
	mov.u32 	%r499, 0;
	bra.uni 	$L__BB7_49;
$L__BB7_66:
	setp.eq.s32 	%p71, %r138, 1;
	@%p71 bra 	$L__BB7_71;
	setp.eq.s32 	%p72, %r138, 2;
	@%p72 bra 	$L__BB7_70;
	setp.ne.s32 	%p73, %r138, 3;
	@%p73 bra 	$L__BB7_72;
	max.u64 	%rd556, %rd556, %rd55;
	bra.uni 	$L__BB7_73;
$L__BB7_71:
	mul.lo.s64 	%rd556, %rd556, %rd55;
	bra.uni 	$L__BB7_73;
$L__BB7_70:
	min.u64 	%rd556, %rd556, %rd55;
	bra.uni 	$L__BB7_73;
$L__BB7_72:
	add.s64 	%rd556, %rd556, %rd55;
$L__BB7_73:
	shr.u32 	%r251, %r498, 8;
	and.b32  	%r252, %r251, 255;
	cvt.u64.u32 	%rd61, %r252;
	@%p71 bra 	$L__BB7_78;
	setp.eq.s32 	%p75, %r138, 2;
	@%p75 bra 	$L__BB7_77;
	setp.ne.s32 	%p76, %r138, 3;
	@%p76 bra 	$L__BB7_79;
	max.u64 	%rd555, %rd555, %rd61;
	bra.uni 	$L__BB7_80;
$L__BB7_78:
	mul.lo.s64 	%rd555, %rd555, %rd61;
	bra.uni 	$L__BB7_80;
$L__BB7_77:
	min.u64 	%rd555, %rd555, %rd61;
	bra.uni 	$L__BB7_80;
$L__BB7_79:
	add.s64 	%rd555, %rd555, %rd61;
$L__BB7_80:
	shr.u32 	%r253, %r498, 16;
	and.b32  	%r254, %r253, 255;
	cvt.u64.u32 	%rd67, %r254;
	@%p71 bra 	$L__BB7_85;
	setp.eq.s32 	%p78, %r138, 2;
	@%p78 bra 	$L__BB7_84;
	setp.ne.s32 	%p79, %r138, 3;
	@%p79 bra 	$L__BB7_86;
	max.u64 	%rd554, %rd554, %rd67;
	bra.uni 	$L__BB7_87;
$L__BB7_85:
	mul.lo.s64 	%rd554, %rd554, %rd67;
	bra.uni 	$L__BB7_87;
$L__BB7_84:
	min.u64 	%rd554, %rd554, %rd67;
	bra.uni 	$L__BB7_87;
$L__BB7_86:
	add.s64 	%rd554, %rd554, %rd67;
$L__BB7_87:
	shr.u32 	%r255, %r498, 24;
	cvt.u64.u32 	%rd73, %r255;
	@%p71 bra 	$L__BB7_92;
	setp.eq.s32 	%p81, %r138, 2;
	@%p81 bra 	$L__BB7_91;
	setp.ne.s32 	%p82, %r138, 3;
	@%p82 bra 	$L__BB7_93;
	max.u64 	%rd553, %rd553, %rd73;
	bra.uni 	$L__BB7_94;
$L__BB7_92:
	mul.lo.s64 	%rd553, %rd553, %rd73;
	bra.uni 	$L__BB7_94;
$L__BB7_91:
	min.u64 	%rd553, %rd553, %rd73;
	bra.uni 	$L__BB7_94;
$L__BB7_93:
	add.s64 	%rd553, %rd553, %rd73;
$L__BB7_94:
	and.b32  	%r256, %r497, 255;
	cvt.u64.u32 	%rd79, %r256;
	@%p71 bra 	$L__BB7_99;
	setp.eq.s32 	%p84, %r138, 2;
	@%p84 bra 	$L__BB7_98;
	setp.ne.s32 	%p85, %r138, 3;
	@%p85 bra 	$L__BB7_100;
	max.u64 	%rd552, %rd552, %rd79;
	bra.uni 	$L__BB7_101;
$L__BB7_99:
	mul.lo.s64 	%rd552, %rd552, %rd79;
	bra.uni 	$L__BB7_101;
$L__BB7_98:
	min.u64 	%rd552, %rd552, %rd79;
	bra.uni 	$L__BB7_101;
$L__BB7_100:
	add.s64 	%rd552, %rd552, %rd79;
$L__BB7_101:
	shr.u32 	%r257, %r497, 8;
	and.b32  	%r258, %r257, 255;
	cvt.u64.u32 	%rd85, %r258;
	@%p71 bra 	$L__BB7_106;
	setp.eq.s32 	%p87, %r138, 2;
	@%p87 bra 	$L__BB7_105;
	setp.ne.s32 	%p88, %r138, 3;
	@%p88 bra 	$L__BB7_107;
	max.u64 	%rd551, %rd551, %rd85;
	bra.uni 	$L__BB7_108;
$L__BB7_106:
	mul.lo.s64 	%rd551, %rd551, %rd85;
	bra.uni 	$L__BB7_108;
$L__BB7_105:
	min.u64 	%rd551, %rd551, %rd85;
	bra.uni 	$L__BB7_108;
$L__BB7_107:
	add.s64 	%rd551, %rd551, %rd85;
$L__BB7_108:
	shr.u32 	%r259, %r497, 16;
	and.b32  	%r260, %r259, 255;
	cvt.u64.u32 	%rd91, %r260;
	@%p71 bra 	$L__BB7_113;
	setp.eq.s32 	%p90, %r138, 2;
	@%p90 bra 	$L__BB7_112;
	setp.ne.s32 	%p91, %r138, 3;
	@%p91 bra 	$L__BB7_114;
	max.u64 	%rd550, %rd550, %rd91;
	bra.uni 	$L__BB7_115;
$L__BB7_113:
	mul.lo.s64 	%rd550, %rd550, %rd91;
	bra.uni 	$L__BB7_115;
$L__BB7_112:
	min.u64 	%rd550, %rd550, %rd91;
	bra.uni 	$L__BB7_115;
$L__BB7_114:
	add.s64 	%rd550, %rd550, %rd91;
$L__BB7_115:
	shr.u32 	%r261, %r497, 24;
	cvt.u64.u32 	%rd97, %r261;
	@%p71 bra 	$L__BB7_120;
	setp.eq.s32 	%p93, %r138, 2;
	@%p93 bra 	$L__BB7_119;
	setp.ne.s32 	%p94, %r138, 3;
	@%p94 bra 	$L__BB7_121;
	max.u64 	%rd549, %rd549, %rd97;
	bra.uni 	$L__BB7_122;
$L__BB7_120:
	mul.lo.s64 	%rd549, %rd549, %rd97;
	bra.uni 	$L__BB7_122;
$L__BB7_119:
	min.u64 	%rd549, %rd549, %rd97;
	bra.uni 	$L__BB7_122;
$L__BB7_121:
	add.s64 	%rd549, %rd549, %rd97;
$L__BB7_122:
	and.b32  	%r262, %r496, 255;
	cvt.u64.u32 	%rd103, %r262;
	@%p71 bra 	$L__BB7_127;
	setp.eq.s32 	%p96, %r138, 2;
	@%p96 bra 	$L__BB7_126;
	setp.ne.s32 	%p97, %r138, 3;
	@%p97 bra 	$L__BB7_128;
	max.u64 	%rd548, %rd548, %rd103;
	bra.uni 	$L__BB7_129;
$L__BB7_127:
	mul.lo.s64 	%rd548, %rd548, %rd103;
	bra.uni 	$L__BB7_129;
$L__BB7_126:
	min.u64 	%rd548, %rd548, %rd103;
	bra.uni 	$L__BB7_129;
$L__BB7_128:
	add.s64 	%rd548, %rd548, %rd103;
$L__BB7_129:
	shr.u32 	%r263, %r496, 8;
	and.b32  	%r264, %r263, 255;
	cvt.u64.u32 	%rd109, %r264;
	@%p71 bra 	$L__BB7_134;
	setp.eq.s32 	%p99, %r138, 2;
	@%p99 bra 	$L__BB7_133;
	setp.ne.s32 	%p100, %r138, 3;
	@%p100 bra 	$L__BB7_135;
	max.u64 	%rd547, %rd547, %rd109;
	bra.uni 	$L__BB7_136;
$L__BB7_134:
	mul.lo.s64 	%rd547, %rd547, %rd109;
	bra.uni 	$L__BB7_136;
$L__BB7_133:
	min.u64 	%rd547, %rd547, %rd109;
	bra.uni 	$L__BB7_136;
$L__BB7_135:
	add.s64 	%rd547, %rd547, %rd109;
$L__BB7_136:
	shr.u32 	%r265, %r496, 16;
	and.b32  	%r266, %r265, 255;
	cvt.u64.u32 	%rd115, %r266;
	@%p71 bra 	$L__BB7_141;
	setp.eq.s32 	%p102, %r138, 2;
	@%p102 bra 	$L__BB7_140;
	setp.ne.s32 	%p103, %r138, 3;
	@%p103 bra 	$L__BB7_142;
	max.u64 	%rd546, %rd546, %rd115;
	bra.uni 	$L__BB7_143;
$L__BB7_141:
	mul.lo.s64 	%rd546, %rd546, %rd115;
	bra.uni 	$L__BB7_143;
$L__BB7_140:
	min.u64 	%rd546, %rd546, %rd115;
	bra.uni 	$L__BB7_143;
$L__BB7_142:
	add.s64 	%rd546, %rd546, %rd115;
$L__BB7_143:
	shr.u32 	%r267, %r496, 24;
	cvt.u64.u32 	%rd121, %r267;
	@%p71 bra 	$L__BB7_148;
	setp.eq.s32 	%p105, %r138, 2;
	@%p105 bra 	$L__BB7_147;
	setp.ne.s32 	%p106, %r138, 3;
	@%p106 bra 	$L__BB7_149;
	max.u64 	%rd545, %rd545, %rd121;
	bra.uni 	$L__BB7_150;
$L__BB7_148:
	mul.lo.s64 	%rd545, %rd545, %rd121;
	bra.uni 	$L__BB7_150;
$L__BB7_147:
	min.u64 	%rd545, %rd545, %rd121;
	bra.uni 	$L__BB7_150;
$L__BB7_149:
	add.s64 	%rd545, %rd545, %rd121;
$L__BB7_150:
	and.b32  	%r268, %r495, 255;
	cvt.u64.u32 	%rd127, %r268;
	@%p71 bra 	$L__BB7_155;
	setp.eq.s32 	%p108, %r138, 2;
	@%p108 bra 	$L__BB7_154;
	setp.ne.s32 	%p109, %r138, 3;
	@%p109 bra 	$L__BB7_156;
	max.u64 	%rd544, %rd544, %rd127;
	bra.uni 	$L__BB7_157;
$L__BB7_155:
	mul.lo.s64 	%rd544, %rd544, %rd127;
	bra.uni 	$L__BB7_157;
$L__BB7_154:
	min.u64 	%rd544, %rd544, %rd127;
	bra.uni 	$L__BB7_157;
$L__BB7_156:
	add.s64 	%rd544, %rd544, %rd127;
$L__BB7_157:
	shr.u32 	%r269, %r495, 8;
	and.b32  	%r270, %r269, 255;
	cvt.u64.u32 	%rd133, %r270;
	@%p71 bra 	$L__BB7_162;
	setp.eq.s32 	%p111, %r138, 2;
	@%p111 bra 	$L__BB7_161;
	setp.ne.s32 	%p112, %r138, 3;
	@%p112 bra 	$L__BB7_163;
	max.u64 	%rd543, %rd543, %rd133;
	bra.uni 	$L__BB7_164;
$L__BB7_162:
	mul.lo.s64 	%rd543, %rd543, %rd133;
	bra.uni 	$L__BB7_164;
$L__BB7_161:
	min.u64 	%rd543, %rd543, %rd133;
	bra.uni 	$L__BB7_164;
$L__BB7_163:
	add.s64 	%rd543, %rd543, %rd133;
$L__BB7_164:
	shr.u32 	%r271, %r495, 16;
	and.b32  	%r272, %r271, 255;
	cvt.u64.u32 	%rd139, %r272;
	@%p71 bra 	$L__BB7_169;
	setp.eq.s32 	%p114, %r138, 2;
	@%p114 bra 	$L__BB7_168;
	setp.ne.s32 	%p115, %r138, 3;
	@%p115 bra 	$L__BB7_170;
	max.u64 	%rd542, %rd542, %rd139;
	bra.uni 	$L__BB7_171;
$L__BB7_169:
	mul.lo.s64 	%rd542, %rd542, %rd139;
	bra.uni 	$L__BB7_171;
$L__BB7_168:
	min.u64 	%rd542, %rd542, %rd139;
	bra.uni 	$L__BB7_171;
$L__BB7_170:
	add.s64 	%rd542, %rd542, %rd139;
$L__BB7_171:
	shr.u32 	%r273, %r495, 24;
	cvt.u64.u32 	%rd145, %r273;
	@%p71 bra 	$L__BB7_176;
	setp.eq.s32 	%p117, %r138, 2;
	@%p117 bra 	$L__BB7_175;
	setp.ne.s32 	%p118, %r138, 3;
	@%p118 bra 	$L__BB7_177;
	max.u64 	%rd541, %rd541, %rd145;
	bra.uni 	$L__BB7_180;
$L__BB7_176:
	mul.lo.s64 	%rd541, %rd541, %rd145;
	bra.uni 	$L__BB7_180;
$L__BB7_175:
	min.u64 	%rd541, %rd541, %rd145;
	bra.uni 	$L__BB7_180;
$L__BB7_177:
	add.s64 	%rd541, %rd541, %rd145;
	bra.uni 	$L__BB7_180;
$L__BB7_49:
	.pragma "nounroll";
	setp.eq.s32 	%p43, %r499, %r115;
	mov.u32 	%r505, %r492;
	mov.u32 	%r506, %r491;
	mov.u32 	%r507, %r490;
	mov.u32 	%r508, %r489;
	@%p43 bra 	$L__BB7_64;
	shl.b32 	%r478, %r2, 4;
	shr.u32 	%r477, %r2, 5;
	mov.u32 	%r71, 1;
	mov.u64 	%rd365, 0;
	sub.s32 	%r207, %r499, %r136;
	setp.ge.u32 	%p44, %r207, %r137;
	add.s64 	%rd374, %rd5, 3;
	sub.s64 	%rd375, %rd374, %rd347;
	and.b64  	%rd376, %rd375, -4;
	setp.ne.s64 	%p45, %rd376, 0;
	setp.le.u64 	%p46, %rd5, %rd347;
	or.pred  	%p47, %p45, %p46;
	or.pred  	%p1, %p47, %p44;
	add.s32 	%r216, %r481, %r1;
	and.b32  	%r217, %r216, 3;
	cvt.u64.u32 	%rd378, %r217;
	or.b64  	%rd379, %rd273, %rd378;
	mul.lo.s64 	%rd380, %rd379, %rd11;
	cvt.u64.u32 	%rd381, %r499;
	add.s64 	%rd382, %rd380, %rd381;
	mul.lo.s64 	%rd383, %rd13, %rd382;
	shl.b32 	%r218, %r477, 9;
	and.b32  	%r220, %r478, 496;
	or.b32  	%r221, %r218, %r220;
	cvt.u64.u32 	%rd384, %r221;
	add.s64 	%rd385, %rd384, %rd12;
	add.s64 	%rd386, %rd385, %rd383;
	add.u64 	%rd388, %SPL, 0;
	st.local.u64 	[%rd388], %rd365;
	add.s64 	%rd54, %rd2, %rd386;
	mov.u32 	%r505, %r495;
	mov.u32 	%r506, %r496;
	mov.u32 	%r507, %r497;
	mov.u32 	%r508, %r498;
	bra.uni 	$L__BB7_51;
$L__BB7_261:
	add.s32 	%r71, %r71, 1;
$L__BB7_51:
	mov.u32 	%r509, 0;
	not.pred 	%p48, %p1;
	@%p48 bra 	$L__BB7_53;
	add.s32 	%r479, %r481, %r1;
	ld.volatile.global.v4.u32 {%r508, %r507, %r506, %r505}, [%rd54];
	setp.ne.s32 	%p50, %r506, %r479;
	and.pred  	%p51, %p37, %p50;
	selp.u32 	%r509, 1, 0, %p51;
$L__BB7_53:
	setp.ne.s32 	%p52, %r509, 0;
	mov.u32 	%r230, -1;
	vote.sync.any.pred 	%p53, %p52, %r230;
	@%p53 bra 	$L__BB7_61;
	bra.uni 	$L__BB7_54;
$L__BB7_61:
	and.b32  	%r246, %r71, 63;
	setp.ne.s32 	%p66, %r246, 0;
	@%p66 bra 	$L__BB7_261;
	add.u64 	%rd507, %SP, 0;
	add.s32 	%r247, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd265;
	st.param.b64 	[param0+8], %rd266;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd267;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r247;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r499;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r71;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd507;
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
	cvt.u16.u32 	%rs14, %r248;
	mov.u16 	%rs29, 0;
	setp.eq.s16 	%p67, %rs14, 0;
	@%p67 bra 	$L__BB7_261;
	bra.uni 	$L__BB7_63;
$L__BB7_54:
	setp.eq.s32 	%p54, %r139, 0;
	@%p54 bra 	$L__BB7_58;
	not.pred 	%p169, %p1;
	membar.sys;
	bar.warp.sync 	-1;
	mov.u32 	%r514, 0;
	@%p169 bra 	$L__BB7_57;
	add.s32 	%r472, %r481, %r1;
	ld.volatile.global.v4.u32 {%r508, %r507, %r506, %r505}, [%rd54];
	setp.ne.s32 	%p57, %r506, %r472;
	and.pred  	%p58, %p37, %p57;
	selp.u32 	%r514, 1, 0, %p58;
$L__BB7_57:
	setp.ne.s32 	%p59, %r514, 0;
	mov.u32 	%r240, -1;
	vote.sync.any.pred 	%p60, %p59, %r240;
$L__BB7_58:
	setp.ne.s32 	%p62, %r505, %r117;
	and.pred  	%p2, %p37, %p62;
	not.pred 	%p63, %p2;
	@%p63 bra 	$L__BB7_60;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd265;
	st.param.b64 	[param0+8], %rd266;
	st.param.v2.b32 	[param0+16], {%r115, %r116};
	st.param.v2.b32 	[param0+24], {%r117, %r118};
	st.param.b64 	[param0+32], %rd267;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r499;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r505;
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
	selp.u16 	%rs29, 1, 0, %p65;
$L__BB7_63:
	setp.eq.s16 	%p68, %rs29, 0;
	mov.u16 	%rs30, 0;
	@%p68 bra 	$L__BB7_255;
$L__BB7_64:
	mov.u32 	%r498, %r508;
	mov.u32 	%r497, %r507;
	mov.u32 	%r496, %r506;
	mov.u32 	%r495, %r505;
	and.b32  	%r249, %r498, 255;
	cvt.u64.u32 	%rd55, %r249;
	setp.eq.s32 	%p69, %r499, 0;
	@%p69 bra 	$L__BB7_179;
	or.b32  	%r250, %r138, 4;
	setp.eq.s32 	%p70, %r250, 4;
	@%p70 bra 	$L__BB7_178;
	bra.uni 	$L__BB7_66;
$L__BB7_178:
	add.s64 	%rd556, %rd556, %rd55;
	shr.u32 	%r274, %r498, 8;
	and.b32  	%r275, %r274, 255;
	cvt.u64.u32 	%rd392, %r275;
	add.s64 	%rd555, %rd555, %rd392;
	shr.u32 	%r276, %r498, 16;
	and.b32  	%r277, %r276, 255;
	cvt.u64.u32 	%rd393, %r277;
	add.s64 	%rd554, %rd554, %rd393;
	shr.u32 	%r278, %r498, 24;
	cvt.u64.u32 	%rd394, %r278;
	add.s64 	%rd553, %rd553, %rd394;
	and.b32  	%r279, %r497, 255;
	cvt.u64.u32 	%rd395, %r279;
	add.s64 	%rd552, %rd552, %rd395;
	shr.u32 	%r280, %r497, 8;
	and.b32  	%r281, %r280, 255;
	cvt.u64.u32 	%rd396, %r281;
	add.s64 	%rd551, %rd551, %rd396;
	shr.u32 	%r282, %r497, 16;
	and.b32  	%r283, %r282, 255;
	cvt.u64.u32 	%rd397, %r283;
	add.s64 	%rd550, %rd550, %rd397;
	shr.u32 	%r284, %r497, 24;
	cvt.u64.u32 	%rd398, %r284;
	add.s64 	%rd549, %rd549, %rd398;
	and.b32  	%r285, %r496, 255;
	cvt.u64.u32 	%rd399, %r285;
	add.s64 	%rd548, %rd548, %rd399;
	shr.u32 	%r286, %r496, 8;
	and.b32  	%r287, %r286, 255;
	cvt.u64.u32 	%rd400, %r287;
	add.s64 	%rd547, %rd547, %rd400;
	shr.u32 	%r288, %r496, 16;
	and.b32  	%r289, %r288, 255;
	cvt.u64.u32 	%rd401, %r289;
	add.s64 	%rd546, %rd546, %rd401;
	shr.u32 	%r290, %r496, 24;
	cvt.u64.u32 	%rd402, %r290;
	add.s64 	%rd545, %rd545, %rd402;
	and.b32  	%r291, %r495, 255;
	cvt.u64.u32 	%rd403, %r291;
	add.s64 	%rd544, %rd544, %rd403;
	shr.u32 	%r292, %r495, 8;
	and.b32  	%r293, %r292, 255;
	cvt.u64.u32 	%rd404, %r293;
	add.s64 	%rd543, %rd543, %rd404;
	shr.u32 	%r294, %r495, 16;
	and.b32  	%r295, %r294, 255;
	cvt.u64.u32 	%rd405, %r295;
	add.s64 	%rd542, %rd542, %rd405;
	shr.u32 	%r296, %r495, 24;
	cvt.u64.u32 	%rd406, %r296;
	add.s64 	%rd541, %rd541, %rd406;
	bra.uni 	$L__BB7_180;
$L__BB7_179:
	shr.u32 	%r297, %r498, 8;
	and.b32  	%r298, %r297, 255;
	cvt.u64.u32 	%rd555, %r298;
	shr.u32 	%r299, %r498, 16;
	and.b32  	%r300, %r299, 255;
	cvt.u64.u32 	%rd554, %r300;
	shr.u32 	%r301, %r498, 24;
	cvt.u64.u32 	%rd553, %r301;
	and.b32  	%r302, %r497, 255;
	cvt.u64.u32 	%rd552, %r302;
	shr.u32 	%r303, %r497, 8;
	and.b32  	%r304, %r303, 255;
	cvt.u64.u32 	%rd551, %r304;
	shr.u32 	%r305, %r497, 16;
	and.b32  	%r306, %r305, 255;
	cvt.u64.u32 	%rd550, %r306;
	shr.u32 	%r307, %r497, 24;
	cvt.u64.u32 	%rd549, %r307;
	and.b32  	%r308, %r496, 255;
	cvt.u64.u32 	%rd548, %r308;
	shr.u32 	%r309, %r496, 8;
	and.b32  	%r310, %r309, 255;
	cvt.u64.u32 	%rd547, %r310;
	shr.u32 	%r311, %r496, 16;
	and.b32  	%r312, %r311, 255;
	cvt.u64.u32 	%rd546, %r312;
	shr.u32 	%r313, %r496, 24;
	cvt.u64.u32 	%rd545, %r313;
	and.b32  	%r314, %r495, 255;
	cvt.u64.u32 	%rd544, %r314;
	shr.u32 	%r315, %r495, 8;
	and.b32  	%r316, %r315, 255;
	cvt.u64.u32 	%rd543, %r316;
	shr.u32 	%r317, %r495, 16;
	and.b32  	%r318, %r317, 255;
	cvt.u64.u32 	%rd542, %r318;
	shr.u32 	%r319, %r495, 24;
	cvt.u64.u32 	%rd541, %r319;
	mov.u64 	%rd556, %rd55;
$L__BB7_180:
	add.s32 	%r499, %r499, 1;
	setp.lt.u32 	%p119, %r499, %r116;
	@%p119 bra 	$L__BB7_49;
$L__BB7_181:
	setp.eq.s32 	%p120, %r137, 0;
	mov.u16 	%rs30, 1;
	@%p120 bra 	$L__BB7_255;
	setp.ne.s32 	%p121, %r138, 4;
	@%p121 bra 	$L__BB7_186;
	and.b64  	%rd407, %rd556, -4294967296;
	setp.eq.s64 	%p122, %rd407, 0;
	@%p122 bra 	$L__BB7_185;
	div.u64 	%rd556, %rd556, %rd11;
	bra.uni 	$L__BB7_186;
$L__BB7_185:
	cvt.u32.u64 	%r320, %rd11;
	cvt.u32.u64 	%r321, %rd556;
	div.u32 	%r322, %r321, %r320;
	cvt.u64.u32 	%rd556, %r322;
$L__BB7_186:
	@%p121 bra 	$L__BB7_190;
	and.b64  	%rd408, %rd555, -4294967296;
	setp.eq.s64 	%p124, %rd408, 0;
	@%p124 bra 	$L__BB7_189;
	div.u64 	%rd555, %rd555, %rd11;
	bra.uni 	$L__BB7_190;
$L__BB7_189:
	cvt.u32.u64 	%r323, %rd11;
	cvt.u32.u64 	%r324, %rd555;
	div.u32 	%r325, %r324, %r323;
	cvt.u64.u32 	%rd555, %r325;
$L__BB7_190:
	@%p121 bra 	$L__BB7_194;
	and.b64  	%rd409, %rd554, -4294967296;
	setp.eq.s64 	%p126, %rd409, 0;
	@%p126 bra 	$L__BB7_193;
	div.u64 	%rd554, %rd554, %rd11;
	bra.uni 	$L__BB7_194;
$L__BB7_193:
	cvt.u32.u64 	%r326, %rd11;
	cvt.u32.u64 	%r327, %rd554;
	div.u32 	%r328, %r327, %r326;
	cvt.u64.u32 	%rd554, %r328;
$L__BB7_194:
	@%p121 bra 	$L__BB7_198;
	and.b64  	%rd410, %rd553, -4294967296;
	setp.eq.s64 	%p128, %rd410, 0;
	@%p128 bra 	$L__BB7_197;
	div.u64 	%rd553, %rd553, %rd11;
	bra.uni 	$L__BB7_198;
$L__BB7_197:
	cvt.u32.u64 	%r329, %rd11;
	cvt.u32.u64 	%r330, %rd553;
	div.u32 	%r331, %r330, %r329;
	cvt.u64.u32 	%rd553, %r331;
$L__BB7_198:
	cvt.u32.u64 	%r332, %rd555;
	cvt.u32.u64 	%r333, %rd556;
	mov.u32 	%r334, 64;
	prmt.b32 	%r335, %r333, %r332, %r334;
	cvt.u32.u64 	%r336, %rd554;
	mov.u32 	%r337, 1040;
	prmt.b32 	%r338, %r335, %r336, %r337;
	cvt.u32.u64 	%r339, %rd553;
	mov.u32 	%r340, 16912;
	prmt.b32 	%r106, %r338, %r339, %r340;
	@%p121 bra 	$L__BB7_202;
	and.b64  	%rd411, %rd552, -4294967296;
	setp.eq.s64 	%p130, %rd411, 0;
	@%p130 bra 	$L__BB7_201;
	div.u64 	%rd552, %rd552, %rd11;
	bra.uni 	$L__BB7_202;
$L__BB7_201:
	cvt.u32.u64 	%r341, %rd11;
	cvt.u32.u64 	%r342, %rd552;
	div.u32 	%r343, %r342, %r341;
	cvt.u64.u32 	%rd552, %r343;
$L__BB7_202:
	@%p121 bra 	$L__BB7_206;
	and.b64  	%rd412, %rd551, -4294967296;
	setp.eq.s64 	%p132, %rd412, 0;
	@%p132 bra 	$L__BB7_205;
	div.u64 	%rd551, %rd551, %rd11;
	bra.uni 	$L__BB7_206;
$L__BB7_205:
	cvt.u32.u64 	%r344, %rd11;
	cvt.u32.u64 	%r345, %rd551;
	div.u32 	%r346, %r345, %r344;
	cvt.u64.u32 	%rd551, %r346;
$L__BB7_206:
	@%p121 bra 	$L__BB7_210;
	and.b64  	%rd413, %rd550, -4294967296;
	setp.eq.s64 	%p134, %rd413, 0;
	@%p134 bra 	$L__BB7_209;
	div.u64 	%rd550, %rd550, %rd11;
	bra.uni 	$L__BB7_210;
$L__BB7_209:
	cvt.u32.u64 	%r347, %rd11;
	cvt.u32.u64 	%r348, %rd550;
	div.u32 	%r349, %r348, %r347;
	cvt.u64.u32 	%rd550, %r349;
$L__BB7_210:
	@%p121 bra 	$L__BB7_214;
	and.b64  	%rd414, %rd549, -4294967296;
	setp.eq.s64 	%p136, %rd414, 0;
	@%p136 bra 	$L__BB7_213;
	div.u64 	%rd549, %rd549, %rd11;
	bra.uni 	$L__BB7_214;
$L__BB7_213:
	cvt.u32.u64 	%r350, %rd11;
	cvt.u32.u64 	%r351, %rd549;
	div.u32 	%r352, %r351, %r350;
	cvt.u64.u32 	%rd549, %r352;
$L__BB7_214:
	cvt.u32.u64 	%r353, %rd551;
	cvt.u32.u64 	%r354, %rd552;
	mov.u32 	%r355, 64;
	prmt.b32 	%r356, %r354, %r353, %r355;
	cvt.u32.u64 	%r357, %rd550;
	mov.u32 	%r358, 1040;
	prmt.b32 	%r359, %r356, %r357, %r358;
	cvt.u32.u64 	%r360, %rd549;
	mov.u32 	%r361, 16912;
	prmt.b32 	%r107, %r359, %r360, %r361;
	@%p121 bra 	$L__BB7_218;
	and.b64  	%rd415, %rd548, -4294967296;
	setp.eq.s64 	%p138, %rd415, 0;
	@%p138 bra 	$L__BB7_217;
	div.u64 	%rd548, %rd548, %rd11;
	bra.uni 	$L__BB7_218;
$L__BB7_217:
	cvt.u32.u64 	%r362, %rd11;
	cvt.u32.u64 	%r363, %rd548;
	div.u32 	%r364, %r363, %r362;
	cvt.u64.u32 	%rd548, %r364;
$L__BB7_218:
	@%p121 bra 	$L__BB7_222;
	and.b64  	%rd416, %rd547, -4294967296;
	setp.eq.s64 	%p140, %rd416, 0;
	@%p140 bra 	$L__BB7_221;
	div.u64 	%rd547, %rd547, %rd11;
	bra.uni 	$L__BB7_222;
$L__BB7_221:
	cvt.u32.u64 	%r365, %rd11;
	cvt.u32.u64 	%r366, %rd547;
	div.u32 	%r367, %r366, %r365;
	cvt.u64.u32 	%rd547, %r367;
$L__BB7_222:
	@%p121 bra 	$L__BB7_226;
	and.b64  	%rd417, %rd546, -4294967296;
	setp.eq.s64 	%p142, %rd417, 0;
	@%p142 bra 	$L__BB7_225;
	div.u64 	%rd546, %rd546, %rd11;
	bra.uni 	$L__BB7_226;
$L__BB7_225:
	cvt.u32.u64 	%r368, %rd11;
	cvt.u32.u64 	%r369, %rd546;
	div.u32 	%r370, %r369, %r368;
	cvt.u64.u32 	%rd546, %r370;
$L__BB7_226:
	@%p121 bra 	$L__BB7_230;
	and.b64  	%rd418, %rd545, -4294967296;
	setp.eq.s64 	%p144, %rd418, 0;
	@%p144 bra 	$L__BB7_229;
	div.u64 	%rd545, %rd545, %rd11;
	bra.uni 	$L__BB7_230;
$L__BB7_229:
	cvt.u32.u64 	%r371, %rd11;
	cvt.u32.u64 	%r372, %rd545;
	div.u32 	%r373, %r372, %r371;
	cvt.u64.u32 	%rd545, %r373;
$L__BB7_230:
	cvt.u32.u64 	%r374, %rd547;
	cvt.u32.u64 	%r375, %rd548;
	mov.u32 	%r376, 64;
	prmt.b32 	%r377, %r375, %r374, %r376;
	cvt.u32.u64 	%r378, %rd546;
	mov.u32 	%r379, 1040;
	prmt.b32 	%r380, %r377, %r378, %r379;
	cvt.u32.u64 	%r381, %rd545;
	mov.u32 	%r382, 16912;
	prmt.b32 	%r108, %r380, %r381, %r382;
	@%p121 bra 	$L__BB7_234;
	and.b64  	%rd419, %rd544, -4294967296;
	setp.eq.s64 	%p146, %rd419, 0;
	@%p146 bra 	$L__BB7_233;
	div.u64 	%rd544, %rd544, %rd11;
	bra.uni 	$L__BB7_234;
$L__BB7_233:
	cvt.u32.u64 	%r383, %rd11;
	cvt.u32.u64 	%r384, %rd544;
	div.u32 	%r385, %r384, %r383;
	cvt.u64.u32 	%rd544, %r385;
$L__BB7_234:
	@%p121 bra 	$L__BB7_238;
	and.b64  	%rd420, %rd543, -4294967296;
	setp.eq.s64 	%p148, %rd420, 0;
	@%p148 bra 	$L__BB7_237;
	div.u64 	%rd543, %rd543, %rd11;
	bra.uni 	$L__BB7_238;
$L__BB7_237:
	cvt.u32.u64 	%r386, %rd11;
	cvt.u32.u64 	%r387, %rd543;
	div.u32 	%r388, %r387, %r386;
	cvt.u64.u32 	%rd543, %r388;
$L__BB7_238:
	@%p121 bra 	$L__BB7_242;
	and.b64  	%rd421, %rd542, -4294967296;
	setp.eq.s64 	%p150, %rd421, 0;
	@%p150 bra 	$L__BB7_241;
	div.u64 	%rd542, %rd542, %rd11;
	bra.uni 	$L__BB7_242;
$L__BB7_241:
	cvt.u32.u64 	%r389, %rd11;
	cvt.u32.u64 	%r390, %rd542;
	div.u32 	%r391, %r390, %r389;
	cvt.u64.u32 	%rd542, %r391;
$L__BB7_242:
	@%p121 bra 	$L__BB7_246;
	and.b64  	%rd422, %rd541, -4294967296;
	setp.eq.s64 	%p152, %rd422, 0;
	@%p152 bra 	$L__BB7_245;
	div.u64 	%rd541, %rd541, %rd11;
	bra.uni 	$L__BB7_246;
$L__BB7_245:
	cvt.u32.u64 	%r392, %rd11;
	cvt.u32.u64 	%r393, %rd541;
	div.u32 	%r394, %r393, %r392;
	cvt.u64.u32 	%rd541, %r394;
$L__BB7_246:
	setp.gt.s64 	%p168, %rd352, 7;
	and.b32  	%r476, %r2, 31;
	shr.u32 	%r475, %r476, 3;
	cvt.u64.u32 	%rd504, %r475;
	or.b64  	%rd503, %rd347, %rd504;
	shl.b32 	%r474, %r2, 4;
	and.b32  	%r473, %r474, 112;
	cvt.u64.u32 	%rd502, %r473;
	mul.lo.s64 	%rd501, %rd503, 120;
	add.s64 	%rd500, %rd501, %rd502;
	ld.param.u64 	%rd499, [lines_param_8];
	cvt.u32.u64 	%r407, %rd543;
	cvt.u32.u64 	%r408, %rd544;
	mov.u32 	%r409, 64;
	prmt.b32 	%r410, %r408, %r407, %r409;
	cvt.u32.u64 	%r411, %rd542;
	mov.u32 	%r412, 1040;
	prmt.b32 	%r413, %r410, %r411, %r412;
	cvt.u32.u64 	%r414, %rd541;
	mov.u32 	%r415, 16912;
	prmt.b32 	%r109, %r413, %r414, %r415;
	cvta.to.global.u64 	%rd437, %rd499;
	add.s64 	%rd262, %rd437, %rd500;
	add.s64 	%rd261, %rd499, %rd500;
	and.b64  	%rd438, %rd261, 7;
	setp.eq.s64 	%p154, %rd438, 0;
	and.pred  	%p155, %p154, %p168;
	@%p155 bra 	$L__BB7_249;
	bra.uni 	$L__BB7_247;
$L__BB7_249:
	st.global.v2.u32 	[%rd262], {%r106, %r107};
	bra.uni 	$L__BB7_250;
$L__BB7_247:
	setp.lt.s64 	%p156, %rd352, 1;
	@%p156 bra 	$L__BB7_250;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd261;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd352;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r106, %r107};
	call.uni
	_ZN10collective13storeElementsEPhm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_250:
	mov.u16 	%rs30, 1;
	@%p37 bra 	$L__BB7_255;
	add.s64 	%rd263, %rd261, 8;
	and.b64  	%rd480, %rd263, 7;
	setp.eq.s64 	%p158, %rd480, 0;
	setp.gt.s64 	%p159, %rd352, 15;
	mov.u16 	%rs30, 1;
	and.pred  	%p160, %p158, %p159;
	@%p160 bra 	$L__BB7_254;
	bra.uni 	$L__BB7_252;
$L__BB7_254:
	st.global.v2.u32 	[%rd262+8], {%r108, %r109};
	bra.uni 	$L__BB7_255;
$L__BB7_252:
	setp.lt.s64 	%p161, %rd352, 9;
	@%p161 bra 	$L__BB7_255;
	mov.u16 	%rs30, 1;
	add.s64 	%rd495, %rd352, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd263;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd495;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r108, %r109};
	call.uni
	_ZN10collective13storeElementsEPhm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB7_255:
	setp.ne.s32 	%p162, %r481, 1;
	@%p162 bra 	$L__BB7_257;
	griddepcontrol.launch_dependents;
$L__BB7_257:
	add.s32 	%r481, %r481, 1;
	setp.le.u32 	%p163, %r481, %r480;
	and.b16  	%rs21, %rs30, 255;
	setp.ne.s16 	%p164, %rs21, 0;
	and.pred  	%p165, %p164, %p163;
	@%p165 bra 	$L__BB7_15;
	setp.eq.s16 	%p166, %rs21, 0;
	selp.u32 	%r466, 1, 0, %p166;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r466, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r467, 1, 0, %p2;
	}
	or.b32  	%r469, %r467, %r2;
	setp.ne.s32 	%p167, %r469, 0;
	@%p167 bra 	$L__BB7_260;
	cvta.to.global.u64 	%rd506, %rd2;
	add.s64 	%rd505, %rd506, %rd273;
	add.s32 	%r470, %r480, %r1;
	st.global.u32 	[%rd505+64], %r470;
$L__BB7_260:
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
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKhm(
	.param .b64 _ZN10collective12loadElementsEPKhm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKhm_param_1
)
{
	.reg .pred 	%p<12>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<47>;
	.reg .b64 	%rd<6>;
	ld.param.u64 	%rd4, [_ZN10collective12loadElementsEPKhm_param_0];
	ld.param.u64 	%rd3, [_ZN10collective12loadElementsEPKhm_param_1];
	cvta.to.global.u64 	%rd1, %rd4;
	and.b64  	%rd5, %rd4, 3;
	setp.eq.s64 	%p1, %rd5, 0;
	setp.gt.u64 	%p2, %rd3, 7;
	and.pred  	%p3, %p2, %p1;
	@%p3 bra 	$L__BB9_17;
	bra.uni 	$L__BB9_1;
$L__BB9_17:
	ld.global.u32 	%r42, [%rd1+4];
	ld.global.u32 	%r38, [%rd1];
	bra.uni 	$L__BB9_18;
$L__BB9_1:
	setp.eq.s64 	%p4, %rd3, 0;
	mov.u32 	%r38, 0;
	@%p4 bra 	$L__BB9_3;
	ld.global.u8 	%r38, [%rd1];
$L__BB9_3:
	setp.lt.u64 	%p5, %rd3, 2;
	@%p5 bra 	$L__BB9_5;
	ld.global.u8 	%rs1, [%rd1+1];
	mul.wide.u16 	%r24, %rs1, 256;
	or.b32  	%r38, %r38, %r24;
$L__BB9_5:
	setp.lt.u64 	%p6, %rd3, 3;
	@%p6 bra 	$L__BB9_7;
	ld.global.u8 	%r25, [%rd1+2];
	shl.b32 	%r26, %r25, 16;
	and.b32  	%r27, %r38, -16711681;
	or.b32  	%r38, %r27, %r26;
$L__BB9_7:
	setp.lt.u64 	%p7, %rd3, 4;
	@%p7 bra 	$L__BB9_9;
	ld.global.u8 	%r28, [%rd1+3];
	and.b32  	%r29, %r38, 16777215;
	prmt.b32 	%r38, %r28, %r29, 1620;
$L__BB9_9:
	setp.lt.u64 	%p8, %rd3, 5;
	mov.u32 	%r42, 0;
	@%p8 bra 	$L__BB9_11;
	ld.global.u8 	%r42, [%rd1+4];
$L__BB9_11:
	setp.lt.u64 	%p9, %rd3, 6;
	@%p9 bra 	$L__BB9_13;
	ld.global.u8 	%rs2, [%rd1+5];
	mul.wide.u16 	%r31, %rs2, 256;
	or.b32  	%r42, %r42, %r31;
$L__BB9_13:
	setp.lt.u64 	%p10, %rd3, 7;
	@%p10 bra 	$L__BB9_15;
	ld.global.u8 	%r32, [%rd1+6];
	shl.b32 	%r33, %r32, 16;
	and.b32  	%r34, %r42, -16711681;
	or.b32  	%r42, %r34, %r33;
$L__BB9_15:
	setp.lt.u64 	%p11, %rd3, 8;
	@%p11 bra 	$L__BB9_18;
	ld.global.u8 	%r35, [%rd1+7];
	and.b32  	%r36, %r42, 16777215;
	prmt.b32 	%r42, %r35, %r36, 1620;
$L__BB9_18:
	st.param.b32 	[func_retval0+0], %r38;
	st.param.b32 	[func_retval0+4], %r42;
	ret;
}
.func _ZN10collective13storeElementsEPhm5uint2(
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPhm5uint2_param_2[8]
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<6>;
	ld.param.u64 	%rd4, [_ZN10collective13storeElementsEPhm5uint2_param_0];
	ld.param.u64 	%rd3, [_ZN10collective13storeElementsEPhm5uint2_param_1];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPhm5uint2_param_2];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPhm5uint2_param_2+4];
	cvta.to.global.u64 	%rd1, %rd4;
	and.b64  	%rd5, %rd4, 3;
	setp.eq.s64 	%p1, %rd5, 0;
	setp.gt.u64 	%p2, %rd3, 7;
	and.pred  	%p3, %p2, %p1;
	@%p3 bra 	$L__BB10_17;
	bra.uni 	$L__BB10_1;
$L__BB10_17:
	st.global.u32 	[%rd1], %r1;
	st.global.u32 	[%rd1+4], %r2;
	bra.uni 	$L__BB10_18;
$L__BB10_1:
	setp.eq.s64 	%p4, %rd3, 0;
	@%p4 bra 	$L__BB10_3;
	st.global.u8 	[%rd1], %r1;
$L__BB10_3:
	setp.lt.u64 	%p5, %rd3, 2;
	@%p5 bra 	$L__BB10_5;
	shr.u32 	%r3, %r1, 8;
	st.global.u8 	[%rd1+1], %r3;
$L__BB10_5:
	setp.lt.u64 	%p6, %rd3, 3;
	@%p6 bra 	$L__BB10_7;
	shr.u32 	%r4, %r1, 16;
	st.global.u8 	[%rd1+2], %r4;
$L__BB10_7:
	setp.lt.u64 	%p7, %rd3, 4;
	@%p7 bra 	$L__BB10_9;
	shr.u32 	%r5, %r1, 24;
	st.global.u8 	[%rd1+3], %r5;
$L__BB10_9:
	setp.lt.u64 	%p8, %rd3, 5;
	@%p8 bra 	$L__BB10_11;
	st.global.u8 	[%rd1+4], %r2;
$L__BB10_11:
	setp.lt.u64 	%p9, %rd3, 6;
	@%p9 bra 	$L__BB10_13;
	shr.u32 	%r6, %r2, 8;
	st.global.u8 	[%rd1+5], %r6;
$L__BB10_13:
	setp.lt.u64 	%p10, %rd3, 7;
	@%p10 bra 	$L__BB10_15;
	shr.u32 	%r7, %r2, 16;
	st.global.u8 	[%rd1+6], %r7;
$L__BB10_15:
	setp.lt.u64 	%p11, %rd3, 8;
	@%p11 bra 	$L__BB10_18;
	shr.u32 	%r8, %r2, 24;
	st.global.u8 	[%rd1+7], %r8;
$L__BB10_18:
	ret;
}
`;
