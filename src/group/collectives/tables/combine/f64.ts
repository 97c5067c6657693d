// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPdRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_4
)
;
.visible .entry combine(
	.param .u64 combine_param_0,
	.param .u64 combine_param_1,
	.param .u64 combine_param_2,
	.param .u32 combine_param_3,
	.param .u32 combine_param_4,
	.param .u32 combine_param_5,
	.param .u64 combine_param_6,
	.param .u64 combine_param_7
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot0[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<3>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<29>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd8, [combine_param_0];
	ld.param.u64 	%rd9, [combine_param_1];
	ld.param.u64 	%rd10, [combine_param_2];
	ld.param.u32 	%r1, [combine_param_3];
	ld.param.u32 	%r2, [combine_param_4];
	ld.param.u32 	%r3, [combine_param_5];
	ld.param.u64 	%rd11, [combine_param_6];
	ld.param.u64 	%rd12, [combine_param_7];
	add.s64 	%rd13, %rd12, 1;
	shr.u64 	%rd14, %rd13, 1;
	mov.u32 	%r4, %nctaid.x;
	cvt.u64.u32 	%rd1, %r4;
	add.s64 	%rd15, %rd1, %rd14;
	add.s64 	%rd2, %rd15, -1;
	and.b64  	%rd16, %rd2, -4294967296;
	setp.eq.s64 	%p1, %rd16, 0;
	@%p1 bra 	$L__BB0_2;
	div.u64 	%rd28, %rd2, %rd1;
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.u32.u64 	%r5, %rd1;
	cvt.u32.u64 	%r6, %rd2;
	div.u32 	%r7, %r6, %r5;
	cvt.u64.u32 	%rd28, %r7;
$L__BB0_3:
	mov.u32 	%r8, %ctaid.x;
	cvt.u64.u32 	%rd17, %r8;
	shl.b64 	%rd18, %rd28, 1;
	mul.lo.s64 	%rd19, %rd18, %rd17;
	min.u64 	%rd6, %rd19, %rd12;
	add.s64 	%rd20, %rd6, %rd18;
	min.u64 	%rd7, %rd20, %rd12;
	setp.eq.s64 	%p2, %rd7, %rd6;
	@%p2 bra 	$L__BB0_5;
	shl.b64 	%rd21, %rd6, 3;
	add.s64 	%rd22, %rd11, %rd21;
	add.u64 	%rd23, %SP, 0;
	add.u64 	%rd24, %SPL, 0;
	add.s64 	%rd25, %rd8, %rd21;
	st.local.u64 	[%rd24], %rd25;
	add.s64 	%rd26, %rd9, %rd21;
	st.local.u64 	[%rd24+8], %rd26;
	st.local.u64 	[%rd24+16], %rd10;
	st.local.u32 	[%rd24+24], %r1;
	sub.s64 	%rd27, %rd7, %rd6;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd22;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd23;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd27;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r3;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r2;
	call.uni
	_ZN10collective6reduceEPdRKNS_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB0_5:
	ret;
}
.func _ZN10collective6reduceEPdRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPdRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<66>;
	.reg .b32 	%r<41>;
	.reg .f64 	%fd<183>;
	.reg .b64 	%rd<143>;
	ld.param.u64 	%rd60, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd61, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd59, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPdRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd60;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd60, 15;
	cvta.to.local.u64 	%rd3, %rd61;
	@%p1 bra 	$L__BB1_53;
	bra.uni 	$L__BB1_1;
$L__BB1_53:
	setp.ne.s64 	%p35, %rd2, 0;
	mov.u64 	%rd138, 0;
	@%p35 bra 	$L__BB1_92;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd86, %rd25, 15;
	setp.ne.s64 	%p36, %rd86, 0;
	@%p36 bra 	$L__BB1_92;
	shr.u64 	%rd26, %rd59, 1;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd135, %r27;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r28, %r7, 3;
	cvt.u64.u32 	%rd28, %r28;
	add.s64 	%rd87, %rd135, %rd28;
	setp.ge.u64 	%p37, %rd87, %rd26;
	@%p37 bra 	$L__BB1_79;
	cvt.rn.f64.u32 	%fd36, %r19;
	shl.b32 	%r29, %r7, 2;
	cvt.u64.u32 	%rd29, %r29;
	cvt.u64.u32 	%rd30, %r7;
	shl.b32 	%r30, %r7, 1;
	cvt.u64.u32 	%rd31, %r30;
$L__BB1_57:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r19, 0;
	@%p38 bra 	$L__BB1_62;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r38, 0;
$L__BB1_59:
	.pragma "nounroll";
	setp.eq.s32 	%p39, %r8, %r38;
	mov.u64 	%rd134, %rd25;
	@%p39 bra 	$L__BB1_61;
	ld.local.u64 	%rd88, [%rd3+16];
	cvt.u64.u32 	%rd89, %r38;
	mul.lo.s64 	%rd90, %rd88, %rd89;
	ld.local.u64 	%rd91, [%rd3+8];
	add.s64 	%rd134, %rd91, %rd90;
$L__BB1_61:
	shl.b64 	%rd92, %rd135, 4;
	add.s64 	%rd93, %rd134, %rd92;
	ld.v2.f64 	{%fd102, %fd103}, [%rd93];
	shl.b64 	%rd94, %rd30, 4;
	add.s64 	%rd95, %rd93, %rd94;
	ld.v2.f64 	{%fd106, %fd107}, [%rd95];
	shl.b64 	%rd96, %rd31, 4;
	add.s64 	%rd97, %rd93, %rd96;
	ld.v2.f64 	{%fd110, %fd111}, [%rd97];
	shl.b64 	%rd98, %rd28, 4;
	add.s64 	%rd99, %rd93, %rd98;
	ld.v2.f64 	{%fd114, %fd115}, [%rd99];
	add.f64 	%fd118, %fd163, %fd102;
	setp.eq.s32 	%p40, %r38, 0;
	selp.f64 	%fd163, %fd102, %fd118, %p40;
	add.f64 	%fd119, %fd162, %fd103;
	selp.f64 	%fd162, %fd103, %fd119, %p40;
	add.f64 	%fd120, %fd161, %fd106;
	selp.f64 	%fd161, %fd106, %fd120, %p40;
	add.f64 	%fd121, %fd160, %fd107;
	selp.f64 	%fd160, %fd107, %fd121, %p40;
	add.f64 	%fd122, %fd159, %fd110;
	selp.f64 	%fd159, %fd110, %fd122, %p40;
	add.f64 	%fd123, %fd158, %fd111;
	selp.f64 	%fd158, %fd111, %fd123, %p40;
	add.f64 	%fd124, %fd157, %fd114;
	selp.f64 	%fd157, %fd114, %fd124, %p40;
	add.f64 	%fd125, %fd156, %fd115;
	selp.f64 	%fd156, %fd115, %fd125, %p40;
	add.s32 	%r38, %r38, 1;
	setp.lt.u32 	%p41, %r38, %r19;
	@%p41 bra 	$L__BB1_59;
$L__BB1_62:
	setp.ne.s32 	%p42, %r18, 4;
	@%p42 bra 	$L__BB1_64;
	div.rn.f64 	%fd163, %fd163, %fd36;
$L__BB1_64:
	@%p42 bra 	$L__BB1_66;
	div.rn.f64 	%fd162, %fd162, %fd36;
$L__BB1_66:
	shl.b64 	%rd100, %rd135, 4;
	add.s64 	%rd36, %rd1, %rd100;
	st.global.v2.f64 	[%rd36], {%fd163, %fd162};
	@%p42 bra 	$L__BB1_68;
	div.rn.f64 	%fd161, %fd161, %fd36;
$L__BB1_68:
	@%p42 bra 	$L__BB1_70;
	div.rn.f64 	%fd160, %fd160, %fd36;
$L__BB1_70:
	shl.b64 	%rd101, %rd30, 4;
	add.s64 	%rd102, %rd36, %rd101;
	st.global.v2.f64 	[%rd102], {%fd161, %fd160};
	@%p42 bra 	$L__BB1_72;
	div.rn.f64 	%fd159, %fd159, %fd36;
$L__BB1_72:
	@%p42 bra 	$L__BB1_74;
	div.rn.f64 	%fd158, %fd158, %fd36;
$L__BB1_74:
	shl.b64 	%rd103, %rd31, 4;
	add.s64 	%rd104, %rd36, %rd103;
	st.global.v2.f64 	[%rd104], {%fd159, %fd158};
	@%p42 bra 	$L__BB1_76;
	div.rn.f64 	%fd157, %fd157, %fd36;
$L__BB1_76:
	@%p42 bra 	$L__BB1_78;
	div.rn.f64 	%fd156, %fd156, %fd36;
$L__BB1_78:
	shl.b64 	%rd105, %rd28, 4;
	add.s64 	%rd106, %rd36, %rd105;
	st.global.v2.f64 	[%rd106], {%fd157, %fd156};
	add.s64 	%rd135, %rd135, %rd29;
	add.s64 	%rd107, %rd135, %rd28;
	setp.lt.u64 	%p50, %rd107, %rd26;
	@%p50 bra 	$L__BB1_57;
$L__BB1_79:
	setp.ge.u64 	%p51, %rd135, %rd26;
	@%p51 bra 	$L__BB1_91;
	cvt.rn.f64.u32 	%fd77, %r19;
	cvt.u64.u32 	%rd39, %r7;
$L__BB1_81:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r19, 0;
	@%p52 bra 	$L__BB1_86;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r39, 0;
$L__BB1_83:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r11, %r39;
	mov.u64 	%rd137, %rd25;
	@%p53 bra 	$L__BB1_85;
	ld.local.u64 	%rd108, [%rd3+16];
	cvt.u64.u32 	%rd109, %r39;
	mul.lo.s64 	%rd110, %rd108, %rd109;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd137, %rd111, %rd110;
$L__BB1_85:
	shl.b64 	%rd112, %rd135, 4;
	add.s64 	%rd113, %rd137, %rd112;
	ld.v2.f64 	{%fd127, %fd128}, [%rd113];
	add.f64 	%fd131, %fd176, %fd127;
	setp.eq.s32 	%p54, %r39, 0;
	selp.f64 	%fd176, %fd127, %fd131, %p54;
	add.f64 	%fd132, %fd177, %fd128;
	selp.f64 	%fd177, %fd128, %fd132, %p54;
	add.s32 	%r39, %r39, 1;
	setp.lt.u32 	%p55, %r39, %r19;
	@%p55 bra 	$L__BB1_83;
$L__BB1_86:
	setp.ne.s32 	%p56, %r18, 4;
	mov.f64 	%fd178, %fd176;
	@%p56 bra 	$L__BB1_88;
	div.rn.f64 	%fd178, %fd176, %fd77;
$L__BB1_88:
	mov.f64 	%fd179, %fd177;
	@%p56 bra 	$L__BB1_90;
	div.rn.f64 	%fd179, %fd177, %fd77;
$L__BB1_90:
	shl.b64 	%rd114, %rd135, 4;
	add.s64 	%rd115, %rd1, %rd114;
	st.global.v2.f64 	[%rd115], {%fd178, %fd179};
	add.s64 	%rd135, %rd135, %rd39;
	setp.lt.u64 	%p58, %rd135, %rd26;
	@%p58 bra 	$L__BB1_81;
$L__BB1_91:
	and.b64  	%rd138, %rd59, -2;
$L__BB1_92:
	mov.u32 	%r33, %tid.x;
	cvt.u64.u32 	%rd116, %r33;
	add.s64 	%rd139, %rd138, %rd116;
	setp.ge.u64 	%p59, %rd139, %rd59;
	@%p59 bra 	$L__BB1_106;
	cvt.rn.f64.u32 	%fd90, %r19;
	mov.u32 	%r34, %ntid.x;
	cvt.u64.u32 	%rd48, %r34;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB1_94:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r14, 0;
	@%p60 bra 	$L__BB1_96;
	ld.local.u64 	%rd140, [%rd3+8];
	bra.uni 	$L__BB1_97;
$L__BB1_96:
	ld.local.u64 	%rd140, [%rd3];
$L__BB1_97:
	shl.b64 	%rd117, %rd139, 3;
	add.s64 	%rd118, %rd140, %rd117;
	ld.f64 	%fd181, [%rd118];
	setp.lt.u32 	%p61, %r19, 2;
	@%p61 bra 	$L__BB1_103;
	mov.u64 	%rd141, 1;
	mov.u32 	%r40, %r15;
$L__BB1_99:
	.pragma "nounroll";
	setp.eq.s32 	%p62, %r40, -1;
	@%p62 bra 	$L__BB1_101;
	ld.local.u64 	%rd120, [%rd3+16];
	mul.lo.s64 	%rd121, %rd120, %rd141;
	ld.local.u64 	%rd122, [%rd3+8];
	add.s64 	%rd142, %rd122, %rd121;
	bra.uni 	$L__BB1_102;
$L__BB1_101:
	ld.local.u64 	%rd142, [%rd3];
$L__BB1_102:
	add.s64 	%rd124, %rd142, %rd117;
	ld.f64 	%fd133, [%rd124];
	add.f64 	%fd181, %fd181, %fd133;
	add.s64 	%rd141, %rd141, 1;
	cvt.u32.u64 	%r35, %rd141;
	add.s32 	%r40, %r40, 1;
	setp.lt.u32 	%p63, %r35, %r19;
	@%p63 bra 	$L__BB1_99;
$L__BB1_103:
	setp.ne.s32 	%p64, %r18, 4;
	@%p64 bra 	$L__BB1_105;
	div.rn.f64 	%fd181, %fd181, %fd90;
$L__BB1_105:
	add.s64 	%rd126, %rd1, %rd117;
	st.global.f64 	[%rd126], %fd181;
	add.s64 	%rd139, %rd139, %rd48;
	setp.lt.u64 	%p65, %rd139, %rd59;
	@%p65 bra 	$L__BB1_94;
	bra.uni 	$L__BB1_106;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd129, 0;
	@%p2 bra 	$L__BB1_32;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd64, %rd4, 15;
	setp.ne.s64 	%p3, %rd64, 0;
	@%p3 bra 	$L__BB1_32;
	shr.u64 	%rd5, %rd59, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd127, %r21;
	setp.le.u64 	%p4, %rd5, %rd127;
	@%p4 bra 	$L__BB1_31;
	cvt.rn.f64.u32 	%fd1, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd7, %r22;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB1_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r36, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.f64 	%fd5, %fd139;
	mov.f64 	%fd4, %fd138;
	setp.eq.s32 	%p6, %r1, %r36;
	mov.u64 	%rd128, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd65, [%rd3+16];
	cvt.u64.u32 	%rd66, %r36;
	mul.lo.s64 	%rd67, %rd65, %rd66;
	ld.local.u64 	%rd68, [%rd3+8];
	add.s64 	%rd128, %rd68, %rd67;
$L__BB1_9:
	shl.b64 	%rd69, %rd127, 4;
	add.s64 	%rd70, %rd128, %rd69;
	ld.v2.f64 	{%fd138, %fd139}, [%rd70];
	setp.eq.s32 	%p7, %r36, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB1_16;
	setp.lt.f64 	%p11, %fd4, %fd138;
	selp.f64 	%fd138, %fd138, %fd4, %p11;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	setp.gt.f64 	%p12, %fd4, %fd138;
	selp.f64 	%fd138, %fd138, %fd4, %p12;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.f64 	%fd138, %fd4, %fd138;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.f64 	%fd138, %fd4, %fd138;
$L__BB1_17:
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p14, %r18, 1;
	@%p14 bra 	$L__BB1_23;
	setp.eq.s32 	%p15, %r18, 2;
	@%p15 bra 	$L__BB1_22;
	setp.ne.s32 	%p16, %r18, 3;
	@%p16 bra 	$L__BB1_24;
	setp.lt.f64 	%p17, %fd5, %fd139;
	selp.f64 	%fd139, %fd139, %fd5, %p17;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	setp.gt.f64 	%p18, %fd5, %fd139;
	selp.f64 	%fd139, %fd139, %fd5, %p18;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.f64 	%fd139, %fd5, %fd139;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.f64 	%fd139, %fd5, %fd139;
$L__BB1_25:
	add.s32 	%r36, %r36, 1;
	setp.lt.u32 	%p19, %r36, %r19;
	@%p19 bra 	$L__BB1_7;
$L__BB1_26:
	setp.ne.s32 	%p20, %r18, 4;
	mov.f64 	%fd142, %fd138;
	@%p20 bra 	$L__BB1_28;
	div.rn.f64 	%fd142, %fd138, %fd1;
$L__BB1_28:
	mov.f64 	%fd143, %fd139;
	@%p20 bra 	$L__BB1_30;
	div.rn.f64 	%fd143, %fd139, %fd1;
$L__BB1_30:
	shl.b64 	%rd71, %rd127, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.v2.f64 	[%rd72], {%fd142, %fd143};
	add.s64 	%rd127, %rd127, %rd7;
	setp.lt.u64 	%p22, %rd127, %rd5;
	@%p22 bra 	$L__BB1_5;
$L__BB1_31:
	and.b64  	%rd129, %rd59, -2;
$L__BB1_32:
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd73, %r24;
	add.s64 	%rd130, %rd129, %rd73;
	setp.ge.u64 	%p23, %rd130, %rd59;
	@%p23 bra 	$L__BB1_106;
	cvt.rn.f64.u32 	%fd24, %r19;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd16, %r25;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB1_34:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, 0;
	@%p24 bra 	$L__BB1_36;
	ld.local.u64 	%rd131, [%rd3+8];
	bra.uni 	$L__BB1_37;
$L__BB1_36:
	ld.local.u64 	%rd131, [%rd3];
$L__BB1_37:
	shl.b64 	%rd74, %rd130, 3;
	add.s64 	%rd75, %rd131, %rd74;
	ld.f64 	%fd145, [%rd75];
	setp.lt.u32 	%p25, %r19, 2;
	@%p25 bra 	$L__BB1_50;
	mov.u32 	%r37, 1;
$L__BB1_39:
	.pragma "nounroll";
	setp.eq.s32 	%p26, %r4, %r37;
	@%p26 bra 	$L__BB1_41;
	bra.uni 	$L__BB1_40;
$L__BB1_41:
	ld.local.u64 	%rd132, [%rd3];
	bra.uni 	$L__BB1_42;
$L__BB1_40:
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r37;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd132, %rd79, %rd78;
$L__BB1_42:
	add.s64 	%rd81, %rd132, %rd74;
	ld.f64 	%fd27, [%rd81];
	setp.eq.s32 	%p27, %r18, 1;
	@%p27 bra 	$L__BB1_47;
	setp.eq.s32 	%p28, %r18, 2;
	@%p28 bra 	$L__BB1_46;
	setp.ne.s32 	%p29, %r18, 3;
	@%p29 bra 	$L__BB1_48;
	setp.gt.f64 	%p30, %fd27, %fd145;
	selp.f64 	%fd145, %fd27, %fd145, %p30;
	bra.uni 	$L__BB1_49;
$L__BB1_47:
	mul.f64 	%fd145, %fd145, %fd27;
	bra.uni 	$L__BB1_49;
$L__BB1_46:
	setp.lt.f64 	%p31, %fd27, %fd145;
	selp.f64 	%fd145, %fd27, %fd145, %p31;
	bra.uni 	$L__BB1_49;
$L__BB1_48:
	add.f64 	%fd145, %fd145, %fd27;
$L__BB1_49:
	add.s32 	%r37, %r37, 1;
	setp.lt.u32 	%p32, %r37, %r19;
	@%p32 bra 	$L__BB1_39;
$L__BB1_50:
	setp.ne.s32 	%p33, %r18, 4;
	@%p33 bra 	$L__BB1_52;
	div.rn.f64 	%fd145, %fd145, %fd24;
$L__BB1_52:
	add.s64 	%rd83, %rd1, %rd74;
	st.global.f64 	[%rd83], %fd145;
	add.s64 	%rd130, %rd130, %rd16;
	setp.lt.u64 	%p34, %rd130, %rd59;
	@%p34 bra 	$L__BB1_34;
$L__BB1_106:
	ret;
}
`;
