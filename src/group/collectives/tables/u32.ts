// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_2
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_1
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_3
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj,
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<49>;
	.reg .b64 	%rd<52>;
	ld.param.u64 	%rd19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_0];
	ld.param.u64 	%rd20, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_1];
	ld.param.u64 	%rd21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm_param_2];
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
	ld.u32 	%r48, [%rd45];
	add.s64 	%rd46, %rd19, %rd44;
	st.u32 	[%rd46], %r48;
	add.s64 	%rd51, %rd51, %rd16;
	setp.lt.u64 	%p8, %rd51, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<58>;
	.reg .b32 	%r<71>;
	.reg .b64 	%rd<244>;
	ld.param.u64 	%rd131, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_0];
	ld.param.u64 	%rd132, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_1];
	ld.param.u64 	%rd130, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd131;
	and.b64  	%rd2, %rd131, 15;
	cvta.to.local.u64 	%rd3, %rd132;
	setp.eq.s32 	%p1, %r18, 0;
	@%p1 bra 	$L__BB2_83;
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd215, 0;
	@%p2 bra 	$L__BB2_60;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd135, %rd4, 15;
	setp.ne.s64 	%p3, %rd135, 0;
	@%p3 bra 	$L__BB2_60;
	shr.u64 	%rd5, %rd130, 2;
	mov.u32 	%r20, %tid.x;
	cvt.u64.u32 	%rd197, %r20;
	setp.le.u64 	%p4, %rd5, %rd197;
	@%p4 bra 	$L__BB2_59;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r21, %ntid.x;
	cvt.u64.u32 	%rd8, %r21;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB2_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r67, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd17, %rd206;
	mov.u64 	%rd16, %rd205;
	mov.u64 	%rd15, %rd204;
	mov.u64 	%rd14, %rd203;
	setp.eq.s32 	%p6, %r1, %r67;
	mov.u64 	%rd202, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd137, [%rd3+16];
	cvt.u64.u32 	%rd138, %r67;
	mul.lo.s64 	%rd139, %rd137, %rd138;
	ld.local.u64 	%rd140, [%rd3+8];
	add.s64 	%rd202, %rd140, %rd139;
$L__BB2_9:
	shl.b64 	%rd141, %rd197, 4;
	add.s64 	%rd142, %rd202, %rd141;
	ld.v4.u32 	{%r23, %r24, %r25, %r26}, [%rd142];
	cvt.u64.u32 	%rd203, %r23;
	setp.eq.s32 	%p7, %r67, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB2_16;
	max.u64 	%rd203, %rd14, %rd203;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd203, %rd14, %rd203;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.u64 	%rd203, %rd14, %rd203;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd203, %rd14, %rd203;
$L__BB2_17:
	cvt.u64.u32 	%rd204, %r24;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB2_24;
	max.u64 	%rd204, %rd15, %rd204;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd204, %rd15, %rd204;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.u64 	%rd204, %rd15, %rd204;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd204, %rd15, %rd204;
$L__BB2_25:
	cvt.u64.u32 	%rd205, %r25;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r18, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r18, 3;
	@%p18 bra 	$L__BB2_32;
	max.u64 	%rd205, %rd16, %rd205;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd205, %rd16, %rd205;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.u64 	%rd205, %rd16, %rd205;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd205, %rd16, %rd205;
$L__BB2_33:
	cvt.u64.u32 	%rd206, %r26;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB2_40;
	max.u64 	%rd206, %rd17, %rd206;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd206, %rd17, %rd206;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.u64 	%rd206, %rd17, %rd206;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd206, %rd17, %rd206;
$L__BB2_41:
	add.s32 	%r67, %r67, 1;
	setp.lt.u32 	%p23, %r67, %r19;
	@%p23 bra 	$L__BB2_7;
$L__BB2_42:
	setp.ne.s32 	%p24, %r18, 4;
	mov.u64 	%rd211, %rd203;
	@%p24 bra 	$L__BB2_46;
	and.b64  	%rd143, %rd203, -4294967296;
	setp.eq.s64 	%p25, %rd143, 0;
	@%p25 bra 	$L__BB2_45;
	div.u64 	%rd211, %rd203, %rd7;
	bra.uni 	$L__BB2_46;
$L__BB2_45:
	cvt.u32.u64 	%r27, %rd7;
	cvt.u32.u64 	%r28, %rd203;
	div.u32 	%r29, %r28, %r27;
	cvt.u64.u32 	%rd211, %r29;
$L__BB2_46:
	mov.u64 	%rd212, %rd204;
	@%p24 bra 	$L__BB2_50;
	and.b64  	%rd144, %rd204, -4294967296;
	setp.eq.s64 	%p27, %rd144, 0;
	@%p27 bra 	$L__BB2_49;
	div.u64 	%rd212, %rd204, %rd7;
	bra.uni 	$L__BB2_50;
$L__BB2_49:
	cvt.u32.u64 	%r30, %rd7;
	cvt.u32.u64 	%r31, %rd204;
	div.u32 	%r32, %r31, %r30;
	cvt.u64.u32 	%rd212, %r32;
$L__BB2_50:
	mov.u64 	%rd213, %rd205;
	@%p24 bra 	$L__BB2_54;
	and.b64  	%rd145, %rd205, -4294967296;
	setp.eq.s64 	%p29, %rd145, 0;
	@%p29 bra 	$L__BB2_53;
	div.u64 	%rd213, %rd205, %rd7;
	bra.uni 	$L__BB2_54;
$L__BB2_53:
	cvt.u32.u64 	%r33, %rd7;
	cvt.u32.u64 	%r34, %rd205;
	div.u32 	%r35, %r34, %r33;
	cvt.u64.u32 	%rd213, %r35;
$L__BB2_54:
	mov.u64 	%rd214, %rd206;
	@%p24 bra 	$L__BB2_58;
	and.b64  	%rd146, %rd206, -4294967296;
	setp.eq.s64 	%p31, %rd146, 0;
	@%p31 bra 	$L__BB2_57;
	div.u64 	%rd214, %rd206, %rd7;
	bra.uni 	$L__BB2_58;
$L__BB2_57:
	cvt.u32.u64 	%r36, %rd7;
	cvt.u32.u64 	%r37, %rd206;
	div.u32 	%r38, %r37, %r36;
	cvt.u64.u32 	%rd214, %r38;
$L__BB2_58:
	shl.b64 	%rd147, %rd197, 4;
	add.s64 	%rd148, %rd1, %rd147;
	cvt.u32.u64 	%r39, %rd214;
	cvt.u32.u64 	%r40, %rd213;
	cvt.u32.u64 	%r41, %rd212;
	cvt.u32.u64 	%r42, %rd211;
	st.global.v4.u32 	[%rd148], {%r42, %r41, %r40, %r39};
	add.s64 	%rd197, %rd197, %rd8;
	setp.lt.u64 	%p32, %rd197, %rd5;
	@%p32 bra 	$L__BB2_5;
$L__BB2_59:
	and.b64  	%rd215, %rd130, -4;
$L__BB2_60:
	mov.u32 	%r43, %tid.x;
	cvt.u64.u32 	%rd149, %r43;
	add.s64 	%rd216, %rd215, %rd149;
	setp.ge.u64 	%p33, %rd216, %rd130;
	@%p33 bra 	$L__BB2_106;
	cvt.u64.u32 	%rd65, %r19;
	mov.u32 	%r44, %ntid.x;
	cvt.u64.u32 	%rd66, %r44;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB2_62:
	.pragma "nounroll";
	setp.eq.s32 	%p34, %r8, 0;
	@%p34 bra 	$L__BB2_64;
	ld.local.u64 	%rd217, [%rd3+8];
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	ld.local.u64 	%rd217, [%rd3];
$L__BB2_65:
	shl.b64 	%rd150, %rd216, 2;
	add.s64 	%rd151, %rd217, %rd150;
	ld.u32 	%rd220, [%rd151];
	setp.lt.u32 	%p35, %r19, 2;
	@%p35 bra 	$L__BB2_78;
	mov.u32 	%r68, 1;
$L__BB2_67:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r68;
	@%p36 bra 	$L__BB2_69;
	bra.uni 	$L__BB2_68;
$L__BB2_69:
	ld.local.u64 	%rd219, [%rd3];
	bra.uni 	$L__BB2_70;
$L__BB2_68:
	ld.local.u64 	%rd152, [%rd3+16];
	cvt.u64.u32 	%rd153, %r68;
	mul.lo.s64 	%rd154, %rd152, %rd153;
	ld.local.u64 	%rd155, [%rd3+8];
	add.s64 	%rd219, %rd155, %rd154;
$L__BB2_70:
	add.s64 	%rd157, %rd219, %rd150;
	ld.u32 	%rd76, [%rd157];
	setp.eq.s32 	%p37, %r18, 1;
	@%p37 bra 	$L__BB2_75;
	setp.eq.s32 	%p38, %r18, 2;
	@%p38 bra 	$L__BB2_74;
	setp.ne.s32 	%p39, %r18, 3;
	@%p39 bra 	$L__BB2_76;
	max.u64 	%rd220, %rd220, %rd76;
	bra.uni 	$L__BB2_77;
$L__BB2_75:
	mul.lo.s64 	%rd220, %rd220, %rd76;
	bra.uni 	$L__BB2_77;
$L__BB2_74:
	min.u64 	%rd220, %rd220, %rd76;
	bra.uni 	$L__BB2_77;
$L__BB2_76:
	add.s64 	%rd220, %rd220, %rd76;
$L__BB2_77:
	add.s32 	%r68, %r68, 1;
	setp.lt.u32 	%p40, %r68, %r19;
	@%p40 bra 	$L__BB2_67;
$L__BB2_78:
	setp.ne.s32 	%p41, %r18, 4;
	@%p41 bra 	$L__BB2_82;
	and.b64  	%rd158, %rd220, -4294967296;
	setp.eq.s64 	%p42, %rd158, 0;
	@%p42 bra 	$L__BB2_81;
	div.u64 	%rd220, %rd220, %rd65;
	bra.uni 	$L__BB2_82;
$L__BB2_81:
	cvt.u32.u64 	%r46, %rd65;
	cvt.u32.u64 	%r47, %rd220;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd220, %r48;
$L__BB2_82:
	add.s64 	%rd160, %rd1, %rd150;
	st.global.u32 	[%rd160], %rd220;
	add.s64 	%rd216, %rd216, %rd66;
	setp.lt.u64 	%p43, %rd216, %rd130;
	@%p43 bra 	$L__BB2_62;
	bra.uni 	$L__BB2_106;
$L__BB2_83:
	setp.ne.s64 	%p44, %rd2, 0;
	mov.u64 	%rd237, 0;
	@%p44 bra 	$L__BB2_94;
	ld.local.u64 	%rd87, [%rd3];
	and.b64  	%rd163, %rd87, 15;
	setp.ne.s64 	%p45, %rd163, 0;
	@%p45 bra 	$L__BB2_94;
	shr.u64 	%rd88, %rd130, 2;
	mov.u32 	%r49, %tid.x;
	cvt.u64.u32 	%rd227, %r49;
	setp.le.u64 	%p46, %rd88, %rd227;
	@%p46 bra 	$L__BB2_93;
	mov.u32 	%r50, %ntid.x;
	cvt.u64.u32 	%rd90, %r50;
$L__BB2_87:
	.pragma "nounroll";
	setp.eq.s32 	%p47, %r19, 0;
	@%p47 bra 	$L__BB2_92;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r69, 0;
$L__BB2_89:
	.pragma "nounroll";
	setp.eq.s32 	%p48, %r11, %r69;
	mov.u64 	%rd232, %rd87;
	@%p48 bra 	$L__BB2_91;
	ld.local.u64 	%rd165, [%rd3+16];
	cvt.u64.u32 	%rd166, %r69;
	mul.lo.s64 	%rd167, %rd165, %rd166;
	ld.local.u64 	%rd168, [%rd3+8];
	add.s64 	%rd232, %rd168, %rd167;
$L__BB2_91:
	shl.b64 	%rd169, %rd227, 4;
	add.s64 	%rd170, %rd232, %rd169;
	ld.v4.u32 	{%r52, %r53, %r54, %r55}, [%rd170];
	cvt.u64.u32 	%rd171, %r52;
	setp.eq.s32 	%p49, %r69, 0;
	selp.b64 	%rd172, 0, %rd233, %p49;
	add.s64 	%rd233, %rd172, %rd171;
	cvt.u64.u32 	%rd173, %r53;
	selp.b64 	%rd174, 0, %rd234, %p49;
	add.s64 	%rd234, %rd174, %rd173;
	cvt.u64.u32 	%rd175, %r54;
	selp.b64 	%rd176, 0, %rd235, %p49;
	add.s64 	%rd235, %rd176, %rd175;
	cvt.u64.u32 	%rd177, %r55;
	selp.b64 	%rd178, 0, %rd236, %p49;
	add.s64 	%rd236, %rd178, %rd177;
	add.s32 	%r69, %r69, 1;
	setp.lt.u32 	%p50, %r69, %r19;
	@%p50 bra 	$L__BB2_89;
$L__BB2_92:
	shl.b64 	%rd179, %rd227, 4;
	add.s64 	%rd180, %rd1, %rd179;
	cvt.u32.u64 	%r60, %rd236;
	cvt.u32.u64 	%r61, %rd235;
	cvt.u32.u64 	%r62, %rd234;
	cvt.u32.u64 	%r63, %rd233;
	st.global.v4.u32 	[%rd180], {%r63, %r62, %r61, %r60};
	add.s64 	%rd227, %rd227, %rd90;
	setp.lt.u64 	%p51, %rd227, %rd88;
	@%p51 bra 	$L__BB2_87;
$L__BB2_93:
	and.b64  	%rd237, %rd130, -4;
$L__BB2_94:
	mov.u32 	%r64, %tid.x;
	cvt.u64.u32 	%rd181, %r64;
	add.s64 	%rd238, %rd237, %rd181;
	setp.ge.u64 	%p52, %rd238, %rd130;
	@%p52 bra 	$L__BB2_106;
	mov.u32 	%r65, %ntid.x;
	cvt.u64.u32 	%rd115, %r65;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB2_96:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r14, 0;
	@%p53 bra 	$L__BB2_98;
	ld.local.u64 	%rd239, [%rd3+8];
	bra.uni 	$L__BB2_99;
$L__BB2_98:
	ld.local.u64 	%rd239, [%rd3];
$L__BB2_99:
	shl.b64 	%rd182, %rd238, 2;
	add.s64 	%rd183, %rd239, %rd182;
	ld.u32 	%rd243, [%rd183];
	setp.lt.u32 	%p54, %r19, 2;
	@%p54 bra 	$L__BB2_105;
	mov.u64 	%rd240, 1;
	mov.u32 	%r70, %r15;
$L__BB2_101:
	.pragma "nounroll";
	setp.eq.s32 	%p55, %r70, -1;
	@%p55 bra 	$L__BB2_103;
	ld.local.u64 	%rd185, [%rd3+16];
	mul.lo.s64 	%rd186, %rd185, %rd240;
	ld.local.u64 	%rd187, [%rd3+8];
	add.s64 	%rd242, %rd187, %rd186;
	bra.uni 	$L__BB2_104;
$L__BB2_103:
	ld.local.u64 	%rd242, [%rd3];
$L__BB2_104:
	add.s64 	%rd189, %rd242, %rd182;
	ld.u32 	%rd190, [%rd189];
	add.s64 	%rd243, %rd243, %rd190;
	add.s64 	%rd240, %rd240, 1;
	cvt.u32.u64 	%r66, %rd240;
	add.s32 	%r70, %r70, 1;
	setp.lt.u32 	%p56, %r66, %r19;
	@%p56 bra 	$L__BB2_101;
$L__BB2_105:
	add.s64 	%rd192, %rd1, %rd182;
	st.global.u32 	[%rd192], %rd243;
	add.s64 	%rd238, %rd238, %rd115;
	setp.lt.u64 	%p57, %rd238, %rd130;
	@%p57 bra 	$L__BB2_96;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366reduceEPjRKNS0_5PartsEmjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57364copyEPjPKjm,
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
	.reg .pred 	%p<67>;
	.reg .b16 	%rs<36>;
	.reg .b32 	%r<168>;
	.reg .b64 	%rd<200>;
	mov.u64 	%SPL, __local_depot4;
	ld.param.u64 	%rd66, [words_param_0];
	ld.param.u64 	%rd67, [words_param_1];
	ld.param.u32 	%r59, [words_param_2];
	ld.param.u32 	%r60, [words_param_3];
	ld.param.u32 	%r61, [words_param_4];
	ld.param.u32 	%r62, [words_param_5];
	ld.param.u64 	%rd68, [words_param_6];
	ld.param.u64 	%rd69, [words_param_7];
	ld.param.u64 	%rd70, [words_param_8];
	ld.param.v2.u32 	{%r73, %r74}, [words_param_9+72];
	ld.param.u64 	%rd76, [words_param_9+40];
	ld.param.u64 	%rd71, [words_param_9];
	cvta.to.global.u64 	%rd1, %rd69;
	add.u64 	%rd2, %SPL, 0;
	add.u64 	%rd3, %SPL, 8;
	cvt.u64.u32 	%rd4, %r59;
	cvta.to.global.u64 	%rd5, %rd66;
	mul.wide.u32 	%rd80, %r59, 8;
	add.s64 	%rd6, %rd5, %rd80;
	ld.global.u64 	%rd7, [%rd6];
	mov.u32 	%r75, %ctaid.x;
	mul.wide.u32 	%rd81, %r75, 4;
	add.s64 	%rd82, %rd7, %rd81;
	cvt.u64.u32 	%rd8, %r75;
	ld.u32 	%r1, [%rd82+64];
	mov.u32 	%r152, %tid.x;
	setp.ne.s32 	%p2, %r152, 0;
	mov.u16 	%rs29, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.u32 	%r76, [%rd7];
	setp.ne.s32 	%p3, %r76, 0;
	selp.u16 	%rs29, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs29, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd9, %rd67;
	ld.volatile.global.u32 	%r77, [%rd9+4];
	setp.ne.s32 	%p5, %r77, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd9+8], %r62;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r78, 4;
	st.global.u32 	[%rd9+4], %r78;
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
	@%p6 bra 	$L__BB4_72;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd83, %rd71, 3;
	shr.u64 	%rd84, %rd83, 2;
	mov.u32 	%r81, %nctaid.x;
	cvt.u64.u32 	%rd11, %r81;
	add.s64 	%rd85, %rd11, %rd84;
	add.s64 	%rd12, %rd85, -1;
	and.b64  	%rd86, %rd12, -4294967296;
	setp.eq.s64 	%p7, %rd86, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd188, %rd12, %rd11;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r82, %rd11;
	cvt.u32.u64 	%r83, %rd12;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd188, %r84;
$L__BB4_10:
	shl.b64 	%rd87, %rd188, 2;
	mul.lo.s64 	%rd88, %rd87, %rd8;
	min.u64 	%rd16, %rd88, %rd71;
	add.s64 	%rd89, %rd16, %rd87;
	min.u64 	%rd17, %rd89, %rd71;
	mov.u64 	%rd90, 1;
	sub.s64 	%rd91, %rd90, %rd16;
	add.s64 	%rd92, %rd91, %rd17;
	shr.u64 	%rd93, %rd92, 1;
	cvt.u32.u64 	%r4, %rd93;
	setp.eq.s32 	%p8, %r152, %r59;
	setp.ge.u32 	%p9, %r152, %r60;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mul.wide.u32 	%rd96, %r152, 8;
	add.s64 	%rd97, %rd5, %rd96;
	ld.global.u64 	%rd98, [%rd97];
	cvt.u64.u32 	%rd99, %r60;
	mul.lo.s64 	%rd100, %rd99, %rd8;
	add.s64 	%rd101, %rd100, %rd4;
	shl.b64 	%rd102, %rd101, 3;
	add.s64 	%rd103, %rd98, %rd102;
	add.s64 	%rd94, %rd103, 4096;
	cvt.u64.u32 	%rd104, %r61;
	cvt.u64.u32 	%rd105, %r3;
	bfi.b64 	%rd95, %rd104, %rd105, 32, 32;
	st.relaxed.sys.global.u64 [%rd94], %rd95;
$L__BB4_12:
	setp.ge.u32 	%p11, %r152, %r4;
	mov.u16 	%rs33, 0;
	@%p11 bra 	$L__BB4_60;
	ld.param.u64 	%rd181, [words_param_9+48];
	shl.b64 	%rd107, %rd8, 2;
	and.b32  	%r85, %r3, 3;
	cvt.u64.u32 	%rd108, %r85;
	or.b64  	%rd109, %rd107, %rd108;
	cvt.u64.u32 	%rd110, %r60;
	mul.lo.s64 	%rd20, %rd109, %rd110;
	add.s64 	%rd111, %rd20, %rd4;
	mul.lo.s64 	%rd112, %rd111, %rd76;
	add.s64 	%rd21, %rd112, %rd181;
$L__BB4_14:
	.pragma "nounroll";
	ld.param.u64 	%rd178, [words_param_7];
	or.b64  	%rd113, %rd70, %rd178;
	and.b64  	%rd114, %rd113, 7;
	setp.eq.s64 	%p12, %rd114, 0;
	mul.wide.u32 	%rd115, %r152, 2;
	add.s64 	%rd27, %rd115, %rd16;
	add.s64 	%rd116, %rd27, 2;
	setp.le.u64 	%p13, %rd116, %rd17;
	and.pred  	%p1, %p12, %p13;
	@%p1 bra 	$L__BB4_19;
	bra.uni 	$L__BB4_15;
$L__BB4_19:
	shl.b64 	%rd121, %rd27, 2;
	add.s64 	%rd122, %rd1, %rd121;
	ld.global.v2.u32 	{%r91, %r92}, [%rd122];
	st.local.v2.u32 	[%rd2], {%r91, %r92};
	bra.uni 	$L__BB4_20;
$L__BB4_15:
	mov.u32 	%r153, 0;
	st.local.v2.u32 	[%rd2], {%r153, %r153};
$L__BB4_16:
	.pragma "nounroll";
	cvt.u64.u32 	%rd29, %r153;
	add.s64 	%rd30, %rd27, %rd29;
	setp.ge.u64 	%p14, %rd30, %rd17;
	@%p14 bra 	$L__BB4_18;
	shl.b64 	%rd117, %rd30, 2;
	add.s64 	%rd118, %rd1, %rd117;
	ld.global.u32 	%r87, [%rd118];
	shl.b64 	%rd119, %rd29, 2;
	add.s64 	%rd120, %rd2, %rd119;
	st.local.u32 	[%rd120], %r87;
$L__BB4_18:
	cvt.u32.u64 	%r89, %rd29;
	add.s32 	%r90, %r89, 1;
	mov.u32 	%r153, 1;
	setp.lt.u32 	%p15, %r90, 2;
	@%p15 bra 	$L__BB4_16;
$L__BB4_20:
	setp.lt.u32 	%p16, %r60, 2;
	@%p16 bra 	$L__BB4_23;
	ld.local.v2.u32 	{%r96, %r97}, [%rd2];
	mov.u32 	%r154, 1;
$L__BB4_22:
	.pragma "nounroll";
	mul.wide.u32 	%rd184, %r152, 16;
	add.s64 	%rd183, %rd21, %rd184;
	add.s32 	%r101, %r154, %r59;
	rem.u32 	%r102, %r101, %r60;
	mul.wide.u32 	%rd125, %r102, 8;
	add.s64 	%rd126, %rd5, %rd125;
	ld.global.u64 	%rd127, [%rd126];
	add.s64 	%rd124, %rd127, %rd183;
	st.volatile.global.v4.u32 [%rd124], {%r96, %r3, %r97, %r3};
	add.s32 	%r154, %r154, 1;
	setp.lt.u32 	%p17, %r154, %r60;
	@%p17 bra 	$L__BB4_22;
$L__BB4_23:
	setp.eq.s32 	%p18, %r60, 0;
	mov.u16 	%rs33, 0;
	@%p18 bra 	$L__BB4_43;
	ld.local.v2.u32 	{%r104, %r105}, [%rd2];
	mov.u32 	%r155, 0;
	mov.u16 	%rs33, 0;
$L__BB4_25:
	.pragma "nounroll";
	setp.eq.s32 	%p19, %r155, %r59;
	mov.u32 	%r159, %r105;
	mov.u32 	%r160, %r104;
	@%p19 bra 	$L__BB4_35;
	ld.param.u64 	%rd187, [words_param_9+48];
	mul.wide.u32 	%rd186, %r152, 16;
	add.s64 	%rd185, %rd186, %rd187;
	ld.param.u64 	%rd180, [words_param_9+40];
	cvt.u64.u32 	%rd130, %r155;
	add.s64 	%rd131, %rd20, %rd130;
	mul.lo.s64 	%rd132, %rd131, %rd180;
	add.s64 	%rd133, %rd185, %rd132;
	ld.global.u64 	%rd134, [%rd6];
	add.s64 	%rd129, %rd134, %rd133;
	ld.volatile.global.v4.u32 {%r160, %r107, %r159, %r109}, [%rd129];
	setp.eq.s32 	%p20, %r107, %r3;
	setp.eq.s32 	%p21, %r109, %r3;
	and.pred  	%p22, %p21, %p20;
	@%p22 bra 	$L__BB4_33;
	mov.u64 %rd135, %globaltimer;
	ld.volatile.global.v4.u32 {%r160, %r111, %r159, %r113}, [%rd129];
	setp.eq.s32 	%p23, %r111, %r3;
	setp.eq.s32 	%p24, %r113, %r3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB4_33;
	mov.u32 	%r158, 1;
$L__BB4_29:
	and.b32  	%r115, %r158, 63;
	setp.ne.s32 	%p26, %r115, 0;
	@%p26 bra 	$L__BB4_32;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd66;
	st.param.b64 	[param0+8], %rd67;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd68;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd135;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl,
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
	add.s32 	%r158, %r158, 1;
	ld.volatile.global.v4.u32 {%r160, %r117, %r159, %r119}, [%rd129];
	setp.ne.s32 	%p28, %r117, %r3;
	setp.ne.s32 	%p29, %r119, %r3;
	or.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_33;
$L__BB4_31:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd66;
	st.param.b64 	[param0+8], %rd67;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd68;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r28;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r155;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
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
	ld.volatile.global.v4.u32 {%r160, %r121, %r159, %r123}, [%rd129];
$L__BB4_35:
	setp.eq.s32 	%p32, %r73, 1;
	@%p32 bra 	$L__BB4_40;
	setp.eq.s32 	%p33, %r73, 2;
	@%p33 bra 	$L__BB4_39;
	setp.ne.s32 	%p34, %r73, 3;
	@%p34 bra 	$L__BB4_41;
	setp.eq.s32 	%p35, %r155, 0;
	cvt.u64.u32 	%rd139, %r160;
	setp.lt.u64 	%p36, %rd194, %rd139;
	or.pred  	%p37, %p35, %p36;
	selp.b64 	%rd194, %rd139, %rd194, %p37;
	cvt.u64.u32 	%rd140, %r159;
	setp.lt.u64 	%p38, %rd193, %rd140;
	or.pred  	%p39, %p35, %p38;
	selp.b64 	%rd193, %rd140, %rd193, %p39;
	bra.uni 	$L__BB4_42;
$L__BB4_40:
	setp.eq.s32 	%p45, %r155, 0;
	selp.b64 	%rd143, 1, %rd194, %p45;
	cvt.u64.u32 	%rd144, %r160;
	mul.lo.s64 	%rd194, %rd143, %rd144;
	selp.b64 	%rd145, 1, %rd193, %p45;
	cvt.u64.u32 	%rd146, %r159;
	mul.lo.s64 	%rd193, %rd145, %rd146;
	bra.uni 	$L__BB4_42;
$L__BB4_39:
	setp.eq.s32 	%p40, %r155, 0;
	cvt.u64.u32 	%rd141, %r160;
	setp.gt.u64 	%p41, %rd194, %rd141;
	or.pred  	%p42, %p40, %p41;
	selp.b64 	%rd194, %rd141, %rd194, %p42;
	cvt.u64.u32 	%rd142, %r159;
	setp.gt.u64 	%p43, %rd193, %rd142;
	or.pred  	%p44, %p40, %p43;
	selp.b64 	%rd193, %rd142, %rd193, %p44;
	bra.uni 	$L__BB4_42;
$L__BB4_41:
	setp.eq.s32 	%p46, %r155, 0;
	selp.b64 	%rd147, 0, %rd194, %p46;
	cvt.u64.u32 	%rd148, %r160;
	add.s64 	%rd194, %rd147, %rd148;
	selp.b64 	%rd149, 0, %rd193, %p46;
	cvt.u64.u32 	%rd150, %r159;
	add.s64 	%rd193, %rd149, %rd150;
$L__BB4_42:
	add.s32 	%r155, %r155, 1;
	setp.lt.u32 	%p47, %r155, %r60;
	@%p47 bra 	$L__BB4_25;
$L__BB4_43:
	and.b16  	%rs22, %rs33, 255;
	setp.ne.s16 	%p48, %rs22, 0;
	@%p48 bra 	$L__BB4_60;
	setp.eq.s32 	%p49, %r73, 4;
	@%p49 bra 	$L__BB4_46;
	bra.uni 	$L__BB4_45;
$L__BB4_46:
	and.b64  	%rd151, %rd194, -4294967296;
	setp.eq.s64 	%p50, %rd151, 0;
	@%p50 bra 	$L__BB4_48;
	div.u64 	%rd197, %rd194, %rd110;
	bra.uni 	$L__BB4_49;
$L__BB4_45:
	cvt.u32.u64 	%r164, %rd193;
	cvt.u32.u64 	%r163, %rd194;
	st.local.v2.u32 	[%rd3], {%r163, %r164};
	bra.uni 	$L__BB4_53;
$L__BB4_48:
	cvt.u32.u64 	%r124, %rd194;
	div.u32 	%r125, %r124, %r60;
	cvt.u64.u32 	%rd197, %r125;
$L__BB4_49:
	and.b64  	%rd153, %rd193, -4294967296;
	setp.eq.s64 	%p51, %rd153, 0;
	@%p51 bra 	$L__BB4_51;
	div.u64 	%rd198, %rd193, %rd110;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	cvt.u32.u64 	%r126, %rd193;
	div.u32 	%r127, %r126, %r60;
	cvt.u64.u32 	%rd198, %r127;
$L__BB4_52:
	cvt.u32.u64 	%r164, %rd198;
	cvt.u32.u64 	%r163, %rd197;
	st.local.v2.u32 	[%rd3], {%r163, %r164};
$L__BB4_53:
	@%p1 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_54;
$L__BB4_58:
	cvta.to.global.u64 	%rd160, %rd70;
	shl.b64 	%rd161, %rd27, 2;
	add.s64 	%rd162, %rd160, %rd161;
	st.global.v2.u32 	[%rd162], {%r163, %r164};
	bra.uni 	$L__BB4_59;
$L__BB4_54:
	mov.u32 	%r165, 0;
$L__BB4_55:
	.pragma "nounroll";
	cvt.u64.u32 	%rd56, %r165;
	add.s64 	%rd57, %rd27, %rd56;
	setp.ge.u64 	%p52, %rd57, %rd17;
	@%p52 bra 	$L__BB4_57;
	shl.b64 	%rd155, %rd56, 2;
	add.s64 	%rd156, %rd3, %rd155;
	ld.local.u32 	%r129, [%rd156];
	cvta.to.global.u64 	%rd157, %rd70;
	shl.b64 	%rd158, %rd57, 2;
	add.s64 	%rd159, %rd157, %rd158;
	st.global.u32 	[%rd159], %r129;
$L__BB4_57:
	cvt.u32.u64 	%r131, %rd56;
	add.s32 	%r132, %r131, 1;
	mov.u32 	%r165, 1;
	setp.lt.u32 	%p53, %r132, 2;
	@%p53 bra 	$L__BB4_55;
$L__BB4_59:
	mov.u32 	%r133, %ntid.x;
	add.s32 	%r152, %r152, %r133;
	setp.lt.u32 	%p54, %r152, %r4;
	mov.u16 	%rs33, 0;
	@%p54 bra 	$L__BB4_14;
$L__BB4_60:
	mov.u32 	%r134, %tid.x;
	setp.eq.s32 	%p55, %r134, %r59;
	setp.ge.u32 	%p56, %r134, %r60;
	and.b16  	%rs24, %rs33, 255;
	setp.ne.s16 	%p57, %rs24, 0;
	or.pred  	%p58, %p56, %p57;
	or.pred  	%p59, %p55, %p58;
	@%p59 bra 	$L__BB4_70;
	mov.u32 	%r150, %ctaid.x;
	ld.global.u64 	%rd165, [%rd6];
	mul.wide.u32 	%rd166, %r60, %r150;
	cvt.u64.u32 	%rd167, %r134;
	add.s64 	%rd168, %rd166, %rd167;
	shl.b64 	%rd169, %rd168, 3;
	add.s64 	%rd170, %rd165, %rd169;
	add.s64 	%rd58, %rd170, 4096;
	ld.acquire.sys.global.u64 %rd199, [%rd58];
	cvt.u32.u64 	%r167, %rd199;
	sub.s32 	%r137, %r167, %r3;
	setp.gt.s32 	%p60, %r137, -1;
	@%p60 bra 	$L__BB4_67;
	mov.u64 %rd171, %globaltimer;
	mov.u32 	%r166, 1;
$L__BB4_63:
	and.b32  	%r139, %r166, 63;
	setp.ne.s32 	%p61, %r139, 0;
	@%p61 bra 	$L__BB4_66;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd66;
	st.param.b64 	[param0+8], %rd67;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd68;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd171;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r54, [retval0+0];
	}
	setp.eq.s32 	%p62, %r54, 0;
	@%p62 bra 	$L__BB4_66;
	bra.uni 	$L__BB4_65;
$L__BB4_66:
	ld.acquire.sys.global.u64 %rd199, [%rd58];
	cvt.u32.u64 	%r167, %rd199;
	sub.s32 	%r141, %r167, %r3;
	setp.lt.s32 	%p63, %r141, 0;
	add.s32 	%r166, %r166, 1;
	@%p63 bra 	$L__BB4_63;
$L__BB4_67:
	setp.ne.s32 	%p64, %r3, %r167;
	mov.u16 	%rs33, 0;
	@%p64 bra 	$L__BB4_70;
	shr.u64 	%rd174, %rd199, 32;
	cvt.u32.u64 	%r58, %rd174;
	setp.eq.s32 	%p65, %r58, %r61;
	@%p65 bra 	$L__BB4_70;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd66;
	st.param.b64 	[param0+8], %rd67;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd68;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r134;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r58;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
	bra.uni 	$L__BB4_70;
$L__BB4_65:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd66;
	st.param.b64 	[param0+8], %rd67;
	st.param.v2.b32 	[param0+16], {%r59, %r60};
	st.param.v2.b32 	[param0+24], {%r61, %r62};
	st.param.b64 	[param0+32], %rd68;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r54;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r134;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs33, 1;
$L__BB4_70:
	cvt.u32.u16 	%r143, %rs33;
	cvt.s32.s8 	%r144, %r143;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r144, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r145, 1, 0, %p2;
	}
	or.b32  	%r147, %r145, %r134;
	setp.ne.s32 	%p66, %r147, 0;
	@%p66 bra 	$L__BB4_72;
	mov.u32 	%r151, %ctaid.x;
	mul.wide.u32 	%rd182, %r151, 4;
	ld.global.u64 	%rd175, [%rd6];
	add.s64 	%rd177, %rd175, %rd182;
	add.s32 	%r149, %r1, 1;
	st.u32 	[%rd177+64], %r149;
$L__BB4_72:
	ret;
}
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_1
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<10>;
	ld.param.v2.u32 	{%r9, %r10}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_0+16];
	ld.param.u64 	%rd4, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_1];
	ld.param.u64 	%rd3, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_0+32];
	ld.param.u64 	%rd2, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_0+8];
	ld.param.u64 	%rd1, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366isOverENS0_7MeetingEl_param_0];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_573651_GLOBAL__N__00000000_13_collective_cu_43363f94_57366giveUpENS0_7MeetingEjjj_param_0];
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
