// Made by npm run generate:ptx from kernels/collective.cu.
export const ptx = `.version 9.0
.target sm_80
.address_size 64
.func _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj
(
	.param .b64 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_0,
	.param .b32 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_1,
	.param .b32 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_2,
	.param .b32 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_3
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
	.reg .pred 	%p<48>;
	.reg .b16 	%rs<12>;
	.reg .f32 	%f<34>;
	.reg .b32 	%r<100>;
	.reg .b64 	%rd<180>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd68, [move_param_0];
	ld.param.u64 	%rd60, [move_param_1];
	ld.param.u64 	%rd61, [move_param_6];
	ld.param.u64 	%rd62, [move_param_7];
	ld.param.u64 	%rd69, [move_param_8];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+24];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+48];
	ld.param.u64 	%rd67, [move_param_9+64];
	ld.param.u64 	%rd66, [move_param_9+56];
	ld.param.u32 	%r38, [move_param_9+32];
	ld.param.u32 	%r35, [move_param_9+8];
	ld.param.u64 	%rd63, [move_param_9];
	ld.param.u32 	%r34, [move_param_4];
	ld.param.u32 	%r33, [move_param_3];
	cvta.to.global.u64 	%rd1, %rd69;
	add.u64 	%rd70, %SP, 0;
	add.u64 	%rd71, %SPL, 0;
	add.s64 	%rd2, %rd71, 44;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd71+44], {%rs1, %rs1, %rs1, %rs1};
	st.local.u64 	[%rd71], %rd68;
	st.local.u64 	[%rd71+8], %rd60;
	mov.u32 	%r88, 0;
	ld.param.u32 	%r46, [move_param_2];
	st.local.v2.u32 	[%rd71+16], {%r46, %r33};
	ld.param.u32 	%r47, [move_param_5];
	st.local.v2.u32 	[%rd71+24], {%r34, %r47};
	st.local.u64 	[%rd71+32], %rd61;
	cvt.u64.u32 	%rd3, %r46;
	cvta.to.global.u64 	%rd4, %rd68;
	mul.wide.u32 	%rd72, %r46, 8;
	add.s64 	%rd5, %rd4, %rd72;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r48, %ctaid.x;
	mul.wide.u32 	%rd73, %r48, 4;
	add.s64 	%rd74, %rd6, %rd73;
	cvt.u64.u32 	%rd7, %r48;
	ld.u32 	%r89, [%rd74+64];
	st.local.u32 	[%rd71+40], %r89;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r49, [%rd6];
	setp.ne.s32 	%p2, %r49, 0;
	selp.u32 	%r88, 1, 0, %p2;
$L__BB0_2:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r88, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r50, 1, 0, %p2;
	}
	setp.ne.s32 	%p3, %r50, 0;
	@%p3 bra 	$L__BB0_62;
	mov.u32 	%r51, %nctaid.x;
	cvt.u64.u32 	%rd9, %r51;
	add.s64 	%rd75, %rd9, %rd63;
	add.s64 	%rd10, %rd75, -1;
	and.b64  	%rd76, %rd10, -4294967296;
	setp.eq.s64 	%p4, %rd76, 0;
	@%p4 bra 	$L__BB0_5;
	div.u64 	%rd171, %rd10, %rd9;
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.u32.u64 	%r52, %rd9;
	cvt.u32.u64 	%r53, %rd10;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd171, %r54;
$L__BB0_6:
	mul.lo.s64 	%rd77, %rd171, %rd7;
	min.u64 	%rd173, %rd77, %rd63;
	add.s64 	%rd78, %rd173, %rd171;
	min.u64 	%rd16, %rd78, %rd63;
	cvt.u64.u32 	%rd17, %r45;
	shr.u64 	%rd18, %rd66, 1;
	and.b64  	%rd79, %rd18, 9223372032559808512;
	setp.eq.s64 	%p5, %rd79, 0;
	@%p5 bra 	$L__BB0_8;
	div.u64 	%rd172, %rd18, %rd17;
	bra.uni 	$L__BB0_9;
$L__BB0_8:
	cvt.u32.u64 	%r55, %rd17;
	cvt.u32.u64 	%r56, %rd18;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd172, %r57;
$L__BB0_9:
	mul.lo.s64 	%rd80, %rd7, %rd66;
	shl.b64 	%rd81, %rd80, 1;
	add.s64 	%rd22, %rd81, %rd67;
	cvt.u64.u32 	%rd23, %r2;
	mov.u32 	%r58, %ntid.x;
	cvt.u64.u32 	%rd24, %r58;
	cvt.u64.u32 	%rd82, %r38;
	mul.lo.s64 	%rd83, %rd82, %rd172;
	shl.b64 	%rd25, %rd83, 1;
	add.s32 	%r9, %r42, %r43;
	cvt.rn.f32.u32 	%f1, %r33;
	mul.wide.u32 	%rd26, %r58, 2;
	cvta.to.global.u64 	%rd27, %rd60;
	cvta.to.global.u64 	%rd28, %rd62;
$L__BB0_10:
	mov.u32 	%r10, %r89;
	ld.param.u64 	%rd164, [move_param_9+56];
	sub.s64 	%rd84, %rd16, %rd173;
	min.u64 	%rd32, %rd172, %rd84;
	and.b32  	%r59, %r10, 1;
	setp.eq.b32 	%p6, %r59, 1;
	selp.b64 	%rd85, %rd164, 0, %p6;
	add.s64 	%rd33, %rd22, %rd85;
	setp.eq.s32 	%p7, %r35, 0;
	@%p7 bra 	$L__BB0_16;
	ld.global.u64 	%rd86, [%rd5];
	add.s64 	%rd35, %rd86, %rd33;
	mov.u32 	%r90, 0;
$L__BB0_12:
	.pragma "nounroll";
	setp.le.u64 	%p8, %rd32, %rd23;
	@%p8 bra 	$L__BB0_15;
	add.s64 	%rd168, %rd23, %rd173;
	ld.param.u64 	%rd165, [move_param_9+16];
	cvt.u64.u32 	%rd87, %r90;
	mul.lo.s64 	%rd88, %rd165, %rd87;
	add.s64 	%rd89, %rd168, %rd88;
	shl.b64 	%rd90, %rd89, 1;
	add.s64 	%rd174, %rd28, %rd90;
	mov.u64 	%rd175, %rd23;
$L__BB0_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd170, %r90;
	mul.lo.s64 	%rd169, %rd172, %rd170;
	ld.global.u16 	%rs2, [%rd174];
	add.s64 	%rd91, %rd175, %rd169;
	shl.b64 	%rd92, %rd91, 1;
	add.s64 	%rd93, %rd35, %rd92;
	st.u16 	[%rd93], %rs2;
	add.s64 	%rd174, %rd174, %rd26;
	add.s64 	%rd175, %rd175, %rd24;
	setp.lt.u64 	%p9, %rd175, %rd32;
	@%p9 bra 	$L__BB0_14;
$L__BB0_15:
	add.s32 	%r90, %r90, 1;
	setp.lt.u32 	%p10, %r90, %r35;
	@%p10 bra 	$L__BB0_12;
$L__BB0_16:
	bar.sync 	0;
	add.s32 	%r13, %r10, 1;
	st.local.u32 	[%rd2+-4], %r13;
	setp.ge.u32 	%p11, %r2, %r33;
	mov.u32 	%r94, 0;
	@%p11 bra 	$L__BB0_29;
	add.s32 	%r85, %r10, 1;
	membar.sys;
	shl.b64 	%rd99, %rd23, 3;
	add.s64 	%rd100, %rd4, %rd99;
	ld.global.u64 	%rd101, [%rd100];
	cvt.u64.u32 	%rd102, %r33;
	mul.lo.s64 	%rd103, %rd102, %rd7;
	add.s64 	%rd104, %rd103, %rd3;
	shl.b64 	%rd105, %rd104, 3;
	add.s64 	%rd106, %rd101, %rd105;
	add.s64 	%rd94, %rd106, 4096;
	cvt.u64.u32 	%rd107, %r34;
	cvt.u64.u32 	%rd108, %r85;
	bfi.b64 	%rd95, %rd107, %rd108, 32, 32;
	st.release.sys.global.u64 [%rd94], %rd95;
	mov.u64 %rd96, %globaltimer;
	ld.global.u64 	%rd109, [%rd5];
	add.s64 	%rd43, %rd103, %rd23;
	shl.b64 	%rd110, %rd43, 3;
	add.s64 	%rd111, %rd109, %rd110;
	add.s64 	%rd98, %rd111, 4096;
	ld.acquire.sys.global.u64 %rd176, [%rd98];
	cvt.u32.u64 	%r93, %rd176;
	sub.s32 	%r62, %r93, %r85;
	setp.gt.s32 	%p12, %r62, -1;
	@%p12 bra 	$L__BB0_26;
	mov.u32 	%r91, 1;
$L__BB0_19:
	and.b32  	%r64, %r91, 15;
	setp.ne.s32 	%p13, %r64, 0;
	@%p13 bra 	$L__BB0_25;
	mov.u32 	%r65, 40;
	nanosleep.u32 %r65;
	ld.global.u64 	%rd112, [%rd5];
	ld.volatile.u32 	%r67, [%rd112];
	setp.ne.s32 	%p14, %r67, 0;
	mov.u32 	%r92, 4;
	@%p14 bra 	$L__BB0_23;
	ld.volatile.global.u32 	%r69, [%rd27];
	setp.ne.s32 	%p15, %r69, 0;
	mov.u32 	%r92, 1;
	@%p15 bra 	$L__BB0_23;
	ld.param.u64 	%rd167, [move_param_6];
	mov.u64 %rd113, %globaltimer;
	sub.s64 	%rd114, %rd113, %rd96;
	setp.gt.s64 	%p16, %rd114, %rd167;
	selp.b32 	%r92, 3, 0, %p16;
$L__BB0_23:
	setp.eq.s32 	%p17, %r92, 0;
	@%p17 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_24;
$L__BB0_25:
	add.s32 	%r87, %r10, 1;
	ld.global.u64 	%rd118, [%rd5];
	add.s64 	%rd120, %rd118, %rd110;
	add.s64 	%rd117, %rd120, 4096;
	ld.acquire.sys.global.u64 %rd176, [%rd117];
	add.s32 	%r91, %r91, 1;
	cvt.u32.u64 	%r93, %rd176;
	sub.s32 	%r71, %r93, %r87;
	setp.lt.s32 	%p18, %r71, 0;
	@%p18 bra 	$L__BB0_19;
$L__BB0_26:
	mov.u32 	%r94, 0;
	add.s32 	%r82, %r10, 1;
	setp.ne.s32 	%p19, %r82, %r93;
	@%p19 bra 	$L__BB0_29;
	mov.u32 	%r94, 0;
	shr.u64 	%rd121, %rd176, 32;
	cvt.u32.u64 	%r21, %rd121;
	setp.eq.s32 	%p20, %r21, %r34;
	@%p20 bra 	$L__BB0_29;
	mov.u32 	%r94, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd70;
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r21;
	call.uni
	_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB0_29;
$L__BB0_24:
	mov.u32 	%r94, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd70;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r92;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB0_29:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r94, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r75, 1, 0, %p2;
	}
	setp.ne.s32 	%p21, %r75, 0;
	@%p21 bra 	$L__BB0_62;
	setp.eq.s32 	%p22, %r44, 5;
	add.s64 	%rd47, %rd33, %rd25;
	@%p22 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_31;
$L__BB0_53:
	setp.ge.u32 	%p41, %r42, %r9;
	@%p41 bra 	$L__BB0_59;
	mov.u32 	%r99, %r42;
$L__BB0_55:
	.pragma "nounroll";
	setp.le.u64 	%p42, %rd32, %rd23;
	@%p42 bra 	$L__BB0_58;
	ld.param.u64 	%rd166, [move_param_9+40];
	mul.wide.u32 	%rd151, %r99, 8;
	add.s64 	%rd152, %rd4, %rd151;
	ld.global.u64 	%rd153, [%rd152];
	sub.s32 	%r80, %r99, %r42;
	cvt.u64.u32 	%rd154, %r80;
	mul.lo.s64 	%rd155, %rd166, %rd154;
	add.s64 	%rd55, %rd155, %rd173;
	add.s64 	%rd56, %rd153, %rd47;
	mov.u64 	%rd179, %rd23;
$L__BB0_57:
	.pragma "nounroll";
	shl.b64 	%rd156, %rd179, 1;
	add.s64 	%rd157, %rd56, %rd156;
	ld.u16 	%rs11, [%rd157];
	add.s64 	%rd158, %rd55, %rd179;
	shl.b64 	%rd159, %rd158, 1;
	add.s64 	%rd160, %rd1, %rd159;
	st.global.u16 	[%rd160], %rs11;
	add.s64 	%rd179, %rd179, %rd24;
	setp.lt.u64 	%p43, %rd179, %rd32;
	@%p43 bra 	$L__BB0_57;
$L__BB0_58:
	add.s32 	%r99, %r99, 1;
	setp.lt.u32 	%p44, %r99, %r9;
	@%p44 bra 	$L__BB0_55;
	bra.uni 	$L__BB0_59;
$L__BB0_31:
	setp.eq.s32 	%p23, %r43, 0;
	setp.le.u64 	%p24, %rd32, %rd23;
	or.pred  	%p25, %p23, %p24;
	@%p25 bra 	$L__BB0_59;
	setp.eq.s32 	%p26, %r44, 1;
	@%p26 bra 	$L__BB0_46;
	bra.uni 	$L__BB0_33;
$L__BB0_46:
	mov.u64 	%rd178, %rd23;
$L__BB0_47:
	.pragma "nounroll";
	shl.b64 	%rd141, %rd178, 1;
	add.s64 	%rd53, %rd141, %rd47;
	ld.global.u64 	%rd142, [%rd4];
	add.s64 	%rd143, %rd142, %rd53;
	ld.u16 	%rs8, [%rd143];
	{ mov.b32 %f32, {0,%rs8};}
	setp.lt.u32 	%p37, %r33, 2;
	@%p37 bra 	$L__BB0_50;
	mov.u32 	%r98, 1;
$L__BB0_49:
	.pragma "nounroll";
	mul.wide.u32 	%rd144, %r98, 8;
	add.s64 	%rd145, %rd4, %rd144;
	ld.global.u64 	%rd146, [%rd145];
	add.s64 	%rd147, %rd146, %rd53;
	ld.u16 	%rs9, [%rd147];
	{ mov.b32 %f24, {0,%rs9};}
	mul.f32 	%f32, %f32, %f24;
	add.s32 	%r98, %r98, 1;
	setp.lt.u32 	%p38, %r98, %r33;
	@%p38 bra 	$L__BB0_49;
$L__BB0_50:
	setp.ne.s32 	%p39, %r44, 4;
	@%p39 bra 	$L__BB0_52;
	div.rn.f32 	%f32, %f32, %f1;
$L__BB0_52:
	{  cvt.rn.bf16.f32 %rs10, %f32;}
	add.s64 	%rd148, %rd178, %rd173;
	shl.b64 	%rd149, %rd148, 1;
	add.s64 	%rd150, %rd1, %rd149;
	st.global.u16 	[%rd150], %rs10;
	add.s64 	%rd178, %rd178, %rd24;
	setp.lt.u64 	%p40, %rd178, %rd32;
	@%p40 bra 	$L__BB0_47;
	bra.uni 	$L__BB0_59;
$L__BB0_33:
	mov.u64 	%rd177, %rd23;
$L__BB0_34:
	.pragma "nounroll";
	shl.b64 	%rd123, %rd177, 1;
	add.s64 	%rd50, %rd123, %rd47;
	ld.global.u64 	%rd124, [%rd4];
	add.s64 	%rd125, %rd124, %rd50;
	ld.u16 	%rs3, [%rd125];
	{ mov.b32 %f29, {0,%rs3};}
	setp.lt.u32 	%p27, %r33, 2;
	@%p27 bra 	$L__BB0_43;
	setp.eq.s32 	%p28, %r44, 2;
	@%p28 bra 	$L__BB0_39;
	setp.ne.s32 	%p29, %r44, 3;
	@%p29 bra 	$L__BB0_41;
	mov.u32 	%r95, 1;
$L__BB0_38:
	.pragma "nounroll";
	mul.wide.u32 	%rd126, %r95, 8;
	add.s64 	%rd127, %rd4, %rd126;
	ld.global.u64 	%rd128, [%rd127];
	add.s64 	%rd129, %rd128, %rd50;
	ld.u16 	%rs4, [%rd129];
	{ mov.b32 %f19, {0,%rs4};}
	setp.gt.f32 	%p30, %f19, %f29;
	selp.f32 	%f29, %f19, %f29, %p30;
	add.s32 	%r95, %r95, 1;
	setp.lt.u32 	%p31, %r95, %r33;
	@%p31 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_43;
$L__BB0_39:
	mov.u32 	%r96, 1;
$L__BB0_40:
	.pragma "nounroll";
	mul.wide.u32 	%rd130, %r96, 8;
	add.s64 	%rd131, %rd4, %rd130;
	ld.global.u64 	%rd132, [%rd131];
	add.s64 	%rd133, %rd132, %rd50;
	ld.u16 	%rs5, [%rd133];
	{ mov.b32 %f20, {0,%rs5};}
	setp.lt.f32 	%p32, %f20, %f29;
	selp.f32 	%f29, %f20, %f29, %p32;
	add.s32 	%r96, %r96, 1;
	setp.lt.u32 	%p33, %r96, %r33;
	@%p33 bra 	$L__BB0_40;
	bra.uni 	$L__BB0_43;
$L__BB0_41:
	mov.u32 	%r97, 1;
$L__BB0_42:
	.pragma "nounroll";
	mul.wide.u32 	%rd134, %r97, 8;
	add.s64 	%rd135, %rd4, %rd134;
	ld.global.u64 	%rd136, [%rd135];
	add.s64 	%rd137, %rd136, %rd50;
	ld.u16 	%rs6, [%rd137];
	{ mov.b32 %f21, {0,%rs6};}
	add.f32 	%f29, %f29, %f21;
	add.s32 	%r97, %r97, 1;
	setp.lt.u32 	%p34, %r97, %r33;
	@%p34 bra 	$L__BB0_42;
$L__BB0_43:
	setp.ne.s32 	%p35, %r44, 4;
	@%p35 bra 	$L__BB0_45;
	div.rn.f32 	%f29, %f29, %f1;
$L__BB0_45:
	{  cvt.rn.bf16.f32 %rs7, %f29;}
	add.s64 	%rd138, %rd177, %rd173;
	shl.b64 	%rd139, %rd138, 1;
	add.s64 	%rd140, %rd1, %rd139;
	st.global.u16 	[%rd140], %rs7;
	add.s64 	%rd177, %rd177, %rd24;
	setp.lt.u64 	%p36, %rd177, %rd32;
	@%p36 bra 	$L__BB0_34;
$L__BB0_59:
	add.s32 	%r89, %r10, 1;
	add.s64 	%rd173, %rd32, %rd173;
	setp.lt.u64 	%p45, %rd173, %rd16;
	@%p45 bra 	$L__BB0_10;
	setp.ne.s32 	%p47, %r2, 0;
	bar.sync 	0;
	@%p47 bra 	$L__BB0_62;
	ld.global.u64 	%rd161, [%rd5];
	shl.b64 	%rd162, %rd7, 2;
	add.s64 	%rd163, %rd161, %rd162;
	add.s32 	%r81, %r10, 1;
	st.u32 	[%rd163+64], %r81;
$L__BB0_62:
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
	.reg .pred 	%p<56>;
	.reg .b16 	%rs<12>;
	.reg .f32 	%f<34>;
	.reg .b32 	%r<127>;
	.reg .b64 	%rd<252>;
	mov.u64 	%SPL, __local_depot1;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd91, [two_shot_param_0];
	ld.param.u64 	%rd92, [two_shot_param_1];
	ld.param.u64 	%rd83, [two_shot_param_6];
	ld.param.u64 	%rd84, [two_shot_param_7];
	ld.param.u64 	%rd85, [two_shot_param_8];
	ld.param.v2.u32 	{%r49, %r50}, [two_shot_param_9+48];
	ld.param.u64 	%rd90, [two_shot_param_9+64];
	ld.param.u64 	%rd89, [two_shot_param_9+56];
	ld.param.u64 	%rd86, [two_shot_param_9];
	ld.param.u32 	%r39, [two_shot_param_4];
	ld.param.u32 	%r38, [two_shot_param_3];
	ld.param.u32 	%r37, [two_shot_param_2];
	cvta.to.global.u64 	%rd1, %rd92;
	add.u64 	%rd93, %SP, 0;
	add.u64 	%rd94, %SPL, 0;
	add.s64 	%rd2, %rd94, 44;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd94+44], {%rs1, %rs1, %rs1, %rs1};
	st.local.u64 	[%rd94], %rd91;
	st.local.u64 	[%rd94+8], %rd92;
	mov.u32 	%r112, 0;
	st.local.v2.u32 	[%rd94+16], {%r37, %r38};
	ld.param.u32 	%r51, [two_shot_param_5];
	st.local.v2.u32 	[%rd94+24], {%r39, %r51};
	st.local.u64 	[%rd94+32], %rd83;
	cvt.u64.u32 	%rd3, %r37;
	cvta.to.global.u64 	%rd248, %rd91;
	mul.wide.u32 	%rd95, %r37, 8;
	add.s64 	%rd5, %rd248, %rd95;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r52, %ctaid.x;
	mul.wide.u32 	%rd96, %r52, 4;
	add.s64 	%rd97, %rd6, %rd96;
	cvt.u64.u32 	%rd7, %r52;
	ld.u32 	%r113, [%rd97+64];
	st.local.u32 	[%rd94+40], %r113;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB1_2;
	ld.volatile.u32 	%r53, [%rd6];
	setp.ne.s32 	%p2, %r53, 0;
	selp.u32 	%r112, 1, 0, %p2;
$L__BB1_2:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r112, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r54, 1, 0, %p2;
	}
	setp.ne.s32 	%p3, %r54, 0;
	@%p3 bra 	$L__BB1_70;
	bra.uni 	$L__BB1_3;
$L__BB1_70:
	ret;
$L__BB1_3:
	mov.u32 	%r55, %nctaid.x;
	cvt.u64.u32 	%rd9, %r55;
	add.s64 	%rd98, %rd9, %rd86;
	add.s64 	%rd10, %rd98, -1;
	and.b64  	%rd99, %rd10, -4294967296;
	setp.eq.s64 	%p4, %rd99, 0;
	@%p4 bra 	$L__BB1_5;
	div.u64 	%rd235, %rd10, %rd9;
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.u32.u64 	%r56, %rd9;
	cvt.u32.u64 	%r57, %rd10;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd235, %r58;
$L__BB1_6:
	mul.lo.s64 	%rd100, %rd235, %rd7;
	min.u64 	%rd238, %rd100, %rd86;
	add.s64 	%rd101, %rd238, %rd235;
	min.u64 	%rd17, %rd101, %rd86;
	mul.lo.s64 	%rd102, %rd7, %rd89;
	shl.b64 	%rd103, %rd102, 1;
	add.s64 	%rd19, %rd103, %rd90;
	mov.u32 	%r59, %ntid.x;
	cvt.u64.u32 	%rd20, %r59;
	cvt.u64.u32 	%rd21, %r38;
	add.s64 	%rd22, %rd21, -1;
	add.s32 	%r60, %r37, 1;
	cvt.u64.u32 	%rd23, %r60;
	mul.lo.s64 	%rd24, %rd21, %rd7;
	cvt.u64.u32 	%rd25, %r2;
	add.s64 	%rd26, %rd24, %rd25;
	cvta.to.global.u64 	%rd27, %rd85;
	cvta.to.global.u64 	%rd28, %rd84;
	cvt.rn.f32.u32 	%f1, %r38;
$L__BB1_7:
	mov.u32 	%r6, %r113;
	ld.param.u64 	%rd234, [two_shot_param_9+56];
	shr.u64 	%rd211, %rd234, 1;
	sub.s64 	%rd104, %rd17, %rd238;
	min.u64 	%rd32, %rd211, %rd104;
	and.b32  	%r61, %r6, 1;
	setp.eq.b32 	%p5, %r61, 1;
	selp.b64 	%rd105, %rd234, 0, %p5;
	add.s64 	%rd33, %rd105, %rd19;
	selp.b64 	%rd106, 0, %rd234, %p5;
	add.s64 	%rd34, %rd106, %rd19;
	setp.le.u64 	%p6, %rd32, %rd25;
	@%p6 bra 	$L__BB1_10;
	shl.b64 	%rd221, %rd3, 3;
	add.s64 	%rd220, %rd248, %rd221;
	ld.global.u64 	%rd108, [%rd220];
	add.s64 	%rd36, %rd108, %rd33;
	mov.u64 	%rd239, %rd25;
$L__BB1_9:
	.pragma "nounroll";
	add.s64 	%rd109, %rd239, %rd238;
	shl.b64 	%rd110, %rd109, 1;
	add.s64 	%rd111, %rd28, %rd110;
	ld.global.u16 	%rs2, [%rd111];
	shl.b64 	%rd112, %rd239, 1;
	add.s64 	%rd113, %rd36, %rd112;
	st.u16 	[%rd113], %rs2;
	add.s64 	%rd239, %rd239, %rd20;
	setp.lt.u64 	%p7, %rd239, %rd32;
	@%p7 bra 	$L__BB1_9;
$L__BB1_10:
	bar.sync 	0;
	add.s32 	%r7, %r6, 1;
	st.local.u32 	[%rd2+-4], %r7;
	setp.ge.u32 	%p8, %r2, %r38;
	mov.u32 	%r117, 0;
	@%p8 bra 	$L__BB1_23;
	add.s32 	%r102, %r6, 1;
	shl.b64 	%rd215, %rd3, 3;
	add.s64 	%rd214, %rd248, %rd215;
	membar.sys;
	shl.b64 	%rd119, %rd25, 3;
	add.s64 	%rd120, %rd248, %rd119;
	ld.global.u64 	%rd121, [%rd120];
	add.s64 	%rd122, %rd24, %rd3;
	shl.b64 	%rd123, %rd122, 3;
	add.s64 	%rd124, %rd121, %rd123;
	add.s64 	%rd114, %rd124, 4096;
	cvt.u64.u32 	%rd125, %r39;
	cvt.u64.u32 	%rd126, %r102;
	bfi.b64 	%rd115, %rd125, %rd126, 32, 32;
	st.release.sys.global.u64 [%rd114], %rd115;
	mov.u64 %rd116, %globaltimer;
	ld.global.u64 	%rd127, [%rd214];
	shl.b64 	%rd128, %rd26, 3;
	add.s64 	%rd129, %rd127, %rd128;
	add.s64 	%rd118, %rd129, 4096;
	ld.acquire.sys.global.u64 %rd240, [%rd118];
	cvt.u32.u64 	%r116, %rd240;
	sub.s32 	%r63, %r116, %r102;
	setp.gt.s32 	%p9, %r63, -1;
	@%p9 bra 	$L__BB1_20;
	mov.u32 	%r114, 1;
$L__BB1_13:
	and.b32  	%r65, %r114, 15;
	setp.ne.s32 	%p10, %r65, 0;
	@%p10 bra 	$L__BB1_19;
	shl.b64 	%rd219, %rd3, 3;
	add.s64 	%rd218, %rd248, %rd219;
	mov.u32 	%r66, 40;
	nanosleep.u32 %r66;
	ld.global.u64 	%rd130, [%rd218];
	ld.volatile.u32 	%r68, [%rd130];
	setp.ne.s32 	%p11, %r68, 0;
	mov.u32 	%r115, 4;
	@%p11 bra 	$L__BB1_17;
	ld.volatile.global.u32 	%r70, [%rd1];
	setp.ne.s32 	%p12, %r70, 0;
	mov.u32 	%r115, 1;
	@%p12 bra 	$L__BB1_17;
	mov.u64 %rd131, %globaltimer;
	sub.s64 	%rd132, %rd131, %rd116;
	setp.gt.s64 	%p13, %rd132, %rd83;
	selp.b32 	%r115, 3, 0, %p13;
$L__BB1_17:
	setp.eq.s32 	%p14, %r115, 0;
	@%p14 bra 	$L__BB1_19;
	bra.uni 	$L__BB1_18;
$L__BB1_19:
	shl.b64 	%rd222, %rd26, 3;
	add.s32 	%r106, %r6, 1;
	shl.b64 	%rd217, %rd3, 3;
	add.s64 	%rd216, %rd248, %rd217;
	ld.global.u64 	%rd136, [%rd216];
	add.s64 	%rd138, %rd136, %rd222;
	add.s64 	%rd135, %rd138, 4096;
	ld.acquire.sys.global.u64 %rd240, [%rd135];
	add.s32 	%r114, %r114, 1;
	cvt.u32.u64 	%r116, %rd240;
	sub.s32 	%r72, %r116, %r106;
	setp.lt.s32 	%p15, %r72, 0;
	@%p15 bra 	$L__BB1_13;
$L__BB1_20:
	mov.u32 	%r117, 0;
	add.s32 	%r103, %r6, 1;
	setp.ne.s32 	%p16, %r103, %r116;
	@%p16 bra 	$L__BB1_23;
	mov.u32 	%r117, 0;
	shr.u64 	%rd139, %rd240, 32;
	cvt.u32.u64 	%r15, %rd139;
	setp.eq.s32 	%p17, %r15, %r39;
	@%p17 bra 	$L__BB1_23;
	mov.u32 	%r117, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r15;
	call.uni
	_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB1_23;
$L__BB1_18:
	mov.u32 	%r117, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r115;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB1_23:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r117, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r76, 1, 0, %p2;
	}
	setp.ne.s32 	%p18, %r76, 0;
	@%p18 bra 	$L__BB1_70;
	add.s64 	%rd43, %rd22, %rd32;
	and.b64  	%rd141, %rd43, -4294967296;
	setp.eq.s64 	%p19, %rd141, 0;
	@%p19 bra 	$L__BB1_26;
	div.u64 	%rd241, %rd43, %rd21;
	bra.uni 	$L__BB1_27;
$L__BB1_26:
	cvt.u32.u64 	%r77, %rd21;
	cvt.u32.u64 	%r78, %rd43;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd241, %r79;
$L__BB1_27:
	setp.lt.u64 	%p20, %rd43, %rd21;
	selp.b64 	%rd47, 1, %rd241, %p20;
	mul.lo.s64 	%rd142, %rd47, %rd23;
	min.u64 	%rd48, %rd142, %rd32;
	mul.lo.s64 	%rd143, %rd47, %rd3;
	add.s64 	%rd242, %rd143, %rd25;
	setp.ge.u64 	%p21, %rd242, %rd48;
	@%p21 bra 	$L__BB1_47;
	shl.b64 	%rd213, %rd3, 3;
	add.s64 	%rd212, %rd248, %rd213;
	ld.global.u64 	%rd144, [%rd212];
	add.s64 	%rd50, %rd144, %rd34;
	setp.eq.s32 	%p22, %r49, 1;
	@%p22 bra 	$L__BB1_41;
	bra.uni 	$L__BB1_29;
$L__BB1_41:
	.pragma "nounroll";
	shl.b64 	%rd160, %rd242, 1;
	add.s64 	%rd59, %rd160, %rd33;
	ld.global.u64 	%rd161, [%rd248];
	add.s64 	%rd162, %rd161, %rd59;
	ld.u16 	%rs8, [%rd162];
	{ mov.b32 %f32, {0,%rs8};}
	setp.lt.u32 	%p33, %r38, 2;
	@%p33 bra 	$L__BB1_44;
	mov.u32 	%r121, 1;
$L__BB1_43:
	.pragma "nounroll";
	shl.b64 	%rd232, %rd242, 1;
	add.s64 	%rd231, %rd232, %rd33;
	mul.wide.u32 	%rd163, %r121, 8;
	add.s64 	%rd164, %rd248, %rd163;
	ld.global.u64 	%rd165, [%rd164];
	add.s64 	%rd166, %rd165, %rd231;
	ld.u16 	%rs9, [%rd166];
	{ mov.b32 %f24, {0,%rs9};}
	mul.f32 	%f32, %f32, %f24;
	add.s32 	%r121, %r121, 1;
	setp.lt.u32 	%p34, %r121, %r38;
	@%p34 bra 	$L__BB1_43;
$L__BB1_44:
	setp.ne.s32 	%p35, %r49, 4;
	@%p35 bra 	$L__BB1_46;
	div.rn.f32 	%f32, %f32, %f1;
$L__BB1_46:
	shl.b64 	%rd230, %rd242, 1;
	{  cvt.rn.bf16.f32 %rs10, %f32;}
	add.s64 	%rd168, %rd50, %rd230;
	st.u16 	[%rd168], %rs10;
	add.s64 	%rd242, %rd242, %rd20;
	setp.lt.u64 	%p36, %rd242, %rd48;
	@%p36 bra 	$L__BB1_41;
	bra.uni 	$L__BB1_47;
$L__BB1_29:
	.pragma "nounroll";
	shl.b64 	%rd145, %rd242, 1;
	add.s64 	%rd53, %rd145, %rd33;
	ld.global.u64 	%rd146, [%rd248];
	add.s64 	%rd147, %rd146, %rd53;
	ld.u16 	%rs3, [%rd147];
	{ mov.b32 %f29, {0,%rs3};}
	setp.lt.u32 	%p23, %r38, 2;
	@%p23 bra 	$L__BB1_38;
	setp.eq.s32 	%p24, %r49, 2;
	@%p24 bra 	$L__BB1_34;
	setp.ne.s32 	%p25, %r49, 3;
	@%p25 bra 	$L__BB1_36;
	mov.u32 	%r118, 1;
	mov.u64 	%rd243, %rd248;
$L__BB1_33:
	.pragma "nounroll";
	shl.b64 	%rd227, %rd242, 1;
	add.s64 	%rd226, %rd227, %rd33;
	add.s64 	%rd55, %rd243, 8;
	ld.global.u64 	%rd148, [%rd243+8];
	add.s64 	%rd149, %rd148, %rd226;
	ld.u16 	%rs4, [%rd149];
	{ mov.b32 %f19, {0,%rs4};}
	setp.gt.f32 	%p26, %f19, %f29;
	selp.f32 	%f29, %f19, %f29, %p26;
	add.s32 	%r118, %r118, 1;
	setp.lt.u32 	%p27, %r118, %r38;
	mov.u64 	%rd243, %rd55;
	@%p27 bra 	$L__BB1_33;
	bra.uni 	$L__BB1_38;
$L__BB1_34:
	mov.u32 	%r119, 1;
$L__BB1_35:
	.pragma "nounroll";
	shl.b64 	%rd229, %rd242, 1;
	add.s64 	%rd228, %rd229, %rd33;
	mul.wide.u32 	%rd150, %r119, 8;
	add.s64 	%rd151, %rd248, %rd150;
	ld.global.u64 	%rd152, [%rd151];
	add.s64 	%rd153, %rd152, %rd228;
	ld.u16 	%rs5, [%rd153];
	{ mov.b32 %f20, {0,%rs5};}
	setp.lt.f32 	%p28, %f20, %f29;
	selp.f32 	%f29, %f20, %f29, %p28;
	add.s32 	%r119, %r119, 1;
	setp.lt.u32 	%p29, %r119, %r38;
	@%p29 bra 	$L__BB1_35;
	bra.uni 	$L__BB1_38;
$L__BB1_36:
	mov.u32 	%r120, 1;
$L__BB1_37:
	.pragma "nounroll";
	shl.b64 	%rd225, %rd242, 1;
	add.s64 	%rd224, %rd225, %rd33;
	mul.wide.u32 	%rd154, %r120, 8;
	add.s64 	%rd155, %rd248, %rd154;
	ld.global.u64 	%rd156, [%rd155];
	add.s64 	%rd157, %rd156, %rd224;
	ld.u16 	%rs6, [%rd157];
	{ mov.b32 %f21, {0,%rs6};}
	add.f32 	%f29, %f29, %f21;
	add.s32 	%r120, %r120, 1;
	setp.lt.u32 	%p30, %r120, %r38;
	@%p30 bra 	$L__BB1_37;
$L__BB1_38:
	setp.ne.s32 	%p31, %r49, 4;
	@%p31 bra 	$L__BB1_40;
	div.rn.f32 	%f29, %f29, %f1;
$L__BB1_40:
	shl.b64 	%rd223, %rd242, 1;
	{  cvt.rn.bf16.f32 %rs7, %f29;}
	add.s64 	%rd159, %rd50, %rd223;
	st.u16 	[%rd159], %rs7;
	add.s64 	%rd242, %rd242, %rd20;
	setp.lt.u64 	%p32, %rd242, %rd48;
	@%p32 bra 	$L__BB1_29;
$L__BB1_47:
	setp.ge.u32 	%p54, %r2, %r38;
	bar.sync 	0;
	add.s32 	%r25, %r6, 2;
	st.local.u32 	[%rd2+-4], %r25;
	mov.u32 	%r125, 0;
	@%p54 bra 	$L__BB1_60;
	membar.sys;
	shl.b64 	%rd174, %rd25, 3;
	add.s64 	%rd175, %rd248, %rd174;
	ld.global.u64 	%rd176, [%rd175];
	add.s64 	%rd177, %rd24, %rd3;
	shl.b64 	%rd178, %rd177, 3;
	add.s64 	%rd179, %rd176, %rd178;
	add.s64 	%rd169, %rd179, 4096;
	cvt.u64.u32 	%rd180, %r39;
	cvt.u64.u32 	%rd181, %r25;
	bfi.b64 	%rd170, %rd180, %rd181, 32, 32;
	st.release.sys.global.u64 [%rd169], %rd170;
	mov.u64 %rd171, %globaltimer;
	ld.global.u64 	%rd182, [%rd5];
	shl.b64 	%rd183, %rd26, 3;
	add.s64 	%rd184, %rd182, %rd183;
	add.s64 	%rd173, %rd184, 4096;
	ld.acquire.sys.global.u64 %rd246, [%rd173];
	cvt.u32.u64 	%r124, %rd246;
	sub.s32 	%r85, %r124, %r25;
	setp.gt.s32 	%p38, %r85, -1;
	@%p38 bra 	$L__BB1_57;
	mov.u32 	%r122, 1;
$L__BB1_50:
	and.b32  	%r87, %r122, 15;
	setp.ne.s32 	%p39, %r87, 0;
	@%p39 bra 	$L__BB1_56;
	mov.u32 	%r88, 40;
	nanosleep.u32 %r88;
	ld.global.u64 	%rd185, [%rd5];
	ld.volatile.u32 	%r90, [%rd185];
	setp.ne.s32 	%p40, %r90, 0;
	mov.u32 	%r123, 4;
	@%p40 bra 	$L__BB1_54;
	ld.volatile.global.u32 	%r92, [%rd1];
	setp.ne.s32 	%p41, %r92, 0;
	mov.u32 	%r123, 1;
	@%p41 bra 	$L__BB1_54;
	mov.u64 %rd186, %globaltimer;
	sub.s64 	%rd187, %rd186, %rd171;
	setp.gt.s64 	%p42, %rd187, %rd83;
	selp.b32 	%r123, 3, 0, %p42;
$L__BB1_54:
	setp.eq.s32 	%p43, %r123, 0;
	@%p43 bra 	$L__BB1_56;
	bra.uni 	$L__BB1_55;
$L__BB1_56:
	shl.b64 	%rd233, %rd26, 3;
	add.s32 	%r111, %r6, 2;
	ld.global.u64 	%rd191, [%rd5];
	add.s64 	%rd193, %rd191, %rd233;
	add.s64 	%rd190, %rd193, 4096;
	ld.acquire.sys.global.u64 %rd246, [%rd190];
	add.s32 	%r122, %r122, 1;
	cvt.u32.u64 	%r124, %rd246;
	sub.s32 	%r94, %r124, %r111;
	setp.lt.s32 	%p44, %r94, 0;
	@%p44 bra 	$L__BB1_50;
$L__BB1_57:
	mov.u32 	%r125, 0;
	add.s32 	%r107, %r6, 2;
	setp.ne.s32 	%p45, %r107, %r124;
	@%p45 bra 	$L__BB1_60;
	mov.u32 	%r125, 0;
	shr.u64 	%rd194, %rd246, 32;
	cvt.u32.u64 	%r33, %rd194;
	setp.eq.s32 	%p46, %r33, %r39;
	@%p46 bra 	$L__BB1_60;
	mov.u32 	%r125, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r33;
	call.uni
	_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	bra.uni 	$L__BB1_60;
$L__BB1_55:
	mov.u32 	%r125, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd93;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r123;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r2;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB1_60:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r125, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r98, 1, 0, %p2;
	}
	setp.ne.s32 	%p47, %r98, 0;
	@%p47 bra 	$L__BB1_70;
	setp.eq.s32 	%p48, %r38, 0;
	@%p48 bra 	$L__BB1_67;
	mov.u32 	%r126, 0;
$L__BB1_63:
	.pragma "nounroll";
	cvt.u64.u32 	%rd73, %r126;
	add.s32 	%r126, %r126, 1;
	cvt.u64.u32 	%rd196, %r126;
	mul.lo.s64 	%rd197, %rd47, %rd196;
	min.u64 	%rd74, %rd197, %rd32;
	mul.lo.s64 	%rd198, %rd47, %rd73;
	add.s64 	%rd249, %rd198, %rd25;
	setp.ge.u64 	%p49, %rd249, %rd74;
	@%p49 bra 	$L__BB1_66;
	shl.b64 	%rd199, %rd73, 3;
	add.s64 	%rd200, %rd248, %rd199;
	ld.global.u64 	%rd201, [%rd200];
	add.s64 	%rd76, %rd201, %rd34;
$L__BB1_65:
	.pragma "nounroll";
	shl.b64 	%rd202, %rd249, 1;
	add.s64 	%rd203, %rd76, %rd202;
	ld.u16 	%rs11, [%rd203];
	add.s64 	%rd204, %rd249, %rd238;
	shl.b64 	%rd205, %rd204, 1;
	add.s64 	%rd206, %rd27, %rd205;
	st.global.u16 	[%rd206], %rs11;
	add.s64 	%rd249, %rd249, %rd20;
	setp.lt.u64 	%p50, %rd249, %rd74;
	@%p50 bra 	$L__BB1_65;
$L__BB1_66:
	setp.lt.u32 	%p51, %r126, %r38;
	@%p51 bra 	$L__BB1_63;
$L__BB1_67:
	add.s32 	%r113, %r6, 2;
	add.s64 	%rd238, %rd32, %rd238;
	setp.lt.u64 	%p52, %rd238, %rd17;
	@%p52 bra 	$L__BB1_7;
	setp.ne.s32 	%p55, %r2, 0;
	bar.sync 	0;
	@%p55 bra 	$L__BB1_70;
	mov.u32 	%r101, %ctaid.x;
	cvt.u64.u32 	%rd210, %r101;
	ld.global.u64 	%rd207, [%rd5];
	shl.b64 	%rd208, %rd210, 2;
	add.s64 	%rd209, %rd207, %rd208;
	add.s32 	%r100, %r6, 2;
	st.u32 	[%rd209+64], %r100;
	bra.uni 	$L__BB1_70;
}
.func _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj(
	.param .b64 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_0,
	.param .b32 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_1,
	.param .b32 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_2,
	.param .b32 _ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_3
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd4, [_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_0];
	ld.param.u32 	%r3, [_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_1];
	ld.param.u32 	%r4, [_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_2];
	ld.param.u32 	%r5, [_ZNK42_GLOBAL__N__03c5d400_13_collective_cu_move7Meeting4failEjjj_param_3];
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
