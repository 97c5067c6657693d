// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj
(
	.param .b64 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_0,
	.param .b32 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_1,
	.param .b32 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_2,
	.param .b32 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_3
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
	.param .align 8 .b8 move_param_9[72]
)
{
	.local .align 8 .b8 	__local_depot0[48];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<50>;
	.reg .b16 	%rs<15>;
	.reg .f32 	%f<34>;
	.reg .b32 	%r<99>;
	.reg .b64 	%rd<180>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd67, [move_param_0];
	ld.param.u64 	%rd68, [move_param_1];
	ld.param.u64 	%rd60, [move_param_6];
	ld.param.u64 	%rd61, [move_param_7];
	ld.param.u64 	%rd69, [move_param_8];
	ld.param.v2.u32 	{%r40, %r41}, [move_param_9+24];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+48];
	ld.param.u64 	%rd66, [move_param_9+64];
	ld.param.u64 	%rd65, [move_param_9+56];
	ld.param.u32 	%r37, [move_param_9+32];
	ld.param.u32 	%r34, [move_param_9+8];
	ld.param.u64 	%rd62, [move_param_9];
	ld.param.u32 	%r33, [move_param_5];
	ld.param.u32 	%r32, [move_param_4];
	ld.param.u32 	%r31, [move_param_3];
	cvta.to.global.u64 	%rd1, %rd68;
	cvta.to.global.u64 	%rd2, %rd69;
	add.u64 	%rd70, %SP, 0;
	add.u64 	%rd71, %SPL, 0;
	add.s64 	%rd3, %rd71, 44;
	mov.u16 	%rs14, 0;
	st.local.v4.u8 	[%rd71+44], {%rs14, %rs14, %rs14, %rs14};
	st.local.u64 	[%rd71], %rd67;
	st.local.u64 	[%rd71+8], %rd68;
	ld.param.u32 	%r44, [move_param_2];
	st.local.v2.u32 	[%rd71+16], {%r44, %r31};
	st.local.v2.u32 	[%rd71+24], {%r32, %r33};
	st.local.u64 	[%rd71+32], %rd60;
	cvt.u64.u32 	%rd4, %r44;
	cvta.to.global.u64 	%rd5, %rd67;
	mul.wide.u32 	%rd72, %r44, 8;
	add.s64 	%rd6, %rd5, %rd72;
	ld.global.u64 	%rd7, [%rd6];
	mov.u32 	%r45, %ctaid.x;
	mul.wide.u32 	%rd73, %r45, 4;
	add.s64 	%rd74, %rd7, %rd73;
	cvt.u64.u32 	%rd8, %r45;
	ld.u32 	%r88, [%rd74+64];
	st.local.u32 	[%rd71+40], %r88;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r46, [%rd7];
	setp.ne.s32 	%p2, %r46, 0;
	selp.u16 	%rs14, 1, 0, %p2;
$L__BB0_2:
	setp.eq.s16 	%p3, %rs14, 0;
	@%p3 bra 	$L__BB0_6;
	ld.volatile.global.u32 	%r47, [%rd1+4];
	setp.ne.s32 	%p4, %r47, 0;
	@%p4 bra 	$L__BB0_5;
	st.global.u32 	[%rd1+8], %r33;
$L__BB0_5:
	membar.sys;
	mov.u32 	%r48, 4;
	st.global.u32 	[%rd1+4], %r48;
$L__BB0_6:
	cvt.u32.u16 	%r49, %rs14;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r49, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r50, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r50, 0;
	@%p5 bra 	$L__BB0_66;
	mov.u32 	%r51, %nctaid.x;
	cvt.u64.u32 	%rd10, %r51;
	add.s64 	%rd75, %rd10, %rd62;
	add.s64 	%rd11, %rd75, -1;
	and.b64  	%rd76, %rd11, -4294967296;
	setp.eq.s64 	%p6, %rd76, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd171, %rd11, %rd10;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r52, %rd10;
	cvt.u32.u64 	%r53, %rd11;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd171, %r54;
$L__BB0_10:
	mul.lo.s64 	%rd77, %rd171, %rd8;
	min.u64 	%rd173, %rd77, %rd62;
	add.s64 	%rd78, %rd173, %rd171;
	min.u64 	%rd17, %rd78, %rd62;
	cvt.u64.u32 	%rd18, %r43;
	shr.u64 	%rd19, %rd65, 1;
	and.b64  	%rd79, %rd19, 9223372032559808512;
	setp.eq.s64 	%p7, %rd79, 0;
	@%p7 bra 	$L__BB0_12;
	div.u64 	%rd172, %rd19, %rd18;
	bra.uni 	$L__BB0_13;
$L__BB0_12:
	cvt.u32.u64 	%r55, %rd18;
	cvt.u32.u64 	%r56, %rd19;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd172, %r57;
$L__BB0_13:
	mul.lo.s64 	%rd80, %rd8, %rd65;
	shl.b64 	%rd81, %rd80, 1;
	add.s64 	%rd23, %rd81, %rd66;
	cvt.u64.u32 	%rd24, %r2;
	mov.u32 	%r58, %ntid.x;
	cvt.u64.u32 	%rd25, %r58;
	cvt.u64.u32 	%rd82, %r37;
	mul.lo.s64 	%rd83, %rd82, %rd172;
	shl.b64 	%rd26, %rd83, 1;
	add.s32 	%r7, %r40, %r41;
	cvt.rn.f32.u32 	%f1, %r31;
	mul.wide.u32 	%rd27, %r58, 2;
	cvta.to.global.u64 	%rd30, %rd61;
$L__BB0_14:
	mov.u32 	%r8, %r88;
	ld.param.u64 	%rd164, [move_param_9+56];
	sub.s64 	%rd84, %rd17, %rd173;
	min.u64 	%rd32, %rd172, %rd84;
	and.b32  	%r59, %r8, 1;
	setp.eq.b32 	%p8, %r59, 1;
	selp.b64 	%rd85, %rd164, 0, %p8;
	add.s64 	%rd33, %rd23, %rd85;
	setp.eq.s32 	%p9, %r34, 0;
	@%p9 bra 	$L__BB0_20;
	ld.global.u64 	%rd86, [%rd6];
	add.s64 	%rd35, %rd86, %rd33;
	mov.u32 	%r89, 0;
$L__BB0_16:
	.pragma "nounroll";
	setp.le.u64 	%p10, %rd32, %rd24;
	@%p10 bra 	$L__BB0_19;
	add.s64 	%rd168, %rd24, %rd173;
	ld.param.u64 	%rd165, [move_param_9+16];
	cvt.u64.u32 	%rd87, %r89;
	mul.lo.s64 	%rd88, %rd165, %rd87;
	add.s64 	%rd89, %rd168, %rd88;
	shl.b64 	%rd90, %rd89, 1;
	add.s64 	%rd174, %rd30, %rd90;
	mov.u64 	%rd175, %rd24;
$L__BB0_18:
	.pragma "nounroll";
	cvt.u64.u32 	%rd170, %r89;
	mul.lo.s64 	%rd169, %rd172, %rd170;
	ld.global.u16 	%rs4, [%rd174];
	add.s64 	%rd91, %rd175, %rd169;
	shl.b64 	%rd92, %rd91, 1;
	add.s64 	%rd93, %rd35, %rd92;
	st.u16 	[%rd93], %rs4;
	add.s64 	%rd174, %rd174, %rd27;
	add.s64 	%rd175, %rd175, %rd25;
	setp.lt.u64 	%p11, %rd175, %rd32;
	@%p11 bra 	$L__BB0_18;
$L__BB0_19:
	add.s32 	%r89, %r89, 1;
	setp.lt.u32 	%p12, %r89, %r34;
	@%p12 bra 	$L__BB0_16;
$L__BB0_20:
	bar.sync 	0;
	add.s32 	%r11, %r8, 1;
	st.local.u32 	[%rd3+-4], %r11;
	setp.ge.u32 	%p13, %r2, %r31;
	mov.u32 	%r93, 0;
	@%p13 bra 	$L__BB0_33;
	add.s32 	%r85, %r8, 1;
	membar.sys;
	shl.b64 	%rd99, %rd24, 3;
	add.s64 	%rd100, %rd5, %rd99;
	ld.global.u64 	%rd101, [%rd100];
	cvt.u64.u32 	%rd102, %r31;
	mul.lo.s64 	%rd103, %rd102, %rd8;
	add.s64 	%rd104, %rd103, %rd4;
	shl.b64 	%rd105, %rd104, 3;
	add.s64 	%rd106, %rd101, %rd105;
	add.s64 	%rd94, %rd106, 4096;
	cvt.u64.u32 	%rd107, %r32;
	cvt.u64.u32 	%rd108, %r85;
	bfi.b64 	%rd95, %rd107, %rd108, 32, 32;
	st.release.sys.global.u64 [%rd94], %rd95;
	mov.u64 %rd96, %globaltimer;
	ld.global.u64 	%rd109, [%rd6];
	add.s64 	%rd43, %rd103, %rd24;
	shl.b64 	%rd110, %rd43, 3;
	add.s64 	%rd111, %rd109, %rd110;
	add.s64 	%rd98, %rd111, 4096;
	ld.acquire.sys.global.u64 %rd176, [%rd98];
	cvt.u32.u64 	%r92, %rd176;
	sub.s32 	%r62, %r92, %r85;
	setp.gt.s32 	%p14, %r62, -1;
	@%p14 bra 	$L__BB0_30;
	mov.u32 	%r90, 1;
$L__BB0_23:
	and.b32  	%r64, %r90, 15;
	setp.ne.s32 	%p15, %r64, 0;
	@%p15 bra 	$L__BB0_29;
	mov.u32 	%r65, 40;
	nanosleep.u32 %r65;
	ld.global.u64 	%rd112, [%rd6];
	ld.volatile.u32 	%r67, [%rd112];
	setp.ne.s32 	%p16, %r67, 0;
	mov.u32 	%r91, 4;
	@%p16 bra 	$L__BB0_27;
	ld.volatile.global.u32 	%r69, [%rd1];
	setp.ne.s32 	%p17, %r69, 0;
	mov.u32 	%r91, 1;
	@%p17 bra 	$L__BB0_27;
	ld.param.u64 	%rd167, [move_param_6];
	mov.u64 %rd113, %globaltimer;
	sub.s64 	%rd114, %rd113, %rd96;
	setp.gt.s64 	%p18, %rd114, %rd167;
	selp.b32 	%r91, 3, 0, %p18;
$L__BB0_27:
	setp.eq.s32 	%p19, %r91, 0;
	@%p19 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_28;
$L__BB0_29:
	add.s32 	%r87, %r8, 1;
	ld.global.u64 	%rd118, [%rd6];
	add.s64 	%rd120, %rd118, %rd110;
	add.s64 	%rd117, %rd120, 4096;
	ld.acquire.sys.global.u64 %rd176, [%rd117];
	add.s32 	%r90, %r90, 1;
	cvt.u32.u64 	%r92, %rd176;
	sub.s32 	%r71, %r92, %r87;
	setp.lt.s32 	%p20, %r71, 0;
	@%p20 bra 	$L__BB0_23;
$L__BB0_30:
	mov.u32 	%r93, 0;
	add.s32 	%r82, %r8, 1;
	setp.ne.s32 	%p21, %r82, %r92;
	@%p21 bra 	$L__BB0_33;
	mov.u32 	%r93, 0;
	shr.u64 	%rd121, %rd176, 32;
	cvt.u32.u64 	%r19, %rd121;
	setp.eq.s32 	%p22, %r19, %r32;
	@%p22 bra 	$L__BB0_33;
	mov.u32 	%r93, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd70;
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r19;
	call.uni
	_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB0_33;
$L__BB0_28:
	mov.u32 	%r93, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd70;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r91;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB0_33:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r93, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r75, 1, 0, %p2;
	}
	setp.ne.s32 	%p23, %r75, 0;
	@%p23 bra 	$L__BB0_66;
	setp.eq.s32 	%p24, %r42, 5;
	add.s64 	%rd47, %rd33, %rd26;
	@%p24 bra 	$L__BB0_57;
	bra.uni 	$L__BB0_35;
$L__BB0_57:
	setp.ge.u32 	%p43, %r40, %r7;
	@%p43 bra 	$L__BB0_63;
	mov.u32 	%r98, %r40;
$L__BB0_59:
	.pragma "nounroll";
	setp.le.u64 	%p44, %rd32, %rd24;
	@%p44 bra 	$L__BB0_62;
	ld.param.u64 	%rd166, [move_param_9+40];
	mul.wide.u32 	%rd151, %r98, 8;
	add.s64 	%rd152, %rd5, %rd151;
	ld.global.u64 	%rd153, [%rd152];
	sub.s32 	%r80, %r98, %r40;
	cvt.u64.u32 	%rd154, %r80;
	mul.lo.s64 	%rd155, %rd166, %rd154;
	add.s64 	%rd55, %rd155, %rd173;
	add.s64 	%rd56, %rd153, %rd47;
	mov.u64 	%rd179, %rd24;
$L__BB0_61:
	.pragma "nounroll";
	shl.b64 	%rd156, %rd179, 1;
	add.s64 	%rd157, %rd56, %rd156;
	ld.u16 	%rs13, [%rd157];
	add.s64 	%rd158, %rd55, %rd179;
	shl.b64 	%rd159, %rd158, 1;
	add.s64 	%rd160, %rd2, %rd159;
	st.global.u16 	[%rd160], %rs13;
	add.s64 	%rd179, %rd179, %rd25;
	setp.lt.u64 	%p45, %rd179, %rd32;
	@%p45 bra 	$L__BB0_61;
$L__BB0_62:
	add.s32 	%r98, %r98, 1;
	setp.lt.u32 	%p46, %r98, %r7;
	@%p46 bra 	$L__BB0_59;
	bra.uni 	$L__BB0_63;
$L__BB0_35:
	setp.eq.s32 	%p25, %r41, 0;
	setp.le.u64 	%p26, %rd32, %rd24;
	or.pred  	%p27, %p25, %p26;
	@%p27 bra 	$L__BB0_63;
	setp.eq.s32 	%p28, %r42, 1;
	@%p28 bra 	$L__BB0_50;
	bra.uni 	$L__BB0_37;
$L__BB0_50:
	mov.u64 	%rd178, %rd24;
$L__BB0_51:
	.pragma "nounroll";
	shl.b64 	%rd141, %rd178, 1;
	add.s64 	%rd53, %rd141, %rd47;
	ld.global.u64 	%rd142, [%rd5];
	add.s64 	%rd143, %rd142, %rd53;
	ld.u16 	%rs10, [%rd143];
	{ mov.b32 %f32, {0,%rs10};}
	setp.lt.u32 	%p39, %r31, 2;
	@%p39 bra 	$L__BB0_54;
	mov.u32 	%r97, 1;
$L__BB0_53:
	.pragma "nounroll";
	mul.wide.u32 	%rd144, %r97, 8;
	add.s64 	%rd145, %rd5, %rd144;
	ld.global.u64 	%rd146, [%rd145];
	add.s64 	%rd147, %rd146, %rd53;
	ld.u16 	%rs11, [%rd147];
	{ mov.b32 %f24, {0,%rs11};}
	mul.f32 	%f32, %f32, %f24;
	add.s32 	%r97, %r97, 1;
	setp.lt.u32 	%p40, %r97, %r31;
	@%p40 bra 	$L__BB0_53;
$L__BB0_54:
	setp.ne.s32 	%p41, %r42, 4;
	@%p41 bra 	$L__BB0_56;
	div.rn.f32 	%f32, %f32, %f1;
$L__BB0_56:
	{  cvt.rn.bf16.f32 %rs12, %f32;}
	add.s64 	%rd148, %rd178, %rd173;
	shl.b64 	%rd149, %rd148, 1;
	add.s64 	%rd150, %rd2, %rd149;
	st.global.u16 	[%rd150], %rs12;
	add.s64 	%rd178, %rd178, %rd25;
	setp.lt.u64 	%p42, %rd178, %rd32;
	@%p42 bra 	$L__BB0_51;
	bra.uni 	$L__BB0_63;
$L__BB0_37:
	mov.u64 	%rd177, %rd24;
$L__BB0_38:
	.pragma "nounroll";
	shl.b64 	%rd123, %rd177, 1;
	add.s64 	%rd50, %rd123, %rd47;
	ld.global.u64 	%rd124, [%rd5];
	add.s64 	%rd125, %rd124, %rd50;
	ld.u16 	%rs5, [%rd125];
	{ mov.b32 %f29, {0,%rs5};}
	setp.lt.u32 	%p29, %r31, 2;
	@%p29 bra 	$L__BB0_47;
	setp.eq.s32 	%p30, %r42, 2;
	@%p30 bra 	$L__BB0_43;
	setp.ne.s32 	%p31, %r42, 3;
	@%p31 bra 	$L__BB0_45;
	mov.u32 	%r94, 1;
$L__BB0_42:
	.pragma "nounroll";
	mul.wide.u32 	%rd126, %r94, 8;
	add.s64 	%rd127, %rd5, %rd126;
	ld.global.u64 	%rd128, [%rd127];
	add.s64 	%rd129, %rd128, %rd50;
	ld.u16 	%rs6, [%rd129];
	{ mov.b32 %f19, {0,%rs6};}
	setp.gt.f32 	%p32, %f19, %f29;
	selp.f32 	%f29, %f19, %f29, %p32;
	add.s32 	%r94, %r94, 1;
	setp.lt.u32 	%p33, %r94, %r31;
	@%p33 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_47;
$L__BB0_43:
	mov.u32 	%r95, 1;
$L__BB0_44:
	.pragma "nounroll";
	mul.wide.u32 	%rd130, %r95, 8;
	add.s64 	%rd131, %rd5, %rd130;
	ld.global.u64 	%rd132, [%rd131];
	add.s64 	%rd133, %rd132, %rd50;
	ld.u16 	%rs7, [%rd133];
	{ mov.b32 %f20, {0,%rs7};}
	setp.lt.f32 	%p34, %f20, %f29;
	selp.f32 	%f29, %f20, %f29, %p34;
	add.s32 	%r95, %r95, 1;
	setp.lt.u32 	%p35, %r95, %r31;
	@%p35 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_47;
$L__BB0_45:
	mov.u32 	%r96, 1;
$L__BB0_46:
	.pragma "nounroll";
	mul.wide.u32 	%rd134, %r96, 8;
	add.s64 	%rd135, %rd5, %rd134;
	ld.global.u64 	%rd136, [%rd135];
	add.s64 	%rd137, %rd136, %rd50;
	ld.u16 	%rs8, [%rd137];
	{ mov.b32 %f21, {0,%rs8};}
	add.f32 	%f29, %f29, %f21;
	add.s32 	%r96, %r96, 1;
	setp.lt.u32 	%p36, %r96, %r31;
	@%p36 bra 	$L__BB0_46;
$L__BB0_47:
	setp.ne.s32 	%p37, %r42, 4;
	@%p37 bra 	$L__BB0_49;
	div.rn.f32 	%f29, %f29, %f1;
$L__BB0_49:
	{  cvt.rn.bf16.f32 %rs9, %f29;}
	add.s64 	%rd138, %rd177, %rd173;
	shl.b64 	%rd139, %rd138, 1;
	add.s64 	%rd140, %rd2, %rd139;
	st.global.u16 	[%rd140], %rs9;
	add.s64 	%rd177, %rd177, %rd25;
	setp.lt.u64 	%p38, %rd177, %rd32;
	@%p38 bra 	$L__BB0_38;
$L__BB0_63:
	add.s32 	%r88, %r8, 1;
	add.s64 	%rd173, %rd32, %rd173;
	setp.lt.u64 	%p47, %rd173, %rd17;
	@%p47 bra 	$L__BB0_14;
	setp.ne.s32 	%p49, %r2, 0;
	bar.sync 	0;
	@%p49 bra 	$L__BB0_66;
	ld.global.u64 	%rd161, [%rd6];
	shl.b64 	%rd162, %rd8, 2;
	add.s64 	%rd163, %rd161, %rd162;
	add.s32 	%r81, %r8, 1;
	st.u32 	[%rd163+64], %r81;
$L__BB0_66:
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
	.param .align 8 .b8 two_shot_param_9[72]
)
{
	.local .align 8 .b8 	__local_depot1[48];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<58>;
	.reg .b16 	%rs<15>;
	.reg .f32 	%f<34>;
	.reg .b32 	%r<126>;
	.reg .b64 	%rd<251>;
	mov.u64 	%SPL, __local_depot1;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd91, [two_shot_param_0];
	ld.param.u64 	%rd92, [two_shot_param_1];
	ld.param.u64 	%rd83, [two_shot_param_6];
	ld.param.u64 	%rd84, [two_shot_param_7];
	ld.param.u64 	%rd85, [two_shot_param_8];
	ld.param.v2.u32 	{%r47, %r48}, [two_shot_param_9+48];
	ld.param.u64 	%rd90, [two_shot_param_9+64];
	ld.param.u64 	%rd89, [two_shot_param_9+56];
	ld.param.u64 	%rd86, [two_shot_param_9];
	ld.param.u32 	%r38, [two_shot_param_5];
	ld.param.u32 	%r37, [two_shot_param_4];
	ld.param.u32 	%r36, [two_shot_param_3];
	ld.param.u32 	%r35, [two_shot_param_2];
	cvta.to.global.u64 	%rd1, %rd92;
	add.u64 	%rd93, %SP, 0;
	add.u64 	%rd94, %SPL, 0;
	add.s64 	%rd2, %rd94, 44;
	mov.u16 	%rs14, 0;
	st.local.v4.u8 	[%rd94+44], {%rs14, %rs14, %rs14, %rs14};
	st.local.u64 	[%rd94], %rd91;
	st.local.u64 	[%rd94+8], %rd92;
	st.local.v2.u32 	[%rd94+16], {%r35, %r36};
	st.local.v2.u32 	[%rd94+24], {%r37, %r38};
	st.local.u64 	[%rd94+32], %rd83;
	cvt.u64.u32 	%rd3, %r35;
	cvta.to.global.u64 	%rd247, %rd91;
	mul.wide.u32 	%rd95, %r35, 8;
	add.s64 	%rd5, %rd247, %rd95;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r49, %ctaid.x;
	mul.wide.u32 	%rd96, %r49, 4;
	add.s64 	%rd97, %rd6, %rd96;
	cvt.u64.u32 	%rd7, %r49;
	ld.u32 	%r112, [%rd97+64];
	st.local.u32 	[%rd94+40], %r112;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB1_2;
	ld.volatile.u32 	%r50, [%rd6];
	setp.ne.s32 	%p2, %r50, 0;
	selp.u16 	%rs14, 1, 0, %p2;
$L__BB1_2:
	setp.eq.s16 	%p3, %rs14, 0;
	@%p3 bra 	$L__BB1_6;
	ld.volatile.global.u32 	%r51, [%rd1+4];
	setp.ne.s32 	%p4, %r51, 0;
	@%p4 bra 	$L__BB1_5;
	st.global.u32 	[%rd1+8], %r38;
$L__BB1_5:
	membar.sys;
	mov.u32 	%r52, 4;
	st.global.u32 	[%rd1+4], %r52;
$L__BB1_6:
	cvt.u32.u16 	%r53, %rs14;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r53, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r54, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r54, 0;
	@%p5 bra 	$L__BB1_74;
	bra.uni 	$L__BB1_7;
$L__BB1_74:
	ret;
$L__BB1_7:
	mov.u32 	%r55, %nctaid.x;
	cvt.u64.u32 	%rd9, %r55;
	add.s64 	%rd98, %rd9, %rd86;
	add.s64 	%rd10, %rd98, -1;
	and.b64  	%rd99, %rd10, -4294967296;
	setp.eq.s64 	%p6, %rd99, 0;
	@%p6 bra 	$L__BB1_9;
	div.u64 	%rd234, %rd10, %rd9;
	bra.uni 	$L__BB1_10;
$L__BB1_9:
	cvt.u32.u64 	%r56, %rd9;
	cvt.u32.u64 	%r57, %rd10;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd234, %r58;
$L__BB1_10:
	mul.lo.s64 	%rd100, %rd234, %rd7;
	min.u64 	%rd237, %rd100, %rd86;
	add.s64 	%rd101, %rd237, %rd234;
	min.u64 	%rd17, %rd101, %rd86;
	shr.u64 	%rd18, %rd89, 1;
	mul.lo.s64 	%rd102, %rd7, %rd89;
	shl.b64 	%rd103, %rd102, 1;
	add.s64 	%rd19, %rd103, %rd90;
	mov.u32 	%r59, %ntid.x;
	cvt.u64.u32 	%rd20, %r59;
	cvt.u64.u32 	%rd21, %r36;
	add.s64 	%rd22, %rd21, -1;
	add.s32 	%r60, %r35, 1;
	cvt.u64.u32 	%rd23, %r60;
	mul.lo.s64 	%rd24, %rd21, %rd7;
	cvt.u64.u32 	%rd25, %r2;
	add.s64 	%rd26, %rd24, %rd25;
	cvta.to.global.u64 	%rd27, %rd84;
	cvta.to.global.u64 	%rd28, %rd85;
	cvt.rn.f32.u32 	%f1, %r36;
$L__BB1_11:
	mov.u32 	%r4, %r112;
	ld.param.u64 	%rd211, [two_shot_param_9+56];
	sub.s64 	%rd104, %rd17, %rd237;
	min.u64 	%rd32, %rd18, %rd104;
	and.b32  	%r61, %r4, 1;
	setp.eq.b32 	%p7, %r61, 1;
	selp.b64 	%rd105, %rd211, 0, %p7;
	add.s64 	%rd33, %rd105, %rd19;
	selp.b64 	%rd106, 0, %rd211, %p7;
	add.s64 	%rd34, %rd106, %rd19;
	setp.le.u64 	%p8, %rd32, %rd25;
	@%p8 bra 	$L__BB1_14;
	shl.b64 	%rd221, %rd3, 3;
	add.s64 	%rd220, %rd247, %rd221;
	ld.global.u64 	%rd108, [%rd220];
	add.s64 	%rd36, %rd108, %rd33;
	mov.u64 	%rd238, %rd25;
$L__BB1_13:
	.pragma "nounroll";
	add.s64 	%rd109, %rd238, %rd237;
	shl.b64 	%rd110, %rd109, 1;
	add.s64 	%rd111, %rd27, %rd110;
	ld.global.u16 	%rs4, [%rd111];
	shl.b64 	%rd112, %rd238, 1;
	add.s64 	%rd113, %rd36, %rd112;
	st.u16 	[%rd113], %rs4;
	add.s64 	%rd238, %rd238, %rd20;
	setp.lt.u64 	%p9, %rd238, %rd32;
	@%p9 bra 	$L__BB1_13;
$L__BB1_14:
	bar.sync 	0;
	add.s32 	%r5, %r4, 1;
	st.local.u32 	[%rd2+-4], %r5;
	setp.ge.u32 	%p10, %r2, %r36;
	mov.u32 	%r116, 0;
	@%p10 bra 	$L__BB1_27;
	add.s32 	%r102, %r4, 1;
	shl.b64 	%rd215, %rd3, 3;
	add.s64 	%rd214, %rd247, %rd215;
	membar.sys;
	shl.b64 	%rd119, %rd25, 3;
	add.s64 	%rd120, %rd247, %rd119;
	ld.global.u64 	%rd121, [%rd120];
	add.s64 	%rd122, %rd24, %rd3;
	shl.b64 	%rd123, %rd122, 3;
	add.s64 	%rd124, %rd121, %rd123;
	add.s64 	%rd114, %rd124, 4096;
	cvt.u64.u32 	%rd125, %r37;
	cvt.u64.u32 	%rd126, %r102;
	bfi.b64 	%rd115, %rd125, %rd126, 32, 32;
	st.release.sys.global.u64 [%rd114], %rd115;
	mov.u64 %rd116, %globaltimer;
	ld.global.u64 	%rd127, [%rd214];
	shl.b64 	%rd128, %rd26, 3;
	add.s64 	%rd129, %rd127, %rd128;
	add.s64 	%rd118, %rd129, 4096;
	ld.acquire.sys.global.u64 %rd239, [%rd118];
	cvt.u32.u64 	%r115, %rd239;
	sub.s32 	%r63, %r115, %r102;
	setp.gt.s32 	%p11, %r63, -1;
	@%p11 bra 	$L__BB1_24;
	mov.u32 	%r113, 1;
$L__BB1_17:
	and.b32  	%r65, %r113, 15;
	setp.ne.s32 	%p12, %r65, 0;
	@%p12 bra 	$L__BB1_23;
	shl.b64 	%rd219, %rd3, 3;
	add.s64 	%rd218, %rd247, %rd219;
	mov.u32 	%r66, 40;
	nanosleep.u32 %r66;
	ld.global.u64 	%rd130, [%rd218];
	ld.volatile.u32 	%r68, [%rd130];
	setp.ne.s32 	%p13, %r68, 0;
	mov.u32 	%r114, 4;
	@%p13 bra 	$L__BB1_21;
	ld.volatile.global.u32 	%r70, [%rd1];
	setp.ne.s32 	%p14, %r70, 0;
	mov.u32 	%r114, 1;
	@%p14 bra 	$L__BB1_21;
	mov.u64 %rd131, %globaltimer;
	sub.s64 	%rd132, %rd131, %rd116;
	setp.gt.s64 	%p15, %rd132, %rd83;
	selp.b32 	%r114, 3, 0, %p15;
$L__BB1_21:
	setp.eq.s32 	%p16, %r114, 0;
	@%p16 bra 	$L__BB1_23;
	bra.uni 	$L__BB1_22;
$L__BB1_23:
	shl.b64 	%rd222, %rd26, 3;
	add.s32 	%r106, %r4, 1;
	shl.b64 	%rd217, %rd3, 3;
	add.s64 	%rd216, %rd247, %rd217;
	ld.global.u64 	%rd136, [%rd216];
	add.s64 	%rd138, %rd136, %rd222;
	add.s64 	%rd135, %rd138, 4096;
	ld.acquire.sys.global.u64 %rd239, [%rd135];
	add.s32 	%r113, %r113, 1;
	cvt.u32.u64 	%r115, %rd239;
	sub.s32 	%r72, %r115, %r106;
	setp.lt.s32 	%p17, %r72, 0;
	@%p17 bra 	$L__BB1_17;
$L__BB1_24:
	mov.u32 	%r116, 0;
	add.s32 	%r103, %r4, 1;
	setp.ne.s32 	%p18, %r103, %r115;
	@%p18 bra 	$L__BB1_27;
	mov.u32 	%r116, 0;
	shr.u64 	%rd139, %rd239, 32;
	cvt.u32.u64 	%r13, %rd139;
	setp.eq.s32 	%p19, %r13, %r37;
	@%p19 bra 	$L__BB1_27;
	mov.u32 	%r116, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r13;
	call.uni
	_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB1_27;
$L__BB1_22:
	mov.u32 	%r116, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r114;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB1_27:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r116, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r76, 1, 0, %p2;
	}
	setp.ne.s32 	%p20, %r76, 0;
	@%p20 bra 	$L__BB1_74;
	add.s64 	%rd43, %rd22, %rd32;
	and.b64  	%rd141, %rd43, -4294967296;
	setp.eq.s64 	%p21, %rd141, 0;
	@%p21 bra 	$L__BB1_30;
	div.u64 	%rd240, %rd43, %rd21;
	bra.uni 	$L__BB1_31;
$L__BB1_30:
	cvt.u32.u64 	%r77, %rd21;
	cvt.u32.u64 	%r78, %rd43;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd240, %r79;
$L__BB1_31:
	setp.lt.u64 	%p22, %rd43, %rd21;
	selp.b64 	%rd47, 1, %rd240, %p22;
	mul.lo.s64 	%rd142, %rd47, %rd23;
	min.u64 	%rd48, %rd142, %rd32;
	mul.lo.s64 	%rd143, %rd47, %rd3;
	add.s64 	%rd241, %rd143, %rd25;
	setp.ge.u64 	%p23, %rd241, %rd48;
	@%p23 bra 	$L__BB1_51;
	shl.b64 	%rd213, %rd3, 3;
	add.s64 	%rd212, %rd247, %rd213;
	ld.global.u64 	%rd144, [%rd212];
	add.s64 	%rd50, %rd144, %rd34;
	setp.eq.s32 	%p24, %r47, 1;
	@%p24 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_33;
$L__BB1_45:
	.pragma "nounroll";
	shl.b64 	%rd160, %rd241, 1;
	add.s64 	%rd59, %rd160, %rd33;
	ld.global.u64 	%rd161, [%rd247];
	add.s64 	%rd162, %rd161, %rd59;
	ld.u16 	%rs10, [%rd162];
	{ mov.b32 %f32, {0,%rs10};}
	setp.lt.u32 	%p35, %r36, 2;
	@%p35 bra 	$L__BB1_48;
	mov.u32 	%r120, 1;
$L__BB1_47:
	.pragma "nounroll";
	shl.b64 	%rd232, %rd241, 1;
	add.s64 	%rd231, %rd232, %rd33;
	mul.wide.u32 	%rd163, %r120, 8;
	add.s64 	%rd164, %rd247, %rd163;
	ld.global.u64 	%rd165, [%rd164];
	add.s64 	%rd166, %rd165, %rd231;
	ld.u16 	%rs11, [%rd166];
	{ mov.b32 %f24, {0,%rs11};}
	mul.f32 	%f32, %f32, %f24;
	add.s32 	%r120, %r120, 1;
	setp.lt.u32 	%p36, %r120, %r36;
	@%p36 bra 	$L__BB1_47;
$L__BB1_48:
	setp.ne.s32 	%p37, %r47, 4;
	@%p37 bra 	$L__BB1_50;
	div.rn.f32 	%f32, %f32, %f1;
$L__BB1_50:
	shl.b64 	%rd230, %rd241, 1;
	{  cvt.rn.bf16.f32 %rs12, %f32;}
	add.s64 	%rd168, %rd50, %rd230;
	st.u16 	[%rd168], %rs12;
	add.s64 	%rd241, %rd241, %rd20;
	setp.lt.u64 	%p38, %rd241, %rd48;
	@%p38 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_51;
$L__BB1_33:
	.pragma "nounroll";
	shl.b64 	%rd145, %rd241, 1;
	add.s64 	%rd53, %rd145, %rd33;
	ld.global.u64 	%rd146, [%rd247];
	add.s64 	%rd147, %rd146, %rd53;
	ld.u16 	%rs5, [%rd147];
	{ mov.b32 %f29, {0,%rs5};}
	setp.lt.u32 	%p25, %r36, 2;
	@%p25 bra 	$L__BB1_42;
	setp.eq.s32 	%p26, %r47, 2;
	@%p26 bra 	$L__BB1_38;
	setp.ne.s32 	%p27, %r47, 3;
	@%p27 bra 	$L__BB1_40;
	mov.u32 	%r117, 1;
	mov.u64 	%rd242, %rd247;
$L__BB1_37:
	.pragma "nounroll";
	shl.b64 	%rd227, %rd241, 1;
	add.s64 	%rd226, %rd227, %rd33;
	add.s64 	%rd55, %rd242, 8;
	ld.global.u64 	%rd148, [%rd242+8];
	add.s64 	%rd149, %rd148, %rd226;
	ld.u16 	%rs6, [%rd149];
	{ mov.b32 %f19, {0,%rs6};}
	setp.gt.f32 	%p28, %f19, %f29;
	selp.f32 	%f29, %f19, %f29, %p28;
	add.s32 	%r117, %r117, 1;
	setp.lt.u32 	%p29, %r117, %r36;
	mov.u64 	%rd242, %rd55;
	@%p29 bra 	$L__BB1_37;
	bra.uni 	$L__BB1_42;
$L__BB1_38:
	mov.u32 	%r118, 1;
$L__BB1_39:
	.pragma "nounroll";
	shl.b64 	%rd229, %rd241, 1;
	add.s64 	%rd228, %rd229, %rd33;
	mul.wide.u32 	%rd150, %r118, 8;
	add.s64 	%rd151, %rd247, %rd150;
	ld.global.u64 	%rd152, [%rd151];
	add.s64 	%rd153, %rd152, %rd228;
	ld.u16 	%rs7, [%rd153];
	{ mov.b32 %f20, {0,%rs7};}
	setp.lt.f32 	%p30, %f20, %f29;
	selp.f32 	%f29, %f20, %f29, %p30;
	add.s32 	%r118, %r118, 1;
	setp.lt.u32 	%p31, %r118, %r36;
	@%p31 bra 	$L__BB1_39;
	bra.uni 	$L__BB1_42;
$L__BB1_40:
	mov.u32 	%r119, 1;
$L__BB1_41:
	.pragma "nounroll";
	shl.b64 	%rd225, %rd241, 1;
	add.s64 	%rd224, %rd225, %rd33;
	mul.wide.u32 	%rd154, %r119, 8;
	add.s64 	%rd155, %rd247, %rd154;
	ld.global.u64 	%rd156, [%rd155];
	add.s64 	%rd157, %rd156, %rd224;
	ld.u16 	%rs8, [%rd157];
	{ mov.b32 %f21, {0,%rs8};}
	add.f32 	%f29, %f29, %f21;
	add.s32 	%r119, %r119, 1;
	setp.lt.u32 	%p32, %r119, %r36;
	@%p32 bra 	$L__BB1_41;
$L__BB1_42:
	setp.ne.s32 	%p33, %r47, 4;
	@%p33 bra 	$L__BB1_44;
	div.rn.f32 	%f29, %f29, %f1;
$L__BB1_44:
	shl.b64 	%rd223, %rd241, 1;
	{  cvt.rn.bf16.f32 %rs9, %f29;}
	add.s64 	%rd159, %rd50, %rd223;
	st.u16 	[%rd159], %rs9;
	add.s64 	%rd241, %rd241, %rd20;
	setp.lt.u64 	%p34, %rd241, %rd48;
	@%p34 bra 	$L__BB1_33;
$L__BB1_51:
	setp.ge.u32 	%p56, %r2, %r36;
	bar.sync 	0;
	add.s32 	%r23, %r4, 2;
	st.local.u32 	[%rd2+-4], %r23;
	mov.u32 	%r124, 0;
	@%p56 bra 	$L__BB1_64;
	membar.sys;
	shl.b64 	%rd174, %rd25, 3;
	add.s64 	%rd175, %rd247, %rd174;
	ld.global.u64 	%rd176, [%rd175];
	add.s64 	%rd177, %rd24, %rd3;
	shl.b64 	%rd178, %rd177, 3;
	add.s64 	%rd179, %rd176, %rd178;
	add.s64 	%rd169, %rd179, 4096;
	cvt.u64.u32 	%rd180, %r37;
	cvt.u64.u32 	%rd181, %r23;
	bfi.b64 	%rd170, %rd180, %rd181, 32, 32;
	st.release.sys.global.u64 [%rd169], %rd170;
	mov.u64 %rd171, %globaltimer;
	ld.global.u64 	%rd182, [%rd5];
	shl.b64 	%rd183, %rd26, 3;
	add.s64 	%rd184, %rd182, %rd183;
	add.s64 	%rd173, %rd184, 4096;
	ld.acquire.sys.global.u64 %rd245, [%rd173];
	cvt.u32.u64 	%r123, %rd245;
	sub.s32 	%r85, %r123, %r23;
	setp.gt.s32 	%p40, %r85, -1;
	@%p40 bra 	$L__BB1_61;
	mov.u32 	%r121, 1;
$L__BB1_54:
	and.b32  	%r87, %r121, 15;
	setp.ne.s32 	%p41, %r87, 0;
	@%p41 bra 	$L__BB1_60;
	mov.u32 	%r88, 40;
	nanosleep.u32 %r88;
	ld.global.u64 	%rd185, [%rd5];
	ld.volatile.u32 	%r90, [%rd185];
	setp.ne.s32 	%p42, %r90, 0;
	mov.u32 	%r122, 4;
	@%p42 bra 	$L__BB1_58;
	ld.volatile.global.u32 	%r92, [%rd1];
	setp.ne.s32 	%p43, %r92, 0;
	mov.u32 	%r122, 1;
	@%p43 bra 	$L__BB1_58;
	mov.u64 %rd186, %globaltimer;
	sub.s64 	%rd187, %rd186, %rd171;
	setp.gt.s64 	%p44, %rd187, %rd83;
	selp.b32 	%r122, 3, 0, %p44;
$L__BB1_58:
	setp.eq.s32 	%p45, %r122, 0;
	@%p45 bra 	$L__BB1_60;
	bra.uni 	$L__BB1_59;
$L__BB1_60:
	shl.b64 	%rd233, %rd26, 3;
	add.s32 	%r111, %r4, 2;
	ld.global.u64 	%rd191, [%rd5];
	add.s64 	%rd193, %rd191, %rd233;
	add.s64 	%rd190, %rd193, 4096;
	ld.acquire.sys.global.u64 %rd245, [%rd190];
	add.s32 	%r121, %r121, 1;
	cvt.u32.u64 	%r123, %rd245;
	sub.s32 	%r94, %r123, %r111;
	setp.lt.s32 	%p46, %r94, 0;
	@%p46 bra 	$L__BB1_54;
$L__BB1_61:
	mov.u32 	%r124, 0;
	add.s32 	%r107, %r4, 2;
	setp.ne.s32 	%p47, %r107, %r123;
	@%p47 bra 	$L__BB1_64;
	mov.u32 	%r124, 0;
	shr.u64 	%rd194, %rd245, 32;
	cvt.u32.u64 	%r31, %rd194;
	setp.eq.s32 	%p48, %r31, %r37;
	@%p48 bra 	$L__BB1_64;
	mov.u32 	%r124, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r31;
	call.uni
	_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB1_64;
$L__BB1_59:
	mov.u32 	%r124, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r122;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB1_64:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r124, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r98, 1, 0, %p2;
	}
	setp.ne.s32 	%p49, %r98, 0;
	@%p49 bra 	$L__BB1_74;
	setp.eq.s32 	%p50, %r36, 0;
	@%p50 bra 	$L__BB1_71;
	mov.u32 	%r125, 0;
$L__BB1_67:
	.pragma "nounroll";
	cvt.u64.u32 	%rd73, %r125;
	add.s32 	%r125, %r125, 1;
	cvt.u64.u32 	%rd196, %r125;
	mul.lo.s64 	%rd197, %rd47, %rd196;
	min.u64 	%rd74, %rd197, %rd32;
	mul.lo.s64 	%rd198, %rd47, %rd73;
	add.s64 	%rd248, %rd198, %rd25;
	setp.ge.u64 	%p51, %rd248, %rd74;
	@%p51 bra 	$L__BB1_70;
	shl.b64 	%rd199, %rd73, 3;
	add.s64 	%rd200, %rd247, %rd199;
	ld.global.u64 	%rd201, [%rd200];
	add.s64 	%rd76, %rd201, %rd34;
$L__BB1_69:
	.pragma "nounroll";
	shl.b64 	%rd202, %rd248, 1;
	add.s64 	%rd203, %rd76, %rd202;
	ld.u16 	%rs13, [%rd203];
	add.s64 	%rd204, %rd248, %rd237;
	shl.b64 	%rd205, %rd204, 1;
	add.s64 	%rd206, %rd28, %rd205;
	st.global.u16 	[%rd206], %rs13;
	add.s64 	%rd248, %rd248, %rd20;
	setp.lt.u64 	%p52, %rd248, %rd74;
	@%p52 bra 	$L__BB1_69;
$L__BB1_70:
	setp.lt.u32 	%p53, %r125, %r36;
	@%p53 bra 	$L__BB1_67;
$L__BB1_71:
	add.s32 	%r112, %r4, 2;
	add.s64 	%rd237, %rd32, %rd237;
	setp.lt.u64 	%p54, %rd237, %rd17;
	@%p54 bra 	$L__BB1_11;
	setp.ne.s32 	%p57, %r2, 0;
	bar.sync 	0;
	@%p57 bra 	$L__BB1_74;
	mov.u32 	%r101, %ctaid.x;
	cvt.u64.u32 	%rd210, %r101;
	ld.global.u64 	%rd207, [%rd5];
	shl.b64 	%rd208, %rd210, 2;
	add.s64 	%rd209, %rd207, %rd208;
	add.s32 	%r100, %r4, 2;
	st.u32 	[%rd209+64], %r100;
	bra.uni 	$L__BB1_74;
}
.func _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj(
	.param .b64 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_0,
	.param .b32 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_1,
	.param .b32 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_2,
	.param .b32 _ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_3
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd4, [_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_0];
	ld.param.u32 	%r3, [_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_1];
	ld.param.u32 	%r4, [_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_2];
	ld.param.u32 	%r5, [_ZNK42_GLOBAL__N__00000000_13_collective_cu_move7Meeting4failEjjj_param_3];
	cvta.to.local.u64 	%rd5, %rd4;
	add.s64 	%rd1, %rd5, 8;
	shl.b32 	%r6, %r4, 1;
	add.s32 	%r7, %r6, 17;
	ld.local.u64 	%rd6, [%rd5+8];
	mul.wide.u32 	%rd7, %r7, 4;
	add.s64 	%rd8, %rd6, %rd7;
	st.volatile.u32 	[%rd8], %r5;
	st.volatile.u32 	[%rd8+-4], %r3;
	ld.local.u32 	%r8, [%rd5+28];
	st.volatile.u32 	[%rd6+8], %r8;
	membar.sys;
	st.volatile.u32 	[%rd6+4], %r3;
	ld.local.u32 	%r9, [%rd5+20];
	setp.eq.s32 	%p1, %r9, 0;
	@%p1 bra 	$L__BB2_3;
	mov.u32 	%r13, 0;
	mov.u64 	%rd13, 0;
$L__BB2_2:
	ld.local.u64 	%rd10, [%rd1+-8];
	add.s64 	%rd11, %rd10, %rd13;
	ld.u64 	%rd12, [%rd11];
	atom.sys.cas.b32 	%r11, [%rd12], 0, 4;
	add.s64 	%rd13, %rd13, 8;
	ld.local.u32 	%r12, [%rd1+12];
	add.s32 	%r13, %r13, 1;
	setp.lt.u32 	%p2, %r13, %r12;
	@%p2 bra 	$L__BB2_2;
$L__BB2_3:
	ret;
}
`;
