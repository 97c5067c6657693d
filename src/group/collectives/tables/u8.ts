// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_2
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj
(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_1
)
;
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj
(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_3
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj,
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<51>;
	ld.param.u64 	%rd19, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_0];
	ld.param.u64 	%rd20, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_1];
	ld.param.u64 	%rd21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm_param_2];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj(
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_0,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_1,
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_3,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<130>;
	.reg .b32 	%r<218>;
	.reg .b64 	%rd<563>;
	ld.param.u64 	%rd323, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_0];
	ld.param.u64 	%rd324, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_1];
	ld.param.u64 	%rd322, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd323;
	and.b64  	%rd2, %rd323, 15;
	cvta.to.local.u64 	%rd3, %rd324;
	setp.eq.s32 	%p1, %r21, 0;
	@%p1 bra 	$L__BB2_227;
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd498, 0;
	@%p2 bra 	$L__BB2_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd327, %rd4, 15;
	setp.ne.s64 	%p3, %rd327, 0;
	@%p3 bra 	$L__BB2_204;
	shr.u64 	%rd5, %rd322, 4;
	mov.u32 	%r23, %tid.x;
	cvt.u64.u32 	%rd432, %r23;
	setp.le.u64 	%p4, %rd5, %rd432;
	@%p4 bra 	$L__BB2_203;
	cvt.u64.u32 	%rd7, %r22;
	mov.u32 	%r24, %ntid.x;
	cvt.u64.u32 	%rd8, %r24;
$L__BB2_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB2_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r214, 0;
$L__BB2_7:
	.pragma "nounroll";
	mov.u64 	%rd41, %rd450;
	mov.u64 	%rd40, %rd451;
	mov.u64 	%rd39, %rd452;
	mov.u64 	%rd38, %rd453;
	mov.u64 	%rd37, %rd454;
	mov.u64 	%rd36, %rd455;
	mov.u64 	%rd35, %rd456;
	mov.u64 	%rd34, %rd457;
	mov.u64 	%rd33, %rd458;
	mov.u64 	%rd32, %rd459;
	mov.u64 	%rd31, %rd460;
	mov.u64 	%rd30, %rd461;
	mov.u64 	%rd29, %rd462;
	mov.u64 	%rd28, %rd463;
	mov.u64 	%rd27, %rd464;
	mov.u64 	%rd26, %rd465;
	setp.eq.s32 	%p6, %r1, %r214;
	mov.u64 	%rd449, %rd4;
	@%p6 bra 	$L__BB2_9;
	ld.local.u64 	%rd329, [%rd3+16];
	cvt.u64.u32 	%rd330, %r214;
	mul.lo.s64 	%rd331, %rd329, %rd330;
	ld.local.u64 	%rd332, [%rd3+8];
	add.s64 	%rd449, %rd332, %rd331;
$L__BB2_9:
	shl.b64 	%rd333, %rd432, 4;
	add.s64 	%rd334, %rd449, %rd333;
	ld.v4.u32 	{%r26, %r27, %r28, %r29}, [%rd334];
	and.b32  	%r30, %r26, 255;
	cvt.u64.u32 	%rd450, %r30;
	setp.eq.s32 	%p7, %r214, 0;
	@%p7 bra 	$L__BB2_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB2_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB2_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB2_16;
	max.u64 	%rd450, %rd41, %rd450;
	bra.uni 	$L__BB2_17;
$L__BB2_15:
	mul.lo.s64 	%rd450, %rd41, %rd450;
	bra.uni 	$L__BB2_17;
$L__BB2_14:
	min.u64 	%rd450, %rd41, %rd450;
	bra.uni 	$L__BB2_17;
$L__BB2_16:
	add.s64 	%rd450, %rd41, %rd450;
$L__BB2_17:
	shr.u32 	%r31, %r26, 8;
	and.b32  	%r32, %r31, 255;
	cvt.u64.u32 	%rd451, %r32;
	@%p7 bra 	$L__BB2_25;
	setp.eq.s32 	%p12, %r21, 1;
	@%p12 bra 	$L__BB2_23;
	setp.eq.s32 	%p13, %r21, 2;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p14, %r21, 3;
	@%p14 bra 	$L__BB2_24;
	max.u64 	%rd451, %rd40, %rd451;
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	mul.lo.s64 	%rd451, %rd40, %rd451;
	bra.uni 	$L__BB2_25;
$L__BB2_22:
	min.u64 	%rd451, %rd40, %rd451;
	bra.uni 	$L__BB2_25;
$L__BB2_24:
	add.s64 	%rd451, %rd40, %rd451;
$L__BB2_25:
	shr.u32 	%r33, %r26, 16;
	and.b32  	%r34, %r33, 255;
	cvt.u64.u32 	%rd452, %r34;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p16, %r21, 1;
	@%p16 bra 	$L__BB2_31;
	setp.eq.s32 	%p17, %r21, 2;
	@%p17 bra 	$L__BB2_30;
	setp.ne.s32 	%p18, %r21, 3;
	@%p18 bra 	$L__BB2_32;
	max.u64 	%rd452, %rd39, %rd452;
	bra.uni 	$L__BB2_33;
$L__BB2_31:
	mul.lo.s64 	%rd452, %rd39, %rd452;
	bra.uni 	$L__BB2_33;
$L__BB2_30:
	min.u64 	%rd452, %rd39, %rd452;
	bra.uni 	$L__BB2_33;
$L__BB2_32:
	add.s64 	%rd452, %rd39, %rd452;
$L__BB2_33:
	shr.u32 	%r35, %r26, 24;
	cvt.u64.u32 	%rd453, %r35;
	@%p7 bra 	$L__BB2_41;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB2_39;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB2_38;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB2_40;
	max.u64 	%rd453, %rd38, %rd453;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	mul.lo.s64 	%rd453, %rd38, %rd453;
	bra.uni 	$L__BB2_41;
$L__BB2_38:
	min.u64 	%rd453, %rd38, %rd453;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	add.s64 	%rd453, %rd38, %rd453;
$L__BB2_41:
	and.b32  	%r36, %r27, 255;
	cvt.u64.u32 	%rd454, %r36;
	@%p7 bra 	$L__BB2_49;
	setp.eq.s32 	%p24, %r21, 1;
	@%p24 bra 	$L__BB2_47;
	setp.eq.s32 	%p25, %r21, 2;
	@%p25 bra 	$L__BB2_46;
	setp.ne.s32 	%p26, %r21, 3;
	@%p26 bra 	$L__BB2_48;
	max.u64 	%rd454, %rd37, %rd454;
	bra.uni 	$L__BB2_49;
$L__BB2_47:
	mul.lo.s64 	%rd454, %rd37, %rd454;
	bra.uni 	$L__BB2_49;
$L__BB2_46:
	min.u64 	%rd454, %rd37, %rd454;
	bra.uni 	$L__BB2_49;
$L__BB2_48:
	add.s64 	%rd454, %rd37, %rd454;
$L__BB2_49:
	shr.u32 	%r37, %r27, 8;
	and.b32  	%r38, %r37, 255;
	cvt.u64.u32 	%rd455, %r38;
	@%p7 bra 	$L__BB2_57;
	setp.eq.s32 	%p28, %r21, 1;
	@%p28 bra 	$L__BB2_55;
	setp.eq.s32 	%p29, %r21, 2;
	@%p29 bra 	$L__BB2_54;
	setp.ne.s32 	%p30, %r21, 3;
	@%p30 bra 	$L__BB2_56;
	max.u64 	%rd455, %rd36, %rd455;
	bra.uni 	$L__BB2_57;
$L__BB2_55:
	mul.lo.s64 	%rd455, %rd36, %rd455;
	bra.uni 	$L__BB2_57;
$L__BB2_54:
	min.u64 	%rd455, %rd36, %rd455;
	bra.uni 	$L__BB2_57;
$L__BB2_56:
	add.s64 	%rd455, %rd36, %rd455;
$L__BB2_57:
	shr.u32 	%r39, %r27, 16;
	and.b32  	%r40, %r39, 255;
	cvt.u64.u32 	%rd456, %r40;
	@%p7 bra 	$L__BB2_65;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB2_63;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB2_62;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB2_64;
	max.u64 	%rd456, %rd35, %rd456;
	bra.uni 	$L__BB2_65;
$L__BB2_63:
	mul.lo.s64 	%rd456, %rd35, %rd456;
	bra.uni 	$L__BB2_65;
$L__BB2_62:
	min.u64 	%rd456, %rd35, %rd456;
	bra.uni 	$L__BB2_65;
$L__BB2_64:
	add.s64 	%rd456, %rd35, %rd456;
$L__BB2_65:
	shr.u32 	%r41, %r27, 24;
	cvt.u64.u32 	%rd457, %r41;
	@%p7 bra 	$L__BB2_73;
	setp.eq.s32 	%p36, %r21, 1;
	@%p36 bra 	$L__BB2_71;
	setp.eq.s32 	%p37, %r21, 2;
	@%p37 bra 	$L__BB2_70;
	setp.ne.s32 	%p38, %r21, 3;
	@%p38 bra 	$L__BB2_72;
	max.u64 	%rd457, %rd34, %rd457;
	bra.uni 	$L__BB2_73;
$L__BB2_71:
	mul.lo.s64 	%rd457, %rd34, %rd457;
	bra.uni 	$L__BB2_73;
$L__BB2_70:
	min.u64 	%rd457, %rd34, %rd457;
	bra.uni 	$L__BB2_73;
$L__BB2_72:
	add.s64 	%rd457, %rd34, %rd457;
$L__BB2_73:
	and.b32  	%r42, %r28, 255;
	cvt.u64.u32 	%rd458, %r42;
	@%p7 bra 	$L__BB2_81;
	setp.eq.s32 	%p40, %r21, 1;
	@%p40 bra 	$L__BB2_79;
	setp.eq.s32 	%p41, %r21, 2;
	@%p41 bra 	$L__BB2_78;
	setp.ne.s32 	%p42, %r21, 3;
	@%p42 bra 	$L__BB2_80;
	max.u64 	%rd458, %rd33, %rd458;
	bra.uni 	$L__BB2_81;
$L__BB2_79:
	mul.lo.s64 	%rd458, %rd33, %rd458;
	bra.uni 	$L__BB2_81;
$L__BB2_78:
	min.u64 	%rd458, %rd33, %rd458;
	bra.uni 	$L__BB2_81;
$L__BB2_80:
	add.s64 	%rd458, %rd33, %rd458;
$L__BB2_81:
	shr.u32 	%r43, %r28, 8;
	and.b32  	%r44, %r43, 255;
	cvt.u64.u32 	%rd459, %r44;
	@%p7 bra 	$L__BB2_89;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB2_87;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB2_86;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB2_88;
	max.u64 	%rd459, %rd32, %rd459;
	bra.uni 	$L__BB2_89;
$L__BB2_87:
	mul.lo.s64 	%rd459, %rd32, %rd459;
	bra.uni 	$L__BB2_89;
$L__BB2_86:
	min.u64 	%rd459, %rd32, %rd459;
	bra.uni 	$L__BB2_89;
$L__BB2_88:
	add.s64 	%rd459, %rd32, %rd459;
$L__BB2_89:
	shr.u32 	%r45, %r28, 16;
	and.b32  	%r46, %r45, 255;
	cvt.u64.u32 	%rd460, %r46;
	@%p7 bra 	$L__BB2_97;
	setp.eq.s32 	%p48, %r21, 1;
	@%p48 bra 	$L__BB2_95;
	setp.eq.s32 	%p49, %r21, 2;
	@%p49 bra 	$L__BB2_94;
	setp.ne.s32 	%p50, %r21, 3;
	@%p50 bra 	$L__BB2_96;
	max.u64 	%rd460, %rd31, %rd460;
	bra.uni 	$L__BB2_97;
$L__BB2_95:
	mul.lo.s64 	%rd460, %rd31, %rd460;
	bra.uni 	$L__BB2_97;
$L__BB2_94:
	min.u64 	%rd460, %rd31, %rd460;
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	add.s64 	%rd460, %rd31, %rd460;
$L__BB2_97:
	shr.u32 	%r47, %r28, 24;
	cvt.u64.u32 	%rd461, %r47;
	@%p7 bra 	$L__BB2_105;
	setp.eq.s32 	%p52, %r21, 1;
	@%p52 bra 	$L__BB2_103;
	setp.eq.s32 	%p53, %r21, 2;
	@%p53 bra 	$L__BB2_102;
	setp.ne.s32 	%p54, %r21, 3;
	@%p54 bra 	$L__BB2_104;
	max.u64 	%rd461, %rd30, %rd461;
	bra.uni 	$L__BB2_105;
$L__BB2_103:
	mul.lo.s64 	%rd461, %rd30, %rd461;
	bra.uni 	$L__BB2_105;
$L__BB2_102:
	min.u64 	%rd461, %rd30, %rd461;
	bra.uni 	$L__BB2_105;
$L__BB2_104:
	add.s64 	%rd461, %rd30, %rd461;
$L__BB2_105:
	and.b32  	%r48, %r29, 255;
	cvt.u64.u32 	%rd462, %r48;
	@%p7 bra 	$L__BB2_113;
	setp.eq.s32 	%p56, %r21, 1;
	@%p56 bra 	$L__BB2_111;
	setp.eq.s32 	%p57, %r21, 2;
	@%p57 bra 	$L__BB2_110;
	setp.ne.s32 	%p58, %r21, 3;
	@%p58 bra 	$L__BB2_112;
	max.u64 	%rd462, %rd29, %rd462;
	bra.uni 	$L__BB2_113;
$L__BB2_111:
	mul.lo.s64 	%rd462, %rd29, %rd462;
	bra.uni 	$L__BB2_113;
$L__BB2_110:
	min.u64 	%rd462, %rd29, %rd462;
	bra.uni 	$L__BB2_113;
$L__BB2_112:
	add.s64 	%rd462, %rd29, %rd462;
$L__BB2_113:
	shr.u32 	%r49, %r29, 8;
	and.b32  	%r50, %r49, 255;
	cvt.u64.u32 	%rd463, %r50;
	@%p7 bra 	$L__BB2_121;
	setp.eq.s32 	%p60, %r21, 1;
	@%p60 bra 	$L__BB2_119;
	setp.eq.s32 	%p61, %r21, 2;
	@%p61 bra 	$L__BB2_118;
	setp.ne.s32 	%p62, %r21, 3;
	@%p62 bra 	$L__BB2_120;
	max.u64 	%rd463, %rd28, %rd463;
	bra.uni 	$L__BB2_121;
$L__BB2_119:
	mul.lo.s64 	%rd463, %rd28, %rd463;
	bra.uni 	$L__BB2_121;
$L__BB2_118:
	min.u64 	%rd463, %rd28, %rd463;
	bra.uni 	$L__BB2_121;
$L__BB2_120:
	add.s64 	%rd463, %rd28, %rd463;
$L__BB2_121:
	shr.u32 	%r51, %r29, 16;
	and.b32  	%r52, %r51, 255;
	cvt.u64.u32 	%rd464, %r52;
	@%p7 bra 	$L__BB2_129;
	setp.eq.s32 	%p64, %r21, 1;
	@%p64 bra 	$L__BB2_127;
	setp.eq.s32 	%p65, %r21, 2;
	@%p65 bra 	$L__BB2_126;
	setp.ne.s32 	%p66, %r21, 3;
	@%p66 bra 	$L__BB2_128;
	max.u64 	%rd464, %rd27, %rd464;
	bra.uni 	$L__BB2_129;
$L__BB2_127:
	mul.lo.s64 	%rd464, %rd27, %rd464;
	bra.uni 	$L__BB2_129;
$L__BB2_126:
	min.u64 	%rd464, %rd27, %rd464;
	bra.uni 	$L__BB2_129;
$L__BB2_128:
	add.s64 	%rd464, %rd27, %rd464;
$L__BB2_129:
	shr.u32 	%r53, %r29, 24;
	cvt.u64.u32 	%rd465, %r53;
	@%p7 bra 	$L__BB2_137;
	setp.eq.s32 	%p68, %r21, 1;
	@%p68 bra 	$L__BB2_135;
	setp.eq.s32 	%p69, %r21, 2;
	@%p69 bra 	$L__BB2_134;
	setp.ne.s32 	%p70, %r21, 3;
	@%p70 bra 	$L__BB2_136;
	max.u64 	%rd465, %rd26, %rd465;
	bra.uni 	$L__BB2_137;
$L__BB2_135:
	mul.lo.s64 	%rd465, %rd26, %rd465;
	bra.uni 	$L__BB2_137;
$L__BB2_134:
	min.u64 	%rd465, %rd26, %rd465;
	bra.uni 	$L__BB2_137;
$L__BB2_136:
	add.s64 	%rd465, %rd26, %rd465;
$L__BB2_137:
	add.s32 	%r214, %r214, 1;
	setp.lt.u32 	%p71, %r214, %r22;
	@%p71 bra 	$L__BB2_7;
$L__BB2_138:
	setp.ne.s32 	%p72, %r21, 4;
	mov.u64 	%rd482, %rd450;
	@%p72 bra 	$L__BB2_142;
	and.b64  	%rd335, %rd450, -4294967296;
	setp.eq.s64 	%p73, %rd335, 0;
	@%p73 bra 	$L__BB2_141;
	div.u64 	%rd482, %rd450, %rd7;
	bra.uni 	$L__BB2_142;
$L__BB2_141:
	cvt.u32.u64 	%r54, %rd7;
	cvt.u32.u64 	%r55, %rd450;
	div.u32 	%r56, %r55, %r54;
	cvt.u64.u32 	%rd482, %r56;
$L__BB2_142:
	mov.u64 	%rd483, %rd451;
	@%p72 bra 	$L__BB2_146;
	and.b64  	%rd336, %rd451, -4294967296;
	setp.eq.s64 	%p75, %rd336, 0;
	@%p75 bra 	$L__BB2_145;
	div.u64 	%rd483, %rd451, %rd7;
	bra.uni 	$L__BB2_146;
$L__BB2_145:
	cvt.u32.u64 	%r57, %rd7;
	cvt.u32.u64 	%r58, %rd451;
	div.u32 	%r59, %r58, %r57;
	cvt.u64.u32 	%rd483, %r59;
$L__BB2_146:
	mov.u64 	%rd484, %rd452;
	@%p72 bra 	$L__BB2_150;
	and.b64  	%rd337, %rd452, -4294967296;
	setp.eq.s64 	%p77, %rd337, 0;
	@%p77 bra 	$L__BB2_149;
	div.u64 	%rd484, %rd452, %rd7;
	bra.uni 	$L__BB2_150;
$L__BB2_149:
	cvt.u32.u64 	%r60, %rd7;
	cvt.u32.u64 	%r61, %rd452;
	div.u32 	%r62, %r61, %r60;
	cvt.u64.u32 	%rd484, %r62;
$L__BB2_150:
	mov.u64 	%rd485, %rd453;
	@%p72 bra 	$L__BB2_154;
	and.b64  	%rd338, %rd453, -4294967296;
	setp.eq.s64 	%p79, %rd338, 0;
	@%p79 bra 	$L__BB2_153;
	div.u64 	%rd485, %rd453, %rd7;
	bra.uni 	$L__BB2_154;
$L__BB2_153:
	cvt.u32.u64 	%r63, %rd7;
	cvt.u32.u64 	%r64, %rd453;
	div.u32 	%r65, %r64, %r63;
	cvt.u64.u32 	%rd485, %r65;
$L__BB2_154:
	cvt.u32.u64 	%r66, %rd483;
	cvt.u32.u64 	%r67, %rd482;
	mov.u32 	%r68, 64;
	prmt.b32 	%r69, %r67, %r66, %r68;
	cvt.u32.u64 	%r70, %rd484;
	mov.u32 	%r71, 1040;
	prmt.b32 	%r72, %r69, %r70, %r71;
	cvt.u32.u64 	%r73, %rd485;
	mov.u32 	%r74, 16912;
	prmt.b32 	%r8, %r72, %r73, %r74;
	mov.u64 	%rd486, %rd454;
	@%p72 bra 	$L__BB2_158;
	and.b64  	%rd339, %rd454, -4294967296;
	setp.eq.s64 	%p81, %rd339, 0;
	@%p81 bra 	$L__BB2_157;
	div.u64 	%rd486, %rd454, %rd7;
	bra.uni 	$L__BB2_158;
$L__BB2_157:
	cvt.u32.u64 	%r75, %rd7;
	cvt.u32.u64 	%r76, %rd454;
	div.u32 	%r77, %r76, %r75;
	cvt.u64.u32 	%rd486, %r77;
$L__BB2_158:
	mov.u64 	%rd487, %rd455;
	@%p72 bra 	$L__BB2_162;
	and.b64  	%rd340, %rd455, -4294967296;
	setp.eq.s64 	%p83, %rd340, 0;
	@%p83 bra 	$L__BB2_161;
	div.u64 	%rd487, %rd455, %rd7;
	bra.uni 	$L__BB2_162;
$L__BB2_161:
	cvt.u32.u64 	%r78, %rd7;
	cvt.u32.u64 	%r79, %rd455;
	div.u32 	%r80, %r79, %r78;
	cvt.u64.u32 	%rd487, %r80;
$L__BB2_162:
	mov.u64 	%rd488, %rd456;
	@%p72 bra 	$L__BB2_166;
	and.b64  	%rd341, %rd456, -4294967296;
	setp.eq.s64 	%p85, %rd341, 0;
	@%p85 bra 	$L__BB2_165;
	div.u64 	%rd488, %rd456, %rd7;
	bra.uni 	$L__BB2_166;
$L__BB2_165:
	cvt.u32.u64 	%r81, %rd7;
	cvt.u32.u64 	%r82, %rd456;
	div.u32 	%r83, %r82, %r81;
	cvt.u64.u32 	%rd488, %r83;
$L__BB2_166:
	mov.u64 	%rd489, %rd457;
	@%p72 bra 	$L__BB2_170;
	and.b64  	%rd342, %rd457, -4294967296;
	setp.eq.s64 	%p87, %rd342, 0;
	@%p87 bra 	$L__BB2_169;
	div.u64 	%rd489, %rd457, %rd7;
	bra.uni 	$L__BB2_170;
$L__BB2_169:
	cvt.u32.u64 	%r84, %rd7;
	cvt.u32.u64 	%r85, %rd457;
	div.u32 	%r86, %r85, %r84;
	cvt.u64.u32 	%rd489, %r86;
$L__BB2_170:
	cvt.u32.u64 	%r87, %rd487;
	cvt.u32.u64 	%r88, %rd486;
	mov.u32 	%r89, 64;
	prmt.b32 	%r90, %r88, %r87, %r89;
	cvt.u32.u64 	%r91, %rd488;
	mov.u32 	%r92, 1040;
	prmt.b32 	%r93, %r90, %r91, %r92;
	cvt.u32.u64 	%r94, %rd489;
	mov.u32 	%r95, 16912;
	prmt.b32 	%r9, %r93, %r94, %r95;
	mov.u64 	%rd490, %rd458;
	@%p72 bra 	$L__BB2_174;
	and.b64  	%rd343, %rd458, -4294967296;
	setp.eq.s64 	%p89, %rd343, 0;
	@%p89 bra 	$L__BB2_173;
	div.u64 	%rd490, %rd458, %rd7;
	bra.uni 	$L__BB2_174;
$L__BB2_173:
	cvt.u32.u64 	%r96, %rd7;
	cvt.u32.u64 	%r97, %rd458;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd490, %r98;
$L__BB2_174:
	mov.u64 	%rd491, %rd459;
	@%p72 bra 	$L__BB2_178;
	and.b64  	%rd344, %rd459, -4294967296;
	setp.eq.s64 	%p91, %rd344, 0;
	@%p91 bra 	$L__BB2_177;
	div.u64 	%rd491, %rd459, %rd7;
	bra.uni 	$L__BB2_178;
$L__BB2_177:
	cvt.u32.u64 	%r99, %rd7;
	cvt.u32.u64 	%r100, %rd459;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd491, %r101;
$L__BB2_178:
	mov.u64 	%rd492, %rd460;
	@%p72 bra 	$L__BB2_182;
	and.b64  	%rd345, %rd460, -4294967296;
	setp.eq.s64 	%p93, %rd345, 0;
	@%p93 bra 	$L__BB2_181;
	div.u64 	%rd492, %rd460, %rd7;
	bra.uni 	$L__BB2_182;
$L__BB2_181:
	cvt.u32.u64 	%r102, %rd7;
	cvt.u32.u64 	%r103, %rd460;
	div.u32 	%r104, %r103, %r102;
	cvt.u64.u32 	%rd492, %r104;
$L__BB2_182:
	mov.u64 	%rd493, %rd461;
	@%p72 bra 	$L__BB2_186;
	and.b64  	%rd346, %rd461, -4294967296;
	setp.eq.s64 	%p95, %rd346, 0;
	@%p95 bra 	$L__BB2_185;
	div.u64 	%rd493, %rd461, %rd7;
	bra.uni 	$L__BB2_186;
$L__BB2_185:
	cvt.u32.u64 	%r105, %rd7;
	cvt.u32.u64 	%r106, %rd461;
	div.u32 	%r107, %r106, %r105;
	cvt.u64.u32 	%rd493, %r107;
$L__BB2_186:
	cvt.u32.u64 	%r108, %rd491;
	cvt.u32.u64 	%r109, %rd490;
	mov.u32 	%r110, 64;
	prmt.b32 	%r111, %r109, %r108, %r110;
	cvt.u32.u64 	%r112, %rd492;
	mov.u32 	%r113, 1040;
	prmt.b32 	%r114, %r111, %r112, %r113;
	cvt.u32.u64 	%r115, %rd493;
	mov.u32 	%r116, 16912;
	prmt.b32 	%r10, %r114, %r115, %r116;
	mov.u64 	%rd494, %rd462;
	@%p72 bra 	$L__BB2_190;
	and.b64  	%rd347, %rd462, -4294967296;
	setp.eq.s64 	%p97, %rd347, 0;
	@%p97 bra 	$L__BB2_189;
	div.u64 	%rd494, %rd462, %rd7;
	bra.uni 	$L__BB2_190;
$L__BB2_189:
	cvt.u32.u64 	%r117, %rd7;
	cvt.u32.u64 	%r118, %rd462;
	div.u32 	%r119, %r118, %r117;
	cvt.u64.u32 	%rd494, %r119;
$L__BB2_190:
	mov.u64 	%rd495, %rd463;
	@%p72 bra 	$L__BB2_194;
	and.b64  	%rd348, %rd463, -4294967296;
	setp.eq.s64 	%p99, %rd348, 0;
	@%p99 bra 	$L__BB2_193;
	div.u64 	%rd495, %rd463, %rd7;
	bra.uni 	$L__BB2_194;
$L__BB2_193:
	cvt.u32.u64 	%r120, %rd7;
	cvt.u32.u64 	%r121, %rd463;
	div.u32 	%r122, %r121, %r120;
	cvt.u64.u32 	%rd495, %r122;
$L__BB2_194:
	mov.u64 	%rd496, %rd464;
	@%p72 bra 	$L__BB2_198;
	and.b64  	%rd349, %rd464, -4294967296;
	setp.eq.s64 	%p101, %rd349, 0;
	@%p101 bra 	$L__BB2_197;
	div.u64 	%rd496, %rd464, %rd7;
	bra.uni 	$L__BB2_198;
$L__BB2_197:
	cvt.u32.u64 	%r123, %rd7;
	cvt.u32.u64 	%r124, %rd464;
	div.u32 	%r125, %r124, %r123;
	cvt.u64.u32 	%rd496, %r125;
$L__BB2_198:
	mov.u64 	%rd497, %rd465;
	@%p72 bra 	$L__BB2_202;
	and.b64  	%rd350, %rd465, -4294967296;
	setp.eq.s64 	%p103, %rd350, 0;
	@%p103 bra 	$L__BB2_201;
	div.u64 	%rd497, %rd465, %rd7;
	bra.uni 	$L__BB2_202;
$L__BB2_201:
	cvt.u32.u64 	%r126, %rd7;
	cvt.u32.u64 	%r127, %rd465;
	div.u32 	%r128, %r127, %r126;
	cvt.u64.u32 	%rd497, %r128;
$L__BB2_202:
	shr.u64 	%rd415, %rd322, 4;
	cvt.u32.u64 	%r129, %rd495;
	cvt.u32.u64 	%r130, %rd494;
	mov.u32 	%r131, 64;
	prmt.b32 	%r132, %r130, %r129, %r131;
	cvt.u32.u64 	%r133, %rd496;
	mov.u32 	%r134, 1040;
	prmt.b32 	%r135, %r132, %r133, %r134;
	cvt.u32.u64 	%r136, %rd497;
	mov.u32 	%r137, 16912;
	shl.b64 	%rd351, %rd432, 4;
	add.s64 	%rd352, %rd1, %rd351;
	prmt.b32 	%r138, %r135, %r136, %r137;
	st.global.v4.u32 	[%rd352], {%r8, %r9, %r10, %r138};
	add.s64 	%rd432, %rd432, %rd8;
	setp.lt.u64 	%p104, %rd432, %rd415;
	@%p104 bra 	$L__BB2_5;
$L__BB2_203:
	and.b64  	%rd498, %rd322, -16;
$L__BB2_204:
	mov.u32 	%r139, %tid.x;
	cvt.u64.u32 	%rd353, %r139;
	add.s64 	%rd499, %rd498, %rd353;
	setp.ge.u64 	%p105, %rd499, %rd322;
	@%p105 bra 	$L__BB2_250;
	cvt.u64.u32 	%rd209, %r22;
	mov.u32 	%r140, %ntid.x;
	cvt.u64.u32 	%rd210, %r140;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB2_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB2_208;
	ld.local.u64 	%rd500, [%rd3+8];
	bra.uni 	$L__BB2_209;
$L__BB2_208:
	ld.local.u64 	%rd500, [%rd3];
$L__BB2_209:
	add.s64 	%rd354, %rd500, %rd499;
	ld.u8 	%rd503, [%rd354];
	setp.lt.u32 	%p107, %r22, 2;
	@%p107 bra 	$L__BB2_222;
	mov.u32 	%r215, 1;
$L__BB2_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r215;
	@%p108 bra 	$L__BB2_213;
	bra.uni 	$L__BB2_212;
$L__BB2_213:
	ld.local.u64 	%rd502, [%rd3];
	bra.uni 	$L__BB2_214;
$L__BB2_212:
	ld.local.u64 	%rd355, [%rd3+16];
	cvt.u64.u32 	%rd356, %r215;
	mul.lo.s64 	%rd357, %rd355, %rd356;
	ld.local.u64 	%rd358, [%rd3+8];
	add.s64 	%rd502, %rd358, %rd357;
$L__BB2_214:
	add.s64 	%rd359, %rd502, %rd499;
	ld.u8 	%rd220, [%rd359];
	setp.eq.s32 	%p109, %r21, 1;
	@%p109 bra 	$L__BB2_219;
	setp.eq.s32 	%p110, %r21, 2;
	@%p110 bra 	$L__BB2_218;
	setp.ne.s32 	%p111, %r21, 3;
	@%p111 bra 	$L__BB2_220;
	max.u64 	%rd503, %rd503, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_219:
	mul.lo.s64 	%rd503, %rd503, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_218:
	min.u64 	%rd503, %rd503, %rd220;
	bra.uni 	$L__BB2_221;
$L__BB2_220:
	add.s64 	%rd503, %rd503, %rd220;
$L__BB2_221:
	add.s32 	%r215, %r215, 1;
	setp.lt.u32 	%p112, %r215, %r22;
	@%p112 bra 	$L__BB2_211;
$L__BB2_222:
	setp.ne.s32 	%p113, %r21, 4;
	@%p113 bra 	$L__BB2_226;
	and.b64  	%rd360, %rd503, -4294967296;
	setp.eq.s64 	%p114, %rd360, 0;
	@%p114 bra 	$L__BB2_225;
	div.u64 	%rd503, %rd503, %rd209;
	bra.uni 	$L__BB2_226;
$L__BB2_225:
	cvt.u32.u64 	%r142, %rd209;
	cvt.u32.u64 	%r143, %rd503;
	div.u32 	%r144, %r143, %r142;
	cvt.u64.u32 	%rd503, %r144;
$L__BB2_226:
	add.s64 	%rd361, %rd1, %rd499;
	st.global.u8 	[%rd361], %rd503;
	add.s64 	%rd499, %rd499, %rd210;
	setp.lt.u64 	%p115, %rd499, %rd322;
	@%p115 bra 	$L__BB2_206;
	bra.uni 	$L__BB2_250;
$L__BB2_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd556, 0;
	@%p116 bra 	$L__BB2_238;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd364, %rd231, 15;
	setp.ne.s64 	%p117, %rd364, 0;
	@%p117 bra 	$L__BB2_238;
	shr.u64 	%rd232, %rd322, 4;
	mov.u32 	%r145, %tid.x;
	cvt.u64.u32 	%rd522, %r145;
	setp.le.u64 	%p118, %rd232, %rd522;
	@%p118 bra 	$L__BB2_237;
	mov.u32 	%r146, %ntid.x;
	cvt.u64.u32 	%rd234, %r146;
$L__BB2_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r22, 0;
	@%p119 bra 	$L__BB2_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r216, 0;
$L__BB2_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r216;
	mov.u64 	%rd539, %rd231;
	@%p120 bra 	$L__BB2_235;
	ld.local.u64 	%rd366, [%rd3+16];
	cvt.u64.u32 	%rd367, %r216;
	mul.lo.s64 	%rd368, %rd366, %rd367;
	ld.local.u64 	%rd369, [%rd3+8];
	add.s64 	%rd539, %rd369, %rd368;
$L__BB2_235:
	shl.b64 	%rd370, %rd522, 4;
	add.s64 	%rd371, %rd539, %rd370;
	ld.v4.u32 	{%r148, %r149, %r150, %r151}, [%rd371];
	and.b32  	%r156, %r148, 255;
	cvt.u64.u32 	%rd372, %r156;
	setp.eq.s32 	%p121, %r216, 0;
	selp.b64 	%rd373, 0, %rd555, %p121;
	add.s64 	%rd555, %rd373, %rd372;
	shr.u32 	%r157, %r148, 8;
	and.b32  	%r158, %r157, 255;
	cvt.u64.u32 	%rd374, %r158;
	selp.b64 	%rd375, 0, %rd554, %p121;
	add.s64 	%rd554, %rd375, %rd374;
	shr.u32 	%r159, %r148, 16;
	and.b32  	%r160, %r159, 255;
	cvt.u64.u32 	%rd376, %r160;
	selp.b64 	%rd377, 0, %rd553, %p121;
	add.s64 	%rd553, %rd377, %rd376;
	shr.u32 	%r161, %r148, 24;
	cvt.u64.u32 	%rd378, %r161;
	selp.b64 	%rd379, 0, %rd552, %p121;
	add.s64 	%rd552, %rd379, %rd378;
	and.b32  	%r162, %r149, 255;
	cvt.u64.u32 	%rd380, %r162;
	selp.b64 	%rd381, 0, %rd551, %p121;
	add.s64 	%rd551, %rd381, %rd380;
	shr.u32 	%r163, %r149, 8;
	and.b32  	%r164, %r163, 255;
	cvt.u64.u32 	%rd382, %r164;
	selp.b64 	%rd383, 0, %rd550, %p121;
	add.s64 	%rd550, %rd383, %rd382;
	shr.u32 	%r165, %r149, 16;
	and.b32  	%r166, %r165, 255;
	cvt.u64.u32 	%rd384, %r166;
	selp.b64 	%rd385, 0, %rd549, %p121;
	add.s64 	%rd549, %rd385, %rd384;
	shr.u32 	%r167, %r149, 24;
	cvt.u64.u32 	%rd386, %r167;
	selp.b64 	%rd387, 0, %rd548, %p121;
	add.s64 	%rd548, %rd387, %rd386;
	and.b32  	%r168, %r150, 255;
	cvt.u64.u32 	%rd388, %r168;
	selp.b64 	%rd389, 0, %rd547, %p121;
	add.s64 	%rd547, %rd389, %rd388;
	shr.u32 	%r169, %r150, 8;
	and.b32  	%r170, %r169, 255;
	cvt.u64.u32 	%rd390, %r170;
	selp.b64 	%rd391, 0, %rd546, %p121;
	add.s64 	%rd546, %rd391, %rd390;
	shr.u32 	%r171, %r150, 16;
	and.b32  	%r172, %r171, 255;
	cvt.u64.u32 	%rd392, %r172;
	selp.b64 	%rd393, 0, %rd545, %p121;
	add.s64 	%rd545, %rd393, %rd392;
	shr.u32 	%r173, %r150, 24;
	cvt.u64.u32 	%rd394, %r173;
	selp.b64 	%rd395, 0, %rd544, %p121;
	add.s64 	%rd544, %rd395, %rd394;
	and.b32  	%r174, %r151, 255;
	cvt.u64.u32 	%rd396, %r174;
	selp.b64 	%rd397, 0, %rd543, %p121;
	add.s64 	%rd543, %rd397, %rd396;
	shr.u32 	%r175, %r151, 8;
	and.b32  	%r176, %r175, 255;
	cvt.u64.u32 	%rd398, %r176;
	selp.b64 	%rd399, 0, %rd542, %p121;
	add.s64 	%rd542, %rd399, %rd398;
	shr.u32 	%r177, %r151, 16;
	and.b32  	%r178, %r177, 255;
	cvt.u64.u32 	%rd400, %r178;
	selp.b64 	%rd401, 0, %rd541, %p121;
	add.s64 	%rd541, %rd401, %rd400;
	shr.u32 	%r179, %r151, 24;
	cvt.u64.u32 	%rd402, %r179;
	selp.b64 	%rd403, 0, %rd540, %p121;
	add.s64 	%rd540, %rd403, %rd402;
	add.s32 	%r216, %r216, 1;
	setp.lt.u32 	%p122, %r216, %r22;
	@%p122 bra 	$L__BB2_233;
$L__BB2_236:
	cvt.u32.u64 	%r180, %rd554;
	cvt.u32.u64 	%r181, %rd555;
	mov.u32 	%r182, 64;
	prmt.b32 	%r183, %r181, %r180, %r182;
	cvt.u32.u64 	%r184, %rd553;
	mov.u32 	%r185, 1040;
	prmt.b32 	%r186, %r183, %r184, %r185;
	cvt.u32.u64 	%r187, %rd552;
	mov.u32 	%r188, 16912;
	cvt.u32.u64 	%r189, %rd550;
	cvt.u32.u64 	%r190, %rd551;
	prmt.b32 	%r191, %r190, %r189, %r182;
	cvt.u32.u64 	%r192, %rd549;
	prmt.b32 	%r193, %r191, %r192, %r185;
	cvt.u32.u64 	%r194, %rd548;
	cvt.u32.u64 	%r195, %rd546;
	cvt.u32.u64 	%r196, %rd547;
	prmt.b32 	%r197, %r196, %r195, %r182;
	cvt.u32.u64 	%r198, %rd545;
	prmt.b32 	%r199, %r197, %r198, %r185;
	cvt.u32.u64 	%r200, %rd544;
	cvt.u32.u64 	%r201, %rd542;
	cvt.u32.u64 	%r202, %rd543;
	prmt.b32 	%r203, %r202, %r201, %r182;
	cvt.u32.u64 	%r204, %rd541;
	prmt.b32 	%r205, %r203, %r204, %r185;
	cvt.u32.u64 	%r206, %rd540;
	shl.b64 	%rd404, %rd522, 4;
	add.s64 	%rd405, %rd1, %rd404;
	prmt.b32 	%r207, %r205, %r206, %r188;
	prmt.b32 	%r208, %r199, %r200, %r188;
	prmt.b32 	%r209, %r193, %r194, %r188;
	prmt.b32 	%r210, %r186, %r187, %r188;
	st.global.v4.u32 	[%rd405], {%r210, %r209, %r208, %r207};
	add.s64 	%rd522, %rd522, %rd234;
	setp.lt.u64 	%p123, %rd522, %rd232;
	@%p123 bra 	$L__BB2_231;
$L__BB2_237:
	and.b64  	%rd556, %rd322, -16;
$L__BB2_238:
	mov.u32 	%r211, %tid.x;
	cvt.u64.u32 	%rd406, %r211;
	add.s64 	%rd557, %rd556, %rd406;
	setp.ge.u64 	%p124, %rd557, %rd322;
	@%p124 bra 	$L__BB2_250;
	mov.u32 	%r212, %ntid.x;
	cvt.u64.u32 	%rd307, %r212;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB2_240:
	.pragma "nounroll";
	setp.eq.s32 	%p125, %r17, 0;
	@%p125 bra 	$L__BB2_242;
	ld.local.u64 	%rd558, [%rd3+8];
	bra.uni 	$L__BB2_243;
$L__BB2_242:
	ld.local.u64 	%rd558, [%rd3];
$L__BB2_243:
	add.s64 	%rd407, %rd558, %rd557;
	ld.u8 	%rd562, [%rd407];
	setp.lt.u32 	%p126, %r22, 2;
	@%p126 bra 	$L__BB2_249;
	mov.u64 	%rd559, 1;
	mov.u32 	%r217, %r18;
$L__BB2_245:
	.pragma "nounroll";
	setp.eq.s32 	%p127, %r217, -1;
	@%p127 bra 	$L__BB2_247;
	ld.local.u64 	%rd409, [%rd3+16];
	mul.lo.s64 	%rd410, %rd409, %rd559;
	ld.local.u64 	%rd411, [%rd3+8];
	add.s64 	%rd561, %rd411, %rd410;
	bra.uni 	$L__BB2_248;
$L__BB2_247:
	ld.local.u64 	%rd561, [%rd3];
$L__BB2_248:
	add.s64 	%rd412, %rd561, %rd557;
	ld.u8 	%rd413, [%rd412];
	add.s64 	%rd562, %rd562, %rd413;
	add.s64 	%rd559, %rd559, 1;
	cvt.u32.u64 	%r213, %rd559;
	add.s32 	%r217, %r217, 1;
	setp.lt.u32 	%p128, %r213, %r22;
	@%p128 bra 	$L__BB2_245;
$L__BB2_249:
	add.s64 	%rd414, %rd1, %rd557;
	st.global.u8 	[%rd414], %rd562;
	add.s64 	%rd557, %rd557, %rd307;
	setp.lt.u64 	%p129, %rd557, %rd322;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946reduceEPhRKNS0_5PartsEmjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56944copyEPhPKhm,
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
	.reg .b32 	%r<267>;
	.reg .b64 	%rd<338>;
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
	mov.u32 	%r251, %tid.x;
	setp.ne.s32 	%p2, %r251, 0;
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
	div.u64 	%rd295, %rd10, %rd9;
	bra.uni 	$L__BB4_10;
$L__BB4_9:
	cvt.u32.u64 	%r86, %rd9;
	cvt.u32.u64 	%r87, %rd10;
	div.u32 	%r88, %r87, %r86;
	cvt.u64.u32 	%rd295, %r88;
$L__BB4_10:
	shl.b64 	%rd151, %rd295, 4;
	mul.lo.s64 	%rd152, %rd151, %rd6;
	min.u64 	%rd14, %rd152, %rd134;
	add.s64 	%rd153, %rd14, %rd151;
	min.u64 	%rd15, %rd153, %rd134;
	mov.u64 	%rd154, 7;
	sub.s64 	%rd155, %rd154, %rd14;
	add.s64 	%rd156, %rd155, %rd15;
	shr.u64 	%rd157, %rd156, 3;
	cvt.u32.u64 	%r4, %rd157;
	setp.eq.s32 	%p8, %r251, %r63;
	setp.ge.u32 	%p9, %r251, %r64;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB4_12;
	mul.wide.u32 	%rd160, %r251, 8;
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
	setp.ge.u32 	%p11, %r251, %r4;
	mov.u16 	%rs43, 0;
	@%p11 bra 	$L__BB4_78;
	cvt.u64.u32 	%rd18, %r64;
	or.b64  	%rd171, %rd133, %rd132;
	and.b64  	%rd172, %rd171, 7;
$L__BB4_14:
	.pragma "nounroll";
	setp.eq.s64 	%p12, %rd172, 0;
	mul.wide.u32 	%rd173, %r251, 8;
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
	mov.u32 	%r252, 0;
	st.local.v2.u32 	[%rd1], {%r252, %r252};
	mov.u64 	%rd304, %rd1;
$L__BB4_16:
	.pragma "nounroll";
	cvt.u64.u32 	%rd175, %r252;
	add.s64 	%rd33, %rd30, %rd175;
	setp.ge.u64 	%p14, %rd33, %rd15;
	@%p14 bra 	$L__BB4_18;
	cvta.to.global.u64 	%rd176, %rd132;
	add.s64 	%rd177, %rd176, %rd33;
	ld.global.u8 	%rs19, [%rd177];
	st.local.u8 	[%rd304], %rs19;
$L__BB4_18:
	add.s32 	%r252, %r252, 1;
	add.s64 	%rd304, %rd304, 1;
	setp.eq.s32 	%p15, %r252, 8;
	@%p15 bra 	$L__BB4_20;
	bra.uni 	$L__BB4_16;
$L__BB4_20:
	setp.lt.u32 	%p16, %r64, 2;
	@%p16 bra 	$L__BB4_23;
	mul.wide.u32 	%rd180, %r251, 16;
	and.b32  	%r96, %r3, 3;
	cvt.u64.u32 	%rd182, %r96;
	or.b64  	%rd183, %rd145, %rd182;
	mul.lo.s64 	%rd185, %rd183, %rd18;
	add.s64 	%rd187, %rd185, %rd3;
	mul.lo.s64 	%rd188, %rd187, %rd139;
	add.s64 	%rd189, %rd188, %rd140;
	add.s64 	%rd35, %rd189, %rd180;
	ld.local.v2.u32 	{%r97, %r98}, [%rd1];
	mov.u32 	%r253, 1;
$L__BB4_22:
	.pragma "nounroll";
	add.s32 	%r102, %r253, %r63;
	rem.u32 	%r103, %r102, %r64;
	mul.wide.u32 	%rd191, %r103, 8;
	add.s64 	%rd192, %rd4, %rd191;
	ld.global.u64 	%rd193, [%rd192];
	add.s64 	%rd190, %rd193, %rd35;
	st.volatile.global.v4.u32 [%rd190], {%r97, %r3, %r98, %r3};
	add.s32 	%r253, %r253, 1;
	setp.lt.u32 	%p17, %r253, %r64;
	@%p17 bra 	$L__BB4_22;
$L__BB4_23:
	setp.eq.s32 	%p18, %r64, 0;
	mov.u16 	%rs43, 0;
	@%p18 bra 	$L__BB4_43;
	ld.local.v2.u32 	{%r105, %r106}, [%rd1];
	mov.u16 	%rs43, 0;
	mov.u32 	%r254, 0;
$L__BB4_25:
	.pragma "nounroll";
	setp.eq.s32 	%p19, %r254, %r63;
	mov.u32 	%r258, %r106;
	mov.u32 	%r259, %r105;
	@%p19 bra 	$L__BB4_35;
	cvt.u64.u32 	%rd195, %r254;
	and.b32  	%r112, %r3, 3;
	cvt.u64.u32 	%rd197, %r112;
	or.b64  	%rd198, %rd145, %rd197;
	mul.lo.s64 	%rd199, %rd198, %rd18;
	add.s64 	%rd200, %rd199, %rd195;
	mul.lo.s64 	%rd204, %rd200, %rd139;
	mul.wide.u32 	%rd205, %r251, 16;
	add.s64 	%rd206, %rd205, %rd140;
	add.s64 	%rd207, %rd206, %rd204;
	ld.global.u64 	%rd208, [%rd144];
	add.s64 	%rd194, %rd208, %rd207;
	ld.volatile.global.v4.u32 {%r259, %r108, %r258, %r110}, [%rd194];
	setp.eq.s32 	%p20, %r108, %r3;
	setp.eq.s32 	%p21, %r110, %r3;
	and.pred  	%p22, %p21, %p20;
	@%p22 bra 	$L__BB4_33;
	mov.u64 %rd209, %globaltimer;
	ld.volatile.global.v4.u32 {%r259, %r114, %r258, %r116}, [%rd194];
	setp.eq.s32 	%p23, %r114, %r3;
	setp.eq.s32 	%p24, %r116, %r3;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB4_33;
	mov.u32 	%r257, 1;
$L__BB4_29:
	and.b32  	%r118, %r257, 63;
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
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl,
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
	add.s32 	%r257, %r257, 1;
	ld.volatile.global.v4.u32 {%r259, %r120, %r258, %r122}, [%rd194];
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
	st.param.b32 	[param2+0], %r254;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	ld.volatile.global.v4.u32 {%r259, %r124, %r258, %r126}, [%rd194];
$L__BB4_35:
	setp.eq.s32 	%p32, %r77, 1;
	@%p32 bra 	$L__BB4_40;
	setp.eq.s32 	%p33, %r77, 2;
	@%p33 bra 	$L__BB4_39;
	setp.ne.s32 	%p34, %r77, 3;
	@%p34 bra 	$L__BB4_41;
	setp.eq.s32 	%p35, %r254, 0;
	and.b32  	%r127, %r259, 255;
	cvt.u64.u32 	%rd213, %r127;
	setp.lt.u64 	%p36, %rd320, %rd213;
	or.pred  	%p37, %p35, %p36;
	selp.b64 	%rd320, %rd213, %rd320, %p37;
	shr.u32 	%r128, %r259, 8;
	and.b32  	%r129, %r128, 255;
	cvt.u64.u32 	%rd214, %r129;
	setp.lt.u64 	%p38, %rd319, %rd214;
	or.pred  	%p39, %p35, %p38;
	selp.b64 	%rd319, %rd214, %rd319, %p39;
	shr.u32 	%r130, %r259, 16;
	and.b32  	%r131, %r130, 255;
	cvt.u64.u32 	%rd215, %r131;
	setp.lt.u64 	%p40, %rd318, %rd215;
	or.pred  	%p41, %p35, %p40;
	selp.b64 	%rd318, %rd215, %rd318, %p41;
	shr.u32 	%r132, %r259, 24;
	cvt.u64.u32 	%rd216, %r132;
	setp.lt.u64 	%p42, %rd317, %rd216;
	or.pred  	%p43, %p35, %p42;
	selp.b64 	%rd317, %rd216, %rd317, %p43;
	and.b32  	%r133, %r258, 255;
	cvt.u64.u32 	%rd217, %r133;
	setp.lt.u64 	%p44, %rd316, %rd217;
	or.pred  	%p45, %p35, %p44;
	selp.b64 	%rd316, %rd217, %rd316, %p45;
	shr.u32 	%r134, %r258, 8;
	and.b32  	%r135, %r134, 255;
	cvt.u64.u32 	%rd218, %r135;
	setp.lt.u64 	%p46, %rd315, %rd218;
	or.pred  	%p47, %p35, %p46;
	selp.b64 	%rd315, %rd218, %rd315, %p47;
	shr.u32 	%r136, %r258, 16;
	and.b32  	%r137, %r136, 255;
	cvt.u64.u32 	%rd219, %r137;
	setp.lt.u64 	%p48, %rd314, %rd219;
	or.pred  	%p49, %p35, %p48;
	selp.b64 	%rd314, %rd219, %rd314, %p49;
	shr.u32 	%r138, %r258, 24;
	cvt.u64.u32 	%rd220, %r138;
	setp.lt.u64 	%p50, %rd313, %rd220;
	or.pred  	%p51, %p35, %p50;
	selp.b64 	%rd313, %rd220, %rd313, %p51;
	bra.uni 	$L__BB4_42;
$L__BB4_40:
	setp.eq.s32 	%p69, %r254, 0;
	and.b32  	%r151, %r259, 255;
	cvt.u64.u32 	%rd229, %r151;
	selp.b64 	%rd230, 1, %rd320, %p69;
	mul.lo.s64 	%rd320, %rd230, %rd229;
	shr.u32 	%r152, %r259, 8;
	and.b32  	%r153, %r152, 255;
	cvt.u64.u32 	%rd231, %r153;
	selp.b64 	%rd232, 1, %rd319, %p69;
	mul.lo.s64 	%rd319, %rd232, %rd231;
	shr.u32 	%r154, %r259, 16;
	and.b32  	%r155, %r154, 255;
	cvt.u64.u32 	%rd233, %r155;
	selp.b64 	%rd234, 1, %rd318, %p69;
	mul.lo.s64 	%rd318, %rd234, %rd233;
	shr.u32 	%r156, %r259, 24;
	cvt.u64.u32 	%rd235, %r156;
	selp.b64 	%rd236, 1, %rd317, %p69;
	mul.lo.s64 	%rd317, %rd236, %rd235;
	and.b32  	%r157, %r258, 255;
	cvt.u64.u32 	%rd237, %r157;
	selp.b64 	%rd238, 1, %rd316, %p69;
	mul.lo.s64 	%rd316, %rd238, %rd237;
	shr.u32 	%r158, %r258, 8;
	and.b32  	%r159, %r158, 255;
	cvt.u64.u32 	%rd239, %r159;
	selp.b64 	%rd240, 1, %rd315, %p69;
	mul.lo.s64 	%rd315, %rd240, %rd239;
	shr.u32 	%r160, %r258, 16;
	and.b32  	%r161, %r160, 255;
	cvt.u64.u32 	%rd241, %r161;
	selp.b64 	%rd242, 1, %rd314, %p69;
	mul.lo.s64 	%rd314, %rd242, %rd241;
	shr.u32 	%r162, %r258, 24;
	cvt.u64.u32 	%rd243, %r162;
	selp.b64 	%rd244, 1, %rd313, %p69;
	mul.lo.s64 	%rd313, %rd244, %rd243;
	bra.uni 	$L__BB4_42;
$L__BB4_39:
	setp.eq.s32 	%p52, %r254, 0;
	and.b32  	%r139, %r259, 255;
	cvt.u64.u32 	%rd221, %r139;
	setp.gt.u64 	%p53, %rd320, %rd221;
	or.pred  	%p54, %p52, %p53;
	selp.b64 	%rd320, %rd221, %rd320, %p54;
	shr.u32 	%r140, %r259, 8;
	and.b32  	%r141, %r140, 255;
	cvt.u64.u32 	%rd222, %r141;
	setp.gt.u64 	%p55, %rd319, %rd222;
	or.pred  	%p56, %p52, %p55;
	selp.b64 	%rd319, %rd222, %rd319, %p56;
	shr.u32 	%r142, %r259, 16;
	and.b32  	%r143, %r142, 255;
	cvt.u64.u32 	%rd223, %r143;
	setp.gt.u64 	%p57, %rd318, %rd223;
	or.pred  	%p58, %p52, %p57;
	selp.b64 	%rd318, %rd223, %rd318, %p58;
	shr.u32 	%r144, %r259, 24;
	cvt.u64.u32 	%rd224, %r144;
	setp.gt.u64 	%p59, %rd317, %rd224;
	or.pred  	%p60, %p52, %p59;
	selp.b64 	%rd317, %rd224, %rd317, %p60;
	and.b32  	%r145, %r258, 255;
	cvt.u64.u32 	%rd225, %r145;
	setp.gt.u64 	%p61, %rd316, %rd225;
	or.pred  	%p62, %p52, %p61;
	selp.b64 	%rd316, %rd225, %rd316, %p62;
	shr.u32 	%r146, %r258, 8;
	and.b32  	%r147, %r146, 255;
	cvt.u64.u32 	%rd226, %r147;
	setp.gt.u64 	%p63, %rd315, %rd226;
	or.pred  	%p64, %p52, %p63;
	selp.b64 	%rd315, %rd226, %rd315, %p64;
	shr.u32 	%r148, %r258, 16;
	and.b32  	%r149, %r148, 255;
	cvt.u64.u32 	%rd227, %r149;
	setp.gt.u64 	%p65, %rd314, %rd227;
	or.pred  	%p66, %p52, %p65;
	selp.b64 	%rd314, %rd227, %rd314, %p66;
	shr.u32 	%r150, %r258, 24;
	cvt.u64.u32 	%rd228, %r150;
	setp.gt.u64 	%p67, %rd313, %rd228;
	or.pred  	%p68, %p52, %p67;
	selp.b64 	%rd313, %rd228, %rd313, %p68;
	bra.uni 	$L__BB4_42;
$L__BB4_41:
	setp.eq.s32 	%p70, %r254, 0;
	and.b32  	%r163, %r259, 255;
	cvt.u64.u32 	%rd245, %r163;
	selp.b64 	%rd246, 0, %rd320, %p70;
	add.s64 	%rd320, %rd246, %rd245;
	shr.u32 	%r164, %r259, 8;
	and.b32  	%r165, %r164, 255;
	cvt.u64.u32 	%rd247, %r165;
	selp.b64 	%rd248, 0, %rd319, %p70;
	add.s64 	%rd319, %rd248, %rd247;
	shr.u32 	%r166, %r259, 16;
	and.b32  	%r167, %r166, 255;
	cvt.u64.u32 	%rd249, %r167;
	selp.b64 	%rd250, 0, %rd318, %p70;
	add.s64 	%rd318, %rd250, %rd249;
	shr.u32 	%r168, %r259, 24;
	cvt.u64.u32 	%rd251, %r168;
	selp.b64 	%rd252, 0, %rd317, %p70;
	add.s64 	%rd317, %rd252, %rd251;
	and.b32  	%r169, %r258, 255;
	cvt.u64.u32 	%rd253, %r169;
	selp.b64 	%rd254, 0, %rd316, %p70;
	add.s64 	%rd316, %rd254, %rd253;
	shr.u32 	%r170, %r258, 8;
	and.b32  	%r171, %r170, 255;
	cvt.u64.u32 	%rd255, %r171;
	selp.b64 	%rd256, 0, %rd315, %p70;
	add.s64 	%rd315, %rd256, %rd255;
	shr.u32 	%r172, %r258, 16;
	and.b32  	%r173, %r172, 255;
	cvt.u64.u32 	%rd257, %r173;
	selp.b64 	%rd258, 0, %rd314, %p70;
	add.s64 	%rd314, %rd258, %rd257;
	shr.u32 	%r174, %r258, 24;
	cvt.u64.u32 	%rd259, %r174;
	selp.b64 	%rd260, 0, %rd313, %p70;
	add.s64 	%rd313, %rd260, %rd259;
$L__BB4_42:
	add.s32 	%r254, %r254, 1;
	setp.lt.u32 	%p71, %r254, %r64;
	@%p71 bra 	$L__BB4_25;
$L__BB4_43:
	and.b16  	%rs23, %rs43, 255;
	setp.ne.s16 	%p72, %rs23, 0;
	@%p72 bra 	$L__BB4_78;
	setp.eq.s32 	%p73, %r77, 4;
	@%p73 bra 	$L__BB4_46;
	bra.uni 	$L__BB4_45;
$L__BB4_46:
	and.b64  	%rd261, %rd320, -4294967296;
	setp.eq.s64 	%p74, %rd261, 0;
	@%p74 bra 	$L__BB4_48;
	div.u64 	%rd329, %rd320, %rd18;
	bra.uni 	$L__BB4_49;
$L__BB4_45:
	cvt.u32.u64 	%r175, %rd320;
	cvt.u32.u64 	%r176, %rd318;
	cvt.u32.u64 	%r177, %rd316;
	cvt.u32.u64 	%r178, %rd314;
	cvt.u32.u64 	%r179, %rd313;
	and.b32  	%r180, %r178, 255;
	prmt.b32 	%r181, %r179, %r180, 30212;
	cvt.u16.u32 	%rs24, %r181;
	cvt.u32.u64 	%r182, %rd315;
	and.b32  	%r183, %r177, 255;
	prmt.b32 	%r184, %r182, %r183, 30212;
	cvt.u16.u32 	%rs25, %r184;
	cvt.u32.u64 	%r185, %rd317;
	and.b32  	%r186, %r176, 255;
	prmt.b32 	%r187, %r185, %r186, 30212;
	cvt.u16.u32 	%rs26, %r187;
	cvt.u32.u64 	%r188, %rd319;
	and.b32  	%r189, %r175, 255;
	prmt.b32 	%r190, %r188, %r189, 30212;
	cvt.u16.u32 	%rs27, %r190;
	st.local.v4.u16 	[%rd2], {%rs27, %rs26, %rs25, %rs24};
	prmt.b32 	%r263, %r181, %r184, 4180;
	prmt.b32 	%r262, %r187, %r190, 4180;
	bra.uni 	$L__BB4_71;
$L__BB4_48:
	cvt.u32.u64 	%r191, %rd18;
	cvt.u32.u64 	%r192, %rd320;
	div.u32 	%r193, %r192, %r191;
	cvt.u64.u32 	%rd329, %r193;
$L__BB4_49:
	and.b64  	%rd262, %rd319, -4294967296;
	setp.eq.s64 	%p75, %rd262, 0;
	@%p75 bra 	$L__BB4_51;
	div.u64 	%rd330, %rd319, %rd18;
	bra.uni 	$L__BB4_52;
$L__BB4_51:
	cvt.u32.u64 	%r194, %rd18;
	cvt.u32.u64 	%r195, %rd319;
	div.u32 	%r196, %r195, %r194;
	cvt.u64.u32 	%rd330, %r196;
$L__BB4_52:
	and.b64  	%rd263, %rd318, -4294967296;
	setp.eq.s64 	%p76, %rd263, 0;
	@%p76 bra 	$L__BB4_54;
	div.u64 	%rd331, %rd318, %rd18;
	bra.uni 	$L__BB4_55;
$L__BB4_54:
	cvt.u32.u64 	%r197, %rd18;
	cvt.u32.u64 	%r198, %rd318;
	div.u32 	%r199, %r198, %r197;
	cvt.u64.u32 	%rd331, %r199;
$L__BB4_55:
	and.b64  	%rd264, %rd317, -4294967296;
	setp.eq.s64 	%p77, %rd264, 0;
	@%p77 bra 	$L__BB4_57;
	div.u64 	%rd332, %rd317, %rd18;
	bra.uni 	$L__BB4_58;
$L__BB4_57:
	cvt.u32.u64 	%r200, %rd18;
	cvt.u32.u64 	%r201, %rd317;
	div.u32 	%r202, %r201, %r200;
	cvt.u64.u32 	%rd332, %r202;
$L__BB4_58:
	and.b64  	%rd265, %rd316, -4294967296;
	setp.eq.s64 	%p78, %rd265, 0;
	@%p78 bra 	$L__BB4_60;
	div.u64 	%rd333, %rd316, %rd18;
	bra.uni 	$L__BB4_61;
$L__BB4_60:
	cvt.u32.u64 	%r203, %rd18;
	cvt.u32.u64 	%r204, %rd316;
	div.u32 	%r205, %r204, %r203;
	cvt.u64.u32 	%rd333, %r205;
$L__BB4_61:
	and.b64  	%rd266, %rd315, -4294967296;
	setp.eq.s64 	%p79, %rd266, 0;
	@%p79 bra 	$L__BB4_63;
	div.u64 	%rd334, %rd315, %rd18;
	bra.uni 	$L__BB4_64;
$L__BB4_63:
	cvt.u32.u64 	%r206, %rd18;
	cvt.u32.u64 	%r207, %rd315;
	div.u32 	%r208, %r207, %r206;
	cvt.u64.u32 	%rd334, %r208;
$L__BB4_64:
	and.b64  	%rd267, %rd314, -4294967296;
	setp.eq.s64 	%p80, %rd267, 0;
	@%p80 bra 	$L__BB4_66;
	div.u64 	%rd335, %rd314, %rd18;
	bra.uni 	$L__BB4_67;
$L__BB4_66:
	cvt.u32.u64 	%r209, %rd18;
	cvt.u32.u64 	%r210, %rd314;
	div.u32 	%r211, %r210, %r209;
	cvt.u64.u32 	%rd335, %r211;
$L__BB4_67:
	and.b64  	%rd268, %rd313, -4294967296;
	setp.eq.s64 	%p81, %rd268, 0;
	@%p81 bra 	$L__BB4_69;
	div.u64 	%rd336, %rd313, %rd18;
	bra.uni 	$L__BB4_70;
$L__BB4_69:
	cvt.u32.u64 	%r212, %rd18;
	cvt.u32.u64 	%r213, %rd313;
	div.u32 	%r214, %r213, %r212;
	cvt.u64.u32 	%rd336, %r214;
$L__BB4_70:
	cvt.u32.u64 	%r215, %rd329;
	cvt.u32.u64 	%r216, %rd331;
	cvt.u32.u64 	%r217, %rd333;
	cvt.u32.u64 	%r218, %rd335;
	cvt.u32.u64 	%r219, %rd336;
	and.b32  	%r220, %r218, 255;
	prmt.b32 	%r221, %r219, %r220, 30212;
	cvt.u16.u32 	%rs28, %r221;
	cvt.u32.u64 	%r222, %rd334;
	and.b32  	%r223, %r217, 255;
	prmt.b32 	%r224, %r222, %r223, 30212;
	cvt.u16.u32 	%rs29, %r224;
	cvt.u32.u64 	%r225, %rd332;
	and.b32  	%r226, %r216, 255;
	prmt.b32 	%r227, %r225, %r226, 30212;
	cvt.u16.u32 	%rs30, %r227;
	cvt.u32.u64 	%r228, %rd330;
	and.b32  	%r229, %r215, 255;
	prmt.b32 	%r230, %r228, %r229, 30212;
	cvt.u16.u32 	%rs31, %r230;
	st.local.v4.u16 	[%rd2], {%rs31, %rs30, %rs29, %rs28};
	prmt.b32 	%r263, %r221, %r224, 4180;
	prmt.b32 	%r262, %r227, %r230, 4180;
$L__BB4_71:
	@%p1 bra 	$L__BB4_76;
	bra.uni 	$L__BB4_72;
$L__BB4_76:
	cvta.to.global.u64 	%rd272, %rd133;
	add.s64 	%rd273, %rd272, %rd30;
	st.global.v2.u32 	[%rd273], {%r262, %r263};
	bra.uni 	$L__BB4_77;
$L__BB4_72:
	mov.u32 	%r264, 0;
$L__BB4_73:
	.pragma "nounroll";
	cvt.u64.u32 	%rd119, %r264;
	add.s64 	%rd120, %rd30, %rd119;
	setp.ge.u64 	%p82, %rd120, %rd15;
	@%p82 bra 	$L__BB4_75;
	add.s64 	%rd269, %rd2, %rd119;
	ld.local.u8 	%rs32, [%rd269];
	cvta.to.global.u64 	%rd270, %rd133;
	add.s64 	%rd271, %rd270, %rd120;
	st.global.u8 	[%rd271], %rs32;
$L__BB4_75:
	cvt.u32.u64 	%r232, %rd119;
	add.s32 	%r264, %r232, 1;
	setp.eq.s32 	%p83, %r264, 8;
	@%p83 bra 	$L__BB4_77;
	bra.uni 	$L__BB4_73;
$L__BB4_77:
	mov.u32 	%r233, %ntid.x;
	add.s32 	%r251, %r251, %r233;
	setp.lt.u32 	%p84, %r251, %r4;
	mov.u16 	%rs43, 0;
	@%p84 bra 	$L__BB4_14;
$L__BB4_78:
	mov.u32 	%r234, %tid.x;
	setp.eq.s32 	%p85, %r234, %r63;
	setp.ge.u32 	%p86, %r234, %r64;
	and.b16  	%rs34, %rs43, 255;
	setp.ne.s16 	%p87, %rs34, 0;
	or.pred  	%p88, %p86, %p87;
	or.pred  	%p89, %p85, %p88;
	@%p89 bra 	$L__BB4_88;
	mov.u32 	%r250, %ctaid.x;
	ld.global.u64 	%rd279, [%rd144];
	mul.wide.u32 	%rd280, %r64, %r250;
	cvt.u64.u32 	%rd281, %r234;
	add.s64 	%rd282, %rd280, %rd281;
	shl.b64 	%rd283, %rd282, 3;
	add.s64 	%rd284, %rd279, %rd283;
	add.s64 	%rd121, %rd284, 4096;
	ld.acquire.sys.global.u64 %rd337, [%rd121];
	cvt.u32.u64 	%r266, %rd337;
	sub.s32 	%r237, %r266, %r3;
	setp.gt.s32 	%p90, %r237, -1;
	@%p90 bra 	$L__BB4_85;
	mov.u64 %rd285, %globaltimer;
	mov.u32 	%r265, 1;
$L__BB4_81:
	and.b32  	%r239, %r265, 63;
	setp.ne.s32 	%p91, %r239, 0;
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
	st.param.b64 	[param1+0], %rd285;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl,
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
	ld.acquire.sys.global.u64 %rd337, [%rd121];
	cvt.u32.u64 	%r266, %rd337;
	sub.s32 	%r241, %r266, %r3;
	setp.lt.s32 	%p93, %r241, 0;
	add.s32 	%r265, %r265, 1;
	@%p93 bra 	$L__BB4_81;
$L__BB4_85:
	setp.ne.s32 	%p94, %r3, %r266;
	mov.u16 	%rs43, 0;
	@%p94 bra 	$L__BB4_88;
	shr.u64 	%rd288, %rd337, 32;
	cvt.u32.u64 	%r62, %rd288;
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
	st.param.b32 	[param2+0], %r234;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r62;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
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
	st.param.b32 	[param2+0], %r234;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs43, 1;
$L__BB4_88:
	cvt.u32.u16 	%r243, %rs43;
	cvt.s32.s8 	%r244, %r243;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r244, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r245, 1, 0, %p2;
	}
	or.b32  	%r247, %r245, %r234;
	setp.ne.s32 	%p96, %r247, 0;
	@%p96 bra 	$L__BB4_90;
	ld.global.u64 	%rd292, [%rd144];
	add.s64 	%rd294, %rd292, %rd145;
	add.s32 	%r249, %r1, 1;
	st.u32 	[%rd294+64], %r249;
$L__BB4_90:
	ret;
}
.func  (.param .b32 func_retval0) _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_0[48],
	.param .b64 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_1
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<10>;
	ld.param.v2.u32 	{%r9, %r10}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_0+16];
	ld.param.u64 	%rd4, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_1];
	ld.param.u64 	%rd3, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_0+32];
	ld.param.u64 	%rd2, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_0+8];
	ld.param.u64 	%rd1, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946isOverENS0_7MeetingEl_param_0];
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
.func _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj(
	.param .align 8 .b8 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_0[48],
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_1,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_2,
	.param .b32 _ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<20>;
	ld.param.v2.u32 	{%r19, %r20}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r21, %r22}, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r16, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_1];
	ld.param.u32 	%r17, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_2];
	ld.param.u32 	%r18, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_3];
	ld.param.u64 	%rd7, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd6, [_ZN49_INTERNAL_03c5d400_13_collective_cu_43363f94_569451_GLOBAL__N__00000000_13_collective_cu_43363f94_56946giveUpENS0_7MeetingEjjj_param_0];
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
