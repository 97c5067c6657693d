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
	.reg .b16 	%rs<4>;
	.reg .b32 	%r<106>;
	.reg .b64 	%rd<212>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd85, [move_param_0];
	ld.param.u64 	%rd77, [move_param_1];
	ld.param.u64 	%rd78, [move_param_6];
	ld.param.u64 	%rd86, [move_param_8];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+24];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+48];
	ld.param.u64 	%rd84, [move_param_9+64];
	ld.param.u64 	%rd83, [move_param_9+56];
	ld.param.u32 	%r38, [move_param_9+32];
	ld.param.u32 	%r35, [move_param_9+8];
	ld.param.u64 	%rd80, [move_param_9];
	ld.param.u32 	%r34, [move_param_4];
	ld.param.u32 	%r33, [move_param_3];
	cvta.to.global.u64 	%rd1, %rd86;
	add.u64 	%rd87, %SP, 0;
	add.u64 	%rd88, %SPL, 0;
	add.s64 	%rd2, %rd88, 44;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd88+44], {%rs1, %rs1, %rs1, %rs1};
	st.local.u64 	[%rd88], %rd85;
	st.local.u64 	[%rd88+8], %rd77;
	mov.u32 	%r94, 0;
	ld.param.u32 	%r46, [move_param_2];
	st.local.v2.u32 	[%rd88+16], {%r46, %r33};
	ld.param.u32 	%r47, [move_param_5];
	st.local.v2.u32 	[%rd88+24], {%r34, %r47};
	st.local.u64 	[%rd88+32], %rd78;
	cvt.u64.u32 	%rd3, %r46;
	cvta.to.global.u64 	%rd4, %rd85;
	mul.wide.u32 	%rd89, %r46, 8;
	add.s64 	%rd5, %rd4, %rd89;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r48, %ctaid.x;
	mul.wide.u32 	%rd90, %r48, 4;
	add.s64 	%rd91, %rd6, %rd90;
	cvt.u64.u32 	%rd7, %r48;
	ld.u32 	%r95, [%rd91+64];
	st.local.u32 	[%rd88+40], %r95;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB0_2;
	ld.volatile.u32 	%r49, [%rd6];
	setp.ne.s32 	%p2, %r49, 0;
	selp.u32 	%r94, 1, 0, %p2;
$L__BB0_2:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r94, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r50, 1, 0, %p2;
	}
	setp.ne.s32 	%p3, %r50, 0;
	@%p3 bra 	$L__BB0_66;
	mov.u32 	%r51, %nctaid.x;
	cvt.u64.u32 	%rd9, %r51;
	add.s64 	%rd92, %rd9, %rd80;
	add.s64 	%rd10, %rd92, -1;
	and.b64  	%rd93, %rd10, -4294967296;
	setp.eq.s64 	%p4, %rd93, 0;
	@%p4 bra 	$L__BB0_5;
	div.u64 	%rd195, %rd10, %rd9;
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.u32.u64 	%r52, %rd9;
	cvt.u32.u64 	%r53, %rd10;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd195, %r54;
$L__BB0_6:
	mul.lo.s64 	%rd94, %rd195, %rd7;
	min.u64 	%rd197, %rd94, %rd80;
	add.s64 	%rd95, %rd197, %rd195;
	min.u64 	%rd16, %rd95, %rd80;
	cvt.u64.u32 	%rd17, %r45;
	and.b64  	%rd96, %rd83, -4294967296;
	setp.eq.s64 	%p5, %rd96, 0;
	@%p5 bra 	$L__BB0_8;
	div.u64 	%rd196, %rd83, %rd17;
	bra.uni 	$L__BB0_9;
$L__BB0_8:
	cvt.u32.u64 	%r55, %rd17;
	cvt.u32.u64 	%r56, %rd83;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd196, %r57;
$L__BB0_9:
	mul.lo.s64 	%rd97, %rd7, %rd83;
	shl.b64 	%rd98, %rd97, 1;
	add.s64 	%rd21, %rd98, %rd84;
	mov.u32 	%r58, %ntid.x;
	cvt.u64.u32 	%rd22, %r58;
	cvt.u64.u32 	%rd99, %r38;
	mul.lo.s64 	%rd23, %rd196, %rd99;
	add.s32 	%r9, %r42, %r43;
	cvt.u64.u32 	%rd24, %r33;
	cvt.u64.u32 	%rd25, %r2;
	cvta.to.global.u64 	%rd27, %rd77;
$L__BB0_10:
	mov.u32 	%r10, %r95;
	ld.param.u64 	%rd177, [move_param_9+56];
	sub.s64 	%rd101, %rd16, %rd197;
	min.u64 	%rd31, %rd196, %rd101;
	and.b32  	%r59, %r10, 1;
	setp.eq.b32 	%p6, %r59, 1;
	selp.b64 	%rd102, %rd177, 0, %p6;
	add.s64 	%rd32, %rd21, %rd102;
	setp.eq.s32 	%p7, %r35, 0;
	@%p7 bra 	$L__BB0_16;
	ld.global.u64 	%rd33, [%rd5];
	mov.u32 	%r96, 0;
$L__BB0_12:
	.pragma "nounroll";
	setp.le.u64 	%p8, %rd31, %rd25;
	@%p8 bra 	$L__BB0_15;
	ld.param.u64 	%rd187, [move_param_7];
	cvta.to.global.u64 	%rd186, %rd187;
	add.s64 	%rd185, %rd186, %rd25;
	add.s64 	%rd184, %rd185, %rd197;
	ld.param.u64 	%rd178, [move_param_9+16];
	cvt.u64.u32 	%rd103, %r96;
	mul.lo.s64 	%rd104, %rd178, %rd103;
	add.s64 	%rd198, %rd184, %rd104;
	mov.u64 	%rd199, %rd25;
$L__BB0_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd190, %r96;
	mul.lo.s64 	%rd189, %rd196, %rd190;
	add.s64 	%rd188, %rd189, %rd32;
	ld.global.u8 	%rs2, [%rd198];
	add.s64 	%rd106, %rd188, %rd199;
	add.s64 	%rd107, %rd33, %rd106;
	st.u8 	[%rd107], %rs2;
	add.s64 	%rd198, %rd198, %rd22;
	add.s64 	%rd199, %rd199, %rd22;
	setp.lt.u64 	%p9, %rd199, %rd31;
	@%p9 bra 	$L__BB0_14;
$L__BB0_15:
	add.s32 	%r96, %r96, 1;
	setp.lt.u32 	%p10, %r96, %r35;
	@%p10 bra 	$L__BB0_12;
$L__BB0_16:
	bar.sync 	0;
	add.s32 	%r13, %r10, 1;
	st.local.u32 	[%rd2+-4], %r13;
	setp.ge.u32 	%p11, %r2, %r33;
	mov.u32 	%r100, 0;
	@%p11 bra 	$L__BB0_29;
	add.s32 	%r91, %r10, 1;
	membar.sys;
	shl.b64 	%rd113, %rd25, 3;
	add.s64 	%rd114, %rd4, %rd113;
	ld.global.u64 	%rd115, [%rd114];
	mul.lo.s64 	%rd116, %rd24, %rd7;
	add.s64 	%rd117, %rd116, %rd3;
	shl.b64 	%rd118, %rd117, 3;
	add.s64 	%rd119, %rd115, %rd118;
	add.s64 	%rd108, %rd119, 4096;
	cvt.u64.u32 	%rd120, %r34;
	cvt.u64.u32 	%rd121, %r91;
	bfi.b64 	%rd109, %rd120, %rd121, 32, 32;
	st.release.sys.global.u64 [%rd108], %rd109;
	mov.u64 %rd110, %globaltimer;
	ld.global.u64 	%rd122, [%rd5];
	add.s64 	%rd42, %rd116, %rd25;
	shl.b64 	%rd123, %rd42, 3;
	add.s64 	%rd124, %rd122, %rd123;
	add.s64 	%rd112, %rd124, 4096;
	ld.acquire.sys.global.u64 %rd200, [%rd112];
	cvt.u32.u64 	%r99, %rd200;
	sub.s32 	%r62, %r99, %r91;
	setp.gt.s32 	%p12, %r62, -1;
	@%p12 bra 	$L__BB0_26;
	mov.u32 	%r97, 1;
$L__BB0_19:
	and.b32  	%r64, %r97, 15;
	setp.ne.s32 	%p13, %r64, 0;
	@%p13 bra 	$L__BB0_25;
	mov.u32 	%r65, 40;
	nanosleep.u32 %r65;
	ld.global.u64 	%rd125, [%rd5];
	ld.volatile.u32 	%r67, [%rd125];
	setp.ne.s32 	%p14, %r67, 0;
	mov.u32 	%r98, 4;
	@%p14 bra 	$L__BB0_23;
	ld.volatile.global.u32 	%r69, [%rd27];
	setp.ne.s32 	%p15, %r69, 0;
	mov.u32 	%r98, 1;
	@%p15 bra 	$L__BB0_23;
	ld.param.u64 	%rd183, [move_param_6];
	mov.u64 %rd126, %globaltimer;
	sub.s64 	%rd127, %rd126, %rd110;
	setp.gt.s64 	%p16, %rd127, %rd183;
	selp.b32 	%r98, 3, 0, %p16;
$L__BB0_23:
	setp.eq.s32 	%p17, %r98, 0;
	@%p17 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_24;
$L__BB0_25:
	mul.lo.s64 	%rd182, %rd24, %rd7;
	add.s64 	%rd181, %rd182, %rd25;
	shl.b64 	%rd180, %rd181, 3;
	add.s32 	%r93, %r10, 1;
	ld.global.u64 	%rd131, [%rd5];
	add.s64 	%rd133, %rd131, %rd180;
	add.s64 	%rd130, %rd133, 4096;
	ld.acquire.sys.global.u64 %rd200, [%rd130];
	add.s32 	%r97, %r97, 1;
	cvt.u32.u64 	%r99, %rd200;
	sub.s32 	%r71, %r99, %r93;
	setp.lt.s32 	%p18, %r71, 0;
	@%p18 bra 	$L__BB0_19;
$L__BB0_26:
	mov.u32 	%r100, 0;
	add.s32 	%r88, %r10, 1;
	setp.ne.s32 	%p19, %r88, %r99;
	@%p19 bra 	$L__BB0_29;
	mov.u32 	%r100, 0;
	shr.u64 	%rd134, %rd200, 32;
	cvt.u32.u64 	%r21, %rd134;
	setp.eq.s32 	%p20, %r21, %r34;
	@%p20 bra 	$L__BB0_29;
	mov.u32 	%r100, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd87;
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
	mov.u32 	%r100, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd87;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r98;
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
	setp.ne.u32 	%p1, %r100, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r75, 1, 0, %p2;
	}
	setp.ne.s32 	%p21, %r75, 0;
	@%p21 bra 	$L__BB0_66;
	setp.eq.s32 	%p22, %r44, 5;
	add.s64 	%rd46, %rd32, %rd23;
	@%p22 bra 	$L__BB0_57;
	bra.uni 	$L__BB0_31;
$L__BB0_57:
	setp.ge.u32 	%p41, %r42, %r9;
	@%p41 bra 	$L__BB0_63;
	mov.u32 	%r105, %r42;
$L__BB0_59:
	.pragma "nounroll";
	setp.le.u64 	%p42, %rd31, %rd25;
	@%p42 bra 	$L__BB0_62;
	ld.param.u64 	%rd179, [move_param_9+40];
	mul.wide.u32 	%rd166, %r105, 8;
	add.s64 	%rd167, %rd4, %rd166;
	ld.global.u64 	%rd72, [%rd167];
	sub.s32 	%r86, %r105, %r42;
	cvt.u64.u32 	%rd168, %r86;
	mul.lo.s64 	%rd169, %rd179, %rd168;
	add.s64 	%rd73, %rd169, %rd197;
	mov.u64 	%rd211, %rd25;
$L__BB0_61:
	.pragma "nounroll";
	add.s64 	%rd170, %rd211, %rd46;
	add.s64 	%rd171, %rd72, %rd170;
	ld.u8 	%rs3, [%rd171];
	add.s64 	%rd172, %rd73, %rd211;
	add.s64 	%rd173, %rd1, %rd172;
	st.global.u8 	[%rd173], %rs3;
	add.s64 	%rd211, %rd211, %rd22;
	setp.lt.u64 	%p43, %rd211, %rd31;
	@%p43 bra 	$L__BB0_61;
$L__BB0_62:
	add.s32 	%r105, %r105, 1;
	setp.lt.u32 	%p44, %r105, %r9;
	@%p44 bra 	$L__BB0_59;
	bra.uni 	$L__BB0_63;
$L__BB0_31:
	setp.eq.s32 	%p23, %r43, 0;
	setp.le.u64 	%p24, %rd31, %rd25;
	or.pred  	%p25, %p23, %p24;
	@%p25 bra 	$L__BB0_63;
	setp.eq.s32 	%p26, %r44, 1;
	@%p26 bra 	$L__BB0_48;
	bra.uni 	$L__BB0_33;
$L__BB0_48:
	mov.u64 	%rd207, %rd25;
$L__BB0_49:
	.pragma "nounroll";
	ld.global.u64 	%rd156, [%rd4];
	add.s64 	%rd63, %rd207, %rd46;
	add.s64 	%rd157, %rd156, %rd63;
	ld.u8 	%rd209, [%rd157];
	setp.lt.u32 	%p36, %r33, 2;
	@%p36 bra 	$L__BB0_52;
	mov.u32 	%r104, 1;
$L__BB0_51:
	.pragma "nounroll";
	add.s64 	%rd194, %rd207, %rd46;
	mul.wide.u32 	%rd158, %r104, 8;
	add.s64 	%rd159, %rd4, %rd158;
	ld.global.u64 	%rd160, [%rd159];
	add.s64 	%rd161, %rd160, %rd194;
	ld.u8 	%rd162, [%rd161];
	mul.lo.s64 	%rd209, %rd209, %rd162;
	add.s32 	%r104, %r104, 1;
	setp.lt.u32 	%p37, %r104, %r33;
	@%p37 bra 	$L__BB0_51;
$L__BB0_52:
	setp.ne.s32 	%p38, %r44, 4;
	@%p38 bra 	$L__BB0_56;
	and.b64  	%rd163, %rd209, -4294967296;
	setp.eq.s64 	%p39, %rd163, 0;
	@%p39 bra 	$L__BB0_55;
	div.u64 	%rd209, %rd209, %rd24;
	bra.uni 	$L__BB0_56;
$L__BB0_55:
	cvt.u32.u64 	%r83, %rd24;
	cvt.u32.u64 	%r84, %rd209;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd209, %r85;
$L__BB0_56:
	add.s64 	%rd164, %rd207, %rd197;
	add.s64 	%rd165, %rd1, %rd164;
	st.global.u8 	[%rd165], %rd209;
	add.s64 	%rd207, %rd207, %rd22;
	setp.lt.u64 	%p40, %rd207, %rd31;
	@%p40 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_63;
$L__BB0_33:
	mov.u64 	%rd201, %rd25;
$L__BB0_34:
	.pragma "nounroll";
	ld.global.u64 	%rd136, [%rd4];
	add.s64 	%rd49, %rd201, %rd46;
	add.s64 	%rd137, %rd136, %rd49;
	ld.u8 	%rd205, [%rd137];
	setp.lt.u32 	%p27, %r33, 2;
	@%p27 bra 	$L__BB0_43;
	setp.eq.s32 	%p28, %r44, 2;
	@%p28 bra 	$L__BB0_39;
	setp.ne.s32 	%p29, %r44, 3;
	@%p29 bra 	$L__BB0_41;
	mov.u32 	%r101, 1;
$L__BB0_38:
	.pragma "nounroll";
	add.s64 	%rd192, %rd201, %rd46;
	mul.wide.u32 	%rd138, %r101, 8;
	add.s64 	%rd139, %rd4, %rd138;
	ld.global.u64 	%rd140, [%rd139];
	add.s64 	%rd141, %rd140, %rd192;
	ld.u8 	%rd142, [%rd141];
	max.u64 	%rd205, %rd205, %rd142;
	add.s32 	%r101, %r101, 1;
	setp.lt.u32 	%p30, %r101, %r33;
	@%p30 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_43;
$L__BB0_39:
	mov.u32 	%r102, 1;
$L__BB0_40:
	.pragma "nounroll";
	add.s64 	%rd193, %rd201, %rd46;
	mul.wide.u32 	%rd143, %r102, 8;
	add.s64 	%rd144, %rd4, %rd143;
	ld.global.u64 	%rd145, [%rd144];
	add.s64 	%rd146, %rd145, %rd193;
	ld.u8 	%rd147, [%rd146];
	min.u64 	%rd205, %rd205, %rd147;
	add.s32 	%r102, %r102, 1;
	setp.lt.u32 	%p31, %r102, %r33;
	@%p31 bra 	$L__BB0_40;
	bra.uni 	$L__BB0_43;
$L__BB0_41:
	mov.u32 	%r103, 1;
$L__BB0_42:
	.pragma "nounroll";
	add.s64 	%rd191, %rd201, %rd46;
	mul.wide.u32 	%rd148, %r103, 8;
	add.s64 	%rd149, %rd4, %rd148;
	ld.global.u64 	%rd150, [%rd149];
	add.s64 	%rd151, %rd150, %rd191;
	ld.u8 	%rd152, [%rd151];
	add.s64 	%rd205, %rd205, %rd152;
	add.s32 	%r103, %r103, 1;
	setp.lt.u32 	%p32, %r103, %r33;
	@%p32 bra 	$L__BB0_42;
$L__BB0_43:
	setp.ne.s32 	%p33, %r44, 4;
	@%p33 bra 	$L__BB0_47;
	and.b64  	%rd153, %rd205, -4294967296;
	setp.eq.s64 	%p34, %rd153, 0;
	@%p34 bra 	$L__BB0_46;
	div.u64 	%rd205, %rd205, %rd24;
	bra.uni 	$L__BB0_47;
$L__BB0_46:
	cvt.u32.u64 	%r79, %rd24;
	cvt.u32.u64 	%r80, %rd205;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd205, %r81;
$L__BB0_47:
	add.s64 	%rd154, %rd201, %rd197;
	add.s64 	%rd155, %rd1, %rd154;
	st.global.u8 	[%rd155], %rd205;
	add.s64 	%rd201, %rd201, %rd22;
	setp.lt.u64 	%p35, %rd201, %rd31;
	@%p35 bra 	$L__BB0_34;
$L__BB0_63:
	add.s32 	%r95, %r10, 1;
	add.s64 	%rd197, %rd31, %rd197;
	setp.lt.u64 	%p45, %rd197, %rd16;
	@%p45 bra 	$L__BB0_10;
	setp.ne.s32 	%p47, %r2, 0;
	bar.sync 	0;
	@%p47 bra 	$L__BB0_66;
	ld.global.u64 	%rd174, [%rd5];
	shl.b64 	%rd175, %rd7, 2;
	add.s64 	%rd176, %rd174, %rd175;
	add.s32 	%r87, %r10, 1;
	st.u32 	[%rd176+64], %r87;
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
	.reg .pred 	%p<56>;
	.reg .b16 	%rs<4>;
	.reg .b32 	%r<133>;
	.reg .b64 	%rd<269>;
	mov.u64 	%SPL, __local_depot1;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd108, [two_shot_param_0];
	ld.param.u64 	%rd109, [two_shot_param_1];
	ld.param.u64 	%rd100, [two_shot_param_6];
	ld.param.u64 	%rd101, [two_shot_param_7];
	ld.param.u64 	%rd102, [two_shot_param_8];
	ld.param.v2.u32 	{%r49, %r50}, [two_shot_param_9+48];
	ld.param.u64 	%rd107, [two_shot_param_9+64];
	ld.param.u64 	%rd106, [two_shot_param_9+56];
	ld.param.u64 	%rd103, [two_shot_param_9];
	ld.param.u32 	%r39, [two_shot_param_4];
	ld.param.u32 	%r38, [two_shot_param_3];
	ld.param.u32 	%r37, [two_shot_param_2];
	cvta.to.global.u64 	%rd1, %rd109;
	add.u64 	%rd110, %SP, 0;
	add.u64 	%rd111, %SPL, 0;
	add.s64 	%rd2, %rd111, 44;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd111+44], {%rs1, %rs1, %rs1, %rs1};
	st.local.u64 	[%rd111], %rd108;
	st.local.u64 	[%rd111+8], %rd109;
	mov.u32 	%r118, 0;
	st.local.v2.u32 	[%rd111+16], {%r37, %r38};
	ld.param.u32 	%r51, [two_shot_param_5];
	st.local.v2.u32 	[%rd111+24], {%r39, %r51};
	st.local.u64 	[%rd111+32], %rd100;
	cvt.u64.u32 	%rd3, %r37;
	cvta.to.global.u64 	%rd265, %rd108;
	mul.wide.u32 	%rd112, %r37, 8;
	add.s64 	%rd5, %rd265, %rd112;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r52, %ctaid.x;
	mul.wide.u32 	%rd113, %r52, 4;
	add.s64 	%rd114, %rd6, %rd113;
	cvt.u64.u32 	%rd7, %r52;
	ld.u32 	%r119, [%rd114+64];
	st.local.u32 	[%rd111+40], %r119;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB1_2;
	ld.volatile.u32 	%r53, [%rd6];
	setp.ne.s32 	%p2, %r53, 0;
	selp.u32 	%r118, 1, 0, %p2;
$L__BB1_2:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r118, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r54, 1, 0, %p2;
	}
	setp.ne.s32 	%p3, %r54, 0;
	@%p3 bra 	$L__BB1_74;
	bra.uni 	$L__BB1_3;
$L__BB1_74:
	ret;
$L__BB1_3:
	mov.u32 	%r55, %nctaid.x;
	cvt.u64.u32 	%rd9, %r55;
	add.s64 	%rd115, %rd9, %rd103;
	add.s64 	%rd10, %rd115, -1;
	and.b64  	%rd116, %rd10, -4294967296;
	setp.eq.s64 	%p4, %rd116, 0;
	@%p4 bra 	$L__BB1_5;
	div.u64 	%rd244, %rd10, %rd9;
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.u32.u64 	%r56, %rd9;
	cvt.u32.u64 	%r57, %rd10;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd244, %r58;
$L__BB1_6:
	mul.lo.s64 	%rd117, %rd244, %rd7;
	min.u64 	%rd247, %rd117, %rd103;
	add.s64 	%rd118, %rd247, %rd244;
	min.u64 	%rd17, %rd118, %rd103;
	mul.lo.s64 	%rd119, %rd7, %rd106;
	shl.b64 	%rd120, %rd119, 1;
	add.s64 	%rd18, %rd120, %rd107;
	mov.u32 	%r59, %ntid.x;
	cvt.u64.u32 	%rd19, %r59;
	cvt.u64.u32 	%rd20, %r38;
	add.s64 	%rd21, %rd20, -1;
	add.s32 	%r60, %r37, 1;
	cvt.u64.u32 	%rd22, %r60;
	mul.lo.s64 	%rd23, %rd20, %rd7;
	cvt.u64.u32 	%rd24, %r2;
	add.s64 	%rd25, %rd23, %rd24;
	cvta.to.global.u64 	%rd26, %rd102;
	cvta.to.global.u64 	%rd27, %rd101;
$L__BB1_7:
	mov.u32 	%r6, %r119;
	ld.param.u64 	%rd227, [two_shot_param_9+56];
	sub.s64 	%rd121, %rd17, %rd247;
	min.u64 	%rd31, %rd227, %rd121;
	and.b32  	%r61, %r6, 1;
	setp.eq.b32 	%p5, %r61, 1;
	selp.b64 	%rd122, %rd227, 0, %p5;
	add.s64 	%rd32, %rd122, %rd18;
	selp.b64 	%rd123, 0, %rd227, %p5;
	add.s64 	%rd33, %rd123, %rd18;
	setp.le.u64 	%p6, %rd31, %rd24;
	@%p6 bra 	$L__BB1_10;
	shl.b64 	%rd237, %rd3, 3;
	add.s64 	%rd236, %rd265, %rd237;
	ld.global.u64 	%rd35, [%rd236];
	mov.u64 	%rd248, %rd24;
$L__BB1_9:
	.pragma "nounroll";
	add.s64 	%rd125, %rd248, %rd247;
	add.s64 	%rd126, %rd27, %rd125;
	ld.global.u8 	%rs2, [%rd126];
	add.s64 	%rd127, %rd248, %rd32;
	add.s64 	%rd128, %rd35, %rd127;
	st.u8 	[%rd128], %rs2;
	add.s64 	%rd248, %rd248, %rd19;
	setp.lt.u64 	%p7, %rd248, %rd31;
	@%p7 bra 	$L__BB1_9;
$L__BB1_10:
	bar.sync 	0;
	add.s32 	%r7, %r6, 1;
	st.local.u32 	[%rd2+-4], %r7;
	setp.ge.u32 	%p8, %r2, %r38;
	mov.u32 	%r123, 0;
	@%p8 bra 	$L__BB1_23;
	add.s32 	%r108, %r6, 1;
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
	cvt.u64.u32 	%rd140, %r39;
	cvt.u64.u32 	%rd141, %r108;
	bfi.b64 	%rd130, %rd140, %rd141, 32, 32;
	st.release.sys.global.u64 [%rd129], %rd130;
	mov.u64 %rd131, %globaltimer;
	ld.global.u64 	%rd142, [%rd230];
	shl.b64 	%rd143, %rd25, 3;
	add.s64 	%rd144, %rd142, %rd143;
	add.s64 	%rd133, %rd144, 4096;
	ld.acquire.sys.global.u64 %rd249, [%rd133];
	cvt.u32.u64 	%r122, %rd249;
	sub.s32 	%r63, %r122, %r108;
	setp.gt.s32 	%p9, %r63, -1;
	@%p9 bra 	$L__BB1_20;
	mov.u32 	%r120, 1;
$L__BB1_13:
	and.b32  	%r65, %r120, 15;
	setp.ne.s32 	%p10, %r65, 0;
	@%p10 bra 	$L__BB1_19;
	shl.b64 	%rd235, %rd3, 3;
	add.s64 	%rd234, %rd265, %rd235;
	mov.u32 	%r66, 40;
	nanosleep.u32 %r66;
	ld.global.u64 	%rd145, [%rd234];
	ld.volatile.u32 	%r68, [%rd145];
	setp.ne.s32 	%p11, %r68, 0;
	mov.u32 	%r121, 4;
	@%p11 bra 	$L__BB1_17;
	ld.volatile.global.u32 	%r70, [%rd1];
	setp.ne.s32 	%p12, %r70, 0;
	mov.u32 	%r121, 1;
	@%p12 bra 	$L__BB1_17;
	mov.u64 %rd146, %globaltimer;
	sub.s64 	%rd147, %rd146, %rd131;
	setp.gt.s64 	%p13, %rd147, %rd100;
	selp.b32 	%r121, 3, 0, %p13;
$L__BB1_17:
	setp.eq.s32 	%p14, %r121, 0;
	@%p14 bra 	$L__BB1_19;
	bra.uni 	$L__BB1_18;
$L__BB1_19:
	shl.b64 	%rd238, %rd25, 3;
	add.s32 	%r112, %r6, 1;
	shl.b64 	%rd233, %rd3, 3;
	add.s64 	%rd232, %rd265, %rd233;
	ld.global.u64 	%rd151, [%rd232];
	add.s64 	%rd153, %rd151, %rd238;
	add.s64 	%rd150, %rd153, 4096;
	ld.acquire.sys.global.u64 %rd249, [%rd150];
	add.s32 	%r120, %r120, 1;
	cvt.u32.u64 	%r122, %rd249;
	sub.s32 	%r72, %r122, %r112;
	setp.lt.s32 	%p15, %r72, 0;
	@%p15 bra 	$L__BB1_13;
$L__BB1_20:
	mov.u32 	%r123, 0;
	add.s32 	%r109, %r6, 1;
	setp.ne.s32 	%p16, %r109, %r122;
	@%p16 bra 	$L__BB1_23;
	mov.u32 	%r123, 0;
	shr.u64 	%rd154, %rd249, 32;
	cvt.u32.u64 	%r15, %rd154;
	setp.eq.s32 	%p17, %r15, %r39;
	@%p17 bra 	$L__BB1_23;
	mov.u32 	%r123, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd110;
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
	mov.u32 	%r123, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd110;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r121;
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
	setp.ne.u32 	%p1, %r123, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r76, 1, 0, %p2;
	}
	setp.ne.s32 	%p18, %r76, 0;
	@%p18 bra 	$L__BB1_74;
	add.s64 	%rd42, %rd21, %rd31;
	and.b64  	%rd156, %rd42, -4294967296;
	setp.eq.s64 	%p19, %rd156, 0;
	@%p19 bra 	$L__BB1_26;
	div.u64 	%rd250, %rd42, %rd20;
	bra.uni 	$L__BB1_27;
$L__BB1_26:
	cvt.u32.u64 	%r77, %rd20;
	cvt.u32.u64 	%r78, %rd42;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd250, %r79;
$L__BB1_27:
	shl.b64 	%rd229, %rd3, 3;
	add.s64 	%rd228, %rd265, %rd229;
	setp.lt.u64 	%p20, %rd42, %rd20;
	selp.b64 	%rd46, 1, %rd250, %p20;
	ld.global.u64 	%rd47, [%rd228];
	mul.lo.s64 	%rd157, %rd46, %rd22;
	min.u64 	%rd48, %rd157, %rd31;
	mul.lo.s64 	%rd158, %rd46, %rd3;
	add.s64 	%rd251, %rd158, %rd24;
	setp.ge.u64 	%p21, %rd251, %rd48;
	@%p21 bra 	$L__BB1_51;
	setp.eq.s32 	%p22, %r49, 1;
	@%p22 bra 	$L__BB1_43;
	bra.uni 	$L__BB1_29;
$L__BB1_43:
	.pragma "nounroll";
	ld.global.u64 	%rd177, [%rd265];
	add.s64 	%rd69, %rd251, %rd32;
	add.s64 	%rd178, %rd177, %rd69;
	ld.u8 	%rd260, [%rd178];
	setp.lt.u32 	%p32, %r38, 2;
	@%p32 bra 	$L__BB1_46;
	mov.u32 	%r127, 1;
$L__BB1_45:
	.pragma "nounroll";
	add.s64 	%rd242, %rd251, %rd32;
	mul.wide.u32 	%rd179, %r127, 8;
	add.s64 	%rd180, %rd265, %rd179;
	ld.global.u64 	%rd181, [%rd180];
	add.s64 	%rd182, %rd181, %rd242;
	ld.u8 	%rd183, [%rd182];
	mul.lo.s64 	%rd260, %rd260, %rd183;
	add.s32 	%r127, %r127, 1;
	setp.lt.u32 	%p33, %r127, %r38;
	@%p33 bra 	$L__BB1_45;
$L__BB1_46:
	setp.ne.s32 	%p34, %r49, 4;
	@%p34 bra 	$L__BB1_50;
	and.b64  	%rd184, %rd260, -4294967296;
	setp.eq.s64 	%p35, %rd184, 0;
	@%p35 bra 	$L__BB1_49;
	div.u64 	%rd260, %rd260, %rd20;
	bra.uni 	$L__BB1_50;
$L__BB1_49:
	cvt.u32.u64 	%r87, %rd20;
	cvt.u32.u64 	%r88, %rd260;
	div.u32 	%r89, %r88, %r87;
	cvt.u64.u32 	%rd260, %r89;
$L__BB1_50:
	add.s64 	%rd185, %rd251, %rd33;
	add.s64 	%rd186, %rd47, %rd185;
	st.u8 	[%rd186], %rd260;
	add.s64 	%rd251, %rd251, %rd19;
	setp.lt.u64 	%p36, %rd251, %rd48;
	@%p36 bra 	$L__BB1_43;
	bra.uni 	$L__BB1_51;
$L__BB1_29:
	.pragma "nounroll";
	ld.global.u64 	%rd159, [%rd265];
	add.s64 	%rd52, %rd251, %rd32;
	add.s64 	%rd160, %rd159, %rd52;
	ld.u8 	%rd256, [%rd160];
	setp.lt.u32 	%p23, %r38, 2;
	@%p23 bra 	$L__BB1_38;
	setp.eq.s32 	%p24, %r49, 2;
	@%p24 bra 	$L__BB1_34;
	setp.ne.s32 	%p25, %r49, 3;
	@%p25 bra 	$L__BB1_36;
	mov.u32 	%r124, 1;
	mov.u64 	%rd252, %rd265;
$L__BB1_33:
	.pragma "nounroll";
	add.s64 	%rd240, %rd251, %rd32;
	add.s64 	%rd56, %rd252, 8;
	ld.global.u64 	%rd161, [%rd252+8];
	add.s64 	%rd162, %rd161, %rd240;
	ld.u8 	%rd163, [%rd162];
	max.u64 	%rd256, %rd256, %rd163;
	add.s32 	%r124, %r124, 1;
	setp.lt.u32 	%p26, %r124, %r38;
	mov.u64 	%rd252, %rd56;
	@%p26 bra 	$L__BB1_33;
	bra.uni 	$L__BB1_38;
$L__BB1_34:
	mov.u32 	%r125, 1;
$L__BB1_35:
	.pragma "nounroll";
	add.s64 	%rd241, %rd251, %rd32;
	mul.wide.u32 	%rd164, %r125, 8;
	add.s64 	%rd165, %rd265, %rd164;
	ld.global.u64 	%rd166, [%rd165];
	add.s64 	%rd167, %rd166, %rd241;
	ld.u8 	%rd168, [%rd167];
	min.u64 	%rd256, %rd256, %rd168;
	add.s32 	%r125, %r125, 1;
	setp.lt.u32 	%p27, %r125, %r38;
	@%p27 bra 	$L__BB1_35;
	bra.uni 	$L__BB1_38;
$L__BB1_36:
	mov.u32 	%r126, 1;
$L__BB1_37:
	.pragma "nounroll";
	add.s64 	%rd239, %rd251, %rd32;
	mul.wide.u32 	%rd169, %r126, 8;
	add.s64 	%rd170, %rd265, %rd169;
	ld.global.u64 	%rd171, [%rd170];
	add.s64 	%rd172, %rd171, %rd239;
	ld.u8 	%rd173, [%rd172];
	add.s64 	%rd256, %rd256, %rd173;
	add.s32 	%r126, %r126, 1;
	setp.lt.u32 	%p28, %r126, %r38;
	@%p28 bra 	$L__BB1_37;
$L__BB1_38:
	setp.ne.s32 	%p29, %r49, 4;
	@%p29 bra 	$L__BB1_42;
	and.b64  	%rd174, %rd256, -4294967296;
	setp.eq.s64 	%p30, %rd174, 0;
	@%p30 bra 	$L__BB1_41;
	div.u64 	%rd256, %rd256, %rd20;
	bra.uni 	$L__BB1_42;
$L__BB1_41:
	cvt.u32.u64 	%r83, %rd20;
	cvt.u32.u64 	%r84, %rd256;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd256, %r85;
$L__BB1_42:
	add.s64 	%rd175, %rd251, %rd33;
	add.s64 	%rd176, %rd47, %rd175;
	st.u8 	[%rd176], %rd256;
	add.s64 	%rd251, %rd251, %rd19;
	setp.lt.u64 	%p31, %rd251, %rd48;
	@%p31 bra 	$L__BB1_29;
$L__BB1_51:
	setp.ge.u32 	%p54, %r2, %r38;
	bar.sync 	0;
	add.s32 	%r25, %r6, 2;
	st.local.u32 	[%rd2+-4], %r25;
	mov.u32 	%r131, 0;
	@%p54 bra 	$L__BB1_64;
	membar.sys;
	shl.b64 	%rd192, %rd24, 3;
	add.s64 	%rd193, %rd265, %rd192;
	ld.global.u64 	%rd194, [%rd193];
	add.s64 	%rd195, %rd23, %rd3;
	shl.b64 	%rd196, %rd195, 3;
	add.s64 	%rd197, %rd194, %rd196;
	add.s64 	%rd187, %rd197, 4096;
	cvt.u64.u32 	%rd198, %r39;
	cvt.u64.u32 	%rd199, %r25;
	bfi.b64 	%rd188, %rd198, %rd199, 32, 32;
	st.release.sys.global.u64 [%rd187], %rd188;
	mov.u64 %rd189, %globaltimer;
	ld.global.u64 	%rd200, [%rd5];
	shl.b64 	%rd201, %rd25, 3;
	add.s64 	%rd202, %rd200, %rd201;
	add.s64 	%rd191, %rd202, 4096;
	ld.acquire.sys.global.u64 %rd263, [%rd191];
	cvt.u32.u64 	%r130, %rd263;
	sub.s32 	%r91, %r130, %r25;
	setp.gt.s32 	%p38, %r91, -1;
	@%p38 bra 	$L__BB1_61;
	mov.u32 	%r128, 1;
$L__BB1_54:
	and.b32  	%r93, %r128, 15;
	setp.ne.s32 	%p39, %r93, 0;
	@%p39 bra 	$L__BB1_60;
	mov.u32 	%r94, 40;
	nanosleep.u32 %r94;
	ld.global.u64 	%rd203, [%rd5];
	ld.volatile.u32 	%r96, [%rd203];
	setp.ne.s32 	%p40, %r96, 0;
	mov.u32 	%r129, 4;
	@%p40 bra 	$L__BB1_58;
	ld.volatile.global.u32 	%r98, [%rd1];
	setp.ne.s32 	%p41, %r98, 0;
	mov.u32 	%r129, 1;
	@%p41 bra 	$L__BB1_58;
	mov.u64 %rd204, %globaltimer;
	sub.s64 	%rd205, %rd204, %rd189;
	setp.gt.s64 	%p42, %rd205, %rd100;
	selp.b32 	%r129, 3, 0, %p42;
$L__BB1_58:
	setp.eq.s32 	%p43, %r129, 0;
	@%p43 bra 	$L__BB1_60;
	bra.uni 	$L__BB1_59;
$L__BB1_60:
	shl.b64 	%rd243, %rd25, 3;
	add.s32 	%r117, %r6, 2;
	ld.global.u64 	%rd209, [%rd5];
	add.s64 	%rd211, %rd209, %rd243;
	add.s64 	%rd208, %rd211, 4096;
	ld.acquire.sys.global.u64 %rd263, [%rd208];
	add.s32 	%r128, %r128, 1;
	cvt.u32.u64 	%r130, %rd263;
	sub.s32 	%r100, %r130, %r117;
	setp.lt.s32 	%p44, %r100, 0;
	@%p44 bra 	$L__BB1_54;
$L__BB1_61:
	mov.u32 	%r131, 0;
	add.s32 	%r113, %r6, 2;
	setp.ne.s32 	%p45, %r113, %r130;
	@%p45 bra 	$L__BB1_64;
	mov.u32 	%r131, 0;
	shr.u64 	%rd212, %rd263, 32;
	cvt.u32.u64 	%r33, %rd212;
	setp.eq.s32 	%p46, %r33, %r39;
	@%p46 bra 	$L__BB1_64;
	mov.u32 	%r131, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd110;
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
	bra.uni 	$L__BB1_64;
$L__BB1_59:
	mov.u32 	%r131, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd110;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r129;
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
$L__BB1_64:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r131, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r104, 1, 0, %p2;
	}
	setp.ne.s32 	%p47, %r104, 0;
	@%p47 bra 	$L__BB1_74;
	setp.eq.s32 	%p48, %r38, 0;
	@%p48 bra 	$L__BB1_71;
	mov.u32 	%r132, 0;
$L__BB1_67:
	.pragma "nounroll";
	cvt.u64.u32 	%rd214, %r132;
	mul.wide.u32 	%rd215, %r132, 8;
	add.s64 	%rd90, %rd265, %rd215;
	add.s32 	%r132, %r132, 1;
	cvt.u64.u32 	%rd216, %r132;
	mul.lo.s64 	%rd217, %rd46, %rd216;
	min.u64 	%rd91, %rd217, %rd31;
	mul.lo.s64 	%rd218, %rd46, %rd214;
	add.s64 	%rd266, %rd218, %rd24;
	setp.ge.u64 	%p49, %rd266, %rd91;
	@%p49 bra 	$L__BB1_70;
	ld.global.u64 	%rd93, [%rd90];
$L__BB1_69:
	.pragma "nounroll";
	add.s64 	%rd219, %rd266, %rd33;
	add.s64 	%rd220, %rd93, %rd219;
	ld.u8 	%rs3, [%rd220];
	add.s64 	%rd221, %rd266, %rd247;
	add.s64 	%rd222, %rd26, %rd221;
	st.global.u8 	[%rd222], %rs3;
	add.s64 	%rd266, %rd266, %rd19;
	setp.lt.u64 	%p50, %rd266, %rd91;
	@%p50 bra 	$L__BB1_69;
$L__BB1_70:
	setp.lt.u32 	%p51, %r132, %r38;
	@%p51 bra 	$L__BB1_67;
$L__BB1_71:
	add.s32 	%r119, %r6, 2;
	add.s64 	%rd247, %rd31, %rd247;
	setp.lt.u64 	%p52, %rd247, %rd17;
	@%p52 bra 	$L__BB1_7;
	setp.ne.s32 	%p55, %r2, 0;
	bar.sync 	0;
	@%p55 bra 	$L__BB1_74;
	mov.u32 	%r107, %ctaid.x;
	cvt.u64.u32 	%rd226, %r107;
	ld.global.u64 	%rd223, [%rd5];
	shl.b64 	%rd224, %rd226, 2;
	add.s64 	%rd225, %rd223, %rd224;
	add.s32 	%r106, %r6, 2;
	st.u32 	[%rd225+64], %r106;
	bra.uni 	$L__BB1_74;
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
