// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_2
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_1
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_3
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
	add.s64 	%rd56, %rd45, 1;
	shr.u64 	%rd57, %rd56, 1;
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
	shl.b64 	%rd60, %rd155, 1;
	mov.u32 	%r99, 1;
	mul.lo.s64 	%rd61, %rd60, %rd3;
	min.u64 	%rd12, %rd61, %rd45;
	add.s64 	%rd62, %rd12, %rd60;
	min.u64 	%rd13, %rd62, %rd45;
	shr.u64 	%rd14, %rd48, 3;
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
	shl.b64 	%rd87, %rd86, 3;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
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
	shl.b64 	%rd137, %rd136, 3;
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
	shl.b64 	%rd146, %rd145, 3;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm,
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
	shl.b64 	%rd138, %rd33, 3;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj,
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<48>;
	.reg .f64 	%fd<2>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_0];
	ld.param.u64 	%rd20, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_1];
	ld.param.u64 	%rd21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd50, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 1;
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
	and.b64  	%rd50, %rd21, -2;
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
	shl.b64 	%rd44, %rd51, 3;
	add.s64 	%rd45, %rd20, %rd44;
	ld.f64 	%fd1, [%rd45];
	add.s64 	%rd46, %rd19, %rd44;
	st.f64 	[%rd46], %fd1;
	add.s64 	%rd51, %rd51, %rd16;
	setp.lt.u64 	%p8, %rd51, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<49>;
	.reg .b32 	%r<32>;
	.reg .f64 	%fd<81>;
	.reg .b64 	%rd<108>;
	ld.param.u64 	%rd49, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_0];
	ld.param.u64 	%rd50, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_1];
	ld.param.u64 	%rd48, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_2];
	ld.param.u32 	%r14, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_3];
	ld.param.u32 	%r15, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd49;
	and.b64  	%rd2, %rd49, 15;
	cvta.to.local.u64 	%rd3, %rd50;
	setp.eq.s32 	%p1, %r14, 0;
	@%p1 bra 	$L__BB2_53;
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd97, 0;
	@%p2 bra 	$L__BB2_32;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd53, %rd4, 15;
	setp.ne.s64 	%p3, %rd53, 0;
	@%p3 bra 	$L__BB2_32;
	shr.u64 	%rd5, %rd48, 1;
	mov.u32 	%r16, %tid.x;
	cvt.u64.u32 	%rd95, %r16;
	setp.le.u64 	%p4, %rd5, %rd95;
	@%p4 bra 	$L__BB2_31;
	cvt.rn.f64.u32 	%fd1, %r15;
	mov.u32 	%r17, %ntid.x;
	cvt.u64.u32 	%rd7, %r17;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r15, 0;
	@%p5 bra 	$L__BB2_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r28, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.f64 	%fd5, %fd63;
	mov.f64 	%fd4, %fd64;
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
	ld.v2.f64 	{%fd63, %fd64}, [%rd59];
	setp.eq.s32 	%p7, %r28, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r14, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r14, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r14, 3;
	@%p10 bra 	$L__BB2_16;
	setp.lt.f64 	%p11, %fd5, %fd63;
	selp.f64 	%fd63, %fd63, %fd5, %p11;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.f64 	%fd63, %fd5, %fd63;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	setp.gt.f64 	%p12, %fd5, %fd63;
	selp.f64 	%fd63, %fd63, %fd5, %p12;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.f64 	%fd63, %fd5, %fd63;
$L__BB2_17:
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p14, %r14, 1;
	@%p14 bra 	$L__BB2_23;
	setp.eq.s32 	%p15, %r14, 2;
	@%p15 bra 	$L__BB2_22;
	setp.ne.s32 	%p16, %r14, 3;
	@%p16 bra 	$L__BB2_24;
	setp.lt.f64 	%p17, %fd4, %fd64;
	selp.f64 	%fd64, %fd64, %fd4, %p17;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.f64 	%fd64, %fd4, %fd64;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	setp.gt.f64 	%p18, %fd4, %fd64;
	selp.f64 	%fd64, %fd64, %fd4, %p18;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.f64 	%fd64, %fd4, %fd64;
$L__BB2_25:
	add.s32 	%r28, %r28, 1;
	setp.lt.u32 	%p19, %r28, %r15;
	@%p19 bra 	$L__BB2_7;
$L__BB2_26:
	setp.ne.s32 	%p20, %r14, 4;
	mov.f64 	%fd67, %fd63;
	@%p20 bra 	$L__BB2_28;
	div.rn.f64 	%fd67, %fd63, %fd1;
$L__BB2_28:
	mov.f64 	%fd68, %fd64;
	@%p20 bra 	$L__BB2_30;
	div.rn.f64 	%fd68, %fd64, %fd1;
$L__BB2_30:
	shl.b64 	%rd60, %rd95, 4;
	add.s64 	%rd61, %rd1, %rd60;
	st.global.v2.f64 	[%rd61], {%fd67, %fd68};
	add.s64 	%rd95, %rd95, %rd7;
	setp.lt.u64 	%p22, %rd95, %rd5;
	@%p22 bra 	$L__BB2_5;
$L__BB2_31:
	and.b64  	%rd97, %rd48, -2;
$L__BB2_32:
	mov.u32 	%r19, %tid.x;
	cvt.u64.u32 	%rd62, %r19;
	add.s64 	%rd98, %rd97, %rd62;
	setp.ge.u64 	%p23, %rd98, %rd48;
	@%p23 bra 	$L__BB2_76;
	cvt.rn.f64.u32 	%fd24, %r15;
	mov.u32 	%r20, %ntid.x;
	cvt.u64.u32 	%rd16, %r20;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB2_34:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, 0;
	@%p24 bra 	$L__BB2_36;
	ld.local.u64 	%rd99, [%rd3+8];
	bra.uni 	$L__BB2_37;
$L__BB2_36:
	ld.local.u64 	%rd99, [%rd3];
$L__BB2_37:
	shl.b64 	%rd63, %rd98, 3;
	add.s64 	%rd64, %rd99, %rd63;
	ld.f64 	%fd70, [%rd64];
	setp.lt.u32 	%p25, %r15, 2;
	@%p25 bra 	$L__BB2_50;
	mov.u32 	%r29, 1;
$L__BB2_39:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r4, %r29;
	@%p26 bra 	$L__BB2_41;
	bra.uni 	$L__BB2_40;
$L__BB2_41:
	ld.local.u64 	%rd100, [%rd3];
	bra.uni 	$L__BB2_42;
$L__BB2_40:
	ld.local.u64 	%rd65, [%rd3+16];
	cvt.u64.u32 	%rd66, %r29;
	mul.lo.s64 	%rd67, %rd65, %rd66;
	ld.local.u64 	%rd68, [%rd3+8];
	add.s64 	%rd100, %rd68, %rd67;
$L__BB2_42:
	add.s64 	%rd70, %rd100, %rd63;
	ld.f64 	%fd27, [%rd70];
	setp.eq.s32 	%p27, %r14, 1;
	@%p27 bra 	$L__BB2_47;
	setp.eq.s32 	%p28, %r14, 2;
	@%p28 bra 	$L__BB2_46;
	setp.ne.s32 	%p29, %r14, 3;
	@%p29 bra 	$L__BB2_48;
	setp.gt.f64 	%p30, %fd27, %fd70;
	selp.f64 	%fd70, %fd27, %fd70, %p30;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.f64 	%fd70, %fd70, %fd27;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	setp.lt.f64 	%p31, %fd27, %fd70;
	selp.f64 	%fd70, %fd27, %fd70, %p31;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.f64 	%fd70, %fd70, %fd27;
$L__BB2_49:
	add.s32 	%r29, %r29, 1;
	setp.lt.u32 	%p32, %r29, %r15;
	@%p32 bra 	$L__BB2_39;
$L__BB2_50:
	setp.ne.s32 	%p33, %r14, 4;
	@%p33 bra 	$L__BB2_52;
	div.rn.f64 	%fd70, %fd70, %fd24;
$L__BB2_52:
	add.s64 	%rd72, %rd1, %rd63;
	st.global.f64 	[%rd72], %fd70;
	add.s64 	%rd98, %rd98, %rd16;
	setp.lt.u64 	%p34, %rd98, %rd48;
	@%p34 bra 	$L__BB2_34;
	bra.uni 	$L__BB2_76;
$L__BB2_53:
	setp.ne.s64 	%p35, %rd2, 0;
	mov.u64 	%rd103, 0;
	@%p35 bra 	$L__BB2_64;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd75, %rd25, 15;
	setp.ne.s64 	%p36, %rd75, 0;
	@%p36 bra 	$L__BB2_64;
	shr.u64 	%rd26, %rd48, 1;
	mov.u32 	%r22, %tid.x;
	cvt.u64.u32 	%rd101, %r22;
	setp.le.u64 	%p37, %rd26, %rd101;
	@%p37 bra 	$L__BB2_63;
	mov.u32 	%r23, %ntid.x;
	cvt.u64.u32 	%rd28, %r23;
$L__BB2_57:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r15, 0;
	@%p38 bra 	$L__BB2_62;
	ld.local.u32 	%r7, [%rd3+24];
	mov.u32 	%r30, 0;
$L__BB2_59:
	.pragma "nounroll";
	setp.eq.s32 	%p39, %r7, %r30;
	mov.u64 	%rd102, %rd25;
	@%p39 bra 	$L__BB2_61;
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r30;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd102, %rd79, %rd78;
$L__BB2_61:
	shl.b64 	%rd80, %rd101, 4;
	add.s64 	%rd81, %rd102, %rd80;
	ld.v2.f64 	{%fd52, %fd53}, [%rd81];
	add.f64 	%fd56, %fd78, %fd52;
	setp.eq.s32 	%p40, %r30, 0;
	selp.f64 	%fd78, %fd52, %fd56, %p40;
	add.f64 	%fd57, %fd77, %fd53;
	selp.f64 	%fd77, %fd53, %fd57, %p40;
	add.s32 	%r30, %r30, 1;
	setp.lt.u32 	%p41, %r30, %r15;
	@%p41 bra 	$L__BB2_59;
$L__BB2_62:
	shl.b64 	%rd82, %rd101, 4;
	add.s64 	%rd83, %rd1, %rd82;
	st.global.v2.f64 	[%rd83], {%fd78, %fd77};
	add.s64 	%rd101, %rd101, %rd28;
	setp.lt.u64 	%p42, %rd101, %rd26;
	@%p42 bra 	$L__BB2_57;
$L__BB2_63:
	and.b64  	%rd103, %rd48, -2;
$L__BB2_64:
	mov.u32 	%r25, %tid.x;
	cvt.u64.u32 	%rd84, %r25;
	add.s64 	%rd104, %rd103, %rd84;
	setp.ge.u64 	%p43, %rd104, %rd48;
	@%p43 bra 	$L__BB2_76;
	mov.u32 	%r26, %ntid.x;
	cvt.u64.u32 	%rd37, %r26;
	ld.local.u32 	%r10, [%rd3+24];
	neg.s32 	%r11, %r10;
$L__BB2_66:
	.pragma "nounroll";
	setp.eq.s32 	%p44, %r10, 0;
	@%p44 bra 	$L__BB2_68;
	ld.local.u64 	%rd105, [%rd3+8];
	bra.uni 	$L__BB2_69;
$L__BB2_68:
	ld.local.u64 	%rd105, [%rd3];
$L__BB2_69:
	shl.b64 	%rd85, %rd104, 3;
	add.s64 	%rd86, %rd105, %rd85;
	ld.f64 	%fd80, [%rd86];
	setp.lt.u32 	%p45, %r15, 2;
	@%p45 bra 	$L__BB2_75;
	mov.u64 	%rd106, 1;
	mov.u32 	%r31, %r11;
$L__BB2_71:
	.pragma "nounroll";
	setp.eq.s32 	%p46, %r31, -1;
	@%p46 bra 	$L__BB2_73;
	ld.local.u64 	%rd88, [%rd3+16];
	mul.lo.s64 	%rd89, %rd88, %rd106;
	ld.local.u64 	%rd90, [%rd3+8];
	add.s64 	%rd107, %rd90, %rd89;
	bra.uni 	$L__BB2_74;
$L__BB2_73:
	ld.local.u64 	%rd107, [%rd3];
$L__BB2_74:
	add.s64 	%rd92, %rd107, %rd85;
	ld.f64 	%fd58, [%rd92];
	add.f64 	%fd80, %fd80, %fd58;
	add.s64 	%rd106, %rd106, 1;
	cvt.u32.u64 	%r27, %rd106;
	add.s32 	%r31, %r31, 1;
	setp.lt.u32 	%p47, %r27, %r15;
	@%p47 bra 	$L__BB2_71;
$L__BB2_75:
	add.s64 	%rd94, %rd1, %rd85;
	st.global.f64 	[%rd94], %fd80;
	add.s64 	%rd104, %rd104, %rd37;
	setp.lt.u64 	%p48, %rd104, %rd48;
	@%p48 bra 	$L__BB2_66;
$L__BB2_76:
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
	add.s64 	%rd58, %rd48, 1;
	shr.u64 	%rd59, %rd58, 1;
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
	shl.b64 	%rd62, %rd194, 1;
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
	shr.u64 	%rd66, %rd51, 3;
	mul.lo.s64 	%rd67, %rd66, %rd65;
	sub.s64 	%rd68, %rd15, %rd195;
	min.u64 	%rd21, %rd67, %rd68;
	add.s64 	%rd69, %rd21, 1;
	shr.u64 	%rd70, %rd69, 1;
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
	shl.b64 	%rd26, %rd196, 1;
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
	shl.b64 	%rd89, %rd88, 3;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
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
	shl.b64 	%rd133, %rd132, 3;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886reduceEPdRKNS0_5PartsEmjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
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
	shl.b64 	%rd185, %rd184, 3;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72884copyEPdPKdm,
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
	.reg .pred 	%p<54>;
	.reg .b16 	%rs<36>;
	.reg .b32 	%r<132>;
	.reg .f64 	%fd<29>;
	.reg .b64 	%rd<142>;
	ld.param.u64 	%rd34, [words_param_0];
	ld.param.u64 	%rd35, [words_param_1];
	ld.param.u32 	%r43, [words_param_2];
	ld.param.u32 	%r44, [words_param_3];
	ld.param.u32 	%r45, [words_param_4];
	ld.param.u32 	%r46, [words_param_5];
	ld.param.u64 	%rd36, [words_param_6];
	ld.param.u64 	%rd37, [words_param_7];
	ld.param.u64 	%rd38, [words_param_8];
	ld.param.v2.u32 	{%r57, %r58}, [words_param_9+72];
	ld.param.u64 	%rd45, [words_param_9+48];
	ld.param.u64 	%rd44, [words_param_9+40];
	ld.param.u64 	%rd39, [words_param_9];
	cvt.u64.u32 	%rd1, %r43;
	cvta.to.global.u64 	%rd2, %rd34;
	mul.wide.u32 	%rd46, %r43, 8;
	add.s64 	%rd47, %rd2, %rd46;
	ld.global.u64 	%rd3, [%rd47];
	mov.u32 	%r59, %ctaid.x;
	mul.wide.u32 	%rd48, %r59, 4;
	add.s64 	%rd49, %rd3, %rd48;
	cvt.u64.u32 	%rd4, %r59;
	ld.u32 	%r1, [%rd49+64];
	mov.u32 	%r123, %tid.x;
	setp.ne.s32 	%p2, %r123, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.u32 	%r60, [%rd3];
	setp.ne.s32 	%p3, %r60, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd5, %rd35;
	ld.volatile.global.u32 	%r61, [%rd5+4];
	setp.ne.s32 	%p5, %r61, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd5+8], %r46;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r62, 4;
	st.global.u32 	[%rd5+4], %r62;
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
	@%p6 bra 	$L__BB4_62;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd50, %rd39, 1;
	shr.u64 	%rd51, %rd50, 1;
	mov.u32 	%r65, %nctaid.x;
	cvt.u64.u32 	%rd7, %r65;
	add.s64 	%rd52, %rd7, %rd51;
	add.s64 	%rd8, %rd52, -1;
	and.b64  	%rd53, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd53, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd140, %rd8, %rd7;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r66, %rd7;
	cvt.u32.u64 	%r67, %rd8;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd140, %r68;
$L__BB4_10:
	shl.b64 	%rd54, %rd140, 1;
	mul.lo.s64 	%rd55, %rd54, %rd4;
	min.u64 	%rd12, %rd55, %rd39;
	add.s64 	%rd56, %rd12, %rd54;
	min.u64 	%rd13, %rd56, %rd39;
	setp.eq.s32 	%p8, %r123, %r43;
	setp.ge.u32 	%p9, %r123, %r44;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mul.wide.u32 	%rd59, %r123, 8;
	add.s64 	%rd60, %rd2, %rd59;
	ld.global.u64 	%rd61, [%rd60];
	cvt.u64.u32 	%rd62, %r44;
	mul.lo.s64 	%rd63, %rd62, %rd4;
	add.s64 	%rd64, %rd63, %rd1;
	shl.b64 	%rd65, %rd64, 3;
	add.s64 	%rd66, %rd61, %rd65;
	add.s64 	%rd57, %rd66, 4096;
	cvt.u64.u32 	%rd67, %r45;
	cvt.u64.u32 	%rd68, %r3;
	bfi.b64 	%rd58, %rd67, %rd68, 32, 32;
	st.relaxed.sys.global.u64 [%rd57], %rd58;
$L__BB4_12:
	sub.s64 	%rd69, %rd13, %rd12;
	cvt.u32.u64 	%r69, %rd69;
	setp.ge.u32 	%p11, %r123, %r69;
	mov.u16 	%rs33, 0;
	@%p11 bra 	$L__BB4_50;
	cvt.rn.f64.u32 	%fd1, %r44;
	or.b64  	%rd70, %rd38, %rd37;
	and.b64  	%rd71, %rd70, 7;
	cvta.to.global.u64 	%rd74, %rd37;
$L__BB4_14:
	.pragma "nounroll";
	setp.eq.s64 	%p12, %rd71, 0;
	cvt.u64.u32 	%rd72, %r123;
	add.s64 	%rd19, %rd12, %rd72;
	add.s64 	%rd73, %rd19, 1;
	setp.le.u64 	%p13, %rd73, %rd13;
	and.pred  	%p1, %p12, %p13;
	shl.b64 	%rd75, %rd19, 3;
	add.s64 	%rd20, %rd74, %rd75;
	@%p1 bra 	$L__BB4_17;
	bra.uni 	$L__BB4_15;
$L__BB4_17:
	ld.global.v2.u32 	{%r124, %r125}, [%rd20];
	bra.uni 	$L__BB4_18;
$L__BB4_15:
	setp.ge.u64 	%p14, %rd19, %rd13;
	mov.u32 	%r124, 0;
	mov.u32 	%r125, %r124;
	@%p14 bra 	$L__BB4_18;
	ld.global.v2.u32 	{%r124, %r125}, [%rd20];
$L__BB4_18:
	setp.lt.u32 	%p15, %r44, 2;
	@%p15 bra 	$L__BB4_21;
	mul.wide.u32 	%rd76, %r123, 16;
	and.b32  	%r78, %r3, 3;
	cvt.u64.u32 	%rd78, %r78;
	or.b64  	%rd79, %rd48, %rd78;
	cvt.u64.u32 	%rd80, %r44;
	mul.lo.s64 	%rd81, %rd79, %rd80;
	add.s64 	%rd83, %rd81, %rd1;
	mul.lo.s64 	%rd84, %rd83, %rd44;
	add.s64 	%rd85, %rd84, %rd45;
	add.s64 	%rd21, %rd85, %rd76;
	mov.u32 	%r127, 1;
	add.s32 	%r126, %r43, 1;
$L__BB4_20:
	.pragma "nounroll";
	rem.u32 	%r82, %r126, %r44;
	mul.wide.u32 	%rd87, %r82, 8;
	add.s64 	%rd88, %rd2, %rd87;
	ld.global.u64 	%rd89, [%rd88];
	add.s64 	%rd86, %rd89, %rd21;
	st.volatile.global.v4.u32 [%rd86], {%r124, %r3, %r125, %r3};
	add.s32 	%r126, %r126, 1;
	add.s32 	%r127, %r127, 1;
	setp.lt.u32 	%p16, %r127, %r44;
	@%p16 bra 	$L__BB4_20;
$L__BB4_21:
	setp.eq.s32 	%p17, %r44, 0;
	mov.u16 	%rs33, 0;
	@%p17 bra 	$L__BB4_42;
	mov.b64 	%rd90, {%r124, %r125};
	mov.b64 	%fd3, %rd90;
	mov.u16 	%rs33, 0;
	mov.u32 	%r128, 0;
$L__BB4_23:
	.pragma "nounroll";
	mov.f64 	%fd4, %fd24;
	setp.eq.s32 	%p18, %r128, %r43;
	mov.f64 	%fd24, %fd3;
	@%p18 bra 	$L__BB4_33;
	cvt.u64.u32 	%rd92, %r128;
	and.b32  	%r89, %r3, 3;
	cvt.u64.u32 	%rd94, %r89;
	or.b64  	%rd95, %rd48, %rd94;
	cvt.u64.u32 	%rd96, %r44;
	mul.lo.s64 	%rd97, %rd95, %rd96;
	add.s64 	%rd98, %rd97, %rd92;
	mul.lo.s64 	%rd102, %rd98, %rd44;
	mul.wide.u32 	%rd103, %r123, 16;
	add.s64 	%rd104, %rd103, %rd45;
	add.s64 	%rd105, %rd104, %rd102;
	ld.global.u64 	%rd106, [%rd47];
	add.s64 	%rd91, %rd106, %rd105;
	ld.volatile.global.v4.u32 {%r84, %r85, %r86, %r87}, [%rd91];
	mov.b64 	%rd107, {%r84, %r86};
	mov.b64 	%fd24, %rd107;
	setp.eq.s32 	%p19, %r85, %r3;
	setp.eq.s32 	%p20, %r87, %r3;
	and.pred  	%p21, %p20, %p19;
	@%p21 bra 	$L__BB4_31;
	mov.u64 %rd108, %globaltimer;
	ld.volatile.global.v4.u32 {%r90, %r91, %r92, %r93}, [%rd91];
	mov.b64 	%rd110, {%r90, %r92};
	mov.b64 	%fd24, %rd110;
	setp.eq.s32 	%p22, %r91, %r3;
	setp.eq.s32 	%p23, %r93, %r3;
	and.pred  	%p24, %p23, %p22;
	@%p24 bra 	$L__BB4_31;
	mov.u32 	%r129, 1;
$L__BB4_27:
	and.b32  	%r95, %r129, 63;
	setp.ne.s32 	%p25, %r95, 0;
	@%p25 bra 	$L__BB4_30;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd34;
	st.param.b64 	[param0+8], %rd35;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd36;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd108;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r27, [retval0+0];
	}
	setp.eq.s32 	%p26, %r27, 0;
	@%p26 bra 	$L__BB4_30;
	bra.uni 	$L__BB4_29;
$L__BB4_30:
	add.s32 	%r129, %r129, 1;
	ld.volatile.global.v4.u32 {%r96, %r97, %r98, %r99}, [%rd91];
	mov.b64 	%rd112, {%r96, %r98};
	mov.b64 	%fd24, %rd112;
	setp.ne.s32 	%p27, %r97, %r3;
	setp.ne.s32 	%p28, %r99, %r3;
	or.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB4_27;
	bra.uni 	$L__BB4_31;
$L__BB4_29:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd34;
	st.param.b64 	[param0+8], %rd35;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd36;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r27;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r128;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
$L__BB4_31:
	setp.eq.s32 	%p30, %r58, 0;
	@%p30 bra 	$L__BB4_33;
	ld.volatile.global.v4.u32 {%r100, %r101, %r102, %r103}, [%rd91];
	mov.b64 	%rd114, {%r100, %r102};
	mov.b64 	%fd24, %rd114;
$L__BB4_33:
	setp.eq.s32 	%p31, %r128, 0;
	@%p31 bra 	$L__BB4_41;
	setp.eq.s32 	%p32, %r57, 1;
	@%p32 bra 	$L__BB4_39;
	setp.eq.s32 	%p33, %r57, 2;
	@%p33 bra 	$L__BB4_38;
	setp.ne.s32 	%p34, %r57, 3;
	@%p34 bra 	$L__BB4_40;
	setp.gt.f64 	%p35, %fd24, %fd4;
	selp.f64 	%fd24, %fd24, %fd4, %p35;
	bra.uni 	$L__BB4_41;
$L__BB4_39:
	mul.f64 	%fd24, %fd4, %fd24;
	bra.uni 	$L__BB4_41;
$L__BB4_38:
	setp.lt.f64 	%p36, %fd24, %fd4;
	selp.f64 	%fd24, %fd24, %fd4, %p36;
	bra.uni 	$L__BB4_41;
$L__BB4_40:
	add.f64 	%fd24, %fd4, %fd24;
$L__BB4_41:
	add.s32 	%r128, %r128, 1;
	setp.lt.u32 	%p37, %r128, %r44;
	@%p37 bra 	$L__BB4_23;
$L__BB4_42:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p38, %rs22, 0;
	@%p38 bra 	$L__BB4_50;
	setp.ne.s32 	%p39, %r57, 4;
	mov.f64 	%fd28, %fd24;
	@%p39 bra 	$L__BB4_45;
	div.rn.f64 	%fd28, %fd24, %fd1;
$L__BB4_45:
	ld.param.u64 	%rd139, [words_param_8];
	cvta.to.global.u64 	%rd115, %rd139;
	add.s64 	%rd25, %rd115, %rd75;
	@%p1 bra 	$L__BB4_48;
	bra.uni 	$L__BB4_46;
$L__BB4_48:
	st.global.f64 	[%rd25], %fd28;
	bra.uni 	$L__BB4_49;
$L__BB4_46:
	setp.ge.u64 	%p40, %rd19, %rd13;
	@%p40 bra 	$L__BB4_49;
	st.global.f64 	[%rd25], %fd28;
$L__BB4_49:
	mov.u32 	%r104, %ntid.x;
	add.s32 	%r123, %r123, %r104;
	setp.lt.u32 	%p41, %r123, %r69;
	mov.u16 	%rs33, 0;
	@%p41 bra 	$L__BB4_14;
$L__BB4_50:
	mov.u32 	%r106, %tid.x;
	setp.eq.s32 	%p42, %r106, %r43;
	setp.ge.u32 	%p43, %r106, %r44;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p44, %rs24, 0;
	or.pred  	%p45, %p43, %p44;
	or.pred  	%p46, %p42, %p45;
	@%p46 bra 	$L__BB4_60;
	mov.u32 	%r122, %ctaid.x;
	ld.global.u64 	%rd123, [%rd47];
	mul.wide.u32 	%rd124, %r44, %r122;
	cvt.u64.u32 	%rd125, %r106;
	add.s64 	%rd126, %rd124, %rd125;
	shl.b64 	%rd127, %rd126, 3;
	add.s64 	%rd128, %rd123, %rd127;
	add.s64 	%rd26, %rd128, 4096;
	ld.acquire.sys.global.u64 %rd141, [%rd26];
	cvt.u32.u64 	%r131, %rd141;
	sub.s32 	%r109, %r131, %r3;
	setp.gt.s32 	%p47, %r109, -1;
	@%p47 bra 	$L__BB4_57;
	mov.u64 %rd129, %globaltimer;
	mov.u32 	%r130, 1;
$L__BB4_53:
	and.b32  	%r111, %r130, 63;
	setp.ne.s32 	%p48, %r111, 0;
	@%p48 bra 	$L__BB4_56;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd34;
	st.param.b64 	[param0+8], %rd35;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd36;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd129;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r38, [retval0+0];
	}
	setp.eq.s32 	%p49, %r38, 0;
	@%p49 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_55;
$L__BB4_56:
	ld.acquire.sys.global.u64 %rd141, [%rd26];
	cvt.u32.u64 	%r131, %rd141;
	sub.s32 	%r113, %r131, %r3;
	setp.lt.s32 	%p50, %r113, 0;
	add.s32 	%r130, %r130, 1;
	@%p50 bra 	$L__BB4_53;
$L__BB4_57:
	setp.ne.s32 	%p51, %r3, %r131;
	mov.u16 	%rs33, 0;
	@%p51 bra 	$L__BB4_60;
	shr.u64 	%rd132, %rd141, 32;
	cvt.u32.u64 	%r42, %rd132;
	setp.eq.s32 	%p52, %r42, %r45;
	@%p52 bra 	$L__BB4_60;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd34;
	st.param.b64 	[param0+8], %rd35;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd36;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r42;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
	bra.uni 	$L__BB4_60;
$L__BB4_55:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd34;
	st.param.b64 	[param0+8], %rd35;
	st.param.v2.b32 	[param0+16], {%r43, %r44};
	st.param.v2.b32 	[param0+24], {%r45, %r46};
	st.param.b64 	[param0+32], %rd36;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r38;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
$L__BB4_60:
	cvt.u32.u16 	%r115, %rs33;
	cvt.s32.s8 	%r116, %r115;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r116, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r117, 1, 0, %p2;
	}
	or.b32  	%r119, %r117, %r106;
	setp.ne.s32 	%p53, %r119, 0;
	@%p53 bra 	$L__BB4_62;
	ld.global.u64 	%rd136, [%rd47];
	add.s64 	%rd138, %rd136, %rd48;
	add.s32 	%r121, %r1, 1;
	st.u32 	[%rd138+64], %r121;
$L__BB4_62:
	ret;
}
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_1
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<10>;
	ld.param.v2.u32 	{%r9, %r10}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_0+16];
	ld.param.u64 	%rd4, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_1];
	ld.param.u64 	%rd3, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_0+32];
	ld.param.u64 	%rd2, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_0+8];
	ld.param.u64 	%rd1, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886isOverENS0_7MeetingEl_param_0];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_728851_GLOBAL__N__00000000_13_collective_cu_43363f94_72886giveUpENS0_7MeetingEjjj_param_0];
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
