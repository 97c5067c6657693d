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
	.reg .b64 	%rd<353>;
	ld.param.u64 	%rd170, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd171, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd169, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPyRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd170;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd170, 15;
	cvta.to.local.u64 	%rd3, %rd171;
	@%p1 bra 	$L__BB1_59;
	bra.uni 	$L__BB1_1;
$L__BB1_59:
	setp.ne.s64 	%p32, %rd2, 0;
	mov.u64 	%rd345, 0;
	@%p32 bra 	$L__BB1_118;
	ld.local.u64 	%rd63, [%rd3];
	and.b64  	%rd202, %rd63, 15;
	setp.ne.s64 	%p33, %rd202, 0;
	@%p33 bra 	$L__BB1_118;
	shr.u64 	%rd64, %rd169, 1;
	mov.u32 	%r36, %tid.x;
	cvt.u64.u32 	%rd334, %r36;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r37, %r7, 3;
	cvt.u64.u32 	%rd66, %r37;
	add.s64 	%rd203, %rd334, %rd66;
	setp.ge.u64 	%p34, %rd203, %rd64;
	@%p34 bra 	$L__BB1_101;
	cvt.u64.u32 	%rd67, %r19;
	shl.b32 	%r38, %r7, 2;
	cvt.u64.u32 	%rd68, %r38;
	cvt.u64.u32 	%rd69, %r7;
	shl.b32 	%r39, %r7, 1;
	cvt.u64.u32 	%rd70, %r39;
$L__BB1_63:
	.pragma "nounroll";
	setp.eq.s32 	%p35, %r19, 0;
	@%p35 bra 	$L__BB1_68;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r80, 0;
$L__BB1_65:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r80;
	mov.u64 	%rd317, %rd63;
	@%p36 bra 	$L__BB1_67;
	ld.local.u64 	%rd206, [%rd3+16];
	cvt.u64.u32 	%rd207, %r80;
	mul.lo.s64 	%rd208, %rd206, %rd207;
	ld.local.u64 	%rd209, [%rd3+8];
	add.s64 	%rd317, %rd209, %rd208;
$L__BB1_67:
	shl.b64 	%rd210, %rd334, 4;
	add.s64 	%rd211, %rd317, %rd210;
	ld.v2.u64 	{%rd212, %rd213}, [%rd211];
	shl.b64 	%rd216, %rd69, 4;
	add.s64 	%rd217, %rd211, %rd216;
	ld.v2.u64 	{%rd218, %rd219}, [%rd217];
	shl.b64 	%rd222, %rd70, 4;
	add.s64 	%rd223, %rd211, %rd222;
	ld.v2.u64 	{%rd224, %rd225}, [%rd223];
	shl.b64 	%rd228, %rd66, 4;
	add.s64 	%rd229, %rd211, %rd228;
	ld.v2.u64 	{%rd230, %rd231}, [%rd229];
	setp.eq.s32 	%p37, %r80, 0;
	selp.b64 	%rd234, 0, %rd325, %p37;
	add.s64 	%rd325, %rd234, %rd212;
	selp.b64 	%rd235, 0, %rd327, %p37;
	add.s64 	%rd327, %rd235, %rd213;
	selp.b64 	%rd236, 0, %rd328, %p37;
	add.s64 	%rd328, %rd236, %rd218;
	selp.b64 	%rd237, 0, %rd329, %p37;
	add.s64 	%rd329, %rd237, %rd219;
	selp.b64 	%rd238, 0, %rd330, %p37;
	add.s64 	%rd330, %rd238, %rd224;
	selp.b64 	%rd239, 0, %rd331, %p37;
	add.s64 	%rd331, %rd239, %rd225;
	selp.b64 	%rd240, 0, %rd332, %p37;
	add.s64 	%rd332, %rd240, %rd230;
	selp.b64 	%rd241, 0, %rd333, %p37;
	add.s64 	%rd333, %rd241, %rd231;
	add.s32 	%r80, %r80, 1;
	setp.lt.u32 	%p38, %r80, %r19;
	@%p38 bra 	$L__BB1_65;
$L__BB1_68:
	setp.ne.s32 	%p39, %r18, 4;
	@%p39 bra 	$L__BB1_72;
	and.b64  	%rd242, %rd325, -4294967296;
	setp.eq.s64 	%p40, %rd242, 0;
	@%p40 bra 	$L__BB1_71;
	div.u64 	%rd325, %rd325, %rd67;
	bra.uni 	$L__BB1_72;
$L__BB1_71:
	cvt.u32.u64 	%r41, %rd67;
	cvt.u32.u64 	%r42, %rd325;
	div.u32 	%r43, %r42, %r41;
	cvt.u64.u32 	%rd325, %r43;
$L__BB1_72:
	@%p39 bra 	$L__BB1_76;
	and.b64  	%rd243, %rd327, -4294967296;
	setp.eq.s64 	%p42, %rd243, 0;
	@%p42 bra 	$L__BB1_75;
	div.u64 	%rd327, %rd327, %rd67;
	bra.uni 	$L__BB1_76;
$L__BB1_75:
	cvt.u32.u64 	%r44, %rd67;
	cvt.u32.u64 	%r45, %rd327;
	div.u32 	%r46, %r45, %r44;
	cvt.u64.u32 	%rd327, %r46;
$L__BB1_76:
	shl.b64 	%rd244, %rd334, 4;
	add.s64 	%rd105, %rd1, %rd244;
	st.global.v2.u64 	[%rd105], {%rd325, %rd327};
	@%p39 bra 	$L__BB1_80;
	and.b64  	%rd245, %rd328, -4294967296;
	setp.eq.s64 	%p44, %rd245, 0;
	@%p44 bra 	$L__BB1_79;
	div.u64 	%rd328, %rd328, %rd67;
	bra.uni 	$L__BB1_80;
$L__BB1_79:
	cvt.u32.u64 	%r47, %rd67;
	cvt.u32.u64 	%r48, %rd328;
	div.u32 	%r49, %r48, %r47;
	cvt.u64.u32 	%rd328, %r49;
$L__BB1_80:
	@%p39 bra 	$L__BB1_84;
	and.b64  	%rd246, %rd329, -4294967296;
	setp.eq.s64 	%p46, %rd246, 0;
	@%p46 bra 	$L__BB1_83;
	div.u64 	%rd329, %rd329, %rd67;
	bra.uni 	$L__BB1_84;
$L__BB1_83:
	cvt.u32.u64 	%r50, %rd67;
	cvt.u32.u64 	%r51, %rd329;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd329, %r52;
$L__BB1_84:
	shl.b64 	%rd247, %rd69, 4;
	add.s64 	%rd248, %rd105, %rd247;
	st.global.v2.u64 	[%rd248], {%rd328, %rd329};
	@%p39 bra 	$L__BB1_88;
	and.b64  	%rd249, %rd330, -4294967296;
	setp.eq.s64 	%p48, %rd249, 0;
	@%p48 bra 	$L__BB1_87;
	div.u64 	%rd330, %rd330, %rd67;
	bra.uni 	$L__BB1_88;
$L__BB1_87:
	cvt.u32.u64 	%r53, %rd67;
	cvt.u32.u64 	%r54, %rd330;
	div.u32 	%r55, %r54, %r53;
	cvt.u64.u32 	%rd330, %r55;
$L__BB1_88:
	@%p39 bra 	$L__BB1_92;
	and.b64  	%rd250, %rd331, -4294967296;
	setp.eq.s64 	%p50, %rd250, 0;
	@%p50 bra 	$L__BB1_91;
	div.u64 	%rd331, %rd331, %rd67;
	bra.uni 	$L__BB1_92;
$L__BB1_91:
	cvt.u32.u64 	%r56, %rd67;
	cvt.u32.u64 	%r57, %rd331;
	div.u32 	%r58, %r57, %r56;
	cvt.u64.u32 	%rd331, %r58;
$L__BB1_92:
	shl.b64 	%rd251, %rd70, 4;
	add.s64 	%rd252, %rd105, %rd251;
	st.global.v2.u64 	[%rd252], {%rd330, %rd331};
	@%p39 bra 	$L__BB1_96;
	and.b64  	%rd253, %rd332, -4294967296;
	setp.eq.s64 	%p52, %rd253, 0;
	@%p52 bra 	$L__BB1_95;
	div.u64 	%rd332, %rd332, %rd67;
	bra.uni 	$L__BB1_96;
$L__BB1_95:
	cvt.u32.u64 	%r59, %rd67;
	cvt.u32.u64 	%r60, %rd332;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd332, %r61;
$L__BB1_96:
	@%p39 bra 	$L__BB1_100;
	and.b64  	%rd254, %rd333, -4294967296;
	setp.eq.s64 	%p54, %rd254, 0;
	@%p54 bra 	$L__BB1_99;
	div.u64 	%rd333, %rd333, %rd67;
	bra.uni 	$L__BB1_100;
$L__BB1_99:
	cvt.u32.u64 	%r62, %rd67;
	cvt.u32.u64 	%r63, %rd333;
	div.u32 	%r64, %r63, %r62;
	cvt.u64.u32 	%rd333, %r64;
$L__BB1_100:
	shl.b64 	%rd255, %rd66, 4;
	add.s64 	%rd256, %rd105, %rd255;
	st.global.v2.u64 	[%rd256], {%rd332, %rd333};
	add.s64 	%rd334, %rd334, %rd68;
	add.s64 	%rd257, %rd334, %rd66;
	setp.lt.u64 	%p55, %rd257, %rd64;
	@%p55 bra 	$L__BB1_63;
$L__BB1_101:
	setp.ge.u64 	%p56, %rd334, %rd64;
	@%p56 bra 	$L__BB1_117;
	cvt.u64.u32 	%rd126, %r19;
	cvt.u64.u32 	%rd127, %r7;
$L__BB1_103:
	.pragma "nounroll";
	setp.eq.s32 	%p57, %r19, 0;
	@%p57 bra 	$L__BB1_108;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r81, 0;
$L__BB1_105:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r11, %r81;
	mov.u64 	%rd340, %rd63;
	@%p58 bra 	$L__BB1_107;
	ld.local.u64 	%rd259, [%rd3+16];
	cvt.u64.u32 	%rd260, %r81;
	mul.lo.s64 	%rd261, %rd259, %rd260;
	ld.local.u64 	%rd262, [%rd3+8];
	add.s64 	%rd340, %rd262, %rd261;
$L__BB1_107:
	shl.b64 	%rd263, %rd334, 4;
	add.s64 	%rd264, %rd340, %rd263;
	ld.v2.u64 	{%rd265, %rd266}, [%rd264];
	setp.eq.s32 	%p59, %r81, 0;
	selp.b64 	%rd269, 0, %rd341, %p59;
	add.s64 	%rd341, %rd269, %rd265;
	selp.b64 	%rd270, 0, %rd342, %p59;
	add.s64 	%rd342, %rd270, %rd266;
	add.s32 	%r81, %r81, 1;
	setp.lt.u32 	%p60, %r81, %r19;
	@%p60 bra 	$L__BB1_105;
$L__BB1_108:
	setp.ne.s32 	%p61, %r18, 4;
	mov.u64 	%rd343, %rd341;
	@%p61 bra 	$L__BB1_112;
	and.b64  	%rd271, %rd341, -4294967296;
	setp.eq.s64 	%p62, %rd271, 0;
	@%p62 bra 	$L__BB1_111;
	div.u64 	%rd343, %rd341, %rd126;
	bra.uni 	$L__BB1_112;
$L__BB1_111:
	cvt.u32.u64 	%r66, %rd126;
	cvt.u32.u64 	%r67, %rd341;
	div.u32 	%r68, %r67, %r66;
	cvt.u64.u32 	%rd343, %r68;
$L__BB1_112:
	mov.u64 	%rd344, %rd342;
	@%p61 bra 	$L__BB1_116;
	and.b64  	%rd272, %rd342, -4294967296;
	setp.eq.s64 	%p64, %rd272, 0;
	@%p64 bra 	$L__BB1_115;
	div.u64 	%rd344, %rd342, %rd126;
	bra.uni 	$L__BB1_116;
$L__BB1_115:
	cvt.u32.u64 	%r69, %rd126;
	cvt.u32.u64 	%r70, %rd342;
	div.u32 	%r71, %r70, %r69;
	cvt.u64.u32 	%rd344, %r71;
$L__BB1_116:
	shl.b64 	%rd273, %rd334, 4;
	add.s64 	%rd274, %rd1, %rd273;
	st.global.v2.u64 	[%rd274], {%rd343, %rd344};
	add.s64 	%rd334, %rd334, %rd127;
	setp.lt.u64 	%p65, %rd334, %rd64;
	@%p65 bra 	$L__BB1_103;
$L__BB1_117:
	and.b64  	%rd345, %rd169, -2;
$L__BB1_118:
	mov.u32 	%r72, %tid.x;
	cvt.u64.u32 	%rd275, %r72;
	add.s64 	%rd346, %rd345, %rd275;
	setp.ge.u64 	%p66, %rd346, %rd169;
	@%p66 bra 	$L__BB1_134;
	cvt.u64.u32 	%rd150, %r19;
	mov.u32 	%r73, %ntid.x;
	cvt.u64.u32 	%rd151, %r73;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB1_120:
	.pragma "nounroll";
	setp.eq.s32 	%p67, %r14, 0;
	@%p67 bra 	$L__BB1_122;
	ld.local.u64 	%rd347, [%rd3+8];
	bra.uni 	$L__BB1_123;
$L__BB1_122:
	ld.local.u64 	%rd347, [%rd3];
$L__BB1_123:
	shl.b64 	%rd276, %rd346, 3;
	add.s64 	%rd277, %rd347, %rd276;
	ld.u64 	%rd351, [%rd277];
	setp.lt.u32 	%p68, %r19, 2;
	@%p68 bra 	$L__BB1_129;
	mov.u64 	%rd348, 1;
	mov.u32 	%r82, %r15;
$L__BB1_125:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r82, -1;
	@%p69 bra 	$L__BB1_127;
	ld.local.u64 	%rd279, [%rd3+16];
	mul.lo.s64 	%rd280, %rd279, %rd348;
	ld.local.u64 	%rd281, [%rd3+8];
	add.s64 	%rd350, %rd281, %rd280;
	bra.uni 	$L__BB1_128;
$L__BB1_127:
	ld.local.u64 	%rd350, [%rd3];
$L__BB1_128:
	add.s64 	%rd283, %rd350, %rd276;
	ld.u64 	%rd284, [%rd283];
	add.s64 	%rd351, %rd284, %rd351;
	add.s64 	%rd348, %rd348, 1;
	cvt.u32.u64 	%r74, %rd348;
	add.s32 	%r82, %r82, 1;
	setp.lt.u32 	%p70, %r74, %r19;
	@%p70 bra 	$L__BB1_125;
$L__BB1_129:
	setp.ne.s32 	%p71, %r18, 4;
	@%p71 bra 	$L__BB1_133;
	and.b64  	%rd285, %rd351, -4294967296;
	setp.eq.s64 	%p72, %rd285, 0;
	@%p72 bra 	$L__BB1_132;
	div.u64 	%rd351, %rd351, %rd150;
	bra.uni 	$L__BB1_133;
$L__BB1_132:
	cvt.u32.u64 	%r75, %rd150;
	cvt.u32.u64 	%r76, %rd351;
	div.u32 	%r77, %r76, %r75;
	cvt.u64.u32 	%rd351, %r77;
$L__BB1_133:
	add.s64 	%rd287, %rd1, %rd276;
	st.global.u64 	[%rd287], %rd351;
	add.s64 	%rd346, %rd346, %rd151;
	setp.lt.u64 	%p73, %rd346, %rd169;
	@%p73 bra 	$L__BB1_120;
	bra.uni 	$L__BB1_134;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd300, 0;
	@%p2 bra 	$L__BB1_36;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd174, %rd4, 15;
	setp.ne.s64 	%p3, %rd174, 0;
	@%p3 bra 	$L__BB1_36;
	shr.u64 	%rd5, %rd169, 1;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd290, %r21;
	setp.le.u64 	%p4, %rd5, %rd290;
	@%p4 bra 	$L__BB1_35;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB1_26;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r78, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd13, %rd295;
	mov.u64 	%rd12, %rd294;
	setp.eq.s32 	%p6, %r1, %r78;
	mov.u64 	%rd293, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd176, [%rd3+16];
	cvt.u64.u32 	%rd177, %r78;
	mul.lo.s64 	%rd178, %rd176, %rd177;
	ld.local.u64 	%rd179, [%rd3+8];
	add.s64 	%rd293, %rd179, %rd178;
$L__BB1_9:
	shl.b64 	%rd180, %rd290, 4;
	add.s64 	%rd181, %rd293, %rd180;
	ld.v2.u64 	{%rd294, %rd295}, [%rd181];
	setp.eq.s32 	%p7, %r78, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB1_16;
	max.u64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.u64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd294, %rd12, %rd294;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd294, %rd12, %rd294;
$L__BB1_17:
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB1_24;
	max.u64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.u64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd295, %rd13, %rd295;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd295, %rd13, %rd295;
$L__BB1_25:
	add.s32 	%r78, %r78, 1;
	setp.lt.u32 	%p15, %r78, %r19;
	@%p15 bra 	$L__BB1_7;
$L__BB1_26:
	setp.ne.s32 	%p16, %r18, 4;
	mov.u64 	%rd298, %rd294;
	@%p16 bra 	$L__BB1_30;
	and.b64  	%rd184, %rd294, -4294967296;
	setp.eq.s64 	%p17, %rd184, 0;
	@%p17 bra 	$L__BB1_29;
	div.u64 	%rd298, %rd294, %rd7;
	bra.uni 	$L__BB1_30;
$L__BB1_29:
	cvt.u32.u64 	%r24, %rd7;
	cvt.u32.u64 	%r25, %rd294;
	div.u32 	%r26, %r25, %r24;
	cvt.u64.u32 	%rd298, %r26;
$L__BB1_30:
	mov.u64 	%rd299, %rd295;
	@%p16 bra 	$L__BB1_34;
	and.b64  	%rd185, %rd295, -4294967296;
	setp.eq.s64 	%p19, %rd185, 0;
	@%p19 bra 	$L__BB1_33;
	div.u64 	%rd299, %rd295, %rd7;
	bra.uni 	$L__BB1_34;
$L__BB1_33:
	cvt.u32.u64 	%r27, %rd7;
	cvt.u32.u64 	%r28, %rd295;
	div.u32 	%r29, %r28, %r27;
	cvt.u64.u32 	%rd299, %r29;
$L__BB1_34:
	shl.b64 	%rd186, %rd290, 4;
	add.s64 	%rd187, %rd1, %rd186;
	st.global.v2.u64 	[%rd187], {%rd298, %rd299};
	add.s64 	%rd290, %rd290, %rd8;
	setp.lt.u64 	%p20, %rd290, %rd5;
	@%p20 bra 	$L__BB1_5;
$L__BB1_35:
	and.b64  	%rd300, %rd169, -2;
$L__BB1_36:
	mov.u32 	%r30, %tid.x;
	cvt.u64.u32 	%rd188, %r30;
	add.s64 	%rd301, %rd300, %rd188;
	setp.ge.u64 	%p21, %rd301, %rd169;
	@%p21 bra 	$L__BB1_134;
	cvt.u64.u32 	%rd41, %r19;
	mov.u32 	%r31, %ntid.x;
	cvt.u64.u32 	%rd42, %r31;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB1_38:
	.pragma "nounroll";
	setp.eq.s32 	%p22, %r4, 0;
	@%p22 bra 	$L__BB1_40;
	ld.local.u64 	%rd302, [%rd3+8];
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	ld.local.u64 	%rd302, [%rd3];
$L__BB1_41:
	shl.b64 	%rd189, %rd301, 3;
	add.s64 	%rd190, %rd302, %rd189;
	ld.u64 	%rd305, [%rd190];
	setp.lt.u32 	%p23, %r19, 2;
	@%p23 bra 	$L__BB1_54;
	mov.u32 	%r79, 1;
$L__BB1_43:
	.pragma "nounroll";
	setp.eq.s32 	%p24, %r4, %r79;
	@%p24 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_44;
$L__BB1_45:
	ld.local.u64 	%rd304, [%rd3];
	bra.uni 	$L__BB1_46;
$L__BB1_44:
	ld.local.u64 	%rd191, [%rd3+16];
	cvt.u64.u32 	%rd192, %r79;
	mul.lo.s64 	%rd193, %rd191, %rd192;
	ld.local.u64 	%rd194, [%rd3+8];
	add.s64 	%rd304, %rd194, %rd193;
$L__BB1_46:
	add.s64 	%rd196, %rd304, %rd189;
	ld.u64 	%rd52, [%rd196];
	setp.eq.s32 	%p25, %r18, 1;
	@%p25 bra 	$L__BB1_51;
	setp.eq.s32 	%p26, %r18, 2;
	@%p26 bra 	$L__BB1_50;
	setp.ne.s32 	%p27, %r18, 3;
	@%p27 bra 	$L__BB1_52;
	max.u64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB1_53;
$L__BB1_51:
	mul.lo.s64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB1_53;
$L__BB1_50:
	min.u64 	%rd305, %rd52, %rd305;
	bra.uni 	$L__BB1_53;
$L__BB1_52:
	add.s64 	%rd305, %rd52, %rd305;
$L__BB1_53:
	add.s32 	%r79, %r79, 1;
	setp.lt.u32 	%p28, %r79, %r19;
	@%p28 bra 	$L__BB1_43;
$L__BB1_54:
	setp.ne.s32 	%p29, %r18, 4;
	@%p29 bra 	$L__BB1_58;
	and.b64  	%rd197, %rd305, -4294967296;
	setp.eq.s64 	%p30, %rd197, 0;
	@%p30 bra 	$L__BB1_57;
	div.u64 	%rd305, %rd305, %rd41;
	bra.uni 	$L__BB1_58;
$L__BB1_57:
	cvt.u32.u64 	%r33, %rd41;
	cvt.u32.u64 	%r34, %rd305;
	div.u32 	%r35, %r34, %r33;
	cvt.u64.u32 	%rd305, %r35;
$L__BB1_58:
	add.s64 	%rd199, %rd1, %rd189;
	st.global.u64 	[%rd199], %rd305;
	add.s64 	%rd301, %rd301, %rd42;
	setp.lt.u64 	%p31, %rd301, %rd169;
	@%p31 bra 	$L__BB1_38;
$L__BB1_134:
	ret;
}
`;
