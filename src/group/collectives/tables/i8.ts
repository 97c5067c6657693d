// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_2
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_1
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_3
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
	.reg .b64 	%rd<151>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd39, [move_param_0];
	ld.param.u64 	%rd40, [move_param_1];
	ld.param.u32 	%r34, [move_param_2];
	ld.param.u32 	%r35, [move_param_3];
	ld.param.u32 	%r36, [move_param_4];
	ld.param.u32 	%r37, [move_param_5];
	ld.param.u64 	%rd41, [move_param_6];
	ld.param.u64 	%rd42, [move_param_7];
	ld.param.u64 	%rd43, [move_param_8];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+56];
	ld.param.v2.u32 	{%r46, %r47}, [move_param_9+64];
	ld.param.v2.u32 	{%r48, %r49}, [move_param_9+72];
	ld.param.u64 	%rd48, [move_param_9+32];
	ld.param.u64 	%rd47, [move_param_9+24];
	ld.param.u64 	%rd45, [move_param_9+8];
	ld.param.u64 	%rd44, [move_param_9];
	cvta.to.global.u64 	%rd1, %rd39;
	mul.wide.u32 	%rd51, %r34, 8;
	add.s64 	%rd52, %rd1, %rd51;
	ld.global.u64 	%rd2, [%rd52];
	mov.u32 	%r50, %ctaid.x;
	mul.wide.u32 	%rd53, %r50, 4;
	add.s64 	%rd54, %rd2, %rd53;
	cvt.u64.u32 	%rd3, %r50;
	ld.u32 	%r1, [%rd54+64];
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
	cvta.to.global.u64 	%rd4, %rd40;
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
	add.s64 	%rd55, %rd44, 15;
	shr.u64 	%rd56, %rd55, 4;
	mov.u32 	%r57, %nctaid.x;
	cvt.u64.u32 	%rd6, %r57;
	add.s64 	%rd57, %rd6, %rd56;
	add.s64 	%rd7, %rd57, -1;
	and.b64  	%rd58, %rd7, -4294967296;
	setp.eq.s64 	%p6, %rd58, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd147, %rd7, %rd6;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r58, %rd6;
	cvt.u32.u64 	%r59, %rd7;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd147, %r60;
$L__BB0_10:
	shl.b64 	%rd59, %rd147, 4;
	mul.lo.s64 	%rd60, %rd59, %rd3;
	min.u64 	%rd12, %rd60, %rd44;
	add.s64 	%rd61, %rd12, %rd59;
	min.u64 	%rd13, %rd61, %rd44;
	setp.eq.s64 	%p7, %rd13, %rd12;
	mov.u32 	%r99, 1;
	@%p7 bra 	$L__BB0_15;
	not.b64 	%rd62, %rd12;
	add.s64 	%rd63, %rd47, %rd62;
	add.s64 	%rd14, %rd63, %rd13;
	or.b64  	%rd64, %rd14, %rd47;
	and.b64  	%rd65, %rd64, -4294967296;
	setp.eq.s64 	%p8, %rd65, 0;
	@%p8 bra 	$L__BB0_13;
	div.u64 	%rd148, %rd14, %rd47;
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.u32.u64 	%r62, %rd47;
	cvt.u32.u64 	%r63, %rd14;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd148, %r64;
$L__BB0_14:
	cvt.u32.u64 	%r99, %rd148;
$L__BB0_15:
	mov.u32 	%r100, 0;
	cvt.u64.u32 	%rd71, %r35;
	cvt.u64.u32 	%rd73, %r34;
	add.s32 	%r15, %r34, 1;
$L__BB0_16:
	.pragma "nounroll";
	setp.ge.u32 	%p9, %r100, %r99;
	@%p9 bra 	$L__BB0_24;
	setp.eq.s32 	%p10, %r45, 0;
	cvt.u64.u32 	%rd66, %r100;
	mul.lo.s64 	%rd67, %rd47, %rd66;
	add.s64 	%rd24, %rd67, %rd12;
	@%p10 bra 	$L__BB0_22;
	add.s32 	%r67, %r100, %r1;
	add.s32 	%r68, %r67, 1;
	and.b32  	%r69, %r68, 3;
	cvt.u64.u32 	%rd68, %r69;
	or.b64  	%rd70, %rd53, %rd68;
	mul.lo.s64 	%rd72, %rd70, %rd71;
	add.s64 	%rd74, %rd72, %rd73;
	mul.lo.s64 	%rd75, %rd74, %rd47;
	add.s64 	%rd25, %rd75, %rd48;
	sub.s64 	%rd76, %rd13, %rd24;
	min.u64 	%rd26, %rd47, %rd76;
	mov.u32 	%r102, 0;
	mov.u32 	%r101, %r15;
$L__BB0_19:
	.pragma "nounroll";
	rem.u32 	%r71, %r101, %r45;
	add.s32 	%r18, %r71, %r44;
	setp.eq.s32 	%p11, %r18, %r34;
	@%p11 bra 	$L__BB0_21;
	cvt.u64.u32 	%rd77, %r18;
	mul.wide.u32 	%rd78, %r18, 8;
	add.s64 	%rd79, %rd1, %rd78;
	ld.global.u64 	%rd80, [%rd79];
	add.s64 	%rd81, %rd80, %rd25;
	mul.lo.s64 	%rd82, %rd45, %rd77;
	add.s64 	%rd83, %rd82, %rd24;
	add.s64 	%rd84, %rd42, %rd83;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd81;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd84;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd26;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam,
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
	mul.wide.u32 	%rd88, %r51, 8;
	add.s64 	%rd89, %rd1, %rd88;
	membar.sys;
	ld.global.u64 	%rd90, [%rd89];
	mul.wide.u32 	%rd91, %r35, %r50;
	add.s64 	%rd93, %rd91, %rd73;
	shl.b64 	%rd94, %rd93, 3;
	add.s64 	%rd95, %rd90, %rd94;
	add.s64 	%rd85, %rd95, 4096;
	cvt.u64.u32 	%rd96, %r36;
	add.s32 	%r75, %r100, %r1;
	add.s32 	%r76, %r75, 1;
	cvt.u64.u32 	%rd97, %r76;
	bfi.b64 	%rd86, %rd96, %rd97, 32, 32;
	st.release.sys.global.u64 [%rd85], %rd86;
$L__BB0_24:
	setp.eq.s32 	%p16, %r100, 0;
	@%p16 bra 	$L__BB0_46;
	add.s32 	%r21, %r100, %r1;
	setp.eq.s32 	%p17, %r51, %r34;
	setp.ge.u32 	%p18, %r51, %r35;
	or.pred  	%p19, %p17, %p18;
	mov.u32 	%r105, 0;
	@%p19 bra 	$L__BB0_35;
	ld.global.u64 	%rd103, [%rd52];
	mul.wide.u32 	%rd104, %r35, %r50;
	cvt.u64.u32 	%rd105, %r51;
	add.s64 	%rd106, %rd104, %rd105;
	shl.b64 	%rd107, %rd106, 3;
	add.s64 	%rd108, %rd103, %rd107;
	add.s64 	%rd27, %rd108, 4096;
	ld.acquire.sys.global.u64 %rd149, [%rd27];
	cvt.u32.u64 	%r104, %rd149;
	sub.s32 	%r81, %r104, %r21;
	setp.gt.s32 	%p20, %r81, -1;
	@%p20 bra 	$L__BB0_32;
	mov.u64 %rd109, %globaltimer;
	mov.u32 	%r103, 1;
$L__BB0_28:
	and.b32  	%r83, %r103, 63;
	setp.ne.s32 	%p21, %r83, 0;
	@%p21 bra 	$L__BB0_31;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r34, %r35};
	st.param.v2.b32 	[param0+24], {%r36, %r37};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd109;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl,
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
	ld.acquire.sys.global.u64 %rd149, [%rd27];
	cvt.u32.u64 	%r104, %rd149;
	sub.s32 	%r86, %r104, %r21;
	setp.lt.s32 	%p23, %r86, 0;
	add.s32 	%r103, %r103, 1;
	@%p23 bra 	$L__BB0_28;
$L__BB0_32:
	setp.ne.s32 	%p24, %r21, %r104;
	@%p24 bra 	$L__BB0_35;
	shr.u64 	%rd112, %rd149, 32;
	cvt.u32.u64 	%r28, %rd112;
	setp.eq.s32 	%p25, %r28, %r36;
	@%p25 bra 	$L__BB0_35;
	mov.u32 	%r105, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r34, %r35};
	st.param.v2.b32 	[param0+24], {%r36, %r37};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r51;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r28;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
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
	st.param.b64 	[param0+0], %rd39;
	st.param.b64 	[param0+8], %rd40;
	st.param.v2.b32 	[param0+16], {%r34, %r35};
	st.param.v2.b32 	[param0+24], {%r36, %r37};
	st.param.b64 	[param0+32], %rd41;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r24;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r51;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
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
	add.u64 	%rd114, %SPL, 0;
	add.s32 	%r92, %r100, -1;
	cvt.u64.u32 	%rd115, %r92;
	mul.lo.s64 	%rd116, %rd47, %rd115;
	add.s64 	%rd32, %rd116, %rd12;
	sub.s64 	%rd117, %rd13, %rd32;
	min.u64 	%rd33, %rd47, %rd117;
	and.b32  	%r93, %r21, 3;
	cvt.u64.u32 	%rd118, %r93;
	or.b64  	%rd120, %rd53, %rd118;
	mul.lo.s64 	%rd126, %rd47, %rd71;
	mul.lo.s64 	%rd127, %rd126, %rd120;
	add.s64 	%rd128, %rd127, %rd48;
	ld.global.u64 	%rd129, [%rd52];
	add.s64 	%rd34, %rd129, %rd128;
	mul.lo.s64 	%rd130, %rd45, %rd73;
	add.s64 	%rd131, %rd32, %rd130;
	add.s64 	%rd35, %rd42, %rd131;
	st.local.u64 	[%rd114], %rd35;
	st.local.u64 	[%rd114+8], %rd34;
	st.local.u64 	[%rd114+16], %rd47;
	st.local.u32 	[%rd114+24], %r34;
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
	mov.u64 	%rd150, %rd35;
	@%p30 bra 	$L__BB0_43;
	cvt.u64.u32 	%rd134, %r31;
	mul.lo.s64 	%rd135, %rd47, %rd134;
	add.s64 	%rd150, %rd34, %rd135;
$L__BB0_43:
	ld.param.u64 	%rd146, [move_param_9+16];
	cvt.u64.u32 	%rd136, %r106;
	mul.lo.s64 	%rd137, %rd146, %rd136;
	add.s64 	%rd138, %rd137, %rd32;
	add.s64 	%rd38, %rd43, %rd138;
	setp.eq.s64 	%p31, %rd38, %rd150;
	@%p31 bra 	$L__BB0_45;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd38;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd150;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd33;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam,
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
	add.u64 	%rd145, %SP, 0;
	add.s64 	%rd132, %rd43, %rd32;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd132;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd145;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd33;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r48;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r35;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj,
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
	ld.global.u64 	%rd142, [%rd52];
	add.s64 	%rd144, %rd142, %rd53;
	st.u32 	[%rd144+64], %r97;
	bra.uni 	$L__BB0_49;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<51>;
	ld.param.u64 	%rd19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_0];
	ld.param.u64 	%rd20, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_1];
	ld.param.u64 	%rd21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd49, 0;
	@%p1 bra 	$L__BB1_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB1_9;
	shr.u64 	%rd1, %rd21, 4;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd47, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd3, %r3;
	add.s64 	%rd26, %rd47, %rd3;
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
	shl.b64 	%rd27, %rd47, 4;
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
	add.s64 	%rd47, %rd47, %rd4;
	add.s64 	%rd39, %rd47, %rd3;
	setp.lt.u64 	%p4, %rd39, %rd1;
	@%p4 bra 	$L__BB1_4;
$L__BB1_5:
	setp.ge.u64 	%p5, %rd47, %rd1;
	@%p5 bra 	$L__BB1_8;
	cvt.u64.u32 	%rd10, %r1;
$L__BB1_7:
	.pragma "nounroll";
	shl.b64 	%rd40, %rd47, 4;
	add.s64 	%rd41, %rd19, %rd40;
	add.s64 	%rd42, %rd20, %rd40;
	ld.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd42];
	st.v4.u32 	[%rd41], {%r38, %r39, %r40, %r41};
	add.s64 	%rd47, %rd47, %rd10;
	setp.lt.u64 	%p6, %rd47, %rd1;
	@%p6 bra 	$L__BB1_7;
$L__BB1_8:
	and.b64  	%rd49, %rd21, -16;
$L__BB1_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd43, %r46;
	add.s64 	%rd50, %rd49, %rd43;
	setp.ge.u64 	%p7, %rd50, %rd21;
	@%p7 bra 	$L__BB1_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd16, %r47;
$L__BB1_11:
	.pragma "nounroll";
	add.s64 	%rd44, %rd20, %rd50;
	ld.u8 	%rs1, [%rd44];
	add.s64 	%rd45, %rd19, %rd50;
	st.u8 	[%rd45], %rs1;
	add.s64 	%rd50, %rd50, %rd16;
	setp.lt.u64 	%p8, %rd50, %rd21;
	@%p8 bra 	$L__BB1_11;
$L__BB1_12:
	ret;
}
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<130>;
	.reg .b32 	%r<194>;
	.reg .b64 	%rd<595>;
	ld.param.u64 	%rd323, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_0];
	ld.param.u64 	%rd324, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_1];
	ld.param.u64 	%rd322, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd323;
	and.b64  	%rd2, %rd323, 15;
	cvta.to.local.u64 	%rd3, %rd324;
	setp.eq.s32 	%p1, %r21, 0;
	@%p1 bra 	$L__BB2_227;
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd530, 0;
	@%p2 bra 	$L__BB2_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd327, %rd4, 15;
	setp.ne.s64 	%p3, %rd327, 0;
	@%p3 bra 	$L__BB2_204;
	shr.u64 	%rd5, %rd322, 4;
	mov.u32 	%r23, %tid.x;
	cvt.u64.u32 	%rd464, %r23;
	setp.le.u64 	%p4, %rd5, %rd464;
	@%p4 bra 	$L__BB2_203;
	cvt.u64.u32 	%rd7, %r22;
	mov.u32 	%r24, %ntid.x;
	cvt.u64.u32 	%rd8, %r24;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB2_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r190, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd41, %rd482;
	mov.u64 	%rd40, %rd483;
	mov.u64 	%rd39, %rd484;
	mov.u64 	%rd38, %rd485;
	mov.u64 	%rd37, %rd486;
	mov.u64 	%rd36, %rd487;
	mov.u64 	%rd35, %rd488;
	mov.u64 	%rd34, %rd489;
	mov.u64 	%rd33, %rd490;
	mov.u64 	%rd32, %rd491;
	mov.u64 	%rd31, %rd492;
	mov.u64 	%rd30, %rd493;
	mov.u64 	%rd29, %rd494;
	mov.u64 	%rd28, %rd495;
	mov.u64 	%rd27, %rd496;
	mov.u64 	%rd26, %rd497;
	setp.eq.s32 	%p6, %r1, %r190;
	mov.u64 	%rd481, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd329, [%rd3+16];
	cvt.u64.u32 	%rd330, %r190;
	mul.lo.s64 	%rd331, %rd329, %rd330;
	ld.local.u64 	%rd332, [%rd3+8];
	add.s64 	%rd481, %rd332, %rd331;
$L__BB2_9:
	shl.b64 	%rd333, %rd464, 4;
	add.s64 	%rd334, %rd481, %rd333;
	ld.v4.u32 	{%r26, %r27, %r28, %r29}, [%rd334];
	cvt.u64.u32 	%rd335, %r26;
	cvt.s64.s8 	%rd482, %rd335;
	setp.eq.s32 	%p7, %r190, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB2_16;
	max.s64 	%rd482, %rd41, %rd482;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd482, %rd41, %rd482;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.s64 	%rd482, %rd41, %rd482;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd482, %rd41, %rd482;
$L__BB2_17:
	shr.u32 	%r30, %r26, 8;
	cvt.u64.u32 	%rd336, %r30;
	cvt.s64.s8 	%rd483, %rd336;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r21, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r21, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r21, 3;
	@%p14 bra 	$L__BB2_24;
	max.s64 	%rd483, %rd40, %rd483;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd483, %rd40, %rd483;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.s64 	%rd483, %rd40, %rd483;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd483, %rd40, %rd483;
$L__BB2_25:
	shr.u32 	%r31, %r26, 16;
	cvt.u64.u32 	%rd337, %r31;
	cvt.s64.s8 	%rd484, %rd337;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r21, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r21, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r21, 3;
	@%p18 bra 	$L__BB2_32;
	max.s64 	%rd484, %rd39, %rd484;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd484, %rd39, %rd484;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.s64 	%rd484, %rd39, %rd484;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd484, %rd39, %rd484;
$L__BB2_33:
	shr.u32 	%r32, %r26, 24;
	cvt.u64.u32 	%rd338, %r32;
	cvt.s64.s8 	%rd485, %rd338;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB2_40;
	max.s64 	%rd485, %rd38, %rd485;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd485, %rd38, %rd485;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.s64 	%rd485, %rd38, %rd485;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd485, %rd38, %rd485;
$L__BB2_41:
	cvt.u64.u32 	%rd339, %r27;
	cvt.s64.s8 	%rd486, %rd339;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r21, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r21, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r21, 3;
	@%p26 bra 	$L__BB2_48;
	max.s64 	%rd486, %rd37, %rd486;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd486, %rd37, %rd486;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.s64 	%rd486, %rd37, %rd486;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd486, %rd37, %rd486;
$L__BB2_49:
	shr.u32 	%r33, %r27, 8;
	cvt.u64.u32 	%rd340, %r33;
	cvt.s64.s8 	%rd487, %rd340;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r21, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r21, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r21, 3;
	@%p30 bra 	$L__BB2_56;
	max.s64 	%rd487, %rd36, %rd487;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd487, %rd36, %rd487;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.s64 	%rd487, %rd36, %rd487;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd487, %rd36, %rd487;
$L__BB2_57:
	shr.u32 	%r34, %r27, 16;
	cvt.u64.u32 	%rd341, %r34;
	cvt.s64.s8 	%rd488, %rd341;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB2_64;
	max.s64 	%rd488, %rd35, %rd488;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd488, %rd35, %rd488;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.s64 	%rd488, %rd35, %rd488;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd488, %rd35, %rd488;
$L__BB2_65:
	shr.u32 	%r35, %r27, 24;
	cvt.u64.u32 	%rd342, %r35;
	cvt.s64.s8 	%rd489, %rd342;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r21, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r21, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r21, 3;
	@%p38 bra 	$L__BB2_72;
	max.s64 	%rd489, %rd34, %rd489;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.lo.s64 	%rd489, %rd34, %rd489;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.s64 	%rd489, %rd34, %rd489;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.s64 	%rd489, %rd34, %rd489;
$L__BB2_73:
	cvt.u64.u32 	%rd343, %r28;
	cvt.s64.s8 	%rd490, %rd343;
	@%p7 bra 	$L__BB2_81;
	setp.eq.s32 	%p40, %r21, 1;
	@%p40 bra 	$L__BB2_79;
	setp.eq.s32 	%p41, %r21, 2;
	@%p41 bra 	$L__BB2_78;
	setp.ne.s32 	%p42, %r21, 3;
	@%p42 bra 	$L__BB2_80;
	max.s64 	%rd490, %rd33, %rd490;
	bra.uni 	$L__BB2_81;
$L__BB2_79:
	mul.lo.s64 	%rd490, %rd33, %rd490;
	bra.uni 	$L__BB2_81;
$L__BB2_78:
	min.s64 	%rd490, %rd33, %rd490;
	bra.uni 	$L__BB2_81;
$L__BB2_80:
	add.s64 	%rd490, %rd33, %rd490;
$L__BB2_81:
	shr.u32 	%r36, %r28, 8;
	cvt.u64.u32 	%rd344, %r36;
	cvt.s64.s8 	%rd491, %rd344;
	@%p7 bra 	$L__BB2_89;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB2_87;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB2_86;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB2_88;
	max.s64 	%rd491, %rd32, %rd491;
	bra.uni 	$L__BB2_89;
$L__BB2_87:
	mul.lo.s64 	%rd491, %rd32, %rd491;
	bra.uni 	$L__BB2_89;
$L__BB2_86:
	min.s64 	%rd491, %rd32, %rd491;
	bra.uni 	$L__BB2_89;
$L__BB2_88:
	add.s64 	%rd491, %rd32, %rd491;
$L__BB2_89:
	shr.u32 	%r37, %r28, 16;
	cvt.u64.u32 	%rd345, %r37;
	cvt.s64.s8 	%rd492, %rd345;
	@%p7 bra 	$L__BB2_97;
	setp.eq.s32 	%p48, %r21, 1;
	@%p48 bra 	$L__BB2_95;
	setp.eq.s32 	%p49, %r21, 2;
	@%p49 bra 	$L__BB2_94;
	setp.ne.s32 	%p50, %r21, 3;
	@%p50 bra 	$L__BB2_96;
	max.s64 	%rd492, %rd31, %rd492;
	bra.uni 	$L__BB2_97;
$L__BB2_95:
	mul.lo.s64 	%rd492, %rd31, %rd492;
	bra.uni 	$L__BB2_97;
$L__BB2_94:
	min.s64 	%rd492, %rd31, %rd492;
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	add.s64 	%rd492, %rd31, %rd492;
$L__BB2_97:
	shr.u32 	%r38, %r28, 24;
	cvt.u64.u32 	%rd346, %r38;
	cvt.s64.s8 	%rd493, %rd346;
	@%p7 bra 	$L__BB2_105;
	setp.eq.s32 	%p52, %r21, 1;
	@%p52 bra 	$L__BB2_103;
	setp.eq.s32 	%p53, %r21, 2;
	@%p53 bra 	$L__BB2_102;
	setp.ne.s32 	%p54, %r21, 3;
	@%p54 bra 	$L__BB2_104;
	max.s64 	%rd493, %rd30, %rd493;
	bra.uni 	$L__BB2_105;
$L__BB2_103:
	mul.lo.s64 	%rd493, %rd30, %rd493;
	bra.uni 	$L__BB2_105;
$L__BB2_102:
	min.s64 	%rd493, %rd30, %rd493;
	bra.uni 	$L__BB2_105;
$L__BB2_104:
	add.s64 	%rd493, %rd30, %rd493;
$L__BB2_105:
	cvt.u64.u32 	%rd347, %r29;
	cvt.s64.s8 	%rd494, %rd347;
	@%p7 bra 	$L__BB2_113;
	setp.eq.s32 	%p56, %r21, 1;
	@%p56 bra 	$L__BB2_111;
	setp.eq.s32 	%p57, %r21, 2;
	@%p57 bra 	$L__BB2_110;
	setp.ne.s32 	%p58, %r21, 3;
	@%p58 bra 	$L__BB2_112;
	max.s64 	%rd494, %rd29, %rd494;
	bra.uni 	$L__BB2_113;
$L__BB2_111:
	mul.lo.s64 	%rd494, %rd29, %rd494;
	bra.uni 	$L__BB2_113;
$L__BB2_110:
	min.s64 	%rd494, %rd29, %rd494;
	bra.uni 	$L__BB2_113;
$L__BB2_112:
	add.s64 	%rd494, %rd29, %rd494;
$L__BB2_113:
	shr.u32 	%r39, %r29, 8;
	cvt.u64.u32 	%rd348, %r39;
	cvt.s64.s8 	%rd495, %rd348;
	@%p7 bra 	$L__BB2_121;
	setp.eq.s32 	%p60, %r21, 1;
	@%p60 bra 	$L__BB2_119;
	setp.eq.s32 	%p61, %r21, 2;
	@%p61 bra 	$L__BB2_118;
	setp.ne.s32 	%p62, %r21, 3;
	@%p62 bra 	$L__BB2_120;
	max.s64 	%rd495, %rd28, %rd495;
	bra.uni 	$L__BB2_121;
$L__BB2_119:
	mul.lo.s64 	%rd495, %rd28, %rd495;
	bra.uni 	$L__BB2_121;
$L__BB2_118:
	min.s64 	%rd495, %rd28, %rd495;
	bra.uni 	$L__BB2_121;
$L__BB2_120:
	add.s64 	%rd495, %rd28, %rd495;
$L__BB2_121:
	shr.u32 	%r40, %r29, 16;
	cvt.u64.u32 	%rd349, %r40;
	cvt.s64.s8 	%rd496, %rd349;
	@%p7 bra 	$L__BB2_129;
	setp.eq.s32 	%p64, %r21, 1;
	@%p64 bra 	$L__BB2_127;
	setp.eq.s32 	%p65, %r21, 2;
	@%p65 bra 	$L__BB2_126;
	setp.ne.s32 	%p66, %r21, 3;
	@%p66 bra 	$L__BB2_128;
	max.s64 	%rd496, %rd27, %rd496;
	bra.uni 	$L__BB2_129;
$L__BB2_127:
	mul.lo.s64 	%rd496, %rd27, %rd496;
	bra.uni 	$L__BB2_129;
$L__BB2_126:
	min.s64 	%rd496, %rd27, %rd496;
	bra.uni 	$L__BB2_129;
$L__BB2_128:
	add.s64 	%rd496, %rd27, %rd496;
$L__BB2_129:
	shr.u32 	%r41, %r29, 24;
	cvt.u64.u32 	%rd350, %r41;
	cvt.s64.s8 	%rd497, %rd350;
	@%p7 bra 	$L__BB2_137;
	setp.eq.s32 	%p68, %r21, 1;
	@%p68 bra 	$L__BB2_135;
	setp.eq.s32 	%p69, %r21, 2;
	@%p69 bra 	$L__BB2_134;
	setp.ne.s32 	%p70, %r21, 3;
	@%p70 bra 	$L__BB2_136;
	max.s64 	%rd497, %rd26, %rd497;
	bra.uni 	$L__BB2_137;
$L__BB2_135:
	mul.lo.s64 	%rd497, %rd26, %rd497;
	bra.uni 	$L__BB2_137;
$L__BB2_134:
	min.s64 	%rd497, %rd26, %rd497;
	bra.uni 	$L__BB2_137;
$L__BB2_136:
	add.s64 	%rd497, %rd26, %rd497;
$L__BB2_137:
	add.s32 	%r190, %r190, 1;
	setp.lt.u32 	%p71, %r190, %r22;
	@%p71 bra 	$L__BB2_7;
$L__BB2_138:
	setp.ne.s32 	%p72, %r21, 4;
	mov.u64 	%rd514, %rd482;
	@%p72 bra 	$L__BB2_142;
	and.b64  	%rd351, %rd482, -4294967296;
	setp.eq.s64 	%p73, %rd351, 0;
	@%p73 bra 	$L__BB2_141;
	div.s64 	%rd514, %rd482, %rd7;
	bra.uni 	$L__BB2_142;
$L__BB2_141:
	cvt.u32.u64 	%r42, %rd7;
	cvt.u32.u64 	%r43, %rd482;
	div.u32 	%r44, %r43, %r42;
	cvt.u64.u32 	%rd514, %r44;
$L__BB2_142:
	mov.u64 	%rd515, %rd483;
	@%p72 bra 	$L__BB2_146;
	and.b64  	%rd352, %rd483, -4294967296;
	setp.eq.s64 	%p75, %rd352, 0;
	@%p75 bra 	$L__BB2_145;
	div.s64 	%rd515, %rd483, %rd7;
	bra.uni 	$L__BB2_146;
$L__BB2_145:
	cvt.u32.u64 	%r45, %rd7;
	cvt.u32.u64 	%r46, %rd483;
	div.u32 	%r47, %r46, %r45;
	cvt.u64.u32 	%rd515, %r47;
$L__BB2_146:
	mov.u64 	%rd516, %rd484;
	@%p72 bra 	$L__BB2_150;
	and.b64  	%rd353, %rd484, -4294967296;
	setp.eq.s64 	%p77, %rd353, 0;
	@%p77 bra 	$L__BB2_149;
	div.s64 	%rd516, %rd484, %rd7;
	bra.uni 	$L__BB2_150;
$L__BB2_149:
	cvt.u32.u64 	%r48, %rd7;
	cvt.u32.u64 	%r49, %rd484;
	div.u32 	%r50, %r49, %r48;
	cvt.u64.u32 	%rd516, %r50;
$L__BB2_150:
	mov.u64 	%rd517, %rd485;
	@%p72 bra 	$L__BB2_154;
	and.b64  	%rd354, %rd485, -4294967296;
	setp.eq.s64 	%p79, %rd354, 0;
	@%p79 bra 	$L__BB2_153;
	div.s64 	%rd517, %rd485, %rd7;
	bra.uni 	$L__BB2_154;
$L__BB2_153:
	cvt.u32.u64 	%r51, %rd7;
	cvt.u32.u64 	%r52, %rd485;
	div.u32 	%r53, %r52, %r51;
	cvt.u64.u32 	%rd517, %r53;
$L__BB2_154:
	cvt.u32.u64 	%r54, %rd515;
	cvt.u32.u64 	%r55, %rd514;
	mov.u32 	%r56, 64;
	prmt.b32 	%r57, %r55, %r54, %r56;
	cvt.u32.u64 	%r58, %rd516;
	mov.u32 	%r59, 1040;
	prmt.b32 	%r60, %r57, %r58, %r59;
	cvt.u32.u64 	%r61, %rd517;
	mov.u32 	%r62, 16912;
	prmt.b32 	%r8, %r60, %r61, %r62;
	mov.u64 	%rd518, %rd486;
	@%p72 bra 	$L__BB2_158;
	and.b64  	%rd355, %rd486, -4294967296;
	setp.eq.s64 	%p81, %rd355, 0;
	@%p81 bra 	$L__BB2_157;
	div.s64 	%rd518, %rd486, %rd7;
	bra.uni 	$L__BB2_158;
$L__BB2_157:
	cvt.u32.u64 	%r63, %rd7;
	cvt.u32.u64 	%r64, %rd486;
	div.u32 	%r65, %r64, %r63;
	cvt.u64.u32 	%rd518, %r65;
$L__BB2_158:
	mov.u64 	%rd519, %rd487;
	@%p72 bra 	$L__BB2_162;
	and.b64  	%rd356, %rd487, -4294967296;
	setp.eq.s64 	%p83, %rd356, 0;
	@%p83 bra 	$L__BB2_161;
	div.s64 	%rd519, %rd487, %rd7;
	bra.uni 	$L__BB2_162;
$L__BB2_161:
	cvt.u32.u64 	%r66, %rd7;
	cvt.u32.u64 	%r67, %rd487;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd519, %r68;
$L__BB2_162:
	mov.u64 	%rd520, %rd488;
	@%p72 bra 	$L__BB2_166;
	and.b64  	%rd357, %rd488, -4294967296;
	setp.eq.s64 	%p85, %rd357, 0;
	@%p85 bra 	$L__BB2_165;
	div.s64 	%rd520, %rd488, %rd7;
	bra.uni 	$L__BB2_166;
$L__BB2_165:
	cvt.u32.u64 	%r69, %rd7;
	cvt.u32.u64 	%r70, %rd488;
	div.u32 	%r71, %r70, %r69;
	cvt.u64.u32 	%rd520, %r71;
$L__BB2_166:
	mov.u64 	%rd521, %rd489;
	@%p72 bra 	$L__BB2_170;
	and.b64  	%rd358, %rd489, -4294967296;
	setp.eq.s64 	%p87, %rd358, 0;
	@%p87 bra 	$L__BB2_169;
	div.s64 	%rd521, %rd489, %rd7;
	bra.uni 	$L__BB2_170;
$L__BB2_169:
	cvt.u32.u64 	%r72, %rd7;
	cvt.u32.u64 	%r73, %rd489;
	div.u32 	%r74, %r73, %r72;
	cvt.u64.u32 	%rd521, %r74;
$L__BB2_170:
	cvt.u32.u64 	%r75, %rd519;
	cvt.u32.u64 	%r76, %rd518;
	mov.u32 	%r77, 64;
	prmt.b32 	%r78, %r76, %r75, %r77;
	cvt.u32.u64 	%r79, %rd520;
	mov.u32 	%r80, 1040;
	prmt.b32 	%r81, %r78, %r79, %r80;
	cvt.u32.u64 	%r82, %rd521;
	mov.u32 	%r83, 16912;
	prmt.b32 	%r9, %r81, %r82, %r83;
	mov.u64 	%rd522, %rd490;
	@%p72 bra 	$L__BB2_174;
	and.b64  	%rd359, %rd490, -4294967296;
	setp.eq.s64 	%p89, %rd359, 0;
	@%p89 bra 	$L__BB2_173;
	div.s64 	%rd522, %rd490, %rd7;
	bra.uni 	$L__BB2_174;
$L__BB2_173:
	cvt.u32.u64 	%r84, %rd7;
	cvt.u32.u64 	%r85, %rd490;
	div.u32 	%r86, %r85, %r84;
	cvt.u64.u32 	%rd522, %r86;
$L__BB2_174:
	mov.u64 	%rd523, %rd491;
	@%p72 bra 	$L__BB2_178;
	and.b64  	%rd360, %rd491, -4294967296;
	setp.eq.s64 	%p91, %rd360, 0;
	@%p91 bra 	$L__BB2_177;
	div.s64 	%rd523, %rd491, %rd7;
	bra.uni 	$L__BB2_178;
$L__BB2_177:
	cvt.u32.u64 	%r87, %rd7;
	cvt.u32.u64 	%r88, %rd491;
	div.u32 	%r89, %r88, %r87;
	cvt.u64.u32 	%rd523, %r89;
$L__BB2_178:
	mov.u64 	%rd524, %rd492;
	@%p72 bra 	$L__BB2_182;
	and.b64  	%rd361, %rd492, -4294967296;
	setp.eq.s64 	%p93, %rd361, 0;
	@%p93 bra 	$L__BB2_181;
	div.s64 	%rd524, %rd492, %rd7;
	bra.uni 	$L__BB2_182;
$L__BB2_181:
	cvt.u32.u64 	%r90, %rd7;
	cvt.u32.u64 	%r91, %rd492;
	div.u32 	%r92, %r91, %r90;
	cvt.u64.u32 	%rd524, %r92;
$L__BB2_182:
	mov.u64 	%rd525, %rd493;
	@%p72 bra 	$L__BB2_186;
	and.b64  	%rd362, %rd493, -4294967296;
	setp.eq.s64 	%p95, %rd362, 0;
	@%p95 bra 	$L__BB2_185;
	div.s64 	%rd525, %rd493, %rd7;
	bra.uni 	$L__BB2_186;
$L__BB2_185:
	cvt.u32.u64 	%r93, %rd7;
	cvt.u32.u64 	%r94, %rd493;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd525, %r95;
$L__BB2_186:
	cvt.u32.u64 	%r96, %rd523;
	cvt.u32.u64 	%r97, %rd522;
	mov.u32 	%r98, 64;
	prmt.b32 	%r99, %r97, %r96, %r98;
	cvt.u32.u64 	%r100, %rd524;
	mov.u32 	%r101, 1040;
	prmt.b32 	%r102, %r99, %r100, %r101;
	cvt.u32.u64 	%r103, %rd525;
	mov.u32 	%r104, 16912;
	prmt.b32 	%r10, %r102, %r103, %r104;
	mov.u64 	%rd526, %rd494;
	@%p72 bra 	$L__BB2_190;
	and.b64  	%rd363, %rd494, -4294967296;
	setp.eq.s64 	%p97, %rd363, 0;
	@%p97 bra 	$L__BB2_189;
	div.s64 	%rd526, %rd494, %rd7;
	bra.uni 	$L__BB2_190;
$L__BB2_189:
	cvt.u32.u64 	%r105, %rd7;
	cvt.u32.u64 	%r106, %rd494;
	div.u32 	%r107, %r106, %r105;
	cvt.u64.u32 	%rd526, %r107;
$L__BB2_190:
	mov.u64 	%rd527, %rd495;
	@%p72 bra 	$L__BB2_194;
	and.b64  	%rd364, %rd495, -4294967296;
	setp.eq.s64 	%p99, %rd364, 0;
	@%p99 bra 	$L__BB2_193;
	div.s64 	%rd527, %rd495, %rd7;
	bra.uni 	$L__BB2_194;
$L__BB2_193:
	cvt.u32.u64 	%r108, %rd7;
	cvt.u32.u64 	%r109, %rd495;
	div.u32 	%r110, %r109, %r108;
	cvt.u64.u32 	%rd527, %r110;
$L__BB2_194:
	mov.u64 	%rd528, %rd496;
	@%p72 bra 	$L__BB2_198;
	and.b64  	%rd365, %rd496, -4294967296;
	setp.eq.s64 	%p101, %rd365, 0;
	@%p101 bra 	$L__BB2_197;
	div.s64 	%rd528, %rd496, %rd7;
	bra.uni 	$L__BB2_198;
$L__BB2_197:
	cvt.u32.u64 	%r111, %rd7;
	cvt.u32.u64 	%r112, %rd496;
	div.u32 	%r113, %r112, %r111;
	cvt.u64.u32 	%rd528, %r113;
$L__BB2_198:
	mov.u64 	%rd529, %rd497;
	@%p72 bra 	$L__BB2_202;
	and.b64  	%rd366, %rd497, -4294967296;
	setp.eq.s64 	%p103, %rd366, 0;
	@%p103 bra 	$L__BB2_201;
	div.s64 	%rd529, %rd497, %rd7;
	bra.uni 	$L__BB2_202;
$L__BB2_201:
	cvt.u32.u64 	%r114, %rd7;
	cvt.u32.u64 	%r115, %rd497;
	div.u32 	%r116, %r115, %r114;
	cvt.u64.u32 	%rd529, %r116;
$L__BB2_202:
	shr.u64 	%rd447, %rd322, 4;
	cvt.u32.u64 	%r117, %rd527;
	cvt.u32.u64 	%r118, %rd526;
	mov.u32 	%r119, 64;
	prmt.b32 	%r120, %r118, %r117, %r119;
	cvt.u32.u64 	%r121, %rd528;
	mov.u32 	%r122, 1040;
	prmt.b32 	%r123, %r120, %r121, %r122;
	cvt.u32.u64 	%r124, %rd529;
	mov.u32 	%r125, 16912;
	shl.b64 	%rd367, %rd464, 4;
	add.s64 	%rd368, %rd1, %rd367;
	prmt.b32 	%r126, %r123, %r124, %r125;
	st.global.v4.u32 	[%rd368], {%r8, %r9, %r10, %r126};
	add.s64 	%rd464, %rd464, %rd8;
	setp.lt.u64 	%p104, %rd464, %rd447;
	@%p104 bra 	$L__BB2_5;
$L__BB2_203:
	and.b64  	%rd530, %rd322, -16;
$L__BB2_204:
	mov.u32 	%r127, %tid.x;
	cvt.u64.u32 	%rd369, %r127;
	add.s64 	%rd531, %rd530, %rd369;
	setp.ge.u64 	%p105, %rd531, %rd322;
	@%p105 bra 	$L__BB2_250;
	cvt.u64.u32 	%rd209, %r22;
	mov.u32 	%r128, %ntid.x;
	cvt.u64.u32 	%rd210, %r128;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB2_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB2_208;
	ld.local.u64 	%rd532, [%rd3+8];
	bra.uni 	$L__BB2_209;
$L__BB2_208:
	ld.local.u64 	%rd532, [%rd3];
$L__BB2_209:
	add.s64 	%rd370, %rd532, %rd531;
	ld.s8 	%rd535, [%rd370];
	setp.lt.u32 	%p107, %r22, 2;
	@%p107 bra 	$L__BB2_222;
	mov.u32 	%r191, 1;
$L__BB2_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r191;
	@%p108 bra 	$L__BB2_213;
	bra.uni 	$L__BB2_212;
$L__BB2_213:
	ld.local.u64 	%rd534, [%rd3];
	bra.uni 	$L__BB2_214;
$L__BB2_212:
	ld.local.u64 	%rd371, [%rd3+16];
	cvt.u64.u32 	%rd372, %r191;
	mul.lo.s64 	%rd373, %rd371, %rd372;
	ld.local.u64 	%rd374, [%rd3+8];
	add.s64 	%rd534, %rd374, %rd373;
$L__BB2_214:
	add.s64 	%rd375, %rd534, %rd531;
	ld.s8 	%rd220, [%rd375];
	setp.eq.s32 	%p109, %r21, 1;
	@%p109 bra 	$L__BB2_219;
	setp.eq.s32 	%p110, %r21, 2;
	@%p110 bra 	$L__BB2_218;
	setp.ne.s32 	%p111, %r21, 3;
	@%p111 bra 	$L__BB2_220;
	max.s64 	%rd535, %rd535, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_219:
	mul.lo.s64 	%rd535, %rd535, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_218:
	min.s64 	%rd535, %rd535, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_220:
	add.s64 	%rd535, %rd535, %rd220;
$L__BB2_221:
	add.s32 	%r191, %r191, 1;
	setp.lt.u32 	%p112, %r191, %r22;
	@%p112 bra 	$L__BB2_211;
$L__BB2_222:
	setp.ne.s32 	%p113, %r21, 4;
	@%p113 bra 	$L__BB2_226;
	and.b64  	%rd376, %rd535, -4294967296;
	setp.eq.s64 	%p114, %rd376, 0;
	@%p114 bra 	$L__BB2_225;
	div.s64 	%rd535, %rd535, %rd209;
	bra.uni 	$L__BB2_226;
$L__BB2_225:
	cvt.u32.u64 	%r130, %rd209;
	cvt.u32.u64 	%r131, %rd535;
	div.u32 	%r132, %r131, %r130;
	cvt.u64.u32 	%rd535, %r132;
$L__BB2_226:
	add.s64 	%rd377, %rd1, %rd531;
	st.global.u8 	[%rd377], %rd535;
	add.s64 	%rd531, %rd531, %rd210;
	setp.lt.u64 	%p115, %rd531, %rd322;
	@%p115 bra 	$L__BB2_206;
	bra.uni 	$L__BB2_250;
$L__BB2_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd588, 0;
	@%p116 bra 	$L__BB2_238;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd380, %rd231, 15;
	setp.ne.s64 	%p117, %rd380, 0;
	@%p117 bra 	$L__BB2_238;
	shr.u64 	%rd232, %rd322, 4;
	mov.u32 	%r133, %tid.x;
	cvt.u64.u32 	%rd554, %r133;
	setp.le.u64 	%p118, %rd232, %rd554;
	@%p118 bra 	$L__BB2_237;
	mov.u32 	%r134, %ntid.x;
	cvt.u64.u32 	%rd234, %r134;
$L__BB2_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r22, 0;
	@%p119 bra 	$L__BB2_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r192, 0;
$L__BB2_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r192;
	mov.u64 	%rd571, %rd231;
	@%p120 bra 	$L__BB2_235;
	ld.local.u64 	%rd382, [%rd3+16];
	cvt.u64.u32 	%rd383, %r192;
	mul.lo.s64 	%rd384, %rd382, %rd383;
	ld.local.u64 	%rd385, [%rd3+8];
	add.s64 	%rd571, %rd385, %rd384;
$L__BB2_235:
	shl.b64 	%rd386, %rd554, 4;
	add.s64 	%rd387, %rd571, %rd386;
	ld.v4.u32 	{%r136, %r137, %r138, %r139}, [%rd387];
	cvt.u64.u32 	%rd388, %r136;
	cvt.s64.s8 	%rd389, %rd388;
	setp.eq.s32 	%p121, %r192, 0;
	selp.b64 	%rd390, 0, %rd587, %p121;
	add.s64 	%rd587, %rd389, %rd390;
	shr.u32 	%r144, %r136, 8;
	cvt.u64.u32 	%rd391, %r144;
	cvt.s64.s8 	%rd392, %rd391;
	selp.b64 	%rd393, 0, %rd586, %p121;
	add.s64 	%rd586, %rd392, %rd393;
	shr.u32 	%r145, %r136, 16;
	cvt.u64.u32 	%rd394, %r145;
	cvt.s64.s8 	%rd395, %rd394;
	selp.b64 	%rd396, 0, %rd585, %p121;
	add.s64 	%rd585, %rd395, %rd396;
	shr.u32 	%r146, %r136, 24;
	cvt.u64.u32 	%rd397, %r146;
	cvt.s64.s8 	%rd398, %rd397;
	selp.b64 	%rd399, 0, %rd584, %p121;
	add.s64 	%rd584, %rd398, %rd399;
	cvt.u64.u32 	%rd400, %r137;
	cvt.s64.s8 	%rd401, %rd400;
	selp.b64 	%rd402, 0, %rd583, %p121;
	add.s64 	%rd583, %rd401, %rd402;
	shr.u32 	%r147, %r137, 8;
	cvt.u64.u32 	%rd403, %r147;
	cvt.s64.s8 	%rd404, %rd403;
	selp.b64 	%rd405, 0, %rd582, %p121;
	add.s64 	%rd582, %rd404, %rd405;
	shr.u32 	%r148, %r137, 16;
	cvt.u64.u32 	%rd406, %r148;
	cvt.s64.s8 	%rd407, %rd406;
	selp.b64 	%rd408, 0, %rd581, %p121;
	add.s64 	%rd581, %rd407, %rd408;
	shr.u32 	%r149, %r137, 24;
	cvt.u64.u32 	%rd409, %r149;
	cvt.s64.s8 	%rd410, %rd409;
	selp.b64 	%rd411, 0, %rd580, %p121;
	add.s64 	%rd580, %rd410, %rd411;
	cvt.u64.u32 	%rd412, %r138;
	cvt.s64.s8 	%rd413, %rd412;
	selp.b64 	%rd414, 0, %rd579, %p121;
	add.s64 	%rd579, %rd413, %rd414;
	shr.u32 	%r150, %r138, 8;
	cvt.u64.u32 	%rd415, %r150;
	cvt.s64.s8 	%rd416, %rd415;
	selp.b64 	%rd417, 0, %rd578, %p121;
	add.s64 	%rd578, %rd416, %rd417;
	shr.u32 	%r151, %r138, 16;
	cvt.u64.u32 	%rd418, %r151;
	cvt.s64.s8 	%rd419, %rd418;
	selp.b64 	%rd420, 0, %rd577, %p121;
	add.s64 	%rd577, %rd419, %rd420;
	shr.u32 	%r152, %r138, 24;
	cvt.u64.u32 	%rd421, %r152;
	cvt.s64.s8 	%rd422, %rd421;
	selp.b64 	%rd423, 0, %rd576, %p121;
	add.s64 	%rd576, %rd422, %rd423;
	cvt.u64.u32 	%rd424, %r139;
	cvt.s64.s8 	%rd425, %rd424;
	selp.b64 	%rd426, 0, %rd575, %p121;
	add.s64 	%rd575, %rd425, %rd426;
	shr.u32 	%r153, %r139, 8;
	cvt.u64.u32 	%rd427, %r153;
	cvt.s64.s8 	%rd428, %rd427;
	selp.b64 	%rd429, 0, %rd574, %p121;
	add.s64 	%rd574, %rd428, %rd429;
	shr.u32 	%r154, %r139, 16;
	cvt.u64.u32 	%rd430, %r154;
	cvt.s64.s8 	%rd431, %rd430;
	selp.b64 	%rd432, 0, %rd573, %p121;
	add.s64 	%rd573, %rd431, %rd432;
	shr.u32 	%r155, %r139, 24;
	cvt.u64.u32 	%rd433, %r155;
	cvt.s64.s8 	%rd434, %rd433;
	selp.b64 	%rd435, 0, %rd572, %p121;
	add.s64 	%rd572, %rd434, %rd435;
	add.s32 	%r192, %r192, 1;
	setp.lt.u32 	%p122, %r192, %r22;
	@%p122 bra 	$L__BB2_233;
$L__BB2_236:
	cvt.u32.u64 	%r156, %rd586;
	cvt.u32.u64 	%r157, %rd587;
	mov.u32 	%r158, 64;
	prmt.b32 	%r159, %r157, %r156, %r158;
	cvt.u32.u64 	%r160, %rd585;
	mov.u32 	%r161, 1040;
	prmt.b32 	%r162, %r159, %r160, %r161;
	cvt.u32.u64 	%r163, %rd584;
	mov.u32 	%r164, 16912;
	cvt.u32.u64 	%r165, %rd582;
	cvt.u32.u64 	%r166, %rd583;
	prmt.b32 	%r167, %r166, %r165, %r158;
	cvt.u32.u64 	%r168, %rd581;
	prmt.b32 	%r169, %r167, %r168, %r161;
	cvt.u32.u64 	%r170, %rd580;
	cvt.u32.u64 	%r171, %rd578;
	cvt.u32.u64 	%r172, %rd579;
	prmt.b32 	%r173, %r172, %r171, %r158;
	cvt.u32.u64 	%r174, %rd577;
	prmt.b32 	%r175, %r173, %r174, %r161;
	cvt.u32.u64 	%r176, %rd576;
	cvt.u32.u64 	%r177, %rd574;
	cvt.u32.u64 	%r178, %rd575;
	prmt.b32 	%r179, %r178, %r177, %r158;
	cvt.u32.u64 	%r180, %rd573;
	prmt.b32 	%r181, %r179, %r180, %r161;
	cvt.u32.u64 	%r182, %rd572;
	shl.b64 	%rd436, %rd554, 4;
	add.s64 	%rd437, %rd1, %rd436;
	prmt.b32 	%r183, %r181, %r182, %r164;
	prmt.b32 	%r184, %r175, %r176, %r164;
	prmt.b32 	%r185, %r169, %r170, %r164;
	prmt.b32 	%r186, %r162, %r163, %r164;
	st.global.v4.u32 	[%rd437], {%r186, %r185, %r184, %r183};
	add.s64 	%rd554, %rd554, %rd234;
	setp.lt.u64 	%p123, %rd554, %rd232;
	@%p123 bra 	$L__BB2_231;
$L__BB2_237:
	and.b64  	%rd588, %rd322, -16;
$L__BB2_238:
	mov.u32 	%r187, %tid.x;
	cvt.u64.u32 	%rd438, %r187;
	add.s64 	%rd589, %rd588, %rd438;
	setp.ge.u64 	%p124, %rd589, %rd322;
	@%p124 bra 	$L__BB2_250;
	mov.u32 	%r188, %ntid.x;
	cvt.u64.u32 	%rd307, %r188;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB2_240:
	.pragma "nounroll";
	setp.eq.s32 	%p125, %r17, 0;
	@%p125 bra 	$L__BB2_242;
	ld.local.u64 	%rd590, [%rd3+8];
	bra.uni 	$L__BB2_243;
$L__BB2_242:
	ld.local.u64 	%rd590, [%rd3];
$L__BB2_243:
	add.s64 	%rd439, %rd590, %rd589;
	ld.s8 	%rd594, [%rd439];
	setp.lt.u32 	%p126, %r22, 2;
	@%p126 bra 	$L__BB2_249;
	mov.u64 	%rd591, 1;
	mov.u32 	%r193, %r18;
$L__BB2_245:
	.pragma "nounroll";
	setp.eq.s32 	%p127, %r193, -1;
	@%p127 bra 	$L__BB2_247;
	ld.local.u64 	%rd441, [%rd3+16];
	mul.lo.s64 	%rd442, %rd441, %rd591;
	ld.local.u64 	%rd443, [%rd3+8];
	add.s64 	%rd593, %rd443, %rd442;
	bra.uni 	$L__BB2_248;
$L__BB2_247:
	ld.local.u64 	%rd593, [%rd3];
$L__BB2_248:
	add.s64 	%rd444, %rd593, %rd589;
	ld.s8 	%rd445, [%rd444];
	add.s64 	%rd594, %rd594, %rd445;
	add.s64 	%rd591, %rd591, 1;
	cvt.u32.u64 	%r189, %rd591;
	add.s32 	%r193, %r193, 1;
	setp.lt.u32 	%p128, %r189, %r22;
	@%p128 bra 	$L__BB2_245;
$L__BB2_249:
	add.s64 	%rd446, %rd1, %rd589;
	st.global.u8 	[%rd446], %rd594;
	add.s64 	%rd589, %rd589, %rd307;
	setp.lt.u64 	%p129, %rd589, %rd322;
	@%p129 bra 	$L__BB2_240;
$L__BB2_250:
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
	.reg .b64 	%rd<195>;
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
	add.s64 	%rd58, %rd48, 15;
	shr.u64 	%rd59, %rd58, 4;
	mov.u32 	%r59, %nctaid.x;
	cvt.u64.u32 	%rd7, %r59;
	add.s64 	%rd60, %rd7, %rd59;
	add.s64 	%rd8, %rd60, -1;
	and.b64  	%rd61, %rd8, -4294967296;
	setp.eq.s64 	%p7, %rd61, 0;
	@%p7 bra 	$L__BB3_9;
	div.u64 	%rd190, %rd8, %rd7;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r60, %rd7;
	cvt.u32.u64 	%r61, %rd8;
	div.u32 	%r62, %r61, %r60;
	cvt.u64.u32 	%rd190, %r62;
$L__BB3_10:
	shl.b64 	%rd62, %rd190, 4;
	mul.lo.s64 	%rd63, %rd62, %rd4;
	min.u64 	%rd191, %rd63, %rd48;
	add.s64 	%rd64, %rd191, %rd62;
	min.u64 	%rd15, %rd64, %rd48;
	shl.b64 	%rd16, %rd4, 2;
	setp.eq.s32 	%p8, %r2, %r37;
	setp.ge.u32 	%p9, %r2, %r38;
	or.pred  	%p1, %p8, %p9;
	mov.u32 	%r111, %r1;
$L__BB3_11:
	mov.u32 	%r9, %r111;
	cvt.u64.u32 	%rd65, %r38;
	mul.lo.s64 	%rd66, %rd51, %rd65;
	sub.s64 	%rd67, %rd15, %rd191;
	min.u64 	%rd21, %rd66, %rd67;
	add.s64 	%rd68, %rd21, 15;
	shr.u64 	%rd69, %rd68, 4;
	add.s64 	%rd70, %rd65, %rd69;
	add.s64 	%rd22, %rd70, -1;
	and.b64  	%rd71, %rd22, -4294967296;
	setp.eq.s64 	%p10, %rd71, 0;
	@%p10 bra 	$L__BB3_13;
	div.u64 	%rd192, %rd22, %rd65;
	bra.uni 	$L__BB3_14;
$L__BB3_13:
	cvt.u32.u64 	%r63, %rd22;
	div.u32 	%r64, %r63, %r38;
	cvt.u64.u32 	%rd192, %r64;
$L__BB3_14:
	shl.b64 	%rd26, %rd192, 4;
	add.s32 	%r10, %r9, 1;
	setp.lt.u32 	%p11, %r38, 2;
	@%p11 bra 	$L__BB3_17;
	and.b32  	%r66, %r10, 3;
	cvt.u64.u32 	%rd73, %r66;
	add.s64 	%rd74, %rd16, %rd73;
	mul.lo.s64 	%rd76, %rd74, %rd65;
	cvt.u64.u32 	%rd77, %r37;
	add.s64 	%rd78, %rd76, %rd77;
	mul.lo.s64 	%rd79, %rd78, %rd51;
	add.s64 	%rd27, %rd79, %rd52;
	add.s32 	%r112, %r37, 1;
	mov.u32 	%r113, 1;
$L__BB3_16:
	.pragma "nounroll";
	rem.u32 	%r67, %r112, %r38;
	cvt.u64.u32 	%rd80, %r67;
	mul.wide.u32 	%rd81, %r67, 8;
	add.s64 	%rd82, %rd1, %rd81;
	ld.global.u64 	%rd83, [%rd82];
	add.s64 	%rd84, %rd83, %rd27;
	mul.lo.s64 	%rd85, %rd26, %rd80;
	min.u64 	%rd86, %rd85, %rd21;
	add.s64 	%rd87, %rd86, %rd191;
	add.s64 	%rd88, %rd46, %rd87;
	add.s32 	%r68, %r67, 1;
	cvt.u64.u32 	%rd89, %r68;
	mul.lo.s64 	%rd90, %rd26, %rd89;
	min.u64 	%rd91, %rd90, %rd21;
	sub.s64 	%rd92, %rd91, %rd86;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd84;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd88;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd92;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam,
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
	cvt.u64.u32 	%rd98, %r2;
	mul.wide.u32 	%rd99, %r2, 8;
	add.s64 	%rd100, %rd1, %rd99;
	ld.global.u64 	%rd101, [%rd100];
	mul.wide.u32 	%rd102, %r38, %r53;
	cvt.u64.u32 	%rd103, %r37;
	add.s64 	%rd104, %rd102, %rd103;
	shl.b64 	%rd105, %rd104, 3;
	add.s64 	%rd106, %rd101, %rd105;
	add.s64 	%rd93, %rd106, 4096;
	cvt.u64.u32 	%rd107, %r39;
	cvt.u64.u32 	%rd108, %r10;
	bfi.b64 	%rd94, %rd107, %rd108, 32, 32;
	st.release.sys.global.u64 [%rd93], %rd94;
	ld.global.u64 	%rd109, [%rd2];
	add.s64 	%rd110, %rd102, %rd98;
	shl.b64 	%rd111, %rd110, 3;
	add.s64 	%rd112, %rd109, %rd111;
	add.s64 	%rd28, %rd112, 4096;
	ld.acquire.sys.global.u64 %rd193, [%rd28];
	cvt.u32.u64 	%r115, %rd193;
	sub.s32 	%r72, %r115, %r10;
	setp.gt.s32 	%p13, %r72, -1;
	@%p13 bra 	$L__BB3_24;
	mov.u64 %rd113, %globaltimer;
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
	st.param.b64 	[param1+0], %rd113;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl,
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
	ld.acquire.sys.global.u64 %rd193, [%rd28];
	cvt.u32.u64 	%r115, %rd193;
	sub.s32 	%r77, %r115, %r10;
	setp.lt.s32 	%p16, %r77, 0;
	add.s32 	%r114, %r114, 1;
	@%p16 bra 	$L__BB3_20;
$L__BB3_24:
	setp.ne.s32 	%p17, %r10, %r115;
	@%p17 bra 	$L__BB3_27;
	shr.u64 	%rd116, %rd193, 32;
	cvt.u32.u64 	%r22, %rd116;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
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
	add.u64 	%rd117, %SP, 0;
	add.u64 	%rd118, %SPL, 0;
	and.b32  	%r83, %r10, 3;
	cvt.u64.u32 	%rd119, %r83;
	add.s64 	%rd120, %rd16, %rd119;
	mul.lo.s64 	%rd123, %rd66, %rd120;
	add.s64 	%rd124, %rd123, %rd52;
	ld.global.u64 	%rd125, [%rd2];
	add.s64 	%rd126, %rd125, %rd124;
	cvt.u64.u32 	%rd127, %r37;
	mul.lo.s64 	%rd128, %rd26, %rd127;
	min.u64 	%rd129, %rd128, %rd21;
	add.s64 	%rd130, %rd129, %rd191;
	add.s64 	%rd33, %rd47, %rd130;
	add.s64 	%rd131, %rd46, %rd130;
	st.local.u64 	[%rd118], %rd131;
	st.local.u64 	[%rd118+8], %rd126;
	st.local.u64 	[%rd118+16], %rd51;
	st.local.u32 	[%rd118+24], %r37;
	add.s32 	%r84, %r37, 1;
	cvt.u64.u32 	%rd132, %r84;
	mul.lo.s64 	%rd133, %rd26, %rd132;
	min.u64 	%rd134, %rd133, %rd21;
	sub.s64 	%rd34, %rd134, %rd129;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd33;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd117;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r51;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r38;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826reduceEPaRKNS0_5PartsEmjj,
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
	cvt.u64.u32 	%rd135, %r86;
	add.s64 	%rd136, %rd16, %rd135;
	mul.lo.s64 	%rd138, %rd136, %rd65;
	add.s64 	%rd140, %rd138, %rd127;
	mul.lo.s64 	%rd141, %rd140, %rd51;
	add.s64 	%rd35, %rd141, %rd52;
	mov.u32 	%r117, 1;
$L__BB3_30:
	.pragma "nounroll";
	add.s32 	%r87, %r117, %r37;
	rem.u32 	%r88, %r87, %r38;
	mul.wide.u32 	%rd142, %r88, 8;
	add.s64 	%rd143, %rd1, %rd142;
	ld.global.u64 	%rd144, [%rd143];
	add.s64 	%rd145, %rd144, %rd35;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd145;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd33;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd34;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam,
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
	cvt.u64.u32 	%rd150, %r2;
	mul.wide.u32 	%rd152, %r2, 8;
	add.s64 	%rd153, %rd1, %rd152;
	ld.global.u64 	%rd154, [%rd153];
	mul.wide.u32 	%rd155, %r38, %r53;
	add.s64 	%rd157, %rd155, %rd127;
	shl.b64 	%rd158, %rd157, 3;
	add.s64 	%rd159, %rd154, %rd158;
	add.s64 	%rd146, %rd159, 4096;
	cvt.u64.u32 	%rd160, %r39;
	cvt.u64.u32 	%rd161, %r111;
	bfi.b64 	%rd147, %rd160, %rd161, 32, 32;
	st.release.sys.global.u64 [%rd146], %rd147;
	ld.global.u64 	%rd162, [%rd2];
	add.s64 	%rd163, %rd155, %rd150;
	shl.b64 	%rd164, %rd163, 3;
	add.s64 	%rd165, %rd162, %rd164;
	add.s64 	%rd36, %rd165, 4096;
	ld.acquire.sys.global.u64 %rd194, [%rd36];
	cvt.u32.u64 	%r119, %rd194;
	sub.s32 	%r92, %r119, %r111;
	setp.gt.s32 	%p22, %r92, -1;
	@%p22 bra 	$L__BB3_38;
	mov.u64 %rd166, %globaltimer;
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
	st.param.b64 	[param1+0], %rd166;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl,
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
	ld.acquire.sys.global.u64 %rd194, [%rd36];
	cvt.u32.u64 	%r119, %rd194;
	sub.s32 	%r97, %r119, %r111;
	setp.lt.s32 	%p25, %r97, 0;
	add.s32 	%r118, %r118, 1;
	@%p25 bra 	$L__BB3_34;
$L__BB3_38:
	setp.ne.s32 	%p26, %r111, %r119;
	@%p26 bra 	$L__BB3_41;
	shr.u64 	%rd169, %rd194, 32;
	cvt.u32.u64 	%r33, %rd169;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
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
	cvt.u64.u32 	%rd170, %r104;
	add.s64 	%rd171, %rd16, %rd170;
	mul.lo.s64 	%rd41, %rd171, %rd65;
	mov.u32 	%r121, 1;
$L__BB3_44:
	.pragma "nounroll";
	add.s32 	%r105, %r121, %r37;
	rem.u32 	%r106, %r105, %r38;
	cvt.u64.u32 	%rd173, %r106;
	add.s64 	%rd174, %rd41, %rd173;
	mul.lo.s64 	%rd175, %rd174, %rd51;
	add.s64 	%rd176, %rd175, %rd52;
	ld.global.u64 	%rd177, [%rd2];
	add.s64 	%rd178, %rd177, %rd176;
	mul.lo.s64 	%rd179, %rd26, %rd173;
	min.u64 	%rd180, %rd179, %rd21;
	add.s64 	%rd181, %rd180, %rd191;
	add.s64 	%rd182, %rd47, %rd181;
	add.s32 	%r107, %r106, 1;
	cvt.u64.u32 	%rd183, %r107;
	mul.lo.s64 	%rd184, %rd26, %rd183;
	min.u64 	%rd185, %rd184, %rd21;
	sub.s64 	%rd186, %rd185, %rd180;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd182;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd178;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd186;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56824copyEPaPKam,
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
	add.s64 	%rd191, %rd21, %rd191;
	setp.lt.u64 	%p31, %rd191, %rd15;
	@%p31 bra 	$L__BB3_11;
	setp.ne.s32 	%p33, %r2, 0;
	@%p33 bra 	$L__BB3_48;
	ld.global.u64 	%rd187, [%rd2];
	add.s64 	%rd189, %rd187, %rd56;
	add.s32 	%r110, %r9, 2;
	st.u32 	[%rd189+64], %r110;
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
	.reg .pred 	%p<97>;
	.reg .b16 	%rs<46>;
	.reg .b32 	%r<243>;
	.reg .b64 	%rd<370>;
	mov.u64 	%SPL, __local_depot4;
	ld.param.u64 	%rd129, [words_param_0];
	ld.param.u64 	%rd130, [words_param_1];
	ld.param.u32 	%r63, [words_param_2];
	ld.param.u32 	%r64, [words_param_3];
	ld.param.u32 	%r65, [words_param_4];
	ld.param.u32 	%r66, [words_param_5];
	ld.param.u64 	%rd131, [words_param_6];
	ld.param.u64 	%rd132, [words_param_7];
	ld.param.u64 	%rd133, [words_param_8];
	ld.param.v2.u32 	{%r77, %r78}, [words_param_9+72];
	ld.param.u64 	%rd140, [words_param_9+48];
	ld.param.u64 	%rd139, [words_param_9+40];
	ld.param.u64 	%rd134, [words_param_9];
	add.u64 	%rd1, %SPL, 0;
	add.u64 	%rd2, %SPL, 8;
	cvt.u64.u32 	%rd3, %r63;
	cvta.to.global.u64 	%rd4, %rd129;
	mul.wide.u32 	%rd143, %r63, 8;
	add.s64 	%rd144, %rd4, %rd143;
	ld.global.u64 	%rd5, [%rd144];
	mov.u32 	%r79, %ctaid.x;
	mul.wide.u32 	%rd145, %r79, 4;
	add.s64 	%rd146, %rd5, %rd145;
	cvt.u64.u32 	%rd6, %r79;
	ld.u32 	%r1, [%rd146+64];
	mov.u32 	%r227, %tid.x;
	setp.ne.s32 	%p2, %r227, 0;
	mov.u16 	%rs39, 0;
	@%p2 bra 	$L__BB4_2;
	ld.volatile.u32 	%r80, [%rd5];
	setp.ne.s32 	%p3, %r80, 0;
	selp.u16 	%rs39, 1, 0, %p3;
$L__BB4_2:
	setp.eq.s16 	%p4, %rs39, 0;
	@%p4 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd7, %rd130;
	ld.volatile.global.u32 	%r81, [%rd7+4];
	setp.ne.s32 	%p5, %r81, 0;
	@%p5 bra 	$L__BB4_5;
	st.global.u32 	[%rd7+8], %r66;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r82, 4;
	st.global.u32 	[%rd7+4], %r82;
$L__BB4_6:
	cvt.u32.u16 	%r83, %rs39;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r83, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r84, 1, 0, %p2;
	}
	setp.ne.s32 	%p6, %r84, 0;
	@%p6 bra 	$L__BB4_90;
	add.s32 	%r3, %r1, 1;
	add.s64 	%rd147, %rd134, 15;
	shr.u64 	%rd148, %rd147, 4;
	mov.u32 	%r85, %nctaid.x;
	cvt.u64.u32 	%rd9, %r85;
	add.s64 	%rd149, %rd9, %rd148;
	add.s64 	%rd10, %rd149, -1;
	and.b64  	%rd150, %rd10, -4294967296;
	setp.eq.s64 	%p7, %rd150, 0;
	@%p7 bra 	$L__BB4_9;
	div.u64 	%rd327, %rd10, %rd9;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r86, %rd9;
	cvt.u32.u64 	%r87, %rd10;
	div.u32 	%r88, %r87, %r86;
	cvt.u64.u32 	%rd327, %r88;
$L__BB4_10:
	shl.b64 	%rd151, %rd327, 4;
	mul.lo.s64 	%rd152, %rd151, %rd6;
	min.u64 	%rd14, %rd152, %rd134;
	add.s64 	%rd153, %rd14, %rd151;
	min.u64 	%rd15, %rd153, %rd134;
	mov.u64 	%rd154, 7;
	sub.s64 	%rd155, %rd154, %rd14;
	add.s64 	%rd156, %rd155, %rd15;
	shr.u64 	%rd157, %rd156, 3;
	cvt.u32.u64 	%r4, %rd157;
	setp.eq.s32 	%p8, %r227, %r63;
	setp.ge.u32 	%p9, %r227, %r64;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mul.wide.u32 	%rd160, %r227, 8;
	add.s64 	%rd161, %rd4, %rd160;
	ld.global.u64 	%rd162, [%rd161];
	cvt.u64.u32 	%rd163, %r64;
	mul.lo.s64 	%rd164, %rd163, %rd6;
	add.s64 	%rd165, %rd164, %rd3;
	shl.b64 	%rd166, %rd165, 3;
	add.s64 	%rd167, %rd162, %rd166;
	add.s64 	%rd158, %rd167, 4096;
	cvt.u64.u32 	%rd168, %r65;
	cvt.u64.u32 	%rd169, %r3;
	bfi.b64 	%rd159, %rd168, %rd169, 32, 32;
	st.relaxed.sys.global.u64 [%rd158], %rd159;
$L__BB4_12:
	setp.ge.u32 	%p11, %r227, %r4;
	mov.u16 	%rs43, 0;
	@%p11 bra 	$L__BB4_78;
	cvt.u64.u32 	%rd18, %r64;
	or.b64  	%rd171, %rd133, %rd132;
	and.b64  	%rd172, %rd171, 7;
$L__BB4_14:
	.pragma "nounroll";
	setp.eq.s64 	%p12, %rd172, 0;
	mul.wide.u32 	%rd173, %r227, 8;
	add.s64 	%rd30, %rd173, %rd14;
	add.s64 	%rd174, %rd30, 8;
	setp.le.u64 	%p13, %rd174, %rd15;
	and.pred  	%p1, %p12, %p13;
	@%p1 bra 	$L__BB4_19;
	bra.uni 	$L__BB4_15;
$L__BB4_19:
	cvta.to.global.u64 	%rd178, %rd132;
	add.s64 	%rd179, %rd178, %rd30;
	ld.global.v2.u32 	{%r90, %r91}, [%rd179];
	st.local.v2.u32 	[%rd1], {%r90, %r91};
	bra.uni 	$L__BB4_20;
$L__BB4_15:
	mov.u32 	%r228, 0;
	st.local.v2.u32 	[%rd1], {%r228, %r228};
	mov.u64 	%rd336, %rd1;
$L__BB4_16:
	.pragma "nounroll";
	cvt.u64.u32 	%rd175, %r228;
	add.s64 	%rd33, %rd30, %rd175;
	setp.ge.u64 	%p14, %rd33, %rd15;
	@%p14 bra 	$L__BB4_18;
	cvta.to.global.u64 	%rd176, %rd132;
	add.s64 	%rd177, %rd176, %rd33;
	ld.global.u8 	%rs19, [%rd177];
	st.local.u8 	[%rd336], %rs19;
$L__BB4_18:
	add.s32 	%r228, %r228, 1;
	add.s64 	%rd336, %rd336, 1;
	setp.eq.s32 	%p15, %r228, 8;
	@%p15 bra 	$L__BB4_20;
	bra.uni 	$L__BB4_16;
$L__BB4_20:
	setp.lt.u32 	%p16, %r64, 2;
	@%p16 bra 	$L__BB4_23;
	mul.wide.u32 	%rd180, %r227, 16;
	and.b32  	%r96, %r3, 3;
	cvt.u64.u32 	%rd182, %r96;
	or.b64  	%rd183, %rd145, %rd182;
	mul.lo.s64 	%rd185, %rd183, %rd18;
	add.s64 	%rd187, %rd185, %rd3;
	mul.lo.s64 	%rd188, %rd187, %rd139;
	add.s64 	%rd189, %rd188, %rd140;
	add.s64 	%rd35, %rd189, %rd180;
	ld.local.v2.u32 	{%r97, %r98}, [%rd1];
	mov.u32 	%r229, 1;
$L__BB4_22:
	.pragma "nounroll";
	add.s32 	%r102, %r229, %r63;
	rem.u32 	%r103, %r102, %r64;
	mul.wide.u32 	%rd191, %r103, 8;
	add.s64 	%rd192, %rd4, %rd191;
	ld.global.u64 	%rd193, [%rd192];
	add.s64 	%rd190, %rd193, %rd35;
	st.volatile.global.v4.u32 [%rd190], {%r97, %r3, %r98, %r3};
	add.s32 	%r229, %r229, 1;
	setp.lt.u32 	%p17, %r229, %r64;
	@%p17 bra 	$L__BB4_22;
$L__BB4_23:
	setp.eq.s32 	%p18, %r64, 0;
	mov.u16 	%rs43, 0;
	@%p18 bra 	$L__BB4_43;
	ld.local.v2.u32 	{%r105, %r106}, [%rd1];
	mov.u16 	%rs43, 0;
	mov.u32 	%r230, 0;
$L__BB4_25:
	.pragma "nounroll";
	setp.eq.s32 	%p19, %r230, %r63;
	mov.u32 	%r234, %r106;
	mov.u32 	%r235, %r105;
	@%p19 bra 	$L__BB4_35;
	cvt.u64.u32 	%rd195, %r230;
	and.b32  	%r112, %r3, 3;
	cvt.u64.u32 	%rd197, %r112;
	or.b64  	%rd198, %rd145, %rd197;
	mul.lo.s64 	%rd199, %rd198, %rd18;
	add.s64 	%rd200, %rd199, %rd195;
	mul.lo.s64 	%rd204, %rd200, %rd139;
	mul.wide.u32 	%rd205, %r227, 16;
	add.s64 	%rd206, %rd205, %rd140;
	add.s64 	%rd207, %rd206, %rd204;
	ld.global.u64 	%rd208, [%rd144];
	add.s64 	%rd194, %rd208, %rd207;
	ld.volatile.global.v4.u32 {%r235, %r108, %r234, %r110}, [%rd194];
	setp.eq.s32 	%p20, %r108, %r3;
	setp.eq.s32 	%p21, %r110, %r3;
	and.pred  	%p22, %p21, %p20;
	@%p22 bra 	$L__BB4_33;
	mov.u64 %rd209, %globaltimer;
	ld.volatile.global.v4.u32 {%r235, %r114, %r234, %r116}, [%rd194];
	setp.eq.s32 	%p23, %r114, %r3;
	setp.eq.s32 	%p24, %r116, %r3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB4_33;
	mov.u32 	%r233, 1;
$L__BB4_29:
	and.b32  	%r118, %r233, 63;
	setp.ne.s32 	%p26, %r118, 0;
	@%p26 bra 	$L__BB4_32;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd129;
	st.param.b64 	[param0+8], %rd130;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd131;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd209;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl,
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
	add.s32 	%r233, %r233, 1;
	ld.volatile.global.v4.u32 {%r235, %r120, %r234, %r122}, [%rd194];
	setp.ne.s32 	%p28, %r120, %r3;
	setp.ne.s32 	%p29, %r122, %r3;
	or.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_33;
$L__BB4_31:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd129;
	st.param.b64 	[param0+8], %rd130;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd131;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r31;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r230;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs43, 1;
$L__BB4_33:
	setp.eq.s32 	%p31, %r78, 0;
	@%p31 bra 	$L__BB4_35;
	ld.volatile.global.v4.u32 {%r235, %r124, %r234, %r126}, [%rd194];
$L__BB4_35:
	setp.eq.s32 	%p32, %r77, 1;
	@%p32 bra 	$L__BB4_40;
	setp.eq.s32 	%p33, %r77, 2;
	@%p33 bra 	$L__BB4_39;
	setp.ne.s32 	%p34, %r77, 3;
	@%p34 bra 	$L__BB4_41;
	setp.eq.s32 	%p35, %r230, 0;
	cvt.u64.u32 	%rd213, %r235;
	cvt.s64.s8 	%rd214, %rd213;
	setp.lt.s64 	%p36, %rd352, %rd214;
	or.pred  	%p37, %p35, %p36;
	selp.b64 	%rd352, %rd214, %rd352, %p37;
	shr.u32 	%r127, %r235, 8;
	cvt.u64.u32 	%rd215, %r127;
	cvt.s64.s8 	%rd216, %rd215;
	setp.lt.s64 	%p38, %rd351, %rd216;
	or.pred  	%p39, %p35, %p38;
	selp.b64 	%rd351, %rd216, %rd351, %p39;
	shr.u32 	%r128, %r235, 16;
	cvt.u64.u32 	%rd217, %r128;
	cvt.s64.s8 	%rd218, %rd217;
	setp.lt.s64 	%p40, %rd350, %rd218;
	or.pred  	%p41, %p35, %p40;
	selp.b64 	%rd350, %rd218, %rd350, %p41;
	shr.u32 	%r129, %r235, 24;
	cvt.u64.u32 	%rd219, %r129;
	cvt.s64.s8 	%rd220, %rd219;
	setp.lt.s64 	%p42, %rd349, %rd220;
	or.pred  	%p43, %p35, %p42;
	selp.b64 	%rd349, %rd220, %rd349, %p43;
	cvt.u64.u32 	%rd221, %r234;
	cvt.s64.s8 	%rd222, %rd221;
	setp.lt.s64 	%p44, %rd348, %rd222;
	or.pred  	%p45, %p35, %p44;
	selp.b64 	%rd348, %rd222, %rd348, %p45;
	shr.u32 	%r130, %r234, 8;
	cvt.u64.u32 	%rd223, %r130;
	cvt.s64.s8 	%rd224, %rd223;
	setp.lt.s64 	%p46, %rd347, %rd224;
	or.pred  	%p47, %p35, %p46;
	selp.b64 	%rd347, %rd224, %rd347, %p47;
	shr.u32 	%r131, %r234, 16;
	cvt.u64.u32 	%rd225, %r131;
	cvt.s64.s8 	%rd226, %rd225;
	setp.lt.s64 	%p48, %rd346, %rd226;
	or.pred  	%p49, %p35, %p48;
	selp.b64 	%rd346, %rd226, %rd346, %p49;
	shr.u32 	%r132, %r234, 24;
	cvt.u64.u32 	%rd227, %r132;
	cvt.s64.s8 	%rd228, %rd227;
	setp.lt.s64 	%p50, %rd345, %rd228;
	or.pred  	%p51, %p35, %p50;
	selp.b64 	%rd345, %rd228, %rd345, %p51;
	bra.uni 	$L__BB4_42;
$L__BB4_40:
	setp.eq.s32 	%p69, %r230, 0;
	cvt.u64.u32 	%rd245, %r235;
	cvt.s64.s8 	%rd246, %rd245;
	selp.b64 	%rd247, 1, %rd352, %p69;
	mul.lo.s64 	%rd352, %rd246, %rd247;
	shr.u32 	%r139, %r235, 8;
	cvt.u64.u32 	%rd248, %r139;
	cvt.s64.s8 	%rd249, %rd248;
	selp.b64 	%rd250, 1, %rd351, %p69;
	mul.lo.s64 	%rd351, %rd249, %rd250;
	shr.u32 	%r140, %r235, 16;
	cvt.u64.u32 	%rd251, %r140;
	cvt.s64.s8 	%rd252, %rd251;
	selp.b64 	%rd253, 1, %rd350, %p69;
	mul.lo.s64 	%rd350, %rd252, %rd253;
	shr.u32 	%r141, %r235, 24;
	cvt.u64.u32 	%rd254, %r141;
	cvt.s64.s8 	%rd255, %rd254;
	selp.b64 	%rd256, 1, %rd349, %p69;
	mul.lo.s64 	%rd349, %rd255, %rd256;
	cvt.u64.u32 	%rd257, %r234;
	cvt.s64.s8 	%rd258, %rd257;
	selp.b64 	%rd259, 1, %rd348, %p69;
	mul.lo.s64 	%rd348, %rd258, %rd259;
	shr.u32 	%r142, %r234, 8;
	cvt.u64.u32 	%rd260, %r142;
	cvt.s64.s8 	%rd261, %rd260;
	selp.b64 	%rd262, 1, %rd347, %p69;
	mul.lo.s64 	%rd347, %rd261, %rd262;
	shr.u32 	%r143, %r234, 16;
	cvt.u64.u32 	%rd263, %r143;
	cvt.s64.s8 	%rd264, %rd263;
	selp.b64 	%rd265, 1, %rd346, %p69;
	mul.lo.s64 	%rd346, %rd264, %rd265;
	shr.u32 	%r144, %r234, 24;
	cvt.u64.u32 	%rd266, %r144;
	cvt.s64.s8 	%rd267, %rd266;
	selp.b64 	%rd268, 1, %rd345, %p69;
	mul.lo.s64 	%rd345, %rd267, %rd268;
	bra.uni 	$L__BB4_42;
$L__BB4_39:
	setp.eq.s32 	%p52, %r230, 0;
	cvt.u64.u32 	%rd229, %r235;
	cvt.s64.s8 	%rd230, %rd229;
	setp.gt.s64 	%p53, %rd352, %rd230;
	or.pred  	%p54, %p52, %p53;
	selp.b64 	%rd352, %rd230, %rd352, %p54;
	shr.u32 	%r133, %r235, 8;
	cvt.u64.u32 	%rd231, %r133;
	cvt.s64.s8 	%rd232, %rd231;
	setp.gt.s64 	%p55, %rd351, %rd232;
	or.pred  	%p56, %p52, %p55;
	selp.b64 	%rd351, %rd232, %rd351, %p56;
	shr.u32 	%r134, %r235, 16;
	cvt.u64.u32 	%rd233, %r134;
	cvt.s64.s8 	%rd234, %rd233;
	setp.gt.s64 	%p57, %rd350, %rd234;
	or.pred  	%p58, %p52, %p57;
	selp.b64 	%rd350, %rd234, %rd350, %p58;
	shr.u32 	%r135, %r235, 24;
	cvt.u64.u32 	%rd235, %r135;
	cvt.s64.s8 	%rd236, %rd235;
	setp.gt.s64 	%p59, %rd349, %rd236;
	or.pred  	%p60, %p52, %p59;
	selp.b64 	%rd349, %rd236, %rd349, %p60;
	cvt.u64.u32 	%rd237, %r234;
	cvt.s64.s8 	%rd238, %rd237;
	setp.gt.s64 	%p61, %rd348, %rd238;
	or.pred  	%p62, %p52, %p61;
	selp.b64 	%rd348, %rd238, %rd348, %p62;
	shr.u32 	%r136, %r234, 8;
	cvt.u64.u32 	%rd239, %r136;
	cvt.s64.s8 	%rd240, %rd239;
	setp.gt.s64 	%p63, %rd347, %rd240;
	or.pred  	%p64, %p52, %p63;
	selp.b64 	%rd347, %rd240, %rd347, %p64;
	shr.u32 	%r137, %r234, 16;
	cvt.u64.u32 	%rd241, %r137;
	cvt.s64.s8 	%rd242, %rd241;
	setp.gt.s64 	%p65, %rd346, %rd242;
	or.pred  	%p66, %p52, %p65;
	selp.b64 	%rd346, %rd242, %rd346, %p66;
	shr.u32 	%r138, %r234, 24;
	cvt.u64.u32 	%rd243, %r138;
	cvt.s64.s8 	%rd244, %rd243;
	setp.gt.s64 	%p67, %rd345, %rd244;
	or.pred  	%p68, %p52, %p67;
	selp.b64 	%rd345, %rd244, %rd345, %p68;
	bra.uni 	$L__BB4_42;
$L__BB4_41:
	setp.eq.s32 	%p70, %r230, 0;
	cvt.u64.u32 	%rd269, %r235;
	cvt.s64.s8 	%rd270, %rd269;
	selp.b64 	%rd271, 0, %rd352, %p70;
	add.s64 	%rd352, %rd270, %rd271;
	shr.u32 	%r145, %r235, 8;
	cvt.u64.u32 	%rd272, %r145;
	cvt.s64.s8 	%rd273, %rd272;
	selp.b64 	%rd274, 0, %rd351, %p70;
	add.s64 	%rd351, %rd273, %rd274;
	shr.u32 	%r146, %r235, 16;
	cvt.u64.u32 	%rd275, %r146;
	cvt.s64.s8 	%rd276, %rd275;
	selp.b64 	%rd277, 0, %rd350, %p70;
	add.s64 	%rd350, %rd276, %rd277;
	shr.u32 	%r147, %r235, 24;
	cvt.u64.u32 	%rd278, %r147;
	cvt.s64.s8 	%rd279, %rd278;
	selp.b64 	%rd280, 0, %rd349, %p70;
	add.s64 	%rd349, %rd279, %rd280;
	cvt.u64.u32 	%rd281, %r234;
	cvt.s64.s8 	%rd282, %rd281;
	selp.b64 	%rd283, 0, %rd348, %p70;
	add.s64 	%rd348, %rd282, %rd283;
	shr.u32 	%r148, %r234, 8;
	cvt.u64.u32 	%rd284, %r148;
	cvt.s64.s8 	%rd285, %rd284;
	selp.b64 	%rd286, 0, %rd347, %p70;
	add.s64 	%rd347, %rd285, %rd286;
	shr.u32 	%r149, %r234, 16;
	cvt.u64.u32 	%rd287, %r149;
	cvt.s64.s8 	%rd288, %rd287;
	selp.b64 	%rd289, 0, %rd346, %p70;
	add.s64 	%rd346, %rd288, %rd289;
	shr.u32 	%r150, %r234, 24;
	cvt.u64.u32 	%rd290, %r150;
	cvt.s64.s8 	%rd291, %rd290;
	selp.b64 	%rd292, 0, %rd345, %p70;
	add.s64 	%rd345, %rd291, %rd292;
$L__BB4_42:
	add.s32 	%r230, %r230, 1;
	setp.lt.u32 	%p71, %r230, %r64;
	@%p71 bra 	$L__BB4_25;
$L__BB4_43:
	and.b16  	%rs23, %rs43, 255;
	setp.ne.s16 	%p72, %rs23, 0;
	@%p72 bra 	$L__BB4_78;
	setp.eq.s32 	%p73, %r77, 4;
	@%p73 bra 	$L__BB4_46;
	bra.uni 	$L__BB4_45;
$L__BB4_46:
	and.b64  	%rd293, %rd352, -4294967296;
	setp.eq.s64 	%p74, %rd293, 0;
	@%p74 bra 	$L__BB4_48;
	div.s64 	%rd361, %rd352, %rd18;
	bra.uni 	$L__BB4_49;
$L__BB4_45:
	cvt.u32.u64 	%r151, %rd352;
	cvt.u32.u64 	%r152, %rd350;
	cvt.u32.u64 	%r153, %rd348;
	cvt.u32.u64 	%r154, %rd346;
	cvt.u32.u64 	%r155, %rd345;
	and.b32  	%r156, %r154, 255;
	prmt.b32 	%r157, %r155, %r156, 30212;
	cvt.u16.u32 	%rs24, %r157;
	cvt.u32.u64 	%r158, %rd347;
	and.b32  	%r159, %r153, 255;
	prmt.b32 	%r160, %r158, %r159, 30212;
	cvt.u16.u32 	%rs25, %r160;
	cvt.u32.u64 	%r161, %rd349;
	and.b32  	%r162, %r152, 255;
	prmt.b32 	%r163, %r161, %r162, 30212;
	cvt.u16.u32 	%rs26, %r163;
	cvt.u32.u64 	%r164, %rd351;
	and.b32  	%r165, %r151, 255;
	prmt.b32 	%r166, %r164, %r165, 30212;
	cvt.u16.u32 	%rs27, %r166;
	st.local.v4.u16 	[%rd2], {%rs27, %rs26, %rs25, %rs24};
	prmt.b32 	%r239, %r157, %r160, 4180;
	prmt.b32 	%r238, %r163, %r166, 4180;
	bra.uni 	$L__BB4_71;
$L__BB4_48:
	cvt.u32.u64 	%r167, %rd18;
	cvt.u32.u64 	%r168, %rd352;
	div.u32 	%r169, %r168, %r167;
	cvt.u64.u32 	%rd361, %r169;
$L__BB4_49:
	and.b64  	%rd294, %rd351, -4294967296;
	setp.eq.s64 	%p75, %rd294, 0;
	@%p75 bra 	$L__BB4_51;
	div.s64 	%rd362, %rd351, %rd18;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	cvt.u32.u64 	%r170, %rd18;
	cvt.u32.u64 	%r171, %rd351;
	div.u32 	%r172, %r171, %r170;
	cvt.u64.u32 	%rd362, %r172;
$L__BB4_52:
	and.b64  	%rd295, %rd350, -4294967296;
	setp.eq.s64 	%p76, %rd295, 0;
	@%p76 bra 	$L__BB4_54;
	div.s64 	%rd363, %rd350, %rd18;
	bra.uni 	$L__BB4_55;
$L__BB4_54:
	cvt.u32.u64 	%r173, %rd18;
	cvt.u32.u64 	%r174, %rd350;
	div.u32 	%r175, %r174, %r173;
	cvt.u64.u32 	%rd363, %r175;
$L__BB4_55:
	and.b64  	%rd296, %rd349, -4294967296;
	setp.eq.s64 	%p77, %rd296, 0;
	@%p77 bra 	$L__BB4_57;
	div.s64 	%rd364, %rd349, %rd18;
	bra.uni 	$L__BB4_58;
$L__BB4_57:
	cvt.u32.u64 	%r176, %rd18;
	cvt.u32.u64 	%r177, %rd349;
	div.u32 	%r178, %r177, %r176;
	cvt.u64.u32 	%rd364, %r178;
$L__BB4_58:
	and.b64  	%rd297, %rd348, -4294967296;
	setp.eq.s64 	%p78, %rd297, 0;
	@%p78 bra 	$L__BB4_60;
	div.s64 	%rd365, %rd348, %rd18;
	bra.uni 	$L__BB4_61;
$L__BB4_60:
	cvt.u32.u64 	%r179, %rd18;
	cvt.u32.u64 	%r180, %rd348;
	div.u32 	%r181, %r180, %r179;
	cvt.u64.u32 	%rd365, %r181;
$L__BB4_61:
	and.b64  	%rd298, %rd347, -4294967296;
	setp.eq.s64 	%p79, %rd298, 0;
	@%p79 bra 	$L__BB4_63;
	div.s64 	%rd366, %rd347, %rd18;
	bra.uni 	$L__BB4_64;
$L__BB4_63:
	cvt.u32.u64 	%r182, %rd18;
	cvt.u32.u64 	%r183, %rd347;
	div.u32 	%r184, %r183, %r182;
	cvt.u64.u32 	%rd366, %r184;
$L__BB4_64:
	and.b64  	%rd299, %rd346, -4294967296;
	setp.eq.s64 	%p80, %rd299, 0;
	@%p80 bra 	$L__BB4_66;
	div.s64 	%rd367, %rd346, %rd18;
	bra.uni 	$L__BB4_67;
$L__BB4_66:
	cvt.u32.u64 	%r185, %rd18;
	cvt.u32.u64 	%r186, %rd346;
	div.u32 	%r187, %r186, %r185;
	cvt.u64.u32 	%rd367, %r187;
$L__BB4_67:
	and.b64  	%rd300, %rd345, -4294967296;
	setp.eq.s64 	%p81, %rd300, 0;
	@%p81 bra 	$L__BB4_69;
	div.s64 	%rd368, %rd345, %rd18;
	bra.uni 	$L__BB4_70;
$L__BB4_69:
	cvt.u32.u64 	%r188, %rd18;
	cvt.u32.u64 	%r189, %rd345;
	div.u32 	%r190, %r189, %r188;
	cvt.u64.u32 	%rd368, %r190;
$L__BB4_70:
	cvt.u32.u64 	%r191, %rd361;
	cvt.u32.u64 	%r192, %rd363;
	cvt.u32.u64 	%r193, %rd365;
	cvt.u32.u64 	%r194, %rd367;
	cvt.u32.u64 	%r195, %rd368;
	and.b32  	%r196, %r194, 255;
	prmt.b32 	%r197, %r195, %r196, 30212;
	cvt.u16.u32 	%rs28, %r197;
	cvt.u32.u64 	%r198, %rd366;
	and.b32  	%r199, %r193, 255;
	prmt.b32 	%r200, %r198, %r199, 30212;
	cvt.u16.u32 	%rs29, %r200;
	cvt.u32.u64 	%r201, %rd364;
	and.b32  	%r202, %r192, 255;
	prmt.b32 	%r203, %r201, %r202, 30212;
	cvt.u16.u32 	%rs30, %r203;
	cvt.u32.u64 	%r204, %rd362;
	and.b32  	%r205, %r191, 255;
	prmt.b32 	%r206, %r204, %r205, 30212;
	cvt.u16.u32 	%rs31, %r206;
	st.local.v4.u16 	[%rd2], {%rs31, %rs30, %rs29, %rs28};
	prmt.b32 	%r239, %r197, %r200, 4180;
	prmt.b32 	%r238, %r203, %r206, 4180;
$L__BB4_71:
	@%p1 bra 	$L__BB4_76;
	bra.uni 	$L__BB4_72;
$L__BB4_76:
	cvta.to.global.u64 	%rd304, %rd133;
	add.s64 	%rd305, %rd304, %rd30;
	st.global.v2.u32 	[%rd305], {%r238, %r239};
	bra.uni 	$L__BB4_77;
$L__BB4_72:
	mov.u32 	%r240, 0;
$L__BB4_73:
	.pragma "nounroll";
	cvt.u64.u32 	%rd119, %r240;
	add.s64 	%rd120, %rd30, %rd119;
	setp.ge.u64 	%p82, %rd120, %rd15;
	@%p82 bra 	$L__BB4_75;
	add.s64 	%rd301, %rd2, %rd119;
	ld.local.u8 	%rs32, [%rd301];
	cvta.to.global.u64 	%rd302, %rd133;
	add.s64 	%rd303, %rd302, %rd120;
	st.global.u8 	[%rd303], %rs32;
$L__BB4_75:
	cvt.u32.u64 	%r208, %rd119;
	add.s32 	%r240, %r208, 1;
	setp.eq.s32 	%p83, %r240, 8;
	@%p83 bra 	$L__BB4_77;
	bra.uni 	$L__BB4_73;
$L__BB4_77:
	mov.u32 	%r209, %ntid.x;
	add.s32 	%r227, %r227, %r209;
	setp.lt.u32 	%p84, %r227, %r4;
	mov.u16 	%rs43, 0;
	@%p84 bra 	$L__BB4_14;
$L__BB4_78:
	mov.u32 	%r210, %tid.x;
	setp.eq.s32 	%p85, %r210, %r63;
	setp.ge.u32 	%p86, %r210, %r64;
	and.b16  	%rs34, %rs43, 255;
	setp.ne.s16 	%p87, %rs34, 0;
	or.pred  	%p88, %p86, %p87;
	or.pred  	%p89, %p85, %p88;
	@%p89 bra 	$L__BB4_88;
	mov.u32 	%r226, %ctaid.x;
	ld.global.u64 	%rd311, [%rd144];
	mul.wide.u32 	%rd312, %r64, %r226;
	cvt.u64.u32 	%rd313, %r210;
	add.s64 	%rd314, %rd312, %rd313;
	shl.b64 	%rd315, %rd314, 3;
	add.s64 	%rd316, %rd311, %rd315;
	add.s64 	%rd121, %rd316, 4096;
	ld.acquire.sys.global.u64 %rd369, [%rd121];
	cvt.u32.u64 	%r242, %rd369;
	sub.s32 	%r213, %r242, %r3;
	setp.gt.s32 	%p90, %r213, -1;
	@%p90 bra 	$L__BB4_85;
	mov.u64 %rd317, %globaltimer;
	mov.u32 	%r241, 1;
$L__BB4_81:
	and.b32  	%r215, %r241, 63;
	setp.ne.s32 	%p91, %r215, 0;
	@%p91 bra 	$L__BB4_84;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd129;
	st.param.b64 	[param0+8], %rd130;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd131;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd317;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl,
	(
	param0,
	param1
	);
	ld.param.b32 	%r58, [retval0+0];
	}
	setp.eq.s32 	%p92, %r58, 0;
	@%p92 bra 	$L__BB4_84;
	bra.uni 	$L__BB4_83;
$L__BB4_84:
	ld.acquire.sys.global.u64 %rd369, [%rd121];
	cvt.u32.u64 	%r242, %rd369;
	sub.s32 	%r217, %r242, %r3;
	setp.lt.s32 	%p93, %r217, 0;
	add.s32 	%r241, %r241, 1;
	@%p93 bra 	$L__BB4_81;
$L__BB4_85:
	setp.ne.s32 	%p94, %r3, %r242;
	mov.u16 	%rs43, 0;
	@%p94 bra 	$L__BB4_88;
	shr.u64 	%rd320, %rd369, 32;
	cvt.u32.u64 	%r62, %rd320;
	setp.eq.s32 	%p95, %r62, %r65;
	@%p95 bra 	$L__BB4_88;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd129;
	st.param.b64 	[param0+8], %rd130;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd131;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r210;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r62;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs43, 1;
	bra.uni 	$L__BB4_88;
$L__BB4_83:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[48];
	st.param.b64 	[param0+0], %rd129;
	st.param.b64 	[param0+8], %rd130;
	st.param.v2.b32 	[param0+16], {%r63, %r64};
	st.param.v2.b32 	[param0+24], {%r65, %r66};
	st.param.b64 	[param0+32], %rd131;
	st.param.b32 	[param0+40], %r1;
	st.param.v4.b8 	[param0+44], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r58;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r210;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs43, 1;
$L__BB4_88:
	cvt.u32.u16 	%r219, %rs43;
	cvt.s32.s8 	%r220, %r219;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r220, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r221, 1, 0, %p2;
	}
	or.b32  	%r223, %r221, %r210;
	setp.ne.s32 	%p96, %r223, 0;
	@%p96 bra 	$L__BB4_90;
	ld.global.u64 	%rd324, [%rd144];
	add.s64 	%rd326, %rd324, %rd145;
	add.s32 	%r225, %r1, 1;
	st.u32 	[%rd326+64], %r225;
$L__BB4_90:
	ret;
}
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_1
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<10>;
	ld.param.v2.u32 	{%r9, %r10}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_0+16];
	ld.param.u64 	%rd4, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_1];
	ld.param.u64 	%rd3, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_0+32];
	ld.param.u64 	%rd2, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_0+8];
	ld.param.u64 	%rd1, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826isOverENS0_7MeetingEl_param_0];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_568251_GLOBAL__N__00000000_13_collective_cu_43363f94_56826giveUpENS0_7MeetingEjjj_param_0];
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
