// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPsRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_4
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
	add.s64 	%rd13, %rd12, 7;
	shr.u64 	%rd14, %rd13, 3;
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
	shl.b64 	%rd18, %rd28, 3;
	mul.lo.s64 	%rd19, %rd18, %rd17;
	min.u64 	%rd6, %rd19, %rd12;
	add.s64 	%rd20, %rd6, %rd18;
	min.u64 	%rd7, %rd20, %rd12;
	setp.eq.s64 	%p2, %rd7, %rd6;
	@%p2 bra 	$L__BB0_5;
	shl.b64 	%rd21, %rd6, 1;
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
	_ZN10collective6reduceEPsRKNS_5PartsEmjj,
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
.func _ZN10collective6reduceEPsRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPsRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<100>;
	.reg .b16 	%rs<33>;
	.reg .b32 	%r<111>;
	.reg .b64 	%rd<399>;
	ld.param.u64 	%rd224, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd225, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd223, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPsRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd224;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd224, 15;
	cvta.to.local.u64 	%rd3, %rd225;
	@%p1 bra 	$L__BB1_131;
	bra.uni 	$L__BB1_1;
$L__BB1_131:
	setp.ne.s64 	%p68, %rd2, 0;
	mov.u64 	%rd391, 0;
	@%p68 bra 	$L__BB1_174;
	ld.local.u64 	%rd135, [%rd3];
	and.b64  	%rd260, %rd135, 15;
	setp.ne.s64 	%p69, %rd260, 0;
	@%p69 bra 	$L__BB1_174;
	shr.u64 	%rd136, %rd223, 3;
	mov.u32 	%r62, %tid.x;
	cvt.u64.u32 	%rd365, %r62;
	setp.le.u64 	%p70, %rd136, %rd365;
	@%p70 bra 	$L__BB1_173;
	cvt.u64.u32 	%rd138, %r19;
	mov.u32 	%r63, %ntid.x;
	cvt.u64.u32 	%rd139, %r63;
$L__BB1_135:
	.pragma "nounroll";
	setp.eq.s32 	%p71, %r19, 0;
	@%p71 bra 	$L__BB1_140;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r109, 0;
$L__BB1_137:
	.pragma "nounroll";
	setp.eq.s32 	%p72, %r11, %r109;
	mov.u64 	%rd374, %rd135;
	@%p72 bra 	$L__BB1_139;
	ld.local.u64 	%rd262, [%rd3+16];
	cvt.u64.u32 	%rd263, %r109;
	mul.lo.s64 	%rd264, %rd262, %rd263;
	ld.local.u64 	%rd265, [%rd3+8];
	add.s64 	%rd374, %rd265, %rd264;
$L__BB1_139:
	shl.b64 	%rd266, %rd365, 4;
	add.s64 	%rd267, %rd374, %rd266;
	ld.v4.u32 	{%r65, %r66, %r67, %r68}, [%rd267];
	mov.b32 	{%rs23, %rs24}, %r65;
	cvt.s64.s16 	%rd268, %rs23;
	setp.eq.s32 	%p73, %r109, 0;
	selp.b64 	%rd269, 0, %rd382, %p73;
	add.s64 	%rd382, %rd269, %rd268;
	cvt.s64.s16 	%rd270, %rs24;
	selp.b64 	%rd271, 0, %rd381, %p73;
	add.s64 	%rd381, %rd271, %rd270;
	mov.b32 	{%rs25, %rs26}, %r66;
	cvt.s64.s16 	%rd272, %rs25;
	selp.b64 	%rd273, 0, %rd380, %p73;
	add.s64 	%rd380, %rd273, %rd272;
	cvt.s64.s16 	%rd274, %rs26;
	selp.b64 	%rd275, 0, %rd379, %p73;
	add.s64 	%rd379, %rd275, %rd274;
	mov.b32 	{%rs27, %rs28}, %r67;
	cvt.s64.s16 	%rd276, %rs27;
	selp.b64 	%rd277, 0, %rd378, %p73;
	add.s64 	%rd378, %rd277, %rd276;
	cvt.s64.s16 	%rd278, %rs28;
	selp.b64 	%rd279, 0, %rd377, %p73;
	add.s64 	%rd377, %rd279, %rd278;
	mov.b32 	{%rs29, %rs30}, %r68;
	cvt.s64.s16 	%rd280, %rs29;
	selp.b64 	%rd281, 0, %rd376, %p73;
	add.s64 	%rd376, %rd281, %rd280;
	cvt.s64.s16 	%rd282, %rs30;
	selp.b64 	%rd283, 0, %rd375, %p73;
	add.s64 	%rd375, %rd283, %rd282;
	add.s32 	%r109, %r109, 1;
	setp.lt.u32 	%p74, %r109, %r19;
	@%p74 bra 	$L__BB1_137;
$L__BB1_140:
	setp.ne.s32 	%p75, %r18, 4;
	mov.u64 	%rd383, %rd382;
	@%p75 bra 	$L__BB1_144;
	and.b64  	%rd284, %rd382, -4294967296;
	setp.eq.s64 	%p76, %rd284, 0;
	@%p76 bra 	$L__BB1_143;
	div.s64 	%rd383, %rd382, %rd138;
	bra.uni 	$L__BB1_144;
$L__BB1_143:
	cvt.u32.u64 	%r73, %rd138;
	cvt.u32.u64 	%r74, %rd382;
	div.u32 	%r75, %r74, %r73;
	cvt.u64.u32 	%rd383, %r75;
$L__BB1_144:
	mov.u64 	%rd384, %rd381;
	@%p75 bra 	$L__BB1_148;
	and.b64  	%rd285, %rd381, -4294967296;
	setp.eq.s64 	%p78, %rd285, 0;
	@%p78 bra 	$L__BB1_147;
	div.s64 	%rd384, %rd381, %rd138;
	bra.uni 	$L__BB1_148;
$L__BB1_147:
	cvt.u32.u64 	%r76, %rd138;
	cvt.u32.u64 	%r77, %rd381;
	div.u32 	%r78, %r77, %r76;
	cvt.u64.u32 	%rd384, %r78;
$L__BB1_148:
	cvt.u16.u64 	%rs16, %rd384;
	cvt.u16.u64 	%rs15, %rd383;
	mov.u64 	%rd385, %rd380;
	@%p75 bra 	$L__BB1_152;
	and.b64  	%rd286, %rd380, -4294967296;
	setp.eq.s64 	%p80, %rd286, 0;
	@%p80 bra 	$L__BB1_151;
	div.s64 	%rd385, %rd380, %rd138;
	bra.uni 	$L__BB1_152;
$L__BB1_151:
	cvt.u32.u64 	%r79, %rd138;
	cvt.u32.u64 	%r80, %rd380;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd385, %r81;
$L__BB1_152:
	mov.u64 	%rd386, %rd379;
	@%p75 bra 	$L__BB1_156;
	and.b64  	%rd287, %rd379, -4294967296;
	setp.eq.s64 	%p82, %rd287, 0;
	@%p82 bra 	$L__BB1_155;
	div.s64 	%rd386, %rd379, %rd138;
	bra.uni 	$L__BB1_156;
$L__BB1_155:
	cvt.u32.u64 	%r82, %rd138;
	cvt.u32.u64 	%r83, %rd379;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd386, %r84;
$L__BB1_156:
	cvt.u16.u64 	%rs18, %rd386;
	cvt.u16.u64 	%rs17, %rd385;
	mov.u64 	%rd387, %rd378;
	@%p75 bra 	$L__BB1_160;
	and.b64  	%rd288, %rd378, -4294967296;
	setp.eq.s64 	%p84, %rd288, 0;
	@%p84 bra 	$L__BB1_159;
	div.s64 	%rd387, %rd378, %rd138;
	bra.uni 	$L__BB1_160;
$L__BB1_159:
	cvt.u32.u64 	%r85, %rd138;
	cvt.u32.u64 	%r86, %rd378;
	div.u32 	%r87, %r86, %r85;
	cvt.u64.u32 	%rd387, %r87;
$L__BB1_160:
	mov.u64 	%rd388, %rd377;
	@%p75 bra 	$L__BB1_164;
	and.b64  	%rd289, %rd377, -4294967296;
	setp.eq.s64 	%p86, %rd289, 0;
	@%p86 bra 	$L__BB1_163;
	div.s64 	%rd388, %rd377, %rd138;
	bra.uni 	$L__BB1_164;
$L__BB1_163:
	cvt.u32.u64 	%r88, %rd138;
	cvt.u32.u64 	%r89, %rd377;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd388, %r90;
$L__BB1_164:
	cvt.u16.u64 	%rs20, %rd388;
	cvt.u16.u64 	%rs19, %rd387;
	mov.u64 	%rd389, %rd376;
	@%p75 bra 	$L__BB1_168;
	and.b64  	%rd290, %rd376, -4294967296;
	setp.eq.s64 	%p88, %rd290, 0;
	@%p88 bra 	$L__BB1_167;
	div.s64 	%rd389, %rd376, %rd138;
	bra.uni 	$L__BB1_168;
$L__BB1_167:
	cvt.u32.u64 	%r91, %rd138;
	cvt.u32.u64 	%r92, %rd376;
	div.u32 	%r93, %r92, %r91;
	cvt.u64.u32 	%rd389, %r93;
$L__BB1_168:
	mov.u64 	%rd390, %rd375;
	@%p75 bra 	$L__BB1_172;
	and.b64  	%rd291, %rd375, -4294967296;
	setp.eq.s64 	%p90, %rd291, 0;
	@%p90 bra 	$L__BB1_171;
	div.s64 	%rd390, %rd375, %rd138;
	bra.uni 	$L__BB1_172;
$L__BB1_171:
	cvt.u32.u64 	%r94, %rd138;
	cvt.u32.u64 	%r95, %rd375;
	div.u32 	%r96, %r95, %r94;
	cvt.u64.u32 	%rd390, %r96;
$L__BB1_172:
	shl.b64 	%rd292, %rd365, 4;
	add.s64 	%rd293, %rd1, %rd292;
	cvt.u16.u64 	%rs31, %rd390;
	cvt.u16.u64 	%rs32, %rd389;
	mov.b32 	%r97, {%rs32, %rs31};
	mov.b32 	%r98, {%rs19, %rs20};
	mov.b32 	%r99, {%rs17, %rs18};
	mov.b32 	%r100, {%rs15, %rs16};
	st.global.v4.u32 	[%rd293], {%r100, %r99, %r98, %r97};
	add.s64 	%rd365, %rd365, %rd139;
	setp.lt.u64 	%p91, %rd365, %rd136;
	@%p91 bra 	$L__BB1_135;
$L__BB1_173:
	and.b64  	%rd391, %rd223, -8;
$L__BB1_174:
	mov.u32 	%r101, %tid.x;
	cvt.u64.u32 	%rd294, %r101;
	add.s64 	%rd392, %rd391, %rd294;
	setp.ge.u64 	%p92, %rd392, %rd223;
	@%p92 bra 	$L__BB1_190;
	cvt.u64.u32 	%rd204, %r19;
	mov.u32 	%r102, %ntid.x;
	cvt.u64.u32 	%rd205, %r102;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB1_176:
	.pragma "nounroll";
	setp.eq.s32 	%p93, %r14, 0;
	@%p93 bra 	$L__BB1_178;
	ld.local.u64 	%rd393, [%rd3+8];
	bra.uni 	$L__BB1_179;
$L__BB1_178:
	ld.local.u64 	%rd393, [%rd3];
$L__BB1_179:
	shl.b64 	%rd295, %rd392, 1;
	add.s64 	%rd296, %rd393, %rd295;
	ld.s16 	%rd397, [%rd296];
	setp.lt.u32 	%p94, %r19, 2;
	@%p94 bra 	$L__BB1_185;
	mov.u64 	%rd394, 1;
	mov.u32 	%r110, %r15;
$L__BB1_181:
	.pragma "nounroll";
	setp.eq.s32 	%p95, %r110, -1;
	@%p95 bra 	$L__BB1_183;
	ld.local.u64 	%rd298, [%rd3+16];
	mul.lo.s64 	%rd299, %rd298, %rd394;
	ld.local.u64 	%rd300, [%rd3+8];
	add.s64 	%rd396, %rd300, %rd299;
	bra.uni 	$L__BB1_184;
$L__BB1_183:
	ld.local.u64 	%rd396, [%rd3];
$L__BB1_184:
	add.s64 	%rd302, %rd396, %rd295;
	ld.s16 	%rd303, [%rd302];
	add.s64 	%rd397, %rd397, %rd303;
	add.s64 	%rd394, %rd394, 1;
	cvt.u32.u64 	%r103, %rd394;
	add.s32 	%r110, %r110, 1;
	setp.lt.u32 	%p96, %r103, %r19;
	@%p96 bra 	$L__BB1_181;
$L__BB1_185:
	setp.ne.s32 	%p97, %r18, 4;
	@%p97 bra 	$L__BB1_189;
	and.b64  	%rd304, %rd397, -4294967296;
	setp.eq.s64 	%p98, %rd304, 0;
	@%p98 bra 	$L__BB1_188;
	div.s64 	%rd397, %rd397, %rd204;
	bra.uni 	$L__BB1_189;
$L__BB1_188:
	cvt.u32.u64 	%r104, %rd204;
	cvt.u32.u64 	%r105, %rd397;
	div.u32 	%r106, %r105, %r104;
	cvt.u64.u32 	%rd397, %r106;
$L__BB1_189:
	add.s64 	%rd306, %rd1, %rd295;
	st.global.u16 	[%rd306], %rd397;
	add.s64 	%rd392, %rd392, %rd205;
	setp.lt.u64 	%p99, %rd392, %rd223;
	@%p99 bra 	$L__BB1_176;
	bra.uni 	$L__BB1_190;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd349, 0;
	@%p2 bra 	$L__BB1_108;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd228, %rd4, 15;
	setp.ne.s64 	%p3, %rd228, 0;
	@%p3 bra 	$L__BB1_108;
	shr.u64 	%rd5, %rd223, 3;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd315, %r21;
	setp.le.u64 	%p4, %rd5, %rd315;
	@%p4 bra 	$L__BB1_107;
	cvt.u64.u32 	%rd7, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd8, %r22;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB1_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r107, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd25, %rd325;
	mov.u64 	%rd24, %rd326;
	mov.u64 	%rd23, %rd327;
	mov.u64 	%rd22, %rd328;
	mov.u64 	%rd21, %rd329;
	mov.u64 	%rd20, %rd330;
	mov.u64 	%rd19, %rd331;
	mov.u64 	%rd18, %rd332;
	setp.eq.s32 	%p6, %r1, %r107;
	mov.u64 	%rd324, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd230, [%rd3+16];
	cvt.u64.u32 	%rd231, %r107;
	mul.lo.s64 	%rd232, %rd230, %rd231;
	ld.local.u64 	%rd233, [%rd3+8];
	add.s64 	%rd324, %rd233, %rd232;
$L__BB1_9:
	shl.b64 	%rd234, %rd315, 4;
	add.s64 	%rd235, %rd324, %rd234;
	ld.v4.u32 	{%r24, %r25, %r26, %r27}, [%rd235];
	mov.b32 	{%rs1, %rs2}, %r24;
	cvt.s64.s16 	%rd325, %rs1;
	setp.eq.s32 	%p7, %r107, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB1_16;
	max.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd325, %rd25, %rd325;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd325, %rd25, %rd325;
$L__BB1_17:
	cvt.s64.s16 	%rd326, %rs2;
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r18, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r18, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r18, 3;
	@%p14 bra 	$L__BB1_24;
	max.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd326, %rd24, %rd326;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd326, %rd24, %rd326;
$L__BB1_25:
	mov.b32 	{%rs3, %rs4}, %r25;
	cvt.s64.s16 	%rd327, %rs3;
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p16, %r18, 1;
	@%p16 bra 	$L__BB1_31;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB1_30;
	setp.ne.s32 	%p18, %r18, 3;
	@%p18 bra 	$L__BB1_32;
	max.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	min.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.lo.s64 	%rd327, %rd23, %rd327;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.s64 	%rd327, %rd23, %rd327;
$L__BB1_33:
	cvt.s64.s16 	%rd328, %rs4;
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB1_39;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB1_38;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB1_40;
	max.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	min.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.lo.s64 	%rd328, %rd22, %rd328;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.s64 	%rd328, %rd22, %rd328;
$L__BB1_41:
	mov.b32 	{%rs5, %rs6}, %r26;
	cvt.s64.s16 	%rd329, %rs5;
	@%p7 bra 	$L__BB1_49;
	setp.eq.s32 	%p24, %r18, 1;
	@%p24 bra 	$L__BB1_47;
	setp.eq.s32 	%p25, %r18, 2;
	@%p25 bra 	$L__BB1_46;
	setp.ne.s32 	%p26, %r18, 3;
	@%p26 bra 	$L__BB1_48;
	max.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB1_49;
$L__BB1_46:
	min.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB1_49;
$L__BB1_47:
	mul.lo.s64 	%rd329, %rd21, %rd329;
	bra.uni 	$L__BB1_49;
$L__BB1_48:
	add.s64 	%rd329, %rd21, %rd329;
$L__BB1_49:
	cvt.s64.s16 	%rd330, %rs6;
	@%p7 bra 	$L__BB1_57;
	setp.eq.s32 	%p28, %r18, 1;
	@%p28 bra 	$L__BB1_55;
	setp.eq.s32 	%p29, %r18, 2;
	@%p29 bra 	$L__BB1_54;
	setp.ne.s32 	%p30, %r18, 3;
	@%p30 bra 	$L__BB1_56;
	max.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB1_57;
$L__BB1_54:
	min.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB1_57;
$L__BB1_55:
	mul.lo.s64 	%rd330, %rd20, %rd330;
	bra.uni 	$L__BB1_57;
$L__BB1_56:
	add.s64 	%rd330, %rd20, %rd330;
$L__BB1_57:
	mov.b32 	{%rs7, %rs8}, %r27;
	cvt.s64.s16 	%rd331, %rs7;
	@%p7 bra 	$L__BB1_65;
	setp.eq.s32 	%p32, %r18, 1;
	@%p32 bra 	$L__BB1_63;
	setp.eq.s32 	%p33, %r18, 2;
	@%p33 bra 	$L__BB1_62;
	setp.ne.s32 	%p34, %r18, 3;
	@%p34 bra 	$L__BB1_64;
	max.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB1_65;
$L__BB1_62:
	min.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB1_65;
$L__BB1_63:
	mul.lo.s64 	%rd331, %rd19, %rd331;
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	add.s64 	%rd331, %rd19, %rd331;
$L__BB1_65:
	cvt.s64.s16 	%rd332, %rs8;
	@%p7 bra 	$L__BB1_73;
	setp.eq.s32 	%p36, %r18, 1;
	@%p36 bra 	$L__BB1_71;
	setp.eq.s32 	%p37, %r18, 2;
	@%p37 bra 	$L__BB1_70;
	setp.ne.s32 	%p38, %r18, 3;
	@%p38 bra 	$L__BB1_72;
	max.s64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB1_73;
$L__BB1_70:
	min.s64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB1_73;
$L__BB1_71:
	mul.lo.s64 	%rd332, %rd18, %rd332;
	bra.uni 	$L__BB1_73;
$L__BB1_72:
	add.s64 	%rd332, %rd18, %rd332;
$L__BB1_73:
	add.s32 	%r107, %r107, 1;
	setp.lt.u32 	%p39, %r107, %r19;
	@%p39 bra 	$L__BB1_7;
$L__BB1_74:
	setp.ne.s32 	%p40, %r18, 4;
	mov.u64 	%rd341, %rd325;
	@%p40 bra 	$L__BB1_78;
	and.b64  	%rd236, %rd325, -4294967296;
	setp.eq.s64 	%p41, %rd236, 0;
	@%p41 bra 	$L__BB1_77;
	div.s64 	%rd341, %rd325, %rd7;
	bra.uni 	$L__BB1_78;
$L__BB1_77:
	cvt.u32.u64 	%r28, %rd7;
	cvt.u32.u64 	%r29, %rd325;
	div.u32 	%r30, %r29, %r28;
	cvt.u64.u32 	%rd341, %r30;
$L__BB1_78:
	mov.u64 	%rd342, %rd326;
	@%p40 bra 	$L__BB1_82;
	and.b64  	%rd237, %rd326, -4294967296;
	setp.eq.s64 	%p43, %rd237, 0;
	@%p43 bra 	$L__BB1_81;
	div.s64 	%rd342, %rd326, %rd7;
	bra.uni 	$L__BB1_82;
$L__BB1_81:
	cvt.u32.u64 	%r31, %rd7;
	cvt.u32.u64 	%r32, %rd326;
	div.u32 	%r33, %r32, %r31;
	cvt.u64.u32 	%rd342, %r33;
$L__BB1_82:
	cvt.u16.u64 	%rs10, %rd342;
	cvt.u16.u64 	%rs9, %rd341;
	mov.u64 	%rd343, %rd327;
	@%p40 bra 	$L__BB1_86;
	and.b64  	%rd238, %rd327, -4294967296;
	setp.eq.s64 	%p45, %rd238, 0;
	@%p45 bra 	$L__BB1_85;
	div.s64 	%rd343, %rd327, %rd7;
	bra.uni 	$L__BB1_86;
$L__BB1_85:
	cvt.u32.u64 	%r34, %rd7;
	cvt.u32.u64 	%r35, %rd327;
	div.u32 	%r36, %r35, %r34;
	cvt.u64.u32 	%rd343, %r36;
$L__BB1_86:
	mov.u64 	%rd344, %rd328;
	@%p40 bra 	$L__BB1_90;
	and.b64  	%rd239, %rd328, -4294967296;
	setp.eq.s64 	%p47, %rd239, 0;
	@%p47 bra 	$L__BB1_89;
	div.s64 	%rd344, %rd328, %rd7;
	bra.uni 	$L__BB1_90;
$L__BB1_89:
	cvt.u32.u64 	%r37, %rd7;
	cvt.u32.u64 	%r38, %rd328;
	div.u32 	%r39, %r38, %r37;
	cvt.u64.u32 	%rd344, %r39;
$L__BB1_90:
	cvt.u16.u64 	%rs12, %rd344;
	cvt.u16.u64 	%rs11, %rd343;
	mov.u64 	%rd345, %rd329;
	@%p40 bra 	$L__BB1_94;
	and.b64  	%rd240, %rd329, -4294967296;
	setp.eq.s64 	%p49, %rd240, 0;
	@%p49 bra 	$L__BB1_93;
	div.s64 	%rd345, %rd329, %rd7;
	bra.uni 	$L__BB1_94;
$L__BB1_93:
	cvt.u32.u64 	%r40, %rd7;
	cvt.u32.u64 	%r41, %rd329;
	div.u32 	%r42, %r41, %r40;
	cvt.u64.u32 	%rd345, %r42;
$L__BB1_94:
	mov.u64 	%rd346, %rd330;
	@%p40 bra 	$L__BB1_98;
	and.b64  	%rd241, %rd330, -4294967296;
	setp.eq.s64 	%p51, %rd241, 0;
	@%p51 bra 	$L__BB1_97;
	div.s64 	%rd346, %rd330, %rd7;
	bra.uni 	$L__BB1_98;
$L__BB1_97:
	cvt.u32.u64 	%r43, %rd7;
	cvt.u32.u64 	%r44, %rd330;
	div.u32 	%r45, %r44, %r43;
	cvt.u64.u32 	%rd346, %r45;
$L__BB1_98:
	cvt.u16.u64 	%rs14, %rd346;
	cvt.u16.u64 	%rs13, %rd345;
	mov.u64 	%rd347, %rd331;
	@%p40 bra 	$L__BB1_102;
	and.b64  	%rd242, %rd331, -4294967296;
	setp.eq.s64 	%p53, %rd242, 0;
	@%p53 bra 	$L__BB1_101;
	div.s64 	%rd347, %rd331, %rd7;
	bra.uni 	$L__BB1_102;
$L__BB1_101:
	cvt.u32.u64 	%r46, %rd7;
	cvt.u32.u64 	%r47, %rd331;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd347, %r48;
$L__BB1_102:
	mov.u64 	%rd348, %rd332;
	@%p40 bra 	$L__BB1_106;
	and.b64  	%rd243, %rd332, -4294967296;
	setp.eq.s64 	%p55, %rd243, 0;
	@%p55 bra 	$L__BB1_105;
	div.s64 	%rd348, %rd332, %rd7;
	bra.uni 	$L__BB1_106;
$L__BB1_105:
	cvt.u32.u64 	%r49, %rd7;
	cvt.u32.u64 	%r50, %rd332;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd348, %r51;
$L__BB1_106:
	shl.b64 	%rd244, %rd315, 4;
	add.s64 	%rd245, %rd1, %rd244;
	cvt.u16.u64 	%rs21, %rd348;
	cvt.u16.u64 	%rs22, %rd347;
	mov.b32 	%r52, {%rs22, %rs21};
	mov.b32 	%r53, {%rs13, %rs14};
	mov.b32 	%r54, {%rs11, %rs12};
	mov.b32 	%r55, {%rs9, %rs10};
	st.global.v4.u32 	[%rd245], {%r55, %r54, %r53, %r52};
	add.s64 	%rd315, %rd315, %rd8;
	setp.lt.u64 	%p56, %rd315, %rd5;
	@%p56 bra 	$L__BB1_5;
$L__BB1_107:
	and.b64  	%rd349, %rd223, -8;
$L__BB1_108:
	mov.u32 	%r56, %tid.x;
	cvt.u64.u32 	%rd246, %r56;
	add.s64 	%rd350, %rd349, %rd246;
	setp.ge.u64 	%p57, %rd350, %rd223;
	@%p57 bra 	$L__BB1_190;
	cvt.u64.u32 	%rd113, %r19;
	mov.u32 	%r57, %ntid.x;
	cvt.u64.u32 	%rd114, %r57;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB1_110:
	.pragma "nounroll";
	setp.eq.s32 	%p58, %r8, 0;
	@%p58 bra 	$L__BB1_112;
	ld.local.u64 	%rd351, [%rd3+8];
	bra.uni 	$L__BB1_113;
$L__BB1_112:
	ld.local.u64 	%rd351, [%rd3];
$L__BB1_113:
	shl.b64 	%rd247, %rd350, 1;
	add.s64 	%rd248, %rd351, %rd247;
	ld.s16 	%rd354, [%rd248];
	setp.lt.u32 	%p59, %r19, 2;
	@%p59 bra 	$L__BB1_126;
	mov.u32 	%r108, 1;
$L__BB1_115:
	.pragma "nounroll";
	setp.eq.s32 	%p60, %r8, %r108;
	@%p60 bra 	$L__BB1_117;
	bra.uni 	$L__BB1_116;
$L__BB1_117:
	ld.local.u64 	%rd353, [%rd3];
	bra.uni 	$L__BB1_118;
$L__BB1_116:
	ld.local.u64 	%rd249, [%rd3+16];
	cvt.u64.u32 	%rd250, %r108;
	mul.lo.s64 	%rd251, %rd249, %rd250;
	ld.local.u64 	%rd252, [%rd3+8];
	add.s64 	%rd353, %rd252, %rd251;
$L__BB1_118:
	add.s64 	%rd254, %rd353, %rd247;
	ld.s16 	%rd124, [%rd254];
	setp.eq.s32 	%p61, %r18, 1;
	@%p61 bra 	$L__BB1_123;
	setp.eq.s32 	%p62, %r18, 2;
	@%p62 bra 	$L__BB1_122;
	setp.ne.s32 	%p63, %r18, 3;
	@%p63 bra 	$L__BB1_124;
	max.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB1_125;
$L__BB1_123:
	mul.lo.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB1_125;
$L__BB1_122:
	min.s64 	%rd354, %rd354, %rd124;
	bra.uni 	$L__BB1_125;
$L__BB1_124:
	add.s64 	%rd354, %rd354, %rd124;
$L__BB1_125:
	add.s32 	%r108, %r108, 1;
	setp.lt.u32 	%p64, %r108, %r19;
	@%p64 bra 	$L__BB1_115;
$L__BB1_126:
	setp.ne.s32 	%p65, %r18, 4;
	@%p65 bra 	$L__BB1_130;
	and.b64  	%rd255, %rd354, -4294967296;
	setp.eq.s64 	%p66, %rd255, 0;
	@%p66 bra 	$L__BB1_129;
	div.s64 	%rd354, %rd354, %rd113;
	bra.uni 	$L__BB1_130;
$L__BB1_129:
	cvt.u32.u64 	%r59, %rd113;
	cvt.u32.u64 	%r60, %rd354;
	div.u32 	%r61, %r60, %r59;
	cvt.u64.u32 	%rd354, %r61;
$L__BB1_130:
	add.s64 	%rd257, %rd1, %rd247;
	st.global.u16 	[%rd257], %rd354;
	add.s64 	%rd350, %rd350, %rd114;
	setp.lt.u64 	%p67, %rd350, %rd223;
	@%p67 bra 	$L__BB1_110;
$L__BB1_190:
	ret;
}
`;
