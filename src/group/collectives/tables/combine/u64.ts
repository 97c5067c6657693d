// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPyRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_4
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
	_ZN10collective6reduceEPyRKNS_5PartsEmjj,
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
.func _ZN10collective6reduceEPyRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPyRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<74>;
	.reg .b32 	%r<83>;
	.reg .b64 	%rd<365>;
	ld.param.u64 	%rd166, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd167, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd165, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd166;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd166, 15;
	cvta.to.local.u64 	%rd3, %rd167;
	@%p1 bra 	$L__BB1_59;
	bra.uni 	$L__BB1_1;
$L__BB1_59:
	setp.ne.s64 	%p32, %rd2, 0;
	mov.u64 	%rd357, 0;
	@%p32 bra 	$L__BB1_118;
	ld.local.u64 	%rd61, [%rd3];
	and.b64  	%rd201, %rd61, 15;
	setp.ne.s64 	%p33, %rd201, 0;
	@%p33 bra 	$L__BB1_118;
	shr.u64 	%rd62, %rd165, 1;
	mov.u32 	%r36, %tid.x;
	cvt.u64.u32 	%rd348, %r36;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r37, %r7, 3;
	cvt.u64.u32 	%rd64, %r37;
	add.s64 	%rd202, %rd348, %rd64;
	setp.ge.u64 	%p34, %rd202, %rd62;
	@%p34 bra 	$L__BB1_101;
	cvt.u64.u32 	%rd65, %r19;
	shl.b32 	%r38, %r7, 2;
	cvt.u64.u32 	%rd66, %r38;
	cvt.u64.u32 	%rd67, %r7;
	shl.b32 	%r39, %r7, 1;
	cvt.u64.u32 	%rd68, %r39;
$L__BB1_63:
	.pragma "nounroll";
	setp.eq.s32 	%p35, %r19, 0;
	mov.u64 	%rd347, 0;
	mov.u64 	%rd346, %rd347;
	mov.u64 	%rd345, %rd347;
	mov.u64 	%rd344, %rd347;
	mov.u64 	%rd343, %rd347;
	mov.u64 	%rd342, %rd347;
	mov.u64 	%rd341, %rd347;
	mov.u64 	%rd339, %rd347;
	@%p35 bra 	$L__BB1_68;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r80, 0;
	mov.u64 	%rd347, 0;
$L__BB1_65:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r80;
	mov.u64 	%rd331, %rd61;
	@%p36 bra 	$L__BB1_67;
	ld.local.u64 	%rd219, [%rd3+16];
	cvt.u64.u32 	%rd220, %r80;
	mul.lo.s64 	%rd221, %rd219, %rd220;
	ld.local.u64 	%rd222, [%rd3+8];
	add.s64 	%rd331, %rd222, %rd221;
$L__BB1_67:
	shl.b64 	%rd223, %rd348, 4;
	add.s64 	%rd224, %rd331, %rd223;
	ld.v2.u64 	{%rd225, %rd226}, [%rd224];
	shl.b64 	%rd229, %rd67, 4;
	add.s64 	%rd230, %rd224, %rd229;
	ld.v2.u64 	{%rd231, %rd232}, [%rd230];
	shl.b64 	%rd235, %rd68, 4;
	add.s64 	%rd236, %rd224, %rd235;
	ld.v2.u64 	{%rd237, %rd238}, [%rd236];
	shl.b64 	%rd241, %rd64, 4;
	add.s64 	%rd242, %rd224, %rd241;
	ld.v2.u64 	{%rd243, %rd244}, [%rd242];
	setp.eq.s32 	%p37, %r80, 0;
	selp.b64 	%rd247, 0, %rd339, %p37;
	add.s64 	%rd339, %rd247, %rd225;
	selp.b64 	%rd248, 0, %rd341, %p37;
	add.s64 	%rd341, %rd248, %rd226;
	selp.b64 	%rd249, 0, %rd342, %p37;
	add.s64 	%rd342, %rd249, %rd231;
	selp.b64 	%rd250, 0, %rd343, %p37;
	add.s64 	%rd343, %rd250, %rd232;
	selp.b64 	%rd251, 0, %rd344, %p37;
	add.s64 	%rd344, %rd251, %rd237;
	selp.b64 	%rd252, 0, %rd345, %p37;
	add.s64 	%rd345, %rd252, %rd238;
	selp.b64 	%rd253, 0, %rd346, %p37;
	add.s64 	%rd346, %rd253, %rd243;
	selp.b64 	%rd254, 0, %rd347, %p37;
	add.s64 	%rd347, %rd254, %rd244;
	add.s32 	%r80, %r80, 1;
	setp.lt.u32 	%p38, %r80, %r19;
	@%p38 bra 	$L__BB1_65;
$L__BB1_68:
	setp.ne.s32 	%p39, %r18, 4;
	@%p39 bra 	$L__BB1_72;
	and.b64  	%rd255, %rd339, -4294967296;
	setp.eq.s64 	%p40, %rd255, 0;
	@%p40 bra 	$L__BB1_71;
	div.u64 	%rd339, %rd339, %rd65;
	bra.uni 	$L__BB1_72;
$L__BB1_71:
	cvt.u32.u64 	%r41, %rd65;
	cvt.u32.u64 	%r42, %rd339;
	div.u32 	%r43, %r42, %r41;
	cvt.u64.u32 	%rd339, %r43;
$L__BB1_72:
	@%p39 bra 	$L__BB1_76;
	and.b64  	%rd256, %rd341, -4294967296;
	setp.eq.s64 	%p42, %rd256, 0;
	@%p42 bra 	$L__BB1_75;
	div.u64 	%rd341, %rd341, %rd65;
	bra.uni 	$L__BB1_76;
$L__BB1_75:
	cvt.u32.u64 	%r44, %rd65;
	cvt.u32.u64 	%r45, %rd341;
	div.u32 	%r46, %r45, %r44;
	cvt.u64.u32 	%rd341, %r46;
$L__BB1_76:
	shl.b64 	%rd257, %rd348, 4;
	add.s64 	%rd103, %rd1, %rd257;
	st.global.v2.u64 	[%rd103], {%rd339, %rd341};
	@%p39 bra 	$L__BB1_80;
	and.b64  	%rd258, %rd342, -4294967296;
	setp.eq.s64 	%p44, %rd258, 0;
	@%p44 bra 	$L__BB1_79;
	div.u64 	%rd342, %rd342, %rd65;
	bra.uni 	$L__BB1_80;
$L__BB1_79:
	cvt.u32.u64 	%r47, %rd65;
	cvt.u32.u64 	%r48, %rd342;
	div.u32 	%r49, %r48, %r47;
	cvt.u64.u32 	%rd342, %r49;
$L__BB1_80:
	@%p39 bra 	$L__BB1_84;
	and.b64  	%rd259, %rd343, -4294967296;
	setp.eq.s64 	%p46, %rd259, 0;
	@%p46 bra 	$L__BB1_83;
	div.u64 	%rd343, %rd343, %rd65;
	bra.uni 	$L__BB1_84;
$L__BB1_83:
	cvt.u32.u64 	%r50, %rd65;
	cvt.u32.u64 	%r51, %rd343;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd343, %r52;
$L__BB1_84:
	shl.b64 	%rd260, %rd67, 4;
	add.s64 	%rd261, %rd103, %rd260;
	st.global.v2.u64 	[%rd261], {%rd342, %rd343};
	@%p39 bra 	$L__BB1_88;
	and.b64  	%rd262, %rd344, -4294967296;
	setp.eq.s64 	%p48, %rd262, 0;
	@%p48 bra 	$L__BB1_87;
	div.u64 	%rd344, %rd344, %rd65;
	bra.uni 	$L__BB1_88;
$L__BB1_87:
	cvt.u32.u64 	%r53, %rd65;
	cvt.u32.u64 	%r54, %rd344;
	div.u32 	%r55, %r54, %r53;
	cvt.u64.u32 	%rd344, %r55;
$L__BB1_88:
	@%p39 bra 	$L__BB1_92;
	and.b64  	%rd263, %rd345, -4294967296;
	setp.eq.s64 	%p50, %rd263, 0;
	@%p50 bra 	$L__BB1_91;
	div.u64 	%rd345, %rd345, %rd65;
	bra.uni 	$L__BB1_92;
$L__BB1_91:
	cvt.u32.u64 	%r56, %rd65;
	cvt.u32.u64 	%r57, %rd345;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd345, %r58;
$L__BB1_92:
	shl.b64 	%rd264, %rd68, 4;
	add.s64 	%rd265, %rd103, %rd264;
	st.global.v2.u64 	[%rd265], {%rd344, %rd345};
	@%p39 bra 	$L__BB1_96;
	and.b64  	%rd266, %rd346, -4294967296;
	setp.eq.s64 	%p52, %rd266, 0;
	@%p52 bra 	$L__BB1_95;
	div.u64 	%rd346, %rd346, %rd65;
	bra.uni 	$L__BB1_96;
$L__BB1_95:
	cvt.u32.u64 	%r59, %rd65;
	cvt.u32.u64 	%r60, %rd346;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd346, %r61;
$L__BB1_96:
	@%p39 bra 	$L__BB1_100;
	and.b64  	%rd267, %rd347, -4294967296;
	setp.eq.s64 	%p54, %rd267, 0;
	@%p54 bra 	$L__BB1_99;
	div.u64 	%rd347, %rd347, %rd65;
	bra.uni 	$L__BB1_100;
$L__BB1_99:
	cvt.u32.u64 	%r62, %rd65;
	cvt.u32.u64 	%r63, %rd347;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd347, %r64;
$L__BB1_100:
	shl.b64 	%rd268, %rd64, 4;
	add.s64 	%rd269, %rd103, %rd268;
	st.global.v2.u64 	[%rd269], {%rd346, %rd347};
	add.s64 	%rd348, %rd348, %rd66;
	add.s64 	%rd270, %rd348, %rd64;
	setp.lt.u64 	%p55, %rd270, %rd62;
	@%p55 bra 	$L__BB1_63;
$L__BB1_101:
	setp.ge.u64 	%p56, %rd348, %rd62;
	@%p56 bra 	$L__BB1_117;
	cvt.u64.u32 	%rd124, %r19;
	cvt.u64.u32 	%rd125, %r7;
$L__BB1_103:
	.pragma "nounroll";
	setp.eq.s32 	%p57, %r19, 0;
	mov.u64 	%rd353, 0;
	mov.u64 	%rd356, %rd353;
	@%p57 bra 	$L__BB1_108;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r81, 0;
	mov.u64 	%rd353, 0;
$L__BB1_105:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r11, %r81;
	mov.u64 	%rd352, %rd61;
	@%p58 bra 	$L__BB1_107;
	ld.local.u64 	%rd275, [%rd3+16];
	cvt.u64.u32 	%rd276, %r81;
	mul.lo.s64 	%rd277, %rd275, %rd276;
	ld.local.u64 	%rd278, [%rd3+8];
	add.s64 	%rd352, %rd278, %rd277;
$L__BB1_107:
	shl.b64 	%rd279, %rd348, 4;
	add.s64 	%rd280, %rd352, %rd279;
	ld.v2.u64 	{%rd281, %rd282}, [%rd280];
	setp.eq.s32 	%p59, %r81, 0;
	selp.b64 	%rd285, 0, %rd353, %p59;
	add.s64 	%rd353, %rd285, %rd281;
	selp.b64 	%rd286, 0, %rd356, %p59;
	add.s64 	%rd356, %rd286, %rd282;
	add.s32 	%r81, %r81, 1;
	setp.lt.u32 	%p60, %r81, %r19;
	@%p60 bra 	$L__BB1_105;
$L__BB1_108:
	setp.ne.s32 	%p61, %r18, 4;
	@%p61 bra 	$L__BB1_112;
	and.b64  	%rd287, %rd353, -4294967296;
	setp.eq.s64 	%p62, %rd287, 0;
	@%p62 bra 	$L__BB1_111;
	div.u64 	%rd353, %rd353, %rd124;
	bra.uni 	$L__BB1_112;
$L__BB1_111:
	cvt.u32.u64 	%r66, %rd124;
	cvt.u32.u64 	%r67, %rd353;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd353, %r68;
$L__BB1_112:
	@%p61 bra 	$L__BB1_116;
	and.b64  	%rd288, %rd356, -4294967296;
	setp.eq.s64 	%p64, %rd288, 0;
	@%p64 bra 	$L__BB1_115;
	div.u64 	%rd356, %rd356, %rd124;
	bra.uni 	$L__BB1_116;
$L__BB1_115:
	cvt.u32.u64 	%r69, %rd124;
	cvt.u32.u64 	%r70, %rd356;
	div.u32 	%r71, %r70, %r69;
	cvt.u64.u32 	%rd356, %r71;
$L__BB1_116:
	shl.b64 	%rd289, %rd348, 4;
	add.s64 	%rd290, %rd1, %rd289;
	st.global.v2.u64 	[%rd290], {%rd353, %rd356};
	add.s64 	%rd348, %rd348, %rd125;
	setp.lt.u64 	%p65, %rd348, %rd62;
	@%p65 bra 	$L__BB1_103;
$L__BB1_117:
	and.b64  	%rd357, %rd165, -2;
$L__BB1_118:
	mov.u32 	%r72, %tid.x;
	cvt.u64.u32 	%rd291, %r72;
	add.s64 	%rd358, %rd357, %rd291;
	setp.ge.u64 	%p66, %rd358, %rd165;
	@%p66 bra 	$L__BB1_134;
	cvt.u64.u32 	%rd146, %r19;
	mov.u32 	%r73, %ntid.x;
	cvt.u64.u32 	%rd147, %r73;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB1_120:
	.pragma "nounroll";
	setp.eq.s32 	%p67, %r14, 0;
	@%p67 bra 	$L__BB1_122;
	ld.local.u64 	%rd359, [%rd3+8];
	bra.uni 	$L__BB1_123;
$L__BB1_122:
	ld.local.u64 	%rd359, [%rd3];
$L__BB1_123:
	shl.b64 	%rd292, %rd358, 3;
	add.s64 	%rd293, %rd359, %rd292;
	ld.u64 	%rd363, [%rd293];
	setp.lt.u32 	%p68, %r19, 2;
	@%p68 bra 	$L__BB1_129;
	mov.u64 	%rd360, 1;
	mov.u32 	%r82, %r15;
$L__BB1_125:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r82, -1;
	@%p69 bra 	$L__BB1_127;
	ld.local.u64 	%rd295, [%rd3+16];
	mul.lo.s64 	%rd296, %rd295, %rd360;
	ld.local.u64 	%rd297, [%rd3+8];
	add.s64 	%rd362, %rd297, %rd296;
	bra.uni 	$L__BB1_128;
$L__BB1_127:
	ld.local.u64 	%rd362, [%rd3];
$L__BB1_128:
	add.s64 	%rd299, %rd362, %rd292;
	ld.u64 	%rd300, [%rd299];
	add.s64 	%rd363, %rd300, %rd363;
	add.s64 	%rd360, %rd360, 1;
	cvt.u32.u64 	%r74, %rd360;
	add.s32 	%r82, %r82, 1;
	setp.lt.u32 	%p70, %r74, %r19;
	@%p70 bra 	$L__BB1_125;
$L__BB1_129:
	setp.ne.s32 	%p71, %r18, 4;
	@%p71 bra 	$L__BB1_133;
	and.b64  	%rd301, %rd363, -4294967296;
	setp.eq.s64 	%p72, %rd301, 0;
	@%p72 bra 	$L__BB1_132;
	div.u64 	%rd363, %rd363, %rd146;
	bra.uni 	$L__BB1_133;
$L__BB1_132:
	cvt.u32.u64 	%r75, %rd146;
	cvt.u32.u64 	%r76, %rd363;
	div.u32 	%r77, %r76, %r75;
	cvt.u64.u32 	%rd363, %r77;
$L__BB1_133:
	add.s64 	%rd303, %rd1, %rd292;
	st.global.u64 	[%rd303], %rd363;
	add.s64 	%rd358, %rd358, %rd147;
	setp.lt.u64 	%p73, %rd358, %rd165;
	@%p73 bra 	$L__BB1_120;
	bra.uni 	$L__BB1_134;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd314, 0;
	@%p2 bra 	$L__BB1_36;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd170, %rd4, 15;
	setp.ne.s64 	%p3, %rd170, 0;
	@%p3 bra 	$L__BB1_36;
	shr.u64 	%rd5, %rd165, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd304, %r21;
	setp.le.u64 	%p4, %rd5, %rd304;
	@%p4 bra 	$L__BB1_35;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	mov.u64 	%rd308, 0;
	mov.u64 	%rd309, %rd308;
	@%p5 bra 	$L__BB1_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r78, 0;
	mov.u64 	%rd308, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd11, %rd309;
	mov.u64 	%rd10, %rd308;
	setp.eq.s32 	%p6, %r1, %r78;
	mov.u64 	%rd307, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd175, [%rd3+16];
	cvt.u64.u32 	%rd176, %r78;
	mul.lo.s64 	%rd177, %rd175, %rd176;
	ld.local.u64 	%rd178, [%rd3+8];
	add.s64 	%rd307, %rd178, %rd177;
$L__BB1_9:
	shl.b64 	%rd179, %rd304, 4;
	add.s64 	%rd180, %rd307, %rd179;
	ld.v2.u64 	{%rd308, %rd309}, [%rd180];
	setp.eq.s32 	%p7, %r78, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB1_16;
	max.u64 	%rd308, %rd10, %rd308;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.u64 	%rd308, %rd10, %rd308;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd308, %rd10, %rd308;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd308, %rd10, %rd308;
$L__BB1_17:
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB1_24;
	max.u64 	%rd309, %rd11, %rd309;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.u64 	%rd309, %rd11, %rd309;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd309, %rd11, %rd309;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd309, %rd11, %rd309;
$L__BB1_25:
	add.s32 	%r78, %r78, 1;
	setp.lt.u32 	%p15, %r78, %r19;
	@%p15 bra 	$L__BB1_7;
$L__BB1_26:
	setp.ne.s32 	%p16, %r18, 4;
	@%p16 bra 	$L__BB1_30;
	and.b64  	%rd183, %rd308, -4294967296;
	setp.eq.s64 	%p17, %rd183, 0;
	@%p17 bra 	$L__BB1_29;
	div.u64 	%rd308, %rd308, %rd7;
	bra.uni 	$L__BB1_30;
$L__BB1_29:
	cvt.u32.u64 	%r24, %rd7;
	cvt.u32.u64 	%r25, %rd308;
	div.u32 	%r26, %r25, %r24;
	cvt.u64.u32 	%rd308, %r26;
$L__BB1_30:
	@%p16 bra 	$L__BB1_34;
	and.b64  	%rd184, %rd309, -4294967296;
	setp.eq.s64 	%p19, %rd184, 0;
	@%p19 bra 	$L__BB1_33;
	div.u64 	%rd309, %rd309, %rd7;
	bra.uni 	$L__BB1_34;
$L__BB1_33:
	cvt.u32.u64 	%r27, %rd7;
	cvt.u32.u64 	%r28, %rd309;
	div.u32 	%r29, %r28, %r27;
	cvt.u64.u32 	%rd309, %r29;
$L__BB1_34:
	shl.b64 	%rd185, %rd304, 4;
	add.s64 	%rd186, %rd1, %rd185;
	st.global.v2.u64 	[%rd186], {%rd308, %rd309};
	add.s64 	%rd304, %rd304, %rd8;
	setp.lt.u64 	%p20, %rd304, %rd5;
	@%p20 bra 	$L__BB1_5;
$L__BB1_35:
	and.b64  	%rd314, %rd165, -2;
$L__BB1_36:
	mov.u32 	%r30, %tid.x;
	cvt.u64.u32 	%rd187, %r30;
	add.s64 	%rd315, %rd314, %rd187;
	setp.ge.u64 	%p21, %rd315, %rd165;
	@%p21 bra 	$L__BB1_134;
	cvt.u64.u32 	%rd39, %r19;
	mov.u32 	%r31, %ntid.x;
	cvt.u64.u32 	%rd40, %r31;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB1_38:
	.pragma "nounroll";
	setp.eq.s32 	%p22, %r4, 0;
	@%p22 bra 	$L__BB1_40;
	ld.local.u64 	%rd316, [%rd3+8];
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	ld.local.u64 	%rd316, [%rd3];
$L__BB1_41:
	shl.b64 	%rd188, %rd315, 3;
	add.s64 	%rd189, %rd316, %rd188;
	ld.u64 	%rd319, [%rd189];
	setp.lt.u32 	%p23, %r19, 2;
	@%p23 bra 	$L__BB1_54;
	mov.u32 	%r79, 1;
$L__BB1_43:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, %r79;
	@%p24 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_44;
$L__BB1_45:
	ld.local.u64 	%rd318, [%rd3];
	bra.uni 	$L__BB1_46;
$L__BB1_44:
	ld.local.u64 	%rd190, [%rd3+16];
	cvt.u64.u32 	%rd191, %r79;
	mul.lo.s64 	%rd192, %rd190, %rd191;
	ld.local.u64 	%rd193, [%rd3+8];
	add.s64 	%rd318, %rd193, %rd192;
$L__BB1_46:
	add.s64 	%rd195, %rd318, %rd188;
	ld.u64 	%rd50, [%rd195];
	setp.eq.s32 	%p25, %r18, 1;
	@%p25 bra 	$L__BB1_51;
	setp.eq.s32 	%p26, %r18, 2;
	@%p26 bra 	$L__BB1_50;
	setp.ne.s32 	%p27, %r18, 3;
	@%p27 bra 	$L__BB1_52;
	max.u64 	%rd319, %rd50, %rd319;
	bra.uni 	$L__BB1_53;
$L__BB1_51:
	mul.lo.s64 	%rd319, %rd50, %rd319;
	bra.uni 	$L__BB1_53;
$L__BB1_50:
	min.u64 	%rd319, %rd50, %rd319;
	bra.uni 	$L__BB1_53;
$L__BB1_52:
	add.s64 	%rd319, %rd50, %rd319;
$L__BB1_53:
	add.s32 	%r79, %r79, 1;
	setp.lt.u32 	%p28, %r79, %r19;
	@%p28 bra 	$L__BB1_43;
$L__BB1_54:
	setp.ne.s32 	%p29, %r18, 4;
	@%p29 bra 	$L__BB1_58;
	and.b64  	%rd196, %rd319, -4294967296;
	setp.eq.s64 	%p30, %rd196, 0;
	@%p30 bra 	$L__BB1_57;
	div.u64 	%rd319, %rd319, %rd39;
	bra.uni 	$L__BB1_58;
$L__BB1_57:
	cvt.u32.u64 	%r33, %rd39;
	cvt.u32.u64 	%r34, %rd319;
	div.u32 	%r35, %r34, %r33;
	cvt.u64.u32 	%rd319, %r35;
$L__BB1_58:
	add.s64 	%rd198, %rd1, %rd188;
	st.global.u64 	[%rd198], %rd319;
	add.s64 	%rd315, %rd315, %rd40;
	setp.lt.u64 	%p31, %rd315, %rd165;
	@%p31 bra 	$L__BB1_38;
$L__BB1_134:
	ret;
}
`;
