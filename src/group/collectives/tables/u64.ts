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
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<105>;
	.reg .b64 	%rd<225>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd86, [move_param_0];
	ld.param.u64 	%rd87, [move_param_1];
	ld.param.u64 	%rd79, [move_param_6];
	ld.param.u64 	%rd80, [move_param_7];
	ld.param.u64 	%rd88, [move_param_8];
	ld.param.v2.u32 	{%r40, %r41}, [move_param_9+24];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+48];
	ld.param.u64 	%rd85, [move_param_9+64];
	ld.param.u64 	%rd84, [move_param_9+56];
	ld.param.u32 	%r37, [move_param_9+32];
	ld.param.u32 	%r34, [move_param_9+8];
	ld.param.u64 	%rd81, [move_param_9];
	ld.param.u32 	%r33, [move_param_5];
	ld.param.u32 	%r32, [move_param_4];
	ld.param.u32 	%r31, [move_param_3];
	cvta.to.global.u64 	%rd1, %rd87;
	cvta.to.global.u64 	%rd2, %rd88;
	add.u64 	%rd89, %SP, 0;
	add.u64 	%rd90, %SPL, 0;
	add.s64 	%rd3, %rd90, 44;
	mov.u16 	%rs4, 0;
	st.local.v4.u8 	[%rd90+44], {%rs4, %rs4, %rs4, %rs4};
	st.local.u64 	[%rd90], %rd86;
	st.local.u64 	[%rd90+8], %rd87;
	ld.param.u32 	%r44, [move_param_2];
	st.local.v2.u32 	[%rd90+16], {%r44, %r31};
	st.local.v2.u32 	[%rd90+24], {%r32, %r33};
	st.local.u64 	[%rd90+32], %rd79;
	cvt.u64.u32 	%rd4, %r44;
	cvta.to.global.u64 	%rd5, %rd86;
	mul.wide.u32 	%rd91, %r44, 8;
	add.s64 	%rd6, %rd5, %rd91;
	ld.global.u64 	%rd7, [%rd6];
	mov.u32 	%r45, %ctaid.x;
	mul.wide.u32 	%rd92, %r45, 4;
	add.s64 	%rd93, %rd7, %rd92;
	cvt.u64.u32 	%rd8, %r45;
	ld.u32 	%r94, [%rd93+64];
	st.local.u32 	[%rd90+40], %r94;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r46, [%rd7];
	setp.ne.s32 	%p2, %r46, 0;
	selp.u16 	%rs4, 1, 0, %p2;
$L__BB0_2:
	setp.eq.s16 	%p3, %rs4, 0;
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
	cvt.u32.u16 	%r49, %rs4;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r49, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r50, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r50, 0;
	@%p5 bra 	$L__BB0_70;
	mov.u32 	%r51, %nctaid.x;
	cvt.u64.u32 	%rd10, %r51;
	add.s64 	%rd94, %rd10, %rd81;
	add.s64 	%rd11, %rd94, -1;
	and.b64  	%rd95, %rd11, -4294967296;
	setp.eq.s64 	%p6, %rd95, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd208, %rd11, %rd10;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r52, %rd10;
	cvt.u32.u64 	%r53, %rd11;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd208, %r54;
$L__BB0_10:
	mul.lo.s64 	%rd96, %rd208, %rd8;
	min.u64 	%rd210, %rd96, %rd81;
	add.s64 	%rd97, %rd210, %rd208;
	min.u64 	%rd17, %rd97, %rd81;
	cvt.u64.u32 	%rd18, %r43;
	shr.u64 	%rd19, %rd84, 3;
	and.b64  	%rd98, %rd19, 2305843004918726656;
	setp.eq.s64 	%p7, %rd98, 0;
	@%p7 bra 	$L__BB0_12;
	div.u64 	%rd209, %rd19, %rd18;
	bra.uni 	$L__BB0_13;
$L__BB0_12:
	cvt.u32.u64 	%r55, %rd18;
	cvt.u32.u64 	%r56, %rd19;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd209, %r57;
$L__BB0_13:
	mul.lo.s64 	%rd99, %rd8, %rd84;
	shl.b64 	%rd100, %rd99, 1;
	add.s64 	%rd23, %rd100, %rd85;
	cvt.u64.u32 	%rd24, %r2;
	mov.u32 	%r58, %ntid.x;
	cvt.u64.u32 	%rd25, %r58;
	cvt.u64.u32 	%rd101, %r37;
	mul.lo.s64 	%rd102, %rd101, %rd209;
	shl.b64 	%rd26, %rd102, 3;
	add.s32 	%r7, %r40, %r41;
	cvt.u64.u32 	%rd27, %r31;
	mul.wide.u32 	%rd28, %r58, 8;
	cvta.to.global.u64 	%rd31, %rd80;
$L__BB0_14:
	mov.u32 	%r8, %r94;
	ld.param.u64 	%rd190, [move_param_9+56];
	sub.s64 	%rd103, %rd17, %rd210;
	min.u64 	%rd33, %rd209, %rd103;
	and.b32  	%r59, %r8, 1;
	setp.eq.b32 	%p8, %r59, 1;
	selp.b64 	%rd104, %rd190, 0, %p8;
	add.s64 	%rd34, %rd23, %rd104;
	setp.eq.s32 	%p9, %r34, 0;
	@%p9 bra 	$L__BB0_20;
	ld.global.u64 	%rd105, [%rd6];
	add.s64 	%rd36, %rd105, %rd34;
	mov.u32 	%r95, 0;
$L__BB0_16:
	.pragma "nounroll";
	setp.le.u64 	%p10, %rd33, %rd24;
	@%p10 bra 	$L__BB0_19;
	add.s64 	%rd197, %rd24, %rd210;
	ld.param.u64 	%rd191, [move_param_9+16];
	cvt.u64.u32 	%rd106, %r95;
	mul.lo.s64 	%rd107, %rd191, %rd106;
	add.s64 	%rd108, %rd197, %rd107;
	shl.b64 	%rd109, %rd108, 3;
	add.s64 	%rd211, %rd31, %rd109;
	mov.u64 	%rd212, %rd24;
$L__BB0_18:
	.pragma "nounroll";
	cvt.u64.u32 	%rd199, %r95;
	mul.lo.s64 	%rd198, %rd209, %rd199;
	ld.global.u64 	%rd110, [%rd211];
	add.s64 	%rd111, %rd212, %rd198;
	shl.b64 	%rd112, %rd111, 3;
	add.s64 	%rd113, %rd36, %rd112;
	st.u64 	[%rd113], %rd110;
	add.s64 	%rd211, %rd211, %rd28;
	add.s64 	%rd212, %rd212, %rd25;
	setp.lt.u64 	%p11, %rd212, %rd33;
	@%p11 bra 	$L__BB0_18;
$L__BB0_19:
	add.s32 	%r95, %r95, 1;
	setp.lt.u32 	%p12, %r95, %r34;
	@%p12 bra 	$L__BB0_16;
$L__BB0_20:
	bar.sync 	0;
	add.s32 	%r11, %r8, 1;
	st.local.u32 	[%rd3+-4], %r11;
	setp.ge.u32 	%p13, %r2, %r31;
	mov.u32 	%r99, 0;
	@%p13 bra 	$L__BB0_33;
	add.s32 	%r91, %r8, 1;
	membar.sys;
	shl.b64 	%rd119, %rd24, 3;
	add.s64 	%rd120, %rd5, %rd119;
	ld.global.u64 	%rd121, [%rd120];
	mul.lo.s64 	%rd122, %rd27, %rd8;
	add.s64 	%rd123, %rd122, %rd4;
	shl.b64 	%rd124, %rd123, 3;
	add.s64 	%rd125, %rd121, %rd124;
	add.s64 	%rd114, %rd125, 4096;
	cvt.u64.u32 	%rd126, %r32;
	cvt.u64.u32 	%rd127, %r91;
	bfi.b64 	%rd115, %rd126, %rd127, 32, 32;
	st.release.sys.global.u64 [%rd114], %rd115;
	mov.u64 %rd116, %globaltimer;
	ld.global.u64 	%rd128, [%rd6];
	add.s64 	%rd44, %rd122, %rd24;
	shl.b64 	%rd129, %rd44, 3;
	add.s64 	%rd130, %rd128, %rd129;
	add.s64 	%rd118, %rd130, 4096;
	ld.acquire.sys.global.u64 %rd213, [%rd118];
	cvt.u32.u64 	%r98, %rd213;
	sub.s32 	%r62, %r98, %r91;
	setp.gt.s32 	%p14, %r62, -1;
	@%p14 bra 	$L__BB0_30;
	mov.u32 	%r96, 1;
$L__BB0_23:
	and.b32  	%r64, %r96, 15;
	setp.ne.s32 	%p15, %r64, 0;
	@%p15 bra 	$L__BB0_29;
	mov.u32 	%r65, 40;
	nanosleep.u32 %r65;
	ld.global.u64 	%rd131, [%rd6];
	ld.volatile.u32 	%r67, [%rd131];
	setp.ne.s32 	%p16, %r67, 0;
	mov.u32 	%r97, 4;
	@%p16 bra 	$L__BB0_27;
	ld.volatile.global.u32 	%r69, [%rd1];
	setp.ne.s32 	%p17, %r69, 0;
	mov.u32 	%r97, 1;
	@%p17 bra 	$L__BB0_27;
	ld.param.u64 	%rd196, [move_param_6];
	mov.u64 %rd132, %globaltimer;
	sub.s64 	%rd133, %rd132, %rd116;
	setp.gt.s64 	%p18, %rd133, %rd196;
	selp.b32 	%r97, 3, 0, %p18;
$L__BB0_27:
	setp.eq.s32 	%p19, %r97, 0;
	@%p19 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_28;
$L__BB0_29:
	mul.lo.s64 	%rd195, %rd27, %rd8;
	add.s64 	%rd194, %rd195, %rd24;
	shl.b64 	%rd193, %rd194, 3;
	add.s32 	%r93, %r8, 1;
	ld.global.u64 	%rd137, [%rd6];
	add.s64 	%rd139, %rd137, %rd193;
	add.s64 	%rd136, %rd139, 4096;
	ld.acquire.sys.global.u64 %rd213, [%rd136];
	add.s32 	%r96, %r96, 1;
	cvt.u32.u64 	%r98, %rd213;
	sub.s32 	%r71, %r98, %r93;
	setp.lt.s32 	%p20, %r71, 0;
	@%p20 bra 	$L__BB0_23;
$L__BB0_30:
	mov.u32 	%r99, 0;
	add.s32 	%r88, %r8, 1;
	setp.ne.s32 	%p21, %r88, %r98;
	@%p21 bra 	$L__BB0_33;
	mov.u32 	%r99, 0;
	shr.u64 	%rd140, %rd213, 32;
	cvt.u32.u64 	%r19, %rd140;
	setp.eq.s32 	%p22, %r19, %r32;
	@%p22 bra 	$L__BB0_33;
	mov.u32 	%r99, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd89;
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
	mov.u32 	%r99, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd89;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r97;
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
	setp.ne.u32 	%p1, %r99, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r75, 1, 0, %p2;
	}
	setp.ne.s32 	%p23, %r75, 0;
	@%p23 bra 	$L__BB0_70;
	setp.eq.s32 	%p24, %r42, 5;
	add.s64 	%rd48, %rd34, %rd26;
	@%p24 bra 	$L__BB0_61;
	bra.uni 	$L__BB0_35;
$L__BB0_61:
	setp.ge.u32 	%p43, %r40, %r7;
	@%p43 bra 	$L__BB0_67;
	mov.u32 	%r104, %r40;
$L__BB0_63:
	.pragma "nounroll";
	setp.le.u64 	%p44, %rd33, %rd24;
	@%p44 bra 	$L__BB0_66;
	ld.param.u64 	%rd192, [move_param_9+40];
	mul.wide.u32 	%rd176, %r104, 8;
	add.s64 	%rd177, %rd5, %rd176;
	ld.global.u64 	%rd178, [%rd177];
	sub.s32 	%r86, %r104, %r40;
	cvt.u64.u32 	%rd179, %r86;
	mul.lo.s64 	%rd180, %rd192, %rd179;
	add.s64 	%rd74, %rd180, %rd210;
	add.s64 	%rd75, %rd178, %rd48;
	mov.u64 	%rd224, %rd24;
$L__BB0_65:
	.pragma "nounroll";
	shl.b64 	%rd181, %rd224, 3;
	add.s64 	%rd182, %rd75, %rd181;
	ld.u64 	%rd183, [%rd182];
	add.s64 	%rd184, %rd74, %rd224;
	shl.b64 	%rd185, %rd184, 3;
	add.s64 	%rd186, %rd2, %rd185;
	st.global.u64 	[%rd186], %rd183;
	add.s64 	%rd224, %rd224, %rd25;
	setp.lt.u64 	%p45, %rd224, %rd33;
	@%p45 bra 	$L__BB0_65;
$L__BB0_66:
	add.s32 	%r104, %r104, 1;
	setp.lt.u32 	%p46, %r104, %r7;
	@%p46 bra 	$L__BB0_63;
	bra.uni 	$L__BB0_67;
$L__BB0_35:
	setp.eq.s32 	%p25, %r41, 0;
	setp.le.u64 	%p26, %rd33, %rd24;
	or.pred  	%p27, %p25, %p26;
	@%p27 bra 	$L__BB0_67;
	setp.eq.s32 	%p28, %r42, 1;
	@%p28 bra 	$L__BB0_52;
	bra.uni 	$L__BB0_37;
$L__BB0_52:
	mov.u64 	%rd220, %rd24;
$L__BB0_53:
	.pragma "nounroll";
	shl.b64 	%rd164, %rd220, 3;
	add.s64 	%rd65, %rd164, %rd48;
	ld.global.u64 	%rd165, [%rd5];
	add.s64 	%rd166, %rd165, %rd65;
	ld.u64 	%rd222, [%rd166];
	setp.lt.u32 	%p38, %r31, 2;
	@%p38 bra 	$L__BB0_56;
	mov.u32 	%r103, 1;
$L__BB0_55:
	.pragma "nounroll";
	shl.b64 	%rd207, %rd220, 3;
	add.s64 	%rd206, %rd207, %rd48;
	mul.wide.u32 	%rd167, %r103, 8;
	add.s64 	%rd168, %rd5, %rd167;
	ld.global.u64 	%rd169, [%rd168];
	add.s64 	%rd170, %rd169, %rd206;
	ld.u64 	%rd171, [%rd170];
	mul.lo.s64 	%rd222, %rd171, %rd222;
	add.s32 	%r103, %r103, 1;
	setp.lt.u32 	%p39, %r103, %r31;
	@%p39 bra 	$L__BB0_55;
$L__BB0_56:
	setp.ne.s32 	%p40, %r42, 4;
	@%p40 bra 	$L__BB0_60;
	and.b64  	%rd172, %rd222, -4294967296;
	setp.eq.s64 	%p41, %rd172, 0;
	@%p41 bra 	$L__BB0_59;
	div.u64 	%rd222, %rd222, %rd27;
	bra.uni 	$L__BB0_60;
$L__BB0_59:
	cvt.u32.u64 	%r83, %rd27;
	cvt.u32.u64 	%r84, %rd222;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd222, %r85;
$L__BB0_60:
	add.s64 	%rd173, %rd220, %rd210;
	shl.b64 	%rd174, %rd173, 3;
	add.s64 	%rd175, %rd2, %rd174;
	st.global.u64 	[%rd175], %rd222;
	add.s64 	%rd220, %rd220, %rd25;
	setp.lt.u64 	%p42, %rd220, %rd33;
	@%p42 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_67;
$L__BB0_37:
	mov.u64 	%rd214, %rd24;
$L__BB0_38:
	.pragma "nounroll";
	shl.b64 	%rd142, %rd214, 3;
	add.s64 	%rd51, %rd142, %rd48;
	ld.global.u64 	%rd143, [%rd5];
	add.s64 	%rd144, %rd143, %rd51;
	ld.u64 	%rd218, [%rd144];
	setp.lt.u32 	%p29, %r31, 2;
	@%p29 bra 	$L__BB0_47;
	setp.eq.s32 	%p30, %r42, 2;
	@%p30 bra 	$L__BB0_43;
	setp.ne.s32 	%p31, %r42, 3;
	@%p31 bra 	$L__BB0_45;
	mov.u32 	%r100, 1;
$L__BB0_42:
	.pragma "nounroll";
	shl.b64 	%rd203, %rd214, 3;
	add.s64 	%rd202, %rd203, %rd48;
	mul.wide.u32 	%rd145, %r100, 8;
	add.s64 	%rd146, %rd5, %rd145;
	ld.global.u64 	%rd147, [%rd146];
	add.s64 	%rd148, %rd147, %rd202;
	ld.u64 	%rd149, [%rd148];
	max.u64 	%rd218, %rd149, %rd218;
	add.s32 	%r100, %r100, 1;
	setp.lt.u32 	%p32, %r100, %r31;
	@%p32 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_47;
$L__BB0_43:
	mov.u32 	%r101, 1;
$L__BB0_44:
	.pragma "nounroll";
	shl.b64 	%rd205, %rd214, 3;
	add.s64 	%rd204, %rd205, %rd48;
	mul.wide.u32 	%rd150, %r101, 8;
	add.s64 	%rd151, %rd5, %rd150;
	ld.global.u64 	%rd152, [%rd151];
	add.s64 	%rd153, %rd152, %rd204;
	ld.u64 	%rd154, [%rd153];
	min.u64 	%rd218, %rd154, %rd218;
	add.s32 	%r101, %r101, 1;
	setp.lt.u32 	%p33, %r101, %r31;
	@%p33 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_47;
$L__BB0_45:
	mov.u32 	%r102, 1;
$L__BB0_46:
	.pragma "nounroll";
	shl.b64 	%rd201, %rd214, 3;
	add.s64 	%rd200, %rd201, %rd48;
	mul.wide.u32 	%rd155, %r102, 8;
	add.s64 	%rd156, %rd5, %rd155;
	ld.global.u64 	%rd157, [%rd156];
	add.s64 	%rd158, %rd157, %rd200;
	ld.u64 	%rd159, [%rd158];
	add.s64 	%rd218, %rd159, %rd218;
	add.s32 	%r102, %r102, 1;
	setp.lt.u32 	%p34, %r102, %r31;
	@%p34 bra 	$L__BB0_46;
$L__BB0_47:
	setp.ne.s32 	%p35, %r42, 4;
	@%p35 bra 	$L__BB0_51;
	and.b64  	%rd160, %rd218, -4294967296;
	setp.eq.s64 	%p36, %rd160, 0;
	@%p36 bra 	$L__BB0_50;
	div.u64 	%rd218, %rd218, %rd27;
	bra.uni 	$L__BB0_51;
$L__BB0_50:
	cvt.u32.u64 	%r79, %rd27;
	cvt.u32.u64 	%r80, %rd218;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd218, %r81;
$L__BB0_51:
	add.s64 	%rd161, %rd214, %rd210;
	shl.b64 	%rd162, %rd161, 3;
	add.s64 	%rd163, %rd2, %rd162;
	st.global.u64 	[%rd163], %rd218;
	add.s64 	%rd214, %rd214, %rd25;
	setp.lt.u64 	%p37, %rd214, %rd33;
	@%p37 bra 	$L__BB0_38;
$L__BB0_67:
	add.s32 	%r94, %r8, 1;
	add.s64 	%rd210, %rd33, %rd210;
	setp.lt.u64 	%p47, %rd210, %rd17;
	@%p47 bra 	$L__BB0_14;
	setp.ne.s32 	%p49, %r2, 0;
	bar.sync 	0;
	@%p49 bra 	$L__BB0_70;
	ld.global.u64 	%rd187, [%rd6];
	shl.b64 	%rd188, %rd8, 2;
	add.s64 	%rd189, %rd187, %rd188;
	add.s32 	%r87, %r8, 1;
	st.u32 	[%rd189+64], %r87;
$L__BB0_70:
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
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<132>;
	.reg .b64 	%rd<286>;
	mov.u64 	%SPL, __local_depot1;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd109, [two_shot_param_0];
	ld.param.u64 	%rd110, [two_shot_param_1];
	ld.param.u64 	%rd101, [two_shot_param_6];
	ld.param.u64 	%rd102, [two_shot_param_7];
	ld.param.u64 	%rd103, [two_shot_param_8];
	ld.param.v2.u32 	{%r47, %r48}, [two_shot_param_9+48];
	ld.param.u64 	%rd108, [two_shot_param_9+64];
	ld.param.u64 	%rd107, [two_shot_param_9+56];
	ld.param.u64 	%rd104, [two_shot_param_9];
	ld.param.u32 	%r38, [two_shot_param_5];
	ld.param.u32 	%r37, [two_shot_param_4];
	ld.param.u32 	%r36, [two_shot_param_3];
	ld.param.u32 	%r35, [two_shot_param_2];
	cvta.to.global.u64 	%rd1, %rd110;
	add.u64 	%rd111, %SP, 0;
	add.u64 	%rd112, %SPL, 0;
	add.s64 	%rd2, %rd112, 44;
	mov.u16 	%rs4, 0;
	st.local.v4.u8 	[%rd112+44], {%rs4, %rs4, %rs4, %rs4};
	st.local.u64 	[%rd112], %rd109;
	st.local.u64 	[%rd112+8], %rd110;
	st.local.v2.u32 	[%rd112+16], {%r35, %r36};
	st.local.v2.u32 	[%rd112+24], {%r37, %r38};
	st.local.u64 	[%rd112+32], %rd101;
	cvt.u64.u32 	%rd3, %r35;
	cvta.to.global.u64 	%rd282, %rd109;
	mul.wide.u32 	%rd113, %r35, 8;
	add.s64 	%rd5, %rd282, %rd113;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r49, %ctaid.x;
	mul.wide.u32 	%rd114, %r49, 4;
	add.s64 	%rd115, %rd6, %rd114;
	cvt.u64.u32 	%rd7, %r49;
	ld.u32 	%r118, [%rd115+64];
	st.local.u32 	[%rd112+40], %r118;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB1_2;
	ld.volatile.u32 	%r50, [%rd6];
	setp.ne.s32 	%p2, %r50, 0;
	selp.u16 	%rs4, 1, 0, %p2;
$L__BB1_2:
	setp.eq.s16 	%p3, %rs4, 0;
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
	cvt.u32.u16 	%r53, %rs4;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r53, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r54, 1, 0, %p2;
	}
	setp.ne.s32 	%p5, %r54, 0;
	@%p5 bra 	$L__BB1_78;
	bra.uni 	$L__BB1_7;
$L__BB1_78:
	ret;
$L__BB1_7:
	mov.u32 	%r55, %nctaid.x;
	cvt.u64.u32 	%rd9, %r55;
	add.s64 	%rd116, %rd9, %rd104;
	add.s64 	%rd10, %rd116, -1;
	and.b64  	%rd117, %rd10, -4294967296;
	setp.eq.s64 	%p6, %rd117, 0;
	@%p6 bra 	$L__BB1_9;
	div.u64 	%rd261, %rd10, %rd9;
	bra.uni 	$L__BB1_10;
$L__BB1_9:
	cvt.u32.u64 	%r56, %rd9;
	cvt.u32.u64 	%r57, %rd10;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd261, %r58;
$L__BB1_10:
	mul.lo.s64 	%rd118, %rd261, %rd7;
	min.u64 	%rd264, %rd118, %rd104;
	add.s64 	%rd119, %rd264, %rd261;
	min.u64 	%rd17, %rd119, %rd104;
	mul.lo.s64 	%rd120, %rd7, %rd107;
	shl.b64 	%rd121, %rd120, 1;
	add.s64 	%rd19, %rd121, %rd108;
	mov.u32 	%r59, %ntid.x;
	cvt.u64.u32 	%rd20, %r59;
	cvt.u64.u32 	%rd21, %r36;
	add.s64 	%rd22, %rd21, -1;
	add.s32 	%r60, %r35, 1;
	cvt.u64.u32 	%rd23, %r60;
	mul.lo.s64 	%rd24, %rd21, %rd7;
	cvt.u64.u32 	%rd25, %r2;
	add.s64 	%rd26, %rd24, %rd25;
	cvta.to.global.u64 	%rd27, %rd102;
	cvta.to.global.u64 	%rd28, %rd103;
$L__BB1_11:
	mov.u32 	%r4, %r118;
	ld.param.u64 	%rd260, [two_shot_param_9+56];
	shr.u64 	%rd237, %rd260, 3;
	sub.s64 	%rd122, %rd17, %rd264;
	min.u64 	%rd32, %rd237, %rd122;
	and.b32  	%r61, %r4, 1;
	setp.eq.b32 	%p7, %r61, 1;
	selp.b64 	%rd123, %rd260, 0, %p7;
	add.s64 	%rd33, %rd123, %rd19;
	selp.b64 	%rd124, 0, %rd260, %p7;
	add.s64 	%rd34, %rd124, %rd19;
	setp.le.u64 	%p8, %rd32, %rd25;
	@%p8 bra 	$L__BB1_14;
	shl.b64 	%rd247, %rd3, 3;
	add.s64 	%rd246, %rd282, %rd247;
	ld.global.u64 	%rd126, [%rd246];
	add.s64 	%rd36, %rd126, %rd33;
	mov.u64 	%rd265, %rd25;
$L__BB1_13:
	.pragma "nounroll";
	add.s64 	%rd127, %rd265, %rd264;
	shl.b64 	%rd128, %rd127, 3;
	add.s64 	%rd129, %rd27, %rd128;
	ld.global.u64 	%rd130, [%rd129];
	shl.b64 	%rd131, %rd265, 3;
	add.s64 	%rd132, %rd36, %rd131;
	st.u64 	[%rd132], %rd130;
	add.s64 	%rd265, %rd265, %rd20;
	setp.lt.u64 	%p9, %rd265, %rd32;
	@%p9 bra 	$L__BB1_13;
$L__BB1_14:
	bar.sync 	0;
	add.s32 	%r5, %r4, 1;
	st.local.u32 	[%rd2+-4], %r5;
	setp.ge.u32 	%p10, %r2, %r36;
	mov.u32 	%r122, 0;
	@%p10 bra 	$L__BB1_27;
	add.s32 	%r108, %r4, 1;
	shl.b64 	%rd241, %rd3, 3;
	add.s64 	%rd240, %rd282, %rd241;
	membar.sys;
	shl.b64 	%rd138, %rd25, 3;
	add.s64 	%rd139, %rd282, %rd138;
	ld.global.u64 	%rd140, [%rd139];
	add.s64 	%rd141, %rd24, %rd3;
	shl.b64 	%rd142, %rd141, 3;
	add.s64 	%rd143, %rd140, %rd142;
	add.s64 	%rd133, %rd143, 4096;
	cvt.u64.u32 	%rd144, %r37;
	cvt.u64.u32 	%rd145, %r108;
	bfi.b64 	%rd134, %rd144, %rd145, 32, 32;
	st.release.sys.global.u64 [%rd133], %rd134;
	mov.u64 %rd135, %globaltimer;
	ld.global.u64 	%rd146, [%rd240];
	shl.b64 	%rd147, %rd26, 3;
	add.s64 	%rd148, %rd146, %rd147;
	add.s64 	%rd137, %rd148, 4096;
	ld.acquire.sys.global.u64 %rd266, [%rd137];
	cvt.u32.u64 	%r121, %rd266;
	sub.s32 	%r63, %r121, %r108;
	setp.gt.s32 	%p11, %r63, -1;
	@%p11 bra 	$L__BB1_24;
	mov.u32 	%r119, 1;
$L__BB1_17:
	and.b32  	%r65, %r119, 15;
	setp.ne.s32 	%p12, %r65, 0;
	@%p12 bra 	$L__BB1_23;
	shl.b64 	%rd245, %rd3, 3;
	add.s64 	%rd244, %rd282, %rd245;
	mov.u32 	%r66, 40;
	nanosleep.u32 %r66;
	ld.global.u64 	%rd149, [%rd244];
	ld.volatile.u32 	%r68, [%rd149];
	setp.ne.s32 	%p13, %r68, 0;
	mov.u32 	%r120, 4;
	@%p13 bra 	$L__BB1_21;
	ld.volatile.global.u32 	%r70, [%rd1];
	setp.ne.s32 	%p14, %r70, 0;
	mov.u32 	%r120, 1;
	@%p14 bra 	$L__BB1_21;
	mov.u64 %rd150, %globaltimer;
	sub.s64 	%rd151, %rd150, %rd135;
	setp.gt.s64 	%p15, %rd151, %rd101;
	selp.b32 	%r120, 3, 0, %p15;
$L__BB1_21:
	setp.eq.s32 	%p16, %r120, 0;
	@%p16 bra 	$L__BB1_23;
	bra.uni 	$L__BB1_22;
$L__BB1_23:
	shl.b64 	%rd248, %rd26, 3;
	add.s32 	%r112, %r4, 1;
	shl.b64 	%rd243, %rd3, 3;
	add.s64 	%rd242, %rd282, %rd243;
	ld.global.u64 	%rd155, [%rd242];
	add.s64 	%rd157, %rd155, %rd248;
	add.s64 	%rd154, %rd157, 4096;
	ld.acquire.sys.global.u64 %rd266, [%rd154];
	add.s32 	%r119, %r119, 1;
	cvt.u32.u64 	%r121, %rd266;
	sub.s32 	%r72, %r121, %r112;
	setp.lt.s32 	%p17, %r72, 0;
	@%p17 bra 	$L__BB1_17;
$L__BB1_24:
	mov.u32 	%r122, 0;
	add.s32 	%r109, %r4, 1;
	setp.ne.s32 	%p18, %r109, %r121;
	@%p18 bra 	$L__BB1_27;
	mov.u32 	%r122, 0;
	shr.u64 	%rd158, %rd266, 32;
	cvt.u32.u64 	%r13, %rd158;
	setp.eq.s32 	%p19, %r13, %r37;
	@%p19 bra 	$L__BB1_27;
	mov.u32 	%r122, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd111;
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
	mov.u32 	%r122, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd111;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r120;
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
	setp.ne.u32 	%p1, %r122, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r76, 1, 0, %p2;
	}
	setp.ne.s32 	%p20, %r76, 0;
	@%p20 bra 	$L__BB1_78;
	add.s64 	%rd43, %rd22, %rd32;
	and.b64  	%rd160, %rd43, -4294967296;
	setp.eq.s64 	%p21, %rd160, 0;
	@%p21 bra 	$L__BB1_30;
	div.u64 	%rd267, %rd43, %rd21;
	bra.uni 	$L__BB1_31;
$L__BB1_30:
	cvt.u32.u64 	%r77, %rd21;
	cvt.u32.u64 	%r78, %rd43;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd267, %r79;
$L__BB1_31:
	setp.lt.u64 	%p22, %rd43, %rd21;
	selp.b64 	%rd47, 1, %rd267, %p22;
	mul.lo.s64 	%rd161, %rd47, %rd23;
	min.u64 	%rd48, %rd161, %rd32;
	mul.lo.s64 	%rd162, %rd47, %rd3;
	add.s64 	%rd268, %rd162, %rd25;
	setp.ge.u64 	%p23, %rd268, %rd48;
	@%p23 bra 	$L__BB1_55;
	shl.b64 	%rd239, %rd3, 3;
	add.s64 	%rd238, %rd282, %rd239;
	ld.global.u64 	%rd163, [%rd238];
	add.s64 	%rd50, %rd163, %rd34;
	setp.eq.s32 	%p24, %r47, 1;
	@%p24 bra 	$L__BB1_47;
	bra.uni 	$L__BB1_33;
$L__BB1_47:
	.pragma "nounroll";
	shl.b64 	%rd183, %rd268, 3;
	add.s64 	%rd70, %rd183, %rd33;
	ld.global.u64 	%rd184, [%rd282];
	add.s64 	%rd185, %rd184, %rd70;
	ld.u64 	%rd277, [%rd185];
	setp.lt.u32 	%p34, %r36, 2;
	@%p34 bra 	$L__BB1_50;
	mov.u32 	%r126, 1;
$L__BB1_49:
	.pragma "nounroll";
	shl.b64 	%rd258, %rd268, 3;
	add.s64 	%rd257, %rd258, %rd33;
	mul.wide.u32 	%rd186, %r126, 8;
	add.s64 	%rd187, %rd282, %rd186;
	ld.global.u64 	%rd188, [%rd187];
	add.s64 	%rd189, %rd188, %rd257;
	ld.u64 	%rd190, [%rd189];
	mul.lo.s64 	%rd277, %rd190, %rd277;
	add.s32 	%r126, %r126, 1;
	setp.lt.u32 	%p35, %r126, %r36;
	@%p35 bra 	$L__BB1_49;
$L__BB1_50:
	setp.ne.s32 	%p36, %r47, 4;
	@%p36 bra 	$L__BB1_54;
	and.b64  	%rd191, %rd277, -4294967296;
	setp.eq.s64 	%p37, %rd191, 0;
	@%p37 bra 	$L__BB1_53;
	div.u64 	%rd277, %rd277, %rd21;
	bra.uni 	$L__BB1_54;
$L__BB1_53:
	cvt.u32.u64 	%r87, %rd21;
	cvt.u32.u64 	%r88, %rd277;
	div.u32 	%r89, %r88, %r87;
	cvt.u64.u32 	%rd277, %r89;
$L__BB1_54:
	shl.b64 	%rd256, %rd268, 3;
	add.s64 	%rd193, %rd50, %rd256;
	st.u64 	[%rd193], %rd277;
	add.s64 	%rd268, %rd268, %rd20;
	setp.lt.u64 	%p38, %rd268, %rd48;
	@%p38 bra 	$L__BB1_47;
	bra.uni 	$L__BB1_55;
$L__BB1_33:
	.pragma "nounroll";
	shl.b64 	%rd164, %rd268, 3;
	add.s64 	%rd53, %rd164, %rd33;
	ld.global.u64 	%rd165, [%rd282];
	add.s64 	%rd166, %rd165, %rd53;
	ld.u64 	%rd273, [%rd166];
	setp.lt.u32 	%p25, %r36, 2;
	@%p25 bra 	$L__BB1_42;
	setp.eq.s32 	%p26, %r47, 2;
	@%p26 bra 	$L__BB1_38;
	setp.ne.s32 	%p27, %r47, 3;
	@%p27 bra 	$L__BB1_40;
	mov.u32 	%r123, 1;
	mov.u64 	%rd269, %rd282;
$L__BB1_37:
	.pragma "nounroll";
	shl.b64 	%rd253, %rd268, 3;
	add.s64 	%rd252, %rd253, %rd33;
	add.s64 	%rd57, %rd269, 8;
	ld.global.u64 	%rd167, [%rd269+8];
	add.s64 	%rd168, %rd167, %rd252;
	ld.u64 	%rd169, [%rd168];
	max.u64 	%rd273, %rd169, %rd273;
	add.s32 	%r123, %r123, 1;
	setp.lt.u32 	%p28, %r123, %r36;
	mov.u64 	%rd269, %rd57;
	@%p28 bra 	$L__BB1_37;
	bra.uni 	$L__BB1_42;
$L__BB1_38:
	mov.u32 	%r124, 1;
$L__BB1_39:
	.pragma "nounroll";
	shl.b64 	%rd255, %rd268, 3;
	add.s64 	%rd254, %rd255, %rd33;
	mul.wide.u32 	%rd170, %r124, 8;
	add.s64 	%rd171, %rd282, %rd170;
	ld.global.u64 	%rd172, [%rd171];
	add.s64 	%rd173, %rd172, %rd254;
	ld.u64 	%rd174, [%rd173];
	min.u64 	%rd273, %rd174, %rd273;
	add.s32 	%r124, %r124, 1;
	setp.lt.u32 	%p29, %r124, %r36;
	@%p29 bra 	$L__BB1_39;
	bra.uni 	$L__BB1_42;
$L__BB1_40:
	mov.u32 	%r125, 1;
$L__BB1_41:
	.pragma "nounroll";
	shl.b64 	%rd251, %rd268, 3;
	add.s64 	%rd250, %rd251, %rd33;
	mul.wide.u32 	%rd175, %r125, 8;
	add.s64 	%rd176, %rd282, %rd175;
	ld.global.u64 	%rd177, [%rd176];
	add.s64 	%rd178, %rd177, %rd250;
	ld.u64 	%rd179, [%rd178];
	add.s64 	%rd273, %rd179, %rd273;
	add.s32 	%r125, %r125, 1;
	setp.lt.u32 	%p30, %r125, %r36;
	@%p30 bra 	$L__BB1_41;
$L__BB1_42:
	setp.ne.s32 	%p31, %r47, 4;
	@%p31 bra 	$L__BB1_46;
	and.b64  	%rd180, %rd273, -4294967296;
	setp.eq.s64 	%p32, %rd180, 0;
	@%p32 bra 	$L__BB1_45;
	div.u64 	%rd273, %rd273, %rd21;
	bra.uni 	$L__BB1_46;
$L__BB1_45:
	cvt.u32.u64 	%r83, %rd21;
	cvt.u32.u64 	%r84, %rd273;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd273, %r85;
$L__BB1_46:
	shl.b64 	%rd249, %rd268, 3;
	add.s64 	%rd182, %rd50, %rd249;
	st.u64 	[%rd182], %rd273;
	add.s64 	%rd268, %rd268, %rd20;
	setp.lt.u64 	%p33, %rd268, %rd48;
	@%p33 bra 	$L__BB1_33;
$L__BB1_55:
	setp.ge.u32 	%p56, %r2, %r36;
	bar.sync 	0;
	add.s32 	%r23, %r4, 2;
	st.local.u32 	[%rd2+-4], %r23;
	mov.u32 	%r130, 0;
	@%p56 bra 	$L__BB1_68;
	membar.sys;
	shl.b64 	%rd199, %rd25, 3;
	add.s64 	%rd200, %rd282, %rd199;
	ld.global.u64 	%rd201, [%rd200];
	add.s64 	%rd202, %rd24, %rd3;
	shl.b64 	%rd203, %rd202, 3;
	add.s64 	%rd204, %rd201, %rd203;
	add.s64 	%rd194, %rd204, 4096;
	cvt.u64.u32 	%rd205, %r37;
	cvt.u64.u32 	%rd206, %r23;
	bfi.b64 	%rd195, %rd205, %rd206, 32, 32;
	st.release.sys.global.u64 [%rd194], %rd195;
	mov.u64 %rd196, %globaltimer;
	ld.global.u64 	%rd207, [%rd5];
	shl.b64 	%rd208, %rd26, 3;
	add.s64 	%rd209, %rd207, %rd208;
	add.s64 	%rd198, %rd209, 4096;
	ld.acquire.sys.global.u64 %rd280, [%rd198];
	cvt.u32.u64 	%r129, %rd280;
	sub.s32 	%r91, %r129, %r23;
	setp.gt.s32 	%p40, %r91, -1;
	@%p40 bra 	$L__BB1_65;
	mov.u32 	%r127, 1;
$L__BB1_58:
	and.b32  	%r93, %r127, 15;
	setp.ne.s32 	%p41, %r93, 0;
	@%p41 bra 	$L__BB1_64;
	mov.u32 	%r94, 40;
	nanosleep.u32 %r94;
	ld.global.u64 	%rd210, [%rd5];
	ld.volatile.u32 	%r96, [%rd210];
	setp.ne.s32 	%p42, %r96, 0;
	mov.u32 	%r128, 4;
	@%p42 bra 	$L__BB1_62;
	ld.volatile.global.u32 	%r98, [%rd1];
	setp.ne.s32 	%p43, %r98, 0;
	mov.u32 	%r128, 1;
	@%p43 bra 	$L__BB1_62;
	mov.u64 %rd211, %globaltimer;
	sub.s64 	%rd212, %rd211, %rd196;
	setp.gt.s64 	%p44, %rd212, %rd101;
	selp.b32 	%r128, 3, 0, %p44;
$L__BB1_62:
	setp.eq.s32 	%p45, %r128, 0;
	@%p45 bra 	$L__BB1_64;
	bra.uni 	$L__BB1_63;
$L__BB1_64:
	shl.b64 	%rd259, %rd26, 3;
	add.s32 	%r117, %r4, 2;
	ld.global.u64 	%rd216, [%rd5];
	add.s64 	%rd218, %rd216, %rd259;
	add.s64 	%rd215, %rd218, 4096;
	ld.acquire.sys.global.u64 %rd280, [%rd215];
	add.s32 	%r127, %r127, 1;
	cvt.u32.u64 	%r129, %rd280;
	sub.s32 	%r100, %r129, %r117;
	setp.lt.s32 	%p46, %r100, 0;
	@%p46 bra 	$L__BB1_58;
$L__BB1_65:
	mov.u32 	%r130, 0;
	add.s32 	%r113, %r4, 2;
	setp.ne.s32 	%p47, %r113, %r129;
	@%p47 bra 	$L__BB1_68;
	mov.u32 	%r130, 0;
	shr.u64 	%rd219, %rd280, 32;
	cvt.u32.u64 	%r31, %rd219;
	setp.eq.s32 	%p48, %r31, %r37;
	@%p48 bra 	$L__BB1_68;
	mov.u32 	%r130, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd111;
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
	bra.uni 	$L__BB1_68;
$L__BB1_63:
	mov.u32 	%r130, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd111;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r128;
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
$L__BB1_68:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r130, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r104, 1, 0, %p2;
	}
	setp.ne.s32 	%p49, %r104, 0;
	@%p49 bra 	$L__BB1_78;
	setp.eq.s32 	%p50, %r36, 0;
	@%p50 bra 	$L__BB1_75;
	mov.u32 	%r131, 0;
$L__BB1_71:
	.pragma "nounroll";
	cvt.u64.u32 	%rd91, %r131;
	add.s32 	%r131, %r131, 1;
	cvt.u64.u32 	%rd221, %r131;
	mul.lo.s64 	%rd222, %rd47, %rd221;
	min.u64 	%rd92, %rd222, %rd32;
	mul.lo.s64 	%rd223, %rd47, %rd91;
	add.s64 	%rd283, %rd223, %rd25;
	setp.ge.u64 	%p51, %rd283, %rd92;
	@%p51 bra 	$L__BB1_74;
	shl.b64 	%rd224, %rd91, 3;
	add.s64 	%rd225, %rd282, %rd224;
	ld.global.u64 	%rd226, [%rd225];
	add.s64 	%rd94, %rd226, %rd34;
$L__BB1_73:
	.pragma "nounroll";
	shl.b64 	%rd227, %rd283, 3;
	add.s64 	%rd228, %rd94, %rd227;
	ld.u64 	%rd229, [%rd228];
	add.s64 	%rd230, %rd283, %rd264;
	shl.b64 	%rd231, %rd230, 3;
	add.s64 	%rd232, %rd28, %rd231;
	st.global.u64 	[%rd232], %rd229;
	add.s64 	%rd283, %rd283, %rd20;
	setp.lt.u64 	%p52, %rd283, %rd92;
	@%p52 bra 	$L__BB1_73;
$L__BB1_74:
	setp.lt.u32 	%p53, %r131, %r36;
	@%p53 bra 	$L__BB1_71;
$L__BB1_75:
	add.s32 	%r118, %r4, 2;
	add.s64 	%rd264, %rd32, %rd264;
	setp.lt.u64 	%p54, %rd264, %rd17;
	@%p54 bra 	$L__BB1_11;
	setp.ne.s32 	%p57, %r2, 0;
	bar.sync 	0;
	@%p57 bra 	$L__BB1_78;
	mov.u32 	%r107, %ctaid.x;
	cvt.u64.u32 	%rd236, %r107;
	ld.global.u64 	%rd233, [%rd5];
	shl.b64 	%rd234, %rd236, 2;
	add.s64 	%rd235, %rd233, %rd234;
	add.s32 	%r106, %r4, 2;
	st.u32 	[%rd235+64], %r106;
	bra.uni 	$L__BB1_78;
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
