// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_2
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_1
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_3
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
	add.s64 	%rd56, %rd45, 3;
	shr.u64 	%rd57, %rd56, 2;
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
	shl.b64 	%rd60, %rd155, 2;
	mul.lo.s64 	%rd61, %rd60, %rd3;
	min.u64 	%rd12, %rd61, %rd45;
	add.s64 	%rd62, %rd12, %rd60;
	min.u64 	%rd13, %rd62, %rd45;
	shr.u64 	%rd14, %rd48, 2;
	setp.eq.s64 	%p7, %rd13, %rd12;
	mov.u32 	%r99, 1;
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
	shl.b64 	%rd87, %rd86, 2;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
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
	shl.b64 	%rd137, %rd136, 2;
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
	shl.b64 	%rd146, %rd145, 2;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm,
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
	shl.b64 	%rd138, %rd33, 2;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj,
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .f32 	%f<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_0];
	ld.param.u64 	%rd20, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_1];
	ld.param.u64 	%rd21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 2;
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
	and.b64  	%rd50, %rd21, -4;
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
	shl.b64 	%rd44, %rd51, 2;
	add.s64 	%rd45, %rd20, %rd44;
	ld.f32 	%f1, [%rd45];
	add.s64 	%rd46, %rd19, %rd44;
	st.f32 	[%rd46], %f1;
	add.s64 	%rd51, %rd51, %rd16;
	setp.lt.u64 	%p8, %rd51, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<63>;
	.reg .f32 	%f<139>;
	.reg .b32 	%r<32>;
	.reg .b64 	%rd<108>;
	ld.param.u64 	%rd49, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_0];
	ld.param.u64 	%rd50, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_1];
	ld.param.u64 	%rd48, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_2];
	ld.param.u32 	%r14, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_3];
	ld.param.u32 	%r15, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd49;
	and.b64  	%rd2, %rd49, 15;
	cvta.to.local.u64 	%rd3, %rd50;
	setp.eq.s32 	%p1, %r14, 0;
	@%p1 bra 	$L__BB2_73;
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd97, 0;
	@%p2 bra 	$L__BB2_52;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd53, %rd4, 15;
	setp.ne.s64 	%p3, %rd53, 0;
	@%p3 bra 	$L__BB2_52;
	shr.u64 	%rd5, %rd48, 2;
	mov.u32 	%r16, %tid.x;
	cvt.u64.u32 	%rd95, %r16;
	setp.le.u64 	%p4, %rd5, %rd95;
	@%p4 bra 	$L__BB2_51;
	cvt.rn.f32.u32 	%f1, %r15;
	mov.u32 	%r17, %ntid.x;
	cvt.u64.u32 	%rd7, %r17;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r15, 0;
	@%p5 bra 	$L__BB2_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r28, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.f32 	%f9, %f112;
	mov.f32 	%f8, %f111;
	mov.f32 	%f7, %f110;
	mov.f32 	%f6, %f109;
	setp.eq.s32 	%p6, %r1, %r28;
	mov.u64 	%rd96, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd54, [%rd3+16];
	cvt.u64.u32 	%rd55, %r28;
	mul.lo.s64 	%rd56, %rd54, %rd55;
	ld.local.u64 	%rd57, [%rd3+8];
	add.s64 	%rd96, %rd57, %rd56;
$L__BB2_9:
	shl.b64 	%rd58, %rd95, 4;
	add.s64 	%rd59, %rd96, %rd58;
	ld.v4.f32 	{%f109, %f110, %f111, %f112}, [%rd59];
	setp.eq.s32 	%p7, %r28, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r14, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r14, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r14, 3;
	@%p10 bra 	$L__BB2_16;
	setp.lt.f32 	%p11, %f6, %f109;
	selp.f32 	%f109, %f109, %f6, %p11;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.f32 	%f109, %f6, %f109;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	setp.gt.f32 	%p12, %f6, %f109;
	selp.f32 	%f109, %f109, %f6, %p12;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.f32 	%f109, %f6, %f109;
$L__BB2_17:
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p14, %r14, 1;
	@%p14 bra 	$L__BB2_23;
	setp.eq.s32 	%p15, %r14, 2;
	@%p15 bra 	$L__BB2_22;
	setp.ne.s32 	%p16, %r14, 3;
	@%p16 bra 	$L__BB2_24;
	setp.lt.f32 	%p17, %f7, %f110;
	selp.f32 	%f110, %f110, %f7, %p17;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.f32 	%f110, %f7, %f110;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	setp.gt.f32 	%p18, %f7, %f110;
	selp.f32 	%f110, %f110, %f7, %p18;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.f32 	%f110, %f7, %f110;
$L__BB2_25:
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p20, %r14, 1;
	@%p20 bra 	$L__BB2_31;
	setp.eq.s32 	%p21, %r14, 2;
	@%p21 bra 	$L__BB2_30;
	setp.ne.s32 	%p22, %r14, 3;
	@%p22 bra 	$L__BB2_32;
	setp.lt.f32 	%p23, %f8, %f111;
	selp.f32 	%f111, %f111, %f8, %p23;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.f32 	%f111, %f8, %f111;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	setp.gt.f32 	%p24, %f8, %f111;
	selp.f32 	%f111, %f111, %f8, %p24;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.f32 	%f111, %f8, %f111;
$L__BB2_33:
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p26, %r14, 1;
	@%p26 bra 	$L__BB2_39;
	setp.eq.s32 	%p27, %r14, 2;
	@%p27 bra 	$L__BB2_38;
	setp.ne.s32 	%p28, %r14, 3;
	@%p28 bra 	$L__BB2_40;
	setp.lt.f32 	%p29, %f9, %f112;
	selp.f32 	%f112, %f112, %f9, %p29;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.f32 	%f112, %f9, %f112;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	setp.gt.f32 	%p30, %f9, %f112;
	selp.f32 	%f112, %f112, %f9, %p30;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.f32 	%f112, %f9, %f112;
$L__BB2_41:
	add.s32 	%r28, %r28, 1;
	setp.lt.u32 	%p31, %r28, %r15;
	@%p31 bra 	$L__BB2_7;
$L__BB2_42:
	setp.ne.s32 	%p32, %r14, 4;
	mov.f32 	%f117, %f109;
	@%p32 bra 	$L__BB2_44;
	div.rn.f32 	%f117, %f109, %f1;
$L__BB2_44:
	mov.f32 	%f118, %f110;
	@%p32 bra 	$L__BB2_46;
	div.rn.f32 	%f118, %f110, %f1;
$L__BB2_46:
	mov.f32 	%f119, %f111;
	@%p32 bra 	$L__BB2_48;
	div.rn.f32 	%f119, %f111, %f1;
$L__BB2_48:
	mov.f32 	%f120, %f112;
	@%p32 bra 	$L__BB2_50;
	div.rn.f32 	%f120, %f112, %f1;
$L__BB2_50:
	shl.b64 	%rd60, %rd95, 4;
	add.s64 	%rd61, %rd1, %rd60;
	st.global.v4.f32 	[%rd61], {%f117, %f118, %f119, %f120};
	add.s64 	%rd95, %rd95, %rd7;
	setp.lt.u64 	%p36, %rd95, %rd5;
	@%p36 bra 	$L__BB2_5;
$L__BB2_51:
	and.b64  	%rd97, %rd48, -4;
$L__BB2_52:
	mov.u32 	%r19, %tid.x;
	cvt.u64.u32 	%rd62, %r19;
	add.s64 	%rd98, %rd97, %rd62;
	setp.ge.u64 	%p37, %rd98, %rd48;
	@%p37 bra 	$L__BB2_96;
	cvt.rn.f32.u32 	%f50, %r15;
	mov.u32 	%r20, %ntid.x;
	cvt.u64.u32 	%rd16, %r20;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB2_54:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r4, 0;
	@%p38 bra 	$L__BB2_56;
	ld.local.u64 	%rd99, [%rd3+8];
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	ld.local.u64 	%rd99, [%rd3];
$L__BB2_57:
	shl.b64 	%rd63, %rd98, 2;
	add.s64 	%rd64, %rd99, %rd63;
	ld.f32 	%f122, [%rd64];
	setp.lt.u32 	%p39, %r15, 2;
	@%p39 bra 	$L__BB2_70;
	mov.u32 	%r29, 1;
$L__BB2_59:
	.pragma "nounroll";
	setp.eq.s32 	%p40, %r4, %r29;
	@%p40 bra 	$L__BB2_61;
	bra.uni 	$L__BB2_60;
$L__BB2_61:
	ld.local.u64 	%rd100, [%rd3];
	bra.uni 	$L__BB2_62;
$L__BB2_60:
	ld.local.u64 	%rd65, [%rd3+16];
	cvt.u64.u32 	%rd66, %r29;
	mul.lo.s64 	%rd67, %rd65, %rd66;
	ld.local.u64 	%rd68, [%rd3+8];
	add.s64 	%rd100, %rd68, %rd67;
$L__BB2_62:
	add.s64 	%rd70, %rd100, %rd63;
	ld.f32 	%f53, [%rd70];
	setp.eq.s32 	%p41, %r14, 1;
	@%p41 bra 	$L__BB2_67;
	setp.eq.s32 	%p42, %r14, 2;
	@%p42 bra 	$L__BB2_66;
	setp.ne.s32 	%p43, %r14, 3;
	@%p43 bra 	$L__BB2_68;
	setp.gt.f32 	%p44, %f53, %f122;
	selp.f32 	%f122, %f53, %f122, %p44;
	bra.uni 	$L__BB2_69;
$L__BB2_67:
	mul.f32 	%f122, %f122, %f53;
	bra.uni 	$L__BB2_69;
$L__BB2_66:
	setp.lt.f32 	%p45, %f53, %f122;
	selp.f32 	%f122, %f53, %f122, %p45;
	bra.uni 	$L__BB2_69;
$L__BB2_68:
	add.f32 	%f122, %f122, %f53;
$L__BB2_69:
	add.s32 	%r29, %r29, 1;
	setp.lt.u32 	%p46, %r29, %r15;
	@%p46 bra 	$L__BB2_59;
$L__BB2_70:
	setp.ne.s32 	%p47, %r14, 4;
	@%p47 bra 	$L__BB2_72;
	div.rn.f32 	%f122, %f122, %f50;
$L__BB2_72:
	add.s64 	%rd72, %rd1, %rd63;
	st.global.f32 	[%rd72], %f122;
	add.s64 	%rd98, %rd98, %rd16;
	setp.lt.u64 	%p48, %rd98, %rd48;
	@%p48 bra 	$L__BB2_54;
	bra.uni 	$L__BB2_96;
$L__BB2_73:
	setp.ne.s64 	%p49, %rd2, 0;
	mov.u64 	%rd103, 0;
	@%p49 bra 	$L__BB2_84;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd75, %rd25, 15;
	setp.ne.s64 	%p50, %rd75, 0;
	@%p50 bra 	$L__BB2_84;
	shr.u64 	%rd26, %rd48, 2;
	mov.u32 	%r22, %tid.x;
	cvt.u64.u32 	%rd101, %r22;
	setp.le.u64 	%p51, %rd26, %rd101;
	@%p51 bra 	$L__BB2_83;
	mov.u32 	%r23, %ntid.x;
	cvt.u64.u32 	%rd28, %r23;
$L__BB2_77:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r15, 0;
	@%p52 bra 	$L__BB2_82;
	ld.local.u32 	%r7, [%rd3+24];
	mov.u32 	%r30, 0;
$L__BB2_79:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r7, %r30;
	mov.u64 	%rd102, %rd25;
	@%p53 bra 	$L__BB2_81;
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r30;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd102, %rd79, %rd78;
$L__BB2_81:
	shl.b64 	%rd80, %rd101, 4;
	add.s64 	%rd81, %rd102, %rd80;
	ld.v4.f32 	{%f88, %f89, %f90, %f91}, [%rd81];
	add.f32 	%f93, %f133, %f88;
	setp.eq.s32 	%p54, %r30, 0;
	selp.f32 	%f133, %f88, %f93, %p54;
	add.f32 	%f95, %f134, %f89;
	selp.f32 	%f134, %f89, %f95, %p54;
	add.f32 	%f97, %f135, %f90;
	selp.f32 	%f135, %f90, %f97, %p54;
	add.f32 	%f99, %f136, %f91;
	selp.f32 	%f136, %f91, %f99, %p54;
	add.s32 	%r30, %r30, 1;
	setp.lt.u32 	%p55, %r30, %r15;
	@%p55 bra 	$L__BB2_79;
$L__BB2_82:
	shl.b64 	%rd82, %rd101, 4;
	add.s64 	%rd83, %rd1, %rd82;
	st.global.v4.f32 	[%rd83], {%f133, %f134, %f135, %f136};
	add.s64 	%rd101, %rd101, %rd28;
	setp.lt.u64 	%p56, %rd101, %rd26;
	@%p56 bra 	$L__BB2_77;
$L__BB2_83:
	and.b64  	%rd103, %rd48, -4;
$L__BB2_84:
	mov.u32 	%r25, %tid.x;
	cvt.u64.u32 	%rd84, %r25;
	add.s64 	%rd104, %rd103, %rd84;
	setp.ge.u64 	%p57, %rd104, %rd48;
	@%p57 bra 	$L__BB2_96;
	mov.u32 	%r26, %ntid.x;
	cvt.u64.u32 	%rd37, %r26;
	ld.local.u32 	%r10, [%rd3+24];
	neg.s32 	%r11, %r10;
$L__BB2_86:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r10, 0;
	@%p58 bra 	$L__BB2_88;
	ld.local.u64 	%rd105, [%rd3+8];
	bra.uni 	$L__BB2_89;
$L__BB2_88:
	ld.local.u64 	%rd105, [%rd3];
$L__BB2_89:
	shl.b64 	%rd85, %rd104, 2;
	add.s64 	%rd86, %rd105, %rd85;
	ld.f32 	%f138, [%rd86];
	setp.lt.u32 	%p59, %r15, 2;
	@%p59 bra 	$L__BB2_95;
	mov.u64 	%rd106, 1;
	mov.u32 	%r31, %r11;
$L__BB2_91:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r31, -1;
	@%p60 bra 	$L__BB2_93;
	ld.local.u64 	%rd88, [%rd3+16];
	mul.lo.s64 	%rd89, %rd88, %rd106;
	ld.local.u64 	%rd90, [%rd3+8];
	add.s64 	%rd107, %rd90, %rd89;
	bra.uni 	$L__BB2_94;
$L__BB2_93:
	ld.local.u64 	%rd107, [%rd3];
$L__BB2_94:
	add.s64 	%rd92, %rd107, %rd85;
	ld.f32 	%f100, [%rd92];
	add.f32 	%f138, %f138, %f100;
	add.s64 	%rd106, %rd106, 1;
	cvt.u32.u64 	%r27, %rd106;
	add.s32 	%r31, %r31, 1;
	setp.lt.u32 	%p61, %r27, %r15;
	@%p61 bra 	$L__BB2_91;
$L__BB2_95:
	add.s64 	%rd94, %rd1, %rd85;
	st.global.f32 	[%rd94], %f138;
	add.s64 	%rd104, %rd104, %rd37;
	setp.lt.u64 	%p62, %rd104, %rd48;
	@%p62 bra 	$L__BB2_86;
$L__BB2_96:
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
	add.s64 	%rd58, %rd48, 3;
	shr.u64 	%rd59, %rd58, 2;
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
	shl.b64 	%rd62, %rd194, 2;
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
	shr.u64 	%rd66, %rd51, 2;
	mul.lo.s64 	%rd67, %rd66, %rd65;
	sub.s64 	%rd68, %rd15, %rd195;
	min.u64 	%rd21, %rd67, %rd68;
	add.s64 	%rd69, %rd21, 3;
	shr.u64 	%rd70, %rd69, 2;
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
	shl.b64 	%rd26, %rd196, 2;
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
	shl.b64 	%rd89, %rd88, 2;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
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
	shl.b64 	%rd133, %rd132, 2;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396reduceEPfRKNS0_5PartsEmjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
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
	shl.b64 	%rd185, %rd184, 2;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72394copyEPfPKfm,
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
	.reg .pred 	%p<65>;
	.reg .b16 	%rs<36>;
	.reg .f32 	%f<43>;
	.reg .b32 	%r<162>;
	.reg .b64 	%rd<145>;
	mov.u64 	%SPL, __local_depot4;
	ld.param.u64 	%rd43, [words_param_0];
	ld.param.u64 	%rd44, [words_param_1];
	ld.param.u32 	%r59, [words_param_2];
	ld.param.u32 	%r60, [words_param_3];
	ld.param.u32 	%r61, [words_param_4];
	ld.param.u32 	%r62, [words_param_5];
	ld.param.u64 	%rd45, [words_param_6];
	ld.param.u64 	%rd46, [words_param_7];
	ld.param.u64 	%rd47, [words_param_8];
	ld.param.v2.u32 	{%r73, %r74}, [words_param_9+72];
	ld.param.u64 	%rd54, [words_param_9+48];
	ld.param.u64 	%rd53, [words_param_9+40];
	ld.param.u64 	%rd48, [words_param_9];
	add.u64 	%rd1, %SPL, 0;
	add.u64 	%rd2, %SPL, 8;
	cvt.u64.u32 	%rd3, %r59;
	cvta.to.global.u64 	%rd4, %rd43;
	mul.wide.u32 	%rd57, %r59, 8;
	add.s64 	%rd5, %rd4, %rd57;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r75, %ctaid.x;
	mul.wide.u32 	%rd58, %r75, 4;
	add.s64 	%rd59, %rd6, %rd58;
	cvt.u64.u32 	%rd7, %r75;
	ld.u32 	%r1, [%rd59+64];
	mov.u32 	%r146, %tid.x;
	setp.ne.s32 	%p2, %r146, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.u32 	%r76, [%rd6];
	setp.ne.s32 	%p3, %r76, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd8, %rd44;
	ld.volatile.global.u32 	%r77, [%rd8+4];
	setp.ne.s32 	%p5, %r77, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd8+8], %r62;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r78, 4;
	st.global.u32 	[%rd8+4], %r78;
$L__BB4_6:
	cvt.u32.u16 	%r79, %rs29;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r79, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r80, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r80, 0;
	@%p6 bra 	$L__BB4_66;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd60, %rd48, 3;
	shr.u64 	%rd61, %rd60, 2;
	mov.u32 	%r81, %nctaid.x;
	cvt.u64.u32 	%rd10, %r81;
	add.s64 	%rd62, %rd10, %rd61;
	add.s64 	%rd11, %rd62, -1;
	and.b64  	%rd63, %rd11, -4294967296;
	setp.eq.s64 	%p7, %rd63, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd143, %rd11, %rd10;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r82, %rd10;
	cvt.u32.u64 	%r83, %rd11;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd143, %r84;
$L__BB4_10:
	shl.b64 	%rd64, %rd143, 2;
	mul.lo.s64 	%rd65, %rd64, %rd7;
	min.u64 	%rd15, %rd65, %rd48;
	add.s64 	%rd66, %rd15, %rd64;
	min.u64 	%rd16, %rd66, %rd48;
	mov.u64 	%rd67, 1;
	sub.s64 	%rd68, %rd67, %rd15;
	add.s64 	%rd69, %rd68, %rd16;
	shr.u64 	%rd70, %rd69, 1;
	cvt.u32.u64 	%r4, %rd70;
	setp.eq.s32 	%p8, %r146, %r59;
	setp.ge.u32 	%p9, %r146, %r60;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mul.wide.u32 	%rd73, %r146, 8;
	add.s64 	%rd74, %rd4, %rd73;
	ld.global.u64 	%rd75, [%rd74];
	cvt.u64.u32 	%rd76, %r60;
	mul.lo.s64 	%rd77, %rd76, %rd7;
	add.s64 	%rd78, %rd77, %rd3;
	shl.b64 	%rd79, %rd78, 3;
	add.s64 	%rd80, %rd75, %rd79;
	add.s64 	%rd71, %rd80, 4096;
	cvt.u64.u32 	%rd81, %r61;
	cvt.u64.u32 	%rd82, %r3;
	bfi.b64 	%rd72, %rd81, %rd82, 32, 32;
	st.relaxed.sys.global.u64 [%rd71], %rd72;
$L__BB4_12:
	setp.ge.u32 	%p11, %r146, %r4;
	mov.u16 	%rs33, 0;
	@%p11 bra 	$L__BB4_54;
	shl.b64 	%rd83, %rd7, 2;
	and.b32  	%r85, %r3, 3;
	cvt.u64.u32 	%rd84, %r85;
	or.b64  	%rd85, %rd83, %rd84;
	cvt.u64.u32 	%rd86, %r60;
	mul.lo.s64 	%rd19, %rd85, %rd86;
	add.s64 	%rd87, %rd19, %rd3;
	mul.lo.s64 	%rd88, %rd87, %rd53;
	add.s64 	%rd20, %rd88, %rd54;
	cvt.rn.f32.u32 	%f1, %r60;
$L__BB4_14:
	.pragma "nounroll";
	or.b64  	%rd89, %rd47, %rd46;
	and.b64  	%rd90, %rd89, 7;
	setp.eq.s64 	%p12, %rd90, 0;
	mul.wide.u32 	%rd91, %r146, 2;
	add.s64 	%rd24, %rd91, %rd15;
	add.s64 	%rd92, %rd24, 2;
	setp.le.u64 	%p13, %rd92, %rd16;
	and.pred  	%p1, %p12, %p13;
	@%p1 bra 	$L__BB4_19;
	bra.uni 	$L__BB4_15;
$L__BB4_19:
	cvta.to.global.u64 	%rd98, %rd46;
	shl.b64 	%rd99, %rd24, 2;
	add.s64 	%rd100, %rd98, %rd99;
	ld.global.v2.u32 	{%r90, %r91}, [%rd100];
	st.local.v2.u32 	[%rd1], {%r90, %r91};
	bra.uni 	$L__BB4_20;
$L__BB4_15:
	mov.u32 	%r147, 0;
	st.local.v2.u32 	[%rd1], {%r147, %r147};
$L__BB4_16:
	.pragma "nounroll";
	cvt.u64.u32 	%rd26, %r147;
	add.s64 	%rd27, %rd24, %rd26;
	setp.ge.u64 	%p14, %rd27, %rd16;
	@%p14 bra 	$L__BB4_18;
	cvta.to.global.u64 	%rd93, %rd46;
	shl.b64 	%rd94, %rd27, 2;
	add.s64 	%rd95, %rd93, %rd94;
	ld.global.f32 	%f19, [%rd95];
	shl.b64 	%rd96, %rd26, 2;
	add.s64 	%rd97, %rd1, %rd96;
	st.local.f32 	[%rd97], %f19;
$L__BB4_18:
	cvt.u32.u64 	%r88, %rd26;
	add.s32 	%r89, %r88, 1;
	mov.u32 	%r147, 1;
	setp.lt.u32 	%p15, %r89, 2;
	@%p15 bra 	$L__BB4_16;
$L__BB4_20:
	setp.lt.u32 	%p16, %r60, 2;
	@%p16 bra 	$L__BB4_23;
	mul.wide.u32 	%rd101, %r146, 16;
	add.s64 	%rd28, %rd20, %rd101;
	ld.local.v2.u32 	{%r95, %r96}, [%rd1];
	mov.u32 	%r148, 1;
$L__BB4_22:
	.pragma "nounroll";
	add.s32 	%r100, %r148, %r59;
	rem.u32 	%r101, %r100, %r60;
	mul.wide.u32 	%rd103, %r101, 8;
	add.s64 	%rd104, %rd4, %rd103;
	ld.global.u64 	%rd105, [%rd104];
	add.s64 	%rd102, %rd105, %rd28;
	st.volatile.global.v4.u32 [%rd102], {%r95, %r3, %r96, %r3};
	add.s32 	%r148, %r148, 1;
	setp.lt.u32 	%p17, %r148, %r60;
	@%p17 bra 	$L__BB4_22;
$L__BB4_23:
	setp.eq.s32 	%p18, %r60, 0;
	mov.u16 	%rs33, 0;
	@%p18 bra 	$L__BB4_43;
	ld.param.u64 	%rd141, [words_param_9+48];
	ld.local.v2.u32 	{%r103, %r104}, [%rd1];
	mov.u32 	%r149, 0;
	mul.wide.u32 	%rd106, %r146, 16;
	add.s64 	%rd29, %rd106, %rd141;
	mov.u16 	%rs33, 0;
$L__BB4_25:
	.pragma "nounroll";
	setp.eq.s32 	%p19, %r149, %r59;
	mov.u32 	%r153, %r104;
	mov.u32 	%r154, %r103;
	@%p19 bra 	$L__BB4_35;
	ld.param.u64 	%rd142, [words_param_9+40];
	cvt.u64.u32 	%rd108, %r149;
	add.s64 	%rd109, %rd19, %rd108;
	mul.lo.s64 	%rd110, %rd109, %rd142;
	add.s64 	%rd111, %rd29, %rd110;
	ld.global.u64 	%rd112, [%rd5];
	add.s64 	%rd107, %rd112, %rd111;
	ld.volatile.global.v4.u32 {%r154, %r106, %r153, %r108}, [%rd107];
	setp.eq.s32 	%p20, %r106, %r3;
	setp.eq.s32 	%p21, %r108, %r3;
	and.pred  	%p22, %p21, %p20;
	@%p22 bra 	$L__BB4_33;
	mov.u64 %rd113, %globaltimer;
	ld.volatile.global.v4.u32 {%r154, %r110, %r153, %r112}, [%rd107];
	setp.eq.s32 	%p23, %r110, %r3;
	setp.eq.s32 	%p24, %r112, %r3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB4_33;
	mov.u32 	%r152, 1;
$L__BB4_29:
	and.b32  	%r114, %r152, 63;
	setp.ne.s32 	%p26, %r114, 0;
	@%p26 bra 	$L__BB4_32;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd113;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r28, [retval0+0];
	}
	setp.eq.s32 	%p27, %r28, 0;
	@%p27 bra 	$L__BB4_32;
	bra.uni 	$L__BB4_31;
$L__BB4_32:
	add.s32 	%r152, %r152, 1;
	ld.volatile.global.v4.u32 {%r154, %r116, %r153, %r118}, [%rd107];
	setp.ne.s32 	%p28, %r116, %r3;
	setp.ne.s32 	%p29, %r118, %r3;
	or.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_33;
$L__BB4_31:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r28;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r149;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
$L__BB4_33:
	setp.eq.s32 	%p31, %r74, 0;
	@%p31 bra 	$L__BB4_35;
	ld.volatile.global.v4.u32 {%r154, %r120, %r153, %r122}, [%rd107];
$L__BB4_35:
	setp.eq.s32 	%p32, %r73, 1;
	@%p32 bra 	$L__BB4_40;
	setp.eq.s32 	%p33, %r73, 2;
	@%p33 bra 	$L__BB4_39;
	setp.ne.s32 	%p34, %r73, 3;
	@%p34 bra 	$L__BB4_41;
	setp.eq.s32 	%p35, %r149, 0;
	mov.b32 	%f20, %r154;
	setp.lt.f32 	%p36, %f40, %f20;
	or.pred  	%p37, %p35, %p36;
	selp.f32 	%f40, %f20, %f40, %p37;
	mov.b32 	%f21, %r153;
	setp.lt.f32 	%p38, %f39, %f21;
	or.pred  	%p39, %p35, %p38;
	selp.f32 	%f39, %f21, %f39, %p39;
	bra.uni 	$L__BB4_42;
$L__BB4_40:
	setp.eq.s32 	%p45, %r149, 0;
	mov.b32 	%f24, %r154;
	mul.f32 	%f25, %f40, %f24;
	selp.f32 	%f40, %f24, %f25, %p45;
	mov.b32 	%f26, %r153;
	mul.f32 	%f27, %f39, %f26;
	selp.f32 	%f39, %f26, %f27, %p45;
	bra.uni 	$L__BB4_42;
$L__BB4_39:
	setp.eq.s32 	%p40, %r149, 0;
	mov.b32 	%f22, %r154;
	setp.gt.f32 	%p41, %f40, %f22;
	or.pred  	%p42, %p40, %p41;
	selp.f32 	%f40, %f22, %f40, %p42;
	mov.b32 	%f23, %r153;
	setp.gt.f32 	%p43, %f39, %f23;
	or.pred  	%p44, %p40, %p43;
	selp.f32 	%f39, %f23, %f39, %p44;
	bra.uni 	$L__BB4_42;
$L__BB4_41:
	setp.eq.s32 	%p46, %r149, 0;
	mov.b32 	%f28, %r154;
	add.f32 	%f29, %f40, %f28;
	selp.f32 	%f40, %f28, %f29, %p46;
	mov.b32 	%f30, %r153;
	add.f32 	%f31, %f39, %f30;
	selp.f32 	%f39, %f30, %f31, %p46;
$L__BB4_42:
	add.s32 	%r149, %r149, 1;
	setp.lt.u32 	%p47, %r149, %r60;
	@%p47 bra 	$L__BB4_25;
$L__BB4_43:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p48, %rs22, 0;
	@%p48 bra 	$L__BB4_54;
	setp.eq.s32 	%p49, %r73, 4;
	@%p49 bra 	$L__BB4_46;
	bra.uni 	$L__BB4_45;
$L__BB4_46:
	div.rn.f32 	%f32, %f39, %f1;
	div.rn.f32 	%f33, %f40, %f1;
	st.local.v2.f32 	[%rd2], {%f33, %f32};
	mov.b32 	%r158, %f32;
	mov.b32 	%r157, %f33;
	bra.uni 	$L__BB4_47;
$L__BB4_45:
	st.local.v2.f32 	[%rd2], {%f40, %f39};
	mov.b32 	%r158, %f39;
	mov.b32 	%r157, %f40;
$L__BB4_47:
	@%p1 bra 	$L__BB4_52;
	bra.uni 	$L__BB4_48;
$L__BB4_52:
	cvta.to.global.u64 	%rd122, %rd47;
	shl.b64 	%rd123, %rd24, 2;
	add.s64 	%rd124, %rd122, %rd123;
	st.global.v2.u32 	[%rd124], {%r157, %r158};
	bra.uni 	$L__BB4_53;
$L__BB4_48:
	mov.u32 	%r159, 0;
$L__BB4_49:
	.pragma "nounroll";
	cvt.u64.u32 	%rd33, %r159;
	add.s64 	%rd34, %rd24, %rd33;
	setp.ge.u64 	%p50, %rd34, %rd16;
	@%p50 bra 	$L__BB4_51;
	shl.b64 	%rd117, %rd33, 2;
	add.s64 	%rd118, %rd2, %rd117;
	ld.local.f32 	%f34, [%rd118];
	cvta.to.global.u64 	%rd119, %rd47;
	shl.b64 	%rd120, %rd34, 2;
	add.s64 	%rd121, %rd119, %rd120;
	st.global.f32 	[%rd121], %f34;
$L__BB4_51:
	cvt.u32.u64 	%r125, %rd33;
	add.s32 	%r126, %r125, 1;
	mov.u32 	%r159, 1;
	setp.lt.u32 	%p51, %r126, 2;
	@%p51 bra 	$L__BB4_49;
$L__BB4_53:
	mov.u32 	%r127, %ntid.x;
	add.s32 	%r146, %r146, %r127;
	setp.lt.u32 	%p52, %r146, %r4;
	mov.u16 	%rs33, 0;
	@%p52 bra 	$L__BB4_14;
$L__BB4_54:
	mov.u32 	%r128, %tid.x;
	setp.eq.s32 	%p53, %r128, %r59;
	setp.ge.u32 	%p54, %r128, %r60;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p55, %rs24, 0;
	or.pred  	%p56, %p54, %p55;
	or.pred  	%p57, %p53, %p56;
	@%p57 bra 	$L__BB4_64;
	mov.u32 	%r145, %ctaid.x;
	ld.global.u64 	%rd127, [%rd5];
	mul.wide.u32 	%rd128, %r60, %r145;
	cvt.u64.u32 	%rd129, %r128;
	add.s64 	%rd130, %rd128, %rd129;
	shl.b64 	%rd131, %rd130, 3;
	add.s64 	%rd132, %rd127, %rd131;
	add.s64 	%rd35, %rd132, 4096;
	ld.acquire.sys.global.u64 %rd144, [%rd35];
	cvt.u32.u64 	%r161, %rd144;
	sub.s32 	%r131, %r161, %r3;
	setp.gt.s32 	%p58, %r131, -1;
	@%p58 bra 	$L__BB4_61;
	mov.u64 %rd133, %globaltimer;
	mov.u32 	%r160, 1;
$L__BB4_57:
	and.b32  	%r133, %r160, 63;
	setp.ne.s32 	%p59, %r133, 0;
	@%p59 bra 	$L__BB4_60;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd133;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r54, [retval0+0];
	}
	setp.eq.s32 	%p60, %r54, 0;
	@%p60 bra 	$L__BB4_60;
	bra.uni 	$L__BB4_59;
$L__BB4_60:
	ld.acquire.sys.global.u64 %rd144, [%rd35];
	cvt.u32.u64 	%r161, %rd144;
	sub.s32 	%r135, %r161, %r3;
	setp.lt.s32 	%p61, %r135, 0;
	add.s32 	%r160, %r160, 1;
	@%p61 bra 	$L__BB4_57;
$L__BB4_61:
	setp.ne.s32 	%p62, %r3, %r161;
	mov.u16 	%rs33, 0;
	@%p62 bra 	$L__BB4_64;
	shr.u64 	%rd136, %rd144, 32;
	cvt.u32.u64 	%r58, %rd136;
	setp.eq.s32 	%p63, %r58, %r61;
	@%p63 bra 	$L__BB4_64;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r128;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r58;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
	bra.uni 	$L__BB4_64;
$L__BB4_59:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd43;
	st.param.b64 	[param0+8], %rd44;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd45;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r54;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r128;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
$L__BB4_64:
	cvt.u32.u16 	%r137, %rs33;
	cvt.s32.s8 	%r138, %r137;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r138, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r139, 1, 0, %p2;
	}
	or.b32  	%r141, %r139, %r128;
	setp.ne.s32 	%p64, %r141, 0;
	@%p64 bra 	$L__BB4_66;
	mov.u32 	%r144, %ctaid.x;
	mul.wide.u32 	%rd140, %r144, 4;
	ld.global.u64 	%rd137, [%rd5];
	add.s64 	%rd139, %rd137, %rd140;
	add.s32 	%r143, %r1, 1;
	st.u32 	[%rd139+64], %r143;
$L__BB4_66:
	ret;
}
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_1
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<10>;
	ld.param.v2.u32 	{%r9, %r10}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_0+16];
	ld.param.u64 	%rd4, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_1];
	ld.param.u64 	%rd3, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_0+32];
	ld.param.u64 	%rd2, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_0+8];
	ld.param.u64 	%rd1, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396isOverENS0_7MeetingEl_param_0];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_723951_GLOBAL__N__00000000_13_collective_cu_43363f94_72396giveUpENS0_7MeetingEjjj_param_0];
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
