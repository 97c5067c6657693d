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
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<106>;
	.reg .b64 	%rd<225>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd87, [move_param_0];
	ld.param.u64 	%rd79, [move_param_1];
	ld.param.u64 	%rd80, [move_param_6];
	ld.param.u64 	%rd81, [move_param_7];
	ld.param.u64 	%rd88, [move_param_8];
	ld.param.v2.u32 	{%r42, %r43}, [move_param_9+24];
	ld.param.v2.u32 	{%r44, %r45}, [move_param_9+48];
	ld.param.u64 	%rd86, [move_param_9+64];
	ld.param.u64 	%rd85, [move_param_9+56];
	ld.param.u32 	%r38, [move_param_9+32];
	ld.param.u32 	%r35, [move_param_9+8];
	ld.param.u64 	%rd82, [move_param_9];
	ld.param.u32 	%r34, [move_param_4];
	ld.param.u32 	%r33, [move_param_3];
	cvta.to.global.u64 	%rd1, %rd88;
	add.u64 	%rd89, %SP, 0;
	add.u64 	%rd90, %SPL, 0;
	add.s64 	%rd2, %rd90, 44;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd90+44], {%rs1, %rs1, %rs1, %rs1};
	st.local.u64 	[%rd90], %rd87;
	st.local.u64 	[%rd90+8], %rd79;
	mov.u32 	%r94, 0;
	ld.param.u32 	%r46, [move_param_2];
	st.local.v2.u32 	[%rd90+16], {%r46, %r33};
	ld.param.u32 	%r47, [move_param_5];
	st.local.v2.u32 	[%rd90+24], {%r34, %r47};
	st.local.u64 	[%rd90+32], %rd80;
	cvt.u64.u32 	%rd3, %r46;
	cvta.to.global.u64 	%rd4, %rd87;
	mul.wide.u32 	%rd91, %r46, 8;
	add.s64 	%rd5, %rd4, %rd91;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r48, %ctaid.x;
	mul.wide.u32 	%rd92, %r48, 4;
	add.s64 	%rd93, %rd6, %rd92;
	cvt.u64.u32 	%rd7, %r48;
	ld.u32 	%r95, [%rd93+64];
	st.local.u32 	[%rd90+40], %r95;
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
	add.s64 	%rd94, %rd9, %rd82;
	add.s64 	%rd10, %rd94, -1;
	and.b64  	%rd95, %rd10, -4294967296;
	setp.eq.s64 	%p4, %rd95, 0;
	@%p4 bra 	$L__BB0_5;
	div.u64 	%rd208, %rd10, %rd9;
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.u32.u64 	%r52, %rd9;
	cvt.u32.u64 	%r53, %rd10;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd208, %r54;
$L__BB0_6:
	mul.lo.s64 	%rd96, %rd208, %rd7;
	min.u64 	%rd210, %rd96, %rd82;
	add.s64 	%rd97, %rd210, %rd208;
	min.u64 	%rd16, %rd97, %rd82;
	cvt.u64.u32 	%rd17, %r45;
	shr.u64 	%rd18, %rd85, 3;
	and.b64  	%rd98, %rd18, 2305843004918726656;
	setp.eq.s64 	%p5, %rd98, 0;
	@%p5 bra 	$L__BB0_8;
	div.u64 	%rd209, %rd18, %rd17;
	bra.uni 	$L__BB0_9;
$L__BB0_8:
	cvt.u32.u64 	%r55, %rd17;
	cvt.u32.u64 	%r56, %rd18;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd209, %r57;
$L__BB0_9:
	mul.lo.s64 	%rd99, %rd7, %rd85;
	shl.b64 	%rd100, %rd99, 1;
	add.s64 	%rd22, %rd100, %rd86;
	cvt.u64.u32 	%rd23, %r2;
	mov.u32 	%r58, %ntid.x;
	cvt.u64.u32 	%rd24, %r58;
	cvt.u64.u32 	%rd101, %r38;
	mul.lo.s64 	%rd102, %rd101, %rd209;
	shl.b64 	%rd25, %rd102, 3;
	add.s32 	%r9, %r42, %r43;
	cvt.u64.u32 	%rd26, %r33;
	mul.wide.u32 	%rd27, %r58, 8;
	cvta.to.global.u64 	%rd28, %rd79;
	cvta.to.global.u64 	%rd29, %rd81;
$L__BB0_10:
	mov.u32 	%r10, %r95;
	ld.param.u64 	%rd190, [move_param_9+56];
	sub.s64 	%rd103, %rd16, %rd210;
	min.u64 	%rd33, %rd209, %rd103;
	and.b32  	%r59, %r10, 1;
	setp.eq.b32 	%p6, %r59, 1;
	selp.b64 	%rd104, %rd190, 0, %p6;
	add.s64 	%rd34, %rd22, %rd104;
	setp.eq.s32 	%p7, %r35, 0;
	@%p7 bra 	$L__BB0_16;
	ld.global.u64 	%rd105, [%rd5];
	add.s64 	%rd36, %rd105, %rd34;
	mov.u32 	%r96, 0;
$L__BB0_12:
	.pragma "nounroll";
	setp.le.u64 	%p8, %rd33, %rd23;
	@%p8 bra 	$L__BB0_15;
	add.s64 	%rd197, %rd23, %rd210;
	ld.param.u64 	%rd191, [move_param_9+16];
	cvt.u64.u32 	%rd106, %r96;
	mul.lo.s64 	%rd107, %rd191, %rd106;
	add.s64 	%rd108, %rd197, %rd107;
	shl.b64 	%rd109, %rd108, 3;
	add.s64 	%rd211, %rd29, %rd109;
	mov.u64 	%rd212, %rd23;
$L__BB0_14:
	.pragma "nounroll";
	cvt.u64.u32 	%rd199, %r96;
	mul.lo.s64 	%rd198, %rd209, %rd199;
	ld.global.u64 	%rd110, [%rd211];
	add.s64 	%rd111, %rd212, %rd198;
	shl.b64 	%rd112, %rd111, 3;
	add.s64 	%rd113, %rd36, %rd112;
	st.u64 	[%rd113], %rd110;
	add.s64 	%rd211, %rd211, %rd27;
	add.s64 	%rd212, %rd212, %rd24;
	setp.lt.u64 	%p9, %rd212, %rd33;
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
	shl.b64 	%rd119, %rd23, 3;
	add.s64 	%rd120, %rd4, %rd119;
	ld.global.u64 	%rd121, [%rd120];
	mul.lo.s64 	%rd122, %rd26, %rd7;
	add.s64 	%rd123, %rd122, %rd3;
	shl.b64 	%rd124, %rd123, 3;
	add.s64 	%rd125, %rd121, %rd124;
	add.s64 	%rd114, %rd125, 4096;
	cvt.u64.u32 	%rd126, %r34;
	cvt.u64.u32 	%rd127, %r91;
	bfi.b64 	%rd115, %rd126, %rd127, 32, 32;
	st.release.sys.global.u64 [%rd114], %rd115;
	mov.u64 %rd116, %globaltimer;
	ld.global.u64 	%rd128, [%rd5];
	add.s64 	%rd44, %rd122, %rd23;
	shl.b64 	%rd129, %rd44, 3;
	add.s64 	%rd130, %rd128, %rd129;
	add.s64 	%rd118, %rd130, 4096;
	ld.acquire.sys.global.u64 %rd213, [%rd118];
	cvt.u32.u64 	%r99, %rd213;
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
	ld.global.u64 	%rd131, [%rd5];
	ld.volatile.u32 	%r67, [%rd131];
	setp.ne.s32 	%p14, %r67, 0;
	mov.u32 	%r98, 4;
	@%p14 bra 	$L__BB0_23;
	ld.volatile.global.u32 	%r69, [%rd28];
	setp.ne.s32 	%p15, %r69, 0;
	mov.u32 	%r98, 1;
	@%p15 bra 	$L__BB0_23;
	ld.param.u64 	%rd196, [move_param_6];
	mov.u64 %rd132, %globaltimer;
	sub.s64 	%rd133, %rd132, %rd116;
	setp.gt.s64 	%p16, %rd133, %rd196;
	selp.b32 	%r98, 3, 0, %p16;
$L__BB0_23:
	setp.eq.s32 	%p17, %r98, 0;
	@%p17 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_24;
$L__BB0_25:
	mul.lo.s64 	%rd195, %rd26, %rd7;
	add.s64 	%rd194, %rd195, %rd23;
	shl.b64 	%rd193, %rd194, 3;
	add.s32 	%r93, %r10, 1;
	ld.global.u64 	%rd137, [%rd5];
	add.s64 	%rd139, %rd137, %rd193;
	add.s64 	%rd136, %rd139, 4096;
	ld.acquire.sys.global.u64 %rd213, [%rd136];
	add.s32 	%r97, %r97, 1;
	cvt.u32.u64 	%r99, %rd213;
	sub.s32 	%r71, %r99, %r93;
	setp.lt.s32 	%p18, %r71, 0;
	@%p18 bra 	$L__BB0_19;
$L__BB0_26:
	mov.u32 	%r100, 0;
	add.s32 	%r88, %r10, 1;
	setp.ne.s32 	%p19, %r88, %r99;
	@%p19 bra 	$L__BB0_29;
	mov.u32 	%r100, 0;
	shr.u64 	%rd140, %rd213, 32;
	cvt.u32.u64 	%r21, %rd140;
	setp.eq.s32 	%p20, %r21, %r34;
	@%p20 bra 	$L__BB0_29;
	mov.u32 	%r100, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd89;
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
	st.param.b64 	[param0+0], %rd89;
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
	add.s64 	%rd48, %rd34, %rd25;
	@%p22 bra 	$L__BB0_57;
	bra.uni 	$L__BB0_31;
$L__BB0_57:
	setp.ge.u32 	%p41, %r42, %r9;
	@%p41 bra 	$L__BB0_63;
	mov.u32 	%r105, %r42;
$L__BB0_59:
	.pragma "nounroll";
	setp.le.u64 	%p42, %rd33, %rd23;
	@%p42 bra 	$L__BB0_62;
	ld.param.u64 	%rd192, [move_param_9+40];
	mul.wide.u32 	%rd176, %r105, 8;
	add.s64 	%rd177, %rd4, %rd176;
	ld.global.u64 	%rd178, [%rd177];
	sub.s32 	%r86, %r105, %r42;
	cvt.u64.u32 	%rd179, %r86;
	mul.lo.s64 	%rd180, %rd192, %rd179;
	add.s64 	%rd74, %rd180, %rd210;
	add.s64 	%rd75, %rd178, %rd48;
	mov.u64 	%rd224, %rd23;
$L__BB0_61:
	.pragma "nounroll";
	shl.b64 	%rd181, %rd224, 3;
	add.s64 	%rd182, %rd75, %rd181;
	ld.u64 	%rd183, [%rd182];
	add.s64 	%rd184, %rd74, %rd224;
	shl.b64 	%rd185, %rd184, 3;
	add.s64 	%rd186, %rd1, %rd185;
	st.global.u64 	[%rd186], %rd183;
	add.s64 	%rd224, %rd224, %rd24;
	setp.lt.u64 	%p43, %rd224, %rd33;
	@%p43 bra 	$L__BB0_61;
$L__BB0_62:
	add.s32 	%r105, %r105, 1;
	setp.lt.u32 	%p44, %r105, %r9;
	@%p44 bra 	$L__BB0_59;
	bra.uni 	$L__BB0_63;
$L__BB0_31:
	setp.eq.s32 	%p23, %r43, 0;
	setp.le.u64 	%p24, %rd33, %rd23;
	or.pred  	%p25, %p23, %p24;
	@%p25 bra 	$L__BB0_63;
	setp.eq.s32 	%p26, %r44, 1;
	@%p26 bra 	$L__BB0_48;
	bra.uni 	$L__BB0_33;
$L__BB0_48:
	mov.u64 	%rd220, %rd23;
$L__BB0_49:
	.pragma "nounroll";
	shl.b64 	%rd164, %rd220, 3;
	add.s64 	%rd65, %rd164, %rd48;
	ld.global.u64 	%rd165, [%rd4];
	add.s64 	%rd166, %rd165, %rd65;
	ld.u64 	%rd222, [%rd166];
	setp.lt.u32 	%p36, %r33, 2;
	@%p36 bra 	$L__BB0_52;
	mov.u32 	%r104, 1;
$L__BB0_51:
	.pragma "nounroll";
	shl.b64 	%rd207, %rd220, 3;
	add.s64 	%rd206, %rd207, %rd48;
	mul.wide.u32 	%rd167, %r104, 8;
	add.s64 	%rd168, %rd4, %rd167;
	ld.global.u64 	%rd169, [%rd168];
	add.s64 	%rd170, %rd169, %rd206;
	ld.u64 	%rd171, [%rd170];
	mul.lo.s64 	%rd222, %rd171, %rd222;
	add.s32 	%r104, %r104, 1;
	setp.lt.u32 	%p37, %r104, %r33;
	@%p37 bra 	$L__BB0_51;
$L__BB0_52:
	setp.ne.s32 	%p38, %r44, 4;
	@%p38 bra 	$L__BB0_56;
	and.b64  	%rd172, %rd222, -4294967296;
	setp.eq.s64 	%p39, %rd172, 0;
	@%p39 bra 	$L__BB0_55;
	div.s64 	%rd222, %rd222, %rd26;
	bra.uni 	$L__BB0_56;
$L__BB0_55:
	cvt.u32.u64 	%r83, %rd26;
	cvt.u32.u64 	%r84, %rd222;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd222, %r85;
$L__BB0_56:
	add.s64 	%rd173, %rd220, %rd210;
	shl.b64 	%rd174, %rd173, 3;
	add.s64 	%rd175, %rd1, %rd174;
	st.global.u64 	[%rd175], %rd222;
	add.s64 	%rd220, %rd220, %rd24;
	setp.lt.u64 	%p40, %rd220, %rd33;
	@%p40 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_63;
$L__BB0_33:
	mov.u64 	%rd214, %rd23;
$L__BB0_34:
	.pragma "nounroll";
	shl.b64 	%rd142, %rd214, 3;
	add.s64 	%rd51, %rd142, %rd48;
	ld.global.u64 	%rd143, [%rd4];
	add.s64 	%rd144, %rd143, %rd51;
	ld.u64 	%rd218, [%rd144];
	setp.lt.u32 	%p27, %r33, 2;
	@%p27 bra 	$L__BB0_43;
	setp.eq.s32 	%p28, %r44, 2;
	@%p28 bra 	$L__BB0_39;
	setp.ne.s32 	%p29, %r44, 3;
	@%p29 bra 	$L__BB0_41;
	mov.u32 	%r101, 1;
$L__BB0_38:
	.pragma "nounroll";
	shl.b64 	%rd203, %rd214, 3;
	add.s64 	%rd202, %rd203, %rd48;
	mul.wide.u32 	%rd145, %r101, 8;
	add.s64 	%rd146, %rd4, %rd145;
	ld.global.u64 	%rd147, [%rd146];
	add.s64 	%rd148, %rd147, %rd202;
	ld.u64 	%rd149, [%rd148];
	max.s64 	%rd218, %rd149, %rd218;
	add.s32 	%r101, %r101, 1;
	setp.lt.u32 	%p30, %r101, %r33;
	@%p30 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_43;
$L__BB0_39:
	mov.u32 	%r102, 1;
$L__BB0_40:
	.pragma "nounroll";
	shl.b64 	%rd205, %rd214, 3;
	add.s64 	%rd204, %rd205, %rd48;
	mul.wide.u32 	%rd150, %r102, 8;
	add.s64 	%rd151, %rd4, %rd150;
	ld.global.u64 	%rd152, [%rd151];
	add.s64 	%rd153, %rd152, %rd204;
	ld.u64 	%rd154, [%rd153];
	min.s64 	%rd218, %rd154, %rd218;
	add.s32 	%r102, %r102, 1;
	setp.lt.u32 	%p31, %r102, %r33;
	@%p31 bra 	$L__BB0_40;
	bra.uni 	$L__BB0_43;
$L__BB0_41:
	mov.u32 	%r103, 1;
$L__BB0_42:
	.pragma "nounroll";
	shl.b64 	%rd201, %rd214, 3;
	add.s64 	%rd200, %rd201, %rd48;
	mul.wide.u32 	%rd155, %r103, 8;
	add.s64 	%rd156, %rd4, %rd155;
	ld.global.u64 	%rd157, [%rd156];
	add.s64 	%rd158, %rd157, %rd200;
	ld.u64 	%rd159, [%rd158];
	add.s64 	%rd218, %rd159, %rd218;
	add.s32 	%r103, %r103, 1;
	setp.lt.u32 	%p32, %r103, %r33;
	@%p32 bra 	$L__BB0_42;
$L__BB0_43:
	setp.ne.s32 	%p33, %r44, 4;
	@%p33 bra 	$L__BB0_47;
	and.b64  	%rd160, %rd218, -4294967296;
	setp.eq.s64 	%p34, %rd160, 0;
	@%p34 bra 	$L__BB0_46;
	div.s64 	%rd218, %rd218, %rd26;
	bra.uni 	$L__BB0_47;
$L__BB0_46:
	cvt.u32.u64 	%r79, %rd26;
	cvt.u32.u64 	%r80, %rd218;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd218, %r81;
$L__BB0_47:
	add.s64 	%rd161, %rd214, %rd210;
	shl.b64 	%rd162, %rd161, 3;
	add.s64 	%rd163, %rd1, %rd162;
	st.global.u64 	[%rd163], %rd218;
	add.s64 	%rd214, %rd214, %rd24;
	setp.lt.u64 	%p35, %rd214, %rd33;
	@%p35 bra 	$L__BB0_34;
$L__BB0_63:
	add.s32 	%r95, %r10, 1;
	add.s64 	%rd210, %rd33, %rd210;
	setp.lt.u64 	%p45, %rd210, %rd16;
	@%p45 bra 	$L__BB0_10;
	setp.ne.s32 	%p47, %r2, 0;
	bar.sync 	0;
	@%p47 bra 	$L__BB0_66;
	ld.global.u64 	%rd187, [%rd5];
	shl.b64 	%rd188, %rd7, 2;
	add.s64 	%rd189, %rd187, %rd188;
	add.s32 	%r87, %r10, 1;
	st.u32 	[%rd189+64], %r87;
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
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<133>;
	.reg .b64 	%rd<286>;
	mov.u64 	%SPL, __local_depot1;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd109, [two_shot_param_0];
	ld.param.u64 	%rd110, [two_shot_param_1];
	ld.param.u64 	%rd101, [two_shot_param_6];
	ld.param.u64 	%rd102, [two_shot_param_7];
	ld.param.u64 	%rd103, [two_shot_param_8];
	ld.param.v2.u32 	{%r49, %r50}, [two_shot_param_9+48];
	ld.param.u64 	%rd108, [two_shot_param_9+64];
	ld.param.u64 	%rd107, [two_shot_param_9+56];
	ld.param.u64 	%rd104, [two_shot_param_9];
	ld.param.u32 	%r39, [two_shot_param_4];
	ld.param.u32 	%r38, [two_shot_param_3];
	ld.param.u32 	%r37, [two_shot_param_2];
	cvta.to.global.u64 	%rd1, %rd110;
	add.u64 	%rd111, %SP, 0;
	add.u64 	%rd112, %SPL, 0;
	add.s64 	%rd2, %rd112, 44;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd112+44], {%rs1, %rs1, %rs1, %rs1};
	st.local.u64 	[%rd112], %rd109;
	st.local.u64 	[%rd112+8], %rd110;
	mov.u32 	%r118, 0;
	st.local.v2.u32 	[%rd112+16], {%r37, %r38};
	ld.param.u32 	%r51, [two_shot_param_5];
	st.local.v2.u32 	[%rd112+24], {%r39, %r51};
	st.local.u64 	[%rd112+32], %rd101;
	cvt.u64.u32 	%rd3, %r37;
	cvta.to.global.u64 	%rd282, %rd109;
	mul.wide.u32 	%rd113, %r37, 8;
	add.s64 	%rd5, %rd282, %rd113;
	ld.global.u64 	%rd6, [%rd5];
	mov.u32 	%r52, %ctaid.x;
	mul.wide.u32 	%rd114, %r52, 4;
	add.s64 	%rd115, %rd6, %rd114;
	cvt.u64.u32 	%rd7, %r52;
	ld.u32 	%r119, [%rd115+64];
	st.local.u32 	[%rd112+40], %r119;
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
	add.s64 	%rd116, %rd9, %rd104;
	add.s64 	%rd10, %rd116, -1;
	and.b64  	%rd117, %rd10, -4294967296;
	setp.eq.s64 	%p4, %rd117, 0;
	@%p4 bra 	$L__BB1_5;
	div.u64 	%rd261, %rd10, %rd9;
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.u32.u64 	%r56, %rd9;
	cvt.u32.u64 	%r57, %rd10;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd261, %r58;
$L__BB1_6:
	mul.lo.s64 	%rd118, %rd261, %rd7;
	min.u64 	%rd264, %rd118, %rd104;
	add.s64 	%rd119, %rd264, %rd261;
	min.u64 	%rd17, %rd119, %rd104;
	mul.lo.s64 	%rd120, %rd7, %rd107;
	shl.b64 	%rd121, %rd120, 1;
	add.s64 	%rd19, %rd121, %rd108;
	mov.u32 	%r59, %ntid.x;
	cvt.u64.u32 	%rd20, %r59;
	cvt.u64.u32 	%rd21, %r38;
	add.s64 	%rd22, %rd21, -1;
	add.s32 	%r60, %r37, 1;
	cvt.u64.u32 	%rd23, %r60;
	mul.lo.s64 	%rd24, %rd21, %rd7;
	cvt.u64.u32 	%rd25, %r2;
	add.s64 	%rd26, %rd24, %rd25;
	cvta.to.global.u64 	%rd27, %rd103;
	cvta.to.global.u64 	%rd28, %rd102;
$L__BB1_7:
	mov.u32 	%r6, %r119;
	ld.param.u64 	%rd260, [two_shot_param_9+56];
	shr.u64 	%rd237, %rd260, 3;
	sub.s64 	%rd122, %rd17, %rd264;
	min.u64 	%rd32, %rd237, %rd122;
	and.b32  	%r61, %r6, 1;
	setp.eq.b32 	%p5, %r61, 1;
	selp.b64 	%rd123, %rd260, 0, %p5;
	add.s64 	%rd33, %rd123, %rd19;
	selp.b64 	%rd124, 0, %rd260, %p5;
	add.s64 	%rd34, %rd124, %rd19;
	setp.le.u64 	%p6, %rd32, %rd25;
	@%p6 bra 	$L__BB1_10;
	shl.b64 	%rd247, %rd3, 3;
	add.s64 	%rd246, %rd282, %rd247;
	ld.global.u64 	%rd126, [%rd246];
	add.s64 	%rd36, %rd126, %rd33;
	mov.u64 	%rd265, %rd25;
$L__BB1_9:
	.pragma "nounroll";
	add.s64 	%rd127, %rd265, %rd264;
	shl.b64 	%rd128, %rd127, 3;
	add.s64 	%rd129, %rd28, %rd128;
	ld.global.u64 	%rd130, [%rd129];
	shl.b64 	%rd131, %rd265, 3;
	add.s64 	%rd132, %rd36, %rd131;
	st.u64 	[%rd132], %rd130;
	add.s64 	%rd265, %rd265, %rd20;
	setp.lt.u64 	%p7, %rd265, %rd32;
	@%p7 bra 	$L__BB1_9;
$L__BB1_10:
	bar.sync 	0;
	add.s32 	%r7, %r6, 1;
	st.local.u32 	[%rd2+-4], %r7;
	setp.ge.u32 	%p8, %r2, %r38;
	mov.u32 	%r123, 0;
	@%p8 bra 	$L__BB1_23;
	add.s32 	%r108, %r6, 1;
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
	cvt.u64.u32 	%rd144, %r39;
	cvt.u64.u32 	%rd145, %r108;
	bfi.b64 	%rd134, %rd144, %rd145, 32, 32;
	st.release.sys.global.u64 [%rd133], %rd134;
	mov.u64 %rd135, %globaltimer;
	ld.global.u64 	%rd146, [%rd240];
	shl.b64 	%rd147, %rd26, 3;
	add.s64 	%rd148, %rd146, %rd147;
	add.s64 	%rd137, %rd148, 4096;
	ld.acquire.sys.global.u64 %rd266, [%rd137];
	cvt.u32.u64 	%r122, %rd266;
	sub.s32 	%r63, %r122, %r108;
	setp.gt.s32 	%p9, %r63, -1;
	@%p9 bra 	$L__BB1_20;
	mov.u32 	%r120, 1;
$L__BB1_13:
	and.b32  	%r65, %r120, 15;
	setp.ne.s32 	%p10, %r65, 0;
	@%p10 bra 	$L__BB1_19;
	shl.b64 	%rd245, %rd3, 3;
	add.s64 	%rd244, %rd282, %rd245;
	mov.u32 	%r66, 40;
	nanosleep.u32 %r66;
	ld.global.u64 	%rd149, [%rd244];
	ld.volatile.u32 	%r68, [%rd149];
	setp.ne.s32 	%p11, %r68, 0;
	mov.u32 	%r121, 4;
	@%p11 bra 	$L__BB1_17;
	ld.volatile.global.u32 	%r70, [%rd1];
	setp.ne.s32 	%p12, %r70, 0;
	mov.u32 	%r121, 1;
	@%p12 bra 	$L__BB1_17;
	mov.u64 %rd150, %globaltimer;
	sub.s64 	%rd151, %rd150, %rd135;
	setp.gt.s64 	%p13, %rd151, %rd101;
	selp.b32 	%r121, 3, 0, %p13;
$L__BB1_17:
	setp.eq.s32 	%p14, %r121, 0;
	@%p14 bra 	$L__BB1_19;
	bra.uni 	$L__BB1_18;
$L__BB1_19:
	shl.b64 	%rd248, %rd26, 3;
	add.s32 	%r112, %r6, 1;
	shl.b64 	%rd243, %rd3, 3;
	add.s64 	%rd242, %rd282, %rd243;
	ld.global.u64 	%rd155, [%rd242];
	add.s64 	%rd157, %rd155, %rd248;
	add.s64 	%rd154, %rd157, 4096;
	ld.acquire.sys.global.u64 %rd266, [%rd154];
	add.s32 	%r120, %r120, 1;
	cvt.u32.u64 	%r122, %rd266;
	sub.s32 	%r72, %r122, %r112;
	setp.lt.s32 	%p15, %r72, 0;
	@%p15 bra 	$L__BB1_13;
$L__BB1_20:
	mov.u32 	%r123, 0;
	add.s32 	%r109, %r6, 1;
	setp.ne.s32 	%p16, %r109, %r122;
	@%p16 bra 	$L__BB1_23;
	mov.u32 	%r123, 0;
	shr.u64 	%rd158, %rd266, 32;
	cvt.u32.u64 	%r15, %rd158;
	setp.eq.s32 	%p17, %r15, %r39;
	@%p17 bra 	$L__BB1_23;
	mov.u32 	%r123, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd111;
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
	st.param.b64 	[param0+0], %rd111;
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
	add.s64 	%rd43, %rd22, %rd32;
	and.b64  	%rd160, %rd43, -4294967296;
	setp.eq.s64 	%p19, %rd160, 0;
	@%p19 bra 	$L__BB1_26;
	div.u64 	%rd267, %rd43, %rd21;
	bra.uni 	$L__BB1_27;
$L__BB1_26:
	cvt.u32.u64 	%r77, %rd21;
	cvt.u32.u64 	%r78, %rd43;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd267, %r79;
$L__BB1_27:
	setp.lt.u64 	%p20, %rd43, %rd21;
	selp.b64 	%rd47, 1, %rd267, %p20;
	mul.lo.s64 	%rd161, %rd47, %rd23;
	min.u64 	%rd48, %rd161, %rd32;
	mul.lo.s64 	%rd162, %rd47, %rd3;
	add.s64 	%rd268, %rd162, %rd25;
	setp.ge.u64 	%p21, %rd268, %rd48;
	@%p21 bra 	$L__BB1_51;
	shl.b64 	%rd239, %rd3, 3;
	add.s64 	%rd238, %rd282, %rd239;
	ld.global.u64 	%rd163, [%rd238];
	add.s64 	%rd50, %rd163, %rd34;
	setp.eq.s32 	%p22, %r49, 1;
	@%p22 bra 	$L__BB1_43;
	bra.uni 	$L__BB1_29;
$L__BB1_43:
	.pragma "nounroll";
	shl.b64 	%rd183, %rd268, 3;
	add.s64 	%rd70, %rd183, %rd33;
	ld.global.u64 	%rd184, [%rd282];
	add.s64 	%rd185, %rd184, %rd70;
	ld.u64 	%rd277, [%rd185];
	setp.lt.u32 	%p32, %r38, 2;
	@%p32 bra 	$L__BB1_46;
	mov.u32 	%r127, 1;
$L__BB1_45:
	.pragma "nounroll";
	shl.b64 	%rd258, %rd268, 3;
	add.s64 	%rd257, %rd258, %rd33;
	mul.wide.u32 	%rd186, %r127, 8;
	add.s64 	%rd187, %rd282, %rd186;
	ld.global.u64 	%rd188, [%rd187];
	add.s64 	%rd189, %rd188, %rd257;
	ld.u64 	%rd190, [%rd189];
	mul.lo.s64 	%rd277, %rd190, %rd277;
	add.s32 	%r127, %r127, 1;
	setp.lt.u32 	%p33, %r127, %r38;
	@%p33 bra 	$L__BB1_45;
$L__BB1_46:
	setp.ne.s32 	%p34, %r49, 4;
	@%p34 bra 	$L__BB1_50;
	and.b64  	%rd191, %rd277, -4294967296;
	setp.eq.s64 	%p35, %rd191, 0;
	@%p35 bra 	$L__BB1_49;
	div.s64 	%rd277, %rd277, %rd21;
	bra.uni 	$L__BB1_50;
$L__BB1_49:
	cvt.u32.u64 	%r87, %rd21;
	cvt.u32.u64 	%r88, %rd277;
	div.u32 	%r89, %r88, %r87;
	cvt.u64.u32 	%rd277, %r89;
$L__BB1_50:
	shl.b64 	%rd256, %rd268, 3;
	add.s64 	%rd193, %rd50, %rd256;
	st.u64 	[%rd193], %rd277;
	add.s64 	%rd268, %rd268, %rd20;
	setp.lt.u64 	%p36, %rd268, %rd48;
	@%p36 bra 	$L__BB1_43;
	bra.uni 	$L__BB1_51;
$L__BB1_29:
	.pragma "nounroll";
	shl.b64 	%rd164, %rd268, 3;
	add.s64 	%rd53, %rd164, %rd33;
	ld.global.u64 	%rd165, [%rd282];
	add.s64 	%rd166, %rd165, %rd53;
	ld.u64 	%rd273, [%rd166];
	setp.lt.u32 	%p23, %r38, 2;
	@%p23 bra 	$L__BB1_38;
	setp.eq.s32 	%p24, %r49, 2;
	@%p24 bra 	$L__BB1_34;
	setp.ne.s32 	%p25, %r49, 3;
	@%p25 bra 	$L__BB1_36;
	mov.u32 	%r124, 1;
	mov.u64 	%rd269, %rd282;
$L__BB1_33:
	.pragma "nounroll";
	shl.b64 	%rd253, %rd268, 3;
	add.s64 	%rd252, %rd253, %rd33;
	add.s64 	%rd57, %rd269, 8;
	ld.global.u64 	%rd167, [%rd269+8];
	add.s64 	%rd168, %rd167, %rd252;
	ld.u64 	%rd169, [%rd168];
	max.s64 	%rd273, %rd169, %rd273;
	add.s32 	%r124, %r124, 1;
	setp.lt.u32 	%p26, %r124, %r38;
	mov.u64 	%rd269, %rd57;
	@%p26 bra 	$L__BB1_33;
	bra.uni 	$L__BB1_38;
$L__BB1_34:
	mov.u32 	%r125, 1;
$L__BB1_35:
	.pragma "nounroll";
	shl.b64 	%rd255, %rd268, 3;
	add.s64 	%rd254, %rd255, %rd33;
	mul.wide.u32 	%rd170, %r125, 8;
	add.s64 	%rd171, %rd282, %rd170;
	ld.global.u64 	%rd172, [%rd171];
	add.s64 	%rd173, %rd172, %rd254;
	ld.u64 	%rd174, [%rd173];
	min.s64 	%rd273, %rd174, %rd273;
	add.s32 	%r125, %r125, 1;
	setp.lt.u32 	%p27, %r125, %r38;
	@%p27 bra 	$L__BB1_35;
	bra.uni 	$L__BB1_38;
$L__BB1_36:
	mov.u32 	%r126, 1;
$L__BB1_37:
	.pragma "nounroll";
	shl.b64 	%rd251, %rd268, 3;
	add.s64 	%rd250, %rd251, %rd33;
	mul.wide.u32 	%rd175, %r126, 8;
	add.s64 	%rd176, %rd282, %rd175;
	ld.global.u64 	%rd177, [%rd176];
	add.s64 	%rd178, %rd177, %rd250;
	ld.u64 	%rd179, [%rd178];
	add.s64 	%rd273, %rd179, %rd273;
	add.s32 	%r126, %r126, 1;
	setp.lt.u32 	%p28, %r126, %r38;
	@%p28 bra 	$L__BB1_37;
$L__BB1_38:
	setp.ne.s32 	%p29, %r49, 4;
	@%p29 bra 	$L__BB1_42;
	and.b64  	%rd180, %rd273, -4294967296;
	setp.eq.s64 	%p30, %rd180, 0;
	@%p30 bra 	$L__BB1_41;
	div.s64 	%rd273, %rd273, %rd21;
	bra.uni 	$L__BB1_42;
$L__BB1_41:
	cvt.u32.u64 	%r83, %rd21;
	cvt.u32.u64 	%r84, %rd273;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd273, %r85;
$L__BB1_42:
	shl.b64 	%rd249, %rd268, 3;
	add.s64 	%rd182, %rd50, %rd249;
	st.u64 	[%rd182], %rd273;
	add.s64 	%rd268, %rd268, %rd20;
	setp.lt.u64 	%p31, %rd268, %rd48;
	@%p31 bra 	$L__BB1_29;
$L__BB1_51:
	setp.ge.u32 	%p54, %r2, %r38;
	bar.sync 	0;
	add.s32 	%r25, %r6, 2;
	st.local.u32 	[%rd2+-4], %r25;
	mov.u32 	%r131, 0;
	@%p54 bra 	$L__BB1_64;
	membar.sys;
	shl.b64 	%rd199, %rd25, 3;
	add.s64 	%rd200, %rd282, %rd199;
	ld.global.u64 	%rd201, [%rd200];
	add.s64 	%rd202, %rd24, %rd3;
	shl.b64 	%rd203, %rd202, 3;
	add.s64 	%rd204, %rd201, %rd203;
	add.s64 	%rd194, %rd204, 4096;
	cvt.u64.u32 	%rd205, %r39;
	cvt.u64.u32 	%rd206, %r25;
	bfi.b64 	%rd195, %rd205, %rd206, 32, 32;
	st.release.sys.global.u64 [%rd194], %rd195;
	mov.u64 %rd196, %globaltimer;
	ld.global.u64 	%rd207, [%rd5];
	shl.b64 	%rd208, %rd26, 3;
	add.s64 	%rd209, %rd207, %rd208;
	add.s64 	%rd198, %rd209, 4096;
	ld.acquire.sys.global.u64 %rd280, [%rd198];
	cvt.u32.u64 	%r130, %rd280;
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
	ld.global.u64 	%rd210, [%rd5];
	ld.volatile.u32 	%r96, [%rd210];
	setp.ne.s32 	%p40, %r96, 0;
	mov.u32 	%r129, 4;
	@%p40 bra 	$L__BB1_58;
	ld.volatile.global.u32 	%r98, [%rd1];
	setp.ne.s32 	%p41, %r98, 0;
	mov.u32 	%r129, 1;
	@%p41 bra 	$L__BB1_58;
	mov.u64 %rd211, %globaltimer;
	sub.s64 	%rd212, %rd211, %rd196;
	setp.gt.s64 	%p42, %rd212, %rd101;
	selp.b32 	%r129, 3, 0, %p42;
$L__BB1_58:
	setp.eq.s32 	%p43, %r129, 0;
	@%p43 bra 	$L__BB1_60;
	bra.uni 	$L__BB1_59;
$L__BB1_60:
	shl.b64 	%rd259, %rd26, 3;
	add.s32 	%r117, %r6, 2;
	ld.global.u64 	%rd216, [%rd5];
	add.s64 	%rd218, %rd216, %rd259;
	add.s64 	%rd215, %rd218, 4096;
	ld.acquire.sys.global.u64 %rd280, [%rd215];
	add.s32 	%r128, %r128, 1;
	cvt.u32.u64 	%r130, %rd280;
	sub.s32 	%r100, %r130, %r117;
	setp.lt.s32 	%p44, %r100, 0;
	@%p44 bra 	$L__BB1_54;
$L__BB1_61:
	mov.u32 	%r131, 0;
	add.s32 	%r113, %r6, 2;
	setp.ne.s32 	%p45, %r113, %r130;
	@%p45 bra 	$L__BB1_64;
	mov.u32 	%r131, 0;
	shr.u64 	%rd219, %rd280, 32;
	cvt.u32.u64 	%r33, %rd219;
	setp.eq.s32 	%p46, %r33, %r39;
	@%p46 bra 	$L__BB1_64;
	mov.u32 	%r131, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd111;
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
	st.param.b64 	[param0+0], %rd111;
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
	cvt.u64.u32 	%rd91, %r132;
	add.s32 	%r132, %r132, 1;
	cvt.u64.u32 	%rd221, %r132;
	mul.lo.s64 	%rd222, %rd47, %rd221;
	min.u64 	%rd92, %rd222, %rd32;
	mul.lo.s64 	%rd223, %rd47, %rd91;
	add.s64 	%rd283, %rd223, %rd25;
	setp.ge.u64 	%p49, %rd283, %rd92;
	@%p49 bra 	$L__BB1_70;
	shl.b64 	%rd224, %rd91, 3;
	add.s64 	%rd225, %rd282, %rd224;
	ld.global.u64 	%rd226, [%rd225];
	add.s64 	%rd94, %rd226, %rd34;
$L__BB1_69:
	.pragma "nounroll";
	shl.b64 	%rd227, %rd283, 3;
	add.s64 	%rd228, %rd94, %rd227;
	ld.u64 	%rd229, [%rd228];
	add.s64 	%rd230, %rd283, %rd264;
	shl.b64 	%rd231, %rd230, 3;
	add.s64 	%rd232, %rd27, %rd231;
	st.global.u64 	[%rd232], %rd229;
	add.s64 	%rd283, %rd283, %rd20;
	setp.lt.u64 	%p50, %rd283, %rd92;
	@%p50 bra 	$L__BB1_69;
$L__BB1_70:
	setp.lt.u32 	%p51, %r132, %r38;
	@%p51 bra 	$L__BB1_67;
$L__BB1_71:
	add.s32 	%r119, %r6, 2;
	add.s64 	%rd264, %rd32, %rd264;
	setp.lt.u64 	%p52, %rd264, %rd17;
	@%p52 bra 	$L__BB1_7;
	setp.ne.s32 	%p55, %r2, 0;
	bar.sync 	0;
	@%p55 bra 	$L__BB1_74;
	mov.u32 	%r107, %ctaid.x;
	cvt.u64.u32 	%rd236, %r107;
	ld.global.u64 	%rd233, [%rd5];
	shl.b64 	%rd234, %rd236, 2;
	add.s64 	%rd235, %rd233, %rd234;
	add.s32 	%r106, %r6, 2;
	st.u32 	[%rd235+64], %r106;
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
