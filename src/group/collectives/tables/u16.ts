// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_2
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_1
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_3
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
{
	.local .align 8 .b8 	__local_depot0[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<36>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<107>;
	.reg .b64 	%rd<159>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd40, [move_param_0];
	ld.param.u64 	%rd41, [move_param_1];
	ld.param.u32 	%r34, [move_param_2];
	ld.param.u32 	%r35, [move_param_3];
	ld.param.u32 	%r36, [move_param_4];
	ld.param.u32 	%r37, [move_param_5];
	ld.param.u64 	%rd42, [move_param_6];
	ld.param.u64 	%rd43, [move_param_7];
	ld.param.u64 	%rd44, [move_param_8];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+56];
	ld.param.v2.u32 	{%r46, %r47}, [move_param_9+64];
	ld.param.v2.u32 	{%r48, %r49}, [move_param_9+72];
	ld.param.u64 	%rd49, [move_param_9+32];
	ld.param.u64 	%rd48, [move_param_9+24];
	ld.param.u64 	%rd46, [move_param_9+8];
	ld.param.u64 	%rd45, [move_param_9];
	cvta.to.global.u64 	%rd1, %rd40;
	mul.wide.u32 	%rd52, %r34, 8;
	add.s64 	%rd53, %rd1, %rd52;
	ld.global.u64 	%rd2, [%rd53];
	mov.u32 	%r50, %ctaid.x;
	mul.wide.u32 	%rd54, %r50, 4;
	add.s64 	%rd55, %rd2, %rd54;
	cvt.u64.u32 	%rd3, %r50;
	ld.u32 	%r1, [%rd55+64];
	mov.u32 	%r51, %tid.x;
	setp.ne.s32 	%p1, %r51, 0;
	mov.u16 	%rs8, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r52, [%rd2];
	setp.ne.s32 	%p2, %r52, 0;
	selp.u16 	%rs8, 1, 0, %p2;
$L__BB0_2:
	setp.eq.s16 	%p3, %rs8, 0;
	@%p3 bra 	$L__BB0_6;
	cvta.to.global.u64 	%rd4, %rd41;
	ld.volatile.global.u32 	%r53, [%rd4+4];
	setp.ne.s32 	%p4, %r53, 0;
	@%p4 bra 	$L__BB0_5;
	st.global.u32 	[%rd4+8], %r37;
$L__BB0_5:
	membar.sys;
	mov.u32 	%r54, 4;
	st.global.u32 	[%rd4+4], %r54;
$L__BB0_6:
	cvt.u32.u16 	%r55, %rs8;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r55, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r56, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r56, 0;
	@%p5 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_7;
$L__BB0_49:
	ret;
$L__BB0_7:
	add.s64 	%rd56, %rd45, 7;
	shr.u64 	%rd57, %rd56, 3;
	mov.u32 	%r57, %nctaid.x;
	cvt.u64.u32 	%rd6, %r57;
	add.s64 	%rd58, %rd6, %rd57;
	add.s64 	%rd7, %rd58, -1;
	and.b64  	%rd59, %rd7, -4294967296;
	setp.eq.s64 	%p6, %rd59, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd155, %rd7, %rd6;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r58, %rd6;
	cvt.u32.u64 	%r59, %rd7;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd155, %r60;
$L__BB0_10:
	shl.b64 	%rd60, %rd155, 3;
	mul.lo.s64 	%rd61, %rd60, %rd3;
	min.u64 	%rd12, %rd61, %rd45;
	add.s64 	%rd62, %rd12, %rd60;
	min.u64 	%rd13, %rd62, %rd45;
	shr.u64 	%rd14, %rd48, 1;
	mov.u32 	%r99, 1;
	setp.eq.s64 	%p7, %rd13, %rd12;
	@%p7 bra 	$L__BB0_15;
	not.b64 	%rd63, %rd12;
	add.s64 	%rd64, %rd14, %rd63;
	add.s64 	%rd15, %rd64, %rd13;
	or.b64  	%rd65, %rd15, %rd14;
	and.b64  	%rd66, %rd65, -4294967296;
	setp.eq.s64 	%p8, %rd66, 0;
	@%p8 bra 	$L__BB0_13;
	div.u64 	%rd156, %rd15, %rd14;
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.u32.u64 	%r62, %rd14;
	cvt.u32.u64 	%r63, %rd15;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd156, %r64;
$L__BB0_14:
	cvt.u32.u64 	%r99, %rd156;
$L__BB0_15:
	mov.u32 	%r100, 0;
	cvt.u64.u32 	%rd73, %r35;
	cvt.u64.u32 	%rd75, %r34;
	add.s32 	%r15, %r34, 1;
$L__BB0_16:
	.pragma "nounroll";
	setp.ge.u32 	%p9, %r100, %r99;
	@%p9 bra 	$L__BB0_24;
	setp.eq.s32 	%p10, %r45, 0;
	cvt.u64.u32 	%rd68, %r100;
	mul.lo.s64 	%rd69, %rd14, %rd68;
	add.s64 	%rd25, %rd69, %rd12;
	@%p10 bra 	$L__BB0_22;
	add.s32 	%r67, %r100, %r1;
	add.s32 	%r68, %r67, 1;
	and.b32  	%r69, %r68, 3;
	cvt.u64.u32 	%rd70, %r69;
	or.b64  	%rd72, %rd54, %rd70;
	mul.lo.s64 	%rd74, %rd72, %rd73;
	add.s64 	%rd76, %rd74, %rd75;
	mul.lo.s64 	%rd77, %rd76, %rd48;
	add.s64 	%rd26, %rd77, %rd49;
	sub.s64 	%rd79, %rd13, %rd25;
	min.u64 	%rd27, %rd14, %rd79;
	mov.u32 	%r102, 0;
	mov.u32 	%r101, %r15;
$L__BB0_19:
	.pragma "nounroll";
	rem.u32 	%r71, %r101, %r45;
	add.s32 	%r18, %r71, %r44;
	setp.eq.s32 	%p11, %r18, %r34;
	@%p11 bra 	$L__BB0_21;
	cvt.u64.u32 	%rd80, %r18;
	mul.wide.u32 	%rd81, %r18, 8;
	add.s64 	%rd82, %rd1, %rd81;
	ld.global.u64 	%rd83, [%rd82];
	add.s64 	%rd84, %rd83, %rd26;
	mul.lo.s64 	%rd85, %rd46, %rd80;
	add.s64 	%rd86, %rd85, %rd25;
	shl.b64 	%rd87, %rd86, 1;
	add.s64 	%rd88, %rd43, %rd87;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd84;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd88;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd27;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_21:
	add.s32 	%r102, %r102, 1;
	add.s32 	%r101, %r101, 1;
	setp.lt.u32 	%p12, %r102, %r45;
	@%p12 bra 	$L__BB0_19;
$L__BB0_22:
	bar.sync 	0;
	setp.eq.s32 	%p13, %r51, %r34;
	setp.ge.u32 	%p14, %r51, %r35;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB0_24;
	mul.wide.u32 	%rd92, %r51, 8;
	add.s64 	%rd93, %rd1, %rd92;
	membar.sys;
	ld.global.u64 	%rd94, [%rd93];
	mul.wide.u32 	%rd95, %r35, %r50;
	add.s64 	%rd97, %rd95, %rd75;
	shl.b64 	%rd98, %rd97, 3;
	add.s64 	%rd99, %rd94, %rd98;
	add.s64 	%rd89, %rd99, 4096;
	cvt.u64.u32 	%rd100, %r36;
	add.s32 	%r75, %r100, %r1;
	add.s32 	%r76, %r75, 1;
	cvt.u64.u32 	%rd101, %r76;
	bfi.b64 	%rd90, %rd100, %rd101, 32, 32;
	st.release.sys.global.u64 [%rd89], %rd90;
$L__BB0_24:
	setp.eq.s32 	%p16, %r100, 0;
	@%p16 bra 	$L__BB0_46;
	add.s32 	%r21, %r100, %r1;
	setp.eq.s32 	%p17, %r51, %r34;
	setp.ge.u32 	%p18, %r51, %r35;
	or.pred  	%p19, %p17, %p18;
	mov.u32 	%r105, 0;
	@%p19 bra 	$L__BB0_35;
	ld.global.u64 	%rd107, [%rd53];
	mul.wide.u32 	%rd108, %r35, %r50;
	cvt.u64.u32 	%rd109, %r51;
	add.s64 	%rd110, %rd108, %rd109;
	shl.b64 	%rd111, %rd110, 3;
	add.s64 	%rd112, %rd107, %rd111;
	add.s64 	%rd28, %rd112, 4096;
	ld.acquire.sys.global.u64 %rd157, [%rd28];
	cvt.u32.u64 	%r104, %rd157;
	sub.s32 	%r81, %r104, %r21;
	setp.gt.s32 	%p20, %r81, -1;
	@%p20 bra 	$L__BB0_32;
	mov.u64 %rd113, %globaltimer;
	mov.u32 	%r103, 1;
$L__BB0_28:
	and.b32  	%r83, %r103, 63;
	setp.ne.s32 	%p21, %r83, 0;
	@%p21 bra 	$L__BB0_31;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r34, %r35};
	st.param.v2.b32 	[param0+24], {%r36, %r37};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd113;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r24, [retval0+0];
	}
	setp.eq.s32 	%p22, %r24, 0;
	@%p22 bra 	$L__BB0_31;
	bra.uni 	$L__BB0_30;
$L__BB0_31:
	ld.acquire.sys.global.u64 %rd157, [%rd28];
	cvt.u32.u64 	%r104, %rd157;
	sub.s32 	%r86, %r104, %r21;
	setp.lt.s32 	%p23, %r86, 0;
	add.s32 	%r103, %r103, 1;
	@%p23 bra 	$L__BB0_28;
$L__BB0_32:
	setp.ne.s32 	%p24, %r21, %r104;
	@%p24 bra 	$L__BB0_35;
	shr.u64 	%rd116, %rd157, 32;
	cvt.u32.u64 	%r28, %rd116;
	setp.eq.s32 	%p25, %r28, %r36;
	@%p25 bra 	$L__BB0_35;
	mov.u32 	%r105, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r34, %r35};
	st.param.v2.b32 	[param0+24], {%r36, %r37};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r51;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r28;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
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
	st.param.b64 	[param0+0], %rd40;
	st.param.b64 	[param0+8], %rd41;
	st.param.v2.b32 	[param0+16], {%r34, %r35};
	st.param.v2.b32 	[param0+24], {%r36, %r37};
	st.param.b64 	[param0+32], %rd42;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r24;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r51;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
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
	selp.u32 	%r91, 1, 0, %p2;
	}
	setp.ne.s32 	%p26, %r91, 0;
	@%p26 bra 	$L__BB0_49;
	setp.eq.s32 	%p27, %r48, 5;
	add.u64 	%rd118, %SPL, 0;
	add.s32 	%r92, %r100, -1;
	cvt.u64.u32 	%rd119, %r92;
	mul.lo.s64 	%rd121, %rd14, %rd119;
	add.s64 	%rd33, %rd121, %rd12;
	sub.s64 	%rd122, %rd13, %rd33;
	min.u64 	%rd34, %rd14, %rd122;
	and.b32  	%r93, %r21, 3;
	cvt.u64.u32 	%rd123, %r93;
	or.b64  	%rd125, %rd54, %rd123;
	mul.lo.s64 	%rd131, %rd48, %rd73;
	mul.lo.s64 	%rd132, %rd131, %rd125;
	add.s64 	%rd133, %rd132, %rd49;
	ld.global.u64 	%rd134, [%rd53];
	add.s64 	%rd35, %rd134, %rd133;
	mul.lo.s64 	%rd135, %rd46, %rd75;
	add.s64 	%rd136, %rd33, %rd135;
	shl.b64 	%rd137, %rd136, 1;
	add.s64 	%rd36, %rd43, %rd137;
	st.local.u64 	[%rd118], %rd36;
	st.local.u64 	[%rd118+8], %rd35;
	st.local.u64 	[%rd118+16], %rd48;
	st.local.u32 	[%rd118+24], %r34;
	@%p27 bra 	$L__BB0_39;
	bra.uni 	$L__BB0_37;
$L__BB0_39:
	setp.eq.s32 	%p29, %r47, 0;
	@%p29 bra 	$L__BB0_46;
	mov.u32 	%r106, 0;
$L__BB0_41:
	.pragma "nounroll";
	add.s32 	%r31, %r106, %r46;
	setp.eq.s32 	%p30, %r31, %r34;
	mov.u64 	%rd158, %rd36;
	@%p30 bra 	$L__BB0_43;
	cvt.u64.u32 	%rd141, %r31;
	mul.lo.s64 	%rd142, %rd48, %rd141;
	add.s64 	%rd158, %rd35, %rd142;
$L__BB0_43:
	ld.param.u64 	%rd154, [move_param_9+16];
	cvt.u64.u32 	%rd143, %r106;
	mul.lo.s64 	%rd144, %rd154, %rd143;
	add.s64 	%rd145, %rd144, %rd33;
	shl.b64 	%rd146, %rd145, 1;
	add.s64 	%rd39, %rd44, %rd146;
	setp.eq.s64 	%p31, %rd39, %rd158;
	@%p31 bra 	$L__BB0_45;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd39;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd158;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB0_45:
	add.s32 	%r106, %r106, 1;
	setp.lt.u32 	%p32, %r106, %r47;
	@%p32 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_46;
$L__BB0_37:
	setp.eq.s32 	%p28, %r47, 0;
	@%p28 bra 	$L__BB0_46;
	add.u64 	%rd153, %SP, 0;
	shl.b64 	%rd138, %rd33, 1;
	add.s64 	%rd139, %rd44, %rd138;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd139;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd153;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r48;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r35;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj,
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
	setp.ne.s32 	%p35, %r51, 0;
	@%p35 bra 	$L__BB0_49;
	add.s32 	%r97, %r99, %r1;
	ld.global.u64 	%rd150, [%rd53];
	add.s64 	%rd152, %rd150, %rd54;
	st.u32 	[%rd152+64], %r97;
	bra.uni 	$L__BB0_49;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_0];
	ld.param.u64 	%rd20, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_1];
	ld.param.u64 	%rd21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm_param_2];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<82>;
	.reg .b16 	%rs<33>;
	.reg .b32 	%r<83>;
	.reg .b64 	%rd<352>;
	ld.param.u64 	%rd195, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_0];
	ld.param.u64 	%rd196, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_1];
	ld.param.u64 	%rd194, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd195;
	and.b64  	%rd2, %rd195, 15;
	cvta.to.local.u64 	%rd3, %rd196;
	setp.eq.s32 	%p1, %r18, 0;
	@%p1 bra 	$L__BB2_131;
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd311, 0;
	@%p2 bra 	$L__BB2_108;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd199, %rd4, 15;
	setp.ne.s64 	%p3, %rd199, 0;
	@%p3 bra 	$L__BB2_108;
	shr.u64 	%rd5, %rd194, 3;
	mov.u32 	%r20, %tid.x;
	cvt.u64.u32 	%rd277, %r20;
	setp.le.u64 	%p4, %rd5, %rd277;
	@%p4 bra 	$L__BB2_107;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r21, %ntid.x;
	cvt.u64.u32 	%rd8, %r21;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB2_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r79, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd25, %rd287;
	mov.u64 	%rd24, %rd288;
	mov.u64 	%rd23, %rd289;
	mov.u64 	%rd22, %rd290;
	mov.u64 	%rd21, %rd291;
	mov.u64 	%rd20, %rd292;
	mov.u64 	%rd19, %rd293;
	mov.u64 	%rd18, %rd294;
	setp.eq.s32 	%p6, %r1, %r79;
	mov.u64 	%rd286, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd201, [%rd3+16];
	cvt.u64.u32 	%rd202, %r79;
	mul.lo.s64 	%rd203, %rd201, %rd202;
	ld.local.u64 	%rd204, [%rd3+8];
	add.s64 	%rd286, %rd204, %rd203;
$L__BB2_9:
	shl.b64 	%rd205, %rd277, 4;
	add.s64 	%rd206, %rd286, %rd205;
	ld.v4.u32 	{%r23, %r24, %r25, %r26}, [%rd206];
	mov.b32 	{%rs1, %rs2}, %r23;
	cvt.u64.u16 	%rd287, %rs1;
	setp.eq.s32 	%p7, %r79, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	max.u64 	%rd287, %rd25, %rd287;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd287, %rd25, %rd287;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.u64 	%rd287, %rd25, %rd287;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd287, %rd25, %rd287;
$L__BB2_17:
	cvt.u64.u16 	%rd288, %rs2;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB2_24;
	max.u64 	%rd288, %rd24, %rd288;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd288, %rd24, %rd288;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.u64 	%rd288, %rd24, %rd288;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd288, %rd24, %rd288;
$L__BB2_25:
	mov.b32 	{%rs3, %rs4}, %r24;
	cvt.u64.u16 	%rd289, %rs3;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r18, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r18, 3;
	@%p18 bra 	$L__BB2_32;
	max.u64 	%rd289, %rd23, %rd289;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd289, %rd23, %rd289;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.u64 	%rd289, %rd23, %rd289;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd289, %rd23, %rd289;
$L__BB2_33:
	cvt.u64.u16 	%rd290, %rs4;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB2_40;
	max.u64 	%rd290, %rd22, %rd290;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd290, %rd22, %rd290;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.u64 	%rd290, %rd22, %rd290;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd290, %rd22, %rd290;
$L__BB2_41:
	mov.b32 	{%rs5, %rs6}, %r25;
	cvt.u64.u16 	%rd291, %rs5;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r18, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r18, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r18, 3;
	@%p26 bra 	$L__BB2_48;
	max.u64 	%rd291, %rd21, %rd291;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd291, %rd21, %rd291;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.u64 	%rd291, %rd21, %rd291;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd291, %rd21, %rd291;
$L__BB2_49:
	cvt.u64.u16 	%rd292, %rs6;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r18, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r18, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r18, 3;
	@%p30 bra 	$L__BB2_56;
	max.u64 	%rd292, %rd20, %rd292;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd292, %rd20, %rd292;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.u64 	%rd292, %rd20, %rd292;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd292, %rd20, %rd292;
$L__BB2_57:
	mov.b32 	{%rs7, %rs8}, %r26;
	cvt.u64.u16 	%rd293, %rs7;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r18, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r18, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r18, 3;
	@%p34 bra 	$L__BB2_64;
	max.u64 	%rd293, %rd19, %rd293;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd293, %rd19, %rd293;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.u64 	%rd293, %rd19, %rd293;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd293, %rd19, %rd293;
$L__BB2_65:
	cvt.u64.u16 	%rd294, %rs8;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r18, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r18, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r18, 3;
	@%p38 bra 	$L__BB2_72;
	max.u64 	%rd294, %rd18, %rd294;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.lo.s64 	%rd294, %rd18, %rd294;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.u64 	%rd294, %rd18, %rd294;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.s64 	%rd294, %rd18, %rd294;
$L__BB2_73:
	add.s32 	%r79, %r79, 1;
	setp.lt.u32 	%p39, %r79, %r19;
	@%p39 bra 	$L__BB2_7;
$L__BB2_74:
	setp.ne.s32 	%p40, %r18, 4;
	mov.u64 	%rd303, %rd287;
	@%p40 bra 	$L__BB2_78;
	and.b64  	%rd207, %rd287, -4294967296;
	setp.eq.s64 	%p41, %rd207, 0;
	@%p41 bra 	$L__BB2_77;
	div.u64 	%rd303, %rd287, %rd7;
	bra.uni 	$L__BB2_78;
$L__BB2_77:
	cvt.u32.u64 	%r27, %rd7;
	cvt.u32.u64 	%r28, %rd287;
	div.u32 	%r29, %r28, %r27;
	cvt.u64.u32 	%rd303, %r29;
$L__BB2_78:
	mov.u64 	%rd304, %rd288;
	@%p40 bra 	$L__BB2_82;
	and.b64  	%rd208, %rd288, -4294967296;
	setp.eq.s64 	%p43, %rd208, 0;
	@%p43 bra 	$L__BB2_81;
	div.u64 	%rd304, %rd288, %rd7;
	bra.uni 	$L__BB2_82;
$L__BB2_81:
	cvt.u32.u64 	%r30, %rd7;
	cvt.u32.u64 	%r31, %rd288;
	div.u32 	%r32, %r31, %r30;
	cvt.u64.u32 	%rd304, %r32;
$L__BB2_82:
	cvt.u16.u64 	%rs10, %rd304;
	cvt.u16.u64 	%rs9, %rd303;
	mov.u64 	%rd305, %rd289;
	@%p40 bra 	$L__BB2_86;
	and.b64  	%rd209, %rd289, -4294967296;
	setp.eq.s64 	%p45, %rd209, 0;
	@%p45 bra 	$L__BB2_85;
	div.u64 	%rd305, %rd289, %rd7;
	bra.uni 	$L__BB2_86;
$L__BB2_85:
	cvt.u32.u64 	%r33, %rd7;
	cvt.u32.u64 	%r34, %rd289;
	div.u32 	%r35, %r34, %r33;
	cvt.u64.u32 	%rd305, %r35;
$L__BB2_86:
	mov.u64 	%rd306, %rd290;
	@%p40 bra 	$L__BB2_90;
	and.b64  	%rd210, %rd290, -4294967296;
	setp.eq.s64 	%p47, %rd210, 0;
	@%p47 bra 	$L__BB2_89;
	div.u64 	%rd306, %rd290, %rd7;
	bra.uni 	$L__BB2_90;
$L__BB2_89:
	cvt.u32.u64 	%r36, %rd7;
	cvt.u32.u64 	%r37, %rd290;
	div.u32 	%r38, %r37, %r36;
	cvt.u64.u32 	%rd306, %r38;
$L__BB2_90:
	cvt.u16.u64 	%rs12, %rd306;
	cvt.u16.u64 	%rs11, %rd305;
	mov.u64 	%rd307, %rd291;
	@%p40 bra 	$L__BB2_94;
	and.b64  	%rd211, %rd291, -4294967296;
	setp.eq.s64 	%p49, %rd211, 0;
	@%p49 bra 	$L__BB2_93;
	div.u64 	%rd307, %rd291, %rd7;
	bra.uni 	$L__BB2_94;
$L__BB2_93:
	cvt.u32.u64 	%r39, %rd7;
	cvt.u32.u64 	%r40, %rd291;
	div.u32 	%r41, %r40, %r39;
	cvt.u64.u32 	%rd307, %r41;
$L__BB2_94:
	mov.u64 	%rd308, %rd292;
	@%p40 bra 	$L__BB2_98;
	and.b64  	%rd212, %rd292, -4294967296;
	setp.eq.s64 	%p51, %rd212, 0;
	@%p51 bra 	$L__BB2_97;
	div.u64 	%rd308, %rd292, %rd7;
	bra.uni 	$L__BB2_98;
$L__BB2_97:
	cvt.u32.u64 	%r42, %rd7;
	cvt.u32.u64 	%r43, %rd292;
	div.u32 	%r44, %r43, %r42;
	cvt.u64.u32 	%rd308, %r44;
$L__BB2_98:
	cvt.u16.u64 	%rs14, %rd308;
	cvt.u16.u64 	%rs13, %rd307;
	mov.u64 	%rd309, %rd293;
	@%p40 bra 	$L__BB2_102;
	and.b64  	%rd213, %rd293, -4294967296;
	setp.eq.s64 	%p53, %rd213, 0;
	@%p53 bra 	$L__BB2_101;
	div.u64 	%rd309, %rd293, %rd7;
	bra.uni 	$L__BB2_102;
$L__BB2_101:
	cvt.u32.u64 	%r45, %rd7;
	cvt.u32.u64 	%r46, %rd293;
	div.u32 	%r47, %r46, %r45;
	cvt.u64.u32 	%rd309, %r47;
$L__BB2_102:
	mov.u64 	%rd310, %rd294;
	@%p40 bra 	$L__BB2_106;
	and.b64  	%rd214, %rd294, -4294967296;
	setp.eq.s64 	%p55, %rd214, 0;
	@%p55 bra 	$L__BB2_105;
	div.u64 	%rd310, %rd294, %rd7;
	bra.uni 	$L__BB2_106;
$L__BB2_105:
	cvt.u32.u64 	%r48, %rd7;
	cvt.u32.u64 	%r49, %rd294;
	div.u32 	%r50, %r49, %r48;
	cvt.u64.u32 	%rd310, %r50;
$L__BB2_106:
	shl.b64 	%rd215, %rd277, 4;
	add.s64 	%rd216, %rd1, %rd215;
	cvt.u16.u64 	%rs15, %rd310;
	cvt.u16.u64 	%rs16, %rd309;
	mov.b32 	%r51, {%rs16, %rs15};
	mov.b32 	%r52, {%rs13, %rs14};
	mov.b32 	%r53, {%rs11, %rs12};
	mov.b32 	%r54, {%rs9, %rs10};
	st.global.v4.u32 	[%rd216], {%r54, %r53, %r52, %r51};
	add.s64 	%rd277, %rd277, %rd8;
	setp.lt.u64 	%p56, %rd277, %rd5;
	@%p56 bra 	$L__BB2_5;
$L__BB2_107:
	and.b64  	%rd311, %rd194, -8;
$L__BB2_108:
	mov.u32 	%r55, %tid.x;
	cvt.u64.u32 	%rd217, %r55;
	add.s64 	%rd312, %rd311, %rd217;
	setp.ge.u64 	%p57, %rd312, %rd194;
	@%p57 bra 	$L__BB2_154;
	cvt.u64.u32 	%rd113, %r19;
	mov.u32 	%r56, %ntid.x;
	cvt.u64.u32 	%rd114, %r56;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB2_110:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r8, 0;
	@%p58 bra 	$L__BB2_112;
	ld.local.u64 	%rd313, [%rd3+8];
	bra.uni 	$L__BB2_113;
$L__BB2_112:
	ld.local.u64 	%rd313, [%rd3];
$L__BB2_113:
	shl.b64 	%rd218, %rd312, 1;
	add.s64 	%rd219, %rd313, %rd218;
	ld.u16 	%rd316, [%rd219];
	setp.lt.u32 	%p59, %r19, 2;
	@%p59 bra 	$L__BB2_126;
	mov.u32 	%r80, 1;
$L__BB2_115:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r8, %r80;
	@%p60 bra 	$L__BB2_117;
	bra.uni 	$L__BB2_116;
$L__BB2_117:
	ld.local.u64 	%rd315, [%rd3];
	bra.uni 	$L__BB2_118;
$L__BB2_116:
	ld.local.u64 	%rd220, [%rd3+16];
	cvt.u64.u32 	%rd221, %r80;
	mul.lo.s64 	%rd222, %rd220, %rd221;
	ld.local.u64 	%rd223, [%rd3+8];
	add.s64 	%rd315, %rd223, %rd222;
$L__BB2_118:
	add.s64 	%rd225, %rd315, %rd218;
	ld.u16 	%rd124, [%rd225];
	setp.eq.s32 	%p61, %r18, 1;
	@%p61 bra 	$L__BB2_123;
	setp.eq.s32 	%p62, %r18, 2;
	@%p62 bra 	$L__BB2_122;
	setp.ne.s32 	%p63, %r18, 3;
	@%p63 bra 	$L__BB2_124;
	max.u64 	%rd316, %rd316, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_123:
	mul.lo.s64 	%rd316, %rd316, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_122:
	min.u64 	%rd316, %rd316, %rd124;
	bra.uni 	$L__BB2_125;
$L__BB2_124:
	add.s64 	%rd316, %rd316, %rd124;
$L__BB2_125:
	add.s32 	%r80, %r80, 1;
	setp.lt.u32 	%p64, %r80, %r19;
	@%p64 bra 	$L__BB2_115;
$L__BB2_126:
	setp.ne.s32 	%p65, %r18, 4;
	@%p65 bra 	$L__BB2_130;
	and.b64  	%rd226, %rd316, -4294967296;
	setp.eq.s64 	%p66, %rd226, 0;
	@%p66 bra 	$L__BB2_129;
	div.u64 	%rd316, %rd316, %rd113;
	bra.uni 	$L__BB2_130;
$L__BB2_129:
	cvt.u32.u64 	%r58, %rd113;
	cvt.u32.u64 	%r59, %rd316;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd316, %r60;
$L__BB2_130:
	add.s64 	%rd228, %rd1, %rd218;
	st.global.u16 	[%rd228], %rd316;
	add.s64 	%rd312, %rd312, %rd114;
	setp.lt.u64 	%p67, %rd312, %rd194;
	@%p67 bra 	$L__BB2_110;
	bra.uni 	$L__BB2_154;
$L__BB2_131:
	setp.ne.s64 	%p68, %rd2, 0;
	mov.u64 	%rd345, 0;
	@%p68 bra 	$L__BB2_142;
	ld.local.u64 	%rd135, [%rd3];
	and.b64  	%rd231, %rd135, 15;
	setp.ne.s64 	%p69, %rd231, 0;
	@%p69 bra 	$L__BB2_142;
	shr.u64 	%rd136, %rd194, 3;
	mov.u32 	%r61, %tid.x;
	cvt.u64.u32 	%rd327, %r61;
	setp.le.u64 	%p70, %rd136, %rd327;
	@%p70 bra 	$L__BB2_141;
	mov.u32 	%r62, %ntid.x;
	cvt.u64.u32 	%rd138, %r62;
$L__BB2_135:
	.pragma "nounroll";
	setp.eq.s32 	%p71, %r19, 0;
	@%p71 bra 	$L__BB2_140;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r81, 0;
$L__BB2_137:
	.pragma "nounroll";
	setp.eq.s32 	%p72, %r11, %r81;
	mov.u64 	%rd336, %rd135;
	@%p72 bra 	$L__BB2_139;
	ld.local.u64 	%rd233, [%rd3+16];
	cvt.u64.u32 	%rd234, %r81;
	mul.lo.s64 	%rd235, %rd233, %rd234;
	ld.local.u64 	%rd236, [%rd3+8];
	add.s64 	%rd336, %rd236, %rd235;
$L__BB2_139:
	shl.b64 	%rd237, %rd327, 4;
	add.s64 	%rd238, %rd336, %rd237;
	ld.v4.u32 	{%r64, %r65, %r66, %r67}, [%rd238];
	mov.b32 	{%rs17, %rs18}, %r64;
	cvt.u64.u16 	%rd239, %rs17;
	setp.eq.s32 	%p73, %r81, 0;
	selp.b64 	%rd240, 0, %rd344, %p73;
	add.s64 	%rd344, %rd240, %rd239;
	cvt.u64.u16 	%rd241, %rs18;
	selp.b64 	%rd242, 0, %rd343, %p73;
	add.s64 	%rd343, %rd242, %rd241;
	mov.b32 	{%rs19, %rs20}, %r65;
	cvt.u64.u16 	%rd243, %rs19;
	selp.b64 	%rd244, 0, %rd342, %p73;
	add.s64 	%rd342, %rd244, %rd243;
	cvt.u64.u16 	%rd245, %rs20;
	selp.b64 	%rd246, 0, %rd341, %p73;
	add.s64 	%rd341, %rd246, %rd245;
	mov.b32 	{%rs21, %rs22}, %r66;
	cvt.u64.u16 	%rd247, %rs21;
	selp.b64 	%rd248, 0, %rd340, %p73;
	add.s64 	%rd340, %rd248, %rd247;
	cvt.u64.u16 	%rd249, %rs22;
	selp.b64 	%rd250, 0, %rd339, %p73;
	add.s64 	%rd339, %rd250, %rd249;
	mov.b32 	{%rs23, %rs24}, %r67;
	cvt.u64.u16 	%rd251, %rs23;
	selp.b64 	%rd252, 0, %rd338, %p73;
	add.s64 	%rd338, %rd252, %rd251;
	cvt.u64.u16 	%rd253, %rs24;
	selp.b64 	%rd254, 0, %rd337, %p73;
	add.s64 	%rd337, %rd254, %rd253;
	add.s32 	%r81, %r81, 1;
	setp.lt.u32 	%p74, %r81, %r19;
	@%p74 bra 	$L__BB2_137;
$L__BB2_140:
	shl.b64 	%rd255, %rd327, 4;
	add.s64 	%rd256, %rd1, %rd255;
	cvt.u16.u64 	%rs25, %rd343;
	cvt.u16.u64 	%rs26, %rd344;
	cvt.u16.u64 	%rs27, %rd341;
	cvt.u16.u64 	%rs28, %rd342;
	cvt.u16.u64 	%rs29, %rd339;
	cvt.u16.u64 	%rs30, %rd340;
	cvt.u16.u64 	%rs31, %rd337;
	cvt.u16.u64 	%rs32, %rd338;
	mov.b32 	%r72, {%rs32, %rs31};
	mov.b32 	%r73, {%rs30, %rs29};
	mov.b32 	%r74, {%rs28, %rs27};
	mov.b32 	%r75, {%rs26, %rs25};
	st.global.v4.u32 	[%rd256], {%r75, %r74, %r73, %r72};
	add.s64 	%rd327, %rd327, %rd138;
	setp.lt.u64 	%p75, %rd327, %rd136;
	@%p75 bra 	$L__BB2_135;
$L__BB2_141:
	and.b64  	%rd345, %rd194, -8;
$L__BB2_142:
	mov.u32 	%r76, %tid.x;
	cvt.u64.u32 	%rd257, %r76;
	add.s64 	%rd346, %rd345, %rd257;
	setp.ge.u64 	%p76, %rd346, %rd194;
	@%p76 bra 	$L__BB2_154;
	mov.u32 	%r77, %ntid.x;
	cvt.u64.u32 	%rd179, %r77;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB2_144:
	.pragma "nounroll";
	setp.eq.s32 	%p77, %r14, 0;
	@%p77 bra 	$L__BB2_146;
	ld.local.u64 	%rd347, [%rd3+8];
	bra.uni 	$L__BB2_147;
$L__BB2_146:
	ld.local.u64 	%rd347, [%rd3];
$L__BB2_147:
	shl.b64 	%rd258, %rd346, 1;
	add.s64 	%rd259, %rd347, %rd258;
	ld.u16 	%rd351, [%rd259];
	setp.lt.u32 	%p78, %r19, 2;
	@%p78 bra 	$L__BB2_153;
	mov.u64 	%rd348, 1;
	mov.u32 	%r82, %r15;
$L__BB2_149:
	.pragma "nounroll";
	setp.eq.s32 	%p79, %r82, -1;
	@%p79 bra 	$L__BB2_151;
	ld.local.u64 	%rd261, [%rd3+16];
	mul.lo.s64 	%rd262, %rd261, %rd348;
	ld.local.u64 	%rd263, [%rd3+8];
	add.s64 	%rd350, %rd263, %rd262;
	bra.uni 	$L__BB2_152;
$L__BB2_151:
	ld.local.u64 	%rd350, [%rd3];
$L__BB2_152:
	add.s64 	%rd265, %rd350, %rd258;
	ld.u16 	%rd266, [%rd265];
	add.s64 	%rd351, %rd351, %rd266;
	add.s64 	%rd348, %rd348, 1;
	cvt.u32.u64 	%r78, %rd348;
	add.s32 	%r82, %r82, 1;
	setp.lt.u32 	%p80, %r78, %r19;
	@%p80 bra 	$L__BB2_149;
$L__BB2_153:
	add.s64 	%rd268, %rd1, %rd258;
	st.global.u16 	[%rd268], %rd351;
	add.s64 	%rd346, %rd346, %rd179;
	setp.lt.u64 	%p81, %rd346, %rd194;
	@%p81 bra 	$L__BB2_144;
$L__BB2_154:
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
{
	.local .align 8 .b8 	__local_depot3[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<34>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<122>;
	.reg .b64 	%rd<199>;
	mov.u64 	%SPL, __local_depot3;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd43, [two_shot_param_0];
	ld.param.u64 	%rd44, [two_shot_param_1];
	ld.param.u32 	%r37, [two_shot_param_2];
	ld.param.u32 	%r38, [two_shot_param_3];
	ld.param.u32 	%r39, [two_shot_param_4];
	ld.param.u32 	%r40, [two_shot_param_5];
	ld.param.u64 	%rd45, [two_shot_param_6];
	ld.param.u64 	%rd46, [two_shot_param_7];
	ld.param.u64 	%rd47, [two_shot_param_8];
	ld.param.v2.u32 	{%r51, %r52}, [two_shot_param_9+72];
	ld.param.u64 	%rd52, [two_shot_param_9+32];
	ld.param.u64 	%rd51, [two_shot_param_9+24];
	ld.param.u64 	%rd48, [two_shot_param_9];
	cvta.to.global.u64 	%rd1, %rd43;
	mul.wide.u32 	%rd55, %r37, 8;
	add.s64 	%rd2, %rd1, %rd55;
	ld.global.u64 	%rd3, [%rd2];
	mov.u32 	%r53, %ctaid.x;
	mul.wide.u32 	%rd56, %r53, 4;
	add.s64 	%rd57, %rd3, %rd56;
	cvt.u64.u32 	%rd4, %r53;
	ld.u32 	%r1, [%rd57+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p2, %r2, 0;
	mov.u16 	%rs8, 0;
	@%p2 bra 	$L__BB3_2;
	ld.volatile.u32 	%r54, [%rd3];
	setp.ne.s32 	%p3, %r54, 0;
	selp.u16 	%rs8, 1, 0, %p3;
$L__BB3_2:
	setp.eq.s16 	%p4, %rs8, 0;
	@%p4 bra 	$L__BB3_6;
	cvta.to.global.u64 	%rd5, %rd44;
	ld.volatile.global.u32 	%r55, [%rd5+4];
	setp.ne.s32 	%p5, %r55, 0;
	@%p5 bra 	$L__BB3_5;
	st.global.u32 	[%rd5+8], %r40;
$L__BB3_5:
	membar.sys;
	mov.u32 	%r56, 4;
	st.global.u32 	[%rd5+4], %r56;
$L__BB3_6:
	cvt.u32.u16 	%r57, %rs8;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r57, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r58, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r58, 0;
	@%p6 bra 	$L__BB3_48;
	bra.uni 	$L__BB3_7;
$L__BB3_48:
	ret;
$L__BB3_7:
	add.s64 	%rd58, %rd48, 7;
	shr.u64 	%rd59, %rd58, 3;
	mov.u32 	%r59, %nctaid.x;
	cvt.u64.u32 	%rd7, %r59;
	add.s64 	%rd60, %rd7, %rd59;
	add.s64 	%rd8, %rd60, -1;
	and.b64  	%rd61, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd61, 0;
	@%p7 bra 	$L__BB3_9;
	div.u64 	%rd194, %rd8, %rd7;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r60, %rd7;
	cvt.u32.u64 	%r61, %rd8;
	div.u32 	%r62, %r61, %r60;
	cvt.u64.u32 	%rd194, %r62;
$L__BB3_10:
	shl.b64 	%rd62, %rd194, 3;
	mul.lo.s64 	%rd63, %rd62, %rd4;
	min.u64 	%rd195, %rd63, %rd48;
	add.s64 	%rd64, %rd195, %rd62;
	min.u64 	%rd15, %rd64, %rd48;
	shl.b64 	%rd16, %rd4, 2;
	setp.eq.s32 	%p8, %r2, %r37;
	setp.ge.u32 	%p9, %r2, %r38;
	or.pred  	%p1, %p8, %p9;
	mov.u32 	%r111, %r1;
$L__BB3_11:
	mov.u32 	%r9, %r111;
	cvt.u64.u32 	%rd65, %r38;
	shr.u64 	%rd66, %rd51, 1;
	mul.lo.s64 	%rd67, %rd66, %rd65;
	sub.s64 	%rd68, %rd15, %rd195;
	min.u64 	%rd21, %rd67, %rd68;
	add.s64 	%rd69, %rd21, 7;
	shr.u64 	%rd70, %rd69, 3;
	add.s64 	%rd71, %rd65, %rd70;
	add.s64 	%rd22, %rd71, -1;
	and.b64  	%rd72, %rd22, -4294967296;
	setp.eq.s64 	%p10, %rd72, 0;
	@%p10 bra 	$L__BB3_13;
	div.u64 	%rd196, %rd22, %rd65;
	bra.uni 	$L__BB3_14;
$L__BB3_13:
	cvt.u32.u64 	%r63, %rd22;
	div.u32 	%r64, %r63, %r38;
	cvt.u64.u32 	%rd196, %r64;
$L__BB3_14:
	shl.b64 	%rd26, %rd196, 3;
	add.s32 	%r10, %r9, 1;
	setp.lt.u32 	%p11, %r38, 2;
	@%p11 bra 	$L__BB3_17;
	and.b32  	%r66, %r10, 3;
	cvt.u64.u32 	%rd74, %r66;
	add.s64 	%rd75, %rd16, %rd74;
	mul.lo.s64 	%rd77, %rd75, %rd65;
	cvt.u64.u32 	%rd78, %r37;
	add.s64 	%rd79, %rd77, %rd78;
	mul.lo.s64 	%rd80, %rd79, %rd51;
	add.s64 	%rd27, %rd80, %rd52;
	add.s32 	%r112, %r37, 1;
	mov.u32 	%r113, 1;
$L__BB3_16:
	.pragma "nounroll";
	rem.u32 	%r67, %r112, %r38;
	cvt.u64.u32 	%rd81, %r67;
	mul.wide.u32 	%rd82, %r67, 8;
	add.s64 	%rd83, %rd1, %rd82;
	ld.global.u64 	%rd84, [%rd83];
	add.s64 	%rd85, %rd84, %rd27;
	mul.lo.s64 	%rd86, %rd26, %rd81;
	min.u64 	%rd87, %rd86, %rd21;
	add.s64 	%rd88, %rd87, %rd195;
	shl.b64 	%rd89, %rd88, 1;
	add.s64 	%rd90, %rd46, %rd89;
	add.s32 	%r68, %r67, 1;
	cvt.u64.u32 	%rd91, %r68;
	mul.lo.s64 	%rd92, %rd26, %rd91;
	min.u64 	%rd93, %rd92, %rd21;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r112, %r112, 1;
	add.s32 	%r113, %r113, 1;
	setp.lt.u32 	%p12, %r113, %r38;
	@%p12 bra 	$L__BB3_16;
$L__BB3_17:
	bar.sync 	0;
	mov.u32 	%r116, 0;
	@%p1 bra 	$L__BB3_27;
	membar.sys;
	cvt.u64.u32 	%rd99, %r2;
	mul.wide.u32 	%rd101, %r2, 8;
	add.s64 	%rd102, %rd1, %rd101;
	ld.global.u64 	%rd103, [%rd102];
	mul.wide.u32 	%rd104, %r38, %r53;
	cvt.u64.u32 	%rd105, %r37;
	add.s64 	%rd106, %rd104, %rd105;
	shl.b64 	%rd107, %rd106, 3;
	add.s64 	%rd108, %rd103, %rd107;
	add.s64 	%rd95, %rd108, 4096;
	cvt.u64.u32 	%rd109, %r39;
	cvt.u64.u32 	%rd110, %r10;
	bfi.b64 	%rd96, %rd109, %rd110, 32, 32;
	st.release.sys.global.u64 [%rd95], %rd96;
	ld.global.u64 	%rd111, [%rd2];
	add.s64 	%rd112, %rd104, %rd99;
	shl.b64 	%rd113, %rd112, 3;
	add.s64 	%rd114, %rd111, %rd113;
	add.s64 	%rd28, %rd114, 4096;
	ld.acquire.sys.global.u64 %rd197, [%rd28];
	cvt.u32.u64 	%r115, %rd197;
	sub.s32 	%r72, %r115, %r10;
	setp.gt.s32 	%p13, %r72, -1;
	@%p13 bra 	$L__BB3_24;
	mov.u64 %rd115, %globaltimer;
	mov.u32 	%r114, 1;
$L__BB3_20:
	and.b32  	%r74, %r114, 63;
	setp.ne.s32 	%p14, %r74, 0;
	@%p14 bra 	$L__BB3_23;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r37, %r38};
	st.param.v2.b32 	[param0+24], {%r39, %r40};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd115;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r18, [retval0+0];
	}
	setp.eq.s32 	%p15, %r18, 0;
	@%p15 bra 	$L__BB3_23;
	bra.uni 	$L__BB3_22;
$L__BB3_23:
	ld.acquire.sys.global.u64 %rd197, [%rd28];
	cvt.u32.u64 	%r115, %rd197;
	sub.s32 	%r77, %r115, %r10;
	setp.lt.s32 	%p16, %r77, 0;
	add.s32 	%r114, %r114, 1;
	@%p16 bra 	$L__BB3_20;
$L__BB3_24:
	setp.ne.s32 	%p17, %r10, %r115;
	@%p17 bra 	$L__BB3_27;
	shr.u64 	%rd118, %rd197, 32;
	cvt.u32.u64 	%r22, %rd118;
	setp.eq.s32 	%p18, %r22, %r39;
	@%p18 bra 	$L__BB3_27;
	mov.u32 	%r116, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r37, %r38};
	st.param.v2.b32 	[param0+24], {%r39, %r40};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r22;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB3_27;
$L__BB3_22:
	mov.u32 	%r116, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r37, %r38};
	st.param.v2.b32 	[param0+24], {%r39, %r40};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r18;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
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
	setp.ne.u32 	%p1, %r116, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r82, 1, 0, %p2;
	}
	setp.ne.s32 	%p19, %r82, 0;
	@%p19 bra 	$L__BB3_48;
	add.u64 	%rd119, %SP, 0;
	add.u64 	%rd120, %SPL, 0;
	and.b32  	%r83, %r10, 3;
	cvt.u64.u32 	%rd121, %r83;
	add.s64 	%rd122, %rd16, %rd121;
	mul.lo.s64 	%rd124, %rd51, %rd65;
	mul.lo.s64 	%rd125, %rd124, %rd122;
	add.s64 	%rd126, %rd125, %rd52;
	ld.global.u64 	%rd127, [%rd2];
	add.s64 	%rd128, %rd127, %rd126;
	cvt.u64.u32 	%rd129, %r37;
	mul.lo.s64 	%rd130, %rd26, %rd129;
	min.u64 	%rd131, %rd130, %rd21;
	add.s64 	%rd132, %rd131, %rd195;
	shl.b64 	%rd133, %rd132, 1;
	add.s64 	%rd33, %rd47, %rd133;
	add.s64 	%rd134, %rd46, %rd133;
	st.local.u64 	[%rd120], %rd134;
	st.local.u64 	[%rd120+8], %rd128;
	st.local.u64 	[%rd120+16], %rd51;
	st.local.u32 	[%rd120+24], %r37;
	add.s32 	%r84, %r37, 1;
	cvt.u64.u32 	%rd135, %r84;
	mul.lo.s64 	%rd136, %rd26, %rd135;
	min.u64 	%rd137, %rd136, %rd21;
	sub.s64 	%rd34, %rd137, %rd131;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd119;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r51;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r38;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166reduceEPtRKNS0_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
	bar.sync 	0;
	add.s32 	%r111, %r9, 2;
	@%p11 bra 	$L__BB3_31;
	and.b32  	%r86, %r111, 3;
	cvt.u64.u32 	%rd138, %r86;
	add.s64 	%rd139, %rd16, %rd138;
	mul.lo.s64 	%rd141, %rd139, %rd65;
	add.s64 	%rd143, %rd141, %rd129;
	mul.lo.s64 	%rd144, %rd143, %rd51;
	add.s64 	%rd35, %rd144, %rd52;
	mov.u32 	%r117, 1;
$L__BB3_30:
	.pragma "nounroll";
	add.s32 	%r87, %r117, %r37;
	rem.u32 	%r88, %r87, %r38;
	mul.wide.u32 	%rd145, %r88, 8;
	add.s64 	%rd146, %rd1, %rd145;
	ld.global.u64 	%rd147, [%rd146];
	add.s64 	%rd148, %rd147, %rd35;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd148;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r117, %r117, 1;
	setp.lt.u32 	%p21, %r117, %r38;
	@%p21 bra 	$L__BB3_30;
$L__BB3_31:
	bar.sync 	0;
	mov.u32 	%r120, 0;
	@%p1 bra 	$L__BB3_41;
	membar.sys;
	cvt.u64.u32 	%rd153, %r2;
	mul.wide.u32 	%rd155, %r2, 8;
	add.s64 	%rd156, %rd1, %rd155;
	ld.global.u64 	%rd157, [%rd156];
	mul.wide.u32 	%rd158, %r38, %r53;
	add.s64 	%rd160, %rd158, %rd129;
	shl.b64 	%rd161, %rd160, 3;
	add.s64 	%rd162, %rd157, %rd161;
	add.s64 	%rd149, %rd162, 4096;
	cvt.u64.u32 	%rd163, %r39;
	cvt.u64.u32 	%rd164, %r111;
	bfi.b64 	%rd150, %rd163, %rd164, 32, 32;
	st.release.sys.global.u64 [%rd149], %rd150;
	ld.global.u64 	%rd165, [%rd2];
	add.s64 	%rd166, %rd158, %rd153;
	shl.b64 	%rd167, %rd166, 3;
	add.s64 	%rd168, %rd165, %rd167;
	add.s64 	%rd36, %rd168, 4096;
	ld.acquire.sys.global.u64 %rd198, [%rd36];
	cvt.u32.u64 	%r119, %rd198;
	sub.s32 	%r92, %r119, %r111;
	setp.gt.s32 	%p22, %r92, -1;
	@%p22 bra 	$L__BB3_38;
	mov.u64 %rd169, %globaltimer;
	mov.u32 	%r118, 1;
$L__BB3_34:
	and.b32  	%r94, %r118, 63;
	setp.ne.s32 	%p23, %r94, 0;
	@%p23 bra 	$L__BB3_37;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r37, %r38};
	st.param.v2.b32 	[param0+24], {%r39, %r40};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd169;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r29, [retval0+0];
	}
	setp.eq.s32 	%p24, %r29, 0;
	@%p24 bra 	$L__BB3_37;
	bra.uni 	$L__BB3_36;
$L__BB3_37:
	ld.acquire.sys.global.u64 %rd198, [%rd36];
	cvt.u32.u64 	%r119, %rd198;
	sub.s32 	%r97, %r119, %r111;
	setp.lt.s32 	%p25, %r97, 0;
	add.s32 	%r118, %r118, 1;
	@%p25 bra 	$L__BB3_34;
$L__BB3_38:
	setp.ne.s32 	%p26, %r111, %r119;
	@%p26 bra 	$L__BB3_41;
	shr.u64 	%rd172, %rd198, 32;
	cvt.u32.u64 	%r33, %rd172;
	setp.eq.s32 	%p27, %r33, %r39;
	@%p27 bra 	$L__BB3_41;
	mov.u32 	%r120, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r37, %r38};
	st.param.v2.b32 	[param0+24], {%r39, %r40};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r33;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB3_41;
$L__BB3_36:
	mov.u32 	%r120, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r37, %r38};
	st.param.v2.b32 	[param0+24], {%r39, %r40};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r29;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
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
	setp.ne.u32 	%p1, %r120, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r102, 1, 0, %p2;
	}
	setp.ne.s32 	%p28, %r102, 0;
	@%p28 bra 	$L__BB3_48;
	@%p11 bra 	$L__BB3_45;
	and.b32  	%r104, %r111, 3;
	cvt.u64.u32 	%rd173, %r104;
	add.s64 	%rd174, %rd16, %rd173;
	mul.lo.s64 	%rd41, %rd174, %rd65;
	mov.u32 	%r121, 1;
$L__BB3_44:
	.pragma "nounroll";
	add.s32 	%r105, %r121, %r37;
	rem.u32 	%r106, %r105, %r38;
	cvt.u64.u32 	%rd176, %r106;
	add.s64 	%rd177, %rd41, %rd176;
	mul.lo.s64 	%rd178, %rd177, %rd51;
	add.s64 	%rd179, %rd178, %rd52;
	ld.global.u64 	%rd180, [%rd2];
	add.s64 	%rd181, %rd180, %rd179;
	mul.lo.s64 	%rd182, %rd26, %rd176;
	min.u64 	%rd183, %rd182, %rd21;
	add.s64 	%rd184, %rd183, %rd195;
	shl.b64 	%rd185, %rd184, 1;
	add.s64 	%rd186, %rd47, %rd185;
	add.s32 	%r107, %r106, 1;
	cvt.u64.u32 	%rd187, %r107;
	mul.lo.s64 	%rd188, %rd26, %rd187;
	min.u64 	%rd189, %rd188, %rd21;
	sub.s64 	%rd190, %rd189, %rd183;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd186;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd181;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd190;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57164copyEPtPKtm,
	(
	param0,
	param1,
	param2
	);
	}
	add.s32 	%r121, %r121, 1;
	setp.lt.u32 	%p30, %r121, %r38;
	@%p30 bra 	$L__BB3_44;
$L__BB3_45:
	add.s64 	%rd195, %rd21, %rd195;
	setp.lt.u64 	%p31, %rd195, %rd15;
	@%p31 bra 	$L__BB3_11;
	setp.ne.s32 	%p33, %r2, 0;
	@%p33 bra 	$L__BB3_48;
	ld.global.u64 	%rd191, [%rd2];
	add.s64 	%rd193, %rd191, %rd56;
	add.s32 	%r110, %r9, 2;
	st.u32 	[%rd193+64], %r110;
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
{
	.local .align 8 .b8 	__local_depot4[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<77>;
	.reg .b16 	%rs<62>;
	.reg .b32 	%r<170>;
	.reg .b64 	%rd<249>;
	mov.u64 	%SPL, __local_depot4;
	ld.param.u64 	%rd88, [words_param_0];
	ld.param.u64 	%rd89, [words_param_1];
	ld.param.u32 	%r63, [words_param_2];
	ld.param.u32 	%r64, [words_param_3];
	ld.param.u32 	%r65, [words_param_4];
	ld.param.u32 	%r66, [words_param_5];
	ld.param.u64 	%rd90, [words_param_6];
	ld.param.u64 	%rd91, [words_param_7];
	ld.param.u64 	%rd92, [words_param_8];
	ld.param.v2.u32 	{%r77, %r78}, [words_param_9+72];
	ld.param.u64 	%rd99, [words_param_9+48];
	ld.param.u64 	%rd98, [words_param_9+40];
	ld.param.u64 	%rd93, [words_param_9];
	add.u64 	%rd1, %SPL, 0;
	add.u64 	%rd2, %SPL, 8;
	cvt.u64.u32 	%rd3, %r63;
	cvta.to.global.u64 	%rd4, %rd88;
	mul.wide.u32 	%rd102, %r63, 8;
	add.s64 	%rd5, %rd4, %rd102;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r79, %ctaid.x;
	mul.wide.u32 	%rd103, %r79, 4;
	add.s64 	%rd104, %rd6, %rd103;
	cvt.u64.u32 	%rd7, %r79;
	ld.u32 	%r1, [%rd104+64];
	mov.u32 	%r154, %tid.x;
	setp.ne.s32 	%p2, %r154, 0;
	mov.u16 	%rs55, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.u32 	%r80, [%rd6];
	setp.ne.s32 	%p3, %r80, 0;
	selp.u16 	%rs55, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs55, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd8, %rd89;
	ld.volatile.global.u32 	%r81, [%rd8+4];
	setp.ne.s32 	%p5, %r81, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd8+8], %r66;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r82, 4;
	st.global.u32 	[%rd8+4], %r82;
$L__BB4_6:
	cvt.u32.u16 	%r83, %rs55;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r83, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r84, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r84, 0;
	@%p6 bra 	$L__BB4_78;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd105, %rd93, 7;
	shr.u64 	%rd106, %rd105, 3;
	mov.u32 	%r85, %nctaid.x;
	cvt.u64.u32 	%rd10, %r85;
	add.s64 	%rd107, %rd10, %rd106;
	add.s64 	%rd11, %rd107, -1;
	and.b64  	%rd108, %rd11, -4294967296;
	setp.eq.s64 	%p7, %rd108, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd226, %rd11, %rd10;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r86, %rd10;
	cvt.u32.u64 	%r87, %rd11;
	div.u32 	%r88, %r87, %r86;
	cvt.u64.u32 	%rd226, %r88;
$L__BB4_10:
	shl.b64 	%rd109, %rd226, 3;
	mov.u64 	%rd110, 3;
	mul.lo.s64 	%rd111, %rd109, %rd7;
	min.u64 	%rd15, %rd111, %rd93;
	add.s64 	%rd112, %rd15, %rd109;
	min.u64 	%rd16, %rd112, %rd93;
	sub.s64 	%rd113, %rd110, %rd15;
	add.s64 	%rd114, %rd113, %rd16;
	shr.u64 	%rd115, %rd114, 2;
	cvt.u32.u64 	%r4, %rd115;
	setp.eq.s32 	%p8, %r154, %r63;
	setp.ge.u32 	%p9, %r154, %r64;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mul.wide.u32 	%rd118, %r154, 8;
	add.s64 	%rd119, %rd4, %rd118;
	ld.global.u64 	%rd120, [%rd119];
	cvt.u64.u32 	%rd121, %r64;
	mul.lo.s64 	%rd122, %rd121, %rd7;
	add.s64 	%rd123, %rd122, %rd3;
	shl.b64 	%rd124, %rd123, 3;
	add.s64 	%rd125, %rd120, %rd124;
	add.s64 	%rd116, %rd125, 4096;
	cvt.u64.u32 	%rd126, %r65;
	cvt.u64.u32 	%rd127, %r3;
	bfi.b64 	%rd117, %rd126, %rd127, 32, 32;
	st.relaxed.sys.global.u64 [%rd116], %rd117;
$L__BB4_12:
	setp.ge.u32 	%p11, %r154, %r4;
	mov.u16 	%rs59, 0;
	@%p11 bra 	$L__BB4_66;
	shl.b64 	%rd129, %rd7, 2;
	and.b32  	%r89, %r3, 3;
	cvt.u64.u32 	%rd130, %r89;
	or.b64  	%rd131, %rd129, %rd130;
	cvt.u64.u32 	%rd132, %r64;
	mul.lo.s64 	%rd19, %rd131, %rd132;
	or.b64  	%rd133, %rd92, %rd91;
	and.b64  	%rd134, %rd133, 7;
$L__BB4_14:
	.pragma "nounroll";
	setp.eq.s64 	%p12, %rd134, 0;
	mul.wide.u32 	%rd135, %r154, 4;
	add.s64 	%rd27, %rd135, %rd15;
	add.s64 	%rd136, %rd27, 4;
	setp.le.u64 	%p13, %rd136, %rd16;
	and.pred  	%p1, %p12, %p13;
	@%p1 bra 	$L__BB4_19;
	bra.uni 	$L__BB4_15;
$L__BB4_19:
	cvta.to.global.u64 	%rd141, %rd91;
	shl.b64 	%rd142, %rd27, 1;
	add.s64 	%rd143, %rd141, %rd142;
	ld.global.v2.u32 	{%r91, %r92}, [%rd143];
	st.local.v2.u32 	[%rd1], {%r91, %r92};
	bra.uni 	$L__BB4_20;
$L__BB4_15:
	mov.u32 	%r155, 0;
	st.local.v2.u32 	[%rd1], {%r155, %r155};
	mov.u64 	%rd231, %rd1;
$L__BB4_16:
	.pragma "nounroll";
	cvt.u64.u32 	%rd137, %r155;
	add.s64 	%rd30, %rd27, %rd137;
	setp.ge.u64 	%p14, %rd30, %rd16;
	@%p14 bra 	$L__BB4_18;
	cvta.to.global.u64 	%rd138, %rd91;
	shl.b64 	%rd139, %rd30, 1;
	add.s64 	%rd140, %rd138, %rd139;
	ld.global.u16 	%rs19, [%rd140];
	st.local.u16 	[%rd231], %rs19;
$L__BB4_18:
	add.s32 	%r155, %r155, 1;
	add.s64 	%rd231, %rd231, 2;
	setp.eq.s32 	%p15, %r155, 4;
	@%p15 bra 	$L__BB4_20;
	bra.uni 	$L__BB4_16;
$L__BB4_20:
	setp.lt.u32 	%p16, %r64, 2;
	@%p16 bra 	$L__BB4_23;
	mul.wide.u32 	%rd144, %r154, 16;
	or.b64  	%rd147, %rd103, %rd130;
	mul.lo.s64 	%rd149, %rd147, %rd132;
	add.s64 	%rd151, %rd149, %rd3;
	mul.lo.s64 	%rd152, %rd151, %rd98;
	add.s64 	%rd153, %rd152, %rd99;
	add.s64 	%rd32, %rd153, %rd144;
	ld.local.v2.u32 	{%r98, %r99}, [%rd1];
	mov.u32 	%r156, 1;
$L__BB4_22:
	.pragma "nounroll";
	add.s32 	%r103, %r156, %r63;
	rem.u32 	%r104, %r103, %r64;
	mul.wide.u32 	%rd155, %r104, 8;
	add.s64 	%rd156, %rd4, %rd155;
	ld.global.u64 	%rd157, [%rd156];
	add.s64 	%rd154, %rd157, %rd32;
	st.volatile.global.v4.u32 [%rd154], {%r98, %r3, %r99, %r3};
	add.s32 	%r156, %r156, 1;
	setp.lt.u32 	%p17, %r156, %r64;
	@%p17 bra 	$L__BB4_22;
$L__BB4_23:
	setp.eq.s32 	%p18, %r64, 0;
	mov.u16 	%rs59, 0;
	@%p18 bra 	$L__BB4_43;
	ld.local.v2.u32 	{%r106, %r107}, [%rd1];
	mov.u16 	%rs59, 0;
	mov.u32 	%r157, 0;
$L__BB4_25:
	.pragma "nounroll";
	setp.eq.s32 	%p19, %r157, %r63;
	mov.u32 	%r161, %r107;
	mov.u32 	%r162, %r106;
	@%p19 bra 	$L__BB4_35;
	mul.wide.u32 	%rd225, %r154, 16;
	add.s64 	%rd224, %rd225, %rd99;
	cvt.u64.u32 	%rd160, %r157;
	add.s64 	%rd161, %rd19, %rd160;
	mul.lo.s64 	%rd162, %rd161, %rd98;
	add.s64 	%rd163, %rd224, %rd162;
	ld.global.u64 	%rd164, [%rd5];
	add.s64 	%rd159, %rd164, %rd163;
	ld.volatile.global.v4.u32 {%r162, %r109, %r161, %r111}, [%rd159];
	setp.eq.s32 	%p20, %r109, %r3;
	setp.eq.s32 	%p21, %r111, %r3;
	and.pred  	%p22, %p21, %p20;
	@%p22 bra 	$L__BB4_33;
	mov.u64 %rd165, %globaltimer;
	ld.volatile.global.v4.u32 {%r162, %r113, %r161, %r115}, [%rd159];
	setp.eq.s32 	%p23, %r113, %r3;
	setp.eq.s32 	%p24, %r115, %r3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB4_33;
	mov.u32 	%r160, 1;
$L__BB4_29:
	and.b32  	%r117, %r160, 63;
	setp.ne.s32 	%p26, %r117, 0;
	@%p26 bra 	$L__BB4_32;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd90;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd165;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r31, [retval0+0];
	}
	setp.eq.s32 	%p27, %r31, 0;
	@%p27 bra 	$L__BB4_32;
	bra.uni 	$L__BB4_31;
$L__BB4_32:
	add.s32 	%r160, %r160, 1;
	ld.volatile.global.v4.u32 {%r162, %r119, %r161, %r121}, [%rd159];
	setp.ne.s32 	%p28, %r119, %r3;
	setp.ne.s32 	%p29, %r121, %r3;
	or.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_33;
$L__BB4_31:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd90;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r31;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r157;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs59, 1;
$L__BB4_33:
	setp.eq.s32 	%p31, %r78, 0;
	@%p31 bra 	$L__BB4_35;
	ld.volatile.global.v4.u32 {%r162, %r123, %r161, %r125}, [%rd159];
$L__BB4_35:
	setp.eq.s32 	%p32, %r77, 1;
	@%p32 bra 	$L__BB4_40;
	setp.eq.s32 	%p33, %r77, 2;
	@%p33 bra 	$L__BB4_39;
	setp.ne.s32 	%p34, %r77, 3;
	@%p34 bra 	$L__BB4_41;
	setp.eq.s32 	%p35, %r157, 0;
	mov.b32 	{%rs23, %rs24}, %r162;
	cvt.u64.u16 	%rd169, %rs23;
	setp.lt.u64 	%p36, %rd239, %rd169;
	or.pred  	%p37, %p35, %p36;
	selp.b64 	%rd239, %rd169, %rd239, %p37;
	cvt.u64.u16 	%rd170, %rs24;
	setp.lt.u64 	%p38, %rd238, %rd170;
	or.pred  	%p39, %p35, %p38;
	selp.b64 	%rd238, %rd170, %rd238, %p39;
	mov.b32 	{%rs25, %rs26}, %r161;
	cvt.u64.u16 	%rd171, %rs25;
	setp.lt.u64 	%p40, %rd237, %rd171;
	or.pred  	%p41, %p35, %p40;
	selp.b64 	%rd237, %rd171, %rd237, %p41;
	cvt.u64.u16 	%rd172, %rs26;
	setp.lt.u64 	%p42, %rd236, %rd172;
	or.pred  	%p43, %p35, %p42;
	selp.b64 	%rd236, %rd172, %rd236, %p43;
	bra.uni 	$L__BB4_42;
$L__BB4_40:
	setp.eq.s32 	%p53, %r157, 0;
	mov.b32 	{%rs31, %rs32}, %r162;
	cvt.u64.u16 	%rd177, %rs31;
	selp.b64 	%rd178, 1, %rd239, %p53;
	mul.lo.s64 	%rd239, %rd178, %rd177;
	cvt.u64.u16 	%rd179, %rs32;
	selp.b64 	%rd180, 1, %rd238, %p53;
	mul.lo.s64 	%rd238, %rd180, %rd179;
	mov.b32 	{%rs33, %rs34}, %r161;
	cvt.u64.u16 	%rd181, %rs33;
	selp.b64 	%rd182, 1, %rd237, %p53;
	mul.lo.s64 	%rd237, %rd182, %rd181;
	cvt.u64.u16 	%rd183, %rs34;
	selp.b64 	%rd184, 1, %rd236, %p53;
	mul.lo.s64 	%rd236, %rd184, %rd183;
	bra.uni 	$L__BB4_42;
$L__BB4_39:
	setp.eq.s32 	%p44, %r157, 0;
	mov.b32 	{%rs27, %rs28}, %r162;
	cvt.u64.u16 	%rd173, %rs27;
	setp.gt.u64 	%p45, %rd239, %rd173;
	or.pred  	%p46, %p44, %p45;
	selp.b64 	%rd239, %rd173, %rd239, %p46;
	cvt.u64.u16 	%rd174, %rs28;
	setp.gt.u64 	%p47, %rd238, %rd174;
	or.pred  	%p48, %p44, %p47;
	selp.b64 	%rd238, %rd174, %rd238, %p48;
	mov.b32 	{%rs29, %rs30}, %r161;
	cvt.u64.u16 	%rd175, %rs29;
	setp.gt.u64 	%p49, %rd237, %rd175;
	or.pred  	%p50, %p44, %p49;
	selp.b64 	%rd237, %rd175, %rd237, %p50;
	cvt.u64.u16 	%rd176, %rs30;
	setp.gt.u64 	%p51, %rd236, %rd176;
	or.pred  	%p52, %p44, %p51;
	selp.b64 	%rd236, %rd176, %rd236, %p52;
	bra.uni 	$L__BB4_42;
$L__BB4_41:
	setp.eq.s32 	%p54, %r157, 0;
	mov.b32 	{%rs35, %rs36}, %r162;
	cvt.u64.u16 	%rd185, %rs35;
	selp.b64 	%rd186, 0, %rd239, %p54;
	add.s64 	%rd239, %rd186, %rd185;
	cvt.u64.u16 	%rd187, %rs36;
	selp.b64 	%rd188, 0, %rd238, %p54;
	add.s64 	%rd238, %rd188, %rd187;
	mov.b32 	{%rs37, %rs38}, %r161;
	cvt.u64.u16 	%rd189, %rs37;
	selp.b64 	%rd190, 0, %rd237, %p54;
	add.s64 	%rd237, %rd190, %rd189;
	cvt.u64.u16 	%rd191, %rs38;
	selp.b64 	%rd192, 0, %rd236, %p54;
	add.s64 	%rd236, %rd192, %rd191;
$L__BB4_42:
	add.s32 	%r157, %r157, 1;
	setp.lt.u32 	%p55, %r157, %r64;
	@%p55 bra 	$L__BB4_25;
$L__BB4_43:
	and.b16  	%rs39, %rs59, 255;
	setp.ne.s16 	%p56, %rs39, 0;
	@%p56 bra 	$L__BB4_66;
	setp.eq.s32 	%p57, %r77, 4;
	@%p57 bra 	$L__BB4_46;
	bra.uni 	$L__BB4_45;
$L__BB4_46:
	and.b64  	%rd193, %rd239, -4294967296;
	setp.eq.s64 	%p58, %rd193, 0;
	@%p58 bra 	$L__BB4_48;
	div.u64 	%rd244, %rd239, %rd132;
	bra.uni 	$L__BB4_49;
$L__BB4_45:
	cvt.u16.u64 	%rs40, %rd236;
	cvt.u16.u64 	%rs41, %rd237;
	cvt.u16.u64 	%rs42, %rd238;
	cvt.u16.u64 	%rs43, %rd239;
	st.local.v4.u16 	[%rd2], {%rs43, %rs42, %rs41, %rs40};
	mov.b32 	%r166, {%rs41, %rs40};
	mov.b32 	%r165, {%rs43, %rs42};
	bra.uni 	$L__BB4_59;
$L__BB4_48:
	cvt.u32.u64 	%r126, %rd239;
	div.u32 	%r127, %r126, %r64;
	cvt.u64.u32 	%rd244, %r127;
$L__BB4_49:
	and.b64  	%rd195, %rd238, -4294967296;
	setp.eq.s64 	%p59, %rd195, 0;
	@%p59 bra 	$L__BB4_51;
	div.u64 	%rd245, %rd238, %rd132;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	cvt.u32.u64 	%r128, %rd238;
	div.u32 	%r129, %r128, %r64;
	cvt.u64.u32 	%rd245, %r129;
$L__BB4_52:
	and.b64  	%rd197, %rd237, -4294967296;
	setp.eq.s64 	%p60, %rd197, 0;
	@%p60 bra 	$L__BB4_54;
	div.u64 	%rd246, %rd237, %rd132;
	bra.uni 	$L__BB4_55;
$L__BB4_54:
	cvt.u32.u64 	%r130, %rd237;
	div.u32 	%r131, %r130, %r64;
	cvt.u64.u32 	%rd246, %r131;
$L__BB4_55:
	and.b64  	%rd199, %rd236, -4294967296;
	setp.eq.s64 	%p61, %rd199, 0;
	@%p61 bra 	$L__BB4_57;
	div.u64 	%rd247, %rd236, %rd132;
	bra.uni 	$L__BB4_58;
$L__BB4_57:
	cvt.u32.u64 	%r132, %rd236;
	div.u32 	%r133, %r132, %r64;
	cvt.u64.u32 	%rd247, %r133;
$L__BB4_58:
	cvt.u16.u64 	%rs44, %rd247;
	cvt.u16.u64 	%rs45, %rd246;
	cvt.u16.u64 	%rs46, %rd245;
	cvt.u16.u64 	%rs47, %rd244;
	st.local.v4.u16 	[%rd2], {%rs47, %rs46, %rs45, %rs44};
	mov.b32 	%r166, {%rs45, %rs44};
	mov.b32 	%r165, {%rs47, %rs46};
$L__BB4_59:
	@%p1 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_60;
$L__BB4_64:
	cvta.to.global.u64 	%rd206, %rd92;
	shl.b64 	%rd207, %rd27, 1;
	add.s64 	%rd208, %rd206, %rd207;
	st.global.v2.u32 	[%rd208], {%r165, %r166};
	bra.uni 	$L__BB4_65;
$L__BB4_60:
	mov.u32 	%r167, 0;
$L__BB4_61:
	.pragma "nounroll";
	cvt.u64.u32 	%rd78, %r167;
	add.s64 	%rd79, %rd27, %rd78;
	setp.ge.u64 	%p62, %rd79, %rd16;
	@%p62 bra 	$L__BB4_63;
	shl.b64 	%rd201, %rd78, 1;
	add.s64 	%rd202, %rd2, %rd201;
	ld.local.u16 	%rs48, [%rd202];
	cvta.to.global.u64 	%rd203, %rd92;
	shl.b64 	%rd204, %rd79, 1;
	add.s64 	%rd205, %rd203, %rd204;
	st.global.u16 	[%rd205], %rs48;
$L__BB4_63:
	cvt.u32.u64 	%r135, %rd78;
	add.s32 	%r167, %r135, 1;
	setp.eq.s32 	%p63, %r167, 4;
	@%p63 bra 	$L__BB4_65;
	bra.uni 	$L__BB4_61;
$L__BB4_65:
	mov.u32 	%r136, %ntid.x;
	add.s32 	%r154, %r154, %r136;
	setp.lt.u32 	%p64, %r154, %r4;
	mov.u16 	%rs59, 0;
	@%p64 bra 	$L__BB4_14;
$L__BB4_66:
	mov.u32 	%r137, %tid.x;
	setp.eq.s32 	%p65, %r137, %r63;
	setp.ge.u32 	%p66, %r137, %r64;
	and.b16  	%rs50, %rs59, 255;
	setp.ne.s16 	%p67, %rs50, 0;
	or.pred  	%p68, %p66, %p67;
	or.pred  	%p69, %p65, %p68;
	@%p69 bra 	$L__BB4_76;
	mov.u32 	%r153, %ctaid.x;
	ld.global.u64 	%rd211, [%rd5];
	mul.wide.u32 	%rd212, %r64, %r153;
	cvt.u64.u32 	%rd213, %r137;
	add.s64 	%rd214, %rd212, %rd213;
	shl.b64 	%rd215, %rd214, 3;
	add.s64 	%rd216, %rd211, %rd215;
	add.s64 	%rd80, %rd216, 4096;
	ld.acquire.sys.global.u64 %rd248, [%rd80];
	cvt.u32.u64 	%r169, %rd248;
	sub.s32 	%r140, %r169, %r3;
	setp.gt.s32 	%p70, %r140, -1;
	@%p70 bra 	$L__BB4_73;
	mov.u64 %rd217, %globaltimer;
	mov.u32 	%r168, 1;
$L__BB4_69:
	and.b32  	%r142, %r168, 63;
	setp.ne.s32 	%p71, %r142, 0;
	@%p71 bra 	$L__BB4_72;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd90;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd217;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r58, [retval0+0];
	}
	setp.eq.s32 	%p72, %r58, 0;
	@%p72 bra 	$L__BB4_72;
	bra.uni 	$L__BB4_71;
$L__BB4_72:
	ld.acquire.sys.global.u64 %rd248, [%rd80];
	cvt.u32.u64 	%r169, %rd248;
	sub.s32 	%r144, %r169, %r3;
	setp.lt.s32 	%p73, %r144, 0;
	add.s32 	%r168, %r168, 1;
	@%p73 bra 	$L__BB4_69;
$L__BB4_73:
	setp.ne.s32 	%p74, %r3, %r169;
	mov.u16 	%rs59, 0;
	@%p74 bra 	$L__BB4_76;
	shr.u64 	%rd220, %rd248, 32;
	cvt.u32.u64 	%r62, %rd220;
	setp.eq.s32 	%p75, %r62, %r65;
	@%p75 bra 	$L__BB4_76;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd90;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r137;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r62;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs59, 1;
	bra.uni 	$L__BB4_76;
$L__BB4_71:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd88;
	st.param.b64 	[param0+8], %rd89;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd90;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r58;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r137;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs59, 1;
$L__BB4_76:
	cvt.u32.u16 	%r146, %rs59;
	cvt.s32.s8 	%r147, %r146;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r147, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r148, 1, 0, %p2;
	}
	or.b32  	%r150, %r148, %r137;
	setp.ne.s32 	%p76, %r150, 0;
	@%p76 bra 	$L__BB4_78;
	ld.global.u64 	%rd221, [%rd5];
	add.s64 	%rd223, %rd221, %rd103;
	add.s32 	%r152, %r1, 1;
	st.u32 	[%rd223+64], %r152;
$L__BB4_78:
	ret;
}
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_1
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<10>;
	ld.param.v2.u32 	{%r9, %r10}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_0+16];
	ld.param.u64 	%rd4, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_1];
	ld.param.u64 	%rd3, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_0+32];
	ld.param.u64 	%rd2, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_0+8];
	ld.param.u64 	%rd1, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166isOverENS0_7MeetingEl_param_0];
	mul.wide.u32 	%rd5, %r9, 8;
	add.s64 	%rd6, %rd1, %rd5;
	ld.u64 	%rd7, [%rd6];
	ld.volatile.u32 	%r13, [%rd7];
	setp.ne.s32 	%p1, %r13, 0;
	mov.u32 	%r16, 4;
	@%p1 bra 	$L__BB5_3;
	ld.volatile.u32 	%r15, [%rd2];
	setp.ne.s32 	%p2, %r15, 0;
	mov.u32 	%r16, 1;
	@%p2 bra 	$L__BB5_3;
	mov.u64 %rd8, %globaltimer;
	sub.s64 	%rd9, %rd8, %rd4;
	setp.gt.s64 	%p3, %rd9, %rd3;
	selp.b32 	%r16, 3, 0, %p3;
$L__BB5_3:
	st.param.b32 	[func_retval0+0], %r16;
	ret;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_571651_GLOBAL__N__00000000_13_collective_cu_43363f94_57166giveUpENS0_7MeetingEjjj_param_0];
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
