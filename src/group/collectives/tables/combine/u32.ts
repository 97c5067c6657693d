// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPjRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4
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
	add.s64 	%rd13, %rd12, 3;
	shr.u64 	%rd14, %rd13, 2;
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
	shl.b64 	%rd18, %rd28, 2;
	mul.lo.s64 	%rd19, %rd18, %rd17;
	min.u64 	%rd6, %rd19, %rd12;
	add.s64 	%rd20, %rd6, %rd18;
	min.u64 	%rd7, %rd20, %rd12;
	setp.eq.s64 	%p2, %rd7, %rd6;
	@%p2 bra 	$L__BB0_5;
	shl.b64 	%rd21, %rd6, 2;
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
	_ZN10collective6reduceEPjRKNS_5PartsEmjj,
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
.func _ZN10collective6reduceEPjRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<90>;
	.reg .b32 	%r<142>;
	.reg .b64 	%rd<406>;
	ld.param.u64 	%rd197, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd198, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd196, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd197;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd197, 15;
	cvta.to.local.u64 	%rd3, %rd198;
	@%p1 bra 	$L__BB1_83;
	bra.uni 	$L__BB1_1;
$L__BB1_83:
	setp.ne.s64 	%p44, %rd2, 0;
	mov.u64 	%rd398, 0;
	@%p44 bra 	$L__BB1_150;
	ld.local.u64 	%rd83, [%rd3];
	and.b64  	%rd236, %rd83, 15;
	setp.ne.s64 	%p45, %rd236, 0;
	@%p45 bra 	$L__BB1_150;
	shr.u64 	%rd84, %rd196, 2;
	mov.u32 	%r53, %tid.x;
	cvt.u64.u32 	%rd383, %r53;
	mov.u32 	%r54, %ntid.x;
	cvt.u64.u32 	%rd86, %r54;
	add.s64 	%rd237, %rd383, %rd86;
	setp.ge.u64 	%p46, %rd237, %rd84;
	@%p46 bra 	$L__BB1_125;
	cvt.u32.u64 	%r55, %rd86;
	cvt.u64.u32 	%rd87, %r22;
	shl.b32 	%r56, %r55, 1;
	cvt.u64.u32 	%rd88, %r56;
$L__BB1_87:
	.pragma "nounroll";
	setp.eq.s32 	%p47, %r22, 0;
	mov.u64 	%rd382, 0;
	mov.u64 	%rd381, %rd382;
	mov.u64 	%rd380, %rd382;
	mov.u64 	%rd379, %rd382;
	mov.u64 	%rd378, %rd382;
	mov.u64 	%rd377, %rd382;
	mov.u64 	%rd376, %rd382;
	mov.u64 	%rd374, %rd382;
	@%p47 bra 	$L__BB1_92;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r139, 0;
	mov.u64 	%rd382, 0;
$L__BB1_89:
	.pragma "nounroll";
	setp.eq.s32 	%p48, %r11, %r139;
	mov.u64 	%rd366, %rd83;
	@%p48 bra 	$L__BB1_91;
	ld.local.u64 	%rd254, [%rd3+16];
	cvt.u64.u32 	%rd255, %r139;
	mul.lo.s64 	%rd256, %rd254, %rd255;
	ld.local.u64 	%rd257, [%rd3+8];
	add.s64 	%rd366, %rd257, %rd256;
$L__BB1_91:
	shl.b64 	%rd258, %rd383, 4;
	add.s64 	%rd259, %rd366, %rd258;
	ld.v4.u32 	{%r58, %r59, %r60, %r61}, [%rd259];
	shl.b64 	%rd260, %rd86, 4;
	add.s64 	%rd261, %rd259, %rd260;
	ld.v4.u32 	{%r66, %r67, %r68, %r69}, [%rd261];
	cvt.u64.u32 	%rd262, %r58;
	setp.eq.s32 	%p49, %r139, 0;
	selp.b64 	%rd263, 0, %rd374, %p49;
	add.s64 	%rd374, %rd263, %rd262;
	cvt.u64.u32 	%rd264, %r59;
	selp.b64 	%rd265, 0, %rd376, %p49;
	add.s64 	%rd376, %rd265, %rd264;
	cvt.u64.u32 	%rd266, %r60;
	selp.b64 	%rd267, 0, %rd377, %p49;
	add.s64 	%rd377, %rd267, %rd266;
	cvt.u64.u32 	%rd268, %r61;
	selp.b64 	%rd269, 0, %rd378, %p49;
	add.s64 	%rd378, %rd269, %rd268;
	cvt.u64.u32 	%rd270, %r66;
	selp.b64 	%rd271, 0, %rd379, %p49;
	add.s64 	%rd379, %rd271, %rd270;
	cvt.u64.u32 	%rd272, %r67;
	selp.b64 	%rd273, 0, %rd380, %p49;
	add.s64 	%rd380, %rd273, %rd272;
	cvt.u64.u32 	%rd274, %r68;
	selp.b64 	%rd275, 0, %rd381, %p49;
	add.s64 	%rd381, %rd275, %rd274;
	cvt.u64.u32 	%rd276, %r69;
	selp.b64 	%rd277, 0, %rd382, %p49;
	add.s64 	%rd382, %rd277, %rd276;
	add.s32 	%r139, %r139, 1;
	setp.lt.u32 	%p50, %r139, %r22;
	@%p50 bra 	$L__BB1_89;
$L__BB1_92:
	setp.ne.s32 	%p51, %r21, 4;
	@%p51 bra 	$L__BB1_96;
	and.b64  	%rd278, %rd374, -4294967296;
	setp.eq.s64 	%p52, %rd278, 0;
	@%p52 bra 	$L__BB1_95;
	div.u64 	%rd374, %rd374, %rd87;
	bra.uni 	$L__BB1_96;
$L__BB1_95:
	cvt.u32.u64 	%r74, %rd87;
	cvt.u32.u64 	%r75, %rd374;
	div.u32 	%r76, %r75, %r74;
	cvt.u64.u32 	%rd374, %r76;
$L__BB1_96:
	@%p51 bra 	$L__BB1_100;
	and.b64  	%rd279, %rd376, -4294967296;
	setp.eq.s64 	%p54, %rd279, 0;
	@%p54 bra 	$L__BB1_99;
	div.u64 	%rd376, %rd376, %rd87;
	bra.uni 	$L__BB1_100;
$L__BB1_99:
	cvt.u32.u64 	%r77, %rd87;
	cvt.u32.u64 	%r78, %rd376;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd376, %r79;
$L__BB1_100:
	@%p51 bra 	$L__BB1_104;
	and.b64  	%rd280, %rd377, -4294967296;
	setp.eq.s64 	%p56, %rd280, 0;
	@%p56 bra 	$L__BB1_103;
	div.u64 	%rd377, %rd377, %rd87;
	bra.uni 	$L__BB1_104;
$L__BB1_103:
	cvt.u32.u64 	%r80, %rd87;
	cvt.u32.u64 	%r81, %rd377;
	div.u32 	%r82, %r81, %r80;
	cvt.u64.u32 	%rd377, %r82;
$L__BB1_104:
	@%p51 bra 	$L__BB1_108;
	and.b64  	%rd281, %rd378, -4294967296;
	setp.eq.s64 	%p58, %rd281, 0;
	@%p58 bra 	$L__BB1_107;
	div.u64 	%rd378, %rd378, %rd87;
	bra.uni 	$L__BB1_108;
$L__BB1_107:
	cvt.u32.u64 	%r83, %rd87;
	cvt.u32.u64 	%r84, %rd378;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd378, %r85;
$L__BB1_108:
	shl.b64 	%rd282, %rd383, 4;
	add.s64 	%rd129, %rd1, %rd282;
	cvt.u32.u64 	%r86, %rd378;
	cvt.u32.u64 	%r87, %rd377;
	cvt.u32.u64 	%r88, %rd376;
	cvt.u32.u64 	%r89, %rd374;
	st.global.v4.u32 	[%rd129], {%r89, %r88, %r87, %r86};
	@%p51 bra 	$L__BB1_112;
	and.b64  	%rd283, %rd379, -4294967296;
	setp.eq.s64 	%p60, %rd283, 0;
	@%p60 bra 	$L__BB1_111;
	div.u64 	%rd379, %rd379, %rd87;
	bra.uni 	$L__BB1_112;
$L__BB1_111:
	cvt.u32.u64 	%r90, %rd87;
	cvt.u32.u64 	%r91, %rd379;
	div.u32 	%r92, %r91, %r90;
	cvt.u64.u32 	%rd379, %r92;
$L__BB1_112:
	@%p51 bra 	$L__BB1_116;
	and.b64  	%rd284, %rd380, -4294967296;
	setp.eq.s64 	%p62, %rd284, 0;
	@%p62 bra 	$L__BB1_115;
	div.u64 	%rd380, %rd380, %rd87;
	bra.uni 	$L__BB1_116;
$L__BB1_115:
	cvt.u32.u64 	%r93, %rd87;
	cvt.u32.u64 	%r94, %rd380;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd380, %r95;
$L__BB1_116:
	@%p51 bra 	$L__BB1_120;
	and.b64  	%rd285, %rd381, -4294967296;
	setp.eq.s64 	%p64, %rd285, 0;
	@%p64 bra 	$L__BB1_119;
	div.u64 	%rd381, %rd381, %rd87;
	bra.uni 	$L__BB1_120;
$L__BB1_119:
	cvt.u32.u64 	%r96, %rd87;
	cvt.u32.u64 	%r97, %rd381;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd381, %r98;
$L__BB1_120:
	@%p51 bra 	$L__BB1_124;
	and.b64  	%rd286, %rd382, -4294967296;
	setp.eq.s64 	%p66, %rd286, 0;
	@%p66 bra 	$L__BB1_123;
	div.u64 	%rd382, %rd382, %rd87;
	bra.uni 	$L__BB1_124;
$L__BB1_123:
	cvt.u32.u64 	%r99, %rd87;
	cvt.u32.u64 	%r100, %rd382;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd382, %r101;
$L__BB1_124:
	shl.b64 	%rd287, %rd86, 4;
	add.s64 	%rd288, %rd129, %rd287;
	cvt.u32.u64 	%r102, %rd382;
	cvt.u32.u64 	%r103, %rd381;
	cvt.u32.u64 	%r104, %rd380;
	cvt.u32.u64 	%r105, %rd379;
	st.global.v4.u32 	[%rd288], {%r105, %r104, %r103, %r102};
	add.s64 	%rd383, %rd383, %rd88;
	add.s64 	%rd289, %rd383, %rd86;
	setp.lt.u64 	%p67, %rd289, %rd84;
	@%p67 bra 	$L__BB1_87;
$L__BB1_125:
	setp.ge.u64 	%p68, %rd383, %rd84;
	@%p68 bra 	$L__BB1_149;
	cvt.u64.u32 	%rd144, %r22;
$L__BB1_127:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r22, 0;
	mov.u64 	%rd390, 0;
	mov.u64 	%rd395, %rd390;
	mov.u64 	%rd396, %rd390;
	mov.u64 	%rd397, %rd390;
	@%p69 bra 	$L__BB1_132;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r140, 0;
	mov.u64 	%rd390, 0;
$L__BB1_129:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r14, %r140;
	mov.u64 	%rd389, %rd83;
	@%p70 bra 	$L__BB1_131;
	ld.local.u64 	%rd298, [%rd3+16];
	cvt.u64.u32 	%rd299, %r140;
	mul.lo.s64 	%rd300, %rd298, %rd299;
	ld.local.u64 	%rd301, [%rd3+8];
	add.s64 	%rd389, %rd301, %rd300;
$L__BB1_131:
	shl.b64 	%rd302, %rd383, 4;
	add.s64 	%rd303, %rd389, %rd302;
	ld.v4.u32 	{%r107, %r108, %r109, %r110}, [%rd303];
	cvt.u64.u32 	%rd304, %r107;
	setp.eq.s32 	%p71, %r140, 0;
	selp.b64 	%rd305, 0, %rd390, %p71;
	add.s64 	%rd390, %rd305, %rd304;
	cvt.u64.u32 	%rd306, %r108;
	selp.b64 	%rd307, 0, %rd395, %p71;
	add.s64 	%rd395, %rd307, %rd306;
	cvt.u64.u32 	%rd308, %r109;
	selp.b64 	%rd309, 0, %rd396, %p71;
	add.s64 	%rd396, %rd309, %rd308;
	cvt.u64.u32 	%rd310, %r110;
	selp.b64 	%rd311, 0, %rd397, %p71;
	add.s64 	%rd397, %rd311, %rd310;
	add.s32 	%r140, %r140, 1;
	setp.lt.u32 	%p72, %r140, %r22;
	@%p72 bra 	$L__BB1_129;
$L__BB1_132:
	setp.ne.s32 	%p73, %r21, 4;
	@%p73 bra 	$L__BB1_136;
	and.b64  	%rd312, %rd390, -4294967296;
	setp.eq.s64 	%p74, %rd312, 0;
	@%p74 bra 	$L__BB1_135;
	div.u64 	%rd390, %rd390, %rd144;
	bra.uni 	$L__BB1_136;
$L__BB1_135:
	cvt.u32.u64 	%r115, %rd144;
	cvt.u32.u64 	%r116, %rd390;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd390, %r117;
$L__BB1_136:
	@%p73 bra 	$L__BB1_140;
	and.b64  	%rd313, %rd395, -4294967296;
	setp.eq.s64 	%p76, %rd313, 0;
	@%p76 bra 	$L__BB1_139;
	div.u64 	%rd395, %rd395, %rd144;
	bra.uni 	$L__BB1_140;
$L__BB1_139:
	cvt.u32.u64 	%r118, %rd144;
	cvt.u32.u64 	%r119, %rd395;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd395, %r120;
$L__BB1_140:
	@%p73 bra 	$L__BB1_144;
	and.b64  	%rd314, %rd396, -4294967296;
	setp.eq.s64 	%p78, %rd314, 0;
	@%p78 bra 	$L__BB1_143;
	div.u64 	%rd396, %rd396, %rd144;
	bra.uni 	$L__BB1_144;
$L__BB1_143:
	cvt.u32.u64 	%r121, %rd144;
	cvt.u32.u64 	%r122, %rd396;
	div.u32 	%r123, %r122, %r121;
	cvt.u64.u32 	%rd396, %r123;
$L__BB1_144:
	@%p73 bra 	$L__BB1_148;
	and.b64  	%rd315, %rd397, -4294967296;
	setp.eq.s64 	%p80, %rd315, 0;
	@%p80 bra 	$L__BB1_147;
	div.u64 	%rd397, %rd397, %rd144;
	bra.uni 	$L__BB1_148;
$L__BB1_147:
	cvt.u32.u64 	%r124, %rd144;
	cvt.u32.u64 	%r125, %rd397;
	div.u32 	%r126, %r125, %r124;
	cvt.u64.u32 	%rd397, %r126;
$L__BB1_148:
	shl.b64 	%rd316, %rd383, 4;
	add.s64 	%rd317, %rd1, %rd316;
	cvt.u32.u64 	%r127, %rd397;
	cvt.u32.u64 	%r128, %rd396;
	cvt.u32.u64 	%r129, %rd395;
	cvt.u32.u64 	%r130, %rd390;
	st.global.v4.u32 	[%rd317], {%r130, %r129, %r128, %r127};
	add.s64 	%rd383, %rd383, %rd86;
	setp.lt.u64 	%p81, %rd383, %rd84;
	@%p81 bra 	$L__BB1_127;
$L__BB1_149:
	and.b64  	%rd398, %rd196, -4;
$L__BB1_150:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd318, %r131;
	add.s64 	%rd399, %rd398, %rd318;
	setp.ge.u64 	%p82, %rd399, %rd196;
	@%p82 bra 	$L__BB1_166;
	cvt.u64.u32 	%rd177, %r22;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd178, %r132;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB1_152:
	.pragma "nounroll";
	setp.eq.s32 	%p83, %r17, 0;
	@%p83 bra 	$L__BB1_154;
	ld.local.u64 	%rd400, [%rd3+8];
	bra.uni 	$L__BB1_155;
$L__BB1_154:
	ld.local.u64 	%rd400, [%rd3];
$L__BB1_155:
	shl.b64 	%rd319, %rd399, 2;
	add.s64 	%rd320, %rd400, %rd319;
	ld.u32 	%rd404, [%rd320];
	setp.lt.u32 	%p84, %r22, 2;
	@%p84 bra 	$L__BB1_161;
	mov.u64 	%rd401, 1;
	mov.u32 	%r141, %r18;
$L__BB1_157:
	.pragma "nounroll";
	setp.eq.s32 	%p85, %r141, -1;
	@%p85 bra 	$L__BB1_159;
	ld.local.u64 	%rd322, [%rd3+16];
	mul.lo.s64 	%rd323, %rd322, %rd401;
	ld.local.u64 	%rd324, [%rd3+8];
	add.s64 	%rd403, %rd324, %rd323;
	bra.uni 	$L__BB1_160;
$L__BB1_159:
	ld.local.u64 	%rd403, [%rd3];
$L__BB1_160:
	add.s64 	%rd326, %rd403, %rd319;
	ld.u32 	%rd327, [%rd326];
	add.s64 	%rd404, %rd404, %rd327;
	add.s64 	%rd401, %rd401, 1;
	cvt.u32.u64 	%r133, %rd401;
	add.s32 	%r141, %r141, 1;
	setp.lt.u32 	%p86, %r133, %r22;
	@%p86 bra 	$L__BB1_157;
$L__BB1_161:
	setp.ne.s32 	%p87, %r21, 4;
	@%p87 bra 	$L__BB1_165;
	and.b64  	%rd328, %rd404, -4294967296;
	setp.eq.s64 	%p88, %rd328, 0;
	@%p88 bra 	$L__BB1_164;
	div.u64 	%rd404, %rd404, %rd177;
	bra.uni 	$L__BB1_165;
$L__BB1_164:
	cvt.u32.u64 	%r134, %rd177;
	cvt.u32.u64 	%r135, %rd404;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd404, %r136;
$L__BB1_165:
	add.s64 	%rd330, %rd1, %rd319;
	st.global.u32 	[%rd330], %rd404;
	add.s64 	%rd399, %rd399, %rd178;
	setp.lt.u64 	%p89, %rd399, %rd196;
	@%p89 bra 	$L__BB1_152;
	bra.uni 	$L__BB1_166;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd349, 0;
	@%p2 bra 	$L__BB1_60;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd201, %rd4, 15;
	setp.ne.s64 	%p3, %rd201, 0;
	@%p3 bra 	$L__BB1_60;
	shr.u64 	%rd5, %rd196, 2;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd331, %r24;
	setp.le.u64 	%p4, %rd5, %rd331;
	@%p4 bra 	$L__BB1_59;
	cvt.u64.u32 	%rd7, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd8, %r25;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	mov.u64 	%rd337, 0;
	mov.u64 	%rd338, %rd337;
	mov.u64 	%rd339, %rd337;
	mov.u64 	%rd340, %rd337;
	@%p5 bra 	$L__BB1_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r137, 0;
	mov.u64 	%rd337, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd13, %rd340;
	mov.u64 	%rd12, %rd339;
	mov.u64 	%rd11, %rd338;
	mov.u64 	%rd10, %rd337;
	setp.eq.s32 	%p6, %r1, %r137;
	mov.u64 	%rd336, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd210, [%rd3+16];
	cvt.u64.u32 	%rd211, %r137;
	mul.lo.s64 	%rd212, %rd210, %rd211;
	ld.local.u64 	%rd213, [%rd3+8];
	add.s64 	%rd336, %rd213, %rd212;
$L__BB1_9:
	shl.b64 	%rd214, %rd331, 4;
	add.s64 	%rd215, %rd336, %rd214;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd215];
	cvt.u64.u32 	%rd337, %r27;
	setp.eq.s32 	%p7, %r137, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB1_16;
	max.u64 	%rd337, %rd10, %rd337;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.u64 	%rd337, %rd10, %rd337;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd337, %rd10, %rd337;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd337, %rd10, %rd337;
$L__BB1_17:
	cvt.u64.u32 	%rd338, %r28;
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r21, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r21, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r21, 3;
	@%p14 bra 	$L__BB1_24;
	max.u64 	%rd338, %rd11, %rd338;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.u64 	%rd338, %rd11, %rd338;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd338, %rd11, %rd338;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd338, %rd11, %rd338;
$L__BB1_25:
	cvt.u64.u32 	%rd339, %r29;
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p16, %r21, 1;
	@%p16 bra 	$L__BB1_31;
	setp.eq.s32 	%p17, %r21, 2;
	@%p17 bra 	$L__BB1_30;
	setp.ne.s32 	%p18, %r21, 3;
	@%p18 bra 	$L__BB1_32;
	max.u64 	%rd339, %rd12, %rd339;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	min.u64 	%rd339, %rd12, %rd339;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.lo.s64 	%rd339, %rd12, %rd339;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.s64 	%rd339, %rd12, %rd339;
$L__BB1_33:
	cvt.u64.u32 	%rd340, %r30;
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB1_39;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB1_38;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB1_40;
	max.u64 	%rd340, %rd13, %rd340;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	min.u64 	%rd340, %rd13, %rd340;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.lo.s64 	%rd340, %rd13, %rd340;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.s64 	%rd340, %rd13, %rd340;
$L__BB1_41:
	add.s32 	%r137, %r137, 1;
	setp.lt.u32 	%p23, %r137, %r22;
	@%p23 bra 	$L__BB1_7;
$L__BB1_42:
	setp.ne.s32 	%p24, %r21, 4;
	@%p24 bra 	$L__BB1_46;
	and.b64  	%rd216, %rd337, -4294967296;
	setp.eq.s64 	%p25, %rd216, 0;
	@%p25 bra 	$L__BB1_45;
	div.u64 	%rd337, %rd337, %rd7;
	bra.uni 	$L__BB1_46;
$L__BB1_45:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd337;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd337, %r33;
$L__BB1_46:
	@%p24 bra 	$L__BB1_50;
	and.b64  	%rd217, %rd338, -4294967296;
	setp.eq.s64 	%p27, %rd217, 0;
	@%p27 bra 	$L__BB1_49;
	div.u64 	%rd338, %rd338, %rd7;
	bra.uni 	$L__BB1_50;
$L__BB1_49:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd338;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd338, %r36;
$L__BB1_50:
	@%p24 bra 	$L__BB1_54;
	and.b64  	%rd218, %rd339, -4294967296;
	setp.eq.s64 	%p29, %rd218, 0;
	@%p29 bra 	$L__BB1_53;
	div.u64 	%rd339, %rd339, %rd7;
	bra.uni 	$L__BB1_54;
$L__BB1_53:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd339;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd339, %r39;
$L__BB1_54:
	@%p24 bra 	$L__BB1_58;
	and.b64  	%rd219, %rd340, -4294967296;
	setp.eq.s64 	%p31, %rd219, 0;
	@%p31 bra 	$L__BB1_57;
	div.u64 	%rd340, %rd340, %rd7;
	bra.uni 	$L__BB1_58;
$L__BB1_57:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd340;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd340, %r42;
$L__BB1_58:
	shl.b64 	%rd220, %rd331, 4;
	add.s64 	%rd221, %rd1, %rd220;
	cvt.u32.u64 	%r43, %rd340;
	cvt.u32.u64 	%r44, %rd339;
	cvt.u32.u64 	%r45, %rd338;
	cvt.u32.u64 	%r46, %rd337;
	st.global.v4.u32 	[%rd221], {%r46, %r45, %r44, %r43};
	add.s64 	%rd331, %rd331, %rd8;
	setp.lt.u64 	%p32, %rd331, %rd5;
	@%p32 bra 	$L__BB1_5;
$L__BB1_59:
	and.b64  	%rd349, %rd196, -4;
$L__BB1_60:
	mov.u32 	%r47, %tid.x;
	cvt.u64.u32 	%rd222, %r47;
	add.s64 	%rd350, %rd349, %rd222;
	setp.ge.u64 	%p33, %rd350, %rd196;
	@%p33 bra 	$L__BB1_166;
	cvt.u64.u32 	%rd61, %r22;
	mov.u32 	%r48, %ntid.x;
	cvt.u64.u32 	%rd62, %r48;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB1_62:
	.pragma "nounroll";
	setp.eq.s32 	%p34, %r8, 0;
	@%p34 bra 	$L__BB1_64;
	ld.local.u64 	%rd351, [%rd3+8];
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	ld.local.u64 	%rd351, [%rd3];
$L__BB1_65:
	shl.b64 	%rd223, %rd350, 2;
	add.s64 	%rd224, %rd351, %rd223;
	ld.u32 	%rd354, [%rd224];
	setp.lt.u32 	%p35, %r22, 2;
	@%p35 bra 	$L__BB1_78;
	mov.u32 	%r138, 1;
$L__BB1_67:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r138;
	@%p36 bra 	$L__BB1_69;
	bra.uni 	$L__BB1_68;
$L__BB1_69:
	ld.local.u64 	%rd353, [%rd3];
	bra.uni 	$L__BB1_70;
$L__BB1_68:
	ld.local.u64 	%rd225, [%rd3+16];
	cvt.u64.u32 	%rd226, %r138;
	mul.lo.s64 	%rd227, %rd225, %rd226;
	ld.local.u64 	%rd228, [%rd3+8];
	add.s64 	%rd353, %rd228, %rd227;
$L__BB1_70:
	add.s64 	%rd230, %rd353, %rd223;
	ld.u32 	%rd72, [%rd230];
	setp.eq.s32 	%p37, %r21, 1;
	@%p37 bra 	$L__BB1_75;
	setp.eq.s32 	%p38, %r21, 2;
	@%p38 bra 	$L__BB1_74;
	setp.ne.s32 	%p39, %r21, 3;
	@%p39 bra 	$L__BB1_76;
	max.u64 	%rd354, %rd354, %rd72;
	bra.uni 	$L__BB1_77;
$L__BB1_75:
	mul.lo.s64 	%rd354, %rd354, %rd72;
	bra.uni 	$L__BB1_77;
$L__BB1_74:
	min.u64 	%rd354, %rd354, %rd72;
	bra.uni 	$L__BB1_77;
$L__BB1_76:
	add.s64 	%rd354, %rd354, %rd72;
$L__BB1_77:
	add.s32 	%r138, %r138, 1;
	setp.lt.u32 	%p40, %r138, %r22;
	@%p40 bra 	$L__BB1_67;
$L__BB1_78:
	setp.ne.s32 	%p41, %r21, 4;
	@%p41 bra 	$L__BB1_82;
	and.b64  	%rd231, %rd354, -4294967296;
	setp.eq.s64 	%p42, %rd231, 0;
	@%p42 bra 	$L__BB1_81;
	div.u64 	%rd354, %rd354, %rd61;
	bra.uni 	$L__BB1_82;
$L__BB1_81:
	cvt.u32.u64 	%r50, %rd61;
	cvt.u32.u64 	%r51, %rd354;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd354, %r52;
$L__BB1_82:
	add.s64 	%rd233, %rd1, %rd223;
	st.global.u32 	[%rd233], %rd354;
	add.s64 	%rd350, %rd350, %rd62;
	setp.lt.u64 	%p43, %rd350, %rd196;
	@%p43 bra 	$L__BB1_62;
$L__BB1_166:
	ret;
}
`;
