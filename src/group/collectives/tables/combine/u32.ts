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
	.reg .b64 	%rd<394>;
	ld.param.u64 	%rd205, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd206, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd204, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEPjRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd205;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd205, 15;
	cvta.to.local.u64 	%rd3, %rd206;
	@%p1 bra 	$L__BB1_83;
	bra.uni 	$L__BB1_1;
$L__BB1_83:
	setp.ne.s64 	%p44, %rd2, 0;
	mov.u64 	%rd386, 0;
	@%p44 bra 	$L__BB1_150;
	ld.local.u64 	%rd87, [%rd3];
	and.b64  	%rd237, %rd87, 15;
	setp.ne.s64 	%p45, %rd237, 0;
	@%p45 bra 	$L__BB1_150;
	shr.u64 	%rd88, %rd204, 2;
	mov.u32 	%r53, %tid.x;
	cvt.u64.u32 	%rd367, %r53;
	mov.u32 	%r54, %ntid.x;
	cvt.u64.u32 	%rd90, %r54;
	add.s64 	%rd238, %rd367, %rd90;
	setp.ge.u64 	%p46, %rd238, %rd88;
	@%p46 bra 	$L__BB1_125;
	cvt.u32.u64 	%r55, %rd90;
	cvt.u64.u32 	%rd91, %r22;
	shl.b32 	%r56, %r55, 1;
	cvt.u64.u32 	%rd92, %r56;
$L__BB1_87:
	.pragma "nounroll";
	setp.eq.s32 	%p47, %r22, 0;
	@%p47 bra 	$L__BB1_92;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r139, 0;
$L__BB1_89:
	.pragma "nounroll";
	setp.eq.s32 	%p48, %r11, %r139;
	mov.u64 	%rd350, %rd87;
	@%p48 bra 	$L__BB1_91;
	ld.local.u64 	%rd241, [%rd3+16];
	cvt.u64.u32 	%rd242, %r139;
	mul.lo.s64 	%rd243, %rd241, %rd242;
	ld.local.u64 	%rd244, [%rd3+8];
	add.s64 	%rd350, %rd244, %rd243;
$L__BB1_91:
	shl.b64 	%rd245, %rd367, 4;
	add.s64 	%rd246, %rd350, %rd245;
	ld.v4.u32 	{%r58, %r59, %r60, %r61}, [%rd246];
	shl.b64 	%rd247, %rd90, 4;
	add.s64 	%rd248, %rd246, %rd247;
	ld.v4.u32 	{%r66, %r67, %r68, %r69}, [%rd248];
	cvt.u64.u32 	%rd249, %r58;
	setp.eq.s32 	%p49, %r139, 0;
	selp.b64 	%rd250, 0, %rd358, %p49;
	add.s64 	%rd358, %rd250, %rd249;
	cvt.u64.u32 	%rd251, %r59;
	selp.b64 	%rd252, 0, %rd360, %p49;
	add.s64 	%rd360, %rd252, %rd251;
	cvt.u64.u32 	%rd253, %r60;
	selp.b64 	%rd254, 0, %rd361, %p49;
	add.s64 	%rd361, %rd254, %rd253;
	cvt.u64.u32 	%rd255, %r61;
	selp.b64 	%rd256, 0, %rd362, %p49;
	add.s64 	%rd362, %rd256, %rd255;
	cvt.u64.u32 	%rd257, %r66;
	selp.b64 	%rd258, 0, %rd363, %p49;
	add.s64 	%rd363, %rd258, %rd257;
	cvt.u64.u32 	%rd259, %r67;
	selp.b64 	%rd260, 0, %rd364, %p49;
	add.s64 	%rd364, %rd260, %rd259;
	cvt.u64.u32 	%rd261, %r68;
	selp.b64 	%rd262, 0, %rd365, %p49;
	add.s64 	%rd365, %rd262, %rd261;
	cvt.u64.u32 	%rd263, %r69;
	selp.b64 	%rd264, 0, %rd366, %p49;
	add.s64 	%rd366, %rd264, %rd263;
	add.s32 	%r139, %r139, 1;
	setp.lt.u32 	%p50, %r139, %r22;
	@%p50 bra 	$L__BB1_89;
$L__BB1_92:
	setp.ne.s32 	%p51, %r21, 4;
	@%p51 bra 	$L__BB1_96;
	and.b64  	%rd265, %rd358, -4294967296;
	setp.eq.s64 	%p52, %rd265, 0;
	@%p52 bra 	$L__BB1_95;
	div.u64 	%rd358, %rd358, %rd91;
	bra.uni 	$L__BB1_96;
$L__BB1_95:
	cvt.u32.u64 	%r74, %rd91;
	cvt.u32.u64 	%r75, %rd358;
	div.u32 	%r76, %r75, %r74;
	cvt.u64.u32 	%rd358, %r76;
$L__BB1_96:
	@%p51 bra 	$L__BB1_100;
	and.b64  	%rd266, %rd360, -4294967296;
	setp.eq.s64 	%p54, %rd266, 0;
	@%p54 bra 	$L__BB1_99;
	div.u64 	%rd360, %rd360, %rd91;
	bra.uni 	$L__BB1_100;
$L__BB1_99:
	cvt.u32.u64 	%r77, %rd91;
	cvt.u32.u64 	%r78, %rd360;
	div.u32 	%r79, %r78, %r77;
	cvt.u64.u32 	%rd360, %r79;
$L__BB1_100:
	@%p51 bra 	$L__BB1_104;
	and.b64  	%rd267, %rd361, -4294967296;
	setp.eq.s64 	%p56, %rd267, 0;
	@%p56 bra 	$L__BB1_103;
	div.u64 	%rd361, %rd361, %rd91;
	bra.uni 	$L__BB1_104;
$L__BB1_103:
	cvt.u32.u64 	%r80, %rd91;
	cvt.u32.u64 	%r81, %rd361;
	div.u32 	%r82, %r81, %r80;
	cvt.u64.u32 	%rd361, %r82;
$L__BB1_104:
	@%p51 bra 	$L__BB1_108;
	and.b64  	%rd268, %rd362, -4294967296;
	setp.eq.s64 	%p58, %rd268, 0;
	@%p58 bra 	$L__BB1_107;
	div.u64 	%rd362, %rd362, %rd91;
	bra.uni 	$L__BB1_108;
$L__BB1_107:
	cvt.u32.u64 	%r83, %rd91;
	cvt.u32.u64 	%r84, %rd362;
	div.u32 	%r85, %r84, %r83;
	cvt.u64.u32 	%rd362, %r85;
$L__BB1_108:
	shl.b64 	%rd269, %rd367, 4;
	add.s64 	%rd133, %rd1, %rd269;
	cvt.u32.u64 	%r86, %rd362;
	cvt.u32.u64 	%r87, %rd361;
	cvt.u32.u64 	%r88, %rd360;
	cvt.u32.u64 	%r89, %rd358;
	st.global.v4.u32 	[%rd133], {%r89, %r88, %r87, %r86};
	@%p51 bra 	$L__BB1_112;
	and.b64  	%rd270, %rd363, -4294967296;
	setp.eq.s64 	%p60, %rd270, 0;
	@%p60 bra 	$L__BB1_111;
	div.u64 	%rd363, %rd363, %rd91;
	bra.uni 	$L__BB1_112;
$L__BB1_111:
	cvt.u32.u64 	%r90, %rd91;
	cvt.u32.u64 	%r91, %rd363;
	div.u32 	%r92, %r91, %r90;
	cvt.u64.u32 	%rd363, %r92;
$L__BB1_112:
	@%p51 bra 	$L__BB1_116;
	and.b64  	%rd271, %rd364, -4294967296;
	setp.eq.s64 	%p62, %rd271, 0;
	@%p62 bra 	$L__BB1_115;
	div.u64 	%rd364, %rd364, %rd91;
	bra.uni 	$L__BB1_116;
$L__BB1_115:
	cvt.u32.u64 	%r93, %rd91;
	cvt.u32.u64 	%r94, %rd364;
	div.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd364, %r95;
$L__BB1_116:
	@%p51 bra 	$L__BB1_120;
	and.b64  	%rd272, %rd365, -4294967296;
	setp.eq.s64 	%p64, %rd272, 0;
	@%p64 bra 	$L__BB1_119;
	div.u64 	%rd365, %rd365, %rd91;
	bra.uni 	$L__BB1_120;
$L__BB1_119:
	cvt.u32.u64 	%r96, %rd91;
	cvt.u32.u64 	%r97, %rd365;
	div.u32 	%r98, %r97, %r96;
	cvt.u64.u32 	%rd365, %r98;
$L__BB1_120:
	@%p51 bra 	$L__BB1_124;
	and.b64  	%rd273, %rd366, -4294967296;
	setp.eq.s64 	%p66, %rd273, 0;
	@%p66 bra 	$L__BB1_123;
	div.u64 	%rd366, %rd366, %rd91;
	bra.uni 	$L__BB1_124;
$L__BB1_123:
	cvt.u32.u64 	%r99, %rd91;
	cvt.u32.u64 	%r100, %rd366;
	div.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd366, %r101;
$L__BB1_124:
	shl.b64 	%rd274, %rd90, 4;
	add.s64 	%rd275, %rd133, %rd274;
	cvt.u32.u64 	%r102, %rd366;
	cvt.u32.u64 	%r103, %rd365;
	cvt.u32.u64 	%r104, %rd364;
	cvt.u32.u64 	%r105, %rd363;
	st.global.v4.u32 	[%rd275], {%r105, %r104, %r103, %r102};
	add.s64 	%rd367, %rd367, %rd92;
	add.s64 	%rd276, %rd367, %rd90;
	setp.lt.u64 	%p67, %rd276, %rd88;
	@%p67 bra 	$L__BB1_87;
$L__BB1_125:
	setp.ge.u64 	%p68, %rd367, %rd88;
	@%p68 bra 	$L__BB1_149;
	cvt.u64.u32 	%rd148, %r22;
$L__BB1_127:
	.pragma "nounroll";
	setp.eq.s32 	%p69, %r22, 0;
	@%p69 bra 	$L__BB1_132;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r140, 0;
$L__BB1_129:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r14, %r140;
	mov.u64 	%rd377, %rd87;
	@%p70 bra 	$L__BB1_131;
	ld.local.u64 	%rd278, [%rd3+16];
	cvt.u64.u32 	%rd279, %r140;
	mul.lo.s64 	%rd280, %rd278, %rd279;
	ld.local.u64 	%rd281, [%rd3+8];
	add.s64 	%rd377, %rd281, %rd280;
$L__BB1_131:
	shl.b64 	%rd282, %rd367, 4;
	add.s64 	%rd283, %rd377, %rd282;
	ld.v4.u32 	{%r107, %r108, %r109, %r110}, [%rd283];
	cvt.u64.u32 	%rd284, %r107;
	setp.eq.s32 	%p71, %r140, 0;
	selp.b64 	%rd285, 0, %rd378, %p71;
	add.s64 	%rd378, %rd285, %rd284;
	cvt.u64.u32 	%rd286, %r108;
	selp.b64 	%rd287, 0, %rd379, %p71;
	add.s64 	%rd379, %rd287, %rd286;
	cvt.u64.u32 	%rd288, %r109;
	selp.b64 	%rd289, 0, %rd380, %p71;
	add.s64 	%rd380, %rd289, %rd288;
	cvt.u64.u32 	%rd290, %r110;
	selp.b64 	%rd291, 0, %rd381, %p71;
	add.s64 	%rd381, %rd291, %rd290;
	add.s32 	%r140, %r140, 1;
	setp.lt.u32 	%p72, %r140, %r22;
	@%p72 bra 	$L__BB1_129;
$L__BB1_132:
	setp.ne.s32 	%p73, %r21, 4;
	mov.u64 	%rd382, %rd378;
	@%p73 bra 	$L__BB1_136;
	and.b64  	%rd292, %rd378, -4294967296;
	setp.eq.s64 	%p74, %rd292, 0;
	@%p74 bra 	$L__BB1_135;
	div.u64 	%rd382, %rd378, %rd148;
	bra.uni 	$L__BB1_136;
$L__BB1_135:
	cvt.u32.u64 	%r115, %rd148;
	cvt.u32.u64 	%r116, %rd378;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd382, %r117;
$L__BB1_136:
	mov.u64 	%rd383, %rd379;
	@%p73 bra 	$L__BB1_140;
	and.b64  	%rd293, %rd379, -4294967296;
	setp.eq.s64 	%p76, %rd293, 0;
	@%p76 bra 	$L__BB1_139;
	div.u64 	%rd383, %rd379, %rd148;
	bra.uni 	$L__BB1_140;
$L__BB1_139:
	cvt.u32.u64 	%r118, %rd148;
	cvt.u32.u64 	%r119, %rd379;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd383, %r120;
$L__BB1_140:
	mov.u64 	%rd384, %rd380;
	@%p73 bra 	$L__BB1_144;
	and.b64  	%rd294, %rd380, -4294967296;
	setp.eq.s64 	%p78, %rd294, 0;
	@%p78 bra 	$L__BB1_143;
	div.u64 	%rd384, %rd380, %rd148;
	bra.uni 	$L__BB1_144;
$L__BB1_143:
	cvt.u32.u64 	%r121, %rd148;
	cvt.u32.u64 	%r122, %rd380;
	div.u32 	%r123, %r122, %r121;
	cvt.u64.u32 	%rd384, %r123;
$L__BB1_144:
	mov.u64 	%rd385, %rd381;
	@%p73 bra 	$L__BB1_148;
	and.b64  	%rd295, %rd381, -4294967296;
	setp.eq.s64 	%p80, %rd295, 0;
	@%p80 bra 	$L__BB1_147;
	div.u64 	%rd385, %rd381, %rd148;
	bra.uni 	$L__BB1_148;
$L__BB1_147:
	cvt.u32.u64 	%r124, %rd148;
	cvt.u32.u64 	%r125, %rd381;
	div.u32 	%r126, %r125, %r124;
	cvt.u64.u32 	%rd385, %r126;
$L__BB1_148:
	shl.b64 	%rd296, %rd367, 4;
	add.s64 	%rd297, %rd1, %rd296;
	cvt.u32.u64 	%r127, %rd385;
	cvt.u32.u64 	%r128, %rd384;
	cvt.u32.u64 	%r129, %rd383;
	cvt.u32.u64 	%r130, %rd382;
	st.global.v4.u32 	[%rd297], {%r130, %r129, %r128, %r127};
	add.s64 	%rd367, %rd367, %rd90;
	setp.lt.u64 	%p81, %rd367, %rd88;
	@%p81 bra 	$L__BB1_127;
$L__BB1_149:
	and.b64  	%rd386, %rd204, -4;
$L__BB1_150:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd298, %r131;
	add.s64 	%rd387, %rd386, %rd298;
	setp.ge.u64 	%p82, %rd387, %rd204;
	@%p82 bra 	$L__BB1_166;
	cvt.u64.u32 	%rd185, %r22;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd186, %r132;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB1_152:
	.pragma "nounroll";
	setp.eq.s32 	%p83, %r17, 0;
	@%p83 bra 	$L__BB1_154;
	ld.local.u64 	%rd388, [%rd3+8];
	bra.uni 	$L__BB1_155;
$L__BB1_154:
	ld.local.u64 	%rd388, [%rd3];
$L__BB1_155:
	shl.b64 	%rd299, %rd387, 2;
	add.s64 	%rd300, %rd388, %rd299;
	ld.u32 	%rd392, [%rd300];
	setp.lt.u32 	%p84, %r22, 2;
	@%p84 bra 	$L__BB1_161;
	mov.u64 	%rd389, 1;
	mov.u32 	%r141, %r18;
$L__BB1_157:
	.pragma "nounroll";
	setp.eq.s32 	%p85, %r141, -1;
	@%p85 bra 	$L__BB1_159;
	ld.local.u64 	%rd302, [%rd3+16];
	mul.lo.s64 	%rd303, %rd302, %rd389;
	ld.local.u64 	%rd304, [%rd3+8];
	add.s64 	%rd391, %rd304, %rd303;
	bra.uni 	$L__BB1_160;
$L__BB1_159:
	ld.local.u64 	%rd391, [%rd3];
$L__BB1_160:
	add.s64 	%rd306, %rd391, %rd299;
	ld.u32 	%rd307, [%rd306];
	add.s64 	%rd392, %rd392, %rd307;
	add.s64 	%rd389, %rd389, 1;
	cvt.u32.u64 	%r133, %rd389;
	add.s32 	%r141, %r141, 1;
	setp.lt.u32 	%p86, %r133, %r22;
	@%p86 bra 	$L__BB1_157;
$L__BB1_161:
	setp.ne.s32 	%p87, %r21, 4;
	@%p87 bra 	$L__BB1_165;
	and.b64  	%rd308, %rd392, -4294967296;
	setp.eq.s64 	%p88, %rd308, 0;
	@%p88 bra 	$L__BB1_164;
	div.u64 	%rd392, %rd392, %rd185;
	bra.uni 	$L__BB1_165;
$L__BB1_164:
	cvt.u32.u64 	%r134, %rd185;
	cvt.u32.u64 	%r135, %rd392;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd392, %r136;
$L__BB1_165:
	add.s64 	%rd310, %rd1, %rd299;
	st.global.u32 	[%rd310], %rd392;
	add.s64 	%rd387, %rd387, %rd186;
	setp.lt.u64 	%p89, %rd387, %rd204;
	@%p89 bra 	$L__BB1_152;
	bra.uni 	$L__BB1_166;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd333, 0;
	@%p2 bra 	$L__BB1_60;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd209, %rd4, 15;
	setp.ne.s64 	%p3, %rd209, 0;
	@%p3 bra 	$L__BB1_60;
	shr.u64 	%rd5, %rd204, 2;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd315, %r24;
	setp.le.u64 	%p4, %rd5, %rd315;
	@%p4 bra 	$L__BB1_59;
	cvt.u64.u32 	%rd7, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd8, %r25;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB1_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r137, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd17, %rd324;
	mov.u64 	%rd16, %rd323;
	mov.u64 	%rd15, %rd322;
	mov.u64 	%rd14, %rd321;
	setp.eq.s32 	%p6, %r1, %r137;
	mov.u64 	%rd320, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd211, [%rd3+16];
	cvt.u64.u32 	%rd212, %r137;
	mul.lo.s64 	%rd213, %rd211, %rd212;
	ld.local.u64 	%rd214, [%rd3+8];
	add.s64 	%rd320, %rd214, %rd213;
$L__BB1_9:
	shl.b64 	%rd215, %rd315, 4;
	add.s64 	%rd216, %rd320, %rd215;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd216];
	cvt.u64.u32 	%rd321, %r27;
	setp.eq.s32 	%p7, %r137, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB1_16;
	max.u64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.u64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd321, %rd14, %rd321;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd321, %rd14, %rd321;
$L__BB1_17:
	cvt.u64.u32 	%rd322, %r28;
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r21, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r21, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r21, 3;
	@%p14 bra 	$L__BB1_24;
	max.u64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.u64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd322, %rd15, %rd322;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd322, %rd15, %rd322;
$L__BB1_25:
	cvt.u64.u32 	%rd323, %r29;
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p16, %r21, 1;
	@%p16 bra 	$L__BB1_31;
	setp.eq.s32 	%p17, %r21, 2;
	@%p17 bra 	$L__BB1_30;
	setp.ne.s32 	%p18, %r21, 3;
	@%p18 bra 	$L__BB1_32;
	max.u64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	min.u64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.lo.s64 	%rd323, %rd16, %rd323;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.s64 	%rd323, %rd16, %rd323;
$L__BB1_33:
	cvt.u64.u32 	%rd324, %r30;
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB1_39;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB1_38;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB1_40;
	max.u64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	min.u64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.lo.s64 	%rd324, %rd17, %rd324;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.s64 	%rd324, %rd17, %rd324;
$L__BB1_41:
	add.s32 	%r137, %r137, 1;
	setp.lt.u32 	%p23, %r137, %r22;
	@%p23 bra 	$L__BB1_7;
$L__BB1_42:
	setp.ne.s32 	%p24, %r21, 4;
	mov.u64 	%rd329, %rd321;
	@%p24 bra 	$L__BB1_46;
	and.b64  	%rd217, %rd321, -4294967296;
	setp.eq.s64 	%p25, %rd217, 0;
	@%p25 bra 	$L__BB1_45;
	div.u64 	%rd329, %rd321, %rd7;
	bra.uni 	$L__BB1_46;
$L__BB1_45:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd321;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd329, %r33;
$L__BB1_46:
	mov.u64 	%rd330, %rd322;
	@%p24 bra 	$L__BB1_50;
	and.b64  	%rd218, %rd322, -4294967296;
	setp.eq.s64 	%p27, %rd218, 0;
	@%p27 bra 	$L__BB1_49;
	div.u64 	%rd330, %rd322, %rd7;
	bra.uni 	$L__BB1_50;
$L__BB1_49:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd322;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd330, %r36;
$L__BB1_50:
	mov.u64 	%rd331, %rd323;
	@%p24 bra 	$L__BB1_54;
	and.b64  	%rd219, %rd323, -4294967296;
	setp.eq.s64 	%p29, %rd219, 0;
	@%p29 bra 	$L__BB1_53;
	div.u64 	%rd331, %rd323, %rd7;
	bra.uni 	$L__BB1_54;
$L__BB1_53:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd323;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd331, %r39;
$L__BB1_54:
	mov.u64 	%rd332, %rd324;
	@%p24 bra 	$L__BB1_58;
	and.b64  	%rd220, %rd324, -4294967296;
	setp.eq.s64 	%p31, %rd220, 0;
	@%p31 bra 	$L__BB1_57;
	div.u64 	%rd332, %rd324, %rd7;
	bra.uni 	$L__BB1_58;
$L__BB1_57:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd324;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd332, %r42;
$L__BB1_58:
	shl.b64 	%rd221, %rd315, 4;
	add.s64 	%rd222, %rd1, %rd221;
	cvt.u32.u64 	%r43, %rd332;
	cvt.u32.u64 	%r44, %rd331;
	cvt.u32.u64 	%r45, %rd330;
	cvt.u32.u64 	%r46, %rd329;
	st.global.v4.u32 	[%rd222], {%r46, %r45, %r44, %r43};
	add.s64 	%rd315, %rd315, %rd8;
	setp.lt.u64 	%p32, %rd315, %rd5;
	@%p32 bra 	$L__BB1_5;
$L__BB1_59:
	and.b64  	%rd333, %rd204, -4;
$L__BB1_60:
	mov.u32 	%r47, %tid.x;
	cvt.u64.u32 	%rd223, %r47;
	add.s64 	%rd334, %rd333, %rd223;
	setp.ge.u64 	%p33, %rd334, %rd204;
	@%p33 bra 	$L__BB1_166;
	cvt.u64.u32 	%rd65, %r22;
	mov.u32 	%r48, %ntid.x;
	cvt.u64.u32 	%rd66, %r48;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB1_62:
	.pragma "nounroll";
	setp.eq.s32 	%p34, %r8, 0;
	@%p34 bra 	$L__BB1_64;
	ld.local.u64 	%rd335, [%rd3+8];
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	ld.local.u64 	%rd335, [%rd3];
$L__BB1_65:
	shl.b64 	%rd224, %rd334, 2;
	add.s64 	%rd225, %rd335, %rd224;
	ld.u32 	%rd338, [%rd225];
	setp.lt.u32 	%p35, %r22, 2;
	@%p35 bra 	$L__BB1_78;
	mov.u32 	%r138, 1;
$L__BB1_67:
	.pragma "nounroll";
	setp.eq.s32 	%p36, %r8, %r138;
	@%p36 bra 	$L__BB1_69;
	bra.uni 	$L__BB1_68;
$L__BB1_69:
	ld.local.u64 	%rd337, [%rd3];
	bra.uni 	$L__BB1_70;
$L__BB1_68:
	ld.local.u64 	%rd226, [%rd3+16];
	cvt.u64.u32 	%rd227, %r138;
	mul.lo.s64 	%rd228, %rd226, %rd227;
	ld.local.u64 	%rd229, [%rd3+8];
	add.s64 	%rd337, %rd229, %rd228;
$L__BB1_70:
	add.s64 	%rd231, %rd337, %rd224;
	ld.u32 	%rd76, [%rd231];
	setp.eq.s32 	%p37, %r21, 1;
	@%p37 bra 	$L__BB1_75;
	setp.eq.s32 	%p38, %r21, 2;
	@%p38 bra 	$L__BB1_74;
	setp.ne.s32 	%p39, %r21, 3;
	@%p39 bra 	$L__BB1_76;
	max.u64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB1_77;
$L__BB1_75:
	mul.lo.s64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB1_77;
$L__BB1_74:
	min.u64 	%rd338, %rd338, %rd76;
	bra.uni 	$L__BB1_77;
$L__BB1_76:
	add.s64 	%rd338, %rd338, %rd76;
$L__BB1_77:
	add.s32 	%r138, %r138, 1;
	setp.lt.u32 	%p40, %r138, %r22;
	@%p40 bra 	$L__BB1_67;
$L__BB1_78:
	setp.ne.s32 	%p41, %r21, 4;
	@%p41 bra 	$L__BB1_82;
	and.b64  	%rd232, %rd338, -4294967296;
	setp.eq.s64 	%p42, %rd232, 0;
	@%p42 bra 	$L__BB1_81;
	div.u64 	%rd338, %rd338, %rd65;
	bra.uni 	$L__BB1_82;
$L__BB1_81:
	cvt.u32.u64 	%r50, %rd65;
	cvt.u32.u64 	%r51, %rd338;
	div.u32 	%r52, %r51, %r50;
	cvt.u64.u32 	%rd338, %r52;
$L__BB1_82:
	add.s64 	%rd234, %rd1, %rd224;
	st.global.u32 	[%rd234], %rd338;
	add.s64 	%rd334, %rd334, %rd66;
	setp.lt.u64 	%p43, %rd334, %rd204;
	@%p43 bra 	$L__BB1_62;
$L__BB1_166:
	ret;
}
`;
