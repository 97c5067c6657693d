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
	.reg .b16 	%rs<7>;
	.reg .b32 	%r<105>;
	.reg .b64 	%rd<212>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd84, [move_param_0];
	ld.param.u64 	%rd85, [move_param_1];
	ld.param.u64 	%rd77, [move_param_6];
	ld.param.u64 	%rd86, [move_param_8];
	ld.param.v2.u32 	{%r40, %r41}, [move_param_9+24];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+48];
	ld.param.u64 	%rd83, [move_param_9+64];
	ld.param.u64 	%rd82, [move_param_9+56];
	ld.param.u32 	%r37, [move_param_9+32];
	ld.param.u32 	%r34, [move_param_9+8];
	ld.param.u64 	%rd79, [move_param_9];
	ld.param.u32 	%r33, [move_param_5];
	ld.param.u32 	%r32, [move_param_4];
	ld.param.u32 	%r31, [move_param_3];
	cvta.to.global.u64 	%rd1, %rd85;
	cvta.to.global.u64 	%rd2, %rd86;
	add.u64 	%rd87, %SP, 0;
	add.u64 	%rd88, %SPL, 0;
	add.s64 	%rd3, %rd88, 44;
	mov.u16 	%rs6, 0;
	st.local.v4.u8 	[%rd88+44], {%rs6, %rs6, %rs6, %rs6};
	st.local.u64 	[%rd88], %rd84;
	st.local.u64 	[%rd88+8], %rd85;
	ld.param.u32 	%r44, [move_param_2];
	st.local.v2.u32 	[%rd88+16], {%r44, %r31};
	st.local.v2.u32 	[%rd88+24], {%r32, %r33};
	st.local.u64 	[%rd88+32], %rd77;
	cvt.u64.u32 	%rd4, %r44;
	cvta.to.global.u64 	%rd5, %rd84;
	mul.wide.u32 	%rd89, %r44, 8;
	add.s64 	%rd6, %rd5, %rd89;
	ld.global.u64 	%rd7, [%rd6];
	mov.u32 	%r45, %ctaid.x;
	mul.wide.u32 	%rd90, %r45, 4;
	add.s64 	%rd91, %rd7, %rd90;
	cvt.u64.u32 	%rd8, %r45;
	ld.u32 	%r94, [%rd91+64];
	st.local.u32 	[%rd88+40], %r94;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r46, [%rd7];
	setp.ne.s32 	%p2, %r46, 0;
	selp.u16 	%rs6, 1, 0, %p2;
$L__BB0_2:
	setp.eq.s16 	%p3, %rs6, 0;
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
	cvt.u32.u16 	%r49, %rs6;
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
	add.s64 	%rd92, %rd10, %rd79;
	add.s64 	%rd11, %rd92, -1;
	and.b64  	%rd93, %rd11, -4294967296;
	setp.eq.s64 	%p6, %rd93, 0;
	@%p6 bra 	$L__BB0_9;
	div.u64 	%rd195, %rd11, %rd10;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r52, %rd10;
	cvt.u32.u64 	%r53, %rd11;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd195, %r54;
$L__BB0_10:
	mul.lo.s64 	%rd94, %rd195, %rd8;
	min.u64 	%rd197, %rd94, %rd79;
	add.s64 	%rd95, %rd197, %rd195;
	min.u64 	%rd17, %rd95, %rd79;
	cvt.u64.u32 	%rd18, %r43;
	and.b64  	%rd96, %rd82, -4294967296;
	setp.eq.s64 	%p7, %rd96, 0;
	@%p7 bra 	$L__BB0_12;
	div.u64 	%rd196, %rd82, %rd18;
	bra.uni 	$L__BB0_13;
$L__BB0_12:
	cvt.u32.u64 	%r55, %rd18;
	cvt.u32.u64 	%r56, %rd82;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd196, %r57;
$L__BB0_13:
	mul.lo.s64 	%rd97, %rd8, %rd82;
	shl.b64 	%rd98, %rd97, 1;
	add.s64 	%rd22, %rd98, %rd83;
	mov.u32 	%r58, %ntid.x;
	cvt.u64.u32 	%rd23, %r58;
	cvt.u64.u32 	%rd99, %r37;
	mul.lo.s64 	%rd24, %rd196, %rd99;
	add.s32 	%r7, %r40, %r41;
	cvt.u64.u32 	%rd25, %r31;
	cvt.u64.u32 	%rd26, %r2;
$L__BB0_14:
	mov.u32 	%r8, %r94;
	ld.param.u64 	%rd177, [move_param_9+56];
	sub.s64 	%rd101, %rd17, %rd197;
	min.u64 	%rd31, %rd196, %rd101;
	and.b32  	%r59, %r8, 1;
	setp.eq.b32 	%p8, %r59, 1;
	selp.b64 	%rd102, %rd177, 0, %p8;
	add.s64 	%rd32, %rd22, %rd102;
	setp.eq.s32 	%p9, %r34, 0;
	@%p9 bra 	$L__BB0_20;
	ld.global.u64 	%rd33, [%rd6];
	mov.u32 	%r95, 0;
$L__BB0_16:
	.pragma "nounroll";
	setp.le.u64 	%p10, %rd31, %rd26;
	@%p10 bra 	$L__BB0_19;
	ld.param.u64 	%rd187, [move_param_7];
	cvta.to.global.u64 	%rd186, %rd187;
	add.s64 	%rd185, %rd186, %rd26;
	add.s64 	%rd184, %rd185, %rd197;
	ld.param.u64 	%rd178, [move_param_9+16];
	cvt.u64.u32 	%rd103, %r95;
	mul.lo.s64 	%rd104, %rd178, %rd103;
	add.s64 	%rd198, %rd184, %rd104;
	mov.u64 	%rd199, %rd26;
$L__BB0_18:
	.pragma "nounroll";
	cvt.u64.u32 	%rd190, %r95;
	mul.lo.s64 	%rd189, %rd196, %rd190;
	add.s64 	%rd188, %rd189, %rd32;
	ld.global.u8 	%rs4, [%rd198];
	add.s64 	%rd106, %rd188, %rd199;
	add.s64 	%rd107, %rd33, %rd106;
	st.u8 	[%rd107], %rs4;
	add.s64 	%rd198, %rd198, %rd23;
	add.s64 	%rd199, %rd199, %rd23;
	setp.lt.u64 	%p11, %rd199, %rd31;
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
	shl.b64 	%rd113, %rd26, 3;
	add.s64 	%rd114, %rd5, %rd113;
	ld.global.u64 	%rd115, [%rd114];
	mul.lo.s64 	%rd116, %rd25, %rd8;
	add.s64 	%rd117, %rd116, %rd4;
	shl.b64 	%rd118, %rd117, 3;
	add.s64 	%rd119, %rd115, %rd118;
	add.s64 	%rd108, %rd119, 4096;
	cvt.u64.u32 	%rd120, %r32;
	cvt.u64.u32 	%rd121, %r91;
	bfi.b64 	%rd109, %rd120, %rd121, 32, 32;
	st.release.sys.global.u64 [%rd108], %rd109;
	mov.u64 %rd110, %globaltimer;
	ld.global.u64 	%rd122, [%rd6];
	add.s64 	%rd42, %rd116, %rd26;
	shl.b64 	%rd123, %rd42, 3;
	add.s64 	%rd124, %rd122, %rd123;
	add.s64 	%rd112, %rd124, 4096;
	ld.acquire.sys.global.u64 %rd200, [%rd112];
	cvt.u32.u64 	%r98, %rd200;
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
	ld.global.u64 	%rd125, [%rd6];
	ld.volatile.u32 	%r67, [%rd125];
	setp.ne.s32 	%p16, %r67, 0;
	mov.u32 	%r97, 4;
	@%p16 bra 	$L__BB0_27;
	ld.volatile.global.u32 	%r69, [%rd1];
	setp.ne.s32 	%p17, %r69, 0;
	mov.u32 	%r97, 1;
	@%p17 bra 	$L__BB0_27;
	ld.param.u64 	%rd183, [move_param_6];
	mov.u64 %rd126, %globaltimer;
	sub.s64 	%rd127, %rd126, %rd110;
	setp.gt.s64 	%p18, %rd127, %rd183;
	selp.b32 	%r97, 3, 0, %p18;
$L__BB0_27:
	setp.eq.s32 	%p19, %r97, 0;
	@%p19 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_28;
$L__BB0_29:
	mul.lo.s64 	%rd182, %rd25, %rd8;
	add.s64 	%rd181, %rd182, %rd26;
	shl.b64 	%rd180, %rd181, 3;
	add.s32 	%r93, %r8, 1;
	ld.global.u64 	%rd131, [%rd6];
	add.s64 	%rd133, %rd131, %rd180;
	add.s64 	%rd130, %rd133, 4096;
	ld.acquire.sys.global.u64 %rd200, [%rd130];
	add.s32 	%r96, %r96, 1;
	cvt.u32.u64 	%r98, %rd200;
	sub.s32 	%r71, %r98, %r93;
	setp.lt.s32 	%p20, %r71, 0;
	@%p20 bra 	$L__BB0_23;
$L__BB0_30:
	mov.u32 	%r99, 0;
	add.s32 	%r88, %r8, 1;
	setp.ne.s32 	%p21, %r88, %r98;
	@%p21 bra 	$L__BB0_33;
	mov.u32 	%r99, 0;
	shr.u64 	%rd134, %rd200, 32;
	cvt.u32.u64 	%r19, %rd134;
	setp.eq.s32 	%p22, %r19, %r32;
	@%p22 bra 	$L__BB0_33;
	mov.u32 	%r99, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd87;
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
	st.param.b64 	[param0+0], %rd87;
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
	add.s64 	%rd46, %rd32, %rd24;
	@%p24 bra 	$L__BB0_61;
	bra.uni 	$L__BB0_35;
$L__BB0_61:
	setp.ge.u32 	%p43, %r40, %r7;
	@%p43 bra 	$L__BB0_67;
	mov.u32 	%r104, %r40;
$L__BB0_63:
	.pragma "nounroll";
	setp.le.u64 	%p44, %rd31, %rd26;
	@%p44 bra 	$L__BB0_66;
	ld.param.u64 	%rd179, [move_param_9+40];
	mul.wide.u32 	%rd166, %r104, 8;
	add.s64 	%rd167, %rd5, %rd166;
	ld.global.u64 	%rd72, [%rd167];
	sub.s32 	%r86, %r104, %r40;
	cvt.u64.u32 	%rd168, %r86;
	mul.lo.s64 	%rd169, %rd179, %rd168;
	add.s64 	%rd73, %rd169, %rd197;
	mov.u64 	%rd211, %rd26;
$L__BB0_65:
	.pragma "nounroll";
	add.s64 	%rd170, %rd211, %rd46;
	add.s64 	%rd171, %rd72, %rd170;
	ld.u8 	%rs5, [%rd171];
	add.s64 	%rd172, %rd73, %rd211;
	add.s64 	%rd173, %rd2, %rd172;
	st.global.u8 	[%rd173], %rs5;
	add.s64 	%rd211, %rd211, %rd23;
	setp.lt.u64 	%p45, %rd211, %rd31;
	@%p45 bra 	$L__BB0_65;
$L__BB0_66:
	add.s32 	%r104, %r104, 1;
	setp.lt.u32 	%p46, %r104, %r7;
	@%p46 bra 	$L__BB0_63;
	bra.uni 	$L__BB0_67;
$L__BB0_35:
	setp.eq.s32 	%p25, %r41, 0;
	setp.le.u64 	%p26, %rd31, %rd26;
	or.pred  	%p27, %p25, %p26;
	@%p27 bra 	$L__BB0_67;
	setp.eq.s32 	%p28, %r42, 1;
	@%p28 bra 	$L__BB0_52;
	bra.uni 	$L__BB0_37;
$L__BB0_52:
	mov.u64 	%rd207, %rd26;
$L__BB0_53:
	.pragma "nounroll";
	ld.global.u64 	%rd156, [%rd5];
	add.s64 	%rd63, %rd207, %rd46;
	add.s64 	%rd157, %rd156, %rd63;
	ld.u8 	%rd209, [%rd157];
	setp.lt.u32 	%p38, %r31, 2;
	@%p38 bra 	$L__BB0_56;
	mov.u32 	%r103, 1;
$L__BB0_55:
	.pragma "nounroll";
	add.s64 	%rd194, %rd207, %rd46;
	mul.wide.u32 	%rd158, %r103, 8;
	add.s64 	%rd159, %rd5, %rd158;
	ld.global.u64 	%rd160, [%rd159];
	add.s64 	%rd161, %rd160, %rd194;
	ld.u8 	%rd162, [%rd161];
	mul.lo.s64 	%rd209, %rd209, %rd162;
	add.s32 	%r103, %r103, 1;
	setp.lt.u32 	%p39, %r103, %r31;
	@%p39 bra 	$L__BB0_55;
$L__BB0_56:
	setp.ne.s32 	%p40, %r42, 4;
	@%p40 bra 	$L__BB0_60;
	and.b64  	%rd163, %rd209, -4294967296;
	setp.eq.s64 	%p41, %rd163, 0;
	@%p41 bra 	$L__BB0_59;
	div.u64 	%rd209, %rd209, %rd25;
	bra.uni 	$L__BB0_60;
$L__BB0_59:
	cvt.u32.u64 	%r83, %rd25;
	cvt.u32.u64 	%r84, %rd209;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd209, %r85;
$L__BB0_60:
	add.s64 	%rd164, %rd207, %rd197;
	add.s64 	%rd165, %rd2, %rd164;
	st.global.u8 	[%rd165], %rd209;
	add.s64 	%rd207, %rd207, %rd23;
	setp.lt.u64 	%p42, %rd207, %rd31;
	@%p42 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_67;
$L__BB0_37:
	mov.u64 	%rd201, %rd26;
$L__BB0_38:
	.pragma "nounroll";
	ld.global.u64 	%rd136, [%rd5];
	add.s64 	%rd49, %rd201, %rd46;
	add.s64 	%rd137, %rd136, %rd49;
	ld.u8 	%rd205, [%rd137];
	setp.lt.u32 	%p29, %r31, 2;
	@%p29 bra 	$L__BB0_47;
	setp.eq.s32 	%p30, %r42, 2;
	@%p30 bra 	$L__BB0_43;
	setp.ne.s32 	%p31, %r42, 3;
	@%p31 bra 	$L__BB0_45;
	mov.u32 	%r100, 1;
$L__BB0_42:
	.pragma "nounroll";
	add.s64 	%rd192, %rd201, %rd46;
	mul.wide.u32 	%rd138, %r100, 8;
	add.s64 	%rd139, %rd5, %rd138;
	ld.global.u64 	%rd140, [%rd139];
	add.s64 	%rd141, %rd140, %rd192;
	ld.u8 	%rd142, [%rd141];
	max.u64 	%rd205, %rd205, %rd142;
	add.s32 	%r100, %r100, 1;
	setp.lt.u32 	%p32, %r100, %r31;
	@%p32 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_47;
$L__BB0_43:
	mov.u32 	%r101, 1;
$L__BB0_44:
	.pragma "nounroll";
	add.s64 	%rd193, %rd201, %rd46;
	mul.wide.u32 	%rd143, %r101, 8;
	add.s64 	%rd144, %rd5, %rd143;
	ld.global.u64 	%rd145, [%rd144];
	add.s64 	%rd146, %rd145, %rd193;
	ld.u8 	%rd147, [%rd146];
	min.u64 	%rd205, %rd205, %rd147;
	add.s32 	%r101, %r101, 1;
	setp.lt.u32 	%p33, %r101, %r31;
	@%p33 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_47;
$L__BB0_45:
	mov.u32 	%r102, 1;
$L__BB0_46:
	.pragma "nounroll";
	add.s64 	%rd191, %rd201, %rd46;
	mul.wide.u32 	%rd148, %r102, 8;
	add.s64 	%rd149, %rd5, %rd148;
	ld.global.u64 	%rd150, [%rd149];
	add.s64 	%rd151, %rd150, %rd191;
	ld.u8 	%rd152, [%rd151];
	add.s64 	%rd205, %rd205, %rd152;
	add.s32 	%r102, %r102, 1;
	setp.lt.u32 	%p34, %r102, %r31;
	@%p34 bra 	$L__BB0_46;
$L__BB0_47:
	setp.ne.s32 	%p35, %r42, 4;
	@%p35 bra 	$L__BB0_51;
	and.b64  	%rd153, %rd205, -4294967296;
	setp.eq.s64 	%p36, %rd153, 0;
	@%p36 bra 	$L__BB0_50;
	div.u64 	%rd205, %rd205, %rd25;
	bra.uni 	$L__BB0_51;
$L__BB0_50:
	cvt.u32.u64 	%r79, %rd25;
	cvt.u32.u64 	%r80, %rd205;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd205, %r81;
$L__BB0_51:
	add.s64 	%rd154, %rd201, %rd197;
	add.s64 	%rd155, %rd2, %rd154;
	st.global.u8 	[%rd155], %rd205;
	add.s64 	%rd201, %rd201, %rd23;
	setp.lt.u64 	%p37, %rd201, %rd31;
	@%p37 bra 	$L__BB0_38;
$L__BB0_67:
	add.s32 	%r94, %r8, 1;
	add.s64 	%rd197, %rd31, %rd197;
	setp.lt.u64 	%p47, %rd197, %rd17;
	@%p47 bra 	$L__BB0_14;
	setp.ne.s32 	%p49, %r2, 0;
	bar.sync 	0;
	@%p49 bra 	$L__BB0_70;
	ld.global.u64 	%rd174, [%rd6];
	shl.b64 	%rd175, %rd8, 2;
	add.s64 	%rd176, %rd174, %rd175;
	add.s32 	%r87, %r8, 1;
	st.u32 	[%rd176+64], %r87;
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
	.reg .b16 	%rs<7>;
	.reg .b32 	%r<132>;
	.reg .b64 	%rd<269>;
	mov.u64 	%SPL, __local_depot1;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd108, [two_shot_param_0];
	ld.param.u64 	%rd109, [two_shot_param_1];
	ld.param.u64 	%rd100, [two_shot_param_6];
	ld.param.u64 	%rd101, [two_shot_param_7];
	ld.param.u64 	%rd102, [two_shot_param_8];
	ld.param.v2.u32 	{%r47, %r48}, [two_shot_param_9+48];
	ld.param.u64 	%rd107, [two_shot_param_9+64];
	ld.param.u64 	%rd106, [two_shot_param_9+56];
	ld.param.u64 	%rd103, [two_shot_param_9];
	ld.param.u32 	%r38, [two_shot_param_5];
	ld.param.u32 	%r37, [two_shot_param_4];
	ld.param.u32 	%r36, [two_shot_param_3];
	ld.param.u32 	%r35, [two_shot_param_2];
	cvta.to.global.u64 	%rd1, %rd109;
	add.u64 	%rd110, %SP, 0;
	add.u64 	%rd111, %SPL, 0;
	add.s64 	%rd2, %rd111, 44;
	mov.u16 	%rs6, 0;
	st.local.v4.u8 	[%rd111+44], {%rs6, %rs6, %rs6, %rs6};
	st.local.u64 	[%rd111], %rd108;
	st.local.u64 	[%rd111+8], %rd109;
	st.local.v2.u32 	[%rd111+16], {%r35, %r36};
	st.local.v2.u32 	[%rd111+24], {%r37, %r38};
	st.local.u64 	[%rd111+32], %rd100;
	cvt.u64.u32 	%rd3, %r35;
	cvta.to.global.u64 	%rd265, %rd108;
	mul.wide.u32 	%rd112, %r35, 8;
	add.s64 	%rd5, %rd265, %rd112;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r49, %ctaid.x;
	mul.wide.u32 	%rd113, %r49, 4;
	add.s64 	%rd114, %rd6, %rd113;
	cvt.u64.u32 	%rd7, %r49;
	ld.u32 	%r118, [%rd114+64];
	st.local.u32 	[%rd111+40], %r118;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB1_2;
	ld.volatile.u32 	%r50, [%rd6];
	setp.ne.s32 	%p2, %r50, 0;
	selp.u16 	%rs6, 1, 0, %p2;
$L__BB1_2:
	setp.eq.s16 	%p3, %rs6, 0;
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
	cvt.u32.u16 	%r53, %rs6;
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
	add.s64 	%rd115, %rd9, %rd103;
	add.s64 	%rd10, %rd115, -1;
	and.b64  	%rd116, %rd10, -4294967296;
	setp.eq.s64 	%p6, %rd116, 0;
	@%p6 bra 	$L__BB1_9;
	div.u64 	%rd244, %rd10, %rd9;
	bra.uni 	$L__BB1_10;
$L__BB1_9:
	cvt.u32.u64 	%r56, %rd9;
	cvt.u32.u64 	%r57, %rd10;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd244, %r58;
$L__BB1_10:
	mul.lo.s64 	%rd117, %rd244, %rd7;
	min.u64 	%rd247, %rd117, %rd103;
	add.s64 	%rd118, %rd247, %rd244;
	min.u64 	%rd17, %rd118, %rd103;
	mul.lo.s64 	%rd119, %rd7, %rd106;
	shl.b64 	%rd120, %rd119, 1;
	add.s64 	%rd18, %rd120, %rd107;
	mov.u32 	%r59, %ntid.x;
	cvt.u64.u32 	%rd19, %r59;
	cvt.u64.u32 	%rd20, %r36;
	add.s64 	%rd21, %rd20, -1;
	add.s32 	%r60, %r35, 1;
	cvt.u64.u32 	%rd22, %r60;
	mul.lo.s64 	%rd23, %rd20, %rd7;
	cvt.u64.u32 	%rd24, %r2;
	add.s64 	%rd25, %rd23, %rd24;
	cvta.to.global.u64 	%rd26, %rd101;
	cvta.to.global.u64 	%rd27, %rd102;
$L__BB1_11:
	mov.u32 	%r4, %r118;
	ld.param.u64 	%rd227, [two_shot_param_9+56];
	sub.s64 	%rd121, %rd17, %rd247;
	min.u64 	%rd31, %rd227, %rd121;
	and.b32  	%r61, %r4, 1;
	setp.eq.b32 	%p7, %r61, 1;
	selp.b64 	%rd122, %rd227, 0, %p7;
	add.s64 	%rd32, %rd122, %rd18;
	selp.b64 	%rd123, 0, %rd227, %p7;
	add.s64 	%rd33, %rd123, %rd18;
	setp.le.u64 	%p8, %rd31, %rd24;
	@%p8 bra 	$L__BB1_14;
	shl.b64 	%rd237, %rd3, 3;
	add.s64 	%rd236, %rd265, %rd237;
	ld.global.u64 	%rd35, [%rd236];
	mov.u64 	%rd248, %rd24;
$L__BB1_13:
	.pragma "nounroll";
	add.s64 	%rd125, %rd248, %rd247;
	add.s64 	%rd126, %rd26, %rd125;
	ld.global.u8 	%rs4, [%rd126];
	add.s64 	%rd127, %rd248, %rd32;
	add.s64 	%rd128, %rd35, %rd127;
	st.u8 	[%rd128], %rs4;
	add.s64 	%rd248, %rd248, %rd19;
	setp.lt.u64 	%p9, %rd248, %rd31;
	@%p9 bra 	$L__BB1_13;
$L__BB1_14:
	bar.sync 	0;
	add.s32 	%r5, %r4, 1;
	st.local.u32 	[%rd2+-4], %r5;
	setp.ge.u32 	%p10, %r2, %r36;
	mov.u32 	%r122, 0;
	@%p10 bra 	$L__BB1_27;
	add.s32 	%r108, %r4, 1;
	shl.b64 	%rd231, %rd3, 3;
	add.s64 	%rd230, %rd265, %rd231;
	membar.sys;
	shl.b64 	%rd134, %rd24, 3;
	add.s64 	%rd135, %rd265, %rd134;
	ld.global.u64 	%rd136, [%rd135];
	add.s64 	%rd137, %rd23, %rd3;
	shl.b64 	%rd138, %rd137, 3;
	add.s64 	%rd139, %rd136, %rd138;
	add.s64 	%rd129, %rd139, 4096;
	cvt.u64.u32 	%rd140, %r37;
	cvt.u64.u32 	%rd141, %r108;
	bfi.b64 	%rd130, %rd140, %rd141, 32, 32;
	st.release.sys.global.u64 [%rd129], %rd130;
	mov.u64 %rd131, %globaltimer;
	ld.global.u64 	%rd142, [%rd230];
	shl.b64 	%rd143, %rd25, 3;
	add.s64 	%rd144, %rd142, %rd143;
	add.s64 	%rd133, %rd144, 4096;
	ld.acquire.sys.global.u64 %rd249, [%rd133];
	cvt.u32.u64 	%r121, %rd249;
	sub.s32 	%r63, %r121, %r108;
	setp.gt.s32 	%p11, %r63, -1;
	@%p11 bra 	$L__BB1_24;
	mov.u32 	%r119, 1;
$L__BB1_17:
	and.b32  	%r65, %r119, 15;
	setp.ne.s32 	%p12, %r65, 0;
	@%p12 bra 	$L__BB1_23;
	shl.b64 	%rd235, %rd3, 3;
	add.s64 	%rd234, %rd265, %rd235;
	mov.u32 	%r66, 40;
	nanosleep.u32 %r66;
	ld.global.u64 	%rd145, [%rd234];
	ld.volatile.u32 	%r68, [%rd145];
	setp.ne.s32 	%p13, %r68, 0;
	mov.u32 	%r120, 4;
	@%p13 bra 	$L__BB1_21;
	ld.volatile.global.u32 	%r70, [%rd1];
	setp.ne.s32 	%p14, %r70, 0;
	mov.u32 	%r120, 1;
	@%p14 bra 	$L__BB1_21;
	mov.u64 %rd146, %globaltimer;
	sub.s64 	%rd147, %rd146, %rd131;
	setp.gt.s64 	%p15, %rd147, %rd100;
	selp.b32 	%r120, 3, 0, %p15;
$L__BB1_21:
	setp.eq.s32 	%p16, %r120, 0;
	@%p16 bra 	$L__BB1_23;
	bra.uni 	$L__BB1_22;
$L__BB1_23:
	shl.b64 	%rd238, %rd25, 3;
	add.s32 	%r112, %r4, 1;
	shl.b64 	%rd233, %rd3, 3;
	add.s64 	%rd232, %rd265, %rd233;
	ld.global.u64 	%rd151, [%rd232];
	add.s64 	%rd153, %rd151, %rd238;
	add.s64 	%rd150, %rd153, 4096;
	ld.acquire.sys.global.u64 %rd249, [%rd150];
	add.s32 	%r119, %r119, 1;
	cvt.u32.u64 	%r121, %rd249;
	sub.s32 	%r72, %r121, %r112;
	setp.lt.s32 	%p17, %r72, 0;
	@%p17 bra 	$L__BB1_17;
$L__BB1_24:
	mov.u32 	%r122, 0;
	add.s32 	%r109, %r4, 1;
	setp.ne.s32 	%p18, %r109, %r121;
	@%p18 bra 	$L__BB1_27;
	mov.u32 	%r122, 0;
	shr.u64 	%rd154, %rd249, 32;
	cvt.u32.u64 	%r13, %rd154;
	setp.eq.s32 	%p19, %r13, %r37;
	@%p19 bra 	$L__BB1_27;
	mov.u32 	%r122, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd110;
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
	st.param.b64 	[param0+0], %rd110;
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
	add.s64 	%rd42, %rd21, %rd31;
	and.b64  	%rd156, %rd42, -4294967296;
	setp.eq.s64 	%p21, %rd156, 0;
	@%p21 bra 	$L__BB1_30;
	div.u64 	%rd250, %rd42, %rd20;
	bra.uni 	$L__BB1_31;
$L__BB1_30:
	cvt.u32.u64 	%r77, %rd20;
	cvt.u32.u64 	%r78, %rd42;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd250, %r79;
$L__BB1_31:
	shl.b64 	%rd229, %rd3, 3;
	add.s64 	%rd228, %rd265, %rd229;
	setp.lt.u64 	%p22, %rd42, %rd20;
	selp.b64 	%rd46, 1, %rd250, %p22;
	ld.global.u64 	%rd47, [%rd228];
	mul.lo.s64 	%rd157, %rd46, %rd22;
	min.u64 	%rd48, %rd157, %rd31;
	mul.lo.s64 	%rd158, %rd46, %rd3;
	add.s64 	%rd251, %rd158, %rd24;
	setp.ge.u64 	%p23, %rd251, %rd48;
	@%p23 bra 	$L__BB1_55;
	setp.eq.s32 	%p24, %r47, 1;
	@%p24 bra 	$L__BB1_47;
	bra.uni 	$L__BB1_33;
$L__BB1_47:
	.pragma "nounroll";
	ld.global.u64 	%rd177, [%rd265];
	add.s64 	%rd69, %rd251, %rd32;
	add.s64 	%rd178, %rd177, %rd69;
	ld.u8 	%rd260, [%rd178];
	setp.lt.u32 	%p34, %r36, 2;
	@%p34 bra 	$L__BB1_50;
	mov.u32 	%r126, 1;
$L__BB1_49:
	.pragma "nounroll";
	add.s64 	%rd242, %rd251, %rd32;
	mul.wide.u32 	%rd179, %r126, 8;
	add.s64 	%rd180, %rd265, %rd179;
	ld.global.u64 	%rd181, [%rd180];
	add.s64 	%rd182, %rd181, %rd242;
	ld.u8 	%rd183, [%rd182];
	mul.lo.s64 	%rd260, %rd260, %rd183;
	add.s32 	%r126, %r126, 1;
	setp.lt.u32 	%p35, %r126, %r36;
	@%p35 bra 	$L__BB1_49;
$L__BB1_50:
	setp.ne.s32 	%p36, %r47, 4;
	@%p36 bra 	$L__BB1_54;
	and.b64  	%rd184, %rd260, -4294967296;
	setp.eq.s64 	%p37, %rd184, 0;
	@%p37 bra 	$L__BB1_53;
	div.u64 	%rd260, %rd260, %rd20;
	bra.uni 	$L__BB1_54;
$L__BB1_53:
	cvt.u32.u64 	%r87, %rd20;
	cvt.u32.u64 	%r88, %rd260;
	div.u32 	%r89, %r88, %r87;
	cvt.u64.u32 	%rd260, %r89;
$L__BB1_54:
	add.s64 	%rd185, %rd251, %rd33;
	add.s64 	%rd186, %rd47, %rd185;
	st.u8 	[%rd186], %rd260;
	add.s64 	%rd251, %rd251, %rd19;
	setp.lt.u64 	%p38, %rd251, %rd48;
	@%p38 bra 	$L__BB1_47;
	bra.uni 	$L__BB1_55;
$L__BB1_33:
	.pragma "nounroll";
	ld.global.u64 	%rd159, [%rd265];
	add.s64 	%rd52, %rd251, %rd32;
	add.s64 	%rd160, %rd159, %rd52;
	ld.u8 	%rd256, [%rd160];
	setp.lt.u32 	%p25, %r36, 2;
	@%p25 bra 	$L__BB1_42;
	setp.eq.s32 	%p26, %r47, 2;
	@%p26 bra 	$L__BB1_38;
	setp.ne.s32 	%p27, %r47, 3;
	@%p27 bra 	$L__BB1_40;
	mov.u32 	%r123, 1;
	mov.u64 	%rd252, %rd265;
$L__BB1_37:
	.pragma "nounroll";
	add.s64 	%rd240, %rd251, %rd32;
	add.s64 	%rd56, %rd252, 8;
	ld.global.u64 	%rd161, [%rd252+8];
	add.s64 	%rd162, %rd161, %rd240;
	ld.u8 	%rd163, [%rd162];
	max.u64 	%rd256, %rd256, %rd163;
	add.s32 	%r123, %r123, 1;
	setp.lt.u32 	%p28, %r123, %r36;
	mov.u64 	%rd252, %rd56;
	@%p28 bra 	$L__BB1_37;
	bra.uni 	$L__BB1_42;
$L__BB1_38:
	mov.u32 	%r124, 1;
$L__BB1_39:
	.pragma "nounroll";
	add.s64 	%rd241, %rd251, %rd32;
	mul.wide.u32 	%rd164, %r124, 8;
	add.s64 	%rd165, %rd265, %rd164;
	ld.global.u64 	%rd166, [%rd165];
	add.s64 	%rd167, %rd166, %rd241;
	ld.u8 	%rd168, [%rd167];
	min.u64 	%rd256, %rd256, %rd168;
	add.s32 	%r124, %r124, 1;
	setp.lt.u32 	%p29, %r124, %r36;
	@%p29 bra 	$L__BB1_39;
	bra.uni 	$L__BB1_42;
$L__BB1_40:
	mov.u32 	%r125, 1;
$L__BB1_41:
	.pragma "nounroll";
	add.s64 	%rd239, %rd251, %rd32;
	mul.wide.u32 	%rd169, %r125, 8;
	add.s64 	%rd170, %rd265, %rd169;
	ld.global.u64 	%rd171, [%rd170];
	add.s64 	%rd172, %rd171, %rd239;
	ld.u8 	%rd173, [%rd172];
	add.s64 	%rd256, %rd256, %rd173;
	add.s32 	%r125, %r125, 1;
	setp.lt.u32 	%p30, %r125, %r36;
	@%p30 bra 	$L__BB1_41;
$L__BB1_42:
	setp.ne.s32 	%p31, %r47, 4;
	@%p31 bra 	$L__BB1_46;
	and.b64  	%rd174, %rd256, -4294967296;
	setp.eq.s64 	%p32, %rd174, 0;
	@%p32 bra 	$L__BB1_45;
	div.u64 	%rd256, %rd256, %rd20;
	bra.uni 	$L__BB1_46;
$L__BB1_45:
	cvt.u32.u64 	%r83, %rd20;
	cvt.u32.u64 	%r84, %rd256;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd256, %r85;
$L__BB1_46:
	add.s64 	%rd175, %rd251, %rd33;
	add.s64 	%rd176, %rd47, %rd175;
	st.u8 	[%rd176], %rd256;
	add.s64 	%rd251, %rd251, %rd19;
	setp.lt.u64 	%p33, %rd251, %rd48;
	@%p33 bra 	$L__BB1_33;
$L__BB1_55:
	setp.ge.u32 	%p56, %r2, %r36;
	bar.sync 	0;
	add.s32 	%r23, %r4, 2;
	st.local.u32 	[%rd2+-4], %r23;
	mov.u32 	%r130, 0;
	@%p56 bra 	$L__BB1_68;
	membar.sys;
	shl.b64 	%rd192, %rd24, 3;
	add.s64 	%rd193, %rd265, %rd192;
	ld.global.u64 	%rd194, [%rd193];
	add.s64 	%rd195, %rd23, %rd3;
	shl.b64 	%rd196, %rd195, 3;
	add.s64 	%rd197, %rd194, %rd196;
	add.s64 	%rd187, %rd197, 4096;
	cvt.u64.u32 	%rd198, %r37;
	cvt.u64.u32 	%rd199, %r23;
	bfi.b64 	%rd188, %rd198, %rd199, 32, 32;
	st.release.sys.global.u64 [%rd187], %rd188;
	mov.u64 %rd189, %globaltimer;
	ld.global.u64 	%rd200, [%rd5];
	shl.b64 	%rd201, %rd25, 3;
	add.s64 	%rd202, %rd200, %rd201;
	add.s64 	%rd191, %rd202, 4096;
	ld.acquire.sys.global.u64 %rd263, [%rd191];
	cvt.u32.u64 	%r129, %rd263;
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
	ld.global.u64 	%rd203, [%rd5];
	ld.volatile.u32 	%r96, [%rd203];
	setp.ne.s32 	%p42, %r96, 0;
	mov.u32 	%r128, 4;
	@%p42 bra 	$L__BB1_62;
	ld.volatile.global.u32 	%r98, [%rd1];
	setp.ne.s32 	%p43, %r98, 0;
	mov.u32 	%r128, 1;
	@%p43 bra 	$L__BB1_62;
	mov.u64 %rd204, %globaltimer;
	sub.s64 	%rd205, %rd204, %rd189;
	setp.gt.s64 	%p44, %rd205, %rd100;
	selp.b32 	%r128, 3, 0, %p44;
$L__BB1_62:
	setp.eq.s32 	%p45, %r128, 0;
	@%p45 bra 	$L__BB1_64;
	bra.uni 	$L__BB1_63;
$L__BB1_64:
	shl.b64 	%rd243, %rd25, 3;
	add.s32 	%r117, %r4, 2;
	ld.global.u64 	%rd209, [%rd5];
	add.s64 	%rd211, %rd209, %rd243;
	add.s64 	%rd208, %rd211, 4096;
	ld.acquire.sys.global.u64 %rd263, [%rd208];
	add.s32 	%r127, %r127, 1;
	cvt.u32.u64 	%r129, %rd263;
	sub.s32 	%r100, %r129, %r117;
	setp.lt.s32 	%p46, %r100, 0;
	@%p46 bra 	$L__BB1_58;
$L__BB1_65:
	mov.u32 	%r130, 0;
	add.s32 	%r113, %r4, 2;
	setp.ne.s32 	%p47, %r113, %r129;
	@%p47 bra 	$L__BB1_68;
	mov.u32 	%r130, 0;
	shr.u64 	%rd212, %rd263, 32;
	cvt.u32.u64 	%r31, %rd212;
	setp.eq.s32 	%p48, %r31, %r37;
	@%p48 bra 	$L__BB1_68;
	mov.u32 	%r130, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd110;
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
	st.param.b64 	[param0+0], %rd110;
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
	cvt.u64.u32 	%rd214, %r131;
	mul.wide.u32 	%rd215, %r131, 8;
	add.s64 	%rd90, %rd265, %rd215;
	add.s32 	%r131, %r131, 1;
	cvt.u64.u32 	%rd216, %r131;
	mul.lo.s64 	%rd217, %rd46, %rd216;
	min.u64 	%rd91, %rd217, %rd31;
	mul.lo.s64 	%rd218, %rd46, %rd214;
	add.s64 	%rd266, %rd218, %rd24;
	setp.ge.u64 	%p51, %rd266, %rd91;
	@%p51 bra 	$L__BB1_74;
	ld.global.u64 	%rd93, [%rd90];
$L__BB1_73:
	.pragma "nounroll";
	add.s64 	%rd219, %rd266, %rd33;
	add.s64 	%rd220, %rd93, %rd219;
	ld.u8 	%rs5, [%rd220];
	add.s64 	%rd221, %rd266, %rd247;
	add.s64 	%rd222, %rd27, %rd221;
	st.global.u8 	[%rd222], %rs5;
	add.s64 	%rd266, %rd266, %rd19;
	setp.lt.u64 	%p52, %rd266, %rd91;
	@%p52 bra 	$L__BB1_73;
$L__BB1_74:
	setp.lt.u32 	%p53, %r131, %r36;
	@%p53 bra 	$L__BB1_71;
$L__BB1_75:
	add.s32 	%r118, %r4, 2;
	add.s64 	%rd247, %rd31, %rd247;
	setp.lt.u64 	%p54, %rd247, %rd17;
	@%p54 bra 	$L__BB1_11;
	setp.ne.s32 	%p57, %r2, 0;
	bar.sync 	0;
	@%p57 bra 	$L__BB1_78;
	mov.u32 	%r107, %ctaid.x;
	cvt.u64.u32 	%rd226, %r107;
	ld.global.u64 	%rd223, [%rd5];
	shl.b64 	%rd224, %rd226, 2;
	add.s64 	%rd225, %rd223, %rd224;
	add.s32 	%r106, %r4, 2;
	st.u32 	[%rd225+64], %r106;
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
